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
      gentle: 'Beyond carrying, there is usually a saw, a mixer, a gate or a gang. Whichever was left to you is what gets a labourer hired by name.',
    },
    {
      says: 'cscs|cscs card|blue cscs|gold cscs|labourers card|cscs green',
      brutal: [
        'CSCS: a test about ladders, and then a card that lives in the other coat.',
        'CSCS: the plastic that gets you through the gate, and a phone with nine photographs of both sides of it.',
        "No card, no start, says the gate. It's seven o'clock, and the card is on the kitchen table.",
      ],
      gentle: 'Card type, number and expiry in the first three lines of the page: agencies read nothing until they have found it.',
    },
    {
      says: 'smsts|sssts|site safety plus',
      brutal: [
        'Days of learning how to keep people upright, with chips at half twelve.',
        'You come back with the certificate, and suddenly every signature on site is yours.',
        'A room full of foremen, all sitting at the back. The course has no front row.',
      ],
      gentle: 'Expiry month first, then what you ran with it: headcount and trades. The card alone runs nothing.',
    },
    {
      says: 'site induction|toolbox talk',
      brutal: [
        'A toolbox talk lasts as long as it takes eleven people to sign a wet sheet with one pen.',
        'The site induction shows the muster point, which is now a skip.',
      ],
      gentle: 'Giving the talk rather than signing for it is the difference between labour and supervision. If you gave them, start with that verb.',
    },
    {
      says: 'rams|method statement',
      brutal: [
        'By the time the method statement is approved, step nine has been done.',
        'RAMS: forty pages, copied from another job, where there was asbestos and a river.',
      ],
      gentle: 'Writing RAMS and working to them are two jobs. If you wrote them, name the riskiest task they covered.',
    },
    {
      says: 'scaffold|scaffolding|scaffolder|cisrs|tube and fitting|cuplock',
      brutal: [
        "Everyone is asked to hurry because of the scaffold. In October it's still there.",
        'A green tag on a scaffold has a date, a signature and a pigeon.',
      ],
      gentle: 'Give card grade, then systems, then how high: contractors check those three in that order.',
    },
    {
      says: 'bricklaying|bricklayer|brickwork|blockwork|block work|repointing',
      brutal: [
        'Bricklayers look at a wall you admire, and sigh at one perp.',
        'Brickwork is inspected for eighty years, by every bricklayer who drives past.',
        "Blockwork is fine, it's getting plastered. Brickwork has its reputation to think of.",
      ],
      gentle: 'A wall that people can see is the best reference. Add street, bond and finish.',
    },
    {
      says: 'plastering|plasterer|skimming|skim',
      brutal: [
        "Plastering is ninety minutes of chasing a wall that's decided to go off.",
        'The plasterer leaves a wall like glass. The electrician arrives with a hole saw.',
      ],
      gentle: 'Give float and set, or board and skim: it is what a plasterer gets asked first on the phone, so it belongs in the first line.',
    },
    {
      says: 'first fix|second fix|first and second fix|1st fix|2nd fix|1st and 2nd fix',
      brutal: [
        "First fix is hidden behind the board for ever, with somebody's tape measure.",
        'Second fix is when you find out what first fix meant.',
        "By second fix there's carpet, and every trade that walks in says it wasn't them.",
      ],
      gentle: 'Both fixes on the same plots means one name to ring. If that was you, builders like to read it in so many words.',
    },
    {
      says: 'carpentry|carpenter|joinery|joiner|hanging doors|door hanging|skirting|stud wall',
      not: 'shuttering|formwork',
      brutal: [
        'Forty doors to hang, and the frames have eleven different views on upright.',
        'No carpenter has been short of pencils, and none can find one.',
        'Straight timber meets wall. The wall is an optimist.',
      ],
      gentle: 'Site, shop or bespoke decides who rings. Add a link to one staircase or kitchen, if you have one.',
    },
    {
      says: 'roofing|roofer|slating|flat roof|flat roofing|leadwork|roof truss|cut roof',
      brutal: [
        'Roofers see rain on the forecast before the people who forecast it.',
        "A flat roof isn't flat, and that's the last good news about it.",
        "Up there all day with the best view in town, and it's of everyone else's flashing.",
      ],
      gentle: 'Slate, tile, lead or flat: a roofing firm hires by covering. The one you would be sent to do alone goes first.',
    },
    {
      says: 'painting|decorating|painter|decorator|painting and decorating|wallpapering',
      not: 'oil|watercolour|watercolor|art|canvas|portrait|photography|steelwork|industrial|blasting|bridge|tank|vehicle|vessel|road|machinery',
      in: 'work',
      brutal: [
        "Painting is nine-tenths filling, sanding and moving someone's wardrobe.",
        "The colour's called Morning Silence. It's grey. It's been on and off the wall twice.",
        "Decorators come last, and get everyone else's delays in the form of a Friday.",
      ],
      gentle: "Occupied homes, new plots or spray work are three kinds of painter. Being trusted with somebody's keys is worth a clause.",
    },
    {
      says: 'tiling|tiler|wall and floor tiling|floor tiling|grouting|grout',
      brutal: [
        'Tiling starts in the middle of the room, and ends in an argument with the door frame.',
        "A tiler's level says the floor is out. The floor says so is the house.",
        'Large format tiles look simple, weigh forty kilos, and come one short.',
      ],
      gentle: 'Wet rooms, natural stone and large format each tell a contractor you know the prep. The hardest of them should come first.',
    },
    {
      says: 'groundworks|groundworker|foundations|footings|concrete pour|drainage',
      in: 'work',
      brutal: [
        "The concrete's booked for eight. It comes at six, or at eleven, with a driver who'd like it out in twenty minutes.",
        "Groundworks is where the drawing meets a cable that isn't on it.",
        "A footing's dug, the inspector's looked, and it starts to rain, right on programme.",
      ],
      gentle: 'Reading levels is the step from the shovel to the plan. If setting out or the laser was yours, write that before the digging.',
    },
    {
      says: 'excavator|360 excavator|360 driver|digger|mini digger',
      brutal: [
        'A good 360 driver can take the lid off a boiled egg, and has offered to.',
        "A digger can level a lawn or find a water main. It's the same lever.",
      ],
      gentle: 'Tonnage and ticket, with expiry: a hirer needs both. Add work near live services or in tight gardens.',
    },
    {
      says: 'slinger|slinger signaller|banksman|tower crane|crane operator|lifting operations',
      brutal: ['Two arms, one radio, and the full attention of four tonnes.', "Crane's winded off. Suddenly everyone on site needs something on the roof."],
      gentle: 'Heaviest lift, or one guided out of sight by radio, in half a sentence after the category on the card. Lifting managers read exactly that.',
    },
    {
      says: 'steel erecting|steel erector|structural steel|steelwork',
      brutal: ['The first piece of steel you need is at the bottom of the lorry.', 'The bolt holes line up. Steel erectors take pictures of that.'],
      gentle: 'Bolting, slinging or plumbing-up, and to what height: with a building people can see, an erector needs no more words.',
    },
    {
      says: 'foreman|site foreman|general foreman|ganger|chargehand',
      brutal: [
        'A foreman has two phones, one pair of boots, and nine people who thought it was the other lift.',
        "A site foreman's favourite tool is “what time are you here till?”",
      ],
      gentle: "Give trades and heads under you, and the handover date that was kept. A foreman's CV hardly needs anything else.",
    },
    {
      says: 'snagging|snag|snag list|de-snagging',
      brutal: [
        'Snagging: a roll of coloured dots, and a house with measles.',
        'The last snag is always a door that catches, in the one room with the key missing.',
        '“Snag free”, said the builder, standing on it.',
      ],
      gentle: 'Snags per plot is a figure site managers carry in their heads. If yours was low, it is the best line a finisher can have.',
    },
    {
      says: 'reading drawings|blueprint|reading plans|technical drawing|setting out',
      brutal: [
        "The drawing says one length. The wall says another. They're going to have to talk.",
        'Blueprints live in the cabin, under a mug, at revision F. The job is on D.',
      ],
      gentle: 'Setting out alone is what gets people off the tools. If you do it, the instrument belongs in the line: laser, total station or string.',
    },
    {
      says: 'power tools|hand tools|own tools',
      brutal: [
        "Tools get a name painted on each of them, and end up in somebody else's van.",
        'The battery on charge in the cabin is never the one you put there.',
        'Hand tools last for ever. Loans of hand tools last longer.',
      ],
      gentle: 'Tools and van in one short line, then the tickets that go with them. Mention the abrasive wheels ticket, if you hold one.',
    },
    {
      says: 'new build|house builder|persimmon|taylor wimpey|barratt|bellway',
      in: 'work',
      brutal: [
        'The show home is finished, the flag is up, and the new build is waiting for a road.',
        'Plot 14 is handed over at noon. At eleven it needs a roof tile and a toilet.',
        'The street on a new build is named after the meadow. It was the meadow.',
      ],
      gentle: 'Plots a month and your part of each: on new build that tells a site manager your pace before any interview.',
    },
    {
      says: 'refurbishment|refurb|renovation|loft conversion|remodel|remodeling',
      in: 'work',
      brutal: ['Behind the plaster you find out what the last builder did, and why they moved.', "Refurbs begin with “it's only a partition” and a fountain."],
      gentle: 'Working round people who live there is half the skill. If the place stayed open or lived in, that is worth five words.',
    },
    {
      says: 'demolition|strip out|soft strip|site clearance',
      brutal: ["On a soft strip, suddenly everyone's good at the job.", 'Demolition is quick. Then someone asks where the stopcock was.'],
      gentle: 'Structure or strip-out, by hand or machine: the tickets differ. Material sorted and sold back counts as money saved.',
    },
    {
      says: 'health and safety|site safety|ppe|hard hat',
      in: 'work',
      brutal: [
        'The hard hat has eleven stickers, and one of them is from this site.',
        'PPE on at all times, says the sign, next to somebody smoking in flip-flops.',
        'Site safety is zip ties on the fence, and then the cat gets in.',
      ],
      gentle: 'A change on site that came from you, a route, a guard, a briefing, beats the list of kit everybody wears.',
    },
    {
      says: 'concrete mixer|mortar|mixing mortar|loading out',
      not: 'truck|driver|lorry',
      brutal: [
        'Four and one, says the bricklayer. A bit wetter. A bit drier. And now, please.',
        'A mixer with a dent has been told to let go with a shovel.',
        'Mortar goes up by the hod and comes back by the remark.',
      ],
      gentle: 'Number of layers kept going tells a gang all it needs. Gauging by box rather than by shovel is worth adding.',
    },
    {
      says: 'timber frame|joist|timber framing|wood frame|framing',
      not: 'picture|photography|message|problem',
      brutal: [
        "Timber's delivered straight, and looks at the sun, and has second thoughts.",
        "Framing goes up in a week, and everybody on the street thinks it's nearly done.",
        "A wet joist, a dry joist, and a ceiling that'll tell the difference in spring.",
      ],
      gentle: 'Give storeys, crew size and days a house: that is the line a framing foreman looks for, on either side of the ocean.',
    },
    {
      says: 'drywall|sheetrock',
      brutal: [
        'Drywall: twelve sheets up the stairs, and stairs that were designed against it.',
        'Drywall comes in sheets the size of a wall, and goes in through a door the size of a door.',
      ],
      gentle: 'Hanging, taping or both, and to what level of finish: on a drywall crew that is the first thing asked.',
    },
    {
      says: 'measuring|estimating|ordering materials|material take off',
      near: 'site|job|material|build|building|construction|timber|room|wood|floor|roof',
      in: 'work',
      brutal: [
        'Measure twice, cut once, drive back for another length.',
        'Ordering materials: add ten percent, lose eleven.',
        "The quote is on the back of an envelope, and the envelope's from the supplier.",
      ],
      gentle: 'An estimate that came in within a few per cent is business sense. Add one job, priced and finished, if you have one.',
    },
    {
      says: 'glazing|glazier|double glazing|upvc|window installation',
      brutal: ["Double glazing is out by four mil. Foam says it isn't.", 'A glazier walks with one arm out and everybody else walks round.'],
      gentle: 'Curtain wall, shopfront or homes: whoever prices glass needs to know which. It goes before the years.',
    },
    {
      says: 'flooring|floor laying|laminate flooring|carpet fitting',
      brutal: ['The last row of flooring is eleven millimetres wide, behind a pipe.', 'Every floor is level until you put one down.'],
      gentle: 'What is underneath makes the floor. Moisture tests and levelling, if you did them, separate a layer from a fitter of clicks.',
    },
    {
      says: 'landscaping|block paving|paving|turfing|patio',
      not: 'asphalt|tarmac|concrete|road|paver|door|doors',
      around: 'garden|landscap|driveway|turf|slab|fence|fencing|lawn|block|patio',
      brutal: ['Block paving is a jigsaw of nine hundred pieces, all of the sky.', "Turf goes green side up. It's on a sign, by the pallet, for a reason."],
      gentle: 'Ground preparation is what shows after two winters. Add sub-base, falls and edging in the line.',
    },
    {
      says: 'offloading|unloading|material handling|materials handling|site deliveries',
      near: 'site|material|block|plasterboard|building|construction|timber|brick',
      in: 'work',
      brutal: ["Plasterboard comes on the day the hoist doesn't.", 'Offloading by hand: nine hundred blocks, and a driver who points.'],
      gentle: 'The gate, the booking sheet or the telehandler, if you ran one of them, turns carrying into site logistics.',
    },
    {
      says: 'listed building|lime mortar|heritage building|stonemason|stonemasonry',
      in: 'work',
      brutal: [
        'Listed means nothing may change, in a building that leans a bit more each spring.',
        'Lime mortar takes weeks to go off, and nobody can ring it up.',
        'Conservation officers can smell cement from a bus.',
      ],
      gentle: 'Name the building, if you may. Heritage work is scarce, and one known roof or tower is the best reference there is.',
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
      gentle: 'Fault finding is judged by the first visit. Tell one fault that others had given up on.',
    },
    {
      says: '18th edition|bs7671|bs 7671|18th edition wiring regulations|wiring regulations|wiring regs',
      brutal: [
        "Open book exam. The wiring regs are the book, and it's the finding that's examined.",
        'BS 7671 takes hundreds of pages to say “it depends on the installation method”.',
      ],
      gentle: 'The amendment belongs behind the edition. Employers filter on exactly that, and it takes a few characters.',
    },
    {
      says: 'inspection and testing|test and inspection|eicr|eicrs|2391|periodic inspection|electrical testing|testing and inspection|dead testing',
      around: 'electric|eicr|socket|wiring|circuit|2391|18th edition|niceic',
      brutal: [
        'An EICR is a hundred sockets, and one is behind a piano.',
        'C1, C2, C3, FI: a report card for a house, and the house argues.',
        'Testing finds the neutral that somebody borrowed and never brought back.',
      ],
      gentle: 'Certificates a week and what kind of building: flats and factories are two testers. Remedials, if you do them, go in as well.',
    },
    {
      says: 'consumer unit|fuse board|distribution board',
      brutal: ['A new board goes in, and something that has been wrong for twenty years is suddenly its fault.', 'One label on the fuse board says “lights?”'],
      gentle: 'Certifying your own work is the fact that gives this weight. A scheme number, if you have one, can stand beside it.',
    },
    {
      says: 'rewire|full rewire|rewiring|house rewire',
      not: 'panel|motor|machine|aircraft|control',
      brutal: ['A rewire means every floorboard up, including the one with the piano.', 'A rewire takes a week. The dust is still arriving.'],
      gentle: 'A rewire around people who stay in the house takes planning. If yours were lived in, one clause says so.',
    },
    {
      says: 'containment|cable tray|trunking|swa',
      not: 'asbestos|nuclear|spill|secondary|vlan|sip',
      brutal: ['SWA comes on a drum, bends like a python, and strips like a crab.', 'Containment is fitted first, and then ductwork turns up, and wins.'],
      gentle: 'Name the building and the longest run. Neat containment is a portfolio, so a link to photographs is fair.',
    },
    {
      says: 'ev charger|ev charging|ev charge point',
      brutal: [
        'An EV charger is a socket on a wall that wants the Wi-Fi password.',
        "The EV charger is on the left of the drive. The car's flap is on the right.",
      ],
      gentle: 'Homes, car parks or depots are three markets, and the growing end of the trade. Add the course behind it should.',
    },
    {
      says: 'solar pv|solar panel|solar installation|pv installation',
      not: 'farm|ground|utility|mw|field',
      brutal: [
        'The roof faces south. So does the chimney.',
        'Solar panels on the roof, inverter in the loft, and an app that says “partly cloudy” all summer.',
      ],
      gentle: 'Roof, electrics or both: solar firms are short of people who can sign off the whole job. Add kilowatts.',
    },
    {
      says: 'fire alarm',
      brutal: [
        "The fire alarm is in fault. It's been beeping since Easter, and the building has got used to it.",
        'Fire alarm test, Wednesday at ten. Everyone looks up, and goes on eating.',
      ],
      gentle: 'Install, commission or maintain, and which panels: fire alarm firms hire by make, and by the standard you certify to.',
    },
    {
      says: 'boiler|boilers|boiler installation|boiler installations|combi|combi boiler|boiler servicing|boiler repair|central heating|heating system|heating systems|worcester bosch|vaillant',
      not: 'steam|power|industrial|pressure|tube|marine|plant',
      around: 'heating|gas|plumb|domestic|house|home|radiator|hot water|tenant',
      brutal: [
        'The boiler is five steps from the door, in a cupboard, behind everything they own.',
        'A combi breaks down on the first frost, with nine hundred of its friends.',
        "The display shows a fault code. The manual says to call a boiler engineer. You're standing right there.",
      ],
      gentle: 'Makes you are accredited on, then how few you had to go back to. Add a low call-back rate, if you have one.',
    },
    {
      says: 'gas safe|gas safe registered|acs|gas engineer|gas safety check|landlord gas|cp12',
      around: 'gas|boiler|heating|plumb',
      brutal: [
        "The tenant is out, the key is at the agent's, and the meter is in next door's porch. Gas work is mostly doors.",
        'The Gas Safe card gets shown to everyone, and read on the back by nobody. The back is the bit that matters.',
        "ACS comes round again, with the same cooker, the same hob, and the same instructor's joke about it.",
      ],
      gentle: 'Categories and renewal date are asked for first, and often left at “registered”. Put the full list on one line.',
    },
    {
      says: 'leak|leak detection|burst pipe',
      not: 'refrigerant|gas|air|oil|network|pressure',
      around: 'plumb|water|house|home|property|properties|bathroom|tenant|insurance',
      brutal: [
        'Leaks travel along a joist and come out over the television.',
        'The stopcock was last turned by the person who built the house.',
        "“It's only a drip.” The ceiling below has heard that too.",
      ],
      gentle: 'Tracing as well as mending is the better paid half. If you trace, the kit belongs here: camera, tracer gas, acoustic.',
    },
    {
      says: 'bathroom installation|bathroom fitting|bathroom|wet room',
      in: 'work',
      brutal: [
        "A bathroom takes a week, plus the tile that's coming from Italy.",
        "Under the old bathroom there's an older bathroom.",
        'Whoever boxed in that toilet never met a plumber socially.',
      ],
      gentle: 'Tiling and electrics included, or plumbing only: that sets the price. What you do yourself should be plain from this line.',
    },
    {
      says: 'drain|drainage|unblocking|jetting|drain unblocking|cctv drain survey',
      not: 'condensate|line|oil',
      in: 'work',
      brutal: ['Flushable wipes have put more plumbers through Christmas than frost.', 'The camera goes twelve metres down, and finds a toy tractor.'],
      gentle: 'Jetting, lining and camera work each have a ticket. Add calls cleared on the first visit.',
    },
    {
      says: 'pipework|pipe work|copper pipe|pipe bending|pipe fitting|pipefitting',
      around: 'plumb|heating|boiler|copper|bathroom|domestic|house|hot water|radiator',
      brutal: [
        'Nice copper bends get shown to other plumbers, and then boarded over for ever.',
        'The old pipework is half imperial, half metric, and one bit of garden hose.',
      ],
      gentle: 'Materials and joints make it readable: copper, press, threaded, welded. Add a plant room in photographs, if you have one.',
    },
    {
      says: 'heat pump|air source heat pump|ashp',
      brutal: ["A heat pump is a fridge that's been persuaded.", 'A heat pump likes to be left alone. So it was put next to a thermostat.'],
      gentle: 'Design, install or service, and the certificate for it: heat pump firms are hiring, and those three words sort the pile.',
    },
    {
      says: 'air conditioning|hvac|ac unit|split system|chiller|rooftop unit',
      brutal: [
        "In HVAC it's the filter. When it isn't the filter, it's someone on the thermostat.",
        'One office, one thermostat, two cardigans and a fan. Air conditioning is a peace process.',
      ],
      gentle: 'Makes, sizes and the refrigerant card with its number: a service manager reads those before the years.',
    },
    {
      says: 'call out|call-out|on call|on-call|callout|callouts|call outs|emergency callout|emergency call outs|24/7|out of hours|out-of-hours',
      brutal: [
        'On call means the phone is on the pillow, and it rings for the thing that was fine at five.',
        "A call-out at 2 a.m.: “it's been doing it since Thursday”.",
        'The on-call rota goes round fairly. The bad weekend always falls on the same name.',
      ],
      gentle: 'The size of the area you covered and how fast you were there: call-out contracts have a target for it, and meeting it is a figure.',
    },
    {
      says: 'domestic and commercial|commercial and domestic|residential and commercial|domestic properties',
      in: 'work',
      brutal: [
        "Domestic work comes with tea, biscuits, a dog, and a question about the neighbour's.",
        "Commercial has a loading bay, a permit, and a facilities person who's on a course.",
        'Domestic means shoes off. Commercial means boots on, hat on, and sign here, here and here.',
      ],
      gentle: 'Which is the larger half tells an employer which van you would fit into. Say roughly how it splits.',
    },
    {
      says: 'social housing|housing association|void property|voids|responsive repairs',
      brutal: [
        "Voids come with no heating, no light, and a sofa that didn't get the letter.",
        "The job sheet says “tap”. They've saved up nine other things, and made a cake.",
      ],
      gentle: "Right first time is what repairs work is measured by. The landlord's figure for you, if you can get it, is the line.",
    },
    {
      says: "apprentice|apprenticeship|electricians mate|plumbers mate|electrician's mate|plumber's mate",
      brutal: [
        "Apprentices carry the ladder. That's the first module.",
        "An apprentice holds the torch. It's always on the wrong hole.",
        'Training an apprentice costs you a drill bit a day until about February.',
      ],
      gentle: 'Who signed it off and at what level: a qualified name needs the certificate beside it, and a mentor needs the apprentice who passed.',
    },
    {
      says: 'niceic|napit|part p|minor works|electrical certificate|qualified supervisor',
      brutal: [
        'A minor works certificate takes longer than the minor work.',
        'NICEIC visits once a year, and looks hardest at the one you did for a friend.',
        'Part P notified, certificate posted, filed by the customer in the drawer with the menus.',
      ],
      gentle: 'Qualified supervisor is a job title on its own. If you hold it, it should move up to the first line of the page.',
    },
    {
      says: 'schematic|wiring diagram|circuit diagram|electrical drawing',
      brutal: [
        "A wiring diagram shows how it left the factory. There's been a person since.",
        'Schematics fold out to the size of a bed, and always to the wrong page.',
      ],
      gentle: 'Reading drawings is expected; marking them up as built is not. If you left them corrected, that is the skill to name.',
    },
    {
      says: 'multimeter|megger|fluke|test equipment|metrel|voltage tester|proving unit|loop impedance|insulation resistance|insulation resistance test',
      brutal: [
        'You can borrow the drill, the ladder and the van. Not the tester.',
        "Insulation resistance reads 0.02, because there's still a lamp in.",
        'Prove dead, prove the prover, prove it again. No philosopher has ever been as thorough.',
      ],
      gentle: 'Calibrated test kit of your own says that you certify your own work. Add the model and due date.',
    },
    {
      says: 'three phase|3 phase|three-phase',
      brutal: [
        "Three phase: three colours, and someone ringing to say it's running backwards.",
        "The motor's tripped. It's been reset eleven times by a person with a broom.",
      ],
      gentle: 'The plant behind it is what counts: presses, pumps, chillers. Add voltage and largest motor.',
    },
    {
      says: 'structured cabling|data cabling|cat6|cat5|patch panel',
      brutal: [
        'Data cabling is neat at the front of the cabinet. Nobody shows you round the back.',
        'Cat6 in the ceiling, Cat6 in the wall, and a complaint about the wifi by Tuesday.',
      ],
      gentle: 'Testing and labelling make the difference: points per job, and whether the test reports were yours, in half a line.',
    },
    {
      says: 'fibre|fiber|fibre optic|fiber optic|fusion splicing|ftth|fttp',
      not: 'carbon|glass|composite',
      brutal: [
        'Splicing: two hairs of glass, a nice little machine, and somebody with a spade half a mile off.',
        'Full fibre to the house, and then they put the router behind the fish tank.',
      ],
      gentle: 'Overhead, underground or in the home are three fibre jobs. Poling and confined space tickets show which doors are open to you.',
    },
    {
      says: 'lift engineer|lift maintenance|elevator|passenger lift|otis|kone|schindler',
      brutal: ["Lift engineers take the stairs. It's the nature of the visit.", 'No lift has ever broken down empty.'],
      gentle: 'Makes and units on the route place a lift engineer. Add breakdowns per unit that fell.',
    },
    {
      says: 'wind turbine|gwo|nacelle|offshore wind',
      brutal: [
        'GWO training: a tower, a harness, a pool and lunch you regret.',
        'Turbine techs climb the whole tower with a spanner, and come down for the other one.',
        "Great view from the nacelle. It's mainly of the weather that's coming.",
      ],
      gentle: 'Give turbine type, and each module with its expiry: anyone hiring for a tower scans for exactly those.',
    },
    {
      says: 'permit to work|safe isolation|lock off|lock out|lockout tagout|lock-off',
      brutal: [
        "Safe isolation: off, locked, tagged, tested, and somebody upstairs asking who's got the lights.",
        'The permit is signed at ten for a job at eight.',
        "Lock-off kits have six padlocks and one tag written in a hand that could be a doctor's.",
      ],
      gentle: 'Issuing permits rather than signing on to them is authority. If you were the named person, the site or voltage belongs here.',
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
      gentle: 'One short review that mentions dust sheets or manners does more than the phrase. Add repeat customers, as a share.',
    },
    {
      says: 'van stock|screwfix|toolstation|wolseley|city plumbing|ordering parts|ordering materials',
      in: 'work',
      brutal: [
        "Van stock holds every fitting there is, apart from today's.",
        'The trade counter at five to seven is the real parliament of the building trades.',
        "Parts are on order. It's the most honest sentence on the job sheet.",
      ],
      gentle: 'Deciding what goes in the van is a small piece of stock management. Fewer second visits would be the proof of it.',
    },
    {
      says: 'job sheet|work order|paperwork',
      in: 'work',
      brutal: [
        'The job sheet gets filled in at the lights, on the knee, at nine percent.',
        'Paperwork is the part of the trade that gets done on Sunday, with a highlighter and a cold tea.',
      ],
      gentle: 'Good paperwork gets a firm paid, and few people like doing it. Mention the app or system it goes into.',
    },
    {
      says: 'planned maintenance|ppm|ppms|preventative maintenance|preventive maintenance|reactive maintenance',
      in: 'work',
      brutal: [
        "PPM: the asset register lists a pump on level three. There's no level three.",
        'Serviced and left in working order, until the night shift found the button.',
        'Maintenance is invisible on every day but one.',
      ],
      gentle: 'Sites on the schedule and visits done on time are what a contract is renewed on. Breakdowns that fell come next.',
    },
    {
      says: 'first fix|second fix|1st fix|2nd fix|new build',
      in: 'work',
      brutal: [
        "First fix is all yours. By second fix it's got plaster in it.",
        'On a new build, the back boxes are exactly where the kitchen designer has moved on from.',
        'Plots 1 to 8 go live on Friday. The supply is still in the next road.',
      ],
      gentle: 'Plots a month, and how many passed first time, tell a contractor how quick and how clean you are.',
    },
  ],
};
