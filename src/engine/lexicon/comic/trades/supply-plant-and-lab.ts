import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What supply chain, factory and research people laugh about. */
export const OF_SUPPLY_PLANTS_AND_LABS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  logistics: [
    {
      says: 'demand forecast|demand forecasting|demand planning|demand plan|forecast accuracy|sales forecast|s&op',
      brutal: [
        'The forecast is last year, plus ten percent, plus whatever mood sales was in.',
        'The forecast was too high in March and too low in May, so on average it was right.',
        'Forecast accuracy comes as a percentage, and nobody can say which part of it is the right one.',
      ],
      gentle: 'Accuracy needs its level: by item or by group, one month or three ahead. With that beside the figure, a planner can judge it.',
    },
    {
      says: 'production plan|production planning|production schedule|master production schedule|mrp|material requirements planning',
      brutal: [
        "MRP ran overnight. It'd like four thousand brackets by yesterday.",
        'The production plan is frozen for two weeks. It thawed at nine.',
        "A master schedule is what the factory would've made if nobody had phoned.",
      ],
      gentle: 'Schedule adherence is what a production plan is judged by. Add orders or lines a week.',
    },
    {
      says: 'sap|sap mm',
      brutal: [
        'SAP knows where your order is. You just have to know the code for asking.',
        'SAP went live at Easter. The old spreadsheet is still open on the second screen, for warmth.',
        'MD04: one screen with the whole future on it, in red.',
      ],
      gentle: 'Modules rather than the logo: MM, PP, WM. Add a parameter, a report or a go-live that was yours, if you have one.',
    },
    {
      says: 'excel|vlookup|pivot table|spreadsheet',
      brutal: [
        "The department's Excel has one tab called “do not touch”, and it's the company.",
        "The supply chain's global, digital, end to end, and on row 41,000 of a spreadsheet.",
        'VLOOKUP says N/A. So does the supplier.',
      ],
      gentle: 'A report is worth who opens it. Name yours, and what they decided from it.',
    },
    {
      says: 'purchase order|requisition|raising purchase orders',
      in: 'work',
      brutal: [
        'A purchase order needs five approvals, and one of them is on a beach.',
        '“No PO, no pay”, says the policy. The van has been and gone.',
        'Raising the PO after the goods have come is called confirming, with a straight face.',
      ],
      gentle: 'A buyer is placed by volume and limit. Give both: orders a month, and what you could sign.',
    },
    {
      says: 'supplier management|supplier relationship|supplier performance|vendor management',
      brutal: [
        "A supplier review has forty slides, and slide one's the delivery that's late while you're watching.",
        '“It left us on Tuesday.” Supplier management is mostly about which Tuesday.',
        'Supplier scorecards go from green to red in one phone call about resin.',
      ],
      gentle: 'Turning a supplier round is worth more than a long list. Name one that got better, with both percentages.',
    },
    {
      says: 'negotiation|negotiated|negotiating|contract negotiation|price negotiation',
      near: 'supplier|vendor|contract|price|pricing|rate|freight|purchasing|procurement|carrier|cost',
      brutal: [
        "“That's our best price” has a best price under it, like a cellar.",
        "In a negotiation a buyer goes quiet on purpose. Salespeople can't bear it.",
      ],
      gentle: 'A price that still held a year later is what finance trusts in a negotiation. If yours did, “still in force” is worth the ink.',
    },
    {
      says: 'cost saving|cost reduction|cost avoidance',
      brutal: [
        "Cost avoidance is money you didn't spend on what you weren't going to buy.",
        'Cost savings count in full in procurement, and half of them arrive in finance.',
        'Cost reduction began with pallets and ended with a memo about pens.',
      ],
      gentle: 'Savings signed off by finance count double. If yours were, those words go right behind the sum.',
    },
    {
      says: 'rfq|rfp|tender|tendering|strategic sourcing|invitation to tender',
      not: 'loving|care|school contract|contract tendering|contracts tendering|bid|bids|bidding|won|route|routes',
      brutal: [
        "It has 212 questions, and 40 of them are “what's your address?”",
        'The cheapest bidder forgot the delivery. The second cheapest forgot the pallets.',
      ],
      gentle: 'Value of the category and number of bidders give the size. “End to end”, if it was, tells a head of sourcing the rest.',
    },
    {
      says: 'procurement|purchasing|procure to pay|indirect procurement',
      in: 'work',
      brutal: [
        'Procurement gets rung on Friday about something that was bought on Monday by someone with a card.',
        "Indirect procurement is chairs, hotels, lanyards, and one cousin's van.",
        'Three quotes, says purchasing. The second and third are for company.',
      ],
      gentle: 'Purchasing CVs are sorted by spend. Say how much was yours, and whether it was direct or indirect.',
    },
    {
      says: 'inventory management|inventory control|stock control|stock management|safety stock|inventory reduction|inventory turns',
      brutal: [
        'Safety stock is the formal name for being nervous.',
        'The inventory has too much of everything, and one short.',
        'Excess and obsolete: nine pallets of the wrong blue, counted every year, like royalty.',
      ],
      gentle: 'Less stock at the same service is what everybody wants. Give both figures.',
    },
    {
      says: 'otif|on time in full|fill rate|on-time delivery',
      brutal: [
        "OTIF: ours says one thing, the customer's says another, and the lorry says it was there.",
        "OTIF is nearly perfect, and the one that's missing is the one they wanted.",
      ],
      gentle: "From and to, measured the customer's way: that is the version of on-time supply chain people believe.",
    },
    {
      says: 'lead time|expediting|expedited|progress chasing|chasing suppliers|shortages',
      in: 'work',
      brutal: [
        "Lead time's twelve weeks. It's been twelve weeks since March.",
        'Expediting is ringing the same person until you know about the garden.',
        "The shortage meeting's daily, at nine, and short of chairs.",
      ],
      gentle: 'Line stops avoided or days cut from a lead time show what the chasing was worth. Add the component.',
    },
    {
      says: 'freight|freight forwarding|freight forwarder|sea freight|ocean freight',
      brutal: [
        "Booked, rolled, booked, rolled, sailed, and then it's the wrong ocean.",
        'LCL means your box shares with eleven others, and one of them has got a problem with customs.',
        'Air freight: for when someone forgot, and it weighs four tonnes.',
      ],
      gentle: 'Give modes, lanes and files a week: forwarders size each other up in that order.',
    },
    {
      says: 'customs|customs clearance|customs entries|customs declaration|hs code|commodity code',
      brutal: [
        "Customs would like to know if it's a toy or a lamp. It's a toy that's a lamp.",
        "The HS code has ten digits, and the ninth decides whether it's fish.",
      ],
      gentle: 'Duty claimed back or an audit without findings is how customs skill is shown in money. Add authorisations you worked under.',
    },
    {
      says: 'bill of lading|bills of lading|shipping documents|export documentation|certificate of origin|letter of credit|commercial invoice',
      in: 'work',
      brutal: [
        'The bill of lading is in one port, the ship is in another, and the original is under a cup.',
        "The bank reads every comma in a letter of credit, and there's one it doesn't like.",
      ],
      gentle: 'Right first time is the measure. Add the countries, and whether letters of credit were among the papers.',
    },
    {
      says: 'demurrage|shipping line|vessel',
      not: 'pressure|mixing|reactor|processing',
      in: 'work',
      brutal: [
        "Demurrage: rent, for a metal box, to someone who won't answer the phone.",
        "The vessel is at anchor. It's got a lovely view of where it's meant to be.",
        'Shipping lines announce a surcharge for peak, low water, fuel and Tuesday.',
      ],
      gentle: 'Free days are money. Add a demurrage bill that shrank, if you have one.',
    },
    {
      says: 'transport planning|transport planner|route planning|load planning|planned routes|vehicle utilisation',
      brutal: [
        "The transport plan is perfect at five. At half past, somebody's got a flat tyre at the first drop.",
        'The software believes that lorries turn round in one minute, everywhere, in any weather.',
        'Load planning is Tetris, where each block has been promised for nine a.m.',
      ],
      gentle: "Give vehicles, drops and empty miles: a planner's line needs the first two for size and the third for skill.",
    },
    {
      says: 'driver debrief|debriefing drivers|managing drivers|driver management|tachograph',
      in: 'work',
      brutal: [
        'A driver debrief: forty seconds about the run, ten minutes about the gate.',
        'Infringement letters go in a tray. Drivers know it as the menu.',
        "Drivers give planners two kinds of news, and one's by picture message.",
      ],
      gentle: "Infringements per driver and drivers who stayed are a transport office's report card. Either figure can stand alone here.",
    },
    {
      says: "operator's licence|operators licence|operator licence|o licence|o-licence|dvsa|transport manager cpc",
      brutal: [
        "An operator's licence hangs on the wall, and the person who holds it sleeps lightly.",
        'DVSA drop in at ten, and by ten past the kettle has been on twice.',
      ],
      gentle: 'Vehicles on the licence, first-time MOT passes and the compliance band are the numbers this responsibility is read by.',
    },
    {
      says: 'fleet|fleet management',
      not: 'vessel|vessels|ship|ships|aircraft',
      in: 'work',
      brutal: [
        "The fleet is one too few, and they've all got “a noise”.",
        'Telematics: the dot has been outside the café for nineteen minutes, and the dot knows that you know.',
        'A lease return is checked by someone with a torch and a template for dents.',
      ],
      gentle: 'Size of the fleet first, then the cost that fell: fuel, tyres, damage or days off the road. One of them is enough.',
    },
    {
      says: '3pl|third party logistics|third-party logistics|contract logistics',
      in: 'work',
      brutal: ["A 3PL's on your side, at an agreed rate per pallet.", 'Contract logistics is a marriage with a monthly invoice for cages.'],
      gentle: 'Client side or provider side changes what this line means. Add the sector and the service level agreed.',
    },
    {
      says: 'warehouse|warehousing|warehouse operations|distribution centre|distribution center',
      in: 'work',
      brutal: [
        'The warehouse is 98 percent full, and the other two is the walkway.',
        "The new distribution centre has its own motorway junction. It doesn't have a bus.",
        'A warehouse is where everything that was sold by accident gets sent on purpose.',
      ],
      gentle: "Your own building to run, or your stock in somebody else's: it can mean either. Add square metres and heads.",
    },
    {
      says: 'cold chain|temperature controlled|temperature-controlled',
      in: 'work',
      brutal: [
        'Cold chain: the right temperature all the way, as far as the tarmac.',
        'The box has a logger, the logger has a certificate, and the certificate has a file.',
      ],
      gentle: 'Excursions are counted in this work. If they came down, or stayed at nil through a summer, pharma firms will want that line.',
    },
    {
      says: 'global supply chain|international supply chain|supply chain management|end-to-end supply chain|end to end supply chain|supply chain',
      in: 'work',
      brutal: [
        'End to end: from a field on one side of the world to a skip on the other.',
        'A global supply chain is half the planet and one ship parked sideways.',
        "Supply chain's invisible till there's no toilet paper.",
      ],
      gentle: 'Name the link that was yours: plan, buy, make or move. “End to end” is a claim, and one named link is a job.',
    },
    {
      says: 'customer orders|order processing|order fulfilment|order fulfillment|sales order',
      in: 'work',
      brutal: [
        'Sales has promised Thursday. Sales promised it on Thursday.',
        'Customer orders come in by portal, email, phone, and on the back of a delivery note.',
      ],
      gentle: 'Orders a day and errors in a thousand show pace and care in a single line. The system they were keyed in goes last.',
    },
    {
      says: 'just in time|just-in-time|jit',
      brutal: ['Just in time is a lovely system with a motorway in it.', 'Just in time: no stock, no slack, and somebody at the window looking for a lorry.'],
      gentle: 'Give hours of stock on the line and how long it never stopped: in just in time those two are the whole boast.',
    },
    {
      says: 'npi|new product introduction|product launch',
      in: 'work',
      brutal: [
        'NPI needs stock by launch. Marketing has moved launch. Marketing is always moving launch.',
        "A launch plan has one date everyone knows and one everyone's working to.",
      ],
      gentle: 'What was left over at the end of a launch shows the planning. Say how much it was.',
    },
    {
      says: 'cips|mcips',
      brutal: [
        "Essays on Kraljic's two by two, and everything ends up in leverage.",
        'CIPS teaches you to get three quotes. The textbook comes from one publisher.',
      ],
      gentle: 'The level belongs at the top of the page. If papers are still to come, the date of the last one answers the next question.',
    },
    {
      says: 'proof of delivery|pod|damage claim|freight claim|carrier claim',
      in: 'work',
      brutal: [
        "A damage claim needs the picture, the POD, the invoice, and a box that's already been recycled.",
        'PODs: a clear signature, in a hand like a dropped fork.',
        "Claims against carriers get settled in kilos. It's a very light piano.",
      ],
      gentle: 'Money recovered is yours to count, and claims that fell count as well. Either belongs in front of the paperwork.',
    },
    {
      says: 'stakeholder|cross-functional',
      near: 'supply|supplier|logistics|procurement|production|demand|inventory|purchasing|planning',
      in: 'work',
      brutal: [
        "Stakeholders are the people who'd like more, sooner, for less, in blue.",
        "Sales would like it Friday and finance would like it free. The stakeholders have agreed that you're the problem.",
      ],
      gentle: 'The two departments that agreed because of you are the proof this word is usually missing. Naming both takes six words.',
    },
  ],
  factory: [
    {
      says: 'machine operator|operated machinery|operating machinery|operating machines|operate machinery|operating production machinery|operating machine|machine operation',
      brutal: [
        'A machine operator can hear one wrong bearing through earplugs and the radio.',
        'The machine has two buttons and a knack.',
        "Operating machinery is eight hours of nothing, and then forty seconds when it matters where you're standing.",
      ],
      gentle: "Setting as well as running is a pay grade. If you do both, the machine's make and the word “set” belong at the start.",
    },
    {
      says: 'production line|assembly line|line operator|line operative|production operative|packing line',
      not: 'inspect|inspected|inspection|inspector|pipe',
      around: 'operator|operative|assembl|packing|packer|conveyor|bottling|food|station',
      brutal: [
        'The line stops for two things: a jam, and a visitor in clean shoes.',
        'Line work: the clock is behind you, and everybody knows what it says.',
        "The line comes at one speed. It's the person upstream who's got moods.",
      ],
      gentle: 'Stations you could run, and whether you rotated: that is what a supervisor counts before anything else about a line.',
    },
    {
      says: 'cnc|cnc machining|cnc machinist|cnc milling|cnc turning|cnc setter|machining centre',
      brutal: [
        "The CNC does what the program says. It's a harsh way to learn.",
        "The alarm has a number, the number has a manual, and somebody's drawn a fish in it.",
        'Setters listen to the first cut with one finger on feed hold and no breath.',
      ],
      gentle: 'Give controls, axes, materials, tolerance: those four in a row, and a machine shop knows which machine is yours.',
    },
    {
      says: 'lathe|manual lathe|manual machining|surface grinding',
      brutal: [
        "The manual lathe is in the corner, older than the roof, and everybody's secret favourite.",
        'Swarf gets in the boots, goes home, and meets the carpet.',
      ],
      gentle: 'Manual and CNC together are scarce now. Add diameter and tolerance held.',
    },
    {
      says: 'micrometer|vernier|calipers|measuring equipment|inspection equipment|height gauge',
      brutal: ['It settles the argument, until somebody brings another one.', "Measuring kit lives in a top pocket, under a sticker that says it's due."],
      gentle: 'The tolerance you worked to beats a list of tools. Calibrating them yourself, if you did, is a separate skill.',
    },
    {
      says: 'quality control|quality check|quality inspection|quality inspector|visual inspection|qc',
      not: 'weld|welds|ndt|pipe',
      in: 'work',
      brutal: [
        'Nine hundred an hour for visual inspection. The bad one came during the blink.',
        'Quality checks are hourly, on the hour, in the handwriting of ten to two.',
        'QC gets thanked for finding nothing, and blamed for finding it late.',
      ],
      gentle: 'Parts per million back from the customer is the figure behind all this. If your station had one, it is the line.',
    },
    {
      says: 'changeover|oee|downtime|smed|machine setup|machine set up|setting up machines',
      in: 'work',
      brutal: [
        'A changeover takes minutes, plus finding the Allen key.',
        'Downtime codes: 1 mechanical, 2 electrical, 3 no material, and 4 “other”, worn smooth.',
        'OEE went up two points when somebody moved the bin.',
      ],
      gentle: "Minutes before and minutes after tell a changeover's whole story. Add the name of the press or line.",
    },
    {
      says: 'lean manufacturing|5s|kaizen|tpm|gemba',
      brutal: [
        '5S put a shadow on the board for each spanner. Most of the shadows are on their own.',
        "Lean manufacturing came with sticky notes. They're still stuck to a machine that's been sold.",
        'Gemba means the boss walks the floor. You can tell by the sweeping.',
      ],
      gentle: 'A change that is still there after a year is the hard part of lean. What it saves per shift should stand beside it.',
    },
    {
      says: 'spc|statistical process control|control chart|cpk|capability study',
      brutal: ['A control chart has two red lines, and one dot that was Dave.', "Cpk's excellent, provided you don't count Monday."],
      gentle: 'A drift seen on the chart before the line noticed it shows what the charts were for. Add part and dimension.',
    },
    {
      says: 'root cause analysis|root cause|5 whys|8d|corrective action',
      in: 'work',
      brutal: [
        "Five whys, and it's always the third that goes quiet.",
        "Root cause: human. The other suspects weren't in the meeting.",
        "The 8D's closed. The machine has been told.",
      ],
      gentle: 'Fault, cause, and what never came back: one case told that way is read twice by any production manager.',
    },
    {
      says: 'iso 9001|internal audit|customer audit|internal auditor|quality management system|iatf 16949',
      brutal: [
        "The ISO certificate is in reception, level, next to a plant that's plastic.",
        "An auditor picks one job card of forty thousand. It's the one with jam on.",
        'On the morning of the audit every broom in the building is out, and two of them are new.',
      ],
      gentle: 'Walking the auditor round is a different job from being audited. If you led it, the standard and the findings, even nil, go here.',
    },
    {
      says: 'welding|welder|mig welding|tig welding|coded welder|fabrication|fabricator',
      not: 'microfabrication|semiconductor|wafer',
      brutal: ['Welding TIG takes both hands, one foot and no sneezing.', "Coded welders get tested by someone bending it until it's their turn to be sorry."],
      gentle: 'A welder gets the trade test on four words. Give the code, the position, the material and the thickness.',
    },
    {
      says: 'soldering|pcb assembly|surface mount|ipc-a-610|electronic assembly',
      around: 'electronic|pcb|circuit|board|component|smt|ipc|cable|wiring|harness',
      brutal: [
        "Soldering: a steady hand, a magnifier, and a part that's just pinged into another decade.",
        'IPC class 3 means somebody looks at your joint under a light and says “hm”.',
      ],
      gentle: 'Inspection class, certificate with date, and boards a shift. Electronics firms search for those letters before they read.',
    },
    {
      says: 'mechanical assembly|assembler|sub-assembly|torque wrench|assembly technician',
      in: 'work',
      brutal: [
        'Torque: click. Some people go one more. Those are the ones in the meeting.',
        "The assembly drawing shows an arm going where there's a pipe.",
        "Assembled, checked, boxed, and here's a washer.",
      ],
      gentle: 'What it was, pumps, gearboxes, panels, and to which torque or drawing: an assembler is hired by product.',
    },
    {
      says: 'night shift|rotating shift|4 on 4 off|continental shifts|three shift|earlies and lates',
      in: 'work',
      brutal: [
        "Nights on a factory floor: the canteen is shut, the machine's happy, and it's Thursday again.",
        'The shift before always leaves the bin full and the settings “better”.',
      ],
      gentle: 'The pattern by name, and whether you were in charge on it. Nights run alone are a level of trust and may be said so.',
    },
    {
      says: 'line leader|production supervisor|shift supervisor|production manager|cell leader',
      in: 'work',
      brutal: [
        "First job of the shift: find three people who aren't here. Second job: the same.",
        'A radio, a clipboard, and eleven holiday requests for one Friday.',
        'In production, lunch is eaten at the pace of whatever is down.',
      ],
      gentle: 'Heads, shifts and the figure that moved, output or scrap: plant managers read for those three and skip the duties.',
    },
    {
      says: 'overhead crane',
      in: 'work',
      brutal: ['The overhead crane moves at the pace of a procession, and gets the same looks.', 'The crane pendant has six buttons and a tape label for up.'],
      gentle: 'The ticket, its category and the heaviest lift: on a factory CV it is a second trade, and it has an expiry date.',
    },
    {
      says: 'food production|food manufacturing|brc|food factory|metal detector',
      in: 'work',
      brutal: [
        "Hairnet, beard snood, blue plasters, white boots: in food production everybody's the same at a party.",
        "The metal detector rejects the test piece on the hour, and it's the same test piece.",
        "Food auditors look up. There's something on the ceiling. There's always the ceiling.",
      ],
      gentle: 'Product, site standard and the control point that was yours. Add a grade from the last audit, if you have one.',
    },
    {
      says: 'cleanroom|clean room|gowning',
      in: 'work',
      brutal: [
        'Cleanroom gowning takes nine minutes, and then your nose itches.',
        "Hood, mask, suit. Cleanroom colleagues meet in the car park and don't recognise each other.",
      ],
      gentle: 'Give class of room and gowning qualification, with the year: pharma and chip makers look for exactly those two.',
    },
    {
      says: 'sheet metal|press brake|brake press|laser cutting',
      around: 'sheet|steel|press brake|fabricat|weld|bending|nesting|amada|trumpf|aluminium|stainless',
      in: 'work',
      brutal: [
        'A press brake folds steel like a letter, and fingers not at all, thanks to the light.',
        "Laser cutting nests ninety parts on a sheet. One's under the slats with the others from last week.",
        "Sheet metal has two sides, and they're both the edge.",
      ],
      gentle: 'Program, set up or run: the rate hangs on that one verb. Add thickness and material.',
    },
    {
      says: 'planned maintenance|preventive maintenance|preventative maintenance|reactive maintenance|mechanical maintenance|electrical maintenance|maintenance fitter',
      in: 'work',
      brutal: [
        "The breakdown call says “it's stopped”. The fitter's next question is what did you press.",
        'Planned maintenance was moved by production, twice, and then the bearing chose a date.',
      ],
      gentle: 'Mechanical, electrical or both is read before anything else. Add one machine that stopped being a nuisance, if you have one.',
    },
    {
      says: 'pneumatics|hydraulics|hydraulic|pneumatic',
      in: 'work',
      brutal: ['Pneumatics: a hiss, somewhere, and a whole shift with their heads on one side.', "Hydraulics leak oil wherever the tray isn't."],
      gentle: 'Strip-downs done in house save a site real money. The makes you have rebuilt are worth naming one by one.',
    },
    {
      says: 'robot|industrial robot|kuka',
      not: 'process automation|rpa|chatbot',
      in: 'work',
      brutal: [
        "The robot has stopped. It's waiting for a light sensor with some fluff on it.",
        "One point in the robot's program was taught by someone on nights. You can see which.",
      ],
      gentle: 'Teach, change the program or reset: three levels, and the honest word helps. Make and controller go beside it.',
    },
    {
      says: 'work instruction|engineering drawing|technical drawing|job card|route card|blueprint',
      in: 'work',
      brutal: [
        'Work instructions have a picture for each step, taken with another product.',
        'The drawing is at issue 4. The jig is at issue 2. The operator is at lunch.',
        'A route card goes round the factory with the part, and comes back browner.',
      ],
      gentle: 'Working from it is expected; correcting it is not. If your mark-ups became the next issue, that is the skill here.',
    },
    {
      says: 'scrap|scrap rate|scrap reduction|rework|right first time',
      in: 'work',
      brutal: [
        "The scrap bin is weighed every Friday, and someone's put a boot in.",
        'Rework is done on overtime by the people who did the work.',
        'Right first time is nearly all of it. The rest has had three meetings.',
      ],
      gentle: 'Scrap in money, before and after, is the best single line on a factory CV. The one cause behind most of it makes it yours.',
    },
    {
      says: 'packing|packer|end of line|palletising|palletizing|case packer',
      in: 'work',
      brutal: ['The labeller is fine for a hundred, then puts one on the guard.', "End of line's where every problem from upstream arrives, in a box."],
      gentle: 'Changeovers done by yourself raise this above packing. Add speed of the line, in packs a minute.',
    },
    {
      says: 'offset|litho|lithographic|flexo|flexographic|press operator|print finishing|digital printing|colour matching|printing press',
      not: 'tool|cnc|fabric|dye|vat',
      around: 'print|press|ink|paper|plate|litho',
      brutal: [
        'Printers look at a poster through a loupe, and say “magenta”.',
        'The press is purring, the ink is on the key, and the typo is in the headline.',
      ],
      gentle: 'Give presses, formats, sheets an hour: a print manager reads those, then spoilage. Colours and finishing follow.',
    },
    {
      says: 'sewing machinist|industrial sewing machine|overlocker|garment',
      in: 'work',
      brutal: [
        "An overlocker has four threads, and the one that's snapped goes through everything.",
        'Sewing machinists can tell whose seam it is from across the room.',
        'Garment specs allow three millimetres. Viscose has never read them.',
      ],
      gentle: 'Give machines, operations, pieces an hour. Making a garment right through is rare, so if you can, it comes first.',
    },
    {
      says: 'shift handover|handover|shift report',
      in: 'work',
      brutal: [
        '“Been running lovely”, says the handover, over the sound of it.',
        "The shift report says “adjusted”. It doesn't say which way.",
        "Handover is two minutes at the machine, and one's about the football.",
      ],
      gentle: 'Writing the report rather than hearing it is the step up. If you changed how shifts hand over, lost minutes would show it.',
    },
    {
      says: 'trained operator|trained new starter|trained new operator|skills matrix|training matrix|cross-trained|cross trained',
      in: 'work',
      brutal: [
        "New starters learn the machine, the radio station and which stool's taken.",
        "The skills matrix has quarters filled in. There's a lot of pie.",
        "Cross-trained on six lines, which means you're the answer to who's off.",
      ],
      gentle: 'Being allowed to sign operators off puts you halfway to team leader. The machines you sign for belong in this line.',
    },
    {
      says: 'process operator|process technician|blending|batching',
      around: 'batch|mixing|mixer|blend|chemical|food|recipe|ingredient|pharma|tank|powder',
      in: 'work',
      brutal: [
        'Blending follows the recipe to the gram, until the last bag, which is “about half”.',
        'Process technicians tap the gauge. The gauge has learnt to wait for it.',
      ],
      gentle: 'Batch size, product and right first time. Sampling and adjusting on your own is judgement, and may be called that.',
    },
    {
      says: 'powder coating|spray painting|paint line',
      in: 'work',
      brutal: [
        "A fresh coat shows every fingerprint that the fabricators swore they'd wiped.",
        "The line's in black all week. The white order is on Thursday, for Thursday.",
      ],
      gentle: 'Colour changes are where a coating line loses its day. Minutes saved there are the figure to print.',
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
      gentle: 'Three papers with what each one showed, in plain words, beat a full list. Add a panel outside the field, if you have one.',
    },
    {
      says: 'grant|grant writing|grant application|research funding|research grant',
      brutal: [
        "Grant writing is describing what you'll find, before you look, for half of what it'd cost.",
        'The portal closes at four. At 3.52, it wants a letter from the dean.',
      ],
      gentle: 'Whose idea and whose application: next to the sum, that tells a committee whether you can bring in the next one.',
    },
    {
      says: 'conference presentation|poster presentation|oral presentation|invited talk|invited speaker|symposium|conference',
      brutal: [
        "A conference talk has twelve minutes, forty slides and a question that's more of a comment.",
        'Posters go through airports in a tube, looking like a bazooka with a bibliography.',
      ],
      gentle: 'Invited, selected or submitted are three different things to those who score. Meeting and year follow; small ones can go.',
    },
    {
      says: 'thesis|phd|doctoral|doctorate|viva|dphil',
      brutal: [
        'A thesis is years of work, read by four people, two of them paid.',
        'The first question of the exam is “so, tell us what you did”. It is also the hardest.',
        'Chapter five holds it all together, and was written in a weekend.',
      ],
      gentle: 'One sentence on what is known since the thesis that was not before. If a neighbour could follow it, so can a hiring manager.',
    },
    {
      says: 'literature review|systematic review|meta-analysis',
      brutal: [
        'A systematic review begins with thousands of papers, and ends with six and a sigh.',
        'The literature review is finished. Four came out this morning.',
        'Meta-analysis: pouring nine small cups together and reporting on the ocean.',
      ],
      gentle: 'The question and its answer fit in one line. If a guideline or a trial cited the review, that is its proof of use.',
    },
    {
      says: 'data analysis|data collection|statistical analysis|analysed data|analyzed data',
      in: 'work',
      brutal: [
        'Data collection took two years, and data analysis a weekend in pyjamas.',
        "The outlier is real. It's called Row 47, and it's had its own meeting.",
        'Raw data, clean data, cleaned_FINAL, cleaned_FINAL_2 (use).',
      ],
      gentle: 'A method alone is a tool with nothing in its jaws. What was decided on the result is the end this sentence wants.',
    },
    {
      says: 'spss',
      brutal: [
        'SPSS prints eleven tables, and the one you need is called “Tests of Between-Subjects Effects”.',
        'SPSS opens one window to ask what you want, a second to do it, and a third to say that it did.',
      ],
      gentle: 'One analysis you can run without the manual shows the level: mixed models or frequencies are years apart.',
    },
    {
      says: 'latex',
      not: 'glove|rubber|paint|allergy|foam',
      brutal: ['LaTeX compiles on the third go, as a matter of courtesy.', 'LaTeX puts the figure where it believes the figure should be.'],
      gentle: "If the group's template or the thesis class is yours, that is worth saying. Otherwise one word in the skills is right.",
    },
    {
      says: 'western blot|western blotting',
      brutal: [
        "Two days for a Western blot, and the result is a smudge that everyone's pleased with.",
        "The Western blot is named after a joke about Southern. The joke's the best part of the day.",
      ],
      gentle: "Antibodies you established, or a protocol others took over, lift this from a technique on everyone's list.",
    },
    {
      says: 'pcr|qpcr|rt-pcr',
      brutal: [
        'Forty cycles of PCR, and the negative control comes up too. It found something, namely you.',
        'PCR worked on Friday with the old primers, the old tips and one particular stool.',
      ],
      gentle: 'From primer design to analysis, or plates only: a lab hires very differently for those two, so the span is the detail.',
    },
    {
      says: 'cell culture|tissue culture|mammalian cell culture',
      brutal: [
        'Cell culture means coming in on Sunday to feed something with no eyes.',
        'A contaminated flask brings the whole corridor together. Nobody did it.',
      ],
      gentle: 'Give lines you kept, primary or immortal, and for how long without contamination: labs choose people on exactly that.',
    },
    {
      says: 'hplc',
      brutal: [
        "The pressure on the HPLC is fine. That's suspicious, so you stand there.",
        "The HPLC column was left in water over the weekend. Everybody knows who, and it wasn't anybody.",
      ],
      gentle: 'Ran it, maintained it or developed the methods: three jobs in four letters. The make and the analytes go beside the verb.',
    },
    {
      says: 'microscopy|confocal|electron microscopy|fluorescence microscopy',
      brutal: [
        'The good microscope is in the basement, in the dark, by the hour, with a waiting list.',
        'Down the microscope everything looks like a moon, including the contamination.',
        'Microscope rooms are black, so that people can sit there and say “ooh”.',
      ],
      gentle: 'If others were trained by you on the instrument, that makes you its keeper. Make and mode, live or fixed, are searched for.',
    },
    {
      says: 'laboratory|lab management|lab manager|lab technician|laboratory technician|lab assistant|research lab',
      in: 'work',
      brutal: [
        'A lab has one good pair of scissors, chained, and a poster about sharing.',
        'Lab technicians know where it is, who had it, and what it did to the bench.',
        'The sign about sandwiches is on the laboratory fridge. So were the sandwiches.',
      ],
      gentle: 'Running a lab is operations, and industry knows it. Say how many people, what budget, and what no longer runs out.',
    },
    {
      says: 'sop|standard operating procedure|glp|good laboratory practice|iso 17025',
      around: 'laboratory|lab|assay|sample|cell|clinical|biochem|chemist|pharma',
      in: 'work',
      brutal: [
        'SOPs say “gently invert”. No two people have ever agreed on gently.',
        'On audit day each pipette has a sticker, and one visitor is reading them.',
      ],
      gentle: 'An SOP of yours that others still follow is the better half. Number written, and what for, under which standard.',
    },
    {
      says: 'supervised students|supervised student|undergraduate student|undergraduate project|supervised undergraduate|mentored undergraduate|msc student|phd student|masters student|teaching assistant|demonstrating',
      in: 'work',
      brutal: [
        'Undergraduates come for eight weeks: two of forms, two of finding the room, four of very good questions.',
        'Teaching somebody the method is doing everything twice, the second time politely.',
      ],
      gentle: "Where one of them went next, a paper or a place, is a supervisor's proof, and it walks about under somebody else's name.",
    },
    {
      says: 'lecture|lecturing|lecturer|office hours',
      in: 'work',
      brutal: [
        "Everybody's question after the lecture is whether it's in the exam. It's in the exam.",
        'The lecture is at nine. The heating is at ten.',
        'Teaching is forty percent of the contract, sixty of the week, and none of the promotion.',
      ],
      gentle: 'Course, level and class size place a lecturer at once. A course you designed outranks three that you took over.',
    },
    {
      says: 'principal investigator|research group|group leader|research team',
      in: 'work',
      brutal: [
        "A principal investigator hasn't touched the equipment since the grant, and gives advice on it.",
        'Group meeting is at ten, with one update, one cake and eleven people avoiding a question.',
      ],
      gentle: 'Where the people in the group went next is the legacy, and few write it down. Headcount and funding come before it.',
    },
    {
      says: 'postdoc|postdoctoral|research fellow|research associate|postdoctoral researcher|postdoctoral research',
      in: 'work',
      brutal: [
        "A postdoc's contract ends in the same month as the good results begin.",
        "Research associates run the project, the rota and the professor's slides.",
        "A fellow's independent, in a shared office, at someone else's desk.",
      ],
      gentle: 'Something begun by you that was not in the grant shows independence. One such line is what a fellowship panel looks for.',
    },
    {
      says: 'research assistant|research technician',
      in: 'work',
      brutal: [
        'Research assistants get to know the printer, the booking sheet and all of the biscuit preferences.',
        "A research assistant's name comes fourth, after three people who were at lunch.",
        'The research assistant did it for two years. “It was done”, says the paper.',
      ],
      gentle: 'The part that was yours alone, recruiting, coding or running the kit, is the line. “Assisted with” hides it.',
    },
    {
      says: 'focus group|transcription|thematic analysis|nvivo|qualitative research|semi-structured interview',
      not: 'medical|dna|gene|audio',
      brutal: [
        'One hour of interview is six of transcription, and two of those are a coffee machine.',
        'Thematic analysis: highlighters, sticky notes, and four themes, one of which is “other”.',
        'A focus group has a Brian in it. The findings are mostly Brian.',
      ],
      gentle: 'Who they were and how many, then what somebody did with it: in qualitative work the use is what is usually missing.',
    },
    {
      says: 'ethics approval|irb|ethical approval|ethics committee|participant recruitment',
      not: 'animal|animals',
      in: 'work',
      brutal: [
        "Ethics approval came through. It's for the version before last.",
        'Participants get a small voucher, a biscuit, and a debrief as long as the study.',
        'The IRB would like to know what happens if someone becomes bored.',
      ],
      gentle: 'Written by you or carried out by you are two skills. Add recruited against target, in time.',
    },
    {
      says: 'fieldwork|field work|sample collection|geological mapping|soil sample|core logging',
      not: 'interview|interviews|ethnographic|households',
      in: 'work',
      brutal: ['Fieldwork is nine months of planning, and a cow on the transect.', "Sample 114's labelled in waterproof ink. The label isn't."],
      gentle: 'Getting a team out and home with the data is project management. Add region, weeks and people.',
    },
    {
      says: 'experimental design|design of experiments|designed experiments|conducted experiments|experiments',
      in: 'work',
      brutal: ['The experiment works on the day the camera is broken.', 'n equals three. One was on a Friday.'],
      gentle: 'The question in ten words, then what came back. A clear no is a result, and shows you can read one.',
    },
    {
      says: 'regression|statistical modelling|statistical modeling|hypothesis testing|anova',
      not: 'regression test|regression testing',
      brutal: ['p equals 0.051, which is “trending”.', 'The regression explains forty percent. The rest is in the section on limitations.'],
      gentle: 'The decision, policy or price that followed gets an economist or statistician hired. The package is only how.',
    },
    {
      says: 'forensic|crime scene|chain of custody',
      in: 'work',
      brutal: [
        'Real forensics has strip lights, nine forms per swab, and nobody in sunglasses.',
        "Chain of custody: everyone who's touched the bag has signed it, and it's mostly signature now.",
      ],
      gentle: 'Evidence given in court is looked for right after the accreditation. Add case types and numbers.',
    },
    {
      says: 'biomedical scientist|haematology|microbiology|clinical chemistry|histology',
      around: 'hospital|clinical|patholog|analyser|analyzer|patient|blood|diagnostic|hcpc|biomedical',
      in: 'work',
      brutal: [
        "The analyser does nine hundred an hour, and it's beeping about a lid.",
        "The lab phones a result to a ward, and gets the ward's hold music, which is a printer.",
      ],
      gentle: 'Running the analysers alone at night means you ran a hospital lab. Registration, discipline and makes go in the same line.',
    },
    {
      says: 'pipetting|pipette',
      brutal: ['Ninety-six wells, and at well seventy somebody asks you a question.', 'Pipetting: the thumb goes first.'],
      gentle: 'Assumed on any bench, so the assay it served is the point. Automation or a robot handler, if you ran one, is not assumed.',
    },
    {
      says: 'reagent|consumables|buffer preparation|media preparation|stock solution',
      in: 'work',
      brutal: [
        'Reagents come on dry ice on Friday at five, to a building with a closed door.',
        "The buffer's labelled “Tris, new”. It isn't, and there's no date.",
      ],
      gentle: 'Group heads seldom know what reagents cost. Add a bill that came down, or an order system you set up, if you have one.',
    },
    {
      says: 'journal club|lab meeting|group meeting|seminar series',
      in: 'work',
      brutal: [
        "Journal club pulls a paper to pieces over pizza. Everybody's own is at revision.",
        'Lab meeting is the place to find out that your axis has no unit.',
      ],
      gentle: 'A talk that changed what the group did next is worth telling. Running the series is organising, and counts as such.',
    },
    {
      says: 'geology|geological|petrology|mineralogy',
      in: 'work',
      brutal: [
        "Geologists lick rocks. It's a proper test, and they'll tell you why.",
        'A geological timescale makes “later this week” sound quite reasonable.',
      ],
      gentle: 'Region, commodity and metres logged tell an exploration manager where you fit. What was drilled because of it goes last.',
    },
    {
      says: 'organic synthesis|synthetic chemistry|column chromatography|recrystallisation',
      in: 'work',
      brutal: [
        'A column takes all afternoon, and the product comes off during the fire drill.',
        "The literature says ninety percent yield. The literature isn't answering emails.",
      ],
      gentle: 'The largest scale you have run it at matters to industry: milligrams and kilos are two careers. Steps and yield come after.',
    },
    {
      says: 'economic analysis|economic modelling|macroeconomic|cost-benefit analysis|cost benefit analysis|gdp',
      in: 'work',
      brutal: [
        "GDP is out today, revised next month, and revised again once nobody's looking.",
        'Cost-benefit analysis: a column of money, a column of sunsets, and a discount rate.',
        'Economic forecasts come with a fan chart, so as to be right somewhere.',
      ],
      gentle: 'Economic work reads best with the decision at the end: a budget, a price, a bill. The model can stay in brackets.',
    },
  ],
};
