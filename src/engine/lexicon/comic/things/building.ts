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
    gentle: 'A risk assessment is believed by its example: one named hazard, and what was changed on the ground because of it, outweighs the word in any list.',
  },
  {
    says: 'method statement',
    brutal: [
      'A method statement is forty pages, read and signed by the whole gang between the kettle and the gate.',
      'It explains how to put up a shelf, in nine steps, of which six are about the ladder.',
    ],
    gentle: 'Writing a method statement and working to one are two different grades of job. Put the verb in front of it, and the kind of work it covered.',
  },
  {
    says: 'rams',
    near: 'site|risk|method|contractor|subcontractor|safety|review|construction|toolbox|permit',
    not: 'sheep|lamb|ewe|flock|tup',
    brutal: [
      'RAMS for changing a bulb: eleven pages, three signatures, and by then it is daylight.',
      'Look closely at page six and you will find the name of the site they were copied from.',
    ],
    gentle: 'A site manager reads “wrote” and “signed on to” as two jobs. Name which of the two it was, and the riskiest activity the RAMS covered.',
  },
  {
    says: 'permit to work|work permit system',
    not: 'visa|citizen|eligible|immigration|right to work|sponsorship|full permit|nationality|in the uk|in uk',
    brutal: [
      'Permission, in triplicate, to do the thing you were sent here to do.',
      'A permit to work needs one more signature, and its owner has just gone to lunch.',
    ],
    gentle: 'Permits come in kinds: hot work, electrical isolation, confined space, excavation. Each kind you may issue or accept is a keyword by itself.',
  },
  {
    says: 'hot works permit|hot work permit|hot works|hot work',
    not: 'weather|kitchen',
    brutal: [
      'You may set fire to things from nine till eleven, then stand there for an hour and look at them.',
      'The last hour of hot works is one person watching a pipe do nothing.',
    ],
    gentle: 'Insurers care where hot work was done. Add an occupied building, a timber roof or a tank farm each, if you have one.',
  },
  {
    says: 'snag list|snagging list|snagging|snags',
    not: 'aircraft|airframe|software|vessel|ship|vehicle|flight|train|network|bug',
    around:
      'site|building|house|housing|build|plot|construction|handover|contractor|joiner|carpent|plaster|paint|decorat|kitchen|bathroom|fit-out|developer|property|architect|project manager|tiler|quality|apartment',
    brutal: [
      'There are two lengths of snag list: the one at handover, and the one after the client brings a torch.',
      'One doorstop, two scratches, and the same paint run described three different ways.',
    ],
    gentle: 'A snag list is worth most with its end: how many items on the last handover, and the day the last of them was closed.',
  },
  {
    says: 'toolbox talk',
    brutal: [
      'A toolbox talk has no toolbox and barely a talk. Ten minutes standing up, and one biro between everybody.',
      'It is given at the start of a shift to people holding their breakfast. Comedy clubs are easier rooms.',
    ],
    gentle: 'Giving toolbox talks counts as training people; sitting in them does not. If they were yours to give, one subject in brackets proves it.',
  },
  {
    says: 'spirit level',
    brutal: ['A spirit level has no opinions at all, and people still argue with it.', 'Drop a spirit level off a scaffold once, and it is a straight edge.'],
    gentle: 'Everybody owns a spirit level. Hung doors, set posts or laid slabs beside it would tell a foreman what you can be handed on day one.',
  },
  {
    says: 'laser level',
    brutal: [
      'It projects, in bright red, what the last builder thought “horizontal” meant.',
      'Switch on a laser level and the whole room finds out about the ceiling at once.',
    ],
    gentle: 'With a laser level the tolerance does the talking: millimetres over how many metres is what a site engineer would like to read beside it.',
  },
  {
    says: 'total station',
    brutal: [
      'The price of a car, on three legs, in the middle of a road, being asked if it is for Google Maps.',
      'A total station is accurate to a millimetre. The mud it stands in is not.',
    ],
    gentle: 'Survey firms hire for make and software together: Leica or Trimble, and the package the points went into. Both names belong in the same line.',
  },
  {
    says: 'setting out',
    near: 'site|peg|foundation|road|grid|drainage|surveying|engineer|building|house|plot|brickwork|groundworks',
    brutal: [
      'Setting out: four pegs and a string, and after that everybody else can be wrong.',
      'By ten a digger is parked on the peg, and no digger driver has ever seen a peg.',
    ],
    gentle:
      'Setting out is known by its largest structure and its tolerance. A house plot and a bridge pier are paid differently, so the structure goes first.',
  },
  {
    says: 'topographical survey|topographic survey|topo survey',
    brutal: [
      'A topographical survey: four thousand points to prove that the field is not flat. The cows had said so.',
      'Every tree, kerb and manhole on one drawing. The architect then puts the house on the manhole.',
    ],
    gentle: 'Give hectares, terrain and what was built there afterwards: with those a topographical survey becomes a project somebody can picture.',
  },
  {
    says: 'plasterboard|drywall|dry lining|drylining|sheetrock',
    brutal: ['Gypsum in a paper sandwich, and people hang televisions from it.', 'A sheet of plasterboard is easy to carry right up to the first doorway.'],
    gentle: 'Boarders are booked by kind. Say which you are quickest at: ceilings, studwork, curves or fire lining.',
  },
  {
    says: 'plastering|skim coat|rendering and plastering',
    brutal: ['Wet plaster gets one finger from everybody in the house.', 'Some of the ceiling goes on the ceiling. The rest is in the eyebrows.'],
    gentle: 'Good plasterers are hired by material. Skim, float and set, lime, external render: each one named brings in a different caller.',
  },
  {
    says: 'bricklaying|brickwork|blockwork',
    brutal: [
      "Lay the first brick two millimetres out, and by the top course the wall is next door's.",
      'Brickwork can be covered until five to four. It rains at four.',
    ],
    gentle: 'Facework, blockwork, arches and reclaimed brick are separate rates. Your best of them belongs first, with a building somebody can drive past.',
  },
  {
    says: 'dry stone wall|dry stone walling|drystone wall|drystone walling|dry stone',
    brutal: [
      'The rule of dry stone: never pick up the same stone twice. Everyone picks it up four times.',
      'No mortar, no drawing, and one stone that fits nowhere until you have thrown it over your shoulder.',
    ],
    gentle: 'Walls differ from dale to dale and wallers notice. County, metres rebuilt and any walling certificate would place you for whoever repairs them.',
  },
  {
    says: 'scaffolding|scaffolder|scaffold',
    not: 'learning|literacy|code|react|rails|software|pupil|student|lesson|teaching|instruction|learner|differentiat|vue|template|tissue|cell|drug|molecul|protein|generate',
    around:
      'tube|roof|brick|construction|builder|labourer|cisrs|ladder|facade|contractor|shutdown|refinery|paint|render|joiner|carpent|site|working at height|rigging|industrial|steel|demolition',
    brutal: [
      'Scaffolding starts at half past seven, under a bedroom window, with one dropped pole.',
      'Scaffolding goes up in a morning and comes down when the last invoice is paid.',
    ],
    gentle: 'Give tube and fitting or a system, domestic or industrial, and the card level: those three place a scaffolder before the first phone call.',
  },
  {
    says: 'ipaf|mewp|mobile elevating work platform',
    brutal: [
      'IPAF: a licence to be lifted very slowly to a light fitting.',
      'The theory takes a morning. Then the basket moves one foot and everyone grips the rail.',
    ],
    gentle: 'Print the IPAF categories and the expiry: 3a, 3b, 1b. A hire desk or a site gate checks those before it reads anything else.',
  },
  {
    says: 'cherry picker|boom lift',
    not: 'order pick|warehouse|reach truck|vna|flt|forklift|counterbalance|picking|stock',
    around:
      'tree|sign|cable|roof|gutter|street|electric|telecom|arbor|construction|paint|window|steel|ipaf|facade|install|event|stage|rigging|cladding|maintenance|film',
    brutal: [
      'No cherry picker has ever met a cherry. It is gutters, shop signs and one Christmas star a year.',
      'Beeping all the way up, in case the pigeons had not noticed.',
    ],
    gentle: 'What was done from the basket, cutting, wiring or cladding, and at what height, is the half that gets a cherry picker operator hired.',
  },
  {
    says: 'tower crane',
    brutal: [
      'A tower crane is the best office on site, and it is two hundred rungs to the toilet.',
      'Everyone on site wants the crane at eight. The wind wants it too, and the wind outranks them.',
    ],
    gentle: 'Crane work is read by its worst lift: the weight, the radius and how tight the site was. With the card category beside it nothing is left to ask.',
  },
  {
    says: 'banksman',
    brutal: [
      'Two hands, one whistle, and complete authority over a lorry that cannot see you.',
      'To a reversing lorry a banksman is a small yellow thing waving in one mirror, and then in neither.',
    ],
    gentle: 'A slinger or vehicle marshaller ticket and the traffic of the gate, in lorries a day, are what a site wants to know of a banksman.',
  },
  {
    says: 'excavator|360 excavator|digger|trackhoe',
    not: 'gold digger|archaeolog|heritage|dental|trowel|finds',
    brutal: [
      'One bucket can take out a wall or a water main, and only one of those was on the drawing.',
      'An excavator has more fans under four foot tall at the fence than any band in the charts.',
    ],
    gentle: 'Tonnage separates the trades: a micro digger in a garden and fifty tonnes in a quarry. The sizes you are happy on belong in brackets.',
  },
  {
    says: 'telehandler|telescopic handler',
    brutal: [
      'Everybody has booked the telehandler for eight, and at eight it is at the gate unloading for somebody else.',
      'Half forklift, half crane, and parked in front of whatever you need.',
    ],
    gentle: 'Farm and building site hire telehandler drivers apart. Which of the two, the reach, and the ticket: then either knows whether to ring.',
  },
  {
    says: 'cpcs|npors',
    brutal: [
      'A59, A40, A09. To a CPCS card those are machines. To HR they are junctions.',
      'A plant card has categories, and the gate calls them out like bingo.',
    ],
    gentle: 'Spell the categories out in words beside the letters, with the expiry. Whoever sorts the CVs may never have stood next to a dumper.',
  },
  {
    says: 'concrete pour|concrete pouring|pouring concrete|poured concrete|concrete placement|concrete finishing',
    brutal: ['The wagon is booked for eight, arrives at ten, and has to be empty by quarter past.', 'Concrete has one deadline and does not take calls.'],
    gentle: 'Cubic metres in one day and the finish asked for are how concrete gangs measure each other. Either would make this a line with weight.',
  },
  {
    says: 'slump test|concrete testing|concrete cube',
    brutal: [
      'A slump test: you make a sandcastle, take the bucket off, and measure how sad it gets.',
      'It failed by two centimetres, and the driver swears nobody touched the hose.',
    ],
    gentle: 'The result matters less than what it could stop. If a load was ever refused on your test, that is the sentence a site engineer remembers.',
  },
  {
    says: 'rebar|steel fixing|steel fixer|reinforcing steel',
    brutal: ['Knitting, with pliers, bent double.', 'Rebar is the most careful work on site. It gets one inspection and is buried for a century.'],
    gentle: 'Slab, wall or pile cap, and whether the bending schedule was yours to read: that is how a fixer is told apart from a pair of hands.',
  },
  {
    says: 'formwork|shuttering',
    not: 'business|office|branch|camera|window shutter',
    brutal: ['You build a beautiful box, fill it, and smash the box off.', 'Nobody ever admires shuttering. They only notice the bit that moved.'],
    gentle: 'Concrete left on show is the compliment of this trade. If any of your shuttering was struck to a fair face, name the building.',
  },
  {
    says: 'screed|screeding|floor screed',
    not: 'paver|asphalt|tarmac|road|roads|bitumen|wearing course',
    around: 'floor|tiler|tiling|levelling|render|plaster|underfloor|flooring|resin|insulation',
    brutal: ['A wet floor, a locked door, three signs, and by two o’clock a boot print.', 'To guard a wet screed, tape is not enough. You want a goose.'],
    gentle: 'Screeders are known by their flatness class and by what was laid on top. Add liquid or sand and cement.',
  },
  {
    says: 'groundworks|groundworker',
    near: 'site|drainage|foundation|construction|excavation|digger|civil|concrete|plant|house|civils|kerb|supervisor|labourer|contractor',
    brutal: ['The drawing says clay. The hole says somebody’s cellar.', 'Groundworks always end up underneath something with a nicer brochure.'],
    gentle: 'Groundworkers are hired by depth and by pipe: drainage, foundations, kerbs, ducting. The two you could run without a drawing in hand come first.',
  },
  {
    says: 'pothole|pot hole',
    brutal: [
      'A council can be hard to reach. A pothole comes directly to your car.',
      'Ringed in yellow paint in March, filled in October, back for Christmas.',
    ],
    gentle: 'Road crews count potholes per shift, and how many hold through a winter. Those two figures make a small job look professional.',
  },
  {
    says: 'traffic management',
    not: 'air|web|network|website|seo|data|campaign|social',
    around: 'road|highway|motorway|carriageway|cone|street|chapter 8|closure|lane|civil|council|roadworks|12d|nhss|tm|utilities|resurfac',
    brutal: [
      'Traffic management is four miles of cones for eleven metres of hole.',
      'The cones go out at ten at night, and by two one of them is wearing a statue.',
    ],
    gentle: 'A contractor reads the class of road and the card before the duty: 12D, high speed, night closures. They fit in one bracket.',
  },
  {
    says: 'japanese knotweed|knotweed',
    brutal: [
      "Japanese knotweed has its own question on the form when a house is sold. Roses don't.",
      'Burn knotweed, bury it, dig it up, and it will still be at the completion party.',
    ],
    gentle: 'Knotweed plans run for years, so the proof is the end of one: how large the stand was, and whether the guarantee was signed off.',
  },
  {
    says: 'cctv drain survey|drain survey|drainage survey|drain camera',
    brutal: [
      'A drain survey is a film nobody asked to see, starring a wet wipe.',
      'Forty metres of pipe in one unbroken shot, and the villain is a tree root.',
    ],
    gentle: 'A drain camera earns its keep by the digging it saves. Add one fault found and located to the metre, if you have one.',
  },
  {
    says: 'blocked drain|drain unblocking|drain rod|drain jetting',
    brutal: ['The word “flushable” has paid for more vans than any bank.', 'The rods screw together all the way in, and come apart at eleven metres.'],
    gentle: 'First-visit fixes and response time are how drain firms rank their crews. If yours were counted anywhere, this is the line for them.',
  },
  {
    says: 'septic tank|cesspit',
    brutal: ['Served by the one lorry nobody tailgates.', 'The whole street learns where the septic tank is on the same hot Sunday.'],
    gentle: 'Installing, emptying and testing septic systems are three trades with three sets of rules. The one you know best should be the first word here.',
  },
  {
    says: 'combi boiler|gas boiler|boiler service|boiler servicing|boiler repair|boiler installation',
    not: 'ship|marine|steam|power station|industrial|locomotive|vessel|biomass',
    brutal: [
      'A boiler is reliable for eleven months of the year and resigns on the first night of frost.',
      'An error code on the display, no manual in the drawer, and somebody in a dressing gown asking how long.',
    ],
    gentle: 'Manufacturers train for their own boilers, so makes sell: three names you can service without the manual are worth a line of their own.',
  },
  {
    says: 'boiler',
    not: 'ship|marine|steam|power station|plate|industrial|coal|biomass|tube|tonne|ton|vessel|turbine|locomotive',
    around: 'gas|domestic|home|house|flat|tenant|landlord|central heating|plumb|combi|property|install|heating engineer',
    brutal: [
      '{n} boilers, and not one of them has ever broken down on a warm Tuesday.',
      'That makes {n} cupboards that had to be emptied of ironing boards first.',
    ],
    gentle: 'The count convinces; what would complete it is how few of those boilers needed a second visit, or which makes they were.',
  },
  {
    says: 'heat pump|air source heat pump|ground source heat pump|ashp',
    brutal: [
      "A heat pump is a fridge turned inside out, and somebody at the pub knows someone whose doesn't work.",
      'A heat pump takes a week to fit and a winter to explain why the radiators are only warm.',
    ],
    gentle: 'Heat pump people are scarce. Accreditation, number commissioned and whether you did the heat-loss sums: any of them lifts this to the top.',
  },
  {
    says: 'bathroom fitting|bathroom installation|bathroom fitter|bathroom refit|bathroom renovation|bathroom remodel',
    brutal: [
      'A new bathroom is ten days with one toilet, and it is in the hallway.',
      'The bath goes up the stairs on the third plan. The first was the window.',
    ],
    gentle: 'Plumbing, tiling and electrics in one room: name which of the three you do yourself, and a firm knows how many people it need not send.',
  },
  {
    says: 'leak detection|water leak|leak repair',
    not: 'data|memory|gas|sap|gis|module|software|cathodic|roof|projects|tank|helium|refrigerant|f-gas|vacuum|pipeline|network|compressed air',
    around: 'water|plumb|property|bathroom|trace|tenant|heating|insurance|damp|flat|house|pool|apartment|call-out',
    brutal: [
      'The drip is in the kitchen, the leak is in the flat above, and the flat above is in Spain.',
      'Water comes out wherever it likes, and never where it got in.',
    ],
    gentle: 'Finding water without opening the wall is the skill: acoustic, tracer gas or thermal. Add the method.',
  },
  {
    says: 'eicr|fixed wire testing|electrical installation condition report',
    brutal: [
      'C1, C2, C3. Sounds like vitamins, reads like a fuse box from 1971.',
      'Page one of an EICR lists what could not be tested. Mostly it was behind a wardrobe.',
    ],
    gentle: 'Inspecting takes another head than installing. Add the inspection qualification by its number, and the kind of property.',
  },
  {
    says: 'consumer unit|fuse board|fuse box|breaker panel|electrical panel|distribution board',
    around: 'house|home|domestic|rewire|socket|lighting|tenant|propert|apartment|residential|electrician|landlord|18th edition|eicr|wiring',
    brutal: [
      'A fuse board is labelled in pencil by somebody who left in 1987: “lights”, “lights”, “not sure”.',
      'Switch off the fuse marked “kitchen” and the garage goes quiet.',
    ],
    gentle: 'Domestic or three phase is the first thing asked about a board. Add whether you tested and certified it, and nobody has to ring to find out.',
  },
  {
    says: 'first fix|second fix',
    not: 'rate|resolution|call|calls|helpdesk|bug|bugs',
    brutal: [
      'Between first fix and second fix come the plasterers, who bury one socket as a joke.',
      'First fix is the work nobody sees. Second fix is the work everybody blames.',
    ],
    gentle: 'House builders think in plots. Add plots a week at first or second fix.',
  },
  {
    says: 'fire alarm',
    brutal: [
      'Tuesday, ten o’clock, thirty seconds. Nobody has looked up since 2009.',
      'A fire alarm panel knows exactly which detector it was: zone four, “toaster”.',
    ],
    gentle: 'Testing, installing and commissioning fire alarms are three levels of trust. Add the level, and the panel.',
  },
  {
    says: 'fire door',
    brutal: [
      'The most important door in the building, held open with an extinguisher.',
      'A fire door says “keep shut” eleven times, and there is a wedge for each.',
    ],
    gentle: 'Hanging fire doors and inspecting them are both in short supply. A third-party certificate, if there is one, should be printed with its scheme.',
  },
  {
    says: 'smoke alarm|smoke detector',
    brutal: [
      'A smoke alarm waits until three in the morning to mention the battery.',
      'Ten seconds to test a smoke alarm, ten minutes to find the one that is chirping.',
    ],
    gentle: 'A whole estate on a test schedule reads better than the device. Number of homes and how the records were kept would carry this line.',
  },
  {
    says: 'loft insulation|cavity wall insulation|roof insulation|insulation installer',
    brutal: [
      'Laying loft insulation takes an hour. Moving Christmas out of the way takes four.',
      'A job that saves energy for decades and itches until Sunday.',
    ],
    gentle: 'Grant-funded insulation runs on standards and audits. Add the scheme you worked under.',
  },
  {
    says: 'breeam|leed certified|leed certification|leed ap|leed green associate|leed accredited|leed gold|leed platinum',
    brutal: [
      'Points for a bike rack, points for a shower, and not a wet cyclist in the building.',
      'Full marks for green transport, and the only way to get there is the ring road.',
    ],
    gentle: 'One credit won because of you, named, and the rating the building got: that is how people in green building tell doers from holders.',
  },
  {
    says: 'passivhaus|passive house|passivhaus designer',
    brutal: [
      'A house so airtight that opening a window is a policy decision.',
      'They test it with a fan in the front door and somebody walking round listening to the sockets.',
    ],
    gentle: 'The airtightness result is the line people in the field stop at. A certified house or a certified designer: say plainly which one is meant.',
  },
  {
    says: 'planning permission|planning application|planning consent',
    near: 'architect|architectural|drawing|drawings|extension|extensions|residential|scheme|schemes|dwelling|dwellings|house|houses|homes|feasibility|design|developer|site',
    brutal: [
      'A planning application is a notice on a lamp post and forty letters about the parking.',
      'Planning was granted on condition that everybody talks about the bricks again.',
    ],
    gentle: 'Planners read for the hard one: approved at appeal, in a conservation area, or on green belt. Add one address with its result, if you have one.',
  },
  {
    says: 'party wall',
    brutal: ['Called a party wall, and nobody has ever brought a bottle.', 'An Act of Parliament about next door.'],
    gentle: 'Surveyors in this field are trusted for awards agreed without a third surveyor. That count, or your role beside a surveyor, is the useful detail.',
  },
  {
    says: 'listed building|grade ii listed|grade i listed|grade ii* listed',
    brutal: [
      'You may replace anything in it with exactly the same thing, at four times the price.',
      'In a listed building the wonky bit is the part that is protected.',
    ],
    gentle: 'Old buildings teach restraint. Grade, building, and the one material or method the conservation officer insisted on make this line specific.',
  },
  {
    says: 'section 106|s106',
    brutal: [
      'A developer gets four hundred flats. The village gets a bench, and it is in clause nine.',
      'Eighteen months of lawyers, and at the end of a Section 106 there is a roundabout.',
    ],
    gentle: 'Whatever the community got is what outsiders can picture: a crossing, a surgery, affordable homes. Name it beside the number of the clause.',
  },
  {
    says: 'site induction',
    brutal: [
      'The site induction is the same film everywhere, and the actor still has not clipped on.',
      'Forty minutes on where not to smoke, and then somebody shows you the toilet.',
    ],
    gentle: 'Giving inductions is daily public speaking to people who would rather be elsewhere. If they were yours to give, the verb should say so.',
  },
  {
    says: 'site diary|site diaries|daily site report',
    brutal: [
      'Rain. Rain. Waiting for steel. Rain. The most honest literature in construction.',
      'A site diary is opened twice: at five to five, and by a lawyer.',
    ],
    gentle: 'A diary kept every day settles claims years later. If yours was ever quoted in one, that is worth more than the word diligent.',
  },
  {
    says: 'hi vis|hi-vis|high vis|high visibility vest',
    brutal: [
      'Put on a hi vis, carry a ladder, and any door in the country will be held for you.',
      'Seen from two miles away, unless you are needed to help unload.',
    ],
    gentle: 'Every yard and every site wears one. Add the ticket or the machine that went with the vest.',
  },
  {
    says: 'hard hat',
    brutal: [
      'Hard hats come in colours, so that they can tell from the crane who is to blame.',
      'A hard hat with nine stickers on it is a CV, and the foreman has read it before you reach the hut.',
    ],
    gentle: 'A hard hat says you have been on site; the stage of the build says what you are good for. Groundworks or fit-out would finish the sentence.',
  },
  {
    says: 'skip hire|skip lorry|skip bin',
    not: 'skip tracing|skip trace|generation',
    brutal: [
      'You hire a skip empty on Monday, and by Tuesday it holds a stranger’s mattress.',
      'Level load only, says the sign on the skip, and the wardrobe on top of it disagrees.',
    ],
    gentle: 'Lifts a day and the share recycled are what skip firms and their customers pay for. Either figure turns the round into a result.',
  },
  {
    says: 'rfi|request for information|requests for information',
    near: 'architect|drawing|submittal|contractor|construction|site|subcontractor|structural|consultant|design team|change order',
    not: 'rfp|rfq|vendor|tender|procurement|supplier|bid',
    brutal: [
      'An RFI is a polite letter to the architect asking where the stairs go.',
      'Numbered, dated, chased, and answered with “see drawing”, which is what the question was about.',
    ],
    gentle: 'Few people print their RFI numbers: raised, closed, average days. Everyone in construction who sees those three reads on.',
  },
  {
    says: 'change order|variation order',
    not: 'software|jira|system|servicenow|engineering change|eco|bom|plm|sap|telecom|account|network|part number',
    around: 'construct|contractor|site|subcontract|building|architect|estimat|quantity|superintendent|renovat|civil|rfi|submittal|builder',
    brutal: ['A change order turns a fixed price into an opening bid.', 'The wall moved by ten centimetres. The change order moved rather more.'],
    gentle: 'A change order is judged by what was agreed without a fight. Add the total value, and the share settled on site.',
  },
  {
    says: 'extension of time',
    around: 'construct|site|jct|nec|nec3|nec4|fidic|building|quantity|civil|subcontract|delay|contracts manager|contractor',
    brutal: [
      'An extension of time is eighty pages to prove that it rained.',
      '“Exceptionally adverse weather”: somebody has to say that with a straight face, about November.',
    ],
    gentle: 'Weeks claimed against weeks granted is the honest score, from either side of the table. Both numbers fit in one bracket.',
  },
  {
    says: 'quantity takeoff|quantity take-off|quantity take off|material takeoff|takeoffs|take-offs',
    not: 'landing|pilot|flight|aircraft|runway|drone',
    around: 'quantity|estimat|bid|construct|material|drawing|tender|contractor|bluebeam|blueprint|cost plan|roofing|surveyor',
    brutal: ['Quantity takeoff is colouring in, with consequences.', 'Measure every wall on the drawing, then notice it was printed “fit to page”.'],
    gentle: 'Estimators look for the software and the margin: takeoffs within so many percent of the final account is a claim few people can make.',
  },
  {
    says: 'nec3|nec4|nec contract',
    brutal: [
      'A contract that orders everyone to act “in a spirit of mutual trust”. Clause ten, before they forget.',
      'An early warning notice is NEC for “you are not going to like this”.',
    ],
    gentle: "Clients hire for the option and your seat: Option A or C, contractor's or client's side. Two words, and the whole line is placed.",
  },
  {
    says: 'jct|jct contract',
    brutal: [
      'JCT: the standard form of contract, with ninety pages of amendments so that it is not.',
      'JCT practical completion: the building is finished, in the opinion of somebody who is not moving in.',
    ],
    gentle: 'The form and the value say it: JCT minor works at eighty thousand and design and build at ten million are different jobs.',
  },
  {
    says: 'o&m manual|operation and maintenance manual|operations and maintenance manual',
    brutal: [
      'Eleven lever arch files, handed over with ceremony, and used from then on to prop open the plant room.',
      'All the manuals are there, in every language but the one on the boiler.',
    ],
    gentle: 'Handing over O&M manuals on the day of completion is rarer than it should be. If yours were, that date beside handover is the achievement.',
  },
  {
    says: 'primavera p6|primavera|oracle primavera',
    not: 'pasta|botticelli|sound|festival|foundation',
    brutal: [
      'Three thousand activities, and every one of them turns out to be waiting for the windows.',
      'In P6 the crane is on the critical path. On site it is whoever has the key to the gate.',
    ],
    gentle: 'Activities in the programme and how often you updated it separate a planner from somebody who opens the file. Both fit in one bracket.',
  },
  {
    says: 'procore',
    brutal: [
      'Four hundred unread notifications, and one of them is why the wall is pink.',
      'Everything is in Procore. Ask anybody on site, they will tell you it is in the van.',
    ],
    gentle: 'Procore is several jobs: drawings, RFIs, inspections, cost. Naming the modules you ran spares the next site a week of training.',
  },
  {
    says: 'bluebeam|bluebeam revu',
    brutal: [
      'You draw a cloud round a mistake and it starts raining on the architect.',
      'Bluebeam has four hundred tools, and the whole industry uses the red cloud.',
    ],
    gentle: 'Give takeoffs, mark-ups or document control: Bluebeam is bought for all three and hired for one. Put yours in brackets behind the name.',
  },
  {
    says: 'revit',
    brutal: [
      'Move one door and Revit reports 1,400 warnings that everybody has agreed to ignore.',
      '“Synchronising with central”: a coffee break with a progress bar.',
    ],
    gentle: 'A practice pictures you by discipline and size: architecture, structure or services, and the largest model you kept in order.',
  },
  {
    says: 'clash detection|navisworks',
    brutal: [
      'A duct through a beam. On screen that is a clash. On site it is a grinder.',
      'Clash detection finds four thousand clashes, of which 3,900 are the same pipe being nosy.',
    ],
    gentle: 'A clash caught on screen is a wall not opened on site. Add the dearest one you found, in days or money.',
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
    gentle: 'AutoCAD becomes a trade through its subject: houses, steel, pipework, lighting. Add the subject right beside the name.',
  },
  {
    says: 'blueprint reading|reading blueprint|read blueprint|blueprint|blue print',
    near: 'read|reading|interpret|interpreted|interpreting|drawing|drawings|schematic|schematics|construction|fabrication|weld|welding|layout|electrical|tolerance|machine|machining',
    not: 'strategy|growth|service blueprint|success|strategic|prism',
    brutal: [
      'Blueprints have not been blue for half a century, and the name is the only thing nobody has revised.',
      'Reading a blueprint is easy. Finding out which revision everybody else has been reading is a career.',
    ],
    gentle: 'Being trusted with the drawing puts you a step above the crew. Name the kind: steel, houses, wiring or machine parts.',
  },
  {
    says: 'damp proofing|rising damp|damp survey|damp proof',
    brutal: [
      "Some experts say it's rising, some say there's no such thing. The wallpaper is leaving either way.",
      'Damp has three causes, and the seller has painted over all of them.',
    ],
    gentle: 'Diagnosis is the valuable half. Add one damp wall where the cause was not the obvious one.',
  },
  {
    says: 'flat roof|felt roof|flat roofing|epdm roof|epdm roofing',
    brutal: ['A flat roof is not flat. If it is, that is the leak.', 'Ten years of guarantee and one puddle with its own duck.'],
    gentle: 'Felt, rubber, liquid or single ply, and the guarantee you may sign for it: roofing firms read for the system before the years.',
  },
  {
    says: 'thatching|thatched roof|thatched|master thatcher',
    brutal: ['To a bird, a thatched roof is a shop.', 'Thatch lasts forty years, and the insurer asks about the stove in every one of them.'],
    gentle: 'Reed or straw, and who taught you. Thatchers are placed by county and by ridge, so both would tell the right people where you come from.',
  },
  {
    says: 'demolition',
    not: 'derby|ranch|explosive|mine|army|military',
    brutal: ["There's no snag list in demolition.", 'Months of permits, then one afternoon, which the local paper films from the wrong side.'],
    gentle: 'Anyone can knock things down; the skill is what stays up next door. Say what stood there, and how close.',
  },
  {
    says: 'stonemasonry|stone masonry|stone carving|stonemason|stonework',
    brutal: ['One tap too many and it is a smaller stone.', 'Stone has been waiting three hundred million years, and the client would like it by Easter.'],
    gentle: 'Stone and address: few trades can be visited a century later. One building where your work can be seen from the pavement is a portfolio.',
  },
  {
    says: 'carpentry|joinery',
    brutal: [
      'Joinery is made in a workshop, where walls are straight. Then it meets the house.',
      'Measure twice, cut once, go back to the merchant for another length.',
    ],
    gentle: 'Joiners are hired by what they are quickest at. Say which: first fix, second fix or bench work.',
  },
  {
    says: 'skirting board|skirting|architrave|crown molding|crown moulding|baseboard',
    not: 'controller|bmc|server|heater|heaters',
    brutal: ['Two perfect cuts at 45 degrees, for a corner that turns out to be 93.', 'Skirting was invented because no floor has ever properly met a wall.'],
    gentle: 'Mitres and scribing are judged from the sofa. Old houses with crooked walls are the harder proof, so they should come before the new plots.',
  },
  {
    says: 'kitchen fitting|kitchen fitter|kitchen installation|kitchen installer|kitchen remodel',
    brutal: [
      'A new kitchen is twelve units in eleven boxes, and the missing one is the corner.',
      'The worktop is cut once, on the drive, with the neighbours watching.',
    ],
    gentle: 'Kitchens a month, worktop material, and whether gas and electrics are included: those three set the day rate before anybody meets you.',
  },
  {
    says: 'sash window|box sash',
    brutal: ['Shut since 1962 under eleven coats of gloss.', 'A sash window is two weights, two cords, and a rattle that estate agents call character.'],
    gentle: 'Restoring sashes is a craft with a waiting list. Number of windows and one listed street would show that yours was more than glazing.',
  },
  {
    says: 'wallpaper|wallpapering|wallpaper hanging|paper hanging|paperhanging',
    not: 'screen|phone|desktop|digital|magazine|app|4k|engine',
    brutal: [
      'The pattern matches all the way round the room, until it meets itself behind the door.',
      'One bubble in the wallpaper, exactly where the armchair does not go.',
    ],
    gentle: 'Hand-printed papers go only to steady hands. If you have hung those, or murals or silk, the material earns its own mention.',
  },
  {
    says: 'painting and decorating|painter and decorator|painter & decorator|painting & decorating|house painting',
    brutal: ['Decorating is nine parts sanding and one part being asked whether that is the colour.', 'Magnolia, magnolia, magnolia, feature wall.'],
    gentle: 'Give new builds by the plot, or old houses by the room, and whether you spray: a decorating firm sorts its callers by exactly these.',
  },
  {
    says: 'tiling|tile setting|wall and floor tiler|tiler|grouting',
    not: 'window manager|image|map tile|gpu|css|patch|raster|seamless',
    brutal: [
      'Lay four hundred tiles dead straight, and everyone will lie in the bath looking at the other one.',
      'Grout is chosen in five minutes and scrubbed for fifteen years.',
    ],
    gentle: 'Large format, mosaic, wet rooms: tilers are priced by the hardest floor they would put their name to. Let that one stand first.',
  },
  {
    says: 'laminate flooring|wood flooring|hardwood floor|hardwood flooring|floor laying|floor layer',
    brutal: ['Click, click, click, and in the last row nothing clicks.', 'A floor is laid in a day, and the doors are taken off for a week.'],
    gentle: 'Preparation separates floor layers. Add the subfloors you have levelled, and whether you sand and finish timber.',
  },
  {
    says: 'angle grinder',
    brutal: [
      'An angle grinder settles any argument about whether a thing fits.',
      'Sparks fly in one direction, and that is always where somebody has parked a new car.',
    ],
    gentle: 'Print the abrasive wheels ticket right next to the grinder: the gate asks about it first.',
  },
  {
    says: 'power tool',
    not: 'bi',
    brutal: [
      'Three batteries on charge, and the one in the drill is the flat one.',
      'Each make of power tool has its own battery, so nobody ever borrows yours twice.',
    ],
    gentle: 'Power tools say little; two names say a lot. List the ones you would trust yourself with: SDS drill, router, chop saw.',
  },
  {
    says: 'locksmith|lock fitting|lock change',
    not: 'hobby',
    brutal: [
      'Thirty seconds with the right tool, and the neighbours watch as though you had done it before.',
      'A locksmith is called out at night by people on the wrong side of a door they own.',
    ],
    gentle: 'Entry without damage is what people pay a locksmith for. Add lock types you open, and any vetting or trade body.',
  },
  {
    says: 'water main|water mains|burst main',
    brutal: ['Found by sounding, by drawing, or by digger.', 'A burst main is on the radio by seven, and by noon it has a duck.'],
    gentle: 'Give homes off supply and hours until the taps ran: water companies keep both figures, and either makes a burst main read as a result.',
  },
  {
    says: 'loft conversion|attic conversion',
    brutal: [
      'A loft conversion is one extra bedroom, and a staircase that lands in the airing cupboard.',
      'You can stand up straight in the middle third of it. The brochure was shot there.',
    ],
    gentle: 'House owners ask how long and how many. Add conversions finished, and weeks from scaffold to keys.',
  },
];
