import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What salespeople, estate agents, assistants and office managers laugh about. */
export const OF_SALES_AND_OFFICE: Partial<Record<Trade, readonly ComicEntry[]>> = {
  sales: [
    {
      says: 'cold calling|cold call|cold calls|cold-calling|cold-called',
      brutal: [
        'Smile before you dial, says the training. In cold calling the smile lasts two syllables.',
        'Forty cold calls, one call back, and it is somebody selling cold calling software.',
        'Cold calls go best on Tuesdays at ten, according to people who sell training for cold calls.',
      ],
      gentle: [
        'How do you open a cold call? Anyone who hires for it will ask, so put your first sentence, or your meetings a week, right here.',
        'Few people can ring strangers all morning and still sound glad to. What did you say first, and how many in a hundred stayed on?',
      ],
    },
    {
      says: 'sales target|sales quota|quota|monthly target|revenue target|annual target',
      not: 'market|audience|demographic',
      brutal: [
        'A target is shared out so that everybody gets a little more than can be done.',
        'The target is set in December by somebody who will not be making the calls.',
        "A quota is a number that looked good on somebody else's slide.",
      ],
      gentle: [
        'What was the figure, and what did you reach? A percentage of target is the first thing a sales manager looks for on the page.',
        'Targets differ so much that a figure alone says little. What had your patch done in the year before you took it on?',
      ],
    },
    {
      says: 'exceeded target|exceeding target|exceeded sales target|exceeded quota|over target|above target',
      brutal: [
        'Salespeople forget birthdays and where they left the car. By how much they exceeded target they know to the decimal.',
        "Exceed the target and next year's is higher. Some prizes you have to carry uphill.",
        'Exceeded: sales managers read that word with one finger under it, looking for a percentage.',
      ],
      gentle: 'With the percentage beside it this may be your best line. Over how many quarters was that, and where did it put you in the team?',
    },
    {
      says: 'sales pipeline|pipeline|pipeline management',
      near: 'sales|deal|deals|opportunity|opportunities|crm|management|revenue|forecast|prospect|prospects|business|client|account|salesforce|qualified|planning|retention|manage|managed|managing|build|built',
      brutal: [
        '40% in the pipeline means “they were nice about it”.',
        'Two thirds of the pipeline went quiet in June. They are still in it, out of respect.',
        'That deal has been in the pipeline, closing next month, since before the carpet.',
      ],
      gentle: 'A pipeline is a promise to your manager. How much of yours came true, and how did you know which deals to stop hoping for?',
    },
    {
      says: 'lead generation|lead gen|generating leads|generated leads|lead qualification|qualifying leads|sales lead|qualified leads',
      brutal: [
        'A lead from marketing: downloaded a PDF, entered the phone number as 12345.',
        'Hot lead, warm lead, cold lead. And then the one who only wanted the pen.',
        'Qualified leads have budget, authority and need. The rest have a phone that rings out.',
      ],
      gentle: 'Where did your best leads come from? If the people who closed them asked for more of the same, that is worth saying.',
    },
    {
      says: 'closing deals|closed deals|closing sales|closing the deal|closed sales|deal closing|close deals',
      brutal: [
        'Always be closing, says the film. Everybody quotes it, and nobody remembers that it was a threat.',
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
      gentle: [
        'What did you hold on to in the negotiation, and what did you give for it? The trade is the story.',
        'A negotiation is best judged by what the other side thinks of you a year later. Did they come back for the next one?',
      ],
    },
    {
      says: 'upselling|upsell|cross-selling|cross selling|up-selling|cross-sell|upsold',
      brutal: [
        'Upselling: they came in for a cable and are being asked about a plan for the cable.',
        '“Would you like the warranty with that?” Upselling has paid for a lot of roofs.',
        'Cross-selling works best on those who are still holding their card.',
      ],
      gentle: 'Before ‘{it}’ comes listening. What did you notice that made the bigger thing, or the second one, right for that person?',
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
      gentle: [
        'Which account grew most in your hands, and what had you seen in it? That belongs beside the words account management.',
        'What would your accounts say if somebody else turned up tomorrow? The thing that you alone remembered for them belongs in this line.',
      ],
    },
    {
      says: 'key account|key accounts|key account management|key client|strategic account',
      brutal: [
        'A key account is 30% of revenue, 80% of the emails and wants a discount for both.',
        'Key accounts get a quarterly review, with pastries. What they wanted was the invoice to be right.',
      ],
      gentle: 'Who were the key accounts, if you may say so? Then tell the reader what was different with them by the time you left.',
    },
    {
      says: 'territory|sales territory|sales region',
      not: 'unfamiliar|uncharted|northern territory',
      brutal: [
        'A territory is drawn on a map by somebody who has never driven round Birmingham.',
        '“South West” sounds a small territory until the first appointment is in Penzance at nine.',
        "Each rep's territory has a hole in it the size of a town. That town belongs to Gary, historically.",
      ],
      gentle: [
        'Where, how many customers, and how did it rank against the others? A territory turned round is a career in one line.',
        'A patch nearly always has one customer that no one could win. Did you, and what had the others missed?',
      ],
    },
    {
      says: 'trade show|exhibition|trade fair|expo',
      brutal: [
        'At a trade show you give away 500 pens and collect 500 business cards, 460 of them from other people giving away pens.',
        'Eight hours on a trade show carpet. It is laid straight on the concrete, and your knees can tell.',
      ],
      gentle: 'What came of the trade show, a year later? One customer who first met you on a carpet makes the whole trip worth printing.',
    },
    {
      says: 'sales commission|uncapped commission|commission only|commission-based|commission plan|commission structure|ote',
      brutal: [
        'On-target earnings are what you would make in a world where everyone picks up. Commission happens in this one.',
        'Pay by commission: there is no roof, and in month one there is no floor either.',
        'The commission plan is nine pages, and every salesperson can do it in their head while driving.',
      ],
      gentle: 'You need not print what you earned; do print what you sold. The one explains the other well enough.',
    },
    {
      says: 'new business|winning new business',
      brutal: [
        'New business gets the bell. Existing business gets the spreadsheet.',
        "“Great to meet you, let's find a slot.” New business starts as a slot, and most of it stays one.",
        'In new business the first yes is “yes, who is this?”',
      ],
      gentle: [
        'Whose name on the customer list is there because of you? New business is one of the few things a career leaves behind.',
        'Which door had been shut to everyone before you? The story of one name is worth more than the sum of them.',
      ],
    },
    {
      says: 'business development',
      brutal: [
        'Business development is sales with a longer lunch and a softer verb.',
        "Two coffees, one NDA, and “let's pick this up in the new year”. Business development, first quarter.",
        'Business development has three hundred contacts who would all love to do something together one day.',
      ],
      gentle: [
        'These two words mean a different job in each company. What were you measured on, and what came in because of you?',
        'Was it partners, markets or plain customers that you developed? Naming which turns a broad word into a job somebody can picture.',
      ],
    },
    {
      says: 'proposal|sales proposal|sales proposals',
      brutal: [
        'Proposal, 24 pages. Client turns to page 22, where the number is.',
        '“A short proposal,” they said. Legal has added eleven pages to keep it safe.',
        "A proposal has the last client's name left in it once in a career. Page 14.",
      ],
      gentle: 'How often did the {it} turn into an order? If the share rose, that rise is the line.',
    },
    {
      says: 'tender|tender submission|bid writing|rfp|rfq',
      brutal: [
        'The RFP went to eight firms. Seven of them are there so that it looks like eight.',
        'Five copies of the tender, one unbound, by noon, to a reception that closes for lunch.',
        'The tender is 60% quality and 40% price, meaning price.',
      ],
      gentle: 'How many tenders did you write, how many came home, and which are you proud of? Even a close second teaches something.',
    },
    {
      says: 'product demonstration|product demo|demo|demonstrating products|demonstrated products',
      brutal: [
        'The demo worked at eight, in the car park. It was the wifi.',
        'A product demo shows the six features that work, at a steady pace, and takes no questions on reporting.',
        '“Could it also…” Every demo has somebody at the back who would like it to be a different product.',
      ],
      gentle: 'What was the moment in your demo when people leaned forward? If you know it, you know the product, so say it.',
    },
    {
      says: 'mailshot|email campaign|cold email|sales email|email outreach|email sequence|sales outreach',
      brutal: [
        '“Just bumping this to the top of your inbox.” Step four of seven in any cold email sequence.',
        'A cold email is personalised: “Hi FIRSTNAME”. It has gone out like that.',
        '“Is this still a priority?” It never was. But the outreach tool had a step six.',
      ],
      gentle: 'Open rate impresses nobody now; replies do. How many, and how many of them became a conversation you could invoice?',
    },
    {
      says: 'customer retention|client retention|customer churn|contract renewal|renewal rate|account retention',
      brutal: [
        'Retention finds out why customers leave from the customers who have left.',
        '“We love it”, said the survey, a week before they went. Retention has learned to look at the orders.',
        'Nothing happened this month. In retention that is a triumph, and try putting it on a slide.',
      ],
      gentle: [
        'What was the rate when you took it on, and when you left? Two or three points of retention are worth a whole campaign.',
        'Who was halfway out of the door, and what made them stay? One of those, told in a line, says more than the percentage.',
      ],
    },
    {
      says: 'customer onboarding|client onboarding',
      brutal: [
        'Sales promised a week. Onboarding has a form for that week, with fourteen tabs.',
        'Onboarding begins with a kick-off call, at which eleven people meet the one who will do it.',
      ],
      gentle: 'How soon was a new customer glad to have bought? Onboarding is where that gets decided, so tell what you changed in it.',
    },
    {
      says: 'quarterly business review|qbr',
      brutal: [
        'A QBR: forty slides on usage for a client with one question, and it is the price.',
        'At a quarterly business review the client says “partnership”. The supplier starts to sweat discreetly.',
      ],
      gentle: 'What did the client decide to do differently after one of yours? A review that ended in an order deserves its own bullet.',
    },
    {
      says: 'viewing|property viewing|house viewing|accompanied viewing',
      near: 'property|properties|house|buyer|buyers|tenant|tenants|conduct|conducted|conducting|accompanied|booked|arranged|arrange|vendors|applicants|lettings|sales',
      brutal: [
        'Viewings are twenty minutes: two on the kitchen, eighteen working out where the sofa would go.',
        'On every viewing somebody taps a wall and nods.',
        "At the viewing the neighbours' dog is silent or it is a shorter viewing.",
      ],
      gentle: 'Viewings to offers is your conversion rate. Few negotiators print it, and each branch manager knows it by heart.',
    },
    {
      says: 'valuation|market appraisal|property valuation',
      near: 'property|market|house|vendor|instruction|instructions|sales|lettings|estate|residential',
      brutal: [
        'Three agents, three valuations. The vendor goes with the highest and is cross with it by June.',
        'A valuation starts with praise for the garden, and the number comes at the door.',
      ],
      gentle: 'A fair valuation costs you the instruction now and then. Where were you nearest to the price in the end, and how did you know?',
    },
    {
      says: 'letting|lettings|tenancy agreement|tenant|landlord|property management|property inspection',
      brutal: [
        '“Fair wear and tear” has nine meanings in property management. All of them are about a carpet.',
        'A landlord says it is only a small job. In lettings it is the boiler.',
        'The inventory says “good condition”. In property management that was a lovely afternoon, two tenants ago.',
      ],
      gentle: 'Add one figure to ‘{it}’: the empty weeks, which cost landlords money and agents sleep. How short did you keep them, and what was the trick?',
    },
    {
      says: 'sales forecast|sales forecasting|forecast accuracy|forecasting',
      brutal: [
        'The sales forecast has three columns: commit, best case, and “leave it with me”.',
        'A sales forecast is hopeful on Monday, sober on Thursday and late on Friday.',
        '“It slipped.” No sales forecast has ever needed a second verb.',
      ],
      gentle: 'Managers love a rep whose sales forecast they can repeat upstairs. How near did yours come?',
    },
    {
      says: 'distributor|reseller|channel partner|distribution partner',
      brutal: [
        'A distributor stocks 9,000 lines and sells the four that sell themselves.',
        'Channel partners get a portal, a badge and a webinar. They want the margin.',
        "A distributor's rep has ten of your products in the boot and one of them in the heart.",
      ],
      gentle: 'Plenty of distributors sign, and few of them sell. Which one did you wake up, and how?',
    },
    {
      says: 'field sales|field visit|on the road|customer visit|site visit|client visit',
      brutal: [
        'Field sales: the office has cup holders.',
        'Anyone in field sales can rank forty motorway services by coffee, and all of them by toilet.',
        'Six client visits in the diary. Two are out, one forgot, and one wants to show you the dog.',
      ],
      gentle: 'Visits a week and what came of them: a rep who plans a route well has a good answer to both.',
    },
    {
      says: 'company car',
      brutal: [
        'Four brochures, a suit and most of a pasty: that is a company car with the paperwork done.',
        '30,000 miles a year in a company car, and the furthest you have been from a sandwich is nine feet.',
      ],
      gentle: 'Keep it in one line near the end; a territory role filters for it, and nobody reads past the yes.',
    },
    {
      says: 'sales training|product training|sales coaching',
      brutal: [
        'In sales training a colleague plays the customer, and buys in four minutes. If only colleagues had budgets.',
        'Product training lasts a morning. The customer finds the question in a minute.',
      ],
      gentle: 'Gave it or had it? If you gave it, say what your starters sold in month three. If you had it, name the first deal you won with it.',
    },
    {
      says: 'customer complaint|client complaint|customer escalation|client escalation',
      brutal: [
        'The complaint is about delivery, installation and support, so it comes to whoever sold it.',
        "An escalation is a customer who has found somebody's title.",
      ],
      gentle: 'Keeping a customer through a bad week is worth more than winning a new one. Did they stay? Say so.',
    },
    {
      says: 'market share',
      brutal: [
        'Market share rises fastest in a market you define yourself.',
        'When market share goes up, sales says it was sales, marketing says marketing, and the competitor was on strike.',
      ],
      gentle: 'How many points of market share, in which segment, against whom? With those three it is a victory; without them it could be the weather.',
    },
    {
      says: 'sdr|bdr|sales development representative',
      brutal: [
        'An SDR warms up the room, announces the band and goes back to the phone.',
        'Eighty touches for one meeting. Then the prospect does not turn up, and the SDR rings to ask, very kindly, if all is well.',
      ],
      gentle: 'Meetings booked, meetings held: an SDR who prints the second is believed about the first.',
    },
    {
      says: 'crm|salesforce|hubspot|dynamics crm|microsoft dynamics|pipedrive',
      brutal: [
        'The CRM wants a reason for every deal that was lost. “Price” is first in the list, so it is always price.',
        '“Left voicemail.” Take that out of any CRM and it would fit on a phone.',
        'Managers open {it} to see the deals. Reps open it to see who took the deals.',
      ],
      gentle: 'Clean data is rarer in sales than charm. Did yours make the forecast better? Say by how much.',
    },
    {
      says: 'social selling|linkedin outreach|linkedin prospecting|linkedin lead generation',
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
        'MEDDIC has six letters, and the deal is always missing the E: no one has met the economic buyer.',
        'The champion in MEDDIC sells for you inside. The champion has just gone on a sailing trip.',
      ],
      gentle: 'Which deal did the method win, or make you drop in time? Walking away early is the part few can prove.',
    },
    {
      says: 'consultative selling|consultative sales|consultative approach',
      brutal: [
        'Consultative selling: eleven questions, all of them answered by the thing in your bag.',
        'What keeps you up at night? Consultative sales asks it at half past ten, over a croissant.',
        'Consultative selling means two ears, one mouth, and a contract that happens to be in the folder.',
      ],
      gentle: 'Which deal did the method win for you? Show the question that changed it, and the label is earned.',
    },
    {
      says: 'rightmove|zoopla',
      brutal: [
        '“Must be seen.” On {it} that is written under eighteen pictures of it.',
        'Half of {it} is people who are not moving. They just want to see the kitchens.',
      ],
      gentle: 'Which of your listings sold faster than the street, and why? The headline, the pictures, the price: say what you changed.',
    },
    {
      says: 'leaderboard|league table',
      brutal: [
        'A leaderboard on the wall: motivating for three people, interior design for the other eleven.',
        'The leaderboard is reset each month, at the moment somebody was about to frame it.',
      ],
      gentle: 'If you were near the top of it, print the place and the size of the team. Third of thirty needs no adjective.',
    },
    {
      says: 'quotation|quote|preparing quotes|prepared quotes|price quote',
      brutal: [
        '“Valid for thirty days”, says the quotation. They accept on day 61 and read it out to you.',
        'Three quotes are needed for the file. Two of them were always going to be for the file.',
        'The quote was sent at 16.58, so that it could be called “today”.',
      ],
      gentle: "How fast did your quotes land on the customer's desk? The first to answer is often the one who gets the order.",
    },
  ],
  office: [
    {
      says: 'diary management|calendar management|managing diaries|managed diaries|diary|managing calendars|managed calendars|scheduling meetings|scheduled meetings',
      brutal: [
        'Four executives, one slot: the 14th, at 7.45, if Zurich lets go.',
        '“Could you find us half an hour?” Diary management then spends an hour on it.',
        'Calendar management: the back-to-back meeting was invented by somebody who has never needed a sandwich.',
      ],
      gentle: "Half of ‘{it}’ is what gets kept out, and it's the half that nobody sees. Whose time was it, and what did you turn away?",
    },
    {
      says: 'minute taking|minute-taking|taking minutes|took minutes|meeting minutes|minutes',
      near: 'meeting|meetings|board|taking|took|take|agenda|agendas|committee|typed',
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
        'Flight cancelled, 22.40, Frankfurt. The other forty-one trips went well, and travel booking got no card for those.',
      ],
      gentle: 'Was there a night when you got somebody home against the odds? That is the travel arrangement to write about.',
    },
    {
      says: 'switchboard|answering phones|answering telephone|answering calls|telephone enquiries|answering the phone|incoming calls|phone calls|telephone calls|answered phones|answer phones',
      brutal: [
        "“She's just stepped away from her desk.” Answering phones is mostly geography.",
        'The person calling is returning a call. Nobody in the building has called. Answering phones begins there.',
        'Six lines on the switchboard, five holding, one of them for pizza.',
      ],
      gentle: [
        'Calls a day would show the pace; what you solved without passing on would show the value. Give both.',
        'Callers meet the voice before they meet the firm. What did most of them ring about, and what could you settle on your own?',
      ],
    },
    {
      says: 'reception|front desk|reception desk|reception duties|greeting visitors|meeting and greeting|greeted visitors|welcoming visitors|greet visitors',
      not: 'wedding|primary|teacher|pupil',
      brutal: [
        'Reception knows who is really in. It has been offered chocolate for less.',
        "“I'm here to see John.” There are nine Johns. Reception waits for more.",
        'The visitor is early, the host is late, and reception has now discussed the M25 with both.',
      ],
      gentle: 'What did people meet first at your reception: a form, or you? Say what you did so that visitors felt expected.',
    },
    {
      says: 'filing|archiving|filing system|electronic filing',
      near: 'document|documents|record|records|paper|system|paperwork|office|photocopying|scanning|correspondence|duties|admin|typing',
      brutal: [
        'Filing is easy. It is finding that shows what you did.',
        'There is a tray marked “to file”. By autumn filing is done with a spade.',
        'Filed under M for miscellaneous, with M for misc and, for safety, O for other.',
      ],
      gentle: [
        'How long did it take to find a thing before your filing, and how long after? That is all that filing is for.',
        'A file found in ten seconds is a gift to a stranger. What did you take over, and what system did you leave behind?',
      ],
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
        'Order a good stapler with the stationery, and by Friday it has a name on it in Tipp-Ex.',
        'Everyone takes one pen. The stationery cupboard has heard that before.',
      ],
      gentle: 'Was the yearly bill for {it} any smaller because of you? Even a small saving shows that you look at prices.',
    },
    {
      says: 'incoming mail|outgoing mail|incoming post|outgoing post|opening post|sorting mail|sorting post|franking|distributing mail|distribute mail|mail distribution|mail room|post room',
      not: 'voice|email|blog',
      brutal: [
        'The post has one letter for somebody nobody has heard of. It goes on the ledge, with the others.',
        'Incoming mail: two invoices, a catalogue of mops, and something registered that makes the director go quiet.',
        'Outgoing post leaves at half past four. Letters are finished at half past four and two minutes.',
      ],
      gentle: 'The words ‘{it}’ hide a deadline that comes every day. How many items, and what could never be late?',
    },
    {
      says: 'photocopying|photocopier|photocopies',
      brutal: [
        'Page 7 is upside down, and page 8 is stuck to page 9. Photocopying brings out the character in paper.',
        'Photocopying for the board: nineteen sets, stapled top left, and then they change page two.',
        'Whoever is photocopying when the toner runs out is the expert on toner from now on.',
      ],
      gentle: 'On its own, ‘{it}’ is a button; with a deadline and a purpose it is support. What had to be ready for whom?',
    },
    {
      says: 'microsoft office|ms office|microsoft 365|office 365|microsoft office suite',
      brutal: [
        'Microsoft Office in six programs. Five of them get used, and Access is on the shelf with the fondue set.',
        'Microsoft Office can do nearly anything. Mostly it asks whether to keep the source formatting.',
        'A letter, a list, and a picture that will not stay where it was put. Microsoft Office, in one office day.',
      ],
      gentle: [
        'Split {it} up: mail merge in Word, lookups in Excel, decks for whom? The suite is assumed, the use of it is not.',
        'Everybody opens {it}, and somebody is the one whom the others ask. If that was you, say what they came to your desk for.',
      ],
    },
    {
      says: 'outlook|microsoft outlook',
      not: 'positive outlook|market outlook|economic outlook|optimistic|outlook on',
      brutal: [
        'Outlook has 14,000 unread, and a folder called “Read this”, also unread.',
        '“Recall this message.” Outlook then lets everyone know there was something worth reading.',
        'A meeting in Outlook can be declined. In practice it is left tentative until it is over.',
      ],
      gentle: "If you ran somebody else's inbox, say so, and what share you dealt with yourself. That is trust, measured.",
    },
    {
      says: 'excel|spreadsheet|spreadsheets|microsoft excel',
      not: 'excel in|excel at|excel as|excels',
      brutal: [
        'The spreadsheet is colour-coded. Only its maker knows what orange means, and she is in Portugal.',
        "Excel: a list, a sum, a merged cell, and behind the merged cell everybody's afternoon.",
        'Do not sort the spreadsheet. There is a note. Somebody sorted the spreadsheet.',
      ],
      gentle: [
        'What did your spreadsheet decide or save? Name that, and the formulas can stay in the second half of the line.',
        'Was there a sheet that the whole office relied on and that only you could mend? Say what was in it, and who would have been stuck.',
      ],
    },
    {
      says: 'powerpoint|slide deck|preparing presentations|prepared presentations',
      brutal: [
        'PowerPoint, slide 3: could the logo be bigger? Slide 3 is a logo.',
        'The presentation is at nine. Changes to the presentation come at ten past eight, by phone, from a taxi.',
        'PowerPoint kept it as “final FINAL use this”. Somebody presented the other one.',
      ],
      gentle: [
        'For whom were they, and what hung on them? Slides for a board or a bid are worth saying by name.',
        'Whose story did your slides tell, and to which room? A room that mattered is worth naming, even if you stood at the back.',
      ],
    },
    {
      says: 'expense report|expense claim|processing expenses|processed expenses|travel expenses|staff expenses',
      brutal: [
        'Dinner for one, £94. Whoever processes the expenses reads it aloud once, to nobody.',
        'The expenses come in an envelope with a leaf in it, from March.',
        'One missing receipt, for parking, holds up the expenses of a person who flew to Singapore.',
      ],
      gentle: [
        'Whose, how many, in what currencies, and were they ever late? Directors remember an assistant who got them paid back.',
        "Directors forget nearly everything but the assistant who got them paid back. How many people's claims were yours, in how many currencies?",
      ],
    },
    {
      says: 'confidential|confidentiality|confidential information|sensitive information|confidential document',
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
        'First draft: three paragraphs. Signed version: “Noted.” Correspondence gets shorter the higher it goes.',
      ],
      gentle: 'In whose name did you write, and how often did it go out unchanged? That is the mark of a good ghost.',
    },
    {
      says: 'shared mailbox|shared inbox|group mailbox|team inbox',
      brutal: [
        'The shared inbox has a rule, made by somebody who has left, that hides everything from Denmark.',
        "A red flag in the shared mailbox means urgent, or done, or Sandra's.",
        'The inbox was at zero at 17.02. At 17.03 came a reply to all.',
      ],
      gentle: 'How quickly did a person hear back once the shared inbox was yours? Bringing order to it is the kind of thing teams remember.',
    },
    {
      says: 'meeting room|meeting rooms|room booking|booking rooms|conference room',
      brutal: [
        'The meeting room is booked for ten, taken by four, wanted by twelve, and it has been warm since spring.',
        "Booking rooms is easy. Getting the eleven o'clock out at eleven is the skill.",
        'One cable in the meeting room fits all laptops. It lives in another meeting room.',
      ],
      gentle: 'People book a meeting room and never come. If you found a cure for that, a good many offices would like to know.',
    },
    {
      says: 'catering|lunch order|ordering lunch|refreshments|arranging catering|sandwiches|teas and coffees',
      near: 'meeting|meetings|office|board|arrange|arranging|order|ordering|event|visitor|guests|lunch',
      brutal: [
        'Catering for twelve: two vegan, one gluten-free, nine who will eat the vegan ones first.',
        'After the catering the board decides on four million pounds. What people remember is who got the egg.',
        'Refreshments are at eleven. So the meeting comes alive at eleven.',
      ],
      gentle: 'For how many, and for what sort of occasion? Nobody notices when it works, so your CV has to.',
    },
    {
      says: 'company event|staff event|corporate event|organising events|organised events|office event|event planning|event coordination|planning events',
      brutal: [
        'A company event has a budget, a theme, and one person looking for an extension lead.',
        'Sixty name badges for the event, alphabetical. They are not alphabetical when the first guest is done.',
        '“Something different this year.” It will be the same event with a photobooth.',
      ],
      gentle: [
        'What nearly went wrong at the event, and what did you do? The near miss shows the organiser best.',
        'The best events look as if they ran themselves. What was going on behind the curtain, and what would have gone wrong without you?',
      ],
    },
    {
      says: 'executive assistant|executive support|pa support|supporting the ceo|supported the ceo|support to the ceo|supporting the md|c-suite',
      brutal: [
        'The CEO decides. Before that, somebody in executive support decided what the CEO would see.',
        '“Is he in a good mood?” Executive support is also the weather service.',
        'Five directors, three chargers, one printer that works. The executive assistant knows where all of it is.',
      ],
      gentle: "Hours given back to a director: that's the real output of ‘{it}’. What came off that desk because you were there?",
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
      gentle: 'Did you ever stop an invoice that should not have been paid? It would be your best sentence here.',
    },
    {
      says: 'purchase order|purchase orders|raising purchase orders|raising pos|raised purchase orders',
      brutal: [
        'A purchase order for a £9 cable has seen more signatures than the lease.',
        'Raised, approved, sent, received, matched: a purchase order travels further than the toner.',
      ],
      gentle: 'How long did a purchase order take from wish to approval, and did you make that shorter? Small firms would like to know how.',
    },
    {
      says: 'petty cash',
      brutal: ['Petty cash: £50 in a tin, a key on a hook, the hook behind the tin.', 'The milk comes from petty cash. The argument about oat milk is free.'],
      gentle: 'Money you counted and never lost: a small line, but it builds trust. How large was the float?',
    },
    {
      says: 'new starter|induction|new joiner|staff induction|employee onboarding',
      brutal: [
        'The new starter arrives Monday. IT was told on Monday.',
        'A new starter gets a desk, a login and a list of which mugs belong to people.',
        'Induction covers fire exits, pensions and the dishwasher. People break the dishwasher rule.',
      ],
      gentle: 'What did a new starter find on the desk on day one? That morning colours the whole year, so say how you ran it.',
    },
    {
      says: 'facilities management|building maintenance|office maintenance|maintenance contractor|air conditioning|office facilities',
      brutal: [
        'The air conditioning is set at 21. Half of the office is cold, the other half has a fan, and facilities has the email thread.',
        'Facilities was told that the light flickers. It does not when facilities is looking.',
        'A contractor is coming between eight and one. He is coming at ten past one.',
      ],
      gentle: 'An office that simply works has somebody behind it. How large was the building, and what did people stop complaining about?',
    },
    {
      says: 'office move|office relocation|office refurbishment',
      brutal: [
        'Crates are numbered. Number 14 never arrives, and number 14 is the kettle.',
        'An office move reveals who has kept a bicycle wheel, six phones and all of 2011.',
        'Everybody gets a window on the plan. The refurbishment has a pillar.',
      ],
      gentle: 'Were people working at nine on the Monday after the office move? If so, print that sentence just as it is.',
    },
    {
      says: 'database|updating database|maintaining database|updated database|maintaining records|maintaining databases|updating records|updated records|maintain records',
      near: 'customer|client|contact|contacts|member|members|update|updated|updating|maintain|maintained|maintaining|company|mailing|donor|staff|employee|entry|crm|access|management',
      brutal: [
        'The database has J. Smith, John Smith and Smith, J. He gets three calendars.',
        'Maintaining records: half the people have moved and the other half are in there twice.',
        '“Do not contact.” Somebody updated the record and then rang to confirm.',
      ],
      gentle: [
        'How many records went with ‘{it}’, and how clean were they by the end? A mailing with fewer returns would prove it.',
        'Who could find something the next day because of ‘{it}’? A list that people trust is worth a line of its own.',
      ],
    },
    {
      says: 'booking appointments|appointment booking|scheduling appointments|scheduled appointments|appointment',
      near: 'book|booking|booked|schedule|scheduling|scheduled|diary|calendar|confirm|arrange|arranging',
      brutal: [
        '“Any day is fine.” People who say it, when booking an appointment, have four days that are not.',
        'Appointments at nine, half past and ten. All three arrive at twenty to, with wet umbrellas.',
      ],
      gentle: 'Did fewer people forget their appointment once you were looking after it? Say what you did, since most offices never find it out.',
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
      says: 'day-to-day operations|daily operations|office operations|smooth running',
      in: 'work',
      not: 'soldier|soldiers|military|army|navy|troops|platoon|unit|squad|kitchen|restaurant|store|warehouse|clinic|server|servers|network|database',
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
        '“Out for delivery”, since Monday. The courier is seeing something of the country.',
        'A courier collects between nine and six. He is here, and the label is in the printer.',
      ],
      gentle: 'What had to arrive, and where? One parcel that caught the last plane says more than the word courier does.',
    },
    {
      says: 'fire warden|fire marshal|fire drill',
      brutal: [
        'The fire drill is at eleven. Everyone knew at ten, and took their coats.',
        'A fire warden checks the toilets, the kitchen, and the one colleague who is just finishing an email.',
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
      says: 'hot desk|hot desking|desk booking',
      brutal: [
        'There are forty hot desks. Thirty-nine of them belong to somebody.',
        "Hot desking means adjusting a chair for eleven minutes and then being told it is Martin's.",
      ],
      gentle: 'Did you make the rules, or keep the peace? Either is worth a sentence, with the number of people and desks.',
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
      says: 'microsoft word|ms word',
      brutal: [
        'Move a picture by a millimetre in Word and page 9 goes to live somewhere else.',
        'Word numbered it 1, 2, 3, 1. Nobody who types for a living is surprised.',
        "Microsoft Word underlines the managing director's name in red. It has done so for years, and cannot be spoken to.",
      ],
      gentle: 'In {it}, long documents with contents and cross-references deserve a mention of their own. Which one were you proudest to send?',
    },
    {
      says: 'typing|typed letters|touch typing|audio typing|typing letters|copy typing',
      brutal: [
        'Typing for somebody who writes “as per my last” takes longer, because you are also removing the tone.',
        'Type what was said, then what was meant, then what can be sent. Typing is three letters to every letter.',
        'Typing fast is easy. Typing at the speed of a boss who is still thinking takes character.',
      ],
      gentle: 'A typing speed is a figure, so print it, with the accuracy. What kind of document did people trust you with?',
    },
  ],
};
