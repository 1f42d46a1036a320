import type { ComicEntry } from '../comic-entry.ts';

/** Interests under the sky. */
export const OUTDOOR_HOBBIES: readonly ComicEntry[] = [
  {
    says: 'parkrun|park run',
    in: 'interests',
    brutal: [
      'A free run that begins at nine every Saturday, ends at a café, and produces a spreadsheet by lunch.',
      "Parkrun is the one meeting in Britain that starts on time, and it's on a Saturday, in the rain.",
      'Nothing says weekend like a barcode in a running short.',
    ],
    gentle: 'Have you volunteered at parkrun as well as run it? Marshal, timer or run director is a team, a rota and a safety briefing: say which.',
  },
  {
    says: 'marathon',
    not: 'half|ultra|sub|pb|personal best|hour|london|netflix|film|movie|reading|tv',
    in: 'interests',
    brutal: [
      'A marathon is 26.2 miles long. The account of it is nearer thirty.',
      '26.2 miles, and only the .2 ever gets complained about.',
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
      'The only deadline on the page measured by a chip in a shoe.',
    ],
    gentle: 'A marathon time is months of sticking to a plan. One clause on how you fitted the training round work says more than the clock.',
  },
  {
    says: 'london marathon|new york marathon|berlin marathon|boston marathon|paris marathon',
    in: 'interests',
    brutal: [
      'The hardest part of the {it} is getting a place. The running is a formality with bananas.',
      'Thousands of people, one course, and somebody dressed as a rhino is ahead.',
    ],
    gentle: 'Places in the {it} are hard to come by. Ballot, qualifying time or charity? Each of the three tells an employer something different.',
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
      'Running up a hill on purpose, and then the difficult bit: down.',
      "The prize for a fell race is traditionally a pint, a cake or a pair of socks. And you've seen the hill.",
      'Fell running took jogging and removed the path.',
    ],
    gentle: 'Fell running is route choice in bad visibility. If you help to marshal or to organise a race, that belongs here too.',
  },
  {
    says: 'couch to 5k|c25k',
    in: 'interests',
    brutal: [
      "It's a nine-week project plan with a clear scope, and it opens with furniture.",
      'Couch to 5K: more people know week five by heart than their own PIN.',
    ],
    gentle: 'A nine-week plan followed is worth saying plainly. Finished it? Put the month. Still going? “Week six” is honest and charming.',
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
    brutal: [
      'Orienteering is the only race you can win by reading.',
      'A sport where the fastest runner comes last, having gone to the wrong wood beautifully.',
    ],
    gentle: 'Map, compass, decisions at speed: orienteering has obvious uses at work. Do you plan courses too? That would be a line of its own.',
  },
  {
    says: 'tough mudder|obstacle course racing|obstacle race|spartan race',
    in: 'interests',
    brutal: [
      "There's an entry fee for the mud and the barbed wire, and what you take home is a headband or a finisher's T-shirt.",
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
      'It could mean the hundred metres or the javelin. One of those needs more notice.',
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
    brutal: ['282 mountains over 3,000 feet, and the view from most of them is the inside of a cloud.', 'A hobby that is really a spreadsheet with midges.'],
    gentle: 'Munros come with a tally. Put yours in: a number out of 282 is the best kind of evidence, honest and countable.',
  },
  {
    says: 'wainwrights|wainwright bagging',
    in: 'interests',
    brutal: [
      "214 fells chosen by one accountant with a pipe and a pen. You're completing somebody else's list.",
      "The Wainwrights: a borough treasurer's filing system, in boots.",
    ],
    gentle: 'How many of the 214? A running total shows staying power better than the word “determined” ever could.',
  },
  {
    says: 'hiking|hikes',
    near: 'alps|dolomites|pyrenees|peak district|lake district|snowdonia|highlands|appalachian|rockies|pct|yosemite',
    in: 'interests',
    brutal: [
      'A hike there has three summits before the summit, and a car park that was closer on the map.',
      "You named the mountains, so the interviewer who's been there now owns ten of your minutes.",
    ],
    gentle: "You've said where, which most people don't. One route or one summit by name would finish it.",
  },
  {
    says: 'rambling|rambler|ramblers',
    in: 'interests',
    brutal: [
      '“Rambling” under interests. The rest of the page will be watched for it.',
      'The only hobby on a CV that also describes how some CVs are written.',
      'Ramblers know two things: where the footpath should be, and who put that gate there.',
    ],
    gentle: "Do you lead walks or look after paths? Ramblers' work on rights of way is quiet public service and fits in one clause.",
  },
  {
    says: 'duke of edinburgh|dofe|d of e',
    in: 'interests',
    brutal: [
      'The expedition: four people, one trangia, and a map held upside down with total confidence.',
      'DofE teaches leadership, navigation and what happens to a banana in a rucksack over two days.',
      "Everyone's pasta was crunchy. It's practically on the certificate.",
    ],
    gentle: "Bronze, Silver or Gold? Say which, and name the volunteering part: it's usually the most useful of the sections.",
  },
  {
    says: 'backpacking|backpacker',
    in: 'interests',
    brutal: [
      "Backpacking: where a person learns exactly how many T-shirts are needed. It's three.",
      "Everything you own in one bag, and now you're applying for a desk with drawers.",
    ],
    gentle: 'Pick one leg of it where you had to sort something out: a missed ferry, a language, a budget. That is the line.',
  },
  {
    says: 'camping',
    not: 'wild|glamping',
    in: 'interests',
    brutal: [
      'Camping is doing the washing-up outdoors at some expense.',
      'A tent teaches the whole of engineering: one bag, and it never goes back in.',
      'The view is free. So is the 4 a.m. conversation from the next pitch.',
    ],
    gentle: 'Where, and with whom? If you organise it for a group, you run bookings, kit lists and catering for people in wet socks.',
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
    says: 'bushcraft|survival skills',
    in: 'interests',
    brutal: [
      'Bushcraft: lighting a fire with a stick, ten yards from a car with a lighter in it.',
      "You can make a spoon. It takes all day, and there's a drawer of them at home.",
    ],
    gentle: 'Do you teach any of it? Knife safety and fire lighting with beginners is instruction under risk: worth naming.',
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
      'It used to be called falling in.',
      'The swim lasts six minutes. The flask, the hat and the telling take the afternoon.',
    ],
    gentle: 'Does your group have a spot, a season, a safety routine? One detail lifts this out of the list everybody has.',
  },
  {
    says: 'cold water swimming|cold water|ice swimming|cold plunge|ice bath',
    not: 'cold water system|cold water tank|cold water supply',
    in: 'interests',
    brutal: [
      'Nobody has ever come out of it and kept it to themselves.',
      'Cold water: good for the circulation, particularly of the anecdote.',
      "Your shower has two taps. You've chosen a side.",
    ],
    gentle: 'A habit kept through a winter is worth more than the fashion for it. How long have you done it, and who goes with you?',
  },
  {
    says: 'sea swimming|sea swimmer',
    in: 'interests',
    brutal: [
      'The sea: no lanes, no lockers, and the deep end has shipping.',
      "Sea swimmers always say it's lovely once you're in. So do people in timeshares.",
    ],
    gentle: 'Tides, weather, a buddy: the preparation is the interesting part for an employer. Mention that you check them.',
  },
  {
    says: 'masters swimming|club swimming|competitive swimming|swim team',
    in: 'interests',
    brutal: [
      'Hours of following a black line, one wall at a time. Open-plan offices have less to look at.',
      'At half past five in the morning a pool is full of people who were told it would be fun.',
    ],
    gentle: 'Which stroke, which level? Early training kept up for years is the plainest proof of reliability there is.',
  },
  {
    says: 'surfing|surfer',
    not: 'couch|web|internet|net|channel',
    in: 'interests',
    brutal: [
      'Surfing is ninety per cent lying on a board looking at the horizon, like stock control.',
      'British surfing: a thick wetsuit, a grey sea, a van that never fully dries.',
      'Four hours in the water, eleven seconds standing up.',
    ],
    gentle: 'Surfers plan a week round a forecast. Say where you surf, and if you teach it, say that first.',
  },
  {
    says: 'kitesurfing|kite surfing|kiteboarding',
    in: 'interests',
    brutal: ['Windsurfing was judged too easy to get down from.', 'Kitesurfing: the kite has one plan and the sea has another, and you hold the string.'],
    gentle: 'A sport that starts with a safety check every time. If you instruct or mentor beginners, put it in.',
  },
  {
    says: 'windsurfing|windsurfer',
    in: 'interests',
    brutal: ['Windsurfing always goes beautifully in one direction. The walk back is the sport.', 'All the rigging of a yacht and nowhere to sit.'],
    gentle: 'Where do you sail, and do you race or teach? Patience with wind that never came is a real skill; a place makes it concrete.',
  },
  {
    says: 'paddleboarding|paddle boarding|stand up paddle|stand-up paddleboarding',
    in: 'interests',
    brutal: ['Paddleboarding is standing up slowly in public.', 'The only boat you bring home in a rucksack and dry in the bath.'],
    gentle: 'Sea, lake or canal? A favourite stretch of water gives the reader a picture, and you a better line.',
  },
  {
    says: 'canoeing|canoe',
    in: 'interests',
    brutal: ['Two people, two paddles, two ideas about left.', 'A canoe holds a tent, a dog and one unresolved argument about steering.'],
    gentle: 'Steering a canoe with someone else is negotiation. Name the river and the distance and it becomes a story.',
  },
  {
    says: 'white water rafting|whitewater rafting|rafting',
    in: 'interests',
    brutal: ["Six strangers, one raft and a guide shouting “forward”. It's stand-up with helmets.", 'White water rafting: nobody falls in except everybody.'],
    gentle: 'As a guide or as a passenger? If you held the paddle at the back, that is responsibility for a boat full of people.',
  },
  {
    says: 'rowing',
    not: 'machine|indoor|gym|ergometer',
    in: 'interests',
    brutal: [
      'Rowing is the only race where nearly everyone in the boat faces the wrong way.',
      'Rowing: up at five, carry the boat to the water, go backwards.',
      "Eight rowers, one direction, and the only person who can see it isn't rowing.",
    ],
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
    brutal: [
      'Sailing: standing under a cold shower and tearing up money, as sailors themselves describe it.',
      'Everything on a boat has two names, and you may only use the one nobody ashore understands.',
      "It's the fastest way to travel slowly.",
    ],
    gentle: 'Crew or skipper? Tickets such as Day Skipper or Competent Crew are certificates, and deserve their own line.',
  },
  {
    says: 'dinghy sailing|dinghy',
    in: 'interests',
    brutal: ["A dinghy is a boat that you're in, then under, then beside.", 'Dinghy racing: twenty near misses and a committee in the bar to discuss them.'],
    gentle: 'Do you race, teach or sit on the committee? Club race officers run a live event in a changing wind.',
  },
  {
    says: 'scuba diving|scuba diver|scuba|padi',
    in: 'interests',
    brutal: [
      'Scuba: the hobby with its own hand signal for “fine”, because fine has to be checked.',
      'You trust your life to a hired hose and a stranger called your buddy. Matrix working holds no fear.',
      'Half an hour looking at fish, two hours rinsing rubber.',
    ],
    gentle: "Which level, and how many logged dives? The log book is evidence most hobbies can't offer, so use it.",
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
      'Thirty minutes of treading water while somebody has hold of your costume.',
    ],
    gentle: "Position and club, please. It's a rare team sport and a training load that people outside never guess.",
  },
  {
    says: 'fishing',
    not: 'fly|carp|magnet|sea|phishing|deep sea|commercial',
    in: 'interests',
    brutal: [
      'Fishing is sitting down with equipment.',
      'The one that got away is the only claim on any CV that grows between interviews.',
      "Hours of waiting for a bite. You'd be very calm on a shared inbox.",
    ],
    gentle: 'River, lake or sea? Say which, and whether you belong to a club: bailiffs and match secretaries do real organising.',
  },
  {
    says: 'fly fishing|fly fisherman|fly tying',
    in: 'interests',
    brutal: [
      'You spend the winter making an insect by hand so that a trout can ignore it in spring.',
      'Fly fishing: four hundred pounds of kit, standing in a river, outwitted by something with no eyelids.',
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
    says: 'dragon boat|dragon boating|dragon boat racing',
    in: 'interests',
    brutal: [
      'A dragon boat has twenty paddlers and a person with a drum, which is how most offices wish meetings worked.',
      "In most teams the one banging the drum isn't the one with the title.",
    ],
    gentle: 'Paddler, drummer or helm? Twenty people in time is coordination you can point at; name your seat.',
  },
  {
    says: 'rock climbing|trad climbing|sport climbing',
    in: 'interests',
    brutal: [
      'Rock climbing: “trust me” with a rope on it.',
      'The hardest move in climbing is asking whoever holds the rope to stop checking a phone.',
      'Climbers call it a problem, a project and a crux. So does the PMO, at sea level.',
    ],
    gentle: "Indoor wall or rock, leading or second? Grade and place make this concrete, and belaying is other people's safety.",
  },
  {
    says: 'mountaineering|mountaineer|alpine climbing|alpinism|mountain climbing',
    in: 'interests',
    brutal: [
      "The summit is optional, the descent is mandatory, and the photocopier can't frighten you now.",
      'Mountaineering: months of planning for ten minutes at the top in which nobody can feel their fingers.',
    ],
    gentle: 'Name a route and your role on the rope. Turning back on time is a decision employers understand at once.',
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
    brutal: [
      'Two hours of cycling for one flat white, in clothing that hides nothing.',
      "Strava has a record of everything. It's the most thorough appraisal on the page.",
      'A road cyclist can tell you the gradient of the car park.',
    ],
    gentle: 'Do you lead club rides? Route, pace and a group of twenty in traffic is planning and safety in one.',
  },
  {
    says: "cycle touring|bike touring|bikepacking|bicycle touring|coast to coast|land's end to john o'groats|lejog",
    not: 'sales',
    in: 'interests',
    brutal: [
      'Everything you needed, in two bags, uphill, into the wind. Whichever way you went.',
      'You know the price of a second breakfast in every town on the route.',
    ],
    gentle: 'Distance and days, please: “{it}, 900 miles in 14 days” is a project plan in seven words.',
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
    says: 'roller derby',
    in: 'interests',
    brutal: [
      "Full contact, on wheels, under a name that's a pun. Security would like to know the pun.",
      'Roller derby is run entirely by the skaters, so there are more committees than bruises, just.',
    ],
    gentle: "Derby leagues run themselves: finance, venues, officials. Which part do you do? That's organisational work.",
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
    brutal: ['A 5 a.m. sport in sequins.', 'Judged on technical merit and artistic impression. Your appraisal only ever had boxes for one.'],
    gentle: 'Test levels and competitions can be named. Years of falling and getting up in public is resilience you can prove.',
  },
  {
    says: 'ice hockey',
    in: 'interests',
    brutal: [
      'Ice hockey comes with its own box to go and think about it. Offices have tried the glass meeting room.',
      'Substitutions mid-play, at speed, over a wall. Try that with a handover.',
    ],
    gentle: 'Position, club, level. Rink time is at midnight for most amateurs, so commitment goes without saying, but say it.',
  },
  {
    says: 'curling',
    not: 'hair|tongs|iron|eyelash',
    in: 'interests',
    brutal: [
      'Curling: the only sport in which housework is shouted for.',
      "Forty pounds of granite, two brooms, and a captain yelling “hurry” at something nobody's allowed to touch.",
    ],
    gentle: "Which position, lead, second, third or skip? Curling teams decide together under a clock; it's a good story.",
  },
  {
    says: 'skiing|skier|ski',
    not: 'cross country|cross-country|water|nordic|jet',
    in: 'interests',
    brutal: ['Skiing: twenty minutes of queue, four minutes of terror, one cheese.', 'The boots are the only footwear worn by choice that needs a lever.'],
    gentle: 'Instructor, racer or holiday skier? A BASI level or a season worked is experience; otherwise a place name will do.',
  },
  {
    says: 'paragliding|paraglider|hang gliding|hang-gliding|paramotoring',
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
      'Skydiving: the only sport where the kit has a spare because the first one is a suggestion.',
      'It takes sixty seconds to fall and the rest of a decade to mention it less.',
      'Every other item on the page now sounds like it was done sitting down.',
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
    says: 'gliding',
    not: 'hang|para',
    in: 'interests',
    brutal: [
      'An aircraft that deliberately forgot the engine.',
      "Gliding clubs: you fly for forty minutes and push other people's wings across a field for the other seven hours.",
    ],
    gentle: 'Solo, Bronze or instructor? Gliding clubs run on volunteers, and the winch and launch-point jobs count as well.',
  },
  {
    says: 'hot air balloon|hot air ballooning|ballooning',
    in: 'interests',
    brutal: [
      'A basket, a fire and no steering. Plenty of start-ups would recognise the layout.',
      'Half of ballooning is a Land Rover following you, looking for a gate.',
    ],
    gentle: 'Pilot or ground crew? Crew jobs mean logistics, landowners and an early start: a fine unusual line.',
  },
  {
    says: 'drone photography|drone flying|fpv drone|drones|drone pilot',
    in: 'interests',
    brutal: [
      'The drone sees everything except the tree.',
      'A drone is a very quiet way to shoot a landscape, apart from the noise.',
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
    says: 'plane spotting|planespotting|aviation enthusiast',
    in: 'interests',
    brutal: ["You're the only person at the airport who's pleased about the delay.", 'Plane spotting is reading number plates at 200 miles an hour.'],
    gentle: 'Observation, records, timetables. Which airport, and do you log or take pictures? A detail makes it memorable.',
  },
  {
    says: 'trainspotting|train spotting|rail enthusiast|railway enthusiast|railways',
    not: 'model|film|engineer|volunteer',
    in: 'interests',
    brutal: [
      "A rail enthusiast is the one passenger who improves when it's a replacement engine.",
      'The train is cancelled for everybody, but only you know its number.',
      'Flask, notebook, end of platform four: a hot desk with better records.',
    ],
    gentle: 'Knowing a network in detail is a real asset in transport and planning. Is there a part of it you know best?',
  },
  {
    says: 'heritage railway|steam railway|steam train|steam trains|steam locomotive|preserved railway',
    in: 'interests',
    brutal: [
      'A heritage railway is unpaid, filthy, run to the minute, and oversubscribed by engineers.',
      'Six hours to light it, four miles to the next station, and a waiting list to shovel.',
    ],
    gentle: 'Signal box, footplate, track gang or tearoom? They are trained and examined roles: name yours like a job.',
  },
  {
    says: 'birdwatching|bird watching|birding|birder|birdwatcher|ornithology|twitching',
    in: 'interests',
    brutal: [
      'Birding: the only meeting where everyone stands still, whispers, and takes accurate notes.',
      'Half of it is birds. The other half is “it was there a second ago”.',
      "It's called a gull, not a seagull. There. I've saved you the start of the interview.",
    ],
    gentle: "Do you keep records for a survey or a county recorder? That is data collection, and it's published.",
  },
  {
    says: 'pigeon racing|racing pigeons|pigeon fancier|homing pigeons',
    in: 'interests',
    brutal: [
      'The athletes go out by lorry and make their own way home. Logistics has been trying to copy it for years.',
      'Timed to the second over hundreds of miles, and beaten by a hen on the wrong roof.',
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
      'Ask three beekeepers a question and you get four answers and a jar.',
      'The only hobby where smoke is how you calm the room down.',
    ],
    gentle: 'How many hives, and did they come through the winter? Bees mean records, timing and calm hands; a number shows it.',
  },
  {
    says: 'chickens|keeping hens|hens|poultry keeping|chicken keeping',
    not: 'recipe|cooking|fried',
    in: 'interests',
    brutal: [
      'Chickens: a pension scheme that pays in eggs and gets out under the fence.',
      "You've got the only line manager job with a literal pecking order.",
    ],
    gentle: 'Looking after animals before work every morning is reliability nobody has to take your word for.',
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
    says: 'dressage',
    in: 'interests',
    brutal: [
      "Dressage is the horse doing the work and you pretending you didn't ask.",
      "Invisible instructions and perfect posture, on something that's spotted a leaf.",
    ],
    gentle: "Level and score sheets exist: give them. It's a discipline of tiny corrections, and readers rarely know that.",
  },
  {
    says: 'show jumping|showjumping|eventing|cross country riding',
    in: 'interests',
    brutal: [
      'In showjumping you plan every stride to the fence, and the horse has the casting vote.',
      'A clear round takes seventy seconds and a trailer, two days and a person to hold things.',
    ],
    gentle: 'Which height, and do you bring on novice horses? Training is the part that carries over to work.',
  },
  {
    says: 'dog walking|dog walker|walking the dog|walking my dog|walking dogs',
    in: 'interests',
    brutal: [
      'Dog walking: twice a day, all weathers, with a small bag in your pocket that nobody asks about.',
      'You know every dog in the park by name and not one of the owners.',
      "A daily stand-up with somebody who's always pleased with the sprint.",
    ],
    gentle: "For yourself, for a shelter or for clients? The last two are responsibility for somebody else's animal: say so.",
  },
  {
    says: 'dog agility|agility training|flyball',
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
    says: 'fossil hunting|fossils|fossil collecting|rockhounding|mineral collecting',
    in: 'interests',
    brutal: [
      "Two hundred million years in a cliff, and now it's on a windowsill next to the radiator key.",
      'Fossil hunting: hitting stones with a hammer to find a better stone inside.',
    ],
    gentle: 'Which coast or quarry? Identification and labelling are museum skills; a named find is a pleasure to ask about.',
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
      'The telescope arrived. So did eleven weeks of cloud. Astronomers call this delivery.',
      'Astronomy: getting cold in a field to look at something that may have moved out.',
      "Light leaves a star, crosses the galaxy for centuries, and meets a neighbour's patio lamp.",
    ],
    gentle: 'Do you observe, take pictures or show others round the sky? Outreach evenings are public speaking in the dark.',
  },
  {
    says: 'gardening|gardener',
    not: 'volunteer|landscape|company|job|head gardener|market',
    in: 'interests',
    brutal: [
      'Gardening: outdoor housework with slugs as the client.',
      'A gardener plans in years and is overruled by a Tuesday in April.',
      'The one hobby with its own border force.',
    ],
    gentle: 'Vegetables, roses, a community plot? Name what you grow; it shows planning a season ahead and doing the dull part.',
  },
  {
    says: 'allotment|vegetable growing|growing vegetables|grow your own|vegetable garden|growing my own',
    in: 'interests',
    brutal: [
      'There are two seasons: nothing, and courgettes.',
      "The allotment committee has a constitution, a water rota and a feud about a hedge. You've done politics.",
      'It works out at about nine pounds a carrot.',
    ],
    gentle: "Allotments need planning, patience and getting on with the plot next door. If you're on the committee, say so.",
  },
  {
    says: 'composting|compost',
    in: 'interests',
    brutal: ["A heap of waste you turn now and then until it's ready. It's the shared drive, but it works.", 'Composting: management of rot, with a lid.'],
    gentle: 'Is it your own heap or a community scheme? Running one for a street or an office is a sustainability project.',
  },
  {
    says: 'giant vegetables|flower show|show vegetables|chrysanthemums|dahlias|sweet peas|rose growing',
    in: 'interests',
    brutal: ['A hobby that ends with somebody in a blazer measuring it.', 'In the marquee everyone is very friendly, and nobody says what they feed them.'],
    gentle: 'Growing to a date and a standard is project work. A card from a show, with the class, would prove it nicely.',
  },
  {
    says: 'dry stone walling|drystone walling',
    in: 'interests',
    brutal: [
      "No cement, no cutting, and the rule that a stone picked up doesn't get put back down. Try that with emails.",
      'A wall that stands for two hundred years because nobody stuck anything to anything.',
    ],
    gentle: 'Metres built, certificate level or teaching: any of the three turns this into evidence of careful work.',
  },
  {
    says: 'conservation volunteering|conservation volunteer|tree planting|rewilding|hedge laying|hedgelaying',
    in: 'interests',
    brutal: [
      'You spend Saturday in a ditch pulling out something Victorians paid to bring in.',
      'A hundred whips, a hundred guards, and one deer with a clipboard.',
    ],
    gentle: 'Which habitat, and how many of you? Leading a work party means tools, safety and morale in the rain.',
  },
  {
    says: 'litter picking|litter picker|beach clean|beach cleaning|beach cleans|plogging',
    in: 'interests',
    brutal: ['Litter picking gives you a claw on a stick and a low opinion of energy drinks.', 'You now know what your town eats, drives and drops.'],
    gentle: "Bags filled and people gathered are numbers you have. If you organise it, that's permits, kit and volunteers.",
  },
  {
    says: 'canal restoration|waterway recovery|river restoration',
    in: 'interests',
    brutal: ['You dig out a canal that was closed for making no money, for no money.', 'Mud, a pump, and a shopping trolley with listed status.'],
    gentle: 'Bricklaying, plant, surveying, cake: restoration crews train you on the job. Name the lock and what you did there.',
  },
  {
    says: 'mountain rescue|search and rescue|cave rescue|lowland rescue',
    not: 'donat|fundrais|support',
    in: 'interests',
    brutal: [
      'Mountain rescue means being called off a sofa at midnight to look for someone in trainers with four per cent battery.',
      "On call, unpaid, uphill, in the dark. Whatever the rota here is, it'll feel like a spa.",
    ],
    gentle: "This isn't a hobby, it's a qualification with a pager. Give it a heading of its own: role, training, callouts.",
  },
  {
    says: 'rnli|lifeboat|lifeboat crew|coastguard',
    not: 'raised|donor|donate',
    in: 'interests',
    brutal: [
      "Lifeboat: the only pager that beats your manager's, and comes with a tractor.",
      "When everyone else is told to stay away from the sea, that's the invite.",
    ],
    gentle: 'Crew, shore or fundraising? Say which and since when; training hours on a lifeboat station count as work experience.',
  },
  {
    says: 'scout leader|scouts leader|cub leader|beaver leader|cub scout leader|brownie leader|guide leader|scoutmaster',
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
      "Kick-off is half ten, or when somebody's found the goalkeeper.",
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
    says: 'football referee|referee|refereeing|umpiring|umpire|linesman',
    not: 'journal|paper|peer',
    in: 'interests',
    brutal: [
      'A referee is the only person on a pitch who knows the rules, and the only one booed for it.',
      "Twenty-two clients, no appeal, and everyone watching thinks they'd do it better.",
    ],
    gentle: 'Referee level and matches a season, please. Decisions under abuse, explained calmly, is exactly what people hire for.',
  },
  {
    says: 'soccer coach|youth football coach|junior football coach|coaching football|under 10s|under 11s|under 12s|under-12s',
    in: 'interests',
    brutal: [
      'The tactics are simple: spread out. They have never once spread out.',
      'You own more bibs than shirts, and someone always goes home in number seven.',
    ],
    gentle: 'Badge level, squad size, seasons. Coaching is planning and people, and it belongs closer to your work than to your hobbies.',
  },
  {
    says: 'season ticket|season ticket holder',
    in: 'interests',
    brutal: [
      'A season ticket: paying in advance to complain in person.',
      "Every home game in the same seat, beside a stranger who'd have taken the other one off.",
      "You've stayed with something through bad results for no reason at all. Most pension funds can't say that.",
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
      'Some hobbies leave you with stories. This one files them in your ears.',
    ],
    gentle: 'Position and club? Captain, coach, fixtures secretary: rugby clubs give real jobs to volunteers. Put yours.',
  },
  {
    says: 'cricket',
    not: 'village|insect|wireless',
    in: 'interests',
    brutal: [
      'Cricket is the only game that stops for lunch, tea, rain, and the light.',
      "Five days and a draw. You'll be fine in procurement.",
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
      "Netball: you may not run, dribble or touch anyone. It's remarkable how many people end up on the floor.",
      "Your job is printed on your bib, and you aren't allowed in the other departments.",
      'Seven bibs, and there is always a fight to be anything but goal defence.',
    ],
    gentle: 'Which position? GA and GK are different temperaments, and somebody on the panel will have played.',
  },
  {
    says: 'lacrosse',
    in: 'interests',
    brutal: [
      "Lacrosse was once played by hundreds over several miles. Now it's a net on a stick and somebody explaining it.",
      "It's catching, but with a butterfly net and consequences.",
    ],
    gentle: "It's a rare sport outside North America, so add a club or a position and give the reader a way in.",
  },
  {
    says: 'tennis',
    not: 'table|padel|paddle|elbow',
    in: 'interests',
    brutal: [
      'Tennis is the only sport that opens at love and is all argument from there.',
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
      'You write down your own score, in pencil, unobserved. Finance would like to see the card.',
      'More contracts get discussed on the fourteenth than in any room with a screen.',
    ],
    gentle: "Handicap says it all in a number. If you've been captain or run the society day, that's event management.",
  },
  {
    says: 'ultimate frisbee|frisbee',
    not: 'disc golf|frisbee golf',
    in: 'interests',
    brutal: [
      "Ultimate has no referee: the players settle fouls by discussion. It's a sport run as a flat hierarchy.",
      'It takes a serious athlete to sprint seventy yards after a toy.',
    ],
    gentle: 'Self-refereed at speed: that is conflict handling. Team and role would make this line do some work.',
  },
  {
    says: 'croquet',
    in: 'interests',
    brutal: ['Croquet looks like a garden party and plays like a hostile takeover.', 'The whole tactic is putting somebody else in the shrubs, politely.'],
    gentle: "Association or golf croquet? A handicap or a club tells people this isn't just the lawn after lunch.",
  },
  {
    says: 'bowls|lawn bowls|crown green bowling|crown green bowls',
    in: 'interests',
    brutal: [
      'The ball is biased, the green is sacred, and everyone wears white to stand still.',
      'Bowls clubs look calm until the minutes of the greens committee.',
    ],
    gentle: 'Bowls is precision and a fixture list. Do you play for the county or keep the books? Either is worth the space.',
  },
  {
    says: 'baseball',
    not: 'cap|card',
    in: 'interests',
    brutal: [
      'Baseball: three hours, eighteen minutes of it moving, all of it recorded to three decimals.',
      "A hitter who fails seven times in ten goes to the Hall of Fame. Don't quote that in a probation review.",
    ],
    gentle: "Played, coached or followed? If you keep score or statistics, you're an analyst with a hobby: say so.",
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
    says: 'gaelic football|hurling|camogie|gaa',
    in: 'interests',
    brutal: ['Amateur players, eighty thousand in Croke Park, and work on Monday.', '{it}: fifteen a side and a parish that never forgets who missed it.'],
    gentle: 'Club, county or coaching? GAA clubs run on volunteers; name your part in it and people will know the effort.',
  },
  {
    says: 'tug of war|tug-of-war',
    in: 'interests',
    brutal: [
      'Tug of war was an Olympic sport until 1920. After that it moved into budget meetings.',
      'A sport won entirely by going backwards together. It could be on a poster.',
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
    says: 'motorsport|rallying|track days|track day|rally driving',
    in: 'interests',
    brutal: ['{it}: the most expensive way to get back to where you parked.', 'Weeks of work on a car for the pleasure of bringing it home in two vehicles.'],
    gentle: "Driver, co-driver, mechanic or marshal? Marshals and scrutineers hold licences, and that's training to print.",
  },
  {
    says: 'caravanning|caravan|campervan|camper van|motorhome|van conversion',
    in: 'interests',
    brutal: [
      '{it}: taking the small kitchen to see the sea.',
      'Reversing it is a two-person job, and the second person has never been heard.',
      "Everything in there is also a bed. That's agile.",
    ],
    gentle: "If you converted it yourself, you've done electrics, gas, insulation and joinery: that's a portfolio.",
  },
  {
    says: 'morris dancing|morris dancer|morris dance',
    in: 'interests',
    brutal: [
      'Bells, hankies, sticks, dawn on the first of May, and not one person was forced.',
      "The only dress code in the country that a start-up couldn't make more casual.",
      "Morris dancing: proof that you'll volunteer for what everyone else has stepped back from.",
    ],
    gentle: 'Dancer, musician, squire or bagman? Bagman means bookings and money, and few applications come with bells.',
  },
  {
    says: 'battle re-enactment|re-enactment|reenactment|historical reenactment|living history|viking re-enactment|larp|larping',
    in: 'interests',
    brutal: [
      'The battle is on Saturday at two, again on Sunday, and the result is already out.',
      'Weekends in wool, in a field, correcting people about buttons.',
      '{it}: somewhere to wear the helmet.',
    ],
    gentle: "Kit making, drill, talking to the public for hours: which is your part? It's teaching in costume.",
  },
  {
    says: 'ghost hunting|paranormal investigation|paranormal investigating|paranormal',
    in: 'interests',
    brutal: [
      "Hours in the dark with a meter, waiting for a reply. You've worked a ticket queue.",
      'Ghost hunting: no confirmed results in centuries, and the tours are fully booked. Sales could learn.',
    ],
    gentle: "Do you lead the nights or keep the records? Holding a group's attention in a cold cellar is presenting.",
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
      'Up at four, three hours in a bog, and the light was best on the drive there.',
      'Landscape photography is waiting with a tripod for a cloud to show some professionalism.',
    ],
    gentle: 'Exhibited, sold, printed? A link to ten pictures does more than the word, and shows that you can choose.',
  },
  {
    says: 'wildlife photography',
    in: 'interests',
    brutal: ['Six days in a hide, four thousand frames, one usable ear.', 'Otters, kingfishers, owls: no client has ever been later.'],
    gentle: 'Fieldwork, patience, permission and a good eye. Name a species and a place and the reader can see it.',
  },
  {
    says: 'travel|travelling|traveling|backpacking trip',
    near: 'southeast asia|south east asia|thailand|vietnam|bali',
    in: 'interests',
    brutal: [
      '{it} there: the trousers with elephants on are still in a drawer. Nobody throws them out.',
      'A night bus there teaches more about risk than any e-learning module with a quiz.',
    ],
    gentle: 'One thing you arranged there without the language, on your own, is worth more than the region. Pick it.',
  },
  {
    says: 'travel|travelling|traveling',
    near: 'europe|interrail|interrailing',
    in: 'interests',
    brutal: [
      '{it} by rail: half the countries are seen from a platform, and the other half from the floor by the doors.',
      'You know what a seat reservation is, and you know the sound of not having one.',
    ],
    gentle: 'Routes, budgets, connections: rail trips are planning. Say how far you got and one thing that went sideways.',
  },
  {
    says: 'travel|travelling|traveling',
    near: 'south america|peru|patagonia|latin america|brazil|argentina|bolivia',
    in: 'interests',
    brutal: [
      'A forty-hour bus with one film on it. After that no onboarding video can be long.',
      "It's a continent where the llama decides when the road is open.",
    ],
    gentle: "Did you pick up Spanish or Portuguese there? Then it's a language for the skills section, with a level.",
  },
  {
    says: 'travel|travelling|traveling',
    near: 'japan|tokyo|kyoto',
    in: 'interests',
    brutal: [
      'The trains apologise for thirty seconds. The culture shock is coming home.',
      'Japan by rail: a country where the left luggage works, the toilet talks, and the vending machine does soup.',
    ],
    gentle: 'What took you there, and did you learn any of the language? A purpose turns a holiday into an interest.',
  },
  {
    says: 'travel|travelling|traveling',
    near: 'iceland|norway|scandinavia|lapland|finland',
    in: 'interests',
    brutal: [
      'People go all that way for the northern lights, and the lights are in a meeting.',
      '{it} there: one waterfall, one jumper and the price of one beer, all unforgettable.',
    ],
    gentle: 'Did you drive it, hike it or take its picture? The verb is more interesting than the map: put the verb.',
  },
  {
    says: 'travel|travelling|traveling',
    near: 'india|nepal|himalaya|sri lanka',
    in: 'interests',
    brutal: [
      'An Indian railway timetable has more readers than most novels, and more suspense.',
      'Anyone who has crossed a road there has nothing to fear from change management.',
    ],
    gentle: 'Which region, and what did you do there? Treks and long train routes show planning; name one.',
  },
  {
    says: 'road trip|road trips|roadtrips|roadtripping',
    in: 'interests',
    brutal: ['A road trip is a budget, a playlist, and one argument at a junction.', 'All that scenery, and the best story is always from a petrol station.'],
    gentle: 'Miles, countries, and who planned it? Put the figure; “road trips” on its own could be the drive to work.',
  },
  {
    says: 'music festival|music festivals|festivals|glastonbury',
    not: 'food festival|film festival|manage|organis',
    in: 'interests',
    brutal: [
      'Festivals: the phone at two per cent, the tent somewhere in a field of the same tent.',
      'The one event where people queue for water in mud and rate it ten out of ten.',
    ],
    gentle: 'Went, or worked? Stewarding, bar or stage crew at a festival is experience with crowds; move it up.',
  },
  {
    says: 'barbecue|barbecuing|bbq|grilling|smoking meat|smoking brisket',
    in: 'interests',
    brutal: ['Fourteen hours for a brisket. Project managers would have sent updates.', 'A barbecue turns anyone with tongs into head of department.'],
    gentle: "Competition team or garden? If you've fed fifty people on time from one fire, that's event catering.",
  },
  {
    says: 'basketball',
    not: 'fantasy|wheelchair',
    in: 'interests',
    brutal: ['Basketball: forty minutes on the clock, and the last two take half an hour.', 'A sport of constant shouting for a switch. IT support has that.'],
    gentle: 'Guard, wing or centre, and for whom? Captaincy or coaching lifts it out of the list of nouns.',
  },
  {
    says: 'volleyball',
    not: 'beach',
    in: 'interests',
    brutal: ["Three touches and it's got to be somebody else's problem. You'll like ticket handovers.", '“Mine.” Two people said it. It landed between them.'],
    gentle: 'Setter, libero, hitter? Position tells a coach a lot and a recruiter a little; club or level does both.',
  },
  {
    says: 'archaeology|archaeological dig|community archaeology',
    not: 'degree|ba|bsc',
    in: 'interests',
    brutal: [
      'Kneeling in a trench with a toothbrush, hoping for a palace and labelling a drain.',
      'Archaeologists can find out everything about a village from its bin. Facilities, take note.',
    ],
    gentle: 'Which dig, and were you on finds, drawing or digging? Recording is the discipline there; put it in.',
  },
  {
    says: 'urban exploration|urbex|urban exploring',
    in: 'interests',
    brutal: ['You like your buildings the way estate agents call “full of potential”.', 'Urban exploration: the risk assessment is a sign that says keep out.'],
    gentle: 'Photographs, history, permission: those are the useful parts. Tell it as research and it reads well.',
  },
  {
    says: 'sheepdog|sheepdogs|sheepdog trials',
    in: 'interests',
    brutal: [
      "Two whistles, one dog, and five who'd rather not. It's the closest thing to a steering group on grass.",
      "The dog understands at four hundred yards what a team won't in an email.",
    ],
    gentle: 'Handling a working dog is timing and restraint. Trials have scores: a result would be a fine detail.',
  },
  {
    says: 'lifeguarding|surf life saving|surf lifesaving|lifesaving',
    in: 'interests',
    brutal: [
      "You can't watch a paddling pool without counting heads.",
      'Lifesaving is staring at water until nothing happens. Nothing happening is the result.',
    ],
    gentle: "Award, date and beach, please: it's a live safety qualification, so it can sit with your certificates.",
  },
  {
    says: 'race marshal|marshalling|race marshalling|event marshal',
    in: 'interests',
    brutal: [
      "A bib, a corner, six hours, and “nearly there”, which it wasn't.",
      'Pointing left at two thousand runners. The one you remember is the one who went right.',
    ],
    gentle: "Marshals brief, direct and look after strangers. How many runners, which event? It's crowd safety.",
  },
];
