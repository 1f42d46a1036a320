import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What builders, electricians, plumbers and fitters laugh about. */
export const OF_SITES_AND_PIPES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  building: [
    {
      says: 'labourer|labouring|labourers|general labourer|laborer|laboring',
      brutal: [
        'A labourer moves the pile from there to here, and on Thursday from here to there.',
        'General labouring is general the way weather is general.',
        'Labourers know every trade on the site, by its mess.',
      ],
      gentle: "Say what you were trusted with beyond carrying: a saw, a mixer, a team? That's how a labourer gets rehired by name.",
    },
    {
      says: 'cscs|cscs card|blue cscs|gold cscs|green card|labourers card|cscs green',
      brutal: [
        'CSCS: fifty questions, several about ladders, and then a card that lives in the other coat.',
        'The colour of a CSCS card is the nearest a site gets to a class system.',
        "No card, no start, says the gate. It's seven o'clock, and the card is on the kitchen table.",
      ],
      gentle: "Put the colour and the expiry date in the first three lines. Agencies stop reading until they've found it.",
    },
    {
      says: 'smsts|sssts|site supervisor|site safety plus',
      brutal: [
        'The SMSTS is five days on keeping people upright, with chips.',
        "SSSTS takes two days, and then you're the one who signs for the scaffold.",
        'The course has a coffee machine, nine foremen and a long story about a telehandler.',
      ],
      gentle: 'Is it in date? Then print the month. And how many people were on the site you ran with it?',
    },
    {
      says: 'site induction|inductions|toolbox talk|toolbox talks|rams|method statement|method statements|risk assessment|risk assessments',
      brutal: [
        'A toolbox talk lasts as long as it takes eleven people to sign a wet sheet with one pen.',
        'RAMS: forty pages, copied from a job in Stoke, where there was asbestos and a river.',
        'The site induction shows the muster point, which is now a skip.',
      ],
      gentle: "If you gave the talks or wrote the method statements, say so. It's the difference between labour and supervision.",
    },
    {
      says: 'scaffold|scaffolding|scaffolder|cisrs|tube and fitting|cuplock',
      brutal: [
        'Scaffolders have a lorry, a radio, and a level of cheer that starts at half past six.',
        "The scaffold goes up in a day and comes down when somebody's paid.",
        'A green tag on a scaffold has a date, a signature and a pigeon.',
      ],
      gentle: 'CISRS grade, then systems, then how high. Contractors check those three in that order.',
    },
    {
      says: 'bricklaying|bricklayer|brickwork|blockwork|bricks|face brick|pointing|repointing|block work',
      brutal: [
        'Bricklayers look at a wall you admire, and sigh at one perp.',
        "Six hundred bricks a day. The next wall's inspector is every bricklayer who drives past.",
        "Blockwork is fine, it's getting plastered. Brickwork has its reputation to think of.",
      ],
      gentle: 'Price work, new build or heritage? Bricks laid a day, bonds you can do, and one wall that people can see.',
    },
    {
      says: 'plastering|plasterer|skimming|rendering|dry lining|drylining|tape and jointing|plasterboard|boarding|skim',
      brutal: [
        "Plastering is ninety minutes of chasing a wall that's decided to go off.",
        'Tape and jointing gets finished the night before the light fitting shows every millimetre of it.',
        'The plasterer leaves a wall like glass. The electrician arrives with a hole saw.',
      ],
      gentle: 'Metres a day and finish, domestic or commercial. Do you float and set, or board and skim? Agents want to know.',
    },
    {
      says: 'first fix|second fix|first and second fix|1st fix|2nd fix|1st and 2nd fix',
      brutal: [
        "First fix is hidden behind the board for ever, with somebody's tape measure.",
        'Second fix is when you find out what first fix meant.',
        "By second fix there's carpet, and every trade that walks in says it wasn't them.",
      ],
      gentle: 'How many plots, on price or on days? A house builder reads that number and skips the rest.',
    },
    {
      says: 'carpentry|carpenter|joinery|joiner|hanging doors|door hanging|skirting|kitchen fitting|fitted kitchens|kitchen installation|stud walls|stud partition',
      brutal: [
        'Forty doors in a week, and the frames have eleven different views on upright.',
        'No carpenter has been short of pencils, and none can find one.',
        'Skirting meets wall. The wall is an optimist.',
      ],
      gentle: "Site, shop or bespoke? Say doors a day, or show one staircase. A link to pictures does a joiner's talking.",
    },
    {
      says: 'roofing|roofer|slating|tiling roofs|flat roof|flat roofing|leadwork|slate|roof trusses|cut roof',
      brutal: [
        'Roofers see rain on the forecast before the people who forecast it.',
        "A flat roof isn't flat, and that's the last good news about it.",
        "Up there all day with the best view in town, and it's of everyone else's flashing.",
      ],
      gentle: "Pitched, flat or lead: which have you got the ticket for, and how long are the guarantees you've worked to?",
    },
    {
      says: 'painting|decorating|painter|decorator|painting and decorating|wallpaper|wallpapering|emulsion|gloss|spraying',
      brutal: [
        "Painting is nine-tenths filling, sanding and moving someone's wardrobe.",
        "The colour's called Elephant's Breath. The colour's grey. It's been on and off twice.",
        "Decorators come last, and get everyone else's delays in the form of a Friday.",
      ],
      gentle: "New build, listed, spray? Add a size: units a month, or a hotel's floors. Then the finish you're proud of.",
    },
    {
      says: 'tiling|tiler|wall and floor tiling|floor tiling|grouting|grout',
      brutal: [
        'Tiling starts in the middle of the room, and an argument with the door frame ends it.',
        "A tiler's level says the floor is out. The floor says so is the house.",
        'Large format tiles look simple, weigh forty kilos, and come one short.',
      ],
      gentle: 'Wet rooms, natural stone, large format: say which. Each one tells a contractor that you know the prep.',
    },
    {
      says: 'groundworks|groundworker|groundwork|drainage|foundations|footings|concreting|concrete|shuttering|formwork|kerbing|kerbs|concrete pour|slabs',
      brutal: [
        "Concrete's booked for eight, turns up at six, or eleven, or with a driver who'd like it out in twenty minutes.",
        "Groundworks is where the drawing meets a cable that isn't on it.",
        "A footing's dug, the inspector's looked, and it starts to rain, right on programme.",
      ],
      gentle: 'Depths, metres, pours: whichever was largest. Were you the one reading the levels? Add that.',
    },
    {
      says: 'excavator|360|digger|360 excavator|mini digger|dumper|telehandler|roller|cpcs|npors|plant operator|ride on roller|dump truck|loading shovel',
      brutal: [
        'A good 360 driver can take the lid off a boiled egg, and has offered to.',
        'Dumper: forward, back, tip, mud, and a seat that remembers every kerb.',
        "CPCS categories run from A to past the end of anyone's patience.",
      ],
      gentle: 'List each category with its expiry, then the size of machine. Plant managers hire by number and tonnage.',
    },
    {
      says: 'crane|tower crane|slinger|slinger signaller|banksman|lifting operations|lift supervisor|appointed person|loler|lift plan|traffic marshal|hoist operator',
      brutal: [
        'A slinger has two arms, one whistle and the full attention of four tonnes.',
        "Crane's winded off. Suddenly everyone on site needs something on the roof.",
        'The banksman waves left, and the driver of the other lorry goes left.',
      ],
      gentle: "Blue or red card, and the heaviest you've lifted or controlled. One sentence on a difficult lift is gold.",
    },
    {
      says: 'steel erecting|steel erector|structural steel|steelwork|steel fixing|steel fixer|rebar|cladding|curtain walling',
      brutal: [
        'Steel fixing is knitting for the strong, in February.',
        "Cladding's airtight, apart from where the architect wanted a fin.",
        'The bolt holes line up. Steel erectors take pictures of that.',
      ],
      gentle: "Tonnes and storeys, please. They're on the programme, and they say more than three lines of duties.",
    },
    {
      says: 'foreman|site foreman|general foreman|gang|ganger|site manager|chargehand|supervised a team|supervising',
      in: 'work',
      brutal: [
        'A foreman has two phones, one pair of boots, and nine people who thought it was the other lift.',
        "The gang is six: four work, one's on the phone, and one's gone for the rolls.",
        "A site foreman's favourite tool is “what time are you here till?”",
      ],
      gentle: 'How many under you, in how many trades, and did it hand over on the date? Those three make you a manager.',
    },
    {
      says: 'snagging|snags|snag list|de-snagging|handover|remedials|remedial works|defects',
      brutal: [
        'Snagging: a roll of coloured dots, and a house with measles.',
        'The last snag is always a door that catches, in the one room with the key missing.',
        '“Snag free”, said the builder, standing on it.',
      ],
      gentle: 'Plots handed over with no defects is a figure house builders keep. Do you know yours? Print it.',
    },
    {
      says: 'reading drawings|drawings|blueprints|blueprint|reading plans|technical drawings|setting out|laser level|dumpy level|levels',
      brutal: [
        "The drawing says 2400. The wall says 2385. They're going to have to talk.",
        'Blueprints live in the cabin, under a mug, at revision F. The job is on D.',
        'A laser level is right until somebody sits on the tripod box.',
      ],
      gentle: 'Setting out alone is a skill that gets you off the tools. If you do it, say with which kit.',
    },
    {
      says: 'power tools|hand tools|own tools|tools|own transport|own van|own van and tools|sds|grinder|disc cutter|jackhammer',
      brutal: [
        "Own tools: with a name on each, in paint, and in the end in somebody else's van.",
        'The battery on charge in the cabin is never the one you put there.',
        'Hand tools last for ever. Loans of hand tools last longer.',
      ],
      gentle: 'Good to say, in one line with the van. Add any ticket that goes with them, such as abrasive wheels.',
    },
    {
      says: 'abrasive wheels|asbestos awareness|working at height|working at heights|manual handling|ipaf|pasma|face fit|first aid at work|harness',
      brutal: [
        'Asbestos awareness teaches you to look at a ceiling and leave.',
        'PASMA: how to put a tower up, with a picture of how everyone puts a tower up.',
        'Face fit means running on the spot in a hood, saying the rainbow passage.',
      ],
      gentle: 'List them in one row with dates. Gate staff read tickets, and the row does more than a paragraph.',
    },
    {
      says: 'new build|new builds|housing|house builder|persimmon|taylor wimpey|barratt|bellway|residential',
      in: 'work',
      brutal: [
        'A new-build estate has a show home, a flag, and no road.',
        'Plot 14 is handed over at noon. At eleven it needs a roof tile and a toilet.',
        "Persimmon or Barratt, the street's called after a meadow. It was one.",
      ],
      gentle: 'Plots per year and your part of each plot. Timber frame or block? Site managers picture it straight away.',
    },
    {
      says: 'refurbishment|refurb|renovation|extension|extensions|loft conversion|loft conversions|renovations|remodel|remodeling|fit out|fit-out|shop fitting|shopfitting',
      brutal: [
        'A loft conversion finds out what the last builder did, and why they moved.',
        "Refurbs begin with “it's only a partition” and a fountain.",
        "Shopfitting is nights, dust sheets, and an opening that's on the posters already.",
      ],
      gentle: 'Value and length of the largest one? Living-in clients or empty shell? It shows how tidy you work.',
    },
    {
      says: 'demolition|strip out|soft strip|site clearance',
      brutal: ["Soft strip: the only day on site that everyone's good at the job.", 'Demolition is quick. Then someone asks where the stopcock was.'],
      gentle: 'Name the tickets, and whether you segregated the waste. Recycling percentages have a price these days.',
    },
    {
      says: 'health and safety|ppe|site safety|safe working|hard hat|steel toe',
      brutal: [
        'The hard hat has eleven stickers, and one of them is from this site.',
        'PPE on at all times, says the sign, next to somebody smoking in flip-flops.',
        'Site safety is zip ties on the fence, and then the cat gets in.',
      ],
      gentle: 'Days without an accident on your gang, or an idea of yours that got taken up: either beats the phrase.',
    },
    {
      says: 'concrete mixer|mixer|mortar|mixing mortar|mixing|muck|loading out',
      brutal: [
        'Four and one, says the bricklayer. A bit wetter. A bit drier. And now, please.',
        'A mixer with a dent has been told to let go with a shovel.',
        'Mortar goes up by the hod and comes back by the remark.',
      ],
      gentle: 'Keeping two or three layers going all day is real work. Say how many you loaded out for.',
    },
    {
      says: 'price work|day rate|self employed|self-employed|subcontractor|subcontract|cis|sub-contractor|sole trader',
      brutal: [
        'Price work: same wall, twice the speed, half the tea.',
        'CIS means the tax leaves before you do.',
        'Subcontractors arrive Monday, or, in the full version, a Monday.',
      ],
      gentle: "Name the main contractors you've worked for. A site agent rings the one they know, and that's your reference.",
    },
    {
      says: 'timber frame|joists|first floor joists|timber|roof truss|sip|timber framing|framing|framer|wood frame',
      brutal: [
        "Timber's delivered straight, and looks at the sun, and has second thoughts.",
        "Framing goes up in a week, and the neighbours think it's nearly done.",
        "A wet joist, a dry joist, and a plasterboard that'll tell the difference in spring.",
      ],
      gentle: "Houses framed, crew size, days a house. US or UK, that's the line a foreman looks for.",
    },
    {
      says: 'drywall|sheetrock|siding|decking|concrete finishing|concrete finisher|osha 10|osha 30',
      brutal: [
        'Drywall: twelve sheets up the stairs, and stairs that were designed against it.',
        'OSHA 10 is ten hours on falls, in a chair with a loose leg.',
        'Concrete finishing is four minutes of beauty and one raccoon.',
      ],
      gentle: 'Residential or commercial, and how many square feet a week? Square feet settles it on a US résumé.',
    },
    {
      says: 'measuring|measure|estimating|quoting|quotes|materials|ordering materials|take off|material take off',
      in: 'work',
      brutal: [
        "Measure twice, cut once, drive to the merchant's.",
        'Ordering materials: add ten percent, lose eleven.',
        "The quote is on the back of an envelope, and the envelope's from the merchant.",
      ],
      gentle: 'Pricing your own jobs is business sense. What size, and how close did you come in? Say it in pounds.',
    },
    {
      says: 'glazing|glazier|double glazing|upvc|conservatory|bifold|bi-fold|window installation',
      brutal: [
        'Bi-folds open up the whole wall. They come with eleven adjustments, and a week.',
        "Double glazing is out by four mil. Foam says it isn't.",
        'A glazier walks with one arm out and everybody else walks round.',
      ],
      gentle: "FENSA, sizes and how many a week. Commercial glass or homes? It matters to whoever's pricing you.",
    },
    {
      says: 'flooring|floor laying|laminate|laminate flooring|vinyl|carpet fitting|screed|screeding|hardwood',
      brutal: [
        'Laminate clicks together until the last row, which is eleven millimetres wide, behind a pipe.',
        "Screed's curing. There's a footprint in it, and it's a small dog's.",
        'Carpet fitters do the whole stairs on their knees, and get asked to take their boots off.',
      ],
      gentle: 'Subfloor prep is where quality shows. If you did the moisture tests and levelling, name them.',
    },
    {
      says: 'landscaping|paving|block paving|fencing|turfing|patio|hardscaping',
      brutal: [
        'Block paving is a jigsaw of nine hundred pieces, all of the sky.',
        "Turf goes green side up. It's on a sign, by the pallet, for a reason.",
        'A patio falls away from the house, or, with some builders, towards next year.',
      ],
      gentle: 'Which job can be seen from the road? The street and the square metres make a good line.',
    },
    {
      says: 'clean site|keeping site clean|site tidy|clearing site|waste|skip|skips|clean and tidy',
      in: 'work',
      brutal: [
        "A skip's hired for one job, and filled overnight by a street.",
        "Site's swept at four for a visit at five past, and the dust is in the air to greet them.",
      ],
      gentle: "Everyone's meant to. If you ran the waste segregation or the stores, that's a role, so call it one.",
    },
    {
      says: 'deliveries|unloading|loading|forklift|material handling|materials handling|offloading',
      in: 'work',
      brutal: [
        "Plasterboard comes on the day the hoist doesn't.",
        "Deliveries before nine, says the council. The wagon's from Wales.",
        'Offloading by hand: nine hundred blocks, and a driver who points.',
      ],
      gentle: 'If you ran the gate, the booking sheet or the telehandler, print that. Logistics on site is a job in itself.',
    },
    {
      says: 'insulation|external wall insulation|ewi|cavity wall|spray foam|damp proofing|tanking|waterproofing',
      brutal: ['Insulation itches in a place it never touched.', 'Damp proofing finds the water, and the water finds the other wall.'],
      gentle: 'Approved installer schemes count a lot in this line. Which one, and how many homes?',
    },
    {
      says: 'cat scanner|cat and genny|service avoidance|cable avoidance|streetworks|nrswa|traffic management|cones|reinstatement',
      brutal: [
        'Cat and genny sweep the ground, go quiet over the cable, and shout at a fence.',
        'Street works: four cones, one hole, and a bus driver with a view.',
        'Reinstatement is a patch on a patch on a Roman.',
      ],
      gentle: 'NRSWA units with dates belong first here. Then gang size and metres a day.',
    },
    {
      says: 'stone|stonemason|stonemasonry|lime|lime mortar|heritage|listed building|listed buildings|conservation',
      in: 'work',
      brutal: [
        'Listed means nothing may change, in a building that leans a bit more each spring.',
        'Lime mortar takes weeks to go off, and nobody can ring it up.',
        'Conservation officers can smell cement from a bus.',
      ],
      gentle: "Name the building. Heritage work is scarce, and one known roof or tower is the best reference you've got.",
    },
    {
      says: 'tea|banter|site cabin|welfare|canteen',
      in: 'work',
      brutal: [
        "The site cabin has nine mugs, one clean, and a calendar from a merchant that's closed.",
        "Welfare is a heater, a bench, and everyone's coats drying into each other.",
      ],
      gentle: 'Setting up or looking after welfare shows trust. If that was your patch, say for how many on site.',
    },
  ],
  'pipes-and-wires': [
    {
      says: 'fault finding|fault-finding|troubleshooting|fault diagnosis|diagnosing faults|diagnostics',
      brutal: [
        'Fault finding: turn it off, open it up, sigh through the teeth, ask who did this.',
        "It's intermittent. That means it works perfectly while you're standing there.",
        'Nine times in ten the fault is the thing that was “definitely not touched”.',
      ],
      gentle: 'First-time fix rate is the figure behind fault finding. If the office tracks yours, print it here.',
    },
    {
      says: '18th edition|17th edition|bs7671|bs 7671|18th edition wiring regulations|wiring regulations|wiring regs',
      brutal: [
        'The 18th Edition is brown with amendments, like everything else behind the plaster.',
        "Open book exam. The wiring regs are the book, and it's the finding that's examined.",
        'BS 7671: five hundred pages to say “it depends on the installation method”.',
      ],
      gentle: 'Add the amendment and the year. Employers filter on exactly that, and it takes four characters.',
    },
    {
      says: 'inspection and testing|test and inspection|eicr|eicrs|2391|periodic inspection|electrical testing|testing and inspection|dead testing',
      brutal: [
        'An EICR is a hundred sockets, and one is behind a piano.',
        'C1, C2, C3, FI: the only report card where the house can fail.',
        'Testing finds the neutral that somebody borrowed and never brought back.',
      ],
      gentle: '2391 opens doors, so put it beside the count: EICRs a month, and commercial or domestic. Remedials too?',
    },
    {
      says: 'consumer unit|consumer units|fuse board|distribution board|distribution boards|fuse boards|panel upgrade|breaker panel|service panel',
      brutal: [
        'Consumer unit changed, and now the freezer in the garage has views about the RCD.',
        'Every fuse board has one label that says “lights?”',
        'The breaker panel is behind the coats, behind the ironing board, and marked in pencil by an optimist.',
      ],
      gentle: 'How many changes, and do you certify your own? Self-certification is the fact that makes this bullet weigh.',
    },
    {
      says: 'rewire|rewires|full rewire|rewiring|house rewire|wiring|cabling|containment|trunking|cable tray|swa',
      brutal: [
        'A rewire means every floorboard up, including the one with the piano.',
        'SWA comes on a drum, bends like a python, and strips like a crab.',
        'Containment is fitted first, and then ductwork turns up, and wins.',
      ],
      gentle: 'Houses, offices or factories? Metres of tray or points per week would put a size on it.',
    },
    {
      says: 'ev charger|ev chargers|ev charging|ev charge point|solar pv|solar panels|solar installation|battery storage|pv installation|solar',
      brutal: [
        'An EV charger is a socket on a wall that wants the Wi-Fi password.',
        'Solar is on the roof, inverter is in the loft, and the app says “partly cloudy” all summer.',
        'The battery went in where the tumble dryer was. That was the hard part of the survey.',
      ],
      gentle: 'Kilowatts, number of installs and whose approval scheme. This is the growing end of the trade, so lead with it.',
    },
    {
      says: 'fire alarm|fire alarms|emergency lighting|intruder alarm|cctv|access control|security systems|bs5839|door entry',
      brutal: [
        "The fire alarm is in fault. It's been beeping since Easter, and the building has got used to it.",
        'Emergency lighting gets tested by turning it all off, and listening who shouts.',
        'CCTV: eleven cameras, one cobweb, a very clear view of the cobweb.',
      ],
      gentle: 'Panels and makes, plus install or maintain? Fire work has its own tickets, and they belong in this line.',
    },
    {
      says: 'boiler|boilers|boiler installation|boiler installations|combi|combi boiler|boiler servicing|boiler repair|central heating|heating system|heating systems|worcester bosch|vaillant',
      brutal: [
        'The boiler is five steps from the door, in a cupboard, behind everything they own.',
        'A combi breaks down on the first frost, with nine hundred of its friends.',
        "F28, says the display. The manual says call an engineer. You're standing right there.",
      ],
      gentle: "Makes you're accredited on and how many a year: that's what a heating firm books by. Call-back rate too, if it's low.",
    },
    {
      says: 'gas safe|gas safe registered|acs|ccn1|cenwat|cpa1|gas engineer|gas safety checks|landlord gas|cp12|lgsr|landlord certificates',
      brutal: [
        "CP12s: the tenant is out, the key is at the agent's, and the meter is in the neighbour's porch.",
        'The Gas Safe card gets shown to everyone, and read on the back by nobody. The back is the bit that matters.',
        "ACS every five years, with the same cooker, the same hob, and the same instructor's joke about it.",
      ],
      gentle: "List the categories and the renewal date. It's the first thing asked for, and it's often left at “registered”.",
    },
    {
      says: 'leak|leaks|leak detection|burst pipe|burst pipes|leaking|dripping|drips',
      brutal: [
        'Leaks travel along a joist and come out over the telly.',
        'The stopcock was last turned by the person who built the house.',
        "“It's only a drip.” The ceiling below has heard that too.",
      ],
      gentle: 'Trace and access work for insurers is well paid. If you do it, name the kit: camera, gas, acoustic.',
    },
    {
      says: 'bathroom|bathrooms|bathroom installation|bathroom fitting|shower|showers|bathroom installations|sanitary ware|toilet|toilets|wet room|wet rooms',
      brutal: [
        "A bathroom takes a week, plus the tile that's coming from Italy.",
        'Every old bathroom has another bathroom under it.',
        'Whoever boxed in that toilet never met a plumber socially.',
      ],
      gentle: 'Start to finish, tiling and electrics included? A count per year and a price range show the level you work at.',
    },
    {
      says: 'drain|drains|drainage|unblocking|jetting|blockage|blockages|drain unblocking|sewer|rodding|cctv drain survey',
      brutal: [
        'Flushable wipes have put more plumbers through Christmas than frost.',
        'Drains have a smell that a van never loses, and a queue at the café never quite forgives.',
        'The camera goes twelve metres down, and finds a toy tractor.',
      ],
      gentle: 'Jetting, lining, CCTV: which tickets? Call-outs a week and first-visit clearances belong beside them.',
    },
    {
      says: 'copper|pipework|soldering|press fit|pipe fitting|pipefitting|hot and cold|pex|brazing|pipe bending|sweating|plastic pipe|pipe work',
      brutal: [
        'Press fit goes on in two seconds. The tool costs as much as a car with pipes.',
        'Nice copper bends get shown to other plumbers, and then boarded over for ever.',
        'The old pipework is half imperial, half metric, and one bit of garden hose.',
      ],
      gentle: 'Sizes, materials and the largest plant room. Neat work can be seen, so a link to pictures is fair.',
    },
    {
      says: 'unvented|unvented hot water|g3|cylinder|cylinders|underfloor heating|heat pump|heat pumps|air source heat pump|ashp|mcs|radiators|radiator',
      brutal: [
        "A heat pump is a fridge that's been persuaded.",
        'Cold radiator upstairs, hot radiator downstairs, and a bleed key that was in this drawer.',
        "Underfloor heating: four hundred metres of pipe, and someone's fitting a door stop.",
      ],
      gentle: 'G3, MCS or heat pump training is scarce, so put the certificate and number of installs together.',
    },
    {
      says: 'air conditioning|hvac|f-gas|f gas|refrigerant|refrigeration|split system|split systems|vrf|vrv|chiller|chillers|epa 608|ductwork|furnace|rooftop unit|ac units|ahu',
      brutal: [
        'In HVAC half of all calls are the filter, and the other half is someone on the thermostat.',
        "The chiller is on the roof, the tools are in the van, and the lift's for guests only.",
        "EPA 608, universal: it's the only thing about the compressor that is.",
      ],
      gentle: 'Kit sizes, makes and your F-gas or EPA card. Maintenance contracts you kept are worth a number.',
    },
    {
      says: 'call out|call-out|on call|on-call|callout|callouts|call outs|emergency callout|emergency call outs|24/7|out of hours|out-of-hours',
      brutal: [
        "On call means the phone is on the pillow, and it's a smoke alarm battery.",
        "A call-out at 2 a.m.: “it's been doing it since Thursday”.",
        'The on-call rota goes round fairly. The frost always falls on the same name.',
      ],
      gentle: 'Area covered, calls a week, fixed on first visit: three figures, and a service manager can see you.',
    },
    {
      says: 'domestic|domestic and commercial|commercial and domestic|residential and commercial|domestic properties|commercial properties',
      in: 'work',
      brutal: [
        "Domestic work comes with tea, biscuits, a dog, and a question about the neighbour's.",
        "Commercial has a loading bay, a permit, and a facilities person who's on a course.",
        'Domestic means shoes off. Commercial means boots on, hat on, and sign here, here and here.',
      ],
      gentle: "Give a rough split and the largest of each. It tells an employer which van you'd fit into.",
    },
    {
      says: 'social housing|housing association|void properties|voids|council properties|local authority|responsive repairs|reactive repairs',
      brutal: [
        "Voids: no heating, no light, and a sofa that didn't get the letter.",
        'Four slots before lunch in social housing, and the third has got every appliance that was ever made.',
        "The job sheet says “tap”. They've saved up nine other things, and made a cake.",
      ],
      gentle: 'Jobs a day and right-first-time are measured in repairs work. Ask for your numbers, then write them in.',
    },
    {
      says: 'nvq|city and guilds|city & guilds|am2|apprenticeship|apprentice|level 3 electrical|jib|gold card|ecs|ecs card|journeyman|jib gold card',
      brutal: [
        'The AM2 is three days in a wooden booth, wiring a house for nobody.',
        "An apprentice holds the torch. It's always on the wrong hole.",
        'A journeyman card says qualified. The van says it in coffee cups.',
      ],
      gentle: 'Grade, card and year in one line at the top. A gold card sunk in the last paragraph gets missed.',
    },
    {
      says: 'apprentices|trained apprentices|supervised apprentices|mentored apprentices|supervising apprentices|trainees|mate|electricians mate|plumbers mate',
      brutal: [
        "Apprentices go up the loft. That's the first module.",
        'A mate carries the ladder, feeds the cable and hears every opinion on VAR.',
        'Training an apprentice costs you a drill bit a day until about February.',
      ],
      gentle: "How many did you bring through, and are they qualified now? It's a better proof of supervision than the word.",
    },
    {
      says: 'certification|certificates|electrical certificates|part p|niceic|napit|eic|minor works|qualified supervisor|building control',
      brutal: [
        'A minor works certificate takes longer than the minor work.',
        'NICEIC visits once a year, and looks hardest at the one you did for a friend.',
        'Part P notified, certificate posted, filed by the customer in the drawer with the menus.',
      ],
      gentle: 'Qualified supervisor status is a job title on its own. If you hold it, move it up to the first line.',
    },
    {
      says: 'schematic|schematics|wiring diagram|wiring diagrams|drawings|electrical drawings|blueprints|circuit diagrams',
      brutal: [
        "A wiring diagram shows how it left the factory. There's been a person since.",
        'Schematics fold out to the size of a bed, and always to the wrong page.',
        "The drawing in the panel door is signed by someone who's now a postcode.",
      ],
      gentle: "Reading them is expected. If you mark up and correct them as built, that's worth saying: few do.",
    },
    {
      says: 'multimeter|megger|fluke|test equipment|metrel|voltage tester|proving unit|loop impedance|insulation resistance|insulation resistance test',
      brutal: [
        "The Fluke is the one tool in the van that isn't lent.",
        "Insulation resistance reads 0.02, because there's still a lamp in.",
        'Prove dead, prove the prover, prove it again. Electricians are the last true philosophers.',
      ],
      gentle: 'Which tester, and is it in calibration? A contractor asks, and it shows that you certify your own work.',
    },
    {
      says: 'three phase|3 phase|three-phase|single phase|motor control|motors|inverters|vsd|plc|panel building|control panels|industrial',
      brutal: [
        "Three phase: brown, black, grey, and someone ringing to say it's running backwards.",
        "The motor's tripped. It's been reset eleven times by a person with a broom.",
        "Inside a control panel there's one spare fuse, one dead wasp, one wire with no number.",
      ],
      gentle: 'Plant and process sell this skill. What did the line make, and how long was it down before and after you?',
    },
    {
      says: 'fibre|fiber|fibre optic|fiber optic|structured cabling|data cabling|cat6|cat5|splicing|fusion splicing|broadband|openreach|ftth|fttp|patch panel|copper network',
      brutal: [
        'Data cabling is neat at the front of the cabinet. Nobody shows you round the back.',
        'Splicing: two hairs of glass, a nice little machine, and a neighbour with a strimmer half a mile off.',
        'Full fibre to the house, and then they put the router behind the fish tank.',
      ],
      gentle: 'Homes passed, joints a day or test results: telecom managers think in those. Poling and confined space tickets too.',
    },
    {
      says: 'lifts|elevator|elevators|escalator|escalators|lift maintenance|otis|kone|schindler|thyssenkrupp',
      brutal: [
        "Lift engineers take the stairs. It's the nature of the visit.",
        'The lift worked all night. The doors will play up once the shutters are open.',
        'Otis, Kone or Schindler, the button that everybody hits is the one not connected to much.',
      ],
      gentle: 'Units on your route, breakdowns per unit, and which makes. Those three are how lift companies rate a round.',
    },
    {
      says: 'wind turbine|turbine|turbines|gwo|nacelle|offshore wind|working at heights|working at height|rope access|irata',
      brutal: [
        'GWO training: a tower, a harness, a pool and lunch you regret.',
        'Turbine techs climb eighty metres with a spanner, and come down for the other one.',
        "Great view from the nacelle. It's mainly of the weather that's coming.",
      ],
      gentle: 'Turbine type, GWO modules with dates, availability on your site. Anyone hiring scans for exactly those.',
    },
    {
      says: 'confined space|permit to work|permits|isolation|isolations|lock off|lock out|safe isolation|lockout tagout|lock-off',
      brutal: [
        "Safe isolation: off, locked, tagged, tested, and somebody in the café asking who's got the lights.",
        'The permit is signed at ten for a job at eight.',
        "Lock-off kits have six padlocks and one tag written in a hand that could be a doctor's.",
      ],
      gentle: "If you issue permits rather than sign on to them, that's authority. Say for which site.",
    },
    {
      says: 'customer|customers|customer service|dealing with customers|liaising with customers|tenants',
      in: 'work',
      brutal: [
        'Every customer has had a go themselves, for an hour, on YouTube.',
        "“While you're here” has added more hours to the trade than copper theft.",
        'Good customer service is dust sheets, shoe covers, and not laughing at the old one.',
      ],
      gentle: "Reviews are the proof for this. Star rating, how many, and one short quote if it's kind.",
    },
    {
      says: 'van stock|stock|materials|ordering materials|merchant|screwfix|toolstation|city plumbing|wolseley|parts',
      in: 'work',
      brutal: [
        'Van stock holds every fitting there is, apart from 22 by 15 by 22.',
        'Screwfix at five to seven is the real parliament of the building trades.',
        "Parts are on order. It's the most honest sentence on the job sheet.",
      ],
      gentle: "A tight van saves second visits. If the first-fix rate rose because of it, that's the reason to mention it.",
    },
    {
      says: 'job sheets|job sheet|pda|reports|paperwork|tablet|work orders|quotes|quotations|invoicing|estimates',
      in: 'work',
      brutal: [
        'The job sheet gets filled in at the lights, on the knee, at nine percent.',
        'Quotes come back as “can you do it cheaper without the VAT and the pipe?”',
        'Paperwork is done on Sunday by a plumber and a highlighter.',
      ],
      gentle: 'Pricing and quoting means you can run work. Win rate or average value would make that clear.',
    },
    {
      says: 'installation|installations|installed|install|installing',
      in: 'work',
      brutal: [
        'Installed: it came with forty screws, and there are three left on the mat.',
        'Installation is four hours of work, and one hour in a loft with the wrong head on the driver.',
        'The new one goes exactly where the old one was, give or take all of the holes.',
      ],
      gentle: "Installed what, how many, how large? This verb wants a number after it, and then it's a bullet.",
    },
    {
      says: 'maintenance|planned maintenance|ppm|ppms|preventative maintenance|reactive maintenance|servicing|service and repair|serviced',
      in: 'work',
      brutal: [
        "PPM: the asset register lists a pump on level three. There's no level three.",
        'Serviced and left in working order, until the night shift found the button.',
        'Maintenance is invisible on every day but one.',
      ],
      gentle: 'Sites, assets or visits a month? A contract that renewed on your watch would be the best figure of all.',
    },
    {
      says: 'smart meter|smart meters|meter|metering|moca|dual fuel',
      in: 'work',
      brutal: [
        "Smart meter jobs: six a day, and in four of them the cupboard's where they keep the world.",
        "The little display in the kitchen goes red with the kettle, and nobody's had a quiet tea since.",
      ],
      gentle: 'Jobs per day and aborts are known figures. If yours beat the patch, print them.',
    },
    {
      says: 'construction sites|new build|new builds|first fix|second fix|1st fix|2nd fix|plots',
      in: 'work',
      brutal: [
        "First fix is all yours. By second fix it's got plaster in it.",
        'On a new build, the back boxes are exactly where the kitchen designer has moved on from.',
        "Plots 1 to 8 need heat by Friday. There's no gas in the road.",
      ],
      gentle: 'Price per plot or plots a month tell a contractor how quick you are. Any that passed first time? Say.',
    },
    {
      says: 'ladder|ladders|loft|lofts|crawl space|cellar|under floor|underfloor',
      in: 'work',
      brutal: [
        "Up the ladder, through the hatch, and there's the Christmas tree, the exercise bike and no light.",
        'Lofts are forty degrees in summer, minus two in winter, and itchy all year.',
        'A ladder inspection is a tag, a date, and one rung nobody mentions.',
      ],
      gentle: "Access work has its own tickets. If you've IPAF or PASMA, put those in place of this.",
    },
    {
      says: 'commissioning|commissioned|handover|o&m manuals|o&m|balancing|power flushing|power flush|inhibitor|flushing',
      in: 'work',
      brutal: [
        "A power flush brings out nine years of black water, and a customer who'd like to see it.",
        'Commissioning sheets have forty boxes, filled in on the lid of the unit, in wind.',
        'O&M manuals are three volumes, handed over with a handshake, and put on a shelf with the other three.',
      ],
      gentle: 'Commissioning is where trade becomes engineer. Which systems do you sign off alone?',
    },
    {
      says: 'lighting|sockets|lights|led|led lighting|small power|data points',
      in: 'work',
      brutal: [
        "LED downlights: twelve holes, eleven joist-free, and one that's a centimetre off for ever.",
        "Sockets are wanted behind the bed, behind the telly, and behind the wardrobe that's being built now.",
        "Small power is on the drawing as a little triangle. There's a steel behind each one.",
      ],
      gentle: "Points a day or floors finished would size this. Did you price and certify it too? Then that's a whole job.",
    },
  ],
};
