import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What shop and warehouse people laugh about. */
export const OF_SHOPS_AND_WAREHOUSES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  shop: [
    {
      says: 'customer service|customer experience|customer satisfaction',
      in: 'work',
      brutal: [
        "Customer service: nine hours of “it's just behind you, third shelf, no, your other behind”.",
        "Shop floor customer service is smiling at someone who's holding a coat hanger and your lunch break.",
        'A good half of customer service is finding out which door they came in by.',
      ],
      gentle: 'Everybody in retail writes this. A mystery shop score, a complaint turned round or a regular who asks for you proves it.',
    },
    {
      says: 'till|tills|operating the till|cash register|operated till|checkout|pos system|epos',
      brutal: [
        "The till knows forty thousand products. It doesn't know this one, and there's a queue.",
        "Unexpected item. It's the queue.",
        'Every till has a drawer that sticks, and a knack, and the knack leaves when you do.',
      ],
      gentle: "Say what the till saw: transactions a day, takings on a Saturday, or how often the drawer balanced. That's trust in figures.",
    },
    {
      says: 'cash handling|cash up|cashing up|cashed up|till reconciliation|end of day reconciliation|cash office',
      brutal: [
        "Cashing up is quick until you're four pounds over. Under is a mistake. Over is a mystery.",
        "Cash handling: count it, bag it, count it again, because somebody asked what's for tea.",
        'The float is a hundred pounds exactly, most of it in five pences.',
      ],
      gentle: 'Cash handling is trust, so say how much went through your hands and how often it balanced. The sum does the talking.',
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
      says: 'merchandising|visual merchandising|visual merchandiser|merchandised|merchandise',
      brutal: [
        'Visual merchandising is folding forty jumpers for the first customer, who wants the one at the bottom.',
        'The mannequin has no head, one arm, and a better coat than the staff.',
        "Three hours on the window, and everyone comes in for what the dummy's wearing, which isn't in stock.",
      ],
      gentle: 'Did the line sell better after you moved it? One before and after turns merchandising from tidying into trade.',
    },
    {
      says: 'planogram|planograms|pog',
      brutal: [
        'A planogram is drawn in head office for a shop with no pillar.',
        'The planogram wants eleven facings. The shelf holds ten and an argument.',
        'Every peg is numbered on the planogram. Every peg is also somewhere under the gondola.',
      ],
      gentle: "Say how many bays you reset and how fast. Stores that hire for this want somebody who's done it overnight.",
    },
    {
      says: 'replenishment|restocking|restocked|shelf stacking|stocking shelves|stacking shelves|replenished|filling shelves|stocked shelves',
      brutal: [
        "Replenishment: you fill the shelf, turn round for the cage, and there's a hole where the beans were.",
        'Shelf stacking puts the new milk at the back. The public reaches to the back.',
        "Restocking is the one job that's undone by its own success.",
      ],
      gentle: 'Cages an hour or departments covered would say how quick you are. Was rotation or the date check yours as well?',
    },
    {
      says: 'stock control|stock management|inventory management|stock levels|inventory control|stock accuracy',
      brutal: [
        'Stock control: the system says six. The six are in a box marked Halloween.',
        'Negative two in stock. Retail has been ahead of physics for years.',
        'Somebody orders one sprig of parsley and stock control sends a pallet.',
      ],
      gentle: "Stock accuracy is a figure your old shop has. If it went up, or shrink went down, that's the line.",
    },
    {
      says: 'stock take|stocktake|stock-take|inventory count|stock count',
      brutal: [
        'A stocktake starts at close with pizza, and ends with two people lying on the floor, counting socks.',
        "You count 212. They count 211. The one that's missing is on the mannequin.",
        'Stocktake turns up three things: dust, a lost name badge, and nine of the item that was never coming back.',
      ],
      gentle: 'Was the variance good? If you led the count, say for how many lines and how close it landed.',
    },
    {
      says: 'delivery|deliveries|unloading delivery|stock delivery|cage|cages',
      in: 'work',
      brutal: [
        'The delivery comes between six and two. It comes at five to three, on the day of the visit.',
        'Every delivery has one cage with a wheel that has given up on direction.',
        'Eleven cages, one lift, and the lift thinks about it.',
      ],
      gentle: 'Say how much arrived and how fast it was on the floor. Deliveries worked by lunchtime are a proper measure.',
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
      says: 'refund|refunds|returns|exchanges',
      brutal: [
        "Refunds need a receipt, a card, and a short story about somebody's cousin.",
        'Never worn, says the customer. The refund desk is looking at a bus ticket in the pocket.',
        'Returns on the twenty-seventh of December is a sport with no crowd and no half-time.',
      ],
      gentle: 'Handling refunds well means policy and calm together. What did you have the authority to decide? Say the limit.',
    },
    {
      says: 'complaints|customer complaint|customer complaints|handling complaints|difficult customers',
      brutal: [
        "A complaint starts with “I never normally”. It's got a folder with it.",
        "Complaints get escalated to the manager, who's on lunch, in the stockroom, behind the tall boxes.",
        'The item was five pounds, the complaint has been here forty minutes, and the queue has picked a side.',
      ],
      gentle: 'Pick the one complaint that ended well and give it a clause. A turned-round customer beats the word handled.',
    },
    {
      says: 'sales target|sales targets|kpi|kpis|targets|exceeded target',
      brutal: [
        'The sales target is last year plus five percent. Last year it snowed, and you sold sledges.',
        'KPIs are on the staffroom wall, next to the rota and a poster about being yourself.',
        'Units per transaction is a KPI that rests on a pair of socks by the till.',
      ],
      gentle: 'Percent against target, and for how many months? Two figures, and this becomes the best line of the page.',
    },
    {
      says: 'store card|loyalty card|loyalty scheme|clubcard|nectar|credit card applications',
      brutal: [
        'Do you have a loyalty card? No? Would you like one? It takes two minutes. It takes nine.',
        'Fifty points a visit. In eleven years a loyalty card pays for a sandwich.',
        'The store card target is five a day, and the regulars have started using the other entrance.',
      ],
      gentle: 'Sign-ups per week against the target would show persistence. Shops keep a league table, so where did you stand?',
    },
    {
      says: 'opening and closing|key holder|keyholder|open and close|opening the store|closing the store|lock up',
      brutal: [
        'A keyholder gets forty keys, one alarm code and every phone call after eleven.',
        "The alarm at the shop goes off at 3 a.m. It's a balloon. The keyholder is told it's a balloon at 3.40.",
        'Closing up: lights, safe, alarm, door, and then somebody has left their phone in the staffroom.',
      ],
      gentle: 'Being given the keys says more than a reference. Say how often you opened or closed, and with how much in the safe.',
    },
    {
      says: 'loss prevention|shoplifting|shoplifter|shrinkage|shrink|theft prevention',
      brutal: [
        'Razor blades and cheese: loss prevention tells you more about the world than the news.',
        "The tag beeps for the honest customer with the umbrella. It's shy around everyone else.",
        'Shrinkage is everything that left by a door other than the till.',
      ],
      gentle: 'Shrink is measured to the decimal. If it fell while you were responsible, give the two numbers.',
    },
    {
      says: 'store manager|assistant manager|deputy manager|supervisor|team leader|department manager',
      in: 'work',
      brutal: [
        "A store manager's office is a desk, a safe, a kettle and forty returned coat hangers.",
        "“Can I speak to the manager?” You look round. It's you again.",
        'A retail supervisor is paid slightly more to be asked for change.',
      ],
      gentle: 'Turnover, headcount and square footage: three numbers that place you at once. Then what improved.',
    },
    {
      says: 'sales assistant|sales associate|retail assistant|shop assistant|customer assistant|sales advisor|retail associate',
      brutal: [
        'A sales assistant is asked if they work here, in the uniform, at the till, holding the scanner.',
        '“Just looking”, said to a retail assistant from behind an armful of coats.',
        'Shop assistants have folded the same jumper more often than its owner ever will.',
      ],
      gentle: 'Which department, and what were you the one to ask about? Product knowledge is where this title becomes you.',
    },
    {
      says: 'visual standards|store standards|recovery|size order|folding|store presentation|shop floor standards',
      brutal: [
        'Size order holds from nine until five past.',
        "Store standards are at their highest four minutes before the area manager's car.",
        'Folding boards make every T-shirt identical. The public has its own method.',
      ],
      gentle: "Standards get audited. What did your section score, and had it been better or worse before? That's proof.",
    },
    {
      says: 'black friday|christmas period|christmas trading|peak trading|holiday season|boxing day|festive period|peak season',
      brutal: [
        'Christmas trading has one CD, eleven songs, and eight hours a day of Mariah.',
        'Black Friday lasts nine days, and half of it is a toaster.',
        'On Boxing Day the shop is one big fitting room with a door at each end.',
      ],
      gentle: "Peak is where shops find out who's good. Footfall, queue time or a record day: which of those can you quote?",
    },
    {
      says: 'mystery shopper|mystery shop',
      brutal: [
        'The mystery shopper was the one asking about parking, delivery and care instructions for a pencil.',
        'Staff treat every lone customer with a notebook like royalty. It was a shopping list.',
        'A mystery shop score of 96%. The other four was the smile.',
      ],
      gentle: 'A score from a stranger is the fairest evidence in retail. Put the number and the date.',
    },
    {
      says: 'area manager|regional manager|district manager|multi-site|area visit',
      brutal: [
        'An area manager can find the one empty hook in a shop from the car park.',
        'Multi-site means eleven stores, one boot full of signage, and lunch at every services on the A1.',
        'The visit is at ten. Since six, somebody has been dusting the top of the cigarette cabinet.',
      ],
      gentle: 'How many stores, what turnover and what moved under you? Area roles are read for those three facts alone.',
    },
    {
      says: 'footfall|conversion rate|atv|average transaction value|upt|like for like|like-for-like',
      brutal: [
        "Footfall counts everybody who comes in, including the one who's cutting through to the car park.",
        'Conversion rate was 22 percent, and then a coach party came in for the toilet.',
        'ATV is up by nine pence. Someone has put carrier bags on their own line.',
      ],
      gentle: 'If you know these figures by heart, you manage a shop rather than staff one. Give the one that moved and by how much.',
    },
    {
      says: 'promotion|promotions|promotional display|point of sale material|pos material|promotional material|price changes',
      brutal: [
        'Promotions change overnight. So does the price, everywhere but on the shelf.',
        'Point of sale arrives flat, with a diagram, eleven tabs and no tab B.',
        "Three for two. Nobody's ever wanted three, and nobody's ever left with two.",
      ],
      gentle: 'Did a promotion of yours sell through, and how far above plan? A single percentage would make this line work.',
    },
    {
      says: 'click and collect|click & collect|online orders|buy online pick up in store|bopis|curbside',
      brutal: [
        'Click and collect is a parcel, a locker, and a customer whose code is on the other phone.',
        'Online orders are picked by someone walking past everyone who says “excuse me, do you work here?”',
        "It's ready, the email said. The shelf for click and collect is organised by hope.",
      ],
      gentle: 'Orders a day and your substitution or wait rate would make this solid. Did you set the area up?',
    },
    {
      says: 'self-checkout|self checkout|self-service till|self service checkout|self-service checkouts',
      brutal: [
        'Self-checkout: six machines that all need the same person.',
        'One member of staff, six red lights, and a bottle of wine at every self-checkout.',
        'The self-service till trusts nobody. It weighs a bag of air and calls for help.',
      ],
      gentle: 'Running six lanes at once takes eyes in the back of the head. What did you do about theft or queues there?',
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
      says: 'rota|rotas|staff scheduling|scheduling|workforce management',
      brutal: [
        "The rota is up by Thursday. By Friday it's got tippex, arrows and a plea.",
        'Everyone can do any day on the rota except Saturday, which is the day.',
        'Head office gives you 312 hours for the week. The shop is open for most of them.',
      ],
      gentle: 'Rotas are budget as much as fairness. How many people, and did you stay inside the hours?',
    },
    {
      says: 'staff training|trained new staff|training new staff|trained new starters|inductions|onboarding new staff|coaching',
      brutal: [
        'New starters learn the till, the fire exit, and which colleague not to sit next to, in that order.',
        'Training on the till takes ten minutes. The rest of it is voids.',
        "A new starter gets a badge that says “I'm new”. By lunch it's on the person who's been there nine years.",
      ],
      gentle: "How many people did you train, and are any supervisors now? That's the measure a store manager would give.",
    },
    {
      says: 'florist|floristry|bouquets|flower arranging',
      brutal: [
        "A florist's hands are in cold water from six, so that someone else's can be forgiven by lunchtime.",
        'Florists can read a relationship from the card message. They say nothing and add gypsophila.',
        "A bouquet by noon. In February, everybody's noon is the same one.",
      ],
      gentle: 'Weddings, contracts or counter? Say which, and what you design without a picture to follow.',
    },
    {
      says: 'wedding flowers|bridal bouquet|table centrepiece|interflora',
      brutal: [
        'The wedding flowers have a spreadsheet, a ribbon swatch, and an aunt with a view.',
        'A van at twelve degrees, twelve centrepieces, and eleven roundabouts.',
      ],
      gentle: 'Weddings are project work with petals. How many in a season, and what was the largest you led?',
    },
    {
      says: 'buying|buyer|range planning|range plan|open to buy|allocation|allocator|sell-through|markdown',
      brutal: [
        'A range is planned eighteen months ahead by someone looking out at the wrong weather.',
        'Markdown is when the coat and the price finally agree.',
        'Allocation sends forty swimsuits to Aberdeen. Aberdeen sends its regards.',
      ],
      gentle: 'Sell-through and margin are the language here. Which range was yours, and at what price did it end?',
    },
    {
      says: 'product knowledge|product advice|advising customers|advised customers',
      brutal: [
        'Product knowledge is having read the label one customer earlier.',
        'Advising customers means helping them choose the one they came in holding.',
        "A brand training day gives you three facts, a tote bag, and a lipstick that isn't your shade.",
      ],
      gentle: 'Which products would people come and find you for? Name them: a specialist shop will read that twice.',
    },
    {
      says: 'personal shopping|personal shopper|styling|personal stylist|clienteling|client book',
      brutal: [
        'A client book knows sizes, dates and grudges.',
        "Personal shopping: you bring eleven things, they love one, and it's the one they're wearing.",
        'Styling appointments have a sofa, a fizzy drink, and a friend who tilts their head.',
      ],
      gentle: 'Clienteling can be counted: clients on your book, repeat spend, best sale. Which of those will you print?',
    },
    {
      says: 'gdpr|age restricted|challenge 25|age verification|think 25',
      brutal: [
        "Challenge 25 asks everyone who might be, and is taken as a gift by everyone who isn't.",
        "The till asks if you've checked. The queue asks if it's serious.",
      ],
      gentle: 'Refusals logged and test purchases passed are the proof here. Did you train the team on it?',
    },
    {
      says: 'supermarket|grocery store|hypermarket',
      brutal: [
        'A supermarket at 6 a.m. is bread, forklift beeps and a radio nobody chose.',
        'In a supermarket the tannoy asks for a supervisor to till nine, in a voice that has asked before.',
        "Every supermarket has an aisle with everything that doesn't fit in the other aisles, and it's all gravy.",
      ],
      gentle: 'Which department did you know best? Fresh, bakery and checkouts are different trades, so name yours.',
    },
    {
      says: 'window display|window displays|shop window',
      brutal: [
        'A window display goes in at night, on your knees, in socks, with fishing wire in your teeth.',
        "Passers-by stop at the window display. They're doing their hair.",
      ],
      gentle: "Did the window sell what was in it? A line's sales the week after would make a lovely proof.",
    },
    {
      says: 'gondola end|promo bay|end cap|endcap|aisle end',
      brutal: [
        'End caps are the seafront of a shop, and the crisps have bought most of it.',
        'A gondola end is built by night, and demolished from the middle by the first trolley.',
      ],
      gentle: 'What did the end sell against its shelf spot? That uplift is a number buyers like to hear.',
    },
    {
      says: 'head office communication|daily huddle|team brief|morning brief|team huddle',
      brutal: [
        "The team huddle has yesterday's figures, today's push and somebody eating toast.",
        "A morning brief ends with “any questions?” There's one, and it's about the heating.",
      ],
      gentle: 'Running the brief is the first bit of leadership many people get. Say how often, and to how many.',
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
      gentle: 'Picks an hour and accuracy are the two figures every shift manager reads first. You probably know both, so print them.',
    },
    {
      says: 'pick rate|pick rates|pick rate target|units per hour|productivity target|uph|targets',
      brutal: [
        'The pick rate went up in March, and so did the boxes, to the top shelf.',
        'A pick rate makes no allowance for batteries, tape, or someone from audit who wants a chat in aisle nine.',
        "The board shows everybody's units per hour. It's the only thing in the canteen that's up to date.",
      ],
      gentle: "Put your rate beside the site's target: “118 against 100”. There's nothing else on a warehouse CV that speaks so fast.",
    },
    {
      says: 'forklift|fork lift|flt|counterbalance|counterbalance forklift|forklift operator',
      brutal: [
        "A forklift has three pedals, four levers, and a horn that's used to say good morning.",
        'Counterbalance means most of the truck is there to argue with the pallet.',
        'You can tell who had the forklift before you by the seat, the mirror and the crisps.',
      ],
      gentle: 'Licence type and expiry first, then what you lifted and how high. Zero knocks in a year would be worth saying too.',
    },
    {
      says: 'reach truck|vna|very narrow aisle|man up|bendi|flexi',
      brutal: [
        'A reach truck is driven with your neck.',
        "VNA: eleven metres up between two walls of crisps, and that's when your nose itches.",
        'Reach truck drivers see the world sideways, and park that way at the supermarket.',
      ],
      gentle: 'Height and aisle type matter here. Say the top beam you worked to and the brand of truck.',
    },
    {
      says: 'lolop|llop|low level order picker|pallet truck|ppt|powered pallet truck|pump truck|pallet jack',
      brutal: [
        "There's one LLOP with good brakes, and somebody has hung their coat on it.",
        'A pump truck squeaks in every warehouse of the world in the same key.',
        'The PPT turns quicker than you think. The racking remembers.',
      ],
      gentle: "Say what else you're ticketed for. A row of truck types in one line saves an agency two phone calls.",
    },
    {
      says: 'goods in|goods-in|inbound|receiving|goods receipt|booking in',
      brutal: [
        'Goods in: the paperwork says forty, the driver says forty, the pallet says thirty-eight and a loose end of wrap.',
        'Booked for seven, turned up at ten, and the driver would like to be gone by five past.',
        'Receiving checks everything against the delivery note. The delivery note was checked against nothing.',
      ],
      gentle: 'Deliveries a shift and discrepancies found are what this line needs. Finding short loads saves real money.',
    },
    {
      says: 'dispatch|despatch|goods out|outbound|shipping|goods-out',
      brutal: [
        "Despatch is calm until ten to five, when the courier's early and the printer's thinking.",
        "Nine pallets on the bay, ten on the manifest. Despatch knows where this is going, and it's back to aisle four.",
        "Goods out is the part of the building where everything's been ready since lunch, according to someone else.",
      ],
      gentle: 'Orders a day and the cut-off you hit make despatch visible. What did it take to keep the late ones on the lorry?',
    },
    {
      says: 'loading and unloading|loading|unloading|load and unload|handball|devanning|containers|trailers',
      brutal: [
        'Handball: two thousand boxes of flat-pack, no pallets, one metal container, in July.',
        'Loading a trailer is Tetris, if the last piece were a wardrobe.',
        'The container was packed in Ningbo by someone with a sense of humour and no straps.',
      ],
      gentle: "Trailers or containers a shift, and with how many of you? Hard work counts best when it's counted.",
    },
    {
      says: 'loading bay|dock|bay doors',
      brutal: [
        'A loading bay has a roller door that goes up, a curtain that goes sideways and a wind that goes through.',
        'Door six has been out of order since the dock leveller made that noise.',
      ],
      gentle: "If you ran the bay, say how many doors and slots. Keeping lorries moving is a planner's skill.",
    },
    {
      says: 'rf scanner|scanner|handheld scanner|hand held scanner|scan gun|barcode scanner|voice picking|rf scanning',
      brutal: [
        'Scanners freeze in the cold store, in the heat, and on the last line of the last order.',
        "Scan the location. Scan the item. Wrong item. Scan the item that's obviously the same item.",
        'The one scanner with a good battery is signed out to somebody who left at two.',
      ],
      gentle: 'Which system does it talk to? Name the WMS beside the scanner, and the same kit elsewhere will want you sooner.',
    },
    {
      says: 'wms|warehouse management system|sap|sap ewm|manhattan|red prairie|jda|blue yonder',
      brutal: [
        "The WMS says location full. You're looking at the location. You could park in it.",
        'Go-live weekend for a warehouse system comes with pizza, which should have been a warning.',
        "The WMS knows where everything is, provided nobody's moved anything.",
      ],
      gentle: 'Being the person others ask when the system sulks is a real role. If that was you, say superuser and name the system.',
    },
    {
      says: 'cycle count|cycle counting|stock count|stock take|stocktake|perpetual inventory|pi check|stock check|inventory count',
      brutal: [
        'Cycle counting: the system says twelve, you say nine, and somebody is sent to count nine again, slower.',
        'The stock take shuts the whole site so that forty people can find the same missing pallet.',
        "A stock count has three answers: the screen's, yours, and the one that gets keyed.",
      ],
      gentle: 'Accuracy before and after is the figure to fetch. Even half a point on stock is money a manager understands.',
    },
    {
      says: 'stock rotation|fifo|stock control|stock management|inventory control|inventory management',
      brutal: [
        'FIFO is easy to say. The old pallet is on the top beam, behind the new one.',
        'Stock control is knowing that the missing four are in the returns cage, under a kettle.',
        'Rotation works on dates, and the date is printed on the side facing the wall.',
      ],
      gentle: "Write-offs or out-of-date stock that came down: that's how rotation gets read as money. Do you know the figure?",
    },
    {
      says: 'manual handling|heavy lifting|manual handling training|lifting',
      brutal: [
        'Bend your knees, says the poster, above a stack of boxes at neck height.',
        'The manual handling course uses an empty box. The box is never seen again.',
        'Team lift, says the label. The team is on break.',
      ],
      gentle: "It's expected everywhere, so give it three words. If you trained others in it, that's the line to write instead.",
    },
    {
      says: 'health and safety|toolbox talk|near miss|near misses|safety walk|coshh',
      brutal: [
        "A toolbox talk has no toolbox, and a signature sheet that's talkier.",
        'Walkways are yellow. So is everything else, after the painter had paint left over.',
        "The near miss board wants three cards a week. Somebody's bootlace has had a busy month.",
      ],
      gentle: 'Did you spot something that got fixed? One hazard removed is better than the two big words.',
    },
    {
      says: 'packing|packed|packer|packaging|wrapping|pack bench|shrink wrap|shrink wrapping',
      brutal: [
        'One lipstick, one enormous box, four metres of brown paper. The packing algorithm has spoken.',
        'Packers can judge a carton by eye, and presents at home look bombproof.',
        "The tape gun loses its end once an hour. That's the whole of the packing bench's cardio.",
      ],
      gentle: 'Parcels an hour and returns for damage make packing measurable. What was yours?',
    },
    {
      says: 'label printer|zebra printer|labelling|labels|labeling',
      brutal: [
        "The label printer has a light that's green for ready, red for sulking, and orange for Mondays.",
        'Labels go on the flattest side, except at 4.55, when they go on the side.',
      ],
      gentle: 'If you set up or fixed the printers, IT will be fond of you. Say so in this line.',
    },
    {
      says: 'warehouse manager|warehouse supervisor|shift manager|team leader|shift leader|warehouse operations manager',
      in: 'work',
      brutal: [
        "A shift manager's radio says three things: agency's short, door two is stuck, can you come.",
        "The warehouse supervisor has a desk. It's been used as a returns bay since October.",
        'Team leader: same hi-vis, other colour, all the questions.',
      ],
      gentle: 'Headcount, square footage, orders a day. Give those three and the rest of the line can be about what you improved.',
    },
    {
      says: 'warehouse operative|warehouse assistant|warehouse worker|warehouse associate|warehouse operator',
      brutal: [
        'Warehouse operative covers everything from a broom to a thirty-tonne trailer before first break.',
        "You can always tell a warehouse operative in a supermarket: the trolley's stacked brick fashion.",
        'In a warehouse the weather is whatever came in with the last lorry.',
      ],
      gentle: 'Say what the building held and how big it was. Frozen, fashion and car parts are three different jobs.',
    },
    {
      says: 'kpi|kpis|otif|on time in full|service level|sla',
      brutal: [
        "OTIF: on time, in full. The customer counts it differently, and the customer's count is the one on the slide.",
        'The KPI board is magnetic, so that red can be moved closer to amber.',
        'Service level 99.2. The other 0.8 has rung twice this morning.',
      ],
      gentle: 'Which of these was yours to move, and from what to what? Two numbers and a month would finish this line.',
    },
    {
      says: 'peak|peak season|black friday|christmas peak|peak period',
      brutal: [
        'Peak is when three hundred temps learn the one-way system on the same morning.',
        'In peak the canteen does a Christmas dinner at 2 a.m., on a tray, in hi-vis.',
        'Black Friday turns the whole site into people looking for a cage.',
      ],
      gentle: 'Volumes at peak against a normal week tell a story in one line. Did you train or lead any of the temps?',
    },
    {
      says: 'agency staff|temps|temporary staff|labour planning|labor planning|headcount',
      brutal: [
        'Twenty agency staff ordered, fourteen arrived, and two of those were for the place next door.',
        'Labour planning is a spreadsheet with an actual column that nobody shows the client.',
      ],
      gentle: 'Planning heads to volume is a real management skill. How many did you plan for, and did overtime fall?',
    },
    {
      says: 'night shift|night shifts|nights|shift work|rotating shifts|4 on 4 off|earlies and lates|day shift',
      brutal: [
        "On nights the vending machine is a restaurant, and B4 is the chef's choice.",
        'Four on, four off. The fourth night is always the one with the late trailer.',
        "Nights get blamed for everything by days, and it's mutual, in writing, on the handover sheet.",
      ],
      gentle: "Willing to work shifts is a plus, so state the pattern plainly. If you ran nights alone, that's bigger: say so.",
    },
    {
      says: 'cold store|chilled|freezer|frozen|temperature controlled',
      brutal: [
        'Minus 25 in the freezer, twenty minutes at a time, in a suit that makes everyone walk like an astronaut.',
        'In a cold store, your pen goes first.',
        'Chilled is plus four. Everyone from the freezer comes in to sunbathe.',
      ],
      gentle: 'Say the temperature and the product. Cold chain records and checks are a skill that food sites look for by name.',
    },
    {
      says: 'returns|reverse logistics|returns processing|rma',
      brutal: [
        'Returns: one box, no label, a note with a sad face, and a shoe from a competitor.',
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
      gentle: 'This goes without saying for most readers. If you did PPE audits or issued the kit, say that and cut the rest.',
    },
    {
      says: 'pallet|pallets|palletising|palletizing|pallet wrapping|stretch wrap|wrapped pallets',
      brutal: [
        'A pallet is square, a load is not, and the wrap is what they both believe in.',
        'Blue pallets belong to someone. White pallets belong to whoever has got a van.',
        'Wrapping a pallet by hand is twelve laps, backwards, bent over. The machine is being repaired.',
      ],
      gentle: "Pallets a shift, and how few came back damaged? Short and strong, and it's more than most CVs have.",
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
      says: 'slotting|slotted|warehouse layout|layout|re-slotting|pick face|pick faces',
      brutal: [
        "Slotting puts fast movers at waist height. That's how the heaviest item found the bottom.",
        'A new layout saves eleven seconds a pick, and moves the bin that everybody knew.',
      ],
      gentle: 'Steps or seconds saved per order would be lovely here. Layout changes nearly always have a before and after.',
    },
    {
      says: '5s|lean|kaizen|continuous improvement|six sigma',
      brutal: [
        '5S painted an outline for the broom. The outline is doing well.',
        "Kaizen moved the tape guns nearer. By Friday they'd walked back.",
        'Lean means no waste, said the consultant, handing out forty laminated booklets.',
      ],
      gentle: 'Name the one change that stuck and what it saved. Ideas from the floor are what a site manager loves to read.',
    },
    {
      says: 'couriers|courier|dpd|dhl|ups|royal mail|yodel|hermes|evri|carrier|carriers',
      brutal: [
        "DPD comes at four. If the parcels aren't ready, four comes at ten to.",
        "Every courier's collection needs a signature, and every courier already has the pen in their teeth.",
        'Four carriers, four label sizes, one printer with a preference.',
      ],
      gentle: 'Did you choose, chase or negotiate with the carriers? Claims won and cut-offs moved are worth a clause.',
    },
    {
      says: '3pl|third party logistics|client|multi-client',
      brutal: [
        "A 3PL has six clients under one roof, and all of them believe it's theirs.",
        "On the client's visit the aisle lights come on in their brand colour.",
      ],
      gentle: "Which client, or which sector? If you can't name it, say fashion or food and the daily volume.",
    },
    {
      says: 'cherry picker|scissor lift|mewp|ipaf',
      brutal: [
        'A cherry picker goes up quickly and comes down at the speed of thought, a slow thought.',
        'MEWP training: clip on before you go up, then remember the scanner is on the floor.',
      ],
      gentle: 'IPAF has categories, so print yours with the date. It opens maintenance work as well as picking.',
    },
    {
      says: 'kitting|assembly|rework|co-packing|copacking|value added services',
      brutal: [
        'Rework is nine thousand boxes and one sticker that has to go two millimetres to the left.',
        'Kitting: six bolts in a bag. A customer, on a Sunday, is going to count five.',
        'Co-packing puts two things that were fine alone into a sleeve.',
      ],
      gentle: 'Kits an hour and error rate are easy figures. Was there a fixture or a check that you came up with?',
    },
    {
      says: 'hazardous goods|dangerous goods|hazmat|adr|lithium batteries',
      brutal: ['Dangerous goods have their own corner, their own sign, and nail varnish.', 'A diamond-shaped label says flammable. The form for it is too.'],
      gentle: 'Say which class and which certificate. Not many people on a shift are allowed to sign for it.',
    },
    {
      says: 'delivery notes|paperwork|pod|proof of delivery|picking list|pick list|pick lists|pick sheets|despatch notes',
      brutal: [
        "A pick list is in location order, except for the item that's next to where you started.",
        'Delivery notes: white copy, yellow copy, and a pink one that says the same very faintly.',
        'A signed POD has a coffee ring, a squiggle, and the time it should have been.',
      ],
      gentle: 'Clean paperwork wins disputes. If claims dropped on your watch, give the number and let it speak.',
    },
    {
      says: 'cleaning|housekeeping|sweeping|keeping the warehouse clean|clean and tidy',
      brutal: [
        'Housekeeping is the last ten minutes of a shift, with one broom between nine.',
        'Every warehouse is clean and tidy at 1.55, five minutes before the other shift.',
        'Sweeping a warehouse is like painting a bridge, but with more cable ties.',
      ],
      gentle: 'A tidy site passes audits. If yours scored well, write the score rather than the sweeping.',
    },
    {
      says: 'customs|import|export|bonded warehouse|bonded',
      brutal: [
        "Bonded means it's in the building, you can see it, and officially it's at sea.",
        'An import pallet has eleven stickers in four languages, and they all say this way up.',
      ],
      gentle: 'Bond procedures are scarce knowledge. Which goods, and did an HMRC visit go well while you were there?',
    },
    {
      says: 'training new starters|trained new staff|training new staff|trained new starters|buddy|inductions',
      brutal: [
        'The induction covers fire, forklift routes and toilets. Where the good gloves are takes a friend.',
        "A buddy's job is to say “ignore that” while the new starter reads the sign.",
      ],
      gentle: "How many did you train, and how soon did they reach rate? That's the number a shift manager would ask for.",
    },
  ],
};
