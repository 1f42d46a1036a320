import type { ComicEntry } from '../comic-entry.ts';

/** Things of campus, clubs, service and seasonal jobs. */
export const CAMPUS_AND_SEASON_THINGS: readonly ComicEntry[] = [
  {
    says: 'resident assistant|residence hall advisor',
    not: 'care|living|nursing|elder|elderly|memory',
    brutal: [
      'The fire alarm at three in the morning is popcorn. A resident assistant can tell by the floor which brand.',
      'A resident assistant has a whiteboard on the door that says “knock any time”. People read the last two words.',
    ],
    gentle: 'Running a floor of students is management before anyone calls it that. Residents in your charge, and nights on duty, are its two honest numbers.',
  },
  {
    says: 'grading exam|grading paper|grading assignment|graded exam|graded assignment|graded paper|graded homework|graded lab report|grading lab report|grading homework',
    brutal: ['Grading is reading the same mistake in sixty sets of handwriting.', 'By the fortieth lab report the one being graded is you.'],
    gentle: 'Grading at volume is quality control. If the rubric was written by you as well, that is the stronger half and should come first.',
  },
  {
    says: 'office hours',
    near: 'student|professor|course|teaching|undergraduate|lecture|tutor|teaching assistant|class',
    brutal: [
      'Office hours: empty until the day before the exam, then down the stairs.',
      'A person appears at office hours with one small question, which is the whole course.',
    ],
    gentle: 'Office hours are teaching at its closest. Add the course and the number of students it served.',
  },
  {
    says: "student government|student senate|student body president|student body vice president|students' union|student union|student council",
    brutal: [
      'It takes a year, two votes and a subcommittee to change a vending machine.',
      'A student council controls forty chairs and one microphone, and campaigns as if it were NATO.',
    ],
    gentle: 'One thing that passed, with its budget or the votes, turns student politics into work experience. The post held should be named as well.',
  },
  {
    says: "robert's rules of order|roberts rules of order|robert's rules|parliamentary procedure",
    brutal: [
      "With Robert's Rules it's forty minutes about whether to vote, and four on the vote.",
      'Parliamentary procedure: how to be furious at somebody through the chair.',
    ],
    gentle: 'Keeping a meeting lawful and short is worth something to any board or charity. Whether you chaired or advised the chair is the detail to print.',
  },
  {
    says: 'model united nations|model un|mun conference|model u.n.',
    brutal: [
      'In Model UN, Luxembourg can save the world by Sunday lunchtime if it gets to the printer.',
      'The fiercest resolution at Model UN is about who gets to be France.',
    ],
    gentle: 'Give committee, country, and any award: conference people read those three, and everyone else sees drafting and speaking under time pressure.',
  },
  {
    says: 'debate team|policy debate|lincoln-douglas|lincoln douglas debate|debate captain',
    brutal: ['Policy debate is spoken at a speed that auctioneers find rushed.', 'The debate team argues for at ten and against at eleven, and means both.'],
    gentle: 'The furthest round you reached is the plain measure of debating. For readers outside it, “argued both sides at short notice” says what it trains.',
  },
  {
    says: 'mock trial',
    brutal: [
      'Mock trial: “Objection”, in a borrowed blazer.',
      "In a mock trial the witness knows every line of the statement and cries on cue. Courts can't get the staff.",
    ],
    gentle: 'Give attorney or witness, and the round the mock trial team reached. Handling a hostile answer live is what carries over to clients.',
  },
  {
    says: "dean's list|deans list|dean’s list",
    brutal: ['The dean keeps a list. This is the good one.', "Dean's list: proof that a dean once looked at a spreadsheet and saw you."],
    gentle: 'It is a plain sign that you worked. Say for how many terms, and add the share of the class, as it means nothing abroad.',
  },
  {
    says: 'summa cum laude|magna cum laude|cum laude',
    brutal: ['Cum laude is Latin for “the CV may mention this for ever”.', 'Summa, magna, cum laude: the Romans had three sizes as well.'],
    gentle: 'Behind the Latin put the grade average or the share of the class in brackets. That is understood in every country the CV might travel to.',
  },
  {
    says: 'marching band|drumline|drum line|drum major|drum corps',
    not: 'military',
    brutal: ['Marching band: playing the tuba, sideways, in wool, in August.', 'On a football field the marching band is the team that never goes offside.'],
    gentle: 'Hours of drill for minutes without a mistake. Section leader, drum major or a parade somebody has heard of: whichever is yours comes first.',
  },
  {
    says: 'yearbook',
    brutal: ['A yearbook has six hundred names in it, and each reader will check one.', 'The yearbook theme is always “Memories”. The deadline was October.'],
    gentle: 'A yearbook is publishing in small: deadline, budget, pages, sales. Name the one of the four that was yours.',
  },
  {
    says: 'student newspaper|campus newspaper|college newspaper|school newspaper|student paper|student magazine',
    brutal: [
      'The student newspaper broke the story about the canteen. The canteen has another version.',
      'At a student newspaper the headline is libel until eleven at night, when somebody sensible comes in.',
    ],
    gentle: 'An editor hires on one good story sooner than on a title. Add a link, or the headline that got the most replies, if you have one.',
  },
  {
    says: "orientation leader|freshers week|freshers' week|welcome week|orientation week|freshers rep",
    brutal: [
      "Orientation week: a lanyard, an icebreaker, and a map of the building that's being pulled down.",
      'An orientation leader says “this way” to forty people and arrives with thirty-one.',
    ],
    gentle: 'Looking after newcomers by the hundred is event work. Group size, and one thing on the programme that was your idea, would show the scale.',
  },
  {
    says: 'campus tour|admissions ambassador|open day ambassador',
    brutal: [
      'A campus tour is walked backwards, in all weathers, into at least one bollard.',
      'On the campus tour the library is silent and the sun is out. A student ambassador can arrange one of those.',
    ],
    gentle: 'Presenting to strangers every week is sales practice with no pressure. Add visitors per tour and how many seasons.',
  },
  {
    says: 'circulation desk|reference desk|library circulation',
    brutal: [
      "“It was already like that” is said at the circulation desk of a book that's still dripping.",
      'The reference desk is asked for the blue one. It finds the blue one.',
    ],
    gentle: 'Library systems are the transferable part. Name the one you worked in, and any shift when the desk was yours alone.',
  },
  {
    says: 'writing center|writing centre|writing tutor',
    brutal: [
      "“It's due in an hour” is the thesis statement most often brought to a writing center.",
      "A writing tutor may not fix the comma. A writing tutor may only look at the comma until it's noticed.",
    ],
    gentle: 'Feedback that people can use is a professional skill. Add sessions a term, and subjects or languages you covered.',
  },
  {
    says: 'case competition|case study competition|business case competition',
    brutal: [
      "Case competition: three people who haven't slept tell an airline how to be an airline.",
      'The last slide in a case competition is a risk matrix, and all the risks are medium.',
    ],
    gentle: 'What you recommended, and the round it reached. Two clauses, and a competition turns into a piece of consulting.',
  },
  {
    says: 'startup weekend|start-up weekend',
    brutal: [
      'At a startup weekend the company is founded on Friday, pivots on Saturday and gets a round of applause on Sunday.',
      "The business plan needs one per cent of a huge market. It's been needing that since the first pitch competition.",
    ],
    gentle: "The idea in one sentence and the judges' verdict in another: a weekend needs no more than that to hold up beside real projects.",
  },
  {
    says: 'kaggle',
    brutal: [
      'On Kaggle the medals are decided in the fourth decimal.',
      'Kaggle hands over the data already collected and explained. Employers hand over a folder and a name to ask for.',
    ],
    gentle: 'Give best rank, which competition, and the approach in five words. People in data read those three before anything else on the page.',
  },
  {
    says: 'leetcode|hackerrank|codechef|codeforces',
    brutal: [
      '{it}: reverse a linked list, in case the office ever needs one backwards.',
      'After four hundred puzzles on {it} the first ticket at work is about the colour of a button.',
    ],
    gentle: 'A rating or a solved count says it to engineers. Add one thing you built, right after the puzzles, if you have one.',
  },
  {
    says: 'ielts',
    brutal: [
      'IELTS: two minutes, with a recorder running, about a time you helped a neighbour.',
      'IELTS tends to begin with your home town and arrive, ten minutes later, at the future of cities.',
    ],
    gentle: 'Overall IELTS band and year are what gets checked. Add a part that stands out, writing or speaking, if you have one.',
  },
  {
    says: 'gmat',
    near: 'score|exam|test|percentile|quant|verbal|graduate|admission|scored',
    brutal: [
      "The GMAT asks whether there's enough information to decide. Careers turn out to be the same paper.",
      "A GMAT score is valid for five years. So's most of the algebra.",
    ],
    gentle: 'A GMAT percentile explains itself; a raw score needs a reader who sat the test. If only one of them fits, print the first.',
  },
  {
    says: 'international baccalaureate|ib diploma',
    brutal: [
      'Theory of Knowledge asked how you know. The IB wanted the essay on Friday anyway.',
      'An IB Diploma is six subjects, one essay and a log proving you went outside.',
    ],
    gentle:
      "Points and higher-level subjects are what admissions and employers convert. The extended essay's title may be the only words on the page that nobody else has.",
  },
  {
    says: 'erasmus|erasmus+|erasmus programme|erasmus exchange',
    not: 'mundus|rotterdam|medical center|erasmus university|erasmus mc|erasmus school',
    brutal: [
      'Erasmus travelled Europe with a chest of books. The programme named after him brings hand luggage.',
      'The Erasmus learning agreement is signed by three offices and changed in week two.',
    ],
    gentle: 'City, semester and the language you can now work in: with those three, an exchange counts as more than a stay.',
  },
  {
    says: 'au pair',
    brutal: [
      'An au pair is fluent within a month in everything to do with shoes, coats and now.',
      'Au pair: you live at the office, and the office has a dishwasher rota.',
    ],
    gentle: 'Language level after the stay is what an office reads here; what the household left in your hands is what everyone else reads. Both fit.',
  },
  {
    says: 'ski instructor|snowboard instructor|skiing instructor',
    brutal: [
      '“Pizza. French fries.” A whole career as a ski instructor in two foods.',
      "A ski instructor goes down backwards, talking, in front of somebody who can't stop.",
    ],
    gentle: 'Qualification level, resort, and the languages taught in. The last is often the one that surprises a reader far from any slope.',
  },
  {
    says: 'camp counselor|camp counsellor',
    brutal: ['Camp counselor: eight weeks of one song.', "At summer camp the schedule says “quiet hour”. It's a wish, printed."],
    gentle: 'A summer of planning days and keeping a group safe is supervision. Add campers in your cabin and the activity you led.',
  },
  {
    says: 'lifeguard certification|certified lifeguard|lifeguard certified|lifeguarding certification|lifeguard',
    not: 'coast',
    brutal: [
      'Eight hours of staring at water, hoping for nothing. A lifeguard is paid for boredom that works.',
      'The lifeguard chair has a view of everything except the sandwich.',
    ],
    gentle: 'Awarding body and expiry: pools and camps check those first on a lifeguard, and other employers read training in staying alert.',
  },
  {
    says: 'babysitting|babysitter|babysit',
    brutal: [
      "Babysitting: somebody else's fridge, with permission.",
      'The babysitter gets a list by the phone. The wifi code is the only part ever read twice.',
    ],
    gentle: 'Repeat bookings are a reference. Add the number of households, and how long they kept ringing.',
  },
  {
    says: 'paper round|paper route|newspaper delivery|newspaper route',
    brutal: [
      'A paper round: up before the birds, past the gate that bites.',
      'The Sunday paper weighs as much as a small dog. On a paper route so does the bag, times sixty.',
    ],
    gentle: 'Give houses on the round and winters kept up: a first job becomes evidence of turning up once those two stand beside it.',
  },
  {
    says: 'christmas tree lot|christmas tree farm|christmas tree sales|tree lot',
    brutal: ["They want a tree that's full, straight and fits a Honda.", 'On a Christmas tree lot everyone walks past nine to buy the first one they saw.'],
    gentle: 'Till, saw or netting machine: naming your station on the tree lot tells a retailer which part of the rush you could do again.',
  },
  {
    says: 'corn maze|maize maze',
    brutal: [
      "A corn maze pays somebody to know the way. By dusk they're very popular.",
      "It's a field you can charge for twice: the corn maze first, then the corn.",
    ],
    gentle: 'Crowd safety and ticketing in a field are proper event work. Visitors on the busiest day would give the maze its size.',
  },
  {
    says: 'haunted house|haunted attraction|scare actor|haunt actor|fright night|scream park',
    in: 'work',
    brutal: [
      "The chainsaw in a haunted house has no chain. That's the training.",
      'A haunted house actor leaps out every four minutes and has a chat with the skeleton in between.',
    ],
    gentle: 'Timing, stamina and reading an audience in the dark. Groups a night and nights a season are figures theatre people respect.',
  },
  {
    says: "santa's helper|mall santa|santa claus|christmas elf|santa's elf|father christmas",
    brutal: [
      "Santa's helper: a hat with a bell on it, so management knows where you are.",
      'The elf does the queue, the camera and the till. Santa Claus sits.',
    ],
    gentle: 'Long queues, high hopes, one take: a grotto is front of house at its most exposed. Add visits a day.',
  },
  {
    says: 'team mascot|mascot costume|costumed character|school mascot|mascot performer|mascot',
    near: 'costume|performer|team|game|event|university|stadium|wore|performed|sports|character|school|baseball',
    not: 'design|designed|designer|designing|logo|illustrated|illustration',
    brutal: [
      "Inside a mascot it's forty degrees and there's one rule: the head stays on.",
      "A mascot waves, falls over and can't see the stairs. It's in the brief.",
    ],
    gentle: 'Entertaining without a face or a word is stagecraft. The team or the largest crowd named beside it lets a reader see the stadium.',
  },
  {
    says: 'ice rink|skating rink|zamboni|ice skating rink|rink guard',
    in: 'work',
    brutal: [
      "People who won't sit through a meeting will watch a Zamboni for fifteen minutes.",
      "The ice rink hires out boots that are wet, warm and half a size wrong, and everyone says they're fine.",
    ],
    gentle: 'Ice, hire desk or stewarding are three jobs at a rink. If you drove the resurfacer, that machine should be the first thing in the line.',
  },
  {
    says: 'bowling alley|bowling center|bowling centre|bowling lane',
    in: 'work',
    brutal: [
      'A bowling alley takes your shoes as hostages and gives you a pair that no thief would keep.',
      'Behind the lanes of a bowling alley a machine as big as a van is eating pins.',
    ],
    gentle: 'Parties, lanes, shoes and snacks on one shift is multi-tasking with evidence. Lanes and the size of the team would show the house.',
  },
  {
    says: 'mini golf|minigolf|crazy golf|miniature golf|putt-putt',
    in: 'work',
    brutal: [
      'Mini golf: forty balls in the water hazard, and the windmill wants oil.',
      "The pencils at mini golf are short, and so's the memory of who hit seven.",
    ],
    gentle: 'Till, grounds and crowd on one small site is general management in small. Whichever of the three got better under you is the line.',
  },
  {
    says: 'go-kart|go kart|karting|go-karting',
    not: 'design|designed|designer|designing|built|build|building|chassis|electrical|electrician|fabricated|fabrication|manufactured|manufacturing|engine',
    in: 'work',
    brutal: ['One of the go-karts is faster. The staff know which.', 'The go-kart briefing says “no bumping”. It says it to people already choosing whom.'],
    gentle: 'Marshalling is safety work at speed. Briefings, flags or kart repairs: the one you were signed off for deserves to be named.',
  },
  {
    says: 'trampoline park',
    in: 'work',
    brutal: [
      'A trampoline park: grip socks, a waiver, and a foam pit with eleven phones in it.',
      '“One at a time.” The trampoline park hears it as a number to beat.',
    ],
    gentle: 'Supervising bodies in the air is a safety post. Add the number of jumpers per marshal and any first aid training.',
  },
  {
    says: 'ride operator|ride attendant|rides operator|ride host',
    brutal: [
      '“Keep your hands inside.” Four hundred times a day the ride operator says it, and the last carriage waves.',
      'A ride operator has one green button and checks forty lap bars before touching it.',
    ],
    gentle: 'Dispatch times and daily checks are both written down at a ride. Add a clean record over a season, if you have one.',
  },
  {
    says: 'water park|waterpark|water slide attendant|waterslide|water slide',
    in: 'work',
    brutal: [
      "“Feet first, arms crossed, go.” It's the whole script at the water park, and it runs all summer.",
      'At a water park the lost property is mostly one flip-flop.',
    ],
    gentle: 'Pool and slide work runs on certificates. Add the lifeguard or first aid award by name.',
  },
  {
    says: 'cinema usher|movie usher|theatre usher|theater usher|usher',
    near: 'theatre|theater|cinema|movie|concert|ticket|guest|patron|seat|venue|arena|event|hall',
    not: 'wedding|church|court|judge|jury',
    brutal: [
      'An usher has seen the last ten minutes of everything.',
      "An usher's torch points at the floor, the row, and the glow of somebody replying to a text.",
    ],
    gentle: 'House size and evacuation training are what a theatre asks of its ushers. If a floor or a team was ever yours, lead with that.',
  },
  {
    says: 'concession stand|concession worker|concessions worker|snack bar',
    brutal: [
      'The drink costs pennies. The business model is the size called “large”.',
      'At the concession stand nobody is hungry until three minutes before it starts. Then everybody is.',
    ],
    gentle: "Most of the takings come in a few minutes before the start. Add guests served in such a rush, or the stand's takings.",
  },
  {
    says: 'state fair|county fair',
    in: 'work',
    brutal: [
      'At the state fair somebody deep-fried butter, and somebody else was the judge.',
      'The county fair has a prize for the largest pumpkin, and a feud that goes with it.',
    ],
    gentle: 'Ten days, huge crowds, everything temporary: the gate, the barn or the stand that was yours tells event people where to put you.',
  },
  {
    says: 'renaissance fair|renaissance faire|ren faire|renaissance festival',
    in: 'work',
    brutal: ['Renaissance fair: “Good morrow, my lord. Chip or contactless?”', 'At a Renaissance faire the turkey leg is historically wrong and sells best.'],
    gentle: 'Performing all day in the middle of the crowd is improvisation. Add the role and the number of weekends.',
  },
  {
    says: 'fireworks',
    not: 'adobe|macromedia',
    in: 'work',
    brutal: ['Fireworks: ten months of paperwork for twelve minutes of sky.', 'When fireworks are on, even the safety officer is looking up.'],
    gentle: 'Licences, distances and crowds: with fireworks the paper is the trust. Naming the part you signed for, or the ticket you hold, lifts this line.',
  },
  {
    says: 'cotton candy|candy floss|candyfloss',
    in: 'work',
    brutal: [
      "Candyfloss is sugar, air and, by four o'clock, your eyebrows.",
      'One spoon of sugar makes a cotton candy as big as a head. No start-up has managed that margin.',
    ],
    gentle: "A stand is a shop with weather. A good day's takings, or the events it went to, would make a retailer read it as sales.",
  },
  {
    says: "farmers market|farmers' market|farmer's market|farmers’ market",
    in: 'work',
    brutal: [
      "The farmers market: up at three to be asked at nine if it's local.",
      'A dog in a scarf, a sourdough called Gerald and one carrot with legs. The farmers market is open.',
    ],
    gentle: 'Selling what you can explain is the best sales practice there is. Stall takings, regulars, or a product you brought in are its proof.',
  },
  {
    says: 'busker|busking|street performer|street performing',
    brutal: ['Busking teaches marketing in a week: where to stand.', 'A busker plays the chorus when the lights go red.'],
    gentle: 'Winning people who were not listening is useful to any employer with customers. Add pitch, instrument and years.',
  },
  {
    says: 'exam proctor|test proctor|proctoring',
    not: 'gamble|software|soil|compaction|surgical|surgeon|density|online platform|ai|surgery|procedure',
    brutal: [
      'A proctor walks slowly for three hours and could pick out every shoe.',
      '“You may begin,” says the proctor, and forty people turn over a page and look at the ceiling.',
    ],
    gentle: 'Exam security is a matter of trust. Which exams and how many candidates in the room tell a reader how much of it you were given.',
  },
  {
    says: 'standardized patient|simulated patient|standardised patient',
    brutal: [
      'A standardized patient has the same stomach ache eleven times before lunch.',
      "As a simulated patient you must never volunteer the important part. It's true to life.",
    ],
    gentle: 'Give consistency under repetition and feedback to future clinicians: a simulated patient acts and teaches at once, and both words are hired for.',
  },
  {
    says: 'cheerleading|cheerleader|cheer captain|cheer squad|cheer team',
    brutal: [
      'The base does the lifting and the top gets the poster. Cheerleading explains companies early.',
      'Cheerleading is gymnastics with a smile you may not drop either.',
    ],
    gentle: 'Competition place, season and your position: base, flyer or captain. With those, the reader sees a team sport with a training plan.',
  },
  {
    says: 'first robotics|vex robotics|robotics competition|robotics club|robotics team',
    brutal: [
      "It drove perfectly in the workshop. At the robotics competition the carpet's different.",
      'Robotics club: three people on the code, five on the name.',
    ],
    gentle: 'Give one mechanism or module that was yours, and the round the robot reached. Engineers read past the club to exactly that.',
  },
  {
    says: 'national service scheme|nss camp|nss volunteer',
    near: 'volunteer|camp|national|service|college|unit|village|india|social',
    brutal: [
      'An NSS camp plants two hundred saplings and one banner. The banner is doing very well.',
      '“Not me but you,” says the NSS motto, and then somebody has to go first with the spade.',
    ],
    gentle: 'Hours served and what the unit left behind in the village are the two things worth printing, in that order.',
  },
  {
    says: 'campus placement|placement cell|training and placement|placement committee',
    near: 'college|university|campus|student|companies|recruitment|recruiter|placed|coordinated|coordinator|coordinating|india|training',
    not: 'job training|clients|client|vocational',
    brutal: [
      'In placement season the same blazer attends six interviews.',
      "The placement cell knows who's been selected before they do. It's in how quiet the corridor goes.",
    ],
    gentle: 'Companies brought in and offers made are the figures of a placement season. Whoever coordinated it has done operations work and may call it that.',
  },
  {
    says: 'technical fest|tech fest|techfest|cultural fest|college fest|technical symposium',
    brutal: [
      "At a tech fest the sponsor's banner is larger than the stage, and has been up for longer.",
      'Tech fest: the robot race begins at ten, and the extension lead arrives at noon.',
    ],
    gentle: 'Give budget, footfall, sponsors: any one of them beside your post turns a student festival into event management.',
  },
  {
    says: 'gate qualified|gate score|gate exam|qualified gate|gate 2023|gate 2024|gate 2022|gate 2025',
    brutal: [
      "GATE: three hours, and a calculator on the screen that's worked with a mouse.",
      "In GATE a wrong answer costs you marks. It's the nearest engineering exams get to a site.",
    ],
    gentle: 'Rank or score with the paper code is understood at once by anyone who hires engineers in India. Print it with the year.',
  },
  {
    says: 'blue book trainee|blue book traineeship|bluebook trainee|bluebook traineeship',
    brutal: [
      'A Blue Book traineeship: five months, and a new acronym every lift ride.',
      'Blue Book: a thousand trainees on one square, every one of them “working on a file”.',
    ],
    gentle: 'The DG and the file are what Brussels reads. A note or briefing you drafted counts, even if it went out under another signature.',
  },
  {
    says: 'seasonal associate|seasonal sales associate|holiday associate|seasonal retail|seasonal cashier|holiday help',
    brutal: [
      'A seasonal associate learns on Friday where everything is, and on Saturday it has all been moved.',
      'Seasonal associate: one season, one playlist, nineteen songs.',
    ],
    gentle: 'Being asked back or kept on is the recommendation of seasonal work. If either happened, two words in brackets are enough.',
  },
  {
    says: 'halloween store|spirit halloween',
    brutal: [
      "A Halloween store appears overnight in whatever's empty. It's retail's one migratory species.",
      "On the first of November the Halloween store's gone, and there's a skeleton at the bus stop.",
    ],
    gentle: 'Opening a whole shop for a few weeks and emptying it again is logistics. Name the part you set up or managed.',
  },
  {
    says: 'student teaching|teaching practicum|teaching practice placement',
    brutal: [
      'Student teaching: the mentor leaves for one minute, and the projector knows.',
      'In student teaching the lesson has a plan, a plan for the plan, and a wasp.',
    ],
    gentle: 'Grade, subject and the share of the timetable you taught alone: heads who hire read that before they read the diploma.',
  },
  {
    says: 'poster session|undergraduate research symposium|research symposium|research day',
    brutal: [
      'At a poster session the person who stops longest wants the pen.',
      "Research symposium: four months' work, A0, blocking somebody's view of the coffee.",
    ],
    gentle: 'Title and finding in one plain sentence make a poster count. A prize or a published abstract, if there was one, comes straight after.',
  },
  {
    says: 'turkey trot',
    brutal: ['A turkey trot: five kilometres, so as not to mention the pie.', 'At the turkey trot one entrant is dressed as the turkey, and finishes third.'],
    gentle: 'Give runner, marshal or organiser: the last one has permits, bibs and sponsors to show, so the role should be the first word.',
  },
];
