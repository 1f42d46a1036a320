import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What nurseries, emergency services, pharmacies, dental practices, libraries and museums laugh about as well. */
export const MORE_OF_FOUR: Partial<Record<Trade, readonly ComicEntry[]>> = {
  nursery: [
    {
      says: "parent|parents and carers|parent communication|parents evening|parents' evening|parental engagement|daily handover|parent partnership|carers",
      not: 'company|foster|young carers|single|teen|youth|young people|teenager|young person',
      in: 'work',
      brutal: [
        'Handover at the door: ninety seconds, in the rain, about peas.',
        'A whole day of learning, and the question at the gate is who ate what.',
        'You asked for spare socks. You now know all about the new kitchen.',
      ],
      gentle: 'Trust at the door keeps places full. Add a diary, an open morning or a workshop you started, if you have one.',
    },
    {
      says: 'paediatric first aid|pediatric first aid|paediatric first aider|first aid|first aider|accident form|accident book|accident report|incident form',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      brutal: [
        'First aid, in order of use: the wet paper towel, the cuddle, the green box.',
        'An accident form has an outline of a body on it. The X for the knee is always on the shin.',
        'First aid box: all the plain ones are there. The dinosaur ones are a supply problem.',
      ],
      gentle: 'In date is all that counts: expiry month right beside the certificate. It saves a manager a course.',
    },
    {
      says: 'weekly planning|medium term planning|medium-term planning|lesson plan|lesson planning|curriculum planning|planning cycle|in the moment planning|in-the-moment planning|topic planning',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      in: 'work',
      brutal: [
        'The plan said autumn leaves. At five past nine a digger pulled up outside the window.',
        'Planning is laminated on Friday and overtaken by a snail on Monday.',
      ],
      gentle: 'One plan that came off, in two lines: what was put out, what they made of it, what changed next day. That is practice on paper.',
    },
    {
      says: 'behaviour management|behavior management|positive behaviour|positive behavior|managing behaviour|managing behavior|behaviour policy|behaviour support|behavior support|classroom management',
      not: 'youth|young people|teenager|adolescent',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      brutal: [
        'Behaviour policy: fourteen pages. In the room it is a sand timer and one eyebrow.',
        '“Kind hands.” Said forty times a day, and once, on a Thursday, to the photocopier.',
      ],
      gentle: 'The approach by its name, and what got calmer with it. Name the method.',
    },
    {
      says: 'register|attendance register|headcount|head count|attendance record|taking attendance|daily register|signing in and out|sign-in sheet',
      not: 'cash register|early years register|childcare register|voluntary register|professional register|risk register',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      in: 'work',
      brutal: [
        'The register says nineteen, the pegs say twenty-two, and there are sixty small boots.',
        'A headcount is done at the door, at the gate and, at home, in the dark, at two in the morning.',
        'The register is on a tablet. There is a paper one in case, and a whiteboard in case of that.',
      ],
      gentle: 'Ratios kept through a whole day are what an inspector checks first. If the register was your job, room and group size go in.',
    },
    {
      says: "free flow|free-flow|free flow play|child-led|child led|child-led play|child-initiated|child initiated|children's interests|child-centred|child centred|learning through play|play-based learning",
      in: 'work',
      brutal: [
        'Free flow: the door is open, the heating is on, and the staff meeting is about both.',
        'Following their interests this week means bins. Next week as well. The lorry comes on Tuesdays.',
        'Learning through play: two professionals in waterproofs, writing down a puddle.',
      ],
      gentle: 'One interest that was followed for a week shows the method better than its name. What you put out next morning is the proof.',
    },
    {
      says: 'cleaning toys|toy cleaning|sterilising toys|sanitising toys|sanitizing toys|sanitizing|sanitising|clean and safe environment|safe and clean environment|clean environment|clean and tidy|cleaning rota|cleaning duties|hygiene standards',
      in: 'work',
      brutal: ['Cleaning day: four hundred bricks in one sink. One of them is cheese.', 'The cleaning rota is initialled up to Friday. It is Monday.'],
      gentle: 'A routine you drew up, and that held in a busy week, is management in small. Put an inspection grade for hygiene beside it.',
    },
    {
      says: 'role play area|role-play area|role play activities|home corner|dressing up|small world|small world play|imaginative play|pretend play|dramatic play|water play|sand play|sand and water|construction area',
      in: 'work',
      brutal: [
        'Small world: one farm, six cows, a shark.',
        "The role-play area was a vet's on Friday. By Monday it is a vet's that does pizza.",
        'In the home corner the phone is always for you and there is a lobster in the oven.',
      ],
      gentle: 'Role play is language teaching in disguise. Name the corner that was yours, and say which words came out of it.',
    },
    {
      says: 'breakfast club|after school club|after-school club|wraparound care|wraparound|out of school club|out-of-school club|before and after school|after school care|after-school program|after school program',
      in: 'work',
      brutal: ['Club toast: bread for thirty, a toaster for two.', 'The club Monopoly has a button, a bottle top and no bank.'],
      gentle: 'Numbers a session, and whether you were in charge: a club is a small setting with its own rota and its own rules.',
    },
    {
      says: 'school readiness|school-readiness|kindergarten readiness|transition report|transition to school|transition meeting|transition visit|transition to reception|transition',
      not: 'career|digital|system|data|gender|migration|energy|adult|adulthood|employment|youth|foster',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      in: 'work',
      brutal: [
        'A transition report runs to six pages. The next teacher looks for one word, and it is “zips”.',
        'Transition visit: forty minutes in the big building, thirty of them at the hand dryer.',
      ],
      gentle: 'Notes that teachers on the other side found useful are the proof. The number of schools you passed on to shows the work.',
    },
    {
      says: 'progress check|two year check|2 year check|two-year check|baseline assessment|cohort tracking|tracking progress|progress tracking|summative assessment|developmental milestone|milestone|monitoring progress|monitor progress',
      not: 'project|youth|young people|adolescent',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      in: 'work',
      brutal: [
        '“Emerging, developing, secure.” The boiler has been “emerging” since October.',
        'A progress check is written from nineteen sticky notes. Eighteen of them are in a pocket in the wash.',
      ],
      gentle: 'What changed because of it, a room moved round, a week planned again, is worth more than the tracking.',
    },
    {
      says: 'baby room|toddler room|infant room|babies room|tweenies room|twos room|under twos room|infant classroom|toddler classroom',
      brutal: [
        'Blue shoe covers at the door of the {it}. Half of them go home by car.',
        'The {it} has a chart of who has which comforter. Nothing in the building is better backed up.',
      ],
      gentle: 'Places and ratio belong here, since every room is a specialism. Leading it, if you did, goes in front of both.',
    },
    {
      says: 'bank staff|cover staff|agency staff|supply staff|relief staff|floater|float teacher|floating teacher|covering rooms|covering all rooms|bank nursery nurse|bank nursery',
      around:
        'nursery|early years|preschool|pre-school|pre-k|head start|toddler|baby|babies|eyfs|childminder|kindergarten|daycare|childcare|child care|infant|early childhood|playgroup|creche|crèche|montessori|reception class|nanny',
      in: 'work',
      brutal: [
        'Every nursery gate has two catches and a knack. Cover staff are shown one catch.',
        'Covering four rooms in a day comes to four cups of tea made and none drunk.',
      ],
      gentle: 'Settings that asked for you back are the reference cover staff can print. Put their number and your notice time in one line.',
    },
    {
      says: 'fire drill|fire evacuation|fire marshal|fire warden|evacuation drill|emergency drill|emergency procedure|evacuation procedure|evacuation',
      in: 'work',
      brutal: [
        'Fire drill: everybody out in minutes, everybody back in by lunch.',
        'The fire drill is a surprise. The cook switched the oven off at ten, on a feeling.',
      ],
      gentle: 'A time that came down is a small, hard figure. With the number of people in the building, anybody can picture it.',
    },
    {
      says: 'ordering resources|resource ordering|nursery resources|learning resources|educational resources|play resources|making resources|preparing resources|creating resources|teaching resources|nursery budget|room budget',
      in: 'work',
      brutal: [
        'Resources: the glue arrives in five litres and leaves on cuffs.',
        'Natural resources are forty pine cones and a log. The catalogue wants a fortune for the log.',
        'The resource cupboard is labelled shelf by shelf. Nobody has got past the hoops to see it.',
      ],
      gentle: 'Made out of nothing or bought on a budget: either has a figure. Add a pack other rooms copied, if you have one.',
    },
    {
      says: 'fine motor|fine motor skills|gross motor|motor skills|mark making|mark-making|playdough|play dough|dough disco|early writing|scissor skills|hand-eye coordination',
      brutal: [
        'Fine motor skills: tweezers, pompoms, and you under the radiator getting the pompoms back.',
        'Playdough comes in five colours on Monday. From Tuesday there is one, and it is brown.',
        'Mark making: on the paper, on the easel and, in permanent, on the fridge.',
      ],
      gentle: 'One activity that cost nothing and worked is the detail another practitioner stops at. The skill it was for goes in brackets.',
    },
    {
      says: 'food hygiene|level 2 food hygiene|food safety|food hygiene certificate|food handling|food handler|food safety and hygiene',
      brutal: [
        'Food hygiene: a colour of board for every food, and a banana cut up with a spoon.',
        'The fridge log says four degrees, twice a day, in nine different pens.',
      ],
      gentle: 'Level and year are all this needs. The space it saves can go to something you made happen.',
    },
    {
      says: 'montessori|reggio emilia|reggio|loose parts|heuristic play|treasure basket|curiosity approach|schemas',
      brutal: [
        'Corks, curtain rings, cardboard tubes. The rest of the street puts its loose parts out on a Wednesday.',
        'A treasure basket needs a whisk, a lemon and a wooden spoon. Your own kitchen has no whisk.',
        'Montessori: a small jug, a small tray, and everybody breathing in.',
      ],
      gentle: 'Trained, or picked up by doing, makes a difference here. Add the course and its year.',
    },
    {
      says: 'opening and closing|opening shift|closing shift|early shift|late shift|early and late shifts|opening up|locking up|key holder|keyholder|opening the nursery|closing the nursery|open and close',
      not: 'youth',
      in: 'work',
      brutal: [
        'Late shift: sweep the sand, mop the sand, wring the sand out of the mop.',
        'A keyholder gets the alarm call at three in the morning. The number line has come off the wall.',
        'Early shift: lights, heating, gate, and a text from the other early shift.',
      ],
      gentle: 'Being given the keys is trust with a date on it. Month and year, and the number of people who had them, make it weigh.',
    },
    {
      says: "youth council|youth forum|youth voice|youth parliament|youth board|youth participation|young people's voice|youth consultation|youth-led|youth led",
      brutal: [
        'The youth forum asked for a later bus, a skate park and better toast. The toast is going to committee.',
        'Youth consultation: pizza was provided. Pizza came top.',
      ],
      gentle: 'One decision that went their way is what funders look for. The council or trust that made it gives it a name.',
    },
    {
      says: 'minibus|minibus driver|minibus driving|midas',
      not: 'gold|fund|king',
      brutal: [
        'Minibus keys are signed out in a book. The book is in the minibus.',
        'The minibus seats sixteen, smells of satsumas, and has a dent that nobody was driving for.',
      ],
      gentle: 'The licence category, with the year of the assessment, is what a trip depends on. It belongs with the other licences too.',
    },
  ],
  emergency: [
    {
      says: 'vital signs|vitals|patient assessment|patient assessments|taking vitals|primary survey|baseline observations|clinical observations|blood pressure',
      brutal: [
        'Vital signs on the move: the cuff goes up, there is a speed bump, the cuff goes up.',
        'Three sizes of blood pressure cuff in the bag. The one that fits is in the other bag.',
      ],
      gentle: 'Scope is what the next service reads: what you may decide alone at your grade. Add calls a shift.',
    },
    {
      says: 'basic life support|bls|acls|immediate life support|advanced life support|cpr|cpr certified|cpr/aed|aed|defibrillator|pals|phtls|itls',
      not: 'performed|arrest|successful|pen pals',
      brutal: [
        'CPR is taught to a disco hit from 1977. Nobody who took the course can dance to it.',
        'The refresher is a day on your knees on carpet tiles. The mannequin has the better back.',
        'The life support card is laminated, wallet-sized, and in the other wallet.',
      ],
      gentle: 'A roster manager looks for the expiry date before the letters, and an in-date card starts sooner.',
    },
    {
      says: 'hospital handover|patient handover|clinical handover|atmist|sbar|handover|handovers|patient handoff|transfer of care',
      not: 'watch|shift',
      in: 'work',
      brutal: [
        'Handover: thirty seconds, six headings, and then all of it again to the one who has the pen.',
        'Handover has a target in minutes. Nobody has told the corridor.',
      ],
      gentle: 'Structure by its name, and the departments you hand over to: a trauma centre reads as a different week from a minor unit.',
    },
    {
      says: 'response time|response times|response target|turnout time|turnout|mobilising|mobilisation|rapid response vehicle|responding to emergency calls|responded to emergency calls|respond to emergency calls|responding to 999 calls|responded to 911 calls',
      in: 'work',
      brutal: [
        'Turnout is counted in seconds. So is toast.',
        'Response time is counted by computer. The level crossing is counted by you.',
        'No emergency call has ever waited for dessert.',
      ],
      gentle: 'Give calls a shift, area covered, crew of how many: with those three anybody can picture the week.',
    },
    {
      says: 'ecg|ekg|12-lead|12 lead|12-lead ecg|12 lead ecg|ecg interpretation|cardiac monitor|cardiac monitoring|lifepak|zoll|corpuls',
      not: 'arrest',
      brutal: [
        'ECG: ten wires, twelve leads, one knot.',
        'An ECG prints out by the metre and folds like a road map.',
        'ECG dots stick to anything, says the packet. It means the glove.',
      ],
      gentle: 'Acquire it, read it or decide on it: three jobs in one word. Name the one signed off.',
    },
    {
      says: 'drug bag|drugs bag|medication administration|administering medication|administered medication|medicines management|drug administration|administer medications|iv access|cannulation|iv therapy|iv cannulation|controlled drugs',
      not: 'overdose|addict|misuse',
      in: 'work',
      brutal: [
        'The drugs bag is signed for by two people. One of them is already on a job.',
        'IV access: both hands busy, and the end of the tape is back on the roll.',
      ],
      gentle: 'What you may give without asking anybody is your grade in a form every service understands. Ten drug names can stand.',
    },
    {
      says: 'oxygen|oxygen therapy|airway management|airway|intubation|i-gel|igel|suction unit|airway adjuncts|bag valve mask',
      brutal: ['The oxygen is full. The key for the cylinder is on a string, on the other vehicle.', 'An airway roll opens in one movement, downhill.'],
      gentle: 'How far the skill goes, and when it was last signed off: one short line that sorts a crew at once.',
    },
    {
      says: 'equipment maintenance|equipment testing|standard test|routine test|maintaining equipment|maintenance of equipment|testing equipment|maintained equipment|kit check|maintain equipment|inventory',
      in: 'work',
      brutal: [
        'Equipment test: signed, dated, initialled. The kettle does more hours and gets a sticker once a year.',
        'Testing the equipment takes an hour. Getting the locker shut again takes two people.',
      ],
      gentle: 'The kit you were the named person for, always ready at inspection, says reliable without the word.',
    },
    {
      says: 'incident report|incident reporting|incident log|report writing|nfirs|accident report|written report|writing reports|incident documentation',
      in: 'work',
      brutal: [
        'Incident report: times to the second, weather, crew, and a drop-down that offers “other animal”.',
        'An incident report says “entry was gained”. The door remembers it differently.',
      ],
      gentle: 'A report that led to a fix, a guard rail or a changed route is only half told as a report. Add the fix.',
    },
    {
      says: 'extrication|vehicle extrication|road traffic collision|rtc|rtcs|hydraulic rescue|jaws of life|rescue tools|hydraulic tools|auto extrication',
      not: 'fatal|attended|serious',
      in: 'anywhere',
      brutal: [
        'Extrication practice: a scrapyard hatchback at nine, a convertible by ten.',
        'Extrication is the only course you pass by bringing the car back in nine pieces.',
      ],
      gentle: 'Tool sets you are signed off on, by make: brigades and departments buy different ones, and train for weeks on theirs.',
    },
    {
      says: 'water rescue|swift water rescue|swiftwater|swift water|rope rescue|line rescue|technical rescue|working at height|confined space|usar|urban search and rescue|rescue boat|ice rescue|high angle rescue',
      not: 'drown',
      brutal: [
        'Rope rescue: four people, nine knots, two opinions about the fifth.',
        'Water rescue training is in February. In June the river is not trying.',
        'A throw bag misses once when it is dry. After that it is heavier, and misses further.',
      ],
      gentle: 'The level as the certificate words it, with the year: specialist teams recruit by exact wording.',
    },
    {
      says: 'hazmat|hazardous material|hazmat operations|hazmat technician|hazmat awareness|cbrn|dangerous goods|chemical incident',
      brutal: [
        'Hazmat: you get into the suit, they check the seals, and then you need the toilet.',
        'In hazmat you read the plate through binoculars, from upwind. Upwind is never where you parked.',
        'Hazmat suits come in two sizes, too big and split.',
      ],
      gentle: 'Awareness, operations or technician: the word after it is the one that counts, so it should not be missing.',
    },
    {
      says: 'fitness test|physical fitness|bleep test|cpat|physical training|fitness standard|fitness standards|physical ability test|candidate physical ability test',
      brutal: [
        'The fitness test: a line on the floor, a clipboard, and a recorded voice that is not even out of breath.',
        'Physical fitness on station: a bench, a bike, and a rower with “reported” on it in three handwritings.',
      ],
      gentle: 'Give test, level and date: three facts, and nobody needs the word “fit” any more.',
    },
    {
      says: 'fire alarm|automatic fire alarm|false alarm|unwanted fire signals|alarm activation|afa',
      in: 'work',
      brutal: [
        'Automatic fire alarm: it is toast. Third floor. It is the same toast.',
        'The alarm panel says zone four. The plan of the zones is in zone four.',
      ],
      gentle: 'Call-outs to a building that fell after a visit are prevention with a number. Fire services are paid for that half now.',
    },
    {
      says: 'what3words|map reading|local knowledge|navigation|sat nav|satnav|caller location|mapping system|gis|topography|street knowledge|geography of the area|locating callers',
      not: 'geography a|geography gcse|degree',
      in: 'work',
      brutal: [
        'There are four Mill Lanes on the patch. One of them has a mill.',
        '“By the big tree,” says the call. The patch is mostly forest.',
        'The sat nav says you have arrived. It is a gate, and all the houses have names.',
      ],
      gentle: 'Knowing the ground saves minutes. Add square miles and the stations covered.',
    },
    {
      says: 'emd|emd certified|emergency medical dispatch|call audit|call review|call quality|pre-arrival instructions|triage protocol|caller|distressed caller|callers',
      in: 'work',
      brutal: [
        'Protocol: ask every question as written, in order. The caller answered number four during number one.',
        'Call audit: eleven minutes, perfect. Two points off for a “right then”.',
      ],
      gentle: 'A compliance average from call audits is the one figure a dispatcher can carry to a new room.',
    },
    {
      says: 'multi-line phone|multi-line telephone|multi-line phone system|multi-line|typing speed|typing|wpm|data entry|ncic|keyboard skills|call volume|high call volume',
      around: 'dispatch|control room|call|console|operator|communications|911|999|emd',
      brutal: [
        'Talk to one line, type to another, wave at a third. The noodles have been ready since two.',
        'All the consoles are the same. There is one good chair, and it has tape on the back with a name.',
      ],
      gentle: 'Give consoles, channels, words a minute: a control room reads those before any adjective.',
    },
    {
      says: 'rescue tube|rescue can|torpedo buoy|rescue board|beach patrol|beach flags|spinal board|backboard|spinal injury management|water safety|open water|waterfront|surf lifesaving|surf rescue|pool rescue',
      not: 'fatal|drown',
      brutal: [
        'Water safety: the flags move with the tide. The windbreaks do not.',
        'A rescue tube is tested, certified, bright red, and very good to lean on.',
        'Backboard drill: six people, five straps, and the one in the water who keeps being asked not to help.',
      ],
      gentle: 'Beach, lake or pool, and swimmers on a busy day: with that, the size of the watch is clear to anybody.',
    },
    {
      says: 'changing room|locker room|lane rope|lane line|pool cover|pool set up|pool setup|setting up pool|changing village|opening and closing the pool|pool deck|pool hall|deck cleaning',
      in: 'work',
      brutal: [
        'Changing room check, on the hour: one sock, one goggle, one plaster.',
        'Lane ropes come out wet, heavy and in a knot. The early shift rolled them perfectly.',
        'An outdoor pool cover goes on in ten minutes and comes off with a frog.',
      ],
      gentle: 'Opening up alone is a level of trust. Plant and water tests, if you took them, need their certificate named here.',
    },
    {
      says: 'hcpc|hcpc registered|hcpc registration|nremt|nremt certified|cpd|cpd portfolio|continuing education|recertification|emt license|emt certification|emt-b|national registry|continuing professional development',
      in: 'anywhere',
      brutal: [
        'CPD is logged as you go, they say. It is logged in one weekend, with crisps.',
        'Recertification wants the hours, the dates and the signatures. The hours you have.',
      ],
      gentle: 'Registration body, grade, good until when: those three together, in one line, and that line first.',
    },
  ],
  'pharmacy-and-dental': [
    {
      says: 'patient counselling|patient counseling|counselling patients|counseling patients|medication counselling|medication counseling|counseled patients|counselled patients|advising patients|medication advice|pharmaceutical advice',
      around: 'pharmac|medicine|medication|dispens|drug',
      in: 'work',
      brutal: [
        'Counselling: with food, upright, not with milk, and never with grapefruit. What did the grapefruit do?',
        'Medication counselling takes place in confidence, with a queue.',
      ],
      gentle: 'One thing people began to get right, inhalers or timing, is the proof of counselling. Languages you do it in count double.',
    },
    {
      says: 'sop|sops|standard operating procedure|standard operating procedures',
      in: 'work',
      brutal: [
        'SOP 14: eleven pages on washing your hands, read and signed by the whole team in one afternoon.',
        'The SOPs are in a red folder. The procedure is in whoever has been here longest.',
      ],
      gentle: 'Written by you and still in the folder is the claim worth making: the title of one procedure is enough.',
    },
    {
      says: 'near miss|near misses|near miss log|dispensing error|dispensing errors|medication error|error log|medication safety|patient safety',
      not: 'harm|fatal',
      around: 'pharmac|dispens|medicine|medication',
      in: 'work',
      brutal: [
        'Near miss log: two boxes, one letter apart, same shelf, same blue. Whoever designs the boxes has never signed it.',
        'A near miss gets written up in the next quiet minute. That explains the log.',
      ],
      gentle: 'The shelf that was moved or relabelled afterwards is the achievement. Add a reporting system by its name, if you have one.',
    },
    {
      says: 'check-up|check up|checkup|dental examination|routine examination|oral examination|dental check-up|routine dental|dental exam|oral exam|routine check-ups',
      brutal: [
        'A dental check-up is thirty-two numbers read out aloud, and one “hm” that gets all the attention.',
        'Check-up: twelve minutes in the diary, and three of them are the chair going down.',
      ],
      gentle: "Examinations a day, and list size at the start and end: a list that grew is a dentist's own number.",
    },
    {
      says: 'surgery set up|setting up surgery|setting up the surgery|preparing surgery|preparing the surgery|surgery preparation|room turnover|treatment room|operatory|operatory setup|tray setup|instrument tray|setting up trays|preparing treatment rooms|instrument setup',
      not: 'pharmacy|consultation',
      brutal: [
        'Turning the surgery round: wipe, bag, tray, bib. Four minutes, of which the chair wants two to come up.',
        'The tray was laid for a filling. From the corridor somebody says “actually”.',
        'Everything in a treatment room is within reach of one person, and it is the one with both hands full.',
      ],
      gentle: 'Chairs kept going in a session: dentists feel that figure in their running time. Specialities set up for come next.',
    },
    {
      says: 'appointment|appointment book|appointment scheduling|booking appointments|scheduling appointments|scheduling patients|dental reception|recall|recalls|recall system|diary management|confirming appointments',
      in: 'work',
      brutal: [
        'Appointments run to time until ten past nine.',
        'The appointment book is full for three weeks. At 8:59 it has one hole in it, at 9:15.',
        'Text reminder: your appointment is tomorrow, reply YES. “Who is this” is logged as a YES.',
      ],
      gentle: 'Empty slots cost a practice real money. Give missed appointments before and after.',
    },
    {
      says: 'nervous patient|nervous patients|anxious patient|anxious patients|dental phobia|dental phobic|patient comfort|put patients at ease|putting patients at ease|patients at ease|calming patients|patient reassurance',
      not: 'ward|pharmacy',
      brutal: [
        'The patient comfort budget: one beach, on the ceiling. Two of the three people in the room never see it.',
        'Putting patients at ease: the radio plays something soft. Then it plays the advert for drills.',
      ],
      gentle: 'Sedation or a named technique, with the certificate, is what a referral practice looks for behind this word.',
    },
    {
      says: 'pharmacy fridge|fridge|fridge temperature|fridge temperatures|cold chain|temperature monitoring|refrigerator|temperature log|temperature logs|fridge lines',
      in: 'work',
      brutal: [
        'Two to eight degrees, logged daily, no sandwiches. The fridge says so twice, and the second sign has a name on it.',
        'The fridge alarm goes off when anybody puts the delivery away. Putting the delivery away is what it is for.',
      ],
      gentle: 'Stock saved because the reading was acted on has a price, and it is a high one. If that happened, the sum goes here.',
    },
    {
      says: 'clinical waste|sharps|sharps bin|sharps disposal|amalgam waste|waste disposal|returned medicines|pharmaceutical waste|hazardous waste|waste management|medicines waste|medical waste|biohazard',
      brutal: [
        'Clinical waste: a colour of bag for every kind, and a poster explaining it above the ordinary bin.',
        'A sharps bin has a line that says do not fill above this line. It is under the label.',
        'The waste collection comes every second Thursday, on the other Thursday.',
      ],
      gentle: 'Being the named person for waste is a duty audits look for. Add the consignment paperwork, if it was yours.',
    },
    {
      says: 'prior authorization|prior authorizations|insurance claim|third-party billing|third party billing|insurance billing|insurance verification|adjudication|rejected claims|insurance rejection|insurance|claim rejections|dental insurance',
      not: 'indemnity|national insurance|car insurance|agent',
      in: 'work',
      brutal: [
        'Claims: four pages, one fax, and hold music the whole team can hum in harmony.',
        'Insurance says no in one second, by number. Asking why takes a phone, a headset and lunch.',
      ],
      gentle: 'Give claims a day, and refusals you got reversed: the second figure turns this into money.',
    },
    {
      says: 'treatment plan|treatment planning|treatment coordinator|treatment coordination',
      brutal: [
        'A treatment plan has five visits, three pages, and one figure that everybody turns to first.',
        'The treatment plan prints on four pages. The one to sign is still in the printer.',
      ],
      gentle: 'Plans presented and plans started: practices call it uptake and talk of little else.',
    },
    {
      says: 'bnf|drug interaction|drug interactions|drug information|formulary|pharmacology|medication interactions|drug utilization review|dur|contraindications',
      brutal: [
        'A new formulary is a new colour. The old colours are under the monitor.',
        'Drug interaction alert: severe, moderate, minor, OK, OK, OK. There was a question in there.',
        'Pharmacology: whoever names the drugs is paid by the consonant.',
      ],
      gentle: 'One interaction caught, and what was given in its place: a prescriber would hire on that line.',
    },
    {
      says: 'wholesaler|wholesalers|drug tariff|category m|aah|alliance healthcare|cost price|stock shortage|stock shortages|medicine shortages',
      in: 'work',
      brutal: [
        'The wholesaler cut-off is half past eleven. The one missing line is remembered at 11:31.',
        'The wholesaler has none, the other wholesaler has none, and there is one box in a village with a duck pond.',
        'Drug Tariff: paracetamol is down by two pence. The owner sits down.',
      ],
      gentle: 'Owners read purchasing in money: what switching or ordering earlier saved in a month is the line for them.',
    },
    {
      says: 'merchandising|planogram|planograms|retail sales|health and beauty|toiletries|cosmetics|front shop|shop floor|front of shop|retail pharmacy|front end|photo counter',
      not: 'software|developer|cosmetic dentistry',
      in: 'work',
      brutal: [
        'Retail pharmacy: sun cream out in March, hot-water bottles in August, reading glasses from before the shop.',
        'The planogram shows forty hooks of cotton wool. The wall has thirty-eight and a fire bell.',
      ],
      gentle: 'Give a bay that was yours, and what it sold before and after. On a small shop floor a change shows quickly.',
    },
    {
      says: 'care home|care homes|nursing home|nursing homes|care home services|care home medication|long-term care|long term care facilities|care home supplies',
      not: 'worked in a|carer',
      around: 'pharmac|dispens|medicine|blister|supply',
      in: 'work',
      brutal: [
        'Care home monthly: nine crates, checked, sealed, on the van. Then comes the email that begins “also”.',
        'Care home supply runs on a four-week cycle. The care home runs on Friday afternoons.',
      ],
      gentle: 'Beds supplied, and whether you trained or audited out there: that is account management, and reads as such.',
    },
    {
      says: 'independent prescriber|independent prescribing|prescribing|primary care network|pcn|gp practice|gp practices|gp surgery|gp surgeries|structured medication review|medicines management team',
      not: 'prescribing dentist',
      around: 'pharmacist|pcn|primary care|prescriber|gp',
      brutal: [
        "PCN pharmacist: every practice its own log-in, and a room that on Thursdays is the phlebotomist's.",
        'A GP practice gives you a hot desk. It is hot because the server is under it.',
      ],
      gentle: 'Reviews a week, and what was stopped as well as started: deprescribing is the figure a practice boasts of.',
    },
    {
      says: 'orthodontic|orthodontics|invisalign|aligner|clear aligners|clear aligner|retainer|brackets|archwire|fixed appliances|braces',
      brutal: [
        "Archwire: measured, bent, cut. The end that was cut off is now the whole staff's problem.",
        'Retainers have a lifespan of two years or one napkin.',
        'Aligners: twenty-two trays, in order. Tray nine is under the seat of a train.',
      ],
      gentle: 'Cases started and cases finished are two different numbers here. Both count, if you saw them through.',
    },
    {
      says: 'teeth whitening|tooth whitening|veneer|veneers|cosmetic dentistry|smile makeover|smile design|shade taking|aesthetic dentistry|smile makeovers|composite veneers',
      brutal: [
        'After enough veneers it is the wall that looks yellow.',
        'Cosmetic dentistry: choose a white. There are sixteen, and all of them look different at the window.',
      ],
      gentle: 'Training provider, year and number of cases: cosmetic work is judged by its album, so the line can say there is one.',
    },
    {
      says: 'oral surgery|minor oral surgery|extraction|tooth extraction|surgical extraction|dental implant|implant|implantology|implant placement|wisdom teeth',
      not: 'data|dna|rna|solvent|software|breast|cochlear',
      brutal: [
        'Something the size of a comma has left the tray. Three people in masks are looking at the lino.',
        'Oral surgery tray: thirty instruments in order, and the hand comes out for the thirty-first.',
        'Extraction forceps have catalogue numbers. Everybody asks for the cowhorns.',
      ],
      gentle: 'Did them or assisted: a referral rests on exactly that word. The number and the kind of case come after.',
    },
  ],
  'library-and-museum': [
    {
      says: 'library card|library cards|membership|memberships|registering members|registering new members|new members|patron registration|library membership|patron accounts|library accounts|borrower registration',
      not: 'professional|cilip|member of|trade union|gym',
      around: 'library|librar|reader|borrow|book|reading',
      in: 'work',
      brutal: [
        'A library card wants two proofs of address and a signature on the one surface no pen can write on.',
        'Library membership opens every book in the building. The first question is about sockets.',
      ],
      gentle: 'New members in a year, and what brought them in, is the figure councillors quote. It belongs before the desk work.',
    },
    {
      says: "book display|displays|display|book displays|themed displays|reading promotion|reader development|readers' advisory|reader's advisory|readers advisory|reader advisory|book recommendations|library displays",
      not: 'screen|led|lcd|panel|museum|object|gallery|exhibit|exhibition|case',
      around: 'library|librar|book|reader|reading|school',
      in: 'work',
      brutal: [
        'The “Staff picks” display: eleven staff, eight cards, six of them by Janet.',
        'Mystery book display: brown paper, string, three adjectives, and a barcode sticker with the title on it.',
        'The display is up by nine. By ten somebody has borrowed the middle of it.',
      ],
      gentle: 'Loans that rose for what was on show are counted by title. Add one display with its figure, if you have one.',
    },
    {
      says: 'overdue fines|library fines|overdue fine|collecting fines|fines and fees|overdue notices|fine collection|fees and fines|collected fines|handling payments|fines',
      not: 'aggregate',
      in: 'work',
      brutal: [
        'Fines: a few coins, in an envelope, with an apology of two pages.',
        'The overdue notice is automatic, polite, and about a book that is on the shelf.',
      ],
      gentle: 'An amnesty, or the end of fines, brings things back, and that is a small story with a number. If you ran one, it goes here.',
    },
    {
      says: 'e-book|ebook|ebooks|e-books|e-resources|electronic resources|e-resource|overdrive|libby|borrowbox|jstor|e-journals|online databases|digital resources|electronic journals|journal subscriptions|serials|periodicals',
      in: 'work',
      brutal: [
        'The e-book is out. It is a file, it is out, and there are fourteen waiting for it.',
        'E-resources: log in, log in to the proxy, log in as the institution, read the abstract.',
        'A journal subscription is renewed each year by the only person who knows what it is.',
      ],
      gentle: 'Cost per download is the figure here. Something cancelled, and what was bought instead, shows you manage rather than keep.',
    },
    {
      says: 'book processing|processing new books|processing new stock|book repair|repairing books|covering books|spine label|spine labels|spine labelling|barcoding|labelling books|mending books|processing materials|processing books|book mending',
      in: 'work',
      brutal: [
        'Book processing: stamp, barcode, jacket, spine label. The label goes on the author.',
        'Book repair: one page loose, a brush, good glue, and a greaseproof sheet that is now part of the plot.',
      ],
      gentle: 'Items a week and days from box to shelf: readers never see that work, so the line may show it.',
    },
    {
      says: 'social media|social media content|social media posts|social media accounts|newsletter|digital content|website content|blog|blog posts|digital engagement|online content',
      around: 'museum|archive|collection|heritage|gallery|librar|exhibition|historic',
      in: 'work',
      brutal: [
        'Social media: a year of exhibition posts, forty likes each. One medieval cat, drawn by somebody who had never seen a cat: nine thousand.',
        'A heritage blog post: eleven hundred words on a door hinge. The one comment corrects the hinge.',
      ],
      gentle: 'A post that brought people through the door is worth printing. Followers are nice, and visitors are counted at the entrance.',
    },
    {
      says: 'budget|budgets|library budget|budget management|book fund|acquisitions budget|managing budgets|materials budget|managed budget|exhibition budget',
      in: 'work',
      brutal: [
        "The heating is on in June. It is another department's budget, so it stays on.",
        'The budget had to be spent by the last day of the year. That explains the nine hundred pencils.',
      ],
      gentle: 'A sum with one decision beside it is management: what was bought, cut or saved. The sum alone is only size.',
    },
    {
      says: 'archival research|historical research|provenance|provenance research|object research|collections research|primary sources|primary source|primary research|research into collections|archive research|collection research',
      not: 'holocaust|looted|market',
      brutal: [
        'Archival research: three days, eleven boxes, and a letter that says “as we discussed on Tuesday”.',
        'Provenance: gift of a colonel, found in a cupboard, 1923. Which colonel? Which cupboard?',
        'A primary source is somebody who was there, and spent the page on the weather.',
      ],
      gentle: 'One corrected date or name is research that a panel remembers. Where it was published goes in brackets.',
    },
    {
      says: 'palaeography|paleography|transcription|transcribing|transcribed|transcribe|manuscript|manuscripts|latin|secretary hand',
      not: 'audio|gene|dna|rna|medical|latin america|latin american|interview|oral|recording|tape',
      brutal: ['Transcription: it says “the said”. It says “the said” eleven more times.', 'Two hours on one word of a manuscript. It is “and”.'],
      gentle: 'Give centuries and hands you can read belong in the line: few can, and projects look for exactly that.',
    },
    {
      says: 'oral history|oral histories|oral history project|oral history interviews|oral history recording',
      brutal: [
        'Oral history: two hours of tape. The good story starts when it is switched off.',
        'On every oral history recording there is a clock, and it is the best speaker in the room.',
      ],
      gentle: 'Hours recorded, and where anybody can listen to them: access turns recordings into a collection.',
    },
    {
      says: 'copyright|rights and reproductions|image rights|image licensing|picture library|permissions|copyright clearance|rights clearance|image permissions|orphan works|copyright compliance',
      in: 'work',
      brutal: [
        'Copyright lasts a lifetime plus seventy years. The back of the print says “Brighton”.',
        'Image permissions: nine emails, one fee, and a credit line longer than the caption.',
      ],
      gentle: 'Items cleared, and what could go online because of it: that turns red tape into reach.',
    },
    {
      says: 'foi|freedom of information|foi requests|subject access request|subject access|data protection|gdpr|information requests|access to information|foia',
      in: 'work',
      brutal: [
        'Freedom of information: the answer is due on the twentieth working day. On the nineteenth there is a second cabinet.',
        "Data protection: the visitors' book is in a locked drawer. You sign for the key in a book.",
      ],
      gentle: 'Requests handled, and the share on time: the deadline is in law, so a clean record deserves its number.',
    },
    {
      says: 'emergency plan|disaster plan|disaster planning|disaster recovery|salvage|salvage plan|emergency planning|disaster preparedness|emergency preparedness|business continuity|salvage planning',
      brutal: [
        'A salvage plan lists what is carried out first. Every curator has quietly moved one thing up.',
        'The disaster box holds blotting paper, polythene, and a torch. The batteries are in the mouse.',
      ],
      gentle: 'A plan that was rehearsed is a different line from one that was filed. Add the exercise and its date.',
    },
    {
      says: 'box office|spektrix|tessitura|patronbase|ticket sales|ticketsolve|eventbrite|ticketing system|arts programming|cultural programming|event programming|season brochure',
      not: 'computer|python|java|sql|software|web|javascript|language|languages|c++',
      in: 'work',
      brutal: [
        'The box office shows one seat left. It is behind the pillar, and it has been left since the pillar.',
        'A season brochure goes to print on Friday. On Monday the string quartet is a trio.',
      ],
      gentle: 'Share of seats sold, before and after, and the one thing done for it. Every venue knows the figure by night.',
    },
    {
      says: 'artist liaison|artist|commissioning artists|artist contract|artist contracts|artist residency|artist residencies|liaising with artists|touring|tour booking|working with artists',
      not: 'make-up|makeup|tattoo|nail|graphic|as an artist|3d',
      in: 'work',
      brutal: [
        'Artist biography: a hundred words, please. Nine hundred have come, in the third person.',
        'Artist liaison: a contract, an invoice, and eleven kilos of fresh lemons by Friday.',
      ],
      gentle: 'An artist who came back is the best evidence here. Add the number of commissions and their budget.',
    },
    {
      says: 'board meeting|board meetings|trustee|trustees|board of trustees|board papers|governance|committee meeting|committee meetings|board report|board reports|steering group|library board|friends group',
      not: 'data governance|information governance',
      in: 'work',
      brutal: [
        'Trustees: four minutes on the strategy, forty on the teaspoons in the café.',
        'Board papers go out a week before the meeting and are opened in the lift.',
      ],
      gentle: 'A paper of yours that the board agreed to, and what it was worth: decisions are what trustees are for.',
    },
    {
      says: 'visitor numbers|visitor figures|visitor number|audience development|audience research|visitor survey|visitor surveys|footfall|gate count|door count|audience engagement|visitor feedback|attendance figures|audience data',
      in: 'work',
      brutal: [
        'Visitor numbers: the door counter, divided by two, minus the postman.',
        'Visitor survey: exhibition, four stars. Toilets, a paragraph.',
        'Audience development: a strategy to reach those who never come, on display in the foyer.',
      ],
      gentle: 'A group that came and had not come before, and the change made for it, is worth more than the total.',
    },
    {
      says: 'library assistants|supervising library|staff rota|desk rota|staff rotas|rota|rotas|staff scheduling|supervised staff|staff supervision|supervised student workers|student workers|supervising staff|team of library|scheduling staff',
      around: 'library|librar|museum|gallery|archive|front of house',
      in: 'work',
      brutal: [
        'On the desk rota everybody is flexible as far as the Saturday column.',
        'The rota has a code for desk, stacks, lunch and “hub”. Nobody has found the hub.',
      ],
      gentle: 'People, desks and opening hours: with those three a rota turns into management.',
    },
    {
      says: 'venue hire|room hire|room bookings|room booking|meeting rooms|hall hire|facility rental|private events|facility rentals|private hire|event hire|space hire|wedding hire|meeting room',
      in: 'work',
      brutal: [
        'Venue hire: the contract says out by midnight. The band has read as far as “midnight”.',
        'Room hire: tai chi at two, chess at three. Same chairs, other way round.',
      ],
      gentle: 'Earned income in a year is the line a director turns to first. Add bookings that came again.',
    },
  ],
};
