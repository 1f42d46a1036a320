import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What kitchens, bars, hotels, shops, salons, gyms, farms and gardens laugh about, second helping. */
export const MORE_OF_GUESTS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  kitchen: [
    {
      says: 'dinner service|evening service|saturday service|weekend service',
      brutal: [
        'Dinner service starts at six, and everyone orders at ten to eight.',
        'Evening service: four hours in which professionals argue about who took the good spoon.',
      ],
      gentle: 'A head chef wants to picture the night. Give covers, your section and the size of the brigade.',
    },
    {
      says: 'stocks and sauces|sauces and stocks|making stock|making stocks|made stocks|fresh stocks|veal stock|chicken stock',
      brutal: [
        'Every kitchen has the same story: somebody strained the stock, kept the bones and poured the stock down the sink.',
        "Stock simmers for as long as it takes, and nobody may ask when it's done.",
      ],
      gentle: 'A cook who makes proper stock is rarer than the trade admits. Name the sauce that was built on yours.',
    },
    {
      says: 'jus|demi-glace|demi glace',
      brutal: ['A jus is gravy that has been to Lyon.', 'Twenty kilos of bones and two days of gas go in. What comes out fits in a teapot.'],
      gentle: 'Sauce work is the top of most kitchens. If the sauce section was yours, alone or on service, that is the fact a head chef looks for.',
    },
    {
      says: 'vac pack|vac packing|vac packer|vacuum packing|vacuum packer|vacuum packed',
      brutal: [
        "A vac packer is for pork belly. Sooner or later somebody tries it on a colleague's phone.",
        'Vac packed: flat, sealed, and impossible to tell lamb from duck once the label comes off.',
      ],
      gentle: 'Vacuum packing needs its own HACCP plan, and inspectors ask for it first. If you wrote or kept that plan, print it.',
    },
    {
      says: 'blast chiller|blast chilling|blast chilled|blast freezer',
      brutal: [
        'It takes food from boiling to fridge-cold while you watch. In July the chefs ask if it does people.',
        'Everything hot goes into the blast chiller, and late on a Saturday so does the staff beer.',
      ],
      gentle: 'Chilling in batches lets a small team feed a big room. Cook-chill, banqueting or meal prep: the system it served places you.',
    },
    {
      says: 'probe|probe thermometer|temperature probe|core temperature|probing food|food probe',
      brutal: [
        'The chicken has reached its core temperature. The kitchen is close behind.',
        'There are two probes in every kitchen. One needs a battery, and the other says ice is at four.',
      ],
      gentle: 'A probed and written temperature is what stands up in court. If the book was yours and passed its checks, that belongs in the line.',
    },
    {
      says: 'labelling and dating|date labelling|day dot|day label|labelled and dated|dating and labelling|food labels',
      brutal: [
        'A chef can go a year without knowing the date and still write it on tape forty times a day.',
        'Anything that stands still for a minute gets a label with a day on it.',
      ],
      gentle: "It's the first thing an inspector opens a fridge for. Mention a clean visit while labels were your job, if you have one.",
    },
    {
      says: 'salamander|salamander grill',
      brutal: [
        'Everything under a salamander is nearly done, and then very done.',
        'Brioche under a salamander takes forty seconds, and burns at forty-one while you look round.',
      ],
      gentle: 'Kit names tell a chef you have worked a hot line. The section it belonged to makes the name useful.',
    },
    {
      says: 'flat top|flat-top grill|griddle|plancha',
      brutal: [
        'A flat top stays hot for an hour after you turn it off. Everyone checks with a hand, once.',
        "At the end of the night it gets scrubbed with a brick. That's the actual tool.",
      ],
      gentle: 'Naming the kit you can run tells a chef which section you could take tonight. Add what came off it.',
    },
    {
      says: 'grill chef|steak|grill cook|chargrill|char grill|char-grill',
      not: 'cut|cutting|butcher|butchery|trim|trimming|mince|joint',
      brutal: [
        'Five steaks, five temperatures, and one table that has swapped seats.',
        '“Well done”, on a fillet, is the one order that makes a grill section sigh out loud.',
      ],
      gentle: 'Grill is timing under pressure. Charcoal, gas or plancha, and what came back: chefs ask about both.',
    },
    {
      says: 'fryer oil|changing oil|changed oil|oil filtering|filtering oil|cleaning fryers|fryer cleaning|cleaned fryers',
      brutal: ['The drain tap on a fryer has two settings, stuck and floor.', 'Fryer oil gets changed last thing, by somebody with a bus to catch.'],
      gentle: 'Oil is one of the dearest things in a kitchen. If it lasted longer once you filtered it, the saving is easy to work out.',
    },
    {
      says: 'closing down the line|closing down the kitchen|kitchen close|closing the kitchen|kitchen closedown|close down the kitchen|closing kitchen',
      brutal: [
        'The kitchen is scrubbed, wrapped and dark. Then comes a voice from the door: “They only want two starters.”',
        'Closing takes forty minutes, plus five for every person who has one foot on a clean floor.',
      ],
      gentle: 'Whoever leaves last carries keys, gas and alarms. If that was you, it counts as responsibility.',
    },
    {
      says: 'extraction|canopy|canopy cleaning|extractor hood|extraction hood|kitchen extraction|filter cleaning|cleaning filters',
      not: 'data|water|dna|mineral|wine|tannin|colour|grape|grapes|juice|oil|coffee|protein|vineyard|vine|vines|canopy management|pruning|leaf',
      brutal: [
        'With the extraction on full, the whole kitchen talks in hand signals until eleven.',
        'The filters come down once a week, and you go home wearing what was in them.',
      ],
      gentle: "Clean ducts keep the insurance valid. If the schedule was yours and the certificate followed, this is a manager's line.",
    },
    {
      says: 'peeling potatoes|peeling vegetables|veg prep|vegetable prep|vegetable preparation|chopping vegetables|peeling and chopping|chopped vegetables|peeled vegetables',
      brutal: [
        'A sack of potatoes weighs twenty-five kilos, or one apprentice and a radio.',
        "By the fiftieth onion, everyone who asks if you're all right gets the same answer.",
      ],
      gentle:
        'Speed and even cuts are what a chef watches on a trial shift. The cuts you know by name, and the covers you prepped for, say it ahead of that shift.',
    },
    {
      says: 'plating|plating up|plated|plate presentation|food presentation|presentation of dishes|plating dishes',
      not: 'gold|chrome|electro|nickel|agar|micro|media|bacterial|colony|count|microbiological',
      brutal: [
        'It takes three chefs and a pair of tweezers to place a pea shoot, and one swing door to move it.',
        'Plating: six people bend over one scallop and breathe out together.',
      ],
      gentle: 'Guests eat with their eyes first. Name one dish that was your own, if there is one.',
    },
    {
      says: 'menu tasting|wedding tasting|client tasting',
      brutal: [
        'At a wedding tasting two people choose the menu and both their groups of friends get a vote by text.',
        'A tasting is small plates and a lot of nodding, and at the end they go for the chicken.',
      ],
      gentle: 'Winning a client at the table is sales as well as cooking. If most tastings became bookings, that share belongs here.',
    },
    {
      says: 'menu cycle|cyclical menu|three week menu|three-week menu|four week menu|four-week menu',
      brutal: ["In a menu cycle everybody knows it's Wednesday by the smell of lasagne.", 'You can rotate the dishes over four weeks. Fish stays on Friday.'],
      gentle: 'A cycle is planning, purchasing and nutrition on one sheet. If you wrote it, what changed in cost or waste is the figure to add.',
    },
    {
      says: 'pizza|pizza oven|wood fired oven|wood-fired oven|pizza dough|pizza chef|dough ball',
      brutal: [
        "Dough rests for two days before it's pizza. Nobody else in that kitchen gets two days.",
        'The oven is at four hundred degrees, and table six would like it “not burnt underneath”.',
      ],
      gentle: 'Pizza is counted per hour. If the dough recipe was yours, put that before the oven.',
    },
    {
      says: 'fresh pasta|handmade pasta|homemade pasta|pasta machine|making pasta|pasta making',
      brutal: [
        'A pasta machine must never be washed, and every kitchen has lost one to somebody helpful.',
        'Fresh pasta needs flour, eggs and every horizontal surface in the building.',
      ],
      gentle: 'Pasta by hand shows skill and margin in one. Add the shapes you make without a recipe.',
    },
    {
      says: 'mussel|moules',
      brutal: [
        'Throw out the open ones before, the closed ones after, and your evening in between.',
        'Mussels arrive wearing beards, and somebody has to pull them off one at a time.',
      ],
      gentle: 'Shellfish is trust: the chef lets few people near it. Say whether you ordered, checked or cooked it.',
    },
    {
      says: 'shellfish|crab|dressed crab',
      brutal: [
        "Picking crab is two hours' work for one small tub and the bit of shell that table four will find.",
        'Shellfish comes with its own packaging, and none of it opens along the dotted line.',
      ],
      gentle: "Fish and shellfish sections are hard to staff, so put the section's name first and the covers after it.",
    },
    {
      says: 'scallop|langoustine|prawn|king prawn',
      brutal: ['Ninety seconds in the pan. Then it waits for a waiter, which takes longer.', 'The bigger the plate, the fewer of these there are on it.'],
      gentle: 'Cooks who are let near the dear ingredients are trusted. Name the section and the dish it went out on.',
    },
    {
      says: 'hollandaise|eggs benedict|poached egg|poaching eggs|egg station',
      brutal: [
        "Hollandaise splits when it's too hot, when it's too cold, and when it's needed.",
        "“Eggs any style” was put on the menu by somebody who doesn't stand at the eggs.",
      ],
      gentle: "Anyone who's held eggs through a full brunch can hold most sections. Name the room, because chefs know which brunches are wild.",
    },
    {
      says: 'carvery|carving station|carving joints|carving meat|carved joints',
      brutal: [
        "“Just a small slice,” says the guest at the carvery, and leaves the plate there until it's four.",
        'A joint has two ends, and everybody asks for the end.',
      ],
      gentle: 'Carving in front of guests is cooking, portioning and front of house in one. If your joints yielded well, owners want to know.',
    },
    {
      says: 'a la carte|à la carte|a-la-carte',
      brutal: [
        'Everything on the card was written with love, and on a Saturday the room has the steak.',
        "À la carte: any dish you like, then “could I have that one, but with the other one's sauce?”",
      ],
      gentle: 'A head chef reads à la carte and wants to know the sections you could run alone. Two of them in a bracket are enough.',
    },
    {
      says: 'servery|hot counter|food counter|serving hatch',
      brutal: [
        'Behind a hot counter you say “peas or beans?” so often that it comes out on holiday.',
        'More diplomacy is spent on the corner piece of the lasagne than on the price of it.',
      ],
      gentle: "Queue length and what was left at two o'clock measure a counter. If you got either down, say by how much.",
    },
    {
      says: 'cost per meal|meal cost|nil subsidy|food cost per|catering budget',
      brutal: [
        'Cost per meal is worked out to the penny by people who eat somewhere else.',
        'Cost per meal includes the carrot, the pea and the gas. It has yet to find the person who had seconds.',
      ],
      gentle: 'Feeding people well on a fixed sum is hard-won knowledge. Put the sum and the number of meals side by side.',
    },
    {
      says: 'agency chef|agency staff|relief chef|relief cook|temp chef|temporary chef',
      brutal: [
        'A relief chef knows where forty different kitchens hide the whisks.',
        "An agency chef arrives with a knife roll and one question, and it's where to park.",
      ],
      gentle: 'Walking in cold and being useful by noon is a skill. Mention a kitchen that asked for you by name the second time, if you have one.',
    },
    {
      says: 'deliveries|checking deliveries|receiving deliveries|received deliveries|food deliveries|checked deliveries',
      in: 'work',
      brutal: [
        'Deliveries come between six and two, and always when both of your hands are in something.',
        "You sign for nine boxes at seven. At eleven you learn that one of them was somebody else's mangoes.",
      ],
      gentle: 'Turning a bad box away at the door saves a kitchen more than haggling. If credits went up when you checked, that is the proof.',
    },
    {
      says: 'emptying bins|bins|taking out rubbish|bin store|bin area|waste disposal|recycling',
      in: 'work',
      brutal: [
        'A kitchen bin bag never splits in the kitchen. It waits for the stairs.',
        'In August the bin store is the one place in catering where nobody stops for a chat.',
      ],
      gentle: 'Waste is weighed and charged now. If sorting it cut the bill, your old employer has the invoices to prove it.',
    },
    {
      says: 'scrubbing pots|pots and pans|pot washing|cleaning pots|washing pots|washing-up|washing up',
      brutal: ['“Left to soak” is how a kitchen names its heir.', 'Roasting trays reach the sink in the order in which they were burnt.'],
      gentle: 'Chefs know that a service stands or falls at the sink. Alone on the section or in a pair: say it, they will picture the night.',
    },
    {
      says: 'coshh|cleaning chemical|chemical dilution|dishwasher chemicals|sanitiser|sanitizer',
      brutal: [
        'The folder says gloves and goggles. The bottle says lemon.',
        "Kitchen chemicals are pink, green or blue, and there's one unlabelled spray that cleans everything.",
      ],
      gentle: "Safe chemical use is checked at every inspection. If you trained the others, that's a small leadership line.",
    },
    {
      says: 'mopping floors|mop the floors|mopped floors|sweeping and mopping|mopping|swept and mopped',
      brutal: [
        'A kitchen floor is mopped last thing at night, and then everyone remembers something in the walk-in.',
        'You mop backwards towards the door, and your coat is always at the other end.',
      ],
      gentle: 'It belongs to the close, and the close to a cleaning score. Quote the score and the floor starts to count.',
    },
    {
      says: 'ice cream|sorbet|gelato|pacojet|churning',
      brutal: [
        'A quenelle takes a hot spoon, one turn of the wrist and four years.',
        'It is the one plate that gets smaller while the waiter finishes the sentence.',
      ],
      gentle: "Frozen desserts show a pastry cook's range. The flavour that stayed on the menu longest is a small line of its own.",
    },
    {
      says: 'tempering|tempering chocolate|tempered chocolate|chocolate work|chocolatier|chocolate truffle',
      not: 'steel|heat treatment|meat|frozen',
      brutal: [
        'Chocolate wants thirty-one degrees exactly. The kitchen has other plans.',
        "Well-tempered chocolate snaps when you press it. So does anyone who's told to hurry it up.",
      ],
      gentle: 'Chocolate is precision other pastry chefs respect. Say by hand, on marble or by machine, and for how many.',
    },
    {
      says: 'sugar work|spun sugar|pulled sugar|sugar showpiece',
      brutal: [
        'Spun sugar is made at a hundred and fifty degrees and lasts until somebody opens a dishwasher.',
        'Pulled sugar is glass-blowing for people who can spare the fingertips.',
      ],
      gentle: 'Sugar pieces are judged in competition and in restaurants. A placing, or a picture in a portfolio, would carry this.',
    },
    {
      says: 'proving|prover|proofing|proofer|retarder|retarder prover|final proof',
      near: 'dough|bread|bake|bakery|loaf|loaves|baker|oven|yeast',
      brutal: [
        'Dough is ready when it has doubled, which is always when both ovens are full.',
        "The prover is warm, damp and quiet. At four in the morning it's the nicest room in the building.",
      ],
      gentle: "Reading dough by touch can't be taught from a sheet. If you set the proving times for others, that's the expert line.",
    },
    {
      says: 'dough|scaling dough|spiral mixer|planetary mixer|dough mixer|dough divider|hand shaping|shaping loaves|dividing dough',
      brutal: [
        "After a month your hand knows four hundred grams exactly, and there's no other use for it.",
        "A spiral mixer takes fifty kilos and gives you twelve minutes, and that's your break.",
      ],
      gentle: 'A bakery manager hires on kilos. Say how many a night, and by hand or by machine.',
    },
    {
      says: 'early start|early morning|night bake|night baker|3am|4am|night shift',
      near: 'bake|baker|bakery|bread|dough|baking',
      brutal: [
        "A baker's alarm goes off when other people are asking for the bill.",
        'At three in the morning there are two sorts of people on the road, and one of them is on the way to the oven.',
      ],
      gentle: 'Being there at four without fail is worth stating plainly: bakeries lose more shifts to the alarm than to anything else.',
    },
    {
      says: 'choux|profiterole|éclair|eclair|soufflé|souffle|meringue',
      brutal: [
        "Open the oven door to see how it's doing, and you'll see.",
        "It rises for whoever isn't watching, and it falls for the person who came to look.",
      ],
      gentle: 'Pastry that can fail in public shows nerve. If it went out to order on a full night, say so.',
    },
    {
      says: 'traybake|tray bake|brownie|flapjack',
      brutal: ['A tray is portioned with a ruler, and paid for in corners.', 'The middle goes to the customers. The edges never leave the kitchen.'],
      gentle: 'Counter bakes are margin in a paper napkin. If the one that sold out first was your own recipe, start there.',
    },
    {
      says: 'mince pie|hot cross bun|seasonal range|christmas range|easter range|seasonal bake',
      brutal: [
        "Seasonal baking: you're sick of a thing on the very day everybody else starts wanting it.",
        'In a bakery, mixed spice starts in the first warm week of October and stops at Easter.',
      ],
      gentle: 'Volume in peak season is a fine figure. If you know the daily top and the team you had, print the two together.',
    },
    {
      says: 'carcass|carcase|primal|side of beef|hindquarter|forequarter|carcass breakdown|seam butchery',
      brutal: [
        "There's a seam between every two muscles, and it shows itself to people after about two years.",
        'Half a beast on the rail weighs more than the apprentice and is worse at corners.',
      ],
      gentle: 'Whole-carcass work is getting rare, and yield is its measure. Name the beasts you break down and the yield you reach.',
    },
    {
      says: 'sausage|sausage making|making sausages|sausage filler|burgers and sausages',
      not: 'roll',
      brutal: [
        'Sausage filling takes two: the one on the handle sets the pace, the one on the skins gets the blame.',
        'Linking sausages looks like a magic trick, and shop windows were invented for it.',
      ],
      gentle: 'A house recipe is worth its name on paper. One of yours that won something, or sold by the hundredweight, turns mince into a credit.',
    },
    {
      says: 'bandsaw|band saw',
      brutal: ['People walk more slowly near the bandsaw, and nobody wears a scarf.', 'A bandsaw goes through bone without changing its tone of voice.'],
      gentle: 'Print the machine and the year you were signed off on it. Insurers want to know, so butchers do too.',
    },
    {
      says: 'mincer|mincing|mincing machine',
      brutal: ['Cleaning the mincer takes longer than the mincing.', 'A mincer comes apart in six pieces and goes back together in five.'],
      gentle: 'Fresh mince has the shortest life on the counter, so batch records matter. If those were yours, say how they scored.',
    },
    {
      says: 'counter display|meat display|dressing the counter|dressed the counter|display counter|setting up the counter',
      around: 'butcher|butchers|meat|meats|beef|pork|lamb|carcass',
      brutal: [
        'The counter takes two hours to dress, and the first customer wants the chop from the bottom of the pyramid.',
        'The green parsley between the trays is plastic, and everyone in the queue has wondered.',
      ],
      gentle: 'A counter sells before anyone speaks. If takings moved after you changed the layout, lead with that.',
    },
    {
      says: 'christmas turkey|turkey order|turkeys|christmas orders|christmas order',
      brutal: [
        'All those orders, all those names, and on the twenty-fourth two of them are Mr Smith.',
        'Orders close on the tenth. On the twenty-third somebody asks for “just a small one”.',
      ],
      gentle: 'Getting Christmas right is a project with one deadline. If nearly every order went out right, that rate is your headline.',
    },
    {
      says: 'dry aged|dry-aged|dry ageing|dry aging|dry-ageing|dry ager|hanging meat|meat maturation',
      brutal: [
        'A month of hanging about, a fifth of the weight lost, and it comes out costing more. Try that at home.',
        "The cabinet has a glass door and a soft light, like a jeweller's, and the prices of one.",
      ],
      gentle: 'Weeks on the bone, loss and price are the whole business case. With those, an owner sees the profit you made.',
    },
    {
      says: 'shelf life|shelf-life|shelf life testing|shelf-life testing|shelf life study',
      brutal: [
        'A shelf life test is the same quiche on day one, day four and day nine, in a quieter and quieter room.',
        "Up to the use-by date it's science. After that it's courage.",
      ],
      gentle: 'An extra day of life is worth a fortune to a retailer. If your work won one, give product and days.',
    },
    {
      says: 'brcgs|brc|brc audit|brc grade|unannounced audit|customer audit|retailer audit',
      brutal: [
        'An unannounced audit is announced by a clean car in the visitor space at five to eight.',
        'During an audit nobody in a food factory runs, and everyone knows the policy on pens.',
      ],
      gentle: 'Give grade, year, and which clauses were yours: technical managers look for those three before they read on.',
    },
    {
      says: 'taste panel|tasting panel|sensory panel|sensory evaluation|sensory analysis|organoleptic',
      brutal: [
        'A taste panel is nine people in white coats writing “slightly cardboard” without looking up.',
        'By the fortieth crumble the comments on the sheet get very honest.',
      ],
      gentle: 'Training other palates to agree is real science. Panel size and what was launched on its verdict would show it.',
    },
    {
      says: 'npd|new product development|new product launch|kitchen sample',
      brutal: [
        'One lovely pie in a kitchen, and then the small matter of getting it off a conveyor sixty times a minute.',
        'The buyer loves it. Could it be vegan, half the price and in the depot by the ninth?',
      ],
      gentle: 'A launched product people can buy is the best sample. Name one, with the retailer, and let the reader go and find it.',
    },
    {
      says: 'metal detector|metal detection|foreign body|foreign bodies|foreign object',
      brutal: [
        "In a food factory you may own a pen, so long as it's blue, in one piece and detectable.",
        'The test piece goes through every hour, which makes it the best-travelled bit of steel in the plant.',
      ],
      gentle: "Fewer complaints per million units is the industry's own figure. If yours fell, everyone in technical will understand it.",
    },
    {
      says: 'product specification|finished product specification|nutritional declaration|ingredient declaration|back of pack|food labelling|food labeling',
      brutal: [
        'The specification for a cheese sandwich runs to fourteen pages, and four of them are the cheese.',
        "Ingredients go in order of weight. That's how water gets its name at the top.",
      ],
      gentle: 'Say how many live specifications were in your care and for which retailers. Add the label errors, if they were few.',
    },
    {
      says: 'factory trial|production trial|plant trial|first production|pre-production trial',
      brutal: [
        "The kitchen recipe serves six. The trial serves six hundred kilos, and they're all a bit grey.",
        'A trial gets the slot nobody else wanted, so most new yoghurts are invented at night.',
      ],
      gentle: 'Getting a recipe through the plant takes people as well as process. What changed between trial one and launch is the useful half.',
    },
    {
      says: 'swab|swabbing|environmental swabs|microbiological testing|micro testing|hygiene swab',
      brutal: [
        "You swab the drain, the slicer and the door handle, and it's the door handle.",
        'The swab takes ten seconds and the lab takes five days. Nobody enjoys either.',
      ],
      gentle: 'Trend charts beat single results. If yours changed a cleaning method, tell that in one sentence.',
    },
    {
      says: 'traceability|traceability exercise|mock recall|product recall|mass balance',
      brutal: [
        'Follow one onion from field to flan in four hours. The clock started when they asked.',
        'A mock recall is mock until somebody rings the haulier.',
      ],
      gentle: 'Auditors quote two things: hours taken and the balance reached. If your best exercise has a report, it has both.',
    },
    {
      says: 'vintage|harvest|grape harvest|crush|grape reception',
      near: 'wine|winery|grape|cellar|cellarhand|vineyard|winemaker|winemaking',
      brutal: [
        'Vintage is eight weeks of grapes, hoses and pasta, then ten months of hearing what a lovely life it must be.',
        'By the last week everyone in a winery has stained hands, one dry sock and an opinion on the weather.',
      ],
      gentle: 'Give tonnes, varieties and how many ran the cellar: winemakers place each other by those at a glance.',
    },
    {
      says: 'fermentation|fermenting|fermentation management|pump over|pump-over|punch down|punch-down|malolactic',
      near: 'wine|tank|grape|winery|cellar|malolactic|vintage|punch|pump',
      brutal: [
        'Fermentation looks after itself, in the sense that it calls you at three in the morning.',
        "A tank in full ferment doesn't know that it's Sunday.",
      ],
      gentle: 'Deciding on a ferment is one thing, watching it another. Add the ones that were yours to decide.',
    },
    {
      says: 'barrel|barrel work|barrel topping|barrel ageing|barrel cellar|oak barrel',
      near: 'wine|winery|oak|cellar|racking|topping|winemaker',
      brutal: [
        'Two hundred barrels in the stack, and the one that weeps is at the bottom, at the back.',
        'Barrel work is the only cellar job where the tasting is compulsory and so is the spitting.',
      ],
      gentle: 'Number of barrels and the share of new oak tell a reader the scale of the house. Both are easy to add.',
    },
    {
      says: 'bottling|bottling line|mobile bottling',
      near: 'wine|winery|vintage|winemaker|winemaking|vineyard',
      brutal: [
        'A year or more to make the wine, one day to bottle it, and on that day the labels come out crooked.',
        'On a bottling line all you hear is glass, until you hear a bit too much of it.',
      ],
      gentle: 'Bottles a day and how few were lost would be enough to make this a line about running something.',
    },
    {
      says: 'blending|blending trial|blending trials|blend',
      near: 'wine|vintage|tank|cuvée|cuvee|winery|tasting',
      brutal: [
        '“More of number six,” says the table. There is no more of number six.',
        'Four glasses, nine jugs, a pipette, and one bucket that nobody should mix up with the jugs.',
      ],
      gentle: 'A blend is a decision with a price. The label it went under, if you may name it, lets a reader go and taste your work.',
    },
    {
      says: 'brix|refractometer|titratable acidity|so2|ph and ta|grape sampling',
      around: 'wine|wines|winery|grape|grapes|vineyard|vintage|cellar|winemaker|viticulture',
      brutal: [
        'Sugar, acid, pH: all very exact, and then the winemaker chews a pip and decides.',
        'The numbers say the grapes will be ready on Thursday. So does the thunderstorm.',
      ],
      gentle: 'Analysis that moved a picking date is worth telling. Put the methods you run yourself at the bench in a bracket.',
    },
    {
      says: 'kitchen equipment|equipment maintenance|equipment fault|faulty equipment|catering equipment',
      brutal: ['Every kitchen has one oven that works if you know where to lean on it.', 'The oven goes on Saturday night. The engineer can do Thursday.'],
      gentle: "Keeping old kit alive is budget work. If call-outs fell under you, that's a saving with an invoice behind it.",
    },
    {
      says: 'front of house|foh|front-of-house|waiting staff',
      brutal: [
        "Between kitchen and floor there's one swing door, and two versions of what happened to table nine.",
        'The floor says the kitchen shouts. The kitchen says “WHAT?” over the fans.',
      ],
      gentle: 'Kitchens that get on with the floor are rare. If you briefed the waiters daily, add what it changed.',
    },
    {
      says: 'batch cooking|batch cook|bulk cooking|batch cooked|large scale cooking',
      brutal: ['Batch cooking needs a spoon like an oar and a taste like a thimble.', 'In sixty litres of bolognese, a pinch of salt is a jug.'],
      gentle: 'Portions per batch and how they were held until service show that you can plan heat and time together.',
    },
    {
      says: 'sandwiches|sandwich making|making sandwiches|made sandwiches|sandwich prep|sandwich filling',
      brutal: [
        'Forty sandwiches for a meeting, and somebody at the table lifts every lid in search of ham.',
        'An order of sandwiches for thirty includes one that says “no bread”.',
      ],
      gentle: 'Sandwich counts are serious in the lunch trade. Made to order and made ahead are different skills, so the one you did is worth its word.',
    },
    {
      says: 'gastronorm|gn tray|hotel pan|sixth pan|gastro tray',
      brutal: ['Gastronorms come in six sizes, with eight sizes of lid.', "All the missing lids are in one place. It's the same place as the teaspoons."],
      gentle: 'Container sizes show you know the kitchen from inside. A section, a buffet or a whole cold room organised by you is what to add.',
    },
    {
      says: 'kitchen assistant|catering assistant|kitchen helper|canteen assistant|general catering assistant',
      brutal: [
        'A catering assistant hears “could you just” eleven times before noon, and none of them is just.',
        'Kitchen assistants know every regular by portion size.',
      ],
      gentle: 'This job touches prep, counter, till and sink. Say which of them you could run on your own.',
    },
    {
      says: 'cook-chill|cook chill|regeneration oven|regen oven|regenerating meals|regen trolley',
      brutal: [
        'Cook-chill: roasted in one county on Monday, plugged into a wall in another on Thursday.',
        'A regen trolley brings everything up to temperature, starting with the handle.',
      ],
      gentle: 'Cook-chill runs on temperature records. Add meals a day and sites served.',
    },
    {
      says: 'wok|wok station|stir fry|stir-fry|wok chef',
      brutal: [
        'Stir fry is ninety seconds of cooking after an hour and a half of slicing.',
        'A wok burner sounds like take-off, so the orders are read off lips.',
      ],
      gentle: 'Wok chefs are among the hardest to hire. Name the cuisine and the covers, since agencies search by both.',
    },
    {
      says: 'sushi|sushi rice|sashimi|sushi chef|nigiri',
      brutal: ['It takes years to learn the rice, and the guest drowns it in soy in a second.', 'A sushi knife has one edge, one owner and its own towel.'],
      gentle: 'Sushi counters hire on rice and knife. The place or the person you trained with is the first thing they read.',
    },
    {
      says: 'curry|curries|curry base|spice paste|curry chef|base gravy',
      brutal: [
        '“Medium” has no agreed meaning, and it gets ordered a hundred times a night.',
        'Turmeric leaves the hands by Tuesday and the chopping board at retirement.',
      ],
      gentle: 'Regional names say more than “curry” does. The kitchen tradition you learned, and where, turn a pot into a specialism.',
    },
  ],
  'bar-and-floor': [
    {
      says: 'challenge 25|challenge 21|think 25|id check|checking id|checked id|age verification|checking identification|carding',
      brutal: [
        'Ask for ID and half are flattered, half are furious, and one shows a library card.',
        'The card says doctor. The friends behind are singing the alphabet.',
      ],
      gentle: "Licences hang on this. If a test purchase came in and your team passed, that's a sentence worth printing.",
    },
    {
      says: 'refusals book|refusal log|refusals log|refusing service|refused service|intoxicated customer|intoxicated guest|drunk customer',
      brutal: [
        "“I've only had two” is in every refusals book in the country, usually twice a page.",
        "You say no once. Then you say it again to the friend who's come to explain.",
      ],
      gentle: 'Saying no and keeping the room calm is the hardest thing behind a bar. Say how you trained others to do it.',
    },
    {
      says: 'bar tab|tab|split bill|bill splitting|splitting bills|splitting the bill',
      near: 'bar|bill|guest|table|customer|payment|card',
      brutal: ['Eleven people, one bill, and somebody who only had the soup.', 'A tab starts with one name and a bank card. By midnight it has nine friends.'],
      gentle: "Payment slips cost real money. If every tab was closed at cash-up, that's a clean figure to give.",
    },
    {
      says: 'service charge|gratuity|gratuities|tips',
      not: 'tricks|hints|advice|safety|beauty',
      brutal: [
        '“Amazing service,” they say, four times. That is usually in place of something.',
        'The table that says “that was the best meal of our lives” has just told you what the tip is.',
      ],
      gentle: 'Where tips were tracked by section, yours were a customer score in cash. If they led the team, say that.',
    },
    {
      says: 'section|table section|own section|six table section',
      near: 'table|waiter|waitress|restaurant|guest|cover|floor|dining',
      not: 'kitchen|pastry|sauce|larder',
      brutal: [
        'Every table in a section sits down at the same moment, because somebody was being nice at the door.',
        'Every section has the table by the window, and every section has the table by the toilets.',
      ],
      gentle: 'Number of tables and seats in your section, at the fullest: every floor manager wants that figure first.',
    },
    {
      says: 'carrying plates|three plates|carrying trays|tray service|carrying tray|plate carrying|carried plates',
      brutal: ["Three plates are easy. It's the fourth, a jug of gravy, that ends careers.", 'The plate is very hot. You say so, and everyone touches it.'],
      gentle: "Physical skill counts on a floor. If you were the one who showed new starters how it's done, that's training and worth its own words.",
    },
    {
      says: 'champagne|prosecco|opening champagne|sparkling wine',
      brutal: [
        "Champagne should open with a sigh. It's the table next door that wants the bang.",
        "The good bottle is for special occasions, which in a bar means somebody else's card.",
      ],
      gentle: 'Selling bottles rather than glasses shows in the average spend. If yours stood out on the report, quote it.',
    },
    {
      says: 'corkage|bring your own|byo|byob',
      brutal: [
        'Bring your own: a grand old Burgundy from one table, a box with a tap from the next.',
        'Corkage is the price of watching you open something they bought cheaper.',
      ],
      gentle: "Handling guests' own bottles well is pure service. If it sold one of the house's afterwards, that makes it a sales line too.",
    },
    {
      says: 'no-show|no show|deposit',
      near: 'booking|table|guest|reservation|restaurant|no-show|no show',
      not: 'bank|rental|tenancy',
      brutal: [
        "A no-show is a table of ten, a candle, and a phone that's suddenly switched off.",
        'Ask for a deposit and the party of twelve turns out to be a party of five.',
      ],
      gentle: 'Fewer empty tables is straight profit. If you changed the policy, the share of no-shows before and after proves it.',
    },
    {
      says: 'walk-in|walk in guest|walk-in guest|waiting list|waitlist|wait list',
      not: 'fridge|freezer|cooler|chiller',
      brutal: [
        "“How long's the wait?” Twenty minutes. It's always twenty minutes, on every continent.",
        'There are nine empty tables and all of them are reserved. Explain that at a door in the rain.',
      ],
      gentle: 'Quoting waits honestly keeps people in the building. If you ran the list on a Saturday, that is revenue: put it so.',
    },
    {
      says: 'steps of service|sequence of service|service standard|service standards|order of service',
      brutal: [
        "Step six: check back within two minutes. Everyone's mouth is full at two minutes.",
        'The sequence of service has fourteen steps, and the guest would like the bill at step three.',
      ],
      gentle: 'Written standards travel well between groups. If you wrote them or trained to them, add the audit score.',
    },
    {
      says: 'flambé|flambe|gueridon|guéridon|tableside|table-side',
      brutal: [
        'A dish on fire at one table is nine orders from the others and a long look from the smoke detector.',
        "Tableside cooking is done in a good jacket, on a wobbling trolley, with brandy. It's called elegance.",
      ],
      gentle: 'Few waiters can still do it. Name the dishes: crêpes, tartare, sole. A dining room that wants them will ring.',
    },
    {
      says: 'linen|tablecloth|table cloth|napkin|laundry',
      brutal: [
        'Linen comes back from the laundry with four napkins more or forty fewer, and a note to sign.',
        'A white tablecloth stays white until the bread arrives.',
      ],
      gentle: 'Linen is a cost owners feel. If you counted it in and out, say what that stopped.',
    },
    {
      says: 'condiment|ketchup|sugar sachet|salt and pepper|sauce bottle',
      brutal: [
        'Marrying the ketchups is a real phrase and a real job, and it is usually given to somebody new.',
        "Every table has a salt, a pepper and one lid that's been loosened by a comedian.",
      ],
      gentle: 'Small setup work decides whether service flows. If the opening checklist was in your hands, the number of covers gives it its size.',
    },
    {
      says: 'spillage|ullage|wastage sheet|waste sheet|waste log',
      around: 'bar|pub|beer|pint|pints|cellar|bartender|brewery|cocktail|inn|tavern|kegs',
      brutal: [
        'The ullage sheet records every pint lost, except the ones that were lost with great enjoyment.',
        "A tray of twelve goes over and the entire pub cheers. It's the one review that comes at once.",
      ],
      gentle: 'Written waste is how a bar finds its missing margin. If your figure fell, say from what to what.',
    },
    {
      says: 'bar gp|wet sales|wet stock|wet gp|pour cost|liquor cost|beverage cost|wet led|wet-led',
      brutal: ['Pour cost is measured in decimals and lost in generous friends.', 'Wet GP is fine until you look at the bottle of Baileys after Christmas.'],
      gentle: 'Owners read margin before anything else on a bar CV. Name the three: percentage held, sales a week and for how long.',
    },
    {
      says: 'brewery rep|drinks rep|supplier rep|brewery representative',
      brutal: [
        'A drinks rep brings a free case, six glasses and a two-year contract.',
        'The rep says this one will fly off the shelf. The shelf comes with it.',
      ],
      gentle: 'Deals with suppliers are negotiation. Retro, listing fee or free stock: what you got for the house is the line.',
    },
    {
      says: 'steaming milk|milk steaming|milk frothing|microfoam|frothing milk|milk texturing|steam wand',
      brutal: [
        'A steam wand makes three sounds: silk, paper, and an elephant seal.',
        "You know a barista's milk by ear, from the back of the queue, with your eyes shut.",
      ],
      gentle: 'Coffee people test this in the first minute of a trial. Drinks an hour at peak would say you can do it fast too.',
    },
    {
      says: 'dialling in|dial in|dialing in|shot time|extraction time|grind adjustment|grind size|espresso extraction',
      brutal: [
        'Dialling in takes six espressos before opening. The person tasting them has opinions by eight.',
        'Nobody touched the grinder. It rained in the night, and now everything tastes of lemon.',
      ],
      gentle: "Recipe, yield and seconds are the trade's own language. Put in yours, and a roastery will know whom it's reading.",
    },
    {
      says: 'oat milk|alternative milk|plant milk|dairy alternative|non-dairy milk|dairy-free milk|soya milk',
      brutal: [
        'There are five sorts of milk in the fridge and four jugs.',
        '“Is the oat one extra?” has ended more conversations than the weather has started.',
      ],
      gentle: 'Getting milks right is allergen work too. If you set up the jugs or colours that stopped mix-ups, say so.',
    },
    {
      says: 'backflush|backflushing|cleaning coffee machine|machine cleaning|descaling|group head|cleaning the coffee machine',
      brutal: [
        'Backflushing is done last thing, and at once somebody taps on the glass and mouths “flat white?”',
        'The machine gets a chemical bath every night. The barista gets the night bus.',
      ],
      gentle: "A machine that's kept well saves engineer visits. Make, number of groups, and what the call-outs cost would fill this in.",
    },
    {
      says: 'cake display|pastry case|display fridge|pastry display|cake counter|cake cabinet',
      brutal: [
        'The last slice in a cake display never sells. Two slices sell at once.',
        'Everyone points through the glass and says “that one”. From behind, there are six of those.',
      ],
      gentle: "What sold with coffee is the difference in a café's margin. If the attach rate rose on your shifts, give the number.",
    },
    {
      says: 'toastie|panini|paninis|toasted sandwich|panini press|sandwich grill',
      brutal: [
        'It takes four minutes, unless someone is late for a train. Then it takes nine.',
        "The cheese in a toastie is served at the temperature of the earth's core, and everybody bites straight in.",
      ],
      gentle: 'Food from a coffee bar shows you can run two stations. If you did both alone at lunch, say that first.',
    },
    {
      says: 'cold brew|iced coffee|iced latte|iced drinks',
      brutal: [
        "It's the first hot day of the year, and the ice is gone by ten past nine.",
        'A customer in a hurry wants it cold, now, and in a cup the size of a fire bucket.',
      ],
      gentle: 'Iced drinks are where a café earns its summer. If you changed the prep or the station, what it did to the queue is the result.',
    },
    {
      says: 'frappé|frappe|frappuccino|blended drink|smoothie|milkshake',
      brutal: ['A blender starts, and a whole café holds its sentence until it stops.', 'One blended drink in a row of espressos is a tractor on a motorway.'],
      gentle: 'Speed on cold drinks decides a summer. If the station was laid out your way, say what it did to the queue.',
    },
    {
      says: 'filter coffee|pour over|pour-over|v60|batch brew|chemex|aeropress|hand brew',
      brutal: [
        'A pour-over takes four minutes, a kettle like a swan, and a guest who asks if it comes in large.',
        'Filter coffee was what people drank before coffee. Now it has a tasting card.',
      ],
      gentle: 'Brewing by recipe is a teachable skill. If you have trained others in it, or competed, either belongs here.',
    },
    {
      says: 'cupping|coffee roasting|roastery|coffee tasting|coffee roaster|roasted coffee',
      brutal: [
        'Cupping is drinking soup as loudly as you can, in silence, with strangers.',
        'The tasting notes say jasmine, apricot and panela. The customer says “nice and strong”.',
      ],
      gentle: 'Tasting with a vocabulary is rare on a shop floor. Name the roaster and the origins you bought or sold.',
    },
    {
      says: 'loyalty stamp|stamp card|loyalty scheme|loyalty card',
      around: 'coffee|cafe|café|barista|espresso|starbucks|costa|tea room|coffee shop',
      brutal: [
        'The card has nine stamps, and two of them are from somewhere that does nails.',
        "Coffee ten is free. It's always the biggest one on the board, with everything in it.",
      ],
      gentle: 'A scheme is only as good as the people who offer it. Sign-ups per week while you were on the till would tell.',
    },
    {
      says: 'takeaway order|takeaway|takeout|take-out|takeaway orders',
      not: 'cup',
      brutal: [
        "“No cutlery, please,” says the app, and five minutes later somebody's back for a fork.",
        'Takeaway: packed, sealed, named, hot, and the driver is outside the other branch.',
      ],
      gentle: "Orders out of the door per hour is a figure the till remembers. Ask for yours, since it's the one that counts.",
    },
    {
      says: 'p&l|profit and loss|profit & loss|p & l|weekly p&l',
      brutal: [
        'A restaurant P&L has forty lines. The owner looks at the last one and then at you.',
        'You can run a P&L for a year and still be surprised by the price of ice.',
      ],
      gentle: 'Turnover, margin and what moved while you held the book: that trio turns a floor manager into a business manager.',
    },
    {
      says: 'staff turnover|staff retention|recruiting staff|recruited staff|hiring staff|recruitment of staff|recruitment',
      in: 'work',
      brutal: [
        'Staff turnover in a restaurant is so quick that the locker names are in pencil.',
        'The interview is a ten-minute chat. The real one is Saturday.',
      ],
      gentle: 'Keeping people is the cheapest thing a venue can do. If your hires were mostly still there a year later, print it.',
    },
    {
      says: 'soft launch|new opening|restaurant opening|site opening|pre-opening|new site|venue opening|grand opening',
      brutal: [
        'A soft launch is half price, friends only, and the first time anybody has switched on all the ovens at once.',
        'On opening night the licence arrives at five, the chairs at six and the guests at a quarter to.',
      ],
      gentle: 'Openings are a speciality. Weeks from keys to first guest, headcount hired and week-one sales would fill this line.',
    },
    {
      says: 'noise complaint|licensing|licensing law|licensing laws|licensing hours|late licence|licensing act|licensing objectives',
      brutal: [
        'Every bar has one neighbour who moved in above it on account of the lively area.',
        '“Please leave quietly” is read out loud, from the sign, by forty people.',
      ],
      gentle: 'Good relations with licensing officers save a venue. If a hearing went your way or a condition was lifted, print it.',
    },
    {
      says: "new year's eve|nye|new years eve",
      brutal: [
        'Midnight lasts ten seconds, and at second eleven they all want a drink.',
        'Everyone comes late, kisses at twelve and looks for a coat till three.',
      ],
      gentle: 'Managing one enormous night takes weeks. Add ticket income, heads and how many were on shift.',
    },
    {
      says: "valentine's day|valentines|valentine's",
      not: 'campaign|email|social',
      brutal: [
        'A hundred tables for two, and every one of them wants the corner.',
        'The whole town eats out in pairs, and all the pairs want half past seven.',
      ],
      gentle: 'Peak nights show planning. Seats sold, spend per head, and what you changed after last year would read well.',
    },
    {
      says: 'christmas party|christmas parties|christmas bookings|christmas menu|pre-order|pre-orders|preorder',
      brutal: [
        'Forty pre-orders, and on the night nobody remembers being the salmon.',
        'Cracker hats go on at one. By three, somebody from accounts is behind the bar.',
      ],
      gentle: 'December pays for January. If parties you looked after came back in the spring, that is the line to add.',
    },
    {
      says: 'karaoke|karaoke night|karaoke host',
      brutal: [
        "The song has a long instrumental bit. People remember that when they're in the middle of it.",
        "Karaoke starts slowly. Then someone finds the Bon Jovi, and there's no getting them off.",
      ],
      gentle: 'Getting a quiet room to join in is a talent that events companies pay for. How regular the night was, and whether it grew, prove it.',
    },
    {
      says: 'live music|open mic|acoustic night|live band|music nights',
      brutal: ['At an open mic the audience is mostly the queue.', 'The band has been told to stop at eleven, and has an encore planned for that.'],
      gentle: 'A weekly night is a product. If takings on that evening went up, the till has the before and after.',
    },
    {
      says: 'sky sports|live sport|live sports|televised sport|big screen|sports bar|showing sports',
      brutal: [
        'Nobody orders until half-time. Then everybody does.',
        'The picture freezes at the decisive moment, and the whole room looks at the one holding the remote.',
      ],
      gentle: 'Big match days test stock, staff and nerves. The best one and what it took would bring this line to life, if you know it.',
    },
    {
      says: 'pool table|pool league|pool team',
      brutal: ['A pool table is four legs, one folded beer mat and a queue of coins.', "Every pub table has a slope, and the regulars know what it's worth."],
      gentle: 'A league fills a dead evening. Nights a week and what they took over the bar would make this a trading line.',
    },
    {
      says: 'darts|dartboard|darts team|darts league|darts night',
      brutal: [
        'Darts is the only league where the away team gets fed sandwiches by the enemy.',
        "It's the one sport where the sums are quicker than the athletes.",
      ],
      gentle: "League nights fill a Tuesday. If you brought the team in or kept it, that's trade on the quietest evening.",
    },
    {
      says: 'terrace|outside seating|outdoor seating|patio heater|al fresco|roof terrace|rooftop bar|outside area',
      brutal: [
        'The sun comes out and sixty people move outdoors, each with half a lunch and no table number.',
        'Patio heaters warm one forehead each, and the wasps are free.',
      ],
      gentle: 'Outdoor seats change the numbers overnight. How you staffed for a sunny hour is what managers look for in this line.',
    },
    {
      says: 'garnish|garnishes|cutting fruit|fruit garnish|bar prep|juicing|fresh juices',
      near: 'bar|cocktail|drink|lime|lemon|fruit|prep',
      not: 'kitchen|plate',
      brutal: [
        "Two boxes of limes is an hour's work, and it finds every paper cut you've got.",
        'The mint takes ten seconds to pick, and the whole bar then orders mojitos.',
      ],
      gentle: 'Prep is what keeps a cocktail bar quick. If drinks came out faster once you set the station, tell us by how much.',
    },
    {
      says: 'jigger|free pour|free pouring|free-pour|free-pouring|measures|boston shaker|cocktail shaker|speed rail|flair bartending',
      not: 'safety|corrective|control measures|performance|security|hygiene|cost|implemented|implement|implementing|preventive|prevention|covid|quality|saving|theft|sanitary|appropriate',
      brutal: [
        'Every bartender pours exactly the measure. Every stocktaker would like a word.',
        'Anyone can shake. The trick is getting the tin open again with a guest watching.',
      ],
      gentle: 'A bar manager tests accuracy and speed in one round of four. If you know your time, or trained the rest, print that.',
    },
    {
      says: 'bottling up|bottle up|bottled up|restocking fridges|stocking fridges|restocked fridges|fridge restocking|bottle fridge',
      brutal: [
        'Bottling up: cold ones to the front, labels out, and a finger trapped in the crate by nine.',
        "The fridge is full at noon. That's the last time anyone sees the back of it.",
      ],
      gentle: "It's the task that shows whether a bar will last till Sunday. If the par levels were yours to set, that is stock planning and a better word.",
    },
    {
      says: 'ice machine|ice well|ice bucket',
      brutal: ['The ice machine makes forty kilos a day and breaks on the hottest one.', 'Ice is free, heavy, and always two floors below the bar.'],
      gentle:
        'Keeping a bar supplied under pressure is logistics. If ordering, prep or the midnight fix was yours, name which: it sets a bar hand apart from a glass filler.',
    },
    {
      says: 'glasswasher|glass washer|glass wash',
      brutal: [
        'A glasswasher gives you a rack too hot to hold at the very moment somebody orders a cold one.',
        'The pint glasses go in with lipstick and come out with lipstick and a shine.',
      ],
      gentle: 'Clean glass is beer quality, and brewers award it. If your bar passed an inspection, name the scheme.',
    },
    {
      says: 'empties|bottle bin|bottle bank|glass recycling|empty barrels',
      brutal: [
        'Empties go out at one in the morning, gently, one by one, into what sounds like a greenhouse.',
        'A bottle bin is full from Friday to Tuesday, and the lorry comes on Wednesday.',
      ],
      gentle: "Returns carry deposits. If you tracked kegs and crates back to the brewery, that's money you found.",
    },
    {
      says: 'wiping tables|wiping down tables|wiped tables|cleaning tables|wiped down tables|clearing and cleaning tables|resetting tables|wipe down tables|table cleaning|cleaned tables',
      brutal: [
        "Wipe a table and it's clean. Wipe it under someone's elbow and it's a relationship.",
        "It's wet for one minute after you wipe it, and that's the minute in which somebody puts down a phone.",
      ],
      gentle: 'Turning a table fast earns a seating. Say how many covers you turned.',
    },
    {
      says: 'memorising orders|memorised orders|memorizing orders|memorising menus|memorised menu|memorised the menu|memorising the menu',
      brutal: [
        'You can carry eleven orders in your head, until somebody asks where the toilets are.',
        'It all stays in: four mains, two changes, one sauce on the side. Then they swap seats.',
      ],
      gentle: 'Memory is a service that guests notice and managers cannot buy. If large tables came to you for that reason, say so.',
    },
    {
      says: 'handheld|handheld ordering|order at table|qr ordering|ordering app|table ordering|order & pay|order and pay',
      brutal: [
        'It loses signal at exactly the table that has eleven changes.',
        "The system knows the table, the seat and the steak. It doesn't know that they've all moved to the window.",
      ],
      gentle: 'Accuracy is what kitchens thank you for. If wrong orders fell when the system changed, you were part of that.',
    },
    {
      says: 'wedding reception|wedding|wedding breakfast',
      near: 'served|serving|guest|bar|table|waiting|hosted|function|cover|service|ran|running|catered|events',
      brutal: [
        'At a wedding the speeches are down for ten minutes. The beef is down for ten minutes as well.',
        "A wedding breakfast is served at four in the afternoon, to people who've been crying since noon.",
      ],
      gentle: 'Give guests, courses and minutes from first plate to last: banqueting managers read those three like a score.',
    },
    {
      says: 'shift leader|shift supervisor|bar supervisor|team leader|floor supervisor|restaurant supervisor|shift manager',
      brutal: [
        "A shift leader gets a bunch of keys, a slightly different shirt and everybody's excuses.",
        'It means being in charge until something goes wrong, and after that as well.',
      ],
      gentle:
        'A shift leader is hired on the hours with nobody above them in the building. Team size and takings on those shifts, if you have them, belong right behind the title.',
    },
    {
      says: "maître d|maître d'|maitre d|maitre d'|head waiter|head waitress|chef de rang|commis waiter",
      brutal: ["A maître d' can turn away a table of six and be thanked for it.", 'The head waiter has seen who came with whom, and has never seen it.'],
      gentle: 'Classic titles travel abroad. Add the size of the room and the style of service.',
    },
    {
      says: 'lunch rush|morning rush|breakfast rush|lunchtime rush|rush hour|peak time|peak period|peak hours|dinner rush',
      brutal: [
        "One moment it's empty and you're folding a napkin. Then the door opens and stays open.",
        'Everybody in a rush arrives at once, and each of them is the only one in a hurry.',
      ],
      gentle: 'A rush has a number: people in the busiest hour. The till knows it, and it says more than “fast-paced”.',
    },
    {
      says: 'regulars|regular customer|knowing regulars|regular guests',
      brutal: ["A regular doesn't order. A regular nods.", "Every bar has one stool that isn't reserved, and nobody would dream of it."],
      gentle: "Regulars are a business's pension. If the quiet days got busier while you were there, that figure is loyalty an owner can bank.",
    },
    {
      says: 'shots|shooters|jägerbomb|jager|tequila',
      not: 'espresso|camera|photo|video|coffee|pull|pulled|pulling|ginger|vitamin|latte',
      brutal: [
        "Twelve shots, one tray, and a friend at the back who's suddenly gone to the toilet.",
        "Tequila comes with salt, a lime, and somebody saying they really shouldn't.",
      ],
      gentle: 'Busy late bars hire on pace and calm together. The capacity and the number of bartenders on would show both, if you know them.',
    },
    {
      says: 'kitchen communication|liaising with kitchen|liaising with the kitchen|communicating with kitchen|liaised with the kitchen|liaised with kitchen|communication with the kitchen|kitchen staff',
      brutal: [
        'Telling a chef that table six has changed its mind is best done from the far side of the pass.',
        "The kitchen has one question about the guest, and it can't be repeated at the table.",
      ],
      gentle: "Being trusted on both sides of the kitchen door is the floor's rarest skill. If you ran the pass or the briefing, the line should name it.",
    },
    {
      says: "high chair|highchair|kids menu|kids' menu|children's menu|family restaurant",
      brutal: [
        "Crayons go out before the menus, if you know what's good for the next forty minutes.",
        'The smallest guest at the table eats one chip and leaves the floor like a harvest.',
      ],
      gentle: 'Groups choose a place by how the smallest guest was treated. If you earned return visits that way, say so.',
    },
    {
      says: 'wine by the glass|house wine|wine sales|selling wine|wine upsell|wine recommendations',
      brutal: ['Everyone who says “the second cheapest” believes nobody has noticed.', "House wine comes in red, white and “whatever's open”."],
      gentle: 'Wine is where the margin sits. Add the share of tables with a bottle, before and after your training.',
    },
  ],
  'hotel-and-travel': [
    {
      says: 'key card|keycard|room key|encoding keys|room keys|key cards',
      brutal: [
        'A key card works in the lift, works at the spa, and dies at the door of room 514.',
        'Put it next to your phone and it forgets you. Every guest is told this, holding it next to a phone.',
      ],
      gentle: 'Key control is security. If you ran the audit of master keys, say so, because few desks can.',
    },
    {
      says: 'registration card|guest registration|registering guests|registration form|reg card|reg cards',
      brutal: [
        'A registration card asks for a car registration, and the whole queue turns to look out of the window.',
        'Name, address, signature, and a line about smoking that everybody signs with a clear conscience.',
      ],
      gentle: 'Arrivals per shift and how long each took: front office managers time this with a stopwatch and would like yours.',
    },
    {
      says: 'card pre-authorisation|pre-authorisation|pre-authorization|taking payments|processing payments|guest payments|payment processing|advance deposits|card payments',
      around: 'hotel|hotels|guest|guests|front desk|reception|resort|inn|front office',
      brutal: [
        '“We just hold fifty for extras.” Four nights on, the guest is still asking where the fifty lives.',
        "The card is declined. Now two people have to pretend it's the machine.",
      ],
      gentle: 'A clean audit of payments is worth a line. Name the systems beside it, since new desks search by those.',
    },
    {
      says: 'wake-up call|wake up call|morning call',
      brutal: [
        "Five o'clock: you ring. Five past: they're in the shower or asleep, and you're the one who has to know.",
        "It's the one service in a hotel that consists of annoying the guest on request.",
      ],
      gentle:
        "Whoever does the wake-up calls is trusted with somebody's flight. Anything else that ran to the minute on your nights, if listed beside it, makes a night desk's line.",
    },
    {
      says: 'late check-out|late checkout|early check-in|late check out|early check in|early arrival',
      brutal: [
        "At nine in the morning there's no clean room, and there is a guest who's flown twelve hours to hear it.",
        "Eleven o'clock is check-out. “We're just coming down” is a quarter to one.",
      ],
      gentle: 'Selling or managing the odd hours makes real money. If you charged for it, the monthly figure is in the upsell report.',
    },
    {
      says: 'room allocation|allocating rooms|allocated rooms|room move|room change|room assignment|blocking rooms|room blocking',
      brutal: [
        'Every guest has asked for quiet, high, and close to the lift. The lift disagrees.',
        'Allocating rooms is sudoku in which one of the numbers rings down to say it can hear the ice machine.',
      ],
      gentle: 'Good allocation stops complaints before they exist. If room moves went down with you on it, count them.',
    },
    {
      says: 'airport transfer|booking taxis|taxi booking|arranging transport|transfers|arranging taxis|arranged transport|guest transport',
      not: 'money|bank|funds|stock|file|patient|data',
      brutal: [
        "The taxi is two minutes away. It's been two minutes away since you were hired.",
        'A transfer for four is booked, and four means suitcases as well.',
      ],
      gentle: 'Small errands are what guests write about afterwards. If a review named yours, quote those words.',
    },
    {
      says: 'local attraction|local area|local knowledge|local recommendation|local information|recommending restaurants|tourist information|things to do',
      brutal: [
        '“Where do the locals eat?” At home, mostly. You send them to the nice Italian.',
        'Everyone gets the same tear-off map, with the same circle in biro round the hotel.',
      ],
      gentle:
        "Knowing a town is worth more than a leaflet. If guests came back to thank you for one place, its name in the line does what “local knowledge” can't.",
    },
    {
      says: 'shift handover|logbook|log book|handover book|handover notes|duty log',
      around: 'hotel|hotels|guest|guests|front desk|reception|resort|inn|front office|night audit',
      brutal: [
        'The handover says “all quiet, 212 will explain”. Room 212 explains at length.',
        'Morning shift reads it, late shift writes it, and nights has added a drawing.',
      ],
      gentle: 'A handover that works is management in small. If you brought in the format, say what stopped falling through.',
    },
    {
      says: 'float|cash float|counting float|cashing up|shift float',
      near: 'cash|till|reception|desk|counting|counted',
      brutal: [
        'A hotel float is all small notes, and the first guest pays for a coffee with a fifty.',
        "It's ten pence over. Now you have to stay and find out who's ten pence short.",
      ],
      gentle: 'Balancing every shift is the sort of plain line auditors love. If the record is clean, say since when.',
    },
    {
      says: 'foreign exchange|currency exchange|foreign currency|travel money|bureau de change',
      brutal: [
        'The rate is on the board. The explanation of why it is not the one on the phone is free.',
        'Everyone has forty left over at the end, in a coin that nobody buys back.',
      ],
      gentle: 'Currency means compliance and quick sums. Weekly turnover and a clean till would show both.',
    },
    {
      says: 'loyalty programme|loyalty program|bonvoy|hilton honors|ihg rewards|loyalty enrolment|loyalty enrollment|world of hyatt|accor live limitless',
      brutal: [
        "A Diamond member is told about the upgrade before they've put their case down, or you're told about Diamond.",
        "Platinum guests know the scheme better than the desk does, and they've brought the booklet.",
      ],
      gentle: 'Enrolments are counted per agent at every chain. Your rank or your monthly figure would fit here exactly.',
    },
    {
      says: 'changing beds|changed beds|making beds|bed making|changing bed linen|bed linen|changing linen|stripping beds|making the beds|linen change',
      brutal: ['A fitted sheet has four corners, and it shows you the wrong one first.', 'King duvet, four minutes, one person, from the inside.'],
      gentle: 'Give rooms per shift and the inspection score: put the two together and a head housekeeper can plan with you.',
    },
    {
      says: 'guest amenity|toiletries|guest supplies|room amenities|guest amenities|replenishing amenities|restocking amenities|complimentary toiletries',
      brutal: [
        "Guests take the shampoo. That's expected. Then there are guests who take the hairdryer holder.",
        "Four sachets, two pods and six milks. By evening it's all in somebody's washbag.",
      ],
      gentle:
        'Cost per occupied room is the figure behind the soap. If it fell while you stocked the trolleys, housekeeping managers will want that number first.',
    },
    {
      says: 'vacuuming|vacuumed|hoovering|vacuum|hoovered|vacuum cleaning|dusting|dusting and polishing|dusted|vacuuming and dusting',
      brutal: [
        "Corridor carpets are patterned like that for a reason, and the reason is you'll never find the spot.",
        "The vacuum's lead reaches two doors short of the end on every floor of every hotel.",
      ],
      gentle:
        "It's the standard behind the cleaning that sells. If your floor was inspected against a brand checklist, the brand's name turns a chore into a qualification.",
    },
    {
      says: 'do not disturb|dnd',
      brutal: [
        "A Do Not Disturb sign stays up until three. At five past three they'd like fresh towels.",
        "Privacy, please, on one side. Please clean now, on the other. It's hanging edge on.",
      ],
      gentle: 'Welfare checks and refused services need tact and a note. If you set how your floor logged them, that counts.',
    },
    {
      says: 'departure|stayover|stay-over|checkout room|check-out room|room turnaround|departures and stayovers|room turn',
      near: 'room|rooms|housekeeping|clean|cleaning|cleaned|stayover',
      not: 'flight|passenger|airport|gate',
      brutal: [
        'A stayover takes fifteen minutes. A departure takes thirty and tells you what they ate.',
        'The sheet says “quick tidy” next to the room with the stag party.',
      ],
      gentle: 'Credits or rooms a day is how every hotel counts this. State yours, with the star rating of the house.',
    },
    {
      says: 'public areas|lobby|communal areas|public area cleaning|corridors',
      near: 'clean|cleaning|cleaned|maintain|maintaining|maintained|tidy|vacuum|housekeeping|standard',
      brutal: [
        'Polish a brass lift door and the next hand on it belongs to whoever said how nice it looks.',
        'A lobby smells of lilies and fresh coffee. In between it smells of wet spaniel.',
      ],
      gentle:
        'First impressions can be scored: brand audits give public areas their own mark. If yours went up, the two scores are the strongest words this line could hold.',
    },
    {
      says: 'maintenance issue|reporting maintenance|maintenance request|reported maintenance|maintenance fault|maintenance log|reporting faults|reporting defects|room defects',
      brutal: [
        '“Tap drips” has been on the list since spring, and next to it somebody has written “still”.',
        'Nine jobs go in the book. Maintenance does the lightbulb.',
      ],
      gentle: 'Spotting a leak before a guest does saves a room night. If rooms came back into use because of your list, say so.',
    },
    {
      says: 'head housekeeper|executive housekeeper|housekeeping supervisor|housekeeping manager|floor supervisor|assistant housekeeper',
      not: 'restaurant|casino|dining|gaming',
      brutal: [
        "A head housekeeper runs a finger along the picture frame before saying hello. At friends' houses.",
        'One hotel, one trolley with a straight wheel, and one person who says who gets it.',
      ],
      gentle: 'Rooms, headcount, in-house or agency, and minutes per room: that is the job advert answered in one line.',
    },
    {
      says: 'laundry|in-house laundry|hotel laundry|guest laundry|linen delivery',
      brutal: [
        "Linen goes out white in bags of fifty and comes back in bags of forty-eight and a stranger's tea towel.",
        'One red sock, and the whole third floor sleeps in pink.',
      ],
      gentle: "Linen is a hotel's second biggest housekeeping bill. If you counted losses or changed the contract, say what it saved.",
    },
    {
      says: 'forecast|forecasting|pickup report|pick-up report|pace report|demand forecast|demand forecasting',
      brutal: [
        'The forecast is done on Monday. On Tuesday a wedding party cancels and becomes a conference.',
        'You compare yourself with the same day last year. The same day last year had a festival.',
      ],
      gentle: "Forecast accuracy at thirty days is the revenue manager's own exam. Print your mark and the number of rooms.",
    },
    {
      says: 'comp set|compset|competitor set|rate shopping|str report|competitor rates|market share index|rgi|competitor analysis',
      brutal: [
        "Everyone in a comp set knows which hotel really belongs there, and it's always themselves and the two better ones.",
        'You change your rate at nine. They change theirs at ten past. You change yours.',
      ],
      gentle: 'Index against the set is a clean result: ten points gained speaks for itself. Print where it began, where it stood, and when.',
    },
    {
      says: 'average daily rate|adr|occupancy|occupancy rate|room revenue|occupancy levels',
      not: 'road|dangerous goods|hazardous',
      brutal: [
        'Occupancy is full of people who paid nothing. Rate is full of empty rooms. The owner would like both.',
        "A hundred per cent occupancy, and the phone rings. It's the owner's golf partner, who'd like two nights.",
      ],
      gentle: 'Give rate and occupancy together, with the year before. Add one without the other, if you have one.',
    },
    {
      says: 'minimum stay|length of stay|stay restriction|closed to arrival|rate strategy|pricing strategy|dynamic pricing',
      not: 'patient|ward|hospital|discharge|airline|fare|fares|ticket|tickets|flight|flights',
      brutal: [
        'The same room costs ninety on Sunday and three hundred on Wednesday, and both guests meet at breakfast.',
        "You close out Saturday for one-nighters. Then Saturday's a one-nighter, and it's a choir.",
      ],
      gentle: 'Tell one decision you took against the system and won. Revenue people hire judgement, and the figures follow.',
    },
    {
      says: 'gop|gross operating profit|hotel budget|p&l|profit and loss|departmental budget|ebitda|flow-through|flow through',
      around: 'hotel|hotels|resort|rooms|inn|guests',
      brutal: [
        "Everything in a hotel's P&L is going to plan except energy, linen, eggs and people.",
        'An owner reads the bottom line, walks through the lobby, and asks about the flowers.',
      ],
      gentle: 'Put flow-through next to it: how much of each extra pound reached the bottom line is what owners pay managers for.',
    },
    {
      says: 'refurbishment|renovation|capex|room refurbishment|hotel refurbishment|room renovation',
      brutal: [
        'A refurbishment means selling peace and quiet from nine to five with a drill on the second floor.',
        'The new rooms have sockets everywhere, and one master switch that nobody can find at night.',
      ],
      gentle: 'Rooms, budget, weeks, and how much stayed open: owners planning their own will read that line twice.',
    },
    {
      says: 'star rating|aa inspector|aa star|four star|4 star|4-star|four-star|3 star|3-star|three star|quality assessment|aa inspection',
      brutal: [
        'A fourth star is a robe, a telephone in the bathroom, and someone who comes to the door with an umbrella.',
        "The inspector is booked under another name, checks in alone, and asks for an egg that isn't on the menu.",
      ],
      gentle: 'Standards take a house with them. If a grade rose or held while you were there, name the year and the score.',
    },
    {
      says: 'hotel pool|swimming pool|pool and spa|sauna|leisure facilities|pool plant|jacuzzi|hot tub',
      brutal: [
        "The pool opens at seven. At one minute past there's a towel on every lounger and nobody in the water.",
        'Pool tests go up on the wall every two hours. People read them the way they read horoscopes.',
      ],
      gentle:
        "A pool is licence, chemistry and rota. If you hold a plant operator's certificate, print the year beside it: hotels look for that before anything else.",
    },
    {
      says: 'porter|night porter|hall porter|luggage porter|portering|carrying luggage|luggage handling|luggage assistance|luggage storage|luggage room',
      around: 'hotel|hotels|guest|guests|concierge|resort|lobby|bell desk|bellman',
      brutal: [
        'A porter carries four cases up to the third floor. “Careful,” says the owner of the smallest.',
        "The luggage room holds two hundred black cases. “Mine's the black one.”",
      ],
      gentle: 'Porters see first and last impressions both. Any guest letter that mentions you belongs in your application.',
    },
    {
      says: 'theatre ticket|theatre tickets|restaurant booking|restaurant reservation|arranging tickets|booking tours|tour bookings|excursion|booking excursions|show tickets|tickets and tours',
      brutal: [
        'Sold out means sold out to people who rang the box office.',
        '“Somewhere typical, not touristy, for eleven, tonight, with a view.” Certainly, madam.',
      ],
      gentle: "A black book is a concierge's capital. Two named doors that open for you, if you may name them, say more than “extensive contacts”.",
    },
    {
      says: 'breakfast|breakfast room|breakfast shift|breakfast buffet|breakfast service',
      brutal: ['The conveyor toaster does it too light once and too dark twice.', 'One minute before it ends, the whole hotel discovers breakfast.'],
      gentle: 'Morning scores weigh heavily in guest surveys. If breakfast got a mark of its own on your shifts, a hotel would rather read that than the duty.',
    },
    {
      says: 'pet friendly|dog friendly|dog-friendly',
      brutal: [
        'Dog-friendly: water bowl, a blanket, and white carpet, chosen by someone in another city.',
        'The dog is on the booking as one small dog. It comes through the revolving door in two goes.',
      ],
      gentle: "It's a market with its own guides and premiums. If nights rose when you opened to it, that's a small business case.",
    },
    {
      says: 'atol|abta|atol certificate|abta certificate|travel regulations|package travel regulations',
      brutal: [
        "It's the page of the holiday that nobody reads until the airline's on the news.",
        'Everyone knows the letters. Ask at a dinner party what they stand for and watch the room.',
      ],
      gentle:
        'Bonding and paperwork protect a travel shop from very large bills. If yours passed inspection without a note, that is the half of the line an owner pays for.',
    },
    {
      says: 'ticketing|fare rules|airfare|air fare|fare construction|reissue|ticket reissue|air ticketing|issuing tickets|airline tickets|airline ticketing',
      brutal: [
        'A fare rule is nine pages in capitals that say no.',
        "Change one date and there's a fee, a fare difference, and a fee for working out the difference.",
      ],
      gentle: 'Ticketing without debit memos is a record worth printing. Put the system beside it: that is how agencies search.',
    },
    {
      says: 'travel brochure|brochure|brochures',
      brutal: ['Every brochure pool is empty, blue, and shot by somebody lying down.', "Sea view, says the brochure. It doesn't say standing on what."],
      gentle: 'Paper still sells cruises and tours. If an operator had you among its top sellers, its name belongs where the brochures are.',
    },
    {
      says: 'luxury travel|luxury holiday|bespoke travel|bespoke holiday|tailor-made travel|luxury itineraries',
      brutal: [
        'The client wants something nobody else has ever done, with good reviews.',
        'Bespoke means no one has made this trip before. On day three you find out why, and it is the ferry.',
      ],
      gentle: 'Average booking value tells a luxury agency everything. Yours, and the share who booked a second time, would do it.',
    },
    {
      says: 'honeymoon|honeymoons',
      brutal: [
        "Two swans on the bed, made of towels. Everyone takes a picture, and then there's nowhere to sit.",
        'Honeymoons are planned by two people, and one of them only asked about the flight.',
      ],
      gentle: 'Couples send their friends. If bookings came to you by recommendation, that is worth more here than the destinations.',
    },
    {
      says: 'fam trip|familiarisation trip|familiarization trip|fam trips|educationals',
      brutal: [
        'Eleven hotels in four days, and by the sixth you say “lovely bathrooms” in your sleep.',
        "It sounds like a holiday. It's thirty bedrooms a day and a buffet with the sales manager.",
      ],
      gentle: 'First-hand knowledge closes sales. Add the places you can speak about from the doorstep, and any bookings that followed.',
    },
    {
      says: 'corporate travel|business travel|travel policy|tmc|travel booker|booking travel|business travellers|business traveler',
      brutal: [
        'Company policy says economy. The booking comes with a note that says knees.',
        'A business traveller wants the early flight, the late flight and the meeting, all on one ticket.',
      ],
      gentle: 'Travel managers look for spend handled, hours covered and savings kept. Those come straight off a report.',
    },
    {
      says: 'travel insurance|holiday insurance',
      brutal: [
        'Everybody buys it, nobody reads it, and then they ring from a beach to ask about jet skis.',
        'Travel insurance covers every single thing except the one that happened.',
      ],
      gentle: 'Add-on sales are a skill agencies count. Add your attachment rate, if you know it, or the permit you sold under.',
    },
    {
      says: 'travel documents|entry requirements|visa requirement|visa applications|visa application|visas|passport checks|document checks|travel document|document check',
      around: 'travel|airline|airport|passenger|passengers|flight|flights|tour|tours|cruise|itinerary',
      brutal: [
        "It's valid for five months and the rule says six. This comes up at the desk, on the day.",
        "Everybody knows the name on the ticket must match. Then there's Bob.",
      ],
      gentle: 'Getting people across a border on paper is unforgiving. If no client of yours was ever turned back, that is the sentence.',
    },
    {
      says: 'onboard sales|on-board sales|in-flight sales|inflight sales|onboard retail|duty free|in-flight retail|buy on board|inflight retail',
      brutal: [
        'The trolley starts at row one. The only person who wants a sandwich is in thirty.',
        "Perfume, a watch and a teddy in a pilot's hat, sold at eleven thousand metres to somebody with nowhere to go.",
      ],
      gentle: 'Airlines rank crew by spend per passenger. Give yours.',
    },
    {
      says: 'pre-flight check|pre-flight checks|preflight check|cabin check|cabin checks|pre-flight safety checks|cabin security check|safety equipment checks|cabin secure|cabin preparation',
      brutal: [
        'Seat backs, tables, window blinds. And then one laptop, open, with a face that says nearly finished.',
        "You count lifejackets, torches and extinguishers. They've all been where they are since Tuesday. You count them.",
      ],
      gentle: 'Line checks get a grade. If yours came back without remarks, or you were asked to train others, add it.',
    },
    {
      says: 'turbulence|cabin service|meal service|in-flight meals|inflight service|special meals|meal and drinks service|inflight meal',
      around: 'cabin|flight attendant|cabin crew|crew|in-flight|inflight|onboard|purser|steward|stewardess|aircraft|airline|flight|flights',
      brutal: [
        "Chicken or pasta? The question carries you from row one to row thirty. From row twenty-two it's pasta.",
        'The seat belt sign comes on at the exact moment you pour.',
      ],
      gentle: 'Service at altitude is logistics in a corridor. Add passengers, crew and sector length.',
    },
    {
      says: 'overhead locker|cabin baggage|hand luggage|carry-on|overhead bin|cabin bag|hand baggage',
      brutal: ["Everybody's bag fits the frame at the gate, if you kneel on it.", 'Overhead lockers close easily, provided nobody puts a bag in.'],
      gentle: 'Boarding on time is money to an airline. If you got the last bag stowed before the slot, punctuality is your figure.',
    },
    {
      says: 'long haul|short haul|long-haul|short-haul|layover|multi-sector|ultra long haul|four sectors|night flight|red eye',
      around: 'cabin|crew|cabin crew|flight attendant|purser|stewardess|inflight|in-flight',
      brutal: [
        'Short haul is four cities in a day and none of them seen. Long haul is one, seen through curtains.',
        'Crew know every city by its airport, its hotel, and the one supermarket in between.',
      ],
      gentle: "Fleet and sectors are what crewing departments read first. List the types you're qualified on, newest at the top.",
    },
    {
      says: 'unruly passenger|disruptive passenger|difficult passenger|passenger complaint|passenger complaints|difficult passengers',
      around: 'cabin|cabin crew|flight attendant|in-flight|inflight|onboard|on board|purser|stewardess',
      brutal: [
        "At eleven thousand metres you can't ask anybody to step outside.",
        "“I'm never flying with you again” gets said on every flight, often by a gold card.",
      ],
      gentle:
        'Calm talk in a closed cabin is a trained skill, and the course has a name airlines know. If you also led the debrief, that puts you a step nearer to senior crew.',
    },
    {
      says: 'evacuation slide|ditching|wet drill|smoke drill|safety and emergency procedures|sep training|aircraft evacuation|emergency equipment|recurrent training',
      around: 'cabin|flight attendant|cabin crew|crew|in-flight|inflight|onboard|purser|steward|stewardess|aircraft',
      brutal: [
        'Ninety seconds to empty an aircraft. On an ordinary Tuesday it takes that long to find one glove.',
        'Once a year grown professionals shout “jump, jump, sit” at one another in a hangar.',
      ],
      gentle: 'Recurrent training has a pass mark and a date. Both belong beside the aircraft types.',
    },
    {
      says: 'cabin announcement|announcements|public address|boarding announcement|passenger announcement|boarding announcements|flight announcements',
      around: 'airport|airline|flight|flights|passenger|passengers|cabin|gate|boarding gate',
      brutal: [
        'Rows twenty to thirty, please. Rows one to forty get up.',
        '“This is the final call” is said four times, in the same voice, about the same two people.',
      ],
      gentle:
        'A clear voice in two languages is hired for. The ones you can announce in without the card, if there are several, earn their place in this line.',
    },
    {
      says: 'uniform|grooming|grooming standards|uniform standards|personal presentation',
      near: 'cabin|crew|airline|flight|hotel|guest|standards',
      brutal: [
        'The uniform guide runs to sixty pages, and eight of those are about a scarf.',
        "Navy, pressed, name badge straight, and by noon somebody's yoghurt.",
      ],
      gentle: 'Standards are part of the brand. If you checked or trained others on them, say for how many.',
    },
    {
      says: 'check-in desk|bag drop|airport check-in|check-in counter|self-service kiosk|check-in kiosk|passenger check-in|checking in passengers|check in passengers|checked in passengers',
      brutal: [
        'The machine prints a bag tag two feet long, and it goes round the handle one way.',
        'Every passenger has packed it themselves, and every passenger stops to think about it.',
      ],
      gentle: 'Desks count passengers an hour. Put that beside the systems you know, since Altéa and the rest are searched by name.',
    },
    {
      says: 'excess baggage|overweight baggage|excess luggage|baggage allowance|oversize baggage|overweight bag|excess fees',
      brutal: [
        'Twenty-six kilos. So three jumpers go on, at the desk, in July.',
        "The scales say twenty-three point four. The passenger says look at those people's.",
      ],
      gentle: 'Collecting a fee without a scene is a skill worth naming. If you were top for revenue and for courtesy, say both.',
    },
    {
      says: 'aircraft turnaround|turnaround|turnarounds|turnaround coordinator|aircraft turnarounds|aircraft dispatch|dispatcher|turnaround time',
      near: 'aircraft|flight|flights|airline|airport|ramp|passenger|apron|ground|minute',
      brutal: [
        'Twenty-five minutes: off, clean, fuel, on. Twenty of them are one person looking for seat 14C.',
        'Everything about a turnaround is on time until catering backs up to the wrong door.',
      ],
      gentle: "Minutes are the currency. Share of departures within fifteen, on your watch: an airline station will know what that's worth.",
    },
    {
      says: 'load sheet|loadsheet|load control|weight and balance|weight & balance|load planning|loading instruction',
      brutal: [
        'The load sheet has the weight of an aeroplane on it to the kilo, and “about four bags” in the margin.',
        'You move six people from row three to row thirty, for balance, and they all want to know which of them it was.',
      ],
      gentle: "A signed loadsheet is a pilot's trust in you. Name the types and systems: it's a licence in all but name.",
    },
    {
      says: 'de-icing|deicing|anti-icing|de-icer|aircraft de-icing',
      brutal: [
        "The frost's off the wing by six. By the time there's a slot, it's back.",
        "It's orange, it's sticky, and it's hot, and the wind is always facing you.",
      ],
      gentle: "Winter operations go to trusted hands. Seasons done, fluids and vehicles you're signed off for are worth listing.",
    },
    {
      says: 'airside|airside pass|airside driving|airside driving permit|airside driver|marshalling|aircraft marshalling|chocks|jet bridge|airbridge|jetbridge|apron',
      brutal: [
        'Airside speed limit: very slow. Everything around you weighs eighty tonnes and has no mirrors.',
        "Inside the fence there's a full set of roads, signs and right of way, and the right of way has wings.",
      ],
      gentle: 'Passes and permits take months. Naming what you hold, and since when, saves an employer the wait.',
    },
    {
      says: 'room layout|theatre style|cabaret style|room set|cabaret layout|boardroom style|room configuration|setting up rooms|room setup|room set up|set up rooms|event set up|event setup',
      around: 'event|events|conference|conferences|banquet|meeting|meetings|venue|function|functions|wedding|weddings',
      brutal: [
        'Theatre style for two hundred. At ten to nine the client says “we thought circles”.',
        'Round tables roll wherever they like, and where they like is over your foot.',
      ],
      gentle: 'Turning a room between two events is a timed sport. Capacity, crew and minutes would make it visible.',
    },
    {
      says: 'get-in|get in|get-out|load-in|load in|load out|venue access|set-up and breakdown|setup and breakdown|set up and breakdown|event breakdown|de-rig',
      near: 'event|events|venue|show|hire|crew|exhibition|conference|stage|load|breakdown',
      not: 'touch|contact',
      brutal: [
        "The load-in is at seven. The lorry's at the front, the dock's at the back, and the bridge is four metres ten.",
        "Everyone's there to put it up. At midnight it's two people, a broom and a client saying thanks.",
      ],
      gentle: 'Venues live on quick changes. The tightest one you turned round, from what to what, is the story to put here.',
    },
    {
      says: 'venue enquiry|hire enquiry|event enquiry|event enquiries|enquiry conversion|converting enquiries|wedding show round|wedding fair|wedding open day|wedding enquiries|venue enquiries',
      brutal: [
        "“It's for about eighty.” That's a hundred and thirty, with a band.",
        "The first email asks for a price. The second asks whether that includes everything. The third's from a sister.",
      ],
      gentle: 'Conversion is the number: enquiries in, contracts out. If you changed the reply time, the effect will be there.',
    },
    {
      says: 'venue capacity|ticketed event|front of house team|steward|stewards|stewarding|ushers',
      near: 'venue|event|audience|concert|show|theatre|ticket|door|front of house',
      brutal: [
        'The licence says four hundred and fifty. Number four hundred and fifty-one is on the phone to the band.',
        "A steward is asked one question all night, and it's on the sign behind their head.",
      ],
      gentle: 'Largest crowd, size of team, and a safe exit: venue groups shortlist on that.',
    },
  ],
  shop: [
    {
      says: 'hanger|hangers|rehanging|re-hanging|hanging stock|hanging clothes|hanging garments|sorting hangers',
      brutal: [
        "Empty hangers find one another in the dark. By morning it's one object.",
        "All hooks face the same way until the first customer, who's left-handed.",
      ],
      gentle: "A floor that looks untouched at five o'clock is real work. If a department was yours to keep, name it.",
    },
    {
      says: 'steamer|steaming garments|garment steaming|steaming clothes|steamed garments|steaming stock|steaming',
      not: 'milk|coffee|wand|vegetables|fish',
      brutal: [
        "A steamer takes the creases out of a silk blouse and puts them into whoever's behind it.",
        "It hisses, it drips on your shoe, and it's never hot when the manager walks by.",
      ],
      gentle: 'Presentation before opening sells full-price. If you prepped launches or windows, name one.',
    },
    {
      says: 'price ticketing|ticketing stock|ticketed stock|labelling stock|labelling products|tagging|tagging stock|pricing stock|pricing products|pricing items|tagging items|price tickets',
      not: 'photo|social|software|google|data',
      brutal: [
        "One item in every delivery has no tag. It's the one a customer brings to the till.",
        "If it won't scan, it must be free. You'll hear it again tomorrow, from somebody who's just made it up.",
      ],
      gentle: 'Units priced an hour, and how few came back wrong at the till, would make this a speed and accuracy line.',
    },
    {
      says: 'greeting customers|greeted customers|welcoming customers|greet customers|meet and greet|welcomed customers|greeter|customer greeting',
      brutal: ['“Can I help you?” “Just looking.” Both sides could do it asleep.', 'You say hello, they say “no thanks”.'],
      gentle: 'First words decide whether people stay. If conversion rose when you stood at the door, the counter will show it.',
    },
    {
      says: 'challenge 25|challenge 21|think 25|age restricted|age-restricted|age restricted sales|age-restricted sales|age verification|id checks|age-restricted products',
      brutal: ["You ask for ID over a bottle of wine and make somebody's entire week.", "They've left it in the car. They left it in the car last time."],
      gentle:
        "A passed test purchase is a clean pass for the shop's licence. If one was on your till or in your team, it outranks the training that came before it.",
    },
    {
      says: 'lottery|scratchcard|scratch card|national lottery|lotto|lottery terminal',
      brutal: [
        'The queue is six deep at five to seven, and every one of them says someone has to win.',
        'A scratch card is checked at the counter, twice, by you, in case you read it better.',
      ],
      gentle: "Regulated sales, daily reconciliation and no losses: that's trust with cash in it, and worth a few words.",
    },
    {
      says: "carrier bag|bag packing|bag packer|packing bags|bagging|packing customers' bags|packed bags",
      brutal: ['“Do you need a bag?” starts a silence in which people look at their arms.', 'Eggs on top, tins below, and one melon with plans of its own.'],
      gentle: 'Small kindnesses at a till show up in comment cards. If yours was mentioned by name, copy the words in.',
    },
    {
      says: 'tannoy|store announcements|public address|pa announcements',
      brutal: [
        '“Staff announcement”, and four hundred shoppers stop as if they were staff.',
        'You had it in your head. Then you pressed the button and heard yourself breathing.',
      ],
      gentle: 'Clear calls keep a busy store moving. If you co-ordinated departments that way as duty lead, the line is about running a floor, and may say it.',
    },
    {
      says: 'spillage|spillages|floor cleaning|cleaning the shop floor|cleaning floors|mopping|sweeping|sweeping floors|cleaning the store|cleaned the shop floor|cleaning shop floor',
      around: 'supermarket|grocery|groceries|food|tesco|asda|sainsbury|aldi|lidl|morrisons|co-op|walmart|waitrose|aisle|aisles|fresh|checkout|convenience|spar',
      brutal: [
        "A jar goes in aisle nine, and it's pesto. It's always the one with oil.",
        'By the time the wet floor sign arrives, three people have told you about it, from the middle of it.',
      ],
      gentle: "Slips are a store's costliest accident. If checks were logged and claims fell, the line gets weight.",
    },
    {
      says: 'fruit and veg|fruit and vegetables|fresh produce|produce department|greengrocer|greengrocery|fruit & veg|fruit & vegetables',
      brutal: ['Every avocado on the display has been interviewed by thumb.', 'Bananas go out green on Monday, and on Thursday they have an hour.'],
      gentle: 'Fresh is waste against availability. Add a percentage for either, and how it moved, if you have one.',
    },
    {
      says: 'deli counter|delicatessen|deli|cheese counter|cold meats|cooked meats',
      brutal: [
        "“About two hundred grams.” It's two hundred and ten. You both look at the scales.",
        'A deli customer tries three olives, two cheeses and the ham, and buys the coleslaw.',
      ],
      gentle:
        'Counters need hygiene, speed and talk at once. If you were signed off on the slicer, put it beside the hygiene certificate: it saves a shop a week.',
    },
    {
      says: 'rotisserie|rotisserie chicken|hot food counter|hot chicken|hot counter|hot deli',
      brutal: [
        'The chickens come out at eleven, and people who came for batteries go home with a chicken.',
        'By two in the afternoon your hair is on offer as well.',
      ],
      gentle: 'Hot food means temperature logs by the hour. Chickens a day and waste per week show you ran it, not just sold it.',
    },
    {
      says: 'perfume|fragrance|fragrances|fragrance consultant|beauty consultant|beauty hall|scents',
      brutal: [
        "Three sprays in, nobody can smell anything, and that's when they ask which one was the first.",
        "A jar of coffee beans to clear the nose, and everyone has to be told it isn't for sale.",
      ],
      gentle: 'Fragrance houses count sales per hour and repeat names. Add the brand that trained you, or your place on its board if there was one.',
    },
    {
      says: 'jewellery|jewelry|ring sizing|engagement ring|diamond|fine jewellery',
      brutal: [
        "You can tell an engagement from the pavement. They walk past four times, and the fourth time there's a bank card.",
        'Every ring in the window gets tried on. One of them gets stuck.',
      ],
      gentle: 'High value, long decisions, strict security: say the top sale you closed and whether you held the safe keys.',
    },
    {
      says: 'electricals|electrical department|electronics department|electrical retail|tv sales|consumer electronics',
      brutal: [
        "Every television on the wall shows the same turtle, and the customer's asking which has the best turtle.",
        "They've read forty reviews and come in to ask which one you've got at home.",
      ],
      gentle: 'Advice plus attachments is the whole job. Care plans and cables per sale were measured, so use them.',
    },
    {
      says: 'mattress|mattresses|bed sales|bed shop',
      brutal: [
        'People choose for ten years by lying down for eight seconds, in a coat.',
        "It's tested with folded arms, staring at the ceiling, next to a stranger doing the same.",
      ],
      gentle: 'Comfort is a long conversation. Average sale and how many came with a protector: the trade counts in those.',
    },
    {
      says: 'sofa|sofas|furniture sales|furniture department|dining furniture',
      brutal: [
        'Every sofa on the floor has been sat on by forty people who were just resting.',
        "“Will it go up our stairs?” You've seen neither the stairs nor the bend they've just drawn with a finger.",
      ],
      gentle: 'Big tickets take patience. Average order value and share closed on the second visit would do this justice.',
    },
    {
      says: 'toy shop|toys|lego|toy department|toy store',
      brutal: [
        'In a toy shop one thing on every shelf plays a tune, and on Saturday all of them do.',
        'The display railway has been mended more often than the real one.',
      ],
      gentle: "The peak for toys is six weeks long and makes the year. If you ordered for it, one line that never ran out is the buyer's proof.",
    },
    {
      says: 'homeware|homewares|home department|soft furnishings|home accessories',
      brutal: [
        'Everyone picks up the candle, smells it, holds it out to a friend, and puts it back next to the wrong lid.',
        'Cushions are sold in fours and plumped in hundreds.',
      ],
      gentle: 'Add-ons are what homeware lives on. Add units per basket before and after your display.',
    },
    {
      says: 'bra fitting|bra fit|lingerie|bra fitter|lingerie fitting|lingerie department',
      brutal: [
        "A tape, a cubicle, two minutes, and the customer finds out that it's been the wrong one for nine years.",
        'Fitters have cold hands from the first of October, and apologise until April.',
      ],
      gentle: 'A good fit brings people back for life. Fittings a week and returns under yours would show how good.',
    },
    {
      says: 'menswear|suit fitting|suits|formal hire|formalwear|tailored suits|made to measure|made-to-measure|suit hire',
      not: 'follow|law|file|needs|best',
      brutal: [
        'The jacket fits. The trousers fit somebody else, and they come as a set.',
        "“It'll give a little,” says the shop. “So will I,” says the customer, breathing out.",
      ],
      gentle: 'Fitting is skilled retail. If you pinned and marked up alterations yourself, put that word in, because few shops can find it.',
    },
    {
      says: 'denim|jeans|denim wall|jean',
      brutal: [
        'A denim wall holds nine fits in eleven washes, and after one customer it holds a heap.',
        'Every pair is called something like Luke, and nobody knows what Luke does to a leg.',
      ],
      gentle: 'Denim brings loyal customers and hard folding. Add sell-through by fit.',
    },
    {
      says: 'school uniform|back to school|back-to-school|school shoes|school uniforms',
      brutal: [
        'In August the whole town needs size nine on the same Saturday, with room to grow.',
        'Name tapes are sold until the last day of the holidays, at ten to six.',
      ],
      gentle:
        'Uniform is a peak with a fixed deadline. Little left over in September is the mark of good ordering, and if it was your doing, the line gains a figure.',
    },
    {
      says: 'january sale|january sales|boxing day|boxing day sale|summer sale|sale period|seasonal sale|end of season sale|sales periods|sale events|clearance sale',
      brutal: [
        "They've queued since five for something that's on till Thursday.",
        "The sale rail began by size and colour. By ten it's by where things landed.",
      ],
      gentle: 'Clearing stock without drowning is planning. Add percentage sold through by week two.',
    },
    {
      says: 'average transaction value|atv|upt|ipt|units per transaction|average basket|basket size|basket value|average basket value|items per transaction',
      not: 'website|web|landing|funnel',
      brutal: [
        'Basket size goes up with every small thing that gets mentioned at the till, so small things get mentioned.',
        "A customer buys a coat. That's one. You hold up a lint roller. That's the job.",
      ],
      gentle: 'Three letters and a direction: UPT from 1.8 to 2.3 beats any adjective. If one of yours moved, that one should open the line.',
    },
    {
      says: 'conversion rate|conversion|conversion rates|store conversion',
      not: 'website|web|landing|lead|funnel|loft|online|rate optimisation',
      brutal: [
        'The counter over the door says two thousand. Half of that was staff going out to look at the window.',
        'Conversion counts everyone who came in, including the postman, and the ones who wanted the toilet.',
      ],
      gentle: "Visitors are marketing's work and buyers are yours. Two percentages, before and after, and the point is made.",
    },
    {
      says: 'like for like|like-for-like|lfl|comp sales|year on year sales|year-on-year sales|comparable sales',
      brutal: [
        'Like for like compares a Tuesday with the same Tuesday a year ago, and everyone recalls what the weather did on both.',
        'Two numbers, one year apart, and a whole region on a call about the difference.',
      ],
      gentle: 'Up or down against the region is the honest version, and area managers trust it. Print both numbers.',
    },
    {
      says: 'payroll budget|hours budget|payroll hours|wage budget|staff hours|labour budget|staffing budget|wage cost|wage costs|staff budget',
      brutal: [
        'Head office sends the hours. They were worked out for a shop with no doors and no customers.',
        'Six hours come out of Tuesday. Tuesday finds out on Tuesday.',
      ],
      gentle: 'Sales per labour hour puts it in one figure. If it rose while you wrote the rota, lead with it.',
    },
    {
      says: 'trade call|trading call|conference call|weekly call|trade meeting|weekly trading|monday trade|trade meetings|trading meeting|trading meetings|weekly trade',
      brutal: [
        "Forty managers on one line, and the one in a stockroom with a radio on isn't muted.",
        'Monday trade: everybody reads out why, and then a slide says it was the weather.',
      ],
      gentle:
        'Numbers read on Monday are worth what changes on Tuesday. If a display, a rota or an order moved because of a call, that change is the commercial half of this line.',
    },
    {
      says: 'store refit|refit|shop fit|shopfit|store refurbishment|shop refit|refits',
      brutal: [
        'A refit shop trades throughout. Customers step over a cable to ask where the socks are.',
        'The new fixtures are beautiful, and two centimetres wider than the wall.',
      ],
      gentle: 'Trading through a refit is two jobs at once. If sales held up in those weeks, or jumped in the month after, that is the line.',
    },
    {
      says: 'new store opening|store opening|new store openings|store openings|store launch|store launches|opened new stores|new stores',
      not: 'keys|alarm',
      brutal: ['A new store is put together by nine people and one Stanley knife.', 'Opening day at nine. The till arrives at ten, and so does the mayor.'],
      gentle: 'Openings are a career currency. Add square feet, weeks from handover and first-week sales.',
    },
    {
      says: 'store visit|store visits|visiting stores|visited stores|branch visits|store audits|regular store visits',
      brutal: [
        'The visit is a surprise, and the shop that had it an hour ago has told the whole region.',
        "You can tell how a visit will go from the car park: it's whether someone's polishing the handle.",
      ],
      gentle: "A visit matters for what's different at the next one. Give one thing that changed in a shop after you had been.",
    },
    {
      says: 'underperforming store|underperforming stores|turnaround store|failing store|poor performing store|turned around|underperforming',
      not: 'patient|staff|employee|employees|individual|individuals|colleague|colleagues|product|products|lines|team member|team members',
      brutal: [
        "Every weak store has a reason, a bus stop that moved, and a manager who's about to tell you both.",
        "The numbers say it's the worst in the region. The biscuits say it's the nicest.",
      ],
      gentle:
        'Turnarounds get shop managers hired. What changed first, and how long until it showed, are the two facts that, if they are here, make this the best line on the page.',
    },
    {
      says: 'portfolio of stores|multiple stores|stores across|cluster of stores|cluster manager|group of stores|region of|sites across|multi-site|number of stores',
      near: 'store|stores|shop|shops|branch|branches|region|area|site',
      brutal: [
        "An area manager's office is a boot with a laptop in it, forty hangers and last season's window.",
        'Every shop on the patch has a kettle, a crisis and, in one case, parking.',
      ],
      gentle: 'Give the number of stores, turnover and how many of your managers you promoted: a retail director reads it in that order.',
    },
    {
      says: 'stock transfer|stock transfers|inter-branch transfer|inter-branch transfers|interbranch transfer|branch transfers|store transfers|stock movement|stock movements',
      brutal: [
        'Size 12 goes to the branch across town. The next customer is a 12.',
        "The system says it's in transit. It's been in transit since spring, and it's behind the door.",
      ],
      gentle:
        'Moving stock to where it sells is free margin. If you chose what went, or designed how it was chosen, that lifts the line from stockroom to merchandising.',
    },
    {
      says: 'damaged goods|faulty goods|damaged stock|damages|faulty items|return to vendor|rtv|write-off|write-offs|write off|stock write-offs|faulty products',
      brutal: ['It was like that when they opened it. It also has sand in it.', 'A box of write-offs is where every shop keeps its one-legged garden chairs.'],
      gentle: 'Claims back from suppliers are found money. If credits came in because you chased them, give the sum.',
    },
    {
      says: 'customer complaint|handling complaints|dealing with complaints|complaint handling|difficult customers|handled complaints|complaints|resolving complaints|resolved complaints|customer complaints|difficult customer',
      brutal: [
        "“I'd like to speak to the manager,” says the customer, to the badge that says manager.",
        "A complaint begins with “I've been coming here twenty years”. The shop opened in March.",
      ],
      gentle: 'A complaint that ended in a sale needs only seven words. If you have one of those, it says more than any number of complaints handled.',
    },
    {
      says: 'customer enquiry|customer enquiries|customer queries|answering customer queries|answering questions|customer questions|responding to customers|answering customer questions',
      brutal: [
        "The question is always “do you work here?” You're in the shirt, with the badge, on a ladder.",
        '“It was on that shelf, it was blue, it was about so big.” You know exactly which one.',
      ],
      gentle:
        'Being the one people ask for is worth more than answering everybody. If there was a subject customers queued to you for, name it in place of enquiries in general.',
    },
    {
      says: 'voucher|vouchers|coupon|coupons|promo code|promotional codes|money off vouchers',
      brutal: [
        "The coupon's for another shop, ran out in March, and is for two. Can you do it anyway?",
        'Nine coupons, one yoghurt, and a queue learning arithmetic.',
      ],
      gentle: "Offers cost margin or build it. If you spotted one being misused, or sold one well, it's worth its few words.",
    },
    {
      says: 'price match|price matching|price promise|price matched',
      brutal: [
        'Someone holds up a phone with your product on it, cheaper, from a shop on an island.',
        'A price promise means that somebody on the shop floor has to know what everyone else charges for a kettle.',
      ],
      gentle: "Knowing competitors' prices is commercial work. If your checks changed what the shop charged, the line moves from the till to the pricing desk.",
    },
    {
      says: 'walkie talkie|walkie-talkie|two-way radio|shop headset|store radios|radio communication',
      brutal: [
        "Turn up a shop radio in front of a customer and it'll say “is he still there?”",
        'The message is “can someone come to the front?”, and everyone waits to hear who someone is.',
      ],
      gentle: 'Co-ordinating a floor by radio is supervising. If you ran the calls on a shift, put it that way.',
    },
    {
      says: 'team briefing|morning briefing|team briefings|daily briefing|morning meeting|team meetings|team meeting|daily team briefing|morning huddle',
      brutal: [
        "The team briefing: yesterday's number, today's number, and whose lunch has been in the fridge since Easter.",
        "At five to nine everyone's standing in a circle, agreeing with a whiteboard.",
      ],
      gentle: 'Five minutes that set a day are leadership. If sales on your briefings beat the rest, someone noticed.',
    },
    {
      says: 'lone working|single staffing|single manning|working alone|sole charge|sole working|lone worker',
      brutal: [
        "Alone in a shop you can't go to the stockroom, the loo or the window. Deliveries know this.",
        "“Back in five minutes” is on the door, and there's a queue that has started counting.",
      ],
      gentle: 'Being trusted with the keys, cash and shop at once is a lot in two words. If the bank run was yours as well, add it.',
    },
    {
      says: 'sorting donations|donated goods|donation|donations|donated items|charity donations|donated stock|sort donations',
      near: 'shop|store|charity|sort|sorting|sorted|donated|stock|clothes|retail',
      brutal: [
        "In every bag of donations there's one single shoe and one thing that's still warm from somebody's dishwasher.",
        'Eleven breadmakers, four foot spas, and a jigsaw with a note saying one piece missing.',
      ],
      gentle: "An eye for what's worth thirty pounds lifts a charity shop's till. Tell your best find and the weekly take.",
    },
    {
      says: 'convenience store|corner shop|convenience retail|convenience shop',
      brutal: ['It sells milk to everybody, and news of the neighbours at cost.', 'Open till eleven, and at one minute to somebody needs an onion.'],
      gentle: 'Small shops teach the whole trade: buying, cash, people. Add the parts you ran when the owner was out, if any.',
    },
    {
      says: 'newsagent|newspapers|newspaper returns|newspapers and magazines',
      brutal: [
        'Sunday papers arrive in pieces and are put together on the floor, by hand, in the dark.',
        'Papers come at five, in string, and whoever has the knife has the shop.',
      ],
      gentle:
        "Returns credits, rounds and early keys are the newsagent's three worries. If one of them was yours to get right every morning, it deserves the line to itself.",
    },
    {
      says: 'parcel drop-off|parcel collection|parcel returns|collect+|inpost|parcel point',
      brutal: [
        "A parcel shop smells of other people's jumpers going back.",
        "They have the code, it's on the phone, the phone's at three per cent, and the screen is cracked across the code.",
      ],
      gentle: 'Transactions and balances are audited to the penny. A clean audit would say more than the list of services.',
    },
    {
      says: 'tobacco|cigarettes|tobacco kiosk|cigarette kiosk',
      brutal: [
        'Nobody who buys tobacco says the brand. They say “the blue ones” and nod at a wall of blue ones.',
        'You learn forty brand names, and the regulars just hold up fingers.',
      ],
      gentle: 'A kiosk has the dearest stock per shelf in the shop. If the daily count was yours and stayed clean, say so.',
    },
    {
      says: 'vape|vapes|vape shop|e-cigarette|e-liquid',
      brutal: [
        "The counter smells like a fruit salad that's been through a chemistry set.",
        "Vapes come in mango ice, blue razz and unicorn, and they're asked for by people in suits.",
      ],
      gentle: "Licensed lines and no failed tests: that's compliance, and small shops live by it. Say how many years.",
    },
    {
      says: 'saturday job|saturday assistant|weekend assistant|sunday shift|saturday staff|weekend shifts|weekend work|evenings and weekends|weekend staff',
      brutal: [
        'Saturday staff see the shop as it really is. The manager sees it on Tuesday.',
        'At a quarter past four on a Saturday everybody in town needs a lightbulb.',
      ],
      gentle: 'Weekends carry a shop. If you held the keys on the busiest day, put that before the hours.',
    },
    {
      says: 'luxury retail|luxury boutique|boutique|designer brands|luxury goods|luxury fashion|designer fashion|designer clothing',
      not: 'hotel|agency|law',
      brutal: [
        'In luxury retail nothing has a price tag, and the door weighs as much as the rent.',
        "One handbag, one plinth, one light, and someone in gloves who's noticed your trainers.",
      ],
      gentle: 'Clients, not customers: houses hire for the book. If yours followed you or spent more with you, that is the sentence.',
    },
    {
      says: 'department store|concession|concessions|shop in shop|shop-in-shop',
      not: 'stand|stands|cinema|theater|theatre|snack|popcorn|stadium|hot dog',
      brutal: [
        "A concession has its own till, its own targets and somebody else's air conditioning.",
        "In a department store the toilets are on four, and you'll say so to more people than you sell to.",
      ],
      gentle: "Selling under another roof takes diplomacy. Rank among the brand's concessions is a quick way to say how it went.",
    },
    {
      says: 'pop-up shop|pop up shop|pop-up store|pop up store|pop-up|pop-ups|popup',
      near: 'shop|store|retail|brand|stall|market|event|pop-up|popup',
      brutal: ['A pop-up is gone within weeks. Its vinyl lettering is there for years.', "Everything folds, including the card machine's signal."],
      gentle: 'Give days, rent and takings: a pop-up is a business in a shoebox, and those three tell how it did.',
    },
    {
      says: 'outlet store|factory outlet|outlet village|outlet mall|designer outlet',
      near: 'store|retail|shop|village|fashion|sales|stock|designer',
      brutal: [
        'In an outlet the label says was, then was, then now, and nobody ever saw the first was.',
        "Everything's half price, in mustard, in the two sizes nobody is.",
      ],
      gentle: "Volume selling is a skill apart. Transactions a day and your share of the team's would show the pace.",
    },
    {
      says: 'email capture|data capture|email sign-ups|email sign ups|customer data capture|newsletter sign-ups|email addresses',
      brutal: [
        "“Could I take an email address?” You'll be given a look, a sigh, or mickey at mouse dot com.",
        'Everyone spells it out twice, with the dot, and then says it was their old one.',
      ],
      gentle: 'Capture rate is tracked to the person. If yours led the store, marketing would like to meet you.',
    },
    {
      says: 'product recall|recalls|recall',
      brutal: [
        'The notice goes up next to the till, with a picture of the thing that half the queue has at home.',
        'They bring it back without the box, without a receipt, and with one very relieved expression.',
      ],
      gentle: 'Pulling a line from sale within the hour is compliance under time. If you led it for a store or a region, say which.',
    },
    {
      says: 'wssi|size curve|size ratio|size ratios|weeks cover|stock cover|allocation|allocating stock|stock allocation|allocations|size curves|initial allocation',
      near: 'stock|size|store|stores|range|wssi|cover|merchandis|season',
      not: 'file|patient|budget allocation',
      brutal: [
        'Every shop gets two smalls, three mediums, two larges. Every shop sells four mediums and rings.',
        'A WSSI is a spreadsheet that predicts the past perfectly.',
      ],
      gentle: 'Give sell-through, cover and margin in your department: a merchandising director knows you from those in a breath.',
    },
    {
      says: 'sample review|range review|range selection|sample sign off|fit sample|sample|samples|fit session|fittings',
      near: 'range|buying|supplier|season|collection|factory|fashion|buyer|fit|garment',
      not: 'data|food|free|sampling|lab|blood',
      brutal: [
        "A sample fits the one person on earth it was made for, who's on holiday.",
        "Nine people look at a sleeve in silence. Then somebody says “it's a lovely sleeve”.",
      ],
      gentle: 'Buyers remember a sleeve. If you changed something on a sample and it then sold, that one detail shows more eye than the number of sessions.',
    },
    {
      says: 'buying trip|buying trips|trade fair|showroom|fashion week|trade fairs',
      near: 'range|buying|supplier|season|collection|factory|fashion|buyer|garment|brand',
      not: 'car|kitchen',
      brutal: [
        'Forty showrooms, four thousand jumpers, and by Thursday all of them are navy.',
        'The prettiest thing on the rail has a minimum of six hundred and arrives after the season.',
      ],
      gentle: "The proof of a buyer's eye is a line you backed that became a bestseller. If you have one, its units and the reorder say it without adjectives.",
    },
    {
      says: 'critical path|lead time|lead times|supplier lead times|production schedule|intake plan|intake|delivery dates',
      near: 'range|supplier|season|stock|factory|fashion|garment|critical path|buying|product',
      around: 'fashion|garment|garments|clothing|apparel|knitwear|womenswear|menswear|childrenswear|footwear|next plc|asos|primark',
      brutal: ['The coats leave the factory in May so as to be late in September.', 'A critical path has sixty dates on it, and the zip has missed the first.'],
      gentle: "On-time intake is a merchandiser's quiet victory. Add the share that landed in its week.",
    },
    {
      says: 'conditioning flowers|conditioning|flower conditioning|stripping leaves|stripping stems|conditioned flowers|flower care|flower preparation',
      near: 'flower|flowers|stem|stems|plant|rose|roses|florist|foliage|leaves|buckets',
      brutal: [
        "Conditioning means four hundred stems, a cold tap and hands that look like a gardener's in January.",
        'Roses have thorns. Boxes of two hundred roses have two hundred reasons.',
      ],
      gentle: "Vase life is what customers remember. If complaints or waste went down with your conditioning, that's proof.",
    },
    {
      says: 'wedding flowers|wedding florist|bridal bouquet|bridal flowers|bridal bouquets|wedding floristry|wedding bouquets|table centres|table centrepieces|centrepieces',
      brutal: ['Peonies, please. In October. In that exact peach.', 'The bouquet takes three hours to wire, and is thrown over a shoulder at nine.'],
      gentle: "Weddings a season and the largest one's budget show a studio at once what you can be left alone with.",
    },
    {
      says: 'floral wiring|wiring|wired flowers|buttonholes|corsages|wiring flowers',
      near: 'flower|flowers|florist|floristry|bouquet|floral|stem|buttonhole|bridal|wedding',
      brutal: [
        "Florists' wire comes in eight gauges, and you find the thinnest with your thumb.",
        'Every buttonhole has a pin, and every wedding has an uncle wearing it upside down.',
      ],
      gentle: 'Wiring is slow work done fast. The biggest wedding you wired for would show it in three words.',
    },
    {
      says: 'hand tied|hand-tied|hand tied bouquets|hand-tied bouquets|spiral hand-tied|spiral bouquet',
      near: 'flower|flowers|florist|floristry|bouquet|bouquets|floral|stem|stems|buttonhole|hand tied|hand-tied|design',
      brutal: [
        'The trick of a spiral is knowing which hand to let go with, and the answer is neither.',
        'A bouquet is built in one hand, tied with the teeth, and handed over with a smile.',
      ],
      gentle: 'Technique is what florists test on a trial day. Hand-tied, wired or foam-free: the ones you can do at speed are worth naming one by one.',
    },
    {
      says: 'flower market|wholesale flowers|flower auction|flower wholesaler|ordering flowers|flower orders|flower buying|buying flowers|dutch wholesaler',
      brutal: [
        "Flower markets open at four, when everything's fresh apart from the buyers.",
        'You go for ranunculus with a list and a budget, and come back with ranunculus.',
      ],
      gentle: 'Buying is where florists make or lose their margin. Weekly spend and waste, before and after, would tell it well.',
    },
    {
      says: "valentine's day|valentines|valentine's|mother's day|mothers day|peak floristry",
      near: 'flower|flowers|florist|floristry|bouquet|bouquets|rose|roses|order|orders|peak|trading',
      around: 'flower|flowers|florist|floristry|floral|bouquet|bouquets|rose|roses|stems',
      brutal: ['Every other week is planned in bunches. This one is planned in vans.', "At ten to six the queue is made of people who've just remembered."],
      gentle: "Orders in three days, hands on deck and how many went wrong: peak week is a florist's annual report.",
    },
    {
      says: 'corporate flowers|contract flowers|lobby flowers|reception flowers|weekly flowers',
      brutal: [
        "Contract flowers go in on Monday morning. On Monday afternoon somebody asks if they're real.",
        'A lobby arrangement gets admired, watered by cleaners, and given one umbrella.',
      ],
      gentle: 'Contracts are steady money for a florist. If a client stayed with you for years, put the years beside it.',
    },
    {
      says: 'floral installation|flower wall|floral arch|flower arch|large scale installations|floral installations|floral archway',
      brutal: [
        'An arch goes up at five in the morning, is in nine hundred pictures, and is compost by Monday.',
        'It takes six people, two ladders and a roll of chicken wire to look as if it grew there.',
      ],
      gentle: 'Scale needs numbers: stems, crew, hours on site. A picture in a link would finish the argument.',
    },
    {
      says: 'interflora|flower delivery|flower deliveries|delivering flowers|relay orders|card messages|delivered flowers|bouquet delivery',
      brutal: [
        'The card says “sorry” in nine words or fewer. A florist knows how sorry from the price.',
        "You ring the bell with the biggest bouquet in the street, and it's for next door.",
      ],
      gentle: 'Deliveries a day and how many reached the right hands first time would turn a round into a record.',
    },
    {
      says: 'houseplant|house plants|houseplants|pot plants|succulent|indoor plants|plant care advice',
      brutal: ["They say they've killed everything they ever owned, and then they choose the fern.", '“How often do I water it?” Less than that.'],
      gentle: 'Advice brings plant people back. If the range or its sales grew with you, say by how much.',
    },
  ],
  'hair-and-gym': [
    {
      says: 'perm|perms|perming|perm winding|permed hair|permanent waving',
      not: 'employee|placement|role|contract|staff|position|lash|lashes|eyelash|brow|brows',
      brutal: [
        'Sixty rods, a bowl of something that smells of eggs, and then everybody waits to see whose curl it is.',
        'Perms were finished in 1989. Then everybody with a fringe came in and asked for one.',
      ],
      gentle: "It takes patience and chemistry that many salons have lost. If you teach it to juniors, that's an extra line.",
    },
    {
      says: 'keratin|relaxer|brazilian blow dry|straightening|chemical straightening|hair straightening|smoothing treatment|keratin treatment|relaxers',
      brutal: [
        'A smoothing treatment costs a fortune, lasts for months, and is afraid of rain for three days.',
        'Half the column pays to get curls. The other half pays to lose them, in the next chair.',
      ],
      gentle: 'Chemical services ask for brand training. Print the brand and the year, since insurers and salons both look for it.',
    },
    {
      says: 'hair up|updo|updos|occasion hair|prom hair|hair-up|upstyling|upstyles',
      brutal: [
        'Forty-two grips go in. Two are found on the pillow, and one in March.',
        "“Just something loose and effortless.” That's an hour and a can of spray.",
      ],
      gentle: 'Events hire on speed and photographs. A link to finished heads would do more than any adjective.',
    },
    {
      says: 'curly hair|curls|diffuser|curly cut',
      near: 'hair|cut|cutting|salon|client|style|styling|specialist|curly',
      not: 'bicep|leg|hamstring',
      brutal: [
        'Curly hair is cut dry, one curl at a time, and then it rains and each makes up its own mind.',
        "It's four inches longer than it looks, and it looks shorter the moment you say “just a trim”.",
      ],
      gentle: 'Few salons have anybody trained in curls. Name the course or the method, and more clients will find you too.',
    },
    {
      says: 'root touch-up|root tint|roots|root touch up|regrowth|root touch-ups|grey coverage|gray coverage',
      brutal: ['Roots come in at a centimetre a month. A client comes in at two.', "Natural, but with no grey, warm, but not red. The tube's called 6.3."],
      gentle: 'Regular colour keeps a salon open. Rebooking rate before they leave the chair is the figure to show.',
    },
    {
      says: 'fringe trim|fringe|fringe trims|bangs trim|bang trim',
      brutal: [
        "“I did it myself at home.” They don't need to tell you. You saw it through the window.",
        'Fringe trims are free, take four minutes, and arrive three at a time on a Saturday.',
      ],
      gentle: 'Little free services bring people in. If yours turned into full bookings, that is selling without a pitch: say so.',
    },
    {
      says: 'scissors|shears|thinning scissors|hairdressing scissors|razor cutting|texturising',
      not: 'lift|dog|sheep',
      brutal: [
        'Hairdressing scissors cost more than the car they came in, and somebody once opened a parcel with them.',
        "There's no sound a stylist notices faster than their own scissors in someone else's hand.",
      ],
      gentle:
        'A cut is signed by its hand. If people ask for you by one technique, a precision bob, a dry cut or a razor, salons will look for exactly that word.',
    },
    {
      says: 'mobile hairdresser|mobile hairdressing|mobile hair|mobile barber',
      brutal: [
        "Mobile means a case, a boot and a kitchen chair that's never the right height.",
        'A mobile hairdresser has done a restyle in a kitchen, with the dog in the foils.',
      ],
      gentle: 'Driving, kit, diary and till, all you: clients a week and the radius you covered show how well that ran.',
    },
    {
      says: 'chair rental|rent a chair|chair renting|self-employed stylist|self employed stylist|freelance stylist|freelance hairdresser|self-employed barber|self-employed hairdresser',
      brutal: [
        'You rent a chair by the week, and the chair gets paid first.',
        "Self-employed in hair means being booked up, fully, apart from whoever's just texted.",
      ],
      gentle: 'Self-employed means takings, stock, tax and bookings. Clients who stayed for years are the proof, so mention them.',
    },
    {
      says: 'mixing colour|colour mixing|colour bar|mixing tint|colour formulas|colour formulation|tint bowls',
      brutal: [
        'Twenty grams of this, ten of that, and a name on the card so nobody ever has to guess again. They guess.',
        'The bowl is beige. The hair is beige. In thirty-five minutes one of them will be copper.',
      ],
      gentle: 'Formulas that another stylist can repeat are worth money. If you kept the colour cards, call it what it is in a salon: quality control.',
    },
    {
      says: 'towel|towels|salon laundry|washing towels|folding towels|towel washing|towel laundry',
      not: 'gym|pool|member|members|fitness|locker|leisure|spa|hotel',
      brutal: [
        'A salon owns two hundred towels, and all of them are in the machine.',
        'A towel folded by somebody new will be folded again as soon as they turn round.',
      ],
      gentle: "It's how most stylists begin. If the floor came next, say when and with which service, and the climb is visible.",
    },
    {
      says: 'model night|training night|model nights|training nights|hair models|academy training',
      brutal: ['Model night: everyone wants a bob to practise on, and everyone who turns up wants an inch off.', 'Your first model is a friend. For a while.'],
      gentle: 'Salons recognise the names of trainers. Add the technique you passed, and who signed it off if it was somebody known.',
    },
    {
      says: "wella|schwarzkopf|redken|goldwell|aveda|davines|l'oréal professionnel|l'oreal professionnel|loreal professionnel|matrix colour|kevin murphy|wella master colour|kérastase",
      brutal: [
        "Every colour house has its own numbers. A 7.1 in one is somebody's apology in another.",
        'Change the brand and the whole salon squints at shade charts for a month as if it were dusk.',
      ],
      gentle: 'Brand training travels with you. Write which range, what level, and when, since salons search for exactly that.',
    },
    {
      says: 'olaplex|conditioning treatment|hair treatment|scalp treatment|deep conditioning|k18|hair mask|hair treatments',
      brutal: [
        'A treatment sits for ten minutes, and for those ten minutes nobody may ask you for anything.',
        '“Does it really work?” They ask it lying down with their eyes shut, so yes.',
      ],
      gentle: 'Treatments are profit per minute. The share of clients who took one with you sits in the salon software: worth asking for.',
    },
    {
      says: 'gowning|gowning clients|client refreshments|offering refreshments|serving refreshments|preparing clients|gowning up|making drinks|making teas and coffees|making tea and coffee|serving tea and coffee',
      around: 'hair|salon|barber|barbers|stylist|stylists|hairdress|blow dry|shampooing|colour',
      brutal: ['The coffee arrives when both hands are under the gown.', "“Tea, coffee, water?” “Whatever's easiest.” It's never whatever's easiest."],
      gentle: "First five minutes decide whether they'll sit back. If clients mentioned the welcome in reviews, quote them.",
    },
    {
      says: 'no-shows|late cancellation|late cancellations|no shows|cancellation policy|deposit policy|cancellations',
      not: 'membership|member|members|gym|subscription',
      brutal: ['Three hours blocked, and at ten past nine a text with a sad face.', "Asking for a deposit feels rude until the first Saturday you don't."],
      gentle: 'An empty chair is the dearest thing in a salon. If deposits or texts cut the no-shows, give both percentages.',
    },
    {
      says: 'brow lamination|hd brows|henna brows|brow tint|lash and brow tint|microblading|brow tinting|brow artist|brow technician',
      brutal: [
        'Brows should look like sisters. Most arrive as cousins who fell out at a wedding.',
        "On day one it's too dark. You say so in advance, in writing, and the phone rings on day one.",
      ],
      gentle: 'Brow work is judged on healed results. A link to before and six weeks after is stronger than any list.',
    },
    {
      says: 'spray tan|spray tanning|tan technician',
      not: 'leather|hide',
      brutal: ['A spray tan is perfect until somebody washes up.', 'The client stands in a tent in paper pants with arms out, and asks about your weekend.'],
      gentle: 'Volume before a weekend says a lot. Clients who came back the next Friday say more: mention them if they did.',
    },
    {
      says: 'laser|ipl|laser hair removal|laser treatment',
      brutal: [
        "“It's like the flick of an elastic band,” says everyone who's holding the other end.",
        'It takes several sessions, weeks apart, and the sun is not invited.',
      ],
      gentle: "Machines mean certificates. Make and model, core of knowledge course and year: a clinic's insurer asks for all of it.",
    },
    {
      says: 'treatment room|preparing treatment room|setting up treatment rooms|treatment rooms|preparing treatment rooms|couch roll|therapy room|treatment couch',
      brutal: [
        'Pan pipes, a dimmed lamp, heated blanket, and through the wall someone hoovering.',
        'The music has forty tracks, and by spring a therapist could whistle each of them.',
      ],
      gentle: 'Turning a room in ten minutes is what keeps a spa on time. If you set the standard for others, that is a lead role.',
    },
    {
      says: 'infill|infills|soak off|soak-off|gel removal|nail removal|acrylic removal',
      brutal: [
        'Soak-off takes twenty minutes in foil, and in minute two the nose begins to itch.',
        '“I picked them off.” They know. You know. The nail plate certainly knows.',
      ],
      gentle: "Retention is a nail tech's reputation. How long your sets last and who comes back for the infill say it all, if you know both.",
    },
    {
      says: 'e-file|nail drill|electric file|e file',
      brutal: [
        "It turns thirty thousand times a minute, a hair's breadth from someone telling you about their holiday.",
        'The dust settles on the lamp, on the phone and in the sandwich.',
      ],
      gentle: 'Insurers ask for separate training on the drill. Print where and when, and which bits you work with.',
    },
    {
      says: 'foot spa|paraffin wax|callus|foot treatment|foot treatments|callus removal|hard skin removal',
      brutal: [
        'Everybody apologises for their feet. Everybody. They start at the door.',
        "One sole is ticklish, and it's the one you've got the blade next to.",
      ],
      gentle: 'A good pedicure books itself again in six weeks. Rebookings and products sold with it would put a value on this.',
    },
    {
      says: 'spa day|spa days|spa package|spa packages|couples massage|spa breaks|thermal suite|hydrotherapy|relaxation room',
      brutal: [
        'A spa day is a robe, a smoothie, and six friends trying to whisper.',
        "In the relaxation room somebody always snores, and it's always when the gong's gone quiet.",
      ],
      gentle: 'Packages fill quiet weekdays. If yours sold, or you built one, name the price and the uptake.',
    },
    {
      says: 'vtct|habia|cibtac|itec|cidesco|city and guilds hairdressing|city & guilds hairdressing|nvq level 3|nvq level 2|level 3 beauty|level 3 hairdressing|beauty therapy level 3|beauty therapy',
      near: 'beauty|hair|hairdressing|nail|salon|vtct|cibtac|itec|cidesco|spa|therapy|barbering|massage',
      brutal: ['A beauty qualification has eleven units, and one of them is on how to stand.', "You're assessed on a model, and the model has a bus at four."],
      gentle: 'Level and awarding body are what insurers copy down. Put year and units next to them and save a phone call.',
    },
    {
      says: 'body composition|inbody|body composition analysis|body stats|tanita',
      brutal: [
        'The body composition machine prints a page of figures, and the client looks at one.',
        "Everybody breathes in for it. It's electrical. It can't see.",
      ],
      gentle: 'Scans every six weeks keep members on a plan. The share who came for the second one is a figure few instructors have.',
    },
    {
      says: 'fitness testing|fitness tests|bleep test|vo2 max|fitness test|beep test|multi-stage fitness test',
      brutal: [
        'On test day everybody has a cold, a bad night and the wrong shoes.',
        'The voice on the bleep test has ruined more afternoons than rain, and has never had to run.',
      ],
      gentle: 'Retested results are your evidence. Start, finish and how many clients: pick the average, not the star.',
    },
    {
      says: 'warm up|warm-up|cool down|cool-down|warm ups|warm-ups|warm downs',
      brutal: [
        "Warm-ups are when people arrive. Cool-downs are when they've left.",
        '“Five more minutes of stretching,” says the voice, to the sound of car keys.',
      ],
      gentle:
        "Preparation and recovery are where a session's quality is seen. If you wrote yours for the sport or for the person, that half-sentence marks a coach.",
    },
    {
      says: 'foam roller|mobility|stretching|foam rolling|mobility work',
      near: 'session|class|exercise|stretch|stretching|training|team|players|client|clients|body|fitness|foam|yoga|muscle',
      brutal: [
        '“Hold it for thirty seconds” is the longest number in sport.',
        "The foam roller gets sworn at more than any other thing in a gym, and it can't even move.",
      ],
      gentle: "Fewer pulled muscles is a coach's quiet win. If absences dropped on your programme, that's the number.",
    },
    {
      says: 'boxercise|pad work|padwork|boxing class|boxing training|boxing fitness|boxing coach|boxing coaching|pads',
      near: 'box|boxing|boxercise|fitness|client|clients|class|padwork|pad work',
      brutal: [
        "On the pads, everyone loves the jab-cross. It's “now hold for your partner” they don't care for.",
        "Shared gloves: the warm feeling of someone else's effort.",
      ],
      gentle: "Boxing draws people that treadmills don't. Class size and qualification, with the body that issued it, make it bookable.",
    },
    {
      says: 'crossfit|wod|amrap|crossfit level 1',
      brutal: [
        "As many rounds as possible, says the board. The board isn't doing any.",
        'Twelve people lie on a floor in the shape they fell in, and somebody writes down the time.',
      ],
      gentle: 'Box owners hire on coaching in front of a full class. Heads per class, classes a week, and your level, please.',
    },
    {
      says: 'olympic lifting|olympic weightlifting|strength and conditioning|strength & conditioning|s&c|powerlifting|weightlifting|strength training',
      brutal: [
        'Chalk goes on the hands, the bar, the floor and, by Friday, the front desk.',
        "There's a lifter in every gym who breathes out so loudly that the other side of the room stops.",
      ],
      gentle: "Strength work is measured to the kilo. Squad size, block length and the average gain would make a coach's paragraph.",
    },
    {
      says: 'couch to 5k|c25k|couch to 5k group',
      brutal: [
        'Week one is sixty seconds, and everybody asks if that was it.',
        "In week five it says run for twenty minutes, and forty people check that they've read it right.",
      ],
      gentle: 'Week nine is the number. If you know how many started and how many stood there at the end, print the pair.',
    },
    {
      says: 'run club|running club|running group|run leader|running coach|run groups',
      brutal: [
        "Everybody says they're slow. Then there's a hill, and it decides.",
        "A run leader goes at the front and talks uphill. That's the qualification.",
      ],
      gentle: 'Few run leaders publish how many began and how many finished. If you know yours, it will stand out.',
    },
    {
      says: '12-week transformation|12 week transformation|body transformation|12-week programme|12 week programme|12-week challenge|transformation programme',
      brutal: [
        'A twelve-week challenge has everyone in week one, the keen ones in week six, and pictures in week twelve.',
        "In the “before” nobody smiles. In the “after” they've found the light switch too.",
      ],
      gentle: 'Anybody can print week twelve. If some of them kept it up six months on, that number is something nobody else in the gym can offer.',
    },
    {
      says: 'online coaching|online pt|online clients|online personal training|coaching app|virtual training|zoom classes|online classes|virtual classes|online fitness',
      brutal: [
        'On a screen you say “drop the hips”, and half a second later every living room on the call thinks about it.',
        "Everyone logs every workout. It's remarkable. They log them all on Sunday.",
      ],
      gentle: 'Retention after month three is what online coaching is worth. If yours is good, it beats any follower count.',
    },
    {
      says: 'zumba|dance fitness|aerobics|step aerobics|legs bums and tums|legs, bums and tums|lbt|step class|aerobics class|clubbercise',
      brutal: [
        "There's a front row that knows it, a back row that hides, and a mirror for both.",
        'Everybody turns left. One goes right, with total confidence, and by the chorus half the room has followed.',
      ],
      gentle: "Regular numbers in an evening class are loyalty you can count. Average per week over a term, and the hall's limit.",
    },
    {
      says: 'playlist|playlists|class music|music licence|ppl licence|class playlists',
      not: 'yoga|meditation|restorative|yin|salon|dj',
      brutal: [
        "One song has the perfect tempo for squats, and you'll never be able to hear it at a wedding.",
        "Everybody has a request, and it's the one song nobody can jump to.",
      ],
      gentle:
        "Choreography and music planning decide who comes back to a class. If you write your own releases, or hold a brand's licence, studios sort applicants by that.",
    },
    {
      says: 'january|new year campaign|new year rush|new year members',
      near: 'gym|member|members|membership|fitness|club',
      brutal: [
        "In January you can't get on a treadmill. In February you can choose by view.",
        "In the second week there's a queue for the rowing machine. Tell that to somebody in May.",
      ],
      gentle:
        "Keeping the January joiners is the whole year's margin. If more of yours were still there in April, that share is what a gym manager is hired on.",
    },
    {
      says: 'cleaning equipment|gym cleaning|cleaning gym equipment|equipment checks|equipment maintenance|wiping down equipment|cleaned equipment|cleaning the gym|gym maintenance|sanitising equipment',
      not: 'lab|kitchen',
      around: 'gym|gyms|fitness|leisure|treadmill|sports centre|member|members|health club',
      brutal: [
        "There's a spray on every pillar. People look at it the way they look at the stairs machine.",
        "The out-of-order sign moves from treadmill to treadmill. It's the fittest thing in the building.",
      ],
      gentle: "Downtime is a complaint before it's a cost. If kit came back quicker under your log, print the days saved.",
    },
    {
      says: 'squat|deadlift|bench press|one rep max|1rm|technique coaching|exercise technique|correct technique|lifting technique|correct form',
      not: 'pbs',
      brutal: [
        "“Just check my form?” they say, at the top of a set you'd have stopped two plates ago.",
        "Chest up, knees out, breathe. You'll say it at a bus stop one day to somebody picking up a coin.",
      ],
      gentle: 'Good technique is fewer injuries and longer memberships. If you have trained other instructors in it, lead with that.',
    },
    {
      says: 'taster session|taster sessions|free taster|free session|taster class|trial class|come and try|free trial sessions|taster days|taster day',
      brutal: [
        "A taster session is free, full, and followed by forty people who'll definitely think about it.",
        'Everybody at a taster is keen, and about half of them have brought trainers.',
      ],
      gentle: "Taster to sign-up is a conversion rate. If yours beat the club's average, a manager wants to know how.",
    },
    {
      says: 'outdoor training|outdoor fitness|park training|outdoor sessions|outdoor bootcamp|park sessions|outdoor classes',
      brutal: [
        "The kettlebells weigh sixteen kilos each, and the car park's at the other side of the park.",
        "At six in the morning a park has runners, one fitness class and a spaniel who's joined.",
      ],
      gentle: 'It takes licence, insurance and a wet-weather plan. If you had all three in place, you ran a small event every week.',
    },
    {
      says: 'locker room|lockers|changing rooms|locker|changing room|changing village|locker keys',
      near: 'gym|club|leisure|member|pool|clean|cleaning|cleaned|checking|checked|maintain|sports|centre|fitness',
      brutal: [
        "A locker takes a coin, gives it back, and is full of people who've forgotten which one.",
        'You can have forty empty lockers, and two members will be given the ones next to each other.',
      ],
      gentle: 'Cleanliness scores drive renewals more than new machines do. If yours moved in the member survey, the change belongs right here.',
    },
    {
      says: 'corporate wellness|corporate wellbeing|workplace wellness|desk yoga|lunchtime yoga|corporate yoga|office yoga|wellness programme|workplace wellbeing|corporate classes',
      brutal: [
        'Twelve colleagues, a meeting room, and the finance director in downward dog next to the flip chart.',
        "Everyone's very relaxed by ten to two, and then somebody says “circling back”.",
      ],
      gentle: 'Companies buy attendance and renewals. Name the sort of client, heads per session and how long they kept you.',
    },
    {
      says: 'yoga mat|yoga mats|yoga block|yoga blocks|yoga props|props',
      near: 'yoga|class|student|students|studio|asana|bolster|mat|mats',
      brutal: [
        "People own that spot of floor. Nobody has ever said so, and everybody's there ten minutes early.",
        'Take a block if you need one. No one needs one. Then the teacher takes one, and everyone does.',
      ],
      gentle: 'Props mean a room of mixed levels. Add a studio listens for just that, so the levels you teach side by side, if you have one.',
    },
    {
      says: 'savasana|shavasana',
      brutal: ['Total stillness, total peace, and one phone in one coat.', "It's the easiest pose there is, and the one they drive across town for."],
      gentle: "The end of a class is what they take home. If yours were rebooked for it, your studio's figures will say so.",
    },
    {
      says: 'sun salutation|yoga sequence|class sequencing|sequencing|yoga sequencing|asana|asanas|yoga flow|surya namaskar',
      near: 'yoga|class|asana|asanas|savasana|sun salutation|flow|vinyasa|pose|surya namaskar',
      brutal: [
        'You plan it for two evenings, and then the room asks for pigeon.',
        "You say left leg, you show right leg, you're the mirror. Two people have stopped to do the maths.",
      ],
      gentle: "A sequence with a thread is a teacher's handwriting. Workshops or cover you were asked for would show it's read.",
    },
    {
      says: 'sound healing|gong bath|singing bowl|gong|sound therapy|crystal bowls|sound bath',
      brutal: [
        "There's no water in a sound bath, and still everyone leaves looking rinsed.",
        'Gongs and bowls lift the spirit. Afterwards somebody has to lift the gongs and bowls.',
      ],
      gentle: "It brings in people who'd never book a class. Mention tickets sold and how often it ran.",
    },
    {
      says: 'tai chi|qigong|qi gong|chi kung',
      brutal: ["It's slow on purpose, so there's nowhere to hide.", 'Twenty people in a park move like one, until the dog joins.'],
      gentle: 'It fills halls on weekday mornings, which managers love. Regulars per week and how long they stayed, please.',
    },
    {
      says: 'aerial yoga|aerial silks|aerial hammock',
      brutal: ['You hang upside down in a hammock and get told to let go.', "It's all peace and silk until somebody needs getting out."],
      gentle:
        "Rigging and spotting make aerial work a safety job too. The certificate for it, and who checks the points if it is you, are what a studio's insurer reads.",
    },
    {
      says: 'barre|ballet barre|barre class',
      brutal: [
        "It's an inch up and an inch down, and then stairs are off for two days.",
        'Tiny movements, and by the third minute the whole row is shaking, the rail included.',
      ],
      gentle: 'Niche classes fill off-peak slots. If yours rescued a dead hour on the timetable, name the hour.',
    },
    {
      says: 'bibs|cones|bibs and cones|setting up equipment|setting out equipment|sports equipment|training equipment|equipment set up|kit bag|footballs',
      near: 'session|training|team|coach|coaching|sport|sports|players|pitch|match|club|bibs and cones|cones and bibs',
      not: 'traffic',
      brutal: [
        "You carry out twelve balls and carry in eleven. The twelfth is on somebody's roof.",
        "Cones mark a grid that's clear to the coach, the other coach, and one of the players.",
      ],
      gentle: 'A session that starts on time is half the job. Numbers per session and coach ratio would make it concrete.',
    },
    {
      says: 'holiday camp|sports camp|holiday club|summer sports camp|summer camps|half-term camp|soccer camp|football camp',
      brutal: [
        'At nine every name is on the register, every lunch is in a box, and one of the boxes is labelled.',
        'By Thursday of sports camp the lost property is a wardrobe, and no one in it has ever owned a left shoe.',
      ],
      gentle: 'Camps are planning, ratios and refunds. Add places filled, staff led and the share who came back next holiday.',
    },
    {
      says: 'tennis coaching|tennis coach|lta|tennis lessons|tennis club|tennis camps|tennis instructor',
      brutal: [
        'A tennis coach hits four hundred balls an hour to people, and eleven come back.',
        '“Watch the ball,” you say. They watch it. They watch it all the way past.',
      ],
      gentle: "Court hours sold is a club's income. Weekly hours, juniors to adults, LTA level: committees look for those.",
    },
    {
      says: 'netball|hockey|basketball|volleyball|lacrosse|netball coach|hockey coach|basketball coach|volleyball coach',
      near: 'coach|coaching|coached|team|club|squad|umpire|league|session',
      not: 'ice',
      brutal: [
        'Every club has a cupboard, and at the back of it are the bibs of a sponsor nobody remembers.',
        'The whistle saw it from where the whistle was standing. So did everybody else.',
      ],
      gentle: 'A coach is judged by what the team became. Say where it stood before you and after you.',
    },
    {
      says: 'rugby|rugby coaching|rugby coach|cricket coach|cricket coaching|cricket nets|tag rugby|rugby club|ecb coach|rfu',
      near: 'coach|coaching|coached|team|club|squad|session|nets|league|tag',
      brutal: [
        'Pitch flooded, pitch double-booked, pitch now a car park. Coaching is mostly texting.',
        "There's a tea, there's a raffle, there's a fine for being late, and somewhere in it there's a match.",
      ],
      gentle: 'Clubs count players. If more were registered when you left than when you began, both figures go first and results second.',
    },
    {
      says: 'gymnastics|trampolining|gymnastics coach|gymnastics coaching|british gymnastics|tumbling|trampoline coach',
      brutal: [
        "Pointed toes. You'll say it so often that you'll do it reaching for a shelf.",
        'Putting a trampoline away takes four people, one method and all of your fingers.',
      ],
      gentle: "Levels and apparatus are what clubs advertise for. Print both, with the governing body's card number ready.",
    },
    {
      says: 'athletics|track and field|athletics coach|cross country|athletics club|cross-country|sprint coach|field events',
      near: 'coach|coaching|coached|team|club|athletics|squad|session|meet|runner|runners',
      brutal: [
        'Cross country is run uphill, in mud, by people who were told it would be flat.',
        'At an athletics meet nine things happen at once, and the announcer is telling you about the raffle.',
      ],
      gentle: 'Personal bests in a season, across the whole group, measure a coach fairly. Count yours and print them.',
    },
    {
      says: 'talent identification|trials|scouting|player development|talent id|academy football|academy coach|talent pathway|player pathway',
      near: 'player|players|football|team|club|squad|talent|youth|sport|athlete|athletes|rugby|cricket',
      not: 'clinical',
      brutal: [
        "At trials the best player is always the one who came with a friend and hadn't planned to play.",
        'A scout stands by the corner flag in a coat without a badge, and the whole touchline knows.',
      ],
      gentle: 'Talent work is judged years later. If two players you picked or coached moved up a level, they make development a fact.',
    },
    {
      says: 'parent communication|communicating with parents|liaising with parents|parents meeting|parent liaison|liaised with parents|communication with parents',
      brutal: ['A touchline holds thirty coaches, one of whom is qualified.', "“It's not about winning,” comes the text, at ten at night, about the winning."],
      gentle: 'Keeping a touchline friendly holds a club together. If you ran the meeting or wrote the code, claim it.',
    },
    {
      says: 'video analysis|performance analysis|hudl|veo|match footage|wyscout|game film|game footage',
      not: 'financial|marketing|investment|chemical',
      brutal: [
        "Video analysis shows twenty minutes of shape, and everyone's watching how they run.",
        "The camera follows the ball by itself. For eleven minutes it followed the linesman's head.",
      ],
      gentle: 'Analysis is only worth the change it made. If the footage fixed one habit and the table noticed, that single fix beats a list of software.',
    },
    {
      says: 'team travel|away games|minibus|away fixtures|away trips|team transport|away matches',
      near: 'team|coach|squad|players|sport|sports|club|driver|fixture|fixtures|match|athletics|games',
      brutal: [
        'A minibus seats sixteen, smells of seventeen, and is parked on grass.',
        "Six in the morning, all aboard, and one boot's on a hall table in another town.",
      ],
      gentle: 'Getting squads there and back is logistics and trust. Trips a season, heads, and the licence you hold, please.',
    },
    {
      says: 'pitch inspection|waterlogged pitch|pitch inspections',
      brutal: [
        "The referee drops a ball. It stays where it landed. That's the inspection.",
        'The home side says playable, the away side says lake, and the ducks have no objection.',
      ],
      gentle: "Games saved in a wet winter is a figure a club treasurer would frame. If you know yours, it's the one to print.",
    },
    {
      says: 'pitch bookings|facility bookings|facility scheduling|facilities scheduling|gym schedule|field scheduling|pitch booking|court bookings|facility hire',
      brutal: ["Everyone wants Wednesday at seven. There's one Wednesday at seven.", 'Four teams, two pitches, and a brass band that booked in 1987.'],
      gentle: 'Usage and income per hour is how a facility is judged. If peak hours filled up with your timetable, say so.',
    },
    {
      says: 'ncaa|ncaa compliance|title ix|eligibility|student-athlete eligibility|athlete eligibility|naia|njcaa|student athlete|student-athlete|student-athletes',
      near: 'ncaa|naia|njcaa|athlete|athletes|student|compliance|sport|sports|athletic|athletics|title ix',
      brutal: [
        'The rulebook on what you may buy an athlete has had a chapter on bagels.',
        'Eligibility turns on credits, transcripts, deadlines, and somebody who took Bowling twice.',
      ],
      gentle: 'A clean compliance audit protects a whole department. Number of athletes and sports in your care sets the scale.',
    },
    {
      says: 'booster club|boosters|athletic fundraising|athletic boosters',
      brutal: [
        'A booster club runs on raffle tickets, folding chairs and one person with a spreadsheet.',
        'They sell nachos so the football team can have a better bus than the nacho stand.',
      ],
      gentle: 'Fundraising is read by what it built: a scoreboard, a track, a bus. Add the sum and the thing, if you can give both.',
    },
    {
      says: 'sponsorship|sports sponsorship|club sponsorship|shirt sponsor|kit sponsorship|sponsorship deals',
      near: 'team|sport|sports|club|athletic|athletics|kit|shirt|match',
      brutal: ["The sponsor's name goes on the back, under the mud.", 'A shirt sponsor is a roofing firm with a nephew at left back.'],
      gentle: 'Money raised and what it bought: fields, kit, a coach. Directors are hired on that sentence.',
    },
    {
      says: 'athletic budget|athletics budget|hiring coaches|coach recruitment|coach development|supervising coaches|managing coaches|recruiting coaches|mentoring coaches|coach education|coaching staff|athletic department|athletics department',
      brutal: ["A coach asks for one small thing, and it's a scoreboard.", 'Every coach in the building runs the sport that the department is really about.'],
      gentle: 'An athletic programme is run on budgets and coaches. Say how many teams, how much money, and who stayed.',
    },
    {
      says: 'presentation evening|awards evening|awards banquet|athletic banquet|trophies|presentation night|end of season awards|trophy|medal ceremony',
      near: 'club|team|sport|sports|athletic|season|organis|organiz|coach|players|banquet|presentation|awards',
      brutal: [
        'Every club hands out a Most Improved, and everyone in the room remembers September.',
        "The trophy has room for one more name. It's had room for one more name for years.",
      ],
      gentle: "A full room at season's end is a healthy club. Seats, sponsors and next year's sign-ups would prove it.",
    },
  ],
  'land-and-garden': [
    {
      says: 'tractor|tractor driving|tractor work|tractor driver|tractors|driving tractors|operating tractors',
      brutal: [
        "A tractor has four radios' worth of buttons, and one of them is the radio.",
        "Top speed thirty miles an hour, and a mile of cars behind you who'd like a word about it.",
      ],
      gentle: 'Horsepower, make and implement say more than “tractors”. Add the heaviest job behind one, and whether it was with GPS.',
    },
    {
      says: 'mowing|lawn mowing|grass cutting|cutting grass|mowing lawns|lawn maintenance|mowed lawns|ride-on mower|ride on mower|cut grass|lawn care',
      brutal: [
        "Grass has one plan, and it's to be back on Thursday.",
        "Stripes are half skill, half roller, and completely invisible to whoever's paying from the kitchen window.",
      ],
      gentle: 'Hectares a week and the machines you ran show scale. If the finish was judged, by a client or an award, say so.',
    },
    {
      says: 'weeding|weed control|weeds|hand weeding|weed removal|weeded',
      not: 'herbicide|herbicides|crop|crops|cereal|maize|rice|trial|trials',
      brutal: [
        'You pull the bindweed out entirely. It watches from next door and waves.',
        'Weeding is done on your knees, one bed at a time, and by the last bed the first has heard.',
      ],
      gentle: 'Knowing what to leave in is the skilled half of weeding. If you worked without chemicals, print it, as many estates now hire for that.',
    },
    {
      says: 'pruning|pruned|rose pruning|winter pruning|prune|pruning roses|pruning shrubs|shrub pruning',
      not: 'tree|trees|orchard|orchards|vine|vines|vineyard|apple|coffee|tea|crown|cocoa',
      brutal: [
        'Cut to an outward-facing bud, the book says. The rose has read another book.',
        'Prune hard and the client looks at you as if it were their dog. In June they want your number.',
      ],
      gentle: 'Right plant, right month, right cut: name the shrubs you know by heart, because head gardeners will ask about one.',
    },
    {
      says: 'planting|planted|planting out|bedding plants|bedding|planting beds|planting schemes|spring bedding|bulb planting|planting bulbs|seasonal bedding',
      near: 'garden|gardens|bed|beds|bulb|bulbs|border|borders|shrub|shrubs|park|parks|flower|flowers|seasonal|planting scheme',
      not: 'crop|crops|tree|trees|livestock|animal|animals|straw|calves|horse|horses|stable|vegetable|vegetables',
      brutal: ['Four hundred tulips go in, and the squirrels had somebody counting.', 'Summer bedding is delivered in the one week with a frost.'],
      gentle: 'Give plants per day and what still stood a year later: a contract manager reads both with interest.',
    },
    {
      says: 'hedge cutting|hedge trimming|hedges|hedge trimmer|trimming hedges|hedge maintenance|cutting hedges|hedgecutter|hedge cutter|hedgetrimmer|hedging',
      not: 'hedge fund|fx|currency|grain|price|prices|risk|futures|commodity',
      brutal: [
        'A level hedge looks straight from everywhere except the bedroom of the person who asked for it.',
        'First you check for nests, then for wires, then for the tennis ball that goes off like a gun.',
      ],
      gentle: 'Height, length and machine give this line a size. Working outside the nesting season shows you know the law as well.',
    },
    {
      says: 'strimming|strimmer|brush cutting|brushcutter|brushcutting|strimmed|edging|lawn edging',
      not: 'stone|concrete',
      brutal: [
        'Strimming finds the one dog mess in an acre, and shares it.',
        "Trim the edges and nobody sees that you haven't mown. It's the garden's version of clean shoes.",
      ],
      gentle: 'Banks, verges, graveyards: slopes tell a contractor what you can handle. Add the ticket and its year.',
    },
    {
      says: 'scarifying|aeration|aerating|overseeding|scarification|top dressing|top-dressing|lawn treatment|verti-cutting|verticutting|hollow tining|spiking',
      not: 'grain|pond|compost|slurry|water|tank|nitrogen|wheat|crop|crops|urea|maize',
      brutal: [
        'After scarifying, the grass looks like a crime scene, and somebody important walks past.',
        'You make four thousand holes in it, fill them with sand, and call it care.',
      ],
      gentle: 'Turf people look for the before and after. Soil test, sowing rate, weeks to green: two of those make an expert.',
    },
    {
      says: 'turf|turfing|laying turf|turf laying|turfed|returfing|new lawns|laying lawns',
      near: 'laying|laid|lawn|garden|turf|roll|landscap|new|square|metre',
      brutal: [
        "A roll of turf weighs twenty kilos dry, and it isn't delivered dry.",
        "Green side up. It's the oldest joke in landscaping, and every apprentice gets it once.",
      ],
      gentle: 'Square metres a day and the ground preparation behind it: good landscapers are paid for the second.',
    },
    {
      says: 'leaf clearance|leaf clearing|leaf blower|leaf blowing|clearing leaves|leaf collection|raking leaves|leaves',
      near: 'leaf|autumn|blower|blowing|clear|clearing|clearance|raking|sweeping|collection',
      brutal: [
        "You blow forty sackfuls into one heap, and the wind asks what you've got there.",
        'Leaf clearing lasts from October to the oak. The oak lets go in January.',
      ],
      gentle: "It's the season when contracts are lost. If your clients stayed through the winter, that loyalty is worth a clause.",
    },
    {
      says: 'compost|composting|mulching|mulch|leaf mould|compost heap|mulched|compost bays',
      brutal: [
        'Compost gets better the longer it is left alone, and everyone who walks past gives it a poke.',
        "Four tonnes of mulch arrive on the drive. It's all going round the back, up the steps.",
      ],
      gentle: 'Making your own saves an estate thousands. Tonnes a year and skips no longer hired would prove it.',
    },
    {
      says: 'watering|watering plants|hand watering|watering systems|irrigation|irrigation system|sprinklers|sprinkler systems|drip irrigation|watered',
      not: 'crop|crops|hectare|hectares|acre|acres|farm|farms|field|fields|pivot|potato|potatoes|rice|cotton|farmers|livestock',
      brutal: [
        'A hose is forty metres long, and so is the knot.',
        'The irrigation comes on by itself at four in the morning, and in the rain, and on the wedding.',
      ],
      gentle: 'Water is money on any site. Add litres saved or crop gained when you changed the system.',
    },
    {
      says: 'wheelbarrow|barrow|barrowing|wheelbarrows',
      not: 'boy|market',
      brutal: ['It steers perfectly while empty.', 'Every barrow has a slow puncture, and the one who notices it is at the bottom of the slope, full.'],
      gentle: "It says you don't mind the heavy end. Name the job it belonged to: a terrace or a pond explains the barrow.",
    },
    {
      says: 'fencing|fence repair|post and rail|fence erection|stock fencing|fences|repairing fences|fencing repairs|erecting fences|fence maintenance|fenced',
      not: 'sword|foil|sport|epee|épée',
      brutal: [
        'A fence is straight as long as nobody walks to the end and looks along it.',
        "Every line of posts meets one rock, and it's exactly where the straining post goes.",
      ],
      gentle:
        'Estate managers cost a fence in metres a day and by the ground it stands in. If you can give both, by hand or with a knocker, the line prices itself.',
    },
    {
      says: 'electric fence|electric fencing|energiser|electric fencer|strip grazing',
      brutal: [
        "There's a tester for electric fences. There's also a colleague who says it's off.",
        'You can test it with a meter, with a blade of grass, or with somebody from the office.',
      ],
      gentle: 'Good fencing is grass in the bank. If moving it more often raised your stocking rate, graziers will want the figure.',
    },
    {
      says: 'hedge laying|hedgelaying|hedge-laying|laid hedges',
      brutal: [
        "You cut the stem nearly through, push it over, and it lives. Try explaining that to the client's neighbour.",
        "Every county lays a hedge its own way, and the next county can't watch.",
      ],
      gentle: 'Give style, metres and competitions entered: this craft has grants behind it, and those are what buyers look for.',
    },
    {
      says: 'paving|patio|laying patios|patio laying|slabs|block paving|laying paving|patios|laying slabs',
      brutal: [
        "Slabs come in four sizes, and the pattern was drawn by somebody who's never lifted the big one.",
        'You can lay it level, or you can lay it so the rain leaves. Clients ask for level.',
      ],
      gentle: 'Value of the largest job and who set out the levels: between them a landscaper knows if you can be left on site.',
    },
    {
      says: 'decking|deck building|decks',
      not: 'slide|ship|pitch|crew|vessel',
      brutal: [
        "Grooves up or grooves down? There are two sorts of decker, and they don't speak.",
        "It's lovely for one summer. After that it's an ice rink with a barbecue on it.",
      ],
      gentle: 'Give timber or composite, raised or flush, and the size of the biggest: those tell a landscaper what you can build.',
    },
    {
      says: 'coppicing|coppice|coppiced',
      brutal: ['You cut it to the ground and it comes back as twelve.', 'The coppice has a seven-year plan, and the deer have read it.'],
      gentle:
        'Cants cut, product sold, regrowth protected: old skills with a market again. If you can price any of the three, woodland owners will want that one.',
    },
    {
      says: 'garden design|planting plan|planting plans|designed gardens|garden designer|designing gardens|landscape design|planting design',
      brutal: [
        'Low maintenance, all-year colour, and somewhere for a trampoline.',
        "On the plan, the tree is a circle. In ten years it's the neighbours' solicitor.",
      ],
      gentle: 'A design that got built outranks one on paper. Add one finished garden, its size and its budget, if you have one.',
    },
    {
      says: 'private clients|domestic gardens|private gardens|garden maintenance|maintenance round|client gardens|residential gardens|maintaining gardens|regular clients',
      brutal: ["Every regular has a spare key under a pot, and it's always the blue pot.", "“Just a tidy” is a morning. “While you're here” is the afternoon."],
      gentle: 'Regular rounds are a business. Gardens kept for years and work that came by recommendation: either one proves it.',
    },
    {
      says: 'knapsack|knapsack sprayer|pa1|pa6|pa1 and pa6|spraying|pesticide application|spraying certificate|glyphosate',
      not: 'paint|cellulose|nail|crop|crops|cereal|boom|field|fields|orchard|trailed|mounted',
      brutal: [
        "A knapsack holds fifteen litres and finds the one place on your back that isn't waterproof.",
        "Before you spray, you check the wind. Then you tell it what you're planning, and it changes.",
      ],
      gentle: 'PA1, PA6, year, and a NRoSO number if there is one: nobody in the trade can insure you without them.',
    },
    {
      says: 'glasshouse|greenhouse',
      not: 'gas|emission|effect|press',
      brutal: [
        "It's warm in March with the door open, which makes it the most popular office for miles.",
        "One pane is always out, and it's the one above the tomatoes.",
      ],
      gentle: 'Give area under glass, crops and who set the climate: growers read those three as a job description.',
    },
    {
      says: 'propagation|seed sowing|pricking out|potting on|potting up|sowing seeds|propagating|taking cuttings|propagated|seedlings',
      not: 'error|radio|wave|back',
      brutal: ['You prick out four hundred seedlings one at a time, holding each by the ear.', 'Everything comes up, except the packet that cost the most.'],
      gentle: "Give trays a day, germination rate, losses: nurseries count in those. Add a plant you raised that's known to be awkward.",
    },
    {
      says: 'plant identification|plant id|plant ident|botanical names|latin names|plant knowledge|plant idents|horticultural knowledge|horticulture knowledge',
      brutal: [
        'Plants have Latin names so that gardeners everywhere can understand each other. Then botanists change them.',
        'You can name three hundred at twenty paces, and somebody holds up a dead leaf in a bag.',
      ],
      gentle: "Head gardeners test this on a walk. If there is a group you know really well, ferns, roses or bulbs, it's the hook of the line.",
    },
    {
      says: 'rhs|rhs level 2|rhs level 3|royal horticultural society|level 2 horticulture|level 3 horticulture|kew diploma|horticulture diploma|horticultural apprenticeship',
      brutal: [
        'An RHS exam asks for ten plants, their habit, their use and one pest, and everyone writes slugs.',
        'Theory in a classroom in January, learning what it would look like if anything were alive.',
      ],
      gentle: 'Level, year, theory or practical: gardens shortlist on those. Mention the placement garden.',
    },
    {
      says: 'herbaceous border|herbaceous borders|borders|mixed borders|perennials|staking|dividing perennials|deadheading|dead-heading|deadheaded',
      near: 'garden|plant|herbaceous|perennial|bed|deadhead|maintain|flower',
      not: 'uk border|control|patrol',
      brutal: [
        'A border has six good weeks, and visitors come in the seventh.',
        "The delphiniums were staked in April. It's the ones at the back, the day before the open day.",
      ],
      gentle: "Length of border and who decided the planting: that's the difference between keeping a garden and making one.",
    },
    {
      says: 'topiary|box hedging|knot garden|box hedge|box topiary|parterre|yew hedging',
      brutal: [
        "Somewhere between a peacock and a ball there's a moment when you have to choose, and the shears are still going.",
        'You step back every two cuts. At the pond you learn to look first.',
      ],
      gentle: 'Shapes that take decades are lent to few hands. If a known garden trusted you with theirs, its name is the strongest word you have here.',
    },
    {
      says: 'kitchen garden|vegetable garden|walled garden|growing vegetables|vegetables|vegetable growing|veg growing|market garden|allotment|market gardening',
      near: 'garden|grow|grew|growing|grown|plot|allotment|harvest|crop|production|seed|organic|market',
      not: 'smallholder|smallholders|farmers|export|hectare|hectares|acre|acres|commercial|packing',
      brutal: [
        'One courgette plant feeds four. So they plant six, and by August the village locks its cars.',
        "The pigeons like kale. You net it. They've brought somebody who can undo nets.",
      ],
      gentle: 'Kilos to the kitchen, boxes a week, restaurant or farm shop: growing reads strongest with a plate at the end.',
    },
    {
      says: 'orchard|apple|fruit trees|apples|cider orchard|top fruit|apple picking|fruit growing|cider|orchards',
      not: 'mac|ios|iphone|swift|developer|inc|soft|berries|strawberry|citrus|mango|banana|avocado|kiwi',
      brutal: [
        'An apple is ready when it comes away in your hand. Most of them come away in the night.',
        'Fruit is thinned in June by hand, and then in July by wasps, for quality control.',
      ],
      gentle: 'Give varieties, hectares, tonnes: orchards are found by those. If you grafted or trained the trees, say it first.',
    },
    {
      says: 'national trust|historic garden|estate garden|head gardener|heritage garden|country house|country estate|english heritage|private estate|stately home|estate gardens',
      brutal: [
        "Visitors ask a head gardener two things: what's that, and where's the tea room.",
        'A historic garden has to look as it did in 1780, with three people and a van.',
      ],
      gentle: 'Give acres, team, visitors a year: say it in that order. A head gardener will know at once which house it could be.',
    },
    {
      says: 'open garden|ngs|yellow book|open gardens|garden open days|garden tours|national garden scheme|garden visitors|garden tour',
      brutal: [
        'Four hundred people admire the lupins, and one asks about the corner you put the broken pots in.',
        "It's perfect on the day before. You should have come the day before.",
      ],
      gentle: "Visitors and funds raised are printed every year for open gardens. If you were the face on the day, that's public speaking, and worth adding.",
    },
    {
      says: 'show garden|chelsea|rhs chelsea|hampton court|flower show|chelsea flower show|show gardens|tatton|rhs show',
      not: 'fc|football',
      brutal: [
        'Weeks to build it, days to show it, and one afternoon when a stranger takes the foxgloves home on a bus.',
        "It's planted so tight that nothing could live, and it's called naturalistic.",
      ],
      gentle: 'Give medal, year and your part in the build: these shows are short, and they stay on a CV for decades.',
    },
    {
      says: 'pond|water feature|water features|pond maintenance|lake maintenance|pond cleaning|ponds|lakes|koi',
      near: 'garden|pond|water feature|clean|maintain|maintenance|fish|koi|pump|install|dredg|landscap',
      brutal: ['Every pond is exactly one inch deeper than your waders.', "The pump's rated for ten years, and the blanket weed hasn't been told."],
      gentle: 'Clear water without chemicals is a trick many sites would pay for. If you have a method, put it in three words.',
    },
    {
      says: 'garden clearance|garden clearances|green waste|site clearance|clearing overgrown|bonfire|overgrown gardens|bramble|brambles|scrub clearance|clearance work|vegetation clearance|rubbish removal',
      brutal: [
        "Under the brambles there's a shed. In the shed there's a mower. On the mower there's a bramble.",
        'A bonfire burns quietly all day, until someone hangs out washing.',
      ],
      gentle: 'Give skips avoided, square metres cleared, days taken: with those, a contractor can price you at a glance.',
    },
    {
      says: 'chipper|wood chipper|woodchipper|chipping|brash|chipping brash|brash clearing|processing brash',
      not: 'paint|stone',
      brutal: [
        'It takes a six-inch branch and makes a noise that three streets remember.',
        'Branches go in butt first, gloves without cuffs, and everyone steps away as if from a toast.',
      ],
      gentle: 'Ground crews are judged on how little the climber waits. If you ran the deck, name the machine and the crew.',
    },
    {
      says: 'stump|stump grinding|stump grinder|stump removal|stump grinders',
      brutal: [
        "The tree's down in a morning. The stump would like to talk terms.",
        "Stump grinders find house bricks, old fence wire, and once in every career, somebody's broadband.",
      ],
      gentle: 'Access is what makes stumps hard: width of gate, depth of grind, services found. Any of those sharpens the line.',
    },
    {
      says: 'crown reduction|crown thinning|crown lifting|crown lift|reductions|deadwooding|pollarding|pollards|crown cleaning|pruning trees|crown reductions',
      near: 'tree|trees|crown|pollard|climber|climbing|felling|oak|arborist|sectional|deadwood',
      brutal: [
        "“Could you take a bit off the top?” It's an oak. It's had that since Nelson.",
        'A good reduction looks as if nobody had been. The invoice then has to explain who was.',
      ],
      gentle: 'Cuts to BS3998 that still look right years on are your gallery. A tree anyone can walk past is a reference.',
    },
    {
      says: 'tree climbing|climbing|climber|rope access|climbing trees|lead climber|spurs|aerial tree work|tree climber|srt',
      near: 'tree|trees|climber|arborist|arb|chainsaw|rigging|aerial|cs38|srt|rope|harness',
      brutal: [
        "Up in the canopy there's a saw, two ropes, a splendid view, and a wasp who was there first.",
        'A climber says “just one more cut”, and a groundsman puts the lid back on the flask.',
      ],
      gentle: 'Climbing years, largest dismantle, rescue ticket in date: a crew leader decides from those whether to ring.',
    },
    {
      says: 'chainsaw|chainsaws|chainsaw maintenance|cross cutting|crosscutting|cs30|cs31|cs39|felling|tree felling|felled|cs30/31|nptc|npct|nptc units',
      brutal: [
        "A saw is sharp for an afternoon, or until it meets the nail that's been in that ash since 1962.",
        'Everyone looks up before felling. The dog walker looks up after.',
      ],
      gentle: "Units are what insurers read: CS30, 31, 38, with the year. Put the biggest diameter you're ticketed for next to them.",
    },
    {
      says: 'rigging|lowering|rigging down|speedline|lowering branches|dismantling trees|large tree dismantle|lowering ropes|sectional felling|sectional dismantling|dismantling',
      near: 'tree|trees|branch|branches|limb|rope|ropes|climber|climbing|arborist|arb|felling|dismantl',
      brutal: [
        "Two tonnes of beech come down over a conservatory on one rope. Nobody speaks until it's on the grass.",
        '“Let it run,” means slowly. On day one it turns out there was more than one idea of slowly.',
      ],
      gentle: 'Rigging over glass is where the day rate lives. Name the heaviest piece and what stood under it.',
    },
    {
      says: 'aerial rescue|cs38|tree rescue|aerial cutting|climbing and aerial rescue',
      brutal: [
        'The rescue climber keeps a harness on all day in the hope of not being interesting.',
        'You practise on a dummy called Dave. Everybody in the trade has lowered Dave.',
      ],
      gentle: 'First on the rescue list is a position of trust. Date of the last drill and number of climbers you cover, please.',
    },
    {
      says: 'loler|loler inspection|harness|climbing kit|ropes and harnesses|climbing equipment',
      near: 'tree|climb|climbing|arb|loler|rope|kit',
      brutal: [
        'Every karabiner in the bag has a number, a date, and a dab of nail varnish that says whose.',
        'Twice a year somebody reads the number off a karabiner, and somebody else says “again?”',
      ],
      gentle: "Kit that passes is kit that's been looked after. If you kept the register for the crew, that's compliance work.",
    },
    {
      says: 'groundsman|groundworker|ground crew|groundsperson|tree surgery groundsman|ground work',
      near: 'tree|trees|climber|arb|chipper|brash|saw|arborist|surgeon|surgery',
      brutal: [
        'A good groundsman has the rope free before the shout and the gate shut after the dog.',
        "Everything a climber cuts comes down to one person. The bill's the climber's.",
      ],
      gentle: 'Crews remember who kept the drop zone safe. Add tickets you hold and towing entitlement.',
    },
    {
      says: 'emergency call-out|emergency call out|storm damage|storm work|fallen trees|windblown|windblow|emergency tree work|emergency call outs|fallen tree',
      near: 'tree|trees|storm|fallen|wind|arb|road|felling|branch',
      brutal: [
        "The phone rings at two in the morning: it's across the road, it's on a Volvo, and it's still moving.",
        'A fallen tree is all springs and no labels.',
      ],
      gentle: 'Night work for councils takes tickets and judgement. Name the storm, and how fast the road was open if you know.',
    },
    {
      says: 'ash dieback|chalara',
      brutal: [
        "Ash used to come down like timber. Now it comes down like biscuits, and you don't want to be up it.",
        "You can tell an ash job by the platform, the road closure and the letter asking if it mightn't recover.",
      ],
      gentle: 'Numbers and a method make this valuable: trees assessed, share removed, MEWP or climb. Councils are buying just that.',
    },
    {
      says: 'dutch elm disease|oak processionary moth|tree disease|tree health|phytophthora|tree pests|honey fungus|tree diseases',
      brutal: [
        'You diagnose a tree by walking round it slowly with your mouth open, looking up.',
        'Half the diseases in the book arrived in a pot, with a label saying easy to grow.',
      ],
      gentle: 'Diagnosis is worth the trees it saved. Add the tests you used, and who acted on your report if somebody did.',
    },
    {
      says: 'tree survey|tree inspections|tree inspection|tree safety survey|bs5837|tree surveys|visual tree assessment|vta|arboricultural report|tpo|tree preservation order|arboricultural survey|tree reports',
      brutal: [
        "You walk round it, tap it with a mallet, look up for a while, and say “hm”. It's a qualification.",
        'A preservation order is how a conifer gets better legal cover than the extension next to it.',
      ],
      gentle: "Give PTI or LANTRA level, software and trees a day: consultancies want those three. Add insurance if it's your own.",
    },
    {
      says: 'firewood|logs|log splitting|log splitter|seasoned logs|log processing',
      near: 'firewood|wood|split|splitter|splitting|seasoned|hardwood|stacking|stacked|kiln|burner|timber|processing|delivered|felled',
      not: 'data|event|error|audit|call|log file',
      brutal: [
        "Firewood warms you when you fell it, when you split it, and when you've stacked it in the wrong place.",
        '“Seasoned?” says the customer, knocking two together, with the ear of a piano tuner.',
      ],
      gentle: 'Tonnes or cubes a season make a small business in a phrase. If the firewood paid for the yard, that belongs here too.',
    },
    {
      says: 'woodland|woodland management|forestry|thinning|plantation|forest management|woodland manager|timber harvesting|harvester|forwarder|silviculture',
      near: 'wood|woodland|forest|forestry|tree|trees|timber|conifer|plantation|felling',
      not: 'random|palm|rubber|tea|coffee|banana|cocoa|sugar',
      brutal: [
        'You plant it, fence it, thin it, and somebody in 2150 gets the oak.',
        'A woodland plan runs for fifty years, and the grant form for it wants an answer by Friday.',
      ],
      gentle: 'Give hectares, species, market: forestry is asked in those. If a felling licence went through on your plan, name it.',
    },
    {
      says: 'tree planting|planting trees|whips|tree guards|planted trees|saplings|hedgerow planting|tree whips',
      brutal: [
        "One slit, one whip, one guard, one heel. It's done four hundred times, and the last is on a stone.",
        "Spiral guards come off in five years. It's in the plan. It isn't in anybody's diary.",
      ],
      gentle: 'Survival after three summers beats number planted. If yours were counted, that percentage is rare and good.',
    },
    {
      says: 'volunteers|volunteer groups|volunteer days|leading volunteers|work parties|volunteer work parties|community groups|volunteer coordination|managing volunteers',
      brutal: [
        "Give eight volunteers one bramble patch, and by eleven you'll have a clearing and three life stories.",
        'One of them has brought loppers from home, in a case.',
      ],
      gentle: 'Volunteer hours have a value funders accept. Hours a year and how many kept coming would make this bankable.',
    },
    {
      says: 'line marking|pitch marking|marking out pitches|marking pitches|white lining|pitch preparation|marked out pitches|pitch markings|marking out',
      near: 'pitch|pitches|line|sport|football|rugby|athletics|court|track|cricket|grass|match',
      brutal: [
        'Straight lines come from a string. Circles come from a string and a colleague who must not move.',
        'It takes one wobble in the penalty box for every team to bring it up until Easter.',
      ],
      gentle: 'Number of pitches, sports and fixtures a week show how much depended on your Fridays.',
    },
    {
      says: 'cricket square|wicket|cricket pitch|cricket wicket|wicket preparation|cricket pitches|cricket squares|cricket ground',
      near: 'cricket|wicket|square|ground|pitch',
      brutal: [
        'You roll a wicket for eleven days so that a captain can look at it for one minute and say nothing.',
        'Covers on, covers off, covers on. The rain has a copy of the fixture list.',
      ],
      gentle: 'Pitch marks from umpires are filed all season. If yours went up, a county would like to see them.',
    },
    {
      says: 'pitch renovation|pitch renovations|end of season renovation|end of season renovations|stadium pitch|pitch maintenance|grow lights',
      brutal: [
        'The pitch gets a short summer off, and spends it being scraped bare.',
        "Everyone in the ground can see the bare patch in the goalmouth. So can you. You've seen little else since November.",
      ],
      gentle: 'Give hours of play per week and how it held up through winter: stadium managers compare pitches by that.',
    },
    {
      says: 'greenkeeper|greenkeeping|golf green|bunker|bunkers|hole changing|golf course|golf greens|raking bunkers|changing holes|fairway|fairways|course maintenance',
      near: 'golf|green|greens|course|fairway|bunker|bunkers|mow|mowing|rake|raking|turf|bowling',
      brutal: [
        "Greens are cut to three millimetres, by lamplight, for people who'll blame them by ten.",
        "You rake a bunker at dawn. By eight it's been visited by one ball, two feet and a fox.",
      ],
      gentle: 'Give Stimp readings, acreage, greens nursery: course managers talk in those, and they like people who do.',
    },
    {
      says: 'drainage|ditching|ditches|land drainage|ditch clearing|field drains|ditch maintenance|drains|drainage systems|clearing ditches',
      near: 'field|land|ditch|ditches|pitch|farm|ground|garden|drain|drains|lawn|course',
      brutal: ['Field drains were put in by someone in 1860 who kept the map in his head.', "You dig where it's wet. It's wet because of somewhere else."],
      gentle:
        "Drainage is measured in days of play or acres of crop won back. If you found the fall yourself, with level or laser, that's the skilled part of the line.",
    },
    {
      says: 'play area|playground inspection|play area inspection|playground inspections|rpii|play equipment|play areas|park maintenance|parks department|grounds maintenance|grounds maintenance team',
      brutal: [
        "Grounds maintenance is what nobody sees until the week it isn't done, and then they've got your number.",
        "Every park bench has a brass plate, every bin a wasp, and every swing somebody who's far too tall for it.",
      ],
      gentle: 'Sites, crew, contract value: a council round is a logistics job. Name the award if there was one: Green Flag counts.',
    },
    {
      says: 'litter|litter picking|emptying bins|fly-tipping|bin emptying|fly tipping|litter picked|litter clearance',
      brutal: [
        'A fridge is fly-tipped by four people, in the dark, up a hill. Nobody has ever helped carry one down.',
        'Litter pickers come in one length, and the crisp packet is just beyond it.',
      ],
      gentle: "If complaints went down on your patch, the council kept the figures. It's a nicer line than the task itself.",
    },
    {
      says: 'livestock|livestock handling|handling livestock|stockman|stockmanship|livestock management|handling animals',
      not: 'poultry|chicken|chickens|goat|goats|rabbit|rabbits|bees',
      brutal: [
        "An animal will go through any hole in a fence, and past any gate you've left open for it.",
        "You walk slowly with your arms out towards something that weighs as much as a car. It's called handling.",
      ],
      gentle: 'Give species, head and system, in that order: with three words a farmer knows what you can be left with on a Sunday.',
    },
    {
      says: 'cattle|beef cattle|suckler herd|suckler cows|beef herd|cows|beef|herd',
      not: 'chef|kitchen|dairy',
      brutal: [
        'Sixty cattle will walk through a gate as soon as one of them decides that it was her idea.',
        'A cow can stand on your foot and look at the view.',
      ],
      gentle: 'Head, breed and growth rates read like a track record. Add calving index if you kept the book.',
    },
    {
      says: 'calving|calves|calf rearing|calf|rearing calves|calved|calf feeding|calvings|youngstock',
      brutal: [
        'Calving happens at two in the morning, in the rain, in the corner furthest from the gate.',
        "Feed a calf once, from one bucket, and you've got a calf with its head in every bucket you own.",
      ],
      gentle: 'Losses under five per cent would be something to print. If you calved alone at night, print that as well.',
    },
    {
      says: 'lambing|lambing season|lambed|night lamber|lambings',
      brutal: [
        'At lambing you eat standing, sleep sitting, and find the phone in the pocket with the iodine.',
        'The shed has one kettle, one heat lamp, and something very small asleep in a cardboard box.',
      ],
      gentle: 'Lambs per ewe and how many were in the shed under you: those two are the whole reference for a lambing season.',
    },
    {
      says: 'sheep|flock|sheep farming|ewes|ewe|lambs|hill sheep',
      not: 'leg of|rack of|chef|dish|kitchen|menu',
      brutal: [
        'A sheep spends its life looking for a new way to surprise you.',
        "Get one through the gate and you've got two hundred through. The one takes till lunch.",
      ],
      gentle: "Breeds, ewes to the tup and price at market show a shepherd's year in one line. If one of them went up in your time, it goes first.",
    },
    {
      says: 'shearing|sheep shearing|shearer|sheared|clipping sheep|wool|dagging|crutching',
      near: 'sheep|ewe|ewes|flock|wool|shear|shearing|fleece|dagging|crutching|gang',
      brutal: [
        'Two hundred a day, bent double, and the wool cheque buys the sandwiches.',
        "Turn a sheep over and it gives up. Turn it back and it's gone through the fence.",
      ],
      gentle: 'Tally per day and clean sheep are the only two figures contractors trade. Both fit in half a line.',
    },
    {
      says: 'foot trimming|foot bathing|footbath|dipping|sheep dipping|drenching|dosing|worming|vaccinating sheep',
      near: 'sheep|ewe|ewes|lamb|lambs|flock|flocks',
      brutal: [
        'Every sheep takes a footbath at a run, down the middle, with all four feet in the air.',
        "You've done two hundred, and number two hundred and one is watching from behind the trailer.",
      ],
      gentle: "Medicine books are inspected line by line. A clean one, kept by you, protects the farm's whole payment.",
    },
    {
      says: 'sheepdog|sheep dog|working dog|working dogs|sheepdogs|gathering sheep|collie',
      brutal: [
        "A sheepdog earns its keep, lives outside, and is the only one on the farm who's never late.",
        '“Come by, come by, lie down. Lie down. LIE DOWN.” The sheep are very well behaved.',
      ],
      gentle: 'Working dogs are handled, not just owned. If you trained yours, hill farms will want to read that before anything else.',
    },
    {
      says: 'milking|milked|milker|milking parlour|parlour|relief milker|relief milking|dairy|dairy cows|dairy herd|dairy farm|herringbone|rotary parlour',
      not: 'alternative|free|counter|aisle|department|product|allergen',
      brutal: [
        'Every single day of the year, and the cows can tell when you are thinking of a holiday.',
        "In the parlour you're at eye level with the part of the cow that holds opinions.",
      ],
      gentle: 'Numbers through per hour, cell count, yield: a dairy owner looks at those and then at your references.',
    },
    {
      says: 'slurry|muck spreading|slurry spreading|muck|muckspreading|dung spreading|slurry tanker|umbilical|manure|scraping|muck spreader',
      near: 'farm|slurry|muck|field|yard|spread|spreading|tanker|manure|cattle|shed',
      brutal: [
        "Muck goes on the field the day next door's marquee goes up. It's in the calendar, both times.",
        'You stop smelling it by Tuesday. The bank manager notices on Wednesday.',
      ],
      gentle: "Rates, dates and buffers are what inspectors check. If the nutrient plan was yours, that's modern farming in one line.",
    },
    {
      says: 'silage|silaging|silage making|haylage|silage clamp|clamp|foraging|forage harvester|silage season',
      near: 'silage|grass|maize|forage|haylage|farm|contract|bale',
      brutal: [
        "Silage is one very long day that starts when somebody rings to say they're nearly there.",
        "The clamp's held down by four hundred old tyres, and every one has saved you last winter's rain.",
      ],
      gentle: 'Acres a day and which seat you sat in: forager, rake, trailer, buckrake. Contractors hire for the seat.',
    },
    {
      says: 'haymaking|hay|baling|bales|hay making|baler|round baler|straw|big baler|hay bales|making hay|bale',
      not: 'cash|toolmaker|mulch|hay fever',
      brutal: [
        "Make hay while the sun shines, and when it doesn't, be seen looking at three weather apps.",
        'A small bale weighs eighteen kilos in the field and forty by the top of the stack.',
      ],
      gentle: "Bales a season, small or big, and how they were sold would place you in any contractor's summer.",
    },
    {
      says: 'harvest|combine harvester|combine harvesting|grain cart|combine driver|combine operator|harvesting|grain harvest|harvest work|harvested',
      not: 'data|energy|power|organ|rainwater|water|grape|grapes|fruit|apple|apples|vegetable|vegetables|olive|olives|honey|timber|potato|potatoes|tea|coffee|rice|strawberry|strawberries|deer|flower|flowers|vineyard|trees|cotton|sugar',
      around: 'grain|combine|wheat|barley|arable|cereal|cereals|oilseed|tractor|tractors|corn|soybean|rapeseed|oats|maize',
      brutal: [
        "At harvest, dinner comes to the field in foil, at nine, and the dog's had first look.",
        "It's the one month everyone's in a hurry, and the machine in front does four miles an hour.",
      ],
      gentle: "Hectares cut or tonnes carted, and the make you drove: it's a short season, so the figure has to do the talking.",
    },
    {
      says: 'grain store|grain dryer|grain drying|grain storage|drying grain|grain handling|moisture meter|grain drier|grain stores',
      not: 'leather|wood',
      brutal: ['The grain dryer runs all night, and wakes you when it stops.', "Fourteen and a half per cent. It's fifteen. It's fifteen every time you look."],
      gentle: 'Tonnes stored and how few claims came back from the mill: storekeepers never print it, and buyers would love it.',
    },
    {
      says: 'ploughing|ploughed|plough|cultivation|cultivating|cultivations|seedbed preparation|power harrow|land preparation|ploughs',
      near: 'plough|ploughing|ploughed|field|land|soil|acre|hectare|arable|harrow|seedbed|tractor|crop|drill|drilling|press',
      brutal: [
        'A straight furrow is seen by everyone who drives past, and a bent one by everyone who farms.',
        'Behind the tractor come forty seagulls, sixty miles from any sea.',
      ],
      gentle: 'Acres a day and the kit behind you tell a farm what you can be given. GPS or by eye are both worth naming, the more so if you do both.',
    },
    {
      says: 'drilling|seed drill|sowing|direct drilling|drilled|direct drill|sowing crops|drilling crops',
      not: 'oil|well|offshore|rig|dental|cnc|metal|bench|relationship|hole|holes|borehole|ground investigation|milling|turning|rock',
      brutal: ["Drill it early and it's slugs. Drill it late and it's mud.", 'One blocked coulter, and the entire parish can see the stripe until July.'],
      gentle: 'Drilling is trust: nobody hands a stranger that seat. Add hectares, crop, and how it came up.',
    },
    {
      says: 'crop spraying|sprayer|crop protection|crop sprayer|sprayer operator|pa2|self-propelled sprayer|spray records|spray operator|fungicide|spray programme',
      brutal: [
        "A spray operator gets up at four for the wind, and by five the wind's up too.",
        'All that boom, folded and unfolded by the inch, and one gatepost.',
      ],
      gentle: 'Give NRoSO, PA2 and the boom width: three facts that turn a line into a shortlist. Add hectares per season.',
    },
    {
      says: 'fertiliser|fertilizer|fertiliser spreading|fertiliser application|fertilizer application|spreading fertiliser|fertiliser spreader',
      around: 'farm|farms|crop|crops|arable|field|fields|hectare|hectares|acre|acres|tractor|agronom|agricultur',
      brutal: [
        'Fertiliser comes by the tonne, at a price that people only ever whisper.',
        'A spreader throws it evenly from tramline to tramline, and four grains down your collar.',
      ],
      gentle: 'Inputs saved without yield lost is the sentence of the decade in farming. If you have it, print kilos per hectare.',
    },
    {
      says: 'soil sampling|soil testing|soil sample|soil samples|soil analysis|soil health|soil management|nutrient management',
      not: 'contaminated|geotechnical|borehole|mechanics',
      brutal: [
        'Walk the field in a W, fill a bag from forty spots, and post the heaviest letter of your life.',
        'The lab says lime. The lab always says lime.',
      ],
      gentle:
        "Results are only paper until something changes. If a sample of yours stopped an input or moved a yield, that's the figure farms pay agronomists for.",
    },
    {
      says: 'potatoes|potato|potato harvester|potato grading|grading potatoes|potato grader|potato planting',
      near: 'farm|field|harvest|harvester|grade|grading|grader|crop|pack|packing|grow|growing|store|hectare|acre|plant|planting|tonne',
      brutal: [
        'They come up with stones, clods, and one golf ball a season, miles from any golf.',
        'One bad potato gets found by nose, from the far end of the shed, by everybody at once.',
      ],
      gentle: 'Tonnes an hour and rejects on your shift would place you at once. Stores and packers promote on exactly those.',
    },
    {
      says: 'packhouse|vegetable packing|veg packing|veg harvesting|vegetable harvesting|brassicas|carrots|cauliflower|grader|root crops|grading|field vegetables',
      near: 'veg|vegetable|crop|crops|farm|field|pack|packing|packhouse|produce|harvest|fruit',
      not: 'motor|road|paper|exam|staff',
      brutal: [
        "The line goes past at walking pace, and after an hour it's the shed that's moving.",
        'Supermarket carrots are all straight. The others went off to be soup.',
      ],
      gentle: "Throughput and downgrades, before you and with you: a packhouse manager thinks in nothing else by four o'clock.",
    },
    {
      says: 'fruit picking|strawberries|strawberry|fruit picker|picking fruit|strawberry picking|berries|raspberries|berry picking|fruit farm|soft fruit picking|picking strawberries|harvesting fruit|fruit harvesting',
      not: 'table top|tabletop|table-top|polytunnel gutter',
      brutal: ['The ripe ones are at knee height, under a leaf, facing away.', 'By the second week nobody in the field can look at a pavlova.'],
      gentle: "Kilos an hour against the farm's rate is on the wage slip. Quote it, since it's the cleanest productivity figure there is.",
    },
    {
      says: 'pigs|pig|farrowing|piglets|sows|weaners|pig unit|pig farm|farrowing house|pig farming|sow|boar|finishing pigs',
      not: 'guinea|guinea pig|guinea pigs|wild',
      brutal: [
        "Pigs are cleverer than dogs, and they've all day to think about that gate.",
        "One board, one person, one sow who'd rather not. Physics has nothing to add.",
      ],
      gentle: "Pigs per sow per year is the unit's own score. Weaning numbers and mortality while you had the house, please.",
    },
    {
      says: 'poultry|chickens|broiler|broilers|poultry house|turkeys|poultry farm|poultry shed|chicken farm|turkey farm',
      not: 'chef|kitchen|menu',
      brutal: [
        'A shed full of birds, and they have all had the same idea about that corner.',
        "The whole shed's put to bed with one light switch, and there's always one with more to say.",
      ],
      gentle: "Birds, cycle, mortality, feed conversion: an integrator's four questions. Two of them answered gets you a call.",
    },
    {
      says: 'hens|laying hens|free range hens|egg collection|egg packing|free range|layers|collecting eggs|egg production|laying flock',
      near: 'hen|hens|egg|eggs|flock|poultry|laying|bird|birds',
      brutal: [
        "Free range means the door's open, it's raining, and every head in the shed is saying no thank you.",
        'There is a long row of nest boxes, all alike, and a queue for one of them.',
      ],
      gentle: 'Eggs per hen and seconds are figures the packer sends every week. Yours would say more than any list of duties.',
    },
    {
      says: 'ear tag|ear tags|tagging|ear tagging|cattle passport|cattle passports|livestock records|movement records|movement licences|holding register|livestock movements|movement book|eid|bcms|cattle movement',
      near: 'cattle|sheep|livestock|calf|calves|lamb|ear|movement|herd|flock|holding|farm|bcms',
      brutal: ['Two ear tags, one number, and the left one is in the hedge.', 'The paperwork for a newborn takes longer to deliver than the animal did.'],
      gentle:
        "A herd inspection with nothing found protects a farm's payments. If the book was yours, the number of head beside it gives the size of the trust.",
    },
    {
      says: 'red tractor|farm assurance|farm inspection|farm audit|soil association|leaf marque|organic certification|farm assured|organic inspection|global gap|globalgap',
      brutal: [
        'A farm inspector looks at everything and stops at the one tin in the back of the chemical store.',
        "The policy's on the wall, in a plastic sleeve, in a place only the inspector's ever stood.",
      ],
      gentle: 'Passing without a non-conformance is worth its date. If you set up the files, other farms will ask for you.',
    },
    {
      says: 'sfi|countryside stewardship|environmental stewardship|basic payment|bps|subsidy|agri-environment|elms|stewardship scheme|sustainable farming incentive|rural payments|rpa|higher level stewardship',
      not: 'data|robotic|uipath|product|software|donor',
      brutal: [
        "The scheme pays by the metre for a margin, and then a form asks if the margin's still there.",
        'Every farm scheme has a new name by the time the map loads.',
      ],
      gentle: 'Income secured per hectare and a clean inspection make you worth your salary before you climb on anything.',
    },
    {
      says: 'farm machinery|machinery maintenance|machinery repair|machinery repairs|servicing machinery|maintaining machinery|farm workshop|maintenance of machinery|greasing|machinery servicing',
      brutal: [
        "It's held together by twine, and the twine was a temporary measure.",
        "Everything on a machine has a grease nipple, and there's always one more, behind the other one.",
      ],
      gentle: 'Fewer breakdowns at the wrong moment is money everyone understands. If a repair of yours saved a dealer call, name the machine and the fault.',
    },
    {
      says: 'secateurs|tool maintenance|maintaining tools|hand tools|garden tools|cleaning tools|tool care|sharpening tools|garden equipment',
      brutal: [
        "Secateurs are personal. You can borrow a gardener's van sooner.",
        'A clean, oiled, sharpened spade is admired by all and then taken by somebody from another team.',
      ],
      gentle: "Kept tools are a kept budget. If you ran the store or did the sharpening for a crew, that's a small post of its own.",
    },
    {
      says: 'quad bike|atv|quad|quads|quad bikes',
      brutal: [
        'A quad bike carries one person, a dog, a bag of nuts, a gate, and an opinion on its own brakes.',
        "Never lend a quad to anyone who says they'll just be a minute.",
      ],
      gentle: 'Put the training certificate in, with its year. Farm insurers ask for it before anybody is handed the keys.',
    },
    {
      says: 'telehandler|telescopic handler|loadall|manitou|handler work|merlo',
      brutal: [
        'Take the keys of the telehandler and a farm stops talking to you until you bring them back.',
        'It lifts three tonnes to the top of a stack, and somebody also wants it to hold the Christmas star.',
      ],
      gentle: 'Give ticket and year, tonnage, what you stacked: sites and farms both need it in that form.',
    },
    {
      says: 'livestock market|auction mart|mart|selling livestock|cattle market|livestock auction|livestock sales|livestock auctions|sheep sales',
      brutal: [
        'A bid at a mart is an eyebrow. People with an itch go home with heifers.',
        'You sell at the top of the market on the day your neighbour stays at home.',
      ],
      gentle: 'Prices against the average on the day prove an eye for stock. If yours topped a sale, name the sale.',
    },
    {
      says: 'feeding|feeding livestock|feeding animals|animal feeding|diet feeder|tmr|feed ration|rations|feed rations|feeding cattle|fed livestock|feeding stock|mixer wagon|animal feed',
      near: 'cattle|livestock|animal|animals|cow|cows|sheep|stock|pig|pigs|calves|horse|horses|farm|ration|rations|feed|feeder|wagon|tmr',
      not: 'peg|tube',
      brutal: ["They can tell your engine from the postman's, from two fields away.", 'One minute late and the whole shed speaks with one voice.'],
      gentle:
        'Daily gain or milk from forage shows feeding as a skill. If you wrote the ration rather than mixing to it, the line should make the difference plain.',
    },
    {
      says: 'mucking out|bedding down|cleaning pens|cleaning sheds|mucked out|cleaning out|cleaning stables|bedding up|animal housing|cleaning livestock|strawing',
      near: 'pen|pens|shed|sheds|stable|stables|cattle|livestock|animal|animals|farm|cow|horse|straw|muck|mucking|mucked|bedding',
      brutal: [
        "You put down clean straw, and nine animals come over to see what you'd like done about it.",
        "A fork has four prongs, and the handle's been mended by someone with a lot of tape.",
      ],
      gentle: "It's where you see first who's off colour. Spotting things early is stockmanship, so say what you caught.",
    },
    {
      says: 'all weathers|working outdoors|all weather conditions|in all weathers|outdoor work|all-weather|outside in all weathers|working outside|all weather',
      brutal: ["There are four seasons in this work, and on a good day you'll need the coat for all of them.", 'Waterproof trousers are a theory.'],
      gentle:
        'Outdoor employers lose people every November. If you kept one thing going through the worst week of the year, it says this better than the weather does.',
    },
    {
      says: 'farm shop|diversification|farm diversification|veg box|farm retail',
      brutal: [
        'Diversification is how a farmer ends up discussing oat milk on a Sunday.',
        "A farm shop sells eggs, chutney, and cards with sheep on them. The sheep aren't on commission.",
      ],
      gentle: 'The share of farm income that comes in through the shop door tells it all. If you can get that figure, use it.',
    },
    {
      says: 'agronomist|agronomy|crop walking|crop monitoring|crop inspection|crop inspections|facts qualified|basis qualified|crop scouting|pest scouting|crop advice|agronomic advice',
      brutal: [
        'An agronomist walks into the middle of the field, kneels down, and comes back with a face that costs money.',
        'You look at a leaf from both sides, hold it up to the light, and say “could be worse”.',
      ],
      gentle: 'Hectares advised, crops and clients kept: with BASIS and FACTS numbers beside them the line is complete.',
    },
    {
      says: 'field trial|field trials|trial plots|plot trials|variety trials|research plots|crop trials|demonstration plots|trial plot|seed trials|plot combine',
      near: 'crop|crops|plot|plots|variety|varieties|farm|seed|wheat|barley|maize|rice|agricultural|agriculture|yield|soil|field|grower',
      not: 'clinical|patients|military',
      brutal: [
        'Four hundred plots, all the same size, each with a label, and a hare that has run through the randomisation.',
        "Replicate three is in the wet corner. Replicate three's always in the wet corner.",
      ],
      gentle: "Trials count when they change what's sown. Sites, plots, and the variety or rate that went into practice, please.",
    },
    {
      says: 'agricultural extension|extension services|extension officer|extension worker|farmer training|training farmers|trained farmers|farmer field|smallholder|smallholders|farmer groups|farmer field schools|demonstration farm|extension work',
      brutal: [
        "You explain the new method, everyone nods, and then they look at what the neighbour's doing.",
        'Every demonstration plot is by the road, so that everybody can see how the weeds are doing.',
      ],
      gentle: 'Adoption is the number: farmers trained, farmers still doing it next season, and yield between the two.',
    },
    {
      says: 'precision farming|gps guidance|variable rate|yield mapping|autosteer|precision agriculture|auto-steer|yield maps|rtk|john deere operations center|gps steering|farm software|gatekeeper',
      near: 'farm|field|crop|tractor|yield|precision|variable|autosteer|rtk|steer|spray|drill|agricultural|agriculture',
      brutal: [
        "The tractor steers itself to two centimetres, and the driver's there to open the flask.",
        'A yield map shows in nine colours what everybody knew about the wet bit by the wood.',
      ],
      gentle:
        'Precision farming is believed one decision at a time. If the maps changed seed, nitrogen or drainage, the saving per hectare is what a manager reads for.',
    },
    {
      says: 'farm budget|crop yields|yield|yields|gross margin|gross margins|farm business|farm accounts|cost of production|farm profitability|enterprise costings|grain marketing|selling grain',
      near: 'farm|crop|crops|wheat|barley|hectare|acre|arable|gross|grain|tonne|enterprise|harvest',
      brutal: [
        "Ask a farmer for the yield in the pub and it's a record. Ask for it in the bank and it's been a difficult year.",
        'You sell the wheat in June. It goes up in July. You sell in July the year after, and so on.',
      ],
      gentle: 'Owners look for cost per tonne before yield. If yours came down with the crop holding up, open the CV with it.',
    },
    {
      says: 'farm staff|seasonal workers|seasonal staff|farm team|seasonal labour|farm labour|managing farm staff|managed farm staff|gang|pickers|casual labour|seasonal pickers',
      near: 'farm|harvest|pick|picker|pickers|season|seasonal|field|crop|packhouse|estate|garden|grounds',
      not: 'gangway|press',
      brutal: [
        'Everybody starts a row together. By noon you can see who has been at it since April.',
        'On a farm the morning meeting is three sentences over a bonnet, and one of those is about the gate.',
      ],
      gentle: 'Give peak headcount, returners and tonnes per head: a grower who reads those three knows you can run a season.',
    },
    {
      says: 'gates|rotational grazing|grazing|grassland management|grazing management|grassland|pasture|moving stock|moving livestock|moving cattle|pasture management|grass measuring|plate meter|grazing plan|mob grazing|conservation grazing',
      near: 'graz|grazing|grass|stock|cattle|sheep|livestock|pasture|field|farm|meadow|grassland|plate',
      brutal: [
        "Twelve gates, opened, driven through, shut. Eleven are hung. One's an agreement.",
        "Grass grows while you're on holiday, and it stops when you've bought more sheep.",
      ],
      gentle: 'Stocking rate and bought-in feed, before and after: grass people ask for those and not much else.',
    },
    {
      says: 'moles|mole catching|mole trapping|mole control|mole catcher|molehill',
      not: 'skin|dermat|clinic|chemistry|security',
      brutal: [
        'The mole has been there for nine years, and it knows your routine.',
        "You set the trap in the run. By morning there's a new run, round the trap, very tidily.",
      ],
      gentle: 'Lawns and pitches pay for a person who solves this. Clients who had you back every spring are your proof.',
    },
    {
      says: 'rabbit|rabbits|rabbit control|rabbit fencing',
      not: 'assay|antibody|user|hutch|breeding|meat|farm|production|feed|pet|pets|rearing|laboratory',
      brutal: ['A rabbit fence goes thirty centimetres into the ground. They start at thirty-one.', 'Two rabbits in April is a figure of speech by June.'],
      gentle: 'Crop saved is what counts. Licences, methods and acres covered: landowners pay for someone who has all of it.',
    },
    {
      says: 'deer|deer control|deer fencing|deer management|deer stalking|deer stalker',
      not: 'farm|farming|venison|park|collision|tick',
      brutal: [
        'Deer walk past four hundred trees to eat the ones with labels.',
        'A deer fence is two metres high, with a gate in it, which someone has left open.',
      ],
      gentle: 'Give DSC level, cull plan, trees that got away: three facts a forest manager looks for together.',
    },
    {
      says: 'bat survey|bat surveys|bats|bat detector|emergence survey|bat licence|dusk and dawn|emergence surveys|bat roost|roost|bat activity|batlogger|anabat|dusk emergence|bat licensed',
      around: 'survey|surveys|surveyor|consult|planning|cieem|natural england|building|buildings|developer|developers|roosts|licence',
      brutal: [
        "Two hours on a folding chair in a stranger's garden, staring at a soffit. Someone always rings the police.",
        "Nothing comes out all evening. You write that down, to the minute, and the developer's delighted.",
      ],
      gentle: 'Class licence and survey seasons are what consultancies search for. Roosts found and licences won go after.',
    },
    {
      says: 'great crested newt|great crested newts|gcn|newts|newt|newt survey|newt surveys|bottle trapping|newt fencing|bottle traps|newt trapping',
      brutal: [
        'A newt four inches long can stop a bypass. It has no idea.',
        "You set sixty bottle traps at dusk and are back at dawn. In one of them's a very surprised stickleback.",
      ],
      gentle: "GCN licence level and number of ponds tell a project manager if you can lead. Say which you've had accepted.",
    },
    {
      says: 'badger|badgers|badger sett|badger survey|badger surveys|sett monitoring|sett closure',
      brutal: [
        "You put a stick across the hole and come back in a week to see if it's moved. That's the method.",
        "A sett has twelve entrances, and they use the one that isn't on the drawing.",
      ],
      gentle: 'Licences and closures done are what a developer needs to hear. Add one that kept a start date, if you have one.',
    },
    {
      says: 'otter|otters|water vole|water voles|spraint|otter survey|water vole survey|water vole surveys',
      brutal: [
        'Otter spraint is said to smell of jasmine. Somebody had to be the first to find out.',
        'It is one of the few jobs where finding droppings under a bridge makes the whole day.',
      ],
      gentle: 'Mammal work is licence, season and patience. Add the species you may survey without supervision, if there are any.',
    },
    {
      says: 'reptile|reptiles|slow worm|reptile survey|slow worms|refugia|reptile surveys|grass snake|adder|adders|reptile mats',
      around: 'survey|surveys|consult|mitigation|cieem|planning|adders|slow worms|refugia|natural england|naturescot',
      brutal: [
        'You lay out a hundred squares of roofing felt, come back seven times, and meet a slow worm and four cans.',
        "Lift the tin, look, put it back. It's like a scratch card, with ants.",
      ],
      gentle: 'Capture sites and seasons show depth. If a translocation held, the monitoring report has the numbers you need.',
    },
    {
      says: 'dormouse|dormice|nest tubes|hazel dormouse|dormouse survey|dormouse licence|dormouse surveys|dormouse boxes',
      brutal: [
        'Two hundred nest tubes, checked on tiptoe, and in one of them somebody asleep and not impressed.',
        'It weighs as much as two pound coins, and it can move a roundabout.',
      ],
      gentle: "A dormouse licence is years of work with somebody patient. Say how many boxes and which county's monitoring you fed.",
    },
    {
      says: 'bird survey|breeding bird survey|bird surveys|breeding bird surveys|ornithological|ornithology|vantage point survey|bird ringing|bto|wintering bird surveys|ornithologist|wetland bird survey|vantage point surveys',
      brutal: [
        'A bird survey is done by ear, at dawn, and the loudest thing on the sheet is the road.',
        'Show a birder a brown dot flying away and you get the species, the call and its plans for the winter.',
      ],
      gentle: 'Surveyors are chosen by hours and target species. If you identify by song, or hold a schedule one licence, either one moves you up the list.',
    },
    {
      says: 'botanical survey|quadrat|quadrats|nvc|habitat survey|phase 1|phase 1 habitat survey|phase 1 habitat|ukhab|plant survey|vegetation survey|habitat surveys|habitat mapping|preliminary ecological appraisal|pea surveys|ecological appraisal',
      near: 'ecolog|ecological|ecology|habitat|survey|surveys|surveying|botan|vegetation|ukhab|nvc|species|preliminary',
      not: 'split|green|mushy|clinical trial',
      brutal: [
        'You throw a square on the ground, kneel down for an hour, and stand up knowing forty grasses by their ankles.',
        "From the road it's a field. In the report it's eleven pages, and the brambles have a code.",
      ],
      gentle: "FISC level is the question behind this line. If you've sat it, print it, with hectares mapped in a season.",
    },
    {
      says: 'biodiversity net gain|bng|biodiversity metric|metric calculation|statutory metric|net gain|bng assessment|habitat creation|biodiversity units',
      brutal: [
        'The metric knows the price of a hedge to three decimals, and the hedge knows nothing of it.',
        'Ten per cent more nature, please, on the site, after the car park.',
      ],
      gentle: 'Give units delivered and sites agreed with a planning officer: not many ecologists can show both yet.',
    },
    {
      says: 'ecological clerk of works|ecow|ecological supervision|clerk of works|watching brief|mitigation licence|ecological mitigation|species licence|protected species|protected species licence|natural england licence|epsl|protected species surveys',
      near: 'ecolog|ecological|species|ecow|habitat|licence|bat|newt|wildlife|badger|natural england|site',
      not: 'risk mitigation|money',
      brutal: [
        "You stand by a digger in a white hat and stop thirteen people's work for something the size of a thumb.",
        "“How long will it be?” says the site manager. It's asleep. It's asleep until March.",
      ],
      gentle: 'Being the calm voice on a building site is rare. Schemes supervised, licences closed, delays avoided: take your pick.',
    },
    {
      says: 'himalayan balsam|balsam bashing|balsam pulling|balsam',
      brutal: [
        "It comes out with two fingers. There are just eleven miles of it, and it's upstream.",
        "Pull it in June and it's a pleasant walk. Pull it in August and it fires seeds at you.",
      ],
      gentle: "Length of river cleared, and still clear a year on: print the second one if you've got it.",
    },
    {
      says: 'japanese knotweed|knotweed|knotweed treatment',
      brutal: [
        "It's treated for three years, sulks for one, and comes up through somebody's mortgage.",
        "Every surveyor has a picture of it, and every seller says it's bamboo.",
      ],
      gentle: 'Lenders want a plan and a guarantee. If yours were accepted, say how many sites and by whom.',
    },
    {
      says: 'invasive species|giant hogweed|rhododendron|rhododendron clearance|invasive plants|non-native species|invasive non-native',
      not: 'fish|crayfish|mussel|mussels|animal|animals|insect|insects|marine|mammal|mammals|ant|ants|beetle',
      brutal: ["Most invasive plants arrived the same way: one looked nice in somebody's border.", 'Cut it down and it says thank you.'],
      gentle: 'Control works by the year, not by the day. Add hectares, method and the state of it two summers later.',
    },
    {
      says: 'camera trap|camera traps|camera trapping|trail camera|trail cameras|trail cam',
      brutal: [
        'Four thousand pictures: one animal, and a great many portraits of a fern in the wind.',
        'The best animal of the month walks past with its back turned.',
      ],
      gentle: 'Sorting is the real job. Trap nights, species and the software you used would make it solid.',
    },
    {
      says: 'river restoration|leaky dams|natural flood management|river re-meandering|floodplain restoration|leaky dam',
      brutal: [
        'You put the wiggles back into a river that someone was once paid to take out.',
        'A leaky dam is a pile of logs, put in by hand, to look as if nobody had.',
      ],
      gentle: "Funders of rivers count kilometres and what came back in them. If the next flood arrived later, that's the sentence a whole valley understands.",
    },
    {
      says: 'beaver|beavers|beaver reintroduction',
      not: 'scout',
      brutal: [
        'They turned up with no plan, no permit and no meeting, and had the dam done by Thursday.',
        'The meeting about them took a year. The willow took a night.',
      ],
      gentle: 'Neighbours decide whether it works. If you did the talking as well as the monitoring, put the talking first.',
    },
    {
      says: 'nature reserve|reserve management|conservation management|habitat management|rewilding|nature recovery|habitat restoration|conservation work|practical conservation|scrub management',
      not: 'building|art|collections',
      brutal: [
        'A nature reserve is left to itself by six people with brushcutters.',
        'You clear the scrub so that something rare can come. What comes is scrub.',
      ],
      gentle: 'Hectares and a species that answered: conservation is short of people who can name theirs.',
    },
    {
      says: 'peatland|peatland restoration|bog restoration|sphagnum|blanket bog|reedbed',
      brutal: [
        'Peat grows a millimetre a year, and the funding runs for three.',
        "You can cross a bog if you know where to step. Everyone's found out in the same place.",
      ],
      gentle: 'Water table before and after is the figure this work lives on. Hectares rewetted comes next.',
    },
    {
      says: 'wildflower meadow|wildflower|meadow|meadows|wildflower planting|wildflowers|meadow creation',
      brutal: [
        "The first year it's poppies and postcards. The second it's docks, and letters from residents.",
        "To get a meadow you stop mowing at the right time, and tell everybody that it's on purpose.",
      ],
      gentle: 'Species counts per square metre, year one and three: any council with verges would like to read that.',
    },
    {
      says: 'beekeeping|beehive|hives|bees|bee hives|beekeeper|apiary|apiaries|honey production|honey',
      near: 'bee|bees|hive|hives|beekeep|beekeeper|beekeeping|apiary|honey|colony|colonies',
      brutal: [
        'Beekeepers all say you get used to it. Watch one with a bee on the inside of the veil.',
        "Ask two beekeepers and you'll get three answers and a jar.",
      ],
      gentle: 'Colonies through the winter is the number beekeepers respect. Add kilos per hive.',
    },
  ],
};
