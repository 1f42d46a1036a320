import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What cooks, bakers, waiters and bartenders laugh about. */
export const OF_KITCHENS_AND_BARS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  kitchen: [
    {
      says: 'mise en place|mise|prep work|food prep|food preparation',
      brutal: [
        'Prep is done at noon. Prep is never done, but at noon they start ordering.',
        'Mise en place: forty little tubs, forty strips of tape, and one Sharpie that three sections claim.',
        "A kitchen measures friendship by who'll prep your shallots.",
      ],
      gentle: [
        'Which section was your prep for, and how many sat down that night? Two facts, and a head chef can see you working.',
        'Food preparation is a big word. Name the thing people left for you because nobody else did it as well.',
      ],
    },
    {
      says: 'chef de partie|cdp|commis chef|commis|line cook|line chef',
      brutal: [
        'A section is two metres of steel, a fridge, and a border that nobody crosses without asking.',
        'On the line, the tongs are yours until you turn round.',
        'A line cook can keep a feud and a risotto going at the same time.',
      ],
      gentle: 'Name the section. Sauce tells a chef one thing and larder another, and “chef de partie” could be either.',
    },
    {
      says: 'sous chef|junior sous',
      brutal: [
        'A sous chef does the ordering, the rota, the shouting and the apologising for the shouting.',
        "The sous gets the head chef's Sundays.",
        'Second in command, and first to be asked who put the wet tray on the dry trays.',
      ],
      gentle: "Who ran the pass on the head chef's days off? If it was you, “sous chef” deserves that sentence next to it.",
    },
    {
      says: 'head chef|executive chef|kitchen manager|head cook',
      brutal: [
        'A head chef spends the week on spreadsheets, and goes on the line to relax.',
        'A head chef can hear a fryer left on from the car park.',
        'Head chef: last to sit down, first to be asked about the gravy.',
      ],
      gentle: [
        'Brigade size, weekly spend, GP. Those three figures place a head chef in one line. Then the food.',
        'What would a regular say your food was? One dish and one phrase make a head chef out of a job title.',
      ],
    },
    {
      says: 'gross profit|food cost|food costing|gp margin|kitchen gp|menu costing|dish costing',
      brutal: [
        'Food cost is under control until somebody puts a truffle on the fries.',
        'Gross profit went up two points. The garnish is now one leaf.',
        'The menu is costed to the penny, and then a chef pours the oil.',
      ],
      gentle: [
        "GP held, or GP gained? Give both figures and the time it took. It's the line owners read first.",
        'Food cost comes down in a hundred small ways. Which of yours would another kitchen copy tomorrow?',
      ],
    },
    {
      says: 'menu planning|menu development|menu design|designed menu|developed menu|seasonal menu|specials board|new menu',
      not: 'web|website|software|app|ui|database',
      brutal: [
        "The specials board is a chef's blog about what has to go by Sunday.",
        'Seasonal menu: asparagus for six weeks, and forty for squash.',
        'The new menu has no prices yet. The printer, the chef and the owner each have a different one.',
      ],
      gentle: [
        'Which dish from your menus outsold the others, or stayed on for years? Name it, for the tastiest words on the page.',
        "What's on one of your menus that wouldn't be on anyone else's? Menu planning reads best with a plate in it.",
      ],
    },
    {
      says: 'food hygiene|food safety|food hygiene certificate|level 2 food hygiene|level 3 food safety|servsafe',
      brutal: [
        'Food hygiene training is one morning on temperatures, in a room at the wrong one.',
        'The food safety paperwork is all in one folder, and one person in the kitchen can find the folder.',
        "Raw at the bottom, cooked at the top. The delivery hasn't done the food safety course.",
      ],
      gentle: 'Put a date to {it}, and if you ever held the folder for the inspector, say what the verdict was: that counts double.',
    },
    {
      says: 'haccp|fridge temperature|temperature check|temperature log|kitchen diary|safer food better business',
      brutal: [
        'A year of temperature logs is somebody writing the figure 4.',
        'HACCP lives in a folder above the pass, and the folder is laminated with béarnaise.',
      ],
      gentle: 'If the system behind the {it} was your work, say for which site. Taking a kitchen through an inspection is a proper credit.',
    },
    {
      says: 'eho|environmental health|health inspection|health inspector|hygiene rating|5 star hygiene|five star hygiene',
      brutal: [
        'The EHO comes at half past twelve on the day the drain comes too.',
        'When the inspector is in, the whole kitchen labels things that have never had a label.',
        'During a hygiene inspection chefs speak in full sentences.',
      ],
      gentle: 'An inspection that went well is worth its own line. Where there was a score, the score goes first.',
    },
    {
      says: 'allergen|allergen management|allergies|dietary requirement',
      in: 'work',
      brutal: [
        'The allergen chart has a column for everything except “no onion, but fine with onions”.',
        'Dietary requirements arrive with the main course, on the arm of a waiter who forgot to say.',
        'Allergen sheets change whenever a supplier changes a stock cube.',
      ],
      gentle: "Allergens are system work, and serious. If you built the sheets or changed the tickets, that's your line.",
    },
    {
      says: 'stock control|stock rotation|stock ordering|stocktake|stock take|fifo|food ordering|ordering food|inventory',
      not: 'software|database|system design',
      in: 'work',
      brutal: [
        "Stock rotation: new cream at the back, and somebody's hand at the back.",
        'Stock ordering is done at midnight, by a chef, whispering to an answering machine.',
        'The stocktake counts everything, including a tin of hearts of palm that nobody will admit to.',
      ],
      gentle: [
        'Ordering is buying. What was the weekly spend, and did waste or price come down with you on it?',
        'What did you stop ordering, and what came in its place? Stock control gets interesting at that sentence.',
      ],
    },
    {
      says: 'food waste|wastage|reduce waste|reduced waste|reducing waste|minimising waste|minimizing waste',
      brutal: [
        'Food waste goes on a chart. The chart makes no mention of the chefs eating chips.',
        "Wastage fell the moment yesterday's vegetables were called a soup.",
        "There's a scale under the waste bucket now. Chefs have started eating the evidence.",
      ],
      gentle: 'Less waste is money, and usually one good idea. What did the trimmings become in your kitchen?',
    },
    {
      says: 'busy kitchen|fast-paced kitchen|busy service|high volume kitchen|high-volume kitchen|high volume restaurant|high-volume restaurant|covers',
      near: 'kitchen|service|restaurant|lunch|dinner|brunch|night|hotel|brasserie',
      in: 'work',
      brutal: [
        'Covers are like fish. The number grows on the way home.',
        'Two hundred covers, six chefs, one working tin opener.',
        'It was a quiet one until somebody in the kitchen said so.',
      ],
      gentle: 'Add how many of you there were. Covers per chef is the sum the reader will do anyway, so do it for them.',
    },
    {
      says: 'fine dining|michelin|michelin star|aa rosette',
      brutal: [
        'Fine dining means big plates, small tweezers, and the staff eating toast over a bin.',
        'In fine dining, three people bend over a plate the size of a bus wheel to place one leaf.',
        "An inspector looks like anybody. So by eight o'clock anybody looks like the inspector.",
      ],
      gentle: 'Kitchens at fine dining level will ask which section was yours, and whether the rosette or star came while you were there.',
    },
    {
      says: 'the pass|expediting|running the pass|calling checks|ran the pass',
      near: 'kitchen|service|chef|food|restaurant|order|ticket|check',
      brutal: [
        '“Hands”, says the chef on the pass. Eleven people look at theirs.',
        "Calling checks is an auction in reverse: everything's sold and nobody wants it.",
        '“Two minutes, chef.” On the pass, all times are two minutes.',
      ],
      gentle: 'Running the pass is command of a room. How many tickets on a Saturday, and how many sections answered?',
    },
    {
      says: 'kitchen porter|pot wash|dishwasher|dish washing|washing dishes|dishwashing',
      in: 'work',
      brutal: [
        'A kitchen porter finds out first what the new special is like, from what comes back.',
        'The dishwasher stops. So do the chefs, the waiters and, quietly, the whole business.',
        "Whoever runs the pot wash decides what's on the radio. That's how power works.",
      ],
      gentle: 'Reliability in the hardest corner of a kitchen is noticed. Did you also prep, order chemicals or train others? Add it.',
    },
    {
      says: 'pastry|pastry section|desserts|pastry chef|patisserie|plated desserts',
      brutal: [
        "Pastry comes in at five in the morning to be away from the others. It's mutual.",
        'The pastry section has scales. The rest have a pinch.',
        'Desserts go out last, when the kitchen has been mopped round your feet.',
      ],
      gentle: 'Is it all made in-house, bread and ice cream too? Those few words make a pastry CV.',
    },
    {
      says: 'deep clean|kitchen cleaning|clean down|cleaning schedule|cleaning rota',
      brutal: [
        "A deep clean moves the oven, and there's the other tongs, a ladle, and somebody's first phone.",
        "The cleaning schedule has a box for behind the fryer. It has never been anyone's first choice.",
        "Clean down starts when the last check is on. Then there's a walk-in of nine.",
      ],
      gentle: 'Schedules that hold up on an inspection are yours to claim. Which did you set, and what was the rating?',
    },
    {
      says: 'brigade|kitchen team|team of chefs|managed a team of chefs|kitchen staff',
      not: 'army|military|fire|infantry|combat|battalion',
      in: 'work',
      brutal: [
        'A brigade is a military idea, run by people in clogs with plasters on.',
        'A kitchen team has one radio and nine opinions about salt.',
        'Managing chefs is like managing cats that have knives.',
      ],
      gentle: [
        'Kitchens lose people weekly. Who stayed in your team because of how you ran it? Owners notice that.',
        'Did anyone on your kitchen staff go on to run a section? A head chef who grows cooks is worth two who shout.',
      ],
    },
    {
      says: 'breakfast|breakfast service|breakfast chef|brunch',
      in: 'work',
      brutal: [
        'Breakfast service has one order and nine hundred ways of saying it: no tomato.',
        'A breakfast chef has cracked a tray of eggs before the birds have filed a complaint.',
        'Two hundred breakfasts, and the toaster does four at a time at a stroll.',
      ],
      gentle: 'Was {it} just you? Then write ‘solo’: a kitchen leaves a shift only to somebody it trusts.',
    },
    {
      says: 'banqueting|banquet|event catering|function catering|wedding catering',
      brutal: [
        'A banquet is two hundred chicken breasts facing the same way, as if on parade.',
        'The speeches will be ten minutes, says the best speaker. The beef has been told forty.',
        'A banquet menu is tasted in January by two people, and eaten in July by their uncles.',
      ],
      gentle: [
        'The largest function, plated or buffet, and how many chefs: three facts that show you can plan.',
        'A banquet is planned on paper. What was on your timeline for the biggest one, and what did it save you from?',
      ],
    },
    {
      says: 'contract catering|staff restaurant|staff canteen|canteen|hospital catering|sodexo|compass group',
      brutal: [
        'In contract catering you may change anything except fish on Friday.',
        'The staff restaurant does a jacket potato bar, and the jacket potato bar does the staff.',
      ],
      gentle: 'Contract caterers feed the same people every day. What did you do so that they still came down on a Wednesday?',
    },
    {
      says: 'bakery|bread|baking|breads|baker',
      in: 'work',
      brutal: [
        "Bread doesn't know about Sundays.",
        'A bakery at 3 a.m. has warm ovens, loud radio, and flour in the phone.',
        "Bakers get asked what time they start. Then there's always a short silence.",
      ],
      gentle: 'By hand or by line, sourdough or tins? Two details, and a bakery knows you.',
    },
    {
      says: 'cake decorating|cake decoration|wedding cake|sugarcraft|celebration cakes',
      not: 'wont|won’t|some wedding cake|no fondant|not fondant',
      brutal: [
        'Four tiers, thirty miles, one speed bump. Cake decorating is mainly driving.',
        '“Something simple” for a wedding cake is a sentence that costs two days.',
      ],
      gentle: 'If there are pictures, a link to them says more than any adjective could.',
    },
    {
      says: 'butchery|butcher|boning|meat cutting',
      brutal: [
        "A butcher's window has plastic parsley in it. The parsley has seen off four counters.",
        'Butchery is anatomy with a queue and a price per kilo.',
      ],
      gentle: 'Whole carcass or primals, and which animals? Butchery is disappearing from kitchens, so say exactly what you can break down.',
    },
    {
      says: 'knife skills',
      brutal: ["Everyone's knife skills are excellent until somebody watches.", 'Knives get sharpened on Monday, are blunt by Friday, and get lent never.'],
      gentle: 'Knife skills are hard to prove on paper. A job where you needed them, such as a fish section, does it for you.',
    },
    {
      says: 'portion control|recipe card|spec sheet',
      brutal: [
        'Eleven chips on the spec sheet, and a chef who rounds up for friends.',
        'Recipe cards hang on a ring by the stove, readable up to the word “add”.',
        'The plate in the picture has nine peas. The plate for the owner has twelve.',
      ],
      gentle: "Did GP or complaints move once the cards were in? That's why chains look for it. Say which.",
    },
    {
      says: 'local supplier|local produce|supplier relationship|negotiating with suppliers|food supplier|approved supplier',
      brutal: [
        "The veg supplier leaves the boxes on the step at five, in order of what you didn't want.",
        'Chefs negotiate with suppliers in two tones: mate, and oi.',
      ],
      gentle: "Which supplier did you bring in, and which price did you bring down? Good buying is half of a menu's profit.",
    },
    {
      says: 'combi oven|rational oven',
      brutal: [
        'The combi oven speaks eleven languages and tells you in all of them that it needs descaling.',
        "A combi oven has four hundred programmes. The kitchen uses hot, steam, and Dave's.",
      ],
      gentle: 'Did you programme the combi oven for the others? Overnight cooking that the morning shift could trust is worth telling.',
    },
    {
      says: 'rota',
      brutal: [
        "A kitchen rota is written on Sunday, in pencil, by a chef who's down for seven doubles.",
        "Everyone gets two days off on the kitchen rota. They're called Monday and “we'll see”.",
      ],
      gentle: 'A rota people can live with is why a team stays. What did you change in it, and who stopped leaving?',
    },
    {
      says: 'labour cost|labor cost',
      brutal: [
        "Labour cost is over by two points. It's just been sent home at nine.",
        "Labour cost is a percentage until the pot wash doesn't turn up. Then it's you.",
      ],
      gentle: "Keeping labour cost down without losing the team is hard. Say which hours you cut, and what the guests didn't notice.",
    },
    {
      says: 'staff meal|staff food|family meal',
      brutal: [
        'Staff food is served at four, standing up, out of a tub, with a spoon from the other section.',
        "The crew's meal is whatever's left, plus chips, judged harder than any tasting menu.",
      ],
      gentle: 'Cooking the staff meal well says something about a cook. Did people turn up early for yours? Mention it.',
    },
    {
      says: 'apprentice chef|apprentice|trained junior chef|training junior|trained commis|mentoring junior|junior chef',
      brutal: [
        'A new apprentice gets sent for a long weight, a left-handed whisk and a tin of striped paint.',
        'An apprentice peels for a year, and one day somebody says “taste this”.',
      ],
      gentle: 'Who did you train that runs a section now? One sentence like that shows a head chef in the making.',
    },
    {
      says: 'deliveroo|uber eats|just eat|dark kitchen',
      brutal: [
        'The delivery tablet chirps in the middle of service like a budgie with a grudge.',
        'A burger for delivery is built to be thrown in a bag and ridden over a kerb.',
      ],
      gentle: 'Your rating on the delivery platform is public. If it was good while you had the Deliveroo section, quote it.',
    },
    {
      says: 'vegan|plant-based',
      in: 'work',
      brutal: ["The vegan option is a risotto. Every year it's about to be something else.", 'Plant-based sells best when the menu keeps quiet about it.'],
      gentle: "Vegan dishes that people order who don't need to are a compliment with evidence. If one of yours was like that, name it.",
    },
    {
      says: 'seasoning|palate',
      near: 'chef|kitchen|dish|food|menu|taste|tasting|cook|flavour|flavor',
      brutal: [
        'Chefs taste with forty teaspoons a day, and the pot wash counts every one.',
        "Seasoning is finished when two cooks who aren't speaking both nod.",
      ],
      gentle: "A palate can't be proved on paper, but a dish can. Name the one that people came back for.",
    },
  ],
  'bar-and-floor': [
    {
      says: 'waiter|waitress|food server|restaurant server|waiting staff|waited tables|waiting tables|waiting on tables|wait staff',
      in: 'work',
      brutal: [
        'A waiter carries three plates out and one opinion back, and softens it on the way.',
        'Servers have a smile for the table, and a different one for the other side of the swing door.',
        'Waiting tables is chess with soup.',
      ],
      gentle: [
        'A brasserie and a carvery ask for different waiters. Say what kind of house it was, and how many tables were yours.',
        "What were you given that new waiters weren't: the big party, the critic, the corner table? Trust like that reads well.",
      ],
    },
    {
      says: 'table service|waited on tables',
      in: 'work',
      brutal: [
        "In table service everyone looks up one second after you've walked past.",
        'Table twelve wants to move to table nine, which wants to move to table twelve.',
        "A section of eight tables sits down all at once, as if they'd shared a bus.",
      ],
      gentle: 'How many tables at a time, and did you carry the wine as well? It gives a manager your level in one glance.',
    },
    {
      says: 'taking orders|took orders|taken orders|order taking|served food|serving food and drinks|serving food|served customers|serving customers|serving drinks|food and drink orders',
      brutal: [
        "“I'll have the same, but with chips, and a different fish.” That's the same order, apparently.",
        'Taking orders without a pad impresses six people and frightens a kitchen.',
        "Serving a table of nine means eight coffees, and one who'll decide when you're back at the bar.",
      ],
      gentle: 'Everyone on a floor can write ‘{it}’. What were you trusted with besides: the big table, the wine, the new starters?',
    },
    {
      says: 'upselling|upsell|upsold|suggestive selling|increase spend',
      brutal: [
        'Upselling is saying “still or sparkling” so nobody hears the third option.',
        "Would anyone like to see the dessert menu? They'd like to see it, order one, and have five spoons.",
      ],
      gentle: 'Average spend before and after is the proof of upselling. If there was a league table, your place on it belongs here.',
    },
    {
      says: 'cocktail|cocktails|mixology|mixologist|cocktail making|cocktail menu',
      brutal: [
        'One mojito is ordered, and the bar hears a party of twelve change its mind.',
        'Cocktails take four minutes each. Eight people are leaning in with a card out.',
        'A mixologist is a bartender with a dropper bottle and a waistcoat.',
      ],
      gentle: 'Did one of your cocktails make it onto the list? Its name and its three ingredients would lift this line.',
    },
    {
      says: 'barista|espresso machine|coffee machine|latte art|speciality coffee|specialty coffee',
      brutal: [
        'Latte art: a fern, a heart, and then a lid.',
        'A barista has to remember that Dave is oat, extra hot, and never Dave on the cup.',
        'The steam wand is wiped, purged, and blamed.',
      ],
      gentle: [
        'Which machine, which roaster, and did you dial in the grind in the morning? A barista says all that in one line.',
        'Regulars choose a coffee place by the person at the machine. If people came on your shifts, find a way to say so.',
      ],
    },
    {
      says: 'cellar|cellar management|line cleaning|beer lines|barrels|kegs|keg|real ale|cask ale|cask',
      brutal: [
        'A pub cellar is kept at twelve degrees, for the beer and for one spider with tenure.',
        'The barrel goes at ten past nine on a Friday, at the front of a round of fourteen.',
        "Line cleaning is purple, then clear, and at some point it's in your shoe.",
      ],
      gentle: 'Cellar work is rarer than bar work. Say how many lines you looked after and whether Cask Marque ever came.',
    },
    {
      says: 'bartender|barman|barmaid|bar staff|bartending|bar work|bar person',
      in: 'work',
      brutal: [
        "Bartenders know who's next. So do four other people, all at once, with a twenty up.",
        'Bar work is carrying ice uphill so that somebody else can complain about it.',
        "Last orders gets a bell, and a queue that hasn't been seen all night.",
      ],
      gentle: [
        'Wet sales, cocktail or sports bar? Say what a Saturday took, and if you closed up.',
        'Cocktails, cask or a six-deep match day? A bartender is hired for one of those, so let the line say which.',
      ],
    },
    {
      says: 'bar stock|stocktake|stock take|stock control|stock count|inventory',
      near: 'bar|liquor|beverage|wine|spirits|drinks|beer|alcohol',
      in: 'work',
      brutal: [
        "The bar stocktake weighs a bottle of crème de menthe that hasn't moved since it was shipped.",
        'The bar is down half a bottle of gin, and everyone has never looked so sober.',
        'Bar stock goes slowly, because somebody has to decide how full a bottle of Galliano is.',
      ],
      gentle: 'Variance is the number here. Did it fall after you took over the count? Owners read that with real interest.',
    },
    {
      says: 'wine list|wine knowledge|wset|sommelier|wines|wine pairing|wine service',
      brutal: [
        'The wine list has ninety bottles, and the room drinks the second cheapest.',
        'Wine training teaches a whole team to say gooseberry with conviction.',
        'A wine is shown, opened, poured, swirled, sniffed, and always fine.',
      ],
      gentle: 'Which level, and did the list or the wine spend change under you? A figure per cover would be perfect.',
    },
    {
      says: 'cash handling|cash up|cashing up|epos|pos system|toast pos|till operation',
      brutal: [
        'The bill comes to £184. Nine people, eleven cards, and one who only had the soup.',
        'Cashing up at 1 a.m. is when four twenties stick together out of spite.',
        'The EPOS has a button for everything but “split it by who had wine”.',
      ],
      gentle: 'Being trusted to cash up and lock the safe is worth six words. So is a till that balanced.',
    },
    {
      says: 'personal licence|personal licence holder|premises licence|dps|designated premises supervisor',
      brutal: [
        'A personal licence takes one short exam, and makes you the person the police ask for.',
        'The licence hangs on the wall, between the dartboard and the fire notice.',
      ],
      gentle: "Put the personal licence near the top. Pubs often can't open without one, so it's a real ticket.",
    },
    {
      says: 'duty manager|restaurant manager|bar manager|floor manager',
      in: 'work',
      brutal: [
        'Whoever manages the floor gets the keys, the radio, the first aid kit and the table by the toilets.',
        "Managing a restaurant is asking forty tables if everything's all right, and listening to the tone.",
        "The manager's office is a fridge with a laptop on it.",
      ],
      gentle: [
        "A restaurant manager's title starts to mean something with weekly sales beside it. Then say what changed under you.",
        "What did the place stop doing when you became manager? It's often a better line than what it started.",
      ],
    },
    {
      says: 'table reservation|restaurant reservation|opentable|resdiary|table plan|table booking|hostess|taking reservations',
      brutal: [
        'Table for four at eight means six at twenty past, and could one of them be by the window?',
        "The reservations book has seven tables at 7.30. The kitchen's seen it, and sat down.",
        '“About fifteen minutes” is said at the door, in a voice that has never met a clock.',
      ],
      gentle: 'Turning tables well is money. What did you do about no-shows? The answer would be worth a line.',
    },
    {
      says: 'tripadvisor|google review|guest review|guest feedback|yelp|online review',
      brutal: [
        'Five stars for the food, and one for the rain. The reviews are all about the rain.',
        "Reviews name the waiter. It's the wrong waiter, and it's already framed.",
        '“Lovely meal, parking difficult.” Two stars, and a reply from the owner at 1 a.m.',
      ],
      gentle: 'Reviews are public proof. If guests named you, quote the best five words.',
    },
    {
      says: 'complaint|handling complaints|difficult customer',
      near: 'guest|customer|diner|table|food|service',
      in: 'work',
      brutal: [
        'A complaint about the wait takes twenty minutes, during which three more people wait.',
        "Every floor has a manager's voice for complaints, low and slow, like landing a plane.",
      ],
      gentle: 'Which one left happy, and why? A complaint turned into a regular would be the best story on this page.',
    },
    {
      says: 'private event|private dining|private party|private function|large party|function room',
      in: 'work',
      brutal: [
        'A function room has a carpet chosen to be spilt on.',
        'A private dining party of thirty wants one bill. It wants it after the speeches, in nine parts.',
      ],
      gentle: 'Name the biggest private party, and your part in it. Event venues hire on that sentence.',
    },
    {
      says: 'busy restaurant|busy bar|busy pub|high volume restaurant|high-volume restaurant|fast-paced restaurant|high volume bar|high-volume bar',
      brutal: [
        "A busy bar on a bank holiday is three deep, and they're all next.",
        'Forty booked, 140 came. It was sunny.',
        "The restaurant's quiet, somebody says, and a coach indicates.",
      ],
      gentle: 'Busy is an opinion, covers are a fact. Give the number and how many of you were on the floor.',
    },
    {
      says: 'opening and closing|closing duty|opening duty|locking up|closing shift|polishing cutlery',
      in: 'work',
      brutal: [
        'Polishing cutlery is three hundred forks, hot water, one cloth and all of the staff gossip.',
        'Closing takes forty minutes, plus however long it takes table six to finish a story.',
        "Chairs up, lights up, music off. There's always one couple who think it's for atmosphere.",
      ],
      gentle: 'If {it} came with the keys, you were trusted with the building. Say so, and say whether you counted the takings too.',
    },
    {
      says: 'training new staff|trained new staff|staff training|trained new starters|training staff|trained staff',
      brutal: [
        'A trial shift is four hours of being shown where the teaspoons should be.',
        'New bar staff learn the drinks in a week, and the regulars by name in a year.',
      ],
      gentle: "How many staff did you train, and who's running a section now? It's the shortest way to show leadership.",
    },
    {
      says: 'menu knowledge|food knowledge|menu training|daily special|pre-shift briefing',
      brutal: [
        "Pre-shift briefing: the soup, the fish, what's off. By seven, what's off is the fish.",
        'Menu knowledge is tasted once, on a teaspoon, with nine others.',
      ],
      gentle: "If you wrote the briefing or ran the menu tastings, it's training, and should be called that.",
    },
    {
      says: 'breakfast service|breakfast shift|breakfast buffet',
      brutal: [
        'On the breakfast shift the whole hotel comes down at nine, except for the chef.',
        'The breakfast buffet has been open a minute, and the tongs are in the wrong dish.',
      ],
      gentle: 'Breakfast shifts done reliably are what hotels struggle to hire. Say what time you opened, and who else was in.',
    },
    {
      says: 'pub quiz|quiz night',
      brutal: [
        'Round four of a quiz night is the picture round, photocopied until nobody is anyone.',
        'The pub quiz has a team called Quizteama Aguilera. It has two.',
      ],
      gentle: 'Did takings on quiz night go up? A Tuesday you turned round is the best small business case in hospitality.',
    },
    {
      says: 'rota',
      brutal: ['The rota is finished. So is the phone battery of the person who sent it.', "Everybody wants Friday off on the rota and Friday's tips."],
      gentle: 'A fair rota keeps a floor together. How did you deal with Fridays? That answer shows a manager.',
    },
    {
      says: 'labour cost|labor cost|wage percentage',
      brutal: [
        "Labour cost is under control until it rains. Then it's leaning on the bar.",
        "The wage percentage is up. Someone's just been asked if they'd like to go home, by way of kindness.",
      ],
      gentle: 'Labour cost against sales is management in two figures. If you hit the target, say so, and how you spared the busy hours.',
    },
    {
      says: 'table turn|table turnover|turn time|table turnaround|average spend|spend per head',
      brutal: [
        'Spend per head went up the day that sides stopped being included.',
        "Table turnaround is ninety minutes. Nobody's told the anniversary on nine.",
        'One table in three should take dessert. One table in three says “just the spoons”.',
      ],
      gentle: 'Spend per head is a hard figure, so use it: from what to what, and what you changed to get there.',
    },
    {
      says: 'pub|public house|gastropub|country pub',
      in: 'work',
      brutal: ["The stool at the end of a pub's bar is taken, even when it's empty.", "The landlord's door says private. Half the pub has used it."],
      gentle: 'Wet-led or food-led? Pub companies sort on that first, so save them the question.',
    },
    {
      says: 'nightclub|night club|late bar|late night venue',
      in: 'work',
      brutal: [
        'At four the lights go on, and a nightclub finds out what colour its carpet is.',
        'Bottle service comes with a sparkler, so that the next table knows the price.',
      ],
      gentle: 'Running a nightclub safely is a licence kept. If an inspection went well with you in charge, say so.',
    },
    {
      says: 'coffee shop|cafe|café',
      in: 'work',
      brutal: [
        'In a coffee shop one person with one tea rents a table for four, and all the sockets.',
        "Sixty drinks on the coffee shop's board. Everyone reads to the end, and says latte.",
        "A café's Wi-Fi password has been given out more often than change.",
      ],
      gentle: 'What was yours in the coffee shop: the machine, the cakes, the opening? One thing that ran because of you will do.',
    },
    {
      says: "fast food|drive-thru|drive thru|quick service restaurant|mcdonalds|mcdonald's|kfc|burger king",
      in: 'work',
      brutal: [
        'In a drive-thru you learn to hear “no gherkins” through a diesel engine.',
        "Fast food is measured in seconds, by a timer, beside a machine that's being cleaned.",
      ],
      gentle: 'Every {it} shift trains you in pace. Which stations were you signed off on, and did you make crew trainer?',
    },
    {
      says: 'food runner|running food|clearing tables|cleared tables|bussing tables|busser|glass collecting|glass collector',
      brutal: [
        "“Behind.” “Hot.” “Who's having the sea bass?” A whole evening in six words.",
        "Clearing tables is asking “all finished?” of a plate that's clearly been polished.",
        'Thirty glasses in one tower, through a full room. Ballet has better shoes.',
      ],
      gentle: 'Runners hold a Saturday together. How soon were you given tables of your own? That shows what they saw in you.',
    },
    {
      says: 'front of house|foh',
      brutal: [
        "Front of house is swan on top, and “where's my mains” underneath.",
        "FOH and the kitchen are one team. They've been told.",
        '“Are you all done there?” Front of house knows eleven ways to say it, and ten are wrong.',
      ],
      gentle: [
        '“Front of house” is broad, so say what sort of house: price level, style, rosettes or roadside. It sharpens everything below.',
        "On a front of house team, who did the others come to in a bad hour? If it was you, that's leadership without the badge.",
      ],
    },
    {
      says: 'table setting|laying tables|setting tables|set tables',
      brutal: [
        'Linen arrives in a bag of two hundred, one of which is a pillowcase.',
        'A table setting takes nine minutes. Then somebody sits down and pushes all of it into the middle.',
      ],
      gentle: 'Setting a room well is an eye for detail that can be seen. What was the finest room you laid?',
    },
    {
      says: 'afternoon tea|cream tea|tea room|tearoom',
      brutal: [
        'Afternoon tea: three tiers, two scones, and a county border about the jam.',
        'Tea rooms fill up at ten past three, in the first drop of rain, by coach.',
      ],
      gentle: 'Afternoon tea has one of the better margins in hospitality. If yours sold out, say so, and what was on the top tier.',
    },
  ],
};
