import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What carers, support workers and doctors laugh about: the rota, the paperwork, the building. */
export const OF_CARE_AND_HOSPITALS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  care: [
    {
      says: 'personal care|activities of daily living|adl|adls',
      brutal: [
        'Personal care is the part of the rota that never gets shorter, only earlier.',
        'The care plan allows thirty minutes, and eleven of those are for the hot water to reach the first floor.',
        "ADLs: the three letters that turn a whole morning's work into a tick box.",
      ],
      gentle: [
        'Everybody in care writes ‘{it}’. What were you signed off to do alone, and who asked for you?',
        "Help with {it} is mostly pace and tact. Which routine did you learn to do somebody's own way, names left out?",
      ],
    },
    {
      says: 'care plan|care plans|support plan|support plans|care planning',
      brutal: [
        'Forty pages of care plan, and everyone looks up how they take their tea.',
        'Support plans are reviewed every month, on the last afternoon of it.',
        "The care plan says “offer choice”. The kitchen says it's cottage pie.",
      ],
      gentle: [
        'Writing care plans, reviewing them and following them are three steps up a ladder. Say which rung is yours.',
        'What did you add to a care plan that made a morning easier? A small thing, written down, is worth telling here.',
      ],
    },
    {
      says: 'medication administration|administering medication|mar chart|mar sheet|emar|medication record',
      in: 'work',
      brutal: [
        'A MAR chart has a box for every hour and a code for every excuse.',
        'The medication trolley has one key, a chain, and three people patting their pockets.',
        "eMAR saves paper, and now everybody's waiting for the tablet to charge.",
      ],
      gentle: 'Trained and signed off for medication puts you ahead. If you also did the audits, lead with those.',
    },
    {
      says: 'moving and handling|manual handling|hoist|slide sheet|hoisting',
      brutal: [
        'The hoist has a spare battery. Its charger is in the room that became an office.',
        'Moving and handling refresher: same colleague on the floor, same sling, same biscuits.',
        "The right sling is in the laundry. It's always the right one that's in the laundry.",
      ],
      gentle: 'If you train others in moving and handling, put it first. Otherwise one line with the date is plenty.',
    },
    {
      says: 'handover|handovers|handover notes|shift handover',
      brutal: [
        'Handover is in the small lounge, in coats, with one ear on the buzzer.',
        "“Nothing to report”, says the night handover. There's a shower chair in the lift.",
        "The handover book is up to date, once you've worked out the initials.",
      ],
      gentle: 'A good handover keeps a building safe. If you led the shift and gave it, say so in those words.',
    },
    {
      says: 'rota|rostering|rota management',
      in: 'work',
      brutal: [
        'The care rota goes up on Monday, in pencil, with a question mark on the twenty-fourth.',
        'Filling a Sunday on the rota takes eleven calls and one enormous favour.',
        'Rotas are a puzzle where the pieces have dentist appointments.',
      ],
      gentle: "Rota work is management, so say what it saved: agency, overtime, or somebody's weekend. Which one are you proudest of?",
    },
    {
      says: 'domiciliary care|home care|homecare|dom care|care calls',
      brutal: [
        "Dom care is fourteen calls, nine key safes, and a Fiesta that thinks it's a filing cabinet.",
        'The app gives you four minutes to cross a town that has two bridges.',
        'The key safe is behind the bush, at knee height, in the dark, with a code from March.',
      ],
      gentle: 'Area, own car, double-ups or alone: a home care coordinator needs those three before anything else.',
    },
    {
      says: 'care home|residential home|nursing home|residential care',
      in: 'work',
      brutal: [
        'A care home has the heating on, the telly on, and a boiler with opinions about both.',
        'The table by the window in a care home has a waiting list.',
        'One lift, one piano, and one plug socket in the right place.',
      ],
      gentle: [
        'What rating did the inspector leave behind, and what was your part in it? In a care home that places you.',
        "Every care home says it's homely. What did you do that made it so on an ordinary Tuesday? One thing will do.",
      ],
    },
    {
      says: 'cqc|care quality commission',
      brutal: [
        'CQC asks five questions. The folder behind each is the size of a toaster.',
        'The inspector signs in at nine. By five past, every building within the group has had a text.',
        "Safe, effective, caring, responsive and well-led, and that's just the person on the front door.",
      ],
      gentle: 'A rating before and after is the clearest proof care offers. Which key question did you improve, and how?',
    },
    {
      says: 'registered manager|care home manager|home manager',
      brutal: [
        "A registered manager has a certificate in the hall, and a coat that hasn't been taken off since Tuesday.",
        "A registered manager's door is always open, so people come in to ask where the batteries are.",
      ],
      gentle: "Print the inspector's sentence about the place from before you, and the one from after. The distance between the two is the manager.",
    },
    {
      says: 'senior carer|senior care assistant',
      brutal: ['Senior carer: the one whose tea has a skin on it.', 'Senior carers hold the keys, the phone, the drugs fridge and the line with the agency.'],
      gentle: '“Senior carer” means somebody handed you the keys. Say what else came with them: medication, rota, new starters?',
    },
    {
      says: 'nvq|level 2 diploma|level 3 diploma|level 3 health and social care|level 2 health and social care',
      brutal: [
        'NVQ evidence: an observation, a reflection, and somebody saying “just write what you do”.',
        'The diploma gets done in twenty-minute pieces, with the door open.',
      ],
      gentle: "Which level, and is it finished? Put the date. Homes need a certain share of qualified staff, so it's a real selling point.",
    },
    {
      says: 'mandatory training|training matrix|refresher training|training compliance',
      brutal: [
        "The training matrix is green, amber, red, and one square that's been blue since somebody got creative.",
        'Mandatory e-learning is done in the staffroom, on the one computer, next to the microwave.',
        "Fire training: how to use the extinguisher, followed by please don't.",
      ],
      gentle: "If you kept the matrix, give the percentage. If you deliver the training, that's a role of its own.",
    },
    {
      says: 'record keeping|daily notes|daily records|care records|documentation|care notes|daily logs',
      in: 'work',
      brutal: [
        'Daily notes: “settled, ate well”, written four times a day in three handwritings.',
        'Records are to be completed at the time, by somebody with both hands full.',
      ],
      gentle: [
        'Did an audit ever have a kind word for your {it}? In care that is rarer than people think.',
        'Who relied on your {it} first thing in the morning? If it was the day staff, write exactly that.',
      ],
    },
    {
      says: 'person centred care|person-centred care|person centred|person-centred|person centered care|person-centered care',
      brutal: [
        "Person-centred means knowing about the cup. It's not any cup.",
        '“Person-centred” is on the wall, the fleece, the van and the teapot cosy.',
        'A whole training day about person-centred care, and the lunch was one kind of sandwich.',
      ],
      gentle: 'Person-centred care is proved by an example: a routine you changed because you noticed something. A dozen words will do.',
    },
    {
      says: 'activities coordinator|activity coordinator|social activities|organising activities|activity planning|outings|days out',
      brutal: [
        'Bingo at two is the nearest a care home gets to the Champions League.',
        'The activities cupboard: nine jigsaws, eight and a half complete.',
        'An outing means a minibus, eleven coats, and a café that was told eight.',
      ],
      gentle: "Activities are remembered by name. A choir, a garden, a Friday quiz: what's still running that you started?",
    },
    {
      says: 'meal preparation|preparing meals|mealtimes|light meals|prepared meals',
      in: 'work',
      brutal: [
        "Meal preparation in other people's kitchens is nine drawers till you find the tin opener.",
        "Lunch is at half past twelve. There's a queue at ten past, with views on gravy.",
        "The blender's lid has been lost in every kitchen where there's ever been a blender.",
      ],
      gentle: 'Special diets and thickened fluids count for a lot in meal preparation. Homes look for them by name, so list them.',
    },
    {
      says: 'light housekeeping|household tasks|household chores|domestic duties|laundry',
      in: 'work',
      brutal: [
        "The laundry has forty grey cardigans and a label machine that's out of tape.",
        'Light housekeeping stops being light at the hoover.',
        'The shopping counts as household tasks: the small tin, not the big tin, from the shop with the parking.',
      ],
      gentle: 'Keep {it} short. If somebody trusted you with their shopping money, give the words to that.',
    },
    {
      says: 'support worker|support work|supported living',
      brutal: [
        'Support work is half bus timetables, half being on hold with the council.',
        "In supported living, the sofa's for everyone, and the remote is a matter of treaty.",
      ],
      gentle: [
        "What could somebody do after your support that they couldn't before? Cooking, a bus trip, a bill: that's your best line.",
        "Support work shows in what you no longer had to do. Which task did somebody take over from you? That's the proof.",
      ],
    },
    {
      says: 'key worker|keyworker|key working|keyworking|named carer',
      brutal: [
        'A key worker knows the sugar, the slippers and the story about the dog.',
        'Keyworker meetings go in the diary, get moved, and happen in the kitchen instead.',
        'The key worker is asked where it is, whatever it is, and knows.',
      ],
      gentle: "A key worker knows something that the file doesn't. Tell one such thing, without a name, and you've proved it.",
    },
    {
      says: 'healthcare assistant|health care assistant|hca|care assistant|carer|caregiver|nursing assistant',
      brutal: [
        'A healthcare assistant walks nine miles a shift in a building a hundred metres long.',
        'Carers can open any packet, find any glasses and work any remote.',
        'First to be asked where things are, last to get a chair.',
      ],
      gentle: [
        'Which skills are you signed off for? That sorts one care assistant from four hundred, so put it in the first line.',
        "Hospital, home or somebody's front room? Care assistants do three different jobs under one name, so say which was yours.",
      ],
    },
    {
      says: 'blood pressure|vital signs|taking observations|obs',
      brutal: [
        "The blood pressure machine's beeping because it's low. The battery, that is.",
        'Obs machines come in pairs: the one with wheels and the one with a cuff.',
      ],
      gentle: 'Taking a blood pressure is one thing, knowing when to worry another. If you chart and escalate yourself, say it.',
    },
    {
      says: 'bank hca|agency carer|bank worker|bank shift|care agency',
      brutal: [
        "Bank shifts: a new building, no code for the door, and “you know what you're doing, don't you?”",
        'Agency carers learn a floor in four minutes, from someone walking backwards.',
      ],
      gentle: 'Bank and agency shifts mean breadth. List the settings, and any place that asked for you by name.',
    },
    {
      says: 'waking night|night shift',
      brutal: [
        'On nights the building ticks, hums, and has one cupboard that opens by itself.',
        'The tea urn is never as clean as at four in the morning on a waking night.',
      ],
      gentle: 'Alone in charge at night is real responsibility. If that was you, say so, and who you could ring.',
    },
    {
      says: 'sleep-in|sleep in',
      brutal: ['A sleep-in is a bed, a buzzer, a boiler and no sleep.', 'The sleep-in room has a bed, a fax machine, and the hoover.'],
      gentle: 'A sleep-in means being trusted with the building. Say how often you got up, and what you could decide alone.',
    },
    {
      says: 'care coordinator|care co-ordinator|field care supervisor',
      brutal: [
        "On call: it's six on a Saturday, and someone's car won't start in the village with no bus.",
        'A care coordinator can fit nine calls into eight hours by bending a road.',
        "Field supervisor means you're out covering the call, on the phone, about another call.",
      ],
      gentle: 'Hours a week, number of carers, missed calls: near nought? That figure is your headline.',
    },
    {
      says: 'supervisions|staff supervision|spot check',
      brutal: [
        'Spot checks are a surprise, announced by whoever sees the car first.',
        'Supervisions are every eight weeks, on paper, in a cupboard, interrupted by a delivery.',
      ],
      gentle: "Supervision that people don't dread is rare. Did your team stay? That's what care owners want to know.",
    },
    {
      says: 'shadowing|new starter|mentoring new staff|trained new staff|training new staff',
      in: 'work',
      brutal: [
        "Shadow shift: walk behind, watch, carry the gloves, and find out who the boss really is. It's the cook.",
        "Induction covers fire doors, door codes, and which kettle's for staff.",
      ],
      gentle: 'Is somebody you trained still in care? New starters who stay are rare and lovely, so print it.',
    },
    {
      says: 'risk assessment|incident report|incident reporting|accident form',
      brutal: [
        'A risk assessment for the Christmas tree: trip, cable, needle, angel.',
        "The accident book's for stubbed toes, the hoist's ankle-high leg, and the corner everyone knows.",
        'Incident forms ask what could have been done differently. The wet floor sign has been quoted.',
      ],
      gentle: 'Which change came out of a form you wrote? One fix shows judgement; the word only shows paper.',
    },
    {
      says: 'district nurse|liaising with professionals|health professionals|mdt|multidisciplinary',
      in: 'work',
      brutal: [
        'Liaising with professionals means forty minutes of Vivaldi, and then a surgery that shuts at twelve.',
        "The district nurse comes between eight and six, in the one ten minutes that nobody's at the door.",
        'Everybody at the MDT has a lanyard and a different date for the next one.',
      ],
      gentle: "To the district nurse, you're the person who knows. Give one example where what you'd noticed counted.",
    },
    {
      says: 'care software|nourish|birdie|log my care|electronic care record|care planning software',
      brutal: [
        'The care app logs you out with one glove on.',
        'Electronic notes need a signal. The signal is in the car park, by the bins.',
        'The tablet says overdue. So does the charger.',
      ],
      gentle: 'Name the software, since the next place may have the same. If you trained the team on it, lead with that.',
    },
    {
      says: 'caring|compassionate|empathy|patient and caring',
      in: 'skills',
      brutal: ['Caring, as a skill, in care. The interview panel may put its pens down.', "It can't be laminated, though head office has tried."],
      gentle: '“Caring” is better as a moment, without names. Tell the reader something you noticed that others had missed.',
    },
    {
      says: 'own car|own transport|car driver|key safe',
      brutal: [
        "A carer's car has gloves, wipes, a torch, spare shoes, and somewhere below them a seat.",
        "Business insurance, winter tyres, and a sat nav that's given up on farm tracks.",
      ],
      gentle: "For home care this can decide it. Put it near the top, with the distance you're willing to cover.",
    },
    {
      says: 'day centre|day service|day services|day care',
      in: 'work',
      brutal: [
        "The day centre's minibus is back at three. There's a scarf on it that belongs to nobody.",
        'One table in the day centre is for dominoes. It was decided before the building was.',
      ],
      gentle: 'Did you run a session at the day centre? One with a name, such as the Thursday kitchen, reads better than duties.',
    },
  ],
  medicine: [
    {
      says: 'ward round|board round',
      brutal: [
        'The ward round starts at eight with twelve people, and reaches the last bay as a consultant and a drug chart.',
        'The computer on wheels has a ward round of its own, following behind, at five percent.',
      ],
      gentle: 'Leading ward rounds is different from attending them. Say which, and on how many beds.',
    },
    {
      says: 'on call|on-call|out of hours|medical take|acute take',
      in: 'work',
      brutal: [
        "The bleep goes in the lift, where there's no phone, on the way to a phone.",
        'On call, you eat toast over a keyboard and learn the hospital by its staircases.',
      ],
      gentle: "What's the size of hospital and take? “Registrar for 600 beds at night” tells a panel more than three duties.",
    },
    {
      says: 'outpatient clinic|clinic|outpatient|outpatients',
      in: 'work',
      brutal: [
        "Clinic's from nine to twelve, with fourteen slots, and a fifteenth written in by a friend.",
        'Outpatients runs forty minutes late, and so does the bus, so it evens out.',
        'The clinic letter gets dictated in one breath and typed by Thursday fortnight.',
      ],
      gentle: [
        'Did you set a clinic up yourself, or change how it ran? One-stop and virtual clinics deserve a line each.',
        'What sort of problem did they send to your clinic on purpose? That says what colleagues trust you with.',
      ],
    },
    {
      says: 'clinical audit|audit|re-audit|closed loop|closed-loop audit|qip',
      brutal: [
        'An audit has two loops. The second closes when somebody else rotates through.',
        "The audit finds the form isn't filled in. The recommendation is a form.",
      ],
      gentle: "The second cycle makes the audit. If yours moved, say from what to what, and you're ahead of most.",
    },
    {
      says: 'poster presentation|oral presentation|poster',
      brutal: [
        "A poster goes on the train in a tube, and everyone in the carriage thinks it's a fishing rod.",
        'Poster 114, by the coffee, read in full by the author of poster 115.',
      ],
      gentle: "Did the poster change a guideline or only a wall? If anything was done differently afterwards, that's the line.",
    },
    {
      says: 'foundation doctor|fy1|fy2|house officer|foundation programme|foundation year',
      brutal: [
        'FY1 is a year of knowing where the forms are and finding who signs them.',
        'An F2 is asked by an F1, who was asked by a nurse, who already knew.',
        "The foundation e-portfolio needs one more reflection. It's never needed fewer.",
      ],
      gentle: 'Which foundation rotation changed what you wanted to be? Panels read that bit, after the hospitals and months.',
    },
    {
      says: 'gmc|gmc registration|full gmc|licence to practise',
      brutal: [
        'The GMC number is seven digits, and doctors have forgotten their own phone before it.',
        'Registered, licensed, revalidated, and still no login on the first day.',
      ],
      gentle: "Put the GMC number and status at the head of the page. A recruiter's first search is exactly that.",
    },
    {
      says: 'mrcp|mrcs|mrcgp|frca|mrcpsych|mrcpch|membership exam',
      brutal: [
        'Part 1: hundreds of questions, one of them about a fungus.',
        "An exam fee, a train to a hotel, and an actor who's got nine minutes and a secret.",
      ],
      gentle: 'Which parts of the membership exam, and when is the next? Write it plainly, since shortlisting points hang on it.',
    },
    {
      says: 'arcp|eportfolio|e-portfolio|appraisal|reflective practice|revalidation',
      brutal: [
        "The ARCP panel would like four more tickets. They're signed the night before, by somebody on a beach.",
        'E-portfolios time out once the reflection gets honest.',
        'Appraisal is three hours about a year, of which two are finding the certificate for fire.',
      ],
      gentle: 'Clean ARCPs take four words to report. Use the space for what you did with the year.',
    },
    {
      says: 'medical student|bedside teaching|teaching medical students',
      in: 'work',
      brutal: [
        "Bedside teaching: eight students in short sleeves, trying to stand where the question won't land.",
        'Medical students are sent to clerk bed six. Bed six has been clerked four times and corrects them.',
        "The teaching is at lunchtime. So is the lunch, and that's how it's attended.",
      ],
      gentle: 'Was your teaching of medical students regular, and did you collect feedback? Both words score on an application form.',
    },
    {
      says: 'discharge summary|discharge summaries|discharge letter|tto|ttos|ttas',
      brutal: [
        'TTOs: needed by ten, written at two, and pharmacy has got a question about one.',
        "A discharge summary is begun by whoever's nearest the computer when they stop.",
        'The GP gets the discharge letter in four days and in one enormous paragraph.',
      ],
      gentle: 'Everyone writes discharge summaries. A template of yours, or a backlog you cleared, is the thing to say.',
    },
    {
      says: 'history taking|clerking|clerked|history and examination',
      brutal: [
        'Clerking takes forty minutes, and the consultant gets a different story in two.',
        'History taking: open question, pause, and a very long story about a caravan.',
        "A stethoscope's borrowed once, in the first week, and never seen again.",
      ],
      gentle: 'Clerking is assumed of any doctor. Save the space for what you can do unsupervised.',
    },
    {
      says: 'lumbar puncture|chest drain|central line|arterial line|practical procedure',
      brutal: [
        'Everything is on the trolley, apart from the one needle.',
        'Procedures start with a treasure hunt for a trolley that was clean a second ago.',
        "The tray's set, the gloves are on, and the bleep goes.",
      ],
      gentle: "Level by level: supervised, independent, teaching. It's the only form in which a panel can use a list of procedures.",
    },
    {
      says: 'theatre list|operating list|elective list|operating theatre|operating room|surgical logbook',
      in: 'work',
      brutal: [
        'The theatre list starts at half past eight, in theory, in the coffee room.',
        'Surgical logbooks count everything, including “assisted: held a torch”.',
      ],
      gentle: 'Logbook totals by operation and level say it all. Put the five biggest in a row.',
    },
    {
      says: 'mdt|mdt meeting|multidisciplinary|multidisciplinary team|tumour board',
      brutal: [
        'An MDT coordinator can hush nine consultants with a cough.',
        'The multidisciplinary meeting is over lunch. The sandwiches are the reason for the radiologists.',
        'The MDT has a slot of ninety seconds per name. Forty of them go on finding the scan.',
      ],
      gentle: 'Did you chair the MDT, present at it, or change how it ran? The third of those would surprise people.',
    },
    {
      says: 'gp|general practice|general practitioner|primary care|family medicine|gp surgery|locum gp',
      in: 'work',
      brutal: [
        'General practice runs in slots of ten minutes, and “one more thing” takes eleven.',
        "A GP's inbox refills from underneath, like a well.",
        'Locum GPs learn a new login, a new printer and a new kettle before half past eight.',
      ],
      gentle: [
        'Which area do you lead on in the practice? In general practice that, next to the sessions, is what partners read.',
        "What does your practice send to you rather than the other partners? A GP's special interest belongs in that sentence.",
      ],
    },
    {
      says: 'clinical trial|ich gcp|good clinical practice|clinical research|principal investigator',
      in: 'work',
      brutal: [
        "A protocol amendment arrives once everyone's learnt the protocol.",
        'Clinical trials run on coolers, couriers and a freezer log that beeps in the night.',
        'The trial needs sixty people with the condition, no other condition, and a free Tuesday.',
      ],
      gentle: 'Phase, area, and whether you recruited to target. In clinical trials those three make a track record.',
    },
    {
      says: 'trial master file|tmf|etmf|source data verification|monitoring visit|sdv|edc',
      brutal: [
        'The trial master file has forty tabs. Monitors read the one with the missing signature.',
        'Source data verification: someone flies in from Basel to check a seven.',
        'The data query got an answer. The answer got a query.',
      ],
      gentle: 'Visits a month, queries closed, findings at audit. Sponsors hire on those, and you have them somewhere.',
    },
    {
      says: 'ethics committee|ethics approval|irb|hra approval',
      in: 'work',
      brutal: [
        'Ethics committees read all forty pages, and ask about a comma in appendix nine.',
        "Ethics approval asks for a leaflet in plain English. It's fourteen pages.",
      ],
      gentle: 'Getting a study through ethics quickly is a craft. What did you change in the consent form that got it past them?',
    },
    {
      says: 'rota|rota coordinator|rota management|rotas|rota master',
      brutal: [
        'Everybody rings back the doctor who writes the rota.',
        "The rota's compliant. It's the humans in it who've got weddings.",
        'Annual leave must be asked for six weeks ahead, and the rota is out in five.',
      ],
      gentle: 'Running a legal rota for thirty doctors is management, and panels give points for it. Say how many, for how long.',
    },
    {
      says: 'clinical guideline|clinical pathway|nice guideline|clinical guidelines',
      brutal: [
        "Hospital guidelines are on the intranet, by department, by a department that's since been renamed.",
        'A pathway is a flowchart with eleven diamonds and one way out, to clinic.',
        'NICE says consider. Consultants have been arguing about “consider” since.',
      ],
      gentle: "If you wrote a guideline, name it and say whether it's live. What changed on the wards is the second half of the sentence.",
    },
    {
      says: 'publication|peer-reviewed|peer reviewed|first author|pubmed',
      brutal: [
        'A medical publication has nine authors, and two of them have read it.',
        'Reviewer 2 would like the sample size to have been bigger, in the past.',
      ],
      gentle: 'Put the publications in one style, with yourself in bold. Then say of one, in a clause, what it changed.',
    },
    {
      says: 'anaesthetics|anaesthesia|anaesthetist|anaesthetic',
      brutal: [
        "Anaesthetists bring crosswords, coffee and, when it goes quiet, everyone's attention.",
        "The anaesthetic room has a radio, and it's surgeons who ask for it to go down.",
      ],
      gentle: "Which lists do you do alone? In anaesthetics that says it faster than the years, and there's a logbook to prove it.",
    },
    {
      says: 'emergency medicine|emergency department|accident and emergency|a&e',
      in: 'work',
      brutal: ["In the emergency department the clock's green, amber, red, and then it's on the news.", 'ED coffee gets made at two and found at nine.'],
      gentle: 'In charge of the emergency department overnight? Write exactly those words, with the size of it.',
    },
    {
      says: 'radiology|radiologist|pacs',
      in: 'work',
      brutal: [
        'Radiologists sit in the dark and answer everything with “clinical correlation advised”.',
        "PACS is slow today. So the whole hospital knows it's Monday.",
        'A request says “?pathology”. Radiology reports: “yes, some”.',
      ],
      gentle: 'Which films do colleagues in radiology bring to you? A special interest belongs in front of the session numbers.',
    },
    {
      says: 'waiting list|waiting time|rtt|18 weeks|referral to treatment',
      in: 'work',
      brutal: [
        'RTT clocks start, pause, stop and get validated on Fridays by someone called Lynn.',
        "The waiting list came down after they'd rung everyone on it.",
      ],
      gentle: "What brought the waiting list down: extra lists, triage, advice lines? It's the question at every panel, so answer it here.",
    },
    {
      says: 'directorate|business case|cost improvement|nhs management|hospital administration|hospital administrator|service manager',
      in: 'work',
      brutal: [
        'A business case runs to forty pages for one scanner, and a page for where to put it.',
        'Directorates merge in spring, and change the sign in autumn.',
        "Cost improvement has found a saving in pens. It's a big hospital.",
      ],
      gentle: "Budget, beds, staff and the one target that moved with you: that's a healthcare manager in a line.",
    },
    {
      says: 'clinical governance|datix|patient safety',
      in: 'work',
      brutal: [
        "Datix has a dropdown with four hundred categories. “Printer” isn't there, and it ought to be.",
        "Governance meets monthly, on Teams, with “you're on mute” as a standing item.",
        'The lessons learned are on a poster in the lift. The lift is out of order.',
      ],
      gentle: 'What changed because of the governance meeting? A checklist, a layout, a label: one lasting fix is worth the whole committee.',
    },
    {
      says: 'locum|locums|agency doctor|bank shifts|locum tenens',
      brutal: [
        "A locum's first question is the wifi. The second's where the toilets are. By the third it's Thursday.",
        'Locums have a login for everywhere except where they are.',
      ],
      gentle: 'Gather locum work into one entry: dates, sites, grade. A tidy list reads as range, which is what it is.',
    },
    {
      says: 'clinical academic|academic clinical|clinical research fellow|clinical lecturer|clinical fellow',
      in: 'work',
      brutal: [
        'Half in the clinic, half in the lab, and wholly in the car between.',
        'The research half-day is on Wednesday afternoon, when clinic overruns.',
        'The research year begins with finding out that the freezer was off in March.',
      ],
      gentle: 'Academic time is judged by what came of it. Which paper or grant was your idea rather than your job? Say so.',
    },
    {
      says: 'clinical lead|medical director|clinical director|chief registrar|lead consultant',
      in: 'work',
      brutal: [
        'A clinical lead gets half a session a week, and a group email that never sleeps.',
        "The medical leadership course has a two by two grid. Everyone's in the top right.",
        'All of the meetings, one of the parking permits.',
      ],
      gentle: 'As clinical lead, what did you leave behind that still runs? Waits, filled posts or a new clinic: choose one.',
    },
    {
      says: 'public health|epidemiology|epidemiologist|health needs assessment',
      in: 'work',
      brutal: [
        'A needs assessment is ninety pages to say: buses.',
        "Epidemiology does its best work when nothing happens, and then asks for next year's budget.",
      ],
      gentle: "Who was reached that hadn't been before? Few professions can count a success in people, and epidemiology can, so do.",
    },
    {
      says: 'bleep|bleeps|pager|crash bleep|dect',
      brutal: ["A bleep's older than the wifi and works in more of the building.", "The bleep goes quiet only while you check if it's on."],
      gentle: "Holding the bleep means you were the first answer at night. Say for which wards, and that's the line.",
    },
  ],
};
