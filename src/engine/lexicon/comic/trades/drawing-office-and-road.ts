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
      gentle: [
        "AutoCAD is assumed. What stands there now because of your drawing isn't, so name it.",
        'Who was on the other end of your AutoCAD drawings: a planner, a fabricator, a site gang? It changes how this line reads.',
      ],
    },
    {
      says: 'solidworks',
      brutal: [
        "SolidWorks rebuilds the assembly, and it's a very good time for tea.",
        'SolidWorks has solved 40 of the 41 mates. The last one is holding the others hostage.',
      ],
      gentle: 'Parts, assemblies or surfaces? Say which, and whether the thing went into production, and SolidWorks becomes concrete.',
    },
    {
      says: 'finite element analysis|fea|stress analysis',
      brutal: [
        'FEA: three days on the mesh, four seconds on “does that look right to you?”',
        "The whole model's red. The scale is on auto.",
        'The FEA says it holds, the hand calc says it holds, and somebody still wants it 2 mm thicker.',
      ],
      gentle: 'Was the model checked against a test? Correlation is the word that makes another analyst sit up.',
    },
    {
      says: 'bill of materials|bills of materials|bom',
      brutal: [
        'The BOM has 412 lines, and the screws are missing from it, because everyone knows about the screws.',
        'Rev C of the BOM is on the server. Rev D is on a desk, under a sandwich.',
        'The BOM says quantity: as required. Purchasing has asked what that is in boxes.',
      ],
      gentle: 'Taking cost out of a BOM is a proper headline. Which line did you question, and what did it come down to?',
    },
    {
      says: 'engineering drawing|technical drawing|detail drawing|mechanical drawing',
      brutal: [
        "An engineering drawing says “if in doubt, ask”. The number on it belongs to someone who's left.",
        'Drawings are checked twice and built from the print with coffee on it.',
      ],
      gentle: 'Who made things from your drawings: a machine shop in-house, or a supplier abroad? It shows how well they had to read.',
    },
    {
      says: 'tolerance|tolerance analysis|tolerance stack|gd&t',
      not: 'fault|zero|stress|risk',
      brutal: [
        'Tolerance: plus or minus 0.05, on the handle of a bin.',
        "A tolerance stack proves on paper that it'll never fit. Then it's held up to the light, and it fits.",
        'GD&T has a symbol that means “round, and I mean it”.',
      ],
      gentle: "Opening up a tolerance without losing function saves real money. If you've done that, print the part.",
    },
    {
      says: 'fmea|dfmea|pfmea',
      brutal: [
        "FMEA scores go one to ten, and nobody's ever going to write a ten.",
        'Hour five of the FMEA, row 61: “operator drops it”. Occurrence: everybody looks at the floor.',
        'The action column in an FMEA is full in March and overdue in April.',
      ],
      gentle: 'Which risk did the FMEA catch before a customer did? One real save turns this from a form into judgement.',
    },
    {
      says: 'root cause analysis|root cause|5 whys|five whys|fishbone',
      brutal: [
        'Root cause: ask why five times, and you get to procurement.',
        'The fishbone has six bones. All the sticky notes are on “people”.',
        'Containment first, root cause second, cake for the night shift third.',
      ],
      gentle: 'Tell one in a line: the symptom, the real cause, and what stopped happening. Recruiters remember those.',
    },
    {
      says: 'ppap|apqp',
      brutal: ['PPAP: eighteen elements to show that the bracket is the bracket.', "Level 3 has been rejected. There's a signature in blue."],
      gentle: 'Parts through {it} first time is the whole interview in automotive. Which part gave you the most trouble, and why did it pass?',
    },
    {
      says: 'iso 9001|quality management system|qms|internal audit|internal auditor',
      brutal: [
        'On ISO 9001 day, everybody suddenly knows where the procedure is.',
        'An internal audit is being asked politely by Sue from test about a form you both know is out of date.',
        "The QMS has a procedure for procedures. It's on rev 11.",
      ],
      gentle: 'Did the outside auditor leave with a finding or a compliment? Either is a better line than the name of the standard.',
    },
    {
      says: 'non-conformance|non conformance|ncr|corrective action',
      brutal: [
        'NCR raised, NCR closed, part still on the shelf with a red label and a leaf on it.',
        'Root cause: human error. Corrective action: told the human.',
      ],
      gentle: 'Corrective actions that hold are rare. Which fault has never come back since you closed it?',
    },
    {
      says: 'six sigma|lean six sigma|green belt|black belt|dmaic',
      brutal: [
        'DMAIC ends in a C, for control. Most projects end in the M.',
        'The Six Sigma event moved the bench two metres. There was a plaque.',
        'Green belts may use the statistics software unaccompanied.',
      ],
      gentle: "Savings, signed off by finance? If so print the sum. Belts are common, audited savings aren't.",
    },
    {
      says: 'design review|gate review|stage gate',
      brutal: [
        'The design review passed with actions. There are 61, and they all begin with “consider”.',
        'In a design review, the mistake is found by whoever came in for the sandwiches.',
      ],
      gentle: 'Did you present it or chair it, and to whom? Standing in front of a customer with a design is worth saying.',
    },
    {
      says: 'prototype|prototyping',
      in: 'work',
      brutal: ['The prototype works as long as nobody breathes on the blue wire.', 'One person with a file made the prototype. Now explain that to a factory.'],
      gentle: "A prototype teaches what the model couldn't. Say what yours taught you, because the lesson is the good part.",
    },
    {
      says: 'test rig|test plan|test procedure|test report',
      in: 'work',
      brutal: ['The test rig cost more than the thing, and broke first.', "Test passed at 5.40 on Friday, and everyone's agreed not to touch it."],
      gentle: 'What failed, and what changed because of it? Test work without a surprise in it sounds like nobody looked.',
    },
    {
      says: 'plc|plc programming|scada|hmi|ladder logic',
      brutal: [
        "A comment in the PLC says “do not change”. It doesn't say what.",
        'Forty buttons on the panel. Operators use two, one of them with a pen.',
        "The screen says the pump is running. The pump isn't aware of it.",
      ],
      gentle: "Platform first, process second: that's how controls people read. Name the PLC, and then what the line made.",
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
      gentle: 'Engineers who can close out a site are rare. What was the last thing standing between you and handover, and how did it go?',
    },
    {
      says: 'planned maintenance|preventive maintenance|preventative maintenance|breakdown maintenance|reactive maintenance|downtime',
      not: 'server|database|sql|website|network',
      brutal: [
        'Preventive maintenance is scheduled for Sunday, by people who have Sunday off.',
        "The breakdown call says “it's making the noise”. Maintenance knows the noise.",
        'Downtime is counted in minutes by production and in favours by maintenance.',
      ],
      gentle: [
        'Downtime before and after is your best number. Which machine was it, and what did you do differently?',
        'Preventive maintenance is the art of being early. Tell the fault you found on a quiet day that would have been a loud one.',
      ],
    },
    {
      says: 'cmms|maximo|sap pm|work order',
      brutal: [
        'A work order closed with “fixed”. Thanks to that, the next one will also be a mystery.',
        'The system takes eleven screens to order one bearing. The bearing is in a drawer.',
      ],
      gentle: 'A good work order is written for whoever comes next. If the histories on your plant got useful, say so.',
    },
    {
      says: 'structural design|structural calculation|structural analysis|steel design|rc design|eurocode',
      brutal: [
        'The code refers to another code, which refers to an annex, which refers to lunch.',
        'The architect would like it thinner. The architect always would like it thinner.',
        'Structural calculations run to ninety pages. Page one says “assume rigid”.',
      ],
      gentle: 'Which building can someone walk past? Name it, and the part of the structure that was your sum.',
    },
    {
      says: 'drainage design|suds|attenuation|microdrainage|surface water drainage',
      brutal: [
        "In the end it's a pond with a spreadsheet. The ducks have not read the drainage strategy.",
        "The storm's one in a hundred years. It's been three times since you drew the drainage.",
      ],
      gentle: 'Which scheme, and which authority adopted it? In drainage design those two facts do the work of a paragraph.',
    },
    {
      says: 'site visit|site inspection|site survey|site supervision',
      in: 'work',
      brutal: [
        "A site visit starts with finding the boots, then the gate, and then somebody who knows you're coming.",
        'On site, the drawing is rev A, laminated, and proudly up to date.',
      ],
      gentle: 'Office engineers who like mud are wanted. What did you settle on a site visit that would have taken forty emails?',
    },
    {
      says: 'geotechnical|ground investigation|borehole|site investigation|soil mechanics|trial pit',
      brutal: [
        'Two boreholes, forty metres apart, and a firm line drawn between them, with question marks.',
        'Ground investigation: “firm to stiff brown sandy slightly gravelly clay”, which is poetry in a hi-vis.',
        'Geotechnical reports are right until about one metre to the left.',
      ],
      gentle: "Ground investigation never quite matches the ground. Tell the surprise, and how you answered it: that's the story they want.",
    },
    {
      says: 'hvac design|building services|mechanical services|mep|m&e|revit mep|heat load',
      brutal: [
        "M&E get the ceiling void. So do the sprinklers, the steel and the architect's second thoughts.",
        "The plant room has been made smaller. The plant hasn't been told.",
        'One half of the office is cold, and the other half has opened a window at it. Building services gets both emails.',
      ],
      gentle: 'Did the building perform in use as it did on paper? Few in building services can say yes, so say it if you can.',
    },
    {
      says: 'pcb design|pcb layout|altium|schematic capture|kicad|pcb',
      brutal: [
        'The first PCB has one green wire on it, soldered by someone holding their breath.',
        'The schematic is fine. The footprint is mirrored. Two hundred boards, very neatly mirrored.',
      ],
      gentle: 'Which board of yours went into production? A PCB with a product name sets this apart from a bench project.',
    },
    {
      says: 'firmware|embedded c',
      brutal: [
        'The bug in the firmware goes away when you add a print statement. So the print statement ships.',
        "Firmware works with the debugger in, and with the lid off, and on nobody else's desk.",
      ],
      gentle: "What does the firmware run, and how does it get updated once it's out there? Embedded people will ask the second one first.",
    },
    {
      says: 'p&id|process design|process simulation|mass balance|hysys|aspen plus',
      brutal: [
        'A P&ID has every valve in the plant, including two that were only ever drawn.',
        'Mass balance: what goes in comes out, plus the bit on the floor.',
        "The simulation didn't converge. It was asked again, the same way, with more feeling.",
      ],
      gentle: 'Which process, and what did your change save per tonne? Chemical plants love a per tonne, so put it in.',
    },
    {
      says: 'supplier|vendor',
      in: 'work',
      brutal: [
        'The supplier says it shipped on Tuesday. Suppliers have had more Tuesdays than anyone.',
        "“It's on the van.” Which van, the vendor can't say.",
        "A vendor's lead time is six weeks from whenever you ask.",
      ],
      gentle: 'Which supplier did you rescue, replace or develop? Engineers who can handle vendors save a buyer a headache.',
    },
    {
      says: 'cost reduction|cost saving|cost savings|value engineering|vave',
      brutal: [
        'Value engineering: same handrail, one fewer bolt, and a meeting about the bolt.',
        'Four pence a unit saved. At that rate the cost reduction meeting pays for itself in two hundred thousand units.',
      ],
      gentle: "Put the cost reduction first in the sentence, and who signed it off. It's what gets read.",
    },
    {
      says: 'technical specification|engineering specification|product specification|user requirement|requirements specification|design specification',
      brutal: [
        'A specification says “shall” 140 times, and the customer remembers the one “may”.',
        'The requirement: “easy to use”. Method of test: to be agreed.',
      ],
      gentle: "Somebody built or bought from your specification. What did it prevent? That's the end of the sentence.",
    },
    {
      says: 'technical report|report writing|technical documentation|technical writing',
      brutal: [
        "Technical reports go out for comment. The comments are about commas until it's built.",
        "Technical reports have an executive summary, so that the executives can ask what's in it.",
      ],
      gentle: 'Who decided something because of your report? That is what it was for, so let it be the end of the sentence.',
    },
    {
      says: 'graduate engineer|year in industry|placement year|internship|intern|co-op',
      in: 'work',
      brutal: [
        'New engineers get a hard hat, a mentor, and the spreadsheet nobody understands.',
        "The intern fixes the macro, and it's in use for ever, with the intern's initials in it.",
        'The last week of an internship goes on showing the next intern the coffee machine.',
      ],
      gentle: 'Is something you made as an intern still in use? A jig, a macro or a test: one of those beats a list of departments.',
    },
    {
      says: 'aerospace|aircraft|airworthiness',
      in: 'work',
      brutal: ['In aerospace, a light that says the door is shut takes nine hundred pages to say so.', 'In aerospace a bolt comes with a certified biography.'],
      gentle: 'Which programme and which part of it? Has it flown? Those two answers change how an aerospace line reads.',
    },
    {
      says: "cdm|cdm regulations|designers risk assessment|designer's risk assessment",
      brutal: [
        "The designer's risk register ends with “competent contractor to address”. The competent contractor is on a roof, reading it now.",
        "CDM means the residual risk has an owner, and it's whoever opens the file.",
      ],
      gentle: 'Which hazard did you design out? An engineer who removes one is worth three who list it.',
    },
    {
      says: 'lead engineer|principal engineer|engineering team',
      brutal: [
        'The lead engineer does the emails, so that everybody else can do the engineering.',
        'Still allowed to touch the model, so long as nobody in finance is watching.',
        'Leading engineers means saying “draw it” until they do.',
      ],
      gentle: 'Which engineer on the team grew most while you led it? That, and the thing you built, make a leader out of the title.',
    },
    {
      says: 'excel|spreadsheet|vba',
      brutal: [
        'The office runs on a spreadsheet called calc_v7_FINAL_use_this, and one cell is typed in.',
        'The sheet began as eight rows. There is now a tab called ‘do not delete’, and nobody dares to ask.',
        "The macro was written by someone who left. It's feared by everyone, and it's called “the tool”.",
      ],
      gentle: [
        'What have you built in {it} that others rely on? Say what it works out, and what people did before it.',
        'Every engineering office has one file it trusts. If yours was the one, say after ‘{it}’ what it worked out.',
      ],
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
      gentle: 'Success rate is what depots compare in multi-drop. Add the area, because everyone knows which ones are hard.',
    },
    {
      says: "tachograph|tacho|digi card|digital tachograph|drivers hours|drivers' hours",
      brutal: [
        'The tachograph has you down for 4 hours 29. The lay-by is in two minutes. The tractor has other plans.',
        "Drivers' hours: forty-five minutes, in a lay-by, next to a bin, on principle.",
      ],
      gentle: 'A clean tachograph is a thing transport managers would pay for. If yours comes back with nothing on it, state it.',
    },
    {
      says: 'walkaround check|walk around check|vehicle check|daily vehicle check|defect reporting|first use check|pre-trip inspection|pre-trip',
      brutal: [
        'Walkaround checks are done at five, in the rain, with a phone torch, by kicking.',
        'All the bulbs work on the walkaround check. The gatehouse gets to see the other one.',
        'Defects get written up in triplicate. The mirror is still held on by a cable tie of real quality.',
      ],
      gentle: 'Did a check of yours keep a bad vehicle in the yard? One case shows care better than the words vehicle checks.',
    },
    {
      says: 'hgv|lgv|class 1|c+e|artic|articulated lorry',
      brutal: [
        'All those axles, and the stop line is behind a hatchback.',
        "A lorry reverses beautifully until there's an audience.",
        'HGV parking is free until six, full by four, and next to the skip.',
      ],
      gentle: [
        "Put class, licence dates and trailer types first. Everything else on a driver's CV comes second to that line.",
        'Which trailers, and which yards would have you back? An HGV driver who says both gets rung first.',
      ],
    },
    {
      says: 'cdl|cdl-a|tractor trailer|tractor-trailer',
      brutal: ['A CDL lets you back seventy feet of truck into a dock drawn for a pickup.', 'CDL holders know the states by their fuel islands.'],
      gentle: 'Endorsements go next to the CDL, then the freight and the lanes. A dispatcher knows you by that line.',
    },
    {
      says: 'driver cpc|dqc|driver qualification card',
      brutal: ['The driver CPC is days of sitting, for people who sit.', 'The video on the driver CPC is from when lorries were beige.'],
      gentle: "Print the expiry month of the CPC. An agency can't book you without it, and now they needn't ring to ask.",
    },
    {
      says: 'clean licence|clean license|clean driving licence|clean driving license|clean driving record|no points',
      brutal: ['A clean licence. The dashboard is another matter.', 'No points, says a driver who knows each camera on the A14 by its post.'],
      gentle: 'A clean licence counts for more with the miles beside it. Which roads, and which size of vehicle?',
    },
    {
      says: 'route planning|planned route|delivery route|sat nav|satnav|journey planning',
      brutal: [
        'The satnav wants a left. The lane wants a word with the satnav.',
        'Route planning is knowing where the double parking starts at ten past three.',
        "The route's numbered 1 to 80 by a computer that believes in bridges.",
      ],
      gentle: 'Knowing an area is worth something. Did you ever beat the planned route, and did the office adopt yours?',
    },
    {
      says: 'proof of delivery|pod|epod|delivery paperwork|handheld device',
      brutal: [
        "The handheld asks for a signature from a person who's holding a ladder.",
        '“Left with neighbour at 14.” Fourteen has been on holiday since Saturday.',
        'The proof of delivery shows the parcel, the step and one of your boots. The boots are famous at head office.',
      ],
      gentle: "Clean paperwork means no claims. If nothing was ever disputed on your round, that's the line.",
    },
    {
      says: 'tail lift|tail-lift',
      brutal: ['A tail lift goes down in four seconds and comes up in its own time.', 'A tail lift has a yellow line. Everybody stands with one foot over it.'],
      gentle: 'If you were the one who showed others the tail lift, say so. Depots ask for the training at every new start.',
    },
    {
      says: 'load securing|securing load|load security|ratchet strap',
      brutal: ["The load hasn't moved. The car behind has backed off anyway.", "Four straps on, three ratchets that work, and one that's decorative."],
      gentle: 'Load security is best proved by the shape of something. Name the most awkward load you got there whole.',
    },
    {
      says: 'bus driver|bus driving|psv|pcv|passenger service vehicle',
      brutal: [
        "The bus leaves at 8.02. At 8.02 and a half, somebody's running, with a scarf and a face.",
        'Three buses in a row, and the middle one gets the blame.',
        '“Move right down inside”, says the bus driver, to a bus that has decided to live by the door.',
      ],
      gentle: 'What does the garage give its best bus drivers: the night route, the new starters, the relief link? If you had one, say it.',
    },
    {
      says: 'delivery slot|delivery window|on time delivery|on-time delivery',
      brutal: [
        "The slot is 6.00 to 6.15. They'll tip you at 9.40, and note that you were early.",
        'The delivery window is two hours. The level crossing has used one of them.',
      ],
      gentle: 'A delivery window kept all winter is a sentence by itself. If the depot has your percentage, ask for it.',
    },
    {
      says: 'timetable|punctuality|on time performance|on-time performance',
      in: 'work',
      brutal: [
        "Punctuality is judged at the last stop by people who weren't in the roadworks.",
        'A timetable is how long it takes at night, with no passengers, downhill.',
      ],
      gentle: "Keeping a timetable is mostly what you do at the stops. What's your trick for the busy ones?",
    },
    {
      says: 'taxi|private hire|minicab|chauffeur|airport transfer|uber|lyft|rideshare',
      brutal: [
        '“Been busy?” “Just started.” Both halves of a taxi conversation, every night.',
        'An airport transfer at 4 a.m. has three cases, one silence, and a trip back for the charger.',
      ],
      gentle: 'Your trips and rating are on your phone, so use them. A chauffeur adds discretion: what sort of work, without names?',
    },
    {
      says: 'train driver|train driving|traction|route knowledge',
      brutal: [
        "A train has no steering wheel, and you'd be amazed who asks.",
        'Rules, rostering, route knowledge, and leaves.',
        "The train is on time. It's the station that's late.",
      ],
      gentle: 'Traction and routes signed are the first two things a depot wants to see. Put them in the title line.',
    },
    {
      says: 'driving instructor|driving lesson|adi|approved driving instructor|learner driver|driving test',
      brutal: [
        "A driving instructor's right foot brakes at home, on the sofa, during films.",
        'Dual controls: one of you is learning, and one of you is breathing through the nose.',
        'Mini roundabouts have been the end of more driving lessons than rain.',
      ],
      gentle: 'First-time passes are the advert of a driving instructor. But which pupil are you proudest of, and why? Put one clause.',
    },
    {
      says: 'refuse|refuse collection|waste collection|refuse collector|rcv|bin lorry',
      in: 'work',
      brutal: [
        'The bin lorry does four hundred doors before most people have found a slipper.',
        'Contaminated, says the sticker on the recycling. Inside: one whole toaster.',
        'A refuse round is a ten-mile walk beside a vehicle.',
      ],
      gentle: "Who's on the crew with you, and who does the reversing? A refuse depot values a driver who brings the lorry home unscratched.",
    },
    {
      says: 'van driver|van driving|luton|transit van|box van|3.5 tonne',
      in: 'work',
      brutal: [
        'The passenger seat of a van is a filing cabinet with crumbs.',
        'Every height barrier in town has met a van, and kept some of it.',
        'White van, hazards on, two wheels up, and a wave that makes it legal.',
      ],
      gentle: 'Claims-free years in a van are worth printing, next to the size you drove and the towns you drove it in.',
    },
    {
      says: 'customer service|customer interaction|dealing with customers',
      near: 'delivery|door|driver|passenger|parcel|route|driving|vehicle',
      in: 'work',
      brutal: [
        'Customer service for a driver is eleven seconds long, in a doorway, with a dog.',
        "“I've been in all day”, says a voice from behind the door, over the radio.",
        'For most customers the driver is the firm, and the meeting is held in slippers. Theirs.',
      ],
      gentle: 'Customers meet the driver and nobody else from the firm. Is there a compliment on file? Quote it in its own words.',
    },
    {
      says: 'adr',
      in: 'anywhere',
      brutal: [
        'ADR is a week of classroom, so that everyone on the M6 can admire an orange square.',
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
      gentle: "State plainly how many nights out you'll do. It's the first question on the phone and the deciding one.",
    },
    {
      says: 'hiab|lorry mounted crane',
      brutal: ['A HIAB is a fishing rod for roof trusses.', "People who walk past a digger stop for a HIAB. They'd like to see how it ends."],
      gentle: 'What went on the hook? Roof trusses over a house, or pallets off a kerb: a HIAB job says how good you are.',
    },
    {
      says: 'two man delivery|2 man delivery|two-man delivery|furniture delivery|white goods',
      brutal: [
        'Two-person delivery is a fridge, a spiral staircase, and one of you walking backwards.',
        'Home delivery of a sofa takes ten minutes, plus the door coming off.',
      ],
      gentle: "If you plumbed in or levelled as well as delivered, that's another skill. Give it another line.",
    },
    {
      says: 'transport office|traffic office|dispatcher|transport planner',
      brutal: [
        "The traffic office says “can you just”, and it's in Grimsby.",
        "The transport office knows where every lorry is. It doesn't know how low the bridge is.",
        'A planner plans it on Friday, and a driver reads it on Monday, out loud, in the mess room.',
      ],
      gentle: "If you've covered the desk in the transport office, or trained the new drivers, it's a step up. Say it in those words.",
    },
    {
      says: 'early start|night shift',
      in: 'work',
      brutal: [
        'Early starts in driving mean a time that only milk used to know.',
        '3 a.m. on a night shift: an empty motorway, a full flask, and a phone-in about badgers.',
      ],
      gentle: "Early starters are always short. Say which pattern you've run, and that you'd take it again.",
    },
    {
      says: 'accident free|accident-free|safe driving|defensive driving|no accidents|safe driver',
      brutal: [
        'Defensive driving is treating every Audi as if it had a reason.',
        'The true test of a safe driver is the staff car park.',
        "A safe driving award comes as a mug, and it rides in the cab's only cup holder.",
      ],
      gentle: 'Miles and years together make safe driving shine. “Four hundred thousand, none” needs no adjective.',
    },
    {
      says: 'european driving|international driving|continental work|eurotunnel|channel tunnel|dover',
      brutal: [
        'Dover: eleven miles of lorries, one pasty van, and the sea somewhere at the front.',
        "On the ferry the drivers' lounge has steak, silence and nine languages for “delay”.",
        'Continental work means asking for a key to the shower in French, German, and mime.',
      ],
      gentle: 'European driving is half paperwork. Did you do the customs side yourself? Drivers who can are scarce, so say it.',
    },
    {
      says: 'minibus|community transport|dial a ride',
      brutal: [
        "A minibus has sixteen seats and one heater, so there's a vote.",
        "Community transport never has a passenger who's late. They've been in their coats since six.",
        'The ramp folds out in three moves, and in the rain it takes four.',
      ],
      gentle: "Kindness at the door counts in a minibus, so quote a thank-you if you've had one. Then list D1 and MiDAS.",
    },
    {
      says: 'fares|ticket machine|fare collection',
      in: 'work',
      brutal: [
        'Exact fare only, says the sign. A twenty comes in from the left.',
        "The ticket machine is out of paper. Everyone's very brave about riding for free.",
      ],
      gentle: 'Paying in fares that always balanced says a lot in four words. Did they let you train others on it?',
    },
    {
      says: 'local knowledge|area knowledge|geographical knowledge|knowledge of london',
      brutal: [
        'Local knowledge is turning left before the satnav has cleared its throat.',
        'The A to Z is still in the door pocket, page 62 missing, which is where you need.',
        'Knowing the area means knowing which “no through road” is only an opinion.',
      ],
      gentle: "Name the towns and postcodes. Local knowledge means nothing to a depot until it's their map.",
    },
    {
      says: 'coupling|uncoupling|trailer swap|fifth wheel',
      in: 'work',
      brutal: [
        "Coupling up: click, tug, look, lights, legs. It's the legs that get people talked about.",
        'Trailer 4471 has one good light, and passes hands like a rumour.',
      ],
      gentle: 'No dropped trailers in how long? Coupling done right every night is a figure no planner will ignore.',
    },
    {
      says: 'agency driver|agency driving',
      brutal: ['Agency drivers get the same look from every gatehouse.', "The agency driver gets the one with the radio stuck on. It's Gold."],
      gentle: 'Agencies lend you out to many yards, so name the best two. Having been asked back is the line to print.',
    },
    {
      says: 'rdc|distribution centre|regional distribution centre|gatehouse|backload',
      in: 'work',
      brutal: [
        'At the RDC they take your keys, give you a number and a chair, and forget all three.',
        "Gatehouse questions: what's the booking ref, where's your hi-vis, which bay? It's always the far one.",
        "Booked to tip at two, and the drivers' room at the distribution centre has a telly stuck on a quiz.",
      ],
      gentle: "Each distribution centre has house rules, and firms like you to know them. Name the ones where you're inducted.",
    },
    {
      says: 'courier|same day|same-day|courier driver|medical courier',
      brutal: [
        'Same day means an envelope, two hundred miles, and a receptionist who says “oh, just pop it there”.',
        "A courier's best parking space is anywhere for three minutes.",
        'Couriers get paid by the drop, and stopped by the lift.',
      ],
      gentle: "What did you courier that couldn't be late? Samples, parts or papers: one word makes the trust visible.",
    },
  ],
};
