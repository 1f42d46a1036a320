import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What wards, surgeries, care homes, clinics, dispensaries, dental chairs and cowsheds laugh about, second helping. */
export const MORE_OF_WARDS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  nursing: [
    {
      says: 'sluice|sluice room|dirty utility|macerator|bedpan washer',
      brutal: [
        'The macerator takes papier-mâché, water, and about once a month a pair of tweezers.',
        'Every ward has a quiet room for conversations. The real ones happen in the sluice.',
      ],
      gentle: 'Unseen work like this keeps a ward open. If you ran the cleaning audit or the equipment checks, their score belongs here.',
    },
    {
      says: 'fluid balance|fluid balance chart|fluid chart|intake and output|input and output',
      brutal: [
        'A fluid balance chart is accurate to the millilitre until a visitor waters the flowers from the jug.',
        'In on the left, out on the right, and a total at midnight that somebody does on a paper towel.',
      ],
      gentle: 'Charts that add up save doctors an hour of guessing. If your ward audited completion, the percentage would carry this line.',
    },
    {
      says: 'blood transfusion|transfusion|blood products|transfusing blood',
      brutal: [
        'Two adults stand at a bed and read fourteen characters to each other, slowly, like spies.',
        'Blood leaves the fridge, and from that second the whole ward has somewhere to be.',
      ],
      gentle:
        'Transfusion has its own competency, and agencies ask for the date. Collecting, checking and giving are separate sign-offs, so list the ones you hold.',
    },
    {
      says: 'call bell|call light|nurse call|patient call|buzzers',
      brutal: [
        'A call bell sounds the same for “come at once” and “could you move my slippers”, so you run for both.',
        'The light above the door goes out when someone answers it. The sound stays in your head until Sunday.',
      ],
      gentle: 'Response to call bells is something patients remember and surveys measure. If the score moved while you were there, it belongs here.',
    },
    {
      says: 'urinalysis|urine dipstick|dipstick|dip stick|urine sample',
      brutal: [
        'A dipstick is read at exactly sixty seconds. At fifty, somebody calls you away.',
        'The pot has a label the size of a postage stamp, and the lab wants a paragraph on it.',
      ],
      gentle: 'Labs reject samples over labels every day. If your area had few rejections, a manager would count that as accuracy.',
    },
    {
      says: 'glucometer|blood glucose monitoring|blood glucose|blood sugar monitoring|glucose monitoring|bm monitoring',
      around: 'ward|wards|hospital|acute|inpatient|surgical|med-surg|medical unit|emergency|nhs|bed|beds',
      brutal: [
        'The glucose meter wants a login, a barcode, a wristband and a daily control test. The patient gives one drop.',
        'Every ward has two glucose meters: one locked out, and one on the ward next door.',
      ],
      gentle: 'Point-of-care testing comes with a competency record. Give the device and the year, and this becomes a skill instead of a task.',
    },
    {
      says: 'nasogastric|ng tube|enteral feeding|peg feed|peg tube|tube feeding',
      brutal: [
        'A feed pump runs beautifully all night and says “occlusion” at the exact moment you sit.',
        'A feeding tube gets flushed before, flushed after, and blocked in between.',
      ],
      gentle: 'Placing, checking and feeding are three separate sign-offs. Add the ones that are yours, with the kind of ward.',
    },
    {
      says: 'oxygen cylinder|oxygen therapy|nasal cannula|high flow oxygen|high-flow oxygen',
      brutal: [
        'Three cylinders in the rack, and you find out which one is full by taking the other two for a walk.',
        'An oxygen cylinder has a valve, a tap, a key and a cover, and opens to whoever turned them in the right order.',
      ],
      gentle: 'Titrating oxygen to a target is judgement, not plumbing. If you set or taught the targets on your ward, say that.',
    },
    {
      says: 'intentional rounding|comfort round|hourly rounding|purposeful rounding|hourly rounds',
      brutal: [
        'Intentional rounding, as opposed to all that wandering about.',
        "Every hour on the hour: pain, position, possessions, and “while you're here, nurse”.",
      ],
      gentle: 'Rounding was brought in to cut falls and call bells. If either number moved on your unit, the audit nurse has it, and it belongs here.',
    },
    {
      says: 'safety huddle|ward huddle|morning huddle|daily huddle|huddle',
      not: 'sales',
      brutal: [
        "A huddle is a meeting with the chairs taken out, so that it can't become one.",
        "Ten minutes, standing, by the whiteboard. The whiteboard pen is in somebody's pocket at home.",
      ],
      gentle: 'Leading a huddle is a grade above standing in it. One thing that was caught there in time would turn attendance into impact.',
    },
    {
      says: 'nurse in charge|charge nurse|shift coordinator|shift co-ordinator|coordinated the shift|in charge of the ward|shift lead',
      brutal: [
        "Whoever is in charge carries the keys, two phones and somebody's reading glasses.",
        "“Who's in charge?” is asked forty times a shift, mostly by people standing under the sign that says so.",
      ],
      gentle: 'Beds, staff on shift, and what you could decide without ringing anyone: put those next to it and the grade explains itself.',
    },
    {
      says: 'formal complaint|complaint response|complaints procedure|handling complaints|handled complaints|resolving complaints|resolved complaints|complaint handling|complaint resolution',
      not: 'chest|presenting',
      brutal: [
        'Most complaints in hospitals are about waiting, noise and parking. Nurses are in charge of one of those.',
        'A complaint takes one page to write and five people to answer, one of them on holiday.',
      ],
      gentle: 'A complaint that ended in a change is worth more than ten that were closed. If yours did, the change fits in one clause.',
    },
    {
      says: 'matron|lead nurse|divisional nurse|head of nursing|director of nursing',
      brutal: [
        'News that a senior nurse is on the stairs travels faster than the nurse, and fills every soap dispenser on the way.',
        'Someone senior goes for a walk round the wards, and every kitchen trolley finds its way home.',
      ],
      gentle: 'Give wards, beds, headcount, budget: those four figures show at a glance how big a week at that level is.',
    },
    {
      says: 'friends and family test|patient experience|patient feedback|patient survey',
      brutal: [
        'A patient survey has boxes for everything, and a space for comments, where it says “toast”.',
        'Asked what could be better, patients praise the nurses and mention the Wi-Fi.',
      ],
      gentle: 'A comment that kept coming back, and what was done about it, makes feedback a project. If you were the one who did it, begin with that.',
    },
    {
      says: 'safe staffing|staffing level|safecare|acuity tool|skill mix|nurse staffing',
      brutal: [
        "Staffing gets counted three times a day, and the count is the one thing that's never short.",
        'Acuity software works out that the ward needs two more nurses. It has no further plans.',
      ],
      gentle: 'Moving people between wards at seven in the morning is diplomacy. If you did it, add the areas you balanced and what happened to agency spend.',
    },
    {
      says: 'ctg|cardiotocography|fetal monitoring|foetal monitoring|electronic fetal monitoring',
      brutal: [
        'Fetal monitoring takes two belts, two transducers and one small customer who keeps swimming off.',
        'The trace paper folds itself neatly into the tray, unless you look away, and then it heads for the door.',
      ],
      gentle: 'Interpretation needs an annual update, and units check it. Give the package and the year: K2, PROMPT or whichever you sat.',
    },
    {
      says: 'partogram|partograph',
      brutal: [
        'A partogram has one line for what should happen and one for what does.',
        'It is the only graph in the building that gets drawn by torchlight with one hand being squeezed.',
      ],
      gentle: 'Good plotting gets noticed in case reviews. If you also audited or taught it, put that first: a reviewer is rarer than a plotter.',
    },
    {
      says: 'antenatal|antenatal clinic|antenatal booking|parentcraft',
      near: 'antenatal|midwife|midwifery|community|clinic|booking|parentcraft',
      brutal: [
        'The booking visit has two hundred questions, and by question thirty the pen has been lent, lost and found again.',
        'Antenatal classes use a knitted pelvis, a doll and a tennis ball. Everybody remembers the tennis ball.',
      ],
      gentle: 'Continuity is what services are measured on now. If you know how many you looked after from booking to discharge, say so.',
    },
    {
      says: 'birthing pool|water birth|waterbirth|birth pool|home birth|homebirth',
      brutal: [
        'A pool takes forty minutes to fill. It has been known to lose that race.',
        'The kit list includes a torch, a mirror and a sieve, and you learn not to explain the sieve.',
      ],
      gentle: 'Confidence in low-intervention settings is rare and wanted. If you attended as first midwife and kept a tally, both belong here.',
    },
    {
      says: 'heel prick|blood spot|newborn blood spot|newborn screening',
      brutal: [
        'There are circles on a card, all to be filled by a customer who weighs three kilos and objects.',
        'The blood spot card wants one good drop in each ring. It gets sent back if you colour in.',
      ],
      gentle: 'Repeat rates for the blood spot are counted per midwife. If yours was low, that is precision with a number on it.',
    },
    {
      says: 'infant feeding|breastfeeding|breast feeding|breastfeeding support|lactation',
      brutal: [
        'In the office drawer lies a knitted breast, and every new student opens that drawer.',
        'Feeding advice is evidence-based, consistent, and followed at once by a different one from next door.',
      ],
      gentle: 'Initiation and six-week rates are published by area. If your clinic or group shifted them, this deserves its own bullet.',
    },
    {
      says: 'centile chart|growth monitoring|weighing clinic|baby clinic|red book|well baby clinic|child health clinic',
      brutal: ['The lines on a centile chart climb gently. The noise in a weighing clinic does not.', 'You undo nine poppers for one number, and do up eight.'],
      gentle: 'A drop-in clinic is triage in disguise. If you picked something up there and referred it on in time, that is the half that counts.',
    },
    {
      says: 'developmental review|ages and stages|asq-3|two year review|developmental check',
      brutal: [
        'The form asks for a tower of six bricks. Four go up, one goes under the sofa, one goes in.',
        'In a developmental review the client may decline every task and score highly for communication.',
      ],
      gentle: 'Coverage is the figure commissioners watch. If your caseload got its reviews done on time, quote the rate.',
    },
    {
      says: 'leg ulcer|compression bandaging|compression bandage|compression therapy|leg club|four-layer bandage',
      around: 'district|community|home|homes|house|housebound|visit|visits|practice nurse|surgery|gp|leg club|domiciliary',
      brutal: [
        'Compression bandages go on at half stretch, from a kneeling position, with a cat holding the other end.',
        'Every district nurse starts out with two good knees and no opinion on carpets.',
      ],
      gentle: 'Healing times are the currency of community nursing. If a leg healed in weeks under your plan after months without one, tell that.',
    },
    {
      says: 'lone working|lone worker|lone-working',
      brutal: [
        'The lone working policy says ring in from every visit. Half of the visits are in a valley.',
        'A lone worker device has one red button, pressed so far by every car seat in the service.',
      ],
      gentle: 'Working alone is judgement without a second opinion. Naming what you could decide on the doorstep shows a manager your authority.',
    },
    {
      says: 'swab count|instrument count|surgical count|scrub count|needle count',
      brutal: [
        'Counted in, counted out, counted again. If it comes to one short, nobody goes home, including the bin.',
        'Five, ten, fifteen, twenty, said aloud by two people in masks, and the whole room holds its breath for a number.',
      ],
      gentle: 'Counts are where a scrub nurse is the last word in the room. Specialties scrubbed for are what a theatre manager reads next.',
    },
    {
      says: 'laparoscopic stack|laparoscopy|laparoscopic|stack system',
      around: 'theatre|theatres|scrub|operating|perioperative|surgical technologist|anaesthetic|circulating|instrument',
      brutal: [
        'The stack has a camera, a light, a pump, two screens and one more plug than the wall has sockets.',
        'White balance, focus, defog. It takes a film crew to look at a gallbladder.',
      ],
      gentle: 'Stack make and specialty decide who can cover which list. Name both, and whether you trained new scrub staff on it.',
    },
    {
      says: 'recovery nurse|recovery unit|pacu|post-anaesthetic|post anaesthetic|post-anesthesia|recovery ward|recovery room',
      not: 'mental|psychiatric|addiction|substance|drug|alcohol|rehabilitation|forensic',
      brutal: [
        'In recovery people wake up, say something magnificent, and never find out what it was.',
        'The first thing anyone asks in recovery is when the operation starts.',
      ],
      gentle: 'Airway skills and turnaround are what recovery is hired for. Add the specialties that came through, and the size of the unit.',
    },
    {
      says: 'circulating nurse|circulating|circulator|scrub and circulate',
      around: 'theatre|theatres|scrub|operating|surgical|surgery|perioperative|cath lab|sterile',
      brutal: [
        'A good circulating nurse opens the suture before it is asked for, and the second one before it is dropped.',
        'Someone in theatre has to be allowed to touch things. It comes with fourteen thousand steps a day.',
      ],
      gentle: 'Anticipation is the skill here, and surgeons ask for it by name. If certain lists wanted you on them, name the specialty.',
    },
    {
      says: 'cssd|hssd|sterile services|instrument tray|instrument set|loan kit|loan set',
      brutal: [
        'The set comes back sterile, sealed, complete, and with one clip that belongs to a hospital in another county.',
        'Loan kit arrives in nine crates for a screw the length of an eyelash.',
      ],
      gentle: 'A list that starts on time usually has someone behind it who rang about the trays the day before. If that was you, claim it.',
    },
    {
      says: 'pre-operative assessment|preoperative assessment|pre-assessment|pre-op assessment|pre-op clinic|pre-op',
      brutal: [
        'Nothing to eat after midnight, says pre-op. A surprising number of people hold that toast is nothing.',
        'Pre-assessment asks about loose teeth, crowns and false nails, and gets asked back about parking and the dog.',
      ],
      gentle: 'Every problem found a week early is a cancellation avoided. If on-the-day cancellations fell while you did this, that is your headline.',
    },
    {
      says: 'section 17|section 17 leave|escorted leave|unescorted leave|ground leave',
      brutal: [
        "Section 17 leave needs a form, a signature, a risk plan and a shop that hasn't shut.",
        'Escorted leave: thirty minutes, twenty of them in the queue for the good coffee.',
      ],
      gentle: 'Positive risk-taking, written down well, is what inspectors praise. Planning leave counts above escorting it, so if you planned, use the verb.',
    },
    {
      says: 'de-escalation|deescalation|pmva|mapa|breakaway|prevention and management of violence',
      brutal: [
        'De-escalation means a low voice, open hands and a clear view of the door. It works on photocopiers as well.',
        'A breakaway course is a day on gym mats, learning to escape from an instructor who is letting you.',
      ],
      gentle: 'The best evidence here is what did not happen. If restraint or incidents fell on your ward, give the before and after.',
    },
    {
      says: 'clozapine|clozapine clinic',
      brutal: [
        'A clozapine result is green, amber or red, like every other chart in the building, except that this one means it.',
        'A clozapine clinic runs on a blood test, a diary, and one phone call asking if Thursday would do.',
      ],
      gentle: 'Attendance is the whole art of such a clinic. If you know the list and how many came, those two numbers say it.',
    },
    {
      says: 'distraction technique|play specialist|play preparation|distraction therapy',
      around: 'child|children|paediatric|pediatric|play|toddler|school|camhs',
      brutal: [
        'Distraction takes bubbles, a tablet, and three grown adults counting dinosaurs on a curtain.',
        'The bubbles work on the patient. They also work on the registrar.',
      ],
      gentle: 'One held arm fewer is a real result. If a procedure went calmly that used to need three people, name the procedure.',
    },
    {
      says: 'pews|paediatric early warning|paediatric observations|paediatric nursing',
      brutal: [
        'PEWS is NEWS with a smaller cuff, and the smaller cuff is round the arm of a toy rabbit.',
        "Blood pressure first, or it won't be blood pressure any more. It will be volume.",
      ],
      gentle: 'Paediatric competencies are listed by stage, from neonate to teenager. State which of them you look after.',
    },
    {
      says: 'drug calculation|drug calculations|medication calculation|dosage calculation|iv calculations',
      brutal: [
        "What you want over what you've got, times what it's in. A nation of nurses can say it in their sleep.",
        'One nurse works it out, a second one works it out, and the two look at each other before they look at the answer.',
      ],
      gentle: 'Full marks in a calculation test are worth printing. So is being the one others asked to check theirs.',
    },
    {
      says: 'emla|ametop|numbing cream|topical anaesthetic|local anaesthetic cream',
      brutal: [
        'Numbing cream takes an hour to work. The doctor takes ten minutes to come.',
        'Two patches of cream, one on each hand, and the vein turns out to be in the elbow.',
      ],
      gentle: 'Thinking an hour ahead is what makes this work. If you got it into the admission routine, you changed a ward: write that.',
    },
    {
      says: 'walk-in centre|walk in centre|urgent treatment centre|urgent care|urgent care center|minor injury unit|minor injuries unit|miu',
      brutal: [
        'A walk-in centre is where you learn how many people have owned a trampoline for one day.',
        'It says “urgent” over the door, and under it sits a splinter from last Tuesday.',
      ],
      gentle: 'See, treat, discharge: autonomous practice is the selling point. Add a short list of what you can close without a doctor, if you have one.',
    },
    {
      says: 'v300|v150|non-medical prescribing|non-medical prescriber|nurse prescriber|nurse prescribing|independent prescribing|independent prescriber',
      brutal: [
        'Qualified to prescribe, insured to prescribe, and the pharmacist still rings to make sure.',
        'A prescribing course begins with pharmacology and ends with choosing a signature you can keep up.',
      ],
      gentle: 'Prescribing is searched for by that exact code, so keep the code. Then add your scope and roughly how often you use it.',
    },
    {
      says: 'advanced clinical practitioner|advanced clinical practice|advanced nurse practitioner|anp',
      brutal: [
        'Introduce yourself as an advanced clinical practitioner, explain the role, and be thanked as “doctor”.',
        'Advanced practice has four pillars. The first holds up the roof, and the other three get an afternoon a month.',
      ],
      gentle: 'Give clinical, leadership, education, research: panels look for all four pillars. One line for each and the page stands by itself.',
    },
    {
      says: 'cervical screening|cervical smear|smear test|smear taker|cervical cytology',
      brutal: [
        'Every smear taker knows exactly when to ask about the holidays.',
        'The speculum gets warmed, the socks stay on, and the talk is firmly about the weather.',
      ],
      gentle: 'Your sample-taker code and last update date are what practices check. Add the inadequate rate if it was low.',
    },
    {
      says: 'ear irrigation|ear syringing|ear care|microsuction',
      brutal: [
        'Ear irrigation is one of the few procedures where people ask to see it afterwards, and are proud.',
        'For ten minutes a face says nothing. Then it hears its own coat and beams.',
      ],
      gentle: 'A practice that lost this service has a queue for it. If you set the clinic up, lead with how many it sees.',
    },
    {
      says: 'travel clinic|travel vaccination|travel vaccine|travel immunisation|travel health',
      brutal: [
        'The course of jabs takes four weeks. The flight is on Thursday.',
        'A travel clinic opens with “where are you going?” and needs three goes to get past “Asia”.',
      ],
      gentle: 'Risk assessment is the skill, the needle is the easy half. Add a yellow fever centre, if you have one.',
    },
    {
      says: 'inhaler technique|asthma clinic|asthma review|copd review|respiratory clinic|copd clinic',
      brutal: [
        "Everybody's inhaler technique is fine, until they are asked to show it.",
        'There are more than twenty kinds of inhaler, and each has a wrong way up that feels like the right one.',
      ],
      gentle: 'ARTP or the asthma diploma, with its year, is what a practice pays for. Add patients leaving with a written plan.',
    },
    {
      says: 'qof|qof target|quality and outcomes framework|enhanced services',
      brutal: [
        'QOF is the reason an entire nation has its blood pressure taken in March.',
        'Somewhere in every practice there is a spreadsheet with nine names on it, and a nurse ringing them again.',
      ],
      gentle: 'Points are money to a partner. Add the indicators you looked after, and where they stood on the first of April if you know.',
    },
    {
      says: 'telephone triage|phone triage|telephone assessment|telephone triage nurse',
      brutal: [
        "Telephone triage is somebody's cousin, on speakerphone, describing a rash.",
        "“On a scale of nought to ten?” There's a muffled debate, and then two numbers come back.",
      ],
      gentle: 'Calls an hour and the share closed on the line both sit in the telephony report. If you can get at yours, use them.',
    },
    {
      says: 'relatives|communicating with relatives|liaising with relatives|updating relatives|next of kin',
      not: 'bereaved|dying|end of life|deceased',
      brutal: [
        'One relative is chosen to ring for everyone. Then the other four ring.',
        'A relative reaches the desk just as you lift the phone, and the two of you exchange a look of equal hope.',
      ],
      gentle: "Difficult conversations are on every ward manager's wish list. If there is a course behind yours, its name belongs next to this.",
    },
    {
      says: 'protected mealtime|protected mealtimes|red tray|assisting with meals|assisted with meals|mealtime assistance',
      brutal: [
        'Lunch on a ward is protected from everyone except X-ray.',
        'Before any meal comes the real work: the yoghurt lid, the juice carton and the cutlery in its bag.',
      ],
      gentle: "Nutrition is measured weekly on most wards. If weights or audit scores went up with your help, it's a small line with strong evidence.",
    },
    {
      says: 'agenda for change|band 5|band 6|band 7|band 8a|band 5 nurse',
      not: 'ielts|oet|english|language|overall|listening|speaking',
      brutal: [
        'Agenda for Change has nine bands, and not one of them takes requests.',
        'The difference between two bands is one paragraph in a job description and a much heavier bunch of keys.',
      ],
      gentle: 'The band tells a reader your pay, not your scope. One clause on what you could decide at that band would tell the rest.',
    },
    {
      says: 'link nurse|link role|ward champion|link practitioner|champion role',
      brutal: [
        'A link nurse goes to one meeting and comes back with a poster, a folder and a title.',
        'Every ward has a link nurse for each noticeboard. Most found out from the noticeboard.',
      ],
      gentle: "A title becomes a result through one thing the ward does now and didn't before. If your role brought such a thing in, name it.",
    },
    {
      says: 'nurse-led clinic|nurse led clinic|nurse-led service|nurse led service',
      brutal: [
        'A nurse-led clinic runs to time, in a room that is a store cupboard on the floor plan.',
        'Every nurse-led clinic began as a six-month pilot, and some of the pilots can now retire.',
      ],
      gentle: 'Consultant hours freed is the number managers want here. If nobody counted it, clinics a month times slots comes close.',
    },
    {
      says: 'side room|isolation room|barrier nursing|isolation nursing|donning and doffing|isolation precautions',
      brutal: [
        'Apron on, gloves on, mask on, door shut. The thing you came to use is on the trolley outside.',
        'Side rooms are counted at every bed meeting, in case one has grown.',
      ],
      gentle: 'Juggling side rooms is risk management in plain clothes. If you made those calls, say so: it reads as seniority.',
    },
    {
      says: 'endoscopy|endoscopy unit|endoscopy nurse|scope decontamination|endoscope reprocessing',
      brutal: [
        'Endoscopy has two kinds of scope, and storage cupboards labelled very, very clearly.',
        'Everyone in an endoscopy unit can discuss, over lunch, what would clear a restaurant.',
      ],
      gentle: "Name the unit's accreditation if it has one, and your competencies by procedure. List coordinators hire on exactly those.",
    },
    {
      says: 'dialysis|haemodialysis|hemodialysis|renal unit|renal nursing',
      around:
        'renal|nephrology|dialysis clinic|dialysis unit|dialysis centre|dialysis center|dialysis nurse|davita|fresenius|outpatient|chronic kidney|fistula',
      brutal: [
        'Three afternoons a week, the same chairs, and a long, silent campaign for the one by the window.',
        'The machine has more alarms than a car park, and every renal nurse can hum them in order.',
      ],
      gentle: 'Needling, lines and home training are recruited for separately in renal. List the ones you do without a second pair of eyes.',
    },
    {
      says: 'state survey|state surveyor|cms survey|survey readiness|state inspection',
      around: 'nursing home|skilled nursing|snf|long-term|long term|ltc|resident|residents|rehab|assisted living|nursing facility|mds',
      brutal: [
        'State surveyors come unannounced, and every nursing home within fifty miles knows it before they have parked.',
        'In survey week a call light is answered before the finger has left the button.',
      ],
      gentle: 'Deficiency counts are public, so you may quote them. Add a clean survey, or a correction plan you carried out, if you have one.',
    },
    {
      says: 'mds 3.0|mds assessment|minimum data set|mds coordinator|rai',
      near: 'mds|minimum data set|rai|assessment|skilled|snf|long-term|resident|medicare',
      brutal: [
        'The MDS asks about cognition, continence, balance, and how important it is to be around pets.',
        'Forty-odd pages per resident, and the look-back window closes on a holiday.',
      ],
      gentle: 'MDS accuracy is revenue. RAC-CT, if you have it, goes in your headline; otherwise give assessments a month.',
    },
    {
      says: 'nclex|nclex-rn|nclex-pn|nclex rn|nclex pn',
      brutal: [
        'The NCLEX switches itself off once it has seen enough. It does not say of what.',
        'All four answers on the NCLEX are right. You are asked which one is more right.',
      ],
      gentle: 'Passed is passed. State of licence, number and whether it is compact: recruiters filter by those before they read on.',
    },
    {
      says: 'med cart|medication cart|pyxis|omnicell',
      brutal: [
        'A med cart has a pill crusher, a tub of pudding, and one wheel with ambitions of its own.',
        'A drug cabinet wants your fingerprint, your password and a recount, all for one ibuprofen.',
      ],
      gentle: 'Residents or patients per pass, and the error record, are the two things a director of nursing would ask about here.',
    },
    {
      says: 'pointclickcare|point click care',
      brutal: [
        'PointClickCare has three words in its name, and charting is mostly the middle one.',
        'A charting system saves everything, apart from the last nine minutes.',
      ],
      gentle: 'If you were the one others came to with a charting question, “super user” is the term that gets found. Use it if it is true.',
    },
    {
      says: 'school nurse|school nursing|school-aged immunisation|school immunisation',
      brutal: [
        'One faint in the sports hall, and a queue of ninety becomes a debate.',
        "The nurse's office stocks ice packs, plasters, and the truth about whose stomach really aches.",
      ],
      gentle: 'Give pupils covered, sites, and uptake of the programme. Those three turn a part-time office into a public service.',
    },
    {
      says: 'nurse practitioner|aprn|fnp|fnp-c|fnp-bc|family nurse practitioner',
      brutal: [
        'A nurse practitioner diagnoses, prescribes, and explains at every third door what a nurse practitioner is.',
        '“I am the nurse practitioner.” “Lovely. And when do I see the doctor?”',
      ],
      gentle: 'Patient list, setting and what you may sign alone: three facts that place a nurse practitioner at a glance.',
    },
  ],
  medicine: [
    {
      says: 'clinic letter|clinic letters|dictated letters|dictating letters|dictation|speech recognition|referral letter|referral letters',
      brutal: [
        'Voice recognition hears “no known allergies” and types “no known allegories”. Clinically, also good to know.',
        'Dictated but not checked, says the letter, and copies in four people who will read the bottom line.',
      ],
      gentle: 'Turnaround of letters is something managers measure and GPs feel. If yours went out within days, that is a quiet selling point.',
    },
    {
      says: 'consent form|taking consent|taken consent|obtaining consent|informed consent|consenting patients',
      not: 'trial|study|research|gcp|participant|subject|icf',
      brutal: [
        "A consent form is explained in ten minutes and signed with the pen that doesn't work.",
        'The benefits fit into their box. The risks continue up the margin.',
      ],
      gentle: 'Consent well taken shows up as complaints that never came. If there are procedures for which you take it alone, they belong here by name.',
    },
    {
      says: 'jobs list|ward jobs|ward cover|ward-based tasks|ward based jobs',
      brutal: [
        'Empty square, half square, full square. Nobody teaches the jobs list, and every doctor in the country writes it alike.',
        'The ward jobs are done. Two of them come back at six as “still awaiting”.',
      ],
      gentle: 'Prioritising thirty requests alone is the real skill of ward cover. Add the specialty and who was awake to ask.',
    },
    {
      says: 'cannulation|difficult cannula|ultrasound-guided cannulation',
      brutal: [
        'Called for a difficult cannula, the doctor meets two nurses, four plasters, and one vein pretending to be out.',
        'The blue cannula is the size of defeat.',
      ],
      gentle: 'Basic procedures get a line and no more. If you teach the ultrasound-guided version, that one deserves a bullet.',
    },
    {
      says: 'abg|arterial blood gas|blood gas|blood gases|arterial sampling',
      brutal: [
        'The blood gas machine is calibrating. It began when it heard you on the stairs.',
        'You have a warm syringe, cold hands, and a machine that wants a login from somebody on leave.',
      ],
      gentle: 'Taking a gas is a skill, and reading one under pressure is judgement. If you have taught others to read them, put the teaching first.',
    },
    {
      says: 'econsult|e-consult|accurx|online consultation',
      around: 'gp|general practice|general practitioner|surgery|primary care|practice|accurx|list size',
      brutal: [
        'An online form asks forty questions, and the reason for writing is under “anything else”.',
        'An online consultation may have a picture attached. It is of an elbow, or of the kitchen.',
      ],
      gentle: 'Referrals avoided and replies within days are both counted by somebody. Ask your practice for either and it belongs here.',
    },
    {
      says: '10-minute appointment|ten-minute appointment|10 minute appointment|10 minute consultation|ten-minute consultation|10-minute consultation|gp consultation',
      brutal: [
        'Ten minutes, and the reason for coming is mentioned with a hand on the door handle.',
        "“While I'm here” is the most expensive phrase in medicine.",
      ],
      gentle: 'Give sessions a week, list size and appointment length: a partner works out your pace from those three without asking.',
    },
    {
      says: 'home visit|home visits|visiting list|care home round|nursing home round',
      brutal: [
        'A home visit is a torch, a terrier, and a street with numbers on every third door.',
        'The doctor comes with a bag of instruments. What decides it is usually the inside of the fridge.',
      ],
      gentle: 'Visits show a side of judgement that clinics hide. If your round kept people out of hospital, even a rough count would do.',
    },
    {
      says: 'fit note|sick note|med3|private medical|medical report|insurance report|private medicals',
      not: 'radiology|ct|mri|scan|scans|imaging|pathology|autopsy|court|forensic',
      brutal: [
        'A gym, a landlord and an airline each need a letter from a doctor. The airline needs it by four.',
        'A medical report asks in nine ways whether the person who filled in page one meant it.',
      ],
      gentle: 'Report writing is paid work with deadlines. If you did it for insurers or tribunals, name the kind: it is a niche of its own.',
    },
    {
      says: 'gp trainer|training practice|gp training|gpst|vts|gp registrar|gp vocational',
      brutal: [
        'In GP training, a trip to the supermarket can be linked to three capabilities.',
        'Half-day release has lasted a full afternoon since records began.',
      ],
      gentle: 'Trainees follow a good trainer around the county. If one of them stayed on as a colleague, that is the line to print.',
    },
    {
      says: 'laparoscopic|laparoscopy|keyhole surgery|laparoscopic surgery|minimally invasive',
      brutal: [
        'Keyhole surgery is done by looking away from the patient, at a television.',
        'Left is right, up is down, and someone holding the camera has just sneezed.',
      ],
      gentle: 'Logbook figures by role, supervised to independent, say all of it. Put the index procedure and the count right here.',
    },
    {
      says: 'appendicectomy|appendectomy|appendicectomies|appendectomies',
      brutal: ['Surgery is the only book that begins with the appendix.', 'The appendix has no known purpose, apart from the training of surgeons.'],
      gentle: 'Count, open or laparoscopic, and at which level of supervision. A trainer reads those three before anything else on the page.',
    },
    {
      says: 'suturing|knot tying|wound closure|basic surgical skills',
      brutal: [
        'Surgical knots are learned on shoelaces, drawer handles and the chair in front.',
        'The pig trotter on the suturing course never gets its stitches out.',
      ],
      gentle: 'Suturing is on every surgical CV. If you ran the skills session or wrote its handout, the teaching is the line worth printing.',
    },
    {
      says: 'robotic surgery|robotic-assisted|da vinci|surgical robot|robot-assisted',
      not: 'knee|hip|orthopaedic|orthopedic|mako|arthroplasty|spine|joint',
      brutal: [
        'The robot stands at the table with four arms. The surgeon sits in the corner in socks.',
        'A surgical robot has never asked whose music this is.',
      ],
      gentle: 'Centres are buying robots faster than they train people. Console or bedside, with certified cases if you have them, opens that door.',
    },
    {
      says: 'orthopaedic|orthopaedics|orthopedics|orthopedic|hip replacement|knee replacement|arthroplasty|trauma list|trauma and orthopaedics',
      brutal: [
        'An orthopaedic theatre sounds like a kitchen being fitted next door.',
        'Orthopaedics is a dozen years of training, and then they hand you a hammer.',
      ],
      gentle: 'Several countries publish registry figures by surgeon. If yours are good, they beat any adjective.',
    },
    {
      says: 'colonoscopy|endoscopy|gastroscopy|ogd|endoscopy list|colonoscopies',
      brutal: [
        'A colonoscopy list begins the evening before, in twelve different bathrooms.',
        'Endoscopy is a video game with a queue, a nurse on the hose, and no continue button.',
      ],
      gentle: 'Completion and detection rates are in your JAG or quality report already. Two of those figures make this line unanswerable.',
    },
    {
      says: 'airway|difficult airway|intubation|airway management|rsi',
      not: 'disease|asthma|copd|obstructive|inflammation|hyperresponsiveness',
      brutal: [
        'The drawers of the difficult airway trolley are marked A to D, in case the alphabet goes too.',
        'Airway plans run from A to D, and everyone in the room is hoping for A.',
      ],
      gentle: 'Numbers, settings and whether you run the airway course: that is how anaesthetic panels read the word.',
    },
    {
      says: 'epidural|epidurals|spinal anaesthetic|spinal anaesthesia|labour analgesia',
      around: 'obstetric|labour|labor|maternity|birth|births|delivery suite|midwife|caesarean|parturient',
      brutal: [
        'An epidural needs a person to curl up and keep perfectly still at the least likely moment of the year.',
        'The anaesthetist who brings the epidural is the most popular stranger in the hospital, for about an hour.',
      ],
      gentle: 'Success rate and your role on the labour ward are the facts. Obstetric cover is hard to staff, so make yours visible.',
    },
    {
      says: 'section 12|section 12 approved|mental health act assessment|mha assessment|approved clinician',
      brutal: [
        'It needs two doctors, one social worker, one ambulance, and a cul-de-sac where all of them can stop.',
        'The Section 12 register is a list of doctors who answer the phone on a Sunday.',
      ],
      gentle: 'Approval status and its end date save the reader a search. Put both in the line with your registration.',
    },
    {
      says: 'balint group|balint',
      brutal: [
        'In a Balint group nobody may give advice. For doctors it is the hardest hour of the week.',
        'Balint: ten chairs, one case, and a silence that everybody is being professional about.',
      ],
      gentle: "Group leadership training is uncommon in medicine. If you led the group and didn't only sit in it, give that its own line.",
    },
    {
      says: 'paediatrics|paediatric|pediatrics|pediatric',
      brutal: [
        'In paediatrics there is a koala on the stethoscope, and the bear is examined first.',
        'A paediatric examination is carried out in the order in which the patient allows it.',
      ],
      gentle: 'Give neonates, general or a subspecialty, and level of unit: paediatric rotas are planned on those. Have all three on the page.',
    },
    {
      says: 'plain film|plain film reporting|ct reporting|mri reporting|radiology reporting|reporting room|hot reporting|cross-sectional reporting',
      around: 'radiolog|frcr|imaging department|radiographer',
      brutal: [
        "“Clinical correlation advised” is radiology for “you've met them, I haven't”.",
        'The reporting room is dark, quiet, and opened every four minutes by a person who wants just one quick look.',
      ],
      gentle: 'Give studies a session and discrepancy rate: departments keep both. Modest numbers with a good rate beat large ones without.',
    },
    {
      says: 'interventional radiology|ir procedures|embolisation|embolization',
      not: 'coronary|cardiac',
      brutal: [
        'Interventional radiology goes in at the wrist to mend something near the knee, in nine kilos of lead.',
        'No scar, no stitches, one small plaster. Nothing to show for it but the film.',
      ],
      gentle: 'Procedures by type as first operator, and whether you are on the bleed rota. That is what an IR lead is hiring for.',
    },
    {
      says: 'residency|resident physician|internal medicine residency|pgy-1|pgy-2|pgy-3|chief resident|duty hours|acgme',
      brutal: [
        'It is called residency because you live there.',
        "ACGME duty hours stop at eighty a week, averaged over four. It's the averaging that does the work.",
      ],
      gentle: 'Programme, beds and years are the frame. What fills it: something in the curriculum or the call schedule that still bears your mark.',
    },
    {
      says: 'usmle|step 1|step 2 ck|step 3|usmle step 1|usmle step 2',
      brutal: [
        'Step 1 went pass/fail, and a whole industry of flash cards had to find something else to frighten people with.',
        'It takes a whole day, block after block, while your sandwich waits in a locker for a different person.',
      ],
      gentle: 'Steps passed, dates and attempts are all that programmes filter on. Put all three in one line.',
    },
    {
      says: 'rotation|rotations|rotated through|changeover|clinical rotation|clerkship|sub-internship',
      brutal: [
        'Rotation means a new login, a new badge, and a locker key that fits in the final week.',
        "You learn everyone's name, how they like their lists, and which lift works. Then you're rotated.",
      ],
      gentle: "A list of rotations is everybody's list. One thing you took from one of them and still do makes it yours, and the rest can be short.",
    },
    {
      says: "doctors' mess|doctors’ mess|doctors mess|mess president|mess committee",
      brutal: [
        "The doctors' mess is the most honestly named room in the hospital.",
        'The mess has a toaster, a sofa, a long-running dispute about the sofa, and a president.',
      ],
      gentle: 'Running the mess is budgets, complaints and catering for people who never sit. Add members and fee income.',
    },
    {
      says: 'plab|plab 1|plab 2',
      brutal: [
        'PLAB 2 is why doctors on six continents know one street in Manchester and its coffee.',
        'PLAB 2 is room after room of actors, and the same bottle of hand gel at every door.',
      ],
      gentle: 'Passed, with the year, next to your registration: then a rota manager can stop reading and ring you.',
    },
    {
      says: 'long day|long days|twilight shift|set of nights|night shifts|night shift',
      brutal: [
        'A hospital at night has fewer people, fewer lifts and the same number of stairs.',
        'The canteen shuts long before the shift does. The vending machine has seen it all.',
      ],
      gentle: 'Everyone on a rota does these. How many wards or admissions you held on one is the part that tells.',
    },
    {
      says: 'majors|minors|resus|resus room|majors and minors',
      near: 'majors|resus|emergency|ed|a&e|department',
      not: 'degree|college|school|basketball|league|tennis|golf',
      brutal: [
        'Majors, minors, resus: three areas, all of them full, and the corridor that makes four.',
        'Every department has one cubicle with a working light, and it is being used to store the scanner.',
      ],
      gentle: 'Attendances a year and trauma status are public. Quote them and the reader knows the room you learned in.',
    },
    {
      says: 'four-hour target|4-hour target|four hour target|4 hour target|four-hour standard|ed breach|4-hour breach',
      brutal: [
        'At three hours fifty, everyone in the building suddenly knows your patient by name.',
        'Four hours is the target, and the clock does not stop for X-ray, the porter or reason.',
      ],
      gentle: 'The figure is published for every trust. If it rose while you ran something, say what you ran first and the figure second.',
    },
    {
      says: 'phem|pre-hospital|prehospital|hems|air ambulance|helicopter emergency',
      brutal: [
        'Pre-hospital medicine is the same medicine, in the rain, with the torch in your teeth.',
        'A helicopter can land almost anywhere. Somebody then has to explain it to the groundsman.',
      ],
      gentle: 'Missions, and what you could do alone at the roadside: that is what the next service wants. Courses come after.',
    },
    {
      says: 'physician associate|physician assistant|pa-c|panre|pance',
      brutal: [
        'Saying the title takes two words. Saying what it means takes the rest of the appointment.',
        "A PA sees it, works it up, writes it down, and then waits for a signature that's in theatre.",
      ],
      gentle: 'Scope is what a supervising doctor looks for. Add the presentations you take from door to plan.',
    },
    {
      says: 'labour ward|labor ward|labor and delivery|delivery suite|obstetric on-call',
      brutal: [
        'A labour ward runs off a whiteboard that has changed since you began reading it.',
        'Quiet is a word that no labour ward in the world allows to be said out loud.',
      ],
      gentle: 'Deliveries a year and the tier of unit set the scene. If you lead on certain emergencies without the consultant in the room, name them.',
    },
    {
      says: 'outbreak|outbreak investigation|outbreak control|outbreak management|contact tracing',
      brutal: [
        'An outbreak meeting is held daily, by phone, and one line is never on mute.',
        'Contact tracing is asking strangers about their Saturday and hearing about their Friday.',
      ],
      gentle: 'Size, setting and days to control: three details make an outbreak a case. Add a decision in it that was yours, if you have one.',
    },
    {
      says: 'jsna|joint strategic needs assessment|strategic needs assessment',
      brutal: [
        'A needs assessment runs to two hundred pages. The map with the red bit is the one that gets used.',
        'The field took the handle off a pump in 1854 and has been asked to show the savings ever since.',
      ],
      gentle: 'A needs assessment counts from the day someone moved money. If a service was commissioned or cut on your analysis, name the service.',
    },
    {
      says: 'joint commission|jcaho|tjc survey|accreditation survey|dnv survey',
      brutal: [
        'In Joint Commission week there is nothing on the floor, nothing on the walls, and no coffee at any desk in sight.',
        'A surveyor looks up, counts the stained ceiling tiles, and the whole hospital looks up.',
      ],
      gentle: 'Findings are the score. If you know what your area was cited for and how long it took to close, surveyors and employers ask the same.',
    },
    {
      says: 'theatre utilisation|theatre utilization|or utilization|theatre efficiency|operating room utilization|first case on-time starts',
      brutal: [
        'Operating time gets lost between the planned start and the first patient, and everybody can prove it was not them.',
        'Half the art of theatre scheduling is knowing how long Mr. Henderson says it takes, and adding lunch.',
      ],
      gentle: 'Start times, turnaround, cancellations: move one and the whole list moves. If one was yours, the before and after sit in the theatre system.',
    },
    {
      says: 'length of stay|los reduction|average length of stay|discharge before noon',
      brutal: [
        'Length of stay gets measured in days and lost on the last morning, waiting for a letter.',
        'Home by noon, says the board. At noon the board is waiting for transport.',
      ],
      gentle: 'A tenth of a day across a hospital is a ward. If you moved it, give the fraction and the beds and let them do the sum.',
    },
    {
      says: 'press ganey|hcahps|patient satisfaction',
      around: 'hospital|inpatient|ward|wards|bed|beds|hcahps|press ganey|medical center|health system',
      brutal: [
        'The survey asks how quiet it was at night, of people who were woken at five for their blood.',
        'Patient satisfaction is decided by skill, kindness and soup, and then the soup comes first in the comments.',
      ],
      gentle: 'Give percentile, unit and quarter, before and after. Then one sentence on what you changed, because surveys never move alone.',
    },
    {
      says: 'credentialing|privileging|medical staff office|provider enrollment',
      brutal: [
        'Credentialing asks a surgeon of long standing to prove, in triplicate and by fax, the existence of a surgeon.',
        'Ask three referees for a form, and the third has retired and bought a boat.',
      ],
      gentle: 'Days from application to first patient is the number a hospital loses money on. If you shortened it, nothing else needs saying.',
    },
    {
      says: 'winter pressures|winter plan|winter planning|opel 4|opel level|sitrep|sitreps',
      brutal: ['Winter comes once a year and gets escalated.', 'The sitrep goes out several times a day, so that everybody can be worried at the same moment.'],
      gentle: 'Capacity opened is half the story, and how fast it closed again is the half operators are proud of. If that was your plan, put both dates in.',
    },
    {
      says: 'recruitment target|participant recruitment|patient recruitment|subject recruitment|screening log|trial recruitment',
      near: 'trial|study|site|participant|subject|screening|research|sponsor|patient',
      brutal: [
        'Trials have a law of their own: eligible patients are everywhere, until the day the study opens.',
        'Inclusion criteria are written by someone who has never met a person.',
      ],
      gentle: 'Target against actual is what sponsors choose sites by. If your site recruited to time, both figures belong in this line.',
    },
    {
      says: 'serious adverse event|sae reporting|adverse event|safety reporting|susar|saes',
      around: 'trial|trials|study|studies|clinical research|sponsor|gcp|pharmacovigilance|protocol|cro|investigator|drug safety',
      brutal: [
        'A serious adverse event is reported within twenty-four hours. The query about the date format arrives in spring.',
        'Nothing is unrelated until somebody with a medical degree has initialled that it is unrelated.',
      ],
      gentle: 'Reporting on time is an inspection finding that never gets written. If your compliance rate was ever quoted, quote it here too.',
    },
    {
      says: 'site initiation|site initiation visit|siv|close-out visit|site close-out|closeout visit|site activation',
      brutal: [
        'A site initiation visit is eighty slides, one sandwich platter, and an investigator who has clinic at one.',
        'Close-out visit: the study is over, all but the archive boxes, which nobody will sign for.',
      ],
      gentle: 'Give sites opened and days from contract to first patient: a clinical operations lead reads those before the indication.',
    },
    {
      says: 'protocol amendment|protocol deviation|protocol deviations|protocol amendments',
      brutal: [
        'Amendment 7 corrects Amendment 6, and the whole site signs the training log again.',
        'A protocol deviation is a visit on day 31 when day 30 was a Sunday.',
      ],
      gentle: 'Whatever stopped the same deviation from happening twice is the half that gets hired. If the corrective action was yours, name it.',
    },
    {
      says: 'delegation log|site file|investigator site file|isf|essential documents|regulatory binder',
      brutal: [
        'The delegation log says who may do what, from when to when, with initials by seven people called J.S.',
        'A site file has a tab for everything and one loose sheet that fits no tab.',
      ],
      gentle: 'An inspection-ready file is invisible work until the inspector smiles. If yours was audited, the findings letter is your evidence.',
    },
    {
      says: 'ecrf|crf completion|case report form|data query|data queries|query resolution',
      around: 'trial|trials|study|studies|clinical research|edc|sponsor|gcp|monitor|investigator',
      brutal: [
        'A case report form has a box for everything that happened, and one too small for what did.',
        'The query asks if 01/02 is January or February. The answer comes back as 02/01.',
      ],
      gentle: 'Query rate and days to database lock are your quality marks. Name the systems.',
    },
    {
      says: 'medidata rave|rave edc',
      near: 'medidata|rave|edc|trial|study|clinical',
      brutal: [
        'Rave is a clinical database. No product was ever named with more hope.',
        'The only rave where somebody writes the next morning to ask what you meant by “ongoing”.',
      ],
      gentle: 'Data managers filter by system, so keep the name. Build, entry or review: say at which end of it you worked.',
    },
    {
      says: 'dry ice|sample shipment|lab kits|centrifuge|sample processing|biospecimen',
      brutal: [
        'The dry ice is delivered on a Friday, to reception, marked “open at once”.',
        'Spin at fifteen hundred g within thirty minutes, says the lab manual, three floors from the centrifuge.',
      ],
      gentle: 'IATA training has an expiry date, and sponsors ask for it. Give the date and the kinds of sample you handled.',
    },
    {
      says: 'drug accountability|ip accountability|investigational product|imp accountability|imp management',
      brutal: [
        'Drug accountability means counting the tablets that came back and finding more than went out.',
        'The diary says every dose was taken. The bottle has a different recollection.',
      ],
      gentle: 'Reconciled without discrepancies is a sentence monitors love to write. If they wrote it about your site, borrow it.',
    },
  ],
  care: [
    {
      says: 'bed making|making beds|making the beds|made beds|changing beds|changing bed linen|changing bedding|changed bed linen',
      brutal: [
        'Hospital corners are folded at forty-five degrees, and kicked out by twenty to nine.',
        'In care you learn to make a bed with somebody in it. After that, an empty one feels like cheating.',
      ],
      gentle: 'One clause is enough for beds. The rest of the line could show the corridor: what kind of needs, and who you did mornings with.',
    },
    {
      says: 'linen|linen cupboard|linen trolley|restocking linen|stocking linen',
      brutal: [
        'The linen comes at seven: fifty pillowcases and no pillows.',
        'Every linen cupboard has a top shelf of curtains that fit no window in the building.',
      ],
      gentle: 'Keeping a ward stocked is planning that shows when it fails. If others ran short and yours did not, that is worth telling.',
    },
    {
      says: 'bathing|showering|assisted bath|assisted bathing|baths and showers|washing and dressing|bath and shower',
      not: 'dog|pet|cat|horse',
      brutal: [
        'The bath thermometer is a yellow duck. It has its own column on the form.',
        'The whole art of a shower is keeping one person warm and dry. It is never the one holding the hose.',
      ],
      gentle: 'Helping someone wash without hurrying them is a skill people underrate. Hoist, bath or wet room: naming the setting shows it.',
    },
    {
      says: 'tea round|tea trolley|drinks round|serving drinks|hot drinks|making drinks',
      around: 'care home|residential|resident|residents|nursing home|ward|wards|hospital|day centre|lounge|patient|patients|extra care',
      brutal: [
        'A tea round is a memory test with forty questions, no two alike, and one china cup that must not go to Room 6.',
        'Somebody takes three sugars and a doctor has written down one. You are the United Nations.',
      ],
      gentle: 'Remembering forty ways to take a drink is person-centred care in its smallest form. An interviewer will like it if you say it so.',
    },
    {
      says: 'hydration|nutrition and hydration|encouraging fluids|fluid intake|encourage fluids',
      brutal: [
        'Hydration gets poured all day, praised all day, and found at six behind the curtain.',
        'Jelly, ice lollies, melon on sticks. The whole summer is spent disguising water.',
      ],
      gentle: 'Good intake shows in fewer infections and falls. If your home tracked either, you have a number for this.',
    },
    {
      says: 'thickened fluids|thickener|modified diet|modified diets|soft diet|soft diets|pureed|puréed|iddsi|textured diet',
      brutal: [
        'Two scoops, stir, wait two minutes. At a minute and a half somebody adds a third, and now it holds the spoon up.',
        'The kitchen moulds the purée into the shape of a carrot. It was a carrot an hour ago.',
      ],
      gentle: 'Knowing the levels by heart prevents real harm. Add the training by name, and the kitchen or new staff you briefed if you did.',
    },
    {
      says: 'bingo',
      brutal: [
        'Bingo is the loudest, strictest and most closely audited hour of the week.',
        "Misread a seventeen as a seventy at bingo, and it will be raised at the residents' meeting.",
      ],
      gentle: 'An hour that fills the lounge is attendance anyone can count. If somebody began coming who never used to, that is the better detail.',
    },
    {
      says: 'reminiscence|memory box|life story|life history|life story work|life histories',
      brutal: [
        'A life story form starts as paperwork, and then there is a motorbike in it and you are late for lunch.',
        'Put one old bus ticket on the table and the afternoon plans itself.',
      ],
      gentle: 'One detail from a life story that changed how someone was cared for, told without the name, is the best line in activities work.',
    },
    {
      says: 'chair exercise|chair-based exercise|chair based exercise|armchair exercise|gentle exercise|seated exercise',
      brutal: [
        'Chair exercise starts with the shoulders and ends with a beach ball and grievances.',
        'The music is gentle, the movements are small, and the balloon match is to the finish.',
      ],
      gentle: 'An instructor certificate for seated exercise is short, cheap and wanted. If you hold one, it goes by its full name here.',
    },
    {
      says: 'pamper session|pampering|pamper day|hand massage|hand massages',
      brutal: [
        'There are twenty bottles of nail varnish on the pamper trolley, and everybody wants the red one.',
        'A pamper session is where you hear everything the care plan left out.',
      ],
      gentle: 'Ten minutes of hands and talk often opens a closed door. If somebody began joining in because of it, that is your outcome.',
    },
    {
      says: "residents' meeting|residents’ meeting|residents meeting|resident meeting|relatives meeting|relatives' meeting|relatives’ meeting",
      brutal: [
        "A residents' meeting has three items: the menu, the laundry, and the menu.",
        'Minutes are taken, actions are agreed, and the soup goes on being the soup.',
      ],
      gentle: 'Inspectors ask for “you said, we did”. Name one thing that was said there and done afterwards.',
    },
    {
      says: 'new admission|new admissions|admission process|pre-admission assessment|pre admission assessment|moving in|respite care|respite|respite stay|short breaks',
      around: 'residential|care home|nursing home|resident|residents|rest home|manor|lodge|retirement|assisted living|respite unit',
      brutal: [
        'Admission day brings a suitcase, a list, and an armchair that will not go in the lift.',
        'Two weeks of respite arrive with the luggage for a cruise.',
      ],
      gentle: 'The first day decides how someone settles. If you planned it, greeted them or wrote the plan, say which part was in your hands.',
    },
    {
      says: 'labelling clothes|labeling clothes|clothing label|personal belongings|inventory of belongings|property list|lost property',
      around: 'residential|care home|nursing home|resident|residents|rest home|manor|lodge|retirement|assisted living|respite unit',
      brutal: [
        'Every item of clothing is labelled. Socks do not consider themselves items.',
        'Whatever colour a cardigan arrives in, a care home laundry has made up its mind about grey.',
      ],
      gentle: 'Lost belongings are among the commonest grumbles in care. If yours became rarer, a manager would love to know how.',
    },
    {
      says: 'call bell|call bells|buzzer|answering buzzers|nurse call|call system',
      brutal: [
        'The call system prints a log of every second of the day, and there is always one room with a season ticket.',
        'A call bell is pressed for help, for company, and to find out what the button does.',
      ],
      gentle: 'Response times come straight out of the system. Add a good average on a busy corridor, if you have one.',
    },
    {
      says: 'night check|night checks|hourly checks|two hourly checks|two-hourly checks|repositioning|turning chart|turn chart',
      brutal: [
        'Night checks are made every two hours, on tiptoe, in the only shoes that squeak.',
        'At night you open a door with two hands: one for the handle, one for the noise.',
      ],
      gentle: 'Nights are lone decisions, and most day staff never see that. Add floors, residents and who was on call.',
    },
    {
      says: 'mental capacity act|mca|dols|best interest|deprivation of liberty|mca and dols|liberty protection',
      brutal: [
        'A DoLS form takes an afternoon to write. The reply takes a couple of seasons.',
        'The principles of the Act fit on a mug, and somewhere in head office there is that mug.',
      ],
      gentle: 'Knowing the five principles is training. If you prepared or chaired a best interests meeting, that is experience, and a manager reads it so.',
    },
    {
      says: 'care certificate|skills for care|15 standards',
      brutal: [
        'The Care Certificate is a dozen and a bit standards, one workbook, and the same answer in four of them.',
        'Standard one is understanding your role. Week one is understanding where they keep the gloves.',
      ],
      gentle: 'Complete, signed and dated, it saves the next home twelve weeks. If you assess others for it, say that first.',
    },
    {
      says: 'abc chart|abc charts|positive behaviour support|positive behavior support|pbs|pbs plan|behaviour support plan|behaviour chart',
      brutal: [
        'On an ABC chart, B has a whole page and A turns out to be the hoover.',
        'A behaviour plan lists the early signs. The first early sign is usually someone saying “just quickly”.',
      ],
      gentle: 'Behaviour support is detective work. A trigger you noticed that others had missed, told without the name, is the evidence.',
    },
    {
      says: 'makaton|pecs|picture exchange|talking mats|communication board|now and next board|now and next',
      brutal: [
        'Whatever the system, the first sign or symbol anybody learns is the one for biscuit.',
        'A now-and-next board works on everyone. Managers have asked for one.',
      ],
      gentle: 'Level and year of the course, then a moment when it worked. Add a choice somebody made for the first time, if you have one.',
    },
    {
      says: 'easy read|easy-read|accessible information|accessible format',
      brutal: [
        'Easy read is the one version of the policy that everybody in the building has finished.',
        'Short words, big print, one idea a line. Head office calls it an adaptation.',
      ],
      gentle: 'Writing simply is hard. If you produced one that residents or tenants used, name the document.',
    },
    {
      says: 'independent living skill|independent living skills|life skills|daily living skills|tenancy support|budgeting support|maintaining tenancies',
      brutal: [
        'Independent living skills: how to use a washing machine, explained by someone meeting this dial for the first time.',
        'A budgeting plan has rent, food, bus, and a line called “other” with all the joy in it.',
      ],
      gentle: 'Bus, bank card, laundry: one task that someone took over from you is the whole story. If there was one, it belongs in this line.',
    },
    {
      says: 'hospital appointment|hospital appointments|gp appointments|accompanying clients|accompanied clients|escorting to appointments|attending appointments|medical appointments',
      brutal: ['An appointment at ten means that ten is when the sitting starts.', 'The letter says Clinic 3. Clinic 3 is now a coffee shop.'],
      gentle: 'Speaking up in an appointment is advocacy. If a question of yours changed the outcome, it fits in one clause and lifts the line.',
    },
    {
      says: 'minibus|mini bus|tail lift|wav|mobility vehicle|wheelchair accessible vehicle|midas',
      brutal: [
        'A minibus has a tail lift, a great many straps, and a battery that goes flat on the day of the seaside.',
        'Everyone is in, clamped and belted by half past ten, and then the front row would like to go before you go.',
      ],
      gentle: 'MiDAS or D1 on your licence opens doors in care. Put the entitlement next to the outings, with the year.',
    },
    {
      says: 'petty cash|client finances|service user finances|managing finances|residents finances|handling money|client money|personal allowance',
      brutal: [
        'The cash tin holds a few coins, six receipts, two signatures, and a café that does not do receipts.',
        'It takes two adults, a ledger and a pocket calculator to buy a magazine.',
      ],
      gentle:
        "Being trusted with other people's money is a reference in itself. If it was audited without a query, those three words belong here: without a query.",
    },
    {
      says: 'ppe|infection control|infection prevention|cross infection|hand hygiene',
      brutal: [
        'You pull one apron off the roll. A dozen more would like to come along.',
        'Gloves come in four sizes, and the box on the wall holds the other three.',
      ],
      gentle: 'Basics can be taken as read on a care CV. If you led on infection control, or raised an audit score, that is the part to print.',
    },
    {
      says: 'fridge temperature|fridge temperatures|food probe|food temperature|preparing food|cooking meals|food preparation|food hygiene',
      around:
        "supported living|shared house|residential|care home|nursing home|resident|residents|group home|tenant|tenants|children's home|day centre|learning disabilit",
      brutal: [
        'In a care kitchen everything in the fridge has a date sticker on it, including the stickers.',
        'A fish finger is probed at its core, recorded in degrees, and then goes cold during the paperwork.',
      ],
      gentle: 'Cooking with people rather than for them is what good services look for. If somebody learned a dish from you, name the dish.',
    },
    {
      says: 'fire drill|fire drills|fire alarm test|fire evacuation|peep|evacuation plan|fire safety check',
      brutal: [
        'The alarm is tested at the same minute every week, and every week somebody asks what that was.',
        'The fire drill took nine minutes, four of them finishing a crossword.',
      ],
      gentle: 'Evacuation plans are read by inspectors and fire officers alike. If you wrote them or fixed what a drill showed, use that verb.',
    },
    {
      says: 'occupancy|occupancy levels|bed occupancy|show round|show rounds|show-round|enquiries and show rounds',
      brutal: [
        'A show round avoids the corridor with that carpet and ends wherever the cake is.',
        'Occupancy is reported on Monday, in percent, and the whole of one percent is a nice room over the bins.',
      ],
      gentle: 'Care home groups hire managers on one sentence: occupancy then, occupancy now, and the months in between.',
    },
    {
      says: 'continuing healthcare|chc|self-funder|self-funders|funding assessment|local authority funding|decision support tool',
      brutal: [
        'A funding meeting lasts three hours, and two of them are about the word “severe”.',
        'Twelve domains, five people, and a flask on the table that has been to these before.',
      ],
      gentle: 'Knowing how funding is argued is rare in care. A case you prepared that was granted would show it, without names.',
    },
    {
      says: 'monthly audit|monthly audits|home audits|quality audits|internal audits|pir|provider information return|audits',
      brutal: [
        'Care plans, medicines, kitchen, mattresses, and then the audit of the audits.',
        'A mattress audit is done by unzipping the cover and punching what is inside, with a score.',
      ],
      gentle: 'An audit proves something when its action plan gets closed. Add one finding of yours that stayed fixed, if you have one.',
    },
    {
      says: 'regional manager|operations manager visit|provider visit|area manager visit|head office visit',
      brutal: [
        'On the day of a provider visit there are flowers in reception, and somebody has painted the skirting.',
        'The regional manager drops in unannounced, having been seen from the kitchen window at the roundabout.',
      ],
      gentle: 'Praise in a visit report is evidence in writing. If something of yours became the standard in other homes, that raises the line a grade.',
    },
    {
      says: 'staffplan|careplanner|care planner|people planner|cm2000|hhaexchange|axiscare|wellsky|scheduling software|rostering software|pass system|scheduling calls',
      brutal: [
        'The software puts those two calls right next to each other. There is a river.',
        'A schedule is drag and drop until eight on Saturday morning, when it is mainly drop.',
      ],
      gentle: 'Calls a week, carers, postcodes: give the size of the board you were moving. Continuity, if you measured it, is the quality.',
    },
    {
      says: 'on call phone|on-call phone|on call|on-call|out of hours phone|out-of-hours|on call rota',
      brutal: [
        'When the on-call phone rings at twenty to six, it is never to say that everyone is coming in.',
        'The on-call phone sleeps on the other pillow. It has the better side of the bed.',
      ],
      gentle: 'Weekends on call mean decisions without a manager in the building. Naming what you could authorise by yourself gives this its weight.',
    },
    {
      says: 'package of care|care package|care packages|packages of care|new packages|brokerage',
      brutal: [
        'A new package lands at four on a Friday, starts on Saturday, and mentions the dog on page nine.',
        'Four calls a day, doubles, says the package. The driveway takes one car and a wheelie bin.',
      ],
      gentle: 'Commissioners buy speed with safety. Add hours from referral to first visit, if yours were few.',
    },
    {
      says: 'travel time|mileage|travelling between calls|travel between calls|mileage claims',
      near: 'call|calls|visit|visits|client|clients|carer|carers|rota|care',
      brutal: ['Travel time between calls is five minutes, by crow.', 'A carer can name every short cut in the district and each tractor that lives on it.'],
      gentle: 'A round that was re-planned and lost an hour of driving is a saving you can state. If that was ever your doing, it belongs here.',
    },
    {
      says: 'companionship|befriending|companion care|companionship visits|social companionship',
      brutal: [
        'Companionship begins with the weather and gets down to business with the neighbours.',
        'You get to win at dominoes once, in the first week, out of manners.',
      ],
      gentle: 'Loneliness is what people ask agencies to solve. Name the thing you did together: a garden, a card game, a walk.',
    },
    {
      says: 'cna|certified nursing assistant|certified nurse aide|nurse aide|stna|cna certification',
      brutal: [
        'The CNA exam pulls five skills out of the hat, and one of them is always washing your hands.',
        'A CNA is called by first name in twelve rooms at once.',
      ],
      gentle: 'Licence number and state first. Then residents per shift and hall, since every director of nursing asks that in minute one.',
    },
    {
      says: 'gait belt|transfer belt|hoyer lift|hoyer|mechanical lift|sit to stand lift',
      brutal: [
        'A gait belt is worn slung round the hips all shift, like a very considerate western.',
        'On three, everyone agrees. Then it turns out that one of you goes on three and the other goes after it.',
      ],
      gentle: 'No injuries in years of transfers is a record worth stating plainly. Devices you are trained on come right after it.',
    },
    {
      says: 'evv|electronic visit verification|clock in and out|clocking in and out',
      near: 'evv|visit|visits|client|clients|care|aide',
      brutal: [
        'EVV wants to know where you are to the nearest yard, in a building without a signal.',
        'The visit starts when the phone says so, and the phone is updating.',
      ],
      gentle: 'Clean visit records mean the agency gets paid on time. Few missed punches over a year would be a tidy fact to add.',
    },
    {
      says: 'ecg|ecgs|12 lead ecg|12-lead ecg',
      brutal: [
        'ECG stickers turn up for weeks: on a bed rail, on a shoe, on the bus home.',
        'Ten stickers, and the one that will not stick has the whole trace to itself.',
      ],
      gentle: 'Recording an ECG is an extended skill for a support worker. Put the competency year next to it: bands are argued on such lines.',
    },
    {
      says: 'chaperone|chaperoning|chaperoned',
      around: 'clinic|clinics|gp|surgery|outpatient|outpatients|practice|hospital|doctor|doctors|intimate|ultrasound',
      brutal: [
        'Chaperoning is standing quietly beside a curtain, reading a poster about hand washing with your whole heart.',
        'A chaperone sees nothing, hears nothing, and knows where the tissues are.',
      ],
      gentle: "Being the calm one in the room is a clinical skill. If you've done chaperone training, print it: outpatient posts ask for it.",
    },
    {
      says: 'bay watch|baywatch|bay tagging|cohort bay|cohort nursing|bay nurse',
      brutal: [
        'Bay watch is one chair, six beds and no slow motion.',
        'The rule of bay watch is that you do not leave the bay. The thing you need lives outside the bay.',
      ],
      gentle: 'Falls in that bay, before and after: the ward has the figures on the board by the door. They would be worth copying down.',
    },
    {
      says: 'escorting patients|escorted patients|patient escort|patient transfer|patient transfers|porter|portering|transporting patients|transported patients',
      brutal: ['Every route in a hospital ends at a lift with a bed in it.', 'Steering a bed is easy. Then come the doors that open towards you.'],
      gentle: 'People remember who talked to them on the way to theatre. Add moves a shift, and any kit you were trained to carry.',
    },
    {
      says: 'therapy dog|pet therapy|animal therapy|visiting pets|pat dog|animal visits',
      brutal: [
        'The visiting dog does the whole corridor in twenty minutes and finds out more than the annual survey.',
        'A Shetland pony came in the lift once, and is still mentioned at handover.',
      ],
      gentle: 'Visits, insurance and hand gel all had to be arranged by someone. If it was you, that is event planning with fur on it: claim it.',
    },
    {
      says: 'gardening club|raised bed|raised beds|sensory garden|gardening group',
      brutal: [
        'Raised beds get planted in May, with a ceremony. What comes up is mint.',
        'The gardening club has nine members, one trowel, and nine ways of doing tomatoes.',
      ],
      gentle: 'Something that grew is something that can be shown. If the garden won a prize or fed a lunch, that one detail makes it real.',
    },
    {
      says: 'entertainer|entertainers|visiting entertainers|live entertainment|singalong|sing along|sing-along|carol concert',
      brutal: [
        'The entertainer brings a speaker, a sequinned jacket, and four songs that the front row knows better.',
        'A sing-along is planned for the lounge and takes place, that night, in the corridor, in Room 12 and on the stairs.',
      ],
      gentle: 'Booking, budget, turnout: three figures turn an afternoon into a programme. If the calendar was yours for a season, begin with that.',
    },
    {
      says: 'must score|must tool|must assessment|weekly weights|monthly weights|weight chart|weight monitoring|weight charts',
      brutal: ['MUST is a score, though it does read like an order.', 'The chair scales get pushed from room to room and take nothing off for slippers.'],
      gentle: "Acting on a number is the point of taking it. If someone gained weight because of what you tried, that's the result, milkshakes included.",
    },
    {
      says: 'body map|body maps|skin check|skin checks|skin integrity',
      brutal: [
        'A body map is an outline with no face, on which you learn that its left is on your right.',
        'There is a box for size, a box for colour, and a pen that runs out at “yellowish”.',
      ],
      gentle: 'Spotting redness on day one saves weeks. If pressure sores fell where you worked, this is where to print it.',
    },
    {
      says: 'communication book|communications book|house diary|staff communication book|message book',
      brutal: [
        '“Can ALL staff please”, says the communication book. The capitals do the shouting.',
        'Everyone has initialled the entry. Everyone is surprised by it on the day.',
      ],
      gentle: 'Clear notes are a skill homes struggle to find. If a better system came in through you, that is worth more than the keeping of it.',
    },
    {
      says: 'loler|sling check|sling checks',
      brutal: [
        'A sling has a serial number on its label, and the laundry has been working on that.',
        'LOLER comes round every six months with a sticker gun. The old sticker says pass as well.',
      ],
      gentle: 'A register of equipment that is complete and in date delights any inspector. If you kept it, call it yours.',
    },
    {
      says: 'service user|service users',
      brutal: [
        'Service user, client, tenant, resident, customer: five names in twenty years, and Jean still prefers Jean.',
        'It takes a committee to come up with “service user”, and one person with a mug to go back to “Tony”.',
      ],
      gentle: 'Kind of needs, kind of house and staff ratio do more than the term can. With those three beside it, a manager can place you.',
    },
    {
      says: 'promoting independence|promote independence|promoted independence|encouraging independence|maintain independence|encourage independence|independence',
      brutal: [
        'Promoting independence means sitting on your hands while someone does up a button.',
        'It is always quicker to do it for them. Every carer knows that, and stands there, and breathes.',
      ],
      gentle: 'Independence shows in something people took back. One task that somebody stopped needing you for is stronger than the phrase.',
    },
    {
      says: 'shift leader|led shifts|leading shifts|leading the shift|running the shift|shift lead|unit leader|team leader on shift',
      brutal: [
        'A shift leader wears the keys on a lanyard, so the whole corridor can hear how far away help is.',
        "The shift leader asks three people who has got the keys. They are round the shift leader's neck.",
      ],
      gentle: 'Staff on shift, residents, and what you could decide without the manager. Three facts and “senior” is proven.',
    },
    {
      says: 'live-in care|live in care|live-in carer|live in carer',
      brutal: [
        "Live-in care means learning another household's radio station and which cups are not for using.",
        'A live-in carer knows nine kitchens by heart, and opens the wrong drawer in every one.',
      ],
      gentle: 'Placements and their length show stamina and trust. If you were asked back, that is the reference to print.',
    },
    {
      says: 'reablement|re-ablement|discharge to assess|step down bed',
      brutal: [
        'Reablement lasts six weeks, and the first goes on moving the kettle to a lower shelf.',
        'The goal on the plan is “independent with meals”. The goal in the house is the good chair by the window.',
      ],
      gentle: 'People leaving with less care than they came with is what the whole service exists for. If yours counted it, quote it.',
    },
    {
      says: 'dignity champion|dignity|dignity and respect|dignity in care',
      not: 'bereaved|dying|end of life|last offices',
      brutal: [
        'Dignity is a knock, then a pause. Most of the training is about the pause.',
        'There is a dignity board in the corridor. The dignity itself is usually a curtain pulled the last four inches.',
      ],
      gentle: 'Everyone writes dignity. One small habit of yours that a resident would call by that name is more convincing than the word.',
    },
  ],
  'therapy-and-clinic': [
    {
      says: 'hydrotherapy|hydrotherapy pool|aquatic therapy|hydro pool',
      not: 'spa|dog|dogs|canine|vichy|colon|facial',
      brutal: [
        'The hydro pool is thirty-four degrees, which is why every meeting in January has to be held about it.',
        'In the pool you are a professional. On the way back from it you are wearing wet shorts in a corridor of consultants.',
      ],
      gentle: 'Pool rescue and water testing come with certificates. Give the dates, and what people managed in water that they could not on land.',
    },
    {
      says: 'chest physio|respiratory physiotherapy|respiratory physio|airway clearance|on-call physio|on-call respiratory',
      brutal: [
        'Chest physio is a tissue, a sputum pot, and the words “and a good strong cough” at four in the morning.',
        'Respiratory physios judge a day by colour and volume, and can do it over lunch.',
      ],
      gentle: 'On-call competency is the ticket into acute posts. State the year, the wards it covers and whether you train others for the rota.',
    },
    {
      says: 'stair assessment|stairs assessment|stair practice|stairs practice|mobility assessment|mobility assessments',
      brutal: [
        'Good leg to heaven, bad leg to hell. It is the whole of stair assessment, and nobody forgets it.',
        'The practice stairs in the gym have two rails, no post, no cat and no washing on them.',
      ],
      gentle: 'A stair assessment often decides if someone goes home today. Add discharges that rested on your yes.',
    },
    {
      says: 'crutch|crutches|walking aid|walking aids|walking frame|walking frames|zimmer|rollator|gait aids',
      brutal: [
        'Crutches go out in pairs and come back as one, with a different rubber foot.',
        'There is a walking frame in every charity shop in the country, and each has a hospital phone number on it.',
      ],
      gentle: 'Getting equipment back is money a service loses quietly. If you ran the store or raised the return rate, lead with that.',
    },
    {
      says: 'manual therapy|maitland|joint mobilisation|joint mobilisations|joint mobilization|mobilisations|mulligan|spinal manipulation',
      around: 'physio|physiotherapist|physiotherapy|physical therapist|physical therapy|osteopath|chiropract|musculoskeletal|msk|orthopaedic|orthopedic|mcsp',
      brutal: [
        'Maitland grades are written in Roman numerals, so that nobody asks how hard.',
        "A joint is mobilised in tiny movements, for thirty seconds, to the sound of the next cubicle's holiday plans.",
      ],
      gentle: 'Clinics sort hands-on skills by course name. Add the approach you trained in formally, with its level.',
    },
    {
      says: 'tens machine|tens unit|electrotherapy|interferential|therapeutic ultrasound|electrical stimulation|e-stim',
      brutal: [
        '“Tell me when you feel it.” On, up, up, nothing, nothing, and then a leg leaves the couch.',
        'Every department has an electrotherapy machine with forty settings and one warm dial.',
      ],
      gentle: 'Modalities date fast, reasoning does not. Say for whom you chose it and what you stopped using: that shows judgement.',
    },
    {
      says: 'kinesio tape|kinesio taping|kinesiology tape|kinesiology taping|k-tape|taping|strapping',
      brutal: [
        'Kinesiology tape comes in beige, black, pink and blue. The blue one makes you faster.',
        'Taping is the one treatment that people show to strangers at the finish line.',
      ],
      gentle: 'Match-day taping under time pressure is its own craft. The sport and the level are what clubs hire by, so they belong beside the tape.',
    },
    {
      says: 'pitch side|pitchside|pitch-side|sideline|match day physio|sports physio|touchline',
      brutal: [
        'Pitch-side means a whole match of drizzle for one sprint with a bag that will not close.',
        'The run on is the only time in medicine when a whole crowd watches you work, and they all know better.',
      ],
      gentle: 'Trauma certificate and its expiry come first for any club. Then squad size and level, since those set the demands.',
    },
    {
      says: 'pain scale|pain score|pain management|visual analogue scale|pain clinic|persistent pain',
      brutal: ['The scale runs from nought to ten, and the commonest answer is “it depends”.', 'Ask for a number, and you get a story with a ladder in it.'],
      gentle: 'Less pain is hard to prove, and more walking is not. Add an activity that came back for the people you treated, if you have one.',
    },
    {
      says: 'phq-9|gad-7|phq9|gad7|iapt|low intensity|talking therapies',
      not: 'exercise|ultrasound|laser|training|shockwave',
      brutal: [
        'PHQ-9 plus GAD-7 makes sixteen questions, answered on one knee with a pen on a string.',
        'A service that is measured every session has a very good idea of how the questionnaire is feeling.',
      ],
      gentle: 'Recovery rate is published by service and known by clinician. If yours is above it, put the two side by side.',
    },
    {
      says: 'cognitive assessment|wais|wisc|neuropsychological|neuropsychological assessment|cognitive testing',
      around: 'psycholog|neuropsycholog|wais-iv|wisc-v|educational psych',
      brutal: [
        'The WAIS blocks are red, white and half-and-half, and they get counted back into the box by someone who once lost one.',
        'In a full assessment the stopwatch clicks, the manual says stay neutral, and the eyebrow has not read the manual.',
      ],
      gentle: 'List the batteries you can give and score unsupervised. Services search by instrument, and few applicants name theirs.',
    },
    {
      says: 'reflective practice|reflective group|reflective practice group',
      brutal: [
        'A reflective practice group has ninety seconds of silence, and then somebody mentions the rota.',
        'Reflective practice is held in a circle, so that no one has to be nearest the door.',
      ],
      gentle: 'Facilitating a group for a ward team is consultation work, a grade above attending. If you ran it, that verb belongs here.',
    },
    {
      says: 'mindfulness|mindfulness group|mindfulness-based|mbct|mbsr',
      brutal: [
        'Three minutes of silence, says the mindfulness plan. The floor above has planned a drill.',
        'Notice the raisin. Look at the raisin. By week three, there is a supplier of raisins.',
      ],
      gentle: 'Teacher training and an eight-week course attended are far apart, and the word alone hides it. Add the course title.',
    },
    {
      says: 'group therapy|psychoeducation|psychoeducational|psycho-education|therapy group|therapeutic group|group programme|facilitated groups|group facilitation',
      around: 'mental|psycholog|counsel|anxiety|depress|addict|trauma|psychiatr|cbt|dbt|emotion|wellbeing',
      brutal: [
        'A circle of chairs, a flip chart, and a box of tissues that nobody wants to be the first to move.',
        'In week one they sit by the door. By week six each chair has an owner, and there will be words.',
      ],
      gentle: 'Attendance to the last session is the hard part of any group. If you know how many started and how many finished, say so.',
    },
    {
      says: 'raised toilet seat|bath board|perching stool|community equipment|equipment ordering|adaptive equipment|ordering equipment|prescribing equipment',
      brutal: [
        'A perching stool arrives in a day and is perched on within the hour, by the cat.',
        'A raised toilet seat is chosen by measuring behind the knee, which people do not expect from the words “quick question”.',
      ],
      gentle: 'A ten-pound stool can prevent a week in hospital. Add prescriber level for equipment, and the budget you could sign.',
    },
    {
      says: 'stairlift|wet room|wetroom|dfg|home adaptation|home adaptations|housing adaptation|major adaptations|home modifications|ramps',
      brutal: [
        'A wet room has a level floor, a clever drain, and water that has heard there is a hall.',
        'The adaptation was measured by an OT, drawn by a surveyor, and fitted by a builder who had a better idea.',
      ],
      gentle: 'Housing teams would hire for the weeks between referral and finished ramp. If you shortened them, the two figures belong here.',
    },
    {
      says: 'wheelchair assessment|wheelchair clinic|seating assessment|seating clinic|postural management',
      brutal: [
        'Measure the seat width, the seat depth, the footplates, and then the front door. It is always the front door.',
        'A seating clinic is tailoring with spanners.',
      ],
      gentle: 'Complex seating is a specialism employers struggle to fill. Name the levels you assess for and the suppliers you work with.',
    },
    {
      says: 'sensory integration|sensory room|weighted blanket|sensory diet|sensory processing|sensory circuit|sensory circuits',
      brutal: [
        'A sensory room has bubble tubes, fibre optics, and a switch panel that one colleague understands.',
        'The sensory room is booked by clients in the morning and by staff after the budget meeting.',
      ],
      gentle: "Sensory training comes in modules with real names. Add the ones you've completed, by name.",
    },
    {
      says: 'fine motor|fine motor skill|fine motor skills|handwriting|pencil grip|hand function|dexterity',
      near: 'fine motor|handwriting|grip|pencil|ot|occupational|pupil|patient|client|assessment|activities|hand',
      brutal: [
        'Threading beads, posting coins, pegs on a line, and putty in the carpet until the end of time.',
        'Fine motor work needs forty tiny objects, of which thirty-nine go back in the tub.',
      ],
      gentle: 'A zip, a button, a signature: a small task that someone got back tells more than the name of the assessment.',
    },
    {
      says: 'workstation assessment|ergonomic|ergonomics|dse|ergonomic assessment',
      brutal: [
        'The ergonomic chair has eleven levers. In a workstation assessment, ten of them are touched for the first time.',
        'Screen at eye height, says the guideline, so it stands on two volumes of company policy. They are finally in use.',
      ],
      gentle: 'Employers pay for people back at their desk. If you know the share who returned and how soon, it travels well beyond clinics.',
    },
    {
      says: 'videofluoroscopy|vfss|modified barium swallow|modified barium|fees|barium swallow',
      near: 'videofluoroscopy|vfss|barium|swallow|swallowing|dysphagia|instrumental|slp|endoscopic',
      brutal: [
        'The menu today is barium yoghurt, barium juice and barium cookie. Nobody has asked for the chef.',
        'Eight people in lead aprons watch one person eat a spoonful, and then they watch it again.',
      ],
      gentle: 'Instrumental competency is what acute teams recruit for first. Studies done and level signed off: both in this line.',
    },
    {
      says: 'aac|communication aid|communication aids|eye gaze|boardmaker|communication device|augmentative and alternative communication|proloquo2go|symbol',
      near: 'aac|communication|eye gaze|boardmaker|symbols|device|proloquo2go|augmentative|symbol',
      brutal: [
        'Hand over a device with four thousand words on it, and the first one out is rude. The goal sheet says “motivated”.',
        'The laminator is the hardest-working piece of communication equipment in the country.',
      ],
      gentle: 'A first “no” on a device is a breakthrough. Add one such moment, told without a name, if you have one.',
    },
    {
      says: 'articulation|phonology|speech sound|speech sounds|minimal pairs|speech sound disorder|phonological',
      brutal: [
        'Key, tea. Car, tar. An entire career can be spent saying “car” with your eyebrows up.',
        'You say “tat”, they say “tat”, you point at the cat, and everybody in the room is sure they have won.',
      ],
      gentle: 'Understood by strangers is the outcome everyone grasps. If people you worked with got there, those words beat percent consonants correct.',
    },
    {
      says: 'colourful semantics|attention bucket|attention autism|elklan|hanen|intensive interaction|language group|word aware',
      brutal: [
        'In Colourful Semantics who is orange, doing is yellow, and the laminator is red hot.',
        'A resource bag holds a wind-up chicken, a rain stick and a torch. Try explaining that at airport security.',
      ],
      gentle: 'Licensed courses are searched by name, so keep the name and add the year. Training staff in it would be the stronger half.',
    },
    {
      says: 'food diary|food diaries|diet history|diet histories|24-hour recall|dietary recall|dietary assessment|dietary intake',
      brutal: ["A food diary is the most virtuous week of anybody's year.", 'Diet history: two slices of toast, a salad, and a silence between four and ten.'],
      gentle: 'Getting an honest answer about food is an interview skill. Add the setting and the group you read best.',
    },
    {
      says: 'oral nutritional supplements|nutritional supplement|nutritional supplements|fortisip|ensure plus|ons prescribing|sip feed|sip feeds',
      not: 'sales|retail|sold|selling|sell',
      brutal: [
        'They come in vanilla, strawberry and neutral. Neutral is vanilla that has given up.',
        'A supplement is prescribed twice daily and found in the bedside locker, in a row, by date.',
      ],
      gentle: 'Reviewing supplement prescriptions saves practices real money. If there was a sum, print it: medicines teams remember a dietitian with a sum.',
    },
    {
      says: 'food model|portion size|portion sizes|portion control|eatwell|eatwell guide|nutrition education|healthy eating|myplate|weight management|meal planning',
      around: 'dietit|dietic|dietet|nutrition|registered dietitian',
      brutal: [
        "The rubber fried egg in the dietitian's bag has been to more clinics than any consultant.",
        'A portion is a deck of cards, a tennis ball or a matchbox. Nobody has a kitchen like that.',
      ],
      gentle: 'What people still did months later is what funders look for. If it was recorded anywhere, it belongs in front of sessions and attendance.',
    },
    {
      says: 'fodmap|low fodmap|coeliac|celiac|gluten-free|gluten free|food allergy|food allergies|elimination diet',
      brutal: ['The label says “may contain”. The customer helpline says that it may.', 'You learn to read a stock cube like a contract.'],
      gentle: 'FODMAP training is a course with a waiting list. Name the provider and whether you reintroduced as well as restricted.',
    },
    {
      says: 'tube feeding|enteral feeding|enteral|home enteral|peg feeding|parenteral nutrition|tpn|tube feeds|nutrition support team',
      brutal: ['The regimen is worked out to the millilitre, for a pump that has been on pause since physio.', 'Feeds run at seventy-five an hour, on paper.'],
      gentle: 'Give home or acute, tubes on the list, and who you train: three details and a nutrition team knows your band.',
    },
    {
      says: 'iv contrast|contrast injection|contrast media|contrast administration|contrast studies|contrast agent|contrast',
      near: 'iv|ct|mri|injection|scan|media|imaging|cannulation|patient|studies|radiograph|radiography|administration|agent',
      not: 'sensitivity|bath|baths',
      brutal: [
        "“You'll feel warm, and as if you've wet yourself. You haven't.” Said forty times a day with a straight face.",
        'Contrast is timed to the second, and goes in through whichever vein is in the mood.',
      ],
      gentle: 'IV competency with its date widens the lists you can run. Add scanner makes, because superintendents hire by make.',
    },
    {
      says: 'mobile x-ray|portable x-ray|mobile imaging|mobile radiography|ward x-ray|portables|mobiles',
      near: 'x-ray|imaging|radiography|radiographer|ward|theatre|portable|theatres',
      brutal: [
        'Shout “X-ray!” on a ward and see who can still run.',
        'The mobile unit weighs half a ton, drives like a shopping trolley, and is needed at the other end.',
      ],
      gentle: 'Mobiles on nights mean lone judgement and thick skin. If you covered a whole site alone, give its size.',
    },
    {
      says: 'c-arm|image intensifier|fluoroscopy|theatre imaging|theatre radiography|fluoro',
      not: 'barium|swallow|swallowing|gi|enema|gastrointestinal',
      brutal: ['In, out, up, save that. No, the other up.', "The surgeon says “shot”, and the C-arm takes a lovely picture of the surgeon's glove."],
      gentle: "Theatre confidence is what new radiographers lack longest. The specialties you screen for without backup are this line's real content.",
    },
    {
      says: 'radiation protection|irmer|ir(me)r|irr17|lead apron|lead aprons|dosimeter|tld badge|dose audit|dose optimisation|alara',
      brutal: [
        'There is one light lead apron on the rail, and it is gone by ten past eight.',
        "Your dosimeter badge has had a quiet quarter, most of it on the hook with somebody's coat.",
      ],
      gentle: 'Protection supervisors are named people with a duty. If you were one, put the title in; if you cut a dose level, the figure.',
    },
    {
      says: 'patient positioning|positioning patients|positioned patients|radiographic positioning|positioning',
      near: 'radiograph|radiographs|radiographic|radiography|imaging|x-ray|x-rays|scan|scans|scanner|ct|mri|exposure|projections',
      brutal: [
        'Chin up, shoulder forward, hold still, breathe in, and out comes the shortest dance lesson in medicine.',
        'You turn a person forty-five degrees with two fingers and the words “towards me, no, your other towards”.',
      ],
      gentle: 'Repeat rate is how positioning gets measured. Add departments log it per radiographer, so a low one.',
    },
    {
      says: 'mammography|breast screening|mammogram|mammograms|mammographer',
      not: 'oncology|surgery|biopsy',
      around: 'nhs|mobile|van|trailer|breast screening programme|screening unit|nhsbsp',
      brutal: [
        'Breast screening is the most serious medicine ever carried out in a supermarket car park.',
        'The screening van is warm, spotless, and rocks a little when a lorry comes for the yoghurt.',
      ],
      gentle: 'Screening rounds run on throughput with tact. Clients per session and technical recall rate are what a lead will ask for.',
    },
    {
      says: 'monofilament|diabetic foot|doppler|vascular assessment|foot screening|foot assessment|neurovascular assessment',
      around: 'podiat|chiropod|foot|feet|diabetic foot',
      brutal: [
        'Shut your eyes and say yes when you feel it. Some people say yes out of manners.',
        'The Doppler whooshes, the podiatrist nods, and everyone in the cubicle is briefly at the seaside.',
      ],
      gentle: 'High-risk foot clinics save limbs and can count them. If your service kept such a figure and it moved, it belongs right here.',
    },
    {
      says: 'callus|corn|nail cutting|verruca|verrucae|routine foot care|routine podiatry|scalpel work|toenail|nail care',
      around: 'podiat|chiropod|foot|feet|footcare',
      brutal: [
        '“Sorry about my feet” is how everyone in the world says hello to a podiatrist.',
        'A number ten blade takes off four months of new shoes in four minutes.',
      ],
      gentle: 'Routine lists show pace and hand skill. If you also graded some feet up to specialist care, that judgement is the part to add.',
    },
    {
      says: 'orthotic|orthotics|biomechanical assessment|footwear advice|custom insoles|footwear assessment',
      not: 'hand|wrist|thumb|upper limb|spinal|afo|splint|splints|cranial',
      brutal: [
        'Footwear advice is received with great interest by someone who has come in the other shoes.',
        'A pair of orthotics is made to the millimetre, and lives in the pair by the back door.',
      ],
      gentle: 'Casting, scanning and prescribing are three skills. Add the lab or system you used, since clinics care about compatible kit.',
    },
    {
      says: 'contact lens|contact lenses|contact lens fitting|contact lens teach|contact lens aftercare',
      brutal: [
        'The first contact lens takes forty minutes to go in. It comes out by itself, in the car.',
        'Teach somebody to touch their own eye, kindly, for half an hour, and you can teach anything.',
      ],
      gentle: 'Complex fits set you apart from standard ones. Toric, multifocal, ortho-k, scleral: name what you fit unaided.',
    },
    {
      says: 'visual field|visual fields|humphrey|visual field testing',
      brutal: [
        'Press when you see the light. By the fourth minute, people are pressing at the hum.',
        'Press, miss, press, miss. At the end of a field test everybody apologises to the machine.',
      ],
      gentle: 'Reliable fields need good coaching, and glaucoma clinics know it. If you trained the team who run them, that outranks running them.',
    },
    {
      says: 'tonometry|nct|goldmann|intraocular pressure|puff of air|iop',
      brutal: [
        'The puff of air measures two things: eye pressure, and trust.',
        'You say “ready?”, they say yes, and the left eye has already left the building.',
      ],
      gentle: 'Contact methods show a higher scope than the puffer. If Goldmann is yours, say so: shared-care schemes look for it.',
    },
    {
      says: 'varifocal|varifocals|progressive lenses|spectacle dispensing|frame selection|frame styling|lens dispensing|dispensing glasses|dispensing spectacles',
      brutal: [
        'With varifocals you point your nose at things. It is a fortnight before anybody trusts a staircase.',
        'Frames get chosen by people who have just taken their glasses off.',
      ],
      gentle: 'Remakes and non-tolerance rates tell how well someone dispenses. Few know theirs, so if you do, managers will be impressed.',
    },
    {
      says: 'ishihara|colour vision|color vision|colour vision testing',
      brutal: [
        'Plate one of the Ishihara is a 12 that everybody can see. The book opens with a compliment.',
        'The colour vision test is guarded from sunlight more carefully than most paintings.',
      ],
      gentle: 'Testing drivers, pilots or police is a niche of its own. If you examine to a named standard, the standard goes here.',
    },
    {
      says: 'earwax|ear wax|earwax removal|microsuction|wax removal',
      brutal: ['From outside, ear suction is a faint hiss. From inside it is an airport.', 'For one afternoon the rustling of a crisp packet is news.'],
      gentle: 'Certificates in wax removal turn into appointments at once. Method, awarding body and insurer, in that order.',
    },
    {
      says: 'ear mould|ear moulds|earmold|ear impression|ear impressions|retubing|hearing aid repair|hearing aid repairs|hearing aid maintenance',
      brutal: [
        'The finest instrument in a repair clinic is a new battery, the right way round.',
        'Retubing takes four minutes, most of them finding out which one is the left.',
      ],
      gentle: 'Open repair sessions are volume with courtesy. Aids a session and the share fixed on the spot: both are good evidence.',
    },
    {
      says: 'visual reinforcement|vra|visual reinforcement audiometry|play audiometry|paediatric audiology|paediatric hearing',
      brutal: [
        'Turn to the sound, and a monkey lights up and drums in a box. Adults get a button.',
        'It takes two audiologists: one for the dials, and one to be exactly less interesting than the monkey.',
      ],
      gentle: 'Two-tester paediatric work is the scarce half of audiology. Add stages you test from, and whether you lead the pair.',
    },
    {
      says: 'epley|vestibular|bppv|vestibular rehabilitation|vestibular assessment|balance clinic',
      brutal: [
        'The Epley manoeuvre moves a few loose crystals home. It is the one cure done by tipping.',
        'Look at my nose, lie back quickly, hang your head over the edge. You do have to say it nicely.',
      ],
      gentle: 'Vestibular training is rare enough to build a clinic on. If you built one, referrals a month would be the figure to give.',
    },
    {
      says: 'mechanical ventilation|ventilator|ventilators|ventilator management|niv|bipap|non-invasive ventilation|vent management',
      near: 'ventilator|ventilators|ventilation|vent|niv|bipap|respiratory|weaning|icu',
      brutal: ['A ventilator has an alarm for everything, and another for your having silenced the first.', 'The mask fits every face in the catalogue.'],
      gentle: 'Give ventilator models, patients per shift and protocol weaning: three nouns a respiratory manager scans for.',
    },
    {
      says: 'nebuliser|nebulizer|nebulizers|nebulisers|nebulizer treatments|aerosol therapy|breathing treatments|breathing treatment',
      brutal: ['Ten minutes of mist, and the whole of it spent trying to tell you something.', 'Every breathing treatment in the building is due at eight.'],
      gentle: 'Treatments a shift show the load, and protocol-driven care shows the thinking. If you assess and change orders, put it in those words.',
    },
    {
      says: 'sleep study|sleep studies|polysomnography|sleep clinic|sleep lab|sleep technologist',
      brutal: [
        'Twenty wires, two belts, one camera, and the instruction to sleep as you normally would.',
        'The bedroom in a sleep lab has a nice lamp, a nice picture, and a window with two people behind it.',
      ],
      gentle: 'Scoring, titrating and setting up are three jobs in sleep work, and registration decides the pay. Put yours beside the verb.',
    },
    {
      says: 'cpap|cpap clinic|cpap setup|cpap therapy|cpap titration|mask fitting',
      brutal: [
        'The CPAP log knows exactly which night it came off. It was the Tuesday.',
        'A CPAP mask has four straps, three sizes, and one position that works, found at two in the morning.',
      ],
      gentle: 'Adherence at ninety days is the number clinics and insurers pay on. If something you did in week one raised it, name that.',
    },
    {
      says: 'swedish massage|relaxation massage|therapeutic massage|remedial massage|full body massage',
      brutal: ['In Sweden, a Swedish massage is simply called a classic one.', "“How's the pressure?” “Fine”, says everybody, at every pressure."],
      gentle: 'Rebooking is the applause of this trade. If clients came back to you by name, say for which treatment.',
    },
    {
      says: 'aromatherapy|essential oil|essential oils|aromatherapy massage',
      brutal: [
        'Lavender to relax, peppermint to wake up, and by three they are on the same towel.',
        'Sniff these three and choose, says the treatment card. The third smell is always “like the second”.',
      ],
      gentle: 'A diploma and an insurer make the difference between a hobby and a practice. Have both on the line.',
    },
    {
      says: 'chair massage|seated massage|on-site massage|onsite massage|corporate massage|seated acupressure',
      brutal: [
        'Fifteen minutes, fully dressed, in a meeting room called Everest, with Sales looking in through the glass.',
        'A massage chair in an office finds out who really runs the diary.',
      ],
      gentle: 'Contracts repeat, appointments do not always. Add a company that had you back, if you have one.',
    },
    {
      says: 'vacutainer|butterfly needle|order of draw|tourniquet|butterfly|blood tube|blood tubes',
      near: 'vacutainer|needle|draw|tourniquet|blood|phlebotomy|venous|tube|tubes',
      brutal: [
        'Every arm tells you that the other arm is better.',
        'Blue, red, gold, green, lavender, grey. Phlebotomists know it better than their own phone number.',
      ],
      gentle: 'First-stick success and draws a day are how this craft is ranked. Even an honest estimate sets you apart.',
    },
    {
      says: 'specimen labelling|specimen labeling|sample labelling|labeling specimens|labelling samples|labelling specimens|patient identification|labeled specimens|two identifiers',
      brutal: [
        'Labelled at the bedside, it is a sample. Labelled at the desk, it is a phone call.',
        'You ask for name and date, from someone wearing both on their wrist, for the fourth time today.',
      ],
      gentle: 'No mislabelled sample over a year is a record that a lab manager can verify. If it is yours, it should stand first.',
    },
    {
      says: 'fasting blood|fasting bloods|glucose tolerance test|gtt|ogtt|glucose tolerance|fasting glucose',
      brutal: [
        'Fasting bloods are at eight. By half past, the waiting room is discussing bacon.',
        'The glucose drink tastes of flat orangeade and has to be described as “not too bad”.',
      ],
      gentle: 'Timed tests need a clear head and a good clock. If you ran several side by side, that is the impressive half.',
    },
    {
      says: 'taking vitals|vital signs|vitals|patient vitals|took vitals|recorded vitals',
      around:
        "medical assistant|clinic|clinics|practice|physician office|physicians|rooming|roomed|exam room|family medicine|primary care|urgent care|doctor's office",
      brutal: [
        '“Hop on the scale.” Off come the shoes, the keys, the phone, the scarf and one earring.',
        'Blood pressure is taken seated, at rest, five minutes after a flight of stairs and a parking meter.',
      ],
      gentle: 'Every applicant takes vitals, so pace sets you apart. Say how many patients an hour, and for how many providers.',
    },
    {
      says: 'administering injections|administered injections|giving injections|injection|injections|intramuscular injection|im injections|administering vaccines|administered vaccines',
      not: 'joint|steroid|contrast|botox|moulding|molding|independent prescribing|sql|foot|nail|eye|eyes|intravitreal|intraocular|spinal|epidural|nerve',
      brutal: [
        'Say “just relax your arm” and watch it turn to oak.',
        'The plaster with the dinosaur was meant for the little ones. It gets asked for at every height.',
      ],
      gentle: 'Routes you are cleared for and your state or protocol, in one line. Volumes from a flu season would make it vivid.',
    },
    {
      says: 'fax|faxing|faxes|faxed|fax machine|faxing records',
      brutal: [
        'Medicine is the last industry that faxes on purpose.',
        'A fax is sent, confirmed, and received by a machine that ran out of paper under the last government.',
      ],
      gentle: 'Records requests handled within the legal deadline is the useful half of this. If that was your desk, say so.',
    },
    {
      says: 'exam room|exam rooms|stocking exam rooms|stocked exam rooms|examination room|turning over rooms|cleaning exam rooms',
      brutal: [
        'Exam table paper comes on a roll of a hundred yards and tears at the first sit.',
        'Every exam room has one drawer that opens only if you know its story.',
      ],
      gentle: 'Clinics live on minutes between patients. If you changed the set-up of a room and the turnover got quicker, this becomes a result.',
    },
    {
      says: 'prescription refill|prescription refills|refill request|refill requests|medication refill|medication refills|refills',
      brutal: [
        'Refill requests come in on the eve of the long weekend, for tablets that ran out on Monday.',
        'The pharmacy says it faxed us. We say we faxed them. Both machines are in very good moods.',
      ],
      gentle: 'Refill protocols take real work off a doctor. If you handled them under one, say what you were allowed to approve.',
    },
    {
      says: 'patient portal|mychart|portal messages|portal message|in basket|inbasket|in-basket',
      brutal: [
        'MyChart delivers the result at eleven at night and the explanation on Monday.',
        'A portal message has no tone, no limit and a subject line that reads “quick question”.',
      ],
      gentle: 'Response time is tracked in every portal. Add a same-day average, if you have one.',
    },
    {
      says: 'cpt|cpt code|cpt codes|cpt coding|hcpcs|modifier|modifiers|modifier 25|e/m coding|evaluation and management',
      not: 'phlebotomy|phlebotomist|certified phlebotomy|nha|ascp',
      brutal: [
        'Modifier 25 is two digits long, and people have made careers of disagreeing about it.',
        'In CPT, “brief” and “extended” are defined. It took a book.',
      ],
      gentle: 'Give specialties coded and charts a day, with the accuracy rate from your last audit. A coding manager needs nothing else to call.',
    },
    {
      says: 'claim denial|claim denials|denied claims|denial management|denials|denials management|claims denial|denied claim|rejected claims|appeals',
      near: 'claim|claims|denial|denials|denied|payer|insurance|billing|coding',
      brutal: [
        'Denied for lack of information. Which information, is information they lack.',
        'An appeal is the same claim again with a politer first paragraph.',
      ],
      gentle: 'Dollars recovered is the one figure that makes finance read on. Even a monthly average would do it.',
    },
    {
      says: 'cpc|cpc certification|certified professional coder|aapc|ccs|certified coding specialist|cpc-a',
      around: 'coder|coding|billing|aapc|icd-10|icd|ahima|claims',
      brutal: [
        'You may bring your own books to the coding exam. With the tabs in, they look like parrots.',
        'ICD-10 has a code for being struck by a macaw. Every coder knows it, and every coder is waiting.',
      ],
      gentle: 'Credential and year in the headline, apprentice status cleared or not. It is the first filter in this field.',
    },
    {
      says: 'physician query|physician queries|clinical documentation improvement|cdi|provider queries|clinical documentation integrity',
      brutal: [
        'A query asks if low sodium might, in the independent clinical judgment of the provider, have a longer name.',
        'The answer to a physician query arrives in four days and says “yes”. There were three options.',
      ],
      gentle: 'Response and agreement rates show tact as well as knowledge. If either went up with your queries, the percentage is the line.',
    },
    {
      says: 'risk adjustment|hcc|hcc coding|hierarchical condition|risk adjustment coding',
      around: 'coder|coding|billing|medicare|icd-10|icd|risk adjustment|cpc|crc|chart review',
      brutal: [
        'In HCC coding everyone is cured on the thirty-first of December and has to be found again in January.',
        'Risk adjustment means reading forty pages for one word, and the word is “chronic”.',
      ],
      gentle: 'Inpatient, outpatient or risk adjustment are three careers. Say which, with the platforms you coded in.',
    },
    {
      says: 'drg|ms-drg|drg validation|inpatient coding|inpatient coder|drg assignment',
      brutal: [
        'A DRG puts the whole of a person into three digits, and the length of stay into an argument.',
        'Inpatient coding is finding out on page ninety what the first eighty-nine were about.',
      ],
      gentle: 'Case mix index moves when inpatient coding is good. If it rose on your service line, that is a figure for the top of the page.',
    },
    {
      says: 'care navigation|care navigator|signposting|care navigating|active signposting',
      around: 'reception|receptionist|surgery|gp|general practice|desk|phone|phones|calls|medical centre|health centre',
      brutal: [
        "Care navigation opens with “may I ask what it's about?”, and everyone in the queue looks up.",
        'You have six services to offer, and each caller has already decided on the one that is full.',
      ],
      gentle: 'Appointments freed by sending people to the right place is a count that partners love. If your practice made it, borrow the figure.',
    },
    {
      says: 'docman|scanning letters|clinical correspondence|scanning documents|workflow optimisation|scanned documents|document scanning|scanned letters',
      brutal: [
        'There are a hundred letters in the tray, and the one you want is page two of another one.',
        'A letter that came by email is printed, signed, scanned, and filed upside down.',
      ],
      gentle: 'Letters a day and how many still had to reach a doctor: that ratio is the whole value of workflow. Print it.',
    },
    {
      says: 'repeat prescription|repeat prescriptions|prescription request|prescription requests|prescription queries',
      brutal: [
        'Please allow forty-eight hours, says the sign, to someone who took the last one this morning.',
        '“The little white ones” have gone from the list. All six of them.',
      ],
      gentle: 'Handled safely, this is accuracy at speed. Requests a day, and what you were allowed to sort without the doctor, would show both.',
    },
    {
      says: 'new patient registration|patient registration|registering patients|registering new patients|gms1|registered patients|registered new patients|patient demographics',
      brutal: [
        'A registration form asks people for their patient number, with an optimism found nowhere else in the building.',
        "Every registration form has a box marked “for office use”, and it is full of somebody's postcode.",
      ],
      gentle: 'Clean registration data saves a practice money for years. New patients a month would give the reader a sense of scale.',
    },
    {
      says: 'specimens|urine samples|samples|sample pots|specimen',
      near: 'reception|receptionist|desk|front|surgery|handed|accepting|dropped',
      brutal: [
        'Over the counter come the right pot, the wrong pot, and once a week a marmalade jar.',
        'It is handed across in a gift bag, and it is still warm. You say thank you.',
      ],
      gentle: 'Keeping samples, forms and courier times straight is a safety task. If nothing went missing on your desk, that is worth saying.',
    },
    {
      says: 'self check-in|self-check-in|check-in screen|check in screen|check-in kiosk|kiosk',
      brutal: [
        'The check-in screen is out of order. Please queue at the desk to be told so.',
        'It asks for a day and a month, and then wonders loudly if you are Keith.',
      ],
      gentle: 'Getting people to use a new screen is change management in miniature. If the queue shrank, that is the end of this sentence.',
    },
    {
      says: 'primary care network|pcn|arrs|pcn manager|pcn practices|gp federation',
      brutal: [
        'A PCN is a handful of practices sharing one pharmacist and every possible view on Tuesdays.',
        'A network has a clinical director, a shared budget, and a group chat in which someone has just typed “as discussed”.',
      ],
      gentle: 'List size, practices and roles hired are the scale of a network. A service it started that no practice could alone is the proof.',
    },
    {
      says: 'patient participation group|ppg|patient group',
      brutal: [
        'Item one at the patient group is that nobody can get through on the phone, raised by those who did.',
        'The PPG has nine members, eight opinions on the music, and one laminated constitution.',
      ],
      gentle: "A patient group that changed something is an inspector's favourite evidence. One such change, with your part in it, makes the line.",
    },
    {
      says: 'patient complaint|patient complaints|complaint handling|handling complaints|google reviews|complaints procedure|resolving complaints',
      not: 'chief|recorded|recording|documented|documenting|symptoms|history|vitals|presenting|pain',
      around: 'doctor|doctors|gp|gps|surgery|practice|clinic|reception|receptionist|physician|physicians|front desk',
      brutal: [
        'Five stars for the doctor, one for the phones. Same practice, same morning.',
        'A written complaint begins with “I am not one to complain” and has appendices.',
      ],
      gentle: 'Complaints that end at the desk never reach the ombudsman. If most of yours ended there, that is the skill, in so many words.',
    },
    {
      says: 'qof|qof targets|enhanced services|qof achievement|qof points',
      brutal: [
        'QOF closes on the thirty-first of March, and in February the surgery starts ringing you.',
        'The last few names on the recall list have moved, emigrated, or never pick up to a withheld number.',
      ],
      gentle: 'Give points and pounds, year on year. Practice finance is rarely told so plainly, and partners look for exactly that.',
    },
  ],
  'pharmacy-and-dental': [
    {
      says: 'pgd|patient group direction|pgds|patient group directions',
      brutal: [
        'A PGD is thirty pages that allow you to hand over one tablet.',
        'Every PGD has a signature page, and the person who still has to sign is in Tenerife.',
      ],
      gentle: 'Services differ by area, so list the ones you are signed up to.',
    },
    {
      says: 'prescription delivery|delivery service|delivery driver|prescription deliveries|home delivery|delivering prescriptions',
      brutal: [
        'A pharmacy van stops at nine flats with three working bells, and some of the tablets ride home again.',
        'The delivery driver knows every dog, every porch, and who is only pretending to be out.',
      ],
      gentle: 'Failed deliveries cost a second trip. If your planning cut them, the number is sitting in the delivery log.',
    },
    {
      says: 'handing out prescriptions|prescription bags|bagging|prescription retrieval|prescription collection|bagging prescriptions|handing out medication',
      near: 'prescription|prescriptions|medication|patients|customers|pharmacy|bag|bags|medicines|collection|counter',
      brutal: ['It is not under H. It is under M, because somebody heard “Mac”.', '“Can I check the address?” you ask, of someone you went to playgroup with.'],
      gentle: 'Right bag to right person is where the last error gets caught. If the shelving or the checks changed because of you, tell it here.',
    },
    {
      says: 'owing|owings|part supply|owing slip|balance owed',
      near: 'owing|owings|prescription|medication|pharmacy|supply|stock|items|slip',
      brutal: [
        'An owing is fourteen tablets now, fourteen on Thursday, and a hill in between.',
        'The owings shelf is where a pharmacy keeps its good intentions, in alphabetical order.',
      ],
      gentle: 'A short owings list means good ordering. If yours shrank, say from how many to how many.',
    },
    {
      says: 'fp10|prescription charge|prescription charges|prescription exemption|exemption|exemptions|prescription levy',
      near: 'fp10|prescription|prescriptions|nhs|charge|charges|pharmacy|exemption|levy',
      brutal: [
        'An FP10 has more boxes on the back than medicine on the front.',
        '“Do you pay for your prescriptions?” is asked a hundred times a day, and a hundred times it needs a pen.',
      ],
      gentle: 'Exemption checks and charges are audited money. Add accuracy there, with a month-end that balanced.',
    },
    {
      says: 'end of month submission|end of month|prescription submission|nhsbsa|endorsing|endorsement|prescription sorting|endorsing prescriptions|month end',
      near: 'prescription|prescriptions|pharmacy|nhsbsa|submission|endorsing|endorsement|nhs|claims|fp34',
      brutal: [
        'At month end the prescriptions are counted, sorted and sent, and the most expensive one is behind the radiator.',
        "Endorsing means writing three letters in a margin, and a wholesaler's whole invoice hangs on them.",
      ],
      gentle: 'Missed endorsements are lost income that nobody sees. If you tightened it and the statement went up, give the sum.',
    },
    {
      says: 'prescription query|prescription queries|contacting prescribers|contacting prescriber|gp queries|liaising with gps|liaising with gp surgeries|liaising with surgeries|liaising with doctors|calling doctors|contacted prescribers|liaised with gps',
      brutal: [
        'Ring the surgery about a prescription, and the surgery will ask if you have tried the pharmacy.',
        'You are ninth in the queue, on hold, for the letter M that might be an H.',
      ],
      gentle: 'Every query is an intervention, and many pharmacies log them. A monthly count, or one clever catch, makes this clinical.',
    },
    {
      says: 'warfarin|inr|anticoagulation|anticoagulant|anticoagulation clinic|anticoagulant clinic|inr monitoring',
      brutal: [
        'Every strength of warfarin has its own colour. Every patient has a record book, and it is in the other coat.',
        'The INR is taken on Monday, rung through on Monday, and chased round three desks until it is Tuesday.',
      ],
      gentle: 'Time in range is the number for such a clinic. If you know yours, print it: specialists look for it within a minute.',
    },
    {
      says: 'inhaler technique|inhaler|inhalers|asthma review|inhaler check|inhaler counselling',
      brutal: [
        'Breathe out, seal, press, in slowly, hold for ten. What you get is “pff, pff, like that?”',
        'A placebo inhaler lives in the consultation room and is better trained than most of the real ones.',
      ],
      gentle: 'A reliever that stopped being re-ordered is the best outcome there is. If you followed people up afterwards, that belongs in this line.',
    },
    {
      says: 'smoking cessation|nicotine replacement|nrt|stop smoking|quit smoking|stop smoking service|stop smoking advisor',
      brutal: [
        'Nicotine gum has driving instructions: chew until it is hot, then park it.',
        'The carbon monoxide monitor has never once believed “just the two at the weekend”.',
      ],
      gentle: 'Four-week quits are what commissioners pay for. Set against how many started, yours would make a proper result.',
    },
    {
      says: 'ward top-up|ward top up|ward stock|top-up service|top up service|ward stock top-up|topping up wards|stock top-up',
      brutal: [
        'The ward is topped up on Tuesday. By Wednesday the ward next door has been shopping.',
        'A ward cupboard has a label for each shelf, and every shelf has gone its own way.',
      ],
      gentle: 'Stock lists that fit how a ward really works save money twice. If you revised one, the waste before and after would prove it.',
    },
    {
      says: 'on-call pharmacist|on call pharmacist|emergency duty|pharmacy on-call|on-call pharmacy|emergency duty commitment',
      near: 'pharmacist|pharmacy|on-call|duty|dispensary|hours',
      around: 'hospital|trust|nhs|ward|wards|inpatient|medical center|infirmary',
      brutal: [
        'The drug is needed at three in the morning, and turns out to be in the cupboard one floor up.',
        'The on-call phone rings for a drug that nobody in the building can spell.',
      ],
      gentle: 'Alone at night means every decision is yours. Add the kinds of call you could settle without waking anyone.',
    },
    {
      says: 'antimicrobial stewardship|antibiotic stewardship|stewardship|micro round',
      brutal: [
        'Stewardship is asking “and the stop date?” so charmingly that you can ask it again tomorrow.',
        'The guideline says five days, and somewhere a sixth has felt right.',
      ],
      gentle: 'Consumption figures are published by trust or hospital. If the line went down on your watch, draw attention to it.',
    },
    {
      says: 'therapeutic drug monitoring|tdm|vancomycin|gentamicin|drug levels|vancomycin dosing|aminoglycoside|pharmacokinetics|pharmacokinetic dosing',
      brutal: [
        'The level was due before the dose, was taken during it, and has been phoned through after the next one.',
        'The dose needs a weight, a height, a time and a creatinine. The chart has a coffee ring.',
      ],
      gentle: 'Dosing by protocol puts a pharmacist on the ward round. If you adjust independently, the word independently belongs here.',
    },
    {
      says: 'cpht|ptcb|certified pharmacy technician|excpt|ptcb certified|pharmacy technician certification',
      brutal: [
        'You learn the top two hundred drugs for the exam, half of which seem to end in “pril” or “olol”.',
        'The certificate says technician. The drive-through says “are you the doctor?”',
      ],
      gentle: 'State registration number, national certificate and its renewal date in one line: then the hiring manager has done the check.',
    },
    {
      says: 'drive-thru|drive thru|drive-through|drive through',
      brutal: [
        'A pharmacy drive-through is the only one where the order takes twenty minutes and nobody gets fries.',
        'The car at the window is picking up for four people, and has the insurance cards of two.',
      ],
      gentle: 'Two queues and one counter: pace is the skill. Scripts a day at your store would show what you can hold at once.',
    },
    {
      says: 'counting tray|pill counting|counting tablets|counting pills|counted pills|counting medication|counted medication|kirby lester|count by fives|pour and count',
      brutal: [
        'Count by fives to eighty-five, answer where the greeting cards are, and begin again at five.',
        'Every technician counts by fives for life, including stairs and guests.',
      ],
      gentle: 'Count accuracy shows in the controlled stock. If your counts reconciled month after month, that is evidence few can give.',
    },
    {
      says: 'sig code|sig codes|prescription entry|rx entry|prescription data entry|order entry|typing prescriptions|entering prescriptions|entered prescriptions|script entry',
      brutal: [
        'Sig codes are the last full-time job Latin has.',
        'One po bid prn, types the technician. “When you feel like it, but no more than twice”, reads the label.',
      ],
      gentle: 'Typing speed matters less than what was stopped. If you had a typical catch, wrong strength or wrong doctor, it makes this line a safety line.',
    },
    {
      says: 'return to stock|will call|will-call|waiting bin|waiting bins|auto refill|ready fill',
      brutal: [
        'It waits in the bin for days, goes back on the shelf at nine, and gets asked for at five past.',
        'Auto refill has filled something nobody ordered, for a person who moved.',
      ],
      gentle: 'Unclaimed bags are money standing still. If a reminder call or a tidy routine of yours moved them, the drop is worth a figure.',
    },
    {
      says: 'goodrx|discount card|discount cards|copay|copay card|copay cards|manufacturer coupon|copays',
      brutal: [
        'With insurance it is eighty-four dollars. With a coupon from the internet it is eleven. A queue is watching you explain that.',
        'The copay changed in January, and the person who changed it is not the person at the window.',
      ],
      gentle: 'Finding someone an affordable way to their medicine is why they come back. Add one case, told without a name, if you have one.',
    },
    {
      says: 'script count|items per month|prescription items|prescription volume|prescriptions per day|scripts per day|prescriptions a day|prescriptions daily|items a month',
      brutal: [
        'In a pharmacy everything is an item: one tube of cream, one year of tablets, one box the size of a fridge.',
        'Item counts go up every month. The bench has been the same length since the eighties.',
      ],
      gentle: 'Volume is half a fact. Put the error rate or the size of the team beside it and the reader sees how it ran.',
    },
    {
      says: 'locum pharmacist|locum pharmacy|pharmacy locum|relief pharmacist|relief manager',
      brutal: [
        'A locum pharmacist knows within three seconds what kind of day it will be, from the owings drawer.',
        'Alarm code, smartcard, robot password, where is the kettle. By ten the locum is running the place.',
      ],
      gentle: 'Give branches, systems and services you can walk into cold: a list of those is the whole pitch of a locum.',
    },
    {
      says: 'pre-reg|pre-registration|preregistration|trainee pharmacist|foundation pharmacist|foundation trainee pharmacist|pre-reg tutor|pharmacy intern|appe',
      brutal: [
        'The trainee year comes after all that pharmacology, and begins with a crate of shampoo.',
        'You can draw the receptor, and you are asked where the cotton buds are.',
      ],
      gentle: 'One project from the trainee year that is still in use beats the list of rotations. If there is an audit or a leaflet of yours, name it.',
    },
    {
      says: 'naplex|mpje',
      brutal: [
        'The NAPLEX covers every drug and the MPJE every law. The first question at work is where the cotton balls are.',
        'The MPJE asks about federal law, state law, and which of the two is the stricter before lunch.',
      ],
      gentle: 'State licences or GPhC number, in good standing, with the year. It is the one line here that nobody may skim.',
    },
    {
      says: 'registration assessment|gphc registration|registration exam',
      around: 'pharmac|gphc|mpharm',
      brutal: [
        "A calculations paper has no multiple choice, so you can't ask which answer looks kindest.",
        'Years of chemistry come down to one morning, one calculator, and the place where the decimal point goes.',
      ],
      gentle: 'GPhC number and year, in good standing: it is the one line on the page that no superintendent may skim.',
    },
    {
      says: 'rubber dam|dental dam',
      brutal: [
        'With a rubber dam on, the patient cannot talk and the dentist cannot stop.',
        'It is one clamp, one frame, one square of mint-scented latex, and a very expressive pair of eyes.',
      ],
      gentle: 'Routine use of dam says more about standards than any adjective. If you place it yourself, write placed: nurses with that skill are rare.',
    },
    {
      says: 'local anaesthetic|local anesthetic|local anaesthesia|local anesthesia|nerve block|inferior alveolar|infiltration|dental anaesthesia',
      brutal: ['Dentists ask about the holidays once the lip is numb. They are fluent in vowels.', 'Numb to the ear, and home to a bowl of soup and a shirt.'],
      gentle: 'Hygienists and therapists with this in scope fill more of the diary. Scope and year of the course, then, in that order.',
    },
    {
      says: 'sedation|iv sedation|inhalation sedation|conscious sedation|nitrous oxide|relative analgesia|dental sedation',
      brutal: [
        'Sedated patients say thank you, and thank you, and ask when you are going to start.',
        'Somewhere in the recovery chair a quiet accountant is telling the lamp that it is doing a great job.',
      ],
      gentle: 'Operating, sedating and monitoring are three roles. Yours, with the qualification by name and cases logged if you have them, opens doors here.',
    },
    {
      says: 'night guard|nightguard|occlusal splint|bruxism|bite splint',
      brutal: ['A night guard is worn for one week and then kept very safe in its box.', 'People who say they do not grind have a molar that begs to differ.'],
      gentle: 'Splint work rewards follow-up. If you check and adjust at a set interval, that routine is what lifts this above fitting.',
    },
    {
      says: 'articulating paper|occlusion|bite registration|occlusal adjustment|bite adjustment',
      brutal: [
        'Tap, tap, tap, and grind. “Does that feel high?” It is going to be thought about all the way home.',
        'Articulating paper marks the high spots in blue, including the lip, the glove and the bib.',
      ],
      gentle: 'A course in occlusion with a name attached gets noticed by principals. If you took one, the approach belongs in this line.',
    },
    {
      says: 'uda|udas|nhs dentistry|nhs contract|uda target|nhs dental contract|uda targets',
      brutal: [
        'A UDA is a unit of dental activity. It has only ever been seen in spreadsheets, in March.',
        'Twelve months of dentistry, and in the last week the whole practice can divide by twelve.',
      ],
      gentle: 'Give target, delivered, clawback: principals think in these three. If yours came in on plan, one line with the percentage is plenty.',
    },
    {
      says: 'dental emergency|dental emergencies|emergency appointment|emergency appointments|toothache|emergency patients|emergency slots|access slots|emergency dental',
      brutal: [
        'It has been sore since Sunday week, and rings twelve minutes before closing.',
        'An emergency slot is twenty minutes long and has been promised to three people.',
      ],
      gentle: 'Triage on the phone decides how the day runs. If the questions were a script you wrote, the script deserves naming.',
    },
    {
      says: 'denplan|dental plan|membership plan|practice plan|payment plan|finance options|0% finance|plan patients|dental membership',
      brutal: [
        'A dental plan spreads the cost over twelve months, and the flossing over two.',
        'Nought per cent finance means a molar can now have the same paperwork as a sofa.',
      ],
      gentle: 'Plan sign-ups are steady income, and practices count them. If you were the one who explained it, give the sign-ups.',
    },
    {
      says: 'intraoral camera|intra-oral camera|dental photography|clinical photography|intraoral photographs|intra oral camera|dental photographs',
      brutal: [
        'One molar on a thirty-two-inch screen. No one has ever asked for a copy.',
        'Cheek retractors make everyone in the world look like the same surprised fish.',
      ],
      gentle: 'Good records sell treatment and win disputes. If you set the protocol or trained the team, that goes first and the camera second.',
    },
    {
      says: 'curing light|light cure|light curing|bonding agent|etch and bond|composite|composites|composite filling|composite restorations|composite fillings|white fillings',
      brutal: [
        'The curing light beeps, and everyone in the room looks away in a different direction.',
        'Etch, rinse, dry, bond, cure, and keep it dry, says the leaflet, of the wettest place on the body.',
      ],
      gentle: 'Handling kit by make and material shows you can join any surgery tomorrow. Add the systems you set up without asking.',
    },
    {
      says: 'disclosing tablet|disclosing tablets|plaque score|plaque scores|plaque index|plaque indices|disclosing solution',
      brutal: [
        'A disclosing tablet turns the plaque purple, then the tongue, then the basin, then the towel.',
        'Scores are always best at nine, on teeth that were brushed in the car park.',
      ],
      gentle: 'Two plaque scores, six months apart, are an outcome anyone can read. If you have an average across your list, it is the line.',
    },
    {
      says: 'interdental|interdental brush|interdental brushes|tepe|floss|toothbrushing instruction|tooth brushing instruction|brushing technique|oral hygiene instruction|tbi|ohi',
      brutal: [
        'Interdental brushes come in eight colours. The pink one is the start of a new life, until about Thursday.',
        '“And how often do we floss?” There is a pause in which both parties think of kindness.',
      ],
      gentle: 'Changing a habit is the hardest treatment on the list. If bleeding scores fell with your coaching, they would back this up.',
    },
    {
      says: 'oral health promotion|oral health outreach|supervised toothbrushing|dental outreach|oral health educator|toothbrushing club|school dental|nursery visits',
      brutal: [
        'Outreach needs a giant set of teeth and a toothbrush the size of a broom, and on the way home the teeth get a seat belt.',
        'Ask forty small people who brushes twice a day, and forty hands go up, some of them sticky.',
      ],
      gentle: 'Sites visited and heads counted make a programme out of a puppet. If the funding was renewed, those two words are the best proof.',
    },
    {
      says: 'study model|study models|plaster model|plaster models|model pouring|pouring models|model trimming|model trimmer|stone models|casting models|dental plaster|model making',
      brutal: [
        'Plaster sets in ten minutes in the model, and for ever in the sink.',
        'Every lab has a shelf of jaws in plaster that everyone is too superstitious to throw away.',
      ],
      gentle: 'Models are where a remake begins or gets prevented. If yours went straight on to implant or orthodontic work, that shows the tolerance.',
    },
    {
      says: 'wax-up|wax up|waxing|diagnostic wax-up|wax ups|wax-ups|lost wax',
      brutal: [
        'A wax-up is a tooth carved to a tenth of a millimetre and then melted on purpose.',
        'The wax knife is an heirloom in a trade where nobody is related.',
      ],
      gentle: 'Hand skills still set technicians apart when all of them can click. Show a case type you are asked for by name.',
    },
    {
      says: 'porcelain|ceramic|ceramics|zirconia|porcelain layering|emax|e.max|staining and glazing|ceramic layering|lithium disilicate',
      near: 'crown|crowns|tooth|dental|layering|zirconia|emax|e.max|veneer|veneers|bridge|bridges|ceramic|porcelain|lab|laboratory|restorations',
      not: 'pottery|kiln|studio pottery|vase',
      brutal: [
        'It goes into the furnace as a tooth and comes out a fifth smaller. That was the plan.',
        'Hours go into making a new tooth look slightly lived in.',
      ],
      gentle: 'Give systems, units a week and remake rate: three facts a lab owner wants before seeing your hands at the bench.',
    },
    {
      says: 'lab docket|lab dockets|lab ticket|lab tickets|lab sheet|remake|remakes|lab prescription|lab cases|lab case',
      brutal: [
        '“Match existing”, says the lab docket. Enclosed: one impression, no existing.',
        'The case is marked urgent, and so is the whole box it came in.',
      ],
      gentle: 'Work back on the agreed day is what surgeries choose labs by. Add your side of the docket, and the remake rate if it was low.',
    },
    {
      says: 'denture repair|denture repairs|reline|relines|chrome denture|chrome cobalt|partial denture|partial dentures|full denture|full dentures|acrylic denture|denture making|set-up teeth|denture',
      brutal: [
        'A denture repair comes wrapped in kitchen roll, and is needed for a wedding at two.',
        'Half of denture work is engineering. The other half is a hand mirror and a very long silence.',
      ],
      gentle: 'Same-day repairs keep surgeries loyal. Turnaround, and whether you did the try-ins with the patient, would round this off.',
    },
    {
      says: 'exocad|3shape|dental cad|digital dentistry|digital workflow|digital denture|3d printed models|dental wings|inlab',
      brutal: ['In exocad a molar takes two clicks and forty minutes of nudging.', 'Digital dentistry did away with plaster dust, and brought the dongle.'],
      gentle: 'Software, module and printer or mill by name: labs hire by that list. Add designs a day.',
    },
    {
      says: 'articulator|facebow|face bow|semi-adjustable articulator|face-bow|mounted models',
      brutal: [
        'A facebow looks like part of a bicycle and gets fitted to the ears.',
        'An articulator is a jaw with a screwdriver and no opinions: the best patient in dentistry.',
      ],
      gentle: 'Full-mouth cases show in this one word. If you took part in planning them, say planning: it moves the line up a grade.',
    },
    {
      says: 'foundation dentist|foundation dentistry|dental foundation|dental foundation training|dft|vocational training|dental core training|dct|vdp|dental residency|aegd|gpr',
      brutal: [
        "A trainee's filling may take an hour. It is the last year in which it may.",
        'A trainee has a short list, a trainer next door, and a knock for every occasion.',
      ],
      gentle: 'Case mix at the end against case mix at the start shows growth. The first procedure you stopped knocking for is a fine way to put it.',
    },
    {
      says: 'gracey|curette|curettes|hand scaling|ultrasonic scaler|cavitron|hand instrumentation|sickle scaler|rsd|root surface debridement|hand scalers',
      brutal: [
        'An ultrasonic scaler makes a noise, a mist, and conversation impossible.',
        'Gracey curettes are numbered in pairs, sharpened by hand, and remembered by the shoulder.',
      ],
      gentle: 'Deep cleaning under local with re-evaluation is a fuller skill than polish. Pocket depths before and after would prove it.',
    },
    {
      says: 'henry schein|dental materials|dental supplies|ordering materials|ordering dental|dental stock|materials order|dental stock control',
      brutal: [
        'There is a full cupboard of extra-large gloves and one last box of mediums, which somebody has hidden.',
        'Every surgery drawer has a material that went out of date with the rep who sold it.',
      ],
      gentle: 'Spend as a share of turnover is how practices judge ordering. If you brought it down, principals will read this twice.',
    },
    {
      says: 'waterline|waterlines|dental unit waterline|duwl|legionella|flushing lines|flushing waterlines|line flushing|water lines',
      brutal: [
        'Two minutes of flushing with nobody in the chair: the calmest part of any dental day.',
        'Legionella is kept away by a log sheet, a thermometer, and taps run in rooms that no one uses.',
      ],
      gentle: 'Compliance leads keep a practice open. If the log, the audit or the contractor was yours to chase, put that title in.',
    },
    {
      says: 'medical history|medical histories|medical history form|medical history forms|health history|medical histories update|patient history|updating medical histories',
      around: 'dental|dentist|dentistry|hygienist|chairside|orthodontic|periodontal',
      brutal: [
        'Any medication? None, says the form. “Just the six”, says the chair.',
        'The box says tick if nothing has changed. People move house, change doctors, and tick.',
      ],
      gentle: 'A history updated at every visit is what inspectors and insurers look for. If you caught something that altered treatment, add the clause.',
    },
  ],
  animals: [
    {
      says: 'consult|consults|consulting|consultation|consultations|first opinion|first-opinion|small animal practice|small animal',
      not: 'farm|farms|farmer|equine|horse|horses|cattle|large animal|nutrition|livestock',
      brutal: [
        'Fifteen minutes a consult, and for the first five the patient is under your chair.',
        'You ask what has happened. Two owners answer, with two different dogs in mind.',
        'A cat will not leave its carrier for the examination, and will not leave the examination for its carrier.',
      ],
      gentle: 'Give slot length, consults a day and your favourite kind of case: a clinical director can picture your room from those.',
    },
    {
      says: 'vaccination|vaccinations|vaccinating|vaccinated|booster|boosters|puppy vaccination|puppy vaccinations|kitten vaccinations',
      not: 'cattle|calf|calves|sheep|ewe|ewes|lamb|lambs|poultry|flock|herd|livestock|horse|horses|equine|chick|chicks|pig|pigs|fish',
      brutal: [
        'A puppy vaccination takes four seconds. Introducing the puppy to the rest of the building takes nine minutes.',
        'The booster goes in while somebody squeezes cheese from a tube. Human medicine has not caught up.',
      ],
      gentle: 'Prevention plans keep a practice alive. If sign-ups or recalls rose with you, say from what to what.',
    },
    {
      says: 'neutering|spay|spays|castration|castrations|castrates|neuter|spaying|spay/neuter|spayed|cat castrate',
      not: 'calf|calves|lamb|piglet|cattle',
      brutal: [
        'Castrating a cat takes less time than getting it back into the carrier.',
        'The neutering list comes in at eight, unfed and unforgiving, and the owners are not much better.',
      ],
      gentle: 'Numbers and supervision are what employers weigh in routine surgery. Add the procedures you do start to finish.',
    },
    {
      says: 'anaesthesia|anaesthetic|anaesthetics|anesthesia|monitoring anaesthesia|anaesthetic monitoring|monitoring anesthesia|anesthesia monitoring|anesthetic monitoring|sedation|capnography',
      not: 'equine|horse|horses|mice|mouse|rodent|rodents|cattle|laboratory|wildlife|zoo',
      brutal: [
        'A general anaesthetic is the only time that terrier gets its nails done.',
        'An anaesthetic chart has a dot every five minutes, and one squiggle where the Dachshund had views.',
      ],
      gentle: 'Species, risk grades and equipment checks are how a referral hospital reads anaesthesia. The ones you run alone make this line strong.',
    },
    {
      says: 'dental|dentals|dentistry|dental procedures|veterinary dentistry|scale and polish|dental scale|dental prophylaxis|dental extractions|dental cleaning|dental cleanings',
      not: 'equine|horse|horses',
      brutal: [
        'The tartar comes off in one piece and has to be shown round the practice.',
        'Bad breath walks in, and four hours and nine teeth later, it kisses everyone.',
      ],
      gentle: "Charting, dental radiographs, extractions: three levels, three pay grades. The highest one that you're signed off for goes first.",
    },
    {
      says: 'radiography|radiographs|radiograph|x-ray|x-rays|xray|digital radiography|radiographic positioning|taking x-rays',
      not: 'equine|horse|horses',
      brutal: [
        'The radiograph shows a sock. The second view shows the other sock.',
        'Positioning takes sandbags, foam wedges, two ties and the words “nobody breathe”.',
      ],
      gentle: "Good positioning saves repeat exposures. If you're the one called for the awkward views, name the view. Official hip scheme plates prove it.",
    },
    {
      says: 'out of hours|out-of-hours|ooh|emergency|emergencies|emergency and critical care|ecc|night shift|nights|emergency cases',
      near: 'vet|veterinary|out of hours|out-of-hours|ooh|clinic|hospital|cases|patient|patients|practice|animal|animals|surgery|critical',
      not: 'farm|farms|equine|horse|horses|large animal|calving|cattle|lambing|livestock|wildlife',
      brutal: [
        'Out of hours it is always a bank holiday, always a Labrador, and always the entire advent calendar.',
        'At three in the morning the phone asks how much chocolate is too much. It has some wrappers here.',
      ],
      gentle: 'Sole charge at night is the fastest teacher there is. Add one emergency that you now take calmly, if you have one.',
    },
    {
      says: 'insurance claim|insurance claims|pet insurance|insurance form|insurance forms|claim forms|claims',
      brutal: [
        'Pet insurance would like the exact date on which the dog first looked at its own leg.',
        'A direct claim is settled within days, by one of the parties.',
      ],
      gentle: 'Claims that go through first time are cash in the till. If the turnaround or the rejections moved with you, say so.',
    },
    {
      says: 'microchip|microchips|microchipping|microchipped|micro-chipping|chip scanning',
      not: 'horse|horses|equine|pony|ponies',
      brutal: [
        'Every second stray turns out to live two doors down and to be called Kevin.',
        'The chip goes in between the shoulder blades and is found, years later, somewhere near the elbow.',
      ],
      gentle: 'Implanter certificates are named and dated, so print both. Mention a reunion that came of a scan, if you have one.',
    },
    {
      says: 'nail clip|nail clips|nail clipping|nail trim|nail trims|claw clipping|clipping claws|nail trimming|clipping nails',
      brutal: [
        'It takes three people: one for the paws, one for the head, and one for the owner.',
        'Seventeen nails go quietly. The eighteenth is on the foot it needs for something.',
      ],
      gentle: 'Low-stress handling is the real skill under this. If you trained in it, a Fear Free or ISFM certificate is worth naming.',
    },
    {
      says: 'anal gland|anal glands|gland expression|anal gland expression|expressing glands',
      brutal: ['There is a smell that goes with vet staff to the supermarket. Here it is.', 'It is a thirty-second procedure with a three-day echo.'],
      gentle: 'Every practice needs someone who does this without fuss. Fold it into your nurse clinics, and let those lead.',
    },
    {
      says: 'weight clinic|weight clinics|nutrition clinic|obesity clinic|nutritional advice|diet advice|weight management',
      brutal: [
        'The food is weighed to the gram. The toast has not been counted as food.',
        'In a weight clinic only one of you knows who is feeding it next door, and it is not telling.',
      ],
      gentle: 'Kilos lost across a clinic make a lovely poster and a better CV line. If anyone added yours up, print the total.',
    },
    {
      says: 'blood sample|blood samples|blood sampling|bloods|blood draw|blood draws|venipuncture|venepuncture|jugular|iv catheter|iv catheters|catheter placement|intravenous catheter',
      not: 'cattle|cow|cows|horse|horses|equine|herd|sheep|flock|tb|mice|mouse|rat|rats|rodent|rodents|laboratory|calf|calves|pig|pigs|zoo',
      brutal: [
        'A cat wrapped in a towel is called a burrito. One of those present finds that funny.',
        'You clip a small neat square, and the owner sees it before anything else you did today.',
      ],
      gentle: 'First-attempt rates are rarely counted, yet everybody knows who gets called. Add the species and the veins that are yours.',
    },
    {
      says: 'animal handling|handling animals|animal restraint|restraint|restraining animals|restraining|restrained animals|handling and restraint|handled animals|safe handling',
      brutal: [
        'The big ones lean on you. The small ones have a plan.',
        'Good handling is done with two hands, one knee, and a voice normally kept for toddlers and judges.',
      ],
      gentle: "Handling is judged by what did not happen. The species and temperaments you're trusted with tell an employer where to put you.",
    },
    {
      says: 'laboratory|in-house lab|in-house laboratory|idexx|haematology|hematology|urinalysis|cytology|blood analyser|lab samples|laboratory samples|lab tests|in house laboratory',
      not: 'mice|mouse|rodent|rodents|laboratory animals|laboratory animal|animal technician|colony',
      brutal: [
        'The analyser needs fifteen minutes, a calibration and a cartridge that is on order.',
        'Under the microscope there is an air bubble, beautifully in focus.',
      ],
      gentle: 'Running the machines is common, and reading a smear is rarer and pays better. If you do both, the smear goes first.',
    },
    {
      says: 'faecal|faecal sample|faecal samples|fecal|fecal float|fecal flotation|worm egg count|worm egg counts|faecal egg count|fecal samples|fec',
      brutal: [
        'The sample comes over the counter in a sandwich bag, warm, during lunch.',
        'Worm egg counts are sent by post. Somewhere there is a postman who knows.',
      ],
      gentle: 'Counting before dosing is modern, and farms and yards pay for it. If treatments went down because of your counts, that is the result.',
    },
    {
      says: 'inpatient|inpatients|in-patient|in-patients|hospitalised|hospitalized|hospitalised patients|inpatient care|hospital sheets|kennel sheets',
      brutal: [
        'On the ward the spaniel sings, the cat judges, and the rabbit will eat once you have left.',
        'The dish is refused warm, cold, by hand and by spoon. It is eaten at once by the patient opposite.',
      ],
      gentle: "Care plans for animals are a nurse's signature work. If you introduced one, or a pain score, name it: head nurses look for that.",
    },
    {
      says: 'kennel|kennels|cleaning kennels|kennel cleaning|cleaned kennels|kennel assistant|kennel hand|kennel maintenance',
      brutal: [
        'Walk the dog, clean the kennel, put the dog back. It was saving itself for that.',
        'At six one dog barks. By a minute past it has a seconder.',
        'A kennel is disinfected from top to bottom, and the last thing to dry is you.',
      ],
      gentle: 'Runs a day, and which dogs they gave you: the second half shows trust. If you planned the isolation block, that is the third.',
    },
    {
      says: 'muck out|mucking out|mucked out|mucking-out|stable|stables|stable duties|stable management|muck heap',
      near: 'horse|horses|yard|stable|stables|mucking|mucked|muck|equine|livery|pony|ponies',
      brutal: [
        'You shake out a clean bed, bank the sides, sweep the front, and the horse lifts its tail.',
        'The muck heap is squared off with a fork every evening, like an entry at a flower show.',
      ],
      gentle: 'Boxes a morning and single-handed or not: a yard manager sets wages by it. Then say what you did once the beds were done.',
    },
    {
      says: 'hay net|hay nets|haynet|haynets|turnout|turning out|turn out|bringing in|turned out|haylage|feeding horses|soaking hay',
      near: 'horse|horses|yard|hay|haynet|haynets|pony|ponies|equine|stable|haylage|field|paddock',
      brutal: [
        'A soaked haynet weighs as much as a dog and empties itself down your neck.',
        'In from the field they come, at the pace of whoever has just seen a bag move.',
      ],
      gentle: "Feeding plans, special diets and who may not go out with whom are a yard's memory. If you made the board that holds it, say so.",
    },
    {
      says: 'rug|rugs|rugging|changing rugs|horse rugs|rugging up',
      near: 'horse|horses|yard|changing|stable|equine|rugging|pony',
      brutal: [
        'A horse wears a duvet at eight degrees and thanks you by lying down in the wet bit.',
        'There are six rugs a horse, and the one for tonight is the one on the line.',
      ],
      gentle: 'Small routine, large trust, since owners ring about it in the rain. Name the kind of yard and the horses on your round.',
    },
    {
      says: 'livery|livery yard|diy livery|full livery|yard manager|yard management|livery clients',
      brutal: ['A livery yard has as many methods as it has horses, plus one.', 'The horses get along well enough. There is a noticeboard for the rest.'],
      gentle: 'Give horses, owners, staff and how full you kept the boxes: with those four, yard manager reads like the business job it is.',
    },
    {
      says: 'foaling|foal|foals|foal watch|stud farm|stud groom|broodmare|broodmares|mares|youngstock handling|stallion handling',
      brutal: [
        'You sit up for three weeks with a camera and a flask, and the mare waits until you go for milk.',
        'A foal is all legs and no plan, and it has found the one open door.',
      ],
      gentle: 'Foalings attended and foals raised is the whole ledger of a stud. If any were yours alone at night, say that first.',
    },
    {
      says: 'farrier|hoof care|picking out feet|hoof picking|lameness|lameness exam|lameness examination|trot up|trot-up|equine practice|pre-purchase examination|vetting|vettings',
      near: 'horse|horses|equine|farrier|trot up|trot-up|pony|ponies|yard|racing',
      not: 'candidate|candidates|security|vendor|supplier|cow|cows|cattle|dairy|dog|dogs|canine|sheep|herd',
      brutal: [
        'Trot up, turn, trot back. It is done beside the horse, by whoever is fittest and wearing the wrong boots.',
        'The horse is lame in every field, in every weather, until the vet drives in.',
      ],
      gentle: 'Nerve blocks, imaging, remedial shoeing: say how far along the work-up you go yourself.',
    },
    {
      says: 'tb test|tb tests|tb testing|tuberculin|bovine tb|tb tester|approved tuberculin tester|tt testing',
      brutal: [
        'On Tuesday they walk through the crush. On Friday it is the same cattle, and now they know what it is.',
        'You read the lump with callipers, the ear tag through mud, and the farmer from the side.',
      ],
      gentle: 'Official veterinarian status and its modules are a licence with a market. Head a day would show you can hold a herd together.',
    },
    {
      says: 'fertility visit|fertility visits|routine fertility|pd scanning|pding|bovine reproduction|fertility work|cow scanning|scanning cows|herd fertility',
      brutal: [
        'You are shoulder-deep by eight, chatting about the weather.',
        'A fertility visit needs one arm, one scanner, and one farmer who said so last week.',
      ],
      gentle: 'Calving interval and conception rate belong to vet and farm together. If either moved on a herd you saw every fortnight, print the change.',
    },
    {
      says: 'calving|calvings|calving jack|assisted calving|calving cows|calved|block calving|calving season',
      not: 'interval',
      brutal: [
        'Calving happens between two and four in the morning, in whichever corner has no light.',
        'She will calve within the hour, says everybody, at ten, at midnight, and at the gate in the morning.',
      ],
      gentle: 'Live calves per hundred and nights on your own tell the story of a season. Add assisted calvings you did without the vet.',
    },
    {
      says: 'lambing|lambing season|night lambing|lambing shed|lambing percentage|lambed|lambing ewes',
      brutal: [
        'Lambing is six weeks in one pair of waterproofs, with a lamb in the bottom oven.',
        'The ewe with one wants two, the ewe with three wants none, and all of it is your fault.',
      ],
      gentle: "Ewes, percentage reared and shifts alone: a shepherd's three numbers. A season of them fits into half a line.",
    },
    {
      says: 'cattle crush|crush|squeeze chute|head gate|cattle race|handling system|cattle handling|handling cattle|handled cattle|cattle handling system',
      near: 'cattle|cow|cows|livestock|farm|beef|herd|heifer|heifers|chute|head gate',
      brutal: [
        'A crush has two ends, and the cow knew which one was open before you did.',
        'Cattle handling is mostly standing in the right place, a second before it becomes the right place.',
      ],
      gentle: "Calm handling shows in weights and in nobody getting hurt. If you've done a low-stress stockmanship course, it belongs beside this.",
    },
    {
      says: 'mobility scoring|mobility score|foot trimming|hoof trimming|foot bath|footbath|footbathing|foot-trimming|locomotion scoring|foot trimmed',
      around: 'cow|cows|cattle|dairy|herd|milking|parlour|parlor|heifer|heifers|roms',
      brutal: [
        'Mobility is scored at a gateway, as the whole herd comes down the catwalk.',
        'A foot bath works on every cow that walks through it, and each of them looks for the way round.',
      ],
      gentle: "Milk buyers consult the register of mobility scorers. If you're on it, name it. If not, a drop in lame cows speaks for you.",
    },
    {
      says: 'milking|milked|milking parlour|milking parlor|herringbone|herringbone parlour|rotary parlour|milking cows|parlour|milker|relief milking|relief milker',
      not: 'goat|goats|sheep|robot|robotic|robots',
      brutal: [
        'In a herringbone you see cows twice a day for years and could not describe one from the front.',
        'Milking begins before the birds do. The radio in the parlour has been on since 1994.',
        'A rotary parlour is a roundabout that the passengers ride backwards, chewing.',
      ],
      gentle: 'Give cows, units and minutes from first cluster to wash-down: with those a farmer can already hear you in the parlour.',
    },
    {
      says: 'robotic milking|milking robot|milking robots|lely|lely astronaut|automatic milking|vms|voluntary milking',
      brutal: [
        'With milking robots the cows come in when they like, and the phone goes when you do not.',
        'There is always one cow that has worked out how to be fed twice by a robot.',
      ],
      gentle: 'Visits per cow and fetch list length tell how well you ran it. Mention alarm cover at night.',
    },
    {
      says: 'cell count|cell counts|somatic cell count|scc|bactoscan|milk quality',
      brutal: [
        'On a dairy farm the mood of the month arrives as one number, with the milk cheque.',
        'Everybody knows the cell count is cow 412. Cow 412 gives forty litres.',
      ],
      gentle: 'A steady low cell count over a year is a reference by itself. If you changed something in the parlour to hold it, that change is the line.',
    },
    {
      says: 'milk recording|milk yield|milk yields|butterfat|milk production|milk records',
      brutal: [
        'Milk recording is little pots in a strict order, and one cow that has been through twice.',
        'Every herd has one that gives fifty litres, and one that gives opinions.',
      ],
      gentle:
        'Give litres per cow per year, with butterfat and the breed: a dairy farmer reads those before your address. If they rose with you, both figures belong here.',
    },
    {
      says: 'dry cow|dry cows|drying off|dry off|dry cow management|selective dry cow',
      brutal: [
        'A dry cow gets about eight weeks off before calving, with full board. HR has never seen the contract.',
        'Some cows kick at drying off, some sulk, and one has stood on your foot for a while now.',
      ],
      gentle: 'Antibiotic use per cow is counted on most farms today. If selective treatment cut it in your herd, say by how much.',
    },
    {
      says: 'artificial insemination|diy ai|heat detection|bulling|ai technician|inseminating|inseminated|insemination|oestrus detection|estrus detection|serving cows',
      not: 'sow|sows|pig|pigs|mare|mares|horse|horses|turkey|turkeys|ewe|ewes|sheep|machine|artificial intelligence',
      brutal: [
        'Collars, tail paint, an app, and somebody leaning on a gate who said so on Monday.',
        'The straw comes out of nitrogen at minus 196, and then has to be kept warm in a shirt.',
      ],
      gentle: 'Conception to first service is the figure, with the year. Say DIY or technician.',
    },
    {
      says: 'calf rearing|calf feeding|feeding calves|fed calves|calves|colostrum|calf|reared calves|rearing calves|calf housing|youngstock|young stock',
      brutal: [
        'One bucket, one calf, and a second calf with its head between your knees.',
        'Teach a calf to drink from a bucket, and you have fingers nobody will shake for an hour.',
      ],
      gentle:
        'Rearers are judged by daily gain to weaning. If it is known for your batches, print it, and losses under two per cent are worth printing as well.',
    },
    {
      says: 'ear tag|ear tags|ear tagging|tagging|tagging calves|cattle movements|bcms|eid|livestock movements|livestock records|movement records|tagged',
      near: 'ear|calf|calves|cattle|sheep|lamb|lambs|livestock|bcms|cow|eid|herd|flock|movement|movements',
      brutal: [
        'Ear tags are made to last a lifetime. Some of them spend it in the hedge, facing the road.',
        'You read the number out, digit by digit. The animal turns its head at the ninth.',
      ],
      gentle: 'An inspection without a query means someone kept the book daily. If that was you, say which scheme and which year.',
    },
    {
      says: 'medicine book|medicine records|medicines book|red tractor|farm assurance|farm assured|herd records|farm records|treatment records|herd health plan|flock health plan|farm inspection',
      not: 'poultry|pig|pigs|broiler|hen|hens|arable|crop|crops',
      brutal: [
        'The medicine book hangs in the parlour on a string, in pencil, with one page that a calf has had.',
        'A farm inspector checks the medicines, the movements and the bait points, and is barked at throughout.',
      ],
      gentle: 'Assurance visits are pass or act. A clean one is a good line, and a written plan that closed the points is just as good a one.',
    },
    {
      says: 'slurry|slurry spreading|muck spreading|slurry lagoon|scraping out|yard scraping|scraping yards|scrape|scraper|slurry management',
      near: 'slurry|muck|yard|yards|cow|cows|dairy|cubicle|cubicles|farm|herd|shed|sheds|tractor|parlour|passages',
      not: 'horse|horses|stable|stables|paint',
      brutal: [
        'Slurry spreading is announced to the village by the village.',
        'You scrape the passage clean from end to end. The herd has been waiting for that.',
      ],
      gentle:
        'Storage, closed periods, buffer strips: knowing the rules is worth as much as driving the tanker. If the spreading plan was yours, it comes first.',
    },
    {
      says: 'silage|silaging|silage clamp|silage making|tmr|feeder wagon|mixer wagon|diet feeder|feeding cows|feed out|mixing rations|feeding cattle|fed cattle|total mixed ration',
      brutal: [
        'A silage clamp is closed with one sheet and four hundred tyres. In winter each of them comes off full of cold water.',
        'The wagon mixes hay, maize and minerals so finely that no cow can sort it. The cow sorts it.',
      ],
      gentle:
        'Feed is the biggest bill on the farm. If intake, waste or yield changed with how you mixed and pushed up, that figure is worth more than the machine.',
    },
    {
      says: 'electric fence|electric fencing|stock fencing|fencing|fence repair|fence repairs|fencing repairs|repairing fences|fences|strip grazing',
      not: 'sword|foil|epee|sabre|club|competitive|tournament',
      brutal: [
        'There are three ways to test an electric fence: a meter, a blade of grass, and forgetting.',
        'A new fence gets inspected along its whole length, on the first night, by the one that found the last one.',
      ],
      gentle: 'Moving fences well is grass management in disguise. Days per paddock and what grew back would turn this into skill.',
    },
    {
      says: 'moving cattle|moving livestock|moving stock|moved cattle|moving cows|livestock transport|loading livestock|loading cattle|sorting cattle|gathering sheep',
      near: 'cattle|livestock|stock|cow|cows|sheep|animal|animals|lorry|trailer|field|fields|hill|market|abattoir',
      brutal: [
        'Sixty heifers go down a lane, and the one open gate is the one with the dahlias.',
        'Loading goes well for eleven of them. The twelfth has seen its shadow on the ramp.',
      ],
      gentle: 'Transport certificates have dates and distances on them. Put those here, and the largest group you moved calmly.',
    },
    {
      says: 'sheepdog|sheepdogs|sheep dog|collie|working sheepdog|stock dog|cattle dog',
      brutal: [
        'A working collie knows four commands, and has its own opinion on the third.',
        'The dog runs nine miles, fetches two hundred sheep and gets in the front seat.',
      ],
      gentle: 'A dog you trained yourself is a qualification on a stock farm. If yours was, give it half a line, and the numbers of stock it moved.',
    },
    {
      says: 'flock|drenching|dagging|worming sheep|dosing sheep|dosing|sheep|sheep flock|crutching|shearing|sheep dipping|ewe|ewes|dipping',
      near: 'sheep|ewe|ewes|lamb|lambs|dagging|shearing|drenching|crutching|ram|rams|tup|hill',
      not: 'poultry|hen|hens|chicken|chickens|broiler|broilers|layer|layers|turkey',
      brutal: [
        'The whole flock goes through the race, and at the end there is one dose left over, or one ewe.',
        'Sheep have one leader, and it is whichever one is in front by accident.',
        'A sheep spends its life looking for the hole in the fence, and will not be helped back through it.',
      ],
      gentle:
        'Flock size, breed and system (hill, lowland, indoor) place you at once. If the calendar of treatments was yours to keep, it deserves its own words.',
    },
    {
      says: 'pig|pigs|farrowing|farrowed|sow|sows|piglet|piglets|pig unit|pig herd|finishing pigs|weaners|pig farm',
      not: 'guinea|guinea pig|guinea pigs|laboratory',
      brutal: [
        'You cannot drive a pig. You hold up a board and let it think that was its own idea.',
        'Pigs find the one loose bolt in a building and have the meeting there.',
      ],
      gentle:
        'Weaned per sow per year is the number of the trade. With your section beside it, farrowing, service or finishing, a manager can place you at once.',
    },
    {
      says: 'poultry|laying hens|hens|free range|free-range|broiler|broilers|egg collection|collecting eggs|chickens|layer hens|poultry unit|poultry shed',
      brutal: [
        'Free-range hens are given acres of grass, and stand in the doorway.',
        'Walk the shed, turn round, walk it again. Every bird in it is astonished both times.',
      ],
      gentle: 'Birds, houses, and one number from the end of the flock: mortality, feed conversion or lay. Name the one that beat the standard.',
    },
    {
      says: 'goat|goats|alpaca|alpacas|llama|llamas|goat herd|dairy goats',
      brutal: ['A goat treats every gate as a question.', 'An alpaca gives you two warnings before it spits. They are both the same ear.'],
      gentle: 'Less common stock is learned outside the handbook. Add one thing you worked out for yourself, feet, feeding or fencing, if you have one.',
    },
    {
      says: 'livestock market|auction mart|cattle market|livestock auction|market day|store cattle|finished cattle|selling stock',
      brutal: [
        'At the mart thousands change hands by eyebrow.',
        'Market day starts at five with a power washer, and the lorry is the only clean thing in the county by nine.',
      ],
      gentle: 'Buying and selling stock is judgement with money behind it. If you were trusted to bid, or to say when they were ready, that is the line.',
    },
    {
      says: 'agricultural show|county show|showing cattle|show team|showing livestock|halter training|halter|show animals|livestock judging|show preparation',
      near: 'cattle|livestock|show|calf|calves|sheep|horse|horses|halter|animal|animals|agricultural|dairy|pig|pigs|royal',
      brutal: [
        'A show animal is washed, blow-dried, oiled and brushed, and then meets the only puddle on the showground.',
        'You halter-train a calf for weeks, and for the first of them it is training you.',
      ],
      gentle: 'Rosettes count with breeders. Class, show and year take little room and say plenty about your eye and your patience.',
    },
    {
      says: 'tractor|tractors|tractor driving|telehandler|telehandlers|loader|teleporter|tractor work|driving tractors|skid steer',
      brutal: [
        'A telehandler has three steering modes, and the shed has a mark from each.',
        'The tractor has heated seats, satellite guidance, and string holding the door.',
        'A tractor cab has room for one driver, one dog and a winter of baler twine.',
      ],
      gentle: 'Tickets first: telehandler, ATV, trailer. A farm insurer asks for them before the farmer asks about you.',
    },
    {
      says: 'quad bike|quad bikes|quad|atv',
      brutal: [
        'Every quad bike on a farm has one good tyre, one good brake and a dog.',
        'A quad will go up anything. It is on the way down that the collie gets off.',
      ],
      gentle: 'ATV training comes with a certificate, and farm insurers ask for it. Print it with the year, and the trailer entitlement beside it.',
    },
    {
      says: 'livestock|stockmanship|stockman|stockperson|livestock husbandry|livestock management|livestock checks|checking livestock|checking stock|livestock production|stock checks|animal husbandry',
      brutal: [
        'You count sixty, sixty-one, sixty. The sixty-first is behind you, eating your pocket.',
        'Good stockmanship is seeing that something is wrong from a field away, and being asked how you knew, and not knowing.',
      ],
      gentle: 'Give head, species and days in sole charge. After that, one animal you noticed early: it is what stockmen are hired for.',
    },
    {
      says: 'on call|on-call|on-call rota|on call rota|farm vet|farm practice|farm animal practice|large animal practice|large animal',
      near: 'farm|large|mixed|cattle|livestock|calving|lambing|herd|dairy',
      brutal: [
        'At two in the morning the farmer starts with “are you busy?”',
        'Farm vets own one good coat, for weddings, and it has a thermometer in the pocket.',
      ],
      gentle: 'The rota, the radius and the backup behind you: those three turn nights on call into experience.',
    },
    {
      says: 'farm visit|farm visits|farm call|farm calls|visiting farms|farm call-outs|call outs|call-outs',
      near: 'farm|farms|cattle|livestock|large|dairy|mixed',
      brutal: [
        "Directions to a farm end with “you can't miss it”. It is dark, there is a dog, and you have.",
        'The bucket of warm water is always just coming. The boots are hosed by someone who wants to talk.',
      ],
      gentle: 'Regular visits to the same farms are relationships a practice lives on. Clients who ask for you by name are worth half a line.',
    },
    {
      says: 'mixed practice|mixed animal practice|mixed animal',
      brutal: [
        'In mixed practice it is a hamster at nine and a bull at ten, and you had better not mix up the doses.',
        'The car boot holds lambing ropes, a cat basket, calving gel and half a sandwich, in layers, like rock.',
      ],
      gentle: 'Give the split between small, farm and horse in rough percent. Every mixed job advert has one, and yours should match.',
    },
    {
      says: 'dog walking|walking dogs|walked dogs|dog walker|exercising dogs|exercised dogs|dog walks|walk dogs',
      brutal: [
        'Every lead is round one wrist, and on the far side of the green somebody has opened a picnic.',
        "The dog you have walked for two years has a name. The owner is “Biscuit's”.",
      ],
      gentle: 'Dogs per day and how you matched groups: that is risk management on a lead. Add insurance and keys held.',
    },
    {
      says: 'rehoming|rehomed|re-homing|rehome|adoption|adoptions|pet adoption|home check|home checks|adoption counseling|matching animals|adopters',
      brutal: [
        "The card on the pen says “lively”. The staff do not meet each other's eyes.",
        'Everyone comes in for a small, quiet, house-trained one, and leaves with Tyson.',
      ],
      gentle: 'Animals placed and returns avoided are both recorded. The second shows how well you matched, so add it if you have it.',
    },
    {
      says: 'cattery|cattery assistant|cat boarding|catteries|litter trays|litter tray',
      brutal: [
        'In a cattery there is a tray behind every door and a guest at every window, checking your work.',
        'Cattery guests have heated shelves, room service, and their backs to you.',
      ],
      gentle: 'Give pens, peak weeks and guests on medicine: with those a cattery reads like the small hotel it is.',
    },
    {
      says: 'cat|cats|feline|felines|cat care|cat friendly clinic|cat-friendly|kittens|kitten',
      not: 'licence|license|category|cable|cat 5|cat 6|cat a|cat b|cat c|cat d|cat e|cat f|scan',
      brutal: [
        'A cat in a strange place needs quiet, height, and a cardboard box worth more to it than the bed.',
        'You offer three kinds of food on three saucers. The cat would like a fourth saucer.',
      ],
      gentle:
        'Reading a cat is a distinct skill from liking one. If you know low-stress handling, use those words: practices that see many cats look for them.',
    },
    {
      says: 'doggy daycare|doggy day care|dog daycare|dog day care|canine daycare|playgroup|playgroups|play groups|dog day-care',
      near: 'dog|dogs|doggy|canine|pet|pets',
      brutal: ['Dog daycare is a room full of dogs and one ball.', 'Nap time is at one. By five past, one Beagle has raised an objection.'],
      gentle: 'Group size per handler and bites per year are the two facts an owner of such a place loses sleep over. If yours were good, they belong here.',
    },
    {
      says: 'dog grooming|grooming|groomer|dog groomer|bathing dogs|hand stripping|clipping dogs|bathed dogs|pet grooming|grooming dogs|groomed|de-shedding|bathing',
      not: 'backlog|safeguarding|exploitation|horse|horses|pony|ponies|stable|stables|equine|yard|cattle|calves',
      brutal: [
        '“Just a tidy round the face”, says the owner of a cockapoo that is one single knot.',
        'In at nine, out at noon, clean, fluffy, bow on the collar, and in the ditch by ten past.',
      ],
      gentle: 'Give city & Guilds, breeds, and dogs a day. A groomer who can say which breed cut is their best gets the chair.',
    },
    {
      says: 'rabbit|rabbits|guinea pig|guinea pigs|small furries|small mammals|hamster|hamsters|ferret|ferrets|rodents',
      not: 'laboratory|study|studies|in vivo|pest|pests|mice|mouse|control|raptor|raptors',
      brutal: ['A guinea pig can hear a fridge door from another building.', 'You may hold a rabbit for as long as the rabbit finds it useful.'],
      gentle: 'Confident handlers are few where small pets are concerned. If dosing, clipping or diet talks were sent to you, name which of them.',
    },
    {
      says: 'exotics|exotic|exotic pets|exotic animals|reptile|reptiles|snake|snakes|tortoise|tortoises|bearded dragon|lizards|parrot|parrots',
      brutal: [
        'An exotics list has a parrot that swears, a snake nobody will hold the door for, and a tortoise out of the salad drawer.',
        'The vivarium is at thirty-one degrees with a basking spot. The staff room is at sixteen.',
      ],
      gentle: 'Species by name, please, with what you did for each: heating, feeding, handling or treatment. Specialists hire on the list.',
    },
    {
      says: 'aquarium|aquariums|aquatics|fish tank|fish tanks|tank maintenance|water testing|water quality|marine tanks|tropical fish|fish keeping|ornamental fish|aquarist',
      near: 'fish|aquarium|aquariums|aquatic|aquatics|tank|tanks|marine|reef|tropical|fin',
      brutal: [
        'Nobody keeps fish. You keep water, and the fish are in it.',
        'A tank has its glass cleaned from the inside, by arm, with an eel taking an interest.',
      ],
      gentle: "Litres, systems and life support you could run alone are an aquarist's credentials. A dive ticket would go right beside them.",
    },
    {
      says: 'enrichment|environmental enrichment|behavioural enrichment|behavioral enrichment|enrichment activities|puzzle feeder|enrichment items',
      brutal: [
        'A puzzle feeder takes three hours to build. It is opened in nine seconds, and then the box is the toy.',
        "Enrichment is hiding someone's lunch for their own good.",
      ],
      gentle: 'Enrichment becomes science once somebody writes down what changed. Add one behaviour, before and after, if you have one.',
    },
    {
      says: 'enclosure|enclosures|cleaning enclosures|cleaned enclosures|enclosure maintenance|enclosure design|exhibit cleaning|animal enclosures|zoo keeper|zookeeper|zoo',
      brutal: [
        'Enclosures are cleaned under supervision, by whoever lives there.',
        'A zoo keeper is nine parts rake and one part penguin.',
        'Two doors, two padlocks, and a pat on both, every time, for the rest of your life, including at home.',
      ],
      gentle: 'Section, species and whether you held keys to the dangerous ones: in that order. Add a lock record without a slip, if you have one.',
    },
    {
      says: 'keeper talk|keeper talks|animal encounter|animal encounters|public talks|educational talks|animal talks|feeding talks|visitor talks|public feeding|animal experiences|animal presentations|falconry displays',
      brutal: [
        'The keeper talk is at two: twenty minutes on the otter, in front of an empty rock.',
        'After every talk there is time for questions, and they are “does it bite” and “where are the toilets”.',
      ],
      gentle: 'Talks a week and crowd size make this a public speaking credit. If others now give one that you wrote, that is the better half of it.',
    },
    {
      says: 'diet preparation|diet prep|preparing diets|prepared diets|animal diets',
      brutal: [
        'Forty grams of carrot, forty of apple, ten of sprout. It comes back as ten of sprout.',
        'The kitchen behind a zoo has better vegetables than the one in front.',
      ],
      gentle: 'Weighed diets and body scores are nutrition work. If you adjusted a plan and an animal changed shape, that is the line.',
    },
    {
      says: 'feeding|feeding schedule|feeding routine|feeding animals|fed animals|feeding and watering|feed and water|daily feeding|fed and watered|animal feeding|feeding times',
      near: 'animal|animals|watering|water|schedule|routine|daily|dogs|cats|livestock|cleaning|horses|calves|stock|times',
      brutal: ['Animals cannot tell the time until it is six minutes to feeding.', 'The bucket has a sound, and everything with ears has learned it.'],
      gentle:
        'Noticing which one went off its food is what carers are paid for. If you kept the feed records or changed a diet, that deserves the end of this line.',
    },
    {
      says: 'wildlife|wildlife rescue|wildlife rehabilitation|wildlife hospital|hedgehog|hedgehogs|swan|injured wildlife|orphaned wildlife|wildlife casualty',
      not: 'survey|surveys|surveying|park|conservation|photography|habitat',
      brutal: [
        "Wildlife arrives in a shoebox, a laundry basket or somebody's best coat, and does not say thank you.",
        'The correct way to hold a swan is known to nine people, and the swan disputes it.',
      ],
      gentle: "Intake numbers and release rate are what a rescue is proud of. A species you were the person for makes the line yours and not the centre's.",
    },
    {
      says: 'pet shop|pet store|pets at home|petsmart|petco|pet centre|pet retail|pet supplies|pet care advisor',
      brutal: [
        'The hamster costs less than the house it moves into, and the house is only the beginning.',
        "In a pet shop each dog on the premises has brought its own opinion of the pigs' ears.",
      ],
      gentle: 'Talking someone out of the wrong pet is the best advice in the shop. Add animal care qualification and sales, side by side.',
    },
    {
      says: 'boarding|boarders|boarding kennels|pet boarding|boarding animals|dog boarding|pet hotel|pet sitting|pet sitter|boarding facility|home boarding',
      not: 'onboarding|boarding pass|boarding school|gate|horse|horses|equine|stable|stables|barn',
      brutal: [
        'A dog comes for a week with a bed, a blanket, three toys, and a typed page about the voice it likes.',
        'They howl when the owner leaves, for as long as the owner can hear it.',
      ],
      gentle: 'Occupancy over summer and repeat bookings read well to any owner. Add medicines given and intake checks.',
    },
    {
      says: 'puppy party|puppy parties|puppy class|puppy classes|puppy socialisation|puppy socialization|puppy training|dog training|obedience|obedience training|clicker training|training dogs',
      brutal: [
        'A puppy party is six puppies, one mop, and a leaflet about chewing, chewed.',
        'The dog has it in five minutes. Training the other end of the lead takes six weeks.',
        'Sit, stay and come all work, in the kitchen.',
      ],
      gentle: 'Give methods and accreditation first: owners pick trainers by those, and by how many classes still had everybody in the last week.',
    },
    {
      says: 'behavioural assessment|behavioral assessment|behaviour assessment|temperament test|temperament testing|temperament assessment|behaviour modification|canine behaviour|behaviour assessments',
      brutal: [
        'A temperament test reaches into the food bowl with a rubber hand on a stick. The store room has several used hands.',
        'A tail may be wagging for eleven different reasons, and the form has room for “friendly”.',
      ],
      gentle: 'An assessment that a rehoming decision rests on is worth more than the theory behind it. If yours carried the signature, print that.',
    },
    {
      says: 'mrcvs|rcvs|veterinary surgeon|veterinarian|dvm|licensed veterinarian|bvsc|bvetmed|bvm&s',
      brutal: [
        'Tell a party you are a vet, and somebody has a dog on their phone before the sentence is over.',
        'Vets train for years on six species, and get asked at weddings about the rash of a seventh.',
      ],
      gentle: 'Registration, year, and the field you want to grow in. Certificates under way count as well, with their modules named.',
    },
    {
      says: 'rvn|registered veterinary nurse|veterinary nurse|veterinary nursing|cvt|lvt|rvt|veterinary technician|vet tech|veterinary assistant|vet nurse|head nurse',
      brutal: [
        'Anaesthetist, radiographer, phlebotomist, pharmacist, cleaner, and the one who remembers what the dog is called.',
        'A vet nurse is bitten by one end, surprised by the other, and thanked with a tin of chocolates for the vet.',
      ],
      gentle: 'Caseload type and the clinics you run alone tell most about a nurse. Add a certificate beyond registration, if you hold one.',
    },
    {
      says: 'nursing progress log|npl|ems|extra mural studies|extramural studies|ems placement|student vet|veterinary student|vet student|seeing practice',
      near: 'veterinary|vet|nursing|npl|ems|extra mural|extramural|lambing|student|placement|practice|animal',
      brutal: [
        'Seeing practice means weeks of holding the tail, and being told that is the good end.',
        'A student on placement learns three sutures, nine shortcuts and how everybody takes their coffee.',
      ],
      gentle: 'Placements are read for what you can do now. Put one skill from one place beats the list of weeks, so the best one first.',
    },
    {
      says: 'clip and prep|surgical prep|surgical preparation|clipping|preparing patients for surgery|prepping patients|prepared patients for surgery|patient prep|theatre prep|preparing surgical|surgery prep|clip and scrub',
      not: 'grooming|groomer|nail|nails|horse|horses|hoof|claw|sheep',
      brutal: [
        'You clip it, hoover it, scrub it, and wear the rest of the coat home.',
        'Hair gets into sealed packs, closed drawers, and a sandwich in another building.',
      ],
      gentle: 'Procedures prepped per list and whether you scrub in as well: those two separate a helper from a theatre nurse.',
    },
    {
      says: 'buster collar|post-op check|post op check|post-operative check|discharge appointment|discharge appointments|discharging patients|nurse appointment|nurse appointments|post-op checks|suture removal|post-operative care|home care instructions|wound checks',
      brutal: [
        '“Keep the collar on”, says the discharge sheet. The collar is off before the car has left its space.',
        'Ten days of strict rest, and at the post-op check the patient jumps onto the table by itself.',
      ],
      gentle: 'A clear discharge saves a night call. If you wrote the sheets that others hand out, that counts as service design and belongs in the line.',
    },
    {
      says: 'flea|fleas|flea treatment|flea and worming|worming|parasite control|parasite|parasites|wormer|wormers|deworming|dewormed|flea treatments|parasite prevention',
      not: 'flea market|faecal|fecal|cattle|sheep|lamb|lambs|livestock|horse|horses|herd|flock|ewes',
      brutal: [
        "Nobody's pet has ever had fleas. It must have been the hoover bag.",
        'The worming tablet is given, swallowed, praised, and found on the rug at nine.',
      ],
      gentle: 'Explaining resistance to someone who wants the strong stuff is teaching. Add SQP status, if you have it, should.',
    },
    {
      says: 'sqp|suitably qualified person|dispensing|dispensing medication|dispensed medication|medication|medications|administering medication|administered medication|veterinary medicines|giving medication|prescriptions|rama|filling prescriptions',
      not: 'cattle|calves|cows|herd|sheep|livestock|horse|horses|flock|fish',
      brutal: [
        'One tablet, twice daily, hidden in food. The food gets eaten and the tablet handed back.',
        'The label says “give with care”. The forearm says you tried.',
      ],
      gentle: 'Cascade, controlled drugs, labelling: practice standards look at all three. Add the checks that carried your initials.',
    },
    {
      says: 'client communication|client care|pet owner|pet owners|client education|client service|client services|client|clients|owners|educating clients|advising clients|advising owners',
      not: 'farm|farms|farmer|farmers|equine|horse|horses|cattle|livery',
      brutal: ['Owners speak for the dog in the first person, and the dog lets them.', "Clients say “he's never done that before” while it is still going on."],
      gentle: 'A hard talk about cost, handled well, keeps a client for years. Compliance or rebooking figures would show your share in it.',
    },
    {
      says: 'veterinary receptionist|vet reception|reception|receptionist|front desk|answering phones|booking appointments|scheduling appointments|appointment scheduling|telephone calls',
      near: 'vet|veterinary|clinic|practice|hospital|surgery|patients|reception|receptionist|animal|pet',
      brutal: [
        "At a vet's front desk you hold a phone, a card machine and the wrong end of a Great Dane.",
        'The waiting room has a dog side and a cat side, and one parrot that can do the phone.',
      ],
      gentle: 'Triage by phone is clinical work in disguise. If you were trained in what cannot wait, put that in front of the greeting.',
    },
    {
      says: 'robovet|rxworks|vetspace|avimark|cornerstone|ezyvet|provet|provet cloud|vetter|practice management software|practice management system|impromed|teleos',
      near: 'vet|veterinary|practice|animal|software|robovet|rxworks|avimark|ezyvet|provet|cornerstone|patient|records|system',
      brutal: [
        'Search for Bella, and the system has four hundred. One of them is a tortoise.',
        'Every vet practice system files people by street, and everyone rings up by dog.',
      ],
      gentle: "Knowing the same software is half a day's induction saved. If you set up templates or price lists in it, that is the rarer skill.",
    },
    {
      says: 'ultrasound|ultrasonography|abdominal ultrasound|echocardiography|ultrasound scanning|veterinary ultrasound|scanning',
      not: 'document|barcode|documents|pd|cows|ewes|scanning cows|microchip|microchips|chip|chips|ct|mri|cattle|sheep|mare|mares|horse|horses|equine|pregnancy|bovine',
      brutal: [
        'Ultrasound sends a dog home with one neat square missing and no way to explain it.',
        'The picture is snow, the vet says “spleen”, and everybody in the dark agrees.',
      ],
      gentle:
        'Focused scans and full studies are hired differently. Which of them, the course and the scans under supervision: those three fit in one bracket.',
    },
    {
      says: 'tplo|cruciate|cruciate repair|orthopaedic surgery|orthopaedics|orthopedic surgery|fracture repair|orthopaedic|luxating patella',
      not: 'equine|horse|horses',
      brutal: ['Eight weeks of strict rest, prescribed to a spaniel.', 'The implant is titanium and will outlast the sofa. The sofa was never allowed.'],
      gentle: 'Cases as primary and outcome at eight weeks are what referral centres read. The procedures you may do alone belong first.',
    },
    {
      says: 'foreign body|foreign bodies|soft tissue surgery|soft tissue|exploratory laparotomy|gastrotomy|enterotomy|gdv|surgical assistance|assisting in surgery|assisting with surgery|assisted in surgeries|assisting in surgeries',
      not: 'equine|horse|horses|injury|injuries|massage',
      brutal: [
        'Whatever comes out of the Labrador is washed, bagged, and shown to everybody, including the owner of the tights.',
        'Every practice has a shelf of things removed from dogs, and the corn cob has a twin.',
      ],
      gentle: 'A log with roles (assisted, supervised, alone) turns surgery from interest into evidence. Add one figure for each.',
    },
    {
      says: 'animal health certificate|ahc|pet travel|export certificate|official veterinarian|pet passport|pet passports|export health certificate|export certification|health certificates|ov work',
      not: 'meat|cattle|livestock|product|products|poultry|horse|horses|equine',
      brutal: [
        'It is stamped on every page, twice over, so that one spaniel may swim abroad.',
        'The trip is tomorrow at six. The certificate needs the chip number, and the chip would rather not.',
      ],
      gentle: 'Official status takes exams that many vets put off. Add modules held, by code.',
    },
    {
      says: 'animal technician|cage changing|ivc|ivcs|ivc cages|cage cleaning|iat|mouse colony|rodent colony|colony management|vivarium|animal technologist|home office personal licence|pil|laboratory animals|laboratory animal',
      near: 'mouse|mice|rodent|rodents|animal|animals|cage|cages|colony|vivarium|laboratory|iat|licence|license',
      brutal: [
        'The mice all move house before lunch, and each of them thinks the new place smells wrong.',
        'You shower in, gown up, and change cages for tenants who have never once left the bedding flat.',
      ],
      gentle: 'IAT level, licence categories and species get you on the shortlist. A refinement you suggested gets you the job.',
    },
    {
      says: 'rescue centre|animal shelter|animal rescue|rescue kennels|animal sanctuary|sanctuary|humane society|rspca|shelter|fostering|fostered|foster',
      near: 'animal|animals|dog|dogs|cat|cats|rescue|shelter|rspca|sanctuary|kennel|kennels|wildlife|horse|horses',
      brutal: [
        'Everyone who works in a rescue has said “just the one”.',
        'A shelter dog has read every visitor before they have finished reading its card.',
        'Fostering is for two weeks. It has its own hook by the door now.',
      ],
      gentle: 'A rescue is judged by two figures together: how many came in, and how many went home. If you know both, print both.',
    },
    {
      says: 'horse|horses|equine|pony|ponies|racehorses|racehorse|thoroughbred|thoroughbreds|grooming horses|riding school|exercise rider|riding out|tack|tack cleaning|plaiting',
      near: 'horse|horses|equine|pony|ponies|yard|stable|stables|racing|riding|tack',
      not: 'shoeing|shod|farrier|horse trailer|horse trailers|horsebox|horsepower',
      brutal: [
        'Half a ton of muscle, and it has just met a crisp packet.',
        'A horse costs what it costs on the day. After that, it costs that every month.',
        'Tack is cleaned with soap, a sponge, and the bit of the evening you were saving.',
      ],
      gentle: 'Discipline, number in your care and BHS stage: three things every yard asks on the phone, so print them.',
    },
    {
      says: 'dairy|dairy farm|dairy herd|dairy cow|dairy cows|dairy cattle|dairy unit|herd|cow|cows|herd manager|herdsperson|herdsman|dairy herdsperson|dairy farming',
      not: 'pig|pigs|goat|goats|deer|alpaca|beef|suckler|sheep|robot|elephant',
      brutal: [
        'A dairy cow cannot be told that it is a bank holiday.',
        'Put on a new coat, and a whole herd stops chewing to discuss it.',
        'A cow is nine feet long and half a ton, and gets stuck behind the one trough you just moved.',
      ],
      gentle: 'Herd, breed, yield and calving pattern make a farmer sit up. Add the days you ran it alone, and the advert is answered.',
    },
    {
      says: 'cattle|beef herd|suckler herd|suckler cows|beef cattle|beef unit|beef farm|heifer|heifers|bull|bulls',
      not: 'terrier|terriers|mastiff|pit|dog|dogs',
      brutal: [
        'Forty acres of grass, and the cattle are looking at the lane.',
        'A bull weighs a ton and is moved with a bucket, by whoever can rattle it and run.',
        'Cattle are curious. Leave a new coat on a gate and see who goes home in it.',
      ],
      gentle: 'Head, system, and whether they finish, breed or store: three words place a stockman. Add weight gain, if it was recorded in your time.',
    },
    {
      says: 'animal care|animal welfare|animal care assistant|level 2 animal care|level 3 animal management|animal management|animal studies|animal attendant|five freedoms|animal care worker',
      brutal: ['Animal care begins with a love of animals and goes on with a hose.', 'It is nine tenths cleaning, and the other tenth licks you.'],
      gentle: 'Loving animals is the entry ticket. Add the species you can read, dose and lift on a bad day.',
    },
    {
      says: 'biosecurity|quarantine|boot dip|foot dip',
      around: 'farm|farms|poultry|pig|pigs|herd|flock|cattle|dairy|livestock|sheep|hatchery|calf|calves',
      brutal: [
        'Biosecurity is a foot dip at the gate, and a pigeon flying over it.',
        'The boot dip is changed weekly, topped up by rain, and drunk from by the dog.',
      ],
      gentle: 'Nothing spreading is an achievement with a name. If your unit stayed clear through a bad season, that season belongs in the line.',
    },
    {
      says: 'bottle feeding|bottle-feeding|hand rearing|hand-rearing|hand reared|hand-reared|orphan lambs|pet lambs|tame lambs|hand rear',
      brutal: [
        'Whatever you bottle feed has decided who you are, and follows you to the car.',
        'Feeds are at two, at four and at six, and by the third you are asleep standing up, like a horse.',
      ],
      gentle: 'Hand rearing proves stamina and record keeping. One that would not feed, and what you changed, is the detail to add.',
    },
  ],
};
