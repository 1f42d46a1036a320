import type { ComicPair } from '../comic-entry.ts';

/** Tools of two worlds, claims against duties, studies against jobs. */
export const TOOL_AND_CLAIM_PAIRS: readonly ComicPair[] = [
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'proofread|proofreading|proof-reading|copy editing|proof reading',
    secondIn: 'work',
    brutal: [
      'Attention to detail and proofreading: one of them is a claim and the other one has read it.',
      "You've promised attention to detail to whoever checks this page for commas. It's a brave order to do it in.",
    ],
    gentle: 'Here attention to detail has a job behind it. What did you proofread, and what did you save from print?',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'data entry|entered data|data input|inputting data',
    secondIn: 'work',
    brutal: [
      'Attention to detail, then data entry: the claim and its natural habitat.',
      "Data entry is where attention to detail goes at four o'clock to find out if it's real.",
    ],
    gentle: 'An error rate would prove the attention to detail in one number. Records a day would be a second.',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'big picture|strategic thinker|strategic thinking|helicopter view|visionary',
    brutal: [
      "The big picture, and attention to detail. You're either very rare or standing in the wrong place.",
      "You zoom out here. Elsewhere it's attention to detail. Somebody's going to feel seasick.",
    ],
    gentle: 'Both can be true. One example that starts with a detail and ends with a decision would show it.',
  },
  {
    first: 'attention to detail',
    firstIn: 'skills',
    second: 'fast-paced|fast paced',
    brutal: [
      'High speed here, attention to detail there. Most people pick a lane.',
      'Fast-paced is when attention to detail gets “to follow”.',
    ],
    gentle: 'Speed with accuracy is worth money. How many, how fast, how many wrong? Three small numbers.',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'payroll|wages',
    secondIn: 'work',
    brutal: [
      "Attention to detail in payroll. One digit out, and you'd have met everybody.",
      'Nobody thanks payroll for attention to detail. They ring up on the one Friday it blinked.',
    ],
    gentle: 'Payroll is proof by itself: how many people were paid, and how often right first time?',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'cleaning|cleaned|cleanliness',
    secondIn: 'work',
    brutal: [
      'Attention to detail, and cleaning. The top of the door frame is about to be asked.',
      "There's attention to detail, and then there's behind the tap.",
    ],
    gentle: "Cleaning is judged by the detail. Which inspection or standard did you pass? That's your evidence.",
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'stocktake|stock take|stocktaking|stock count|inventory count|cycle count',
    secondIn: 'work',
    brutal: [
      'Attention to detail, and yet the stock count will still find one left glove.',
      'Inventory: where attention to detail meets a box marked “approx”.',
    ],
    gentle: 'What was the variance? A small percentage would show more attention to detail than the words.',
  },
  {
    first: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    second: 'various tasks|various duties|miscellaneous|various other',
    secondIn: 'work',
    brutal: [
      "Various, miscellaneous, other. Over in the claims it's attention to detail. They should be introduced.",
      'Attention to detail looked at this line and went for a walk.',
    ],
    gentle: 'You claim attention to detail, so choose two of these and name them; the vague word can go.',
  },
  {
    first: 'team player|team-player',
    second: 'work independently|works independently|working independently|work alone|on own initiative|on my own initiative',
    brutal: [
      "A team player, who prefers to work alone. It's a small team, but everyone agrees.",
      "On one line you're a team player, on this one you don't need us. We'll leave the door ajar.",
    ],
    gentle: 'Both are useful at different hours. Give one example of each, and nobody will think you hedged.',
  },
  {
    first: 'team player|team-player',
    second: 'lone worker|lone working|lone-working|night watch|sole charge|sole trader|self-employed',
    brutal: [
      'Team player. The rest of the team was a torch.',
      'Nobody there to pass to, and you still put team player.',
    ],
    gentle: 'Handling things alone is worth as much. Say what you decided without help, and let that do the talking.',
  },
  {
    first: 'team player|team-player',
    second: 'solitaire|running|jogging|fishing|swimming',
    secondIn: 'interests',
    brutal: [
      'Team player. The evenings, though, are between you and yourself.',
      'A team player whose day off has a maximum of one and a half people in it.',
    ],
    gentle: 'Nothing wrong with quiet hobbies. Let the team player stand on an example from work instead.',
  },
  {
    first: 'team player|team-player',
    second: 'golf|skiing|cycling',
    secondIn: 'interests',
    brutal: [
      "A team player, and that's a sport where you only ever wait for the others.",
      "You say team player. The sport says “I'll see you at the bottom”.",
    ],
    gentle: "If you organise the trip or the club, that's where the team player can be shown.",
  },
  {
    first: 'team player|team-player',
    second: 'football|rugby|netball|hockey|basketball|cricket|volleyball',
    secondIn: 'interests',
    brutal: [
      'For once the team player comes with a team. Do they know about the reference?',
      "A team player with shirts to prove it. Everyone else's claim is on loan.",
    ],
    gentle: 'This is good evidence for team player: name the club, the position, and any year as captain.',
  },
  {
    first: 'team player|team-player',
    second: 'freelance|freelancer|self employed|contractor',
    secondIn: 'work',
    brutal: [
      'A team player of one. At least nobody missed the meeting.',
      'Freelance: the team player, the team, the bench and the kit washing.',
    ],
    gentle: "Freelancers work with many teams. Name two clients' teams and what you did in them.",
  },
  {
    first: 'team player|team-player',
    second: 'ceo|founder|managing director|sole director|owner',
    secondIn: 'work',
    brutal: [
      'Team player, says the boss. Everyone round the table agreed, and quickly.',
      "It's easy to be a team player once the team's your idea.",
    ],
    gentle: 'How many people joined what you led? A headcount says team better than the phrase.',
  },
  {
    first: 'team player|team-player',
    second: 'competitive|competitive nature|highly competitive|win at all costs',
    brutal: [
      'Competitive here, team player there. The team would like to know whose side.',
      'A competitive team player: passes the ball, counts the passes.',
    ],
    gentle: 'The two meet in “we won”. Tell the time a team of yours beat a target, and by how much.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'highly focused|very focused|laser focus|single-minded|deep focus',
    secondIn: 'skills',
    brutal: [
      'Focused. Also multitasking. Pick one to be doing first.',
      'This one says focus, multitasking says five windows open. The mouse is tired.',
    ],
    gentle: 'Deciding what to drop is the true skill. Which two jobs did you hold at once, and what gave way?',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'mindfulness|meditation|yoga',
    secondIn: 'interests',
    brutal: [
      'One thing at a time, in silence, with the eyes shut. And the other half of the page does multitasking.',
      'Multitasking all day, then an hour of being told to notice one breath. The breath has been rescheduled twice.',
    ],
    gentle: 'A nice balance. Put a figure on the multitasking (lines, tables, accounts) and it stops being a slogan.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'delivery driver|van driver|hgv driver|lorry driver|truck driver|bus driver|taxi driver|delivery van|courier driver',
    secondIn: 'work',
    brutal: [
      'Multitasking and a steering wheel. Please say these were on different days.',
      'A driver who lists multitasking. The dashcam is sweating.',
    ],
    gentle: 'Driving is one job done well. Routes, drops and record are the facts; multitasking can go.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'waiter|waitress|waiting staff|waiting tables|server|waited tables|served food',
    secondIn: 'work',
    brutal: [
      'Three plates, two tables, one wobbly leg: this is where multitasking earns its keep.',
      "Everybody claims multitasking. You've done it with soup.",
    ],
    gentle: 'How many tables and covers on a Saturday? The number makes multitasking true.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'receptionist|reception|front desk',
    secondIn: 'work',
    brutal: [
      "Phone, visitor, courier, phone. Multitasking isn't a skill on reception, it's the floor plan.",
      'On reception you smile at one person and spell a name to another. Multitasking, at last with witnesses.',
    ],
    gentle: 'Calls a day, visitors a day: with those two, multitasking needs no adjective.',
  },
  {
    first: 'multitasking|multi-tasking|multi tasking|multitasker|multi-tasker|multitask',
    second: 'knife|knives|chainsaw|power tools|angle grinder|circular saw',
    brutal: [
      'Sharp things on one line, multitasking on another. Keep the lines apart.',
      "Whoever handles these shouldn't be multitasking. Ask anyone who counts to nine.",
    ],
    gentle: "Safe use is the point. A ticket, a course, a clean record: those belong here, multitasking doesn't.",
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'excel macro|macros|vba',
    brutal: [
      'Patience, and macros. One made the other necessary.',
      'You list patience and VBA. Runtime error 1004 has met you before, then.',
    ],
    gentle: 'What does the macro save, in hours a week? The patience will be understood.',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'call centre|call center|contact centre|contact center',
    secondIn: 'work',
    brutal: [
      'Patience and a call centre: one of the two is measured in seconds per call.',
      "Nobody in a call centre ever needed to list patience. It's issued with the headset.",
    ],
    gentle: 'Calls a day, score, years of it if you like: these show patience without naming it.',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'waiting list|waitlist|waiting times',
    secondIn: 'work',
    brutal: [
      "Patience was a virtue. On a waiting list it's a lane.",
      'You list patience and you ran the queue. Both sides of the glass at last.',
    ],
    gentle: "By how much did the list or the wait fall? That's what everyone's patience bought.",
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'dial-up|legacy system|legacy systems|mainframe|as400|as/400',
    brutal: [
      "A legacy system and patience. That green cursor isn't thinking, it's remembering.",
      "You wouldn't have survived that system without patience, and neither would it.",
    ],
    gentle: 'Keeping an old system alive is valued work. What ran on it, and for how many users?',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'debt collection|collections|overdue accounts|credit control|overdue payments|outstanding debts',
    secondIn: 'work',
    brutal: [
      'Patience, and chasing money. Day thirty was patience. Day ninety was the other letter.',
      "“I'm sure it's crossed in the post.” Patience has heard that one.",
    ],
    gentle: 'How much came in, and how far did the days fall? Patience has figures in credit control.',
  },
  {
    first: 'patience|calm and patient|very patient|extremely patient',
    second: 'fishing|angling|chess|knitting|bonsai|birdwatching',
    secondIn: 'interests',
    brutal: [
      'Patience is claimed above and practised here, unpaid.',
      "For once there's proof: nobody takes this up without patience, or keeps a watch on.",
    ],
    gentle: 'A hobby that shows patience is a nice touch. Let one work example sit beside it.',
  },
  {
    first: 'punctual|punctuality|good timekeeping|timekeeping|good timekeeper',
    second: 'night shift|nightshift|nights|overnight shift',
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
      'Punctual, from the bedroom. The commute has never been less of a problem.',
      'Punctual, with no commute. The kettle has a longer journey.',
    ],
    gentle: "What did people rely on you for at a given hour? That's punctuality nobody can shrug at.",
  },
  {
    first: 'punctual|punctuality|good timekeeping|timekeeping|good timekeeper',
    second: 'rail|train driver|railway|bus driver|train conductor',
    secondIn: 'work',
    brutal: [
      'You put punctual next to the timetable. One of you has been let down.',
      'Punctual, in transport. The board would like to say “on time” and mean it.',
    ],
    gentle: 'Was there a performance figure? Share of departures on time would be the ideal proof.',
  },
  {
    first: 'early riser|early bird|morning person',
    second: 'night shift|nightshift|nights|overnight shift',
    brutal: [
      "An early riser on nights. That's just going home.",
      'You get up with the lark. The lark saw your shift pattern and asked for a word.',
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
    second: 'early shift|early shifts|4am|5am|6am|early mornings|breakfast shift',
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
    second: 'spa|massage|beauty therapist|aromatherapy|reflexology|massage therapist',
    secondIn: 'work',
    brutal: [
      'Under pressure, it says. Here it comes in firm, medium or “just relax”.',
      "A whale song, a candle and a claim about pressure. It's the towels that feel it.",
    ],
    gentle: "Bookings a day, repeat clients, treatments you're certified in: those fit here better than pressure.",
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'library|archive|museum|art gallery',
    secondIn: 'work',
    brutal: [
      'Works well under pressure, in a building where the loudest thing is a radiator.',
      'Somebody coughed near a manuscript. That was the pressure.',
    ],
    gentle: 'What were the busy hours like? Enquiries, visitors, one exhibition opening: show the pressure there was.',
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'coffee machine|barista|espresso',
    secondIn: 'work',
    brutal: [
      "Nine bars at the group head. You're the only applicant who works under pressure by specification.",
      'Two of you were under pressure there, and one had a gauge.',
    ],
    gentle: "Cups an hour at the peak: there's the pressure, with a number on it.",
  },
  {
    first: 'works well under pressure|work well under pressure|work under pressure|working under pressure|works under pressure|calm under pressure',
    second: 'scuba diving|scuba|diving',
    secondIn: 'interests',
    brutal: [
      'Works well under pressure: roughly one extra atmosphere every ten metres.',
      "Most people claim pressure. You've got it on a dial.",
    ],
    gentle: "A charming pair. If the dive log shows a depth, it's the best evidence for this claim I've seen.",
  },
  {
    first: 'quick learner|fast learner|quick to learn|learn quickly|quick study',
    second: 'retake|resit|resat|retaken|second attempt',
    secondIn: 'study',
    brutal: [
      "A quick learner, with a second lap. It's still quicker than a third.",
      'Quick learner. The exam would like it noted that it came twice.',
    ],
    gentle: 'Coming back for a resit shows stubbornness, which is no bad thing. Print the result; the attempt can go.',
  },
  {
    first: 'quick learner|fast learner|quick to learn|learn quickly|quick study',
    second: 'latin|ancient greek|classics',
    secondIn: 'study',
    brutal: [
      'A quick learner, in the one language with nobody left to correct you.',
      'Quick learner, two thousand years late for the conversation.',
    ],
    gentle: 'Learning something hard is better than learning fast. How did you use it?',
  },
  {
    first: 'quick learner|fast learner|quick to learn|learn quickly|quick study',
    second: "driving licence|driving license|full driving licence|driver's license",
    brutal: [
      "A quick learner. The examiner counts in minors, so it's on file somewhere.",
      'Quick learner, and the one learner plate that counts has been taken off.',
    ],
    gentle: 'Fine pairing. A quick learner needs a case: which system or job did you pick up in a week?',
  },
  {
    first: 'quick learner|fast learner|quick to learn|learn quickly|quick study',
    second: 'piano|violin|guitar|cello|drums',
    secondIn: 'interests',
    brutal: [
      'Quick learner. The neighbours have a different timeline for this one.',
      'You say quick learner. Through a wall it sounds slower.',
    ],
    gentle: "Music's honest about practice. A grade or a band would turn quick learner into something heard.",
  },
  {
    first: 'flexible|flexibility',
    second: 'yoga|pilates|gymnastics|ballet',
    secondIn: 'interests',
    brutal: [
      'Flexible: the only one on the pile who can prove it on the carpet.',
      "Everyone says flexible. You've got the mat.",
    ],
    gentle: 'At work, flexible means hours, sites or duties. Say which you offer, and keep the yoga as the wink.',
  },
  {
    first: 'flexible|flexibility',
    second: 'fixed hours|term time only|weekdays only|mornings only|no weekends|not weekends|daytime only',
    brutal: [
      'Flexible, between these hours, on those days. Like a window.',
      "It's flexible up there. Down here there's a fence.",
    ],
    gentle: "Clear hours are a kindness to whoever plans. Drop flexible and keep the times; you'll be thanked.",
  },
  {
    first: 'flexible|flexibility',
    second: 'regulatory compliance|compliance officer|compliance manager|standard operating procedures',
    secondIn: 'work',
    brutal: [
      'Flexible, in compliance. The regulator has put its pen down and is looking at you.',
      "You follow the procedure to the letter, and you're flexible. About lunch, presumably.",
    ],
    gentle: "Say where you adapted and where you didn't. In this work, knowing the difference is the skill.",
  },
  {
    first: 'flexible|flexibility',
    second: 'welding|welder|steel fixer|concrete|scaffolding',
    secondIn: 'work',
    brutal: [
      "Flexible. The materials weren't.",
      '“Flexible” next to something that takes a thousand degrees to bend.',
    ],
    gentle: 'Flexible on shifts, sites or travel? Say so in those words: contractors search for it.',
  },
  {
    first: 'highly organised|highly organized|well organised|well organized|well-organised|well-organized|organisational skills|organizational skills',
    second: 'party|parties|wedding|weddings|hen party',
    secondIn: 'work',
    brutal: [
      'Highly organised, and then the uncle got the microphone. Every wedding has a contingency.',
      'You can be as organised as you like. The cake still comes by van.',
    ],
    gentle: 'How many events, how many guests? The headcount makes organised visible.',
  },
  {
    first: 'highly organised|highly organized|well organised|well organized|well-organised|well-organized|organisational skills|organizational skills',
    second: 'nursery assistant|nursery nurse|preschool|pre-school|playgroup|early years',
    brutal: [
      'Organised, in a room with glitter. It was very tidy until nine.',
      "You're organised. The sand tray has its own department.",
    ],
    gentle: "Ratios, routines, the day's plan: say which you ran. Organised is what it looks like at three o'clock.",
  },
  {
    first: 'highly organised|highly organized|well organised|well organized|well-organised|well-organized|organisational skills|organizational skills',
    second: 'filing|filed|filing system',
    secondIn: 'work',
    brutal: [
      'Organised people file. The rest of us have a chair.',
      'You claim organised and you did the filing. Now everyone will ask where it is.',
    ],
    gentle: 'How many records, and how fast could one be found? That is organised, in seconds.',
  },
  {
    first: 'time management|time-management',
    second: 'procrastinat|procrastination|netflix|video games|gaming|youtube',
    secondIn: 'interests',
    brutal: [
      'Time management, and in the evening its natural enemy.',
      "“One more level” has beaten better people's time management.",
    ],
    gentle: 'A relaxed hobby harms nobody. Give time management a real example: a date kept with two jobs on.',
  },
  {
    first: 'time management|time-management',
    second: 'board games|dungeons and dragons|d&d|dungeons & dragons|warhammer',
    secondIn: 'interests',
    brutal: [
      "Time management, and a hobby where “forty-five minutes” is on the box and it's midnight.",
      "You manage time, except from seven on a Thursday, when it's somebody's turn and they're thinking.",
    ],
    gentle: "It's a good pairing if you host. Which deadline at work shows the time management best?",
  },
  {
    first: 'time management|time-management',
    second: 'timesheet|time sheet|timesheets|rota',
    secondIn: 'work',
    brutal: [
      'Time management: at last someone who can say where Tuesday went, in quarter hours.',
      'Timesheets are where time management has to fill in a form about itself.',
    ],
    gentle: "Whose hours did you look after, how many people? That's time management with a scope.",
  },
  {
    first: 'communication skills|excellent communicator|strong communicator|good communicator|excellent communication',
    second: 'radio|two-way radio|walkie talkie|walkie-talkie',
    brutal: [
      'Communication skills, over. Can you repeat that, over.',
      "Excellent communicator, according to everyone who didn't hear the crackle.",
    ],
    gentle: 'Radio discipline is a real skill: call signs, brevity, calm. Say where you used it.',
  },
  {
    first: 'communication skills|excellent communicator|strong communicator|good communicator|excellent communication',
    second: 'mime|ventriloquism|meditation|silent retreat',
    secondIn: 'interests',
    brutal: [
      'Communication skills, and then this, which has none.',
      'You communicate for a living. For pleasure, you stop.',
    ],
    gentle: 'A fine contrast. For the communication, name an audience and what they did after.',
  },
  {
    first: 'communication skills|excellent communicator|strong communicator|good communicator|excellent communication',
    second: 'data entry|night porter|night audit|nightwatchman|lone working',
    secondIn: 'work',
    brutal: [
      'Communication skills. To whom, at that hour, in that room?',
      'The communication skills were mostly enjoyed by a vending machine.',
    ],
    gentle: 'Who relied on what you passed on? A handover or an email counts, if you say what it changed.',
  },
  {
    first: 'leadership skills|natural leader|strong leader|born leader',
    second: 'intern|internship|interns',
    brutal: [
      'Leadership, and an intern. One of them knows how the coffee machine works.',
      "Leadership is deciding where to go. Internship is knowing which floor it's on.",
    ],
    gentle: 'Leading without the title is worth showing. One thing you started, and who joined in.',
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
    second: 'complaint|customer complaint|complaints handling|handled complaints',
    secondIn: 'work',
    brutal: [
      'A positive attitude, placed directly in front of the complaints.',
      'Can-do attitude, meet “I want to speak to someone else”.',
    ],
    gentle: 'What share went away satisfied? A number keeps the positive attitude honest.',
  },
  {
    first: 'positive attitude|can-do attitude|can do attitude|positive outlook|optimistic',
    second: 'auditor|internal auditor|quality inspector|quality control inspector',
    secondIn: 'work',
    brutal: [
      "A positive attitude in the one job where you're paid to find what's wrong.",
      'You look on the bright side, and then you write it up as a minor non-conformance.',
    ],
    gentle: "What got better after your findings? That's the positive part, and it needs printing.",
  },
  {
    first: 'positive attitude|can-do attitude|can do attitude|positive outlook|optimistic',
    second: 'risk assessment|risk register|risk manager|disaster recovery|business continuity',
    secondIn: 'work',
    brutal: [
      'Positive attitude, and a document listing everything that could go wrong, by likelihood.',
      'The optimist who owns the disaster plan. Somebody has to bring the biscuits.',
    ],
    gentle: "Good planners are cheerful because they've checked. What did the plan save, or survive?",
  },
  {
    first: 'positive attitude|can-do attitude|can do attitude|positive outlook|optimistic',
    second: 'photography|darkroom|film photography',
    secondIn: 'interests',
    brutal: [
      'A positive attitude, and a hobby that starts from a negative.',
      'Positive in person, negative in a sleeve, and both come out better in the dark.',
    ],
    gentle: "It's a joke you could tell at interview. For the attitude, use an example instead.",
  },
  {
    first: 'energetic|high energy|high-energy|full of energy',
    second: 'night shift|nightshift|nights|overnight shift',
    secondIn: 'work',
    brutal: [
      'Energetic, on nights. Four a.m. has a view on that.',
      'All that energy, at an hour when even the fridge has stopped humming.',
    ],
    gentle: 'Nights take staying power. What did you get done on them? It proves the energy.',
  },
  {
    first: 'energetic|high energy|high-energy|full of energy',
    second: 'data entry|entered data|data input|inputting data',
    secondIn: 'work',
    brutal: [
      'Energetic, at data entry. The tab key has never been so loved.',
      'All that energy, and it had to go through a keyboard one cell at a time.',
    ],
    gentle: 'Records an hour and accuracy: put the energy where it can be counted.',
  },
  {
    first: 'energetic|high energy|high-energy|full of energy',
    second: 'electrician|electrical|solar panel|power station|substation|energy',
    secondIn: 'work',
    brutal: [
      'Energetic, and it comes with a certificate.',
      'The energy on this line is metered. The other kind is off the grid.',
    ],
    gentle: 'Voltages, tickets, sites: those facts give the word some current.',
  },
  {
    first: 'energetic|high energy|high-energy|full of energy',
    second: 'napping|sleeping|sleep|netflix|binge watching',
    secondIn: 'interests',
    brutal: [
      'Energetic. This is where it recharges.',
      'Full of energy until six, then this, in a blanket.',
    ],
    gentle: 'Honest and human. If you need a line, though, swap this for something the energy goes into.',
  },
  {
    first: 'adaptable|adaptability|adapts quickly|adapt quickly',
    second: 'travel|travelling|traveling|backpacking',
    secondIn: 'interests',
    brutal: [
      'Adaptable. Pack two, they get left in the hotel.',
      "You're adaptable abroad. The sockets are another matter.",
    ],
    gentle: 'Adaptable needs a before and after. Did a trip teach you a language or a job? Use that.',
  },
  {
    first: 'adaptable|adaptability|adapts quickly|adapt quickly',
    second: 'cobol|fortran|mainframe|legacy system|legacy systems',
    brutal: [
      'Adaptable, with something that has refused to change since it was installed.',
      "One of you was adaptable. It wasn't the mainframe.",
    ],
    gentle: 'Bridging old systems and new is sought after. Which did you connect?',
  },
  {
    first: 'discreet|discretion',
    second: 'social media|instagram|tiktok|influencer',
    brutal: [
      "Discretion, and a job that's mostly posting.",
      "You can keep a secret. You've also got a scheduler.",
    ],
    gentle: "Good social media needs judgement. What did you choose not to post, and why? Told carefully, that's the line.",
  },
  {
    first: 'discreet|discretion',
    second: 'hairdresser|hairdressing|barber|beautician|nail technician',
    secondIn: 'work',
    brutal: [
      'Discretion, in the one chair where people tell everything to a mirror.',
      "You know the whole town's business and it's all been swept up.",
    ],
    gentle: 'Regulars are proof of trust. How many did you keep? That is discretion with a column.',
  },
  {
    first: 'honest|honesty|integrity|trustworthy',
    firstIn: 'skills',
    second: 'poker|chess|magic|card tricks',
    secondIn: 'interests',
    brutal: [
      "Honest above, and down here there's a hobby that wouldn't survive it.",
      'Integrity at work, and by night a trained straight face.',
    ],
    gentle: 'Play is play. For integrity, say what you were trusted with: keys, cash, records.',
  },
  {
    first: 'discreet|discretion',
    second: 'newsletter|press release|journalist|blog|newspaper',
    secondIn: 'work',
    brutal: [
      'Discretion, next to a job where the point is telling everyone.',
      'Discreet. Circulation figures to follow.',
    ],
    gentle: 'Knowing what to hold back is editing. What did you publish, and for how many readers?',
  },
  {
    first: 'people person|people skills|interpersonal skills|outgoing',
    second: 'data entry|night shift|laboratory|lab technician|server room|warehouse',
    secondIn: 'work',
    brutal: [
      'A people person, assigned to things.',
      "You've got people skills. The shelves were very taken with you.",
    ],
    gentle: 'Whom did you deal with there: drivers, scientists, shifts? Name them, and the people skills have people.',
  },
  {
    first: 'people person|people skills|interpersonal skills|outgoing',
    second: 'debt collection|collections|overdue accounts|credit control|overdue payments|outstanding debts',
    secondIn: 'work',
    brutal: [
      "People skills, and people who've stopped picking up.",
      'A people person whose calls begin with an amount.',
    ],
    gentle: 'Firm and kind together is the art. What did you recover while keeping the account? Say both.',
  },
  {
    first: 'people person|people skills|interpersonal skills|outgoing',
    second: 'computer games|video games|gaming|coding|programming',
    secondIn: 'interests',
    brutal: [
      'A people person, and after seven those people are called xX_Dave_Xx.',
      'Outgoing, mostly over port 443.',
    ],
    gentle: "If it's played with others, say what you organise: a guild is people too.",
  },
  {
    first: 'people person|people skills|interpersonal skills|outgoing',
    firstIn: 'skills',
    second: 'sql|database administration|data modelling|data modeling',
    secondIn: 'skills',
    brutal: [
      'A people person who keeps them in rows.',
      'Interpersonal skills, and a primary key for everyone.',
    ],
    gentle: 'Someone who explains data to people is rare. To whom did you explain it, and what did they do?',
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'noise|construction site|ear defenders|machinery|drilling',
    secondIn: 'work',
    brutal: [
      'A good listener, in ear defenders.',
      'Active listening, at ninety decibels. “What?” counts as a follow-up question.',
    ],
    gentle: "Radio, signals, toolbox talks: how did you stay understood on a loud site? That's a safety skill.",
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'drums|heavy metal|electric guitar|trumpet',
    secondIn: 'interests',
    brutal: [
      'A good listener. Less so between seven and nine, in the garage.',
      "You listen well. The street's had to.",
    ],
    gentle: 'In a band, listening is half of playing. Say which band, and the two lines help each other.',
  },
  {
    first: 'good listener|active listening|active listener|listening skills',
    second: 'sales|telesales|telemarketing|cold calling',
    secondIn: 'work',
    brutal: [
      'A good listener in a job with a script. Which bit do you stop for?',
      'Good listener: hears “no thank you”, makes a note, carries on to page two.',
    ],
    gentle: 'Questions asked before the pitch is what sets sellers apart. What did your listening win?',
  },
  {
    first: 'work independently|works independently|working independently|work alone|on own initiative|on my own initiative',
    second: 'open-plan|open plan|hot desk|hot-desking|co-working|coworking',
    brutal: [
      'Works independently, in a room with forty people and one microwave.',
      'You work alone. Open plan has never allowed it.',
    ],
    gentle: "What did you carry by yourself from start to finish? Name it; the room doesn't matter.",
  },
  {
    first: 'work independently|works independently|working independently|work alone|on own initiative|on my own initiative',
    second: 'choir|orchestra|band|team sports|football|rowing',
    secondIn: 'interests',
    brutal: [
      'Works independently. In the evening, though, you need the others in tune.',
      'Independent by day, and then somebody else counts you in.',
    ],
    gentle: 'The two halves round each other off. Say which part you play, then which job you ran alone.',
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
    second: 'planning permission|local authority|local government|council|civil service|public sector',
    secondIn: 'work',
    brutal: [
      "Fast-paced, and it's the public sector. Some of those sixteen-week consultations are nearly fourteen.",
      'Fast-paced environment, subject to committee, minutes and a second committee.',
    ],
    gentle: 'Something you did speed up there would be the best line on the page. By how many weeks?',
  },
  {
    first: 'fast-paced|fast paced',
    second: 'library|archive|museum|art gallery',
    secondIn: 'work',
    brutal: [
      "Fast-paced. There's a sign on the wall about running.",
      'A fast-paced environment with a rope across it.',
    ],
    gentle: 'What was fast, then: a busy opening, an enquiry desk? Put a figure to the pace.',
  },
  {
    first: 'fast-paced|fast paced',
    second: 'gardening|bonsai|knitting|jigsaw|birdwatching',
    secondIn: 'interests',
    brutal: [
      'You want fast-paced, and go home to something measured in seasons.',
      "Fast-paced environment sought by someone with a hobby that can't be hurried.",
    ],
    gentle: 'Balance suits a page too. Say what pace you kept at work, in numbers.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'invoice|invoicing|accounts payable|purchase ledger',
    secondIn: 'work',
    brutal: [
      'Creativity, in accounts payable. Audit has looked up.',
      'Outside the box is lovely. The invoice has one marked “PO number”.',
    ],
    gentle: 'What did you improve about how invoices flowed? Creative there means fewer steps: count them.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'packing|packer|boxes|packaging|packed',
    secondIn: 'work',
    brutal: [
      'Thinks outside the box. Works, however, with tape.',
      'Outside the box: the only place left once forty are full.',
    ],
    gentle: 'A better way of packing would be creative indeed. Did you find one? Units an hour would show it.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'payroll|wages',
    secondIn: 'work',
    brutal: [
      'Creativity and payroll are happiest in separate buildings.',
      "You think outside the box, and you also knew everyone's tax code.",
    ],
    gentle: 'Which process did you improve in payroll? Creative and accurate together is a fine claim with one example.',
  },
  {
    first: 'creative thinker|outside the box|innovative thinker|creativity',
    second: 'template|templates|standard operating procedures|procedures|checklists',
    secondIn: 'work',
    brutal: [
      'Creativity, and a document that tells everyone how not to.',
      'Outside the box. Please complete all boxes.',
    ],
    gentle: "A good template is design. How many use it, and what did it save? There's your creativity.",
  },
  {
    first: 'passionate',
    second: 'spreadsheets|data entry|filing|invoicing|photocopying',
    brutal: [
      'Passionate, and then this. The flame went to column B and waited to be sorted.',
      "You're passionate. This got the business end of it.",
    ],
    gentle: "It's fine to like order. Say what you made quicker or cleaner; it'll read as more than passionate.",
  },
  {
    first: 'passionate',
    second: 'concrete|concreting|screed',
    secondIn: 'work',
    brutal: [
      'Passionate, and the thing sets in four hours.',
      "All that passion, and someone's going to drive over it.",
    ],
    gentle: "Square metres, tonnes, sites: those are the facts. Pride in the job doesn't need the adjective.",
  },
  {
    first: 'results-driven|results driven|results-oriented|results oriented|goal-oriented|goal oriented',
    second: 'took part in|attended',
    secondIn: 'work',
    brutal: [
      "Results-driven, and here's the result: you were there.",
      'Results-driven. This line stopped for petrol.',
    ],
    gentle: "What came of it? One outcome here and results-driven can be deleted, because it's shown.",
  },
  {
    first: 'results-driven|results driven|results-oriented|results oriented|goal-oriented|goal oriented',
    second: 'golf|fishing|sudoku|jigsaw',
    secondIn: 'interests',
    brutal: [
      'Results-driven, with a hobby where the result is often a nice walk back.',
      'Goal-oriented all week, and then you do something nobody can win before tea.',
    ],
    gentle: 'A rest from targets is fair. Make sure that the targets further up have their numbers.',
  },
  {
    first: 'proactive|proactively',
    second: 'waiting for|as required|as needed|as directed|when asked|on request|when required',
    secondIn: 'work',
    brutal: [
      'Proactive, as and when required.',
      '“As needed”, from someone proactive. Who blinked first?',
    ],
    gentle: 'Change “as needed” into what you really did unasked: one case makes proactive true.',
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
    second: 'printer|wifi|wi-fi|it support|help desk|helpdesk',
    secondIn: 'work',
    brutal: [
      'Reliable. That makes one of you.',
      "Someone in that room had to be reliable, and it wasn't going to be the printer.",
    ],
    gentle: 'Uptime, tickets, response: reliable has numbers in this line of work. Give one.',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'audit|audited|auditing',
    secondIn: 'work',
    brutal: [
      "A sense of humour, and audit. They'll want a sample of twenty-five.",
      'A sense of humour is noted. Please supply evidence by close of play.',
    ],
    gentle: 'It gets people to open the second drawer. What did you find once they had?',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'payroll|wages',
    secondIn: 'work',
    brutal: [
      'A sense of humour, kept well away from payday.',
      "There's one joke in payroll. It's the emergency tax code.",
    ],
    gentle: 'People ring payroll cross and should hang up calm. How many did you pay? The rest follows.',
  },
  {
    first: 'sense of humour|sense of humor|gsoh',
    second: 'health and safety|health & safety|risk assessment',
    secondIn: 'work',
    brutal: [
      'A sense of humour, and a form headed “foreseeable harm”.',
      "You've got a sense of humour. The safety poster with the banana is doing its best.",
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
      "You've written this, and you also feel we should know you're computer literate.",
    ],
    gentle: 'This makes computer literate unnecessary. Delete it; the room is worth more to a project.',
  },
  {
    first: 'typing|wpm|touch typing|typing speed|words per minute',
    second: 'piano|keyboard|organ|accordion',
    secondIn: 'interests',
    brutal: [
      "Sixty words a minute or two hands in B flat. Either way it's keys, and typing pays.",
      'You can type and you can play. The office hears one of them through a wall too.',
    ],
    gentle: 'Typing speed with accuracy is a figure: print both. The piano explains the fingers.',
  },
  {
    first: 'typing|wpm|touch typing|typing speed|words per minute',
    second: 'calligraphy|hand lettering|letterpress|fountain pens',
    secondIn: 'interests',
    brutal: [
      'Words per minute at work. Minutes per word at home.',
      'Typing for money, lettering for love: the letter g has never had so much attention.',
    ],
    gentle: "It's a lovely pair. If you've lettered for clients, it's work as well: say for whom.",
  },
  {
    first: 'fax|fax machine|faxing|faxes',
    second: 'slack|microsoft teams|ms teams',
    brutal: [
      "A fax and this on one page. One of them makes a noise and gets ignored. It's both.",
      'The fax went through first time and nobody put a thumbs-up under it.',
    ],
    gentle: 'Knowing both helps wherever offices still send a fax. Say what you used it for; some sectors need it.',
  },
  {
    first: 'fax|faxing|fax machine',
    firstIn: 'skills',
    second: 'email|e-mail',
    secondIn: 'skills',
    brutal: [
      "You list fax next to email, as if there'd be a vote.",
      'One goes to the wrong person in a second. The fax needed a dial tone.',
    ],
    gentle: "The email's understood. Keep the fax only where the job wants it: pharmacies, courts, shipping.",
  },
  {
    first: 'fax|faxing|fax machine',
    second: 'cloud|aws|azure|google cloud|cloud computing',
    brutal: [
      "The cloud, and a fax. The first is somebody else's computer and the second is somebody else's paper jam.",
      "You've got one foot in the cloud and the other in the tray marked “fax cover sheet”.",
    ],
    gentle: "If you moved something from fax to cloud, that's a project. What, and how much time did it save?",
  },
  {
    first: 'fax|faxing|fax machine',
    second: 'social media|instagram|tiktok|facebook',
    brutal: [
      "You've got followers here and a fax. Only one of them confirms receipt.",
      'The fax never asked anyone to like it.',
    ],
    gentle: 'Channels should fit the reader. Which of them brought work in? Name that one and drop the other.',
  },
  {
    first: 'cobol',
    second: 'kubernetes|docker|terraform|microservices',
    brutal: [
      'COBOL runs the bank. The other restarts itself every nine minutes to feel alive.',
      "One was written to last for a weekend and lasted half a century. It's the COBOL.",
    ],
    gentle: "Knowing COBOL and containers together is rare. Did you connect the two? That's the first line of the page.",
  },
  {
    first: 'cobol',
    second: 'python|javascript|react|node.js',
    brutal: [
      "COBOL wants column eight. The other one has opinions about spaces as well, but says it's for your own good.",
      "One of these has a new framework a week, the other's been busy paying everybody. COBOL sends its regards.",
    ],
    gentle: 'What did you link between the two worlds? COBOL with a modern language is a bridge that people pay for.',
  },
  {
    first: 'cobol|mainframe|as400|as/400',
    second: 'agile|scrum|kanban',
    brutal: [
      "Stand-ups at nine, mainframe batch at midnight. They've never met.",
      "Two-week sprints on a mainframe that's been on the same sprint since it was bolted down.",
    ],
    gentle: 'Getting a mainframe team to ship in steps is an achievement. How often did you release?',
  },
  {
    first: 'waterfall',
    second: 'agile|scrum',
    secondIn: 'skills',
    brutal: [
      'Waterfall and agile on one list. Also known as “what we say” and “what we do”.',
      'One plans everything and finishes late. Agile plans nothing and calls that the plan. And you list waterfall for balance.',
    ],
    gentle: 'Say which you used on which job, and why. Choosing between them is the skill.',
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'tableau|power bi|looker|qlik',
    brutal: [
      'The dashboard is beautiful. Everybody exports it to Excel.',
      'You have this for the board and Excel for the answer.',
    ],
    gentle: 'Which decision came off the dashboard? With that said, Excel needs no more than a mention.',
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'machine learning|artificial intelligence|deep learning',
    brutal: [
      'Machine learning for the grant application, Excel for the average.',
      'The neural net took nine days. Someone checked it in Excel.',
    ],
    gentle: "Which model was in use, and by whom? A result beats the buzz, and Excel won't mind.",
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'sap erp|sap r/3|s/4hana|sap s/4hana|oracle erp|netsuite|dynamics 365',
    brutal: [
      "A system for ten million, and the real stock's in an Excel file called “NEW”.",
      "The system's for the auditors, Excel's for the people who need to know by four.",
    ],
    gentle: 'Which modules, and which reports did you build? People who can speak both keep the place running.',
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'sql|postgresql|mysql|sql server',
    brutal: [
      'SQL has a database. Excel thinks it is one.',
      'You know SQL, so you know what it costs you when they send the Excel.',
    ],
    gentle: "Which question did you answer with SQL that Excel couldn't? That's the line.",
  },
  {
    first: 'excel|microsoft excel|ms excel',
    second: 'crm|salesforce|hubspot',
    brutal: [
      'Leads in the CRM, truth in Excel.',
      'Sales never liked the CRM. They have an Excel file, and a colleague called Jan has the password.',
    ],
    gentle: 'How clean did you keep the CRM? A figure on duplicates or coverage would be rare and good.',
  },
  {
    first: 'powerpoint|power point',
    second: 'keynote|prezi|google slides',
    secondIn: 'skills',
    brutal: [
      'PowerPoint and this. Two ways of getting the bullet to fly in from the left.',
      'The one zooms until people feel ill. PowerPoint does it with text.',
    ],
    gentle: 'The audience and the outcome matter more than the program. Which deck won something?',
  },
  {
    first: 'powerpoint|power point',
    second: 'storytelling|public speaking|presentation skills',
    brutal: [
      'A storyteller, with PowerPoint. Once upon a time there was an agenda.',
      "Public speaking: PowerPoint will be there in case you'd like to turn your back.",
    ],
    gentle: 'How large was the room, and what changed? One talk with a result beats both claims.',
  },
  {
    first: 'powerpoint|power point',
    second: 'stand-up comedy|improv|amateur dramatics|poetry',
    secondIn: 'interests',
    brutal: [
      'No slides, no clicker, no “next one, please”. PowerPoint must feel hurt.',
      'On stage you lose them in six seconds. With PowerPoint it takes until the agenda.',
    ],
    gentle: "Stage nerve is an asset for anyone who presents. Name one room you've held, with or without slides.",
  },
  {
    first: 'photoshop',
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
    second: 'honesty|integrity|honest',
    brutal: [
      'Integrity, from someone with Photoshop.',
      'Honest, retouched.',
    ],
    gentle: 'What do you use it for? Naming the work makes the tool innocent and useful.',
  },
  {
    first: 'photoshop',
    second: 'landscape photography|wildlife photography|photography',
    secondIn: 'interests',
    brutal: [
      "The heron was there. The sunset's from Tuesday. Photoshop isn't saying.",
      'You wait three hours for the light and then move a slider.',
    ],
    gentle: 'A link to the work settles everything. Say what you shoot, and let Photoshop stand among the skills.',
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
    second: 'sql server|oracle|postgresql|snowflake',
    brutal: [
      "This one has a team, a budget and a roadmap. The Access file on Linda's PC runs the company.",
      'Access: two users at once and both of them shouting across the room.',
    ],
    gentle: 'Did you move something out of Access into that? Migrations are projects: give the size.',
  },
  {
    first: 'lotus notes',
    second: 'microsoft teams|ms teams|slack|office 365|microsoft 365',
    brutal: [
      'Lotus Notes was one program that nobody understood. This is a subscription to eleven.',
      "Lotus Notes had a little lightning bolt that flashed and told you nothing. Now it's a red dot.",
    ],
    gentle: 'If you were part of the migration, say how many mailboxes. Otherwise Lotus Notes can retire.',
  },
  {
    first: 'skype',
    second: 'zoom|microsoft teams|ms teams|google meet|webex',
    brutal: [
      'Skype and this, like listing both doors to the same awkward silence.',
      '“Can you hear me?” in two languages. The Skype one made a better noise.',
    ],
    gentle: 'One meeting tool implies the others. Say what you ran on it: interviews, training, sales?',
  },
  {
    first: 'zoom|zoom meetings',
    second: 'gardening|hiking|camping|fishing',
    secondIn: 'interests',
    brutal: [
      "You've been on mute all week, and on Saturday you go where nobody could tell.",
      "No signal, no link, no “you're frozen”. Zoom can wait in the car.",
    ],
    gentle: 'A good antidote. What did you use the video calls for: clients, teams, time zones?',
  },
  {
    first: 'jira',
    second: 'fishing|gardening|knitting|meditation|yoga',
    secondIn: 'interests',
    brutal: [
      'Here nothing has a ticket number. After Jira that must feel like indecent luxury.',
      "Jira has seven kinds of “in progress”. This has one, and it's quiet.",
    ],
    gentle: 'How did the team work before you tidied Jira, and after? Throughput is the figure for it.',
  },
  {
    first: 'git|github',
    second: 'track changes|version control|document control',
    brutal: [
      'Git for the code, and “final_v7_USE THIS ONE” for everybody else.',
      'Git remembers who did it. Document control remembers who was told.',
    ],
    gentle: 'Which system of record did you look after, for how many documents or people? Say the scale.',
  },
  {
    first: 'agile|scrum',
    second: 'prince2|gantt|gantt chart|ms project|microsoft project',
    brutal: [
      'A Gantt chart and Agile. One draws the future, the other apologises every fortnight.',
      "You do Agile with this. It's improvisation with a seating plan.",
    ],
    gentle: 'Hybrid is how most places really work. Which parts did you keep from each, and did it land?',
  },
  {
    first: 'six sigma|lean six sigma',
    second: 'karate|judo|taekwondo|martial arts|jiu jitsu',
    secondIn: 'interests',
    brutal: [
      'Two kinds of belt. One defends you in a dark alley, and Six Sigma gets you a fishbone diagram.',
      "You've a belt in this and a belt in process. Be clear in the interview which you're bringing.",
    ],
    gentle: "Grade in one, savings in the other: two belts, two numbers. It's the best pair on a page in ages.",
  },
  {
    first: 'lean manufacturing|lean six sigma|lean management|lean principles|5s',
    second: 'hoarding|collecting|vinyl|antiques|stamp collecting',
    secondIn: 'interests',
    brutal: [
      "Lean says throw away what you don't need. Then there's the spare room.",
      'Sort, set in order, shine. And at home, keep all of it.',
    ],
    gentle: 'Collectors catalogue, which is its own kind of lean. What did you save at work, in hours or money?',
  },
  {
    first: 'gdpr|data protection',
    second: 'social media|instagram|facebook|tiktok',
    brutal: [
      "Data protection on one line and everybody's lunch on the other.",
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
      "You know GDPR, and you've got a list. Someone unticked the box and someone unticked the unticking.",
    ],
    gentle: "List size, open rate and consent all in order: three facts, and you're the person they want.",
  },
  {
    first: 'cyber security|cybersecurity|information security',
    second: 'reception|receptionist|front desk',
    secondIn: 'work',
    brutal: [
      'Firewalls, tokens, encryption, and a receptionist who held the door because the pizza was hot.',
      "Information security starts at the front desk, with a pen on a string and a book of everyone's car.",
    ],
    gentle: 'Front desks are part of security. Which rule did you bring in, and did people keep it?',
  },
  {
    first: 'arduino|raspberry pi|soldering',
    second: 'health and safety|health & safety|pat testing',
    secondIn: 'work',
    brutal: [
      "At work everything's tested, tagged and dated. At home there's a soldering iron on a book.",
      'PAT testing by day. The Raspberry Pi is held together by hope and a clothes peg.',
    ],
    gentle: 'Both show you understand current. How many items did you test, and what did you build?',
  },
  {
    first: 'sage|quickbooks|xero',
    second: 'shoebox|receipts|expense claims|petty cash',
    secondIn: 'work',
    brutal: [
      "The software's good. The receipts arrive in a carrier bag, faded, in order of shame.",
      'QuickBooks, Sage, whatever you like. It still comes down to a taxi receipt that says “thanks”.',
    ],
    gentle: 'How many claims a month, and how clean did you get them? Volume and turnaround make this real.',
  },
  {
    first: 'autocad|cad|solidworks|revit',
    second: 'life drawing|sketching|painting|watercolour|drawing',
    secondIn: 'interests',
    brutal: [
      'CAD has undo. This has a rubber and a bad mood.',
      'Line weights at work, charcoal at home. One of them never asks for rev G.',
    ],
    gentle: 'Hand and CAD together are what studios like. A link to both would finish it.',
  },
  {
    first: 'autocad|cad|solidworks|revit',
    second: 'lego|model making|model railways|woodworking',
    secondIn: 'interests',
    brutal: [
      'You draw it in CAD by day and by night it has to fit.',
      "CAD tolerates 0.1. The bench at home goes by “near enough, it's glued”.",
    ],
    gentle: 'Making what you draw teaches the drawing. Name one part you designed and built.',
  },
  {
    first: 'python',
    second: 'snakes|reptiles|tropical fish|exotic pets',
    secondIn: 'interests',
    brutal: [
      "Python in the skills, and then the interests. Nobody opens the vivarium until it's cleared up.",
      "Please state, for the visitor's book, whether Python is installed or fed.",
    ],
    gentle: "It'll be the first question, so have the answer ready. And link one Python project.",
  },
  {
    first: 'java|javascript',
    second: 'coffee|barista|latte art|specialty coffee',
    brutal: [
      "Java up there, coffee here. Somebody's thought about what they run on.",
      'You know Java both ways, and one of them gets a garbage collector.',
    ],
    gentle: 'The pun makes itself. What did you build with the first one? The cup can stay.',
  },
  {
    first: 'ruby|rails|ruby on rails',
    second: 'model railways|heritage railway|trains|trainspotting',
    secondIn: 'interests',
    brutal: [
      'Rails at work. Rails in the loft. Only the ones at 1:76 run to time.',
      'A developer on Rails, and off the clock the sort with sleepers.',
    ],
    gentle: "It's a gift of an opening for an interview. Which app carried traffic, and how much?",
  },
  {
    first: 'docker|kubernetes|containers',
    second: 'logistics|freight|shipping|container ship|freight forwarding',
    secondIn: 'work',
    brutal: [
      'Containers, twice. One lot goes missing off Felixstowe and the other in a namespace.',
      "Kubernetes borrowed the ship's wheel. You've also met the ship.",
    ],
    gentle: 'Two meanings of container on one page is memorable. Say the volumes in both.',
  },
  {
    first: 'cloud|aws|azure',
    second: 'gliding|paragliding|skydiving|stargazing|astronomy',
    secondIn: 'interests',
    brutal: [
      "You work in the cloud and then you'd like it out of the way.",
      'AWS has the cloud. The hobby would like it to clear up by eight.',
    ],
    gentle: 'A pun you can leave to the reader. What did you run in the cloud, at what cost or scale?',
  },
  {
    first: 'seo|search engine optimisation|search engine optimization',
    second: 'hide and seek|orienteering|geocaching|treasure hunt|metal detecting',
    secondIn: 'interests',
    brutal: [
      "SEO: getting found. The hobby: finding. You've cornered it.",
      'At work you bury page two. On Sunday you dig in it. SEO pays better.',
    ],
    gentle: 'Which page did you move, from where to where? Ranks are coordinates: print them.',
  },
  {
    first: 'seo|content marketing',
    second: 'poetry|creative writing|novel writing|short stories',
    secondIn: 'interests',
    brutal: [
      'Poems have fourteen lines. SEO would like the word “mattress” in nine of them.',
      'One of these is written for people. SEO has met your other reader, and it crawls.',
    ],
    gentle: 'Writers who can also be found are worth having. A piece with its traffic would show both.',
  },
  {
    first: 'cashier|till operator|till',
    second: 'bitcoin|cryptocurrency|blockchain',
    brutal: [
      'At least with the till somebody counted it at night.',
      'A blockchain never runs out of pound coins. The till has never dropped forty per cent on a Sunday.',
    ],
    gentle: 'Payments knowledge from both ends is unusual. What did you process, and how much a day?',
  },
  {
    first: 'audio typing|audio typist',
    second: 'voice recognition|ai|chatgpt|transcription software|otter',
    brutal: [
      "Audio typing, and this. It mishears “public meeting” and hopes nobody's looking.",
      'It types what you said. Audio typing typed what you meant.',
    ],
    gentle: "Checking a machine's transcript takes exactly that older skill. Say how many minutes of audio you handle.",
  },
  {
    first: 'paper records|filing cabinet|paper-based|paper files',
    second: 'digital transformation|digitisation|digitization|paperless',
    brutal: [
      'Paperless. The paper is in a unit near the ring road.',
      'Paper files, meet transformation. Everything was scanned sideways.',
    ],
    gentle: 'How many files moved, and how long do people now wait for one? Those are the facts of paperless.',
  },
  {
    first: 'chatgpt|generative ai|ai tools|prompt engineering',
    second: 'creative writing|copywriting|original content|content creation',
    brutal: [
      'Original content, and just along the page, ChatGPT. Delve as you like.',
      "ChatGPT and copywriting: somebody's going to have a strong feeling about “tapestry”.",
    ],
    gentle: "Say what's yours and where the tool helped. Editors trust those who draw that line.",
  },
  {
    first: 'chatgpt|generative ai|ai tools|copilot',
    second: 'critical thinking|analytical thinking|independent thinker',
    brutal: [
      'Critical thinking, with a helper that agrees with everything. Excellent question.',
      "An independent thinker. The other one's got a monthly limit.",
    ],
    gentle: 'When did you catch it being wrong? That example is critical thinking on a plate.',
  },
  {
    first: 'bilingual|fluent in|trilingual|multilingual',
    second: 'mime|drums|dance|painting|photography',
    secondIn: 'interests',
    brutal: [
      'So many languages, and the hobby needs none.',
      'You can say it in two languages, or you can do this and not have to.',
    ],
    gentle: 'Levels (B2, C1) make languages searchable. The hobby is a nice pause between them.',
  },
  {
    first: 'shorthand',
    second: 'minute taking|minutes|took minutes',
    brutal: [
      'Shorthand: so that somebody, at least, can prove what was agreed about the kettle.',
      "The meeting took two hours. In shorthand it's three squiggles and a sigh.",
    ],
    gentle: 'A speed in words per minute makes shorthand a rare asset. What meetings did it serve?',
  },
  {
    first: "driving licence|driving license|full uk driving licence|clean driving licence|valid driver's license",
    second: 'remote|work from home|working from home|home-based',
    secondIn: 'work',
    brutal: [
      'A full licence, for a job eleven steps from the bed.',
      'Holds a driving licence. Commutes past the fridge.',
    ],
    gentle: "If travel's part of the next job, keep the licence; if not, it can go at the very end.",
  },
  {
    first: 'driving licence|driving license|full driving licence|clean driving licence',
    second: 'formula 1|rally|karting|motorsport|track days',
    secondIn: 'interests',
    brutal: [
      'Clean licence, and a hobby about braking late. Long may they be strangers.',
      'The licence says thirty. The interests say apex.',
    ],
    gentle: 'Marshal, mechanic or driver? The clean licence speaks for itself, so use the room for that.',
  },
  {
    first: 'driving licence|driving license|full driving licence|clean driving licence',
    second: 'sailing|flying|gliding|kayaking|hot air ballooning',
    secondIn: 'interests',
    brutal: [
      'Licensed for the road, and then every free day is spent avoiding it.',
      'No roundabouts up there or out there. The driving licence gets you to the car park.',
    ],
    gentle: 'Any ticket for the other craft as well? Certificates for it can stand right beside the licence.',
  },
  {
    first: 'first aid|first aider|first aid at work',
    second: 'kitchen porter|kitchen assistant|kitchen staff|commis chef|line cook|sous chef|prep cook|chef de partie',
    secondIn: 'work',
    brutal: [
      'A kitchen and a first aid certificate. Blue plasters all round.',
      "First aid, where everybody's holding something hot, sharp or on fire, and shouting “behind”.",
    ],
    gentle: "A trained first aider on a line is worth a shift's peace. Keep level and expiry date together.",
  },
  {
    first: 'first aid|first aider|first aid at work',
    second: 'office manager|office administrator|administrator|administrative assistant',
    secondIn: 'work',
    brutal: [
      "First aid, in an office: mostly it's knowing who has the key to the green box.",
      'Every office first aid kit holds nine triangular bandages and none of the small plasters.',
    ],
    gentle: "It's a duty many avoid. Level and expiry, plus fire marshal if you're that as well.",
  },
  {
    first: 'first aid|first aider|cpr',
    second: 'skateboarding|mountain biking|parkour|bmx|snowboarding|horse riding',
    secondIn: 'interests',
    brutal: [
      'First aid on one line, and a reason for it on this one.',
      'You know how to treat a wrist, and where they come from.',
    ],
    gentle: "Good planning, frankly. Add the level and the date, and any events you've covered.",
  },
  {
    first: 'food hygiene|food safety|food hygiene level 2|servsafe',
    second: 'camping|bushcraft|foraging|fishing',
    secondIn: 'interests',
    brutal: [
      'Level 2 food hygiene, and then a sausage turned with a tent peg.',
      'Food hygiene says 75 degrees at the core. The campfire says “looks done”.',
    ],
    gentle: 'Catered for a group outdoors? Then both lines are one good story: how many, and nobody ill.',
  },
  {
    first: 'food hygiene|food safety|servsafe',
    second: 'dog walking|dogs|cats|horses|my dog',
    secondIn: 'interests',
    brutal: [
      "Food hygiene certificate above, muddy paws below. The sofa's in a grey area.",
      'Separate boards for raw and cooked. One bed for you and the dog.',
    ],
    gentle: 'Keep the certificate with its level and date; kitchens look for that first.',
  },
  {
    first: 'manual handling',
    second: 'yoga|pilates|weightlifting|crossfit|gym',
    secondIn: 'interests',
    brutal: [
      'Manual handling covers twenty-five kilos with a straight back. Then you go and do it for fun without the leaflet.',
      'Bend the knees, keep it close, breathe. Manual handling is a class at the gym with a fire exit.',
    ],
    gentle: 'Looking after your back twice over is sensible. Add when the manual handling was last renewed.',
  },
  {
    first: 'manual handling',
    second: 'piano|drums|double bass|cello|harp',
    secondIn: 'interests',
    brutal: [
      "Manual handling certificate. So who's been carrying the instrument?",
      'You can lift a load properly, and every gig is a flight of stairs.',
    ],
    gentle: "Moving kit is half of playing live. Note the certificate's date; venues may ask.",
  },
  {
    first: 'ipaf|pasma|working at height|work at height',
    second: 'climbing|bouldering|mountaineering|skydiving',
    secondIn: 'interests',
    brutal: [
      "A harness, a permit and a rescue plan for the weekday. On Saturday there's a rope and a sandwich.",
      'Working at height at work, and at play, and at what point do you come down?',
    ],
    gentle: 'Cards, categories and expiry dates first, then the climbing. Height crews like people who like height.',
  },
  {
    first: 'fire marshal|fire warden',
    second: 'camping|bushcraft|barbecue|bbq|candle making',
    secondIn: 'interests',
    brutal: [
      'A fire warden who lights them at weekends. Assembly point: the marshmallows.',
      "You know where the extinguishers are at work. At home you're the reason.",
    ],
    gentle: 'Fire marshal is a role, so say the building and headcount. How did the last drill go, in minutes?',
  },
  {
    first: 'health and safety|health & safety|nebosh|iosh',
    second: 'skydiving|paragliding|bungee jumping|base jumping|motorcycling|free climbing',
    secondIn: 'interests',
    brutal: [
      "You wrote the safety policy, and you've left yourself out of scope.",
      "Safety from nine to five. After that there's a waiver.",
    ],
    gentle: 'People who take risks well make good safety people. Which change of yours cut incidents?',
  },
  {
    first: 'coshh',
    second: 'baking|home brewing|soap making|candle making|pottery',
    secondIn: 'interests',
    brutal: [
      "COSHH assessed at work. At home there's lye, a jug and a good feeling.",
      "Every bottle labelled, under COSHH. Then there's the unmarked jar in your kitchen.",
    ],
    gentle: 'You probably write the labels at home as well. Sell any of it? Then COSHH knowledge is commercial.',
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'forklift|fork lift|warehouse operative|order picker',
    secondIn: 'work',
    brutal: [
      "With philosophy you asked what a thing is in itself. On the forklift it's whatever the label says, bay nine.",
      "If a pallet falls and nobody's there to hear it, it's still a form. Philosophy never mentioned that.",
    ],
    gentle: 'Philosophy trains clear thinking, which safety people prize. Did you improve something there? Reason it out in a line.',
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'barista|coffee shop|bartender|waiter|waitress|bar staff',
    secondIn: 'work',
    brutal: [
      "Philosophy, and coffee. You're the one they should've asked “what's good?”",
      "Plato had shadows in a cave. You had a queue asking whether it's really oat.",
    ],
    gentle: "Making an argument clear and a customer calm aren't far apart. What did you take from one to the other?",
  },
  {
    first: 'philosophy',
    firstIn: 'study',
    second: 'call centre|call center|contact centre|contact center',
    secondIn: 'work',
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
    brutal: [
      'Do you need a bag? Philosophy distinguishes between need, want and 10p.',
      'Is it still “new in” if it was there last week? Heraclitus worked in philosophy and never had to fold it.',
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
      'All of Freud, and it turned out that they just wanted the refund.',
    ],
    gentle: 'Psychology helps when people are cross. How many complaints did you resolve, and how soon?',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'sales assistant|sales executive|telesales|sales representative|retail assistant',
    secondIn: 'work',
    brutal: [
      'Psychology and sales: you know the mug in the experiment was never going to be free.',
      '“Three left at this price.” You know exactly why that works. It says psychology in the back.',
    ],
    gentle: 'Which insight did you use, and what did it sell? A small test with a result would be gold.',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'human resources|hr assistant|hr manager|hr officer|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      'Psychology, then HR: from asking people how they feel to a form with five smileys.',
      'Freud had the couch. HR has a meeting room called Maple.',
    ],
    gentle: 'Which part of psychology do you use there: selection, engagement, change? Name a case and a measure.',
  },
  {
    first: 'psychology',
    firstIn: 'study',
    second: 'dog training|dog walking|dogs|my dog',
    secondIn: 'interests',
    brutal: [
      'Psychology, and you go home to somebody who rings the bell for it.',
      'Pavlov at your desk, Pavlov at the back door. Psychology never clocks off.',
    ],
    gentle: 'A charming echo. Which research methods did you learn? They may be your most useful skill.',
  },
  {
    first: 'marine biology|oceanography',
    firstIn: 'study',
    second: 'call centre|call center|office|warehouse|bank|insurance|accounts',
    secondIn: 'work',
    brutal: [
      "Marine biology, and then somewhere with no tide at all. There may've been a fish tank in reception.",
      'Marine biology and a desk. The printer makes a sound like a seal.',
    ],
    gentle: 'Field data, surveys, statistics: marine biology carries over. Say which method helped you here.',
  },
  {
    first: 'zoology|animal biology',
    firstIn: 'study',
    second: 'nursery|classroom|teaching assistant|call centre|bar staff|open plan',
    secondIn: 'work',
    brutal: [
      "Zoology: feeding times, territory, noises at the water hole. They didn't say it'd be indoors.",
      'With zoology you learn to observe without being noticed. Handy near the photocopier.',
    ],
    gentle: "Careful observation is the skill you brought. What did you notice that others hadn't?",
  },
  {
    first: 'archaeology',
    firstIn: 'study',
    second: 'data entry|filing|archive|records|administrator|administrative assistant',
    secondIn: 'work',
    brutal: [
      "Archaeology is the right training: layers, dust, and somebody's lunch from a previous civilisation.",
      'Item by item, from the top down, with labels. The filing had been waiting for an archaeology graduate.',
    ],
    gentle: 'Recording finds is data discipline. How big a backlog did you dig through? Give the count.',
  },
  {
    first: 'ba history|history degree|bachelor of arts in history|modern history|ancient history|medieval history|american history',
    firstIn: 'study',
    second: 'data analyst|software|developer|it support|digital marketing',
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
    second: 'delivery driver|courier|van driver|truck driver|taxi driver|logistics|transport planner',
    secondIn: 'work',
    brutal: [
      "Geography paid off: you know where it is, why it's there, and that the bridge is too low.",
      'Oxbow lakes on one line, the one-way system in Swindon on the other. Geography gave no warning.',
    ],
    gentle: 'Routes, mapping, GIS: which part of geography do you still use? It could be a selling point here.',
  },
  {
    first: 'music',
    firstIn: 'study',
    second: 'call centre|call center|telesales|customer service adviser|customer service advisor',
    secondIn: 'work',
    brutal: [
      "You've studied music, and they play the same forty seconds of panpipe to everyone you ring back.",
      'A trained ear, and on the line Vivaldi through a sock. Music has its martyrs.',
    ],
    gentle: 'Ear, voice, rehearsal: music is training for this. What was your quality score?',
  },
  {
    first: 'fine art|art|painting',
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
    first: 'fine art|art history|history of art',
    firstIn: 'study',
    second: 'security guard|security officer|gallery assistant|invigilator',
    secondIn: 'work',
    brutal: [
      "Art history, and “please step back”. You're the only one in the room who knows from what.",
      "Art history, and the question you'll be asked most is where the toilets are.",
    ],
    gentle: 'Knowing the collection makes you more than a guard. Talks, tours, enquiries: did you do any?',
  },
  {
    first: 'english literature|english',
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
    first: 'english literature|english',
    firstIn: 'study',
    second: 'copywriter|content writer|packaging|product descriptions|email marketing',
    secondIn: 'work',
    brutal: [
      'Keats on one line and “ours are the crispiest” on the other. English literature has seen worse on mugs.',
      "Season of mists and 20 per cent off. You've studied English and you know what you've done.",
    ],
    gentle: 'A line of yours that sold something is the best proof. Quote it, with the figure.',
  },
  {
    first: 'drama|theatre studies|performing arts',
    firstIn: 'study',
    second: 'sales assistant|sales executive|estate agent|telesales|retail',
    secondIn: 'work',
    brutal: [
      'Drama: “I was just about to buy that one myself.” Somebody trained for this.',
      'With drama behind you, “deceptively spacious” can be said with a straight face.',
    ],
    gentle: 'Voice and presence are assets in sales. What did they bring in? Curtain up on the number.',
  },
  {
    first: 'law|llb',
    firstIn: 'study',
    second: 'bar staff|bartender|waiter|waitress|barista',
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
    second: 'retail|sales assistant|barista|kitchen porter|cleaner|warehouse',
    secondIn: 'work',
    brutal: [
      'Physics: everything falls at the same rate, and the plates have been proving it ever since.',
      'Astrophysics teaches that things drift apart. Try facing up aisle five on a Saturday.',
    ],
    gentle: 'Someone with physics measures things. What did you measure or fix there? One figure would be characteristic.',
  },
  {
    first: 'mathematics|maths|math',
    firstIn: 'study',
    second: 'cashier|till|bartender|waiter|waitress|bar staff',
    secondIn: 'work',
    brutal: [
      'You did maths, and the machine tells you the change. It must be like driving behind a tractor.',
      "Someone at table nine's dividing by seven, and you studied maths, and you have to stand there.",
    ],
    gentle: "Did you balance the tills or spot a discrepancy? It's maths with consequences, so print it.",
  },
  {
    first: 'computer science',
    firstIn: 'study',
    second: 'handwritten|paper forms|filing|photocopying|faxing',
    secondIn: 'work',
    brutal: [
      'Computer science, and the job came with a hole punch.',
      "They gave a person with computer science a stack of forms. You've thought about a script since day one.",
    ],
    gentle: 'Did you automate any of it? Hours saved would make this the best line of the job.',
  },
  {
    first: 'nutrition|dietetics',
    firstIn: 'study',
    second: "fast food|mcdonald's|burger king|kfc|takeaway|pizza|cake shop",
    secondIn: 'work',
    brutal: [
      'Nutrition on the wall, and “would you like to go large?” at the counter.',
      "You studied nutrition, so you know what's in the bag, and you handed it over. Professional.",
    ],
    gentle: 'Allergens and portions are a real link here. Did you train others in them? Say so.',
  },
  {
    first: 'sports science|sport science|physical education',
    firstIn: 'study',
    second: 'desk|office|data entry|call centre|call center',
    secondIn: 'work',
    brutal: [
      "Sports science says move every thirty minutes. The headset lead's a metre long.",
      'All that sports science, and the longest sprint is to the good printer.',
    ],
    gentle: 'Coaching and data carry over well. Which targets or people did you improve? Give the result.',
  },
  {
    first: 'criminology',
    firstIn: 'study',
    second: 'retail|sales assistant|cashier|store manager|loss prevention',
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
    second: 'hi-vis|ppe|warehouse|construction site',
    secondIn: 'work',
    brutal: [
      'Fashion on one line, and the look on this one is orange, one size, with a logo on the back.',
      'You know cut and drape. The steel toecaps know neither.',
    ],
    gentle: 'Materials, quality, production: fashion links to this. What did you bring from one to the other?',
  },
];
