import type { ComicEntry } from '../comic-entry.ts';

/** Farms, gardens, trees, animals, sea, air, guards, police, fire and rescue, forces, weather and outdoors. */
export const LAND_SEA_AND_GUARD_THINGS: readonly ComicEntry[] = [
  {
    says: 'tractor',
    not: 'trailer truck|semi',
    brutal: [
      'A tractor has air conditioning, satellite steering, a heated seat, and string holding the door.',
      'A tractor leads the longest procession in the county and waves to all of it at the farm gate.',
    ],
    gentle: 'Horsepower, implements, hours on your own: with these a farmer knows what he can hand you on Monday.',
  },
  {
    says: 'combine harvester|combine driver|combine driving',
    brutal: [
      'Eleven months in the shed, one month without sleep, and a part from Germany due on Thursday.',
      'A combine is worth more than the farmhouse, and it has the better radio.',
    ],
    gentle: 'Acres a season and the make. Harvest contractors read for nothing else in June.',
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
    gentle: 'Numbers, breed, and what you did: feed, breed or sell? Stock sense is hard to teach, so show it.',
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
      'The one trade that counts sheep all day and still gets no sleep in April.',
      'A sheep has two plans: to be in the next field, and to lie down in it upside down.',
    ],
    gentle: 'Hill or lowland, how many, and which breed? Shepherds read breeds the way others read job titles.',
  },
  {
    says: 'pig farm|pig unit|pig farming|pig herd|piglet',
    not: 'seed|sowing|flu|fever',
    brutal: [
      'A pig is cleverer than a dog, and it has noticed how the gate works.',
      'You cannot chase a pig anywhere. You can only make it think that it was the pig’s idea.',
    ],
    gentle: 'Sows, indoor or outdoor, and piglets weaned. That last figure is a stockperson’s reference.',
  },
  {
    says: 'poultry|free range hen|laying hen|broiler|egg collection|chicken farm|poultry farm',
    not: 'boiler|kitchen|butchery|deboning|chef|restaurant',
    brutal: ['Sixteen thousand hens, and they all look at you at the same moment.', 'Free range: they may go outside. They stand at the door and discuss it.'],
    gentle: 'How many birds in a house, and did you do the biosecurity? It is the first thing a producer asks now.',
  },
  {
    says: 'livestock market|livestock auction|cattle market|auction mart|stockyard',
    brutal: [
      'Scratch your ear in a livestock auction, and you own eleven bullocks.',
      'All of the news of the county, and the bacon roll is better than the prices.',
    ],
    gentle: 'Buying, droving, clerking? Numbers through the ring on a busy day would put us there.',
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
    says: 'greenhouse|glasshouse|polytunnel|poly tunnel',
    not: 'gas|emission|effect|ghg|carbon|greenhouse software|ats|recruit',
    brutal: [
      'A greenhouse is thirty eight degrees and a hosepipe. Elsewhere that is called a spa.',
      'A greenhouse makes tomatoes, cuttings, and one wasp that does not want to leave.',
    ],
    gentle: 'What grew there, over what area? A crop and a yield make this line smell of something.',
  },
  {
    says: 'vineyard|viticulture|grape harvest|vine pruning',
    brutal: ['A vineyard sounds like Tuscany and feels like bending down eleven thousand times.', 'A vineyard is farming, with visitors who swirl.'],
    gentle: 'Grapes and hectares, vine or cellar? The variety alone will start a conversation.',
  },
  {
    says: 'fruit picking|fruit picker|strawberry picking|apple picking|harvest worker',
    brutal: [
      'Fruit picking is paid by the kilo, for something nine tenths water that grows at shin height.',
      'After one season of fruit picking you can never again call a punnet expensive.',
    ],
    gentle: 'Kilos a day against the average of the field: you will have been told it every evening.',
  },
  {
    says: 'beekeeping|beekeeper|beehive|bee hive|honey bee|honeybee|apiary',
    near: 'hive|colony|colonies|honey|commercial|farm|sold|sell|pollination|manage|managed|queen|instructor|course',
    brutal: [
      'A beehive is fifty thousand staff, one boss, and half of them follow the old one up a tree.',
      'Ask three people with hives one question, and you get four answers and a jar.',
    ],
    gentle: 'Hives through the winter is the true score. How many, and did the honey find buyers?',
  },
  {
    says: 'lawn mowing|mowing lawn|mowing|lawn care|lawn mower|ride on mower|grass cutting|lawn maintenance',
    brutal: [
      'The one job where they can see the improvement from the window, and it is gone in a week.',
      'Stripes on a lawn: grass lying down in two directions, and a client who nearly cried.',
    ],
    gentle: 'How many lawns a week, and how many came back the next year? Repeat custom is the best reference outdoors.',
  },
  {
    says: 'leaf blower',
    brutal: ['A leaf blower moves leaves to where the wind can bring them back.', 'Heard in four gardens so that one is tidy.'],
    gentle: 'It stands for a round of gardens or grounds. How large, and all year through?',
  },
  {
    says: 'chainsaw|chain saw|chainsaw maintenance|cs30|cs31|cs38|cs39',
    brutal: [
      'A chainsaw starts on the first pull if nobody is watching.',
      'A chainsaw ticket begins with a day on the chain, and only then does anybody say timber.',
    ],
    gentle: 'List the units: maintenance and crosscut, felling, aerial. Each one is another day rate.',
  },
  {
    says: 'tree surgery|tree surgeon|arborist|arboriculture|tree climber|tree felling',
    brutal: [
      'Tree surgery is the one job done sitting in the problem.',
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
    says: 'pruning|rose pruning|prune',
    near: 'tree|shrub|garden|rose|plant|hedge|fruit|lawn|vine|landscape|weeding|orchard|mowing',
    not: 'model|network|decision tree|cost',
    brutal: [
      'Cut above an outward facing bud. Find an outward facing bud. Hurry, it is raining.',
      'Everybody is afraid of pruning too much, so the shrub lives in the window.',
    ],
    gentle: 'Roses, fruit or topiary? Knowing when not to cut is what a head gardener listens for.',
  },
  {
    says: 'landscaping|hard landscaping|soft landscaping|landscape gardening',
    not: 'photography|threat|competitive',
    brutal: ['The plan shows a meadow. The budget shows gravel.', 'Landscaping: you carry a garden through a house, in a bucket.'],
    gentle: 'Hard or soft, and one finished garden with its size. Before and after is how this work is sold.',
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
    says: 'cricket pitch|football pitch|line marking|pitch marking|pitch maintenance|groundsman|groundskeeping',
    brutal: [
      'A pitch is grown to perfection all week for people who come on Saturday with studs.',
      'Line marking: it looks dead straight, until somebody goes and sits in the stand.',
    ],
    gentle: 'Which surface, what level of play, and how many games a season did it stand?',
  },
  {
    says: 'mucking out|muck out|mucked out|stable yard|stable hand|livery yard|livery|stables',
    not: 'company|worshipful|vehicle livery|wrap|brand|stables market',
    brutal: [
      'Eight boxes by seven o’clock, and by five past seven one of them has undone it, looking at you.',
      'A clean stable is one which the horse is not in.',
    ],
    gentle: 'How many horses did you have to do, and did you ride them too? Yards count in boxes.',
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
    says: 'farrier|horse shoeing|hoof trimming|farriery',
    brutal: [
      'The customer stands on three legs, leans on you with the fourth, and the owner pays.',
      'Every six weeks a farrier makes shoes for someone who will lose one in a bog by Sunday.',
    ],
    gentle: 'Horses a week, hot or cold shoeing, remedial work with vets? The last is what sets the fee.',
  },
  {
    says: 'dog grooming|dog groomer|pet grooming|pet groomer|groomed dog',
    brutal: [
      'Every dog shakes once, in the middle of the groom, over everything that was dry.',
      'A dog groomer hears “just a tidy up” about a cockapoo that has become a doormat.',
    ],
    gentle: 'Breeds and styles, hand stripping, nervous dogs? The nervous ones come back for one groomer only.',
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
    gentle: 'Method and results, please: how many pairs finished, and what could they do at the end?',
  },
  {
    says: 'animal shelter|animal rescue|rescue centre|humane society|rspca|battersea',
    near: 'dog|cat|animal|rehome|rehomed|shelter|rescue|volunteer|kennel|pet|foster|adoption|rspca',
    not: 'power station',
    brutal: [
      'Everybody who works there has said “just one”. Ask how many they have at home.',
      'In a shelter you learn which dog is the quiet one. It is the one that has found out about the latch.',
    ],
    gentle: 'How many found a home because of your shift? That is a number people stop at.',
  },
  {
    says: 'zoo keeper|zookeeper|zoo|wildlife park|safari park|animal keeper',
    not: 'zookeeper cluster|kafka|hadoop|apache|hbase|zoom',
    brutal: [
      'A zoo keeper is nine tenths broom, one tenth penguin.',
      'The lion sleeps for twenty hours a day, and there is a sheet on which somebody enters it.',
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
      'Ten percent more nature than before, measured on a site where before was a car park.',
    ],
    gentle: 'Metrics run and plans approved. The rule is new, so experience of even three schemes is scarce.',
  },
  {
    says: 'flood defence|flood defense|flood risk assessment|flood risk|sandbag',
    not: 'insurance premium',
    brutal: [
      'A one in a hundred year flood, for the third time since the carpet.',
      'The best flood defence has a bench on top, and people complain about the bench.',
    ],
    gentle: 'Homes protected is the figure every scheme is funded by. What was yours?',
  },
  {
    says: 'stcw|stcw 95|stcw basic safety training',
    brutal: [
      'STCW week: fire, flood and a life raft upside down, and then you get to serve drinks.',
      'You jump into a pool in a boiler suit, and the sea accepts it for five years.',
    ],
    gentle: 'Modules and refresher dates. A crew agent sorts the pile by whether they are valid next month.',
  },
  {
    says: 'superyacht|motor yacht|yacht crew|deckhand|yachting',
    brutal: [
      'Yacht work: polish the rail, dry the rail, do not lean on the rail. Someone is coming on Thursday.',
      'A superyacht sails six weeks a year. The other forty six it is being wiped.',
    ],
    gentle: 'Length of the boat, season, and role. Captains will ring the last one, so name her if you may.',
  },
  {
    says: 'yachtmaster|day skipper|rya|powerboat level 2',
    near: 'sailing|yacht|boat|skipper|rya|powerboat|coastal|offshore|dinghy|instructor|vhf|certificate|level',
    brutal: [
      'You can enter a foggy harbour at night under sail. Then comes the parking.',
      'A Yachtmaster is someone who shouts from only one end of the boat.',
    ],
    gentle: 'Commercially endorsed? Miles logged? These two turn a hobby into a qualification.',
  },
  {
    says: 'harbour master|harbourmaster|marina|mooring|berthing|port authority|harbour',
    near: 'berth|vessel|boat|port|yacht|marina|mooring|harbour|ship|dock|operations',
    brutal: ['All day people arrive backwards, in front of a café.', 'Half the boats in the marina never leave it. The kettles have done more miles.'],
    gentle: 'Berths, movements, season: a marina in three numbers. And how full did you keep it?',
  },
  {
    says: 'engine room|marine engine|marine engineering|ship engine',
    not: 'band',
    brutal: [
      'Forty five degrees, a hundred decibels, and the captain rings to ask if there is a problem.',
      'Everyone on deck saw the sunset. The engine room saw a needle move.',
    ],
    gentle: 'Kilowatts, make, and your certificate of competency. Those three in that order.',
  },
  {
    says: 'commercial diver|commercial diving|saturation diving|scuba instructor|dive instructor|padi instructor|divemaster|dive master|diving instructor',
    brutal: ['Diving is the last trade in which nobody can call a meeting.', 'Diving signals fit on two hands, and none of them means “can we discuss this”.'],
    gentle: 'Hours or dives logged, and the deepest training you hold. If it was for work, say what you mended down there.',
  },
  {
    says: 'coastguard|coast guard',
    near: 'officer|operations|station|duty|maritime|search|boat|served|vessel|petty|cutter|us|united states|hm',
    brutal: [
      'It is listening on channel sixteen, and someone in Torquay is ordering chips on it.',
      'The call to the coastguard says “sinking”. The position says “near the big rock”.',
    ],
    gentle: 'Control room, cliff or cutter? Each trains a different calm, so make clear which is yours.',
  },
  {
    says: 'submarine|submariner',
    not: 'sandwich|game|cable',
    brutal: [
      'Submarine: three months without a window, and a colleague who whistles.',
      'A submarine has the quietest office on earth, and every snore is in it.',
    ],
    gentle: 'Discretion, watch after watch: employers ashore understand it if you name the system you kept alive.',
  },
  {
    says: 'air traffic control|air traffic controller|atc tower|control tower',
    brutal: [
      'Air traffic control: nine aircraft, one runway, and a voice as if ordering tea.',
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
    gentle: 'Types on the licence, please, by name. It is the only line some hangars will read.',
  },
  {
    says: 'pushback|push-back|pushback tug|aircraft pushback',
    brutal: [
      'Pushback moves a hundred and eighty people backwards, and they think it is the pilot.',
      'A small tug, a long pole, and an Airbus that trusts you with its nose.',
    ],
    gentle: 'Types, permits and winters. An airside driving permit belongs at the top of the page.',
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
      'The guest list has two hundred names on it, and everybody outside is “with the DJ”.',
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
    says: 'foot patrol|security patrol|patrolling|mobile patrol|guard tour|patrolled',
    not: 'boat|school crossing',
    brutal: [
      'Rattle the door, rattle the next door, jump at the vending machine.',
      'A patrol is a long walk with a torch, past the one light that is always on.',
    ],
    gentle: 'Size of the site and the oddest find. People trust a guard who notices.',
  },
  {
    says: 'key holding|keyholding|key holder|keyholder',
    near: 'security|site|guard|store|shop|building|alarm|patrol|open|opening|lock|locking|premises|close|closing|cash|supervisor|response',
    brutal: [
      'One key fits the plant room. It is on a ring with sixty others, and it is the last.',
      'The keyholder is the one they ring when the alarm has seen a moth.',
    ],
    gentle: 'Being given the keys is a reference. To how large a building, and on which nights?',
  },
  {
    says: 'visitor log|visitor book|sign-in book|gatehouse|gate house|security gate|security barrier',
    brutal: [
      'Time in: 9:15. Time out: still here, since 2019, according to the book.',
      'Mr M. Mouse visited on Tuesday, to see “Boss”, in a car with the registration “red”.',
    ],
    gentle: 'The gate is where a firm is first met. How many vehicles or visitors a day?',
  },
  {
    says: 'event steward|event stewarding|event security|crowd control|crowd management|festival security|match day steward|stewarding',
    brutal: [
      'A steward goes to every match and has never seen a goal.',
      'Left is the exit. Right is the exit too, with a one hour queue, and they all go right.',
    ],
    gentle: 'Capacity and your section, and the Spectator Safety level if you have it. Big numbers, calmly handled.',
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
    says: 'intruder alarm|burglar alarm|alarm response|alarm activation|alarm installation',
    brutal: [
      'Four in the morning, all zones: it is a helium balloon from somebody’s leaving do.',
      'An alarm that goes off every night has never been so little heard.',
    ],
    gentle: 'Response times, or systems fitted? And how far did false alarms fall after you?',
  },
  {
    says: 'cash in transit|armoured vehicle|armored truck|armored vehicle|cash collection van',
    not: 'tank|infantry|army',
    brutal: [
      'Ten steps from van to door, in a helmet, past somebody with a shopping trolley, who overtakes.',
      'A million pounds in the back, and the crew splits the parking money.',
    ],
    gentle: 'Trust in its purest form. Runs a day and no discrepancies would be a fine pair.',
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
    says: 'special constable|special constabulary|neighbourhood policing|pcso|police community support officer|community policing',
    brutal: [
      'Nine hours on the beat, and the main thing reported was a peacock.',
      'Community policing: everyone waves, everyone knows you, and somebody has moved the bins again.',
    ],
    gentle: 'A year of hours given, and one street that is quieter now? That is the story for a panel.',
  },
  {
    says: 'witness statement|witness statements',
    near: 'police|investigation|incident|scene|took|taken|interview|evidence|security|crime|cctv|accident',
    not: 'abuse|assault|domestic|sexual|child|victim|murder',
    brutal: [
      'Five people saw the car. It was red, blue, silver, a van, and going either way.',
      'A statement ends with “that is all I can recall”, and as they leave they recall the number plate.',
    ],
    gentle: 'Getting people to tell it in order is a craft. Lawyers, insurers and HR all need it, so do keep this line.',
  },
  {
    says: '999 call|911 dispatcher|911 call|emergency call handler|emergency dispatcher|police dispatcher|911 operator',
    brutal: [
      'It never rings twice, and “where are you” is answered with “outside the shop”.',
      'Nineteen calls about one fallen tree, and each wants to be the first.',
    ],
    gentle: 'Calls a shift and your time to dispatch. There is no better evidence for a calm voice.',
  },
  {
    says: 'fire engine|fire appliance|fire truck|fire pump|aerial ladder platform|turntable ladder',
    brutal: [
      'Eighteen tonnes, blue lights, and a Fiat parked on the corner with two wheels on the hydrant.',
      'Everyone in the street knows how to reverse a fire engine.',
    ],
    gentle: 'Driver, crew or command? Each is trained for months, so name the seat.',
  },
  {
    says: 'breathing apparatus|scba|self contained breathing apparatus',
    brutal: [
      'Breathing apparatus: half an hour of air on the label, about twenty minutes on the stairs.',
      'On your knees, in the dark, by feel, through somebody’s spare room full of exercise bikes.',
    ],
    gentle: 'Wearer, instructor or entry control? The third is overlooked, and it is the one who brings them out.',
  },
  {
    says: 'retained firefighter|on-call firefighter|on call firefighter|volunteer firefighter|volunteer fire department',
    brutal: [
      'The alerter goes, and in the middle of a haircut the barber leaves.',
      'An on-call firefighter may go anywhere in the world, as long as it is five minutes from the station.',
    ],
    gentle: 'Two jobs, one pager. How many turnouts a year? Employers respect it more than applicants think.',
  },
  {
    says: 'fire extinguisher|fire extinguisher training|extinguisher service',
    brutal: [
      'Red for water, cream for foam, black for CO2, and all of them for holding doors.',
      'Serviced every year, fired once, at a training day, by eight people who had all been looking forward to it.',
    ],
    gentle: 'Servicing them or training on them? A BAFE number beside it would open doors, in the good way.',
  },
  {
    says: 'fire drill|fire evacuation|evacuation drill',
    brutal: ['The fire drill was announced in advance. So, it seems, was the rain.', 'Four minutes to clear the building, of which two were coats.'],
    gentle: 'Your best time, and how many people were in the building? It is a result, so show it as one.',
  },
  {
    says: 'first aid at work|emergency first aid at work|efaw|appointed first aider|workplace first aider',
    brutal: [
      'The green box: forty plasters, one triangular bandage, and scissors that cannot cut either.',
      'On a first aid course a rubber torso is saved forty times a day and never says thank you.',
    ],
    gentle: 'Give the expiry. In many firms one valid first aider decides whether a shift may open.',
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
    brutal: ['Stores are for storing. If they were for issuing, they would be called issues.', 'There are two sizes: too big, and out of stock.'],
    gentle: 'Value held and the result of the last inspection. To a civilian firm that is an inventory manager.',
  },
  {
    says: 'ammunition|munition|ordnance',
    not: 'ordnance survey|street|argument',
    brutal: [
      'Ammunition is counted out, counted in, and nobody leaves until it is the same number.',
      'A storeman who shouts “careful with that” about everything, and for once is right.',
    ],
    gentle: 'Perfect accountability is the rarest skill in any store. How large an account did you hold?',
  },
  {
    says: 'army cadet|air cadet|sea cadet|combined cadet force|cadet instructor|army reserve|army reservist|territorial army|royal naval reserve',
    brutal: [
      'Office on Friday, hedge on Saturday, office on Monday, with a twig in the hair.',
      'Reserves and cadets own one iron between them, and it is always in use.',
    ],
    gentle: 'Rank, years and one thing you ran yourself. Leading at a weekend counts as leading.',
  },
  {
    says: 'security clearance|sc clearance|dv clearance|sc cleared|dv cleared|ts/sci|top secret clearance|secret clearance',
    brutal: [
      'For a clearance somebody rings your referees and asks what you are like after two pints.',
      'Cleared to know things that turn out, mostly, to be about printers.',
    ],
    gentle: 'Level and expiry are all that need stand here. It saves a new employer half a year.',
  },
  {
    says: 'aircraft carrier|royal navy|warship|frigate|naval vessel|us navy|u.s. navy|destroyer',
    not: 'shipping line',
    brutal: [
      'In the Navy the floor is a deck, the wall is a bulkhead, and the toilet is “the heads”, plural, for one.',
      'A warship has a rank for everybody and one washing machine that works.',
    ],
    gentle: 'Say the branch in civilian words as well. A weapons engineer is an electronics technician to the rest of us.',
  },
  {
    says: 'infantry|paratrooper|parachute regiment|royal marines|marine corps|royal marine|usmc',
    brutal: [
      'Uphill, at night, in the rain, with somebody’s radio in your rucksack.',
      'The infantry can sleep anywhere: in a ditch, in a lorry, in a briefing.',
    ],
    gentle: 'Translate rank into people led, kit in your care, and decisions. Recruiters do not know the badges, but they know those.',
  },
  {
    says: 'gritting|gritter|snow plough|snow plow|snowplow|snow clearing|snow removal|winter maintenance',
    brutal: ['Out at three, in a lorry called Gritney Spears.', 'You clear the drive, the plough comes past, and you own a drive of somebody else’s snow.'],
    gentle: 'Miles treated and nights on call: councils and airports plan by just those.',
  },
];
