import type { ComicEntry } from '../comic-entry.ts';

/** Farms, gardens, trees, animals, sea, air, guards, police, fire and rescue, forces, weather and outdoors. */
export const LAND_SEA_AND_GUARD_THINGS: readonly ComicEntry[] = [
  {
    says: 'tractor',
    not: 'trailer|trailers|tractor-trailer|semi|cdl|supply',
    brutal: [
      'A tractor has air conditioning, satellite steering, a heated seat, and string holding the door.',
      'A tractor leads the longest procession in the county and waves to all of it at the farm gate.',
    ],
    gentle: 'Horsepower, implements, hours on your own: with these a farmer knows what he can hand you on Monday.',
  },
  {
    says: 'milking parlour|milking|milking parlor|milking machine|rotary parlour',
    near: 'cow|dairy|herd|farm|goat|parlour|parlor|cattle|livestock|robot',
    brutal: [
      'The shift starts at four, and your colleagues have been standing at the gate since three.',
      'Two hundred cows come in for milking, in the same order, every day. Offices have tried hot desks.',
    ],
    gentle: 'How many cows in how many hours? And the cell count, if it was good: that is the quality mark of a milker.',
  },
  {
    says: 'dairy farm|dairy herd|dairy cow|dairy cattle|dairy farming',
    brutal: [
      'Christmas Day, four in the morning, and a cow is looking at her watch.',
      'A dairy cow makes thirty litres a day and cannot be told that it is a bank holiday.',
    ],
    gentle: 'Herd size and breed make this concrete, and whether you were ever alone with them for a weekend.',
  },
  {
    says: 'cattle|beef herd|suckler herd|beef cattle|suckler cow',
    not: 'dairy|cattle class',
    brutal: ['Cattle will walk through an electric fence, and not through an open gate.', 'Cattle have all day, and they can see that you have not.'],
    gentle: 'How large a herd, and which part of its day was yours? Stock sense is hard to teach, so show it.',
  },
  {
    says: 'sheep shearing|sheep shearer|shearing',
    not: 'metal|steel|hair|shear force|guillotine|sheet',
    brutal: [
      'A wool coat off a wrestling opponent, in two minutes, and the wool just about pays for the biscuits.',
      'Shearing is done bent double, in June, by people in vests, on clients who kick.',
    ],
    gentle: 'Tally a day is the only currency here. Put it down, with the blue or silver seal if you have one.',
  },
  {
    says: 'sheep',
    near: 'farm|flock|herd|graze|grazing|livestock|hill|feed|shepherd|wool|breed|breeding|cattle|tagging|fencing',
    not: 'lambing|shearing|dog',
    brutal: [
      "Sheep get counted all day, and in April you still don't sleep.",
      'A sheep has two plans: to be in the next field, and to lie down in it upside down.',
    ],
    gentle: 'Hill or lowland, how many, and which breed? Shepherds read breeds the way others read job titles.',
  },
  {
    says: 'poultry farm|poultry house|free range hen|laying hen|egg collection|chicken farm|poultry farming',
    not: 'boiler|kitchen|butchery|deboning|chef|restaurant',
    brutal: ['Sixteen thousand hens, and they all look at you at the same moment.', 'Free range: they may go outside. They stand at the door and discuss it.'],
    gentle: 'How many birds in a house, and did you do the biosecurity? It is the first thing a producer asks now.',
  },
  {
    says: 'crop spraying|crop sprayer|pa1|pa2|pa1 and pa6|spraying certificate|pesticide application|pesticide applicator',
    near: 'spray|spraying|sprayer|crop|pesticide|knapsack|weed|herbicide|pa6|certificate|licence|license|npts|applicator|farm|grounds',
    brutal: [
      'Good spraying weather is at five in the morning, so that is when the phone goes.',
      'A pesticide ticket is an exam on not doing it when it is breezy, taken in England.',
    ],
    gentle: 'PA units by number, with NRoSO membership if you have it. Estates cannot insure anyone without.',
  },
  {
    says: 'vineyard|viticulture|grape harvest|vine pruning',
    brutal: ['A vineyard sounds like Tuscany and feels like bending down eleven thousand times.', 'A vineyard is farming, with visitors who swirl.'],
    gentle: 'Which grape was it, and were you in the rows or in the cellar? That alone will start a conversation.',
  },
  {
    says: 'lawn mowing|mowing lawn|mowing|lawn care|lawn mower|ride on mower|grass cutting|lawn maintenance',
    brutal: [
      "Lawn mowing shows a result at once, for everyone to see, and it's gone in a week.",
      'Stripes on a lawn: grass lying down in two directions, and a client who nearly cried.',
    ],
    gentle: 'Who had you back for ‘{it}’ the next year, and how many lawns was it a week? Repeat custom is the best reference outdoors.',
  },
  {
    says: 'leaf blower',
    brutal: ['A leaf blower moves leaves to where the wind can bring them back.', 'Heard in four gardens so that one is tidy.'],
    gentle: "I'd rather read about the garden. How large was it, and was it yours all year round?",
  },
  {
    says: 'tree surgery|tree surgeon|arborist|arboriculture|tree climber|tree felling',
    brutal: [
      'Tree surgery means sitting in the problem while you cut it off.',
      'Felled within an inch of the plan. The greenhouse had been moved by a yard, in case.',
    ],
    gentle: 'Climber or ground crew, tickets and the biggest dismantle. A tree over a roof is a good story to tell.',
  },
  {
    says: 'tree preservation order|tpo|tree survey|bs5837|bs 5837',
    near: 'tree|arboricultural|planning|trees|woodland|arborist|bs5837|survey',
    brutal: ['A tree preservation order: an oak with a lawyer.', 'Nobody in the street had noticed that oak until there was a plan to touch it.'],
    gentle: 'Applications handled, and how many were settled without an appeal? Diplomacy among the leaves.',
  },
  {
    says: 'landscaping|hard landscaping|soft landscaping|landscape gardening',
    not: 'photography|threat|competitive',
    brutal: ['The plan shows a meadow. The budget shows gravel.', 'Landscaping: you carry a garden through a house, in a bucket.'],
    gentle: 'Before and after is how {it} is sold. Describe one finished garden, with its size and what was there when you came.',
  },
  {
    says: 'greenkeeper|greenkeeping|golf course maintenance|bowling green',
    brutal: [
      'A greenkeeper cuts the perfect hole, and next morning moves it.',
      'Three millimetres of grass on a bowling green, and forty members with a view on each.',
    ],
    gentle: 'Holes, surfaces, irrigation, and the tournament it had to be ready for. The last one people remember.',
  },
  {
    says: 'mucking out|muck out|mucked out|stable yard|stable hand|livery yard|livery|stables',
    not: 'company|worshipful|vehicle livery|wrap|brand|stables market',
    brutal: [
      'Eight boxes by seven o’clock, and by five past seven one of them has undone it, looking at you.',
      'A stable stays clean until you put the horse back.',
    ],
    gentle: 'Yards count in boxes. How many were yours before breakfast, and did you ride as well?',
  },
  {
    says: 'horse|equine|thoroughbred',
    near: 'groom|care|ride|riding|stable|train|trained|feed|yard|exercise|lead|stud|livery|racing|therapy|teach|farm|breed|breeding',
    not: 'horsepower|trojan|dark horse|white horse|travelling horse|betting',
    brutal: [
      'A horse is half a tonne, and frightened of a crisp packet it has passed every day since March.',
      'A horse hears a bucket across two counties, and its name not at all.',
    ],
    gentle: 'Racing, riding, breeding or driving? The four hardly know one another. Give the level as well.',
  },
  {
    says: 'riding lesson|riding instructor|horse riding instructor|riding coach|bhs|british horse society|bhsai',
    near: 'riding|horse|equine|equestrian|instructor|stage|pony|coach|yard|stable|lesson|bhs',
    not: 'store|retail|department',
    brutal: [
      '“Heels down, look up”: sixty minutes of it, eight times on Saturday, and all heels are up.',
      'In a riding lesson you tell the rider, who tells the pony, who disagrees.',
    ],
    gentle: 'Stages passed, and pupils a week. Keeping people safe on something with its own ideas is worth a number.',
  },
  {
    says: 'dog walking|dog walker|pet sitting|pet sitter|dog sitting',
    near: 'business|client|insured|professional|service|self-employed|owner|company|rover|wag|customer|pet',
    brutal: ['Dog walking: six leads, one wrist, and then a squirrel.', 'A dog walker has no name in the park. They are “the one with Biscuit”.'],
    gentle: 'House keys and somebody’s best friend: that is trust. How many regulars, and are you insured?',
  },
  {
    says: 'dog training|dog trainer|puppy class|obedience training|dog behaviourist',
    near: 'class|client|instructor|business|obedience|owner|certified|behaviour|behavior|trainer|apdt|courses',
    brutal: [
      'The dog learns it in five minutes. The rest of dog training is the person on the lead.',
      'Sit, stay, come. Two of those work if there is no duck.',
    ],
    gentle: "How many pairs finished with you, and what could they do at the end that they couldn't at the start?",
  },
  {
    says: 'animal shelter|animal rescue|rescue centre|humane society|rspca|battersea',
    near: 'dog|cat|animal|rehome|rehomed|shelter|rescue|volunteer|kennel|pet|foster|adoption|rspca',
    not: 'power station',
    brutal: [
      'Everybody who works there has said “just one”. Ask how many they have at home.',
      'In a shelter the quiet dog is the one to watch. It has found out about the latch.',
    ],
    gentle: 'How many found a home because of your shifts? People stop reading at that number, in the good way.',
  },
  {
    says: 'zoo keeper|zoo|wildlife park|safari park|animal keeper',
    not: 'zookeeper cluster|kafka|hadoop|apache|hbase|zoom',
    brutal: [
      'A zoo keeper is nine tenths broom, one tenth penguin.',
      "The lion sleeps twenty hours a day, and there's a sheet where somebody writes that down.",
    ],
    gentle: 'Which section, and did you give the talks? Explaining animals to a crowd is a second profession.',
  },
  {
    says: 'gamekeeper|game keeper|gamekeeping|pheasant|deer stalking|deer management',
    near: 'gamekeeper|estate|shoot|rear|rearing|deer|game|keeper|beater|grouse|partridge|cull|woodland',
    not: 'menu|chef|kitchen|restaurant|pub',
    brutal: [
      'All summer you feed them by hand, and by October they have learned to stand on the road.',
      'A pheasant has one idea a year, and it is the bonnet of a Volvo.',
    ],
    gentle: 'Beats, birds and days a season. The habitat work as well: it is what estates get grants for.',
  },
  {
    says: 'fishing boat|trawler|fishing vessel|lobster pot|crab pot|commercial fishing',
    not: 'python',
    brutal: [
      'You sleep three hours, the fish sleep none, and both of you meet at four.',
      'On a trawler the floor moves, the lunch moves, and the only level thing is the quota.',
    ],
    gentle: 'Ground, catch and the tickets you hold. Ashore, that reads as stamina nobody has to check.',
  },
  {
    says: 'biodiversity net gain|bng',
    not: 'broadband|border|nokia|juniper',
    brutal: [
      'Biodiversity net gain: a spreadsheet in which a hedge is worth 1.4 of something.',
      'Ten percent more nature than before. Before, it was a car park.',
    ],
    gentle: 'Metrics run and plans approved. The rule is new, so experience of even three schemes is scarce.',
  },
  {
    says: 'superyacht|motor yacht|yacht crew',
    brutal: [
      'Yacht work: polish the rail, dry the rail, do not lean on the rail. Someone is coming on Thursday.',
      'A superyacht sails six weeks a year. The other forty six it is being wiped.',
    ],
    gentle: 'Length of the boat, season, and role. Captains will ring the last one, so name her if you may.',
  },
  {
    says: 'yachtmaster|day skipper|rya',
    near: 'sailing|yacht|boat|skipper|rya|powerboat|coastal|offshore|dinghy|instructor|vhf|certificate|level',
    brutal: [
      'You can enter a foggy harbour at night under sail. Then comes the parking.',
      'A Yachtmaster is someone who shouts from only one end of the boat.',
    ],
    gentle: "Is it commercially endorsed, and how many miles are in the log? Those two decide whether it's a hobby.",
  },
  {
    says: 'engine room|marine engine|marine engineering|ship engine',
    not: 'band',
    brutal: [
      'Forty five degrees, a hundred decibels, and the captain rings to ask if there is a problem.',
      'Everyone on deck saw the sunset. The engine room saw a needle move.',
    ],
    gentle: 'What size of engines did you keep turning, and on which ticket? A superintendent reads those two first.',
  },
  {
    says: 'commercial diver|commercial diving|saturation diving|scuba instructor|dive instructor|padi instructor|divemaster|dive master|diving instructor',
    brutal: ['No meeting has ever been called at thirty metres.', 'Diving signals fit on two hands, and none of them means “can we discuss this”.'],
    gentle: 'Hours or dives logged, and the deepest training you hold. If it was for work, say what you mended down there.',
  },
  {
    says: 'submarine|submariner',
    not: 'sandwich|game|cable',
    brutal: [
      'Three months in a submarine: no window, and a colleague who whistles.',
      'A submarine has the quietest office on earth, and every snore is in it.',
    ],
    gentle: 'Discretion, watch after watch: employers ashore understand it if you name the system you kept alive.',
  },
  {
    says: 'air traffic control|air traffic controller|atc tower|control tower',
    brutal: [
      'Air traffic control: nine aircraft, one runway, and the tone of somebody ordering tea.',
      'Paid to keep people apart who all want to be in the same place at ten past.',
    ],
    gentle: 'Ratings, unit and movements an hour. The rest of the world can at least picture the last.',
  },
  {
    says: 'aircraft maintenance|b1 licence|part 66|part-66|easa part 145|part 145|a&p license|airframe and powerplant|aircraft mechanic',
    brutal: [
      'Aircraft maintenance is six hours for the repair and nine for the signatures.',
      'Nobody goes home until the torch is found. It is on somebody’s head.',
    ],
    gentle: 'Which types are on your licence? Name them, because some hangars read nothing else.',
  },
  {
    says: 'pushback|push-back|pushback tug|aircraft pushback',
    brutal: [
      'Pushback moves a hundred and eighty people backwards, and they think it is the pilot.',
      'A small tug, a long pole, and an Airbus that trusts you with its nose.',
    ],
    gentle: 'Which aircraft did you push, and in what weather? An airside driving permit deserves the top of the page.',
  },
  {
    says: 'airport security|aviation security|security screening|baggage screening|x-ray screening|tsa officer|tsa agent',
    brutal: ['Airport security: a queue of four hundred, each of them amazed that water is a liquid.', 'All day long, other people’s belts.'],
    gentle: 'Lane throughput and the tests you passed: threat image scores are the strongest proof you own.',
  },
  {
    says: 'sia licence|sia license|sia badge|sia licensed|sia door supervisor',
    brutal: [
      'A blue card on an armband that outranks any “don’t you know who I am”.',
      'An SIA licence is three years of saying “not tonight” in eleven tones of voice.',
    ],
    gentle: 'Which licence: door, guarding, CCTV, close protection? Expiry beside it, and you are halfway onto the rota.',
  },
  {
    says: 'door supervisor|door staff|bouncer|nightclub security|door supervision',
    not: 'bounce rate|inflatable',
    brutal: [
      'A door supervisor spends nine hours in the cold, listening to bass through a wall.',
      'A door supervisor says good evening four hundred times and means it about nine.',
    ],
    gentle: 'How many on a full night, and how few incidents? Talking people down is the skill, so let a number speak for it.',
  },
  {
    says: 'cctv|cctv monitoring|cctv operator|surveillance camera',
    not: 'drain',
    brutal: [
      'CCTV is sixteen screens of nothing, and camera nine has a spider.',
      'All of it is on CCTV, in perfect detail, apart from the face, the plate and the date.',
    ],
    gentle: 'Cameras, hours, and one thing you saw in time. A PSS licence, if you hold it, goes first.',
  },
  {
    says: 'dog handler|dog unit|k9|k-9|detection dog|sniffer dog|police dog',
    brutal: [
      'One of you is paid in tennis balls, and finds more.',
      'The dog handles the search. The handler handles the lead, the report and the hair on the seats.',
    ],
    gentle: 'Which discipline, and how long have you been a pair? Finds are counted: so is there a count?',
  },
  {
    says: 'cash in transit|armoured vehicle|armored truck|armored vehicle|cash collection van',
    not: 'tank|infantry|army',
    brutal: [
      'Ten steps from van to door, in a helmet, overtaken by somebody with a shopping trolley.',
      'A million pounds in the back, and the crew splits the parking money.',
    ],
    gentle: 'This is trust in its purest form. How many runs a day, and did the count ever come up short?',
  },
  {
    says: 'close protection|bodyguard|executive protection',
    brutal: [
      'Close protection scans the roof, the windows and the crowd. The client walks into a lamp post.',
      'A dark suit, an earpiece, and four hours outside a shoe shop.',
    ],
    gentle: 'Without names: what kind of principal, and how many countries? Planning is the part worth describing.',
  },
  {
    says: 'fire engine|fire appliance|fire truck|aerial ladder platform|turntable ladder',
    brutal: [
      'Eighteen tonnes, blue lights, and a Fiat parked on the corner with two wheels on the hydrant.',
      'Everyone in the street knows how to reverse a fire engine.',
    ],
    gentle: 'Were you driving, riding or in command? Each takes months to earn, so name the seat.',
  },
  {
    says: 'retained firefighter|on-call firefighter|on call firefighter|volunteer firefighter|volunteer fire department',
    not: 'board member|board of|treasurer|secretary|fundraising|donated|donation|grant|auxiliary',
    brutal: [
      'The alerter goes, and in the middle of a haircut the barber leaves.',
      'An on-call firefighter may go anywhere in the world, as long as it is five minutes from the station.',
    ],
    gentle: 'Employers respect the words ‘{it}’ more than applicants think. Two jobs, one pager: how many turnouts a year?',
  },
  {
    says: 'fire drill|fire evacuation|evacuation drill',
    brutal: ['The fire drill was announced in advance. So, it seems, was the rain.', 'Four minutes to clear the building, of which two were coats.'],
    gentle: 'Your best time, and how many people were in the building? It is a result, so show it as one.',
  },
  {
    says: 'field exercise|military exercise|field training exercise|battle camp',
    brutal: [
      'You live on a biscuit that has been in service longer than the tank.',
      'A military exercise: three days of waiting in a wood for the other half of the wood.',
    ],
    gentle: 'Running people in bad weather on little sleep transfers well. How many, and for how long?',
  },
  {
    says: 'drill instructor|drill and ceremony|foot drill|parade square|ceremonial parade|ceremonial guard|state ceremonial',
    brutal: ['Foot drill is forty people turning left as one, apart from one.', 'Boots in which you can see your own reflection, ironing.'],
    gentle: 'Turning a crowd into a unit is training work. How many recruits, and how did they pass out?',
  },
  {
    says: 'quartermaster|stores accounting|military stores|supply sergeant|sqms',
    brutal: ['Stores are for storing. If they were for issuing, they would be called issues.', 'The stores have two sizes: too big, and out of stock.'],
    gentle: 'Value held and the result of the last inspection. To a civilian firm that is an inventory manager.',
  },
  {
    says: 'security clearance|sc clearance|dv clearance|sc cleared|dv cleared|ts/sci|top secret clearance|secret clearance',
    brutal: [
      'For a clearance somebody rings your referees and asks what you are like after two pints.',
      'Cleared to know things that turn out, mostly, to be about printers.',
    ],
    gentle: 'For the clearance, the level and the expiry date are enough. It can save a new employer half a year.',
  },
  {
    says: 'aircraft carrier|royal navy|warship|frigate|naval vessel|us navy|u.s. navy|destroyer',
    not: 'shipping line',
    brutal: [
      'In the Navy the floor is a deck, the wall is a bulkhead, and the toilet is “the heads”, plural, for one.',
      'A warship has a rank for everybody and one washing machine that works.',
    ],
    gentle:
      "Civilians can't see the work behind ‘{it}’, so say the branch in their words as well. A weapons engineer is an electronics technician to the rest of us.",
  },
  {
    says: 'infantry|paratrooper|parachute regiment|royal marines|marine corps|royal marine|usmc',
    not: 'assets|logistics|aeronautical|clients|customers|contract|contracts|contractor|veterans|spouse',
    brutal: [
      'Uphill, at night, in the rain, with somebody’s radio in your rucksack.',
      'The infantry can sleep anywhere: in a ditch, in a lorry, in a briefing.',
    ],
    gentle: 'Few recruiters know the badges that go with {it}. Translate rank into people led, kit in your care, and decisions: they know those.',
  },
  {
    says: 'gritter|snow plough|snow plow|snowplow',
    brutal: [
      "Out at three, in a lorry the council let the public name, so it's Gritney Spears.",
      'You clear the drive, the plough comes past, and you own a drive of somebody else’s snow.',
    ],
    gentle: 'How many nights on call, and how many miles of road? Councils plan their winter by just that.',
  },
];
