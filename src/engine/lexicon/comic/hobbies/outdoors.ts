import type { ComicEntry } from '../comic-entry.ts';

/** Interests under the sky. */
export const OUTDOOR_HOBBIES: readonly ComicEntry[] = [
  {
    says: 'parkrun|park run',
    in: 'interests',
    brutal: [
      'Parkrun: five kilometres flat out, so that you can queue in a field and be scanned like a yoghurt.',
      'Parkrun starts on time, needs no agenda and ends with cake. Somebody should let it run the Monday meeting.',
    ],
    gentle: 'Have you volunteered at parkrun as well as run it? Marshal, timer or run director is a team, a rota and a safety briefing: say which.',
  },
  {
    says: 'marathon',
    not: 'half|ultra|sub|pb|personal best|hour|netflix|film|movie|reading|tv|relay',
    in: 'interests',
    brutal: [
      'A marathon is 26.2 miles long. The account of it is nearer thirty.',
      'Anyone can run a marathon. The achievement is leaving it until the bottom of the page.',
    ],
    gentle: 'Which marathon, and was it for a cause? The place and the sum raised turn one word into a line worth asking about.',
  },
  {
    says: 'marathon',
    near: 'sub|pb|personal best|hour|hrs|minutes',
    not: 'half|ultra|netflix',
    in: 'interests',
    brutal: [
      "You've printed the marathon time. Every runner who reads this has already compared it with their own, and that includes HR.",
      'Runners tell you their marathon time unprompted. Dentists have had it through cotton wool.',
    ],
    gentle: 'A marathon time is months of sticking to a plan. One clause on how you fitted the training round work says more than the clock.',
  },
  {
    says: 'half marathon',
    in: 'interests',
    brutal: [
      'A half marathon: all of the early start, half of the bragging.',
      '13.1 miles is the distance at which a runner says “only a half” and means nothing of the kind.',
    ],
    gentle: 'A date or a time would finish this line. Even “first one, October” shows that you set a target and turned up for it.',
  },
  {
    says: 'ultramarathon|ultra marathon|ultra running|ultra runner|ultrarunning',
    in: 'interests',
    brutal: [
      'Some people looked at the marathon and asked where the rest of it was.',
      "An ultramarathon has a buffet every ten miles. Strip away the distance and it's a wedding.",
      'Ultra running: the sport where walking up the hills is called strategy.',
    ],
    gentle: 'Pacing, food, sleep, weather: an ultra is logistics in shoes. Name the race and the distance and let people ask.',
  },
  {
    says: 'fell running|fell runner|hill running',
    in: 'interests',
    brutal: [
      'Fell running: up a hill on purpose, and then comes the difficult bit.',
      "The prize for a fell race is traditionally a pint, a cake or a pair of socks. And you've seen the hill.",
      'Fell running took jogging and removed the path.',
    ],
    gentle: 'Fell running is route choice in bad visibility. If you help to marshal or to organise a race, that belongs here too.',
  },
  {
    says: 'triathlon|triathlete',
    in: 'interests',
    brutal: [
      'Three sports, so you can be overtaken in more than one way.',
      'In a triathlon the fourth discipline is getting wet arms into dry sleeves while strangers watch a clock.',
      "The triathlon: for when one sport won't fill the car.",
    ],
    gentle: 'Sprint, Olympic or longer? The distance tells a reader how much planning went into your weeks.',
  },
  {
    says: 'ironman',
    not: 'film|movie|marvel|comic',
    in: 'interests',
    brutal: [
      '140.6 miles. People take annual leave to avoid doing that much in a car.',
      'Ironman: a long swim and a long ride, and your reward is a marathon.',
    ],
    gentle: "If you finished one, give the year and the place. If you're training for one, say so: the discipline counts either way.",
  },
  {
    says: 'orienteering',
    in: 'interests',
    brutal: ['Orienteering is a race you can win by reading.', 'A sport where the fastest runner comes last, having gone to the wrong wood beautifully.'],
    gentle: 'Map, compass, decisions at speed: orienteering has obvious uses at work. Do you plan courses too? That would be a line of its own.',
  },
  {
    says: 'tough mudder|obstacle course racing|obstacle race|spartan race',
    in: 'interests',
    brutal: [
      'An obstacle race: mud, barbed wire, a wall, and an entry fee. Any farmer would have let you do it for nothing.',
      'A team building day with the team building left in and the hotel taken out.',
    ],
    gentle: 'Did you go round with a team? Who pulled whom over the wall is the story; one clause of it fits here.',
  },
  {
    says: 'athletics',
    not: 'director|department|oakland',
    in: 'interests',
    brutal: [
      'Athletics covers the pole vault and the hammer. The interviewer would like to know before you come in.',
      'Run, jump, throw: athletics is what puppies do, with officials.',
    ],
    gentle: 'Which event? “Athletics” hides it, and high jump, hurdles or officiating each show a different kind of person.',
  },
  {
    says: 'hill walking|hillwalking|hill walker|fell walking',
    in: 'interests',
    brutal: [
      "Hill walking is four hours of “is that the top”, and it wasn't.",
      "Every hill walker has said “it's brightening up”. None of them was a meteorologist.",
    ],
    gentle: 'Name your favourite hill. It costs three words and gives the person across the table something to ask.',
  },
  {
    says: 'munro bagging|munros|munro',
    in: 'interests',
    brutal: ['Munros: 282 mountains over 3,000 feet, and the view from most of them is the inside of a cloud.', 'Munro bagging is a spreadsheet with midges.'],
    gentle: 'Munros come with a tally. Put yours in: a number out of 282 is the best kind of evidence, honest and countable.',
  },
  {
    says: 'rambling|rambler|ramblers',
    in: 'interests',
    brutal: [
      '“Rambling” under interests. The rest of the page will be watched for it.',
      'Ramblers know two things: where the footpath should be, and who put that gate there.',
    ],
    gentle: 'Do you lead walks or look after paths? Keeping a right of way open is quiet public service, and it fits in one clause.',
  },
  {
    says: 'duke of edinburgh|dofe|d of e',
    in: 'interests',
    brutal: [
      'The expedition: wet socks, one Trangia, and a map held upside down with total confidence.',
      'DofE teaches leadership, navigation and what happens to a banana in a rucksack over two days.',
      "The DofE pasta was crunchy. It's practically on the certificate.",
    ],
    gentle: "Bronze, Silver or Gold? Say which, and name the volunteering part: it's usually the most useful of the sections.",
  },
  {
    says: 'backpacking|backpacker',
    in: 'interests',
    brutal: [
      "Backpacking: where a person learns exactly how many T-shirts are needed. It's three.",
      'Backpacking: all that freedom, and most of it goes on looking for a socket.',
    ],
    gentle: 'Pick one leg of it where you had to sort something out: a missed ferry, a language, a budget. That is the line.',
  },
  {
    says: 'camping',
    not: 'wild|glamping',
    in: 'interests',
    brutal: ['Camping is doing the washing-up outdoors at some expense.', 'The view is free. So is the 4 a.m. conversation from the next pitch.'],
    gentle: "Where, and with whom? If you organise it for a group, that's bookings, kit lists and catering for people in wet socks.",
  },
  {
    says: 'wild camping',
    in: 'interests',
    brutal: [
      'Wild camping: no toilet, no shower, no signal, no neighbours. Estate agents would call it exclusive.',
      "In most of England wild camping needs the landowner's permission, so the interview may open with that.",
    ],
    gentle: 'Planning a night out with what you can carry is real preparation. Say where, and that you leave no trace.',
  },
  {
    says: 'foraging|forager',
    in: 'interests',
    brutal: [
      'Lunch, if correctly identified.',
      'Foraging is a weekly shop with no labels and one irreversible aisle.',
      "The foragers' code: never say where the good mushrooms are, not even to a recruiter.",
    ],
    gentle: "Foraging is identification with consequences, so it's careful work. Say what you look for and what you never touch.",
  },
  {
    says: 'wild swimming|open water swimming|open-water swimming',
    in: 'interests',
    brutal: [
      'Wild swimming is swimming, with a changing robe and an opinion about the river.',
      'Wild swimming used to be called falling in.',
      'The swim lasts six minutes. The flask, the hat and the telling take the afternoon.',
    ],
    gentle: 'Does your group have a spot, a season, a safety routine? One detail lifts this out of the list everybody has.',
  },
  {
    says: 'cold water swimming|cold water|ice swimming|cold plunge|ice bath',
    not: 'cold water system|cold water tank|cold water supply',
    in: 'interests',
    brutal: ["Cold water: you're in for two minutes, and you talk about it for a week.", 'Cold water: good for the circulation, particularly of the anecdote.'],
    gentle: 'A habit kept through a winter is worth more than the fashion for it. How long have you done it, and who goes with you?',
  },
  {
    says: 'surfing|surfer',
    not: 'couch|web|internet|net|channel',
    in: 'interests',
    brutal: ['British surfing: a thick wetsuit, a grey sea, a van that never fully dries.', 'Four hours in the water, eleven seconds standing up.'],
    gentle: 'Surfers plan a week round a forecast. Say where you surf, and if you teach it, say that first.',
  },
  {
    says: 'windsurfing|windsurfer',
    in: 'interests',
    brutal: [
      'Windsurfing always goes beautifully in one direction. The walk back is the sport.',
      'A windsurfer: all the rigging of a yacht and nowhere to sit.',
    ],
    gentle: 'Where do you sail, and do you race or teach? Patience with wind that never came is a real skill; a place makes it concrete.',
  },
  {
    says: 'paddleboarding|paddle boarding|stand up paddle|stand-up paddleboarding',
    in: 'interests',
    brutal: ['Paddleboarding is standing up slowly in public.', 'A paddleboard: the boat that comes home in a rucksack and dries in the bath.'],
    gentle: 'Sea, lake or canal? A favourite stretch of water gives the reader a picture, and you a better line.',
  },
  {
    says: 'canoeing|canoe',
    in: 'interests',
    brutal: ['Two people, two paddles, two ideas about left.', 'A canoe holds a tent, a dog and one unresolved argument about steering.'],
    gentle: 'Steering a canoe with someone else is negotiation. Name the river and the distance and it becomes a story.',
  },
  {
    says: 'rowing',
    not: 'machine|indoor|gym|ergometer',
    in: 'interests',
    brutal: ['Rowing is a race in which nearly everyone in the boat faces the wrong way.', 'Rowing: up at five, carry the boat to the water, go backwards.'],
    gentle: 'Which seat, and which club? Rowers know that bow and stroke are different jobs, and someone on the panel will row.',
  },
  {
    says: 'coxswain|coxing|coxed|cox',
    in: 'interests',
    brutal: [
      'The cox: sits down, shouts, steers, gets thrown in. Management in one seat.',
      "You had the only forward view in the boat. That's already a strategy role.",
    ],
    gentle: "Coxing is calm instruction to people at their limit. Say the crew and the level; it's leadership with a rudder.",
  },
  {
    says: 'sailing',
    not: 'dinghy|plain sailing',
    in: 'interests',
    brutal: ['Everything on a boat has two names, and you may only use the one nobody ashore understands.', 'Sailing is the fastest way to travel slowly.'],
    gentle: 'Crew or skipper? Tickets such as Day Skipper or Competent Crew are certificates, and deserve their own line.',
  },
  {
    says: 'dinghy sailing|dinghy|dinghy racing',
    in: 'interests',
    brutal: ["A dinghy is a boat that you're in, then under, then beside.", 'Dinghy racing: twenty near misses and a committee in the bar to discuss them.'],
    gentle: 'Do you race, teach or sit on the committee? Club race officers run a live event in a changing wind.',
  },
  {
    says: 'scuba diving|scuba diver|scuba',
    in: 'interests',
    brutal: [
      'Scuba: the hobby with its own hand signal for “fine”, because fine has to be checked.',
      'Half an hour looking at fish, two hours rinsing rubber.',
    ],
    gentle: "Which scuba level, and how many logged dives? The log book is evidence most hobbies can't offer, so use it.",
  },
  {
    says: 'freediving|free diving',
    in: 'interests',
    brutal: [
      'Scuba without the luggage. Or the air.',
      'Freediving is a sport won by whoever does nothing the longest. Plenty of meetings have trained for it.',
    ],
    gentle: 'It takes method, rest and a partner who watches. Mention that you train with one; it answers the obvious question.',
  },
  {
    says: 'water polo',
    in: 'interests',
    brutal: [
      "Water polo looks graceful from above. Underneath it's the Central line at 8.40.",
      'Water polo: half an hour of treading water while somebody has hold of your costume.',
    ],
    gentle: "Position and club, please. It's a rare team sport and a training load that people outside never guess.",
  },
  {
    says: 'fishing',
    not: 'fly|carp|magnet|sea|phishing|deep sea|commercial',
    in: 'interests',
    brutal: [
      'Fishing is sitting down with equipment.',
      "In fishing the one that got away keeps growing. It'll have put on two pounds by the interview.",
      "Fishing: hours of waiting for a bite. You'd be very calm on a shared inbox.",
    ],
    gentle: 'River, lake or sea fishing? Say which, and whether you belong to a club: bailiffs and match secretaries do real organising.',
  },
  {
    says: 'fly fishing|fly fisherman|fly tying',
    in: 'interests',
    brutal: [
      'Fly fishing is making an insect by hand all winter so that a trout can ignore it in spring.',
      'Fly fishing: a fortune in kit, standing in a river, outwitted by something with no eyelids.',
    ],
    gentle: 'Fly tying is fine manual work, and reading a river is observation. Choose one and say a little about it.',
  },
  {
    says: 'carp fishing|carp angling|carp',
    in: 'interests',
    brutal: ['Three rods, two alarms and a bivvy. Hospitals have opened with less.', "Carp get named, weighed, kissed and put back. It's onboarding."],
    gentle: 'Carp anglers plan sessions in days and keep records. A personal best in pounds is a number; use it.',
  },
  {
    says: 'magnet fishing',
    in: 'interests',
    brutal: ['Catch of the day: a bicycle, again.', 'Magnet fishing is litter picking with suspense.'],
    gentle: "It cleans waterways one trolley at a time. What was the best thing you pulled out? That's your line.",
  },
  {
    says: 'narrowboat|narrowboating|canal boat|narrow boat',
    in: 'interests',
    brutal: ['Twelve tons, four miles an hour, and everyone on the towpath has steering advice.', 'The narrowboat: a corridor that floats.'],
    gentle: 'Locks teach order, patience and teamwork. Your longest trip, with the number of locks, would be a fine detail.',
  },
  {
    says: 'rock climbing|trad climbing|sport climbing',
    in: 'interests',
    brutal: ['Rock climbing: “trust me” with a rope on it.', 'Climbers call it a problem, a project and a crux. So does the PMO, at sea level.'],
    gentle: "Indoor wall or rock, leading or second? Grade and place make this concrete, and belaying is other people's safety.",
  },
  {
    says: 'caving|potholing|spelunking|caver',
    in: 'interests',
    brutal: [
      'Caving is hiking with the view taken out and the ceiling brought down.',
      'A hole the width of a filing cabinet, entered head first, on a Sunday, for leisure.',
      'Nobody gets into potholing for the light.',
    ],
    gentle: 'Do you survey or take part in rescue? Cave teams rely on volunteers who stay calm in bad places, and few people can say that.',
  },
  {
    says: 'abseiling|rappelling',
    in: 'interests',
    brutal: ['Abseiling: leaving a building by the one exit without a fire sign.', "The brave step is backwards. After that it's gravity's shift."],
    gentle: 'For sport, for work or for charity? Each is a different line, and a sum raised is a number.',
  },
  {
    says: 'mountain biking|mountain biker|mountain bike|mtb',
    in: 'interests',
    brutal: [
      'Mountain biking has two gears: pushing it up and regretting it down.',
      "The bike costs more than the car it's strapped to. Ask any mountain biker, then change the subject.",
    ],
    gentle: "Trail crews need diggers. If you build or maintain as well as ride, that's the half worth printing.",
  },
  {
    says: 'road cycling|road cyclist|cycling club',
    in: 'interests',
    brutal: ['Road cycling: two hours for one flat white, in clothing that hides nothing.', 'A road cyclist can tell you the gradient of the car park.'],
    gentle: 'Do you lead club rides? Route, pace and a group of twenty in traffic is planning and safety in one.',
  },
  {
    says: 'unicycling|unicycle',
    in: 'interests',
    brutal: [
      'You looked at a bicycle and saw fifty per cent waste. Lean manufacturing would like a word.',
      'No one has arrived at an interview by unicycle and been asked about anything else.',
    ],
    gentle: "Learning to ride one takes weeks of falling off on purpose. Say how long it took: it's the best proof of persistence here.",
  },
  {
    says: 'skateboarding|skateboarder|skateboard',
    in: 'interests',
    brutal: ['Skateboarding: the same stairs, two hundred times, until one video.', 'Facilities managers know your work. They invented the metal stud for it.'],
    gentle: 'Trying one trick two hundred times is practice most people never do. Campaigned for a skatepark? Put that in.',
  },
  {
    says: 'ice skating|ice skater',
    in: 'interests',
    brutal: ['Ice skating: two knives, a wet floor, and a barrier that everyone hugs.', 'An ice rink is a wet floor sign that somebody charges for.'],
    gentle: 'For fun, in a club, or did you compete? The level changes what this line says about practice.',
  },
  {
    says: 'figure skating|figure skater',
    in: 'interests',
    brutal: ['Figure skating: a 5 a.m. sport in sequins.', 'Judged on technical merit and artistic impression. Your appraisal only ever had boxes for one.'],
    gentle: 'Test levels and competitions can be named. Years of falling and getting up in public is resilience you can prove.',
  },
  {
    says: 'curling',
    not: 'hair|tongs|iron|eyelash',
    in: 'interests',
    brutal: [
      'Curling is housework, shouted.',
      "Curling: forty pounds of granite, two brooms, and a captain yelling “hurry” at something nobody's allowed to touch.",
    ],
    gentle: "Which position, lead, second, third or skip? Curling teams decide together under a clock; it's a good story.",
  },
  {
    says: 'skiing|skier|ski',
    not: 'cross country|cross-country|water|nordic|jet',
    in: 'interests',
    brutal: [
      'Skiing: twenty minutes of queue, four minutes of terror, one cheese.',
      'Skiing: you walk across a car park like an astronaut, carrying everything, and pay for it.',
    ],
    gentle: 'Instructor, racer or holiday skier? A BASI level or a season worked is experience; otherwise a place name will do.',
  },
  {
    says: 'paragliding|paraglider',
    in: 'interests',
    brutal: [
      'Paragliding: an afternoon on a hill waiting for the wind to be exactly as rude as you like it.',
      'You carry the aircraft up in a bag. Airlines would charge you for that.',
    ],
    gentle: 'Licence level and hours, please. Pilots who decide not to launch are showing the judgement employers want.',
  },
  {
    says: 'skydiving|skydiver|parachuting|sky diving|parachute jump',
    not: 'regiment|army|military',
    in: 'interests',
    brutal: [
      'In skydiving the kit has a spare, because the first one is a suggestion.',
      'It takes sixty seconds to fall and the rest of a decade to mention it less.',
    ],
    gentle: "One jump or a licence? If it raised money, give the sum; if you pack your own, say that: it's checking with stakes.",
  },
  {
    says: 'bungee jumping|bungee',
    in: 'interests',
    brutal: ['The whole of bungee jumping is signing something and then leaning.', 'Five seconds of sport, one form, and a video with the wrong face on it.'],
    gentle: 'Where was it? A named bridge or a charity total makes a story of it, and the nerve speaks for itself.',
  },
  {
    says: 'drone photography|drone flying|fpv drone|drones|drone pilot',
    in: 'interests',
    brutal: [
      'The drone sees everything except the tree.',
      'Drone footage: the silence of the mountains, filmed by a flying lawnmower.',
      'Two hours charging, eighteen minutes flying, one seagull.',
    ],
    gentle: "Do you hold the operator ID or a certificate of competence? It's a licence some employers pay for, so print it.",
  },
  {
    says: "flying lessons|private pilot|ppl|flying light aircraft|pilot's licence|pilot's license",
    not: 'drone',
    in: 'interests',
    brutal: [
      "There are pilots who don't bring it up in the first five minutes. You've saved them the wait.",
      'A private licence: two hundred miles for a bacon sandwich, and nobody at the table asks if it was worth it.',
    ],
    gentle: 'Hours flown and ratings belong here. Checklists, radio and go or no-go decisions transfer to nearly any job.',
  },
  {
    says: 'plane spotting|planespotting|plane spotter',
    in: 'interests',
    brutal: ["Plane spotting: you go to the airport, and then you don't go anywhere.", 'Plane spotting is reading number plates at 200 miles an hour.'],
    gentle: 'Observation, records, timetables. Which airport, and do you log or take pictures? A detail makes it memorable.',
  },
  {
    says: 'trainspotting|train spotting|rail enthusiast|railway enthusiast|railways',
    not: 'model|film|engineer|volunteer|children',
    in: 'interests',
    brutal: ['The train is cancelled for everybody, but only you know its number.', 'Flask, notebook, end of platform four: a hot desk with better records.'],
    gentle: 'Knowing a network in detail is a real asset in transport and planning. Is there a part of it you know best?',
  },
  {
    says: 'heritage railway|steam railway|steam train|steam trains|steam locomotive|preserved railway',
    in: 'interests',
    brutal: [
      'A heritage railway is unpaid, filthy, run to the minute, and oversubscribed by engineers.',
      'A steam engine: six hours to light, four miles to the next station, and a waiting list to shovel.',
    ],
    gentle: 'Signal box, footplate, track gang or tearoom? They are trained and examined roles: name yours like a job.',
  },
  {
    says: 'birdwatching|bird watching|birding|birder|birdwatcher|ornithology|twitching',
    in: 'interests',
    brutal: [
      'Most of birdwatching is being told it was there a second ago.',
      "It's called a gull, not a seagull. There. I've saved you the start of the interview.",
    ],
    gentle: "Do you keep records for a survey or a county recorder? That is data collection, and it's published.",
  },
  {
    says: 'pigeon racing|racing pigeons|pigeon fancier|homing pigeons',
    in: 'interests',
    brutal: [
      'Racing pigeons go out by lorry and make their own way home. Logistics has been trying to copy it for years.',
      'A pigeon race is timed to the second over hundreds of miles, and lost on the wrong roof.',
    ],
    gentle: 'Breeding, records, clocks and a club: pigeon people run real operations. Say if you hold an office in yours.',
  },
  {
    says: 'falconry|falconer|hawking|birds of prey',
    in: 'interests',
    brutal: [
      "A falconer's whole management method is a glove and a bit of chicken.",
      'Birds of prey: no loyalty, no recall policy, and the appraisal is whether it comes back.',
    ],
    gentle: "Falconry is daily weighing, records and patience. If you've given displays, you've held a crowd as well.",
  },
  {
    says: 'beekeeping|beekeeper|bee keeping|apiary|honey bees|bees',
    not: 'spelling|bee gees',
    in: 'interests',
    brutal: [
      'Beekeeping: tens of thousands of staff, one queen, and nearly all of them armed.',
      'In beekeeping, filling the place with smoke is how you calm everybody down.',
    ],
    gentle: 'How many hives, and did they come through the winter? Bees mean records, timing and calm hands; a number shows it.',
  },
  {
    says: 'chickens|keeping hens|hens|poultry keeping|chicken keeping',
    not: 'recipe|cooking|fried',
    in: 'interests',
    brutal: [
      'Chickens: a pension scheme that pays in eggs and gets out under the fence.',
      'Chickens come with a literal pecking order. No office chart is that honest.',
    ],
    gentle: "Animals have to be seen to before work, every day, in any weather. How many, and for how long? It's reliability you don't have to claim.",
  },
  {
    says: 'horse riding|horseback riding|horse-riding|equestrian|riding horses|equestrianism',
    not: 'dressage|show jumping',
    in: 'interests',
    brutal: [
      'Horse riding is mostly shovelling, with a lap of honour.',
      "Half a ton with its own opinion, steered by hints. You've done stakeholder management.",
      'A horse has one fear: a carrier bag. And one hobby: finding it.',
    ],
    gentle: 'Mucking out before dawn says as much as the riding. Do you teach, compete or care for a yard? Name it.',
  },
  {
    says: 'dog walking|dog walker|walking the dog|walking my dog|walking dogs',
    in: 'interests',
    brutal: [
      'You know every dog in the park by name and not one of the owners.',
      "Dog walking: a daily stand-up with somebody who's always pleased with the sprint.",
    ],
    gentle: "For yourself, for a shelter or for clients? The last two are responsibility for somebody else's animal: say so.",
  },
  {
    says: 'dog agility',
    in: 'interests',
    brutal: [
      "Dog agility: the dog does the course in forty seconds and you're the one out of breath.",
      'Tunnel, seesaw, weave poles, and a colleague who works for cheese.',
    ],
    gentle: 'Training a dog for the ring is clear signals, timing and patience. A grade or a rosette would round it off.',
  },
  {
    says: 'dog training|training dogs|puppy training',
    in: 'interests',
    brutal: ['Dog training is really people training, with a spectator who gets the biscuits.', '“Sit” takes an afternoon. “Leave it” is a career.'],
    gentle: 'Your own dog, a class, an assistance charity? Each shows consistency; the last deserves a line under volunteering.',
  },
  {
    says: 'metal detecting|metal detectorist|detectorist',
    in: 'interests',
    brutal: [
      'Metal detecting: eight hours, one field, eleven ring pulls.',
      "You're six inches from the hoard. You've been six inches from it since you started.",
      'Every detectorist owns a small tin of things that might be Roman.',
    ],
    gentle: "Do you record finds with the local liaison officer? That's history done properly, and a small number of objects would show it.",
  },
  {
    says: 'geocaching|geocacher',
    in: 'interests',
    brutal: [
      'Billion-dollar satellites, and you use them to find a lunch box behind a bin.',
      "Geocaching is standing near a lamp post trying to look like somebody who isn't.",
    ],
    gentle: 'Caches found or hidden comes with a number. Placing and maintaining them for others is the generous half: mention it.',
  },
  {
    says: 'stargazing|astronomy|astrophotography|telescope',
    in: 'interests',
    brutal: [
      'A telescope comes with eleven weeks of cloud. Astronomers call this delivery.',
      'Astronomy: getting cold in a field to look at something that may have moved out.',
      "Light leaves a star, crosses the galaxy for centuries, and meets a neighbour's patio lamp.",
    ],
    gentle: 'Do you observe, take pictures or show others round the sky? Outreach evenings are public speaking in the dark.',
  },
  {
    says: 'gardening|gardener',
    not: 'volunteer|landscape|company|job|head gardener|market|guerrilla',
    in: 'interests',
    brutal: ['Gardening: outdoor housework with slugs as the client.', 'A gardener plans in years and is overruled by a Tuesday in April.'],
    gentle: 'Vegetables, roses, a community plot? Name what you grow; it shows planning a season ahead and doing the dull part.',
  },
  {
    says: 'allotment|allotment holder|allotment gardening',
    in: 'interests',
    brutal: [
      'There are two seasons: nothing, and courgettes.',
      "The allotment committee has a constitution, a water rota and a feud about a hedge. You've done politics.",
      'An allotment works out at about nine pounds a carrot.',
    ],
    gentle: "Allotments need planning, patience and getting on with the plot next door. If you're on the committee, say so.",
  },
  {
    says: 'composting|compost',
    in: 'interests',
    brutal: [
      "A heap of waste you turn now and then until it's ready. It's the shared drive, but it works.",
      "Composters have views on teabags, and you'll be hearing them.",
    ],
    gentle: 'Is it your own heap or a community scheme? Running one for a street or an office is a sustainability project.',
  },
  {
    says: 'canal restoration|waterway recovery|river restoration',
    in: 'interests',
    brutal: ['You dig out a canal that was closed for making no money, for no money.', 'Mud, a pump, and a shopping trolley with listed status.'],
    gentle: 'Bricklaying, plant, surveying, cake: restoration crews train you on the job. Name the lock and what you did there.',
  },
  {
    says: 'mountain rescue|mountain rescue team',
    not: 'donat|fundrais|support',
    in: 'interests',
    brutal: [
      'Mountain rescue means being called off a sofa at midnight to look for someone in trainers with four per cent battery.',
      "On call, unpaid, uphill, in the dark. Whatever the rota here is, it'll feel like a spa.",
    ],
    gentle: "This isn't a hobby, it's a qualification with a pager. Give it a heading of its own: role, training, callouts.",
  },
  {
    says: 'scout leader|scouts leader|cub leader|cub scout leader|scoutmaster|assistant scout leader',
    in: 'interests',
    brutal: [
      "Twenty-four knives, one campfire, and you're the one doing the risk assessment.",
      'Scouts run on woggles, squash and one adult who knows where the gas tap is.',
    ],
    gentle: 'Leading a section is planning, safeguarding and a budget every week. Move it up the page and say how many turn up.',
  },
  {
    says: 'sunday league|sunday league football|pub football|pub team|grassroots football',
    in: 'interests',
    brutal: [
      "Sunday league: eleven players, nine shirts, and a linesman who's also the substitute.",
      "In a Sunday league kick-off is half ten, or when somebody's found the goalkeeper.",
      "The pitch slopes, the ref is on the phone, and the nets are in somebody else's car.",
    ],
    gentle: 'Do you play, manage or chase the subs? Getting eleven adults to one field on a Sunday is leadership; claim it.',
  },
  {
    says: 'five-a-side|5-a-side|5 a side|five a side|six-a-side|7-a-side|seven-a-side',
    in: 'interests',
    brutal: [
      'Five-a-side: four who run, and one who organised it.',
      "The hardest part is the group chat. It's nine people until Tuesday at four.",
      'No offside, no head height, and no tackle anybody agrees was a tackle.',
    ],
    gentle: "Who books the pitch and collects the money? If it's you, write that: it's weekly logistics with difficult suppliers.",
  },
  {
    says: 'walking football',
    in: 'interests',
    brutal: [
      'Football with the running taken out, and the arguing left in full.',
      'A foul for breaking into a jog. Some offices would get a lot of free kicks.',
    ],
    gentle: "If you organise sessions, say how many come. It's community work with a scoreboard.",
  },
  {
    says: 'goalkeeper|goalkeeping',
    not: 'coach',
    in: 'interests',
    brutal: ['A goalkeeper gets remembered for the one. Like payroll.', "Ninety minutes of shouting “away”, mostly unheeded. That's compliance experience."],
    gentle: "Goalkeepers organise what's in front of them and recover in public. Say the level; the job explains itself.",
  },
  {
    says: 'soccer coach|youth football coach|junior football coach|coaching football|under 10s|under 11s|under 12s|under-12s',
    in: 'interests',
    brutal: [
      'In youth football the tactics are simple: spread out. They have never once spread out.',
      'You own more bibs than shirts, and someone always goes home in number seven.',
    ],
    gentle: 'Badge level, squad size, seasons. Coaching is planning and people, and it belongs closer to your work than to your hobbies.',
  },
  {
    says: 'season ticket|season ticket holder',
    in: 'interests',
    brutal: [
      'A season ticket: paying in advance to complain in person.',
      'A season ticket: the same seat every week, beside a stranger whose views on the left back you could recite.',
    ],
    gentle: "Loyalty is visible here. If you travel with or help to run a supporters' group, that's the line to write.",
  },
  {
    says: 'rugby',
    not: 'league ground|touch|tag|warwickshire|town of',
    in: 'interests',
    brutal: [
      "Rugby: thirty people in a heap, and the referee wants to know who had it last. You'll manage shared documents.",
      'The game lasts eighty minutes. The club dinner has its own disciplinary.',
    ],
    gentle: 'Position and club? Captain, coach, fixtures secretary: rugby clubs give real jobs to volunteers. Put yours.',
  },
  {
    says: 'cricket',
    not: 'village|insect|wireless',
    in: 'interests',
    brutal: [
      'Cricket stops for lunch, tea, rain, and the light.',
      "A cricket match can take five days and end in a draw. You'll be fine in procurement.",
      "Silly point is a fielding position. It's also where the meeting got to at four.",
    ],
    gentle: "Bat, bowl or scorer? A scorer's book is an audit trail; whichever it is, name the club and the job.",
  },
  {
    says: 'village cricket',
    in: 'interests',
    brutal: ['Village cricket: the average is eleven, the tea is excellent, and the sightscreen is a van.', "Selection is easy. It's whoever answered."],
    gentle: "Fixtures, covers, teas, ground: somebody does all that. If it's partly you, it's the best evidence on the page.",
  },
  {
    says: 'netball',
    in: 'interests',
    brutal: [
      "Netball is a non-contact sport. It's remarkable how many people end up on the floor.",
      "In netball your job is printed on your bib, and you aren't allowed in the other departments.",
    ],
    gentle: 'Which position? GA and GK are different temperaments, and somebody on the panel will have played.',
  },
  {
    says: 'tennis',
    not: 'table|padel|paddle|elbow',
    in: 'interests',
    brutal: [
      'Club tennis: fifteen minutes of play, and a booking system that has ended friendships.',
      "“Sorry.” “No, mine.” “Sorry.” That's a doubles match. You're ready for email.",
    ],
    gentle: 'League, coaching or a hit on Sundays? If you run the club ladder, you run a competition: put that.',
  },
  {
    says: 'padel|padel tennis|paddle tennis',
    in: 'interests',
    brutal: ['Padel: tennis for people who already had a glass box at work.', 'The walls are in play. Squash saw that and phoned a lawyer.'],
    gentle: 'Do you play in a league or organise a group? New clubs need people who get others to turn up.',
  },
  {
    says: 'pickleball',
    in: 'interests',
    brutal: [
      'Pickleball: tennis, table tennis and badminton in one room, and the noise has its own court cases.',
      "There's a zone called the kitchen, and you're not supposed to stand in it. Ask any chef.",
    ],
    gentle: "If you brought it to a club or run sessions, that's starting something from nothing: give the number who come.",
  },
  {
    says: 'golf',
    not: 'crazy|disc|vw|volkswagen|mini golf|event',
    in: 'interests',
    brutal: [
      'Golf is a four-hour walk with eighteen appraisals.',
      'In golf you write down your own score, in pencil, unobserved. Finance would like to see the card.',
      'More contracts get discussed on the fourteenth than in any room with a screen.',
    ],
    gentle: "Handicap says it all in a number. If you've been captain or run the society day, that's event management.",
  },
  {
    says: 'ultimate frisbee',
    not: 'disc golf|frisbee golf',
    in: 'interests',
    brutal: [
      "Ultimate has no referee: the players settle fouls by discussion. It's a sport run as a flat hierarchy.",
      'It takes a serious athlete to sprint seventy yards after a toy.',
    ],
    gentle: 'A game without a referee is settled by talking, at speed. Which team, and do you captain or coach? That makes this line do some work.',
  },
  {
    says: 'croquet',
    in: 'interests',
    brutal: ['Croquet looks like a garden party and plays like a hostile takeover.', 'The whole tactic is putting somebody else in the shrubs, politely.'],
    gentle: "Association or golf croquet? A handicap or a club tells people this isn't just the lawn after lunch.",
  },
  {
    says: 'archery|archer',
    not: 'tv|radio 4|the archers',
    in: 'interests',
    brutal: [
      'Archery: a quiet sport with very clear feedback.',
      'In archery the target can be ninety metres off and you still know at once whose fault it was.',
    ],
    gentle: 'A classification or a round score is a number that nobody can argue with. Coach or range officer? Better still.',
  },
  {
    says: 'paintball|paintballing|airsoft',
    in: 'interests',
    brutal: ['{it}: camouflage, strategy, a briefing, and an accountant hiding in a tyre.', 'You can tell a lot about a colleague by who they shoot first.'],
    gentle: "Do you marshal or organise? Then it's a safety briefing and a crowd with adrenaline: put that instead.",
  },
  {
    says: 'tug of war|tug-of-war',
    in: 'interests',
    brutal: [
      'Tug of war was an Olympic sport until 1920. After that it moved into budget meetings.',
      'Tug of war is won entirely by going backwards together. It could be on a poster.',
    ],
    gentle: 'It needs timing more than weight. Team, event, results? Any of them makes a delightful line.',
  },
  {
    says: 'classic car|classic cars|vintage car|vintage cars|car restoration|restoring cars|restoring classic cars',
    in: 'interests',
    brutal: [
      'A classic car is a part-time job with a tax disc holder.',
      'It runs beautifully. It ran beautifully on Sunday, anyway, for some of the way there.',
      'Classic car people keep a spare carburettor indoors. On a shelf. Possibly on a cushion.',
    ],
    gentle: 'Which marque, and what have you done with your own hands? Restoration is diagnosis, sourcing and patience.',
  },
  {
    says: 'motorcycling|motorbikes|motorbike|motorcycle|motorcycles|biker',
    in: 'interests',
    brutal: [
      "You can't talk, eat or phone on a motorbike. It's the last private office.",
      'Motorcycling: dressed for a shipwreck, arriving at a café in July.',
    ],
    gentle: 'Advanced riding test, blood bike volunteer, long tour? Any of these says care and planning: choose one.',
  },
  {
    says: 'caravan|campervan|camper van|motorhome',
    in: 'interests',
    brutal: [
      '{it}: the small kitchen goes to see the sea.',
      'Reversing it is a two-person job, and the second person has never been heard.',
      "Everything in a {it} is also a bed. That's agile.",
    ],
    gentle: "If you converted it yourself, you've done electrics, gas, insulation and joinery: that's a portfolio.",
  },
  {
    says: 'morris dancing|morris dancer|morris dance',
    in: 'interests',
    brutal: [
      'Morris dancing: bells, hankies, sticks, dawn on the first of May, and not one person was forced.',
      'Morris dancers have a dress code that no start-up could make more casual.',
    ],
    gentle: 'Dancer, musician, squire or bagman? Bagman means bookings and money, and few applications come with bells.',
  },
  {
    says: 'battle re-enactment|re-enactment|reenactment|historical reenactment|historical re-enactment|viking re-enactment',
    in: 'interests',
    brutal: [
      'The battle is on Saturday at two, again on Sunday, and the result is already out.',
      'Re-enactment: weekends in wool, in a field, correcting people about buttons.',
    ],
    gentle: "Kit making, drill, talking to the public for hours: which is your part? It's teaching in costume.",
  },
  {
    says: 'parkour|free running|freerunning',
    in: 'interests',
    brutal: [
      'Parkour: looking at the stairs, then at the handrail, then at the interviewer.',
      'The shortest way from A to B, through everything Facilities put there.',
    ],
    gentle: "Coaches in parkour teach risk by small steps. If you've led a session, that's the part to print.",
  },
  {
    says: 'landscape photography|nature photography',
    in: 'interests',
    brutal: [
      'Landscape photography: up at four, three hours in a bog, and the light was best on the drive there.',
      'Landscape photography is waiting with a tripod for a cloud to show some professionalism.',
    ],
    gentle: 'Exhibited, sold, printed? A link to ten pictures does more than the word, and shows that you can choose.',
  },
  {
    says: 'wildlife photography',
    in: 'interests',
    brutal: ['Wildlife photography: six days in a hide, four thousand frames, one usable ear.', 'Otters, kingfishers, owls: no client has ever been later.'],
    gentle: 'Fieldwork, patience, permission and a good eye. Name a species and a place and the reader can see it.',
  },
  {
    says: 'travel|travelling|traveling|backpacking trip',
    near: 'southeast asia|south east asia|thailand|vietnam|bali',
    in: 'interests',
    brutal: [
      'Everyone who goes there comes home with the elephant trousers. Not one pair has ever been thrown out.',
      'A night bus there teaches more about risk than any e-learning module with a quiz.',
    ],
    gentle: 'One thing you arranged there without the language, on your own, is worth more than the region. Pick it.',
  },
  {
    says: 'barbecue|barbecuing|bbq|grilling|smoking meat|smoking brisket',
    in: 'interests',
    brutal: ['Fourteen hours for a brisket. Project managers would have sent updates.', 'A barbecue turns anyone with tongs into a head of department.'],
    gentle: "Competition team or garden? If you've fed fifty people on time from one fire, that's event catering.",
  },
  {
    says: 'volleyball',
    not: 'beach',
    in: 'interests',
    brutal: [
      "Volleyball: three touches and it has to be somebody else's problem. You'll like ticket handovers.",
      '“Mine.” Two people said it. It landed between them.',
    ],
    gentle: 'Setter, libero, hitter? Position tells a coach a lot and a recruiter a little; club or level does both.',
  },
  {
    says: 'archaeology|archaeological dig|community archaeology',
    not: 'degree|ba|bsc',
    in: 'interests',
    brutal: [
      'Archaeology: kneeling in a trench with a toothbrush, hoping for a palace and labelling a drain.',
      'Archaeologists can find out everything about a village from its bin. Facilities, take note.',
    ],
    gentle: 'Which dig, and were you on finds, drawing or digging? Recording is the discipline there; put it in.',
  },
  {
    says: 'sheepdog|sheepdogs|sheepdog trials',
    in: 'interests',
    brutal: [
      "A sheepdog, two whistles, and five who'd rather not. It's the closest thing to a steering group on grass.",
      "A sheepdog understands at four hundred yards what a team won't in an email.",
    ],
    gentle: 'Handling a working dog is timing and restraint. Trials have scores: a result would be a fine detail.',
  },
  {
    says: 'race marshal|race marshalling|marathon volunteer|parkrun volunteer',
    in: 'interests',
    brutal: [
      "A race marshal: a bib, a corner, six hours, and “nearly there”, which it wasn't.",
      'Pointing left at two thousand runners. The one you remember is the one who went right.',
    ],
    gentle: "Marshals brief, direct and look after strangers. How many runners, which event? It's crowd safety, in a bib.",
  },
];
