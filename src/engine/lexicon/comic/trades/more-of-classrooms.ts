import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What schools, nurseries, labs, libraries, newsrooms and stages laugh about, second helping. */
export const MORE_OF_CLASSROOMS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  school: [
    {
      says: 'guided reading|guided reading group|guided reading session',
      brutal: [
        'Six copies of one book, and everybody is on a different page, including the one who turned two at once.',
        'Guided reading is one group reading beautifully, and twenty-four people being quiet in a way you can hear.',
      ],
      gentle: 'Guided reading is read by its questions. Add one of yours that got a quiet reader talking, if you have one.',
    },
    {
      says: 'reading record|reading diary|hearing readers|heard readers|listening to readers|listening to children read|listened to children read|hear readers',
      brutal: [
        '“Read well to page 9.” Every reading record says it, and the handwriting is always in a hurry.',
        'Listening to readers means meeting the same dog on the same page eleven times, and being surprised every time.',
      ],
      gentle: 'Hearing readers one by one moves reading ages more than most schemes. A reluctant reader who took off with you is the story to tell.',
    },
    {
      says: 'seating plan',
      not: 'exam|exams|wedding|conference|invigilation|invigilator',
      brutal: [
        'Peace treaties have been signed in less time than it takes to seat one class.',
        'A seating plan is perfect on paper. Then somebody asks to move nearer the board, and the whole thing falls like dominoes.',
      ],
      gentle: 'A seating plan is a quiet piece of data work. If yours settled a difficult group, tell me what you changed.',
    },
    {
      says: 'school council|pupil voice|student voice',
      not: "university|students' union|degree|nss|programme|module",
      brutal: [
        'First item at every council meeting since records began: the toilets. Second item: pizza.',
        'Ask pupils what would improve the place and you get longer lunch, shorter maths and a snake.',
      ],
      gentle: 'Pupil voice convinces when it altered something. Add one thing that was done differently after somebody listened, if you have one.',
    },
    {
      says: 'ehcp|ehc plan|education health and care plan|education, health and care plan|ehcps',
      brutal: [
        'An EHCP has twelve sections, lettered A to K. That is eleven letters, so H was made to do two.',
        'Statutory deadline: twenty weeks. The plan then says “access to”, and four people ring up to ask what that means.',
      ],
      gentle: 'Writing a need so that somebody can act on it is what EHCP work proves. If a wording of yours made provision happen, that belongs here.',
    },
    {
      says: 'annual review',
      near: 'ehcp|ehc|sen|send|pupil|pupils|senco|special needs|special educational needs|child|children|parent|parents|students',
      brutal: [
        'Ten people round a table built for pupils, all of them with their knees at chest height.',
        'An annual review is the only meeting where the person being discussed can end it by needing the loo.',
      ],
      gentle: 'Annual reviews show you can bring home and professionals to one page. Mention a change of provision that came out of one, if you have one.',
    },
    {
      says: 'senco|senco team|sen coordinator|sendco|inclusion lead',
      brutal: [
        'A SENCO is a teacher with a second job in administration and a third on hold to the local authority.',
        'Out in the corridor the job title is pronounced “have you got a minute?”',
      ],
      gentle: 'SENCO work is read for its reach. Add a change of yours that outlasted a term, if you have one.',
    },
    {
      says: 'provision map|provision mapping',
      brutal: [
        'A provision map is a spreadsheet with more colours than rows, and only its author knows what teal means.',
        "Every intervention in the building on one page. The page is A3 and still needs to be held at arm's length.",
      ],
      gentle: 'Provision mapping is planning with money attached. If one intervention on yours paid off, put a before and after next to it.',
    },
    {
      says: 'social story|social stories',
      brutal: [
        'A bestseller with a print run of one: “Sometimes There Is a Fire Drill”.',
        'You find out how odd an ordinary assembly is when you have to write it down in seven sentences.',
      ],
      gentle: 'A social story is judged by the situation it made easier. Add one such situation, without a name, if you have one.',
    },
    {
      says: 'visual timetable|now and next board|now and next',
      brutal: [
        'A visual timetable runs on Velcro. The Velcro runs on hope.',
        'Eight little pictures say what happens today. When the hall is double-booked, somebody will be asked to answer for it.',
      ],
      gentle: 'Visual supports are easy to laminate and hard to keep up. What consistent use changed, for one pupil or the whole room, is the line.',
    },
    {
      says: 'sensory room',
      brutal: [
        'Bubble tube, beanbag, soft blue light. Staff walk past it after the data meeting and slow down.',
        'It is booked solid, and half the bookings are for storing the parachute.',
      ],
      gentle: 'Sensory work is strongest with its purpose. Add one thing it helped a pupil to do afterwards, that was hard before, if you have one.',
    },
    {
      says: 'zones of regulation',
      brutal: [
        'Zones of Regulation: everybody in the staffroom knows exactly what colour the head is today.',
        'Feelings have names, names have colours, and the blue one is always Monday.',
      ],
      gentle: 'Regulation work is trusted work. If you can say how it was chosen and reviewed for a pupil, a head will read on.',
    },
    {
      says: 'access arrangements|exam access arrangement|reader and scribe|reader/scribe|exam scribe|scribing',
      brutal: [
        'A scribe writes down exactly what is said, including “um, put something clever”.',
        'To be a reader in an exam is to say “I can read it to you again” in a voice with no opinion in it at all.',
      ],
      gentle: 'Access arrangements are rules plus tact. If you know the JCQ regulations, name them; exams officers search for that.',
    },
    {
      says: 'nativity|nativity play',
      brutal: [
        'One shepherd waves, one king is crying, and the innkeeper has been told he may not say there is plenty of room.',
        'Somewhere a tea towel is being a shepherd again. It has more stage credits than most actors.',
      ],
      gentle: 'A nativity is project management with costumes. If you also found everybody a line to say, that is the part another head would envy.',
    },
    {
      says: 'school production|school play|school musical|school show',
      brutal: [
        'Every show has one real voice, a great many villagers and a bridge best seen from row five.',
        'The set is held up by two coats of paint and by whoever is standing behind it.',
      ],
      gentle: 'A show like that means budget, rehearsals and a fixed date. Say which part of it would not have happened without you.',
    },
    {
      says: 'attendance monitoring|persistent absence|attendance data|attendance officer|monitoring attendance|monitored attendance',
      brutal: [
        'Attendance data can tell you there was a football match on before you have looked at a calendar.',
        'Nothing thins a register like the last Friday before a holiday.',
      ],
      gentle: 'Attendance is one of the few figures in education that everybody understands. If it moved while you worked on it, give from and to.',
    },
    {
      says: 'detention',
      not: 'centre|center|immigration|custody|juvenile|secure|prison',
      brutal: [
        'A detention is an hour for two people, and only one of them did anything.',
        "The list for detention is long until the bell. After that it's you, a clock and someone who came to the wrong one.",
      ],
      gentle: 'Detentions are the end of a process; heads care about the start of it. If numbers fell in your rooms, what brought them down is the line.',
    },
    {
      says: 'house point|merit point|class dojo|classdojo|sticker chart|reward system|rewards system|reward chart',
      around: 'pupil|class|school|children|primary|year group|behaviour|behavior|student|teach|eyfs|grade',
      brutal: [
        'Adults want a bonus. A seven-year-old will tidy an entire classroom for one point.',
        'Hand one out at nine, and by ten past somebody has worked out who got two.',
      ],
      gentle: 'Reward systems work when they are fair and fast. Add the behaviour yours rewarded, and whether it spread, is what a head.',
    },
    {
      says: 'learning objective|learning objectives|walt|wilf|success criteria|learning intention',
      brutal: [
        '“By the end of this session you will be able to”: the one sentence nobody remembers by the end of the session.',
        '“To understand” is banned, because you cannot see it. “To identify” is the same thing holding a pencil.',
      ],
      gentle: 'Clear objectives show clear thinking. Add one you rewrote because the first version taught the wrong thing, if you have one.',
    },
    {
      says: 'mixed ability|mixed-ability',
      brutal: [
        'Mixed ability means one hand up before the question is finished, and one asking which lesson this is.',
        'In a mixed-ability class the extension task has an extension task, and it is due by ten past.',
      ],
      gentle: 'Mixed-ability teaching is hard to do and hard to prove. Where the strongest and the slowest finished the year is the proof, if you have it.',
    },
    {
      says: 'mini whiteboard|mini-whiteboard',
      not: 'conference|session chair|symposium',
      brutal: [
        'Ask thirty mini whiteboards for an answer and you get twenty-seven, two drawings and a lidless pen.',
        '“Show me in three, two, one.” Six of them have been looking at the next board since two.',
      ],
      gentle: 'Quick checks like these only count if the next lesson changes. Tell of one time the answers sent you back.',
    },
    {
      says: 'data drop|pupil progress meeting|assessment data|tracking data|progress data|assessment point',
      brutal: [
        'A whole term of learning goes into the spreadsheet, and some of the cells turn pink.',
        'Progress gets a colour, a number and an arrow. If the arrow is level, there is a meeting.',
      ],
      gentle: 'Data is only dull until someone acts on it. One pattern you spotted, and what happened for those pupils, makes this worth reading.',
    },
    {
      says: 'predicted grade|target grade|flight path',
      near: 'pupil|pupils|student|students|gcse|a-level|a level|grade|grades|class|progress|year',
      not: 'aircraft|pilot|flying|drone|aviation|airport',
      brutal: [
        'A predicted grade is a horoscope with a signature, and admissions tutors read it that way too.',
        'Target grades come from a test taken at ten. Weather forecasts stop at five days for a reason.',
      ],
      gentle: 'Predicted grades are compared with August. If yours held up, within a grade for most of the group, that is a line worth printing.',
    },
    {
      says: 'moderation|moderated work|moderating work|internal moderation|moderated coursework|writing moderation|moderate work',
      not: 'content|social|comment|comments|forum|community|panel|debate|discussion|focus group',
      brutal: [
        'Moderation is eight people looking at one comma, and two of them are prepared to go to appeal.',
        'Everybody arrives at moderation with a piece they know is a top grade, and leaves with the one from the shelf below.',
      ],
      gentle: 'Moderation shows that your judgement holds beside others. Department, trust or exam board: the wider the circle, the more it is worth.',
    },
    {
      says: 'coursework|nea|controlled assessment|non-examined assessment',
      near: 'teach|taught|teaching|students|pupils|gcse|a level|a-level|marked|marking|supervised|assessed|assessing|supervise|moderation',
      brutal: [
        'Coursework deadline: Friday. On Thursday the whole group discovers that the work is “on the other computer”.',
        'Coursework may be guided but not helped. The line between the two is one raised eyebrow wide.',
      ],
      gentle: 'Coursework lives on deadlines and evidence. If the moderator left your marks where they were, say so.',
    },
    {
      says: 'school improvement plan|school development plan|sip|school improvement',
      near: 'school|plan|ofsted|head|leadership|priorities|improvement',
      brutal: [
        'The improvement plan has five priorities, and the photocopier is still not among them.',
        "It is written every autumn by people who can still see last autumn's on the wall.",
      ],
      gentle: 'Improvement plans are promises with dates. The priority that was yours, and what it looked like a year on, is the part heads look for.',
    },
    {
      says: "governing body|governors meeting|governors' meeting|report to governors|headteacher's report|governing board",
      not: 'sport|sports|sporting|rugby|football|swimming|cricket|climbing|athletics|netball|gymnastics|coaching award',
      brutal: [
        "Governors read forty pages about somebody else's job on a Tuesday evening, unpaid, on chairs that were made for shorter people.",
        'A governing body asks about standards for two hours and parking for three.',
      ],
      gentle: 'Reporting to governors is explaining education to clever outsiders. The topic, and what was decided on it, put you near the table.',
    },
    {
      says: 'pupil premium',
      brutal: [
        'Pupil premium money is spent in a hundred ways and reported in a template that has room for four.',
        'The pupil premium statement goes on the website, where it is read by one inspector and a search engine.',
      ],
      gentle: "Pupil premium is accountability in small coins. What it paid for, and what got better for those pupils, would make this a leader's line.",
    },
    {
      says: 'staff briefing|morning briefing|staff meeting',
      not: 'sales|press',
      around: 'school|pupil|teacher|teaching assistant|class|key stage|primary|secondary|academy|senco|headteacher|sixth form',
      in: 'work',
      brutal: [
        'Staff briefing, 8.25: lost property, a coach at ten, and would whoever has the big stapler bring it back.',
        'It finishes with “any other business?”, and somebody always has some about mugs.',
      ],
      gentle: 'Leading a briefing is leadership in small print. If you led it, say so, and say how many listened.',
    },
    {
      says: 'ect mentor|nqt mentor|mentoring ects|mentored ects|mentored nqts|mentoring trainee teachers|mentored trainee teachers|mentor to trainee teachers|mentored student teachers|mentoring student teachers|itt mentor',
      brutal: [
        'Mentoring a new teacher begins with pedagogy and gets quickly to where the good scissors are.',
        'A trainee asks why it is done that way. An entire department goes quiet and looks at its shoes.',
      ],
      gentle: 'Mentoring new teachers says that your habits were thought worth copying. If you know how many finished with you and stayed in teaching, say so.',
    },
    {
      says: 'kiln|kiln firing|ceramics lesson|pottery class|clay work',
      not: 'brick',
      brutal: ['Opening the kiln is Christmas morning, with casualties.', 'One air bubble in one owl, and the whole shelf finds out at a thousand degrees.'],
      gentle: 'Running a kiln is technical work with rules and records. Say so: many schools own one that no one dares to switch on.',
    },
    {
      says: 'sketchbook',
      near: 'pupil|pupils|student|students|gcse|a level|a-level|class|art|mark|marking|lessons|taught|teaching',
      brutal: [
        'A sketchbook in use weighs four kilos, and two of those are PVA.',
        'Page one of a sketchbook is stained with coffee on purpose. The other stains came by themselves.',
      ],
      gentle: "Sketchbooks show a process you taught. One skill or artist taken from first page to last, and the moderator's word on it, fill the line.",
    },
    {
      says: 'art room|art cupboard|art material|art supplies|art studio',
      brutal: [
        'An art room owns two hundred brushes, of which eleven still come to a point.',
        'The sink in the art room is the most painted object in the building.',
      ],
      gentle:
        'Looking after an art room is stock, budget and safety. If every group found what it needed on the day, say so; art teachers know how rare that is.',
    },
    {
      says: 'lino printing|lino print|lino cutting|linocut',
      brutal: [
        'Lino: cut away from yourself, think in reverse, and find out at the end that the writing is backwards.',
        'A printmaking lesson ends with thirty prints on the line, and thumbs on everything.',
      ],
      gentle: 'Printmaking needs kit, safety and patience. Name the techniques you can set up: art departments read that as a shopping list.',
    },
    {
      says: 'art exhibition|end of year show|student exhibition|exhibition of student work',
      brutal: [
        'Forty pictures go up with white tack. On opening night they come down one corner at a time.',
        'At a student exhibition every visitor knows exactly whose picture is theirs, and photographs only that.',
      ],
      gentle: 'Hanging a student show is curating with a deadline. A piece you gave the right wall, or a visitor from outside it brought in, does it justice.',
    },
    {
      says: 'science practical|required practical|practical lesson|bunsen|bunsen burner|practical work',
      around: 'science|scientific|chemistry|physics|biology|lab|laboratory|bunsen|stem',
      brutal: [
        'The method has nine steps. A class reads the first one and lights something.',
        'A required practical teaches that the textbook got 4.0, and that bench three got 11 and is happy with it.',
      ],
      gentle: 'Practicals are planning plus nerve. Name the ones other people prefer to show on video.',
    },
    {
      says: 'food technology|food tech|cookery lesson|cooking lesson|cookery class|home economics',
      brutal: [
        'Sixty minutes for a crumble: ten of rubbing in, thirty of baking, and twenty of whose dish is this.',
        'Every food technology class contains one person who brought the ingredients for something else.',
      ],
      gentle: 'Food lessons are allergens, knives and a bell. If you planned or stocked them, that is an operation; describe it as one.',
    },
    {
      says: 'pe lesson|physical education|p.e.|teaching pe|pe kit',
      brutal: [
        'A PE lesson is an hour: fifteen minutes of changing, fifteen of changing back, and somebody still looking for a sock.',
        '“Forgot my kit” is an excuse so old that the kit in the spare box has a waistline from another century.',
      ],
      gentle: 'Schools are short of people who can take a team. Name the sports, and the groups you taught.',
    },
    {
      says: 'spelling test|weekly spelling',
      brutal: [
        '“Necessary” has one collar and two sleeves, and everyone who was ever taught that still counts them.',
        'Ten out of ten on Friday morning. By Friday lunchtime the words are free to go.',
      ],
      gentle: 'Spelling sticks when it reaches the writing. A routine of yours that got it there is worth more than the weekly score.',
    },
    {
      says: 'white rose|white rose maths',
      not: 'trust|academies|shopping|centre|ward|garden|hospice',
      brutal: [
        'White Rose takes a fortnight to reach eleven. Grown-ups at home get there in a minute and are asked not to help.',
        'White Rose wants it built, then drawn, then written down. Everyone in the room wants to know if you can just do it.',
      ],
      gentle: 'Maths schemes are everywhere; understanding them is not. If you led it, trained others or chose what to leave out, that is the line.',
    },
    {
      says: 'class novel|read aloud|class reader|reading aloud|read-aloud',
      brutal: [
        'Do all the voices in chapter one, and you will be held to them in chapter thirty.',
        'Reading aloud to a class always stops at the best bit. Television calls it a cliffhanger. The class calls it not fair.',
      ],
      gentle: "One title that a hard class asked to hear more of says a great deal about a teacher. The book's name costs two words.",
    },
    {
      says: 'ppa|ppa cover',
      brutal: [
        'PPA is a tenth of the week to plan the other nine. It begins when you have found somewhere to sit.',
        'PPA cover turns up with a folder, a whistle and no idea which one of the four Olivias is Olivia B.',
      ],
      gentle: 'Cover with a whole class is teaching. The year groups and subjects you took, if you did, belong right here.',
    },
    {
      says: 'transition day|year 7 transition|year 6 transition|transition programme|transition project|induction day',
      near: 'school|schools|pupil|pupils|primary|secondary|year 6|year 7|year six|year seven',
      brutal: [
        'On transition day four hundred small people learn that from now on you carry your coat all day.',
        'The question on transition day is never about the curriculum. It is about what happens if you get lost.',
      ],
      gentle: 'Transition work is remembered for years. If you added something that calmed the first week, that one thing is the line.',
    },
    {
      says: 'ucas|ucas reference|ucas application|ucas personal statement|ucas adviser',
      brutal: [
        'Every UCAS personal statement begins with a passion that goes back “as long as I can remember”, meaning last Thursday.',
        'A UCAS reference has to say that someone is outstanding in a way that differs from the ninety others that are outstanding.',
      ],
      gentle: 'UCAS work has lovely hard numbers: applications handled, offers, first choices met. If you know one, it belongs here.',
    },
    {
      says: 'clearing',
      near: 'ucas|university|admissions|applicant|applicants|helpline|hotline|a-level results|august',
      brutal: [
        'Clearing: one Thursday in August when professors answer the phone, in headsets, on the second ring.',
        "On a clearing line, somebody's future is decided in six minutes, with a dog barking at one end.",
      ],
      gentle: 'Clearing is sales, counselling and admissions in one shift. If you know how many places you filled, say so.',
    },
    {
      says: 'careers guidance|careers interview|gatsby benchmark|careers adviser|careers education|careers advice|careers lead',
      brutal: [
        'Careers guidance is explaining jobs that did not exist when the leaflet was printed.',
        'The quiz says: forester. It has been saying forester since 1989, and the forests are still waiting.',
      ],
      gentle: 'Careers work is measured by destinations. If you know where your leavers went, one figure does the talking.',
    },
    {
      says: 'functional skills',
      brutal: [
        "Functional Skills maths: everyone says they can't do percentages, until the question is about wages.",
        'Half of Functional Skills is English, half is maths, and the third half is persuading people that they can count.',
      ],
      gentle: 'Functional Skills is often a second chance, and a pass rate proves it. Level, group and result, in that order.',
    },
    {
      says: 'btec|btecs',
      in: 'work',
      brutal: [
        'A BTEC has pass, merit and distinction, and a whole folder of reasons why this paragraph is only a P3.',
        'BTEC units are numbered, and taught in the order in which staff are free.',
      ],
      gentle: 'Name the BTEC units you taught; colleges hire by unit. And say how the cohort did.',
    },
    {
      says: 'end point assessment|end-point assessment|epa',
      near: 'apprentice|apprentices|apprenticeship|learner|learners|assessment|gateway',
      brutal: [
        'Gateway is when an apprentice is declared ready, and everybody finds out where the maths certificate is not.',
        'End-point assessment: eighteen months of learning, one Tuesday, and an assessor who cannot find the unit.',
      ],
      gentle: 'Reviews keep apprentices on course. If you know what share of a caseload got through on time, it belongs up front.',
    },
    {
      says: 'nvq assessor|a1 assessor|d32|taqa|cava|workplace assessor',
      brutal: [
        'An assessor watches you do the job and then asks you for evidence that you did the job.',
        '“Talk me through what you are doing,” says the assessor, to somebody with both hands full.',
      ],
      gentle: 'Assessor awards are asked for by name. Give the title, year and the trades you may assess.',
    },
    {
      says: 'learner portfolio|e-portfolio|onefile|eportfolio|portfolio evidence|smart assessor',
      brutal: [
        'A learner portfolio is ninety photographs, every one of them taken from the side that looks finished.',
        'The evidence is on the phone. The phone, says the learner, is at home.',
      ],
      gentle: 'Portfolio work is chasing with purpose. If you know your completion rate, a training provider will read that first.',
    },
    {
      says: 'practical demonstration|workshop demonstration|demonstrated technique|demonstrating technique|practical session',
      not: 'sales|product',
      in: 'work',
      brutal: [
        'Demonstrate it slowly and it works first time. Hand it over, and the thing has turned left-handed.',
        'A good demonstration ends with “any questions?”, and somebody asks what it is for.',
      ],
      gentle: 'A demonstration proves two things: you can do it and you can explain it. Add the skill you can make look easy to a whole room.',
    },
    {
      says: 'workshop bay|workshop safety|teaching workshop|joinery workshop|brickwork workshop|vocational workshop',
      brutal: [
        'What gets built in a teaching workshop on Monday is taken apart on Friday, and the materials have seen it all before.',
        'Goggles on, sleeves up, long hair back. In a workshop that is grace before meals.',
      ],
      gentle: 'Name the machines and the safety record you kept. Providers want to know you can run a shop as well as a lesson.',
    },
    {
      says: 'module leader|module leadership|module coordinator|module convenor|module handbook|course leader|programme leader',
      brutal: [
        'The handbook answers every question a student could ask, so the students email to ask where the handbook is.',
        'Two hundred marks in one spreadsheet have to agree with two hundred in another, and one student is in both twice.',
      ],
      gentle: 'Leading a module is running a small course business. Add a change you made that the next leader kept, if you have one.',
    },
    {
      says: 'board of examiners|assessment board|external examiner',
      brutal: [
        'At an exam board, forty people turn pages in silence until somebody finds a 39.',
        'An external examiner comes by train, eats a sandwich triangle and finds the practice “robust”.',
      ],
      gentle: 'Exam board work says your standards were trusted. Name the role: member, chair or external.',
    },
    {
      says: 'academic misconduct|plagiarism|academic integrity|misconduct panel',
      brutal: [
        'Suspicion begins when a first-year essay contains the words “as I argued in 1974”.',
        'A similarity score of 78 per cent, and the bibliography is the only part that is original.',
      ],
      gentle: 'Misconduct work asks for fairness on paper. If you changed assessment so that less of it happened, say that.',
    },
    {
      says: 'extenuating circumstances|mitigating circumstances|extension request',
      brutal: [
        'The form asks for evidence of the unexpected, ten working days in advance.',
        'Deadline: noon. Requests for an extension: eleven fifty-one to eleven fifty-nine.',
      ],
      gentle: 'Handling such requests takes kindness inside rules. If your process made decisions faster or fairer, name the change.',
    },
    {
      says: 'national student survey|nss score|nss|module evaluation|student evaluation|student feedback survey',
      near: 'student|students|survey|score|module|satisfaction|teaching|evaluation|results',
      not: 'nss camp|volunteer',
      brutal: [
        'Two comments on one module: “best lecturer ever” and “room was cold”. The room gets the action plan.',
        'A student survey asks about everything, and the answer is always assessment and feedback.',
      ],
      gentle: 'Student survey scores are public and comparable. If yours rose, print from and to, with the year.',
    },
    {
      says: 'lecture capture|panopto|recorded lecture|lecture recording',
      brutal: [
        'Lecture capture has recorded many great minds asking whether this thing is on.',
        'At double speed every lecturer sounds excited. It is how most of the year knows them.',
      ],
      gentle: 'Recorded teaching has viewing figures. The one that was watched most, and what you changed after it, turns a system into teaching.',
    },
    {
      says: 'training needs analysis|tna|skills gap analysis|learning needs analysis',
      brutal: [
        'Ask managers what training the team needs and they name the colleague next door.',
        'A training needs analysis takes six weeks and finds Excel.',
      ],
      gentle: 'A needs analysis is proof you train for a reason. A need it turned up that no one had asked for is the finding to print.',
    },
    {
      says: 'train the trainer|train-the-trainer',
      brutal: [
        'Train the trainer: a course where everybody in the room has opinions on how the course is run.',
        'It is the only classroom where the back row takes notes on your shoes, your slides and your pauses.',
      ],
      gentle: 'Training trainers multiplies what you know. If you know how many of yours went on to train others, that is the figure.',
    },
    {
      says: 'training matrix|training record|training compliance',
      brutal: [
        'A training matrix is green, amber and red. Red is whoever has been too busy rescuing green.',
        "There is a cell for every person and every course, and the boss's row is a lovely shade of overdue.",
      ],
      gentle: 'A training matrix is dull until the auditor comes. If you took compliance up, two percentages say it all.',
    },
    {
      says: 'happy sheet|course evaluation|training evaluation|kirkpatrick|evaluation form|course feedback|delegate feedback',
      around: 'training|trainer|delegate|learning and development|l&d|workshop|corporate|facilitat|course design|onboarding|e-learning',
      brutal: [
        'Kirkpatrick has four levels. Most training stops at level one, which is whether there were biscuits.',
        '“What will you do differently?” “Come by train.” Every evaluation form ever.',
      ],
      gentle: 'Feedback scores are a start; changed work is the prize. What people could do a month after your session, if it was checked, leads.',
    },
    {
      says: 'virtual classroom|breakout room|virtual training|remote learning|remote teaching|online lesson|online teaching|taught online|virtual lesson',
      brutal: [
        '“Can everybody see my screen?” is the “good morning, class” of our times.',
        'A breakout room is four switched-off cameras, waiting for one of them to be brave.',
      ],
      gentle: 'Teaching online is a different craft. One trick that kept cameras on would show yours.',
    },
    {
      says: 'role play|role-play',
      near: 'training|trainer|delegate|delegates|workshop|course|customer service|sales|facilitated|trainees',
      brutal: [
        'Say “role play” to a room of adults and watch them all remember an urgent call.',
        'In the role play the difficult customer is always played by someone who has been waiting for this.',
      ],
      gentle: 'Role play works when the case is real. If the scenarios came from actual work, that origin is worth half a line.',
    },
    {
      says: '11+|11 plus|eleven plus|11-plus|entrance exam|common entrance',
      not: 'university|medical school|law school|ielts|bmat|ucat|driving',
      in: 'work',
      brutal: [
        'Eleven-plus verbal reasoning: if CAT is DBU, what is a Saturday morning?',
        '“We want to keep it low-key,” say the people at home, and open the spreadsheet.',
      ],
      gentle: 'Entrance exam tutoring is bought on results. Name the papers and schools you know best; people search for exactly those.',
    },
    {
      says: 'past paper|exam technique|mock exam|mock paper|exam preparation|exam practice|revision session|revision class|easter school',
      brutal: [
        'Exam technique comes down to three words: read the question. Revision sessions exist because of the fourth: again.',
        'A mock is held while there is still time to panic. The real thing is held when there is not.',
      ],
      gentle: 'Exam preparation is a before-and-after job. If you know a mock grade and the final grade, you have your line.',
    },
    {
      says: 'sat prep|act prep|sat preparation|sat tutor|test prep|sat/act',
      brutal: [
        'SAT prep teaches you math, reading and how to throw out the two answers that are obviously wrong.',
        'Four choices, one pencil, and a train leaving Chicago that everyone wishes would hurry up.',
      ],
      gentle: 'Score gains are what people pay for. If you know the average points gained, it should lead the line.',
    },
    {
      says: 'common core|state standards|state standard|teks|standards-based',
      brutal: [
        'The answer is 12, and here are the number line, the ten frame and the paragraph on how 12 came about.',
        'Every standard has a code like a license plate, and teachers have been heard saying one at parties.',
      ],
      gentle: 'Knowing the standards is expected. Name the one pupils find hardest, and how you got them past it.',
    },
    {
      says: 'powerschool|infinite campus|gradebook|grade book|skyward|aeries',
      brutal: [
        'Post a grade at 9.01 and someone at home knows by 9.02. The student finds out at dinner.',
        'Grades close at midnight, and that is how everyone learns when midnight is.',
      ],
      gentle: 'Student information systems are asked for by name. If you trained others or cleaned up the data, that is the line.',
    },
    {
      says: 'homeroom',
      brutal: [
        'Twelve minutes with the announcements, the pledge and a form that was due yesterday.',
        'Homeroom is where the day starts before anybody is awake enough to stop it.',
      ],
      gentle: 'A homeroom is the group that knows you best. Advisory, attendance calls, contact with home: say which part you ran.',
    },
    {
      says: 'sub plan|substitute plan|emergency sub plan',
      brutal: [
        'Sub plans take three hours to write, so that you may be ill for six.',
        'The sub plan says “they know what to do”. They do. That is what should worry the sub.',
      ],
      gentle: 'Good sub plans show how well your routines run without you. Say whether the team borrowed them.',
    },
    {
      says: 'car line|carpool duty|dismissal duty|arrival and dismissal',
      brutal: [
        'Car line: two hundred SUVs, one cone, and a laminated name that has slid down the dashboard.',
        'Dismissal is air traffic control with backpacks.',
      ],
      gentle: 'Getting everyone home safely is real responsibility. If the line got faster or safer with you, describe the one thing you moved.',
    },
    {
      says: '504 plan|504s|504 accommodation|504 meeting',
      brutal: [
        'Preferential seating, extra time, frequent breaks. Read any 504 aloud and the whole staff asks for one.',
        'A 504 plan is short, clear and binding, which makes it the rarest document in the building.',
      ],
      gentle: 'Turning a paragraph into practice is what 504 work shows. Add one accommodation that took thought in a real room, if you have one.',
    },
    {
      says: 'plc|plc meeting|professional learning community|professional learning communities',
      near: 'teacher|teachers|grade|data|team|weekly|school',
      not: 'ladder|siemens|automation|allen',
      brutal: [
        'A professional learning community is four teachers, one data sheet and a bag of pretzels.',
        'The agenda of a PLC has norms. Norm one is to begin on time, and it is read out at ten past.',
      ],
      gentle: 'A PLC is worth naming when it changed teaching. What the team tried, and what the data said after, are the two parts of that line.',
    },
    {
      says: 'science fair',
      brutal: [
        'One volcano, two mouldy breads and a plant that was played heavy metal. Science is safe for another year.',
        'At a science fair you can tell at forty feet which board was made by an adult with a glue gun.',
      ],
      gentle: 'A science fair is an event with judging criteria. Entries, classes, or one project that went further would tell it well.',
    },
    {
      says: 'open evening|open house',
      near: 'school|parents|families|prospective|teacher|department|family',
      not: 'property|buyers',
      brutal: [
        'On open evening every Bunsen is lit, every snake is out and the good toilets are unlocked.',
        'Grown-ups ask about results. The eleven-year-old decides on the strength of one rat.',
      ],
      gentle: 'Open evenings fill places. If your stand or talk drew people in, a figure for applications would be gold.',
    },
    {
      says: 'academic advising|academic advisor|academic adviser|degree audit|advising appointment|advised students|advising students',
      around:
        'credit|credits|degree requirement|degree requirements|degree plan|course selection|academic advising|academic advisor|academic adviser|advisor|adviser|registration|transfer students|graduation requirements|major|majors|caseload',
      brutal: [
        'Advising is explaining a degree audit to someone who needs two more credits and has found Bowling.',
        'Advice was available in September. The queue forms on the last day to drop.',
      ],
      gentle: 'Advising is about caseload and outcomes. If you know how many of yours graduated on time, say so.',
    },
    {
      says: 'hardship fund|hardship funding|hardship grant|emergency grant',
      near: 'student|students|applications|advice|advised|assessed|university|college',
      brutal: [
        'The form to prove you have no money needs three months of statements, and a printer.',
        'The money is for emergencies. The panel meets on the second Wednesday of the month.',
      ],
      gentle: 'Funding advice changes whether people stay. Cases handled, money awarded, students kept: pick the one you know.',
    },
    {
      says: 'student registration|student enrolment|enrolment day|enrolment period|course registration|student enrollment|enrolling students|enrolled students',
      brutal: [
        'Enrolment week is a queue that joins another queue, and at the end you own a lanyard.',
        'Everyone remembers what they had with them on enrolment day, which was every document but the one.',
      ],
      gentle: 'Enrolment is a peak-load operation. A queue you made shorter, in minutes if you know them, shows it best.',
    },
    {
      says: 'graduation ceremony|graduation ceremonies',
      brutal: [
        'Three hundred names, three hundred pronunciations, and a front row that has come to hear just one.',
        'A graduation is two hours of clapping in order to throw a hired hat.',
      ],
      gentle: 'Ceremonies are logistics with feelings. If you read names, seated guests or ran the line-up, say which and how many.',
    },
    {
      says: 'english as an additional language|eal|esol|esl|ell|english language learner',
      in: 'work',
      brutal: [
        'English ends “though”, “through”, “tough” and “cough” alike, and then asks a class to trust it.',
        'To teach English to newcomers is to hear yourself explain why you get on a bus but in a car.',
      ],
      gentle: 'Language teaching is measured in levels. Give the one a group came in with, and the one it left with.',
    },
    {
      says: 'kahoot',
      brutal: [
        'Play a Kahoot and the quietest class of the week turns into the floor of a stock exchange.',
        'The winner of every Kahoot is called something that would have to be reported in any other lesson.',
      ],
      gentle: 'Quiz tools are fun; what they tell you is the point. One misunderstanding a quiz showed, and the lesson that fixed it, makes this teaching.',
    },
    {
      says: 'sims|sims.net|arbor|bromcom',
      near: 'school|register|registers|data|attendance|reports|mis|pupil|pupils|student|behaviour|management information',
      not: 'mobile|phone|cards',
      brutal: [
        'It can tell you everything about a pupil, once it has finished thinking about Tuesday.',
        'There is always one person who can get a report out of the system. They are on a course today.',
      ],
      gentle: 'Knowing the system deeply is a scarce skill. Name the modules that are yours: registers, exams, census or reports.',
    },
    {
      says: 'microsoft teams for education|satchel one|show my homework|seesaw|class charts|showbie|firefly',
      brutal: [
        'Once homework went online, the dog took the afternoon off and the password took over.',
        'The app tells home, pupils and staff at the same instant. It is home that replies.',
      ],
      gentle: 'Apps get noticed when they save time or raise return rates. If yours did, say what people stopped doing on paper.',
    },
    {
      says: 'admissions appeal|school admissions|admissions appeals|pupil admissions',
      not: 'private|independent|boarding|international|university|college|business school',
      brutal: [
        'Catchment is measured from the front door to the gate, and people have been known to move the front door.',
        'Admissions turn mild people into experts on straight-line distance.',
      ],
      gentle: 'Admissions are law, dates and tact. Add applications handled, or appeals defended.',
    },
    {
      says: "school budget|delegated budget|school finance|school funding|school's budget",
      brutal: [
        'Most of the budget is people, the rest is heating, and what is left over is glue.',
        'In what other budget do a boiler and a music teacher compete for the same money?',
      ],
      gentle: 'Size of budget and what you shifted inside it: a panel reads that before anything about vision.',
    },
    {
      says: 'school uniform|uniform policy|uniform shop',
      brutal: [
        'No document in education is studied so closely by lawyers of thirteen as the uniform policy.',
        '“Black shoes, not trainers.” An entire industry makes the thing in between.',
      ],
      gentle: 'Uniform matters more at home than anyone in the office expects. If you made it cheaper or fairer, say how.',
    },
    {
      says: 'homework club|study club|study skills|revision skills',
      brutal: [
        'Study skills begins with a timetable in seven colours. The timetable is the only thing that gets finished.',
        'The phone goes into another room so that the work gets done. A minute later its owner goes to check on it.',
      ],
      gentle: 'Teaching people how to study outlasts the subject. One habit that stuck, and the sign of it, carries this line.',
    },
    {
      says: 'cpd|cpd session|led cpd|delivered cpd|whole school cpd|whole-school cpd',
      around: 'teacher|school|pupil|class|college|lecturer|academy|senco|headteacher|department|key stage',
      in: 'work',
      brutal: [
        'CPD for teachers: a session on not talking from the front, delivered from the front.',
        'Sixty teachers in a hall behave just like the class they complain of. The back row has brought marking.',
      ],
      gentle: 'Delivering CPD means colleagues listened. Add the topic, and one thing rooms did differently the week after.',
    },
  ],
  nursery: [
    {
      says: 'baby signs|baby sign|baby signing|sing and sign',
      brutal: [
        'The course teaches a hundred signs. Snack time runs on one of them, and it means “more”.',
        'An adult signing “milk” across a room looks exactly like an adult milking a cow, because that is the sign.',
      ],
      gentle: 'Signing before speech takes consistency from the whole team. If colleagues in the room picked it up from you, that is the stronger half.',
    },
    {
      says: 'story sack|story sacks',
      brutal: [
        'A story sack holds one book and eight props. By spring it holds one book and a very small bear.',
        'Out of the sack comes a plastic spider, and the room knows its cue better than any choir.',
      ],
      gentle: 'Story sacks bring quiet listeners in. One you made yourself, with the book it belonged to, is a line no catalogue can print.',
    },
    {
      says: 'sand pit|sandpit|sand tray',
      brutal: [
        'Sand leaves by shoe, by pocket and by sock, and has to be bought again every spring.',
        'Half of the sandpit is in the sandpit. The other half has gone home to meet the sofa.',
      ],
      gentle: 'Sand is physics with a bucket. Add one thing you saw a little one, if you have one.',
    },
    {
      says: 'muddy play|welly walk|puddle jumping|welly|wellies',
      brutal: ['Putting waterproofs on twelve people takes half an hour. Then one of them needs a wee.', 'Twenty-four wellies, all of them left.'],
      gentle: 'Going out in any weather is a decision somebody has to staff. Add a timid one who ended up in the deepest puddle, if you have one.',
    },
    {
      says: 'coat peg|name peg|self-registration|self registration',
      brutal: [
        "There is a name, there is a picture, and under both there is somebody else's coat.",
        'Finding your own picture among thirty takes a while. Then it goes home in a pocket.',
      ],
      gentle: 'Small routines build big independence. Add one thing the group did for itself by July, and not in September, if you have one.',
    },
    {
      says: 'continuous provision',
      near: 'set up|enhance|enhanced|audit|plan|planned|planning|area|areas',
      brutal: [
        'Continuous provision: everything is out, everything has a learning purpose, and everybody is in the box it came in.',
        'There is a labelled place for each thing. The dinosaurs live in the teapot.',
      ],
      gentle: 'Provision tells an inspector how you think. Add the area you changed, and who started using it afterwards.',
    },
    {
      says: 'tuff tray|tuff tray activities|tuff spot|tuff trays',
      brutal: [
        'A tuff tray takes forty minutes to set out and four to become soup.',
        'Builders mix plaster in it. The under-threes use it for dinosaurs, rice and total immersion.',
      ],
      gentle: 'Tuff trays show ideas on a shoestring. Name the one that kept a restless group going longest.',
    },
    {
      says: 'cooking with|baking with|baking activity|baking activities|cooking activity|cooking activities',
      near: 'toddlers|children|preschool|pre-school|nursery|room|group|little',
      brutal: [
        'Nine helpers, one egg. The recipe does not say what to do about the other eight.',
        'Biscuits made by twelve people who have each licked a spoon. They are sent home in a napkin, with love.',
      ],
      gentle: 'Cooking is maths, language and hygiene at one low table. If you planned it round allergies, say that; managers look for it.',
    },
    {
      says: 'sticker|stickers|reward sticker',
      around: 'nursery|toddler|preschool|pre-school|eyfs|early years|child|children|nappy|nappies|key person|kindergarten|childcare|room leader',
      brutal: [
        'Stickers have started tears, stopped tears, and gone round the supermarket on the back of a cardigan.',
        'By home time there is one sticker on the jumper and nine on the radiator.',
      ],
      gentle: 'Praise works when it is exact. Add one thing the room started doing because it was noticed, if you have one.',
    },
    {
      says: 'birthday celebration|birthday board|birthday party',
      around: 'nursery|toddler|preschool|pre-school|eyfs|early years|nappy|nappies|key person|kindergarten|childcare|room leader|daycare|under-fives',
      brutal: [
        'Turn three and a whole room sings to you. You hide under the table, as anyone would.',
        'One cake, one candle, and eleven friends who would all like to help with the blowing.',
      ],
      gentle: 'Marking the days that matter is part of belonging. If it brought home traditions into the room, say which.',
    },
    {
      says: 'bump note|accident report form|pre-existing injury form|bump notes',
      brutal: [
        'A bump note has a drawing of a body on it, and a cross where the table won.',
        '“Bumped head on own knee.” Every one of them is true, and every one takes an explanation at five.',
      ],
      gentle: 'Good incident notes protect everyone in the building. If you were the one who reviewed patterns in them, say so.',
    },
    {
      says: 'lost socks|spare clothes|spare clothes box|spare clothes bag',
      brutal: [
        "The spare clothes box holds six pairs of trousers, and today's fashion is the orange ones with the boat.",
        'Things arrive with a name tape and depart with a friend.',
      ],
      gentle: 'Knowing where everything lives keeps a room calm. Say what you organised, if it saved the team time.',
    },
    {
      says: 'comforter|comfort blanket|comfort toy',
      brutal: [
        'There is one Bunny. There is an understudy Bunny, in the wash rotation, and it fools no one.',
        'It may be grey, it may have one ear, and it outranks the manager.',
      ],
      gentle: 'Settling well rests on details like this. If you wrote or changed the first-day questions, a manager reads that as key person work.',
    },
    {
      says: 'weaning|baby-led weaning|purees|puree',
      brutal: [
        'Look under the high chair after a weaning lunch and you find a second lunch.',
        'Broccoli goes in the mouth, then the hair, then the ear. The form says “ate well”.',
      ],
      gentle: 'Weaning takes records, allergens and trust. If you led menus for the youngest, that deserves a line of its own.',
    },
    {
      says: 'menu planning|allergy list|allergen mat|dietary requirements|allergy placemat|dietary needs',
      around: 'nursery|toddler|preschool|pre-school|eyfs|early years|nappy|nappies|key person|kindergarten|childcare|room leader|daycare|snack|baby room',
      in: 'work',
      brutal: [
        'Eleven dietary sheets, one pasta, and a laminated placemat with a face on it for each seat.',
        'The menu rotates over four weeks. Peas, it is felt, come round quicker.',
      ],
      gentle: 'Dietary care is a safety system. Add the check you made at the table.',
    },
    {
      says: 'toothbrushing|supervised toothbrushing|tooth brushing',
      brutal: [
        'Supervised toothbrushing: two minutes on the egg timer, eighty seconds of chewing the brush.',
        'Twelve brushes, all with an animal on the handle. No one is ever the snail by choice.',
      ],
      gentle: 'Toothbrushing schemes are prevention in miniature. If the rest of the setting took yours up, that makes it a project.',
    },
    {
      says: 'hand washing|handwashing|hand washing routine|hand hygiene',
      brutal: [
        'It takes twenty seconds of singing to wash a pair of hands, and one puddle to undo it.',
        'Sleeves up, soap on, rinse, dry. The sleeves were never up.',
      ],
      gentle: 'Hygiene routines keep rooms open in winter. If sickness fell after you changed one, that is worth a figure.',
    },
    {
      says: 'tissue station|runny noses|nose wiping|self-care skills|independence skills|self-help skills',
      brutal: [
        'Zips, buttons, noses. The order of difficulty is known, and mittens are not even on the list.',
        'Ask for a coat to be put on “all by myself” and allow twenty-five minutes, with one arm down the hood.',
      ],
      gentle: 'Independence is what reception teachers thank you for. Name the skill, and the trick that made it stick.',
    },
    {
      says: 'tidy up time|tidy-up time|tidy up song|tidying up time',
      brutal: [
        'The tidy-up song is sung by all. The tidying up is done by two, and by whoever has to find the lid.',
        'The song lasts two minutes. The bricks know it lasts two minutes.',
      ],
      gentle: 'A room that tidies itself has been taught to. If the routine was yours and colleagues copied it, it belongs in the line.',
    },
    {
      says: 'room leader|baby room leader|toddler room leader|preschool room leader|room lead',
      brutal: [
        'A room leader plans the week on Sunday, and by Monday at 7.40 has already swapped two staff, one cot and the fish.',
        'It is leadership at a height of ninety centimetres.',
      ],
      gentle: 'Room leader is a management job in small chairs. What changed in the room after you took it over is the line an owner looks for.',
    },
    {
      says: 'deputy manager|assistant manager|third in charge',
      near: 'nursery|preschool|pre-school|setting|childcare|day care|daycare|centre',
      brutal: [
        'The deputy is in ratio, in the office and in the garden, and is being looked for in all three.',
        'Deputy means that everything the manager decides arrives by way of your clipboard.',
      ],
      gentle: 'Deputies keep a setting running. Rotas, training, inspections, money: the part that was fully yours is worth more than the title.',
    },
    {
      says: 'funded places|funding claims|headcount week|early years funding|early education funding|funded entitlement|headcount returns',
      in: 'work',
      brutal: [
        "Headcount week: the portal opens, the portal shuts, and in between somebody's eligibility code turns out to have expired.",
        'A free hour of nursery comes with one more hour of paperwork, which is not funded.',
      ],
      gentle: 'Funding claims keep a nursery alive. If the audit came back clean, an owner wants to read that first.',
    },
    {
      says: 'nursery inspection|inspection readiness|inspection folder|inspection preparation',
      brutal: [
        'However long the notice, on the day the inspection folder is holding the door open.',
        'An inspector crouches to ask a three-year-old what they are learning. “Dinosaurs,” says the three-year-old, under the phonics.',
      ],
      gentle: "Inspections are teamwork with a date. Add the judgement your part fed into, in the report's own word.",
    },
    {
      says: 'parent app|nursery app|blossom educational|babysdays|famly app|eylog|kinderly|brightwheel|procare',
      brutal: [
        'At 2.14 the app reports half a banana. By 2.15 three phones have reacted to the half banana.',
        'What went home in a carrier bag as a wet painting now also goes home as a notification.',
      ],
      gentle: 'Apps save time when somebody sets them up well. If you brought this one in, say what it replaced.',
    },
    {
      says: 'home visit|home visits',
      around:
        'nursery|early years|preschool|pre-school|eyfs|key person|key worker|settling|reception class|toddler|childcare|childminder|kindergarten|head start',
      brutal: [
        'On a home visit you are shown a bedroom, a hamster and every single car.',
        'Sit on the sofa, drink the squash, and fill in the form under the eyes of a very suspicious cat.',
      ],
      gentle: 'The first visits set the tone for years. If something you learned on one changed how you welcomed people, that is the line.',
    },
    {
      says: 'forest school session|campfire|tool use|whittling',
      not: 'game|design|software',
      brutal: ['In the woods you learn to whittle a stick into a shorter stick.', 'Around a campfire the smoke knows who has just washed their hair.'],
      gentle: 'Outdoor sessions need risk-benefit thinking. Put the level of your qualification first; settings search for it.',
    },
    {
      says: 'den building|den-building|build dens|building dens|built dens',
      not: 'game|design|software',
      brutal: [
        'Every den has a door, a kitchen and a rule against grown-ups, who built it.',
        'A den is three sticks, a bed sheet and a planning dispute.',
        'Nothing on a building site is defended like a den. And the den has a password.',
      ],
      gentle: 'Den building is planning, lifting and making peace, all in one session. What the group was meant to learn from it turns the line into teaching.',
    },
    {
      says: 'minibeast|mini beast|bug hotel|bug hunt',
      brutal: [
        'Ten pots, ten magnifying glasses, and one woodlouse having the worst morning of its life.',
        'A bug hotel: eighty rooms, no guests, and earwigs in the minibar.',
      ],
      gentle: 'Nature work is vocabulary work too. Three words the group brought home from it tell a reader more than the magnifying glass.',
    },
    {
      says: 'caterpillar|caterpillars|butterfly kit',
      brutal: [
        'Five caterpillars come in the post. Twenty people watch a jar for a fortnight, and it happens on a Sunday.',
        'In the book they eat four strawberries on Thursday. These ones eat a brown paste and give no interviews.',
      ],
      gentle: 'Watching things grow is science at its best. If the group recorded it, drawings, days, measurements, that makes it a lesson.',
    },
    {
      says: 'growing vegetables|nursery garden|planting seeds|growing area|vegetable patch|sunflowers|planting sunflowers|cress',
      brutal: [
        'A bean in a cup of cotton wool is dug up twice a day, to see whether it is growing.',
        'Thirty sunflowers are planted. One reaches the gutter, and everyone says it is theirs.',
      ],
      gentle: 'Growing things teaches patience to all heights. If it reached the lunch plate, tell that.',
    },
    {
      says: 'junk modelling|junk modeling|box modelling|recycled materials',
      brutal: [
        'Junk modelling turns a tissue box into a rocket, and the hall cupboard at home into a museum of rockets.',
        'It takes one cereal box, eleven metres of tape, and a promise that it will never, ever be thrown away.',
      ],
      gentle: 'Open-ended making shows your ideas on learning. Saying what you held back from helping with is what an interviewer would underline.',
    },
    {
      says: 'finger painting|handprint|handprints|hand printing|painting activities|footprint painting',
      brutal: [
        'There is a good window of about two seconds to get a painted hand onto paper rather than you.',
        'Handprint turkey, handprint reindeer, handprint chick. One hand, an entire year of livestock.',
      ],
      gentle: 'Mess well organised is a skill. Set-up, sleeves and a way to the sink: with the group size beside it, this is planning.',
    },
    {
      says: 'number rhymes|counting songs|early maths|number recognition|counting games|early numeracy|mathematical development',
      brutal: ['Five Little Ducks is subtraction with a happy ending.', 'One, two, three, four, five, seven, nine, ten. Six and eight are on holiday.'],
      gentle: 'Early maths is talk. One question of yours that made a three-year-old count again would show it.',
    },
    {
      says: 'communication and language|wellcomm|speech and language|elklan|every child a talker|language development|nuffield early language|neli',
      brutal: [
        'Ask “what did you do today?” and you get “nothing”. Ask about the digger and clear your diary.',
        "Early language runs on one trick: wait. Count to ten. It's the waiting that nobody can do.",
      ],
      gentle: 'Language work shows when it is screened twice. If you have a first and a second score, print both.',
    },
    {
      says: 'transition report|school report|transition documents|summative report',
      near: 'reception|school|pre-school|preschool|children|key',
      brutal: [
        'Four years, two hundred observations, one page. The reception teacher reads the box that says “likes”.',
        'Every transition report has a line that means “keep an eye on the scissors”.',
      ],
      gentle: 'A handover that is read is a success in itself. If the receiving teachers used yours, or asked for the form, that is the line.',
    },
    {
      says: 'send support|send code of practice|sen support|send referral|send referrals|early years senco',
      near: 'nursery|early years|senco|inclusion|eyfs|referrals|support plan|setting',
      brutal: ['SEND paperwork in the early years is four agencies and one waiting list.', 'Early intervention begins early. The appointment comes later.'],
      gentle: 'Inclusion in the early years starts with noticing. An adjustment made before any report asked for it is the best example here.',
    },
    {
      says: 'early help|team around the child|tac meeting|multi-agency meeting|early help assessment',
      brutal: [
        'A multi-agency meeting is six people with six lanyards looking for one power socket.',
        'The first task of any such team is to find one hour in which all of it is free.',
      ],
      gentle: 'Work across agencies is graded by who holds the pen. Chairing, reporting or following up: the verb that was yours sets the level.',
    },
    {
      says: 'paediatric first aid course|12 hour paediatric|12-hour paediatric|two-day paediatric',
      brutal: [
        'The course owns a plastic doll that has been saved more often than anybody alive.',
        'You practise on something that lies still. In years of nursery work it will be the only one that did.',
      ],
      gentle: 'Keep the expiry date next to this. Managers have to count who holds it on every single shift.',
    },
    {
      says: '1:3|1:4|1:8|1:13|staff to child ratio',
      near: 'maintain|maintained|maintaining|ratio|ratios|adult',
      brutal: [
        'Ratio is the only sum in childcare that has to be right every minute, including the minute someone goes for a wee.',
        'Every adult in the room counts once. The one hunting for the laminator does not count at all.',
      ],
      gentle: 'Keeping ratio on a bad day is planning, not luck. If the rota or the cover list was in your hands, that is what a manager buys.',
    },
    {
      says: 'apprentice mentor|placement students|student practitioners|supervised students',
      around: 'nursery|toddler|preschool|pre-school|eyfs|early years|nappy|nappies|key person|kindergarten|childcare|room leader|daycare|ratios',
      brutal: [
        'A placement student learns two things on day one: where the tissues are, and not to wear white.',
        'They come with a folder of units to sign off. Unit one turns out to be lifting the sandpit lid.',
      ],
      gentle: 'Growing new practitioners is what owners need most. If yours qualified and stayed, that is worth more than any agency.',
    },
    {
      says: 'contact book|link book|home link book',
      brutal: [
        '“Ate: all. Slept: 40 mins. Nappies: 3.” It is the most closely read prose in the country.',
        'The contact book travels in a bag with a banana, and reads like it.',
      ],
      gentle: "What is written at five o'clock is what home sees of the day. If colleagues took over your way of writing it, that is worth adding.",
    },
    {
      says: 'cot|cots|cot room|sleep room',
      brutal: [
        'The cot room has blackout blinds, white noise, and one adult whose arm was the first to fall asleep.',
        'You leave a sleep room like a burglar, and the one thing that clicks is your knee.',
      ],
      gentle: 'Safe sleep is a procedure with minutes in it. If you trained others or wrote the checks, put it down.',
    },
    {
      says: 'double buggy|triple buggy|quad buggy|buggy walk|walking rope|buggies|walkodile',
      brutal: [
        'A six-seater buggy turns like a barge and is waved at like a carnival float.',
        'Hold the rope, hold the rope, look, a digger. There goes the rope.',
      ],
      gentle: 'Taking a group past a gate is risk assessment on legs. The road you planned the whole route around is a good detail to give.',
    },
    {
      says: 'nativity|christmas nativity|nursery graduation|easter bonnet parade|summer show',
      not: 'university|degree|diploma',
      brutal: [
        'Sixteen tiny performers, and one of them has come as Spiderman and will not be discussing it.',
        'At rehearsals they know every word. On the day one person sings, and that one is facing the wrong way.',
      ],
      gentle: 'Events for tiny performers are crowd control with charm. Cast, audience and your job on the day would fill the picture.',
    },
    {
      says: 'multicultural|festivals|diwali|chinese new year|cultural celebrations',
      near: 'celebrate|celebrated|celebrating|activities|activity|festivals|events',
      brutal: [
        'Whatever the festival, the craft has a paper plate in it.',
        'The calendar holds forty celebrations, and glitter turns out to be common to all of them.',
      ],
      gentle: 'Festivals mean most when someone from the community shows how. If you invited somebody in, that visit is the line.',
    },
    {
      says: 'persona doll|puppet|puppets|puppet show|hand puppet',
      not: 'labs|devops',
      brutal: [
        'Everyone can see your mouth moving. All the same, they look the puppet in the eye.',
        'A puppet gets told things at two in the afternoon that an adult would have waited weeks for.',
      ],
      gentle: 'Puppets open mouths that questions close. Add one thing a puppet helped a room to talk about, if you have one.',
    },
    {
      says: 'lego therapy|lego club|duplo|construction play|block play|wooden blocks',
      brutal: [
        'A tower has two stages: up, and the reason it went up.',
        'Stand on a brick at seven in the morning, in socks, and you have understood tidy-up time.',
      ],
      gentle: 'Block play is engineering with witnesses. Name the one that came out of it: words, maths or friendships.',
    },
    {
      says: 'yoga',
      near: 'children|toddlers|nursery|preschool|sessions|mindfulness|kids',
      brutal: ['In toddler yoga everyone can put a foot behind an ear. The hard one is lying still.', 'Downward dog goes well. Then they bark.'],
      gentle: 'Movement sessions calm a room or wind it up. Where in the day yours stood, and what followed better after it, shows the planning.',
    },
    {
      says: 'detached work|street-based|street based|outreach sessions|detached youth|outreach youth',
      brutal: [
        'Detached work is the only office with a bench, a bus shelter and a chip shop for reception.',
        'Street work is hanging around outside the shop, in a lanyard, so that hanging around goes better.',
      ],
      gentle: 'Detached work is hard to count. If somebody you met at a bus stop came on to something, tell that.',
    },
    {
      says: 'pool table|tuck shop',
      near: 'youth|club|session|sessions|young|centre',
      brutal: [
        'A youth club pool table has one cue with a tip, and a queue for that cue.',
        'Behind the tuck shop hatch you hear more in an hour than any survey has found in a year.',
      ],
      gentle:
        'The game is the excuse and the talk is the work. If a conversation at that hatch led to a referral or a course, that is the whole job in one line.',
    },
    {
      says: 'dofe',
      near: 'supervisor|assessor|expedition|lead|led|leader|bronze|silver|gold|group',
      brutal: [
        'A DofE expedition is six rucksacks standing in the wrong field, all holding the same map.',
        'The supervisor hides behind a wall with a flask, and watches them walk confidently past the footpath.',
      ],
      gentle: 'Award work is judged on who finishes. If a group of yours nearly gave up and did not, say what you did.',
    },
    {
      says: 'residential|residential trip|residential trips|residential weekend',
      near: 'youth|young|group|led|lead|organised|staffed|participants|supervised',
      not: "care home|care homes|property|childcare|children's home",
      brutal: [
        'A residential has eight hours set aside for sleep, as a tradition.',
        'Someone has packed for a fortnight, someone brought one sock, and both are in your tent group.',
      ],
      gentle: 'Nights away show how far you are trusted. Something they did there for the first time belongs here.',
    },
    {
      says: 'mentoring young people|one-to-one mentoring|1:1 mentoring|one to one mentoring|youth mentoring|mentored young people',
      brutal: [
        'Six sessions of shrugging, and in the seventh, on the way to the bus, everything.',
        'The best mentoring happens side by side in a car, because both can look at the road.',
      ],
      gentle: 'Mentoring is measured in what someone did next. One story without a name would carry this line.',
    },
    {
      says: 'holiday club|holiday playscheme|playscheme|summer scheme|haf programme|holiday activities',
      brutal: [
        'Day one of the playscheme: dodgeball, slime, name games. Day two: whatever was not day one.',
        "By week five of the holidays the glue is gone, the ideas are gone, and it's only Tuesday.",
      ],
      gentle: 'Playschemes are pop-up organisations. If you ran one from an empty hall to the last day, say so; any manager understands that.',
    },
    {
      says: 'youth funding|youth bid|youth grant|youth opportunities fund|uk youth|bbc children in need',
      in: 'work',
      brutal: [
        'Funders want lasting change by March, with a quote.',
        'Half the youth centres in the country own a very good microphone, from a bid, in a cupboard with the footballs.',
      ],
      gentle: 'Funding won is a fact. What still ran after the money ended makes it strong.',
    },
  ],
  research: [
    {
      says: 'h-index|citation|citations|google scholar',
      brutal: [
        'Academia is the only trade where “somebody mentioned me in a footnote” goes into a spreadsheet.',
        'Citations are applause that arrives four years later and misspells you.',
      ],
      gentle: 'Citation counts need context. Add the paper that changed what somebody else did.',
    },
    {
      says: 'preprint|arxiv|biorxiv|medrxiv|ssrn',
      brutal: [
        'A preprint is a paper with the reviewers still to come, which is why everybody reads it now.',
        'A preprint is online by the afternoon. The journal agrees with it about eighteen months later.',
      ],
      gentle: 'Preprints show speed and openness. If one drew comments or code reuse, mention which.',
    },
    {
      says: 'revise and resubmit|major revisions|response to reviewers|reviewer comments|manuscript revision|revised manuscript|under review',
      brutal: [
        '“We thank the reviewer for this insightful comment” has never once been typed with a smile.',
        'Reviewer 2 wants eight more references. Oddly, they share an author.',
      ],
      gentle: "A paper's journey from first version to print is training in itself. If the review made one result stronger, that is the version to cite.",
    },
    {
      says: 'manuscript preparation|manuscript writing|writing manuscripts|drafting manuscripts|drafted manuscripts|prepared manuscripts',
      brutal: [
        'File name: manuscript_final_v9_JK_comments_REALLYfinal. Submission opens with “minor formatting issue”.',
        'Five authors edit the abstract. By the end it contains no verbs.',
      ],
      gentle: 'Say which sections you wrote and where they landed. “Results and figures, published in X” beats “contributed”.',
    },
    {
      says: 'graphpad|graphpad prism',
      not: 'sales|retail',
      brutal: [
        'GraphPad Prism: forty ways to show an error bar, and one colour in which they all print.',
        'Prism picks the font, the colours and the star above the bar. Science is only asked for the star.',
      ],
      gentle: 'Clear figures win reviewers over. If one of yours made it to a cover or a talk by someone else, say it.',
    },
    {
      says: 'endnote|zotero|mendeley|reference manager|citation manager',
      brutal: [
        'Reference managers crash in one place: the last page of the last chapter.',
        'A reference library holds four hundred papers, and about thirty have been opened past the abstract.',
      ],
      gentle: 'Reference tools are a line for a list; a shared, tagged library for a whole group is a line for a bullet. If it was the second, promote it.',
    },
    {
      says: 'ref submission|research excellence framework|ref 2021|ref2021|impact case study',
      brutal: [
        'Impact case study: a story in which a thing was found out, and then a ministry is supposed to have noticed.',
        'Four stars is world-leading, three is internationally excellent, and no one has ever met a one.',
      ],
      gentle: 'An impact case study is hard to earn. Tell what changed outside the journal, and for whom.',
    },
    {
      says: 'ukri|epsrc|bbsrc|esrc|nerc|ahrc|leverhulme|wellcome trust|horizon 2020|horizon europe|erc grant|marie curie|marie skłodowska-curie|nih r01|r01|nsf grant|nsf funding',
      brutal: [
        'A big proposal is seventy pages, of which eleven are acronyms, and one of them spells the project.',
        'In a funding call “simplified” means that the form has moved to another portal.',
      ],
      gentle: 'Name the scheme, the sum and your role on it. Add a named award, if you have one.',
    },
    {
      says: 'work package|consortium|work package leader|consortium meeting|project partners|deliverable d',
      near: 'research|eu|horizon|project|partners|european|university|lead|leader',
      brutal: [
        'However many partners a consortium has, the hard problem turns out to be the reimbursement form.',
        'The last work package is always dissemination. It consists of a website and a mug.',
      ],
      gentle: 'Leading a work package is diplomacy with deadlines. Add a disagreement between partners that you settled, if you have one.',
    },
    {
      says: 'annual progress review|upgrade report|upgrade viva|confirmation of status|transfer report|phd upgrade',
      brutal: [
        'A first-year report promises seven chapters and a Gantt chart. Only the number of chapters is binding.',
        'The panel asks what the contribution will be, two years before anyone on earth could know.',
      ],
      gentle: 'A passed milestone shows the plan convinced a panel. Add the month and the working title.',
    },
    {
      says: 'lab rotation|lab rotations|rotation student|rotation project',
      brutal: [
        'Three labs in a year: you learn three ways of labelling a tube, and that each is the only right one.',
        'By week eight of a rotation you have found the good pipettes. Week nine is in a different building.',
      ],
      gentle: 'Rotations show range. A technique from the first one that you still used in the last ties them together.',
    },
    {
      says: 'lab induction|laboratory induction|trained new lab members|training new lab members|training lab users|trained students in|trained new students|training new students',
      around: 'lab|labs|laboratory|bench|technique|instrument|pcr|microscop|chemi|cell|assay|equipment|biolog|protein|safety',
      brutal: [
        'A lab induction covers fire, acid and eyewash. What people want to know is who owns the good centrifuge.',
        'Show a newcomer a technique and find out how much of yours is superstition.',
      ],
      gentle: 'People you trained are a number worth giving. With the technique beside it, this becomes a supervision line.',
    },
    {
      says: 'lab meetings|group meetings|presented at lab meetings|presenting at group meetings',
      brutal: [
        'A group meeting starts with “just a quick question about slide two” and ends there.',
        'One person presents, eight people eat, and the professor asks about the control.',
      ],
      gentle: 'Presenting raw results to a sharp group is training. An experiment you redid because of it shows that the meeting worked.',
    },
    {
      says: 'ordering consumables|lab ordering|stock control of consumables|ordering reagents|laboratory supplies|lab supplies|ordered reagents|chemical inventory|inventory of chemicals',
      brutal: [
        'An antibody costs as much as a weekend in Rome and comes in a tube that looks empty.',
        'At the back of the chemical store stands a bottle with a label in handwriting from three professors ago.',
      ],
      gentle: 'Someone who runs stock well saves a lab weeks. If you cut cost or waste, that figure belongs here.',
    },
    {
      says: 'coshh|coshh assessment|lab safety|laboratory safety|chemical safety',
      brutal: [
        'A COSHH form treats salt and cyanide with the same nine pages of calm.',
        'The rule in a lab is no food and drink. The evidence is in the bin, next to the rule.',
      ],
      gentle: 'Safety is what a new lab checks first. If the assessments were written by you, the hazards they covered belong in a bracket.',
    },
    {
      says: 'autoclave|autoclaving|autoclaved',
      brutal: [
        'The autoclave has one tape that turns striped, one door that hisses and a queue with initials on it.',
        'Everyone remembers to loosen the lids after the first time they did not.',
      ],
      gentle: 'Keeping the autoclave validated keeps the whole floor working. If that was yours, put in the load tests too.',
    },
    {
      says: 'fume hood|fume cupboard',
      brutal: [
        'The sign on the fume hood says not for storage. It is hard to read behind the storage.',
        'Sash down, fan on, and at the back a flask that nobody has claimed since spring.',
      ],
      gentle: 'Synthetic chemists are hired on what they can do in a hood. Add two reaction types and the scale.',
    },
    {
      says: 'rotary evaporator|rotavap|rotovap',
      not: 'gin|whisky|whiskey',
      brutal: [
        'There is a rotavap that works and a rotavap by the window. The booking sheet only knows the first.',
        'Bumping: six weeks of product, gone up the rotavap in the time it took to look for a pen.',
      ],
      gentle: 'Hands-on lines grow with scale. From milligrams to whatever you reached: a process group would love that number.',
    },
    {
      says: 'nmr spectroscopy|2d nmr|proton nmr|1h nmr|13c nmr|hsqc',
      not: 'software|sugar',
      brutal: [
        'An NMR shows that the compound is pure, apart from the acetone, which is in everything, including you.',
        'The last peak in the spectrum belongs to nobody, and gets called grease.',
      ],
      gentle: 'Say whether you ran the instrument, or trained others on it. Say which.',
    },
    {
      says: 'uv-vis|uv vis|spectrophotometer|spectrophotometry',
      brutal: [
        'Blank the instrument, run the sample, find that you blanked it with the sample.',
        "A spectrum has one peak that means something and one that is somebody's thumb on the cuvette.",
      ],
      gentle: 'Name the samples, not just the instrument. Add polymers, soils, blood and beer.',
    },
    {
      says: 'method validation|validated methods|analytical method development|method development|method transfer|ich q2',
      around:
        'hplc|gc|gc-ms|lc-ms|lc-ms/ms|assay|analytical|lab|laboratory|chromatography|gmp|ich|pharma|quality control|qc|sample|chemist|spectroscopy|column',
      brutal: [
        'Method validation proves the test gives the same answer six times, in the week the column is new.',
        'Linearity, precision, accuracy, robustness: a great deal of ceremony for a straight line.',
      ],
      gentle: 'Validated methods outlive their authors. Add one that is still in use, with the guideline it met, if you have one.',
    },
    {
      says: 'stability study|stability studies|stability testing|stability chamber',
      around: 'tablet|formulation|pharma|drug|product|cream|ich|gmp|shelf|batch|cosmetic|qc|capsule|medicin|vaccine',
      brutal: [
        "Stability testing: put it in a warm cupboard, come back in three years, see if it's still a cream.",
        'Forty degrees and 75 per cent humidity. The tablets get a tropical holiday, and the report is due in month six.',
      ],
      gentle: 'Stability work is patience under audit. Products, time points and any out-of-trend you solved would speak.',
    },
    {
      says: 'oos investigation|out of specification|oos|oot|deviation report|lab investigation',
      near: 'lab|laboratory|investigation|investigations|qc|results|batch|capa|gmp|reports',
      brutal: [
        'Out of specification means a fortnight of paperwork to discover a flask was not mixed.',
        'The root cause is “analyst error” in every first draft, and the column in every second.',
      ],
      gentle: 'An investigation is worth its root cause. Add one that you found and closed, with the method, if you have one.',
    },
    {
      says: 'calibrating instruments|calibrated instruments|instrument calibration|equipment calibration|balance calibration|calibrated equipment|pipette calibration',
      brutal: [
        'Every balance has a sticker that says it is right, a marble table, and a sign asking you not to breathe.',
        'Auditors walk past a million pounds of equipment and bend down to read one sticker.',
      ],
      gentle: 'Calibration is trust in numbers. The standard you kept them to is what a quality manager looks for.',
    },
    {
      says: 'equipment booking|instrument booking|core facility|facility manager|user training on instruments|instrument scientist|facility users',
      around: 'core|instrument|microscope|microscopy|imaging|lab|laboratory|nmr|sequencing|cytometry|spectrometer|confocal|scientist',
      brutal: [
        'The booking system shows the confocal is free at 3 a.m. Someone has already written a grumpy note under it.',
        'A core facility is a hotel for instruments, with guests who do not read the card on the door.',
      ],
      gentle: 'Running shared kit is a service job. If downtime fell or users stopped needing help, that tells it in one line.',
    },
    {
      says: 'mouse work|animal work|animal handling|in vivo|home office licence|personal licence holder|murine|mouse model|mouse models|pil',
      near: 'mouse|mice|murine',
      not: 'zoo|farm|shelter|veterinary|vet',
      brutal: ['Mouse genotypes have longer titles than the nobility, and more slashes.', 'A mouse colony doubles on its own schedule, which is Christmas.'],
      gentle: 'Put the licence category and the procedures down. Animal work is hired on exactly those.',
    },
    {
      says: 'flow cytometry|facs|cell sorting|fluorescence-activated',
      brutal: [
        'Gating is drawing a polygon round the cells you were hoping for.',
        'However many colours the panel has, the interesting population is at 0.3 per cent, next to the debris.',
      ],
      gentle: 'Panel size is what a cytometry lab reads first. If you designed the panel yourself, put the number of colours right beside it.',
    },
    {
      says: 'cloning|molecular cloning|plasmid|gibson assembly',
      near: 'cloning|plasmid|plasmids|dna|molecular|gene|cells|pcr|primer|primers|transfection|bacterial',
      brutal: [
        'Cloning takes three days in the protocol and until Easter in the lab.',
        'Two hundred colonies on the plate, eight picked, and all of them are the empty vector.',
      ],
      gentle: 'Troubleshooting is the part a PI wants to buy. The construct that finally worked, and the change that did it, make the line.',
    },
    {
      says: 'rna extraction|rna-seq|rnaseq',
      around: 'extraction|extract|bench|wet lab|wet-lab|pcr|qpcr|tissue|pipett|cloning|western blot|culture|assay|isolat|library prep',
      brutal: [
        'RNA extraction: wipe everything, breathe nowhere near it, and find that the RNA has gone anyway.',
        'Gloves, spray, a separate bench. RNA does not care for any of it, and falls apart at the sight of you.',
      ],
      gentle: 'Wet lab and analysis together are rare. If you did both ends of a sequencing project, say both here.',
    },
    {
      says: 'immunohistochemistry|immunofluorescence|ihc|antibody staining',
      not: 'hospitality',
      brutal: [
        'By the third wash the one good section has floated off and is on its way to the sink.',
        'Two days of blocking, washing and staining, and the secondary antibody lights up the whole slide like Vegas.',
      ],
      gentle: 'Staining is a hand skill that cannot be faked. The tissue or antibody that everyone else had given up on shows yours.',
    },
    {
      says: 'protein purification|protein expression|akta|äkta|chromatography system|ni-nta|recombinant protein',
      brutal: ['The gel shows one clean band. It is the tag.', 'Protein purification happens in the cold room, in the one coat that everybody shares.'],
      gentle: 'Yield, purity and what the protein was then used for: three short facts make this line specialist-grade.',
    },
    {
      says: 'beam time|beamtime|beamline|synchrotron|diamond light source',
      not: 'startup|start-up|business',
      brutal: [
        'Beam time is allocated at four in the morning, and the beam goes down at ten to.',
        'To a synchrotron you bring a suitcase of samples and a sleeping bag, and only the samples get to lie down.',
      ],
      gentle: 'Time on big facilities is won by proposal. If the proposal was partly yours, claim that part.',
    },
    {
      says: 'vacuum chamber|ultra-high vacuum|ultra high vacuum|uhv|vacuum system',
      brutal: [
        'A vacuum leak can be anywhere, and it is at the flange you tightened last.',
        'Pump down overnight, bake for a day, and then look through the window and see a spanner.',
      ],
      gentle: 'Building or rescuing an apparatus shows hands as well as theory. If it ran because you fixed it, that is worth more than the pressure.',
    },
    {
      says: 'labview',
      brutal: [
        'LabVIEW is programming by wiring, and after a year it looks like behind any television.',
        'Behind every elegant experiment is one grey box from 2004 on which nobody may install updates.',
      ],
      gentle: 'Automating an experiment is time given back. Hours saved a week would make the point for you.',
    },
    {
      says: 'rock sample|rock core|drill core|core shed|logging core|core box|drill rig geologist|mud logging|wellsite|wellsite geologist|exploration drilling',
      not: 'barn',
      brutal: [
        'Core boxes weigh thirty kilos each, and the interesting one is at the bottom of the stack.',
        'Geologists lick rocks. It is a recognised method, and they will show you.',
      ],
      gentle: 'Metres logged, rock types and who relied on the log: exploration managers read this line with a ruler.',
    },
    {
      says: 'gis|qgis|arcgis|remote sensing',
      near: 'geology|geologist|geological|mapping|samples|field|research|data|survey|analysis|maps|landslide|soil|satellite',
      brutal: [
        'A GIS project has three hundred layers. The top one is called “new_new_final” and is in the wrong projection.',
        'Every map starts in the sea off Ghana, at nought degrees, nought minutes, until somebody sets the coordinates.',
      ],
      gentle: 'A map that changed a decision beats any software list. If one of yours did, the decision belongs in the line.',
    },
    {
      says: 'compass clinometer|compass-clinometer|strike and dip|field mapping|hand lens|field notebook|mapping project',
      around: 'geolog|rock|outcrop|strata|fault|mineral|bedding|field|structural|quarry|volcan|sediment',
      brutal: [
        'Six weeks with a map, a hammer and a cow that would like to see the map.',
        'A field notebook: strike, dip, sketch, squashed midge, and the outcrop is under the bracken.',
      ],
      gentle: 'Independent mapping shows you can work alone and still finish. What the map turned out to say is the half most people leave in the report.',
    },
    {
      says: 'ground investigation|site investigation|trial pit|trial pits|borehole|boreholes|borehole logging',
      brutal: [
        'A trial pit: three metres of made ground, one brick, half a bicycle and no bedrock.',
        'Describe it: “firm, brown, slightly sandy, slightly gravelly CLAY”. A whole career hangs on “slightly”.',
      ],
      gentle: 'Name the type of scheme and the worst ground. Clients buy ground people who have seen their ground.',
    },
    {
      says: 'exhibit|exhibits|exhibit handling|scenes of crime|fingerprint|fingerprints|fingerprint recovery|blood pattern|footwear marks|dna profiling|evidence bag|evidence recovery',
      near: 'forensic|evidence|scene|scenes|police|dna|fingerprint|fingerprints|exhibit|exhibits|court|marks|casework',
      not: 'museum|gallery|trade show',
      brutal: [
        'On television the result comes back before the adverts. In real life the exhibit is still waiting for its barcode.',
        'An evidence bag has a number, a seal, a signature for the seal, and a form about the signature.',
      ],
      gentle: 'Casework is judged on continuity. Exhibit types, and the accreditation you handled them under, are the two facts a lab checks.',
    },
    {
      says: 'expert witness|expert witness statement|court report|witness statement|mg22|streamlined forensic report|gave evidence in court',
      near: 'forensic|expert|evidence|scientist|laboratory|casework',
      brutal: ['Years of science, and the first question from the lawyer is how to spell it.', 'In court “consistent with” is worth an hour of argument.'],
      gentle: 'Court experience is scarce. Statements written and times called to give evidence are both worth printing.',
    },
    {
      says: 'sample reception|specimen reception|sample labelling|sample processing|samples processed|sample preparation|processed samples|processing samples|prepared samples|preparing samples|sample tracking',
      not: 'rock|rocks|soil|core|thin section|survey|geological|sampling frame|audio',
      brutal: [
        'Half the work is writing “23B” on a lid that is the size of a lentil.',
        'A sample arrives without a label. The label arrives the day after, on its own.',
      ],
      gentle: 'Volume is the language of sample work. If you know your error rate or turnaround, it stands next to the volume.',
    },
    {
      says: 'analyser|cobas|sysmex|haematology analyser|biochemistry analyser',
      not: 'business analyser|systems analyser|credit',
      around: 'blood|haematology|hematology|biochemistry|clinical|patient|hospital|nhs|biomedical|patholog|serum|coagulation|cobas|sysmex',
      brutal: [
        'An analyser does nine hundred tests an hour, and beeps about the nine hundred and first until morning.',
        'It runs beautifully until ten past two in the night, and then it wants to talk about its probe.',
      ],
      gentle: 'Name the analysers and the out-of-hours work. A blood sciences manager looks for both before anything else.',
    },
    {
      says: 'ibms|hcpc|ibms portfolio|registration portfolio|ibms specialist|specialist diploma',
      brutal: [
        'A registration portfolio weighs as much as a centrifuge and has been balanced about as carefully.',
        'Every competence needs evidence, and the evidence needs a reflection, and the reflection needs a signature from nights.',
      ],
      gentle: 'Registration opens the door, so status and year stand best in front. A specialist portfolio, if one is under way, belongs right behind it.',
    },
    {
      says: 'quality control sample|qc sample|eqa|neqas|external quality assessment|levey-jennings|westgard|internal quality control',
      brutal: [
        'A QC result just inside two SD makes a whole lab breathe out.',
        'EQA samples come in the post, unlabelled as to who is watching. Everyone knows who is watching.',
      ],
      gentle: 'External quality results are an outside verdict. If you looked after them, say the scheme and the record.',
    },
    {
      says: 'power calculation|sample size calculation|statistical analysis plan|randomisation|randomization',
      brutal: [
        '“How many do we need?” asks the investigator, who has eleven.',
        'The statistician is invited when the data are in. It is called a consultation, and it is a post-mortem.',
      ],
      gentle: 'A statistician consulted before the study is worth two after. Add a design you changed, and what that saved, if you have one.',
    },
    {
      says: 'bayesian|bayesian modelling|bayesian inference|bayesian statistics|mcmc',
      brutal: [
        'A Bayesian starts with an opinion, adds data and ends with an opinion that has a shape.',
        'Ask a Bayesian for a yes or a no and you get a picture of a hill.',
      ],
      gentle: 'Methods impress when somebody decided on them. The question the model answered, and who acted on it, lift it above the software.',
    },
    {
      says: 'missing data|multiple imputation|data imputation|imputation',
      brutal: [
        'Missing data is a polite term for page two of the questionnaire.',
        'Multiple imputation: make up the answer five times and take the average, with a straight face and a citation.',
      ],
      gentle: 'Handling missingness well is judgement. Add the assumption you had to defend, and the panel it stood before.',
    },
    {
      says: 'econometrics|econometric|difference-in-differences|difference in differences|instrumental variable|panel data|eviews|regression discontinuity',
      brutal: [
        'An instrumental variable is something that affects nothing but the thing you need it to. It is usually rainfall.',
        'In economics the model is right and the year was unusual.',
      ],
      gentle: 'Say what the estimate was for. A coefficient that moved a policy or a price is a career line.',
    },
    {
      says: 'forecast|forecasting|economic forecast|nowcasting|inflation forecast|economic outlook|macroeconomic forecast',
      near: 'economy|economics|economist|economic|gdp|inflation|macroeconomic|macro|market|growth',
      brutal: [
        'Forecasts are given to one decimal place to show that economists have a sense of humour.',
        'A forecast is revised four times, and the last revision is called data.',
      ],
      gentle: 'Forecasters are judged on track record. If you know your error against outturn, no one else will print theirs.',
    },
    {
      says: 'survey fieldwork|household survey|survey data|survey enumerator|telephone interviews|telephone survey|survey interviewing|face-to-face interviews',
      brutal: [
        "“It'll take five minutes” is the one figure in survey research with no confidence interval.",
        '“Neither agree nor disagree” is a box on the form, and for some people a way of life.',
      ],
      gentle: 'Response rate is the figure here. If yours was good, say what got the reluctant ones to take part.',
    },
    {
      says: 'coding interviews|interview transcripts|codebook|grounded theory|discourse analysis|atlas.ti|maxqda|coded transcripts|coding transcripts|transcribing interviews|transcribed interviews',
      around: 'interview|interviews|qualitative|transcript|transcripts|thematic|nvivo|focus group|focus groups|ethnography|ethnographic|narrative|recorded',
      brutal: [
        'An hour of interview is seven hours of typing, and two of those are a passing motorbike.',
        'Forty codes became eight themes, became three boxes with arrows, became “it is complicated”.',
      ],
      gentle: "Qualitative rigour is easy to assert and good to show. How you checked your codes against somebody else's is the sentence to add.",
    },
    {
      says: 'science communication|public engagement|science festival|pint of science|stem ambassador|outreach event|school outreach|science outreach|soapbox science',
      not: 'sales',
      brutal: [
        'At a science festival ten years of research are a bucket of slime with a poster behind it.',
        'The best question about any thesis comes from a nine-year-old, who wants to know what it is for.',
      ],
      gentle: 'Outreach shows you can be understood. Mention the demonstration that never fails.',
    },
    {
      says: 'tutorials|problem class|problem classes|tutorial teaching|led tutorials|delivered tutorials|ran tutorials',
      not: 'video|youtube|software',
      brutal: [
        'In a tutorial eleven people study the table, and it has never been so well understood.',
        'A problem class has the answers at the back. So does everyone in it.',
      ],
      gentle: 'Small-group teaching counts on academic CVs. Say what level you taught, and what you changed after the first feedback.',
    },
    {
      says: 'academic committee|departmental committee|university committee|senate committee|athena swan|graduate committee|postgraduate representative|pgr rep|faculty board',
      brutal: [
        'A committee in academia meets to set up a working group, and the working group is the same people with biscuits.',
        'The item is deferred to the spring. Springs in committee run to about four years.',
      ],
      gentle: 'Service is invisible until it changes something. A decision that passed with your paper or your vote behind it is the line.',
    },
    {
      says: 'spin-out|spinout|university spin-out|invention disclosure',
      not: 'freight',
      brutal: [
        'A spin-out is a research group with a logo, two fridges and the same parking problem.',
        'The invention disclosure asks if anybody has been told. There has been a poster about it since June.',
      ],
      gentle: 'Turning results into something sold is rare on a research CV. Stage, partners and money raised, please.',
    },
    {
      says: 'open source code|open science|reproducible research|pre-registration|preregistered|osf|replication study',
      brutal: [
        "Pre-registration: writing down what you expect before being surprised, so that you can't pretend you weren't.",
        'The opposite of open is “available on reasonable request”. No request has yet been found reasonable.',
      ],
      gentle: 'Open code that others use says more than a citation. Downloads, forks or one grateful stranger would do.',
    },
    {
      says: 'hpc|high performance computing|high-performance computing|slurm|supercomputer|archer2',
      brutal: [
        'The job waits in the queue for two days, runs for four seconds, and stops at a missing comma.',
        'A hundred thousand cores, and everyone is waiting for the same sixteen with enough memory.',
      ],
      gentle: 'Core hours, scaling and what the run settled: that turns a tool into a result.',
    },
    {
      says: 'next generation sequencing|next-generation sequencing|ngs|illumina|nanopore sequencing',
      brutal: [
        'Sequencing takes a day. Then there are two terabytes, and a conversation about who knows R.',
        'Everything is ready for the sequencer, and the sequencer is ready for its service visit.',
      ],
      gentle: 'Platform, library prep, reads and who did the analysis: a sequencing line with all four gets interviews.',
    },
    {
      says: 'lims',
      brutal: [
        'LIMS knows where every tube is, in the sense that it knows where every tube should be.',
        'Barcodes scan first time for whoever is demonstrating the system.',
      ],
      gentle: "LIMS knowledge spreads a long way in a lab. The product's name, and whether you set up tests or trained others in it, is what gets searched.",
    },
  ],
  'library-and-museum': [
    {
      says: 'reservation|reservations|holds|hold requests|reserved items|processing holds|pulling holds|pull list|hold shelf',
      near: 'library|book|books|hold|holds|pull|items|patron|shelf|request',
      brutal: [
        'Reserve the new thriller and you are number 214, which is about when the paperback comes out.',
        'The hold shelf keeps a book for eight days. The reader comes on the ninth, with a story.',
      ],
      gentle: "Holds are the library's promise. If readers got theirs sooner because of something you changed, tell what it was.",
    },
    {
      says: 'self-service kiosk|self service kiosk|rfid|self-issue|self issue|rfid tagging|self-checkout machine|self-check',
      brutal: [
        'The kiosk can issue nine books at once, and explain to no one which of the nine it did not.',
        'The gate ignores a whole rucksack of thrillers and beeps at an umbrella.',
      ],
      gentle: 'Tagging or kiosk projects have neat numbers. If you know what share of loans moved to the machines, that says it.',
    },
    {
      says: 'book trolley|returns trolley|book truck|book cart',
      brutal: [
        'A book trolley has four wheels, and one of them would prefer Biography.',
        'Fully loaded, it weighs more than the local history section and takes the corner by Large Print wide.',
      ],
      gentle: 'Back-of-house work shows in the shelves. If you cut the time from drop to shelf, say from what to what.',
    },
    {
      says: 'home library service|housebound service|home delivery service|housebound readers',
      near: 'library|books|readers|borrowers|service|delivery',
      brutal: [
        "Home library readers have had every crime novel in the building, twice, and can tell when you're bluffing.",
        'A bag of books to the door, and a review of the last bag on the doorstep.',
      ],
      gentle: "Choosing for readers at home is reader's advice at its purest. A match you are proud of would show how you do it.",
    },
    {
      says: 'class visit|class visits|school visits to library|library tour for schools',
      near: 'library|libraries|branch',
      brutal: [
        'Thirty visitors are asked what a library is for. The bravest says “the toilet”.',
        'On a class visit the quiet one in the corner goes home with eleven books about sharks.',
      ],
      gentle: 'Class visits make borrowers. If you know how many joined afterwards, say so.',
    },
    {
      says: 'knit and natter|craft group|knitting group',
      near: 'library|libraries|branch|community',
      brutal: [
        'The knitting group is the one place in a library where talk is louder than the photocopier.',
        'Eleven people, one jumper, and all the news of the parish before it happens.',
      ],
      gentle: 'Clubs turn a building into a habit. Somebody who came that the library had not reached before is the best evidence.',
    },
    {
      says: 'lone working|branch library|single-staffed|opening and closing the library|locking up|opening up',
      near: 'library|branch',
      brutal: ['One person, one branch, and the question whether you can just pop to the loo.', 'At five to closing everyone in the branch starts a form.'],
      gentle: 'Running a branch alone is trust. Who came in because it was you at the desk is the story to tell.',
    },
    {
      says: 'library user|patron question|patron enquiries|patron assistance|assisting patrons|assisted patrons|helping patrons|assist patrons',
      brutal: [
        "“I'm looking for a book. It was blue. You had it in the window.” The chase begins.",
        'Patrons ask for the book by what happened to them while they read it.',
      ],
      gentle: 'Good enquiry work is detective work. Add one you solved, in a line, if you have one.',
    },
    {
      says: 'virtual reference|ask a librarian|chat reference|live chat',
      near: 'library|reference|librarian|student|students|patron',
      brutal: [
        'On chat reference at 11 p.m. every question begins with “quick question” and ends with a dissertation.',
        'On chat, “one moment please” means that a librarian has opened eleven tabs on your behalf.',
      ],
      gentle: 'Online enquiries leave transcripts, so count them. If you kept the volume or a thank-you, it would round it off.',
    },
    {
      says: 'discovery layer|ex libris primo|primo ve|summon discovery|ebsco|proquest|ebsco discovery|ebscohost',
      brutal: [
        'Search for “leadership” and it finds four million results, in an order known only to itself.',
        'The abstract opens at once. For the article it would like to know who you are, three times.',
      ],
      gentle: 'Making databases usable is half technology and half teaching. If usage moved after you had a hand in it, that figure joins the two.',
    },
    {
      says: 'retrospective conversion|retrospective cataloguing|backlog cataloguing|cataloguing backlog|catalogue conversion|card catalogue',
      brutal: [
        'The backlog has its own shelf, its own dust and its own legend about who started it.',
        'Card catalogue, drawer M: six thousand cards, typed, with one pencil note that says “missing since 1962”.',
      ],
      gentle: 'Backlogs are wonderful on a CV because they shrink. If you know the height of the pile before and after, print both.',
    },
    {
      says: 'authority control|subject headings|lcsh|controlled vocabulary|name authority|thesaurus|aat|subject indexing',
      brutal: [
        'Somewhere there is an official heading for it, it has two dashes and a date, and it is not what anyone types.',
        'Authority control decides which of four John Smiths wrote it. The other three are still getting the credit.',
      ],
      gentle: "Vocabulary work is invisible when it's right. Add one search that works now, and did not before, if you have one.",
    },
    {
      says: 'journal subscription|serials check-in|periodical check-in|newspapers and periodicals|magazine subscription',
      brutal: [
        'Issue 3 is missing. Issues 1, 2 and 4 have arrived, and 4 has come twice as an apology.',
        'The newspapers go out at nine. By ten past, somebody has the crossword and a pen.',
      ],
      gentle: 'Serials are money and memory. Add a renewal you talked down, or a title you dared to drop, if you have one.',
    },
    {
      says: 'inter-library lending|document delivery|document supply|british library document supply|document supply service',
      brutal: [
        'A book crosses the country in a jiffy bag, so that someone may look at page 40.',
        'The request says urgent. The lending library says reading room only.',
      ],
      gentle: 'Fill rate and turnaround are the figures of this trade. Both, if you know them.',
    },
    {
      says: 'fonds|provenance and original order|original order|respect des fonds',
      brutal: [
        'Original order is sacred, even where the original order was a bin bag.',
        'A fonds is everything somebody kept, in the order they lost interest.',
      ],
      gentle: 'Arranging a collection is an argument about its maker. Add metres arranged, and one thing the order revealed.',
    },
    {
      says: 'box list|boxlisting|box listing|boxlist|listing collections|survey of collections',
      brutal: ['Box 41: “Misc.” Box 42: “Misc. (other)”. Box 43 ticks.', 'A box list is written with cold fingers, by somebody sitting on box 12.'],
      gentle: 'Boxes listed is a fine number to print, and better with what was found in one of them.',
    },
    {
      says: 'repackaging|rehousing|re-housing|re-packaging|brass paper clips|removing staples|rusty staples|treasury tags|unbleached cotton tape|archival tape',
      brutal: [
        'The enemies of history, in order: water, fire, rusty paper clips.',
        'Sellotape lasts a decade. The yellow line it leaves behind is for the nation.',
      ],
      gentle: 'Rehousing is preservation you can measure. Boxes, metres or volumes: pick the unit and give the figure.',
    },
    {
      says: 'archive enquiries|researcher enquiries|genealogy|genealogical enquiry|parish register|parish records|census records|family historian|family historians',
      brutal: [
        'Every genealogist wants a king. The register offers four agricultural labourers and a fine.',
        'The handwriting in the oldest register was apparently done on a horse.',
      ],
      gentle: 'Enquiries answered is a number, and a good find is the proof. Add one discovery beside the yearly figure, if you have one.',
    },
    {
      says: 'map|maps and plans|rolled plans|plan chest|tithe map|estate map|ordnance survey',
      near: 'archive|archives|collection|catalogued|map library|record|plans|historic|digitised|conservation',
      brutal: [
        'The map is four metres long, and the reading-room table is three.',
        'In the third drawer of a plan chest lies the plan someone wanted, under every plan no one did.',
      ],
      gentle: 'Large formats need skill to store and to show. Sheets made accessible that had been rolled up for years are a result with a number.',
    },
    {
      says: 'glass plate|glass plate negatives|photographic collection|photograph collection|slide collection|negatives|lantern slide|photographic archive',
      around: 'photograph|photographs|photography|photographic|photo|photos|glass|print|prints|slides|film|image|images|nitrate|album|albums|picture',
      brutal: ['Ten thousand prints, and on the back of each, in pencil: “Uncle J, seaside”.', 'A glass negative weighs like a plate and drops like one.'],
      gentle: 'Picture collections live by captions. How you found out who was in the pictures is the part people love to read.',
    },
    {
      says: 'film archive|sound archive|av collection|audiovisual archive|reel to reel|reel-to-reel|u-matic|betacam|vhs digitisation|magnetic tape',
      near: 'archive|digitisation|digitising|digitised|digitization|digitizing|digitized|collection|preservation|preserving|preserved|film|tape|catalogue|catalogued|cataloguing',
      brutal: [
        'The film survives. The machine that plays it is in another museum, as an object.',
        'Tape degrades, players vanish, and the label says “do not wipe, see Dave”.',
      ],
      gentle: 'Audiovisual work is a race with playback machines. Hours transferred, and formats you can handle, please.',
    },
    {
      says: 'born-digital|born digital|digital preservation system|email archiving',
      brutal: [
        'Parchment lasts a thousand years. The floppy disk is from 1994 and already needs a specialist.',
        'The collection comes on a laptop, with the password on a note that was not deposited.',
      ],
      gentle: 'Digital preservation skills are short everywhere. Name the formats and tools; people search for exactly those.',
    },
    {
      says: 'archive accreditation|designated collection|museum accreditation return|accreditation return|spectrum standard|spectrum 5|spectrum 5.0|spectrum procedures|museum documentation',
      brutal: [
        'Spectrum has a procedure for everything an object can do, and it can mostly sit there.',
        'Accreditation asks for nine policies. Writing them shows how the museum has been run all along: by Margaret.',
      ],
      gentle: 'Standards work is read by what it unlocked: a grant, a loan, a status. Add the procedure you brought up to the mark.',
    },
    {
      says: 'mount making|mountmaker|mount-making|object installation|installing objects|art handling|art technician|art handler|picture hanging|installed artworks|crate|crates|crating|packing artworks',
      brutal: [
        'To hang a picture straight takes two people, one level and a third who says “left a bit” from the door.',
        'Art handlers walk backwards, slowly, in soft shoes, and never say “oops”.',
      ],
      gentle: 'Handling is trust by value. Sizes, materials, couriers: say what you were allowed to carry.',
    },
    {
      says: 'courier trip|museum courier|loan courier|couriering objects|courier for loan|nail-to-nail|government indemnity|loan agreement|outgoing loan|incoming loan|outgoing loans|loans programme',
      brutal: [
        'A museum courier sits up all night in a lorry next to a crate and calls it travel.',
        'The vase has its own seat, its own insurance and a better per diem.',
      ],
      gentle: 'Loans are law, logistics and diplomacy. The hardest condition you got agreed is a good thing to name.',
    },
    {
      says: 'display case|display cases|display cabinet|case layout|vitrine|vitrines|museum showcase|conservation showcase|showcase installation|glass case|glass cases',
      not: 'file|court|client',
      brutal: [
        'Cleaning a showcase takes an hour. The first nose print arrives with the first visitor.',
        'The key to the case is in the safe, the key to the safe is with facilities, and facilities is at lunch.',
      ],
      gentle: 'Cases combine security, climate and story. Name the part that was yours, and the months the display stayed up.',
    },
    {
      says: 'lux level|light levels|uv monitoring|data logger|dataloggers|environmental data|tinytag|relative humidity|hanwell',
      brutal: [
        'Fifty lux: enough to save the watercolour, and to read a label if you wrote it.',
        'Humidity in the gallery is steady all year, apart from when people come in.',
      ],
      gentle: 'Readings matter when somebody acts on them. Add one thing yours changed in the store or the gallery, if you have one.',
    },
    {
      says: 'clothes moth|moths|webbing clothes moth|carpet beetle|woodworm|silverfish|museum pest|insect trap|insect traps|blunder trap|bug trap',
      brutal: [
        'The webbing clothes moth has visited every great costume collection, and it leaves reviews in the cuffs.',
        'A woolly bear sounds lovely until you have a rug.',
      ],
      gentle: 'Pest work is patience and maps. If the counts fell, two numbers and a year would do it.',
    },
    {
      says: 'natural history collection|taxidermy|herbarium|geological collection|specimen|pinned insects|stuffed animal|entomology collection',
      near: 'museum|collection|collections|herbarium|taxidermy|curator|curated|curating|gallery|catalogued|drawer',
      brutal: [
        'The Victorian who stuffed the walrus had never seen one, and did not know where to stop.',
        "Each drawer holds four hundred specimens and one label, which is in Latin and ink and somebody's hurry.",
      ],
      gentle: 'Natural science collections need people who can read them. Add the groups you know, and the specimens you worked through.',
    },
    {
      says: 'costume collection|textile collection|textiles collection|dress collection|textile store|historic dress',
      brutal: [
        'Museum dresses live in boxes, in tissue, lying down, and are better rested than anyone on the team.',
        'A mannequin for an 1860 dress starts with a waist that no mannequin has.',
      ],
      gentle: 'Dress and textiles is specialist handling. Add one piece you packed, mounted or dated, if you have one.',
    },
    {
      says: 'historic house|house steward|stately home|room guide|room steward|national trust|english heritage|historic scotland',
      near: 'room|house|visitor|visitors|collections|property|guide|castle|conservation|steward|trust|heritage',
      brutal: [
        'A teasel on a chair says “do not sit” in the most polite voice in the country.',
        "Room guides know the date of the ceiling, the name of the dog, and where the toilets are. It's the third that gets asked.",
      ],
      gentle: 'Houses teach you to look after things while strangers walk past. Name the room or object they trusted to you.',
    },
    {
      says: 'winter clean|conservation cleaning|conservation clean|hogs hair brush|dusting books|book cleaning|museum vac|conservation vacuum|deep clean of collections',
      brutal: [
        'Conservation cleaning: a pony-hair brush, a vacuum on its lowest setting, and a chandelier with four thousand bits.',
        "Ten months of visitors settle on a library as a fine grey felt. It's mostly visitors.",
      ],
      gentle: 'Careful cleaning is training you can name. The materials you were taught to treat, and the conservator who taught you, make it a skill.',
    },
    {
      says: 'touch tour|touch tours',
      near: 'museum|gallery|exhibition|visitor|tour|tours|venue|theatre|library|access',
      brutal: [
        'A touch tour is where the person who has guarded the bronze for nine years finally gets to feel the bronze.',
        'It turns out what the “do not touch” sign has been keeping from everybody: it is cold, and lovely.',
      ],
      gentle: 'Access work is best told by what stayed. Add one change that everyone now uses, because it was made for some, if you have one.',
    },
    {
      says: "gallery talk|curator's talk|lunchtime talk|lunchtime talks|talks programme|lecture series|lunchtime lecture",
      brutal: [
        "At the end of a talk comes a question that is more of a comment, with a brief history of the speaker's own attic.",
        'Twenty minutes on one painting, to forty people, one of whom came in for the radiator.',
      ],
      gentle: 'Talks show you can carry knowledge over a rope barrier. Put topic and turnout in a bracket and make it a public credit.',
    },
    {
      says: 'private view|opening night|preview evening|exhibition opening|vernissage',
      not: 'property|house',
      brutal: [
        'At a private view everybody sees everybody, and on Monday they come back to see the pictures.',
        'White wine, a short speech, and someone leaning on the sculpture.',
      ],
      gentle: 'An opening is an event with insurance. Guests, press and any sales or gifts would give it weight.',
    },
    {
      says: 'acquisition|acquisitions panel|new acquisitions|acquisition fund|art fund|acceptance in lieu|bequest|donated objects|object donations|donation enquiries',
      near: 'museum|collection|collections|gallery|object|objects|art|archive|curator|curated|curating',
      not: 'customer|talent|merger|mergers|company',
      brutal: [
        'The offer arrives in a carrier bag, it has always been in the attic, and it is certainly very old.',
        'Every museum learns to say a warm, grateful no, and it learns it on mangles.',
      ],
      gentle: 'What you brought in says how you see a collection. Name one, and the reason it was worth the shelf.',
    },
    {
      says: 'touring exhibitions|exhibition tour|venue partner|partner venues|exhibition schedule|exhibitions programme',
      brutal: [
        'Every touring show meets one venue where the wall is five centimetres shorter than the drawing.',
        'An exhibition schedule begins with a concept and ends with somebody holding a torch for the electrician.',
      ],
      gentle: 'Deliver one on time and it is worth saying so. Budget, objects, opening date met: three facts, one line.',
    },
    {
      says: 'public art|public art commission|public artwork',
      brutal: [
        'It takes three years of consultation, and one afternoon of people asking what it is.',
        'Public art is unveiled by the mayor, explained by a plaque, and named by the pub.',
      ],
      gentle: 'Commissioning is taste plus contracts. A work that stands today, and the part you had in getting it there, is proof anybody can visit.',
    },
    {
      says: 'festival programme|festival programming|festival manager|festival coordinator|arts festival|literature festival|book festival|fringe',
      near: 'festival|fringe',
      not: 'music producer|food',
      brutal: [
        'Festival weather, festival lanyard, and a guest of honour who wants to know where the good coffee is.',
        'A festival takes a year to plan, and one wet Thursday to replan.',
      ],
      gentle: "Festivals are a year's planning for a handful of days. Say which patch was yours, and a programmer can place you.",
    },
    {
      says: 'friends scheme|patrons scheme|membership scheme|patron events|donor event|cultivation event|legacy giving|corporate membership',
      near: 'museum|gallery|theatre|arts|orchestra|friends|patron|patrons|members',
      brutal: [
        'Patrons get the curator, a glass and a first look. The curator gets ten minutes and an olive.',
        'The Friends meet on Thursdays, know every object, and have views about the café.',
      ],
      gentle: 'Support schemes come with figures. If renewals rose while you looked after it, that puts a floor under this line.',
    },
  ],
  'words-and-news': [
    {
      says: 'front page|front-page story|page lead|page leads|page one|splash',
      near: 'paper|newspaper|story|stories|news|front|page|exclusive|exclusives|published|tabloid',
      not: 'tiles|pool',
      brutal: ["A front page is history for a day. Then it's under the cat.", 'It is drawn at noon, certain at four, and something else entirely by ten.'],
      gentle: 'Front pages can be counted and linked. Name the one that travelled furthest.',
    },
    {
      says: 'news in brief|nib|nibs|news briefs',
      brutal: [
        'A NIB is forty words: who, what, where, and the parish hall.',
        "Somebody's triumph at the leek show, told in three lines under the lottery numbers.",
      ],
      gentle: 'Short items teach compression. Add one that grew into a real story, if you have one.',
    },
    {
      says: 'patch|on the beat|beat reporter|district reporter|covering the patch|local democracy reporter',
      near: 'reporter|news|stories|newspaper|local|beat|covered|contacts|journalism|journalist',
      not: 'software|eczema|security',
      brutal: [
        'A patch is fifteen square miles in which every bin, bypass and missing swan is your business.',
        'You know you have a patch when the planning officer crosses the road.',
      ],
      gentle: "Contacts are a reporter's stock. Add a story that came because somebody trusted your number, if you have one.",
    },
    {
      says: 'planning committee|council agenda|full council|council meeting',
      near: 'report|reported|reporter|covered|covering|news|story|stories|newspaper',
      brutal: [
        'Item 9 is the story. Items 1 to 8 are the reason no one else is in the press seats.',
        'A planning committee has heard that it would change the character of the area about every single thing in the area.',
      ],
      gentle: 'Sitting through the agenda pays when it gives a story. Add one that you found deep in the papers, if you have one.',
    },
    {
      says: "letters page|readers' letters|letters to the editor|reader letters",
      in: 'work',
      brutal: [
        'Letters to the editor arrive in green ink by tradition, and now in green font.',
        'There is one correspondent who writes weekly, copies in the minister, and is usually right.',
      ],
      gentle: 'Reader contact tells a paper what it is for. If something was started or changed because they wrote, that is the part to keep.',
    },
    {
      says: 'press conference|press call|press briefing|doorstep|doorstepping|press trip|press pack',
      brutal: ['At a press conference the front row has the questions, and the back row has the croissants.', '“No comment”, he says, and comments.'],
      gentle: 'Asking in a room full of rivals is a skill. An answer your question got on the record is worth quoting in half a line.',
    },
    {
      says: "right of reply|ipso|ipso code|editors' code|editors code|press complaint|corrections and clarifications",
      near: 'editor|editors|press|code|ofcom|news|journalism|journalist|broadcast|complaint|complaints|editorial|corrections',
      brutal: [
        'A correction is the only part of a paper that everyone reads twice.',
        '“We are happy to make clear” is what an editor writes through closed teeth.',
      ],
      gentle: 'Knowing the code keeps a title out of trouble. Training in it, or a complaint you resolved, is worth a clause.',
    },
    {
      says: 'embargo|embargoed|under embargo|press embargo',
      not: 'trade|sanction|customs',
      brutal: ['Embargoed until 00.01, so that it can be read by people who are asleep.', 'An embargo is a secret shared with four hundred newsdesks.'],
      gentle: 'Planning around embargoes is calendar craft. Add a launch that landed everywhere on one morning, if you have one.',
    },
    {
      says: 'obituary|obituaries|obits',
      brutal: [
        'The best obituary is written while its subject is well, and updated every time they do something interesting.',
        'In an obituary “did not suffer fools” takes up four words and eleven former secretaries.',
      ],
      gentle: 'Obituary writing is research and kindness in balance. A published one, linked, is a sample of both.',
    },
    {
      says: 'horoscope|horoscopes',
      brutal: [
        'Somebody has to write Pisces. It is usually whoever in Features was last back from lunch.',
        'Mercury is in retrograde, and so is the word count.',
      ],
      gentle: 'Regular columns prove reliability: the slot, the length and how long you held it tell an editor plenty.',
    },
    {
      says: 'theatre review|film review|reviewed films|arts reviews|theatre critic|film critic',
      brutal: [
        'Two stars can be explained in a paragraph. Three stars take a whole page of not saying so.',
        'Reviewers sit on the aisle, to be able to leave before anyone asks what they thought.',
      ],
      gentle: 'Reviewing shows taste under deadline. Name the outlet, and the review you would stand by today.',
    },
    {
      says: 'travel writing|travel writer|travel feature|travel features|travel guide|guidebook|guide book',
      brutal: [
        'In travel writing every town is a land of contrasts, and the contrast is the car park.',
        'A guidebook says “hidden gem” to a hundred thousand people.',
      ],
      gentle: 'Travel pieces prove eye and stamina. Places, outlets and a thing readers did because of it would help.',
    },
    {
      says: 'listicle|listicles|clickbait|trending stories|trending news|viral content|viral stories|trending topics',
      brutal: ['Seventeen things you will not believe, of which the last five were thought of at ten to six.', 'Number six will surprise the author.'],
      gentle: 'Traffic is easy to get and hard to keep. If readers stayed, print the dwell time beside the clicks.',
    },
    {
      says: 'chartbeat|parse.ly|page views|pageviews|page view|unique users|unique visitors|dwell time',
      near: 'article|articles|site|content|readers|news|editorial|traffic|stories|blog|page|monthly|website',
      brutal: [
        'On the live dashboard the budget analysis is at nine, and the lost tortoise has just gone through the glass.',
        'An average visit lasts fifty seconds. The headline took an hour.',
      ],
      gentle: 'Reader numbers are proof with a date. From and to, and the decision of yours behind it, make them more than traffic.',
    },
    {
      says: 'white paper|white papers|whitepaper|thought leadership',
      near: 'write|wrote|writing|written|articles|content|features|journalism|editor|copy|edited|published',
      brutal: [
        'Thought leadership is what a chief executive has always believed, once it has been sent to you.',
        'A white paper is twelve pages, a stock picture of a lighthouse, and a form that wants your job title.',
      ],
      gentle: 'Long pieces show structure. Downloads, quotes or leads: one sign that somebody used yours makes the paper count.',
    },
    {
      says: 'case studies|customer story|customer stories|case study',
      near: 'write|wrote|writing|written|content|copy|interviewed|blog|articles|produced',
      brutal: [
        "In a customer story there is a challenge, a solution and a Gary who “couldn't be happier”, after three rounds of sign-off.",
        'The quote was approved by legal, and now reads like legal.',
      ],
      gentle: 'Case studies live on figures. A number that a client let you print is the strongest thing in the line.',
    },
    {
      says: 'product description|product descriptions|ecommerce copy|e-commerce copy|product copy|category pages',
      brutal: ['There are eleven words for grey, and slate, stone and pebble are out of stock.', 'Four hundred words about a bucket. The bucket holds water.'],
      gentle: 'Copy that sells can be measured. If conversion or returns changed after a rewrite, that lifts it out of the list.',
    },
    {
      says: 'ux writing|microcopy|ux copy|button copy|in-app copy|ux writer',
      brutal: ['Three meetings to get from “Submit” to “Send”.', 'An error message should say what went wrong. Most of them say it was you.'],
      gentle: 'Small words have large effects. Add a change of yours that cut calls, errors or drop-outs, if you have one.',
    },
    {
      says: 'content audit|content migration|content inventory|website migration|site migration|intranet content|content governance',
      brutal: [
        'A content audit finds nine hundred pages, one of them about the opening of the last office but two.',
        "There are four versions of the returns policy, and each is someone's favourite.",
      ],
      gentle: 'Deleting well is underrated. If you know how many pages went, say so, and what got easier to find.',
    },
    {
      says: 'script editing|script editor|script reading|script reader|script coverage|script report|read scripts|story producer|storyliner|storylining|script notes',
      brutal: [
        'In script coverage the four boxes say premise, plot, character and “pass”.',
        'A script reader opens the ninth script of the day hoping to miss the bus because of it.',
      ],
      gentle: "A reader's eye is sold on volume and hits. Add a script you fought for, and where it ended up, if you have one.",
    },
    {
      says: 'logline|series bible|show bible|pilot script|pitch document',
      near: 'script|film|tv|television|series|screen|screenplay|wrote|feature|drama|logline|pilot|bible|comedy|development',
      not: 'patient|water|wastewater|beauty|hair|medical',
      brutal: [
        'A logline takes twenty-five words and, to judge by the drafts, about a year.',
        'Forty pages on the whole series, and the meeting was about whether he could be a dog.',
      ],
      gentle: 'Development documents count when someone read them. Producer, option or competition placing: put that first.',
    },
    {
      says: 'screenwriting competition|quarterfinalist|nicholl|bafta rocliffe|script competition',
      brutal: [
        'Four thousand scripts go in, and most of them open on rain, at night, with a phone ringing.',
        'Screenwriting contests have more rounds than boxing, and every one comes with a logo for the script.',
      ],
      gentle: 'Placings are outside verdicts. Year, round and number of entries would tell what it took.',
    },
    {
      says: 'game writing|narrative design|branching dialogue|barks',
      near: 'write|wrote|writing|script|scripts|game|games|drama|narrative|episode|episodes|film|scene',
      brutal: [
        'Branching dialogue means nine endings. The internet goes looking for the tenth.',
        "Forty ways for a guard to say “who's there?”, and players run past all forty.",
      ],
      gentle: 'Give dialogue speaks for itself, so link a scene. If you know how many lines went out, say so.',
    },
    {
      says: 'op-ed|op-eds|opinion piece|opinion pieces',
      near: 'wrote|write|writing|written|drafted|drafting|draft|ghostwrote|placed|edited|published',
      brutal: [
        'An op-ed is eight hundred words by somebody important, who saw it for the first time at breakfast.',
        '“I” in an op-ed can mean three people and a lawyer.',
      ],
      gentle: 'Words for others are judged by where they appeared. Outlet or occasion, even without the name, helps.',
    },
    {
      says: 'indexing|indexer|back-of-book index',
      near: 'book|books|editor|edited|editing|author|authors|manuscript|published|publishing|publisher|text|proof|academic|titles',
      not: 'stock index|search engine|database|seo',
      brutal: [
        'In an index you find out what a book is really about. Under B it is “Bananas, see also Grievances”.',
        'An indexer reads every word of the book, and remembers it in alphabetical order.',
      ],
      gentle: 'Apparatus takes patience that editors prize. Publishers look for the subjects first, so name yours.',
    },
    {
      says: 'manuscript assessment|developmental editing|structural edit|structural editing|line editing|author liaison|author care|liaising with authors|managing authors|author queries|developmental editor|line edit',
      brutal: [
        'A structural edit starts with “I loved it”, and then goes to page 2.',
        'Author queries: “Ch. 3, he has brown eyes. Ch. 9, blue. Ch. 14, patch?”',
      ],
      gentle: 'Editing is a relationship as well as a craft. Add a title that came out of it, if the author allows.',
    },
    {
      says: 'commissioning editor|commissioning|acquisitions editor|commissioned titles|list building|acquisition meeting|acquisitions meeting|frontlist|backlist',
      near: 'book|books|title|titles|list|author|authors|published|publishing|publisher|editor|articles|writers|features|freelance',
      not: 'plant|mechanical|electrical|hvac|clinical',
      brutal: [
        'At the acquisitions meeting Editorial loves it, Sales asks who it is like, and the jacket is already blue.',
        'A commissioning editor has lunch, says “send me something”, and then finds out how many people heard.',
      ],
      gentle: 'Your list is your record. Titles, one surprise success and what you saw in it early.',
    },
    {
      says: 'blurb|jacket copy|back cover copy|cover copy|back-cover copy|cover brief|cover briefs|book jacket',
      brutal: ["“Spellbinding.” “Luminous.” “A triumph.” It's about a shed in Norwich.", 'The blurb must give away everything except what happens.'],
      gentle: 'Jacket copy is selling in a hundred and twenty words. If you can name titles whose sales surprised, do.',
    },
    {
      says: 'self-publishing|self-published|isbn|isbns|kdp|ingramspark',
      brutal: [
        "A book's thirteen-digit number is the only part that arrives without a typo.",
        'Self-publishing means being your own editor, designer and sales force. Staff meetings are short and tense.',
      ],
      gentle: 'Production runs on schedules. If yours held to the day, that is what a publisher wants to hear.',
    },
    {
      says: 'first pages|page proofs|second proofs|galley proofs|proof stage|checking proofs|collating proofs|proof correction|bsi proof marks|proof corrections',
      not: 'concept|waterproof',
      brutal: [
        'At second proofs the error everybody missed is on the spine.',
        'Corrections at proof stage cost money by the line, and the author has had a thought.',
      ],
      gentle: 'Clean proofs save money and faces. Add the worst thing you caught in time.',
    },
    {
      says: 'interpreting booth|booth|chuchotage|whispered interpreting|relay interpreting',
      not: 'photo|phone booth|trade show|exhibition',
      brutal: [
        'The speaker tells a joke. The booth says, “The speaker has told a joke, please laugh.”',
        'A German sentence keeps its verb for the end. The interpreter keeps breathing.',
      ],
      gentle: 'Agencies check settings and hours. Booth, phone, court or ward: those you know well, with the hours in each, get you booked.',
    },
    {
      says: 'public service interpreter|public service interpreting|community interpreting|dpsi|hospital interpreting|medical interpreting|police interpreting|nrpsi',
      brutal: [
        'In community interpreting you say “I” for eight hours and mean someone else each time.',
        'The appointment was for ten minutes, which is enough for hello in one of the two languages.',
      ],
      gentle: "Credentials do the talking here: award, register and year. Then the settings in which you've used them.",
    },
    {
      says: 'sworn translation|certified translation|certified translator|sworn translator|birth certificate translation|official documents|diploma translation',
      near: 'translate|translating|translations|translation|translated|translator|sworn|certified',
      brutal: [
        'A certified translation needs a stamp, and the stamp needs a stamp, and that is called an apostille.',
        'One comma out of place on a stamped page, and a registrar two countries away has questions.',
      ],
      gentle: 'Certification is a licence to be trusted. Add body, language pair and document types.',
    },
    {
      says: 'words per day|per 1000 words|words per week|word count|source words|000 words',
      near: 'translate|translating|translations|translation|translated|translator|localisation|localization|post-editing|mtpe',
      brutal: [
        'However many thousand words a day it comes to, eleven of them take the afternoon.',
        'A deadline is counted in words, and the client counts the title.',
      ],
      gentle: 'Volume is honest, so keep it. What share came back without changes would be the perfect second number.',
    },
    {
      says: 'lqa|linguistic qa|linguistic quality|in-country review|lqe',
      brutal: [
        'The reviewer changed “start” to “begin” throughout, and charged for it.',
        'In-country review: the sales rep in Milan has a feeling about the verb.',
      ],
      gentle: 'Quality work needs figures to be seen. If you know the error score before and after you, print both.',
    },
    {
      says: 'subtitle timing|sdh|characters per second|ooona',
      near: 'subtitle|subtitles|subtitling|dubbing|captioning|captions|translate|translating|translations|respeaking|sdh|script|adapted|adaptation',
      brutal: ['A subtitle has two lines, and the detective speaks in nine.', "Music goes in brackets, and “[tense strings]” is somebody's whole Tuesday."],
      gentle: 'Screen translation goes by minutes and titles. One title people have heard of does a lot of work here.',
    },
    {
      says: 'autocue|teleprompter|talkback|reading the news|news reading',
      near: 'present|presented|presenter|presenting|autocue|teleprompter|news|live|studio|radio|announcer|talkback|tv',
      brutal: [
        'The presenter smiles at the camera. In one ear somebody is counting backwards, and in the other someone wants a sandwich.',
        'Autocue stops, and for the first time everyone hears what the presenter would have said.',
      ],
      gentle: 'Live hours are what a producer trusts. Add the night you kept talking while something broke.',
    },
    {
      says: 'phone-in|phone in',
      near: 'radio|live|broadcast|news|bbc|show|phone-in|presented|produced|reporter|tv',
      brutal: [
        'Line four is Keith. Everyone at the station knows it is Keith.',
        '“Long-time listener, first-time caller,” says Keith, for the ninetieth time.',
      ],
      gentle: 'Live work is problem solving at full volume. Add the call you handled when it could have gone wrong.',
    },
    {
      says: 'rajar|listening figures',
      near: 'radio|show|breakfast|station|listeners|listener|podcast|rajar|presenter',
      not: 'truck|forklift',
      brutal: [
        'Ask people what they listened to last week, and they answer with whatever is on in the kitchen.',
        '“Both of our listeners” is an old joke, and both of them have written in.',
      ],
      gentle: 'Audience figures are yours to print if you were on air. Slot, year and movement in one line, please.',
    },
    {
      says: 'quick start guide|quick-start guide|installation guide|installation manual|instruction manual|how-to guide|how-to guides',
      brutal: ['“Quick start guide”, page 1 of 64.', 'The screenshots are finished on Thursday. On Friday the button moves.'],
      gentle: "A good guide makes tickets vanish. If support calls fell after yours, that's the first figure to put here.",
    },
    {
      says: 'docs as code|docs-as-code|markdown|readme|sphinx|doxygen',
      brutal: [
        'A README is the most read document in software, and begins with “TODO”.',
        'With docs as code, a missing comma gets a ticket, a branch, two approvals and a build.',
      ],
      gentle: 'Tools get you through the filter; readers get you the job. The users of your pages, and what they did with them, finish this line.',
    },
    {
      says: 'sme interviews|subject matter experts|interviewing smes|sme review|interviewed engineers|working with developers|interviewing engineers',
      brutal: [
        "“It's self-explanatory,” says the engineer, and explains it for an hour.",
        'The expert will review it by Friday. The question is which Friday.',
      ],
      gentle: 'Getting knowledge out of busy heads is the craft. Something you found that was written down nowhere is the best example of it.',
    },
  ],
  'stage-and-screen': [
    {
      says: 'contact sheet|culling|culling images|image selection|image selects|proof gallery|online gallery|pixieset|client gallery',
      brutal: [
        "Twelve hundred frames, and in the best one somebody's uncle is blinking.",
        "Culling: picking the one good smile out of forty, thirty-nine of which they'll ask for.",
      ],
      gentle: 'Selection is half of the art. If clients got theirs sooner than promised, say how soon.',
    },
    {
      says: 'family portrait|family portraits|portrait session|portrait sessions|portrait photography',
      brutal: [
        '“Everybody look here.” Eleven people do. The twelfth is two, and has seen a duck.',
        "A portrait session gets its best frame after “okay, that's it”.",
      ],
      gentle: 'Portraits sell on repeat and referral. If sitters came back year after year, that beats any list of kit.',
    },
    {
      says: 'school photography|school photographer|school photos|class photos|school portraits|volume photography|yearbook photography',
      brutal: [
        'Four hundred faces by noon, and each comb in the box has seen things.',
        'The backdrop is a blue cloud that has hung behind every grown-up in the country.',
      ],
      gentle: 'Volume work is speed with manners. If you know your retake rate, it shows both.',
    },
    {
      says: 'corporate headshot|staff headshots|business headshots|linkedin headshots|corporate portraits',
      brutal: [
        'Corporate portrait: arms folded, in front of a plant, looking approachable at thirty a day.',
        '“I hate having my picture taken,” says each of them, in the same words, for six hours.',
      ],
      gentle: 'Getting strangers at ease in four minutes is the real skill. Add a client who booked you again the next year, if you have one.',
    },
    {
      says: 'real estate photography|property photography|interiors photography|estate agent photography',
      brutal: ['A wide lens makes a box room into a bedroom, and a bedroom into a venue.', 'Toilet seat down, bins out of frame, every lamp on at noon.'],
      gentle: 'Property work is volume and turnaround. Add shoots a day and next-morning delivery.',
    },
    {
      says: 'sports photography|sports photographer|pitchside|action photography',
      brutal: [
        'Press photographers know who scored, in focus, and have seen nothing of the match.',
        'Lens like a drainpipe, folding stool, rain cover. The photographer has no rain cover.',
      ],
      gentle: 'Published is the word that counts. Titles, events and one picture people have seen would fix it.',
    },
    {
      says: 'darkroom|film photography|35mm film|medium format|film developing|analogue photography|analog photography|hasselblad|large format camera',
      brutal: [
        'In the darkroom a print comes up slowly, perfectly, and under the wrong filter.',
        'Thirty-six frames, one roll, and the back opened at frame thirty-five.',
      ],
      gentle: 'Film teaches you to decide before you press. If it was used in paid work, that job belongs in the line.',
    },
    {
      says: 'photographic assistant|photography assistant|photo assistant|tethered shooting|tethering',
      brutal: [
        "The assistant holds the reflector at arm's length until somebody else has found their sunglasses.",
        'Tethered shooting: nine people look at the screen and one of them knows what to say.',
      ],
      gentle: 'Assistants who anticipate get hired again. Add a studio or a name that asked for you twice, if you have one.',
    },
    {
      says: 'second shooter|second photographer',
      brutal: [
        'A second shooter covers the cuffs, the cufflinks and the boxes that the cufflinks came in.',
        'From the second camera come the shoes, the rings, the cake, and the one frame that ends up over the sofa.',
      ],
      gentle: 'Second shooting is a trust job. Say which part of the day a lead photographer leaves entirely to you.',
    },
    {
      says: 'assembly edit|offline edit|online edit|offline editing|online editing|assistant editor|edit assistant|syncing rushes|edit assist',
      brutal: [
        'The timeline is called “Final”, and below it are “Final 2” and “Final LAST”, in which the shot is back.',
        'An assistant editor names four thousand clips, so that someone can shout “the one with the bus”.',
      ],
      gentle: 'Editing credits go by minutes and deadlines. Running time, genre and where it was shown, please.',
    },
    {
      says: 'codec|transcoding|proxies|proxy workflow|exporting|deliverables|dpp|as-11|broadcast delivery|prores|h.264|media encoder',
      near: 'video|edit|editing|edited|footage|broadcast|film|media|proxy|delivery|codec|export|exports|premiere|post',
      not: 'network|statement',
      brutal: [
        'Export takes forty minutes. The misspelt name comes up at minute thirty-nine.',
        "A broadcaster's delivery spec has ninety pages, and one of them is about a single frame of black.",
      ],
      gentle: "Deliverables that pass first time save everyone's week. Add the spec you delivered to, and your pass rate.",
    },
    {
      says: 'talking heads|talking head|interview shoot|interview filming|filming interviews|filmed interviews|corporate video|corporate videos|promo video|promotional video|training videos|testimonial videos',
      brutal: [
        "“Could you put my question in your answer?” That's the first three takes.",
        'A corporate video has a drone shot, a handshake and someone pointing at a screen that is off.',
      ],
      gentle: 'Corporate film is judged by use. Views, sign-ups or where it was played: choose one and print it.',
    },
    {
      says: 'youtube channel|youtube videos|youtube|vlog|thumbnails|thumbnail|youtube content|subscribers',
      near: 'video|edit|edited|editing|channel|filmed|produced|videos|youtube|views',
      brutal: [
        'A thumbnail wants an open mouth, a red arrow and a thing circled that anyone could see.',
        'Ten minutes long, of which the first one asks you to subscribe and the last one thanks you for it.',
      ],
      gentle: 'Retention is the number editors get hired on. If the average watched went up with you, give before and after.',
    },
    {
      says: 'livestream|live stream|live streaming|livestreaming',
      not: 'shopping',
      brutal: ['A live stream begins with nine minutes of a holding slide, and somebody breathing.', 'The chat says there is no sound. The chat has muted it.'],
      gentle: 'Live work counts cameras, viewers and calm. If something failed and nobody watching knew, that is the line.',
    },
    {
      says: 'archive footage|clip clearance|music licensing|sync licensing|archive producer|music clearance|archive research',
      near: 'footage|music|film|tv|programme|documentary|video|clearance|edit|producer|production',
      brutal: [
        'For four seconds of a goal in 1974 you need a lawyer, a budget and somebody in Zurich.',
        'The temp track was Hans Zimmer. The budget is someone called Hans.',
      ],
      gentle: 'Clearance keeps films out of court. Add a price you brought down, or an owner you tracked down, if you have one.',
    },
    {
      says: 'sight reading|sight-reading|score reading|reading notation|transposing|transposition',
      near: 'music|piano|score|sight|violin|flute|clarinet|trumpet|horn|guitar|notation|accompan|accompanist|orchestral',
      brutal: ['Sight-reading is lying fluently about how long you have known a piece.', 'Everybody sight-reads perfectly up to the key change.'],
      gentle: 'Reading fast gets you called at four for seven. A show or session on that kind of notice, if you had one, proves the skill.',
    },
    {
      says: 'abrsm|grade 8|grade eight|trinity grade|trinity guildhall|associated board|arsm|dipabrsm|grade 5 theory',
      not: 'pay grade|salary|lamda|acting|speech and drama|ballet|tap|dance|rad|istd|gymnastics',
      brutal: [
        'A grade exam is three pieces, all the scales, and an examiner writing for much longer than it took you to play.',
        'Scales in contrary motion have never come up at any gig.',
      ],
      gentle: "Put instrument, board and year together, and then what you've played since. The second half gets the work.",
    },
    {
      says: 'accompanist|repetiteur|répétiteur|ballet pianist|audition pianist|rehearsal pianist',
      not: 'patients|clients|guests|customers|visitors|tours|children|residents',
      brutal: [
        "An audition pianist is handed a photocopy with the left hand missing and told it's “in a sort of seven”.",
        'Pianists for ballet class can play anything in eights, and have been known to climb the stairs in them.',
      ],
      gentle: 'Accompanists are booked on calm and range. Add exams, classes or singers that keep calling back.',
    },
    {
      says: 'pit band|pit orchestra|orchestra pit|deps|depping|dep list|west end pit|reed player|dep',
      near: 'pit|show|shows|musical|theatre|west end|orchestra|band|depped|depping',
      not: 'budget|department',
      brutal: [
        'From the pit you can hear a show three hundred times and have seen one boot.',
        'Depping means playing a show you have never played, next to people who have played nothing else.',
      ],
      gentle: 'Shows, chairs and how often they asked you back: for a fixer those are the only three facts.',
    },
    {
      says: 'function gigs|corporate gigs|residency|hotel residency|background music|cocktail hour|lounge pianist|drinks reception',
      near: 'music|musician|played|perform|performed|performing|piano|pianist|guitar|band|singer|jazz|trio|gigs|set',
      not: 'artist residency|medical',
      brutal: [
        "The brief for background music is “lively, but so that people can't hear it”.",
        'Somebody comes up in the middle of the solo and asks where the toilets are.',
      ],
      gentle: 'Regular bookings prove more than big names. If a place kept you on past the first contract, say so.',
    },
    {
      says: 'pa system|pa hire|backline hire|foldback|in-ear monitors|iem|wedge monitor|stage monitors|di box|multicore|xlr|cable management|line array|d&b audiotechnik|l-acoustics',
      not: 'personal assistant',
      around: 'band|bands|live|gig|gigs|venue|concert|foh|stage|festival|tour|touring|theatre|theater|monitor|music|event|events|pa hire',
      brutal: ['“Can I have more me?” asks each member of a band of six, in turn.', 'Coil it over-under, or meet the knot at the next gig.'],
      gentle: 'Kit names get you through the door. Add the capacity and the number of channels.',
    },
    {
      says: 'qlab|digico|yamaha cl5|midas m32|behringer x32|allen & heath|allen and heath|soundcraft|show control',
      brutal: [
        'An audience notices the sound twice: when it whistles and when it stops.',
        'However many channels there are on the desk, the one that buzzes is the lectern.',
      ],
      gentle: 'Name the desks you can walk up to cold. Venues hire on that, and it takes one line.',
    },
    {
      says: 'etc ion|etc eos|grandma2|grandma3|grandma|avolites|chamsys|hog 4|dmx|moving lights|moving light|focus session|gel|gobo|gobos|lanterns|led par',
      near: 'light|lighting|lights|etc|ma2|ma3|desk|programmer|programming|theatre|rig|rigging|focus|dmx|avolites|eos|show',
      not: 'hair|nails|nail',
      brutal: [
        'A lighting focus is somebody up a ladder being told “left a bit” by a voice in the dark with a biscuit.',
        'There are two hundred numbered gels, and the director asks for “warmer”.',
      ],
      gentle: 'Console, rig size and shows programmed: that trio gets a lighting person their next call.',
    },
    {
      says: 'prompt corner|prompt desk|cans|headset comms',
      near: 'stage|show|prompt|cues|comms|theatre|calling|crew|curtain|performance',
      not: 'bar|beer|food|marketing|internal',
      brutal: [
        'On cans everyone hears what the followspot thinks of the second act.',
        '“Stand by” is said in the calmest voice in the building, to somebody holding a rope.',
      ],
      gentle: 'Calm on comms can be evidenced: shows called, cues a show, and a night when something stuck.',
    },
    {
      says: 'blocking|blocking notes|off book|on the book',
      near: 'actor|actors|rehearsal|rehearsals|script|scene|director|play|stage|cast|blocking',
      not: 'ad|ads|traffic|website',
      brutal: [
        '“Off book by Monday” is said every year, and on Monday every pocket rustles.',
        'Blocking gets written in pencil, because the director will want to try it from the sofa.',
      ],
      gentle: 'Keeping the book keeps the show. If an understudy went on from what you had written, say so.',
    },
    {
      says: 'quick change|quick changes|costume change',
      near: 'theatre|show|stage|cast|actors|costume|backstage|production|wardrobe|performance|company',
      not: 'retail|hair salon|shop',
      brutal: [
        'A quick change is eleven seconds, two dressers, and one shoe that would rather be left.',
        'Under the gown is the nightdress, under the nightdress the uniform. By act two the lead is an onion.',
      ],
      gentle: 'Backstage timing is a measurable craft. If nobody was ever late on because of a change of yours, claim it.',
    },
    {
      says: 'fly floor|flyman|flying bars|counterweight|flying rig|theatre flying',
      brutal: ['On the fly floor half a forest hangs above the tenor, on a knot.', '“Heads!” is the one word on a fly floor that never has to be repeated.'],
      gentle: 'Flying demands tickets and trust. List both: what you hold, and the biggest show it was for.',
    },
    {
      says: 'production meeting|production meetings|rehearsal call|rehearsal notes|daily calls|scheduling rehearsals|rehearsal report|rehearsal reports',
      not: 'manufacturing|factory|plant|line|printing|print',
      brutal: [
        'A rehearsal note from day four reads: “We now need a live goat (tbc)”.',
        'Production meetings have one agenda point, money, in eight departments.',
      ],
      gentle: 'Good schedules are invisible. Departments, weeks and an opening night on the date: put it that way.',
    },
    {
      says: 'devised theatre|devising|devised',
      near: 'theatre|acting|actor|actors|meisner|stanislavski|lecoq|play|plays|drama|ensemble|physical theatre|performance piece',
      brutal: [
        'Devised theatre starts with nine people, no script and a chair. The chair usually gets the notices.',
        'In devising, every idea is a good idea until the Thursday before.',
      ],
      gentle: 'Devising says how you work in a room. Name the part of the finished piece that was yours.',
    },
    {
      says: 'spotlight|equity|equity card|sag-aftra|sag|equity member|equity deputy|sag-aftra eligible',
      near: 'actor|actors|member|spotlight|equity|union|card|aftra|pin|profile',
      not: 'private equity|equity research|equities|stock|shares|loan|diversity',
      brutal: [
        'Skills on the profile: riding, rapier, roller skating. Casting would like to know who can do Tuesday.',
        'It takes a job to get the card, and a card to get the job.',
      ],
      gentle: 'Registration is proof of a working life. Give the PIN or membership and let casting do the rest.',
    },
    {
      says: 'fringe show|fringe theatre|edinburgh fringe|edinburgh festival fringe',
      brutal: [
        'Everything is a venue on the Fringe: a cellar, a bus, a lecture hall, and a cupboard with a licence.',
        'A theatre above a pub has sixty seats, a pillar and the football coming up through the floor.',
      ],
      gentle: 'A Fringe run means you produced something. Performances, seats sold and a quote with a name would frame it.',
    },
    {
      says: 'tv commercial|commercial shoot|tv advert|commercials',
      near: 'actor|acting|role|role-play|roleplay|cast|commercial|commercials|featured|shoot|appeared|campaign',
      brutal: [
        'For thirty seconds of advert somebody bites into the same cereal bar from eight till six, next to a bucket.',
        'In an advert the kitchen is the size of a tennis court, and everyone in it is thrilled about kitchen roll.',
      ],
      gentle: 'Screen credits read best as brand, director, year. Add one recognisable name, if you have one.',
    },
    {
      says: 'motion capture|mocap|performance capture',
      near: 'actor|acting|game|games|film|voice|performance|studio|capture|session|dialogue|sound',
      brutal: ['Mocap is Hamlet in a wetsuit covered with ping-pong balls.', 'In the suit you are a dragon. At lunch you are a dragon in the queue for soup.'],
      gentle: 'Capture work is a credit that casting does ask for. Title, studio and days, if you may say.',
    },
    {
      says: 'ballet class|company class|pointe|en pointe|corps de ballet|pas de deux|royal academy of dance',
      not: 'barre bar|radiology|cocktail',
      brutal: [
        'What the audience sees is weightless. What the dressing room sees is a bucket of ice.',
        'The corps de ballet: twenty-four people being one swan.',
      ],
      gentle: "Company, repertoire and number of shows tell a director where you've danced. Technique comes second.",
    },
    {
      says: 'swing|dance captain|swings|resident director|resident choreographer|onstage swing|cover tracks',
      near: 'show|musical|cast|tour|west end|dance|captain|tracks|track|production|company|ensemble|broadway',
      not: 'swing shift|swing trading|golf|trader|jazz|big band|swing band|swing music|blues',
      brutal: ["A swing knows eleven parts, and learns at 7.10 that tonight's is two of them.", 'The dance captain remembers where your elbow was in March.'],
      gentle: 'Tracks covered and shows gone on for are numbers in demand. Put both right after the title.',
    },
    {
      says: 'dance class|teaching dance|dance teacher|dance lessons|tap|jazz|ballet teacher|street dance|commercial dance|hip hop|dance workshops|zumba',
      near: 'dance|dances|dancer|dancers|dancing|ballet|choreograph|choreographed|choreography|zumba',
      not: 'water|beer|jazz band|jazz piano|jazz trio|dance music|dance band',
      brutal: [
        '“Five, six, seven, eight.” Dancers begin at five, and nobody has ever asked what happened to four.',
        'In any dance class the back row is where they all start and where the mirror is not.',
      ],
      gentle: 'Dance teaching fills timetables. Name the styles and levels you may teach; studios hire by those.',
    },
    {
      says: 'stilt walking|stilts|juggling|circus skills|walkabout act',
      near: 'perform|performer|performed|performance|act|skills|aerial|show|circus|cabaret|stage|events|trained|taught',
      not: 'piccadilly|oxford circus|plaster|drywall',
      brutal: [
        'Stilt walkers can see every party from above, and no way to sit down at any of them.',
        'Juggling five is a skill. Picking up the fifth with style is a career.',
      ],
      gentle: 'Circus bookers want rigging needs, insurance and length of act. Those three in one line, and a link.',
    },
    {
      says: 'catwalk|runway|fashion week|fit model|fitting model|catalogue model|e-commerce model|lookbook model|runway shows|commercial modelling|commercial model|editorial shoot|go-see|go-sees|comp card|z-card',
      not: 'airport|aircraft|airfield|aviation|data|startup|cash|photographed|filmed|directed|filming|videographer',
      around:
        'modelling|modeling|castings|fit model|fitting model|fashion model|commercial model|freelance model|catwalk model|runway model|go-see|comp card|z-card|booker|walked|mother agency',
      brutal: [
        'At a go-see you wait two hours to walk eleven metres.',
        'Summer collections are shot on a beach in February. The coats come off for the click.',
      ],
      gentle: 'Clients and rebookings say most. Add a brand that asked for you twice, if you have one.',
    },
    {
      says: 'personal best|pb|national championships|training camp',
      near: 'athlete|athletics|swimming|swimmer|rowing|rower|marathon|sprint|100m|200m|400m|800m|1500m|cycling|cyclist|triathlon',
      not: 'hard caps|peanut',
      brutal: [
        "Four years of five o'clock alarms come down to a tenth of a second and a beep.",
        'Altitude camp is the same sessions with less air, less signal and one board game.',
      ],
      gentle: "Sport transfers when you spell out the routine: hours a week, coach's feedback, comeback from a defeat.",
    },
    {
      says: 'match day|matchday|pre-season|post-match',
      near: 'athlete|match|player|football|rugby|cricket|hockey|season|training|squad|club|team|coach|sport|sports',
      not: 'ticketing|catering|turnstile|steward|hospitality|photograph|photographs|photography|filming|filmed|footage|camera|highlights|content|commentary',
      around:
        'player|players|athlete|footballer|cricketer|rugby union|rugby league|first team|first-team|squad|academy|captain|caps|contract|signed|professional sport',
      brutal: [
        'Pre-season: a hill, a whistle, and a coach on a bicycle.',
        'Post-match you gave it a hundred and ten per cent, and took it one game at a time.',
      ],
      gentle: 'Elite routine is worth most to an employer when it is named: early starts, film review, recovery, travel. Add two habits.',
    },
    {
      says: 'chaperone|chaperoning|licensed chaperone',
      near: 'cast|casting|film|tv|production|performers|theatre|show|chaperone|licence|set',
      not: 'elderly|medical',
      brutal: [
        'A licensed chaperone carries colouring pens, a stopwatch and the power to stop a film crew on the minute.',
        "Chaperones know each dressing room's favourite crisps and the exact minute of every break.",
      ],
      gentle: "Licence, authority and expiry date first; then the productions. It's a credential that gets calls.",
    },
    {
      says: '2nd ad|3rd ad|first ad|1st ad|second assistant director|third assistant director|crowd ad|assistant director',
      near: 'film|set|shoot|tv|unit|drama|crew|feature|production|ad|cast|commercial',
      brutal: [
        'The first AD shouts “quiet please”, and six radios repeat it loudly.',
        'Third AD: out on the road with a cone, asking a bin lorry to believe in art.',
      ],
      gentle: 'AD work goes by pages a day and size of crowd. If you know yours, put them in, and say if you wrapped on time.',
    },
    {
      says: 'clapper loader|2nd ac|second ac|camera assistant|clapperboard|pulling focus',
      near: 'camera|film|shoot|set|focus|lens|lenses|ac|arri|red|drama|crew|feature|clapper',
      not: 'roof|roofing|lorry|warehouse|tax',
      brutal: ["A clapper loader gets one moment in every shot, and it's cut.", 'Focus pullers are noticed once a career, by everybody.'],
      gentle: 'Camera departments hire by body, format and who vouched for you. All three fit in one line.',
    },
    {
      says: 'grip|key grip|dolly|dolly track|dolly grip',
      near: 'film|camera|shoot|set|lighting|shots|crew|tv|drama|dolly|commercials|jib|gaffer|operator',
      not: 'construction|tower crane|site|apache|lifting|pallet',
      brutal: [
        'Grips push a quarter of a tonne at walking pace, in silence, to the inch, and then push it back.',
        'Track is laid dead level on a lawn, and then someone wants it a foot to the left.',
      ],
      gentle: 'Grip reads best by scale: largest rig, tightest location, tickets in date.',
    },
    {
      says: 'documentary|observational documentary|fly on the wall|doc series|access documentary',
      near: 'film|filmed|filming|directed|tv|bbc|documentary|produced|camera|shot|channel 4|series|shooting',
      not: 'report|records',
      brutal: ['A fly-on-the-wall crew is four adults, a boom pole and a kitchen for two.', 'Something wonderful happens, and the card is full.'],
      gentle: 'Access is the currency in documentary. Whom you persuaded to open the door, and how, is the line a commissioner reads twice.',
    },
    {
      says: 'music video|music videos',
      not: 'volunteer|usher|box office',
      brutal: [
        'A music video: a warehouse, a smoke machine, and the drummer asking whether the drums are in shot.',
        'The band mimes to the song sixty times. By wrap the caterers know the bridge.',
      ],
      gentle: 'Music videos travel with a link. Artist, label and views, and what you did on the shoot, in that order.',
    },
    {
      says: 'continuity photographs|script continuity|continuity supervisor|continuity notes|continuity sheets',
      brutal: [
        'Continuity knows how full the glass was at 11.40, and in which hand, and is believed by no one until the edit.',
        'The cigarette grows longer as the argument goes on. Somebody wrote an email about that.',
      ],
      gentle: 'Continuity saves reshoots, and reshoots have a price. One mismatch you caught before the set came down would show it.',
    },
    {
      says: 'room tone|wild track|atmos track|field recording|izotope|dialogue editing|noise reduction',
      near: 'sound|audio|film|mix|recording|dialogue|podcast|edit|editing|recorded|track|atmos|post',
      not: 'hearing|acoustic panel',
      brutal: [
        'Room tone: thirty seconds in which forty people discover their stomachs.',
        'Every period drama has been saved from a helicopter by someone with a plug-in.',
      ],
      gentle: "Credits by format help here: film, series, podcast, game. Add a link to the piece you'd play to a mixer, if you have one.",
    },
    {
      says: 'official selection|film festival selection|festival laurels|raindance|sundance|festival screening',
      brutal: [
        'Laurels go on the poster. From across the street it is one leafy bush around a small title.',
        'Every festival Q&A starts with how long it took and ends with what camera it was.',
      ],
      gentle: 'Selections are external proof. Add festival, year and category.',
    },
  ],
};
