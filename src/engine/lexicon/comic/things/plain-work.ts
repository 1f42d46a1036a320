import type { ComicEntry } from '../comic-entry.ts';

/** Things of shops, counters, vans, warehouses and plain offices. */
export const PLAIN_WORK_THINGS: readonly ComicEntry[] = [
  {
    says: 'target store|target corporation|target team member|guest advocate|super target',
    brutal: [
      "Red shirt, khakis. Walk into a Target dressed like that on your day off and you're back on shift.",
      'People come into Target for toothpaste. The cart has other information.',
    ],
    gentle: 'Target splits its floor into guest service, fulfilment, style and tech. Which was yours, and what could you run alone?',
  },
  {
    says: 'walmart',
    not: 'cvs',
    brutal: [
      'Walmart sells a kayak, a wedding ring and a rotisserie chicken on one receipt. Somebody has to zone all three.',
      'At Walmart “which aisle?” is answered in ZIP codes.',
    ],
    gentle: 'Walmart sites are small towns. Name the department and what a normal day there moved: pallets, customers, registers.',
  },
  {
    says: 'costco',
    brutal: [
      'What the highlighter at the Costco exit is looking for has never been revealed.',
      "They came to Costco for eggs. They're now discussing how to get a gazebo into a hatchback.",
    ],
    gentle: 'Volume is what Costco teaches. Give one figure from your corner of it: members served, pallets worked, lines closed.',
  },
  {
    says: 'free sample',
    brutal: [
      'Offer a free sample and watch somebody circle the shop, take off a scarf and return as a stranger.',
      'A free sample costs the shop one cube of cheese and the taker three minutes of looking interested.',
    ],
    gentle: "Sampling is selling at arm's length. Did the product move faster on those days? That's the half of the line I'd print.",
  },
  {
    says: "trader joe's|trader joes",
    brutal: [
      "One bell means open a register, three mean fetch a manager. Trader Joe's is run like a small ship.",
      "At Trader Joe's the boss is called the captain and dresses for Honolulu.",
    ],
    gentle: "Crew at Trader Joe's do a bit of everything in a day. Which parts were really yours: ordering, demo, closing?",
  },
  {
    says: 'whole foods',
    brutal: ['Whole Foods sells kale with a biography.', 'Whole Foods charges for the salad bar by weight. Experts leave the melon.'],
    gentle: 'Product knowledge counts for a lot at Whole Foods. Which department did you answer questions in, and what did you order?',
  },
  {
    says: 'geek squad',
    brutal: [
      'The Geek Squad drives up in black and white, like the police, and finds the printer unplugged.',
      "Geek Squad: clip-on tie, calm voice, and somebody else's password on a sticky note.",
    ],
    gentle: 'Repairs a day, home visits, what got fixed the first time: the Geek Squad measures all of it. Which number is yours?',
  },
  {
    says: 'genius bar|apple store',
    brutal: [
      'A Genius Bar serves no drinks. Given what it hears about backups, it should.',
      "“When did you last back up?” At the Apple Store it's followed by a small silence.",
    ],
    gentle: 'Apple retail trains people to listen first. Were you on the floor, repairs or lead? Each reads differently to an employer.',
  },
  {
    says: 'chick-fil-a|chick fil a',
    brutal: [
      '“My pleasure.” After Chick-fil-A it comes out by itself, at weddings, to parking machines.',
      'Chick-fil-A closes on Sunday, which is when everyone remembers wanting it.',
    ],
    gentle: 'Their service standard is famous, and you were trained in it. Which position did you run, and how long was the line at noon?',
  },
  {
    says: "burger king|wendy's|wendys",
    brutal: [
      "At Burger King you're given a crown on the way in. Management takes longer.",
      '“Have it your way,” said Burger King, and the kitchen met “no pickle, extra pickle”.',
    ],
    gentle: 'Which stations could you cover, and did you open or close? In fast food that says more than the title does.',
  },
  {
    says: 'kfc',
    brutal: [
      "KFC's recipe is a secret even from the people who shake it onto the chicken.",
      'Eleven herbs and spices in the coating at KFC, and all of them go home in your hair.',
    ],
    gentle: 'Breading and pressure frying are a skill with a clock on it. How many covers at peak, and who did you train?',
  },
  {
    says: 'chipotle',
    brutal: [
      '“Guac is extra.” Chipotle says it, the customer knows it, and it still has to be said.',
      "A Chipotle burrito has a tolerance. One more spoon of rice and it doesn't close.",
    ],
    gentle: 'On a fast line the figure is entrées in fifteen minutes. If you remember your best, this is where it goes.',
  },
  {
    says: "dunkin'|dunkin donuts|dunkin' donuts",
    brutal: [
      'Around Boston a “regular” coffee at Dunkin means cream and sugar. Regular was never the right word.',
      "Dunkin at six in the morning: a line of cars that don't want to talk, and a headset that has to.",
    ],
    gentle: 'The morning rush is the job. How many cars or cups before nine, and how many of you were there?',
  },
  {
    says: 'panera|panera bread|bread bowl',
    brutal: [
      'A bread bowl leaves nothing to wash up. The dish pit at Panera thinks of it often.',
      'Somebody at Panera has to decide what happens to the middle of the bread bowl.',
    ],
    gentle: 'Café, bakery and drive-through under one roof. Where did you stand, and did you ever open the store with the bake?',
  },
  {
    says: 'olive garden',
    brutal: [
      "“Say when,” says the Olive Garden server with the cheese grater. It's a long evening if they don't.",
      'Breadsticks are unlimited at Olive Garden. Table nine took that as a challenge.',
    ],
    gentle: 'Section size and how often you trained new servers: those two facts turn this line from a name into experience.',
  },
  {
    says: 'cheesecake factory',
    brutal: [
      'The Cheesecake Factory menu has chapters. Staff are examined on it.',
      'At the Cheesecake Factory the first thing to learn by heart is the novel they hand to every table.',
    ],
    gentle: 'Learning that menu is proof of memory, and you may say so. How many tables, and what did you earn trust to do?',
  },
  {
    says: 'cracker barrel',
    brutal: [
      'The peg game on the table at Cracker Barrel insults people while they wait for biscuits.',
      'The rocking chairs at Cracker Barrel are for sale. You can see people notice the tag and rock more carefully.',
    ],
    gentle: 'A restaurant with a shop attached teaches both. Were you on tables, host stand or retail? Say which, and how busy.',
  },
  {
    says: 'waffle house',
    brutal: [
      '“Scattered, smothered, covered.” A Waffle House order sounds like a police report and is potatoes.',
      'Waffle House stays open so reliably that disaster planners use it to measure storms.',
    ],
    gentle: 'Calling orders by memory at speed is a real skill. Which shift, how many seats, and did you cook as well as serve?',
  },
  {
    says: '7-eleven|7 eleven|seven eleven',
    brutal: [
      '7-Eleven was named for its opening hours and then gave up closing.',
      'Some of the hot dogs on the roller at 7-Eleven have done more miles than the delivery van.',
    ],
    gentle: 'One person, one shop, all the responsibility. Which tasks were yours alone at night: orders, cash, deliveries?',
  },
  {
    says: "buc-ee's|buc-ees|bucees",
    brutal: [
      "Buc-ee's: a filling station with a hundred pumps, a brisket counter and a beaver.",
      "Buc-ee's made its name with clean toilets. In that company the mop is marketing.",
    ],
    gentle: 'Pace and standards are what that place is known for. Which counter did you run, and how many people on a holiday Saturday?',
  },
  {
    says: 'cvs pharmacy|cvs health|cvs store',
    brutal: [
      'A CVS receipt for one pack of gum can be worn as a scarf.',
      'At CVS you press a button and wait for a key, and what comes out from behind the glass is shampoo.',
    ],
    gentle: 'Front store or behind the counter? They are two different trades, so let the line say which, with one figure.',
  },
  {
    says: 'sephora|ulta beauty|ulta',
    brutal: [
      'In some Sephora shops the colour of your basket says whether you want help. Trains should have them.',
      "At Sephora the tester's been on everybody's wrist and, officially, on nobody's lip.",
    ],
    gentle: 'Product knowledge and sales per hour go together here. Which brands were you trained in?',
  },
  {
    says: 'bath & body works|bath and body works|yankee candle',
    brutal: ["After an hour in Bath & Body Works the nose gives up. The bus home doesn't.", 'Bath & Body Works, in July: it already smells of pumpkin.'],
    gentle: 'Seasonal floor sets and multi-buy offers move fast there. What did a good Saturday look like in units or in takings?',
  },
  {
    says: 'hollister|abercrombie|abercrombie & fitch',
    brutal: [
      'Hollister: dark enough to need a torch, loud enough to fold by touch.',
      'Abercrombie sprayed the scent through the vents, so the shop could be found from the car park by nose.',
    ],
    gentle: 'Visual standards were strict there. Did you set floors, train others or run a shift? That is the useful half.',
  },
  {
    says: 'foot locker|jd sports|footlocker',
    brutal: [
      'At Foot Locker they dress as referees and award half sizes.',
      "Foot Locker, release day: a queue since four in the morning for shoes that won't touch a pavement.",
    ],
    gentle: 'Footwear sales has good numbers: pairs a day, add-ons, a rank in the region. Any of them will do.',
  },
  {
    says: 'folding board|folding table|folding clothes|folded clothes|folding garment|folding shirt',
    brutal: [
      "A stack of folded jumpers lasts until somebody wants the medium. It's never on top.",
      'With a folding board every shirt comes out the same. With customers, every shirt comes out.',
    ],
    gentle: 'Neat is worth more with a size to it. How large a section did you keep, and during what sort of footfall?',
  },
  {
    says: 'tk maxx|tj maxx|t.j. maxx|marshalls|ross dress for less',
    brutal: [
      'At TJ Maxx one shoe is on the shelf. The other is on a journey.',
      "A paddling pool next to the olive oil, beside a single suitcase. At TK Maxx that's a display.",
    ],
    gentle: 'Nothing there ever arrives twice, so you learned to merchandise on the spot. What did you keep sorted, and how fast?',
  },
  {
    says: 'zara',
    near: 'store|sales|retail|fashion|assistant|associate|visual|inditex|shop',
    brutal: [
      'New stock reaches Zara twice a week, and the fitting room hands it all back inside out.',
      "At Zara “we don't have it in a 10” is said walking, because the delivery's here.",
    ],
    gentle: 'Fast turnover is the point of Zara. How many units came in a week, and which section did you own?',
  },
  {
    says: 'primark',
    brutal: [
      'Primark at five on a Saturday is laundry day for a whole city.',
      'In Primark the hanger and the garment part company by eleven, and only one of them is found again.',
    ],
    gentle: 'Volume like that is a training in itself. Which department, how many on the team, what did recovery take after closing?',
  },
  {
    says: 'waitrose',
    brutal: [
      'The Essential range at Waitrose has included artichoke hearts, in case of emergency.',
      "Waitrose: the complaint is about the hummus, it's polite, and it has paragraphs.",
    ],
    gentle: 'Partners are expected to know the food. Which counter or section did people come and ask you about?',
  },
  {
    says: 'greggs',
    brutal: [
      "Ask in Greggs whether it's hot and you've begun a tax debate. It's “freshly baked”.",
      'Greggs at eight in the morning is hi-vis to the door and one person wanting oat milk.',
    ],
    gentle: 'Baking, serving and queue speed in one job. What did a morning sell, and did you open up?',
  },
  {
    says: 'wetherspoon|wetherspoons|jd wetherspoon|j d wetherspoon',
    brutal: [
      "Every Wetherspoons has a carpet of its own. It's hiding everything else about the evening.",
      'Strangers can send a bowl of peas to any table by app. At Wetherspoon the kitchen plates it with a straight face.',
    ],
    gentle: 'Big pub, wide menu, long day. Bar, floor or kitchen, and what could you be left in charge of?',
  },
  {
    says: "nando's|nandos",
    brutal: [
      "The little flag in the chicken tells the kitchen at Nando's how brave the table said it was.",
      "Nando's: you order at the till and then you're asked, every time, whether you've been before.",
    ],
    gentle: "Which station did you run on a Friday, and how many covers? A shift leader's tasks belong in here if you did any.",
  },
  {
    says: 'argos',
    brutal: [
      'Order 347 to collection point B. Argos is a warehouse with a front door.',
      'Argos: somebody up in the stockroom is carrying a trampoline towards a person with a ticket.',
    ],
    gentle: 'Accuracy against the clock: that is an Argos shift. Orders an hour, or peak-season volume, would show it.',
  },
  {
    says: 'marks and spencer|marks & spencer|m&s',
    brutal: [
      'M&S once called in the lawyers over a caterpillar cake. Retail can get serious.',
      "This isn't just a shop, and you read that in the voice, because M&S paid for the voice.",
    ],
    gentle: 'Food or clothing, and which section? M&S trains well; name the standard you were checked against.',
  },
  {
    says: 'cart pusher|cart attendant|shopping cart|trolley collector|trolley attendant|shopping trolley|trolley collection',
    near: 'store|collect|parking|supermarket|push|lot|retail|customer|retriev|attendant|pusher',
    brutal: [
      'A row of shopping carts is a train with eighty wheels, a dozen of which agree.',
      "In the far corner of the car park, in the rain, stands one more trolley. There's always one.",
    ],
    gentle: 'Outdoor work, traffic and heavy loads: say how big the lot was and what else they handed to you.',
  },
  {
    says: 'bagger|courtesy clerk|bagging groceries|bagged groceries|bag groceries',
    brutal: [
      "A bagger plays Tetris with somebody else's eggs.",
      '“Paper or plastic?” asks the courtesy clerk, and two strangers start a debate about turtles.',
    ],
    gentle: "It's speed, care and small talk in one. What did they move you up to next? That answer makes the line.",
  },
  {
    says: 'price check',
    brutal: [
      'Price check on three. The whole queue is now looking at whoever chose the mug without a sticker.',
      "The walk to the shelf for a price check is forty metres. With eleven people watching it's a catwalk.",
    ],
    gentle: 'Pricing errors cost shops real money. Did you check labels regularly, and how many did a round turn up?',
  },
  {
    says: 'coupon',
    near: 'store|cashier|customer|redeem|retail|register|process|checkout|grocery',
    brutal: [
      'The coupon expired on Tuesday. The person holding it has all afternoon.',
      'Fifty cents off, and with the wrong date on it a coupon becomes a summit meeting.',
    ],
    gentle: 'Knowing the rules and still keeping the peace is the skill in coupons. Were you the one called over to decide?',
  },
  {
    says: 'black friday',
    brutal: [
      "Black Friday: the doors open at five, and by six there's a single shoe in the entrance.",
      'People planned Black Friday for a year to get a television forty dollars cheaper and an air fryer by accident.',
    ],
    gentle: 'Peak days show what you can do. Footfall, takings or the size of the crew you were part of: pick one for this line.',
  },
  {
    says: 'produce clerk|produce department|produce section|produce associate|produce manager',
    brutal: ["The sprinkler over the produce plays a little thunder first. The lettuce isn't fooled.", 'A good produce clerk can hear a ripe melon.'],
    gentle: 'Ordering fresh is a bet against the weekend. Did you order, and what happened to waste while you did?',
  },
  {
    says: 'deli counter|deli clerk|deli department|deli associate|deli worker',
    brutal: [
      '“A quarter pound, but thin.” The deli counter has held slices up to the light for less.',
      "At the deli counter “just a little under” is said to a scale that doesn't do “just a little”.",
    ],
    gentle: 'Slicer, hot case, food safety, a queue with numbers: which of them did you run unaided?',
  },
  {
    says: 'dairy department|dairy clerk|dairy manager|dairy cooler',
    near: 'store|grocery|stock|supermarket|clerk|manager|retail|assistant',
    brutal: [
      'The dairy shelf is filled from behind, so what the customer sees is a hand coming out of the milk.',
      'In the dairy cooler you can hear everything the shoppers say to the yoghurt.',
    ],
    gentle: 'Rotation is everything in dairy. What did out-of-dates cost before, and what after you took the section?',
  },
  {
    says: 'frozen department|frozen food department|frozen food section|freezer aisle|frozen section',
    brutal: ['Unload frozen slowly and it becomes the chilled department.', 'In the freezer aisle somebody has left a hot chicken where the peas were.'],
    gentle: 'Cold, quick and exact. How many cages or pallets a shift, and was ordering part of it?',
  },
  {
    says: 'fry station|french fry|french fries|fries station',
    brutal: [
      'A fry station beeps. Years later, so does something in your sleep.',
      'French fries are at their best for five minutes, and then they go in a bag and sit in traffic.',
    ],
    gentle: 'Whoever holds the fry station at noon sets the pace. What was the peak, and which other stations could you take?',
  },
  {
    says: 'ice cream machine|soft serve|soft-serve|milkshake machine|shake machine',
    brutal: [
      "The ice cream machine isn't broken. It's cleaning itself, for hours, and it chose noon.",
      'With soft serve the wrist does the curl, and the first forty are eaten in the back.',
    ],
    gentle: 'Taking that machine apart and building it again is technical work. If you were the one trusted with it, write that.',
  },
  {
    says: 'dairy queen',
    brutal: [
      "At Dairy Queen the Blizzard is turned upside down before it's handed over. No forecast has ever been presented like that.",
      "A Dairy Queen cone needs a curl on top. It's a qualification in its own right.",
    ],
    gentle: 'Grill and chill are two kitchens in one. Which side, how many in the crew, and did you close?',
  },
  {
    says: 'ice cream parlor|ice cream parlour|ice cream shop|ice cream scooper|gelato|gelateria|baskin-robbins|baskin robbins',
    brutal: ['Scooping ice cream builds one forearm.', 'Thirty flavours, a queue to the door, and somebody at the front is tasting the vanilla.'],
    gentle: 'Summer queues are a proper test. Cups or takings on a hot Sunday would tell it in one number.',
  },
  {
    says: 'flat top|flattop|flat-top grill|griddle',
    near: 'cook|grill|kitchen|restaurant|line|breakfast|burger|diner|operat',
    brutal: [
      "A flat top has a hot corner and a lazy corner, and the map's not in the manual.",
      'Thirty eggs on a flat top, and each belongs to somebody who said “over easy” differently.',
    ],
    gentle: 'A cook who can run the grill alone is worth naming. How many tickets an hour at your busiest?',
  },
  {
    says: 'host stand|hostess stand|restaurant host|restaurant hostess',
    brutal: [
      "“About twenty minutes.” At the host stand that's a unit of hope.",
      "The host stand has four empty tables and an hour's wait. Both are true. Ask the kitchen.",
    ],
    gentle: 'Pacing a dining room is planning under fire. How many seats, and what system did you run the list on?',
  },
  {
    says: 'busser|bussing table|busing table|bus table|bussed table|bused table|busboy',
    brutal: ['A good busser has the table cleared before the argument about the bill is over.', 'Tips get shared with the busser. So does the gravy.'],
    gentle: 'Table turns depend on the busser. What did you step up to: running, hosting, your own section?',
  },
  {
    says: 'food runner|food running|ran food',
    brutal: [
      '“Seat three. No, the other three.” A food runner does geography at speed.',
      "The food runner announces the sea bass to a table that's forgotten it ordered fish.",
    ],
    gentle: 'Linking kitchen and floor without dropping either: how many covers a night, and did you learn to expedite?',
  },
  {
    says: 'rolling silverware|roll silverware|rolled silverware|silverware rolling|side work|sidework',
    not: 'electric|plumb',
    brutal: [
      'Rolling silverware: a hundred forks, put to bed one at a time.',
      "The silverware gets rolled at the end, over everything that couldn't be said on the floor.",
    ],
    gentle: "Side work shows who finishes the job. If you set it for others or checked it, that's supervision and should say so.",
  },
  {
    says: 'happy hour',
    near: 'bar|restaurant|drink|promot|menu|cocktail|event|pub|manag',
    brutal: ['Happy hour lasts three, and the happy part is on the far side of the bar.', 'At 6.59 somebody orders nine for happy hour, one at a time.'],
    gentle: 'Did it bring people in on the dead days? Sales before and after is what I would ask you.',
  },
  {
    says: 'barback|bar back|bar-back',
    brutal: ['A barback carries ice past people who have time to talk.', 'The bartender is asked for a name. The barback is asked for ice.'],
    gentle: 'Everything behind the bar runs on the barback. Which venue size, and when did they first let you pour?',
  },
  {
    says: 'aloha pos|micros pos|toast pos|aloha point of sale|clover pos',
    brutal: [
      "It's called Aloha. No system was ever sworn at under a friendlier name.",
      'Split the bill seven ways on the POS while seven people watch your finger.',
    ],
    gentle: 'If you set up menus or trained others on it, say so: administrators of a POS are harder to find than users.',
  },
  {
    says: 'price gun|pricing gun|price labelling|price labeling|price sticker',
    brutal: [
      "Give anyone a price gun and by lunch there's a colleague on sale for 99p.",
      'A price gun is good for a thousand labels and one eyebrow of the manager.',
    ],
    gentle: 'Accuracy on the shelf keeps the till honest. How many lines did a price change cover, and by when?',
  },
  {
    says: 'mannequin',
    near: 'dress|display|store|window|visual|retail|merchandis|fashion',
    brutal: [
      "There's no dignified order in which to undress a mannequin in a lit window.",
      "The arms come off the mannequin first. That's when people outside slow down.",
    ],
    gentle: 'A window that sells leaves a trace in the takings. Did anything you dressed sell out? Name the piece.',
  },
  {
    says: 'security tag|sensor tag|anti-theft tag|eas tag',
    not: 'html',
    brutal: [
      'One security tag gets forgotten, and it goes off two shops down the mall.',
      'The gadget that removes the security tag is on a string, because of the last one.',
    ],
    gentle: "A shop trusts few people with the detacher. Did loss fall where you worked? That's the line.",
  },
  {
    says: 'returns desk|returns counter|return desk|refund desk|returns department',
    brutal: [
      'The returns desk is told it was never worn. The returns desk can smell the wedding.',
      'A returns desk hears some of the finest fiction in retail, and most of it is about receipts.',
    ],
    gentle: 'Applying a policy kindly is a talent. Volume a day and how often you could decide yourself: both belong here.',
  },
  {
    says: 'store greeter|door greeter|front door greeter|people greeter',
    brutal: [
      'Two words, all day, at a door that never stops opening. Actors call that a run, a greeter calls it Tuesday.',
      'A greeter says hello eight hundred times and gets four back, one of them from a dog.',
    ],
    gentle: 'First impressions are a job, and loss prevention relies on them too. What else did you watch over at that door?',
  },
  {
    says: 'suggestive selling|suggestive sell',
    brutal: [
      'Suggestive selling: “Fries with that?” after a training course.',
      'With suggestive selling the dessert is mentioned as if it had asked after them.',
    ],
    gentle: 'Did the average check rise? Suggestive selling is measured in cents per guest, and cents add up nicely in a line.',
  },
  {
    says: 'extended warranty|protection plan|extended warranties|extended service plan',
    brutal: [
      "To sell an extended warranty, explain how good the thing is, and then how soon it'll break.",
      'The protection plan is offered at the till, after the joy and before the card.',
    ],
    gentle: 'Attach rate is the number every store keeps. If yours beat the target, put both figures here.',
  },
  {
    says: 'store credit card|credit card application|store card|credit card sign-up|credit card signup',
    near: 'store|retail|cashier|sales|customer|enroll|open|associate|promot',
    brutal: [
      '“Would you like to save 15% today?” The store card lives between the total and the wallet.',
      'A store credit card in forty seconds, at a till, with a queue sighing in unison.',
    ],
    gentle: "Applications a week against the store's target: a manager will look for exactly that pair.",
  },
  {
    says: 'closing shift|closing duty|closing duties|closing procedure|closing the store',
    not: 'real estate|mortgage|escrow|loan|title',
    brutal: [
      'Closing at ten means ten, plus whoever comes in at 9.58 to look at lamps.',
      'The closing shift is six jobs, all of which the morning crew will mention.',
    ],
    gentle: 'Keys, cash, alarm, lights. If you closed alone, say so: it is trust you can put in a bullet.',
  },
];
