import type { ComicEntry } from '../comic-entry.ts';

/** Factories, machine tools, engineering, safety at work, energy, waste and mining. */
export const MACHINE_THINGS: readonly ComicEntry[] = [
  {
    says: 'cnc|cnc machine|cnc machining|cnc milling|cnc lathe|cnc programming',
    brutal: [
      'It does exactly as it is told, which is how the vice got that notch.',
      'One decimal point in the wrong place, and a CNC makes a very precise hole in the table.',
    ],
    gentle: 'A CNC shop asks three things. Name the control, the number of axes and the material.',
  },
  {
    says: 'lathe|turning lathe|manual lathe|centre lathe',
    brutal: [
      'A lathe can take a hair off anything. It has never put one back.',
      'Start on the lathe with a bar of steel and a plan. By four you may have neither.',
    ],
    gentle: 'A hand on a manual lathe is a reason to hire by itself. Say manual or CNC, one-offs or batches.',
  },
  {
    says: 'g-code|g code|gcode',
    brutal: ['G00: the command for finding out what is in the way, at full speed.', 'G-code is a language with no word for sorry.'],
    gentle: 'Written by hand or out of CAM: shops pay attention to people who can do the first, so a G-code line should say which.',
  },
  {
    says: 'solidworks|solid works',
    brutal: [
      'Move one hole and forty mates go red.',
      'SolidWorks has crashed once since the last save. It waited for the fillets.',
      'On screen it fits together beautifully. On screen nobody has to get a spanner in.',
    ],
    gentle: 'Sheet metal, weldments, moulds or large assemblies: the kind is the skill. Add a part that was made and held in the hand, if you have one.',
  },
  {
    says: 'finite element analysis|fea|ansys|abaqus|nastran',
    brutal: [
      'Red is bad, blue is good, and the one bit nobody meshed is where it snapped.',
      'Change the mesh, get a different answer, print the one you like: the FEA report.',
    ],
    gentle: 'A model checked against a test is worth ten that were not. Say how close yours came.',
  },
  {
    says: 'computational fluid dynamics|cfd analysis|cfd simulation|openfoam|ansys fluent',
    brutal: ['Colours For Directors, said one engineer, and it stuck.', 'CFD: eleven days of computing to find out that air would rather go round.'],
    gentle: "What the flow taught that a hand calculation had not: that sentence, with the solver's name, is an interview.",
  },
  {
    says: 'plc programming|plc|programmable logic controller|ladder logic',
    not: 'learning communit|professional learning|teacher|london|ltd|fca|investor|listed|holdings|group plc|company secretary|barclays|bank|tesco|auditor|life cycle|lifecycle|product life',
    brutal: [
      'A rung of ladder logic: if the door is shut, and the light is green, and Dave has stopped leaning on it.',
      'The PLC is fine. It is nearly always the sensor, and the sensor is nearly always dusty.',
    ],
    gentle: 'With PLCs the make is the keyword. Name it, and say whether you wrote programs or found faults.',
  },
  {
    says: 'scada|scada system',
    brutal: [
      'A whole waterworks on one screen, drawn by someone who liked flashing.',
      'Two thousand alarms a shift on the SCADA, and the important one is mauve.',
    ],
    gentle: 'The plant and the number of points give SCADA its size. Add alarms cut, in percent.',
  },
  {
    says: 'industrial robot|kuka|abb robot|fanuc robot|robot programming|robotic cell|robot cell|robotic arm',
    brutal: [
      'It can place a windscreen to a tenth of a millimetre, and is kept in a cage.',
      'The robot never tires, never complains, and waits all morning for one cable tie.',
    ],
    gentle: 'Weld, paint or lift, and the make. Add cycle time or uptime.',
  },
  {
    says: '3d printing|3d printer|additive manufacturing|3d print',
    brutal: [
      'A 3D print takes fourteen hours, and in hour thirteen it makes spaghetti.',
      'A 3D printer can make any part in the world, and it mainly makes parts for the 3D printer.',
    ],
    gentle: 'Metal, resin or filament; prototypes or final parts. Mention a piece in use somewhere, if you have one.',
  },
  {
    says: 'injection moulding|injection molding|injection mould|injection mold',
    brutal: [
      'Injection moulding makes one every eleven seconds, day and night, and it is the lid.',
      'A mould costs as much as a house, and it makes the clip that snaps first.',
    ],
    gentle: 'Materials and tonnage of the machine are the first two facts. Add a low scrap rate, if you have one.',
  },
  {
    says: 'mig welding|mig welder|mig/tig|gmaw',
    brutal: ['MIG is a hot glue gun with its own union.', 'MIG forgives nearly everything, and the grinder forgives the rest.'],
    gentle: 'Give coded or not, positions, thickness: with the three together a fabricator can price you.',
  },
  {
    says: 'tig welding|tig welder|gtaw',
    brutal: [
      'One hand, the other hand, one foot, and do not breathe. It is playing the organ with lightning.',
      'A TIG weld takes all day and looks like a row of coins. The customer paints it.',
    ],
    gentle: 'Stainless, aluminium or titanium. Add food, pharma or flight work, if there was any.',
  },
  {
    says: 'welding|arc welding|stick welding|smaw|welder',
    not: 'mig|tig|gmaw|gtaw|plastic',
    brutal: ['You can spot welding by the shirts: small holes, all at the same height.', 'A neat weld is art. A grinder is the apology.'],
    gentle: 'A welding shop reads processes and positions. Give both, with the date of your last test.',
  },
  {
    says: 'soldering|solder|soldering iron',
    not: 'soldering pipe|plumb|copper|jewel',
    brutal: ['Needs three hands. You get two, and a thing with crocodile clips.', 'Everyone checks once, and only once, whether the soldering iron is hot.'],
    gentle: 'Soldering is graded by size and standard. Give the smallest component and the IPC class, if you have one.',
  },
  {
    says: 'pcb assembly|circuit board|printed circuit board|surface mount|pcb design|altium',
    brutal: [
      'Nine hundred parts on a PCB, and the one that is backwards is smaller than a crumb.',
      'The first board never works. The second one works on the bench. The third has a wire on it.',
    ],
    gentle: 'A board that works the first time is worth bragging about. Give layers, revisions and how it did in test.',
  },
  {
    says: 'oscilloscope',
    brutal: [
      'Turn every knob until there is a line, then turn them all back until it means something.',
      'The oscilloscope shows a perfect sine wave. It is the mains.',
    ],
    gentle: 'One fault found makes the tool a skill. Say what was on the bench: power, radio or logic.',
  },
  {
    says: 'multimeter|multi meter',
    brutal: [
      'Set to ohms by whoever had it last, and now it measures the fuse.',
      'First check of any multimeter: is it dead, or is it the battery in the multimeter?',
    ],
    gentle: 'A multimeter stands for fault finding. Add the kind of equipment, mains, vehicle or board.',
  },
  {
    says: 'coordinate measuring machine|cmm programming|cmm inspection|cmm operator|cmm',
    near: 'inspection|measuring|metrology|quality|machine|calypso|pc-dmis|programming|operator|zeiss|mitutoyo|faro|hexagon|inspect|dimensional|aerospace',
    not: 'component maintenance|capability maturity|cmmi|overhaul',
    brutal: [
      'The CMM lives in a room at exactly 20 degrees. It gets a lot of visitors in July.',
      'The CMM needs forty minutes and a ruby to tell the shop floor what it did.',
    ],
    gentle: 'Software and programming are what count: PC-DMIS or Calypso, running or writing. Something caught before the customer did goes last.',
  },
  {
    says: 'gd&t|geometric dimensioning|geometric tolerancing',
    brutal: ["With GD&T two factories can both be right about the same hole, and it still doesn't fit.", 'GD&T is how a drawing says “no, really round”.'],
    gentle: 'Applying GD&T and reading it are two grades. Which, and ASME or ISO, is the whole answer.',
  },
  {
    says: 'first article inspection|fai report|ppap|as9102',
    brutal: ['A binder to prove that the first one came out right. Nobody mentions the four before it.', 'A PPAP level 3 is a hundred pages about a bracket.'],
    gentle: 'Approved on first submission: that share is the best figure a quality engineer can show.',
  },
  {
    says: 'fmea|pfmea|dfmea|failure mode and effects analysis',
    brutal: [
      'An FMEA is two days in a room imagining how a bracket could let everybody down.',
      'Severity nine, occurrence two, detection four, and lunch at half past twelve.',
    ],
    gentle: 'One risk in an FMEA that nobody had thought of is a line no other candidate has. Facilitating it comes next.',
  },
  {
    says: '5s|5s audit|5s implementation',
    not: '5s iphone|iphone',
    brutal: [
      '5S is five Japanese words for “where is the broom”.',
      'There is tape round the stapler, a label under the stapler, and no stapler.',
      'Sort, set in order, shine. The other two are for after the audit.',
    ],
    gentle: 'A 5S score before and after shows that it lasted. The fifth S is the one everybody asks about.',
  },
  {
    says: 'kaizen|kaizen event',
    brutal: [
      'Kaizen: a week of sticky notes, after which the bin is two metres nearer.',
      'Kaizen means small steps for ever. The first is to move the whiteboard.',
    ],
    gentle: 'Small changes add up, so do the sum. Give the seconds or steps one of yours saved, and how often.',
  },
  {
    says: 'value stream mapping|value stream map|vsm',
    not: 'software|safe agile|surgical|video',
    brutal: [
      'Four metres of brown paper to show that the part waits for nine days and is worked on for six minutes.',
      'On the value stream map there is a triangle for stock. The map is mainly triangles.',
    ],
    gentle: 'Lead time before, lead time after. With two numbers this line is finished.',
  },
  {
    says: 'gemba|gemba walk',
    brutal: [
      'Japanese for going to look. In English it needs a meeting invitation.',
      'On a gemba walk six managers in clean boots watch one person try to work normally.',
    ],
    gentle: 'One thing seen on the floor that no report had said, and what changed: that is the whole idea in a sentence.',
  },
  {
    says: 'smed|quick changeover|changeover',
    near: 'machine|line|production|tool|setup|manufacturing|smed|die|mould|downtime|press|packaging|product|minutes|lean',
    brutal: [
      'A pit stop, apart from the tyres, the speed, and everyone being there.',
      'A changeover used to take an hour. Forty minutes of it was looking for the Allen key.',
    ],
    gentle: 'Minutes before and minutes after: nothing is understood faster in a factory.',
  },
  {
    says: 'root cause analysis|five whys|5 whys|5 why',
    not: 'cable|jack|connector|clinical|patient|records|audio',
    brutal: [
      'Ask why five times. It stops at whoever was on leave.',
      'The root cause was “operator error” until somebody asked who had put the two buttons side by side.',
    ],
    gentle: 'One surprise makes the method memorable. Say what everybody believed, and what it turned out to be.',
  },
  {
    says: 'capa|non conformance report|non-conformance report|nonconformance|ncr report',
    not: 'employee|disciplinary|staff|discipline|personnel|clinical|gcp|trial|sponsor|investigator',
    brutal: [
      'Corrective action: operator retrained. The machine, which did it, was present.',
      'Closed on the last day of the month, together with forty others, in one sitting.',
    ],
    gentle: 'Give days to close one, and whether it stayed closed. An auditor looks at the second, so it should be printed.',
  },
  {
    says: 'iso 9001|iso9001',
    brutal: [
      'Say what you do, do what you say, and hide the other ring binder on the day.',
      'The ISO 9001 certificate hangs in reception, slightly crooked, under document control.',
    ],
    gentle: 'Winning ISO 9001 and keeping it are two jobs. If there were no major findings, those words belong here.',
  },
  {
    says: 'preventive maintenance|preventative maintenance|planned maintenance|planned preventative maintenance|ppm schedule',
    not: 'server|database|website|network|software|patch',
    brutal: [
      'Stopping a machine that works, so that it will not stop. Try explaining that to production.',
      'Planned maintenance has a calendar. The machine has its own.',
    ],
    gentle: 'The whole point is fewer breakdowns. Give planned against reactive, before and after.',
  },
  {
    says: 'lockout tagout|lock out tag out|lock-out tag-out|loto|lock out/tag out|lockout/tagout',
    brutal: [
      'The only key to the padlock is in a pocket, and the pocket is in the canteen queue.',
      'Seven padlocks on one switch: nothing else in the plant gets decided unanimously.',
    ],
    gentle: "Everyone's hands depend on lockout. Training others in it, or writing the procedure, comes before following it.",
  },
  {
    says: 'near miss|near-miss|near misses|near miss reporting',
    not: 'patient|patients|clinical|nhs|ward|medication|hospital|nurse|asteroid|aircraft|airprox',
    brutal: [
      'Cards are drawn for a voucher in December. Near misses always go up in November.',
      'A near miss: nothing happened, five people saw it, and one of them wrote it down.',
    ],
    gentle: 'A rise in reports can be good news. One thing put right because of them explains why.',
  },
  {
    says: 'osha 10|osha 30|osha 10-hour|osha 30-hour|osha 10 hour|osha 30 hour|osha-10|osha-30',
    brutal: ['Hour nine is ladders. Hour ten is also ladders.', 'A card in the wallet that says how many hours you have sat still for safety.'],
    gentle: 'Construction or general industry: the card is different, and so is the gate it opens. The year helps as well.',
  },
  {
    says: 'osha',
    near: 'inspection|inspections|audit|audits|inspector|violation|violations|citation|citations|recordable|recordables',
    not: '10|30',
    brutal: [
      'Say those four letters in a workshop, and six pairs of goggles come down off six foreheads.',
      'OSHA is coming on Tuesday. By Monday night there is a railing.',
    ],
    gentle: 'Inspections passed, programmes written, crews trained: one fact turns four letters into a skill.',
  },
  {
    says: 'safety data sheet|msds|material safety data sheet',
    brutal: ['Twelve pages to say: do not drink the descaler.', 'The data sheet for washing up liquid, filed as if it were plutonium.'],
    gentle: 'Bleach is one thing and isocyanates another. Add the substances you really handled.',
  },
  {
    says: 'confined space',
    not: 'patient',
    brutal: [
      'A confined space: a dark tank, a tripod, and a colleague whose whole job is not to come in after you.',
      'The first half of the course is about why you should not go in.',
    ],
    gentle: 'Low, medium or high risk: the level of confined space decides the pay. Add entrant, attendant or rescue.',
  },
  {
    says: 'assembly line|production line|manufacturing line',
    not: 'pipe|pipeline|well|oil|gas|offshore|subsea|pipework|flowline|weld inspection',
    brutal: [
      'The same part again, and the radio only knows nine songs.',
      "The line stops for a fault, for a fire and for somebody's cake. Fastest for the cake.",
    ],
    gentle: 'Line leaders pay for people who can cover. Name the product, the rate and the stations you know.',
  },
  {
    says: 'rotating shift|continental shift|dupont shift|panama shift',
    brutal: ['Rotating shifts make Tuesday a matter of opinion.', 'Earlies, lates, nights, and one rest day for finding out which meal it is.'],
    gentle: "The pattern as it was worked answers a round-the-clock plant's first question. Add years kept up.",
  },
  {
    says: 'shift handover|shift changeover',
    not: 'nurse|ward|patient|care|clinical|hospital|midwi',
    brutal: [
      '“Been quiet”, says the outgoing shift, next to the puddle.',
      'Everything is in the handover book, between two phone numbers and a drawing of a fish.',
    ],
    gentle: 'A good handover saves the first hour. A form or a routine that came from you is the part worth naming.',
  },
  {
    says: 'gmp|good manufacturing practice|cgmp|good manufacturing practices',
    not: 'guaranteed|maximum price|pension|equalis|police|preconstruction|bid|subcontract',
    around:
      'pharma|manufactur|laboratory|laborator|lab|quality|batch|cleanroom|food|drug|medical|biotech|sterile|validation|production|cosmetic|fda|sop|mhra|clinical',
    brutal: [
      'If it is not written down it did not happen. If it is in pencil, it did not happen twice.',
      'GMP: cross it out once, initial it, date it, and explain the date.',
    ],
    gentle: 'An inspection stood through, whose and with what outcome, is what the next quality head reads first.',
  },
  {
    says: 'foundry|sand casting|metal casting',
    not: 'palantir|azure|semiconductor|tsmc|wafer|font|ontology|chip|cmos|tape-out|solidity|smart contract|vtt|cloud',
    around: 'cast|metal|mould|mold|iron|steel|bronze|alumin|furnace|pattern|melt|pour|fettl|brass|alloy|ingot',
    brutal: [
      'Liquid metal, poured into a hole in some sand. In five thousand years nobody has found a better idea.',
      'A foundry keeps its heatwave indoors, all year, with a crane over it.',
    ],
    gentle: "Metal, casting weight, and what it ended up in: a ship's propeller or a bell is worth naming.",
  },
  {
    says: 'non destructive testing|non-destructive testing|ndt|ultrasonic testing|dye penetrant|magnetic particle',
    not: 'bead|nanoparticle|dna|drug|immuno|assay',
    brutal: ['You look for a crack nobody can see, and hope to write the word “nil”.', 'Non destructive testing: the other kind is called using it.'],
    gentle: 'Give methods, levels and scheme: PCN or ASNT is the first thing a client checks, with the expiry beside it.',
  },
  {
    says: 'hydraulics|hydraulic|hydraulic system',
    near: 'pneumatic|pump|press|cylinder|system|machine|hose|valve|repair|maintenance|mechanic|mechanical|pneumatics',
    not: 'modelling|river|flood|hydrology|sewer|drainage|fracturing|groundwater|borehole|water network',
    brutal: ['It can lift a house, and it is always slightly wet underneath.', 'There are two states for a hydraulic hose: new, and on your trousers.'],
    gentle: 'Reading the circuit diagram is the rare part. Add mobile plant or fixed, and up to which pressure.',
  },
  {
    says: 'nuclear power|nuclear plant|nuclear power station|nuclear site|nuclear decommissioning',
    brutal: [
      'The plan runs to the year 2120. The car park permit has to be renewed in March.',
      'Nuclear power: the cleverest way anyone has found of boiling a kettle.',
    ],
    gentle: 'The site world has its own paperwork. Add clearances held.',
  },
  {
    says: 'substation|switchgear|high voltage switching|hv switching|authorised person hv|senior authorised person',
    not: 'battery electric|police|sheriff|postal',
    brutal: ['A substation hums, is fenced, and has a yellow sign with a very clear drawing.', 'In a substation nobody says “let’s just try it”.'],
    gentle: 'A network operator reads the voltage first. Give it, with your switching authorisation.',
  },
  {
    says: 'bosiet|huet|offshore survival',
    brutal: [
      'BOSIET: strapped into a helicopter, turned upside down in a pool, and handed a certificate.',
      'The helicopter in a BOSIET never leaves the pool. Everyone else does, in a hurry.',
    ],
    gentle: 'Expiry dates of certificate and medical side by side let a crewing desk book you this week.',
  },
  {
    says: 'oil rig|offshore rig|offshore platform|north sea platform|oil platform',
    not: 'film',
    brutal: ["An oil rig is weeks of steel, steak and other people's alarm clocks.", 'On a rig the nearest shop is a helicopter away, and it is shut for fog.'],
    gentle: 'What you kept running out there, and on what rotation: a shore manager needs only those two.',
  },
  {
    says: 'hazop|process safety|hazop study',
    brutal: ['More flow, less flow, no flow, reverse flow, lunch.', 'A HAZOP is six engineers round one valve for a day, being professionally pessimistic.'],
    gentle: 'Chair, scribe or team member are three levels. Add an action that came from you and was closed, if you have one.',
  },
  {
    says: 'plant shutdown|turnaround|outage planning|plant turnaround',
    near: 'refinery|plant|shutdown|maintenance|outage|power|petrochemical|boiler|unit|turbine|chemical',
    not: 'business|financial|company|performance|time|aircraft|flight|airline|apartment|vessel|patient|bed|hotel|tenant|team',
    brutal: [
      'A turnaround: the whole plant taken apart, and on day two they find what nobody had ordered.',
      'The plant is off, nine hundred contractors are in, and there is one turnstile.',
    ],
    gentle: 'Days planned, days used, and people on site at the peak: it is a project that fits in one line.',
  },
  {
    says: 'water treatment|wastewater|waste water|sewage treatment|sewage works|effluent',
    not: 'pool|spa|cooling tower|boiler water|legionella|aquarium',
    brutal: [
      'The whole town is a customer, and it only writes when something smells.',
      'A trade where people at parties ask one question and then move along the table.',
    ],
    gentle: 'The population served makes the importance clear at once. Add process, licence level and lab tests of your own.',
  },
  {
    says: 'factory acceptance test|site acceptance test|factory acceptance testing|site acceptance testing',
    brutal: [
      'At the factory it ran for four hours without a fault. It had not met your floor.',
      'An acceptance test passes with comments. The comments are longer than the test.',
    ],
    gentle: 'Faults cleared before shipping are budget saved. Add the machine, its value, and the punch list you closed.',
  },
  {
    says: 'bin lorry|refuse collection|refuse truck|refuse collector|bin collection|waste collection|garbage truck',
    not: 'clinical|medical|hazardous|oil|data collection|radioactive',
    brutal: [
      'A bin lorry is heard at six, seen at ten past, and run after in slippers at eleven minutes past.',
      'Twelve hundred bins a round, and one resident films.',
    ],
    gentle: 'Loader or driver, homes a day, in all weathers: rounds finished say more than any adjective.',
  },
  {
    says: 'fly tipping|flytipping|fly-tipping|illegal dumping',
    brutal: [
      'Fly tipping is a sofa in a lane, a mile from a tip that was open.',
      'Inside fly tipped rubbish there is always one letter with an address. They never think of the letter.',
    ],
    gentle: 'Clearing fly tips, investigating them or getting somebody fined are three jobs. Add cases that stuck.',
  },
];
