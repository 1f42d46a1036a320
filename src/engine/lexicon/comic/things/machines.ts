import type { ComicEntry } from '../comic-entry.ts';

/** Factories, machine tools, engineering, safety at work, energy, waste and mining. */
export const MACHINE_THINGS: readonly ComicEntry[] = [
  {
    says: 'cnc|cnc machine|cnc machining|cnc milling|cnc lathe|cnc programming',
    brutal: [
      'It does exactly as it is told, which is how the vice got that notch.',
      'One decimal point in the wrong place, and a CNC makes a very precise hole in the table.',
    ],
    gentle: 'Control, axes and material: Fanuc or Heidenhain, three or five, brass or titanium. That is your price list.',
  },
  {
    says: 'lathe|turning lathe|manual lathe|centre lathe',
    brutal: [
      'A lathe can take a hair off anything. It has never put one back.',
      'Start on the lathe with a bar of steel and a plan. By four you may have neither.',
    ],
    gentle: 'Manual or CNC, one offs or batches? A hand on a manual lathe has become a reason to hire.',
  },
  {
    says: 'g-code|g code|gcode',
    brutal: ['G00: the command for finding out what is in the way, at full speed.', 'G-code is a language with no word for sorry.'],
    gentle: 'Do you write it by hand, or does it come out of CAM? Shops pay attention to people who can do the first.',
  },
  {
    says: 'solidworks|solid works',
    brutal: [
      'Move one hole and forty mates go red.',
      'SolidWorks has crashed once since the last save. It waited for the fillets.',
      'On screen it fits together beautifully. On screen nobody has to get a spanner in.',
    ],
    gentle: 'Did you ever hold in your hand what you drew in {it}? Say so, and whether it was sheet metal, weldments, moulds or large assemblies.',
  },
  {
    says: 'finite element analysis|fea|ansys|abaqus|nastran',
    brutal: [
      'Red is bad, blue is good, and the one bit nobody meshed is where it snapped.',
      'Change the mesh, get a different answer, print the one you like: the FEA report.',
    ],
    gentle: 'Was the model checked against a test? If it agreed, by how much, is a superb thing to print.',
  },
  {
    says: 'computational fluid dynamics|cfd analysis|cfd simulation|openfoam|ansys fluent',
    brutal: ['Colours For Directors, said one engineer, and it stuck.', 'CFD: eleven days of computing to find out that air would rather go round.'],
    gentle: 'What did the flow teach you that a hand calculation had not? That is the sentence for an interview.',
  },
  {
    says: 'plc programming|plc|programmable logic controller|ladder logic',
    not: 'learning communit|professional learning|teacher|london|ltd|fca|investor|listed|holdings|group plc|company secretary|barclays|bank|tesco|auditor',
    brutal: [
      'A rung of ladder logic: if the door is shut, and the light is green, and Dave has stopped leaning on it.',
      'The PLC is fine. It is nearly always the sensor, and the sensor is nearly always dusty.',
    ],
    gentle: 'Siemens, Allen Bradley, Mitsubishi: whose {it}, and did you write from scratch or find the fault at midnight? Both sell.',
  },
  {
    says: 'scada|scada system',
    brutal: [
      'A whole waterworks on one screen, drawn by someone who liked flashing.',
      'Two thousand alarms a shift on the SCADA, and the important one is mauve.',
    ],
    gentle: 'Which plant was on the SCADA, and how many points? If you cut the alarms, say by how much: operators will love you for it.',
  },
  {
    says: 'industrial robot|kuka|abb robot|fanuc robot|robot programming|robotic cell|robot cell|robotic arm',
    brutal: [
      'It can place a windscreen to a tenth of a millimetre, and is kept in a cage.',
      'The robot never tires, never complains, and waits all morning for one cable tie.',
    ],
    gentle: 'Does it weld, paint or lift? Cycle time and uptime would show what your programming did.',
  },
  {
    says: '3d printing|3d printer|additive manufacturing|3d print',
    brutal: [
      'A 3D print takes fourteen hours, and in hour thirteen it makes spaghetti.',
      'A 3D printer can make any part in the world, and it mainly makes parts for the 3D printer.',
    ],
    gentle: 'What came out of your {it}: metal, resin or filament, prototypes or final parts? A piece in use somewhere is worth naming.',
  },
  {
    says: 'injection moulding|injection molding|injection mould|injection mold',
    brutal: [
      'Injection moulding makes one every eleven seconds, day and night, and it is the lid.',
      'A mould costs as much as a house, and it makes the clip that snaps first.',
    ],
    gentle: "Which materials, and how big a machine? And if your scrap rate was low, that's what a setter gets hired for.",
  },
  {
    says: 'mig welding|mig welder|mig/tig|gmaw',
    brutal: ['MIG is a hot glue gun with its own union.', 'MIG forgives nearly everything, and the grinder forgives the rest.'],
    gentle: 'Coded or not, positions and thickness: put the three together and a fabricator can price you.',
  },
  {
    says: 'tig welding|tig welder|gtaw',
    brutal: [
      'One hand, the other hand, one foot, and do not breathe. It is playing the organ with lightning.',
      'A TIG weld takes all day and looks like a row of coins. The customer paints it.',
    ],
    gentle: 'Stainless, aluminium or titanium? If any of it was for food or flight, this is the place to say so.',
  },
  {
    says: 'welding|arc welding|stick welding|smaw|welder',
    not: 'mig|tig|gmaw|gtaw|plastic',
    brutal: ['You can spot welding by the shirts: small holes, all at the same height.', 'A neat weld is art. A grinder is the apology.'],
    gentle: 'Processes, positions and the last coding test. Without these a welding shop has to ring and ask.',
  },
  {
    says: 'soldering|solder|soldering iron',
    not: 'soldering pipe|plumb|copper|jewel',
    brutal: ['Needs three hands. You get two, and a thing with crocodile clips.', 'Everyone checks once, and only once, whether the soldering iron is hot.'],
    gentle: 'Soldering down to what size, and to which IPC class? Rework under a microscope is a skill worth spelling out.',
  },
  {
    says: 'pcb assembly|circuit board|printed circuit board|surface mount|pcb design|altium',
    brutal: [
      'Nine hundred parts on a PCB, and the one that is backwards is smaller than a crumb.',
      'The first board never works. The second one works on the bench. The third has a wire on it.',
    ],
    gentle: 'Layers, revisions, and how it did in testing. A board that worked on the first spin should be in bold.',
  },
  {
    says: 'oscilloscope',
    brutal: [
      'Turn every knob until there is a line, then turn them all back until it means something.',
      'The oscilloscope shows a perfect sine wave. It is the mains.',
    ],
    gentle: 'Which puzzle did the oscilloscope solve? One fault found with one trace makes a good story for engineers.',
  },
  {
    says: 'multimeter|multi meter',
    brutal: [
      'Set to ohms by whoever had it last, and now it measures the fuse.',
      'First check of any multimeter: is it dead, or is it the battery in the multimeter?',
    ],
    gentle: 'Fault finding is a way of thinking. Which fault took you a whole day, and what was it in the end?',
  },
  {
    says: 'coordinate measuring machine|cmm programming|cmm inspection|cmm operator|cmm',
    near: 'inspection|measuring|metrology|quality|machine|calypso|pc-dmis|programming|operator|zeiss|mitutoyo|faro|hexagon|inspect|dimensional|aerospace',
    brutal: [
      'The CMM lives in a room at exactly 20 degrees. It gets a lot of visitors in July.',
      'The CMM needs forty minutes and a ruby to tell the shop floor what it did.',
    ],
    gentle: 'Which software, and did you write the programs? Say what you caught before the customer did.',
  },
  {
    says: 'gd&t|geometric dimensioning|geometric tolerancing',
    brutal: ["With GD&T two factories can both be right about the same hole, and it still doesn't fit.", 'GD&T is how a drawing says “no, really round”.'],
    gentle: "Do you apply it or read it? Say which, and whether it's ASME or ISO.",
  },
  {
    says: 'first article inspection|fai report|ppap|as9102',
    brutal: ['A binder to prove that the first one came out right. Nobody mentions the four before it.', 'A PPAP level 3 is a hundred pages about a bracket.'],
    gentle: 'Approved on first submission? That share is the best figure a quality engineer can show.',
  },
  {
    says: 'fmea|pfmea|dfmea|failure mode and effects analysis',
    brutal: [
      'An FMEA is two days in a room imagining how a bracket could let everybody down.',
      'Severity nine, occurrence two, detection four, and lunch at half past twelve.',
    ],
    gentle: 'Which risk did the table show that nobody had thought of? It is a line no other candidate has.',
  },
  {
    says: '5s|5s audit|5s implementation',
    not: '5s iphone|iphone',
    brutal: [
      '5S is five Japanese words for “where is the broom”.',
      'There is tape round the stapler, a label under the stapler, and no stapler.',
      'Sort, set in order, shine. The other two are for after the audit.',
    ],
    gentle: 'A score before and after would prove it lasted. The fifth S is the one everybody asks about.',
  },
  {
    says: 'kaizen|kaizen event',
    brutal: [
      'Kaizen: a week of sticky notes, after which the bin is two metres nearer.',
      'Kaizen means small steps for ever. The first is to move the whiteboard.',
    ],
    gentle: 'Which small change from Kaizen paid off most? Seconds per part times a year makes a sum worth printing.',
  },
  {
    says: 'value stream mapping|value stream map|vsm',
    not: 'software|safe agile|surgical|video',
    brutal: [
      'Four metres of brown paper to show that the part waits for nine days and is worked on for six minutes.',
      'On the value stream map there is a triangle for stock. The map is mainly triangles.',
    ],
    gentle: 'What was the lead time before, and after? Two numbers and this line is finished.',
  },
  {
    says: 'gemba|gemba walk',
    brutal: [
      'Japanese for going to look. In English it needs a meeting invitation.',
      'On a gemba walk six managers in clean boots watch one person try to work normally.',
    ],
    gentle: 'What did you see on the floor that no report had said? One example is all it needs.',
  },
  {
    says: 'smed|quick changeover|changeover',
    near: 'machine|line|production|tool|setup|manufacturing|smed|die|mould|downtime|press|packaging|product|minutes|lean',
    brutal: [
      'A pit stop, apart from the tyres, the speed, and everyone being there.',
      'A changeover used to take an hour. Forty minutes of it was looking for the Allen key.',
    ],
    gentle: 'How many minutes before, and how many after? Nothing is understood faster in a factory.',
  },
  {
    says: 'root cause analysis|five whys|5 whys|5 why',
    not: 'cable|jack|connector|clinical|patient|records|audio',
    brutal: [
      'Ask why five times. It stops at whoever was on leave.',
      'The root cause was “operator error” until somebody asked who had put the two buttons side by side.',
    ],
    gentle: 'Give the surprise that your {it} turned up: what everyone believed, and what it was. It makes a memorable minute in an interview.',
  },
  {
    says: 'capa|non conformance report|non-conformance report|nonconformance|ncr report',
    not: 'employee|disciplinary|staff|discipline|personnel',
    brutal: [
      'Corrective action: operator retrained. The machine, which did it, was present.',
      'Closed on the last day of the month, together with forty others, in one sitting.',
    ],
    gentle: 'How many days to close one, and did it stay closed? An auditor looks at the second.',
  },
  {
    says: 'iso 9001|iso9001',
    brutal: [
      'Say what you do, do what you say, and hide the other ring binder on the day.',
      'The ISO 9001 certificate hangs in reception, slightly crooked, under document control.',
    ],
    gentle: 'Was it the first certificate or keeping it? And if there were no major findings, those words belong here.',
  },
  {
    says: 'preventive maintenance|preventative maintenance|planned maintenance|planned preventative maintenance|ppm schedule',
    brutal: [
      'Stopping a machine that works, so that it will not stop. Try explaining that to production.',
      'Planned maintenance has a calendar. The machine has its own.',
    ],
    gentle: 'For your {it}, the figure is planned against reactive, in percent. Where did it stand when you came, and where did it go from there?',
  },
  {
    says: 'lockout tagout|lock out tag out|lock-out tag-out|loto|lock out/tag out|lockout/tagout',
    brutal: [
      'The only key to the padlock is in a pocket, and the pocket is in the canteen queue.',
      'Seven padlocks on one switch: nothing else in the plant gets decided unanimously.',
    ],
    gentle: 'Discipline that everyone’s hands depend on. Were you the trainer too? Then put that first.',
  },
  {
    says: 'near miss|near-miss|near misses|near miss reporting',
    not: 'patient|patients|clinical|nhs|ward|medication|hospital|nurse',
    brutal: [
      'Cards are drawn for a voucher in December. Near misses always go up in November.',
      'A near miss: nothing happened, five people saw it, and one of them wrote it down.',
    ],
    gentle: 'A rise in reports can be good news. What got put right because of one of them?',
  },
  {
    says: 'osha 10|osha 30|osha 10-hour|osha 30-hour|osha 10 hour|osha 30 hour|osha-10|osha-30',
    brutal: ['Hour nine is ladders. Hour ten is also ladders.', 'A card in the wallet that says how many hours you have sat still for safety.'],
    gentle: 'Say construction or general industry. The card is different, and so is the gate it opens.',
  },
  {
    says: 'osha',
    near: 'inspection|inspections|audit|audits|inspector|violation|violations|citation|citations|recordable|recordables',
    not: '10|30',
    brutal: [
      'Say those four letters in a workshop, and six pairs of goggles come down off six foreheads.',
      'OSHA is coming on Tuesday. By Monday night there is a railing.',
    ],
    gentle: 'Inspections passed, programmes written, crews trained? One fact turns the four letters into a skill.',
  },
  {
    says: 'safety data sheet|msds|material safety data sheet',
    brutal: ['Twelve pages to say: do not drink the descaler.', 'The data sheet for washing up liquid, filed as if it were plutonium.'],
    gentle: 'Which substances, really? Bleach is one thing and isocyanates another, and an employer needs to know.',
  },
  {
    says: 'confined space',
    not: 'patient',
    brutal: [
      'A confined space: a dark tank, a tripod, and a colleague whose whole job is not to come in after you.',
      'The first half of the course is about why you should not go in.',
    ],
    gentle: 'Low, medium or high risk? Print the level, because the pay follows it.',
  },
  {
    says: 'assembly line|production line|manufacturing line',
    brutal: [
      'Eleven seconds a part on the assembly line, and the radio only knows nine songs.',
      "The line stops for a fault, for a fire and for somebody's cake. Fastest for the cake.",
    ],
    gentle: 'What came off the {it}, at what rate, and how many stations could you cover? The last one is worth money.',
  },
  {
    says: 'rotating shift|continental shift|dupont shift|panama shift',
    brutal: ['Rotating shifts make Tuesday a matter of opinion.', 'Earlies, lates, nights, and one rest day for finding out which meal it is.'],
    gentle: 'Print the pattern as it was worked. To a plant that runs round the clock it answers the first question.',
  },
  {
    says: 'shift handover|shift changeover',
    not: 'nurse|ward|patient|care',
    brutal: [
      '“Been quiet”, says the outgoing shift, next to the puddle.',
      'Everything is in the handover book, between two phone numbers and a drawing of a fish.',
    ],
    gentle: 'A good handover saves the first hour. Was yours spoken, written, or both, and who taught it to you?',
  },
  {
    says: 'gmp|good manufacturing practice|cgmp|good manufacturing practices',
    brutal: [
      'If it is not written down it did not happen. If it is in pencil, it did not happen twice.',
      'GMP: cross it out once, initial it, date it, and explain the date.',
    ],
    gentle: 'Have you stood through an inspection? Tell me whose it was and how it ended.',
  },
  {
    says: 'foundry|sand casting|metal casting',
    brutal: [
      'Liquid metal, poured into a hole in some sand. In five thousand years nobody has found a better idea.',
      'A foundry keeps its heatwave indoors, all year, with a crane over it.',
    ],
    gentle: 'Which metal, and what did the castings end up in? A ship or a bell is worth naming.',
  },
  {
    says: 'non destructive testing|non-destructive testing|ndt|ultrasonic testing|dye penetrant|magnetic particle',
    brutal: ['You look for a crack nobody can see, and hope to write the word “nil”.', 'Non destructive testing: the other kind is called using it.'],
    gentle: 'Methods, levels and scheme belong next to {it}: PCN or ASNT is the first thing a client checks.',
  },
  {
    says: 'hydraulics|hydraulic|hydraulic system',
    near: 'pneumatic|pump|press|cylinder|system|machine|hose|valve|repair|maintenance|mechanic|mechanical|pneumatics',
    not: 'modelling|river|flood|hydrology',
    brutal: ['It can lift a house, and it is always slightly wet underneath.', 'There are two states for a hydraulic hose: new, and on your trousers.'],
    gentle: 'Reading the circuit diagram is the rare part. Mobile plant or fixed? Then say up to which pressure.',
  },
  {
    says: 'nuclear power|nuclear plant|nuclear power station|nuclear site|nuclear decommissioning',
    brutal: [
      'The plan runs to the year 2120. The car park permit has to be renewed in March.',
      'Nuclear power: the cleverest way anyone has found of boiling a kettle.',
    ],
    gentle: 'The site licence world has its own paperwork and clearances. Name those you hold, they take months to get.',
  },
  {
    says: 'substation|switchgear|high voltage|hv switching|authorised person hv',
    not: 'battery electric',
    brutal: ['A substation hums, is fenced, and has a yellow sign with a very clear drawing.', 'In a substation nobody says “let’s just try it”.'],
    gentle: 'Voltages and switching authorisation, please. A network operator reads nothing before those.',
  },
  {
    says: 'bosiet|huet|offshore survival',
    brutal: [
      'BOSIET: strapped into a helicopter, turned upside down in a pool, and handed a certificate.',
      'The helicopter in a BOSIET never leaves the pool. Everyone else does, in a hurry.',
    ],
    gentle: 'Expiry dates of BOSIET and medical side by side would let a crewing desk book you this week.',
  },
  {
    says: 'oil rig|offshore rig|offshore platform|north sea platform|oil platform',
    not: 'film',
    brutal: [
      'An oil rig is two weeks of steel, steak and other people’s alarm clocks.',
      'On a rig the nearest shop is a helicopter away, and it is shut for fog.',
    ],
    gentle: 'What did you keep running out there, and on what rotation? A shore manager needs only those two.',
  },
  {
    says: 'hazop|process safety|hazop study',
    brutal: ['More flow, less flow, no flow, reverse flow, lunch.', 'A HAZOP is six engineers round one valve for a day, being professionally pessimistic.'],
    gentle: 'Chair, scribe or team? And the action you are glad was on the list: that one belongs in the line.',
  },
  {
    says: 'plant shutdown|turnaround|outage planning|plant turnaround',
    near: 'refinery|plant|shutdown|maintenance|outage|power|petrochemical|boiler|unit|turbine|chemical',
    not: 'business|financial|company|performance|time',
    brutal: [
      'A turnaround: twenty one days to take a refinery apart, and on day two they find what nobody had ordered.',
      'The plant is off, nine hundred contractors are in, and there is one turnstile.',
    ],
    gentle: 'Days planned, days used, and the people on site at the peak. It is a project that fits in one line.',
  },
  {
    says: 'water treatment|wastewater|waste water|sewage treatment|sewage works|effluent',
    not: 'pool|spa',
    brutal: [
      'The whole town contributes to wastewater, and not one of them has written to say thanks.',
      'A trade where people at parties ask one question and then move along the table.',
    ],
    gentle: 'At the other end of the {it} there are people: how many? A population figure makes the importance clear at once.',
  },
  {
    says: 'factory acceptance test|site acceptance test|factory acceptance testing|site acceptance testing',
    brutal: [
      'At the factory it ran for four hours without a fault. It had not met your floor.',
      'An acceptance test passes with comments. The comments are longer than the test.',
    ],
    gentle: 'The machine, and the list you made it clear before shipping: that is where you saved the budget.',
  },
  {
    says: 'bin lorry|refuse collection|refuse truck|refuse collector|bin collection|waste collection|garbage truck',
    brutal: [
      'A bin lorry is heard at six, seen at ten past, and run after in slippers at eleven minutes past.',
      'Twelve hundred bins a round, and one resident films.',
    ],
    gentle: 'Rounds finished in all weathers say more than any adjective. Loader or driver, and how many homes?',
  },
  {
    says: 'fly tipping|flytipping|fly-tipping|illegal dumping',
    brutal: [
      'Fly tipping is a sofa in a lane, a mile from a tip that was open.',
      'Inside fly tipped rubbish there is always one letter with an address. They never think of the letter.',
    ],
    gentle: 'Did you clear it, investigate it or get somebody fined? Cases that stuck are the ones to count.',
  },
];
