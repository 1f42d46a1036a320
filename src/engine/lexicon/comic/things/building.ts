import type { ComicEntry } from '../comic-entry.ts';

/** Things of building sites, trades, surveying and the paper that goes with them. */
export const BUILDING_THINGS: readonly ComicEntry[] = [
  {
    says: 'cscs card|cscs',
    brutal: ['A CSCS card lives in the other jacket, which lives in the other van.', 'A CSCS card proves to a turnstile that you would recognise a hole.'],
    gentle: 'Add the colour and the expiry date. A site manager looks for those two before reading anything else on the page.',
  },
  {
    says: 'smsts',
    brutal: [
      'SMSTS: five days of site management in the one place with no site, a conference room with mints.',
      'After an SMSTS nobody can carry a plank past you without you wondering who briefed them.',
    ],
    gentle: 'This one opens the door to running a site. Say until when it is valid, and name the biggest job you have run under it.',
  },
  {
    says: 'sssts',
    brutal: [
      'An SSSTS is one letter and three days away from SMSTS, with most of the shouting already included.',
      'Two days of training to become the person everybody asks where the skip is going.',
    ],
    gentle: 'A supervisor ticket is a promise of more. Say how many people, and which trades, have answered to you on a site.',
  },
  {
    says: 'iosh managing safely|iosh',
    brutal: [
      'After IOSH, no trailing cable in any restaurant is ever just a cable again.',
      'They teach you to assess a wet floor so thoroughly that it dries.',
    ],
    gentle: 'Worth its own line with the year. Even better: the one thing you changed at work in the month after the course.',
  },
  {
    says: 'nebosh',
    brutal: ['You can ruin any hotel now, starting with the balcony rail.', 'NEBOSH turns a pub staircase into eleven findings and a sketch.'],
    gentle: 'Say which NEBOSH it is, the certificate or the diploma. Employers pay very differently for the two.',
  },
  {
    says: 'risk assessment',
    not: 'credit|financial|fraud|suicide|patient|clinical|safeguarding|market|cyber|domestic|falls|offender|child|children|loan|portfolio|audit',
    brutal: [
      'Likelihood times severity, and then the risk goes down because somebody bought a sign.',
      'Every risk assessment opens with slips and trips, as if the crane could wait its turn.',
      'Review date: last March. Reviewed by: the person who left last February.',
    ],
    gentle: 'Name one hazard you spotted that nobody else had, and what was done about it. That tells more than the form.',
  },
  {
    says: 'method statement',
    brutal: [
      'A method statement is forty pages, read and signed by the whole gang between the kettle and the gate.',
      'It explains how to put up a shelf, in nine steps, of which six are about the ladder.',
    ],
    gentle: 'Which was the most awkward job you have seen one written for? One line on that shows judgement, not just paperwork.',
  },
  {
    says: 'rams',
    near: 'site|risk|method|contractor|subcontractor|safety|review|construction|toolbox|permit',
    not: 'sheep|lamb|ewe|flock|tup',
    brutal: [
      'RAMS for changing a bulb: eleven pages, three signatures, and by then it is daylight.',
      'Look closely at page six and you will find the name of the site they were copied from.',
    ],
    gentle: 'Say whether they come from your pen or past your desk, and for what kind of work. The two are different jobs.',
  },
  {
    says: 'permit to work|work permit system',
    brutal: [
      'Permission, in triplicate, to do the thing you were sent here to do.',
      'A permit to work needs one more signature, and its owner has just gone to lunch.',
    ],
    gentle: 'Anyone trusted with permits is trusted with a site. Say which kinds: electrical, excavation, confined space?',
  },
  {
    says: 'hot works permit|hot work permit|hot works|hot work',
    not: 'weather|kitchen',
    brutal: [
      'You may set fire to things from nine till eleven, then stand there for an hour and look at them.',
      'The last hour of hot works is one person watching a pipe do nothing.',
    ],
    gentle: 'A quiet responsibility that insurers take very seriously. Add where: an occupied building makes it a different story.',
  },
  {
    says: 'snag list|snagging list|snagging|snags',
    brutal: [
      'There are two lengths of snag list: the one at handover, and the one after the client brings a torch.',
      'One doorstop, two scratches, and the same paint run described three different ways.',
    ],
    gentle: 'Closing snags is where reputations are made. Do you know how many were left on the last handover, and how fast they went?',
  },
  {
    says: 'punch list|punchlist',
    brutal: [
      'Nobody gets punched. A punch list is doors that do not close, kept by people who would like to.',
      'The last two percent of the building and half of the emails.',
    ],
    gentle: 'Finishing is a rarer skill than starting. If you remember the number of items and the days it took, print both.',
  },
  {
    says: 'toolbox talk',
    brutal: [
      'A toolbox talk has no toolbox and barely a talk. Ten minutes in the drizzle, one biro between thirty.',
      'Delivered at half past seven to forty people holding bacon rolls. Tougher room than the Apollo.',
    ],
    gentle: 'Speaking to a cold crew early in the morning is real public speaking. Say what the best one was about.',
  },
  {
    says: 'spirit level',
    brutal: [
      'A spirit level is the one colleague on site without opinions, and people still argue with it.',
      'Drop a spirit level off a scaffold once, and it is a straight edge.',
    ],
    gentle: 'Tools tell a reader what your hands know. Put the job beside it: what came out straight that had not been?',
  },
  {
    says: 'laser level',
    brutal: [
      'It projects, in bright red, what the last builder thought “horizontal” meant.',
      'Switch on a laser level and the whole room finds out about the ceiling at once.',
    ],
    gentle: 'Precision kit deserves the tolerance next to it. To how many millimetres did the work have to be?',
  },
  {
    says: 'total station',
    brutal: [
      'The price of a car, on three legs, in the middle of a road, being asked if it is for Google Maps.',
      'A total station is accurate to a millimetre. The mud it stands in is not.',
    ],
    gentle: 'Name the make and the software you took the points into. Survey firms hire for exactly that pair.',
  },
  {
    says: 'theodolite',
    brutal: [
      'Motorists take a theodolite for a speed camera, and have never driven better.',
      'A theodolite reads angles to the second. The peg it is pointed at was kicked over at lunch.',
    ],
    gentle: 'Optical instruments teach a surveyor what the software hides. Say what you set out or measured with it.',
  },
  {
    says: 'setting out',
    near: 'site|peg|foundation|road|grid|drainage|surveying|engineer|building|house|plot|brickwork|groundworks',
    brutal: [
      'Setting out: four pegs and a string, and after that everybody else can be wrong.',
      'By ten a digger is parked on the peg, and no digger driver has ever seen a peg.',
    ],
    gentle: 'Everything that follows stands on this. Mention the largest structure and the tolerance you worked to.',
  },
  {
    says: 'topographical survey|topographic survey|topo survey',
    brutal: [
      'A topographical survey: four thousand points to prove that the field is not flat. The cows had said so.',
      'Every tree, kerb and manhole on one drawing. The architect then puts the house on the manhole.',
    ],
    gentle: 'How many hectares, and what was built on it afterwards? The second half is what makes a survey interesting.',
  },
  {
    says: 'building survey|condition survey|structural survey|home inspection',
    brutal: [
      'Sixty pages on a house, and one line for the roof because the ladder was three metres.',
      'A survey may end in only one sentence: “further investigation is recommended”.',
    ],
    gentle: 'Say what kind of buildings, and of what period. A Victorian terrace and a sixties tower need different eyes.',
  },
  {
    says: 'plasterboard|drywall|dry lining|drylining|sheetrock',
    brutal: ['Gypsum in a paper sandwich, and people hang televisions from it.', 'A sheet of plasterboard is easy to carry right up to the first doorway.'],
    gentle: 'Boards a day, ceilings as well as walls, metal stud or timber: any one of these tells a foreman what you can do.',
  },
  {
    says: 'plastering|skim coat|rendering and plastering',
    brutal: ['Wet plaster is visited by one finger from everybody in the house.', 'Half of the ceiling goes on the ceiling. The rest is in the eyebrows.'],
    gentle: 'Float and set, skim or lime? Name the kind, because good plasterers are booked by the kind.',
  },
  {
    says: 'bricklaying|brickwork|blockwork',
    brutal: ['One brick is like the next, until the first one was two millimetres out.', 'Brickwork can be covered until five to four. It rains at four.'],
    gentle: 'English bond, Flemish, curved, reclaimed? The most difficult wall you have stood behind deserves its own line.',
  },
  {
    says: 'lime mortar|lime plaster|lime render',
    brutal: [
      'Lime takes months to make up its mind, and then forgives everything for two hundred years.',
      'Lime mortar and a Friday deadline have never been introduced.',
    ],
    gentle: 'Few people can still do this well. Name the building, because heritage clients read for names.',
  },
  {
    says: 'dry stone wall|dry stone walling|drystone wall|drystone walling|dry stone',
    brutal: [
      'The rule of dry stone: never pick up the same stone twice. Everyone picks it up four times.',
      'No mortar, no drawing, and one stone that fits nowhere until you have thrown it over your shoulder.',
    ],
    gentle: 'Metres a day and the county would make this line: walls differ from dale to dale, and wallers notice.',
  },
  {
    says: 'scaffolding|scaffolder|scaffold',
    not: 'learning|literacy|code|react|rails|software|pupil|student|lesson|teaching|instruction',
    brutal: [
      'Scaffolding starts at half past seven, under a bedroom window, with one dropped pole.',
      'Scaffolding goes up in a morning and comes down when the last invoice is paid.',
    ],
    gentle: 'Tube and fitting or a system, and how many lifts high? Those two facts place you at once.',
  },
  {
    says: 'working at height|work at height|working at heights',
    brutal: [
      'In law, height begins wherever a fall would hurt. That takes in the step up to the training room.',
      'Working at height, the whole course in four words: don’t, unless you must.',
    ],
    gentle: 'Give the year, and say from what: roofs, towers, ladders or masts. Each one is a different employer.',
  },
  {
    says: 'safety harness|fall arrest|full body harness',
    brutal: [
      'A harness takes ten minutes to put on, and only then does anybody think of the loo.',
      'Always adjusted for the last person who wore it, and they were built like a filing cabinet.',
    ],
    gentle: 'Inspecting it is a skill too. If you checked and logged the kit for others, say so here.',
  },
  {
    says: 'pasma',
    brutal: ['The card you need before you may climb four metres of Meccano.', 'PASMA is a whole day about not pushing the tower while somebody is on it.'],
    gentle: 'Worth keeping in date: put the expiry next to it, and the highest tower you have built.',
  },
  {
    says: 'ipaf|mewp|mobile elevating work platform',
    brutal: [
      'IPAF: a licence to be lifted very slowly to a light fitting.',
      'The theory takes a morning. Then the basket moves one foot and everyone grips the rail.',
    ],
    gentle: 'Print the categories, 3a or 3b and so on. A hire desk will not guess them for you.',
  },
  {
    says: 'cherry picker|boom lift',
    brutal: [
      'No cherry picker has ever met a cherry. It is gutters, shop signs and one Christmas star a year.',
      'Beeping all the way up, in case the pigeons had not noticed.',
    ],
    gentle: 'What was up there? A sign, a branch, a cable: the job at the top is what an employer wants to read.',
  },
  {
    says: 'scissor lift',
    brutal: [
      'When a scissor lift will not move, somebody has unplugged it to charge a phone.',
      'Up, down, and through a doorway it does not fit. That is the entire repertoire.',
    ],
    gentle: 'Add the licence and the heights. Indoor fit-out firms look for both in the first ten seconds.',
  },
  {
    says: 'tower crane',
    brutal: [
      'A tower crane is the best office on site, and it is two hundred rungs to the toilet.',
      'Everyone on site wants the crane at eight. The wind wants it too, and the wind outranks them.',
    ],
    gentle: 'Lifting is planning. Say what the heaviest or the most awkward lift was, and how close the neighbours were.',
  },
  {
    says: 'slinger|slinger signaller|slinger banksman',
    brutal: [
      'All orders given in mime, to somebody fifty metres up who is eating a pasty.',
      'The slinger hooks it on, gives a thumbs up, and then walks further away than anyone.',
    ],
    gentle: 'Much trust sits in those hand signals. Name the cranes and the loads: glass, steel, precast?',
  },
  {
    says: 'banksman',
    brutal: [
      'Two hands, one whistle, and complete authority over a lorry that cannot see you.',
      'To a reversing lorry a banksman is a small yellow thing waving in one mirror, and then in neither.',
    ],
    gentle: 'A good banksman is the reason nothing happened. How busy was the gate, in lorries a day?',
  },
  {
    says: 'traffic marshal|vehicle marshal|traffic marshall',
    brutal: [
      'A traffic marshal raises a lollipop and thirty tonnes of lorry obey. Kings had less.',
      'All day the weather, the horns, and one cyclist who is sure the sign is for cars.',
    ],
    gentle: 'Keeping a street and a site apart takes nerve. Say what kind of street it was.',
  },
  {
    says: 'excavator|360 excavator|digger|trackhoe',
    not: 'gold digger',
    brutal: [
      'One bucket can take out a wall or a water main, and only one of those was on the drawing.',
      'An excavator has more fans under four foot tall at the fence than any band in the charts.',
    ],
    gentle: 'Tonnage matters: a five tonner and a fifty tonner are two trades. Print the sizes you are happy on.',
  },
  {
    says: 'telehandler|telescopic handler',
    brutal: [
      'Six trades have booked the telehandler for eight, and it is at the gate unloading windows.',
      'Half forklift, half crane, and parked in front of whatever you need.',
    ],
    gentle: 'Building site or farm? The machine is one, the two worlds hire apart. Say which, and the reach.',
  },
  {
    says: 'cpcs|npors',
    brutal: [
      'A59, A40, A09. To a CPCS card those are machines. To HR they are junctions.',
      'A plant card: the only membership where the categories are called out like bingo.',
    ],
    gentle: 'Spell the categories out in words as well. The person who sorts CVs may never have met a dumper.',
  },
  {
    says: 'concrete pour|concrete pouring|pouring concrete|poured concrete|concrete placement|concrete finishing',
    brutal: ['The wagon is booked for eight, arrives at ten, and has to be empty by quarter past.', 'Concrete has one deadline and does not take calls.'],
    gentle: 'Cubic metres and the hour it started would make this vivid. Who was in charge of the finish?',
  },
  {
    says: 'slump test|concrete testing|concrete cube',
    brutal: [
      'A slump test: you make a sandcastle, take the bucket off, and measure how sad it gets.',
      'It failed by two centimetres, and the driver swears nobody touched the hose.',
    ],
    gentle: 'Testing is the part that protects everyone later. Did you ever turn a load away? That belongs here.',
  },
  {
    says: 'rebar|steel fixing|steel fixer|reinforcing steel',
    brutal: ['Knitting, with pliers, bent double.', 'Rebar is the most careful work on site. It gets one inspection and is buried for a century.'],
    gentle: 'Tonnes fixed, or the kind of structure: slab, wall, pile cap? It shows how well you read a drawing.',
  },
  {
    says: 'formwork|shuttering',
    brutal: ['You build a beautiful box, fill it, and smash the box off.', 'Nobody ever admires shuttering. They only notice the bit that moved.'],
    gentle: 'Straight, curved or fair faced? If the concrete was left on show, that is a compliment worth printing.',
  },
  {
    says: 'screed|screeding|floor screed',
    brutal: ['A wet floor, a locked door, three signs, and by two o’clock a boot print.', 'To guard a wet screed, tape is not enough. You want a goose.'],
    gentle: 'How flat it had to be is the interesting number. Add it, and what went on top.',
  },
  {
    says: 'groundworks|groundworker',
    near: 'site|drainage|foundation|construction|excavation|digger|civil|concrete|plant|house|civils|kerb|supervisor|labourer|contractor',
    brutal: ['The drawing says clay. The hole says somebody’s cellar.', 'Groundworks always end up underneath something with a nicer brochure.'],
    gentle: 'What did the ground turn out to be? How you dealt with the surprise is the story to tell.',
  },
  {
    says: 'block paving|paving slab|patio laying|patios',
    brutal: [
      'The first sign of a new drive is a neighbour coming over to ask what it costs a square metre.',
      'Block paving: four thousand identical pieces, and the edges take all the time.',
    ],
    gentle: 'Square metres and the pattern would help. Herringbone on a slope is not the same as a straight path.',
  },
  {
    says: 'tarmac|asphalt|resurfacing|tarmacking',
    not: 'airport|aircraft|apron|plc|cad|tarmac plc',
    brutal: [
      'New tarmac is perfect for about a week, until the gas company comes with a saw.',
      'Asphalt arrives at 160 degrees and does not care that the lights on the ring road are red.',
    ],
    gentle: 'Rake, screed or roller: which place in the gang was yours? Contractors hire for the place.',
  },
  {
    says: 'pothole|pot hole',
    brutal: [
      'Potholes are the one council service that comes directly to your car.',
      'Ringed in yellow paint in March, filled in October, back for Christmas.',
    ],
    gentle: 'Everybody has an opinion on these and almost nobody has mended one. How many in a shift?',
  },
  {
    says: 'traffic management',
    not: 'air|web|network|website|seo|data|campaign|social',
    brutal: [
      'Traffic management is four miles of cones for eleven metres of hole.',
      'The cones go out at ten at night, and by two one of them is wearing a statue.',
    ],
    gentle: 'Name the roads: a high speed dual carriageway says more about your training than the words do.',
  },
  {
    says: 'cat and genny|cat scanner|cable avoidance|cat & genny',
    brutal: [
      'The CAT has swept it, the pink paint marks it, and the cable that matters runs the other way.',
      'No drawing of buried cables has ever been wrong until somebody lifted a spade.',
    ],
    gentle: 'No cable strikes is worth a line of its own. How many digs, and over what time?',
  },
  {
    says: 'japanese knotweed|knotweed',
    brutal: ['The one plant with its own question in the sale of a house.', 'Burn knotweed, bury it, dig it up, and it will still be at the completion party.'],
    gentle: 'Treatment plans run for years. Say how the site looked at the end of one.',
  },
  {
    says: 'cctv drain survey|drain survey|drainage survey|drain camera',
    brutal: [
      'A drain survey is a film nobody asked to see, starring a wet wipe.',
      'Forty metres of pipe in one unbroken shot, and the villain is a tree root.',
    ],
    gentle: 'What did the camera find that saved digging up the drive? One case makes the skill visible.',
  },
  {
    says: 'blocked drain|drain unblocking|drain rod|drain jetting|drainage engineer',
    brutal: ['The word “flushable” has paid for more vans than any bank.', 'The rods screw together all the way in, and come apart at eleven metres.'],
    gentle: 'The call nobody wants to make and everybody remembers. How fast were you there?',
  },
  {
    says: 'septic tank|cesspit',
    brutal: ['Served by the one lorry nobody tailgates.', 'The whole street learns where the septic tank is on the same hot Sunday.'],
    gentle: 'Rural drainage has few experts. Say whether you installed, emptied or tested them.',
  },
  {
    says: 'combi boiler|gas boiler|boiler service|boiler servicing|boiler repair|boiler installation',
    brutal: [
      'A boiler is reliable for eleven months of the year and resigns on the first night of frost.',
      'An error code on the display, no manual in the drawer, and somebody in a dressing gown asking how long.',
    ],
    gentle: 'Makes and models sell here, because manufacturers train for their own. Which ones do you know inside out?',
  },
  {
    says: 'boiler',
    not: 'ship|marine|steam|power station|plate',
    brutal: [
      '{n} boilers, and not one of them has ever broken down on a warm Tuesday.',
      'That makes {n} cupboards that had to be emptied of ironing boards first.',
    ],
    gentle: 'A count like this is proof. Put the call backs next to it, if the number is small.',
  },
  {
    says: 'gas safe|gas safe registered|acs gas',
    brutal: ['The back of a Gas Safe card is the important side, and nobody turns it over.', 'Two words between a plumber and a very bad letter.'],
    gentle: 'List what stands on the back of the card: boilers, fires, cookers, commercial. That is what is being bought.',
  },
  {
    says: 'radiator',
    not: 'car|vehicle|engine|coolant|truck|automotive|alternator|brake',
    brutal: [
      'Cold at the top it wants bleeding. Cold at the bottom it wants flushing. Cold all over it wants paying for.',
      'Nobody has ever balanced all the radiators in a house. They have moved the cold one.',
    ],
    gentle: 'A whole system or a swap? Say how many rooms were warm at the end of the day.',
  },
  {
    says: 'underfloor heating',
    brutal: [
      'Underfloor heating is lovely for feet, and very exciting for whoever has to screw down a doorstop.',
      'The bathroom will be warm by the time you have left it.',
    ],
    gentle: 'Wet or electric, new floor or retrofit? A tidy manifold has sold many an installer.',
  },
  {
    says: 'heat pump|air source heat pump|ground source heat pump|ashp',
    brutal: [
      'A heat pump is a fridge facing the wrong way, and there is a government grant for it.',
      'A heat pump takes a week to fit and a winter to explain why the radiators are only warm.',
    ],
    gentle: 'The skill everyone is short of. Put the count and the accreditation right here, before anything else.',
  },
  {
    says: 'bathroom fitting|bathroom installation|bathroom fitter|bathroom refit|bathroom renovation|bathroom remodel',
    brutal: [
      'A new bathroom is ten days with one toilet, and it is in the hallway.',
      'The bath goes up the stairs on the third plan. The first was the window.',
    ],
    gentle: 'Plumbing, tiling, electrics and peace in the house, all in one room. Say how many days you need.',
  },
  {
    says: 'leak detection|water leak|leak repair',
    not: 'data|memory|gas',
    brutal: [
      'The drip is in the kitchen, the leak is in the flat above, and the flat above is in Spain.',
      'Water comes out wherever it likes, and never where it got in.',
    ],
    gentle: 'Finding it without opening the wall is the art. Which method do you trust: sound, dye, heat?',
  },
  {
    says: 'legionella',
    brutal: [
      'Once a week somebody walks round an empty building and runs the taps for nobody. There is a form for that.',
      'Legionella checks: a thermometer, a hundred taps and a clipboard that steams up.',
    ],
    gentle: 'Keeping water safe is invisible until it is not. How many buildings, how many outlets?',
  },
  {
    says: 'pipework|pipe fitting|pipefitting|copper pipe',
    brutal: ['Perfect parallel pipework, boxed in by Friday.', 'Nine tenths of it lives inside a wall, where only the next drill will find it.'],
    gentle: 'Copper, steel or plastic, pressed or soldered? Each word opens a different door.',
  },
  {
    says: '18th edition|bs 7671|bs7671|wiring regulations|wiring regs',
    brutal: ['The 18th Edition. The seventeen before it were also final.', 'An open book exam on a book that never opens at the right page.'],
    gentle: 'Add the amendment and the year, so that nobody has to ask whether it is the current one.',
  },
  {
    says: 'eicr|fixed wire testing|electrical installation condition report',
    brutal: ['C1, C2, C3. Sounds like vitamins, reads like a fuse box from 1971.', 'Page one of an EICR is limitations. The loft was full of Christmas.'],
    gentle: 'Inspecting takes another head than installing. How many reports, and in what kind of property?',
  },
  {
    says: 'pat testing|pat tester|portable appliance testing|pat test',
    brutal: [
      'PAT testing means meeting every fan heater the office said it did not have.',
      'A green sticker on each kettle, and forty phone chargers hiding in drawers until you have gone.',
    ],
    gentle: 'Hundreds of plugs a day is a pace worth stating. What was the oddest thing that failed?',
  },
  {
    says: 'consumer unit|fuse board|fuse box|breaker panel|electrical panel|distribution board',
    brutal: [
      'A fuse board is labelled in pencil by somebody who left in 1987: “lights”, “lights”, “not sure”.',
      'Switch off the fuse marked “kitchen” and the garage goes quiet.',
    ],
    gentle: 'A tidy board is a signature. Domestic or three phase, and how many ways?',
  },
  {
    says: 'first fix|second fix',
    brutal: [
      'Between first fix and second fix come the plasterers, who bury one socket as a joke.',
      'First fix is the work nobody sees. Second fix is the work everybody blames.',
    ],
    gentle: 'Plots a week would be a strong figure here. House builders think in plots.',
  },
  {
    says: 'emergency lighting',
    brutal: [
      'You test it by switching everything off and finding out who is still in the toilet.',
      'Once a year emergency lighting must last three hours, and so must the person with the clipboard.',
    ],
    gentle: 'Testing and logging is a legal duty somebody has to love. How many fittings, in how many buildings?',
  },
  {
    says: 'fire alarm',
    brutal: [
      'Tuesday, ten o’clock, thirty seconds. Nobody has looked up since 2009.',
      'A fire alarm panel knows exactly which detector it was: zone four, “toaster”.',
    ],
    gentle: 'Install, commission or test weekly: each is a different job. Name the panels you know.',
  },
  {
    says: 'fire door',
    brutal: [
      'The most important door in the building, held open with an extinguisher.',
      'A fire door says “keep shut” eleven times, and there is a wedge for each.',
    ],
    gentle: 'Since the rules were tightened, people who can inspect and hang these are in short supply. How many, and certified by whom?',
  },
  {
    says: 'smoke alarm|smoke detector',
    brutal: [
      'A smoke alarm waits until three in the morning to mention the battery.',
      'Ten seconds to test a smoke alarm, ten minutes to find the one that is chirping.',
    ],
    gentle: 'Small device, large duty. Was it fitting, testing, or a whole estate of them on a schedule?',
  },
  {
    says: 'ev charger|ev charging point|ev charge point|electric vehicle charger|ev charging',
    brutal: [
      'The electrician needs two hours. The app needs two days.',
      'An EV charger would like power, an account, a password, and the wifi that does not reach the drive.',
    ],
    gentle: 'Growing work. Say home, workplace or rapid, and whether the paperwork to the network operator was yours.',
  },
  {
    says: 'solar panel|solar pv|solar installation|photovoltaic',
    brutal: [
      'A solar panel is guaranteed for twenty five years. The pigeons move in underneath after one.',
      'From now on somebody in that house checks a solar app before the news.',
    ],
    gentle: 'Kilowatts installed, on roofs or in fields? The number is easy to add up and everyone in the field compares it.',
  },
  {
    says: 'loft insulation|cavity wall insulation|roof insulation|insulation installer',
    brutal: [
      'Laying loft insulation takes an hour. Moving Christmas out of the way takes four.',
      'A job that saves energy for decades and itches until Sunday.',
    ],
    gentle: 'Warmth is a result you can print. Do you know what a house saved afterwards?',
  },
  {
    says: 'energy performance certificate|domestic energy assessor|epc assessment',
    brutal: [
      'An energy certificate is a rainbow with your draughts on it.',
      'All that winter, and it comes down to one letter, and the house was hoping for a better one.',
    ],
    gentle: 'How many homes a week, and which advice came up most? You have seen inside more lofts than the census.',
  },
  {
    says: 'breeam|leed certified|leed certification|leed ap|leed green associate|leed accredited|leed gold|leed platinum',
    brutal: [
      'Points for a bike rack, points for a shower, and not a wet cyclist in the building.',
      'BREEAM excellent, and the only way to get there is the ring road.',
    ],
    gentle: 'Say the rating and the building. If a credit was won because of you, name that credit.',
  },
  {
    says: 'passivhaus|passive house|passivhaus designer',
    brutal: [
      'A house so airtight that opening a window counts as policy.',
      'They test it with a fan in the front door and somebody walking round listening to the sockets.',
    ],
    gentle: 'Print the airtightness result. People who know will stop at that figure, and the others will ask.',
  },
  {
    says: 'planning permission|planning application|planning consent',
    brutal: [
      'A planning application is a yellow notice on a lamp post and forty letters about the parking.',
      'Planning was granted on condition that everybody talks about the bricks again.',
    ],
    gentle: 'Approved at first hearing or on appeal? Either is interesting, with the number of homes.',
  },
  {
    says: 'party wall',
    brutal: ['Called a party wall, and nobody has ever brought a bottle.', 'An Act of Parliament about next door.'],
    gentle: 'Keeping neighbours and builders talking is half the award. How many have you settled without a third surveyor?',
  },
  {
    says: 'listed building|grade ii listed|grade i listed|grade ii* listed',
    brutal: [
      'You may replace anything in it with exactly the same thing, at four times the price.',
      'In a listed building the wonky bit is the part that is protected.',
    ],
    gentle: 'Old buildings teach restraint. Which one was it, and what did the conservation officer say at the end?',
  },
  {
    says: 'building control|building regulations|building inspector|building regs',
    brutal: [
      'Building control comes to look in the hole, looks in the hole, and says half a metre deeper.',
      'An alphabet of approved documents, and the extension next door got away with most of it.',
    ],
    gentle: 'Which parts do you know best: fire, structure, drainage, energy? Those are the ones clients lose sleep over.',
  },
  {
    says: 'section 106|s106',
    brutal: [
      'A developer gets four hundred flats. The village gets a bench, and it is in clause nine.',
      'Eighteen months of lawyers, and at the end of a Section 106 there is a roundabout.',
    ],
    gentle: 'Name what the community got: the crossing, the surgery, the homes. It is a line people can picture.',
  },
  {
    says: 'site induction',
    brutal: [
      'The site induction is the same film everywhere in Britain, and the actor still has not clipped on.',
      'Forty minutes on where not to smoke, and then somebody shows you the toilet.',
    ],
    gentle: 'If you gave them, say to how many. Talking to a new face every morning is a skill.',
  },
  {
    says: 'site diary|site diaries|daily site report',
    brutal: [
      'Rain. Rain. Waiting for steel. Rain. The most honest literature in construction.',
      'A site diary is opened twice: at five to five, and by a barrister.',
    ],
    gentle: 'A record kept every day has settled many a dispute. Did yours ever win one?',
  },
  {
    says: 'hi vis|hi-vis|high vis|high visibility vest',
    brutal: [
      'Put on a hi vis, carry a ladder, and any door in the country will be held for you.',
      'Seen from two miles away, unless you are needed to help unload.',
    ],
    gentle: 'Everyday kit rarely earns its own line. What did you do while wearing it?',
  },
  {
    says: 'hard hat',
    brutal: [
      'Hard hats come in colours, so that they can tell from the crane who is to blame.',
      'By the third sticker a hard hat is a CV too, and shorter than this one.',
    ],
    gentle: 'It says you are at home on site. Which stage of a build do you know best?',
  },
  {
    says: 'skip hire|skip lorry|skip bin',
    not: 'skip tracing|skip trace|generation',
    brutal: [
      'You hire a skip empty on Monday, and by Tuesday it holds a stranger’s mattress.',
      'Level load only, says the sign on the skip, and the wardrobe on top of it disagrees.',
    ],
    gentle: 'Waste is a cost people watch. What share was recycled, and how many lifts a day?',
  },
  {
    says: 'welfare unit|site cabin|portakabin|site trailer|job trailer',
    brutal: [
      'Fourteen people, one microwave, and mud on the ceiling that nobody can explain.',
      'A site cabin has two temperatures: broken, and Graham has had the heater on since six.',
    ],
    gentle: 'Looking after a crew shows in places like this. Did you set it up, or keep it running?',
  },
  {
    says: 'rfi|request for information|requests for information',
    near: 'architect|drawing|submittal|contractor|construction|site|subcontractor|structural|consultant|design team|change order',
    brutal: [
      'An RFI is a polite letter to the architect asking where the stairs go.',
      'Numbered, dated, chased, and answered with “see drawing”, which is what the question was about.',
    ],
    gentle: 'How many raised, how many closed, how many days on average? Few people print it, and everyone in the field would read it.',
  },
  {
    says: 'submittal',
    near: 'construction|contractor|architect|shop drawing|review|material|project|rfi|subcontractor',
    not: 'fda|nda|clinical|regulatory|manuscript|grant',
    brutal: [
      'Eleven weeks and three submittals to agree on the exact white of a ceiling tile.',
      'A ring binder of door handles, returned with one word stamped on it: revise.',
    ],
    gentle: 'Approved first time is the figure worth having. Do you know your share?',
  },
  {
    says: 'change order|variation order',
    not: 'software|jira|system|servicenow',
    brutal: ['A change order turns a fixed price into an opening bid.', 'The wall moved by ten centimetres. The change order moved rather more.'],
    gentle: 'Say what they added up to, and how many were agreed without a fight.',
  },
  {
    says: 'extension of time',
    brutal: [
      'An extension of time is eighty pages to prove that it rained.',
      '“Exceptionally adverse weather”: in Manchester somebody has to argue that with a straight face.',
    ],
    gentle: 'Weeks claimed against weeks granted is the honest measure. Which side of the table was it?',
  },
  {
    says: 'final account',
    near: 'contractor|subcontractor|variation|construction|valuation|quantity|qs|site|tender|procurement|interim|cost',
    brutal: ['Two surveyors, one building, and a difference the size of the roof.', 'In a final account the word “final” has been wrong four times already.'],
    gentle: 'Settled for how much, and how soon after handover? Clients remember surveyors who finish.',
  },
  {
    says: 'bill of quantities|bills of quantities|boq',
    brutal: [
      'For a bill of quantities somebody counts every door handle in a building that is not there yet.',
      'Item 4.12: nails, sundry. Four hundred pages of that, and you know what a hospital costs.',
    ],
    gentle: 'Which method of measurement, and how close was it to the tender? That is the number a practice wants.',
  },
  {
    says: 'quantity takeoff|quantity take-off|quantity take off|material takeoff|takeoffs|take-offs',
    brutal: ['Quantity takeoff is colouring in, with consequences.', 'Measure every wall on the drawing, then hear that the drawing was to fit the page.'],
    gentle: 'On paper or on screen, and with which software? Accuracy within a few percent is worth printing.',
  },
  {
    says: 'nec3|nec4|nec contract',
    brutal: [
      'A contract that orders everyone to act “in a spirit of mutual trust”. Clause ten, before they forget.',
      'An early warning notice is NEC for “you are not going to like this”.',
    ],
    gentle: 'Say which option, A to F, and your role under it. People hire for that pair.',
  },
  {
    says: 'jct|jct contract',
    brutal: [
      'JCT: the standard form of contract, with ninety pages of amendments so that it is not.',
      'JCT practical completion: the building is finished, in the opinion of somebody who is not moving in.',
    ],
    gentle: 'Which form and which value? Design and build at ten million reads differently from minor works.',
  },
  {
    says: 'cdm regulations|cdm 2015|principal designer|cdm coordinator',
    brutal: [
      'A law that says whoever draws the window must also think about who will clean it.',
      'A principal designer is the person in the room who may not draw anything and can stop everyone who does.',
    ],
    gentle: 'Name one hazard you designed out. It is the whole purpose of the role, in one sentence.',
  },
  {
    says: 'practical completion',
    brutal: ['“Practical completion”: practical, meaning that the lift is not in.', 'The completion certificate is signed in the foyer, next to a ladder.'],
    gentle: 'How many weeks early or late, and how many items open? A plain answer makes you credible.',
  },
  {
    says: 'o&m manual|operation and maintenance manual|operations and maintenance manual',
    brutal: [
      'Eleven lever arch files, handed over with ceremony, and used from then on to prop open the plant room.',
      'All the manuals are there, in every language but the one on the boiler.',
    ],
    gentle: 'Somebody will need that file at two in the morning. Were yours the ones that could be searched?',
  },
  {
    says: 'as-built drawing|as built drawing|as-built|as built',
    brutal: ['As drawn, with a note in red that says “not here”.', 'As-builts are made to match the building, after a year of trying it the other way round.'],
    gentle: 'The next person to open that wall will thank you. Who drew them up, and from what survey?',
  },
  {
    says: 'primavera p6|primavera|oracle primavera',
    brutal: [
      'Three thousand activities, and every one of them turns out to be waiting for the windows.',
      'In P6 the crane is on the critical path. On site it is whoever has the key to the gate.',
    ],
    gentle: 'How many activities, and how often was it updated? A live programme is a rare thing.',
  },
  {
    says: 'procore',
    brutal: [
      'Four hundred unread notifications, and one of them is why the wall is pink.',
      'Everything is in Procore. Ask anybody on site, they will tell you it is in the van.',
    ],
    gentle: 'Say what you ran in it: drawings, RFIs, inspections, cost? Each is a job of its own.',
  },
  {
    says: 'bluebeam|bluebeam revu',
    brutal: [
      'You draw a cloud round a mistake and it starts raining on the architect.',
      'Bluebeam has four hundred tools, and the whole industry uses the red cloud.',
    ],
    gentle: 'Takeoffs, mark ups or drawing control? The last one is what a busy site lacks most.',
  },
  {
    says: 'revit',
    brutal: [
      'Move one door and Revit reports 1,400 warnings that everybody has agreed to ignore.',
      '“Synchronising with central”: a coffee break with a progress bar.',
    ],
    gentle: 'Architecture, structure or services? Add the size of the model and the sheet count, and a practice can picture it.',
  },
  {
    says: 'clash detection|navisworks',
    brutal: [
      'A duct through a beam. On screen that is a clash. On site it is a grinder.',
      'Clash detection finds four thousand clashes, of which 3,900 are the same pipe being nosy.',
    ],
    gentle: 'Every clash found on a screen is a day saved on site. Which one was the most expensive you caught?',
  },
  {
    says: 'bim|bim level 2|bim coordinator|building information modelling|building information modeling',
    brutal: [
      'A perfect building, modelled down to the screw, beside a site where somebody is scaling off a printout.',
      'Six people can walk through the BIM model in goggles. Nobody can open it on the laptop in the cabin.',
    ],
    gentle: 'Author, coordinator or manager? Add the standard you work to and the job it was used on.',
  },
  {
    says: 'autocad',
    brutal: [
      'Zoom extents, and there it is: one dot, eleven kilometres east of the building.',
      'Forty layers in AutoCAD, and one of them is called “new layer 2 final”.',
      'Somewhere around version nine the drawing became “plan_FINAL_use this one”.',
    ],
    gentle: 'Drawings of what? Put the subject beside it, plant rooms or gardens, and the tool becomes a trade.',
  },
  {
    says: 'sketchup',
    brutal: [
      'Any house built in SketchUp comes with one flat person standing in the garden.',
      'The roof is a sketch, the walls are a guess, and the tree took all afternoon.',
    ],
    gentle: 'A quick model sells an idea. Did a client ever say yes in front of one of yours?',
  },
  {
    says: 'blueprint reading|reading blueprint|read blueprint|blueprint|blue print',
    not: 'strategy|growth|service blueprint|success|strategic|prism',
    brutal: [
      'Blueprints have not been blue for half a century. Contractors have taken over the colour.',
      'Reading a blueprint is easy. Finding out which revision the electrician has been reading is a career.',
    ],
    gentle: 'Say of what: steel, houses, machines? Being trusted with the drawing puts you one step above the crew.',
  },
  {
    says: 'damp proofing|rising damp|damp survey|damp proof',
    brutal: [
      'Half of all experts say it is rising, the others that it does not exist. The wallpaper is leaving either way.',
      'Damp has three causes, and the seller has painted over all of them.',
    ],
    gentle: 'Diagnosis is the valuable part. Tell of one case where the cause was not the obvious one.',
  },
  {
    says: 'slate roof|roof tile|slating|roof tiling|shingle roof|roof shingle',
    brutal: [
      'From the ground it is one slipped tile. It has never been one slipped tile.',
      'On a roof all day, and the radio is on the other side of the ridge.',
    ],
    gentle: 'Natural slate, clay or concrete? Each has its own crowd of clients. Say which one you lay best.',
  },
  {
    says: 'lead flashing|leadwork|lead work',
    brutal: [
      'Dressed round the chimney by hand, and valued from the pavement by somebody with a van.',
      'Leadwork is tailoring, two storeys up, for a customer made of brick.',
    ],
    gentle: 'Bossing or welding? Old roofs need people who can do either. Name a building.',
  },
  {
    says: 'flat roof|felt roof|flat roofing|epdm',
    brutal: ['A flat roof is not flat. If it is, that is the leak.', 'Ten years of guarantee and one puddle with its own duck.'],
    gentle: 'Felt, rubber, liquid or single ply? The system and the guarantee you can give are the sales talk.',
  },
  {
    says: 'thatching|thatched roof|thatch',
    brutal: ['A roof that birds look at as a shop.', 'Thatch lasts forty years, and the insurer asks about the stove in every one of them.'],
    gentle: 'Reed or straw? Each county has its own way with a ridge. Say where you learned yours.',
  },
  {
    says: 'asbestos awareness',
    brutal: ['The whole certificate fits on a sticker: do not drill that.', 'After asbestos awareness no textured ceiling is ever just ugly again.'],
    gentle: 'It lapses after a year in most firms’ eyes, so give the date. It gets you past the gate.',
  },
  {
    says: 'demolition',
    not: 'derby|ranch|explosive|mine|army|military',
    brutal: [
      'Demolition is the one trade where nobody snags your work.',
      'Months of permits, then nine seconds, which the local paper films from the wrong side.',
    ],
    gentle: 'Taking down safely is engineering in reverse. What stood next door, and how close?',
  },
  {
    says: 'stonemasonry|stone masonry|stone carving|stonemason|stonework',
    brutal: ['One tap too many and it is a smaller stone.', 'Stone has been waiting three hundred million years, and the client would like it by Easter.'],
    gentle: 'Which stone, and where does it stand now? Masons leave work people can go and visit.',
  },
  {
    says: 'carpentry|joinery',
    brutal: [
      'Joinery is made in a workshop, where walls are straight. Then it meets the house.',
      'Measure twice, cut once, go back to the merchant for another length.',
    ],
    gentle: 'First fix, second fix or bench? And the piece you would show a stranger: give it half a line.',
  },
  {
    says: 'skirting board|skirting|architrave|crown molding|crown moulding|baseboard',
    brutal: ['Two perfect cuts at 45 degrees, for a corner that turns out to be 93.', 'Skirting was invented because no floor has ever properly met a wall.'],
    gentle: 'Finish work is where a carpenter is judged from the sofa. New houses or old wonky ones?',
  },
  {
    says: 'kitchen fitting|kitchen fitter|kitchen installation|kitchen installer|kitchen remodel',
    brutal: [
      'A new kitchen is twelve units in eleven boxes, and the missing one is the corner.',
      'The worktop is cut once, on the drive, with the neighbours watching.',
    ],
    gentle: 'Kitchens a month, and whether you do the gas and electrics too. Both decide the day rate.',
  },
  {
    says: 'flat pack|flat-pack|flatpack|furniture assembly',
    brutal: [
      'Step 14 is where you learn that step 3 was back to front.',
      'Flat pack comes with six spare screws, and it will never tell you whether they were spare.',
    ],
    gentle: 'Pieces in a day, and how many customers asked for you again? It is patience that people pay for.',
  },
  {
    says: 'door hanging|hanging doors|hang doors|hung doors',
    brutal: [
      'The first door takes an hour, the second twenty minutes. Then the carpet comes.',
      'Door hanging: plane the door, plane it again, and find out it was the frame.',
    ],
    gentle: 'Doors a day is a number joiners ask one another. Was any of them fire rated?',
  },
  {
    says: 'sash window|box sash',
    brutal: ['Shut since 1962 under eleven coats of gloss.', 'A sash window is two weights, two cords, and a rattle that estate agents call character.'],
    gentle: 'Restoring instead of replacing is a craft with a waiting list. How many, and in what street?',
  },
  {
    says: 'wallpaper|wallpapering|wallpaper hanging|paper hanging|paperhanging',
    not: 'screen|phone|desktop|digital',
    brutal: [
      'The pattern matches all the way round the room, until it meets itself behind the door.',
      'One bubble in the wallpaper, exactly where the armchair does not go.',
    ],
    gentle: 'Hand printed papers at a hundred a roll go only to steady hands. If you have hung those, say so.',
  },
  {
    says: 'painting and decorating|painter and decorator|painter & decorator|painting & decorating|house painting',
    brutal: ['Decorating is nine parts sanding and one part being asked whether that is the colour.', 'Magnolia, magnolia, magnolia, feature wall.'],
    gentle: 'New builds by the plot or old houses by the room? And do you spray? Those are the first two questions.',
  },
  {
    says: 'tiling|tile setting|wall and floor tiler|tiler|grouting',
    not: 'window manager|image|map tile|gpu',
    brutal: [
      'You may lay four hundred tiles straight, and they will sit opposite the other one for ever.',
      'Grout is chosen in five minutes and scrubbed for fifteen years.',
    ],
    gentle: 'Wet rooms, large format, mosaic? The most difficult floor you have tiled belongs right here.',
  },
  {
    says: 'carpet fitting|carpet fitter|carpet laying|carpet installation',
    brutal: [
      'Carpet fitting: a sofa, a piano and a fish tank to move. Then the carpet.',
      'Half the trade is done with one knee, and the knee has started asking about it.',
    ],
    gentle: 'Stairs show a fitter’s hand. Contract work by the metre or houses by the room?',
  },
  {
    says: 'laminate flooring|wood flooring|hardwood floor|hardwood flooring|floor laying|floor layer',
    brutal: ['Click, click, click, and in the last row nothing clicks.', 'A floor is laid in a day, and the doors are taken off for a week.'],
    gentle: 'Click, glue or nail, and on what kind of subfloor? The preparation is what separates floor layers.',
  },
  {
    says: 'angle grinder',
    brutal: [
      'An angle grinder settles any argument about whether a thing fits.',
      'Sparks fly in one direction, and that is always where somebody has parked a new car.',
    ],
    gentle: 'Abrasive wheels training is what a site manager asks for next. If you have it, put it beside this.',
  },
  {
    says: 'power tool',
    not: 'bi',
    brutal: [
      'Three batteries on charge, and the one in the drill is the flat one.',
      'Each make of power tool has its own battery, so nobody ever borrows yours twice.',
    ],
    gentle: 'Which ones are second nature: router, SDS, planer, chop saw? Naming two says more than the general word.',
  },
  {
    says: 'elevator maintenance|elevator repair|lift maintenance|lift engineer|passenger lift|elevator mechanic|elevator technician',
    brutal: [
      'Out of order, and nine floors discover each other on the stairs.',
      'The lift is stuck between four and five, and so is the one person who knows the code for the gate.',
    ],
    gentle: 'How many units on the round, and which makes? Lift firms look for controllers they already have.',
  },
  {
    says: 'locksmith|lock fitting|lock change',
    not: 'hobby',
    brutal: [
      'Thirty seconds with the right tool, and the neighbours watch as though you had done it before.',
      'A locksmith is called out at night by people on the wrong side of a door they own.',
    ],
    gentle: 'Opening without damage is the figure that counts. How often did the lock survive?',
  },
  {
    says: 'conservatory|conservatories|orangery',
    not: 'music|drama|dance|theatre|theater|violin|piano|opera|royal|ballet|arts',
    brutal: [
      'Too hot for tomatoes in June, too cold for beer in December.',
      'Four months a year a conservatory is a room. The rest of the time it is for the ironing board.',
    ],
    gentle: 'Base, frame and roof, or one of the three? Say which part was in your hands.',
  },
  {
    says: 'water main|water mains|burst main',
    brutal: ['Found by sounding, by drawing, or by digger.', 'A burst main is on the radio by seven, and by noon it has a duck.'],
    gentle: 'How long until the taps ran again, and how many homes were waiting? Both figures are kept somewhere.',
  },
  {
    says: 'piling|pile driving|piling rig|sheet piling',
    not: 'up|paperwork|work',
    brutal: [
      'Piling is a very large hammer asking the ground how far down it goes.',
      'The only trade that wakes up the next postcode and is gone before the complaint.',
    ],
    gentle: 'Which method and how deep? Piling crews are booked by the rig they know.',
  },
  {
    says: 'loft conversion|basement conversion|garage conversion',
    brutal: [
      'A loft conversion is one extra bedroom, and a staircase that lands in the airing cupboard.',
      'You can stand up straight in the middle third of it. The brochure was shot there.',
    ],
    gentle: 'How many from start to keys, and how long does one take you? House owners ask precisely that.',
  },
  {
    says: 'house extension|kitchen extension|rear extension|home extension|home addition',
    brutal: ['Twelve weeks, said the quote, and it did not say which.', 'For one winter the extension is a hole, and the cooker stands in the lounge.'],
    gentle: 'From foundations to paint, or one trade of it? A finished price near the first quote would be a fine thing to print.',
  },
  {
    says: 'new build|new-build|newbuild',
    near: 'house|home|housing|plot|flat|residential|housebuilder|apartment|property',
    brutal: [
      'Plot 47: turf down, keys over, doorbell in a bag in the kitchen drawer.',
      'A new build dries out for a year, and all of the cracks have the same answer: settlement.',
    ],
    gentle: 'Homes a year, and for which builder? The names are what buyers and recruiters both know.',
  },
  {
    says: 'hvac|ductwork|air conditioning unit|ac unit',
    brutal: [
      'Two cardigans and a desk fan, in the same room, under one thermostat.',
      'HVAC gets complaints about the heat and about the cold in the same email.',
    ],
    gentle: 'Design, install or service, and up to what size? A hotel roof and a split unit are different worlds.',
  },
  {
    says: 'building management system|bms',
    near: 'hvac|building|plant|facilities|chiller|boiler|trend|heating|honeywell|maintenance',
    not: 'battery|batteries',
    brutal: ['The screen says 21 degrees in all rooms. Go and tell the rooms.', 'A BMS alarm has been flashing since spring. The log says “acknowledged”.'],
    gentle: 'Which make, and what did you tune? Energy saved by changing a schedule is a lovely figure.',
  },
];
