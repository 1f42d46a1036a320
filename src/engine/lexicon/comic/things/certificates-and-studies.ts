import type { ComicEntry } from '../comic-entry.ts';

/** Certificates and courses, courses of study, words of a degree, languages with their levels. */
export const CERTIFICATES_AND_STUDIES: readonly ComicEntry[] = [
  {
    says: 'first aid at work|faw certificate|emergency first aid at work|first aider at work',
    brutal: [
      'The first aid certificate lasts three years. The plasters last until somebody comes in with new shoes.',
      'Kneeling on carpet tiles, counting to thirty, over half a person made of vinyl.',
    ],
    gentle: 'Every workplace needs one, and few candidates mention it with the date. Add when it runs out, and it becomes useful.',
  },
  {
    says: 'basic life support|immediate life support|advanced life support|bls|ils',
    near: 'life|resus|cpr|nurse|certif|course|training|instructor|acls|aed|valid|provider',
    brutal: [
      "Life support is taught to Stayin' Alive, by an instructor who has to leave the room at weddings.",
      'The mannequin has no arms, no legs and the firmest chest in healthcare.',
    ],
    gentle: 'Level and date are what count for {it}. If you also teach it, that belongs in front.',
  },
  {
    says: 'fire warden|fire marshal',
    brutal: [
      'Everyone leaves by the door they came in through. The fire warden stands at the other one, pointing.',
      'A hi-vis, a clipboard and, twice a year, permission to shout at a director.',
    ],
    gentle: 'A named duty that every building needs. How many floors or people did you clear in a drill, and how fast?',
  },
  {
    says: 'enhanced dbs|dbs check|dbs checked|dbs certificate|dbs',
    brutal: [
      'A DBS is the one certificate where the best result is a blank space.',
      'Proof of address, proof of proof of address, and somebody senior to photocopy it.',
    ],
    gentle: 'Say the level and whether you are on the update service. That last detail can save an employer weeks.',
  },
  {
    says: 'manual handling',
    brutal: [
      'Manual handling: a course about lifting with your knees, held in a chair.',
      'The trainer says to bend your knees, and lowers himself into the chair by his back.',
      'A morning on how to pick things up, in a room where nobody would stack the chairs afterwards.',
    ],
    gentle: 'Trainers and assessors in this are always wanted. If you only attended, pair it with the loads and kit you know.',
  },
  {
    says: "duke of edinburgh|dofe|d of e|duke of edinburgh's award",
    brutal: [
      "Four people, one map, and by teatime the wrong valley. That's a bronze.",
      'A Duke of Edinburgh rucksack has three tin openers in it and no tins.',
    ],
    gentle: 'The volunteering part says more than the hike. What did you do for those months, and would they have you back?',
  },
  {
    says: 'prince2|prince 2',
    brutal: [
      'PRINCE2 stands for projects in controlled environments. Sightings are unconfirmed.',
      'Seven principles, seven processes, sixty questions, one hour. The exam, at least, is delivered on time and to scope.',
    ],
    gentle: 'Foundation or Practitioner, and the year: both matter. Then name one project that was really run that way.',
  },
  {
    says: 'six sigma|lean six sigma',
    brutal: [
      'Six Sigma allows 3.4 defects per million. The sticky notes fall off at a higher rate than that.',
      'A belt system for people whose only contact sport is with the printer.',
    ],
    gentle: 'The saving from one project is the real {it} certificate. One sum, one process, and this line outranks the rest.',
  },
  {
    says: 'green belt',
    near: 'sigma|lean|certif|process|improvement',
    not: 'karate|judo|taekwondo|aikido|martial|planning|land|jiu',
    brutal: [
      'A green belt is licensed to stand beside a kettle with a stopwatch.',
      'Define, measure, analyse, improve, control. A green belt can do all five to a stationery cupboard.',
    ],
    gentle: 'Every green belt comes with a project. What was measured before, and what after? Those two numbers belong here.',
  },
  {
    says: 'black belt',
    near: 'sigma|lean|certif|process|improvement',
    not: 'karate|judo|taekwondo|aikido|martial|jiu',
    brutal: ['A black belt in Minitab. The histogram never stood a chance.', 'A black belt bows on entering the meeting room, then asks why five times.'],
    gentle: 'How many green belts did you coach, and what did the portfolio save? At this level the money is the message.',
  },
  {
    says: 'tefl|tesol',
    brutal: [
      "TEFL: a hundred and twenty hours to explain why it's a big red bus and never a red big bus.",
      "Present perfect: you've used it all your life, and then someone in row two asks why.",
    ],
    gentle: 'Hours, observed teaching and levels are what language centres look for. Which can you put a figure to?',
  },
  {
    says: 'cscs|cscs card',
    brutal: [
      'The right answer in the CSCS test is nearly always to stop work and tell the supervisor.',
      'Green, blue, gold, black, white: the CSCS rack has more colours than the site has working tape measures.',
    ],
    gentle: 'Card colour and expiry date: a site manager needs just those two. Put them in the first line of the page.',
  },
  {
    says: 'smsts|sssts|site management safety',
    brutal: [
      'Site safety on a course about trenches and cranes, held on the ground floor of a hotel by the ring road.',
      'SMSTS: five days of site safety, in which the main hazard is the pastries.',
    ],
    gentle: 'Give the expiry date and the biggest site you supervised with it. That pair answers what a contractor wants to know.',
  },
  {
    says: 'pasma|mobile tower|scaffold tower',
    brutal: [
      'A scaffold tower always comes down with one brace more than it went up with.',
      'PASMA teaches that the wheels have brakes. The floor teaches that it slopes.',
    ],
    gentle: 'Date and level first. If you inspected towers for others, say so: a signature on that tag is responsibility.',
  },
  {
    says: 'asbestos awareness',
    brutal: [
      'Asbestos awareness: how to recognise the thing that you must then not touch, disturb or finish drilling.',
      'After asbestos awareness, no artex ceiling is ever just a ceiling.',
    ],
    gentle: 'Awareness is not a licence, and naming the category shows you know the difference. Which one is yours?',
  },
  {
    says: 'working at height|work at height',
    brutal: [
      'Working at height, says the law, should first of all be avoided. Nobody has told the gutter.',
      'Three points of contact on a ladder leaves one hand for the paint, the brush, the rag and the phone.',
    ],
    gentle: 'The cards that go with it are what a site asks for first. Keep them beside it.',
  },
  {
    says: 'legionella|legionella awareness',
    brutal: [
      'Run the tap for two minutes and write it down. Legionella control is that, for ever.',
      "Somebody visits the shower nobody uses, every week, with a thermometer. It's the most loyal relationship in the building.",
    ],
    gentle: 'Responsible person, sampler or log keeper? The legal role is worth naming, since somebody has to hold it.',
  },
  {
    says: 'pat testing|portable appliance testing',
    brutal: [
      'PAT testing: the exam that every kettle in the building sits and nobody revises for.',
      "Passed, dated, sticker on. The plug you can't reach has had no sticker since the building opened.",
    ],
    gentle: 'Items tested and failures found would show scale. If you built the register, that is the better half of the job.',
  },
  {
    says: '18th edition|bs 7671|bs7671',
    brutal: [
      "The exam is open book. That's a threat: BS 7671 runs to about six hundred pages.",
      'The 18th edition went from blue to brown, so that nobody could lend you the old one.',
    ],
    gentle: 'Which amendment, and do you hold the inspection and testing award with it? Those two go together in every advert.',
  },
  {
    says: 'iosh|iosh managing safely',
    brutal: [
      "Three days of IOSH, and you'll never step over a trailing cable in peace again.",
      'Likelihood times severity: a multiplication sum that has stopped more fun than rain.',
    ],
    gentle: 'One hazard you removed from your own site says more than the logo. Which was it?',
  },
  {
    says: 'nebosh|nebosh general certificate',
    brutal: [
      "NEBOSH people can't enjoy a holiday. There's always a ladder.",
      'The NEBOSH exam: outline, describe, explain. Marks have been lost by explaining when asked to outline.',
    ],
    gentle: 'Certificate or Diploma, and the sector you applied it in. An accident rate that fell would finish the sentence.',
  },
  {
    says: 'driver cpc|driver certificate of professional competence',
    brutal: [
      'A driver CPC is thirty-five hours every five years, in a chair, about a job done in a different chair.',
      'Driver CPC: seven hours in a chair, to prove that you can sit for nine.',
    ],
    gentle: 'Card expiry is the thing a transport office looks for. Say it here and spare them the phone call.',
  },
  {
    says: 'personal licence',
    near: 'alcohol|premises|aplh|bar|pub|licens|holder|hospitality',
    brutal: [
      "It lets you authorise every pint in the building. It doesn't say who changes the barrel.",
      "A personal licence is a day's course, forty questions, and a lifelong interest in fake moustaches.",
    ],
    gentle: 'A holder on the staff solves a legal problem for an owner. Were you the designated supervisor as well? Then say that first.',
  },
  {
    says: 'wset|wine and spirit education',
    brutal: [
      'WSET teaches you to spit out something lovely and write gooseberry.',
      'After Level 2, a quiet glass on the sofa has legs, a finish and a marking grid.',
    ],
    gentle: 'Level, grade and what you did with it: lists, training or sales? The third part is what a restaurant pays for.',
  },
  {
    says: 'ecdl|icdl',
    brutal: [
      'A European driving licence for computers, and in all these years nobody has been pulled over.',
      'Module 2 is managing files. Look at any desktop to see who skipped it.',
    ],
    gentle: 'It shows basics, so let something you built show more. Which spreadsheet or form of yours is still in use?',
  },
  {
    says: 'nvq|nvq level',
    brutal: [
      'An NVQ proves, in eighty pages and nine witness statements, that you can do the thing you were doing.',
      'Evidence: photocopied. Cross-referenced: yes. Doing the actual task: about ten minutes.',
    ],
    gentle: 'Level and subject, and the job you did it in. Portfolio work shows you can explain your trade, so say one thing it proved.',
  },
  {
    says: 'apprenticeship',
    near: 'served|completed|indentured|four year|four-year|three year|engineering|plumbing|electrical|carpentry|joinery|bricklaying|mechanic|trade',
    brutal: [
      'An apprenticeship traditionally includes a trip to the stores for a long weight.',
      'Year one: sweeping. Year two: holding the other end. Year three: finding out why it was held that way.',
    ],
    gentle: 'Served properly, it is the strongest word in a trade. Name the firm and the first job they let you do alone.',
  },
  {
    says: 'powerboat level 2|powerboat|rya powerboat',
    brutal: [
      'RYA Powerboat: two days to learn that boats have no brakes.',
      "Coming alongside: there's the textbook way, the wind's way, and the pontoon's opinion.",
    ],
    gentle: 'Safety boat work counts as real rescue experience. Hours on the water, and were you cover for events?',
  },
  {
    says: 'padi|open water diver|advanced open water',
    brutal: [
      'In PADI a thumbs up means get me out of here. It has ruined group chats.',
      'A divemaster counts eight heads going in. At the end the sea must return eight.',
    ],
    gentle: 'Level and logged dives first. If you guided or taught, that is risk management in a medium that does not forgive.',
  },
  {
    says: 'belbin',
    brutal: [
      'In Belbin, the creative one is called the Plant. Facilities have watered it.',
      'Nine team roles, six people, and nobody came out as the Completer Finisher, so the chart is unfinished.',
    ],
    gentle: 'If you used it to build or mend a team, tell that. The role you scored is less interesting than what you did with it.',
  },
  {
    says: 'udemy',
    brutal: [
      'A Udemy course is always reduced by 85 per cent, and the offer always ends in nine hours.',
      "Bought: eleven courses. Watched: the introduction, at double speed. That's the usual Udemy ratio.",
    ],
    gentle: 'Show the thing built on the last day of the Udemy course. Employers click on that before any certificate.',
  },
  {
    says: 'certificate of attendance|certificate of participation',
    brutal: [
      'A certificate of attendance confirms, in writing, that the sandwiches were the right number.',
      'A certificate of attendance: signed, stamped, and awarded for sitting.',
    ],
    gentle: 'Swap it for the one thing you took away and used. That sentence is worth more than the paper.',
  },
  {
    says: 'toastmasters',
    brutal: [
      'At Toastmasters someone is appointed to count your ums. At work they do it unofficially.',
      'Two minutes on any topic, green light, amber light, applause. Weddings should copy Toastmasters.',
    ],
    gentle: 'Speeches given and offices held show how far you went in Toastmasters. If you used it at work, that is the line.',
  },
  {
    says: 'pgce|postgraduate certificate in education',
    brutal: ['The PGCE: theory on Monday, period five on Tuesday, and the theory had nothing about wasps.', 'A year of lesson plans longer than the lesson.'],
    gentle: 'Phase, subject and placements say it best. Which of the two placements would take you back, and why?',
  },
  {
    says: 'canine first aid|pet first aid|dog first aid',
    brutal: [
      'Canine first aid step one: catch the casualty.',
      "Pet first aid is practised on a soft toy that doesn't eat the bandage. It's not an exact simulation.",
    ],
    gentle: 'For walkers, groomers and kennels this settles nerves. Add the date and the insurer that asked for it.',
  },
  {
    says: 'fire extinguisher training|fire extinguisher',
    brutal: [
      'Fire extinguisher training: ten minutes in a car park with a burning tray, and people smiling on a training day.',
      "Red, cream, blue, black: the label tells you which fire. The fire tells you there's no time.",
    ],
    gentle: 'Are you trained to use a fire extinguisher or to inspect one? The second is a trade of its own, so say for how many units.',
  },
  {
    says: 'dse assessor|dse assessment|display screen equipment',
    brutal: [
      'Top of the screen at eye level, says the DSE form. Hence the laptop on two dictionaries and a ream of A4.',
      'A DSE assessor can ruin any armchair for anybody in one sentence.',
    ],
    gentle: 'Desks assessed and changes made are easy to count. If complaints fell after, you have a before and after.',
  },
  {
    says: 'conflict resolution training|conflict management training|conflict resolution course',
    brutal: [
      "Conflict training: two people role-play a row over a parking space, until it's no longer role play.",
      'Conflict training: stay calm, open palms, lower your voice. The facilitator said it three times, louder.',
    ],
    gentle: 'One real moment that you turned round says more than the course. Could you tell it in twelve words?',
  },
  {
    says: 'dissertation',
    not: 'supervis',
    in: 'study',
    brutal: [
      'The title of a dissertation has a colon in it. In front of it is the joke, behind it is the dissertation.',
      'A dissertation is bound ten minutes before the copy shop closes, with page 41 upside down.',
    ],
    gentle: 'What did the dissertation find, in one sentence a stranger understands? That sentence is better than the title.',
  },
  {
    says: 'thesis',
    in: 'study',
    brutal: [
      "A thesis is read by four people: its author, its supervisor and two who've been given lunch.",
      'The acknowledgements are on page one, and are the part everybody turns to.',
    ],
    gentle: 'Say what the thesis knows that nobody knew before. If somebody has used it since, even better.',
  },
  {
    says: 'viva|viva voce',
    in: 'study',
    brutal: ['In a viva, two examiners smile, pour you some water and open at page 143.', 'Minor corrections is viva language for lovely, now do it again.'],
    gentle: 'Defending your work for hours is rare practice for hard meetings. Which question are you proudest of answering?',
  },
  {
    says: 'year abroad|semester abroad|exchange semester|study abroad',
    in: 'study',
    brutal: [
      "Study abroad is marked by two systems that can't agree whether a 14 is a triumph.",
      'No module at home covers arguing with a landlord about the boiler, in a second language.',
    ],
    gentle: 'The useful half of life abroad is the ordinary one: contracts, queues, friends. Which of those shows how you cope?',
  },
  {
    says: 'philosophy',
    degree: true,
    not: 'doctor of philosophy|phd|teaching philosophy|doctorate|philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      'Philosophy: three years on whether the chair exists, seated.',
      'Philosophy is asking “what exactly do you mean by that?”. Employers call it stakeholder management, and pay.',
    ],
    gentle: 'Philosophy trains clear argument, which is rarer than any software. Which essay would you still defend, and what did it make you good at?',
  },
  {
    says: 'philosophy, politics and economics|philosophy politics and economics',
    brutal: [
      'Philosophy, politics and economics: three subjects in the time of one, with the confidence of all three.',
      'Philosophy asks if the budget exists, politics announces it, economics explains afterwards.',
    ],
    gentle: 'Which of the three did you lean to at the end? Saying so turns a label into a direction.',
  },
  {
    says: 'marine biology',
    degree: true,
    brutal: ['Marine biology: chosen for the dolphins, examined on the mud.', 'The marine brochure has a reef. The field course has a bucket, and November.'],
    gentle: 'Survey methods and boat time are what employers look for. Which species could you identify in poor visibility?',
  },
  {
    says: 'film studies|film production degree',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    brutal: ['In Film Studies, having already seen it is called research.', 'Four thousand words on a staircase in Odessa.'],
    gentle: 'Write about one thing you made or wrote, with its length and its audience. Films are finished or not, and you can show which.',
  },
  {
    says: 'geography',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: ['Nobody who did Geography has ever forgotten the oxbow lake, or needed one.', 'Physical, human, and the coach journey in between.'],
    gentle: 'Mapping, data and fieldwork are all employable. Which of them did you use to answer a real question?',
  },
  {
    says: 'ancient history',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: ["Ancient History has three sources: one's lost, one's a pot, and one's Herodotus.", 'The most recent thing on the syllabus happened in a toga.'],
    gentle: 'Building a case from scraps is a skill analysts need. Say where you have done it since.',
  },
  {
    says: 'history',
    degree: true,
    not: 'art history|history of art|medical history|ancient history|employment history|work history|credit|gcse|a level|a-level|as level',
    in: 'study',
    brutal: ['The answer to every History essay is that it was more complicated than that.', 'Causes: long-term, short-term, and a duke.'],
    gentle: 'Which archive, or which question, kept you up? Evidence, weighed and written up, is what History has to sell.',
  },
  {
    says: 'archaeology',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      "Archaeology: four weeks on your knees with a trowel, and it's a pit. It's always a pit.",
      "If nobody knows what it's for, it's ritual. That's an actual technical term.",
    ],
    gentle: 'Seasons dug, sites and recording systems are what units ask about. Which trench did you supervise?',
  },
  {
    says: 'psychology',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      "Half of what's known about the human mind is known about Psychology students who needed the credits.",
      "At parties, Psychology gets asked if it's reading everyone's thoughts. Chemistry gets asked nothing.",
    ],
    gentle: 'Study design and statistics are the employable half. Which experiment was yours from idea to write-up?',
  },
  {
    says: 'politics|political science',
    degree: true,
    not: 'philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      'Politics: three essays on why nobody votes, handed in on election day.',
      "Politics divides into left, right and centre, and that's only the seating in the seminar.",
    ],
    gentle: 'Besides {it} on paper, offices look for practice. Did you ever count votes, knock on doors or write a brief?',
  },
  {
    says: 'economics',
    degree: true,
    not: 'home economics|philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    brutal: ['Economics: assume a rational consumer, then go to the campus bar to look for one.', "Two lines cross. Move one. That's a term."],
    gentle: 'In economics a model is useful once data has argued with it. Which dataset did you work with, and what did it say?',
  },
  {
    says: 'llb|bachelor of laws|law degree|graduate diploma in law',
    brutal: [
      'All of negligence starts with a snail in a bottle of ginger beer. An LLB never looks at a mixer the same way.',
      'A law degree teaches you to read everything before signing. No one has told the app store.',
    ],
    gentle: 'Firms read ‘{it}’ hundreds of times and rarely meet an interest. Name one area and one problem question you loved.',
  },
  {
    says: 'english literature|english lit',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      'English Literature: Middlemarch by Thursday, Bleak House by Tuesday.',
      'The curtains were blue. English Literature has four thousand words on it.',
    ],
    gentle: 'Reading fast and writing clearly is the day job in more trades than you think. Which piece of yours was published?',
  },
  {
    says: 'creative writing',
    degree: true,
    in: 'study',
    brutal: [
      "Three years of Creative Writing say “show, don't tell”. Then comes the CV.",
      'A writing workshop is twelve people being supportive about a dragon.',
    ],
    gentle: 'Of all the creative writing, what is finished, and where can it be read? One link says more than the module list.',
  },
  {
    says: 'theatre studies|drama and theatre|drama degree|performing arts|acting degree',
    degree: true,
    in: 'study',
    brutal: ['A drama course: lying on a floor, breathing, for credits.', 'Week one, be a tree. Week nine, be a tree with a motivation.'],
    gentle: 'Backstage counts as much as on stage. Which production, which role, and what did you hold together when it went wrong?',
  },
  {
    says: 'architecture',
    degree: true,
    not: 'enterprise architecture|software architecture|computer architecture|cloud',
    in: 'study',
    brutal: [
      'Part 1, Part 2, Part 3: architecture is a trilogy whose middle book is about stair details.',
      'An architecture model is finished at 4 a.m., and the tiny trees are the last to dry.',
    ],
    gentle: 'Which stage, which software, and what got built? A single corner of a real building beats a portfolio of visions.',
  },
  {
    says: 'mathematics|maths degree',
    degree: true,
    not: 'gcse|a level|a-level|english|functional|as level',
    in: 'study',
    brutal: [
      'By the third year of Mathematics there are no numbers left.',
      'The proof is trivial, says the lecturer, and leaves the room for twenty minutes to check.',
    ],
    gentle: 'Was your {it} more statistics, modelling or pure? A plain sentence on what you solved would bring in readers who fear the symbols.',
  },
  {
    says: 'physics',
    degree: true,
    not: 'gcse|a level|a-level|astrophysics|as level',
    in: 'study',
    brutal: [
      "Physics: three years of ignoring friction, and then a job that's full of it.",
      "Assume a spherical cow. It's the most useful animal in the subject.",
    ],
    gentle: 'What physics sells is modelling, coding and measurement. Which experiment or simulation would you show?',
  },
  {
    says: 'astrophysics|astronomy',
    degree: true,
    in: 'study',
    brutal: [
      'In Astrophysics, being right to within a factor of ten counts as a result.',
      "Everything heavier than helium is called a metal. It's a subject with no time for detail.",
    ],
    gentle: 'Big data before it had the name. Which survey or code did you use? Employers far from space will want that.',
  },
  {
    says: 'zoology',
    degree: true,
    brutal: [
      'Four in five animals on Earth are nematodes. The Zoology open day leads with a penguin.',
      'Zoology is finding out exactly how many things a beetle can be.',
    ],
    gentle: 'Fieldwork, species and methods are what count. What did you watch, for how long, and what did you learn?',
  },
  {
    says: 'plant science|botany|plant biology',
    degree: true,
    brutal: [
      "In Botany, a strawberry isn't a berry and a banana is. Fruit salad takes all day.",
      'Botany is fieldwork with manners: the subject waits for you.',
    ],
    gentle: 'Identification skills are scarce and wanted. Which plants are you sure of without the book?',
  },
  {
    says: 'geology|earth science|earth sciences',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: ["A geologist's holiday album is rocks, with a pen for scale.", 'Geology: it happened suddenly, over two million years.'],
    gentle: 'Mapping weeks, software and the rocks you know best: an employer needs just that.',
  },
  {
    says: 'aerospace engineering|aeronautical engineering|astronautical',
    degree: true,
    in: 'study',
    brutal: [
      "Nobody on an Aerospace course may say it isn't rocket science. It's in week four.",
      'In aerospace a wing is lift over drag. A student wing is glue over hope.',
    ],
    gentle: 'Design project, tools and your piece of it: did it fly? If so, say how far.',
  },
  {
    says: 'forensic science',
    degree: true,
    in: 'study',
    brutal: [
      'Forensic Science: television did the recruiting, titration did the rest.',
      'On television the lab is dark. Forensic Science starts by showing you the light switch.',
    ],
    gentle: 'Lab methods and evidence handling travel well. Which techniques could you stand up and explain to a jury?',
  },
  {
    says: 'events management|event management',
    degree: true,
    in: 'study',
    brutal: ['Events Management: week one is contingency. The rain was scheduled for week two.', 'A degree in knowing where the wristbands are.'],
    gentle: 'What did you run for real, for how many, on what budget? The course wants that example beside it.',
  },
  {
    says: 'statistics',
    degree: true,
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    brutal: [
      'Statistics: three years of learning to say “it depends”, with a number on either side.',
      'On average everyone on the course has one point nine calculators.',
    ],
    gentle: 'Which question did your statistics answer for somebody who was not a statistician? That story opens doors.',
  },
  {
    says: 'medieval history|medieval studies|mediaeval',
    degree: true,
    brutal: [
      'Medieval monks drew knights fighting snails in the margins. Nobody knows why, and people have doctorates in it.',
      'A subject in which the year 1300 counts as late.',
    ],
    gentle: 'Reading old hands and odd sources is real research. What did you find that was not in a printed book?',
  },
  {
    says: 'mba|executive mba|master of business administration',
    brutal: ['An MBA sees the world as two axes and four boxes. The good box is top right.', "The MBA case is about an airline. It's always about an airline."],
    gentle: 'What did you do differently the month after the {it}? One decision tells more than the ranking or the price.',
  },
  {
    says: 'robotics',
    degree: true,
    in: 'study',
    brutal: ['Robotics: six months of code, and on the day it goes left.', "The robot can map a building. The door has a handle, so that's the project."],
    gentle: 'Which part was yours: mechanics, control, vision? A thirty second video would say the rest.',
  },
  {
    says: 'genetics',
    degree: true,
    in: 'study',
    brutal: [
      'All of Genetics began with one monk counting peas: 5,474 round, 1,850 wrinkled. Nothing was rounded, not even the round.',
      'Three billion letters, and the bit that matters is one of them.',
    ],
    gentle: 'Wet or dry, human or plant? Those four words decide who reads on. Add the project.',
  },
  {
    says: 'civil engineering',
    degree: true,
    in: 'study',
    brutal: [
      'Civil Engineering starts with a bridge of dry spaghetti. It ends with a drain.',
      'Concrete gets its strength at twenty-eight days. So does the coursework.',
    ],
    gentle: 'Placement sites and software come first for employers. Which drawing of yours was built?',
  },
  {
    says: 'gcse french|french gcse|french (gcse)',
    brutal: [
      'The station, the library, the swimming pool: GCSE French can find any municipal building.',
      'At the weekend I like to play tennis, says GCSE French, of everyone who ever sat it.',
    ],
    gentle: 'If you still use it, say how. If not, it can rest with the other grades, and the space goes to something current.',
  },
  {
    says: 'french',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|spoken|written',
    not: 'polish|french polish|french horn|bulldog|door|window|press|drain',
    brutal: [
      'French for ninety-nine is four twenties, ten and nine. Prices come with homework.',
      "The French word oiseaux has seven letters and pronounces none of them as written. And that's only the birds.",
    ],
    gentle: 'Where would you use your French: on the phone, in contracts, with guests? Naming the task helps more than the label.',
  },
  {
    says: 'german',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|a level|a-level|spoken|written|elementary',
    not: 'shepherd|german market',
    brutal: [
      "Der spoon, die fork, das knife. German got as far as the cutlery drawer and couldn't settle it.",
      'German keeps the verb for the very end, so that nobody can interrupt.',
    ],
    gentle: 'German on a page in English gets noticed. See that it stands where it can be.',
  },
  {
    says: 'spanish',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|a level|a-level|spoken|written|elementary',
    brutal: [
      'Spanish has two verbs for to be: one for what the soup is, and one for how the soup is right now.',
      "The question mark comes first, upside down, so that nobody's ambushed. Spanish thought of everyone.",
    ],
    gentle: 'Customers, suppliers or colleagues: who would you speak it with? That one word makes the skill useful to a reader.',
  },
  {
    says: 'mandarin|chinese',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|hsk|spoken|written',
    not: 'medicine|cuisine|restaurant|orange|oriental|new year',
    brutal: [
      'In Mandarin, ma can be hemp, a horse or a telling-off, depending on what your voice did in the middle.',
      "Three thousand characters for the newspaper. The crossword doesn't bear thinking about.",
    ],
    gentle: 'Reading, writing and speaking are three skills in {it}. Say which you would use at work, and how far each goes.',
  },
  {
    says: 'japanese',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|jlpt|n5|n4|n3|n2|n1|spoken|written',
    not: 'cuisine|restaurant|knotweed',
    brutal: [
      'Japanese counts pencils, cats and sheets of paper with different words. Stocktaking must be a vocation.',
      'Two alphabets by Christmas, and then there are the other two thousand.',
    ],
    gentle: 'The JLPT level is the shortest proof there is. If you hold one, print the N and the year.',
  },
  {
    says: 'polish',
    near: 'language|basic|beginner|intermediate|fluent|native|bilingual|conversational|b1|b2|c1|c2|spoken|written|mother tongue',
    not: 'nail|french polish|floor|shoe|metal|wax|furniture|car|surface|buff',
    brutal: [
      'Polish has a good dozen ways to say two. Counting to ten takes an afternoon.',
      'In Polish a beetle buzzes in the reeds in Szczebrzeszyn. That sentence is where the keyboard gives up.',
    ],
    gentle: 'Interpreting for colleagues or customers is work, so count it as such. How often were you the one they called?',
  },
  {
    says: 'portuguese',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    brutal: [
      'Anyone who knows Spanish can read Portuguese. Then somebody says it aloud.',
      "Saudade can't be translated, as you'll be told in Portuguese for an hour.",
    ],
    gentle: 'European or Brazilian? Business readers need to know, so name it, along with where you would use it.',
  },
  {
    says: 'welsh',
    near: 'basic|beginner|learner|intermediate|fluent|native|first language|conversational|speaker|bilingual|level|spoken|written|gcse',
    not: 'dragon|cob|terrier|rarebit|guards|government|water|assembly|baccalaureate',
    brutal: [
      "Welsh changes the first letter of a word depending on the company it keeps. Dictionaries don't warn you.",
      "Welsh speakers will tell you that a microwave isn't really a popty ping. They hate having to, and so does everyone listening.",
    ],
    gentle: 'Public services there ask for it by level. Where yours has one, let it stand first.',
  },
  {
    says: 'irish language|gaeilge|irish gaelic',
    brutal: [
      'Irish has no word for yes and none for no. Status meetings must be wonderfully detailed.',
      "The verb comes first in Irish, so you know it's been done before you know who did it.",
    ],
    gentle: 'Which level, and do you teach or use it? It is wanted in more offices than people outside it think.',
  },
  {
    says: 'latin',
    not: 'honours|honors|summa|latin america|american|dance|dancing|ballroom|music|latino|percussion|latin market|salsa|europe',
    brutal: [
      'Latin: nobody will ever ring up to check.',
      'In Latin, Caecilius is in the garden. He has been there since the first lesson, and nobody has told him about the mountain.',
    ],
    gentle: 'Grammar learned this way sharpens everything you write. Can you show it in a job where words matter?',
  },
  {
    says: 'greek',
    near: 'basic|beginner|elementary|intermediate|fluent|native|modern greek|bilingual|conversational|b1|b2|c1|c2|spoken|written',
    not: 'yoghurt|mythology|restaurant|ancient greek|classical greek|koine',
    brutal: [
      "It's all Greek to me, says the English speaker. The Greek speaker says it's all Chinese.",
      'Five ways to spell the sound ee. Greek likes to keep its options open.',
    ],
    gentle: 'Shipping, tourism and EU bodies ask for it. Where would you like to use yours?',
  },
  {
    says: 'arabic',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|modern standard|spoken|written',
    not: 'gum',
    brutal: [
      'Arabic: one language for the newspaper, another for the taxi.',
      'Written right to left, without the short vowels, as an act of trust in the reader.',
    ],
    gentle: 'Standard, or which dialect? The answer decides the posting, so give both if you have both.',
  },
  {
    says: 'turkish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'barber|delight|bath|coffee|airlines',
    brutal: [
      'Turkish can fit a whole complaint into one word, and then add a suffix to be polite about it.',
      "There's a Turkish verb ending for things you only heard about. Offices everywhere could use one.",
    ],
    gentle: 'With suppliers, clients or colleagues? A word on the setting turns a language into a tool.',
  },
  {
    says: 'swedish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'massage|house',
    brutal: [
      "Swedish: the language of the world's best-known instructions, which contain no words.",
      'Lagom means exactly the right amount. No CV has managed it yet, in Swedish or in English.',
    ],
    gentle: 'Which of the neighbours can you follow with it? Two and a half languages for one is worth mentioning.',
  },
  {
    says: 'danish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'pastry|pastries',
    brutal: [
      "In Danish, fifty is half-third times twenty. They've had calculators since, and kept it.",
      'Written Danish and spoken Danish have met, but only briefly.',
    ],
    gentle: 'Reading and speaking are far apart in this one. Say honestly where you stand in each.',
  },
  {
    says: 'finnish',
    not: 'club|organization|organizations|organisation|organisations|lutheran|church|society|american|market|sauna',
    brutal: [
      "Fifteen cases, no future tense. Finnish deals with what's in front of it.",
      'Finnish for pretty much anything is one word, and it ends next Wednesday.',
    ],
    gentle: 'Few people learn Finnish from outside. How did you come to it, and how far could a meeting go?',
  },
  {
    says: 'hungarian',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    brutal: [
      "Hungarian's nearest relations live in Siberia, and they don't write.",
      'The word for goodbye sounds like hello, and the word for hello sounds like see ya. Hungarian phone calls never settle.',
    ],
    gentle: 'A language this rare is worth a concrete example: whom did you help with it, and when?',
  },
  {
    says: 'hindi|urdu',
    not: 'fiji',
    near: 'basic|intermediate|fluent|native|proficient|conversational|bilingual|spoken|written|language|mother tongue|limited',
    brutal: [
      'In Hindi and Urdu, kal is both yesterday and tomorrow. Deadlines have never had it so good.',
      "Spoken, they're nearly one language. Written, they set off from opposite sides of the page.",
    ],
    gentle: 'Speaking, reading, writing: mark which of the three. Public services and firms both need to know.',
  },
  {
    says: 'swahili|kiswahili',
    brutal: [
      "In Swahili, one o'clock is seven in the morning. Confirm the meeting twice.",
      'Safari just means a journey. In Swahili, so does the 7.42 to Reading.',
    ],
    gentle: 'Fieldwork, aid work or travel: where did you use it? A place and a purpose make it solid.',
  },
  {
    says: 'british sign language|bsl|bsl level|sign language',
    not: '24|software license|assembly|bsl-2|bsl2|bsl-3|bsl3|biosafety|containment|laboratory',
    brutal: [
      'In BSL the question is asked with the eyebrows. Poker is out.',
      'A language you can use through a window, across a platform, and with your mouth full.',
    ],
    gentle: 'A little sign language goes a long way at a counter or a door. If you have used it at work, that is the line to print.',
  },
  {
    says: 'native english|english native|english (native)|native english speaker|english - native',
    brutal: ['Native English, says the CV, in English.', 'Of everything listed, this is the one that the rest of the page had rather given away.'],
    gentle: 'It can go if the page proves it. The line might be better spent on another language or on what you write well.',
  },
  {
    says: 'business english',
    brutal: ["Business English is English that's reaching out and circling back.", "Just following up on the below. There's nothing below."],
    gentle: 'Which parts: calls, contracts, presentations? A course with a level is good, and a task is better.',
  },
  {
    says: 'duolingo',
    brutal: ["An owl knows your streak, and the owl isn't angry, just waiting.", 'Duolingo: fluent in telling a turtle about its sandwich.'],
    gentle: 'Daily practice is a habit worth having. Can you order, ask, read? Put the real level in place of the app.',
  },
  {
    says: 'b2',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|aircraft|easa|part 66',
    brutal: [
      'B2, in the official wording, means talking without strain for either party. Plenty of meetings never reach it.',
      "At B2 you can explain the advantages and disadvantages. In the meeting they'll only want the first half.",
    ],
    gentle: 'At this level you can work in it. Have you? A place and a task would prove it.',
  },
  {
    says: 'c1',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|minibus|motorhome|vehicle',
    brutal: [
      'C1 recognises implicit meaning. It knows what they mean by “interesting”.',
      "C1 speaks without much obvious searching for expressions. It's the obvious that does the work there.",
    ],
    gentle: 'At C1 you could write for publication: reports, articles, contracts. Do you, and for whom?',
  },
  {
    says: 'c2',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|command and control',
    brutal: ['C2 means understanding with ease virtually everything you hear. Station announcements are still out.', 'There is no C3. People have asked.'],
    gentle: 'The top of the scale, so show it at work: interpreting, editing, negotiating? Name the hardest thing you did in it.',
  },
  {
    says: 'conversational',
    near: 'spanish|german|italian|portuguese|mandarin|polish|dutch|japanese|arabic|russian|welsh|greek|turkish|swedish|danish|norwegian',
    not: 'ai|chatbot|design',
    brutal: [
      'Conversational: you can start one. Ending it is the next level.',
      'The weather, the food, the journey. Conversational runs for about as long as the lift does.',
    ],
    gentle: 'How conversational, exactly: what were your last three chats about? If one was work, that belongs here in place of the word.',
  },
  {
    says: 'rusty',
    near: 'french|german|spanish|italian|portuguese|mandarin|dutch|japanese|russian|latin|language|polish',
    brutal: [
      "Rusty, like a gate: it'll open, everyone will hear it, and it's fine after the third go.",
      'Rusty is an honest word. It has been left outside since the exam.',
    ],
    gentle: 'Honest, and easily fixed. A month of podcasts before an interview, and you could strike the adjective.',
  },
  {
    says: 'bilingual',
    near: 'english|french|german|spanish|italian|portuguese|polish|welsh|mandarin|arabic|language|fluent|dutch|hindi|urdu|russian|turkish',
    not: 'dictionary|school|secretary',
    brutal: ['Bilingual: two words for everything, and the one you want is always in the other.', 'Can be put on hold in two languages.'],
    gentle: 'Being bilingual at work often means interpreting, unpaid. If colleagues came to you when a call or a contract needed it, claim that.',
  },
  {
    says: 'limited working proficiency|professional working proficiency|full professional proficiency|elementary proficiency',
    brutal: [
      'A scale drawn up for American diplomats, now mainly used to say that the emails are fine.',
      'On this scale, elementary proficiency orders lunch and full proficiency sends it back.',
    ],
    gentle: 'Plain words help here: calls, emails, meetings, contracts. Which of them could you do tomorrow?',
  },
];
