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
    gentle: 'How many residents, and which hard evening did you handle well? That job is management before anyone calls it that.',
  },
  {
    says: 'grading exam|grading paper|grading assignment|graded exam|graded assignment|graded paper|graded homework|graded lab report|grading lab report|grading homework',
    brutal: ['Grading is reading the same mistake in sixty sets of handwriting.', 'By the fortieth lab report the one being graded is you.'],
    gentle: 'Fairness at volume is the skill. How many a week, and did you write the rubric as well?',
  },
  {
    says: 'office hours',
    near: 'held|student|professor|course|teaching|weekly|assistant|conducted|undergraduate|lecture',
    brutal: [
      'Office hours: empty until the day before the exam, then down the stairs.',
      'A person appears at office hours with one small question, which is the whole course.',
    ],
    gentle: 'Explaining one to one is teaching at its closest. How many came, and did the same trouble get fixed in the lecture?',
  },
  {
    says: "student government|student senate|student body president|student body vice president|students' union|student union|student council",
    brutal: [
      "In student government it takes a year, two votes and Robert's Rules of Order to change a vending machine.",
      'A student council controls forty chairs and one microphone, and campaigns as if it were NATO.',
    ],
    gentle: 'Something passed while you were there. Name it, with the budget or the votes, and it becomes experience.',
  },
  {
    says: "robert's rules of order|roberts rules of order|robert's rules|parliamentary procedure",
    brutal: [
      "With Robert's Rules it's forty minutes about whether to vote, and four on the vote.",
      'Parliamentary procedure: how to be furious at somebody through the chair.',
    ],
    gentle: 'Keeping a meeting lawful and short is rare. Did you chair, or advise the one who did?',
  },
  {
    says: 'model united nations|model un|mun conference|model u.n.',
    brutal: [
      'In Model UN, Luxembourg can save the world by Sunday lunchtime if it gets to the printer.',
      'The fiercest resolution at Model UN is about who gets to be France.',
    ],
    gentle: 'Drafting, caucusing, speaking without notes: which committee was yours at {it}, which country, and did your paper pass?',
  },
  {
    says: 'debate team|policy debate|lincoln-douglas|lincoln douglas debate|debate captain',
    brutal: ['Policy debate is spoken at a speed that auctioneers find rushed.', 'The debate team argues for at ten and against at eleven, and means both.'],
    gentle: 'Research, structure, thinking on your feet. What was the best round you reached? State it plainly.',
  },
  {
    says: 'mock trial',
    brutal: [
      'Mock trial: “Objection”, in a borrowed blazer.',
      "In a mock trial the witness knows every line of the statement and cries on cue. Courts can't get the staff.",
    ],
    gentle: 'Attorney or witness, and which competition? Handling a hostile answer is the part worth telling.',
  },
  {
    says: "dean's list|deans list|dean’s list",
    brutal: ['The dean keeps a list. This is the good one.', "Dean's list: proof that a dean once looked at a spreadsheet and saw you."],
    gentle: 'Add the terms to {it}, or the share of the class it covers: a reader abroad may never have met the phrase.',
  },
  {
    says: 'summa cum laude|magna cum laude|cum laude',
    brutal: ['Cum laude is Latin for “the CV may mention this for ever”.', 'Summa, magna, cum laude: the Romans had three sizes as well.'],
    gentle: 'Add in brackets what share of the class received it. That travels better than Latin.',
  },
  {
    says: 'marching band|drumline|drum line|drum major|drum corps',
    not: 'military',
    brutal: ['Marching band: playing the tuba, sideways, in wool, in August.', 'On a football field the marching band is the team that never goes offside.'],
    gentle: 'Hours of drill for eleven minutes without a mistake. Section leader, or a big performance? Put it in.',
  },
  {
    says: 'yearbook',
    brutal: ['A yearbook has six hundred names in it, and each reader will check one.', 'The yearbook theme is always “Memories”. The deadline was October.'],
    gentle: "It's a publishing job: deadline, budget, pages, sales. Which of them was yours?",
  },
  {
    says: 'student newspaper|campus newspaper|college newspaper|school newspaper|student paper|student magazine',
    brutal: [
      'The student newspaper broke the story about the canteen. The canteen has another version.',
      'At a student newspaper the headline is libel until eleven at night, when somebody sensible comes in.',
    ],
    gentle: 'Which piece got people talking? Link it. An editor hires on one good story sooner than on a title.',
  },
  {
    says: "orientation leader|freshers week|freshers' week|welcome week|orientation week|freshers rep",
    brutal: [
      "Orientation week: a lanyard, an icebreaker, and a map of the building that's being pulled down.",
      'An orientation leader says “this way” to forty people and arrives with thirty-one.',
    ],
    gentle: 'Looking after newcomers at scale is good work. How large was your group, and what did you plan yourself?',
  },
  {
    says: 'campus tour|admissions ambassador|open day ambassador',
    brutal: [
      'A campus tour is walked backwards, in all weathers, into at least one bollard.',
      'On the campus tour the library is silent and the sun is out. A student ambassador can arrange one of those.',
    ],
    gentle: "You've presented to strangers again and again. How many tours, and which question did you learn to answer best?",
  },
  {
    says: 'circulation desk|reference desk|library circulation',
    brutal: [
      "“It was already like that” is said at the circulation desk of a book that's still dripping.",
      'The reference desk is asked for the blue one. It finds the blue one.',
    ],
    gentle: 'Patience and a search system: name the system, and the part of the day when the desk was yours.',
  },
  {
    says: 'writing center|writing centre|writing tutor',
    brutal: [
      "“It's due in an hour” is the thesis statement most often brought to a writing center.",
      "A writing tutor may not fix the comma. A writing tutor may only look at the comma until it's noticed.",
    ],
    gentle: 'Feedback that people can use is a professional skill. How many sessions, and who kept coming back?',
  },
  {
    says: 'case competition|case study competition|business case competition',
    brutal: [
      "Case competition: three people who haven't slept tell an airline how to be an airline.",
      'The last slide in a case competition is a risk matrix, and all the risks are medium.',
    ],
    gentle: 'What did you recommend, and how far did it carry you? Two clauses and the whole thing becomes real.',
  },
  {
    says: 'startup weekend|start-up weekend',
    brutal: [
      'At a startup weekend the company is founded on Friday, pivots on Saturday and gets a round of applause on Sunday.',
      "The business plan needs one per cent of a huge market. It's been needing that since the first pitch competition.",
    ],
    gentle: "One sentence about the idea and one on what the judges said. That's all it takes to be interesting.",
  },
  {
    says: 'kaggle',
    brutal: [
      'On Kaggle the medals are decided in the fourth decimal.',
      'Kaggle hands over the data already collected and explained. Employers hand over a Dropbox and a name to ask for.',
    ],
    gentle: 'Your best rank, in which competition, with what approach. Those three are read before anything else on the page.',
  },
  {
    says: 'leetcode|hackerrank|codechef|codeforces',
    brutal: [
      '{it}: reverse a linked list, in case the office ever needs one backwards.',
      'After four hundred puzzles on {it} the first ticket at work is about the colour of a button.',
    ],
    gentle: 'Rating or number solved says it best. Then show one thing you built; the two together are persuasive.',
  },
  {
    says: 'ielts',
    brutal: [
      'IELTS: two minutes, with a recorder running, about a time you helped a neighbour.',
      'IELTS tends to begin with your home town and arrive, ten minutes later, at the future of cities.',
    ],
    gentle: 'Put the overall band and the year. If one part stood out, writing say, mention it by itself.',
  },
  {
    says: 'gmat',
    near: 'score|exam|test|percentile|quant|verbal|graduate|admission|scored',
    brutal: [
      "The GMAT asks whether there's enough information to decide. Careers turn out to be the same paper.",
      "A GMAT score is valid for five years. So's most of the algebra.",
    ],
    gentle: 'A percentile explains itself; a raw score needs a reader who sat it. Give the first.',
  },
  {
    says: 'international baccalaureate|ib diploma',
    brutal: [
      'Theory of Knowledge asked how you know. The IB wanted the essay on Friday anyway.',
      'An IB Diploma is six subjects, one essay and a log proving you went outside.',
    ],
    gentle: "Give points and higher-level subjects. The extended essay's title may be the most personal line you have.",
  },
  {
    says: 'erasmus|erasmus+|erasmus programme|erasmus exchange',
    not: 'mundus|rotterdam|medical center',
    brutal: [
      'Erasmus travelled Europe with a chest of books. The programme named after him brings hand luggage.',
      'The Erasmus learning agreement is signed by three offices and changed in week two.',
    ],
    gentle: 'City, subject and the language you came home with: three words each and it counts.',
  },
  {
    says: 'au pair',
    brutal: [
      'An au pair is fluent within a month in everything to do with shoes, coats and now.',
      'Au pair: you live at the office, and the office has a dishwasher rota.',
    ],
    gentle: 'Which country and language, and what did you organise on your own? Households trust slowly, so say what they trusted you with.',
  },
  {
    says: 'ski instructor|snowboard instructor|skiing instructor',
    brutal: [
      '“Pizza. French fries.” A whole career as a ski instructor in two foods.',
      "A ski instructor goes down backwards, talking, in front of somebody who can't stop.",
    ],
    gentle: 'Level of qualification, resort, languages you taught in. The last one is often the surprise.',
  },
  {
    says: 'camp counselor|camp counsellor',
    brutal: ['Camp counselor: eight weeks of one song.', "At summer camp the schedule says “quiet hour”. It's a wish, printed."],
    gentle: 'The job of {it} means days planned, people kept safe and games invented in the rain. How many in your cabin, and what did you run?',
  },
  {
    says: 'lifeguard certification|certified lifeguard|lifeguard certified|lifeguarding certification|lifeguard',
    not: 'coast',
    brutal: [
      'Eight hours of staring at water, hoping for nothing. A lifeguard is paid for boredom that works.',
      'The lifeguard chair has a view of everything except the sandwich.',
    ],
    gentle: "Name the certificate and its date. What you prevented won't show in a figure, so describe the routine instead.",
  },
  {
    says: 'babysitting|babysitter|babysit',
    brutal: [
      "Babysitting: somebody else's fridge, with permission.",
      'The babysitter gets a list by the phone. The wifi code is the only part ever read twice.',
    ],
    gentle: 'Repeat bookings are a reference. How many households, and for how long did they keep ringing you?',
  },
  {
    says: 'paper round|paper route|newspaper delivery|newspaper route',
    brutal: [
      'A paper round: up before the birds, past the gate that bites.',
      'The Sunday paper weighs as much as a small dog. On a paper route so does the bag, times sixty.',
    ],
    gentle: 'Showing up in the dark, every day, is a character reference. How many houses, how many mornings?',
  },
  {
    says: 'christmas tree lot|christmas tree farm|christmas tree sales|tree lot',
    brutal: ["They want a tree that's full, straight and fits a Honda.", 'On a Christmas tree lot everyone walks past nine to buy the first one they saw.'],
    gentle: 'Short season, cold feet, cash sales. How many trees did the lot move, and did you run the till or the saw?',
  },
  {
    says: 'corn maze|maize maze',
    brutal: [
      "A corn maze pays somebody to know the way. By dusk they're very popular.",
      "It's a field you can charge for twice: the corn maze first, then the corn.",
    ],
    gentle: 'Safety sweeps and ticketing are proper event work. Visitors a day and your station would show it.',
  },
  {
    says: 'haunted house|haunted attraction|scare actor|haunt actor|fright night|scream park',
    in: 'work',
    brutal: [
      "The chainsaw in a haunted house has no chain. That's the training.",
      'A haunted house actor leaps out every four minutes and has a chat with the skeleton in between.',
    ],
    gentle: 'Timing, stamina, reading an audience in the dark. How many groups a night? Theatre people will respect the number.',
  },
  {
    says: "santa's helper|mall santa|santa claus|christmas elf|santa's elf|father christmas",
    brutal: [
      "Santa's helper: a hat with a bell on it, so management knows where you are.",
      'The elf does the queue, the camera and the till. Santa Claus sits.',
    ],
    gentle: "Long queues, high hopes, one take. That's front-of-house at its most exposed; how many visits a day?",
  },
  {
    says: 'team mascot|mascot costume|costumed character|school mascot|mascot performer|mascot',
    near: 'costume|performer|team|game|event|university|stadium|wore|performed|sports|character|school|baseball',
    not: 'design|designed|designer|designing|logo|illustrated|illustration',
    brutal: [
      "Inside a mascot it's forty degrees and there's one rule: the head stays on.",
      "A mascot waves, falls over and can't see the stairs. It's in the brief.",
    ],
    gentle: 'Entertaining without a face or a word is real stagecraft. Which crowd was the biggest?',
  },
  {
    says: 'ice rink|skating rink|zamboni|ice skating rink|rink guard',
    in: 'work',
    brutal: [
      "People who won't sit through a meeting will watch a Zamboni for fifteen minutes.",
      "The ice rink hires out boots that are wet, warm and half a size wrong, and everyone says they're fine.",
    ],
    gentle: 'Which part of the rink was yours: ice, hire desk, stewarding? Driving the resurfacer deserves its own line.',
  },
  {
    says: 'bowling alley|bowling center|bowling centre|bowling lane',
    in: 'work',
    brutal: [
      'A bowling alley takes your shoes as hostages and gives you a pair that no thief would keep.',
      'Behind the lanes of a bowling alley a machine as big as a van is eating pins.',
    ],
    gentle: 'Parties, lanes, shoes, snacks: how many of them could you run on a Saturday by yourself?',
  },
  {
    says: 'mini golf|minigolf|crazy golf|miniature golf|putt-putt',
    in: 'work',
    brutal: [
      'Mini golf: forty balls in the water hazard, and the windmill wants oil.',
      "The pencils at mini golf are short, and so's the memory of who hit seven.",
    ],
    gentle: "It's retail, maintenance and crowd control on one small site. Which of the three did you improve?",
  },
  {
    says: 'go-kart|go kart|karting|go-karting',
    not: 'design|designed|designer|designing|built|build|building|chassis|electrical|electrician|fabricated|fabrication|manufactured|manufacturing|engine',
    in: 'work',
    brutal: ['One of the go-karts is faster. The staff know which.', 'The go-kart briefing says “no bumping”. It says it to people already choosing whom.'],
    gentle: 'Marshalling is safety work at speed. Flags, briefings or repairs: what were you signed off for?',
  },
  {
    says: 'trampoline park',
    in: 'work',
    brutal: [
      'A trampoline park: grip socks, a waiver, and a foam pit with eleven phones in it.',
      '“One at a time.” The trampoline park hears it as a number to beat.',
    ],
    gentle: 'Court monitor, parties or front desk? Say the number you supervised and the training they gave you.',
  },
  {
    says: 'ride operator|ride attendant|rides operator|ride host',
    brutal: [
      '“Keep your hands inside.” Four hundred times a day the ride operator says it, and the last carriage waves.',
      'A ride operator has one green button and checks forty lap bars before touching it.',
    ],
    gentle: 'Dispatch times and safety checks are both recorded. If your record is clean, this is the place to say it.',
  },
  {
    says: 'water park|waterpark|water slide attendant|waterslide|water slide',
    in: 'work',
    brutal: [
      "“Feet first, arms crossed, go.” It's the whole script at the water park, and it runs all summer.",
      'At a water park the lost property is mostly one flip-flop.',
    ],
    gentle: 'Dispatching a slide is safety-critical. Which certificate did they put you through, and how many guests a day?',
  },
  {
    says: 'cinema usher|movie usher|theatre usher|theater usher|usher',
    near: 'theatre|theater|cinema|movie|concert|ticket|guest|patron|seat|venue|arena|event|hall',
    not: 'wedding|church',
    brutal: [
      'An usher has seen the last ten minutes of everything.',
      "An usher's torch points at the floor, the row, and the glow of somebody replying to a text.",
    ],
    gentle: 'Seats, evacuations, late arrivals in the dark: what size of house, and were you ever in charge of a floor?',
  },
  {
    says: 'concession stand|concession worker|concessions worker|snack bar',
    brutal: [
      'The popcorn costs next to nothing. The business model is the bucket.',
      'At the concession stand everyone orders during the adverts, then stays for the trailer and runs.',
    ],
    gentle: 'High volume in a twelve-minute window. Sales per event is a number the manager had; did you hear it?',
  },
  {
    says: 'state fair|county fair|fairground',
    in: 'work',
    brutal: [
      'At the state fair somebody deep-fried butter, and somebody else was the judge.',
      'The county fair has a prize for the largest marrow, and a feud that goes with it.',
    ],
    gentle: 'Ten days, huge crowds, everything temporary. What were you responsible for, and how many came through?',
  },
  {
    says: 'renaissance fair|renaissance faire|ren faire|renaissance festival',
    in: 'work',
    brutal: ['Renaissance fair: “Good morrow, my lord. Chip or contactless?”', 'At a Renaissance faire the turkey leg is historically wrong and sells best.'],
    gentle: 'Performing all day among the crowd is improvisation. Which role, and for how many weekends?',
  },
  {
    says: 'fireworks',
    not: 'adobe|macromedia',
    in: 'work',
    brutal: ['Fireworks: ten months of paperwork for twelve minutes of sky.', 'When fireworks are on, even the safety officer is looking up.'],
    gentle: "Permits, distances, crowds. Which part was in your hands? It's a serious thing to be trusted with.",
  },
  {
    says: 'cotton candy|candy floss|candyfloss',
    in: 'work',
    brutal: [
      "Candyfloss is sugar, air and, by four o'clock, your eyebrows.",
      'One spoon of sugar makes a cotton candy as big as a head. No start-up has managed that margin.',
    ],
    gentle: 'A stand is a shop with weather. What did it take on a good day?',
  },
  {
    says: "farmers market|farmers' market|farmer's market|farmers’ market",
    in: 'work',
    brutal: [
      "The farmers market: up at three to be asked at nine if it's local.",
      'A dog in a scarf, a sourdough called Gerald and one carrot with legs. The farmers market is open.',
    ],
    gentle: 'Selling what you can explain is the best practice there is. Takings, regulars, or a line you introduced?',
  },
  {
    says: 'busker|busking|street performer|street performing',
    brutal: ['Busking teaches marketing in a week: where to stand.', 'A busker plays the chorus when the lights go red.'],
    gentle: "Winning people who weren't listening is worth telling any employer. Which pitch, which instrument, how often?",
  },
  {
    says: 'exam proctor|test proctor|proctoring',
    not: 'gamble|software|soil|compaction|surgical|surgeon|density',
    brutal: [
      'A proctor walks slowly for three hours and could pick out every shoe.',
      '“You may begin,” says the proctor, and forty people turn over a page and look at the ceiling.',
    ],
    gentle: 'Test security is a matter of trust. Which exams, how many candidates, and were you the lead?',
  },
  {
    says: 'standardized patient|simulated patient|standardised patient',
    brutal: [
      'A standardized patient has the same stomach ache eleven times before lunch.',
      "As a simulated patient you must never volunteer the important part. It's true to life.",
    ],
    gentle: 'Consistency under repetition, then useful feedback: that is acting and teaching at once. Say both.',
  },
  {
    says: 'cheerleading|cheerleader|cheer captain|cheer squad|cheer team',
    brutal: [
      'The base does the lifting and the top gets the poster. Cheerleading explains companies early.',
      'Cheerleading is gymnastics with a smile you may not drop either.',
    ],
    gentle: 'Any one of these changes how ‘{it}’ is read: a season, a competition place, a routine of your own.',
  },
  {
    says: 'first robotics|vex robotics|robotics competition|robotics club|robotics team',
    brutal: [
      "It drove perfectly in the workshop. At the robotics competition the carpet's different.",
      'Robotics club: three people on the code, five on the name.',
    ],
    gentle: "Which part of the robot was yours, and what did it do that last year's couldn't?",
  },
  {
    says: 'national service scheme|nss camp|nss volunteer',
    near: 'volunteer|camp|national|service|college|unit|village|india|social',
    brutal: [
      'An NSS camp plants two hundred saplings and one banner. The banner is doing very well.',
      '“Not me but you,” says the NSS motto, and then somebody has to go first with the spade.',
    ],
    gentle: 'Hours served and what the unit left behind in the village: those are the two things worth printing.',
  },
  {
    says: 'campus placement|placement cell|training and placement|placement committee',
    not: 'job training|clients|client|vocational',
    near: 'college|university|campus|student|companies|recruitment|recruiter|placed|coordinated|coordinator|coordinating|india|training',
    brutal: [
      'In placement season the same blazer attends six interviews.',
      "The placement cell knows who's been selected before they do. It's in how quiet the corridor goes.",
    ],
    gentle: 'Companies in, offers out: what did the placement season come to? If you helped to run it, that is operations experience.',
  },
  {
    says: 'technical fest|tech fest|techfest|cultural fest|college fest|technical symposium',
    brutal: [
      "At a tech fest the sponsor's banner is larger than the stage, and has been up for longer.",
      'Tech fest: the robot race begins at ten, and the extension lead arrives at noon.',
    ],
    gentle: 'Budget, footfall, sponsors brought in. If you coordinated, pick the number you fought for hardest.',
  },
  {
    says: 'gate qualified|gate score|gate exam|qualified gate|gate 2023|gate 2024|gate 2022|gate 2025',
    brutal: [
      "GATE: three hours, and a calculator on the screen that's worked with a mouse.",
      "In GATE a wrong answer costs you marks. It's the nearest engineering exams get to a site.",
    ],
    gentle: 'Rank or score with the paper code will be understood at once; the bare word leaves them guessing.',
  },
  {
    says: 'blue book trainee|blue book traineeship|bluebook trainee|bluebook traineeship',
    brutal: [
      'A Blue Book traineeship: five months, and a new acronym every lift ride.',
      'Blue Book: a thousand trainees on one square, every one of them “working on a file”.',
    ],
    gentle: 'Which DG and which file? Name what you drafted, even if it appeared under another signature.',
  },
  {
    says: 'seasonal associate|seasonal sales associate|holiday associate|seasonal retail|seasonal cashier|holiday help',
    brutal: [
      'A seasonal associate learns the till on Friday, and on Saturday is asked where things have been moved.',
      'Seasonal associate: eight weeks, one playlist, nineteen songs.',
    ],
    gentle: 'Were you asked back or kept on? Either one is a recommendation, so put it into words.',
  },
  {
    says: 'halloween store|spirit halloween',
    brutal: [
      "A Halloween store appears overnight in whatever's empty. It's retail's one migratory species.",
      "On the first of November the Halloween store's gone, and there's a skeleton at the bus stop.",
    ],
    gentle: 'Setting up a whole shop for weeks takes logistics. What did you build, stock or manage?',
  },
  {
    says: 'student teaching|teaching practicum|teaching practice placement',
    brutal: [
      'Student teaching: the mentor leaves for one minute, and the projector knows.',
      'In student teaching the lesson has a plan, a plan for the plan, and a wasp.',
    ],
    gentle: "Grade, subject and one lesson you'd give again. Hiring heads read that before the diploma.",
  },
  {
    says: 'poster session|undergraduate research symposium|research symposium|research day',
    brutal: [
      'At a poster session the person who stops longest wants the pen.',
      "Research symposium: four months' work, A0, blocking somebody's view of the coffee.",
    ],
    gentle: 'Title and finding in one plain sentence. If you can say it in the corridor, put it here.',
  },
  {
    says: 'turkey trot',
    brutal: ['A turkey trot: five kilometres, so as not to mention the pie.', 'At the turkey trot one entrant is dressed as the turkey, and finishes third.'],
    gentle: 'Runner, marshal or planner? The planner has bibs, roads and sponsors to tell about.',
  },
];
