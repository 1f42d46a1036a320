import type { ComicPair } from '../comic-entry.ts';

/** Two jobs, or a job and a duty, that have never met. */
export const WORK_PAIRS: readonly ComicPair[] = [
  {
    first: 'lifeguard|pool attendant|lifeguarding',
    firstIn: 'work',
    second: 'welder|welding|fabricator',
    secondIn: 'work',
    brutal: [
      "First the lifeguard's whistle, then the torch. You've covered the two ways to get a tan at work.",
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
      "From the lifeguard's chair to the counter: still not allowed to look at your phone, but fewer people in trunks.",
      'A lifeguard blows a whistle at people who run. Try that on Black Friday.',
    ],
    gentle: 'Lifeguards notice trouble early. What did you notice at the counter? One catch would link the two.',
  },
  {
    first: 'lifeguard|pool attendant|lifeguarding',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
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
    second: 'software engineer|software developer|web developer|programmer|developer',
    secondIn: 'work',
    brutal: [
      'As a server you brought what they ordered. As a developer, you bring what they said.',
      'Waiting tables: the one client-facing sprint with a hard stop at eleven.',
    ],
    gentle: 'Both need a clear order at the start. What did you build, and who ended up using it?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'data analyst|business analyst|data scientist|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    secondIn: 'work',
    brutal: [
      'You used to carry the tables. Now you join them.',
      "Splitting a bill nine ways with one gluten-free pudding is still the hardest sum you've done. Waiters know.",
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
      'From service to service of documents. Nobody tips for the second.',
    ],
    gentle: 'People skills first, papers later: good order. Which matters have you worked on, and in what part?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: 'sales executive|sales representative|sales manager|account executive|sales rep',
    secondIn: 'work',
    brutal: [
      "“Can I get you anything else?” You said it as a waiter, and you've been on commission ever since.",
      'Still or sparkling is the best close ever written. Everything in sales has been downhill from waiting tables.',
    ],
    gentle: 'Upselling began at the table. What did you sell here, against which target?',
  },
  {
    first: 'waiter|waitress|waiting staff',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      'Waiting tables and a classroom: thirty people, all wanting something, and one under the table.',
      "A waiter says “careful, it's hot” to people who then touch it. So that's the teaching practice done.",
    ],
    gentle: 'Keeping a room fed or taught takes the same eyes. How large were the groups, and what did they achieve?',
  },
  {
    first: 'barista|coffee shop',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "You've stood on the right side of the coffee machine. Now you know what it runs on: developers.",
      "As a barista you got names wrong on cups. Now it's variables.",
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
      'You used to make the coffee. Now you pour it at two and find it at six.',
      'A barista asks for your name and gets it wrong. On a ward there are two checks and a band.',
    ],
    gentle: 'Speed with accuracy is a fine common thread. Which area do you work in, and what are you signed off for?',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
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
    brutal: ["Behind a bar you stopped serving them. On a shift, you get to see who didn't.", "You've looked after Saturday night from both ends."],
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
    second:
      'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: ['Your bar work was the first place you saw a double entry.', "At the bar you measured in 25 ml. Here it's “material” or it's not."],
    gentle: 'Cash, stock and licensing: a bar teaches compliance early. Which clients or volumes do you carry now?',
  },
  {
    first: 'bartender|bar staff|bar manager|barman|barmaid',
    firstIn: 'work',
    second: 'librarian|library assistant',
    secondIn: 'work',
    brutal: [
      "From “who's next?” to “shh”. The bar must still ring in your ears.",
      "A librarian who's worked a bar has a look that works at last orders and at closing time.",
    ],
    gentle: 'Both are about welcoming anyone through a door. What did people come in for, and how many?',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      'You shouted “yes, chef” for a living, and now somebody sends you a thumbs-up.',
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
      "After a kitchen, an office is oddly quiet. No one warns you that they're behind you.",
      "A chef in the office: you've labelled the milk, dated it and rotated it to the front.",
    ],
    gentle: 'Kitchens teach order, timing and labels. Which system here did you put in shape?',
  },
  {
    first: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    firstIn: 'work',
    second: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    secondIn: 'work',
    brutal: [
      "Chefs say a thing once, loudly. Teachers say it thirty times, and then it's written on the board.",
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
      "You were the one who put the butter in. As a trainer, you get to say you're shocked.",
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
      "You started as a kitchen porter, so a backlog that's on fire and greasy isn't news.",
      'From the pot wash to pipelines. In one of them, things actually got cleared by midnight.',
    ],
    gentle: "Starting at the sink earns respect in any room. What's the largest thing you've run since?",
  },
  {
    first: 'kitchen porter|dishwasher|pot wash',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: ['Kitchen porters invented garbage collection. Nobody gave them a conference.', 'In the pot wash the queue was real, and it had lasagne on it.'],
    gentle: 'You know throughput from the wet end. What did you make faster here?',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Teachers mark thirty of the same mistake on a Sunday. It's called code review now and you get biscuits.",
      "You've taught, so “who's been touching this?” in front of a silent room is second nature.",
    ],
    gentle: 'Explaining is the scarce skill in tech. Whom have you taught or onboarded since, and into what?',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'sales executive|sales representative|sales manager|account executive|sales rep',
    secondIn: 'work',
    brutal: [
      'You used to sell Pythagoras before lunch. A photocopier should hold no fears.',
      "Teachers get an audience that has to stay. In sales they've got a door.",
    ],
    gentle: 'Knowing when someone has followed you is half of a sale. What did you bring in?',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      'As a teacher you had thirty hands up at once. The call centre at least makes them queue.',
      "“I'll repeat that for those at the back.” After teaching, a bad line's nothing.",
    ],
    gentle: 'Clear, patient, heard it all: the link is visible. Calls a day and score would seal it.',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    brutal: [
      "You've taught, and you've worked a bar. In both, the loudest one didn't do the reading.",
      'Marking until seven, then pouring from eight. Teachers are the only regulars who know the barrel.',
    ],
    gentle: 'It takes energy to hold both rooms. What did the bar add: cash, closing up, training others?',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'police officer|detective|police constable|deputy sheriff|security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've taught, so “I'm not angry, I just want to know who it was” is already police standard.",
      'A teacher on the door: everyone takes their hat off and nobody runs.',
    ],
    gentle: 'Calm authority is the same in both. Which situations did you settle? One told briefly is enough.',
  },
  {
    first: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher',
    firstIn: 'work',
    second: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    secondIn: 'work',
    brutal: [
      "Teachers say “we'll wait”. Van drivers get three minutes and a photograph of a porch.",
      'Four hundred reports a year, and then a job with a cab that shuts. A teacher would call it an oasis.',
    ],
    gentle: 'Reliable, clear and on time: it carries. Drops a day and a clean record would show the rest.',
  },
  {
    first: "teaching assistant|classroom assistant|teacher aide|teacher's aide",
    firstIn: 'work',
    second:
      'laboratory assistant|lab technician|laboratory technician|research assistant|lab assistant|software engineer|software developer|web developer|programmer|developer|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    secondIn: 'work',
    brutal: [
      "In a classroom, the glue is the hazardous substance. You've moved up.",
      'Teaching assistants find the missing lid, the missing shoe and the missing minus sign.',
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
    second:
      'security guard|security officer|door supervisor|bouncer|police officer|detective|police constable|deputy sheriff|army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    secondIn: 'work',
    brutal: ['A nanny hears silence and runs towards it. Security only reports it.', 'As a nanny you searched more pockets than this job ever asked.'],
    gentle: "Alert, calm, first on the scene: it's one skill in two uniforms. Name your tickets here.",
  },
  {
    first: 'nanny|babysitter|babysitting|au pair|childminder',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "“It was working when I left it.” You've heard that as a nanny, about a lamp.",
      "You did out-of-hours support with a night light. The pager's quieter.",
    ],
    gentle: 'Calm at three in the morning is on your page twice. What do you keep up and running now?',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "As a nurse you were on call for people. Now it's for a server, and it doesn't say thank you either.",
      "From twelve-hour shifts to a daily stand-up where you're asked if you're blocked. Nurses have views.",
    ],
    gentle: 'Knowing how care really runs is precious in software. What do you build that nurses would use?',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|waiter|waitress|waiting staff|bartender|bar staff|bar manager|barman|barmaid',
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
    brutal: ['As a nurse they pressed a buzzer. Here they press three for all other enquiries.', 'On the ward you could at least see who was shouting.'],
    gentle: 'A clinical ear on a phone line is valuable. Did you do triage or advice? Then say so.',
  },
  {
    first: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant',
    firstIn: 'work',
    second:
      'estate agent|lettings negotiator|real estate agent|letting agent|realtor|sales executive|sales representative|sales manager|account executive|sales rep',
    secondIn: 'work',
    brutal: [
      'Nurses say “this might be a little uncomfortable”. Agents call it “characterful”.',
      "You used to take people's pulse. Now you can see it when you tell them the price.",
    ],
    gentle: 'Trust won quickly is worth a lot here. What did you close, and what came by recommendation?',
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      'In the army, they line up when you shout. Year 9 wants to know why.',
      'The army gave you camouflage. Nothing hides you at the gate on report day.',
    ],
    gentle: 'Structure, calm and kit in order: it carries over. What did your classes achieve?',
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant',
    secondIn: 'work',
    brutal: [
      "You've had the army's version of “the customer's always right”. It was shorter.",
      'Kit inspection was practice for planograms. The army never had a two-for-one.',
    ],
    gentle: 'Which duty did they give you first: stock, cash, opening up? Trust is the thing to show.',
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|it support|help desk|helpdesk|service desk|desktop support|technical support|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "The army has a procedure for everything. In IT it's in a wiki that somebody left.",
      "You've done kit checks at dawn. A deployment on Friday should be illegal in both.",
    ],
    gentle: "Orders, checks, fallback: it's incident response by another name. Which systems do you look after?",
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|barista|coffee shop|baker|bakery|pastry chef|bakery assistant',
    secondIn: 'work',
    brutal: [
      "An army marches on its stomach. You've now seen it from the other end.",
      'After the army, five in the morning with ovens on is a lie-in with croissants.',
    ],
    gentle: 'Feeding people on time is logistics. How many covers, and in what conditions?',
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second: 'hairdresser|barber|hair stylist|hairstylist|beautician',
    secondIn: 'work',
    brutal: ["The army offers one haircut. You've branched out.", 'Short back and sides was an order. The army never asked about holidays.'],
    gentle: "It's a pairing people will ask about. What's your column like: clients a week, rebookings?",
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second: 'nanny|babysitter|babysitting|au pair|childminder|nursery assistant|nursery nurse|preschool|pre-school',
    secondIn: 'work',
    brutal: [
      "The army taught you to sleep anywhere, eat fast and find one boot. It's all here.",
      "A drill sergeant gets “yes, sergeant”. You got “why?”, eleven times, about a spoon. The army's easier.",
    ],
    gentle: 'Routine and safety are what small ones need. Ratios, settings, certificates: put those.',
  },
  {
    first: 'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard',
    firstIn: 'work',
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    brutal: [
      "From army orders to “just circling back”. It's a longer way to say move.",
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
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|auditor|internal audit|audit assistant|audit senior|insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster',
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
      "From “you can't come in” to “do come in”. Security did have fewer pens go missing.",
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
      "You worked a door where people came out singing. In the library it's the humming that's the incident.",
      'Security radio on one line, whispering on the next. “Over” is now a bit much.',
    ],
    gentle: 'Keeping a place calm is the same job at two volumes. What did you look after in the library?',
  },
  {
    first: 'security guard|security officer|door supervisor|bouncer',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      "You've checked bags for security. In a classroom you find out what was in them by the smell.",
      'Security taught you to stand by the door. So does Friday, period five.',
    ],
    gentle: 'Presence without shouting is what classrooms want. Which groups, which results?',
  },
  {
    first: 'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|it support|help desk|helpdesk|service desk|desktop support|technical support',
    secondIn: 'work',
    brutal: [
      "You've worked a farm, so a server farm was a let-down. No one to feed, still no Sundays.",
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
      'After a farm, counting things that stay where they are must feel like cheating.',
      "You've seen a farm's books: rain, tractor, rain, vet. Corporate accounts lack the drama.",
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
      "The farm had mud, gates and a bull. The office has one printer, and it's somehow worse.",
    ],
    gentle: 'Hard hours leave good habits. What did you sort out in the office that others had stepped round?',
  },
  {
    first: 'farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant|supermarket',
    secondIn: 'work',
    brutal: [
      "You've met the vegetables at both ends. At the farm they had a bit more to say.",
      "From picking them to scanning them: you can tell everyone why the parsnip's that shape.",
    ],
    gentle: 'Knowing produce from the field up is an asset in a shop. Did you run fresh or ordering?',
  },
  {
    first: 'factory worker|factory operative|production line|assembly line|machine operator|production operative',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      'On the line everything came out the same. Then you went into a classroom.',
      'A factory stops when someone presses the red button. Half the class would.',
    ],
    gentle: 'Routine and safety carry over well. What did your learners get done? Give a number.',
  },
  {
    first: 'factory worker|factory operative|production line|assembly line|machine operator|production operative',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
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
    second: 'waiter|waitress|waiting staff|barista|coffee shop|bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    brutal: ['The line never asked you if it could have the dressing on the side.', "In the factory, every unit's the same. Then came table six."],
    gentle: 'Speed with a smile is the upgrade. How many covers, how many drinks, how busy? Say.',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|data analyst|business analyst|data scientist|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    brutal: [
      "You've picked the stock in the warehouse and now you see it as a cell. It looked heavier then.",
      "In the warehouse it's “bay 14, behind the broken one”. In the books it's an asset.",
    ],
    gentle: 'Knowing what the figure weighs is rare in an office. What did you spot because of it?',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Data warehouses don't need safety boots. The other kind at least has a door.",
      "You've worked in a warehouse where things were lost between shelves. Now it's between tables.",
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
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|care assistant|care worker|support worker',
    secondIn: 'work',
    brutal: [
      'Warehouse boots to ward clogs: the same miles, and now the trolley has someone on it.',
      'In a warehouse you lift with a truck and a beep. Here you ask first.',
    ],
    gentle: 'Handling people and handling stock both need training, and the first needs kindness. Name your certificates.',
  },
  {
    first: 'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
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
      'software engineer|software developer|web developer|programmer|developer|it support|help desk|helpdesk|service desk|desktop support|technical support|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "Data cleaning's the same as the other sort: it's worst in the corners and nobody notices till you stop.",
      'A cleaner would never leave code like that and call it “temporary”.',
    ],
    gentle: 'Leaving it better than you found it is a good habit anywhere. What did you tidy here?',
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "Cleaner and guard: you've had every key in the building and all of it to yourself.",
      'Between the cleaning and the nights you know who really works late, and what they eat.',
    ],
    gentle: "Trusted with keys, twice. Say the sites and how many: that's a reference in itself.",
  },
  {
    first: 'cleaner|housekeeper|housekeeping|janitor|custodian',
    firstIn: 'work',
    second: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor|hotel receptionist|hotel manager|night auditor|concierge|front office',
    secondIn: 'work',
    brutal: [
      "You've cleaned places, and you've sold them. “Well presented” now comes with a memory.",
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
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      "A driver used to mean you, with a van. In software it's the thing nobody has updated.",
      'At least in the van, when it crashed somebody exchanged details.',
    ],
    gentle: "Routes, timing, exceptions: it's logistics and logic. What do you build that moves something?",
  },
  {
    first: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "You've been the driver ringing the bell and the person who says “there's nobody of that name here”.",
      "After driving, an office: the seat's the same, the view's worse and you can't park at the biscuits.",
    ],
    gentle: 'You know what a bad address costs. What did you improve in how things were booked or sent?',
  },
  {
    first: 'delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    firstIn: 'work',
    second:
      "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide|tutor|private tutor|tutoring",
    secondIn: 'work',
    brutal: [
      'In the van there was one voice saying “turn around when possible”. Teaching puts thirty in the back.',
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
      "From a call centre to a library. It must've been like someone switching off a fridge.",
      'Forty headsets, and then a room with a ticking clock. The call centre still rings in the quiet bits.',
    ],
    gentle: 'Enquiries are enquiries. How many did you answer, and what did people leave with?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      "After a call centre, a room of people who can't put you on speaker is progress.",
      "You've been hung up on by thousands. In a call centre, they can at least do it only once each.",
    ],
    gentle: 'A patient voice is made on the phones. What did it help your learners to do?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|graphic designer|web designer|designer|ux designer',
    secondIn: 'work',
    brutal: [
      "You've read the script, and now you write it. The call centre would like a word about step four.",
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
      "In a call centre, “how are you today” was compulsory. Here it's the job.",
      "You used to have an average handling time. Nobody's put a stopwatch on a cup of tea yet.",
    ],
    gentle: 'Listening is the thread. Which training have you done for the care, and how far along are you?',
  },
  {
    first: 'call centre|call center|contact centre|telemarketer|telesales',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|waiter|waitress|waiting staff|bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    brutal: [
      "A headset or an apron: either way somebody wants the manager, and that's you until one turns up.",
      "The call centre recorded the shouting. In hospitality, it's live.",
    ],
    gentle: "How many customers a shift did each bring? Two figures and the skill's obvious.",
  },
  {
    first: 'bank teller|teller|bank clerk|bank cashier',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid|waiter|waitress|waiting staff',
    secondIn: 'work',
    brutal: [
      'The bank counted it twice behind glass. The bar counts it once, wet, in the dark.',
      'As a teller you asked for two forms of ID. Then you worked a bar and asked for one, loudly.',
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
      "As a teller there was a button under the desk. Now it's you that turns up.",
    ],
    gentle: "Few people know both procedures. What did you improve in either? That'd be a strong line.",
  },
  {
    first: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    firstIn: 'work',
    second: 'musician|dj|band member|session musician|actor|actress|theatre company|performer|film extra',
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
    second: 'gardener|landscaper|groundskeeper|landscaping|greenkeeper|florist|flower shop|garden centre',
    secondIn: 'work',
    brutal: [
      'Accounts all year, and then something that grows for reasons other than interest.',
      "You've depreciated assets. In gardening they just go brown and you get new ones.",
    ],
    gentle: 'Rooted in both: rare. Did you price or plan for customers? Put it in figures, as you can.',
  },
  {
    first: 'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk',
    firstIn: 'work',
    second: 'personal trainer|fitness instructor|gym instructor|yoga instructor|yoga teacher',
    secondIn: 'work',
    brutal: [
      'From accounts to reps: still adding, still nobody believes the total.',
      "You used to trim costs. Now it's sold in blocks of ten sessions, and costs are sweating.",
    ],
    gentle: 'Results tracked over weeks is what both do. What did clients achieve, and how many stayed?',
  },
  {
    first: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    firstIn: 'work',
    second: 'teacher|lecturer|classroom teacher|substitute teacher|supply teacher|tutor|private tutor|tutoring',
    secondIn: 'work',
    brutal: [
      "In law you charge for saying “it depends”. In a classroom they want to know if it's A or C.",
      'A lawyer taking the register: absent, present, present without prejudice.',
    ],
    gentle: 'Making hard things plain is the best of both. What did your learners manage because of it?',
  },
  {
    first: 'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant',
    firstIn: 'work',
    second: 'baker|bakery|pastry chef|bakery assistant|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      'From legal bundles to bread. In both, someone proves it overnight.',
      "In law it's billed by the hour and never finished. A loaf's done at six, and people clap. You've had both.",
    ],
    gentle: 'Precision, early hours and a deadline that smells. What did you make, and how many?',
  },
  {
    first: 'estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: ['“Deceptively spacious” had to stop. A classroom can count.', "As an agent you'd call a mobile classroom “a detached studio with garden aspect”."],
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
      'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|sales executive|sales representative|sales manager|account executive|sales rep|estate agent|lettings negotiator|real estate agent|letting agent|realtor',
    secondIn: 'work',
    brutal: [
      "You've acted. So when the voice drops and you look out of the window, we'll know what's coming.",
      'Actors need motivation. In this job it was four per cent.',
    ],
    gentle: 'Voice, nerve, reading a room: name what they brought in. A result suits the part.',
  },
  {
    first: 'actor|actress|theatre company|performer|film extra',
    firstIn: 'work',
    second: 'waiter|waitress|waiting staff|bartender|bar staff|bar manager|barman|barmaid|barista|coffee shop',
    secondIn: 'work',
    brutal: [
      'Actor, and the other job. No one will ask which you were between.',
      "“And today's special is” has rarely had such training. Actors give it a pause.",
    ],
    gentle: 'Rehearsed, on time, good with strangers: say it as strengths. Covers and cash belong here too.',
  },
  {
    first: 'actor|actress|theatre company|performer|film extra',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      "Actors dread an empty house. At nine on a Monday it's full, and they've all got colds.",
      "Three shows a day, no understudy, and the props keep getting eaten. You'd call acting the easy one.",
    ],
    gentle: 'Holding a room is the link. What did they learn from it? Name a class and a result.',
  },
  {
    first: 'musician|dj|band member|session musician',
    firstIn: 'work',
    second: 'security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've played the venue and you've worked its door. You've told yourself you're on the list.",
      "Musicians arrive late with large cases. As security, you've finally said something.",
    ],
    gentle: "It's knowing live events from both sides. Capacity, licence, crew: put those down.",
  },
  {
    first: 'musician|dj|band member|session musician',
    firstIn: 'work',
    second:
      'it support|help desk|helpdesk|service desk|desktop support|technical support|software engineer|software developer|web developer|programmer|developer',
    secondIn: 'work',
    brutal: [
      '“One two, one two” is a ping test. Musicians just do it out loud.',
      "From cables that buzz to cables that don't. Musicians switch it off and on again too, with the amp.",
    ],
    gentle: 'Patience with kit and a fixed start time: good habits. What do you keep running here?',
  },
  {
    first: 'librarian|library assistant',
    firstIn: 'work',
    second:
      'call centre|call center|contact centre|telemarketer|telesales|bartender|bar staff|bar manager|barman|barmaid|security guard|security officer|door supervisor|bouncer',
    secondIn: 'work',
    brutal: [
      "You've worked in a library, and then they gave you this. Someone turned the dial the other way.",
      'In a library the worst thing was a highlighter. This came with lungs.',
    ],
    gentle: 'Calm, knowledge, strangers: a library prepares you well. What volume did you handle here?',
  },
  {
    first: 'librarian|library assistant',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
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
      "In one job you sold the calories, in the other you sold the way back. That's owning the supply chain.",
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
    brutal: ["A trainer, at a desk. Ten more, and then there's a break, and the ten are emails.", "“Feel the burn.” It's the laptop on your knee."],
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
      "Hair first, then hedges: a tidy-up, not too much off the sides, and it'll grow.",
      "You've moved from clients who talk to clients who don't. The hairdresser in you is waiting for the reply.",
    ],
    gentle: 'A good eye and sharp tools on both lines. Which gardens, how large? Say what you kept in trim.',
  },
  {
    first: 'postman|postal worker|mail carrier|mail clerk|postwoman|royal mail|post office',
    firstIn: 'work',
    second:
      'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist|marketing manager|marketing executive|marketing assistant|digital marketing|social media manager',
    secondIn: 'work',
    brutal: [
      "Post came with a dog and a gate. Email has neither, and still it's harder to deliver.",
      'Packets, addresses, routes, dropped items. You did networking on foot, for the post.',
    ],
    gentle: "Accurate, early, whatever the weather: who wouldn't want it? What do you deliver here?",
  },
  {
    first: 'postman|postal worker|mail carrier|mail clerk|postwoman|royal mail|post office',
    firstIn: 'work',
    second:
      'factory worker|factory operative|production line|assembly line|machine operator|production operative|warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    brutal: ["You've done a post round, so indoors must be suspiciously dry.", "On the post you knew every dog. In here it's Colin from stores."],
    gentle: 'Thousands of right addresses is a record to be proud of. What accuracy did you reach here?',
  },
  {
    first: 'cabin crew|flight attendant|air hostess|airline',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      "Seat backs upright, bags under the desk, and no, we can't open the door. Cabin crew to classroom is one announcement.",
      'Cabin crew point to the exits with two fingers. In a classroom they already know them.',
    ],
    gentle: 'Safety, calm and forty at once: good ground. What did your learners achieve?',
  },
  {
    first: 'cabin crew|flight attendant|air hostess|airline',
    firstIn: 'work',
    second: 'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|care assistant|care worker',
    secondIn: 'work',
    brutal: [
      "Cabin crew to care: still on your feet, still the call bell, and no one's meal's the one they ordered.",
      "You've done the safety card at 30,000 feet. Down here people look up when you speak.",
    ],
    gentle: 'Calm and first aid travel well. Which care training have you done? Put it beside the crew certificates.',
  },
  {
    first: 'cabin crew|flight attendant|air hostess|airline',
    firstIn: 'work',
    second:
      'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary|receptionist|front desk|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      'After cabin crew, a desk with no turbulence, and people still press the button for water.',
      "You've smiled through a delay over Greenland. The franking machine can do its worst.",
    ],
    gentle: 'Service at height makes for calm on the ground. How many people did you look after here, a day?',
  },
  {
    first: 'hotel receptionist|hotel manager|night auditor|concierge|front office',
    firstIn: 'work',
    second:
      'solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      "In the hotel the guest's always right. In this work you're paid to say it isn't so.",
      'A hotel bill lists the minibar. You went on to find out what the company had.',
    ],
    gentle: 'Discretion and detail in both. What size of client or ledger do you handle now?',
  },
  {
    first: 'electrician|electrical engineer|electrical technician',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|baker|bakery|pastry chef|bakery assistant',
    secondIn: 'work',
    brutal: [
      'A live ring: the electrician isolates it, the chef puts a pan on.',
      "You're trained to switch off at the board first. In a kitchen that gets you shouted at.",
    ],
    gentle: "Kitchens break down on Saturdays, and you'd know why. Did you ever save a service? Say so.",
  },
  {
    first: 'electrician|electrical engineer|electrical technician',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer',
    secondIn: 'work',
    brutal: [
      "An electrician's bugs bite back at 230 volts. In code they're only disappointed.",
      "You've done wiring to a regulation. Software has suggestions.",
    ],
    gentle: 'Hardware people write careful code. What have you built that talks to the real world?',
  },
  {
    first: 'plumber|heating engineer',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'Data pipelines leak too, but nobody comes through the ceiling. A plumber knows the difference.',
      'From one kind of pipe to another. In plumbing, you could at least see where it was coming from.',
    ],
    gentle: 'Flow, pressure, stopcock: you know it already. What volume do you move through these pipes?',
  },
  {
    first: 'carpenter|joiner|carpentry',
    firstIn: 'work',
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
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
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
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
      'software engineer|software developer|web developer|programmer|developer|it support|help desk|helpdesk|service desk|desktop support|technical support',
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
    second:
      'nurse|registered nurse|staff nurse|healthcare assistant|nursing assistant|chef|sous chef|commis chef|line cook|head chef|kitchen manager|hairdresser|barber|hair stylist|hairstylist|beautician',
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
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
    secondIn: 'work',
    brutal: [
      'You used to prune branches and now you merge them. The gardener in you must be appalled.',
      "Gardeners pull things out by the root. In software it's commented and left.",
    ],
    gentle: 'Tending something over seasons is maintenance at its best. What have you kept healthy here?',
  },
  {
    first: 'it support|help desk|helpdesk|service desk|desktop support|technical support',
    firstIn: 'work',
    second:
      'gardener|landscaper|groundskeeper|landscaping|greenkeeper|farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking|veterinary assistant|veterinary nurse|kennel|kennels|dog groomer|animal shelter|vet tech|dog walker|zookeeper|zoo|animal care assistant|wildlife park|aquarium',
    secondIn: 'work',
    brutal: [
      "IT support, and then something that only needs feeding. You can't switch a goat off and on again.",
      'From people who say “it just did it by itself” to animals and plants, which do. IT has its reward.',
    ],
    gentle: 'Patience with the unpredictable is on the page twice. What were you trusted with here? Say how many.',
  },
  {
    first: 'auditor|internal audit|audit assistant|audit senior',
    firstIn: 'work',
    second:
      'event manager|event coordinator|events assistant|wedding planner|event planner|events coordinator|bartender|bar staff|bar manager|barman|barmaid|actor|actress|theatre company|performer|film extra',
    secondIn: 'work',
    brutal: ["An auditor at the party. Everyone's kept the receipt.", "You audited, and you've also done something people look forward to."],
    gentle: 'Budgets that balance make events happen. How large was the largest, and did it come in?',
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
    second:
      "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide|nanny|babysitter|babysitting|au pair|childminder",
    secondIn: 'work',
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
    first: 'florist|flower shop|garden centre',
    firstIn: 'work',
    second:
      'warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate|factory worker|factory operative|production line|assembly line|machine operator|production operative|delivery driver|van driver|truck driver|lorry driver|hgv driver|bus driver|taxi driver',
    secondIn: 'work',
    brutal: [
      'From ribbon to shrink wrap. A florist must have wept at the pallets.',
      "Florists have two emergencies: 14 February and a Sunday in March. Here it's every Friday at four.",
    ],
    gentle: 'Fast, neat, perishable: florists learn logistics. What rate and accuracy did you reach here?',
  },
  {
    first: 'croupier|casino|casino dealer|betting shop|bookmaker',
    firstIn: 'work',
    second:
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|auditor|internal audit|audit assistant|audit senior|bank teller|teller|bank clerk|bank cashier|insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster',
    secondIn: 'work',
    brutal: ['A croupier, then finance: same house edge, different carpet.', 'At the casino they clapped and showed their palms. Finance could bring that in.'],
    gentle: 'Handling sums under cameras is a reference. What limits, what volume, what record?',
  },
  {
    first: 'croupier|casino|casino dealer|betting shop|bookmaker',
    firstIn: 'work',
    second:
      "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide|tutor|private tutor|tutoring",
    secondIn: 'work',
    brutal: ["A casino's the last place people did arithmetic that eagerly. You've gone where it's homework.", "No more bets, pens down. It's the same voice."],
    gentle: 'Quick sums and a watchful eye carry over. Which groups did you teach, and how did they do?',
  },
  {
    first: 'photographer|photography assistant|wedding photographer',
    firstIn: 'work',
    second:
      'insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster|estate agent|lettings negotiator|real estate agent|letting agent|realtor|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      'A photographer says “smile”. This job says “and is that mould?”',
      'A photographer knows what a wide lens does to a box room. So, at last, does the valuer.',
    ],
    gentle: "An eye for what's in the frame is useful here. What did your pictures or checks change?",
  },
  {
    first: 'laboratory assistant|lab technician|laboratory technician|research assistant|lab assistant',
    firstIn: 'work',
    second: 'barista|coffee shop|bartender|bar staff|bar manager|barman|barmaid|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: ['In the lab you never, ever tasted it. It took a while to unlearn.', "Labs call it contamination. In a bar it's a splash of bitters."],
    gentle: 'Weighing, labelling, timing: lab habits make good kitchens. What did you improve with them?',
  },
  {
    first: 'laboratory assistant|lab technician|laboratory technician|research assistant|lab assistant',
    firstIn: 'work',
    second:
      'sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate|cashier|till operator|checkout operator|checkout assistant|call centre|call center|contact centre|telemarketer|telesales',
    secondIn: 'work',
    brutal: [
      "In a lab the control group doesn't ask for the manager.",
      "You've worked where everything's labelled, sealed and dated. Then they put you near the reduced shelf.",
    ],
    gentle: 'Method and care are visible. Did you change how something was checked or counted? Say.',
  },
  {
    first: 'translator|interpreter',
    firstIn: 'work',
    second:
      'call centre|call center|contact centre|telemarketer|telesales|receptionist|front desk|sales assistant|retail assistant|sales associate|shop assistant|store assistant|retail associate',
    secondIn: 'work',
    brutal: [
      'As a translator you needed two languages. Behind a counter you need a third: what they meant.',
      "“I'm just looking” is untranslatable. You've tried professionally.",
    ],
    gentle: 'Languages belong in this line: which, how often, for whom? It doubles what the job shows.',
  },
  {
    first: 'civil servant|local authority|city council|borough council|county council|government department',
    firstIn: 'work',
    second: 'bartender|bar staff|bar manager|barman|barmaid|waiter|waitress|waiting staff|chef|sous chef|commis chef|line cook|head chef|kitchen manager',
    secondIn: 'work',
    brutal: [
      "In the council it'd have been minuted, consulted and noted. Table nine wants chips.",
      'From twenty working days for a reply to “two minutes”. The council must feel like another climate.',
    ],
    gentle: "Public service in both, at two speeds. What did you make quicker? That's the line.",
  },
  {
    first: 'civil servant|local authority|city council|borough council|county council|government department',
    firstIn: 'work',
    second: 'start-up|startup|scale-up|scaleup',
    secondIn: 'work',
    brutal: [
      'From local government to a start-up: one has a policy for everything, the other has beanbags.',
      "A council plans thirty years ahead. In a start-up, that's a bold claim about March.",
    ],
    gentle: 'Someone who knows process and pace is useful to both. What structure did you bring?',
  },
  {
    first: 'insurance agent|claims handler|underwriter|loss adjuster|insurance broker|claims adjuster',
    firstIn: 'work',
    second:
      'plumber|heating engineer|electrician|electrical engineer|electrical technician|construction worker|labourer|construction laborer|building site|bricklayer|construction site|carpenter|joiner|carpentry',
    secondIn: 'work',
    brutal: [
      "You've written “escape of water” and you've stood in it. Insurance never looks the same.",
      "In insurance it's an act of nature. On the tools it's whoever did the last job.",
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
      'accountant|accounts assistant|bookkeeper|staff accountant|accounts clerk|data analyst|business analyst|data scientist|software engineer|software developer|web developer|programmer|developer',
    secondIn: 'work',
    brutal: [
      "A coach shouts from the side and can't touch the ball. Ask anyone in analytics.",
      "You used to have a whistle. It's a comment thread now, and everyone plays on.",
    ],
    gentle: 'Getting others to improve is rare in numbers work. Whom have you taught here?',
  },
  {
    first: 'tour guide|museum guide|tour leader',
    firstIn: 'work',
    second:
      'security guard|security officer|door supervisor|bouncer|call centre|call center|contact centre|telemarketer|telesales|administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    secondIn: 'work',
    brutal: [
      "A tour guide walks backwards, talks, and loses two by the gift shop. Any other job's standing still.",
      "You've held up an umbrella so that forty people could follow. Here they'd rather get an email.",
    ],
    gentle: 'Groups, languages, dates remembered: put the numbers. Guides make excellent trainers.',
  },
  {
    first: 'referee|umpire',
    firstIn: 'work',
    second:
      'human resources|hr manager|hr assistant|recruiter|recruitment consultant|call centre|call center|contact centre|telemarketer|telesales|teacher|lecturer|classroom teacher|substitute teacher|supply teacher|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      "You've refereed. Ninety minutes of everybody knowing better, and you came in on Monday for this.",
      'A referee gets cards. All you were given here was a tone.',
    ],
    gentle: "Fair decisions explained calmly: that's on both lines. How many matches, how many cases?",
  },
  {
    first: 'model|promotional model|brand ambassador|promoter',
    firstIn: 'work',
    second:
      'construction worker|labourer|construction laborer|building site|bricklayer|construction site|factory worker|factory operative|production line|assembly line|machine operator|production operative|farm worker|farm hand|farmhand|farm assistant|dairy farm|farm labourer|fruit picker|fruit picking|warehouse operative|warehouse worker|order picker|warehouse assistant|warehouse associate',
    secondIn: 'work',
    brutal: [
      'From brand ambassador to steel toecaps. The boots came with less lighting.',
      "As a promoter you gave it away and nobody took it. Here it's counted in and counted out.",
    ],
    gentle: 'Confidence with strangers, stamina without applause: a good range. Put a figure on each.',
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
    first: 'graphic designer|web designer|designer|ux designer',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|barista|coffee shop|baker|bakery|pastry chef|bakery assistant',
    secondIn: 'work',
    brutal: [
      "The designer in you will have had views on the menu. It's still in Comic Sans.",
      'White space on a plate costs extra. In design you had to fight for it.',
    ],
    gentle: 'An eye for how things look sells food too. Menu, window, plate: what did you make better?',
  },
  {
    first: 'journalist|reporter|news editor|newspaper',
    firstIn: 'work',
    second:
      'police officer|detective|police constable|deputy sheriff|solicitor|lawyer|attorney|paralegal|law clerk|legal assistant|auditor|internal audit|audit assistant|audit senior',
    secondIn: 'work',
    brutal: [
      'As a journalist you asked “is it true that”. Now people ask to have a colleague present.',
      "You've had sources, and you've had disclosure. A journalist must miss the pub.",
    ],
    gentle: "Finding out is the common craft. Which finding are you allowed to tell? That's the line.",
  },
  {
    first: 'journalist|reporter|news editor|newspaper',
    firstIn: 'work',
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|waiter|waitress|waiting staff|bartender|bar staff|bar manager|barman|barmaid',
    secondIn: 'work',
    brutal: [
      'A journalist in hospitality: who, what, when, and does it come with chips?',
      'You know what the reviewers drink. From there to the bar was one question.',
    ],
    gentle: 'Good questions and fast work are on both lines. What did you run on a busy night?',
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
    second: 'software engineer|software developer|web developer|programmer|developer|data analyst|business analyst|data scientist',
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
      "“I know my rights,” they said at the till. It's nice that you then went and looked them up.",
      "In the shop they wanted a refund without a receipt. In law it's called a case.",
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
      "You've said “can I help you?” two ways now, and only one of them is for customers.",
      "From the shop floor to watching it. You know exactly which shelf's empty because it's steak.",
    ],
    gentle: 'Knowing both the stock and the tricks helps. Did losses drop? Give the figure.',
  },
  {
    first: 'administrative assistant|office administrator|admin assistant|office assistant|office manager|secretary',
    firstIn: 'work',
    second:
      'army|infantry|royal navy|marine corps|us army|royal air force|military service|air force|national guard|police officer|detective|police constable|deputy sheriff|firefighter',
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
    brutal: ['In sales, they hide when they see you. Here they ring for you, at ten past four.', "You've left commission for compassion. It pays in biscuits."],
    gentle: 'Listening was your tool before. What training have you done for the care, and what are you trusted with?',
  },
  {
    first: 'sales executive|sales representative|sales manager|account executive|sales rep',
    firstIn: 'work',
    second: "teacher|lecturer|classroom teacher|substitute teacher|supply teacher|teaching assistant|classroom assistant|teacher aide|teacher's aide",
    secondIn: 'work',
    brutal: [
      'After sales, teaching: the pitch is six hours long, and nobody can be taken out to lunch.',
      "The sales target was quarterly. Now somebody's asking every four minutes if it's break.",
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
    second: 'chef|sous chef|commis chef|line cook|head chef|kitchen manager|baker|bakery|pastry chef|bakery assistant',
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
      "You've had a critical path at work and a muddy one outside. The sheep kept to theirs.",
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
