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
      gentle: [
        'How many of those calls could you settle yourself, start to finish? It says more than how many came in.',
        'A few thousand calls teach you people. What did you learn to hear in the first ten seconds, and what did you do with it?',
      ],
    },
    {
      says: 'outbound call|outbound|telesales|telemarketing',
      near: 'call|calls|customer|customers|sales|campaign|campaigns|telesales|telemarketing|phone',
      brutal: [
        '“Is now a good time?” Outbound has been asking for decades, and no, it is not.',
        'Outbound calls: you dial, they eat. The nation has dinner all day.',
        'The dialler chooses the next number. Outbound agents have learned its sense of humour.',
      ],
      gentle: 'Contacts a shift and conversions: print both. And the sentence that kept people on the line, if you remember it.',
    },
    {
      says: 'high call volume|call volume|high volume of calls|calls per day|calls a day|high-volume call',
      brutal: [
        '{It}: the message says “unusually high”. It has said so every day since it was recorded.',
        'The board shows the call volume in red. It also has a green, which is believed to work.',
        'Peak is Monday at nine, says the planner. Peak is whenever two of you are at lunch.',
      ],
      gentle: 'Sixty calls and a hundred and twenty are two different jobs. Which was yours, and how did you stay friendly at the end of it?',
    },
    {
      says: 'average handling time|aht|average handle time|handling time|handle time|call time',
      brutal: [
        'AHT: be warm, be thorough, be patient, be done in four minutes and ten seconds.',
        'The best handling time on the floor belongs to somebody who transfers all of it.',
        'A caller starts the story with 2017. Handling time looks at the ceiling.',
      ],
      gentle: 'Yours, the target, and your satisfaction score beside it. Quick and liked is rare, and only the pair proves it.',
    },
    {
      says: 'first call resolution|first contact resolution|fcr|first-call resolution|resolved on first contact',
      brutal: [
        'First call resolution is measured by nobody ringing back. Some of them have just given up.',
        '“Is there anything else?” With those words many a first call resolution became a second call.',
      ],
      gentle: 'What share did you settle at once, and how many did the floor? A few points above average is worth bold type.',
    },
    {
      says: 'customer satisfaction|csat|customer satisfaction score|satisfaction score',
      brutal: [
        'One star. Comment: “She was lovely, the company is awful.” Customer satisfaction has no box for that.',
        'Customer satisfaction asks for a number from one to five. People would rather describe the wait.',
        'Eight out of ten was meant kindly. In customer satisfaction it counts as a shrug.',
      ],
      gentle: [
        'What did customers say about you by name? One sentence of theirs is stronger than any score, though the score may follow.',
        'Did anybody ever ring back only to say thank you? If you remember what for, that is the sentence to print here.',
      ],
    },
    {
      says: 'complaint|complaints|customer complaints|complaint handling|handling complaints|complaint resolution|resolving complaints|resolved complaints|handle complaints|customer complaint',
      brutal: [
        "A complaint starts with “I know it's not your fault”. It goes on as if it were.",
        '“I want to speak to your manager.” The manager is at the next desk, drawing a finger across the air.',
        'Complaints come with a reference number. The customer knows it by heart, and the system has never seen it.',
      ],
      gentle: [
        'Which complaint are you glad to have dealt with, and did they stay? One case, told in ten words, is enough.',
        'A complaint handled well can win somebody for good. Which one turned, and what was it that turned it?',
      ],
    },
    {
      says: 'escalation|escalations|escalated calls|escalated complaints|escalated call|de-escalation|deescalation|escalate|escalating',
      brutal: [
        'An escalation is the same answer from a chair with arms.',
        'De-escalation: you get slower, they get slower. It works on people, not on the phone system.',
        'An escalation comes with a summary. The summary says “see notes”, and the notes say “see call”.',
      ],
      gentle: [
        'What could you do for an escalated call that the first person could not? Usually it is something worth naming.',
        'Being the one whom the others hand the phone to is a kind of rank. What could you do in those calls that they could not?',
      ],
    },
    {
      says: 'live chat|web chat|webchat|chat support|online chat',
      brutal: [
        'Three chats at once: refund, delivery, and one where somebody is telling you about his boat.',
        '“Hello?” Live chat counts that as a contact. “Hello??” is the second.',
        'In live chat the customer types for two minutes. Then it says: “ok”.',
      ],
      gentle: 'How many chats at once could you hold and still sound like a person? That is a skill, so say it plainly.',
    },
    {
      says: 'email support|responding to emails|customer emails|answering emails|email enquiries|email queries|emails and calls|responded to emails|email correspondence',
      brutal: [
        'The email has no order number, no name and eleven exclamation marks. The subject is “again”.',
        'A customer replies to the automatic email, which cannot read, to thank it.',
        'Dear customer, thank you for your email. The template apologises before it knows.',
      ],
      gentle: 'Did your words become a template that the others used? In email support there is no finer compliment.',
    },
    {
      says: 'call script|phone script|telephone script|following scripts|sales script',
      brutal: [
        "The script says “pause for answer”. It doesn't say what to do with the answer.",
        '“I completely understand,” says the script, to somebody stuck in a lift.',
        'Page one of the script: sound natural.',
      ],
      gentle: 'Agents who changed one sentence of a script, and can say what it did, are soon asked to train others. Did you?',
    },
    {
      says: 'call center|call centre|contact centre|contact center',
      brutal: [
        'A call centre break is fifteen minutes, and nine of those are the queue for the microwave.',
        'A headset, a plant, a number from one to ten: the call centre issues you with all three.',
        "Everyone in the call centre can do everyone else's greeting. At parties they do.",
      ],
      gentle: [
        'Which product, which kind of call, how large a floor? A call centre is not one job, and a reader wants to picture yours.',
        'Noise, targets and strangers: not everyone can think in that. What did you become the person to ask about?',
      ],
    },
    {
      says: 'ivr|call routing|transferring calls|transferred calls|transfer calls|telephone system|phone system',
      brutal: [
        'Press one for sales, two for service, three for billing. They all ring at the same table.',
        "“I'll just put you through.” The phone system has a view on that.",
        'Hold music: eleven bars of Vivaldi, then a click like somebody picking up, then Vivaldi.',
      ],
      gentle: 'Misrouted calls can be counted, and cost money. Did ‘{it}’ mean that fewer callers landed in the wrong place?',
    },
    {
      says: 'crm|zendesk|salesforce|freshdesk|crm system|ticketing system|ticketing|intercom',
      brutal: [
        'Last note in {it}: “cust unhappy, called back, cust unhappy”. It is all there.',
        "{It} opens in a second window. The customer's whole history is in the third.",
        'Please hold while my system loads. {It} has heard every agent blame it, and usually rightly.',
      ],
      gentle: 'Good notes spare the next colleague a conversation. If repeat contacts fell because of yours, put the figure here.',
    },
    {
      says: 'processing orders|order processing|order enquiries|order queries|tracking orders|taking orders|order tracking|processed orders|customer orders|order entry|order status',
      brutal: [
        "“Where is my order?” They've clicked on tracking. It says: on its way. It has said that to both of you.",
        'Delivered, signed for by “Door”. Whoever tracks the order has asked to speak to Door.',
        "The order was for size 9. The customer wanted 9. The box says 9. It's a 6.",
      ],
      gentle: 'How many orders a day, and what did you catch before it went to the wrong address? The catch is the interesting bit.',
    },
    {
      says: 'refund|processing refunds|refund request|processing returns|returns and refunds',
      brutal: [
        'Refunds take three to five working days. The money is thought to be walking.',
        'Thirty days for a refund. It is day thirty-one, and everybody on the line knows that there is a button.',
        'A refund takes one click and three approvals, and the caller is holding.',
      ],
      gentle: 'Up to what amount could you decide alone? Authority over money is trust, and belongs in print.',
    },
    {
      says: 'billing enquiry|billing query|billing inquiry|billing issue|billing question|billing dispute|billing',
      near: 'call|calls|enquiries|inquiries|queries|dispute|disputes|customer|customers|issues|questions|resolve|resolved|phone',
      brutal: [
        '“Why is my bill higher?” Billing has eleven reasons, and a twelfth that it is not allowed to say.',
        'Sixteen digits, read out at the speed of a horse race. Billing asks for the middle four again.',
        'Pro rata: the two words by which any billing call gets longer.',
      ],
      gentle: [
        'Billing disputes settled, mistakes found, money brought in: which of the three can you count? Choose it and drop the rest.',
        'Billing is where trust is won or lost. What did you find in a bill that the system had missed, and how did the caller take it?',
      ],
    },
    {
      says: 'call queue|phone queue|queue management|wait time|waiting time',
      not: 'patient|patients',
      brutal: [
        '“You are number nine in the queue.” Numbers one to eight are explaining it from the beginning.',
        'Wait time is measured in minutes at one end and in songs at the other.',
      ],
      gentle: 'From how many minutes to how many, and what did you change? Queues are felt by everyone, and can be timed.',
    },
    {
      says: 'call quality|quality monitoring|call monitoring|call recording|quality score|call audit|monitored calls',
      brutal: [
        '94 for quality. Six points off for not using the name. The name was Mr Smyth-Featherstonehaugh-Jones.',
        '“This call may be recorded for training.” It is the reason for the smile in your voice, and the other thing on mute.',
        'Quality monitoring always picks the call with the parrot.',
      ],
      gentle: 'What was your average, and did you ever score others? Marking calls fairly is a step towards leading a team.',
    },
    {
      says: 'kpi|performance targets|key performance indicator|sla|service level',
      not: 'revenue|profit',
      brutal: [
        "Eighty per cent in twenty seconds. The service level counts hello. What comes after it is somebody else's KPI.",
        "There's a KPI for going to the toilet. On the screen it's called “aux 3”.",
        'Agents have eleven KPIs, and customers have one. They would like it to work.',
      ],
      gentle: 'You had your KPIs on a wall each day, so you know them by heart. Choose the one you were proud of, and print it.',
    },
    {
      says: 'team leader|team lead|floor walker|floorwalker|team manager',
      near: 'call|calls|agents|agent|team|floor|centre|center|advisors|advisers|shift|coached',
      brutal: [
        'The team leader walks the floor with a laptop open, like a waiter with one very heavy soup.',
        "Team leader: off the phones, they said. Today three are out, so here's your headset.",
        'Four hands up in four corners. The floorwalker walks eighty metres for one question.',
      ],
      gentle: 'What did the team get better at while it was yours? Then say how you did it with people who were on the phone all day.',
    },
    {
      says: 'rotating shifts|weekend shifts|shift pattern|shift bid|late shift|shift work|evening shifts',
      brutal: ['The shift bids open at noon. At 12.01 there are only Sundays left.', 'A shift pattern repeats every six weeks. Weddings and dentists do not.'],
      gentle: 'Availability matters here, so give it once and plainly. Then use the space for what you did with the hours.',
    },
    {
      says: 'training new|trained new|train new|new starters|new agents|coached agents|coaching agents|mentored new',
      near: 'agent|agents|advisor|advisors|adviser|advisers|call|calls|phones|staff|starters|hires|employees|representatives|team',
      not: 'flight',
      brutal: [
        "A new agent listens in for two days. On the third the phone rings, and it's the one that's never been in training.",
        'The trainer role-plays an angry caller with great joy. New starters find the real ones gentler.',
      ],
      gentle: 'How soon were the new ones happy on their own? Somebody who shortens the frightening weeks is worth a lot.',
    },
    {
      says: 'difficult customer|angry customer|irate customer|challenging customer|upset customer|dissatisfied customer|irate caller',
      brutal: [
        '{It}: first they tell you everything, then they breathe, then you may ask for the postcode.',
        'Difficult customers are mostly right and in the wrong queue.',
        "“I'm not shouting at you.” With {it}, that is the turning point.",
      ],
      gentle: 'Swap ‘{it}’ for one case in ten words: what they wanted, what you did, how it ended. It is worth the whole adjective.',
    },
    {
      says: 'knowledge base|faq|help article|knowledge article',
      brutal: [
        "The knowledge base has the answer. It's under the name the product had in 2016.",
        'An FAQ is what somebody thought people would ask. People ask where the phone number is.',
      ],
      gentle: 'Which article of yours took calls away? Deflection can be counted, and it scales in a way that no agent can.',
    },
    {
      says: 'customer records|account details|customer details|customer accounts|updating accounts',
      brutal: [
        'Can I take your postcode? First line of address? You can hear customers asking themselves who else rings.',
        '“D for?” One agent says Delta, the next says Dog, and the customer record says T.',
      ],
      gentle: 'Keeping it right while somebody talks is two skills in one. What did you notice in {it} that others had typed past?',
    },
    {
      says: 'security questions|id&v|identity verification|data protection|gdpr|caller verification',
      brutal: [
        'Security question: what is your favourite film? It was set six years ago. There have been films since.',
        "“It's me,” says the caller. Data protection needs more than that, and he's told it his dog's name.",
        'Favourite place? “Oh.” Verification gives it a moment. “Was it Wales?”',
      ],
      gentle: "Trusted with people's accounts: that is what this line says. Years without a breach make a quiet, strong figure.",
    },
    {
      says: 'wpm|words per minute|typing speed',
      brutal: [
        'Fast typing. At the other end it sounds as if something were being done. Sometimes it is lunch.',
        'At that typing speed the notes are finished before the complaint is.',
      ],
      gentle: 'Print the {it} and the accuracy together. A tested figure is a fact, and facts are scarce in this part of a CV.',
    },
    {
      says: 'technical support|tech support|broadband|helpline',
      brutal: [
        '“Is there a light on the router?” “Which one?” “The router.” “Which router?”',
        'Turn it off, count to thirty, turn it on. Tech support counts along, and in those thirty seconds hears about the dog.',
        'Troubleshooting over the phone: one of you knows what to do, and the other is under the stairs.',
      ],
      gentle: 'In {it} work, what could you mend over the phone that once needed a visit? Each van that stayed in the yard was your doing.',
    },
    {
      says: 'home-based|working from home|work from home|remote agent|remote customer service',
      brutal: [
        'Calls from home: a silence, a doorbell, and the professional calm of somebody whose dog has seen the postman.',
        'The background on the screen is a bookshelf. The background on the call is bin day.',
      ],
      gentle: 'Working from home with nobody watching takes character. If your figures held, or rose, say so.',
    },
    {
      says: 'multilingual|bilingual|language line|second language',
      brutal: ['A bilingual agent gets both queues and one break.', 'Transferred for language reasons. It is always just before the end of the story.'],
      gentle: 'Languages with levels, and the share of your calls in each: in service that is a direct reason to hire you.',
    },
    {
      says: 'empathy|active listening|empathetic|listening skills',
      brutal: [
        '“I hear you.” Quality gives empathy two points, and a further one if the caller notices.',
        'Active listening: mm, right, mm, I see. The line went dead some time ago.',
        "There's a box for empathy on the score sheet, between “verified postcode” and “offered broadband”.",
      ],
      gentle: "Listening shows in what you found out. Which customer's real problem was not the one they rang about?",
    },
    {
      says: 'general enquiries|customer enquiries|customer queries|customer inquiries|telephone enquiries',
      brutal: [
        'Enquiries cover bins, opening hours, and one caller who would simply like to say something.',
        "“It's only a quick question.” An enquiry with that start has three parts and a history.",
        "The answer is on the website. The caller is on the website. That's why they're calling.",
      ],
      gentle: 'What did people ask most, and did you get that answered before they had to ring? That is service at its best.',
    },
    {
      says: 'upselling|upsell|cross-selling|upsold|cross selling',
      brutal: [
        'Upselling on a fault call: the line is down, so has the customer thought about more speed?',
        "“While I've got you.” Upselling always has you.",
        'There are three boxes to tick before the call may end, and one of them is upselling a router.',
      ],
      gentle: 'What share of calls, and how many cancelled within the month? Sales that stick are the ones worth printing.',
    },
    {
      says: 'retentions|customer retention|cancellation|save desk|retention team|retention department',
      not: 'document|records|data',
      brutal: [
        "“I'd like to cancel.” Retention hears a hello.",
        'To join takes a click. To leave takes retention, eleven questions and a pause for regret.',
        'In retention the third offer is the real one, and the whole country knows it.',
      ],
      gentle: "Behind ‘{it}’ there's a caller who meant to go. How often did one stay, and what did you say that was not on the screen?",
    },
    {
      says: 'callback|call back|scheduled callback',
      brutal: [
        'A callback between two and four. The customer sat by the phone till four and is in the shower now.',
        'Callbacks are promised by one shift and kept by another.',
      ],
      gentle: 'A promise kept is service in its plainest form. What share went out on time, and who checked?',
    },
    {
      says: 'omnichannel|omni-channel|multichannel support|multi-channel support',
      brutal: [
        'Omnichannel: the customer has written, chatted and rung, and has three answers.',
        'In omnichannel support the same complaint arrives four times, once with a picture.',
      ],
      gentle: 'Which channels, in what mix, and which one did you run best? A figure for each would sort it at a glance.',
    },
    {
      says: 'social media|twitter|facebook|social media enquiries',
      near: 'customer|enquiries|queries|complaint|complaints|respond|responding|response|messages|support|comments',
      brutal: [
        'In public the customer gets an answer in four minutes. On the phone he is number nine. Word has got round.',
        '“Please send us a private message.” Social media support says so to everyone, in public, with a heart.',
      ],
      gentle: 'Speed and tone on {it}, with the brand watching, are the whole craft. Say how many a day, and whether a complaint ever turned into praise.',
    },
    {
      says: 'workforce management|schedule adherence|rostering|real time analyst',
      brutal: [
        'Adherence: 96%. The missing four were spent on a customer who was not finished.',
        'The forecast said 412 calls. Then the postman brought the new prices.',
        'Schedule adherence knows that you came back from lunch at 13.01.',
      ],
      gentle: 'Print yours if it was high; reliability is what planners dream of. If you did the planning, print the forecast error.',
    },
    {
      says: 'employee of the month|agent of the month',
      brutal: [
        'Employee of the month is a frame by the lift. It has been the same frame, with the same voucher, for years.',
        'Agent of the month gets the good chair. The good chair squeaks.',
      ],
      gentle: 'For which figure, out of how many people? The reason behind the prize is worth more than the prize.',
    },
  ],
  'banking-and-insurance': [
    {
      says: 'kyc|know your customer|customer due diligence|cdd|enhanced due diligence',
      brutal: [
        'Source of wealth: “business”. KYC would like to hear the second chapter.',
        'A proof of address less than three months old, from a customer who has gone paperless. That is KYC.',
      ],
      gentle: 'Was there a file that looked fine, and that you looked at once more? Without names, that is the best KYC story there is.',
    },
    {
      says: 'aml|anti-money laundering|anti money laundering|suspicious activity report|financial crime',
      brutal: [
        'A suspicious activity report goes into a system and never writes back. AML people are used to one-way letters.',
        'Nine alerts out of ten are a café paying in Saturday. AML has to look at the tenth with the same eyes.',
        'You must not tip off. In AML a coffee break goes rather quiet.',
      ],
      gentle: 'Nobody can print the AML cases, and nobody needs to. Say what you made quicker or clearer in how they were looked at.',
    },
    {
      says: 'transaction monitoring|fraud detection|fraud prevention|fraud investigation|card fraud',
      brutal: [
        'The fraud system blocks the card at a petrol station in Carlisle. The fraud system has never been to Carlisle.',
        '“Was it you?” Fraud asks in a text that looks exactly like fraud.',
        'The favourite word of fraud prevention is “unusual”. Holidays are unusual. So is generosity.',
      ],
      gentle: 'What sum was stopped, and how many good customers were left in peace? Both belong in the line, and few give the second.',
    },
    {
      says: 'cash handling|cash drawer|vault|balancing cash|teller|counting cash|cash transactions|balanced cash',
      brutal: [
        'The cash agrees to the penny, and nobody hears about it. Ten pence out, and there is a meeting.',
        'A teller can tell nineteen twenties from twenty with one thumb.',
        'Coins in a jar, two minutes before closing. Everyone at the counter is suddenly very busy with cash.',
      ],
      gentle: [
        '‘{It}’ and never a difference: for how many years? It is a very good sentence, and the rest of the line can go.',
        "From ‘{it}’ I gather that you had other people's money near you all day. What did your manager stop checking because it was you?",
      ],
    },
    {
      says: 'bank branch|branch network|branch manager|branch target|branch',
      near: 'bank|banking|customer|customers|counter|teller|cash|targets|sales|loan|loans|deposit|deposits|financial',
      brutal: [
        'The branch has a machine that does everything, and a colleague to stand next to it.',
        'A branch has a pen on a chain. They lend millions and keep hold of the pen.',
        'The branch queue is four people and a sigh. The counter has two windows, and one has the sign.',
      ],
      gentle: [
        'What kind of place was the branch in, and what got better there in your time? A reader wants to see the street.',
        'A branch is a small town with a safe. What did people come in for, and which of them asked for you by name?',
      ],
    },
    {
      says: 'account opening|opening accounts|open accounts|opened accounts|current account|savings account',
      brutal: [
        'To open an account you need a bill. To get a bill you need an account. Banks call that a journey.',
        'Account opening takes forty minutes. In thirty-eight of those the printer is warming up.',
      ],
      gentle: 'What else did people come back for, after opening the account? A relationship is what a branch is really paid for.',
    },
    {
      says: 'mortgage|mortgages|mortgage application|mortgage advice|residential mortgage|mortgage applications',
      brutal: [
        "Three months' statements. Underwriting has seen the takeaways and asks about number four.",
        'A mortgage is agreed in principle. The principle is that nobody has looked yet.',
        '“Just one more document.” Mortgage advisers have a voice for that.',
      ],
      gentle: [
        'How often did the first lender say yes? Placing a mortgage right at once is the skill, and few print it.',
        'Behind each of them stood people with boxes half packed. Which difficult one did you get home, and what made it work?',
      ],
    },
    {
      says: 'cii|cert cii|acii|chartered insurance',
      brutal: [
        'When in doubt in a CII paper, the answer is “utmost good faith”.',
        'CII papers have a case about a bakery with a flat roof. After the exam you cannot buy bread calmly.',
      ],
      gentle: 'Give the level, the year and the papers left. In regulated work it is the first thing that a compliance desk ticks.',
    },
    {
      says: 'lending|loan|loans|loan application|consumer loan|personal loan|loan applications|commercial lending|credit application',
      not: 'librarian|museum|interlibrary',
      brutal: [
        'A loan application has forty boxes. The decision was in the third.',
        'The bank lends an umbrella and asks for it back when it rains. Lending people have heard it, thank you.',
        "Affordability: income, outgoings, and a line called “other” that did not come up in the interview. That's lending.",
      ],
      gentle: [
        'On the {it}, give volume and losses since: together they tell more about your judgement than any sum alone.',
        'Half the art of ‘{it}’ is saying no well. Did anyone come back later, stronger, because of the way you had said it?',
      ],
    },
    {
      says: 'credit risk|credit analysis|credit assessment|credit paper|credit committee|credit scoring|credit analyst|credit rating|creditworthiness',
      brutal: [
        'A credit paper is 30 pages, and committee asks about the hotel on page 28.',
        'EBITDA adjusted, normalised and pro forma. Credit analysis takes them off again, one by one, like coats.',
        'Probability of default: 1.2%. The other 98.8% still have to be rung about their accounts.',
      ],
      gentle: "Which credit did you turn down that would have hurt? A loss avoided is the analyst's trophy, so describe it safely.",
    },
    {
      says: 'underwriting|underwriter|underwrite|underwrote|underwriting guidelines|risk selection',
      not: 'mortgage|mortgages|loan|loans|credit',
      brutal: [
        "The proposal form asks whether there is cooking on the premises. It's a chip shop. The underwriter asks anyway.",
        'Flat roof, thatch, fireworks next door: underwriters meet, and try to top each other.',
        '“Refer.” In underwriting that is a decision about who will be deciding.',
      ],
      gentle: 'Authority and outcome are all that ‘{it}’ needs: what limit could you sign alone, and what was the loss ratio on your book?',
    },
    {
      says: 'claims handling|insurance claim|motor claim|property claim|claims processing|claims management|claim handling|claim',
      not: 'medical|warranty|hospital|travel claim',
      brutal: [
        '“I was stationary.” “So was I.” The claim will have to explain how they met.',
        'Three photographs of a wet ceiling, one of them with a thumb in it. The claim has begun.',
        'A mobile phone fell into the sea. In claims the sea has a drawer of its own.',
      ],
      gentle: [
        'How long did people wait for their claim when you came, and how long when you left? That is what both sides feel.',
        'People ring about a claim on one of their worse days. What did you do in the first call that made the rest of it easier?',
      ],
    },
    {
      says: "insurance broker|broking|lloyd's|london market",
      brutal: [
        "Lloyd's has a bell for lost ships. Brokers carry folders past it on the way to lunch.",
        'A broker needs three quotes, two signatures and one underwriter who still answers on a Friday.',
        "The broker presents the risk as “well managed”. There's a picture, taken from the good side.",
      ],
      gentle: "Premium placed and share renewed: that's what a broking house reads for. And the hard risk that you got home.",
    },
    {
      says: 'actuarial|actuary|pricing model|glm|ifoa',
      near: 'actuarial|actuary|pricing|model|ifoa|exam|exams|glm|insurance|reserving|rate|table',
      brutal: [
        'Actuarial exams take years. At the end you can work out how many will finish.',
        'The GLM has 43 factors, and the market has one. It is a meerkat.',
        'An actuary gives the answer as a range, and the board asks which end.',
      ],
      gentle: 'Exams passed so far, and which rate or reserve moved because of your model? The two together place you exactly.',
    },
    {
      says: 'financial model|financial modelling|financial modeling|dcf|valuation model|three-statement model',
      brutal: [
        'A DCF: ten years of care, and 80% of the value is in the row called “thereafter”.',
        'The balance sheet balances. There is a cell in row 212, in white, that sees to it. Financial modelling has its secrets.',
        "Change the growth from 2 to 2.5 and the company is worth a third more. It's that sort of model.",
      ],
      gentle: 'What was decided on the strength of the {it}, and how near did the figures come? Deals closed or stopped are a better measure than tabs.',
    },
    {
      says: 'pitch book|pitchbook|investment banking|mergers and acquisitions|deal team|sell-side|buy-side',
      brutal: [
        "Comments on the pitch book arrive at 1.12 in the morning: “pls align logos”. They're aligned. Pls align again.",
        'The M&A team calls it Project Falcon. The company makes lids.',
        'Everyone on the deal gets a tombstone in acrylic. In investment banking that is good news.',
      ],
      gentle: 'Deals by size, by your role, by outcome: a table of three lines would beat any paragraph here.',
    },
    {
      says: 'bloomberg|bloomberg terminal',
      brutal: [
        '{It} has a function for everything. People know eleven, and one of those is for restaurants.',
        'Ask {it} for a price and it gives you four, and a keyboard shortcut.',
      ],
      gentle: 'What did you find in it that others paid for? Skill with data is worth something when an idea came from it.',
    },
    {
      says: 'portfolio management|asset allocation|investment portfolio|assets under management|fund management|portfolio manager',
      brutal: [
        "Past performance is no guide. It's on page one. Performance is on page two, in green.",
        'The portfolio is diversified: eleven funds, all of which own the same six companies.',
        'A portfolio beats the index or has “a long-term view”.',
      ],
      gentle: 'What was the portfolio for, and how did it do against what it was measured by? Over years, please, not quarters.',
    },
    {
      says: 'financial adviser|financial advice|financial planning|ifa|pension transfer|pension advice|pensions|wealth management|retirement planning|financial advisor',
      not: 'analysis|forecasting|budget|fp&a',
      brutal: [
        'Attitude to risk, on a scale of one to ten. Clients say seven, and mean going up.',
        'The suitability report is 46 pages for one sentence. Compliance liked the 46.',
        '“My neighbour got nine per cent.” Financial advice has never been able to find that neighbour.',
      ],
      gentle: 'The truest figure beside ‘{it}’ is how many clients came because another client had told them to.',
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
      gentle: [
        'Which finding was closed on your watch, and did it stay closed? In compliance, lasting is the achievement.',
        'The test of compliance is whether busy people can keep the rules. Which one did you make easier to keep?',
      ],
    },
    {
      says: 'risk management|operational risk|risk analysis|risk appetite|market risk|risk and control',
      near: 'bank|credit|market|operational|financial|risk|framework|control|controls|var|insurance|appetite|portfolio',
      brutal: [
        "Risk appetite: low. It's in the policy, next to a growth target.",
        'Operational risk is somebody clicking Yes. They have a matrix for it, in five colours.',
        "VaR says what you can lose on 99 days in a hundred. It's the other one they ring about.",
      ],
      gentle: [
        'Which loss became smaller or rarer because of you? Good risk management leaves no trace, so this line has to.',
        'Whom did you have to disappoint, and did they thank you for it later? Risk work is best told as one conversation.',
      ],
    },
    {
      says: 'financial analysis|ratio analysis|financial statement analysis|financial statement|balance sheet',
      brutal: [
        'Read the notes first, says every analyst. The truth is in note 27, under “other”.',
        "A current ratio of 1.4 means nothing, until it's 0.9 and there's a call.",
        'The annual report has a kingfisher on it. Financial analysis turns straight to the pension deficit.',
      ],
      gentle: [
        'What did you see in the figures that the summary left out? One such find shows you can read.',
        'Figures tell a story to whoever waits. Which page made you stop, and whom did you show it to?',
      ],
    },
    {
      says: 'excel|advanced excel|microsoft excel|spreadsheet',
      not: 'excel in|excel at|excel as|excels',
      brutal: [
        'Banks move billions through systems built for it, and then through a spreadsheet called Rec_v9_JT.',
        'The spreadsheet on which the desk depends is open on one PC. There is a note on the PC.',
        '#REF! in cell B2. Somebody in risk has deleted a column, and London is waking up.',
      ],
      gentle: [
        'What ran on your {it}, and how much quicker was it afterwards? Say the process and the hours, and name who used it.',
        'In finance a sheet is trusted long before it is checked. What did you build into your {it} that earned the trust?',
      ],
    },
    {
      says: 'reconciliation|trade settlement|nostro|back office|middle office|trade support',
      near: 'trade|settlement|cash|bank|nostro|breaks|daily|reconcile|accounts|operations|funds|securities',
      brutal: [
        'Two banks, one trade, and a difference of a cent. Settlements has the weekend for the cent.',
        'A break over thirty days gets a nickname. Reconciliations has four of those.',
        'The front office makes the trade. The back office makes it true.',
      ],
      gentle: 'Those who hire for {it} look at the trend: trades a day, breaks open at the end of it, and how many there were when you came.',
    },
    {
      says: 'swift payment|sepa|wire transfer|chaps|international payments|payment processing|faster payments|payment operations',
      brutal: [
        'The cut-off for payments is ten to. The instruction comes at five to, marked urgent.',
        'A payment takes one second to send and two days to check.',
        'One digit of the IBAN is wrong. It was copied out by hand, twice, by lawyers, and the payment is for a house.',
      ],
      gentle: 'Volume a day, value, error rate: payment teams run on those three, and hiring managers scan for them.',
    },
    {
      says: 'cross-selling|cross selling|needs analysis|referral|product sales',
      near: 'bank|banking|branch|customer|customers|product|products|insurance|client|clients|target|targets|financial|sales',
      not: 'physician|patient|doctor',
      brutal: [
        'They came to pay in a cheque and left with a leaflet about life. Banks call that a needs analysis.',
        "“While you're here.” In a bank, that is a sales target clearing its throat.",
        "Referrals count when the adviser was in. He's in on alternate Wednesdays.",
      ],
      gentle: 'Did people keep what they had taken? If they did, the need was real, and that makes it selling in the best sense.',
    },
    {
      says: 'high net worth|hnw|private client|private banking|hnwi|investor relations',
      brutal: [
        'A high net worth client has a lawyer, an accountant and a friend who reads things. The friend has a question.',
        'Private banking: the coffee has a saucer, the chair has arms, and the form is the same form.',
        'Investors want quarterly letters that explain the rain, and take the sun for granted.',
      ],
      gentle: 'How many of them were sent to you by another client? In private banking, that is the reference that counts.',
    },
    {
      says: "commercial lines|personal lines|professional indemnity|employers' liability|public liability|commercial insurance|motor insurance|home insurance|liability insurance",
      brutal: [
        '“We do a bit of everything,” says the form for {it}. That is eleven policies or none.',
        'Four pages say what {it} covers. Forty say what was meant by “covers”.',
      ],
      gentle: 'Which classes and sizes, and what was your hit rate on quotes? Specialists are hired by class, so name yours first.',
    },
    {
      says: 'equity research|equities|research report|stock pitch',
      near: 'equity|equities|stock|market|sell-side|buy-side|coverage|valuation|investment',
      brutal: [
        'Equity research: buy, hold and, for those who would like to lose their access, sell.',
        '“Priced in.” In equities it is said of everything that has already happened.',
        'The price target is twelve months out. Equity research updates it the day after.',
      ],
      gentle: 'Which call did you make, when, and what came of it? One dated view, right or wrong, says more than coverage.',
    },
    {
      says: 'trading floor|trading desk|fx trading|proprietary trading|equity trading|bond trading|energy trading',
      brutal: [
        'On a trading floor there are six screens each, and all look at the seventh, where the football is.',
        'A trader is right 52 times in a hundred and mentions the 52.',
        '“Long-term position”: a trade that went the wrong way on Monday.',
      ],
      gentle: 'Limits, products, result and worst week: four facts. Naming the last one calmly is the mark of a professional.',
    },
    {
      says: 'basel|basel iii|solvency ii|basel ii',
      brutal: [
        '{It}: three pillars, some thousand pages, one number in the press release.',
        'Pillar three of {it} is disclosure. It is read by the people who wrote it, at another bank.',
      ],
      gentle: 'Which part did you own: data, model, report? A submission on time, with no findings, is short and strong.',
    },
    {
      says: 'stress testing|stress test|ccar|scenario analysis',
      brutal: [
        'In a stress test property falls by a third, rates go to six, and the canteen carries on.',
        '“Extreme but plausible.” Stress testing has since apologised to the word extreme.',
      ],
      gentle: 'Which scenario showed something new, and what limit moved because of it? That turns an exercise into an outcome.',
    },
    {
      says: 'due diligence|data room|financial due diligence',
      not: 'customer due diligence|enhanced',
      brutal: [
        "Due diligence asks for the top ten customers. Number one is the owner's other company.",
        "File 9.4 in the data room is a scan of a photocopy of a fax, sideways. That'll be the important one.",
        'Sixty questions on Friday at seven. At the other end of the due diligence a coat comes off again.',
      ],
      gentle: 'What did you find in the due diligence that moved the price, or stopped the deal? The find is the line.',
    },
    {
      says: 'private equity|venture capital',
      brutal: [
        'Private equity looks at a hundred, bids on ten, buys one and puts the other nine in the deck.',
        'The term sheet is three pages and takes nine weeks. The document is 300 and takes a night.',
        '“We love the team.” In venture capital that is a no with a view.',
      ],
      gentle: 'Did you bring deals in, or bring them home? They are two skills, and private equity hires for each.',
    },
    {
      says: 'escape of water',
      brutal: ['Escape of water. It sounds planned.', 'With an escape of water the leak is one floor above whoever rings.'],
      gentle: 'How fast was somebody in a dry room again? With an escape of water the first two days are what people remember.',
    },
    {
      says: 'subsidence',
      brutal: [
        'Subsidence: everyone looks at the tree. The tree was there before the policy.',
        'With subsidence you put a gauge on the crack and come back in a year. It is the gardening of claims.',
      ],
      gentle: 'Long cases need a steady hand. How many did you run at once, and how did you keep the owner with you?',
    },
    {
      says: 'reserving|ibnr|claims reserve|loss reserve',
      brutal: [
        'IBNR is what has happened and nobody has said. Reserving can even tell you what it cost.',
        'Too high, and finance rings. Too low, and finance rings later. Reserving is choosing the year of the call.',
      ],
      gentle: 'How did yours develop after a year or two? Good reserving is modest and can be proved; hardly anyone prints it.',
    },
    {
      says: 'loss ratio|combined ratio',
      brutal: ['The loss ratio is 64%. Then it hails on a car park.', 'A combined ratio of 99.8 means champagne, in small glasses.'],
      gentle: 'From what to what, on which book? Then the thing you stopped writing: that is usually where the points came from.',
    },
    {
      says: 'fca|fca regulated|fca regulation|financial conduct authority|smcr',
      brutal: [
        'The FCA wants plain language. It explains that in a paper of 121 pages.',
        "A letter from the FCA begins “Dear CEO”, and by ten o'clock it is everybody's.",
      ],
      gentle: 'What did you change in practice: a letter, a call, a product? One outcome that improved is the best line here.',
    },
    {
      says: 'policy renewal|insurance renewal|gross written premium|gwp|insurance premium|renewal',
      near: 'insurance|policy|policies|client|clients|gwp|written|commercial|book|process|processed|premium|customer|motor|retention',
      brutal: [
        'Renewal: nothing has changed, so it is 14% more.',
        'They all shopped around before renewal. The premium has been standing at the door with its coat off.',
        "The renewal letter has last year's premium on it, in a typeface that hopes.",
      ],
      gentle: 'Premiums go up and people still renew, if someone explains it well. Was that you, and how many stayed?',
    },
  ],
};
