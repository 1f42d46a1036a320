import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What shop and warehouse people laugh about. */
export const OF_SHOPS_AND_WAREHOUSES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  shop: [
    {
      says: 'customer service|customer experience|customer satisfaction',
      near: 'shop|store|retail|shop floor|sales floor|till|shopper',
      in: 'work',
      brutal: [
        "Customer service: nine hours of “it's just behind you, third shelf, no, your other behind”.",
        "Shop floor customer service is smiling at someone who's holding a coat hanger and your lunch break.",
        'Customer service training comes with a smile, and a laminated card telling you when to use it.',
      ],
      gentle: 'Everybody in retail writes customer service. Make it yours: a mystery shop score, or regulars who asked for you.',
    },
    {
      says: 'till operation|operating the till|operated till|operated the till|till work|cash register|checkout|epos|pos system',
      not: 'date|code|web|website|git|online',
      brutal: [
        "The till knows every product in the building. It doesn't know this one, and there's a queue.",
        "“Unexpected item.” It's the queue.",
        "The drawer of the till sticks. There's a knack, and the knack is on holiday.",
      ],
      gentle: 'A till that balances says that you can be trusted. Say how much went through it on a busy day, and name the system.',
    },
    {
      says: 'cash handling|cash up|cashing up|cashed up|till reconciliation|end of day reconciliation|cash office',
      brutal: [
        "Cashing up is quick until you're a little over. Under is a mistake. Over is a mystery.",
        'Cash handling goes well until somebody at your elbow asks where the batteries are.',
        'The float is exactly right, and most of it is in the smallest coin there is.',
      ],
      gentle: 'Float, safe, banking run: each is a step up in trust, and the highest one you held is the word to print.',
    },
    {
      says: 'upselling|upsell|cross-selling|cross selling|add-on sales|link selling|link sales',
      brutal: [
        'Upselling is a small thing by the till and the courage to mention it two hundred times.',
        "Would you like batteries with that? It's a scarf, but the target is the target.",
        'Link selling: they came for laces, and now they own a kit.',
      ],
      gentle: 'Items per basket against the store average: shops count it for everybody, and a figure above average sells the whole line.',
    },
    {
      says: 'visual merchandising|visual merchandiser',
      around: 'fashion|cloth|apparel|garment|mannequin|dress|knitwear|shoe|footwear|department store|boutique|window|womenswear|menswear|denim|brand',
      brutal: [
        'Visual merchandising is folding forty jumpers for the first customer, who wants the one at the bottom.',
        "Three hours on the window, and everyone comes in for what the dummy's wearing, which isn't in stock.",
        'A mannequin has two hands, and by Friday both of them are left ones.',
      ],
      gentle: 'One line that sold better after you moved it turns this from tidying into trade. A picture of the window helps as well.',
    },
    {
      says: 'merchandising',
      not: 'visual|planner|planning|buying|allocation|margin',
      in: 'work',
      brutal: [
        "Merchandising put the batteries next to the toys. It's the most honest sentence in the shop.",
        'The merchandising pack from head office shows a shop with no customers in it.',
        "Merchandising moves the slow line to the front. It's slow there as well.",
      ],
      gentle: 'Merchandising has its proof on the shelf. Say what you moved, and what it sold after that.',
    },
    {
      says: 'planogram|pog',
      brutal: [
        'A planogram is drawn in head office for a shop with no pillar.',
        'The planogram wants eleven facings. The shelf holds ten and an argument.',
        'Every peg is numbered on the planogram. Every peg is also somewhere under the gondola.',
      ],
      gentle: 'Department and size of the reset belong here. A store about to refit wants somebody who has done one overnight.',
    },
    {
      says: 'replenishment|restocking|restocked|shelf stacking|stocking shelves|stacking shelves|replenished|filling shelves|stocked shelves',
      brutal: [
        "Replenishment: you fill the shelf, turn round for the next box, and there's a hole where the first one was.",
        'Shelf stacking puts the new stock at the back. The public reaches to the back.',
      ],
      gentle: 'Rotation and date checks are the half a manager worries about. If they were yours with the filling, they should come first.',
    },
    {
      says: 'stock control|stock management|inventory management|stock levels|inventory control|stock accuracy',
      brutal: [
        'Stock control: the system says six. The six are in a box marked Halloween.',
        'Negative two in stock. Retail has been ahead of physics for years.',
        'Somebody orders one of them, and stock control sends a case of forty-eight.',
      ],
      gentle: 'A store manager knows the shrink figure by heart. Give yours, before and after.',
    },
    {
      says: 'stock take|stocktake|stock-take|inventory count|stock count',
      brutal: [
        "A stocktake starts at close with pizza, and ends with two people lying on the floor, counting what's under the shelf.",
        "You count 212. They count 211. The one that's missing is in the window.",
      ],
      gentle: 'Leading the count is a different job from counting. If you led it, lines counted and the variance make the sentence.',
    },
    {
      says: 'unloading delivery|unloading deliveries|unloaded delivery|stock delivery|working delivery|receiving delivery|receiving deliveries|delivery cage|cages',
      not: 'animal|animals|bird|birds|pet|rabbit',
      in: 'work',
      brutal: [
        'The delivery comes between six and two. It comes at five to three, on the day of the visit.',
        'The wheel on the delivery cage has a destination of its own.',
        'Eleven cages, one lift, and the lift thinks about it.',
      ],
      gentle: 'Cages or pallets a delivery, and the hour they were all worked by: a store that runs short of hands reads that twice.',
    },
    {
      says: 'fitting room|changing room|fitting rooms|changing rooms',
      brutal: [
        "Six items in, says the fitting room tag. Four come out, and one's on the floor in a heap that looks like surrender.",
        'A changing room is where jeans go to be turned inside out.',
        'Someone asks through the curtain for a size up. There are nine curtains, and they all go quiet.',
      ],
      gentle: 'Fitting rooms are where sales are made and stock goes missing. Either figure, if your store kept it, is worth more than the duty.',
    },
    {
      says: 'refund|customer return|returns and exchanges|exchanges',
      in: 'work',
      brutal: [
        "Refunds need a receipt, a card, and a short story about somebody's cousin.",
        'The refund policy is on the wall, on the receipt and on the website, in three versions.',
        'Returns on the twenty-seventh of December is a sport with no crowd and no half-time.',
      ],
      gentle: 'What you may refund alone shows how far they trust you. Give the sum.',
    },
    {
      says: 'sales target|store target|exceeded target',
      brutal: [
        'The sales target is last year plus five per cent. Last year the shop across the road was shut.',
        'The sales target is on the staffroom wall, next to the rota and a poster about being yourself.',
        'The whole sales target hangs on whatever is in the basket by the till.',
      ],
      gentle: 'Percentage against target can be the best line on the page. Give it, and say for how many months.',
    },
    {
      says: 'store card|loyalty card|loyalty scheme|store credit card',
      brutal: [
        'Do you have a loyalty card? No? Would you like one? It takes two minutes. It takes nine.',
        'Fifty points a visit. In eleven years a loyalty card pays for a sandwich.',
        'The store card target is five a day, and the regulars have started using the other entrance.',
      ],
      gentle: "Sign-ups a week against the store's target are a small figure that retail reads closely, because few people can ask and be liked.",
    },
    {
      says: 'opening and closing|key holder|keyholder|open and close|opening the store|closing the store|lock up',
      brutal: [
        'A keyholder gets forty keys, one alarm code and every phone call after eleven.',
        "The alarm at the shop goes off at 3 a.m. It's a balloon. The keyholder is told it's a balloon at 3.40.",
        'Closing up: lights, safe, alarm, door, and then somebody has left their phone in the staffroom.',
      ],
      gentle: 'The alarm code and the safe say more than a reference. If both came with the keys, they belong in the same line.',
    },
    {
      says: 'loss prevention|shoplifting|shoplifter|shrinkage|shrink|theft prevention',
      not: 'waste|cheese|fresh|produce|wrap',
      brutal: [
        'Razor blades and cheese: loss prevention tells you more about the world than the news.',
        "Put a tag on it, and loss prevention has just told everyone what's worth taking.",
      ],
      gentle: 'Shrink has a decimal point in it. If it fell while you were responsible, the two numbers are the whole story.',
    },
    {
      says: 'store manager|assistant store manager|deputy store manager|shop manager',
      in: 'work',
      brutal: [
        "A store manager's office is a desk, a safe, a kettle and a box that nobody dares to label.",
        "“Can I speak to the manager?” You look round. It's you again.",
        "A store manager on holiday still straightens the shelves, in somebody else's supermarket.",
      ],
      gentle: 'Turnover, headcount and square metres place a store manager at once. What improved comes straight after them.',
    },
    {
      says: 'sales assistant|sales associate|retail assistant|shop assistant|customer assistant|sales advisor|retail associate',
      brutal: [
        'A sales assistant is asked if they work here, in the uniform, at the till, holding the scanner.',
        '“Just looking”, said to a retail assistant, with the thing in both hands.',
        'Shop assistants have straightened the same shelf more often than any of their own.',
      ],
      gentle: 'A department next to the title makes it yours: paint, fresh fish, menswear. Specialist shops search for exactly that word.',
    },
    {
      says: 'visual standards|store standards|size order|store presentation|shop floor standards',
      brutal: [
        'Store standards hold from nine until five past.',
        "Store standards are at their highest four minutes before the area manager's car.",
        'Every store standard comes with a picture. The picture was taken before opening.',
      ],
      gentle: "Standards get audited. Add your section's score beside last year's.",
    },
    {
      says: 'christmas period|christmas trading|christmas trade|festive period|holiday season',
      brutal: [
        'The festive period has one CD, eleven songs, and eight hours a day of Mariah.',
        'After Christmas the whole shop is one big fitting room with a door at each end.',
      ],
      gentle: 'Takings or customers in the peak week give the scale. Add the post you held in it, tills, queue or stockroom.',
    },
    {
      says: 'black friday',
      brutal: ['Black Friday now starts on a Monday. Nobody at head office owns a calendar.', 'Black Friday lasts nine days, and half of it is a toaster.'],
      gentle: 'What was set up the day before is the part worth printing. A busy day alone happens to everybody on the floor.',
    },
    {
      says: 'mystery shopper|mystery shop',
      brutal: [
        'The mystery shopper was the one asking about parking, delivery and care instructions for a pencil.',
        'Staff treat every lone customer with a notebook like royalty. It was a shopping list.',
        'The mystery shop asks about the greeting, the smile and the carrier bag, in that order of importance.',
      ],
      gentle: "A mystery shop score is a stranger's word, and there is no fairer evidence in retail. Put score and month in four words.",
    },
    {
      says: 'area manager|regional manager|district manager|multi-site|area visit',
      not: 'restaurant|restaurants|pub|pubs|gym|gyms|hotel|hotels',
      in: 'work',
      brutal: [
        'An area manager can find the one empty hook in a shop from the car park.',
        'Multi-site means a car full of signage, and lunch at every petrol station between one branch and the next.',
        'The visit is at ten. Since six, somebody has been dusting the top of the fire extinguisher.',
      ],
      gentle: 'Stores, turnover and headcount make the patch visible. The one store that turned round under you then needs only a clause.',
    },
    {
      says: 'promotional display|point of sale material|pos material|price change|in-store promotion|promotional signage|promotional bay',
      brutal: [
        'Promotions change overnight. So does the price, everywhere but on the shelf.',
        'The point of sale kit arrives flat, with a diagram, eleven tabs and no tab B.',
        "Three for two. Nobody's ever wanted three, and nobody's ever left with two.",
      ],
      gentle: 'Name one product and where you put it. A promotion that sold through is trade; a poster put up straight is a task.',
    },
    {
      says: 'click and collect|click & collect|bopis|curbside pickup',
      brutal: [
        'Click and collect gets picked by someone walking past everyone who says “excuse me, do you work here?”',
        "The email says it's ready. The click and collect shelf is organised by hope.",
      ],
      gentle: 'Orders a day and minutes to hand them over are counted in most stores. If waiting got shorter, that figure is the line.',
    },
    {
      says: 'self-checkout|self checkout|self-service till|self service checkout|self-service checkouts',
      brutal: [
        'Self-checkout: six machines that all need the same person.',
        'The self-checkout would like to see some ID for a lemon.',
        'The self-service till trusts nobody. It weighs a bag of air and calls for help.',
      ],
      gentle: 'Give the number of machines under one pair of eyes, and losses or queues that fell: those two show this is more than standing by.',
    },
    {
      says: 'stockroom|stock room|back of house|backroom',
      brutal: [
        "The customer believes the stockroom is bigger than the shop. It's two shelves and a mop.",
        "“I'll check in the stockroom” is four minutes of standing by a wall, breathing.",
        'A stockroom is where summer waits, in boxes, on top of winter.',
      ],
      gentle: 'Order in a stockroom shows in how long a customer waits. A relabelled or re-laid one is a project and may be called that.',
    },
    {
      says: 'rota|staff rota|staff scheduling',
      brutal: [
        "The rota is up by Thursday. By Friday it's got tippex, arrows and a plea.",
        'Everyone can do any day on the rota except Saturday, which is the day.',
        'Head office gives you hours for the week. The shop is open for most of them.',
      ],
      gentle: 'Rotas are budget as much as fairness. Add hours inside the allowance in the busiest month.',
    },
    {
      says: 'staff training|trained new staff|training new staff|trained new starter|induction|onboarding new staff',
      not: 'capacitor|motor|coil',
      brutal: [
        'New starters learn the till, the fire exit, and which colleague not to sit next to, in that order.',
        'Training on the till takes ten minutes. The rest of it is voids.',
        "A new starter gets a badge that says “I'm new”. By lunch it's on the person who's been there nine years.",
      ],
      gentle: 'People you trained who now run a till bank or a department are the proof. A number of them beats the word training.',
    },
    {
      says: 'florist|floristry|bouquets|flower arranging',
      brutal: [
        "A florist's hands are in cold water from six, so that someone else's can be forgiven by lunchtime.",
        'Florists can read a relationship from the card message. They say nothing and add gypsophila.',
        "A bouquet by noon. In February, everybody's noon is the same one.",
      ],
      gentle: 'Weddings, contracts or counter are three trades. Name the one you do without a picture to copy.',
    },
    {
      says: 'range planning|range plan|open to buy|sell-through|merchandise planning',
      brutal: [
        'A range is planned eighteen months ahead by someone looking out at the wrong weather.',
        'Markdown is when the coat and the price finally agree.',
        'Allocation sends forty swimsuits to the rainiest branch. The branch sends its regards.',
      ],
      gentle: 'Range planning is a bet with dates on it. Add sell-through at full price, on a range of known size.',
    },
    {
      says: 'product knowledge|product advice|advising customers|advised customers',
      in: 'work',
      brutal: [
        'Product knowledge is having read the label one customer earlier.',
        'Advising customers means helping them choose the one they came in holding.',
        'A brand training day gives you three facts, a tote bag, and a quiz about the three facts.',
      ],
      gentle: 'Name the products people came to find you for. Say which sold best.',
    },
    {
      says: 'personal shopping|personal shopper|personal stylist|clienteling',
      brutal: ['A client book knows sizes, dates and grudges.', "Personal shopping: you bring eleven things, they love one, and it's the one they're wearing."],
      gentle: 'A client book is earned name by name. Add its size, and the share who came back each season.',
    },
    {
      says: 'supermarket|grocery store|hypermarket',
      in: 'work',
      brutal: [
        "At 6 a.m. a supermarket smells of bread and sounds like somebody else's radio.",
        'In a supermarket the loudspeaker asks for a supervisor to till nine, in a voice that has asked before.',
        "Aisle nine of a supermarket is everything that doesn't fit in the other aisles. It's mostly gravy.",
      ],
      gentle: 'Fresh, bakery, counters and checkouts are different trades under one roof. Put the one you knew best beside the name.',
    },
    {
      says: 'window display|window displays|shop window',
      brutal: [
        'A window display goes in at night, on your knees, in socks, with fishing wire in your teeth.',
        "Passers-by stop at the window display. They're doing their hair.",
      ],
      gentle: 'What sold in the week after the window changed is the proof. Failing that, a link to three photographs does very well.',
    },
  ],
  warehouse: [
    {
      says: 'pick and pack|picking and packing|order picking|picking|order picker|picker packer|picked and packed|picked orders',
      brutal: [
        'Order picking: nine miles of walking, and you never leave the building.',
        'Picked, packed, labelled, gone. It comes back on Thursday, opened.',
        'The first rule of picking is that the last item is on the other mezzanine.',
      ],
      gentle: 'Give voice, paper or scanner, then rate and accuracy: with those three a shift manager has the whole picture.',
    },
    {
      says: 'pick rate|units per hour|productivity target',
      brutal: [
        'The pick rate went up in March, and so did the boxes, to the top shelf.',
        'A pick rate makes no allowance for batteries, tape, or someone from audit who wants a chat in aisle nine.',
        'Units per hour go up on the board by noon. The menu next to it is from the spring.',
      ],
      gentle: "Your rate beside the site's target, such as “118 against 100”: nothing else on a warehouse CV speaks so fast.",
    },
    {
      says: 'forklift|fork lift|flt|counterbalance|counterbalance forklift|forklift operator',
      brutal: [
        'A forklift has a horn, a beeper, a flashing light, and a driver who whistles.',
        'Most of a forklift is there to argue with the pallet.',
        'You can tell who had the forklift before you by the seat, the mirror and the crisps.',
      ],
      gentle: 'Truck type, licence body and refresher date go first. Agencies search for the date before they read the years.',
    },
    {
      says: 'reach truck',
      brutal: ['A reach truck is driven with your neck.', 'Reach truck drivers see the world sideways, and park that way at the supermarket.'],
      gentle: 'Height and aisle type are what a reach truck job asks for: the top beam you worked to, and whether the aisles were narrow.',
    },
    {
      says: 'pallet truck|pump truck|pallet jack|powered pallet truck|ppt',
      brutal: [
        'A pump truck squeaks in the same key in every warehouse in the world.',
        'The pallet truck turns quicker than you think. The racking remembers.',
      ],
      gentle: 'A row of truck types in one line saves an agency two phone calls. This one is the smallest, so the larger ones go before it.',
    },
    {
      says: 'goods in|goods-in|goods receipt|goods receiving|inbound delivery|receiving goods',
      brutal: [
        'Booked for seven, turned up at ten, and the driver would like to be gone by five past.',
        'Receiving checks everything against the delivery note. The delivery note was checked against nothing.',
        "The delivery note says forty. Goods in has thirty-eight, and a driver who's already in the cab.",
      ],
      gentle: 'Loads checked a day and the system they were booked into. Add a short delivery you caught shows why somebody, if you have one.',
    },
    {
      says: 'despatch|dispatch|goods out|goods-out',
      not: 'call|911|999|police|ambulance',
      brutal: [
        "Despatch is calm until ten to five, when the courier's early and the printer's thinking.",
        "Nine pallets on the bay, ten on the manifest. Despatch knows where this is going, and it's back to aisle four.",
        "Goods out is the part of the building where everything's been ready since lunch, according to someone else.",
      ],
      gentle: 'Orders a day and the cut-off you hit make despatch visible. Add a late rate that came down, if you have one.',
    },
    {
      says: 'loading and unloading|handball|handballing|devanning|unloading container|unloaded container|unloading trailer|loading trailer|loaded trailer',
      not: 'club|coach|player|league',
      brutal: [
        'Two thousand boxes, no pallets, one metal container, in July. Nothing about it is automated.',
        'Loading a trailer is Tetris, if the last piece were a wardrobe.',
        'The container was packed by someone with a sense of humour and no straps.',
      ],
      gentle: 'Loading in drop order, so that the driver can unload without shifting a thing, is a skill. If you did that, write it.',
    },
    {
      says: 'loading bay|loading dock|bay door',
      brutal: [
        'The loading bay has a curtain to keep the wind out. The wind likes the curtain.',
        'Door six has been out of order since the dock leveller made that noise.',
      ],
      gentle: 'Doors and vehicles a shift give the size of the bay. If you booked the slots, that is planning and may be called so.',
    },
    {
      says: 'rf scanner|scanner|handheld scanner|hand held scanner|scan gun|barcode scanner|voice picking|rf scanning',
      in: 'work',
      brutal: [
        'Scanners freeze in the cold store, in the heat, and on the last line of the last order.',
        "Scan the location. Scan the item. Wrong item. Scan the item that's obviously the same item.",
        'The scanner with the good battery is signed out to somebody who left at two.',
      ],
      gentle: 'The system behind the scanner matters more than the gun. With its name here, a site on the same one will want you sooner.',
    },
    {
      says: 'wms|warehouse management system|sap ewm|red prairie|blue yonder',
      brutal: [
        "The WMS says location full. You're looking at the location. You could park in it.",
        'Go-live weekend for a warehouse system comes with pizza, which should have been a warning.',
        "The WMS knows where everything is, provided nobody's moved anything.",
      ],
      gentle: "Superuser is a real title: if you trained others or keyed the stock corrections, that word goes next to the system's name.",
    },
    {
      says: 'cycle count|cycle counting|stock count|stocktake|stock take|perpetual inventory|stock check',
      brutal: [
        'The system says twelve, you say nine, and somebody is sent to count nine again, slower.',
        "Forty people are counting, and one pallet is missing. It's under the tea urn.",
        "A stock count has three answers: the screen's, yours, and the one that gets keyed.",
      ],
      gentle: 'Accuracy before and after is the figure here. Even half a point of stock is money a manager understands.',
    },
    {
      says: 'stock rotation|fifo',
      brutal: [
        'FIFO is easy to say. The old pallet is on the top beam, behind the new one.',
        'Rotation works on dates, and the date is printed on the side facing the wall.',
      ],
      gentle: 'Write-offs that came down are how rotation gets read as money. Food and pharma sites ask about dates before anything else.',
    },
    {
      says: 'manual handling|heavy lifting|manual handling training|lifting',
      brutal: ['Bend your knees, says the poster, above a stack of boxes at neck height.', 'Team lift, says the label. The team is on break.'],
      gentle: 'Expected everywhere, so three words will do. A certificate to train others in it is worth a line of its own.',
    },
    {
      says: 'near miss',
      brutal: ['The near miss box is on a bracket at head height.', "The near miss board wants three cards a week. Somebody's bootlace has had a busy month."],
      gentle: 'A hazard that is no longer there because of a card you filled in is worth printing. The number of cards is not.',
    },
    {
      says: 'packing|packed|packer|pack bench',
      not: 'suitcase|lunch|parachute',
      in: 'work',
      brutal: [
        'One small thing, one enormous box, four metres of brown paper. The packing algorithm has spoken.',
        'Packers can judge a carton by eye, and presents at home look bombproof.',
        "The tape gun loses its end once an hour. That's the whole of the packing bench's cardio.",
      ],
      gentle: 'The hardest thing you packed that arrived whole, glass or engine parts or flowers, shows the skill. Add breakage rates.',
    },
    {
      says: 'label printer|zebra printer|labelling|labeling',
      brutal: [
        "The label printer has a light that's green for ready, red for sulking, and orange for Mondays.",
        'Labels go on the flattest side, except at 4.55, when they go on the side.',
      ],
      gentle: 'Setting up templates or fixing the printer is the part worth naming. A shift stands still without labels, and managers know it.',
    },
    {
      says: 'warehouse manager|warehouse supervisor|warehouse shift manager|warehouse operations manager',
      in: 'work',
      brutal: [
        "The radio says three things to a warehouse manager: agency's short, door two is stuck, can you come.",
        "The warehouse supervisor has a desk. It's been used as a returns bay since October.",
      ],
      gentle: 'Headcount, square metres and orders a day fit in half a line. The rest of it is free for the cost or the error rate that fell.',
    },
    {
      says: 'warehouse operative|warehouse assistant|warehouse worker|warehouse associate|warehouse operator',
      brutal: [
        'Warehouse operative covers everything from a broom to a thirty-tonne trailer before first break.',
        "You can always tell a warehouse operative in a supermarket: the trolley's stacked brick fashion.",
        'In a warehouse the weather is whatever came in with the last lorry.',
      ],
      gentle: 'Frozen, fashion and car parts are three different jobs under one title. Add the goods, and what you were licensed to drive.',
    },
    {
      says: 'otif|on time in full',
      brutal: [
        "OTIF: on time, in full. The customer counts it differently, and the customer's count is the one on the slide.",
        'OTIF is nearly perfect. The little that is missing has rung twice this morning.',
      ],
      gentle: 'OTIF belongs to everybody, so name the part that was yours to move: picking, loading, booking. Then the points it rose by.',
    },
    {
      says: 'peak season|peak period|christmas peak',
      brutal: [
        'Peak is when three hundred temps learn the one-way system on the same morning.',
        'In peak everybody from the office comes down to help. Then everybody helps them.',
        'Peak turns a whole site into people looking for a cage.',
      ],
      gentle: 'Volume at peak against a normal week tells the story in one line. Add temps you trained or led.',
    },
    {
      says: 'agency staff|temps|temporary staff|labour planning|labor planning',
      brutal: [
        'Twenty agency staff ordered, fourteen arrived, and two of those were for the place next door.',
        'The labour plan has a column for who was booked and a column for who came. The client only sees the first.',
      ],
      gentle: 'Heads planned, heads that came, overtime that fell: labour planning is management, and those three numbers show it.',
    },
    {
      says: 'night shift|nights|rotating shift|earlies and lates',
      in: 'work',
      brutal: [
        "On nights the vending machine is a restaurant, and B4 is the chef's choice.",
        'The last night of the four is always the one with the late trailer.',
        "Nights get blamed for everything by days, and it's mutual, in writing, on the handover sheet.",
      ],
      gentle: 'The pattern, such as four on four off, helps a planner at once. If you were in charge on nights, that is the bigger fact.',
    },
    {
      says: 'cold store|chilled|freezer|frozen|temperature controlled',
      in: 'work',
      brutal: [
        'Twenty minutes at a time in the freezer, in a suit that makes everyone walk like an astronaut.',
        'In a cold store, your pen goes first.',
        'Chilled is just above freezing. Everyone from the freezer comes in to sunbathe.',
      ],
      gentle: 'Temperature and product go together: minus twenty with records kept is a skill food and pharma sites look for by name.',
    },
    {
      says: 'returns|reverse logistics|returns processing|rma',
      brutal: [
        'Reverse logistics is everything that went out, coming back with the wrong lid.',
        "The returns cage holds something that's been round four times.",
      ],
      gentle: 'Hours until a return is back on sale, and the share that could be sold again: those are the two figures of this work.',
    },
    {
      says: 'ppe|hi-vis|hi vis|steel toe|safety boots',
      brutal: [
        'Hi-vis comes in one size: round the back of the chair.',
        'Safety boots get comfortable in week eleven. In week twelve they get replaced.',
        "PPE is in the cupboard. The cupboard key is in someone's hi-vis.",
      ],
      gentle: 'Wearing it goes without saying. Issuing the kit or doing the audits does not, so that is the part to keep.',
    },
    {
      says: 'pallet|pallets|palletising|palletizing|pallet wrapping|stretch wrap|wrapped pallets',
      brutal: [
        'Blue pallets belong to someone. White pallets belong to whoever has got a van.',
        'Wrapping a pallet by hand is twelve laps, backwards, bent over. The machine is being repaired.',
      ],
      gentle: 'Good pallets are the ones that do not come back. Say how many an hour.',
    },
    {
      says: 'racking|racking inspection|pallet racking|sema',
      brutal: [
        "A racking inspection finds a bent upright and forty people who've been on holiday.",
        'Racking has a load notice at the end of every aisle, at the height of a hook.',
      ],
      gentle: 'An inspection certificate for racking is rare on the floor, and insurers ask for it. Add its date.',
    },
    {
      says: '5s',
      brutal: [
        '5S painted an outline for the broom. The outline is doing well.',
        "5S moved the tape guns nearer the bench. By Friday they'd walked back.",
        '5S stands for sort, set in order, shine, standardise and sustain. “Tidy up” was taken.',
      ],
      gentle: 'One change that stuck, and the minutes it saves on each shift, is what a site manager loves to read. The letters alone say little.',
    },
    {
      says: 'courier|dpd|dhl|evri|royal mail|parcelforce',
      brutal: [
        "Collection is at four. If the parcels aren't ready, the courier's four comes at ten to.",
        'The courier needs a signature, and holds the pen in their teeth while you find a flat bit.',
        'Four carriers, four label sizes, one printer with a preference.',
      ],
      gentle: 'Choosing carriers, chasing them or arguing claims are three jobs. Add a claim won or a cut-off moved, if you have one.',
    },
    {
      says: '3pl|third party logistics|multi-client',
      brutal: [
        "A 3PL has several clients under one roof, and each of them believes it's theirs.",
        "On the client's visit the aisle lights come on in their brand colour.",
      ],
      gentle: 'If the client is secret, the sector is enough: fashion, food or parts. A 3PL hires people who already know the goods.',
    },
    {
      says: 'hazardous goods|dangerous goods|hazmat',
      brutal: ['Dangerous goods have their own corner, their own sign, and nail varnish.', 'A diamond-shaped label says flammable. The form for it is too.'],
      gentle: 'Class and certificate first: not many people on a shift are allowed to sign for it, and the certificate has an expiry date.',
    },
    {
      says: 'delivery note|pod|proof of delivery|despatch note',
      not: 'picking|robot|robots',
      brutal: [
        'Delivery notes: white copy, yellow copy, and a pink one that says the same very faintly.',
        'A signed POD has a coffee ring, a squiggle, and the time it should have been.',
      ],
      gentle: 'Clean paperwork wins disputes. Add a claim it settled, or errors that came down, if you have one.',
    },
    {
      says: 'housekeeping|sweeping|keeping the warehouse clean|clean and tidy',
      not: 'hotel|room|guest',
      in: 'work',
      brutal: [
        'Housekeeping is the last ten minutes of a shift, with one broom between nine.',
        'At 1.55 the warehouse is clean and tidy. At two the other shift comes in.',
        'Sweeping a warehouse is like painting a bridge, but with more cable ties.',
      ],
      gentle: 'A tidy site passes audits. Add the audit score.',
    },
    {
      says: 'training new starter|trained new staff|training new staff|trained new starter',
      brutal: [
        'The induction covers fire, forklift routes and toilets. Where the good gloves are takes a friend.',
        "A trainer's job is to say “ignore that” while the new starter reads the sign.",
      ],
      gentle: 'Days until a starter reached the rate is the number a shift manager would ask for. Buddies who got it down should print it.',
    },
  ],
};
