import type { ComicPair } from '../comic-entry.ts';

/** Two jobs on one page that have never met. */
export const WORK_PAIRS: readonly ComicPair[] = [
  {
    first: 'lifeguard|pool attendant|lifeguarding',
    firstIn: 'work',
    second: 'welder|welding|fabricator',
    secondIn: 'work',
    brutal: [
      "A lifeguard's whistle and a welder's torch: the two ways to get a tan at work.",
      "A lifeguard hopes nothing catches. A welder's had a long day if it doesn't.",
    ],
    gentle: 'Watching a pool and watching a seam both take unbroken attention. Put both tickets, with dates.',
  },
  {
    first: 'lifeguard|pool attendant|lifeguarding',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant|receptionist|front desk',
    secondIn: 'work',
    brutal: [
      "Lifeguard's chair or shop counter, you still can't look at your phone. There are fewer people in trunks.",
      'A lifeguard blows a whistle at people who run. Try that on Black Friday.',
    ],
    gentle: 'Lifeguards notice trouble early. What did you notice at the counter? One catch would link the two.',
  },
  {
    first: 'lifeguard|pool attendant|lifeguarding',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "A lifeguard watches a pool. A developer has a thread pool, and nobody's watching it.",
      "You've been a lifeguard, so you know which ones are waving and which are in production.",
    ],
    gentle: 'Monitoring is the common thread. What did you keep from going under? Uptime would answer.',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      'A waiter brings what they ordered. A developer brings what they said.',
      'Waiting tables: the one client-facing sprint with a hard stop at eleven.',
    ],
    gentle: 'Both need a clear order at the start. What did you build, and who ended up using it?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'Waiters carry tables. Analysts join them. Neither gets to sit at one.',
      'Splitting a bill nine ways with one gluten-free pudding is still the hardest sum on this page. Waiters know.',
    ],
    gentle: 'Numbers under pressure started early for you. What did your figures decide here?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    secondIn: 'work',
    brutal: [
      "As a waiter you asked if everything was all right. In law they pay you to say it isn't.",
      'Waiters serve and lawyers serve papers. Only one of them gets tipped.',
    ],
    gentle: 'People skills first, papers later: good order. Which matters have you worked on, and in what part?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'sales executive|sales representative|sales manager|account executive|sales rep',
    secondIn: 'work',
    brutal: [
      '“Can I get you anything else?” Every waiter says it. Sales calls it an expansion strategy.',
      'Still or sparkling is the best close ever written. Everything in sales has been downhill from waiting tables.',
    ],
    gentle: 'Upselling began at the table. What did you sell here, against which target?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'Waiting tables and a classroom: thirty people, all wanting something, and one under the table.',
      "A waiter says “careful, it's hot” to people who then touch it. A classroom is thirty of those.",
    ],
    gentle: 'Keeping a room fed or taught takes the same eyes. How large were the groups, and what did they achieve?',
  },
  {
    first: 'barista|coffee shop',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "You've stood on the side of the coffee machine that knows the truth: technology runs on baristas.",
      'Baristas get names wrong on cups. Developers get them wrong in variables and call it legacy.',
    ],
    gentle: 'Queue, order, output: the barista knew throughput. What does your work here speed up, and by how much?',
  },
  {
    first: 'barista|coffee shop',
    firstIn: 'work',
    second:
      'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      "As a barista you charged by the shot. Here it's six-minute units, and nobody draws a fern.",
      "A flat white took ninety seconds and they thanked you. Here it's forty pages and a query.",
    ],
    gentle: "Volume and care before nine in the morning: you've done it. What volume do you handle here?",
  },
  {
    first: 'barista|coffee shop',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    secondIn: 'work',
    brutal: [
      'Baristas make coffee all day. Nurses pour one at two and find it at six.',
      'A barista can get the cup wrong and say sorry. On a ward there are two checks and a wristband.',
    ],
    gentle: 'Speed with accuracy is a fine common thread. Which area do you work in, and what are you signed off for?',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "Bar and classroom: you've told people “that's enough now” at both ends of the day.",
      "Time at the bar had a bell. So does double maths, and the exit's the same speed.",
    ],
    gentle: 'Setting limits kindly is the skill in both. How many in the room, and what changed for them?',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    secondIn: 'work',
    brutal: ["A bar decides when they've had enough. A ward gets the ones it misjudged.", "Bar and ward: you've seen Saturday night from both ends."],
    gentle: 'Calm, notes, handover: the second job makes the first look like practice. Name your setting and your skills.',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: 'human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      "At the bar they told you everything without being asked. In HR it's minuted.",
      'A bartender hears who hates whom and pours. HR hears it and opens a file.',
    ],
    gentle: 'Trust is what both trade in. What did you change for people here? A figure on retention would be ideal.',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: ['In a bar, a double entry is two at the door.', 'A bar measures to 25 ml. Accounts has a word, “material”, for not bothering.'],
    gentle: 'Cash, stock and licensing: a bar teaches compliance early. Which clients or volumes do you carry now?',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      "“Who's next?” goes the bar. “Shh” goes the library. Don't mix up the shifts.",
      "A librarian who's worked a bar has a look that works at last orders and at closing time.",
    ],
    gentle: 'Both are about welcoming anyone through a door. What did people come in for, and how many?',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      "In a kitchen they answer “yes, chef”. In software it's a thumbs-up, three days later.",
      "In a kitchen it's plated hot and it's over. In software it's plated, then there's a patch.",
    ],
    gentle: 'Mise en place is what good teams call preparation. What shipped here, and how smoothly?',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    secondIn: 'work',
    brutal: [
      'A kitchen shouts “behind”. In an office nobody warns you, and there you are with a hot mug.',
      "A chef in the office: you've labelled the milk, dated it and rotated it to the front.",
    ],
    gentle: 'Kitchens teach order, timing and labels. Which system here did you put in shape?',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second: 'teacher|classroom teacher|substitute teacher|supply teacher',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'Chefs say a thing once, loudly. Teachers say it thirty times and then put it on the board.',
      "In your kitchen they'd all got knives and listened. Good luck with the glue sticks.",
    ],
    gentle: 'Training a brigade is teaching. What did your learners pass or make? Say it in numbers.',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second: 'personal trainer|fitness instructor|gym instructor|yoga instructor|yoga teacher',
    secondIn: 'work',
    brutal: [
      "The chef puts the butter in and the trainer is shocked to hear it. You're both.",
      "The chef sold them the pudding and the trainer bills them for it. That's a business model.",
    ],
    gentle: 'Food and fitness together are rare knowledge. Did you plan meals for clients? Say what came of it.',
  },
  {
    first: 'kitchen porter|dishwasher|pot wash',
    firstIn: 'work',
    second:
      'project manager|project coordinator|programme manager|program manager|sales executive|sales representative|sales manager|account executive|sales rep|marketing manager|marketing executive|marketing assistant|digital marketing|social media manager',
    secondIn: 'work',
    brutal: [
      "A kitchen porter's backlog is on fire, greasy and due by ten. Anyone else's is a list.",
      "Pot wash and pipelines. In one of them everything really is cleared by midnight, and it's the porter's.",
    ],
    gentle: "Starting at the sink earns respect in any room. What's the largest thing you've run since?",
  },
  {
    first: 'kitchen porter|dishwasher|pot wash',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: ['Kitchen porters invented garbage collection. Nobody gave them a conference.', 'In the pot wash the queue was real, and it had lasagne on it.'],
    gentle: 'You know throughput from the wet end. What did you make faster here?',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'Teachers mark thirty of the same mistake on a Sunday. Developers call it code review and get biscuits.',
      "You've taught, so “who's been touching this?” in front of a silent room is second nature.",
    ],
    gentle: 'Explaining is the scarce skill in tech. Whom have you taught or onboarded since, and into what?',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'sales executive|sales representative|sales manager|account executive|sales rep',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'A teacher sells Pythagoras before lunch. A photocopier should hold no fears.',
      "Teachers get an audience that has to stay. In sales they've got a door.",
    ],
    gentle: 'Knowing when someone has followed you is half of a sale. What did you bring in?',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'As a teacher you had thirty hands up at once. The call centre at least makes them queue.',
      "“I'll repeat that for those at the back.” Next to teaching, a bad line's nothing.",
    ],
    gentle: 'Clear, patient, heard it all: the link is visible. Calls a day and score would seal it.',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "You've taught, and you've worked a bar. In both, the loudest one didn't do the reading.",
      'Bars and teachers share one sentence: “Have you all got homes to go to?”',
    ],
    gentle: 'It takes energy to hold both rooms. What did the bar add: cash, closing up, training others?',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "You've taught, so “I'm not angry, I just want to know who it was” is already most of the training.",
      'A teacher on the door: everyone takes their hat off and nobody runs.',
    ],
    gentle: 'Calm authority is the same in both. Which situations did you settle? One told briefly is enough.',
  },
  {
    first: 'teacher|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "Teachers say “we'll wait” and mean it. Drivers would get a ticket.",
      'Teaching puts thirty people behind you. Driving puts thirty behind you as well, and they hoot.',
    ],
    gentle: 'Reliable, clear and on time: it carries. Drops a day and a clean record would show the rest.',
  },
  {
    first: "teaching assistant|classroom assistant|teacher aide|teacher's aide",
    firstIn: 'work',
    second: 'laboratory assistant|lab technician|laboratory technician|lab assistant',
    secondIn: 'work',
    brutal: [
      'In a classroom, the glue is the hazardous substance. In a lab, they at least put it in a cupboard.',
      'Teaching assistants find the missing lid, the missing shoe and the missing label. Labs only lose the last one.',
    ],
    gentle: 'Noticing small things early is what you did there. What have you caught here?',
  },
  {
    first: 'nanny|babysitter|babysitting|au pair|childminder',
    firstIn: 'work',
    second:
      'project manager|project coordinator|programme manager|program manager|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      "You've been a nanny, so a meeting where somebody's tired and it's somebody's turn is home ground.",
      'Negotiating bedtime is negotiating. As a nanny you did it without a slide.',
    ],
    gentle: "Looking after somebody's whole day is planning. What have you kept running here, for how many?",
  },
  {
    first: 'nanny|babysitter|babysitting|au pair|childminder',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: ['A nanny hears silence and runs towards it. Security only reports it.', 'As a nanny you searched more pockets than this job ever asked.'],
    gentle: "Alert, calm, first on the scene: it's one skill in two uniforms. Name your tickets here.",
  },
  {
    first: 'nanny|babysitter|babysitting|au pair|childminder',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "“It was working when I left it.” You've heard that as a nanny, about a lamp.",
      "A nanny does out-of-hours support with a night light. Next to that the pager's quiet.",
    ],
    gentle: 'Calm at three in the morning is on your page twice. What do you keep up and running now?',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "A nurse on call gets people. A developer on call gets a server, and it doesn't say thank you either.",
      "Twelve-hour shifts on one line, and on the other a daily meeting to ask if you're blocked. Nurses have views.",
    ],
    gentle: 'Knowing how care really runs is precious in software. What do you build that nurses would use?',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second: 'waiter|waitress|waiting staff',
    secondIn: 'work',
    brutal: [
      "You've nursed, so you can carry six things, walk fast and smile at table four.",
      "In nursing a good night is when nothing happened. In catering that's a bad one.",
    ],
    gentle: 'Handovers, hygiene, people at their crossest: both jobs have them. Which one taught the other what?',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second: 'call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: ['As a nurse they pressed a buzzer. Here they press three for all other enquiries.', "On a ward, a nurse can at least see who's shouting."],
    gentle: 'A clinical ear on a phone line is valuable. Did you do triage or advice? Then say so.',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    secondIn: 'work',
    brutal: [
      'Nurses say “this might be a little uncomfortable”. Agents call it “characterful”.',
      'Nurses take a pulse at the wrist. Agents can see it when they mention the price.',
    ],
    gentle: 'Trust won quickly is worth a lot here. What did you close, and what came by recommendation?',
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'salvation army|yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'In the army, they line up when you shout. Year 9 wants to know why.',
      'The army gave you camouflage. Nothing hides you at the gate on report day.',
    ],
    gentle: 'Structure, calm and kit in order: it carries over. What did your classes achieve?',
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant',
    secondIn: 'work',
    not: 'salvation army',
    brutal: [
      "You've had the army's version of “the customer's always right”. It was shorter.",
      "The army does kit inspection. A shop calls it a planogram, and there's a two-for-one on socks.",
    ],
    gentle: 'Which duty did they give you first: stock, cash, opening up? Trust is the thing to show.',
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|it support|help desk|helpdesk|service desk|desktop support|technical support|data analyst|business analyst|data scientist',
    secondIn: 'work',
    not: 'salvation army',
    brutal: [
      "The army has a procedure for everything. In IT it's in a wiki that somebody left.",
      "The army calls it deployment as well. They don't do it at five on a Friday and go home.",
    ],
    gentle: "Orders, checks, fallback: it's incident response by another name. Which systems do you look after?",
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second: 'barista|coffee shop|baker|bakery|pastry chef|bakery assistant',
    secondIn: 'work',
    not: 'salvation army',
    brutal: [
      "An army marches on its stomach. You've seen both the boots and the counter.",
      'To the army, five in the morning with ovens on is a lie-in with croissants.',
    ],
    gentle: 'Feeding people on time is logistics. How many covers, and in what conditions?',
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second: 'hairdresser|barber|hair stylist|hairstylist|beautician',
    secondIn: 'work',
    not: 'salvation army',
    brutal: ["The army offers one haircut. You've branched out.", 'Short back and sides was an order. The army never asked about holidays.'],
    gentle: "It's a pairing people will ask about. What's your column like: clients a week, rebookings?",
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second: 'nanny|babysitter|babysitting|au pair|childminder|nursery assistant|nursery nurse|preschool|pre-school',
    secondIn: 'work',
    not: 'salvation army',
    brutal: [
      "The army taught you to sleep anywhere, eat fast and find one boot. It's all here.",
      "A drill sergeant gets “yes, sergeant”. You got “why?”, eleven times, about a spoon. The army's easier.",
    ],
    gentle: 'Routine and safety are what small ones need. Ratios, settings, certificates: put those.',
  },
  {
    first: 'army|british army|us army|infantry|army reserve',
    firstIn: 'work',
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    not: 'salvation army',
    brutal: [
      'An army order is six words. “Just circling back” is longer and nobody moves.',
      "The army has forms in triplicate. You'll have felt at home by the second cupboard.",
    ],
    gentle: 'Order in records is a skill. What did you tidy up here, and how long did it stay so?',
  },
  {
    first: 'police officer|detective|police constable|deputy sheriff',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant',
    secondIn: 'work',
    brutal: [
      "You've done police work, and the shop. In both they say it was already open.",
      'A police notebook says “proceeded in a northerly direction”. The shop calls it aisle six.',
    ],
    gentle: 'Eyes, calm and evidence: shops need them. Did losses drop while you were there?',
  },
  {
    first: 'police officer|detective|police constable|deputy sheriff',
    firstIn: 'work',
    second: 'human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      "In the police you had forty-eight hours to ask. Here it's a grievance window and a tray of biscuits.",
      "You've taken statements. The police version didn't have a colleague there for support and a flapjack.",
    ],
    gentle: 'Fair interviewing is a rare skill. How many cases, and how many stood up on review?',
  },
  {
    first: 'security guard|security officer|door supervisor|bouncer',
    firstIn: 'work',
    second: 'receptionist|front desk|hotel receptionist|hotel manager|night auditor|concierge|front office',
    secondIn: 'work',
    brutal: [
      "“You can't come in” and “do come in”: you've got the pair. Security loses fewer pens.",
      "A door person on the desk: the visitor's badge has never been returned so promptly.",
    ],
    gentle: 'Judging people quickly and politely links the two. Visitors a day, incidents handled: choose one.',
  },
  {
    first: 'security guard|security officer|door supervisor|bouncer',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      'Security says “can I help you?” from across the car park. The library has the same words at the volume of a moth.',
      'A security radio on one line, whispering on the next. “Over” may be a bit much for the reading room.',
    ],
    gentle: 'Keeping a place calm is the same job at two volumes. What did you look after in the library?',
  },
  {
    first: 'security guard|security officer|door supervisor|bouncer',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'Security looks inside the bag. In a classroom you can tell by the smell.',
      'Security taught you to stand by the door. So does Friday, period five.',
    ],
    gentle: 'Presence without shouting is what classrooms want. Which groups, which results?',
  },
  {
    first: 'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      'A server farm must be a let-down: nobody to feed and still no Sundays off.',
      'Farms have bugs, branches and things that need pulling. You were halfway to Git.',
    ],
    gentle: 'Early hours and real consequences: farms teach both. What do you keep alive here?',
  },
  {
    first: 'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|bank teller|teller|bank clerk|bank cashier|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      'To a farm, counting things that stay where they are must feel like cheating.',
      "A farm's books go rain, tractor, rain, vet. Corporate accounts lack the drama.",
    ],
    gentle: 'Do you know the sector from both ends? Rural firms would value that: say so outright.',
  },
  {
    first: 'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "On a farm you're up at five and nobody asks about your weekend. Offices open at nine with that very question.",
      "A farm has mud, gates and animals with opinions. The office has one printer, and it's somehow worse.",
    ],
    gentle: 'Hard hours leave good habits. What did you sort out in the office that others had stepped round?',
  },
  {
    first: 'fruit picker|fruit picking|vegetable farm|market garden|crop picking',
    firstIn: 'work',
    second: 'supermarket|grocery|greengrocer|grocery store',
    secondIn: 'work',
    brutal: [
      "You've met the vegetables at both ends. On the farm they wore more mud and cost less.",
      "You've met the produce picked and priced: you can tell everyone why the parsnip's that shape.",
    ],
    gentle: 'Knowing produce from the field up is an asset in a shop. Did you run fresh or ordering?',
  },
  {
    first: 'factory worker|factory operative|production line|assembly line|machine operator|production operative',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'On a factory line everything comes out the same. A classroom is the recall.',
      'A factory stops when someone presses the red button. Half the class would.',
    ],
    gentle: 'Routine and safety carry over well. What did your learners get done? Give a number.',
  },
  {
    first: 'factory worker|factory operative|production line|assembly line|machine operator|production operative',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      'A production line has one big red stop. Production in software has a person called Raj.',
      "In the factory, “production is down” comes with a noise. Here it's a Slack emoji.",
    ],
    gentle: 'You know what downtime costs from the floor. Which uptime or saving can you show here?',
  },
  {
    first: 'factory worker|factory operative|production line|assembly line|machine operator|production operative',
    firstIn: 'work',
    second: 'waiter|waitress|waiting staff',
    secondIn: 'work',
    brutal: ['The line never asked you if it could have the dressing on the side.', "In the factory every unit's the same. Table six has some changes."],
    gentle: 'Speed with a smile is the upgrade. How many covers, how many drinks, how busy? Say.',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "In the warehouse it weighs a tonne. In the accounts it's one cell, and it's rounded.",
      "In the warehouse it's “bay 14, behind the broken one”. In the books it's an asset.",
    ],
    gentle: 'Knowing what the figure weighs is rare in an office. What did you spot because of it?',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Data warehouses don't need safety boots. The other kind at least has a door.",
      "In one kind of warehouse things get lost between shelves, in the other between tables. You've searched both.",
    ],
    gentle: "It's the perfect pun with a real link: flow. What do you move now, how much, how fast?",
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      "Aisles, codes, everything in its place: the library's a warehouse that wants it back.",
      "In a warehouse nobody gets fined for a late pallet. In a library it's twenty pence.",
    ],
    gentle: 'Stock systems both ways. How large was the collection, and what did you put in order?',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    secondIn: 'work',
    brutal: [
      'Warehouse boots and ward clogs: the same miles, but one of the trolleys has somebody on it.',
      'In a warehouse you lift with a truck and a beep. Here you ask first.',
    ],
    gentle: 'Handling people and handling stock both need training, and the first needs kindness. Name your certificates.',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'Moving thirty units from A to B in one piece. The warehouse never had one that needed the loo.',
      'In a warehouse, fragile is printed on the side.',
    ],
    gentle: 'Order and safety serve you in both. What did you take on in the classroom? Be specific.',
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Data cleaning's the same as the other sort: it's worst in the corners and nobody notices till you stop.",
      'No cleaner has ever left a mess in the corridor and called it technical debt.',
    ],
    gentle: 'Leaving it better than you found it is a good habit anywhere. What did you tidy here?',
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      'Cleaners and guards have every key in the building, and the only honest opinion of who works there.',
      'Cleaning and security: the two departments who know who really stays late, and what they eat.',
    ],
    gentle: "Trusted with keys, twice. Say the sites and how many: that's a reference in itself.",
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    secondIn: 'work',
    brutal: [
      "You've cleaned places and you've sold them. “Well presented” has a witness.",
      "A cleaner knows what's behind the sofa. The brochure says “characterful corner”.",
    ],
    gentle: 'Standards seen from both sides are useful. Did ratings or lettings rise? A figure, please.',
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "Every chef ends as a cleaner at eleven. You've just got both on paper.",
      "You've cleaned kitchens and you've made them dirty. Finally, the two of you can talk.",
    ],
    gentle: 'The hygiene score is the number here. What was it, and what did you do for it?',
  },
  {
    first: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "On the road the driver does the work. In software the driver's the thing nobody has updated.",
      'On the road, whoever crashes has to leave a name and a number. A driver would put that in the release notes.',
    ],
    gentle: "Routes, timing, exceptions: it's logistics and logic. What do you build that moves something?",
  },
  {
    first: 'delivery driver|courier|van driver',
    firstIn: 'work',
    second: 'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk',
    secondIn: 'work',
    brutal: [
      "You've been the driver ringing the bell and the person who says “there's nobody of that name here”.",
      'A driver sits, watches and gets beeped at. The office has the same chair and a worse view.',
    ],
    gentle: 'You know what a bad address costs. What did you improve in how things were booked or sent?',
  },
  {
    first: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    firstIn: 'work',
    second:
      "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide|tutor|private tutor|tutoring",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'At the wheel there was one voice saying “turn around when possible”. Teaching puts thirty in the back.',
      'Drivers get “are we nearly there”. Teachers get “is this on the test”.',
    ],
    gentle: 'Calm at the wheel is calm in a room. Which ages, which subjects, which outcomes?',
  },
  {
    first: 'tutor|private tutor|tutoring',
    firstIn: 'work',
    second: 'sales executive|sales representative|sales manager|account executive|sales rep|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "As a tutor you asked “does that make sense?” and waited. In sales, you don't leave the pause.",
      "Tutors are paid until it's understood. Sales would rather you signed.",
    ],
    gentle: 'Explaining something until it lands is good selling. What did you land, and how much of it?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      "A call centre and a library on one page. It's like having both the drill and the ear plugs.",
      'Forty headsets here, a ticking clock there. In a library, hold music would be removed by force.',
    ],
    gentle: 'Enquiries are enquiries. How many did you answer, and what did people leave with?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "Next to a call centre, a room of people who can't put you on speaker is progress.",
      "You've been hung up on by thousands. In a call centre, they can at least do it only once each.",
    ],
    gentle: 'A patient voice is made on the phones. What did it help your learners to do?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      "In a call centre you read the script. In software you write it. You're the one person to blame twice.",
      'Everyone in tech says “talk to users”. In a call centre, you had two hundred a day, with reference numbers.',
    ],
    gentle: "You know what customers really say. Which feature did that knowledge change? That's your best line.",
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|care assistant|support worker',
    secondIn: 'work',
    brutal: [
      "In a call centre “how are you today” is compulsory. In care it's the job.",
      "A call centre has an average handling time. Nobody's put a stopwatch on a cup of tea yet.",
    ],
    gentle: 'Listening is the thread. Which training have you done for the care, and how far along are you?',
  },
  {
    first: 'bank teller|teller|bank clerk|bank cashier',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid|waiter|waitress|waiting staff',
    secondIn: 'work',
    brutal: [
      'The bank counted it twice behind glass. The bar counts it once, wet, in the dark.',
      'A bank teller asks for two forms of ID, politely. A bar asks for one, over a speaker.',
    ],
    gentle: 'Cash and trust in both. How much passed through your hands, and how often did it balance?',
  },
  {
    first: 'bank teller|teller|bank clerk|bank cashier',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've been on both sides of the screen: the one with the money, and the one watching the door for it.",
      'A teller has a button under the desk. Security is what turns up.',
    ],
    gentle: "Few people know both procedures. What did you improve in either? That'd be a strong line.",
  },
  {
    first: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    firstIn: 'work',
    second: 'musician|dj|band member|session musician',
    secondIn: 'work',
    brutal: [
      "You've done the accounts and you've played the gig. You alone know what the door split really was.",
      'Accounts need a trail. On stage you want nobody to know how it was done.',
    ],
    gentle: 'Both take rehearsal. Which shows, how many people, and who did the budget? If you, say so.',
  },
  {
    first: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    firstIn: 'work',
    second: 'gardener|landscaper|groundskeeper|landscaping|greenkeeper|florist|flower shop',
    secondIn: 'work',
    brutal: [
      'Accounts on one line, and on another something that grows for reasons other than interest.',
      "You've depreciated assets. In gardening they just go brown and you get new ones.",
    ],
    gentle: 'Rooted in both: rare. Did you price or plan for customers? Put it in figures, as you can.',
  },
  {
    first: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    firstIn: 'work',
    second: 'personal trainer|fitness instructor|gym instructor|yoga instructor|yoga teacher',
    secondIn: 'work',
    brutal: ['Accounts and reps: always adding, and nobody believes the total.', "Accountants trim. In a gym it's sold in blocks of ten sessions."],
    gentle: 'Results tracked over weeks is what both do. What did clients achieve, and how many stayed?',
  },
  {
    first: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    firstIn: 'work',
    second: 'teacher|classroom teacher|substitute teacher|supply teacher|tutor|private tutor|tutoring',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "In law you charge for saying “it depends”. In a classroom they want to know if it's A or C.",
      'A lawyer taking the register: absent, present, present without prejudice.',
    ],
    gentle: 'Making hard things plain is the best of both. What did your learners manage because of it?',
  },
  {
    first: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    firstIn: 'work',
    second: 'baker|bakery|pastry chef|bakery assistant',
    secondIn: 'work',
    brutal: [
      'Legal bundles and bread. In both, someone stays up all night to prove it.',
      "In law it's billed by the hour and never finished. A loaf's done at six, and people are pleased.",
    ],
    gentle: 'Precision, early hours and a deadline that smells. What did you make, and how many?',
  },
  {
    first: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      '“Deceptively spacious” is for estate agents. A classroom can count.',
      "As an agent you'd call a mobile classroom “a detached studio with garden aspect”.",
    ],
    gentle: 'Presenting well is a teaching skill. What did your groups achieve, in plain words?',
  },
  {
    first: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    firstIn: 'work',
    second:
      'construction worker|labourer|construction laborer|building site|bricklayer|construction site|carpenter|joiner|carpentry|electrician|electrical engineer|electrical technician|plumber|heating engineer',
    secondIn: 'work',
    brutal: [
      "You've sold them, and you've been behind the plaster. “Would benefit from modernisation” takes on a draught.",
      "As an agent it was “period charm”. On the tools, it's cloth-covered wiring.",
    ],
    gentle: 'Knowing a house from the inside and the price is valuable. Which jobs, which tickets? List them.',
  },
  {
    first: 'actor|actress|theatre company|performer|film extra',
    firstIn: 'work',
    second:
      'sales executive|sales representative|sales manager|account executive|sales rep|estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    secondIn: 'work',
    brutal: ["When an actor's voice drops and they look out of the window, the price is coming.", 'Actors need motivation. In this job it was four per cent.'],
    gentle: 'Voice, nerve, reading a room: name what they brought in. A result suits the part.',
  },
  {
    first: 'actor|actress|theatre company|performer|film extra',
    firstIn: 'work',
    second: 'waiter|waitress|waiting staff',
    secondIn: 'work',
    brutal: [
      'Actors learn four hundred lines. The specials are six, and the fish is off.',
      "“And today's special is” has rarely had such training. Actors give it a pause.",
    ],
    gentle: 'Rehearsed, on time, good with strangers: say it as strengths. Covers and cash belong here too.',
  },
  {
    first: 'actor|actress|theatre company|performer|film extra',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "Actors dread an empty house. At nine on a Monday it's full, and they've all got colds.",
      "Five shows a day, no understudy, and the props go home in somebody's bag. Acting's the easy one.",
    ],
    gentle: 'Holding a room is the link. What did they learn from it? Name a class and a result.',
  },
  {
    first: 'musician|dj|band member|session musician',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: ["Musicians always say they're on the list. Security is the list.", 'Musicians turn up late with large cases. Security has questions about both.'],
    gentle: "It's knowing live events from both sides. Capacity, licence, crew: put those down.",
  },
  {
    first: 'musician|dj|band member|session musician',
    firstIn: 'work',
    second:
      'it support|help desk|helpdesk|service desk|desktop support|technical support|software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      '“One two, one two” is a ping test. Musicians just do it out loud.',
      'IT switches it off and on again. Musicians do it too, with the amp, mid-song.',
    ],
    gentle: 'Patience with kit and a fixed start time: good habits. What do you keep running here?',
  },
  {
    first: 'librarian|library assistant',
    firstIn: 'work',
    second: 'call centre|call center|contact centre|telemarketer|telesales|bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    brutal: [
      "A library on one line and this on the other. It's one person with two volume settings.",
      'In a library the worst thing was a highlighter. This came with lungs.',
    ],
    gentle: 'Calm, knowledge, strangers: a library prepares you well. What volume did you handle here?',
  },
  {
    first: 'librarian|library assistant',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Librarians solved search, tagging and access rights with a drawer of cards. You've seen it done properly.",
      "In a library things get borrowed and returned. In software, you borrow the library and it's deprecated.",
    ],
    gentle: 'Cataloguing is data modelling. Which collection or schema did you bring order to?',
  },
  {
    first: 'personal trainer|fitness instructor|gym instructor|yoga instructor|yoga teacher',
    firstIn: 'work',
    second:
      'baker|bakery|pastry chef|bakery assistant|barista|coffee shop|bartender|bar staff|bar manager|barman|barmaid|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "One job hands out the calories, the trainer sells the way back. That's owning the supply chain.",
      'A personal trainer behind a counter: “Are you sure?” was never so loaded.',
    ],
    gentle: "Two service jobs with regulars. How many clients stayed with you? Retention's the figure.",
  },
  {
    first: 'personal trainer|fitness instructor|gym instructor|yoga instructor|yoga teacher',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|data analyst|business analyst|data scientist|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    secondIn: 'work',
    brutal: [
      'A personal trainer at a desk: “just ten more” is about emails.',
      "Fitness people say the burn means it's working. On a laptop it means the fan's gone.",
    ],
    gentle: 'Plans, targets, follow-up: training people is project work. Which of your targets moved here?',
  },
  {
    first: 'hairdresser|barber|hair stylist|hairstylist|beautician',
    firstIn: 'work',
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|sales executive|sales representative|sales manager|account executive|sales rep|receptionist|front desk',
    secondIn: 'work',
    brutal: [
      'In a salon they told you all of it with wet hair. HR needs a form for that.',
      'Hairdressers ask about holidays and mean it. Everyone else here is checking the calendar.',
    ],
    gentle: 'A chair full of regulars is account management. How many did you keep? Use the number.',
  },
  {
    first: 'hairdresser|barber|hair stylist|hairstylist|beautician',
    firstIn: 'work',
    second: 'gardener|landscaper|groundskeeper|landscaping|greenkeeper',
    secondIn: 'work',
    brutal: [
      "Hair or hedges: a tidy-up, not too much off the sides, and it'll grow.",
      "A hairdresser's clients talk all the way through. A hedge just stands there and lets you get on.",
    ],
    gentle: 'A good eye and sharp tools on both lines. Which gardens, how large? Say what you kept in trim.',
  },
  {
    first: 'postman|postwoman|mail carrier|postal worker|letter carrier',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist|marketing manager|marketing executive|marketing assistant|digital marketing|social media manager',
    secondIn: 'work',
    brutal: [
      'Letters come with a dog and a gate. Email has neither and is harder to deliver, as any postal worker can see.',
      'Packets, addresses, routes, dropped items. You did networking on foot, for the post.',
    ],
    gentle: "Accurate, early, whatever the weather: who wouldn't want it? What do you deliver here?",
  },
  {
    first: 'cabin crew|flight attendant|air hostess',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "Seat backs upright, bags under the desk, and no, we can't open the door. Cabin crew to classroom is one announcement.",
      'Cabin crew point to the exits with two fingers. In a classroom they already know them.',
    ],
    gentle: 'Safety, calm and forty at once: good ground. What did your learners achieve?',
  },
  {
    first: 'cabin crew|flight attendant|air hostess',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|care assistant|care worker',
    secondIn: 'work',
    brutal: [
      "Cabin crew or care: on your feet, up at the call bell, and nobody's meal is the one they ordered.",
      'Cabin crew do the safety card and nobody looks up. On a ward they at least press the bell.',
    ],
    gentle: 'Calm and first aid travel well. Which care training have you done? Put it beside the crew certificates.',
  },
  {
    first: 'cabin crew|flight attendant|air hostess',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "Cabin crew do it with turbulence. In an office there's none, and people still press for water.",
      "You've smiled through a delay over Greenland. The franking machine can do its worst.",
    ],
    gentle: 'Service at height makes for calm on the ground. How many people did you look after here, a day?',
  },
  {
    first: 'hotel receptionist|hotel manager|night auditor|concierge|front office',
    firstIn: 'work',
    second: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      "In the hotel the guest's always right. In this work you're paid to say it isn't so.",
      'A hotel bill lists the minibar. Legal and audit just want to know who signed for it.',
    ],
    gentle: 'Discretion and detail in both. What size of client or ledger do you handle now?',
  },
  {
    first: 'electrician',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      'A live ring: the electrician isolates it, the chef puts a pan on.',
      'An electrician switches off at the board first. Do that in a kitchen at eight and see.',
    ],
    gentle: "Kitchens break down on Saturdays, and you'd know why. Did you ever save a service? Say so.",
  },
  {
    first: 'electrician',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      "An electrician's bugs bite back at 230 volts. In code they're only disappointed.",
      'Wiring has regulations and an electrician who signs. Software has suggestions.',
    ],
    gentle: 'Hardware people write careful code. What have you built that talks to the real world?',
  },
  {
    first: 'plumber|heating engineer',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'Data pipelines leak too, but nobody comes through the ceiling. A plumber knows the difference.',
      "One kind of pipe leaks water, the other data. A plumber could at least see where it's coming from.",
    ],
    gentle: 'Flow, pressure, stopcock: you know it already. What volume do you move through these pipes?',
  },
  {
    first: 'carpenter|joiner|carpentry',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'As a carpenter, you know a framework should stand up by itself.',
      "Joins, tables, and a lot of people who cut before measuring. The carpentry wasn't wasted.",
    ],
    gentle: 'A sense for how things fit is rare. Which piece of the system is yours, and what does it carry?',
  },
  {
    first: 'construction worker|labourer|construction laborer|building site|bricklayer|construction site',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      "On site the tea's orange and the feedback's instant. In the office it's the other way round.",
      "You've done building sites, so the office's “heavy workload” must have made you look at your hands.",
    ],
    gentle: 'Knowing the work behind the paper is worth a lot to contractors. What did you sort out here?',
  },
  {
    first: 'construction worker|labourer|construction laborer|building site|bricklayer|construction site',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'High-vis to high volume: on site they only whistle when the van comes.',
      'On a building site you shout “heads” and people look down. In a classroom they look up.',
    ],
    gentle: 'Safety and clear orders carry over. Which subject, which groups, what progress?',
  },
  {
    first: 'mechanic|automotive technician|vehicle technician|auto mechanic',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "A mechanic says “who did this?” and sucks through the teeth. It's the same at a pull request.",
      "“It's making a noise” was a bug report too. Mechanics just got a test drive.",
    ],
    gentle: "Diagnosis is the craft in both. What fault did you find here that others hadn't?",
  },
  {
    first: 'mechanic|automotive technician|vehicle technician|auto mechanic',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    secondIn: 'work',
    brutal: [
      "You've scrubbed up as a mechanic with orange gel and a rag. They've raised the standard.",
      "A mechanic can say “we'll need to keep it in overnight”. You'd got the tone already.",
    ],
    gentle: 'Good hands and straight answers serve both. Which certificates came with the new trade?',
  },
  {
    first: 'gardener|landscaper|groundskeeper|landscaping|greenkeeper',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'Gardeners prune branches, developers merge them. The gardener in you must be appalled.',
      "Gardeners pull things out by the root. In software it's commented and left.",
    ],
    gentle: 'Tending something over seasons is maintenance at its best. What have you kept healthy here?',
  },
  {
    first: 'it support|help desk|helpdesk|service desk|desktop support|technical support',
    firstIn: 'work',
    second:
      'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking|veterinary assistant|veterinary nurse|kennel|kennels|dog groomer|animal shelter|vet tech|dog walker|zookeeper|zoo|animal care assistant|wildlife park|aquarium',
    secondIn: 'work',
    brutal: [
      "IT support on one line and animals on the other. You can't switch a goat off and on again.",
      'IT has people who say “it just did it by itself”. Animals really do, and on the carpet.',
    ],
    gentle: 'Patience with the unpredictable is on the page twice. What were you trusted with here? Say how many.',
  },
  {
    first: 'veterinary assistant|veterinary nurse|kennel|kennels|dog groomer|animal shelter|vet tech|dog walker',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      'In the kennels they bit and were sorry. In an office, they copy in your manager.',
      "With animals there's no “per my last email”. You've given something up.",
    ],
    gentle: 'Gentle hands, quick eyes, records that matter. What did you bring from the animals to the desk?',
  },
  {
    first: 'veterinary assistant|veterinary nurse|kennel|kennels|dog groomer|animal shelter|vet tech|dog walker',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      "You've worked with animals, so you keep treats in a pocket and never turn your back.",
      "A dog that's eaten homework has, in your case, been seen by someone who'd know.",
    ],
    gentle: 'Calm, routine, reward: both respond. Which group did you look after, and how did it go?',
  },
  {
    first: 'zookeeper|zoo|animal care assistant|wildlife park|aquarium',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|call centre|call center|contact centre|telemarketer|telesales|human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    secondIn: 'work',
    brutal: [
      "At the zoo, there was a sign about not feeding them. In the office there's a cake table.",
      "You've done enclosures, so an open-plan floor must look under-designed.",
    ],
    gentle: 'Observation and routine come with zoo work. What did you notice here that needed changing?',
  },
  {
    first: 'butcher|meat cutter|deli counter|butchery',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|project manager|project coordinator|programme manager|program manager|human resources|hr manager|hr assistant|recruiter|recruitment consultant|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'As a butcher you were asked to cut, and it ended with a thank-you and a string of sausages.',
      "“A bit over, is that all right?” Butchers ask first. Budgets don't.",
    ],
    gentle: 'Weights, margins, regulars: a counter is a business. What margin or saving can you show here?',
  },
  {
    first: 'florist|flower shop',
    firstIn: 'work',
    second:
      'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate|factory worker|factory operative|production line|assembly line|machine operator|production operative|delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    secondIn: 'work',
    brutal: [
      'Ribbon on one line, shrink wrap on the other. A florist must weep at the pallets.',
      "Florists have two emergencies: 14 February and a Sunday in March. Here it's every Friday at four.",
    ],
    gentle: 'Fast, neat, perishable: florists learn logistics. What rate and accuracy did you reach here?',
  },
  {
    first: 'croupier|casino|casino dealer',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior|bank teller|teller|bank clerk|bank cashier|insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster',
    secondIn: 'work',
    brutal: ['Croupier and finance: same house edge, different carpet.', 'At the casino they clapped and showed their palms. Finance could bring that in.'],
    gentle: 'Handling sums under cameras is a reference. What limits, what volume, what record?',
  },
  {
    first: 'croupier|casino|casino dealer',
    firstIn: 'work',
    second:
      "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide|tutor|private tutor|tutoring",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: ["In a casino people do arithmetic eagerly and on time. In a classroom it's homework.", "No more bets, pens down. It's the same voice."],
    gentle: 'Quick sums and a watchful eye carry over. Which groups did you teach, and how did they do?',
  },
  {
    first: 'photographer|photography assistant|wedding photographer',
    firstIn: 'work',
    second:
      'insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster|estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    secondIn: 'work',
    brutal: [
      'A photographer says “smile”. This job says “and is that mould?”',
      'A photographer knows what a wide lens does to a box room. So, at last, does the valuer.',
    ],
    gentle: "An eye for what's in the frame is useful here. What did your pictures or checks change?",
  },
  {
    first: 'laboratory assistant|lab technician|laboratory technician|lab assistant',
    firstIn: 'work',
    second: 'barista|coffee shop|bartender|bar staff|bar manager|barman|barmaid|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "In the lab you never taste it. Behind a counter that's the whole quality process.",
      "Labs call it contamination. In a bar it's a splash of bitters.",
    ],
    gentle: 'Weighing, labelling, timing: lab habits make good kitchens. What did you improve with them?',
  },
  {
    first: 'laboratory assistant|lab technician|laboratory technician|lab assistant',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "In a lab the control group doesn't ask for the manager.",
      "In a lab everything's labelled, sealed and dated. In a shop that's called the reduced shelf.",
    ],
    gentle: 'Method and care are visible. Did you change how something was checked or counted? Say.',
  },
  {
    first: 'translator|interpreter',
    firstIn: 'work',
    second: 'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate',
    secondIn: 'work',
    brutal: [
      'A translator needs two languages. Behind a counter you need a third: what they meant.',
      "“I'm just looking” is untranslatable. You've tried professionally.",
    ],
    gentle: 'Languages belong in this line: which, how often, for whom? It doubles what the job shows.',
  },
  {
    first: 'local authority|city council|borough council|county council|district council|local government',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid|waiter|waitress|waiting staff|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "At the council it goes out to consultation. At table nine it's chips.",
      'The council has twenty working days to reply. Table nine has “two minutes”.',
    ],
    gentle: "Public service in both, at two speeds. What did you make quicker? That's the line.",
  },
  {
    first: 'local authority|city council|borough council|county council|district council|local government',
    firstIn: 'work',
    second: 'start-up|startup|scale-up|scaleup',
    secondIn: 'work',
    brutal: [
      "Local government has a policy for everything. The start-up has beanbags. You've got both sets of minutes.",
      "A council plans thirty years ahead. In a start-up, that's a bold claim about March.",
    ],
    gentle: 'Someone who knows process and pace is useful to both. What structure did you bring?',
  },
  {
    first: 'claims handler|loss adjuster|claims adjuster',
    firstIn: 'work',
    second: 'plumber|heating engineer',
    secondIn: 'work',
    brutal: [
      "In claims it's “escape of water”. In a boot it's just cold.",
      'Claims handlers ask for the cause of the leak. Plumbers all agree it was the plumber before.',
    ],
    gentle: 'Knowing cause and cost is rare. Which claims or repairs did you handle, up to what value?',
  },
  {
    first: 'football coach|swimming teacher|tennis coach|sports coach|swim instructor|swimming instructor|head coach|assistant coach',
    firstIn: 'work',
    second:
      'project manager|project coordinator|programme manager|program manager|sales executive|sales representative|sales manager|account executive|sales rep|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    brutal: [
      "You've coached, so a half-time talk with a whiteboard and no oranges is a Monday.",
      'A coach can substitute. A manager gets to “have a conversation”.',
    ],
    gentle: 'What did your team do with the coaching: places, badges, numbers? Say it, then the same for the office.',
  },
  {
    first: 'football coach|swimming teacher|tennis coach|sports coach|swim instructor|swimming instructor|head coach|assistant coach',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|data analyst|business analyst|data scientist|software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer',
    secondIn: 'work',
    brutal: [
      "A coach shouts from the side and can't touch the ball. Ask anyone in analytics.",
      'A coach has a whistle. Everyone else has a comment thread, and play goes on.',
    ],
    gentle: 'Getting others to improve is rare in numbers work. Whom have you taught here?',
  },
  {
    first: 'referee|umpire',
    firstIn: 'work',
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|call centre|call center|contact centre|telemarketer|telesales|teacher|classroom teacher|substitute teacher|supply teacher|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'A referee gets ninety minutes of everybody knowing better. This job does it in office hours.',
      'A referee gets cards. Here all you get is a tone.',
    ],
    gentle: "Fair decisions explained calmly: that's on both lines. How many matches, how many cases?",
  },
  {
    first: 'event manager|event coordinator|events assistant|wedding planner|event planner|events coordinator',
    firstIn: 'work',
    second:
      'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|police officer|detective|police constable|deputy sheriff|security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've planned events, so crowds, radios and one missing key are familiar. There's less bunting here.",
      'Event planners have a wet-weather option. This job is the wet-weather option.',
    ],
    gentle: 'Planning for what goes wrong is the thread. How many people did each involve?',
  },
  {
    first: 'graphic designer|web designer|designer|ux designer',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior|solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    secondIn: 'work',
    brutal: [
      "A designer among the figures. Somebody's finally going to line up the decimal points.",
      "In design they said “make it pop”. In this office, if it pops, it's reported.",
    ],
    gentle: 'Making numbers readable is worth a lot. Which report did you change, and who noticed?',
  },
  {
    first: 'journalist|reporter|news editor',
    firstIn: 'work',
    second: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    secondIn: 'work',
    brutal: [
      "A journalist writes “sources say”. In law that's called hearsay.",
      "In journalism the deadline's tonight. In law the bundle is paginated and the hearing's in March.",
    ],
    gentle: "Finding out is the common craft. Which finding are you allowed to tell? That's the line.",
  },
  {
    first: 'cashier|till operator|checkout operator|checkout assistant',
    firstIn: 'work',
    second: 'auditor|internal audit|audit assistant|audit senior|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    secondIn: 'work',
    brutal: [
      "You've been the cashier at 9.58 p.m. with a float that's 4p over. Month end has the same smell.",
      'A cashier finds the difference before going home. Finance has until the fifth working day.',
    ],
    gentle: 'It started at the till and grew. What size of ledger or client do you balance now?',
  },
  {
    first: 'cashier|till operator|checkout operator|checkout assistant',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|java developer|full stack developer|frontend developer|backend developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      '“Unexpected item in the bagging area” is an error message. As a cashier you were the fix.',
      'A cashier processes exceptions all day: no barcode, wrong price, one loose onion.',
    ],
    gentle: "You've been the user that systems are made for. What did that teach what you build?",
  },
  {
    first: 'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate',
    firstIn: 'work',
    second: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    secondIn: 'work',
    brutal: [
      "“I know my rights,” they say at the till. You're the one shop assistant who'd ask which.",
      "A shop gets refunds without a receipt. In law it's called a case.",
    ],
    gentle: 'Shop-floor patience is an asset with clients. Which area of law, and which tasks are yours?',
  },
  {
    first: 'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    secondIn: 'work',
    brutal: [
      "Shop and ward: in both there's a trolley, a queue, and a bell that goes as you sit down.",
      'In retail, the worst was folding jumpers again. Nursing has sheets with corners.',
    ],
    gentle: 'Standing, smiling, remembering: the shop was good training. Which competencies have you signed off?',
  },
  {
    first: 'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've said “can I help you?” in two tones: shop assistant, and the other one.",
      "Sales assistant and security: you know exactly which shelf's empty because it's steak.",
    ],
    gentle: 'Knowing both the stock and the tricks helps. Did losses drop? Give the figure.',
  },
  {
    first: 'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    firstIn: 'work',
    second: 'firefighter|fire service|fire and rescue',
    secondIn: 'work',
    brutal: [
      "You've run an office too. Say what you like about this job, nobody minuted the kettle.",
      "Office procedure: fire drill, coats, a slow walk. You've seen the other end of it.",
    ],
    gentle: 'Order behind the scenes and calm in front: both are here. Which was your largest responsibility?',
  },
  {
    first: 'sales executive|sales representative|sales manager|account executive|sales rep',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|care assistant|care worker|support worker',
    secondIn: 'work',
    brutal: [
      'In sales they hide when they see you. In care they ring for you, at ten past four.',
      'Sales pays commission. Care pays in biscuits, and people are pleased to see you.',
    ],
    gentle: 'Listening was your tool before. What training have you done for the care, and what are you trusted with?',
  },
  {
    first: 'sales executive|sales representative|sales manager|account executive|sales rep',
    firstIn: 'work',
    second: "teacher|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    not: 'yoga teacher|swimming teacher|dance teacher|teacher training',
    brutal: [
      'A sales pitch is twenty minutes with lunch. Teaching is six hours, and they bring their own.',
      "A sales target is quarterly. In a classroom somebody asks every four minutes if it's break.",
    ],
    gentle: 'Enthusiasm that lands is a gift to a class. What did they achieve with it?',
  },
  {
    first: 'sales executive|sales representative|sales manager|account executive|sales rep',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      "In a library everything's free, comes back, and closing is a time of day. Sales must've been a shock.",
      "You've worked on commission and on Dewey. One of them has 332.6 for it.",
    ],
    gentle: 'Helping people find what they need is on both lines. Loans, visits, sign-ups: did any rise?',
  },
  {
    first: 'project manager|project coordinator|programme manager|program manager',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "Kitchens deliver forty projects a night, on time, without a single Gantt chart. You've seen both.",
      "In projects “nearly done” is a status. In a kitchen it's raw.",
    ],
    gentle: 'Service is a deadline with witnesses. Which project did you run with that discipline?',
  },
  {
    first: 'project manager|project coordinator|programme manager|program manager',
    firstIn: 'work',
    second:
      'gardener|landscaper|groundskeeper|landscaping|greenkeeper|farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    secondIn: 'work',
    brutal: [
      "Project managers move dates. Spring doesn't take the invite.",
      "You've had a critical path at work and a muddy one outside. In a project plan, only one of them washes off.",
    ],
    gentle: 'Seasons teach real deadlines. What did you bring in on time? Name the harvest.',
  },
  {
    first: 'human resources|hr manager|hr assistant|recruiter|recruitment consultant',
    firstIn: 'work',
    second:
      'chef|sous chef|commis chef|line cook|head chef|kitchen manager|kitchen porter|dishwasher|pot wash|construction worker|labourer|construction laborer|building site|bricklayer|construction site',
    secondIn: 'work',
    brutal: [
      'HR has a policy on tone. That workplace had a tone and no policy.',
      "You've been in HR and you've been where nobody has ever filled in a wellbeing survey.",
    ],
    gentle: 'Knowing the floor makes for better policy. Which one did you write or change, and what came of it?',
  },
];
