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
      gentle: [
        'Everybody in retail writes customer service. A mystery shop score or a regular who asks for you proves it.',
        'Good customer service leaves a story behind. What did somebody come back to the shop to thank you for? Put that.',
      ],
    },
    {
      says: 'till operation|operating the till|operated till|operated the till|till work|cash register|checkout|epos|pos system',
      not: 'date|code|web|website|git|online',
      brutal: [
        "The till knows forty thousand products. It doesn't know this one, and there's a queue.",
        "“Unexpected item.” It's the queue.",
        "The drawer of the till sticks. There's a knack, and the knack is on holiday.",
      ],
      gentle: [
        "Say what the till saw: a Saturday's takings, or how often the drawer balanced. That's trust in figures.",
        "New starters get put next to whoever is calm on the checkout. If that was you, it's worth printing.",
      ],
    },
    {
      says: 'cash handling|cash up|cashing up|cashed up|till reconciliation|end of day reconciliation|cash office',
      brutal: [
        "Cashing up is quick until you're four pounds over. Under is a mistake. Over is a mystery.",
        "Cash handling goes well until somebody at your elbow asks what's for tea.",
        'The float is a hundred pounds exactly, most of it in five pences.',
      ],
      gentle: 'Cash handling is trust, so say what you were trusted with: the float, the safe, the banking. Each is a step up.',
    },
    {
      says: 'upselling|upsell|cross-selling|cross selling|add-on sales|link selling|link sales',
      brutal: [
        'Upselling is a large chocolate bar by the till and the courage to mention it two hundred times.',
        "Would you like batteries with that? It's a scarf, but the target is the target.",
        'Link selling: they came for laces, and now they own a kit.',
      ],
      gentle: "What was your attach rate against the store average? Upselling leaves figures behind, and they're worth more than the word.",
    },
    {
      says: 'visual merchandising|visual merchandiser',
      brutal: [
        'Visual merchandising is folding forty jumpers for the first customer, who wants the one at the bottom.',
        "Three hours on the window, and everyone comes in for what the dummy's wearing, which isn't in stock.",
        'A mannequin has two hands, and by Friday both of them are left ones.',
      ],
      gentle: 'Did the line sell better after you moved it? One before and after turns merchandising from tidying into trade.',
    },
    {
      says: 'merchandising',
      not: 'visual',
      in: 'work',
      brutal: [
        "Merchandising put the batteries next to the toys. It's the most honest sentence in the shop.",
        'The merchandising pack from head office shows a shop with no customers in it.',
        'Merchandising is folding forty jumpers, in a pile, with the popular size at the bottom.',
      ],
      gentle: 'Good merchandising moves stock without a word. Which line did you shift by moving it, and to where?',
    },
    {
      says: 'planogram|pog',
      brutal: [
        'A planogram is drawn in head office for a shop with no pillar.',
        'The planogram wants eleven facings. The shelf holds ten and an argument.',
        'Every peg is numbered on the planogram. Every peg is also somewhere under the gondola.',
      ],
      gentle: 'Have you reset a planogram overnight? Stores that hire for it want somebody who has, so say which department.',
    },
    {
      says: 'replenishment|restocking|restocked|shelf stacking|stocking shelves|stacking shelves|replenished|filling shelves|stocked shelves',
      brutal: [
        "Replenishment: you fill the shelf, turn round for the cage, and there's a hole where the beans were.",
        'Shelf stacking puts the new milk at the back. The public reaches to the back.',
      ],
      gentle: "If rotation and the date check were yours as well as replenishment, say it: that's the half a manager worries about.",
    },
    {
      says: 'stock control|stock management|inventory management|stock levels|inventory control|stock accuracy',
      brutal: [
        'Stock control: the system says six. The six are in a box marked Halloween.',
        'Negative two in stock. Retail has been ahead of physics for years.',
        'Somebody orders one sprig of parsley and stock control sends a pallet.',
      ],
      gentle: [
        "Your shop has a figure for {it}. If accuracy went up, or shrink went down, that's the line.",
        'When the system and the shelf disagreed, who found out why? If you had the last word on {it}, say so.',
      ],
    },
    {
      says: 'stock take|stocktake|stock-take|inventory count|stock count',
      brutal: [
        'A stocktake starts at close with pizza, and ends with two people lying on the floor, counting socks.',
        "You count 212. They count 211. The one that's missing is on the mannequin.",
      ],
      gentle: 'Was the variance good? If you led the count, say for how many lines and how close it landed.',
    },
    {
      says: 'unloading delivery|unloading deliveries|unloaded delivery|stock delivery|working delivery|receiving delivery|receiving deliveries|delivery cage|cages',
      in: 'work',
      brutal: [
        'The delivery comes between six and two. It comes at five to three, on the day of the visit.',
        'The wheel on the delivery cage has a destination of its own.',
        'Eleven cages, one lift, and the lift thinks about it.',
      ],
      gentle: 'How soon was the delivery on the floor when you ran it? “Worked by lunch” is the kind of thing a store manager remembers.',
    },
    {
      says: 'fitting room|changing room|fitting rooms|changing rooms',
      brutal: [
        "Six items in, says the fitting room tag. Four come out, and one's on the floor in a heap that looks like surrender.",
        'A changing room is where jeans go to be turned inside out.',
        'Someone asks through the curtain for a size up. There are nine curtains, and they all go quiet.',
      ],
      gentle: 'Fitting rooms are where sales are made. Did conversion move when you ran them? That would be a nice surprise here.',
    },
    {
      says: 'refund|customer return|returns and exchanges|exchanges',
      in: 'work',
      brutal: [
        "Refunds need a receipt, a card, and a short story about somebody's cousin.",
        'The refund policy is on the wall, on the receipt and on the website, in three versions.',
        'Returns on the twenty-seventh of December is a sport with no crowd and no half-time.',
      ],
      gentle: 'Handling refunds well means policy and calm together. What did you have the authority to decide? Say the limit.',
    },
    {
      says: 'sales target|store target|exceeded target',
      brutal: [
        'The sales target is last year plus five percent. Last year it snowed, and you sold sledges.',
        'The sales target is on the staffroom wall, next to the rota and a poster about being yourself.',
        'The whole sales target hangs on a basket of socks by the till.',
      ],
      gentle: 'Percent against target, and for how many months? Two figures, and this becomes the best line of the page.',
    },
    {
      says: 'store card|loyalty card|loyalty scheme|store credit card',
      brutal: [
        'Do you have a loyalty card? No? Would you like one? It takes two minutes. It takes nine.',
        'Fifty points a visit. In eleven years a loyalty card pays for a sandwich.',
        'The store card target is five a day, and the regulars have started using the other entrance.',
      ],
      gentle: 'Shops keep a league table for loyalty cards. Where did you stand on it, and what did you say at the till that worked?',
    },
    {
      says: 'opening and closing|key holder|keyholder|open and close|opening the store|closing the store|lock up',
      brutal: [
        'A keyholder gets forty keys, one alarm code and every phone call after eleven.',
        "The alarm at the shop goes off at 3 a.m. It's a balloon. The keyholder is told it's a balloon at 3.40.",
        'Closing up: lights, safe, alarm, door, and then somebody has left their phone in the staffroom.',
      ],
      gentle: 'Did ‘{it}’ include the alarm code and the safe? Being given the keys says more than a reference, so put that first.',
    },
    {
      says: 'loss prevention|shoplifting|shoplifter|shrinkage|shrink|theft prevention',
      brutal: [
        'Razor blades and cheese: loss prevention tells you more about the world than the news.',
        'Put a tag on the cheese, and loss prevention has just told everyone which cheese.',
      ],
      gentle: 'For {it} a shop has one figure, with a decimal point in it. If it fell while you were responsible, give the two numbers.',
    },
    {
      says: 'store manager|assistant store manager|deputy store manager|shop manager',
      in: 'work',
      brutal: [
        "A store manager's office is a desk, a safe, a kettle and forty returned coat hangers.",
        "“Can I speak to the manager?” You look round. It's you again.",
        "A store manager on holiday still straightens the shelves, in somebody else's supermarket.",
      ],
      gentle: [
        'A store manager is placed by turnover, headcount and square footage. Give the three, and then what improved.',
        "Is there something in the shop today that wasn't there before you managed it? A store manager's best line starts with that.",
      ],
    },
    {
      says: 'sales assistant|sales associate|retail assistant|shop assistant|customer assistant|sales advisor|retail associate',
      brutal: [
        'A sales assistant is asked if they work here, in the uniform, at the till, holding the scanner.',
        '“Just looking”, said to a retail assistant from behind an armful of coats.',
        'Shop assistants have folded the same jumper more often than its owner ever will.',
      ],
      gentle: "“Sales assistant” becomes you when there's a department next to it. What were you the one to ask about?",
    },
    {
      says: 'visual standards|store standards|size order|store presentation|shop floor standards',
      brutal: [
        'Size order holds from nine until five past.',
        "Store standards are at their highest four minutes before the area manager's car.",
        'Folding boards make every T-shirt identical. The public has its own method.',
      ],
      gentle: "Standards get audited. What did your section score, and had it been better or worse before? That's proof.",
    },
    {
      says: 'christmas period|christmas trading|christmas trade|festive period|holiday season',
      brutal: [
        'The festive period has one CD, eleven songs, and eight hours a day of Mariah.',
        'After Christmas the whole shop is one big fitting room with a door at each end.',
      ],
      gentle: "Christmas is where shops find out who's good. What did you run in the busiest week: the tills, the queue, the stockroom?",
    },
    {
      says: 'black friday',
      brutal: ['Black Friday now starts on a Monday. Nobody at head office owns a calendar.', 'Black Friday lasts nine days, and half of it is a toaster.'],
      gentle: 'What was your post on Black Friday, and what did you set up the day before? Preparation is the part worth printing.',
    },
    {
      says: 'mystery shopper|mystery shop',
      brutal: [
        'The mystery shopper was the one asking about parking, delivery and care instructions for a pencil.',
        'Staff treat every lone customer with a notebook like royalty. It was a shopping list.',
        'A mystery shop score of 96%. The other four was the smile.',
      ],
      gentle: "A mystery shop score is a stranger's word, and there's no fairer evidence in retail. Print the score and the date.",
    },
    {
      says: 'area manager|regional manager|district manager|multi-site|area visit',
      in: 'work',
      brutal: [
        'An area manager can find the one empty hook in a shop from the car park.',
        'Multi-site means eleven stores, one boot full of signage, and lunch at every services on the A1.',
        'The visit is at ten. Since six, somebody has been dusting the top of the cigarette cabinet.',
      ],
      gentle: '“Area manager” reads bigger with the patch behind it. Which stores, and which one did you turn round?',
    },
    {
      says: 'promotional display|point of sale material|pos material|price change|in-store promotion|promotional signage|promotional bay',
      brutal: [
        'Promotions change overnight. So does the price, everywhere but on the shelf.',
        'The point of sale kit arrives flat, with a diagram, eleven tabs and no tab B.',
        "Three for two. Nobody's ever wanted three, and nobody's ever left with two.",
      ],
      gentle: 'Did a promotional display of yours sell through? Name the product and where you put it.',
    },
    {
      says: 'click and collect|click & collect|bopis|curbside pickup',
      brutal: [
        'Click and collect gets picked by someone walking past everyone who says “excuse me, do you work here?”',
        "The email says it's ready. The click and collect shelf is organised by hope.",
      ],
      gentle: 'Did you set up the click and collect corner, or sort out the shelf? Making it findable is a proper achievement.',
    },
    {
      says: 'self-checkout|self checkout|self-service till|self service checkout|self-service checkouts',
      brutal: [
        'Self-checkout: six machines that all need the same person.',
        'The self-checkout would like to see some ID for a lemon.',
        'The self-service till trusts nobody. It weighs a bag of air and calls for help.',
      ],
      gentle: 'Running six self-checkouts takes eyes in the back of the head. How did you deal with theft, or with the queue?',
    },
    {
      says: 'stockroom|stock room|back of house|backroom',
      brutal: [
        "The customer believes the stockroom is bigger than the shop. It's two shelves and a mop.",
        "“I'll check in the stockroom” is four minutes of standing by a wall, breathing.",
        'A stockroom is where summer waits, in boxes, on top of winter.',
      ],
      gentle: 'Order in a stockroom shows in how long a customer waits. Did you relabel or re-lay it? Say what it saved.',
    },
    {
      says: 'rota|staff rota|staff scheduling',
      brutal: [
        "The rota is up by Thursday. By Friday it's got tippex, arrows and a plea.",
        'Everyone can do any day on the rota except Saturday, which is the day.',
        'Head office gives you 312 hours for the week. The shop is open for most of them.',
      ],
      gentle: "Rotas are budget as much as fairness. Did you stay inside the hours in December? That's the proof.",
    },
    {
      says: 'staff training|trained new staff|training new staff|trained new starter|induction|onboarding new staff',
      not: 'capacitor|motor|coil',
      brutal: [
        'New starters learn the till, the fire exit, and which colleague not to sit next to, in that order.',
        'Training on the till takes ten minutes. The rest of it is voids.',
        "A new starter gets a badge that says “I'm new”. By lunch it's on the person who's been there nine years.",
      ],
      gentle: 'Who did you train that runs a department now? One such name, or number, beats the word training.',
    },
    {
      says: 'florist|floristry|bouquets|flower arranging',
      brutal: [
        "A florist's hands are in cold water from six, so that someone else's can be forgiven by lunchtime.",
        'Florists can read a relationship from the card message. They say nothing and add gypsophila.',
        "A bouquet by noon. In February, everybody's noon is the same one.",
      ],
      gentle: 'Weddings, contracts or counter? A florist who says which, and what they design without a picture, gets the call.',
    },
    {
      says: 'range planning|range plan|open to buy|sell-through|merchandise planning',
      brutal: [
        'A range is planned eighteen months ahead by someone looking out at the wrong weather.',
        'Markdown is when the coat and the price finally agree.',
        'Allocation sends forty swimsuits to Aberdeen. Aberdeen sends its regards.',
      ],
      gentle: "Range planning is a bet with dates on it. Which one paid off, and what had you seen that others hadn't?",
    },
    {
      says: 'product knowledge|product advice|advising customers|advised customers',
      in: 'work',
      brutal: [
        'Product knowledge is having read the label one customer earlier.',
        'Advising customers means helping them choose the one they came in holding.',
        "A brand training day gives you three facts, a tote bag, and a lipstick that isn't your shade.",
      ],
      gentle: 'Which products would people come and find you for? Name them: a specialist shop will read that twice.',
    },
    {
      says: 'personal shopping|personal shopper|personal stylist|clienteling',
      brutal: ['A client book knows sizes, dates and grudges.', "Personal shopping: you bring eleven things, they love one, and it's the one they're wearing."],
      gentle: "A client book is earned name by name. What do your regulars trust you with that they wouldn't ask anyone else?",
    },
    {
      says: 'supermarket|grocery store|hypermarket',
      in: 'work',
      brutal: [
        "At 6 a.m. a supermarket smells of bread and sounds like somebody else's radio.",
        'In a supermarket the tannoy asks for a supervisor to till nine, in a voice that has asked before.',
        "Aisle nine of a supermarket is everything that doesn't fit in the other aisles. It's mostly gravy.",
      ],
      gentle: 'Which part of the supermarket did you know best? Fresh, bakery and checkouts are different trades, so name yours.',
    },
    {
      says: 'window display|window displays|shop window',
      brutal: [
        'A window display goes in at night, on your knees, in socks, with fishing wire in your teeth.',
        "Passers-by stop at the window display. They're doing their hair.",
      ],
      gentle: "Did the window sell what was in it? A line's sales the week after would make a lovely proof.",
    },
  ],
  warehouse: [
    {
      says: 'pick and pack|picking and packing|order picking|picking|order picker|picker packer|picked and packed|picked orders',
      brutal: [
        'Order picking: nine miles of walking, and you never leave Northampton.',
        'Picked, packed, labelled, gone. It comes back on Thursday, tried on.',
        'The first rule of picking is that the last item is on the other mezzanine.',
      ],
      gentle: [
        'Was the picking by voice, paper or scanner? Put that beside your rate and accuracy, and a shift manager has the whole picture.',
        "Order picking is measured all day, so you know your rate. Print it next to the site's target and stop there.",
      ],
    },
    {
      says: 'pick rate|units per hour|productivity target',
      brutal: [
        'The pick rate went up in March, and so did the boxes, to the top shelf.',
        'A pick rate makes no allowance for batteries, tape, or someone from audit who wants a chat in aisle nine.',
        'Units per hour go up on the board by noon. The menu next to it is from the spring.',
      ],
      gentle: "Put your rate beside the site's target: “118 against 100”. There's nothing else on a warehouse CV that speaks so fast.",
    },
    {
      says: 'forklift|fork lift|flt|counterbalance|counterbalance forklift|forklift operator',
      brutal: [
        'A forklift has a horn, a beeper, a flashing light, and a driver who whistles.',
        'Most of a forklift is there to argue with the pallet.',
        'You can tell who had the forklift before you by the seat, the mirror and the crisps.',
      ],
      gentle: [
        'Licence and refresher date first, then what you lifted on the forklift and how high. No knocks in a year is worth adding.',
        "Which aisles were you trusted in on the forklift? Chemicals, glass and other people's cars tell a story about you.",
      ],
    },
    {
      says: 'reach truck',
      brutal: ['A reach truck is driven with your neck.', 'Reach truck drivers see the world sideways, and park that way at the supermarket.'],
      gentle: 'Height and aisle type matter here. Say the top beam you worked to and the brand of truck.',
    },
    {
      says: 'pallet truck|pump truck|pallet jack|powered pallet truck|ppt',
      brutal: [
        'A pump truck squeaks in the same key in every warehouse in the world.',
        'The pallet truck turns quicker than you think. The racking remembers.',
      ],
      gentle: "Say what else you're ticketed for. A row of truck types in one line saves an agency two phone calls.",
    },
    {
      says: 'goods in|goods-in|goods receipt|goods receiving|inbound delivery|receiving goods',
      brutal: [
        'Booked for seven, turned up at ten, and the driver would like to be gone by five past.',
        'Receiving checks everything against the delivery note. The delivery note was checked against nothing.',
        "The delivery note says forty. Goods in has thirty-eight, and a driver who's already in the cab.",
      ],
      gentle: 'Finding a short load at goods in saves real money. Tell the one you caught that would have gone through.',
    },
    {
      says: 'despatch|dispatch|goods out|goods-out',
      not: 'call|911|999|police|ambulance',
      brutal: [
        "Despatch is calm until ten to five, when the courier's early and the printer's thinking.",
        "Nine pallets on the bay, ten on the manifest. Despatch knows where this is going, and it's back to aisle four.",
        "Goods out is the part of the building where everything's been ready since lunch, according to someone else.",
      ],
      gentle: 'Orders a day and the cut-off you hit make despatch visible. What did it take to keep the late ones on the lorry?',
    },
    {
      says: 'loading and unloading|handball|handballing|devanning|unloading container|unloaded container|unloading trailer|loading trailer|loaded trailer',
      brutal: [
        'Two thousand boxes of flat-pack, no pallets, one metal container, in July. Nothing about it is automated.',
        'Loading a trailer is Tetris, if the last piece were a wardrobe.',
        'The container was packed by someone with a sense of humour and no straps.',
      ],
      gentle: 'What came off the trailers, and did you load for the drop order too? Loading so that the driver thanks you is a skill.',
    },
    {
      says: 'loading bay|loading dock|bay door',
      brutal: [
        'The loading bay has a curtain to keep the wind out. The wind likes the curtain.',
        'Door six has been out of order since the dock leveller made that noise.',
      ],
      gentle: "If you ran the bay, say how many doors and slots. Keeping lorries moving is a planner's skill.",
    },
    {
      says: 'rf scanner|scanner|handheld scanner|hand held scanner|scan gun|barcode scanner|voice picking|rf scanning',
      in: 'work',
      brutal: [
        'Scanners freeze in the cold store, in the heat, and on the last line of the last order.',
        "Scan the location. Scan the item. Wrong item. Scan the item that's obviously the same item.",
        'The scanner with the good battery is signed out to somebody who left at two.',
      ],
      gentle: 'Which system does it talk to? Name the WMS beside the scanner, and the same kit elsewhere will want you sooner.',
    },
    {
      says: 'wms|warehouse management system|sap ewm|red prairie|blue yonder',
      brutal: [
        "The WMS says location full. You're looking at the location. You could park in it.",
        'Go-live weekend for a warehouse system comes with pizza, which should have been a warning.',
        "The WMS knows where everything is, provided nobody's moved anything.",
      ],
      gentle: 'Being the person others ask when the system sulks is a real role. If that was you, say superuser and name the system.',
    },
    {
      says: 'cycle count|cycle counting|stock count|stocktake|stock take|perpetual inventory|stock check',
      brutal: [
        'The system says twelve, you say nine, and somebody is sent to count nine again, slower.',
        "Forty people are counting, and one pallet is missing. It's under the tea urn.",
        "A stock count has three answers: the screen's, yours, and the one that gets keyed.",
      ],
      gentle: [
        'Accuracy before and after is the figure to fetch. Even half a point on stock is money a manager understands.',
        'A good count explains the difference as well as finding it. What was behind the worst one you solved?',
      ],
    },
    {
      says: 'stock rotation|fifo',
      brutal: [
        'FIFO is easy to say. The old pallet is on the top beam, behind the new one.',
        'Rotation works on dates, and the date is printed on the side facing the wall.',
      ],
      gentle: "Write-offs or out-of-date stock that came down: that's how rotation gets read as money. Do you know the figure?",
    },
    {
      says: 'manual handling|heavy lifting|manual handling training|lifting',
      brutal: ['Bend your knees, says the poster, above a stack of boxes at neck height.', 'Team lift, says the label. The team is on break.'],
      gentle: 'Manual handling is expected everywhere, so give it three words. If you trained others in it, write that instead.',
    },
    {
      says: 'near miss',
      brutal: ['The near miss box is on a bracket at head height.', "The near miss board wants three cards a week. Somebody's bootlace has had a busy month."],
      gentle: "Did one of your near miss cards get something fixed? The hazard that isn't there any more is the line.",
    },
    {
      says: 'packing|packed|packer|pack bench',
      not: 'suitcase|lunch|parachute',
      in: 'work',
      brutal: [
        'One lipstick, one enormous box, four metres of brown paper. The packing algorithm has spoken.',
        'Packers can judge a carton by eye, and presents at home look bombproof.',
        "The tape gun loses its end once an hour. That's the whole of the packing bench's cardio.",
      ],
      gentle: "Glass, tyres or roses? Name the hardest thing you've packed that arrived whole, and the packing skill shows.",
    },
    {
      says: 'label printer|zebra printer|labelling|labeling',
      brutal: [
        "The label printer has a light that's green for ready, red for sulking, and orange for Mondays.",
        'Labels go on the flattest side, except at 4.55, when they go on the side.',
      ],
      gentle: 'If you set up or fixed the printers, IT will be fond of you. Say so in this line.',
    },
    {
      says: 'warehouse manager|warehouse supervisor|warehouse shift manager|warehouse operations manager',
      in: 'work',
      brutal: [
        "The radio says three things to a warehouse manager: agency's short, door two is stuck, can you come.",
        "The warehouse supervisor has a desk. It's been used as a returns bay since October.",
      ],
      gentle: 'A warehouse manager who gives headcount and orders a day in half a line can use the rest for what got better.',
    },
    {
      says: 'warehouse operative|warehouse assistant|warehouse worker|warehouse associate|warehouse operator',
      brutal: [
        'Warehouse operative covers everything from a broom to a thirty-tonne trailer before first break.',
        "You can always tell a warehouse operative in a supermarket: the trolley's stacked brick fashion.",
        'In a warehouse the weather is whatever came in with the last lorry.',
      ],
      gentle: 'Frozen, fashion and car parts are three different warehouse jobs. Which was yours, and what did you get to drive or run?',
    },
    {
      says: 'otif|on time in full',
      brutal: [
        "OTIF: on time, in full. The customer counts it differently, and the customer's count is the one on the slide.",
        'OTIF is 99.2. The other 0.8 has rung twice this morning.',
      ],
      gentle: 'OTIF belongs to everybody, so say which part of it was yours to move, and what you did on the first day.',
    },
    {
      says: 'peak season|peak period|christmas peak',
      brutal: [
        'Peak is when three hundred temps learn the one-way system on the same morning.',
        'In peak the canteen does a Christmas dinner at 2 a.m., on a tray, in hi-vis.',
        'Peak turns a whole site into people looking for a cage.',
      ],
      gentle: 'Volumes at peak against a normal week tell a story in one line. Did you train or lead any of the temps?',
    },
    {
      says: 'agency staff|temps|temporary staff|labour planning|labor planning',
      brutal: [
        'Twenty agency staff ordered, fourteen arrived, and two of those were for the place next door.',
        'The labour plan has a column for who was booked and a column for who came. The client only sees the first.',
      ],
      gentle: 'Planning heads to volume is a real management skill. How many did you plan for, and did overtime fall?',
    },
    {
      says: 'night shift|nights|rotating shift|earlies and lates',
      in: 'work',
      brutal: [
        "On nights the vending machine is a restaurant, and B4 is the chef's choice.",
        'The last night of the four is always the one with the late trailer.',
        "Nights get blamed for everything by days, and it's mutual, in writing, on the handover sheet.",
      ],
      gentle: "Willing to work shifts is a plus, so state the pattern plainly. If you ran nights alone, that's bigger: say so.",
    },
    {
      says: 'cold store|chilled|freezer|frozen|temperature controlled',
      in: 'work',
      brutal: [
        'Twenty minutes at a time in the freezer, in a suit that makes everyone walk like an astronaut.',
        'In a cold store, your pen goes first.',
        'Chilled is plus four. Everyone from the freezer comes in to sunbathe.',
      ],
      gentle: 'Say the temperature and the product. Cold chain records and checks are a skill that food sites look for by name.',
    },
    {
      says: 'returns|reverse logistics|returns processing|rma',
      brutal: [
        'Reverse logistics is everything that went out, coming back with the wrong lid.',
        "The returns cage holds a fondue set that's been round four times.",
      ],
      gentle: 'Turnaround and recovered value are the figures. How fast did a return go back on sale under you?',
    },
    {
      says: 'ppe|hi-vis|hi vis|steel toe|safety boots',
      brutal: [
        'Hi-vis comes in one size: round the back of the chair.',
        'Safety boots get comfortable in week eleven. In week twelve they get replaced.',
        "PPE is in the cupboard. The cupboard key is in someone's hi-vis.",
      ],
      gentle: 'PPE goes without saying for most readers. If you did the audits or issued the kit, say that and cut the rest.',
    },
    {
      says: 'pallet|pallets|palletising|palletizing|pallet wrapping|stretch wrap|wrapped pallets',
      brutal: [
        'Blue pallets belong to someone. White pallets belong to whoever has got a van.',
        'Wrapping a pallet by hand is twelve laps, backwards, bent over. The machine is being repaired.',
      ],
      gentle: "Odd loads are where pallet building shows. What did you wrap that shouldn't have stood up, and did?",
    },
    {
      says: 'racking|racking inspection|pallet racking|sema|bulk storage',
      brutal: [
        "A racking inspection finds a bent upright and forty people who've been on holiday.",
        'Racking has a load notice at the end of every aisle, at the height of a hook.',
      ],
      gentle: 'If you inspect to SEMA rules, put the certificate in. Few operatives have it, and insurers ask.',
    },
    {
      says: '5s',
      brutal: [
        '5S painted an outline for the broom. The outline is doing well.',
        "5S moved the tape guns nearer the bench. By Friday they'd walked back.",
        '5S stands for sort, set in order, shine, standardise and sustain. “Tidy up” was taken.',
      ],
      gentle: 'Name the one 5S change that stuck, and what it saved. Ideas from the floor are what a site manager loves to read.',
    },
    {
      says: 'courier|dpd|dhl|evri|royal mail|parcelforce',
      brutal: [
        "Collection is at four. If the parcels aren't ready, the courier's four comes at ten to.",
        'The courier needs a signature, and holds the pen in their teeth while you find a flat bit.',
        'Four carriers, four label sizes, one printer with a preference.',
      ],
      gentle: 'Did you choose the couriers, chase them or negotiate? A claim won or a cut-off moved is worth a clause.',
    },
    {
      says: '3pl|third party logistics|multi-client',
      brutal: [
        "A 3PL has six clients under one roof, and all of them believe it's theirs.",
        "On the client's visit the aisle lights come on in their brand colour.",
      ],
      gentle: "Which 3PL client, or at least which sector? If you can't name it, “fashion” or “food” is already an answer.",
    },
    {
      says: 'hazardous goods|dangerous goods|hazmat',
      brutal: ['Dangerous goods have their own corner, their own sign, and nail varnish.', 'A diamond-shaped label says flammable. The form for it is too.'],
      gentle: 'Not many people on a shift are allowed to sign for dangerous goods. Say which class, and which certificate.',
    },
    {
      says: 'delivery note|pod|proof of delivery|despatch note',
      brutal: [
        'Delivery notes: white copy, yellow copy, and a pink one that says the same very faintly.',
        'A signed POD has a coffee ring, a squiggle, and the time it should have been.',
      ],
      gentle: "Clean delivery notes win disputes. Is there a claim that your paperwork settled? That's worth a clause.",
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
      gentle: 'A tidy site passes audits. If yours scored well, write the score rather than the sweeping.',
    },
    {
      says: 'training new starter|trained new staff|training new staff|trained new starter',
      brutal: [
        'The induction covers fire, forklift routes and toilets. Where the good gloves are takes a friend.',
        "A trainer's job is to say “ignore that” while the new starter reads the sign.",
      ],
      gentle: "How soon were your new starters up to rate? It's the number a shift manager would ask you for.",
    },
  ],
};
