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
        'Assessments take an hour, in a forty-minute slot, in a room booked to somebody else.',
        "Page one of every assessment asks what's been asked on the phone, on the website and in the letter.",
      ],
      gentle: 'Give the standard tool you score with, and how many new people a week: a service can tell from those two whether you would keep its pace.',
    },
    {
      says: 'treatment plan|treatment planning|intervention plan|goal setting',
      brutal: [
        'A treatment plan has three goals: two in the language of the service and one in the language of the person. The third gets done.',
        'Goals are reviewed at six weeks, in a corridor, with a coffee.',
      ],
      gentle: 'A plan counts by what came of it. Add the outcome measure you use, and how often goals were met.',
    },
    {
      says: 'caseload|caseloads|caseload management|managed a caseload|clinical caseload',
      brutal: [
        'A caseload of forty fits into a diary with space for twenty-eight.',
        'Caseload management is knowing which of the nine voicemails is the one with the gate code.',
        'The caseload is down to thirty. Then the other post goes on secondment.',
      ],
      gentle: 'Size, complexity and waiting time describe a caseload. If it grew while the wait did not, those two figures are the best you have.',
    },
    {
      says: 'waiting list|triaging referral|triaged referral|referral triage|clinical triage',
      brutal: [
        'Referrals come by fax, portal, letter, and a colleague leaning round a door.',
        'On a waiting list everybody is routine, except in the letters, where everybody is urgent.',
      ],
      gentle: 'Services are run by this number. Add weeks before, weeks after, and what did it, a class, a phone call, a better form.',
    },
    {
      says: 'mdt|multidisciplinary|multi-disciplinary|multidisciplinary team|joint working|interdisciplinary',
      brutal: [
        'At the MDT everyone gets two minutes, and one of them takes six.',
        'Multidisciplinary means six professions, one kettle, and a note about the milk in six tones.',
        'The MDT agrees on everything except who writes it down.',
      ],
      gentle: 'The meeting is the same for all. What your profession added, shown by one decision that turned on it, is the part nobody else can write.',
    },
    {
      says: 'physiotherapy|physiotherapist|physical therapy|physical therapist',
      brutal: [
        "Physios know exactly who did the exercises. It's a short list.",
        'A physiotherapist watches everyone on the escalator and says nothing about the left hip.',
      ],
      gentle: 'Setting first: ward, clinic, pitch or front room. Then the joints or conditions colleagues send to you, because rotas are filled by those.',
    },
    {
      says: 'exercise programme|exercise programmes|exercise prescription|home exercise|home exercise programme|therapeutic exercise|rehabilitation programme|theraband',
      brutal: [
        'The exercise sheet has stick figures, and one of them seems to be falling off a wall.',
        "Ten reps, three times a day, with a yellow band that's now holding a tomato plant.",
      ],
      gentle: 'The hard part is that people do them at home. If yours did, and a class, an app or a second look was the reason, that deserves its own bullet.',
    },
    {
      says: 'rehabilitation|musculoskeletal|msk',
      not: 'drug|alcohol|substance|vocational|building|prison|housing|offender',
      around: 'physio|physical|occupational|gait|exercise|mobility|stroke|gymnasium|orthopaed|orthoped|knee|hip|strength|amput',
      in: 'work',
      brutal: [
        "The rehab gym's parallel bars have towels on them on weekdays, and a Christmas tree in December.",
        'MSK clinic: a plinth, a plastic spine, and a poster of a plastic spine.',
        "In rehabilitation there's a staircase that goes up four steps and comes down again.",
      ],
      gentle: 'Stairs, a kettle, back to work: rehabilitation is measured by what people could do again. The scale you recorded it with makes it count.',
    },
    {
      says: 'occupational therapy|occupational therapist|home assessment|kitchen assessment|grab rail',
      brutal: [
        'An OT comes to a house and measures the toilet first.',
        'A kitchen assessment is a cup of tea with a clipboard.',
        'Grab rails get ordered in white, fitted in a week or a season, and used that day for a towel.',
      ],
      gentle: 'Adaptations, equipment budgets and discharges brought forward are what a team lead reads for. Put acute, community or psychiatric first.',
    },
    {
      says: 'speech and language therapy|speech therapist|speech and language therapist|speech pathologist|dysphagia',
      brutal: [
        'IDDSI has eight levels, and the custard has been re-tested.',
        'Speech therapists own every board game ever made, with one piece missing, and know which.',
      ],
      gentle:
        'Give adults or paediatrics, and the level of dysphagia competency: services are short of exactly that, so it should not hide in the middle of a line.',
    },
    {
      says: 'psychologist|psychological assessment|formulation|cbt',
      in: 'work',
      brutal: [
        'A formulation is five boxes with arrows, and the arrows all go to box three.',
        "The clinic room has two chairs, a plant, a clock nobody can see and a neighbour's telephone voice.",
      ],
      gentle: 'Give the model, setting, supervision: in that order they answer the first three questions a lead psychologist will have.',
    },
    {
      says: 'radiographer|radiography|x-ray',
      around: 'radiograph|imaging|radiolog|theatre|fluoro|technologist|sonograph|scanner',
      brutal: [
        '“Breathe in. Hold it.” The radiographer is at the other end of the room, looking for the pedal.',
        'X-ray cassettes have gone. The trolley they went on is still in the way.',
      ],
      gentle: 'Makes and modalities by name: a department with the same machine reads them as training it need not pay for.',
    },
    {
      says: 'mri',
      around: 'radiograph|imaging|radiolog|technologist|scanner|magnet|mri safety',
      brutal: [
        "MRI safety: keys, coins, cards, and one engineer's spanner that's still on the wall.",
        'An MRI is twenty minutes of a techno record that never drops.',
      ],
      gentle: 'Field strength, make and the kinds of scan place an MRI line at once. Responsibility for safety or for training goes ahead of them.',
    },
    {
      says: 'phlebotomy|phlebotomist|venepuncture|venipuncture|blood draw|drawing blood|blood collection',
      brutal: [
        'Phlebotomists have one tone of voice for the needle, and use it for nothing at home.',
        "Specimens go in the bag, the form goes in the pocket, and the pen's gone with the last person.",
      ],
      gentle: 'Draws per shift, and on which wards: paediatrics and oncology count extra. If the difficult veins were sent to you, that is worth five words.',
    },
    {
      says: 'medical assistant|rooming patients|roomed patients|rooming',
      brutal: [
        "Rooming: height, weight, shoes, and “it'll be just a minute”, which is a term of art.",
        "Medical assistants run the clinic, and the doctor's told which door.",
      ],
      gentle: 'Certification, the procedures you may do and how many providers you kept on time: a clinic manager screens for those three.',
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
      gentle: 'Calls, check-ins or doctors per day give a reception desk its size. If complaints or missed appointments fell, that belongs beside it.',
    },
    {
      says: 'booking appointments|scheduling appointments|appointment scheduling|scheduled appointments|appointment booking|patient scheduling|appointment',
      near: 'patient|clinic|doctor|physician|surgery|practice|medical|dental|gp',
      brutal: [
        "Everybody wants the first appointment of the day. There's one, and it belongs to somebody who comes at ten.",
        '“Anything after four, not Tuesday, with the nice one.” The appointment book knows who the nice one is.',
        "The scheduling screen is a quilt of little squares with one colleague's lunch in it by mistake.",
      ],
      gentle: 'Missed appointments cost a clinic dearly. If the no-show rate came down, give both figures.',
    },
    {
      says: 'medical coding|medical coder|icd-10|icd 10|medical billing',
      brutal: [
        "ICD-10 has a code for being struck by a duck. It's W61.62, and coders know it.",
        'W56.22 is “struck by orca”. Coding a Tuesday is rarely that good.',
        "Claims come back denied for a modifier. It's always 25.",
      ],
      gentle: 'Give charts per day, accuracy in percent, specialties: coding jobs are screened by these three, and the certificate number goes with them.',
    },
    {
      says: 'prior authorization|insurance verification|verifying insurance|verified insurance',
      in: 'work',
      brutal: [
        'Prior authorization needs a form, then a form to say which form it was, and then the fax again.',
        "Insurance verification is reading a card number to somebody who's reading it back wrong.",
      ],
      gentle: 'Approval rate and days to a decision are what a billing manager looks at. Add one overturned denial, if you have one.',
    },
    {
      says: 'emr|ehr|electronic medical record|electronic health record|epic|eclinicalworks|athenahealth',
      brutal: [
        'The EMR has a field for everything, and all of it gets typed under “other”.',
        "The EMR update moved one button. It's the one your hand had learnt.",
      ],
      gentle: 'A practice counts your system as training saved. Give its full name, and say if you taught others.',
    },
    {
      says: 'clinical notes|soap notes|patient notes|progress notes|clinical documentation|medical documentation',
      in: 'work',
      brutal: [
        'Subjective, objective, assessment, and a plan to finish the notes at home.',
        "If it's not in the notes it didn't happen, and the room has no memory.",
        'Documentation is the last fifteen minutes of each hour, and lives in the next one.',
      ],
      gentle: 'Same-day notes with clean audits are rarer than managers admit. If yours were checked, the result takes three words.',
    },
    {
      says: 'podiatry|podiatrist|nail surgery|insoles|chiropody',
      brutal: [
        "Podiatrists look down when they meet you. It's not shyness.",
        "Gait analysis: walk to the wall, walk back, now walk the way you do when no one's filming.",
        'Insoles are made to measure, and live in the other shoes.',
      ],
      gentle: 'Give nail surgery, high-risk feet or making your own devices: podiatry services are short of all three, so the ones you do stand first.',
    },
    {
      says: 'optometry|optometrist|sight test|eye examination|eye test|refraction|slit lamp|eye exam',
      brutal: [
        'Better with one, or two? About the same? Optometrists hear “about the same” in their sleep.',
        'The puff of air is two seconds. The flinch starts at the car park.',
      ],
      gentle: 'Give tests a day, conversion and further accreditations: chains read the first two, independents and hospitals the third.',
    },
    {
      says: 'audiology|audiologist|hearing test|hearing tests|hearing aid|hearing aids|audiometry|pure tone audiometry|tympanometry',
      brutal: [
        'The hearing booth is the quietest room in the building. So people keep asking to eat in it.',
        'Press the button when you hear the beep. Afterwards everybody presses the lift a bit more carefully.',
        'Hearing aids are the size of a bean. Their leaflet opens to a tablecloth.',
      ],
      gentle:
        'Wax removal, fittings, balance, paediatrics: each extra beyond the test is scarce in audiology. Mention a list of yours with dates, if you have one.',
    },
    {
      says: 'dietetics|dietitian|dietician|meal plan|nutrition support',
      in: 'work',
      brutal: ['A dietitian at a buffet has forty eyes on one plate.', 'The plastic fried egg in the clinic has seen more of the world than most eggs.'],
      gentle: 'Ward, clinic or food service, and the conditions you lead on. Something on a menu that changed because of you is the proof.',
    },
    {
      says: 'spirometry|pulmonary function|respiratory therapist',
      in: 'work',
      brutal: [
        'Spirometry is shouting “keep going, keep going, keep going” at someone from one foot away.',
        'Spirometry comes with a cartoon of candles. Grown adults take it personally.',
      ],
      gentle: 'Accreditation to perform or to interpret, with its expiry: a respiratory department looks for that before it looks for years.',
    },
    {
      says: 'massage|deep tissue|sports massage|massage therapist',
      brutal: [
        "Deep tissue: “is the pressure all right?” Nobody's ever told the truth, face down.",
        'The massage room has whale song, and then the boiler.',
        "A massage therapist's thumbs should be insured. The oil gets on the policy.",
      ],
      gentle: 'People vote with a diary. Add the share of clients who rebook, or the length of the waiting list.',
    },
    {
      says: 'cpd|continuing professional development|in-service training|journal club|clinical supervision',
      brutal: [
        "Journal club: one who's read it, one who's skimmed it, one who's brought flapjack.",
        "In-service training is on a Thursday lunchtime, over somebody else's sandwiches.",
        'Supervision has been moved to next week by the person who teaches about the value of it.',
      ],
      gentle: 'Hours alone tell little. If something was done differently on Monday because of a course, or if you ran the session, that is worth the line.',
    },
    {
      says: 'student placement|clinical educator|practice educator|supervised students|clinical placement',
      brutal: [
        "A student on placement asks why you do it that way. It's a quiet walk back to the office.",
        'Students get the laptop, so the one with the qualification writes on a windowsill.',
        "Practice educators fill in forty pages about somebody who's holding the door for them.",
      ],
      gentle: "Number of students and the level you may assess: it counts as supervision, which is half of the next grade's person specification.",
    },
    {
      says: 'exercise class|back class|group session',
      brutal: [
        "It starts at two. By half past one there's a queue, a rota of chairs and a ringleader.",
        'Group sessions begin with name badges and end with people swapping numbers.',
      ],
      gentle: 'People per group, weeks, and how many finished. A programme that colleagues have carried on since is stronger still.',
    },
    {
      says: 'practice manager|practice management|gp partners',
      brutal: [
        "A practice manager reports to six partners, who've never once reported the same thing.",
        'The boiler, the payroll, the pigeon on the roof: all practice management.',
      ],
      gentle: 'List size, staff and income give a practice its scale. What improved in your time, access, inspection, accounts, is the second half.',
    },
    {
      says: 'telehealth|video consultation|video consultations|telephone consultations|attend anywhere|remote consultations|virtual clinic',
      brutal: ['A video consultation is four minutes of ceiling, and then a very close ear.', "“You're on mute.” Telehealth's first clinical finding."],
      gentle: 'Platform, share of appointments and what you learned to assess through a screen: few have written that down, and services still need it.',
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
      gentle: 'Give rooms, stars and languages: a front office manager reads these three before anything. The system goes fourth.',
    },
    {
      says: 'check-in|check in|check-out|check out|checking in guests',
      near: 'guest|guests|hotel|room|arrival|front desk',
      not: 'passenger|flight|boarding|airline|airport|counter agent',
      brutal: [
        "Check-in is at three. At ten past eleven there's a coach.",
        'A late check-out begins with “my flight is not till nine”.',
        'Forty check-ins at once, and one of them would like the Wi-Fi password spelt out.',
      ],
      gentle: 'Arrivals on a full day, in a figure, show pace. If groups, VIPs or the overbooked nights were given to you, that is the skill behind it.',
    },
    {
      says: 'opera pms|opera|fidelio|protel|property management system|pms',
      not: 'opera house|opera festival|ballet|singer|concert|gala|night at the opera|opera performance',
      brutal: [
        "There's a key for everything. It's F-something, plus Shift, plus the person who's off.",
        "The system is down, so it's pen, paper and the house phone. Oddly, check-in is quicker.",
        'The PMS says vacant clean. The slippers by the door say otherwise.',
      ],
      gentle: 'A hotel with the same system reads this as one week less of training. If you taught it or sat through a changeover, that comes first.',
    },
    {
      says: 'night audit|night auditor|night manager|night porter',
      brutal: [
        "Night audit rolls the date at 2 a.m., and for four minutes it's nobody's day.",
        "At night the hotel's one person, one kettle and a fire panel with moods.",
        'Whoever has the night desk hears more secrets than the bar, and carries the bags as well.',
      ],
      gentle: "Alone in charge of a hotel at night is real responsibility. Add the number of rooms, and that you closed the day's accounts.",
    },
    {
      says: 'revpar|revenue management|yield management|trevpar',
      in: 'work',
      brutal: [
        "RevPAR: the one number that can ruin a revenue manager's breakfast, and it's on the phone by seven.",
        "Occupancy's 100 percent. There's a wedding in the lobby who'd disagree.",
        "The rate has changed three times since breakfast, and breakfast isn't included.",
      ],
      gentle: 'RevPAR index against the competition, before and after: the one figure every revenue line is read for. Add rooms and segment mix.',
    },
    {
      says: 'booking.com|expedia|ota|otas|online travel agent|channel manager|rate parity',
      brutal: [
        'OTAs bring the guest, keep a slice, and send a sticker for the door.',
        '“Only one room left”, says the website. The hotel is as surprised as anybody.',
        'Rate parity: the same price everywhere, found by everyone cheaper somewhere.',
      ],
      gentle: 'Every booking moved from an agency to direct is commission saved. If that share rose while you looked after it, print both percentages.',
    },
    {
      says: 'reservation|group booking|reservations agent|overbooking',
      around: 'hotel|guest|room|resort|property|front desk|front office|inn|lodge',
      in: 'work',
      brutal: [
        'Overbooking works by a formula, right until everybody comes.',
        'Reservations takes a party of forty, all twins, all ground floor, all near the lift.',
      ],
      gentle: 'Reservations is sales by telephone. Calls a day, conversion, or the group you won: in those words it opens doors beyond hotels.',
    },
    {
      says: 'housekeeping|room attendant|room attendants|housekeeper|cleaning rooms|making beds|room cleaning|cleaned rooms|servicing rooms|chambermaid',
      in: 'work',
      brutal: [
        'Sixteen rooms a shift, and one of them has had a party with glitter.',
        'Do Not Disturb hangs on nine doors until ten to two, and then they all go at once.',
        'Hospital corners, four pillows, one chocolate. Housekeeping can tell who moved the chocolate.',
      ],
      gentle: 'Rooms a shift and inspection scores are what a head housekeeper reads first. Supervising or training others puts you a grade up.',
    },
    {
      says: 'room inspection|inspecting rooms|brand standard|mystery guest',
      in: 'work',
      brutal: [
        "A room inspection finds a hair. It's the inspector's.",
        'Brand standards come as 340 points. Number 212 is the angle of the pen.',
        "The mystery guest has been spotted. So has the guest who isn't one, who's had a lovely week.",
      ],
      gentle: "Scores with dates, before and after, convince better than any adjective. An outside inspector's figure weighs double.",
    },
    {
      says: 'guest complaint|guest relations|service recovery|guest satisfaction',
      brutal: [
        'The complaint is about the seagulls. The compensation request is about the bill.',
        'Guest relations: fruit basket, handwritten card, upgrade, in that order of panic.',
        'Service recovery means that the guest with the leak gets the suite, and tells everyone about the leak.',
      ],
      gentle: 'Satisfaction scores are kept for nearly every hotel. If yours rose, or if the hard cases were passed to you, that turns service into evidence.',
    },
    {
      says: 'tripadvisor|online review|guest review',
      brutal: [
        'The sea got two stars. It was further away than in the brochure.',
        "“Would've been five, but it rained.” The hotel's reply thanks them for their valuable insight.",
      ],
      gentle: 'Rank in town then and now, or a review that names you: five quoted words from a stranger weigh more than your own.',
    },
    {
      says: 'concierge|concierge desk|bell desk|guest request',
      brutal: [
        "Concierge: table for two at eight, at the place that's been full since March. They'll see what they can do.",
        'The crossed gold keys on a lapel open every restaurant in town, and no doors at all.',
      ],
      gentle: 'Languages, stars and contacts make a concierge. The society with its keys, if you wear them, belongs beside the name.',
    },
    {
      says: 'duty manager|hotel manager|front office manager|hotel general manager',
      around: 'hotel|guest|resort|inn|front office|rooms division|housekeep',
      in: 'work',
      brutal: [
        'You walk nine miles a day, slowly, so that it looks like welcome.',
        "The hotel manager lives by two numbers: last night's and the fire panel's.",
        "Managing a hotel means looking at the carpet in every room you'll ever enter again.",
      ],
      gentle: 'Give rooms, staff, turnover: a hotel manager is placed by those. What one of the three did in your time is the reason to ring.',
    },
    {
      says: 'fire alarm|fire evacuation|fire panel',
      in: 'work',
      brutal: [
        'The fire alarm is at 4 a.m., by toast, and the car park is full of dressing gowns.',
        "The fire panel says room 214. Room 214 says it's only hairspray.",
      ],
      gentle: 'Fire marshal with a date is a certificate worth listing. Add an evacuation that you led yourself, with the headcount right, if you have one.',
    },
    {
      says: 'conference and events|meetings and events|conference|banqueting|wedding coordinator',
      not: 'speaker|speech|attended|presented at|conference call|conference paper|academic',
      brutal: [
        'A wedding at four means a conference at one, and forty chair covers in between.',
        'Boardroom style, theatre style, cabaret: the same chairs, looking at different walls.',
      ],
      gentle: 'Covers, rooms and revenue per event give the size. Add a client who booked again because of how it ran, if you have one.',
    },
    {
      says: 'venue hire|venue manager|event space',
      in: 'work',
      brutal: ["Capacity's 400 seated, 600 standing, and nine who are with the band.", "Venue hire includes everything, except what they're about to ask for."],
      gentle: 'Capacity, events a year and hire income: with these three your venue can be compared, and so can you.',
    },
    {
      says: 'travel agent|travel consultant|itinerary|itineraries|tailor-made holiday|package holiday|travel agency',
      around: 'travel agen|travel consult|holiday|tour operator|destination|booking|cruise|package|brochure|abta|iata',
      brutal: ["A travel agent is asked where's hot, cheap, quiet and lively.", 'Nine emails about the balcony. The travel agent has never seen the balcony.'],
      gentle: 'Destinations you know from your own visits, sales against target and repeat clients: that is what a travel firm hires.',
    },
    {
      says: 'amadeus|sabre|galileo|gds|worldspan',
      brutal: [
        "It's all in capitals, as if somebody had shouted a holiday into a computer.",
        "A screen of letters and slashes, and it's somebody's honeymoon.",
      ],
      gentle: 'Reissues and exchanges by hand are scarce, plain bookings are not. Add the deepest thing you do in the system.',
    },
    {
      says: 'cabin crew|flight attendant|in-flight service|safety demonstration',
      brutal: [
        'The cabin crew says “chicken or beef”, forty rows long, to people with headphones on.',
        'The safety demonstration has an audience of two: one nervous, one cabin crew.',
        'A galley is a kitchen, a changing room, a confessional and a queue for the toilet.',
      ],
      gentle: 'Fleet, base, languages, and purser or crew: airlines read in that order. Add safety and first aid training.',
    },
    {
      says: 'upselling|upsell|room upgrade',
      around: 'room|hotel|guest|front desk|suite|reception|resort',
      brutal: ['A room upgrade is the same room, two floors nearer the seagulls.', '“For just a little more”: the same car park, seen from higher up.'],
      gentle: 'Desks keep a ranking of this. Add your place on it, or the extra revenue per month.',
    },
    {
      says: 'boarding gate|gate agent|ground handling|ground staff|baggage handling|ramp agent|passenger services',
      in: 'work',
      brutal: [
        "Boarding by groups. Everyone's in group two, standing in group one.",
        'The bag weighs 23.4 kilos, and the scale has an audience.',
        'On time means off, cleaned, fuelled and on. One passenger is in duty free, smelling things.',
      ],
      gentle: 'Give carriers handled, systems used and an airside pass still in date: stations are staffed by those three.',
    },
    {
      says: 'flight disruption|rebooking|missed connection|flight cancellation|flight delay',
      in: 'work',
      brutal: [
        'A delay of twenty minutes gets announced four times.',
        'Cancelled. Two hundred people and one desk, and somebody has an inflatable flamingo.',
        'Rebooking is asking a computer for a kindness at midnight.',
      ],
      gentle: 'Calm under a full board is what other employers would pay for. Add passengers rebooked on the worst day.',
    },
    {
      says: 'airport lounge|executive lounge|vip lounge',
      in: 'work',
      brutal: [
        "The executive lounge is very quiet, so everybody can hear the one who's closing a deal.",
        'An airport lounge is an airport with a cheese board.',
      ],
      gentle: 'Which carrier or club, and how many guests a day. A lounge picks its people, so having been chosen for it is worth three words.',
    },
    {
      says: 'pre-arrival|special requests|guest preferences|guest history|guest profile|guest profiles',
      around: 'hotel|guest|concierge|room|resort|villa|suite',
      in: 'work',
      brutal: [
        'Guest history says extra pillow, no feathers, room 12, and do not mention the goose.',
        'Special requests: a quiet room, near the lift, with a view, not too high.',
      ],
      gentle: 'Guests who come back because something was remembered are revenue. Add repeat share or a returning name on your watch.',
    },
    {
      says: 'spa|leisure club|spa reception',
      in: 'work',
      brutal: ['The spa has a sign saying shh, and a blender behind it.', 'Relaxation room, treatment at four. At ten to, a leaf blower.'],
      gentle: 'Give treatments sold, memberships, retail per guest: a spa runs on those, and one that rose with you belongs here.',
    },
    {
      says: 'rota|staff rota',
      around: 'hotel|guest|front office|reception|housekeep|resort|room',
      in: 'work',
      brutal: [
        'The hotel rota was finished on Thursday. On Friday a wedding was added to it.',
        "Breakfast till ten, and then back at six. The rota calls what's in between a break.",
      ],
      gentle: 'Staff on it and payroll against budget turn a rota into management. A rota for several departments counts for more, so name them.',
    },
    {
      says: 'switchboard|telephone enquiries',
      brutal: [
        'The switchboard rings for room 310, 301, and someone who wants the other Royal Hotel.',
        "“Good morning, thank you for calling, how may I direct your call?” It's the chef, ringing from the fridge.",
      ],
      gentle: 'Calls a day and lines handled give the pace. If some of those calls became bookings, it is a sales line and should sound like one.',
    },
    {
      says: 'cruise ship|cruise',
      not: 'control|missile|cruise controller|holiday|package|sold|selling|booking|travel agent',
      around: 'ship|on board|onboard|crew|cabin steward|purser|fleet|vessel|stateroom|deck|contracts at sea',
      in: 'work',
      brutal: [
        'A cruise contract is months without a Sunday, and a new harbour every morning that you see through a door.',
        'On a cruise ship the commute is two decks, and so is the getting away from it.',
      ],
      gentle: 'Give ship or line, the number of contracts and what you ran on board. Having been invited back for another season is the reference.',
    },
    {
      says: 'languages|multilingual|bilingual',
      around: 'hotel|guest|reception|front desk|concierge|resort',
      in: 'work',
      brutal: [
        "Hotels want languages mainly for one sentence: the boiler's being looked at.",
        'At a desk with four languages, the guest gets asked in the fifth.',
      ],
      gentle: 'Each language with its level, and one thing you settle in it: handling a complaint stands far above greeting.',
    },
    {
      says: 'folio|guest billing|guest invoice',
      brutal: [
        "There's a film on the folio. “That was the minibar”, says the guest.",
        'Invoice split four ways, made out to a company, with the bar as “meals”.',
      ],
      gentle: 'Bills that balance are a comfort to any front office. Group folios and city ledger are the difficult ones, so those words carry weight.',
    },
    {
      says: 'guest experience|guest service|five star|five-star|five star hotel',
      around: 'hotel|resort|spa|lodge|room|front desk|reception|restaurant|concierge',
      in: 'work',
      brutal: ['Guest experience begins in the revolving door, usually with the suitcase.', 'Guest service says yes, and then rings maintenance.'],
      gentle: 'Stars, rooms and a satisfaction score tell what standard you are used to. Add an idea of yours that became house routine, if you have one.',
    },
    {
      says: 'show round|showround|show rounds|corporate rate|corporate account|group sales',
      around: 'hotel|venue|room|resort|conference|event',
      in: 'work',
      brutal: [
        'A show-round takes in the suite, the terrace, the ballroom, and a brisk walk past the lift.',
        "Corporate rates get agreed in November by two people who've just eaten the best lunch of the year.",
      ],
      gentle: 'Accounts won and room nights they brought are in the system. Those two numbers make this a sales line in any industry.',
    },
  ],
};
