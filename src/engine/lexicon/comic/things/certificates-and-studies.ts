import type { ComicEntry } from '../comic-entry.ts';

/** Certificates and courses, courses of study, words of a degree, languages with their levels. */
export const CERTIFICATES_AND_STUDIES: readonly ComicEntry[] = [
  {
    says: 'first aid at work|faw certificate|emergency first aid at work|first aider at work',
    brutal: [
      'The first aid certificate lasts three years. The plasters last until somebody comes in with new shoes.',
      'Kneeling on carpet tiles, counting to thirty, over half a person made of vinyl.',
    ],
    gentle: 'Every workplace has to have one, and few candidates print the date. Level and expiry beside it save an employer a course fee.',
  },
  {
    says: 'basic life support|immediate life support|advanced life support|bls|ils',
    near: 'life|resus|cpr|nurse|certif|course|training|instructor|acls|aed|valid|provider',
    not: 'labor|labour|statistics|logistics|landing|approach|library',
    brutal: [
      "Life support is taught to Stayin' Alive, by an instructor who has to leave the room at weddings.",
      'The mannequin has no arms, no legs and the firmest chest in healthcare.',
    ],
    gentle: 'Level and expiry of life support are what a ward checks. If you instruct it as well, the word instructor belongs in front.',
  },
  {
    says: 'fire warden|fire marshal',
    not: 'state|county|city|inspector|code|deputy|liais|coordinat|permit|office of|approval',
    brutal: [
      'Everyone leaves by the door they came in through. The fire warden stands at the other one, pointing.',
      'A hi-vis, a clipboard and, twice a year, permission to shout at a director.',
    ],
    gentle: 'Every building has to name a fire warden. Add floors covered, and the clearance time of your last drill.',
  },
  {
    says: 'enhanced dbs|dbs check|dbs checked|dbs certificate|dbs',
    not: 'bank|singapore|sql|nosql|deep brain|database|oracle|mongo|mongodb|vector|postgres|dublin|business school|migration|cloud|aws',
    brutal: [
      'A DBS is the one certificate where the best result is a blank space.',
      'Proof of address, proof of proof of address, and somebody senior to photocopy it.',
    ],
    gentle: 'Beside DBS belong the level and the update service: with both, an employer can be weeks ahead. Without them somebody has to write and ask.',
  },
  {
    says: 'manual handling',
    not: 'kg|goods|parcel|stock|load|box|material|package|freight|reduc|automat|eliminat|luggage|baggage|furniture|barrels|crates',
    brutal: [
      'Manual handling: a course about lifting with your knees, held in a chair.',
      'A morning on how to pick things up, in a room where nobody would stack the chairs afterwards.',
    ],
    gentle: 'Manual handling as a course is standard; the kit and the loads you moved make it specific. Trainers in it should say so first.',
  },
  {
    says: "duke of edinburgh|dofe|d of e|duke of edinburgh's award",
    brutal: [
      "Four people, one map, and by teatime it's the wrong valley. The form calls that an expedition.",
      'A Duke of Edinburgh rucksack has three tin openers in it and no tins.',
    ],
    gentle: 'The months of volunteering say more than the hike. Level, place and what you did there each week: an employer can ask about all three.',
  },
  {
    says: 'prince2|prince 2',
    brutal: [
      'PRINCE2 stands for projects in controlled environments. Sightings are unconfirmed.',
      'Seven principles, seven processes, sixty questions, one hour. The exam, at least, is delivered on time and to scope.',
    ],
    gentle: 'Foundation or Practitioner, with the year. Add one project that was really run by PRINCE2, named right behind, if you have one.',
  },
  {
    says: 'six sigma|lean six sigma',
    brutal: [
      'Six Sigma allows 3.4 defects per million. The sticky notes fall off at a higher rate than that.',
      'A belt system for people whose only contact sport is with the printer.',
    ],
    gentle: 'The belt matters less than the project. Name the process you improved, and what it saved.',
  },
  {
    says: 'green belt',
    near: 'sigma|lean|certif|process|improvement',
    not: 'karate|judo|taekwondo|aikido|martial|planning|land|jiu',
    brutal: [
      'A green belt is licensed to stand beside a kettle with a stopwatch.',
      'Define, measure, analyse, improve, control. A green belt can do all five to a stationery cupboard.',
    ],
    gentle: 'A green belt comes with a project. Name it, and give the figure before and after.',
  },
  {
    says: 'black belt',
    near: 'sigma|lean|certif|process|improvement',
    not: 'karate|judo|taekwondo|aikido|martial|jiu',
    brutal: ['A black belt in Minitab. The histogram never stood a chance.', 'A black belt bows on entering the meeting room, then asks why five times.'],
    gentle: 'At this level the money is the message: the savings of your projects, and how many green belts you brought up.',
  },
  {
    says: 'tefl|tesol',
    brutal: [
      "A whole certificate to explain why it's a big red bus and never a red big bus.",
      "Present perfect: you've used it all your life, and then someone in row two asks why.",
    ],
    gentle: 'Language centres read for hours, observed teaching practice and the levels you can take. Give all three.',
  },
  {
    says: 'cscs|cscs card',
    not: 'strength|conditioning|nsca|coach|fitness|athlete|personal train|cpt|exercise|gym',
    around:
      'site|construct|labour|builder|building site|groundwork|electric|plumb|scaffold|carpent|joiner|bricklay|roof|civil|contractor|steel|demolition|smsts|plaster|decorat|dumper|banksman|cpcs|traffic marshal|hgv|surveyor|architect|fitter',
    brutal: [
      'One card between you and a long walk back to the van.',
      'It is shown at the gate, at the turnstile and to the foreman, and in between it lives with the loyalty card for bacon rolls.',
    ],
    gentle: 'Give card type and expiry: a site manager needs just those two, and likes to find them in the top third of the page.',
  },
  {
    says: 'smsts|sssts|site management safety',
    brutal: [
      'Site safety, taught on trenches and cranes, in a room with carpet and a tray of pastries.',
      'They send you on a site safety course on the ground floor of a hotel by the ring road.',
    ],
    gentle: "Expiry and the biggest site you supervised with it. That pair answers the contractor's first two questions without a call.",
  },
  {
    says: 'pasma|mobile access tower|scaffold tower|mobile scaffold tower',
    brutal: [
      'A scaffold tower always comes down with one brace more than it went up with.',
      'PASMA teaches that the wheels have brakes. The floor teaches that it slopes.',
    ],
    gentle: 'Level and expiry come first. If you may inspect and tag towers for others, that signature is worth a word of its own.',
  },
  {
    says: 'asbestos awareness',
    brutal: [
      'Asbestos awareness: how to recognise the thing that you must then not touch, disturb or finish drilling.',
      'After asbestos awareness, no artex ceiling is ever just a ceiling.',
    ],
    gentle: 'Awareness is not a licence, and an employer must tell them apart: Category A, non-licensed work, licensed work. Print the one you hold.',
  },
  {
    says: 'working at height|work at height',
    brutal: [
      'Working at height, says the law, should first of all be avoided. Nobody has told the gutter.',
      'Three points of contact on a ladder leaves one hand for the paint, the brush, the rag and the phone.',
    ],
    gentle: 'Height work is hired by the card: harness, IPAF, PASMA, rope access. The one you hold, with its expiry, belongs right beside it.',
  },
  {
    says: 'legionella|legionella awareness',
    not: 'culture|isolate|pneumophila|pcr|agar|laborator',
    brutal: [
      'Run the tap for two minutes and write it down. Legionella control is that, for ever.',
      "Somebody visits the shower nobody uses, every week, with a thermometer. It's the most loyal relationship in the building.",
    ],
    gentle: 'Somebody has to hold the legal role for Legionella. Name the word for yours: responsible person, sampler or log keeper.',
  },
  {
    says: 'pat testing|portable appliance testing',
    brutal: [
      'PAT testing: the exam that every kettle in the building sits and nobody revises for.',
      "Passed, dated, sticker on. The plug you can't reach has had no sticker since the building opened.",
    ],
    gentle: 'Items tested, and failures caught before they bit somebody, give it scale. A register you built yourself is the better half of the job.',
  },
  {
    says: '18th edition|bs 7671|bs7671',
    brutal: [
      "The exam is open book. That's a threat: BS 7671 runs to about six hundred pages.",
      'The 18th edition went from blue to brown, so that nobody could lend you the old one.',
    ],
    gentle: 'Adverts ask for the 18th edition with the inspection and testing award. Print the amendment, and that award beside it if you hold it.',
  },
  {
    says: 'iosh|iosh managing safely',
    brutal: [
      "After IOSH you'll never step over a trailing cable in peace again.",
      'Likelihood times severity: a multiplication sum that has stopped more fun than rain.',
    ],
    gentle: 'One hazard removed from your own workplace says more than the logo. Name the title: working safely or Managing safely.',
  },
  {
    says: 'nebosh|nebosh general certificate',
    brutal: [
      "NEBOSH people can't enjoy a holiday. There's always a ladder.",
      'The NEBOSH exam: outline, describe, explain. Marks have been lost by explaining when asked to outline.',
    ],
    gentle: 'Certificate or Diploma, and the industry you use it in. An accident rate that fell in your time would carry the whole section.',
  },
  {
    says: 'driver cpc|driver certificate of professional competence',
    brutal: [
      'A driver CPC is thirty-five hours every five years, in a chair, about a job done in a different chair.',
      'Driver CPC: seven hours in a chair, to prove that you can sit for nine.',
    ],
    gentle: 'A transport office looks for the expiry of the driver CPC. In the line, it spares them a phone call.',
  },
  {
    says: 'personal licence',
    near: 'alcohol|premises|aplh|bar|pub|licens|holder|hospitality',
    brutal: [
      "It lets you authorise every pint in the building. It doesn't say who changes the barrel.",
      "A personal licence is a day's course, forty questions, and a lifelong interest in fake moustaches.",
    ],
    gentle: 'A licence holder on the staff solves a legal problem for an owner. If you were the named supervisor of premises, that comes first.',
  },
  {
    says: 'wset|wine and spirit education',
    brutal: [
      'WSET teaches you to spit out something lovely and write gooseberry.',
      'After a WSET course, a quiet glass on the sofa has legs, a finish and a marking grid.',
    ],
    gentle: 'Restaurants pay for what you did with it: lists, training or sales. Level and grade are for the bracket.',
  },
  {
    says: 'ecdl|icdl',
    brutal: [
      'A European driving licence for computers, and in all these years nobody has been pulled over.',
      'Module 2 is managing files. Look at any desktop to see who skipped it.',
    ],
    gentle: 'A computer licence vouches for the basics. One spreadsheet or form of yours that others still use vouches for the rest.',
  },
  {
    says: 'nvq|nvq level',
    brutal: [
      'An NVQ proves, in eighty pages and nine witness statements, that you can do the thing you were doing.',
      'Evidence: photocopied. Cross-referenced: yes. Doing the actual task: about ten minutes.',
    ],
    gentle: 'Level and subject are what an employer matches to the advert; the workplace it was assessed in tells them it was earned on real jobs.',
  },
  {
    says: 'apprenticeship',
    near: 'served|completed|indentured|four year|four-year|three year|engineering|plumbing|electrical|carpentry|joinery|bricklaying|mechanic|trade',
    brutal: [
      'An apprenticeship traditionally includes a trip to the stores for a long weight.',
      'Year one: sweeping. Year two: holding the other end. Year three: finding out why it was held that way.',
    ],
    gentle: 'A served apprenticeship is the strongest word in a trade. Firm, years, and the first job they let you do alone: that is the whole story.',
  },
  {
    says: 'powerboat level 2|powerboat|rya powerboat',
    brutal: [
      'RYA Powerboat: two days to learn that boats have no brakes.',
      "Coming alongside: there's the textbook way, the wind's way, and the pontoon's opinion.",
    ],
    gentle: 'Safety boat cover counts as rescue experience. Add hours on the water and the events you covered.',
  },
  {
    says: 'padi|open water diver|advanced open water',
    brutal: [
      'In PADI a thumbs up means get me out of here. It has ruined group chats.',
      'A divemaster counts eight heads going in. At the end the sea must return eight.',
    ],
    gentle: "Level and logged dives. Guiding or teaching, if you did, is risk management with other people's air, and should lead.",
  },
  {
    says: 'belbin',
    brutal: [
      'In Belbin, the creative one is called the Plant. Facilities have watered it.',
      'Nine team roles, six people, and nobody came out as the Completer Finisher, so the chart is unfinished.',
    ],
    gentle: 'The Belbin role you scored matters less than its use. If a team was built or mended with it, that team is the better half.',
  },
  {
    says: 'udemy',
    not: 'instructor|published|taught|bestsell|created|author|student|my course|enrolled',
    brutal: [
      'A Udemy course is always reduced by 85 per cent, and the offer always ends in nine hours.',
      "Bought: eleven courses. Watched: the introduction, at double speed. That's the usual Udemy ratio.",
    ],
    gentle: 'Employers click on the thing you built before they read any certificate. A link to it beside the Udemy title changes its weight.',
  },
  {
    says: 'certificate of attendance|certificate of participation',
    brutal: [
      'A certificate of attendance confirms, in writing, that the sandwiches were the right number.',
      'A certificate of attendance: signed, stamped, and awarded for sitting.',
    ],
    gentle: 'Attendance proves the chair; a use proves the course. Add one thing from it that you have applied since, if you have one.',
  },
  {
    says: 'toastmasters',
    brutal: [
      'At Toastmasters someone is appointed to count your ums. At work they do it unofficially.',
      'Two minutes on any topic, green light, amber light, applause. Weddings should copy Toastmasters.',
    ],
    gentle: 'Speeches given and offices held show how far you went. For readers who never heard of the club: it is public speaking with feedback.',
  },
  {
    says: 'pgce|postgraduate certificate in education',
    brutal: ['The PGCE: theory on Monday, period five on Tuesday, and the theory had nothing about wasps.', 'A year of lesson plans longer than the lesson.'],
    gentle: 'Give phase, subject and both placement schools: heads read those three first, and a placement that turned into a job even sooner.',
  },
  {
    says: 'canine first aid|pet first aid|dog first aid',
    brutal: [
      'Canine first aid step one: catch the casualty.',
      "Pet first aid is practised on a soft toy that doesn't eat the bandage. It's not an exact simulation.",
    ],
    gentle: "For kennels, walkers and groomers, animal first aid settles an insurer's question. Add the date and awarding body.",
  },
  {
    says: 'fire extinguisher training|fire extinguisher',
    not: 'servic|inspect|maintain|maintenance|install|refill|recharg|sales|sold|check',
    brutal: [
      'Ten minutes in a car park with a burning tray, and everybody smiling.',
      "The label tells you which fire. The fire tells you there's no time to read it.",
    ],
    gentle: 'Trained to use and trained to inspect are a morning apart and a trade apart. If it is the second, units per year belongs here.',
  },
  {
    says: 'dse assessor|dse assessment|display screen equipment',
    brutal: [
      'Top of the screen at eye level, says the DSE form. Hence the laptop on two dictionaries and a ream of A4.',
      'A DSE assessor can ruin any armchair for anybody in one sentence.',
    ],
    gentle: 'Desks assessed, and what was changed because of it: the two together turn a checklist into prevention.',
  },
  {
    says: 'conflict resolution training|conflict management training|conflict resolution course',
    brutal: [
      "Conflict training: two people role-play a row over a parking space, until it's no longer role play.",
      'Conflict training: stay calm, open palms, lower your voice. The facilitator said it three times, louder.',
    ],
    gentle: 'One real moment that you turned round, told in twelve words, is what this course is meant to prove. It is stronger than the certificate.',
  },
  {
    says: 'dissertation',
    not: 'supervis',
    in: 'study',
    brutal: [
      'The title of a dissertation has a colon in it. In front of it is the joke, behind it is the dissertation.',
      'A dissertation is bound ten minutes before the copy shop closes, with page 41 upside down.',
    ],
    gentle: 'What a dissertation found, in one sentence a stranger understands, is better than its title. Add the method, in two words.',
  },
  {
    says: 'thesis',
    in: 'study',
    brutal: [
      "A thesis is read by four people: its author, its supervisor and two who've been given lunch.",
      'The acknowledgements are on page one, and are the part everybody turns to.',
    ],
    gentle: 'One plain sentence on what nobody knew before the thesis reads better than its title. Anybody who has used it since should be named.',
  },
  {
    says: 'viva|viva voce',
    in: 'study',
    brutal: ['In a viva, two examiners smile, pour you some water and open at page 143.', 'Minor corrections is viva language for lovely, now do it again.'],
    gentle: 'Defending your work under questions for hours is practice for hard meetings. Add result and date.',
  },
  {
    says: 'year abroad|semester abroad|exchange semester|study abroad',
    in: 'study',
    brutal: [
      "Study abroad is marked by two systems that can't agree whether a 14 is a triumph.",
      'No module at home covers arguing with a landlord about the boiler, in a second language.',
    ],
    gentle: 'City, term and the language you studied in. Contracts, offices and strangers dealt with alone are the useful half, and may be said.',
  },
  {
    says: 'philosophy',
    not: 'doctor of philosophy|phd|teaching philosophy|doctorate|philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: [
      'Philosophy: years on whether the chair exists, seated.',
      'Philosophy is asking “what exactly do you mean by that?”. Employers call it stakeholder management, and pay.',
    ],
    gentle: 'Philosophy trains clear argument, which is rarer than any software. Add one essay title and what it was about, if you have one.',
  },
  {
    says: 'philosophy, politics and economics|philosophy politics and economics',
    brutal: [
      'Philosophy, politics and economics: three subjects in the time of one, with the confidence of all three.',
      'Philosophy asks if the budget exists, politics announces it, economics explains afterwards.',
    ],
    gentle: 'The subject you leaned to at the end turns a label into a direction. A dissertation or option in it is enough to show which.',
  },
  {
    says: 'marine biology',
    degree: true,
    brutal: ['Marine biology: chosen for the dolphins, examined on the mud.', 'The marine brochure has a reef. The field course has a bucket, and November.'],
    gentle: 'Survey methods, boat time and the species you can identify without help are what employers in this field search for.',
  },
  {
    says: 'film studies|film production degree',
    not: 'gcse|a level|a-level|as level',
    degree: true,
    brutal: ['In Film Studies, having already seen it is called research.', 'Four thousand words on a staircase in Odessa.'],
    gentle: 'One thing you made or wrote, with its length and where it was shown: films are finished or not, and that line says which.',
  },
  {
    says: 'geography',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ['Nobody who did Geography has ever forgotten the oxbow lake, or needed one.', 'Physical, human, and the coach journey in between.'],
    gentle: 'Mapping, data and fieldwork are all employable. The software and one real question you answered with it are worth more than the module list.',
  },
  {
    says: 'ancient history',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ["Ancient History has three sources: one's lost, one's a pot, and one's Herodotus.", 'The most recent thing on the syllabus happened in a toga.'],
    gentle: 'Building a case from scraps is what analysts do all day. The source or the language you worked from makes it concrete.',
  },
  {
    says: 'history',
    not: 'art history|history of art|medical history|ancient history|employment history|work history|credit|gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ['The answer to every History essay is that it was more complicated than that.', 'Causes: long-term, short-term, and a duke.'],
    gentle: 'Evidence, weighed and written up, is what History has to sell. Add the archive or question of your longest piece.',
  },
  {
    says: 'archaeology',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: [
      "Archaeology: four weeks on your knees with a trowel, and it's a pit. It's always a pit.",
      "If nobody knows what it's for, it's ritual. That's an actual technical term.",
    ],
    gentle: 'Units ask for seasons dug, sites and recording systems. A trench that was yours to supervise belongs before all three.',
  },
  {
    says: 'psychology',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: [
      "Half of what's known about the human mind is known about Psychology students who needed the credits.",
      "At parties, Psychology gets asked if it's reading everyone's thoughts. Chemistry gets asked nothing.",
    ],
    gentle: 'The statistics and study design are what employers use. Name one study you ran, and the software.',
  },
  {
    says: 'politics|political science',
    not: 'philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: [
      'Politics: three essays on why nobody votes, handed in on election day.',
      "Politics divides into left, right and centre, and that's only the seating in the seminar.",
    ],
    gentle: 'Offices look for practice behind the subject: a campaign, a count, a briefing written. If there is one, it belongs in the next line.',
  },
  {
    says: 'economics',
    not: 'home economics|philosophy, politics|philosophy politics|gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ['Economics: assume a rational consumer, then go to the campus bar to look for one.', "Two lines cross. Move one. That's a term."],
    gentle: 'A model gets useful once data has argued with it. Add the dataset and tool of your own project, Stata, R or Python.',
  },
  {
    says: 'llb|bachelor of laws|law degree|graduate diploma in law',
    brutal: [
      'All of negligence starts with a snail in a bottle of ginger beer. No law student looks at a mixer the same way again.',
      'A law degree teaches you to read everything before signing. No one has told the app store.',
    ],
    gentle: 'Firms read this hundreds of times. Add the class of your degree, and one option that fits the firm.',
  },
  {
    says: 'english literature|english lit',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: [
      'English Literature: Middlemarch by Thursday, Bleak House by Tuesday.',
      'The curtains were blue. English Literature has four thousand words on it.',
    ],
    gentle: 'Reading fast and writing clearly is the day job in more offices than you think. Anything of yours in print should stand right below.',
  },
  {
    says: 'creative writing',
    in: 'study',
    degree: true,
    brutal: ["The whole course says “show, don't tell”. Then comes the CV.", 'A writing workshop is twelve people being supportive about a dragon.'],
    gentle: 'Finished and readable somewhere: that is what people look for. Add one link or title, if you have one.',
  },
  {
    says: 'theatre studies|drama and theatre|drama degree|performing arts|acting degree',
    in: 'study',
    degree: true,
    brutal: ['A drama course: lying on a floor, breathing, for credits.', 'Week one, be a tree. Week nine, be a tree with a motivation.'],
    gentle: 'Production, role and house: backstage counts as much as on stage, and outside the theatre it reads as deadlines that never move.',
  },
  {
    says: 'architecture',
    not: 'enterprise architecture|software architecture|computer architecture|cloud|information architecture|data architecture|solution architecture|system architecture|landscape architecture|aws|azure|togaf|microservice|network architecture',
    in: 'study',
    degree: true,
    brutal: [
      'Architecture is years of drawing museums, so as to be trusted with a stair detail.',
      'An architecture model is finished at 4 a.m., and the tiny trees are the last to dry.',
    ],
    gentle: 'Stage of training, software, and anything that got built. Add a single corner of a real building.',
  },
  {
    says: 'mathematics|maths degree',
    not: 'gcse|a level|a-level|english|functional|as level',
    in: 'study',
    degree: true,
    brutal: [
      'Somewhere in a Mathematics course the numbers stop and nobody mentions it again.',
      'The proof is trivial, says the lecturer, and leaves the room for twenty minutes to check.',
    ],
    gentle: 'Statistics, modelling or pure: employers ask which. Add one plain sentence on a problem you solved, if you have one.',
  },
  {
    says: 'physics',
    not: 'gcse|a level|a-level|astrophysics|as level',
    in: 'study',
    degree: true,
    brutal: ["Physics: years of ignoring friction, and then a job that's full of it.", "Assume a spherical cow. It's the most useful animal in the subject."],
    gentle: 'Physics sells modelling, coding and measurement. Add the language you coded in and one simulation or experiment.',
  },
  {
    says: 'astrophysics|astronomy',
    in: 'study',
    degree: true,
    brutal: [
      'In Astrophysics, being right to within a factor of ten counts as a result.',
      "Everything heavier than helium is called a metal. It's a subject with no time for detail.",
    ],
    gentle: 'Astronomy was big data before the name existed. The survey or code you worked with is what employers far from space look for.',
  },
  {
    says: 'zoology',
    degree: true,
    brutal: [
      'Four in five animals on Earth are nematodes. The Zoology open day leads with a penguin.',
      'Zoology is finding out exactly how many things a beetle can be.',
    ],
    gentle: 'Give species, method and hours in the field: conservation employers count those, and others see patience with data.',
  },
  {
    says: 'plant science|botany|plant biology',
    degree: true,
    brutal: [
      "In Botany, a strawberry isn't a berry and a banana is. Fruit salad takes all day.",
      'Botany is fieldwork with manners: the subject waits for you.',
    ],
    gentle: 'Identification skills are scarce and wanted. Add the groups you are sure of without the book, and any survey licence.',
  },
  {
    says: 'geology|earth science|earth sciences',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ["A geologist's holiday album is rocks, with a pen for scale.", 'Geology: it happened suddenly, over two million years.'],
    gentle: 'Mapping weeks, the software, and the rocks or ground you know best: an employer needs just those three.',
  },
  {
    says: 'aerospace engineering|aeronautical engineering|astronautical',
    in: 'study',
    degree: true,
    brutal: [
      "Nobody on an Aerospace course may say it isn't rocket science. It's in week four.",
      'In aerospace a wing is lift over drag. A student wing is glue over hope.',
    ],
    gentle: 'The design project, your part of it, and whether it flew. Add a distance, a mass or a test result, if you have one.',
  },
  {
    says: 'forensic science',
    in: 'study',
    degree: true,
    brutal: [
      'Forensic Science: television did the recruiting, titration did the rest.',
      'On television the lab is dark. Forensic Science starts by showing you the light switch.',
    ],
    gentle: 'Lab techniques and chain of custody travel well beyond crime. Name the instruments you have run yourself.',
  },
  {
    says: 'events management|event management',
    in: 'study',
    degree: true,
    brutal: ['Events Management: week one is contingency. The rain was scheduled for week two.', 'Nobody else on campus studies where the wristbands are.'],
    gentle: 'One event run for real, with heads and budget, is the example this course needs beside it. A placement counts.',
  },
  {
    says: 'statistics',
    not: 'gcse|a level|a-level|as level',
    in: 'study',
    degree: true,
    brutal: ['Statistics is learning to say “it depends”, with a number on either side.', 'On average everyone on the course has one point nine calculators.'],
    gentle: 'One question answered for somebody who was not a statistician, and the software it was done in: that opens more doors than the modules.',
  },
  {
    says: 'medieval history|medieval studies|mediaeval',
    degree: true,
    brutal: [
      'Medieval monks drew knights fighting snails in the margins. Nobody knows why, and people have doctorates in it.',
      'A subject in which the year 1300 counts as late.',
    ],
    gentle: 'Reading old hands and odd sources is real research. The language or script, and the longest piece you wrote from it, prove it.',
  },
  {
    says: 'mba|executive mba|master of business administration',
    brutal: ['An MBA sees the world as two axes and four boxes. The good box is top right.', "The MBA case is about an airline. It's always about an airline."],
    gentle: 'One decision made differently after the MBA says more than the ranking. Put year, focus and the final project in the bracket.',
  },
  {
    says: 'robotics',
    in: 'study',
    degree: true,
    brutal: ['Robotics: six months of code, and on the day it goes left.', "The robot can map a building. The door has a handle, so that's the project."],
    gentle: 'Mechanics, control or vision: the part that was yours decides who rings. A thirty-second video, linked, would say the rest.',
  },
  {
    says: 'genetics',
    in: 'study',
    degree: true,
    brutal: [
      'All of Genetics began with one monk counting peas: 5,474 round, 1,850 wrinkled. Nothing was rounded, not even the round.',
      'Three billion letters, and the bit that matters is one of them.',
    ],
    gentle: 'Give wet or dry, human or plant: those words decide who reads on. Techniques you ran yourself come straight after.',
  },
  {
    says: 'civil engineering',
    in: 'study',
    degree: true,
    brutal: [
      'Civil Engineering starts with a bridge of dry spaghetti. It ends with a drain.',
      'Concrete gets its strength at twenty-eight days. So does the coursework.',
    ],
    gentle: 'Placement sites and software come first for employers. If a drawing of yours was ever built, that is the headline.',
  },
  {
    says: 'gcse french|french gcse|french (gcse)',
    brutal: [
      'The station, the library, the swimming pool: GCSE French can find any municipal building.',
      'At the weekend I like to play tennis, says GCSE French, of everyone who ever sat it.',
    ],
    gentle: 'French that was kept up deserves its present level here. French that stopped with the exam can rest among the other grades.',
  },
  {
    says: 'french',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|spoken|written',
    not: 'polish|french polish|french horn|bulldog|door|window|press|drain',
    brutal: [
      'French for ninety-nine is four twenties, ten and nine. Prices come with homework.',
      "The French word oiseaux has seven letters and pronounces none of them as written. And that's only the birds.",
    ],
    gentle: 'French is worth most when it has a job to do. Name the task: phone calls, contracts or guests.',
  },
  {
    says: 'german',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|a level|a-level|spoken|written|elementary',
    not: 'shepherd|german market',
    brutal: [
      "Der spoon, die fork, das knife. German got as far as the cutlery drawer and couldn't settle it.",
      'German keeps the verb for the very end, so that nobody can interrupt.',
    ],
    gentle: 'German in an English CV gets noticed by exporters. With a level such as B2 beside it, nobody has to guess how far it carries.',
  },
  {
    says: 'spanish',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|a level|a-level|spoken|written|elementary',
    brutal: [
      'Spanish has two verbs for to be: one for what the soup is, and one for how the soup is right now.',
      "The question mark comes first, upside down, so that nobody's ambushed. Spanish thought of everyone.",
    ],
    gentle: 'Spanish is worth most when it has a job to do. Say who you speak it with: customers, suppliers or colleagues.',
  },
  {
    says: 'mandarin|chinese',
    near: 'intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|hsk|spoken|written',
    not: 'medicine|cuisine|restaurant|orange|oriental|new year',
    brutal: [
      'In Mandarin, ma can be hemp, a horse or a telling-off, depending on what your voice did in the middle.',
      "Three thousand characters for the newspaper. The crossword doesn't bear thinking about.",
    ],
    gentle: 'Reading, writing and speaking are three skills in Chinese. Add an HSK level, or a word on each of the three, if you have one.',
  },
  {
    says: 'japanese',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|working proficiency|a1|a2|b1|b2|c1|c2|bilingual|conversational|jlpt|n5|n4|n3|n2|n1|spoken|written',
    not: 'cuisine|restaurant|knotweed',
    brutal: [
      'Japanese counts pencils, cats and sheets of paper with different words. Stocktaking must be a vocation.',
      'Two alphabets by Christmas, and then there are the other two thousand.',
    ],
    gentle: 'The JLPT level is the shortest proof there is. Add the N and the year together.',
  },
  {
    says: 'polish',
    near: 'language|basic|beginner|intermediate|fluent|native|bilingual|conversational|b1|b2|c1|c2|spoken|written|mother tongue',
    not: 'nail|french polish|floor|shoe|metal|wax|furniture|car|surface|buff|copy|draft|manuscript|content|edit|presentation|proofread|stone|glass',
    brutal: [
      'Polish has a good dozen ways to say two. Counting to ten takes an afternoon.',
      'In Polish a beetle buzzes in the reeds in Szczebrzeszyn. That sentence is where the keyboard gives up.',
    ],
    gentle: 'Interpreting for colleagues or customers is work, and may be listed as a duty. A language on its own is only a promise of it.',
  },
  {
    says: 'portuguese',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    brutal: [
      'Anyone who knows Spanish can read Portuguese. Then somebody says it aloud.',
      "Saudade can't be translated, as you'll be told in Portuguese for an hour.",
    ],
    gentle: 'European or Brazilian Portuguese: business readers need to know, and one word spares them a mistake in the first letter.',
  },
  {
    says: 'welsh',
    near: 'basic|beginner|learner|intermediate|fluent|native|first language|conversational|speaker|bilingual|level|spoken|written|gcse',
    not: 'dragon|cob|terrier|rarebit|guards|government|water|assembly|baccalaureate',
    brutal: [
      "Welsh changes the first letter of a word depending on the company it keeps. Dictionaries don't warn you.",
      "Welsh speakers will tell you that a microwave isn't really a popty ping. They hate having to, and so does everyone listening.",
    ],
    gentle: 'Public services in Wales advertise by Welsh level. Where yours has a number or a name, it should stand before the word fluent.',
  },
  {
    says: 'irish language|gaeilge|irish gaelic',
    brutal: [
      'Irish has no word for yes and none for no. Status meetings must be wonderfully detailed.',
      "The verb comes first in Irish, so you know it's been done before you know who did it.",
    ],
    gentle: 'Teaching posts and state bodies ask for Irish by grade. An exam level, or the job you have used it in, makes it a skill.',
  },
  {
    says: 'latin',
    not: 'honours|honors|summa|latin america|american|dance|dancing|ballroom|music|latino|percussion|latin market|salsa|europe',
    brutal: ['Latin: nobody will ever ring up to check.', 'A whole dead language, and the parts that get used at work are et cetera and ad hoc.'],
    gentle: 'Latin sharpens everything written after it. Add the level reached.',
  },
  {
    says: 'greek',
    near: 'basic|beginner|elementary|intermediate|fluent|native|modern greek|bilingual|conversational|b1|b2|c1|c2|spoken|written',
    not: 'yoghurt|mythology|restaurant|ancient greek|classical greek|koine|greek life|sorority|fraternity',
    brutal: [
      "It's all Greek to me, says the English speaker. The Greek speaker says it's all Chinese.",
      'Five ways to spell the sound ee. Greek likes to keep its options open.',
    ],
    gentle: 'Shipping, tourism and EU bodies ask for Greek. A level, and whether you can write it as well as speak it, answers them.',
  },
  {
    says: 'arabic',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|modern standard|spoken|written',
    not: 'gum',
    brutal: [
      'Arabic: one language for the newspaper, another for the taxi.',
      'Written right to left, without the short vowels, as an act of trust in the reader.',
    ],
    gentle: 'Standard, or which dialect: the answer decides the posting. With both, both belong on the page.',
  },
  {
    says: 'turkish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|limited|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'barber|delight|bath|coffee|airlines',
    brutal: [
      'Turkish can fit a whole complaint into one word, and then add a suffix to be polite about it.',
      "There's a Turkish verb ending for things you only heard about. Offices everywhere could use one.",
    ],
    gentle: 'A setting turns a language into a tool: suppliers in Istanbul, customers at the counter, a team on the phone. One is enough.',
  },
  {
    says: 'swedish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'massage|house',
    brutal: [
      "Swedish: the language of the world's best-known instructions, which contain no words.",
      'Lagom means exactly the right amount. No CV has managed it yet, in Swedish or in English.',
    ],
    gentle: 'Swedish opens Norwegian and half of Danish on paper. If you can follow those two, they are worth a bracket.',
  },
  {
    says: 'danish',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    not: 'pastry|pastries',
    brutal: [
      "In Danish, fifty is half-third times twenty. They've had calculators since, and kept it.",
      'Written Danish and spoken Danish have met, but only briefly.',
    ],
    gentle: 'Reading and speaking are far apart in Danish. Add an honest level for each, if you have one.',
  },
  {
    says: 'finnish',
    near: 'language|english|swedish|german|basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written|mother tongue|speaker',
    not: 'club|organization|organizations|organisation|organisations|lutheran|church|society|american|market|sauna',
    brutal: [
      "Fifteen cases, no future tense. Finnish deals with what's in front of it.",
      'Finnish for pretty much anything is one word, and it ends next Wednesday.',
    ],
    gentle: 'Hardly anybody learns Finnish from outside, so a level is believed with a source: a course, a year there, a job done in it.',
  },
  {
    says: 'hungarian',
    near: 'basic|beginner|elementary|intermediate|fluent|native|proficient|advanced|a1|a2|b1|b2|c1|c2|bilingual|conversational|spoken|written',
    brutal: [
      "Hungarian's nearest relations live in Siberia, and they don't write.",
      'The word for goodbye sounds like hello, and the word for hello sounds like see ya. Hungarian phone calls never settle.',
    ],
    gentle: 'Hungarian is rare enough to be worth a concrete use: a document translated, a client kept, a call taken in it.',
  },
  {
    says: 'hindi|urdu',
    near: 'basic|intermediate|fluent|native|proficient|conversational|bilingual|spoken|written|language|mother tongue|limited',
    not: 'fiji',
    brutal: [
      'In Hindi and Urdu, kal is both yesterday and tomorrow. Deadlines have never had it so good.',
      'The films run three hours, and half of your vocabulary is set to music.',
    ],
    gentle: 'Speaking, reading and writing part ways here, since the scripts differ. Mark which of the three you have, and in which language.',
  },
  {
    says: 'swahili|kiswahili',
    brutal: [
      "In Swahili, one o'clock is seven in the morning. Confirm the meeting twice.",
      'Safari just means a journey. In Swahili, so does the 7.42 to Reading.',
    ],
    gentle: 'A place and a purpose make Swahili solid: fieldwork, aid work, trade. Agencies that need it look for exactly that pair.',
  },
  {
    says: 'british sign language|bsl|bsl level|sign language',
    not: '24|software license|assembly|bsl-2|bsl2|bsl-3|bsl3|biosafety|containment|laboratory',
    brutal: [
      'In sign language the question is asked with the eyebrows. Poker is out.',
      'A language you can use through a window, across a platform, and with your mouth full.',
    ],
    gentle: 'Level and awarding body let an employer put a signer at a counter or a door. If you have used sign language at work, the place belongs here.',
  },
  {
    says: 'native english|english native|english (native)|native english speaker|english - native',
    brutal: ['Native English, says the CV, in English.', 'Of everything listed, this is the one that the rest of the page had rather given away.'],
    gentle: 'The page itself proves this one. The line does more work with a second language, or with the kind of text you write well.',
  },
  {
    says: 'business english',
    brutal: ["Business English is English that's reaching out and circling back.", "Just following up on the below. There's nothing below."],
    gentle: 'Calls, contracts, presentations: business English is bought by the task. A level beside one of those tasks settles the matter.',
  },
  {
    says: 'duolingo',
    not: 'english test|det|score|duolingo test|160',
    brutal: ["An owl knows your streak, and the owl isn't angry, just waiting.", 'Duolingo: fluent in telling a turtle about its sandwich.'],
    gentle: 'Put the real level in place of the app: A2, B1. A daily habit is good, and a level is what an employer can use.',
  },
  {
    says: 'b2',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|aircraft|easa|part 66',
    brutal: [
      'B2, in the official wording, means talking without strain for either party. Plenty of meetings never reach it.',
      "At B2 you can explain the advantages and disadvantages. In the meeting they'll only want the first half.",
    ],
    gentle: 'B2 means you can work in it. Add a certificate or a task done in the language, if you have one.',
  },
  {
    says: 'c1',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|minibus|motorhome|vehicle',
    brutal: [
      'C1 recognises implicit meaning. It knows what they mean by “interesting”.',
      "C1 speaks without much obvious searching for expressions. It's the obvious that does the work there.",
    ],
    gentle: 'At C1 you could write reports and contracts. If you have, in that language, the kind of document is worth two words.',
  },
  {
    says: 'c2',
    near: 'french|german|spanish|italian|mandarin|japanese|portuguese|dutch|arabic|russian|polish|swedish|norwegian|danish|korean|turkish|greek|english|language|cefr',
    not: 'licence|driving|command and control',
    brutal: ['C2 means understanding with ease virtually everything you hear. Station announcements are still out.', 'There is no C3. People have asked.'],
    gentle: 'C2 is the top of the scale. Interpreting, editing or negotiating in the language, where you have done so, is the proof that travels.',
  },
  {
    says: 'conversational',
    near: 'spanish|german|italian|portuguese|mandarin|polish|dutch|japanese|arabic|russian|welsh|greek|turkish|swedish|danish|norwegian',
    not: 'ai|chatbot|design|nlp|bot|agent|commerce|marketing|tone|interface',
    brutal: [
      'Conversational: you can start one. Ending it is the next level.',
      'The weather, the food, the journey. Conversational runs for about as long as the lift does.',
    ],
    gentle: 'A CEFR level would do more than the adjective: conversational covers everything from A2 to B2, and readers guess low.',
  },
  {
    says: 'rusty',
    near: 'french|german|spanish|italian|portuguese|mandarin|dutch|japanese|russian|latin|language|polish',
    brutal: [
      "Rusty, like a gate: it'll open, everyone will hear it, and it's fine after the third go.",
      'Rusty is an honest word. It has been left outside since the exam.',
    ],
    gentle: 'Rusty is honest, and easily mended: the level you once held, with its year, tells a reader how quickly it could come back.',
  },
  {
    says: 'bilingual',
    near: 'english|french|german|spanish|italian|portuguese|polish|welsh|mandarin|arabic|language|fluent|dutch|hindi|urdu|russian|turkish',
    not: 'dictionary|school|secretary',
    brutal: ['Bilingual: two words for everything, and the one you want is always in the other.', 'Can be put on hold in two languages.'],
    gentle: 'Being the one colleagues fetch for a call or a contract is interpreting. If that was you, it may stand as a duty.',
  },
  {
    says: 'limited working proficiency|professional working proficiency|full professional proficiency|elementary proficiency',
    brutal: [
      'A scale drawn up for American diplomats, now mainly used to say that the emails are fine.',
      'On this scale, elementary proficiency orders lunch and full proficiency sends it back.',
    ],
    gentle: 'Plain words do more here than the scale: calls, emails, meetings, contracts. The hardest of them you can do is the one to print.',
  },
];
