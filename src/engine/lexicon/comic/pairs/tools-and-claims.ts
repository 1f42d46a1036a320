import type { ComicPair } from '../comic-entry.ts';

/** Tools of two worlds, claims against duties, studies against jobs. */
export const TOOL_AND_CLAIM_PAIRS: readonly ComicPair[] = [
  {
    first: 'attention to detail|eye for detail',
    second: 'proofread|proofreading|proof-reading|copy editing|proof reading',
    secondIn: 'work',
    brutal: [
      'Proofreading is where attention to detail goes to be marked.',
      "You've claimed attention to detail and proofreading on one page. Every comma here is now under oath.",
    ],
    gentle: 'Here attention to detail has a job behind it. What did you proofread, and what did you save from print?',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'big picture|big-picture|helicopter view',
    brutal: [
      "The big picture, and attention to detail. You're either very rare or standing in the wrong place.",
      "You zoom out here, and elsewhere it's attention to detail. Somebody's going to feel seasick.",
    ],
    gentle: 'Both can be true. One example that starts with a detail and ends with a decision would show it.',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'deep cleaning|deep clean|deep cleaned|cleaner|housekeeper|domestic assistant',
    secondIn: 'work',
    brutal: [
      'Attention to detail, in cleaning. The top of the door frame would like a second opinion.',
      "There's attention to detail, and then there's behind the tap.",
    ],
    gentle: 'Cleaning is judged by the detail. Which inspection or standard did you meet? A score would be your evidence.',
  },
  {
    first: 'team player|team-player',
    second: 'lone worker|lone working|lone-working|night watch|night watchman',
    brutal: [
      'Team player. The rest of the team was a torch.',
      'Nobody there to pass to, and it still says team player.',
    ],
    gentle: 'Handling things alone is worth as much. Say what you decided without help, and let that do the talking.',
  },
  {
    first: 'team player|team-player',
    second: 'freelance|freelancer|freelancing',
    secondIn: 'work',
    brutal: [
      'A team player of one. At least nobody missed the meeting.',
      "Freelance: you're the team player, the team, the bench and the person who washes the kit.",
    ],
    gentle: "Freelancers work with many teams. Name two clients' teams and what you did in them.",
  },
  {
    first: 'team player|team-player',
    second: 'founder|co-founder|sole director',
    secondIn: 'work',
    brutal: [
      'Team player, says the founder. Everyone round the table agreed, and quickly.',
      "It's easy to be a team player once the team's your idea.",
    ],
    gentle: 'How many people joined what you started? A headcount shows a team better than the phrase does.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'delivery driver|van driver|hgv driver|lorry driver|truck driver|bus driver|taxi driver|courier driver',
    secondIn: 'work',
    brutal: [
      'Multitasking and a steering wheel. Please say these were on different days.',
      'A driver who lists multitasking. The dashcam is sweating.',
    ],
    gentle: 'Driving is one job done well. Routes, drops and record are the facts; multitasking can go.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'waiter|waitress|waiting tables|waited tables',
    secondIn: 'work',
    brutal: [
      'Three plates, two tables, one wobbly leg: this is where multitasking earns its keep.',
      "Everybody claims multitasking. You've done it with soup.",
    ],
    gentle: 'How many tables and covers on a Saturday? The number makes multitasking true.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'knife|knives|chainsaw|power tools|angle grinder|circular saw',
    brutal: [
      'Sharp things on one line, multitasking on another. Keep the lines apart.',
      'Multitasking is for people who handle nothing sharper than a stapler. Ask anyone who counts to nine.',
    ],
    gentle: "Safe use is the point. A ticket, a course, a clean record: those belong here, multitasking doesn't.",
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'excel macro|macros|vba',
    brutal: [
      'Patience, and macros. One made the other necessary.',
      'You list patience. You and runtime error 1004 have met, then.',
    ],
    gentle: 'What does the macro save, in hours a week? The patience will be understood.',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'call centre|call center|contact centre|contact center',
    secondIn: 'work',
    brutal: [
      'Patience and a call centre: one of the two is timed to the second.',
      "No call centre needs you to list patience. It's issued with the headset.",
    ],
    gentle: 'Calls a day, and the score you kept: these show patience without naming it.',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'mainframe|as400|as/400',
    brutal: [
      "A mainframe and patience. That green cursor isn't thinking, it's remembering.",
      "You wouldn't last a week on that system without patience. It has plenty.",
    ],
    gentle: 'Keeping an old system alive is valued work. What ran on it, and for how many users?',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'debt collection|credit control|overdue accounts|overdue payments|outstanding debts|aged debt',
    secondIn: 'work',
    brutal: [
      'Patience, and chasing invoices. Day thirty is patience. Day ninety is the other letter.',
      "“I'm sure it's crossed in the post.” Patience has heard that one.",
    ],
    gentle: 'How much came in, and how far did the days fall? Patience has figures in credit control.',
  },
  {
    first: 'punctual|punctuality|good timekeeping|timekeeping|good timekeeper',
    second: 'night shift|nightshift|overnight shift|night shifts',
    secondIn: 'work',
    brutal: [
      'Punctual, on nights. You were never late, just extremely early for the next day.',
      'Being punctual at 10 p.m.: no traffic, no queue, no excuse.',
    ],
    gentle: 'Nights and timekeeping are both prized. A clean attendance record is a fact, so print it.',
  },
  {
    first: 'punctual|punctuality|good timekeeping|timekeeping|good timekeeper',
    second: 'work from home|working from home|home-based|home based',
    brutal: [
      'Punctual, working from home. The only thing on the line was the cat.',
      'Punctual, with no commute. The kettle has a longer journey.',
    ],
    gentle: "What did people rely on you for at a given hour? That's punctuality nobody can shrug at.",
  },
  {
    first: 'early riser|early bird|morning person',
    second: 'night shift|nightshift|overnight shift|night shifts',
    brutal: [
      "An early riser on nights. That's just going home.",
      'An early riser, it says. The lark saw this shift pattern and asked for a word.',
    ],
    gentle: "You'll do any hour, then. Say which shifts you prefer; employers who need them will ring.",
  },
  {
    first: 'early riser|early bird|morning person',
    second: 'bartender|bar staff|nightclub|night club|late nights|bar manager',
    secondIn: 'work',
    brutal: [
      'Early riser, with closing time at three. It depends which side of the bed you start from.',
      'You say early bird. The bar would say “still here”.',
    ],
    gentle: 'What hours could you do now? Say so plainly, and the early riser makes sense again.',
  },
  {
    first: 'night owl',
    second: 'early shift|early shifts|early mornings|breakfast shift',
    brutal: [
      'The night owl and the early shift. You met in the hall.',
      "A night owl at that hour isn't early. It's unfinished.",
    ],
    gentle: "Say what hours suit you best and that you've done both. It answers a rota question in advance.",
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'pressure washer|pressure washing|jet wash|jet washing|power washing',
    brutal: [
      'You claim to work well under pressure. This one had a lance and a trigger.',
      'The claim is pressure. The evidence is about 150 bar of it.',
    ],
    gentle: 'Areas cleaned, contracts held: give one. “Under pressure” will get its smile by itself.',
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'plumber|plumbing|boiler|hydraulic|hydraulics|pneumatic|pneumatics|pressure vessel|pressure testing',
    brutal: [
      "Works well under pressure. Here it's in bar, and there's a valve for it.",
      "“Under pressure” is a claim everywhere else. In this line it's a gauge.",
    ],
    gentle: 'Which systems, which ratings, which certificates? They say more about pressure than the claim.',
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'librarian|library assistant|archivist|museum|art gallery',
    secondIn: 'work',
    brutal: [
      'Works well under pressure, in a building where the loudest thing is a radiator.',
      '“Under pressure”, in a place where a loud cough counts as an incident.',
    ],
    gentle: 'What were the busy hours like? Enquiries, visitors, one exhibition opening: show the pressure there was.',
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'barista|espresso machine|espresso',
    secondIn: 'work',
    brutal: [
      "Nine bars at the group head. You're the only applicant who works under pressure by specification.",
      'Two of you were under pressure there, and only the machine had a gauge.',
    ],
    gentle: "Cups an hour at the peak: there's the pressure, with a number on it.",
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'scuba diving|scuba|scuba diver',
    secondIn: 'interests',
    brutal: [
      'Works well under pressure: roughly one extra atmosphere every ten metres.',
      "Most people claim pressure. You've got it on a dial.",
    ],
    gentle: "A charming pair. If the dive log shows a depth, it's the best evidence for this claim I've seen.",
  },
  {
    first: 'quick learner|fast learner|quick to learn|learn quickly|quick study',
    second: 'piano|violin|guitar|cello|drums',
    secondIn: 'interests',
    brutal: [
      'Quick learner. The neighbours have a different timeline for this one.',
      'A quick learner, you say. Through a wall it sounds slower.',
    ],
    gentle: "Music's honest about practice. A grade or a band would turn quick learner into something heard.",
  },
  {
    first: 'flexible|flexibility',
    second: 'yoga|pilates|gymnastics',
    secondIn: 'interests',
    brutal: [
      'Flexible: and for once it can be demonstrated on the carpet.',
      "Everyone says flexible. You've got the mat.",
    ],
    gentle: 'At work, flexible means hours, sites or duties. Say which you offer, and keep the yoga as the wink.',
  },
  {
    first: 'flexible|flexibility',
    second: 'compliance officer|compliance manager|regulatory compliance',
    secondIn: 'work',
    brutal: [
      'Flexible, in compliance. The regulator has put its pen down and is looking at you.',
      'Following the rules to the letter, and flexible. About lunch, presumably.',
    ],
    gentle: "Say where you adapted and where you didn't. In this work, knowing the difference is the skill.",
  },
  {
    first: 'flexible|flexibility',
    second: 'welding|welder|steel fixer',
    secondIn: 'work',
    brutal: [
      "Flexible. The materials weren't.",
      '“Flexible”, next to something that needs a thousand degrees to bend.',
    ],
    gentle: 'Flexible on shifts, sites or travel? Say so in those words: contractors search for it.',
  },
  {
    first: 'highly organised|highly organized|well organised|well organized|well-organised|well-organized|organisational skills|organizational skills',
    second: 'wedding|weddings|hen party',
    secondIn: 'work',
    brutal: [
      'Highly organised, and then the uncle got the microphone. No wedding has a plan for that.',
      'You can be as organised as you like. The cake still comes by van.',
    ],
    gentle: 'How many events, how many guests? The headcount makes organised visible.',
  },
  {
    first: 'highly organised|highly organized|well organised|well organized|well-organised|well-organized|organisational skills|organizational skills',
    second: 'nursery assistant|nursery nurse|preschool assistant|playgroup|early years practitioner|early years',
    brutal: [
      'Organised, in a room with glitter. It was very tidy until nine.',
      "You're organised. The sand tray has its own arrangements.",
    ],
    gentle: "Ratios, routines, the day's plan: say which you ran. Organised is what it looks like at three o'clock.",
  },
  {
    first: 'communication skills|excellent communicator|strong communicator|good communicator|excellent communication',
    second: 'two-way radio|walkie talkie|walkie-talkie|radio operator',
    brutal: [
      'Communication skills, over. Can you repeat that, over.',
      "Excellent communicator, according to everyone who didn't hear the crackle.",
    ],
    gentle: 'Radio discipline is a real skill: call signs, brevity, calm. Say where you used it.',
  },
  {
    first: 'communication skills|excellent communicator|strong communicator|good communicator|excellent communication',
    second: 'night porter|night audit|night auditor|nightwatchman|lone working',
    secondIn: 'work',
    brutal: [
      'Communication skills. To whom, at that hour, in that room?',
      'The communication skills were mostly enjoyed by a vending machine.',
    ],
    gentle: 'Who relied on what you passed on? A handover or an email counts, if you say what it changed.',
  },
  {
    first: 'leadership skills|natural leader|strong leader|born leader',
    second: 'follow instructions|following instructions|follow directions|takes direction|follow orders',
    brutal: [
      "You lead and you follow instructions. It's a very short queue.",
      'Leadership there, following here. Just tell us when to turn.',
    ],
    gentle: 'Both are fine in the right hour. Say whom you led, and once where instructions mattered.',
  },
  {
    first: 'positive attitude|can-do attitude|can do attitude|positive outlook|optimistic',
    second: 'internal auditor|quality inspector|quality control inspector',
    secondIn: 'work',
    brutal: [
      "A positive attitude, in a job where you're paid to find what's wrong.",
      'You look on the bright side, and then you write it up as a minor non-conformance.',
    ],
    gentle: "What got better after your findings? That's the positive part, and it needs printing.",
  },
  {
    first: 'positive attitude|can-do attitude|can do attitude|positive outlook|optimistic',
    second: 'risk register|risk manager|disaster recovery|business continuity',
    secondIn: 'work',
    brutal: [
      'A positive attitude, and a document listing everything that could go wrong, by likelihood.',
      'Positive attitude, disaster plan. Somebody has to bring the biscuits.',
    ],
    gentle: "Good planners are cheerful because they've checked. What did the plan save, or survive?",
  },
  {
    first: 'energetic|high energy|high-energy|full of energy',
    second: 'electrician|electrical installation|solar panel|substation',
    secondIn: 'work',
    brutal: [
      'Energetic, in a job where the first thing you do is turn it off.',
      "All that high energy, and here it's measured in kilowatt-hours.",
    ],
    gentle: 'Voltages, tickets, sites: those facts give the word some current.',
  },
  {
    first: 'adaptable|adaptability|adapts quickly|adapt quickly',
    second: 'travel|travelling|traveling|backpacking',
    secondIn: 'interests',
    brutal: [
      'Adaptable. People pack two, and leave them in the hotel.',
      "You're adaptable abroad. The sockets are another matter.",
    ],
    gentle: 'Adaptable needs a before and after. Did a trip teach you a language or a job? Use that.',
  },
  {
    first: 'adaptable|adaptability|adapts quickly|adapt quickly',
    second: 'mainframe',
    brutal: [
      'Adaptable, with something that has refused to change since it was installed.',
      "One of you was adaptable. It wasn't the mainframe.",
    ],
    gentle: 'Bridging old systems and new is sought after. Which did you connect?',
  },
  {
    first: 'discreet|discretion',
    second: 'hairdresser|hairdressing|barber|beautician|nail technician',
    secondIn: 'work',
    brutal: [
      'Discretion, in the one chair where people tell everything to a mirror.',
      "Discreet, and it's all been swept up by six.",
    ],
    gentle: 'Regulars are proof of trust. How many did you keep? That is discretion with a column.',
  },
  {
    first: 'honest|honesty|integrity|trustworthy',
    firstIn: 'skills',
    second: 'poker',
    secondIn: 'interests',
    brutal: [
      'Honest, with a hobby in which that costs you every hand.',
      "Integrity by day. By night, a straight face you've practised.",
    ],
    gentle: 'Play is play. For integrity, say what you were trusted with: keys, cash, records.',
  },
  {
    first: 'people person|people skills',
    second: 'warehouse operative|order picker|shelf stacking|shelf stacker|stockroom|stock room|server room',
    secondIn: 'work',
    brutal: [
      'A people person, assigned to things.',
      "You've got people skills. The shelves were very taken with you.",
    ],
    gentle: 'Whom did you deal with there: drivers, pickers, engineers? Name them, and the people skills have people in them.',
  },
  {
    first: 'people person|outgoing personality|outgoing person',
    second: 'computer games|video games|gaming|online gaming',
    secondIn: 'interests',
    brutal: [
      'A people person, and after seven those people are called xX_Dave_Xx.',
      'A people person, mostly over port 443.',
    ],
    gentle: "If it's played with others, say what you organise. Running a guild of forty is people skills with a timetable.",
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'construction site|ear defenders|pneumatic drill|heavy machinery|building site',
    secondIn: 'work',
    brutal: [
      'A good listener, in a place that hands out ear defenders.',
      'Active listening, at ninety decibels. “What?” counts as a follow-up question.',
    ],
    gentle: "Radio, signals, toolbox talks: how did you stay understood on a loud site? That's a safety skill.",
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'drums|drumming|heavy metal|electric guitar|trumpet',
    secondIn: 'interests',
    brutal: [
      'A good listener. Less so between seven and nine, in the garage.',
      "You listen well. The street's had to.",
    ],
    gentle: 'In a band, listening is half of playing. Say which band, and the two lines help each other.',
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'telesales|telemarketing|cold calling|telemarketer',
    secondIn: 'work',
    brutal: [
      'A good listener in a job with a script. Which bit do you stop for?',
      'Good listener: hears “no thank you”, makes a note, carries on to page two.',
    ],
    gentle: 'Questions asked before the pitch is what sets sellers apart. What did your listening win?',
  },
  {
    first: 'fast-paced|fast paced',
    second: 'fishing|angling',
    secondIn: 'interests',
    brutal: [
      'Fast-paced environments, and then a riverbank and a flask.',
      'You like it fast-paced. The carp have been told.',
    ],
    gentle: 'A good counterweight. What was fast about the work: volume, deadlines, covers? Use the figure.',
  },
  {
    first: 'fast-paced|fast paced',
    second: 'planning permission|local authority|local government|borough council|county council|city council|civil service|public sector',
    secondIn: 'work',
    brutal: [
      'Fast-paced, in the public sector. Some of those twelve-week consultations only took a year.',
      'A fast-paced environment, subject to committee, minutes and a second committee.',
    ],
    gentle: 'Something you did speed up there would be the best line on the page. By how many weeks?',
  },
  {
    first: 'fast-paced|fast paced',
    second: 'librarian|library assistant|archivist|museum|art gallery',
    secondIn: 'work',
    brutal: [
      "Fast-paced. There's a sign on the wall about running.",
      'A fast-paced environment with a rope across it.',
    ],
    gentle: 'What was fast, then: a busy opening, an enquiry desk? Put a figure to the pace.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'accounts payable|purchase ledger',
    secondIn: 'work',
    brutal: [
      'Creativity, in accounts payable. Audit has looked up.',
      'Outside the box is lovely. Accounts payable has one marked “PO number”.',
    ],
    gentle: 'What did you improve about how invoices flowed? Creative there means fewer steps: count them.',
  },
  {
    first: 'outside the box',
    second: 'packing|packer|packaging operative|packed',
    secondIn: 'work',
    brutal: [
      'Thinks outside the box. Works, however, with tape.',
      'Outside the box is the only place left once forty are full.',
    ],
    gentle: 'A better way of packing would be creative indeed. Did you find one? Units an hour would show it.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'payroll|wages',
    secondIn: 'work',
    brutal: [
      'Creativity and payroll are happiest in separate buildings.',
      "Creative thinking, right next to everyone's tax code. HMRC has moved its chair closer.",
    ],
    gentle: 'Which process did you improve in payroll? Creative and accurate together is a fine claim with one example.',
  },
  {
    first: 'outside the box',
    second: 'template|templates|checklist|checklists|application forms',
    secondIn: 'work',
    brutal: [
      'Thinks outside the box, and keeps everyone else in it.',
      'Outside the box. Please complete all boxes.',
    ],
    gentle: "A good template is design. How many use it, and what did it save? There's your creativity.",
  },
  {
    first: 'passionate',
    second: 'concreting|screed|screeding|concrete floors|pouring concrete',
    secondIn: 'work',
    brutal: [
      'Passionate, about something that sets in four hours.',
      "All that passion, and someone's going to park on it.",
    ],
    gentle: "Square metres, tonnes, sites: those are the facts. Pride in the job doesn't need the adjective.",
  },
  {
    first: 'proactive|proactively',
    second: 'as needed|as required|when required|as directed|when asked',
    secondIn: 'work',
    brutal: [
      'Proactive, but not before being asked.',
      '“Proactive” and this line have clearly never been in a meeting together.',
    ],
    gentle: 'Change that phrase into what you did unasked: one case makes proactive true.',
  },
  {
    first: 'perfectionist',
    second: 'deadline|tight deadlines|deadlines',
    brutal: [
      "A perfectionist with a deadline. Somebody's going to be let down and it's the font.",
      "Perfectionist, meets deadlines. By the end there's a version called final_FINAL_3.",
    ],
    gentle: 'What did you decide was good enough, and when? That judgement is better than perfect.',
  },
  {
    first: 'reliable|dependable|reliability',
    second: 'printer|printers|wifi|wi-fi|help desk|helpdesk',
    secondIn: 'work',
    brutal: [
      'Reliable. That makes one of you.',
      "Reliable. Well, somebody in that room had to be, and it wasn't going to be the printer.",
    ],
    gentle: 'Uptime, tickets, response: reliable has numbers in this line of work. Give one.',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'audited|auditing|auditor|internal audit|external audit',
    secondIn: 'work',
    brutal: [
      "A sense of humour, and audit. They'll want a sample of twenty-five.",
      'A sense of humour is noted. Please supply evidence by close of play.',
    ],
    gentle: 'Humour gets people to open the second drawer. What did you find once they had?',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'payroll|wages',
    secondIn: 'work',
    brutal: [
      'A sense of humour, kept well away from payday.',
      "There's one joke in payroll. It's the emergency tax code.",
    ],
    gentle: 'People ring payroll cross, and a bit of humour sends them away calm. How many did you pay, and how often right first time?',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'health and safety|health & safety|risk assessment',
    secondIn: 'work',
    brutal: [
      'A sense of humour, and a form headed “foreseeable harm”.',
      'A sense of humour, and a wet floor sign. The figure falling over on it has been waiting for this.',
    ],
    gentle: 'People remember briefings that made them smile. Did incidents fall? Say by how many.',
  },
  {
    first: 'computer literate|computer literacy|it literate|computer savvy|tech savvy|tech-savvy',
    second: 'fax|fax machine|faxing|typewriter|photocopier|photocopying',
    brutal: [
      'Computer literate, and the sentence is about a fax.',
      "You're computer literate. This machine's more of an oral tradition.",
    ],
    gentle: 'Name the programs instead of computer literate, and this line can retire in peace.',
  },
  {
    first: 'computer literate|computer literacy|it literate|computer savvy|tech savvy|tech-savvy',
    second: 'python|java|sql|kubernetes|machine learning|c++',
    brutal: [
      "Computer literate. And then this, which is like “can count” on an astronaut's page.",
      "You can do this, and you also felt we should know you're computer literate.",
    ],
    gentle: 'This makes computer literate unnecessary. Delete it; the room is worth more to a project.',
  },
  {
    first: 'fax|faxing|fax machine',
    second: 'cloud|aws|azure|google cloud|cloud computing',
    brutal: [
      "The cloud is somebody else's computer. The fax is somebody else's paper jam.",
      "You've got one foot in the cloud and the other in the tray marked “fax cover sheet”.",
    ],
    gentle: "If you moved something from fax to cloud, that's a project. What, and how much time did it save?",
  },
  {
    first: 'cobol',
    second: 'kubernetes|docker|terraform|microservices',
    brutal: [
      'COBOL runs the bank. This restarts itself every nine minutes to feel alive.',
      "COBOL was written to last until the weekend, and it's still paying everybody.",
    ],
    gentle: "Knowing COBOL and containers together is rare. Did you connect the two? That's the first line of the page.",
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'looker|qlik|qlikview|qlik sense',
    brutal: [
      'The dashboard is beautiful. Everybody exports it to Excel.',
      'The board gets the dashboard. The answer comes out of Excel.',
    ],
    gentle: 'Which decision came off the dashboard? With that said, Excel needs no more than a mention.',
  },
  {
    first: 'powerpoint|power point',
    second: 'prezi',
    secondIn: 'skills',
    brutal: [
      'PowerPoint and Prezi: slides that bore you, and slides that make you seasick.',
      'Prezi zooms until people feel ill. PowerPoint does it with text.',
    ],
    gentle: 'The audience and the outcome matter more than the program. Which deck won something?',
  },
  {
    first: 'powerpoint|power point',
    second: 'storytelling|storyteller',
    brutal: [
      'A storyteller, with PowerPoint. Once upon a time there was an agenda.',
      'A story, in PowerPoint. The dragon is on slide fourteen, as a pie chart.',
    ],
    gentle: 'How large was the room, and what changed? One talk with a result beats both claims.',
  },
  {
    first: 'photoshop|adobe photoshop',
    second: 'estate agent|lettings|property listings|real estate|realtor',
    secondIn: 'work',
    brutal: [
      'Photoshop, near property. The sky in that garden is going to be very blue.',
      "One bedroom, compact. With Photoshop there'd be two.",
    ],
    gentle: 'Better listings get more viewings. Do you have a before and after in numbers?',
  },
  {
    first: 'photoshop',
    second: 'honesty|honest',
    brutal: [
      'Honesty, from someone with Photoshop.',
      'Honest, with the shadows lifted. Photoshop sends its regards.',
    ],
    gentle: 'What do you use it for? Naming the work makes the tool innocent and useful.',
  },
  {
    first: 'microsoft word|ms word',
    second: 'latex',
    secondIn: 'skills',
    brutal: [
      'LaTeX for the formula and Word for the co-author.',
      'Word moves your picture to page nine. LaTeX does it on principle.',
    ],
    gentle: 'Which work was it for: a thesis, a manual, a journal article? The document counts more than the tool.',
  },
  {
    first: 'microsoft word|ms word',
    second: 'adobe indesign|indesign|quark',
    brutal: [
      'InDesign for how it looks, Word for what the client sends back with the fonts in it.',
      'Word sends the heading in four fonts, and InDesign gets the blame.',
    ],
    gentle: 'Which pages did you lay out, and how many copies went out? A print run is a number.',
  },
  {
    first: 'microsoft access|ms access',
    second: 'snowflake|bigquery|redshift|databricks',
    brutal: [
      "This has a team, a budget and a roadmap. The Access file on Linda's PC runs the company.",
      'Access: two users at once and both of them shouting across the room.',
    ],
    gentle: 'Did you move something out of Access into that? Migrations are projects: give the size.',
  },
  {
    first: 'lotus notes',
    second: 'office 365|microsoft 365',
    brutal: [
      'Lotus Notes was one program that nobody understood. This is a subscription to eleven.',
      "Lotus Notes had a little lightning bolt that flashed and told you nothing. Progress: it's now a red dot.",
    ],
    gentle: 'If you were part of the migration, say how many mailboxes. Otherwise Lotus Notes can retire.',
  },
  {
    first: 'git|github',
    second: 'document control|track changes|document controller',
    brutal: [
      'Git for the code, and “final_v7_USE THIS ONE” for everybody else.',
      'Git remembers who did it. Document control remembers who was told.',
    ],
    gentle: 'Which system of record did you look after, for how many documents or people? Say the scale.',
  },
  {
    first: 'agile|scrum',
    second: 'gantt|gantt chart|gantt charts',
    brutal: [
      'Agile and a Gantt chart. One apologises every fortnight, the other draws the future.',
      "Agile, with a Gantt chart: it's improvisation with a seating plan.",
    ],
    gentle: 'Hybrid is how most places really work. Which parts did you keep from each, and did it land?',
  },
  {
    first: 'six sigma|lean six sigma',
    second: 'karate|judo|taekwondo|martial arts|jiu jitsu',
    secondIn: 'interests',
    brutal: [
      'Two kinds of belt. One defends you in a dark alley, and Six Sigma gets you a fishbone diagram.',
      "Two belts on one page. In a car park, please don't reach for the Six Sigma one.",
    ],
    gentle: "Grade in one, savings in the other: two belts, two numbers. It's the best pair on a page in ages.",
  },
  {
    first: 'lean manufacturing|lean six sigma|lean management|lean principles|5s',
    second: 'collecting|vinyl|antiques|stamp collecting|record collecting',
    secondIn: 'interests',
    brutal: [
      "Lean says throw away what you don't need. Then there's the spare room.",
      'Lean says sort, set in order, shine. The collection says keep all of it.',
    ],
    gentle: 'Collectors catalogue, which is its own kind of lean. What did you save at work, in hours or money?',
  },
  {
    first: 'gdpr|data protection',
    second: 'social media|instagram|facebook|tiktok',
    brutal: [
      "GDPR in one place, and everybody's lunch in another.",
      'GDPR says ask first. Social media says tag first.',
    ],
    gentle: 'Running channels within GDPR is a real skill. Which consent process did you set up?',
  },
  {
    first: 'gdpr|data protection',
    second: 'mailing list|email marketing|newsletter',
    secondIn: 'work',
    brutal: [
      'GDPR has read your mailing list. It would like to be taken off.',
      'GDPR, and a list. Someone unticked the box, and someone unticked the unticking.',
    ],
    gentle: "List size, open rate and consent all in order: three facts, and you're the person they want.",
  },
  {
    first: 'python',
    second: 'snakes|reptiles|exotic pets|herpetology',
    secondIn: 'interests',
    brutal: [
      "Python in the skills, snakes at home. Nobody opens the vivarium until it's cleared up.",
      "Please state, for the visitor's book, whether Python is installed or fed.",
    ],
    gentle: "It'll be the first question, so have the answer ready. And link one Python project.",
  },
  {
    first: 'java',
    second: 'barista|latte art|specialty coffee|speciality coffee',
    brutal: [
      "Java in the skills, and coffee here. Somebody's thought about what they run on.",
      'Java both ways, and only one of them gets a garbage collector.',
    ],
    gentle: 'The pun makes itself. What did you build with the first one? The cup can stay.',
  },
  {
    first: 'rails|ruby on rails',
    second: 'model railways|model railway|model trains|heritage railway|trainspotting|steam trains',
    secondIn: 'interests',
    brutal: [
      'Rails at work, and rails at the weekend. Only one lot comes with a timetable.',
      'A developer on Rails, and off the clock the sort with sleepers.',
    ],
    gentle: "It's a gift of an opening for an interview. Which app carried traffic, and how much?",
  },
  {
    first: 'kubernetes|docker',
    second: 'freight|container ship|freight forwarding|freight forwarder|container port',
    secondIn: 'work',
    brutal: [
      'Containers, twice. One lot goes missing off Felixstowe and the other in a namespace.',
      "Kubernetes borrowed the ship's wheel. Here you are with the ship.",
    ],
    gentle: 'Two meanings of container on one page is memorable. Say the volumes in both.',
  },
  {
    first: 'aws|azure|google cloud|cloud computing',
    second: 'stargazing|astronomy|astrophotography',
    secondIn: 'interests',
    brutal: [
      'The cloud pays for the telescope, and then it gets in the way.',
      'AWS has the cloud. The telescope would like it gone by eight.',
    ],
    gentle: 'A pun you can leave to the reader. What did you run in the cloud, at what cost or scale?',
  },
  {
    first: 'seo',
    second: 'poetry|poet',
    secondIn: 'interests',
    brutal: [
      'A sonnet has fourteen lines. SEO would like the word “mattress” in nine of them.',
      'One of these is written for people. SEO has met your other reader, and it crawls.',
    ],
    gentle: 'Writers who can also be found are worth having. A piece with its traffic would show both.',
  },
  {
    first: 'audio typing|audio typist',
    second: 'voice recognition|transcription software|speech recognition|otter.ai',
    brutal: [
      "It mishears “public meeting” and hopes nobody's looking. Audio typing always looked.",
      'This types what you said. Audio typing types what you meant.',
    ],
    gentle: "Checking a machine's transcript takes exactly that older skill. Say how many minutes of audio you handle.",
  },
  {
    first: 'paper records|filing cabinet|paper-based|paper files',
    second: 'digital transformation|digitisation|digitization|paperless',
    brutal: [
      'Paperless. The paper records are in a unit near the ring road.',
      'Paper records, meet transformation. Everything was scanned sideways.',
    ],
    gentle: 'How many files moved, and how long do people now wait for one? Those are the facts of paperless.',
  },
  {
    first: 'chatgpt',
    second: 'copywriting|original content|creative writing',
    brutal: [
      "Original content, and in another section, ChatGPT. Let's delve.",
      "ChatGPT and copywriting: somebody's going to have a strong feeling about “tapestry”.",
    ],
    gentle: "Say what's yours and where the tool helped. Editors trust those who draw that line.",
  },
  {
    first: 'chatgpt|generative ai|ai tools',
    second: 'critical thinking|analytical thinking|independent thinker',
    brutal: [
      'Critical thinking, and a helper that agrees with everything. Excellent question.',
      'AI tools say sorry, and then they do it again. Critical thinking starts about there.',
    ],
    gentle: 'When did you catch it being wrong? That example is critical thinking on a plate.',
  },
  {
    first: 'shorthand',
    second: 'minute taking|minute-taking|took minutes|taking minutes|meeting minutes',
    brutal: [
      'Shorthand: so that somebody, at least, can prove what was agreed about the kettle.',
      "Two hours of meeting. In shorthand that's three squiggles and a sigh.",
    ],
    gentle: 'A speed in words per minute makes shorthand a rare asset. What meetings did it serve?',
  },
  {
    first: "driving licence|driving license|full uk driving licence|clean driving licence|valid driver's license",
    second: 'work from home|working from home|home-based|fully remote',
    secondIn: 'work',
    brutal: [
      'A full licence, for a job eleven steps from the bed.',
      'Holds a driving licence. Commutes past the fridge.',
    ],
    gentle: "If travel's part of the next job, keep the licence; if not, it can go at the very end.",
  },
  {
    first: 'first aid|first aider|first aid at work',
    second: 'kitchen porter|kitchen assistant|kitchen staff|commis chef|line cook|sous chef|prep cook|chef de partie',
    secondIn: 'work',
    brutal: [
      'First aid, in a kitchen. Blue plasters all round.',
      "First aid in a kitchen: everybody's holding something hot or sharp, and shouting “behind”.",
    ],
    gentle: "A trained first aider on a line is worth a shift's peace. Keep level and expiry date together.",
  },
  {
    first: 'first aid|first aider|first aid at work',
    second: 'office manager|office administrator|administrative assistant',
    secondIn: 'work',
    brutal: [
      "First aid, in an office: mostly it's knowing who has the key to the green box.",
      'An office first aid kit holds nine triangular bandages and none of the small plasters.',
    ],
    gentle: "It's a duty many avoid. Add the level and expiry, and fire marshal if you're that as well.",
  },
  {
    first: 'first aid|first aider|cpr',
    second: 'skateboarding|mountain biking|parkour|bmx|snowboarding',
    secondIn: 'interests',
    brutal: [
      'First aid on one line, and a reason for it on this one.',
      'You know first aid for a wrist, and where the wrists come from.',
    ],
    gentle: "It's good planning to have both. Add the level and the date, and any events you've covered.",
  },
  {
    first: 'food hygiene|food safety|food hygiene level 2|servsafe',
    second: 'camping|bushcraft|wild camping',
    secondIn: 'interests',
    brutal: [
      'Food hygiene on the wall, and then a sausage turned with a tent peg.',
      'Food hygiene says 75 degrees at the core. The campfire says “looks done”.',
    ],
    gentle: 'Catered for a group outdoors? Then both lines are one good story: how many, and nobody ill.',
  },
  {
    first: 'food hygiene|food safety|servsafe',
    second: 'dog walking|dogs|my dog|walking the dog',
    secondIn: 'interests',
    brutal: [
      "Food hygiene certificate at work, muddy paws at home. There'd better be a door.",
      'Food hygiene means separate boards for raw and cooked. The sofa has no such system.',
    ],
    gentle: 'Keep the certificate with its level and date; kitchens look for that first.',
  },
  {
    first: 'fire marshal|fire warden',
    second: 'camping|bushcraft|barbecue|bbq',
    secondIn: 'interests',
    brutal: [
      'A fire marshal who lights them at weekends. Assembly point: the marshmallows.',
      "A fire marshal knows where the extinguishers are. At home you're the reason for one.",
    ],
    gentle: 'Fire marshal is a role, so say the building and headcount. How did the last drill go, in minutes?',
  },
  {
    first: 'coshh',
    second: 'home brewing|homebrewing|home brew',
    secondIn: 'interests',
    brutal: [
      "COSHH at work. At home there's a bubbling bucket in the airing cupboard.",
      "Every bottle labelled, under COSHH. Then there's the unmarked one in your kitchen.",
    ],
    gentle: 'You probably write the labels at home as well. Sell any of it? Then COSHH knowledge is commercial.',
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'forklift|fork lift|warehouse operative|order picker',
    secondIn: 'work',
    not: 'doctor of philosophy|master of philosophy|phd|ph.d|dphil|mphil',
    brutal: [
      'Philosophy asks what a thing is in itself. The warehouse asks what it says on the label.',
      "If a pallet falls and nobody's there to hear it, it's still a form. Philosophy never mentioned that.",
    ],
    gentle: 'Philosophy trains clear thinking, which safety people prize. Did you improve something there? Reason it out in a line.',
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'barista|coffee shop',
    secondIn: 'work',
    not: 'doctor of philosophy|master of philosophy|phd|ph.d|dphil|mphil',
    brutal: [
      "A philosophy student behind the counter: finally the right person to ask “what's good?”",
      "Plato had shadows in a cave. Philosophy never covered a queue asking if it's really oat.",
    ],
    gentle: "Making an argument clear and a customer calm aren't far apart. What did you take from one to the other?",
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'call centre|call center|contact centre|contact center',
    secondIn: 'work',
    not: 'doctor of philosophy|master of philosophy|phd|ph.d|dphil|mphil',
    brutal: [
      '“Why are you calling?” is, for once, in the hands of a specialist. Philosophy thanks you for holding.',
      'Philosophy has been on hold since Socrates, and he was told his question was important too.',
    ],
    gentle: 'Asking the right question first is worth seconds per call. What was your resolution rate?',
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'sales assistant|retail assistant|sales associate|cashier',
    secondIn: 'work',
    not: 'doctor of philosophy|master of philosophy|phd|ph.d|dphil|mphil',
    brutal: [
      '“Do you need a bag?” Philosophy distinguishes between need, want and 10p.',
      'Is it still “new in” if it was there last week? Philosophy has never had to put the sign up.',
    ],
    gentle: "Someone who listens to what's meant will sell well. Give the sales figure and keep the philosophy.",
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'complaint|customer complaint|complaints handling|handled complaints',
    secondIn: 'work',
    brutal: [
      "Psychology says the anger isn't about the parcel. The parcel's still missing, though.",
      'All of Freud, and it turns out that they just want the refund.',
    ],
    gentle: 'Psychology helps when people are cross. How many complaints did you resolve, and how soon?',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'sales assistant|sales executive|telesales|sales representative|retail assistant',
    secondIn: 'work',
    brutal: [
      'Psychology and sales: you know that nobody in the experiment was ever going to give the mug back.',
      "“Three left at this price.” Psychology has a chapter on why that works, and you've read it.",
    ],
    gentle: 'Which insight did you use, and what did it sell? A small test with a result would be gold.',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'human resources|hr assistant|hr manager|hr officer|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      'Psychology has a hundred years of questionnaires. HR has a form with five smileys.',
      'Psychology gave the world the couch. HR has a meeting room called Maple.',
    ],
    gentle: 'Which part of psychology do you use there: selection, engagement, change? Name a case and a measure.',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'dog training|dog walking|dogs|my dog',
    secondIn: 'interests',
    brutal: [
      "You've studied psychology, and at home there's somebody who only has to hear the tin.",
      'Pavlov at your desk, Pavlov at the back door. Psychology never clocks off.',
    ],
    gentle: 'A charming echo. Which research methods did you learn? They may be your most useful skill.',
  },
  {
    first: 'marine biology|oceanography',
    firstIn: 'study',
    second: 'call centre|call center|office assistant|office administrator|administrative assistant|data entry|bank|insurance',
    secondIn: 'work',
    brutal: [
      "Marine biology, and then somewhere with no tide at all. Let's hope there was a fish tank in reception.",
      'Marine biology and a desk. The printer makes a sound like a seal.',
    ],
    gentle: 'Field data, surveys, statistics: marine biology carries over. Say which method helped you here.',
  },
  {
    first: 'archaeology',
    firstIn: 'study',
    second: 'data entry|filing|records management|archive|archiving',
    secondIn: 'work',
    brutal: [
      "Archaeology is the right training: layers, dust, and somebody's lunch from a previous civilisation.",
      'Item by item, from the top down, with labels. This has been waiting for someone from archaeology.',
    ],
    gentle: 'Recording finds is data discipline. How big a backlog did you dig through? Give the count.',
  },
  {
    first: 'ba history|history degree|bachelor of arts in history|modern history|ancient history|medieval history|american history',
    firstIn: 'study',
    second: 'software engineer|software developer|web developer|it support',
    secondIn: 'work',
    brutal: [
      'History: you know why the system is like this. It started with a king and a spreadsheet.',
      "Those who don't learn from history repeat it. In software it's called a regression.",
    ],
    gentle: "Weighing sources and finding causes is analysis. Which root cause did you find? That's history at work.",
  },
  {
    first: 'geography',
    firstIn: 'study',
    second: 'delivery driver|courier|van driver|truck driver|taxi driver',
    secondIn: 'work',
    brutal: [
      "Geography paid off: you know where it is, why it's there, and that the bridge is too low.",
      'Geography does oxbow lakes for a term, and not one word about the Swindon roundabout.',
    ],
    gentle: 'Routes, mapping, GIS: which part of geography do you still use? It could be a selling point here.',
  },
  {
    first: 'music',
    firstIn: 'study',
    second: 'call centre|call center|telesales',
    secondIn: 'work',
    brutal: [
      "You've studied music, and here it's the same forty seconds of panpipe for everyone on hold.",
      'Music trains the ear. The call centre rewards it with Vivaldi through a sock.',
    ],
    gentle: 'Ear, voice, rehearsal: music is training for this. What was your quality score?',
  },
  {
    first: 'fine art|fine arts',
    firstIn: 'study',
    second: 'painter and decorator|decorator|sign writer|painting and decorating',
    secondIn: 'work',
    brutal: [
      'Fine art, now in two coats, and the client chooses the colour.',
      'A blank wall at last, and they wanted it left that way, in magnolia. Fine art nods slowly.',
    ],
    gentle: 'An eye for colour is worth real money to decorators. Show a link: rooms and pictures together.',
  },
  {
    first: 'art history|history of art',
    firstIn: 'study',
    second: 'security guard|security officer|gallery assistant|invigilator',
    secondIn: 'work',
    brutal: [
      "Art history, and “please step back”. You're the one person in the room who knows from what.",
      "You've done art history, and what they'll ask you is where the toilets are.",
    ],
    gentle: 'Knowing the collection makes you more than a guard. Talks, tours, enquiries: did you do any?',
  },
  {
    first: 'english literature',
    firstIn: 'study',
    second: 'data entry|entered data|data input|inputting data',
    secondIn: 'work',
    brutal: [
      "English literature: from Middlemarch to Field 7, postcode. There's less weather in it.",
      "You can find the theme in anything. In column C it's “missing”.",
    ],
    gentle: 'Close reading finds errors. How many records, how accurate? Let the English stand as the reason.',
  },
  {
    first: 'english literature',
    firstIn: 'study',
    second: 'copywriter|content writer|packaging|product descriptions|email marketing',
    secondIn: 'work',
    brutal: [
      'Keats on one line and “ours are the crispiest” on the other. English literature has seen worse on mugs.',
      "Season of mists, and 20 per cent off. English literature knows what you've done.",
    ],
    gentle: 'A line of yours that sold something is the best proof. Quote it, with the figure.',
  },
  {
    first: 'drama|theatre studies|performing arts',
    firstIn: 'study',
    second: 'estate agent|letting agent|lettings negotiator|real estate agent|realtor',
    secondIn: 'work',
    brutal: [
      '“I was about to put an offer in myself.” Somebody in this business finally has the drama training for it.',
      'With drama behind you, “deceptively spacious” can be said with a straight face.',
    ],
    gentle: 'Voice and presence are assets in sales. What did they bring in? Curtain up on the number.',
  },
  {
    first: 'law|llb',
    firstIn: 'study',
    second: 'bar staff|bartender|barman|barmaid|bar work',
    secondIn: 'work',
    brutal: [
      "You've studied law, and been called to the bar. It was three deep and wanted crisps.",
      "Law: “without prejudice, that's your fourth.”",
    ],
    gentle: "Calm, rules and awkward people: that's both jobs. What did you handle on a busy night?",
  },
  {
    first: 'physics|astrophysics',
    firstIn: 'study',
    second: 'kitchen porter|dishwasher|pot wash|waiter|waitress',
    secondIn: 'work',
    brutal: [
      'Physics says everything falls at the same rate. The plates have been proving it ever since.',
      "You've studied physics, so you know exactly why the plate broke. It's still your plate.",
    ],
    gentle: 'Someone with physics measures things. What did you measure or fix there? One figure would be characteristic.',
  },
  {
    first: 'mathematics degree|maths degree|bsc mathematics|bsc maths|ba mathematics|bachelor of science in mathematics|mathematics and statistics',
    firstIn: 'study',
    second: 'cashier|till operator|checkout operator',
    secondIn: 'work',
    brutal: [
      'A maths degree, and the till tells you the change. It must be like driving behind a tractor.',
      'Maths goes up to infinity. The float goes up to fifty pounds in coins.',
    ],
    gentle: "Did you balance the tills or spot a discrepancy? It's maths with consequences, so print it.",
  },
  {
    first: 'computer science',
    firstIn: 'study',
    second: 'handwritten|paper forms|photocopying|faxing',
    secondIn: 'work',
    brutal: [
      'Computer science, and the job came with a hole punch.',
      "Computer science, meet paper. You'll have been thinking about a script since ten past nine.",
    ],
    gentle: 'Did you automate any of it? Hours saved would make this the best line of the job.',
  },
  {
    first: 'nutrition|dietetics',
    firstIn: 'study',
    second: "fast food|mcdonald's|mcdonalds|burger king|kfc|takeaway",
    secondIn: 'work',
    brutal: [
      'Nutrition on the certificate, and “would you like to go large?” at the counter.',
      "You studied nutrition, so you know what's in the bag, and you handed it over. Professional.",
    ],
    gentle: 'Allergens and portions are a real link here. Did you train others in them? Say so.',
  },
  {
    first: 'sports science|sport science|physical education',
    firstIn: 'study',
    second: 'call centre|call center|telesales',
    secondIn: 'work',
    brutal: [
      "Sports science says move every thirty minutes. The headset lead's a metre long.",
      'All that sports science, and the longest run is to the kettle between calls.',
    ],
    gentle: 'Coaching and data carry over well. Which targets or people did you improve? Give the result.',
  },
  {
    first: 'criminology',
    firstIn: 'study',
    second: 'sales assistant|cashier|store manager|loss prevention|shop assistant',
    secondIn: 'work',
    brutal: [
      'Criminology: theories of deviance, and six steaks up one jumper.',
      "Retail is criminology's field trip. The suspects all want a receipt.",
    ],
    gentle: "Shrinkage is a figure: did it fall while you were there? That's criminology put to use.",
  },
  {
    first: 'environmental science|environmental studies|sustainability',
    firstIn: 'study',
    second: 'petrol station|airline|airport|oil and gas|oil rig|car sales|car dealership',
    secondIn: 'work',
    brutal: [
      "Environmental science, and then this. It's good to study the competition from inside.",
      'Environmental science taught you about the climate. This is one of its suppliers.',
    ],
    gentle: 'Knowing the subject from inside is worth something. Did you reduce any waste, fuel or travel? Count it.',
  },
  {
    first: 'fashion|fashion design',
    firstIn: 'study',
    second: 'hi-vis|construction site|warehouse operative|building site',
    secondIn: 'work',
    brutal: [
      'Fashion on one line, and on this one the look is orange, one size, with a logo on the back.',
      'Fashion knows cut and drape. The steel toecaps know neither.',
    ],
    gentle: 'Materials, quality, production: fashion links to this. What did you bring from one to the other?',
  },
];
