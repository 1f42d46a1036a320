import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What teachers, lecturers, trainers and nurses laugh about. */
export const OF_CLASSROOMS_AND_WARDS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  school: [
    {
      says: 'lesson plan|lesson planning|planned lessons|planning lessons|plan lessons|planned and delivered lessons',
      brutal: [
        "Lesson planning is done on Sunday evening, in a jumper, with the sound of other people's television.",
        'The lesson plan allows eight minutes for the starter. Handing things out takes nine.',
        'One lesson, planned four ways, and then the fire drill picks a fifth.',
      ],
      gentle: 'Plans are worth more when others teach from them. If yours were shared, inspected or built from nothing, that is the half sentence to add.',
    },
    {
      says: 'marking|marked books|marked work|marking work|mark books',
      not: 'road|line|out|pallet|product',
      around: 'school|pupil|key stage|gcse|year group|primary|secondary|academy|class teacher|form tutor|teacher of',
      in: 'work',
      brutal: [
        'A box of books goes home in the boot on Friday. It comes back on Monday, having enjoyed the drive.',
        'Marking is a conversation in two colours of pen where only one side turns up.',
        'Purple pen, green pen, and a code for everything. The marking still says “see me”.',
      ],
      gentle: 'Exam board marking and moderation are worth naming. Say which board and paper.',
    },
    {
      says: 'differentiation|differentiated instruction|differentiated lesson|differentiated learning|differentiated teaching|differentiated activity|differentiated task|differentiated work|adaptive teaching',
      brutal: [
        'Differentiation: three worksheets, three colours, and thirty people who worked out by ten past nine what the colours mean.',
        "All must, most should, some could. The photocopier won't.",
        'First it was differentiation, then it was adaptive teaching. The worksheet is the same worksheet.',
      ],
      gentle: 'The term is on every teaching CV; an example is not. Describe one task, and how you changed it for two pupils.',
    },
    {
      says: 'behaviour management|classroom management|behaviour policy|behavior management|managing behaviour',
      brutal: [
        'The behaviour policy is nineteen pages. What works is standing next to the radiator and waiting.',
        'Classroom management is mostly moving one person two seats to the left.',
        "Behaviour is managed by the look, the pause, and knowing who's just had PE.",
      ],
      gentle: 'Heads hire for this first. Add the setting.',
    },
    {
      says: 'gcse|gcses',
      in: 'work',
      brutal: [
        'GCSE: two years of content, and paper 1 is all about the page nobody revised.',
        "A GCSE mark scheme gives the point for the word “because”. It's the hardest word to get out of anyone.",
        'They turned GCSE grades into numbers. Everybody goes on asking what that is in letters.',
      ],
      gentle: 'Give exam board, grades taught and results against target: with those three a head of department knows where you would fit on the timetable.',
    },
    {
      says: 'a-level|a level',
      near: 'teach|taught|teacher|tutor|tutoring|student|pupil|class|gcse|btec|ks5|key stage 5|sixth form|exam|results|grade|maths|mathematics|biology|chemistry|physics|english|history|geography|sociology|psychology|economics|business|french|spanish|german',
      not: 'a level of|level playing|to a level|at a level|such a level|as a level|reached a level',
      in: 'work',
      brutal: [
        'The A-level class starts September with four colours of highlighter. By March the whole page is yellow.',
        'An A-level room has one person with every past paper done, and ten who have pictures of it.',
        'A-level specification, page 40: “awareness of”. Nobody at the exam board will say how aware.',
      ],
      gentle: 'Being given sixth form groups is a sign of trust. Add subject, board and results.',
    },
    {
      says: 'ks1|key stage 1|key stage one|year 1 class|year 2 class|year 1 teacher|year 2 teacher',
      brutal: [
        'A KS1 register is taken once for attendance and again after somebody says they saw a squirrel.',
        "In key stage 1 you're told, mid-sentence, about a tooth.",
        'KS1 work is judged on finger spaces. Most emails would fail.',
      ],
      gentle: 'Reading is what a head listens for in Key Stage 1. Put the phonics scheme and the share that met the standard in one line.',
    },
    {
      says: 'ks2|key stage 2|key stage two',
      brutal: [
        'KS2: fronted adverbials in the morning, and in the afternoon somebody explains the whole plot of a video game.',
        "KS2 ends with a week of papers in May. From then until July it's the play.",
        'A key stage 2 classroom has thirty water bottles, and one of them is always rolling.',
      ],
      gentle: 'A head reads for two things in KS2: which year groups, and whether a Year 6 class with its tests was ever yours.',
    },
    {
      says: 'ks3|key stage 3|key stage three',
      brutal: [
        "Year 7 arrives with a full pencil case and a map. By Year 9 there's one pen, and it's yours.",
        'KS3 is three years of bag straps in the corridor and one very good lesson on volcanoes.',
        'Last period, Friday, Year 9, wind. Any one of those is a lesson plan gone.',
      ],
      gentle: 'Take-up shows what KS3 teaching was worth: if more of them chose the subject afterwards, that figure belongs here.',
    },
    {
      says: 'phonics|read write inc|letters and sounds|little wandle',
      brutal: [
        'Phonics training teaches grown adults to say “mmm” without the “uh”. It takes a full day.',
        'In phonics, “said” is a tricky word. So is “phonics”.',
        'Thirty voices going “sss, a, t” at five past nine. The caretaker hums it all day.',
      ],
      gentle: 'Name the phonics scheme and whether you were trained in it. A head who uses the same one would have you teaching within days.',
    },
    {
      says: 'ofsted',
      in: 'work',
      brutal: [
        'Ofsted rings in the morning. By lunch the skip is full and the fish tank is clean.',
        "The photocopier has never once worked on an Ofsted day. It's the only honest member of staff.",
      ],
      gentle: 'If inspectors saw your subject, your class or your lesson, one sentence of their report with the date is the strongest quote on a teaching CV.',
    },
    {
      says: 'assessment for learning|formative assessment|afl',
      brutal: [
        'Mini whiteboards are the heart of AfL, and the reason nobody owns a working pen.',
        'Formative assessment: “does everyone understand?” Thirty nods, and one of them is at the window.',
        'Assessment for learning has traffic lights. By Friday everyone has lost the red one.',
      ],
      gentle: 'This convinces with one case: what a class had not understood, what you changed, what they could do a week later.',
    },
    {
      says: 'scheme of work|schemes of work|curriculum planning|curriculum design|curriculum development|medium term planning',
      brutal: [
        'The curriculum has six weeks for it. The calendar has five and a bit, and somebody has booked the room.',
        'On the shared drive the curriculum comes in three versions: final, final 2 and USE THIS.',
        'Curriculum design is deciding where to begin, and then finding out where they already are.',
      ],
      gentle: 'If others still teach from what you wrote, it is leadership without the title. Add course, level and the number of weeks.',
    },
    {
      says: "parents evening|parents' evening|parent teacher conference|parent-teacher conference|parents evenings",
      brutal: [
        'Five minutes per appointment, a name card, a jug of water, and a bell that everyone has agreed not to hear.',
        "By slot 31 you've said “a pleasure to teach” to a coat.",
      ],
      gentle: 'Outside teaching this reads as appointments with the public, hard news included, a whole evening long. It is your proof of communication.',
    },
    {
      says: 'form tutor|tutor group|tutor time|pastoral care',
      not: 'church|ministry|parish|chaplain',
      around: 'form tutor|tutor group|school|pupil|year group|head of year|key stage|academy|sixth form|house',
      brutal: [
        'A form tutor does twenty minutes a day on uniform, lost locker keys and the human condition.',
        'Tutor time has a programme: Monday quiz, Tuesday reading, Wednesday whose shoe is this.',
      ],
      gentle: 'Attendance, exclusions or who came to you: pastoral work has figures too. The year group and its size are a good beginning.',
    },
    {
      says: 'iep|ieps|individual education plan|individualized education program|iep meeting',
      brutal: [
        'An IEP runs to twenty-two pages and nine signatures, and the meeting is in the room with the small chairs.',
        'Everybody at the IEP meeting has fifteen minutes. The agenda has sixty.',
        'The software times out on the last page of the IEP, just before save.',
      ],
      gentle: 'Special education hires people who can run the meeting. Say whether you wrote the plan, led the meeting or carried it out.',
    },
    {
      says: 'pgce|qts|nqt|newly qualified teacher|early career teacher',
      brutal: [
        'The first year is a folder, a mentor meeting at 3.40, and a coffee with a skin on it.',
        'Lesson plan in the training year: four pages. Two years on: a sticky note, written on the stairs.',
      ],
      gentle: 'Route, subject, phase and year are what a head checks first. Add placements by name.',
    },
    {
      says: 'interactive whiteboard|smartboard|smart board|promethean',
      brutal: [
        'The interactive whiteboard has been calibrated by someone three inches to the left of everyone else.',
        'A smartboard bulb lasts until the observation.',
        "The board pen is missing. It's in the pocket of a supply teacher in another county.",
      ],
      gentle: 'Boards change, materials stay. If colleagues teach with resources that you built, that is the part of this line that lasts.',
    },
    {
      says: 'google classroom',
      brutal: [
        'Google Classroom has a “turned in” button. It turns in a blank document with great confidence.',
        'Thirty submissions on Google Classroom, nine of them called “Untitled document” and one a picture of a dog.',
      ],
      gentle: 'Setting up a platform for a whole department is a small IT project. If that was you, the number of classes gives it weight.',
    },
    {
      says: 'homework',
      in: 'work',
      brutal: [
        'Homework is set on Tuesday, due on Thursday, and written on the bus by a committee.',
        "“I've done it, it's at home.” Homework has the best alibi in the building. It's in the name.",
        'Chasing homework takes longer than homework.',
      ],
      gentle: 'Homework is where teaching follows pupils home. Say whether you set, marked or supervised it.',
    },
    {
      says: 'intervention group|small group intervention|booster session|catch-up session|reading intervention|maths intervention|literacy intervention|tier 2|tier 3',
      not: 'visa|sponsor|ukvi|immigration|supplier|helpdesk',
      brutal: [
        'Interventions happen in the corridor, on a table made for toast, beside the recorder group.',
        'A group of six is four by register, and nine by the time word gets round about the stickers.',
        'Interventions start at 7.45, on orange squash and hope.',
      ],
      gentle: 'An intervention has an entry and an exit score. Name of the programme, weeks and gain: that makes it evidence.',
    },
    {
      says: 'class teacher|classroom teacher|support the teacher|supporting the teacher|assisting the teacher|assisted the teacher',
      brutal: [
        'The class teacher has the plan. Everybody else has the scissors.',
        'Supporting in class means hearing “what do we have to do?” one second after it was explained.',
        'Two adults, thirty pencil cases, one ruler that keeps becoming a sword.',
      ],
      gentle: 'What ran because of you, a group, a routine, a subject, is the part to print. “Supported” alone hides it.',
    },
    {
      says: 'classroom display|display board|wall display',
      brutal: [
        'A classroom display is backed, double mounted and trimmed. One drawing pin in four survives until Easter.',
        'The working wall is finished. That was never meant to happen to a working wall.',
        'Displays go up for the open evening, and are read from top to bottom by the heating engineer.',
      ],
      gentle: 'A display is worth a line when it taught something or was shown to visitors. Otherwise this space is better spent on a subject.',
    },
    {
      says: 'school trip|educational visit|field trip',
      around: 'school|pupil|primary|secondary|year group|key stage|class|academy|grade|children|teacher',
      in: 'work',
      brutal: [
        'You count them onto the coach, off the coach, and again at the gift shop, where the field trip really happens.',
        'The coach is booked for nine. One lunch is finished by five past.',
        'Trip letters: twelve came back signed, eighteen are in the bag, under the banana.',
      ],
      gentle: 'Leading a trip is risk, money and transport in one. Say how many pupils, how many nights, and whether you led it.',
    },
    {
      says: 'extracurricular|extra-curricular|after-school club|after school club|lunchtime club',
      in: 'work',
      brutal: [
        'A club is chess, a radiator, and somewhere to eat a sandwich out of the rain.',
        "A club takes the register twice: who came, and who's still waiting at the gate.",
        "Extracurricular means extra, as in unpaid, and curricular, as in you'll need to plan it.",
      ],
      gentle: 'A club that still meets says the most. Name it, and say how many come.',
    },
    {
      says: 'head of department|subject lead|subject leader|curriculum lead',
      brutal: [
        'A head of department gets one extra free period and the key to a cupboard with nothing in it.',
        "A head of department gets the timetable nobody wanted, and everyone else's cover.",
        'The subject lead chooses the textbooks. The budget chooses how many.',
      ],
      gentle: 'Staff led, budget and results before and after: a department is a small business, and that is how the next employer reads it.',
    },
    {
      says: 'inset day|inset training|inset|staff training day|professional development day',
      brutal: [
        'INSET: the one day the car park is full and the corridors are quiet.',
        'A consultant, a flip chart, and a room of teachers who talk at the back.',
      ],
      gentle: 'Sitting through training is no line, giving it is. Add the subject and the number of colleagues.',
    },
    {
      says: 'lecture|lectures|lecturing|lectured|guest lecture',
      in: 'work',
      brutal: [
        'A lecture at nine on a Monday is a private conversation with the front row.',
        'Slide 62, two minutes left. Every lecture ends in a sprint.',
        "It's all recorded, so everyone is going to watch that lecture later. Later is in May.",
      ],
      gentle: 'Module, level and number of students turn lecturing into a measure. If you wrote the course as well, that verb comes first.',
    },
    {
      says: 'seminar',
      near: 'undergraduate|postgraduate|module|taught|teaching',
      in: 'work',
      brutal: [
        'A seminar group has had a week to read eleven pages. Three people have read the title.',
        'The silence in a seminar lasts four seconds. It feels like a car journey.',
      ],
      gentle: 'A faculty reads seminars by module, year of study and how many groups a term. If you marked for them too, add it.',
    },
    {
      says: 'dissertation',
      near: 'supervise|supervised|supervising|supervision|supervisor|marked|marking',
      brutal: [
        'Dissertation drafts arrive at 23.52 with “no rush” in the subject line.',
        'Ten thousand words in a dissertation, and chapter four is holding up chapters one to three.',
        "A dissertation supervisor's comments are four words long: nice, cite, why, and where.",
      ],
      gentle: 'Number supervised and at which level, bachelor or master: that is the figure a department needs, topics come second.',
    },
    {
      says: 'e-learning|elearning|articulate storyline|articulate rise|instructional design',
      brutal: [
        'E-learning: click next, click next, drag the hard hat onto the builder, certificate.',
        'Compliance e-learning is finished in eleven minutes, in another tab.',
      ],
      gentle: 'Courses are built for people who would rather be elsewhere. Name the tool, the length and how many took it.',
    },
    {
      says: 'one-to-one tuition|one to one tuition|1:1 tuition|private tuition|private tutor|private tutoring',
      brutal: [
        'An hour of tuition is fifty minutes of the subject and ten of a very long story about a hamster.',
        "Private tuition is booked the week before the exam, by people who've known the date for two years.",
      ],
      gentle: 'Subjects, level and how most of them found you: if it was by word of mouth, that is the proof of quality a private tutor has.',
    },
    {
      says: 'lesson observation|observed lesson|learning walk|peer observation',
      brutal: [
        'A learning walk: three people in lanyards who smile at the back and write down the word “purposeful”.',
        "For a lesson observation the pens work, the blinds work, and someone has asked a question they've never asked before.",
        "The observer's clipboard faces away. Thirty people are reading it upside down.",
      ],
      gentle: "One sentence in the observer's own words, with the date, is stronger than any adjective you could choose yourself.",
    },
    {
      says: 'cover supervisor|cover lesson|supply teacher|supply teaching|substitute teacher|substitute teaching',
      brutal: [
        'Cover arrives to a word search, a locked cupboard, and three people all called Josh, apparently.',
        '“Miss lets us.” Whole careers in cover have been built on not believing that.',
        'The cover lesson is in the tray. The tray is in the office. The office is locked.',
      ],
      gentle: 'Staff rooms that asked for you again are the whole reference of a cover teacher. Two of them by name, with the year groups, are enough.',
    },
    {
      says: 'assembly|assemblies',
      near: 'school|pupil|year group|key stage|whole-school|class|weekly',
      not: 'line|product|part|mechanical|machine',
      in: 'work',
      brutal: [
        'Three hundred people sit down on a hall floor. Then somebody needs the window pole.',
        'The last notice in assembly is about the field. It has been about the field since September.',
      ],
      gentle:
        'An assembly is public speaking before the hardest hall there is. For a job outside teaching, translate it: presented to three hundred, weekly or termly.',
    },
  ],
  nursing: [
    {
      says: 'handover|bedside handover|shift handover',
      brutal: [
        "Handover takes ten minutes, and there's always one more thing on the way to the door.",
        'A folded sheet of A4 in the pocket. Lose the handover sheet and the building may as well close.',
        "The night staff give handover in coats. That's how you know it's finished.",
      ],
      gentle: 'A ward manager hears a good handover within a minute. If you changed the sheet or the routine, and it stayed, that is the line.',
    },
    {
      says: 'drug round|medication round|medication administration|administering medication|administered medication|med pass|administration of medication',
      brutal: [
        'Start a drug round, and every phone, relative and engineer in the building needs one quick word.',
        'Medication administration is five rights and one wrong cupboard key.',
        'Two signatures for the controlled drugs. The second signature is on break.',
      ],
      gentle: 'Routes and scope are what employers screen for: oral, IV, controlled drugs, own prescribing. The highest one comes first.',
    },
    {
      says: 'ward round',
      brutal: [
        'Nine people on a ward round, one working computer on wheels, and they all follow it like ducks.',
        'The ward round starts at nine. Nine is a feeling.',
      ],
      gentle: 'A nurse on a round is the only one who saw the night. Add one plan that was changed on your word, no names, if you have one.',
    },
    {
      says: 'mdt meeting|mdt|multidisciplinary team|multidisciplinary|multi-disciplinary team|multi-disciplinary',
      brutal: [
        'The MDT finishes on time. The second half is held standing up in the corridor, and decides things.',
        'An MDT has a physio, a doctor, a pharmacist, a social worker, and one chair.',
        'Everyone at the MDT agreed who would ring the housing officer. Everyone left.',
      ],
      gentle: 'What your profession brought to the table is the interesting half. Add a decision that turned on it, in one clause, if you have one.',
    },
    {
      says: 'care plan|care plans|care planning',
      brutal: [
        'The care plan template was designed by someone with a lot of boxes left over.',
        'Forty boxes per care plan, and the useful sentence is in “other”.',
        'Care planning software saves your work shortly before it crashes.',
      ],
      gentle: 'A plan that others used as the example, or that an audit praised, is worth a clause. Add the patient group.',
    },
    {
      says: 'bank shift|bank nurse|bank staff|bank work|agency nurse|agency shift|travel nurse|per diem',
      brutal: [
        'Bank nursing means a different login, a different cupboard and the same question: where do you keep the tape?',
        'A bank shift starts with the code for the door, which was changed on Tuesday.',
        "Agency staff find the kettle first. It's called orientation.",
      ],
      gentle: 'Bank work shows breadth when it is listed: wards, systems, and where they asked for you again. One entry for all of it reads best.',
    },
    {
      says: 'rota|rotas|rostering|e-rostering|roster|healthroster|off duty',
      brutal: [
        "The rota is out. There's a silence, and then eleven people need to swap a Saturday.",
        'E-rostering has found you a late, an early and a study day with two hours between them.',
        'Off duty: the most carefully read publication in the hospital, and the one with the most fiction.',
      ],
      gentle: 'A fair rota is management, whatever the grade. Add the number of staff and any agency spend it saved.',
    },
    {
      says: 'news2|news 2|national early warning score|early warning score',
      brutal: [
        'NEWS2 is six numbers and one phone call, during which someone asks for the numbers again.',
        "The observations machine on the ward has one good cuff, and it's on the other machine.",
        'A laminated NEWS2 chart hangs on every wall, in case a nurse should forget which colour is red.',
      ],
      gentle: "Observations on time and escalations made are audited everywhere. If the ward's figure moved while it was yours, it belongs here.",
    },
    {
      says: 'nmc|nmc registered|nmc registration|revalidation|nmc pin',
      brutal: [
        'Revalidation asks for reflection. It happens all at once, on the last weekend.',
        'The NMC asks for feedback, so the biscuit drawer gets searched for thank-you cards.',
        'An NMC PIN never expires at eleven at night on a Sunday. No other login can say that.',
      ],
      gentle: 'PIN, part of the register and renewal date near the top: it is the first box a nursing recruiter ticks.',
    },
    {
      says: 'staff nurse|registered nurse|rn',
      brutal: [
        'A staff nurse has two pens: the one in the pocket and the one the consultant went off with.',
        'A registered nurse knows where everything is kept, including the doctor.',
        'Registered to do four hundred things, and interrupted in the middle of three hundred.',
      ],
      gentle: 'Give specialty, beds and ratio: those three tell another nurse your whole day, and one with an empty shift on the rota reads nothing else.',
    },
    {
      says: 'mandatory training|statutory training',
      brutal: [
        'Mandatory training is fire, lifting, hand washing and data, done in one sitting with a sandwich.',
        'One module of the mandatory training opens only in a browser nobody has.',
        'How to lift a box, once a year, from someone with a box.',
      ],
      gentle: 'Fully in date is worth one short line with the month. Only what is beyond the compulsory list deserves a name of its own.',
    },
    {
      says: 'infection control|infection prevention|ipc|hand hygiene|aseptic technique|antt',
      brutal: [
        'Infection control arrives with a clipboard and looks under the one bed.',
        "The infection control poster says bare below the elbows. It's in front of the people who already are.",
        'Hand hygiene has a song, a chart and a technique for thumbs.',
      ],
      gentle: 'A link role with an audit behind it is the strong form of this. Add the habit that changed on the ward.',
    },
    {
      says: 'iv therapy|iv medication|iv drugs|iv fluids|intravenous',
      brutal: [
        'Signed off for IVs, and from that day every pump in the building knows you by its alarm.',
        'The IV pump beeps for air, for empty, for door, and for attention.',
      ],
      gentle: 'A new ward checks the pumps first. Name the ones you are signed off on, and the lines: peripheral, PICC or central.',
    },
    {
      says: 'cannulation|venepuncture|venipuncture',
      brutal: [
        "Cannulation is the skill that makes a doctor you've never met remember where your ward is.",
        'A cannulation pack has everything in it except the tape you like.',
      ],
      gentle:
        'If you assess others in it, that is the rarer line. Otherwise the department shows the difficulty: paediatrics, oncology and emergency count double.',
    },
    {
      says: 'wound care|wound dressing|wound management|dressings|tissue viability',
      brutal: [
        'The dressings cupboard has nine hundred items and the size you need on order.',
        'Wound care is run by a nurse with a ruler, a camera and very strong opinions about foam.',
        'A dressings order arrives on Thursday with a free tote bag and without the dressings.',
      ],
      gentle: 'Negative pressure, compression, larvae: the special dressings you are competent in are what a wound team looks for.',
    },
    {
      says: 'discharge planning|patient discharge|discharge coordination',
      brutal: [
        "Discharge planning begins on admission and ends with a bag of tablets coming up from pharmacy. Soon. It's coming.",
        "“Home before lunch”, says the discharge poster. Transport hasn't read it.",
        "Everything's ready except the letter, the tablets, the lift and the door key.",
      ],
      gentle: 'Length of stay is what discharge work moves. If yours has a figure, or if you chaired the daily meeting about it, print that.',
    },
    {
      says: 'risk assessment|risk assessments|falls assessment|waterlow|braden',
      around: 'ward|hospital|fall|pressure|admission|waterlow|braden|bed|inpatient|acute',
      brutal: [
        'Waterlow, MUST, falls, bed rails: the admission booklet is heavier than the admission.',
        'A risk assessment is due within six hours. It took five to find a pen that works on the shiny paper.',
        'Score it, sign it, date it, and put it in the folder that holds up the monitor.',
      ],
      gentle: 'Naming the tool helps less than naming the result: fewer falls, fewer pressure sores, a bed area that went months without one.',
    },
    {
      says: 'student nurse|student nurses|mentored student|practice assessor|practice supervisor|mentorship|preceptor|preceptorship|preceptee',
      brutal: [
        "A student nurse knows last month's guideline, and says so in front of the one who's been doing it all along.",
        'Precepting: everything takes twice as long and gets explained to a person holding your clipboard.',
        "The learner's document has eighty signatures in it. They all get asked for on the last day, at a quarter to eight.",
      ],
      gentle: 'Assessor or supervisor, with the number of students you signed off: it counts as leadership on any nursing application.',
    },
    {
      says: 'scrub nurse|operating theatre|operating room|theatre nurse|theatre list',
      brutal: [
        'A scrub nurse counts everything in and counts everything out, while a surgeon looks for the radio.',
        'The theatre list can start as soon as the porter, the notes and the lift agree.',
        'Theatre clogs have a name across the toes, and are never where they were left.',
      ],
      gentle: 'Give specialties, and whether you scrub, circulate or recover: a theatre manager fills a list by exactly that.',
    },
    {
      says: 'a&e|accident and emergency|emergency department|triage|manchester triage',
      not: 'telephone|phone|call|referral|111|ticket',
      brutal: [
        "The telly in the waiting room has no sound. The clock doesn't need any.",
        "Never say it's quiet. People have been asked to leave the kitchen for it.",
        'Triage is sorting at speed, by a desk, next to a door that never shuts.',
      ],
      gentle: 'Name the triage system and how many came through the door in a year. Whoever has done that can be put anywhere on day one.',
    },
    {
      says: 'icu|itu|intensive care|critical care',
      brutal: [
        'Intensive care is one nurse, one bed space and fourteen alarms, and each plays its own tune.',
        'The intensive care chart is the size of a tablecloth, and someone can read it from the door.',
        'Everything in intensive care is on a stand with wheels, and they all want to go left.',
      ],
      gentle: 'Devices and beds: ventilators, filters, balloon pumps you are competent on. Critical care units hire by that list more than by years.',
    },
    {
      says: 'electronic patient record|emr|ehr|electronic health record|electronic medical record|epic|cerner|systmone',
      brutal: [
        'The electronic record asks for a card, a code and a moment of stillness. It gets two of them.',
        "The new electronic record saves everyone time. It's just gone down to do so.",
        "The system wants a reason for clicking away. “Because it's Tuesday” isn't on the list.",
      ],
      gentle: "The system's name saves a new employer two weeks. If you trained others on it or sat in the project, that is worth its own line.",
    },
    {
      says: 'ward manager|ward sister|deputy ward manager|nurse manager',
      brutal: [
        "A ward manager has an office. It's where the Christmas tree and the broken chairs live.",
        'Budget, rota, audit, complaint, and a tin of chocolates to fix all four.',
        'Ward managers know the estates department by first name and the lift by its moods.',
      ],
      gentle: 'Beds, staff and budget first. Then the one figure that got better in your time: vacancies, falls, agency spend.',
    },
    {
      says: 'night shift|nights|night duty',
      in: 'work',
      brutal: [
        "On nights the place belongs to whoever's awake, a toaster and a door that clicks.",
        "The four o'clock on a night shift isn't a time. It's a colour.",
        'Eleven cups of tea get made on a night shift. Two are drunk warm.',
      ],
      gentle: 'Nights often make a nurse the most senior person there. If you took charge, the number of wards or beds proves it.',
    },
    {
      says: 'clinical audit|audits|ward audit|auditing',
      around: 'ward|hospital|infection|hand hygiene|pressure|matron|sister|staff nurse|bed|mattress',
      in: 'work',
      brutal: [
        'Audits come in threes: mattresses, commodes, and whether the last audit was filed.',
        "The nearest bottle of hand gel knows an audit is coming. It's full.",
        'An audit finds what everybody already said at break, and gives it a percentage.',
      ],
      gentle: 'Finding, fix, second result: with those three clauses an audit becomes an achievement that any employer understands.',
    },
    {
      says: 'quality improvement|qi project|service improvement|pdsa',
      brutal: [
        "Plan, do, study, act. On the ward there's usually time for do.",
        "The quality improvement project cut a form from four pages to two. It's now used together with the old one.",
      ],
      gentle: 'The problem, the test and what stayed: three short clauses. Nurses undersell this most of all.',
    },
    {
      says: 'policies and procedures',
      brutal: [
        'The policy is on the intranet, under a heading that nobody would choose, in a version from last autumn.',
        'Policies and procedures run to four hundred pages. The place runs on the flowchart taped to the fridge.',
        "There's a policy on reading the policies and procedures. It's in the policies and procedures.",
      ],
      gentle: 'Following them is expected of everybody. Having written or updated one is rare, and its title is worth printing.',
    },
    {
      says: 'basic life support|bls|immediate life support|ils|acls|advanced life support|cpr',
      brutal: [
        'BLS is one afternoon a year on your knees, next to a plastic torso, humming the Bee Gees.',
        "The life support mannequin has no legs, no arms, and a light that says you're doing it wrong.",
        'Life support training comes with a card, and the card is always at home.',
      ],
      gentle: "Level and expiry date side by side save a recruiter one email. Add an instructor's status, if you have one.",
    },
    {
      says: 'ecg|12 lead ecg|12-lead ecg',
      brutal: [
        "A 12 lead ECG uses ten stickers. It's the first thing they don't explain.",
        'The ECG machine says “abnormal, unconfirmed” about nearly everybody. It worries a lot.',
        'Ten leads, one tangle. The ECG trolley is where cables go to breed.',
      ],
      gentle: 'Recording one and reading one are two skills. If you interpret them and act before the doctor comes, the verb should say it.',
    },
    {
      says: 'nursing home|residential home|care home',
      in: 'work',
      brutal: [
        'A nursing home has a lounge, a budgie, a boiler with opinions, and one nurse for all of them.',
        'GP round on Tuesday, chemist delivery on Thursday, and the fax machine for reasons nobody can give.',
      ],
      gentle: 'In a nursing home the nurse is often the only one in the building. Add beds, and who you could ring.',
    },
    {
      says: 'community nursing|community nurse|district nursing|district nurse|home visit|home visits',
      brutal: [
        'Community nursing is done from the back of a small car, in order of how bad the parking is.',
        'A full list of visits, four dogs, and one doorbell that has never worked.',
        'Community nursing carries the whole hospital, minus the lift, up the stairs.',
      ],
      gentle: "Community nursing is decisions made alone in somebody's kitchen. Add caseload, area and what you may prescribe.",
    },
    {
      says: 'vital signs|taking observations|obs',
      brutal: [
        'Doing the obs starts with finding the machine, and the machine is on charge in a bay that denies it.',
        'Vital signs are taken on a trolley you can hear from the far end of the corridor.',
      ],
      gentle: 'Everybody measures. Who you called, and what you started before they came, is the part that shows a nurse.',
    },
    {
      says: 'documentation|record keeping|record-keeping|accurate records|nursing notes|patient records',
      in: 'work',
      brutal: [
        "If it isn't written down it didn't happen. If it is, it's in black ink, in a hurry, at twenty past eight.",
        'Record keeping is half the shift and all of the overtime.',
        "Time, date, signature, printed name. A nurse's signature looks like a seismograph by Friday.",
      ],
      gentle: 'Notes prove themselves in audits and in complaints that went nowhere. If yours did either, it takes six words to say.',
    },
    {
      says: 'stock control|stock ordering|ordering supplies|ordering stock|store room',
      brutal: [
        'Ordering brought four thousand aprons. The thermometer still wants a battery.',
        'Stock control means hiding the good tape behind the nutrition drinks.',
        "Stores delivered on Monday. There's a box of something for a machine nobody has.",
      ],
      gentle: 'Ordering is a quiet budget skill. Add the yearly sum, or what stopped running out.',
    },
    {
      says: 'practice nurse|gp practice|gp surgery|general practice',
      brutal: [
        'General practice gives you ten minutes. The ear syringe takes nine to find.',
        "The practice nurse has the warmest room in the surgery, so that's where the meetings are.",
      ],
      gentle: 'A surgery hires by the clinics a nurse runs alone: asthma, diabetes, smears, travel. Yours by name, with the diploma behind each.',
    },
    {
      says: 'flu vaccination|flu clinic|vaccination|immunisation|vaccinator|immunization|vaccinations',
      not: 'child|baby|infant|school|paediatric|hpv|animal',
      brutal: [
        'A flu clinic is a Saturday, a queue out of the door, and four hundred left sleeves.',
        'Vaccination comes with a sticker. Consultants ask for the sticker.',
        "Sixty people an hour roll up a sleeve, and one in a boiler suit can't.",
      ],
      gentle: 'Doses in a season are easy to find and strong to read. Having run the clinic, with stock and cold chain, is worth more than the jabs.',
    },
  ],
};
