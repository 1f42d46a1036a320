import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What therapists, clinic staff, hotel and travel people laugh about. */
export const OF_CLINICS_AND_HOTELS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'therapy-and-clinic': [
    {
      says: 'initial assessment|clinical assessment|patient assessment',
      in: 'work',
      brutal: [
        'The initial assessment form has nine pages, and the clinic room has no desk.',
        'Assessments take an hour, in a forty-minute slot, in a room booked to podiatry.',
        "Page one of every assessment asks what's been asked on the phone, on the website and in the letter.",
      ],
      gentle: 'Which standard tool do you reach for in an assessment, and what do you notice before it? The second tells them about you.',
    },
    {
      says: 'treatment plan|treatment planning|intervention plan|goal setting',
      brutal: [
        'A treatment plan has SMART goals. Getting the fridge door open is one, and it beats most company strategies.',
        'Goals are reviewed at six weeks, in a corridor, with a coffee.',
      ],
      gentle: "Outcomes against goals is the sentence that's missing. Which treatment plan got somebody back to something they loved?",
    },
    {
      says: 'caseload|caseloads|caseload management|managed a caseload|clinical caseload',
      brutal: [
        'A caseload of forty fits into a diary with space for twenty-eight.',
        'Caseload management is knowing which of the nine voicemails is the one with the gate code.',
        'The caseload is down to thirty. Then the other post goes on secondment.',
      ],
      gentle: 'Caseload figures beg for a before and an after. If the wait got shorter under you, print both ends.',
    },
    {
      says: 'waiting list|triaging referral|triaged referral|referral triage|clinical triage',
      brutal: [
        'Referrals come by fax, portal, letter, and a colleague leaning round a door.',
        'The waiting list got shorter. One person had been on it three times.',
      ],
      gentle: 'A waiting list is a gift of a number. How did you shorten it: a class, a phone call, a better letter?',
    },
    {
      says: 'mdt|multidisciplinary|multi-disciplinary|multidisciplinary team|joint working|interdisciplinary',
      brutal: [
        'At the MDT everyone gets two minutes, and orthopaedics takes six.',
        'Multidisciplinary means six professions, one kettle, and a note about the milk in six tones.',
        "Physio says stairs, OT says rails, speech says slow down, and transport's here.",
      ],
      gentle: 'Which decision at the MDT turned because of your view? One short example shows what your profession adds.',
    },
    {
      says: 'physiotherapy|physiotherapist|physical therapy|physical therapist',
      brutal: [
        "Physios know exactly who did the exercises. It's a short list.",
        'A physiotherapist watches everyone on the escalator and says nothing about the left hip.',
      ],
      gentle: 'Every joint in the body fits under ‘{it}’. Add the ones colleagues ask you about, the setting and one course, and a clinic can place you.',
    },
    {
      says: 'exercise programme|exercise programmes|exercise prescription|home exercise|home exercise programme|therapeutic exercise|rehabilitation programme|theraband',
      brutal: [
        'The exercise sheet has stick figures, and one of them seems to be falling off a wall.',
        "Ten reps, three times a day, with a yellow band that's now holding a tomato plant.",
      ],
      gentle: "How did you get people to keep up the {it} once they were out of the door? If you found a way, it's worth its own bullet.",
    },
    {
      says: 'rehabilitation|musculoskeletal|msk',
      not: 'drug|alcohol|substance|vocational|building|prison|housing|offender',
      in: 'work',
      brutal: [
        "The rehab gym's parallel bars have towels on them on weekdays, and a Christmas tree in December.",
        'MSK clinic: a plinth, a plastic spine, and a poster of a plastic spine.',
        "In rehabilitation there's a staircase that goes up four steps and comes down again.",
      ],
      gentle: "What could people do when they left your rehab that they couldn't when they came? Stairs, a kettle, a bus: name one.",
    },
    {
      says: 'occupational therapy|occupational therapist|home assessment|kitchen assessment|grab rail',
      brutal: [
        'An OT comes to a house and measures the toilet first.',
        'A kitchen assessment is a cup of tea with a clipboard.',
        'Grab rails get ordered in white, fitted in a week or a season, and used that day for a towel.',
      ],
      gentle: 'Which discharges happened because of an adaptation you found? One of those is stronger than any list of OT duties.',
    },
    {
      says: 'speech and language therapy|speech therapist|speech and language therapist|speech pathologist|dysphagia',
      brutal: [
        'IDDSI has eight levels, and the custard has been re-tested.',
        'Speech therapists own every board game ever made, with one piece missing, and know which.',
      ],
      gentle: "Caseload, settings and any post-graduate competency. Dysphagia level first: it's what services are short of.",
    },
    {
      says: 'psychologist|psychological assessment|formulation|cbt',
      in: 'work',
      brutal: [
        'A formulation is five boxes with arrows, and the arrows all go to box three.',
        "The clinic room has two chairs, a plant, a clock nobody can see and a neighbour's telephone voice.",
      ],
      gentle: 'Model, setting, supervision. In that order it answers the first questions a lead psychologist will have.',
    },
    {
      says: 'radiographer|radiography|x-ray',
      brutal: [
        '“Breathe in. Hold it.” The radiographer is at the other end of the room, looking for the pedal.',
        'X-ray cassettes have gone. The trolley they went on is still in the way.',
      ],
      gentle: 'Which makes of scanner have you worked? A department with the same one will ring a radiographer first.',
    },
    {
      says: 'mri',
      brutal: [
        "MRI safety: keys, coins, cards, and one engineer's spanner that's still on the wall.",
        'An MRI is twenty minutes of a techno record that never drops.',
      ],
      gentle: 'MRI safety is a culture, and somebody keeps it. If you were the one who checked and trained, say so here.',
    },
    {
      says: 'phlebotomy|phlebotomist|venepuncture|venipuncture|blood draw|drawing blood|blood collection',
      brutal: [
        "Phlebotomists say “sharp scratch” in a tone they'd never use about anything at home.",
        "Specimens go in the bag, the form goes in the pocket, and the pen's gone with the last person.",
      ],
      gentle: 'Who did they send you for when nobody else could find the vein? In phlebotomy that reputation is the CV.',
    },
    {
      says: 'medical assistant|rooming patients|roomed patients|rooming',
      brutal: [
        "Rooming: height, weight, shoes, and “it'll be just a minute”, which is a term of art.",
        "Medical assistants run the clinic, and the doctor's told which door.",
      ],
      gentle: [
        'Which procedures are you certified for, and how many providers did you keep on time? A medical assistant is hired on both.',
        'What does a doctor never have to ask for on your clinic days? The answer makes a good line for a medical assistant.',
      ],
    },
    {
      says: 'front desk|reception|receptionist|medical receptionist|medical reception|patient check-in|checking in patients|greeting patients',
      near: 'patient|clinic|surgery|medical|doctor|physician|practice|gp',
      in: 'work',
      brutal: [
        "The medical receptionist's phone has nine lights, and at one minute past eight they're Christmas.",
        "The front desk knows the doctor is running late before the doctor's parked.",
        'A self check-in screen stands by the desk, so people can ask the desk about it.',
      ],
      gentle: [
        "Being calm at eight on a Monday is a skill. If the doctors ran to time because of your front desk, that's the sentence.",
        'What did you sort out at reception so that it never reached a doctor? Two words about that show judgement.',
      ],
    },
    {
      says: 'booking appointments|scheduling appointments|appointment scheduling|scheduled appointments|appointment booking|patient scheduling|appointment',
      near: 'patient|clinic|doctor|physician|surgery|practice|medical|dental|gp',
      brutal: [
        "Appointments are released at eight. By four minutes past, they're folklore.",
        '“Anything after four, not Tuesday, with the nice one.” The appointment book knows who the nice one is.',
        'The scheduling screen is a quilt of ten-minute squares with a dentist in one corner by mistake.',
      ],
      gentle: 'Missed appointments cost a clinic dearly. Did yours come down, and was it texts or phone calls that did it?',
    },
    {
      says: 'medical coding|medical coder|icd-10|icd 10|medical billing',
      brutal: [
        "ICD-10 has a code for being struck by a duck. It's W61.62, and coders know it.",
        'W56.22 is “struck by orca”. Coding a Tuesday is rarely that good.',
        "Claims come back denied for a modifier. It's always 25.",
      ],
      gentle: "Charts a day and accuracy, both in figures. Then the specialties: that's how medical coding jobs are screened.",
    },
    {
      says: 'prior authorization|insurance verification|verifying insurance|verified insurance',
      in: 'work',
      brutal: [
        'Prior authorization needs a form, then a form to say which form it was, and then the fax again.',
        "Insurance verification is reading a card number to somebody who's reading it back wrong.",
      ],
      gentle: 'Which denials did you get overturned? In prior authorization, one stubborn success says more than the volume.',
    },
    {
      says: 'emr|ehr|electronic medical record|electronic health record|epic|eclinicalworks|athenahealth',
      brutal: [
        'The EMR has a field for everything, and all of it gets typed under “other”.',
        "The EMR update moved one button. It's the one your hand had learnt.",
      ],
      gentle: 'Name every EMR you could run on Monday. For a small practice it saves a fortnight, and they know it.',
    },
    {
      says: 'clinical notes|soap notes|patient notes|progress notes|clinical documentation|medical documentation',
      in: 'work',
      brutal: [
        'Subjective, objective, assessment, and a plan to finish the notes at home.',
        "If it's not in the notes it didn't happen, and the parallel bars have no memory.",
        'Documentation is the last fifteen minutes of each hour, and lives in the next one.',
      ],
      gentle: 'A small marvel: same-day {it} with clean audits. If there was a score, put it in.',
    },
    {
      says: 'podiatry|podiatrist|nail surgery|insoles|chiropody',
      brutal: [
        "Podiatrists look down when they meet you. It's not shyness.",
        "Gait analysis: walk to the wall, walk back, now walk the way you do when no one's filming.",
        'Insoles are made to measure, and live in the other shoes.',
      ],
      gentle: 'If you make your own devices, it deserves a word. So does nail surgery, because podiatry services are short of it.',
    },
    {
      says: 'optometry|optometrist|sight test|eye examination|eye test|refraction|slit lamp|eye exam',
      brutal: [
        'Better with one, or two? About the same? Optometrists hear “about the same” in their sleep.',
        'The puff of air is two seconds. The flinch starts at the car park.',
      ],
      gentle: 'Tests a day, conversion, and any IP or glaucoma accreditation. Independents and chains each read one of those first.',
    },
    {
      says: 'audiology|audiologist|hearing test|hearing tests|hearing aid|hearing aids|audiometry|pure tone audiometry|tympanometry',
      brutal: [
        'The hearing booth is the quiet room of the hospital. So consultants keep asking to eat in it.',
        'Press the button when you hear the beep. Afterwards everybody presses the lift a bit more carefully.',
        'Hearing aids are the size of a bean. Their leaflet opens to a tablecloth.',
      ],
      gentle: 'Wax, fittings, balance: what are you trained in beyond the hearing test? In audiology each is scarce, so list them.',
    },
    {
      says: 'dietetics|dietitian|dietician|meal plan|nutrition support',
      in: 'work',
      brutal: ['A dietitian at a buffet has forty eyes on one plate.', 'The plastic fried egg in the clinic has seen more of the world than most eggs.'],
      gentle: "What changed on the menu or the ward because of you? A dietitian's best evidence is somebody else's breakfast.",
    },
    {
      says: 'spirometry|pulmonary function|respiratory therapist',
      in: 'work',
      brutal: [
        'Spirometry is shouting “keep going, keep going, keep going” at someone from one foot away.',
        'Spirometry comes with a cartoon of candles. Grown adults take it personally.',
      ],
      gentle: 'Getting a good blow takes coaching. If your spirometry was the one the consultants trusted, find a way to say so.',
    },
    {
      says: 'massage|deep tissue|sports massage|massage therapist',
      brutal: [
        "Deep tissue: “is the pressure all right?” Nobody's ever told the truth, face down.",
        'The massage room has whale song, and then the boiler.',
        "A massage therapist's thumbs should be insured. The oil gets on the policy.",
      ],
      gentle: "People vote with a diary. If your massage clients rebook, find the figure, because it's the best one you've got.",
    },
    {
      says: 'cpd|continuing professional development|in-service training|journal club|clinical supervision',
      brutal: [
        "Journal club: one who's read it, one who's skimmed it, one who's brought flapjack.",
        'In-service training is on a Thursday lunchtime, over a plastic pelvis.',
        'Supervision has been moved to next week by the person who teaches about the value of it.',
      ],
      gentle: 'The point of {it} is to change something on Monday. One practical result would show that well.',
    },
    {
      says: 'student placement|clinical educator|practice educator|supervised students|clinical placement',
      brutal: [
        "A student on placement asks why you do it that way. It's a quiet walk back to the office.",
        "Students get the laptop. That's why the therapist has the floor.",
        "Practice educators fill in forty pages about somebody who's holding the door for them.",
      ],
      gentle: 'Did any of your students come back as colleagues? It says you can teach, and that people liked working there.',
    },
    {
      says: 'exercise class|back class|group session',
      brutal: [
        "The class is at two. By half past one there's a queue, a rota of chairs and a ringleader.",
        'Group sessions have a CD, and the CD has a track that skips on squats.',
      ],
      gentle: 'Did people finish the class, and did they keep meeting? A group that outlives its last session is proof of more than technique.',
    },
    {
      says: 'practice manager|practice management|gp partners',
      brutal: [
        "A practice manager reports to six partners, who've never once reported the same thing.",
        'The boiler, the payroll, the pigeon on the roof: all practice management.',
      ],
      gentle: 'What did the practice look like before you managed it? Appointments, income or inspection: pick the one that changed most.',
    },
    {
      says: 'telehealth|video consultation|video consultations|telephone consultations|attend anywhere|remote consultations|virtual clinic',
      brutal: [
        'A video consultation is four minutes of ceiling, and then “can you see my knee now?”',
        "“You're on mute.” Telehealth's first clinical finding.",
      ],
      gentle: 'Telehealth was new ground. What did you learn to examine through a screen? Claim it, because few wrote it down.',
    },
  ],
  'hotel-and-travel': [
    {
      says: 'front desk|front office|hotel receptionist|hotel reception|front desk agent|guest services',
      in: 'work',
      brutal: [
        "The hotel front desk has a bell. It's been rung twice, both times by the same conference.",
        'Front desk smile: on at seven, off at three, with a short fade.',
      ],
      gentle: [
        'The front desk is judged on its worst hour. What went wrong, and what did you do? Tell that, after the stars and the rooms.',
        'Who did the other shifts hand the difficult arrivals to? If it was you, the front desk line should say it.',
      ],
    },
    {
      says: 'check-in|check in|check-out|check out|checking in guests',
      near: 'guest|guests|hotel|room|arrival|passenger|front desk',
      brutal: [
        "Check-in is at three. At ten past eleven there's a coach.",
        'A late check-out begins with “my flight is not till nine”.',
        'Forty check-ins at once, and one of them would like the Wi-Fi password spelt out.',
      ],
      gentle: "A good check-in sets up the whole stay. What did you do on the days the rooms weren't ready? That's the skill.",
    },
    {
      says: 'opera pms|opera|fidelio|protel|property management system|pms',
      brutal: [
        "There's a key for everything. It's F-something, plus Shift, plus the person who's off.",
        "The system is down, so it's pen, paper and the house phone. Oddly, check-in is quicker.",
        'The PMS says vacant clean. The slippers by the door say otherwise.',
      ],
      gentle: 'If you trained the desk on Opera or sat through a switch of systems, lead with it: hotels dread both.',
    },
    {
      says: 'night audit|night auditor|night manager|night porter',
      brutal: [
        "Night audit rolls the date at 2 a.m., and for four minutes it's nobody's day.",
        "At night the hotel's one person, one kettle and a fire panel with moods.",
        'Whoever has the night desk hears more secrets than the bar, and carries the bags as well.',
      ],
      gentle: 'In sole charge of a hotel at night is real responsibility, and most people forget to write it. Say how many rooms.',
    },
    {
      says: 'revpar|revenue management|yield management|trevpar',
      in: 'work',
      brutal: [
        "RevPAR: the one number that can ruin a revenue manager's breakfast, and it's on the phone by seven.",
        "Occupancy's 100 percent. There's a wedding in the lobby who'd disagree.",
        "The rate has changed three times since breakfast, and breakfast isn't included.",
      ],
      gentle: 'RevPAR against the competition is what your reader will go straight to. Say where it stood, and where you left it.',
    },
    {
      says: 'booking.com|expedia|ota|otas|online travel agent|channel manager|rate parity',
      brutal: [
        'OTAs bring the guest, keep a slice, and send a sticker for the door.',
        '“Only one room left”, says the website. The hotel is as surprised as anybody.',
        'Rate parity: the same price everywhere, found by everyone cheaper somewhere.',
      ],
      gentle: 'Every booking moved from an OTA to direct is commission saved. What did you change to get them?',
    },
    {
      says: 'reservation|group booking|reservations agent|overbooking',
      in: 'work',
      brutal: [
        'Overbooking works by a formula, right until everybody comes.',
        'Reservations takes a party of forty, all twins, all ground floor, all near the lift.',
      ],
      gentle: [
        'Reservations is sales, so write it as sales: the call you converted, the group you won back.',
        'What did you notice in reservations that the desk would have missed? A double booking caught early is a story.',
      ],
    },
    {
      says: 'housekeeping|room attendant|room attendants|housekeeper|cleaning rooms|making beds|room cleaning|cleaned rooms|servicing rooms|chambermaid',
      in: 'work',
      brutal: [
        'Sixteen rooms a shift, and one of them has had a party with glitter.',
        'Do Not Disturb hangs on nine doors until ten to two, and then they all go at once.',
        'Hospital corners, four pillows, one chocolate. Housekeeping can tell who moved the chocolate.',
      ],
      gentle: [
        'Inspection scores are what a head housekeeper reads first. If your rooms were the ones passed without a look, say so.',
        'Which rooms were you given: the suites, the long stays, the ones nobody else could turn? Housekeeping has a pecking order.',
      ],
    },
    {
      says: 'room inspection|inspecting rooms|brand standard|mystery guest',
      in: 'work',
      brutal: [
        "A room inspection finds a hair. It's the inspector's.",
        'Brand standards come as 340 points. Number 212 is the angle of the pen.',
        "The mystery guest has been spotted. So has the guest who isn't one, who's had a lovely week.",
      ],
      gentle: "Scores and dates, from before and after. An inspector's figure convinces better than your own adjective.",
    },
    {
      says: 'guest complaint|guest relations|service recovery|guest satisfaction',
      brutal: [
        'The complaint is about the seagulls. The compensation request is about the bill.',
        'Guest relations: fruit basket, handwritten card, upgrade, in that order of panic.',
        'Service recovery means that the guest with the leak gets the suite, and tells everyone about the leak.',
      ],
      gentle: 'Which guest came back because of you? One rescue, in a dozen words, is the best a guest relations line can do.',
    },
    {
      says: 'tripadvisor|online review|guest review',
      brutal: [
        'The sea got two stars. It was further away than in the brochure.',
        "“Would've been five, but it rained.” The hotel's reply thanks them for their valuable insight.",
      ],
      gentle: 'Rank in town, then and now. Named in reviews? Quote the best one, just a handful of words.',
    },
    {
      says: 'concierge|concierge desk|bell desk|guest request',
      brutal: [
        "Concierge: table for two at eight, at the place that's been full since March. They'll see what they can do.",
        'The crossed gold keys on a lapel open every restaurant in town, and no doors at all.',
      ],
      gentle: [
        'The oddest request you pulled off is your best bullet. No names, one sentence.',
        "Whose number have you got that other concierges haven't? Contacts are the trade, so hint at them.",
      ],
    },
    {
      says: 'duty manager|hotel manager|front office manager|hotel general manager',
      in: 'work',
      brutal: [
        'You walk nine miles a day, slowly, so that it looks like welcome.',
        "The hotel manager lives by two numbers: last night's and the fire panel's.",
        "Managing a hotel means looking at the carpet in every room you'll ever enter again.",
      ],
      gentle: 'What did the hotel look like on the figures when you arrived, and when you left? Managers are hired on the difference.',
    },
    {
      says: 'fire alarm|fire evacuation|fire panel',
      in: 'work',
      brutal: [
        'The fire alarm is at 4 a.m., by toast, and the car park is full of dressing gowns.',
        "The fire panel says room 214. Room 214 says it's only hairspray.",
      ],
      gentle: "Everyone out, counted, calm: if you ran an evacuation that went well, it's a real line on a hotel CV.",
    },
    {
      says: 'conference and events|meetings and events|conference|banqueting|wedding coordinator',
      brutal: [
        'A wedding at four means a conference at one, and forty chair covers in between.',
        'Boardroom style, theatre style, cabaret: the same chairs, looking at different walls.',
      ],
      gentle: 'In conferences, the repeat is the review. Which event booked again because of how you ran it?',
    },
    {
      says: 'venue hire|venue manager|event space',
      in: 'work',
      brutal: ["Capacity's 400 seated, 600 standing, and nine who are with the band.", "Venue hire includes everything, except what they're about to ask for."],
      gentle: "What could your venue do that the one down the road couldn't? Say it in the line, with the capacity.",
    },
    {
      says: 'travel agent|travel consultant|itinerary|itineraries|tailor-made holiday|package holiday|travel agency',
      brutal: ["A travel agent is asked where's hot, cheap, quiet and lively.", 'Nine emails about the balcony. The travel agent has never seen the balcony.'],
      gentle: "Which destination do colleagues ask you about? A travel agent's repeat clients book with people who've been there.",
    },
    {
      says: 'amadeus|sabre|galileo|gds|worldspan',
      brutal: [
        "It's all in capitals, as if somebody had shouted a holiday into a computer.",
        "A screen of letters and slashes, and it's somebody's honeymoon.",
      ],
      gentle: "How deep do you go in Amadeus or Sabre? Reissuing by hand is scarce, so say if that's you.",
    },
    {
      says: 'cabin crew|flight attendant|in-flight service|safety demonstration',
      brutal: [
        'The cabin crew says “chicken or beef”, forty rows long, to people with headphones on.',
        'The safety demonstration has an audience of two: one nervous, one cabin crew.',
        'A galley is a kitchen, a changing room, a confessional and a queue for the toilet.',
      ],
      gentle: "Fleet, base, languages: that's the order in which airlines read cabin crew. A purser should say so in the first word.",
    },
    {
      says: 'upselling|upsell|room upgrade',
      brutal: ['A room upgrade is the same room, two floors nearer the seagulls.', '“For just a little more”: the same car park, seen from higher up.'],
      gentle: "There's nearly always a leaderboard for upselling at the desk, and a place on it is proof. Where did you come?",
    },
    {
      says: 'boarding gate|gate agent|ground handling|ground staff|baggage handling|ramp agent|passenger services',
      in: 'work',
      brutal: [
        "Boarding by groups. Everyone's in group two, standing in group one.",
        'The bag weighs 23.4 kilos, and the scale has an audience.',
        'On time means off, cleaned, fuelled and on. One passenger is in duty free, smelling things.',
      ],
      gentle: 'Which carriers did you handle, and what did you do to get them away on time? Ground handling is remembered in minutes.',
    },
    {
      says: 'flight disruption|rebooking|missed connection|flight cancellation|flight delay',
      in: 'work',
      brutal: [
        'A delay of twenty minutes gets announced four times.',
        'Cancelled. Two hundred people and one desk, and somebody has an inflatable flamingo.',
        'Rebooking is asking a computer for a kindness at midnight.',
      ],
      gentle: 'Rebooking a full flight is calm under fire. Tell the worst day in one line, and how it ended.',
    },
    {
      says: 'airport lounge|executive lounge|vip lounge',
      in: 'work',
      brutal: [
        "The executive lounge is very quiet, so everybody can hear the one who's closing a deal.",
        'An airport lounge is an airport with a cheese board.',
      ],
      gentle: "Discretion is what an executive lounge hires. How were you chosen for it? That's worth a clause.",
    },
    {
      says: 'pre-arrival|special requests|guest preferences|guest history|guest profile|guest profiles',
      in: 'work',
      brutal: [
        'Guest history says extra pillow, no feathers, room 12, and do not mention the goose.',
        'Special requests: a quiet room, near the lift, with a view, not too high.',
      ],
      gentle: "Guest preferences remembered are guests who return. Is there a regular who came back because of what you'd noted?",
    },
    {
      says: 'spa|leisure club|spa reception',
      in: 'work',
      brutal: ['The spa has a sign saying shh, and a blender behind it.', 'Relaxation room, treatment at four. At ten to, a leaf blower.'],
      gentle: 'Treatments, memberships or day guests: which did the spa sell more of under you? One answer will do.',
    },
    {
      says: 'rota|staff rota',
      in: 'work',
      brutal: [
        'The hotel rota was finished on Thursday. On Friday a wedding was added to it.',
        "Breakfast till ten, and then back at six. The rota calls what's in between a break.",
      ],
      gentle: 'How many in the team, and what did payroll do against budget? That turns a rota into management.',
    },
    {
      says: 'switchboard|telephone enquiries',
      brutal: [
        'The switchboard rings for room 310, 301, and someone who wants the other Royal Hotel.',
        "“Good morning, thank you for calling, how may I direct your call?” It's the chef, ringing from the fridge.",
      ],
      gentle: "Which calls did you turn into bookings? That's what makes a switchboard line into a sales line.",
    },
    {
      says: 'cruise ship|cruise',
      not: 'control|missile|cruise controller',
      in: 'work',
      brutal: [
        'A cruise contract is months without a Sunday, and a new harbour every morning that you see through a door.',
        'On a cruise ship the commute is two decks, and so is the getting away from it.',
      ],
      gentle: 'Seasons at sea show stamina. What did you run on board, and did the cruise line ask you back? Say both.',
    },
    {
      says: 'languages|multilingual|bilingual',
      in: 'work',
      brutal: [
        "Hotels want languages mainly for one sentence: the boiler's being looked at.",
        'At a desk with four languages, the guest gets asked in the fifth.',
      ],
      gentle: 'Name a level for each language, with something you handle in it. Complaints are harder than greetings.',
    },
    {
      says: 'folio|guest billing|guest invoice',
      brutal: [
        "There's a film on the folio. “That was the minibar”, says the guest.",
        'Invoice split four ways, made out to a company, with the bar as “meals”.',
      ],
      gentle: 'Guest bills that balance are a comfort to any front office. Did they give you the difficult folios? Say so.',
    },
    {
      says: 'guest experience|guest service|five star|five-star|five star hotel',
      in: 'work',
      brutal: ['Guest experience begins in the revolving door, usually with the suitcase.', 'Guest service says yes, and then rings maintenance.'],
      gentle: [
        'A guest experience line is strongest when the thing is still done your way. Which of your ideas stayed at the desk?',
        "Which guest still writes to you, or asks for you? That's the guest experience, in one person.",
      ],
    },
    {
      says: 'show round|showround|show rounds|corporate rate|corporate account|group sales',
      in: 'work',
      brutal: [
        'A show-round takes in the suite, the terrace, the ballroom, and a brisk walk past the lift.',
        "Corporate rates get agreed in November by two people who've just eaten the best lunch of the year.",
      ],
      gentle: 'Accounts won and room nights they brought: both are in the system. Put them in a sentence of their own.',
    },
  ],
};
