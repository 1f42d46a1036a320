import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What call centres, banks and insurers laugh about. */
export const OF_PHONES_AND_BANKS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'phone-and-chat': [
    {
      says: 'inbound call|inbound|incoming calls|incoming call|answering calls|answered calls|handling calls|handled calls',
      near: 'call|calls|customer|customers|phone|phones',
      brutal: [
        "Inbound: “I've been holding for forty minutes.” It was six. It felt like forty to both.",
        'Every inbound call is a surprise, and most of them are about the letter.',
        'Calls come in one at a time. The screen says 31 waiting, in red, for encouragement.',
      ],
      gentle: 'Calls you settled alone, start to finish, count for more than calls you took. If you have that share, put it in this line.',
    },
    {
      says: 'outbound call|outbound|telesales|telemarketing',
      near: 'call|calls|customer|customers|sales|campaign|campaigns|telesales|telemarketing|phone',
      brutal: [
        '“Is now a good time?” Outbound has been asking for decades, and no, it is not.',
        'Outbound calls: you dial, they eat. The nation has dinner all day.',
        'The dialler chooses the next number. Outbound agents have learned its sense of humour.',
      ],
      gentle: 'Contacts a shift and conversions belong side by side here. Add one without the other, if you have one.',
    },
    {
      says: 'high call volume|call volume|high volume of calls|calls per day|calls a day|high-volume call',
      brutal: [
        '{It}: the message says “unusually high”. It has said so every day since it was recorded.',
        'The board shows the call volume in red. It also has a green, which is believed to work.',
        'Peak is Monday at nine, says the planner. Peak is whenever two of you are at lunch.',
      ],
      gentle: 'Sixty calls a day and a hundred and twenty are two different jobs. With the average length beside the number, a reader knows which was yours.',
    },
    {
      says: 'average handling time|aht|average handle time|handling time|handle time|call time',
      brutal: [
        'AHT: be warm, be thorough, be patient, be done in four minutes and ten seconds.',
        'The best handling time on the floor belongs to somebody who transfers all of it.',
        'A caller starts the story with 2017. Handling time looks at the ceiling.',
      ],
      gentle: 'Handling time is only strong with the target and the satisfaction score next to it. Quick and liked is rare, and only the pair proves it.',
    },
    {
      says: 'first call resolution|first contact resolution|fcr|first-call resolution|resolved on first contact',
      brutal: [
        'First call resolution is measured by nobody ringing back. Some of them have just given up.',
        '“Is there anything else?” With those words many a first call resolution became a second call.',
      ],
      gentle: "First call resolution reads best against the floor's average. Three points above it is worth bold type; alone, the figure has no scale.",
    },
    {
      says: 'customer satisfaction|csat|customer satisfaction score|satisfaction score',
      brutal: [
        'One star. Comment: “She was lovely, the company is awful.” Customer satisfaction has no box for that.',
        'Customer satisfaction asks for a number from one to five. People would rather describe the wait.',
        'Eight out of ten was meant kindly. In customer satisfaction it counts as a shrug.',
      ],
      gentle: 'A satisfaction score needs something to compare with. Add the target, and how many surveys it rests on.',
    },
    {
      says: 'complaint|complaints|customer complaints|complaint handling|handling complaints|complaint resolution|resolving complaints|resolved complaints|handle complaints|customer complaint',
      brutal: [
        "A complaint starts with “I know it's not your fault”. It goes on as if it were.",
        '“I want to speak to your manager.” The manager is at the next desk, drawing a finger across the air.',
        'Complaints come with a reference number. The customer knows it by heart, and the system has never seen it.',
      ],
      gentle: 'Handling complaints is diplomacy under pressure. Tell one in ten words: what went wrong, and what you decided.',
    },
    {
      says: 'escalation|escalations|escalated calls|escalated complaints|escalated call|de-escalation|deescalation|escalate|escalating',
      brutal: [
        'An escalation is the same answer from a chair with arms.',
        'De-escalation: you get slower, they get slower. It works on people, not on the phone system.',
        'An escalation comes with a summary. The summary says “see notes”, and the notes say “see call”.',
      ],
      gentle: 'Name what you could do that the first person could not: a credit, an exception, a decision. That is the rank behind this word.',
    },
    {
      says: 'live chat|web chat|webchat|chat support|online chat',
      brutal: [
        'Three chats at once: refund, delivery, and one where somebody is telling you about his boat.',
        '“Hello?” Live chat counts that as a contact. “Hello??” is the second.',
        'In live chat the customer types for two minutes. Then it says: “ok”.',
      ],
      gentle: 'Live chat is hired by how many at once. Two is learning, four is a professional; with the satisfaction score beside it, the line is complete.',
    },
    {
      says: 'email support|responding to emails|customer emails|answering emails|email enquiries|email queries|emails and calls|responded to emails|email correspondence',
      not: 'internal|vendor',
      brutal: [
        'The email has no order number, no name and eleven exclamation marks. The subject is “again”.',
        'A customer replies to the automatic email, which cannot read, to thank it.',
        'Dear customer, thank you for your email. The template apologises before it knows.',
      ],
      gentle: 'If one of your replies became a template for the others, write that. In written support there is no finer compliment.',
    },
    {
      says: 'call script|phone script|telephone script|following scripts|sales script',
      brutal: [
        "The script says “pause for answer”. It doesn't say what to do with the answer.",
        '“I completely understand,” says the script, to somebody stuck in a lift.',
        'Page one of the script: sound natural.',
      ],
      gentle: 'A better line in a script pays for itself. If you changed one, quote it.',
    },
    {
      says: 'call center|call centre|contact centre|contact center',
      brutal: [
        'A call centre break is fifteen minutes, and nine of those are the queue for the microwave.',
        'A headset, a plant, a number from one to ten: the call centre issues you with all three.',
        "Everyone in the call centre can do everyone else's greeting. At parties they do.",
      ],
      gentle: 'Call centre is ten different jobs. Name the product, the kind of call and how many a day.',
    },
    {
      says: 'ivr|call routing|transferring calls|transferred calls|transfer calls|telephone system|phone system',
      brutal: [
        'Press one for sales, two for service, three for billing. They all ring at the same table.',
        "“I'll just put you through.” The phone system has a view on that.",
        'Hold music: eleven bars of Vivaldi, then a click like somebody picking up, then Vivaldi.',
      ],
      gentle: 'Misrouted calls cost money and can be counted. If fewer landed in the wrong place in your time, that is a line for the top of the job.',
    },
    {
      says: 'crm|zendesk|salesforce|freshdesk|crm system|ticketing system|ticketing|intercom',
      not: 'box office|theatre|concert|door|gate|entrance',
      brutal: [
        'Last note in {it}: “cust unhappy, called back, cust unhappy”. It is all there.',
        "{It} opens in a second window. The customer's whole history is in the third.",
        'Please hold while my system loads. {It} has heard every agent blame it, and usually rightly.',
      ],
      gentle: 'The name of the system saves a new team a week of training. If your notes spared people a second call, that is worth more than the name.',
    },
    {
      says: 'processing orders|order processing|order enquiries|order queries|tracking orders|taking orders|order tracking|processed orders|customer orders|order entry|order status',
      not: 'table|restaurant|food|kitchen',
      brutal: [
        "“Where is my order?” They've clicked on tracking. It says: on its way. It has said that to both of you.",
        'Delivered, signed for by “Door”. Whoever tracks the order has asked to speak to Door.',
        'The order was for two boxes of ten. It came as ten boxes of two. Everyone can count, and nobody is happy.',
      ],
      gentle: 'Order processing is judged by what did not go wrong. Give orders a day, and the error rate.',
    },
    {
      says: 'refund|processing refunds|refund request|processing returns|returns and refunds',
      brutal: [
        'Refunds take three to five working days. The money is thought to be walking.',
        'Thirty days for a refund. It is day thirty-one, and everybody knows that there is a button.',
        'A refund takes one click and three approvals, and the customer is still waiting.',
      ],
      gentle: 'The sum you could refund without asking belongs in this line, if there was one. Authority over money is trust in print.',
    },
    {
      says: 'billing enquiry|billing query|billing inquiry|billing issue|billing question|billing dispute|billing',
      near: 'call|calls|enquiries|inquiries|queries|dispute|disputes|customer|customers|issues|questions|resolve|resolved|phone',
      brutal: [
        '“Why is my bill higher?” Billing has eleven reasons, and a twelfth that it is not allowed to say.',
        'Sixteen digits, read out at the speed of a horse race. Billing asks for the middle four again.',
        'Pro rata: the two words by which any billing call gets longer.',
      ],
      gentle: 'Billing calls are the hard ones. Say what you did with them: disputes settled, errors found or money brought in.',
    },
    {
      says: 'call queue|phone queue|queue management|wait time|waiting time',
      not: 'patient|patients',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        '“You are number nine in the queue.” Numbers one to eight are explaining it from the beginning.',
        'Wait time is measured in minutes at one end and in songs at the other.',
      ],
      gentle: 'A queue is felt by everyone and can be timed. Add the minutes before and after, and the one thing that was changed.',
    },
    {
      says: 'call quality|quality monitoring|call monitoring|call recording|quality score|call audit|monitored calls',
      brutal: [
        '94 for quality. Six points off for not using the name. The name was Mr Smyth-Featherstonehaugh-Jones.',
        '“This call may be recorded for training.” It is the reason for the smile in your voice, and the other thing on mute.',
        'Quality monitoring always picks the call with the parrot.',
      ],
      gentle: "If you scored other people's calls, say so beside your own average. Marking fairly is the first thing a team leader has to learn.",
    },
    {
      says: 'kpi|performance targets|key performance indicator|sla|service level',
      not: 'revenue|profit',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        "Eighty per cent in twenty seconds. The service level counts hello. What comes after it is somebody else's KPI.",
        "There's a KPI for going to the toilet. On the screen it's called “aux 3”.",
        'Agents have eleven KPIs, and customers have one. They would like it to work.',
      ],
      gentle: 'A wall of KPIs says nothing; one of them, with its target and yours, says it all. Choose the one your manager mentioned most.',
    },
    {
      says: 'team leader|team lead|floor walker|floorwalker|team manager',
      near: 'call|calls|agents|agent|team|floor|centre|center|advisors|advisers|shift|coached',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        'The team leader walks the floor with a laptop open, like a waiter with one very heavy soup.',
        "Team leader: off the phones, they said. Today three are out, so here's your headset.",
        'Four hands up in four corners. The floorwalker walks eighty metres for one question.',
      ],
      gentle: 'Size of team first, then the one figure that moved while it was yours. If you still took calls yourself, that counts as well.',
    },
    {
      says: 'rotating shifts|weekend shifts|shift pattern|shift bid|late shift|shift work|evening shifts',
      brutal: ['The shift bids open at noon. At 12.01 there are only Sundays left.', 'A shift pattern repeats every six weeks. Weddings and dentists do not.'],
      gentle: 'Availability is half the job in service. Given once and plainly, perhaps in the profile, it saves the recruiter a phone call.',
    },
    {
      says: 'training new|trained new|train new|new starters|new agents|coached agents|coaching agents|mentored new',
      near: 'agent|agents|advisor|advisors|adviser|advisers|call|calls|phones|staff|starters|hires|employees|representatives|team',
      not: 'flight',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        "A new agent listens in for two days. On the third the phone rings, and it's the one that's never been in training.",
        'The trainer role-plays an angry caller with great joy. New starters find the real ones gentler.',
      ],
      gentle: 'Weeks until a new colleague takes calls alone: that is what training costs. If yours were ready sooner, print the two numbers.',
    },
    {
      says: 'difficult customer|angry customer|irate customer|challenging customer|upset customer|dissatisfied customer|irate caller',
      brutal: [
        '{It}: first they tell you everything, then they breathe, then you may ask for the name.',
        'Difficult customers are mostly right and in the wrong queue.',
        "“I'm not shouting at you.” With {it}, that is the turning point.",
      ],
      gentle: "“Difficult” is everybody's word. What they wanted, what you did and how it ended, in ten words, is yours alone.",
    },
    {
      says: 'knowledge base|faq|help article|knowledge article',
      brutal: [
        "The knowledge base has the answer. It's under the name the product had in 2016.",
        'An FAQ is what somebody thought people would ask. People ask where the phone number is.',
      ],
      gentle: 'An article that takes calls away works all night. Add views, or the calls it saved.',
    },
    {
      says: 'customer records|account details|customer details|customer accounts|updating accounts',
      not: 'key|managing|portfolio|revenue',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        'Can I take the postcode? First line of the address? You can hear customers asking themselves who else rings.',
        '“D for?” One agent says Delta, the next says Dog, and the customer record says T.',
      ],
      gentle: 'Typing it right while somebody talks is two skills at once. An accuracy figure from the quality sheet would prove both.',
    },
    {
      says: 'security questions|id&v|identity verification|data protection|gdpr|caller verification',
      around: 'call|caller|phone|telephone|inbound|outbound|contact centre|contact center|helpline|hotline|headset|telesales',
      brutal: [
        'Security question: what is your favourite film? It was set six years ago. There have been films since.',
        "“It's me,” says the caller. Data protection needs more than that, and he's told it his dog's name.",
        'Favourite place? “Oh.” Verification gives it a moment. “Was it the sea?”',
      ],
      gentle: 'Years on the phones without a breach make a short, strong statement, if that is yours to make. Banks and insurers look for it.',
    },
    {
      says: 'wpm|words per minute|typing speed',
      brutal: [
        'Fast typing. At the other end it sounds as if something were being done. Sometimes it is lunch.',
        'At that typing speed the notes are finished before the complaint is.',
      ],
      gentle: 'Speed and accuracy go together, and the test they come from makes them a fact. Speed alone gets doubted.',
    },
    {
      says: 'technical support|tech support|broadband|helpline',
      brutal: [
        '“What does it say on the screen?” “Nothing.” “Is it on?” “Is what on?”',
        'Turn it off, count to thirty, turn it on. Tech support counts along, and in those thirty seconds hears about the dog.',
        'Support over the phone: one of you knows what to do, and the other is under the desk.',
      ],
      gentle: 'A fault solved on the phone is a visit saved. Add the share you closed without sending anyone out.',
    },
    {
      says: 'home-based|working from home|work from home|remote agent|remote customer service',
      brutal: [
        'Calls from home: a silence, a doorbell, and the professional calm of somebody whose dog has seen the postman.',
        'The background on the screen is a bookshelf. The background on the call is bin day.',
      ],
      gentle: 'Managers worry about figures at home. If yours held or rose once you left the floor, that one clause answers them.',
    },
    {
      says: 'multilingual|bilingual|language line|second language',
      brutal: ['A bilingual agent gets both queues and one break.', 'Transferred for language reasons. It is always just before the end of the story.'],
      gentle: 'Each language with its level, and the share of contacts you handled in it. In service that is a reason to hire, not an ornament.',
    },
    {
      says: 'empathy|active listening|empathetic|listening skills',
      brutal: [
        '“I hear you.” Quality gives empathy two points, and a further one if the caller notices.',
        'Active listening: mm, right, mm, I see. The line went dead some time ago.',
        "There's a box for empathy on the score sheet, between “used the name” and “offered the upgrade”.",
      ],
      gentle: 'Listening shows in what it uncovered. Add the customer whose real problem.',
    },
    {
      says: 'general enquiries|customer enquiries|customer queries|customer inquiries|telephone enquiries',
      brutal: [
        'Enquiries cover opening hours, prices, and one caller who would simply like to say something.',
        "“It's only a quick question.” An enquiry with that start has three parts and a history.",
        "The answer is on the website. The caller is on the website. That's why they're calling.",
      ],
      gentle: 'Answering questions all day is how you learn a product. Name the two things people asked most.',
    },
    {
      says: 'upselling|upsell|cross-selling|upsold|cross selling',
      brutal: [
        'Upselling on a complaint: it has arrived broken, so has the customer thought about the larger one?',
        "“While I've got you.” Upselling always has you.",
        'There are three boxes to tick before the call may end, and one of them is the upgrade.',
      ],
      gentle: 'Sales that are not cancelled a month later are the ones worth printing. If you have that share, it beats the total.',
    },
    {
      says: 'retentions|customer retention|cancellation|save desk|retention team|retention department',
      not: 'document|records|data',
      brutal: [
        "“I'd like to cancel.” Retention hears a hello.",
        'To join takes a click. To leave takes retention, eleven questions and a pause for regret.',
        'In retention the third offer is the real one, and the whole country knows it.',
      ],
      gentle: 'The share of leavers who stayed is the whole trade of retention. With what you were allowed to offer beside it, it can be judged.',
    },
    {
      says: 'callback|call back|scheduled callback',
      brutal: [
        'A callback between two and four. The customer sat by the phone till four and is in the shower now.',
        'Callbacks are promised by one shift and kept by another.',
      ],
      gentle: 'Callbacks made on time are a promise that can be measured. If the share was kept anywhere, it belongs next to this word.',
    },
    {
      says: 'omnichannel|omni-channel|multichannel support|multi-channel support',
      brutal: [
        'Omnichannel: the customer has written, chatted and rung, and has three answers.',
        'In omnichannel support the same complaint arrives four times, once with a picture.',
      ],
      gentle: 'Name the channels in the order of how much you did of each. Phone first or chat first sends a CV to two different teams.',
    },
    {
      says: 'social media|twitter|facebook|social media enquiries',
      near: 'customer|enquiries|queries|complaint|complaints|respond|responding|response|messages|support|comments',
      brutal: [
        'In public the customer gets an answer in four minutes. On the phone he is number nine. Word has got round.',
        '“Please send us a private message.” Social media support says so to everyone, in public, with a heart.',
      ],
      gentle: 'Answering in public needs judgement a phone never asks for. Add response time and the platform.',
    },
    {
      says: 'workforce management|schedule adherence|rostering|real time analyst',
      brutal: [
        'Adherence: 96%. The missing four were spent on a customer who was not finished.',
        'The forecast said 412 calls. Then the postman brought the new prices.',
        'Schedule adherence knows that you came back from lunch at 13.01.',
      ],
      gentle: 'An adherence or forecast figure belongs here. Planning is hired by its error: two per cent out is good, and few people print it.',
    },
    {
      says: 'employee of the month|agent of the month',
      brutal: [
        'Employee of the month is a frame by the lift. It has been the same frame, with the same voucher, for years.',
        'Agent of the month gets the good chair. The good chair squeaks.',
      ],
      gentle: 'The prize wants its reason: the figure it was given for and the number of people it was picked from. Then it counts for more than one month.',
    },
  ],
  'banking-and-insurance': [
    {
      says: 'kyc|know your customer|customer due diligence|cdd|enhanced due diligence',
      brutal: [
        'Source of wealth: “business”. KYC would like to hear the second chapter.',
        'A proof of address less than three months old, from a customer who has gone paperless. That is KYC.',
      ],
      gentle: 'Say which files were yours: private or corporate, onboarding or review, and how complex. KYC teams hire by exactly that.',
    },
    {
      says: 'aml|anti-money laundering|anti money laundering|suspicious activity report|financial crime',
      brutal: [
        'A suspicious activity report goes into a system and never writes back. AML people are used to one-way letters.',
        'Nine alerts out of ten are a café paying in Saturday. AML has to look at the tenth with the same eyes.',
        'You must not tip off. In AML a coffee break goes rather quiet.',
      ],
      gentle: 'AML cases stay closed to a reader, but the shape is free to tell: alerts or investigations, volume, and the share you took to a report.',
    },
    {
      says: 'transaction monitoring|fraud detection|fraud prevention|fraud investigation|card fraud',
      around: 'bank|card|payment|transaction|account|branch|chargeback|merchant|fintech|customer',
      brutal: [
        'The fraud system blocks the card at a petrol station two hours from home. The fraud system has never had a holiday.',
        '“Was it you?” Fraud asks in a text that looks exactly like fraud.',
        'The favourite word of fraud prevention is “unusual”. Holidays are unusual. So is generosity.',
      ],
      gentle: 'Money stopped is half of it. Add the good customers left in peace, as a false positive rate.',
    },
    {
      says: 'cash handling|cash drawer|vault|balancing cash|teller|counting cash|cash transactions|balanced cash',
      not: 'data vault|hashicorp',
      brutal: [
        'The cash agrees to the penny, and nobody hears about it. Ten pence out, and there is a meeting.',
        'A teller can tell nineteen twenties from twenty with one thumb.',
        'Coins in a jar, two minutes before closing. Everyone at the counter is suddenly very busy with cash.',
      ],
      gentle: 'A drawer that balances, year after year, is a very good sentence. If yours did, say so.',
    },
    {
      says: 'bank branch|branch network|branch manager|branch target|branch',
      near: 'bank|banking|customer|customers|counter|teller|cash|targets|sales|loan|loans|deposit|deposits|financial',
      not: 'git',
      around: 'bank|teller|cash|loan|mortgage|deposit|credit union|building society',
      brutal: [
        'The branch has a machine that does everything, and a colleague to stand next to it.',
        'A branch has a pen on a chain. They lend millions and keep hold of the pen.',
        'The branch queue is four people and a sigh. The counter has two windows, and one has the sign.',
      ],
      gentle: 'The size of the branch tells most: counters, staff, what it sold. A village branch and a city flagship train two different bankers.',
    },
    {
      says: 'account opening|opening accounts|open accounts|opened accounts|current account|savings account',
      not: 'deficit|balance of payments',
      brutal: [
        'To open an account you need a bill. To get a bill you need an account. Banks call that a journey.',
        'Account opening takes forty minutes. In thirty-eight of those the printer is warming up.',
      ],
      gentle: 'Opening accounts is where a bank is paid or fined. If your files passed the checks first time, that is what to print here.',
    },
    {
      says: 'mortgage|mortgages|mortgage application|mortgage advice|residential mortgage|mortgage applications',
      not: 'backed|mbs|securitisation|securitization',
      brutal: [
        'Three months of statements. The lender has read them all, and would like to ask about the pizza.',
        'A mortgage is approved in principle. The principle is that nobody has looked yet.',
        '“Just one more document.” Mortgage advisers have a voice for that.',
      ],
      gentle: 'How often the first lender said yes is the figure of this work. If you know it, it replaces the number of applications.',
    },
    {
      says: 'cii|cert cii|acii|chartered insurance',
      around: 'insurance|insurer|underwrit|claim|broker|diploma|certificate|premium',
      brutal: [
        'When in doubt in a CII paper, the answer is “utmost good faith”.',
        'CII papers have a case about a bakery with a flat roof. After the exam you cannot buy bread calmly.',
      ],
      gentle: 'Give the level, year and papers still to come: in regulated work this is the first thing compliance ticks, so let it stand near the top.',
    },
    {
      says: 'lending|loan|loans|loan application|consumer loan|personal loan|loan applications|commercial lending|credit application',
      not: 'librarian|museum|interlibrary',
      brutal: [
        'A loan application has forty boxes. The decision was in the third.',
        'The bank lends an umbrella and asks for it back when it rains. Lending people have heard it, thank you.',
        'Everybody who asks for a loan says what it is for. The statements say what it will be for.',
      ],
      gentle: 'Volume lent and losses since then, side by side, say more about judgement than any sum. If one is confidential, give the other as a share.',
    },
    {
      says: 'credit risk|credit analysis|credit assessment|credit paper|credit committee|credit scoring|credit analyst|credit rating|creditworthiness',
      not: 'consumer|scorecard|personal',
      brutal: [
        'A credit paper is 30 pages, and committee asks about the hotel on page 28.',
        'EBITDA adjusted, normalised and pro forma. Credit analysis takes them off again, one by one, like coats.',
        'Probability of default: 1.2%. The other 98.8% still have to be rung about their accounts.',
      ],
      gentle: "Name the borrowers: sector, size, and the largest limit you wrote up. A loss you advised against, told without names, is an analyst's trophy.",
    },
    {
      says: 'underwriting|underwriter|underwrite|underwrote|underwriting guidelines|risk selection',
      not: 'mortgage|mortgages|loan|loans|credit|securities|ipo|equity|debt|bond|life|medical',
      around: "insurance|insurer|policy|policies|premium|claim|broker|property|liability|peril|reinsurance|casualty|lloyd's",
      brutal: [
        "The proposal form asks whether there is cooking on the premises. It's a chip shop. The underwriter asks anyway.",
        'Flat roof, thatch, fireworks next door: underwriters meet, and try to top each other.',
        '“Refer.” In underwriting that is a decision about who will be deciding.',
      ],
      gentle: "Authority and outcome carry an underwriter's line: the limit you could sign alone, and the loss ratio on the book behind it.",
    },
    {
      says: 'claims handling|insurance claim|motor claim|property claim|claims processing|claims management|claim handling|claim',
      not: 'medical|warranty|hospital|travel claim|injury|workers|disability|life|death|tax|vat|benefit|benefits|employment|legal|bordereau|bordereaux|binder|binding authority|binding authorities|reinsurance|cargo|expense|expenses|mileage',
      brutal: [
        '“I was stationary.” “So was I.” The claim will have to explain how they met.',
        'Three photographs of a wet ceiling, one of them with a thumb in it. The claim has begun.',
        'A mobile phone fell into the sea. In claims the sea has a drawer of its own.',
      ],
      gentle: 'Class, open files at a time and the limit you could settle alone: with these three a claims manager knows your desk.',
    },
    {
      says: "insurance broker|broking|lloyd's|london market",
      brutal: [
        'A broker knows what the underwriter had for lunch. It comes up before the risk does.',
        'A broker needs three quotes, two signatures and one underwriter who still answers on a Friday.',
        "The broker presents the risk as “well managed”. There's a picture, taken from the good side.",
      ],
      gentle: 'Premium placed and the share renewed are what a broking house reads for. The hard risk you found a home for comes next.',
    },
    {
      says: 'actuarial|actuary|pricing model|glm|ifoa',
      near: 'actuarial|actuary|pricing|model|ifoa|exam|exams|glm|insurance|reserving|rate|table',
      around: 'actuar|insurance|insurer|premium|reserving|ifoa|glm|underwrit',
      brutal: [
        'Actuarial exams take years. At the end you can work out how many will finish.',
        'The GLM has 43 factors, and the market has one. It is the price.',
        'An actuary gives the answer as a range, and the board asks which end.',
      ],
      gentle: 'Papers passed, and a rate or reserve that moved because of your model: the two together place an actuary exactly.',
    },
    {
      says: 'financial model|financial modelling|financial modeling|dcf|valuation model|three-statement model',
      brutal: [
        'A DCF: ten years of care, and 80% of the value is in the row called “thereafter”.',
        'The balance sheet balances. There is a cell in row 212, in white, that sees to it. Financial modelling has its secrets.',
        "Change the growth from 2 to 2.5 and the company is worth a third more. It's that sort of model.",
      ],
      gentle: 'A model is worth the decision it led to. Say which: a deal done, a deal stopped, a budget moved.',
    },
    {
      says: 'pitch book|pitchbook|investment banking|mergers and acquisitions|deal team|sell-side|buy-side',
      not: 'research|trading|trader|equities',
      brutal: [
        "Comments on the pitch book arrive at 1.12 in the morning: “pls align logos”. They're aligned. Pls align again.",
        'The M&A team calls it Project Falcon. The company makes lids.',
        'Everyone on the deal gets a tombstone in acrylic. In investment banking that is good news.',
      ],
      gentle: 'A deal list does it best: size, sector, your part, outcome, a line each.',
    },
    {
      says: 'bloomberg|bloomberg terminal',
      brutal: [
        '{It} has a function for everything. People know eleven, and one of those is for restaurants.',
        'Ask {it} for a price and it gives you four, and a keyboard shortcut.',
      ],
      gentle: 'A terminal is assumed on a desk. The screens or functions you lived in say which market you know, and take five words.',
    },
    {
      says: 'portfolio management|asset allocation|investment portfolio|assets under management|fund management|portfolio manager',
      not: 'project|property|loan|insurance|pricing|product',
      around: 'fund|investment|asset|equity|equities|bond|securities|benchmark|wealth|aum',
      brutal: [
        "Past performance is no guide. It's on page one. Performance is on page two, in green.",
        'The portfolio is diversified: eleven funds, all of which own the same six companies.',
        'A portfolio beats the index or has “a long-term view”.',
      ],
      gentle: 'Size, mandate and benchmark first, then the result over years rather than quarters. Anything less reads as hiding something.',
    },
    {
      says: 'financial adviser|financial advice|financial planning|ifa|pension transfer|pension advice|pensions|wealth management|retirement planning|financial advisor',
      not: 'analysis|forecasting|budget|fp&a',
      around: 'adviser|advisor|wealth|planner|ifa|suitability|private client',
      brutal: [
        'Attitude to risk, on a scale of one to ten. Clients say seven, and mean going up.',
        'The suitability report is 46 pages for one sentence. Compliance liked the 46.',
        '“My neighbour got nine per cent.” Financial advice has never been able to find that neighbour.',
      ],
      gentle: 'Clients sent by clients are the best proof an adviser has. Give the share.',
    },
    {
      says: 'compliance monitoring|compliance check|regulatory compliance|compliance training|regulatory reporting|compliance',
      near: 'bank|banking|financial|insurance|fca|regulatory|monitoring|audit|auditing|risk|reporting|aml|sec',
      not: 'hipaa|cms|safety|osha|non-profit',
      brutal: [
        'Compliance has seen the poster and would like an asterisk.',
        'Compliance wants the number by the 15th. What it means by the number comes out on the 20th.',
        'The compliance module has eleven slides on gifts. You may keep the pen.',
      ],
      gentle: 'Compliance shows in what stays closed. Name the rule, and one finding you closed.',
    },
    {
      says: 'risk management|operational risk|risk analysis|risk appetite|market risk|risk and control',
      near: 'bank|credit|market|operational|financial|risk|framework|control|controls|var|insurance|appetite|portfolio',
      brutal: [
        "Risk appetite: low. It's in the policy, next to a growth target.",
        'Operational risk is somebody clicking Yes. They have a matrix for it, in five colours.',
        "VaR says what you can lose on 99 days in a hundred. It's the other one they ring about.",
      ],
      gentle: 'Good risk work leaves no trace, so you have to say it. Name a loss that got smaller or rarer.',
    },
    {
      says: 'financial analysis|ratio analysis|financial statement analysis|financial statement|balance sheet',
      brutal: [
        'Read the notes first, says every analyst. The truth is in note 27, under “other”.',
        "A current ratio of 1.4 means nothing, until it's 0.9 and there's a call.",
        'The annual report has a kingfisher on it. Financial analysis turns straight to the pension deficit.',
      ],
      gentle: 'An analyst is worth what others missed. Give one example, without names: a margin, a covenant, a footnote.',
    },
    {
      says: 'excel|advanced excel|microsoft excel|spreadsheet',
      not: 'excel in|excel at|excel as|excels',
      brutal: [
        'Money moves through systems built for it, and then through a spreadsheet called Rec_v9_JT.',
        'The spreadsheet on which the desk depends is open on one PC. There is a note on the PC.',
        '#REF! in cell B2. Somebody in risk has deleted a column, and the desk is waking up.',
      ],
      gentle: '‘Advanced’ is on every CV. Name what ran on your spreadsheet, and who used it.',
    },
    {
      says: 'reconciliation|trade settlement|nostro|back office|middle office|trade support',
      near: 'trade|settlement|cash|bank|nostro|breaks|daily|reconcile|accounts|operations|funds|securities',
      brutal: [
        'Two banks, one trade, and a difference of a cent. Settlements has the weekend for the cent.',
        'A break over thirty days gets a nickname. Reconciliations has four of those.',
        'The front office makes the trade. The back office makes it true.',
      ],
      gentle: 'Items a day and breaks left open at the end of it: the trend from your first month to your last is what operations hires on.',
    },
    {
      says: 'swift payment|sepa|wire transfer|chaps|international payments|payment processing|faster payments|payment operations',
      brutal: [
        'The cut-off for payments is ten to. The instruction comes at five to, marked urgent.',
        'A payment takes one second to send and two days to check.',
        'One digit of the account number is wrong. It was copied out by hand, twice, by lawyers, and the payment is for a house.',
      ],
      gentle: 'Give volume a day, value and error rate: payment teams run on these three, and the person who hires scans for them.',
    },
    {
      says: 'cross-selling|cross selling|needs analysis|referral|product sales',
      near: 'bank|banking|branch|customer|customers|product|products|insurance|client|clients|target|targets|financial|sales',
      not: 'physician|patient|doctor',
      around: 'bank|branch|teller|credit union|building society',
      brutal: [
        'They came to pay in a cheque and left with a leaflet about life. Banks call that a needs analysis.',
        "“While you're here.” In a bank, that is a sales target clearing its throat.",
        "Referrals count when the adviser was in. He's in on alternate Wednesdays.",
      ],
      gentle: 'Products that customers still hold a year later show the need was real. If your branch measured that, it is the figure to choose.',
    },
    {
      says: 'high net worth|hnw|private client|private banking|hnwi',
      brutal: [
        'A high net worth client has a lawyer, an accountant and a friend who reads things. The friend has a question.',
        'Private banking: the coffee has a saucer, the chair has arms, and the form is the same form.',
      ],
      gentle: 'Number of relationships and assets, as a range if they are private, tell the reader which end of the market you know.',
    },
    {
      says: "commercial lines|personal lines|professional indemnity|employers' liability|public liability|commercial insurance|motor insurance|home insurance|liability insurance",
      brutal: [
        '“We do a bit of everything,” says the form for {it}. That is eleven policies or none.',
        'Four pages say what {it} covers. Forty say what was meant by “covers”.',
      ],
      gentle: 'Specialists are hired by class. Name the one you know best.',
    },
    {
      says: 'equity research|equities|research report|stock pitch',
      near: 'equity|equities|stock|market|sell-side|buy-side|coverage|valuation|investment',
      brutal: [
        'Equity research: buy, hold and, for those who would like to lose their access, sell.',
        '“Priced in.” In equities it is said of everything that has already happened.',
        'The price target is twelve months out. Equity research updates it the day after.',
      ],
      gentle: 'One dated call says more than a coverage list, right or wrong: the name, the month, the view, what it did next.',
    },
    {
      says: 'trading floor|trading desk|fx trading|proprietary trading|equity trading|bond trading|energy trading',
      brutal: [
        'On a trading floor there are six screens each, and all look at the seventh, where the match is.',
        'A trader is right 52 times in a hundred and mentions the 52.',
        '“Long-term position”: a trade that went the wrong way on Monday.',
      ],
      gentle: 'Products, limits and result make a desk readable. Add a worst week, named calmly, if you have one.',
    },
    {
      says: 'basel|basel iii|solvency ii|basel ii',
      around: 'capital|pillar|risk|bank|insurer|insurance|regulatory|rwa|liquidity|solvency',
      brutal: [
        '{It}: three pillars, some thousand pages, one number in the press release.',
        'Pillar three of {it} is disclosure. It is read by the people who wrote it, at the firm next door.',
      ],
      gentle: 'Name the part you owned: data, model, return or report. A submission on time without findings is short and very strong.',
    },
    {
      says: 'stress testing|stress test|ccar|scenario analysis',
      not: 'software|load',
      brutal: [
        'In a stress test property falls by a third, rates go to six, and the canteen carries on.',
        '“Extreme but plausible.” Stress testing has since apologised to the word extreme.',
      ],
      gentle: 'A limit that moved because of one scenario turns an exercise into an outcome. That clause is the one to look for here.',
    },
    {
      says: 'due diligence|data room|financial due diligence',
      not: 'customer due diligence|enhanced|client|kyc|aml',
      around: 'deal|acquisition|m&a|transaction|equity|investment|corporate|target|valuation|investor|data room',
      brutal: [
        "Due diligence asks for the top ten customers. Number one is the owner's other company.",
        "File 9.4 in the data room is a scan of a photocopy of a fax, sideways. That'll be the important one.",
        'Sixty questions on Friday at seven. At the other end of the due diligence a coat comes off again.',
      ],
      gentle: 'The find is the line: the thing in the papers that moved a price or stopped a deal. Add sector and size.',
    },
    {
      says: 'private equity|venture capital',
      brutal: [
        'Private equity looks at a hundred, bids on ten, buys one and puts the other nine in the deck.',
        'The term sheet is three pages and takes nine weeks. The document is 300 and takes a night.',
        '“We love the team.” In venture capital that is a no with a view.',
      ],
      gentle: 'Bringing deals in and bringing them home are two skills, and funds hire for each. Which of the two was yours belongs in this line.',
    },
    {
      says: 'escape of water',
      brutal: ['Escape of water. It sounds planned.', 'With an escape of water the leak is one floor above whoever rings.'],
      gentle: 'Days from first call to a dry room is what a claimant remembers. If you kept that short, this line can carry the figure.',
    },
    {
      says: 'subsidence',
      brutal: [
        'Subsidence: everyone looks at the tree. The tree was there before the policy.',
        'With subsidence you put a gauge on the crack and come back in a year. It is the gardening of claims.',
      ],
      gentle: 'Long cases need a steady hand. Open files at once, and the longest one you brought to a close, show it without an adjective.',
    },
    {
      says: 'reserving|ibnr|claims reserve|loss reserve',
      brutal: [
        'IBNR is what has happened and nobody has said. Reserving can even tell you what it cost.',
        'Too high, and finance rings. Too low, and finance rings later. Reserving is choosing the year of the call.',
      ],
      gentle: 'How a reserve developed two years on can be proved, and hardly anyone prints it. Redundant by a little is the best thing to be able to say.',
    },
    {
      says: 'loss ratio|combined ratio',
      brutal: [
        'The loss ratio looks lovely all year. Then it hails on a car park.',
        'A combined ratio just under a hundred means champagne, in small glasses.',
      ],
      gentle: 'From what to what, on which book, and which business was given up for it: that is usually where the points came from.',
    },
    {
      says: 'fca|fca regulated|fca regulation|financial conduct authority|smcr',
      brutal: [
        'The FCA wants plain language. It explains that in a paper of 121 pages.',
        "A letter from the FCA begins “Dear CEO”, and by ten o'clock it is everybody's.",
      ],
      gentle: 'Regulated experience is read as practice: one letter, call or product that changed because of the rule. Name the permission you held, if any.',
    },
    {
      says: 'policy renewal|insurance renewal|gross written premium|gwp|insurance premium|renewal',
      near: 'insurance|policy|policies|client|clients|gwp|written|commercial|book|process|processed|premium|customer|motor|retention',
      around: 'insurance|insurer|premium|policy|policies|broker|underwrit',
      brutal: [
        'Renewal: nothing has changed, so it costs more.',
        'They all shopped around before renewal. The premium has been standing at the door with its coat off.',
        "The renewal letter has last year's premium on it, in a typeface that hopes.",
      ],
      gentle: 'Retention at renewal is the figure: share kept, on how many policies. If you explained the rise and they stayed, it is yours.',
    },
  ],
};
