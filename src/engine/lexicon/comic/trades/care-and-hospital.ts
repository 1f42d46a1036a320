import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What carers, support workers and doctors laugh about: the rota, the paperwork, the building. */
export const OF_CARE_AND_HOSPITALS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  care: [
    {
      says: 'personal care|activities of daily living|adls|adl|daily living|washing and dressing|bathing',
      brutal: [
        'Personal care is the part of the rota that never gets shorter, only earlier.',
        'The care plan allows thirty minutes, and eleven of those are for the hot water to reach the first floor.',
        "ADLs: the three letters that turn a whole morning's work into a tick box.",
      ],
      gentle: 'Everybody in care writes this. How many people did you support on a shift, and what were you signed off to do alone?',
    },
    {
      says: 'care plan|care plans|support plan|support plans|care planning',
      brutal: [
        'A care plan has forty pages. The one about how somebody takes their tea is the one that gets read.',
        'Support plans are reviewed every month, on the last afternoon of it.',
        "The care plan says “offer choice”. The kitchen says it's cottage pie.",
      ],
      gentle: 'Did you write them, review them or follow them? Each is a step up from the next, so say which.',
    },
    {
      says: 'medication administration|administering medication|medication|mar chart|mar charts|mar sheet|medication records|emar',
      in: 'work',
      brutal: [
        'A MAR chart has a box for every hour and a code for every excuse.',
        'The medication trolley has one key, a chain, and three people patting their pockets.',
        "eMAR saves paper, and now everybody's waiting for the tablet to charge.",
      ],
      gentle: 'Trained and signed off for medication puts you ahead. Level, year, and whether you did the audits: add those three.',
    },
    {
      says: 'moving and handling|manual handling|hoist|hoists|slide sheet|slide sheets|stand aid|hoisting',
      brutal: [
        "A hoist has a battery, a spare battery, and a charger in a room that's been turned into an office.",
        'Moving and handling refresher: same colleague on the floor, same sling, same biscuits.',
        "The right sling is in the laundry. It's always the right one that's in the laundry.",
      ],
      gentle: 'If you train others or do the assessments, put it first. Otherwise one line with the date is plenty.',
    },
    {
      says: 'handover|handovers|handover notes|shift handover',
      brutal: [
        'Handover is in the small lounge, in coats, with one ear on the buzzer.',
        "“Nothing to report”, says the night handover. There's a shower chair in the lift.",
        "The handover book is up to date, once you've worked out the initials.",
      ],
      gentle: 'A good handover keeps a building safe. If you led the shift and gave it, say for how many residents or clients.',
    },
    {
      says: 'rota|rotas|rostering|rota management|scheduling|roster',
      brutal: [
        'The care rota goes up on Monday, in pencil, with a question mark on the twenty-fourth.',
        'Filling a Sunday on the rota takes eleven calls and one enormous favour.',
        'Rotas are a puzzle where the pieces have dentist appointments.',
      ],
      gentle: 'Hours covered, head count, agency use before and after: rota work is management, so give it figures.',
    },
    {
      says: 'domiciliary care|home care|homecare|dom care|care calls|community care|home visits|live-in care|live in care',
      brutal: [
        "Dom care is fourteen calls, nine key safes, and a Fiesta that thinks it's a filing cabinet.",
        'The app gives you four minutes to cross a town that has two bridges.',
        'A key safe is behind the bush, at knee height, in the dark, with a code from March.',
      ],
      gentle: 'Calls a day, area, own car: three facts a coordinator needs. Double-ups or alone? Add that too.',
    },
    {
      says: 'care home|residential home|nursing home|residential care|assisted living',
      brutal: [
        "A care home has the heating on, the telly on and a boiler that's on a knife edge.",
        'Assisted living has a minibus, a piano and a fierce waiting list for the table by the window.',
        'Every care home has one lift, one piano and one plug socket in the right place.',
      ],
      gentle: 'How many beds, and what rating did the inspector leave behind? Two numbers that place your whole job.',
    },
    {
      says: 'cqc|care quality commission|inspection|inspections|state survey|surveyors|regulation',
      brutal: [
        'CQC asks five questions. The folder behind each is the size of a toaster.',
        'The inspector signs in at nine. By five past, every building within the group has had a text.',
        "Safe, effective, caring, responsive and well-led, and that's just the person on the front door.",
      ],
      gentle: 'A rating before and after is the clearest proof care offers. Which key question did you improve, and how?',
    },
    {
      says: 'registered manager|care home manager|deputy manager|home manager|team leader|senior carer|senior care assistant|shift leader',
      brutal: [
        "A registered manager has a certificate in the hall, and a coat that hasn't been taken off since Tuesday.",
        'Senior carers hold the keys, the phone, the drugs fridge and the line with the agency.',
        "The care home manager's open door is the one people knock on to ask where the batteries are.",
      ],
      gentle: 'Beds, staff, budget, rating. Give those four and your title needs no adjectives.',
    },
    {
      says: 'care certificate|nvq|nvq level 2|nvq level 3|level 2 diploma|level 3 diploma|health and social care|qcf|rqf|level 5|cna|certified nursing assistant|hha',
      brutal: [
        'The Care Certificate has a workbook, and the workbook has a coffee ring at standard three.',
        'NVQ evidence: an observation, a reflection, and somebody saying “just write what you do”.',
        'Level 5 takes two years, in twenty-minute pieces, with the door open.',
      ],
      gentle: "Which level, and is it finished? Put the date. Homes need a certain share of qualified staff, so it's a real selling point.",
    },
    {
      says: 'mandatory training|e-learning|training matrix|refresher training|training compliance',
      brutal: [
        "The training matrix is green, amber, red, and one square that's been blue since somebody got creative.",
        'Mandatory e-learning is done in the staffroom, on the one computer, next to the microwave.',
        "Fire training: how to use the extinguisher, followed by please don't.",
      ],
      gentle: "If you kept the matrix, give the percentage. If you deliver the training, that's a role of its own.",
    },
    {
      says: 'record keeping|daily notes|daily records|care records|documentation|charts|accurate records|daily logs|care notes',
      brutal: [
        'Daily notes: “settled, ate well”, written four times a day in three handwritings.',
        'Records are to be completed at the time, by somebody with both hands full.',
        "The chart is in the folder, the folder is in the room, and the pen's gone on holiday.",
      ],
      gentle: 'Were your notes used as an example, or did an audit praise them? Good records are rarer than people think.',
    },
    {
      says: 'person centred care|person-centred care|person centred|person-centred|person centered|dignity and respect|dignity',
      brutal: [
        "Person-centred means knowing about the cup. It's not any cup.",
        '“Person-centred” is on the wall, the fleece, the van and the teapot cosy.',
        'A whole training day about person-centred care, and the lunch was one kind of sandwich.',
      ],
      gentle: 'One example beats the phrase: a routine you changed because you noticed something. Tell it in a dozen words.',
    },
    {
      says: 'activities|activities coordinator|outings|social activities|organising activities|activity planning|days out',
      brutal: [
        'Bingo at two is the nearest a care home gets to the Champions League.',
        'The activities cupboard: nine jigsaws, eight and a half complete.',
        'An outing means a minibus, eleven coats, and a café that was told eight.',
      ],
      gentle: "What did you start that's still running? A choir, a garden, a Friday quiz: name it, and how many came.",
    },
    {
      says: 'mealtimes|meal preparation|preparing meals|food preparation|meals|nutrition|feeding|meal times|light meals',
      brutal: [
        "Meal preparation in other people's kitchens is nine drawers till you find the tin opener.",
        "Lunch is at half past twelve. There's a queue at ten past, with views on gravy.",
        "The blender's lid has been lost in every building where there's ever been one.",
      ],
      gentle: "Special diets, thickened fluids, food hygiene level: list what you know. It's a skill homes look for by name.",
    },
    {
      says: 'cleaning|housekeeping|laundry|domestic duties|household tasks|light housekeeping|household chores|shopping',
      brutal: [
        "The laundry has forty grey cardigans and a label machine that's out of tape.",
        'Light housekeeping stops being light at the hoover.',
        'Shopping list: the small tin, not the big tin, the shop with the parking, the change in the purse.',
      ],
      gentle: "Keep it short, and give the words to what only you did. Did you manage money or shopping for someone? That's trust.",
    },
    {
      says: 'support worker|support workers|supported living|outreach|floating support|enablement|reablement',
      brutal: [
        'Support work is half bus timetables, half being on hold with the council.',
        "In supported living, the sofa's for everyone, and the remote is a matter of treaty.",
        'Outreach means your office is a car, and the meeting room is a café with a plug.',
      ],
      gentle: "What could somebody do afterwards that they couldn't before? Cooking, a bus trip, a bill: one of those is your best line.",
    },
    {
      says: 'key worker|keyworker|key working|keyworking|named carer',
      brutal: [
        'A key worker knows the sugar, the slippers and the story about the dog.',
        'Keyworker meetings go in the diary, get moved, and happen in the kitchen instead.',
        'The key worker is asked where it is, whatever it is, and knows.',
      ],
      gentle: 'For how many people, and what changed on your watch? Reviews you led are worth a clause.',
    },
    {
      says: 'healthcare assistant|health care assistant|hca|care assistant|carer|caregiver|nursing assistant|care worker',
      brutal: [
        'A healthcare assistant walks nine miles a shift in a building a hundred metres long.',
        'Carers can open any packet, find any glasses and work any remote.',
        'HCA: the first person asked where things are, and the last to get a chair.',
      ],
      gentle: "Say where, how many beds, and which skills you're signed off for. Those sort one HCA from four hundred.",
    },
    {
      says: 'observations|vital signs|blood pressure|obs|taking observations|weights|blood sugar|bm',
      brutal: [
        "The blood pressure machine's beeping because it's low. The battery, that is.",
        'Obs machines come in pairs: the one with wheels and the one with a cuff.',
        "Weights on the first of the month, on a chair scale that thinks everyone's a suitcase.",
      ],
      gentle: "Which ones are you competent in, and do you chart and escalate yourself? That's what a ward would want.",
    },
    {
      says: 'bank staff|agency carer|agency|bank hca|bank worker|zero hours',
      brutal: [
        "Bank shifts: a new building, no code for the door, and “you know what you're doing, don't you?”",
        'Agency carers learn a floor in four minutes, from someone walking backwards.',
      ],
      gentle: 'Many sites in little time is breadth. List the types of settings, and any that asked for you by name.',
    },
    {
      says: 'night shift|night shifts|waking nights|waking night|sleep in|sleep-in|sleep ins|sleep-ins|nights|long days',
      brutal: [
        'A sleep-in is a bed, a buzzer, a boiler and no sleep.',
        'On waking nights the building ticks, hums and has one cupboard that opens by itself.',
        'Night shift chores in a care home: wheelchairs wiped, tea urn descaled, world put right.',
      ],
      gentle: 'Alone in charge at night is real responsibility. For how many, with what back-up? Put it in.',
    },
    {
      says: 'care coordinator|care coordination|field care supervisor|coordinating care|care co-ordinator|on call|on-call',
      brutal: [
        "On call: it's six on a Saturday, and someone's car won't start in the village with no bus.",
        'A care coordinator can fit nine calls into eight hours by bending a road.',
        "Field supervisor means you're out covering the call, on the phone, about another call.",
      ],
      gentle: 'Hours a week, number of carers, missed calls: near nought? That figure is your headline.',
    },
    {
      says: 'spot checks|supervision|supervisions|appraisals|staff supervision|staff supervisions',
      brutal: [
        'Spot checks are a surprise, announced by whoever sees the car first.',
        'Supervisions are every eight weeks, on paper, in a cupboard, interrupted by a delivery.',
        "The appraisal form has eleven pages, and the useful bit's said at the door.",
      ],
      gentle: 'How many staff did you supervise, and did they stay? Turnover is the figure care owners care about.',
    },
    {
      says: 'recruitment|induction|inductions|shadowing|new starters|training new staff|trained new staff|mentoring new staff',
      brutal: [
        "Shadow shift: walk behind, watch, carry the gloves, and find out who the boss really is. It's the cook.",
        "Induction covers fire doors, door codes, and which kettle's for staff.",
        "Ten interviews booked, four came, and one of those was for the plumber's job.",
      ],
      gentle: "How many starters did you bring through, and are they still there? In care that's a rare and lovely number.",
    },
    {
      says: 'ppe|infection control|infection prevention|gloves and aprons|ipc',
      brutal: [
        "Gloves come in small, large, and the box that's run out.",
        'Aprons tear off the roll in pairs, like shy guests.',
        "The PPE store has nine thousand visors from a delivery that couldn't be stopped.",
      ],
      gentle: 'An infection control lead or champion role is worth naming. Did an audit go well? Put the score.',
    },
    {
      says: 'risk assessment|risk assessments|health and safety|incident reporting|accident forms|incident reports',
      brutal: [
        'A risk assessment for the Christmas tree: trip, cable, needle, angel.',
        "The accident book's for stubbed toes, the hoist's ankle-high leg, and the corner everyone knows.",
        'Incident forms ask what could have been done differently. The wet floor sign has been quoted.',
      ],
      gentle: 'Which change came out of a form you wrote? One fix shows judgement; the word only shows paper.',
    },
    {
      says: 'gp|district nurse|professionals|multidisciplinary|mdt|liaising with professionals|social worker|social workers',
      in: 'work',
      brutal: [
        'Liaising with professionals means forty minutes of Vivaldi, and then a surgery that shuts at twelve.',
        "The district nurse comes between eight and six, in the one ten minutes that nobody's at the door.",
        'Everybody at the MDT has a lanyard and a different date for the next one.',
      ],
      gentle: 'Being the one who knows the person best is what you bring to that table. Give an example where it counted.',
    },
    {
      says: 'nourish|birdie|person centred software|care software|access care|log my care|carebeans|electronic care|electronic records',
      in: 'anywhere',
      brutal: [
        'The care app logs you out with one glove on.',
        'Electronic notes need a signal. The signal is in the car park, by the bins.',
        'The tablet says overdue. So does the charger.',
      ],
      gentle: 'Name the software, since the next place may have the same. If you trained the team on it, lead with that.',
    },
    {
      says: 'budget|budgets|occupancy|fees|petty cash|occupancy levels',
      brutal: [
        'Petty cash: £4.20, a button, and a receipt for a goldfish.',
        "Occupancy's 97 percent. The last room has a radiator with a personality.",
        "The budget meeting's about agency. It was about agency last year.",
      ],
      gentle: 'Figures make a home manager: beds filled, agency cut, margin held. Pick the one that moved most.',
    },
    {
      says: 'communication|communication skills|compassionate|caring|patient and caring|empathy',
      in: 'skills',
      brutal: [
        'Caring, as a skill, in care. The interview panel may put its pens down.',
        'Communication in a care home takes place over a hoover, down a corridor and through a hatch.',
        "Empathy can't be laminated, though head office has tried.",
      ],
      gentle: 'Tell the reader one moment instead, without names. What did you notice that others had missed?',
    },
    {
      says: 'first aid|basic life support|first aider|emergency first aid|bls',
      brutal: [
        'The first aid box has a list of contents, and the plasters were the first to leave.',
        'First aid day: one dummy, nine pairs of knees, and sandwiches that everyone steps over.',
      ],
      gentle: "Put the expiry date next to it. If you're the appointed first aider, say so.",
    },
    {
      says: 'key safe|driver|own car|full driving licence|own transport|car driver',
      in: 'anywhere',
      brutal: [
        "A carer's car has gloves, wipes, a torch, spare shoes, and somewhere below them a seat.",
        "Business insurance, winter tyres, and a sat nav that's given up on farm tracks.",
      ],
      gentle: "For home care this can decide it. Put it near the top, with the distance you're willing to cover.",
    },
    {
      says: 'complaint|complaints|compliments|feedback',
      brutal: [
        'Compliments arrive by card, complaints by email, and both go in a folder for the inspector.',
        'The complaint was about the soup. The meeting about it had minutes.',
      ],
      gentle: "If a complaint ended in a thank-you, it's worth a line. What did you change?",
    },
    {
      says: 'fire drill|fire safety|fire marshal|fire warden|evacuation',
      brutal: [
        "The fire panel says zone four. The plan is on the wall, behind the fire panel's open door.",
        "The fire drill is on Tuesdays at ten, which is how everyone knows that it's a drill.",
        "Fire marshals get a tabard and a whistle, and nobody's ever asked for the whistle.",
      ],
      gentle: 'A named role counts. How many did you get out, and in what time? Drills are recorded, so you can check.',
    },
    {
      says: 'equipment|wheelchair|wheelchairs|profiling bed|profiling beds|pressure mattress|airflow mattress|stairlift|mobility aids',
      in: 'work',
      brutal: [
        'A profiling bed has a remote with twelve arrows, and a colleague who presses all of them.',
        'The stairlift moves at the speed of a decision.',
        'Equipment comes from stores by Thursday, in a van with no tail lift.',
      ],
      gentle: 'Which equipment can you check and train on? Naming it helps a manager who has just bought the same.',
    },
    {
      says: 'day centre|day service|day services|day care',
      in: 'work',
      brutal: [
        "The day centre's minibus is back at three. There's a scarf on it that belongs to nobody.",
        "A day service has forty mugs, three kettles and one table that's always for dominoes.",
      ],
      gentle: 'Numbers a day and what you ran yourself. A session with a name, such as the Thursday kitchen, reads better than duties.',
    },
  ],
  medicine: [
    {
      says: 'ward round|ward rounds|board round|rounds',
      brutal: [
        'The ward round starts at eight with twelve people, and reaches the last bay as a consultant and a drug chart.',
        "Board round: fifteen minutes standing up, in front of a whiteboard with one pen, and it's dry.",
        'The computer on wheels has a ward round of its own, following behind, at five percent.',
      ],
      gentle: 'Leading them is different from attending. Say which, on how many beds, and whether you ran a list alone.',
    },
    {
      says: 'on call|on-call|on calls|out of hours|nights|night shifts|medical take|acute take',
      in: 'work',
      brutal: [
        "The bleep goes in the lift, where there's no phone, on the way to a phone.",
        'On call, you eat toast over a keyboard and learn the hospital by its staircases.',
        'A medical take is like an airport in fog, with better handwriting.',
      ],
      gentle: "What's the size of hospital and take? “Registrar for 600 beds at night” tells a panel more than three duties.",
    },
    {
      says: 'clinic|clinics|outpatient clinic|outpatient clinics|outpatient|outpatients',
      brutal: [
        "Clinic's from nine to twelve, with fourteen slots, and a fifteenth written in by a friend.",
        'Outpatients runs forty minutes late, and so does the bus, so it evens out.',
        'The clinic letter gets dictated in one breath and typed by Thursday fortnight.',
      ],
      gentle: 'Numbers per list, new to follow-up, and anything you set up yourself. One-stop or virtual clinics deserve a line.',
    },
    {
      says: 'audit|clinical audit|audits|re-audit|closed loop|closed-loop audit|quality improvement|qip',
      brutal: [
        'An audit has two loops. The second closes when somebody else rotates through.',
        "The audit finds the form isn't filled in. The recommendation is a form.",
        'Quality improvement: a bar chart, a sticker on the notes, and a poster in Harrogate.',
      ],
      gentle: "What was the standard, what did you find, and did the second cycle move? Two percentages and you're ahead of most.",
    },
    {
      says: 'poster|poster presentation|poster presentations|oral presentation|presented at|conference',
      in: 'anywhere',
      brutal: [
        "A poster goes on the train in a tube, and everyone in the carriage thinks it's a fishing rod.",
        'Poster 114, by the coffee, read in full by the author of poster 115.',
        'International conference: four days, one talk, and eleven tote bags.',
      ],
      gentle: 'National or international, and did it change a guideline or only a wall? First author goes first.',
    },
    {
      says: 'foundation doctor|foundation year|fy1|fy2|f1|f2|sho|house officer|foundation programme|intern|clinical fellow',
      brutal: [
        'FY1 is a year of knowing where the forms are and finding who signs them.',
        'An F2 is asked by an F1, who was asked by a nurse, who already knew.',
        "The foundation e-portfolio needs one more reflection. It's never needed fewer.",
      ],
      gentle: 'Rotations in a row, with hospital and months, then what you did beyond the rota. Panels read that bit.',
    },
    {
      says: 'gmc|gmc registration|full gmc|licence to practise|license to practise|board certified|usmle|plab|specialist register',
      brutal: [
        'The GMC number is seven digits, and doctors have forgotten their own phone before it.',
        "Step 1 is 280 questions, Step 2's 318, and the parking at the test centre has no marking scheme.",
        'Registered, licensed, revalidated, and still no login on the first day.',
      ],
      gentle: "Put number and status at the head of the page. A recruiter's first search is exactly that.",
    },
    {
      says: 'membership exam|mrcp|mrcs|frcs|mrcgp|frca|mrcpsych|mrcpch|royal college|part 1|part 2',
      in: 'anywhere',
      brutal: [
        'MRCP Part 1 has two hundred questions, one of them about a fungus.',
        "An exam fee, a train to a hotel, and an actor who's got nine minutes and a secret.",
        'FRCA vivas: two examiners, one bell, and the gas laws before breakfast.',
      ],
      gentle: 'Which parts, which sitting, and when is the next? Write it plainly, since shortlisting points hang on it.',
    },
    {
      says: 'portfolio|eportfolio|e-portfolio|arcp|appraisal|revalidation|work-based assessment|reflection|reflective practice|annual appraisal',
      brutal: [
        "The ARCP panel would like four more tickets. They're signed the night before, by somebody on a beach.",
        'E-portfolios time out once the reflection gets honest.',
        'Appraisal is three hours about a year, of which two are finding the certificate for fire.',
      ],
      gentle: 'Outcome 1 each year? Say so in four words. Then use the space for what you did with the year.',
    },
    {
      says: 'teaching|medical student|medical students|bedside teaching|teaching medical students|taught',
      in: 'work',
      brutal: [
        "Bedside teaching: eight students in short sleeves, trying to stand where the question won't land.",
        'Medical students are sent to clerk bed six. Bed six has been clerked four times and corrects them.',
        "The teaching is at lunchtime. So is the lunch, and that's how it's attended.",
      ],
      gentle: 'Regular, formal and with feedback collected? Those three words score on every application form.',
    },
    {
      says: 'discharge summary|discharge summaries|discharge letters|tto|ttos|ttas|discharges',
      brutal: [
        'TTOs: needed by ten, written at two, and pharmacy has got a question about one.',
        "A discharge summary is begun by whoever's nearest the computer when they stop.",
        'The GP gets the discharge letter in four days and in one enormous paragraph.',
      ],
      gentle: 'A template, a target or a backlog you cleared would be the thing to say. Everyone else only writes them.',
    },
    {
      says: 'history taking|clerking|clerked|examination|physical examination|history and examination',
      brutal: [
        'Clerking takes forty minutes, and the consultant gets a different story in two.',
        'History taking: open question, pause, and a very long story about a caravan.',
        "A stethoscope's borrowed once, in the first week, and never seen again.",
      ],
      gentle: "It's assumed of any doctor. Save the space for what you can do unsupervised.",
    },
    {
      says: 'procedure|procedures|lumbar puncture|chest drain|central line|ascitic drain|arterial line|intubation',
      in: 'anywhere',
      brutal: [
        'Everything for a lumbar puncture is in the trolley, apart from the one needle.',
        'Procedures start with a treasure hunt for a trolley that was clean a second ago.',
        "The tray's set, the gloves are on, and the bleep goes.",
      ],
      gentle: "List with numbers and level: supervised, independent, teaching. That's the only form a panel can use.",
    },
    {
      says: 'theatre|theatre list|operating list|surgery|surgical|elective list|operating theatre|logbook|operating room',
      in: 'work',
      brutal: [
        'The theatre list starts at half past eight, in theory, in the coffee room.',
        'Surgical logbooks count everything, including “assisted: held a torch”.',
        "First on the list's fasting, second is in the car park, third has got the surgeon's pen.",
      ],
      gentle: 'Logbook totals by operation and level say it all. Put the five biggest in a row.',
    },
    {
      says: 'mdt|mdt meeting|multidisciplinary|multidisciplinary team|tumour board|case conference',
      brutal: [
        'MDT: forty names in an hour, one screen, and radiology is the only one who can work it.',
        'An MDT coordinator can hush nine consultants with a cough.',
        'The multidisciplinary meeting is over lunch. The sandwiches are the reason for the radiologists.',
      ],
      gentle: 'Did you chair, present or change how it ran? Minutes saved per case would surprise them.',
    },
    {
      says: 'gp|general practice|general practitioner|primary care|family medicine|gp surgery|locum gp',
      in: 'work',
      brutal: [
        "Ten minutes in general practice: three for the coat, six for the list, one for “while I'm here”.",
        "A GP's inbox refills from underneath, like a well.",
        'Locum GPs learn a new login, a new printer and a new kettle before half past eight.',
      ],
      gentle: 'List size, sessions, special interest: in that order. Did you lead on a QOF area or a network service?',
    },
    {
      says: 'qof|qof targets|cqc|primary care network|pcn|integrated care board|icb|clinical commissioning',
      brutal: [
        "QOF points mean prizes, in the form of next year's QOF.",
        'A PCN is five practices, one name, and a dispute about who hosts the pharmacist.',
        "ICB letters start with “as you'll be aware”.",
      ],
      gentle: 'Which indicators rose, from what to what? Commissioners and partners read this as money, so give the number.',
    },
    {
      says: 'emis|systmone|epic|cerner|electronic health record|ehr|emr|electronic patient record',
      brutal: [
        "Epic has a button for everything. It's under a tab, under a banner, under a warning.",
        "SystmOne asks if you're sure. You were, before it asked.",
        'EMIS offers a pop-up about a pop-up you closed.',
      ],
      gentle: "Build, train, configure? If you've done any of those with the system, it's a career in its own right: say so.",
    },
    {
      says: 'clinical trial|clinical trials|gcp|good clinical practice|ich gcp|clinical research|principal investigator|sponsor|protocol',
      brutal: [
        "A protocol amendment arrives once everyone's learnt the protocol.",
        'GCP training: informed consent, version control, and a quiz you take on mute.',
        'Clinical trials run on coolers, couriers and a freezer log that beeps in the night.',
      ],
      gentle: 'Phase, area, sites, recruited against target. Those four turn clinical research into a track record.',
    },
    {
      says: 'site master file|tmf|trial master file|etmf|monitoring visit|monitoring visits|cra|source data|sdv|ecrf|edc|case report form|medidata|medidata rave',
      brutal: [
        'The trial master file has forty tabs. Monitors read the one with the missing signature.',
        'Source data verification: someone flies in from Basel to check a seven.',
        'Medidata raises a query about the answer to its query.',
      ],
      gentle: 'Visits a month, queries closed, findings at audit. Sponsors hire on those, and you have them somewhere.',
    },
    {
      says: 'recruitment target|patient recruitment|informed consent|ethics|irb|ethics committee|hra|hra approval|ethics approval',
      in: 'work',
      brutal: [
        'Ethics committees read all forty pages, and ask about a comma in appendix nine.',
        'IRB approval takes six weeks, or one comma.',
        "Recruitment target: 60. After a year it's 11, and there's a newsletter about the 11.",
      ],
      gentle: "First to open, or first to target? Trial units love a site that's early, so put the date or the rank.",
    },
    {
      says: 'rota|rota coordinator|rota management|rotas|rota master',
      brutal: [
        'A rota master is the only doctor that everybody rings back.',
        "The rota's compliant. It's the humans in it who've got weddings.",
        'Annual leave must be asked for six weeks ahead, and the rota is out in five.',
      ],
      gentle: 'Running a legal rota for thirty doctors is management, and panels give points for it. Say how many, for how long.',
    },
    {
      says: 'guideline|guidelines|clinical guideline|clinical guidelines|protocols|pathway|pathways|nice guidelines',
      brutal: [
        "Hospital guidelines are on the intranet, by department, by a department that's since been renamed.",
        'A pathway is a flowchart with eleven diamonds and one way out, to clinic.',
        'NICE says consider. Consultants have been arguing about “consider” since.',
      ],
      gentle: "If you wrote one, name it and say whether it's live. Impact on waits or stays is the second half of the sentence.",
    },
    {
      says: 'publication|publications|published|peer-reviewed|peer reviewed|case report|first author|pubmed',
      brutal: [
        "A case report has one event, nine authors and a reviewer who's seen two.",
        'Published in a journal with an impact factor and a lung on the cover.',
        'Reviewer 2 would like the sample size to have been bigger, in the past.',
      ],
      gentle: 'Put them in one style with yourself in bold. PubMed number, year, role: it lets a panel score you in seconds.',
    },
    {
      says: 'anaesthetics|anaesthesia|anaesthetist|icu|intensive care|critical care|itu',
      brutal: [
        "Anaesthetists bring crosswords, coffee and, when it goes quiet, everyone's attention.",
        'In ITU the daily plan has nine systems, and the printer is a tenth.',
        "The anaesthetic room has a radio, and it's surgeons who ask for it to go down.",
      ],
      gentle: "Level of supervision, lists alone, airway numbers: there's a form for it, and a line like it suits a CV too.",
    },
    {
      says: 'emergency medicine|emergency department|accident and emergency|a&e|minors|majors|resus',
      in: 'work',
      brutal: [
        "In the emergency department the clock's green, amber, red, and then it's on the news.",
        'Minors has a queue, a microscope for splinters and a fish tank without a fish.',
        'ED coffee gets made at two and found at nine.',
      ],
      gentle: 'Attendances a year and your role on the floor say it fast. In charge overnight? Write those words.',
    },
    {
      says: 'radiology|radiologist|ct|mri|ultrasound|reporting|x-ray|plain film|pacs',
      in: 'work',
      brutal: [
        'Radiologists sit in the dark and answer everything with “clinical correlation advised”.',
        "PACS is slow today. So the whole hospital knows it's Monday.",
        'A request says “?pathology”. Radiology reports: “yes, some”.',
      ],
      gentle: "Reports a session, modalities, discrepancy rate. If you've that third one, print it: hardly anybody does.",
    },
    {
      says: 'psychiatry|psychiatrist|camhs|section 12|approved clinician|community team',
      in: 'work',
      brutal: [
        'The community team has nine staff, seven chairs and a car park for four.',
        'Section 12 approval is a two-day course and then a phone that rings at dusk.',
        'Everyone in psychiatry has a nice pen and no working printer.',
      ],
      gentle: 'Approvals with dates, setting, caseload. Put them in a row: a medical director reads nothing else first.',
    },
    {
      says: 'waiting list|waiting times|waiting list initiative|rtt|18 weeks|four hour target|four-hour target|referral to treatment|targets',
      in: 'work',
      brutal: [
        'RTT clocks start, pause, stop and get validated on Fridays by someone called Lynn.',
        "The waiting list came down after they'd rung everyone on it.",
        'Eighteen weeks is a number that hospitals say softly.',
      ],
      gentle: "Before and after in weeks, and how: extra lists, triage, advice lines? It's the question at every panel.",
    },
    {
      says: 'service manager|operations manager|directorate|general manager|hospital administrator|hospital administration|practice management|business case|cost improvement|nhs management',
      in: 'work',
      brutal: [
        'A business case runs to forty pages for one scanner, and a page for where to put it.',
        'Directorates merge in spring, and change the sign in autumn.',
        "Cost improvement has found a saving in pens. It's a big hospital.",
      ],
      gentle: "Budget, beds, staff and the one target that moved with you: that's a healthcare manager in a line.",
    },
    {
      says: 'clinical governance|datix|incident|root cause analysis|morbidity and mortality|serious incident|duty of candour|patient safety',
      in: 'work',
      brutal: [
        "Datix has a dropdown with four hundred categories. “Printer” isn't there, and it ought to be.",
        "Governance meets monthly, on Teams, with “you're on mute” as a standing item.",
        'The lessons learned are on a poster in the lift. The lift is out of order.',
      ],
      gentle: 'What changed because of it? A checklist, a layout, a label: one lasting fix is worth the whole committee.',
    },
    {
      says: 'locum|locums|agency doctor|bank shifts|locum tenens',
      brutal: [
        "A locum's first question is the wifi. The second's where the toilets are. By the third it's Thursday.",
        'Locum tenens: a rental car, a borrowed badge, and three EMR logins.',
      ],
      gentle: 'Gather them into one entry: dates, sites, grade. A tidy list reads as range rather than restlessness.',
    },
    {
      says: 'research|msc|phd|md|academic|fellowship|clinical lecturer|academic clinical',
      in: 'work',
      brutal: [
        'Clinical academics are half in the clinic, half in the lab, and wholly in the car between.',
        'The research half-day is on Wednesday afternoon, when clinic overruns.',
        'A fellowship is a year to find out that the freezer was off in March.',
      ],
      gentle: 'Grant, role, output, in that order. How much did you win, and what came of it?',
    },
    {
      says: 'leadership|clinical lead|medical director|clinical director|management course|chief registrar|lead consultant',
      in: 'work',
      brutal: [
        'A clinical lead gets half a session a week, and a group email that never sleeps.',
        "The medical leadership course has a two by two grid. Everyone's in the top right.",
        'Chief registrar: all of the meetings, one of the parking permits.',
      ],
      gentle: 'A title is a start. Which number changed while you held it: waits, posts filled, survey scores?',
    },
    {
      says: 'public health|epidemiology|health needs assessment|screening programme|health promotion|vaccination programme',
      in: 'work',
      brutal: [
        'A needs assessment is ninety pages to say: buses.',
        "Epidemiology does its best work when nothing happens, and then asks for next year's budget.",
        'Epidemiologists can tell you what, who and how many. The tea is still a mystery.',
      ],
      gentle: 'Population size and uptake, before and after. Few professions can count success that clearly, so do.',
    },
    {
      says: 'physician associate|physician assistant|pa-r|pance|midlevel|advanced practice provider',
      brutal: ['A physician associate explains the job title on the way to doing the job.', 'PANCE: three hundred questions, five hours, and a snack policy.'],
      gentle: 'Specialty, supervision and what you see first to last. Numbers a day let a partner work out your worth.',
    },
    {
      says: 'bleep|bleeps|pager|crash bleep|dect',
      brutal: ["A bleep's older than the wifi and works in more of the building.", "The bleep goes quiet only while you check if it's on."],
      gentle: "Holding it means you were the first answer at night. Say for how many wards, and that's the line.",
    },
    {
      says: 'communication|communication skills|teamwork|interpersonal',
      in: 'skills',
      brutal: [
        'Communication, in a hospital, is done by bleep, sticky note and overtaking someone on the stairs.',
        'Teamwork means that the registrar bought the pizza.',
      ],
      gentle: 'Swap the word for a case: a difficult conversation, a handover you redesigned. One sentence, no names.',
    },
  ],
};
