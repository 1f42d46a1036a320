import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What engineers and drivers laugh about. */
export const OF_DRAWING_OFFICES_AND_ROADS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'engineering-office': [
    {
      says: 'autocad|auto cad',
      brutal: [
        'AutoCAD has hundreds of commands. Everyone uses eleven, and types them like a pianist.',
        "Somebody's exploded the block. Somebody always explodes the block.",
        "Layer 0, and everything's on it. Archaeology starts like that.",
      ],
      gentle: 'Drawing is assumed. Add 2D or 3D, the discipline and something that stands today because of your sheet.',
    },
    {
      says: 'solidworks',
      brutal: [
        "SolidWorks rebuilds the assembly, and it's a very good time for tea.",
        'SolidWorks has solved 40 of the 41 mates. The last one is holding the others hostage.',
      ],
      gentle: 'Parts, assemblies, sheet metal or surfaces, and whether it went into production. Put a certificate level in brackets.',
    },
    {
      says: 'finite element analysis|fea|stress analysis',
      brutal: [
        'FEA: three days on the mesh, four seconds on “does that look right to you?”',
        "The whole model's red. The scale is on auto.",
        'The FEA says it holds, the hand calc says it holds, and somebody still wants it 2 mm thicker.',
      ],
      gentle: 'Solver, linear or not, and checked against a test: correlation is the word that makes another analyst sit up.',
    },
    {
      says: 'bill of materials|bills of materials|bom',
      brutal: [
        'The BOM has 412 lines, and the screws are missing from it, because everyone knows about the screws.',
        'Rev C of the BOM is on the server. Rev D is on a desk, under a sandwich.',
        'The BOM says quantity: as required. Purchasing has asked what that is in boxes.',
      ],
      gentle: 'Number of lines and the system it lives in. Cost taken out of one is a headline, with the figure per unit.',
    },
    {
      says: 'engineering drawing|technical drawing|detail drawing|mechanical drawing',
      brutal: [
        "An engineering drawing says “if in doubt, ask”. The number on it belongs to someone who's left.",
        'Drawings are checked twice and built from the print with coffee on it.',
      ],
      gentle: 'A drawing proves itself on the shop floor. Name the standard, and who built from it.',
    },
    {
      says: 'tolerance|tolerance analysis|tolerance stack|gd&t',
      not: 'fault|zero|stress|risk',
      brutal: [
        'Tolerance: plus or minus 0.05, on the handle of a bin.',
        "A tolerance stack proves on paper that it'll never fit. Then it's held up to the light, and it fits.",
        'GD&T has a symbol that means “round, and I mean it”.',
      ],
      gentle: 'The standard by name and the smallest value you worked to. A tolerance opened without loss of function saves money, so claim it.',
    },
    {
      says: 'fmea|dfmea|pfmea',
      brutal: [
        "FMEA scores go one to ten, and nobody's ever going to write a ten.",
        'Hour five of the FMEA, row 61: “operator drops it”. Occurrence: everybody looks at the floor.',
        'The action column in an FMEA is full in March and overdue in April.',
      ],
      gentle: 'Led or took part, design or process: four combinations, four grades. Add a fault it caught before the customer did, if you have one.',
    },
    {
      says: 'root cause analysis|root cause|5 whys|five whys|fishbone',
      brutal: [
        'Root cause: ask why five times, and you get to procurement.',
        'The fishbone has six bones. All the sticky notes are on “people”.',
        'Containment first, root cause second, cake for the night shift third.',
      ],
      gentle: 'Give symptom, real cause, and what no longer happens: told in that order one case is worth the whole toolbox.',
    },
    {
      says: 'ppap|apqp',
      brutal: ['PPAP: eighteen elements to show that the bracket is the bracket.', "Level 3 has been rejected. There's a signature in blue."],
      gentle: 'Parts approved first time, and for which customer: in automotive that is half the interview.',
    },
    {
      says: 'iso 9001|quality management system|qms|internal audit|internal auditor',
      brutal: [
        'On ISO 9001 day, everybody suddenly knows where the procedure is.',
        'An internal audit is being asked politely by Sue from test about a form you both know is out of date.',
        "The QMS has a procedure for procedures. It's on rev 11.",
      ],
      gentle: "Give auditor's qualification with its year, and findings closed. Leading the certification is another grade than passing through it.",
    },
    {
      says: 'non-conformance|non conformance|ncr|corrective action',
      brutal: ['NCR raised, NCR closed, and the red label is still on, with a leaf on it.', 'Root cause: human error. Corrective action: told the human.'],
      gentle: 'Open cases before and after, and days to close. Add a fault that never came back, if you have one.',
    },
    {
      says: 'six sigma|lean six sigma|green belt|black belt|dmaic',
      not: 'karate|judo|taekwondo|dan|martial|jiu|kickbox|aikido',
      brutal: [
        'DMAIC ends in a C, for control. Most projects end in the M.',
        'The Six Sigma event moved the bench two metres. There was a plaque.',
        'Green belts may use the statistics software unaccompanied.',
      ],
      gentle: 'The belt opens the door; the saving gets you in. Give the level, the year and one saving.',
    },
    {
      says: 'design review|gate review|stage gate',
      brutal: [
        'The design review passed with actions. There are 61, and they all begin with “consider”.',
        'In a design review, the mistake is found by whoever came in for the sandwiches.',
      ],
      gentle: 'Presented, chaired or attended: the verb is the information. Which gate and how large the project give it weight.',
    },
    {
      says: 'prototype|prototyping',
      in: 'work',
      brutal: ['The prototype works as long as nobody breathes on the blue wire.', 'One person with a file made the prototype. Now explain that to a factory.'],
      gentle: 'From idea to working model in how many weeks, and made with what. Something it taught that the model on screen could not is the best half.',
    },
    {
      says: 'test rig|test plan|test procedure|test report',
      in: 'work',
      brutal: ['The test rig cost more than the thing, and broke first.', "Test passed at 5.40 on Friday, and everyone's agreed not to touch it."],
      gentle: 'What failed, and what was changed because of it: that is the useful result of testing, and it shows somebody looked.',
    },
    {
      says: 'plc|plc programming|scada|hmi|ladder logic',
      brutal: [
        "A comment in the PLC says “do not change”. It doesn't say what.",
        'Forty buttons on the panel. Operators use two, one of them with a pen.',
        "The screen says the pump is running. The pump isn't aware of it.",
      ],
      gentle: 'Controls engineers read the make first. Name it, with the software, and say whether you commissioned on site.',
    },
    {
      says: 'commissioning|commissioned|factory acceptance|site acceptance',
      not: 'officer|army|navy|artist|military',
      in: 'work',
      brutal: [
        'Commissioning: three weeks away, in a hotel by a ring road, waiting for an electrician.',
        'Factory acceptance went fine, since the factory had power, air and a floor.',
        'On commissioning day someone asks for the manual, and the manual is in German.',
      ],
      gentle: 'Give plant, country and days to handover. Engineers who can close out a site are rare, so being the last one there is worth saying.',
    },
    {
      says: 'planned maintenance|preventive maintenance|preventative maintenance|breakdown maintenance|reactive maintenance|downtime',
      not: 'server|database|sql|website|network',
      brutal: [
        'Preventive maintenance is scheduled for Sunday, by people who have Sunday off.',
        "The breakdown call says “it's making the noise”. Maintenance knows the noise.",
        'Downtime is counted in minutes by production and in favours by maintenance.',
      ],
      gentle: 'Maintenance is judged by downtime. Give it, before and after.',
    },
    {
      says: 'cmms|maximo|sap pm|work order',
      brutal: [
        'A work order closed with “fixed”. Thanks to that, the next one will also be a mystery.',
        'The system takes eleven screens to order one bearing. The bearing is in a drawer.',
      ],
      gentle: 'Give assets in the system and the share of planned against unplanned work: a plant manager knows from these what you left behind.',
    },
    {
      says: 'structural design|structural calculation|structural analysis|steel design|rc design|eurocode',
      brutal: [
        'The code refers to another code, which refers to an annex, which refers to lunch.',
        'The architect would like it thinner. The architect always would like it thinner.',
        'Structural calculations run to ninety pages. Page one says “assume rigid”.',
      ],
      gentle: 'Give a building that someone can walk past, its span or height, and the code: three facts a structural firm reads first.',
    },
    {
      says: 'drainage design|suds|attenuation|microdrainage|surface water drainage',
      around: 'drain|sewer|flood|storm|surface water|suds|highway|catchment',
      brutal: [
        "In the end it's a pond with a spreadsheet. The ducks have not read the drainage strategy.",
        "The storm's one in a hundred years. It's been three times since you drew the drainage.",
      ],
      gentle: 'Scheme, area and who adopted it: in drainage design these facts do the work of a paragraph.',
    },
    {
      says: 'site visit|site inspection|site survey|site supervision',
      in: 'work',
      brutal: [
        "A site visit starts with finding the boots, then the gate, and then somebody who knows you're coming.",
        'On site, the drawing is rev A, laminated, and proudly up to date.',
      ],
      gentle: 'Office engineers who go out are wanted. Add visits a month, or something settled on the spot.',
    },
    {
      says: 'geotechnical|ground investigation|borehole|site investigation|soil mechanics|trial pit',
      brutal: [
        'Two boreholes, forty metres apart, and a firm line drawn between them, with question marks.',
        'Ground investigation: “firm to stiff brown sandy slightly gravelly clay”, which is poetry in a hi-vis.',
        'Geotechnical reports are right until about one metre to the left.',
      ],
      gentle: 'Give method, depth and ground: a geotechnical firm wants those. A surprise and how the design answered it makes the line remembered.',
    },
    {
      says: 'hvac design|building services|mechanical services|mep|m&e|revit mep|heat load',
      brutal: [
        "M&E get the ceiling void. So do the sprinklers, the steel and the architect's second thoughts.",
        "The plant room has been made smaller. The plant hasn't been told.",
        'One half of the office is cold, and the other half has opened a window at it. Building services gets both emails.',
      ],
      gentle: 'Area, building type and services you led: with these a consultancy can price you. Say how it performed in use, if you know.',
    },
    {
      says: 'pcb design|pcb layout|altium|schematic capture|kicad|pcb',
      brutal: [
        'The first PCB has one green wire on it, soldered by someone holding their breath.',
        'The schematic is fine. The footprint is mirrored. Two hundred boards, very neatly mirrored.',
      ],
      gentle: 'Give layers, tool and whether it went into production. A board with a product name differs from a bench project at a glance.',
    },
    {
      says: 'firmware|embedded c',
      brutal: [
        'The bug in the firmware goes away when you add a print statement. So the print statement ships.',
        "Firmware works with the debugger in, and with the lid off, and on nobody else's desk.",
      ],
      gentle: 'Processor, language and how it is updated in the field: embedded leads ask about the third first.',
    },
    {
      says: 'p&id|process design|process simulation|mass balance|hysys|aspen plus',
      around: 'plant|chemical|hysys|aspen|reactor|distillation|refinery|oil|gas|pharma|water treatment|process engineer|piping|petro|hydraulic',
      brutal: [
        'A P&ID has every valve in the plant, including two that were only ever drawn.',
        'Mass balance: what goes in comes out, plus the bit on the floor.',
        "The simulation didn't converge. It was asked again, the same way, with more feeling.",
      ],
      gentle: 'Process, capacity and the design stage: front-end, detail or commissioning. Add saved energy or yield per tonne.',
    },
    {
      says: 'supplier|vendor',
      in: 'work',
      brutal: [
        'The supplier says it shipped on Tuesday. Suppliers have had more Tuesdays than anyone.',
        "“It's on the van.” Which van, the vendor can't say.",
        "A vendor's lead time is six weeks from whenever you ask.",
      ],
      gentle: 'Spend and number of suppliers set the scale. Add one that you rescued, replaced or brought up to standard, if you have one.',
    },
    {
      says: 'cost reduction|cost saving|cost savings|value engineering|vave',
      brutal: [
        'Value engineering: same handrail, one fewer bolt, and a meeting about the bolt.',
        'Cost reduction begins with the screws and ends with somebody asking what the box is for.',
      ],
      gentle: "The yearly sum first, then who confirmed it. Add a saving with finance's signature, if you have one.",
    },
    {
      says: 'technical specification|engineering specification|product specification|user requirement|requirements specification|design specification',
      brutal: [
        'A specification says “shall” 140 times, and the customer remembers the one “may”.',
        'The requirement: “easy to use”. Method of test: to be agreed.',
      ],
      gentle: 'Somebody built or bought from it. Add the value of the contract, or a claim that it prevented.',
    },
    {
      says: 'technical report|report writing|technical documentation|technical writing',
      brutal: [
        "Technical reports go out for comment. The comments are about commas until it's built.",
        "Technical reports have an executive summary, so that the executives can ask what's in it.",
      ],
      gentle: 'The reader matters: client, authority, board. Add a decision that rested on the report, in six words, if you have one.',
    },
    {
      says: 'graduate engineer|year in industry|placement year|internship|intern|co-op',
      in: 'work',
      brutal: [
        'New engineers get a hard hat, a mentor, and the spreadsheet nobody understands.',
        "The intern fixes the macro, and it's in use for ever, with the intern's initials in it.",
        'The last week of an internship goes on showing the next intern the coffee machine.',
      ],
      gentle: 'A jig, a macro or a test that is still in use beats a list of departments. The company and months stay short.',
    },
    {
      says: 'aerospace|aircraft|airworthiness',
      in: 'work',
      brutal: ['In aerospace, a light that says the door is shut takes nine hundred pages to say so.', 'In aerospace a bolt comes with a certified biography.'],
      gentle: 'Give programme, part of the aircraft and phase. Whether it flies today changes how the line is read.',
    },
    {
      says: "cdm|cdm regulations|designers risk assessment|designer's risk assessment",
      brutal: [
        "The designer's risk register ends with “competent contractor to address”. The competent contractor is on a roof, reading it now.",
        "CDM means the residual risk has an owner, and it's whoever opens the file.",
      ],
      gentle: 'Principal designer, designer or contractor: the duty you held is what is asked for. A hazard designed out is its best proof.',
    },
    {
      says: 'lead engineer|principal engineer|led an engineering team|leading an engineering team|managed an engineering team|led the engineering team',
      brutal: [
        'The lead engineer does the emails, so that everybody else can do the engineering.',
        'Still allowed to touch the model, so long as nobody in finance is watching.',
        'Leading engineers means saying “draw it” until they do.',
      ],
      gentle: 'Give engineers led, the value of the work and chartered status: a lead is placed by these three, the rest is talk.',
    },
    {
      says: 'excel|spreadsheet|vba',
      brutal: [
        'The office runs on a spreadsheet called calc_v7_FINAL_use_this, and one cell is typed in.',
        'The sheet began as eight rows. There is now a tab called ‘do not delete’, and nobody dares to ask.',
        "The macro was written by someone who left. It's feared by everyone, and it's called “the tool”.",
      ],
      gentle: 'A sheet that others rely on is a small product. Say what it works out, and who uses it.',
    },
  ],
  driving: [
    {
      says: 'multi drop|multi-drop|multidrop|drops a day|drops per day|deliveries a day|deliveries per day',
      brutal: [
        'Multi-drop: 140 doors, and number 7 is behind number 22, through the arch, ask for Lin.',
        'The parcel says fragile on five sides. It was loaded on the sixth.',
        "Drop 91 is a flat above a shop above another flat, and it's a rowing machine.",
      ],
      gentle: 'Give drops a day, area and success rate: depots compare by the three, and everybody knows which areas are hard.',
    },
    {
      says: "tachograph|tacho|digi card|digital tachograph|drivers hours|drivers' hours",
      brutal: [
        'The tachograph has you down for 4 hours 29. The lay-by is in two minutes. The tractor has other plans.',
        "Drivers' hours: forty-five minutes, in a lay-by, next to a bin, on principle.",
      ],
      gentle: 'A clean record at analysis is what a transport manager would pay for. If yours has no infringements, the number of years makes it shine.',
    },
    {
      says: 'walkaround check|walk around check|vehicle check|daily vehicle check|defect reporting|first use check|pre-trip inspection|pre-trip',
      brutal: [
        'Walkaround checks are done at five, in the rain, with a phone torch, by kicking.',
        'All the bulbs work on the walkaround check. The gatehouse gets to see the other one.',
        'Defects get written up in triplicate. The mirror is still held on by a cable tie of real quality.',
      ],
      gentle: 'A vehicle kept in the yard by your check is worth a clause. Otherwise this belongs in half a line, next to the vehicle types.',
    },
    {
      says: 'hgv|lgv|class 1|c+e|artic|articulated lorry',
      brutal: [
        'All those axles, and the stop line is behind a hatchback.',
        "A lorry reverses beautifully until there's an audience.",
        'HGV parking is free until six, full by four, and next to the skip.',
      ],
      gentle: "Category, licence dates and trailer types first: everything else on a driver's page comes second to them.",
    },
    {
      says: 'cdl|cdl-a|tractor trailer|tractor-trailer',
      around: 'truck|freight|trailer|tractor|haul|load|otr|dock|flatbed|reefer|lanes',
      brutal: ['A CDL lets you back seventy feet of truck into a dock drawn for a pickup.', 'CDL holders know the states by their fuel islands.'],
      gentle: 'Give class and endorsements next to it, then freight and lanes, then years without an accident: a dispatcher reads in that order.',
    },
    {
      says: 'driver cpc|dqc|driver qualification card',
      brutal: ['The driver CPC is days of sitting, for people who sit.', 'The video on the driver CPC is from when all vehicles were beige.'],
      gentle: 'The expiry month saves an agency a call. Add cards in date for a good while yet.',
    },
    {
      says: 'clean licence|clean license|clean driving licence|clean driving license|clean driving record|no points',
      brutal: ['A clean licence. The dashboard is another matter.', 'No points, says a driver who knows each camera on the ring road by its post.'],
      gentle: 'Years held and vehicle class give a clean licence its weight: twenty without a point is another thing than two.',
    },
    {
      says: 'route planning|planned route|delivery route|sat nav|satnav|journey planning',
      brutal: [
        'The satnav wants a left. The lane wants a word with the satnav.',
        'Route planning is knowing where the double parking starts at ten past three.',
        "The route's numbered 1 to 80 by a computer that believes in bridges.",
      ],
      gentle: 'Area and stops per route show what was planned. If the office took over your order of it, that is the result.',
    },
    {
      says: 'proof of delivery|pod|epod|delivery paperwork|handheld device',
      brutal: [
        "The handheld asks for a signature from a person who's holding a ladder.",
        '“Left with neighbour at 14.” Fourteen has been on holiday since Saturday.',
        'The proof of delivery shows the parcel, the step and one of your boots. The boots are famous at head office.',
      ],
      gentle: 'No disputed deliveries is what a transport office would like to read. Add the handheld by name.',
    },
    {
      says: 'tail lift|tail-lift',
      brutal: ['A tail lift goes down in four seconds and comes up in its own time.', 'A tail lift has a yellow line. Everybody stands with one foot over it.'],
      gentle: 'With cages or pallets, to shops or to doors: that tells a depot which run would suit. Training others on it is worth its own words.',
    },
    {
      says: 'load securing|securing load|load security|ratchet strap',
      brutal: ["The load hasn't moved. The car behind has backed off anyway.", "Four straps on, three ratchets that work, and one that's decorative."],
      gentle: 'Flatbed, curtain-sider, machinery or steel: what you secured says how far you can be trusted. A certificate goes with its year.',
    },
    {
      says: 'bus driver|bus driving|psv|pcv|passenger service vehicle',
      brutal: [
        "The bus leaves at 8.02. At 8.02 and a half, somebody's running, with a scarf and a face.",
        'Three buses in a row, and the middle one gets the blame.',
        '“Move right down inside”, says the bus driver, to a bus that has decided to live by the door.',
      ],
      gentle: 'Licence category, garage and types driven. Add night routes, mentoring or a service award.',
    },
    {
      says: 'delivery slot|delivery window|on time delivery|on-time delivery',
      brutal: [
        "The slot is 6.00 to 6.15. They'll tip you at 9.40, and note that you were early.",
        'The delivery window is two hours. The level crossing has used one of them.',
      ],
      gentle: 'A percentage over a season is what a customer asks the firm for. If yours is known, it belongs in this line.',
    },
    {
      says: 'timetable|punctuality|on time performance|on-time performance',
      in: 'work',
      brutal: [
        "Punctuality is judged at the last stop, by people who weren't there for the others.",
        'A timetable is how long it takes at night, with no passengers, downhill.',
      ],
      gentle: 'On-time share is recorded nearly everywhere. Give yours, with the route number.',
    },
    {
      says: 'taxi|private hire|minicab|chauffeur|airport transfer|uber|lyft|rideshare',
      brutal: [
        '“Been busy?” “Just started.” Both halves of a taxi conversation, every night.',
        'An airport transfer at 4 a.m. has three cases, one silence, and a trip back for the charger.',
      ],
      gentle: 'Give licence or badge with its authority, years, and a rating if there is one: for hire work those three are the whole CV.',
    },
    {
      says: 'train driver|train driving|traction|route knowledge',
      around: 'train driver|railway|traction|locomotive|signal|freight train|rail operator|tram',
      brutal: [
        "A train has no steering wheel, and you'd be amazed who asks.",
        'Rules, rostering, route knowledge, and leaves.',
        "The train is on time. It's the station that's late.",
      ],
      gentle: 'Traction and routes signed are what a depot wants first. They fit into the title line, with the date of the last assessment.',
    },
    {
      says: 'driving instructor|driving lesson|adi|approved driving instructor|learner driver|driving test',
      not: 'passed my|passed driving|passed uk|passed the',
      brutal: [
        "A driving instructor's right foot brakes at home, on the sofa, during films.",
        'Dual controls: one of you is learning, and one of you is breathing through the nose.',
        'Mini roundabouts have been the end of more driving lessons than rain.',
      ],
      gentle: 'First-time pass rate and grade are what pupils and schools compare. Add automatic, manual or trailers.',
    },
    {
      says: 'refuse|refuse collection|waste collection|refuse collector|rcv|bin lorry',
      not: 'refuse to|refuse entry',
      in: 'work',
      brutal: [
        'The bin lorry does four hundred doors before most people have found a slipper.',
        'Contaminated, says the sticker on the recycling. Inside: one whole toaster.',
        'A refuse round is a ten-mile walk beside a vehicle.',
      ],
      gentle: 'Give loader, driver or chargehand, and the size of vehicle. Reversing assistant and first-use checks are tickets a depot asks for.',
    },
    {
      says: 'van driver|van driving|luton|transit van|box van|3.5 tonne',
      in: 'work',
      brutal: [
        'The passenger seat of a van is a filing cabinet with crumbs.',
        'Every height barrier in town has met a van, and kept some of it.',
        'White van, hazards on, two wheels up, and a wave that makes it legal.',
      ],
      gentle: 'Give the size, area and years without a claim: an insurer prices by these, so an employer reads them too.',
    },
    {
      says: 'customer service|customer interaction|dealing with customers',
      near: 'delivery|door|doors|parcel|doorstep|drops|courier|deliveries',
      in: 'work',
      brutal: [
        'Customer service for a driver is eleven seconds long, in a doorway, with a dog.',
        "“I've been in all day”, says a voice from behind the door, over the radio.",
        'For most customers the driver is the firm, and the meeting is held in slippers. Theirs.',
      ],
      gentle: 'For most customers the driver is the firm. Add one quoted sentence from a compliment on file, if you have one.',
    },
    {
      says: 'adr',
      in: 'anywhere',
      brutal: [
        'ADR is a week of classroom, so that a whole motorway can admire an orange square.',
        'With an ADR load you may not stop here, here, or anywhere with a view.',
      ],
      gentle: 'Classes, tanks or packages, and the expiry: ADR is pay-grade information, so it goes near the name.',
    },
    {
      says: 'tramping|tramper|nights out|over the road|otr|long haul|long-haul',
      brutal: [
        'A night out, in lorries, is a parking space and a shower with a coin slot.',
        'The kitchen, the bedroom and the office, all with the same steering wheel.',
      ],
      gentle: 'Nights a week you would do is the first question on the phone. Stated here, it saves both sides the call.',
    },
    {
      says: 'hiab|lorry mounted crane',
      brutal: ['A HIAB is a fishing rod for roof trusses.', "People who walk past a digger stop for a HIAB. They'd like to see how it ends."],
      gentle: 'Ticket, its expiry and what went on the hook: roof trusses over a house are a different trade from pallets at a kerb.',
    },
    {
      says: 'two man delivery|2 man delivery|two-man delivery|furniture delivery|white goods',
      brutal: [
        'Two-person delivery is a fridge, a spiral staircase, and one of you walking backwards.',
        'Home delivery of a sofa takes ten minutes, plus the door coming off.',
      ],
      gentle: 'Installed as well as carried: if you plumbed in, levelled or assembled, that is a second skill and pays as one.',
    },
    {
      says: 'transport office|traffic office|dispatcher|transport planner',
      brutal: [
        "The traffic office says “can you just”, and it's two counties away.",
        "The transport office knows where every vehicle is. It doesn't know how low the bridge is.",
        'A planner plans it on Friday, and a driver reads it on Monday, out loud, in the mess room.',
      ],
      gentle: 'Desk time is a step up for a driver. Add vehicles planned per day and the system used.',
    },
    {
      says: 'early start|night shift',
      in: 'work',
      brutal: [
        'Early starts in driving mean a time that only milk used to know.',
        '3 a.m. on a night shift: hardly a soul about, a full flask, and a phone-in about badgers.',
      ],
      gentle: 'Early and night people are always short. Add the pattern you ran, four on, four off or fixed.',
    },
    {
      says: 'accident free|accident-free|safe driving|defensive driving|no accidents|safe driver',
      brutal: [
        'Defensive driving is treating every Audi as if it had a reason.',
        'The true test of a safe driver is the staff car park.',
        "A safe driving award comes as a mug, and it rides in the cab's only cup holder.",
      ],
      gentle: 'Miles and years together make it shine: four hundred thousand without a claim needs no adjective.',
    },
    {
      says: 'european driving|international driving|continental work|eurotunnel|channel tunnel|dover',
      not: 'licence|license',
      brutal: [
        'Dover: eleven miles of lorries, one pasty van, and the sea somewhere at the front.',
        "On the ferry the drivers' lounge has steak, silence and nine languages for “delay”.",
        'Continental work means asking for a key to the shower in French, German, and mime.',
      ],
      gentle: 'Countries, customs papers and languages: drivers who do the paperwork themselves are scarce since borders came back.',
    },
    {
      says: 'minibus|community transport|dial a ride',
      brutal: [
        "A minibus has sixteen seats and one heater, so there's a vote.",
        "Community transport never has a passenger who's late. They've been in their coats since six.",
        'The ramp folds out in three moves, and in the rain it takes four.',
      ],
      gentle: "Give D1 entitlement and a passenger assistant's certificate with their dates: those two words decide who gets the bus.",
    },
    {
      says: 'fares|ticket machine|fare collection',
      in: 'work',
      brutal: [
        'Exact fare only, says the sign. A twenty comes in from the left.',
        "The ticket machine is out of paper. Everyone's very brave about riding for free.",
      ],
      gentle: 'Takings that always balanced say a lot in four words. It is cash handling, so it counts in a shop or a bank as well.',
    },
    {
      says: 'local knowledge|area knowledge|geographical knowledge|knowledge of london',
      brutal: [
        'Local knowledge is turning left before the satnav has cleared its throat.',
        'The A to Z is still in the door pocket, page 62 missing, which is where you need.',
        'Knowing the area means knowing which “no through road” is only an opinion.',
      ],
      gentle: 'Towns and postcodes by name: local knowledge means nothing to a depot until it is their map.',
    },
    {
      says: 'coupling|uncoupling|trailer swap|fifth wheel',
      around: 'trailer|artic|class 1|hgv|lgv|lorry|lorries|tractor unit|c+e|truck',
      in: 'work',
      brutal: [
        "Coupling up: click, tug, look, lights, legs. It's the legs that get people talked about.",
        'Trailer 4471 has one good light, and passes hands like a rumour.',
      ],
      gentle: 'Trailer types swapped and nights without an incident: no planner ignores that. Put shunter tickets beside it.',
    },
    {
      says: 'agency driver|agency driving',
      brutal: ['Agency drivers get the same look from every gatehouse.', 'The agency driver gets the one with the radio stuck on one station.'],
      gentle: 'Two yards that asked for you again are the whole reference. Gathered in one entry, agency work shows range instead of odds and ends.',
    },
    {
      says: 'rdc|distribution centre|regional distribution centre|gatehouse|backload',
      in: 'work',
      brutal: [
        'At the RDC they take your keys, give you a number and a chair, and forget all three.',
        "Gatehouse questions: what's the booking ref, where's your hi-vis, which bay? It's always the far one.",
        "Booked to tip at two, and the drivers' room at the distribution centre has a telly stuck on a quiz.",
      ],
      gentle: 'Sites where you are already inducted save a haulier half a day each. Three of them by name are worth the space.',
    },
    {
      says: 'courier|same day|same-day|courier driver|medical courier',
      near: 'courier|delivery|deliveries|deliver|delivered|parcel|driver|van|collection',
      brutal: [
        'Same day means an envelope, two hundred miles, and a receptionist who says “oh, just pop it there”.',
        "A courier's best parking space is anywhere for three minutes.",
        'Couriers get paid by the drop, and stopped by the lift.',
      ],
      gentle: 'What could not be late, samples, parts, papers, shows the trust. Add vehicle and radius of work.',
    },
  ],
};
