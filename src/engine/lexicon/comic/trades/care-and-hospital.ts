import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What carers, support workers and doctors laugh about: the rota, the paperwork, the building. */
export const OF_CARE_AND_HOSPITALS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  care: [
    {
      says: 'personal care|activities of daily living|adl|adls',
      brutal: [
        'Personal care is the part of the rota that never gets shorter, only earlier.',
        'The plan gives it a time, and a good part of that is for the hot water to reach the first floor.',
        "ADLs: the three letters that turn a whole morning's work into a tick box.",
      ],
      gentle: 'Anybody reading for care looks for what you may do alone: washing, catheter or stoma care, feeding. Name the ones you were signed off for.',
    },
    {
      says: 'care plan|care plans|support plan|support plans|care planning',
      brutal: [
        'Forty pages of care plan, and everyone looks up how they take their tea.',
        'Support plans are reviewed on the last afternoon on which they can be.',
        "The care plan says “offer choice”. The kitchen says it's cottage pie.",
      ],
      gentle: 'Following care plans, reviewing them and writing them are three different pay grades. Use the verb of the highest one that is yours.',
    },
    {
      says: 'medication administration|administering medication|mar chart|mar sheet|emar|medication record',
      in: 'work',
      brutal: [
        'A MAR chart has a box for every hour and a code for every excuse.',
        'The initials on a medication record are small, blue and known only to their owner.',
        "eMAR saves paper, and now everybody's waiting for the tablet to charge.",
      ],
      gentle:
        'Medication competence travels well: an employer saves a course. If you also ordered, audited or signed for controlled drugs, those words come first.',
    },
    {
      says: 'moving and handling|manual handling|hoist|slide sheet|hoisting',
      brutal: [
        'Moving and handling: two people, one sling, and a third who came in to ask where the sling is.',
        'Moving and handling refresher: same colleague on the floor, same sling, same biscuits.',
        "The right sling is in the laundry. It's always the right one that's in the laundry.",
      ],
      gentle:
        'A moving and handling certificate runs out, so the date belongs beside it. If you train others in it, that is a job of its own and stands first.',
    },
    {
      says: 'handover|handovers|handover notes|shift handover',
      brutal: [
        'Handover is done standing up, in coats, with one ear on the door.',
        "“Nothing to report”, says the night handover. There's a shower chair in the lift.",
        "The handover book is up to date, once you've worked out the initials.",
      ],
      gentle:
        'Giving a handover and listening to one are two grades apart. If you ran the shift and gave it, let the line say so, with the number of people on the floor.',
    },
    {
      says: 'rota|rostering|rota management',
      in: 'work',
      brutal: [
        'The care rota goes up on Monday, in pencil, with a question mark on the twenty-fourth.',
        'Filling a Sunday on the rota takes eleven calls and one enormous favour.',
        'Rotas are a puzzle where the pieces have dentist appointments.',
      ],
      gentle: 'Rota work is the first step into management. Staff covered per week, or agency hours it saved: either one shows the size of it.',
    },
    {
      says: 'domiciliary care|home care|homecare|dom care|care calls',
      brutal: [
        "Home care is a string of calls, a ring of keys, and a car that thinks it's a filing cabinet.",
        'The app gives you four minutes to cross a town that has two bridges.',
        'The key safe is behind the bush, at knee height, in the dark, with a code from March.',
      ],
      gentle: 'A home care employer sorts by three things: own car and licence, the area covered, and whether double-up calls were part of the round.',
    },
    {
      says: 'care home|residential home|nursing home|residential care',
      around: 'elder|older|dementia|nurse|nursing|personal care|care assistant|carer|caregiver|bed|cqc|residents|palliative|end of life|senior care|frail',
      in: 'work',
      brutal: [
        'A care home has the heating on, the telly on, and a boiler with opinions about both.',
        'The table by the window in a care home has a waiting list.',
        'One lift, one piano, and one plug socket in the right place.',
      ],
      gentle: 'Give the number of beds and the sort of care, residential or nursing: with those two, any home knows which of its floors you could walk onto.',
    },
    {
      says: 'cqc|care quality commission',
      brutal: [
        'CQC asks five questions. The folder behind each is the size of a toaster.',
        'The inspector signs in at nine. By five past, every building within the group has had a text.',
        "Safe, effective, caring, responsive and well-led, and that's just the person on the front door.",
      ],
      gentle:
        'An inspection counts when your part in it shows: the files you kept, the floor you ran, the action plan you closed. The rating alone belongs to the house.',
    },
    {
      says: 'registered manager|care home manager|home manager',
      brutal: [
        "A registered manager has a certificate in the hall, and a coat that hasn't been taken off since Tuesday.",
        "A registered manager's door is always open, so people come in to ask where the batteries are.",
      ],
      gentle: 'For a registered manager the rating before, the rating after and the number of beds say the most. Those three fit on one line.',
    },
    {
      says: 'senior carer|senior care assistant',
      brutal: [
        'Senior carer: the one whose tea has a skin on it.',
        "Senior carers hold the keys, the phone, the line with the agency, and somebody's glasses.",
      ],
      gentle: 'Senior means you held the shift. If the keys, the medication round or the agency phone came with it, those words prove the step up.',
    },
    {
      says: 'nvq|level 2 diploma|level 3 diploma|level 3 health and social care|level 2 health and social care',
      brutal: [
        'NVQ evidence: an observation, a reflection, and somebody saying “just write what you do”.',
        'The diploma gets done in twenty-minute pieces, with the door open.',
      ],
      gentle: 'An NVQ needs its level, its full title and its year. One that is still running counts too, with the month it is due.',
    },
    {
      says: 'mandatory training|training matrix|refresher training|training compliance',
      brutal: [
        "The training matrix is green, amber, red, and one square that's been blue since somebody got creative.",
        'Mandatory e-learning is done in the staffroom, on the one computer, next to the microwave.',
        "Fire training: how to use the extinguisher, followed by please don't.",
      ],
      gentle: 'Training that is in date saves a new employer weeks of induction. If you kept the matrix or taught the sessions, that is the stronger line.',
    },
    {
      says: 'record keeping|daily notes|daily records|care records|documentation|care notes|daily logs',
      in: 'work',
      brutal: [
        'Daily notes: “settled, ate well”, written four times a day in three handwritings.',
        'Records are to be completed at the time, by somebody with both hands full.',
      ],
      gentle: 'Good notes are what an inspector reads first. If yours were audited, or used to show others how, that half sentence lifts this one.',
    },
    {
      says: 'person centred care|person-centred care|person centred|person-centred|person centered care|person-centered care',
      brutal: [
        "Person-centred means knowing about the cup. It's not any cup.",
        '“Person-centred” is on the wall, the fleece, the van and the teapot cosy.',
        'A whole training day about person-centred care, and the lunch was one kind of sandwich.',
      ],
      gentle: 'Two words on every care advert. Add one small routine that was changed for one person, no names, and yours, if you have one.',
    },
    {
      says: 'activities coordinator|activity coordinator|social activities|organising activities|activity planning|outings|days out',
      brutal: [
        'The activities calendar has something for every day, and a question mark next to the singer.',
        'The activities cupboard: nine jigsaws, eight and a half complete.',
        'An outing means a minibus, eleven coats, and a café that was told eight.',
      ],
      gentle:
        'Employers like things that go on: a weekly group, a choir, a garden. If something you started is still running, it belongs in this line by name.',
    },
    {
      says: 'meal preparation|preparing meals|mealtimes|light meals|prepared meals',
      in: 'work',
      brutal: [
        "Meal preparation in a kitchen that isn't yours is nine drawers till you find the tin opener.",
        'Meal preparation starts with an argument between the use-by date and the nose.',
        "The blender's lid has been lost in every kitchen where there's ever been a blender.",
      ],
      gentle: 'Thickened fluids, diabetic menus, halal or pureed meals are what a care kitchen asks about. Add the ones you made.',
    },
    {
      says: 'light housekeeping|household tasks|household chores|domestic duties|laundry',
      in: 'work',
      brutal: [
        'Laundry goes in as pairs and comes out as a debate.',
        'Light housekeeping stops being light at the hoover.',
        'The household tasks take ten minutes. Finding where this household keeps its dusters takes twenty.',
      ],
      gentle: 'Keep housework to half a line. If money, shopping or keys were trusted to you along with it, that is the half worth printing.',
    },
    {
      says: 'support worker|support work|supported living',
      brutal: [
        'Support work is half bus timetables, half being on hold with the council.',
        "In supported living, the sofa's for everyone, and the remote is a matter of treaty.",
      ],
      gentle:
        'Support work is judged by what people ended up doing without you: a bus, a bank account, a job. One such change, no names, outweighs a list of duties.',
    },
    {
      says: 'key worker|keyworker|key working|keyworking|named carer',
      not: 'covid|pandemic|lockdown|essential',
      brutal: [
        'A key worker knows how the tea is taken, which chair is taken, and where the charger went.',
        'Keyworker meetings go in the diary, get moved, and happen in the kitchen instead.',
        'The key worker is asked where it is, whatever it is, and knows.',
      ],
      gentle:
        "Being somebody's key worker means a caseload. How many people, and whether you wrote their plans and reviews: that is what a new team would ask.",
    },
    {
      says: 'healthcare assistant|health care assistant|hca|care assistant|carer|caregiver|nursing assistant',
      brutal: [
        'In this job the step counter gives up before the shift does.',
        'Carers can open any packet, find any glasses and work any remote.',
        'First to be asked where things are, last to get a chair.',
      ],
      gentle:
        "Ward, home or somebody's own house: care assistants do three jobs under one name. The setting and the skills you are signed off for place you at once.",
    },
    {
      says: 'blood pressure|vital signs|taking observations|obs',
      not: '1:1|one to one|one-to-one|enhanced|close|level|mental|constant|lesson|customer',
      brutal: [
        "The blood pressure machine's beeping because it's low. The battery, that is.",
        'Obs machines come in pairs: the one with wheels and the one with a cuff.',
      ],
      gentle: 'Taking a reading is a beginning. If you charted it, scored it and called the nurse yourself, those three verbs put you a grade higher.',
    },
    {
      says: 'bank hca|agency carer|bank worker|bank shift',
      brutal: [
        "Bank shifts: a new building, no code for the door, and “you know what you're doing, don't you?”",
        'Agency carers learn a floor in four minutes, from someone walking backwards.',
      ],
      gentle: 'Bank and agency shifts show range. Three or four settings by name, and one that booked you again, turn short contracts into a strength.',
    },
    {
      says: 'waking night|night shift',
      brutal: [
        'On nights the building ticks, hums, and has one cupboard that opens by itself.',
        'The tea urn is never as clean as at four in the morning on a waking night.',
      ],
      gentle: 'Nights often mean being the one in charge. If the building was yours until morning, print the number of people in it.',
    },
    {
      says: 'sleep-in|sleep in',
      brutal: ['A sleep-in is a bed, a buzzer, a boiler and no sleep.', 'The sleep-in room has a bed, a fax machine, and the hoover.'],
      gentle: 'A sleep-in trusts one person with a whole house. If you were the only one on duty, or held the on-call decision, that is the part to print.',
    },
    {
      says: 'care coordinator|care co-ordinator|field care supervisor',
      around: 'carers|care worker|rota|domiciliary|home care|homecare|care calls|double-up|missed call|scheduling|care round|supervisor',
      brutal: [
        "On call: it's six on a Saturday, and someone's car won't start in the village with no bus.",
        'A care coordinator can fit nine calls into eight hours by bending a road.',
        "Field supervisor means you're out covering the call, on the phone, about another call.",
      ],
      gentle: 'Give weekly hours, carers on the books and missed calls: a branch reads a coordinator by those three figures.',
    },
    {
      says: 'supervisions|staff supervision|spot check',
      brutal: [
        'Spot checks are a surprise, announced by whoever sees the car first.',
        'Supervisions are every eight weeks, on paper, in a cupboard, interrupted by a delivery.',
      ],
      gentle: 'Supervision is line management under a modest name. Number of staff and how often: with these two it counts towards a senior post.',
    },
    {
      says: 'shadowing|new starter|mentoring new staff|trained new staff|training new staff',
      in: 'work',
      brutal: [
        'Shadow shift: walk behind, watch, carry the gloves, and find out who really runs the place.',
        "Induction covers fire doors, door codes, and which kettle's for staff.",
      ],
      gentle: 'If people you trained are still there, that is the best sentence a home can read: staff who stay save it the most money.',
    },
    {
      says: 'risk assessment|incident report|incident reporting|accident form',
      brutal: [
        'A risk assessment for the Christmas tree: trip, cable, needle, angel.',
        "The accident book's for stubbed toes, the hoist's ankle-high leg, and the corner everyone knows.",
        'Incident forms ask what could have been done differently. The wet floor sign has been quoted.',
      ],
      gentle:
        'Forms prove paper, changes prove judgement. If something was moved, bought or done differently because of a report of yours, put that beside it.',
    },
    {
      says: 'district nurse|liaising with professionals|health professionals|mdt|multidisciplinary',
      in: 'work',
      brutal: [
        'Liaising with professionals means forty minutes of Vivaldi, and then a surgery that shuts at twelve.',
        "The visit is booked for between eight and six. It comes in the ten minutes when nobody's at the door.",
        'Everybody has a lanyard and a different date for the next meeting.',
      ],
      gentle: 'Nurses and doctors act on what the carer noticed first. Add one case where your call changed something, without a name, if you have one.',
    },
    {
      says: 'care software|nourish|birdie|log my care|electronic care record|care planning software',
      not: 'golf|body|soul|skin|hair|plants',
      brutal: [
        'The care app logs you out with one glove on.',
        'Electronic notes need a signal. The signal is in the car park, by the bins.',
        'The tablet says overdue. So does the charger.',
      ],
      gentle: 'A care provider on the same software saves a week of training. If you set it up or taught the others, that verb goes in front of the name.',
    },
    {
      says: 'caring|compassionate|empathy|patient and caring',
      in: 'skills',
      brutal: ['Caring, as a skill, in care. The interview panel may put its pens down.', "It can't be laminated, though head office has tried."],
      gentle:
        'Every applicant for care writes it. Something small that you noticed before anybody else did, without a name, is what makes a reader believe it.',
    },
    {
      says: 'own car|own transport|car driver|key safe',
      brutal: [
        "A carer's car has gloves, wipes, a torch, spare shoes, and somewhere below them a seat.",
        "Business insurance, winter tyres, and a sat nav that's given up on farm tracks.",
      ],
      gentle: 'For home care this can decide it. Near the top, with how far you are willing to go and the business insurance if you have it.',
    },
    {
      says: 'day centre|day service|day services|day care',
      not: 'child|children|toddler|nursery|infant|kid|dog|pet',
      in: 'work',
      brutal: [
        "The day centre's minibus is back at three. There's a scarf on it that belongs to nobody.",
        'One table in the day centre is for dominoes. It was decided before the building was.',
      ],
      gentle:
        'A session with a name reads better than duties: the Thursday kitchen, the choir, the allotment. How many came each week is the figure to go with it.',
    },
  ],
  medicine: [
    {
      says: 'ward round|board round',
      brutal: [
        'The ward round starts at eight with twelve people, and reaches the last bay as a consultant and a drug chart.',
        'The computer on wheels has a ward round of its own, following behind, at five percent.',
      ],
      gentle: 'Leading a round and attending one are read as two grades. The number of beds, and whether you led alone, settles which it was.',
    },
    {
      says: 'on call|on-call|out of hours|medical take|acute take',
      around:
        'registrar|foundation|sho|house officer|junior doctor|resident|bleep|ward cover|core train|specialty train|senior house|intern|acute take|medical take',
      in: 'work',
      brutal: [
        "The pager goes in the lift, where there's no phone, on the way to a phone.",
        'On call, you eat toast over a keyboard and learn the hospital by its staircases.',
      ],
      gentle: 'A panel weighs on-call work by size: beds covered, grade above you in the building, take per night. One of those figures does it.',
    },
    {
      says: 'outpatient clinic|clinic|outpatient|outpatients',
      in: 'work',
      brutal: [
        'Clinic has a fixed number of slots, and one more written in by a friend.',
        'Outpatients runs forty minutes late, and so does the bus, so it evens out.',
        'The clinic letter gets dictated in one breath and typed by Thursday fortnight.',
      ],
      gentle: 'A clinic you set up, or one with a name (one-stop, virtual, nurse-led), says more than outpatients. Two words in front of it are enough.',
    },
    {
      says: 'clinical audit|audit|re-audit|closed loop|closed-loop audit|qip',
      not: 'financial|external|internal|sponsor|gcp|vendor|trial|tmf|fda|billing|coding|account|site',
      brutal: [
        'An audit has two loops. The second closes when somebody else rotates through.',
        "The audit finds the form isn't filled in. The recommendation is a form.",
      ],
      gentle: 'The second cycle makes an audit. Standard, first result, second result: three short figures score higher than any verb.',
    },
    {
      says: 'poster presentation|oral presentation|poster',
      not: 'campaign|leaflet|brochure|design|print|awareness|waiting room',
      brutal: [
        "A poster goes on the train in a tube, and everyone in the carriage thinks it's a fishing rod.",
        'Poster 114, by the coffee, read in full by the author of poster 115.',
      ],
      gentle: 'Meeting, city and year, and whether it was national or international: shortlisting gives separate points for each, so none should be missing.',
    },
    {
      says: 'foundation doctor|fy1|fy2|house officer|foundation programme|foundation year',
      not: 'foundation year in|foundation year for|international foundation|foundation programme in|pathway|business|engineering|art and design',
      brutal: [
        'FY1 is a year of knowing where the forms are and finding who signs them.',
        'An F2 is asked by an F1, who was asked by a nurse, who already knew.',
        "The foundation e-portfolio needs one more reflection. It's never needed fewer.",
      ],
      gentle: 'The six rotations of the foundation years, in order, with hospital and months, answer nearly every question a shortlister has.',
    },
    {
      says: 'gmc|gmc registration|full gmc|licence to practise',
      brutal: [
        'The GMC number is seven digits, and doctors have forgotten their own phone before it.',
        'Registered, licensed, revalidated, and still no login on the first day.',
      ],
      gentle: 'Number, type of registration and date belong at the head of the page: the first thing a medical recruiter does is look the number up.',
    },
    {
      says: 'mrcp|mrcs|mrcgp|frca|mrcpsych|mrcpch|membership exam',
      brutal: [
        'Part 1: hundreds of questions, one of them about a fungus.',
        "An exam fee, a train to a hotel, and an actor who's got nine minutes and a secret.",
      ],
      gentle: 'Each part of the exam with month and year, and the next one if it is booked: shortlisting points hang on exactly that.',
    },
    {
      says: 'arcp|eportfolio|e-portfolio|appraisal|reflective practice|revalidation',
      not: 'critical|staff|literature|evidence|employee|direct report|line manag|team member|investment',
      brutal: [
        "The portfolio wants more tickets. They're signed the night before, by somebody on a beach.",
        'E-portfolios time out once the reflection gets honest.',
        'Appraisal is three hours about a year, of which two are finding the certificate for fire.',
      ],
      gentle: 'Clean reviews take four words. The space is better used for one thing the portfolio led to: a course, a project, a change of practice.',
    },
    {
      says: 'medical student|bedside teaching|teaching medical students',
      in: 'work',
      brutal: [
        "Students in short sleeves, all trying to stand where the question won't land.",
        'Medical students know the rarest diagnosis first and the commonest one last.',
        "The teaching is at lunchtime. So is the lunch, and that's how it's attended.",
      ],
      gentle: 'Regular, with a named course and collected feedback: those are the words for which teaching scores on a medical application.',
    },
    {
      says: 'discharge summary|discharge summaries|discharge letter|tto|ttos|ttas',
      brutal: [
        'Discharge papers: needed by ten, written at two, and pharmacy has got a question about one.',
        "A discharge summary is begun by whoever's nearest the computer when they stop.",
        'The GP gets the discharge letter in one enormous paragraph.',
      ],
      gentle: 'Every doctor writes these, so as a duty it adds little. A template that others took over, or a backlog that shrank, would make it count.',
    },
    {
      says: 'history taking|clerking|clerked|history and examination',
      brutal: [
        'Clerking takes forty minutes, and the consultant gets a different story in two.',
        'History taking: open question, pause, and a very long story about a caravan.',
        "A stethoscope's borrowed once, in the first week, and never seen again.",
      ],
      gentle: 'History and examination are taken for granted in a doctor. The line is stronger with the setting: acute take, clinic, prison, home visit.',
    },
    {
      says: 'lumbar puncture|chest drain|central line|arterial line|practical procedure',
      brutal: [
        'Everything is on the trolley, apart from the one needle.',
        'Procedures start with a treasure hunt for a trolley that was clean a second ago.',
        "The tray's set, the gloves are on, and the bleep goes.",
      ],
      gentle: 'Supervised, independent, or teaching others: a list of procedures only works with the level behind each one.',
    },
    {
      says: 'theatre list|operating list|elective list|operating theatre|operating room|surgical logbook',
      in: 'work',
      brutal: ['The list starts at half past eight, in theory, in the coffee room.', 'Surgical logbooks count everything, including “assisted: held a torch”.'],
      gentle: 'Logbook totals by operation and level say it all. Add the five biggest in a row, with the date they were counted.',
    },
    {
      says: 'mdt|mdt meeting|multidisciplinary|multidisciplinary team|tumour board',
      brutal: [
        'An MDT coordinator can hush nine consultants with a cough.',
        'The multidisciplinary meeting is over lunch. The sandwiches are the reason for the attendance.',
        'The MDT has ninety seconds per case, and spends forty of them finding the right screen.',
      ],
      gentle: 'Presenting, chairing and running the list behind the meeting are three different things. Name the one that was yours.',
    },
    {
      says: 'gp|general practice|general practitioner|primary care|family medicine|gp surgery|locum gp',
      around: 'general practitioner|gp partner|salaried|gp registrar|gp trainee|family physician|family doctor|mrcgp|partnership|locum|gp with|family medicine',
      in: 'work',
      brutal: [
        'General practice runs in slots of ten minutes, and “one more thing” takes eleven.',
        "A GP's inbox refills from underneath, like a well.",
        'Locum GPs learn a new login, a new printer and a new kettle before half past eight.',
      ],
      gentle: 'Sessions a week, list size and the area you lead on: a practice reads a GP by those three.',
    },
    {
      says: 'clinical trial|ich gcp|good clinical practice|clinical research|principal investigator',
      in: 'work',
      brutal: [
        "A protocol amendment arrives once everyone's learnt the protocol.",
        'Clinical trials run on coolers, couriers and a freezer log that beeps in the night.',
        'The trial needs sixty people with the condition, no other condition, and a free Tuesday.',
      ],
      gentle: 'Phase, therapeutic area and recruitment against target make a track record out of trial work. They fit in brackets after the name.',
    },
    {
      says: 'trial master file|tmf|etmf|source data verification|monitoring visit|sdv|edc',
      brutal: [
        'The trial master file has forty tabs. Monitors read the one with the missing signature.',
        'Source data verification: someone flies in to check a seven.',
        'The data query got an answer. The answer got a query.',
      ],
      gentle: 'Visits a month, queries closed and findings at audit are what a sponsor hires on. Even one of them would carry this line.',
    },
    {
      says: 'ethics committee|ethics approval|irb|hra approval',
      in: 'work',
      brutal: [
        'Ethics committees read all forty pages, and ask about a comma in appendix nine.',
        "Ethics approval asks for a leaflet in plain English. It's fourteen pages.",
      ],
      gentle: 'First-time approvals are rare enough to be counted. If you wrote the application or the consent form yourself, that verb belongs here.',
    },
    {
      says: 'rota|rota coordinator|rota management|rotas|rota master',
      brutal: [
        'Everybody rings back the doctor who writes the rota.',
        "The rota's compliant. It's the humans in it who've got weddings.",
        'Annual leave must be asked for six weeks ahead, and the rota is out in five.',
      ],
      gentle: 'Rota work is management that panels give points for: the number of doctors on it, and for how many months.',
    },
    {
      says: 'clinical guideline|clinical pathway|nice guideline|clinical guidelines',
      brutal: [
        "Hospital guidelines are on the intranet, by department, by a department that's since been renamed.",
        'A pathway is a flowchart with eleven diamonds and one way out, to clinic.',
        'The guideline says “consider”. Consultants have been arguing about “consider” since.',
      ],
      gentle: 'Name the guideline and say whether it is in use. One that was adopted beyond the department belongs nearer the top of the page.',
    },
    {
      says: 'publication|peer-reviewed|peer reviewed|first author|pubmed',
      brutal: [
        'A medical publication has nine authors, and two of them have read it.',
        'Reviewer 2 would like the sample size to have been bigger, in the past.',
      ],
      gentle: 'One citation style throughout, your own name in bold, and accepted or submitted marked as such: then a panel can count them in ten seconds.',
    },
    {
      says: 'anaesthetics|anaesthesia|anaesthetist|anaesthetic',
      not: 'local|dental|topical',
      brutal: [
        "Anaesthetists bring crosswords, coffee and, when it goes quiet, everyone's attention.",
        "The anaesthetic room has a radio, and it's surgeons who ask for it to go down.",
      ],
      gentle: 'In anaesthetics the lists you do alone say more than the years. Name the two or three, with the logbook total behind them.',
    },
    {
      says: 'emergency medicine|emergency department|accident and emergency|a&e',
      in: 'work',
      brutal: [
        "Never say it's quiet in the emergency department. People have been sent for the coffee for it.",
        'ED coffee gets made at two and found at nine.',
      ],
      gentle: 'Attendances a year and the most senior role you held at night give the size of an emergency job in half a line.',
    },
    {
      says: 'radiology|radiologist|pacs',
      in: 'work',
      brutal: [
        'Radiologists sit in the dark and answer everything with “clinical correlation advised”.',
        "PACS is slow today. So the whole hospital knows it's Monday.",
        'A request says “?pathology”. Radiology reports: “yes, some”.',
      ],
      gentle: 'Modality and body area are what places anybody near radiology. If a reporting interest or a system was yours, it stands first.',
    },
    {
      says: 'waiting list|waiting time|rtt|18 weeks|referral to treatment',
      in: 'work',
      brutal: [
        'The clock starts, pauses, stops and gets validated on Fridays by someone called Lynn.',
        'A waiting list has a length, a deadline, and a spreadsheet with a waiting list of its own.',
      ],
      gentle: 'A wait with two figures, from and to, is the strongest line a hospital can read. What was done to get there fits in the same breath.',
    },
    {
      says: 'directorate|business case|cost improvement|nhs management|hospital administration|hospital administrator|service manager',
      in: 'work',
      brutal: [
        'A business case runs to forty pages for one scanner, and a page for where to put it.',
        'Directorates merge in spring, and change the sign in autumn.',
        "Cost improvement has found a saving in pens. It's a big hospital.",
      ],
      gentle: 'Budget, beds and staff place a hospital manager. Add one target that moved in your time, if you have one.',
    },
    {
      says: 'clinical governance|datix|patient safety',
      in: 'work',
      brutal: [
        "The incident form has a dropdown with four hundred categories. “Printer” isn't there, and it ought to be.",
        "Governance meets monthly, with “you're on mute” as a standing item.",
        'The lessons learned are on a poster in the lift. The lift is out of order.',
      ],
      gentle: 'Committees are attended by many. Add one change that came out of it and is still there, a label, a checklist, a layout, if you have one.',
    },
    {
      says: 'locum|locums|agency doctor|bank shifts|locum tenens',
      brutal: [
        "A locum's first question is the wifi. The second's where the toilets are. By the third it's Thursday.",
        'Locums have a login for everywhere except where they are.',
      ],
      gentle: 'Locum work reads best as one entry: dates, grade, hospitals in a row. Gathered like that it shows range, scattered it looks like short stays.',
    },
    {
      says: 'clinical academic|academic clinical|clinical research fellow|clinical lecturer|clinical fellow',
      around: 'research|phd|academic|university|grant|lab|lecturer|publication|thesis|laborator',
      in: 'work',
      brutal: [
        'Half in the clinic, half in the lab, and wholly in the car between.',
        'The research half-day is on Wednesday afternoon, when clinic overruns.',
        'The research year begins with finding out that the freezer was off in March.',
      ],
      gentle: 'For a clinical academic the grant with its sum, or the first paper that came of it, tells a panel more than the split of the week.',
    },
    {
      says: 'clinical lead|medical director|clinical director|chief registrar|lead consultant',
      in: 'work',
      brutal: [
        'A clinical lead gets a sliver of the week for it, and a group email that never sleeps.',
        "The medical leadership course has a two by two grid. Everyone's in the top right.",
        'All of the meetings, one of the parking permits.',
      ],
      gentle: 'The size of the service and what still runs after you left, a clinic, a filled rota, a shorter wait: that is how a lead is read.',
    },
    {
      says: 'public health|epidemiology|epidemiologist|health needs assessment',
      in: 'work',
      brutal: [
        'A needs assessment is ninety pages to say: buses.',
        "Epidemiology does its best work when nothing happens, and then asks for next year's budget.",
      ],
      gentle: 'Population, area and one rate that moved: this work can be counted, and few applicants do it.',
    },
    {
      says: 'bleep|bleeps|pager|crash bleep|dect',
      brutal: ["A bleep's older than the wifi and works in more of the building.", "The bleep goes quiet only while you check if it's on."],
      gentle: 'Holding the bleep made you the first answer of the building. Which wards, or how many beds, turns it into a measure.',
    },
  ],
};
