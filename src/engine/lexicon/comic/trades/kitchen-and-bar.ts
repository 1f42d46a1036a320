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
      gentle: 'Prep is where a chef learns whom to trust. Give the section and the covers.',
    },
    {
      says: 'chef de partie|cdp|commis chef|commis|line cook|line chef',
      brutal: [
        'A section is two metres of steel, a fridge, and a border that nobody crosses without asking.',
        'On the line, the tongs are yours until you turn round.',
        'A line cook can keep a feud and a risotto going at the same time.',
      ],
      gentle: 'Sauce, larder, grill or pastry: the rank alone could be any of them. Add the section and the covers.',
    },
    {
      says: 'sous chef|junior sous',
      brutal: [
        'A sous chef does the ordering, the rota, the shouting and the apologising for the shouting.',
        "The sous gets the head chef's Sundays.",
        'Second in command, and first to be asked who put the wet tray on the dry trays.',
      ],
      gentle: "Running the pass on the head chef's day off is half the promotion. If you did, say so, with the size of the brigade.",
    },
    {
      says: 'head chef|executive chef|kitchen manager|head cook',
      brutal: [
        'A head chef spends the week on spreadsheets, and goes on the line to relax.',
        'A head chef can hear a fryer left on from the car park.',
        'Head chef: last to sit down, first to be asked about the gravy.',
      ],
      gentle: 'A head chef is read as a manager. Give the size of the brigade, the weekly spend and the gross profit.',
    },
    {
      says: 'gross profit|food cost|food costing|gp margin|kitchen gp|menu costing|dish costing',
      brutal: [
        'Food cost is under control until somebody puts a truffle on the fries.',
        'Gross profit went up two points. The garnish is now one leaf.',
        'The menu is costed to the penny, and then a chef pours the oil.',
      ],
      gentle: 'Food cost is the first figure an owner reads. Give the percentage, and where it stood before you.',
    },
    {
      says: 'menu planning|menu development|menu design|designed menu|developed menu|seasonal menu|specials board|new menu',
      not: 'web|website|software|app|ui|database',
      brutal: [
        "The specials board is a chef's blog about what has to go by Sunday.",
        'Seasonal menu: asparagus for six weeks, and forty for squash.',
        'The new menu has no prices yet. The printer, the chef and the owner each have a different one.',
      ],
      gentle: 'A dish that stayed on for years is worth its name. Add changes a season, and covers it sold.',
    },
    {
      says: 'food hygiene|food safety|food hygiene certificate|level 2 food hygiene|level 3 food safety|servsafe',
      brutal: [
        'Food hygiene training is one morning on temperatures, in a room at the wrong one.',
        'The food safety paperwork is all in one folder, and one person in the building can find the folder.',
        "Raw at the bottom, cooked at the top. The delivery hasn't done the food safety course.",
      ],
      gentle: 'Hygiene certificates run out, so kitchens check the date. Give the level and the year.',
    },
    {
      says: 'haccp|fridge temperature|temperature check|temperature log|kitchen diary|safer food better business',
      around: 'kitchen|chef|restaurant|cater|cook|cafe|café|hotel|pub',
      brutal: [
        'A year of temperature logs is somebody writing the figure 4.',
        'HACCP lives in a folder above the pass, and the folder is laminated with béarnaise.',
      ],
      gentle: "Following the plan is expected, writing it is not. If the system on a site was your work, the inspector's verdict goes beside it.",
    },
    {
      says: 'eho|environmental health|health inspection|health inspector|hygiene rating|5 star hygiene|five star hygiene',
      brutal: [
        'The EHO comes at half past twelve on the day the drain comes too.',
        'When the inspector is in, the whole kitchen labels things that have never had a label.',
        'During a hygiene inspection chefs speak in full sentences.',
      ],
      gentle: "The score first, then the date, then what was yours in it. Add an inspector's figure, if you have one.",
    },
    {
      says: 'allergen|allergen management|allergies|dietary requirement',
      around: 'kitchen|chef|restaurant|cater|cook|cafe|café|hotel|pub|menu',
      in: 'work',
      brutal: [
        'The allergen chart has a column for everything except “no onion, but fine with onions”.',
        'Dietary requirements arrive with the main course, on the arm of a waiter who forgot to say.',
        'Allergen sheets change whenever a supplier changes a stock cube.',
      ],
      gentle: 'Allergens are system work. Say which part you built: the sheets, the tickets or the training.',
    },
    {
      says: 'stock control|stock rotation|stock ordering|stocktake|stock take|fifo|food ordering|ordering food|inventory',
      not: 'software|database|system design',
      around: 'kitchen|chef|restaurant|cater|cook|cafe|café|hotel|pub|canteen',
      in: 'work',
      brutal: [
        "Stock rotation: new cream at the back, and somebody's hand at the back.",
        'Stock ordering is done at midnight, by a chef, whispering to an answering machine.',
        'The stocktake counts everything, including a tin of hearts of palm that nobody will admit to.',
      ],
      gentle: 'Ordering is buying. Add weekly spend, and waste or price that fell.',
    },
    {
      says: 'food waste|wastage|reduce waste|reduced waste|reducing waste|minimising waste|minimizing waste',
      around: 'kitchen|chef|restaurant|cater|cook|cafe|café|hotel|pub|canteen',
      brutal: [
        'Food waste goes on a chart. The chart makes no mention of the chefs eating chips.',
        "Wastage fell the moment yesterday's vegetables were called a soup.",
        "There's a scale under the waste bucket now. Chefs have started eating the evidence.",
      ],
      gentle: 'Waste has a figure, in kilos or percent. What the trimmings became is the idea behind it, and worth the clause.',
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
      gentle: 'Covers and the number of cooks: the reader will divide one by the other anyway. Doing it for them shows you know.',
    },
    {
      says: 'fine dining|michelin|michelin star|aa rosette',
      brutal: [
        'Fine dining means big plates, small tweezers, and the staff eating toast over a bin.',
        'In fine dining, three people bend over a plate the size of a bus wheel to place one leaf.',
        "An inspector looks like anybody. So by eight o'clock anybody looks like the inspector.",
      ],
      gentle: 'Kitchens at that level ask what you did there. Name the section, and say if the award came in your time.',
    },
    {
      says: 'the pass|expediting|running the pass|calling checks|ran the pass',
      near: 'kitchen|service|chef|food|restaurant|order|ticket|check',
      brutal: [
        '“Hands”, says the chef on the pass. Eleven people look at theirs.',
        "Calling checks is an auction in reverse: everything's sold and nobody wants it.",
        '“Two minutes, chef.” On the pass, all times are two minutes.',
      ],
      gentle: 'Running the pass is command of a room. Add tickets on the busiest night, and sections that answered.',
    },
    {
      says: 'kitchen porter|pot wash|dishwasher|dish washing|washing dishes|dishwashing',
      in: 'work',
      brutal: [
        'A kitchen porter finds out first what the new special is like, from what comes back.',
        'The dishwasher stops. So do the chefs, the waiters and, quietly, the whole business.',
        "Whoever runs the pot wash decides what's on the radio. That's how power works.",
      ],
      gentle: 'The pot wash is where many chefs started. If you prepped or trained others, say so.',
    },
    {
      says: 'pastry|pastry section|desserts|pastry chef|patisserie|plated desserts',
      brutal: [
        "Pastry comes in at five in the morning to be away from the others. It's mutual.",
        'The pastry section has scales. The rest have a pinch.',
        'Desserts go out last, when the kitchen has been mopped round your feet.',
      ],
      gentle: 'All made in-house, bread and ice cream included, are words that make a pastry page. Add covers or weekly cakes.',
    },
    {
      says: 'deep clean|kitchen cleaning|clean down|cleaning schedule|cleaning rota',
      brutal: [
        "A deep clean moves the oven, and there's the other tongs, a ladle, and somebody's first phone.",
        "The cleaning schedule has a box for behind the fryer. It has never been anyone's first choice.",
        "Clean down starts when the last check is on. Then there's a walk-in of nine.",
      ],
      gentle: 'Schedules that held on an inspection are worth claiming. Add the rating, with its year.',
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
      gentle: 'Kitchens lose people weekly. If yours stayed, or went on to run sections of their own, that is what owners notice.',
    },
    {
      says: 'breakfast|breakfast service|breakfast chef|brunch',
      in: 'work',
      brutal: [
        'Breakfast service has one order and nine hundred ways of saying it: no tomato.',
        'A breakfast chef has cracked a tray of eggs before the birds have filed a complaint.',
        'Two hundred breakfasts, and the toaster does four at a time at a stroll.',
      ],
      gentle: 'Breakfast is the shift they leave to one person. If you were alone, say so, and say how many plates by ten.',
    },
    {
      says: 'banqueting|banquet|event catering|function catering|wedding catering',
      brutal: [
        'A banquet is two hundred chicken breasts facing the same way, as if on parade.',
        'The speeches will be ten minutes, says the best speaker. The beef has been told forty.',
        'A banquet menu is tasted in January by two people, and eaten in July by their uncles.',
      ],
      gentle: 'Banqueting is planning at scale. Give your largest function, plated or buffet, and how many chefs.',
    },
    {
      says: 'contract catering|staff restaurant|staff canteen|canteen|hospital catering|sodexo|compass group',
      brutal: [
        'In contract catering you may change anything except fish on Friday.',
        'The staff restaurant does a jacket potato bar, and the jacket potato bar does the staff.',
      ],
      gentle: 'Feeding the same people daily is its own craft. Add meals a day, and take-up that grew.',
    },
    {
      says: 'bakery|bread|baking|breads|baker',
      in: 'work',
      brutal: [
        "Bread doesn't know about Sundays.",
        'A bakery at 3 a.m. has warm ovens, loud radio, and flour in the phone.',
        "Bakers get asked what time they start. Then there's always a short silence.",
      ],
      gentle: 'Bakeries hire by method and pace. Say by hand or by line, and how many pieces a night.',
    },
    {
      says: 'cake decorating|cake decoration|wedding cake|sugarcraft|celebration cakes',
      not: 'wont|won’t|some wedding cake|no fondant|not fondant',
      brutal: [
        'Four tiers, thirty miles, one speed bump. Cake decorating is mainly driving.',
        '“Something simple” for a wedding cake is a sentence that costs two days.',
      ],
      gentle: 'Pictures settle it. Add a link beside this line, if you have one.',
    },
    {
      says: 'butchery|butcher|boning|meat cutting',
      brutal: [
        "A butcher's window has plastic parsley in it. The parsley has seen off four counters.",
        'Butchery is anatomy with a queue and a price per kilo.',
      ],
      gentle: 'Whole carcass or primals, and which animals: this is vanishing from kitchens, so exactly what you break down is worth listing.',
    },
    {
      says: 'knife skills',
      brutal: ["Everyone's knife skills are excellent until somebody watches.", 'Knives get sharpened on Monday, are blunt by Friday, and get lent never.'],
      gentle: 'Hard to prove on paper. A fish section, a boning room or a banquet that needed them does it in three words.',
    },
    {
      says: 'portion control|recipe card|spec sheet',
      around: 'kitchen|chef|restaurant|menu|dish|cater|cook|canteen',
      brutal: [
        'Eleven chips on the spec sheet, and a chef who rounds up for friends.',
        'Recipe cards hang on a ring by the stove, readable up to the word “add”.',
        'The plate in the picture has nine peas. The plate for the owner has twelve.',
      ],
      gentle: 'If margin or complaints moved once the cards were in, chains want to read it. Add the number of dishes written.',
    },
    {
      says: 'local supplier|local produce|supplier relationship|negotiating with suppliers|food supplier|approved supplier',
      around: 'kitchen|chef|restaurant|menu|cater|cook|hotel|pub|cafe',
      brutal: [
        "The veg supplier leaves the boxes on the step at five, in order of what you didn't want.",
        'Chefs negotiate with suppliers in two tones: mate, and oi.',
      ],
      gentle: "Good buying is half of a menu's profit. A supplier you brought in, or a price that came down, is the fact to print.",
    },
    {
      says: 'combi oven|rational oven',
      brutal: [
        'The combi oven speaks eleven languages and tells you in all of them that it needs descaling.',
        "A combi oven has four hundred programmes. The kitchen uses hot, steam, and Dave's.",
      ],
      gentle: 'Cooking on it is common, programming it for others is not. Mention overnight recipes that the morning shift trusted.',
    },
    {
      says: 'rota',
      brutal: [
        "A kitchen rota is written on Sunday, in pencil, by a chef who's down for seven doubles.",
        "Everyone gets two days off on the kitchen rota. They're called Monday and “we'll see”.",
      ],
      gentle: 'People on it, and how long they stayed: a fair rota is why a team holds. With that it reads as management.',
    },
    {
      says: 'labour cost|labor cost',
      brutal: [
        "Labour cost is over by two points. It's just been sent home at nine.",
        "Labour cost is a percentage until the pot wash doesn't turn up. Then it's you.",
      ],
      gentle: 'Labour cost is easy to cut and hard to cut well. Give percent against target, and say whether the team stayed.',
    },
    {
      says: 'staff meal|staff food|family meal',
      brutal: [
        'Staff food is served at four, standing up, out of a tub, with a spoon from the other section.',
        "The crew's meal is whatever's left, plus chips, judged harder than any tasting menu.",
      ],
      gentle: 'A good meal for the crew says something about a cook. For an application it stays half a line, unless it was yours daily.',
    },
    {
      says: 'apprentice chef|apprentice|trained junior chef|training junior|trained commis|mentoring junior|junior chef',
      around: 'chef|kitchen|cook|restaurant|commis|cater',
      brutal: [
        'A new apprentice gets sent for a long weight, a left-handed whisk and a tin of striped paint.',
        'An apprentice peels for a year, and one day somebody says “taste this”.',
      ],
      gentle: 'Apprentices who run sections today are the mark of a head chef in the making. Their number belongs here, no names.',
    },
    {
      says: 'deliveroo|uber eats|just eat|dark kitchen',
      brutal: [
        'The delivery tablet chirps in the middle of service like a budgie with a grudge.',
        'A burger for delivery is built to be thrown in a bag and ridden over a kerb.',
      ],
      gentle: "The platform's rating is public. With orders a night beside it, it proves pace and packing at once.",
    },
    {
      says: 'vegan|plant-based',
      in: 'work',
      brutal: ["The vegan option is a risotto. Every year it's about to be something else.", 'Plant-based sells best when the menu keeps quiet about it.'],
      gentle: 'Dishes that people order who need not are the compliment. Add one by name, with its share of sales, if you have one.',
    },
    {
      says: 'seasoning|palate',
      near: 'chef|kitchen|dish|food|menu|taste|tasting|cook|flavour|flavor',
      brutal: [
        'Chefs taste with forty teaspoons a day, and the pot wash counts every one.',
        "Seasoning is finished when two cooks who aren't speaking both nod.",
      ],
      gentle: 'A palate cannot be printed, a dish can. Name the one people came back for, in four words.',
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
      gentle: 'Style of house and size of section tell a manager your level. Large parties, wine or opening alone are the steps above it.',
    },
    {
      says: 'table service|waited on tables',
      in: 'work',
      brutal: [
        "In table service everyone looks up one second after you've walked past.",
        'Table twelve wants to move to table nine, which wants to move to table twelve.',
        "A section of eight tables sits down all at once, as if they'd shared a bus.",
      ],
      gentle: 'Give tables at a time, covers, and whether wine was yours: three facts that a restaurant reads as your grade.',
    },
    {
      says: 'taking orders|took orders|taken orders|order taking|served food|serving food and drinks|serving food|served customers|serving customers|serving drinks|food and drink orders',
      brutal: [
        "“I'll have the same, but with chips, and a different fish.” That's the same order, apparently.",
        'Taking orders without a pad impresses six people and frightens a kitchen.',
        "Serving a table of nine means eight coffees, and one who'll decide when you're back at the bar.",
      ],
      gentle: 'Everyone on the floor takes orders. Say what else you were given: the large tables, the till, the new starters.',
    },
    {
      says: 'upselling|upsell|upsold|suggestive selling|increase spend',
      brutal: [
        'Upselling is saying “still or sparkling” so nobody hears the third option.',
        "Would anyone like to see the dessert menu? They'd like to see it, order one, and have five spoons.",
      ],
      gentle: 'Average spend before and after is the proof. If there was a league table, your place on it belongs here.',
    },
    {
      says: 'cocktail|cocktails|mixology|mixologist|cocktail making|cocktail menu',
      brutal: [
        'One mojito is ordered, and the bar hears a party of twelve change its mind.',
        'Cocktails take four minutes each. Eight people are leaning in with a card out.',
        'A mixologist is a bartender with a dropper bottle and a waistcoat.',
      ],
      gentle: 'A drink of yours that made the list is worth its name. Covers or rounds on a Saturday show speed, which bars weigh more.',
    },
    {
      says: 'barista|espresso machine|coffee machine|latte art|speciality coffee|specialty coffee',
      brutal: [
        'Latte art: a fern, a heart, and then a lid.',
        'A barista has to remember that Dave is oat, extra hot, and never Dave on the cup.',
        'The steam wand is wiped, purged, and blamed.',
      ],
      gentle: 'Give machine, roaster and dialling in the grind each morning: a coffee place reads those as days of training saved.',
    },
    {
      says: 'cellar|cellar management|line cleaning|beer lines|barrels|kegs|keg|real ale|cask ale|cask',
      not: 'wine',
      brutal: [
        'A pub cellar is kept at twelve degrees, for the beer and for one spider with tenure.',
        'The barrel goes at ten past nine on a Friday, at the front of a round of fourteen.',
        "Line cleaning is purple, then clear, and at some point it's in your shoe.",
      ],
      gentle: 'Cellar work is rarer than bar work. Add lines looked after, and an award for the beer if there was one.',
    },
    {
      says: 'bartender|barman|barmaid|bar staff|bartending|bar work|bar person',
      in: 'work',
      brutal: [
        "Bartenders know who's next. So do four other people, all at once, with a twenty up.",
        'Bar work is carrying ice uphill so that somebody else can complain about it.',
        "Last orders gets a bell, and a queue that hasn't been seen all night.",
      ],
      gentle: 'Give cocktails, cask or six deep at the match: a bartender is hired for one of those, so the house and its busiest night belong here.',
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
      gentle: 'Variance is the figure owners read with real interest. If it fell after you took over the count, print both.',
    },
    {
      says: 'wine list|wine knowledge|wset|sommelier|wines|wine pairing|wine service',
      brutal: [
        'The wine list has ninety bottles, and the room drinks the second cheapest.',
        'Wine training teaches a whole team to say gooseberry with conviction.',
        'A wine is shown, opened, poured, swirled, sniffed, and always fine.',
      ],
      gentle: 'Level and year of the certificate; then list size, or wine spend per head, if it moved while you served it.',
    },
    {
      says: 'cash handling|cash up|cashing up|epos|pos system|toast pos|till operation',
      brutal: [
        'The bill comes to nine people, eleven cards, and one who only had the soup.',
        'Cashing up at 1 a.m. is when four notes stick together out of spite.',
        'The till has a button for everything but “split it by who had wine”.',
      ],
      gentle: 'Cashing up and locking the safe is trust that fits in six words. Add a till that balanced, if you have one.',
    },
    {
      says: 'personal licence|personal licence holder|premises licence|dps|designated premises supervisor',
      brutal: [
        'A personal licence takes one short exam, and makes you the person the police ask for.',
        'The licence hangs on the wall, between the dartboard and the fire notice.',
      ],
      gentle: 'Near the top, with issuing council and date: many places cannot open without one, so it is a real ticket.',
    },
    {
      says: 'duty manager|restaurant manager|bar manager|floor manager',
      in: 'work',
      brutal: [
        'Whoever manages the floor gets the keys, the radio, the first aid kit and the table by the toilets.',
        "Managing a restaurant is asking forty tables if everything's all right, and listening to the tone.",
        "The manager's office is a fridge with a laptop on it.",
      ],
      gentle: 'Weekly sales, staff and opening hours give the title its weight. Then the one figure that changed under you.',
    },
    {
      says: 'table reservation|restaurant reservation|opentable|resdiary|table plan|table booking|hostess|taking reservations',
      brutal: [
        'Table for four at eight means six at twenty past, and could one of them be by the window?',
        "The reservations book has seven tables at 7.30. The kitchen's seen it, and sat down.",
        '“About fifteen minutes” is said at the door, in a voice that has never met a clock.',
      ],
      gentle: 'Covers turned and no-shows that fell are money at the door. Add the booking system by name.',
    },
    {
      says: 'tripadvisor|google review|guest review|guest feedback|yelp|online review',
      brutal: [
        'Five stars for the food, and one for the rain. The reviews are all about the rain.',
        "Reviews name the waiter. It's the wrong waiter, and it's already framed.",
        '“Lovely meal, parking difficult.” Two stars, and a reply from the owner at 1 a.m.',
      ],
      gentle: 'Public proof: if guests named you, the best five words of theirs belong here, with the site and the year.',
    },
    {
      says: 'complaint|handling complaints|difficult customer',
      near: 'guest|customer|diner|table|food|service',
      in: 'work',
      brutal: [
        'A complaint about the wait takes twenty minutes, during which three more people wait.',
        "Every floor has a manager's voice for complaints, low and slow, like landing a plane.",
      ],
      gentle: 'A complaint that became a regular is the best story in hospitality. If you have one, tell it in ten words.',
    },
    {
      says: 'private event|private dining|private party|private function|large party|function room',
      in: 'work',
      brutal: [
        'A function room has a carpet chosen to be spilt on.',
        'A private dining party of thirty wants one bill. It wants it after the speeches, in nine parts.',
      ],
      gentle: 'Guests, price per head and your part in it: event venues hire on that. Add the largest one.',
    },
    {
      says: 'busy restaurant|busy bar|busy pub|high volume restaurant|high-volume restaurant|fast-paced restaurant|high volume bar|high-volume bar',
      brutal: [
        "A busy bar on a bank holiday is three deep, and they're all next.",
        'Forty booked, 140 came. It was sunny.',
        "The restaurant's quiet, somebody says, and a coach indicates.",
      ],
      gentle: 'Busy is an opinion, covers are a fact. Add the number, and how many of you were on the floor.',
    },
    {
      says: 'opening and closing|closing duty|opening duty|locking up|closing shift|polishing cutlery',
      in: 'work',
      brutal: [
        'Polishing cutlery is three hundred forks, hot water, one cloth and all of the staff gossip.',
        'Closing takes forty minutes, plus however long it takes table six to finish a story.',
        "Chairs up, lights up, music off. There's always one couple who think it's for atmosphere.",
      ],
      gentle: 'Keys and alarm mean the building was yours. If the takings were counted by you as well, that makes three signs of trust.',
    },
    {
      says: 'training new staff|trained new staff|staff training|trained new starters|training staff|trained staff',
      brutal: ['A trial shift is four hours of being shown where the teaspoons should be.', 'New staff learn the menu in a week, and the regulars in a year.'],
      gentle: 'People trained who now run a section or a shift: it is the shortest way to show leadership on a floor.',
    },
    {
      says: 'menu knowledge|food knowledge|menu training|daily special|pre-shift briefing',
      brutal: [
        "Pre-shift briefing: the soup, the fish, what's off. By seven, what's off is the fish.",
        'Menu knowledge is tasted once, on a teaspoon, with nine others.',
      ],
      gentle: 'Writing the briefing or running the tasting is training, and should carry that name. Add dishes and allergens known.',
    },
    {
      says: 'breakfast service|breakfast shift|breakfast buffet',
      brutal: [
        'On the breakfast shift everybody comes at nine, except for the chef.',
        'The breakfast buffet has been open a minute, and the tongs are in the wrong dish.',
      ],
      gentle: 'Breakfast is what hotels struggle to staff. Opening alone, with covers and the hour, tells them their problem is solved.',
    },
    {
      says: 'pub quiz|quiz night',
      brutal: [
        'Round four of a quiz night is the picture round, photocopied until nobody is anyone.',
        'The pub quiz has a team called Quizteama Aguilera. It has two.',
      ],
      gentle: 'A dead evening that filled up is the best small business case in the trade. Takings before and after would prove it.',
    },
    {
      says: 'rota',
      brutal: ['The rota is finished. So is the phone battery of the person who sent it.', "Everybody wants Friday off on the rota and Friday's tips."],
      gentle: 'Staff on it and wage cost against sales turn a rota into management. Systems used for it go third.',
    },
    {
      says: 'labour cost|labor cost|wage percentage',
      brutal: [
        "Labour cost is under control until it rains. Then it's leaning on the bar.",
        "The wage percentage is up. Someone's just been asked if they'd like to go home, by way of kindness.",
      ],
      gentle: 'Percent against target is management in one figure. If the busy hours were spared all the same, that is the craft in it.',
    },
    {
      says: 'table turn|table turnover|turn time|table turnaround|average spend|spend per head',
      brutal: [
        'Spend per head went up the day that sides stopped being included.',
        "Table turnaround is ninety minutes. Nobody's told the anniversary on nine.",
        'One table in three should take dessert. One table in three says “just the spoons”.',
      ],
      gentle: 'From what to what, and the change that did it: a spend figure is hard evidence, and rare on a floor CV.',
    },
    {
      says: 'pub|public house|gastropub|country pub',
      in: 'work',
      brutal: ["The stool at the end of a pub's bar is taken, even when it's empty.", "The landlord's door says private. Half the pub has used it."],
      gentle: 'Give wet-led or food-led, tied or free, weekly take: pub companies sort on those before they read names.',
    },
    {
      says: 'nightclub|night club|late bar|late night venue',
      in: 'work',
      brutal: [
        'At four the lights go on, and a nightclub finds out what colour its carpet is.',
        'Bottle service comes with a sparkler, so that the next table knows the price.',
      ],
      gentle: 'Give the capacity, door team and an incident-free licence: those are the things a venue is judged on, so your part in them counts.',
    },
    {
      says: 'coffee shop|cafe|café',
      in: 'work',
      brutal: [
        'In a coffee shop one person with one tea rents a table for four, and all the sockets.',
        "Sixty drinks on the coffee shop's board. Everyone reads to the end, and says latte.",
        "A café's Wi-Fi password has been given out more often than change.",
      ],
      gentle: 'Cups a day, and opening or closing alone: with those a café knows whether you could run its mornings.',
    },
    {
      says: "fast food|drive-thru|drive thru|quick service restaurant|mcdonalds|mcdonald's|kfc|burger king",
      in: 'work',
      brutal: [
        'In a drive-thru you learn to hear “no gherkins” through a diesel engine.',
        "Fast food is measured in seconds, by a timer, beside a machine that's being cleaned.",
      ],
      gentle: 'Other chains recognise your stations. List the ones you are signed off on, and crew trainer if you are one.',
    },
    {
      says: 'food runner|running food|clearing tables|cleared tables|bussing tables|busser|glass collecting|glass collector',
      brutal: [
        "“Behind.” “Hot.” “Who's having the sea bass?” A whole evening in six words.",
        "Clearing tables is asking “all finished?” of a plate that's clearly been polished.",
        'Thirty glasses in one tower, through a full room. Ballet has better shoes.',
      ],
      gentle: 'Runners hold a Saturday together. How soon a section of your own followed is the part that shows what others saw.',
    },
    {
      says: 'front of house|foh',
      brutal: [
        "Front of house is swan on top, and “where's my mains” underneath.",
        "FOH and the kitchen are one team. They've been told.",
        '“Are you all done there?” Front of house knows eleven ways to say it, and ten are wrong.',
      ],
      gentle: 'Price level and style of house sharpen everything below. If others came to you in a bad hour, that is leadership without the badge.',
    },
    {
      says: 'table setting|laying tables|setting tables|set tables',
      brutal: [
        'Linen arrives in a bag of two hundred, one of which is a pillowcase.',
        'A table setting takes nine minutes. Then somebody sits down and pushes all of it into the middle.',
      ],
      gentle: 'The finest room you laid, with its number of covers, says more than the duty. Silver service, if you know it, goes by name.',
    },
    {
      says: 'afternoon tea|cream tea|tea room|tearoom',
      brutal: [
        'Afternoon tea: three tiers, two scones, and a county border about the jam.',
        'Tea rooms fill up at ten past three, in the first drop of rain, by coach.',
      ],
      gentle: 'A good margin, and mostly sold ahead: sittings and covers show you know it as a business and not only as scones.',
    },
  ],
};
