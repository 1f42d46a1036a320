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
    says: 'hgv|lgv',
    not: 'class 1|class 2|avocat|mechanic|technician|workshop',
    brutal: [
      'The HGV stops at every services on the M6, and none of them has had a space since 2011.',
      'A bed, a fridge, a kettle and a view of Lymm. Estate agents have sold worse.',
    ],
    gentle: 'Print the categories and the card dates. Three letters alone leave a transport manager guessing.',
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
    says: "cdl|cdl class a|class a cdl|commercial driver's license|commercial drivers license|commercial driver’s license",
    brutal: ['Forty tons, thirteen gears, and a Honda that would like to merge.', 'A CDL lets you see forty eight states, mainly from the back of a Love’s.'],
    gentle: 'Print endorsements and miles without an incident beside the {it}: two short facts that make dispatch pick up the phone.',
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
    says: 'low loader|lowloader|abnormal load|oversize load|heavy haulage',
    brutal: [
      'Someone goes first with a stick to find out about the bridges.',
      'An abnormal load: eleven axles, two escort cars, and a village where it takes till lunch.',
    ],
    gentle: 'The route is the real work. What was the load, and where did it only just fit?',
  },
  {
    says: 'adr licence|adr license|adr certificate|adr qualified|adr trained|adr driver|hazmat endorsement',
    brutal: [
      'An orange plate on the front, and at the services you get three spaces to yourself.',
      'The exam is about what to do when it leaks. The short answer is uphill and upwind.',
    ],
    gentle: 'List the classes and whether tanks are included. It shortens the phone call to a start date.',
  },
  {
    says: 'telematics|vehicle tracking',
    brutal: [
      'A box that reports harsh braking, and leaves out the pheasant.',
      'With telematics the office knows where the van is. It would like to know why it is at a garden centre.',
    ],
    gentle: 'All that data is only useful if something changed. Was it fuel, safety or theft, and by how much?',
  },
  {
    says: "operator licence|operator's licence|o-licence|o licence|operators licence|transport manager cpc",
    brutal: ['A letter from the Traffic Commissioner is opened standing up.', 'The O licence says four lorries in the yard. The neighbours have counted five.'],
    gentle: 'Carrying that licence is real responsibility. How many vehicles were on it, and how did the audits go?',
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
      'The second set of pedals is for emergencies. The right leg uses it on the sofa.',
    ],
    gentle: "Do you keep count of your first time passes? It's the first thing a learner asks.",
  },
  {
    says: 'deliveroo|uber eats|just eat|doordash|grubhub',
    near: 'rider|driver|courier|deliver|delivered|delivering|delivery',
    brutal: ['The chips have eight minutes to live, and the flat has no number.', 'An app, a square bag, and a hill that the algorithm believes is flat.'],
    gentle: 'The app has been counting for you: trips, rating, on-time share. Which of the three would you show a stranger?',
  },
  {
    says: 'car valeting|car detailing|vehicle valeting|car wash|valeter',
    brutal: [
      'A car is washed to a shine by four o’clock, and the gulls are told at ten past.',
      'Under the seat: a chip, a parking ticket and a fork that nobody can explain.',
    ],
    gentle: 'Cars a day, showroom or private? Dealers pay more for people who can polish out a scratch.',
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
    gentle: 'Anybody can read the code. Tell me about a fault that had beaten three others.',
  },
  {
    says: 'socket set|hand tool|spanner',
    not: 'spanner in the works',
    brutal: [
      'Everything is there apart from the 10 millimetre, which has never been there.',
      'Lend out one spanner and you own a set with a hole in the shape of a friend.',
    ],
    gentle: 'What do these hands take apart and put back together? One machine named is worth the whole toolbox.',
  },
  {
    says: 'body shop|bodyshop|panel beating|panel beater|dent removal|vehicle bodywork|collision repair',
    brutal: ['Body shop estimates all begin with “it was parked”.', 'Matching silver to silver: one is 2016, the other is 2016 that has been to Spain.'],
    gentle: 'Structural, cosmetic or paint? Say if you can do aluminium: insurers send the work there.',
  },
  {
    says: 'used car|used vehicle|car showroom|car dealership|auto dealership',
    brutal: ['One careful owner. The other six are in the logbook.', 'A used car has been polished everywhere except underneath, where it has been used.'],
    gentle: 'Say ‘{it}’ to anyone in the trade, and they think in units a month. What was a good month for you, and in which make?',
  },
  {
    says: 'bicycle repair|bike mechanic|bicycle mechanic|cycle mechanic|bike repair|cytech',
    brutal: [
      'It came in with “a bit of a click”. It went out with a new bottom bracket and an apology to the chain.',
      'A good part of bike repair is undoing what the owner saw on YouTube.',
    ],
    gentle: 'Cytech level, e-bikes or wheel building? The last one still impresses every other mechanic.',
  },
  {
    says: 'fork lift|forklift|flt|fork truck|fork-lift',
    brutal: [
      'A forklift steers from the back, so the end that hits the racking is the end nobody was watching.',
      'One corner of every warehouse is dented, and it happened on the other shift.',
      'The forklift beeps when it reverses. It says nothing at all about going forward.',
    ],
    gentle: 'Which {it}, and when was your last refresher? Counterbalance and reach are two tickets, and agencies search for both.',
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
    says: 'pick and pack|picking and packing|pick pack|pick/pack|pick & pack|order picking|order picker|order selector',
    brutal: [
      'Nine miles a day, indoors, towards a yoga mat and one AA battery.',
      'Picked in forty seconds, packed in thirty, and then the label printer wants a moment.',
    ],
    gentle: 'Your pick rate and accuracy are on a screen somewhere in that building. They belong on this page too.',
  },
  {
    says: 'pick rate|units per hour|picks per hour|pick rates',
    not: 'mushroom|mushrooms|fruit|berry|berries|strawberries|harvest|harvesting|kg|punnets',
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
    gentle: 'These systems keep score all night. What was your accuracy?',
  },
  {
    says: 'goods in|goods-in|goods inwards|inbound goods|goods receiving|goods received',
    brutal: ['Booked for nine, here at noon, and the driver has to be in Hull.', 'Goods in finds out what the supplier thinks forty means.'],
    gentle: "How many lorries in a day, and who decided what was sent back? If it was you, that's the line.",
  },
  {
    says: 'devanning|container unloading|unloading container|unload container|unloaded container',
    not: 'tennis|sport|club|team handball|league|penalty',
    brutal: [
      'Forty feet of loose boxes, and the ones for the top shelf were loaded first.',
      'A container is opened slowly, because the sofa has been leaning on that door since Shanghai.',
    ],
    gentle: 'Hours for a forty footer, and how many in the crew? That is a number logistics people feel in the back.',
  },
  {
    says: 'wms|warehouse management system',
    not: 'wfs|gis|ogc|geoserver|map|maps|arcgis',
    brutal: [
      'According to the WMS there is a pallet in location 14B. According to 14B there is a broom.',
      'New system on Monday. On Tuesday the clipboard came back.',
    ],
    gentle: 'Name it: Manhattan, Blue Yonder, SAP? If you were the one people asked, write that down.',
  },
  {
    says: 'cold store|cold storage|freezer warehouse|freezer store|chilled warehouse|frozen warehouse',
    not: 'data|crypto|wallet|archive|s3|backup',
    brutal: ['Minus 22, a padded suit, and a scanner that freezes before you do.', 'In a cold store people are sorry when the heatwave ends.'],
    gentle: 'Few people stand it for long. How cold was it, and how long were your stints? That makes it count.',
  },
  {
    says: 'conveyor belt|conveyor|conveyor system|sortation',
    brutal: ['It stops for two reasons: a jam, and somebody leaning on the button with the good view.', 'A conveyor only ever brings more.'],
    gentle: "Did you run it, clear it or mend it? The third is a trade, and I'd put it first.",
  },
  {
    says: 'label printer|zebra printer|label printing|shipping label',
    brutal: [
      'A label printer does four hundred without a fault, then one in the shape of an accordion.',
      'Hit it on the left. It isn’t in the manual, and it is the manual.',
    ],
    gentle: 'Right label, right box, at the right minute. How rarely did one go wrong?',
  },
  {
    says: 'fifo|first in first out|fefo|stock rotation',
    not: 'algorithm|queue|buffer|memory|vhdl|fpga|verilog|accounting|lifo|valuation|pipe|fly|mine|mining|roster',
    brutal: [
      'First in, first out, and at the very back is a yoghurt that remembers the old logo.',
      'FIFO works until the delivery is late, everyone is in a hurry, and the new ones go in front.',
    ],
    gentle: "Did less get thrown away? If there's a number from before and after, it turns a rule into a result.",
  },
  {
    says: 'fulfilment centre|fulfillment center|fulfilment center|amazon warehouse|distribution centre|distribution center|amazon fulfillment',
    brutal: [
      'A distribution centre shows up on satellite, and you still cannot find the canteen.',
      'Four football pitches under one roof, and the stapler is on the other one.',
    ],
    gentle: 'Inside the {it}, was it inbound, pick, pack or ship? Add the peak week in numbers: that is what another hub understands.',
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
    gentle: "Getting these right saves real money. Did you ever win back a duty? I'd love to see the sum.",
  },
  {
    says: 'demurrage',
    brutal: ['Demurrage is a hotel bill for a box.', 'Demurrage is charged by the day, and the paperwork has taken the long weekend off.'],
    gentle: 'Every charge avoided is profit. Did you ever argue one away, and how much was it?',
  },
  {
    says: 'cross docking|cross-docking|cross dock|cross-dock',
    brutal: [
      "In at one door, straight out at the other. That's the theory of cross docking, and it's standing on the floor.",
      'Cross docking is a warehouse that refuses to get attached.',
    ],
    gentle: 'How many hours from door to door? That one figure says how well the place was run.',
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
    says: 'train conductor|train guard|on board manager|ticket inspector|ticket inspection|revenue protection officer|revenue protection',
    near: 'train|rail|railway|ticket|bus|tram|station|fare|passenger|metro',
    brutal: [
      'When a ticket inspector comes through, a whole carriage discovers sleep.',
      'The ticket is on a phone, the phone is at one percent, and Crewe is in four minutes.',
    ],
    gentle: 'Firm and friendly in a moving corridor: that is conflict training in daily use. Say how it paid off.',
  },
  {
    says: 'rail replacement|replacement bus|rail replacement bus',
    brutal: ['Rail replacement: two words that can empty a platform.', 'A replacement bus serves every station on the line, through the car park of each.'],
    gentle: 'Turning a bad day for travellers into a bearable one is worth telling. How many buses, at what notice?',
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
    says: 'gearbox|clutch replacement|transmission rebuild|timing belt|cam belt',
    not: 'wind turbine|turbine',
    brutal: [
      'A gearbox takes two hours, says the book. The book had the engine on a table.',
      'The gearbox goes back in first time. Then you see the bolt on the floor.',
    ],
    gentle: 'A job like this shows your level at once. On which makes, and did someone else have to sign it off?',
  },
];
