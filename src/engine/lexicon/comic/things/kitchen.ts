import type { ComicEntry } from '../comic-entry.ts';

/** Things of kitchens, bakeries, butchers and restaurants behind the pass. */
export const KITCHEN_THINGS: readonly ComicEntry[] = [
  {
    says: 'sourdough starter|levain',
    brutal: [
      "A starter is a pet made of flour. It eats twice a day, it smells when it's cross, and holidays are planned round it.",
      "It's alive, it bubbles, and someone has to explain it to the person who cleans out the fridge.",
    ],
    gentle: 'Keeping a starter steady through the seasons is process control. Loaves that rested on it each day would show how much.',
  },
  {
    says: 'sourdough',
    not: 'starter',
    brutal: [
      'Sourdough: flour, water, salt, and a lifelong inability to let it go unmentioned.',
      'Two days in the making. Price queried in four seconds.',
      'The holes are where the margin is.',
    ],
    gentle: "Long fermentation means planning tomorrow's bread today. A daily loaf count and the flours you worked with tell a bakery the rest.",
  },
  {
    says: 'croissant|viennoiserie|laminated dough',
    brutal: [
      'Twenty-seven layers of butter in a croissant, and most of them finish up on the jumper.',
      'Three folds, a night in the fridge, and then somebody wants it with ham and cheese in a microwave.',
    ],
    gentle: "Lamination can't be faked. By hand or on a sheeter, and pieces for a Saturday: a head baker asks for both.",
  },
  {
    says: 'combi oven|rational oven',
    brutal: [
      'A combi oven has hundreds of programmes. Kitchens use two, and one of those is the cleaning cycle.',
      "It steams, it roasts, it reports to head office, and when the chicken's dry it's still the chef's fault.",
    ],
    gentle: 'A kitchen with the same ovens is glad of the make. Programming beyond the presets is the skill, so it deserves the verb.',
  },
  {
    says: 'fryer|deep fat fryer|deep fryer',
    not: 'air fryer',
    brutal: [
      "The smell of a fryer doesn't clock out. It comes home with you on the bus.",
      'Changing the oil has a rota. The rota has one name on it that never seems to be in.',
    ],
    gentle: 'Frying is simple; looking after the oil is not. Say so if you did the filtering and changes.',
  },
  {
    says: 'walk-in fridge|walk in fridge|walk-in cooler|walk-in freezer|walk-in chiller',
    brutal: [
      "Officially the walk-in holds the dairy. Unofficially it's where the whole kitchen goes to shout.",
      "There's a release handle on the inside of the door. Nobody trusts it, hence the crate.",
    ],
    gentle: 'Order in a walk-in shows at stocktake. A layout, a labelling rule or a delivery check of yours makes storage a result.',
  },
  {
    says: 'haccp',
    brutal: [
      'HACCP was worked out to keep astronauts from getting food poisoning. Now it guards the coleslaw.',
      'Seven principles, pronounced hassup, spelled like a sneeze.',
    ],
    gentle: 'Following a HACCP plan and writing one are different grades. Say which, and give the last audit score.',
  },
  {
    says: 'food hygiene level 2|level 2 food hygiene|food safety level 2|level 2 food safety|level 2 award in food safety|food hygiene certificate',
    brutal: [
      'Food hygiene is a test where the answer is wash your hands or put it at the bottom of the fridge.',
      'One morning of multiple choice, and you never trust a buffet again.',
    ],
    gentle: 'It has no legal expiry, but many employers want a refresher about every three years. Add year and awarding body.',
  },
  {
    says: 'food safety level 3|level 3 food safety|level 3 food hygiene|food hygiene level 3|level 3 award in food safety',
    brutal: ['Level 2 tells you not to leave the rice out. Level 3 has you find out who did.', 'Level 3: same fridge, more signatures.'],
    gentle: "Level 3 is the supervisor's certificate, so it wants supervision beside it: the team it covered, or an audit that followed.",
  },
  {
    says: 'servsafe',
    brutal: [
      'ServSafe puts the danger zone between 41 and 135 degrees. So does anyone who has worked the line in July.',
      "ServSafe makes the potato salad, legally, somebody's problem.",
    ],
    gentle: 'Employers hire for one or the other. Say Manager or Food Handler, and add the expiry date.',
  },
  {
    says: 'allergen matrix|allergen chart|allergen menu',
    brutal: [
      'An allergen matrix: fourteen columns, sixty dishes, and one supplier who changed the mayonnaise and told nobody.',
      'Lupin has a column of its own. Nobody on shift has ever met a lupin.',
    ],
    gentle: 'A matrix is as good as its last update. Keeping it current, if that was you, is the claim; the number of dishes is the size.',
  },
  {
    says: 'allergen awareness|allergen training|allergen management|allergen control',
    brutal: [
      'Allergens come as a list, by law. Most people get to nuts, and then say nuts again.',
      'Sesame, celery, mustard: suddenly a sandwich has paperwork.',
    ],
    gentle: 'Allergen duty is trust in writing. Name the exact one: a course, a procedure or briefings you gave.',
  },
  {
    says: 'mise en place|mise-en-place',
    brutal: [
      'Mise en place is the three hours before anyone thinks the kitchen has started.',
      'Everything in its place, in little steel tubs, until the first ticket for twelve.',
    ],
    gentle: 'Preparation is the half of cooking nobody sees. Add section and covers.',
  },
  {
    says: 'kitchen porter|pot wash|pot washer|pot washing|dish pit|plongeur',
    brutal: [
      'The head chef can go missing and lunch still happens. Try it without the pot wash.',
      'Last out of the building, and the first person a clever chef makes chips for.',
    ],
    gentle: 'Plenty of head chefs began at that sink and rate whoever kept it moving. Add covers a night, and any prep you were given.',
  },
  {
    says: 'sous vide|sous-vide',
    brutal: [
      'The short rib gets thirty-six hours in a warm bath. The chef gets ten minutes on an upturned crate.',
      'Sous vide is boil in the bag with a degree in physics.',
    ],
    gentle: 'Times, temperatures and shelf life have to be validated. Writing or checking that schedule is the best part, if it was yours.',
  },
  {
    says: 'mandoline',
    not: 'music|band|orchestra|mandolin|folk|guitar',
    brutal: [
      "The mandoline's finger guard is still in the box. The blue plasters are on the shelf just above.",
      "Two-millimetre slices, and complete silence from whoever's holding the potato.",
    ],
    gentle: 'A mandoline is for consistency. Add the section, and a dish that depended on every slice.',
  },
  {
    says: 'meat slicer|bacon slicer|gravity slicer|ham slicer|deli slicer',
    brutal: [
      'Four minutes to slice the ham, twenty-five to clean the slicer. Guess when the next order comes in.',
      'One dial from see-through to doorstop, and the order is always for somewhere in the middle.',
    ],
    gentle: 'Slicers come with training records and a cleaning routine. Being signed off on one is worth stating, because insurers ask.',
  },
  {
    says: 'tandoor|tandoori oven',
    brutal: [
      "Well over four hundred degrees, and the naan goes on by hand. That isn't a recipe, it's a dare.",
      'A tandoor takes the hair off your forearm and pays you back in bread.',
    ],
    gentle: 'Tandoor chefs are hard to find, so it belongs high up: breads, meats or both, and the size of the dining room.',
  },
  {
    says: 'risotto',
    brutal: [
      'Risotto takes eighteen minutes to order, says the menu. In most kitchens the first twelve happened this morning.',
      'On television risotto gets chefs sent home. In restaurants it gets called the vegetarian option.',
    ],
    gentle: "Risotto needs somebody's whole attention. What else was on the section at the time shows how you held it.",
  },
  {
    says: 'macaron',
    brutal: [
      "Pastry chefs inspect a macaron's feet. No other biscuit has to put up with that.",
      'Two bites, three trays of rejects, and they all cracked for reasons known only to the weather.',
    ],
    gentle: 'Macarons test consistency. Batch size and the share that could be sold would impress any pastry chef.',
  },
  {
    says: 'sausage roll',
    brutal: ['A sausage roll is best before the end of the pavement.', 'Britain has no written constitution. It has the queue for a sausage roll.'],
    gentle: 'A sausage roll is a humble product with serious volume. Add the number baked in a morning.',
  },
  {
    says: 'cornish pasty|pasty|pasties',
    brutal: [
      'A Cornish pasty is protected by law. Not from seagulls.',
      "Cornwall says the crimp goes on the side. There are villages that won't discuss it any further.",
    ],
    gentle: 'Hand crimping has a pace per hour that pasty makers know by heart. If yours was counted, it belongs here.',
  },
  {
    says: 'chainmail glove|chain mail glove|chainmail apron',
    brutal: ['Knights wore chainmail all over. Butchers kept the bits that mattered.', 'Medieval kit, still on the risk assessment, still one size too big.'],
    gentle: 'Protective kit says that it was real knife work. Add species or cuts, and a clean safety record.',
  },
  {
    says: "butcher counter|butcher's counter|butchers counter|meat counter",
    brutal: [
      'Forty cuts on display and the next ticket wants two chicken breasts.',
      "A butcher's counter needs green plastic parsley by eight, and it outlasts every pig it lies on.",
    ],
    gentle: 'A counter is craft and sales at once. Breaking carcasses or serving the queue: whichever is stronger deserves the number.',
  },
  {
    says: 'haggis',
    brutal: [
      'Once a year somebody reads a haggis a poem and then stabs it. Scotland calls that manners.',
      'A haggis comes with a poem, a piper and a dagger. Lasagne has some catching up to do.',
    ],
    gentle: "Made, sold or served with the speech: regional products travel well with a story, and a season's volume gives it weight.",
  },
  {
    says: 'black pudding',
    brutal: ['Black pudding has an ingredients list best read quickly.', "Bury, Stornoway and half of Ireland each make the best one. Don't hold the meeting."],
    gentle: 'Specialist producers are proud of their recipes. Mention a prize or protected name on the one you made, if you have one.',
  },
  {
    says: 'fishmonger|fish counter|filleting fish|fish filleting|fish market',
    brutal: [
      'Ice to the wrist by six, scales in your hair till Sunday.',
      "Everything on a fish counter is staring at you, and the first question is always whether it's fresh.",
    ],
    gentle: 'Species and speed are what another fishmonger looks for: round or flat, by hand, boxes before opening.',
  },
  {
    says: 'oyster|oyster shucking|shucking',
    not: 'oyster card|tfl|reef|restoration|habitat|pearl|mushroom',
    brutal: ['Opened with a blunt knife and sharp language.', 'An oyster arrives shut, wants to stay shut, and charges you for the argument.'],
    gentle: 'Shucking at pace is something events pay for. Add dozens an hour, and oysters known by origin.',
  },
  {
    says: 'lobster',
    not: 'data|edi|lobster pot|trap|fishing|aquaculture|ink',
    around: 'restaurant|kitchen|chef|menu|hotel|seafood|waiter|cook|grill|fishmonger|banquet|catering',
    brutal: ['Market price: two words that make a whole table study the chicken.', 'A lobster comes in wearing elastic bands and goes out wearing butter.'],
    gentle: 'High-cost stock means trust. Ordering, waste or pricing of it, where that sat with you, is the point of the line.',
  },
  {
    says: 'sunday roast|sunday lunch',
    brutal: [
      'One Sunday roast, forty tables, and each of them has had better gravy at home.',
      "Run out of beef and they'll order the lamb. Run out of Yorkshires and it's in the local paper.",
    ],
    gentle: "Sunday is a pub's make-or-break service. Add roasts out in the four hours, and your section.",
  },
  {
    says: 'tasting menu',
    brutal: [
      'Eleven courses on a tasting menu, eleven short speeches, and chips on the way home.',
      'A spoon, a pebble, a wisp of smoke. That was number three.',
    ],
    gentle: 'Long menus need every station on time. Add courses, guests and the ones that were yours.',
  },
  {
    says: 'buffet|breakfast buffet',
    not: 'warren|locomotive|crampon|clarinet',
    brutal: [
      'A buffet gives forty hands one pair of tongs.',
      'The pastries leave in napkins. By Sunday the buffet is catering two lunches it was never told about.',
    ],
    gentle: 'A buffet is a forecast you can eat. Say how many you served, and what you did about waste.',
  },
  {
    says: 'fish and chips|fish and chip|chip shop|chippy',
    brutal: [
      'Friday, half past five, and the whole postcode has had the same idea.',
      'Salt and vinegar? Open or wrapped? A chippy asks better questions than most interviews.',
    ],
    gentle: 'A Friday queue is proof of speed and temper. Add portions a night, or filleting and batter made yourself.',
  },
  {
    says: "mcdonald's|mcdonalds|mcdonald’s",
    not: 'house charities|ronald',
    around: 'crew|till|kitchen|shift|cashier|drive-thru|grill|burger|fries|food safety|front counter|mccafe',
    brutal: [
      "There's an hour on a Saturday in there that would finish most management consultants.",
      'The ice cream machine was never your fault. Everyone will ask anyway.',
    ],
    gentle: 'Few employers train people as thoroughly. Add stations, crew led and a Crew Trainer badge.',
  },
  {
    says: 'sandwich bar|sandwich shop|sandwich artist|sandwich maker',
    brutal: ['A sandwich bar is two hours of panic and six of cling film.', 'A whole company printed sandwich artist on its badges and meant the lettuce.'],
    gentle: 'The trade is a lunchtime sprint. Add customers in the two hours and the size of the team.',
  },
  {
    says: 'soup of the day',
    brutal: ['Ask what the soup of the day is and somebody has to go and look.', 'Whatever the kitchen bought too much of, in a nice bowl, with a sprig.'],
    gentle: 'Using up well is a cost skill. If the soup was yours to decide, that is menu planning on a small scale and may be called so.',
  },
  {
    says: 'mother sauce|mother sauces|five mother sauces',
    brutal: [
      'Béchamel, velouté, espagnole, hollandaise, tomato. Five great sauces, and table two wants ketchup.',
      'Escoffier boiled the sauces down to five. It took a chip shop one afternoon to add curry.',
    ],
    gentle: 'Classical grounding still gets noticed. Add the kitchen it came from, and one sauce of yours that made a menu.',
  },
  {
    says: 'knife skills',
    brutal: [
      "There's no certificate in knife skills. Kitchens just count your plasters.",
      "Brunoise: two-millimetre cubes of carrot that only another chef will ever see. And they'll look.",
    ],
    gentle: 'Butchery, fish, fine vegetable work: one noun puts you on a section, and “knife skills” alone puts you on none.',
  },
  {
    says: "knife roll|chef's knives|chef knives",
    brutal: [
      'A chef will lend you twenty quid, a sofa, a car. Not out of the knife roll.',
      'It travels by bus, rolled up under an arm, and nobody sits too close.',
    ],
    gentle: 'Bringing your own says you take it seriously. The section they come out for is the missing half.',
  },
  {
    says: 'whetstone|knife sharpening',
    brutal: [
      'A thousand grit, six thousand grit, a leather strop, and then someone opens a box with it.',
      "Knife sharpening is twenty minutes of calm. It's usually taken for slacking.",
    ],
    gentle: 'Sharpening for a whole kitchen or shop is a duty with a rota. If it was that, the number of blades a week belongs here.',
  },
  {
    says: "chef whites|chef's whites",
    brutal: [
      'Chef whites are white so that everyone can read the specials off your sleeve.',
      'Double-breasted, so the clean side can be buttoned across when somebody important comes in.',
    ],
    gentle: "Uniform standards belong with inspections and open kitchens. Answering for a whole team's turnout is the version worth printing.",
  },
  {
    says: 'michelin|michelin star|michelin-starred|michelin starred',
    not: 'tyre|tire|rubber|dealer|distributor',
    around: 'chef|kitchen|restaurant|cook|dining|hotel|section|menu|waiter|sommelier|commis|pastry|food|guest',
    brutal: [
      'A tyre company wanted people to drive further for dinner. Grown chefs now lose sleep over Michelin.',
      'Michelin inspectors dine alone, pay and say nothing. Quiet people with a notebook have eaten like kings ever since.',
    ],
    gentle: 'The star belongs to the house, so what was yours matters: section, covers, and the years it was held while you cooked.',
  },
  {
    says: 'aa rosette|rosette',
    near: 'restaurant|kitchen|chef|hotel|dining|menu|aa',
    brutal: ['Rosettes for cooking, awarded by the people who tow your car.', 'It goes up to five, and the inspector is in the corner, noticing the butter.'],
    gentle: 'Won, kept or raised while you were there are three achievements. Name the verb and the year.',
  },
  {
    says: 'menu costing|recipe costing|dish costing|food costing|menu engineering',
    brutal: [
      'The chips are paying for the steak. The steak has never been told.',
      'Do the menu costing once and you discover the parsley has been robbing you for years.',
    ],
    gentle: 'Owners hire on target against actual. Give both percentages.',
  },
  {
    says: 'portion control',
    not: 'diet|weight|patient|nutrition|diabet|obes|sachet|packaging|calorie',
    brutal: [
      'A scoop, a scale, and one colleague who serves with the heart.',
      'Six thick chips in a tiny bucket. There was a portion control meeting about the sixth.',
    ],
    gentle: 'Portion control is where a kitchen keeps its money. Add yield or margin before and after it was tightened.',
  },
  {
    says: 'waste sheet|waste log|food waste|wastage',
    near: 'kitchen|food|chef|bakery|menu|restaurant|stock|fresh|shop|store',
    brutal: [
      'Four croissants on the waste sheet at nine. Crumbs in the office by five past.',
      "Weighing food waste takes a bin, a scale, and nerves of steel when the boss's special goes in.",
    ],
    gentle: 'Waste is money anybody can picture. Add kilos or pounds a week, before and after.',
  },
  {
    says: 'dark kitchen|ghost kitchen|cloud kitchen',
    brutal: [
      'Five restaurants on the app, one dark kitchen off the ring road, same chicken.',
      'No tables, no windows, no guests. A ghost kitchen only has the printer for company.',
    ],
    gentle: 'Delivery-only cooking runs on seconds. Add brands on the go and orders an hour at the peak.',
  },
  {
    says: 'food truck',
    brutal: [
      'All the pressure of a restaurant, but it also has to start.',
      'A food truck is prep, service and parallel parking.',
      'Four square metres, two fryers, and a reversing camera facing the queue.',
    ],
    gentle: 'A truck is a whole business on wheels. Pitches, events, orders on the best day: any of the three carries it.',
  },
  {
    says: 'street food',
    brutal: [
      'Eaten standing, beside a bin, for restaurant money. And the street food queue is right.',
      "Restaurants were invented so people could stop eating street food in the rain. It didn't take.",
    ],
    gentle: 'One pitch, one dish, one queue. Add markets by name and portions before you sold out.',
  },
  {
    says: 'school meal|school kitchen|school canteen|school catering|school cook|lunch lady',
    brutal: [
      'One short lunch hour, with the most honest food critics in the country, holding trays.',
      'The menu lists five vegetables. The bins have met all five.',
    ],
    gentle: 'Give meals per sitting, the standards kept, the budget per plate: any one of them shows how tight this job is run.',
  },
  {
    says: 'hospital kitchen|hospital catering|hospital cater',
    brutal: [
      'A hospital kitchen runs on nine diets, four textures and one lift.',
      "Toast leaves that kitchen as toast. By the fourth floor it's roofing felt.",
    ],
    gentle: 'Diet codes and tray lines are precise work. Add beds served and the special diets you plate unaided.',
  },
  {
    says: 'staff meal|staff food',
    brutal: ['Staff food: eleven minutes, one box of chicken thighs, best dish of the day.', 'Eaten standing up, off the lid of something, at twenty to five.'],
    gentle: 'Feeding the crew well says a lot. Planned, or made from what was left: the second is a cost skill and worth the words.',
  },
  {
    says: 'the pass|kitchen pass|expediting|expediter|expeditor',
    near: 'kitchen|restaurant|chef|plate|line cook|dishes|dining',
    brutal: ['Two heat lamps, one cloth, and the power to send it all back.', 'Every plate in the building stops at the pass to have its chin wiped.'],
    gentle: 'Whoever runs the pass runs the evening. Add covers and sections called.',
  },
  {
    says: 'kitchen display system|kds|kitchen display screen',
    brutal: [
      'The KDS goes from green to amber to red. So does the chef.',
      "It replaced the spike with the paper on. Orders can't blow away now, and neither can the timer.",
    ],
    gentle: 'Ticket times are printed on that screen. An average before and after is a figure few cooks think to take with them.',
  },
  {
    says: 'deliveroo|just eat|uber eats|ubereats|doordash|grubhub',
    brutal: [
      'The rider blames the kitchen, the kitchen blames the rider, and the app keeps its cut from both.',
      'The map has said two minutes away for the last twenty.',
    ],
    gentle: 'These platforms count everything. Name the figure for your side: rating, acceptance rate or orders a night.',
  },
  {
    says: 'grease trap',
    brutal: [
      'Nobody volunteers for the grease trap twice. Nobody volunteered the first time.',
      "It's the kitchen's memory. Nothing that goes in is ever forgotten.",
    ],
    gentle: 'A trap in order keeps the drains and the landlord quiet. Add a schedule or contractor you managed, if you have one.',
  },
  {
    says: 'piping bag|buttercream|royal icing',
    brutal: [
      'Anything written in icing gets one chance at the spelling.',
      'A steady hand, a deep breath, and a palette knife behind your back for when the R goes wrong.',
    ],
    gentle: 'Icing is best seen. Add a picture link, or cakes in a busy week, if you have one.',
  },
  {
    says: 'cake decorating|celebration cake|cake decorator|cake maker',
    brutal: [
      'Three tiers, one hatchback, and a hill start. Cake decorating never puts that in the portfolio.',
      'Four hours on the roses, eleven seconds for the knife.',
    ],
    gentle: 'A portfolio link sells it. Add the largest cake delivered in one piece, or orders a month.',
  },
  {
    says: 'deck oven|rack oven',
    brutal: [
      "Bakers can tell you which corner of the oven runs hot. The engineer says that's impossible.",
      'One long peel, two hundred and forty degrees, and forearms that scan like a barcode.',
    ],
    gentle: 'Reading an oven is learned slowly. Add loaves per bake and kinds of bread.',
  },
  {
    says: 'bakery|baker|baking',
    near: '3am|4am|2am|5am|night shift|early start|early morning|nights|early shift',
    brutal: ['Bakers see every sunrise of the year and leave every party first.', 'Up in the dark, so that the rest of the town can smell bread at breakfast.'],
    gentle: 'Keeping those hours reliably is a reference in itself. Beside it belongs what was on the shelf at opening.',
  },
  {
    says: 'gluten free|gluten-free',
    near: 'kitchen|bakery|menu|baking|chef|bread|cake|product|food|restaurant',
    brutal: [
      'Own board, own toaster, own fryer, and one crumb with ambitions.',
      "Half a teaspoon of xanthan gum too little and it's sand. Too much and it's a mouse mat.",
    ],
    gentle: 'Keeping gluten free truly separate is a discipline people depend on. Name the control itself: own area, own tools, own labels.',
  },
  {
    says: 'vegan menu|plant-based menu|vegan cooking|plant based menu|plant-based cooking|vegan kitchen|vegan cafe',
    brutal: [
      'Somebody once looked at the water in a tin of chickpeas, thought meringue, and was right.',
      "In the shop a cauliflower is a cauliflower. On a vegan menu it's a steak, and priced like one.",
    ],
    gentle: 'Dishes that sold are the point. Add one that stayed on the menu, with its share of orders, if you have one.',
  },
  {
    says: 'pastry section|pastry kitchen|patisserie section',
    brutal: [
      'The pastry section: scales, silence, and a long grudge about the oven door.',
      "Everyone's cleaned down except pastry. Table twelve is thinking about it.",
    ],
    gentle: 'Pastry often works alone. Desserts a night, breads, petits fours: what rested on you is the line.',
  },
  {
    says: 'ice cream van|ice cream truck',
    brutal: [
      'The rota for an ice cream van is written by the weather.',
      'The jingle, badly, at four in the afternoon, and three streets rearrange their evening.',
    ],
    gentle: "Pitch, cash, fridge, vehicle: an ice cream van is a one-person business. Add a hot Saturday's takings, if you have one.",
  },
  {
    says: 'cheese board|cheeseboard|cheesemonger|cheese counter|artisan cheese',
    brutal: ['Everybody tastes six cheeses and buys the cheddar.', 'Stilton, brie, something from a farm with one goat, and the grapes nobody costed.'],
    gentle: 'Selling cheese is storytelling with a knife. Add a range you chose, or a team you trained to taste, if you have one.',
  },
  {
    says: 'brisket|pitmaster|bbq smoker|meat smoker',
    brutal: [
      'Brisket stalls for hours and does nothing at all. Pitmasters sit beside it and call that technique.',
      'On the smoker the night before, sold out by one. A sign on the door says so, proudly.',
    ],
    gentle: 'Overnight cooks need a method and a log. Pounds a day, and the wood, start the right conversation.',
  },
  {
    says: 'tapas|small plates',
    brutal: [
      "Tapas arrive when they're ready, which is a kitchen's dream and a table's argument.",
      "Four prawns between three people. There's the starter and the evening's entertainment.",
    ],
    gentle: 'Small plates mean many tickets at once. Add dishes per service, or sections juggled.',
  },
  {
    says: 'chef de partie|cdp',
    near: 'chef|kitchen|section|larder|sauce|pastry|fish|grill|restaurant|hotel',
    not: 'data|customer|marketing|salesforce|segment',
    brutal: [
      'Chef de partie: lord of one bench, two gas rings and a fridge with your handwriting all over it.',
      "It's the rank at which things on a section stop being somebody else's fault.",
    ],
    gentle: 'Sauce, larder, fish and pastry each open a different door. Add the section beside the rank.',
  },
  {
    says: 'commis chef|commis',
    near: 'chef|kitchen|restaurant|hotel|section|pastry',
    brutal: ['A commis gets the shallots. All of the shallots.', 'Commis is the rank that says yes, chef more often than its own name.'],
    gentle: 'Commis years are where the range comes from. Add sections in the rotation, and the one that asked for you back.',
  },
  {
    says: 'crème brûlée|creme brulee|crème brulée',
    brutal: ['People pay for the crack. The custard just turns up.', 'Pastry is the section with the blowtorch. Be nice to pastry.'],
    gentle: 'A classic done the same every night is a quiet skill. Add portions a service, and the rest of your dessert list.',
  },
  {
    says: 'micro herb|microherb|edible flower|tweezer plating|food tweezers',
    brutal: ['Three leaves, placed with tweezers, moved to the side with a fork.', "If lunch needs tweezers it's either art or a splinter."],
    gentle: 'Fine plating suggests a certain level of restaurant. Add its name or rating.',
  },
  {
    says: 'foraging|foraged',
    near: 'menu|kitchen|chef|restaurant|ingredient|seasonal|food',
    brutal: [
      'Free in the hedge, a fortune on the plate. The hedge really should get an agent.',
      'One chef, one basket, and a long careful look at a mushroom.',
    ],
    gentle: 'Wild ingredients need knowledge and permission. Add one thing on the menu that no supplier could bring, if you have one.',
  },
  {
    says: 'bratt pan|brat pan|tilting kettle|tilt skillet',
    brutal: ['A bath that makes chilli.', 'A bratt pan tips when you crank it. The drain in the floor is there for optimists.'],
    gentle: 'Large-batch kit means large numbers. Add meals a day.',
  },
  {
    says: 'bain marie|bain-marie|hot holding|hot hold',
    brutal: [
      'The macaroni went into the bain marie at eleven. By two it no longer knows what it was.',
      "Bain-marie means Mary's bath. She has been keeping the beans warm since the alchemists.",
    ],
    gentle: 'Holding hot food at a safe temperature and logging it is a legal duty. If the checks were yours, the verb should say so.',
  },
  {
    says: 'chopping board|cutting board',
    near: 'colour|color|coded|kitchen|haccp|hygiene',
    brutal: [
      'Red is for raw meat, blue is for fish. Ask anyone what the brown board is for and enjoy the pause.',
      'Six colours of chopping board, and one white one that has plainly seen everything.',
    ],
    gentle: 'Colour coding is the visible half of food safety. Enforcing it for others, if you did, is supervision.',
  },
  {
    says: 'afternoon tea',
    brutal: [
      'Afternoon tea is sandwiches with the crusts, and most of the sandwich, cut off.',
      'Three tiers. Etiquette says start at the bottom, and the cake is at the top for a reason.',
    ],
    gentle: 'Hotels make good money on afternoon tea. Sittings a day and guests per sitting turn sandwiches into revenue.',
  },
  {
    says: 'recipe development|test kitchen|recipe testing',
    not: 'etch|wafer|plasma|semiconductor|cvd|coating|paint|batch control|feature|tablet',
    brutal: ['Version eleven had more lemon. Version twelve was version four.', 'Forty spoons a day in the test kitchen, and the note is always salt.'],
    gentle: 'Trials are the fun part, launches get you hired. Add one recipe that reached a shelf or a menu, if you have one.',
  },
  {
    says: 'ready meal',
    brutal: [
      'Pierce film several times, says the ready meal. There was a committee, and it settled on several.',
      "There's fresh basil on the sleeve of a ready meal. It's a serving suggestion, and so is the table.",
    ],
    gentle: 'Recipe, line, label or quality: the part that was yours is the trade. Add units a week and the retailer.',
  },
  {
    says: 'professional cookery',
    brutal: [
      'An assessor, a portfolio, and a signed witness statement for a Victoria sponge.',
      "Professional cookery is the course where the homework gets eaten before it's marked.",
    ],
    gentle: 'Level and awarding body first, then the first kitchen it was used in: the second half sells the first.',
  },
  {
    says: 'scores on the doors|food hygiene rating|5 star hygiene|five star hygiene|5-star hygiene|hygiene rating|5* hygiene',
    brutal: [
      'A hygiene rating of five goes in the window. A two goes behind the plant.',
      "Stars for food come from people who've eaten. This one comes from someone who has moved the fridge.",
    ],
    gentle: 'A climb to five and a five held for years both deserve respect. Dates tell the reader which, so they belong here.',
  },
  {
    says: 'environmental health|eho',
    near: 'kitchen|food|inspection|restaurant|audit|hygiene|inspector|pub|cafe|catering',
    not: 'degree|bsc|msc',
    brutal: [
      'The EHO arrives unannounced, is extremely polite, and goes straight for the fridge seals.',
      'Funny how a whole kitchen finds its hairnets for one lanyard and a torch.',
    ],
    gentle: 'The result of the visit is what counts: the score, the actions, the date they were closed.',
  },
  {
    says: 'fridge temperature|temperature log|temperature record',
    near: 'kitchen|food|fridge|freezer|cafe|restaurant|haccp|delivery|deli|store|bar',
    brutal: [
      'Four degrees at nine, four at one, four at five. Novels have had more variety than a temperature log.',
      'The clipboard hangs on the fridge. The pen hung there too, until the first delivery.',
    ],
    gentle: 'Daily records are dull until the day they protect everyone. An audit they stood up in is the proof.',
  },
  {
    says: 'gingerbread',
    not: 'android|ios|mobile',
    brutal: ['Load-bearing biscuit.', 'A gingerbread house gets its roof on quicker than most loft conversions, and without a permit.'],
    gentle: 'Seasonal showpieces draw people in. Add the size, hours and what it raised or sold.',
  },
  {
    says: 'pork pie|melton mowbray',
    brutal: ['A proper pork pie is grey inside, on purpose, by regulation.', 'Hot water crust: a pastry strong enough to post.'],
    gentle: 'Raised pies are a craft with a protected name or two. Add hand raised, and how many a day.',
  },
  {
    says: 'works canteen|staff canteen|staff restaurant',
    brutal: ['Chips daily. Salad on the poster.', 'Curry is on Tuesdays. Move it and a canteen finds out it has a union.'],
    gentle: 'Uptake is the figure: meals a day out of how many staff. A rise in it is the best praise a canteen can get.',
  },
  {
    says: 'galley',
    near: 'chef|cook|yacht|ship|meal|meals|stewardess|crew|vessel|aircraft',
    brutal: ['A galley is a kitchen that leans.', 'Every cupboard has a catch on it, including the one with the eggs.'],
    gentle: 'Cooking with no shop for days is provisioning as much as cheffing. Add crew or guests, and days at sea or hours in the air.',
  },
  {
    says: "open kitchen|chef's table|chefs table",
    not: 'apartment|living|island|interior|renovat|design|listing|residential|floor plan|house',
    brutal: ['In an open kitchen the swearing is done with the eyes.', 'Best seats in the house, and a clear view of who dropped the fish.'],
    gentle: 'Cooking in view is craft and hospitality together. Seats at the counter, and guests you explained dishes to, show both.',
  },
];
