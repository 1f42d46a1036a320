import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What salespeople, estate agents, assistants and office managers laugh about. */
export const OF_SALES_AND_OFFICE: Partial<Record<Trade, readonly ComicEntry[]>> = {
  sales: [
    {
      says: 'cold calling|cold call|cold calls|cold-calling|cold-called',
      brutal: [
        '“Just send me an email.” Cold calling has heard it in all the keys.',
        'The first ten seconds of a cold call decide it, and the name of your company takes six.',
        'Cold calls go best on Tuesdays at ten, according to people who sell training for cold calls.',
      ],
      gentle: 'Dials a day, conversations, meetings: three numbers, and a sales manager can see your whole week. Print them.',
    },
    {
      says: 'sales target|target|quota|monthly target|revenue target|annual target',
      not: 'market|audience|demographic',
      brutal: [
        'Hit the target in March, and in April it is higher. No other prize works like that.',
        'The target is set in December by somebody who will not be making the calls.',
        'Monthly targets explain why half of all contracts are signed on the 31st, at six, from a car.',
      ],
      gentle: 'What was the figure, and what did you reach? A percentage of target is the first thing a sales manager looks for on the page.',
    },
    {
      says: 'exceeded target|exceeding target|exceeded targets|exceeding targets|exceeded sales targets|exceeded quota|over target|above target',
      brutal: [
        'Exceeded by how much? Salespeople forget birthdays, anniversaries and where the car is. They never forget that number.',
        'If you exceeded target, it is higher now. Somebody in the building is not your friend.',
        'Exceeded is a lovely word. 118% is a lovelier one, and it takes up less room.',
      ],
      gentle: 'By what percentage, over how many quarters, where in the team? This is your best sentence, and it is missing its figures.',
    },
    {
      says: 'sales pipeline|pipeline|pipeline management',
      brutal: [
        '40% in the pipeline means “they were nice about it”.',
        'A pipeline has coverage of three times target. Two of the three are called Steve and have gone quiet.',
        'That deal has been in the pipeline, closing next month, since before the carpet.',
      ],
      gentle: 'How large was it, and how much of it closed? Pipeline value beside win rate tells the reader you are honest about both.',
    },
    {
      says: 'lead generation|lead gen|generating leads|generated leads|lead qualification|qualifying leads|sales lead|qualified leads',
      brutal: [
        'A lead from marketing: downloaded a PDF, entered the phone number as 12345.',
        'Hot lead, warm lead, cold lead. And then the one who only wanted the pen.',
        'Qualified leads have budget, authority and need. The rest have a phone that rings out.',
      ],
      gentle: 'How many a month, and what share turned into a meeting? Quality of leads is best shown by who wanted them next.',
    },
    {
      says: 'closing deals|closed deals|closing sales|closing the deal|closed sales|deal closing|close deals|closing skills',
      brutal: [
        'Always be closing, says the film. Everybody quotes it. The speech is by somebody threatening their jobs.',
        'Deals close on the last day of the quarter, with a discount, and everyone acts surprised at both.',
        '“We just need legal to look.” There goes a closed deal, on its way back to open.',
      ],
      gentle: 'Largest deal, average deal, length of cycle: with these three a sales leader can place you to the inch.',
    },
    {
      says: 'negotiation|negotiating|negotiated|contract negotiation|negotiate',
      brutal: [
        'Ask for 20, offer 5, meet at 10. Negotiation takes three weeks so that it looks like work.',
        'Procurement opens every negotiation by saying that a competitor is cheaper. The competitor is never there.',
        '“Let me see what I can do.” In negotiation, that is a walk to the kettle.',
      ],
      gentle: 'What did you hold on to, and what did you give for it? Margin kept is the number that proves a negotiator.',
    },
    {
      says: 'upselling|upsell|cross-selling|cross selling|up-selling|cross-sell|upsold',
      brutal: [
        'Upselling: they came in for a cable and are being asked about a plan for the cable.',
        '“Would you like the warranty with that?” Upselling has paid for a lot of roofs.',
        'Cross-selling works best on those who are still holding their card.',
      ],
      gentle: 'What was the attach rate or the rise in average order? Upselling that customers thanked you for is a skill worth a number.',
    },
    {
      says: 'objection handling|handling objections|overcoming objections|overcame objections|overcome objections',
      brutal: [
        "“It's too expensive.” Objection handling begins with four seconds of silence, and they are long.",
        'There are five objections. The scripts for them fill a ring binder.',
        '“I need to speak to my partner.” Objection handling has met a lot of partners who were a Labrador.',
      ],
      gentle: 'Which objection did you hear most, and what answer turned it? One real example is better than the phrase.',
    },
    {
      says: 'account management|managing accounts|managed accounts|manage accounts|client account',
      brutal: [
        'Account management is remembering the golf, the dog and the renewal date, and mentioning them in that order.',
        'Your contact has moved on. The new one has “always used somebody else”. So begins account management.',
        'A happy account never calls. Account management has to guess which kind of quiet it is.',
      ],
      gentle: 'How many accounts, what value, and what share renewed? Retention is the answer that every employer pays for.',
    },
    {
      says: 'key account|key accounts|key account management|key client|strategic account',
      brutal: [
        'A key account is 30% of revenue, 80% of the emails and wants a discount for both.',
        'Key accounts get a quarterly review, with pastries. What they wanted was the invoice to be right.',
      ],
      gentle: 'Who are they, if you may say, and did they grow while you had them? A percentage would settle it.',
    },
    {
      says: 'territory|sales territory|sales region',
      brutal: [
        'A territory is drawn on a map by somebody who has never driven round Birmingham.',
        '“South West” sounds a small territory until the first appointment is in Penzance at nine.',
        "Each rep's territory has a hole in it the size of a town. That town belongs to Gary, historically.",
      ],
      gentle: 'Where, how many customers, and how did it rank against the others? A territory turned round is a career in one line.',
    },
    {
      says: 'trade show|exhibition|trade fair|expo',
      brutal: [
        'At a trade show you give away 500 pens and collect 500 business cards, 460 of them from other people giving away pens.',
        'Eight hours on a trade show carpet. It is laid straight on the concrete, and your knees can tell.',
        'The best conversation at any exhibition is with the stand opposite, on day three, about shoes.',
      ],
      gentle: 'What came of it: leads, demos, a signed order? Exhibitions cost so much that one figure makes you the hero.',
    },
    {
      says: 'commission|ote|uncapped commission|commission only',
      not: 'european|electoral|royal',
      brutal: [
        'OTE is what you would earn in a world where everyone picks up.',
        'Uncapped commission: there is no roof. In month one there is no floor either.',
        'The commission plan is nine pages, and every salesperson can do it in their head while driving.',
      ],
      gentle: 'You need not print what you earned; do print what you sold. The one explains the other well enough.',
    },
    {
      says: 'new business|new business development|winning new business|business development',
      brutal: [
        'New business gets the bell. Existing business gets the spreadsheet.',
        'Business development: lunch, with a follow-up email.',
        "“Great to meet you, let's find a slot.” New business consists of slots.",
      ],
      gentle: 'How many new names in a year, and how much did they bring in? Count logos and money, both.',
    },
    {
      says: 'proposal|sales proposal|sales proposals',
      brutal: [
        'Proposal, 24 pages. Client turns to page 22, where the number is.',
        '“A short proposal,” they said. Legal has added eleven pages to keep it safe.',
        "A proposal has the last client's name left in it once in a career. Page 14.",
      ],
      gentle: 'What share of your quotes turned into orders? If it rose, that rise is the line.',
    },
    {
      says: 'tender|bid|rfp|rfq|tenders',
      not: 'tenderise',
      brutal: [
        'Question 4.7 of the tender asks the same as question 2.3, with a different word limit.',
        'Five copies of the tender, one unbound, by noon, to a reception that closes for lunch.',
        'The tender is 60% quality and 40% price, meaning price.',
      ],
      gentle: 'How many did you answer, how many did you win, and what was the largest? Win rate in tenders is a currency.',
    },
    {
      says: 'product demonstration|product demo|demo|product presentation|demonstrating products|demonstrated products',
      brutal: [
        'The demo worked at eight, in the car park. It was the wifi.',
        'A product demo shows the six features that work, at a steady pace, and takes no questions on reporting.',
        '“Could it also...?” Every demo has a person at the back who would like it to be a different product.',
      ],
      gentle: 'How many demos, and how many of those who saw it bought? Demo-to-deal is a figure few people track, so you will stand out.',
    },
    {
      says: 'mailshot|email campaign|cold email|sales email|email outreach|email sequence|outreach',
      brutal: [
        '“Just bumping this to the top of your inbox.” Step four of seven in any cold email sequence.',
        'A cold email is personalised: “Hi FIRSTNAME”. It has gone out like that.',
        '“Is this still a priority?” It never was. But the outreach tool had a step six.',
      ],
      gentle: 'Open rate impresses nobody now; replies do. How many, and how many of them became a conversation you could invoice?',
    },
    {
      says: 'churn|customer retention|retention|renewal|renewals|client retention',
      brutal: [
        'Renewal is on the first. On the twenty-ninth the customer discovers they have never logged in.',
        'They said that they loved it, in the survey, the week before they churned. Retention believes usage.',
        'Retention: the only part of sales where nothing happening is a triumph.',
      ],
      gentle: 'What was the rate when you took it on, and when you left? Two or three points of retention are worth a whole campaign.',
    },
    {
      says: 'onboarding|customer onboarding|client onboarding',
      brutal: [
        'Sales promised a week. Onboarding has a form for that week, with fourteen tabs.',
        'Onboarding begins with a kick-off call, at which eleven people meet the one who will do it.',
      ],
      gentle: 'How long until they got value, and did you shorten it? Time to first success is the onboarding number.',
    },
    {
      says: 'quarterly business review|qbr|business review',
      brutal: [
        'A QBR: forty slides on usage for a client with one question, and it is the price.',
        'At a quarterly business review the client says “partnership”. The supplier starts to sweat discreetly.',
      ],
      gentle: 'What did the client decide to do differently after one of yours? A review that ended in an order deserves its own bullet.',
    },
    {
      says: 'viewing|viewings|property viewing|house viewing|accompanied viewing|open house',
      brutal: [
        'Viewings are twenty minutes: two on the kitchen, eighteen working out where the sofa would go.',
        '“Deceptively spacious.” On a viewing, the deception goes one way.',
        "At the viewing the neighbours' dog is silent or it is a shorter viewing.",
      ],
      gentle: 'Viewings to offers is your conversion rate. Few negotiators print it, and each branch manager knows it by heart.',
    },
    {
      says: 'valuation|market appraisal|property valuation',
      brutal: [
        'Three agents, three valuations. The vendor goes with the highest and is cross with it by June.',
        'A valuation starts with praise for the garden, and the number comes at the door.',
      ],
      gentle: 'How often did the valuation become your instruction, and how near was the sale price? The second builds trust.',
    },
    {
      says: 'letting|lettings|tenancy agreement|tenant|landlord|property management|property inspection',
      brutal: [
        '“Fair wear and tear” has nine meanings in property management. All of them are about a carpet.',
        'A landlord says it is only a small job. In lettings it is the boiler.',
        'The inventory says “good condition”. In property management that was a lovely afternoon, two tenants ago.',
      ],
      gentle: 'How many units did you look after, and how few days stood empty? Voids are the number that owners count.',
    },
    {
      says: 'vendor|vendors|applicant',
      near: 'property|house|viewing|valuation|sale|offer|estate|negotiator|negotiating',
      brutal: [
        'A vendor has tidied for once in ten years and asks you not to mention the damp.',
        'Vendors think that the market is rising. Applicants think it is falling. The agent thinks about Saturday.',
      ],
      gentle: 'Keeping a chain together takes nerve. How many sales did you see from offer to completion?',
    },
    {
      says: 'sales report|weekly sales report|sales forecast|forecast',
      brutal: [
        "The sales forecast has three columns: commit, best case, and “Dave says it's fine”.",
        "A sales report is written on Friday for a meeting on Monday about why it is not Friday's number.",
        '“It slipped.” No sales forecast has ever needed a second verb.',
      ],
      gentle: 'How close did your forecast come to the result? A rep whose numbers could be believed is gold, so give the spread.',
    },
    {
      says: 'route to market|distributor|reseller|channel partner|wholesaler',
      brutal: [
        'A distributor stocks 9,000 lines and sells the four that sell themselves.',
        'Channel partners get a portal, a badge and a webinar. They want the margin.',
      ],
      gentle: 'How many partners, and how many of them really sold? Activating the silent ones is the art here.',
    },
    {
      says: 'field sales|field visit|on the road|customer visit|site visit|client visit',
      brutal: [
        'Field sales: the office has cup holders.',
        'Anyone in field sales can rate the coffee at forty services and the toilets at all of them.',
        'Six client visits in the diary. Two are out, one forgot, and one wants to show you the dog.',
      ],
      gentle: 'Visits a week and what came of them: a rep who plans a route well has a good answer to both.',
    },
    {
      says: 'company car|full driving licence|clean driving licence|own car',
      brutal: [
        'The licence is full and clean. The company car holds four brochures, a suit and most of a pasty.',
        '30,000 miles a year in a company car, and the furthest you have been from a sandwich is nine feet.',
      ],
      gentle: 'Keep it in one line near the end; a territory role filters for it, and nobody reads past the yes.',
    },
    {
      says: 'sales training|product training|trained new sales staff|sales coaching',
      brutal: [
        'In sales training everyone role-plays the customer, and nobody has ever met a customer so keen.',
        'Product training lasts a morning. The customer finds the question in a minute.',
      ],
      gentle: "What did your starters sell in their third month? A shorter ramp is a trainer's best number.",
    },
    {
      says: 'negative feedback|customer complaint|complaints|escalation',
      near: 'customer|client|resolved|handled|resolve|handling|sales|account',
      brutal: [
        'The complaint is about delivery, installation and support, so it comes to whoever sold it.',
        "An escalation is a customer who has found somebody's title.",
      ],
      gentle: 'Keeping a customer through a bad week is worth more than winning a new one. Did they stay? Say so.',
    },
    {
      says: 'account plan|account planning|account mapping',
      brutal: [
        'The account plan has an org chart with a green dot for friends. There is one green dot, and it is leaving in June.',
        'Account planning happens in January, on a wall. By March the wall has been hoovered round.',
      ],
      gentle: 'Which door did the plan open that was closed before? One new department in an old account shows that planning works.',
    },
    {
      says: 'market share|competitor analysis|market research',
      brutal: ['Market share rises fastest in a market you define yourself.', 'Competitor analysis: they are cheaper, and ours has the nicer bag.'],
      gentle: 'How many points, in which segment, against whom? Market share with no number is only weather.',
    },
    {
      says: 'sdr|bdr|sales development',
      brutal: [
        "An SDR books the meeting, warms the room and leaves before the money. It is the drummer's life.",
        'Eighty touches for one meeting. Then the prospect does not turn up, and the SDR rings to ask, very kindly, if all is well.',
      ],
      gentle: 'Meetings booked and meetings held are two figures. Print both; the second one gets you promoted.',
    },
    {
      says: 'merchandising|point of sale|shelf space|planogram|store visit',
      brutal: [
        'The shelf space was agreed at head office. The shelf had not been told.',
        'One facing at eye level is worth three at the ankles, so field sales has very clean trousers and very good knees.',
      ],
      gentle: 'How many stores, and what did the extra facing do to volume? A before and after here convinces anyone in FMCG.',
    },
    {
      says: 'crm|salesforce|hubspot|dynamics crm|microsoft dynamics|pipedrive',
      brutal: [
        'If it is not in the CRM it did not happen. In the CRM it happened on Friday between four and five.',
        '“Left voicemail.” Take that out of any CRM and it would fit on a phone.',
        'Managers open {it} to see the deals. Reps open it to see who took the deals.',
      ],
      gentle: 'Clean data is rarer in sales than charm. Did yours make the forecast better? Say by how much.',
    },
    {
      says: 'sales navigator|linkedin sales navigator',
      brutal: [
        '“I noticed that we are both in business.” People pay for Sales Navigator, and out comes that.',
        'Sales Navigator has forty filters for finding the one person who answers. It is the PA, and she is not on it.',
      ],
      gentle: 'What share of the people you found there agreed to talk? A list is a start; a reply rate is a skill.',
    },
    {
      says: 'social selling|linkedin outreach|linkedin',
      brutal: [
        'Hope you are well, love what you do, quick question, what do you do? There it is: LinkedIn outreach.',
        'Social selling is cold calling with a picture of a sunrise on it.',
        '“Agree?” LinkedIn puts that under a story about a taxi, and somebody in sales has pressed like.',
      ],
      gentle: 'What was your reply rate? If strangers answered you, say how many in a hundred: it is the best proof of a good first line.',
    },
    {
      says: 'meddic|meddpicc',
      brutal: [
        'MEDDIC has six letters, and the deal is missing the E. Ask for the economic buyer.',
        'The champion in MEDDIC sells for you inside. The champion has just gone on a sailing trip.',
      ],
      gentle: 'Which deal did the method win, or make you drop in time? Walking away early is the part few can prove.',
    },
    {
      says: 'bant',
      brutal: [
        'BANT stands for budget, authority, need and timing. The customer has one of the four and would like a brochure.',
        'By the book, BANT asks for the budget first. By the clock, that was a short call.',
      ],
      gentle: 'How many calls did you qualify, and how many held up later? The second figure shows your judgement.',
    },
    {
      says: 'solution selling|consultative selling|consultative sales|spin selling|challenger sale',
      brutal: [
        'Consultative selling: eleven questions, all of them answered by the thing in your bag.',
        'What keeps you up at night? Consultative sales asks it at half past ten, over a croissant.',
        'Solution selling needs a problem. The second meeting is for finding one.',
      ],
      gentle: 'Which deal did the method win for you? Show the question that changed it, and the label is earned.',
    },
    {
      says: 'rightmove|zoopla|property portal',
      brutal: [
        '“Must be seen.” On {it} that is written under eighteen pictures of it.',
        'Half of {it} is people who are not moving. They just want to see the kitchens.',
      ],
      gentle: 'Which of your listings sold faster than the street, and why? The headline, the pictures, the price: say what you changed.',
    },
    {
      says: 'leaderboard|league table|sales bell',
      brutal: [
        'A leaderboard on the wall: motivating for three people, interior design for the other eleven.',
        'The leaderboard is reset each month, at the moment somebody was about to frame it.',
      ],
      gentle: 'If you were near the top of it, print the place and the size of the team. Third of thirty needs no adjective.',
    },
    {
      says: 'quotation|quote|preparing quotes|preparing quotations|quotations|quotes',
      brutal: [
        '“Valid for thirty days”, says the quotation. They accept on day 61 and read it out to you.',
        'Three quotes are needed for the file. Two of them were always going to be for the file.',
        'The quote was sent at 16.58, so that it could be called “today”.',
      ],
      gentle: "How fast was yours on the customer's desk, and what share turned into orders? Speed of quoting wins more than price.",
    },
  ],
  office: [
    {
      says: 'diary management|calendar management|managing diaries|managed diaries|diary|managing calendars|managed calendars|scheduling meetings|scheduling appointments|scheduled meetings',
      brutal: [
        'Four executives, one slot: the 14th, at 7.45, if Zurich lets go.',
        '“Could you find us half an hour?” Diary management then spends an hour on it.',
        'Calendar management: the back-to-back meeting was invented by somebody who has never needed a sandwich.',
      ],
      gentle: "How many people's time did you look after, in how many time zones? Protecting their focus is a service, so describe it as one.",
    },
    {
      says: 'minute taking|minute-taking|taking minutes|took minutes|meeting minutes|minutes',
      near: 'meeting|meetings|board|taking|taking of|took|take|agenda|agendas|committee|typed|minute',
      brutal: [
        'Two hours, eleven opinions. The minutes say “it was agreed to revisit this”.',
        'In the minutes everybody spoke in whole sentences. Minute taking is a kindness.',
        'Action: all. Nothing in any minutes has ever been done by “all”.',
      ],
      gentle: 'For which level of meeting, and how quickly were actions out? Board minutes and team minutes are different trades, so say.',
    },
    {
      says: 'travel arrangement|travel arrangements|booking travel|travel booking|arranging travel|arranged travel|travel management|travel itinerary|booked travel',
      brutal: [
        'Aisle seat, not by the wing, hotel with a bath, back by five. Travel arrangements are a personality test for others.',
        'The itinerary is perfect up to the moment the traveller “just changed one thing”.',
        'Flight cancelled, 22.40, Frankfurt. Nobody thanks travel booking for the other forty-one.',
      ],
      gentle: 'How many trips, to where, and when did you get somebody home against the odds? That rescue is the line.',
    },
    {
      says: 'switchboard|answering phones|answering telephone|answering calls|telephone enquiries|answering the phone|incoming calls|phone calls|telephone calls|answered phones|answer phones',
      brutal: [
        "“She's just stepped away from her desk.” Answering phones is mostly geography.",
        'The person calling is returning a call. Nobody in the building has called. Answering phones begins there.',
        'Six lines on the switchboard, five holding, one of them for pizza.',
      ],
      gentle: 'Calls a day would show the pace; what you solved without passing on would show the value. Give both.',
    },
    {
      says: 'reception|front desk|reception desk|reception duties|greeting visitors|meeting and greeting|greeted visitors|welcoming visitors|greet visitors|front of house',
      not: 'wedding|primary|teacher|pupil',
      brutal: [
        'Reception knows who is really in. It has been offered chocolate for less.',
        "“I'm here to see John.” There are nine Johns. Reception waits for more.",
        'The visitor is early, the host is late, and reception has now discussed the M25 with both.',
      ],
      gentle: 'How many visitors a day, and what did they meet first: a form, or you? First impressions can be described, so do.',
    },
    {
      says: 'filing|archiving|filing system|electronic filing',
      near: 'document|documents|record|records|paper|system|paperwork|office|photocopying|scanning|correspondence|duties|admin|typing',
      brutal: [
        'Filing is easy. It is finding that shows what you did.',
        'There is a tray marked “to file”. By autumn filing is done with a spade.',
        'Filed under M for miscellaneous, with M for misc and, for safety, O for other.',
      ],
      gentle: 'How many records, paper or digital, and how long did it take to find one? Speed of finding is the measure.',
    },
    {
      says: 'data entry|inputting data|data input|entering data|input data|data inputting',
      brutal: [
        'Postcode in the phone field, phone in the name field. Data entry meets the public through its typing.',
        'Data entry: row 4,001 has a note, “see other sheet”. There is no other sheet.',
        'Somebody typed 30 February. It was accepted. Data entry has the screenshot.',
      ],
      gentle: 'Records a day and accuracy, please: 98.5 or 99.7 is a real difference, and you probably know yours.',
    },
    {
      says: 'stationery|ordering stationery|office supplies|ordering supplies|office stock|ordering office supplies',
      brutal: [
        'Office supplies: 200 highlighters in three colours, and somebody always needs the fourth.',
        'Order a good stapler and it has its own career. Stationery orders are how desks acquire names in Tipp-Ex.',
        'The stationery budget can absorb anything except the one chair.',
      ],
      gentle: 'What did you spend a year, and did you cut it? Even a small saving shows that you look at prices.',
    },
    {
      says: 'mail|incoming mail|outgoing mail|post|incoming post|outgoing post|opening post|sorting mail|franking|distributing mail',
      near: 'sort|sorting|open|opening|distribute|distributing|incoming|outgoing|handle|handling|daily|franking|office|correspondence|process|processing',
      not: 'e-mail|email|mail merge|blog|social|instagram|facebook',
      brutal: [
        'The post has one letter for somebody nobody has heard of. It goes on the ledge, with the others.',
        'Incoming mail: two invoices, a catalogue of mops, and something registered that makes the director go quiet.',
        'Outgoing post leaves at half past four. Letters are finished at half past four and two minutes.',
      ],
      gentle: 'Post is the deadline that comes every day. How many items, and what must never be late?',
    },
    {
      says: 'photocopying|scanning|photocopier|copying|scanned documents|printing',
      brutal: [
        'Scanning: page 7 upside down, page 8 stuck to page 9, and the file is called SCAN0047.',
        'Photocopying for the board: nineteen sets, stapled top left, and then they change page two.',
        'Whoever is photocopying when the toner runs out is the expert on toner from now on.',
      ],
      gentle: 'By itself it is a button; with a deadline and a purpose it is support. What had to be ready for whom?',
    },
    {
      says: 'microsoft office|ms office|microsoft 365|office 365|microsoft office suite',
      brutal: [
        'Microsoft Office in six programs. Five of them get used, and Access is on the shelf with the fondue set.',
        'Office can do nearly anything. Mostly it asks whether to keep source formatting.',
      ],
      gentle: 'Split it up: mail merge in Word, lookups in Excel, decks for whom? The suite is assumed, the use of it is not.',
    },
    {
      says: 'outlook|microsoft outlook',
      brutal: [
        'Outlook has 14,000 unread, and a folder called “Read this”, also unread.',
        '“Recall this message.” Outlook then lets everyone know there was something worth reading.',
        'A meeting in Outlook can be declined. In practice it is left tentative until it is over.',
      ],
      gentle: "If you ran somebody else's inbox, say so, and what share you dealt with yourself. That is trust, measured.",
    },
    {
      says: 'excel|spreadsheet|spreadsheets|microsoft excel',
      brutal: [
        'The spreadsheet is colour-coded. Only its maker knows what orange means, and she is in Portugal.',
        "Office Excel: a list, a sum, a merged cell, and behind the merged cell everyone's afternoon.",
        'Do not sort the spreadsheet. There is a note. Somebody sorted the spreadsheet.',
      ],
      gentle: 'What did your spreadsheet decide or save? Name that, and the formulas can stay in the second half of the line.',
    },
    {
      says: 'powerpoint|presentation|presentations|slide deck|preparing presentations',
      brutal: [
        'PowerPoint, slide 3: could the logo be bigger? Slide 3 is a logo.',
        'The presentation is at nine. Changes to the presentation come at ten past eight, by phone, from a taxi.',
        'Version “final FINAL use this”. Somebody presented the other one.',
      ],
      gentle: 'For whom were they, and what hung on them? Slides for a board or a bid are worth saying by name.',
    },
    {
      says: 'expense|expenses|expense report|expense claim|processing expenses',
      brutal: [
        'Dinner for one, £94. Whoever processes the expenses reads it aloud once, to nobody.',
        'The expenses come in an envelope with a leaf in it, from March.',
        'One missing receipt, for parking, holds up the expenses of a person who flew to Singapore.',
      ],
      gentle: 'Whose, how many, in what currencies, and were they ever late? Directors remember an assistant who got them paid back.',
    },
    {
      says: 'confidential|confidentiality|confidential information|sensitive information|confidential document|discretion',
      brutal: [
        'The one with the confidential file is asked “anything going on?” at every kettle in the building.',
        'Confidential, it says on the folder. It is on the printer, face up.',
        'Discretion: knowing about the reorganisation in May and admiring the new nameplates in September.',
      ],
      gentle: 'What kind of information, and who trusted you with it? The level is what counts; the content can stay secret.',
    },
    {
      says: 'correspondence|drafting correspondence|letters and emails|drafting letters|drafted correspondence|drafting emails|handling correspondence',
      brutal: [
        '“Kind regards”, “regards”, “best”, nothing: correspondence has a temperature and the assistant reads it.',
        "Drafting a letter for another's signature means being polite in someone else's mood.",
        'First draft: three paragraphs. Signed version: “Noted.” Correspondence is a trade of cuts.',
      ],
      gentle: 'In whose name did you write, and how often did it go out unchanged? That is the mark of a good ghost.',
    },
    {
      says: 'shared mailbox|shared inbox|email inbox|managing inbox|inbox management|email management|group mailbox',
      brutal: [
        'Nine people read the shared inbox and each thinks that one of the other eight has answered.',
        "A red flag in the shared mailbox means urgent, or done, or Sandra's.",
        'The inbox was at zero at 17.02. At 17.03 came a reply to all.',
      ],
      gentle: 'How many emails a day, and how quickly did a person hear back? Bringing an inbox under control can be measured.',
    },
    {
      says: 'meeting room|meeting rooms|room booking|booking rooms|conference room',
      brutal: [
        'The meeting room is booked for ten, taken by four, wanted by twelve, and it has been warm since spring.',
        "Booking rooms is easy. Getting the eleven o'clock out at eleven is the skill.",
        'One cable in the meeting room fits all laptops. It lives in another meeting room.',
      ],
      gentle: 'How many rooms, and what did you do about people who book and never come? A fix for that is worth a line.',
    },
    {
      says: 'catering|lunch order|ordering lunch|refreshments|arranging catering|sandwiches|teas and coffees|hospitality',
      near: 'meeting|meetings|office|board|arrange|arranging|order|ordering|event|visitor|guests|lunch',
      brutal: [
        'Catering for twelve: two vegan, one gluten-free, nine who will eat the vegan ones first.',
        'The board decides on £4 million and then remembers who got the egg.',
        'Refreshments are at eleven. So the meeting comes alive at eleven.',
      ],
      gentle: 'For how many, and for what sort of occasion? Nobody notices when it works, so your CV has to.',
    },
    {
      says: 'event|company event|staff event|corporate event|organising events|event planning|organised events|office event',
      near: 'organise|organised|organising|plan|planned|planning|coordinate|coordinated|coordinating|arrange|arranged|company|staff|corporate|office',
      brutal: [
        'A company event has a budget, a theme, and one person looking for an extension lead.',
        'Sixty name badges for the event, alphabetical. They are not alphabetical when the first guest is done.',
        '“Something different this year.” It will be the same event with a photobooth.',
      ],
      gentle: 'How many guests, what budget, and what nearly went wrong? The near miss shows the organiser best.',
    },
    {
      says: 'executive assistant|executive support|pa support|supporting the ceo|support to the ceo|supporting the md|c-suite|board member',
      brutal: [
        'The CEO decides. Before that, somebody in executive support decided what the CEO would see.',
        '“Is he in a good mood?” Executive support is also the weather service.',
        'C-suite: five people with one kettle, three chargers, and an assistant who knows where all of it is.',
      ],
      gentle: "What came off their desk because you were there? Hours given back to a director is the EA's real output.",
    },
    {
      says: 'gatekeeper|gatekeeping|first point of contact|point of contact',
      brutal: [
        'First point of contact: a voice asks for “whoever deals with the energy contract”, and it is not a friend.',
        'The first point of contact is asked where the toilets are more often than what the company does.',
        "A good gatekeeper can say “I'll pass it on” in a way that ends careers.",
      ],
      gentle: 'For whom: clients, candidates, suppliers, everybody? Say how many a day, and what you could settle on your own.',
    },
    {
      says: 'invoice|invoicing|raising invoices|processing invoices|invoices',
      brutal: [
        '“Who ordered this?” The invoice goes round the office once like a stray cat.',
        'Invoicing in an office means knowing which manager signs without looking and going at that time.',
        'Invoice for 400 folders. Delivered: 40. Ordered: 4. The office has found its Christmas presents.',
      ],
      gentle: 'How many a month, and who approved them? If you caught a double payment, that is your best sentence here.',
    },
    {
      says: 'purchase order|purchase orders|raising purchase orders|raising pos|raised purchase orders',
      brutal: [
        'A purchase order for a £9 cable has seen more signatures than the lease.',
        'Raised, approved, sent, received, matched: a purchase order travels further than the toner.',
      ],
      gentle: 'How many, for what spend, and did you shorten the approval? Purchasing discipline is a skill small firms lack.',
    },
    {
      says: 'petty cash',
      brutal: ['Petty cash: £50 in a tin, a key on a hook, the hook behind the tin.', 'The milk comes from petty cash. The argument about oat milk is free.'],
      gentle: 'Money you counted and never lost: a small line, but it builds trust. How large was the float?',
    },
    {
      says: 'new starter|new starters|induction|onboarding|new joiner|new joiners',
      brutal: [
        'The new starter arrives Monday. IT was told on Monday.',
        'A new starter gets a desk, a login and a list of which mugs belong to people.',
        'Induction covers fire exits, pensions and the dishwasher. People break the dishwasher rule.',
      ],
      gentle: 'How many did you welcome, and was everything on the desk on day one? That first day colours their whole year.',
    },
    {
      says: 'facilities|facilities management|building maintenance|office maintenance|maintenance contractor|contractors|air conditioning',
      near: 'office|facilities|building|liaise|liaised|liaising|manage|managed|managing|coordinate|maintenance|contractor',
      brutal: [
        'The air conditioning is set at 21. Half of the office is cold, the other half has a fan, and facilities has the email thread.',
        'Facilities was told that the light flickers. It does not when facilities is looking.',
        'A contractor is coming between eight and one. He is coming at ten past one.',
      ],
      gentle: "How large a building, how many people in it, what budget? An office that simply works has somebody behind it, and it's you.",
    },
    {
      says: 'office move|office relocation|relocation|refurbishment',
      brutal: [
        'Crates are numbered. Number 14 never arrives, and number 14 is the kettle.',
        'An office move reveals who has kept a bicycle wheel, six phones and all of 2011.',
        'Everybody gets a window on the plan. The refurbishment has a pillar.',
      ],
      gentle: 'How many desks, over which weekend, and were people working on Monday at nine? If so, print that sentence just as it is.',
    },
    {
      says: 'database|updating database|maintaining database|updated database|maintaining records|maintaining databases|updating records|updated records|maintain records',
      brutal: [
        'The database has J. Smith, John Smith and Smith, J. He gets three calendars.',
        'Maintaining records: half the people have moved and the other half are in there twice.',
        '“Do not contact.” Somebody updated the record and then rang to confirm.',
      ],
      gentle: 'How many records, and how clean when you were done? A mailing that came back with fewer returns would prove it.',
    },
    {
      says: 'appointment|booking appointments|appointments|scheduling appointments|appointment booking',
      near: 'book|booking|booked|schedule|scheduling|scheduled|diary|calendar|confirm|arrange|arranging',
      brutal: [
        '“Any day is fine.” People who say it, when booking an appointment, have four days that are not.',
        'Appointments at nine, half past and ten. All three arrive at twenty to, with wet umbrellas.',
      ],
      gentle: 'How many a week, and did no-shows fall when you started reminding people? That number interests employers.',
    },
    {
      says: 'multitasking|multi-tasking|multi-task|multitask',
      brutal: [
        'Phone on the shoulder, courier at the door, director in the frame. That is multitasking, and the kettle has just clicked.',
        'Multitasking means three things started and none of them saved.',
      ],
      gentle: 'Everybody claims it. Show one ordinary Tuesday morning instead, with its numbers, and you will not need the word.',
    },
    {
      says: 'operations|day-to-day operations|daily operations|office operations|business operations|smooth running',
      brutal: [
        'Day-to-day operations covers everything that has no other name, and the key to the bin store.',
        'The smooth running of an office is noticed on one day a year, the day after you leave.',
        "Operations begins at “it's only a quick thing” and ends with a contractor on the roof.",
      ],
      gentle: 'Budget, headcount, sites: those three turn “operations” into a job somebody can picture. Which can you print?',
    },
    {
      says: 'courier|dhl|booking couriers|fedex',
      brutal: [
        'The courier tried to deliver. Nobody in an office with forty people saw it.',
        'A courier collects between nine and six. He is here, and the label is in the printer.',
      ],
      gentle: 'What had to arrive, and where? One parcel that caught the last plane says more than the word courier does.',
    },
    {
      says: 'fire warden|fire marshal|fire drill',
      brutal: [
        'The fire drill is at eleven. Everyone knew at ten, and took their coats.',
        'A fire warden gets a tabard and, for six minutes a year, authority over the directors.',
        'A fire drill shows who is in the building, and who is in the building with a bacon roll.',
      ],
      gentle: 'Responsibility for others is worth naming, with the date of the certificate. For how many people on your floor?',
    },
    {
      says: 'health and safety',
      brutal: [
        'The risk is a cable. A mat goes over the cable. Now the risk is the mat.',
        'In an office the accident book has one hero, and it is the guillotine.',
        'Nobody may stand on a swivel chair. There is a poster. It was put up from a swivel chair.',
      ],
      gentle: 'Audits passed, drills run, first aiders trained: which of these was yours? Name it with the size of the site.',
    },
    {
      says: 'laminating|laminator',
      brutal: [
        'Laminate a sign about the dishwasher and it stays true for ever. It has not worked yet.',
        'The laminator takes ten minutes to warm up and one crooked sheet to make somebody say a word.',
      ],
      gentle: 'Small finishing, large occasions. What were these documents for, and who held them in their hands?',
    },
    {
      says: 'hot desk|hot desking|desk booking',
      brutal: [
        'There are forty hot desks. Thirty-nine of them belong to somebody.',
        "Hot desking means adjusting a chair for eleven minutes and then being told it is Martin's.",
      ],
      gentle: 'Did you make the rules, or keep the peace? Either is worth a sentence, with the number of people and desks.',
    },
    {
      says: 'hybrid working|hybrid office|hybrid team',
      brutal: [
        'Hybrid working: everyone comes in on Tuesday, to talk to people at home.',
        'On Friday the hybrid office is one person, two plants and a very full fridge.',
      ],
      gentle: 'Who made it work: rooms, kit, habits? If you did, say for how many people and what got easier.',
    },
    {
      says: 'board paper|board pack|board meeting|board meetings|board papers',
      brutal: [
        'Board papers go out on Friday. The board reads them on the way up, in the lift.',
        'A board meeting is at two, so lunch is at one, so the decision is at ten to.',
        "The board pack is 180 pages, and it will be somebody's fault that page 60 is landscape.",
      ],
      gentle: 'What did you prepare, chase or follow up, and did actions get done between meetings? Follow-through is the point.',
    },
    {
      says: 'word|microsoft word',
      near: 'microsoft|ms|outlook|excel|powerpoint',
      brutal: [
        'Move a picture by a millimetre in Word and page 9 goes to live somewhere else.',
        'Word numbered it 1, 2, 3, 1. Nobody who types for a living is surprised.',
      ],
      gentle: 'Long documents with contents and cross-references deserve a mention of their own. Which one were you proudest to send?',
    },
    {
      says: 'typing|typed letters|touch typing|audio typing|typing letters|copy typing',
      brutal: [
        'Typing for somebody who writes “as per my last” takes longer, because you are also removing the tone.',
        'Audio typing: forty minutes of somebody eating crisps near a contract.',
        'Seventy words a minute, and the boss pauses between all of them. Typing is half waiting.',
      ],
      gentle: 'A typing speed is a figure, so print it, with the accuracy. What kind of document did people trust you with?',
    },
  ],
};
