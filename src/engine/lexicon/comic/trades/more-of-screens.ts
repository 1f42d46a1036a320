import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What people who work at screens, scanners and telephones laugh about, second helping. */
export const MORE_OF_SCREENS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  logistics: [
    {
      says: "driver hours|drivers' hours|drivers hours|working time directive",
      brutal: [
        'Four and a half hours, then a break. The law was written by somebody who had seen the M62.',
        'A driver runs out of hours in one place only: eleven minutes from the yard.',
      ],
      gentle: 'Keeping a fleet legal on hours is what a licence rests on. The number of drivers and your infringement rate would show the scale.',
    },
    {
      says: 'infringement report|infringement reports|infringement letter|tacho infringement|tachograph infringements',
      brutal: [
        'Fifteen minutes is a break. Fourteen minutes is a letter, a signature and a chat.',
        'Every infringement comes with a story, and the story always has a roundabout in it.',
      ],
      gentle: 'Operators look for infringements going down over a year. If yours did, the before and after fits in one line.',
    },
    {
      says: 'empty running|empty miles|backload|backloads|back loads|backhaul|backhauls|return loads',
      brutal: [
        'An empty trailer costs the same diesel as a full one and sends no invoice.',
        "In the farthest corner of every country there's a lorry, and never anything that wants to leave.",
      ],
      gentle: 'Empty running is the margin in haulage. If you know the percentage at the start and at the end, planners get hired on that pair.',
    },
    {
      says: 'pallet network|palletline|pall-ex|palletways|pallet networks|hub trunk',
      brutal: [
        'Two hundred lorries meet in a field near Lichfield at midnight to swap pallets like football cards.',
        'One pallet, two hubs and three forklifts later, it arrives nine miles from where it started.',
      ],
      gentle: "A network member lives on its delivery score. If your depot's place in the table moved, print where it ended up.",
    },
    {
      says: 'traffic office|transport office|traffic desk|transport desk|traffic clerk|transport clerk',
      brutal: [
        'Transport offices have four screens, two phones and one window, where a driver is waiting with a question.',
        "At ten to five the phone rings, and it's a driver who says “you're not going to like this”.",
      ],
      gentle: 'Vehicles out per day turn a desk into an operation for whoever reads this. If you know the figure, put it in a bracket.',
    },
    {
      says: 'subcontractor haulier|subcontract haulage|haulage subcontractors|subcontracted hauliers|subcontractor hauliers|spot market|owner driver|owner drivers',
      near: 'haul|transport|freight|driver|drivers|load|loads|carrier|carriers|vehicle|rates',
      brutal: [
        'By four on a Friday, the going rate is whatever the last haulier with a lorry says it is.',
        "“He's just round the corner, mate.” It's a corner with a ferry on it.",
      ],
      gentle: "Rates, compliance checks, service scores: each one you owned is a step above making the call. Those verbs make a haulier line a manager's.",
    },
    {
      says: 'fuel card|fuel cards|fuel consumption|mpg report|fuel usage|fuel efficiency|fuel costs',
      brutal: [
        'Diesel is a third of the costs and the only one people leave running outside a café.',
        'Every fuel card report has one small van in it that drank like a ferry.',
      ],
      gentle: 'A percent off fuel is real money across a fleet. If your figure moved, the saving per year would be the best line here.',
    },
    {
      says: 'walkaround check|walk round check|walkaround checks|daily vehicle checks|vehicle check|vehicle checks|defect report|defect reporting|vehicle defects',
      around: 'vehicle|driver|drivers|fleet|hgv|lorry|lorries|truck|trucks|trailer|transport|haulage',
      brutal: [
        "Nil defect, nil defect, nil defect, and then a mirror is hanging off and it's been like that for ages.",
        'The walkaround check takes fifteen minutes. The signature on it takes one second, and the inspector knows both.',
      ],
      gentle: 'Defect reporting is where a licence is kept or lost. A clean audit or a pass rate at MOT would stand well beside it.',
    },
    {
      says: 'pmi|pmis|safety inspection|safety inspections|maintenance planner|vehicle inspection',
      near: 'vehicle|vehicles|fleet|trailer|trailers|dvsa|workshop|transport|hgv',
      brutal: [
        'The wall planner says six weeks. The workshop says Thursday. The vehicle says clunk.',
        'You can move a wedding more easily than a fleet inspection date, and only one of the two gets audited.',
      ],
      gentle: 'First-time MOT pass rate is the figure a transport manager is judged on. If you have it, let it follow this.',
    },
    {
      says: 'trailer swap|trailer tracking|trailer fleet|trailer utilisation|trailer utilization|drop trailer|trailer pool',
      brutal: ['A trailer is over thirteen metres long and impossible to find.', "The tracker is quite sure where it is. The trailer's another matter."],
      gentle: 'The ratio of trailers to tractor units is a whole skill in one number. If you know yours, a planner will nod at it.',
    },
    {
      says: 'cmr|cmr note|cmr notes|cabotage',
      brutal: [
        'A CMR note has four copies, and the green one has been to more countries than most people.',
        'Cabotage is the rule that a lorry may work abroad, a bit, if it can explain itself.',
      ],
      gentle: 'European haulage is hired by lane. Add three country names.',
    },
    {
      says: 'abnormal load|abnormal loads|oversized load|project cargo|out of gauge|heavy haul',
      brutal: [
        'Moving something forty metres long starts with a phone call to every bridge.',
        'An abnormal load gets an escort, a closed road and a crowd on the bridge, like a film star who is a boiler.',
      ],
      gentle: 'Give biggest, longest, heaviest: name one of those loads. Route surveys and police notices are rarer than you may think.',
    },
    {
      says: 'failed delivery|failed deliveries|redelivery|redeliveries|refused delivery|refused deliveries',
      brutal: [
        'Failed delivery: nobody in, wrong address, and “nobody told us”, from the person who signed the order.',
        'After two attempts the pallet has seen more of the county than most people who live there.',
      ],
      gentle: 'A failed-delivery rate is money walking out twice. If yours came down, tell us from what and what you changed.',
    },
    {
      says: 'delivery slot|delivery slots|booking slots|booking in slots|booked slots|time slots|delivery booking|delivery bookings',
      near: 'deliver|delivery|deliveries|carrier|carriers|rdc|warehouse|supermarket|haulier|hauliers|driver|drivers|supplier|suppliers|book|booked|booking',
      brutal: [
        "Nine o'clock at a supermarket depot means nine o'clock for you and teatime for them.",
        'Miss the slot by ten minutes and the next one is Thursday.',
      ],
      gentle:
        "A retailer's booking system takes a new planner weeks to learn. If you know one, its name is worth more to the next employer than the word slot.",
    },
    {
      says: 'waiting time charge|detention charges|detention and demurrage|demurrage and detention|container detention',
      brutal: [
        'A container is free for a few days. After that it costs more per night than the hotel next to the port.',
        'Detention is what you pay for keeping a metal box that nobody would let you give back.',
      ],
      gentle: 'A sum saved on detention or waiting time is the plainest proof a forwarder can print. If charges were waived or days cut, that figure leads.',
    },
    {
      says: 'chinese new year|lunar new year',
      brutal: [
        'The one date in supply chain everybody knows for a year and is surprised by in January.',
        'Order early, they said in October. So did everyone else, on the same ship.',
      ],
      gentle: 'Planning around a shutdown at the other end of the world is real forecasting. Add the weeks of stock you built ahead.',
    },
    {
      says: 'blank sailing|blank sailings|rolled cargo|rolled containers|vessel delay|vessel delays|port congestion',
      brutal: [
        "A blank sailing is a ship that isn't coming, with a more poetic name.",
        "Rolled to the next vessel: the shipping line's way of saying your seat went to a bigger box.",
      ],
      gentle: 'Disruption is when a forwarder earns the fee. Add one shipment you rerouted that still made its date, if you have one.',
    },
    {
      says: 'felixstowe|port of felixstowe|southampton docks|london gateway|port of los angeles|port of long beach|port of rotterdam',
      brutal: [
        'Everything in the country came through a port, including whatever is late because the cranes were stood down for wind.',
        'At the port a container can be landed, cleared, paid for and ready, and still not be anywhere.',
      ],
      gentle: 'Knowing one port well is a skill of its own. Volumes through it per month would show an employer how well.',
    },
    {
      says: 'air waybill|airway bill|awb|hawb|mawb|house bill|master bill',
      brutal: [
        'Eleven digits. Type ten of them right and your shipment is a mystery in Frankfurt.',
        'A house bill lives inside a master bill, and the one the customer quotes is the other one.',
      ],
      gentle: "Shipments a day and error rate are the whole story of document work. If you know them, they're worth a bracket.",
    },
    {
      says: 'imdg|iata dangerous goods|dgsa|dangerous goods note|dangerous goods declaration|adr regulations',
      brutal: [
        'Perfume, nail varnish, hairspray, a power bank: by the regulations, any suitcase needs a placard.',
        'Lithium batteries: in every pocket on the plane, and in the hold only with a form.',
      ],
      gentle: 'Dangerous goods certificates run out, so give the year. Add a current one, if you have one.',
    },
    {
      says: 'bonded warehouse|customs warehouse|customs warehousing|duty suspension|bonded stock|bonded goods',
      brutal: [
        'Goods in bond are in the country, officially somewhere else, and counted twice to be sure.',
        'A bonded warehouse is the one place where whisky gets older and nobody is allowed to check.',
      ],
      gentle: 'Bonded stock means HMRC trusts your count. A clean inspection is rare enough to deserve half a line.',
    },
    {
      says: 'aeo|authorised economic operator|c-tpat|ctpat',
      brutal: [
        "Two hundred pages to customs to prove you're the sort of company that doesn't need two hundred pages.",
        'AEO status gets you the short queue, after a very long one.',
      ],
      gentle: 'Accreditation work is project work, and it travels. If the application, the audit or the procedures were your part, that word makes the line.',
    },
    {
      says: 'rules of origin|preferential origin|eur1|origin declaration',
      near: 'customs|origin|import|imports|export|exports|tariff|duty|trade|supply|border|shipping|goods|transport',
      brutal: [
        'Moulded here, painted there, boxed somewhere else: even the screws need papers of their own.',
        'Origin is where a thing comes from. Proving it is four pages on where its zip comes from.',
      ],
      gentle: "People who understand origin save duty without moving a box. If there was a sum, it's the strongest number you could add.",
    },
    {
      says: 't1|t1 document|t1 documents|transit document|transit documents|ncts',
      near: 'customs|transit|ncts|port|freight|import|export|document|documents|documentation|shipment|shipments',
      brutal: [
        'A T1 is a promise that the goods are only passing through, with a guarantee in case they like it here.',
        'Forget to discharge a T1 and customs will remember it for you, for years.',
      ],
      gentle: "Open transits are a forwarder's quiet risk. If you kept discharges clean, that's worth more to a compliance manager than the count.",
    },
    {
      says: 'track and trace|shipment tracking|tracking shipments|tracked shipments|container tracking|vessel tracking|real-time visibility|supply chain visibility',
      brutal: [
        'Real time visibility: you can now watch it being late.',
        "The little ship on the map hasn't moved since Tuesday. Everyone in the office has refreshed it to make sure.",
      ],
      gentle: 'Tracking is worth money when somebody acts on it. Add one delay caught early, with what it saved, if you have one.',
    },
    {
      says: 'control tower|supply chain control tower',
      brutal: [
        'No runway, no tower, no planes. Eight people, a spreadsheet and a very big television.',
        "Called a tower because “the room where we find out it's late” didn't fit on the door.",
      ],
      gentle: 'A control tower is bought for its decisions: rerouting, expediting, customer calls. Add one example that was yours, if you have one.',
    },
    {
      says: 'moq|minimum order quantity|minimum order quantities|eoq|economic order quantity',
      brutal: [
        'You need forty. They sell two thousand. Welcome to the next nine years of cable ties.',
        'A minimum order is how one broken bracket becomes a shelf.',
      ],
      gentle: 'Getting a minimum order down is a negotiation. Say from what to what.',
    },
    {
      says: 'vmi|vendor managed inventory|consignment stock|vendor-managed inventory',
      brutal: [
        "Consignment stock sits on your shelf, belongs to somebody else, and is in nobody's count.",
        'Vendor managed means somebody in a van decides how many bolts you have, and is usually right.',
      ],
      gentle: 'Cash left in the business is what consignment is for. If you know the stock value it freed, finance will read this line twice.',
    },
    {
      says: 'slow-moving stock|slow moving stock|dead stock|excess stock|excess and obsolete|e&o|obsolescence|write-off',
      near: 'stock|inventory|obsolete|obsolescence|slow|excess|e&o',
      brutal: [
        'Slow-moving is the polite word. It has been moved only to sweep under it.',
        'Somewhere in every warehouse stand four hundred of something a salesman was very sure about.',
      ],
      gentle: 'Clearing dead stock is cash you found, whether it was sold, returned or scrapped. Add its value, if known.',
    },
    {
      says: 'dual sourcing|single source|sole source|sole-source|second source|alternative supplier|alternative suppliers|alternate suppliers',
      brutal: [
        'One supplier is a partnership until the roof of their factory is on the news.',
        'Second source is the firm you rejected last year, now being rung with a very warm voice.',
      ],
      gentle: 'Resilience has become a board word. The part you made safe, and the weeks it took to qualify the second supplier, would turn it into a result.',
    },
    {
      says: 'blanket order|blanket orders|call-off order|call off order|call-offs|framework agreement|framework agreements',
      brutal: [
        'A framework agreement is two years of work so that the next person can buy a chair.',
        "Blanket orders cover everything except the month they're needed.",
      ],
      gentle: 'Agreements have a value and a term; both fit in a bracket. Those two figures tell a reader the size of your signature.',
    },
    {
      says: 'supplier visit|supplier visits|visiting suppliers|visited suppliers|factory visit|factory visits',
      brutal: [
        'Whatever you see on a supplier visit, the floor was painted on Monday.',
        'The tour goes past the new machine twice and past the rework area not at all.',
      ],
      gentle: "Walking a supplier's floor shows what the scorecard can't. One finding that changed a decision would make this line worth twice as much.",
    },
    {
      says: 'purchase price variance|ppv|standard cost|standard costs',
      near: 'purchas|purchase|price|variance|cost|costs|supplier|sap|material|finance',
      brutal: ['PPV turns buying well in March into bad news in June.', 'The standard cost was set in autumn by somebody who believed in cheap steel.'],
      gentle: "Few buyers can explain their variance to finance. If you were the one who did, that's a sentence worth having.",
    },
    {
      says: 'maverick spend|off-contract spend|spend compliance|tail spend|purchase card|purchasing card|p-card',
      brutal: [
        'Maverick spend is marketing with a company card and a website that delivers tomorrow.',
        'Tail spend: eighty percent of the suppliers, five percent of the money, all of the emails.',
      ],
      gentle: 'One percentage of spend brought under contract tells a procurement director everything. If it moved while you watched it, that is the line.',
    },
    {
      says: 'e-auction|e-auctions|eauction|reverse auction|reverse auctions',
      brutal: [
        'An e-auction is three suppliers at three desks, each watching their own margin go down in red.',
        'Ten minutes on the clock, and in the last thirty seconds everybody finds another four percent.',
      ],
      gentle:
        'Category, number of bidders, result: an auction gives you three neat facts. If the saving is confidential, the category and a percentage will do.',
    },
    {
      says: 'works order|works orders|job cards|job card|production order|production orders|shop order|shop orders',
      brutal: [
        'A works order goes out clean and comes back with coffee on it and the quantity crossed out.',
        'According to the system it was finished on Friday. According to the shop floor, which one?',
      ],
      gentle: 'Orders a week and lines planned size a desk better than any adjective. Use them if you have them.',
    },
    {
      says: 'line stoppage|line stoppages|line down|line stop|line stops',
      brutal: ['Eleven million pounds of machinery, waiting for a washer.', 'A stopped line has a price per minute, and someone senior will read it to you.'],
      gentle: 'Stoppages avoided are hard to see, so show the count before and after. Plant managers know what each one cost.',
    },
    {
      says: 'rush order|rush orders|urgent order|urgent orders|schedule change|schedule changes|rescheduling|rescheduled production|frozen zone',
      brutal: [
        'Everything is urgent, which puts it all back in the original order.',
        "The frozen zone is where the plan can't be changed, unless somebody from sales comes down in person.",
      ],
      gentle:
        "Schedule adherence before and after says it without a word about pressure. If it held while urgent orders came in, that is a planner's best figure.",
    },
    {
      says: 'changeover|changeovers|line changeover|production sequencing|batch sizes|batch size',
      near: 'production|line|schedul|schedule|scheduling|plan|planning|sequence|batch|manufacturing|machine',
      brutal: [
        'Planners put white before black for a reason, and the reason is whoever cleans the machine.',
        "On the plan a changeover is a thin grey line. On the floor it's lunch.",
      ],
      gentle: 'Sequencing that saved changeovers saved hours. Give the hours a week, if you have them, and the plan gets a value.',
    },
    {
      says: 'promotional uplift|promotions planning|promotional planning|promotional forecast|promotional demand|seasonal demand|seasonality',
      brutal: [
        'Buy one get one free: marketing chooses the one, planning finds the other.',
        'Forecast barbecue weather, and somewhere four hundred thousand burger buns are watching the rain.',
      ],
      gentle: "Forecast error on promotions is where planners differ. If yours beat the team's or last year's, print by how much.",
    },
    {
      says: 'container utilisation|container utilization|container loading|container fill|cube utilisation|cube utilization|vehicle fill|trailer fill',
      brutal: [
        "Ninety-eight percent full, and the customs officer would like to see what's at the back.",
        'Every container is three-dimensional Tetris, played once and opened in another country.',
      ],
      gentle: 'Fill rates turn into freight saved per unit. From which percentage to which would carry this line on its own.',
    },
    {
      says: 'reorder point|reorder points|reorder level|reorder levels|min/max|min max',
      brutal: [
        "The minimum is nine because it's always been nine. Once, there was a reason, and it's retired.",
        'A reorder point is a number someone chose once and everyone has been obeying since.',
      ],
      gentle: "Stock down and service up at once is the planner's double. If the parameters were yours to set, both movements belong in the line.",
    },
  ],
  warehouse: [
    {
      says: 'asn|advance shipping notice|advance ship notice|advanced shipping notice',
      brutal: ['The advance shipping notice says ten pallets. The lorry has its own opinion.', "An ASN tells you what's coming, in the way a horoscope does."],
      gentle:
        "Receiving against an ASN means somebody trusted your count over the supplier's. That trust is what to show: lines a shift, or discrepancies caught.",
    },
    {
      says: 'grn|grns|goods received note|goods received notes',
      brutal: [
        "A GRN is the moment “it's on its way” turns into “it's your fault”.",
        "Twelve boxes on the paper, eleven on the pallet, and a driver who'd like it signed.",
      ],
      gentle: 'Clean GRNs keep finance and suppliers off your back. An error rate or lines per day would give this its weight.',
    },
    {
      says: 'pick face|pick faces|replenishment|replen|replenishing|replenished',
      near: 'pick|stock|replen|location|locations|pallet|pallets|warehouse|aisle|racking|replenishment|replenished|replenishing',
      not: 'retail|store shelves',
      brutal: [
        "Replen: the stock is in the building. It's eleven metres up, but it's in the building.",
        'An empty pick face is always found by the picker with one line left.',
      ],
      gentle: "Replenishment decides everybody else's pick rate. If the shorts went down while you ran it, that's yours to print.",
    },
    {
      says: 'vna truck|very narrow aisle|narrow aisle|high level order picker',
      brutal: [
        'An aisle ten centimetres wider than the truck. Somebody did the maths and left you the paint.',
        'At eleven metres up you find out which colleague labelled the locations upside down.',
      ],
      gentle: 'Narrow aisle licences are rarer than counterbalance. Print the category and the date, because agencies search for exactly that.',
    },
    {
      says: 'battery change|battery changing|truck charging|battery charging|charging bay|charging station',
      near: 'truck|trucks|forklift|flt|battery|batteries|mhe|warehouse',
      brutal: ['Every truck is on charge except the one that should have been.', "The bay holds six trucks, and the seventh is why there's a note."],
      gentle:
        'Looking after the trucks keeps a shift moving. If the pre-use checks or the defect log were yours, those words are worth more than the charging.',
    },
    {
      says: 'mhe|mechanical handling equipment|material handling equipment|materials handling equipment|pre-use check|pre-use checks|pre use checks|pre-shift inspection',
      brutal: [
        'The pre-use check asks about brakes, horn and forks. It has no box for “pulls to the left since Easter”.',
        'MHE: two tonnes of lifting gear with a seat held together by parcel tape.',
      ],
      gentle: "List each truck type you're ticketed for, with the year. It's the first thing an agency looks for and the easiest to add.",
    },
    {
      says: 'forklift refresher|flt refresher training|rtitb|itssar|aitt|flt refresher',
      brutal: [
        'Three years later, somebody comes back to see whether you still look behind you.',
        'Refresher day is the one day of the year when everybody sounds the horn at the end of every aisle.',
      ],
      gentle: 'The ticket number and expiry date on the page save a phone call, and save you from waiting for one.',
    },
    {
      says: 'clamp truck|bendi|flexi truck|sideloader|side loader|pivot steer|stacker truck',
      brutal: [
        'A Bendi steers in the middle, which is also where your confidence goes.',
        'Paper rolls, bales or fridges: a clamp truck hugs things for a living and has to know how hard.',
      ],
      gentle: 'Specialist trucks mean less competition for the job. Move this one up the page and add what it was carrying.',
    },
    {
      says: 'tote|totes|tote bin|tote bins|picking trolley|pick trolley|pick cart',
      near: 'pick|picking|warehouse|order|orders|conveyor|stock|packed|scan|scanned|put',
      brutal: [
        'Every tote has one item at the bottom that no order has ever asked for.',
        "The trolley with the bad wheel has no owner and is always the one that's left.",
      ],
      gentle: 'Lines picked per hour and accuracy, side by side, is how sites compare people. If you know both, print both.',
    },
    {
      says: 'conveyor|conveyor belt|conveyors|sortation|sorter|sortation system',
      near: 'warehouse|parcel|parcels|sort|sorting|boxes|orders|totes|packages|belt|sortation|loading|items',
      brutal: [
        "A conveyor jams at one point in the building, and everybody's parcels come to watch.",
        "The belt doesn't go faster at Christmas. It only feels as though it knows.",
      ],
      gentle: "Parcels an hour is the number that people who've worked a sort line understand. If you know it, say so.",
    },
    {
      says: 'put away|put-away|putaway|putting away stock|put stock away',
      brutal: [
        'Put away: the pallet now lives in B-14-3, according to a scanner that was pointing at B-14-2.',
        "Stock put in the wrong place isn't lost. It's waiting for the stocktake.",
      ],
      gentle: "Put-away accuracy decides everybody's picking. If location errors fell on your shift, that's a result and not a duty.",
    },
    {
      says: 'short pick|short picks|mispick|mispicks|picking error|picking errors|pick accuracy|picking accuracy',
      brutal: [
        "The system says there are six. The shelf says there's a box with six written on it.",
        'One customer opens two left boots. Somewhere another has just opened two right ones.',
      ],
      gentle: 'Accuracy next to rate is the pair that gets people promoted to team leader. Put the two in one bracket.',
    },
    {
      says: 'wave picking|batch picking|zone picking|pick by light|pick to light|pick-to-light',
      brutal: [
        'Pick to light: it glows, you grab, it goes dark. Exactly like the fridge at night.',
        'A wave is forty orders released at once by somebody upstairs with a mouse.',
      ],
      gentle:
        "The picking method shows which sites you'd fit into on day one. With the name of the system that ran it, an agency can match you without a call.",
    },
    {
      says: 'cross dock|cross docking|cross-docking|cross-dock|crossdock|crossdocking',
      brutal: [
        'Cross docking: in one door, out the other, and somehow still a pallet in the middle at midnight.',
        'The stock stays eight minutes, which is long enough for someone to put something on top of it.',
      ],
      gentle: 'Volumes per shift and departure times kept are the two things a hub manager wants to know about this.',
    },
    {
      says: 'trailer|trailers|curtainsider|curtain sider|double decker trailer|double deck trailer',
      near: 'load|loading|loaded|unload|unloading|unloaded|tip|tipping|tipped|strap|strapping|curtainsider',
      brutal: [
        'Curtainsiders have eighteen buckles a side, and one that traps a thumb.',
        'A trailer loaded for six drops always has the first drop at the front.',
      ],
      gentle: 'Loading in drop order with the weight right is a craft drivers notice. If you know how many trailers a shift turned, say so.',
    },
    {
      says: 'load restraint|ratchet strap|ratchet straps|strapping loads|load security|load securing|securing loads',
      brutal: [
        "A ratchet strap is easy to do up, unless anybody's watching.",
        "Two clicks, pull, “that's not going anywhere”. The sentence is legally required.",
      ],
      gentle: "Load security is safety somebody's life hangs on. If you were signed off or trained others, it belongs beside this.",
    },
    {
      says: 'tail lift|taillift|tail-lift|dock leveller|dock levellers|dock leveler|dock levelers',
      brutal: [
        'A dock leveller closes the distance between lorry and building with a noise they can hear in accounts.',
        'Tail lifts go up at one speed, and in the rain you notice it.',
      ],
      gentle: "Equipment on the bay shows where you've been trusted to work. Add bay training or a clean safety record, if there was one.",
    },
    {
      says: 'booking in|booked in deliveries|booking in deliveries|booking in stock|booked in stock|checking deliveries|checked deliveries|check deliveries',
      brutal: ['Booking in is counting in front of a driver who has already started the engine.', 'Every delivery is fine until somebody cuts the wrap.'],
      gentle:
        'Shortages and damage found at the door are money saved. If you caught what others would have signed for, that is the stronger half of this line.',
    },
    {
      says: 'damaged stock|damaged goods|damages|quarantine|quarantine area|quarantined stock',
      near: 'stock|goods|pallet|warehouse|delivery|area|returns|product|products|parcel|item|items',
      not: 'criminal|court',
      brutal: [
        'The quarantine cage: where one dented tin waits eleven months for a decision.',
        'Damaged goods come off the lorry that way. All of them. Ask any forklift.',
      ],
      gentle: 'Damage rates get watched closely. If yours fell, or you found the cause, half a line on it is worth more than the duty.',
    },
    {
      says: 'bin location|bin locations|location labels|slotting|warehouse layout|layout redesign|location management',
      near: 'warehouse|stock|bin|pick|picking|slotting|location|storage|racking|aisle',
      brutal: [
        'A new layout saves ninety steps a pick and costs everyone a fortnight of asking where the tape went.',
        'Location labels are logical to the person who made them, who has since moved to transport.',
      ],
      gentle: 'Metres walked, picks per hour, locations freed: layout work has proper before-and-after figures. Add one of the three, if you have one.',
    },
    {
      says: 'end of shift|shift handover|handover between shifts|handing over to night shift|handover to the night shift',
      near: 'warehouse|shift|team|night|stock|loads|orders',
      brutal: [
        "“It's all done bar a few.” The night shift has counted the few. There's a lorry of them.",
        "Each shift hands over a clean floor and receives a bomb site, and that's true in both directions.",
      ],
      gentle: 'A good handover is leadership without the title. If you wrote it or ran it, the size of the shift makes that visible.',
    },
    {
      says: 'clocking in|clock in|clocked in|clocking system|time and attendance',
      brutal: [
        'The machine by the door is four minutes fast going in and four minutes slow coming out.',
        "At 5.59 there's a queue at the clock with its coat on.",
      ],
      gentle: 'Attendance systems make a record you can use. A hundred percent year, if you had one, takes four words.',
    },
    {
      says: 'carton|cartons|cartonisation|box making|making boxes|made up boxes|void fill|bubble wrap',
      near: 'pack|packing|packed|box|boxes|warehouse|wrap|carton|order|orders|items|goods|product|products',
      brutal: [
        'Every packing bench has sent one lipstick out in a box the size of a microwave.',
        "Bubble wrap arrives at the bench with the edges already popped. By whom, security can't say.",
      ],
      gentle: "Packaging costs money and so do breakages. If either went down at your bench, it's a line a manager reads twice.",
    },
    {
      says: 'stock transfer|stock transfers|stock movement|stock movements|inter-warehouse|transferred stock|stock adjustment|stock adjustments',
      brutal: [
        "Stock leaves one warehouse, hasn't reached the other, and for a day belongs to the motorway.",
        'A stock adjustment is how the computer admits that the shelf was right.',
      ],
      gentle: 'Being trusted to adjust stock is being trusted with money. The value behind it, where you know it, makes that plain.',
    },
    {
      says: 'safety knife|safety knives|box cutter|stanley knife',
      near: 'warehouse|pallet|box|boxes|packing|ppe|safety|cutting|cut|cardboard|unpacking|unpack',
      brutal: ["A safety knife cuts anything apart from what it's for.", "There's one good knife in every warehouse, and it's on a string."],
      gentle: 'Small safety habits add up to accident-free days. If your site counted them, give the number.',
    },
    {
      says: 'weekly rota|staff rota|rota planning|rotas|shift planning|planning shifts|shift rota',
      brutal: [
        'A rota goes up on Thursday. By Friday somebody has a dentist.',
        "Somebody always needs the same Saturday off, and it's always the Saturday of the match.",
      ],
      gentle: 'People and shifts turn a rota from a piece of paper into a team. If you know how many it held, say so.',
    },
    {
      says: 'throughput|units per day|cases per hour|cost per unit|cost per case|units per shift',
      near: 'warehouse|shift|units|cases|site|pick|productivity|orders|parcels|operation|volume|throughput',
      brutal: [
        "The board shows yesterday's cases per hour in red and the reason in very small writing.",
        'Head office wants cost per unit down and the units by Friday.',
      ],
      gentle: 'Site size is how warehouse CVs get sorted: square feet, people, units a week. Put all of it in one bracket.',
    },
    {
      says: 'cardboard baler|baler|baling|compactor|waste cardboard|recycling cardboard',
      near: 'warehouse|cardboard|baler|plastic|waste|recycling|compactor|bale|bales|baling',
      brutal: [
        "A baler turns a week of cardboard into one cube and somebody's pride.",
        'Whoever ties off the bale keeps the wire cutters on them like a sheriff.',
      ],
      gentle: 'Baler training is a ticket of its own. Name it, and if waste costs fell or rebates came in, add the sum.',
    },
    {
      says: 'yard|yard marshal|shunter|shunting|yard management|yard shunting',
      near: 'yard|trailer|trailers|hgv|vehicle|vehicles|lorry|lorries|loading|site|tug|truck|trucks',
      brutal: [
        'A shunter reverses more before breakfast than most drivers do in a year, and into smaller holes.',
        "In every yard there's a trailer nobody ordered, on a bay everybody needs.",
      ],
      gentle: "Moves per shift and a clean bump record say it all for yard work. Either of them turns the yard into a driver's line.",
    },
    {
      says: 'stock security|bag search|bag searches|search policy|high value cage|high-value cage|secure cage|high value stock|cage stock',
      near: 'warehouse|stock|cage|security|goods|search|value|items',
      brutal: [
        'The cage holds phones, perfume and razor blades: everything small enough to be loved.',
        "There's a key to the cage, a book for the key, and a pen for the book that's locked in the cage.",
      ],
      gentle: "A key to the cage is trust by name. If stock losses fell while you held it, that's a rare and excellent number.",
    },
  ],
  sales: [
    {
      says: 'discovery call|discovery calls|discovery meeting|discovery meetings|needs analysis|qualification call|qualification calls',
      brutal: [
        "A discovery call is where you discover that the person on it can't buy anything.",
        '“What keeps you up at night?” Mostly calls with that question in them.',
      ],
      gentle: "Discovery is the best predictor of a close. If you know what share led to a second meeting, that's the conversion a manager wants.",
    },
    {
      says: 'gatekeeper|gatekeepers|decision maker|decision makers|decision-maker|decision-makers|c-suite|c-level',
      near: 'sell|sales|call|calls|meeting|meetings|reach|prospect|prospects|prospecting|pitch|engage|engaged|engaging|client|clients|present|presented|relationships',
      brutal: ["Every decision maker needs to run it past someone who isn't on the call.", "“She's in a meeting.” She has been in that meeting since 2019."],
      gentle: 'Sales lines are graded by who sat on the other side. Name the job title of the buyer: finance director or plant manager.',
    },
    {
      says: 'bant|spin selling|challenger sale|sandler|miller heiman|solution selling',
      brutal: [
        'Budget, authority, need, timing. Pick any two, and you have a nice chat.',
        'Every sales method is a trademark for “ask them something and then be quiet”.',
      ],
      gentle: 'A method is worth printing when a deal proves it. Add one that it helped you win, or drop in time, if you have one.',
    },
    {
      says: 'appointment setting|booking appointments|booked appointments|booking meetings|booked meetings|qualified meetings|set appointments|demos booked',
      brutal: [
        "Booked for Tuesday at ten, confirmed on Monday, and at five past ten you're alone with your own face.",
        "A booked meeting counts for the target. A held one counts for somebody else's.",
      ],
      gentle: 'Meetings held and pipeline created beat meetings booked. If you know what share showed up, add the percentage.',
    },
    {
      says: 'outreach.io|salesloft|zoominfo|apollo.io|lusha|sales navigator|linkedin sales navigator|gong',
      brutal: [
        'Sales Navigator is LinkedIn with a search box and an invoice.',
        'The database has nine hundred million contacts, and all of them left in March.',
      ],
      gentle: "Tools are quick to learn, so show what came out: replies per hundred, meetings a week. That's your real skill here.",
    },
    {
      says: 'voicemail|voicemails|follow-up|follow up|follow-ups|following up|followed up|chasing leads',
      near: 'lead|leads|prospect|prospects|quote|quotes|quotation|quotations|sales|enquiry|enquiries|customer|customers|client|clients|proposal',
      brutal: [
        '“Just following up” is the most written and least answered sentence in English.',
        "The fifth follow-up has the subject line “closing your file”. It's not closing anything.",
      ],
      gentle: "Persistence gets rarer with every unanswered email. If yours brought one back from silence, that's a good story in one line.",
    },
    {
      says: 'sales cycle|long sales cycle|deal cycle|sales process|sales funnel|sales methodology',
      brutal: [
        'An eighteen-month sales cycle is a relationship with a procurement department and no dinner.',
        'The funnel is wide at the top, thin at the bottom, and leaks in the middle where legal is.',
      ],
      gentle: 'The length of the cycle says what kind of seller you are. Give it, with the size of a deal.',
    },
    {
      says: 'average deal size|average order value|deal size|six-figure deal|six figure deal|six-figure deals|enterprise deal|enterprise deals|enterprise sales',
      brutal: [
        'Big deals are won in one handshake and forty-one redlined versions.',
        'In enterprise sales you wait nine months for a signature and nine minutes for the next target.',
      ],
      gentle: 'Name the sector and the size of the biggest one, if you may. A single real deal outsells every average.',
    },
    {
      says: 'discount|discounting|discounts|discount approval|margin|gross margin|profit margin',
      near: 'sales|deal|deals|price|pricing|margin|customer|client|quote|negotiat|discount|account|negotiated|negotiating',
      brutal: [
        "“What's your best price?” is asked before anyone knows what it is.",
        'Ten percent off closes the deal today and opens every renewal from now on.',
      ],
      gentle: "Revenue at a good margin is the mark of a grown-up seller. If you held yours against the team's, let us see both.",
    },
    {
      says: 'end of quarter|quarter end|end of month|month end|q4',
      near: 'sales|target|deal|deals|revenue|close|closed|quota|pipeline|forecast',
      brutal: [
        "The last day of the quarter: when a customer's fax, pigeon or nod counts as a signature.",
        'Buyers know when your quarter ends better than you do.',
      ],
      gentle: 'Steady quarters impress more than one heroic one. If you hit several in a row, count them here.',
    },
    {
      says: "president's club|presidents club|top salesperson|salesperson of the year|sales award",
      brutal: [
        "First prize is three days at a resort with the people you've been calling competitors since January.",
        'A glass obelisk with a year on it. It weighs more than the bonus.',
      ],
      gentle: 'First of six and first of six hundred are two different awards. If you know the size of the field, print it.',
    },
    {
      says: 'sales meeting|sales meetings|morning meeting|sales huddle|pipeline review|pipeline reviews|forecast call|forecast calls',
      brutal: ["Monday, nine o'clock. Everybody's deal is at ninety percent, as it was last Monday.", 'A pipeline review is where hope gets asked for a date.'],
      gentle: 'If you ran it, tell us what it changed: forecast accuracy, deals killed early, reps on target. One will do.',
    },
    {
      says: 'salesforce hygiene|crm hygiene|updating crm|updated crm|crm update|crm updates|crm records|logging calls|call notes',
      brutal: [
        "“Good chat, follow up.” Three years on, that's everything the company knows about its biggest customer.",
        "If it isn't in the CRM it didn't happen. If it is in the CRM it happened on Friday at four.",
      ],
      gentle: 'Clean data makes forecasts believable. If yours was used as the example for others, mention it and the tool.',
    },
    {
      says: 'poc|proof of concept|technical demo|technical demos|technical demonstration|technical demonstrations|pre-sales|presales|pre sales|solution engineer',
      brutal: [
        'Pre-sales: sitting next to the person saying yes, working out how.',
        "The demo ran perfectly forty times. That was at the office, without the customer's wifi.",
      ],
      gentle: "Technical win rate is the pre-sales number nobody prints. If you have yours, it'll stand out on any page.",
    },
    {
      says: 'security questionnaire|security questionnaires|rfp response|rfp responses|rfi response|responding to rfps|responding to tenders|bid library',
      brutal: [
        'Question 214 asks the same as question 31, and the answers no longer agree.',
        'An RFP is four hundred questions from someone who has already chosen.',
      ],
      gentle: 'Give win rate on bids, and the biggest one won: those two turn paperwork into revenue for the reader.',
    },
    {
      says: 'kol|key opinion leader|key opinion leaders|advisory board|speaker meeting|speaker meetings',
      near: 'medical|pharma|clinical|consultant|consultants|clinician|clinicians|physician|physicians|hcp|hcps|hospital|drug|product|therapy|sales',
      brutal: ['A key opinion leader is a consultant whose opinion has its own slides.', 'KOL dinners start with a disclosure slide longer than the starter.'],
      gentle: 'Access to experts is judged by what followed. A listing or a changed guideline, with the field beside it, says more than the contact.',
    },
    {
      says: 'detailing|hcp|hcps|gp surgeries|visiting hospitals|calling on doctors|calling on gps|physician visits|physician calls|hospital consultants',
      near: 'medical|pharma|pharmaceutical|drug|product|products|device|sales|territory|doctor|doctors|hospital|hospitals|detailing|gp|physician',
      brutal: ['Forty minutes in a waiting room between two coughs, for ninety seconds in a corridor.', 'The receptionist is the real formulary committee.'],
      gentle: 'Call rate is activity; share in the territory is result. If you have the second one, put it first.',
    },
    {
      says: 'formulary|formulary access|formulary listing|market access|nhs trusts|abpi|abpi qualified',
      brutal: [
        'Getting on a formulary takes two years. Getting taken off takes one email from pharmacy.',
        'Everyone round the table agrees that the drug works. The agenda is who pays.',
      ],
      gentle: 'Access work is slow, so results stand out. Name the plans or trusts, and the year.',
    },
    {
      says: 'medical device|medical devices|theatre support|case support|in theatre|operating room support|surgeon training',
      near: 'sales|device|devices|implant|surgeon|surgeons|theatre|product|clinical|customers|territory|orthopaedic',
      brutal: [
        'Device reps wear scrubs, carry forty kilos of trays and point at things with a laser so as not to point with a hand.',
        'A surgeon asks for size seven. The van has six, eight and a sat nav.',
      ],
      gentle: 'Device companies think in procedures. Say how many you supported, and with which product line.',
    },
    {
      says: 'sample|samples|sample drop|product samples|sample requests',
      near: 'sales|customer|customers|client|territory|buyer|buyers|doctors|trade|product|products|retailers|prospects',
      brutal: ["The boot of a rep's car holds two years of samples and no room for shopping.", 'Free samples go to people who like samples.'],
      gentle: "The share of samples that became orders shows you sold and didn't just deliver. Even an honest estimate is worth printing.",
    },
    {
      says: 'health score|customer health score|customer health|churn risk|at-risk accounts|at risk accounts|nps|net revenue retention|nrr|gross retention',
      near: 'customer|account|accounts|client|retention|renewal|renewals|churn|revenue|success|nps',
      brutal: [
        'Accounts stay green right up to the cancellation email.',
        'The score: sixty-two percent logins, thirty-eight percent how they sounded on the phone.',
      ],
      gentle: 'Net retention is the figure customer success is hired on. Put it next to the size of the book it came from.',
    },
    {
      says: 'adoption|product adoption|user adoption|time to value|success plan|success plans|customer success plan',
      near: 'customer|customers|client|clients|account|accounts|product|platform|usage|saas|onboarding',
      brutal: [
        'They bought four hundred seats. The usage report shows eleven people and a test account.',
        'A success plan sets out what the customer will achieve by Q3, in a document the customer opens in Q4.',
      ],
      gentle: 'Adoption before and after you took the account is a clean story: seats, logins or features. Name the one that moved most.',
    },
    {
      says: 'case study|case studies|testimonial|testimonials|reference customer|customer reference|customer references|customer advocacy',
      near: 'customer|client|sales|account|success|reference|marketing|clients|customers',
      not: 'interview|assessment',
      brutal: [
        'The customer loved it, would say so anywhere, and is just waiting for legal.',
        "Every case study has a challenge, a solution, and a quote from someone who didn't say it.",
      ],
      gentle: "A customer who'll speak for you is proof others can check. If you may name one of them here, do.",
    },
    {
      says: 'referral|referrals|referral business|word of mouth|repeat business|repeat customers|returning clients',
      near: 'sales|client|clients|customer|customers|business|revenue|buyers|leads|generated|network|property',
      not: 'patient|patients|gp|social services|safeguarding|hospital',
      brutal: ["A referral is a sale made by somebody who isn't on commission.", "Repeat business is what's left of your promises after the delivery."],
      gentle: 'Business that comes back by itself is the cheapest there is. Add a percentage of your year from referrals or repeats, if you have one.',
    },
    {
      says: 'product knowledge|technical knowledge of products|product catalogue|product catalog|product range|product portfolio',
      near: 'sales|sell|customer|customers|client|selling|sold|product',
      brutal: [
        'The catalogue has nine thousand items. Customers ask for “the thing, like the other thing”.',
        "You know a range by heart on the day it's replaced.",
      ],
      gentle: 'Knowledge sells when it solves something. One case where you found a better fit than what was asked for would show it.',
    },
    {
      says: 'power hour|power hours|call blitz|sales floor',
      near: 'sales|call|calls|floor|team|deal|deals|rang|ring|ringing',
      brutal: [
        'A power hour is an hour in which everyone calls and everybody else is on lunch.',
        'Sales floors are the last place in working life with a gong.',
      ],
      gentle: 'Energy on the phones gets measured: dials, conversations, meetings. Choose the one that made money.',
    },
    {
      says: 'account plan|account plans|account planning|account mapping|relationship mapping|white space',
      near: 'account|accounts|client|clients|customer|customers|sales|growth',
      brutal: [
        'An account plan is a map of everyone at the customer who could say yes, with arrows to the one who says no.',
        'White space: everything the customer could buy from you and buys from Dave.',
      ],
      gentle: 'Growth inside an account has a start and an end figure. Give the pair, and the plan has proved itself.',
    },
    {
      says: 'negotiating offers|negotiated offers|best and final|sealed bids|sale agreed|sales progression|progressing sales',
      near: 'property|properties|buyer|buyers|vendor|vendors|house|estate|sales progression|progressing|agreed|chain|solicitor|solicitors',
      not: 'job',
      brutal: [
        'Sale agreed. Now there are only two solicitors, a surveyor, a lender and a boundary hedge between you and the fee.',
        '“Best and final by noon.” The best arrives at noon. The final arrives on Thursday.',
      ],
      gentle: "Fall-through rate is what separates agents from each other. If yours beat the branch, that's the number to print.",
    },
    {
      says: 'property chain|chain|chain break|solicitors|conveyancers',
      near: 'property|sales progression|buyer|buyers|vendor|vendors|exchange|completion|house|estate',
      not: 'supply|retail chain|store',
      brutal: [
        "A chain of seven is as fast as its slowest solicitor, who's on leave until the ninth.",
        "Everybody at the top wants Friday. Someone at the bottom hasn't sent the form.",
      ],
      gentle: 'Getting a chain to exchange is project management with removal vans. If you know how many you completed in a year, say so.',
    },
    {
      says: 'for sale board|property particulars|floor plan|floor plans|floorplan|property photography|property photos|property description|property descriptions|property listings',
      near: 'property|properties|house|estate|listing|listings|sale|rent|particulars',
      brutal: [
        '“Deceptively spacious”: the only listing in town that opens with the truth.',
        'With the right lens, a cupboard is a bedroom and a bedroom is Versailles.',
      ],
      gentle: 'Good particulars are measured in viewings and in weeks to sale. If one listing shows the difference, that one belongs here.',
    },
    {
      says: 'inventory check|inventory checks|check-in and check-out|check in and check out|check-outs|deposit dispute|deposit disputes|tenancy deposit|deposit return|deposit returns|tds',
      near: 'tenan|tenant|tenants|tenancy|property|properties|landlord|landlords|deposit|lettings|rental|inventory',
      brutal: ['Fair wear and tear: three words over which a landlord and a tenant can lose a whole summer.', 'Deposit disputes come down to one oven.'],
      gentle: 'Disputes won or avoided are where a property manager saves money. If you know your share at adjudication, it is the best figure you have.',
    },
    {
      says: 'rent arrears|rent collection|collecting rent|collected rent|chasing rent|arrears|section 21|section 8|rent roll',
      near: 'rent|rents|tenant|tenants|tenancy|landlord|property|properties|lettings|arrears',
      brutal: [
        'Rent is due on the first. The standing order is being looked into by the fourth.',
        'Letter one is a reminder, letter two is a concern, and letter three has a section number.',
      ],
      gentle: 'Arrears as a share of the rent roll is how portfolios are compared. If it fell in your time, show both ends.',
    },
    {
      says: 'maintenance contractor|maintenance contractors|property maintenance|reported repairs|repairs and maintenance|arranging repairs|arranged repairs|emergency repairs',
      near: 'tenan|tenant|tenants|tenancy|property|properties|landlord|landlords|lettings|rental|portfolio|block',
      brutal: [
        "Boilers break on Friday at six. It's in the tenancy agreement somewhere.",
        "The plumber says he knocked. The tenant says he didn't. They're both in.",
      ],
      gentle: 'Give units managed and days to close a repair: property management is judged on those two before anything else.',
    },
    {
      says: 'service charge|service charges|block management|leaseholder|leaseholders|section 20|ground rent',
      near: 'property|block|leaseholder|leaseholders|lease|management|budget|portfolio|building|charges|residential',
      brutal: [
        'Section 20: consulting forty leaseholders about a roof, on which the ground floor has a view.',
        'Service charges pay for a lift. Flat 1 would like to discuss that.',
      ],
      gentle: 'Units managed, budget held, works delivered: block management adds up neatly. Put the sizes on the page.',
    },
    {
      says: 'open house|open houses|show home|show homes|show house',
      near: 'property|properties|sales|buyer|buyers|development|house|houses|estate|home|plot|plots|homes|new',
      brutal: [
        "Show homes have smaller beds. Once you know it, you can't stop measuring.",
        'Visitors at an open house: two buyers and every neighbour in the street.',
      ],
      gentle: 'Reservations per month, or plots sold from how many, is the new homes language. Either would speak for you.',
    },
  ],
  'phone-and-chat': [
    {
      says: 'after call work|after-call work|acw|wrap time|wrap-up time|wrap up time',
      brutal: ['Forty seconds of wrap time: type what happened, breathe, choose one.', 'Wrap is the only peace in the building, and it has a stopwatch on it.'],
      gentle: "Notes that the next person can use are a skill. If repeat calls fell thanks to yours, that's your line.",
    },
    {
      says: 'abandonment rate|abandoned calls|abandon rate|call abandonment|abandoned call rate',
      brutal: [
        'Every abandoned call is somebody who heard the flute solo twice and walked out into the world.',
        "An abandoned call isn't gone. It's just crosser, and dialling.",
      ],
      gentle: 'Managers of phone teams read the abandonment rate first. If it fell while you were there, from and to open the bullet.',
    },
    {
      says: 'average speed of answer|asa|service level|80/20|calls answered within|answered within',
      near: 'call|calls|seconds|phone|contact|service level|centre|center|queue',
      brutal: [
        'Most calls are answered in seconds. The others write the reviews.',
        'Any service level is perfect until a letter lands on two million doormats.',
      ],
      gentle: 'A service level means more with the volume behind it. Calls per day and percent in target belong together.',
    },
    {
      says: 'soft phone|softphone|avaya|genesys|five9|nice incontact|amazon connect|dialpad|ringcentral|aircall|cisco finesse',
      brutal: [
        'Phone software updates overnight, and in the morning mute is somewhere new.',
        "Every phone platform has a button no one has pressed since the trainer said “don't”.",
      ],
      gentle: 'Platforms are searched for by their names, so list each one. If you set up flows or reports in it, say that too.',
    },
    {
      says: 'auto fail|calibration|calibration session|calibration sessions|quality assurance score|qa score|qa scores|quality scores|call scoring',
      near: 'call|calls|quality|qa|agent|agents|customer|contact|score|scores|calibration',
      brutal: [
        'A calibration is six people listening to one call and hearing six.',
        'You solve the problem, save the customer, get the thanks, and lose five marks for no second name check.',
      ],
      gentle:
        "Scores above the team's average, or a team you lifted, are the proof in quality work. If you also sat on the calibrating side, that is a step up.",
    },
    {
      says: 'side-by-side|side by side|buddying|nesting|call shadowing|call listening|shadowed calls|listening to calls|listened to calls',
      near: 'call|calls|agent|agents|training|new|coaching|customer|advisor|advisors',
      brutal: [
        'Two headsets, one call, and a trainer mouthing words at you like a goldfish.',
        'Nesting: three weeks in which every caller gets your first time.',
      ],
      gentle: 'People who coach live calls get noticed for promotion. If you know how quickly yours reached standard, print it.',
    },
    {
      says: 'occupancy|utilisation|utilization|shrinkage|forecasting call volumes|call forecast|call forecasting|intraday',
      near: 'call|calls|agents|agent|contact|centre|center|staffing|phone|workforce|schedule|volume|volumes',
      not: 'property|hotel|bed|stock',
      brutal: [
        "Shrinkage is everyone who's being paid and isn't on the phone, or as they call it, living.",
        "A forecast knows about the bank holiday, the bill run and the storm. It's marketing that forgets to mention the advert.",
      ],
      gentle: "Forecast accuracy in percent is the planning world's handshake. If you know yours, print it here.",
    },
    {
      says: 'aux code|aux codes|break times|comfort break|auxiliary code|not ready',
      near: 'call|calls|agent|agents|adherence|phone|centre|center|aux|break',
      brutal: [
        "Aux 3 means a toilet break, and it's on a chart.",
        "There's a code for lunch, for training, for coaching. Staring at the wall needs a manager.",
      ],
      gentle: "Adherence near a hundred percent makes a whole team's week easier. If you know yours, it costs one bracket.",
    },
    {
      says: 'disposition code|call reason|call reasons|call logging|logging calls|logged calls|call log|contact reason|call coding|case logging|logged cases',
      brutal: [
        'Forty reasons to choose from, and half of everything is logged as “Other”.',
        'A call is logged in one line. It took one hour and had a dog in it.',
      ],
      gentle: 'Good logging finds the cause behind the calls. If something was fixed at the source because of what you noted, that is the line.',
    },
    {
      says: 'vulnerable customer|vulnerable customers|vulnerability',
      not: 'security|cve|patch|patching|scan|scans|penetration|network|malware',
      brutal: [
        "The regulator calls it vulnerability. On the phone it's a long pause, and somebody who notices.",
        'The training slide has a checklist. The clue is always in what the caller says after “anyway”.',
      ],
      gentle: 'Spotting vulnerability is a regulated skill now. Name the training and the steps you could take without a supervisor.',
    },
    {
      says: 'direct debit|direct debits|payment plan|payment plans|payment arrangement|payment arrangements|card payment|card payments|taking payments|took payments',
      near: 'call|calls|phone|customer|customers|telephone|account|accounts|billing|over the phone',
      brutal: [
        '“And the long number across the front.” Then somebody reads you the back.',
        'Direct debits leave on the first, which is a surprise every first.',
      ],
      gentle: 'Payments over the phone mean rules: PCI, pausing recordings, identity. Say that you worked to them.',
    },
    {
      says: 'collections call|debt collection|collections|outstanding balance|overdue accounts|chasing payments|promise to pay',
      near: 'call|calls|phone|customer|customers|telephone|accounts|account|payment|payments',
      not: 'museum|library|waste|refuse|parcel|art',
      brutal: [
        'A promise to pay has a date, an amount and a payday that keeps moving.',
        'Nobody in the country is ever in when collections rings, including the person who says so.',
      ],
      gentle: 'Promises kept is a better figure than promises taken. If you have the rate, give it, and the training behind it.',
    },
    {
      says: 'meter reading|meter readings|smart meter|tariff|energy supplier|energy customers|energy bills|utility company|utilities',
      near: 'call|calls|customer|customers|billing|enquiries|queries|phone|account|accounts',
      brutal: [
        "Please read out the black numbers, not the red ones. They're reading the serial number.",
        'A smart meter tells you exactly what it cost, on a small screen behind the microwave.',
      ],
      gentle: 'Energy billing is regulated and knotty. If complaints stayed in deadline or refunds were right first time, print that.',
    },
    {
      says: 'router|reset the router|restart|broadband fault|broadband faults|line test|line tests|no internet',
      near: 'call|calls|customer|customers|phone|fault|faults|technical|troubleshoot|troubleshooting|broadband',
      brutal: [
        'Have they turned it off and on again? Yes. Is the light green? What light?',
        'The router is behind the sofa, under the plant, beside the other router.',
      ],
      gentle: 'Every fault fixed without a van saves a visit. Add the share you solved on the line.',
    },
    {
      says: 'insurance claim|insurance claims|claims call|fnol|first notification of loss',
      near: 'call|calls|phone|telephone|customer|customers|claim|claims|inbound',
      brutal: [
        'In the first version of the claim the tree was stationary. By page two, it came out of nowhere.',
        '“Were you at fault?” is followed by the longest silence in telephony.',
      ],
      gentle: 'Claims set up right first time have a rate, and a claims manager reads it before anything else. If you know yours, lead with it.',
    },
    {
      says: 'booking hotline|reservations line|taking bookings|took bookings|taking reservations|appointment booking|booking appointments|booked appointments',
      near: 'call|calls|phone|telephone|customer|customers|patients|guests|line|inbound',
      brutal: [
        "They'd like a Tuesday, or a Thursday, but not this Tuesday, and what's the date on Thursday?",
        'The caller reads the reference out. B as in P.',
      ],
      gentle: 'Give bookings per day and how many turned up: the pair shows both your speed and your care in confirming.',
    },
    {
      says: 'parcel enquiry|parcel enquiries|delivery enquiry|delivery enquiries|delivery queries|delivery query|where is my order|wismo|missing parcel|missing parcels',
      brutal: [
        "“Left in a safe place.” From here on, it's detective work with a wheelie bin.",
        'Tracking says it was signed for. The signature is a straight line, and nobody at number nine is called that.',
      ],
      gentle: "Half of these calls have one cause upstream. If you found it and the calls dropped, that's your best bullet.",
    },
    {
      says: 'concurrent chats|multiple chats|simultaneous chats|chat concurrency|three chats',
      brutal: [
        "Chatting with several people at once works until one customer gets another one's apology.",
        'The dots appear, the dots vanish, the dots appear. Someone is typing “ok”.',
      ],
      gentle: 'Chats at a time with the satisfaction score beside it: together they show quick without careless.',
    },
    {
      says: 'macro|macros|canned response|canned responses|email template|email templates|saved replies|response templates',
      near: 'customer|support|zendesk|chat|ticket|tickets|email|emails|reply|response|responses|replies',
      not: 'excel|vba',
      brutal: [
        'A canned response fits every customer except the one with [FIRST NAME] at the top.',
        '“I completely understand your frustration” has its own keyboard shortcut.',
      ],
      gentle: 'Writing the templates is a step beyond sending them. If others used yours, what got faster is the sentence to write.',
    },
    {
      says: 'trustpilot|online review|online reviews|google review|google reviews|replying to reviews|responding to reviews|app reviews',
      brutal: [
        'One star: “Excellent service, wrong company.”',
        'Reviews are answered in public, so the reply is really for the two hundred people watching.',
        'Five stars is for the adviser by first name. One star is for everything since 2011.',
      ],
      gentle: 'A public rating is proof nobody needs to check. From 2.9 to 4.1, or whatever yours did, is a story any service manager understands.',
    },
    {
      says: 'warm transfer|cold transfer|call transfer|tier 2|second line|tier two|back office',
      near: 'call|calls|customer|customers|escalat|transfer|transfers|support|transferred|escalated|escalations',
      brutal: [
        'A warm transfer means you explain it once, so that the customer can explain it again.',
        'Tier two is a smaller room with the same customer, further along.',
      ],
      gentle: 'Fewer transfers means more solved by you. If you settled cases that others passed on, refunds or complaints, they belong in this line.',
    },
    {
      says: 'mute button|hold time|placing on hold|putting callers on hold',
      near: 'call|calls|hold|caller|callers|customer|customers|mute',
      brutal: ['Mute is where the real call takes place.', '“May I pop you on hold?” Nobody has ever been popped anywhere for under four minutes.'],
      gentle: 'Calmness on a call can be shown: quality scores, compliments, fewer holds. If your centre tracked one of them, it belongs here.',
    },
    {
      says: 'dual language|spanish speaking|spanish-speaking|french-speaking|german-speaking|interpreter line|interpreter service',
      near: 'call|calls|customer|customers|support|phone|market|markets|callers',
      brutal: [
        'Any language is easy until a customer spells an email address in it.',
        'Counting money, swearing and postcodes: everyone goes back to their first language for those.',
      ],
      gentle: 'Language plus product knowledge is rare on the phones. Name the markets and what share of contacts came that way.',
    },
    {
      says: 'customer compliment|customer compliments|thank you letters|positive feedback|commendation|commendations',
      near: 'customer|customers|call|calls|caller|callers|feedback|received',
      brutal: [
        'A complaint takes ten minutes to log. A compliment has no button.',
        "“Can I speak to your manager?” And then it's praise, and nobody at the desk knows the procedure.",
      ],
      gentle: "Quote five words from one of them. Add a customer's own sentence, if you have one.",
    },
    {
      says: 'team huddle|buzz session|buzz sessions|team briefings|floor incentive|incentives|dress down day|spin the wheel',
      near: 'call|calls|team|agents|agent|advisors|floor|sales|contact',
      brutal: [
        'The prize is a chocolate orange, and grown adults will race a queue of sixty for it.',
        'Huddles are held standing up, by the window, two minutes before the lines open and one minute after.',
      ],
      gentle: "Morale is hard to print, but a lifted score or a lower leaving rate isn't. If one followed your huddles, it makes the line a team leader's.",
    },
    {
      says: 'attrition|staff turnover|agent attrition|absence rate|absenteeism|recruitment days',
      near: 'call|calls|agents|agent|contact|team|centre|center',
      brutal: [
        'The industry trains twelve to keep seven, and four of those apply to be trainers.',
        'Monday has its own absence rate, and it follows the football.',
      ],
      gentle: 'Keeping people is the biggest saving a centre can make. If leavers fell under you, print the two percentages.',
    },
    {
      says: 'ombudsman|final response|final response letter|deadlock letter|regulatory complaint|regulatory complaints|dispute resolution|chief executive complaints|executive complaints',
      near: 'complaint|complaints|customer|customers|letter|case|cases|response',
      brutal: [
        'Eight weeks, then the ombudsman. In week seven everybody suddenly knows the file.',
        "Complaints to the chief executive arrive with the words “I know you won't read this”, and they're right.",
      ],
      gentle: "The share upheld against a firm shows whether its letters were fair. If yours was low, that's rare enough to print.",
    },
  ],
  marketing: [
    {
      says: 'hootsuite|sprout social|scheduled posts|scheduling posts|post scheduling|buffer',
      near: 'social|post|posts|instagram|content|schedule|scheduled|scheduling|facebook',
      brutal: [
        'A post scheduled in March goes out cheerfully on the one day in June when nobody should post anything.',
        'Scheduling tools let you be spontaneous on Thursdays at 9.15.',
      ],
      gentle: 'Frequency is easy, response is the proof. Add the post type that worked best for one audience, with its rate.',
    },
    {
      says: 'community management|replying to comments|responding to comments|social listening|comment moderation|managing comments',
      brutal: ['Social listening is eavesdropping with a dashboard.', "The brand's reply took four approvals. The heckler's took four seconds."],
      gentle: "Response time and sentiment are both measurable. If a hostile thread turned friendly under you, that's the better line.",
    },
    {
      says: 'reels|instagram reels|tiktok videos|short-form video|short form video|tiktok content|instagram stories',
      near: 'instagram|tiktok|video|content|social|reels|facebook|posts|brand',
      brutal: [
        'Six hours of filming, two of editing, and the one that goes viral is the dog in the car park.',
        'It needs a hook in the first second, according to a twelve-minute video about it.',
      ],
      gentle: 'Watch time beats views. If one of them moved sales or sign-ups, name it and let the likes be.',
    },
    {
      says: 'viral|went viral|viral post|viral video|viral campaign|trending',
      near: 'post|video|campaign|social|content|views|tiktok|twitter|instagram|reach',
      brutal: [
        '“Can we make it viral?” said at the end of a brief, like “and can it be sunny”.',
        'Going viral is a million strangers arriving and nobody having stocked the shop.',
      ],
      gentle: 'Traffic, sales or sign-ups from the week after give a lucky day a business reason. If one of them is known, it outweighs the views.',
    },
    {
      says: 'hashtag|hashtags|hashtag strategy',
      brutal: [
        "Add eleven hashtags, and the only ones following them are other people's schedulers.",
        'A branded hashtag gets used by the brand, the agency and one bot.',
      ],
      gentle: 'Reach by hashtag is small beer today. The audience you were after and where you found them is the better half.',
    },
    {
      says: 'open rate|open rates|click-through rate|click through rate|ctr|click rate|subject line|subject lines',
      brutal: ['A good subject line is forty characters of not being deleted.', "Half of the opens are a phone checking whether it's spam."],
      gentle: 'Clicks outlive opens. If a test of yours raised them, two figures and the size of the list make the line.',
    },
    {
      says: 'gdpr consent|opt-in|opt in|unsubscribe|mailing list|mailing lists|email list|subscriber list|subscribers',
      near: 'email|list|gdpr|mailing|subscriber|subscribers|newsletter|database|marketing',
      brutal: [
        'Every mailing list begins with info@ and ends with a colleague testing something in 2019.',
        "“We're sorry to see you go.” In eight hundred milliseconds, by robot.",
      ],
      gentle: 'A smaller list that buys beats a bigger one that sleeps. Growth and revenue per send would show yours.',
    },
    {
      says: 'marketing automation|drip campaign|welcome series|workflow automation|email automation|email journeys|abandoned cart|abandoned basket|lifecycle marketing',
      near: 'email|crm|marketing|customer|lead|campaign|series|automation|cart|basket|lifecycle',
      brutal: [
        "You left something in your basket. They've noticed. They'll be noticing on Tuesday as well.",
        "Day one: welcome. Day three: did you know? Day seven: are you still there? It's a first date with tracking.",
      ],
      gentle: 'Automations earn while you sleep, so they have a revenue figure. The flow that made most, and the change behind it, is the one to print.',
    },
    {
      says: 'rfm|customer lifetime value|clv|ltv|loyalty programme|loyalty program|loyalty scheme',
      brutal: [
        'Lifetime value starts from the idea that somebody will love this shampoo for nineteen years.',
        'Loyalty schemes reward people for going where they were going anyway.',
      ],
      gentle: 'Retention maths is where CRM people get a seat with finance. If repeat rate or value per customer rose, that figure leads the line.',
    },
    {
      says: 'programmatic|programmatic advertising|display advertising|dsp|dv360|retargeting|remarketing|banner ads|the trade desk',
      brutal: [
        'Buy a kettle once, and the internet will assume you collect them.',
        'Programmatic: an auction in a hundred milliseconds for the attention of somebody looking for the cross.',
      ],
      gentle: 'Viewability, frequency, incremental sales: the measure you steered by separates a planner from a button presser, so it is worth naming.',
    },
    {
      says: 'billboard|out of home|ooh|outdoor advertising|bus advertising|poster campaign',
      brutal: [
        'A typo on paper is small. On a billboard it can be seen from a plane.',
        'Outdoor is the last medium nobody can skip, unless they look at the road.',
      ],
      gentle: 'Reach is what you paid for. Store visits or search uplift in those postcodes show what came back.',
    },
    {
      says: 'radio ad|radio advertising|tv advert|tv advertising|tv campaign|television commercial|tvc|radio campaign',
      brutal: ['Thirty seconds, twelve of which are terms and conditions at the speed of a horse race.', "Somebody's nephew liked the first version better."],
      gentle: 'Broadcast budgets are a level of their own. Add the share you controlled, and how the effect was measured.',
    },
    {
      says: 'focus group|focus groups|qualitative research|in-depth interviews|moderated focus groups',
      brutal: [
        'Eight strangers, one two-way mirror and a plate of sandwiches decide the new yoghurt.',
        "In every focus group one person works in marketing and isn't saying.",
      ],
      gentle: 'One decision traced to a group is proof of good research. If something was changed or killed because of what they said, it belongs here.',
    },
    {
      says: 'brand tracker|brand tracking|survey design|questionnaire design|quantitative research|ad hoc research|market sizing|usage and attitude',
      brutal: [
        "On a scale of one to seven, how likely are you to remember this survey? Four. It's always four.",
        'Awareness goes up by two points, with an error margin of three, and somebody orders cake.',
      ],
      gentle: 'Give sample size, method and who used the answer: researchers are read on those. The third one is what clients buy.',
    },
    {
      says: 'tracking study|nps survey|customer feedback survey|net promoter score|nps',
      brutal: ['Would you recommend us to a friend? Depends on the friend.', 'A nine counts as love, an eight counts as nothing. Even ice skating is kinder.'],
      gentle: 'Scores matter when somebody acts on them. Add one thing the company did differently because of the comments, if you have one.',
    },
    {
      says: 'marketing plan|marketing strategy|annual marketing plan|strategic marketing|marketing calendar',
      brutal: ['The annual plan is finished by February, and then a competitor has a sale.', 'A strategy is the plan, plus the slide with the mountain on it.'],
      gentle: "A plan is worth the number it hit. Add the goal and the year's result.",
    },
    {
      says: 'customer persona|customer personas|buyer persona|buyer personas|persona development|marketing personas',
      brutal: [
        'Meet Sarah. She loves yoga, slow mornings and, by sheer chance, exactly what you make.',
        "Every persona has a stock picture, a quote, and more free time than any customer you've met.",
      ],
      gentle: 'If yours were built on interviews, say so in the same line. Invented ones are so common that it sets you apart.',
    },
    {
      says: 'rebrand|rebranding|brand refresh|brand relaunch|new brand identity',
      brutal: [
        'A rebrand takes eleven months and four agencies, and ends in a friendlier blue.',
        'The old logo always survives in one cupboard, on nine thousand pens.',
      ],
      gentle: 'Rebrands are logistics as much as looks. Sites, assets and deadline: those three show the size of what you ran.',
    },
    {
      says: 'promotional merchandise|merchandise|branded merchandise|tote bags|giveaways|giveaway|competitions|prize draw',
      near: 'brand|branded|promotional|marketing|campaign|event|events|giveaway|giveaways|social|competition|competitions',
      brutal: [
        'Every office in the country has a drawer with the pens of companies that no longer exist.',
        'Prize draws have the same forty winners. They have a forum.',
      ],
      gentle: 'Names, footfall, sales: a cost per lead turns a bag of pens into marketing. If you worked one out, print it.',
    },
    {
      says: 'point of sale|pos material|posm|in-store promotion|in-store promotions|shopper marketing|trade marketing|sampling campaign',
      brutal: [
        'Head office sends four hundred cardboard stands. Stores put up the ones that survived the box.',
        "Sampling is the art of giving cheese to people who've already had some.",
      ],
      gentle: 'Uplift in store against the stores without it is the gold of trade marketing. If there was such a comparison, it is the line.',
    },
    {
      says: 'packaging redesign|range review|product development|new product development|npd|range extension|line extension|sku',
      near: 'brand|product|products|range|packaging|category|consumer|launch|marketing',
      around:
        'consumer|consumers|fmcg|cpg|retailer|retailers|packaging|grocery|food|drink|drinks|beauty|shelf|category|supermarket|sku|npd|snack|flavour|shopper',
      brutal: [
        "A new product is two years of work and a shelf that's eleven centimetres too short.",
        'Now in mint. Somebody had a whole career review resting on mint.',
      ],
      gentle: "Launches are judged on their first year. If you know what yours sold, that's the figure to set beside it.",
    },
    {
      says: 'p&l|brand p&l|a&p budget|a&p|brand budget',
      near: 'brand|budget|marketing|p&l|category',
      brutal: [
        'When the year goes badly, sales keeps its cars and the brand loses its television.',
        'A&P budgets are set in autumn, celebrated in January and quietly returned in June.',
      ],
      gentle: 'Brand roles are graded by the size of the P&L, so the figure is worth a bracket. Where it is confidential, “eight figures” is allowed.',
    },
    {
      says: 'screaming frog|technical seo|site audit|seo audit|crawl errors|core web vitals|schema markup|xml sitemap|google search console|search console',
      brutal: [
        'Every audit finds four thousand errors. Nine of them matter, and one is the homepage.',
        'Technical SEO is asking developers nicely, every sprint, for a year.',
      ],
      gentle: 'One cause and one curve impress a search lead more than a list of tools. Add the fix that moved traffic.',
    },
    {
      says: 'google algorithm update|algorithm update|algorithm updates|core update|helpful content',
      brutal: [
        'Google changes something on a Tuesday, and ten thousand consultants know why by Wednesday.',
        'Traffic can fall by half overnight. The official advice is to make good pages.',
      ],
      gentle: 'Search leads hire for recoveries. If traffic came back after something you changed, put cause and curve in one line.',
    },
    {
      says: 'local seo|google my business|google business profile|local citations|map pack',
      brutal: [
        'The business is open, the profile says closed, and a stranger uploaded a picture of the bins.',
        'Local SEO is being the best plumber in a town, according to a map.',
      ],
      gentle: 'Calls, routes and bookings from the profile are all counted by Google. One of those would say it for you.',
    },
    {
      says: 'organic traffic|organic growth|search rankings|keyword ranking|keyword rankings|first page of google|page one',
      near: 'traffic|seo|search|google|website|rank|ranking|rankings|content|organic',
      not: 'food|farm',
      brutal: [
        'Number one for a phrase that eleven people search, and four of them work there.',
        'The second page of Google: where perfectly good articles go to retire.',
      ],
      gentle: 'Traffic that bought something is the figure for the board. If you know the revenue from organic, lead with it.',
    },
    {
      says: 'media list|media lists|press pack|press packs|media pack|press enquiries|media enquiries|journalist enquiries|press office',
      brutal: [
        'By deadline the spokesperson is on a train, and the train is in a tunnel.',
        'A media list is four hundred journalists, half of whom have gone into PR.',
      ],
      gentle: 'Three titles a reader knows do more than a count of cuttings. If you landed them, their names are the line.',
    },
    {
      says: 'crisis communications|crisis comms|crisis management|reputation management|reactive statement|holding statement',
      near: 'comms|communications|pr|media|press|statement|brand|reputation|issues',
      brutal: [
        '“We take this very seriously” has been approved by eleven people who were on holiday.',
        'A holding statement says nothing, carefully, within the hour.',
      ],
      gentle: 'Crisis work is confidential, but its shape is not. Say how fast you were out, and how long it stayed in the news.',
    },
    {
      says: 'press trip|press trips|media event|press conference|press conferences|photocall|photo call|press launch',
      brutal: ['Journalists come for the story, stay for the canapés and leave with the umbrella.', 'At a photocall, everyone points at the thing.'],
      gentle: 'A launch is judged the morning after. The coverage that ran, with one title a reader knows, speaks louder than the guest list.',
    },
    {
      says: 'event budget|event logistics|event delivery|event registration|delegates|delegate management|name badges|delegate badges|conference organisation|conference planning',
      near: 'event|events|conference|delegate|delegates',
      brutal: ['Delegates arrive in one wave, all of them beginning with M.', "The one badge that's missing belongs to the keynote."],
      gentle: "Heads, budget, satisfaction: events come with all three. Put them in one line and you've described the job.",
    },
    {
      says: 'venue sourcing|venue finding|venue management|venue hire|site visits|supplier sourcing',
      near: 'event|events|venue|venues|conference|wedding|party',
      brutal: [
        '“Natural light” means no blackout for the slides. “Intimate” means a pillar.',
        "On the site visit the room was empty, quiet and next to a building that hadn't started drilling yet.",
      ],
      gentle: 'Saving on venues is negotiation by another word. If you beat the first quote, print the percentage.',
    },
    {
      says: 'hybrid event|virtual event|virtual events|webinar|webinars|online event|online events',
      brutal: [
        "A webinar starts with three minutes of waiting for the people who won't come.",
        "Most people who sign up don't come, and one of those who do isn't on mute.",
      ],
      gentle: 'Sign-ups, attendance and what they did next: a webinar is a funnel, and funnels are made of figures you can show.',
    },
    {
      says: 'case studies|white paper|white papers|whitepaper|whitepapers|ebook|ebooks|gated content|thought leadership',
      near: 'content|marketing|lead|leads|write|wrote|written|writing|produced|b2b|clients|linkedin',
      brutal: [
        'The download costs you an email address, a phone number and the next six months.',
        "Thought leadership: the chief executive's thoughts, as had by somebody in marketing.",
      ],
      gentle: 'Downloads are a start, deals touched by it are the point. If sales used it to win something, say what.',
    },
    {
      says: 'print ad|ad copy|headline|headlines|strapline|straplines|long-form copy|direct response|sales letter|product copy|product descriptions',
      near: 'copy|copywriting|write|wrote|writing|written|ad|ads|headlines|brand|advertising|product',
      brutal: ['Two hundred headlines, to find out that the third one was it.', 'A strapline is three words and eleven meetings.'],
      gentle: 'Copy can be tested. If one of your lines beat the control, put both versions here; nothing shows craft faster.',
    },
    {
      says: 'cookies|cookie consent|third-party cookies|first-party data|first party data|cdp|customer data platform',
      brutal: [
        'The end of third-party cookies has been announced so often it has its own anniversary.',
        'A customer data platform collects everything known about a customer, twice, under two spellings.',
      ],
      gentle: 'First-party data is where budgets are heading. What it was collected for and what it improved make this more than a banner.',
    },
  ],
  projects: [
    {
      says: 'lessons learned|lessons learnt|post-implementation review|post implementation review|project closure|closure report|end project report',
      brutal: [
        "Lessons learned: communicate earlier. It's in last year's report too, in the same font.",
        'Closure reports are read with great care by nobody, until the next project makes the same one.',
      ],
      gentle: 'A change that stuck is worth more than the report it came from. Add one lesson that made it into the next project, if you have one.',
    },
    {
      says: 'raci|raci matrix|responsibility matrix',
      brutal: ['In a RACI one letter does the work and three letters get the emails.', 'Accountable, it turns out, was on leave.'],
      gentle: 'A matrix pays off when it ends an argument. If two teams stopped doing the same work because of yours, that is the result to print.',
    },
    {
      says: 'action log|actions log|decision log|issue log|issues log|assumptions log|action tracker',
      brutal: [
        'Action 14 has been “in progress” for so long that new starters ask who he was.',
        'A decision log is for the meeting in which everybody remembers it differently.',
      ],
      gentle: 'Actions closed on time is a quiet sign of a well-run project. If you tracked that rate, let it be seen.',
    },
    {
      says: 'milestone|milestones|project milestones|key milestones|milestone plan',
      near: 'project|programme|program|deliver|delivered|track|tracking|plan|timeline|met|tracked',
      brutal: ["Milestones don't slip. They're rebaselined.", "A milestone is a diamond on a chart, until it's a phone call."],
      gentle: 'Name the one that mattered to the customer and whether it was met. Add one date, if you have one.',
    },
    {
      says: 'baseline|rebaseline|re-baseline|earned value|earned value management|evm',
      near: 'project|schedule|cost|plan|earned|programme|program|budget|scope',
      brutal: [
        'Earned value tells you in two decimals what everyone by the coffee machine already knows.',
        "Rebaselining: the project isn't late any more, the plan was early.",
      ],
      gentle: "A forecast at completion that came true is a project manager's best number. If you know how far out yours was, and it was little, print it.",
    },
    {
      says: 'contingency|contingency plan|contingency planning|contingency budget|mitigation plan|mitigation plans|risk mitigation',
      near: 'project|programme|program|risk|risks|budget|plan|plans|planning|mitigation',
      brutal: ['Contingency is the ten percent everyone can see and has plans for.', 'Plan B is Plan A with a different date.'],
      gentle: 'A plan B proves itself when it is used. Name one risk that came up and stayed small.',
    },
    {
      says: 'critical path|path analysis|slippage|schedule slippage|delays|project delays|recovery plan|turnaround project',
      near: 'project|schedule|programme|program|delivery|plan|critical|projects',
      brutal: ['Every project is on time for the first ninety percent.', 'A recovery plan is the old plan, with the weekends filled in.'],
      gentle: 'Turning round a late project is the CV line that gets calls. Add weeks late at the start and weeks late at the end.',
    },
    {
      says: 'weekly project meeting|weekly project meetings|project meetings|project meeting|progress meeting|progress meetings|checkpoint meeting|weekly status meeting',
      brutal: [
        'The hour is for eleven people; nine of them are waiting for the item that gets moved to next week.',
        "“Let's take that offline” is where decisions go to have a nap.",
      ],
      gentle: 'Shorter meetings or quicker decisions, if that was your doing, make a fine small number. Without one, the decisions taken there carry the line.',
    },
    {
      says: 'governance|stage gate|stage gates|gate review|gate reviews|gateway review|quality gate|stage-gate',
      near: 'project|programme|program|gate|gates|review|portfolio|delivery|board',
      brutal: [
        'A stage gate is like a level crossing: everyone stops, looks both ways, and the train was last week.',
        'At gate three they ask the questions from gate one, with different people.',
      ],
      gentle: 'Killing a project at a gate is a service too. If a review saved money by stopping something, print how much.',
    },
    {
      says: 'programme management|programme of work|program of work|project portfolio|portfolio management|multiple projects|managing multiple projects|concurrent projects',
      brutal: ['A programme is several projects sharing the same three people.', 'In a portfolio everything is priority one. It saves on the ranking.'],
      gentle: 'Programme is a word for a size. Give it: projects, value and people.',
    },
    {
      says: 'p3o|managing successful programmes|agilepm|apm|apmp|apm pmq|project management qualification',
      not: 'dynatrace|datadog|appdynamics|monitoring|new relic|associate product manager',
      brutal: [
        'Five days in a hotel by a roundabout to learn that benefits should be realised.',
        'The manual has four hundred pages on keeping things simple.',
      ],
      gentle:
        'Certificates get you through the filter, so the exact level and the year are worth their space. A project run by it makes the certificate count.',
    },
    {
      says: 'benefits realisation|benefits tracking|benefits management|benefits realization|benefit realisation',
      brutal: [
        'The benefits are due two years after everybody who promised them has moved on.',
        'The savings come in hours, and everyone still seems to be working them.',
      ],
      gentle: 'Hardly anyone checks afterwards. If you went back and counted what the project really brought, that figure is rarer than the certificate.',
    },
    {
      says: 'target operating model|operating model|organisation design|organizational design|organisational design',
      near: 'operating|organisation|design|transformation|business|consult|model|organisational',
      brutal: [
        'A target operating model is the company, redrawn with fewer arrows and more lanes.',
        'Nine boxes become seven. The work moves to the white between them.',
      ],
      gentle: 'Costs, headcount or lead time a year later: one of them shows that the drawing was lived in. If you have it, it is the line.',
    },
    {
      says: 'as-is|as is process|to-be|to-be process|as-is and to-be|gap analysis|current state|future state',
      brutal: [
        'The as-is takes six weeks to map, because nobody will admit to step nine.',
        "In the to-be everyone enters the data once. In the as-is that's what they thought too.",
      ],
      gentle: "The best analysts find the step that isn't needed. If one went thanks to you, so did hours, and hours can be printed.",
    },
    {
      says: 'use case|use cases|functional specification|functional specifications|brd|business requirements document|frd|specification document',
      near: 'requirement|requirements|business|functional|user|users|document|documents|documented|analyst|stakeholders|system|uml',
      brutal: [
        'A functional specification says what the system shall do, in the future tense, for ever.',
        "Page 61 answers the question. They asked because they'd stopped at page 4.",
      ],
      gentle: 'Fewer changes after sign-off is how good requirements show themselves. If you know that few came late, say so.',
    },
    {
      says: 'acceptance criteria|definition of done|definition of ready|given when then|user stories|user story',
      brutal: [
        'Definition of done: done, tested, merged, and then somebody says “just one thing”.',
        '“As a user, I want the button to work, so that I can press it.”',
      ],
      gentle: "Stories that developers don't send back are a craft. If refinement got shorter or the sprint steadier with yours, that is its proof.",
    },
    {
      says: 'burndown|burn-down|burndown chart|burndown charts|burn-up|burnup',
      near: 'sprint|team|agile|scrum|story|stories|kanban|delivery|chart|charts|software',
      brutal: [
        'A burndown is flat for nine days and then jumps off the cliff.',
        'The line goes down to zero on the last afternoon, helped by moving four tickets to the next sprint.',
      ],
      gentle: 'A chart is worth what the team changed after looking at it. Add cycle time down from days to days, if yours fell.',
    },
    {
      says: 'impediment|impediments|blocker|blockers|removing blockers|removed blockers|remove impediments|removing impediments',
      brutal: ['A blocker is a person in another team with a full diary.', "Removing an impediment takes four emails and one walk to somebody's desk."],
      gentle: 'Name the one that had been stuck longest before you came. How it moved tells more than the plural does.',
    },
    {
      says: 'scrum of scrums|multiple scrum teams|agile coach|agile coaching|agile transformation|scaled agile|agile adoption',
      near: 'agile|scrum|team|teams|coach|coaching|coached',
      brutal: ["Agile means nobody has to wait until the end to find out it's late.", 'Agile transformation: the plan is gone, the deadline stayed.'],
      gentle: "What the teams could do after you left that they couldn't before is the whole case for coaching. Add one such thing, if you have one.",
    },
    {
      says: 'product vision|product strategy|vision statement|north star|north star metric|okrs|okr',
      near: 'product|vision|strategy|team|roadmap|okrs|okr|quarterly|goals',
      brutal: ['The north star moves every quarter, with the org chart.', 'OKRs are written in January, found in March and scored in a hurry.'],
      gentle: 'Product people are hired for what they said no to. Add the metric you picked, with one thing it ruled out.',
    },
    {
      says: 'prioritisation|prioritization|rice scoring|feature prioritisation|feature requests|feature request|prioritising features|prioritised features',
      near: 'product|feature|features|backlog|roadmap|customer|stakeholder|stakeholders',
      brutal: [
        'Every feature scores a nine for impact, according to whoever asked for it.',
        'Number one on the list is what the biggest customer mentioned at the golf.',
      ],
      gentle: 'The best evidence of prioritising is something left out that nobody missed. One example of it is worth more than the name of the method.',
    },
    {
      says: 'product discovery|customer interviews|user feedback|customer feedback|customer discovery|jobs to be done|opportunity solution tree',
      near: 'product|customer|customers|user|users|discovery|feature|features|roadmap',
      brutal: ['Customers asked for a faster horse, and could it export to Excel.', 'Twelve interviews, and eleven of them are about the login.'],
      gentle: 'If the talks changed what got built, write that down: one dropped feature shows real discovery.',
    },
    {
      says: 'pricing strategy|pricing model|monetisation|monetization|freemium|subscription model',
      brutal: [
        'Three plans: too small, too big, and the one in the middle they drew a star on.',
        'Contact us for pricing: the three most expensive words on the internet and a preposition.',
      ],
      gentle: 'Pricing moves profit like nothing else. Add revenue per customer before and after yours went live, even as a percentage.',
    },
    {
      says: 'sow|statement of work|statements of work|scope document|scoping|project scope|project initiation document|project charter',
      near: 'project|client|scope|sow|contract|pid|charter|statement|vendor',
      brutal: [
        'Out of scope is the chapter everyone will need and no one has read.',
        'A project charter gives full authority to the project manager, pending approval.',
      ],
      gentle: "Clear scope saves change requests. If yours stayed steady from start to sign-off, that's unusual, and worth a few words.",
    },
    {
      says: 'timesheet|timesheets|billable hours|utilisation|utilization|billable utilisation',
      near: 'project|consultant|consultants|client|billable|team|projects|resource|consulting',
      brutal: [
        'Eight hours, split over five project codes at 17.29 on a Friday, from memory.',
        'Utilisation of a hundred and four percent means someone billed for the shower.',
      ],
      gentle: 'Margin on projects is what firms live on. If you kept yours above plan, give the percentage and the size.',
    },
    {
      says: 'workstream|workstreams|workstream lead|work package|work packages|work breakdown structure|wbs',
      brutal: ['A workstream is a project that nobody wanted to give a budget.', 'Break the work down far enough and the smallest box says “agree the boxes”.'],
      gentle: 'Size and outcome of one workstream tell more than the list. If yours lay on the critical path, those two words belong in front.',
    },
    {
      says: 'communications plan|communication plan|comms plan|stakeholder map|stakeholder mapping|stakeholder analysis|project communication|project communications',
      brutal: [
        'High power, low interest: a corner of the chart, and the office with the good carpet.',
        'The comms plan says everybody was told. The survey says nobody heard.',
      ],
      gentle: 'Communication is measured by who changed their mind. Name the group you won over.',
    },
    {
      says: 'erp implementation|crm implementation|sap implementation|system migration|software implementation|systems implementation|erp rollout|data migration',
      brutal: [
        'The new system does everything the old one did, from spring.',
        'Migrating the data takes a weekend. Finding out who wrote “DO NOT USE” in field nine takes a year.',
      ],
      gentle: 'Implementations are compared by size and date. Give users and sites, and say whether the date held.',
    },
    {
      says: 'hypercare|early life support|post go-live|post-go-live|go-live support|floorwalking|warranty period',
      brutal: [
        'Hypercare means that everyone is very caring until the date in the contract.',
        'First day after go-live: a war room, pizza, and a call from the site nobody told.',
      ],
      gentle: 'Tickets per day in week one against week four make a lovely small curve. If you still have the two numbers, they are the line.',
    },
    {
      says: 'market entry|swot|swot analysis|five forces',
      near: 'consult|consulting|client|clients|strategy|market|strategic|business|project|engagement|analysis',
      not: 'law|legal|solicitor',
      brutal: [
        'A SWOT always finds that the biggest strength is the people, and the biggest threat is the people.',
        "Market entry: forty slides on whether, one on who'd have to move there.",
      ],
      gentle: 'A recommendation that was carried out, with its result, lifts the whole engagement. If the client did it, that belongs before the framework.',
    },
  ],
  design: [
    {
      says: 'pantone|pantone colours|spot colour|spot colours|colour matching|color matching|colour management|color management',
      brutal: ['A Pantone book costs as much as a bicycle and fades faster.', "On screen it's coral, in print it's salmon, and to the client it's pink."],
      gentle: "Colour that comes out right on press saves reprints. If you signed off runs at the printer's, say how large.",
    },
    {
      says: 'press check|press checks|press pass|print proof|print proofs|proofing|wet proof|artwork approval|artworking|artworker',
      brutal: [
        'The typo is invisible at proof stage. It comes out at forty thousand copies.',
        'FINAL_v7_use-this-one.pdf went to print. FINAL_v8 was the one.',
      ],
      gentle: 'Right first time is what studios pay artworkers for. If you know your rate, it belongs ahead of the software.',
    },
    {
      says: 'banner stand|roll-up banner|roll up banner|exhibition stand|exhibition graphics|exhibition design|large format|vehicle livery|vehicle graphics|signage',
      near: 'design|designed|designing|graphic|graphics|artwork|print|produced|created',
      brutal: [
        'On screen the phone number looked fine. On the van it goes across the door handle.',
        'A roll-up banner shows the logo at the top, the text in the middle and the web address behind the bin.',
      ],
      gentle: 'Big formats show whether somebody plans for the real world. Add the largest piece, with its size and where it stood.',
    },
    {
      says: 'annual report|annual report design|report design|book cover|book covers|book design|editorial design|magazine layout|magazine design',
      near: 'design|designed|layout|indesign|editorial|cover|covers|magazine',
      brutal: [
        "The text is final. Then it's final again, and two lines longer than the page.",
        "A cover goes through eleven people, and then somebody's cousin sees it.",
      ],
      gentle: 'Editorial work is judged on pages and deadlines. Give the page count and the print run, and link the best spread.',
    },
    {
      says: 'slide template|powerpoint template|powerpoint templates|presentation design|pitch deck|pitch decks|presentation templates',
      brutal: [
        'You make a template with eleven perfect layouts. They open it and paste in Excel.',
        'Slide designers know that “make it pop” means bigger, and “cleaner” means also bigger.',
      ],
      gentle: 'Design that sits next to a signed deal has its own price. If the deck won the pitch or raised the round, that is the line.',
    },
    {
      says: 'icon design|favicon|custom icons|pictograms|pictogram',
      brutal: [
        "A floppy disk still means save, to people who've never met one.",
        "Draw a hamburger in three lines, and spend a year explaining that it's a menu.",
      ],
      gentle: 'Small sizes are hard. If a set of yours went into a live product, name the product; anyone can then open it and look.',
    },
    {
      says: 'squarespace|webflow|wix|wordpress theme|wordpress themes|elementor|divi|website builder|framer',
      near: 'design|designed|site|sites|website|websites|web|theme|build|built|client',
      brutal: ['The client can now edit the site without you. You can see where they did.', 'Drag and drop: the client drags, the layout drops.'],
      gentle: 'Live sites are the best portfolio here. Add two links with a line each about results.',
    },
    {
      says: 'landing page|landing pages|hero image|call to action|call-to-action|email template|email templates|email design|newsletter design',
      near: 'design|designed|designing|ui|web|layout|created|page|pages',
      brutal: [
        'The button was green. Then it was orange. Then somebody senior had a favourite.',
        'Email design is web design in a museum: Outlook still lives there.',
      ],
      gentle: 'Conversion before and after your version says it all. If there was a test, give the lift and the traffic.',
    },
    {
      says: 'screen flow|task flow|user flows|information architecture|sitemap|site map|card sorting|tree testing|navigation design',
      brutal: ['Card sorting proves that people would file “Contact” under eleven different things.', 'A sitemap is a tree, until sales asks for a branch.'],
      gentle: 'Information architecture pays in fewer searches and calls. A success rate before and after your sort, if one was measured, is its proof.',
    },
    {
      says: 'persona|personas|empathy map|empathy mapping|user personas|proto-personas',
      near: 'user|users|ux|design|research|empathy',
      brutal: ['The persona loves technology, is short of time and lives in a stock library.', 'An empathy map has four boxes: says, thinks, does, and lunch.'],
      gentle: 'A persona proves itself when it changes a decision. If one of yours did, that decision is the line to write.',
    },
    {
      says: 'heuristic evaluation|expert review|ux audit|usability review|nielsen heuristics|heuristic review',
      brutal: [
        "Ten heuristics, forty findings, and number one is that the logo doesn't go home.",
        'A UX audit tells the client what their customers have been shouting for years, with screenshots.',
      ],
      gentle: 'An audit that changed the product is a rare animal. If a finding of yours got fixed, write what happened next.',
    },
    {
      says: 'research repository|research ops|dovetail|interview guide|discussion guide|screener|participant recruitment|recruiting participants|diary study|diary studies',
      near: 'research|user|users|ux|participants|usability',
      brutal: [
        "The participant fitted the screener perfectly. He fits all of them; it's his living.",
        'A diary study asks for a note every day and gets seven on the last evening.',
      ],
      gentle: 'Research gets hired by its effect. One thing the team stopped building because of what people told you outweighs all the interviews.',
    },
    {
      says: 'eye tracking|heatmap|heatmaps|hotjar|session recordings|session replay|fullstory|maze|usertesting.com|optimal workshop',
      near: 'user|users|ux|usability|design|research|click|website|product|test|testing|hotjar',
      brutal: [
        "A heatmap glows hottest on the thing that isn't a button.",
        "Watching session replays is like shouting at the telly, only it's your own fault.",
      ],
      gentle: 'One thing people did that nobody expected, the fix and its effect: that makes a small, perfect bullet out of a heatmap.',
    },
    {
      says: 'design critique|design critiques|crit|design review|design reviews|portfolio review',
      brutal: [
        'In a crit nobody dislikes anything. They “wonder about” it.',
        "“Can I just play devil's advocate?” Design reviews are where the devil gets his best representation.",
      ],
      gentle: 'Running critiques well is design leadership before the title. If you led them, the size of the team belongs beside it.',
    },
    {
      says: 'microcopy|ux writing|error messages|content design|button copy|empty states',
      near: 'ux|design|user|interface|copy|writing|product|content|app',
      brutal: ['“Oops! Something went wrong.” Four words by a committee of nine.', 'The whole argument took a week. The button says “Next”.'],
      gentle: 'Words in an interface can be measured: fewer errors, fewer calls. Add a rewrite of yours that moved something, if you have one.',
    },
    {
      says: 'design tokens|storybook|variables|auto layout|auto-layout|component variants|figma components|atomic design',
      near: 'design|figma|ui|component|components|system|storybook|tokens',
      brutal: [
        'Auto layout works beautifully until the text arrives in German.',
        'Every design system has four greys, and every product built on it has eleven.',
      ],
      gentle: "Adoption is a design system's only figure that counts. If you know how many teams ran on yours, say so.",
    },
    {
      says: 'storyboard|storyboards|storyboarding|animatic|animatics|character rigging|rigging|keyframe|keyframes|lip sync|lip-sync',
      near: 'animat|animation|animated|animator|motion|character|film|video|storyboard|rigging|2d|3d|maya|blender',
      brutal: [
        'Twelve drawings to the second, and the director would like the walk to feel more Tuesday.',
        'A rigged character can do everything until somebody asks it to sit.',
      ],
      gentle: "Studios plan in seconds per week, so that's a good figure to have here. Add the shots that were yours.",
    },
    {
      says: 'maya|blender|zbrush|houdini|cinema4d|substance painter|3d modelling|3d character|uv mapping|texturing',
      near: '3d|model|modelling|modeling|character|animation|render|game|maya|zbrush|blender|texture|texturing|assets',
      brutal: [
        'Render time: four hours. Frame where the hand goes through the wall: the last one.',
        'Unwrapping a UV map is peeling an orange so that it can be painted and put back.',
      ],
      gentle: 'Polygon budgets and deadlines kept turn art into production. Name a shot or an asset people may have seen.',
    },
    {
      says: 'level design|game design document|gdd|playtesting|playtest|playtests|game mechanics|game balance|game balancing|quest design',
      brutal: [
        'You design forty paths through the level. Players stand on a crate and jump over the wall.',
        'Playtesting is watching someone miss a door the size of a house.',
      ],
      gentle: 'Games people are asked what shipped. Title, platform and your part of it: those belong in every line like this.',
    },
    {
      says: 'concept art|character design|environment art|prop design|concept artist|digital painting',
      brutal: ['Eighty sketches of a sword, and the hero ends up with a stick.', 'Character design is drawing three hundred noses for one wizard.'],
      gentle: 'A drawing that made it into the thing itself is the picture to open a portfolio with. Its title in this line sends people there.',
    },
    {
      says: 'commission|commissions|private commission|private commissions|portrait commission|mural|murals|public art',
      near: 'art|artist|paint|painted|painting|illustration|illustrated|mural|murals|portrait|portraits|drawing|drawings|sculpture|artwork|artworks',
      brutal: [
        '“Do whatever you like”, says the client, and sends the colours of the sofa.',
        "It's admired for three weeks by everyone who comes past, and then by one person with notes on the nose.",
      ],
      gentle: 'Who commissioned it, its size and where it can be seen: any one of these turns a private piece into a public reference.',
    },
    {
      says: 'group exhibition|group exhibitions|solo exhibition|solo exhibitions|exhibited at|exhibited work|work exhibited|works exhibited|exhibited paintings|exhibited internationally|group show|solo show|private view|gallery representation|open exhibition|artist residency',
      brutal: ['A private view is wine, white walls and people looking at one another.', 'Red dots sell pictures. The first one is usually the framer.'],
      gentle: 'Give the year and gallery in full. Curators read exhibition lists like a form guide, and prizes go on top.',
    },
    {
      says: 'oil painting|watercolour|watercolor|acrylics|life drawing|charcoal',
      near: 'art|artist|paint|painting|drawing|studio|print|exhibition|fine|taught|illustration|works|sculpture',
      brutal: ["It's finished about ten minutes before the last ten minutes.", 'Every figure in art history stands in long grass, because feet are hard.'],
      gentle: 'Technique is a teachable skill. Workshops, commissions or sales in that medium would make it a working one.',
    },
    {
      says: 'joinery drawings|joinery details|bespoke joinery|reflected ceiling plan|lighting plan|lighting plans|elevations|fit-out|fit out',
      near: 'interior|interiors|design|drawing|drawings|residential|hotel|retail|space|restaurant|fit-out|client',
      brutal: [
        "Every socket in the drawing is exactly where the sofa's going.",
        'The ceiling plan is lovely. Then somebody from ventilation arrives with a pencil.',
      ],
      gentle: 'Budget, square metres and who built it: an interiors project has three figures, and clients ask for all of them.',
    },
    {
      says: 'material board|materials board|sample board|fabric samples|finishes schedule|material samples|materials library|ffe schedule|ff&e schedule|finishes',
      near: 'interior|interiors|design|client|fabric|material|materials|sample|finishes|scheme',
      brutal: ['Eleven whites on a board, and the client can see a twelfth.', 'The fabric is perfect, fireproof, on budget and discontinued.'],
      gentle: 'Suppliers and lead times are half of the trade. If your schedule came in on budget, put the sum in.',
    },
    {
      says: 'sketchup|enscape|lumion|twinmotion|podium|visuals for clients|client visuals|cgi|cgis',
      near: 'interior|interiors|render|renders|3d|design|model|models|visuals|visualisation',
      not: 'animation|animated|film|films|vfx|game|games|character',
      brutal: ["In the render there's always somebody with a coffee, walking away.", 'The sun in a visual comes through every window, north included.'],
      gentle: 'Visuals sell schemes before they exist. If one of yours carried a planning consent or a sale, that scheme belongs in the line.',
    },
    {
      says: 'sample room|toile|toiles|garment fitting|fittings|grading|pattern grading|fit sessions|garment construction|draping|moulage',
      near: 'fashion|garment|garments|pattern|patterns|clothing|collection|sample|samples|womenswear|menswear|fit',
      brutal: ['A toile is a dress rehearsal, in the plain sense of both words.', 'Pins go in at the fitting and come out in the taxi.'],
      gentle: 'Number of styles per season and how many got into store: that ratio is how ranges are judged. Use yours if you know it.',
    },
    {
      says: 'mood boards|trend research|trend forecasting|wgsn|trend boards|range planning|collection planning|fashion week|lookbook|capsule collection',
      near: 'fashion|collection|trend|trends|season|seasons|range|design|brand|print|womenswear|menswear|clothing',
      brutal: [
        'The trend for next autumn was decided two years ago by somebody looking at mushrooms.',
        'A capsule collection is eleven pieces, all of which go with beige.',
      ],
      gentle: 'Buyers hear “trend” all day and stop at a sell-through figure. Add the piece that sold through first.',
    },
    {
      says: 'logo refresh|rebrand|rebranding|brand refresh|brand rollout|brand roll-out|brand assets|asset library',
      brutal: ['“We love it. Could the old one be in there somewhere?”', 'A rollout reaches every mug, lanyard and slide, and then the sign outside.'],
      gentle: 'Rebrands are judged by reach: sites, products, countries. Add one number for how far your version travelled.',
    },
    {
      says: "children's book|children's books|picture book|picture books|comic|comics|graphic novel|zine",
      near: 'illustrat|illustrated|illustration|illustrator|drawing|drew|art|published|artwork|book|books',
      brutal: [
        'A picture book has thirty-two pages, five hundred words and four hundred opinions about the bear.',
        'Comic artists draw the same jacket nine thousand times and regret the zip.',
      ],
      gentle: 'Publisher, title and year make it findable. If it was self-published, copies sold says just as much.',
    },
  ],
  software: [
    {
      says: 'php|laravel|symfony',
      brutal: [
        'Every year somebody declares PHP finished, on a page served by PHP.',
        'In PHP the needle comes before the haystack, or after it, depending on the function.',
      ],
      gentle: 'Modern PHP at scale is a strong line. Name the framework, the version and the traffic.',
    },
    {
      says: 'ruby on rails|ruby|rails|rspec|sidekiq',
      brutal: [
        'Rails works by magic, and sooner or later you need to know where the magic is kept.',
        'Ruby reads like English, and English also has a dozen ways of saying it.',
      ],
      gentle: 'Requests per day, test time, size of the app: Rails shops ask about all of them. One you improved, with from and to, is enough.',
    },
    {
      says: 'c++|c/c++|cmake',
      brutal: [
        'C++ lets you manage the memory yourself, and then shows you how that went.',
        'The error was one missing bracket. The message is four hundred lines, in template.',
      ],
      gentle: 'Domain is everything here: trading, games, embedded. Say which standard and what had to be fast.',
    },
    {
      says: 'golang|go language|goroutine|goroutines',
      brutal: [
        'In Go, a third of the program is the question whether something went wrong.',
        "An unused variable won't compile. It's like living with somebody very tidy.",
      ],
      gentle: 'Go usually comes into a company for a reason worth printing. What it replaced, and how much faster it ran, is that reason.',
    },
    {
      says: 'rust|borrow checker',
      near: 'programming|language|languages|c++|go|python|developer|memory|code|systems|wasm|backend|compiler',
      brutal: ['The borrow checker is the only reviewer that has never said “looks good to me”.', 'Rust compiles rarely, but then it means it.'],
      gentle: 'Rust in production is still unusual. If yours ran live, say what it does and what it was rewritten from.',
    },
    {
      says: 'vue.js|vue|vuejs|svelte|next.js|nextjs|nuxt|gatsby',
      brutal: [
        "By the time the migration guide is finished, there's a new router.",
        "Server rendering: after ten years of moving it to the browser, they've moved it back.",
      ],
      gentle: 'Frameworks change, speed stays. Load time before you and after, if it was measured, outlives every name in this line.',
    },
    {
      says: 'redux|state management|zustand|mobx|ngrx|vuex',
      brutal: [
        'To tick a box, you send an action to a reducer to update a store to tell the box.',
        'State management is knowing where the truth is kept. There are three places, and they disagree.',
      ],
      gentle: 'The size of the app makes the choice of tool look reasoned, whichever one it was. A clause about it will do.',
    },
    {
      says: 'webpack|vite|babel|npm|yarn|eslint|prettier',
      near: 'javascript|typescript|react|front|node|build|web|js|webpack|vite|frontend|npm',
      brutal: [
        'It takes nine lines of code, and four hundred megabytes of node_modules to hold them up.',
        'The build tool was chosen to save time, and it has its own ticket every sprint.',
      ],
      gentle: 'Build minutes saved times developers times days is a real sum. If you sped one up, do the multiplication.',
    },
    {
      says: 'flutter|react native|xamarin|ionic|kotlin multiplatform|cross-platform mobile',
      brutal: ['Write once, debug on two phones, and on the tablet of the chief executive.', 'One codebase for both stores, except for the keyboard.'],
      gentle: 'Downloads, rating, crash-free rate: apps come with public numbers. Add a store link, and anyone can check.',
    },
    {
      says: 'kotlin|swift|jetpack compose|objective-c|xcode|android studio',
      not: 'payment|payments|bank|banking|iso 20022|mt103|openstack',
      around: 'android|ios|mobile|app|apps|iphone|ipad|swift|xcode|app store|play store',
      brutal: [
        'An app is finished on the day a phone comes out with the camera in a new place.',
        'The simulator never runs out of battery, loses signal or gets dropped in a bath.',
      ],
      gentle: 'Crash-free sessions and cold start time are what mobile leads look for. Add one you moved, with the figure, if you have one.',
    },
    {
      says: 'push notification|push notifications|in-app purchase|in-app purchases|app release|app store submission|play store|google play',
      near: 'app|mobile|ios|android|store|release|notification|notifications',
      brutal: ['Rejected on Tuesday over a screenshot. Resubmitted unchanged. Approved.', 'The first test push always goes to everybody.'],
      gentle: 'Releases a month and the rating over time tell of a steady hand. If the app is still in the store, a link does the rest.',
    },
    {
      says: 'solidity|smart contract|smart contracts|ethereum|web3|hyperledger|nft',
      brutal: [
        "A smart contract can't be changed, and that's how the bug becomes a feature of history.",
        "Blockchain: a very slow database that nobody can delete, owned by people who've lost the key.",
      ],
      gentle: 'Audits passed and value held in the contract are the two things people ask. Give both.',
    },
    {
      says: 'cobol|jcl|cics|mainframe|z/os',
      brutal: [
        'Somewhere a program from 1983 runs every night and pays half the country. Its comments are in capitals.',
        'In COBOL the full stop is a control structure.',
      ],
      gentle:
        'People who can read it are getting scarce, and banks know it. Naming the system behind it, payroll or payments, tells them which of theirs you could read.',
    },
    {
      says: 'salesforce apex|apex|visualforce|lightning web components|lwc|soql|salesforce administrator|salesforce developer|process builder',
      near: 'salesforce|apex|lightning|lwc|soql|visualforce',
      brutal: [
        'Governor limits: a hundred queries, and then Salesforce sends you home.',
        "There's a Flow, and a Process Builder, and a trigger. They all update the same field, in an order.",
      ],
      gentle: 'Certificates count here more than anywhere, so list them by level. Then one org: users, clouds, what you built.',
    },
    {
      says: 'uipath|blue prism|automation anywhere|power automate|rpa bot|rpa bots',
      brutal: [
        'A software robot works day and night until somebody moves a button.',
        'A bot logs in at six, presses what people press, and crashes on the same pop-up.',
      ],
      gentle: 'Hours saved a month is how RPA is paid for. Add a bot that still runs is the difference between real and pilot, so if yours does.',
    },
    {
      says: 'soap|soap ui|xml|wsdl|web services|xslt',
      near: 'api|web|service|services|java|integration|xml|soap|.net|developer|sap',
      brutal: ['SOAP: two kilobytes of envelope for the word “true”.', 'Somebody chose XML because humans could read it. Nobody has asked the humans.'],
      gentle: 'Old integrations keep big companies alive. Name the systems on both ends and the messages a day.',
    },
    {
      says: 'swagger|openapi|api documentation|postman|api testing',
      brutal: ['The documentation says it returns a number. It returns “n/a”.', 'Every Postman collection has one request called “test2 copy NEW”.'],
      gentle: 'Good API docs save calls between teams. Add the teams that used yours, or the time to their first working request.',
    },
    {
      says: 'rabbitmq|kafka|message queue|event-driven|event driven|event-driven architecture|pub/sub|activemq',
      brutal: [
        'An event-driven system tells you that something has happened. Who did it is a matter of archaeology.',
        'Exactly once delivery means at least once, and you find out.',
      ],
      gentle: "Throughput, lag, what happens on failure: print the peak per second and readers know what you've seen.",
    },
    {
      says: 'elasticsearch|solr|lucene|full-text search|search engine implementation',
      brutal: [
        'Search works perfectly for everyone who spells like a developer.',
        'Clusters are green, yellow or red, and everyone who runs one has learned to live with yellow.',
      ],
      gentle: 'Documents indexed and milliseconds per query fit in a bracket. If people found more after your tuning, that comes before both.',
    },
    {
      says: 'oauth|oauth2|jwt|single sign-on|sso|openid connect|saml|keycloak|authentication and authorisation|authentication and authorization',
      brutal: ["A login takes four redirects, three tokens and somebody's clock being right.", "JWTs expire while you're filling in the form."],
      gentle: 'Sign-on work touches every user, so user numbers are its size if you know them. Security reviewers like to see the standard by name.',
    },
    {
      says: 'monolith|monolithic|strangler|legacy migration|system rewrite|rewrite|modernisation|modernization|decomposing',
      near: 'legacy|application|system|code|microservices|monolith|monolithic|architecture|software|migration|platform',
      brutal: [
        "The rewrite will take six months, according to everyone who hasn't read the original.",
        'A monolith fails in one place. Broken up, it can fail in nineteen, in parallel.',
      ],
      gentle: "Release rhythm from and to is the proof of a migration. Add one thing that could be shipped afterwards, and couldn't before, if you have one.",
    },
    {
      says: 'design patterns|solid principles|oop|object oriented programming|object-oriented programming|clean code|clean architecture|domain driven design|domain-driven design|ddd',
      brutal: [
        'A factory that builds builders for a singleton. The requirement was a date.',
        'Everyone reads Clean Code once, and their colleagues pay for the next six months.',
      ],
      gentle: 'Principles show in what stayed easy to change. A module that others kept building on is the best example you could add.',
    },
    {
      says: 'data structures|algorithms|big o|time complexity|dynamic programming',
      near: 'algorithm|algorithms|data structures|programming|computer|coding|code|complexity',
      brutal: ['You invert a tree at the interview, and in the job you centre a button.', 'Everything is O(1) if the table has nine rows.'],
      gentle: 'One case from real work, where choosing the structure made it faster, outdoes any number of puzzles.',
    },
    {
      says: 'multithreading|multi-threading|concurrency|race condition|race conditions|deadlock|deadlocks|thread safety|asynchronous programming',
      brutal: [
        'A race condition disappears when you look at it and comes back for the demo.',
        "Adding a print statement fixes it. That's how you know it's threads.",
      ],
      gentle: 'A concurrency bug found and fixed says more than the word. Name what gave the worst one away.',
    },
    {
      says: 'memory leak|memory leaks|profiling|performance optimisation|performance optimization|performance tuning|jvm tuning|garbage collection',
      near: 'memory|performance|code|application|java|query|cpu|profil|latency|jvm|leak|leaks|system',
      brutal: [
        'The traditional cure for a leak is somebody who restarts it on Sundays.',
        'Profilers find that ninety percent of the time goes into formatting a date.',
      ],
      gentle: 'Performance work is the easiest thing on a CV to put in numbers. If you know before and after, let them open the line.',
    },
    {
      says: 'hackathon|hackathons|hack day|hack week',
      brutal: [
        'Cold pizza, no sleep, and an app that finds you a parking space in one street.',
        'The winner of every hackathon is whoever has the best slide.',
      ],
      gentle: 'A prototype that reached users is worth a line; a prize is worth half. If anything of it lived on, that is the part to keep.',
    },
    {
      says: 'open source|open-source|open source contribution|open source contributions|contributor to open source|github projects',
      near: 'contribut|contributed|contributor|contributions|project|projects|maintainer|github|library|package',
      brutal: [
        'An open source maintainer is unpaid support for companies worth a billion.',
        'The first contribution fixes a comma in the readme. Everyone remembers theirs.',
      ],
      gentle: "Link to one merged change, and say who uses the project. It's work a stranger can read, and that's rare.",
    },
    {
      says: 'chatgpt|github copilot|copilot|cursor ai',
      near: 'code|coding|developer|programming|software|development|tools|productivity|ai|reputation|github',
      brutal: [
        'Copilot finishes your sentences, like a colleague who read the wrong ticket.',
        'It writes forty lines in a second, and line thirty-one calls a function that has never existed.',
      ],
      gentle: 'Tools like these are judged by what you check. Tell how you review and test what comes out.',
    },
    {
      says: 'exploratory testing|manual testing|smoke test|smoke testing|sanity testing|regression testing|regression test|system testing',
      brutal: [
        'A tester types an emoji into the postcode, and three developers cancel their lunch.',
        'Regression: everything that worked on Monday, with feeling.',
      ],
      gentle: 'The number to have is bugs found before release. Give it, even roughly.',
    },
    {
      says: 'bug report|bug reports|defect tracking|defect management|bug tracking|logged defects|logging defects|reproducing bugs|defect triage',
      brutal: ['“Works on my machine.” Ship the machine.', 'Closed as not reproducible, reproduced in the comment below.'],
      gentle: 'Reports that developers do not send back are a craft. Name the bug that would have cost most in production.',
    },
    {
      says: 'performance testing|load testing|jmeter|gatling|stress testing|k6|loadrunner',
      not: 'medical|cardiac',
      brutal: ['Ten thousand virtual users, all of whom buy the same hat.', "A load test proves that the system holds, and that the test environment doesn't."],
      gentle: 'Give users at once, response at the 95th percentile, what broke first: three facts, and any engineer will read on.',
    },
    {
      says: 'istqb|istqb foundation|test plan|test strategy|test plans|test management',
      brutal: [
        "The ISTQB syllabus has seven principles, and the first is that there's always another bug.",
        'A test plan allows three weeks. Development hands over on the third Friday.',
      ],
      gentle: 'A test plan is sized by what shipped on it. Name the product, and how many people use it.',
    },
    {
      says: 'cucumber|bdd|gherkin|behaviour driven development|behavior driven development|specflow|flaky tests|flaky test',
      brutal: [
        "Given that the business will read it, when they get the file, then they don't.",
        'A flaky test passes on the third run, like most driving tests.',
      ],
      gentle: 'Run time and stability of a suite are great figures. From hours to minutes, or from red to trusted: either movement carries the line.',
    },
    {
      says: 'line management|hiring engineers|technical interviews|interviewing candidates|technical hiring|engineering hiring|team growth|grew the team|growing the team',
      near: 'engineer|engineers|developer|developers|technical|engineering|software',
      brutal: [
        "A technical interview is two people at a whiteboard pretending there's no search engine.",
        'You hire for culture, pay for skills, and end up with opinions about tabs.',
      ],
      gentle: 'Hiring is half of it, and who stayed is the other. Give both figures.',
    },
    {
      says: 'technology strategy|technical roadmap|technology roadmap|technical strategy|build vs buy|build versus buy|technology stack|tech stack selection',
      brutal: [
        'Build or buy? They bought it, and have been building around it ever since.',
        'The tech stack is chosen once, in an afternoon, by whoever is leaving in spring.',
      ],
      gentle: 'Boards want costs, speed and risk. If your choice changed one of the three, that figure belongs before the word strategy.',
    },
    {
      says: 'architecture review|solution architecture|high level design|hld|lld|low level design|architecture decision record|adr|uml|uml diagrams|sequence diagram',
      near: 'software|system|design|architect|architecture|uml|solution|technical|diagram|diagrams|document|documents',
      brutal: [
        "The diagram has nine boxes and a cloud. The cloud is where nobody's sure.",
        "An architect draws the arrow. Somebody else finds out that it's both ways.",
      ],
      gentle: 'The trade-off you took is more telling than the notation. Add one hard choice that the drawing settled, if you have one.',
    },
    {
      says: 'conference talk|conference talks|tech talk|tech talks|meetup|meetups|developer community|developer relations|sample code|sdk documentation|live coding',
      near: 'developer|developers|tech|code|engineer|engineering|software|community|conference|speaker|api|sdk|javascript|python',
      brutal: [
        'Live coding: the only theatre where the audience wants the semicolon to make it.',
        'Every meetup has forty sign-ups, fifteen chairs filled and nine pizzas too many.',
      ],
      gentle: 'Advocacy has figures as well: sign-ups, builds, contributions. If there is a recording, its link says more than the title of the talk.',
    },
    {
      says: 'wordpress plugin|wordpress plugins|wordpress|woocommerce|magento|drupal|joomla|shopify|cpanel|web hosting|domain names',
      brutal: [
        'Thirty-four plugins, three of which do the same thing, and removing any of them takes down the shop.',
        "Somewhere there's a domain that was registered by a nephew, and it renews tonight.",
      ],
      gentle: 'Give sites, visitors, sales through the shop: one live link with those three shows more than the list of systems.',
    },
    {
      says: 'hotfix|hotfixes|patch release|release management|release notes',
      near: 'release|deploy|production|software|code|branch|feature|rollback|hotfix|hotfixes',
      not: 'patient',
      brutal: [
        'A hotfix takes four minutes. Explaining it takes two meetings.',
        "Release notes: “Bug fixes and improvements.” A month of work, and the ending's been left out.",
      ],
      gentle: 'Releases a month, and how seldom they came back, are what good teams compare. Both fit in one bracket.',
    },
    {
      says: 'documentation|technical documentation|readme|code comments|wiki|confluence',
      near: 'code|technical|api|software|developer|developers|wiki|confluence|readme|system',
      brutal: [
        'The readme gets a new starter up and running in nine easy steps, of which the fourth is out of date.',
        '“// do not remove”. No name, no date, no reason. Nobody has removed it.',
      ],
      gentle: 'Docs pay when newcomers get going sooner. Add days to the first commit, before and after.',
    },
    {
      says: 'pair programming|pairing with developers|mob programming',
      brutal: [
        "Pair programming: one types, one says “line twelve”, and they both know it's line eleven.",
        'Mob programming is five salaries looking for one bracket.',
      ],
      gentle: 'Pairing spreads knowledge. A system the team could keep running, because more than one person knew it, shows what it was for.',
    },
    {
      says: 'feature flag|feature flags|feature toggle|feature toggles',
      brutal: [
        'Behind every feature flag stands a temporary switch from 2017.',
        "Everything's behind a flag, and the only one who knows which flags are on is the customer.",
      ],
      gentle: 'Flags make releases calm. Releases a week because of them, and old ones cleaned out, are what an engineering lead would want to see.',
    },
  ],
  'servers-and-support': [
    {
      says: 'new starter setup|new starters|starters and leavers|joiners movers leavers|user accounts|account creation|user onboarding|onboarding new users|user administration',
      near: 'account|accounts|it|user|users|laptop|setup|set up|active|directory|access|leavers|joiners|new starters',
      brutal: [
        "HR tells IT about the new starter at 8.55 on the Monday. They're in reception.",
        'Leavers go on Friday. Their account retires in about three years.',
      ],
      gentle: "Setups per month and time to ready are the figures here. If it was done before day one, that's unusual, so print it.",
    },
    {
      says: 'remote support|teamviewer|remote desktop|rdp|anydesk|bomgar|remote assistance|logmein',
      brutal: ['You take over the mouse, and so do they.', 'On the remote screen: forty-one icons, a beach, and a file called Passwords.'],
      gentle: 'Share of calls solved without a visit is what remote teams live on. If you know your own, it is the figure for this line.',
    },
    {
      says: 'desk side|deskside support|desk-side support|vip support|executive support|vip users',
      brutal: [
        'Executive support is the same laptop, carried faster.',
        "Nothing in the building is as urgent as the director's projector. It's on the wrong input.",
      ],
      gentle: 'Trusted with the top floor means calm, discreet and quick. An executive who would say so is your best referee.',
    },
    {
      says: 'imaging|sccm|mdt|autopilot|windows autopilot|wds|windows deployment|laptop imaging|reimaging|desktop rollout|laptop rollout|pc refresh|hardware refresh',
      near: 'windows|laptop|laptops|pc|pcs|desktop|desktops|device|devices|sccm|image|imaging|rollout|refresh|deploy|deployment',
      not: 'medical|mri|x-ray',
      brutal: [
        'There is one image for every laptop, and one model with its own idea of a network card.',
        "Everybody gets a new machine and asks for the old one's wallpaper.",
      ],
      gentle: 'Machines and weeks are the measure, if you know them. Rollouts are the easiest thing in IT to give a number to.',
    },
    {
      says: 'asset register|it asset management|asset tagging|asset tags|hardware inventory|it inventory|itam|cmdb|configuration management database',
      brutal: ['The register says 412 monitors. The cupboard says 380 and a fish tank.', "A CMDB is correct on the afternoon it's delivered."],
      gentle: 'Finding unused kit or licences saves money nobody was looking for. If an audit passed or a sum came back, say so.',
    },
    {
      says: 'docking station|docking stations|peripherals|keyboard|headsets|projectors|meeting room equipment|av equipment|video conferencing|teams rooms',
      near: 'support|setup|set up|install|installed|installing|it|equipment|troubleshoot|hardware|conferencing|av',
      brutal: [
        'Docking stations have eleven ports and one way to work.',
        'The meeting room has a touch panel, a remote, a camera and a note that says “use the cable”.',
      ],
      gentle: 'Rooms, sites, users: give the size of the estate. Fewer calls after your setup would be the cherry on it.',
    },
    {
      says: 'phishing|phishing simulation|phishing simulations|security awareness|security awareness training|phishing test|phishing tests',
      brutal: [
        'Sooner or later the training email about phishing is itself reported as phishing. Full marks.',
        'In every simulation somebody clicks, and then rings up to ask when the gift card is coming.',
      ],
      gentle: 'Click rate before and after is the figure every security lead shows the board. If yours fell, both numbers belong here.',
    },
    {
      says: 'mfa|multi-factor authentication|two-factor authentication|2fa|conditional access|okta|duo|sso|single sign-on',
      brutal: ["The code always goes to the phone that's in the car.", 'MFA stops criminals, and on Mondays everyone else.'],
      gentle: 'Rolling it out is mostly people. Add a quiet help desk on the morning after, if you have one.',
    },
    {
      says: 'shared drive|shared drives|file server|file permissions|ntfs permissions|file shares|sharepoint migration|sharepoint|onedrive',
      brutal: [
        "Drive S holds a folder “Old”, and in it a folder “Old”, and that one's in use.",
        'Permissions were set once, by person, and half of those people have left.',
      ],
      gentle: 'Nobody thanks you for a file move, unless it goes wrong. Say how much you moved, and how much work was lost, if none.',
    },
    {
      says: 'mailbox migration|exchange migration|office 365 migration|email migration|tenant migration|gsuite|google workspace',
      brutal: [
        'Moving a mailbox takes seconds. Moving the one with ninety thousand unread takes the weekend.',
        "After the migration everything's there, except the autocomplete, and you'd think it was the crown jewels.",
      ],
      gentle: 'Give mailboxes, cutover date, calls on day one: three figures make a migration a story.',
    },
    {
      says: 'switch|switches|vlan|vlans|network switch|cabling|patch panel|patch cables|structured cabling|cat6|network cabinet',
      near: 'network|switch|switches|cisco|vlan|cable|cables|cabling|cat6|lan|router|routers|patch|rack',
      brutal: [
        'Behind the cabinet door: one labelled cable and a bowl of spaghetti.',
        "A cable with nothing at the other end may only be pulled by someone who's leaving.",
      ],
      gentle: 'Ports, sites, buildings: the size tells. Add before and after of a cabinet.',
    },
    {
      says: 'wifi|wi-fi|wireless|wireless network|access point|access points|meraki|aruba|ubiquiti|site survey|wifi survey',
      near: 'network|wireless|wifi|wi-fi|access|coverage|ap|aps|meraki|aruba|sites|cisco',
      brutal: ['Full bars everywhere apart from the boardroom.', 'Wifi is blamed for the laptop, the website and the lift.'],
      gentle: 'Good Wi-Fi is only noticed when it fails. Say how many users, how big the building was, and what you fixed.',
    },
    {
      says: 'bgp|ospf|mpls|routing protocols|sd-wan|sdwan|routing and switching|spanning tree',
      brutal: [
        "One typo in BGP and a country is offline. That's what the peer check is for.",
        'Spanning tree exists to stop a loop made by somebody tidying up with a spare cable.',
      ],
      gentle: 'Sites joined and downtime avoided show scale. Add the change with the largest blast radius, and its window.',
    },
    {
      says: 'load balancer|load balancing|f5|nginx|haproxy|reverse proxy|apache web server|iis|cdn|cloudflare|waf',
      brutal: [
        "A load balancer shares the traffic fairly between the server that works and the one that doesn't.",
        'It says 502. Nginx is only the messenger.',
      ],
      gentle: 'Requests per second at the peak, and what stayed up: traffic is the size on the label of work like this.',
    },
    {
      says: 'ssl certificate|ssl certificates|tls certificates|certificate management|certificate renewal|pki',
      brutal: ['An SSL certificate gives you months of notice and expires on a Sunday.', 'Renewal reminders go to the mailbox of whoever bought it in 2018.'],
      gentle: "Nobody thanks you for the outage that didn't come. If you automated renewals, say so: that's the outage nobody will ever see.",
    },
    {
      says: 'veeam|tape backup|backup exec|restore test|restores|backup monitoring|backup jobs|commvault|rubrik',
      brutal: [
        'Backups succeed every night. Restores are another department.',
        'Someone deleted the folder in May. They noticed just after May left the backup.',
      ],
      gentle: 'A tested restore is the strongest sentence in backup. Add hours to bring it back, and how much came.',
    },
    {
      says: 'raid|san|nas|storage area network|netapp|synology|hard drive replacement|disk failure',
      near: 'storage|disk|disks|drive|drives|server|servers|san|nas|raid|backup|netapp',
      not: 'police|music',
      brutal: [
        "Two disks in an array never fail together, except while it's rebuilding.",
        'Storage is sized for five years, or until somebody discovers video.',
      ],
      gentle: 'Terabytes, vendor and growth a year put the right size on storage. Add a migration without downtime, if there was one.',
    },
    {
      says: 'rack and stack|rack and cable|server installation|server build|server builds|ups|cooling|decommissioning servers|server decommissioning|decommissioned servers',
      near: 'server|servers|rack|data|datacentre|comms|power|hardware',
      not: 'parcel|delivery',
      brutal: [
        'A 2U server weighs what it says on the box, and the rail is for the other model.',
        'When you finally switch off the server nobody knew, the door system stops.',
      ],
      gentle: 'Racks, sites, kilowatts saved: hardware people have lovely concrete figures. Choose two.',
    },
    {
      says: 'root cause analysis|rca|post-mortem|postmortem|blameless post-mortem|blameless postmortem|problem management|known error',
      near: 'incident|incidents|problem|outage|service|production|it|issue|issues|postmortem|post-mortem|recurring',
      not: 'coroner',
      brutal: [
        'A blameless post-mortem never says who. Everybody looks at their shoes in turn.',
        'The root cause is DNS. If not, it is a change on Thursday that changed nothing.',
      ],
      gentle: 'Repeat incidents going down is the whole aim. Add one that never came back after your fix, if you have one.',
    },
    {
      says: 'slo|slos|error budget|error budgets|sli|toil|toil reduction|chaos engineering|game day',
      near: 'service|reliability|sre|slo|slos|error|production|systems|toil|chaos|budget',
      brutal: [
        'Chaos engineering: breaking production on purpose, to tell it apart from the other times.',
        'An error budget is permission to fail, in minutes. The on-call phone has never agreed to it.',
      ],
      gentle: "Pages per week before and after is what an SRE's team would thank you for. If you have the two numbers, they are the line.",
    },
    {
      says: 'runbook|runbooks|standard operating procedures|technical documentation|it documentation|knowledge base articles|knowledge articles',
      near: 'support|service|it|on-call|incident|technical|system|systems|user|users|runbook|runbooks|documentation',
      brutal: [
        "Step four says “restart the service”. It doesn't say which of the nine.",
        "A runbook is written by someone wide awake, for somebody who isn't.",
      ],
      gentle: "If calls got shorter or first line solved more thanks to your pages, that's the figure that sells documentation.",
    },
    {
      says: 'cron|cron job|cron jobs|scheduled task|scheduled tasks|job scheduling|control-m|autosys|batch jobs',
      brutal: ['A cron job has run every night since 2014. Nobody knows for whom.', "The task runs as a user who left, with a password that can't be changed."],
      gentle: 'Jobs per night and failures per month tell how calm it ran. If mornings got quieter after you, those two figures prove it.',
    },
    {
      says: 'cloud migration|lift and shift|migration to aws|migration to azure|cloud cost|cloud costs|finops|cost optimisation|cost optimization|reserved instances',
      near: 'cloud|aws|azure|gcp|migration|infrastructure',
      brutal: ['Lift and shift: the same mess, by the hour.', "The cloud bill has nine thousand lines, and one of them is somebody's test from March."],
      gentle:
        'Percent off the bill at the same load is a favourite of every finance director. If you know yours, that figure and the change behind it go first.',
    },
    {
      says: 'vpc|s3|iam|iam roles|security groups',
      near: 'aws|cloud|azure|terraform|infrastructure|ec2|vpc',
      brutal: [
        "IAM has ten thousand permissions, and everyone's service has the one called star.",
        'A bucket is private until someone ticks a box to test it.',
      ],
      gentle: 'Accounts, regions, services in production: that sizes a cloud engineer at a glance. Least privilege achieved is a plus.',
    },
    {
      says: 'argocd|argo cd|flux|gitops|istio|service mesh|helm charts|helm chart|yaml',
      brutal: ['However long the YAML, the bug is a space.', 'A service mesh puts a small proxy next to every service, so that it can be lonely in company.'],
      gentle: 'Give clusters, services, deploys a day: three figures, one line. If rollbacks got faster too, that is the one a platform lead remembers.',
    },
    {
      says: 'splunk|elk|elk stack|elastic stack|kibana|logstash|graylog|log management|sentinel|qradar|alert triage|false positives',
      brutal: [
        'One alert in a thousand is a burglar. The others are the printer.',
        'Logs are kept for a year, and looked at for the ten minutes before they roll over.',
      ],
      gentle: "Alerts cut without missing the real one is top craft. If you know the count before and after, it's your best line.",
    },
    {
      says: 'iso 27001|soc 2|soc2|cyber essentials|cyber essentials plus|pci dss|pci-dss|nist|security audit|security policies|isms',
      brutal: [
        'A hundred policies, of which the staff know the one about the lanyard.',
        'The auditor asks for evidence that the door is locked. Somebody goes and takes its picture.',
      ],
      gentle: 'Findings, major and minor, are the result of an audit. If there were none in your area, it takes two words to say.',
    },
    {
      says: 'edr|crowdstrike|antivirus|endpoint protection|defender|microsoft defender|carbon black|malware|ransomware|malware removal',
      brutal: ['Antivirus has a gift for finding one threat: the tool IT uses every day.', 'Ransomware has better opening hours than most help desks.'],
      gentle: 'Machines protected and hours to contain: incidents have a clock. If you stopped one, tell the time it took.',
    },
    {
      says: 'burp suite|nmap|metasploit|kali linux|kali|oscp|ceh|ctf|capture the flag|bug bounty|hack the box|tryhackme',
      brutal: [
        'A pentest report has eighty pages, and on one of them the way in is “admin”, “admin”.',
        "In the films it takes eleven seconds and green letters. In life it takes a week and somebody's old test server.",
      ],
      gentle: 'A finding that changed something at the client is worth more than the tools. Add the name stays out and the effect.',
    },
    {
      says: 'sap mm|sap fico|sap sd|sap pp|sap hcm|fiori|hana migration|sap implementation|sap rollout|idoc|idocs|blueprint',
      near: 'sap|fiori|idoc|idocs|hana|abap',
      brutal: ['In SAP everything has a transaction code, and the one you need ends in N.', 'The blueprint says standard. Go-live says Z.'],
      gentle: 'Give modules, full cycles, countries: SAP people are searched by those. Count the go-lives you saw through.',
    },
    {
      says: 'business systems|system analysis|systems analysis|systems integration|system integration|interface specification|data flow diagram|data flow diagrams|system requirements',
      brutal: [
        'Two systems, one interface, and a nightly file called TEST2 that turns out to be live.',
        'In every data flow diagram one arrow turns out to be Brenda, with a memory stick.',
      ],
      gentle: 'Manual keying removed is hours a week. The interface that saved most, and the team it saved them for, make systems work easy to buy.',
    },
    {
      says: 'it strategy|it roadmap|digital strategy|it transformation|cio|outsourcing|managed service provider|msp|insourcing|it vendor|contract renewals',
      near: 'it|technology|digital|infrastructure|service|services|provider|strategy|msp',
      brutal: ['An IT strategy has three horizons. The printers are in all of them.', 'They outsource it for the savings and bring it back for the savings.'],
      gentle: 'Give headcount, budget and one choice that paid off: directors are compared on those. Lead with the choice.',
    },
    {
      says: 'comptia a+|comptia network+|comptia|mcsa|mcse',
      brutal: [
        "The exam is about protocols and ports. The first ticket is about a mouse that's upside down.",
        "The exam gives you four answers. The server room gives you one, and it's warm.",
      ],
      gentle: 'Put code and year for each, the highest first. Recruiters search the codes, and an expiry date answers their next question.',
    },
    {
      says: 'office move|office relocation|relocating it|new office setup|site move|it relocation',
      brutal: [
        "On Monday everybody's desk is there, with somebody else's chair and no port.",
        "Whenever the line to a new building is ordered, it's due two weeks after the move.",
      ],
      gentle: 'Give desks moved and working by nine on Monday: the two figures an office move is remembered by.',
    },
  ],
  data: [
    {
      says: 'pivot table|pivot tables|vlookup|xlookup|index match|power query|macros|vba',
      brutal: [
        'Power Query does in one click what used to take Monday. Monday has been filled with meetings.',
        'A VLOOKUP works until somebody adds a column, and somebody is always adding a column.',
      ],
      gentle: 'Hours a month given back to people is the number for spreadsheets. If a sheet of yours is still in use, that is the best thing about it.',
    },
    {
      says: 'dax|power pivot|power bi service|row-level security|row level security|power bi reports|ssrs|ssas|paginated reports',
      brutal: [
        "DAX: seven brackets, one CALCULATE, and a total that isn't the sum of the rows.",
        'Whatever the report shows, the first request is “can I get that in Excel?”',
      ],
      gentle: 'Weekly viewers are counted in the service, and use is the best praise a report gets. Look it up and print it.',
    },
    {
      says: 'looker|qlik|qlikview|qlik sense|looker studio|google data studio|metabase|superset|cognos|business objects|microstrategy',
      brutal: [
        'Every company has three BI tools: the old one, the new one and the one finance bought.',
        "The filter was on. It's nearly always that the filter was on.",
      ],
      gentle: "Tool, users, decisions: the third is the rare one. Mention a meeting that couldn't have happened without your report, if you have one.",
    },
    {
      says: 'dbt|dbt models|data build tool|analytics engineering|looker lookml|lookml',
      brutal: [
        'In dbt the lineage looks like a metro map, and one table is where all the lines meet.',
        "There's a model called final, one called final_v2, and a test that says they should agree.",
      ],
      gentle: 'Models, tests, run time: give the size. Fewer arguments over whose number is right would be the result.',
    },
    {
      says: 'kafka|kinesis|flink|real-time data|streaming data|stream processing|event streaming|real time streaming',
      near: 'data|kafka|stream|streaming|events|pipeline|real-time|flink|kinesis',
      brutal: [
        'Everyone asks for it in real time and looks at it on the first of the month.',
        'A late event arrives after the total has been announced, like a guest with the wine.',
      ],
      gentle: 'Events per second and delay at the 99th percentile is how streaming people say hello. If you have both, they go first.',
    },
    {
      says: 'data lake|lakehouse|delta lake|s3 data lake|parquet|iceberg|medallion architecture|bronze silver gold',
      brutal: [
        'A data lake is where everything gets poured in, so that one day somebody can find the plug.',
        'Bronze is what came, silver is what was meant, and gold is what the director already said.',
      ],
      gentle: 'Size, sources and who drinks from it: terabytes are nice, teams served are nicer.',
    },
    {
      says: 'data migration|migrated data|migrating data|legacy data|data mapping|source to target|source-to-target mapping',
      brutal: [
        'The old system has a field called “Notes 2”, and the whole business lives in it.',
        "Half of the customers joined on 1 January 1900, and they'd like their loyalty points.",
      ],
      gentle: "Records moved, and reconciled to the last one: if that was so, it's the strongest sentence a migration has.",
    },
    {
      says: 'duplicate|duplicates|deduplication|de-duplication|data matching|record matching|fuzzy matching|entity resolution',
      near: 'data|record|records|customer|matching|duplicate|duplicates|database|crm',
      brutal: [
        'Jon Smith, John Smith and J Smyth share a postcode, a phone and three loyalty cards.',
        'Matching at ninety-five percent certainty: the rest is a person with a coffee, saying “probably”.',
      ],
      gentle: 'Duplicates removed is a count; what it fixed is the point. Fewer letters sent twice or a truer customer figure would finish the line.',
    },
    {
      says: 'missing values|missing data|outliers|outlier|outlier detection|anomaly detection|imputation|null values',
      near: 'data|values|model|anomaly|detection|python|dataset|analysis|outlier|outliers',
      brutal: [
        'The outlier is either a fraud, a typo or the best customer they have.',
        'Minus one, 9999, “n/a”, and a space: four ways in which people write nothing.',
      ],
      gentle: 'One anomaly that turned out to be real money beats the list of methods. If you found one, it deserves this line.',
    },
    {
      says: 'data dictionary|metadata|data catalogue|data catalog|data lineage|collibra|alation|purview|business glossary|reference data|master data|master data management|mdm',
      brutal: [
        'Nine departments, and eleven definitions of “active customer”.',
        'The data dictionary says what the field is for. The field has been used for fax numbers.',
      ],
      gentle: 'Getting people to agree on one definition is the real job. Name the term, and the teams that signed it.',
    },
    {
      says: 'gdpr|data protection|data retention|anonymisation|anonymization|pseudonymisation|pii|data privacy|subject access requests',
      brutal: [
        'Anonymised means no names: just the postcode, the car and the size of the shoe.',
        'Retention is seven years for everything, because deleting takes courage.',
      ],
      gentle: 'Privacy work has figures too: records safely removed, requests answered in time. One of them makes this more than a course.',
    },
    {
      says: 'regression|linear regression|regression analysis|time series|time series forecasting|arima|prophet|forecasting model|forecasting models',
      brutal: [
        "A straight line through the cloud, and half the room says it's a trend.",
        "The model predicts tomorrow with great accuracy, by saying it'll be like today.",
      ],
      gentle: 'Error against the naive guess is the honest measure, and few people print it. If yours beat it, the margin is the line.',
    },
    {
      says: 'confusion matrix|precision and recall|f1 score|auc|roc curve|model accuracy|cross-validation|cross validation|accuracy of',
      near: 'model|models|classifier|machine|learning|auc|precision|recall|prediction|classification|accuracy|validation',
      brutal: [
        'Precision is never crying wolf, recall is never missing one, and the sheep would like both.',
        "The confusion matrix has four boxes, and it's named after the meeting where it's shown.",
      ],
      gentle:
        'A point of recall turned into money or hours makes the score come alive. What a wrong answer costs is the figure readers outside data understand.',
    },
    {
      says: 'churn model|churn prediction|propensity model|propensity models|credit scoring|fraud detection|fraud model|recommendation engine|recommender system|recommendation system',
      brutal: [
        'The model finds customers who are about to leave. Marketing emails them to ask, and then they do.',
        'A score between nought and one, to two decimals, for something people do on a whim.',
      ],
      gentle: 'A decision that ran on your score, with its effect, is worth more than any validation figure. If it was used live, that comes first.',
    },
    {
      says: 'computer vision|image classification|object detection|yolo|opencv|image recognition|cnn|convolutional',
      brutal: [
        'It tells a husky from a wolf with total confidence, by looking at the snow.',
        'Ten thousand pictures of cats were labelled by hand so that a computer could say “muffin”.',
      ],
      gentle: 'Speed, error and where it ran lift vision work from a course to a job. If the camera saw what people missed, that is the headline.',
    },
    {
      says: 'data labelling|data labeling|annotation|data annotation|annotated data|training data|labelled data|synthetic data',
      near: 'data|model|image|images|machine|learning|annotat|annotation|dataset|labels|ai|text',
      not: 'staff|course',
      brutal: [
        'Artificial intelligence begins by hand, one picture at a time, with a mouse.',
        "Is it a bicycle if it's only half in the picture? The guidelines have four pages on that.",
      ],
      gentle: "Agreement between labellers is the quality figure. If you wrote the guidelines or raised it, there's your bullet.",
    },
    {
      says: 'mlops|mlflow|model deployment|model monitoring|sagemaker|vertex ai|azure ml|kubeflow|model drift|drift',
      near: 'model|models|machine|ml|mlops|sagemaker|learning|pipeline|production|mlflow',
      brutal: [
        "In the notebook it was perfect. In production there's a customer with an apostrophe.",
        "Drift means the world has moved and nobody told the model. It's still in 2019, and happy.",
      ],
      gentle: 'Models live, retraining rhythm and days to deploy tell people you get beyond the notebook. Print the three.',
    },
    {
      says: 'jupyter|jupyter notebook|jupyter notebooks|google colab|colab|notebooks',
      near: 'python|data|jupyter|analysis|colab|model|databricks',
      brutal: [
        "Cells run in the order 1, 2, 7, 3, and that's the only order in which it works.",
        'Every notebook is called Untitled, up to Untitled14, which is the good one.',
      ],
      gentle: "A notebook others can run is halfway to a product. If there is one on GitHub you'd like opened, its link belongs here.",
    },
    {
      says: 'rag|retrieval augmented generation|retrieval-augmented generation|vector database|embeddings',
      near: 'llm|ai|model|models|language|text|nlp|vector|openai|gpt|chatbot|embeddings|prompt|prompts',
      brutal: [
        'The answer is grounded in the documents, one of which is from 2016 and says the opposite.',
        "A vector database finds the text that's closest in meaning, and it's the cafeteria menu.",
      ],
      gentle: 'An evaluation with a figure is what most of these projects lack and readers love. If the answers were tested, how and how well is the line.',
    },
    {
      says: 'sample size|significance testing|statistical significance|p-value|confidence interval|experiment design|experimental design|causal inference|uplift',
      near: 'test|tests|testing|experiment|experiments|statistical|a/b|analysis|data|model|significance',
      brutal: ['The test is significant if you stop it on Thursday.', 'A p-value of 0.051: the sound of a product manager asking for one more week.'],
      gentle: 'Experiments that said no have saved companies more than those that said yes. Add a decision yours stopped, if you have one.',
    },
    {
      says: 'index|indexes|indexing|query plan|execution plan|query optimisation|slow queries|slow query|partitioning|table partitioning',
      near: 'sql|database|query|queries|table|tables|oracle|postgres|mysql|performance',
      not: 'price|stock market|library',
      brutal: [
        'The right index turns forty minutes into two seconds. The hard part is not telling everyone at lunch.',
        'Every query is fast until it meets the whole table.',
      ],
      gentle: 'Before and after in seconds is the best figure a database person owns. Add how often the query ran.',
    },
    {
      says: 'replication|database replication|always on|data guard|log shipping|rman|database migration|database upgrade|database upgrades|database patching|goldengate|mirroring',
      near: 'database|databases|sql|oracle|server|postgres|mysql|rman|availability',
      brutal: [
        'A replica copies everything within seconds, the mistake included.',
        'Upgrades are done on Sunday at two, by whoever knows where the rollback is.',
      ],
      gentle: 'Databases, terabytes, minutes of downtime: this is the one trade where a zero is a great number to print.',
    },
    {
      says: 'truncate|production database|live database|database access|user permissions|schema|schemas|schema design|database design|erd|normalisation|normalization|data structures',
      near: 'database|sql|schema|table|tables|relational|erd|data|access',
      brutal: [
        'Third normal form is lovely, and then somebody needs a report.',
        'DELETE without a WHERE is a mistake you make once, and tell new starters about for ever.',
      ],
      gentle: 'Tables, users and years it has held up: a schema is judged by what could be added later without pain.',
    },
    {
      says: 'batch|batch load|nightly load|overnight load|overnight batch|nightly batch|batch processing|data load|data loads|failed loads|failed jobs',
      near: 'data|load|etl|loads|job|jobs|warehouse|overnight|nightly',
      not: 'factory|food',
      brutal: [
        "The load runs at three in the morning, because that's when nobody can watch it fail.",
        "The classic morning: everything's green, and the row count is zero.",
        'One supplier sent the file with a new column. They called it “Column1”.',
      ],
      gentle: "Jobs a night and mornings the figures were there by eight: that's what the business feels of ETL.",
    },
    {
      says: 'csv|flat file|flat files|csv files|json|xml files|file formats|api integration|data ingestion|data extraction|sftp',
      near: 'data|file|files|ingest|ingestion|import|extract|etl|pipeline|load|api|python',
      brutal: [
        "A CSV is a simple format, provided nobody's address has a comma.",
        "Is 03/04 in March or in April? The file doesn't say, and both teams are sure.",
      ],
      gentle: 'Number of sources is a fair size for this work. The worst of them, and what you built so it stopped breaking, is the better half.',
    },
    {
      says: 'cartography|map production|maps|mapping|qgis|spatial data|lidar|remote sensing|satellite imagery|land cover|digitising|digitizing',
      near: 'gis|map|maps|spatial|arcgis|qgis|imagery|geographic|survey|data|lidar',
      not: 'process|mind|stakeholder|source|data mapping|field mapping|value stream|journey',
      brutal: [
        'Everything lines up until one layer is in feet, off the coast of Ghana.',
        "On satellite pictures there's always one cloud, and it's over the site.",
      ],
      gentle: 'A route moved or a site chosen turns a layer into a result. Who used the map, and for which decision, is the part that sells it.',
    },
    {
      says: 'coordinate system|map projection|geodatabase|shapefile|shapefiles|geocoding|fme|arcpy|gps data|os mastermap|ordnance survey',
      near: 'gis|spatial|arcgis|map|mapping|data|geo|survey|arcpy|fme|coordinate',
      brutal: [
        'A shapefile is one file, made of six files, and the one you forgot.',
        "Geocoding puts every address it can't find in the middle of the county, in a duck pond.",
      ],
      gentle: 'Records geocoded and the match rate are lovely hard figures. What they were used for afterwards gives them a reason.',
    },
    {
      says: 'management information|mi reports|mi reporting|board report|board reports|board reporting|statutory returns|data returns|monthly kpi pack|kpi pack|reporting suite',
      brutal: ['The pack has sixty pages. The board looks at the red one.', 'Two reports with two totals make one very long morning.'],
      gentle: 'Days to produce it, before and after, is the plainest gain in reporting. Add a decision that came straight from your page, if you have one.',
    },
    {
      says: 'data request|data requests|reporting requirements|business questions|stakeholder requests',
      near: 'data|report|reports|reporting|dashboard|dashboards|analytics|analysis|bi|insight',
      brutal: [
        "“It's just a quick number.” It needs four systems and a definition of customer.",
        "Every request is urgent until the answer arrives. Then it's interesting, and could you split it by region?",
      ],
      gentle: "If requests fell because people could find it themselves, that's the goal of the whole trade, and a figure worth having.",
    },
    {
      says: 'kaggle competition|kaggle competitions|capstone|capstone project|bootcamp|data science bootcamp|titanic|iris dataset|coursera|datacamp|ibm data science|google data analytics',
      brutal: [
        'Everyone who learns this trade has classified the same hundred and fifty irises. The irises have nothing left to hide.',
        "Course data comes clean. It's the only time you'll see it.",
      ],
      gentle: 'Take one course project and put your own question to data nobody gave you. Link it, with the answer in the first line.',
    },
    {
      says: 'prompt engineering|prompt design|openai api|openai',
      brutal: [
        "It's asking a machine politely, in capitals, not to make things up.",
        "Line one of the prompt says who it is. Line two says who it isn't. Line nine begs.",
      ],
      gentle: 'Give the task it took over, and who checks the answers: those two make this a skill and not a fashion.',
    },
  ],
};
