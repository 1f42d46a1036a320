import type { ComicEntry } from '../comic-entry.ts';

/** Factories, machine tools, engineering, safety at work, energy, waste and mining. */
export const MACHINE_THINGS: readonly ComicEntry[] = [
  {
    says: 'cnc|cnc machine|cnc machining|cnc milling|cnc lathe|cnc programming',
    brutal: [
      'It does exactly as it is told, which is how the vice got that notch.',
      'One decimal point in the wrong place, and a CNC makes a very precise hole in the table.',
      'The program ran perfectly nine hundred times. Then somebody closed the door and went for tea.',
    ],
    gentle: 'Control, axes and material: Fanuc or Heidenhain, three or five, brass or titanium. That is your price list.',
  },
  {
    says: 'lathe|turning lathe|manual lathe|centre lathe',
    brutal: [
      'Turn it down by a hair, measure, and find out that it was somebody else’s hair.',
      'You start a job on the lathe with a large piece of steel and a plan, and end with either.',
    ],
    gentle: 'Manual or CNC, one offs or batches? A hand on a manual lathe has become a reason to hire.',
  },
  {
    says: 'g-code|g code|gcode',
    brutal: ['G00: the command for finding out what is in the way, at full speed.', 'G-code is a language with no word for sorry.'],
    gentle: 'Writing it by hand is a different skill from posting it out of CAM. Which is yours?',
  },
  {
    says: 'mastercam|cam programming|cad/cam|cad cam',
    not: 'dental|dentistry|crown',
    brutal: [
      'In the simulation the tool goes round the clamp. It always goes round the clamp in the simulation.',
      'Mastercam says eleven minutes. The machine has not been told about the coffee.',
    ],
    gentle: 'Cycle time saved is the line to add. Do you remember one part that got much faster?',
  },
  {
    says: 'solidworks|solid works',
    brutal: [
      'Move one hole and forty mates go red.',
      'SolidWorks has crashed once since the last save, which was the only hour that mattered.',
      'On screen it fits together beautifully. On screen nobody has to get a spanner in.',
    ],
    gentle: 'Sheet metal, weldments, moulds, large assemblies? And was any of it built? Say what you held in your hand later.',
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
    gentle: 'Siemens, Allen Bradley, Mitsubishi? And did you write from scratch, or find the fault at midnight? Both sell.',
  },
  {
    says: 'scada|scada system',
    brutal: [
      'A whole waterworks on one screen, drawn by someone who liked flashing.',
      'Two thousand alarms a shift on the SCADA, and the important one is mauve.',
    ],
    gentle: 'Which plant and how many points? If you cut the alarms, tell by how much. Operators will love you for it.',
  },
  {
    says: 'tia portal|siemens s7|simatic',
    brutal: [
      'TIA Portal 17 opens in version 18 and never goes home again.',
      'The program is on a laptop, the laptop runs XP, and it lives in a drawer marked “do not update”.',
    ],
    gentle: 'Commissioned on site, or kept running? Name the line it moved: bottles, biscuits, boxes.',
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
    says: 'cobot|collaborative robot',
    brutal: [
      'A colleague that stops when you bump into it, and so gets nothing done near the coffee.',
      'A cobot comes with no cage. The risk assessment is the cage.',
    ],
    gentle: 'What did it take over, and what did the people do instead? That is the question every factory has.',
  },
  {
    says: '3d printing|3d printer|additive manufacturing|3d print',
    brutal: [
      'A 3D print takes fourteen hours, and in hour thirteen it makes spaghetti.',
      'A 3D printer can make any part in the world, and it mainly makes parts for the 3D printer.',
    ],
    gentle: 'Metal, resin or filament, prototypes or final parts? One that is in use somewhere is worth naming.',
  },
  {
    says: 'injection moulding|injection molding|injection mould|injection mold',
    brutal: [
      'Injection moulding makes one every eleven seconds, day and night, and it is the lid.',
      'A mould costs as much as a house, and it makes the clip that snaps first.',
    ],
    gentle: 'Tonnage, material and scrap rate. The last one is where a good setter shows.',
  },
  {
    says: 'press brake|brake press',
    brutal: [
      'A press brake bends steel like card, and the drawing was for the other side.',
      'Bend number five is where you find out that bend two was in the way.',
    ],
    gentle: 'Thickness and tolerance, and whether you set it yourself. Fabrication shops ask in this order.',
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
    gentle: 'Down to what size, and to which IPC class? Rework under a microscope is a skill worth spelling out.',
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
    gentle: 'Which puzzle did it solve? One fault found with one trace makes a good story for engineers.',
  },
  {
    says: 'multimeter|multi meter',
    brutal: [
      'Set to ohms by whoever had it last, and now it measures the fuse.',
      'First check of any multimeter: is it dead, or is it the battery in the multimeter?',
    ],
    gentle: 'Fault finding is a way of thinking. Describe the last one that took a full day.',
  },
  {
    says: 'micrometer|vernier|vernier caliper|dial caliper|caliper',
    not: 'brake',
    brutal: [
      'Down to a hundredth of a millimetre, wiped on a sleeve.',
      'A micrometer settles arguments between two people who then agree that it needs calibrating.',
    ],
    gentle: 'To what tolerance? Inspectors think in numbers, and this line has room for one.',
  },
  {
    says: 'coordinate measuring machine|cmm programming|cmm inspection|cmm operator|cmm',
    near: 'inspection|measuring|metrology|quality|machine|calypso|pc-dmis|programming|operator|zeiss|mitutoyo|faro|hexagon|inspect|dimensional|aerospace',
    brutal: [
      'It lives in the only room of the factory at exactly 20 degrees. Visitors are frequent in July.',
      'The CMM needs forty minutes and a ruby to tell the shop floor what it did.',
    ],
    gentle: 'Which software, and did you write the programs? Say what you caught before the customer did.',
  },
  {
    says: 'gd&t|geometric dimensioning|geometric tolerancing',
    brutal: ['Small boxes with hieroglyphs, by which two factories can be right about the same hole.', 'GD&T is how a drawing says “no, really round”.'],
    gentle: 'Applying it and reading it are two levels. Which standard, ASME or ISO?',
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
    says: 'statistical process control|spc chart|control chart|cpk',
    brutal: [
      'Seven points in a row on one side of the line, and somebody says it is probably the weather.',
      'A control chart has an upper limit, a lower limit, and a point outside with “gauge?” written beside it.',
    ],
    gentle: 'Before and after Cpk would make this sing to a quality manager. Do you have the two?',
  },
  {
    says: 'six sigma green belt|green belt',
    not: 'karate|judo|taekwondo|jiu|planning|land|housing|aikido',
    brutal: ['A martial art against coffee spoons being in the wrong drawer.', 'Green belt: allowed to draw the histogram, not yet to shout at it.'],
    gentle: 'The certificate asks for a project. What did yours save? That is the half of the line to add.',
  },
  {
    says: 'six sigma black belt|black belt',
    near: 'sigma|lean|process|improvement|dmaic|master',
    brutal: [
      'A black belt: the deadliest fighter in the building, if attacked by a bar chart.',
      '3.4 defects in a million, and the printer on the second floor has had all of them.',
    ],
    gentle: 'How many projects led, how many belts trained, how much money? Those three are always asked.',
  },
  {
    says: 'six sigma|dmaic',
    not: 'belt',
    brutal: [
      'Define, measure, analyse, improve, control, and by then the machine has been sold.',
      'Six Sigma would allow 3.4 mistakes per million. Has it seen the canteen menu?',
    ],
    gentle: 'The method is known; the result is yours. Put the before and after of one project here.',
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
    gentle: 'Which small change paid off most? Seconds per part times a year makes an impressive sum.',
  },
  {
    says: 'kanban',
    near: 'manufacturing|production|factory|lean|stock|material|inventory|supplier|warehouse|line|jit|5s',
    not: 'jira|agile|scrum|software|sprint|trello',
    brutal: [
      'A card that travels with the box, until it travels home in a pocket.',
      'With kanban the empty bin is the order. So nobody may ever tidy up an empty bin.',
    ],
    gentle: 'Stock went down by how much? Few cards have ever had a better business case.',
  },
  {
    says: 'value stream mapping|value stream map|vsm',
    not: 'software|safe agile|surgical|video',
    brutal: [
      'Four metres of brown paper to show that the part waits for nine days and is worked on for six minutes.',
      'On the value stream map there is a triangle for stock. The map is mainly triangles.',
    ],
    gentle: 'Lead time before, lead time after: two numbers and this line is finished.',
  },
  {
    says: 'gemba|gemba walk',
    brutal: [
      'Japanese for going to look. In English it needs a meeting invitation.',
      'On a gemba walk six managers in clean boots watch one person try to work normally.',
    ],
    gentle: 'What did you see on the floor that no report had said? One example is enough.',
  },
  {
    says: 'poka yoke|poka-yoke|mistake proofing|error proofing',
    brutal: [
      'A peg that stops you fitting it backwards. The night shift has filed it down.',
      'Make a thing foolproof with poka yoke, and Monday brings a better fool.',
    ],
    gentle: 'The cleverest ones cost almost nothing. Describe the one you are proudest of.',
  },
  {
    says: 'oee|overall equipment effectiveness',
    brutal: [
      'Availability times performance times quality. Three good numbers that multiply into a sulk.',
      'The OEE is 61 percent. World class is 85. The line is waiting for caps.',
    ],
    gentle: 'From where to where, and which of the three losses did you attack? That is a full story in a line.',
  },
  {
    says: 'smed|quick changeover|changeover',
    near: 'machine|line|production|tool|setup|manufacturing|smed|die|mould|downtime|press|packaging|product|minutes|lean',
    brutal: [
      'A pit stop, apart from the tyres, the speed, and everyone being there.',
      'A changeover used to take an hour. Forty minutes of it was looking for the Allen key.',
    ],
    gentle: 'Minutes before and minutes after. No other figure is understood faster in a factory.',
  },
  {
    says: 'root cause analysis|five whys|5 whys|5 why',
    not: 'cable|jack|connector|clinical|patient|records|audio',
    brutal: [
      'Ask why five times. It stops at whoever was on leave.',
      'The root cause was “operator error” until somebody asked who had put the two buttons side by side.',
    ],
    gentle: 'Give the surprise: what everyone believed, and what it was. It makes a memorable minute in an interview.',
  },
  {
    says: 'fishbone|ishikawa|8d report|8d methodology|8d problem solving',
    brutal: [
      'Method, machine, material, and a bone reserved for the weather.',
      'A fishbone diagram has many branches, and all eyes go to the one marked “people”.',
    ],
    gentle: 'Which complaint was it, and did it ever come back? Never again is the strongest ending.',
  },
  {
    says: 'corrective action|capa|non conformance report|non-conformance report|nonconformance|ncr report',
    not: 'employee|disciplinary|staff|discipline|personnel',
    brutal: [
      'Corrective action: operator retrained. The machine, which did it, was present.',
      'Closed on the last day of the month, together with forty others, in one sitting.',
    ],
    gentle: 'Days to close, and the share that stayed closed. Auditors look at the second.',
  },
  {
    says: 'iso 9001|iso9001',
    brutal: [
      'Say what you do, do what you say, and hide the other ring binder on the day.',
      'The ISO 9001 certificate hangs in reception, slightly crooked, under document control.',
    ],
    gentle: 'First certification or keeping it? No major findings is worth five words of your space.',
  },
  {
    says: 'iso 14001|iso14001|environmental management system',
    brutal: [
      'A standard for the planet, in a ring binder, printed single sided.',
      'For ISO 14001 somebody follows the drain from the yard to see whose river it is.',
    ],
    gentle: 'Waste, water or energy: what fell, and by how much? The standard asks for improvement, so show one.',
  },
  {
    says: 'preventive maintenance|preventative maintenance|planned maintenance|planned preventative maintenance|ppm schedule',
    brutal: [
      'Stopping a machine that works, so that it will not stop. Try explaining that to production.',
      'Planned maintenance has a calendar. The machine has its own.',
    ],
    gentle: 'Planned against reactive, in percent, is the figure. Where did it stand when you came and where is it now?',
  },
  {
    says: 'cmms|maximo|ibm maximo',
    near: 'maintenance|work order|asset|plant|facilities|equipment|planner|cmms|preventive|technician',
    brutal: ['Work order closed. Comments field: “done”.', 'The CMMS lists a pump that was scrapped in spring and is serviced every month.'],
    gentle: 'If you cleaned up the asset list, tell it. It is dull work that saves a plant real money.',
  },
  {
    says: 'lockout tagout|lock out tag out|lock-out tag-out|loto|lock out/tag out|lockout/tagout',
    brutal: [
      'The only key to the padlock is in a pocket, and the pocket is in the canteen queue.',
      'Lockout: seven padlocks on one switch, and the only true democracy in the plant.',
    ],
    gentle: 'Discipline that everyone’s hands depend on. Were you the trainer too? Then put that first.',
  },
  {
    says: 'machine guarding|machine guard|puwer',
    brutal: ['Every guard is there because of somebody, and they can tell you the year.', 'The guard is yellow, interlocked, and tied back with string.'],
    gentle: 'How many machines did you assess, and what was changed? Numbers make safety work visible.',
  },
  {
    says: 'near miss|near-miss|near misses|near miss reporting',
    brutal: [
      'Cards are drawn for a voucher in December. Near misses always go up in November.',
      'A near miss: nothing happened, five people saw it, and one of them wrote it down.',
    ],
    gentle: 'A rise in reports can be good news. What was put right because of one of them?',
  },
  {
    says: 'lost time incident|lost time injury|lost time accident|ltifr|lost-time',
    brutal: [
      'A board at the gate, a number on it, and somebody with a ladder whose job is to add one.',
      'Days without a lost time accident. Nobody dares to be the one who trips at 999.',
    ],
    gentle: 'Hours worked without one is the fair figure, with the size of the crew beside it.',
  },
  {
    says: 'osha 10|osha 30|osha 10-hour|osha 30-hour|osha 10 hour|osha 30 hour|osha-10|osha-30',
    brutal: ['Hour nine is ladders. Hour ten is also ladders.', 'A card in the wallet that says how many hours you have sat still for safety.'],
    gentle: 'Say construction or general industry. The card is different, and so is the gate it opens.',
  },
  {
    says: 'osha',
    not: '10|30',
    brutal: [
      'Say those four letters in a workshop, and six people put their goggles down from their hair.',
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
    says: 'manual handling|safe lifting',
    not: 'patient|resident|hoist|people|moving and',
    brutal: [
      'Manual handling: an hour’s training on a cardboard box that has been empty since 2006.',
      'Bend the knees, says the course. Bring a friend, says the piano.',
    ],
    gentle: 'If you taught it, say how many. The best trainers come from the floor.',
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
      'Eleven seconds each, and the radio is the part that gets harder.',
      'The line stops for a fault, for a fire, and for somebody’s cake, and fastest for the cake.',
    ],
    gentle: 'What came off the end, how many an hour, and how many stations could you cover? The last one is worth money.',
  },
  {
    says: 'bottling line|bottling plant|bottling hall',
    brutal: [
      'Nothing is as loud as forty thousand bottles an hour, except the silence when they stop.',
      'One bottle falls over on the line, and behind it a whole factory changes its mood.',
    ],
    gentle: 'Speed and downtime are the two that count. Did you set it, run it or mend it?',
  },
  {
    says: 'four on four off|4 on 4 off|4on4off',
    brutal: [
      'Four days on, four days off, and nobody you know is ever off on them.',
      'On four on four off the fourth night is always the one with the delivery.',
    ],
    gentle: 'Some firms live on people who do this gladly. If you kept good attendance through it, print that.',
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
    gentle: 'Which market, and have you stood through an inspection? Say how it ended.',
  },
  {
    says: 'powder coating|powder coat|powder coater',
    brutal: [
      'The powder coat is called anthracite. It used to be called grey and cost less.',
      'Powder coating goes on like flour, comes out like armour, and is scratched by the fitter.',
    ],
    gentle: 'Which process, and reject rate if you know it. A clean finish is harder than it looks.',
  },
  {
    says: 'foundry|sand casting|metal casting',
    brutal: [
      'Liquid metal, poured into a hole in some sand. In five thousand years nobody has found a better idea.',
      'A foundry is the one place where people come in from a heatwave to warm up.',
    ],
    gentle: 'Which metal and what weight? Parts that ended in a ship or a bell are worth the name.',
  },
  {
    says: 'printing press|offset printing|heidelberg speedmaster|lithographic printing|offset press|flexographic',
    not: 'university|germany|cement',
    brutal: [
      'The press runs at ten thousand an hour, and the typo is in the headline.',
      'Cyan, magenta, yellow, black, and a client who saw it on a phone first.',
    ],
    gentle: 'Formats, colours, and makeready time. A printer who wastes little paper should say how little.',
  },
  {
    says: 'non destructive testing|non-destructive testing|ndt|ultrasonic testing|dye penetrant|magnetic particle',
    brutal: ['You look for a crack nobody can see, and hope to write the word “nil”.', 'Non destructive testing: the other kind is called using it.'],
    gentle: 'Methods and levels, and under which scheme. PCN or ASNT is the first thing a client checks.',
  },
  {
    says: 'calibration|calibrated instrument|calibrate instrument',
    not: 'performance|rating|salary|talent|interview|model|hr',
    brutal: [
      'Calibration is a sticker with a date on it, and the date is why it is in a drawer.',
      'Checked against a better one, which was checked against a better one, which lives in Teddington.',
    ],
    gentle: 'What kind: pressure, mass, temperature, electrical? And if the lab was accredited, put the number of the standard.',
  },
  {
    says: 'hydraulics|hydraulic|hydraulic system',
    near: 'pneumatic|pump|press|cylinder|system|machine|hose|valve|repair|maintenance|mechanic|mechanical|pneumatics',
    not: 'modelling|river|flood|hydrology',
    brutal: ['It can lift a house, and it is always slightly wet underneath.', 'There are two states for a hydraulic hose: new, and on your trousers.'],
    gentle: 'Reading the circuit diagram is the rare part. Mobile plant or fixed? Then say up to which pressure.',
  },
  {
    says: 'wind turbine|wind farm|windfarm',
    brutal: [
      'A view to Denmark, and the spanner is at the bottom.',
      'Eighty metres of ladder to a wind turbine’s oil filter, and it is calm only on your day off.',
    ],
    gentle: 'Onshore or offshore, which make, and is the GWO in date? Those three settle the call.',
  },
  {
    says: 'solar farm|solar park|utility scale solar',
    brutal: ['Forty acres of glass, and the sheep keep the grass down without a contract.', 'Nothing moves on a solar farm except the numbers and a lamb.'],
    gentle: 'Megawatts and your part in them: development, build or operation?',
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
    says: 'smart meter|meter reading|meter reader|meter installer|smart metering',
    brutal: [
      'The meter is at the back of the cupboard, behind a hoover and what is left of a tent.',
      'Once there is a smart meter, the kettle becomes a topic.',
    ],
    gentle: 'Installs a day, and how many first time? Suppliers pay by that.',
  },
  {
    says: 'bosiet|huet|offshore survival',
    brutal: [
      'BOSIET: strapped into a helicopter, turned upside down in a pool, and handed a certificate.',
      'The only course where nobody falls asleep after lunch, since lunch is in the balance.',
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
    gentle: 'Rotation, role and rig type make it readable. What did you run, or keep running?',
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
      'To wastewater the whole town contributes, and not one of them has written to say thanks.',
      'A trade where people at parties ask one question and then move along the table.',
    ],
    gentle: 'How many people drink it, or send it? A population figure makes the importance clear at once.',
  },
  {
    says: 'standby generator|backup generator|diesel generator|genset',
    brutal: ['Tested every month, and on the night it had a flat battery.', 'A standby generator talks to the car park for ten minutes every first Monday.'],
    gentle: 'Kilowatts, load tests, call outs. Did it ever have to do its duty for real?',
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
    says: 'recycling centre|recycling center|recycling plant|household waste recycling centre|waste recycling|materials recovery facility',
    brutal: [
      'Eleven containers, and somebody is holding a thing that is half wood and half telly.',
      'Every rule of recycling is on the sign. Nobody has come here to read.',
    ],
    gentle: 'The rate, the tonnes, what you kept out of landfill: choose one. It is a figure councils are judged by.',
  },
  {
    says: 'fly tipping|flytipping|fly-tipping|illegal dumping',
    brutal: [
      'Fly tipping is a sofa in a lane, a mile from a tip that was open.',
      'Inside fly tipped rubbish there is always one letter with an address. They never think of the letter.',
    ],
    gentle: 'Cleared, investigated or fined? The number of cases that stuck is the one to print.',
  },
  {
    says: 'landfill',
    brutal: ['Forty thousand gulls cannot be wrong.', 'The landfill is full by 2031, said the plan. The sofas had not read it.'],
    gentle: 'Diversion, gas, or restoring the hill afterwards? Each is a profession. Say which of them was yours.',
  },
];
