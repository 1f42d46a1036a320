import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What mechanics, bodyshops, car sales, ambulance, fire and pool people laugh about. */
export const OF_GARAGE_AND_EMERGENCY: Partial<Record<Trade, readonly ComicEntry[]>> = {
  garage: [
    {
      says: 'mot|mot testing|mot tester|mot test|mots|mot inspection|class 4|mot inspections',
      brutal: [
        'MOT: passed, with advisories. The advisories are the real letter.',
        "An MOT tester learns the most about people from what's in the passenger footwell.",
        "MOT fail: a bulb. Everybody's insulted by a bulb.",
      ],
      gentle: "A tester's pass rate against the national average is on record. Quoted here, with the classes you test, it settles the first question.",
    },
    {
      says: 'servicing|vehicle servicing|oil change|oil changes|full service|interim service|routine servicing|car servicing|service and repair|servicing and repair|routine maintenance|preventive maintenance|scheduled maintenance',
      in: 'work',
      brutal: [
        'Servicing: tick, tick, tick, and a wheel nut done up by Hercules.',
        "The oil filter's at the back, above the subframe, behind something hot. Somebody drew that on purpose.",
        'Full service history: eleven stamps, nine of them in the same pen.',
      ],
      gentle: 'Hours sold against hours worked is what a workshop manager reads. Makes serviced and manufacturer training come right after.',
    },
    {
      says: 'diagnostics|fault finding|diagnostic|diagnosis|fault codes|obd|obd2|obd-ii|scan tool|snap-on|vehicle diagnostics|diagnostic equipment|fault diagnosis|autel|bosch kts|troubleshooting',
      in: 'anywhere',
      brutal: [
        'Diagnostics: the laptop says oxygen sensor. The mouse nest says otherwise.',
        "“It makes a noise.” In here it doesn't. Diagnosis begins with a drive and no noise.",
        "Fault finding: four hours for a green wire that's been a nuisance since the towbar.",
      ],
      gentle: "A fault that had beaten others, told in one line, is the best a technician can print. Add the scanner's name.",
    },
    {
      says: 'brake|brakes|brake pads|brake disc|brake discs|braking systems|brake repair|brake repairs|brake systems|brake system',
      in: 'work',
      brutal: [
        'A brake disc screw comes out with one turn, or with a drill, a new vocabulary and lunch.',
        "New pads and discs; the old ones go in the boot, for the customer, who's never wanted anything less.",
      ],
      gentle: 'Quality is measured in comebacks. If a year went by without one, those five words outweigh the list of parts.',
    },
    {
      says: 'clutch|clutches|gearbox|transmission|timing belt|cambelt|timing chain|clutch replacement|gearboxes|transmissions|transmission repair|clutch and gearbox',
      not: 'data|disease',
      in: 'work',
      brutal: [
        'Clutch: a small part, at the far end of six hours of car.',
        'Gearbox out, says the book, 4.2 hours. The book has never met the bolt at the top.',
        "A timing belt does its job perfectly for years and then, once, doesn't.",
      ],
      gentle: 'Book time against yours, on which makes: that is how gearbox work is priced. Add automatics and dual-clutch units.',
    },
    {
      says: 'engine|engine rebuild|engine rebuilds|engine repair|cylinder head|head gasket|engine repairs|engines|diesel engine|diesel engines|petrol engines',
      not: 'search|aero|marine|aircraft',
      in: 'work',
      brutal: [
        "Engine rebuild finished, runs like silk, and on the bench there's one washer.",
        'A head gasket announces itself by turning the oil into a latte.',
        "Engine's back in, ten-millimetre socket still somewhere in it.",
      ],
      gentle: 'What it was, what was wrong, and that it still runs: a rebuild like that is a reference on wheels.',
    },
    {
      says: 'tyre|tyres|tire|tires|tyre fitting|wheel alignment|tracking|puncture repair|wheel balancing|tyre changing|four wheel alignment|tire rotation',
      near: 'fit|fitting|fitted|change|changing|changed|wheel|wheels|alignment|balance|balancing|replace|replaced|puncture|repair|repairs|rotation|tyre|tyres|tire|tires',
      in: 'work',
      brutal: [
        "Tyres: black, round, and the one you want's at the bottom of the rack.",
        "Wheel alignment: the car's straight again, and the kerb hasn't moved.",
        "A locking wheel nut's key is in the glovebox, under the spare, or in another county.",
      ],
      gentle: 'Cars, vans or trucks, and wheels a day: pace is the first thing a depot asks. Add alignment equipment by name.',
    },
    {
      says: 'electrical system|electrical systems|auto electrical|wiring|auto electrician|alternator|starter motor|battery replacement|vehicle electrics|electrical faults|wiring looms|wiring loom|alternators',
      in: 'work',
      brutal: [
        'Auto electrics: all faults lead to one earth strap, behind a carpet, under a seat, in a puddle.',
        "A flat battery has a boot light behind it. The boot won't say.",
        "Somebody's wired in a dash cam with speaker cable and hope. That's the wiring fault.",
      ],
      gentle: 'Reading the diagram and proving the circuit is what garages send out for. If you do it in-house, the word diagnosis belongs here too.',
    },
    {
      says: 'air conditioning|air con|r134a|r1234yf|aircon|a/c|refrigerant|f-gas',
      near: 'car|vehicle|regas|re-gas|recharge|service|servicing|repair|repairs|r134a|r1234yf|system|systems|handling',
      in: 'anywhere',
      brutal: [
        "Air con works in March. By the first hot day there's a queue to the ring road.",
        "Regas it, and the leak's now leaking something dear.",
        "Air con, a jar of dye, a UV lamp: it's a small nightclub, under a hatchback.",
      ],
      gentle: 'The refrigerant ticket and its date belong in the same line: a garage may not do the work without somebody who has it.',
    },
    {
      says: 'hybrid|electric vehicle|electric vehicles|ev|evs|high voltage|imi level 3|imi level 4|hybrid vehicles|hybrids|imi',
      near: 'vehicle|vehicles|car|cars|ev|evs|hybrid|electric|high|voltage|imi|level',
      in: 'anywhere',
      brutal: [
        'EV work: orange cables, rubber gloves, and a colleague at a distance holding a hook.',
        'High voltage is orange. Anything orange, hands in pockets.',
      ],
      gentle: 'Level and year of the high-voltage certificate put you ahead: most workshops have one person with it, and that one is on holiday.',
    },
    {
      says: 'bodywork|body repair|panel beating|dent removal|dent repair|paintless dent|smart repair|panel beater|car body repair|accident repair|body shop|bodyshop|collision repair|panel replacement',
      in: 'work',
      brutal: [
        "Body repair: three weeks of work to look as if nothing happened. Then nobody can tell, and that's the invoice.",
        "“I think it'll polish out.” It's down to the bare metal, with some bollard in it.",
      ],
      gentle: 'Aluminium, structural or cosmetic, and on which jig: bodyshops pay by that. Add two pictures in a link.',
    },
    {
      says: 'spray painting|paint spraying|paint mixing|spray booth|vehicle refinishing|respray|colour matching|masking|lacquer|paint preparation|refinishing|spray paint|paint finishing',
      in: 'work',
      brutal: [
        'Silver comes in nine hundred kinds, and the colour match in front of you is the nine hundred and first.',
        'A spray booth has filtered air, perfect light and a single fly with ambitions.',
      ],
      gentle: 'Paint system, waterborne or solvent, and how many jobs came back for a polish: a low figure is a boast that body shops believe.',
    },
    {
      says: 'valeting|car valeting|detailing|car detailing|car wash|ceramic coating|full valet|valeter|vehicle valeting',
      in: 'work',
      brutal: [
        "Valeting: under the seat it's chips. It's always chips, and they're always as new.",
        'A full valet comes with a smell called New Car, from a bottle called New Car.',
        "Dog hair's woven into a boot carpet by a process unknown to science. Then it meets a valeter.",
      ],
      gentle: 'Cars a day to handover standard is the measure. If sales stopped checking behind you, that half sentence is worth its space.',
    },
    {
      says: 'hgv|truck|trucks|trailer|trailers|commercial vehicle|commercial vehicles|lorry|lorries|fleet maintenance|tachograph|pmi|safety inspection|safety inspections|irtec|fleet',
      near: 'repair|repairs|service|servicing|serviced|maintain|maintained|maintenance|inspection|inspections|hgv|mechanic|workshop|mot|fleet|vor',
      in: 'work',
      brutal: [
        "On a truck everything's the same as on a car, ten times as heavy and above your head.",
        "Safety inspection: the truck's been everywhere since the last one, and has brought some of it back underneath.",
        "Off the road: transport says it as if you'd hidden it.",
      ],
      gentle: 'First-time pass rate at test is what fleet managers hire on. Makes, trailers and inspection licences complete the line.',
    },
    {
      says: 'breakdown|roadside|roadside assistance|recovery|roadside recovery|breakdown recovery|breakdowns|aa|rac|call outs|call-outs|tow truck|roadside repair|roadside repairs|towing',
      near: 'vehicle|vehicles|roadside|breakdown|breakdowns|recovery|mechanic|patrol|repair|repairs|attend|attended|assist|tow|towing|truck|hgv',
      in: 'work',
      brutal: [
        'Roadside: the hard shoulder, sleet, and someone reading you the manual through a window.',
        'Recovery truck: the car goes home on your back and the driver tells you about a Cortina.',
      ],
      gentle: 'Share fixed at the roadside: patrols are measured by it, and a good one belongs in the first line. Recovery tickets come next.',
    },
    {
      says: 'courtesy car|workshop controller|job card|job cards|workshop loading|service advisor|service adviser|service reception|booking in vehicles|workshop manager|workshop management|warranty claims|warranty',
      in: 'work',
      brutal: [
        'Job card: “c/s knocking”. Customer states. Nobody in a workshop needs the rest.',
        "A courtesy car has a quarter tank, a smell of vape and somebody's Bluetooth called Big Daz.",
        "Warranty will pay 0.3 of an hour to find the fault that took a day. It's sent a form.",
      ],
      gentle: 'Utilisation, jobs a day and promises kept at collection run a workshop. Name the one you moved, with both figures.',
    },
    {
      says: 'parts|ordering parts|parts ordering|parts department|parts counter|vehicle parts|parts advisor|spare parts|spares',
      in: 'work',
      brutal: [
        "Parts: it's right for the reg, the year and the engine, and it's got one hole too many.",
        '“Have you the chassis number?” The parts counter asks it like a priest.',
        "On back order from Germany. It's a clip. The car's been up on the ramp since the clip.",
      ],
      gentle: 'Right first time saves a ramp a day. Stock value or counter sales would show the size, the catalogue systems the depth.',
    },
    {
      says: 'car sales|vehicle sales|used car|used cars|new car|new cars|selling cars|forecourt|showroom|test drive|test drives|part exchange|car salesperson|sales executive|finance and insurance|pcp|finance products',
      around: 'sales|selling|salesperson|commission|part exchange|units',
      in: 'work',
      brutal: [
        "Car sales: “I'll just speak to my manager.” There's a kettle in the manager's office, and a wait.",
        "Part exchange: their car's a cherished friend, yours to value, and it's got moss.",
        "Test drive: left, left, left, left. No showroom in the country's ever turned right.",
      ],
      gentle: 'Give units a month, finance penetration and customers who came back: dealers read the first two, good ones the third.',
    },
    {
      says: 'road test|road testing|road tested|test driving|pre-delivery inspection|pdi|vehicle inspection|vehicle inspections|quality check|vehicle health check|health check|multi-point inspection|multipoint inspection|vhc|vehicle health checks',
      in: 'work',
      brutal: [
        'Road test: windows down, radio off, face of someone at a recital.',
        'The vehicle check comes with a video: a torch, a thumb, and “this here”.',
        'A pre-delivery inspection takes off the plastic. Buyers put some back.',
      ],
      gentle: 'Red work found and sold honestly is a rate that dealers track. Yours, with videos sent per week, shows trust and thoroughness at once.',
    },
    {
      says: 'tool|tools|own tools|toolbox|tool box|torque wrench|power tools|hand tools|ramp|ramps|vehicle lift|impact gun|snap on',
      near: 'own|hand|power|torque|air|snap|workshop',
      in: 'anywhere',
      brutal: [
        "Ten millimetre sockets aren't lost. They've gone to a better toolbox.",
        'A full set of own tools: the chest costs more than the car that brought it.',
        'The torque wrench clicks. Everybody in the workshop does it twice, for the sound.',
      ],
      gentle: 'Own tools tell a workshop you could start at once. Special equipment in the box, that they would have to buy, is worth naming.',
    },
    {
      says: 'welding|mig welding|sills|mig|exhaust|exhausts|exhaust systems|fabrication|chassis welding|exhaust system|exhaust repairs',
      in: 'work',
      brutal: [
        'Sills: you prod with a screwdriver, and it goes in to the handle and daylight comes out.',
        "An exhaust's held up by two rubbers, a clip and rust that's under a preservation order.",
      ],
      gentle: 'Process, thickness and whether it passed a test: thin-metal welding is scarce, and a coded certificate doubles it.',
    },
    {
      says: 'customer complaints|explaining repairs|customer liaison|liaising with customers|explaining work|customer service|advising customers|communicating with customers|explaining faults',
      in: 'work',
      brutal: [
        'Explaining repairs: show the old part. Everyone nods at an old part.',
        "“While you've got it in…” The service desk hears that before the keys have landed.",
        'Two kinds of quote at a service desk: what it needs, and what it needs by Friday.',
      ],
      gentle: 'A satisfaction score, or reviews that name you, turn this into proof. Add complaints that ended in another booking.',
    },
    {
      says: 'restoration|classic car|classic cars|vintage car|vintage cars|motorsport|race team|classic vehicles|car restoration',
      in: 'anywhere',
      brutal: [
        "Classic cars leak oil to tell you that there's still some in.",
        'Restoration: nut and bolt, they say, and then eleven months on the bolt.',
        'In motorsport a clutch takes twenty minutes. On a hatchback it takes until four.',
      ],
      gentle: 'Which car, from what state to what: owners of good garages ring for that alone. A series or a rally, if there was one, comes with it.',
    },
    {
      says: 'motorcycle|motorbike|motorcycles|bike mechanic|motorbikes',
      in: 'work',
      brutal: [
        'Motorbike: two wheels, four carbs, and a fairing held on with forty screws of thirty-nine lengths.',
        'Bikes wake up in April, all of them, on the same Saturday, with flat batteries.',
      ],
      gentle: 'Makes, and carburettors as well as injection: there are fewer such people every season, so both words are worth printing.',
    },
    {
      says: 'agricultural machinery|tractor|tractors|plant machinery|forklift repair|plant mechanic|combine|hydraulics|hydraulic|excavators|excavator|hydraulic systems',
      in: 'work',
      brutal: [
        "Hydraulics: it isn't the pump. It's a seal the size of a wedding ring, behind the pump.",
        'A tractor breaks down at the far gate of the far field, on the one dry day.',
        "On a combine in August, the mechanic's the most popular person in the county.",
      ],
      gentle: 'Field or workshop, makes, and the area you covered. Call-outs in harvest have a price, and a farmer knows what it is.',
    },
    {
      says: 'health and safety|coshh|waste oil|workshop safety|housekeeping|5s|oil disposal|clean and tidy|tidy workshop|workshop clean|safe working environment|clean workshop',
      in: 'work',
      brutal: [
        'COSHH sheet, under the brake cleaner, transparent, thanks to the brake cleaner.',
        "Waste oil's collected monthly. What's in with it, nobody tells the tanker.",
        "A workshop's tidy twice: the day the manufacturer's auditor comes, and in the picture.",
      ],
      gentle: "A bay that passed a manufacturer's audit says it best. Add spill, lifting and fire tickets.",
    },
  ],
  emergency: [
    {
      says: 'ambulance|vehicle check|vehicle checks|daily vehicle|vehicle inspection|vehicle daily inspection|vdi|daily checks|ambulance equipment|restocking|ambulance checks|equipment checks|restocked|checking equipment',
      near: 'check|checks|checked|checking|inspection|inspections|equipment|kit|restock|restocked|restocking|stock|clean|cleaning|daily|vehicle|vehicles',
      around: 'ambulance|paramedic|emt|emergency medical|emergency care|patient',
      in: 'work',
      brutal: [
        "Vehicle check: everything's on board, says the tag on the bag. Somebody's had the tape.",
        'The ambulance check sheet has forty boxes and a pen that was on the last ambulance.',
        'Restocking: you look for blankets in three cupboards. All three hold splints.',
      ],
      gentle: "Readiness is the half nobody sees. If stores, drugs bags or the station's checks were yours to run, the title of that job belongs here.",
    },
    {
      says: '12-hour shift|12 hour shift|12-hour shifts|12 hour shifts|shift work|rotating shifts|night shift|night shifts|shift pattern|four on four off|red watch|blue watch|green watch|white watch',
      not: 'apple|smart',
      in: 'work',
      brutal: ['Each watch knows that the other watch had the kettle.', 'A twelve-hour shift ends at seven, unless it rings at 6:58. It rings at 6:58.'],
      gentle: 'Outsiders have no idea what the pattern asks. Add hours and rotation in brackets.',
    },
    {
      says: 'radio|radios|airwave|radio procedure|tetra|mdt|mobile data terminal|radio communication|radio communications|control room|terrafix',
      in: 'work',
      brutal: [
        "Say again? The radio's perfect everywhere apart from where you are.",
        'The mobile data terminal gives the postcode, the junction and a route via a footbridge.',
        "Radio voice: calm, flat, slow. At home it's how you ask for the salt, too.",
      ],
      gentle: 'Clear messages under pressure are a skill that any control or operations room buys. Add the systems you used.',
    },
    {
      says: '999 call|999 calls|911 call|911 calls|call handling|call taking|call taker|emergency calls|emergency dispatch|dispatching|dispatch|mpds|ampds|computer aided dispatch|cad system|dispatcher',
      around: 'dispatcher|call handler|control room|telecommunicator|call taker|call handling|comms|communications|control centre',
      in: 'work',
      brutal: [
        'Dispatch: nine screens, two mice, a headset, and a pedal whose job has been forgotten.',
        'On a dispatch floor what goes wrong goes wrong in the quiet voice.',
        "CAD sends the nearest crew as the crow flies. There's a river, and no crow.",
      ],
      gentle: 'Give calls a shift and share answered within the standard: that pair is the one every control room manager knows by heart.',
    },
    {
      says: 'blue light driving|blue light|emergency driving|emergency response driving|response driving|level 3 response driving|emergency vehicle|evoc|emergency response driver|emergency vehicle operations',
      in: 'anywhere',
      brutal: ['Blue light driving: everyone sees you, and then stops on the bend.', 'The sirens are on and the lights are on, and a jogger has earphones.'],
      gentle: 'Course, class and expiry date: it is the one line that says you could be on the rota next week.',
    },
    {
      says: 'fire appliance|fire engine|pump|pumps|pump operator|hose|hoses|hose reel|hydrant|hydrants|hydrant testing|hydrant inspection|hydrant inspections|turntable ladder|aerial appliance|ladder|ladders|engine company',
      near: 'fire|hydrant|hydrants|appliance|pump|operator|ladder|ladders|hose|hoses|aerial|rescue|firefighter|engine',
      around: 'fire|rescue|firefighter|brigade',
      in: 'work',
      brutal: [
        'Fire appliance: polished on Monday, climbed by the mayor on Tuesday, needed on the way to lunch.',
        "Hydrants: they're under a yellow sign, a hedge and a Vauxhall.",
        "Pump operator: the job's back here with the noise, while they all come out looking like the calendar.",
      ],
      gentle: 'Stations crew by what you are signed off on: driving, pump, aerial. In that order, with dates, it does the work.',
    },
    {
      says: 'fire safety|home fire safety|home fire safety visit|smoke alarm|smoke alarms|safe and well|fire prevention|fire safety inspection|fire safety audit|home safety visit|fire risk assessment|fire safety visits|smoke detectors|fire inspections|fire code',
      in: 'work',
      brutal: [
        "Smoke alarm: that chirp is the battery. It's been chirping through three boxed sets.",
        "Fire prevention's a plug, a leaflet and looking very hard at an extension lead.",
        "Fire door: do not wedge open. It's wedged with the extinguisher.",
      ],
      gentle: 'Visits or premises in a year show the size; fewer calls in that area would be the result that prevention teams quote.',
    },
    {
      says: 'drill|drills|drill night|training night|drill yard|station training|training exercise|training exercises|exercise|exercises|simulation|retained|on-call|on call firefighter|live exercise',
      near: 'fire|station|rescue|crew|emergency|drill|major|incident|multi-agency|retained|firefighter|training',
      around: 'fire|retained|firefighter|brigade|fire station',
      in: 'work',
      brutal: [
        "Drill night: a dummy weighing 80 kilos is rescued from the same window each Tuesday and hasn't learned a thing.",
        "On-call: the pager goes, and half the high street's shut in ninety seconds, starting with the butcher's.",
        "Training exercise. The smoke's fake, the weather isn't, and the tea's an hour off.",
      ],
      gentle: 'Give planned, led or took part: leading an exercise for your own watch is the first rung to the next rank.',
    },
    {
      says: 'breathing apparatus|ba set|ba sets|scba|entry control|ba wearer|fire kit|turnout gear|structural fire kit|bunker gear',
      near: 'breathing|ba|scba|apparatus|fire|set|sets|entry|gear|kit|check|checks|maintain|maintained',
      in: 'anywhere',
      brutal: [
        "BA board: names, times, pressures, and a chinagraph pencil on a string that's one centimetre too short.",
        "Fire kit's heavy, hot and has eleven pockets. The glove's in the twelfth.",
        "Low-pressure whistle. Everybody who's worn BA can hear it in a kettle.",
      ],
      gentle: 'Give wearer, entry control or instructor: the level is the information, and the date of the last refresher makes it current.',
    },
    {
      says: 'community safety|school visit|school visits|open day|station visit|station open day|education visits|community engagement|public education|community event|community events|fire station visit|outreach',
      around: 'fire|firefighter|brigade|fire station',
      in: 'work',
      brutal: [
        'Open day: forty small helmets, one big siren, and a queue of dads at the siren.',
        "Community safety: a gazebo, a chip-pan trailer, and a flame that'll draw a crowd that cheese and wine can't.",
        "You hand out stickers. By four the engine's got most of them.",
      ],
      gentle: 'People reached in a year, and the groups that are hard to reach: prevention is growing, and those who hire for it read this first.',
    },
    {
      says: 'patient report form|prf|epcr|epr|patient care record|patient care report|patient care reports|electronic patient record|electronic patient care',
      near: 'patient|prf|epcr|electronic|report|reports|record|records|write|writing|complete|completed|accurate|incident|documentation',
      in: 'work',
      brutal: [
        "The electronic report form has saved. It's also signed you out and would like an eight-figure PIN.",
        'PRF: a form done on a knee, at a roundabout, with a pen stuck on by its lid.',
        'Report writing: what happened took six minutes. The drop-downs take forty.',
      ],
      gentle: 'Complete, timed and written while tired: if an audit ever praised yours, that is worth the half sentence.',
    },
    {
      says: 'lifeguard|lifeguarding|pool supervision|poolside|pool lifeguard|nplq|pool rules|supervising pool|beach lifeguard|pool safety|supervising swimmers|lifeguard duties|lifeguard certification|pool area|swimming pool',
      in: 'anywhere',
      brutal: [
        "Lifeguard: paid to watch water all day and say one word. It's “walk”.",
        'A pool lifeguard knows the big clock like nobody else alive.',
        'Whistle: one blast for attention, two for a swimmer, three for “I said no bombing, Liam”.',
      ],
      gentle: 'Give qualification with its expiry, pool size, and rescues or first aid given: a leisure manager looks for the three in that order.',
    },
    {
      says: 'pool plant|water testing|pool test|pool tests|chlorine|ph levels|pool water|chemical levels|pool chemicals|pool cleaning|water quality|testing pool water|water samples|pool maintenance|pool operations',
      in: 'work',
      brutal: [
        'Pool test: three tubes, two tablets, and a colour chart with six pinks that are the same pink.',
        "Chlorine's in the towels by the first week and in the sandwiches by the second.",
        "A plant room's under the pool, thirty degrees, humming, and nobody's ever been in it in the right shoes.",
      ],
      gentle: 'A pool plant certificate makes a lifeguard into somebody who can keep the water open. With its date, it goes first.',
    },
    {
      says: 'swim lesson|swimming lessons|rookie lifeguard|aqua fit|inflatable|pool party|pool parties|lane|lanes|swim sessions|pool hire',
      around: 'pool|lifeguard|swim|leisure|aquatic|poolside',
      in: 'work',
      brutal: [
        'Slow, medium, fast: lane signs, and the one thing in the building that people read as an insult.',
        'The pool party inflatable takes forty minutes to blow up and comes down with nine socks in it.',
        "Lessons end at five, lanes start at five. For three minutes it's the Atlantic.",
      ],
      gentle: 'Teaching as well as guarding reads as two people for one. Add the teaching level and ages.',
    },
    {
      says: 'station officer|crew manager|watch manager|crew commander|incident command|incident commander|officer in charge|supervising crew|crew leader|leading firefighter|lieutenant|battalion chief|incident command system|ics|watch commander|station manager',
      in: 'work',
      brutal: [
        'Incident command: a white helmet, a whiteboard, and people asking where they can park.',
        'Crew manager: you ride up front and still wash up.',
        "The officer in charge makes the tea decision. It's the one that's remembered.",
      ],
      gentle: 'Give the size of crew and what you have commanded, in appliances or vehicles: another service places you by those two.',
    },
    {
      says: 'jesip|major incident|methane|major incident plan|multi-agency|major incident training|emergency planning|contingency plan|contingency planning|interoperability',
      in: 'work',
      brutal: [
        'Multi-agency briefing: three services, three vests, and all of them say “Silver”.',
        'METHANE: seven letters that get you a hundred people and a burger van.',
        "The contingency plan's a ring binder. It's in the building that's being evacuated.",
      ],
      gentle: 'Exercise or real, and your role in it. Add a change made to the plan afterwards, if you have one.',
    },
    {
      says: 'student paramedic|student paramedics|practice educator|preceptor',
      in: 'work',
      brutal: [
        'A student on the third seat learns clinical judgement, and who owes whom a coffee.',
        "Practice educator: half the crew's coffee order, double the paperwork, and a portfolio with your initials two hundred times.",
      ],
      gentle: 'Students signed off are something you built. Their number and the course they came from tell a service you can run a training post.',
    },
    {
      says: 'deep clean|cleaning vehicles|vehicle cleaning|decontamination|cleaning ambulance|cleanliness|station cleaning|station duties|station work|cleaning equipment',
      around: 'ambulance|fire|station|vehicle|paramedic|emt|crew',
      in: 'work',
      brutal: [
        "Deep clean: the truck's gleaming by six. By seven it's been to a farm.",
        'Station duties: mop, brass, kettle, mop. The brass is older than the station.',
        "A mop's colour-coded. The tea towel's a matter of trust.",
      ],
      gentle: 'It is quiet work that shows in audit scores. One of those, or a routine you introduced, lifts it above the chores.',
    },
    {
      says: 'event cover|event medic|festival|event medical|standby medical|event medical cover|first aid cover|sporting event|sporting events|event first aid|festivals',
      in: 'work',
      brutal: [
        'Event cover: a first-aid tent, a folding chair, and 9,000 people asking where the toilets are.',
        'Event cover sees all the headliners, from behind, past a generator.',
        'Half marathon cover is five hours of clapping and a great many plasters.',
      ],
      gentle: 'Give crowd size, your grade, and whether you were in charge: event companies book on those three.',
    },
    {
      says: 'patient transport|non-emergency|pts|non-emergency transport|transfers|inter-facility|interfacility|hospital transfer|patient transfers|non emergency patient transport|interfacility transport',
      in: 'work',
      brutal: [
        "Patient transport: four pick-ups by nine, in four corners of a county, and a bridge that's shut.",
        'Transfers are a hundred miles of motorway and one very good playlist.',
        'Patient transport: discharge is ready at two, the vehicle at two, and the tablets at six.',
      ],
      gentle: 'Journeys a day and share on time: it is a timetable with people in it, and employers outside read it as logistics.',
    },
    {
      says: 'manual handling|stretcher|carry chair|stair chair|lifting|stretchers|lifting equipment|trolley|slide sheets|evac chair|moving and handling|stryker',
      in: 'work',
      brutal: [
        "A stretcher has eleven levers. The one you want's labelled, on the underside.",
        'Carry chair, spiral stairs, a landing full of bicycles. The training room has four wide steps and a plant.',
        "Manual handling's taught with a box. Nothing since has been a box.",
      ],
      gentle: "Trained and trainer are two lines. Add an instructor's certificate, if you have one.",
    },
  ],
};
