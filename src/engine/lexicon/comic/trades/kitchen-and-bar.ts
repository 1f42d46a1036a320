import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What cooks, bakers, waiters and bartenders laugh about. */
export const OF_KITCHENS_AND_BARS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  kitchen: [
    {
      says: 'mise en place|mise|prep work|food prep|food preparation|prepped|preparation of food|prep',
      brutal: [
        'Prep is done at noon. Prep is never done, but at noon they start ordering.',
        'Mise en place: forty little tubs, forty strips of tape, and one Sharpie that three sections claim.',
        "A kitchen measures friendship by who'll prep your shallots.",
      ],
      gentle: 'For how many covers did you prep, and on which section? Two facts, and a head chef can see you working.',
    },
    {
      says: 'line cook|line chef|commis|commis chef|chef de partie|cdp|demi chef|section',
      brutal: [
        'A chef de partie rules a section of two metres, a fridge and a commis.',
        'The commis chef peels, picks, shells and wonders about the brochure.',
        'Line cooks can carry on a feud and a risotto at the same time.',
      ],
      gentle: 'Name the section and the covers: sauce on a hundred tells a chef more than any adjective.',
    },
    {
      says: 'sous chef|junior sous',
      brutal: [
        'A sous chef does the ordering, the rota, the shouting and the apologising for the shouting.',
        "The sous gets the head chef's Sundays.",
        'Second in command, and first to be asked who put the wet tray on the dry trays.',
      ],
      gentle: 'Who ran the pass when the head chef was off? If it was you, say how often and how many were under you.',
    },
    {
      says: 'head chef|executive chef|kitchen manager|chef patron|head cook',
      brutal: [
        'A head chef spends the week on spreadsheets, and goes on the line to relax.',
        'The kitchen manager can hear a fryer being left on from the car park.',
        'Head chef: last to sit down, first to be asked about the gravy.',
      ],
      gentle: 'Brigade size, weekly spend, GP. Those three figures place a head chef in one line. Then the food.',
    },
    {
      says: 'gp|gross profit|food cost|food costs|food costing|gp margin|margin|menu costing|dish costing',
      brutal: [
        'Food cost is thirty percent, until somebody puts a truffle on the fries.',
        'GP went up two points. The garnish is now one leaf.',
        'The menu is costed to the penny, and then a chef pours the oil.',
      ],
      gentle: "GP held, or GP gained? Give both figures and the time it took. It's the line owners read first.",
    },
    {
      says: 'menu planning|menu development|menu design|designed menus|developed menus|seasonal menu|specials board|specials|new menu',
      brutal: [
        "The specials board is a chef's blog about what has to go by Sunday.",
        'Menu development takes three weeks, twelve tastings, and one owner who likes it as it was.',
        'Seasonal menu: asparagus for six weeks, and forty for squash.',
      ],
      gentle: "Which dish of yours outsold the others, or stayed on for years? Name it. It'd be the tastiest words on the page.",
    },
    {
      says: 'food hygiene|food safety|food hygiene certificate|level 2 food hygiene|level 3 food safety|servsafe',
      brutal: [
        'Food hygiene training is one morning on temperatures, in a room at the wrong one.',
        "Five stars on the door. There's only one person in the kitchen who can find the folder.",
        "Raw at the bottom, cooked at the top. Whoever does the delivery hasn't done the course.",
      ],
      gentle: 'Level and date, then the hygiene rating of the last place. A five with you in charge of the folder counts double.',
    },
    {
      says: 'haccp|due diligence|fridge temperatures|temperature checks|temperature logs|kitchen diary|safer food better business',
      brutal: [
        'The fridge log says 4, 4, 4, 4, 4. Not even fridges are that boring.',
        'HACCP lives in a folder above the pass, and the folder is laminated with béarnaise.',
        "The temperature sheet is up to date. It's also dated tomorrow.",
      ],
      gentle: 'If you wrote or rewrote the system, say for which site. Taking a kitchen through an inspection is a proper credit.',
    },
    {
      says: 'eho|environmental health|health inspection|health inspector|hygiene rating|5 star hygiene|five star hygiene',
      brutal: [
        'The EHO comes at half past twelve on the day the drain comes too.',
        'When the inspector is in, the whole kitchen labels things that have never had a label.',
        'A hygiene inspection is the one time that chefs speak in full sentences.',
      ],
      gentle: 'Put the rating, the date and your part in it. If it went up from a lower one, print both numbers.',
    },
    {
      says: 'allergen|allergens|allergen management|allergies|dietary requirements|dietary',
      brutal: [
        'Fourteen allergens, one chart, and a check that reads “no onion, but fine with onions”.',
        'Dietary requirements arrive with the main course, on the arm of a waiter who forgot to say.',
        'Allergen sheets change whenever a supplier changes a stock cube.',
      ],
      gentle: 'Getting allergens right for every plate is serious system work. If you built the sheets, say for how many dishes.',
    },
    {
      says: 'stock control|stock rotation|ordering|stock ordering|stocktake|fifo|stock take|inventory',
      brutal: [
        "Stock rotation: new cream at the back, and somebody's hand at the back.",
        'Ordering is done at midnight, by a chef, on the phone to an answering machine, in a whisper.',
        'The stocktake counts everything, including a tin of hearts of palm that nobody will admit to.',
      ],
      gentle: 'Ordering is buying. What was the weekly spend, and did waste or price come down with you on it?',
    },
    {
      says: 'food waste|wastage|reduce waste|reduced waste|reducing waste|waste management|minimising waste|waste',
      brutal: [
        'Food waste goes on a chart. The chart makes no mention of the chefs eating chips.',
        "Wastage fell the moment yesterday's vegetables were called a soup.",
        'The waste bucket has a lid, a scale and a bread roll that three people have reported.',
      ],
      gentle: 'Less waste is money. By what percentage or by how many bins a week? Say it, and how you did it.',
    },
    {
      says: 'covers|high volume|high-volume|busy kitchen|fast-paced kitchen|busy service',
      brutal: [
        'Covers are like fish. The number grows on the way home.',
        'Two hundred covers, six chefs, one working tin opener.',
        'It was a quiet one until somebody in the kitchen said so.',
      ],
      gentle: 'The number is good. Add how many of you there were: covers per chef is what the reader will work out anyway.',
    },
    {
      says: 'rosette|rosettes|michelin|michelin star|aa rosette|fine dining|one star',
      brutal: [
        'Fine dining means big plates, small tweezers, and the staff eating toast over a bin.',
        "Two rosettes in, and someone's started growing things on the windowsill.",
        'A Michelin inspector eats alone, orders normally, and is every single guest that night.',
      ],
      gentle: 'Was it held or won while you were there, and on which section were you? Kitchens of that level will ask.',
    },
    {
      says: 'the pass|expediting|running the pass|expo|calling checks|ran the pass',
      brutal: [
        "The pass has hot lamps, a spike, and a chef saying “hands” to nobody's hands.",
        "Calling checks is an auction in reverse: everything's sold and nobody wants it.",
        '“Two minutes, chef.” On the pass, all times are two minutes.',
      ],
      gentle: 'Running the pass is command of a room. How many tickets on a Saturday, and how many sections answered?',
    },
    {
      says: 'kitchen porter|pot wash|dishwasher|dish washing|washing dishes|kp|kitchen assistant|dishwashing',
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
      gentle: 'How many desserts a service, all made in-house? Bread and ice cream too? Small additions that make a pastry CV.',
    },
    {
      says: 'sauce section|grill section|larder|garnish|grill|sauté|saute|fish section|starters',
      in: 'work',
      brutal: [
        "Garnish: nine vegetables, nine timings, and it's called a side.",
        "Grill is the warmest place in the building, and that's before someone sends the fillet back.",
        "The larder section looks peaceful. It's the duck's eleventh component.",
      ],
      gentle: 'Naming the section is right. Add the number of dishes you put out from it, and chefs will place you at once.',
    },
    {
      says: 'deep clean|kitchen cleaning|clean down|cleaning schedule|cleaning schedules|cleaning rota|close down',
      brutal: [
        "A deep clean moves the oven, and there's the other tongs, a ladle, and somebody's first phone.",
        'The cleaning schedule has forty signatures, all in the same pen, all at 11.58.',
        "Clean down starts when the last check is on. Then there's a walk-in of nine.",
      ],
      gentle: 'Schedules that hold up on an inspection are yours to claim. Which did you set, and what was the rating?',
    },
    {
      says: 'brigade|kitchen team|team of chefs|managed a team of chefs|kitchen staff',
      brutal: [
        'A brigade is a military idea, run by people in clogs with plasters on.',
        'The kitchen team has one wage slip in common and nine opinions on salt.',
        'Managing chefs is like managing cats that have knives.',
      ],
      gentle: 'How many, and how many stayed? Kitchens lose people weekly, so retention is a figure that owners notice.',
    },
    {
      says: 'breakfast|breakfast service|breakfast chef|brunch',
      brutal: [
        'Breakfast service has one order and nine hundred ways of saying it: no tomato.',
        'A breakfast chef has cracked a tray of eggs before the birds have filed a complaint.',
        'Two hundred breakfasts, and the toaster does four at a time at a stroll.',
      ],
      gentle: 'How many breakfasts, and on your own? Solo mornings show trust. Say what time the shift started too.',
    },
    {
      says: 'banqueting|banquet|functions|weddings|event catering|function catering|wedding catering',
      brutal: [
        'Banqueting: two hundred chicken breasts facing the same way, as if on parade.',
        'The speeches will be ten minutes, says the best speaker. The beef has been told forty.',
        'A wedding menu is tasted in January by two people and eaten in July by their uncles.',
      ],
      gentle: 'The largest function, plated or buffet, and how many chefs: three facts that show you can plan.',
    },
    {
      says: 'contract catering|canteen|staff restaurant|school kitchen|hospital catering|compass|sodexo|cook-chill|cook chill',
      brutal: [
        'In contract catering you may change anything except fish on Friday.',
        'The staff restaurant does a jacket potato bar, and the jacket potato bar does the staff.',
        'Cook-chill means the Sunday roast was a fine one on Thursday.',
      ],
      gentle: 'Meals a day and cost per head are what contract caterers compare. Give both if you have them.',
    },
    {
      says: 'bakery|bread|baking|breads|baker',
      brutal: [
        "Bread doesn't know about Sundays.",
        'A bakery at 3 a.m. has warm ovens, loud radio, and flour in the phone.',
        "Bakers get asked what time they start. Then there's always a short silence.",
      ],
      gentle: 'Dough weight or loaves a night, by hand or by line? Sourdough or tins? Two details and a bakery knows you.',
    },
    {
      says: 'cake decorating|cake decoration|wedding cake|sugarcraft|celebration cakes',
      brutal: [
        'Four tiers, thirty miles, one speed bump. Cake decorating is mainly driving.',
        '“Something simple” for a wedding cake is a sentence that costs two days.',
      ],
      gentle: 'Celebration cakes are sold on pictures. Mention a portfolio link, and how many you make in a week.',
    },
    {
      says: 'butchery|butcher|boning|meat cutting|knife skills|filleting|fishmongery',
      brutal: [
        "Everyone's knife skills are excellent until somebody watches.",
        'Butchery is anatomy with a queue and a price per kilo.',
        'Knives get sharpened on Monday, blunt by Friday, and lent never.',
      ],
      gentle: 'Whole carcass or primals, and which animals? Yield is a figure that only skilled hands improve, so quote it.',
    },
    {
      says: 'portion control|recipe cards|specification|spec sheets|consistency',
      brutal: [
        'Portion control: eleven chips on the spec sheet, and a chef who rounds up for friends.',
        'Recipe cards hang on a ring by the stove, readable up to the word “add”.',
        'The plate in the picture has nine peas. The plate for the owner has twelve.',
      ],
      gentle: "Did GP or complaints move once the cards were in? That's why chains look for it. Say which.",
    },
    {
      says: 'suppliers|local suppliers|supplier relationships|local produce|negotiating with suppliers',
      brutal: [
        "The veg supplier leaves the boxes at five, on the step, in order of what you didn't want.",
        'Local produce comes with a story, some mud, and no invoice till Christmas.',
        'Chefs negotiate with suppliers in two tones: mate, and oi.',
      ],
      gentle: 'Which price did you bring down, or which grower did you bring in? Buying well is half of the GP.',
    },
    {
      says: 'gas safety|combi oven|rational oven|bratt pan|sous vide|thermomix|blast chiller',
      brutal: [
        'The combi oven speaks eleven languages and tells you in all of them that it needs descaling.',
        'A bratt pan feeds three hundred, and is cleaned by one, from the inside.',
        "Sous vide: twelve hours at 58 degrees, and the vac pack machine beeps like it's won something.",
      ],
      gentle: 'Equipment names help a kitchen with the same kit. Say what you cooked in it, and for how many.',
    },
    {
      says: 'rota|rotas|labour cost|labour costs|scheduling|staffing',
      brutal: [
        "A kitchen rota is written on Sunday, in pencil, by a chef who's down for seven doubles.",
        "Labour cost is 28 percent. It's been sent home at nine.",
        'Split shifts: four hours off in the afternoon, in a town where you know nobody, in checks.',
      ],
      gentle: 'Keeping labour under target without losing the team is hard. Which percentage, on what weekly sales?',
    },
    {
      says: 'split shift|split shifts|doubles|long hours|weekend work|evenings and weekends',
      brutal: [
        'Friday night, Saturday night, Sunday lunch: chefs have weekends the way lifeboats have holidays.',
        'A split shift has a break long enough to get home and look at it.',
      ],
      gentle: 'Everyone in kitchens does them, so the words can go. Use the space for the covers instead.',
    },
    {
      says: 'staff meal|staff food|family meal',
      brutal: [
        'Staff food is served at four, standing up, out of a tub, with a spoon from the other section.',
        "The crew's meal is whatever's left, plus chips, judged harder than any tasting menu.",
      ],
      gentle: 'Feeding your own crew well says something about a cook. If you ran it, mention how many and from what budget.',
    },
    {
      says: 'new starters|apprentice chef|apprentices|trained junior chefs|training junior|trained commis|mentoring junior',
      brutal: [
        'A new apprentice gets sent for a long weight, a left-handed whisk and a tin of striped paint.',
        'The apprentice chef peels for a year, and one day somebody says “taste this”.',
        'Training a junior: show them once, show them twice, then quietly do it again after service.',
      ],
      gentle: 'Who did you train that runs a section now? One sentence like that shows a head chef in the making.',
    },
    {
      says: 'takeaway|deliveroo|uber eats|just eat|dark kitchen|delivery platform',
      brutal: [
        'The Deliveroo tablet chirps in the middle of service like a budgie with a grudge.',
        'Dark kitchen: no guests, no windows, four brands and one fryer.',
        'A takeaway burger is built to be thrown in a bag and ridden over a kerb.',
      ],
      gentle: 'Orders an hour and your rating on the platform are public numbers. Use them.',
    },
    {
      says: 'food technologist|new product development|npd|shelf life|haccp plan|sensory|factory trials|product development',
      brutal: [
        "NPD is a lasagne tasted forty times, and a vote on whether it's oniony or onion-forward.",
        'Shelf life is set by science, and one pot at the back of the fridge marked do not eat.',
        'The factory trial makes four tonnes of what was lovely in a saucepan.',
      ],
      gentle: "How many launches, for which retailers, and is one still on the shelf? That's the sort of thing you can point at.",
    },
    {
      says: 'vegan|plant-based|gluten free|gluten-free',
      brutal: [
        "The vegan option is a risotto. Every year it's about to be something else.",
        'A gluten-free fryer has its own basket, its own oil and its own guard.',
        'Plant-based sells best when the menu keeps quiet about it.',
      ],
      gentle: 'Did you write those dishes, and did they sell beyond the guests who needed them? A number of portions would show it.',
    },
    {
      says: 'special dishes|signature dish|tasting menu|small plates|a la carte|à la carte|sunday roast|gastropub|gastro pub',
      brutal: [
        'In a gastropub the chips come in a bucket, and the bread is on a roof tile.',
        "Small plates are ready when they're ready, which is a nice way to say grill is behind.",
        'Sunday roast: four meats, one tray of Yorkshires, and a mutiny if they run out.',
      ],
      gentle: 'What was the style of food in one phrase, and the average spend? A chef reading this then knows your plate.',
    },
    {
      says: 'hot counter|deli|salad bar|sandwiches|sandwich',
      brutal: [
        'Two hundred sandwiches by eleven, and the boardroom wants the crusts off forty.',
        'A salad bar has one spoon in the wrong bowl by five past twelve.',
        'The deli queue knows what it wants until it reaches the glass.',
      ],
      gentle: 'How many by what time? Volume to a deadline is what this proves, so print both.',
    },
    {
      says: 'tasting|tasted|seasoning|palate',
      in: 'work',
      brutal: [
        'Chefs taste with forty teaspoons a day, and the pot wash counts every one.',
        "Seasoning is finished when two cooks who aren't speaking both nod.",
      ],
      gentle: "A palate can't be proved on paper, but a dish can. Name the one that people came back for.",
    },
  ],
  'bar-and-floor': [
    {
      says: 'waiter|waitress|server|waiting staff|waited tables|waiting tables|waiting on tables|food server|wait staff',
      brutal: [
        'A waiter carries three plates out and one opinion back, and softens it on the way.',
        'Servers have a smile for the table, and a different one for the other side of the swing door.',
        'Waiting tables is chess with soup.',
      ],
      gentle: 'Sections, covers and the type of house: say all three, since a brasserie and a carvery ask for different people.',
    },
    {
      says: 'table service|section of|tables|silver service|waited on',
      in: 'work',
      brutal: [
        'Silver service: two spoons, one hand, and a pea that wants to see the world.',
        'Table twelve wants to move to table nine, which wants to move to table twelve.',
        "A section of eight tables sits down all at once, as if they'd shared a bus.",
      ],
      gentle: 'How many tables at a time, and at what spend per head? It gives a manager your level in one glance.',
    },
    {
      says: 'taking orders|took orders|taken orders|order taking|served food|serving food and drinks|serving food|served customers|serving customers|serving drinks|food and drink orders',
      brutal: [
        "“I'll have the same, but with chips, and a different fish.” That's the same order, apparently.",
        'Taking orders without a pad impresses six people and frightens a kitchen.',
        "Serving a table of nine means eight coffees, and one who'll decide when you're back at the bar.",
      ],
      gentle: 'Everyone on a floor does this. Add the number of covers and anything you were the one trusted with.',
    },
    {
      says: 'upselling|upsell|upsold|suggestive selling|increase spend',
      brutal: [
        'Upselling is saying “still or sparkling” so nobody hears the third option.',
        "Would anyone like to see the dessert menu? They'd like to see it, order one, and have five spoons.",
        'Suggestive selling: large fries, large wine, and the good gin said first.',
      ],
      gentle: 'Average spend before and after is the proof. Was there a league table? If so, your place on it belongs here.',
    },
    {
      says: 'cocktail|cocktails|mixology|mixologist|cocktail making|cocktail menu',
      brutal: [
        'One mojito is ordered, and the bar hears a party of twelve change its mind.',
        'Cocktails take four minutes each. Eight people are leaning in with a card out.',
        'A mixologist is a bartender with a dropper bottle and a waistcoat.',
      ],
      gentle: 'How many on the list, did you write any, and how many a night? One drink with your stamp on it lifts this.',
    },
    {
      says: 'espresso machine|barista|coffee machine|latte art|coffee|speciality coffee|specialty coffee|grinder',
      brutal: [
        'Latte art: a fern, a heart, and then a lid.',
        'A barista has to remember that Dave is oat, extra hot, and never Dave on the cup.',
        'The steam wand is wiped, purged, and blamed.',
      ],
      gentle: 'Cups an hour, machine and roaster: any coffee shop would understand your level from that. Did you dial in or train?',
    },
    {
      says: 'cellar|cellar management|line cleaning|beer lines|barrels|kegs|keg|real ale|cask ale|cask',
      brutal: [
        'A cellar is twelve degrees, up to the light switch, and home to one spider with tenure.',
        'The barrel goes at ten past nine on a Friday, at the front of a round of fourteen.',
        "Line cleaning is purple, then clear, and at some point it's in your shoe.",
      ],
      gentle: 'Cellar work is rarer than bar work. Say how many lines, whether Cask Marque came, and what your wastage was.',
    },
    {
      says: 'pint|pints|bartender|barman|barmaid|bar staff|bartending|bar work|bar person|behind the bar',
      brutal: [
        "Bartenders know who's next. So do four other people, all at once, with a twenty up.",
        'Bar work is carrying ice uphill so that somebody else can complain about it.',
        "Last orders gets a bell, and a queue that hasn't been seen all night.",
      ],
      gentle: 'Wet sales, cocktail or sports bar? Say what a Saturday took, and if you closed up.',
    },
    {
      says: 'bar stock|stocktake|stock take|stock control|stock count|stock|inventory',
      in: 'work',
      brutal: [
        "The bar stocktake weighs a bottle of crème de menthe that hasn't moved since it was shipped.",
        'Stock is down half a bottle of gin, and up one plant.',
        'Counting a bar is the one time anybody asks how full a bottle of Galliano is.',
      ],
      gentle: 'Variance is the number here. Did it fall after you took over the count? Owners read that with real interest.',
    },
    {
      says: 'wine list|wine knowledge|wset|sommelier|wines|wine pairing|wine service',
      brutal: [
        'The wine list has ninety bottles, and the room drinks the second cheapest.',
        "WSET taught a table's worth of people to say gooseberry with conviction.",
        'A wine is shown, opened, poured, swirled, sniffed, and always fine.',
      ],
      gentle: 'Which level, and did the list or the wine spend change under you? A figure per cover would be perfect.',
    },
    {
      says: 'cash handling|cash up|cashing up|till|epos|pos system|till operation|card payments|toast pos|micros|bill',
      brutal: [
        'The bill comes to £184. Nine people, eleven cards, and one who only had the soup.',
        'Cashing up at 1 a.m. is when four twenties stick together out of spite.',
        'The EPOS has a button for everything but split it by who had wine.',
      ],
      gentle: 'What did a night take, and did it balance? Being trusted with the safe is worth six words.',
    },
    {
      says: 'personal licence|personal licence holder|premises licence|dps|designated premises supervisor|alcohol licence|challenge 25|tips certified|responsible service',
      brutal: [
        'A personal licence is one day of course, one exam, and a lifetime as the person the police ask for.',
        'The DPS has their details on the wall, beside the dartboard and the fire notice.',
        'Challenge 25 is thanked warmly by everyone over forty.',
      ],
      gentle: "Put it near the top with the issuing council. Pubs often can't open without one, so it's a real ticket.",
    },
    {
      says: 'shift manager|duty manager|restaurant manager|bar manager|floor manager|supervisor|assistant manager|general manager',
      in: 'work',
      brutal: [
        'A duty manager has the keys, the radio, the first aid kit and the table by the toilets.',
        "Restaurant managers spend the evening asking forty tables if everything's all right, and listening to the tone.",
        "The bar manager's office is a fridge with a laptop on it.",
      ],
      gentle: 'Weekly sales, headcount and GP or wage percentage. With those, the title starts to mean something.',
    },
    {
      says: 'reservations|bookings|opentable|resdiary|booking system|table plan|table bookings|hosting|hostess|host',
      brutal: [
        'Table for four at eight means six at twenty past, and could one of them be by the window?',
        "The reservations book has seven tables at 7.30. The kitchen's seen it, and sat down.",
        "A host says “it'll be about fifteen minutes” in a voice that has never met a clock.",
      ],
      gentle: 'Turning tables well is money. How many seats, how many turns, and what did you do about no-shows?',
    },
    {
      says: 'tripadvisor|google reviews|reviews|guest feedback|customer feedback',
      brutal: [
        'Tripadvisor: five stars for the food, one star for the rain.',
        "Reviews name the waiter. It's the wrong waiter, and it's already framed.",
        '“Lovely meal, parking difficult.” Two stars, and a reply from the owner at 1 a.m.',
      ],
      gentle: 'A rating before and after is public proof. If guests named you, quote the best five words.',
    },
    {
      says: 'complaints|complaint|handling complaints|customer complaints|difficult customers',
      brutal: [
        "The steak came back for being medium rare. It was ordered medium rare, and it's half gone.",
        'A complaint about the wait takes twenty minutes, during which three more people wait.',
        "Every floor has a manager's voice for complaints, low and slow, like landing a plane.",
      ],
      gentle: 'Which one left happy, and why? A complaint turned into a regular would be the best story on this page.',
    },
    {
      says: 'functions|private events|private dining|weddings|parties|large parties|function room',
      in: 'work',
      brutal: [
        'A function room has a carpet chosen to be spilt on.',
        'Private dining: one table of thirty, one bill, and a speech between every fork.',
        'Weddings run on time until the camera sees the light.',
      ],
      gentle: 'The biggest one, in guests, and what you were in charge of. Event venues hire on that.',
    },
    {
      says: 'high volume|fast-paced|busy environment|busy restaurant|busy bar|busy pub|covers|fast paced',
      brutal: [
        "A busy bar on a bank holiday is three deep, and they're all next.",
        'Covers: 40 booked, 140 came. It was sunny.',
        "The restaurant's quiet, somebody says, and a coach indicates.",
      ],
      gentle: 'Busy is an opinion, covers are a fact. Give the number and how many of you were on the floor.',
    },
    {
      says: 'opening and closing|close down|closing duties|opening duties|locking up|closing shifts|set up|polishing cutlery',
      brutal: [
        'Polishing cutlery is three hundred forks, hot water, one cloth and all of the staff gossip.',
        'Closing takes forty minutes, plus however long it takes table six to finish a story.',
        "Chairs up, lights up, music off. There's always one couple who think it's for atmosphere.",
      ],
      gentle: 'If you locked up alone, you were trusted with the building. Say so, and what was in the safe.',
    },
    {
      says: 'training new staff|trained new staff|staff training|trained new starters|training staff|trained staff',
      brutal: [
        "Training a new waiter: table numbers first, and there's no table thirteen, and nobody can say why.",
        'A trial shift is four hours of being shown where the teaspoons should be.',
        'New bar staff learn the drinks in a week, and the regulars by name in a year.',
      ],
      gentle: "How many did you train, and who's running a section now? It's the shortest way to show leadership.",
    },
    {
      says: 'menu knowledge|food knowledge|specials|product knowledge|allergens|allergen|allergen information',
      brutal: [
        "Pre-shift briefing: the soup, the fish, what's off. By seven, what's off is the fish.",
        'Menu knowledge is tasted once, on a teaspoon, with nine others.',
        "The allergen folder's heavier than the menu, and has never once been by the till.",
      ],
      gentle: "Did you write the briefing, or run the tastings? Then it's training, and should be called that.",
    },
    {
      says: 'room service|breakfast service|breakfast shift|buffet|breakfast',
      brutal: [
        'Breakfast guests are the same people as last night, without the charm.',
        'A club sandwich by room service travels in four corners and arrives in three.',
        'The buffet has been open a minute, and the tongs are in the wrong dish.',
      ],
      gentle: 'How many breakfasts, and how many on shift? Early starts done reliably are what hotels struggle to hire.',
    },
    {
      says: 'tips|tronc|gratuities|service charge',
      brutal: [
        "The tronc is divided by a formula that only one person understands, and they're off till Tuesday.",
        'Service charge is optional. It takes a brave table to find out how.',
      ],
      gentle: 'Running a tronc needs fairness and sums. If you did, say for how many people and how much a month.',
    },
    {
      says: 'events|event bar|festival bar|pop-up bar|stadium|concourse|catering van',
      in: 'work',
      brutal: [
        'A festival bar has one pint size, no till, and weather on both sides.',
        'Half-time at a stadium bar is nine hundred pints in eleven minutes, and a cup holder that folds.',
      ],
      gentle: 'Serving speed is the whole skill here. Pints an hour or taps you ran would be a fine thing to print.',
    },
    {
      says: 'quiz night|live music|open mic|karaoke|pub quiz|sports screening',
      brutal: [
        'Karaoke brings in forty people, and one of them brings a backing track.',
        'The pub quiz has a team called Quizteama Aguilera. It has two.',
        "Open mic: eleven guitars, one stool, and a drum kit nobody's seen the owner of.",
      ],
      gentle: 'Did takings on that night go up? A Tuesday you turned round is the best small business case in hospitality.',
    },
    {
      says: 'labour cost|wage percentage|payroll|rota|rotas|scheduling|staffing',
      brutal: [
        'The rota is finished. So is the phone battery of the person who sent it.',
        "Wage percentage is 26. Someone's just been asked if they'd like to go home, by way of kindness.",
        "Everybody wants Friday off on the rota and Friday's tips.",
      ],
      gentle: 'Rota hours against sales is management in two numbers. Which did you hit, and for how many staff?',
    },
    {
      says: 'drinks|soft drinks|spirits|gin|whisky|whiskey|craft beer|craft beers|beer',
      brutal: [
        'Forty gins behind the bar, and everybody has the pink.',
        'Craft beer: three sips to try, a long think, and a pint of lager.',
        'The whisky shelf needs a ladder, and so does the price.',
      ],
      gentle: 'If you chose the range, say what sold and what you dropped. Buying for a bar is a skill of its own.',
    },
    {
      says: 'table turn|table turnover|turn times|table turnaround|average spend|spend per head|sales targets|kpi|kpis',
      brutal: [
        'Spend per head went up the day that sides stopped being included.',
        "Table turnaround is ninety minutes. Nobody's told the anniversary on nine.",
        'The KPI for desserts is one in three. One in three says “just the spoons”.',
      ],
      gentle: 'Here you have hard figures, so use them: from what to what, over how many weeks?',
    },
    {
      says: 'pub|public house|inn|gastropub|country pub',
      brutal: [
        "A pub has regulars, a dog that isn't theirs, and a stool that nobody warned you about.",
        "The landlord's door says private. Half the pub has used it.",
        'Country pub: low beams, real fire, and six people in cycling shoes.',
      ],
      gentle: 'Wet-led or food-led, and what turnover? Pub companies sort on those two, so save them the question.',
    },
    {
      says: 'nightclub|late bar|late night venue|bottle service|door staff|cloakroom',
      in: 'work',
      brutal: [
        "Cloakroom ticket 412 is a black coat. They're all black coats.",
        'Bottle service comes with a sparkler, so that the next table knows the price.',
        "A nightclub at four with the lights on is a carpet showroom that's been through something.",
      ],
      gentle: 'Capacity and the size of your team say how much was on you. Any licensing visits that went well? Add that.',
    },
    {
      says: 'starbucks|costa|pret|caffe nero|greggs|coffee shop|cafe|café',
      brutal: [
        'In a coffee shop one person with one tea rents a table for four, and all the sockets.',
        'Costa has sixty drinks on the board. Most of the queue says latte, after reading all of them.',
        "A café's Wi-Fi password has been given out more often than change.",
      ],
      gentle: 'Big chains have speed and mystery visit scores. If yours were good, print them: the next place knows the scale.',
    },
    {
      says: "mcdonalds|mcdonald's|kfc|burger king|nandos|nando's|wagamama|fast food|drive thru|drive-thru|quick service|pizza hut|domino's",
      brutal: [
        'In a drive-thru you learn to hear “no gherkins” through a diesel engine.',
        "Fast food is measured in seconds, by a timer, beside a machine that's being cleaned.",
        'At McDonald is the ice cream machine has its own mythology.',
      ],
      gentle: 'Those kitchens train hard on pace and standards. Which stations, and did you make crew trainer? Lead with that.',
    },
    {
      says: 'running food|food runner|runner|clearing tables|cleared tables|bussing|busser|busboy|commis waiter|glass collecting|glass collector',
      brutal: [
        "A runner's whole job is “behind”, “hot”, and “who's having the sea bass?”",
        "Clearing tables is asking “all finished?” of a plate that's clearly been polished.",
        "Glass collectors carry a tower of thirty through a dance floor, and it's never on a CV as balance.",
      ],
      gentle: 'Runners hold a Saturday together. How many covers, and how soon were you given tables of your own?',
    },
    {
      says: 'pos|lightspeed|tablet ordering|order at table app|qr code|qr menu',
      in: 'work',
      brutal: [
        'The QR code is stuck to the table, under the ketchup, with a corner missing.',
        "Order by app: table 14 got table 40's wings, and both are being good about it.",
      ],
      gentle: 'If you set up menus or trained people on the system, say which one. New sites want exactly that.',
    },
    {
      says: 'hospitality|food and beverage|f&b|front of house|foh',
      brutal: [
        "Front of house is swan on top, and “where's my mains” underneath.",
        "FOH and the kitchen are one team. They've been told.",
        'Hospitality is the only business where “are you all done there?” has a wrong tone.',
      ],
      gentle: 'The word is broad, so say what sort of house: covers, price level, rosettes or roadside. It sharpens everything below.',
    },
    {
      says: 'ice|glassware|glasses|glass wash|glasswasher|bar fridge|bottling up|restocking',
      brutal: [
        'Bottling up: labels forward, cold ones at the front, and a crate on your foot.',
        "The glasswasher steams up your glasses while washing everyone else's.",
        'Restocking the fridge at six is an act of faith that the darts team undoes by eight.',
      ],
      gentle: 'Setting up a bar well makes the night. If you did it alone for a big one, say how big.',
    },
    {
      says: 'licensing|licensing law|door supervision|last orders|incident log|pubwatch',
      brutal: [
        'Pubwatch meets monthly, upstairs, in a pub, and runs over.',
        'The incident log says “22.40, asked to leave, left”. There was more to it, and a shoe.',
      ],
      gentle: 'Keeping a licence safe is serious work. If an inspection or review went well with you in charge, say it.',
    },
    {
      says: 'apron|uniform|presentation|linen|table settings|table setting|napkins|laying tables',
      brutal: [
        'Laying tables: knife, fork, glass, step back, and the one leg that needs a folded beer mat.',
        'Napkins folded into swans, and opened with the same respect as a crisp packet.',
        'Linen arrives in a bag of two hundred, one of which is a pillowcase.',
      ],
      gentle: 'Setting a room well is an eye for detail that can be seen. For how many covers, and how long before doors?',
    },
    {
      says: 'teamwork with kitchen|liaising with the kitchen|liaised with kitchen|kitchen communication|liaising with kitchen|communication with the kitchen',
      brutal: [
        'Liaising with the kitchen means saying “how long on nine?” in the tone of someone patting a bull.',
        'The kitchen answers in two words, and one of them is chef.',
      ],
      gentle: 'A calm voice at the pass keeps a Saturday together. Did you run the door or call the tickets? Name it.',
    },
    {
      says: 'afternoon tea|high tea|tea room|tearoom|cream tea',
      brutal: [
        'Afternoon tea: three tiers, two scones, and a county border about the jam.',
        'Tea rooms fill up at ten past three, in the first drop of rain, by coach.',
      ],
      gentle: "How many stands a sitting, and did it sell out? It's one of the better margins in hospitality, so say so.",
    },
  ],
};
