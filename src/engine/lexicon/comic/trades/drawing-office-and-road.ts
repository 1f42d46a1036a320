import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What engineers and drivers laugh about. */
export const OF_DRAWING_OFFICES_AND_ROADS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'engineering-office': [
    {
      says: 'autocad|auto cad|civil 3d|microstation',
      brutal: [
        'AutoCAD has nine hundred commands. Everyone knows eleven, and types them like a pianist.',
        "Somebody's exploded the block. Somebody always explodes the block.",
        "Layer 0, and everything's on it. Archaeology starts like that.",
      ],
      gentle: "Which kind of drawings, and who built from them? AutoCAD is assumed, the thing that stands there now isn't.",
    },
    {
      says: 'solidworks|catia|creo|inventor|nx|pro engineer|solid edge|cad',
      not: 'nx-os',
      brutal: [
        "SolidWorks rebuilds the assembly, and it's a very good time for tea.",
        "In CATIA the part's fully constrained, which is also how it feels.",
        "Creo opens with a red cross in the tree. It's been there since the person before you.",
      ],
      gentle: 'Parts, assemblies or surfaces? Size of the assembly, and whether it went into production, make a CAD line concrete.',
    },
    {
      says: 'finite element analysis|fea|ansys|abaqus|nastran|hyperworks|stress analysis',
      brutal: [
        'FEA: three days on the mesh, four seconds on “does that look right to you?”',
        "The whole model's red. The scale is on auto.",
        'ANSYS says it holds, the hand calc says it holds, and somebody still wants it 2 mm thicker.',
      ],
      gentle: 'Was the model checked against a test? Correlation is the word that makes another analyst sit up.',
    },
    {
      says: 'cfd|ansys fluent|computational fluid dynamics|openfoam|star-ccm',
      brutal: [
        "CFD is a week of waiting for a picture that could've been drawn by a weather presenter.",
        "Residuals going down nicely. Nobody can say why, and nobody's asking.",
      ],
      gentle: 'Mesh size, solver, and the test it agreed with. Three details that show you did more than press run.',
    },
    {
      says: 'matlab|simulink',
      brutal: [
        "MATLAB: the licence server's busy. It's one person, in Coventry, at lunch.",
        'A Simulink model is spaghetti with a sample time.',
        'Every array in MATLAB starts at one, like normal people.',
      ],
      gentle: 'What did the script decide or save? One tool that colleagues still use is worth more than the logo.',
    },
    {
      says: 'bill of materials|bom|bom management|part number|part numbers',
      brutal: [
        'The BOM has 412 lines, and the screws are missing from it, because everyone knows about the screws.',
        'Rev C of the BOM is on the server. Rev D is on a desk, under a sandwich.',
        'Part numbers go up one at a time, except for the three that purchasing gave the same.',
      ],
      gentle: 'Cost out of a BOM is a proper headline. How much, per unit, at what volume?',
    },
    {
      says: 'drawing|drawings|engineering drawing|engineering drawings|technical drawing|technical drawings|detail drawings',
      brutal: [
        "An engineering drawing says “if in doubt, ask”. The number on it belongs to someone who's left.",
        'All dimensions in millimetres, apart from the one that got away.',
        'Drawings are checked twice and built from the print with coffee on it.',
      ],
      gentle: 'Who made things from them: a machine shop in-house, or a supplier abroad? It shows how well yours had to read.',
    },
    {
      says: 'tolerance|tolerances|tolerance analysis|tolerance stack|gd&t',
      brutal: [
        'Tolerance: plus or minus 0.05, on the handle of a bin.',
        "A tolerance stack proves on paper that it'll never fit. Then it's held up to the light, and it fits.",
        'GD&T has fourteen symbols, and one of them means “round, and I mean it”.',
      ],
      gentle: 'Loosening one without losing function saves real money. If you did that, print the part and the saving.',
    },
    {
      says: 'fmea|dfmea|pfmea|failure mode',
      brutal: [
        "FMEA scores go one to ten, and nobody's ever going to write a ten.",
        'Hour five of the FMEA, row 61: “operator drops it”. Occurrence: everybody looks at the floor.',
        'The action column in an FMEA is full in March and overdue in April.',
      ],
      gentle: 'Which risk did it catch before a customer did? One real save turns this from a form into judgement.',
    },
    {
      says: 'root cause analysis|root cause|rca|8d|5 whys|five whys|fishbone',
      brutal: [
        'Root cause: ask why five times, and you get to procurement.',
        "The 8D is due on Friday. It's Thursday, and it's a 3D.",
        'Containment first, root cause second, cake for the night shift third.',
      ],
      gentle: 'Tell one in a line: the symptom, the real cause, and what stopped happening. Recruiters remember those.',
    },
    {
      says: 'apqp|ppap|control plan|first article|fai|iatf 16949',
      brutal: [
        'PPAP: eighteen elements to show that the bracket is the bracket.',
        "Level 3 has been rejected. There's a signature in blue.",
        'The control plan says every fifth part. The gauge is at calibration.',
      ],
      gentle: "How many parts did you take through, and first time? For automotive readers that's the whole interview.",
    },
    {
      says: 'iso 9001|quality management system|qms|internal audit|internal auditor|internal audits|as9100|iso 13485',
      brutal: [
        'ISO 9001 day: the one day that everyone knows where the procedure is.',
        'An internal audit is being asked politely by Sue from test about a form you both know is out of date.',
        "The QMS has a procedure for procedures. It's on rev 11.",
      ],
      gentle: 'Findings raised, findings closed, and how the outside auditor saw it: those are the three facts to add.',
    },
    {
      says: 'non-conformance|non conformance|ncr|ncrs|capa|corrective action|concession|concessions',
      brutal: [
        'NCR raised, NCR closed, part still on the shelf with a red label and a leaf on it.',
        'A concession says that the wrong one is all right this once. There are forty.',
        'Root cause: human error. Corrective action: told the human.',
      ],
      gentle: "How many open when you arrived, how many when you left? That's a graph any quality manager would hire.",
    },
    {
      says: 'six sigma|green belt|black belt|lean|dmaic|kaizen|lean six sigma',
      brutal: [
        'DMAIC: five letters and a steering group.',
        'The Kaizen event moved the bench two metres. There was a plaque.',
        'Green belts may use the statistics software unaccompanied.',
      ],
      gentle: "Savings, signed off by finance? If so print the sum. Belts are common, audited savings aren't.",
    },
    {
      says: 'design review|design reviews|gate review|pdr|cdr|stage gate',
      brutal: [
        'A design review is twelve people, forty slides, and one question about the font on slide three.',
        "The PDR passed with actions. There are 61, and they're all called “consider”.",
        'Critical design review: someone retired comes in for the sandwiches and finds the mistake.',
      ],
      gentle: 'Did you present it or chair it, and to whom? Standing in front of a customer with a design is worth saying.',
    },
    {
      says: 'prototype|prototypes|prototyping|rapid prototyping|3d printing|3d printed',
      brutal: [
        'The prototype works as long as nobody breathes on the blue wire.',
        'A prototype has gaffer tape at both ends of the process.',
        "3D printed overnight. In the morning there's a base, a support, and a very large bird's nest.",
      ],
      gentle: 'How many rounds from first print to final, and what did the prototype teach you? The lesson is the good part.',
    },
    {
      says: 'test rig|test plan|test procedure|testing and validation|validation|verification|v&v|test report|validated',
      in: 'work',
      brutal: [
        'The test rig cost more than the thing, and broke first.',
        "Verification asks if it was built right. Validation asks what on earth it's for.",
        "Test passed at 5.40 on Friday, and everyone's agreed not to touch it.",
      ],
      gentle: 'What failed, and what changed because of it? Test work without a surprise in it sounds like nobody looked.',
    },
    {
      says: 'plc|plc programming|scada|hmi|siemens|allen bradley|ladder logic|tia portal|rockwell',
      brutal: [
        "The PLC comment says “do not change”. It doesn't say what.",
        'An HMI with forty buttons, and operators use two, one with a pen.',
        "SCADA says the pump is running. The pump isn't aware of it.",
      ],
      gentle: 'Make, model and what the machine made. Controls people look for the platform first, the process second.',
    },
    {
      says: 'commissioning|commissioned|site commissioning|fat|factory acceptance|site acceptance|start-up',
      brutal: [
        'Commissioning: three weeks away, in a hotel by a ring road, waiting for an electrician.',
        'Factory acceptance went fine, since the factory had power, air and a floor.',
        'On commissioning day someone asks for the manual, and the manual is in German.',
      ],
      gentle: 'Where, how long, and was it handed over on the date? Engineers who can close out a site are rare, so say it.',
    },
    {
      says: 'maintenance|planned maintenance|preventive maintenance|preventative maintenance|ppm|breakdown|breakdowns|reactive maintenance|downtime',
      brutal: [
        'Preventive maintenance is scheduled for Sunday, by people who have Sunday off.',
        "The breakdown call says “it's making the noise”. They all know the noise.",
        'Downtime is counted in minutes by production and in favours by maintenance.',
      ],
      gentle: 'Downtime before and after is your best number. Which machine, and what did you do differently?',
    },
    {
      says: 'cmms|sap pm|maximo|work order|work orders|shutdown|shutdowns|turnaround',
      brutal: [
        'A work order closed with “fixed”. Thanks to that, the next one will also be a mystery.',
        'Shutdown week: four contractors, one crane, and everyone needs it at ten.',
        'SAP has eleven screens for one bearing. The bearing is in a drawer.',
      ],
      gentle: 'Schedule compliance or backlog: if either moved under you, put the figures right here.',
    },
    {
      says: 'reliability|mtbf|rcm|condition monitoring|vibration analysis|asset management',
      brutal: [
        'MTBF is the average time until the phone rings.',
        'Vibration analysis: a magnet, a laptop, and someone with a screwdriver held to the ear.',
        'Condition monitoring predicted it for Thursday. Production heard “not today”.',
      ],
      gentle: 'Did the failures go down, and by what? One saved bearing at 3 a.m. explains reliability better than the word.',
    },
    {
      says: 'structural design|structural analysis|steel design|reinforced concrete|rc design|eurocode|eurocodes|staad|tekla|etabs|robot structural|structural calculations',
      brutal: [
        'Eurocode 2 refers to Eurocode 1, which refers to the National Annex, which refers to lunch.',
        'The architect would like it thinner. The architect always would like it thinner.',
        'Structural calculations run to ninety pages. Page one says “assume rigid”.',
      ],
      gentle: 'Which building can someone walk past? Name it, the span or the storeys, and what you signed for.',
    },
    {
      says: 'drainage|drainage design|microdrainage|suds|flood risk|attenuation|highway design|highways design|section 278|section 38|earthworks|pavement design',
      brutal: [
        'SuDS is a pond with a spreadsheet.',
        "The storm's one in a hundred years. It's been three times since you drew the drainage.",
        'Highways will approve it subject to 46 comments, one of which is “why?”',
      ],
      gentle: 'Scheme, length, value, and which authority adopted it. Those four words do the work of a paragraph.',
    },
    {
      says: 'site visit|site visits|site inspection|site inspections|site survey|site supervision|resident engineer|site engineer|setting out',
      brutal: [
        "A site visit starts with finding the boots, then the gate, and then somebody who knows you're coming.",
        'On site, the drawing is rev A, laminated, and proudly up to date.',
        'Setting out: one nail, sprayed pink, that is worth four million pounds until the digger turns round.',
      ],
      gentle: 'Office engineers who like mud are wanted. How many days on site, and what did you settle there without a phone call?',
    },
    {
      says: 'geotechnical|ground investigation|boreholes|site investigation|soil mechanics|slope stability|trial pits',
      brutal: [
        'Two boreholes, forty metres apart, and a firm line drawn between them, with question marks.',
        'Ground investigation: “firm to stiff brown sandy slightly gravelly clay”, which is poetry in a hi-vis.',
        'Geotechnical reports are right until about one metre to the left.',
      ],
      gentle: "What did the ground do that the report hadn't promised, and how did you answer it? That's the story they want.",
    },
    {
      says: 'hvac design|building services|mechanical services|mep|m&e|revit mep|ventilation|cibse|heat load|heat loss calculations',
      brutal: [
        "M&E get the ceiling void. So do the sprinklers, the steel and the architect's second thoughts.",
        "The plant room has been made smaller. The plant hasn't been told.",
        'HVAC design: one half of the office is cold, and the other half has opened a window at it.',
      ],
      gentle: 'Building type, kilowatts, and what it scored. Did it perform in use as it did on paper? Few can say yes.',
    },
    {
      says: 'pcb design|altium|embedded|embedded c|firmware|microcontroller|stm32|schematic|schematic capture|kicad',
      brutal: [
        'The first PCB has one green wire on it, soldered by someone holding their breath.',
        "Firmware works with the debugger in, and with the lid off, and on nobody else's desk.",
        "Schematic is fine. The footprint's mirrored. Two hundred boards, very neatly mirrored.",
      ],
      gentle: 'How many units shipped, and on which part? Production volume sets this apart from a bench project.',
    },
    {
      says: 'high voltage|hv|power systems|etap|substation|load flow|switchgear|lv design|cable sizing|amtech|single line diagram',
      brutal: [
        "A single line diagram has one line for everything except the thing you're standing in front of.",
        'Cable sizing: the calculation says 70, the shelf says 95, and the gland says neither.',
        'HV work has a form for the form that lets you open the door.',
      ],
      gentle: 'Voltage, megawatts and your authorisation. Put those first, and the software after.',
    },
    {
      says: 'solar|wind farm|wind turbine|pv|battery storage|renewable energy|grid connection|bess',
      brutal: [
        'Solar is ready. The grid connection is down for 2034.',
        'A wind farm has twelve turbines, eleven landowners, and one bat survey.',
        'Battery storage is a field of containers, waiting for someone to put the kettle on in the adverts.',
      ],
      gentle: 'Megawatts, stage and your own package of work. Energised or only consented? Say which, it matters to readers.',
    },
    {
      says: 'process design|p&id|p&ids|piping|hazop|aspen|aspen plus|hysys|process simulation|mass balance|process safety|pfd',
      brutal: [
        'A P&ID has every valve in the plant, including two that were only ever drawn.',
        'Mass balance: what goes in comes out, plus the bit on the floor.',
        "Aspen didn't converge. It was asked again, in the same way, with more feeling.",
      ],
      gentle: 'Which process, what throughput, and what did your change save per tonne? Chemical plants love a per tonne.',
    },
    {
      says: 'project management|project plan|gantt|ms project|project engineer|project delivery',
      in: 'work',
      brutal: [
        'The Gantt chart has a milestone on the 31st of everything.',
        'A project engineer carries the drawing, the budget and the blame, in one laptop bag.',
        'Dependencies: the civils wait for the mechanicals, who wait for the purchase order, which waits for a signature on annual leave.',
      ],
      gentle: 'Value, length and variance against plan. Small and on time beats large and vague.',
    },
    {
      says: 'supplier|suppliers|vendor|vendors|subcontractors|contractors|vendor management',
      in: 'work',
      brutal: [
        'The supplier says it shipped on Tuesday. Suppliers have had more Tuesdays than anyone.',
        "“It's on the van.” Which van, the vendor can't say.",
        "Contractors arrive with their own kettle, their own RAMS, and somebody else's scaffold tag.",
      ],
      gentle: 'Which one did you rescue, replace or develop? Engineers who can handle suppliers save a buyer a headache.',
    },
    {
      says: 'cost reduction|cost saving|cost savings|value engineering|vave',
      brutal: [
        'Value engineering: same handrail, one fewer bolt, and a meeting about the bolt.',
        'Cost reduction finds four pence a unit, and spends it on the party.',
        "Take out cost, keep out of the warranty: that's the whole of value engineering.",
      ],
      gentle: "How much a year, and who signed it off? Put the sum first in the sentence; it's what gets read.",
    },
    {
      says: 'continuous improvement|process improvement|process optimisation|cycle time|oee|process optimization|improved efficiency|line balancing|time study',
      brutal: [
        "OEE: three honest numbers that become a rumour once they're multiplied.",
        "A time study makes everyone on the line move like they're being filmed for nature.",
        "Cycle time came down four seconds. They're spent waiting for the next station.",
      ],
      gentle: 'From what to what, on which line? Two figures and one noun, and this becomes the strongest bullet you have.',
    },
    {
      says: 'technical report|technical reports|report writing|technical documentation|technical writing|specification|specifications|user requirements|requirements',
      brutal: [
        'A specification says “shall” 140 times, and the customer remembers the one “may”.',
        "Technical reports have an executive summary, so that the executives can ask what's in it.",
        'The requirement: “easy to use”. Method of test: to be agreed.',
      ],
      gentle: 'Who decided something because of your report? That is what it was for, so let it be the end of the sentence.',
    },
    {
      says: 'chartered engineer|ceng|ieng|mice|imeche|iet|incorporated engineer|eit|fe exam|pe license|professional engineer|professional review',
      brutal: [
        "Chartership takes four years of logging things you did, in the words of people who didn't.",
        'The FE exam is eight disciplines you never liked and a calculator off an approved list.',
        'A PE stamp is the heaviest thing in the office.',
      ],
      gentle: 'Put it after the title, where recruiters look. Still on the way? Say the stage and the month of the review.',
    },
    {
      says: 'graduate engineer|graduate scheme|placement|year in industry|internship|intern|co-op|placement student',
      in: 'work',
      brutal: [
        'A graduate engineer gets a hard hat, a mentor, and the spreadsheet nobody understands.',
        "Placement students fix the macro, and it's in use for ever, with their initials in it.",
        'Year in industry: eleven months of useful work and one of showing the next one the coffee machine.',
      ],
      gentle: "What's still in use that you left behind? A jig, a macro or a test: one of those beats a list of departments.",
    },
    {
      says: 'aerospace|aircraft|airworthiness|easa|do-178|do-178c|do-254|avionics|satellite|spacecraft|systems engineering|mbse',
      brutal: [
        'Avionics: four wires to the light, nine hundred pages on the light.',
        'In aerospace a bolt comes with a certified biography.',
        'MBSE drew the whole system in boxes. The boxes have requirements, and so do the arrows.',
      ],
      gentle: 'Programme, subsystem, and the stage you saw it through. Has it flown? Two words that change the reading.',
    },
    {
      says: 'automotive|oem|tier 1|powertrain|ev|nvh|vehicle dynamics|homologation|chassis|battery pack',
      brutal: [
        "NVH is the search for a rattle that's only there with the boss in the car.",
        'Tier 1 means the OEM calls you before breakfast.',
        'An EV has so few moving parts that the cup holder gets its own team.',
      ],
      gentle: "Name the platform once it's public, and your part of it. On the road or in the drawer? Readers would like to know.",
    },
    {
      says: 'health and safety|risk assessment|risk assessments|method statement|cdm|cdm regulations|designers risk assessment|rams|coshh',
      brutal: [
        "The designer's risk register ends with “competent contractor to address”. The competent contractor is on a roof, reading it now.",
        "A method statement says how, in the order of somebody's last job.",
        "CDM means the residual risk has an owner, and it's whoever opens the file.",
      ],
      gentle: 'Which hazard did you design out? An engineer who removes one is worth three who list it.',
    },
    {
      says: 'team of engineers|managed engineers|lead engineer|principal engineer|senior engineer|engineering team|mentored junior engineers|mentoring junior engineers',
      brutal: [
        'A lead engineer does the emails, so that everybody else can do the engineering.',
        'Principal engineer: still allowed to touch the model, so long as nobody in finance is watching.',
        'Mentoring junior engineers means saying “draw it” until they do.',
      ],
      gentle: "How many, which disciplines, and did any get chartered with you? That's the figure that says leader.",
    },
    {
      says: 'excel|vba|python|spreadsheet|spreadsheets',
      brutal: [
        'The office runs on a spreadsheet called calc_v7_FINAL_use_this, and one cell is typed in.',
        'Python plots it in a second. Getting the axis labels right is the afternoon.',
        'VBA: written by somebody in 2009, feared by all, called “the tool”.',
      ],
      gentle: 'Which calculation did you automate, and how long did it take before? Hours saved a week is a figure anybody gets.',
    },
  ],
  driving: [
    {
      says: 'multi drop|multi-drop|multidrop|drops a day|drops per day|deliveries a day|deliveries per day|parcels',
      brutal: [
        'Multi-drop: 140 doors, and number 7 is behind number 22, through the arch, ask for Lin.',
        'The parcel says fragile on five sides. It was loaded on the sixth.',
        "Drop 91 is a flat above a shop above another flat, and it's a rowing machine.",
      ],
      gentle: 'Drops a day and success rate are what depots compare. Van size and area too, in one line.',
    },
    {
      says: "tachograph|tacho|digi card|digital tachograph|drivers hours|drivers' hours|working time directive|wtd|hours of service|eld|logbook|log book",
      brutal: [
        'The tachograph has you down for 4 hours 29. The lay-by is in two minutes. The tractor has other plans.',
        "Drivers' hours: forty-five minutes, in a lay-by, next to a bin, on principle.",
        'An ELD makes no difference between a queue at Dock 9 and driving to Nevada.',
      ],
      gentle: 'No infringements in how long? A clean printout is a thing transport managers would pay for. State it.',
    },
    {
      says: 'walkaround check|walk around check|vehicle check|vehicle checks|daily checks|defect reporting|daily vehicle checks|pre-trip inspection|first use check|defects|pre-trip',
      brutal: [
        'Walkaround checks are done at five, in the rain, with a phone torch, by kicking.',
        "Every bulb works on the walkaround. It's the gatehouse that sees the other one.",
        'Defects get written up in triplicate. The mirror is still held on by a cable tie of real quality.',
      ],
      gentle: 'Did a check of yours keep a bad vehicle in the yard? One case shows care better than the words daily checks.',
    },
    {
      says: 'hgv|lgv|class 1|class 2|c+e|cat c|category c|class one|artic|articulated|rigid|18 tonne|7.5 tonne',
      brutal: [
        'Class 1: forty-four tonnes, and the stop line is behind a hatchback.',
        "An artic reverses beautifully until there's an audience.",
        'HGV parking is free until six, full by four, and by the skip.',
      ],
      gentle: "Put class, licence dates and trailer types first. Everything else on a driver's CV comes second to that line.",
    },
    {
      says: 'cdl|class a|class b|cdl-a|tanker|flatbed|reefer|dry van|semi|tractor trailer|tractor-trailer|doubles and triples',
      brutal: [
        "A reefer runs all night, eight inches from the bunk, and it's the only one that's cool.",
        'Flatbed: the load is four minutes, the tarp is forty.',
        'Tractor-trailer drivers know all the fifty states by their fuel islands.',
      ],
      gentle: 'Endorsements and accident-free miles go at the top. What freight, and which lanes? Then a dispatcher knows you.',
    },
    {
      says: 'driver cpc|cpc|dqc|driver qualification card|periodic training',
      brutal: [
        'CPC day one: the fire exits, the bacon roll, and a video from when lorries were beige.',
        'The driver CPC is thirty-five hours of sitting, for people who sit.',
        'A DQC card lives behind the tacho card, behind the fuel card, behind the one for the café stamps.',
      ],
      gentle: "Print the expiry month. An agency can't book you without it, and now they needn't ring to ask.",
    },
    {
      says: 'clean licence|clean license|clean driving licence|full driving licence|full uk driving licence|clean driving record|clean mvr|no points',
      brutal: [
        "Clean licence: the one line on a driver's CV that a camera on the A14 can vouch for.",
        "Full driving licence. It'd be a quieter CV without one.",
        'No points, says a driver who knows each camera on the A14 by its post.',
      ],
      gentle: "Good, and short. Add the categories and how many miles a year you do with it, since that's the real proof.",
    },
    {
      says: 'route planning|planned routes|route|routes|sat nav|satnav|gps|navigation|journey planning',
      brutal: [
        'The satnav wants a left. The lane wants a word with the satnav.',
        'Route planning is knowing where the double parking starts at ten past three.',
        "The route's numbered 1 to 80 by a computer that believes in bridges.",
      ],
      gentle: 'Knowing an area is worth something. Which postcodes, and did you cut any time by reordering them?',
    },
    {
      says: 'proof of delivery|pod|handheld|signature|delivery paperwork|epod|pda|handheld device',
      brutal: [
        "A POD is a picture of a door, a box, and one of the driver's boots.",
        "The handheld asks for a signature from a person who's holding a ladder.",
        '“Left with neighbour at 14.” Fourteen has been on holiday since Saturday.',
      ],
      gentle: "Claims against you, or the lack of them, are what clean paperwork means. Give the number if it's low.",
    },
    {
      says: 'loading and unloading|loading|unloading|handball|tail lift|tail-lift|pump truck|load securing|securing loads|load security|straps|ratchet straps',
      brutal: [
        'A tail lift goes down in four seconds and comes up in its own time.',
        "Handball means the pallet truck's broken, and so will you be by lunch.",
        "Four straps on, three ratchets that work, and one that's decorative.",
      ],
      gentle: "If you're trained on load securing or tail lifts, add the certificate. It's asked for at every new depot.",
    },
    {
      says: 'bus driver|bus|psv|pcv|coach|coach driver|passenger service|d1|category d|cat d|passengers',
      brutal: [
        "The bus leaves at 8.02. At 8.02 and a half, somebody's running, with a scarf and a face.",
        'Three buses in a row, and the middle one gets the blame.',
        'A coach driver waits six hours in a car park for forty people and one forgotten handbag.',
      ],
      gentle: 'Routes, garages and years with no blameworthy accident: bus companies read in that order.',
    },
    {
      says: 'timetable|punctuality|on time delivery|on-time delivery|on time performance|on-time performance|on-time|time slots|delivery slots|delivery windows|delivery window',
      brutal: [
        "The slot is 6.00 to 6.15. They'll tip you at 9.40, and note that you were early.",
        "Punctuality is judged at the last stop by people who weren't in the roadworks.",
        'A timetable is how long it takes at night, with no passengers, downhill.',
      ],
      gentle: 'What percentage, over how long? Ninety-eight on time in winter is a sentence all by itself.',
    },
    {
      says: 'taxi|private hire|minicab|uber|bolt|chauffeur|airport transfer|airport transfers|airport runs|rideshare|lyft',
      brutal: [
        'Private hire: “Been busy?” is worth four pounds a mile.',
        'An airport transfer at 4 a.m. has three cases, one silence, and a trip back for the charger.',
        'Uber gives you 4.92. The point zero eight was about the radio.',
      ],
      gentle: 'Trips done and rating are on your phone, so use them. A chauffeur adds discretion: which sort of clients, without names?',
    },
    {
      says: 'train driver|trains|train driving|traction|rail|railway|tram',
      brutal: [
        "A train has no steering wheel, and you'd be amazed who asks.",
        'Rules, rostering, route knowledge, and leaves.',
        'The driver is in the cab, the guard is at the back, and the delay is in Crewe.',
      ],
      gentle: 'Traction and routes signed are the first two things a depot wants to see. Put them in the title line.',
    },
    {
      says: 'driving instructor|driving lessons|adi|approved driving instructor|learners|learner drivers|driving test|pass rate',
      near: 'instructor|lesson|learner|test|adi|pupil',
      brutal: [
        "A driving instructor's right foot brakes at home, on the sofa, during films.",
        'Dual controls: one of you is learning, and one of you is breathing through the nose.',
        'Mini roundabouts have been the end of more driving lessons than rain.',
      ],
      gentle: 'First-time pass rate against the national one is the advert. Do you know it? Then it belongs here.',
    },
    {
      says: 'refuse|bin|bins|waste collection|recycling|refuse collection|rcv',
      in: 'work',
      brutal: [
        'The bin lorry does four hundred doors before most people have found a slipper.',
        'Contaminated, says the sticker on the recycling. Inside: one whole toaster.',
        'A refuse round is a ten-mile walk beside a vehicle.',
      ],
      gentle: 'Tonnage, crew and reversing record are figures a depot keeps. Ask for them, and put them in.',
    },
    {
      says: 'van|van driver|transit|luton|sprinter|3.5 tonne|light goods|van driving|company vehicle',
      in: 'work',
      brutal: [
        'The passenger seat of a van is a filing cabinet with crumbs.',
        'A Luton has a lovely high roof. So do all barriers, up to a point.',
        'White van, hazards on, two wheels up, and a wave that makes it legal.',
      ],
      gentle: 'Miles a week, drops, and did it come back without a scratch? Claims-free years are worth printing.',
    },
    {
      says: 'customer service|customer interaction|dealing with customers|customers',
      in: 'work',
      brutal: [
        'Customer service for a driver is eleven seconds long, in a doorway, with a dog.',
        "“I've been in all day,” says a customer, taking out one earphone.",
        "A driver is the only person from the firm that most customers ever meet, and it's in slippers. Theirs.",
      ],
      gentle: 'Drivers are the face of the firm at the door. Any compliments on file, or rating? Quote one in its own words.',
    },
    {
      says: 'fuel|fuel card|fuel efficiency|mpg|telematics|eco driving|adblue|fuel economy|fuel efficient driving',
      brutal: [
        "Telematics marks you down for braking. It doesn't see the deer.",
        'The fuel card works at every station except this one.',
        'MPG has a league table in the traffic office, and the winner had a tailwind.',
      ],
      gentle: 'A telematics score above the fleet average is a fact with a graph behind it. What was yours?',
    },
    {
      says: 'adr|hazardous goods|dangerous goods|hazmat|tankers|petroleum|fuel tanker',
      in: 'anywhere',
      brutal: [
        'ADR: five days of classroom, so that everyone on the M6 can admire an orange square.',
        'With an ADR load you may not stop here, here, or anywhere with a view.',
        "Hazmat placards have a diamond, a number, and a driver who's read it twice.",
      ],
      gentle: 'Classes, tanks or packages, and the expiry: ADR is pay-grade information, so it goes near the name.',
    },
    {
      says: 'trunking|night trunk|nights out|tramping|tramper|night driver|over the road|otr|long haul|long-haul|overnight',
      brutal: [
        'Trunking: Daventry to a lay-by, swap trailers with a stranger, and back to Daventry.',
        'Tramping means the kitchen, the bedroom and the office all have the same steering wheel.',
        'Night out money buys a parking space and a shower with a coin slot.',
      ],
      gentle: "State plainly how many nights out you'll do. It's the first question on the phone and the deciding one.",
    },
    {
      says: 'hiab|lorry mounted crane|moffett|low loader|abnormal load|car transporter|skip lorry|tipper|grab|walking floor|curtainsider|double deck|drawbar',
      brutal: [
        'A HIAB is a fishing rod for roof trusses.',
        "Double-deck trailer, 4.9 metres. There's a bridge with a dent in every one of those sizes.",
        'Curtainsiders have forty buckles, and the wind starts at thirty-eight.',
      ],
      gentle: "Special kit pays better. Certificate, how long you've run it, and what went on the hook: print those three.",
    },
    {
      says: 'roundabout|city driving|london|congestion charge|ulez|fors|direct vision|dvs|central london',
      in: 'work',
      brutal: [
        'Every delivery in London is within 20 metres of a red line and a person filming.',
        "FORS training shows you a cyclist, from nine angles, eight of which the lorry hasn't got.",
        'The congestion charge is the only thing in central London that moves.',
      ],
      gentle: 'London experience is asked for by name. Say FORS level, and how often you were in the zone.',
    },
    {
      says: 'store delivery|supermarket delivery|home delivery|grocery delivery|furniture delivery|white goods|two man|two-man|2 man delivery',
      brutal: [
        'Two-person delivery is a fridge, a spiral staircase, and one of you walking backwards.',
        'Home delivery of a sofa takes ten minutes, plus the door coming off.',
        "Grocery delivery: forty bags, third floor, and they've substituted the lemons.",
      ],
      gentle: "Installations as well as drops? If you plumbed in or levelled, that's another skill and another line.",
    },
    {
      says: 'vehicle cleaning|vehicle maintenance|keeping the vehicle clean|basic maintenance|basic vehicle maintenance|tyre|tyres|oil levels|maintaining the vehicle',
      brutal: [
        'Vehicle maintenance: oil, water, screenwash, and a fist on the dashboard where the heater is.',
        "A cab's clean when you can see which of the wrappers are yours.",
        'Tyres are checked with a gauge, by a boot, and by the roadside, in rising order of price.',
      ],
      gentle: 'A vehicle kept without downtime is a saving. Months off the road since you had it: none? Write none.',
    },
    {
      says: 'transport office|traffic office|dispatcher|dispatch|planner|radio|planners',
      brutal: [
        "The traffic office says “can you just”, and it's in Grimsby.",
        'Dispatch has a map, a headset and no idea about the low bridge.',
        'A planner plans it on Friday, and a driver reads it on Monday, out loud, in the mess room.',
      ],
      gentle: "If you helped plan, covered the desk or trained the new ones, it's a step up. Say it in that order.",
    },
    {
      says: 'shift work|night shift|night shifts|early starts|weekend work|flexible hours|four on four off|4 on 4 off',
      brutal: [
        'Early starts in driving mean a time that only milk used to know.',
        '3 a.m. on a night shift: an empty motorway, a full flask, and a phone-in about badgers.',
        "Flexible hours, the advert says. The hours are fine. It's you that bends.",
      ],
      gentle: "Say which patterns you've run and would take again. It saves a call, and early starters are always short.",
    },
    {
      says: 'accident free|accident-free|safe driving|safety record|defensive driving|safe driving award|no accidents|road safety|safe driver',
      brutal: [
        'Defensive driving is treating every Audi as if it had a reason.',
        'Accident-free, including the staff car park, which is where legends fall.',
        "A safe driving award comes as a mug, and it rides in the cab's only cup holder.",
      ],
      gentle: 'Miles and years together make the claim shine. “Four hundred thousand, none” needs no adjective.',
    },
    {
      says: 'european driving|international driving|europe|continental|customs|ferry|channel tunnel|eurotunnel|dover|calais',
      in: 'work',
      brutal: [
        'Dover: eleven miles of lorries, one pasty van, and the sea somewhere at the front.',
        "On the ferry the drivers' lounge has steak, silence and nine languages for “delay”.",
        'Continental work means asking for a key to the shower in French, German, and mime.',
      ],
      gentle: "Which countries, and did you handle the customs papers? Since the rules changed, that's scarce know-how.",
    },
    {
      says: 'smart motorway|motorway|m25|m6|a1|m1|m62|i-95|interstate',
      in: 'work',
      brutal: [
        'The M25 is a roundabout with a services.',
        'Smart motorway, says the sign. Forty, says the sign. Why, says everyone.',
        'M62 drivers know a farmhouse by heart.',
      ],
      gentle: 'Regular runs show reliability. Add the destination and how often you did it, and the road can go.',
    },
    {
      says: 'minibus|patient transport|community transport|dial a ride|passenger assistant',
      brutal: [
        'A minibus with sixteen seats, one heater and a vote.',
        "Community transport never has a passenger who's late. They've been in their coats since six.",
        'The ramp folds out in three moves, and in the rain it takes four.',
      ],
      gentle: "D1, MiDAS, first aid: list what you hold. Kindness at the door counts here, so quote a thank-you if you've had one.",
    },
    {
      says: 'cash on delivery|cash handling|fares|ticketing|ticket machine|float|collecting payments',
      in: 'work',
      brutal: [
        'Exact fare only, says the sign. A twenty comes in from the left.',
        "The ticket machine is out of paper. Everyone's very brave about riding for free.",
        'Fares are counted in the depot, with a coffee, and a button.',
      ],
      gentle: 'Paying-in that always balanced says a lot in four words. How much a day went through?',
    },
    {
      says: 'map reading|a-z|knowledge of london|local knowledge|area knowledge|geographical knowledge|good knowledge of',
      brutal: [
        'Local knowledge is turning left before the satnav has cleared its throat.',
        'The A to Z is still in the door pocket, page 62 missing, which is where you need.',
        'Knowing the area means knowing which “no through road” is only an opinion.',
      ],
      gentle: "Name the towns and postcodes. Local knowledge means nothing to a depot until it's their map.",
    },
    {
      says: 'pallets|palletised|trailer|trailers|coupling|uncoupling|trailer swap|trailer swaps|fifth wheel',
      in: 'work',
      brutal: [
        "Coupling up: click, tug, look, lights, legs. It's the legs that get people talked about.",
        "Twenty-six pallets on, and the one for drop one's against the bulkhead.",
        'Trailer 4471 has one good light, and passes hands like a rumour.',
      ],
      gentle: 'Kinds of trailers and swaps a night would tell a planner all they need. Any without damage for years? Say so.',
    },
    {
      says: 'agency driver|agency driving|agency work|owner driver|owner-operator|owner operator|self-employed driver|self employed driver',
      brutal: [
        'Agency driving is a new depot, a new lorry, and the same look from the gatehouse.',
        'Owner-operators own the truck from the grille to the payments.',
        "The agency driver gets the one with the radio stuck on. It's Gold.",
      ],
      gentle: 'Agencies lend you out to many yards, so name the best two. Having been asked back is the line to print.',
    },
    {
      says: 'royal mail|dpd|dhl|amazon|ups|fedex|evri|hermes|yodel|postal',
      brutal: [
        "An Amazon route has 190 stops and one lavatory, if you know the builder's merchant.",
        'UPS turns right, as a matter of policy. Somebody counted.',
        'DPD tells the customer your first name and your minute.',
      ],
      gentle: "Those firms score drivers weekly. If yours was in the top band, that's a figure other depots respect.",
    },
    {
      says: 'dvla|dbs|dbs checked|digi tacho card|medical|d4 medical|crb|driver medical',
      in: 'anywhere',
      brutal: [
        'A DVLA letter takes six weeks. So does getting through to ask about it.',
        'The D4 medical makes you read the bottom line, and then the invoice.',
      ],
      gentle: "Cards in date, checks in hand, one short line: that's how this should look. Then straight on to the work.",
    },
    {
      says: 'rdc|distribution centre|regional distribution centre|gatehouse|backload|backloads|tipping|tipped',
      in: 'work',
      brutal: [
        'At the RDC they take your keys, give you a number and a chair, and forget all three.',
        "Gatehouse questions: what's the booking ref, where's your hi-vis, which bay? It's always the far one.",
        "Booked to tip at two, and the drivers' room at the distribution centre has a telly stuck on a quiz.",
      ],
      gentle: "Supermarket depots have house rules that firms like you to know. Name the ones you're inducted at.",
    },
    {
      says: 'courier|same day|same-day|courier driver|medical courier',
      brutal: [
        'Same day means an envelope, two hundred miles, and a receptionist who says “oh, just pop it there”.',
        "A courier's best parking space is anywhere for three minutes.",
        'Couriers get paid by the drop, and stopped by the lift.',
      ],
      gentle: "What did you carry that couldn't be late? Samples, parts or papers: one word makes the trust visible.",
    },
    {
      says: 'theory test|hazard perception|highway code|mock test',
      brutal: ["The hazard perception clip has a sheep in it. There's always a sheep.", 'Everybody knows the Highway Code until the box junction.'],
      gentle: 'Teaching or passing, put the category and the year. If you coached others through it, the pass rate is the story.',
    },
  ],
};
