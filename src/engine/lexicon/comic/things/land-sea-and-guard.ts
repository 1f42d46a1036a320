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
    gentle: 'Give horsepower, implements and hours on your own: with these a farmer knows what may be handed over on Monday.',
  },
  {
    says: 'milking parlour|milking|milking parlor|milking machine|rotary parlour',
    near: 'cow|dairy|herd|farm|goat|parlour|parlor|cattle|livestock|robot',
    brutal: [
      'The shift starts in the dark, and your colleagues have been standing at the gate for an hour.',
      'They all come in for milking in the same order, every day. Offices have tried hot desks.',
    ],
    gentle: 'Cows and hours per milking, and a good cell count: the second is the quality mark of a milker, and belongs first.',
  },
  {
    says: 'dairy farm|dairy herd|dairy cow|dairy cattle|dairy farming',
    brutal: [
      'Christmas Day, four in the morning, and a cow is looking at her watch.',
      'A dairy cow makes thirty litres a day and cannot be told that it is a bank holiday.',
    ],
    gentle: 'Herd size and breed make this concrete. Weekends alone with them are the line another farm trusts.',
  },
  {
    says: 'cattle|beef herd|suckler herd|beef cattle|suckler cow',
    not: 'dairy|cattle class',
    brutal: ['Cattle will walk through an electric fence, and not through an open gate.', 'Cattle have all day, and they can see that you have not.'],
    gentle: 'Stock sense is hard to teach. Add head, breed, and the part of the day that was yours, calving, feeding, handling.',
  },
  {
    says: 'sheep shearing|sheep shearer|shearing',
    not: 'metal|steel|hair|shear force|guillotine|sheet|fabric|textile|soil|rock|layer|fluid',
    brutal: [
      'A wool coat off a wrestling opponent, in two minutes, and the wool just about pays for the biscuits.',
      'Shearing is done bent double, in a hot shed, by people in vests, on clients who kick.',
    ],
    gentle: 'Tally a day is the only currency in shearing. Add a blue or silver seal, if you have one.',
  },
  {
    says: 'sheep',
    near: 'farm|flock|herd|graze|grazing|livestock|hill|feed|shepherd|wool|breed|breeding|cattle|tagging|fencing',
    not: 'lambing|shearing|dog',
    brutal: [
      "Sheep get counted all day, and in April you still don't sleep.",
      'A sheep has two plans: to be in the next field, and to lie down in it upside down.',
    ],
    gentle: 'Hill or lowland, how many, which breed: shepherds read breeds the way others read job titles.',
  },
  {
    says: 'poultry farm|poultry house|free range hen|laying hen|egg collection|chicken farm|poultry farming',
    not: 'boiler|kitchen|butchery|deboning|chef|restaurant',
    brutal: [
      'A whole house of hens, and they all look at you at the same moment.',
      'You knock before you walk into a poultry house. Everybody inside would rather finish the thought.',
    ],
    gentle: 'Biosecurity is the first thing a producer asks now. Birds per house and records you kept come right behind it.',
  },
  {
    says: 'crop spraying|crop sprayer|pa1|pa2|pa1 and pa6|spraying certificate|pesticide application|pesticide applicator',
    near: 'spray|spraying|sprayer|crop|pesticide|knapsack|weed|herbicide|pa6|certificate|licence|license|npts|applicator|farm|grounds',
    brutal: [
      'Good spraying weather is at five in the morning, so that is when the phone goes.',
      'A pesticide ticket is an exam on not doing it in a breeze, and it is taken where there always is one.',
    ],
    gentle: 'Units by number, and membership of a register such as NRoSO: estates cannot insure anyone to spray without them.',
  },
  {
    says: 'vineyard|viticulture|grape harvest|vine pruning',
    not: 'church|martha|worship|pastor|ministry',
    brutal: ['A vineyard sounds like Tuscany and feels like bending down eleven thousand times.', 'A vineyard is farming, with visitors who swirl.'],
    gentle: 'Give rows or cellar, and which grape: either half of the work opens its own doors, and harvests done count like years.',
  },
  {
    says: 'lawn mowing|mowing lawn|mowing|lawn care|lawn mower|ride on mower|grass cutting|lawn maintenance',
    brutal: [
      "Lawn mowing shows a result at once, for everyone to see, and it's gone in a week.",
      'Stripes on a lawn: grass lying down in two directions, and a client who nearly cried.',
    ],
    gentle: 'Repeat custom is the best reference outdoors. Add lawns a week, and clients who kept you a second year.',
  },
  {
    says: 'leaf blower',
    brutal: ['A leaf blower moves leaves to where the wind can bring them back.', 'Heard in four gardens so that one is tidy.'],
    gentle: 'The grounds say more than the machine: how large, and whether they were yours all year round.',
  },
  {
    says: 'tree surgery|tree surgeon|arborist|arboriculture|tree climber|tree felling',
    brutal: [
      'Tree surgery means sitting in the problem while you cut it off.',
      'Felled within an inch of the plan. The greenhouse had been moved by a yard, in case.',
    ],
    gentle: 'Give climber or ground crew, tickets by number, and the biggest dismantle: tree firms read in that order.',
  },
  {
    says: 'tree preservation order|tpo|tree survey|bs5837|bs 5837',
    near: 'tree|arboricultural|planning|trees|woodland|arborist|bs5837|survey',
    not: 'roof|membrane|epdm|third party|transaction',
    brutal: ['A tree preservation order: an oak with a lawyer.', 'Nobody in the street had noticed that oak until there was a plan to touch it.'],
    gentle: 'Tree work in planning is diplomacy. Applications handled, and those settled without an appeal, show both halves.',
  },
  {
    says: 'landscaping|hard landscaping|soft landscaping|landscape gardening',
    not: 'photography|threat|competitive|market|data|patent',
    brutal: ['The plan shows a meadow. The budget shows gravel.', 'Landscaping: you carry a garden through a house, in a bucket.'],
    gentle: 'Gardens sell by before and after. Name one you finished, with its size, and link a picture.',
  },
  {
    says: 'greenkeeper|greenkeeping|golf course maintenance|bowling green',
    not: 'ohio|kentucky|ky|oh|university|state university|new york',
    brutal: [
      'A greenkeeper cuts the perfect hole, and next morning moves it.',
      'Three millimetres of grass on a bowling green, and forty members with a view on each.',
    ],
    gentle: 'Holes, surfaces, irrigation, and the tournament it had to be ready for: the last is the one people remember.',
  },
  {
    says: 'mucking out|muck out|mucked out|stable yard|stable hand|livery yard|livery|stables',
    not: 'company|worshipful|vehicle livery|wrap|brand|stables market',
    brutal: ['All the boxes done by seven, and by five past one of them has undone it, looking at you.', 'A stable stays clean until you put the horse back.'],
    gentle: 'Yards count in boxes. Boxes before breakfast, and whether you ride work as well, place you at once.',
  },
  {
    says: 'horse|equine|thoroughbred',
    near: 'groom|care|ride|riding|stable|train|trained|feed|yard|exercise|lead|stud|livery|racing|therapy|teach|farm|breed|breeding',
    not: 'horsepower|trojan|dark horse|white horse|travelling horse|betting',
    brutal: [
      'A horse is half a tonne, and frightened of a crisp packet it has passed every day since March.',
      'A horse hears a bucket across two counties, and its name not at all.',
    ],
    gentle: 'Racing, riding, breeding or driving: the four hardly know one another. The word and the level belong beside the horse.',
  },
  {
    says: 'riding lesson|riding instructor|horse riding instructor|riding coach|bhs|british horse society|bhsai',
    near: 'riding|horse|equine|equestrian|instructor|stage|pony|coach|yard|stable|lesson|bhs',
    not: 'store|retail|department',
    brutal: [
      '“Heels down, look up”: sixty minutes of it, eight times on Saturday, and all heels are up.',
      'In a riding lesson you tell the rider, who tells the pony, who disagrees.',
    ],
    gentle: 'Stages passed and pupils a week. Keeping people safe on something with its own ideas is worth a number in any field.',
  },
  {
    says: 'dog walking|dog walker|pet sitting|pet sitter|dog sitting',
    near: 'business|client|insured|professional|service|self-employed|owner|company|rover|wag|customer|pet',
    brutal: ['Dog walking: six leads, one wrist, and then a squirrel.', 'A dog walker has no name in the park. They are “the one with Biscuit”.'],
    gentle: "House keys and somebody's best friend are trust. Add regulars, insurance and a check on file.",
  },
  {
    says: 'dog training|dog trainer|puppy class|obedience training|dog behaviourist',
    near: 'class|client|instructor|business|obedience|owner|certified|behaviour|behavior|trainer|apdt|courses',
    brutal: [
      'The dog learns it in five minutes. The rest of dog training is the person on the lead.',
      'Sit, stay, come. Two of those work if there is no duck.',
    ],
    gentle: 'Give pairs who finished the course, and the accreditation you train under: owners ask for the second, employers for the first.',
  },
  {
    says: 'animal shelter|animal rescue|rescue centre|humane society|rspca|battersea',
    near: 'dog|cat|animal|rehome|rehomed|shelter|rescue|volunteer|kennel|pet|foster|adoption|rspca',
    not: 'power station',
    brutal: [
      'Everybody who works there has said “just one”. Ask how many they have at home.',
      'In a shelter the quiet dog is the one to watch. It has found out about the latch.',
    ],
    gentle: 'Animals rehomed through your shifts is the number that makes people stop reading, in the good way.',
  },
  {
    says: 'zoo keeper|zoo|wildlife park|safari park|animal keeper',
    not: 'zookeeper cluster|kafka|hadoop|apache|hbase|zoom|model zoo|pytorch|tensorflow|model',
    brutal: [
      'A zoo keeper is nine tenths broom, one tenth penguin.',
      "The lion sleeps twenty hours a day, and there's a sheet where somebody writes that down.",
    ],
    gentle: 'Section and species first. Giving the talks is a second profession, explaining things to a crowd, and worth its own line.',
  },
  {
    says: 'gamekeeper|game keeper|gamekeeping|pheasant',
    near: 'gamekeeper|estate|shoot|rear|rearing|deer|game|keeper|beater|grouse|partridge|cull|woodland',
    not: 'menu|chef|kitchen|restaurant|pub',
    brutal: [
      'All summer you feed them by hand, and by October they have learned to stand on the road.',
      'A pheasant has one idea a year, and it is the bonnet of a Volvo.',
    ],
    gentle: 'Beats, birds and days a season. Habitat work belongs as well, since it is what estates get grants for.',
  },
  {
    says: 'fishing boat|trawler|fishing vessel|lobster pot|crab pot|commercial fishing',
    not: 'python',
    brutal: [
      'You sleep three hours, the fish sleep none, and both of you meet at four.',
      'On board the floor moves, the lunch moves, and the only level thing is the quota.',
    ],
    gentle: 'Give ground, catch and the tickets you hold. Ashore it reads as stamina nobody has to check.',
  },
  {
    says: 'biodiversity net gain|bng',
    not: 'broadband|border|nokia|juniper',
    brutal: [
      'Biodiversity net gain: a spreadsheet in which a hedge is worth 1.4 of something.',
      'Ten percent more nature than before. Before, it was a car park.',
    ],
    gentle: 'Biodiversity net gain is new, so experience of even three schemes is scarce. Add metrics run and plans approved.',
  },
  {
    says: 'superyacht|motor yacht|yacht crew',
    brutal: [
      'Yacht work: polish the rail, dry the rail, do not lean on the rail. Someone is coming on Thursday.',
      'A superyacht sails six weeks a year. The other forty six it is being wiped.',
    ],
    gentle: 'Give the length of the boat, season and role. Captains ring the last one, so her name helps where it may be given.',
  },
  {
    says: 'yachtmaster|day skipper|rya',
    near: 'sailing|yacht|boat|skipper|rya|powerboat|coastal|offshore|dinghy|instructor|vhf|certificate|level',
    brutal: [
      'You can enter a foggy harbour at night under sail. Then comes the parking.',
      'A Yachtmaster is someone who shouts from only one end of the boat.',
    ],
    gentle: 'Give commercially endorsed or not, and miles in the log: those two decide whether it is a hobby or a ticket.',
  },
  {
    says: 'engine room|marine engine|marine engineering|ship engine',
    not: 'band',
    brutal: [
      'Forty five degrees, a hundred decibels, and the captain rings to ask if there is a problem.',
      'Everyone on deck saw the sunset. The engine room saw a needle move.',
    ],
    gentle: 'Give engine size and the ticket held: a superintendent reads those two first, and plant ashore understands them as well.',
  },
  {
    says: 'commercial diver|commercial diving|saturation diving|scuba instructor|dive instructor|padi instructor|divemaster|dive master|diving instructor',
    brutal: ['No meeting has ever been called at thirty metres.', 'Diving signals fit on two hands, and none of them means “can we discuss this”.'],
    gentle: 'Dives or hours logged and the deepest training you hold. Add work done down there, welding, survey, teaching.',
  },
  {
    says: 'submarine|submariner',
    not: 'sandwich|game|cable|yellow submarine',
    brutal: ['A submarine: no window, and a colleague who whistles.', 'A submarine has the quietest office on earth, and every snore is in it.'],
    gentle: 'Discretion, watch after watch. Add the system you kept running or built.',
  },
  {
    says: 'air traffic control|air traffic controller|atc tower|control tower',
    not: 'aws|supply chain|logistics|shipment|landing zone|terraform|azure|programme|project|governance|multi-account',
    brutal: [
      'Air traffic control: nine aircraft, one runway, and the tone of somebody ordering tea.',
      'Paid to keep people apart who all want to be in the same place at ten past.',
    ],
    gentle: 'Give ratings, unit and movements an hour: the last is the one the rest of the world can picture.',
  },
  {
    says: 'aircraft maintenance|b1 licence|part 66|part-66|easa part 145|part 145|a&p license|airframe and powerplant|aircraft mechanic',
    brutal: [
      'Aircraft maintenance is six hours for the repair and nine for the signatures.',
      'Nobody goes home until the torch is found. It is on somebody’s head.',
    ],
    gentle: 'Types on the licence, by name, because some hangars read nothing else. Say base or line.',
  },
  {
    says: 'pushback|push-back|pushback tug|aircraft pushback',
    not: 'stakeholder|client|customer|objection|resistance|management',
    around: 'aircraft|airport|ramp|airside|airline|ground handling|aviation|flight|apron|baggage',
    brutal: [
      'Pushback moves a hundred and eighty people backwards, and they think it is the pilot.',
      'A small tug, a long pole, and an Airbus that trusts you with its nose.',
    ],
    gentle: 'Aircraft types pushed, and a valid airside driving permit: the permit deserves the top of the page.',
  },
  {
    says: 'airport security|aviation security|security screening|baggage screening|x-ray screening|tsa officer|tsa agent',
    not: 'bs7858|bs 7858|vetting|background check|pre-employment|court',
    around: 'airport|aviation|passenger|terminal|airside|tsa|airline|flight|checkpoint|boarding',
    brutal: ['Airport security: a queue of four hundred, each of them amazed that water is a liquid.', 'All day long, other people’s belts.'],
    gentle: 'Lane throughput and image tests passed: the scores are the strongest proof there is, and the licence date goes with them.',
  },
  {
    says: 'sia licence|sia license|sia badge|sia licensed|sia door supervisor',
    brutal: [
      "One small card that outranks any “don't you know who I am”.",
      'An SIA licence is good for three years. The wallet it lives in gives up after two.',
    ],
    gentle: 'Door, guarding, CCTV or close protection, with the expiry beside it: that is halfway onto the rota.',
  },
  {
    says: 'door supervisor|door staff|bouncer|nightclub security|door supervision',
    not: 'bounce rate|inflatable',
    brutal: [
      'A door supervisor spends nine hours in the cold, listening to bass through a wall.',
      'A door supervisor says good evening four hundred times and means it about nine.',
    ],
    gentle: 'Talking people down is the skill. Add capacity on a full night, and how few incidents, let a number.',
  },
  {
    says: 'cctv|cctv monitoring|cctv operator|surveillance camera',
    not: 'drain',
    brutal: [
      'CCTV is sixteen screens of nothing, and camera nine has a spider.',
      'All of it is on CCTV, in perfect detail, apart from the face, the plate and the date.',
    ],
    gentle: 'Cameras watched, or cameras installed: two trades. Add a licence, if you hold one, and one thing seen in time.',
  },
  {
    says: 'dog handler|dog unit|k9|k-9|detection dog|sniffer dog|police dog',
    brutal: [
      'One of you is paid in tennis balls, and finds more.',
      'The dog handles the search. The handler handles the lead, the report and the hair on the seats.',
    ],
    gentle: 'Discipline, years as a pair, and finds: they are counted, so the count may stand here.',
  },
  {
    says: 'cash in transit|armoured vehicle|armored truck|armored vehicle|cash collection van',
    not: 'tank|infantry|army|regiment|squadron|turret|military|manufactur|defence|crewman|armour plate',
    brutal: [
      'Ten steps from van to door, in a helmet, overtaken by somebody with a shopping trolley.',
      'A fortune in the back, and the crew splits the parking money.',
    ],
    gentle: 'Cash in transit is trust in its purest form. Runs a day and a count that always balanced are its two sentences.',
  },
  {
    says: 'close protection|bodyguard|executive protection',
    brutal: [
      'Close protection scans the roof, the windows and the crowd. The client walks into a lamp post.',
      'A dark suit, an earpiece, and four hours outside a shoe shop.',
    ],
    gentle: 'Without names: kind of principal, countries, team size. Planning is the part worth describing, and the licence the part to date.',
  },
  {
    says: 'fire engine|fire appliance|fire truck|aerial ladder platform|turntable ladder',
    brutal: [
      'Eighteen tonnes, blue lights, and a Fiat parked on the corner with two wheels on the hydrant.',
      'Everyone in the street knows how to reverse a fire engine.',
    ],
    gentle: 'Driving, riding or in command: each seat takes months to earn, so the seat should be named.',
  },
  {
    says: 'retained firefighter|on-call firefighter|on call firefighter|volunteer firefighter|volunteer fire department',
    not: 'board member|board of|treasurer|secretary|fundraising|donated|donation|grant|auxiliary',
    brutal: [
      'The alerter goes, and in the middle of a haircut the barber leaves.',
      'An on-call firefighter may go anywhere in the world, as long as it is five minutes from the station.',
    ],
    gentle: 'Two jobs and one pager: employers respect an on-call firefighter more than applicants think. Add turnouts a year.',
  },
  {
    says: 'fire drill|fire evacuation|evacuation drill',
    brutal: ['The fire drill was announced in advance. So, it seems, was the rain.', 'Four minutes to clear the building, of which two were coats.'],
    gentle: 'A time and a headcount make a drill a result. If the plan was yours, the word planned comes before both.',
  },
  {
    says: 'field exercise|military exercise|field training exercise|battle camp',
    brutal: [
      'You live on a biscuit that has been in service longer than the tank.',
      'A military exercise: three days of waiting in a wood for the other half of the wood.',
    ],
    gentle: 'Running people in bad weather on little sleep transfers well. How many, and for how long, say it without jargon.',
  },
  {
    says: 'drill instructor|drill and ceremony|foot drill|parade square|ceremonial parade|ceremonial guard|state ceremonial',
    brutal: ['Foot drill is forty people turning left as one, apart from one.', 'Boots in which you can see your own reflection, ironing.'],
    gentle: 'Turning a crowd into a unit is training work. Recruits per course and how many passed out are civilian figures too.',
  },
  {
    says: 'quartermaster|stores accounting|military stores|supply sergeant|sqms',
    not: 'navigation|helm|bridge|chart|vessel|ship|coast guard|cutter',
    brutal: ['Stores are for storing. If they were for issuing, they would be called issues.', 'The stores have two sizes: too big, and out of stock.'],
    gentle: 'Value held and the result of the last inspection: to a civilian firm that is an inventory manager, and may be called one.',
  },
  {
    says: 'security clearance|sc clearance|dv clearance|sc cleared|dv cleared|ts/sci|top secret clearance|secret clearance',
    brutal: [
      'For a clearance somebody rings your referees and asks what you are like after two pints.',
      'Cleared to know things that turn out, mostly, to be about printers.',
    ],
    gentle: 'Level and expiry date are enough, and more should not be said. They can save a new employer half a year.',
  },
  {
    says: 'aircraft carrier|royal navy|warship|frigate|naval vessel|us navy|u.s. navy|destroyer',
    not: 'shipping line',
    brutal: [
      'In a navy the floor is a deck, the wall is a bulkhead, and lunch leans.',
      'A warship has a rank for everybody and one washing machine that works.',
    ],
    gentle: "Civilians can't see the work behind a ship's name. Add the branch in their words, electronics, logistics, catering.",
  },
  {
    says: 'infantry|paratrooper|parachute regiment|royal marines|marine corps|royal marine|usmc',
    not: 'assets|logistics|aeronautical|clients|customers|contract|contracts|contractor|veterans|spouse',
    brutal: [
      "Uphill, at night, in the rain, with somebody's radio in your rucksack.",
      'Whoever has served there can sleep anywhere: in a ditch, in a lorry, in a briefing.',
    ],
    gentle: 'Few recruiters know the badges. People led, kit in your care and courses passed, in plain words, they know.',
  },
  {
    says: 'gritter|snow plough|snow plow|snowplow',
    brutal: [
      'Out in the dark, in a lorry the public was allowed to name. There is a pun on the door.',
      "You clear the drive, the plough comes past, and you own a drive of somebody else's snow.",
    ],
    gentle: 'Nights on call and miles of road: councils plan their winter by just that. The licence category comes next.',
  },
];
