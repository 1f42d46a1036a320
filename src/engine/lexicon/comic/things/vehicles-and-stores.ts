import type { ComicEntry } from '../comic-entry.ts';

/** Vehicles and driving, garages, railways, warehouses and the moving of goods. */
export const VEHICLE_AND_STORE_THINGS: readonly ComicEntry[] = [
  {
    says: 'hgv class 1|class 1 hgv|class 1 driver|lgv class 1|lgv c+e|hgv c+e|class 1 licence',
    brutal: [
      'Forty four tonnes, and the sat nav would still like a word about a lane in Cornwall.',
      'Class 1: sixteen metres of lorry, and a car that wants to sit exactly where the mirrors do not look.',
    ],
    gentle: 'Trunking, tankers, car transporters: the kind of work is what a transport office reads for. Add CPC and tacho card dates.',
  },
  {
    says: 'hgv|lgv',
    not: 'class 1|class 2|avocat|mechanic|technician|workshop',
    brutal: [
      'The HGV stops at every services on the motorway, and none of them has had a space since 2011.',
      'A bed, a fridge, a kettle and a view of the lorry park. Estate agents have sold worse.',
    ],
    gentle: 'Three letters alone leave a transport manager guessing. Add categories and card dates, printed together.',
  },
  {
    says: 'tachograph|tacho|digi tacho|digital tachograph',
    brutal: [
      'A tachograph knows when you ate, when you slept, and how long you looked at that roundabout.',
      'A tachograph has never heard of traffic. It only knows you were four minutes over.',
    ],
    gentle: 'A record without infringements is something few can claim. Reading and analysing charts for others is a desk skill, so it should be called that.',
  },
  {
    says: "cdl|cdl class a|class a cdl|commercial driver's license|commercial drivers license|commercial driver’s license",
    brutal: [
      'A CDL takes weeks of studying air brakes. After that a Honda would like to merge.',
      'The CDL test has you name every part of the vehicle out loud, to somebody who heard it eight times that morning.',
    ],
    gentle: 'Class, endorsements and miles without an incident: three short facts that make dispatch pick up the phone.',
  },
  {
    says: 'electronic logging device|hours of service|eld mandate',
    near: 'driver|truck|dot|fmcsa|log|compliance|logging|carrier|dispatch|fleet',
    brutal: [
      'So many hours of driving allowed, and the dock took four of them to find a pen.',
      'Hours of service used to be written in pencil. Everybody misses the pencil.',
    ],
    gentle: 'A clean inspection record is worth printing with the year, because carriers pay for the other kind through their insurance.',
  },
  {
    says: 'multi drop|multi-drop|multidrop',
    not: 'rs485|rs-485|serial|modbus|lvds|protocol|microcontroller',
    brutal: [
      'Stop 1 is at the far end of the county, and so is stop 94. The rest were alphabetical.',
      'Multi drop: you know every dog in the postcode by its letterbox.',
    ],
    gentle: 'Drops in a day and the area belong together. Ninety in the hills is not ninety in a town, and a depot knows it.',
  },
  {
    says: 'parcel|parcel delivery|last mile|package delivery',
    not: 'land|plot|pass the parcel|acre|tax|cadast|gis|zoning|owner|food|hamper|part and',
    brutal: ['A parcel is left with a neighbour, in a shed, or with a dog that has signed for it.', 'The last mile is the one with the gate code.'],
    gentle: 'Parcels in a day, and the share that came back undelivered. The second is the one that impresses a depot.',
  },
  {
    says: 'proof of delivery|pod signature|epod',
    brutal: [
      'A signature that looks like a seagull fell on the screen, and it stands up in court.',
      'Proof of delivery: a close up of a box in front of a door that might be anybody’s.',
    ],
    gentle: 'Clean paperwork is how a driver gets paid and a claim gets closed. Disputes settled with it are worth saying.',
  },
  {
    says: 'low loader|lowloader|abnormal load|oversize load|heavy haulage',
    brutal: [
      'Someone goes first with a stick to find out about the bridges.',
      'An abnormal load: eleven axles, two escort cars, and a village where it takes till lunch.',
    ],
    gentle: 'Planning, permits and police notice are half of it. Add the heaviest or longest load, and where it only just fitted.',
  },
  {
    says: 'adr licence|adr license|adr certificate|adr qualified|adr trained|adr driver|hazmat endorsement',
    not: 'mediat|arbitrat|dispute|adverse|litigation',
    brutal: [
      'An orange plate on the front, and at the services you get three spaces to yourself.',
      'The exam is about what to do when it leaks. The short answer is uphill and upwind.',
    ],
    gentle: 'Classes, tanks or packages, and the expiry date: a list like that shortens the phone call to a start date.',
  },
  {
    says: 'telematics|vehicle tracking',
    brutal: [
      'A box that reports harsh braking, and leaves out the pheasant.',
      'With telematics the office knows where the van is. It would like to know why it is at a garden centre.',
    ],
    gentle: 'Data is useful once something changed: fuel, speeding or theft. One of them in per cent makes this a result.',
  },
  {
    says: "operator licence|operator's licence|o-licence|o licence|operators licence|transport manager cpc",
    brutal: ['A letter from the Traffic Commissioner is opened standing up.', 'The O licence says four lorries in the yard. The neighbours have counted five.'],
    gentle: 'Carrying that licence is real responsibility. Add vehicles on it, and how the audits went.',
  },
  {
    says: 'bus driver|bus route|double decker|bus driving',
    brutal: [
      'Everyone says thank you and one person wants to know whether it is the 42. It says 42.',
      'A bus runs to the minute until somebody pays with a twenty.',
    ],
    gentle: 'Routes, depot and years without a collision: operators keep that record and reward it. Add the vehicle type.',
  },
  {
    says: 'private hire|taxi driver|taxi driving|taxi licence|minicab',
    not: 'venue|event|function|bar|restaurant|room|hall|studio|theatre|party|parties',
    brutal: [
      '“Been busy?” and “What time do you finish?”: every taxi, forty times a night.',
      'The last taxi job of the night is always in the opposite direction to bed.',
    ],
    gentle: 'Badge, area and number of trips, where the app tells it. A rating over thousands of rides is a rare reference.',
  },
  {
    says: 'chauffeur|chauffeuring|executive driver',
    brutal: ['Paid to hear nothing for a whole motorway.', 'A chauffeur knows the back door of every good hotel and the front of none.'],
    gentle: 'Discretion and a spotless car travel well into other work. Add the kind of client, without names, and advanced driving tests.',
  },
  {
    says: 'driving instructor|driving lesson|adi badge|approved driving instructor',
    brutal: [
      'A driving instructor sits one metre from the wheel and steers with the voice.',
      'The second set of pedals is for emergencies. The right leg uses it on the sofa.',
    ],
    gentle: 'First-time passes are what a learner asks about. Badge, manual or automatic, and that rate: in this order.',
  },
  {
    says: 'deliveroo|uber eats|just eat|doordash|grubhub',
    near: 'rider|driver|courier|deliver|delivered|delivering|delivery',
    brutal: ['The chips have eight minutes to live, and the flat has no number.', 'An app, a square bag, and a hill that the algorithm believes is flat.'],
    gentle: 'The app has been counting all along: trips, rating, on-time share. Add the best of the three.',
  },
  {
    says: 'car valeting|car detailing|vehicle valeting|car wash|valeter',
    brutal: [
      'A car is washed to a shine by four o’clock, and the gulls are told at ten past.',
      'Under the seat: a chip, a parking ticket and a fork that nobody can explain.',
    ],
    gentle: 'Give cars in a day, showroom or private. Dealers pay more for machine polishing, so it should be named if it can be.',
  },
  {
    says: 'mot test|mot tester|mot testing|mot station|mot bay|mot inspection|class 4 mot|class 7 mot',
    brutal: [
      'The MOT is due tomorrow, and the horn was last tested in Swindon, in anger.',
      'The advisory sheet: three paragraphs about a car which its owner calls “sound”.',
    ],
    gentle: 'Classes you may test, and the year you were authorised: a tester with a clean record is worth a bay of lifts.',
  },
  {
    says: 'engine diagnostics|diagnostic scanner|obd|vehicle diagnostics|fault code|diagnostic tool',
    near: 'engine|vehicle|car|automotive|truck|obd|garage|workshop|mechanic|hgv|technician',
    brutal: [
      'The fault code says sensor. It is never the sensor, it is the wire to the sensor.',
      'An orange light on the dashboard, and a laptop to find out which of forty parts is sulking.',
    ],
    gentle: 'Anybody can read the code. Add a fault that had beaten three others, told in one clause, if you have one.',
  },
  {
    says: 'socket set|spanner|ratchet set|spanner set',
    not: 'spanner in the works|google|cloud|bigquery|database|gcp|gaelic',
    brutal: [
      'Everything is there apart from the 10 millimetre, which has never been there.',
      'Lend out one spanner and you own a set with a hole in the shape of a friend.',
    ],
    gentle: 'One machine that those hands take apart and put back together is worth the whole toolbox. Make and model, if possible.',
  },
  {
    says: 'body shop|bodyshop|panel beating|panel beater|dent removal|vehicle bodywork|collision repair',
    not: "skincare|beauty|cosmetic|gift|l'oréal|loreal|natura|sales assistant",
    around: 'vehicle|car|paint|panel|dent|automotive|collision|insur|spray|repair|garage|auto|motor',
    brutal: ['Body shop estimates all begin with “it was parked”.', 'Matching silver to silver: one is 2016, the other is 2016 that has been to Spain.'],
    gentle: 'Structural, cosmetic, paint or aluminium: insurers send work by those words. Add any approved-repairer training, if you have one.',
  },
  {
    says: 'used car|used vehicle|car showroom|car dealership|auto dealership',
    not: 'dataset|predict|regression|python|kaggle|scraping|database|java',
    brutal: ['One careful owner. The other six are in the logbook.', 'A used car has been polished everywhere except underneath, where it has been used.'],
    gentle: "The trade thinks in units a month. A good month, with the make and the finance share, makes this a seller's line.",
  },
  {
    says: 'bicycle repair|bike mechanic|bicycle mechanic|cycle mechanic|bike repair|cytech',
    brutal: [
      'It came in with “a bit of a click”. It went out with a new bottom bracket and an apology to the chain.',
      'A good part of bike repair is undoing what the owner saw on YouTube.',
    ],
    gentle: 'Cytech level, e-bikes, wheel building: the last still impresses every other mechanic. Add repairs in a Saturday.',
  },
  {
    says: 'fork lift|forklift|flt|fork truck|fork-lift',
    brutal: [
      'A forklift steers from the back, so the end that hits the racking is the end nobody was watching.',
      'One corner of every warehouse is dented, and it happened on the other shift.',
      'The forklift beeps when it reverses. It says nothing at all about going forward.',
    ],
    gentle: 'Counterbalance and reach are two tickets, and agencies search for both. Add the refresher date.',
  },
  {
    says: 'reach truck|reach forklift',
    brutal: [
      'You sit sideways, look up, and park a tonne of crisps on a shelf ten metres away.',
      'Top beam, back row, no light: that is where the reach truck is sent for the last case of gravy.',
    ],
    gentle: 'Lift height and pallets an hour say what you can do. Narrow aisle work is a category of its own, so it should not be hidden.',
  },
  {
    says: 'pick and pack|picking and packing|pick pack|pick/pack|pick & pack|order picking|order picker|order selector',
    brutal: [
      'Nine miles a day, indoors, towards a yoga mat and one AA battery.',
      'Picked in forty seconds, packed in thirty, and then the label printer wants a moment.',
    ],
    gentle: 'Rate and accuracy are on a screen somewhere in that building. They belong on this page too.',
  },
  {
    says: 'pick rate|units per hour|picks per hour|pick rates',
    not: 'mushroom|mushrooms|fruit|berry|berries|strawberries|harvest|harvesting|kg|punnets',
    brutal: [
      'A pick rate is set by someone who once timed the aisle with the socks.',
      'A hundred and fifty picks an hour, until one of them is a rowing machine.',
    ],
    gentle: 'A rate with the target beside it is the best line a warehouse page can have. Add accuracy behind the two.',
  },
  {
    says: 'rf scanner|rf gun|handheld scanner|hand held scanner|hand scanner|barcode scanner|rf scanning',
    near: 'warehouse|pallet|pick|picking|picked|forklift|order|distribution|depot|goods|stock|loading|dispatch',
    brutal: [
      'Point it at the barcode, at the other barcode, then hold it up to the light like a witness.',
      'The scanner with the good battery has a name on it in marker, and it is not a request.',
    ],
    gentle: 'The gun is the same everywhere; the system behind it is what a new site needs to know. Put its name in brackets.',
  },
  {
    says: 'voice picking|pick by voice|voice pick',
    brutal: [
      'Voice picking says “aisle nine” in your ear all night and never asks about your weekend.',
      'You answer the headset “ready”, and by the third week you answer people like that too.',
    ],
    gentle: 'Such systems keep score all night. Add accuracy in per cent.',
  },
  {
    says: 'goods in|goods-in|goods inwards|inbound goods|goods receiving|goods received',
    brutal: ['Booked for nine, here at noon, and the driver has to be in Hull.', 'Goods in finds out what the supplier thinks forty means.'],
    gentle: 'Give lorries in a day, and who decided what was sent back. If the decision was yours, that is the better half.',
  },
  {
    says: 'devanning|container unloading|unloading container|unload container|unloaded container',
    not: 'tennis|sport|club|team handball|league|penalty',
    brutal: [
      'Forty feet of loose boxes, and the ones for the top shelf were loaded first.',
      'A container is opened slowly, because the sofa has been leaning on that door since Shanghai.',
    ],
    gentle: 'Hours for a forty footer, and the size of the crew: numbers that logistics people feel in the back.',
  },
  {
    says: 'wms|warehouse management system',
    not: 'wfs|gis|ogc|geoserver|map|maps|arcgis',
    brutal: [
      'According to the WMS there is a pallet in location 14B. According to 14B there is a broom.',
      'New system on Monday. On Tuesday the clipboard came back.',
    ],
    gentle: 'Manhattan, Blue Yonder, SAP EWM: the name is the keyword. Add super user or trainer.',
  },
  {
    says: 'cold store|cold storage|freezer warehouse|freezer store|chilled warehouse|frozen warehouse',
    not: 'data|crypto|wallet|archive|s3|backup',
    around: 'warehouse|pallet|forklift|frozen|picker|picking|reach truck|freezer|chilled|distribution|logistics|flt',
    brutal: ['Minus twenty-odd, a padded suit, and a scanner that freezes before you do.', 'In a cold store people are sorry when the heatwave ends.'],
    gentle: 'Few people stand it for long. Add temperature and length of stints.',
  },
  {
    says: 'conveyor belt|conveyor|conveyor system|sortation',
    brutal: ['It stops for two reasons: a jam, and somebody leaning on the button with the good view.', 'A conveyor only ever brings more.'],
    gentle: 'Running it, clearing it and mending it are three wages. The third is a trade, and should come first if it was yours.',
  },
  {
    says: 'label printer|zebra printer|label printing|shipping label',
    brutal: [
      'A label printer does four hundred without a fault, then one in the shape of an accordion.',
      'Hit it on the left. It isn’t in the manual, and it is the manual.',
    ],
    gentle: 'Right label, right box, right minute. Add labels in a shift and how rarely one went wrong.',
  },
  {
    says: 'fifo|first in first out|fefo|stock rotation',
    not: 'algorithm|queue|buffer|memory|vhdl|fpga|verilog|accounting|lifo|valuation|pipe|fly|mine|mining|roster',
    brutal: [
      'First in, first out, and at the very back is a yoghurt that remembers the old logo.',
      'FIFO works until the delivery is late, everyone is in a hurry, and the new ones go in front.',
    ],
    gentle: 'Waste before and after turns a rule into a result. The kind of stock, chilled, drugs or parts, says why it mattered.',
  },
  {
    says: 'fulfilment centre|fulfillment center|fulfilment center|amazon warehouse|distribution centre|distribution center|amazon fulfillment',
    brutal: [
      'A distribution centre shows up on satellite, and you still cannot find the canteen.',
      'Four football pitches under one roof, and the stapler is on the other one.',
    ],
    gentle: 'Inbound, pick, pack or ship: another hub wants that word first. Add peak week in units.',
  },
  {
    says: 'customs clearance|customs declaration|customs entry|customs documentation|customs broker',
    brutal: [
      'A ten digit code for a garden chair, and a different one if it folds.',
      'Customs says released, held, held, released, held, and the flowers were cut on Monday.',
    ],
    gentle: "Give entries in a month, import or export, and the share queried. A broker's whole worth is in that.",
  },
  {
    says: 'incoterm|incoterms 2020',
    brutal: [
      'Incoterms: eleven sets of three letters, all meaning “after that it is your problem”.',
      'Two companies, one broken pallet, and a very close reading of FOB.',
    ],
    gentle: 'The terms you trade on daily, and a route to go with them, make experience out of a chapter.',
  },
  {
    says: 'commodity code|tariff code|hs code|harmonized tariff|harmonised tariff|tariff classification',
    brutal: [
      'There is a chapter for ships and a chapter for feathers, and an opinion on whether a biscuit is a cake.',
      'One wrong digit in the commodity code, and a blender is a cement mixer at six percent.',
    ],
    gentle: 'Getting these right saves real money. Add a duty won back, or a ruling obtained, if you have one.',
  },
  {
    says: 'demurrage',
    brutal: ['Demurrage is a hotel bill for cargo.', 'Demurrage is charged by the day, and the paperwork has taken the long weekend off.'],
    gentle: 'Every charge avoided is profit. One that was argued away, in dollars or days, shows that the contract was read.',
  },
  {
    says: 'cross docking|cross-docking|cross dock|cross-dock',
    brutal: [
      "In at one door, straight out at the other. That's the theory of cross docking, and it's standing on the floor.",
      'Cross docking is a warehouse that refuses to get attached.',
    ],
    gentle: 'Hours from door to door is the one figure that says how well the place was run. Trailers in a shift is its companion.',
  },
  {
    says: 'route planning|route optimisation|route optimization',
    around: 'driver|driving|van|lorry|truck|fleet|delivery|deliveries|transport|logistics|haulage|courier|depot|dispatch|vehicle|bus|haul',
    brutal: [
      'The route is perfect on the screen, where no bridge has a height.',
      'Planned by an algorithm, improved by a driver, and claimed by the algorithm.',
    ],
    gentle: 'Give miles, hours or vans saved: one of the three is usually known, and it should open the line.',
  },
  {
    says: 'train conductor|train guard|on board manager|ticket inspector|ticket inspection|revenue protection officer|revenue protection',
    near: 'train|rail|railway|ticket|bus|tram|station|fare|passenger|metro',
    brutal: [
      'When a ticket inspector comes through, a whole carriage discovers sleep.',
      'The ticket is on a phone, the phone is at one percent, and the last stop is in four minutes.',
    ],
    gentle: 'Firm and friendly in a moving corridor is conflict training in daily use. Add complaints, or fares recovered.',
  },
  {
    says: 'rail replacement|replacement bus|rail replacement bus',
    brutal: ['Rail replacement: two words that can empty a platform.', 'A replacement bus serves every station on the line, through the car park of each.'],
    gentle: 'Turning a bad day for travellers into a bearable one is worth telling. Buses, and the notice they were found at, are the facts.',
  },
  {
    says: 'track maintenance|permanent way|p-way|railway track|track renewal|rail track',
    brutal: [
      'The office is shut all day and opens at one in the morning, in a cutting, in the rain.',
      'Four hours of track, and at 5:40 a train has to believe you.',
    ],
    gentle: 'Hand-back on time is what counts. Possessions worked, and the cards you hold, PTS, COSS or others, belong together.',
  },
  {
    says: 'gearbox|clutch replacement|transmission rebuild|timing belt|cam belt',
    not: 'wind turbine|turbine|simulation|cad|solidworks|design|formula student',
    around: 'mechanic|garage|workshop|vehicle|car|truck|motor|automotive|fitter|technician|tractor|repair|hgv|engine',
    brutal: [
      'A gearbox takes two hours, says the book. The book had the engine on a table.',
      'The gearbox goes back in first time. Then you see the bolt on the floor.',
    ],
    gentle: 'A job like this shows a level at once. Makes worked on, and whether the sign-off was yours, tell a workshop which bay to give you.',
  },
];
