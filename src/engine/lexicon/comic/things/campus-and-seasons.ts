import type { ComicEntry } from '../comic-entry.ts';

/** Things of campus, clubs, service and seasonal jobs. */
export const CAMPUS_AND_SEASON_THINGS: readonly ComicEntry[] = [
  {
    says: 'resident assistant|resident advisor|residential assistant|residence hall advisor|resident adviser',
    brutal: [
      'The fire alarm at three in the morning is popcorn. A resident assistant can tell by the floor which brand.',
      'Resident assistant: free room, and a door with a whiteboard that says “knock any time”. They read the last two words.',
    ],
    gentle: 'How many residents, and which hard evening did you handle well? That job is management before anyone calls it that.',
  },
  {
    says: 'teaching assistant',
    near: 'undergraduate|graduate|professor|grading|graded|recitation|tutorial|lab|course|semester|exam|statistics|calculus|chemistry|physics|programming',
    not: 'primary|nursery|special|sen',
    brutal: [
      "A teaching assistant answers “Will this be on the exam?” so that the professor doesn't have to.",
      'The teaching assistant learns the lecture on Sunday night, one chapter ahead of the room.',
    ],
    gentle: 'How many students, which course, and did you ever get to teach it yourself? Course ratings count as results.',
  },
  {
    says: 'grading exam|grading paper|grading assignment|graded exam|graded assignment|graded paper|graded homework|graded lab report|grading lab report|grading homework',
    brutal: ['Grading is reading one mistake in sixty handwritings.', 'By the fortieth lab report the one being graded is you.'],
    gentle: 'Fairness at volume is the skill. How many a week, and did you write the rubric as well?',
  },
  {
    says: 'office hours',
    near: 'held|student|professor|course|teaching|weekly|assistant|conduct|undergraduate|lecture',
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
    gentle: 'Drafting, caucusing, speaking without notes: which committee, which country, and did your paper pass?',
  },
  {
    says: 'debate team|policy debate|lincoln-douglas|lincoln douglas debate|parliamentary debate|debate captain',
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
    says: 'moot court|mooting|moot competition',
    brutal: [
      "At a moot court there's no client and nothing to win, and the bench still manages to be cross.",
      'A moot: four people in suits defending a bicycle on appeal.',
    ],
    gentle: 'Which side, what point of law, how far did you go? Those three facts do more than the word alone.',
  },
  {
    says: "dean's list|deans list|dean’s list",
    brutal: ['The dean keeps a list. This is the good one.', "Dean's list: proof that a dean once looked at a spreadsheet and saw you."],
    gentle: 'Add the terms or the share of the class it covers; a reader abroad may never have met the phrase.',
  },
  {
    says: 'valedictorian',
    brutal: [
      'The prize for valedictorian is homework: one speech, in a gown, in June, outdoors.',
      'Valedictorian: several hundred people in folding chairs and the sentence “As we go our separate ways”.',
    ],
    gentle: 'A fine line, and a short one is enough. If you remember the speech, its one idea could open your summary.',
  },
  {
    says: 'summa cum laude|magna cum laude|cum laude',
    brutal: ['Cum laude is Latin for “the CV may mention this for ever”.', 'Summa, magna, cum laude: the Romans had three sizes as well.'],
    gentle: 'Add in brackets what share of the class received it. That travels better than Latin.',
  },
  {
    says: 'phi beta kappa|phi theta kappa|national honor society|tau beta pi',
    brutal: [
      "There's an induction with a candle, a handshake and a certificate with more Greek than English.",
      'An honour society has a motto, a pin and a very clear view on the membership fee.',
    ],
    gentle: "Say in three words what it's given for, and if you held an office there, put that first.",
  },
  {
    says: 'marching band|drumline|drum line|drum major|drum corps|color guard',
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
    says: 'student radio|campus radio|college radio',
    brutal: [
      'Student radio: the slot is at four in the morning, and one of the two listeners is the transmitter.',
      "On student radio the jingle took a term, and the show is whoever's up.",
    ],
    gentle: 'Live mic time teaches calm. Presenter, producer or station manager, and for how many shows?',
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
    says: 'campus tour|student ambassador|admissions ambassador|open day ambassador',
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
    says: 'peer tutor|peer tutoring|math tutor|maths tutor|private tutor|private tutoring|mathematics tutor',
    brutal: [
      'Tutoring means explaining it a fourth way, because the first three were how you understood it.',
      '“Oh, is that all it is?” The tutor has been saying so since Tuesday.',
    ],
    gentle: "What did the marks do? Even one case, from what to what, makes a tutor's line convincing.",
  },
  {
    says: 'capstone|capstone project|senior design|senior design project|final year project',
    brutal: ['A capstone: four people, and the one laptop it compiles on.', 'The capstone works on demo day if nobody leans on the table.'],
    gentle: 'What did it do, for whom, and which part was built by you? A capstone is worth three lines, so use them.',
  },
  {
    says: 'group project|group assignment',
    brutal: [
      'Group project: five names on the cover and one in the version history.',
      'A group project teaches leadership, at 2 a.m., to whoever still has the file open.',
    ],
    gentle: 'Say which part you carried. “I did the model and the slides” is stronger than any team sentence.',
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
    says: 'startup weekend|pitch competition|business plan competition|start-up weekend',
    brutal: [
      'At a startup weekend the company is founded on Friday, pivots on Saturday and gets a round of applause on Sunday.',
      "The business plan needs one per cent of a huge market. It's been needing that since the first pitch competition.",
    ],
    gentle: "One sentence about the idea and one on what the judges said. That's all it takes to be interesting.",
  },
  {
    says: 'ideathon|datathon|codeathon|makeathon|smart india hackathon',
    brutal: ['A game jam: forty-eight hours for one very good jump.', 'Datathon: thirty hours of cleaning the data, and a chart at dawn.'],
    gentle: "What did it do when the time was up? If there's a link or a repository, give it; few people do.",
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
    says: 'fruit picking|fruit picker|strawberry picking|apple picking|harvest work|berry picking|grape picking',
    brutal: [
      'Fruit picking: paid by the kilo, in a fruit chosen for weighing nothing.',
      'After a week of strawberry picking you see rows when you shut your eyes, and leave yours at the supermarket.',
    ],
    gentle: 'Piece rate means your speed was measured. If you remember it, use it; stamina seldom gets such good proof.',
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
    says: 'camp counselor|camp counsellor|summer camp',
    brutal: ['Camp counselor: eight weeks of one song.', "At summer camp the schedule says “quiet hour”. It's a wish, printed."],
    gentle: 'You planned days, kept people safe and improvised in rain. How many in your cabin, and what did you run?',
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
    says: 'snow shoveling|snow shovelling|shoveling snow|shovelling snow|snow plowing|snow ploughing',
    brutal: [
      'Shovelling snow off the drive takes an hour. Then the plough comes past and gives it back.',
      'Snow shoveling is the one cleaning job where the dirt keeps arriving, quietly, from above.',
    ],
    gentle: 'Out early, on call to the weather. How many properties, by what time in the morning?',
  },
  {
    says: 'christmas tree lot|christmas tree farm|christmas tree sales|tree lot',
    brutal: ["They want a tree that's full, straight and fits a Honda.", 'On a Christmas tree lot everyone walks past nine to buy the first one they saw.'],
    gentle: 'Short season, cold feet, cash sales. How many trees did the lot move, and did you run the till or the saw?',
  },
  {
    says: 'pumpkin patch|pumpkin farm|pumpkin stand',
    brutal: [
      'A pumpkin patch in October: people choose a muddy vegetable as if they were adopting it.',
      'At the pumpkin patch the wheelbarrow is there to be looked at. The pumpkin gets carried, by whoever chose it, for ten steps.',
    ],
    gentle: 'Crowds, cash and tractors in six weekends. What did you run on the busiest of them?',
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
    not: 'design|logo|illustrat',
    brutal: [
      "Inside a mascot it's forty degrees and there's one rule: the head stays on.",
      "A mascot waves, falls over and can't see the stairs. It's in the brief.",
    ],
    gentle: 'Entertaining without a face or a word is real stagecraft. Which crowd was the biggest?',
  },
  {
    says: 'ice rink|skating rink|zamboni|ice skating rink|rink guard',
    brutal: [
      "People who won't sit through a meeting will watch a Zamboni for fifteen minutes.",
      "The ice rink hires out boots that are wet, warm and half a size wrong, and everyone says they're fine.",
    ],
    gentle: 'Which part of the rink was yours: ice, hire desk, stewarding? Driving the resurfacer deserves its own line.',
  },
  {
    says: 'bowling alley|bowling center|bowling centre|bowling lane',
    brutal: [
      'A bowling alley takes your shoes as hostages and gives you a pair that no thief would keep.',
      'Behind the lanes of a bowling alley a machine as big as a van is eating pins.',
    ],
    gentle: 'Parties, lanes, shoes, snacks: how many of them could you run on a Saturday by yourself?',
  },
  {
    says: 'mini golf|minigolf|crazy golf|miniature golf|putt-putt',
    brutal: [
      'Mini golf: forty balls in the water hazard, and the windmill wants oil.',
      "The pencils at mini golf are short, and so's the memory of who hit seven.",
    ],
    gentle: "It's retail, maintenance and crowd control on one small site. Which of the three did you improve?",
  },
  {
    says: 'go-kart|go kart|karting|go-karting',
    brutal: ['One of the go-karts is faster. The staff know which.', 'The go-kart briefing says “no bumping”. It says it to people already choosing whom.'],
    gentle: 'Marshalling is safety work at speed. Flags, briefings or repairs: what were you signed off for?',
  },
  {
    says: 'trampoline park',
    brutal: [
      'A trampoline park: grip socks, a waiver, and a foam pit with eleven phones in it.',
      '“One at a time.” The trampoline park hears it as a number to beat.',
    ],
    gentle: 'Court monitor, parties or front desk? Say the number you supervised and the training they gave you.',
  },
  {
    says: 'family entertainment center|family entertainment centre|chuck e. cheese|chuck e cheese|arcade attendant',
    brutal: ['An arcade pays out in paper, and the prize counter sets the exchange rate.', 'At the arcade four hundred tickets buy a comb.'],
    gentle: 'Birthdays back to back are event management with cake. How many parties a day ran on your watch?',
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
    brutal: [
      "“Feet first, arms crossed, go.” It's the whole script at the water park, and it runs all summer.",
      'At a water park the lost property is mostly one flip-flop.',
    ],
    gentle: 'Dispatching a slide is safety-critical. Which certificate did they put you through, and how many guests a day?',
  },
  {
    says: 'cinema usher|movie usher|theatre usher|theater usher|usher',
    near: 'theatre|theater|cinema|movie|concert|ticket|guest|patron|seat|venue|arena|event|hall',
    not: 'wedding',
    brutal: [
      'An usher has seen the last ten minutes of everything.',
      "An usher's torch points at the floor, the row, and the glow of somebody replying to a text.",
    ],
    gentle: 'Seats, evacuations, late arrivals in the dark: what size of house, and were you ever in charge of a floor?',
  },
  {
    says: 'concession stand|concession worker|concessions worker|snack bar|popcorn',
    brutal: [
      'The popcorn costs next to nothing. The business model is the bucket.',
      'At the concession stand everyone orders during the adverts, then stays for the trailer and runs.',
    ],
    gentle: 'High volume in a twelve-minute window. Sales per event is a number the manager had; did you hear it?',
  },
  {
    says: 'state fair|county fair|fairground',
    brutal: [
      'At the state fair somebody deep-fried butter, and somebody else was the judge.',
      'The county fair has a prize for the largest marrow, and a feud that goes with it.',
    ],
    gentle: 'Ten days, huge crowds, everything temporary. What were you responsible for, and how many came through?',
  },
  {
    says: 'renaissance fair|renaissance faire|ren faire|renaissance festival',
    brutal: ['Renaissance fair: “Good morrow, my lord. Chip or contactless?”', 'At a Renaissance faire the turkey leg is historically wrong and sells best.'],
    gentle: 'Performing all day among the crowd is improvisation. Which role, and for how many weekends?',
  },
  {
    says: 'fireworks',
    not: 'adobe|macromedia',
    brutal: ['Fireworks: ten months of paperwork for twelve minutes of sky.', 'When fireworks are on, even the safety officer is looking up.'],
    gentle: "Permits, distances, crowds. Which part was in your hands? It's a serious thing to be trusted with.",
  },
  {
    says: 'cotton candy|candy floss|candyfloss',
    brutal: [
      "Candyfloss is sugar, air and, by four o'clock, your eyebrows.",
      'One spoon of sugar makes a cotton candy as big as a head. No start-up has managed that margin.',
    ],
    gentle: 'A stand is a shop with weather. What did it take on a good day?',
  },
  {
    says: "farmers market|farmers' market|farmer's market|farmers’ market",
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
    says: 'exam proctor|proctored|proctoring|test proctor|proctor',
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
    says: 'dining hall|campus dining|dining services',
    brutal: [
      'In the dining hall the tray return is a conveyor, and it has seen sculpture.',
      'Taco Tuesday starts on the dot. Very little else on a campus does, dining hall included.',
    ],
    gentle: 'Hundreds of meals an hour, on schedule. Which station, and did they make you student manager?',
  },
  {
    says: 'phonathon|phone-a-thon|phonothon|telefund|telethon',
    brutal: [
      'A phonathon rings alumni at dinner to ask how they liked it. Then comes the other question.',
      "Phonathon: everyone remembers the place fondly, and the oven's just beeped.",
    ],
    gentle: 'Pledges and average gift, please; fundraisers love a caller who knows both.',
  },
  {
    says: 'graduation ceremony|commencement ceremony|graduation ceremonies',
    near: 'organi|coordinat|volunteer|usher|marshal|plan|assist|event|support',
    brutal: [
      'A graduation ceremony: four hundred names, one microphone, and a phonetic list that lies.',
      "At commencement the speaker says it's a beginning. The car park says otherwise.",
    ],
    gentle: 'A show with no rehearsal and a full house. What did you look after, and for how many guests?',
  },
  {
    says: 'cheerleading|cheerleader|cheer captain|cheer squad|cheer team',
    brutal: [
      'The base does the lifting and the top gets the poster. Cheerleading explains companies early.',
      'Cheerleading is gymnastics with a smile you may not drop either.',
    ],
    gentle: "Captain, choreographer, or a competition place? One of these beside the word changes how it's read.",
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
    says: 'ncc|national cadet corps|ncc cadet|ncc camp',
    near: 'cadet|camp|certificate|national|parade|college|army wing|india|naval wing',
    brutal: [
      'NCC camp: up before the sun, boots like mirrors, and the sun takes the credit.',
      "On an NCC parade four hundred heels make one sound, and then there's one more.",
    ],
    gentle: 'Wing, certificate and camp: write all three. Recruiters in India know precisely what a C certificate took.',
  },
  {
    says: 'nss|national service scheme|nss camp|nss volunteer',
    near: 'volunteer|camp|national|service|college|unit|village|india|social',
    brutal: [
      'An NSS camp plants two hundred saplings and one banner. The banner is doing very well.',
      '“Not me but you,” says the NSS motto, and then somebody has to go first with the spade.',
    ],
    gentle: 'Hours served and what the unit left behind in the village: those are the two things worth printing.',
  },
  {
    says: 'campus placement|placement cell|placement coordinator|placement committee|training and placement|placement officer',
    near: 'college|university|campus|student|companies|recruit|placed|coordinat|india|training',
    brutal: [
      'In placement season the same blazer attends six interviews.',
      "The placement cell knows who's been selected before they do. It's in how quiet the corridor goes.",
    ],
    gentle: 'How many companies came, how many offers went out? If you helped to run it, that is operations experience.',
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
    says: 'articleship|article assistant|articled assistant',
    brutal: [
      'Articleship: counting stock in a warehouse in May, which no textbook mentions.',
      'An article assistant carries the audit in one bag and the lunch of three seniors in the other.',
    ],
    gentle: "Statutory audit, tax, or GST: where did most of your months go, and which client's size can you state?",
  },
  {
    says: 'working student|werkstudent|werkstudentin',
    brutal: [
      "Working student: part time, says the contract. The inbox hasn't read it.",
      'A working student leaves the meeting for the lecture and then misses both, on the tram.',
    ],
    gentle: 'Which part of the work ran because of you? In Germany this counts as real experience, so describe it as such.',
  },
  {
    says: 'blue book trainee|blue book traineeship|bluebook trainee|bluebook traineeship',
    brutal: [
      'A Blue Book traineeship: five months in Brussels and a new acronym every lift ride.',
      'Blue Book: a thousand trainees on one square, every one of them “working on a file”.',
    ],
    gentle: 'Which DG and which file? Name what you drafted, even if it appeared under another signature.',
  },
  {
    says: 'europass',
    brutal: [
      'Europass: fourteen pages, one of which is about digital competence, in boxes.',
      'Any employer in Europe can recognise a Europass from across the room.',
    ],
    gentle: 'Keep its language grid, the best part, and let the rest go onto two pages. It will read far quicker.',
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
    says: 'coding bootcamp|coding boot camp|software bootcamp|web development bootcamp|data science bootcamp|web development boot camp',
    brutal: [
      "Week one of a coding bootcamp is about why the terminal won't speak to you.",
      'A coding bootcamp squeezes it all into twelve weeks, and sleep into the thirteenth.',
    ],
    gentle: 'The final project is your proof: what does it do, and where can I click on it?',
  },
  {
    says: 'turkey trot',
    brutal: ['A turkey trot: five kilometres, so as not to mention the pie.', 'At the turkey trot one entrant is dressed as the turkey, and finishes third.'],
    gentle: 'Runner, marshal or planner? The planner has bibs, roads and sponsors to tell about.',
  },
];
