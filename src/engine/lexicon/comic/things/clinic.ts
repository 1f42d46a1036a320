import type { ComicEntry } from '../comic-entry.ts';

/** Things of hospitals, wards, surgeries, pharmacies, dentists, care homes, ambulances and vets. */
export const CLINIC_THINGS: readonly ComicEntry[] = [
  {
    says: 'drug round|medication round|meds round|medicine round',
    brutal: [
      'Put on a red tabard saying “do not disturb”, start the drug round, and meet everyone in the building.',
      "The eight o'clock drug round has been known to meet the ten o'clock one coming the other way.",
    ],
    gentle: 'Accuracy under constant interruption is what a ward manager weighs. People on the round and the routes you are signed off for show it.',
  },
  {
    says: 'news2|national early warning score',
    brutal: [
      "NEWS2. Like most sequels, it's the same story with more oxygen.",
      "Six measurements, one number, and a doctor on the phone asking if you've counted the NEWS2 again.",
    ],
    gentle: 'Early warning scores only work when someone acts on them. Add one early escalation, without any detail of the person, if you have one.',
  },
  {
    says: 'bed management|bed manager|bed meeting',
    brutal: [
      "The bed meeting: twenty people agree there are no beds, then meet again at two to see if that's still true.",
      'Musical chairs, only with beds, and the music is a phone.',
    ],
    gentle: 'Few kinds of logistics carry higher stakes. Add beds, wards and hours of the day you covered.',
  },
  {
    says: 'discharge lounge',
    brutal: ['Nothing in the hospital works harder than the word “lounge”.', 'A discharge lounge is a departure lounge with no duty free and one blanket.'],
    gentle: 'A discharge lounge frees the bed upstairs hours earlier. People through it in a day is the figure managers keep.',
  },
  {
    says: 'crash trolley|resus trolley|resuscitation trolley',
    brutal: [
      "The one trolley in the building with four good wheels, and you're only allowed to look at it.",
      'Checked, signed and sealed every day, so that no one ever meets drawer three for the first time in a hurry.',
    ],
    gentle: "Checking a resus trolley is quiet work until the morning it matters. As a standing duty, with the ward's name, it reads as trust.",
  },
  {
    says: 'cannulation|cannula|iv cannulation',
    not: 'nasal|oxygen|high flow|schlenk|synthesis|air-free|rumen|reactor',
    brutal: [
      '“Sharp scratch”, they say before cannulation. Both words were picked at the other end of the needle.',
      "Cannulation tip: the best veins in any hospital belong to the plumber who's come about the radiator.",
    ],
    gentle: 'Cannulation is a signed-off skill. The year of the competency is looked for before anything else, so it may stand in the same line.',
  },
  {
    says: 'venepuncture|phlebotomy',
    brutal: [
      'In phlebotomy a five-star review is “oh, have you done it?”',
      "Six coloured lids, always in the same order. The world's most serious paint chart.",
    ],
    gentle: 'Bleeds per clinic and the hardest veins you take alone tell a manager how practised you are. Add the year of the competency.',
  },
  {
    says: 'bladder scanner',
    brutal: [
      'The bladder scanner works by ultrasound. Finding it works by rumour.',
      'A bladder scanner belongs to one ward, lives on another, and is always charging on a third.',
    ],
    gentle: 'A dated competency beside the bladder scanner turns a piece of equipment into evidence. Training others on it is the next step up.',
  },
  {
    says: 'hoist|ceiling hoist|stand aid|standing hoist',
    near: 'care|resident|patient|sling|transfer|moving and handling|manual handling|service user',
    brutal: [
      'A hoist needs two people, one sling, and the right size of sling, which is in the laundry.',
      'Every hoist has one natural enemy: the charger that nobody clicked all the way in.',
    ],
    gentle: 'Care managers check the hoist types and the date of the last moving and handling refresher. Both fit behind the word.',
  },
  {
    says: 'ecg|electrocardiogram',
    brutal: [
      'An ECG has twelve leads and ten stickers. Cardiology has always had its own arithmetic.',
      "One shiver, and the ECG is a beautiful trace of somebody's elbow.",
    ],
    gentle: 'Recording an ECG is one skill and reading it is another, paid differently. The line is stronger when it says which.',
  },
  {
    says: 'infusion pump|iv pump|syringe pump|volumetric pump',
    not: 'flow chemistry|reactor|synthesis|spectro|microfluid|electrospin',
    brutal: [
      "The pump beeps when it's empty, when it's full, when it's plugged in, and when it feels left out.",
      'Pressing silence on an infusion pump buys two minutes, exactly as long as it takes to sit down.',
    ],
    gentle: "Pump training goes by make and model. The model's name can save a new ward, or a workshop, a whole training day.",
  },
  {
    says: 'ward round',
    brutal: [
      'On a ward round, one consultant talks, one junior writes, and six hold the curtain.',
      "A ward round is a procession past a bed, led by whoever hasn't got the notes.",
    ],
    gentle: 'A good round ends with jobs somebody owns. Running that list, or preparing it, is the part worth naming.',
  },
  {
    says: 'bleep|bleep holder|pager',
    near: 'hospital|ward|on call|on-call|nhs|clinical|site|registrar',
    not: 'bleep test|devops|pagerduty|opsgenie|sre|production|software|microservice',
    around: 'hospital|ward|patient|clinic|medical|nurse|nursing|doctor|nhs|registrar|physician|health',
    brutal: [
      'Every other phone dies in the hospital basement. The bleep finds you by the vending machine.',
      'The bleep knows. It waits until the soup is hot.',
    ],
    gentle: 'Holding the bleep means holding decisions. The area it covered, and the level it stood for, tell a hospital what you may be left alone with.',
  },
  {
    says: 'who checklist|surgical safety checklist',
    brutal: [
      'A checklist in which an entire theatre introduces itself by name, including to people it had breakfast with.',
      'The WHO checklist: nineteen items, three pauses, and a voice from the corner saying that the patient is already asleep.',
    ],
    gentle: 'The checklist only works if someone insists on it. Leading the pauses, or teaching them, is leadership and may be called that.',
  },
  {
    says: 'sharps bin|sharps container|sharps disposal',
    brutal: [
      '“Do not fill above this line”, says the sharps bin. The line gets a good view of everything going past it.',
      'A sharps bin has a temporary closure, a permanent closure, and a box for the date that nobody filled in.',
    ],
    gentle: 'Sharps safety is small print until it is not. Add an audit done or a colleague trained, if you have one.',
  },
  {
    says: 'hand hygiene audit|hand hygiene',
    brutal: [
      'Hand hygiene stands at a proud 100% for as long as the person with the clipboard does.',
      "Hand hygiene has seven steps and takes twenty seconds, and it's always the thumbs that get away.",
    ],
    gentle: 'A hygiene score that moved is evidence. Two percentages and a date would make this one of the strongest lines on the page.',
  },
  {
    says: 'infection control|infection prevention',
    not: 'hospice',
    brutal: [
      'Infection control posters are wipeable, laminated, and put up with tape that infection control has banned.',
      'After infection control, no handshake is ever just a handshake.',
    ],
    gentle: 'This work is measured in things that did not happen. Add an audit score, a link role or a policy you wrote, if you have one.',
  },
  {
    says: 'wound care|wound dressing|wound management',
    brutal: [
      'Silver, honey, seaweed, charcoal. The dressings cupboard reads like a spa menu with order codes.',
      'Forty dressings on the shelf, and the one in the plan is the forty-first.',
    ],
    gentle: 'Wound care is broad, so be exact. Name the kinds you manage alone: pressure areas, compression, surgical.',
  },
  {
    says: 'plaster room|plaster cast|fracture clinic|plaster technician',
    not: 'sculpt|mould|ceiling|theatre set',
    brutal: [
      'The plaster saw only vibrates, says everyone on the safe side of the saw.',
      'A plaster cast is ready to be signed in twenty minutes, and to be scratched with a knitting needle by Thursday.',
    ],
    gentle: 'Casting is a craft with its own certificate. Add its full name beside the clinic.',
  },
  {
    says: 'medical records|patient records|casenotes|health records library',
    brutal: [
      'The plan for paperless records is in a lever arch file on the third shelf down.',
      'Patient records, volume five of six: tracked to an office that is now a bicycle shed.',
    ],
    gentle: 'Handling records takes discretion and speed. Name the system, and how quickly you could find a file.',
  },
  {
    says: 'clinical coding|clinical coder|medical coding|medical coder|icd-10|icd 10',
    brutal: [
      'The American edition has a code for being struck by a duck. Somebody bills for that code.',
      "Clinical coding: three pages of consultant's handwriting, boiled down to one letter and some digits.",
    ],
    gentle: 'Coding is accuracy at speed. Give both: records a day, and the accuracy of your last audit.',
  },
  {
    says: 'systmone',
    brutal: [
      'SystmOne dropped a vowel from its name to save time, and has spent the time logging people out.',
      'Smartcard in, password expired, phone ringing. SystmOne is ready.',
    ],
    gentle: 'Knowing the system saves a practice weeks. Appointments, prescribing, templates or reports: the module you can teach comes first.',
  },
  {
    says: 'emis|emis web',
    not: 'education|school|student|ministry',
    brutal: ['Pop-up, pop-up, pop-up, patient.', 'Every practice in the county logs in at eight. EMIS takes it personally.'],
    gentle: "Searches and reports are the part few people master. If those are yours, they belong in the line before the system's name.",
  },
  {
    says: 'epic',
    near: 'ehr|emr|hospital|clinical|patient|nhs|charting|go-live|cerner|electronic health record',
    not: 'fantasy|poem|agile|user story|jira',
    brutal: [
      "Epic is built on a campus in Wisconsin with a treehouse and a wizards' academy. The login screen gives no hint of it.",
      'An Epic go-live: bright vests everywhere, and a queue for the one who knows how to print.',
    ],
    gentle: 'Module and role decide who calls: certified builder, super user or daily charting. Add the go-live, if there was one.',
  },
  {
    says: 'datix',
    brutal: ['Datix: a noun, a verb and a threat.', "Drop-down one: what happened. Drop-down two: everything that didn't, in alphabetical order."],
    gentle: 'Reporting is easy; closing an incident with a change is not. Add one thing done differently since, if you have one.',
  },
  {
    says: 'cqc|cqc inspection|care quality commission',
    brutal: [
      'In the week before the CQC, every fire door in the building learns to close.',
      'The CQC brings five questions, and turns the fridge thermometer into a celebrity.',
    ],
    gentle: 'A CQC rating is public and may be printed. Your part in it, evidence, interviews or the action plan, belongs right beside it.',
  },
  {
    says: 'care plan|care planning',
    not: 'palliative|end of life|hospice',
    brutal: [
      'A care plan has forty pages, all of them person-centred, and the one that everybody reads is about breakfast.',
      'At each review of a care plan the date moves, and the rest stays very still.',
    ],
    gentle: 'A care plan is only worth something if colleagues follow it. Say how many people you kept plans for, and what they needed.',
  },
  {
    says: 'controlled drug|cd register|controlled drugs register',
    not: 'police|enforcement|border|customs|trafficking|forensic|seiz|analysis|suspect',
    brutal: [
      'A controlled drug needs two signatures. You can buy a car with one.',
      'Controlled drugs live in a locked cupboard inside a locked cupboard, and the keys have just gone to lunch.',
    ],
    gentle: 'Keys, stock checks, witnessed entries: naming which of them was yours makes this responsibility anybody can verify.',
  },
  {
    says: 'gp surgery|gp practice|doctors surgery',
    near: 'reception|receptionist|phone|telephone|appointment|front desk',
    brutal: [
      "The GP surgery opens its lines at eight. By four minutes past, it's advising people to try at eight.",
      'At a surgery front desk, the queue can hear the phone and the phone can hear the queue.',
    ],
    gentle: 'A practice front desk is among the hardest anywhere. List size and calls in the first hour would let any employer feel it.',
  },
  {
    says: 'mri|mri scanner|mri scanning',
    brutal: [
      'The MRI magnet is never off. The trolley that found this out is in the training slides.',
      'Forty minutes of techno in a tube, with headphones that play something else.',
    ],
    gentle: 'Departments hire by machine and body area. Give the field strength and the areas you scan.',
  },
  {
    says: 'x-ray|x ray',
    near: 'hospital|radiograph|radiographer|patient|clinic|imaging|chest|veterinary|dental',
    brutal: [
      'Breathe in, hold it, and the operator leaves the room, which is also information.',
      "There's an L and an R on an X-ray because once there wasn't.",
    ],
    gentle: 'Ward, theatre, clinic or surgery each have a pace of their own. Add the setting and the equipment.',
  },
  {
    says: 'ultrasound|sonography|sonographer',
    not: 'weld|welding|ndt|non-destructive|cleaning|physiotherapy|sonochem|extraction|thickness|flaw|leak|sensor',
    brutal: ['Seventy years of ultrasound, and the gel is still cold.', 'Ultrasound is pointing at a snowstorm and naming the organs.'],
    gentle: 'Which scans, and who reports them: those two answer a department. If you sign your own reports, let the line begin with it.',
  },
  {
    says: 'blister pack|dosette|dosette box|monitored dosage',
    not: 'packaging machine|packaging line|thermoform|gmp|manufactur|carton|retail|packaging design',
    around: 'pharma|dispens|care|patient|medic|nurse|tablet|resident|medication|carer',
    brutal: [
      'A dosette has twenty-eight little windows, and one tablet on the floor.',
      'Every blister pack is sealed for the month. Then the hospital changes the water tablet.',
    ],
    gentle: 'Weekly trays are repetitive and safety critical at once. Add trays a week, and whether you checked or filled.',
  },
  {
    says: 'medicines reconciliation|medication reconciliation|drug history|drug histories',
    brutal: [
      'The clinic says five, the ward says six, the carrier bag says eleven. Medicines reconciliation lives in the carrier bag.',
      'Medicines reconciliation is detective work in which the key witness is small, white and round.',
    ],
    gentle: 'Each discrepancy found is harm avoided. Histories a day or interventions recorded are counted by most services, and read by all.',
  },
  {
    says: 'vaccine fridge|vaccine storage|cold chain',
    near: 'vaccine|vaccination|pharmacy|medicine|clinic|nhs|immunisation',
    brutal: [
      'Two to eight degrees, checked twice a day and initialled. No cheese in any fridge was ever loved like this.',
      'The real threat to the cold chain is somebody who needed a socket for the kettle.',
    ],
    gentle: 'Fridge records are dull until the day they save a delivery. Add a routine you set up, or an audit it passed, if you have one.',
  },
  {
    says: 'dental nurse|dental nursing|chairside assistance|chairside assisting',
    brutal: [
      'A dental nurse hears both halves of a conversation that only one side can have.',
      "A dental nurse reads the dentist's mind, the patient's knuckles and the clock, in that order.",
    ],
    gentle: 'Practices pay for the extra certificates: sedation, implants, orthodontics, radiography. Each with its year belongs here.',
  },
  {
    says: 'dental hygienist|scale and polish',
    brutal: ['A hygienist knows who flosses, and knows who flossed this morning.', 'Scale and polish is small talk conducted entirely in vowels.'],
    gentle: 'Appointment length, and working with or without a nurse, tell a practice your pace. Mention direct access work, if you do any.',
  },
  {
    says: 'tonometer|tonometry',
    brutal: ['A tonometer measures pressure. It also creates some.', 'A tonometer is a small puff of air, always announced, always a surprise.'],
    gentle: 'Pre-screening sets the pace of a clinic. Name the instruments you run alone: the tonometer is hardly ever the only one.',
  },
  {
    says: 'dispensing optician|spectacle dispensing|optical dispensing|optical assistant',
    brutal: [
      'Dispensing begins with people choosing glasses without their glasses on. The cruellest mirror in retail.',
      'Ninety frames later, the dispensing optician is handed the first pair again.',
    ],
    gentle: 'Conversion and remake rates are kept by every optical shop. Add a good one beside complex lenses, if you have one.',
  },
  {
    says: 'theraband|resistance band',
    brutal: [
      'Each colour is a strength, and snapped is feedback.',
      'A resistance band is colour-coded by effort, and tied to a door handle that was never consulted.',
    ],
    gentle: 'Simple kit, good teaching. Name the setting: classes, clinic or home visits.',
  },
  {
    says: 'goniometer',
    not: 'contact angle|surface|diffract|crystal|wettab|drop|droplet|optical|xrd|light|coating',
    brutal: ['Three colleagues, one goniometer, one knee, three answers.', 'A goniometer is a protractor that got into medicine and never mentions geometry.'],
    gentle: 'Measuring is where proof of progress starts. Add one outcome measure.',
  },
  {
    says: 'activities coordinator|activity coordinator|activities co-ordinator|activities organiser',
    around: 'care|resident|nursing|dementia|elderly|older|day centre|assisted living|senior|memory|retirement|hospice',
    brutal: [
      'An activities programme has the budget of a sandwich and the ambition of a cruise ship.',
      'Chair yoga at two, quiz at three, and on Thursdays a visiting rabbit that outranks the manager.',
    ],
    gentle: 'One idea of yours that is still on the calendar says more than a job description. Add sessions a week and people in the room.',
  },
  {
    says: 'domiciliary care|home care visit|homecare|domiciliary carer',
    not: 'brand|detergent|fmcg|unilever|category|beauty|product|medicine|supermarket|p&g',
    brutal: [
      'Home care runs on a rota where every house is next door and no road has traffic.',
      "Home care teaches you every cul-de-sac without street lights, and each dog's position on visitors.",
    ],
    gentle: 'Lone working, timekeeping and driving are all in here. Add calls a day.',
  },
  {
    says: 'mandatory training|statutory and mandatory training',
    brutal: [
      'Mandatory training: an hour on how to sit properly, taken in a chair from the conservatory.',
      'Mandatory training turns red on the first day of annual leave. It waits for that.',
    ],
    gentle: "Compliance is a team figure. A ward or office you brought up to full marks, with before and after, is a manager's line.",
  },
  {
    says: 'osce',
    near: 'station|exam|medical|nurs|clinical|student|nmc|examiner|simulat|paramedic|pharmac|dental|skills|role play|part 2|part ii',
    not: 'election|vienna|europe|mission|human rights|ambassador|diplomat|kosovo|ukraine|observation',
    brutal: [
      'The OSCE gives full marks for washing your hands before not touching an actor.',
      "Eight minutes, one bell, and a volunteer with chest pain who's doing it for the sandwiches.",
    ],
    gentle: 'Sitting, examining and role playing are three sides of an OSCE. The one that was yours should be the verb.',
  },
  {
    says: 'mdt|multidisciplinary team|multi-disciplinary team|mdt meeting',
    not: 'deployment|windows|sccm|wds|microsoft|intune|mobile data|data terminal|medtronic|dispatch',
    around:
      'patient|clinic|clinical|hospital|nhs|ward|therap|care|nurse|nursing|health|medical|social work|safeguard|school|psycholog|rehab|physio|oncolog|discharge|mental|dietit|speech',
    brutal: [
      'An MDT is nine professions, one tin of biscuits, and a decision that was made in the corridor.',
      'The whole multidisciplinary team is in the room, apart from whoever has the notes.',
    ],
    gentle: "Your own profession's part in the meeting is what counts: what you bring that nobody else at the table does, in one clause.",
  },
  {
    says: 'journal club',
    brutal: [
      'Journal club: small sample, strong bias, more research needed. And that was just who turned up.',
      'Ten people discuss a paper that two of them have read, one of them on the stairs.',
    ],
    gentle: 'A paper that changed what the team did is the story here. Presenting counts too, with the topic and the year.',
  },
  {
    says: 'clinical audit|audit cycle|re-audit',
    brutal: [
      'First cycle of a clinical audit finds the problem. Second cycle finds that everyone involved has rotated.',
      'Standard, sample, bar chart, cake at the meeting. The cake has the higher uptake.',
    ],
    gentle: 'An audit is worth its second measurement. Both figures, or the change between them, belong in this line.',
  },
  {
    says: 'pneumatic tube|air tube system|pod system',
    near: 'hospital|sample|lab|specimen|ward|blood|pathology',
    brutal: ['The tube system is the closest a hospital gets to a water slide.', 'Whoosh goes the sample, to a lab that rings to ask where the sample is.'],
    gentle: 'What may not be sent by tube is the real knowledge. Training staff on it, or keeping it running, is worth the verb.',
  },
  {
    says: 'patient transport|patient transport service|non-emergency transport',
    brutal: [
      'Patient transport says be ready between eight and eleven, like a boiler engineer with a ramp.',
      'Six pick-ups, four villages, one appointment time for the lot.',
    ],
    gentle: 'Journeys a day and the kind of vehicle say it best. On-time arrivals, where they were measured, would be better still.',
  },
  {
    says: 'evacuation chair|evac chair|carry chair',
    brutal: [
      'The evacuation chair hangs under a dust cover in the stairwell, and everyone trained on it has moved on.',
      'The evac chair goes down stairs beautifully with a volunteer in it. The volunteer tells a different story.',
    ],
    gentle: 'Being trained on it makes you useful to a whole building. Date, make of chair, and the people you trained since, if any.',
  },
  {
    says: 'defibrillator|aed|automated external defibrillator',
    not: 'implant|icd|cardiology|surgery|million|dirham|uae|dubai|abu dhabi|budget|revenue|sales|worth|salary|monthly|value|mn|contract',
    brutal: [
      'A defibrillator talks you through it in a calm, clear voice. Nothing else in the office does.',
      'In the village the defibrillator hangs in the old phone box. It has already been more use than the phone.',
    ],
    gentle: 'Looked after the defibrillator, raised the money for it, or trained to use it: each is a public service with a verb of its own.',
  },
  {
    says: 'nhs 111',
    brutal: ["NHS 111 starts by asking if you're breathing, even if you rang about a toe.", 'NHS 111 is the longest flowchart in Britain, read aloud.'],
    gentle: 'Calls a shift and audit scores are recorded for everyone there. Yours would turn a service into evidence.',
  },
  {
    says: 'counselling session|counselling skills|person-centred counselling|psychotherapist|counselling placement',
    not: 'bereavement|abuse|trauma|suicide|career|academic|admission|recruitment|credit|genetic|product|sales|debt|pharmac|nutrition|customer|financial|patient counselling',
    brutal: [
      'Fifty minutes make an hour. No plumber has got that past anyone.',
      'For counselling you need two chairs, one box of tissues, and a clock that only one of you can see.',
    ],
    gentle: 'Supervised hours are the currency of this trade, and the approach you trained in is its address. Both belong beside it.',
  },
  {
    says: 'clinical supervision',
    brutal: [
      'Supervision: an hour a month, set aside to talk about there not being an hour.',
      "What went well, what would you change, and who's answering the phone while we do this?",
    ],
    gentle: 'Giving and receiving it are very different lines. Supervisees and how often, if you give it, belong before the profession.',
  },
  {
    says: 'nail clipping|claw clipping|nail trim',
    near: 'dog|cat|pet|rabbit|animal|veterinary|vet|groom',
    brutal: [
      'One nail clip takes three people, two minutes, and a towel that will never be the same.',
      'The rabbit has seen the clippers, and it knows where you parked.',
    ],
    gentle: 'Calm handling is what owners travel for. Running your own nail clinics, if you did, is responsibility and may be called that.',
  },
  {
    says: 'lambing|lambing season',
    brutal: [
      'Lambing: always the far field, always three in the morning, always sideways rain.',
      'Lambing is a month of nights in a shed where everyone else is chewing.',
    ],
    gentle: 'Ewes in the lambing shed, and nights you ran it alone: farmers read stamina and judgement straight from those two.',
  },
  {
    says: 'tb testing|tb test',
    near: 'cattle|bovine|herd|cow|farm|veterinary|vet',
    brutal: [
      'A TB test puts every cow through the crush on Tuesday, and again on Friday. The cows have spotted the pattern.',
      'A TB test is callipers, clippers, and a gate held shut by string.',
    ],
    gentle: 'Head per day and the mix of farms show the pace. Whoever keeps it calm is remembered, so approval or training level belongs here too.',
  },
  {
    says: 'veterinary nurse|veterinary nursing|vet nurse',
    brutal: [
      "Veterinary patients can't say where it hurts but can show you, with teeth.",
      "Shaved, stitched and bandaged, and it'll have the bandage off by the car park.",
    ],
    gentle: 'First opinion, referral or hospital, with species and the procedures you do alone: a head nurse can then picture you on shift.',
  },
  {
    says: 'boarding kennel|kennels|kennel assistant|kennel hand',
    brutal: [
      "Kennels at six: one dog barks. By a minute past, it's a committee.",
      'Kennels are hosed down twice a day, under close review by twelve spaniels.',
    ],
    gentle: 'Give dogs per shift and the difficult ones you were given: a kennel manager reads the second part first.',
  },
  {
    says: 'cattery',
    brutal: [
      'A cattery is a hotel whose guests all complain by facing the wall.',
      'Heated floors, named bowls, and not one tip in the whole history of the cattery.',
    ],
    gentle: 'A cattery is a small hotel, so its language fits: pens, occupancy, returning guests. Giving medicines deserves a word of its own.',
  },
  {
    says: 'guide dog',
    brutal: [
      'A guide dog has a uniform, a training record and better attendance than most departments.',
      'A guide dog can be taught to walk past a dropped sausage. There is no such course for staff.',
    ],
    gentle: 'Raising, training or fundraising for guide dogs: each asks something different. Add dogs placed, or months with one pup.',
  },
  {
    says: 'telehealth|telemedicine|video consultation|remote consultation',
    brutal: [
      "Telemedicine: you're on mute, the stethoscope is on mute, and the ceiling is looking very well.",
      "Show me the rash. Closer. Closer. That's the cat.",
    ],
    gentle: 'Remote clinics need a different ear. Add consultations a week, or the share settled without a second visit.',
  },
];
