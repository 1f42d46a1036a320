import type { ComicEntry } from '../comic-entry.ts';

/** Things of hospitals, wards, surgeries, pharmacies, dentists, care homes, ambulances and vets. */
export const CLINIC_THINGS: readonly ComicEntry[] = [
  {
    says: 'drug round|medication round|meds round|medicine round',
    brutal: [
      'Put on a red tabard saying “do not disturb”, start the drug round, and meet everyone in the building.',
      "The eight o'clock drug round has been known to meet the ten o'clock one coming the other way.",
    ],
    gentle:
      'A drug round is accuracy under constant interruption. Say how many people were on it and which routes you gave: a ward manager weighs exactly that.',
  },
  {
    says: 'news2|national early warning score',
    brutal: [
      "NEWS2. Like most sequels, it's the same story with more oxygen.",
      "Six measurements, one number, and a doctor on the phone asking if you've counted the NEWS2 again.",
    ],
    gentle: 'Early warning scores only work if someone acts on them. If you ever escalated one early, that moment belongs in this line.',
  },
  {
    says: 'bed management|bed manager|bed meeting',
    brutal: [
      "The bed meeting: twenty people agree there are no beds, then meet again at two to see if that's still true.",
      'Musical chairs, only with beds, and the music is a phone.',
    ],
    gentle: 'A site team that reads ‘{it}’ wants the scale: how many beds, over which wards? Few kinds of logistics carry higher stakes.',
  },
  {
    says: 'discharge lounge',
    brutal: ['Nothing in the hospital works harder than the word “lounge”.', 'A discharge lounge is a departure lounge with no duty free and one blanket.'],
    gentle: 'A discharge lounge frees the bed upstairs hours earlier. If you know how many people passed through it in a day, say so here.',
  },
  {
    says: 'crash trolley|resus trolley|resuscitation trolley',
    brutal: [
      "The one trolley in the building with four good wheels, and you're only allowed to look at it.",
      'Checked, signed and sealed every day, so that no one ever meets drawer three for the first time in a hurry.',
    ],
    gentle: 'Checking the trolley is quiet work until the one morning it matters. Put it down as a standing duty, with the ward it served.',
  },
  {
    says: 'cannulation|cannula|iv cannulation',
    brutal: [
      '“Sharp scratch”, they say before cannulation. Both words were picked at the other end of the needle.',
      "Cannulation tip: the best veins in any hospital belong to the plumber who's come about the radiator.",
    ],
    gentle: 'Cannulation is a signed-off skill, so give the year of the competency. Wards look for it before they look for anything else.',
  },
  {
    says: 'venepuncture|phlebotomy',
    brutal: [
      'In phlebotomy a five-star review is “oh, have you done it?”',
      "Six coloured lids, always in the same order. The world's most serious paint chart.",
    ],
    gentle: 'Taking blood well is half technique and half calm. A rough number of bleeds in a clinic would tell a manager how practised you are.',
  },
  {
    says: 'bladder scanner',
    brutal: [
      'The bladder scanner works by ultrasound. Finding it works by rumour.',
      'A bladder scanner belongs to one ward, lives on another, and is always charging on a third.',
    ],
    gentle: 'Bladder scanning is a tidy, certifiable skill. Put the date of the competency next to it and it becomes evidence.',
  },
  {
    says: 'hoist|ceiling hoist|stand aid|standing hoist',
    near: 'care|resident|patient|sling|transfer|moving and handling|manual handling|service user',
    brutal: [
      'A hoist needs two people, one sling, and the right size of sling, which is in the laundry.',
      'Every hoist has one natural enemy: the charger that nobody clicked all the way in.',
    ],
    gentle: 'Safe hoisting is a skill with a date on it. Which types, and when was your last refresher? Care managers check that first.',
  },
  {
    says: 'ecg|electrocardiogram',
    brutal: [
      'An ECG has twelve leads and ten stickers. Cardiology has always had its own arithmetic.',
      "One shiver, and the ECG is a beautiful trace of somebody's elbow.",
    ],
    gentle: 'Recording is one skill and reading is another. Say which of the two is yours: employers pay differently for them.',
  },
  {
    says: 'infusion pump|iv pump|syringe pump|volumetric pump',
    brutal: [
      "The pump beeps when it's empty, when it's full, when it's plugged in, and when it feels left out.",
      'Pressing silence on an infusion pump buys two minutes, exactly as long as it takes to sit down.',
    ],
    gentle: 'Pump training usually goes by model, so name the model. It can save a new ward a whole training day.',
  },
  {
    says: 'ward round',
    brutal: [
      'On a ward round, one consultant talks, one junior writes, and six hold the curtain.',
      "A ward round is a procession past a bed, led by whoever hasn't got the notes.",
    ],
    gentle: 'A good round ends with jobs somebody owns. If you ran that list or chased it, that is the part to put here.',
  },
  {
    says: 'bleep|bleep holder|pager',
    near: 'hospital|ward|on call|on-call|nhs|clinical|site|registrar',
    not: 'bleep test',
    brutal: [
      'Every other phone dies in the hospital basement. The bleep finds you by the vending machine.',
      'The bleep knows. It waits until the soup is hot.',
    ],
    gentle: 'Holding the bleep means holding the decisions that come with it. Name the area it covered and what was yours to decide.',
  },
  {
    says: 'who checklist|surgical safety checklist',
    brutal: [
      'A checklist in which an entire theatre introduces itself by name, including to people it had breakfast with.',
      'The WHO checklist: nineteen items, three pauses, and a voice from the corner saying that the patient is already asleep.',
    ],
    gentle: 'The checklist only works if someone insists on it. If you led the pauses or taught others to, that is leadership: call it that.',
  },
  {
    says: 'sharps bin|sharps container|sharps disposal',
    brutal: [
      '“Do not fill above this line”, says the sharps bin. The line gets a good view of everything going past it.',
      'A sharps bin has a temporary closure, a permanent closure, and a box for the date that nobody filled in.',
    ],
    gentle: 'Sharps safety is small print until it is not. If you audited or trained it, say so: it shows care for colleagues.',
  },
  {
    says: 'hand hygiene audit|hand hygiene',
    brutal: [
      'Hand hygiene stands at a proud 100% for as long as the person with the clipboard does.',
      "Hand hygiene has seven steps and takes twenty seconds, and it's always the thumbs that get away.",
    ],
    gentle: 'A hygiene score that moves is real evidence. Do you have the before and after? Two percentages would make this line.',
  },
  {
    says: 'infection control|infection prevention',
    not: 'hospice',
    brutal: [
      'Infection control posters are wipeable, laminated, and put up with tape that infection control has banned.',
      'Bare below the elbow, it says, to a room in which someone has just bought a watch.',
    ],
    gentle: 'This work is measured in things that did not happen. Was there an audit score or an outbreak closed early? That shows it.',
  },
  {
    says: 'wound care|wound dressing|wound management',
    brutal: [
      'Silver, honey, seaweed, charcoal. The dressings cupboard reads like a spa menu with order codes.',
      'Forty dressings on the shelf, and the one in the plan is the forty-first.',
    ],
    gentle: 'Wound care is broad. Which kinds, and in clinic or at home? A line of specifics sets you apart from everyone who simply lists it.',
  },
  {
    says: 'plaster room|plaster cast|fracture clinic|plaster technician',
    not: 'sculpt|mould|ceiling|theatre set',
    brutal: [
      'The plaster saw only vibrates, says everyone on the safe side of the saw.',
      'A plaster cast is ready to be signed in twenty minutes, and to be scratched with a knitting needle by Thursday.',
    ],
    gentle: 'Casting is a craft with its own certificate. If you hold one, put it here by its full name.',
  },
  {
    says: 'medical records|patient records|casenotes|health records library',
    brutal: [
      'The plan for paperless records is in a lever arch file on the third shelf down.',
      'Patient records, volume five of six: tracked to an office that is now a bicycle shed.',
    ],
    gentle: 'Records work is confidentiality plus finding things. Which system, and how quickly could you produce a set? That is the skill in numbers.',
  },
  {
    says: 'clinical coding|clinical coder|medical coding|medical coder|icd-10|icd 10',
    brutal: [
      'The American edition has a code for being struck by a duck. Somebody bills for that code.',
      "Clinical coding: three pages of consultant's handwriting, boiled down to one letter and some digits.",
    ],
    gentle: 'Accuracy rates and audits go with ‘{it}’. If you know your rate, print it: few candidates do, and it settles the question at once.',
  },
  {
    says: 'systmone',
    brutal: [
      'SystmOne dropped a vowel from its name to save time, and has spent the time logging people out.',
      'Smartcard in, password expired, phone ringing. SystmOne is ready.',
    ],
    gentle: 'Knowing this system saves a practice weeks of training. Say which modules: appointments, prescribing, reports or templates?',
  },
  {
    says: 'emis|emis web',
    brutal: ['Pop-up, pop-up, pop-up, patient.', 'Every practice in the county logs in at eight. EMIS takes it personally.'],
    gentle: 'Searches and reports are the part of this system that few people master. If they are yours, name them here.',
  },
  {
    says: 'epic',
    near: 'ehr|emr|hospital|clinical|patient|nhs|charting|go-live|cerner|electronic health record',
    not: 'fantasy|poem|agile|user story|jira',
    brutal: [
      "Epic is built on a campus in Wisconsin with a treehouse and a wizards' academy. The login screen gives no hint of it.",
      'An Epic go-live: bright vests everywhere, and a queue for the one who knows how to print.',
    ],
    gentle: 'Which Epic module, and were you certified or a super user? Those two facts change who calls you about this line.',
  },
  {
    says: 'datix',
    brutal: ['Datix: a noun, a verb and a threat.', "Drop-down one: what happened. Drop-down two: everything that didn't, in alphabetical order."],
    gentle: 'Reporting is easy, closing an incident with a change is not. Name one thing that was done differently after a report of yours.',
  },
  {
    says: 'cqc|cqc inspection|care quality commission',
    brutal: [
      'In the week before the CQC, every fire door in the building learns to close.',
      'The CQC brings five questions, and turns the fridge thermometer into a celebrity.',
    ],
    gentle: 'What was your part: preparing, being interviewed, writing the action plan? The rating is public, so you may print it.',
  },
  {
    says: 'care plan|care planning',
    not: 'palliative|end of life|hospice',
    brutal: [
      'A care plan has forty pages, all of them person-centred, and the one that everybody reads is about tea.',
      'The care plan is reviewed every month. The date moves, and the rest stays very still.',
    ],
    gentle: 'Writing a plan that colleagues really follow is a skill. For how many people did you keep them up to date?',
  },
  {
    says: 'controlled drug|cd register|controlled drugs register',
    not: 'police|enforcement|border|customs|trafficking',
    brutal: [
      'A controlled drug needs two signatures. You can buy a car with one.',
      'Controlled drugs live in a locked cupboard inside a locked cupboard, and the keys have just gone to lunch.',
    ],
    gentle: 'This is trust in its most literal form. Say if you held the keys or did the stock checks: it is responsibility you can prove.',
  },
  {
    says: 'gp surgery|gp practice|doctors surgery',
    near: 'reception|receptionist|phone|telephone|appointment|front desk',
    brutal: [
      "The GP surgery opens its lines at eight. By four minutes past, it's advising people to try at eight.",
      'At a surgery front desk, the queue can hear the phone and the phone can hear the queue.',
    ],
    gentle: 'A surgery front desk is one of the hardest in the country. How many lists did it serve, and what did you change about the queue?',
  },
  {
    says: 'mri|mri scanner|mri scanning',
    brutal: [
      'The MRI magnet is never off. The trolley that found this out is in the training slides.',
      'Forty minutes of techno in a tube, with headphones that play something else.',
    ],
    gentle: 'Field strength, body areas, contrast or not: two of these in one line would tell a department exactly where you fit.',
  },
  {
    says: 'x-ray|x ray',
    near: 'hospital|radiograph|radiographer|patient|clinic|imaging|chest|veterinary|dental',
    brutal: [
      'Breathe in, hold it, and the operator leaves the room, which is also information.',
      "There's an L and an R on an X-ray because once there wasn't.",
    ],
    gentle: 'Where was the X-ray work: ward, theatre, clinic or surgery? Each has a different pace, and the next place will want to know yours.',
  },
  {
    says: 'ultrasound|sonography|sonographer',
    not: 'weld|welding|ndt|non-destructive|cleaning|physiotherapy',
    brutal: ['Seventy years of ultrasound, and the gel is still cold.', 'Ultrasound is pointing at a snowstorm and naming the organs.'],
    gentle: 'Which scans does ‘{it}’ cover, and who reports them? If you sign your own reports, that is the first thing this line can say.',
  },
  {
    says: 'blister pack|dosette|dosette box|monitored dosage',
    not: 'packaging machine|packaging line|thermoform',
    brutal: [
      'A dosette has twenty-eight little windows, and one tablet on the floor.',
      'Every blister pack is sealed for the month. Then the hospital changes the water tablet.',
    ],
    gentle: 'Weekly trays are careful, repetitive and safety critical. How many a week, and who checked them? That is your accuracy, in evidence.',
  },
  {
    says: 'medicines reconciliation|medication reconciliation|drug history|drug histories',
    brutal: [
      'The surgery says five, the ward says six, the carrier bag says eleven. Medicines reconciliation lives in the carrier bag.',
      'Medicines reconciliation is detective work in which the key witness is small, white and round.',
    ],
    gentle: 'Each discrepancy you find is harm avoided. If your service counted interventions, quote the count.',
  },
  {
    says: 'vaccine fridge|vaccine storage|cold chain',
    near: 'vaccine|vaccination|pharmacy|medicine|clinic|nhs|immunisation',
    brutal: [
      'Two to eight degrees, checked twice a day and initialled. No cheese in any fridge was ever loved like this.',
      'The real threat to the cold chain is somebody who needed a socket for the kettle.',
    ],
    gentle: 'Fridge records are dull until the day they save a whole delivery. If you set the routine up, say so.',
  },
  {
    says: 'dental nurse|dental nursing|chairside assistance|chairside assisting',
    brutal: [
      'A dental nurse hears both halves of a conversation that only one side can have.',
      "A dental nurse reads the dentist's mind, the patient's knuckles and the clock, in that order.",
    ],
    gentle: 'General, implants, sedation, orthodontics? Practices pay for the extra certificates, so give each one with its year.',
  },
  {
    says: 'dental hygienist|scale and polish',
    brutal: ['A hygienist knows who flosses, and knows who flossed this morning.', 'Scale and polish is small talk conducted entirely in vowels.'],
    gentle: 'The next practice to read ‘{it}’ will wonder about pace. How long were the appointments, and was there a nurse beside you?',
  },
  {
    says: 'tonometer|tonometry',
    brutal: ['A tonometer measures pressure. It also creates some.', 'A tonometer is a small puff of air, always announced, always a surprise.'],
    gentle: 'Pre-screening sets the pace of the whole clinic. Which instruments could you run alone? List them by name.',
  },
  {
    says: 'dispensing optician|spectacle dispensing|optical dispensing|optical assistant',
    brutal: [
      'Dispensing begins with people choosing glasses without their glasses on. The cruellest mirror in retail.',
      'Ninety frames later, the dispensing optician is handed the first pair again.',
    ],
    gentle: 'Lens knowledge plus honest advice is what brings people back. Shops keep conversion and remake rates: do you know yours?',
  },
  {
    says: 'theraband|resistance band',
    brutal: [
      'Green resistance band is medium, black is hard, snapped is feedback.',
      'A resistance band is colour-coded by effort, and tied to a door handle that was never consulted.',
    ],
    gentle: 'Simple kit, good teaching. Was this classes, clinic or home visits? The setting tells an employer what you can run.',
  },
  {
    says: 'goniometer',
    brutal: ['Three colleagues, one goniometer, one knee, three answers.', 'A goniometer is a protractor that got into medicine and never mentions geometry.'],
    gentle: 'Measuring is the start of proving progress. Did you collect outcome measures across a caseload? That is evidence, so say so.',
  },
  {
    says: 'activities coordinator|activity coordinator|activities co-ordinator|activities organiser',
    brutal: [
      'An activities programme has the budget of a sandwich and the ambition of a cruise ship.',
      'Chair yoga at two, quiz at three, and on Thursdays a visiting rabbit that outranks the manager.',
    ],
    gentle: 'Which idea of yours is still on the calendar? One named activity says more than the whole job description.',
  },
  {
    says: 'domiciliary care|home care visit|homecare|domiciliary carer',
    brutal: [
      'Home care runs on a rota where every house is next door and no road has traffic.',
      "Home care teaches you every cul-de-sac without street lights, and each dog's position on visitors.",
    ],
    gentle: 'Lone working, time keeping and driving are all in here. Calls a day would show the pace, and continuity shows the care.',
  },
  {
    says: 'mandatory training|statutory and mandatory training',
    brutal: [
      'Mandatory training: an hour on how to sit properly, taken in a chair from the conservatory.',
      'Mandatory training turns red on the first day of annual leave. It waits for that.',
    ],
    gentle: 'Compliance is a team figure. If you brought a ward or an office up to full marks, put the before and after here.',
  },
  {
    says: 'osce',
    brutal: [
      'The OSCE gives full marks for washing your hands before not touching an actor.',
      "Eight minutes, one bell, and a volunteer with chest pain who's doing it for the sandwiches.",
    ],
    gentle: 'Sitting one is one thing, examining or role playing is another. Which side of the bell were you on?',
  },
  {
    says: 'mdt|multidisciplinary team|multi-disciplinary team|mdt meeting',
    brutal: [
      'An MDT is nine professions, one tin of biscuits, and a decision that was made in the corridor.',
      'The whole multidisciplinary team is in the room, apart from whoever has the notes.',
    ],
    gentle: 'What do you bring to the {it} that nobody else does? One sentence on that says more than being a member.',
  },
  {
    says: 'journal club',
    brutal: [
      'Journal club: small sample, strong bias, more research needed. And that was just who turned up.',
      'Ten people discuss a paper that two of them have read, one of them on the stairs.',
    ],
    gentle: 'Did a paper ever change what your team did? That is the story interviewers hope for when they see this.',
  },
  {
    says: 'clinical audit|audit cycle|re-audit',
    brutal: [
      'First cycle of a clinical audit finds the problem. Second cycle finds that everyone involved has rotated.',
      'Standard, sample, bar chart, cake at the meeting. The cake has the higher uptake.',
    ],
    gentle: 'An audit is worth its second measurement. If yours has one, both figures belong in this line.',
  },
  {
    says: 'pneumatic tube|air tube system|pod system',
    near: 'hospital|sample|lab|specimen|ward|blood|pathology',
    brutal: ['The tube system is the closest a hospital gets to a water slide.', 'Whoosh goes the sample, to a lab that rings to ask where the sample is.'],
    gentle: 'Knowing what may not be sent by tube is the real knowledge here. Did you train people in it or keep it running?',
  },
  {
    says: 'patient transport|patient transport service|non-emergency transport',
    brutal: [
      'Patient transport says be ready between eight and eleven, like a boiler engineer with a ramp.',
      'Six pick-ups, four villages, one appointment time for the lot.',
    ],
    gentle: 'Journeys a day and the kind of vehicle would tell it best. On-time arrivals, if you know them, would be better still.',
  },
  {
    says: 'evacuation chair|evac chair|carry chair',
    brutal: [
      'The evacuation chair hangs under a dust cover in the stairwell, and everyone trained on it has moved on.',
      'The evac chair goes down stairs beautifully with a volunteer in it. The volunteer tells a different story.',
    ],
    gentle: 'Being trained on it makes you useful to a whole building. Give the date, and the number of people you trained, if any.',
  },
  {
    says: 'defibrillator|aed|automated external defibrillator',
    not: 'implant|icd|cardiology|surgery',
    brutal: [
      'A defibrillator talks you through it in a calm, clear voice. Nothing else in the office does.',
      'In the village the defibrillator hangs in the old phone box. It has already been more use than the phone.',
    ],
    gentle: 'Did you look after it, register it or raise the money for it? All three are quiet public service, and each wants its own verb.',
  },
  {
    says: 'nhs 111',
    brutal: ["NHS 111 starts by asking if you're breathing, even if you rang about a toe.", 'NHS 111 is the longest flowchart in Britain, read aloud.'],
    gentle: 'Calls a shift and audit scores are recorded for everyone there. Yours would turn this line into evidence.',
  },
  {
    says: 'counselling session|counselling skills|person-centred counselling|psychotherapist|counselling placement',
    not: 'bereavement|abuse|trauma|suicide',
    brutal: [
      'Fifty minutes make an hour. No plumber has got that past anyone.',
      'For counselling you need two chairs, one box of tissues, and a clock that only one of you can see.',
    ],
    gentle: 'Right after ‘{it}’ goes the number of supervised hours, the currency of the trade. The approach you trained in belongs beside it.',
  },
  {
    says: 'clinical supervision',
    brutal: [
      'Supervision: an hour a month, set aside to talk about there not being an hour.',
      "What went well, what would you change, and who's answering the phone while we do this?",
    ],
    gentle: 'Giving it and receiving it are very different lines. If you supervise others, say how many and how often.',
  },
  {
    says: 'nail clipping|claw clipping|nail trim',
    near: 'dog|cat|pet|rabbit|animal|veterinary|vet|groom',
    brutal: [
      'One nail clip takes three people, two minutes, and a towel that will never be the same.',
      'The rabbit has seen the clippers, and it knows where you parked.',
    ],
    gentle: 'Calm handling is a skill owners travel for. If you ran your own clinics for it, that is responsibility: say so.',
  },
  {
    says: 'lambing|lambing season',
    brutal: [
      'Lambing: always the far field, always three in the morning, always sideways rain.',
      'Lambing is a month of nights in a shed where everyone else is chewing.',
    ],
    gentle: 'Lambing proves stamina and judgement at the worst hours. How many ewes, and did you run the shed alone at night?',
  },
  {
    says: 'tb testing|tb test',
    near: 'cattle|bovine|herd|cow|farm|veterinary|vet',
    brutal: [
      'A TB test puts every cow through the crush on Tuesday, and again on Friday. The cows have spotted the pattern.',
      'A TB test is callipers, clippers, and a gate held shut by string.',
    ],
    gentle: 'Head per day and the mix of farms would show your pace. Farmers remember who kept it calm: is there a line in that?',
  },
  {
    says: 'veterinary nurse|veterinary nursing|vet nurse',
    brutal: [
      "Veterinary patients can't say where it hurts but can show you, with teeth.",
      "Shaved, stitched and bandaged, and it'll have the bandage off by the car park.",
    ],
    gentle: 'First opinion, referral or hospital? Add the species and your strongest list, and a head nurse can picture you on shift.',
  },
  {
    says: 'boarding kennel|kennels|kennel assistant|kennel hand',
    brutal: [
      "Kennels at six: one dog barks. By a minute past, it's a committee.",
      'Kennels are hosed down twice a day, under close review by twelve spaniels.',
    ],
    gentle: 'Dogs per shift, and the difficult ones you were given: that second part is what a kennel manager would ask about.',
  },
  {
    says: 'cattery',
    brutal: [
      'A cattery is a hotel whose guests all complain by facing the wall.',
      'Heated floors, named bowls, and not one tip in the whole history of the cattery.',
    ],
    gentle: 'Feeding, medicating or running bookings? A cattery is a small hotel, so borrow the language of one: pens, occupancy, returns.',
  },
  {
    says: 'guide dog',
    brutal: [
      'A guide dog has a uniform, a training record and better attendance than most departments.',
      'A guide dog can be taught to walk past a dropped sausage. There is no such course for staff.',
    ],
    gentle: 'Raising, training or fundraising? Each asks something different of you, and deserves more than two words.',
  },
  {
    says: 'telehealth|telemedicine|video consultation|remote consultation',
    brutal: [
      "Telemedicine: you're on mute, the stethoscope is on mute, and the ceiling is looking very well.",
      "Show me the rash. Closer. Closer. That's the cat.",
    ],
    gentle: 'Remote clinics need a different ear. How many a week, and what share needed no second visit? That ratio tells the story.',
  },
];
