import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What supply chain, factory and research people laugh about. */
export const OF_SUPPLY_PLANTS_AND_LABS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  logistics: [
    {
      says: 'forecast|forecasting|demand forecasting|demand planning|demand plan|forecast accuracy|s&op|sales and operations planning',
      brutal: [
        'The forecast is last year, plus ten percent, plus whatever sales said at the Christmas do.',
        'S&OP: sales brings hope, operations brings maths, and finance brings a number from January.',
        'Forecast accuracy is 70 percent, and nobody can say which 70.',
      ],
      gentle: "Accuracy or bias, before and after you? It's measured monthly, so a percentage would finish this line.",
    },
    {
      says: 'mrp|material requirements planning|mps|master production schedule|production plan|production planning|production schedule|capacity planning|finite scheduling',
      brutal: [
        "MRP ran overnight. It'd like four thousand brackets by yesterday.",
        'The production plan is frozen for two weeks. It thawed at nine.',
        "A master schedule is what the factory would've made if nobody had phoned.",
      ],
      gentle: 'Adherence to plan is the figure here. What was it, and how many lines or cells did you load?',
    },
    {
      says: 'sap|sap mm|oracle|erp|erp system|netsuite|dynamics|sage|kinaxis|jde',
      in: 'anywhere',
      brutal: [
        'SAP has the order, the stock and the date, behind three transactions and a code nobody says aloud.',
        'The ERP went live at Easter. The old spreadsheet is still open on the second screen, for warmth.',
        'MD04: one screen with the whole future on it, in red.',
      ],
      gentle: "Modules rather than the logo, and anything you set up: parameters, reports, a go-live. That's what they pay for.",
    },
    {
      says: 'excel|vlookup|pivot table|pivot tables|spreadsheet|spreadsheets|power bi',
      in: 'anywhere',
      brutal: [
        "A planner's Excel has one tab called “do not touch”, and it's the company.",
        "The supply chain's global, digital, end to end, and on row 41,000 of a spreadsheet.",
        'VLOOKUP says N/A. So does the supplier.',
      ],
      gentle: 'Which report do people still open every morning? Name it and what it decides, and Excel earns its place.',
    },
    {
      says: 'purchase order|purchase orders|po|raising purchase orders|raised purchase orders|requisition|requisitions|order management',
      brutal: [
        "A purchase order needs five approvals, and one's in the pool in Tenerife.",
        '“No PO, no pay”, says the policy. The van has been and gone.',
        'Raising the PO after the goods have come is called confirming, with a straight face.',
      ],
      gentle: "How many a month, and what value? Volume and spend turn a clerk's line into a buyer's.",
    },
    {
      says: 'supplier management|supplier relationship|supplier relationships|supplier performance|supplier relationship management|vendor management|suppliers|supplier|srm',
      brutal: [
        "A supplier review has forty slides, and slide one's the delivery that's late while you're watching.",
        "“It left us on Tuesday”: the supplier's anthem.",
        'Supplier scorecards go from green to red in one phone call about resin.',
      ],
      gentle: 'How many, worth what, and who got better because of you? On-time from and to would be the perfect pair.',
    },
    {
      says: 'negotiation|negotiated|negotiating|contract negotiation|price negotiation|negotiate|contracts',
      brutal: [
        "Negotiation: they want eight percent more, you want four less, and everyone's looking at the sandwiches.",
        "“That's our best price” has a best price under it, like a cellar.",
        'Buyers are the only people who go quiet on purpose.',
      ],
      gentle: "The saving, the spend it came from, and whether it stuck the next year: that's a buyer's line in full.",
    },
    {
      says: 'cost saving|cost savings|cost reduction|savings|reduced costs|cost avoidance',
      brutal: [
        "Cost avoidance is money you didn't spend on what you weren't going to buy.",
        'Savings count in full in procurement, and half of them arrive in finance.',
        'Cost reduction began with pallets and ended with a memo about pens.',
      ],
      gentle: 'Signed off by finance? Two words that double the value. Add the sum and the year.',
    },
    {
      says: 'tender|tenders|tendering|rfq|rfp|rfqs|rfps|sourcing|strategic sourcing|category management|category manager|e-auction|invitation to tender',
      brutal: [
        "An RFP has 212 questions, and 40 of them are what's your address.",
        'E-auction: nine suppliers watching a number fall, and one with a frozen laptop who wins.',
        'A category manager knows the world price of cardboard, and will say so at weddings.',
      ],
      gentle: 'Categories, spend and what you moved. Did you run it end to end alone? Those words matter.',
    },
    {
      says: 'procurement|purchasing|buyer|buying|procure to pay|p2p|indirect procurement|direct procurement',
      in: 'work',
      brutal: [
        "Procurement's rung on Friday about something that was bought on Monday by someone with a card.",
        "Indirect procurement is chairs, hotels, lanyards, and one cousin's van.",
        'Three quotes, says purchasing. The second and third are for company.',
      ],
      gentle: 'Spend under management is your headline figure. Give it, then direct or indirect, then the saving.',
    },
    {
      says: 'inventory management|inventory|stock levels|stock control|inventory control|stock management|inventory reduction|safety stock|stock turn|stock turns|inventory optimisation',
      brutal: [
        'Safety stock is the formal name for being nervous.',
        'Inventory has too much of everything, and one short.',
        'Excess and obsolete: nine pallets of the wrong blue, counted every year, like royalty.',
      ],
      gentle: "Days or cash out, with service held? It's the classic double. Give both figures if you have them.",
    },
    {
      says: 'otif|on time in full|kpi|kpis|service level|service levels|on-time delivery|fill rate',
      brutal: [
        "OTIF: ours says 97, the customer's says 84, and the lorry says it was there.",
        "The KPI pack has 31 graphs. The meeting's about the font on one.",
        "Fill rate's 99 percent, and the one that's missing is the one they wanted.",
      ],
      gentle: 'From what to what, over how many months? One graph like that gets supply chain people their next job.',
    },
    {
      says: 'lead time|lead times|expediting|expedite|expedited|chasing orders|chasing suppliers|order tracking|shortages|shortage|progress chasing',
      brutal: [
        "Lead time's twelve weeks. It's been twelve weeks since March.",
        'Expediting is ringing the same person in Brno until you know about the garden.',
        "The shortage meeting's daily, at nine, and short of chairs.",
      ],
      gentle: "Line stops avoided, or days cut off the lead time: which can you show? That's what chasing is worth.",
    },
    {
      says: 'freight forwarding|freight forwarder|freight|air freight|sea freight|ocean freight|road freight|fcl|lcl|groupage|shipments|shipment',
      brutal: [
        "Sea freight's booked, rolled, booked, rolled, sailed, and then it's the wrong ocean.",
        'LCL means your box shares with eleven others, and one of them has got a problem with customs.',
        'Air freight: for when someone forgot, and it weighs four tonnes.',
      ],
      gentle: 'Modes, lanes, files a week, margin per file? Forwarders size each other up in that order.',
    },
    {
      says: 'customs|customs clearance|customs entries|customs declarations|cds|hs code|hs codes|commodity codes|tariff|import|export|imports|exports|incoterms',
      brutal: [
        "Customs would like to know if it's a toy or a lamp. It's a toy that's a lamp.",
        "The HS code has ten digits, and the ninth decides whether it's fish.",
        'Incoterms 2020: eleven ways to explain whose fault it is, by port.',
      ],
      gentle: "Entries a day, and errors or duty saved. AEO or a good audit on your watch? Say it, they're rare.",
    },
    {
      says: 'bill of lading|bills of lading|cmr|awb|air waybill|commercial invoice|shipping documents|packing list|certificate of origin|letter of credit|documentation|export documentation',
      in: 'work',
      brutal: [
        'The bill of lading is in Singapore, the ship is in Felixstowe and the original is under a cup.',
        'Certificates of origin get stamped by a chamber of commerce with a stamp, a fee and a lunch hour.',
        "Letter of credit: the bank is read every comma, and it doesn't like one.",
      ],
      gentle: "Right first time is the measure. How many sets a week, for which countries? It shows what you've seen.",
    },
    {
      says: 'demurrage|detention|container|containers|port|vessel|shipping line|shipping lines|carrier|carriers|bookings',
      in: 'work',
      brutal: [
        "Demurrage: rent, for a metal box, to someone who won't answer the phone.",
        "The vessel is at anchor. It's got a lovely view of where it's meant to be.",
        'Shipping lines announce a surcharge for peak, low water, fuel and Tuesday.',
      ],
      gentle: "Containers a year, and what you cut in charges or days free? It's pounds straight off the bottom line.",
    },
    {
      says: 'transport planning|transport planner|route planning|planning routes|planned routes|load planning|paragon|routing|vehicle utilisation|scheduling deliveries|fleet planning',
      brutal: [
        "The transport plan is perfect at five. At half past, somebody's got a flat in Doncaster.",
        'Paragon believes that lorries turn round in one minute, everywhere, in any weather.',
        'Load planning is Tetris, where each block has been promised for nine a.m.',
      ],
      gentle: "Vehicles planned a day, empty miles, cost per drop. Was one of those better when you'd finished? Write it.",
    },
    {
      says: 'drivers|driver management|driver debrief|debriefing drivers|managing drivers|drivers hours|tachograph|tachographs|tachograph analysis|infringements|driver hours',
      in: 'work',
      brutal: [
        'A driver debrief: forty seconds about the run, ten minutes about the gate at Tesco.',
        'Infringement letters go in a tray. The drivers know it as the menu.',
        "Drivers give planners two kinds of news, and one's by picture message.",
      ],
      gentle: "How many, how many agency, and did infringements go down? That's a transport office's report card.",
    },
    {
      says: "transport manager cpc|operators licence|operator's licence|o licence|o-licence|operator licence|dvsa|fors|earned recognition|ocrs|fleet compliance",
      brutal: [
        "An operator's licence hangs on the wall, and the person who holds it sleeps lightly.",
        'DVSA drop in at ten, and by ten past the kettle has been on twice.',
        'FORS Gold: forty folders, nine audits, and a sticker for the bumper.',
      ],
      gentle: 'OCRS band, vehicles on the licence, first-time MOT pass rate. Those are numbers a traffic commissioner would read.',
    },
    {
      says: 'fleet|fleet management|fleet of|vehicles|mot|servicing|leasing|vehicle maintenance|inspections|telematics|fuel costs',
      in: 'work',
      brutal: [
        "The fleet's fifty vans, and every one has “a noise”.",
        'Telematics: the dot has been outside the café for nineteen minutes, and the dot knows that you know.',
        'A lease return is checked by someone with a torch and a template for dents.',
      ],
      gentle: 'Size, type, downtime, cost per mile. Whichever fell furthest goes first.',
    },
    {
      says: '3pl|4pl|third party logistics|third-party logistics|contract logistics|outsourced|logistics provider|logistics providers',
      in: 'work',
      brutal: [
        "A 3PL's on your side, at an agreed rate per pallet.",
        'A 4PL manages the 3PLs, so that nobody has to know where it is.',
        'Contract logistics is a marriage with a monthly invoice for cages.',
      ],
      gentle: "Client or provider side, and the contract's value. Did the KPI deductions stop? Tell that.",
    },
    {
      says: 'warehouse|warehousing|warehouse operations|distribution centre|distribution|pick and pack',
      in: 'work',
      brutal: [
        'The warehouse is 98 percent full, and the other two is the walkway.',
        'A new distribution centre has a motorway junction, a swan-shaped pond and no bus.',
        'Distribution is where everything that was sold by accident has to be sent on purpose.',
      ],
      gentle: 'Square feet, heads, lines a day, cost a unit. Two of those, and what moved.',
    },
    {
      says: 'wms|tms|transport management system|warehouse management system|system implementation|go-live|go live|edi|system migration',
      brutal: [
        'EDI is two computers politely misunderstanding each other at 3 a.m.',
        'Go-live: pizza, camp beds, and someone from the vendor saying “interesting”.',
        'The TMS has tendered the load to nine carriers. The tenth has a lorry.',
      ],
      gentle: 'Your part in it: testing, training, data or the weekend itself? Say it, and whether service held in week one.',
    },
    {
      says: 'brexit|northern ireland|ioss|eori|deferment|t1|post-brexit',
      in: 'work',
      brutal: [
        "T1, T2, EUR1, EORI: it's either transit papers or a bingo hall in Dover.",
        'An EORI number takes five minutes to get, and a weekend to be asked for.',
      ],
      gentle: "What did you set up that kept goods moving? That's scarce experience, worth a sentence with a number.",
    },
    {
      says: 'dangerous goods|hazardous|imdg|iata|adr|dgsa|hazardous goods|lithium batteries|dgr',
      brutal: [
        'Dangerous goods: perfume, paint, batteries, and every other thing that people buy.',
        "IMDG comes in two volumes and a supplement, and the supplement's what's changed.",
        'A DGSA reads labels in the bathroom.',
      ],
      gentle: 'Which modes, and is the certificate in date? Few in an office may sign these, so put it up top.',
    },
    {
      says: 'cold chain|temperature controlled|temperature-controlled|chilled|frozen|pharma|gdp|good distribution practice|perishable|perishables|reefer',
      in: 'work',
      brutal: [
        'Cold chain: 2 to 8 degrees, until the tarmac in Dubai.',
        'GDP means the box has a logger, the logger has a certificate, and the certificate has got a file.',
        "Perishables don't wait for the stamp. The stamp is at lunch.",
      ],
      gentle: 'Excursions are counted, so give the rate, and what it was before. Pharma firms hire on precisely that.',
    },
    {
      says: 'end to end|end-to-end|global supply chain|international supply chain|supply chain management|supply chain|cross-functional',
      in: 'work',
      brutal: [
        'End to end: from a field in Vietnam to a skip in Slough.',
        'A global supply chain is forty countries and one ship parked sideways.',
        "Supply chain's invisible till there's no loo roll.",
      ],
      gentle: 'Countries, sites, value, team. Then name the one link that you personally made stronger.',
    },
    {
      says: 'sales|customer orders|order processing|customer service|sales order|sales orders|order fulfilment|order fulfillment',
      in: 'work',
      brutal: [
        'Sales has promised Thursday. Sales promised it on Thursday.',
        'Customer orders come in by portal, email, phone, and on the back of a delivery note.',
        'Order processing: what they said, what they meant, and what the item code says.',
      ],
      gentle: 'Orders a day and errors in a thousand, please. It shows care and pace in a single line.',
    },
    {
      says: 'lean|six sigma|continuous improvement|kaizen|process improvement|value stream|value stream mapping|5s',
      brutal: [
        "Value stream mapping needs brown paper, a long wall and a manager who's surprised by the wait.",
        "Lean says stock's waste. Then the lorry is late, and stock is a hero.",
        'Continuous improvement: the whiteboard now has wheels.',
      ],
      gentle: 'What went faster, and what did it save? Your best case in one line with two numbers.',
    },
    {
      says: 'just in time|jit|kanban|vmi|vendor managed inventory|consignment stock|line side|lineside|sequencing|milk run',
      brutal: [
        'Just in time is a lovely system with the M6 in it.',
        'Kanban cards get lost in pockets, and a factory stops for a pair of trousers.',
        "VMI means the supplier decides how full your shelf is. It's always fuller in March.",
      ],
      gentle: 'Stock cover before and after, and any line stops? If none, the word none is worth printing.',
    },
    {
      says: 'new product introduction|npi|product launch|launches|phase in|phase-out|phase in phase out|range change|end of life',
      in: 'work',
      brutal: [
        'NPI needs stock by launch. Marketing has moved launch. Marketing is always moving launch.',
        'Phase out: sell the last hundred slowly, find nine hundred more behind the door.',
        "A launch plan has one date everyone knows and one everyone's working to.",
      ],
      gentle: 'How many lines, on time, with how much left over? A clean run-out is quietly brilliant, so show the write-off.',
    },
    {
      says: 'shop floor|production meeting|daily meeting|production team|operations meeting|stand-up',
      in: 'work',
      brutal: [
        "Daily production meeting: standing up, so that it's short. It's forty minutes, standing up.",
        'The shop floor knows at six what planning finds out at nine.',
        "“What's the plan?” It's on the board. It's not that one.",
      ],
      gentle: 'Did you chair it? Say for how many cells and what you cut out of it. Planners who go and look are valued.',
    },
    {
      says: 'sustainability|carbon|carbon footprint|emissions|co2|scope 3|esg|modern slavery',
      in: 'work',
      brutal: [
        "Scope 3 is everybody else's lorries, on your spreadsheet.",
        'Carbon per parcel has gone down. The parcel has got smaller. So have the socks.',
        'Modern slavery questionnaire: sent to all four thousand, answered by the stationery firm.',
      ],
      gentle: 'Tonnes or miles saved, against which baseline? Soft words are everywhere; a figure would be noticed.',
    },
    {
      says: 'budget|p&l|transport budget|cost per unit|cost to serve|cost per pallet|invoice|invoices|freight audit|invoice queries|invoice matching',
      in: 'work',
      brutal: [
        'Carrier invoices come with a fuel charge, a waiting charge, and a charge for the query.',
        'Cost to serve finds out that the nicest customer is the dearest. Nobody tells sales.',
        'Three-way match: order, receipt, invoice, and a penny.',
      ],
      gentle: 'How big a budget, and how near did you land? Two numbers, one line, done.',
    },
    {
      says: 'cips|mcips|cilt|apics|cpim|cscp|ascm|procurement qualification',
      in: 'anywhere',
      brutal: [
        "MCIPS: five years of essays on Kraljic's two by two, and everything ends up in leverage.",
        'CPIM teaches that you should never have too much or too little. The rest is about how you do.',
        "APICS has a dictionary for it all. Panic's listed as expedite.",
      ],
      gentle: 'Level reached and year, next to your title. Still studying? Say which papers are left.',
    },
    {
      says: 'returns|reverse logistics|claims|damages|claim|proof of delivery|pod|pods|disputes',
      in: 'work',
      brutal: [
        "A damage claim needs the picture, the POD, the invoice, and a box that's already been recycled.",
        'PODs: a clear signature, in a hand like a dropped fork.',
        "Claims against carriers get settled in kilos. It's a very light piano.",
      ],
      gentle: 'How much came back, or how far did claims fall? Recovered money is yours to count.',
    },
    {
      says: 'stakeholder|stakeholders|stakeholder management|cross functional|cross-functional teams|internal customers',
      in: 'work',
      brutal: [
        "In supply chain, stakeholders are the people who'd like more, sooner, for less, in blue.",
        'Cross-functional: sales wants it Friday, finance wants it free, and the factory wants a word.',
      ],
      gentle: "Which two departments agreed because of you? That's the proof this word is always missing.",
    },
  ],
  factory: [
    {
      says: 'machine operator|operated machinery|operating machinery|operating machines|operate machinery|operating production machinery|operating machine|machine operation',
      brutal: [
        'A machine operator can hear one wrong bearing through earplugs and Heart FM.',
        'The machine has a green button, a red button and a knack.',
        "Operating machinery is eight hours of nothing, and then forty seconds when it matters where you're standing.",
      ],
      gentle: 'Make and model, output a shift, and who set it up. If you did your own settings, say so first.',
    },
    {
      says: 'production line|assembly line|line operator|line operative|production operative|line work|conveyor|packing line',
      brutal: [
        'The line stops for two things: a jam, and a visitor in clean shoes.',
        'Line work: the clock is behind you, and everybody knows what it says.',
        "A conveyor comes at one speed. It's the person upstream who's got moods.",
      ],
      gentle: 'Which stations could you run, and did you move between them? A skills matrix with all boxes full is worth a line.',
    },
    {
      says: 'cnc|cnc machining|cnc machinist|cnc milling|cnc turning|cnc setter|fanuc|heidenhain|mazak|haas|siemens controls|programming cnc|machining centre',
      brutal: [
        "The CNC does what the program says. It's a harsh way to learn.",
        "Fanuc alarm 401: there's a manual, and somebody's drawn a fish in it.",
        'Setters listen to the first cut with one finger on feed hold and no breath.',
      ],
      gentle: 'Controls, axes, materials, tolerance. Those four in a row, and a shop knows which machine is yours.',
    },
    {
      says: 'lathe|milling|grinding|surface grinding|manual machining|turning|drilling|manual lathe|mill|grinder|edm|boring',
      brutal: [
        "The manual lathe is in the corner, bolted down before the roof, and everybody's secret favourite.",
        'Grinding: take off two microns, and go and wash for an hour.',
        'Swarf gets in the boots, goes home, and meets the carpet.',
      ],
      gentle: 'Manual and CNC together are scarce now. How tight did you hold it, on what size? Print the figure.',
    },
    {
      says: 'micrometer|micrometers|verniers|vernier|calipers|cmm|gauges|gauge|height gauge|measuring equipment|inspection equipment|bore gauge|slip gauges',
      brutal: [
        'A micrometer settles the argument, until somebody brings another one.',
        "The CMM room is at twenty degrees all year. In July there's always something to check.",
        "Verniers live in a top pocket, with a sticker saying they're due.",
      ],
      gentle: "Say which you're trained on and the tolerance you worked to. One micron figure beats a list of tools.",
    },
    {
      says: 'quality control|quality checks|quality inspection|quality inspector|inspection|inspected|visual inspection|qc|quality check|checking quality',
      in: 'work',
      brutal: [
        "Visual inspection: nine hundred an hour, and the bad one's the one you blinked at.",
        'Quality checks are hourly, on the hour, in the handwriting of ten to two.',
        "QC is the one department that's thanked by finding nothing and blamed by the same.",
      ],
      gentle: 'Reject rate, or complaints that stopped: which moved? A defect you spotted before a customer did is the best story.',
    },
    {
      says: 'production target|production targets|output|targets|meeting targets|kpi|kpis|throughput|productivity',
      in: 'work',
      brutal: [
        "The target is on the board in red, the output's next to it in pencil.",
        "Output's 104 percent on Tuesday, when nobody came to help.",
        'The whiteboard does the maths on the hour, like a very flat cuckoo clock.',
      ],
      gentle: "Units a shift against plan is what they'd ask you in the interview. Put it here first.",
    },
    {
      says: 'oee|downtime|availability|changeover|changeovers|smed|set up time|set-up|setup time|reduced downtime|machine setup|setting up machines|machine set up',
      brutal: [
        'A changeover takes twenty minutes, plus finding the Allen key.',
        'Downtime codes: 1 mechanical, 2 electrical, 3 no material, and 4 “other”, worn smooth.',
        'OEE went up two points when somebody moved the bin.',
      ],
      gentle: 'Minutes before, minutes after: changeovers tell a tidy story. Which machine, and whose idea?',
    },
    {
      says: '5s|lean|lean manufacturing|kaizen|continuous improvement|tpm|standard work|gemba|visual management|andon',
      brutal: [
        '5S put a shadow on the board for each spanner. Most of the shadows are on their own.',
        "Lean manufacturing came with sticky notes. They're still stuck to a machine that's been sold.",
        'Gemba means the boss walks the floor. You can tell by the sweeping.',
      ],
      gentle: "One change, one saving, one date. If it's still there after a year, say that: it hardly ever is.",
    },
    {
      says: 'six sigma|green belt|black belt|dmaic|spc|statistical process control|control charts|capability study|cpk',
      brutal: [
        'A control chart has two red lines, and one dot that was Dave.',
        "Cpk's 1.33, provided you don't count Monday.",
        'Black belt: nine weeks of statistics to find out it was the nozzle.',
      ],
      gentle: 'Project, baseline, saving signed off by finance. Three short facts and the belt has something to hold up.',
    },
    {
      says: 'root cause analysis|root cause|8d|5 whys|problem solving|fault finding|troubleshooting|corrective action|capa|fishbone',
      in: 'work',
      brutal: [
        "Five whys, and it's always the third that goes quiet.",
        "Root cause: operator error. Nobody's asked why the two buttons are the same green.",
        "The 8D's closed. The machine has been told.",
      ],
      gentle: "Tell one: fault, cause, what never came back. It'd be read twice by any production manager.",
    },
    {
      says: 'iso 9001|audit|audits|internal auditor|internal audit|iatf 16949|as9100|iso 13485|qms|quality management system|customer audit|customer audits',
      brutal: [
        "Audit week: the floor's painted, the labels are straight, and the box of odd bolts has gone for a drive.",
        "The ISO certificate is in reception, level, next to a plant that's plastic.",
        "An auditor picks one job card of forty thousand. It's the one with jam on.",
      ],
      gentle: "Findings before, findings now, and were you the guide? Auditors' words are worth quoting.",
    },
    {
      says: 'welding|welder|mig|tig|arc|mma|stick welding|mig welding|tig welding|coded welder|fabrication|fabricator|gmaw|gtaw|smaw|plating',
      brutal: [
        'TIG is done with two hands, a foot, and no sneezing.',
        "Coded welders get tested by someone bending it until it's their turn to be sorry.",
        'Fabrication: measure, cut, tack, look, sigh, grind.',
      ],
      gentle: "Codes, positions, materials, thickness. That line's what gets a welder the trade test, so put it first.",
    },
    {
      says: 'soldering|pcb assembly|smt|surface mount|wiring looms|wire harness|crimping|ipc-a-610|ipc|cable assembly|electronic assembly|through hole',
      brutal: [
        "Soldering: a steady hand, a magnifier, and a part that's just pinged into another decade.",
        'IPC class 3 means somebody looks at your joint under a light and says “hm”.',
        "The loom has got 96 wires, and one's called spare. It's the one that works.",
      ],
      gentle: 'Class, certificate with date, and joints or boards a shift. Electronics firms look for those letters first.',
    },
    {
      says: 'assembly|assembled|assembler|assembling|sub-assembly|torque|torque wrench|mechanical assembly|hand tools|power tools|fitting',
      in: 'work',
      brutal: [
        'Torque: click. Some people go one more. Those are the ones in the meeting.',
        "The assembly drawing shows an arm going where there's a pipe.",
        "Assembled, checked, boxed, and here's a washer.",
      ],
      gentle: 'Products and cycle time, with defects found at the end of line. Working from drawings? Then say so.',
    },
    {
      says: 'shift work|night shift|rotating shifts|nights|4 on 4 off|continental shifts|three shift|12 hour shifts|12-hour shifts|earlies and lates|days and nights|second shift|third shift',
      brutal: [
        "Nights on a factory floor: the canteen is shut, the machine's happy, and it's Thursday again.",
        'Earlies: home by half past two, and in bed like a farmer.',
        'The shift before always leaves the bin full and the settings “better”.',
      ],
      gentle: "Pattern and how you'd work now, in five words. If you kept the line going alone on nights, that's worth ten.",
    },
    {
      says: 'team leader|line leader|shift leader|production supervisor|shift supervisor|supervisor|cell leader|production manager|shift manager|foreman',
      in: 'work',
      brutal: [
        "A line leader's first job is finding three people who aren't here. Their second is the same.",
        'The shift supervisor has a radio, a clipboard and eleven holiday requests for one Friday.',
        'Production managers eat lunch at the pace of whatever is down.',
      ],
      gentle: "Heads, lines, output, scrap. Which two got better? They're what a plant manager reads for.",
    },
    {
      says: 'health and safety|risk assessment|coshh|near miss|near misses|loto|lockout tagout|lock out|guarding|safe systems of work|ppe|safety first',
      in: 'work',
      brutal: [
        "Lockout: your padlock, your key, and everyone else's patience.",
        'Near miss cards: forty a month, of which thirty-eight are “forklift”.',
        "The guard's interlocked. There's a magnet in a drawer, and nobody knows why.",
      ],
      gentle: 'Days without an accident under you, or the hazard you got fixed? One of them beats all the training.',
    },
    {
      says: 'forklift|flt|counterbalance|overhead crane|pallet truck|stacker|crane|slinging',
      in: 'work',
      brutal: [
        'The overhead crane moves at the pace of a procession, and gets the same looks.',
        'Forklifts beep going back and hum going forward, and the wall has got the dates.',
        'The crane pendant has six buttons and a tape label for up.',
      ],
      gentle: "Licence, expiry, capacity. It's an extra trade on a factory CV, so give it a line of its own.",
    },
    {
      says: 'gmp|haccp|brc|food production|food safety|food manufacturing|allergens|metal detector|hairnet|hygiene|ccp|food factory',
      in: 'work',
      brutal: [
        "Hairnet, beard snood, blue plasters, white wellies: in food production everybody's the same at a party.",
        "The metal detector rejects the test piece on the hour, and it's the same test piece.",
        "BRC auditors look up. There's something on the ceiling. There's always the ceiling.",
      ],
      gentle: 'Which product, which site standard, and were you the one on the CCP? AA grades are worth naming.',
    },
    {
      says: 'cleanroom|clean room|pharmaceutical|medical device|medical devices|batch record|batch records|sop|sops|validation|iso 7|aseptic|gowning',
      in: 'work',
      brutal: [
        'Cleanroom gowning takes nine minutes, and then your nose itches.',
        'A batch record is signed by two, checked by one, and questioned by a comma.',
        'SOPs have a version, an owner and a sentence that says to follow the SOP.',
      ],
      gentle: 'Class, line, right-first-time on records: pharma reads exactly that. No deviations in a year? Print it.',
    },
    {
      says: 'injection moulding|injection molding|extrusion|blow moulding|thermoforming|tool change|plastics|moulding|molding|die setting|tool setting',
      brutal: [
        "Injection moulding: open, eject, close, forever, and it's the cap for something.",
        'Tool change: four bolts, one crane, two opinions on the dowel.',
      ],
      gentle: "Tonnage, materials, cycle times. If you set as well as ran, you're in another pay grade, so say it.",
    },
    {
      says: 'press|power press|press brake|stamping|laser cutting|guillotine|sheet metal|trumpf|amada|punch|brake press|plasma cutting',
      in: 'work',
      brutal: [
        'A press brake folds steel like a letter, and fingers not at all, thanks to the light.',
        "Laser cutting nests ninety parts on a sheet. One's under the slats with the others from last week.",
        "Sheet metal has two sides, and they're both the edge.",
      ],
      gentle: 'Thickness, machine and programming or not? Add the scrap rate, and a workshop can price you.',
    },
    {
      says: 'maintenance|planned maintenance|preventive maintenance|preventative maintenance|ppm|breakdowns|reactive maintenance|mechanical maintenance|electrical maintenance|multi-skilled|maintenance fitter',
      in: 'work',
      brutal: [
        "The breakdown call says “it's stopped”. The fitter's next question is what did you press.",
        'Planned maintenance was moved by production, twice, and then the bearing chose a date.',
        'Multi-skilled means you get blamed by both departments.',
      ],
      gentle: "Mean time to repair or hours saved: it's all on the system. One figure and the machine it came from.",
    },
    {
      says: 'hydraulics|pneumatics|hydraulic|pneumatic|gearbox|gearboxes|bearings|pumps|motors|conveyors',
      in: 'work',
      brutal: [
        'Pneumatics: a hiss, somewhere, and a whole shift with their heads on one side.',
        'Hydraulics leak oil in the only place that nobody has a tray.',
        "A bearing's cheap, and the shaft it's on is four floors down.",
      ],
      gentle: 'Which plant, which makes? Strip-downs you do yourself are worth listing, since many sites send them away.',
    },
    {
      says: 'plc|robot|robots|abb|kuka|automation|servo|sensors|siemens|allen bradley|scada|hmi',
      in: 'work',
      brutal: [
        "The robot's stopped. It's waiting for a light sensor with some fluff on it.",
        'KUKA or Fanuc, they all have one point taught by someone on nights.',
        "The HMI says “contact your administrator”. There's nobody of that name in the plant.",
      ],
      gentle: "Reading code, changing code or only resetting? It's a fair question, and the honest answer is still useful.",
    },
    {
      says: 'drawings|engineering drawings|technical drawings|work instructions|job cards|job card|route card|blueprint|blueprints|reading drawings|specifications',
      in: 'work',
      brutal: [
        'Work instructions have a picture for each step, taken with another product.',
        'The drawing is at issue 4. The jig is at issue 2. The operator is at lunch.',
        'A route card goes round the factory with the part, and comes back browner.',
      ],
      gentle: 'Did you write or improve any? Instructions others work from are a quiet sort of leadership.',
    },
    {
      says: 'stock|raw materials|material handling|kanban|stock control|materials|inventory|mrp|loading machines',
      in: 'work',
      brutal: [
        'Raw materials are at the far end, and the empty pallets are in the way.',
        'Kanban: two bins, one card, and a pocket.',
        "Nothing's missing till you need forty.",
      ],
      gentle: 'Shortages or waste that fell: which? A line that never waits for parts is worth saying.',
    },
    {
      says: 'scrap|scrap rate|waste|rework|scrap reduction|right first time|defects|yield|waste reduction',
      in: 'work',
      brutal: [
        "The scrap bin is weighed every Friday, and someone's put a boot in.",
        'Rework is done on overtime by the people who did the work.',
        'Right first time is 98 percent. The two has had three meetings.',
      ],
      gentle: "Percentage down, and what a point is worth in pounds. That's the best single line on any factory CV.",
    },
    {
      says: 'packing|packaging|labelling|palletising|shrink wrapping|boxing|packed|packer|end of line|case packer',
      in: 'work',
      brutal: [
        'Packing: count to twelve, four hundred times, while somebody tells you about their weekend.',
        'The labeller is fine for a hundred, then puts one on the guard.',
        "End of line's where every problem from upstream arrives, in a box.",
      ],
      gentle: 'Cases an hour and errors at the customer: two numbers to fetch. Changeovers too, if they were yours.',
    },
    {
      says: 'printing|printer|offset|digital printing|flexo|flexographic|litho|heidelberg|press operator|print finishing|guillotine operator|colour matching',
      not: '3d|label',
      brutal: [
        'Printers look at a poster through a loupe, and say “magenta”.',
        "Colour matching: it's right under the lamp, wrong by the window, and perfect in the invoice.",
        "The Heidelberg's purring, the ink is on the key, and the typo is in the headline.",
      ],
      gentle: "Presses, formats, sheets an hour. Spoilage below target? That's the line a print manager would like.",
    },
    {
      says: 'sewing|sewing machinist|textile|overlocker|garment|garments|knitting|weaving|upholstery|industrial sewing machine',
      in: 'work',
      brutal: [
        "An overlocker has four threads, and the one that's snapped goes through everything.",
        'Sewing machinists can tell whose seam it is from across the room.',
        'Garment specs allow three millimetres. Viscose has never read them.',
      ],
      gentle: 'Machines, operations, pieces an hour. Full garment make-through is rare, so if you have it, say it first.',
    },
    {
      says: 'overtime|attendance|perfect attendance|reliable|punctual|timekeeping',
      in: 'work',
      brutal: ["Overtime's voluntary, and there's a list of who didn't.", 'Clocking in at 5.58, with your coat on, is an art form.'],
      gentle: 'Good timekeeping can be proved: a year without a late mark is stronger than the word reliable.',
    },
    {
      says: 'shift handover|handover|handovers|daily meeting|team brief|shift report|shift reports',
      brutal: [
        '“Been running lovely”, says the handover, over the sound of it.',
        "The shift report says “adjusted”. It doesn't say which way.",
        "Handover is two minutes at the machine, and one's about the football.",
      ],
      gentle: "If you wrote the reports or changed the way it's done, that's communication with grease on it. Say so.",
    },
    {
      says: 'training|trained new starters|trained new operators|trainer|training matrix|cross training|cross-trained|skills matrix|training new staff|trained operators',
      in: 'work',
      brutal: [
        "New starters learn the machine, the radio station and which stool's taken.",
        "The skills matrix has quarters filled in. There's a lot of pie.",
        "Cross-trained on six lines, which means you're the answer to who's off.",
      ],
      gentle: 'How many did you sign off, and on what? That puts you halfway to team leader, so make it plain.',
    },
    {
      says: 'jewellery|jeweller|goldsmith|stone setting|hallmarking',
      in: 'work',
      brutal: [
        'Jewellers sweep the bench, the floor and the apron, and send it to be melted.',
        'Stone setting: one prong, one push, and a diamond on the loose in a carpet.',
        "Polishing's where a ring's made by taking it away.",
      ],
      gentle: 'Bench skills need pictures. A link, the metals, and how many pieces a month would do it.',
    },
    {
      says: 'nebosh|iosh|nvq|performing manufacturing operations|nvq level 2|apprenticeship|city and guilds|time served|time-served',
      in: 'anywhere',
      brutal: [
        'Performing Manufacturing Operations: an NVQ in what you were doing when the assessor turned up.',
        'Time-served means four years, one file, and a block of steel made square by hand.',
        "IOSH takes four days, and you'll never look at an extension lead the same way.",
      ],
      gentle: "Put qualification, level and year on a line of its own. It's what agencies search on.",
    },
    {
      says: 'process operator|process technician|mixing|blending|batching|batch|reactor|control room|dosing',
      in: 'work',
      brutal: [
        "A control room has nine screens, one window, and the window's the one that shows the steam.",
        'Blending follows the recipe to the gram, until the last bag, which is “about half”.',
        'Process technicians tap the gauge. The gauge has learnt to wait for it.',
      ],
      gentle: 'Batch size, product, and right first time. If you sampled and adjusted on your own, say so: that is judgement.',
    },
    {
      says: 'powder coating|spray painting|paint line|painting|coating|anodising|shot blasting|finishing',
      in: 'work',
      brutal: [
        "Powder coating shows every fingerprint that the fabricators swore they'd wiped.",
        "The paint line's in black all week. The white order is on Thursday, for Thursday.",
        'Shot blasting: a suit, a hose, and sand in the sandwiches, which were elsewhere.',
      ],
      gentle: 'Microns, reject rate, size of parts. Colour changes that got quicker under you would make a nice bullet.',
    },
  ],
  research: [
    {
      says: 'publication|publications|published|peer-reviewed|peer reviewed|journal|paper|papers|first author|co-author|first-author',
      brutal: [
        'Peer review: nine months, three strangers, and a request to cite one of them.',
        'A paper starts with “novel” and ends with “further work is needed”.',
        'Co-author number six made a very good cup of tea in 2019.',
      ],
      gentle: 'Pick your best three and say what each one showed, in plain words. A panel outside your field will be grateful.',
    },
    {
      says: 'grant|grants|funding|grant writing|grant application|grant applications|fellowship|research funding|erc|ukri|nih|nsf|epsrc|bbsrc|wellcome',
      brutal: [
        "Grant writing is describing what you'll find, before you look, for half of what it'd cost.",
        'The portal closes at four. At 3.52, it wants a letter from the dean.',
        'NIH scores ideas out of nine, and low is good, like golf, with fewer trousers.',
      ],
      gentle: 'How much, from whom, your role. Money won is read before anything else, so put it in bold numbers.',
    },
    {
      says: 'conference|conferences|poster|poster presentation|oral presentation|presented at|symposium|invited talk|invited speaker',
      in: 'anywhere',
      brutal: [
        "A conference talk has twelve minutes, forty slides and a question that's more of a comment.",
        'Posters go through airports in a tube, looking like a bazooka with a bibliography.',
        'Coffee break: everyone reads your badge, then the coffee, then the next badge.',
      ],
      gentle: 'Invited, selected or submitted? It matters to those who score. Name the meeting and the year, and drop the small ones.',
    },
    {
      says: 'thesis|dissertation|phd|doctoral|doctorate|viva|dphil|defended',
      brutal: [
        "A thesis is three years' work, read by four people, two of them paid.",
        "The viva is two hours, and the first question's “so, tell us what you did”.",
        'Chapter five holds it all together, and was written in a weekend.',
      ],
      gentle: "Say in one sentence what's known now that wasn't. If your neighbour gets it, so will a hiring manager.",
    },
    {
      says: 'literature review|systematic review|meta-analysis|literature reviews|systematic reviews|prisma|cochrane|literature search',
      brutal: [
        'A systematic review begins with 9,412 papers, and ends with six and a sigh.',
        'The literature review is finished. Four came out this morning.',
        'Meta-analysis: pouring nine small cups together and reporting on the ocean.',
      ],
      gentle: 'Did it change what somebody did next? The question, the number of papers and the answer would fit in one line.',
    },
    {
      says: 'data analysis|statistical analysis|data collection|analysed data|analyzed data|data processing|analysis of data|data analyses',
      brutal: [
        'Data collection took two years, and data analysis a weekend in pyjamas.',
        "The outlier is real. It's called Row 47, and it's had its own meeting.",
        'Raw data, clean data, cleaned_FINAL, cleaned_FINAL_2 (use).',
      ],
      gentle: 'How much data, which method, what did it decide? A method alone is a tool with nothing in its jaws.',
    },
    {
      says: 'spss|stata|sas|rstudio|graphpad|prism|graphpad prism|minitab|jmp',
      in: 'anywhere',
      brutal: [
        'SPSS prints eleven tables, and the one you need is called “Tests of Between-Subjects Effects”.',
        'GraphPad draws a beautiful bar with a tiny asterisk, and a whole career is in the asterisk.',
        "R gives you an answer, a warning, and a package that's masking another package.",
      ],
      gentle: "Name one analysis you'd repeat with your eyes shut. That's the difference between used and knows.",
    },
    {
      says: 'matlab|python|labview|latex|simulation|modelling|computational|high performance computing|hpc|monte carlo',
      in: 'anywhere',
      brutal: [
        "The simulation is running on the cluster, behind 400 others, and one's mining something.",
        'LaTeX puts the figure where it believes the figure should be.',
        'A LabVIEW program is a bowl of coloured noodles that only one postdoc may stir.',
      ],
      gentle: 'Is the code public, and does anyone else use it? A repository with three strangers in it is real impact.',
    },
    {
      says: 'pcr|qpcr|rt-pcr|gel electrophoresis|western blot|western blotting|elisa|cloning|dna extraction|immunohistochemistry|flow cytometry|facs',
      brutal: [
        "Western blot: two days, nine buffers, and a picture of a smudge that everyone's pleased with.",
        'PCR worked on Friday with the old primers, the old tips and one particular stool.',
        'FACS is booked for nine. So is somebody from the fourth floor.',
      ],
      gentle: 'Which of these could you set up in an empty lab? Troubleshooting is worth more than a list, so give one case.',
    },
    {
      says: 'cell culture|tissue culture|mammalian cell culture|cell lines|aseptic technique|incubator|biosafety cabinet|crispr|transfection|stem cells',
      brutal: [
        'Cell culture means coming in on Sunday to feed something with no eyes.',
        'The incubator is at 37 degrees, five percent, and someone has left the door on “nearly”.',
        'A contaminated flask brings the whole corridor together. Nobody did it.',
      ],
      gentle: 'Which lines, primary or immortal, and for how long did you keep them clean? Labs choose people on that.',
    },
    {
      says: 'hplc|gc-ms|lc-ms|mass spectrometry|nmr|ftir|uv-vis|chromatography|spectroscopy|gc|icp-ms|xrd|raman',
      brutal: [
        "HPLC: pressure's too high, pressure's too low, and then there's a drip.",
        'NMR magnets wipe bank cards, and the people who work there pay in coins.',
        "Mass spec has one peak that's yours, and it's under the plasticiser.",
      ],
      gentle: 'Ran it, maintained it or wrote the methods? Makes and samples a week tell a lab manager the rest.',
    },
    {
      says: 'microscopy|confocal|confocal microscopy|electron microscopy|sem|tem|fluorescence microscopy|imaging|afm',
      brutal: [
        'Confocal is in the basement, in the dark, by the hour, with a sheet and a waiting list.',
        'Under the electron microscope everything looks like a moon, including your contamination.',
        'Microscope rooms are black, so that people can sit there and say “ooh”.',
      ],
      gentle: 'Trained others, or ran the booking? Being the person with the key is worth a clause.',
    },
    {
      says: 'lab|laboratory|lab management|laboratory management|lab technician|laboratory technician|lab assistant|laboratory techniques|managed the lab',
      in: 'work',
      brutal: [
        'A lab has one good pair of scissors, chained, and a poster about sharing.',
        'Lab technicians know where it is, who had it, and what it did to the bench.',
        'The lab fridge has enzymes on top, unknowns below, and a sign about sandwiches.',
      ],
      gentle: "Size of the group, budget for consumables, and what ran better. It's operations, so write it as that.",
    },
    {
      says: 'sop|sops|glp|gcp|iso 17025|ukas|good laboratory practice|standard operating procedures|quality assurance|calibration|lims',
      in: 'work',
      brutal: [
        'SOPs say “gently invert”. No two people have ever agreed on gently.',
        "UKAS day: each pipette has a sticker, and one visitor's reading them.",
        "The LIMS knows the sample's here. It doesn't know which of the four freezers is here.",
      ],
      gentle: 'Which standard, and did you write or audit? Non-conformances closed would make it count.',
    },
    {
      says: 'risk assessment|coshh|health and safety|lab safety|laboratory safety|chemical waste|biosafety|safety officer',
      in: 'work',
      brutal: [
        'COSHH: nine pages to say wear gloves, for salt.',
        "The lab safety officer is the one who knows what's in the cupboard nobody opens.",
        'Eye wash station tested weekly, by a thirsty plant.',
      ],
      gentle: 'Named role, inspection result, anything you made safer? One of those is enough, and better than the noun.',
    },
    {
      says: 'supervised students|supervision|undergraduate|undergraduates|msc students|supervised|mentored|phd students|masters students|teaching assistant|demonstrator|demonstrating',
      in: 'work',
      brutal: [
        'Undergraduates come for eight weeks: two of forms, two of pipetting water, four of blaming the enzyme.',
        'Supervising an MSc project is doing it twice, the second time politely.',
        'Demonstrating: forty people, one titration, and a pink that can be seen from space.',
      ],
      gentle: "How many, at what level, and did one of them publish or go on? That's your proof as a leader.",
    },
    {
      says: 'lecture|lectures|lecturer|teaching|module|seminars|tutorials|office hours|taught',
      in: 'work',
      brutal: [
        'Office hours: two to four, empty until the week before the exam.',
        'The lecture is at nine. The heating is at ten.',
        'Teaching is forty percent of the contract, sixty of the week, and none of the promotion.',
      ],
      gentle: 'Course, cohort and evaluation score. If you redesigned it, what happened to the pass rate?',
    },
    {
      says: 'professor|principal investigator|pi|research group|head of department|group leader|research team',
      in: 'work',
      brutal: [
        "A principal investigator hasn't touched a pipette since the grant, and gives advice on pipettes.",
        'Head of department: three years of being copied in.',
        'Group meeting is at ten, with one update, one cake and eleven people avoiding a question.',
      ],
      gentle: "Group size, income, where people went next. The last one's the legacy, and few write it down.",
    },
    {
      says: 'postdoc|postdoctoral|research fellow|research associate|postdoctoral researcher|postdoctoral research',
      in: 'work',
      brutal: [
        "A postdoc's contract ends in the same month as the good results begin.",
        "Research associates run the lab, the rota and the professor's slides.",
        "A fellow's independent, in a shared office, on someone else's centrifuge.",
      ],
      gentle: "What did you start that wasn't in the original grant? It's the line that shows independence.",
    },
    {
      says: 'research assistant|research assistants|ra|research technician',
      in: 'work',
      brutal: [
        'Research assistants get to know the photocopier, the ethics form and all of the biscuit preferences.',
        "A research assistant's name comes fourth, after three people who were at lunch.",
        'RA: does the interviews, the transcripts and the apologies for the delay.',
      ],
      gentle: 'Which part was yours alone: recruiting, coding, running the kit? Say it, with the number.',
    },
    {
      says: 'interviews|focus group|focus groups|transcription|thematic analysis|nvivo|qualitative|qualitative research|semi-structured interviews|surveys|questionnaire|questionnaires',
      brutal: [
        'One hour of interview is six of transcription, and two of those are a coffee machine.',
        'Thematic analysis: highlighters, sticky notes, and four themes, one of which is “other”.',
        'Focus groups have eight chairs, seven voices and one Brian.',
      ],
      gentle: "How many, who were they, and what did the client or the paper do with it? The use is what's missing.",
    },
    {
      says: 'ethics|ethics approval|irb|ethical approval|informed consent|ethics committee|recruitment of participants|participant recruitment|participants',
      in: 'work',
      brutal: [
        "Ethics approval came through. It's for the version before last.",
        'Participants get a ten-pound voucher, a biscuit, and a debrief as long as the study.',
        'The IRB would like to know what happens if someone becomes bored.',
      ],
      gentle: 'Written by you, or carried out by you? Numbers recruited against target would be a strong ending.',
    },
    {
      says: 'fieldwork|field work|field data|sampling|sample collection|field trip|field site|geological mapping|drilling|core logging|soil samples',
      in: 'work',
      brutal: [
        'Fieldwork is nine months of planning, and a cow on the transect.',
        "Geologists lick rocks. It's a proper test, and they'll tell you why.",
        "Sample 114's labelled in waterproof ink. The label isn't.",
      ],
      gentle: 'Where, how long, how many samples? Getting a team out and home with the data is project management, so call it so.',
    },
    {
      says: 'experiment|experiments|experimental design|designed experiments|design of experiments|conducted experiments|experimental',
      in: 'work',
      brutal: [
        'An experiment works on the demo day, in front of nobody, with the camera off.',
        'n equals three. One was on a Friday.',
        'Design of experiments: change it all at once, on purpose, with a table.',
      ],
      gentle: 'What was the question, in ten words, and what came back? Even a clear no is worth reporting.',
    },
    {
      says: 'p-value|regression|anova|statistical modelling|bayesian|multivariate|time series|econometrics|panel data|causal inference|hypothesis testing',
      in: 'anywhere',
      brutal: [
        'p equals 0.051, which is “trending”.',
        "ANOVA says that at least one of them's different. It doesn't say who told it.",
        "Econometricians control for everything, and then it's the weather.",
      ],
      gentle: 'Which decision, policy or price came of it? A model with a consequence is what gets an economist hired.',
    },
    {
      says: 'policy brief|white paper|impact|ref 2021|impact case study|policy report|policy paper',
      in: 'work',
      brutal: [
        'A policy brief turns two hundred pages into two, and the minister gets it in a lift.',
        'Impact: a letter from a council to say they read it.',
        'The report has an executive summary, a summary of that, and a quote in a coloured box.',
      ],
      gentle: 'Who acted on it? A name of a body and a date make it real, even if the change was small.',
    },
    {
      says: 'collaboration|collaborations|international collaboration|consortium|horizon 2020|horizon europe|work package|multidisciplinary',
      in: 'work',
      brutal: [
        "A consortium's twelve partners, nine time zones, and one who's doing work package four.",
        'Horizon calls have an acronym first, and a project to go with it by Thursday.',
        'Collaboration means somebody in Utrecht has the data, on a laptop, on a train.',
      ],
      gentle: 'Which part did you lead, and what came out of it from your own group? That sorts leaders from lists.',
    },
    {
      says: 'peer review|reviewer|editorial board|editor|refereeing|reviewed for|reviewed papers',
      in: 'anywhere',
      brutal: [
        "Reviewer 2's a title nobody's ever claimed at a party.",
        'Refereeing is unpaid, anonymous, and due last week.',
        'Editorial boards meet once a year by email, to say yes.',
      ],
      gentle: "Name the journals, and how many a year. It shows that your judgement's trusted, which is rare to be able to prove.",
    },
    {
      says: 'patent|patents|spin-out|spinout|technology transfer|commercialisation|start-up|industry partner|industrial collaboration',
      in: 'anywhere',
      brutal: [
        "A spin-out has a logo, a pitch, and a professor who's still got the door key.",
        'The patent says “a device”. It took eleven months and a lawyer to leave it at that.',
        'Industry partners want it by March, under an NDA, for the price of a sandwich lunch.',
      ],
      gentle: 'Filed, granted or licensed? Three different stages, and companies care about which. Then who used it.',
    },
    {
      says: 'outreach|public engagement|science communication|science festival|press release',
      in: 'work',
      brutal: [
        "Science festivals: liquid nitrogen, a queue, and a marshmallow that's had a day.",
        "Public engagement is explaining your life's work next to a bouncy castle.",
        'The press release says “could one day”. The headline says “by Friday”.',
      ],
      gentle: 'Audience numbers and anything you built that toured. It shows that you can explain, which industry rates highly.',
    },
    {
      says: 'forensic|forensics|crime scene|evidence handling|chain of custody|toxicology|fingerprint|expert witness',
      in: 'work',
      brutal: [
        'Real forensics has strip lights, nine forms per swab, and nobody in sunglasses.',
        "Chain of custody: everyone who's touched the bag has signed it, and it's mostly signature now.",
      ],
      gentle: 'Accreditation and casework numbers, and have you been to court? Those are what labs look for, in that order.',
    },
    {
      says: 'biomedical scientist|histology|haematology|microbiology|blood sciences|pathology|clinical chemistry|blood transfusion|analyser|analysers',
      in: 'work',
      brutal: [
        "The analyser does nine hundred an hour, and it's beeping about a lid.",
        "Microbiology has a smell, and it's got a favourite plate.",
        "Blood sciences phones a result to a ward, and gets the ward's hold music, which is a printer.",
      ],
      gentle: 'Section, throughput, HCPC, and which analysers. Out-of-hours on your own? Then you ran a hospital lab, so say it.',
    },
    {
      says: 'freezer|-80|liquid nitrogen|cryostorage|biobank|sample storage|centrifuge|autoclave|pipette|pipetting|pipettes',
      in: 'anywhere',
      brutal: [
        'The minus 80 has eleven shelves, forty years of tubes, and an alarm that rings on Boxing Day.',
        'Pipetting: the thumb goes first.',
        "An unbalanced centrifuge can be heard in the next faculty, and so can whoever's run.",
      ],
      gentle: 'If you looked after the store or the kit, say how many samples or users. Keeping things cold is trust.',
    },
    {
      says: 'reagent|reagents|consumables|ordering|ordering consumables|stock|ordering supplies|buffers|media preparation|stock solutions',
      in: 'work',
      brutal: [
        'Reagents come on dry ice on Friday at five, to a building with a closed door.',
        "The buffer's labelled “Tris, new”. It isn't, and there's no date.",
        'Ordering tips: ten thousand, wrong colour, right price.',
      ],
      gentle: "Spend a year, and what you saved? Group heads never know the figure, so you'll look wise.",
    },
    {
      says: 'presentation|presentations|presented|journal club|lab meeting|group meeting|seminar series',
      in: 'work',
      brutal: [
        "Lab meeting: eleven slides, one result, and a professor who's just noticed the axis.",
        "Journal club pulls a paper to pieces over pizza. Everybody's own is at revision.",
        'Presentations end with a thank-you slide, a group picture by a lake, and no time for questions.',
      ],
      gentle: 'To whom: peers, funders, a board? An audience that had to decide something is the one worth printing.',
    },
    {
      says: 'geology|geological|petrology|gis|remote sensing|seismic|mineralogy',
      in: 'work',
      brutal: [
        "Seismic data needs a good eye, a big screen, and a coloured pencil that's never admitted to.",
        'A geological timescale makes “later this week” sound quite reasonable.',
      ],
      gentle: 'Region, commodity or hazard, and what was drilled, built or left alone because of you? Say it in a line.',
    },
    {
      says: 'physics|laser|lasers|optics|vacuum|cryogenic|cryogenics|detector|accelerator|cern|quantum',
      in: 'work',
      brutal: [
        'Optics tables float on air, so that somebody can lean on one during a run.',
        'Vacuum: nine pumps, one fingerprint, and a leak that only comes on Sundays.',
        'CERN papers have three thousand authors and one comma that was argued over.',
      ],
      gentle: 'Built it, aligned it or took the data? Hands-on kit travels well into industry, so name yours.',
    },
    {
      says: 'chemistry|organic synthesis|synthesis|synthetic chemistry|purification|recrystallisation|schlenk|glovebox|column chromatography',
      in: 'work',
      brutal: [
        'Synthesis: eleven steps, forty grams in, and something on the side of the flask.',
        'A column takes all afternoon, and the product comes off during the fire drill.',
        "The literature says ninety percent yield. The literature isn't answering emails.",
      ],
      gentle: 'Longest route, largest scale and anything made for the first time. Grams matter to industry, so give them.',
    },
    {
      says: 'economics|economic analysis|economic modelling|macroeconomic|forecasting|cost-benefit analysis|cost benefit analysis|imf|oecd|gdp',
      in: 'work',
      brutal: [
        "GDP is out today, revised next month, and revised again once nobody's looking.",
        'Cost-benefit analysis: a column of pounds, a column of sunsets, and a discount rate.',
        'Economic forecasts come with a fan chart, so as to be right somewhere.',
      ],
      gentle: 'Which decision leaned on it: a budget, a price, a bill? Name it and the number that mattered.',
    },
  ],
};
