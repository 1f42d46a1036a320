import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What therapists, clinic staff, hotel and travel people laugh about. */
export const OF_CLINICS_AND_HOTELS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'therapy-and-clinic': [
    {
      says: 'assessment|assessments|initial assessment|initial assessments|assessing',
      in: 'work',
      brutal: [
        'The initial assessment form has nine pages, and the clinic room has no desk.',
        'Assessments take an hour, in a forty-minute slot, in a room booked to podiatry.',
        "Page one of every assessment asks what's been asked on the phone, on the website and in the letter.",
      ],
      gentle: 'How many new ones a week, and which standard tool did you use? Naming it tells a fellow clinician everything.',
    },
    {
      says: 'treatment plan|treatment plans|treatment planning|intervention plan|care plan|care plans|goal setting',
      brutal: [
        'A treatment plan has SMART goals. Getting the fridge door open is one, and it beats most company strategies.',
        'Goals are reviewed at six weeks, in a corridor, with a coffee.',
        "The plan says three times a day. The fridge magnet's holding it up beautifully.",
      ],
      gentle: "Outcomes against goals is the sentence that's missing. What share got there, and by which measure?",
    },
    {
      says: 'caseload|caseloads|caseload management|managed a caseload|clinical caseload',
      brutal: [
        'A caseload of forty fits into a diary with space for twenty-eight.',
        'Caseload management is knowing which of the nine voicemails is the one with the gate code.',
        'The caseload is down to thirty. Then the other post goes on secondment.',
      ],
      gentle: "Size, mix, and contacts a day. Was there a waiting list when you arrived, and how long was it when you'd finished?",
    },
    {
      says: 'waiting list|waiting lists|referral|referrals|triage|triaged|triaging referrals',
      brutal: [
        'Referrals come by fax, portal, letter, and a colleague leaning round a door.',
        'The waiting list got shorter. One person had been on it three times.',
        'Triage: urgent, soon, routine, and the one with no phone number.',
      ],
      gentle: 'Weeks before and weeks after: a waiting list is a gift of a number. How did you shorten it?',
    },
    {
      says: 'mdt|multidisciplinary|multi-disciplinary|multidisciplinary team|joint working|interdisciplinary',
      brutal: [
        'At the MDT everyone gets two minutes, and orthopaedics takes six.',
        'Multidisciplinary means six professions, one kettle, and a note about the milk in six tones.',
        "Physio says stairs, OT says rails, speech says slow down, and transport's here.",
      ],
      gentle: 'Which decision turned because of your view? One short example shows what your profession adds at that table.',
    },
    {
      says: 'outcome measure|outcome measures|standardised assessment|standardised assessments|goniometer|berg|core-10|core 10|phq-9|phq9|gad-7',
      brutal: [
        "Outcome measures are filled in on a clipboard with the pen that goes with it, as long as there's string.",
        "Berg balance: fourteen tasks, a stopwatch, and a chair that's been measured too.",
        'The form says score from 0 to 10. People score in halves.',
      ],
      gentle: "Average change on that measure over a year? It's in the system, and it'd be the best figure on the page.",
    },
    {
      says: 'physiotherapy|physiotherapist|physical therapy|physical therapist|manual therapy|mobilisation|dry needling|acupuncture',
      brutal: [
        "Physios know exactly who did the exercises, and it's nobody.",
        'Mobilisation needs strong thumbs and small talk that lasts for three minutes a side.',
        'A physiotherapist watches everyone on the escalator and says nothing about the left hip.',
      ],
      gentle: 'Which joints, which setting and which skills after qualification? Three nouns and a clinic can place you.',
    },
    {
      says: 'exercise programme|exercise programmes|exercise prescription|home exercise|home exercise programme|therapeutic exercise|rehabilitation programme|theraband',
      brutal: [
        'The exercise sheet has stick figures, and one of them seems to be falling off a wall.',
        "Ten reps, three times a day, with a yellow band that's now holding a tomato plant.",
        'Home exercise is carried out in full, in the car park, five minutes before the appointment.',
      ],
      gentle: "What got people to stick to it? If adherence went up with an idea of yours, that's worth its own bullet.",
    },
    {
      says: 'rehabilitation|rehab|inpatient rehabilitation|neuro rehab|stroke rehab|neurological rehabilitation|musculoskeletal|msk|orthopaedic',
      in: 'work',
      brutal: [
        "The rehab gym's parallel bars have towels on them on weekdays, and a Christmas tree in December.",
        'MSK clinic: a plinth, a plastic spine, and a poster of a plastic spine.',
        'Every rehab department has a staircase that goes up four steps and comes down again.',
      ],
      gentle: 'Band, bed base, length of stay: if the last one shortened on your watch, print from and to.',
    },
    {
      says: 'occupational therapy|occupational therapist|home assessment|home visit|home visits|adaptations|equipment provision|kitchen assessment|grab rail|grab rails',
      brutal: [
        'OTs are the only people who visit a house and measure the toilet first.',
        'A kitchen assessment is a cup of tea with a clipboard.',
        'Grab rails get ordered in white, fitted in a week or a season, and used that day for a towel.',
      ],
      gentle: 'Home visits a month, budget you could prescribe to, discharges you made possible: any of these is stronger than duties.',
    },
    {
      says: 'speech and language therapy|speech therapist|speech and language therapist|dysphagia|aac|iddsi|videofluoroscopy|slt',
      brutal: [
        'IDDSI has eight levels, and the custard has been re-tested.',
        'Speech therapists own every board game ever made, with one piece missing, and know which.',
        'AAC: a tablet that can say anything at all, and says “biscuit” in the meeting.',
      ],
      gentle: "Caseload, settings and any post-graduate competency. Dysphagia level first: it's what services are short of.",
    },
    {
      says: 'psychologist|psychology|cbt|formulation|psychometric|psychometrics|psychological assessment|wais',
      in: 'work',
      brutal: [
        'A formulation is five boxes with arrows, and the arrows all go to box three.',
        "The clinic room has two chairs, a plant, a clock nobody can see and a neighbour's telephone voice.",
        'CBT homework comes back on time about as often as the other sort.',
      ],
      gentle: "Model, setting, sessions a week, supervision. In that order it answers a lead psychologist's first four questions.",
    },
    {
      says: 'radiography|radiographer|x-ray|x-rays|ct|mri|ct scanning|mri scanning|pacs|imaging|ultrasound|mammography|sonographer',
      brutal: [
        "MRI safety: keys, coins, cards, and one engineer's spanner that's still on the wall.",
        '“Breathe in. Hold it.” The radiographer is at the other end of the room, looking for the pedal.',
        'X-ray cassettes have gone. The trolley they went on is still in the way.',
      ],
      gentle: 'Modalities, makes of scanner, exams a shift. A service with that scanner will ring you first.',
    },
    {
      says: 'irmer|ir(me)r|radiation protection|ionising radiation|dose|dose audit|quality assurance|qa',
      in: 'work',
      brutal: [
        "The badge says how much dose you've had. It's been through the wash twice, so it's surprised.",
        "IR(ME)R: four letters in brackets, and every one's a signature.",
        'QA is at seven in the morning, with a plastic block that has the best attendance in the department.',
      ],
      gentle: "If you're a radiation protection supervisor, that's rare and should be in the title line. Otherwise, the audit result.",
    },
    {
      says: 'phlebotomy|phlebotomist|venepuncture|venipuncture|blood draw|blood draws|drawing blood|specimen collection|blood collection|blood samples',
      brutal: [
        "Phlebotomists say “sharp scratch” in a tone they'd never use about anything at home.",
        "Specimens go in the bag, the form goes in the pocket, and the pen's gone with the last person.",
        "Nine in the morning: forty on the bench, fasting, watching somebody's toast go past.",
      ],
      gentle: 'Draws a day and first-stick success: both tell a lab what they need. Difficult access too? Say so.',
    },
    {
      says: 'medical assistant|rooming patients|roomed patients|rooming|vitals|vital signs|taking vitals|ekg|ekgs|injections|cma',
      brutal: [
        "Rooming: height, weight, shoes, and “it'll be just a minute”, which is a term of art.",
        'An EKG has ten stickers, and the cart is in the other room with the wheel.',
        "Medical assistants run the clinic, and the doctor's told which door.",
      ],
      gentle: "Providers supported, patients a day and procedures you're certified for. Those three are how practices compare.",
    },
    {
      says: 'front desk|reception|receptionist|medical receptionist|medical reception|patient check-in|checking in patients|greeting patients',
      in: 'work',
      brutal: [
        "The medical receptionist's phone has nine lights, and at one minute past eight they're Christmas.",
        "The front desk knows the doctor is running late before the doctor's parked.",
        'A self check-in screen stands by the desk, so people can ask the desk about it.',
      ],
      gentle: 'Calls a day, lists booked, doctors supported. Being calm at eight on a Monday is a skill, so put the number on it.',
    },
    {
      says: 'appointment|appointments|booking appointments|scheduling appointments|appointment scheduling|scheduled appointments|appointment booking|patient scheduling',
      brutal: [
        "Appointments are released at eight. By four minutes past, they're folklore.",
        'Booking: “anything after four, not Tuesday, with the nice one”. They mean the physio.',
        'The scheduling screen is a quilt of ten-minute squares with a dentist in one corner by mistake.',
      ],
      gentle: 'Missed appointments are the number. Did yours come down, with texts or with calls? Then give both figures.',
    },
    {
      says: 'medical coding|medical coder|icd-10|icd 10|cpt|hcpcs|coding|coder|cpc certified|billing|medical billing|claims',
      in: 'anywhere',
      brutal: [
        "ICD-10 has a code for being struck by a duck. It's W61.62, and coders know it.",
        'W56.22 is “struck by orca”. Coding a Tuesday is rarely that good.',
        "Claims come back denied for a modifier. It's always 25.",
      ],
      gentle: "Charts a day and accuracy, both in figures. Credentials and specialties next: that's how coding jobs are screened.",
    },
    {
      says: 'prior authorization|prior authorizations|insurance verification|insurance|denials|denial|hipaa|eligibility',
      in: 'work',
      brutal: [
        "Prior authorization: forty minutes on hold, to be asked for the fax that they've got.",
        "Insurance verification is reading a card number to somebody who's reading it back wrong.",
        "HIPAA: the sign-in sheet's covered up, and then the name's called across the room.",
      ],
      gentle: 'Approval rate or days in A/R are the money figures. If denials fell on your watch, that goes first.',
    },
    {
      says: 'epic|cerner|athena|athenahealth|eclinicalworks|nextgen|emis|systmone|emr|ehr|electronic medical records|electronic health records|nhs spine',
      brutal: [
        "eClinicalWorks: the e's silent between two and three.",
        "SystmOne has tabs, trees and a tiny clock that's doing its best.",
        "Every EMR update moves one button. It's the one you've trained your hand for.",
      ],
      gentle: 'Name every system you could run on Monday. For a small practice it saves a fortnight, and they know it.',
    },
    {
      says: 'clinical notes|soap notes|soap|documentation|record keeping|notes|patient notes|progress notes',
      in: 'work',
      brutal: [
        'SOAP notes: subjective, objective, assessment, and a plan to finish the notes at home.',
        "If it's not in the notes it didn't happen, and the gym's parallel bars have no memory.",
        'Documentation is the last fifteen minutes of each hour, and lives in the next one.',
      ],
      gentle: 'Same-day notes with clean audits are a small marvel. Got a score? Put it in.',
    },
    {
      says: 'podiatry|podiatrist|nail surgery|orthotics|orthoses|insoles|gait analysis|biomechanical|biomechanics|chiropody',
      brutal: [
        "Podiatrists look down when they meet you. It's not shyness.",
        "Gait analysis: walk to the wall, walk back, now walk the way you do when no one's filming.",
        'Insoles cost two hundred pounds, and live in the other shoes.',
      ],
      gentle: 'Clinics a week, nail surgery numbers, HCPC. If you make your own devices, it deserves a word.',
    },
    {
      says: 'optometry|optometrist|sight test|sight tests|eye examination|eye examinations|eye test|oct|dispensing|contact lens|contact lenses|refraction|slit lamp|eye exams',
      brutal: [
        'Better with one, or two? About the same? Optometrists hear “about the same” in their sleep.',
        'The puff of air is two seconds. The flinch starts at the car park.',
        'Sight tests are free with the frames, and the frames are on the wall with the lights.',
      ],
      gentle: 'Tests a day, conversion, and any IP or glaucoma accreditation. Independents and chains each read one of those first.',
    },
    {
      says: 'audiology|audiologist|hearing test|hearing tests|hearing aid|hearing aids|audiometry|pure tone audiometry|tympanometry',
      brutal: [
        'The booth is the only quiet room in the hospital. So consultants keep asking to eat in it.',
        'Press the button when you hear the beep. Everybody presses for the lift as well.',
        'Hearing aids are the size of a bean. Their leaflet opens to a tablecloth.',
      ],
      gentle: "Fittings a month, follow-up rate, wax? Yes, wax: it's in demand, and if you're trained the clinic wants to know.",
    },
    {
      says: 'dietetics|dietitian|dietician|nutrition|diet plans|meal plans|nutrition support|enteral feeding|tube feeding|menu planning',
      in: 'work',
      brutal: [
        'A dietitian at a buffet has forty eyes on one plate.',
        'The food diary is perfect until Friday, when the pen ran out.',
        'The plastic fried egg in the clinic has seen more of the world than most eggs.',
      ],
      gentle: 'Which specialty, and what changed on the menu or the ward because of you? Cost per feed is worth a mention too.',
    },
    {
      says: 'respiratory therapist|ventilator|ventilators|nebulizer|cpap|bipap|spirometry|oxygen therapy|pulmonary function|abg',
      in: 'work',
      brutal: [
        'Spirometry is shouting “keep going, keep going, keep going” at someone from one foot away.',
        'A CPAP mask comes in three sizes, and a cat likes each of them.',
        "The ventilator has nine alarms, and one's just saying hello.",
      ],
      gentle: 'Settings, devices, credentials: RRT goes right at the top. Ratio per shift gives it scale.',
    },
    {
      says: 'massage|deep tissue|sports massage|swedish massage|hot stone|aromatherapy|massage therapist|reflexology',
      in: 'anywhere',
      brutal: [
        "Deep tissue: “is the pressure all right?” Nobody's ever told the truth, face down.",
        'The massage room has whale song, and then the boiler.',
        "A massage therapist's thumbs should be insured. The oil gets on the policy.",
      ],
      gentle: "Rebooking rate is your best figure, since people vote with a diary. What's yours?",
    },
    {
      says: 'hcpc|hcpc registered|csp|rcot|bps|registered|licensed|state licensed|chartered',
      in: 'anywhere',
      brutal: [
        'HCPC renewal: two years of CPD, found in an envelope marked CPD.',
        "Two and a half percent are picked for the HCPC audit. It's always someone at your table.",
        "Chartered status goes after the name, and before the parking space, which doesn't exist.",
      ],
      gentle: "Number and status up top. It's checked before anything else, and it takes half a line.",
    },
    {
      says: 'cpd|continuing professional development|in-service training|in service|journal club|clinical supervision|peer supervision|ceu',
      brutal: [
        "Journal club: one who's read it, one who's skimmed it, one who's brought flapjack.",
        'In-service training is on a Thursday lunchtime, over a plastic pelvis.',
        'Supervision has been moved to next week by the person who teaches about the value of it.',
      ],
      gentle: "What did you change after it? That's what CPD is for, and one practical result would show it well.",
    },
    {
      says: 'band 5|band 6|band 7|rotational|rotation|rotations|band 4|rotational physiotherapist',
      brutal: [
        'Rotations are six months: two to find the toilets, two to find your feet, two to hand over.',
        "A Band 6 does a Band 5's work, a Band 7's emails, and the student's timetable.",
        'Rotational means new ward, new kettle politics, same lanyard.',
      ],
      gentle: 'List each rotation with months and bed type. Seniors look for the one that matches theirs.',
    },
    {
      says: 'student|students|student placement|student placements|clinical educator|practice educator|supervised students|mentoring students',
      brutal: [
        "A student on placement asks why you do it that way. It's a quiet walk back to the office.",
        "Students get the laptop. That's why the therapist has the floor.",
        "Practice educators fill in forty pages about somebody who's holding the door for them.",
      ],
      gentle: 'How many, and did any come back as colleagues? It says you can teach and that people liked working there.',
    },
    {
      says: 'therapy assistant|rehab assistant|technical instructor|physio assistant|occupational therapy assistant|therapy technician|physiotherapy assistant',
      brutal: [
        "A physio assistant knows which frame fits, where it is, and who's hidden it.",
        'A rehab assistant can fold up any walking frame with one hand while taking a phone call.',
      ],
      gentle: 'What do you run on your own: a class, a list, a store? Delegated work with a name looks like what it is.',
    },
    {
      says: 'group sessions|pulmonary rehab|back class|falls class|exercise class|exercise classes|hydrotherapy|hydro',
      brutal: [
        'Hydrotherapy: thirty-four degrees, a floating noodle, and your glasses.',
        "The class is at two. By half past one there's a queue, a rota of chairs and a ringleader.",
        'Group sessions have a CD, and the CD has a track that skips on squats.',
      ],
      gentle: 'How many per group, how many finished? A class with a good completion rate is proof of more than technique.',
    },
    {
      says: 'private practice|private clinic|self-employed|self employed|clinic owner|insurance referrals',
      in: 'work',
      brutal: [
        "In private practice you're the clinician, the receptionist, the accountant and the person who waters the fern.",
        'A private clinic has better biscuits, and the same plastic spine.',
      ],
      gentle: 'New clients a month, rebooking, and where they came from. It shows business sense, which practices quietly want.',
    },
    {
      says: 'practice manager|practice management|gp partners|cqc|rota|payroll|premises',
      in: 'work',
      brutal: [
        "A practice manager reports to six partners, who've never once reported the same thing.",
        'The boiler, the payroll, the pigeon on the roof: all practice management.',
        "Partners' meeting: two hours, one decision, and it's been deferred.",
      ],
      gentle: 'List size, staff and budget, then what you turned round. Appointments, income or inspection: pick the best one.',
    },
    {
      says: 'splint|splinting|splints|hand therapy|plaster|casting|plastering|orthopaedic technician|braces|bracing',
      in: 'work',
      brutal: [
        'A splint is moulded in hot water, trimmed, strapped, and found on the back seat.',
        "Plaster room: a saw that can't cut skin, and a face that isn't convinced.",
      ],
      gentle: 'Custom-made skills are rare. How many a week, and in what material? A hand unit will spot it.',
    },
    {
      says: 'infection control|cleaning rooms|room turnover|sterilisation|sterilization|autoclave|couch roll|stocking rooms|restocking',
      in: 'work',
      brutal: [
        'Couch roll: a metre per person, and a rip that goes diagonally whoever pulls.',
        "The autoclave takes forty minutes, and the next one's in thirty-five.",
        "Exam rooms get stocked on Monday. By Tuesday, somebody's been at the good gloves.",
      ],
      gentle: 'Did you run stock for the whole clinic? Spend or waste that came down would lift this line.',
    },
    {
      says: 'telehealth|video consultation|video consultations|telephone consultations|attend anywhere|remote consultations|virtual clinic',
      brutal: [
        'A video consultation is four minutes of ceiling, and then “can you see my knee now?”',
        'Telehealth shows you the foot, the dog, and the underside of a chin.',
        "“You're on mute.” Telehealth's first clinical finding.",
      ],
      gentle: 'What share of your list went online, and did it save waiting time? That was new ground, so claim it with numbers.',
    },
  ],
  'hotel-and-travel': [
    {
      says: 'front desk|reception|front office|receptionist|hotel receptionist|front desk agent|guest services',
      in: 'work',
      brutal: [
        "The hotel front desk has a bell. It's been rung twice, both times by the same conference.",
        "Reception knows three things: checkout is at eleven, breakfast's till ten, and the lift has been reported.",
        'Front desk smile: on at seven, off at three, with a short fade.',
      ],
      gentle: 'Rooms, stars and arrivals on a full day: those set the scale. Then say what you did when it all went wrong.',
    },
    {
      says: 'check-in|check in|checking in|check-ins|checked in|check-out|check out|checking in guests|early check-in|late check-out',
      brutal: [
        "Check-in is at three. At ten past eleven there's a coach.",
        'Every late check-out begins with “my flight is not till nine”.',
        "Forty check-ins at once, and one person who'd like a feather pillow, a high floor and the Wi-Fi spelt out.",
      ],
      gentle: 'How many a shift, and what was your upsell rate at the desk? Reception hires by both.',
    },
    {
      says: 'opera|opera pms|fidelio|mews|cloudbeds|protel|pms|property management system|guestline|rezlynx',
      in: 'anywhere',
      brutal: [
        "Opera has a key for everything. It's F-something, plus Shift, plus the person who's off.",
        "Opera is down, so it's pen, paper and the house phone. Oddly, check-in's quicker.",
        'The PMS says vacant clean. The slippers by the door say otherwise.',
      ],
      gentle: 'Version and modules, please. If you trained the desk or sat through a switch of systems, lead with it.',
    },
    {
      says: 'night audit|night auditor|night manager|night porter|nights|night shift',
      brutal: [
        "Night audit rolls the date at 2 a.m., and for four minutes it's nobody's day.",
        "At night the hotel's one person, one kettle and a fire panel with moods.",
        "The night porter's told more secrets than the bar, and carries the bags as well.",
      ],
      gentle: "In sole charge of how many rooms? That's real responsibility, and most people forget to write the number.",
    },
    {
      says: 'occupancy|adr|revpar|revenue management|yield management|rate|rates|gop|trevpar',
      in: 'work',
      brutal: [
        "RevPAR: the one number that can ruin a revenue manager's breakfast, and it's on the phone by seven.",
        "Occupancy's 100 percent. There's a wedding in the lobby who'd disagree.",
        "The rate's £89, or £212, or £140 with breakfast, depending on when you blinked.",
      ],
      gentle: 'Index against the comp set is the figure here. From what to what? Your reader will go straight to it.',
    },
    {
      says: 'booking.com|expedia|ota|otas|online travel agent|channel manager|airbnb|direct bookings|rate parity',
      brutal: [
        'OTAs bring the guest, keep fifteen percent and send a badge for the door.',
        "Booking.com says only one room left. The hotel's as surprised as anybody.",
        'Rate parity: the same price everywhere, found by everyone cheaper somewhere.',
      ],
      gentle: 'Did the direct share grow? Each point is commission saved, so give the two percentages.',
    },
    {
      says: 'overbooking|overbooked|bookings|reservation|reservations|reservations agent|group bookings|group reservations',
      in: 'work',
      brutal: [
        'Overbooking works by a formula, right until everybody comes.',
        'Reservations takes a party of forty, all twins, all ground floor, all near the lift.',
        'The group booking has a rooming list, a new rooming list and a coach with a third.',
      ],
      gentle: 'Calls converted, or value per month? Reservations is sales, so write it in sales figures.',
    },
    {
      says: 'housekeeping|room attendant|room attendants|housekeeper|cleaning rooms|making beds|room cleaning|cleaned rooms|servicing rooms|chambermaid',
      brutal: [
        'Sixteen rooms a shift, thirty minutes each, and one of them has had a party with glitter.',
        'Do Not Disturb hangs on nine doors until ten to two, and then they all go at once.',
        'Hospital corners, four pillows, one chocolate. Housekeeping can tell who moved the chocolate.',
      ],
      gentle: 'Rooms per shift and inspection scores: a head housekeeper reads nothing else first. Put them down.',
    },
    {
      says: 'linen|laundry|linen stock|towels|minibar|amenities|toiletries',
      in: 'work',
      brutal: [
        "Linen goes out by the trolley, and comes back with another hotel's name on the hem.",
        'Towels folded into a swan: nine minutes, one sneeze.',
        'The minibar has been checked. The tiny whisky is tea.',
      ],
      gentle: 'Did linen loss or costs come down? Few people track it, so a figure would stand out.',
    },
    {
      says: 'room inspection|room inspections|inspecting rooms|room standards|brand standards|aa inspection|mystery guest|quality inspection|standards',
      in: 'work',
      brutal: [
        "A room inspection's white glove, torch, and the one hair that wasn't there a second ago.",
        "Brand standards: 340 points, and number 212's the angle of the pen.",
        "The mystery guest is the one who asks for an iron, a menu and the manager's name.",
      ],
      gentle: "Scores and dates, from before and after. An inspector's figure convinces better than your own adjective.",
    },
    {
      says: 'guest complaint|guest complaints|complaints|guest relations|guest satisfaction|guest feedback|service recovery',
      brutal: [
        'The complaint is about the seagulls. The compensation request is about the bill.',
        'Guest relations: fruit basket, handwritten card, upgrade, in that order of panic.',
        'Service recovery means that the guest with the leak gets the suite, and tells everyone about the leak.',
      ],
      gentle: 'Score before and after, or one rescue in a dozen words. Which guest came back because of you?',
    },
    {
      says: 'tripadvisor|online reviews|guest reviews|reviews|trustyou|reviewpro|nps',
      brutal: [
        'Tripadvisor gave two stars to the sea. It was further away than in the brochure.',
        "“Would've been five, but it rained.” The hotel's reply thanks them for their valuable insight.",
        'Reviews remember the breakfast, the bed, and the person on the desk who found the charger.',
      ],
      gentle: 'Rank in town, then and now. Named in reviews? Quote the best one, just a handful of words.',
    },
    {
      says: "concierge|concierge desk|clefs d'or|golden keys|guest requests|bell desk|bellhop|porter|luggage|bell attendant",
      brutal: [
        "Concierge: table for two at eight, at the place that's been full since March. They'll see what they can do.",
        'The crossed gold keys on a lapel open every restaurant in town, and no doors at all.',
        "Porters can tell from the weight of a case who's packed the hairdryer, and it's in every room.",
      ],
      gentle: 'The oddest request you pulled off is your best bullet. No names, one sentence.',
    },
    {
      says: 'duty manager|hotel manager|front office manager|front of house manager|general manager|assistant manager|hotel general manager|operations manager',
      in: 'work',
      brutal: [
        'A duty manager walks nine miles a day, slowly, so it looks like welcome.',
        "The hotel manager lives by two numbers: last night's and the fire panel's.",
        "GM in a hotel means looking at the carpet in every room you'll ever enter again.",
      ],
      gentle: 'Rooms, turnover, headcount, GOP. Give those four, and the title will be believed.',
    },
    {
      says: 'fire alarm|fire evacuation|fire panel|health and safety|fire marshal|fire safety',
      in: 'work',
      brutal: [
        'The fire alarm is at 4 a.m., by toast, and the car park is full of dressing gowns.',
        "The fire panel says room 214. Room 214 says it's only hairspray.",
        'The assembly point is on the lawn, and the sprinklers come on at five.',
      ],
      gentle: 'Trained the team, ran the drills? Say how many rooms, and how long the evacuation took.',
    },
    {
      says: 'conference|conferences|conference and events|meetings and events|c&e|banqueting|weddings|wedding|wedding coordinator|event sales|delegates',
      brutal: [
        "Delegates want three things: coffee at eleven, sockets, and to know why it's cold.",
        'A wedding at four means a conference at one, and forty chair covers in between.',
        'Boardroom style, theatre style, cabaret: the same chairs, looking at different walls.',
      ],
      gentle: 'Largest event, revenue, repeat bookings: all three if you can. Show-rounds converted is a nice extra.',
    },
    {
      says: 'venue|venue hire|venue manager|arena|theatre venue|event space|front of house|box office',
      in: 'work',
      brutal: [
        "A venue's green room is beige, its blue room is a cupboard, and the red carpet is in the van.",
        "Capacity's 400 seated, 600 standing, and nine who are with the band.",
        "Venue hire includes everything, except what they're about to ask for.",
      ],
      gentle: 'Events a year, capacity, income per night: those are what owners compare. Add your busiest week.',
    },
    {
      says: 'travel agent|travel consultant|itinerary|itineraries|holiday packages|package holidays|travel bookings|tailor-made|bespoke holidays|abta|travel agency',
      brutal: [
        "A travel agent is asked where's hot, cheap, quiet and lively.",
        'Itineraries have a private transfer, a sunset and a seven-hour wait in Doha.',
        'Tailor-made holidays: nine emails about the balcony.',
      ],
      gentle: "Sales per year and repeat clients: put both. Destinations you've sold most from your own travel go next.",
    },
    {
      says: 'amadeus|sabre|galileo|gds|worldspan|travelport',
      in: 'anywhere',
      brutal: [
        'Amadeus does everything in code: AN for flights, SS to sell, and HE for help, which is nearly a person.',
        'Sabre came out of an airline in the sixties, and still answers in capitals.',
        "A GDS screen's all letters and slashes, and it's a honeymoon.",
      ],
      gentle: "Fares, reissues, groups: how deep do you go? Reissuing by hand is scarce, so say if that's you.",
    },
    {
      says: 'cabin crew|flight attendant|in-flight service|inflight|safety demonstration|galley|long haul|short haul|long-haul|short-haul|safety demo',
      brutal: [
        "Chicken or pasta? By row 31 there's a third choice: pasta.",
        "The safety demo's watched by two people: one nervous, one cabin crew.",
        'A galley is a kitchen, a changing room, a confessional and a queue for the toilet.',
      ],
      gentle: "Fleet types, base, purser or not, languages in the air. That's the order airlines look in.",
    },
    {
      says: 'safety and emergency procedures|sep|evacuation|aviation medicine|crm training|crew resource management|emergency procedures|ditching',
      in: 'anywhere',
      brutal: [
        'SEP: one day a year of shouting “come this way” at trainers in tracksuits.',
        'The evacuation slide is a one-way ride, and someone always asks for a second go.',
        'Ditching drill is in a leisure centre, at seven, under the verruca notice.',
      ],
      gentle: 'Date and aircraft type, short and early on the page. Instructors among you should say so first.',
    },
    {
      says: 'upgrade|upgrades|upselling|upsell|room upgrade|suite|loyalty programme|bonvoy|hilton honors|ihg rewards|loyalty',
      brutal: [
        'A room upgrade is the same room, two floors nearer the seagulls.',
        'Loyalty members get a later check-out, a bottle of water, and a name for it: platinum.',
        'Upselling at the desk: “for just twelve pounds more”, with a view of the same car park, higher.',
      ],
      gentle: "What did you take a month at the desk? There's nearly always a leaderboard, and a place on it is proof.",
    },
    {
      says: 'baggage|baggage handling|boarding|gate agent|boarding gate|check-in desk|ground handling|ramp|ramp agent|turnaround|ground staff|passenger services',
      in: 'work',
      brutal: [
        'Twenty-five minute turnaround: off, clean, fuel, on, and one passenger in duty free.',
        "Boarding by groups. Everyone's in group two, standing in group one.",
        "Bag's 23.4 kilos, and the scale has an audience.",
      ],
      gentle: 'Turnarounds a shift and on-time rate: airlines count both, so you can too. Name the carriers you handled.',
    },
    {
      says: 'delay|delays|disruption|cancellation|cancellations|rebooking|missed connections|flight disruption',
      in: 'work',
      brutal: [
        'A delay of twenty minutes gets announced four times.',
        'Cancelled: two hundred people, one desk, nine hotel rooms, and a party of nine with inflatables.',
        'Rebooking is asking a computer for a kindness at midnight.',
      ],
      gentle: "How many did you get moving again on the worst day? There's a story in that, so tell it in one line.",
    },
    {
      says: 'lounge|airport lounge|executive lounge|vip|vips|vip guests|celebrity|celebrities',
      in: 'work',
      brutal: [
        'The executive lounge has free olives, a hush, and someone on speakerphone.',
        'VIPs ask for two things: no fuss, and the other room.',
        'An airport lounge is an airport with a cheese board.',
      ],
      gentle: "Discretion is the skill. How many a week, and how were you chosen for it? That's worth a clause.",
    },
    {
      says: 'pre-arrival|special requests|guest preferences|guest history|guest profile|guest profiles',
      in: 'work',
      brutal: [
        'Guest history says extra pillow, no feathers, room 12, and do not mention the goose.',
        'Special requests: a quiet room, near the lift, with a view, not too high.',
      ],
      gentle: "Remembering regulars keeps hotels alive. If return visits rose, that figure's worth finding.",
    },
    {
      says: 'spa|spa reception|leisure club|pool|sauna|gym|health club',
      in: 'work',
      brutal: [
        'The spa has a sign saying shh, and a blender behind it.',
        'Pool towels go out at six, and sunbeds are taken by one minute past, by nobody.',
        'Relaxation room, treatment at four. At ten to, a leaf blower.',
      ],
      gentle: 'Treatment sales, memberships, day guests: which did you grow? One number will do it.',
    },
    {
      says: 'room service|food and beverage|breakfast|f&b|half board',
      in: 'work',
      brutal: [
        "Breakfast closes at ten. At two minutes to, the lift opens and it's everyone.",
        'Room service means a silver dome, a long corridor, and a rumour of chips.',
        "Half board guests know their table, their waiter, and when it's fish.",
      ],
      gentle: 'Covers per service and spend per head help here. Cross-trained? Say which outlets you can run.',
    },
    {
      says: 'upkeep|maintenance|maintenance requests|snag|out of order|out of order rooms|refurbishment',
      in: 'work',
      brutal: [
        "Room 108's out of order. It's been out of order so long that it's got the spare telly and all of the cots.",
        'Maintenance has a list, a van, a mate, and a toilet seat on order.',
        "During the refurbishment the hotel's fully open. So is the ceiling.",
      ],
      gentle: 'Rooms brought back into sale is money per night. How many, and how fast? Put that in.',
    },
    {
      says: 'rota|rotas|scheduling|payroll|labour cost|staffing|team of',
      in: 'work',
      brutal: [
        'The hotel rota has forty names, nine departments and a wedding across all of them.',
        'Split shifts: breakfast till ten, then back at six, with a long look at the sea in between.',
        'Payroll per occupied room: the figure that makes a head of department count pillows.',
      ],
      gentle: 'How many in the team, and what did payroll do against budget? That turns a rota into management.',
    },
    {
      says: 'training|trained new staff|onboarding|cross-training|training new starters|staff training',
      in: 'work',
      brutal: [
        'A new receptionist learns Opera, the fire panel, and how to say “fully booked” warmly.',
        'Cross-training puts the finance office on breakfast, once a year, in August.',
      ],
      gentle: "Who have you trained that's since been promoted? One such line and your own promotion looks overdue.",
    },
    {
      says: 'telephone|switchboard|phone calls|answering phones|call handling|telephone enquiries|emails|enquiries',
      in: 'work',
      brutal: [
        'The switchboard rings for room 310, 301, and someone who wants the other Royal Hotel.',
        "“Good morning, thank you for calling, how may I direct your call?” It's the chef, ringing from the fridge.",
        'Enquiries by email: do you have parking, is it free, is it big?',
      ],
      gentle: "Calls a day and how many turned into bookings: that's what makes a phone line into a sales line.",
    },
    {
      says: 'seasonal|summer season|ski season|resort|holiday park|ski resort|holiday rep|resort rep|cruise ship|cruise',
      in: 'work',
      brutal: [
        'Ski season: four months, one mountain, nine flatmates and a vacuum cleaner.',
        'A holiday park has a mascot suit, and somebody in it in August.',
        'On a cruise ship the commute is two decks, and so is the getting away from it.',
      ],
      gentle: 'Seasons show stamina. Guests per week, what you ran, and whether they asked you back: those three.',
    },
    {
      says: 'languages|multilingual|bilingual',
      in: 'work',
      brutal: [
        "Hotels want languages mainly for one sentence: the boiler's being looked at.",
        'At a desk with four languages, the guest gets asked in the fifth.',
      ],
      gentle: 'Which, and how well? Name a level for each, with one thing you handle in it: complaints are harder than greetings.',
    },
    {
      says: 'shuttle|airport shuttle|parking|valet|car park',
      in: 'work',
      brutal: ['The airport shuttle is every half hour. Its driver is every other.', 'Car park: sixty spaces, ninety rooms, and a marquee.'],
      gentle: "Small as it seems, it's what guests rate. If the complaints stopped once you ran it, say that.",
    },
    {
      says: 'city tax|cash handling|float|cashier|invoice|invoices|billing|guest billing|deposits|no show|no shows|folio|cashiering',
      in: 'work',
      brutal: [
        'The folio has two breakfasts, a film and a bottle of water the size of a promise.',
        'Invoice split four ways, made out to a company, with the bar as “meals”.',
        'No-shows get charged, ring at noon, and were next door.',
      ],
      gentle: 'Balanced to the penny, how often, on what turnover? Front offices worry about it, so reassure them in figures.',
    },
    {
      says: 'guest experience|guest service|vip experience|hospitality|customer service|five star|5 star|five-star',
      in: 'work',
      brutal: [
        'Five-star service is noticing the empty glass and not the hairpiece.',
        'Guest experience begins in the revolving door, usually with the suitcase.',
        "In hospitality the answer's yes, and the next call is to maintenance.",
      ],
      gentle: 'Stars, rooms and the score guests gave. Then one thing that you changed for good on the desk.',
    },
    {
      says: 'sales|corporate accounts|corporate rates|group sales|site visit|show round|show rounds|showrounds',
      in: 'work',
      brutal: [
        'A show-round takes in the suite, the terrace, the ballroom, and a brisk walk past the lift.',
        "Corporate rates get agreed in November by two people who've just eaten the best lunch of the year.",
      ],
      gentle: 'Accounts won and room nights they brought: both are in the system. Put them in a sentence of their own.',
    },
  ],
};
