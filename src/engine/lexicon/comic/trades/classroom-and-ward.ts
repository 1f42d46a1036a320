import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What teachers, lecturers, trainers and nurses laugh about. */
export const OF_CLASSROOMS_AND_WARDS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  school: [
    {
      says: 'lesson plan|lesson planning|planned lessons|planning lessons|plan lessons|planned and delivered lessons',
      brutal: [
        "Lesson planning is done on Sunday evening, in a jumper, with the sound of other people's television.",
        'The lesson plan allows eight minutes for the starter. Handing out the glue sticks takes nine.',
        'One lesson, planned four ways, and then the fire drill picks a fifth.',
      ],
      gentle: 'Lesson plans are worth more when others use them. Were yours shared across the department, or built from nothing?',
    },
    {
      says: 'marking|marked books|marked work|marking work|mark books',
      brutal: [
        'A box of books goes home in the boot on Friday. It comes back on Monday, having enjoyed the drive.',
        'Marking is a conversation in two colours of pen where only one side turns up.',
        "Set 3's marking weighs eleven kilos. No gym has ever been told about this.",
      ],
      gentle: 'Marking that changes the next lesson is the good kind. What did you alter after a set of books? That example belongs here.',
    },
    {
      says: 'differentiation|differentiated|differentiate|differentiating|adaptive teaching',
      brutal: [
        'Differentiation: three worksheets, three colours, and thirty people who worked out by ten past nine what the colours mean.',
        'All, most, some. Nobody has ever decided which of those the photocopier is.',
        "It used to be differentiated. Now it's adaptive. The worksheet is the same worksheet.",
      ],
      gentle: 'Differentiation is a big word for a lot of small choices. One concrete case, who needed what and what you did, would prove it.',
    },
    {
      says: 'behaviour management|classroom management|behaviour policy|behavior management|managing behaviour',
      brutal: [
        'The behaviour policy is nineteen pages. What works is standing next to the radiator and waiting.',
        'Classroom management is mostly moving one person two seats to the left.',
        "Behaviour is managed by the look, the pause, and knowing who's just had PE.",
      ],
      gentle: 'Heads hire for behaviour management first. What was the room like to begin with, and which routine settled it?',
    },
    {
      says: 'gcse|gcses',
      brutal: [
        'GCSE: two years of content, and paper 1 is all about the page nobody revised.',
        'Half of GCSE teaching is saying “read the question” in new and exciting voices.',
        'Nine is the top GCSE grade and one is the bottom, which took a leaflet, an assembly and a helpline to explain.',
      ],
      gentle: 'Which exam board, which sets, and how did results sit against target? GCSE teaching can be measured, so let it be.',
    },
    {
      says: 'a level|a-level|as level',
      brutal: [
        'The A-level group is eleven strong in September, very keen, and has free periods until about March.',
        'An A-level room has one person with every past paper done, and ten who have pictures of it.',
        'A-level specification, page 40: “awareness of”. Nobody at the exam board will say how aware.',
      ],
      gentle: 'A-level groups say that a department trusts you. Add the size of the group and the spread of grades if you have them.',
    },
    {
      says: 'ks1|key stage 1|key stage one|year 1|year 2',
      not: 'degree|undergraduate|bsc|ba|module|university',
      brutal: [
        'A KS1 register is taken once for attendance and again after somebody says they saw a squirrel.',
        "In key stage 1 you're told, mid-sentence, about a tooth.",
        'KS1 work is judged on finger spaces. Most emails would fail.',
      ],
      gentle: "Key stage 1 is where reading happens or doesn't. Say what you used to teach it and how far the class got in a year.",
    },
    {
      says: 'ks2|key stage 2|key stage two|year 3|year 4|year 5|year 6',
      not: 'degree|undergraduate|bsc|module|university',
      brutal: [
        'KS2: fronted adverbials in the morning, and in the afternoon somebody explains the whole plot of a video game.',
        'Year 6 in May does nothing but papers. Year 6 in June does nothing but the play.',
        'A key stage 2 classroom has thirty water bottles, and one of them is always rolling.',
      ],
      gentle: 'Which year groups in KS2, and were you trusted with a SATs class? Heads read for exactly that.',
    },
    {
      says: 'ks3|key stage 3|ks4|key stage 4|year 7|year 8|year 9|year 10|year 11',
      brutal: [
        "Year 7 arrives with a full pencil case and a map. By Year 9 there's one pen, and it's yours.",
        'KS3 is three years of bag straps in the corridor and one very good lesson on volcanoes.',
        'Last period, Friday, Year 9, wind. Four words that could chill a staffroom.',
      ],
      gentle: "Say which sets and which years you carried, and what happened to a class you kept for two. That's the story here.",
    },
    {
      says: 'sats',
      brutal: [
        'SATs week comes with toast, motivational bunting, and every display in the hall turned to face the wall.',
        'Somebody has covered the times tables poster with sugar paper for the SATs. The corners show.',
        "110 on a SATs paper is a score, not a percentage, and it's explained at the gate every July.",
      ],
      gentle: 'SATs results against the year before are a line that heads look for. Do you have them, and do you know your part in them?',
    },
    {
      says: 'phonics|read write inc|letters and sounds|little wandle',
      brutal: [
        'Phonics training teaches grown adults to say “mmm” without the “uh”. It takes a full day.',
        'In phonics, “said” is a tricky word. So is “phonics”.',
        'Thirty voices chanting “ay, may I play” at 9.05. The caretaker hums it all day.',
      ],
      gentle: 'Name the phonics scheme and the screening check result. Another place using the same scheme could start you on Monday.',
    },
    {
      says: 'ofsted',
      brutal: [
        'Ofsted rings in the morning. By lunch the skip is full and the fish tank is clean.',
        'The inspector asked which page of the intent statement matters most. The staffroom is still discussing it.',
        'Ofsted weather: every door open, every adult smiling, and one photocopier that has chosen today.',
      ],
      gentle: 'If an inspection looked at your subject or your lesson, say what it found. Few people can quote an outside verdict on their work.',
    },
    {
      says: 'assessment for learning|formative assessment|afl|exit ticket|summative assessment',
      brutal: [
        "Assessment for learning: thumbs up, thumbs down, and thirty thumbs waiting to see what Jamie's thumb does.",
        'Mini whiteboards are the heart of AfL, and the reason nobody owns a working pen.',
        'An exit ticket is read on the way to bus duty, in the rain.',
      ],
      gentle: 'Formative assessment is only as good as what you changed because of it. Give one case: what you saw, and what came next.',
    },
    {
      says: 'scheme of work|schemes of work|curriculum planning|curriculum design|curriculum development|medium term planning',
      brutal: [
        'A scheme of work has six weeks in it. The term has five and a half, one of which is non-uniform day.',
        'The shared drive holds schemes of work called final, final 2, and USE THIS.',
        'Curriculum design is deciding that everybody meets the Romans, and then finding out that they met them last year.',
      ],
      gentle: 'A scheme other people teach from is leadership with no title. How many classes ran on yours, and is it still in use?',
    },
    {
      says: "parents evening|parents' evening|parent teacher conference|parent-teacher conference|parents evenings",
      brutal: [
        'Five minutes per appointment, a name card, a jug of water, and a bell that everyone has agreed not to hear.',
        'Consultation evening: forty conversations, one biscuit, and a car park that has gone feral.',
        "By slot 31 you've said “a pleasure to teach” to a coat.",
      ],
      gentle: 'Saying hard things kindly, forty times in one night, is a real skill. Name it as communication, with this as the evidence.',
    },
    {
      says: 'form tutor|tutor group|tutor time|pastoral care|pastoral|homeroom',
      brutal: [
        'A form tutor does twenty minutes a day on uniform, lost locker keys and the human condition.',
        'Tutor time has a programme: Monday quiz, Tuesday reading, Wednesday whose shoe is this.',
        'Pastoral work never shows up in the results and takes up every corridor.',
      ],
      gentle: 'Pastoral work shows in attendance, and in who comes to you. Is there a figure or a system here that was yours?',
    },
    {
      says: 'iep|ieps|individual education plan|individualized education program|iep meeting',
      brutal: [
        'An IEP runs to twenty-two pages and nine signatures, and the meeting is in the room with the small chairs.',
        'Everybody at the IEP meeting has fifteen minutes. The agenda has sixty.',
        "The software times out on the last page of the IEP. It's how it shows respect.",
      ],
      gentle: 'An IEP that really gets used is rare. Say how many plans you held and how you got colleagues to follow them.',
    },
    {
      says: 'pgce|qts|newly qualified teacher|nqt|early career teacher|ect|induction year|teaching practice|student teaching',
      brutal: [
        'QTS needs evidence for eight standards in one folder. Half of it was the lesson with the volcano.',
        "The first year is a folder, a mentor meeting at 3.40, and everybody's bottom set.",
        'On teaching practice you write four pages for each lesson. By Christmas the plan fits on a hand.',
      ],
      gentle: "Say where the placements were and what you were trusted with by the end. A mentor's sentence about you is worth quoting.",
    },
    {
      says: 'interactive whiteboard|smartboard|smart board|promethean',
      brutal: [
        'The interactive whiteboard has been calibrated by someone three inches to the left of everyone else.',
        'A smartboard bulb lasts until the observation.',
        "The board pen is missing. It's in the pocket of a supply teacher in another county.",
      ],
      gentle: 'Boards come and go, the resources travel. Did you build any that colleagues now use? Say so in this line.',
    },
    {
      says: 'google classroom|microsoft teams for education|seesaw|class dojo|classdojo|showbie',
      brutal: [
        'Google Classroom has a “turned in” button. It turns in a blank document with great confidence.',
        'Thirty submissions on Google Classroom, nine of them called “Untitled document” and one a picture of a dog.',
        'A points app in which a cartoon monster decides who lines up first. Governments have run on less.',
      ],
      gentle: 'Which part did you set up, and did the whole year group follow? Getting colleagues onto one platform is worth telling.',
    },
    {
      says: 'homework',
      brutal: [
        'Homework is set on Tuesday, due on Thursday, and written on the bus by a committee.',
        'The dog has moved on. These days the homework is in the cloud, and the cloud ate it.',
        'Chasing homework takes longer than homework.',
      ],
      gentle: 'Did completion go up under you, or did you change what was set? Either would make a stronger line than the word homework.',
    },
    {
      says: 'intervention group|interventions|small group|booster|catch-up',
      brutal: [
        'Interventions happen in the corridor, on a table made for toast, beside the recorder group.',
        'A small group of six is four by register and nine by the time word gets round about the stickers.',
        'Booster sessions start at 7.45, on orange squash and hope.',
      ],
      gentle: 'Interventions come with a start point and an end point. How many pupils, how many weeks, and how far did they move?',
    },
    {
      says: 'class teacher|classroom teacher|support the teacher|supporting the teacher|assisting the teacher|assisted the teacher|lead teacher',
      brutal: [
        'The class teacher has the plan. Everybody else has the scissors, the plasters and a look.',
        'Supporting in class means hearing “what do we have to do?” one second after it was explained.',
        'Two adults, thirty coats, one zip that has to be talked down.',
      ],
      gentle: 'What ran because you were in the room: a group, a routine, a display? One thing that was yours lifts this line.',
    },
    {
      says: 'classroom display|display board|displays',
      brutal: [
        'A classroom display is backed, double mounted and trimmed. One drawing pin in four survives until Easter.',
        'The working wall is finished. That was never meant to happen to a working wall.',
        'Displays go up for the open evening, and are read from top to bottom by the heating engineer.',
      ],
      gentle: "A display says what you think matters. If visitors or inspectors were taken to see yours, that's a small proof worth a clause.",
    },
    {
      says: 'school trip|educational visit|field trip|residential',
      brutal: [
        'A field trip is a risk assessment, a bucket, and the same count of heads at every door.',
        'The coach is booked for nine. One lunch is finished by five past.',
        'Trip letters: twelve came back signed, eighteen are in the bag, under the banana.',
      ],
      gentle: 'Taking groups out means planning, money and nerve. How many people, how far, and were you the named leader?',
    },
    {
      says: 'extracurricular|extra-curricular|after-school club|after school club|lunchtime club|enrichment',
      brutal: [
        'A lunchtime club is chess, heating, and somewhere to eat a sandwich out of the rain.',
        'Enrichment is timetabled for Friday afternoon, when the staff are least enriched.',
        "Extracurricular means extra, as in unpaid, and curricular, as in you'll need to plan it.",
      ],
      gentle: 'A club that people come back to says a lot. What was it, how often, and how many still came by summer?',
    },
    {
      says: 'exam board|aqa|edexcel|ocr|wjec|examiner',
      brutal: [
        'Exam boards publish a mark scheme, and then a report on how everyone misread it.',
        'AQA or Edexcel: departments have split over less, usually over the font.',
        '“Accept any reasonable answer”, says the mark scheme. An examiner has then listed the reasonable ones.',
      ],
      gentle: "Exam board knowledge saves a department months. If you've marked for one, say which paper and how many seasons.",
    },
    {
      says: 'pupil progress|student progress|progress data|tracking progress|tracked progress|data drop|attainment data',
      brutal: [
        'A data drop is six columns per pupil, due at midnight, and read by a spreadsheet that goes orange.',
        'Pupil progress is measured every six weeks, like hair.',
        'Four and a half, secure, minus. Progress has been given more names than storms.',
      ],
      gentle: 'Data is useful when it changed a seating plan, a group or a lesson. Give the one decision you made because of it.',
    },
    {
      says: 'head of department|subject lead|subject leader|head of year|curriculum lead|phase leader|key stage leader|department chair',
      brutal: [
        'A head of department gets one extra free period and the key to a cupboard with nothing in it.',
        'Head of year: part lawyer, part lost property.',
        'The subject lead chooses the textbooks. The budget chooses which half of the class gets one.',
      ],
      gentle: 'How many staff, what changed in the subject, and what do results say? Leadership without those three reads like a badge.',
    },
    {
      says: 'sims|cpoms|arbor|bromcom|powerschool|infinite campus',
      brutal: [
        'SIMS shows the register in a grey that was fashionable when it was written.',
        'PowerSchool logs you out between taking attendance and saving attendance.',
        "Everyone is marked present, including the pupil who's just walked past the window with a croissant.",
      ],
      gentle: 'Knowing the system is handy on day one. If you ran reports or trained colleagues on it, put that in instead of the name.',
    },
    {
      says: 'inset|inset day|inset training|staff training day|professional development day|staff meeting',
      brutal: [
        'INSET: the one day the car park is full and the corridors are quiet.',
        'A consultant, a flip chart, and a room of teachers who talk at the back.',
        'Staff meetings are from four till five. Item one is the mugs.',
      ],
      gentle: 'If you ran INSET rather than sat through it, say on what and for how many. Training your own colleagues is a hard room.',
    },
    {
      says: 'lecture|lectures|lecturing|lectured|guest lecture',
      brutal: [
        'A lecture at nine on a Monday is a private conversation with the front row.',
        'Slide 62, two minutes left. Every lecture ends in a sprint.',
        "It's all recorded, so two hundred people are going to watch that lecture later. Later is in May.",
      ],
      gentle: 'What was the module, how large was the room, and what did the evaluations say? Lecturing is one of the few jobs with reviews.',
    },
    {
      says: 'seminar|seminars|tutorial|tutorials',
      brutal: [
        'A seminar group has had a week to read eleven pages. Three people have read the title.',
        'The silence in a seminar lasts four seconds. It feels like a car journey.',
        "Tutorials were going to be a discussion. Now they're a shorter lecture, with biscuits.",
      ],
      gentle: 'Getting a silent room to talk is a craft. Is there an exercise of yours that others took over? Describe it in ten words.',
    },
    {
      says: 'dissertation|dissertations|dissertation supervision|thesis supervision',
      brutal: [
        'Dissertation drafts arrive at 23.52 with “no rush” in the subject line.',
        'Ten thousand words, and chapter four is holding up chapters one to three.',
        "A dissertation supervisor's comments are four words long: nice, cite, why, and where.",
      ],
      gentle: 'How many did you supervise, and at which level? A line on a topic or two makes it real for another department.',
    },
    {
      says: 'module|modules|module leader|course leader|programme leader',
      brutal: [
        "A module handbook is forty pages, and the question in everyone's inbox is answered on page two.",
        'Changing one module takes a form, a board, a second board, and a summer.',
        'The module evaluation had nine replies. Six were about the room.',
      ],
      gentle: 'Did you write the module or inherit it? Numbers enrolled and the evaluation score make this line carry weight.',
    },
    {
      says: 'training needs analysis|learning needs analysis|train the trainer|training sessions|delivered training',
      brutal: [
        'A training needs analysis asks everyone what they need. Everyone needs a shorter one.',
        'Training starts with the fire exits, the toilets and a question about expectations. Expectation one is lunch.',
        "Post-it notes up, groups of four, and somebody's already asked if the slides will be sent round.",
      ],
      gentle: 'Trainers are judged on what people do on Monday. Which change at work could you see after a session of yours?',
    },
    {
      says: 'e-learning|elearning|articulate storyline|articulate rise|articulate|captivate|instructional design',
      brutal: [
        'E-learning: click next, click next, drag the hard hat onto the builder, certificate.',
        'In Articulate the character Atsumi has forty poses, and is surprised in all of them.',
        'Compliance e-learning is finished in eleven minutes, in another tab.',
      ],
      gentle: 'Completion rates are fine, but what did people stop getting wrong? One before and after makes instructional design visible.',
    },
    {
      says: 'one-to-one tuition|one to one tuition|1:1 tuition|private tuition|online tutoring|online tuition|private tutor|tutoring',
      brutal: [
        'Tutoring an hour of algebra means fifty minutes of algebra and ten of a very long story about a hamster.',
        "Online tuition: a shared whiteboard, a frozen face, and a voice saying it's charging.",
        "Tutors see the same kitchen every Tuesday, and become experts on other people's fridges.",
      ],
      gentle: 'Tutors live on word of mouth. How many pupils, which exams, and did one lead to the next? That proves it better than praise.',
    },
    {
      says: 'tefl|celta|esl|efl|tesol|esol',
      brutal: [
        'TEFL teaches you to explain the present perfect with your eyebrows.',
        'Twelve countries in one ESL room, and everyone agrees about nothing except phrasal verbs.',
        'The CELTA is four weeks long. Ask anyone on it what day it is.',
      ],
      gentle: 'Say where you taught, what levels and which exams. TEFL reads as a holiday until there are hours and results next to it.',
    },
    {
      says: 'lesson observation|observed lesson|learning walk|peer observation|graded outstanding',
      brutal: [
        'A learning walk: three people in lanyards who smile at the back and write down the word “purposeful”.',
        "For a lesson observation the pens work, the blinds work, and someone has asked a question they've never asked before.",
        "The observer's clipboard faces away. Thirty people are reading it upside down.",
      ],
      gentle: 'Quote the feedback itself, in its own words. One sentence from an observer is stronger than any adjective you choose.',
    },
    {
      says: 'ucas|personal statement|personal statements|admissions|open day|open days',
      brutal: [
        'A UCAS reference praises everybody, so the art is in what it leaves out.',
        '“From an early stage I have been fascinated by”. Admissions has read that sentence in nine thousand hands.',
        'An open day is bunting, a string quartet, and the only week that the good biscuits are out.',
      ],
      gentle: 'What happened to the people you advised? Offers, places, or one change in how it was done would fill this line nicely.',
    },
    {
      says: 'cover supervisor|cover lesson|supply teacher|supply teaching|substitute teacher|substitute teaching',
      brutal: [
        'Supply arrives to a word search, a wet break, and three people all called Josh, apparently.',
        '“Miss lets us.” Whole careers in cover have been built on not believing that.',
        'The cover lesson is in the tray. The tray is in the office. The office is locked.',
      ],
      gentle: 'Walking into a strange room and holding it is the skill. Which places asked for you again? Name that.',
    },
    {
      says: 'assembly|assemblies',
      brutal: [
        'Assemblies have one message, one slide, and a squeaky door that comes in on every pause.',
        'Three hundred people sit down on a hall floor. Then somebody needs the window pole.',
        'Every assembly ends with one notice about the field.',
      ],
      gentle: 'Holding three hundred people with no notes is public speaking. If you led assemblies often, say so in those words.',
    },
  ],
  nursing: [
    {
      says: 'handover|handovers|sbar',
      brutal: [
        "Handover takes ten minutes, and there's always one more thing on the way to the door.",
        'A folded sheet of A4 in the pocket. Lose the handover sheet and the building may as well close.',
        "The night staff give handover in coats. That's how you know it's finished.",
      ],
      gentle: 'A clean handover is a skill ward managers can hear within a minute. Did you change the sheet or the routine? Say what.',
    },
    {
      says: 'drug round|medication round|medication administration|administering medication|administered medication|med pass|administration of medication',
      brutal: [
        'Start a drug round, and every phone, relative and engineer in the building needs one quick word.',
        'Medication administration is five rights and one wrong cupboard key.',
        'Two signatures for the controlled drugs. The second signature is on break.',
      ],
      gentle: "Say the size of the round, the routes you're signed off for, and any change that cut errors. Those are the words they screen for.",
    },
    {
      says: 'ward round|mdt meeting|mdt|multidisciplinary team|multidisciplinary|multi-disciplinary',
      brutal: [
        'Nine people on a ward round, one working computer on wheels, and they all follow it like ducks.',
        'An MDT has a physio, a doctor, a pharmacist, a social worker, and one chair.',
        'The ward round starts at nine. Nine is a feeling.',
      ],
      gentle: "What do you bring to an MDT that wouldn't be known otherwise? One example of a plan that changed would say it.",
    },
    {
      says: 'care plan|care plans|care planning',
      brutal: [
        "A care plan is reviewed on the day it says and printed on the printer that doesn't.",
        'Forty boxes per care plan, and the useful sentence is in “other”.',
        'Care planning software saves your work shortly before it crashes.',
      ],
      gentle: 'How many plans did you hold at a time, and were yours audited? That gives a reader scale straight away.',
    },
    {
      says: 'bank shift|bank nurse|bank staff|bank work|agency nurse|agency shift|travel nurse|per diem',
      brutal: [
        'Bank nursing means a different login, a different cupboard and the same question: where do you keep the tape?',
        'A bank shift starts with the code for the door, which was changed on Tuesday.',
        "Agency staff find the kettle first. It's called orientation.",
      ],
      gentle: 'Flexible work shows breadth. List the wards and systems you can walk into on day one: that is what a bank shift proves.',
    },
    {
      says: 'rota|rotas|rostering|e-rostering|roster|healthroster|off duty',
      brutal: [
        "The rota is out. There's a silence, and then eleven people need to swap a Saturday.",
        'E-rostering has found you a late, an early and a study day with two hours between them.',
        'Off duty: the most carefully read publication in the hospital, and the one with the most fiction.',
      ],
      gentle: 'Writing a fair rota is management, whatever your grade. How many staff, and did agency spend go down?',
    },
    {
      says: 'news2|news 2|national early warning score|early warning score|mews',
      brutal: [
        'NEWS2 is six numbers and one phone call, during which someone asks for the numbers again.',
        "The observations machine on the ward has one good cuff, and it's on the other machine.",
        'A laminated NEWS2 chart hangs on every wall, in case a nurse should forget which colour is red.',
      ],
      gentle: 'Spotting it early is the point. Is there an audit figure for observations on time, and did you move it?',
    },
    {
      says: 'nmc|nmc registered|nmc registration|revalidation|nmc pin|rn license',
      brutal: [
        'Revalidation: 450 hours of work, 35 of learning, and five reflections written on the last weekend.',
        'The NMC wants it every three years, with feedback. The cake tin gets searched for thank-you cards.',
        'An NMC PIN is the one code a nurse never has to reset every thirty days.',
      ],
      gentle: "Put the registration and its date near the top. It's the first box, and a reader shouldn't have to hunt for it.",
    },
    {
      says: 'registered nurse|staff nurse|rn|charge nurse|band 5|band 6|band 7',
      brutal: [
        'A staff nurse has two pens: the one in the pocket and the one the consultant went off with.',
        'Band 5 wears the keys. Band 6 wears the keys and the blame for the keys.',
        'Registered to do four hundred things, and interrupted in the middle of three hundred.',
      ],
      gentle: 'Which ward, how many beds and what ratio? Those three numbers tell another nurse your whole day.',
    },
    {
      says: 'mandatory training|annual training|statutory training|e-learning modules',
      brutal: [
        'Mandatory training is fire, lifting, hand washing and data, done in one sitting with a sandwich.',
        'Your mandatory training is 92% complete. The other eight is a link that opens in a browser nobody has.',
        'How to lift a box, once a year, from someone with a box.',
      ],
      gentle: 'Fully up to date is worth one short line. If you delivered any of this training, lead with that instead.',
    },
    {
      says: 'infection control|infection prevention|ipc|hand hygiene|aseptic technique|antt',
      brutal: [
        'Infection control arrives with a clipboard and looks under the one bed.',
        'Bare below the elbows, said the poster, to the only people who already were.',
        'Hand hygiene audit: 100% while the auditor stands there.',
      ],
      gentle: "Link roles in infection prevention are often one person's hard work. What did your audits find, and what improved?",
    },
    {
      says: 'cannulation|venepuncture|iv therapy|iv medication|phlebotomy|intravenous|iv drugs',
      brutal: [
        "Cannulation is the skill that makes a doctor you've never met remember where your ward is.",
        'Signed off for IVs, and from that day every pump in the building knows you by its alarm.',
        'The IV pump beeps for air, for empty, for door, and for attention.',
      ],
      gentle: 'Being signed off saves a whole team waiting. Say for which skills and, if you taught others, how many.',
    },
    {
      says: 'catheterisation|catheter care|catheter insertion|catheterization',
      brutal: [
        'The trolley for catheterisation takes ten minutes to lay, and the phone rings as the gloves go on.',
        "Catheter care has a bundle, a sticker, a chart, and a date on the sticker that's in the wrong pen.",
      ],
      gentle: 'List it among your signed-off skills with the year. Community teams in particular look for this word.',
    },
    {
      says: 'wound care|wound dressing|wound management|dressings|tissue viability|pressure area care',
      brutal: [
        'The dressings cupboard has nine hundred items and the size you need on order.',
        'Wound care is run by a nurse with a ruler, a camera and very strong opinions about foam.',
        'A dressings order arrives on Thursday with a free tote bag and without the dressings.',
      ],
      gentle: 'Healing rates and products used are evidence. If colleagues came to you with their difficult dressings, say that.',
    },
    {
      says: 'discharge planning|patient discharge|discharges|discharge coordination|patient flow|bed management',
      brutal: [
        "Discharge planning begins on admission and ends with a bag of tablets coming up from pharmacy. Soon. It's coming.",
        "Home before lunch, says the poster on patient flow. Transport hasn't read it.",
        "Everything's ready except the letter, the tablets, the lift and the door key.",
      ],
      gentle: 'Discharge takes half a dozen departments and one person who keeps ringing. What did your calls shorten, and by how much?',
    },
    {
      says: 'risk assessment|risk assessments|falls assessment|waterlow|braden',
      brutal: [
        'Waterlow, MUST, falls, bed rails: the admission booklet is heavier than the admission.',
        'A risk assessment is due within six hours. It took five to find a pen that works on the shiny paper.',
        'Score it, sign it, date it, and put it in the folder that holds up the monitor.',
      ],
      gentle: 'Assessments done on time show in audits. Do you have a compliance figure for your ward or for your own caseload?',
    },
    {
      says: 'student nurse|student nurses|mentored student|practice assessor|practice supervisor|mentorship|preceptor|preceptorship|preceptee',
      brutal: [
        "A student nurse knows last month's guideline, and says so in front of the one who's been doing it all along.",
        'Precepting: everything takes twice as long and gets explained to a person holding your clipboard.',
        'The practice assessment document has eighty signatures. They all get asked for on the last day, at a quarter to eight.',
      ],
      gentle: 'Teaching at the bedside is leadership. How many learners did you sign off, and did any come back to work on your ward?',
    },
    {
      says: 'theatre|scrub nurse|scrub|operating theatre|operating room|anaesthetic nurse|recovery nurse',
      brutal: [
        'A scrub nurse counts everything in and counts everything out, while a surgeon looks for the radio.',
        'The theatre list starts at half past eight, as soon as the porter, the notes and the lift agree.',
        'Theatre clogs: one pair, name across the toes, never where they were left.',
      ],
      gentle: 'Which specialties did you scrub for, and can you run a list on your own? Theatre managers look for those two facts.',
    },
    {
      says: 'a&e|accident and emergency|emergency department|triage|manchester triage',
      brutal: [
        'A&E has a four-hour target, a waiting room telly with no sound, and a vending machine with one flavour left.',
        "Never say it's quiet in A&E. People have been asked to leave the kitchen for it.",
        'Triage is sorting at speed, by a desk, next to a door that never shuts.',
      ],
      gentle: 'Numbers through the doors and your role at triage give scale. Say if you took charge of a shift or of the minors stream.',
    },
    {
      says: 'icu|itu|intensive care|critical care|hdu|high dependency',
      brutal: [
        'ITU has one nurse, one bed space, fourteen alarms, and each plays its own tune.',
        'The ITU chart is the size of a tablecloth, and someone can read it from the door.',
        'Everything in intensive care is on a stand with wheels, and they all want to go left.',
      ],
      gentle: "Name the devices you're competent on. Critical care units hire by that list more than by the years.",
    },
    {
      says: 'emis|systmone|epic|cerner|electronic patient record|emr|ehr|electronic health record',
      brutal: [
        'SystmOne asks for a smartcard, a PIN and a moment of stillness.',
        "The new electronic record saves everyone time. It's just gone down to do so.",
        "Epic wants a reason for clicking away. “Because it's Tuesday” isn't on the list.",
      ],
      gentle: "Systems are quick wins on a CV. If you were a super user or trained the ward on it, that's the line to print.",
    },
    {
      says: 'ward manager|ward sister|matron|deputy ward manager|nurse manager|unit manager',
      brutal: [
        "A ward manager has an office. It's where the Christmas tree and the broken chairs live.",
        'Budget, rota, audit, complaint, and a tin of chocolates to fix all four.',
        'The sister knows the estates department by first name and the lift by its moods.',
      ],
      gentle: 'Beds, headcount, budget: give all three. Then the one thing that got better while you had the keys.',
    },
    {
      says: 'night shift|night shifts|nights|night duty|long day|12 hour shift|12-hour shift',
      brutal: [
        'On nights the ward belongs to four nurses, a toaster and a door that clicks.',
        "The four o'clock on a night shift isn't a time. It's a colour.",
        'A long day is twelve and a half hours. The half is the break, in theory.',
      ],
      gentle: 'Nights often mean being the senior person in the building. If you took charge, say for how many beds.',
    },
    {
      says: 'clinical audit|audits|ward audit|auditing',
      brutal: [
        'Audits come in threes: mattresses, commodes, and whether the last audit was filed.',
        'The hand gel audit was done beside the hand gel. Results were strong.',
        'An audit finds what everybody already said at break, and gives it a percentage.',
      ],
      gentle: 'What did the audit change? The finding, the fix and the second result make three words into a proper achievement.',
    },
    {
      says: 'quality improvement|qi project|service improvement|pdsa',
      brutal: [
        'QI means a poster with a driver diagram, a before and an after, and a free lanyard.',
        "Plan, do, study, act. On the ward there's usually time for do.",
        "The quality improvement project cut a form from four pages to two. It's now used together with the old one.",
      ],
      gentle: 'This is where nurses undersell themselves. The problem, the test, the number afterwards: three short clauses.',
    },
    {
      says: 'policies and procedures|policy|nice guidelines|nice guidance|local policy|trust policy',
      brutal: [
        'The policy is on the intranet, under a heading that nobody would choose, in a version from last autumn.',
        'NICE guidelines: four hundred pages, and the ward runs on the flowchart taped to the fridge.',
        "Trust policy says to read the policy. There's a policy on that.",
      ],
      gentle: "Everyone follows policy. If you helped write or update one, that's rare, and the reader would like to know which.",
    },
    {
      says: 'basic life support|bls|immediate life support|ils|acls|advanced life support|als|cpr',
      brutal: [
        'BLS is one afternoon a year on your knees, next to a plastic torso, humming the Bee Gees.',
        "The mannequin in ILS has no legs, no arms, and a light that says you're doing it wrong.",
        'Life support training comes with a card, and the card is always at home.',
      ],
      gentle: 'Put the level and the expiry date. It saves a recruiter one email, which is more than most lines do.',
    },
    {
      says: 'ecg|12 lead ecg|12-lead ecg',
      brutal: [
        "A 12 lead ECG uses ten stickers. It's the first thing they don't explain.",
        'The ECG machine says “abnormal, unconfirmed” about nearly everybody. It worries a lot.',
        'Ten leads, one tangle. The ECG trolley is where cables go to breed.',
      ],
      gentle: 'Recording it is one skill, reading it is another. Say which you do, since the second is worth a good deal more.',
    },
    {
      says: 'blood transfusion|transfusion',
      brutal: [
        'A blood transfusion needs two people, one wristband and a fridge with more security than the safe.',
        'The transfusion competency lasts two years. The walk to the blood fridge feels longer.',
      ],
      gentle: "It's a sign-off that wards check. Put the date, and whether you assess others in it.",
    },
    {
      says: 'call bell|nurse call|call bells|intentional rounding|comfort round|hourly rounding',
      brutal: [
        'A call bell is answered by whoever happens to have both hands full.',
        "Rounding is every two hours, with a form at the foot of the bed that's signed in one very steady pen.",
        "Bay three's nurse call has been going off since the engineer came to look at it.",
      ],
      gentle: 'Rounding done properly cuts bells and complaints. Do you have the figure from before and after?',
    },
    {
      says: 'nursing home|residential home|care home',
      brutal: [
        'A nursing home has a lounge, a budgie, a boiler with opinions, and one nurse for all of them.',
        "The chair by the window is taken. It's been taken since the building opened.",
        'GP round on Tuesday, chemist delivery on Thursday, and the fax machine for reasons nobody can give.',
      ],
      gentle: "Often you're the only nurse in a building. How many residents, and what did the last inspection say? That's real responsibility.",
    },
    {
      says: 'community nursing|community nurse|district nursing|district nurse|home visit|home visits',
      brutal: [
        'Community nursing is done from the boot of a Corsa, in order of how bad the parking is.',
        'Eleven visits, four dogs, and one key safe with the code from the old notes.',
        'A district nurse carries the whole hospital, minus the lift, up the stairs.',
      ],
      gentle: 'Visits a day and miles covered make this real. So does any patch or clinic you organised yourself.',
    },
    {
      says: 'health visitor|health visiting|midwifery|midwife|labour ward|antenatal clinic',
      brutal: [
        'The scales, the red book, and a tape measure that has been through the wash.',
        'Nine stone steps, a buzzer with no name, and the sofa with the dog on it.',
        'A labour ward whiteboard has twelve rooms, four colours, and one person who may touch the pen.',
      ],
      gentle: 'Caseload size and any clinic you led are the facts to add. Which change in the service began with you?',
    },
    {
      says: 'ambulance handover|observation|observations|vital signs|obs|taking observations|monitoring vital signs',
      brutal: [
        'Doing the obs starts with finding the machine, and the machine is on charge in a bay that denies it.',
        'Vital signs: temperature, pulse, pressure, and where is the probe cover.',
        'Obs every four hours, and the trolley announces itself like a supermarket in an earthquake.',
      ],
      gentle: 'Everybody takes them, so say what you did with them: escalation, charting, teaching. That makes it your skill.',
    },
    {
      says: 'documentation|record keeping|record-keeping|accurate records|nursing notes|patient records',
      brutal: [
        "If it isn't written down it didn't happen. If it is, it's in black ink, in a hurry, at twenty past eight.",
        'Record keeping is half the shift and all of the overtime.',
        "Time, date, signature, printed name. A nurse's signature looks like a seismograph by Friday.",
      ],
      gentle: 'Good notes show up in audits and complaints that went nowhere. If yours have been used as the example, say it.',
    },
    {
      says: 'personal protective equipment|ppe|gloves and aprons',
      brutal: [
        "PPE comes in two sizes: too big, and the box that's empty.",
        'Aprons on a roll. Pull for one, receive nine.',
        'Putting on PPE takes four minutes, and on the last strap somebody remembers the scissors.',
      ],
      gentle: "If you trained or fit-tested colleagues, that's a duty worth naming. Say how many and when.",
    },
    {
      says: 'staffing levels|safe staffing|staffing|skill mix',
      brutal: [
        'Safe staffing is worked out by a tool. The tool has never met a Sunday.',
        "Today's staffing board says seven. Two are on the study day, and one is you.",
        "Skill mix is what they call it when the numbers don't add up in an interesting way.",
      ],
      gentle: 'Balancing staff across wards is real operational work. How many beds or units did you juggle, and with which tool?',
    },
    {
      says: 'stock|stock control|stock ordering|ordering supplies|store room|stores',
      brutal: [
        'The ward has four thousand aprons and one batteries-included thermometer.',
        'Stock control means hiding the good tape behind the nutrition drinks.',
        "Stores delivered on Monday. There's a box of something for a machine the ward doesn't have.",
      ],
      gentle: 'Did you save money, or stop things running out? Ordering is a quiet budget skill, so put a sum on it.',
    },
    {
      says: 'link nurse|champion|link role',
      brutal: [
        'A link nurse gets a badge, a folder, a noticeboard, and no hours.',
        'Champion of something means you went to the meeting and everyone else was on a break.',
      ],
      gentle: 'A link role shows initiative if something came of it. Which training, board or figure was yours?',
    },
    {
      says: 'practice nurse|gp practice|gp surgery|general practice|nurse-led clinic|nurse led clinic|chronic conditions|smear',
      brutal: [
        'Ten minutes an appointment in general practice. The first three are the coat.',
        'A practice nurse has the warmest room in the surgery, and the only chair with wheels.',
        'Nurse-led clinic: the nurse leads, the printer follows when it feels like it.',
      ],
      gentle: 'Name the clinics you ran alone and the targets they fed. Practices hire for exactly that list.',
    },
    {
      says: 'advanced nurse practitioner|nurse practitioner|independent prescriber|non-medical prescriber|v300|prescriber',
      brutal: [
        'The V300 is a year of study to earn a signature that pharmacy will ring up about.',
        "A prescriber gets a pad, a number, and a corridor full of people saying “while you're here”.",
        'Advanced practice has four pillars. Three of them happen in your own time.',
      ],
      gentle: 'Prescribing changes what a service can do. Say in which field, and how many people you now see start to finish.',
    },
    {
      says: 'flu vaccination|flu clinic|vaccination|immunisation|vaccinator|immunization|vaccinations',
      brutal: [
        'A flu clinic is a Saturday, a queue out of the door, and four hundred left sleeves.',
        'Vaccination comes with a sticker. Consultants ask for the sticker.',
        "Sixty people an hour roll up a sleeve, and one in a boiler suit can't.",
      ],
      gentle: 'Numbers given in a season are easy to find and strong to read. Did you run the clinic or give the jabs? Say which.',
    },
  ],
};
