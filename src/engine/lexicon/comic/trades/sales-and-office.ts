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
      gentle: 'A cold caller is hired on meetings booked per hundred calls. If you know that number, it says more than any opening line.',
    },
    {
      says: 'sales target|sales quota|quota|monthly target|revenue target|annual target',
      not: 'market|audience|demographic',
      brutal: [
        'A target is shared out so that everybody gets a little more than can be done.',
        'The target is set in December by somebody who will not be making the calls.',
        "A quota is a number that looked good on somebody else's slide.",
      ],
      gentle: 'The percentage of target is the first thing a sales manager looks for. Give it, with the year.',
    },
    {
      says: 'exceeded target|exceeding target|exceeded sales target|exceeded quota|over target|above target',
      brutal: [
        'Salespeople forget birthdays and where they left the car. By how much they exceeded target they know to the decimal.',
        "Exceed the target and next year's is higher. Some prizes you have to carry uphill.",
        'Exceeded: sales managers read that word with one finger under it, looking for a percentage.',
      ],
      gentle: 'With the percentage, the quarters it held for and your place in the team, this can be the best line on the page.',
    },
    {
      says: 'sales pipeline|pipeline|pipeline management',
      near: 'sales|deal|deals|opportunity|opportunities|crm|management|revenue|forecast|prospect|prospects|business|client|account|salesforce|qualified|planning|retention|manage|managed|managing|build|built',
      brutal: [
        '40% in the pipeline means “they were nice about it”.',
        'Two thirds of the pipeline went quiet in June. They are still in it, out of respect.',
        'That deal has been in the pipeline, closing next month, since before the carpet.',
      ],
      gentle: 'A pipeline is judged by what came true. Add coverage and conversion beside its size.',
    },
    {
      says: 'lead generation|lead gen|generating leads|generated leads|lead qualification|qualifying leads|sales lead|qualified leads',
      brutal: [
        'A lead from marketing: downloaded a PDF, entered the phone number as 12345.',
        'Hot lead, warm lead, cold lead. And then the one who only wanted the pen.',
        'Qualified leads have budget, authority and need. The rest have a phone that rings out.',
      ],
      gentle: 'Leads are only as good as the share that closed. If the closers asked for more of yours, that is what this line should say.',
    },
    {
      says: 'closing deals|closed deals|closing sales|closing the deal|closed sales|deal closing|close deals',
      brutal: [
        'Always be closing, says the film. Everybody quotes it, and nobody remembers that it was a threat.',
        'Deals close on the last day of the quarter, with a discount, and everyone acts surprised at both.',
        '“We just need legal to look.” There goes a closed deal, on its way back to open.',
      ],
      gentle: 'Sales leaders place people by deal size. Give your largest, your average and how long it took.',
    },
    {
      says: 'negotiation|negotiating|negotiated|contract negotiation|negotiate',
      not: 'lease|tenancy|tenant|landlord|house|home',
      brutal: [
        'Ask for 20, offer 5, meet at 10. Negotiation takes three weeks so that it looks like work.',
        'Procurement opens every negotiation by saying that a competitor is cheaper. The competitor is never there.',
        '“Let me see what I can do.” In negotiation, that is a walk to the kettle.',
      ],
      gentle: 'A negotiation is worth what it saved. Name what you got: a better price, a longer term, a penalty dropped.',
    },
    {
      says: 'upselling|upsell|cross-selling|cross selling|up-selling|cross-sell|upsold',
      brutal: [
        'Upselling: they asked for one, and are being told about the discount on three.',
        '“Would you like the warranty with that?” Upselling has paid for a lot of roofs.',
        'Cross-selling works best on somebody who has just said yes and is still enjoying it.',
      ],
      gentle: 'Upselling is measured at the till. Give the average order before and after.',
    },
    {
      says: 'objection handling|handling objections|overcoming objections|overcame objections|overcome objections',
      brutal: [
        "“It's too expensive.” Objection handling begins with four seconds of silence, and they are long.",
        'There are five objections. The scripts for them fill a ring binder.',
        '“I need to speak to my partner.” Objection handling has met a lot of partners who were a Labrador.',
      ],
      gentle: 'Give the objection heard most, and the answer that turned it, in one breath. It reads as experience, where the phrase reads as a course.',
    },
    {
      says: 'account management|managing accounts|managed accounts|manage accounts|client account',
      not: 'payable|receivable|social media|user|active directory',
      brutal: [
        'Account management is remembering the golf, the dog and the renewal date, and mentioning them in that order.',
        'Your contact has moved on. The new one has “always used somebody else”. So begins account management.',
        'A happy account never calls. Account management has to guess which kind of quiet it is.',
      ],
      gentle: 'Keeping customers is cheaper than finding them. Say how many accounts, what they were worth, and how many stayed.',
    },
    {
      says: 'key account|key accounts|key account management|key client|strategic account',
      brutal: [
        'A key account is 30% of revenue, 80% of the emails and wants a discount for both.',
        'Key accounts get a quarterly review, with pastries. What they wanted was the invoice to be right.',
      ],
      gentle: 'The sector and size of the key accounts can be printed even where their names cannot. Add growth per account then.',
    },
    {
      says: 'territory|sales territory|sales region',
      not: 'unfamiliar|uncharted|northern territory',
      brutal: [
        "A territory is drawn on a map by somebody who has never driven across it at five o'clock.",
        'A territory sounds small until the first appointment is at the far end of it, at nine.',
        "Each rep's territory has a hole in it the size of a town. That town belongs to a colleague, historically.",
      ],
      gentle: 'A territory shows what you build on your own. Say how many customers it had, and where you ranked among the others.',
    },
    {
      says: 'trade show|exhibition|trade fair|expo',
      brutal: [
        'At a trade show you give away 500 pens and collect 500 business cards, 460 of them from other people giving away pens.',
        'Eight hours on a trade show carpet. It is laid straight on the concrete, and your knees can tell.',
      ],
      gentle: 'Stands are paid for by what they bring a year later. Add one order that began on the carpet, if you have one.',
    },
    {
      says: 'sales commission|uncapped commission|commission only|commission-based|commission plan|commission structure|ote',
      brutal: [
        'On-target earnings are what you would make in a world where everyone picks up. Commission happens in this one.',
        'Pay by commission: there is no roof, and in month one there is no floor either.',
        'The commission plan is nine pages, and every salesperson can do it in their head while driving.',
      ],
      gentle: 'What you earned can stay private; what you sold should not. Employers work the one out from the other.',
    },
    {
      says: 'new business|winning new business',
      brutal: [
        'New business gets the bell. Existing business gets the spreadsheet.',
        "“Great to meet you, let's find a slot.” New business starts as a slot, and most of it stays one.",
        'In new business the first yes is “yes, who is this?”',
      ],
      gentle: 'A customer name that is on the list because of you is the strongest thing here. If names are secret, the sector and first order will do.',
    },
    {
      says: 'business development',
      brutal: [
        'Business development is sales with a longer lunch and a softer verb.',
        "Two coffees, one NDA, and “let's pick this up in the new year”. Business development, first quarter.",
        'Business development has three hundred contacts who would all love to do something together one day.',
      ],
      gentle: 'Business development means a different job in every firm. Say whether you sold to customers, found partners or opened markets.',
    },
    {
      says: 'proposal|sales proposal|sales proposals',
      brutal: [
        'Proposal, 24 pages. Client turns to page 22, where the number is.',
        '“A short proposal,” they said. Legal has added eleven pages to keep it safe.',
        "A proposal has the last client's name left in it once in a career. Page 14.",
      ],
      gentle: 'The share of proposals that turned into orders is the figure. If it rose while you wrote them, the rise is the line.',
    },
    {
      says: 'tender|tender submission|bid writing|rfp|rfq',
      brutal: [
        'The RFP went to eight firms. Seven of them are there so that it looks like eight.',
        'Five copies of the tender, one unbound, by noon, to a reception that closes for lunch.',
        'The tender is 60% quality and 40% price, meaning price.',
      ],
      gentle: 'Tenders written, tenders won and the largest of them: bid teams hire by that ratio, and a win rate needs no adjective.',
    },
    {
      says: 'product demonstration|product demo|demo|demonstrating products|demonstrated products',
      brutal: [
        'The demo worked at eight, with nobody there.',
        'A product demo shows the six features that work, at a steady pace, and hopes nobody touches the seventh.',
        '“Could it also…” Every demo has somebody at the back who would like it to be a different product.',
      ],
      gentle: 'Demos are counted by what followed: the share that went on to a trial or an order tells a manager you know the buyer.',
    },
    {
      says: 'mailshot|email campaign|cold email|sales email|email outreach|email sequence|sales outreach',
      brutal: [
        '“Just bumping this to the top of your inbox.” Step four of seven in any cold email sequence.',
        'A cold email is personalised: “Hi FIRSTNAME”. It has gone out like that.',
        '“Is this still a priority?” It never was. But the outreach tool had a step six.',
      ],
      gentle: 'Opens impress nobody now; replies do. Add a reply rate, and how many became meetings, if you have one.',
    },
    {
      says: 'customer retention|client retention|customer churn|contract renewal|renewal rate|account retention',
      brutal: [
        'Retention finds out why customers leave from the customers who have left.',
        '“We love it”, said the survey, a week before they went. Retention has learned to look at the orders.',
        'Nothing happened this month. In retention that is a triumph, and try putting it on a slide.',
      ],
      gentle: 'Two or three points of retention are worth a whole campaign. Add the rate you took over and the rate you left.',
    },
    {
      says: 'customer onboarding|client onboarding',
      brutal: [
        'Sales promised a week. Onboarding has a form for that week, with fourteen tabs.',
        'Onboarding begins with a kick-off call, at which eleven people meet the one who will do it.',
      ],
      gentle: 'Days from signature to first use is what onboarding is measured by. If it got shorter in your hands, print both numbers.',
    },
    {
      says: 'quarterly business review|qbr',
      brutal: [
        'A QBR: forty slides on usage for a client with one question, and it is the price.',
        'At a quarterly business review the client says “partnership”. The supplier starts to sweat discreetly.',
      ],
      gentle: 'A review that ended in an order or a renewal deserves its own bullet. Without an outcome it is only a meeting.',
    },
    {
      says: 'viewing|property viewing|house viewing|accompanied viewing',
      near: 'property|properties|house|buyer|buyers|tenant|tenants|conduct|conducted|conducting|accompanied|booked|arranged|arrange|vendors|applicants|lettings|sales',
      not: 'commercial|office|retail|industrial',
      brutal: [
        'Viewings are twenty minutes: two on the kitchen, eighteen working out where the sofa would go.',
        'On every viewing somebody taps a wall and nods.',
        "At the viewing the neighbours' dog is silent or it is a shorter viewing.",
      ],
      gentle: 'Viewings to offers is a conversion rate. Few negotiators print theirs, and every branch manager knows it by heart.',
    },
    {
      says: 'valuation|market appraisal|property valuation',
      near: 'property|market|house|vendor|instruction|instructions|sales|lettings|estate|residential',
      not: 'commercial|business|stock|company|portfolio',
      brutal: [
        'Three agents, three valuations. The vendor goes with the highest and is cross with it by June.',
        'A valuation starts with praise for the garden, and the number comes at the door.',
      ],
      gentle: 'Valuations that ended near the sale price are the proof of a good eye. Add instructions won per valuation.',
    },
    {
      says: 'letting|lettings|tenancy agreement|tenant|landlord|property management|property inspection',
      brutal: [
        '“Fair wear and tear” has nine meanings in property management. All of them are about a carpet.',
        'A landlord says it is only a small job. It is behind the wall.',
        'The check-in report says “good condition”. In property management that was a lovely afternoon, two tenants ago.',
      ],
      gentle: 'Give units under management, empty weeks and arrears: these three tell a landlord everything, and any one of them lifts this line.',
    },
    {
      says: 'sales forecast|sales forecasting|forecast accuracy|forecasting',
      brutal: [
        'The sales forecast has three columns: commit, best case, and “leave it with me”.',
        'A sales forecast is hopeful on Monday, sober on Thursday and late on Friday.',
        '“It slipped.” No sales forecast has ever needed a second verb.',
      ],
      gentle: 'A forecast that comes true makes a rep worth keeping. Say how close yours came.',
    },
    {
      says: 'distributor|reseller|channel partner|distribution partner',
      brutal: [
        'A distributor stocks 9,000 lines and sells the four that sell themselves.',
        'Channel partners get a portal, a badge and a webinar. They want the margin.',
        "A distributor's rep has ten of your products in the car and one of them in the heart.",
      ],
      gentle: "Plenty of distributors sign and few sell. Add one that you woke up, with its first year's orders, if you have one.",
    },
    {
      says: 'field sales|field visit|on the road|customer visit|site visit|client visit',
      not: 'property|tenant|contractor|inspection|construction',
      around: 'sales|territory|rep|representative|account|prospect|distributor|customer',
      brutal: [
        'Field sales: the office has cup holders.',
        'Anyone in field sales can rank forty service stations by coffee, and all of them by toilet.',
        'Six client visits in the diary. Two are out, one forgot, and one wants to show you the dog.',
      ],
      gentle: 'Calls a day and the ground they covered show a rep who can plan a route. Add orders per visit.',
    },
    {
      says: 'company car',
      brutal: [
        'Four brochures, a suit and most of a sandwich: that is a company car with the paperwork done.',
        '30,000 miles a year in a company car, and the furthest you have been from a sandwich is nine feet.',
      ],
      gentle: 'A clean licence and the yearly mileage belong here in one line near the end: a field role filters for the first of them.',
    },
    {
      says: 'sales training|product training|sales coaching',
      brutal: [
        'In sales training a colleague plays the customer, and buys in four minutes. If only colleagues had budgets.',
        'Product training lasts a morning. The customer finds the question in a minute.',
      ],
      gentle: 'Given or received makes two different lines. If you gave it, what your starters sold in month three is the proof.',
    },
    {
      says: 'customer complaint|client complaint|customer escalation|client escalation',
      not: 'tenant|property|resident|landlord|leasehold',
      around: 'sales|account|product|delivery|installation|order|customer success|territory|saas|rep',
      brutal: [
        'The complaint is about delivery, installation and support, so it comes to whoever sold it.',
        "An escalation is a customer who has found somebody's title.",
      ],
      gentle: 'A customer kept through a bad week is worth more than a new one. If they ordered again, end the line on that.',
    },
    {
      says: 'market share',
      brutal: [
        'Market share rises fastest in a market you define yourself.',
        'When market share goes up, sales says it was sales, marketing says marketing, and the competitor was on strike.',
      ],
      gentle: 'Market share is the hardest number to move. Give the points you gained, and in which market.',
    },
    {
      says: 'sdr|bdr|sales development representative',
      brutal: [
        'An SDR warms up the room, announces the band and goes back to the phone.',
        'Eighty touches for one meeting. Then the prospect does not turn up, and the SDR rings to ask, very kindly, if all is well.',
      ],
      gentle: 'Meetings held count for more than meetings booked. Add an SDR who prints the second number, if you have one.',
    },
    {
      says: 'crm|salesforce|hubspot|dynamics crm|microsoft dynamics|pipedrive',
      brutal: [
        'The CRM wants a reason for every deal that was lost. “Price” is first in the list, so it is always price.',
        '“Left voicemail.” Take that out of any CRM and it would fit on a phone.',
        'Managers open {it} to see the deals. Reps open it to see who took the deals.',
      ],
      gentle: 'Clean data is rarer in sales than charm. If reports were built on what you entered, or others learned the system from you, add it.',
    },
    {
      says: 'social selling|linkedin outreach|linkedin prospecting|linkedin lead generation',
      brutal: [
        'Hope you are well, love what you do, quick question, what do you do? There it is: LinkedIn outreach.',
        'Social selling is cold calling with a picture of a sunrise on it.',
        '“Agree?” LinkedIn puts that under a story about a taxi, and somebody in sales has pressed like.',
      ],
      gentle: 'Reply rate is the proof of a good first line. Add out of a hundred strangers, the number who answered.',
    },
    {
      says: 'meddic|meddpicc',
      brutal: [
        'MEDDIC has six letters, and the deal is always missing the E: no one has met the economic buyer.',
        'The champion in MEDDIC sells for you inside. The champion has just gone on a sailing trip.',
      ],
      gentle: 'A deal that the method made you drop in time is worth printing too. Walking away early is the part few can prove.',
    },
    {
      says: 'consultative selling|consultative sales|consultative approach',
      brutal: [
        'Consultative selling: eleven questions, all of them answered by the thing in your bag.',
        'What keeps you up at night? Consultative sales asks it at half past ten, over a croissant.',
        'Consultative selling means two ears, one mouth, and a contract that happens to be in the folder.',
      ],
      gentle: 'The label is common; a deal makes it real. Tell one: what they asked for, what they needed, what they signed.',
    },
    {
      says: 'rightmove|zoopla',
      brutal: [
        '“Must be seen.” On {it} that is written under eighteen pictures of it.',
        'Half of {it} is people who are not moving. They just want to see the kitchens.',
      ],
      gentle: 'Days on the market against the rest of the street is the figure here. A listing rewritten and then sold says even more.',
    },
    {
      says: 'leaderboard|league table',
      brutal: [
        'A leaderboard on the wall: motivating for three people, interior design for the other eleven.',
        'The leaderboard is reset each month, at the moment somebody was about to frame it.',
      ],
      gentle: 'Third of thirty needs no adjective. If you stood near the top of the table, print the place and the size of the team.',
    },
    {
      says: 'quotation|quote|preparing quotes|prepared quotes|price quote',
      not: 'contractor|contractors|obtain|obtaining|obtained|maintenance',
      around: 'sales|customer|client|product|order|account|rep|territory',
      brutal: [
        '“Valid for thirty days”, says the quotation. They accept on day 61 and read it out to you.',
        'Three quotes are needed for the file. Two of them were always going to be for the file.',
        'The quote was sent at 16.58, so that it could be called “today”.',
      ],
      gentle: 'The first to answer often gets the order. Say how many quotes a week, and how many were accepted.',
    },
  ],
  office: [
    {
      says: 'diary management|calendar management|managing diaries|managed diaries|diary|managing calendars|managed calendars|scheduling meetings|scheduled meetings',
      not: 'food|patient|salon',
      around: 'executive|director|ceo|manager|assistant|partner|chief|pa|md|senior|meeting|minister',
      brutal: [
        'Four executives, one slot: the 14th, at 7.45, if the other time zone lets go.',
        '“Could you find us half an hour?” Diary management then spends an hour on it.',
        'Calendar management: the back-to-back meeting was invented by somebody who has never needed a sandwich.',
      ],
      gentle: 'Whose diary, and how many of them: one chief executive and six team leaders are different jobs. That belongs before the verb.',
    },
    {
      says: 'minute taking|minute-taking|taking minutes|took minutes|meeting minutes|minutes',
      near: 'meeting|meetings|board|taking|took|take|agenda|agendas|committee|typed',
      not: 'within|under|every|response',
      brutal: [
        'Two hours, eleven opinions. The minutes say “it was agreed to revisit this”.',
        'In the minutes everybody spoke in whole sentences. Minute taking is a kindness.',
        'Action: all. Nothing in any minutes has ever been done by “all”.',
      ],
      gentle: 'Board minutes and team minutes are different trades. Add the level of the meeting, and how soon actions went out.',
    },
    {
      says: 'travel arrangement|travel arrangements|booking travel|travel booking|arranging travel|arranged travel|travel management|travel itinerary|booked travel',
      brutal: [
        'Aisle seat, not by the wing, hotel with a bath, back by five. Travel arrangements are a personality test for others.',
        'The itinerary is perfect up to the moment the traveller “just changed one thing”.',
        'Flight cancelled, 22.40. All the other trips went well, and travel booking got no card for those.',
      ],
      gentle: 'Number of travellers and of time zones gives the scale. Add a budget kept, or a trip rescued the same night, if you have one.',
    },
    {
      says: 'switchboard|answering phones|answering telephone|answering calls|telephone enquiries|answering the phone|incoming calls|phone calls|telephone calls|answered phones|answer phones',
      brutal: [
        "“She's just stepped away from her desk.” Answering phones is mostly geography.",
        'The person calling is returning a call. Nobody in the building has called. Answering phones begins there.',
        'Six lines on the switchboard, five holding, one of them for pizza.',
      ],
      gentle: 'A switchboard teaches patience and speed. Say how many calls a day, and how many you settled without passing on.',
    },
    {
      says: 'reception|front desk|reception desk|reception duties|greeting visitors|meeting and greeting|greeted visitors|welcoming visitors|greet visitors',
      not: 'wedding|primary|teacher|pupil|hotel|guest|guests|gym|patient|patients|salon|spa',
      around: 'visitor|office|meeting|switchboard|client|contractor|courier|badge|mail|post|stationery|corporate|admin',
      brutal: [
        'Reception knows who is really in. It has been offered chocolate for less.',
        "“I'm here to see John.” There are nine Johns. Reception waits for more.",
        'The visitor is early, the host is late, and reception has now discussed the traffic with both.',
      ],
      gentle: 'A front desk is the first thing customers meet. Say how many visitors a day, and which system you ran.',
    },
    {
      says: 'filing|archiving|filing system|electronic filing',
      near: 'document|documents|record|records|paper|system|paperwork|office|photocopying|scanning|correspondence|duties|admin|typing',
      not: 'court|tax|patent|return|returns|regulatory',
      brutal: [
        'Filing is easy. It is finding that shows what you did.',
        'There is a tray marked “to file”. By autumn filing is done with a spade.',
        'Filed under M for miscellaneous, with M for misc and, for safety, O for other.',
      ],
      gentle: 'Knowing the rules for records is worth more than the filing. Say what kind they were: legal, medical or staff.',
    },
    {
      says: 'data entry|inputting data|data input|entering data|input data|data inputting',
      brutal: [
        'The house number in the phone field, the phone in the name field. Data entry meets the public through its typing.',
        'Data entry: row 4,001 has a note, “see other sheet”. There is no other sheet.',
        'Somebody typed 30 February. It was accepted. Data entry has the screenshot.',
      ],
      gentle: 'Data entry is judged on speed and accuracy. Give both: records an hour, and the error rate.',
    },
    {
      says: 'stationery|ordering stationery|office supplies|ordering supplies|office stock|ordering office supplies',
      brutal: [
        'Office supplies: 200 highlighters in three colours, and somebody always needs the fourth.',
        'Order a good stapler with the stationery, and by Friday it has a name on it in correction fluid.',
        'Everyone takes one pen. The stationery cupboard has heard that before.',
      ],
      gentle: 'A supplies bill that fell interests every office. If you changed the supplier, say what it saved.',
    },
    {
      says: 'incoming mail|outgoing mail|incoming post|outgoing post|opening post|sorting mail|sorting post|franking|distributing mail|distribute mail|mail distribution|mail room|post room',
      not: 'voice|email|blog',
      brutal: [
        'The post has one letter for somebody nobody has heard of. It goes on the ledge, with the others.',
        'Incoming mail: two invoices, a catalogue of mops, and something registered that makes the director go quiet.',
        'Outgoing post leaves on time. The letters are finished two minutes later.',
      ],
      gentle: 'Behind the post there is a deadline every day. Say how much you handled, and whether legal or registered mail was yours.',
    },
    {
      says: 'photocopying|photocopier|photocopies',
      brutal: [
        'Page 7 is upside down, and page 8 is stuck to page 9. Photocopying brings out the character in paper.',
        'Photocopying for the board: nineteen sets, stapled top left, and then they change page two.',
        'Whoever is photocopying when the toner runs out is the expert on toner from now on.',
      ],
      gentle: 'On its own this is a button. Add packs for a court, a board or an exam hall, by a fixed hour.',
    },
    {
      says: 'microsoft office|ms office|microsoft 365|office 365|microsoft office suite',
      brutal: [
        'Microsoft Office in six programs. Five of them get used, and Access is on the shelf with the fondue set.',
        'Microsoft Office can do nearly anything. Mostly it asks whether to keep the source formatting.',
        'A letter, a list, and a picture that will not stay where it was put. Microsoft Office, in one office day.',
      ],
      gentle: 'Office is expected; what you do in it is not. Name the hardest thing: pivot tables, mail merge, a deck for the board.',
    },
    {
      says: 'outlook|microsoft outlook',
      not: 'positive outlook|market outlook|economic outlook|optimistic|outlook on',
      brutal: [
        'Outlook has 14,000 unread, and a folder called “Read this”, also unread.',
        '“Recall this message.” Outlook then lets everyone know there was something worth reading.',
        'A meeting in Outlook can be declined. In practice it is left tentative until it is over.',
      ],
      gentle: "Running somebody else's inbox is a matter of trust. If you did, say whose.",
    },
    {
      says: 'excel|spreadsheet|spreadsheets|microsoft excel',
      not: 'excel in|excel at|excel as|excels',
      brutal: [
        'The spreadsheet is colour-coded. Only its maker knows what orange means, and she is in Portugal.',
        "Excel: a list, a sum, a merged cell, and behind the merged cell everybody's afternoon.",
        'Do not sort the spreadsheet. There is a note. Somebody sorted the spreadsheet.',
      ],
      gentle: 'Everybody lists Excel; few say what for. Name the sheet people relied on: a rota, a budget, a stock list.',
    },
    {
      says: 'powerpoint|slide deck|preparing presentations|prepared presentations',
      brutal: [
        'PowerPoint, slide 3: could the logo be bigger? Slide 3 is a logo.',
        'The presentation is at nine. Changes to the presentation come at ten past eight, by phone, from a taxi.',
        'PowerPoint kept it as “final FINAL use this”. Somebody presented the other one.',
      ],
      gentle: 'Slides are judged by the room they were shown in. Name it: a board, a bid or a conference.',
    },
    {
      says: 'expense report|expense claim|processing expenses|processed expenses|travel expenses|staff expenses',
      brutal: [
        'Dinner for one, with three desserts. Whoever processes the expenses reads it aloud once, to nobody.',
        'The expenses come in an envelope with a leaf in it, from March.',
        'One missing receipt, for parking, holds up the expenses of a person who flew to the other side of the world.',
      ],
      gentle: 'Number of claimants and currencies gives the scale. If they were paid on time every month, directors will have noticed.',
    },
    {
      says: 'confidential|confidentiality|confidential information|sensitive information|confidential document',
      brutal: [
        'The one with the confidential file is asked “anything going on?” at every kettle in the building.',
        'Confidential, it says on the folder. It is on the printer, face up.',
        'Discretion: knowing about the reorganisation in May and admiring the new nameplates in September.',
      ],
      gentle: 'Discretion is worth more with its kind. Say which: pay, board papers, legal or personal.',
    },
    {
      says: 'correspondence|drafting correspondence|letters and emails|drafting letters|drafted correspondence|drafting emails|handling correspondence',
      brutal: [
        '“Kind regards”, “regards”, “best”, nothing: correspondence has a temperature and the assistant reads it.',
        "Drafting a letter for another's signature means being polite in someone else's mood.",
        'First draft: three paragraphs. Signed version: “Noted.” Correspondence gets shorter the higher it goes.',
      ],
      gentle: "Writing in somebody else's name takes trust. Say whose letters they were, and how often they went out unchanged.",
    },
    {
      says: 'shared mailbox|shared inbox|group mailbox|team inbox',
      brutal: [
        'The shared inbox has a rule, made by somebody who has left, that hides everything from suppliers.',
        "A red flag in the shared mailbox means urgent, or done, or Sandra's.",
        'The inbox was at zero at 17.02. At 17.03 came a reply to all.',
      ],
      gentle: 'Hours until a person heard back is the figure for a shared inbox. If it fell once it was yours, two numbers tell the story.',
    },
    {
      says: 'meeting room|meeting rooms|room booking|booking rooms|conference room',
      brutal: [
        'The meeting room is booked for ten, taken by four, wanted by twelve, and it has been warm since spring.',
        "Booking rooms is easy. Getting the eleven o'clock out at eleven is the skill.",
        'One cable in the meeting room fits all laptops. It lives in another meeting room.',
      ],
      gentle: 'Number of rooms and the system they were booked in: both go into one clause, and an office manager sees the size of the place.',
    },
    {
      says: 'catering|lunch order|ordering lunch|refreshments|arranging catering|sandwiches|teas and coffees',
      near: 'meeting|meetings|office|board|arrange|arranging|order|ordering|event|visitor|guests|lunch',
      brutal: [
        'Catering for twelve: two vegan, one gluten-free, nine who will eat the vegan ones first.',
        'After the catering the board decides on the whole budget. What people remember is who got the egg.',
        'Refreshments are at eleven. So the meeting comes alive at eleven.',
      ],
      gentle: 'Headcount and occasion turn this from lunch into logistics: twelve at a board, two hundred at a launch. Add a budget kept, if you have one.',
    },
    {
      says: 'company event|staff event|corporate event|organising events|organised events|office event|event planning|event coordination|planning events',
      brutal: [
        'A company event has a budget, a theme, and one person looking for an extension lead.',
        'Sixty name badges for the event, alphabetical. They are not alphabetical when the first guest is done.',
        '“Something different this year.” It will be the same event with a photobooth.',
      ],
      gentle: 'An event line is read for guests, budget and who was in charge. Give all three.',
    },
    {
      says: 'executive assistant|executive support|pa support|supporting the ceo|supported the ceo|support to the ceo|supporting the md|c-suite',
      around: 'assistant|support|pa|diary|calendar|secretary|administrat',
      brutal: [
        'The CEO decides. Before that, somebody in executive support decided what the CEO would see.',
        '“Is he in a good mood?” Executive support is also the weather service.',
        'Five directors, three chargers, one printer that works. The executive assistant knows where all of it is.',
      ],
      gentle: 'Supporting one chief and five directors are different jobs. Say how many, and at which level.',
    },
    {
      says: 'gatekeeper|gatekeeping|first point of contact|point of contact',
      not: 'supplier|suppliers|vendor|technical',
      around: 'reception|front desk|visitor|call|phone|switchboard|assistant|admin',
      brutal: [
        'First point of contact: a voice asks for “whoever deals with the energy contract”, and it is not a friend.',
        'The first point of contact is asked where the toilets are more often than what the company does.',
        "A good gatekeeper can say “I'll pass it on” in a way that ends careers.",
      ],
      gentle: 'What you could settle without asking anybody is the value of this post. Clients, candidates or suppliers: name the ones you faced.',
    },
    {
      says: 'invoice|invoicing|raising invoices|processing invoices|invoices',
      brutal: [
        '“Who ordered this?” The invoice goes round the office once like a stray cat.',
        'Invoicing in an office means knowing which manager signs without looking and going at that time.',
        'Invoice for 400 folders. Delivered: 40. Ordered: 4. The office has found its Christmas presents.',
      ],
      gentle: 'Invoicing is volume plus attention. Say how many a month, in which system, and whether you ever stopped a wrong one.',
    },
    {
      says: 'purchase order|purchase orders|raising purchase orders|raising pos|raised purchase orders',
      brutal: [
        'A purchase order for one cable has seen more signatures than the lease.',
        'Raised, approved, sent, received, matched: a purchase order travels further than the toner.',
      ],
      gentle: 'Purchasing clerks are hired by volume. Say how many orders a month, in which system, up to what limit.',
    },
    {
      says: 'petty cash',
      brutal: [
        'Petty cash: a few notes in a tin, a key on a hook, the hook behind the tin.',
        'The milk comes from petty cash. The argument about oat milk is free.',
      ],
      gentle: 'The size of the float, balanced month after month, builds trust in very few words. Auditors notice it too.',
    },
    {
      says: 'new starter|induction|new joiner|staff induction|employee onboarding',
      brutal: [
        'The new starter arrives Monday. IT was told on Monday.',
        'A new starter gets a desk, a login and a list of which mugs belong to people.',
        'Induction covers fire exits, pensions and the dishwasher. People break the dishwasher rule.',
      ],
      gentle: 'Starters a year, and what was ready on day one, show an induction that works. If you wrote the checklist, that is yours to claim.',
    },
    {
      says: 'facilities management|building maintenance|office maintenance|maintenance contractor|air conditioning|office facilities',
      brutal: [
        'The air conditioning has one setting. Half of the office is cold, the other half has a fan, and facilities has the email thread.',
        'Facilities was told that the light flickers. It does not when facilities is looking.',
        'A contractor is coming between eight and one. He is coming at ten past one.',
      ],
      gentle: "Square metres or headcount, and the contracts you looked after: that is how facilities people read each other's lines.",
    },
    {
      says: 'office move|office relocation|office refurbishment',
      brutal: [
        'Crates are numbered. Number 14 never arrives, and number 14 is the kettle.',
        'An office move reveals who has kept a bicycle wheel, six phones and all of 2011.',
        'Everybody gets a window on the plan. The refurbishment has a pillar.',
      ],
      gentle: 'People at their desks at nine on the Monday is what a move is judged by. With the headcount, that is the whole sentence.',
    },
    {
      says: 'database|updating database|maintaining database|updated database|maintaining records|maintaining databases|updating records|updated records|maintain records',
      near: 'customer|client|contact|contacts|member|members|update|updated|updating|maintain|maintained|maintaining|company|mailing|donor|staff|employee|entry|crm|access|management',
      brutal: [
        'The database has J. Smith, John Smith and Smith, J. He gets three calendars.',
        'Maintaining records: half the people have moved and the other half are in there twice.',
        '“Do not contact.” Somebody updated the record and then rang to confirm.',
      ],
      gentle: 'A clean list saves money every month. Say how many records you kept, and what got better: fewer duplicates, fewer returned letters.',
    },
    {
      says: 'booking appointments|appointment booking|scheduling appointments|scheduled appointments|appointment',
      near: 'book|booking|booked|schedule|scheduling|scheduled|diary|calendar|confirm|arrange|arranging',
      brutal: [
        '“Any day is fine.” People who say it, when booking an appointment, have four days that are not.',
        'Appointments at nine, half past and ten. All three arrive at twenty to, with wet umbrellas.',
      ],
      gentle: 'Appointments a day and for how many people show the load. If no-shows fell while you sent the reminders, that is a result.',
    },
    {
      says: 'multitasking|multi-tasking|multi-task|multitask',
      brutal: [
        'Phone on the shoulder, courier at the door, director in the frame. That is multitasking, and the kettle has just clicked.',
        'Multitasking means three things started and none of them saved.',
      ],
      gentle: 'Everybody claims it. Add three things you ran side by side, named.',
    },
    {
      says: 'day-to-day operations|daily operations|office operations|smooth running',
      not: 'soldier|soldiers|military|army|navy|troops|platoon|unit|squad|kitchen|restaurant|store|warehouse|clinic|server|servers|network|database',
      around: 'office|assistant|reception|visitor|admin|facilities|secretary',
      in: 'work',
      brutal: [
        'Day-to-day operations covers everything that has no other name, and the key to the bin store.',
        'The smooth running of an office is noticed on one day a year, the day after you leave.',
        "Operations begins at “it's only a quick thing” and ends with a contractor on the roof.",
      ],
      gentle: 'Budget, headcount and sites turn operations into a job somebody can picture. Add two of the three.',
    },
    {
      says: 'courier|dhl|booking couriers|fedex',
      brutal: [
        '“Out for delivery”, since Monday. The courier is seeing something of the country.',
        'A courier collects between nine and six. He is here, and the label is in the printer.',
      ],
      gentle: 'Customs papers are the part worth naming. If you shipped abroad, say where.',
    },
    {
      says: 'fire warden|fire marshal|fire drill',
      brutal: [
        'The fire drill is at eleven. Everyone knew at ten, and took their coats.',
        'A fire warden checks the toilets, the kitchen, and the one colleague who is just finishing an email.',
        'A fire drill shows who is in the building, and who is in the building with a bacon roll.',
      ],
      gentle: 'The certificate, its date and the number of people on your floor: safety roles have to be filled, and this one is portable.',
    },
    {
      says: 'health and safety',
      not: 'factory|plant|construction|manufacturing',
      around: 'office|desk|reception|admin|secretary|assistant',
      brutal: [
        'The risk is a cable. A mat goes over the cable. Now the risk is the mat.',
        'In an office the accident book has one hero, and it is the guillotine.',
        'Nobody may stand on a swivel chair. There is a poster. It was put up from a swivel chair.',
      ],
      gentle: 'Name the part you held: assessments, first aid, accident book, inductions. With a certificate beside it, any firm can use it on Monday.',
    },
    {
      says: 'hot desk|hot desking|desk booking',
      brutal: [
        'There are forty hot desks. Thirty-nine of them belong to somebody.',
        "Hot desking means adjusting a chair for eleven minutes and then being told it is Martin's.",
      ],
      gentle: 'Desks and people make the ratio, and the ratio tells how hard it was. If you wrote the rules, that comes first.',
    },
    {
      says: 'board paper|board pack|board meeting|board meetings|board papers',
      brutal: [
        'Board papers go out on Friday. The board reads them on the way up, in the lift.',
        'A board meeting is at two, so lunch is at one, so the decision is at ten to.',
        "The board pack is 180 pages, and it will be somebody's fault that page 60 is landscape.",
      ],
      gentle: 'Preparing, attending or following up are three levels of trust with a board. The highest of them that was yours goes first.',
    },
    {
      says: 'microsoft word|ms word',
      brutal: [
        'Move a picture by a millimetre in Word and page 9 goes to live somewhere else.',
        'Word numbered it 1, 2, 3, 1. Nobody who types for a living is surprised.',
        "Microsoft Word underlines the managing director's name in red. It has done so for years, and cannot be spoken to.",
      ],
      gentle: 'Everyone has Word. If you build long documents with contents, styles and cross-references, say so.',
    },
    {
      says: 'typing|typed letters|touch typing|audio typing|typing letters|copy typing',
      brutal: [
        'Typing for somebody who writes “as per my last” takes longer, because you are also removing the tone.',
        'Type what was said, then what was meant, then what can be sent. Typing is three letters to every letter.',
        'Typing fast is easy. Typing at the speed of a boss who is still thinking takes character.',
      ],
      gentle: 'Words a minute with the accuracy is a fact in a line of claims. Add legal, medical or audio work.',
    },
  ],
};
