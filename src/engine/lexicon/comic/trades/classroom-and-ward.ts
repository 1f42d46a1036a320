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
      gentle: [
        'Lesson plans are worth more when others use them. Were yours shared across the department, or built from nothing?',
        'Lesson plans tell a head how you think. Which one would you hand to a stranger covering your room, and why does it work?',
      ],
    },
    {
      says: 'marking|marked books|marked work|marking work|mark books',
      not: 'road|line|out|pallet|product',
      in: 'work',
      brutal: [
        'A box of books goes home in the boot on Friday. It comes back on Monday, having enjoyed the drive.',
        'Marking is a conversation in two colours of pen where only one side turns up.',
        'Purple pen, green pen, and a code for everything. The marking still says “see me”.',
      ],
      gentle: 'Marking that changes the next lesson is the good kind. What did you alter after a set of books? That example belongs here.',
    },
    {
      says: 'differentiation|differentiated instruction|differentiated lesson|differentiated learning|differentiated teaching|differentiated activity|differentiated task|differentiated work|adaptive teaching',
      brutal: [
        'Differentiation: three worksheets, three colours, and thirty people who worked out by ten past nine what the colours mean.',
        "All must, most should, some could. The photocopier won't.",
        'First it was differentiation, then it was adaptive teaching. The worksheet is the same worksheet.',
      ],
      gentle: [
        'There are a lot of small choices behind any {it}. One concrete case, who needed what and what you did, would prove it.',
        'One real lesson makes your {it} easier to believe. Which task did you change, for whom, and what happened next?',
      ],
    },
    {
      says: 'behaviour management|classroom management|behaviour policy|behavior management|managing behaviour',
      brutal: [
        'The behaviour policy is nineteen pages. What works is standing next to the radiator and waiting.',
        'Classroom management is mostly moving one person two seats to the left.',
        "Behaviour is managed by the look, the pause, and knowing who's just had PE.",
      ],
      gentle: [
        'Heads hire for behaviour management first. What was the room like to begin with, and which routine settled it?',
        "Classroom management is mostly routines nobody sees. Describe the one you'd put in place first in a new room.",
      ],
    },
    {
      says: 'gcse|gcses',
      in: 'work',
      brutal: [
        'GCSE: two years of content, and paper 1 is all about the page nobody revised.',
        "A GCSE mark scheme gives the point for the word “because”. It's the hardest word to get out of anyone.",
        'They turned GCSE grades into numbers. Everybody goes on asking what that is in letters.',
      ],
      gentle: "Which GCSE course, and which topic did you make clearer than the textbook does? Results help, but that's what a head of department would ask.",
    },
    {
      says: 'a level|a-level|as level',
      in: 'work',
      brutal: [
        'The A-level class starts September with four colours of highlighter. By March the whole page is yellow.',
        'An A-level room has one person with every past paper done, and ten who have pictures of it.',
        'A-level specification, page 40: “awareness of”. Nobody at the exam board will say how aware.',
      ],
      gentle: 'Being given A-level groups says that a department trusts you with its top end. Name the course and the part of it you taught.',
    },
    {
      says: 'ks1|key stage 1|key stage one|year 1 class|year 2 class|year 1 teacher|year 2 teacher',
      brutal: [
        'A KS1 register is taken once for attendance and again after somebody says they saw a squirrel.',
        "In key stage 1 you're told, mid-sentence, about a tooth.",
        'KS1 work is judged on finger spaces. Most emails would fail.',
      ],
      gentle: "Key stage 1 is where reading happens or doesn't. Say what you used to teach it and how far the class got in a year.",
    },
    {
      says: 'ks2|key stage 2|key stage two',
      brutal: [
        'KS2: fronted adverbials in the morning, and in the afternoon somebody explains the whole plot of a video game.',
        "KS2 ends with a week of papers in May. From then until July it's the play.",
        'A key stage 2 classroom has thirty water bottles, and one of them is always rolling.',
      ],
      gentle: 'Which year groups in KS2, and were you trusted with a SATs class? Heads read for exactly that.',
    },
    {
      says: 'ks3|key stage 3|key stage three',
      brutal: [
        "Year 7 arrives with a full pencil case and a map. By Year 9 there's one pen, and it's yours.",
        'KS3 is three years of bag straps in the corridor and one very good lesson on volcanoes.',
        'Last period, Friday, Year 9, wind. Any one of those is a lesson plan gone.',
      ],
      gentle: 'KS3 is where a subject is won or lost. Which unit did they remember, and did more of them choose it later?',
    },
    {
      says: 'phonics|read write inc|letters and sounds|little wandle',
      brutal: [
        'Phonics training teaches grown adults to say “mmm” without the “uh”. It takes a full day.',
        'In phonics, “said” is a tricky word. So is “phonics”.',
        'Thirty voices going “sss, a, t” at five past nine. The caretaker hums it all day.',
      ],
      gentle: 'Name the phonics scheme and the screening check result. Another place using the same scheme could start you on Monday.',
    },
    {
      says: 'ofsted',
      in: 'work',
      brutal: [
        'Ofsted rings in the morning. By lunch the skip is full and the fish tank is clean.',
        "The photocopier has never once worked on an Ofsted day. It's the only honest member of staff.",
      ],
      gentle: 'If Ofsted looked at your subject or your lesson, say what it found. Few people can quote an outside verdict on their work.',
    },
    {
      says: 'assessment for learning|formative assessment|afl',
      brutal: [
        'Mini whiteboards are the heart of AfL, and the reason nobody owns a working pen.',
        'Formative assessment: “does everyone understand?” Thirty nods, and one of them is at the window.',
        'Assessment for learning has traffic lights. By Friday everyone has lost the red one.',
      ],
      gentle: 'Formative assessment is only as good as what you changed because of it. Give one case: what you saw, and what came next.',
    },
    {
      says: 'scheme of work|schemes of work|curriculum planning|curriculum design|curriculum development|medium term planning',
      brutal: [
        'The curriculum has six weeks for it. The term has five and a half, one of which is non-uniform day.',
        'On the shared drive the curriculum comes in three versions: final, final 2 and USE THIS.',
        'Curriculum design is deciding that everybody meets the Romans, and then finding out that they met them last year.',
      ],
      gentle: 'Does anyone still teach from your {it}? A plan that other people use is leadership without the title, so say who took it over.',
    },
    {
      says: "parents evening|parents' evening|parent teacher conference|parent-teacher conference|parents evenings",
      brutal: [
        'Five minutes per appointment, a name card, a jug of water, and a bell that everyone has agreed not to hear.',
        "By slot 31 you've said “a pleasure to teach” to a coat.",
      ],
      gentle: 'A whole evening of saying hard things kindly, to a clock, is your best evidence of communication. Use it as that.',
    },
    {
      says: 'form tutor|tutor group|tutor time|pastoral care',
      not: 'church|ministry|parish|chaplain',
      brutal: [
        'A form tutor does twenty minutes a day on uniform, lost locker keys and the human condition.',
        'Tutor time has a programme: Monday quiz, Tuesday reading, Wednesday whose shoe is this.',
      ],
      gentle: 'Pastoral work shows in attendance, and in who comes to you. Is there a figure or a system here that was yours?',
    },
    {
      says: 'iep|ieps|individual education plan|individualized education program|iep meeting',
      brutal: [
        'An IEP runs to twenty-two pages and nine signatures, and the meeting is in the room with the small chairs.',
        'Everybody at the IEP meeting has fifteen minutes. The agenda has sixty.',
        'The software times out on the last page of the IEP, just before save.',
      ],
      gentle: [
        'How did you get busy colleagues to follow an IEP? One that really gets used is rare, so the answer is worth a line.',
        'Writing an IEP is one thing, running the meeting another. Say which you did, because the second is what districts ask about.',
      ],
    },
    {
      says: 'pgce|qts|nqt|newly qualified teacher|early career teacher',
      brutal: [
        "The first year is a folder, a mentor meeting at 3.40, and everybody's bottom set.",
        'Lesson plan in the training year: four pages. Two years on: a sticky note, written on the stairs.',
      ],
      gentle: "What were you trusted with by the end of the PGCE? A mentor's sentence from your QTS file is worth quoting here.",
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
      says: 'google classroom',
      brutal: [
        'Google Classroom has a “turned in” button. It turns in a blank document with great confidence.',
        'Thirty submissions on Google Classroom, nine of them called “Untitled document” and one a picture of a dog.',
      ],
      gentle: 'Did you set Google Classroom up, and did the others follow? Getting colleagues onto one platform is worth telling.',
    },
    {
      says: 'homework',
      in: 'work',
      brutal: [
        'Homework is set on Tuesday, due on Thursday, and written on the bus by a committee.',
        "“I've done it, it's at home.” Homework has the best alibi in the building. It's in the name.",
        'Chasing homework takes longer than homework.',
      ],
      gentle: 'Did more homework come back under you, or better homework? Either would make a stronger line than the word.',
    },
    {
      says: 'intervention group|small group intervention|booster session|catch-up session|reading intervention|maths intervention|literacy intervention|tier 2|tier 3',
      brutal: [
        'Interventions happen in the corridor, on a table made for toast, beside the recorder group.',
        'A group of six is four by register, and nine by the time word gets round about the stickers.',
        'Interventions start at 7.45, on orange squash and hope.',
      ],
      gentle: 'Interventions have a start point and an end point. Which programme did you run, and how far did the group move?',
    },
    {
      says: 'class teacher|classroom teacher|support the teacher|supporting the teacher|assisting the teacher|assisted the teacher',
      brutal: [
        'The class teacher has the plan. Everybody else has the scissors.',
        'Supporting in class means hearing “what do we have to do?” one second after it was explained.',
        'Two adults, thirty coats, one zip that has to be talked down.',
      ],
      gentle: 'What ran because you were beside the class teacher: a group, a routine, a display? The part that was yours lifts this line.',
    },
    {
      says: 'classroom display|display board|wall display',
      brutal: [
        'A classroom display is backed, double mounted and trimmed. One drawing pin in four survives until Easter.',
        'The working wall is finished. That was never meant to happen to a working wall.',
        'Displays go up for the open evening, and are read from top to bottom by the heating engineer.',
      ],
      gentle: "A display says what you think matters. If visitors or inspectors were taken to see yours, that's a small proof worth a clause.",
    },
    {
      says: 'school trip|educational visit|field trip',
      in: 'work',
      brutal: [
        'You count them onto the coach, off the coach, and again at the gift shop, where the field trip really happens.',
        'The coach is booked for nine. One lunch is finished by five past.',
        'Trip letters: twelve came back signed, eighteen are in the bag, under the banana.',
      ],
      gentle: "A field trip is planning, money and nerve. Were you the named leader? Then say where you took them, and what you'd arranged.",
    },
    {
      says: 'extracurricular|extra-curricular|after-school club|after school club|lunchtime club',
      in: 'work',
      brutal: [
        'A club is chess, a radiator, and somewhere to eat a sandwich out of the rain.',
        "A club takes the register twice: who came, and who's still waiting at the gate.",
        "Extracurricular means extra, as in unpaid, and curricular, as in you'll need to plan it.",
      ],
      gentle: "A club that people come back to says a lot about whoever runs it. What did you start on the {it} side that wasn't there before?",
    },
    {
      says: 'head of department|subject lead|subject leader|curriculum lead',
      brutal: [
        'A head of department gets one extra free period and the key to a cupboard with nothing in it.',
        "A head of department gets the top set, the bottom set, and everyone else's cover.",
        'The subject lead chooses the textbooks. The budget chooses which half of the class gets one.',
      ],
      gentle: "Leadership is the difference a visitor could see a year after you took the subject over. Say what they'd have seen.",
    },
    {
      says: 'inset day|inset training|inset|staff training day|professional development day',
      brutal: [
        'INSET: the one day the car park is full and the corridors are quiet.',
        'A consultant, a flip chart, and a room of teachers who talk at the back.',
      ],
      gentle: 'If you ran INSET rather than sat through it, say on what and for how many. Training your own colleagues is a hard room.',
    },
    {
      says: 'lecture|lectures|lecturing|lectured|guest lecture',
      in: 'work',
      brutal: [
        'A lecture at nine on a Monday is a private conversation with the front row.',
        'Slide 62, two minutes left. Every lecture ends in a sprint.',
        "It's all recorded, so everyone is going to watch that lecture later. Later is in May.",
      ],
      gentle: 'Which lecture of yours would you give again tomorrow? Name the topic and the module, and the title becomes a person.',
    },
    {
      says: 'seminar',
      near: 'undergraduate|postgraduate|module|taught|teaching',
      in: 'work',
      brutal: [
        'A seminar group has had a week to read eleven pages. Three people have read the title.',
        'The silence in a seminar lasts four seconds. It feels like a car journey.',
      ],
      gentle: 'Getting a silent seminar to talk is a craft. Is there an exercise of yours that others took over? Describe it in ten words.',
    },
    {
      says: 'dissertation',
      near: 'supervise|supervised|supervising|supervision|supervisor|marked|marking',
      brutal: [
        'Dissertation drafts arrive at 23.52 with “no rush” in the subject line.',
        'Ten thousand words in a dissertation, and chapter four is holding up chapters one to three.',
        "A dissertation supervisor's comments are four words long: nice, cite, why, and where.",
      ],
      gentle: 'Which dissertation are you proudest of having supervised? A topic or two makes this real for another department.',
    },
    {
      says: 'e-learning|elearning|articulate storyline|articulate rise|instructional design',
      brutal: [
        'E-learning: click next, click next, drag the hard hat onto the builder, certificate.',
        'Compliance e-learning is finished in eleven minutes, in another tab.',
      ],
      gentle: 'Completion rates are fine, but what did people stop getting wrong? One before and after makes instructional design visible.',
    },
    {
      says: 'one-to-one tuition|one to one tuition|1:1 tuition|private tuition|private tutor|private tutoring',
      brutal: [
        'Tutoring an hour of algebra means fifty minutes of algebra and ten of a very long story about a hamster.',
        "Tutors see the same kitchen every Tuesday, and become experts on other people's fridges.",
      ],
      gentle: 'Private tutors live on word of mouth. Did one recommendation lead to the next? A sentence on that proves more than any praise.',
    },
    {
      says: 'lesson observation|observed lesson|learning walk|peer observation',
      brutal: [
        'A learning walk: three people in lanyards who smile at the back and write down the word “purposeful”.',
        "For a lesson observation the pens work, the blinds work, and someone has asked a question they've never asked before.",
        "The observer's clipboard faces away. Thirty people are reading it upside down.",
      ],
      gentle: 'Quote the feedback itself, in its own words. One sentence from an observer is stronger than any adjective you choose.',
    },
    {
      says: 'cover supervisor|cover lesson|supply teacher|supply teaching|substitute teacher|substitute teaching',
      brutal: [
        'Supply arrives to a word search, a wet break, and three people all called Josh, apparently.',
        '“Miss lets us.” Whole careers in cover have been built on not believing that.',
        'The cover lesson is in the tray. The tray is in the office. The office is locked.',
      ],
      gentle: 'Walking into a strange room and holding it is what cover teaching is. Which places asked for you again? Name them.',
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
      gentle: 'Standing up in assembly is public speaking to the hardest hall there is. If you led them often, say so in those words.',
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
      gentle: [
        'A clean handover is a skill ward managers can hear within a minute. Did you change the sheet or the routine? Say what.',
        "Handover is where a ward's memory lives. Was there something you always made sure got said? That belongs in the line.",
      ],
    },
    {
      says: 'drug round|medication round|medication administration|administering medication|administered medication|med pass|administration of medication',
      brutal: [
        'Start a drug round, and every phone, relative and engineer in the building needs one quick word.',
        'Medication administration is five rights and one wrong cupboard key.',
        'Two signatures for the controlled drugs. The second signature is on break.',
      ],
      gentle: [
        'Medication administration is a sign-off that employers screen for. Name the routes, and anything you changed that made the round safer.',
        'Who covered the phones during your medication round? A red tabard or a new routine that cut interruptions would be worth a clause.',
      ],
    },
    {
      says: 'ward round',
      brutal: [
        'Nine people on a ward round, one working computer on wheels, and they all follow it like ducks.',
        'The ward round starts at nine. Nine is a feeling.',
      ],
      gentle: "What do you say on a ward round that wouldn't be known otherwise? One plan that changed because of it would make the line.",
    },
    {
      says: 'mdt meeting|mdt|multidisciplinary team|multidisciplinary|multi-disciplinary team|multi-disciplinary',
      brutal: [
        'The MDT finishes on time. The second half is held standing up in the corridor, and decides things.',
        'An MDT has a physio, a doctor, a pharmacist, a social worker, and one chair.',
        'Everyone at the MDT agreed who would ring the housing officer. Everyone left.',
      ],
      gentle: 'Nurses bring to the multidisciplinary team what happens at four in the morning. Give one decision that turned on it.',
    },
    {
      says: 'care plan|care plans|care planning',
      brutal: [
        'The care plan template was designed by someone with a lot of boxes left over.',
        'Forty boxes per care plan, and the useful sentence is in “other”.',
        'Care planning software saves your work shortly before it crashes.',
      ],
      gentle: [
        'A good care plan gets read by the night staff. Were yours audited, or used as the example? That would say it for you.',
        'Care plans are where you think on paper. Which patient group did you write for, and what did you always put that others forgot?',
      ],
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
      gentle: 'Writing a fair rota is management, whatever your grade. How did you settle Christmas? That answer is worth a clause.',
    },
    {
      says: 'news2|news 2|national early warning score|early warning score',
      brutal: [
        'NEWS2 is six numbers and one phone call, during which someone asks for the numbers again.',
        "The observations machine on the ward has one good cuff, and it's on the other machine.",
        'A laminated NEWS2 chart hangs on every wall, in case a nurse should forget which colour is red.',
      ],
      gentle: 'Spotting it early is the point. Is there an audit figure for observations on time, and did you move it?',
    },
    {
      says: 'nmc|nmc registered|nmc registration|revalidation|nmc pin',
      brutal: [
        'Revalidation asks for reflection. It happens all at once, on the last weekend.',
        'The NMC asks for feedback, so the biscuit drawer gets searched for thank-you cards.',
        'An NMC PIN never expires at eleven at night on a Sunday. No other login can say that.',
      ],
      gentle: "Put the registration and its date near the top. It's the first box, and a reader shouldn't have to hunt for it.",
    },
    {
      says: 'staff nurse|registered nurse|rn',
      brutal: [
        'A staff nurse has two pens: the one in the pocket and the one the consultant went off with.',
        'A registered nurse knows where everything is kept, including the registrar.',
        'Registered to do four hundred things, and interrupted in the middle of three hundred.',
      ],
      gentle: [
        'Which ward, how many beds and what ratio? Those three tell another nurse your whole day.',
        '“Registered nurse” covers a hundred different days. Say what came through the door on yours, and what you were the one to do.',
      ],
    },
    {
      says: 'mandatory training|statutory training',
      brutal: [
        'Mandatory training is fire, lifting, hand washing and data, done in one sitting with a sandwich.',
        'Mandatory training stands at 92%. The other eight is a link that opens in a browser nobody has.',
        'How to lift a box, once a year, from someone with a box.',
      ],
      gentle: 'Fully up to date is worth one short line. If you delivered any of this training, lead with that instead.',
    },
    {
      says: 'infection control|infection prevention|ipc|hand hygiene|aseptic technique|antt',
      brutal: [
        'Infection control arrives with a clipboard and looks under the one bed.',
        "The infection control poster says bare below the elbows. It's in front of the people who already are.",
        'Hand hygiene audit: 100% while the auditor stands there.',
      ],
      gentle: [
        "Link roles in infection prevention are often one person's hard work. What did your audits find, and what improved?",
        "Infection control is often one person's stubbornness. If that was you, which habit on the ward did you change?",
      ],
    },
    {
      says: 'iv therapy|iv medication|iv drugs|iv fluids|intravenous',
      brutal: [
        'Signed off for IVs, and from that day every pump in the building knows you by its alarm.',
        'The IV pump beeps for air, for empty, for door, and for attention.',
      ],
      gentle: "Being signed off for IVs saves a whole team waiting. Name the pumps and lines you know, since that's what a ward checks first.",
    },
    {
      says: 'cannulation|venepuncture|venipuncture',
      brutal: [
        "Cannulation is the skill that makes a doctor you've never met remember where your ward is.",
        'A cannulation pack has everything in it except the tape you like.',
      ],
      gentle: "Cannulation is the skill other wards borrow you for. If you taught it too, say so, because that's the rarer line.",
    },
    {
      says: 'wound care|wound dressing|wound management|dressings|tissue viability',
      brutal: [
        'The dressings cupboard has nine hundred items and the size you need on order.',
        'Wound care is run by a nurse with a ruler, a camera and very strong opinions about foam.',
        'A dressings order arrives on Thursday with a free tote bag and without the dressings.',
      ],
      gentle: "If colleagues brought you their difficult wounds, say that: it's what tissue viability teams hope to read.",
    },
    {
      says: 'discharge planning|patient discharge|discharge coordination',
      brutal: [
        "Discharge planning begins on admission and ends with a bag of tablets coming up from pharmacy. Soon. It's coming.",
        "“Home before lunch”, says the discharge poster. Transport hasn't read it.",
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
      gentle: "Which risk assessment did you catch something with? One pressure sore or fall that didn't happen is the best line on a ward.",
    },
    {
      says: 'student nurse|student nurses|mentored student|practice assessor|practice supervisor|mentorship|preceptor|preceptorship|preceptee',
      brutal: [
        "A student nurse knows last month's guideline, and says so in front of the one who's been doing it all along.",
        'Precepting: everything takes twice as long and gets explained to a person holding your clipboard.',
        "The learner's document has eighty signatures in it. They all get asked for on the last day, at a quarter to eight.",
      ],
      gentle: 'Teaching at the bedside is leadership. Did anyone you precepted or signed off come back to work on your ward?',
    },
    {
      says: 'scrub nurse|operating theatre|operating room|theatre nurse|theatre list',
      brutal: [
        'A scrub nurse counts everything in and counts everything out, while a surgeon looks for the radio.',
        'The theatre list can start as soon as the porter, the notes and the lift agree.',
        'Theatre clogs have a name across the toes, and are never where they were left.',
      ],
      gentle: 'Which specialties did you scrub for, and can you run a list on your own? Theatre managers look for those two facts.',
    },
    {
      says: 'a&e|accident and emergency|emergency department|triage|manchester triage',
      brutal: [
        "The telly in A&E has no sound. The clock doesn't need any.",
        "Never say it's quiet in A&E. People have been asked to leave the kitchen for it.",
        'Triage is sorting at speed, by a desk, next to a door that never shuts.',
      ],
      gentle: 'Whoever has worked triage can be put anywhere on day one. Let it stand where another department will see it.',
    },
    {
      says: 'icu|itu|intensive care|critical care',
      brutal: [
        'Intensive care is one nurse, one bed space and fourteen alarms, and each plays its own tune.',
        'The intensive care chart is the size of a tablecloth, and someone can read it from the door.',
        'Everything in intensive care is on a stand with wheels, and they all want to go left.',
      ],
      gentle: "Name the devices you're competent on. Critical care units hire by that list more than by the years.",
    },
    {
      says: 'electronic patient record|emr|ehr|electronic health record|electronic medical record|epic|cerner|systmone',
      brutal: [
        'The electronic record asks for a smartcard, a PIN and a moment of stillness. It gets two of them.',
        "The new electronic record saves everyone time. It's just gone down to do so.",
        "The system wants a reason for clicking away. “Because it's Tuesday” isn't on the list.",
      ],
      gentle: "If you were a super user of the electronic record, or trained the ward on it, that's the line to print.",
    },
    {
      says: 'ward manager|ward sister|deputy ward manager|nurse manager',
      brutal: [
        "A ward manager has an office. It's where the Christmas tree and the broken chairs live.",
        'Budget, rota, audit, complaint, and a tin of chocolates to fix all four.',
        'Ward managers know the estates department by first name and the lift by its moods.',
      ],
      gentle: "A ward manager's line starts with the beds and the budget. Then the thing that got better while you had the keys.",
    },
    {
      says: 'night shift|nights|night duty',
      in: 'work',
      brutal: [
        'On nights the ward belongs to four nurses, a toaster and a door that clicks.',
        "The four o'clock on a night shift isn't a time. It's a colour.",
        'Eleven cups of tea get made on a night shift. Two are drunk warm.',
      ],
      gentle: 'Nights often mean being the senior person in the building. If you took charge, say of which wards.',
    },
    {
      says: 'clinical audit|audits|ward audit|auditing',
      in: 'work',
      brutal: [
        'Audits come in threes: mattresses, commodes, and whether the last audit was filed.',
        'The hand gel audit was done beside the hand gel. Results were strong.',
        'An audit finds what everybody already said at break, and gives it a percentage.',
      ],
      gentle: 'The finding, the fix and the second result: with those three clauses, the audit becomes a proper achievement.',
    },
    {
      says: 'quality improvement|qi project|service improvement|pdsa',
      brutal: [
        "Plan, do, study, act. On the ward there's usually time for do.",
        "The quality improvement project cut a form from four pages to two. It's now used together with the old one.",
      ],
      gentle: 'Nurses undersell quality improvement. The problem, the test and what happened afterwards: three short clauses are enough.',
    },
    {
      says: 'policies and procedures',
      brutal: [
        'The policy is on the intranet, under a heading that nobody would choose, in a version from last autumn.',
        'Policies and procedures run to four hundred pages. The ward runs on the flowchart taped to the fridge.',
        "There's a policy on reading the policies and procedures. It's in the policies and procedures.",
      ],
      gentle: "Everyone follows policy. If you helped write or update one, that's rare, and the reader would like to know which.",
    },
    {
      says: 'basic life support|bls|immediate life support|ils|acls|advanced life support|cpr',
      brutal: [
        'BLS is one afternoon a year on your knees, next to a plastic torso, humming the Bee Gees.',
        "The life support mannequin has no legs, no arms, and a light that says you're doing it wrong.",
        'Life support training comes with a card, and the card is always at home.',
      ],
      gentle: "Put the level and the expiry date of the life support course. It saves a recruiter one email, and they'll be grateful.",
    },
    {
      says: 'ecg|12 lead ecg|12-lead ecg',
      brutal: [
        "A 12 lead ECG uses ten stickers. It's the first thing they don't explain.",
        'The ECG machine says “abnormal, unconfirmed” about nearly everybody. It worries a lot.',
        'Ten leads, one tangle. The ECG trolley is where cables go to breed.',
      ],
      gentle: 'Recording an ECG is one skill, reading it is another. Say which you do, since the second is worth a good deal more.',
    },
    {
      says: 'nursing home|residential home|care home',
      in: 'work',
      brutal: [
        'A nursing home has a lounge, a budgie, a boiler with opinions, and one nurse for all of them.',
        'GP round on Tuesday, chemist delivery on Thursday, and the fax machine for reasons nobody can give.',
      ],
      gentle: "In a nursing home you're often the only nurse in the building. Say so plainly: that's more responsibility than most titles show.",
    },
    {
      says: 'community nursing|community nurse|district nursing|district nurse|home visit|home visits',
      brutal: [
        'Community nursing is done from the boot of a Corsa, in order of how bad the parking is.',
        'Eleven visits, four dogs, and one key safe with the code from the old notes.',
        'A district nurse carries the whole hospital, minus the lift, up the stairs.',
      ],
      gentle: "Community nursing is decisions made alone in somebody's kitchen. Which of them would you put in front of an interviewer?",
    },
    {
      says: 'vital signs|taking observations|obs',
      brutal: [
        'Doing the obs starts with finding the machine, and the machine is on charge in a bay that denies it.',
        'Vital signs are taken every four hours, on a trolley you can hear from the car park.',
      ],
      gentle: 'Everybody takes vital signs, so say what you did with them: who you called, what you taught, what you caught.',
    },
    {
      says: 'documentation|record keeping|record-keeping|accurate records|nursing notes|patient records',
      in: 'work',
      brutal: [
        "If it isn't written down it didn't happen. If it is, it's in black ink, in a hurry, at twenty past eight.",
        'Record keeping is half the shift and all of the overtime.',
        "Time, date, signature, printed name. A nurse's signature looks like a seismograph by Friday.",
      ],
      gentle: [
        'Good notes show up in audits and complaints that went nowhere. If yours have been used as the example, say it.',
        'Were your notes ever the ones held up as the example, or the ones that settled a complaint? Documentation wants that story.',
      ],
    },
    {
      says: 'stock control|stock ordering|ordering supplies|ordering stock|store room',
      brutal: [
        'Ordering brought the ward four thousand aprons. The thermometer still wants a battery.',
        'Stock control means hiding the good tape behind the nutrition drinks.',
        "Stores delivered on Monday. There's a box of something for a machine the ward doesn't have.",
      ],
      gentle: 'Did you save money, or stop things running out? Ordering is a quiet budget skill, so put a sum on it.',
    },
    {
      says: 'practice nurse|gp practice|gp surgery|general practice',
      brutal: [
        'General practice gives you ten minutes. The ear syringe takes nine to find.',
        "The practice nurse has the warmest room in the surgery, so that's where the meetings are.",
      ],
      gentle: 'Name the clinics you ran alone in the practice. Surgeries hire for exactly that list.',
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
