import type { ComicEntry } from '../comic-entry.ts';

/** Things of shops, tills, markets, stock rooms, fashion and flowers. */
export const SHOP_THINGS: readonly ComicEntry[] = [
  {
    says: 'till',
    near: 'cash|float|operat|operated|operating|operator|shop|store|retail|customer|bar|training|trained|cashing|serving|reconcil|balancing|balanced|balance',
    not: 'till date|till now|till present|till the|till late|till today|till midnight|till close|till closing|till end|till 10|till 11|till 12|till dec|till march|soil|field',
    brutal: [
      "A till is one penny out. It's been one penny out since the clocks changed.",
      'Tills know three things: the price, the time, and that the supervisor with the key is on lunch.',
    ],
    gentle: 'Balancing to the penny is a habit worth showing. Add takings of a busy day, and whether you opened or closed the till.',
  },
  {
    says: 'epos',
    brutal: [
      'EPOS stands for electronic point of sale, and for turn it off and on again, with a queue.',
      'The EPOS has a button for everything. The staff use four, and the fourth is no sale.',
    ],
    gentle: 'Ringing sales on it is assumed. Add lines, prices or reports.',
  },
  {
    says: 'self-checkout|self checkout|self-service checkout|self-service till|self scan|self-scan',
    not: 'library|libraries|rfid|kiosk|kiosks|borrower|borrowers|patron|patrons|returns sorter',
    brutal: [
      'Unexpected item in the bagging area. Six words, and every self-checkout got a full-time colleague out of them.',
      'Six self-checkouts, one member of staff, and a red light above every avocado.',
    ],
    gentle: 'Watching several machines means helping, checking and calming at once. Add their number.',
  },
  {
    says: 'cashing up|cash up|cashed up|cash-up|cashing out',
    near: 'till|end of day|cash|shop|store|bar|bank|daily|takings|shift|restaurant|closing',
    brutal: [
      'Four pounds over, counted three times. Cashing up would rather you were four pounds under.',
      'Count it, bag it, sign it, find a fiver under the tray, start again.',
    ],
    gentle: 'Daily takings and a clean variance record say trust together. Banking it as well makes a supervisor of a cashier.',
  },
  {
    says: 'z read|z-read|z report|x read',
    near: 'till|cash|end of day|shop|bar|store|cashing|pos',
    brutal: [
      'A Z read prints the day in forty centimetres, and the last four say what you already feared.',
      'X is to look. Z is forever. New starters learn that once.',
    ],
    gentle: 'End of day reports sit with the person in charge. If that was you, supervisor is the word to put in front of them.',
  },
  {
    says: 'chip and pin|card machine|card terminal|card reader|contactless payment|pdq',
    near: 'payment|customer|till|shop|bar|store|restaurant|cash|retail|transactions|market',
    brutal: [
      'The card machine asks for the chip, the stripe, the tap, and then for the other card.',
      'Out of range by the window, out of paper at the weekend. A card machine has seen every corner of the room.',
    ],
    gentle: 'Payments and reconciliation go together. Add the provider by name, and who settled the differences.',
  },
  {
    says: 'planogram',
    brutal: [
      'Drawn at head office for a store with no pillars. Your store has pillars.',
      'A planogram moves the biscuits forty centimetres to the left, for reasons that are confidential.',
      'By Friday lunchtime the planogram and the shelf have agreed to see other people.',
    ],
    gentle: "Compliance is scored, so use the score. Bays relaid in a night work just as well, and both are in the store's own records.",
  },
  {
    says: 'stocktake|stocktaking|stock take|stock taking|stock count|inventory count|cycle count',
    brutal: [
      'The computer says six. The shelf says four. At stocktake the computer wins until somebody gets a ladder.',
      'A stocktake finds everything except what you were short of.',
      'Once in a while the whole building learns where it keeps things. That is called a stocktake.',
    ],
    gentle: 'A count always leaves a number behind: variance, shrink or lines an hour. The last one you remember belongs here.',
  },
  {
    says: 'shrinkage|stock loss|inventory shrink|shrink',
    near: 'stock|store|loss|retail|inventory|shop|prevention|supermarket',
    not: 'cheese|meat|weight|wrap|sleeve|film|package|fabric',
    brutal: [
      "Shrinkage: retail's polite word for things that left without saying goodbye.",
      'Some of it is theft, some is mistakes, and some is a box of crisps in the staff room.',
    ],
    gentle: "Shrinkage is a manager's figure. Give it before and after, and the one change that did it.",
  },
  {
    says: 'gondola end|end cap|endcap|promotional end',
    brutal: [
      'The end of the aisle is the beachfront of retail. Baked beans pay for the view.',
      'An end cap is changed on a Tuesday night and rearranged by one trolley on Wednesday.',
    ],
    gentle: 'Brands pay good money for that spot. Whoever chose what stood there, or knows what it sold, is doing merchandising.',
  },
  {
    says: 'point of sale material|pos material|pop display|point-of-sale display|fsdu',
    brutal: ['It comes flat, with slot A, tab B, and nothing that fits slot A.', 'POS material arrives the day after the promotion with a note saying urgent.'],
    gentle: 'On time across stores is the measure. Add sites, and the share that was up on day one.',
  },
  {
    says: 'window display|shop window|window dressing',
    near: 'display|visual|store|shop|christmas|design|designed|mannequin|dressed|dressing|merchandis|retail',
    brutal: ["A window display gets four seconds per passer-by and one dog's nose.", "In October it's autumn leaves. In the same October, it's Christmas."],
    gentle: 'Windows can be counted: footfall, or sales of what stood in them. Add a link to pictures, if you have one.',
  },
  {
    says: 'fitting room|changing room',
    near: 'store|retail|fashion|clothing|shop|garment|h&m|zara|primark',
    brutal: [
      'Three things go into the fitting room, three things come out, and all of them are inside out.',
      'A fitting room has one hook, three opinions and lighting from a hostage film.',
    ],
    gentle: 'Fitting rooms are where sales are made. Add conversion, or the garment you suggested that went to the till.',
  },
  {
    says: 'loss prevention|shoplifting|store detective',
    not: 'data|dlp|insurance|insurer|cyber|property damage',
    brutal: [
      'Razor blades, steak and the good cheese. Loss prevention could write your shopping list.',
      'Loss prevention watches forty screens, and the one person acting oddly is from head office.',
    ],
    gentle: 'Results count more than stops. Add a loss figure that came down, or a routine that other stores took over, if you have one.',
  },
  {
    says: 'mystery shopper|mystery shopping|mystery diner|mystery guest',
    brutal: [
      'The mystery shopper asks where the olives are and then writes down how you stood.',
      'Ninety-four per cent. Six lost for not saying goodbye with eye contact.',
      'Every shop is sure it knows the mystery shopper. It was the other one, in the cagoule.',
    ],
    gentle: "Scores compare across stores. Give yours, the maximum and the chain's average, in one bracket.",
  },
  {
    says: 'click and collect|click & collect|curbside pickup|kerbside pickup|bopis',
    brutal: [
      'Ready to collect, says the email. At the counter, someone goes out the back for nine minutes.',
      'Click and collect: shopping from home, plus a queue.',
    ],
    gentle: 'Picking time and on-time share are tracked by every chain. Either of them, with the orders of a peak week, shows the pace.',
  },
  {
    says: 'gift card|gift voucher',
    near: 'sold|sales|retail|store|promot|redeem|balance|shop|processed|programme',
    brutal: [
      'A gift card always ends with 37p on it. Accountants call that income.',
      'Lives in a drawer for eleven months and comes out the week the shop changes its name.',
    ],
    gentle: 'Selling, setting up and reconciling are three jobs with one card. The right verb puts you in yours.',
  },
  {
    says: 'gift wrap|gift wrapping|gift-wrapping',
    brutal: [
      'The gift wrapping desk: a queue of people holding footballs and umbrellas.',
      'Ribbon curled on a scissor blade, tape hidden, and somewhere in the box, the price.',
    ],
    gentle: 'In December it comes down to speed with a smile. Add parcels in a day, or takings for charity.',
  },
  {
    says: 'loyalty card|clubcard|nectar card|loyalty scheme|loyalty program|loyalty programme|rewards program',
    around: 'till|cashier|shop|store|retail|café|cafe|coffee|supermarket|barista|checkout|customer assistant|sales assistant|pharmacy',
    brutal: [
      'Do you have a loyalty card? Ask it nine hundred times a day and you start saying it at home.',
      'The tenth coffee is free. Nobody has ever found the card with the nine.',
    ],
    gentle: 'Sign-ups hang on a chart in the staff room. A place near the top of it is a sales result, and may be printed as one.',
  },
  {
    says: 'yellow sticker|reduced to clear|markdown|mark-down',
    near: 'stock|store|food|fresh|retail|sticker|shop|price|clearance|supermarket|sale|bakery|season',
    not: 'language|html|jupyter|github|fashion|apparel|garment|clothing|buyer|merchandis|planner|syntax|editor',
    brutal: [
      'Half seven, the yellow sticker gun comes out, and people who were just browsing form up behind it.',
      'Ninety pence off a trifle. There are regulars who know your break times.',
    ],
    gentle: 'Timing is all of it: too early costs margin, too late fills the bin. Add waste while you decided.',
  },
  {
    says: 'best before|date checking|date check|use-by date|use by date|date rotation',
    near: 'stock|shelf|food|store|check|checking|checked|dairy|chilled|kitchen|rotation',
    brutal: [
      'Behind every yoghurt at the front is a date check that somebody did with cold fingers.',
      'The shopper reaches to the back. The date checker knew they would.',
    ],
    gentle: 'A small job that keeps auditors and customers happy. Add waste that fell while it was yours.',
  },
  {
    says: 'shelf stacking|shelf stacker|stacking shelves|shelf replenishment|shelf filling|shelf filler',
    brutal: [
      'Shelf stacking: labels out, edges straight, perfect. Then someone takes one tin from the bottom row.',
      "Whatever bit of shelf the stacker is standing at, that's the bit the next trolley needs.",
    ],
    gentle: 'Cases an hour is how managers measure it. Pace and aisle stop it from sounding like a stopgap.',
  },
  {
    says: 'roll cage|rollcage|roll container',
    brutal: [
      "Two wheels that steer, one that sings and one that's made its own arrangements.",
      'A full roll cage weighs half a tonne, has no brakes to speak of, and your heels know it.',
    ],
    gentle: 'Night managers count in cages. Cages in a shift and the aisles they went to are the language they hear.',
  },
  {
    says: 'pallet truck|pump truck|pallet jack|hand pallet truck',
    brutal: [
      'Somebody has ridden the pallet truck like a scooter. Nobody has seen it, including the camera.',
      'A pallet truck finds every ankle in the building without ever being aimed.',
    ],
    gentle: 'A powered truck needs training, a hand pump does not. Say which, and add the date of the training.',
  },
  {
    says: 'stock room|stockroom|back of house',
    near: 'stock|stockroom|organis|organiz|deliver|store|retail|shop|boxes|inventory',
    brutal: [
      "It's in the stockroom. Everything is in the stockroom. That's what's wrong with it.",
      "One aisle, one ladder, one chair with three legs that's been waiting for a decision since spring.",
    ],
    gentle: 'Find-time is what a good stockroom saves. Add a layout or a labelling idea of your own, if you have one.',
  },
  {
    says: 'night fill|night-fill|night replenishment|night stocker|overnight stocking',
    brutal: [
      "Night fill: the music's off, the heating's off, and the cage with the cat food is never off.",
      'The store looks perfect at six. The day team will describe it as quiet.',
    ],
    gentle: 'Cases an hour and which aisles say how strong a night worker is. Leading the shift, where it was so, goes in front of both.',
  },
  {
    says: 'supermarket bakery|in-store bakery|instore bakery',
    brutal: [
      'The smell of fresh bread reaches the car park. The bread reaches the shop on a lorry, frozen.',
      "In-store bakery: the oven's real, the hat's real, the dough is from a motorway junction.",
    ],
    gentle: 'Bake-off is planning by the hour. Availability and waste are its two figures, and either one would do.',
  },
  {
    says: 'petrol station|gas station|petrol forecourt|filling station|service station',
    brutal: ["Pump four? There's nobody on pump four. Pump four has driven off.", 'A petrol station makes pennies on the petrol and its living on the Twix.'],
    gentle: 'Fuel, shop, coffee and deliveries, often alone: that is a whole site. Add hours in sole charge.',
  },
  {
    says: 'garden centre|garden center|plant nursery',
    brutal: [
      'A garden centre sells scented candles, fudge, slippers, and by the far exit, plants.',
      'First warm Saturday in April: eight hundred trolleys and everyone wants the same geranium.',
    ],
    gentle: 'Plant knowledge and shop floor are hired apart. Add the section, shrubs, houseplants or landscaping.',
  },
  {
    says: "diy store|home improvement store|b&q|wickes|home depot|lowe's|homebase|paint mixing",
    brutal: [
      'The tin says magnolia. The wall says no, and it comes back on Sunday with a brush in it.',
      "A DIY store's busiest hour is twenty minutes before closing, when the leak starts.",
    ],
    gentle: 'Product knowledge sells better with its shelf named. Trade counter, paint, timber or kitchens: the department goes in front.',
  },
  {
    says: 'ikea',
    brutal: [
      'Arrows on the floor, no windows, and a hot dog at the end for survivors.',
      'In for a shelf, out with tealights, a plant and a bag of daim. Ikea still has the shelf.',
    ],
    gentle: 'Showroom, market hall, warehouse and returns are different worlds there. The one that was yours should stand before the name.',
  },
  {
    says: 'aldi|lidl',
    near: 'assistant|store|shift|checkout|deputy|manager|superviso|supervisor|team|retail|till',
    brutal: [
      'The middle aisle has a wetsuit, a welder and a chainsaw. All someone wanted was milk.',
      'A till at {it} has one speed. The long packing shelf behind it is for the wounded.',
    ],
    gentle: 'Small crews do everything in these stores: tills, bake-off, pallets, keys. Add items a minute and the keys.',
  },
  {
    says: 'car boot|car boot sale|flea market',
    brutal: [
      'Six in the morning, boot half open, and a torch already inside asking for watches.',
      "Everything's a pound until someone offers fifty pence, and then it's fifty pence.",
    ],
    gentle: "Haggling is negotiation in its first form. Add a summer's turnover, even a small one, if you have one.",
  },
  {
    says: 'auction house|auctioneer|auction room',
    near: 'auction|lot|lots|sale|antiques|fine art|bidding|catalogue|bid|livestock|car',
    not: 'livestock|cattle|vehicle|property|spectrum|ad|fish market|online advertising',
    brutal: [
      'Scratch your nose at an auction house and you own a wardrobe.',
      'Lots 40 to 90 are brown furniture. The gavel has stopped making jokes about it.',
    ],
    gentle: 'Lots in a sale, and the best hammer price you had a hand in, give the scale. A saleroom also looks for the department by name.',
  },
  {
    says: 'shoe shop|shoe fitting|shoe store|footwear retail',
    brutal: [
      "I'll just check in the back. The back is nine thousand boxes and one left boot.",
      "They want the seven, they need the seven and a half, and they'll walk to the carpet's edge to prove it.",
    ],
    gentle: 'Measured fitting is a trained skill. The brand or society that certified it belongs in brackets.',
  },
  {
    says: 'alterations|garment alteration|tailoring|tailor',
    near: 'garment|clothing|dress|suit|bridal|trouser|hem|seamstress|bespoke|sewing|sew|savile row',
    not: 'needs|approach|to suit|suit the|suit their|content|message|lesson|tailoring solution|tailor solution|tailor my|tailor our|building|structural|loft',
    brutal: [
      "Tailor's chalk, forty pins, and one instruction: breathe normally. Nobody does.",
      "Trousers up an inch. It's always an inch, and it's always by Friday.",
    ],
    gentle: 'Turnaround and redo rate are what a workroom watches. Add garments in a week, by hand or machine.',
  },
  {
    says: 'tech pack|techpack',
    brutal: [
      'Eleven pages on a T-shirt. Page nine is the label inside the label.',
      'The tech pack says two millimetres. The sample came back with its own interpretation.',
    ],
    gentle: "A clear pack shows in the samples. Add rounds to approval, and the factory's country.",
  },
  {
    says: 'lookbook|look book',
    brutal: ['The lookbook is shot in February, in linen, by the sea.', 'Nobody in a lookbook has ever carried a bag of shopping.'],
    gentle: 'Orders written after it came out would turn a fine object into a result. Styling, shooting and layout are worth naming apart.',
  },
  {
    says: 'bridal shop|bridal boutique|wedding dress|bridal gown',
    brutal: ["One dress, five chairs, and a box of tissues that's on the stock list.", "Everything's ivory. Nothing's called ivory."],
    gentle: 'Helping somebody choose that dress takes real tact. Add the share of appointments that ended with a yes.',
  },
  {
    says: 'weaving|loom|handloom|jacquard',
    near: 'textile|weav|weaver|weaving|fabric|yarn|mill|woven|cloth|tapestry',
    not: 'cable|wiring|harness|video',
    brutal: [
      'The Jacquard loom ran on punched cards in 1804. Computing has been a footnote to tablecloths ever since.',
      'Two days to thread the loom, then a mistake in row three that only you can see.',
    ],
    gentle: 'Mill, studio or hand loom are different worlds. Ends per inch, and what came off it, tell a weaver everything.',
  },
  {
    says: 'upholstery|upholsterer|reupholstery',
    near: 'furniture|chair|sofa|trimming|fabric|vehicle|marine|traditional|modern|soft furnishing|workshop',
    not: 'cleaning|cleaner|cleaned',
    brutal: [
      'Strip back any chair and upholstery pays you 40p, a hairgrip and a biro lid.',
      'Horsehair, hessian, four hundred tacks, and somebody will put a throw over it.',
    ],
    gentle: 'Give traditional and foam, domestic and contract: the two words that fit come first. A piece by name, with the hours in it, completes it.',
  },
  {
    says: 'bouquet|flower arranging|flower arrangement|floristry|floral design|floral arrangement',
    brutal: [
      'A bouquet looks like it fell together. It took a spiral, nine stems and language.',
      'Floristry is mostly carrying buckets. The flowers are there so that it photographs well.',
    ],
    gentle: 'Give bouquets in a day, weddings in a season, waste on stock: florists live by those three. Any one of them fits the line.',
  },
  {
    says: 'buttonhole|boutonniere|corsage',
    near: 'flower|florist|wedding|floral|rose',
    brutal: ['One rose, one pin, and eleven ushers who all put it on the wrong side.', 'Made by the dozen at dawn, crushed by the second hug.'],
    gentle: 'Everything is due on the same Saturday morning. Add the largest order, and that it was complete.',
  },
  {
    says: 'makeup counter|make-up counter|beauty counter|cosmetics counter',
    brutal: ['Forty shades of foundation and lighting that suits none of them.', 'One half of the face done, and off they go for a coffee to think about it.'],
    gentle: 'The best counters live on clients who ask for someone by name. Add repeat bookings, or a target met.',
  },
  {
    says: 'duty free|duty-free',
    brutal: ['A giant Toblerone has never been bought on the ground.', 'Duty free: twelve minutes to boarding, and the queue is buying perfume by the litre.'],
    gentle: 'Languages and conversion count before a flight leaves. Languages you sell in belong beside this before the product range does.',
  },
  {
    says: "santa's grotto|christmas grotto|grotto",
    near: 'santa|christmas|event|elf|store|centre|shopping',
    brutal: ['Elves on zero notice, fake snow in the vents, and a queue system borrowed from airports.', "Santa's grotto: a shed with a booking portal."],
    gentle: 'Bookings, queue times and staff in costume are event management. Add visits in the season, with takings.',
  },
  {
    says: 'in-store demonstrator|product sampling|food sampling|sampling stand',
    brutal: [
      'One cube of cheese on a stick, and suddenly everyone in the aisle is considering a whole cheese.',
      'Product sampling: the same shopper, three times, in a different hat.',
    ],
    gentle: 'A brand wants to know one thing: what sold while somebody stood there. Add units against a normal day.',
  },
  {
    says: 'vending machine',
    not: 'fsm|verilog|vhdl|java|state machine|arduino|simulat|python|c++|fpga|raspberry',
    brutal: [
      'E7. The spiral turns, the crisps lean, and physics takes a break.',
      'A vending machine holds forty snacks and one coil of something nobody has ever ordered.',
    ],
    gentle: 'Keeping a round of them filled and working is a small logistics business. Add machines, and their takings in a week.',
  },
  {
    says: 'ebay|vinted|depop|etsy',
    near: 'sell|selling|sold|seller|shop|listing|listings|feedback|orders',
    brutal: [
      'Worn once, says the listing. Would you take four pounds, says the first message.',
      'A spare room, a tape gun, and a post office that knows you by parcel.',
    ],
    gentle: 'The platform keeps perfect records: feedback score, sales, dispatch time. A good figure from it is a reference nobody can doubt.',
  },
  {
    says: 'mobile phone shop|phone shop|carphone warehouse|ee store|vodafone store|o2 store|phone store',
    brutal: [
      'They came in for a charger and are now halfway through a credit check.',
      "Upgrade, insurance, case, glass. It's a phone shop, and it still can't get you signal at home.",
    ],
    gentle: "These shops hang everybody's sales on the back-room wall. A place on that list, and the accessories per sale, would speak.",
  },
  {
    says: 'bookshop|bookstore|waterstones|barnes & noble|barnes and noble',
    brutal: [
      "It's blue, it was on the radio, and the author has a dog. A good bookseller has it in your hand in a minute.",
      "Nobody in a bookshop has read everything. They've read the back of everything.",
    ],
    gentle: 'Hand-selling is persuasion at its gentlest. Add one title you turned into a bestseller on a table, if you have one.',
  },
  {
    says: 'pet shop|pet store|pets at home|petsmart|petco',
    brutal: [
      'The fish queue is always longer. Somebody wants that one. No, that one.',
      'A pet shop sells you a very small hamster and a great deal of plumbing.',
    ],
    gentle: 'Care checks and honest advice are what owners come for. Add a welfare course or a licensed duty, if you have one.',
  },
  {
    says: 'people counter|footfall counter|footfall',
    near: 'store|retail|shop|centre|conversion|increase|increased|%|counter|museum|venue',
    brutal: ['Footfall counts the postman twice a day.', 'Everyone who came in to get out of the rain is in that footfall number, dripping.'],
    gentle: "Footfall is other people's feet; conversion is your work. The two together tell an owner what the marketing was worth.",
  },
  {
    says: 'queue management|queue busting|queue-busting',
    brutal: [
      'People will walk an empty zigzag all the way round rather than lift the rope.',
      'Managing a queue means opening a second till and watching the back of the line get there first.',
    ],
    gentle: 'Minutes before and after make it believable at once. The trick that got the line moving can stand in the same sentence.',
  },
  {
    says: 'head office visit|area manager visit|regional manager visit|store audit',
    brutal: [
      'The visit is a surprise, and has been on the staff room calendar since Tuesday.',
      'Whole aisles get built in a night for somebody who walks past them on the phone.',
    ],
    gentle: 'Somebody neutral marked the work. The score, and the one before it, are better than any reference.',
  },
];
