import type { ComicEntry } from '../comic-entry.ts';

/** Things of shops, tills, markets, stock rooms, fashion and flowers. */
export const SHOP_THINGS: readonly ComicEntry[] = [
  {
    says: 'till',
    near: 'cash|float|operat|operated|operating|operator|shop|store|retail|customer|bar|training|trained|cashing|serving|reconcil|balancing|balanced|balance',
    brutal: [
      "A till is one penny out. It's been one penny out since the clocks changed.",
      'Tills know three things: the price, the time, and that the supervisor with the key is on lunch.',
    ],
    gentle: 'Balancing to the penny is a good habit to show. How many tills, and what sort of takings in a day?',
  },
  {
    says: 'epos',
    brutal: [
      'EPOS stands for electronic point of sale, and for turn it off and on again, with a queue.',
      'The EPOS has a button for everything. The staff use four, and the fourth is no sale.',
    ],
    gentle: 'Did you only ring sales on it, or set up lines, prices and reports? The second is systems work; say so.',
  },
  {
    says: 'self-checkout|self checkout|self-service checkout|self-service till|self scan|self-scan',
    brutal: [
      'Unexpected item in the bagging area. Six words, and every self-checkout got a full-time colleague out of them.',
      'Six self-checkouts, one member of staff, and a red light above every avocado.',
    ],
    gentle: "Watching several machines means helping, checking and calming. How many at once? That's the number.",
  },
  {
    says: 'cashing up|cash up|cashed up|cash-up|cashing out',
    near: 'till|end of day|cash|shop|store|bar|bank|daily|takings|shift|restaurant|closing',
    brutal: [
      'Four pounds over, counted three times. Cashing up would rather you were four pounds under.',
      'Count it, bag it, sign it, find a fiver under the tray, start again.',
    ],
    gentle: 'Daily takings and a clean variance record: both belong here, and together they say trust.',
  },
  {
    says: 'till float|cash float',
    brutal: [
      'The float is a hundred pounds, of which ninety is in coins nobody can use.',
      'A float goes out in the morning, comes back at night, and is never once all there in pound coins.',
    ],
    gentle: 'Handling the float means the safe was yours to open. That trust deserves a plain sentence.',
  },
  {
    says: 'z read|z-read|z report|x read',
    near: 'till|cash|end of day|shop|bar|store|cashing|pos',
    brutal: [
      'A Z read prints the day in forty centimetres, and the last four say what you already feared.',
      'X is to look. Z is forever. New starters learn that once.',
    ],
    gentle: 'End-of-day reports sit with the person in charge. If that was you, write supervisor duties in so many words.',
  },
  {
    says: 'chip and pin|card machine|card terminal|card reader|contactless payment|pdq',
    near: 'payment|customer|till|shop|bar|store|restaurant|cash|retail|transactions|market|install',
    brutal: [
      'The card machine asks for the chip, the stripe, the tap, and then for the other card.',
      'Out of range by the window, out of paper at the weekend. A card machine has seen every corner of the room.',
    ],
    gentle: 'Payments and reconciliation go together. Name the provider and daily volume if you did both.',
  },
  {
    says: 'planogram',
    brutal: [
      'Drawn at head office for a store with no pillars. Your store has pillars.',
      'A planogram moves the biscuits forty centimetres to the left, for reasons that are confidential.',
      'By Friday lunchtime the planogram and the shelf have agreed to see other people.',
    ],
    gentle: 'Compliance is scored, so use the score. Speed of a full relay, in bays or hours, works just as well.',
  },
  {
    says: 'stocktake|stocktaking|stock take|stock taking|stock count|inventory count|cycle count',
    brutal: [
      'The computer says six. The shelf says four. At stocktake the computer wins until somebody gets a ladder.',
      'A stocktake finds everything except what you were short of.',
      'One night a year the whole shop learns where it keeps things.',
    ],
    gentle: 'Accuracy is the number here: variance, shrink, or lines counted an hour. Do you still have the last result?',
  },
  {
    says: 'shrinkage|stock loss|inventory shrink|shrink',
    near: 'stock|store|loss|retail|inventory|shop|reduce|reduced|reducing|%|prevention|supermarket',
    brutal: [
      "Shrinkage: retail's polite word for things that left without saying goodbye.",
      'Some of it is theft, some is mistakes, and some is a box of crisps in the staff room.',
    ],
    gentle: "A percentage before, a percentage after, and the one change that did it. That's a manager's sentence.",
  },
  {
    says: 'price gun|pricing gun|label gun',
    brutal: ['The price gun jams on the last row of the last box, and only then.', 'Ker-chunk. The one tool in retail that everybody has used on a colleague.'],
    gentle: 'Price changes have deadlines and legal weight. How many lines before the doors opened?',
  },
  {
    says: 'gondola end|end cap|endcap|promotional end',
    brutal: [
      'The end of the aisle is the beachfront of retail. Baked beans pay for the view.',
      'An end cap is changed on a Tuesday night and rearranged by one trolley on Wednesday.',
    ],
    gentle: 'Ends exist to sell. Which display, and by how much did the line go up?',
  },
  {
    says: 'point of sale material|pos material|pop display|point-of-sale display|fsdu',
    brutal: ['It comes flat, with slot A, tab B, and nothing that fits slot A.', 'POS material arrives the day after the promotion with a note saying urgent.'],
    gentle: 'Set-up on time across stores is a real measure. How many sites, and what share was up on day one?',
  },
  {
    says: 'window display|shop window|window dressing',
    near: 'display|visual|store|shop|christmas|design|designed|mannequin|dressed|dressing|merchandis|retail',
    brutal: ["A window display gets four seconds per passer-by and one dog's nose.", "In October it's autumn leaves. In the same October, it's Christmas."],
    gentle: 'Windows can be counted: footfall or sales of what stood in them. Add a link if anyone took pictures.',
  },
  {
    says: 'mannequin',
    brutal: [
      'A mannequin has no arms until you need to dress it. Then it has two, and they both face backwards.',
      'Size ten from the front. From behind, eleven bulldog clips.',
    ],
    gentle: 'Styling sells the whole outfit. Did the look on the stand outsell the rail? Say how you know.',
  },
  {
    says: 'visual merchandising|visual merchandiser',
    brutal: [
      'Visual merchandising: folding forty jumpers into a wave for the one in the middle to be pulled out.',
      'Light at the front, dark at the back, denim by the wall. It lasts till the doors open.',
    ],
    gentle: 'Before and after sells this skill: sales per metre, or a guideline rolled out to so many stores.',
  },
  {
    says: 'fitting room|changing room',
    near: 'store|retail|fashion|customer|clothing|shop|garment|h&m|zara|primark|next',
    brutal: [
      'How many items? Six, said the tag. Nine, said the hanger count on the way out.',
      'A fitting room has one hook, three opinions and lighting from a hostage film.',
    ],
    gentle: 'The fitting room is where sales are made. Do you know the conversion, or what you suggested that sold?',
  },
  {
    says: 'security tag|security tagging|rfid tag|tag detacher',
    near: 'store|retail|stock|clothing|shop|garment|theft|loss',
    brutal: [
      'Everyone has had one left on. They find it at home, the night of the party.',
      'The security tag goes into the seam that shows. Then the gate stays silent and the receipt beeps.',
    ],
    gentle: 'Tagging policy moves the loss figures. If yours changed, what happened to shrink?',
  },
  {
    says: 'loss prevention|shoplifting|store detective',
    brutal: [
      'Razor blades, steak and the good cheese. Loss prevention could write your shopping list.',
      'Loss prevention watches forty screens, and the one person acting oddly is from head office.',
    ],
    gentle: 'Results count more than stops here: loss figures, recovered value, or a policy that others took over.',
  },
  {
    says: 'mystery shopper|mystery shopping|mystery diner|mystery guest',
    brutal: [
      'The mystery shopper asks where the olives are and then writes down how you stood.',
      'Ninety-four per cent. Six lost for not saying goodbye with eye contact.',
      'Every shop is sure it knows the mystery shopper. It was the other one, in the cagoule.',
    ],
    gentle: 'Scores are comparable across stores, so print yours, the maximum, and the average next to it.',
  },
  {
    says: 'black friday',
    brutal: [
      "Black Friday used to be one day. Then it was a week, and now it's a season with a doorbuster.",
      'Forty per cent off the price it was raised to in September, behind a rope.',
    ],
    gentle: 'Peak day figures are gold: transactions, takings, or the rota you built. Which do you remember?',
  },
  {
    says: 'click and collect|click & collect|curbside pickup|kerbside pickup|bopis',
    brutal: [
      'Ready to collect, says the email. At the counter, someone goes out the back for nine minutes.',
      'Click and collect: shopping from home, plus a queue.',
    ],
    gentle: 'Picking time and on-time share are tracked by every chain. What were they in your store?',
  },
  {
    says: 'returns desk|refunds and returns|returns and refunds|exchanges and refunds|refunds and exchanges|customer returns',
    brutal: [
      'No receipt, no box, and it was like that when they opened it. The returns desk has heard the film.',
      'Everything comes back in the same bag with a different story.',
    ],
    gentle: 'Fairness under pressure is the skill. Returns handled a day, and what you were allowed to decide alone?',
  },
  {
    says: 'gift card|gift voucher',
    near: 'sold|sales|retail|store|promot|redeem|balance|shop|processed|programme',
    brutal: [
      'A gift card always ends with 37p on it. Accountants call that income.',
      'Lives in a drawer for eleven months and comes out the week the shop changes its name.',
    ],
    gentle: 'Sold, set up or reconciled? Each belongs to a different job, so pick the verb.',
  },
  {
    says: 'gift wrap|gift wrapping|gift-wrapping',
    brutal: [
      'The gift wrapping desk: a queue of people holding footballs and umbrellas.',
      'Ribbon curled on a scissor blade, tape hidden, and somewhere in the box, the price.',
    ],
    gentle: 'Seasonal desks are pure speed and charm. Parcels an hour in December?',
  },
  {
    says: 'loyalty card|clubcard|nectar card|loyalty scheme|loyalty program|loyalty programme|rewards program',
    brutal: [
      'Do you have a loyalty card? Ask it nine hundred times a day and you start saying it at home.',
      'The tenth coffee is free. Nobody has ever found the card with the nine.',
    ],
    gentle: 'Sign-ups per week were surely on a chart in the staff room. Where did you stand on it?',
  },
  {
    says: 'yellow sticker|reduced to clear|markdown|mark-down',
    near: 'stock|store|food|fresh|retail|sticker|shop|price|clearance|supermarket|sale|bakery|season',
    not: 'language|html|jupyter|github',
    brutal: [
      'Half seven, the yellow sticker gun comes out, and people who were just browsing form up behind it.',
      'Ninety pence off a trifle. There are regulars who know your break times.',
    ],
    gentle: 'Markdown is timing: too early costs margin, too late fills the bin. Who decided, and what was the waste after?',
  },
  {
    says: 'best before|date checking|date check|use-by date|use by date|date rotation',
    near: 'stock|shelf|food|store|check|checking|checked|dairy|chilled|kitchen|rotation',
    brutal: [
      'Behind every yoghurt at the front is a date check that somebody did with cold fingers.',
      'The shopper reaches to the back. The date checker knew they would.',
    ],
    gentle: 'Waste falls and audits pass because of this small job. Either result is worth adding.',
  },
  {
    says: 'shelf stacking|shelf stacker|stacking shelves|shelf replenishment|shelf filling|shelf filler',
    brutal: [
      'Shelf stacking: labels out, edges straight, perfect. Then someone takes one tin from the bottom row.',
      "Whatever bit of shelf the stacker is standing at, that's the bit the next trolley needs.",
    ],
    gentle: 'Cases per hour is what stores measure. With yours, this line stops being small.',
  },
  {
    says: 'roll cage|rollcage|roll container',
    brutal: [
      "Two wheels that steer, one that sings and one that's made its own arrangements.",
      'A roll cage weighs half a tonne, has no brakes to speak of, and your heels know it.',
    ],
    gentle: 'Cages emptied per shift is the figure a night manager thinks in. Roughly how many?',
  },
  {
    says: 'pallet truck|pump truck|pallet jack|hand pallet truck',
    brutal: [
      'Somebody has ridden the pallet truck like a scooter. Nobody has seen it, including the camera.',
      "There's one pallet truck that doesn't squeak, and it's always behind the fridges.",
    ],
    gentle: "If it was an electric one, you'll have had training: put type and date beside it.",
  },
  {
    says: 'stock room|stockroom|back of house',
    near: 'stock|stockroom|organis|organiz|deliver|store|retail|shop|boxes|inventory',
    brutal: [
      "It's in the stockroom. Everything is in the stockroom. That's what's wrong with it.",
      "One aisle, one ladder, one chair with three legs that's been waiting for a decision since spring.",
    ],
    gentle: 'Find-time is what a good stockroom saves. Was there a layout or labelling idea that was yours?',
  },
  {
    says: 'night fill|night-fill|night replenishment|night stocker|overnight stocking',
    brutal: [
      "Night fill: the music's off, the heating's off, and the cage with the cat food is never off.",
      'The store looks perfect at six. The day team will describe it as quiet.',
    ],
    gentle: 'Cases per hour and which aisles: those two say how strong you were. Add the awards if the team won any.',
  },
  {
    says: 'supermarket bakery|in-store bakery|instore bakery',
    brutal: [
      'The smell of fresh bread reaches the car park. The bread reaches the shop on a lorry, frozen.',
      "In-store bakery: the oven's real, the hat's real, the dough is from a motorway junction.",
    ],
    gentle: 'Bake-off is planning by the hour. Availability and waste are its two figures; do you have either?',
  },
  {
    says: 'checkout operator|checkout assistant|cashier',
    near: "supermarket|scan|scanning|scanned|items per minute|aldi|lidl|tesco|asda|sainsbury's|walmart|target|kroger|grocery",
    brutal: [
      'Thirty items a minute go past a good cashier. Packing happens at the speed of a person holding eggs.',
      'A pineapple has a number. So does a loose carrot, and a good cashier knows both by heart.',
    ],
    gentle: 'Items per minute gets measured. If yours was near the top of the board, write it down.',
  },
  {
    says: 'lottery terminal|lottery ticket|national lottery|scratch card|scratchcard',
    near: 'kiosk|sold|selling|sales|terminal|shop|store|retail|newsagent|convenience|till',
    brutal: [
      "Lucky dip. Same numbers as last week. A lottery queue has a lot of system for something that's luck.",
      'A scratchcard gets scratched on the counter, beside the sign asking people not to.',
    ],
    gentle: 'Restricted sales are a legal duty. Checks passed and training dates give this its weight.',
  },
  {
    says: 'petrol station|gas station|petrol forecourt|forecourt|filling station',
    brutal: ["Pump four? There's nobody on pump four. Pump four has driven off.", 'A petrol station makes pennies on the petrol and its living on the Twix.'],
    gentle: "Fuel, shop, coffee and deliveries, often alone: that's a whole site. Say the hours you held it on your own.",
  },
  {
    says: 'garden centre|garden center|plant nursery',
    brutal: [
      'A garden centre sells scented candles, fudge, slippers, and by the far exit, plants.',
      'First warm Saturday in April: eight hundred trolleys and everyone wants the same geranium.',
    ],
    gentle: "Plant knowledge or the shop side? Either is good, and the season's peak would give it a number.",
  },
  {
    says: "diy store|home improvement store|b&q|wickes|home depot|lowe's|homebase|paint mixing",
    brutal: [
      'The tin says magnolia. The wall says no, and it comes back on Sunday with a brush in it.',
      "A DIY store's busiest hour is twenty minutes before closing, when the leak starts.",
    ],
    gentle: 'Trade customers or weekend ones, and which department? Product knowledge sells better with its shelf named.',
  },
  {
    says: 'ikea',
    brutal: [
      'Arrows on the floor, no windows, and a hot dog at the end for survivors.',
      'In for a shelf, out with tealights, a plant and a bag of daim. Ikea still has the shelf.',
    ],
    gentle: 'Which part of the store: showroom, market hall, warehouse, returns? Each is its own world, so name it.',
  },
  {
    says: "tesco|sainsbury's|sainsburys|asda|morrisons|waitrose",
    near: 'assistant|colleague|store|shift|checkout|fresh|department|replenish|manager|deli|counter|superstore|team leader|supervisor|night',
    brutal: [
      'Thirty thousand things to buy in there, and the tannoy wants a supervisor to till nine.',
      'In a big supermarket Christmas begins in the warehouse in August and ends at the returns desk.',
    ],
    gentle: 'Department and store size, please: produce in a superstore is a different job from a corner Express.',
  },
  {
    says: 'aldi|lidl',
    near: 'assistant|store|shift|checkout|deputy|manager|superviso|supervisor|team|retail|till',
    brutal: [
      'The middle aisle has a wetsuit, a welder and a chainsaw. All someone wanted was milk.',
      'Scan speed is measured, chairs are rare, and the bananas are number one for a reason.',
    ],
    gentle: 'Small crews do everything in these stores. Tills, bake-off, pallets, keys: which of them were yours?',
  },
  {
    says: 'convenience store|corner shop|off licence|off-licence|liquor store|bodega',
    brutal: [
      'A corner shop sells one of everything, and knows who buys it.',
      "Milk, batteries, a single onion, and parcel returns for three companies that don't pay the rent.",
    ],
    gentle: 'Alone behind a counter means stock, cash and tact. Opening, closing, ordering: claim the ones you did.',
  },
  {
    says: 'charity shop|thrift store|goodwill store|oxfam shop',
    brutal: [
      'Nine copies of the same thriller, and a jigsaw that says complete in hopeful biro.',
      'The best things in a charity shop arrive in a bin bag on a Monday, in the doorway, in the rain.',
    ],
    gentle: 'Sorting, pricing and Gift Aid are retail skills too. What did the shop raise in a week you remember?',
  },
  {
    says: "market stall|market trader|street market|farmers market|farmers' market|farmer's market",
    brutal: ['Up at four, set up by seven, and the first customer has only got a fifty.', 'The stall next door shouts the same strawberries, louder.'],
    gentle: "Stock, pitch, price and patter, all yours: it's a small business. Takings on a good day?",
  },
  {
    says: 'christmas market',
    brutal: [
      'A wooden hut, a thousand litres of mulled wine, and toes you last felt in November.',
      "The mug deposit is four pounds. Half of Germany's mugs are in British kitchens.",
    ],
    gentle: 'Seasonal peaks in the cold show stamina. Days run and sales per day would be remembered.',
  },
  {
    says: 'car boot|car boot sale|flea market',
    brutal: [
      'Six in the morning, boot half open, and a torch already inside asking for watches.',
      "Everything's a pound until someone offers fifty pence, and then it's fifty pence.",
    ],
    gentle: 'Haggling is negotiation in its first form. What did you sell, and what did it teach you about price?',
  },
  {
    says: 'auction house|auctioneer|auction room',
    near: 'auction|lot|lots|sale|antiques|fine art|bidding|catalogue|bid|livestock|car',
    brutal: [
      'Scratch your nose at an auction house and you own a wardrobe.',
      'Brown furniture, once five hundred, now forty. The gavel has stopped making jokes about it.',
    ],
    gentle: 'Lots a sale, hammer totals, or the lots you catalogued: any of these shows the scale.',
  },
  {
    says: 'shoe shop|shoe fitting|shoe store|footwear retail',
    brutal: [
      "I'll just check in the back. The back is nine thousand boxes and one left boot.",
      "They want the seven, they need the seven and a half, and they'll walk to the carpet's edge to prove it.",
    ],
    gentle: 'Measured fitting is a trained skill. If you had the certificate, name the brand that gave it.',
  },
  {
    says: 'alterations|garment alteration|tailoring|tailor',
    near: 'garment|clothing|dress|suit|bridal|trouser|hem|seamstress|bespoke|sewing|sew|savile row',
    brutal: [
      "Tailor's chalk, forty pins, and one instruction: breathe normally. Nobody does.",
      "Trousers up an inch. It's always an inch, and it's always by Friday.",
    ],
    gentle: 'Turnaround and redo rate are what a workroom watches. Garments a week, by hand or machine?',
  },
  {
    says: 'pattern cutting|pattern cutter|pattern making|pattern drafting|garment pattern',
    near: 'fashion|garment|clothing|dress|womenswear|menswear|textile|sewing|apparel|toile|lectra|gerber|design|bridal',
    brutal: [
      'Brown card, a notch, a tiny hole, and fourteen pieces hanging on a hook that make one sleeve.',
      'Add a centimetre for the seam. Pattern cutting is the trade where forgetting that costs a whole roll.',
    ],
    gentle: 'By hand, or on Lectra or Gerber? Say it; studios split exactly there.',
  },
  {
    says: 'tech pack|techpack',
    brutal: [
      'Eleven pages on a T-shirt. Page nine is the label inside the label.',
      'The tech pack says two millimetres. The sample came back with its own interpretation.',
    ],
    gentle: 'Fewer sample rounds is the proof of a clear tech pack. From how many to how many?',
  },
  {
    says: 'toile|toiles|calico',
    near: 'fashion|garment|pattern|fitting|dress|couture|bridal|costume',
    brutal: ['A dress in calico, made so that everyone can be horrified cheaply.', 'The toile has more writing on it than the contract.'],
    gentle: 'Toiles show process. How many fittings before the final, and what did they change?',
  },
  {
    says: 'mood board|moodboard',
    brutal: [
      'A mood board: three magazines, a feather, and a paint chip called Regret.',
      "There's always a beach on it. Nothing that follows is ever made of beach.",
    ],
    gentle: 'A board is the start. Name the collection, room or campaign that came out at the other end.',
  },
  {
    says: 'fashion show|catwalk|runway show|fashion week',
    brutal: [
      'Six months of work, eleven minutes of catwalk, and someone is still being sewn in at number nine.',
      'Behind every fashion show is a rail, a steamer, and a person on their knees with double-sided tape.',
    ],
    gentle: 'Backstage, casting, dressing or sales? Give the season and the number of looks you answered for.',
  },
  {
    says: 'lookbook|look book',
    brutal: ['The lookbook is shot in February, in linen, by the sea.', 'Nobody in a lookbook has ever carried a bag of shopping.'],
    gentle: 'Orders written after it came out would turn a nice object into a result. Do you know them?',
  },
  {
    says: 'sample sale',
    brutal: ['Everything in a size eight, a size twelve, or a single shoe.', 'A sample sale is the one day fashion people queue behind the customer.'],
    gentle: 'Clearing stock well protects the margin. Units sold, and how fast?',
  },
  {
    says: 'open to buy|open-to-buy|otb|range plan|range planning',
    near: 'buyer|buying|merchandis|merchandiser|retail|season|category|range|stock|fashion',
    brutal: [
      "Open to buy: the sum of money that's already gone by the time they tell you.",
      'A range plan is a spreadsheet full of jumpers, written in a heatwave.',
    ],
    gentle: 'Department turnover and sell-through are how a buyer is read. Put the two side by side.',
  },
  {
    says: 'bridal shop|bridal boutique|wedding dress|bridal gown',
    brutal: ["One dress, five chairs, and a box of tissues that's on the stock list.", "Everything's ivory. Nothing's called ivory."],
    gentle: "Appointments to sales is the figure in bridal. Did yours beat the shop's?",
  },
  {
    says: 'embroidery|embroiderer',
    near: 'machine|textile|garment|hand|fashion|digital|stitch|couture|logo|studio',
    brutal: [
      'The front of embroidery is for the client. The back is for the judges.',
      'A crest in nine colours, for a polo shirt that will be washed at sixty.',
    ],
    gentle: 'Machine heads or hand stitches? Commissions, run sizes or the house you stitched for will place you.',
  },
  {
    says: 'screen printing|screen print|screen printer|screenprinting',
    brutal: [
      'Pull, flood, lift. The registration marks line up right until the fourth colour.',
      'Plastisol never leaves a fingernail. Screen printers shake hands like car mechanics.',
    ],
    gentle: 'Colours, run length and spoilage describe a printer. Which was the most difficult run?',
  },
  {
    says: 'weaving|loom|handloom|jacquard',
    near: 'textile|weav|weaver|weaving|fabric|yarn|mill|woven|cloth|tapestry',
    not: 'cable|wiring|harness|video',
    brutal: [
      'The Jacquard loom ran on punched cards in 1804. Computing has been a footnote to tablecloths ever since.',
      'Two days to thread the loom, then a mistake in row three that only you can see.',
    ],
    gentle: 'Metres, ends per inch, or the mill you wove for: weavers read the numbers first.',
  },
  {
    says: 'textile mill|fabric mill|knitwear factory|knitting machine|spinning mill',
    brutal: [
      'In the old mills they lip-read across the looms. It still beats most open-plan offices.',
      'Yarn comes in by weight, goes out by the metre, and a loose end stops the lot.',
    ],
    gentle: 'Machines minded, metres a shift, seconds rate: put any one and the mill opens up.',
  },
  {
    says: 'upholstery|upholsterer|reupholstery',
    near: 'furniture|chair|sofa|trimming|fabric|vehicle|marine|traditional|modern|soft furnishing|workshop',
    not: 'cleaning|cleaner|cleaned',
    brutal: [
      'Strip back any chair and upholstery pays you 40p, a hairgrip and a biro lid.',
      'Horsehair, hessian, four hundred tacks, and somebody will put a throw over it.',
    ],
    gentle: 'Traditional or foam, domestic or contract? Then a piece or two by name, with the time it took.',
  },
  {
    says: 'bouquet|flower arranging|flower arrangement|floristry|floral design|floral arrangement',
    brutal: [
      'A bouquet looks like it fell together. It took a spiral, nine stems and language.',
      'Floristry is buckets. The flowers are on top of the buckets.',
    ],
    gentle: 'Bouquets a day, weddings a season, waste on stock: florists live by those three. Any of them fits.',
  },
  {
    says: "valentine's day|valentines day",
    near: 'florist|flower|rose|restaurant|shop|sales|bouquet|promotion|campaign|booking',
    brutal: [
      "A year of roses in one morning, and at ten to six a queue in suits that's forgotten how to choose.",
      'Every table in every restaurant is a table for two. The table of nine has been split up.',
    ],
    gentle: "One day that big is planned for weeks. Orders taken, and what you'd changed from the year before?",
  },
  {
    says: 'buttonhole|boutonniere|corsage',
    near: 'flower|florist|wedding|floral|rose',
    brutal: ['One rose, one pin, and eleven ushers who all put it on the wrong side.', 'Made by the dozen at dawn, crushed by the second hug.'],
    gentle: 'Wedding orders are judged to the minute. How many parties on the busiest Saturday?',
  },
  {
    says: 'interflora',
    brutal: [
      'The picture shows thirty stems. The order form says fifteen and to be creative.',
      'An order from three hundred miles away, for someone round the corner, with a card message read out over the phone.',
    ],
    gentle: 'Relay orders have service standards. Delivery success or a quality rating would help the line.',
  },
  {
    says: 'wreath',
    near: 'christmas|door|florist|workshop|floral|holly',
    not: 'funeral|remembrance|memorial|sympathy',
    brutal: ['Wire, moss, a ring, and pine needles in your socks until Easter.', 'Wreath workshops sell out in minutes. The prosecco is in the ticket.'],
    gentle: 'Workshops or made to order? Number sold before the first of December makes a neat result.',
  },
  {
    says: 'makeup counter|make-up counter|beauty counter|cosmetics counter',
    brutal: ['Forty shades of foundation and lighting that suits none of them.', 'One half of the face done, and off they go for a coffee to think about it.'],
    gentle: "Link sales and appointments are the counter's currency. What was your average basket?",
  },
  {
    says: 'duty free|duty-free',
    brutal: ['A giant Toblerone has never been bought on the ground.', 'Duty free: twelve minutes to boarding, and the queue is buying perfume by the litre.'],
    gentle: 'Languages and conversion before a flight leaves: say which languages, and what share of passengers stopped.',
  },
  {
    says: "department store|john lewis|selfridges|harrods|macy's|bloomingdale's|nordstrom",
    brutal: [
      'Perfume on the ground floor, beds at the top, and a lift that stops at every idea in between.',
      'A department store knows what it looks like at seven in the morning, under dust sheets. Few people do.',
    ],
    gentle: 'Name the department; the store does the rest. And the commission or target, if you passed it.',
  },
  {
    says: 'shopping centre|shopping mall|retail park',
    near: 'manager|store|security|concession|centre|tenant|mall|footfall|cleaning|marketing|unit|leasing',
    brutal: ['A fountain, forty phone-case kiosks, and a map with You Are Here worn off.', "A shopping centre's footfall counter includes the pigeons."],
    gentle: 'Units, footfall and events are how centres talk about themselves. Which one moved on your watch?',
  },
  {
    says: "santa's grotto|christmas grotto|grotto",
    near: 'santa|christmas|event|elf|store|centre|shopping',
    brutal: ['Elves on zero notice, fake snow in the vents, and a queue system borrowed from airports.', "Santa's grotto: a shed with a booking portal."],
    gentle: "Bookings, queue times and staff in costume: that's event management. How many visits in the season?",
  },
  {
    says: 'pop-up shop|pop up shop|pop-up store|pop up store',
    brutal: [
      "Six weeks, three walls, and the card machine runs off somebody's phone.",
      'A pop-up shop means to leave. It says so in the lease and calls it exclusive.',
    ],
    gentle: 'Takings per week and what it cost to build: a brand manager will ask for both.',
  },
  {
    says: 'in-store demonstrator|product sampling|food sampling|sampling stand',
    brutal: [
      'One cube of cheese on a stick, and suddenly everyone in the aisle is considering a whole cheese.',
      'Product sampling: the same shopper, three times, in a different hat.',
    ],
    gentle: 'Uplift on the day is what the brand pays for. Samples handed out, units sold?',
  },
  {
    says: 'vending machine',
    brutal: [
      'E7. The spiral turns, the crisps lean, and physics takes a break.',
      'A vending machine holds forty snacks and one coil of something nobody has ever ordered.',
    ],
    gentle: "Sites on the round, cash collected, and downtime: that's the job in three numbers.",
  },
  {
    says: 'ebay|vinted|depop|etsy',
    near: 'sell|selling|sold|seller|shop|store|listing|feedback|orders|items|business|power',
    brutal: [
      'Worn once, says the listing. Would you take four pounds, says the first message.',
      'A spare room, a tape gun, and a post office that knows you by parcel.',
    ],
    gentle: 'Listings, feedback score and sales a month: the platform keeps perfect records. Use them.',
  },
  {
    says: 'mobile phone shop|phone shop|carphone warehouse|ee store|vodafone store|o2 store|phone store',
    brutal: [
      'They came in for a charger and are now halfway through a credit check.',
      "Upgrade, insurance, case, glass. It's a phone shop, and it still can't get you signal at home.",
    ],
    gentle: 'Targets here are daily and public. Your place on the board belongs on the page.',
  },
  {
    says: 'bookshop|bookstore|waterstones|barnes & noble|barnes and noble',
    brutal: [
      "It's blue, it was on the radio, and the author has a dog. A good bookseller has it in your hand in a minute.",
      "Nobody in a bookshop has read everything. They've read the back of everything.",
    ],
    gentle: 'Hand-selling is persuasion at its gentlest. Which title did you turn into a bestseller on your table?',
  },
  {
    says: 'record shop|record store|vinyl shop',
    brutal: [
      'Alphabetical by artist, apart from the shelf where the staff hide what they want.',
      "Whatever's playing, somebody in a record shop preferred the first pressing.",
    ],
    gentle: 'Buying, grading or selling? Knowledge like that drives a shop, so name the section you ran.',
  },
  {
    says: 'toy shop|toy store|hamleys|lego store',
    brutal: [
      'A demonstrator flying the same plane for nine hours, with a smile that runs on batteries.',
      "December in a toy shop: one must-have, none in stock, and everybody's been told you'll have some.",
    ],
    gentle: 'Demonstrations sell toys. Units a day in December, or the stand you ran?',
  },
  {
    says: 'pet shop|pet store|pets at home|petsmart|petco',
    brutal: [
      'The fish queue is always longer. Somebody wants that one. No, that one.',
      'A pet shop sells a five-pound hamster and ninety pounds of plumbing for it.',
    ],
    gentle: 'Animal care checks and honest advice matter here. Any licence or welfare course behind it?',
  },
  {
    says: 'people counter|footfall counter|footfall',
    near: 'store|retail|shop|centre|conversion|increase|increased|%|counter|museum|venue',
    brutal: ['Footfall counts the postman twice a day.', 'Everyone who came in to get out of the rain is in that footfall number, dripping.'],
    gentle: "Footfall is other people's feet; conversion is your work. Can you give the two together?",
  },
  {
    says: 'queue management|queue busting|queue-busting',
    brutal: [
      'British people will walk the whole queue zigzag with nobody in it, rather than lift the rope.',
      'Managing a queue means opening a second till and watching the back of the line get there first.',
    ],
    gentle: 'Waiting time in minutes is a fine measure. Did it drop, and what was the trick?',
  },
  {
    says: 'head office visit|area manager visit|regional manager visit|store audit',
    brutal: [
      'The visit is a surprise, and has been on the staff room calendar since Tuesday.',
      'Whole aisles get built in a night for somebody who walks past them on the phone.',
    ],
    gentle: 'Audit scores are neutral praise. Print the mark and whether it went up.',
  },
  {
    says: 'timpson|shoe repair|cobbler',
    brutal: [
      'Shoes, keys, watches, trophies. Shoe repair is all one trade if the cabin is small enough.',
      'A cobbler can read the whole of your walk from one heel, and charges for the heel.',
    ],
    gentle: 'Small craft at speed with no rework is a good record. Jobs a day, and how few came back?',
  },
];
