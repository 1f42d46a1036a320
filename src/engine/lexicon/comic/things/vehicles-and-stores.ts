import type { ComicEntry } from '../comic-entry.ts';

/** Vehicles and driving, garages, railways, warehouses and the moving of goods. */
export const VEHICLE_AND_STORE_THINGS: readonly ComicEntry[] = [
  {
    says: 'hgv class 1|class 1 hgv|class 1 driver|lgv class 1|lgv c+e|hgv c+e|class 1 licence',
    brutal: [
      'Forty four tonnes, and the sat nav would still like a word about a lane in Cornwall.',
      'Class 1: sixteen metres of lorry, and a car that wants to sit exactly where the mirrors do not look.',
    ],
    gentle: 'What kind of work goes with it: trunking, tankers, car transporters? A transport office reads for that word.',
  },
  {
    says: 'hgv class 2|class 2 hgv|lgv class 2|class 2 driver|class 2 licence|7.5 tonne',
    brutal: [
      'Too big for the multi storey, too small for the layby with the good burger van.',
      'Class 2: all the cyclists of the city, and every delivery is marked “before nine”.',
    ],
    gentle: 'Town work is its own art. Number of drops, tail lift or hiab: one of them belongs here.',
  },
  {
    says: 'hgv|lgv',
    not: 'class 1|class 2|avocat|mechanic|technician|workshop',
    brutal: [
      'The HGV stops at every services on the M6, and none of them has had a space since 2011.',
      'A bed, a fridge, a kettle and a view of Lymm. Estate agents have sold worse.',
    ],
    gentle: 'Print the categories and the card dates. Three letters alone leave a transport manager guessing.',
  },
  {
    says: 'driver cpc|dcpc|certificate of professional competence',
    near: 'driver|driving|hgv|lgv|pcv|lorry|bus|licence|tachograph|digi|card|transport',
    brutal: [
      'Thirty five hours in five years, in a room, about how to do what you did on the way there.',
      'On the fourth CPC day they hand out the same biscuits and the same slide about wet roads.',
    ],
    gentle: 'Give the expiry of the card. A driver with years left on it starts sooner.',
  },
  {
    says: 'tachograph|tacho|digi tacho|digital tachograph',
    brutal: [
      'A tachograph knows when you ate, when you slept, and how long you looked at that roundabout.',
      'A tachograph has never heard of traffic. It only knows you were four minutes over.',
    ],
    gentle: 'A record without infringements is a thing few can claim. If you read or analyse them, that is a desk skill too.',
  },
  {
    says: 'walkaround check|vehicle check|daily vehicle check|pre-trip inspection|pre trip inspection|daily defect check',
    brutal: [
      'Once round the lorry at five in the morning, kicking things that have never answered.',
      'Daily vehicle check: thirty boxes, thirty ticks, and a bulb that waits until the weighbridge.',
    ],
    gentle: 'Finding the fault in the yard saves the day on the road. What was the best catch?',
  },
  {
    says: "cdl|cdl class a|class a cdl|commercial driver's license|commercial drivers license|commercial driver’s license",
    brutal: ['Forty tons, thirteen gears, and a Honda that would like to merge.', 'A CDL lets you see forty eight states, mainly from the back of a Love’s.'],
    gentle: 'Class, endorsements, and miles without an incident: three short facts that make dispatch pick up the phone.',
  },
  {
    says: 'electronic logging device|hours of service|eld mandate',
    near: 'driver|truck|dot|fmcsa|log|compliance|logging|carrier|dispatch|fleet',
    brutal: [
      'Eleven hours of driving allowed. The dock in Memphis took four of them to find a pen.',
      'Hours of service used to be written in pencil. Everybody misses the pencil.',
    ],
    gentle: 'A clean inspection record is worth printing with the year. Carriers pay for it in insurance otherwise.',
  },
  {
    says: 'multi drop|multi-drop|multidrop',
    brutal: [
      'Stop 1 is at the far end of the county, and so is stop 94. The rest were alphabetical.',
      'Multi drop: you know every dog in the postcode by its letterbox.',
    ],
    gentle: 'Drops a day and the area. Ninety in the hills is not ninety in a town, and the reader knows.',
  },
  {
    says: 'parcel|parcel delivery|last mile|package delivery',
    not: 'land|plot|pass the parcel|acre|tax',
    brutal: ['A parcel is left with a neighbour, in a shed, or with a dog that has signed for it.', 'The last mile is the one with the gate code.'],
    gentle: 'How many a day, and how many came back undelivered? The second number is the one that impresses a depot.',
  },
  {
    says: 'proof of delivery|pod signature|epod',
    brutal: [
      'A signature that looks like a seagull fell on the screen, and it stands up in court.',
      'Proof of delivery: a close up of a box in front of a door that might be anybody’s.',
    ],
    gentle: 'Clean paperwork is how a driver gets paid and a claim gets closed. Say so if you sorted the disputes.',
  },
  {
    says: 'van driver|delivery van|transit van|luton van|sprinter van|white van',
    brutal: [
      'The passenger footwell of a van is where paperwork, crisps and one glove go to be together.',
      'Parks anywhere with the hazards on, as the law of vans provides.',
    ],
    gentle: 'Areas and loads: flowers, fridges, glass? Fragile goods say something about your driving.',
  },
  {
    says: 'sat nav|satnav|gps navigation',
    brutal: ['A sat nav finds the quickest way to a ford.', '“You have arrived”, on a bypass, with the address on the other side of it.'],
    gentle: 'Local knowledge beats the box. Which area could you drive without it?',
  },
  {
    says: 'low loader|lowloader|abnormal load|oversize load|heavy haulage',
    brutal: [
      'Someone goes first with a stick to find out about the bridges.',
      'An abnormal load: eleven axles, two escort cars, and a village where it takes till lunch.',
    ],
    gentle: 'Planning the route is the real work. What was the load, and where did it only just fit?',
  },
  {
    says: 'adr licence|adr license|adr certificate|adr qualified|adr trained|adr driver|hazmat endorsement',
    brutal: [
      'An orange plate on the bumper, and suddenly nobody tailgates.',
      'The exam is about what to do when it leaks. The short answer is uphill and upwind.',
    ],
    gentle: 'List the classes and whether tanks are included. It shortens the phone call to a start date.',
  },
  {
    says: 'fleet management|fleet manager|vehicle fleet|fleet of vehicles',
    brutal: [
      'All those vans, and the warning light in each has “always been like that”.',
      'Fleet means knowing who had the van last. The crisps under the seat know too.',
    ],
    gentle: 'Number of vehicles, cost a mile, days off the road. Any one of the three makes this a manager’s line.',
  },
  {
    says: 'telematics|vehicle tracking',
    brutal: [
      'A box that reports harsh braking, and leaves out the pheasant.',
      'With telematics the office knows where the van is. It would like to know why it is at a garden centre.',
    ],
    gentle: 'Fuel, safety or theft: what did the data change? A percentage would sit well here.',
  },
  {
    says: "operator licence|operator's licence|o-licence|o licence|operators licence|transport manager cpc",
    brutal: ['A letter from the Traffic Commissioner is opened standing up.', 'The O licence says four lorries in the yard. The neighbours have counted five.'],
    gentle: 'To carry the name on a licence is real responsibility. How many vehicles were on it?',
  },
  {
    says: 'bus driver|bus route|double decker|bus driving',
    brutal: [
      'Everyone says thank you and one person wants to know whether it is the 42. It says 42.',
      'A bus runs to the minute until somebody pays with a twenty.',
    ],
    gentle: 'Routes, depots and any years without a collision. Operators keep that record and reward it.',
  },
  {
    says: 'minibus|d1 minibus|d1 licence',
    brutal: ['Sixteen seats, sixteen opinions about the heating.', 'The minibus smells of orange peel and one wet boot, whoever it belongs to.'],
    gentle: 'Print the category exactly, D or D1. Clubs, carers and hotels all ask for it by letter.',
  },
  {
    says: 'private hire|taxi driver|taxi driving|taxi licence|minicab',
    brutal: [
      '“Been busy?” and “What time do you finish?”: every taxi, forty times a night.',
      'The last taxi job of the night is always in the opposite direction to bed.',
    ],
    gentle: 'Badge, area and number of trips if the app tells you. A rating over thousands of rides is a rare reference.',
  },
  {
    says: 'chauffeur|chauffeuring|executive driver',
    brutal: ['Paid to hear nothing for a whole motorway.', 'A chauffeur knows the back door of every good hotel and the front of none.'],
    gentle: 'Discretion and a spotless car travel well into other work. What kind of clients, without the names?',
  },
  {
    says: 'driving instructor|driving lesson|adi badge|approved driving instructor',
    brutal: [
      'A driving instructor sits one metre from the wheel and steers with the voice.',
      'A second brake pedal: the most used piece of equipment that never shows in the log.',
    ],
    gentle: 'First time pass rate beats anything else you could write here. Do you keep count?',
  },
  {
    says: 'deliveroo|uber eats|just eat|doordash|grubhub',
    near: 'rider|driver|courier|deliver|delivered|delivering|delivery',
    brutal: ['The chips have eight minutes to live, and the flat has no number.', 'An app, a square bag, and a hill that the algorithm believes is flat.'],
    gentle: 'Your ratings and completed trips are proof that can be shown. Put the figures down.',
  },
  {
    says: 'recovery truck|tow truck|vehicle recovery|roadside recovery|roadside assistance|breakdown recovery',
    brutal: [
      'Nobody has ever been so pleased to see a flashing light, and then they saw the form.',
      'Forty minutes on the hard shoulder, and the recovery driver gets to say “when did you last put oil in”.',
    ],
    gentle: 'Calm on a dark roadside is a quality. What share of cars did you fix on the spot?',
  },
  {
    says: 'car valeting|car detailing|vehicle valeting|car wash|valeter',
    brutal: [
      'A car is washed to a shine by four o’clock, and the gulls are told at ten past.',
      'Under the seat: three pounds forty, a chip, and a fork that nobody can explain.',
    ],
    gentle: 'Cars a day, showroom or private? Dealers pay more for people who can polish out a scratch.',
  },
  {
    says: 'tyre fitter|tyre fitting|tire rotation|tire change|tyre change|tyres and exhausts',
    brutal: [
      'The locking wheel nut is with the spare. The key for it is with the last owner.',
      'Four tyres fitted in an hour, of which forty minutes were the fourth nut.',
    ],
    gentle: 'Cars, trucks or tractors? Roadside and out of hours work deserves a mention of its own.',
  },
  {
    says: 'mot test|mot tester|mot testing|mot station|mots',
    brutal: [
      'The MOT is due tomorrow, and the horn was last tested in Swindon, in anger.',
      'The advisory sheet: three paragraphs about a car which its owner calls “sound”.',
    ],
    gentle: 'Classes you may test, and the years: a tester with a clean record is worth a bay of lifts.',
  },
  {
    says: 'engine diagnostics|diagnostic scanner|obd|vehicle diagnostics|fault code|diagnostic tool',
    near: 'engine|vehicle|car|automotive|truck|obd|garage|workshop|mechanic|hgv|technician',
    brutal: [
      'The fault code says sensor. It is never the sensor, it is the wire to the sensor.',
      'An orange light on the dashboard, and a laptop to find out which of forty parts is sulking.',
    ],
    gentle: 'Reading the code is step one. Tell of a fault that three others had missed.',
  },
  {
    says: 'torque wrench',
    brutal: ['A torque wrench clicks once. Everybody makes it click twice.', 'The one tool in the box that says when to stop, and it is the one on loan.'],
    gentle: 'Where the torque matters there is usually a checklist. Wheels, aircraft, bridges? Name it.',
  },
  {
    says: 'socket set|hand tool|spanner',
    not: 'spanner in the works',
    brutal: [
      'Everything is there apart from the 10 millimetre, which has never been there.',
      'Lend out one spanner and you own a set with a hole in the shape of a friend.',
    ],
    gentle: 'Tools mean little without the job. Which machines do you take apart and put back?',
  },
  {
    says: 'body shop|bodyshop|panel beating|panel beater|dent removal|vehicle bodywork|collision repair',
    brutal: ['Body shop estimates all begin with “it was parked”.', 'Matching silver to silver: one is 2016, the other is 2016 that has been to Spain.'],
    gentle: 'Structural, cosmetic or paint? Say if you can do aluminium: insurers send the work there.',
  },
  {
    says: 'used car|used vehicle|car showroom|car dealership|auto dealership',
    brutal: ['One careful owner. The other six are in the logbook.', 'A used car has been polished everywhere except underneath, where it has been used.'],
    gentle: 'Units a month is the language of the forecourt. Add it, with the make.',
  },
  {
    says: 'valet parking|parking valet|valet attendant',
    brutal: [
      'Valet parking: the one job where a stranger throws you the keys to a Porsche and walks away.',
      'Forty black keys on one board, and every owner says “it’s the black one”.',
    ],
    gentle: 'Trust and speed, in the rain. Number of cars a night and no claims would be a strong pair.',
  },
  {
    says: 'parking enforcement|penalty charge notice|civil enforcement officer|parking attendant|traffic warden|parking ticket',
    brutal: ['Back in two minutes, said all of them.', 'A penalty notice gets read by more people than most novels, and the reviews are worse.'],
    gentle: 'Staying polite in this job is a proof of nerves. How were appeals decided on your tickets?',
  },
  {
    says: 'bicycle repair|bike mechanic|bicycle mechanic|cycle mechanic|bike repair|cytech',
    brutal: [
      'It came in with “a bit of a click”. It went out with a new bottom bracket and an apology to the chain.',
      'Half of bike repair is undoing what the owner saw on YouTube.',
    ],
    gentle: 'Cytech level, e-bikes or wheel building? The last one still impresses every other mechanic.',
  },
  {
    says: 'fork lift|forklift|flt|fork truck|fork-lift',
    brutal: [
      'A forklift steers from the back, so the end that hits the racking is the end nobody was watching.',
      'One corner of every warehouse is dented, and nobody on nights was there.',
      'The forklift beeps when it reverses. It says nothing at all about going forward.',
    ],
    gentle: 'Type and refresher date, please: counterbalance and reach are two tickets, and agencies search for both.',
  },
  {
    says: 'reach truck|reach forklift',
    brutal: [
      'You sit sideways, look up, and park a tonne of crisps on a shelf ten metres away.',
      'Top beam, back row, no light: that is where the reach truck is sent for the last case of gravy.',
    ],
    gentle: 'Lift height and pallets an hour say what you can do. Narrow aisles too, if you have worked them.',
  },
  {
    says: 'pallet truck|pump truck|pallet jack|llop|low level order picker',
    near: 'licence|license|forklift|truck|warehouse|jack|pallet|operate|operated|electric|ride on|driver|pump',
    not: 'powerpoint|slides',
    brutal: [
      'One of them steers straight, and it is hidden behind the baler by someone on earlies.',
      'A pallet jack finds every ankle in the building without ever being aimed.',
    ],
    gentle: 'Manual or powered, and with a ticket? A short word here changes the rate of pay.',
  },
  {
    says: 'palletising|palletizing|palletise|palletize|palletised|stacking pallets|stacked pallets|stack pallets',
    brutal: [
      'Tetris, at waist height, for money, and the long piece is a box of kettles.',
      'A pallet is square on the floor, nearly square at two metres, and a tower in Pisa at the lights.',
    ],
    gentle: 'By hand or with a machine? Cases an hour with no breakages makes it a proud line.',
  },
  {
    says: 'pick and pack|picking and packing|pick pack|pick/pack|pick & pack|order picking|order picker|order selector',
    brutal: [
      'Nine miles a day, indoors, towards a yoga mat and one AA battery.',
      'Picked in forty seconds, packed in thirty, and then the label printer wants a moment.',
    ],
    gentle: 'Your pick rate and accuracy are on a screen somewhere in that building. They belong on this page too.',
  },
  {
    says: 'pick rate|units per hour|picks per hour|pick rates',
    brutal: [
      'A pick rate is set by someone who once timed the aisle with the socks.',
      'A hundred and fifty picks an hour, until one of them is a rowing machine.',
    ],
    gentle: 'A figure with a target beside it is the best line in a warehouse CV. Is the target here too?',
  },
  {
    says: 'rf scanner|rf gun|handheld scanner|hand held scanner|hand scanner|barcode scanner|rf scanning',
    near: 'warehouse|pallet|pick|picking|picked|forklift|order|distribution|depot|goods|stock|loading|dispatch',
    brutal: [
      'Point it at the barcode, at the other barcode, then hold it up to the light like a witness.',
      'The scanner with the good battery has a name on it in marker, and it is not a request.',
    ],
    gentle: 'Which system was behind it? The gun is the same everywhere, and the software is what a new site asks about.',
  },
  {
    says: 'voice picking|pick by voice|voice pick',
    brutal: [
      'Voice picking says “aisle nine” in your ear all night and never asks about your weekend.',
      'You answer the headset “ready”, and by the third week you answer people like that too.',
    ],
    gentle: 'Systems like this keep score. What was your accuracy?',
  },
  {
    says: 'goods in|goods-in|goods inwards|inbound goods|goods receiving|goods received',
    brutal: ['Booked for nine, here at noon, and the driver has to be in Hull.', 'Goods in finds out what the supplier thinks forty means.'],
    gentle: 'Lorries a day, and who decided what was refused? That decision is worth a line.',
  },
  {
    says: 'loading bay|loading dock|dock door',
    brutal: [
      'It is never warm, never dry, and always has one shoe of somebody’s in the corner.',
      'At a loading bay all drivers are next, and each of them has been told so.',
    ],
    gentle: 'How many doors, and how many vehicles in a shift? Keeping that queue moving is planning.',
  },
  {
    says: 'devanning|container unloading|unloading container|handball|unload container|unloaded container',
    not: 'tennis|sport|club|team handball|league|penalty',
    brutal: [
      'Forty feet of loose boxes, and the ones for the top shelf were loaded first.',
      'A container is opened slowly, because the sofa has been leaning on that door since Shanghai.',
    ],
    gentle: 'Hours for a forty footer, and how many in the crew? That is a number logistics people feel in the back.',
  },
  {
    says: 'stocktake|stock take|stock-take|stocktaking|stock taking|stock count|physical inventory|inventory count|cycle count|cycle counting',
    near: 'warehouse|pallet|wms|location|distribution|depot|cycle|logistics|accuracy|discrepancy|discrepancies|rack',
    brutal: [
      'The system says 14, the shelf says 11, and three hours later there are 15.',
      'You count it, someone else counts it, and the answer is the one in the middle.',
      'A stock count turns up one thing that was discontinued in 2012 and is still on order.',
    ],
    gentle: 'Accuracy before and after would be a splendid pair of numbers. Who found the missing pallet?',
  },
  {
    says: 'wms|warehouse management system',
    brutal: [
      'According to the WMS there is a pallet in location 14B. According to 14B there is a broom.',
      'New system on Monday. On Tuesday the clipboard came back.',
    ],
    gentle: 'Name it: Manhattan, Blue Yonder, SAP? If you were the one people asked, write that down.',
  },
  {
    says: 'cold store|cold storage|freezer warehouse|freezer store|chilled warehouse|frozen warehouse',
    not: 'data|crypto|wallet|archive|s3|backup',
    brutal: ['Minus 22, a padded suit, and a scanner that freezes before you do.', 'The one warehouse where people are sorry when the heatwave ends.'],
    gentle: 'Few people stand it for long, so it counts. Temperature and hours make the picture.',
  },
  {
    says: 'conveyor belt|conveyor|conveyor system|sortation',
    brutal: ['It stops for two reasons: a jam, and somebody leaning on the button with the good view.', 'A conveyor only ever brings more.'],
    gentle: 'Running, clearing or mending it? The third is a trade, and worth putting first.',
  },
  {
    says: 'label printer|zebra printer|label printing|shipping label',
    brutal: [
      'A label printer does four hundred without a fault, then one in the shape of an accordion.',
      'Hit it on the left. It isn’t in the manual, and it is the manual.',
    ],
    gentle: 'Right label, right box, at the right hour. What was your rate of wrong ones?',
  },
  {
    says: 'shrink wrap|stretch wrap|pallet wrap|shrink wrapping|pallet wrapping|cling wrap',
    brutal: [
      'Pallet wrap goes twice round the bottom, twice round the top, and once round whoever holds the end.',
      'You walk round a pallet backwards till it stops, or you do.',
    ],
    gentle: 'A well wrapped load does not come back. Were damages counted where you worked?',
  },
  {
    says: 'pallet racking|warehouse racking|racking inspection|racking',
    near: 'warehouse|pallet|storage|inspection|inspect|sema|forklift|install|stock|shelving',
    brutal: [
      'Green tag, amber tag, red tag, and a forklift driver who was at lunch for all three.',
      'Pallet racking: eleven metres of steel, and one bent upright that has been “reported”.',
    ],
    gentle: 'Inspected or installed? An inspector’s certificate is a rare card in a warehouse.',
  },
  {
    says: 'fifo|first in first out|fefo|stock rotation',
    not: 'algorithm|queue|buffer|memory|vhdl|fpga|verilog|accounting|lifo|valuation|pipe',
    brutal: [
      'First in, first out, and at the very back is a yoghurt that remembers the old logo.',
      'FIFO works until somebody is in a hurry and the new ones are at the front.',
    ],
    gentle: 'Waste went down because of this, surely. Is there a number from before and after?',
  },
  {
    says: 'fulfilment centre|fulfillment center|fulfilment center|amazon warehouse|distribution centre|distribution center|amazon fulfillment',
    brutal: [
      'A distribution centre shows up on satellite, and you still cannot find the canteen.',
      'Four football pitches under one roof, and the stapler is on the other one.',
    ],
    gentle: 'Inbound, pick, pack or ship? And the peak week in numbers: that is what another hub understands.',
  },
  {
    says: 'bill of lading|bills of lading|consignment note|cmr note',
    brutal: [
      'Three originals, of which two are at sea and one is under a coffee.',
      'A bill of lading travels slower than the ship, which is how the cargo learns patience.',
    ],
    gentle: 'Paper that is right the first time saves days in port. Which routes and cargoes?',
  },
  {
    says: 'customs clearance|customs declaration|customs entry|customs documentation|customs broker',
    brutal: [
      'A ten digit code for a garden chair, and a different one if it folds.',
      'Customs says released, held, held, released, held, and the flowers were cut on Monday.',
    ],
    gentle: 'Entries a month, import or export, and how many were queried? A broker’s whole worth is in that.',
  },
  {
    says: 'incoterm|incoterms 2020',
    brutal: [
      'Incoterms: eleven sets of three letters, all meaning “after that it is your problem”.',
      'Two companies, one broken pallet, and a very close reading of FOB.',
    ],
    gentle: 'Which ones do you trade on daily? Add a route, and it becomes experience and not a chapter.',
  },
  {
    says: 'commodity code|tariff code|hs code|harmonized tariff|harmonised tariff|tariff classification',
    brutal: [
      'There is a chapter for ships and a chapter for feathers, and an opinion on whether a biscuit is a cake.',
      'One wrong digit in the commodity code, and a blender is a cement mixer at six percent.',
    ],
    gentle: 'Classifying well saves real money. Do you remember the duty you got back?',
  },
  {
    says: 'freight forwarding|freight forwarder|air freight|sea freight|ocean freight',
    brutal: [
      'By sea it is cheap and takes six weeks. By air it is there tomorrow, and so is the finance director.',
      'Freight is late because of wind, fog, a strike, or one ship parked sideways.',
    ],
    gentle: 'Which lanes, and how many shipments a month? Forwarders talk in lanes.',
  },
  {
    says: 'demurrage',
    brutal: ['Demurrage is a hotel bill for a box.', 'Demurrage starts on the day when everyone you need is at a trade fair.'],
    gentle: 'Charges avoided are profit. If you argued some away, say how much.',
  },
  {
    says: 'just in time|just-in-time|jit delivery',
    not: 'compiler|compilation|java|access|privileged',
    brutal: ['It means that the warehouse is on the M1, behind a caravan.', 'Just in time: a whole factory looking out of the window for one van.'],
    gentle: 'Living without stock takes nerve and good suppliers. How many hours of cover did you have?',
  },
  {
    says: 'cross docking|cross-docking|cross dock|cross-dock',
    brutal: [
      'In at one door, out at the other, and nobody was to put it down. It has been put down.',
      'Cross docking is a warehouse that refuses to get attached.',
    ],
    gentle: 'Hours from door to door would say it all here.',
  },
  {
    says: 'route planning|route optimisation|route optimization',
    brutal: [
      'The route is perfect on the screen, where no bridge has a height.',
      'Planned by an algorithm, improved by a driver, and claimed by the algorithm.',
    ],
    gentle: 'Miles, hours or vans saved: one of the three is known. That figure should open the line.',
  },
  {
    says: 'train driver|train driving|driving trains|locomotive driver|locomotive engineer',
    brutal: [
      'One lever, no steering wheel, and the whole of Kent to be on time for.',
      'A train driver cannot get lost. It is about the last thing that cannot be blamed on them.',
    ],
    gentle: 'Traction and routes signed are your real credentials. Print them, operators know what each took.',
  },
  {
    says: 'train conductor|train guard|on board manager|ticket inspector|ticket inspection|revenue protection officer|revenue protection',
    near: 'train|rail|railway|ticket|bus|tram|station|fare|passenger|metro',
    brutal: [
      'When a ticket inspector comes through, a whole carriage discovers sleep.',
      'The ticket is on a phone, the phone is at one percent, and Crewe is in four minutes.',
    ],
    gentle: 'Firm and friendly in a moving corridor: that is conflict training in daily use. Say how it paid off.',
  },
  {
    says: 'personal track safety|pts card|pts certified|pts rail',
    brutal: [
      'The card that lets you stand where every announcement tells the rest of us not to.',
      'A rulebook by weight, and its first rule is that the train always wins.',
    ],
    gentle: 'Sponsor and expiry are asked before anything else on the railway. Put both here.',
  },
  {
    says: 'rail replacement|replacement bus|rail replacement bus',
    brutal: ['Rail replacement: two words that can empty a platform.', 'A replacement bus serves every station on the line, through the car park of each.'],
    gentle: 'Turning a bad day for travellers into a bearable one is worth telling. How many buses, at what notice?',
  },
  {
    says: 'signal box|signaller|railway signalling|rail signalling',
    brutal: [
      'A kettle, a bell, and a county’s worth of trains waiting for you to find your glasses.',
      'In a signal box a good night is one in which nothing came up in conversation.',
    ],
    gentle: 'Lever frame, panel or screens? And how many trains in a shift: it shows the load you carried.',
  },
  {
    says: 'track maintenance|permanent way|p-way|railway track|track renewal|rail track',
    brutal: [
      'The office is shut all day and opens at one in the morning, in a cutting, in the rain.',
      'Four hours of track, and at 5:40 a train has to believe you.',
    ],
    gentle: 'Hand back on time is what counts. How many possessions, and how often did they run over?',
  },
  {
    says: 'ticket barrier|ticket gate|gateline|ticket office',
    brutal: [
      'The wide gate is for suitcases. Everybody has a suitcase now.',
      'At the ticket office somebody wants the cheapest return to Leeds, and the queue will be told why it depends.',
    ],
    gentle: 'Hundreds of short meetings a day and a smile for the last. How many people came through in rush hour?',
  },
  {
    says: 'london underground|tube station|transport for london|tfl',
    brutal: ['“A good service on all other lines” has consoled nobody on this one.', 'A wall of tube signs, and under it somebody asks where the tube is.'],
    gentle: 'Stations or lines, and the busiest hour? Numbers of that size need no adjective.',
  },
  {
    says: 'hgv mechanic|hgv technician|truck mechanic|diesel mechanic|diesel technician|diesel engine',
    brutal: ['A spanner as long as your arm, and the nut has been waiting since Aberdeen.', 'Diesel washes off at the weekend, if it is a long one.'],
    gentle: 'Makes, and whether you went out to the roadside. A call out rota says how far you were trusted.',
  },
  {
    says: 'gearbox|clutch replacement|transmission rebuild|timing belt|cam belt',
    not: 'wind turbine|turbine',
    brutal: [
      'A gearbox takes two hours, says the book. The book had the engine on a table.',
      'The gearbox goes back in first time. Then you see the bolt on the floor.',
    ],
    gentle: 'Heavy jobs like this tell your level at once. On what makes, and with whose sign off?',
  },
];
