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
    gentle: 'A best time or a count of runs is printed on every result. Marshal, timer or run director is a team and a briefing, and goes in front.',
  },
  {
    says: 'marathon',
    not: 'half|ultra|sub|pb|personal best|hour|netflix|film|movie|reading|tv|relay',
    in: 'interests',
    brutal: [
      'A marathon is 26.2 miles long. The account of it is nearer thirty.',
      'Anyone can run a marathon. The achievement is leaving it until the bottom of the page.',
    ],
    gentle: 'Place and year turn one word into a fact. Mention a sum raised for a cause, if you have one.',
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
    gentle: 'A time stands for months of keeping to a plan. How the training fitted round a full week is worth as much as the clock.',
  },
  {
    says: 'half marathon',
    in: 'interests',
    brutal: [
      'A half marathon: all of the early start, half of the bragging.',
      '13.1 miles is the distance at which a runner says “only a half” and means nothing of the kind.',
    ],
    gentle: 'A date or a time finishes this line. Even “first one, October” shows a target that was set and met.',
  },
  {
    says: 'ultramarathon|ultra marathon|ultra running|ultra runner|ultrarunning',
    in: 'interests',
    brutal: [
      'Some people looked at the marathon and asked where the rest of it was.',
      "An ultramarathon has a buffet every ten miles. Strip away the distance and it's a wedding.",
      'Ultra running: the sport where walking up the hills is called strategy.',
    ],
    gentle: 'Pacing, food, sleep, weather: an ultra is logistics in shoes. Race and distance by name let people start the conversation.',
  },
  {
    says: 'fell running|fell runner|hill running',
    in: 'interests',
    brutal: [
      'Fell running: up a hill on purpose, and then comes the difficult bit.',
      "The prize for a fell race is traditionally a pint, a cake or a pair of socks. And you've seen the hill.",
      'Fell running took jogging and removed the path.',
    ],
    gentle: 'Route choice in bad visibility is judgement. Marshalling or organising a race, if you do either, belongs in front of the running.',
  },
  {
    says: 'triathlon|triathlete',
    in: 'interests',
    brutal: [
      'Three sports, so you can be overtaken in more than one way.',
      'In a triathlon the fourth discipline is getting wet arms into dry sleeves while strangers watch a clock.',
      "The triathlon: for when one sport won't fill the car.",
    ],
    gentle: 'Sprint, Olympic or longer: the distance tells a reader how much planning went into the weeks before.',
  },
  {
    says: 'ironman',
    not: 'film|movie|marvel|comic',
    in: 'interests',
    brutal: [
      '140.6 miles. People take annual leave to avoid doing that much in a car.',
      'Ironman: a long swim and a long ride, and your reward is a marathon.',
    ],
    gentle: 'Year and place, if it is done; the date of the race, if it is ahead. The planning behind it counts either way.',
  },
  {
    says: 'orienteering',
    in: 'interests',
    brutal: ['Orienteering is a race you can win by reading.', 'A sport where the fastest runner comes last, having gone to the wrong wood beautifully.'],
    gentle: 'Map, compass, decisions at speed. Planning courses for others is a step further, and has a use in any project.',
  },
  {
    says: 'tough mudder|obstacle course racing|obstacle race|spartan race',
    in: 'interests',
    brutal: [
      'An obstacle race: mud, barbed wire, a wall, and an entry fee. Any farmer would have let you do it for nothing.',
      'A team building day with the team building left in and the hotel taken out.',
    ],
    gentle: 'A team got over the same wall, and that is the story. Add event and year, with the sum raised where there was one.',
  },
  {
    says: 'athletics',
    not: 'director|department|oakland',
    in: 'interests',
    brutal: [
      'Athletics covers the pole vault and the hammer. The interviewer would like to know before you come in.',
      'Run, jump, throw: athletics is what puppies do, with officials.',
    ],
    gentle: 'The word hides the event. High jump, hurdles or officiating: each shows something different, so the event goes in its place.',
  },
  {
    says: 'hill walking|hillwalking|hill walker|fell walking',
    in: 'interests',
    brutal: [
      "Hill walking is four hours of “is that the top”, and it wasn't.",
      "Every hill walker has said “it's brightening up”. None of them was a meteorologist.",
    ],
    gentle: 'A favourite hill costs three words and gives the person across the table something to ask. Leading a group is worth more still.',
  },
  {
    says: 'munro bagging|munros|munro',
    in: 'interests',
    brutal: ['Munros: 282 mountains over 3,000 feet, and the view from most of them is the inside of a cloud.', 'Munro bagging is a spreadsheet with midges.'],
    gentle: 'Munros come with a tally. A number out of 282 is the best kind of evidence, honest and countable.',
  },
  {
    says: 'rambling|rambler|ramblers',
    in: 'interests',
    brutal: [
      '“Rambling” under interests. The rest of the page will be watched for it.',
      'Ramblers know two things: where the footpath should be, and who put that gate there.',
    ],
    gentle: 'Leading walks, or keeping a right of way open, is quiet public service. Either fits in one clause.',
  },
  {
    says: 'duke of edinburgh|dofe|d of e',
    in: 'interests',
    brutal: [
      'The expedition: wet socks, one Trangia, and a map held upside down with total confidence.',
      'DofE teaches leadership, navigation and what happens to a banana in a rucksack over two days.',
      "The DofE pasta was crunchy. It's practically on the certificate.",
    ],
    gentle: 'Bronze, Silver or Gold is the first thing a reader wants. Add the volunteering section, by what it was.',
  },
  {
    says: 'backpacking|backpacker',
    in: 'interests',
    brutal: [
      "Backpacking: where a person learns exactly how many T-shirts are needed. It's three.",
      'Backpacking: all that freedom, and most of it goes on looking for a socket.',
    ],
    gentle: 'One leg where something had to be sorted out, a missed ferry, a language, a budget, is worth more than the list of countries.',
  },
  {
    says: 'camping',
    not: 'wild|glamping',
    in: 'interests',
    brutal: ['Camping is doing the washing-up outdoors at some expense.', 'The view is free. So is the 4 a.m. conversation from the next pitch.'],
    gentle: 'Organising it for a group is bookings, kit lists and catering for people in wet socks. Add a place by name, if you have one.',
  },
  {
    says: 'wild camping',
    in: 'interests',
    brutal: [
      'Wild camping: no toilet, no shower, no signal, no neighbours. Estate agents would call it exclusive.',
      'Wild camping has a thousand stars, and not one of them is on the booking site.',
    ],
    gentle: 'Planning a night out with what fits on a back is real preparation. Add one range or coast by name, if you have one.',
  },
  {
    says: 'foraging|forager',
    in: 'interests',
    brutal: [
      'Lunch, if correctly identified.',
      'Foraging is a weekly shop with no labels and one irreversible aisle.',
      "The foragers' code: never say where the good mushrooms are, not even to a recruiter.",
    ],
    gentle: 'Identification with consequences is careful work. What you look for, and in which season, shows that it is knowledge.',
  },
  {
    says: 'wild swimming|open water swimming|open-water swimming',
    in: 'interests',
    brutal: [
      'Wild swimming is swimming, with a changing robe and an opinion about the river.',
      'Wild swimming used to be called falling in.',
      'The swim lasts six minutes. The flask, the hat and the telling take the afternoon.',
    ],
    gentle: 'Spot, season and a safety routine lift this out of the list that everybody has. One of them is enough.',
  },
  {
    says: 'cold water swimming|cold water|ice swimming|cold plunge|ice bath',
    not: 'cold water system|cold water tank|cold water supply',
    in: 'interests',
    brutal: ["Cold water: you're in for two minutes, and you talk about it for a week.", 'Cold water: good for the circulation, particularly of the anecdote.'],
    gentle: 'A habit kept through a winter is worth more than the fashion for it. “Since 2019, all year” would be the line.',
  },
  {
    says: 'surfing|surfer',
    not: 'couch|web|internet|net|channel',
    in: 'interests',
    brutal: ['Surfing: a van that never fully dries, and a diary kept by the weather.', 'Four hours in the water, eleven seconds standing up.'],
    gentle: "Coast and years make it real. Add an instructor's or lifesaving award, if you have one.",
  },
  {
    says: 'windsurfing|windsurfer',
    in: 'interests',
    brutal: [
      'Windsurfing always goes beautifully in one direction. The walk back is the sport.',
      'A windsurfer: all the rigging of a yacht and nowhere to sit.',
    ],
    gentle: 'Patience with wind that never came is a real skill. Add water by name, and racing or teaching where it is true.',
  },
  {
    says: 'paddleboarding|paddle boarding|stand up paddle|stand-up paddleboarding',
    in: 'interests',
    brutal: ['Paddleboarding is standing up slowly in public.', 'A paddleboard: the boat that comes home in a rucksack and dries in the bath.'],
    gentle: 'A favourite stretch of water gives the reader a picture. Leading groups on it needs an award, and that should be printed.',
  },
  {
    says: 'canoeing|canoe',
    in: 'interests',
    brutal: ['Two people, two paddles, two ideas about left.', 'A canoe holds a tent, a dog and one unresolved argument about steering.'],
    gentle: 'Steering with somebody else is negotiation. Add river and distance.',
  },
  {
    says: 'rowing',
    not: 'machine|indoor|gym|ergometer',
    in: 'interests',
    brutal: ['Rowing is a race in which nearly everyone in the boat faces the wrong way.', 'Rowing: up at five, carry the boat to the water, go backwards.'],
    gentle: 'Bow and stroke are different jobs, and rowers know. Add seat and club, with one regatta.',
  },
  {
    says: 'coxswain|coxing|coxed|cox',
    in: 'interests',
    brutal: [
      'The cox: sits down, shouts, steers, gets thrown in. Management in one seat.',
      "You had the only forward view in the boat. That's already a strategy role.",
    ],
    gentle: 'Calm instruction to people at their limit: it is leadership with a rudder. Put crew and level beside it.',
  },
  {
    says: 'sailing',
    not: 'dinghy|plain sailing',
    in: 'interests',
    brutal: ['Everything on a boat has two names, and you may only use the one nobody ashore understands.', 'Sailing is the fastest way to travel slowly.'],
    gentle: 'Day Skipper or Competent Crew are certificates and deserve their own line. Otherwise waters and miles tell the tale.',
  },
  {
    says: 'dinghy sailing|dinghy|dinghy racing',
    in: 'interests',
    brutal: ["A dinghy is a boat that you're in, then under, then beside.", 'Dinghy racing: twenty near misses and a committee in the bar to discuss them.'],
    gentle:
      'Race officers run a live event in a changing wind. That, teaching or the committee is the half for an employer; the class of boat does for sailors.',
  },
  {
    says: 'scuba diving|scuba diver|scuba',
    in: 'interests',
    brutal: [
      'Scuba: the hobby with its own hand signal for “fine”, because fine has to be checked.',
      'Half an hour looking at fish, two hours rinsing rubber.',
    ],
    gentle: 'Level and logged dives: the log book is evidence that most hobbies cannot offer. Both fit in brackets.',
  },
  {
    says: 'freediving|free diving',
    in: 'interests',
    brutal: [
      'Scuba without the luggage. Or the air.',
      'Freediving is a sport won by whoever does nothing the longest. Plenty of meetings have trained for it.',
    ],
    gentle: 'Method, rest and a partner who watches. Add the course level.',
  },
  {
    says: 'water polo',
    in: 'interests',
    brutal: [
      "Water polo looks graceful from above. Underneath it's the Central line at 8.40.",
      'Water polo: half an hour of treading water while somebody has hold of your costume.',
    ],
    gentle: 'A rare team sport, with a training load that outsiders never guess. Mention position, club and league.',
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
    gentle: 'River, lake or sea, and the club. Match organiser or bailiff, if you are one, is real responsibility in the open air.',
  },
  {
    says: 'fly fishing|fly fisherman|fly tying',
    in: 'interests',
    brutal: [
      'Fly fishing is making an insect by hand all winter so that a trout can ignore it in spring.',
      'Fly fishing: a fortune in kit, standing in a river, outwitted by something with no eyelids.',
    ],
    gentle: 'Tying is fine manual work, and reading a river is observation. Either, with one river by name, makes this memorable.',
  },
  {
    says: 'carp fishing|carp angling|carp',
    in: 'interests',
    brutal: ['Three rods, two alarms and a bivvy. Hospitals have opened with less.', "Carp get named, weighed, kissed and put back. It's onboarding."],
    gentle: 'Sessions planned in days and records kept in pounds. A personal best is a number, and anglers on the panel will respect it.',
  },
  {
    says: 'magnet fishing',
    in: 'interests',
    brutal: ['Catch of the day: a bicycle, again.', 'Magnet fishing is litter picking with suspense.'],
    gentle: 'It cleans waterways one trolley at a time. Add the best thing pulled out.',
  },
  {
    says: 'narrowboat|narrowboating|canal boat|narrow boat',
    in: 'interests',
    brutal: ['Twelve tons, four miles an hour, and everyone on the towpath has steering advice.', 'The narrowboat: a corridor that floats.'],
    gentle: 'Locks teach order, patience and teamwork. The longest trip, with its number of locks, is a fine detail.',
  },
  {
    says: 'rock climbing|trad climbing|sport climbing',
    in: 'interests',
    brutal: ['Rock climbing: “trust me” with a rope on it.', 'Climbers call it a problem, a project and a crux. So does the PMO, at sea level.'],
    gentle: "Grade, place, and whether you lead. Holding the rope is other people's safety, and an instructor's award says so officially.",
  },
  {
    says: 'caving|potholing|spelunking|caver',
    in: 'interests',
    brutal: [
      'Caving is hiking with the view taken out and the ceiling brought down.',
      'A hole the width of a filing cabinet, entered head first, on a Sunday, for leisure.',
      'Nobody gets into potholing for the light.',
    ],
    gentle: 'Survey and rescue rely on volunteers who stay calm in bad places. Either one, with the club, goes in front of the sport.',
  },
  {
    says: 'abseiling|rappelling',
    in: 'interests',
    brutal: ['Abseiling: leaving a building by the one exit without a fire sign.', "The brave step is backwards. After that it's gravity's shift."],
    gentle: 'Sport, work or charity: each is a different line. Rope access levels belong among the tickets, and a sum raised is a number.',
  },
  {
    says: 'mountain biking|mountain biker|mountain bike|mtb',
    in: 'interests',
    brutal: [
      'Mountain biking has two gears: pushing it up and regretting it down.',
      "The bike costs more than the car it's strapped to. Ask any mountain biker, then change the subject.",
    ],
    gentle: 'Trail crews need diggers. Building or maintaining, where you do it, is the half worth printing; a trail by name is the other.',
  },
  {
    says: 'road cycling|road cyclist|cycling club',
    in: 'interests',
    brutal: ['Road cycling: two hours for one flat white, in clothing that hides nothing.', 'A road cyclist can tell you the gradient of the car park.'],
    gentle: "Leading a club ride is route, pace and twenty people in traffic. Add a ride leader's award, or kilometres in a year, if you have one.",
  },
  {
    says: 'unicycling|unicycle',
    in: 'interests',
    brutal: [
      'You looked at a bicycle and saw fifty per cent waste. Lean manufacturing would like a word.',
      'No one has arrived at an interview by unicycle and been asked about anything else.',
    ],
    gentle: 'Weeks of falling off on purpose, until it works. Add the time it took.',
  },
  {
    says: 'skateboarding|skateboarder|skateboard',
    in: 'interests',
    brutal: ['Skateboarding: the same stairs, two hundred times, until one video.', 'Facilities managers know your work. They invented the metal stud for it.'],
    gentle: 'One trick two hundred times is practice that most people never do. Add a skatepark you helped to get built, if you have one.',
  },
  {
    says: 'ice skating|ice skater',
    in: 'interests',
    brutal: ['Ice skating: two knives, a wet floor, and a barrier that everyone hugs.', 'An ice rink is a wet floor sign that somebody charges for.'],
    gentle: 'Club, level or simply the rink by name. Add a coaching or marshalling role, if you have one.',
  },
  {
    says: 'figure skating|figure skater',
    in: 'interests',
    brutal: ['Figure skating: a 5 a.m. sport in sequins.', 'Judged on technical merit and artistic impression. Your appraisal only ever had boxes for one.'],
    gentle: 'Test levels and competitions can be named. Years of falling and getting up before judges need no adjective.',
  },
  {
    says: 'curling',
    not: 'hair|tongs|iron|eyelash',
    in: 'interests',
    brutal: [
      'Curling is housework, shouted.',
      "Curling: forty pounds of granite, two brooms, and a captain yelling “hurry” at something nobody's allowed to touch.",
    ],
    gentle: 'Lead, second, third or skip: a curling team decides together under a clock. Add position and club.',
  },
  {
    says: 'skiing|skier|ski',
    not: 'cross country|cross-country|water|nordic|jet',
    in: 'interests',
    brutal: [
      'Skiing: twenty minutes of queue, four minutes of terror, one cheese.',
      'Skiing: you walk across a car park like an astronaut, carrying everything, and pay for it.',
    ],
    gentle: 'A BASI level, or a season worked, is experience and belongs higher up. Otherwise a mountain by name will do.',
  },
  {
    says: 'paragliding|paraglider',
    in: 'interests',
    brutal: [
      'Paragliding: an afternoon on a hill waiting for the wind to be exactly as rude as you like it.',
      'You carry the aircraft up in a bag. Airlines would charge you for that.',
    ],
    gentle: 'Licence level and hours. Pilots who decide not to launch show the judgement that employers look for.',
  },
  {
    says: 'skydiving|skydiver|parachuting|sky diving|parachute jump',
    not: 'regiment|army|military',
    in: 'interests',
    brutal: [
      'In skydiving the kit has a spare, because the first one is a suggestion.',
      'It takes sixty seconds to fall and the rest of a decade to mention it less.',
    ],
    gentle: 'A licence letter and a jump count, or the sum raised by a single jump. Packing your own is checking with stakes.',
  },
  {
    says: 'bungee jumping|bungee',
    in: 'interests',
    brutal: ['The whole of bungee jumping is signing something and then leaning.', 'Five seconds of sport, one form, and a video with the wrong face on it.'],
    gentle: 'A bridge by name, or a charity total, makes a story of it. The nerve speaks for itself.',
  },
  {
    says: 'drone photography|drone flying|fpv drone|drones|drone pilot',
    in: 'interests',
    brutal: [
      'The drone sees everything except the tree.',
      'Drone footage: the silence of the mountains, filmed by a flying lawnmower.',
      'Two hours charging, eighteen minutes flying, one seagull.',
    ],
    gentle: 'An operator ID or a certificate of competence is something that employers pay for, so it belongs among the licences.',
  },
  {
    says: "flying lessons|private pilot|ppl|flying light aircraft|pilot's licence|pilot's license",
    not: 'drone',
    in: 'interests',
    brutal: [
      "There are pilots who don't bring it up in the first five minutes. You've saved them the wait.",
      'A private licence: two hundred miles for a bacon sandwich, and nobody at the table asks if it was worth it.',
    ],
    gentle: 'Hours flown and ratings belong here. Checklists, radio and the decision not to go carry over to nearly any job.',
  },
  {
    says: 'plane spotting|planespotting|plane spotter',
    in: 'interests',
    brutal: ["Plane spotting: you go to the airport, and then you don't go anywhere.", 'Plane spotting is reading number plates at 200 miles an hour.'],
    gentle: 'Observation, records and timetables. Add an airport by name, or a log of so many years, if you have one.',
  },
  {
    says: 'trainspotting|train spotting|rail enthusiast|railway enthusiast|railways',
    not: 'model|film|engineer|volunteer|children',
    in: 'interests',
    brutal: ['The train is cancelled for everybody, but only you know its number.', 'Flask, notebook, end of platform four: a hot desk with better records.'],
    gentle: 'Knowing a network in detail is a real asset in transport and planning. Name the part you know best.',
  },
  {
    says: 'heritage railway|steam railway|steam train|steam trains|steam locomotive|preserved railway',
    in: 'interests',
    brutal: [
      'A heritage railway is unpaid, filthy, run to the minute, and oversubscribed by engineers.',
      'A steam engine: six hours to light, four miles to the next station, and a waiting list to shovel.',
    ],
    gentle: 'Signal box, footplate, track gang or tearoom: they are trained and examined roles, and may be written like a job.',
  },
  {
    says: 'birdwatching|bird watching|birding|birder|birdwatcher|ornithology|twitching',
    in: 'interests',
    brutal: [
      'Most of birdwatching is being told it was there a second ago.',
      "It's called a gull, not a seagull. There. I've saved you the start of the interview.",
    ],
    gentle: 'Records kept for a survey or a county recorder are data collection, and get published. Add the patch by name.',
  },
  {
    says: 'pigeon racing|racing pigeons|pigeon fancier|homing pigeons',
    in: 'interests',
    brutal: [
      'Racing pigeons go out by lorry and make their own way home. Logistics has been trying to copy it for years.',
      'A pigeon race is timed to the second over hundreds of miles, and lost on the wrong roof.',
    ],
    gentle: 'Breeding, records, clocks and a club: it is a small operation. Add an office in the club, or a race won, if you have one.',
  },
  {
    says: 'falconry|falconer|hawking|birds of prey',
    in: 'interests',
    brutal: [
      "A falconer's whole management method is a glove and a bit of chicken.",
      'Birds of prey: no loyalty, no recall policy, and the appraisal is whether it comes back.',
    ],
    gentle: 'Daily weighing, records and patience. Add displays given to the public.',
  },
  {
    says: 'beekeeping|beekeeper|bee keeping|apiary|honey bees|bees',
    not: 'spelling|bee gees',
    in: 'interests',
    brutal: [
      'Beekeeping: tens of thousands of staff, one queen, and nearly all of them armed.',
      'In beekeeping, filling the place with smoke is how you calm everybody down.',
    ],
    gentle: 'Hives, and how many came through the winter, are the numbers. Add records, timing and calm hands.',
  },
  {
    says: 'chickens|keeping hens|hens|poultry keeping|chicken keeping',
    not: 'recipe|cooking|fried',
    in: 'interests',
    brutal: [
      'Chickens: a pension scheme that pays in eggs and gets out under the fence.',
      'Chickens come with a literal pecking order. No office chart is that honest.',
    ],
    gentle: 'Animals are seen to before work, every day, in any weather. Add the number and years.',
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
    gentle: 'Mucking out before dawn says as much as the riding. Teaching, competing or running a yard: whichever is true goes first.',
  },
  {
    says: 'dog walking|dog walker|walking the dog|walking my dog|walking dogs',
    in: 'interests',
    brutal: [
      'You know every dog in the park by name and not one of the owners.',
      "Dog walking: a daily stand-up with somebody who's always pleased with the sprint.",
    ],
    gentle: "Walking for a shelter or for clients is responsibility for somebody else's animal. In that case it may stand as work.",
  },
  {
    says: 'dog agility',
    in: 'interests',
    brutal: [
      "Dog agility: the dog does the course in forty seconds and you're the one out of breath.",
      'Tunnel, seesaw, weave poles, and a colleague who works for cheese.',
    ],
    gentle: 'Clear signals, timing and patience make a round. A grade or a rosette rounds off the line.',
  },
  {
    says: 'dog training|training dogs|puppy training',
    in: 'interests',
    brutal: ['Dog training is really people training, with a spectator who gets the biscuits.', '“Sit” takes an afternoon. “Leave it” is a career.'],
    gentle: 'Consistency is what it shows. Add a class you lead, or a club award, if you have one.',
  },
  {
    says: 'metal detecting|metal detectorist|detectorist',
    in: 'interests',
    brutal: [
      'Metal detecting: eight hours, one field, eleven ring pulls.',
      "You're six inches from the hoard. You've been six inches from it since you started.",
      'Every detectorist owns a small tin of things that might be Roman.',
    ],
    gentle: 'Finds recorded with the local liaison or museum are history done properly. Add one object by name, if you have one.',
  },
  {
    says: 'geocaching|geocacher',
    in: 'interests',
    brutal: [
      'Billion-dollar satellites, and you use them to find a lunch box behind a bin.',
      "Geocaching is standing near a lamp post trying to look like somebody who isn't.",
    ],
    gentle: 'Caches found come with a number. Those hidden and maintained for others are the generous half, and should be counted too.',
  },
  {
    says: 'stargazing|astronomy|astrophotography|telescope',
    in: 'interests',
    brutal: [
      'A telescope comes with eleven weeks of cloud. Astronomers call this delivery.',
      'Astronomy: getting cold in a field to look at something that may have moved out.',
      "Light leaves a star, crosses the galaxy for centuries, and meets a neighbour's patio lamp.",
    ],
    gentle: 'Outreach evenings are public speaking in the dark. Telescope or target by name serves a technical reader just as well.',
  },
  {
    says: 'gardening|gardener',
    not: 'volunteer|landscape|company|job|head gardener|market|guerrilla',
    in: 'interests',
    brutal: ['Gardening: outdoor housework with slugs as the client.', 'A gardener plans in years and is overruled by a Tuesday in April.'],
    gentle: 'Something grown by name, from seed if it was, shows a season planned ahead and the dull part done.',
  },
  {
    says: 'allotment|allotment holder|allotment gardening',
    in: 'interests',
    brutal: [
      'There are two seasons: nothing, and courgettes.',
      "The allotment committee has a constitution, a water rota and a feud about a hedge. You've done politics.",
      'An allotment works out at about nine pounds a carrot.',
    ],
    gentle: 'Patience, planning, and getting on with the plot next door. A post on the committee is administration and goes in front.',
  },
  {
    says: 'composting|compost',
    in: 'interests',
    brutal: [
      "A heap of waste you turn now and then until it's ready. It's the shared drive, but it works.",
      "Composters have views on teabags, and you'll be hearing them.",
    ],
    gentle: 'A scheme for a street or an office is a sustainability project. Your own heap is a good smile, and one word will do.',
  },
  {
    says: 'canal restoration|waterway recovery|river restoration',
    in: 'interests',
    brutal: ['You dig out a canal that was closed for making no money, for no money.', 'Mud, a pump, and a shopping trolley with listed status.'],
    gentle: 'Bricklaying, plant, surveying, cake: restoration crews train on the job. Add the lock or the stretch by name.',
  },
  {
    says: 'mountain rescue|mountain rescue team',
    not: 'donat|fundrais|support',
    in: 'interests',
    brutal: [
      'Mountain rescue means being called off a sofa at midnight to look for someone in trainers with four per cent battery.',
      "On call, unpaid, uphill, in the dark. Whatever the rota here is, it'll feel like a spa.",
    ],
    gentle: 'It deserves a heading of its own: role, training, callouts. Few things on any page carry that much trust.',
  },
  {
    says: 'scout leader|scouts leader|cub leader|cub scout leader|scoutmaster|assistant scout leader',
    in: 'interests',
    brutal: [
      "Twenty-four knives, one campfire, and you're the one doing the risk assessment.",
      'Scouts run on woggles, squash and one adult who knows where the gas tap is.',
    ],
    gentle: "Weekly planning, a budget and other people's safety: it belongs nearer to the jobs. Add section, numbers and years.",
  },
  {
    says: 'sunday league|sunday league football|pub football|pub team|grassroots football',
    in: 'interests',
    brutal: [
      "Sunday league: eleven players, nine shirts, and a linesman who's also the substitute.",
      "In a Sunday league kick-off is half ten, or when somebody's found the goalkeeper.",
      "The pitch slopes, the ref is on the phone, and the nets are in somebody else's car.",
    ],
    gentle: 'Getting eleven adults to one field on a Sunday is leadership. Add manager, captain or fixtures, where it is your part.',
  },
  {
    says: 'five-a-side|5-a-side|5 a side|five a side|six-a-side|7-a-side|seven-a-side',
    in: 'interests',
    brutal: [
      'Five-a-side: four who run, and one who organised it.',
      "The hardest part is the group chat. It's nine people until Tuesday at four.",
      'No offside, no head height, and no tackle anybody agrees was a tackle.',
    ],
    gentle: 'Booking the pitch and collecting the money is weekly logistics. If that falls to you, it is the better half of the line.',
  },
  {
    says: 'walking football',
    in: 'interests',
    brutal: [
      'Football with the running taken out, and the arguing left in full.',
      'A foul for breaking into a jog. Some offices would get a lot of free kicks.',
    ],
    gentle: 'Organising sessions is community work with a scoreboard. Add numbers on a normal week.',
  },
  {
    says: 'goalkeeper|goalkeeping',
    not: 'coach',
    in: 'interests',
    brutal: ['A goalkeeper gets remembered for the one. Like payroll.', "Ninety minutes of shouting “away”, mostly unheeded. That's compliance experience."],
    gentle: 'Goalkeepers organise what is in front of them and recover in public. Level and club: the position explains itself.',
  },
  {
    says: 'soccer coach|youth football coach|junior football coach|coaching football|under 10s|under 11s|under 12s|under-12s',
    in: 'interests',
    brutal: [
      'In youth football the tactics are simple: spread out. They have never once spread out.',
      'You own more bibs than shirts, and someone always goes home in number seven.',
    ],
    gentle: 'Badge level, squad size, seasons: coaching is planning and people. It belongs closer to the work than to the hobbies.',
  },
  {
    says: 'season ticket|season ticket holder',
    in: 'interests',
    brutal: [
      'A season ticket: paying in advance to complain in person.',
      'A season ticket: the same seat every week, beside a stranger whose views on the left back you could recite.',
    ],
    gentle: "Loyalty is plain to see in it. Helping to run a supporters' group, or its travel, is the organising half.",
  },
  {
    says: 'rugby',
    not: 'league ground|touch|tag|warwickshire|town of',
    in: 'interests',
    brutal: [
      "Rugby: thirty people in a heap, and the referee wants to know who had it last. You'll manage shared documents.",
      'The game lasts eighty minutes. The club dinner has its own disciplinary.',
    ],
    gentle: "Clubs give real jobs to volunteers. Captain, coach or fixtures, with the club's name, is worth more than the position.",
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
    gentle: "Bat, bowl or score: a scorer's book is an audit trail. Add club and job in one line.",
  },
  {
    says: 'village cricket',
    in: 'interests',
    brutal: ['Village cricket: the average is eleven, the tea is excellent, and the sightscreen is a van.', "Selection is easy. It's whoever answered."],
    gentle: 'Fixtures, covers, teas and ground: somebody does all that. Add the share of it that is yours.',
  },
  {
    says: 'netball',
    in: 'interests',
    brutal: [
      "Netball is a non-contact sport. It's remarkable how many people end up on the floor.",
      "In netball your job is printed on your bib, and you aren't allowed in the other departments.",
    ],
    gentle: 'Positions differ in temperament, and somebody on the panel will have played. GA or GK, with the league, is four words well spent.',
  },
  {
    says: 'tennis',
    not: 'table|padel|paddle|elbow',
    in: 'interests',
    brutal: [
      'Club tennis: fifteen minutes of play, and a booking system that has ended friendships.',
      "“Sorry.” “No, mine.” “Sorry.” That's a doubles match. You're ready for email.",
    ],
    gentle: 'Running the club ladder is running a competition. Add a rating or a team place, if you have one.',
  },
  {
    says: 'padel|padel tennis|paddle tennis',
    in: 'interests',
    brutal: ['Padel: tennis for people who already had a glass box at work.', 'The walls are in play. Squash saw that and phoned a lawyer.'],
    gentle: 'New clubs need people who get others to turn up. Add a league, or a group that you organise, if you have one.',
  },
  {
    says: 'pickleball',
    in: 'interests',
    brutal: [
      'Pickleball: tennis, table tennis and badminton in one room, and the noise has its own court cases.',
      "There's a zone called the kitchen, and you're not supposed to stand in it. Ask any chef.",
    ],
    gentle: 'Bringing it to a club, or running sessions, is starting something from nothing. Add the number who come.',
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
    gentle: "A handicap says it all in one number. Captain's year or the society day is event management, and goes before it.",
  },
  {
    says: 'ultimate frisbee',
    not: 'disc golf|frisbee golf',
    in: 'interests',
    brutal: [
      "Ultimate has no referee: the players settle fouls by discussion. It's a sport run as a flat hierarchy.",
      'It takes a serious athlete to sprint seventy yards after a toy.',
    ],
    gentle: 'A game without a referee is settled by talking, at speed. Add team, and captain or coach where that is true.',
  },
  {
    says: 'croquet',
    in: 'interests',
    brutal: ['Croquet looks like a garden party and plays like a hostile takeover.', 'The whole tactic is putting somebody else in the shrubs, politely.'],
    gentle: 'Association or golf croquet, with a handicap or a club, tells people that this is more than the lawn after lunch.',
  },
  {
    says: 'archery|archer',
    not: 'tv|radio 4|the archers',
    in: 'interests',
    brutal: [
      'Archery: a quiet sport with very clear feedback.',
      'In archery the target can be ninety metres off and you still know at once whose fault it was.',
    ],
    gentle: 'A classification or a round score cannot be argued with. Coach or field captain is safety for other people, and better still.',
  },
  {
    says: 'paintball|paintballing|airsoft',
    in: 'interests',
    brutal: ['{it}: camouflage, strategy, a briefing, and an accountant hiding in a tyre.', 'You can tell a lot about a colleague by who they shoot first.'],
    gentle: 'Marshalling it is a safety briefing and a crowd with adrenaline. As a player, one word and a smile are what it gives.',
  },
  {
    says: 'tug of war|tug-of-war',
    in: 'interests',
    brutal: [
      'Tug of war was an Olympic sport until 1920. After that it moved into budget meetings.',
      'Tug of war is won entirely by going backwards together. It could be on a poster.',
    ],
    gentle: 'Timing matters more than weight, and that is a fine thing for a team to know. Add club, event and placing.',
  },
  {
    says: 'classic car|classic cars|vintage car|vintage cars|car restoration|restoring cars|restoring classic cars',
    in: 'interests',
    brutal: [
      'A classic car is a part-time job with an ashtray.',
      'It runs beautifully. It ran beautifully on Sunday, anyway, for some of the way there.',
      'Classic car people keep a spare carburettor indoors. On a shelf. Possibly on a cushion.',
    ],
    gentle: 'Restoration is diagnosis, sourcing and patience. Add marque, and the job done with your own hands.',
  },
  {
    says: 'motorcycling|motorbikes|motorbike|motorcycle|motorcycles|biker',
    in: 'interests',
    brutal: [
      "You can't talk, eat or phone on a motorbike. It's the last private office.",
      'Motorcycling: dressed for a shipwreck, arriving at a café in July.',
    ],
    gentle: 'An advanced riding test or blood bike duty says care and planning. Add the longest tour by name.',
  },
  {
    says: 'caravan|campervan|camper van|motorhome',
    in: 'interests',
    brutal: [
      '{it}: the small kitchen goes to see the sea.',
      'Reversing it is a two-person job, and the second person has never been heard.',
      "Everything in a {it} is also a bed. That's agile.",
    ],
    gentle: 'A conversion of your own is electrics, gas, insulation and joinery: a portfolio on wheels. Otherwise one place it has been.',
  },
  {
    says: 'morris dancing|morris dancer|morris dance',
    in: 'interests',
    brutal: [
      'Morris dancing: bells, hankies, sticks, dawn on the first of May, and not one person was forced.',
      'Morris dancers have a dress code that no start-up could make more casual.',
    ],
    gentle: "Bagman means bookings and money, squire means leading. Add the side's name.",
  },
  {
    says: 'battle re-enactment|re-enactment|reenactment|historical reenactment|historical re-enactment|viking re-enactment',
    in: 'interests',
    brutal: [
      'The battle is on Saturday at two, again on Sunday, and the result is already out.',
      'Re-enactment: weekends in wool, in a field, correcting people about buttons.',
    ],
    gentle: 'Kit making, drill, and talking to the public for hours: it is teaching in costume. Add society and period.',
  },
  {
    says: 'parkour|free running|freerunning',
    in: 'interests',
    brutal: [
      'Parkour: looking at the stairs, then at the handrail, then at the interviewer.',
      'The shortest way from A to B, through everything Facilities put there.',
    ],
    gentle: 'Its coaches teach risk in small steps. Add a session led, or a coaching award, if you have one.',
  },
  {
    says: 'landscape photography|nature photography',
    in: 'interests',
    brutal: [
      'Landscape photography: up at four, three hours in a bog, and the light was best on the drive there.',
      'Landscape photography is waiting with a tripod for a cloud to show some professionalism.',
    ],
    gentle: 'Exhibited, sold or printed. Add a link to ten pictures, if you have one.',
  },
  {
    says: 'wildlife photography',
    in: 'interests',
    brutal: ['Wildlife photography: six days in a hide, four thousand frames, one usable ear.', 'Otters, kingfishers, owls: no client has ever been later.'],
    gentle: 'Fieldwork, permission and a good eye. One species and one place, and the reader can see it.',
  },
  {
    says: 'travel|travelling|traveling|backpacking trip',
    near: 'southeast asia|south east asia|thailand|vietnam|bali',
    in: 'interests',
    brutal: [
      'Everyone who goes there comes home with the elephant trousers. Not one pair has ever been thrown out.',
      'A night bus there teaches more about risk than any e-learning module with a quiz.',
    ],
    gentle: 'One thing arranged there without the language is worth more than the region. It fits in half a sentence.',
  },
  {
    says: 'barbecue|barbecuing|bbq|grilling|smoking meat|smoking brisket',
    in: 'interests',
    brutal: ['Fourteen hours for a brisket. Project managers would have sent updates.', 'A barbecue turns anyone with tongs into a head of department.'],
    gentle: 'Fifty people fed on time from one fire is event catering. Add a competition team, if there is one.',
  },
  {
    says: 'volleyball',
    not: 'beach',
    in: 'interests',
    brutal: [
      "Volleyball: three touches and it has to be somebody else's problem. You'll like ticket handovers.",
      '“Mine.” Two people said it. It landed between them.',
    ],
    gentle: 'Setter, libero or hitter tells a coach a lot and a recruiter little. Add club and league.',
  },
  {
    says: 'archaeology|archaeological dig|community archaeology',
    not: 'degree|ba|bsc',
    in: 'interests',
    brutal: [
      'Archaeology: kneeling in a trench with a toothbrush, hoping for a palace and labelling a drain.',
      'Archaeologists can find out everything about a village from its bin. Facilities, take note.',
    ],
    gentle: 'Finds, drawing or digging: recording is the discipline in all three. Add the dig by name, and its season.',
  },
  {
    says: 'sheepdog|sheepdogs|sheepdog trials',
    in: 'interests',
    brutal: [
      "A sheepdog, two whistles, and five who'd rather not. It's the closest thing to a steering group on grass.",
      "A sheepdog understands at four hundred yards what a team won't in an email.",
    ],
    gentle: 'Handling a working dog is timing and restraint. Trials have scores, and a result is a fine detail.',
  },
  {
    says: 'race marshal|race marshalling|marathon volunteer|parkrun volunteer',
    in: 'interests',
    brutal: [
      "A race marshal: a bib, a corner, six hours, and “nearly there”, which it wasn't.",
      'Pointing left at two thousand runners. The one you remember is the one who went right.',
    ],
    gentle: 'Marshals brief, direct and look after strangers. Add event and field size.',
  },
];
