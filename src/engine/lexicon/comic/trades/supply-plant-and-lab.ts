import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What supply chain, factory and research people laugh about. */
export const OF_SUPPLY_PLANTS_AND_LABS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  logistics: [
    {
      says: 'demand forecast|demand forecasting|demand planning|demand plan|forecast accuracy|sales forecast|s&op',
      brutal: [
        'The forecast is last year, plus ten percent, plus whatever sales said at the Christmas do.',
        'The forecast was too high in March and too low in May, so on average it was right.',
        'Forecast accuracy is 70 percent, and nobody can say which 70.',
      ],
      gentle: "If forecast accuracy improved while you held the pen, that's a figure your old firm still has. Ask for it, and print it.",
    },
    {
      says: 'production plan|production planning|production schedule|master production schedule|mrp|material requirements planning',
      brutal: [
        "MRP ran overnight. It'd like four thousand brackets by yesterday.",
        'The production plan is frozen for two weeks. It thawed at nine.',
        "A master schedule is what the factory would've made if nobody had phoned.",
      ],
      gentle: 'What stopped the production plan most often, and what did you do about it? That shows the planner as well as the plan.',
    },
    {
      says: 'sap|sap mm',
      brutal: [
        'SAP knows where your order is. You just have to know the code for asking.',
        'SAP went live at Easter. The old spreadsheet is still open on the second screen, for warmth.',
        'MD04: one screen with the whole future on it, in red.',
      ],
      gentle: "Say the SAP modules rather than the logo, and anything you set up: a parameter, a report, a go-live. That's what they pay for.",
    },
    {
      says: 'excel|vlookup|pivot table|spreadsheet',
      brutal: [
        "A planner's Excel has one tab called “do not touch”, and it's the company.",
        "The supply chain's global, digital, end to end, and on row 41,000 of a spreadsheet.",
        'VLOOKUP says N/A. So does the supplier.',
      ],
      gentle: 'Which report do people still open every morning? Name it and what it decides, and Excel earns its place.',
    },
    {
      says: 'purchase order|requisition|raising purchase orders',
      in: 'work',
      brutal: [
        "A purchase order needs five approvals, and one's in the pool in Tenerife.",
        '“No PO, no pay”, says the policy. The van has been and gone.',
        'Raising the PO after the goods have come is called confirming, with a straight face.',
      ],
      gentle: [
        'Which purchase orders came to you rather than a colleague: the urgent ones, the odd ones, the big ones? Say it.',
        'If you cleaned up how orders were raised, tell it in a line: the old way, the new way, and who stopped ringing you.',
      ],
    },
    {
      says: 'supplier management|supplier relationship|supplier performance|vendor management',
      brutal: [
        "A supplier review has forty slides, and slide one's the delivery that's late while you're watching.",
        '“It left us on Tuesday.” Supplier management is mostly about which Tuesday.',
        'Supplier scorecards go from green to red in one phone call about resin.',
      ],
      gentle: 'The proof of ‘{it}’ is one supplier who got better because of you. On time before and on time after would be the perfect pair.',
    },
    {
      says: 'negotiation|negotiated|negotiating|contract negotiation|price negotiation',
      near: 'supplier|vendor|contract|price|pricing|rate|freight|purchasing|procurement|carrier|cost',
      brutal: [
        "“That's our best price” has a best price under it, like a cellar.",
        "In a negotiation a buyer goes quiet on purpose. Salespeople can't bear it.",
      ],
      gentle: "Did the price you negotiated still hold a year later? That's a buyer's line in full, with the saving in front of it.",
    },
    {
      says: 'cost saving|cost reduction|cost avoidance',
      brutal: [
        "Cost avoidance is money you didn't spend on what you weren't going to buy.",
        'Cost savings count in full in procurement, and half of them arrive in finance.',
        'Cost reduction began with pallets and ended with a memo about pens.',
      ],
      gentle: 'Was the cost saving signed off by finance? Those words double its value, so put them right behind the sum.',
    },
    {
      says: 'rfq|rfp|tender|tendering|strategic sourcing|invitation to tender',
      not: 'loving|care|school contract|contract tendering|contracts tendering|bid|bids|bidding|won|route|routes',
      brutal: [
        "It has 212 questions, and 40 of them are “what's your address?”",
        'The cheapest bidder forgot the delivery. The second cheapest forgot the pallets.',
      ],
      gentle: 'Did you run the tender end to end alone? Those words matter, and so does what you did with the two best answers.',
    },
    {
      says: 'procurement|purchasing|procure to pay|indirect procurement',
      in: 'work',
      brutal: [
        'Procurement gets rung on Friday about something that was bought on Monday by someone with a card.',
        "Indirect procurement is chairs, hotels, lanyards, and one cousin's van.",
        'Three quotes, says purchasing. The second and third are for company.',
      ],
      gentle: [
        "Direct or indirect? Say which, with the spend, and then one thing that's now bought better because of you.",
        'Good purchasing is asking why before how much. Which thing did your firm stop buying after you asked?',
      ],
    },
    {
      says: 'inventory management|inventory control|stock control|stock management|safety stock|inventory reduction|inventory turns',
      brutal: [
        'Safety stock is the formal name for being nervous.',
        'The inventory has too much of everything, and one short.',
        'Excess and obsolete: nine pallets of the wrong blue, counted every year, like royalty.',
      ],
      gentle: [
        'Stock down and service held is the classic double. If you managed both at once, put the two figures side by side.',
        'Where was the stock nobody talked about, and how did you get rid of it? Inventory people love that story.',
      ],
    },
    {
      says: 'otif|on time in full|fill rate|on-time delivery',
      brutal: [
        "OTIF: ours says 97, the customer's says 84, and the lorry says it was there.",
        'OTIF is 99 percent, and the missing one is the one they wanted.',
      ],
      gentle: 'On time in full: where did it stand, and what did you change? That story gets supply chain people their next job.',
    },
    {
      says: 'lead time|expediting|expedited|progress chasing|chasing suppliers|shortages',
      in: 'work',
      brutal: [
        "Lead time's twelve weeks. It's been twelve weeks since March.",
        'Expediting is ringing the same person in Brno until you know about the garden.',
        "The shortage meeting's daily, at nine, and short of chairs.",
      ],
      gentle: "Line stops avoided, or days cut off the lead time: which can you show? That's what chasing is worth.",
    },
    {
      says: 'freight|freight forwarding|freight forwarder|sea freight|ocean freight',
      brutal: [
        "Booked, rolled, booked, rolled, sailed, and then it's the wrong ocean.",
        'LCL means your box shares with eleven others, and one of them has got a problem with customs.',
        'Air freight: for when someone forgot, and it weighs four tonnes.',
      ],
      gentle: 'Modes, lanes and files a week: forwarders size each other up in that order. Then your worst day, and how it ended.',
    },
    {
      says: 'customs|customs clearance|customs entries|customs declaration|hs code|commodity code',
      brutal: [
        "Customs would like to know if it's a toy or a lamp. It's a toy that's a lamp.",
        "The HS code has ten digits, and the ninth decides whether it's fish.",
      ],
      gentle: 'Did an audit go well on your watch, or did you find duty that could be claimed back? Customs skill is best shown in money.',
    },
    {
      says: 'bill of lading|bills of lading|shipping documents|export documentation|certificate of origin|letter of credit|commercial invoice',
      in: 'work',
      brutal: [
        'The bill of lading is in Singapore, the ship is in Felixstowe and the original is under a cup.',
        "The bank reads every comma in a letter of credit, and there's one it doesn't like.",
      ],
      gentle: 'Right first time is the measure of shipping documents. Which countries, and which bank never sent yours back?',
    },
    {
      says: 'demurrage|shipping line|vessel',
      in: 'work',
      brutal: [
        "Demurrage: rent, for a metal box, to someone who won't answer the phone.",
        "The vessel is at anchor. It's got a lovely view of where it's meant to be.",
        'Shipping lines announce a surcharge for peak, low water, fuel and Tuesday.',
      ],
      gentle: 'Free days are money. If you got containers back quicker, say what the demurrage bill did.',
    },
    {
      says: 'transport planning|transport planner|route planning|load planning|planned routes|vehicle utilisation',
      brutal: [
        "The transport plan is perfect at five. At half past, somebody's got a flat in Doncaster.",
        'The software believes that lorries turn round in one minute, everywhere, in any weather.',
        'Load planning is Tetris, where each block has been promised for nine a.m.',
      ],
      gentle: "Empty miles or cost per drop: was one of them better when you'd finished? A transport planner should write that first.",
    },
    {
      says: 'driver debrief|debriefing drivers|managing drivers|driver management|tachograph',
      in: 'work',
      brutal: [
        'A driver debrief: forty seconds about the run, ten minutes about the gate at Tesco.',
        'Infringement letters go in a tray. Drivers know it as the menu.',
        "Drivers give planners two kinds of news, and one's by picture message.",
      ],
      gentle: "Drivers who stay are a transport office's report card. If yours did, or infringements fell, say it here.",
    },
    {
      says: "operator's licence|operators licence|operator licence|o licence|o-licence|dvsa|transport manager cpc",
      brutal: [
        "An operator's licence hangs on the wall, and the person who holds it sleeps lightly.",
        'DVSA drop in at ten, and by ten past the kettle has been on twice.',
      ],
      gentle: 'OCRS band, vehicles on the licence, first-time MOT pass rate. Those are numbers a traffic commissioner would read.',
    },
    {
      says: 'fleet|fleet management',
      in: 'work',
      brutal: [
        "The fleet is fifty vans, and they've all got “a noise”.",
        'Telematics: the dot has been outside the café for nineteen minutes, and the dot knows that you know.',
        'A lease return is checked by someone with a torch and a template for dents.',
      ],
      gentle: 'Which part of the fleet bill did you get down: fuel, tyres, damage or days off the road? Say it with the size of the fleet.',
    },
    {
      says: '3pl|third party logistics|third-party logistics|contract logistics',
      in: 'work',
      brutal: ["A 3PL's on your side, at an agreed rate per pallet.", 'Contract logistics is a marriage with a monthly invoice for cages.'],
      gentle: 'Client side or provider side? Say which, and whether the monthly deductions stopped. 3PL people look for that.',
    },
    {
      says: 'warehouse|warehousing|warehouse operations|distribution centre|distribution center',
      in: 'work',
      brutal: [
        'The warehouse is 98 percent full, and the other two is the walkway.',
        "The new distribution centre has its own motorway junction. It doesn't have a bus.",
        'A warehouse is where everything that was sold by accident gets sent on purpose.',
      ],
      gentle: [
        "Was it your building to run, or your stock in somebody else's? Warehousing means either, so give the size and the side.",
        'What did the warehouse do differently after your time there? One change in the way things flow is better than square feet.',
      ],
    },
    {
      says: 'cold chain|temperature controlled|temperature-controlled',
      in: 'work',
      brutal: ['Cold chain: 2 to 8 degrees, until the tarmac in Dubai.', 'The box has a logger, the logger has a certificate, and the certificate has a file.'],
      gentle: 'Excursions are counted in the cold chain. If yours came down, pharma firms will want to know how.',
    },
    {
      says: 'global supply chain|international supply chain|supply chain management|end-to-end supply chain|end to end supply chain|supply chain',
      in: 'work',
      brutal: [
        'End to end: from a field in Vietnam to a skip in Slough.',
        'A global supply chain is forty countries and one ship parked sideways.',
        "Supply chain's invisible till there's no loo roll.",
      ],
      gentle: [
        'Which link in that supply chain did you personally make stronger? Name it, and the countries can stay in the background.',
        'A supply chain is noticed on its worst day. Tell yours: what broke, and what still arrived.',
      ],
    },
    {
      says: 'customer orders|order processing|order fulfilment|order fulfillment|sales order',
      in: 'work',
      brutal: [
        'Sales has promised Thursday. Sales promised it on Thursday.',
        'Customer orders come in by portal, email, phone, and on the back of a delivery note.',
      ],
      gentle: 'Orders a day and errors in a thousand, please. It shows care and pace in a single line.',
    },
    {
      says: 'just in time|just-in-time|jit',
      brutal: ['Just in time is a lovely system with the M6 in it.', 'Just in time: no stock, no slack, and somebody at the window looking for a lorry.'],
      gentle: 'Did the line ever stop? In just in time, the word “never” is worth printing, with how long it held.',
    },
    {
      says: 'npi|new product introduction|product launch',
      in: 'work',
      brutal: [
        'NPI needs stock by launch. Marketing has moved launch. Marketing is always moving launch.',
        "A launch plan has one date everyone knows and one everyone's working to.",
      ],
      gentle: "A clean launch and a clean run-out are quietly brilliant. What was left over at the end? If it's little, print it.",
    },
    {
      says: 'cips|mcips',
      brutal: [
        "Essays on Kraljic's two by two, and everything ends up in leverage.",
        'CIPS teaches you to get three quotes. The textbook comes from one publisher.',
      ],
      gentle: 'Put the CIPS level next to your title. Still studying? Say which papers are left, because it shows you mean it.',
    },
    {
      says: 'proof of delivery|pod|damage claim|freight claim|carrier claim',
      in: 'work',
      brutal: [
        "A damage claim needs the picture, the POD, the invoice, and a box that's already been recycled.",
        'PODs: a clear signature, in a hand like a dropped fork.',
        "Claims against carriers get settled in kilos. It's a very light piano.",
      ],
      gentle: 'How much came back, or how far did claims fall? Recovered money is yours to count.',
    },
    {
      says: 'stakeholder|cross-functional',
      near: 'supply|supplier|logistics|procurement|production|demand|inventory|purchasing|planning',
      in: 'work',
      brutal: [
        "Stakeholders are the people who'd like more, sooner, for less, in blue.",
        "Sales would like it Friday and finance would like it free. The stakeholders have agreed that you're the problem.",
      ],
      gentle: "Which two departments agreed because of you? That's the proof the word stakeholder is always missing.",
    },
  ],
  factory: [
    {
      says: 'machine operator|operated machinery|operating machinery|operating machines|operate machinery|operating production machinery|operating machine|machine operation',
      brutal: [
        'A machine operator can hear one wrong bearing through earplugs and Heart FM.',
        'The machine has two buttons and a knack.',
        "Operating machinery is eight hours of nothing, and then forty seconds when it matters where you're standing.",
      ],
      gentle: [
        "Do you set it as well as run it? Say so first: between a machine operator and a setter there's a pay grade.",
        "Which machine would they ring you at home about? That's the one to name on this line.",
      ],
    },
    {
      says: 'production line|assembly line|line operator|line operative|production operative|packing line',
      brutal: [
        'The line stops for two things: a jam, and a visitor in clean shoes.',
        'Line work: the clock is behind you, and everybody knows what it says.',
        "The line comes at one speed. It's the person upstream who's got moods.",
      ],
      gentle: "Which stations could you run, and did you move between them? On a production line, that's what a supervisor counts.",
    },
    {
      says: 'cnc|cnc machining|cnc machinist|cnc milling|cnc turning|cnc setter|machining centre',
      brutal: [
        "The CNC does what the program says. It's a harsh way to learn.",
        "The alarm has a number, the number has a manual, and somebody's drawn a fish in it.",
        'Setters listen to the first cut with one finger on feed hold and no breath.',
      ],
      gentle: 'Controls, axes, materials, tolerance: those four in a row, and a CNC shop knows which machine is yours.',
    },
    {
      says: 'lathe|manual lathe|manual machining|surface grinding',
      brutal: [
        "The manual lathe is in the corner, older than the roof, and everybody's secret favourite.",
        'Swarf gets in the boots, goes home, and meets the carpet.',
      ],
      gentle: 'Manual and CNC together are scarce now. How tight did you hold it, on what size? Print the figure.',
    },
    {
      says: 'micrometer|vernier|calipers|measuring equipment|inspection equipment|height gauge',
      brutal: ['It settles the argument, until somebody brings another one.', "Measuring kit lives in a top pocket, under a sticker that says it's due."],
      gentle: "Say which you're trained on and the tolerance you worked to. One micron figure beats a list of tools.",
    },
    {
      says: 'quality control|quality check|quality inspection|quality inspector|visual inspection|qc',
      in: 'work',
      brutal: [
        'Nine hundred an hour for visual inspection. The bad one came during the blink.',
        'Quality checks are hourly, on the hour, in the handwriting of ten to two.',
        'QC gets thanked for finding nothing, and blamed for finding it late.',
      ],
      gentle: [
        'A defect you spotted before a customer did is the best quality control story there is. Tell it in a line.',
        'Did you write the standard or check against it? Somebody who decides what “good” looks like should say so.',
      ],
    },
    {
      says: 'changeover|oee|downtime|smed|machine setup|machine set up|setting up machines',
      in: 'work',
      brutal: [
        'A changeover takes twenty minutes, plus finding the Allen key.',
        'Downtime codes: 1 mechanical, 2 electrical, 3 no material, and 4 “other”, worn smooth.',
        'OEE went up two points when somebody moved the bin.',
      ],
      gentle: 'Minutes before, minutes after: changeovers tell a tidy story. Which machine, and whose idea?',
    },
    {
      says: 'lean manufacturing|5s|kaizen|tpm|gemba',
      brutal: [
        '5S put a shadow on the board for each spanner. Most of the shadows are on their own.',
        "Lean manufacturing came with sticky notes. They're still stuck to a machine that's been sold.",
        'Gemba means the boss walks the floor. You can tell by the sweeping.',
      ],
      gentle: 'Which lean change of yours is still there? Say what it saved, because outlasting the consultant is the hard part.',
    },
    {
      says: 'spc|statistical process control|control chart|cpk|capability study',
      brutal: ['A control chart has two red lines, and one dot that was Dave.', "Cpk's 1.33, provided you don't count Monday."],
      gentle: 'SPC comes alive with a finding. Which drift did the chart show you before the line had noticed?',
    },
    {
      says: 'root cause analysis|root cause|5 whys|8d|corrective action',
      in: 'work',
      brutal: [
        "Five whys, and it's always the third that goes quiet.",
        "Root cause: human. The other suspects weren't in the meeting.",
        "The 8D's closed. The machine has been told.",
      ],
      gentle: "Tell one: fault, cause, what never came back. It'd be read twice by any production manager.",
    },
    {
      says: 'iso 9001|internal audit|customer audit|internal auditor|quality management system|iatf 16949',
      brutal: [
        "The ISO certificate is in reception, level, next to a plant that's plastic.",
        "An auditor picks one job card of forty thousand. It's the one with jam on.",
        'On the morning of the audit, a box of odd bolts goes for a drive.',
      ],
      gentle: 'Were you the one who walked the auditor round? Their words about your area are worth quoting here.',
    },
    {
      says: 'welding|welder|mig welding|tig welding|coded welder|fabrication|fabricator',
      not: 'microfabrication|semiconductor|wafer',
      brutal: ['Welding TIG takes both hands, one foot and no sneezing.', "Coded welders get tested by someone bending it until it's their turn to be sorry."],
      gentle: [
        'Codes, positions, materials, thickness: that row is what gets a welder the trade test, so put it first.',
        'What have you welded that people walk over, sit on or drive? A thing everybody can picture does more than a code.',
      ],
    },
    {
      says: 'soldering|pcb assembly|surface mount|ipc-a-610|electronic assembly',
      brutal: [
        "Soldering: a steady hand, a magnifier, and a part that's just pinged into another decade.",
        'IPC class 3 means somebody looks at your joint under a light and says “hm”.',
      ],
      gentle: 'Class, certificate with date, and joints or boards a shift. Electronics firms look for those letters first.',
    },
    {
      says: 'mechanical assembly|assembler|sub-assembly|torque wrench|assembly technician',
      in: 'work',
      brutal: [
        'Torque: click. Some people go one more. Those are the ones in the meeting.',
        "The assembly drawing shows an arm going where there's a pipe.",
        "Assembled, checked, boxed, and here's a washer.",
      ],
      gentle: 'Did you find the fault in the drawing before the line did? An assembler who does that should say so.',
    },
    {
      says: 'night shift|rotating shift|4 on 4 off|continental shifts|three shift|earlies and lates',
      in: 'work',
      brutal: [
        "Nights on a factory floor: the canteen is shut, the machine's happy, and it's Thursday again.",
        'The shift before always leaves the bin full and the settings “better”.',
      ],
      gentle: 'State the shift pattern plainly. If you kept the line going alone on nights, give that its own line.',
    },
    {
      says: 'line leader|production supervisor|shift supervisor|production manager|cell leader',
      in: 'work',
      brutal: [
        "First job of the shift: find three people who aren't here. Second job: the same.",
        'A radio, a clipboard, and eleven holiday requests for one Friday.',
        'In production, lunch is eaten at the pace of whatever is down.',
      ],
      gentle: 'Output or scrap: which got better under you, and what did you change on the first day? Plant managers read for that.',
    },
    {
      says: 'overhead crane',
      in: 'work',
      brutal: ['The overhead crane moves at the pace of a procession, and gets the same looks.', 'The crane pendant has six buttons and a tape label for up.'],
      gentle: 'An overhead crane ticket is an extra trade on a factory CV. Give it a line, with what you lifted.',
    },
    {
      says: 'food production|food manufacturing|brc|food factory|metal detector',
      in: 'work',
      brutal: [
        "Hairnet, beard snood, blue plasters, white wellies: in food production everybody's the same at a party.",
        "The metal detector rejects the test piece on the hour, and it's the same test piece.",
        "BRC auditors look up. There's something on the ceiling. There's always the ceiling.",
      ],
      gentle: 'Which product, which site standard, and were you the one on the CCP? AA grades are worth naming.',
    },
    {
      says: 'cleanroom|clean room|gowning',
      in: 'work',
      brutal: [
        'Cleanroom gowning takes nine minutes, and then your nose itches.',
        "Hood, mask, suit. Cleanroom colleagues meet in the car park and don't recognise each other.",
      ],
      gentle: 'Which class of cleanroom, and did you pass the gowning test first time? Pharma looks for exactly that.',
    },
    {
      says: 'sheet metal|press brake|brake press|laser cutting',
      in: 'work',
      brutal: [
        'A press brake folds steel like a letter, and fingers not at all, thanks to the light.',
        "Laser cutting nests ninety parts on a sheet. One's under the slats with the others from last week.",
        "Sheet metal has two sides, and they're both the edge.",
      ],
      gentle: 'With {it}, the rate hangs on one verb: program, set up or run. Put yours in.',
    },
    {
      says: 'planned maintenance|preventive maintenance|preventative maintenance|reactive maintenance|mechanical maintenance|electrical maintenance|maintenance fitter',
      in: 'work',
      brutal: [
        "The breakdown call says “it's stopped”. The fitter's next question is what did you press.",
        'Planned maintenance was moved by production, twice, and then the bearing chose a date.',
      ],
      gentle: [
        "Which machine stopped being a nuisance once you'd had it in pieces? That's the maintenance line to print.",
        'Mechanical, electrical or both? Say it in one word, because a maintenance manager reads for that before anything else.',
      ],
    },
    {
      says: 'pneumatics|hydraulics|hydraulic|pneumatic',
      in: 'work',
      brutal: ['Pneumatics: a hiss, somewhere, and a whole shift with their heads on one side.', "Hydraulics leak oil wherever the tray isn't."],
      gentle: 'Strip-downs of hydraulics are often sent away. If you do them yourself, list the makes, since it saves a site real money.',
    },
    {
      says: 'robot|industrial robot|kuka',
      not: 'process automation|rpa|chatbot',
      in: 'work',
      brutal: [
        "The robot has stopped. It's waiting for a light sensor with some fluff on it.",
        "One point in the robot's program was taught by someone on nights. You can see which.",
      ],
      gentle: 'Do you teach the robot, change its program or reset it? All three are useful, and the honest word helps.',
    },
    {
      says: 'work instruction|engineering drawing|technical drawing|job card|route card|blueprint',
      in: 'work',
      brutal: [
        'Work instructions have a picture for each step, taken with another product.',
        'The drawing is at issue 4. The jig is at issue 2. The operator is at lunch.',
        'A route card goes round the factory with the part, and comes back browner.',
      ],
      gentle: 'Whoever corrects the {it} spares the next shift a mistake. If that was you, say what stopped going wrong.',
    },
    {
      says: 'scrap|scrap rate|scrap reduction|rework|right first time',
      in: 'work',
      brutal: [
        "The scrap bin is weighed every Friday, and someone's put a boot in.",
        'Rework is done on overtime by the people who did the work.',
        'Right first time is 98 percent. The two has had three meetings.',
      ],
      gentle: "Scrap in pounds, before and after: it's the best single line on a factory CV. Was there one cause behind most of it?",
    },
    {
      says: 'packing|packer|end of line|palletising|palletizing|case packer',
      in: 'work',
      brutal: ['The labeller is fine for a hundred, then puts one on the guard.', "End of line's where every problem from upstream arrives, in a box."],
      gentle: 'If the changeovers on the packing line were yours too, say so. Packers who can set up are the ones who get asked for.',
    },
    {
      says: 'offset|litho|lithographic|flexo|flexographic|press operator|print finishing|digital printing|colour matching|printing press',
      brutal: [
        'Printers look at a poster through a loupe, and say “magenta”.',
        'The press is purring, the ink is on the key, and the typo is in the headline.',
      ],
      gentle: "Presses, formats, sheets an hour. Spoilage below target? That's the line a print manager would like.",
    },
    {
      says: 'sewing machinist|industrial sewing machine|overlocker|garment',
      in: 'work',
      brutal: [
        "An overlocker has four threads, and the one that's snapped goes through everything.",
        'Sewing machinists can tell whose seam it is from across the room.',
        'Garment specs allow three millimetres. Viscose has never read them.',
      ],
      gentle: 'Machines, operations, pieces an hour. Full garment make-through is rare, so if you have it, say it first.',
    },
    {
      says: 'shift handover|handover|shift report',
      in: 'work',
      brutal: [
        '“Been running lovely”, says the handover, over the sound of it.',
        "The shift report says “adjusted”. It doesn't say which way.",
        "Handover is two minutes at the machine, and one's about the football.",
      ],
      gentle: "If you wrote the reports or changed the way it's done, that's communication with grease on it. Say so.",
    },
    {
      says: 'trained operator|trained new starter|trained new operator|skills matrix|training matrix|cross-trained|cross trained',
      in: 'work',
      brutal: [
        "New starters learn the machine, the radio station and which stool's taken.",
        "The skills matrix has quarters filled in. There's a lot of pie.",
        "Cross-trained on six lines, which means you're the answer to who's off.",
      ],
      gentle: 'Being allowed to sign operators off puts you halfway to team leader. Say on which machines.',
    },
    {
      says: 'process operator|process technician|blending|batching',
      in: 'work',
      brutal: [
        'Blending follows the recipe to the gram, until the last bag, which is “about half”.',
        'Process technicians tap the gauge. The gauge has learnt to wait for it.',
      ],
      gentle: 'Batch size, product, and right first time. If you sampled and adjusted on your own, say so: that is judgement.',
    },
    {
      says: 'powder coating|spray painting|paint line',
      in: 'work',
      brutal: [
        "Powder coating shows every fingerprint that the fabricators swore they'd wiped.",
        "The paint line's in black all week. The white order is on Thursday, for Thursday.",
      ],
      gentle: "Colour changes are where a paint line loses its day. If they got quicker under you, that's the bullet.",
    },
  ],
  research: [
    {
      says: 'publication|peer-reviewed|peer reviewed|first author|co-author|first-author|journal article',
      brutal: [
        'Peer review: nine months, three strangers, and a request to cite one of them.',
        'A paper starts with “novel” and ends with “further work is needed”.',
        'Co-author number six made a very good cup of tea.',
      ],
      gentle: [
        'Pick your best three publications and say what each one showed. A panel outside your field will be grateful.',
        'Which publication would you still defend in a pub? Lead with that one, and say in plain words what it showed.',
      ],
    },
    {
      says: 'grant|grant writing|grant application|research funding|research grant',
      brutal: [
        "Grant writing is describing what you'll find, before you look, for half of what it'd cost.",
        'The portal closes at four. At 3.52, it wants a letter from the dean.',
      ],
      gentle: [
        'Grant money is read before anything else. Was the idea yours, or the application? Say which, next to the sum.',
        'What can people do now because of that grant? One sentence for somebody outside the field makes the sum mean something.',
      ],
    },
    {
      says: 'conference presentation|poster presentation|oral presentation|invited talk|invited speaker|symposium|conference',
      brutal: [
        "A conference talk has twelve minutes, forty slides and a question that's more of a comment.",
        'Posters go through airports in a tube, looking like a bazooka with a bibliography.',
      ],
      gentle: 'Invited, selected or submitted? It matters to those who score. Name the meeting and the year, and drop the small ones.',
    },
    {
      says: 'thesis|phd|doctoral|doctorate|viva|dphil',
      brutal: [
        'A thesis is years of work, read by four people, two of them paid.',
        "The viva is two hours, and the first question's “so, tell us what you did”.",
        'Chapter five holds it all together, and was written in a weekend.',
      ],
      gentle: "Say in one sentence what's known since your thesis that wasn't before. If your neighbour gets it, so will a hiring manager.",
    },
    {
      says: 'literature review|systematic review|meta-analysis',
      brutal: [
        'A systematic review begins with 9,412 papers, and ends with six and a sigh.',
        'The literature review is finished. Four came out this morning.',
        'Meta-analysis: pouring nine small cups together and reporting on the ocean.',
      ],
      gentle: 'Did your review change what somebody did next? The question and the answer of it would fit in one line.',
    },
    {
      says: 'data analysis|data collection|statistical analysis|analysed data|analyzed data',
      in: 'work',
      brutal: [
        'Data collection took two years, and data analysis a weekend in pyjamas.',
        "The outlier is real. It's called Row 47, and it's had its own meeting.",
        'Raw data, clean data, cleaned_FINAL, cleaned_FINAL_2 (use).',
      ],
      gentle: [
        'A method alone is a tool with nothing in its jaws. What did your data analysis decide? End the sentence there.',
        "What surprised you in the data? If you followed that up, it's a better line than the name of any test.",
      ],
    },
    {
      says: 'spss',
      brutal: [
        'SPSS prints eleven tables, and the one you need is called “Tests of Between-Subjects Effects”.',
        'SPSS opens one window to ask what you want, a second to do it, and a third to say that it did.',
      ],
      gentle: "Name one analysis you'd run in SPSS with your eyes shut. That's the difference between used and knows.",
    },
    {
      says: 'latex',
      not: 'glove|rubber|paint|allergy|foam',
      brutal: ['LaTeX compiles on the third go, as a matter of courtesy.', 'LaTeX puts the figure where it believes the figure should be.'],
      gentle: "If you built the group's template or the thesis class, say so. LaTeX people remember who saved them.",
    },
    {
      says: 'western blot|western blotting',
      brutal: [
        "Two days for a Western blot, and the result is a smudge that everyone's pleased with.",
        "The Western blot is named after a joke about Southern. The joke's the best part of the day.",
      ],
      gentle: 'Blots are easy to list and hard to get clean. Whose did you rescue? Being the one people asked is the line.',
    },
    {
      says: 'pcr|qpcr|rt-pcr',
      brutal: [
        'Forty cycles of PCR, and the negative control comes up too. It found something, namely you.',
        'PCR worked on Friday with the old primers, the old tips and one particular stool.',
      ],
      gentle: 'Could you set PCR up in an empty room, from primers to analysis? Then write that, because few lines say it.',
    },
    {
      says: 'cell culture|tissue culture|mammalian cell culture',
      brutal: [
        'Cell culture means coming in on Sunday to feed something with no eyes.',
        'A contaminated flask brings the whole corridor together. Nobody did it.',
      ],
      gentle: 'Which cell culture did you keep clean, and for how long? Labs choose people on that.',
    },
    {
      says: 'hplc',
      brutal: [
        "The pressure on the HPLC is fine. That's suspicious, so you stand there.",
        "The HPLC column was left in water over the weekend. Everybody knows who, and it wasn't anybody.",
      ],
      gentle: 'Ran it, maintained it or wrote the methods? HPLC means three different jobs, so say which was yours.',
    },
    {
      says: 'microscopy|confocal|electron microscopy|fluorescence microscopy',
      brutal: [
        'The good microscope is in the basement, in the dark, by the hour, with a waiting list.',
        'Down the microscope everything looks like a moon, including the contamination.',
        'Microscope rooms are black, so that people can sit there and say “ooh”.',
      ],
      gentle: 'Did you train others on the microscope? Being the person with the key to it is worth a clause.',
    },
    {
      says: 'laboratory|lab management|lab manager|lab technician|laboratory technician|lab assistant|research lab',
      in: 'work',
      brutal: [
        'A lab has one good pair of scissors, chained, and a poster about sharing.',
        'Lab technicians know where it is, who had it, and what it did to the bench.',
        'The sign about sandwiches is on the laboratory fridge. So were the sandwiches.',
      ],
      gentle: [
        'Running a laboratory is operations, so write it as that: what ran out, what broke, and what no longer does.',
        'Which bench or instrument was yours? A lab reader wants to know where you stood, and what happened there.',
      ],
    },
    {
      says: 'sop|standard operating procedure|glp|good laboratory practice|iso 17025',
      in: 'work',
      brutal: [
        'SOPs say “gently invert”. No two people have ever agreed on gently.',
        'On audit day each pipette has a sticker, and one visitor is reading them.',
      ],
      gentle: 'Others still following your SOP is the better half of the line. If you wrote it, say so, and for what.',
    },
    {
      says: 'supervised students|supervised student|undergraduate student|undergraduate project|supervised undergraduate|mentored undergraduate|msc student|phd student|masters student|teaching assistant|demonstrating',
      in: 'work',
      brutal: [
        'Undergraduates come for eight weeks: two of forms, two of pipetting water, four of blaming the enzyme.',
        'Teaching somebody the pipette is doing everything twice, the second time politely.',
      ],
      gentle: "Did one of your students publish or go on? A supervisor's proof walks about with somebody else's name on.",
    },
    {
      says: 'lecture|lecturing|lecturer|office hours',
      in: 'work',
      brutal: [
        "Everybody's question after the lecture is whether it's in the exam. It's in the exam.",
        'The lecture is at nine. The heating is at ten.',
        'Teaching is forty percent of the contract, sixty of the week, and none of the promotion.',
      ],
      gentle: 'Which lecture did you rewrite, and did the students notice? If the scores say yes, so should this line.',
    },
    {
      says: 'principal investigator|research group|group leader|research team',
      in: 'work',
      brutal: [
        "A principal investigator hasn't touched a pipette since the grant, and gives advice on pipettes.",
        'Group meeting is at ten, with one update, one cake and eleven people avoiding a question.',
      ],
      gentle: "Where did the people in your research group go next? That's the legacy, and few write it down.",
    },
    {
      says: 'postdoc|postdoctoral|research fellow|research associate|postdoctoral researcher|postdoctoral research',
      in: 'work',
      brutal: [
        "A postdoc's contract ends in the same month as the good results begin.",
        "Research associates run the lab, the rota and the professor's slides.",
        "A fellow's independent, in a shared office, on someone else's centrifuge.",
      ],
      gentle: "Something you started that wasn't in the grant: that's the line that shows a postdoc's independence. Name it.",
    },
    {
      says: 'research assistant|research technician',
      in: 'work',
      brutal: [
        'Research assistants get to know the photocopier, the ethics form and all of the biscuit preferences.',
        "A research assistant's name comes fourth, after three people who were at lunch.",
        'The research assistant does the interviews. “We conducted interviews”, says the paper.',
      ],
      gentle: 'As a research assistant, which part was yours alone: recruiting, coding, running the kit? Say that part.',
    },
    {
      says: 'focus group|transcription|thematic analysis|nvivo|qualitative research|semi-structured interview',
      not: 'medical|dna|gene|audio',
      brutal: [
        'One hour of interview is six of transcription, and two of those are a coffee machine.',
        'Thematic analysis: highlighters, sticky notes, and four themes, one of which is “other”.',
        'A focus group has a Brian in it. The findings are mostly Brian.',
      ],
      gentle: "Who were they, and what did somebody do with what they said? In qualitative work the use is what's usually missing.",
    },
    {
      says: 'ethics approval|irb|ethical approval|ethics committee|participant recruitment',
      in: 'work',
      brutal: [
        "Ethics approval came through. It's for the version before last.",
        'Participants get a ten-pound voucher, a biscuit, and a debrief as long as the study.',
        'The IRB would like to know what happens if someone becomes bored.',
      ],
      gentle: 'Written by you, or carried out by you? Numbers recruited against target would be a strong ending.',
    },
    {
      says: 'fieldwork|field work|sample collection|geological mapping|soil sample|core logging',
      in: 'work',
      brutal: ['Fieldwork is nine months of planning, and a cow on the transect.', "Sample 114's labelled in waterproof ink. The label isn't."],
      gentle: 'Getting a team out and home again with the data is project management. Say where the fieldwork was, and call it that.',
    },
    {
      says: 'experimental design|design of experiments|designed experiments|conducted experiments|experiments',
      in: 'work',
      brutal: ['The experiment works on the day the camera is broken.', 'n equals three. One was on a Friday.'],
      gentle: 'Put the question behind the experiments in ten words, then what came back. Even a clear no is worth reporting.',
    },
    {
      says: 'regression|statistical modelling|statistical modeling|hypothesis testing|anova',
      not: 'regression test|regression testing',
      brutal: ['p equals 0.051, which is “trending”.', 'The regression explains forty percent. The rest is in the section on limitations.'],
      gentle: 'Which decision, policy or price came of it? A model with a consequence is what gets an economist hired.',
    },
    {
      says: 'forensic|crime scene|chain of custody',
      in: 'work',
      brutal: [
        'Real forensics has strip lights, nine forms per swab, and nobody in sunglasses.',
        "Chain of custody: everyone who's touched the bag has signed it, and it's mostly signature now.",
      ],
      gentle: 'Have you given evidence in court? Forensic labs look for that, after the accreditation and before the years.',
    },
    {
      says: 'biomedical scientist|haematology|microbiology|clinical chemistry|histology',
      in: 'work',
      brutal: [
        "The analyser does nine hundred an hour, and it's beeping about a lid.",
        "The lab phones a result to a ward, and gets the ward's hold music, which is a printer.",
      ],
      gentle: 'Did you run the analysers alone at night? Then a biomedical scientist ran a hospital lab, so say exactly that.',
    },
    {
      says: 'pipetting|pipette',
      brutal: ['Ninety-six wells, and at well seventy somebody asks you a question.', 'Pipetting: the thumb goes first.'],
      gentle: 'Pipetting is assumed, so say what it fed: which assay, and what was decided by it?',
    },
    {
      says: 'reagent|consumables|buffer preparation|media preparation|stock solution',
      in: 'work',
      brutal: [
        'Reagents come on dry ice on Friday at five, to a building with a closed door.',
        "The buffer's labelled “Tris, new”. It isn't, and there's no date.",
      ],
      gentle: "Group heads never know what reagents cost them. If you got the bill down, you'll look wise, so say by how much.",
    },
    {
      says: 'journal club|lab meeting|group meeting|seminar series',
      in: 'work',
      brutal: [
        "Journal club pulls a paper to pieces over pizza. Everybody's own is at revision.",
        'Lab meeting is the place to find out that your axis has no unit.',
      ],
      gentle: "Which lab meeting changed what the group did next? If it was after your talk, that's worth telling.",
    },
    {
      says: 'geology|geological|petrology|mineralogy',
      in: 'work',
      brutal: [
        "Geologists lick rocks. It's a proper test, and they'll tell you why.",
        'A geological timescale makes “later this week” sound quite reasonable.',
      ],
      gentle: 'What was drilled, built or left alone because of your geology? Say it in a line, with the region.',
    },
    {
      says: 'organic synthesis|synthetic chemistry|column chromatography|recrystallisation',
      in: 'work',
      brutal: [
        'A column takes all afternoon, and the product comes off during the fire drill.',
        "The literature says ninety percent yield. The literature isn't answering emails.",
      ],
      gentle: "Grams matter to industry. What's the largest scale you've run a synthesis at, and was any of it made for the first time?",
    },
    {
      says: 'economic analysis|economic modelling|macroeconomic|cost-benefit analysis|cost benefit analysis|gdp',
      in: 'work',
      brutal: [
        "GDP is out today, revised next month, and revised again once nobody's looking.",
        'Cost-benefit analysis: a column of pounds, a column of sunsets, and a discount rate.',
        'Economic forecasts come with a fan chart, so as to be right somewhere.',
      ],
      gentle: 'Which decision leaned on your analysis: a budget, a price, a bill? Economic work reads best with the decision at the end.',
    },
  ],
};
