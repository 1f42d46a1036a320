import type { ComicEntry } from '../comic-entry.ts';

/** Things of kitchens, bakeries, butchers and restaurants behind the pass. */
export const KITCHEN_THINGS: readonly ComicEntry[] = [
  {
    says: 'spiral mixer|dough mixer',
    brutal: [
      "A mixer goes round in circles for twelve minutes and something rises. Most meetings can't say that.",
      'One hook, one tub, and a safety guard that every baker has opinions about.',
    ],
    gentle: 'Bakers will want the batch: how many kilos of dough at a time, and which kinds? That turns a machine into an output they can picture.',
  },
  {
    says: 'sourdough starter|levain',
    brutal: [
      "A starter is a pet made of flour. It eats twice a day, it smells when it's cross, and holidays are planned round it.",
      "It's alive, it bubbles, and someone has to explain it to the person who cleans out the fridge.",
    ],
    gentle: 'Keeping a starter steady through the seasons is process control. Say how many loaves rested on it each day.',
  },
  {
    says: 'sourdough',
    not: 'starter',
    brutal: [
      'Sourdough: flour, water, salt, and a lifelong inability to let it go unmentioned.',
      'Two days in the making. Price queried in four seconds.',
      'The holes are where the margin is.',
    ],
    gentle: "Long fermentation means planning tomorrow's bread today. The daily loaf count would show how big that planning was.",
  },
  {
    says: 'croissant|viennoiserie|laminated dough',
    brutal: [
      'Twenty-seven layers of butter in a croissant, and most of them finish up on the jumper.',
      'Three folds, a night in the fridge, and then somebody wants it with ham and cheese in a microwave.',
    ],
    gentle: "Lamination is one of the few things a bakery can't fake. Say whether by hand or on a sheeter, and how many for a Saturday.",
  },
  {
    says: 'combi oven|rational oven',
    brutal: [
      'A combi oven has hundreds of programmes. Kitchens use two, and one of those is the cleaning cycle.',
      "It steams, it roasts, it reports to head office, and when the chicken's dry it's still the chef's fault.",
    ],
    gentle: 'A kitchen with the same ovens will be glad of the make. Add it, and what you can programme beyond the presets.',
  },
  {
    says: 'fryer|deep fat fryer|deep fryer',
    not: 'air fryer',
    brutal: [
      "The smell of a fryer doesn't clock out. It comes home with you on the bus.",
      'Changing the oil has a rota. The rota has one name on it that never seems to be in.',
    ],
    gentle: "Oil is one of the bigger costs on a fry section. If you know the filtering routine and how long a fill lasts, that's worth a clause.",
  },
  {
    says: 'walk-in fridge|walk in fridge|walk-in cooler|walk-in freezer|walk-in chiller',
    brutal: [
      "Officially the walk-in holds the dairy. Unofficially it's where the whole kitchen goes to shout.",
      "There's a release handle on the inside of the door. Nobody trusts it, hence the crate.",
    ],
    gentle: 'Order in a walk-in shows at stocktake. Is there a layout, a labelling rule or a delivery check here with your stamp on it?',
  },
  {
    says: 'blast chiller',
    brutal: [
      'Seventy degrees down to three in ninety minutes. In August the chefs form an orderly queue.',
      "A chiller takes the heat out of anything in an hour and a half. Pity the head chef won't fit.",
    ],
    gentle: 'Blast chilling usually means cooking ahead at volume. Say for how many portions or how many sites.',
  },
  {
    says: 'food probe|temperature probe|probe thermometer',
    near: 'kitchen|food|chef|cooking|haccp|fridge|delivery',
    brutal: [
      'The probe gets ice on Monday and boiling water straight after. It has a harder week than the chicken.',
      'Seventy-five degrees in the middle, a tick on the sheet, and a probe wipe that was definitely a fresh one.',
    ],
    gentle: 'Probing and writing it down is what an inspector asks to see first. Name the record sheet or app it went into.',
  },
  {
    says: 'haccp',
    brutal: [
      'HACCP was worked out to keep astronauts from getting food poisoning. Now it guards the coleslaw.',
      'Seven principles, pronounced hassup, spelled like a sneeze.',
      "Two of the letters are critical control point. In most kitchens that's the person with the pen.",
    ],
    gentle: "There's a world of difference between following a HACCP plan and writing one. Say which, and whether it was audited.",
  },
  {
    says: 'food hygiene level 2|level 2 food hygiene|food safety level 2|level 2 food safety|level 2 award in food safety|food hygiene certificate',
    brutal: [
      'Food hygiene is a test where the answer is wash your hands or put it at the bottom of the fridge.',
      'One morning of multiple choice, and you never trust a buffet again.',
    ],
    gentle: "There's no legal expiry, but many employers want a refresher about every three years. Print the year and the awarding body.",
  },
  {
    says: 'food safety level 3|level 3 food safety|level 3 food hygiene|food hygiene level 3|level 3 award in food safety',
    brutal: ['Level 2 tells you not to leave the rice out. Level 3 has you find out who did.', 'Level 3: same fridge, more signatures.'],
    gentle: "Level 3 is the supervisor's certificate, so let it sit beside supervision: the team it covered or the audits that followed.",
  },
  {
    says: 'servsafe',
    brutal: [
      'ServSafe puts the danger zone between 41 and 135 degrees. So does anyone who has worked the line in July.',
      "ServSafe makes the potato salad, legally, somebody's problem.",
    ],
    gentle: 'Manager or Food Handler? US employers hire for one or the other, so print which, with the expiry date.',
  },
  {
    says: "food handler card|food handler's card|food handlers card|food handler permit|food handler's permit|food handlers permit",
    brutal: [
      'A county has it in writing that you know when to wash your hands.',
      'The card covers hair nets, hand sinks and hot holding. The break room microwave remains lawless.',
    ],
    gentle: 'Permits belong to a county or a state, so name yours with the expiry date. It saves a new employer a phone call.',
  },
  {
    says: 'allergen matrix|allergen chart|allergen menu',
    brutal: [
      'An allergen matrix: fourteen columns, sixty dishes, and one supplier who changed the mayonnaise and told nobody.',
      'Lupin has a column of its own. Nobody on shift has ever met a lupin.',
    ],
    gentle: 'A matrix is only as good as its last update. Who keeps it current, and what sets off a change? That answer is the claim.',
  },
  {
    says: 'allergen awareness|allergen training|allergen management|allergen control',
    brutal: [
      'Fourteen allergens by law. Most people get to nine and start saying nuts again.',
      'Celery and mustard are on the list. Suddenly a sandwich has paperwork.',
    ],
    gentle: 'Allergen duty is trust in writing. Was it a course, a procedure or a briefing for others? Name the one it was.',
  },
  {
    says: 'fifo|first in first out',
    near: 'food|kitchen|fridge|stock rotation|perishable|chef|freezer|shelf|shelves',
    brutal: [
      'First in, first out. The yoghurts obey it, and the late shift would like the same on a Saturday.',
      "FIFO is a sound principle, right up to the delivery that gets shoved in front of last week's milk.",
    ],
    gentle: "Rotation pays off in what isn't thrown away. A waste figure before and after would turn the method into a result.",
  },
  {
    says: 'mise en place|mise-en-place',
    brutal: [
      'Mise en place is the three hours before anyone thinks the kitchen has started.',
      'Everything in its place, in little steel tubs, until the first ticket for twelve.',
    ],
    gentle: 'Preparation is the half of cooking nobody sees. Which section and for how many covers? Then a chef can see it.',
  },
  {
    says: 'kitchen porter|pot wash|pot washer|pot washing|dish pit|plongeur',
    brutal: [
      'The head chef can go missing and lunch still happens. Try it without the pot wash.',
      'Last out of the building, and the first person a clever chef makes chips for.',
    ],
    gentle: 'Plenty of head chefs began at that sink and rate anyone who kept it moving. Say how many covers came back as plates.',
  },
  {
    says: 'commercial dishwasher|pass-through dishwasher|hood dishwasher|industrial dishwasher',
    brutal: [
      'Ninety seconds a rack, and the dishwasher has met that teaspoon eleven times today.',
      "Whoever's next to it on a summer Saturday gets a free facial and no choice.",
    ],
    gentle: 'Did it involve the daily strip-down, the chemicals, or fault-finding? Those are the parts a maintenance log remembers.',
  },
  {
    says: 'sous vide|sous-vide',
    brutal: [
      'The short rib gets thirty-six hours in a warm bath. The chef gets ten minutes on an upturned crate.',
      'Sous vide is boil in the bag with a degree in physics.',
    ],
    gentle: "Times, temperatures and shelf life have to be validated here. If you wrote or checked that schedule, it's the best part of the line.",
  },
  {
    says: 'robot coupe|robot-coupe',
    brutal: [
      'The lid of a Robot Coupe clicks shut first time for exactly one member of staff.',
      'A Robot Coupe costs four figures, makes breadcrumbs, and nobody will say who left the blade in the sink.',
    ],
    gentle: 'Kit like this hints at volume. What was being made in it, and by the litre or by the tub?',
  },
  {
    says: 'mandoline',
    not: 'music|band|orchestra',
    brutal: [
      "The mandoline's finger guard is still in the box. The blue plasters are on the shelf just above.",
      "Two-millimetre slices, and complete silence from whoever's holding the potato.",
    ],
    gentle: 'A tool for consistency. Which section was it on, and which dish depended on it being right every time?',
  },
  {
    says: 'meat slicer|bacon slicer|gravity slicer|ham slicer|deli slicer',
    brutal: [
      'Four minutes to slice the ham, twenty-five to clean the slicer. Guess when the next order comes in.',
      'One dial from see-through to doorstop, and the order is always for somewhere in the middle.',
    ],
    gentle: 'Slicers come with training records and a cleaning routine. If you were signed off on one, say so; insurers ask.',
  },
  {
    says: 'salamander',
    near: 'grill|kitchen|chef|griddle|section|cook|broiler',
    brutal: [
      'A salamander is a grill at head height, so the cheese and your eyebrows brown together.',
      'Named after a creature that was said to live in fire, which also covers the job description.',
    ],
    gentle: 'Grill work is timing for the whole pass. Say how many plates an hour left your section at the peak.',
  },
  {
    says: 'plancha|flat top grill|flat-top grill|griddle',
    brutal: [
      'A griddle is one hot sheet of steel and an invisible border between the bacon and the veggie sausages.',
      'It gets scraped down at midnight with a brick. An actual brick, with an order code.',
    ],
    gentle: 'A flat top at breakfast is a memory test. How many orders could be on it at once? A chef would smile at that figure.',
  },
  {
    says: 'wok|wok station',
    brutal: [
      "A wok burner sounds like a jet taking off, and dinner's ready before it lands.",
      'Never washed with soap, blackened on purpose, and the most senior thing in the kitchen.',
    ],
    gentle: 'Wok sections run on speed and heat. Orders an hour, or the number of rings worked at once, would show yours.',
  },
  {
    says: 'tandoor|tandoori oven',
    brutal: [
      "Well over four hundred degrees, and the naan goes on by hand. That isn't a recipe, it's a dare.",
      'A tandoor takes the hair off your forearm and pays you back in bread.',
    ],
    gentle: 'Tandoor chefs are hard to find, so say it high up: breads, meats or both, and for what size of dining room.',
  },
  {
    says: 'pizza oven|wood-fired oven|wood fired oven|neapolitan pizza|pizzaiolo',
    brutal: [
      'The pizza takes ninety seconds. The oven takes two hours, and one table would like theirs well done.',
      'Wood goes in one side, dinner in the other, and the floor between them is hotter than both.',
    ],
    gentle: 'Which oven, and how many pizzas in an hour when it was full? Anyone who owns one will read that first.',
  },
  {
    says: 'fresh pasta|pasta machine|handmade pasta',
    brutal: [
      'Fresh pasta takes the whole morning to make, three minutes to boil, and somebody asks for chips with it.',
      'The machine clamps to the edge of a bench. It is always the bench that wobbles.',
    ],
    gentle: 'Fresh every day is a promise to keep. How many portions, which shapes, and was it you who set the recipe?',
  },
  {
    says: 'risotto',
    brutal: [
      'Risotto takes eighteen minutes to order, says the menu. In most kitchens the first twelve happened this morning.',
      'On television risotto gets chefs sent home. In restaurants it gets called the vegetarian option.',
    ],
    gentle: "A dish that needs somebody's whole attention. Say what else was on the section while it was being stirred.",
  },
  {
    says: 'hollandaise',
    brutal: [
      'Hollandaise is egg yolk, butter and nerve. It waits for a table of fourteen, and then it splits.',
      'Too cold, it sets. Too hot, it scrambles. There are easier flatmates.',
    ],
    gentle: 'Made fresh for service, it shows temperature control and a calm head. For how many brunch covers?',
  },
  {
    says: 'soufflé|souffle',
    brutal: [
      'Nobody opens the oven, nobody slams a door, nobody breathes. The soufflé has them all trained.',
      'Twenty minutes on the way up, forty seconds on the way down, and table nine is round the corner.',
    ],
    gentle: 'A dish with no second chance is good evidence of timing. Did it run on a full menu or for a small room?',
  },
  {
    says: 'macaron',
    brutal: [
      "Pastry chefs inspect a macaron's feet. No other biscuit has to put up with that.",
      'Two bites, three trays of rejects, and a guest at the counter pronouncing it macaroon.',
    ],
    gentle: 'Macarons are a test of consistency. Batch size and the share that could be sold would impress any pastry chef.',
  },
  {
    says: 'tempering chocolate|tempered chocolate|chocolate tempering|chocolatier',
    brutal: [
      'Chocolate up to forty-five, down to twenty-seven, back to thirty-one. Miss one and it sulks in grey streaks.',
      'Quality control is a snap, a shine, and eating the evidence.',
    ],
    gentle: 'By hand on marble, or with a machine? A chocolate maker wants to know that, and the kilos in a season.',
  },
  {
    says: 'sugar work|pulled sugar|blown sugar',
    near: 'pastry|patisserie|cake|chef|chocolate|dessert|showpiece',
    brutal: [
      'Boiled to a hundred and sixty degrees, pulled by hand, and then somebody asks if the swan is plastic.',
      'Sugar showpieces fear two things: humidity, and the lift.',
    ],
    gentle: 'Showpieces get noticed at competitions and on sweet tables. Name the event it stood at, and the piece.',
  },
  {
    says: 'sausage roll',
    brutal: ['A sausage roll is best before the end of the pavement.', 'Britain has no written constitution. It has the queue for a sausage roll.'],
    gentle: 'A humble product with serious volume. If you know the number baked in a morning, put it in.',
  },
  {
    says: 'cornish pasty|pasty|pasties',
    brutal: [
      'The pasty is protected by law. Not from seagulls.',
      "Cornwall says the crimp goes on the side. There are villages that won't discuss it any further.",
    ],
    gentle: "Hand crimping has a pace per hour that pasty makers know by heart. If it's yours to claim, claim it.",
  },
  {
    says: 'sausage making|sausage machine|sausage filler|sausage production|making sausages',
    brutal: [
      'Sausages linked in threes by hand, at a speed that looks like a card trick with meat.',
      'Bismarck almost certainly never said that thing about laws and sausages. Butchers still hear it weekly.',
    ],
    gentle: "Whose recipe was it, and how many kilos a week? House sausages are what a butcher's shop is remembered for.",
  },
  {
    says: 'boning hall|boning room|deboning|meat cutting plant',
    brutal: [
      'A boning hall runs at twelve degrees or under, on thermals, local radio and sharp elbows.',
      'Everyone in that room can draw a cow from memory, with dotted lines.',
    ],
    gentle: 'Yield is the figure a meat plant lives by. Carcasses a shift, or your percentage against target, belongs right here.',
  },
  {
    says: 'chainmail glove|chain mail glove|chainmail apron|cut-resistant glove',
    brutal: ['Knights wore chainmail all over. Butchers kept the bits that mattered.', 'Medieval kit, still on the risk assessment, still one size too big.'],
    gentle: "Protective kit on a CV tells me the work was real knife work. Add the safety record if there's one to be proud of.",
  },
  {
    says: "butcher counter|butcher's counter|butchers counter|meat counter",
    brutal: [
      'Forty cuts on display and the next ticket wants two chicken breasts.',
      "A butcher's counter needs green plastic parsley by eight, and it outlasts every pig it lies on.",
    ],
    gentle: 'A counter is craft and sales at once. Which of the two would your old manager mention first? Give that one the number.',
  },
  {
    says: 'haggis',
    brutal: [
      'Once a year somebody reads a haggis a poem and then stabs it. Scotland calls that manners.',
      'Barred from the United States since 1971. It has made no effort to get back in.',
    ],
    gentle: "Regional products travel well with a story. Was it made, sold, or served with the speech? Say which, and the season's volume.",
  },
  {
    says: 'black pudding',
    brutal: ['Black pudding has an ingredients list best read quickly.', "Bury, Stornoway and half of Ireland each make the best one. Don't hold the meeting."],
    gentle: 'A protected or prize-winning recipe would be worth naming; specialist producers are proud of them.',
  },
  {
    says: 'fishmonger|fish counter|filleting fish|fish filleting|fish market',
    brutal: [
      'Ice to the wrist by six, scales in your hair till Sunday.',
      'A fish counter looks its best at opening time, like a film star, and for the same reasons.',
    ],
    gentle: 'Species and speed are what another fishmonger looks for: round or flat, by hand, and how many boxes before opening?',
  },
  {
    says: 'oyster|oyster shucking|shucking',
    not: 'oyster card|tfl',
    brutal: ['Opened with a blunt knife and sharp language.', 'An oyster arrives shut, wants to stay shut, and costs three pounds for the argument.'],
    gentle: 'Shucking at pace is a party trick that events pay for. Dozens per hour, if anyone ever timed it?',
  },
  {
    says: 'lobster',
    brutal: ['Market price: two words that make a whole table study the chicken.', 'A lobster comes in wearing elastic bands and goes out wearing butter.'],
    gentle: 'High-cost stock means trust. Did the ordering, the waste or the pricing of it sit with you?',
  },
  {
    says: 'carvery',
    brutal: [
      'Three joints, one knife, and a queue with firm views on crackling.',
      'A plate is only so wide. Carveries have been testing that for fifty years.',
    ],
    gentle: 'Carving is yield with an audience. Portions from a joint, or guests on a Sunday, would make this solid.',
  },
  {
    says: 'sunday roast|sunday lunch',
    brutal: [
      'One Sunday roast, forty tables, and each of them has had better gravy at home.',
      "Run out of beef and they'll order the lamb. Run out of Yorkshires and it's in the local paper.",
    ],
    gentle: "Sunday is a pub's make-or-break service. How many roasts went out between noon and four?",
  },
  {
    says: 'brunch',
    brutal: ['Brunch is breakfast at dinner prices, with a queue in sunglasses.', 'To a chef it means poached eggs until four in the afternoon.'],
    gentle: 'Brunch trade is fast turns on a small menu. Covers per sitting is the figure another kitchen will compare.',
  },
  {
    says: 'tasting menu',
    brutal: [
      'Eleven courses on a tasting menu, eleven short speeches, and chips on the way home.',
      'A spoon, a pebble, a wisp of smoke. That was number three.',
    ],
    gentle: 'Long menus need every station on time. How many courses, for how many guests, and which were yours?',
  },
  {
    says: 'à la carte|a la carte',
    brutal: ["French for anything you like, in any order, all at eight o'clock.", "Thirty dishes on the card, and table six would like something that isn't."],
    gentle: 'Say how big the menu was and what covers it ran at; an à la carte kitchen is judged on both together.',
  },
  {
    says: 'buffet|breakfast buffet',
    not: 'warren|locomotive',
    brutal: [
      'A buffet gives forty hands one pair of tongs.',
      'The pastries leave in napkins. By Sunday the buffet is catering two lunches it was never told about.',
    ],
    gentle: 'Buffets are forecasting: enough at nine, nothing wasted at eleven. Which number did you get closest?',
  },
  {
    says: 'full english|cooked breakfast|english breakfast',
    brutal: [
      'Friendships have ended over whether the beans on a full English may touch the egg.',
      'The hash brown is not traditional. Take it off and see what happens.',
    ],
    gentle: "A breakfast service is volume before most offices open. Plates by ten o'clock would tell the story.",
  },
  {
    says: 'poached egg|eggs benedict',
    brutal: ['Water, vinegar, a whirlpool, and nine people who all said soft.', 'Poached eggs are easy. Now do forty, and have them all arrive together.'],
    gentle: 'A chef hears consistency in this. How many in a service, and who checked them at the pass?',
  },
  {
    says: 'fish and chips|fish and chip|chip shop|chippy',
    brutal: [
      'Friday, half past five, and the whole postcode has had the same idea.',
      'Salt and vinegar? Open or wrapped? A chippy asks better questions than most interviews.',
    ],
    gentle: 'A Friday queue is proof of speed and temper. Say how many portions, or how long people waited.',
  },
  {
    says: 'doner|kebab|shawarma',
    brutal: [
      'A kebab gets its reviews at two in the morning, all of them in capital letters.',
      'Salad? Chilli sauce? A kebab shop does its whole customer consultation in three words.',
    ],
    gentle: 'Late trade asks for speed, tact and a clean kitchen at closing. Say which of the three you were known for.',
  },
  {
    says: 'burger bar|flipping burgers|burger flipping|gourmet burger|smash burger',
    brutal: [
      'Everyone takes the gherkin out. It has survived every menu change regardless.',
      'A burger held together by a stick is really asking for a knife, fork and engineer.',
    ],
    gentle: 'Speed and sameness are the whole business here. Orders an hour, or the target time per order, is the missing half.',
  },
  {
    says: "mcdonald's|mcdonalds|mcdonald’s",
    not: 'house charities|ronald',
    brutal: [
      "There's an hour on a Saturday in there that would finish most management consultants.",
      'The ice cream machine was never your fault. Everyone will ask anyway.',
    ],
    gentle: 'Few employers train people as thoroughly. Name the stations, the crew you ran if you did, and any Crew Trainer badge.',
  },
  {
    says: 'sandwich bar|sandwich shop|sandwich artist|sandwich maker',
    brutal: ['A sandwich bar is two hours of panic and six of cling film.', 'A whole company printed sandwich artist on its badges and meant the lettuce.'],
    gentle: 'Lunch trade is a sprint. How many customers between twelve and two, and how many hands to do it?',
  },
  {
    says: 'deli counter|delicatessen',
    brutal: ['The deli ticket machine says 47. The queue has a different number in mind.', 'Two slices more. One slice less. Could they try the other ham.'],
    gentle: 'A good deli hand sells by offering a taste. Was there a best seller you pushed, or a range you chose?',
  },
  {
    says: 'soup of the day',
    brutal: ['Ask what the soup of the day is and somebody has to go and look.', 'Whatever the kitchen bought too much of, in a nice bowl, with a sprig.'],
    gentle: "Using up well is a cost skill. If the soup was yours to decide, say so; it's menu planning on a small scale.",
  },
  {
    says: 'mother sauce|mother sauces|five mother sauces',
    brutal: [
      'Béchamel, velouté, espagnole, hollandaise, tomato. Five great sauces, and table two wants ketchup.',
      'Escoffier settled on them over a century ago. Not one comes in a squeezy bottle.',
    ],
    gentle: 'Classical grounding still gets noticed. Where did you learn them, and which made it onto a menu of yours?',
  },
  {
    says: 'knife skills',
    brutal: [
      "There's no certificate in knife skills. Kitchens just count your plasters.",
      "Brunoise: two-millimetre cubes of carrot that only another chef will ever see. And they'll look.",
    ],
    gentle: 'Name what the knife did: butchery, fish, fine vegetable work. One noun puts you on a section.',
  },
  {
    says: "knife roll|chef's knives|chef knives",
    brutal: [
      'A chef will lend you twenty quid, a sofa, a car. Not out of the knife roll.',
      'It travels by bus, rolled up under an arm, and nobody sits too close.',
    ],
    gentle: 'Bringing your own knives says you take it seriously. Which section do they come out for?',
  },
  {
    says: 'whetstone|knife sharpening',
    brutal: [
      'A thousand grit, six thousand grit, a leather strop, and then someone opens a box with it.',
      "Knife sharpening is twenty minutes of calm in a kitchen. It's usually taken for slacking.",
    ],
    gentle: 'Was the sharpening for yourself or for a whole kitchen? The second is a duty with a rota, so write it as one.',
  },
  {
    says: "chef whites|chef's whites",
    brutal: [
      'Chef whites are white so that everyone can read the specials off your sleeve.',
      'Double-breasted, so the clean side can be buttoned across when somebody important comes in.',
    ],
    gentle: "Uniform standards belong with inspections and open kitchens. If you answered for a team's turnout, add that.",
  },
  {
    says: 'michelin|michelin star|michelin-starred|michelin starred',
    not: 'tyre|tire',
    brutal: [
      'A tyre company wanted people to drive further for dinner. Grown chefs now lose sleep over Michelin.',
      'Michelin inspectors come alone, pay the bill, and give nothing away. So do half the dates in Soho.',
    ],
    gentle: 'The star belongs to the house, so add what was yours: the section, the covers, the years it was held while you cooked.',
  },
  {
    says: 'aa rosette|rosette',
    near: 'restaurant|kitchen|chef|hotel|dining|menu|aa',
    brutal: ['Rosettes for cooking, awarded by the people who tow your car.', 'It goes up to five, and the inspector is in the corner, noticing the butter.'],
    gentle: "Won, kept or raised while you were there? Each is a different achievement, and the reader can't guess which.",
  },
  {
    says: 'menu costing|recipe costing|dish costing|food costing|menu engineering',
    brutal: [
      'The chips are paying for the steak. The steak has never been told.',
      'Do the menu costing once and you discover the parsley has been robbing you for years.',
    ],
    gentle: 'Give the percentage you were aiming at and the one you got. Owners hire on that line alone.',
  },
  {
    says: 'food cost|gp margin',
    near: 'kitchen|menu|restaurant|chef|%|percent',
    brutal: [
      "Food cost is thirty per cent of the bill and a hundred per cent of the head chef's phone calls.",
      "It goes up when butter does, and when somebody's ladle has a generous nature.",
    ],
    gentle: 'A percentage with a before and an after is the best sentence a head chef can own. Do you remember yours?',
  },
  {
    says: 'portion control',
    brutal: [
      'A scoop, a scale, and one colleague who serves with the heart.',
      'Six thick chips in a tiny bucket. There was a portion control meeting about the sixth.',
    ],
    gentle: 'Portioning is where a kitchen keeps its money. What was the yield or the margin after it was tightened?',
  },
  {
    says: 'waste sheet|waste log|food waste|wastage',
    near: 'kitchen|food|chef|bakery|menu|restaurant|stock|fresh|shop|store',
    brutal: [
      'Four croissants on the waste sheet at nine. Crumbs in the office by five past.',
      "Weighing food waste takes a bin, a scale, and nerves of steel when the boss's special goes in.",
    ],
    gentle: 'Waste is money anybody can picture. Kilos or pounds a week, before and after, and your reader is convinced.',
  },
  {
    says: 'dark kitchen|ghost kitchen|cloud kitchen',
    brutal: [
      'Five restaurants on the app, one dark kitchen off the ring road, same chicken.',
      'No tables, no windows, no guests. A ghost kitchen only has the printer for company.',
    ],
    gentle: 'Delivery-only cooking runs on seconds. Which brands, and how many orders an hour at the peak?',
  },
  {
    says: 'food truck',
    brutal: [
      'All the pressure of a restaurant, but it also has to pass its MOT.',
      'A food truck is prep, service and parallel parking.',
      'Four square metres, two fryers, and a reversing camera facing the queue.',
    ],
    gentle: 'A truck is a whole business on wheels. Pitches, events, orders on the best day: any of the three makes this strong.',
  },
  {
    says: 'street food',
    brutal: [
      'Twelve pounds, eaten standing, beside a bin. And the street food queue is right.',
      "Restaurants were invented so people could stop eating street food in the rain. It didn't take.",
    ],
    gentle: 'One pitch, one dish, one queue: say which markets, and how many portions before you sold out.',
  },
  {
    says: 'school meal|school kitchen|school canteen|school catering|school cook|lunch lady',
    brutal: [
      "Quarter past twelve to one o'clock: the most honest food critics in the country, with trays.",
      'Pink custard has more loyal followers than most brands.',
    ],
    gentle: 'Meals per sitting, the standards kept and the budget per plate: any one of them shows how tight this job is run.',
  },
  {
    says: 'hospital kitchen|hospital catering|hospital cater',
    brutal: [
      'A hospital kitchen runs on nine diets, four textures and one lift.',
      "Toast leaves that kitchen as toast. By the fourth floor it's roofing felt.",
    ],
    gentle: 'Diet codes and tray lines are precise work. Mention the beds served and the special diets you could plate unaided.',
  },
  {
    says: 'staff meal|staff food|family meal',
    brutal: ['Staff food: eleven minutes, one box of chicken thighs, best dish of the day.', 'Eaten standing up, off the lid of something, at twenty to five.'],
    gentle: "Feeding the crew well says a lot about a kitchen. Did you plan it, or use up the day's leftovers in it?",
  },
  {
    says: 'the pass|kitchen pass|expo|expediting|expediter|expeditor',
    near: 'kitchen|restaurant|chef|plate|line cook|dishes|dining',
    brutal: ['Two heat lamps, one cloth, and the power to send it all back.', 'Every plate in the building stops at the pass to have its chin wiped.'],
    gentle: 'Whoever ran the pass ran the evening. If it was you, say for how many covers and how many sections.',
  },
  {
    says: 'kitchen display system|kds|kitchen display screen',
    brutal: [
      'The KDS goes from green to amber to red. So does the chef.',
      "It replaced the spike with the paper on. Orders can't blow away now, and neither can the timer.",
    ],
    gentle: 'Ticket times are printed right there on that screen. An average, before and after, would be a lovely figure to steal.',
  },
  {
    says: 'deliveroo|just eat|uber eats|ubereats|doordash|grubhub',
    brutal: [
      'The rider blames the kitchen, the kitchen blames the rider, and the app keeps its cut from both.',
      'The map has said two minutes away for the last twenty.',
    ],
    gentle: 'Rating, acceptance rate, orders a night: these platforms count everything. Borrow the figure that flatters you most.',
  },
  {
    says: 'grease trap',
    brutal: [
      'Nobody volunteers for the grease trap twice. Nobody volunteered the first time.',
      "It's the kitchen's memory. Nothing that goes in is ever forgotten.",
    ],
    gentle: 'Someone who kept this in order kept the drains and the landlord quiet. A schedule or a contractor managed is worth naming.',
  },
  {
    says: 'kitchen extraction|extraction canopy|extractor hood|hood cleaning|vent hood|kitchen canopy',
    brutal: [
      "Kitchen extraction is loud enough that everyone shouts for eight hours and believes they're calm.",
      "There's a filter up in that hood, and a rota with its name on. They've been introduced.",
    ],
    gentle: 'Duct and canopy cleaning carries certificates that insurers ask for. If you held or arranged one, print the standard.',
  },
  {
    says: 'vac pack|vacuum packer|vac packer|vac packing|vacuum packing',
    brutal: ['It makes a leg of lamb look like evidence.', 'One drop of marinade on the seal and the vac packer has to be spoken to.'],
    gentle: 'Vacuum packing brings shelf-life rules with it. Did you set the dates, or keep raw and cooked apart? Say that.',
  },
  {
    says: 'piping bag|buttercream|royal icing',
    brutal: [
      'Anything written in icing gets one chance at the spelling.',
      'A steady hand, a deep breath, and a palette knife behind your back for when the R goes wrong.',
    ],
    gentle: 'Handwork like this is best seen. A portfolio link, or the number of cakes on a busy week, would carry it.',
  },
  {
    says: 'cake decorating|celebration cake|cake decorator|cake maker',
    brutal: [
      'Three tiers, one hatchback, and a hill start. Cake decorating never puts that in the portfolio.',
      'Four hours on the roses, eleven seconds for the knife.',
    ],
    gentle: 'Orders per month, or the largest piece delivered in one piece: either tells people this was more than a pastime.',
  },
  {
    says: 'wedding cake',
    brutal: [
      "It has dowels in it. Nobody asks a wedding cake what's holding up the sponge.",
      'A four-tier structure, no drawings, delivered to a marquee on grass.',
    ],
    gentle: 'Delivery and assembly on the day are the brave part. How many in a season?',
  },
  {
    says: 'doughnut|donut|krispy kreme',
    brutal: ['Fried at five, glazed at six, and the dozen is eleven by seven.', 'Jam or ring. The hole has the better margin.'],
    gentle: 'Doughnuts are volume and timing before sunrise. Number of trays by opening?',
  },
  {
    says: 'bagel',
    brutal: ['Boiled, baked, and then argued about by New York and Montreal.', 'The bagel needs a hole. Something has to hold all those opinions.'],
    gentle: 'Rolled by hand or by machine? The first is a speed worth writing down, per hour.',
  },
  {
    says: 'deck oven|rack oven',
    brutal: [
      "Bakers can tell you which corner of the oven runs hot. The engineer says that's impossible.",
      'One long peel, two hundred and forty degrees, and forearms that scan like a barcode.',
    ],
    gentle: 'Loading and reading an oven is learned slowly. Loaves per bake, or kinds of bread, would place your level.',
  },
  {
    says: 'bakery|baker|baking',
    near: '3am|4am|2am|5am|night shift|early start|early morning|nights|early shift',
    brutal: ['Bakers see every sunrise of the year and leave every party first.', 'Up at two, so that the rest of the town can smell bread at seven.'],
    gentle: 'Keeping those hours reliably is a reference in itself. Pair it with what was on the shelf at opening.',
  },
  {
    says: 'plant bakery',
    brutal: [
      'A plant bakery makes thousands of loaves an hour, and in the shop someone still squeezes one to check.',
      'Flour arrives by tanker, and the smallest bag in the building needs a forklift.',
    ],
    gentle: 'Which part of the line was it: mixing, oven, cooling, slicing? Loaves an hour and downtime are the figures that matter.',
  },
  {
    says: 'gluten free|gluten-free',
    near: 'kitchen|bakery|menu|baking|chef|bread|cake|product|food|restaurant',
    brutal: [
      'Own board, own toaster, own fryer, and one crumb with ambitions.',
      "Half a teaspoon of xanthan gum too little and it's sand. Too much and it's a mouse mat.",
    ],
    gentle: 'Keeping it truly separate is a discipline people depend on. Describe the control in five words: own area, own tools, own labels.',
  },
  {
    says: 'vegan menu|plant-based menu|vegan cooking|plant based menu|plant-based cooking|vegan kitchen|vegan cafe',
    brutal: [
      'Somebody once looked at the water in a tin of chickpeas, thought meringue, and was right.',
      "A cauliflower is a pound in the shop. On a vegan menu it's a steak and it's sixteen.",
    ],
    gentle: 'New dishes that sold are the point. Which one stayed on the menu, and what share of orders was it?',
  },
  {
    says: 'pastry section|pastry kitchen|patisserie section',
    brutal: [
      'The pastry section: scales, silence, and a long grudge about the oven door.',
      "Everyone's cleaned down except pastry. Table twelve is thinking about it.",
    ],
    gentle: 'Pastry often works alone, so say how much rested on you: plated desserts a night, breads, petits fours.',
  },
  {
    says: 'gelato|ice cream parlour|ice cream parlor',
    brutal: [
      "Pistachio should be a dull sort of green. If it glows, that's another industry.",
      'Gelato has less air in it than ice cream. The conversation makes up for it.',
    ],
    gentle: 'Made on the premises? Then flavours and litres a week show real production, not scooping alone.',
  },
  {
    says: 'ice cream van|ice cream truck',
    brutal: [
      'The rota for an ice cream van is written by the weather.',
      'Greensleeves, badly, at four in the afternoon, and three streets rearrange their evening.',
    ],
    gentle: "Pitch, cash, fridge, vehicle: it's a one-person business. Say what a hot Saturday brought in.",
  },
  {
    says: 'marmalade|jam making',
    brutal: [
      "Jam is ready when a blob of it wrinkles on a cold plate. That's the entire instrumentation.",
      "Seville oranges are here for a few weeks in January. Marmalade makers don't do dry January, they do hot.",
    ],
    gentle: 'Small-batch preserving has rules on sugar and labels. How many jars, and who stocked them?',
  },
  {
    says: 'cheese board|cheeseboard|cheesemonger|cheese counter|artisan cheese',
    brutal: ['Everybody tastes six cheeses and buys the cheddar.', 'Stilton, brie, something from a farm with one goat, and the grapes nobody costed.'],
    gentle: 'Selling cheese is storytelling with a knife. Did you choose the range or train the palate of a team?',
  },
  {
    says: 'sushi|sushi chef',
    brutal: [
      'Years on the rice before anyone lets you near the sushi. Then table six drowns it in soy.',
      'The rice does the work. The salmon gets the credit.',
    ],
    gentle: 'Training lineage matters here more than in most kitchens. Where did you learn, and under whom?',
  },
  {
    says: 'brisket|pitmaster|bbq smoker|meat smoker',
    brutal: [
      'Brisket stalls for hours and does nothing at all. Pitmasters sit beside it and call that technique.',
      'On the smoker the night before, sold out by one. A sign on the door says so, proudly.',
    ],
    gentle: 'Overnight cooks need a method and a log. Pounds a day, and the wood, will start the right conversation.',
  },
  {
    says: 'curry house',
    brutal: [
      'One base gravy, forty dishes, and the poppadoms have gone before the coats are off.',
      'Friday night at a curry house: twelve round the table, one bill, and fifteen ways to split it.',
    ],
    gentle: 'Busy Fridays prove pace. Which part was yours: tandoor, curry section, floor, or the phone?',
  },
  {
    says: 'dim sum|dumpling',
    brutal: ['Eighteen pleats by hand, gone in a bite and a half.', 'Dumplings are folded by the hundred. The hundredth has to look as if it was the first.'],
    gentle: 'Folding speed is a real measure in this craft. How many an hour, and which kinds?',
  },
  {
    says: 'tapas|small plates',
    brutal: [
      "Tapas arrive when they're ready, which is a kitchen's dream and a table's argument.",
      "Four prawns between three people. There's the starter and the evening's entertainment.",
    ],
    gentle: 'Small plates mean many tickets at once. Dishes per table, or sections juggled, would explain the pace.',
  },
  {
    says: 'kitchen brigade|brigade de cuisine|brigade',
    near: 'kitchen|chef|cuisine|hotel|restaurant',
    brutal: [
      'Escoffier took the brigade from the army. He left out the leave.',
      'A brigade has a saucier, a rôtisseur, a garde manger, and one person who knows where the cling film is.',
    ],
    gentle: 'How many in it, and where did you stand? Head counts turn a fine French word into management.',
  },
  {
    says: 'chef de partie|cdp',
    near: 'chef|kitchen|section|larder|sauce|pastry|fish|grill|restaurant|hotel',
    brutal: [
      'Chef de partie: lord of one bench, two gas rings and a fridge with your handwriting all over it.',
      "It's the rank at which things on a section stop being somebody else's fault.",
    ],
    gentle: 'Name the section, please. Sauce, larder, fish or pastry each open a different door.',
  },
  {
    says: 'commis chef|commis',
    near: 'chef|kitchen|restaurant|hotel|section|pastry',
    brutal: ['A commis gets the shallots. All of the shallots.', 'Commis is the rank that says yes, chef more often than its own name.'],
    gentle: 'Commis years are where the range comes from. Which sections did the rotation take in, and which one asked for you back?',
  },
  {
    says: 'crème brûlée|creme brulee|crème brulée',
    brutal: ['People pay for the crack. The custard just turns up.', 'Pastry is the section with the blowtorch. Be nice to pastry.'],
    gentle: 'A classic done the same every night is a quiet skill. What else was on the dessert list, and how many a service?',
  },
  {
    says: 'micro herb|microherb|edible flower|tweezer plating|food tweezers',
    brutal: ['Three leaves, placed with tweezers, moved to the side with a fork.', "If lunch needs tweezers it's either art or a splinter."],
    gentle: 'Fine plating suggests a certain level of restaurant. Naming the place or its rating will do more than the herb.',
  },
  {
    says: 'foraging|foraged',
    near: 'menu|kitchen|chef|restaurant|ingredient|seasonal|food',
    brutal: [
      'Free in the hedge, twelve pounds on the plate. The hedge really should get an agent.',
      'One chef, one basket, and a long careful look at a mushroom.',
    ],
    gentle: 'Wild ingredients need knowledge and permission. What did it put on the menu that no supplier could?',
  },
  {
    says: 'supper club',
    brutal: [
      'Twelve strangers, eight chairs that match.',
      "A supper club is a dinner party where you're allowed to charge, and one guest asks to see the kitchen.",
    ],
    gentle: "You'd be surprised how much one of these proves: menu, marketing, tickets, cooking, washing up. How many seats sold?",
  },
  {
    says: 'batch cooking|batch cook',
    brutal: [
      'Four hundred portions of bolognese and a paddle you could row with.',
      'The label on the batch says what it is and when it was made. By frost and Thursday it says neither.',
    ],
    gentle: 'Portions per batch and the shelf life you worked to make this measurable in one go.',
  },
  {
    says: 'bratt pan|brat pan|tilting kettle|tilt skillet',
    brutal: ['A bath that makes chilli.', 'A bratt pan tips when you crank it. The drain in the floor is there for optimists.'],
    gentle: 'Large-batch kit means large numbers. Meals per day is what the next canteen will look for.',
  },
  {
    says: 'bain marie|bain-marie|hot holding|hot hold',
    brutal: [
      'The macaroni went into the bain marie at eleven. By two it no longer knows what it was.',
      "Bain-marie means Mary's bath. She has been keeping the beans warm since the alchemists.",
    ],
    gentle: 'Holding above sixty-three degrees and logging it is the law in UK kitchens. Say the checks were yours, if they were.',
  },
  {
    says: 'chopping board|cutting board',
    near: 'colour|color|coded|kitchen|haccp|hygiene',
    brutal: [
      'Red is for raw meat, blue is for fish. Ask anyone what the brown board is for and enjoy the pause.',
      'Six colours of chopping board, and one white one that has plainly seen everything.',
    ],
    gentle: 'Colour coding is the visible half of food safety. Were you the one who enforced it? That makes it leadership.',
  },
  {
    says: 'afternoon tea',
    brutal: [
      'Thirty-two pounds a head for sandwiches with the crusts, and most of the sandwich, cut off.',
      'Three tiers. Etiquette says start at the bottom, and the cake is at the top for a reason.',
    ],
    gentle: 'Hotels make good money on afternoon tea. Sittings a day and guests per sitting would be worth having here.',
  },
  {
    says: 'scone',
    brutal: [
      'Jam first in Cornwall, cream first in Devon. A kitchen only needs to know which table is watching.',
      'It rhymes with gone, or with bone. Half the room has already stopped listening.',
    ],
    gentle: 'Scones sell by the hundred and stale by the hour. How many did you bake a day, and how many came back?',
  },
  {
    says: 'recipe development|test kitchen|recipe testing',
    brutal: ['Version eleven had more lemon. Version twelve was version four.', 'Forty spoons a day in the test kitchen, and the note is always salt.'],
    gentle: 'How many recipes reached the shelf or the menu? Launches count more than trials.',
  },
  {
    says: 'ready meal',
    brutal: [
      'Pierce film several times. Somewhere a committee settled on several.',
      "There's basil on the sleeve of a ready meal. It's covered by the two smallest words on the box.",
    ],
    gentle: 'From the kitchen side or the factory side? Add units a week, and what was yours: recipe, line, label or quality.',
  },
  {
    says: 'professional cookery',
    brutal: [
      'An assessor, a portfolio, and a signed witness statement for a Victoria sponge.',
      "Professional cookery is the course where the homework gets eaten before it's marked.",
    ],
    gentle: 'Put the level and the awarding body, then the first kitchen you used it in. The second half is what sells the first.',
  },
  {
    says: 'scores on the doors|food hygiene rating|5 star hygiene|five star hygiene|5-star hygiene|hygiene rating|5* hygiene',
    brutal: [
      'A hygiene rating of five goes in the window. A two goes behind the plant.',
      "Stars for food come from people who've eaten. This one comes from someone who has moved the fridge.",
    ],
    gentle: 'Did the rating rise, or hold at five through several visits? Both are worth the dates.',
  },
  {
    says: 'environmental health|eho',
    near: 'kitchen|food|inspection|restaurant|audit|hygiene|inspector|pub|cafe|catering',
    not: 'degree|bsc|msc',
    brutal: [
      'The EHO arrives unannounced, is extremely polite, and goes straight for the fridge seals.',
      'Funny how a whole kitchen finds its hairnets for one lanyard and a torch.',
    ],
    gentle: 'The result of the visit is what belongs here: the score, the actions, the date they were closed.',
  },
  {
    says: 'fridge temperature|temperature log|temperature record',
    near: 'kitchen|food|fridge|freezer|cafe|restaurant|haccp|delivery|deli|store|bar',
    brutal: [
      'Four degrees at nine, four at one, four at five. Novels have had more variety than a temperature log.',
      'The clipboard hangs on the fridge. The pen hung there too, until the first delivery.',
    ],
    gentle: 'Daily records are dull until the day they protect everyone. If an auditor praised yours, quote it.',
  },
  {
    says: 'gingerbread',
    brutal: ['Load-bearing biscuit.', 'A gingerbread house gets its roof on quicker than most loft conversions, and without a permit.'],
    gentle: 'Seasonal showpieces draw people into shops and lobbies. How big was it, and what did it bring in?',
  },
  {
    says: 'hot cross bun',
    brutal: [
      'Made for one Friday. On the shelf from Boxing Day.',
      'A hot cross bun used to have fruit in it. Now it has salted caramel and a marketing department.',
    ],
    gentle: 'Seasonal peaks show planning. Dozens per day in the last week would give the line its size.',
  },
  {
    says: 'mince pie',
    brutal: ['On sale from September, noticed in December, gone by the third tray.', 'The mince pie lost its mince long ago and never updated its profile.'],
    gentle: "December output is the proof of a bakery's nerves. What was the total, or the best day?",
  },
  {
    says: 'pork pie|melton mowbray',
    brutal: ['A proper pork pie is grey inside, on purpose, by regulation.', 'Hot water crust: a pastry strong enough to post.'],
    gentle: 'Raised pies are a craft with a protected name or two. Hand raised? Then write how many a day.',
  },
  {
    says: 'paella',
    brutal: [
      'Valencia says no chorizo. Britain has not been listening.',
      'The burnt bit at the bottom of a paella is the best bit. Try explaining that to table four.',
    ],
    gentle: 'A pan that size feeds a crowd. How wide was it, and how many portions came out?',
  },
  {
    says: 'works canteen|staff canteen|staff restaurant',
    brutal: ['Chips daily. Salad on the poster.', 'Curry is on Tuesdays. Move it and a canteen finds out it has a union.'],
    gentle: 'Uptake is the figure: meals a day out of how many staff? Rising uptake is the best praise a canteen can get.',
  },
  {
    says: 'galley',
    near: 'chef|cook|yacht|ship|meal|stewardess|crew|vessel|aircraft|kitchen',
    brutal: ['A galley is a kitchen that leans.', 'Every cupboard has a catch on it, including the one with the eggs.'],
    gentle: 'Cooking with no shop for days is provisioning as much as cheffing. How many crew or guests, and for how long at sea?',
  },
  {
    says: "open kitchen|chef's table|chefs table",
    brutal: ['In an open kitchen the swearing is done with the eyes.', 'Best seats in the house, and a clear view of who dropped the fish.'],
    gentle: 'Cooking in view is hospitality and craft together. Mention the seats, and how often you spoke with guests.',
  },
];
