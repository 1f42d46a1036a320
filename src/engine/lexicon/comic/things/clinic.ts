import type { ComicEntry } from '../comic-entry.ts';

/** Things of hospitals, wards, surgeries, pharmacies, dentists, care homes, ambulances and vets. */
export const CLINIC_THINGS: readonly ComicEntry[] = [
  {
    says: 'drug round|medication round|meds round|medicine round',
    brutal: [
      'Wear a red tabard saying do not disturb, start the drug round, and meet everyone in the building.',
      "The eight o'clock drug round has been known to meet the ten o'clock one coming the other way.",
    ],
    gentle:
      'A drug round is accuracy under constant interruption. Say how large the round was and which routes it covered: a ward manager weighs exactly that.',
  },
  {
    says: 'news2|national early warning score',
    brutal: [
      "NEWS2. Like most sequels, it's the same story with more oxygen.",
      "Six measurements, one number, and a doctor on the phone asking if you've counted it again.",
    ],
    gentle: 'Early warning scores only work if someone acts on them. If you ever escalated one early, that moment belongs in this line.',
  },
  {
    says: 'bed management|bed manager|bed meeting',
    brutal: [
      "The bed meeting: twenty people agree there are no beds, then meet again at two to see if that's still true.",
      'Musical chairs, only with beds, and the music is a phone.',
    ],
    gentle: 'Moving beds is logistics with very high stakes. How many beds, and over which wards? A site team would want to know the scale.',
  },
  {
    says: 'discharge summary|discharge summaries|discharge letter',
    brutal: [
      'The bag is packed, transport is outside, and a whole bed is waiting for one paragraph of discharge letter from somebody in theatre.',
      'A discharge summary is begun on admission and finished when the next patient is already in the lift.',
    ],
    gentle: 'A clear discharge summary saves the GP a phone call. Did you shorten the wait for them, or improve what they said? That is worth half a line.',
  },
  {
    says: 'discharge lounge',
    brutal: ['Nothing in the hospital works harder than the word lounge.', 'A departure lounge with no duty free and one blanket.'],
    gentle: 'A discharge lounge frees the bed upstairs hours earlier. If you know how many people passed through it in a day, say so here.',
  },
  {
    says: 'crash trolley|resus trolley|resuscitation trolley',
    brutal: [
      "The one trolley in the building with four good wheels, and you're only allowed to look at it.",
      'Checked, signed and sealed every day, so that no one ever meets drawer three for the first time in a hurry.',
    ],
    gentle: 'Checking the trolley is quiet work that matters once and enormously. Mention it as a standing duty, with the ward it served.',
  },
  {
    says: 'cannulation|cannula|iv cannulation',
    brutal: [
      'Sharp scratch, they say. Two words, both picked by the other end of the needle.',
      "Cannulation tip: the best veins in any hospital belong to the plumber who's come about the radiator.",
    ],
    gentle: 'Cannulation is a signed-off skill, so give the year of the competency. Wards look for it before they look for anything else.',
  },
  {
    says: 'venepuncture|phlebotomy',
    brutal: [
      'In phlebotomy the highest praise there is runs: oh, have you done it?',
      "Six coloured lids, always in the same order. The world's most serious paint chart.",
    ],
    gentle: 'Taking blood well is half technique and half calm. A rough number of bleeds in a clinic would tell a manager how practised you are.',
  },
  {
    says: 'fluid balance chart|fluid balance',
    brutal: [
      'A fluid chart can turn half a cup of cold tea into 75 ml with the confidence of a research chemist.',
      'Fluid in: 200. Fluid out: 1,400. Either physics is wrong or somebody topped up the jug.',
    ],
    gentle: 'A chart that is really kept up is rarer than it should be. Did you audit them, or train others to keep them? Say which.',
  },
  {
    says: 'bladder scanner',
    brutal: [
      'The scanner works by ultrasound. Finding the scanner works by rumour.',
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
    says: 'slide sheet',
    brutal: [
      'Using a slide sheet takes two people. Folding one has never been completed.',
      'A slide sheet looks like a failed parachute, and has saved more backs than the poster about backs.',
    ],
    gentle: 'Knowing when a slide sheet is enough, and when it is not, is judgement. Name the training and its date beside it.',
  },
  {
    says: 'ecg|electrocardiogram',
    brutal: [
      'An ECG has twelve leads and ten stickers. Cardiology has always had its own arithmetic.',
      "One shiver and you have a beautiful trace of somebody's elbow.",
    ],
    gentle: 'Recording is one skill and reading is another. Say which of the two is yours: employers pay differently for them.',
  },
  {
    says: 'infusion pump|iv pump|syringe pump|volumetric pump',
    brutal: [
      "The pump beeps when it's empty, when it's full, when it's plugged in, and when it feels left out.",
      'Pressing silence buys two minutes, which is exactly how long it takes to sit down.',
    ],
    gentle: 'Pump training is usually per model, so name the model. It can save a new ward a whole training day.',
  },
  {
    says: 'ward round',
    brutal: [
      'On a ward round, one consultant talks, one junior writes, and six hold the curtain.',
      "A procession past a bed, led by whoever hasn't got the notes.",
    ],
    gentle: 'A good round ends with jobs somebody owns. If you ran that list or chased it, that is the part to put here.',
  },
  {
    says: 'bleep|bleep holder|pager',
    near: 'hospital|ward|on call|on-call|nhs|clinical|site|registrar',
    not: 'bleep test',
    brutal: [
      "The pager is older than the fax, and it's still the one thing that works in the hospital basement.",
      'The bleep knows. It waits until the soup is hot.',
    ],
    gentle: 'Holding the bleep means holding the decisions that come with it. Name the area it covered and what was yours to decide.',
  },
  {
    says: 'theatre list|operating list',
    brutal: [
      "The list is printed at seven, amended at eight, and by ten it's a work of historical fiction.",
      'A theatre list starts on time whenever the porter, the consent form and the surgeon all pick the same corridor.',
    ],
    gentle: 'Keeping a list moving is planning under pressure. How many cases made a normal day? That number shows the pace you are used to.',
  },
  {
    says: 'swab count|scrub nurse|scrub practitioner|instrument count',
    brutal: [
      'Swabs are counted aloud by two people, twice. Forty-nine out of fifty is no longer a good mark.',
      "Has the right instrument in the surgeon's hand before the surgeon has remembered what it's called.",
    ],
    gentle: 'Name the specialties you scrub for. A theatre manager reads that list first, and it is missing more often than you would think.',
  },
  {
    says: 'who checklist|surgical safety checklist',
    brutal: [
      'A checklist in which an entire theatre introduces itself by name, including to people it had breakfast with.',
      'Nineteen items, three pauses, and a voice from the corner pointing out that the patient is already asleep.',
    ],
    gentle: 'The checklist only works if someone insists on it. If you led the pauses or taught others to, that is leadership: call it that.',
  },
  {
    says: 'autoclave',
    brutal: [
      'An autoclave is a pressure cooker with a logbook. The logbook takes longer.',
      'The autoclave reaches 134 degrees without complaint, then lights a lamp because it would like some distilled water.',
    ],
    gentle: 'Running an autoclave properly means cycles, strips and records. Say that the records were yours too: inspectors ask for them.',
  },
  {
    says: 'sharps bin|sharps container|sharps disposal',
    brutal: [
      'The sharps bin says do not fill above this line. The line gets a good view of everything going past it.',
      'It has a temporary closure, a permanent closure, and a date that nobody filled in.',
    ],
    gentle: 'Sharps safety is small print until it is not. If you audited or trained it, say so: it shows care for colleagues.',
  },
  {
    says: 'hand hygiene audit|hand hygiene',
    brutal: [
      'Hand hygiene stands at a proud 100% for as long as the person with the clipboard does.',
      "Seven steps, twenty seconds, and it's always the thumbs that get away.",
    ],
    gentle: 'A hygiene score that moves is real evidence. Do you have the before and after? Two percentages would make this line.',
  },
  {
    says: 'face fit testing|fit testing|fit tester|ffp3',
    brutal: [
      'A fit test is a hood, a bitter spray, and a stranger asking if you can taste it. Wine people do this for fun.',
      'The fit is proven for one exact model of mask, and the store has just run out of it.',
    ],
    gentle: 'Fit testing is a qualification that hospitals, builders and labs all need. Give the scheme and the year, and it travels with you.',
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
      'A plaster cast is ready for signatures in twenty minutes, and for a knitting needle by Thursday.',
    ],
    gentle: 'Casting is a craft with its own certificate. If you hold one, put it here by its full name.',
  },
  {
    says: 'triage|telephone triage',
    near: 'hospital|patient|a&e|nurse|ward|emergency|gp|clinic|veterinary|vet|medical',
    brutal: [
      "Triage is French for sorting. In practice, it's English for explaining that loud isn't a category.",
      'Triage comes in five colours. The waiting room would settle for one clock.',
    ],
    gentle: 'Triage is deciding fast with little to go on. Name the system you used and where: it tells a manager how much was left to you.',
  },
  {
    says: 'medical secretary|medical secretaries',
    brutal: [
      'A medical secretary knows what the consultant meant, what was said and what will be signed. Three different letters.',
      "Spells ophthalmology without slowing down, and knows which ophthalmologist can't.",
    ],
    gentle: 'Name the specialty you typed for. Its vocabulary takes a year to learn, and whoever hires you is spared that year.',
  },
  {
    says: 'audio typing|audio typist|digital dictation|dictaphone',
    brutal: [
      'Audio typing: full stop, new line, no, scrap that, where was I. Somebody has to make a letter of it.',
      'Half an hour of dictation, of which ten minutes is lunch.',
    ],
    gentle: 'Typing from dictation has a speed and an accuracy. Give both, and the line becomes a test already passed.',
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
    gentle: 'Coding has accuracy rates and audits. If you know yours, print it: few candidates do, and it settles the question at once.',
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
      "Epic is built on a campus in Wisconsin with treehouses and a wizards' wing. The login screen gives no hint of it.",
      'An Epic go-live: bright vests everywhere, and a queue for the one who knows how to print.',
    ],
    gentle: 'Which module, and were you certified or a super user? Those two words change who calls you about this line.',
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
      'The CQC brings five questions, and a fridge thermometer that has never been so popular.',
    ],
    gentle: 'What was your part: preparing, being interviewed, or writing the action plan? The rating is public, so you may name it.',
  },
  {
    says: 'care plan|care planning',
    not: 'palliative|end of life|hospice',
    brutal: [
      'A care plan has forty pages, all of them person-centred, and the one that everybody reads is about tea.',
      'The plan is reviewed every month. The date moves, and the rest stays very still.',
    ],
    gentle: 'Writing a plan that colleagues really follow is a skill. For how many people did you keep them up to date?',
  },
  {
    says: 'controlled drug|cd register|controlled drugs register',
    not: 'police|enforcement|border|customs|trafficking',
    brutal: [
      'A controlled drug needs two signatures. You can buy a car with one.',
      'A locked cupboard inside a locked cupboard, and the keys are on whoever has just gone to lunch.',
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
    says: 'repeat prescription',
    brutal: [
      'A repeat prescription is ready in 48 hours, and filed under the first name.',
      'Tick what you need, says the repeat slip. It comes back as a short letter.',
    ],
    gentle: 'Repeats done on time are invisible, so make them visible: how many a day, and who checked what?',
  },
  {
    says: 'qof|quality and outcomes framework',
    brutal: [
      'QOF is general practice measured in points, like driving. Except that here you want them.',
      "Nobody mentions QOF all summer, and then it's March.",
    ],
    gentle: 'If you ran recalls, the percentage achieved is public and yours to quote. It turns a framework into a result.',
  },
  {
    says: 'blood pressure',
    near: 'monitor|check|clinic|measur|measurement|monitoring|taking|reading',
    brutal: [
      'Physicists call it the observer effect. Nurses call it the white coat.',
      'Legs crossed, wrong cuff, just ran for the bus: three popular routes to high blood pressure.',
    ],
    gentle: 'A basic skill that is done badly everywhere. If you taught it or ran a clinic for it, lead with that.',
  },
  {
    says: 'spirometry',
    brutal: [
      'Blow, blow, blow, keep going, keep going. Sports commentary with a calibration log.',
      'Spirometry is a test conducted by cheering at somebody who has just run out of air.',
    ],
    gentle: 'Spirometry needs a certificate to perform and another to interpret. Name the level you hold: practices search for it.',
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
    gentle: 'Say which kind: mobile, theatre, casualty or clinic. Each one is a different pace, and the next department wants to know yours.',
  },
  {
    says: 'ultrasound|sonography|sonographer',
    not: 'weld|welding|ndt|non-destructive|cleaning|physiotherapy',
    brutal: ['Seventy years of ultrasound, and the gel is still cold.', 'Pointing at a snowstorm and naming the organs.'],
    gentle: 'Which scans, and reported by whom? If you sign your own reports, that is the first thing this line should say.',
  },
  {
    says: 'medical terminology',
    brutal: [
      "Medical terms are Latin for where it is, Greek for what it's doing, and an ending that means ouch.",
      'Why write runny nose when rhinorrhoea is right there, with two ways to misspell it?',
    ],
    gentle: 'Terminology is worth more with its field attached. Cardiology, eyes, bones? Name the one you could type in your sleep.',
  },
  {
    says: 'blister pack|dosette|dosette box|monitored dosage',
    not: 'packaging machine|packaging line|thermoform',
    brutal: [
      'A dosette has twenty-eight little windows, and one tablet on the floor.',
      'Every pack is sealed for the month, and then the hospital changes the water tablet.',
    ],
    gentle: 'Weekly trays are careful, repetitive and safety critical. How many a week, and who checked them? That is your accuracy, in evidence.',
  },
  {
    says: 'pharmacy robot|dispensing robot|automated dispensing',
    brutal: [
      'A pharmacy robot is never tired, never late, and completely beaten by a round bottle.',
      'It fetches a box in eleven seconds and posts it down a chute like a disappointed librarian.',
    ],
    gentle: 'Loading, clearing jams or being the one who knew the settings? The person who can restart the robot is worth naming.',
  },
  {
    says: 'medicines reconciliation|medication reconciliation|drug history|drug histories',
    brutal: [
      'The surgery says five, the ward says six, the carrier bag says eleven.',
      'Medicines reconciliation is detective work in which the key witness is small, white and round.',
    ],
    gentle: 'Each discrepancy you find is harm avoided. If your service counted interventions, quote the count.',
  },
  {
    says: 'vaccine fridge|vaccine storage|cold chain',
    near: 'vaccine|vaccination|pharmacy|medicine|clinic|nhs|immunisation',
    brutal: [
      'Two to eight degrees, checked twice a day and initialled. No cheese was ever loved like this.',
      'The real threat to the cold chain is somebody who needed a socket for the kettle.',
    ],
    gentle: 'Fridge records are dull until the day they save a whole delivery. If you set the routine up, say so.',
  },
  {
    says: 'prescription delivery|prescription deliveries|medicine delivery|medication delivery',
    brutal: ['Paper bag, staple, doorbell, dog.', 'Prescription delivery: a van of small stapled bags, all of them urgent and one for a house with no number.'],
    gentle: 'Delivering medicines is trust at the front door. How many drops a day, and were controlled items among them?',
  },
  {
    says: 'pharmacy assistant|pharmacy counter|pharmacy advisor',
    brutal: [
      'At a pharmacy counter, “who is it for” gets asked more often than at any florist.',
      'A pharmacy files its bags by alphabet, and the Smith shelf is holding up the building.',
    ],
    gentle: 'Counter advice is training plus tact. If you are accredited for it, name the course: chains and independents both ask.',
  },
  {
    says: 'dental nurse|dental nursing|chairside assistance|chairside assisting',
    brutal: [
      'A dental nurse hears both halves of a conversation that only one side can have.',
      "Reads the dentist's mind, the patient's knuckles and the clock, in that order.",
    ],
    gentle: 'General, implants, sedation, orthodontics? Practices pay for the extra certificates, so give each one with its year.',
  },
  {
    says: 'dental charting|periodontal charting|perio charting',
    brutal: [
      "Charting: upper left six, sound, sound, missing. It's battleships, played lying down.",
      'Two, three, three, two, four. Bingo, and nobody wants a line.',
    ],
    gentle: 'Fast, exact charting is what makes a dentist ask for one nurse by name. Which software did you chart in?',
  },
  {
    says: 'dental hygienist|scale and polish',
    brutal: ['A hygienist knows who flosses, and knows who flossed this morning.', 'Small talk conducted entirely in vowels.'],
    gentle: 'Say how long your appointments were and whether you worked with a nurse. It tells the next practice what pace you can hold.',
  },
  {
    says: 'orthodontic|orthodontist|orthodontics|invisalign',
    brutal: [
      'A quarter of a millimetre at a time. Glaciers have been told to hurry up by orthodontists.',
      'Two years of wires, and the whole result now depends on a bit of plastic in a napkin.',
    ],
    gentle: 'Fixed or aligners, and which steps were yours: records, scans, fittings, reviews? That list is what a clinic looks for.',
  },
  {
    says: 'dental laboratory|dental lab|dental technician|crown and bridge',
    brutal: [
      'Dental lab work is sculpture the size of a pea, judged by someone biting it.',
      'Sent out perfect on Tuesday, back on Friday, high on the left by a hair.',
    ],
    gentle: 'Name the materials and the milling system. A lab can tell in five words whether your bench is like theirs.',
  },
  {
    says: 'root canal|endodontic|endodontics',
    brutal: [
      'Root canal: the treatment that politicians compare everything else to.',
      'Drilling for something thinner than a pencil lead, round a corner, in a drizzle.',
    ],
    gentle: 'Endodontics rewards patience and good assistance. Were you treating, assisting or managing the referrals? Say which.',
  },
  {
    says: 'sight test|eye test|eye examination',
    brutal: [
      'Sight test. Better with one, or with two? One. Or two? People have left unable to order lunch.',
      'An exam where half the room is trying to remember the bottom line from last time.',
    ],
    gentle: 'Tests a day and what you did in them: pre-screening, refraction or dispensing afterwards? The split is what stores ask about.',
  },
  {
    says: 'tonometer|tonometry',
    brutal: ['A tonometer measures pressure. It also creates some.', 'A small puff of air, always announced, always a surprise.'],
    gentle: 'Pre-screening sets the pace of the whole clinic. Which instruments could you run alone? List them by name.',
  },
  {
    says: 'contact lens|contact lenses',
    near: 'fit|fitting|fitted|aftercare|optical|optician|clinic|teach|trial|optometry',
    brutal: [
      'Contact lens teaching: helping a stranger poke themselves in the eye, politely, until it works.',
      'Twenty minutes to get the first contact lens in. The second is on the carpet.',
    ],
    gentle: 'A good lens teach is pure patience. If people passed with you who had given up elsewhere, that is a lovely line to write.',
  },
  {
    says: 'dispensing optician|spectacle dispensing|optical dispensing|optical assistant',
    brutal: [
      'Dispensing begins with people choosing glasses without their glasses on. The cruellest mirror in retail.',
      "Ninety frames later, it's the first one again.",
    ],
    gentle: 'Lens knowledge plus honest advice is what returns people. Conversion and remake rates are kept: do you know yours?',
  },
  {
    says: 'hearing aid|audiometry|audiogram|hearing test',
    brutal: [
      'The hearing test: you press when you hear the beep, then when you think you do, then out of pride.',
      'Hearing aid batteries are so small that every sofa has its own supply.',
    ],
    gentle: 'Testing, fitting or aftercare? Say which, and how many appointments a week. Clinics plan in exactly those units.',
  },
  {
    says: 'home exercise programme|exercise programme|exercise prescription|rehab programme',
    near: 'physio|physiotherapy|rehab|rehabilitation|patient|clinic|injury',
    brutal: [
      "The exercise programme says three sets of ten for six weeks. It's done in full on the morning of the follow-up.",
      'A stick figure, bending over backwards, held to a fridge by a magnet.',
    ],
    gentle: 'What did you do to make people stick with it? The answer to that is rarer than the exercises, and worth the space.',
  },
  {
    says: 'theraband|resistance band',
    brutal: [
      'Green is medium, black is hard, snapped is feedback.',
      'A resistance band is colour-coded by effort, and tied to a door handle that was never consulted.',
    ],
    gentle: 'Simple kit, good teaching. Was this classes, clinic or home visits? The setting tells an employer what you can run.',
  },
  {
    says: 'goniometer',
    brutal: ['Three colleagues, one knee, five degrees apart.', 'A goniometer is a protractor that got into medicine and never mentions geometry.'],
    gentle: 'Measuring is the start of proving progress. Did you collect outcome measures across a caseload? That is evidence, so say so.',
  },
  {
    says: 'osteopath|osteopathy|chiropractor|chiropractic',
    brutal: [
      'The loud crack is only gas, as everyone is told, just after the loud crack.',
      'An osteopath keeps a plastic spine on the desk, and the spine has better posture than reception.',
    ],
    gentle: 'How did people find you: referral, reputation or street? The mix says as much about a practice as the technique does.',
  },
  {
    says: 'grab rail|perching stool|raised toilet seat|home adaptation',
    brutal: [
      'A grab rail is measured by an expert, fitted by a tradesperson, and used from day one to dry a towel.',
      "The best thing that ever happened to the bathroom, and it won't be in any brochure.",
    ],
    gentle: 'A rail in the right place keeps somebody at home. How many assessments or fittings a month? The count carries this line.',
  },
  {
    says: 'kitchen assessment|washing and dressing assessment',
    brutal: [
      'The assessment rests on one cup of tea, made under observation. Spies get simpler vetting.',
      'In a kitchen assessment the kettle is marked, the toast is marked, and nobody gets the biscuit.',
    ],
    gentle: 'These assessments decide where somebody goes next. Say how yours shaped the plan: that is clinical reasoning in plain sight.',
  },
  {
    says: 'food diary|food diaries',
    not: 'blog|magazine|vlog',
    brutal: ['A food diary is a notebook in which biscuits have never happened.', 'Seven days of grilled fish, signed and dated.'],
    gentle: 'The diary only starts the conversation. What did you do with it, and what changed after? That is the work worth showing.',
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
      "Knows every cul-de-sac without street lights, and each dog's position on visitors.",
    ],
    gentle: 'Lone working, time keeping and driving are all in here. Calls a day would show the pace, and continuity shows the care.',
  },
  {
    says: 'mandatory training|statutory and mandatory training',
    brutal: ['Click next, click next, fire extinguisher, click next.', 'Mandatory training turns red on the first day of annual leave. It waits for that.'],
    gentle: 'Compliance is a team figure. If you brought a ward or an office up to full marks, put the before and after here.',
  },
  {
    says: 'osce',
    brutal: [
      'The OSCE gives full marks for washing your hands before not touching an actor.',
      "Eight minutes, one bell, and a volunteer with chest pain who's doing it for the sandwiches.",
    ],
    gentle: 'Sitting them is one thing, examining or role playing is another. Say which side of the bell you were on.',
  },
  {
    says: 'mdt|multidisciplinary team|multi-disciplinary team|mdt meeting',
    brutal: [
      'An MDT is nine professions, one tin of biscuits, and a decision that was made in the corridor.',
      'The whole multidisciplinary team is in the room, apart from whoever has the notes.',
    ],
    gentle: 'What do you bring to that table that nobody else does? One sentence on it says more than being a member.',
  },
  {
    says: 'journal club',
    brutal: [
      'Journal club: small sample, strong bias, more research needed. And that was just the attendance.',
      'Ten people discuss a paper that two of them have read, one of them on the stairs.',
    ],
    gentle: 'Did a paper ever change what your team did? That is the story interviewers hope for when they see this.',
  },
  {
    says: 'clinical audit|audit cycle|re-audit',
    brutal: [
      'First cycle finds the problem. Second cycle finds that everyone involved has rotated.',
      'Standard, sample, bar chart, cake at the meeting. The cake has the higher uptake.',
    ],
    gentle: 'An audit is worth its second measurement. If yours has one, both figures belong in this line.',
  },
  {
    says: 'hospital porter|hospital portering|theatre porter|portering',
    brutal: [
      'A hospital porter gets a bed, a drip stand and four opinions into one lift. Estate agents would call it spacious.',
      'A porter knows three ways to radiology, and which one avoids the wet paint.',
    ],
    gentle: 'A porter sees how a whole hospital works. Jobs a shift, and which areas you were trusted with: that is the line.',
  },
  {
    says: 'pneumatic tube|air tube system|pod system',
    near: 'hospital|sample|lab|specimen|ward|blood|pathology',
    brutal: ['The tube system is the closest a hospital gets to a water slide.', 'Whoosh goes the sample, to a lab that rings to ask where the sample is.'],
    gentle: 'Knowing what may not be sent by tube is the real knowledge here. Did you train people in it or keep it running?',
  },
  {
    says: 'hospital radio',
    brutal: [
      'Hospital radio has one working headset, and a request from ward six that has never been in print.',
      'A whole radio audience, lying down. Breakfast shows can only guess at theirs.',
    ],
    gentle: 'Live radio, unpaid, week after week, is commitment plus nerve. Presenting, engineering or collecting requests? Say.',
  },
  {
    says: 'blood donor|blood donation|donor centre',
    brutal: [
      'Blood donation: a pint out, a biscuit in. Vampires never thought of the biscuit.',
      'Runs on goodwill, squash and a firm voice saying stay sitting down.',
    ],
    gentle: 'Sessions depend on people coming back. If you recruited, ran or gave a round number of times, the number is the point.',
  },
  {
    says: 'operating department practitioner|anaesthetic machine|anaesthetic assistant|odp',
    brutal: [
      'Count down from ten, please. No one in theatre has ever heard six.',
      'Checks a whole machine before breakfast, then hands things to somebody doing a crossword.',
    ],
    gentle: 'Anaesthetics, scrub, recovery: say which you are signed off in. Managers build the rota from exactly that.',
  },
  {
    says: 'tea trolley|tea round',
    brutal: [
      'A tea trolley has one squeaking wheel, heard three rooms away, and there has never been a complaint about the noise.',
      'The tea trolley commands a level of trust that no chief executive has enjoyed.',
    ],
    gentle: 'This is where people say how they really are. If what you heard ever went back to the team, that is worth telling.',
  },
  {
    says: 'patient transport|patient transport service|non-emergency transport',
    brutal: [
      'Patient transport says be ready between eight and eleven, like a boiler engineer with oxygen.',
      'Six pick-ups, four villages, one appointment time for the lot.',
    ],
    gentle: 'Journeys a day and the kind of vehicle would tell it best. On-time arrivals, if you know them, would be better still.',
  },
  {
    says: 'evacuation chair|evac chair|carry chair',
    brutal: [
      'The evacuation chair hangs under a dust cover in the stairwell, and everyone trained on it has moved on.',
      'Goes down stairs beautifully with a volunteer in it. The volunteer tells a different story.',
    ],
    gentle: 'Being trained on it makes you useful to a whole building. Give the date, and the number of people you trained, if any.',
  },
  {
    says: 'defibrillator|aed|automated external defibrillator',
    not: 'implant|icd|cardiology|surgery',
    brutal: [
      'A defibrillator talks you through it in a calm, clear voice. Nothing else in the office does.',
      'Hangs in the old phone box, where it has already been more use than the phone.',
    ],
    gentle: 'If you looked after it, registered it or raised the money for it, say which. All three are quiet public service.',
  },
  {
    says: 'nhs 111',
    brutal: ["NHS 111 starts by asking if you're breathing, even if you rang about a toe.", 'The longest flowchart in Britain, read aloud.'],
    gentle: 'Calls a shift and audit scores are recorded for everyone there. Yours would turn this line into evidence.',
  },
  {
    says: 'counselling session|counselling skills|person-centred counselling|psychotherapist|counselling placement',
    not: 'bereavement|abuse|trauma|suicide',
    brutal: [
      'Fifty minutes make an hour. No plumber has got that past anyone.',
      'A counselling room is two chairs, one box of tissues, and a clock where only one of you can see it.',
    ],
    gentle: 'Supervised hours are the currency here, so state them. The approach you trained in should stand right beside the number.',
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
    says: 'music therapy|music therapist',
    brutal: ["An appointment at which you're asked, for once, to hit the equipment.", 'Music on prescription, and the tambourines have case notes.'],
    gentle: 'Which setting, and who referred? That shows the work as part of a clinical team, which is how employers think of it.',
  },
  {
    says: 'microchipping|pet microchip',
    not: 'semiconductor|silicon|circuit',
    brutal: [
      'A microchip has fifteen digits, registered to the address before last.',
      'The dog has a chip and a database entry. The owner still stands in the park shouting.',
    ],
    gentle: 'It is an accredited procedure, so name the course. Clinics, shelters and councils all need people who hold it.',
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
      'Always the far field, always three in the morning, always sideways rain.',
      'Lambing is a month of nights in a shed where everyone else is chewing.',
    ],
    gentle: 'Lambing proves stamina and judgement at the worst hours. How many ewes, and did you run the shed alone at night?',
  },
  {
    says: 'calving',
    not: 'glacier|iceberg',
    brutal: [
      'Calving in a warm barn at noon, textbook position: found, so far, only in the textbook.',
      'Baler twine, a head torch, and a vet who is twenty minutes away by the short road.',
    ],
    gentle: 'Calving shows nerve and timing. Herd size, and what you handled before ringing the vet: those two facts place you at once.',
  },
  {
    says: 'tb testing|tb test',
    near: 'cattle|bovine|herd|cow|farm|veterinary|vet',
    brutal: [
      'A TB test puts every cow through the crush on Tuesday, and again on Friday. The cows have spotted the pattern.',
      'Callipers, clippers, and a gate held shut by string.',
    ],
    gentle: 'Head per day and the mix of farms would show your pace. Farmers remember who kept it calm: is there a line in that?',
  },
  {
    says: 'equine practice|equine clinic|equine vet|equine veterinary|equine hospital',
    brutal: [
      'Equine practice: half a tonne of patient, afraid of a carrier bag.',
      'The waiting room is a yard, and the yard is after the barn that used to be red.',
    ],
    gentle: 'Racing, leisure or breeding? Each is a world of its own, and the reader would like to know which one you speak.',
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
    brutal: ["Kennels at six: one dog barks. By a minute past, it's a committee.", 'Hosed down twice a day, under close review by twelve spaniels.'],
    gentle: 'Dogs per shift, and the difficult ones you were given: that second part is what a kennel manager would ask about.',
  },
  {
    says: 'cattery',
    brutal: [
      'A cattery is a hotel whose guests all complain by facing the wall.',
      'Heated floors, named bowls, and not one tip in the history of the business.',
    ],
    gentle: 'Feeding, medicating or running bookings? A cattery is a small hotel, so borrow the language of one: pens, occupancy, returns.',
  },
  {
    says: 'guide dog',
    brutal: [
      'A guide dog has a uniform, a training record and better attendance than most departments.',
      'A guide dog can be taught to walk past a dropped sausage. There is no such course for staff.',
    ],
    gentle: 'Raising, training or fundraising? Each asks something different of you, and it deserves more than two words.',
  },
  {
    says: 'linen cupboard|linen room|hospital linen',
    brutal: [
      'Linen cupboard, sheets: plenty. Towels: some. Pillowcases: ask ward nine, quietly.',
      "It's locked at night, so pillows move round the building like contraband.",
    ],
    gentle: "Stock that is always there is somebody's work. What did you order, for how many beds, and did waste come down?",
  },
  {
    says: 'hospital switchboard|switchboard',
    near: 'hospital|nhs|clinical|ward|bleep',
    brutal: [
      'The switchboard can raise a consultant on a golf course, but not the extension printed on the letter.',
      'Everyone in the building is on the list, half of them under a ward that moved.',
    ],
    gentle: 'Calls an hour and emergency bleeps handled: those are the figures of this job. Do you remember them?',
  },
  {
    says: 'waiting list',
    near: 'nhs|hospital|outpatient|elective|validation|surgery|clinic|theatre',
    brutal: [
      "Validated quarterly, meaning somebody rings up to ask if you're still waiting.",
      'It has its own team, its own meeting, and its own list of people to chase about the list.',
    ],
    gentle: 'A list that got shorter is a result anyone understands. By how many weeks? If you know, begin the line with it.',
  },
  {
    says: 'e-referral|choose and book|e-rs',
    near: 'nhs|gp|referral|clinic|hospital|patient|booking|appointment',
    brutal: ['Renamed in 2015, and called Choose and Book by everyone ever since.', 'Choose, it said, above a list of one.'],
    gentle: 'Slots, rejections and advice requests: which of these did you manage? Practices value people who know how it behaves.',
  },
  {
    says: 'waking night|sleep-in shift|sleep in shift|sleep-ins',
    brutal: [
      "There are two kinds of night shift: one where you're paid to be awake, and one where you just are.",
      'The house is silent until someone puts the kettle on.',
    ],
    gentle: 'Nights mean deciding alone. Who else was in the building, and what was yours to decide? That is the responsibility here.',
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
