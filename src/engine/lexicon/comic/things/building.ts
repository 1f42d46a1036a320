import type { ComicEntry } from '../comic-entry.ts';

/** Things of building sites, trades, surveying and the paper that goes with them. */
export const BUILDING_THINGS: readonly ComicEntry[] = [
  {
    says: 'risk assessment',
    near: 'site|method|contractor|construction|machinery|coshh|workshop|warehouse|works|event|events|health and safety|equipment',
    not: 'credit|financial|fraud|suicide|patient|clinical|safeguarding|market|cyber|domestic|falls|offender|child|children|loan|portfolio|audit',
    brutal: [
      'Likelihood times severity, and then the risk goes down because somebody bought a sign.',
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
    says: 'toolbox talk',
    brutal: [
      'A toolbox talk has no toolbox and barely a talk. Ten minutes in the drizzle, one biro between thirty.',
      'Delivered at half past seven to forty people holding bacon rolls. Tougher room than the Apollo.',
    ],
    gentle: 'Speaking to a cold crew early in the morning is real public speaking. Say what the best one was about.',
  },
  {
    says: 'spirit level',
    brutal: ['A spirit level has no opinions at all, and people still argue with it.', 'Drop a spirit level off a scaffold once, and it is a straight edge.'],
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
    says: 'plasterboard|drywall|dry lining|drylining|sheetrock',
    brutal: ['Gypsum in a paper sandwich, and people hang televisions from it.', 'A sheet of plasterboard is easy to carry right up to the first doorway.'],
    gentle: 'Boards a day, ceilings as well as walls, metal stud or timber: any one of these beside {it} tells a foreman what you can do.',
  },
  {
    says: 'plastering|skim coat|rendering and plastering',
    brutal: ['Wet plaster gets one finger from everybody in the house.', 'Some of the ceiling goes on the ceiling. The rest is in the eyebrows.'],
    gentle: 'Float and set, skim or lime? Name the kind, because good plasterers are booked by the kind.',
  },
  {
    says: 'bricklaying|brickwork|blockwork',
    brutal: [
      "Lay the first brick two millimetres out, and by the top course the wall is next door's.",
      'Brickwork can be covered until five to four. It rains at four.',
    ],
    gentle: 'English bond, Flemish, curved, reclaimed? The most difficult wall you have stood behind deserves its own line.',
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
    gentle: 'Tube and fitting or a system, and how many lifts high? Next to {it}, those two facts place you at once.',
  },
  {
    says: 'ipaf|mewp|mobile elevating work platform',
    brutal: [
      'IPAF: a licence to be lifted very slowly to a light fitting.',
      'The theory takes a morning. Then the basket moves one foot and everyone grips the rail.',
    ],
    gentle: "Which categories are on it, 3a, 3b or more? Print them, because a hire desk won't guess.",
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
    says: 'tower crane',
    brutal: [
      'A tower crane is the best office on site, and it is two hundred rungs to the toilet.',
      'Everyone on site wants the crane at eight. The wind wants it too, and the wind outranks them.',
    ],
    gentle: 'Lifting is planning. Say what the heaviest or the most awkward lift was, and how close the neighbours were.',
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
      'A plant card has categories, and the gate calls them out like bingo.',
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
    gentle: 'How flat did it have to be, and what went on top? Those two make a floor interesting to read about.',
  },
  {
    says: 'groundworks|groundworker',
    near: 'site|drainage|foundation|construction|excavation|digger|civil|concrete|plant|house|civils|kerb|supervisor|labourer|contractor',
    brutal: ['The drawing says clay. The hole says somebody’s cellar.', 'Groundworks always end up underneath something with a nicer brochure.'],
    gentle: 'What did the ground turn out to be? How you dealt with the surprise is the story to tell.',
  },
  {
    says: 'pothole|pot hole',
    brutal: [
      'A council can be hard to reach. A pothole comes directly to your car.',
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
    says: 'japanese knotweed|knotweed',
    brutal: [
      "Japanese knotweed has its own question on the form when a house is sold. Roses don't.",
      'Burn knotweed, bury it, dig it up, and it will still be at the completion party.',
    ],
    gentle: 'These plans run for years. What did the site look like when you had finished with it?',
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
    gentle: "It's a call people remember for ever. How fast were you there, and how often was it fixed in one visit?",
  },
  {
    says: 'septic tank|cesspit',
    brutal: ['Served by the one lorry nobody tailgates.', 'The whole street learns where the septic tank is on the same hot Sunday.'],
    gentle: "Rural drainage has few experts. Did you install, empty or test them? I'd name the one you know best.",
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
    gentle: 'A count like this is proof on its own. If the call-backs were few, put that number right next to it.',
  },
  {
    says: 'heat pump|air source heat pump|ground source heat pump|ashp',
    brutal: [
      "A heat pump is a fridge turned inside out, and somebody at the pub knows someone whose doesn't work.",
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
    not: 'data|memory|gas|sap|gis|module|software|cathodic|roof|projects|tank|helium',
    brutal: [
      'The drip is in the kitchen, the leak is in the flat above, and the flat above is in Spain.',
      'Water comes out wherever it likes, and never where it got in.',
    ],
    gentle: 'Finding the leak without opening the wall is the art. Which method do you trust: sound, dye, heat?',
  },
  {
    says: 'eicr|fixed wire testing|electrical installation condition report',
    brutal: [
      'C1, C2, C3. Sounds like vitamins, reads like a fuse box from 1971.',
      'Page one of an EICR lists what could not be tested. Mostly it was behind a wardrobe.',
    ],
    gentle: 'Inspecting takes another head than installing. How many reports, and in what kind of property?',
  },
  {
    says: 'consumer unit|fuse board|fuse box|breaker panel|electrical panel|distribution board',
    brutal: [
      'A fuse board is labelled in pencil by somebody who left in 1987: “lights”, “lights”, “not sure”.',
      'Switch off the fuse marked “kitchen” and the garage goes quiet.',
    ],
    gentle: 'A tidy board is a signature. Was it domestic or three phase, and how large a one would you take on alone?',
  },
  {
    says: 'first fix|second fix',
    not: 'rate|resolution|call|calls|helpdesk|bug|bugs',
    brutal: [
      'Between first fix and second fix come the plasterers, who bury one socket as a joke.',
      'First fix is the work nobody sees. Second fix is the work everybody blames.',
    ],
    gentle: 'House builders think in plots. How many a week could you turn round?',
  },
  {
    says: 'fire alarm',
    brutal: [
      'Tuesday, ten o’clock, thirty seconds. Nobody has looked up since 2009.',
      'A fire alarm panel knows exactly which detector it was: zone four, “toaster”.',
    ],
    gentle: 'Did you install, commission or test them? And which panels would you walk up to without a manual?',
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
    says: 'loft insulation|cavity wall insulation|roof insulation|insulation installer',
    brutal: [
      'Laying loft insulation takes an hour. Moving Christmas out of the way takes four.',
      'A job that saves energy for decades and itches until Sunday.',
    ],
    gentle: 'Warmth is a result people feel. Do you know what one of those houses saved afterwards?',
  },
  {
    says: 'breeam|leed certified|leed certification|leed ap|leed green associate|leed accredited|leed gold|leed platinum',
    brutal: [
      'Points for a bike rack, points for a shower, and not a wet cyclist in the building.',
      'BREEAM excellent, and the only way to get there is the ring road.',
    ],
    gentle: "Which building, and what rating did it get? If one credit was won because of you, I'd name that credit.",
  },
  {
    says: 'passivhaus|passive house|passivhaus designer',
    brutal: [
      'A house so airtight that opening a window is a policy decision.',
      'They test it with a fan in the front door and somebody walking round listening to the sockets.',
    ],
    gentle: 'Print the airtightness result. People who know will stop at that figure, and the others will ask.',
  },
  {
    says: 'planning permission|planning application|planning consent',
    near: 'architect|architectural|drawing|drawings|extension|extensions|residential|scheme|schemes|dwelling|dwellings|house|houses|homes|feasibility|design|developer|site',
    brutal: [
      'A planning application is a notice on a lamp post and forty letters about the parking.',
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
    gentle: 'Were they yours to give? A new face every morning, and keeping their attention, is public speaking.',
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
    gentle: "Everyone on site wears it. What were you doing inside it? That's the line I'd rather read.",
  },
  {
    says: 'hard hat',
    brutal: [
      'Hard hats come in colours, so that they can tell from the crane who is to blame.',
      'A hard hat with nine stickers on it is a CV, and the foreman has read it before you reach the hut.',
    ],
    gentle: "It tells me you're at home on a site. Which stage of a build would you pick if you had the choice?",
  },
  {
    says: 'skip hire|skip lorry|skip bin',
    not: 'skip tracing|skip trace|generation',
    brutal: [
      'You hire a skip empty on Monday, and by Tuesday it holds a stranger’s mattress.',
      'Level load only, says the sign on the skip, and the wardrobe on top of it disagrees.',
    ],
    gentle: 'People watch that cost closely. How much got recycled, and how many lifts did you do in a day?',
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
    says: 'change order|variation order',
    not: 'software|jira|system|servicenow',
    brutal: ['A change order turns a fixed price into an opening bid.', 'The wall moved by ten centimetres. The change order moved rather more.'],
    gentle: 'Add up the {it}: what was the sum, and how much of it was agreed without a fight? The second shows how you work.',
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
    says: 'quantity takeoff|quantity take-off|quantity take off|material takeoff|takeoffs|take-offs',
    brutal: ['Quantity takeoff is colouring in, with consequences.', 'Measure every wall on the drawing, then notice it was printed “fit to page”.'],
    gentle: 'On paper or on screen, and with which software? Accuracy within a few percent is worth printing.',
  },
  {
    says: 'nec3|nec4|nec contract',
    brutal: [
      'A contract that orders everyone to act “in a spirit of mutual trust”. Clause ten, before they forget.',
      'An early warning notice is NEC for “you are not going to like this”.',
    ],
    gentle: 'Which option was it, A to F, and what was your role? Clients hire for that pair of facts.',
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
    says: 'o&m manual|operation and maintenance manual|operations and maintenance manual',
    brutal: [
      'Eleven lever arch files, handed over with ceremony, and used from then on to prop open the plant room.',
      'All the manuals are there, in every language but the one on the boiler.',
    ],
    gentle: 'Somebody will need the {it} at two in the morning. Did you make sure that a search would find the page?',
  },
  {
    says: 'primavera p6|primavera|oracle primavera',
    not: 'pasta|botticelli|sound|festival|foundation',
    brutal: [
      'Three thousand activities, and every one of them turns out to be waiting for the windows.',
      'In P6 the crane is on the critical path. On site it is whoever has the key to the gate.',
    ],
    gentle: 'How many activities, and how often did you update it? A programme that stays alive is a rare thing.',
  },
  {
    says: 'procore',
    brutal: [
      'Four hundred unread notifications, and one of them is why the wall is pink.',
      'Everything is in Procore. Ask anybody on site, they will tell you it is in the van.',
    ],
    gentle: 'What did you run in it: drawings, RFIs, inspections, cost? Each of those is a job of its own.',
  },
  {
    says: 'bluebeam|bluebeam revu',
    brutal: [
      'You draw a cloud round a mistake and it starts raining on the architect.',
      'Bluebeam has four hundred tools, and the whole industry uses the red cloud.',
    ],
    gentle: 'Was it takeoffs, mark ups, or keeping the drawings in order? Busy sites are short of the last.',
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
    says: 'autocad',
    brutal: [
      'Zoom extents, and there it is: one dot, eleven kilometres east of the building.',
      'Forty layers in AutoCAD, and one of them is called “new layer 2 final”.',
      'AutoCAD saves a backup every ten minutes, into a folder that nobody has ever found.',
      'Every AutoCAD drawing opens with a question about a missing font. Everyone clicks the same button.',
      'In AutoCAD you type “explode” at work, and nobody calls security.',
    ],
    gentle: 'Drawings of what? Put the subject beside AutoCAD and the tool becomes a trade.',
  },
  {
    says: 'blueprint reading|reading blueprint|read blueprint|blueprint|blue print',
    near: 'read|reading|interpret|interpreted|interpreting|drawing|drawings|schematic|schematics|construction|fabrication|weld|welding|layout|electrical|tolerance|machine|machining',
    not: 'strategy|growth|service blueprint|success|strategic|prism',
    brutal: [
      'Blueprints have not been blue for half a century. Contractors have taken over the colour.',
      'Reading a blueprint is easy. Finding out which revision the electrician has been reading is a career.',
    ],
    gentle: "What's on the blueprint: steel, houses, machines? Being trusted with the drawing puts you one step above the crew.",
  },
  {
    says: 'damp proofing|rising damp|damp survey|damp proof',
    brutal: [
      "Some experts say it's rising, some say there's no such thing. The wallpaper is leaving either way.",
      'Damp has three causes, and the seller has painted over all of them.',
    ],
    gentle: 'Diagnosis is the valuable part. Tell of one case where the cause was not the obvious one.',
  },
  {
    says: 'flat roof|felt roof|flat roofing|epdm',
    brutal: ['A flat roof is not flat. If it is, that is the leak.', 'Ten years of guarantee and one puddle with its own duck.'],
    gentle: 'Felt, rubber, liquid or single ply? The system and the guarantee you can give are the sales talk.',
  },
  {
    says: 'thatching|thatched roof|thatch',
    brutal: ['To a bird, a thatched roof is a shop.', 'Thatch lasts forty years, and the insurer asks about the stove in every one of them.'],
    gentle: 'Reed or straw? And where did you learn it? Each county has its own way with a ridge.',
  },
  {
    says: 'demolition',
    not: 'derby|ranch|explosive|mine|army|military',
    brutal: ["There's no snag list in demolition.", 'Months of permits, then nine seconds, which the local paper films from the wrong side.'],
    gentle: 'What stood next door, and how close? Taking a thing down without touching its neighbour is engineering.',
  },
  {
    says: 'stonemasonry|stone masonry|stone carving|stonemason|stonework',
    brutal: ['One tap too many and it is a smaller stone.', 'Stone has been waiting three hundred million years, and the client would like it by Easter.'],
    gentle: 'Which stone was it, and where can I go and see it? Few trades get to answer that.',
  },
  {
    says: 'carpentry|joinery',
    brutal: [
      'Joinery is made in a workshop, where walls are straight. Then it meets the house.',
      'Measure twice, cut once, go back to the merchant for another length.',
    ],
    gentle: 'Was your {it} first fix, second fix or bench? And the piece you would show a stranger: give it half a line.',
  },
  {
    says: 'skirting board|skirting|architrave|crown molding|crown moulding|baseboard',
    not: 'controller|bmc|server|heater|heaters',
    brutal: ['Two perfect cuts at 45 degrees, for a corner that turns out to be 93.', 'Skirting was invented because no floor has ever properly met a wall.'],
    gentle: 'This is where a carpenter gets judged from the sofa. Were they new houses, or old ones with opinions?',
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
      'Lay four hundred tiles dead straight, and everyone will lie in the bath looking at the other one.',
      'Grout is chosen in five minutes and scrubbed for fifteen years.',
    ],
    gentle: 'Next to {it}, name the work: wet rooms, large format, mosaic. The most difficult floor you have tiled belongs right here.',
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
    gentle: 'Which power tools are second nature: router, SDS, planer, chop saw? Naming two says more than the general word.',
  },
  {
    says: 'locksmith|lock fitting|lock change',
    not: 'hobby',
    brutal: [
      'Thirty seconds with the right tool, and the neighbours watch as though you had done it before.',
      'A locksmith is called out at night by people on the wrong side of a door they own.',
    ],
    gentle: 'How often did the lock survive? Getting in without damage is what people recommend you for.',
  },
  {
    says: 'water main|water mains|burst main',
    brutal: ['Found by sounding, by drawing, or by digger.', 'A burst main is on the radio by seven, and by noon it has a duck.'],
    gentle: 'How long until the taps ran again, and how many homes were waiting? Both figures are kept somewhere.',
  },
  {
    says: 'loft conversion|basement conversion|garage conversion',
    brutal: [
      'A loft conversion is one extra bedroom, and a staircase that lands in the airing cupboard.',
      'You can stand up straight in the middle third of it. The brochure was shot there.',
    ],
    gentle: 'How many from start to keys, and how long does one take you? House owners ask precisely that.',
  },
];
