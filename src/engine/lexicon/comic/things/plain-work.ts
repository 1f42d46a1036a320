import type { ComicEntry } from '../comic-entry.ts';

/** Things of shops, counters, vans, warehouses and plain offices. */
export const PLAIN_WORK_THINGS: readonly ComicEntry[] = [
  {
    says: 'guest advocate|super target|supertarget',
    brutal: [
      "Red shirt, khakis. Walk into a Target dressed like that on your day off and you're back on shift.",
      'People come into Target for toothpaste. The cart has other information.',
    ],
    gentle: 'Target splits its floor into guest service, fulfilment, style and tech. Add the name of your section.',
  },
  {
    says: 'walmart',
    not: 'cvs|client|vendor|supplier|account|buyer|distributor|analyst|engineer|campaign',
    in: 'work',
    brutal: [
      'Walmart sells a kayak, a wedding ring and a rotisserie chicken on one receipt. Somebody has to zone all three.',
      'At Walmart “which aisle?” is answered in ZIP codes.',
    ],
    gentle: 'A Walmart is a small town. Add the department, with pallets, registers or customers of a normal day.',
  },
  {
    says: 'costco',
    not: 'client|vendor|supplier|account|buyer|distributor|analyst|engineer|campaign',
    in: 'work',
    brutal: [
      'What the highlighter at the Costco exit is looking for has never been revealed.',
      "They came to Costco for eggs. They're now discussing how to get a gazebo into a hatchback.",
    ],
    gentle: 'Volume is what Costco teaches. Add one figure out of your corner of it, pallets worked or members through a line.',
  },
  {
    says: "trader joe's|trader joes",
    in: 'work',
    brutal: [
      "One bell means open a register, three mean fetch a manager. Trader Joe's is run like a small ship.",
      "At Trader Joe's the boss is called the captain and dresses for Honolulu.",
    ],
    gentle: 'Crew there do everything in a day, so the part that was really yours, ordering, demo or closing, is what wants naming.',
  },
  {
    says: 'whole foods',
    not: 'diet|nutrition|plant|eating',
    in: 'work',
    brutal: ['Whole Foods sells kale with a biography.', 'Whole Foods charges for the salad bar by weight. Experts leave the melon.'],
    gentle: 'Shoppers there ask hard questions. Add the department in which you were the one who answered, and any ordering.',
  },
  {
    says: 'geek squad',
    brutal: [
      'The Geek Squad drives up in black and white, like the police, and finds the printer unplugged.',
      "Geek Squad: clip-on tie, calm voice, and somebody else's password on a sticky note.",
    ],
    gentle: 'Repairs a day and fixes that held first time are measured there. Add bench work or home visits.',
  },
  {
    says: 'genius bar|apple store',
    not: 'app|google play|published|ios|swift',
    brutal: [
      'A Genius Bar serves no drinks. Given what it hears about backups, it should.',
      "“When did you last back up?” At the Apple Store it's followed by a small silence.",
    ],
    gentle: 'Floor, repairs or lead: Apple retail trains for each, and each reads differently. Add the certification level.',
  },
  {
    says: 'chick-fil-a|chick fil a',
    brutal: [
      '“My pleasure.” After Chick-fil-A it comes out by itself, at weddings, to parking machines.',
      'Chick-fil-A closes on Sunday, which is when everyone remembers wanting it.',
    ],
    gentle: 'Their service standard is famous, and a stranger knows what you were trained to. Add cars at the lunch peak.',
  },
  {
    says: 'burger king',
    not: 'client|vendor|supplier|account|buyer|distributor|analyst|engineer|campaign',
    in: 'work',
    brutal: [
      "At Burger King you're given a crown on the way in. Management takes longer.",
      '“Have it your way,” said Burger King, and the kitchen met “no pickle, extra pickle”.',
    ],
    gentle: 'Stations covered tell another kitchen more than the title. Opening or closing, with the keys, deserves a word of its own.',
  },
  {
    says: 'kfc',
    not: 'client|vendor|supplier|account|buyer|distributor|analyst|engineer|campaign',
    in: 'work',
    brutal: [
      "KFC's recipe is a secret even from the people who shake it onto the chicken.",
      'Eleven herbs and spices in the coating at KFC, and all of them take the bus home with the staff.',
    ],
    gentle: 'Breading and pressure frying are a skill with a clock on it. Covers at peak, and new starters shown the ropes, fill the line properly.',
  },
  {
    says: "dunkin'|dunkin donuts|dunkin' donuts",
    brutal: [
      'Around Boston a “regular” coffee at Dunkin means cream and sugar. Regular was never the right word.',
      "Dunkin at six in the morning: a line of cars that don't want to talk, and a headset that has to.",
    ],
    gentle: 'The rush before nine is the job. Add cars or cups in that hour, and the size of the crew.',
  },
  {
    says: 'olive garden',
    brutal: [
      "“Say when,” says the Olive Garden server with the cheese grater. It's a long evening if they don't.",
      'Breadsticks are unlimited at Olive Garden. Table nine took that as a challenge.',
    ],
    gentle: 'Section size is what the next restaurant reads for: tables carried at once, and whether new servers were sent to shadow you.',
  },
  {
    says: 'cracker barrel',
    brutal: [
      'The peg game on the table at Cracker Barrel insults people while they wait for biscuits.',
      'The rocking chairs at Cracker Barrel are for sale. You can see people notice the tag and rock more carefully.',
    ],
    gentle: 'Restaurant and shop under one roof teach two trades. Tables, host stand or retail: the word that fits should come first.',
  },
  {
    says: 'waffle house',
    brutal: [
      '“Scattered, smothered, covered.” A Waffle House order sounds like a police report and is potatoes.',
      'Waffle House stays open so reliably that disaster planners use it to measure storms.',
    ],
    gentle: 'Calling and holding orders in the head at that speed is a real skill. Shift, seats, and grill or floor: three facts place it.',
  },
  {
    says: '7-eleven|7 eleven|seven eleven',
    brutal: [
      '7-Eleven was named for its opening hours and then gave up closing.',
      'Some of the hot dogs on the roller at 7-Eleven have done more miles than the delivery van.',
    ],
    gentle: "One person, one shop, all the responsibility. Orders, cash and deliveries that were yours alone at night read like a manager's duties.",
  },
  {
    says: "buc-ee's|buc-ees|bucees",
    brutal: [
      "Buc-ee's: a filling station with a hundred pumps, a brisket counter and a beaver.",
      "Buc-ee's made its name with clean toilets. In that company the mop is marketing.",
    ],
    gentle: 'Pace and standards are what that place is known for. The counter you ran, and a holiday weekend in numbers, make use of the name.',
  },
  {
    says: 'cvs pharmacy|cvs health|cvs store',
    brutal: [
      'A CVS receipt for one pack of gum can be worn as a scarf.',
      'At CVS you press a button and wait for a key, and what comes out from behind the glass is shampoo.',
    ],
    gentle: 'Front store and behind the counter are two trades. If it was the pharmacy side, the technician licence belongs right beside it.',
  },
  {
    says: 'sephora',
    in: 'work',
    brutal: [
      'In some Sephora shops the colour of your basket says whether you want help. Trains should have them.',
      "At Sephora the tester's been on everybody's wrist and, officially, on nobody's lip.",
    ],
    gentle: 'Brands you were trained in are hard currency at every beauty counter. Listed in brackets, they outweigh the name of the chain.',
  },
  {
    says: 'bath & body works|bath and body works',
    brutal: ["After an hour in Bath & Body Works the nose gives up. The bus home doesn't.", 'Bath & Body Works, in July: it already smells of pumpkin.'],
    gentle: 'Floor sets and multi-buy offers move fast there. Add units or takings on a good Saturday.',
  },
  {
    says: 'foot locker|footlocker',
    brutal: [
      'At Foot Locker they dress as referees and award half sizes.',
      "Foot Locker, release day: a queue since four in the morning for shoes that won't touch a pavement.",
    ],
    gentle: 'Footwear has good numbers: pairs a day, add-ons per pair, a rank in the region. Any of them, with its target, would carry the line.',
  },
  {
    says: 'folding board|folding clothes|folded clothes|folding garment|folding shirt',
    near: 'store|retail|sales|fashion|floor|display|shop',
    brutal: [
      "A stack of folded jumpers lasts until somebody wants the medium. It's never on top.",
      'With a folding board every shirt comes out the same. With customers, every shirt comes out.',
    ],
    gentle: 'Neat is worth more with a size to it. Add metres of wall or the number of tables kept to standard.',
  },
  {
    says: 'tk maxx|tj maxx|t.j. maxx|ross dress for less',
    brutal: [
      'At {it} one shoe is on the shelf. The other is on a journey.',
      "A paddling pool next to the olive oil, beside a single suitcase. At {it} that's a display.",
    ],
    gentle: 'Nothing ever arrives there twice, so whoever keeps such a floor sorted merchandises on the spot. Add the department.',
  },
  {
    says: 'zara',
    near: 'store|sales|retail|fashion|assistant|associate|visual|inditex|shop',
    brutal: [
      'New stock reaches Zara twice a week, and the fitting room hands it all back inside out.',
      "At Zara “we don't have it in a 10” is said walking, because the delivery's here.",
    ],
    gentle: 'Fast turnover is the point of Zara. Add section and units in a delivery.',
  },
  {
    says: 'primark',
    in: 'work',
    brutal: [
      'Primark at five on a Saturday is laundry day for a whole city.',
      'In Primark the hanger and the garment part company by eleven, and only one of them is found again.',
    ],
    gentle: 'Volume like that is a training in itself. Add department, and the hour by which the floor was recovered.',
  },
  {
    says: 'waitrose',
    in: 'work',
    brutal: [
      'The Essential range at Waitrose has included artichoke hearts, in case of emergency.',
      "At Waitrose everybody's a partner, including whoever is out fetching the trolleys.",
    ],
    gentle: 'Partners are expected to know the food. Add the counter or section people came to you about.',
  },
  {
    says: 'greggs',
    in: 'work',
    brutal: [
      "Ask in Greggs whether it's hot and you've begun a tax debate. It's “freshly baked”.",
      'Greggs at eight in the morning is hi-vis to the door and one person wanting oat milk.',
    ],
    gentle: 'Baking, serving and queue speed in one job. Opening the shop up, with the ovens on by a certain hour, is the part that shows trust.',
  },
  {
    says: 'wetherspoon|wetherspoons|jd wetherspoon|j d wetherspoon',
    in: 'work',
    brutal: [
      "Almost every Wetherspoons has a carpet of its own. It's hiding everything else about the evening.",
      'Strangers can send a bowl of peas to any table by app. At Wetherspoon the kitchen plates it with a straight face.',
    ],
    gentle: 'Large pub, wide menu, long day. Add bar, floor or kitchen, and the shift you could be left to run.',
  },
  {
    says: "nando's|nandos",
    brutal: [
      "The little flag in the chicken tells the kitchen at Nando's how brave the table said it was.",
      "Nando's: you order at the till and then you're asked, every time, whether you've been before.",
    ],
    gentle: 'Stations are the currency in that kitchen: grill, pass, till or host. Those you held on a Friday, in order, would be the line.',
  },
  {
    says: 'argos',
    not: 'satellite|telemetry|float|client|supplier|account|buyer|campaign|software|translate|research',
    brutal: [
      'Order 347 to collection point B. Argos is a warehouse with a front door.',
      'Argos: somebody up in the stockroom is carrying a trampoline towards a person with a ticket.',
    ],
    gentle: 'Accuracy against the clock is the whole of an Argos shift. Add orders an hour, or the December peak.',
  },
  {
    says: 'marks and spencer|marks & spencer',
    brutal: [
      'M&S once called in the lawyers over a caterpillar cake. Retail can get serious.',
      "This isn't just a shop, and you read that in the voice, because M&S paid for the voice.",
    ],
    gentle: 'They train well and check often. Food or clothing, the section, and the standard it was scored on give another retailer all it needs.',
  },
  {
    says: 'cart pusher|cart attendant|shopping cart|trolley collector|trolley attendant|shopping trolley|trolley collection',
    near: 'store|collected|collecting|parking|supermarket|pushed|pushing|lot|retail|customer|retrieved|retrieving|attendant|pusher',
    not: 'online|e-commerce|ecommerce|website|app|php|react|web|api',
    brutal: [
      'A row of shopping carts is a train with eighty wheels, a dozen of which agree.',
      "In the far corner of the car park, in the rain, stands one more trolley. There's always one.",
    ],
    gentle: 'Traffic, weather and heavy loads, all day. Add the size of the lot, or whatever else you were handed.',
  },
  {
    says: 'bagger|courtesy clerk|bagging groceries|bagged groceries|bag groceries',
    brutal: [
      "A bagger plays Tetris with somebody else's eggs.",
      '“Paper or plastic?” asks the courtesy clerk, and two strangers start a debate about turtles.',
    ],
    gentle: 'Speed and care at the end of the line are what gets people moved up. If it led to a register or a department, print the step.',
  },
  {
    says: 'produce clerk|produce department|produce section|produce associate|produce manager',
    brutal: ["The sprinkler over the produce plays a little thunder first. The lettuce isn't fooled.", 'A good produce clerk can hear a ripe melon.'],
    gentle: 'Ordering fresh is a bet against the weekend. Whoever placed the order, and what waste did meanwhile, decides the worth of this line.',
  },
  {
    says: 'dairy department|dairy clerk|dairy manager|dairy cooler',
    near: 'store|grocery|stock|supermarket|clerk|manager|retail|assistant',
    brutal: [
      'The dairy shelf is filled from behind, so what the customer sees is a hand coming out of the milk.',
      'In the dairy cooler you can hear everything the shoppers say to the yoghurt.',
    ],
    gentle: 'Rotation is everything in dairy. What went out of date in a week, at the start and at the end, would be the complete story.',
  },
  {
    says: 'frozen department|frozen food department|frozen food section|freezer aisle|frozen section',
    brutal: ['Unload frozen slowly and it becomes the chilled department.', 'In the freezer aisle somebody has left a hot chicken where the peas were.'],
    gentle: 'Cold, quick and exact. Cages or pallets in a shift say it in one figure, and ordering, if it was part of it, is the step up.',
  },
  {
    says: 'fry station|fries station',
    brutal: [
      'A fry station beeps. Years later, so does something in your sleep.',
      'French fries are at their best for five minutes, and then they go in a bag and sit in traffic.',
    ],
    gentle: 'Whoever holds the fry station at noon sets the pace. The other stations you can step onto are what makes it a career.',
  },
  {
    says: 'ice cream machine|soft serve|soft-serve',
    brutal: [
      "The ice cream machine isn't broken. It's cleaning itself, for hours, and it chose noon.",
      'With soft serve the wrist does the curl, and the first forty are eaten in the back.',
    ],
    gentle: 'Taking that machine apart and building it again is technical work. Cleaning schedule and sign-off, if they were yours, deserve the words.',
  },
  {
    says: 'dairy queen',
    brutal: [
      "At Dairy Queen the Blizzard is turned upside down before it's handed over. No forecast has ever been presented like that.",
      "A Dairy Queen cone needs a curl on top. It's a qualification in its own right.",
    ],
    gentle: 'Grill and chill are two kitchens in one. Which of them, and whether closing was included, tells the next place where to put you.',
  },
  {
    says: 'ice cream parlor|ice cream parlour|ice cream shop|ice cream scooper|gelateria|baskin-robbins|baskin robbins',
    brutal: ['Scooping ice cream builds one forearm.', 'Thirty flavours, a queue to the door, and somebody at the front is tasting the vanilla.'],
    gentle: 'Summer queues are a proper test. Cups, cones or takings on a hot Sunday would tell it in one number.',
  },
  {
    says: 'host stand|hostess stand|restaurant host|restaurant hostess',
    brutal: [
      "“About twenty minutes.” At the host stand that's a unit of hope.",
      "The host stand has four empty tables and an hour's wait. Both are true. Ask the kitchen.",
    ],
    gentle: 'Pacing a dining room is planning under fire. Seats, and the list or software it was run on, make it sound like what it is.',
  },
  {
    says: 'busser|bussing table|busing table|bus table|bussed table|bused table|busboy',
    brutal: ['A good busser has the table cleared before the argument about the bill is over.', 'Tips get shared with the busser. So does the gravy.'],
    gentle: 'Table turns depend on the busser. Running food, hosting or a section of your own is the next word, if it came to that.',
  },
  {
    says: 'rolling silverware|roll silverware|rolled silverware|silverware rolling',
    not: 'electrical|electrician|plumbing|plumber',
    brutal: [
      'Rolling silverware: a hundred forks, put to bed one at a time.',
      "The silverware gets rolled at the end, over everything that couldn't be said on the floor.",
    ],
    gentle: 'Side work shows who finishes the job. Where you set it or checked it for others, supervision is the honest name for it.',
  },
  {
    says: 'happy hour',
    near: 'bar|restaurant|drink|promotion|promoted|menu|cocktail|event|pub|managed|manager|managing',
    in: 'work',
    brutal: ['Happy hour lasts three, and the happy part is on the far side of the bar.', 'At 6.59 somebody orders nine for happy hour, one at a time.'],
    gentle: 'A slow hour that filled up is a commercial result. Takings or covers before and after would take this out of the bar and into management.',
  },
  {
    says: 'barback|bar back|bar-back',
    brutal: ['A barback carries ice past people who have time to talk.', 'The bartender is asked for a name. The barback is asked for ice.'],
    gentle: 'Everything behind a bar runs on the barback. Add venue size, and the night you were first let loose on orders.',
  },
  {
    says: 'aloha pos|aloha point of sale',
    brutal: ["It's called Aloha. No system was ever sworn at under a friendlier name.", 'Aloha splits a bill seven ways while seven people watch one finger.'],
    gentle: 'Users of a till are many, administrators few. Menus built or colleagues trained on it put you among the few.',
  },
  {
    says: 'price gun|pricing gun',
    brutal: [
      "Give anyone a price gun and by lunch there's a colleague on sale for 99p.",
      'A price gun is good for a thousand labels and one eyebrow of the manager.',
    ],
    gentle: 'Accuracy on the shelf keeps the till honest. Add lines changed in one morning, before doors.',
  },
  {
    says: 'mannequin',
    near: 'dress|display|store|window|visual|retail|merchandising|merchandiser|fashion',
    not: 'cpr|first aid|simulation|simulator',
    brutal: [
      "There's no dignified order in which to undress a mannequin in a lit window.",
      "The arms come off the mannequin first. That's when people outside slow down.",
    ],
    gentle: 'A window that sells leaves a trace in the takings. Add one piece that sold out of a display, if you have one.',
  },
  {
    says: 'security tag|sensor tag|anti-theft tag|eas tag',
    not: 'html|aws|azure|cloud|rfid|nfc|chip|badge',
    brutal: [
      'One security tag gets forgotten, and it goes off two shops down the mall.',
      'The gadget that removes the security tag is on a string, because of the last one.',
    ],
    gentle: 'Few people in a shop are trusted with the detacher. A loss figure that fell while you had it would be the line.',
  },
  {
    says: 'suggestive selling|suggestive sell',
    brutal: [
      'Suggestive selling: “Fries with that?” after a training course.',
      'With suggestive selling the dessert is mentioned as if it had asked after them.',
    ],
    gentle: 'It is measured in cents per guest, and cents add up. An average check that rose, with both amounts, makes salesmanship of it.',
  },
  {
    says: 'extended warranty|extended warranties|extended service plan',
    not: 'claim|claims|accrual|administration|actuar|dealer network|reserve',
    brutal: [
      "To sell an extended warranty, explain how good the thing is, and then how soon it'll break.",
      'The protection plan is offered at the till, after the joy and before the card.',
    ],
    gentle: 'Attach rate is the number every store keeps. Give yours beside the target.',
  },
  {
    says: 'closing shift|closing duty|closing duties|closing the store',
    not: 'real estate|mortgage|escrow|loan|title',
    brutal: [
      'Closing at ten means ten, plus whoever comes in at 9.58 just to look.',
      'Whatever the closing shift leaves undone, the morning crew will mention. By name.',
    ],
    gentle: 'Keys, cash, alarm, lights. Where the closing was yours alone, “keyholder” is the word that another shop searches for.',
  },
  {
    says: 'door-to-door|door to door|d2d sales',
    near: 'sales|canvass|canvassed|canvassing|canvasser|fundraising|fundraiser|campaign|knock|sold|selling|marketing|voter|pitch',
    not: 'delivery|shuttle|transport|transportation',
    brutal: ['Door-to-door teaches you to read a doormat.', 'The doorbell camera got the whole rehearsal. Door-to-door has an audience now.'],
    gentle: 'Give doors, conversations, results: sales managers think in that order. Two of the three in figures, and they will want to meet you.',
  },
  {
    says: 'timeshare|time share|vacation ownership',
    brutal: ['A timeshare is a balcony in fifty-two slices.', 'The timeshare tour lasts ninety minutes and has a toaster at the far end.'],
    gentle: 'Closing rate on tours is the figure of that trade, and every manager in it asks. If it was a good one, it goes first.',
  },
  {
    says: 'call script|calling script|sales script|telephone script|scripted call',
    not: 'python|bash|shell|api|jenkins',
    brutal: ['A call script is perfect until the other person says something.', "“How are you today?” It's printed in the call script, and so is the pause."],
    gentle: 'Working to a script is one job, writing it another. Say which was yours.',
  },
  {
    says: 'predictive dialer|auto dialer|autodialer|power dialer|predictive dialler|auto-dialer|autodialler',
    not: 'python|developed|software engineer|api|asterisk|predictive model',
    brutal: ['The dialler connects you as they say hello, so they say it twice.', "A predictive dialler predicts that somebody's free. They're at dinner."],
    gentle: 'Contacts an hour and conversion are both kept by the system. A good month, with the list it was dialled from, makes the tool speak.',
  },
  {
    says: 'trade-in|trade in value|part exchange|part-exchange',
    near: 'car|vehicle|dealer|customer|appraised|appraisal|sales|phone|device|automotive',
    brutal: [
      'In a trade-in the owner sees the memories. The dealer sees the dog hair.',
      'A trade-in is the best car in the street on the way there, and “a bit tired” on arrival.',
    ],
    gentle: 'Appraising well protects the margin. Add whose figure it was, and how often it held at auction.',
  },
  {
    says: 'oil change|jiffy lube|quick lube|lube technician|lube tech',
    near: 'customer|vehicle|car|auto|automotive|shop|lube',
    brutal: [
      'An oil change ends with somebody being shown their air filter, like evidence.',
      'Every oil change puts a sticker in the corner of the windscreen, with a promise on it.',
    ],
    gentle: 'Give cars a day and no comebacks: a workshop asks for those two before anything else, and both fit in brackets.',
  },
  {
    says: 'tyre fitting|tire change|tire rotation|tyre change|tire technician|tyre fitter|tyre technician|wheel balancing|tire mounting',
    brutal: [
      'The tyres take ten minutes. Finding the locking wheel nut key takes the morning.',
      'On a tire rotation everything moves one corner on, and the squeak goes with it.',
    ],
    gentle: 'Cars, vans or trucks: the larger the wheel, the better the line. Mention alignment and balancing, if you do them.',
  },
  {
    says: 'service advisor|service writer|service adviser',
    near: 'dealer|vehicle|car|automotive|repair|workshop|mechanic|technician|motor',
    not: 'customer service|financial|client',
    brutal: [
      'A service advisor turns “it goes tick tick, but only uphill” into a form.',
      'The service writer has to phone with the number. The mechanic only has to find it.',
    ],
    gentle: 'Dealers hire advisors on hours sold per repair order and on the customer score. One of them, against its target, is enough.',
  },
  {
    says: 'valet parking|parking valet|valet attendant|valet parker|valet driver',
    brutal: [
      'Valet parking: seat back, mirrors in, and the radio tells you everything about the owner.',
      'Ninety keys on one board, and a guest patting every pocket for the valet ticket.',
    ],
    gentle: "Other people's most expensive thing, all night, without a scratch. Add cars in an evening and claims at zero.",
  },
  {
    says: 'tow truck|roadside assistance|breakdown recovery|roadside recovery|wrecker',
    brutal: [
      'A tow truck driver is adored or hated, depending on who rang.',
      'The spare wheel is always under the whole holiday. Roadside assistance unpacks first.',
    ],
    gentle: 'Give call-outs in a shift, the patch covered and the weight of truck: with those three a recovery firm can put you straight on the rota.',
  },
  {
    says: 'uber driver|lyft driver|rideshare|ride share|ride-share',
    not: 'eats|freight|analytics|engineer|app|dataset|developed|algorithm|case study|python|prediction',
    brutal: [
      "Rideshare: the pin's across the dual carriageway, and the passenger's “by the shop”.",
      'In an Uber or anything like it, you say a name to a stranger, and hope the right one gets in.',
    ],
    gentle: 'Trips and rating stand in the app. Four figures of trips at a high rating is customer service, measured by the customers.',
  },
  {
    says: 'instacart|shipt|grocery delivery|grocery shopper',
    not: 'engineer|api|app|database|react|kaggle|python|sql|dataset|analysis',
    brutal: [
      'With grocery delivery you text a stranger to ask if a shallot counts as an onion.',
      'The coriander was out, so the grocery delivery brought parsley, and a dinner party had to be told.',
    ],
    gentle: 'Orders completed and accuracy are in the app. Together they make a record that no reference letter can match.',
  },
  {
    says: 'amazon flex|amazon delivery|amazon driver|amazon dsp|dsp driver',
    brutal: [
      'Proof of delivery: a picture of a parcel beside a door that the whole street has. Amazon is satisfied.',
      'An Amazon delivery van holds a hundred and eighty parcels, and the small one is at the bottom.',
    ],
    gentle: 'Stops a day and the scorecard tier are exact and yours. Add a month without a missed scan, if you have one.',
  },
  {
    says: 'package handler|package handling|parcel sorter|parcel sorting|parcel hub|fedex ground',
    brutal: [
      '“Fragile” is read by a package handler at four metres a second.',
      'At the parcel hub the belt never stops, and every so often it brings a single tyre with an address on it.',
    ],
    gentle: 'Packages an hour, trailers in a night, days without an injury: hubs count everything. The one you led in should be here.',
  },
  {
    says: 'mail carrier|letter carrier|mail route|postal route|postwoman|postman|postal round',
    brutal: [
      'A mail carrier knows the dogs on the route by name, and which of them has views.',
      'Letter carrier: eleven miles, and a letterbox at ankle height with a spring in it.',
    ],
    gentle: 'Stops, weight and miles of the round: one of them is enough. Add years without a lost day at work.',
  },
  {
    says: 'moving company|house removals|removal company|moving crew|furniture removal|furniture removals|house moving|furniture moving|removals company',
    brutal: [
      "The moving company was told “I've packed most of it”. Most of it is a box.",
      '“It went in, so it must come out.” Removals has stood on a landing with that sentence.',
    ],
    gentle: 'Crew lead, driver and lifter are three wages. Name the one that fits, and how few claims came back.',
  },
  {
    says: 'self storage|self-storage',
    not: 'data|cloud|disk',
    brutal: [
      'Self storage: people pay by the month not to decide about a sofa.',
      'Unit 214 has an alarm code, a padlock and a rowing machine. Self storage asks no questions.',
    ],
    gentle: "Gate, rentals and the books, often alone: those are a small manager's duties. Add occupancy at the start and the end.",
  },
  {
    says: 'hedge trimming|hedge trimmer|hedge cutting|trimming hedges|trimmed hedges',
    brutal: ['Hedge trimming: a bit off the left to match the right, to match the left.', 'A hedge trimmer finds the cable exactly once.'],
    gentle: 'A contractor reads two things first: the machines you hold tickets for, and the number of sites on the round. Put both up front.',
  },
  {
    says: 'sprinkler system|irrigation system|irrigation|drip irrigation',
    near: 'landscape|landscaping|landscaper|lawn|garden|gardening|gardener|golf|turf',
    not: 'fire|alarm|wound',
    brutal: [
      "The sprinkler comes on at five in the morning, and when it's raining, to be on the safe side.",
      'An irrigation line is found with a map, a probe or, quickest of all, a spade.',
    ],
    gentle: 'Acreage and zones tell a foreman what to give you on Monday. Design, install and repair are three jobs, so the verb has to be exact.',
  },
  {
    says: 'pool maintenance|pool cleaning|pool cleaner|pool technician|pool service|swimming pool maintenance|pool chemical',
    brutal: [
      'Pool maintenance: chlorine, pH, and a frog in the skimmer basket.',
      "A pool is blue if the chemistry's right, and green by Thursday if somebody's had a party in it.",
    ],
    gentle: 'The log is what insurers ask for. Pools on the round, and the water tests you did and signed, make technical work of it.',
  },
  {
    says: 'laundromat|laundrette|launderette|coin laundry',
    brutal: ['A launderette is where single socks are introduced.', "The change machine at the laundromat takes every note but the one they've brought."],
    gentle: 'Machines, service washes, change and closing up: running it alone is shop management. Add the hours you were in charge.',
  },
  {
    says: 'house sitting|house-sitting|house sitter|housesitting',
    brutal: [
      'House sitting: a key, a cat, and two pages about the boiler.',
      "The house sitter's been told where everything is except the fuse box and the vet.",
    ],
    gentle: 'Owners who come back are the best proof of trust there is. How many did, and what was left in your hands, is the whole reference.',
  },
  {
    says: 'handyman|handyperson|odd jobs|odd-job|general handyman',
    brutal: ["“While you're here.” Three words that turn a handyman's ten minutes into a weekend.", 'A handyman owns four tape measures and can find none.'],
    gentle: 'Three trades by name, the odd one last, beat the word that covers them all. Add the kind of property, and a landlord knows enough.',
  },
  {
    says: 'gutter cleaning|gutter repair|gutter installation|cleaning gutters|cleaned gutters',
    brutal: ['Gutter cleaning: leaves, a tennis ball, and a small tree with plans.', 'From up at the gutter you learn who on the street has a trampoline.'],
    gentle: 'Ladder work means somebody trusted you with their insurance. Add properties in a week, and the working at height course.',
  },
  {
    says: 'packing tape|tape gun|taping boxes',
    brutal: ['A tape gun announces itself to the whole building.', 'The end of the packing tape is on there. Start with the thumbnail, then with language.'],
    gentle: 'Boxes an hour and returns for damage are how packing is judged. Either would turn a roll of tape into a track record.',
  },
  {
    says: 'stretch wrap|shrink wrap|shrink-wrap|pallet wrap|pallet wrapping|shrink wrapping|stretch-wrap',
    brutal: ['To wrap a pallet by hand, walk backwards round it until the warehouse is turning.', "Shrink wrap: six layers, and the label's under the second."],
    gentle: 'Loads that arrive upright are down to whoever wrapped them. Add pallets in a shift.',
  },
  {
    says: 'pallet racking|racking|pallet rack|racking inspection',
    not: 'wine|server|data|solar|network|beer|cable',
    brutal: [
      "There's a dent in the racking at exactly fork height, and nobody was on shift.",
      'Racking carries a tonne a beam and a sign saying so, behind a pallet.',
    ],
    gentle: 'Inspecting, laying out and filling racking are different jobs. Add damage reported before it came down.',
  },
  {
    says: 'obsolete stock|obsolete inventory|dead stock|slow-moving stock|slow moving stock|slow moving inventory|excess inventory',
    brutal: ['Obsolete stock was a bargain per unit.', 'Dead stock: four hundred calendars, top shelf, kept in case the year comes round again.'],
    gentle: 'Freed shelf space is money and may be written as money. What was cleared, and what it fetched, make the strongest version.',
  },
  {
    says: 'safety stock|reorder point|re-order point',
    brutal: ["Safety stock is there until it's needed.", 'The reorder point was set by somebody who left, for a product that did too.'],
    gentle: "Setting the levels and ordering to them are a planner's and a clerk's work. Add stock-outs before and after.",
  },
  {
    says: 'kitting',
    near: 'parts|assembly|warehouse|production|component|kits|inventory|manufacturing',
    brutal: [
      "Kitting: all the parts in one bag, except the washer. It's always the washer.",
      'Kitting gets six screws for a five-hole bracket, and a phone call.',
    ],
    gentle: 'A line that stops for a missing part costs by the minute. Add kits in a shift, and how rarely one came back short.',
  },
  {
    says: 'freight broker|load board|freight brokerage|truck dispatcher|dispatched trucks|dispatching trucks|truck dispatch|freight dispatch',
    brutal: [
      'A load board is online dating for lorries: forty feet, flexible, free from Tuesday.',
      'A freight broker knows where every truck is, according to the truck.',
    ],
    gentle: 'Give loads a week, margin, carriers on the list: a brokerage asks nothing else in the first five minutes. Begin with whichever is best.',
  },
  {
    says: 'pre-trip inspection|walkaround check|walk-around check|vehicle walkaround|daily vehicle check',
    brutal: [
      'The bulb works whenever somebody looks. A walkaround check is theatre with a torch.',
      'On a pre-trip inspection you kick the tyre, and the tyre has never once answered.',
    ],
    gentle: 'A defect found in the yard costs nothing, one found on the road does. Mention a large one that you caught in time, if you have one.',
  },
  {
    says: 'ten-key|ten key|10-key|10 key',
    brutal: [
      'Ten-key by touch: the right hand does a small tap dance while the eyes stay on the invoice.',
      'The 5 on a ten-key has a bump on it. Whole careers have been steered by that bump.',
    ],
    gentle: 'Agencies test for it in strokes an hour and error rate. Add a test result, with its year, if you have one.',
  },
  {
    says: 'multi-line phone|multi line phone|multiline phone|multi-line telephone|multi-line phone system',
    brutal: [
      'On a multi-line phone four people are holding, and each light blinks as if it had got there first.',
      "The multi-line phone: line 3's the boss, line 1's the boss's appointment, and line 2 is the printer people again.",
    ],
    gentle: 'Reception can be measured. Give the number of lines, and the calls on a full day.',
  },
  {
    says: 'onenote',
    brutal: ["It's called OneNote. There are four hundred.", "The note's in OneNote, in a tab, in a section, in a notebook shared by somebody who's left."],
    gentle: 'A tidy shared notebook is rare. If a team works out of one that you set up, what lives in it is the better half of the line.',
  },
  {
    says: 'dropbox',
    brutal: ["“Budget (Emma's conflicted copy)”. Dropbox knows how a team's getting on.", "Dropbox is full, says Dropbox, and it's mostly one wedding."],
    gentle: 'Sharing files is assumed. Folder rules that others still follow are information management under a humble name, and worth the words.',
  },
  {
    says: 'notion',
    near: 'asana|slack|trello|workspace|wiki|tool|software|google|jira|database|template|airtable|miro',
    not: 'notion of|notion that',
    brutal: [
      'A Notion workspace takes a weekend to set up, and then shows you very neatly where the weekend went.',
      'Notion has a template for everything, and a page called “Untitled” for the rest.',
    ],
    gentle: 'Number of colleagues who open it daily is the compliment in this line. Add a wiki or tracker of your own making, if you have one.',
  },
  {
    says: 'monday.com',
    brutal: [
      'Somebody needed a friendly name for work software and chose Monday.',
      'On monday.com a task can be “Stuck”, in red, beside a small picture of you.',
    ],
    gentle: 'Moving a process onto it counts for more than using it. Add the process by name, and what stopped falling through.',
  },
  {
    says: 'google form|google forms',
    brutal: [
      'Ask for “department” on a Google Form and a hundred people will spell it forty ways.',
      "One question in the Google Form was optional, so that's the one you needed.",
    ],
    gentle: 'A form is useful for the paper it got rid of. Add the list, register or inbox it replaced.',
  },
  {
    says: 'docusign|docu-sign',
    brutal: ['A lifetime of practising a signature, and DocuSign offers one in a nice font.', "DocuSign put an end to “it's in the post”. Now it's in spam."],
    gentle: 'Turnaround is the win. Days to a signed contract, before and after, is a figure that every sales director understands.',
  },
  {
    says: 'sumif|sumifs',
    brutal: [
      "In SUMIF the sum range comes last. In SUMIFS it comes first. That's how Excel checks you're awake.",
      'When SUMIF comes back with nought, look for a space after the word. Excel can see it.',
    ],
    gentle: 'Formulas are the tool; the answer is the line. Put the monthly question that the sheet settles beside the function.',
  },
  {
    says: 'goal seek',
    brutal: ['Goal Seek: give Excel the answer and let it go and find the facts.', 'Goal Seek is how a budget arrives at exactly nought.'],
    gentle: 'One decision that came out of it lifts a user of Excel to an analyst. A break-even or a budget target is example enough.',
  },
  {
    says: 'wordperfect|word perfect|corel wordperfect',
    brutal: [
      'WordPerfect had Reveal Codes: one key, and you could see why the margin moved. Word is still keeping that quiet.',
      'Law offices loved WordPerfect, because a footnote stayed where it was told.',
    ],
    gentle: 'It stands for careful formatting in legal and public offices. Name the kind of document: Briefs, manuals or pleadings.',
  },
  {
    says: 'peachtree|sage peachtree|peachtree accounting',
    near: 'accounting|quickbooks|sage|software|bookkeeping|bookkeeper|ledger|account',
    not: 'street|road|avenue',
    brutal: ['Peachtree: double-entry bookkeeping that sounds like a cocktail.', 'Peachtree became Sage 50. From fruit to herb, with the same ledger.'],
    gentle: 'Small firms still pay for somebody who can get them out of it. Say if you did a migration.',
  },
  {
    says: 'adp|adp workforce now|paychex|paycom|paylocity',
    near: 'payroll|hr|process|system|software|employee|workforce|benefits',
    brutal: [
      '{it} wants the hours by Wednesday. Overtime happens on Thursday.',
      'Somebody has moved one street over the county line, and {it} would like a word.',
    ],
    gentle: 'Payroll software is easy to learn and easy to get wrong. Say how many people you paid, in how many states or countries.',
  },
  {
    says: 'workday',
    near: 'hcm|hr|system|software|erp|payroll|sap|tool|report|implementation|peoplesoft|adp',
    not: 'every|normal|per|hour|entire|standard|end of|throughout',
    brutal: ['Workday: the software in which you book the other kind.', 'In Workday it takes nine clicks to say you were away and one to decline it.'],
    gentle: 'Reports, approvals and configuration are three levels of Workday. Configuration is hired for by name, so it must be seen if it is true.',
  },
  {
    says: 'peoplesoft',
    brutal: ['PeopleSoft. The name made two promises.', 'PeopleSoft puts an effective date on everything, and a good deal of it took effect in 1900.'],
    gentle: 'HR, finance or campus: recruiters search PeopleSoft by module. Add the version and the module together.',
  },
  {
    says: 'expense report|expense claim|sap concur|expensify|concur',
    near: 'travel|report|expense|reimbursement|process|submitted|receipt|employee|executive',
    brutal: [
      "An expense report: £4.20, “client refreshment”, and a receipt that's been through the wash.",
      "In an expense report the taxi's missing its receipt and the receipt's missing its taxi.",
    ],
    gentle: 'Speed of reimbursement is what colleagues remember. Add claims in a month, and the policy they were checked against.',
  },
  {
    says: 'laminator|laminating',
    near: 'office|sign|document|print|card|menu|poster|copy|resource|binding',
    not: 'print finishing|guillotine|plywood|glass|fibreglass|resin|composite|pastry|dough|flooring|factory|machine operator|veneer',
    brutal: ["Once it's laminated, it's policy.", "A warm laminator on a slow afternoon, and by five there's a sign about signs."],
    gentle: 'Materials that still hang on the wall were useful to somebody. What they taught or told, and for how long, is worth the line.',
  },
  {
    says: 'comb binding|spiral binding|binding machine|comb-binding',
    brutal: [
      "In comb binding page 14 is upside down, and you see it when the comb's in.",
      'The binding machine punches a beautiful row of holes along the wrong edge.',
    ],
    gentle: 'Documents out on the deadline and straight. Sets in a night, and the court, board or client they went to, show what hung on it.',
  },
  {
    says: 'date stamp|rubber stamp|date-stamp|stamping documents|date stamped',
    brutal: ['The date stamp says yesterday until about half past ten.', 'A rubber stamp makes the noise of a decision. Offices are quieter now, and slower.'],
    gentle: 'Everything starts at intake. Items in a day, and the hour by which each was on its desk, describe a service.',
  },
  {
    says: 'break room|breakroom|staff room fridge|office kitchen|office pantry',
    brutal: [
      'Four lunches, one label, and a yoghurt with seniority. The break room fridge is an archive.',
      "Who finished the milk in the office kitchen is known. It isn't minuted.",
    ],
    gentle: 'Looking after shared space becomes facilities work once there is a budget or a supplier in it. Either should be in the line.',
  },
  {
    says: 'parking permit|parking space allocation',
    brutal: ['Whoever hands out the parking permits outranks finance.', 'There are sixty parking permits and forty spaces, and a system called “early”.'],
    gentle: 'Fairness in a shortage is real administration. Applicants, spaces and who wrote the rules: those carry it.',
  },
  {
    says: 'toner cartridge|ink cartridge|printer toner',
    brutal: ['Toner low. Shake it, says somebody wise, and it lasts till Friday.', 'A toner cartridge ends on page 2 of 60, and on a pale shirt.'],
    gentle: 'Supplies that never ran out are invisible work. Add a yearly spend, and any contract that got cheaper, if you have one.',
  },
  {
    says: 'envelope stuffing|stuffing envelopes|stuffed envelopes|stuff envelopes',
    brutal: ['Stuffing envelopes is where an organisation keeps its best gossip.', 'Two thousand envelopes, and the letter inside begins “Dear [First name]”.'],
    gentle: 'Humble and countable. Pieces by a given date, with the mailing they belonged to, make logistics out of paper folding.',
  },
  {
    says: 'org chart|organization chart|organisation chart|organizational chart',
    brutal: ["The org chart has dotted lines. They're where the work goes.", "An org chart is right on the day it's drawn and framed by the weekend."],
    gentle: 'Keeping the chart means knowing what is coming. Give the headcount, and the tool it was drawn in.',
  },
  {
    says: 'new hire orientation|new-hire orientation|new employee orientation|employee orientation',
    brutal: [
      "New hire orientation: a lanyard, a video of the founder, and a laptop that's arriving Thursday.",
      'At orientation they show you the fire exits, the values and, if you ask, the toilets.',
    ],
    gentle: 'A good first day keeps people longer. Say how big the groups were, how often, and what you added.',
  },
  {
    says: 'counterfeit bill|counterfeit money|counterfeit currency|counterfeit note|counterfeit detection|counterfeit',
    near: 'bill|cash|currency|note|money|detected|detecting|detection|till|register|teller',
    brutal: [
      "Held to the light, rubbed, marked with the pen: at the till every twenty's a suspect.",
      'A counterfeit note is found by touch, in a second, with the owner smiling at you.',
    ],
    gentle: 'Staying tactful with a bad note in hand is the art. A training received or passed on gives it a date and a standard.',
  },
  {
    says: 'safe count|drop safe|cash drop|safe drop',
    brutal: ['The safe opens ten minutes after you ask it. Managers and robbers wait alike.', "A cash drop is done looking bored. That's the technique."],
    gentle: 'Safe access is trust in writing. Add sums of a normal day, if they may be told.',
  },
  {
    says: 'key cutting|key cutter|key duplication|key copying',
    brutal: ['Key cutting: it works if you jiggle it. They all work if you jiggle them.', "The new key's an exact copy, right down to the fault."],
    gentle: 'Machine skill, retail and security rules at one counter. Add transponder and security keys.',
  },
  {
    says: "lumber yard|lumberyard|timber yard|builders merchant|builders' merchant|lumber",
    near: 'yard|store|customer|load|loaded|loading|forklift|merchant|sales|delivered|delivery|order|materials|saw|depot',
    brutal: ['At the lumber yard a two-by-four is neither.', 'A customer at the timber yard wants “a straight one”, and goes through the stack like records.'],
    gentle: 'Trade counters value people who know the material. Add the lines builders came to you about, timber, fixings or sheet.',
  },
  {
    says: 'furniture store|furniture showroom|furniture sales|sofa showroom',
    brutal: [
      "In a furniture showroom the sofa's most comfortable ten minutes before closing.",
      "A sofa from the showroom fits the room. It's the door that wasn't consulted.",
    ],
    gentle: 'Give room plans, finance and delivery problems: a sofa needs all three. A good month in figures, against target, closes the case.',
  },
  {
    says: 'verizon|t-mobile|at&t',
    near: 'retail|store|sales',
    brutal: [
      'At {it} the upgrade takes ten minutes. Moving eleven thousand cat pictures across takes the afternoon.',
      'They come into {it} about the bill and go home with a watch.',
    ],
    gentle: 'Carriers rank everybody on new lines, upgrades and attach rates. Add a place in the district table, if you have one.',
  },
  {
    says: 'car rental|rental car|enterprise rent-a-car|car hire',
    not: 'java|database|c++|python|php|mysql|uml|web application|website|app|developed',
    brutal: [
      'In car rental “or similar” is doing more work than the engine.',
      'The walk round a rental car ends at a scratch that two people see differently.',
    ],
    gentle: 'Upgrades sold, and cars out by eight: that is the counter in two figures. Either of them makes a branch manager read on.',
  },
  {
    says: 'bellhop|bellman|bell attendant|bell captain|luggage porter|bell staff|bell desk',
    brutal: [
      "A bellhop's trolley is gold, has four wheels, and goes in three directions.",
      'The bell captain has a drawer of umbrellas, no two of them claimed.',
    ],
    gentle: 'First face in and last face out. Add grade of hotel and the number of rooms.',
  },
  {
    says: 'pool attendant|cabana|beach attendant|towel attendant|sunlounger|sun lounger',
    brutal: [
      'By seven every sunlounger has a towel and no person. A pool attendant calls that full.',
      'Pool attendant: four hundred towels out, three hundred and ninety back, and one walking to the bar.',
    ],
    gentle: 'Guests, safety and sales around one blue rectangle. Add first aid or a rescue ticket.',
  },
  {
    says: 'continental breakfast|breakfast attendant|breakfast host|hotel breakfast',
    brutal: [
      'Continental breakfast is one waffle iron and its followers.',
      'At one minute to ten the breakfast attendant lifts a lid to close, and a party of twelve walks in.',
    ],
    gentle: 'Give covers in two hours, hot and clean, and how many of you there were: those numbers are the job, and a hotel can read them.',
  },
  {
    says: 'golf caddie|golf caddy|caddying|caddie|caddy',
    near: 'golf|club|course|country',
    brutal: ['A caddie carries the bag, the score, and the truth about the score.', 'The golf caddy said seven iron, and will say nothing now.'],
    gentle: 'Hours beside people who must be read well are client work. Add the course by name, and golfers who asked for you again.',
  },
  {
    says: 'driving range|pro shop|cart barn|golf cart',
    near: 'golf|club|course|tee',
    in: 'work',
    brutal: [
      "On a driving range whoever drives the ball collector is what everyone's aiming at.",
      'The pro shop sells a driver for ten more yards, and gloves for after.',
    ],
    gentle: 'Retail, bookings and machines at one desk. Add takings of a good day, or the fleet of carts kept running.',
  },
  {
    says: 'chairlift|ski lift|liftie',
    not: 'forklift|fork',
    in: 'work',
    brutal: ['The chairlift: one sentence, every nine seconds, all winter, in sunglasses.', 'A ski lift stops for a single glove.'],
    gentle: 'Operating lifts is safety work with a checklist. The system by make, and what you were cleared to restart, are what a resort reads.',
  },
  {
    says: 'raft guide|rafting guide|river guide',
    brutal: [
      '“Forward two,” says the raft guide, and six paddlers supply an average.',
      'A raft guide falls in about once a season, in front of everyone it was explained to.',
    ],
    gentle: 'Grade of river, rescue tickets and trips led are all an outdoor employer reads. Add swiftwater or raft guide awards.',
  },
  {
    says: 'airbnb|superhost',
    not: 'engineer|data|software|clone|dataset|scraped|scraper|scraping|api|analysis|analysed|analyzed|python|react|predict|prediction|predicting|app|machine learning|sql|tableau',
    brutal: [
      'The Airbnb check-out list has the guests stripping the beds. Hotels have read it and wept.',
      'Five stars, says the Airbnb review, and in private: the knives.',
    ],
    gentle: "Give occupancy, rating, turnovers in a day. It is a small hotel, so it may be described with a hotel's numbers.",
  },
  {
    says: 'bagel|bagel shop|bagels',
    in: 'work',
    brutal: ['“Everything” is a bagel, and afterwards a floor.', "At the bagel shop it's six in the morning and somebody wants theirs scooped out."],
    gentle: 'Early starts and fast hands. Boiling and baking as well as serving would make a baker of a counter hand, so each is worth a word.',
  },
  {
    says: 'salad bar',
    in: 'work',
    brutal: [
      'At the salad bar somebody has used the beetroot tongs in the sweetcorn.',
      'A salad bar is refilled from the back, and admired until the croutons go.',
    ],
    gentle: 'Checks on the hour and a log are the serious half of a salad bar. Add the audit score of the station.',
  },
  {
    says: 'donut shop|doughnut shop|krispy kreme|doughnuts|donuts',
    near: 'shop|baker|bakery|fried|fry|glazed|glazing|sold|counter|production|made|making',
    brutal: [
      'Doughnuts: made at two in the morning, so that a meeting at ten can pretend to hesitate.',
      "Krispy Kreme lights a sign when they're hot, and cars behave like moths.",
    ],
    gentle: 'Production and counter are two trades. Dozens in a night is a figure that makes a bakery owner look up.',
  },
];
