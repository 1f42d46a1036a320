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
        'CSCS: a test about ladders, and then a card that lives in the other coat.',
        'The colour of a CSCS card is the nearest a site gets to a class system.',
        "No card, no start, says the gate. It's seven o'clock, and the card is on the kitchen table.",
      ],
      gentle: "Put the colour of the CSCS card and its expiry in the first three lines. Agencies read nothing until they've found it.",
    },
    {
      says: 'smsts|sssts|site safety plus',
      brutal: [
        'Days of learning how to keep people upright, with chips at half twelve.',
        'You come back with the certificate, and suddenly every signature on site is yours.',
        'A room full of foremen, all sitting at the back. The SMSTS has no front row.',
      ],
      gentle: 'Print the expiry month of the SMSTS or SSSTS first. Then say what you ran with it, because the card alone runs nothing.',
    },
    {
      says: 'site induction|toolbox talk',
      brutal: [
        'A toolbox talk lasts as long as it takes eleven people to sign a wet sheet with one pen.',
        'The site induction shows the muster point, which is now a skip.',
      ],
      gentle: "If you gave the toolbox talks rather than signed for them, say so. It's the difference between labour and supervision.",
    },
    {
      says: 'rams|method statement',
      brutal: [
        'By the time the method statement is approved, step nine has been done.',
        'RAMS: forty pages, copied from a job in Stoke, where there was asbestos and a river.',
      ],
      gentle: "Writing RAMS that people could follow is rare. Which job was it, and what did yours say that the template didn't?",
    },
    {
      says: 'scaffold|scaffolding|scaffolder|cisrs|tube and fitting|cuplock',
      brutal: [
        "Everyone is asked to hurry because of the scaffold. In October it's still there.",
        'A green tag on a scaffold has a date, a signature and a pigeon.',
      ],
      gentle: 'CISRS grade, then systems, then how high. Contractors check those three in that order.',
    },
    {
      says: 'bricklaying|bricklayer|brickwork|blockwork|block work|repointing',
      brutal: [
        'Bricklayers look at a wall you admire, and sigh at one perp.',
        'Brickwork is inspected for eighty years, by every bricklayer who drives past.',
        "Blockwork is fine, it's getting plastered. Brickwork has its reputation to think of.",
      ],
      gentle: 'Which wall of yours can people see? Name the street, the bond and the finish. That beats any number of bricks a day.',
    },
    {
      says: 'plastering|plasterer|skimming|skim',
      brutal: [
        "Plastering is ninety minutes of chasing a wall that's decided to go off.",
        'The plasterer leaves a wall like glass. The electrician arrives with a hole saw.',
      ],
      gentle: "Do you float and set, or board and skim? Say it in the first line: it's what a plasterer gets asked on the phone.",
    },
    {
      says: 'first fix|second fix|first and second fix|1st fix|2nd fix|1st and 2nd fix',
      brutal: [
        "First fix is hidden behind the board for ever, with somebody's tape measure.",
        'Second fix is when you find out what first fix meant.',
        "By second fix there's carpet, and every trade that walks in says it wasn't them.",
      ],
      gentle: 'Were you trusted with both first and second fix on the same plots? Builders like one name to ring, so say it.',
    },
    {
      says: 'carpentry|carpenter|joinery|joiner|hanging doors|door hanging|skirting|stud wall',
      brutal: [
        'Forty doors to hang, and the frames have eleven different views on upright.',
        'No carpenter has been short of pencils, and none can find one.',
        'Skirting meets wall. The wall is an optimist.',
      ],
      gentle: "Site, shop or bespoke? Show one staircase, with a link. Pictures do a joiner's talking.",
    },
    {
      says: 'roofing|roofer|slating|flat roof|flat roofing|leadwork|roof truss|cut roof',
      brutal: [
        'Roofers see rain on the forecast before the people who forecast it.',
        "A flat roof isn't flat, and that's the last good news about it.",
        "Up there all day with the best view in town, and it's of everyone else's flashing.",
      ],
      gentle: 'Which roof would you walk somebody past? Slate, lead or flat, that one job tells a roofing firm what you are.',
    },
    {
      says: 'painting|decorating|painter|decorator|painting and decorating|wallpapering',
      not: 'oil|watercolour|watercolor|art|canvas|portrait|photography',
      in: 'work',
      brutal: [
        "Painting is nine-tenths filling, sanding and moving someone's wardrobe.",
        "The colour's called Elephant's Breath. It's grey. It's been on and off the wall twice.",
        "Decorators come last, and get everyone else's delays in the form of a Friday.",
      ],
      gentle: [
        'Which finish are you proudest of: the spray, the gloss, the paper that had to match? A painter should name it.',
        "Painting somebody's home means being trusted with the key. If you worked in lived-in houses, say so.",
      ],
    },
    {
      says: 'tiling|tiler|wall and floor tiling|floor tiling|grouting|grout',
      brutal: [
        'Tiling starts in the middle of the room, and ends in an argument with the door frame.',
        "A tiler's level says the floor is out. The floor says so is the house.",
        'Large format tiles look simple, weigh forty kilos, and come one short.',
      ],
      gentle: 'Wet rooms, natural stone, large format: which tiling do they ring you for? Each tells a contractor that you know the prep.',
    },
    {
      says: 'groundworks|groundworker|foundations|footings|concrete pour|drainage',
      in: 'work',
      brutal: [
        "The concrete's booked for eight. It comes at six, or at eleven, with a driver who'd like it out in twenty minutes.",
        "Groundworks is where the drawing meets a cable that isn't on it.",
        "A footing's dug, the inspector's looked, and it starts to rain, right on programme.",
      ],
      gentle: "Were you the one reading the levels? In groundworks that's the step from the shovel to the plan, so write it.",
    },
    {
      says: 'excavator|360 excavator|360 driver|digger|mini digger',
      brutal: [
        'A good 360 driver can take the lid off a boiled egg, and has offered to.',
        "A digger can level a lawn or find a water main. It's the same lever.",
      ],
      gentle: "What's the tightest place you've worked an excavator in? One such job says more than the ticket, though print that too.",
    },
    {
      says: 'slinger|slinger signaller|banksman|tower crane|crane operator|lifting operations',
      brutal: ['Two arms, one radio, and the full attention of four tonnes.', "Crane's winded off. Suddenly everyone on site needs something on the roof."],
      gentle: "What's the hardest lift you've slung or controlled? One sentence about it is gold, after the colour of the card.",
    },
    {
      says: 'steel erecting|steel erector|structural steel|steelwork',
      brutal: ['The first piece of steel you need is at the bottom of the lorry.', 'The bolt holes line up. Steel erectors take pictures of that.'],
      gentle: 'Which steel can people see? Name the building, and whether you did the bolting, the slinging or the plumbing-up.',
    },
    {
      says: 'foreman|site foreman|general foreman|ganger|chargehand',
      brutal: [
        'A foreman has two phones, one pair of boots, and nine people who thought it was the other lift.',
        "A site foreman's favourite tool is “what time are you here till?”",
      ],
      gentle: "How many trades did you keep off each other's toes? A foreman who handed over on the date should print the date.",
    },
    {
      says: 'snagging|snag|snag list|de-snagging',
      brutal: [
        'Snagging: a roll of coloured dots, and a house with measles.',
        'The last snag is always a door that catches, in the one room with the key missing.',
        '“Snag free”, said the builder, standing on it.',
      ],
      gentle: "Who snagged after you, and what did they find? If the answer is nothing, that's the best line a finisher can have.",
    },
    {
      says: 'reading drawings|blueprint|reading plans|technical drawing|setting out',
      brutal: [
        "The drawing says 2400. The wall says 2385. They're going to have to talk.",
        'Blueprints live in the cabin, under a mug, at revision F. The job is on D.',
      ],
      gentle: [
        'Setting out alone is what gets you off the tools. If you do it, say with which kit.',
        'Reading blueprints counts most when you found what was wrong with one. Tell that once, briefly.',
      ],
    },
    {
      says: 'power tools|hand tools|own tools',
      brutal: [
        "Tools get a name painted on each of them, and end up in somebody else's van.",
        'The battery on charge in the cabin is never the one you put there.',
        'Hand tools last for ever. Loans of hand tools last longer.',
      ],
      gentle: [
        'Say tools and van in one short line. Then add the ticket that goes with them, such as abrasive wheels.',
        'Which power tool do people hand to you? Being good at a single machine is a trade in itself.',
      ],
    },
    {
      says: 'new build|house builder|persimmon|taylor wimpey|barratt|bellway',
      in: 'work',
      brutal: [
        'The show home is finished, the flag is up, and the new build is waiting for a road.',
        'Plot 14 is handed over at noon. At eleven it needs a roof tile and a toilet.',
        'The street on a new build is named after the meadow. It was the meadow.',
      ],
      gentle: 'Which part of each plot was yours? On a new build, site managers picture that straight away.',
    },
    {
      says: 'refurbishment|refurb|renovation|loft conversion|remodel|remodeling',
      in: 'work',
      brutal: ['Behind the plaster you find out what the last builder did, and why they moved.', "Refurbs begin with “it's only a partition” and a fountain."],
      gentle: "Were people living in it while you worked? A refurb around somebody's breakfast shows how tidy you are.",
    },
    {
      says: 'demolition|strip out|soft strip|site clearance',
      brutal: ["On a soft strip, suddenly everyone's good at the job.", 'Demolition is quick. Then someone asks where the stopcock was.'],
      gentle: 'Demolition is sorting as much as breaking. If you ran the recycling, say so: it has a price these days.',
    },
    {
      says: 'health and safety|site safety|ppe|hard hat',
      in: 'work',
      brutal: [
        'The hard hat has eleven stickers, and one of them is from this site.',
        'PPE on at all times, says the sign, next to somebody smoking in flip-flops.',
        'Site safety is zip ties on the fence, and then the cat gets in.',
      ],
      gentle: 'One idea of yours that made the site safer beats any number of toolbox signatures. Which was taken up?',
    },
    {
      says: 'concrete mixer|mortar|mixing mortar|loading out',
      brutal: [
        'Four and one, says the bricklayer. A bit wetter. A bit drier. And now, please.',
        'A mixer with a dent has been told to let go with a shovel.',
        'Mortar goes up by the hod and comes back by the remark.',
      ],
      gentle: 'Keeping two or three layers going all day is real work. Say how many you loaded out for.',
    },
    {
      says: 'timber frame|joist|timber framing|wood frame|framing',
      not: 'picture|photography|message|problem',
      brutal: [
        "Timber's delivered straight, and looks at the sun, and has second thoughts.",
        "Framing goes up in a week, and everybody on the street thinks it's nearly done.",
        "A wet joist, a dry joist, and a plasterboard that'll tell the difference in spring.",
      ],
      gentle: "Houses framed, crew size, days a house. US or UK, that's the line a foreman looks for.",
    },
    {
      says: 'drywall|sheetrock',
      brutal: [
        'Drywall: twelve sheets up the stairs, and stairs that were designed against it.',
        'Drywall comes in sheets the size of a wall, and goes in through a door the size of a door.',
      ],
      gentle: "Hanging, taping or both, and to what level of finish? On a drywall crew that's the first thing they ask.",
    },
    {
      says: 'measuring|estimating|ordering materials|material take off',
      near: 'site|job|material|build|building|construction|timber|room|wood|floor|roof',
      in: 'work',
      brutal: [
        "Measure twice, cut once, drive to the merchant's.",
        'Ordering materials: add ten percent, lose eleven.',
        "The quote is on the back of an envelope, and the envelope's from the merchant.",
      ],
      gentle: 'Estimating your own jobs is business sense. How close did you come in? Say it for one job, in money.',
    },
    {
      says: 'glazing|glazier|double glazing|upvc|window installation',
      brutal: ["Double glazing is out by four mil. Foam says it isn't.", 'A glazier walks with one arm out and everybody else walks round.'],
      gentle: "Commercial glass or homes? It matters to whoever's pricing a glazier, so put it before the years.",
    },
    {
      says: 'flooring|floor laying|laminate flooring|carpet fitting',
      brutal: ['The last row of flooring is eleven millimetres wide, behind a pipe.', 'Every floor is level until you put one down.'],
      gentle: 'Subfloor prep is where quality shows. If you did the moisture tests and levelling, name them.',
    },
    {
      says: 'landscaping|block paving|paving|turfing|patio',
      brutal: ['Block paving is a jigsaw of nine hundred pieces, all of the sky.', "Turf goes green side up. It's on a sign, by the pallet, for a reason."],
      gentle: 'Is there paving or a garden of yours that can be seen from the road? Name it, and link to pictures.',
    },
    {
      says: 'offloading|unloading|material handling|materials handling|site deliveries',
      near: 'site|material|block|plasterboard|building|construction|timber|brick',
      in: 'work',
      brutal: ["Plasterboard comes on the day the hoist doesn't.", 'Offloading by hand: nine hundred blocks, and a driver who points.'],
      gentle: 'If you ran the gate, the booking sheet or the telehandler, print that. Logistics on site is a job in itself.',
    },
    {
      says: 'listed building|lime mortar|heritage building|stonemason|stonemasonry',
      in: 'work',
      brutal: [
        'Listed means nothing may change, in a building that leans a bit more each spring.',
        'Lime mortar takes weeks to go off, and nobody can ring it up.',
        'Conservation officers can smell cement from a bus.',
      ],
      gentle: "Name the building. Heritage work is scarce, and one known roof or tower is the best reference you've got.",
    },
  ],
  'pipes-and-wires': [
    {
      says: 'fault finding|fault-finding|fault diagnosis|diagnosing faults|troubleshooting',
      brutal: [
        'Fault finding: turn it off, open it up, sigh through the teeth, ask who did this.',
        "It's intermittent. That means it works perfectly while you're standing there.",
        'Nine times in ten the fault is the thing that was “definitely not touched”.',
      ],
      gentle: [
        'First-time fixes are what {it} is judged by. If the office tracks yours, print the figure here.',
        'What did everybody think it was, and what did it turn out to be? One story like that proves {it} better than the word.',
      ],
    },
    {
      says: '18th edition|bs7671|bs 7671|18th edition wiring regulations|wiring regulations|wiring regs',
      brutal: [
        "Open book exam. The wiring regs are the book, and it's the finding that's examined.",
        'BS 7671 takes hundreds of pages to say “it depends on the installation method”.',
      ],
      gentle: 'Add the amendment to the 18th Edition. Employers filter on exactly that, and it takes a few characters.',
    },
    {
      says: 'inspection and testing|test and inspection|eicr|eicrs|2391|periodic inspection|electrical testing|testing and inspection|dead testing',
      brutal: [
        'An EICR is a hundred sockets, and one is behind a piano.',
        'C1, C2, C3, FI: a report card for a house, and the house argues.',
        'Testing finds the neutral that somebody borrowed and never brought back.',
      ],
      gentle: 'If you do the remedials as well as the EICR, say both. Landlords like one name on the certificate and the invoice.',
    },
    {
      says: 'consumer unit|fuse board|distribution board',
      brutal: ['Consumer unit changed, and now the freezer in the garage has views about the RCD.', 'One label on the fuse board says “lights?”'],
      gentle: 'Do you certify your own consumer units? Self-certification is the fact that makes this bullet weigh.',
    },
    {
      says: 'rewire|full rewire|rewiring|house rewire',
      brutal: ['A rewire means every floorboard up, including the one with the piano.', 'A rewire takes a week. The dust is still arriving.'],
      gentle: "Was anyone living there? A rewire around a household shows planning, and it's worth a clause.",
    },
    {
      says: 'containment|cable tray|trunking|swa',
      brutal: ['SWA comes on a drum, bends like a python, and strips like a crab.', 'Containment is fitted first, and then ductwork turns up, and wins.'],
      gentle: 'Which building would you show people your containment in? Name the plant room. Neat work is your portfolio.',
    },
    {
      says: 'ev charger|ev charging|ev charge point',
      brutal: [
        'An EV charger is a socket on a wall that wants the Wi-Fi password.',
        "The EV charger is on the left of the drive. The car's flap is on the right.",
      ],
      gentle: 'EV charging is the growing end of the trade, so lead with it. Homes and fleets are two customers: name yours.',
    },
    {
      says: 'solar pv|solar panel|solar installation|pv installation',
      brutal: [
        'The roof faces south. So does the chimney.',
        'Solar panels on the roof, inverter in the loft, and an app that says “partly cloudy” all summer.',
      ],
      gentle: "Roof, electrics or both? Solar firms are short of people who can sign off the whole job, so say if that's you.",
    },
    {
      says: 'fire alarm',
      brutal: [
        "The fire alarm is in fault. It's been beeping since Easter, and the building has got used to it.",
        'Fire alarm test, Wednesday at ten. Everyone looks up, and goes on eating.',
      ],
      gentle: 'Install or maintain, and whose panels? Fire alarm work has its own tickets, and they belong in this line.',
    },
    {
      says: 'boiler|boilers|boiler installation|boiler installations|combi|combi boiler|boiler servicing|boiler repair|central heating|heating system|heating systems|worcester bosch|vaillant',
      brutal: [
        'The boiler is five steps from the door, in a cupboard, behind everything they own.',
        'A combi breaks down on the first frost, with nine hundred of its friends.',
        "The display shows a fault code. The manual says to call a boiler engineer. You're standing right there.",
      ],
      gentle: 'Which makes are you accredited on, and do your boilers stay fixed? A low call-back rate is the best thing you can print.',
    },
    {
      says: 'gas safe|gas safe registered|acs|gas engineer|gas safety check|landlord gas|cp12',
      brutal: [
        "The tenant is out, the key is at the agent's, and the meter is in next door's porch. Gas work is mostly doors.",
        'The Gas Safe card gets shown to everyone, and read on the back by nobody. The back is the bit that matters.',
        "ACS comes round again, with the same cooker, the same hob, and the same instructor's joke about it.",
      ],
      gentle: "List the categories and the renewal date. It's the first thing asked for, and it's often left at “registered”.",
    },
    {
      says: 'leak|leak detection|burst pipe',
      brutal: [
        'Leaks travel along a joist and come out over the telly.',
        'The stopcock was last turned by the person who built the house.',
        "“It's only a drip.” The ceiling below has heard that too.",
      ],
      gentle: 'Leak detection for insurers is well paid. If you trace as well as mend, name the kit: camera, gas, acoustic.',
    },
    {
      says: 'bathroom installation|bathroom fitting|bathroom|wet room',
      in: 'work',
      brutal: [
        "A bathroom takes a week, plus the tile that's coming from Italy.",
        "Under the old bathroom there's an older bathroom.",
        'Whoever boxed in that toilet never met a plumber socially.',
      ],
      gentle: "Start to finish, tiling and electrics included? Say what you do yourself in a bathroom, because that's what sets the price.",
    },
    {
      says: 'drain|drainage|unblocking|jetting|drain unblocking|cctv drain survey',
      in: 'work',
      brutal: ['Flushable wipes have put more plumbers through Christmas than frost.', 'The camera goes twelve metres down, and finds a toy tractor.'],
      gentle: 'Jetting, lining, CCTV: which tickets? Call-outs a week and first-visit clearances belong beside them.',
    },
    {
      says: 'pipework|pipe work|copper pipe|pipe bending|pipe fitting|pipefitting',
      brutal: [
        'Nice copper bends get shown to other plumbers, and then boarded over for ever.',
        'The old pipework is half imperial, half metric, and one bit of garden hose.',
      ],
      gentle: "Neat pipework can be seen, so a link to pictures is fair. Say which plant room you'd open with.",
    },
    {
      says: 'heat pump|air source heat pump|ashp',
      brutal: ["A heat pump is a fridge that's been persuaded.", 'A heat pump likes to be left alone. So it was put next to a thermostat.'],
      gentle: 'Heat pumps are where the work is going. Did you design it or fit it, and is it still warm in January? Say both.',
    },
    {
      says: 'air conditioning|hvac|ac unit|split system|chiller|rooftop unit',
      brutal: [
        "In HVAC it's the filter. When it isn't the filter, it's someone on the thermostat.",
        'One office, one thermostat, two cardigans and a fan. Air conditioning is a peace process.',
      ],
      gentle: 'Makes, sizes and your F-gas or EPA card. Then the HVAC contract that renewed because you looked after it.',
    },
    {
      says: 'call out|call-out|on call|on-call|callout|callouts|call outs|emergency callout|emergency call outs|24/7|out of hours|out-of-hours',
      brutal: [
        "On call means the phone is on the pillow, and it's a smoke alarm battery.",
        "A call-out at 2 a.m.: “it's been doing it since Thursday”.",
        'The on-call rota goes round fairly. The frost always falls on the same name.',
      ],
      gentle: 'Being on call tests judgement at three in the morning. What did you talk somebody through by phone? Tell that one.',
    },
    {
      says: 'domestic and commercial|commercial and domestic|residential and commercial|domestic properties',
      in: 'work',
      brutal: [
        "Domestic work comes with tea, biscuits, a dog, and a question about the neighbour's.",
        "Commercial has a loading bay, a permit, and a facilities person who's on a course.",
        'Domestic means shoes off. Commercial means boots on, hat on, and sign here, here and here.',
      ],
      gentle: "Domestic or commercial: which is the larger half? It tells an employer which van you'd fit into.",
    },
    {
      says: 'social housing|housing association|void property|voids|responsive repairs',
      brutal: [
        "Voids come with no heating, no light, and a sofa that didn't get the letter.",
        "The job sheet says “tap”. They've saved up nine other things, and made a cake.",
      ],
      gentle: "Right first time is what repairs work is measured by. Ask for your figure, and print it next to the landlord's name.",
    },
    {
      says: "apprentice|apprenticeship|electricians mate|plumbers mate|electrician's mate|plumber's mate",
      brutal: [
        "Apprentices go up the loft. That's the first module.",
        "An apprentice holds the torch. It's always on the wrong hole.",
        'Training an apprentice costs you a drill bit a day until about February.',
      ],
      gentle: 'Apprenticeships are handed on in this trade. Who taught you, or whom did you teach? Either deserves a clause.',
    },
    {
      says: 'niceic|napit|part p|minor works|electrical certificate|qualified supervisor',
      brutal: [
        'A minor works certificate takes longer than the minor work.',
        'NICEIC visits once a year, and looks hardest at the one you did for a friend.',
        'Part P notified, certificate posted, filed by the customer in the drawer with the menus.',
      ],
      gentle: 'Qualified supervisor status is a job title on its own. If you hold it, move it up to the first line.',
    },
    {
      says: 'schematic|wiring diagram|circuit diagram|electrical drawing',
      brutal: [
        "A wiring diagram shows how it left the factory. There's been a person since.",
        'Schematics fold out to the size of a bed, and always to the wrong page.',
      ],
      gentle: [
        "Reading schematics is expected. Marking them up as built isn't, so if you do that, say it.",
        "Which drawing did you correct because of what you found in the panel? That's the wiring diagram line to print.",
      ],
    },
    {
      says: 'multimeter|megger|fluke|test equipment|metrel|voltage tester|proving unit|loop impedance|insulation resistance|insulation resistance test',
      brutal: [
        'You can borrow the drill, the ladder and the van. Not the tester.',
        "Insulation resistance reads 0.02, because there's still a lamp in.",
        'Prove dead, prove the prover, prove it again. Electricians are the last true philosophers.',
      ],
      gentle: 'Which tester, and is it in calibration? A contractor asks, and it shows that you certify your own work.',
    },
    {
      says: 'three phase|3 phase|three-phase',
      brutal: [
        "Three phase: brown, black, grey, and someone ringing to say it's running backwards.",
        "The motor's tripped. It's been reset eleven times by a person with a broom.",
      ],
      gentle: 'Three phase means plant, and plant means process. What did the line make, and what stopped when you were late?',
    },
    {
      says: 'structured cabling|data cabling|cat6|cat5|patch panel',
      brutal: [
        'Data cabling is neat at the front of the cabinet. Nobody shows you round the back.',
        'Cat6 in the ceiling, Cat6 in the wall, and a complaint about the wifi by Tuesday.',
      ],
      gentle: 'Did you test and label it too? Cabling that the next person can read is rarer than cabling that works.',
    },
    {
      says: 'fibre|fiber|fibre optic|fiber optic|fusion splicing|ftth|fttp',
      brutal: [
        'Splicing: two hairs of glass, a nice little machine, and a neighbour with a strimmer half a mile off.',
        'Full fibre to the house, and then they put the router behind the fish tank.',
      ],
      gentle: 'Overhead, underground or in the home? Say which end of the fibre is yours, with the poling and confined space tickets.',
    },
    {
      says: 'lift engineer|lift maintenance|elevator|passenger lift|otis|kone|schindler',
      brutal: ["Lift engineers take the stairs. It's the nature of the visit.", 'No lift has ever broken down empty.'],
      gentle: "Which makes are on your route, and which lift stopped breaking down once you had it? That's the line.",
    },
    {
      says: 'wind turbine|gwo|nacelle|offshore wind',
      brutal: [
        'GWO training: a tower, a harness, a pool and lunch you regret.',
        'Turbine techs climb eighty metres with a spanner, and come down for the other one.',
        "Great view from the nacelle. It's mainly of the weather that's coming.",
      ],
      gentle: 'Turbine type, GWO modules with dates, availability on your site. Anyone hiring scans for exactly those.',
    },
    {
      says: 'permit to work|safe isolation|lock off|lock out|lockout tagout|lock-off',
      brutal: [
        "Safe isolation: off, locked, tagged, tested, and somebody in the café asking who's got the lights.",
        'The permit is signed at ten for a job at eight.',
        "Lock-off kits have six padlocks and one tag written in a hand that could be a doctor's.",
      ],
      gentle: "If you issue permits rather than sign on to them, that's authority. Say for which site.",
    },
    {
      says: 'customer|customer service|dealing with customers|liaising with customers',
      near: 'boiler|electrical|electrician|plumbing|heating|home|property|properties|call-out|wiring|tenant',
      in: 'work',
      brutal: [
        'The customer has already had a go, for an hour, with a video.',
        "“While you're here” has added more hours to the trade than copper theft.",
        'Good customer service is dust sheets, shoe covers, and not laughing at the old one.',
      ],
      gentle: [
        'Reviews are the proof for this. One short quote about dust sheets or manners says more than “customer service”.',
        'Customers remember who explained it. What do you tell them before you leave? That habit is worth printing.',
      ],
    },
    {
      says: 'van stock|screwfix|toolstation|wolseley|city plumbing|ordering parts|ordering materials',
      in: 'work',
      brutal: [
        'Van stock holds every fitting there is, apart from 22 by 15 by 22.',
        'Screwfix at five to seven is the real parliament of the building trades.',
        "Parts are on order. It's the most honest sentence on the job sheet.",
      ],
      gentle: "A tight van saves second visits. If you decide what goes in the van stock, that's a small piece of management.",
    },
    {
      says: 'job sheet|work order|paperwork',
      in: 'work',
      brutal: [
        'The job sheet gets filled in at the lights, on the knee, at nine percent.',
        'Paperwork is the part of the trade that gets done on Sunday, with a highlighter and a cold tea.',
      ],
      gentle: 'Good paperwork gets a firm paid, and few people like doing it. Whoever does it well may say so early.',
    },
    {
      says: 'planned maintenance|ppm|ppms|preventative maintenance|preventive maintenance|reactive maintenance',
      in: 'work',
      brutal: [
        "PPM: the asset register lists a pump on level three. There's no level three.",
        'Serviced and left in working order, until the night shift found the button.',
        'Maintenance is invisible on every day but one.',
      ],
      gentle: [
        'Planned maintenance is a promise kept every month. Is there a site that asked for you by name? Print it.',
        'What did you find on a maintenance visit that would have been a flood or a fire? Tell it in one line.',
      ],
    },
    {
      says: 'first fix|second fix|1st fix|2nd fix|new build',
      in: 'work',
      brutal: [
        "First fix is all yours. By second fix it's got plaster in it.",
        'On a new build, the back boxes are exactly where the kitchen designer has moved on from.',
        "Plots 1 to 8 need heat by Friday. There's no gas in the road.",
      ],
      gentle: 'Price per plot or plots a month tell a contractor how quick you are. Any that passed first time? Say.',
    },
  ],
};
