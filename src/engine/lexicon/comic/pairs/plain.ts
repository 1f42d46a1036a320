import type { ComicPair } from '../comic-entry.ts';

/** Plain things and ordinary duties on one page. */
export const PLAIN_PAIRS: readonly ComicPair[] = [
  {
    first: 'mascot|team mascot|mascot costume',
    second: 'public speaking|presentation skills|presentations',
    brutal: [
      'A mascot and a public speaker on one page. One of them was forbidden to talk and was better liked.',
      'As a mascot you learn what every presenter should: wave, fall over, get off.',
    ],
    gentle: "You've held a crowd with and without words. Which room was the biggest? Put it beside the skill.",
  },
  {
    first: 'mascot|team mascot|mascot costume',
    second: 'confidential|confidentiality|confidential information',
    brutal: [
      "A mascot keeps the head on whatever happens. Confidentiality doesn't get more literal.",
      "Inside the mascot somebody knows everything and can't see the stairs. HR feels the same.",
    ],
    gentle: 'Discretion is your thread here. What kind of records were you trusted with?',
  },
  {
    first: 'haunted house|scare actor|haunted attraction',
    second: 'human resources|hr manager|hr assistant|hr generalist|recruiter',
    brutal: [
      'A haunted house jumps out at you in the dark. HR puts “quick chat?” in your calendar for Friday.',
      "In the haunted house everyone's screaming and it's fine. HR would like to know how that was agreed.",
    ],
    gentle: "Reading people's reactions is the skill in both. Where has that shown in hiring or in a hard talk?",
  },
  {
    first: 'haunted house|scare actor|haunted attraction',
    second: 'internal audit|external audit|auditor|internal auditor',
    brutal: [
      'The haunted house has fog, chains and a lift that stops between floors. Audit just asks for the receipts.',
      "From haunted house to audit or back, the technique's the same: stand still and wait for them to notice you.",
    ],
    gentle: 'Both need patience. Which finding of yours made someone jump? Use that one.',
  },
  {
    first: "santa's helper|mall santa|santa claus|christmas elf",
    second: 'inventory control|inventory management|cycle count|stocktake|stock control',
    brutal: [
      "Santa's helper, with inventory control. So that's how the list gets checked twice.",
      'Santa Claus has one delivery a year and no cycle count. You brought some rigour.',
    ],
    gentle: 'Peak season is familiar ground, then. What accuracy did you keep when it was busiest?',
  },
  {
    first: "santa's helper|mall santa|santa claus|christmas elf",
    second: 'route planning|logistics coordinator|delivery routes|dispatcher',
    brutal: [
      "Every address on Earth in one night. Santa's helper, now asked to plan routes within reason.",
      "Santa's fleet is one vehicle, nine animals, and no tachograph. Logistics would like a word.",
    ],
    gentle: "Now the serious half: how many drops, what on-time rate? That's what a dispatcher is hired for.",
  },
  {
    first: 'ski instructor|snowboard instructor',
    second: 'managed a team|led a team|supervised a team|supervised staff|team leader',
    brutal: [
      "“Pizza, French fries.” As a ski instructor you've led a team to the bottom with two words. Keep the format.",
      'A ski instructor leads backwards, watching everybody. Managers usually ski off.',
    ],
    gentle: 'Leading where people are afraid is a strong card. How many did you lead at work, and into what?',
  },
  {
    first: 'camp counselor|camp counsellor',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'A camp counselor runs eleven activities, in rain, with one whistle and no Gantt chart.',
      'Camp counselor: the only project role where the scope sings back at you.',
    ],
    gentle: "You've planned whole days for a crowd. Put a number on the crowd, then on the later projects.",
  },
  {
    first: 'camp counselor|camp counsellor',
    second: 'administrative assistant|office administrator|office manager|office assistant|executive assistant',
    brutal: [
      'A camp counselor finds the owner of one wet sock. Filing holds no fear after that.',
      "The camp counselor's in-tray was outdoors and had raccoons.",
    ],
    gentle: 'Keeping track of everyone and everything is the common skill. How large was the office you kept in order?',
  },
  {
    first: 'lifeguard|lifeguard certification|certified lifeguard',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'A lifeguard blows the whistle before anybody goes under. Projects prefer to wait for the steering committee.',
      'The lifeguard has a high chair and a view of everything. Project managers got a dashboard instead.',
    ],
    gentle: 'You act early. Which project did you pull out in time, and how did you see it coming?',
  },
  {
    first: 'lifeguard|lifeguard certification|certified lifeguard',
    second: 'risk assessment|risk management|risk register',
    brutal: ['A lifeguard does a risk assessment every eight seconds, without a matrix.', 'To a lifeguard likelihood and impact are both in the deep end.'],
    gentle: 'That practice is worth more than a template. Which risk did you spot that others had walked past?',
  },
  {
    first: 'resident advisor|residence hall assistant',
    second: 'negotiation|negotiated|negotiating|negotiation skills',
    brutal: [
      'A resident advisor deals with two roommates and one thermostat. Trade unions are easier.',
      'Resident advisor: negotiations open at 2 a.m., in the corridor, about a hairdryer.',
    ],
    gentle: 'Name what was at stake in the later ones. Your early training speaks for itself.',
  },
  {
    first: 'resident advisor|residence hall assistant',
    second: 'property manager|property management|facilities manager|leasing consultant',
    brutal: [
      'A resident advisor is a property manager who has to live in the property.',
      'A resident advisor gets the noise complaint in writing after hearing it through the wall.',
    ],
    gentle: 'A clear thread runs here. Units, occupancy, requests closed: which number grew?',
  },
  {
    first: 'model united nations|model un',
    second: 'negotiation|negotiated|negotiating|negotiation skills',
    brutal: [
      "After Model UN you've negotiated for a whole nation, and lunch was at one.",
      'Model UN teaches that everything can be settled by Sunday. Procurement has another view.',
    ],
    gentle: 'Did a real negotiation follow? Give the sum or the terms, and the early start reads well.',
  },
  {
    first: 'mock trial',
    second: 'sales executive|sales representative|sales manager|account executive|account manager',
    brutal: [
      "Mock trial taught you to object. In sales that's what the other side does.",
      'Mock trial: you rest your case. Sales: you never, ever rest your case.',
    ],
    gentle: 'Argument under questions is useful in both. Which sceptical client did you win?',
  },
  {
    first: 'debate team|policy debate|parliamentary debate|debate captain',
    second: 'team player|teamwork',
    brutal: [
      "The debate team and “team player”: you'll get along with everyone, having proved them wrong.",
      'Debate team and team player: agreed, with three supporting points and a rebuttal.',
    ],
    gentle: 'Disagreeing well is a teamwork skill few people own. Where did it help a group decide?',
  },
  {
    first: 'debate team|policy debate|parliamentary debate|debate captain',
    second: 'active listening|good listener|listening skills',
    brutal: [
      'On a debate team you listen in order to answer. “Active listening” would like a minute without a rebuttal.',
      'Debate team, active listening. The second was learnt while waiting for your turn.',
    ],
    gentle: 'The best debaters hear the other side best. What did listening win you at work?',
  },
  {
    first: 'marching band|drumline|drum line',
    second: 'librarian|library assistant|archivist',
    brutal: [
      "A marching band and a library on one page. Somebody's been told to keep it down and took it well.",
      'The marching band announces itself a mile off. In the archive you can be heard turning over.',
    ],
    gentle: 'Range is a virtue. What did the quiet post entrust to you: a collection, a desk, a system?',
  },
  {
    first: 'cheerleading|cheerleader|cheer captain',
    second: 'internal audit|external audit|auditor|internal auditor',
    brutal: [
      'Cheerleading: “You can do it.” Audit: “Can you show that you did it?”',
      'Cheerleading spells it out, letter by letter. Audit would like it spelt out with dates.',
    ],
    gentle: 'Energy and rigour make a rare mixture. Which finding did you deliver so well that they thanked you?',
  },
  {
    first: 'cheerleading|cheerleader|cheer captain',
    second: 'risk assessment|risk management|risk register',
    brutal: [
      'Cheerleading puts a person on top of three others and smiles. The risk assessment is still sitting down.',
      'In a cheerleading pyramid everybody knows who the single point of failure is.',
    ],
    gentle: "You know what trust in a team weighs. Which risk did you take off someone's shoulders?",
  },
  {
    first: "dean's list",
    second: 'warehouse associate|warehouse worker|order picker|warehouse operative|warehouse supervisor',
    brutal: [
      'The dean had a list. Then the warehouse had a list, and a scanner to check it.',
      "Dean's list and pick list: you've been at the top of one and the bottom shelf of the other.",
    ],
    gentle: "Both say you do what you're measured on. What was your rate? Put it beside the honours.",
  },
  {
    first: 'habitat for humanity',
    second: 'administrative assistant|office administrator|office manager|office assistant|executive assistant',
    brutal: [
      'At Habitat for Humanity the wall goes up on Saturday. An office would meet about the wall.',
      'Habitat for Humanity leaves a house. An office leaves minutes of the house.',
    ],
    gentle: 'Hands-on and organised. What did you build there, and which system here is as solid?',
  },
  {
    first: 'habitat for humanity',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      'Habitat for Humanity builds the house and then hands over the keys. Software hands them over first.',
      'In a Habitat house the foundation comes before the paint. Your sprint board has been looking for a way to say it.',
    ],
    gentle: 'A reader likes builders of both kinds. Which thing that you shipped is still standing?',
  },
  {
    first: 'eagle scout',
    second: 'cybersecurity|cyber security|information security',
    brutal: [
      "Eagle Scout in security: prepared, trustworthy, and tying knots in other people's access rights.",
      'An Eagle Scout leaves no trace at a campsite. Information security prefers logs.',
    ],
    gentle: 'Preparation is your story. What did you see coming, and what did it spare the company?',
  },
  {
    first: 'eagle scout',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'An Eagle Scout plans a bench with six volunteers and gets a bench. Programmes with sixty have produced less.',
      'Eagle Scout: a sign-off, a budget, a deadline, and at the end something you can sit on. Projects seldom offer that.',
    ],
    gentle: 'That was project number one. How did the sums and the teams grow from there?',
  },
  {
    first: 'peace corps',
    second: 'budget management|managed budgets|managed budget|annual budget|budgeting',
    brutal: [
      "The Peace Corps builds it with what's in the shed. A budget holder calls that “value engineering”.",
      'The Peace Corps makes forty dollars last a rainy season. Finance calls it a variance.',
    ],
    gentle: "You've made little go far. What budget did you hold later, and how close did it land?",
  },
  {
    first: 'toastmasters',
    second: 'call center|call centre|contact center|contact centre',
    brutal: [
      "Toastmasters has a timer with a red light. So does a call center, and it's the same seven minutes.",
      "At Toastmasters they clap at the end. On the phones it's a survey.",
    ],
    gentle: 'A trained voice shows in the scores. What were yours?',
  },
  {
    first: 'toastmasters',
    second: 'night shift|night audit|overnight shift|graveyard shift',
    brutal: [
      "Toastmasters and nights: the speech is ready and the corridor's asleep.",
      'At Toastmasters the audience claps. At three in the morning it hums and sells crisps.',
    ],
    gentle: 'Nights sharpen judgement; the club sharpens telling it. What did you settle alone at 3 a.m.?',
  },
  {
    first: 'door-to-door|door to door sales',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      "Door-to-door gets the door closed in its face. Software gets the tab closed. You've been trained.",
      "In door-to-door the user tells you on the step what's wrong with it. Developers pay for that.",
    ],
    gentle: "A developer who has met users is worth more. What did you build because you knew how they'd react?",
  },
  {
    first: 'door-to-door|door to door sales',
    second: 'remote work|worked remotely|work from home|working from home',
    brutal: [
      "Door-to-door: forty strangers an afternoon. From home it's the courier, and you say hello for longer than you should.",
      "From door-to-door to working from home is a matter of which side of the door you're on.",
    ],
    gentle: 'Self-discipline made both work. What did you get done that nobody was there to check?',
  },
  {
    first: 'timeshare|vacation ownership',
    second: 'honest|honesty|trustworthy|high integrity|personal integrity|integrity',
    brutal: [
      'Timeshare and integrity. The toaster was real.',
      'A timeshare is sold in ninety minutes with a toaster. Integrity usually takes longer, and comes without.',
    ],
    gentle: 'If your cancellations were low, print the rate. Nothing defends an honest seller better.',
  },
  {
    first: 'call script|sales script|telephone script',
    second: 'creative thinking|creative writing|creativity|outside the box',
    brutal: [
      'A call script says when to pause. Creativity will be wanting its pause back.',
      "You've read a call script word for word and still call yourself creative. Somebody listened for the part you made up.",
    ],
    gentle: "Did you rewrite one? What changed in the results? That's creativity with proof.",
  },
  {
    first: 'debt collection|collections calls|collections specialist|collections agent|debt collector',
    second: 'people person|interpersonal skills|people skills',
    brutal: [
      'A people person in debt collection. The people have been told you rang.',
      "Debt collection: you want to talk to everyone, and everyone's just stepped out.",
    ],
    gentle: 'Tact recovers money. What share did you bring in by agreement? That proves the people skill.',
  },
  {
    first: 'uber driver|driver for uber|drove for uber',
    second: 'sales executive|sales representative|sales manager|account executive|account manager',
    brutal: [
      'An Uber passenger says nothing for forty minutes and gives five stars. No sales call ever closed like that.',
      "In an Uber they've already paid. Sales has to get them into the car first.",
    ],
    gentle: "Rating and retention are cousins. Put the app's figure by your client figures.",
  },
  {
    first: 'valet parking|valet attendant|parking valet',
    second: 'cybersecurity|cyber security|information security',
    brutal: [
      "In valet parking people hand you their keys because you're wearing a waistcoat. Security calls it social engineering.",
      "Valet parking: total access to the asset, on a paper ticket. You've seen the attack from inside.",
    ],
    gentle: 'You know how trust is given away. Where did you tighten it?',
  },
  {
    first: 'parking enforcement|parking officer|traffic warden',
    second: 'customer service|customer service skills',
    brutal: [
      'Parking enforcement with customer service skills: the ticket comes with a pleasant afternoon.',
      "In parking enforcement the customer's always wrong, by six minutes.",
    ],
    gentle: "Staying kind when nobody's pleased to see you is the skill at its hardest. How many complaints were upheld?",
  },
  {
    first: 'parking enforcement|parking officer|traffic warden',
    second: 'flexible|flexibility|adaptable',
    brutal: [
      'Parking enforcement and flexible. The entire high street would like to see the second.',
      'As a parking officer you had a machine that prints the time. Flexible, to the minute.',
    ],
    gentle: 'Where did you use discretion, and were you right? That story turns the adjective into proof.',
  },
  {
    first: 'moving company|house removals|furniture removal|removal company',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      "A moving company knows what migration means: it fitted in the old place and it's in bits on the stairs.",
      "With a moving company everything's labelled before it leaves. Software starts labelling when it won't go in.",
    ],
    gentle: 'Did you ever migrate a system? Nobody could tell it better; say what arrived unbroken.',
  },
  {
    first: 'moving company|house removals|furniture removal|removal company',
    second: 'attention to detail|detail-oriented|detail oriented|eye for detail',
    brutal: [
      'At a moving company attention to detail is a box marked “cables, and one spoon”.',
      "A removal company carried nine hundred things and they'll ring about the lamp. Detail noted.",
    ],
    gentle: 'Claims per job is your evidence. If there were hardly any, write it.',
  },
  {
    first: 'mattress sales|mattress store|mattress firm',
    second: 'night shift|night audit|overnight shift|graveyard shift',
    brutal: [
      "Mattress sales and the night shift: you've spent more time near beds than in one.",
      "Mattress sales and night shifts. The demonstration must've been difficult to leave.",
    ],
    gentle: 'You understand sleep as a product and as a sacrifice. Which numbers did you reach in each?',
  },
  {
    first: 'geek squad',
    second: 'registered nurse|staff nurse|nursing assistant|licensed practical nurse|student nurse',
    brutal: [
      'Geek Squad can leave one open on the bench and go to lunch. Wards discourage it.',
      'Geek Squad would turn it off and on again. Nursing has some firm rules about that.',
    ],
    gentle: 'Calm triage links them. Which systems do the others on the ward come to you for?',
  },
  {
    first: 'geek squad',
    second: 'patience|calm under pressure',
    brutal: [
      "Geek Squad, and patience. “It's the button on the front. The other front.”",
      'Geek Squad has watched a person forget one password eleven ways. Patience noted, and believed.',
    ],
    gentle: 'Satisfaction scores prove it for you. What were they?',
  },
  {
    first: 'chick-fil-a|chick fil a',
    second: 'paralegal|legal assistant|attorney|law clerk|lawyer',
    brutal: [
      "“My pleasure,” says Chick-fil-A. Opposing counsel won't know what to do with that.",
      "Chick-fil-A gets a line of cars round the block through before it's cold. The court clerk will ask how.",
    ],
    gentle: 'Courtesy under load carries over. How many files did you keep moving at once?',
  },
  {
    first: 'chick-fil-a|chick fil a',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      '“My pleasure,” says Chick-fil-A, for each request. A ticket system could learn from it, and never will.',
      'Chick-fil-A sends people out into the queue with tablets. Somebody there understands load balancing.',
    ],
    gentle: 'Service habits make good engineers to work with. Which colleague would say so, about what?',
  },
  {
    first: 'olive garden',
    second: 'accountant|accounts assistant|bookkeeper|accounting assistant|staff accountant',
    brutal: [
      "Olive Garden's breadsticks are unlimited. You'll be the accountant who asks what that does to the margin.",
      "“Say when,” says Olive Garden. In accounts it's the 31st.",
    ],
    gentle: 'Restaurants count every night and accounts every month. What do you reconcile now, and how large is it?',
  },
  {
    first: 'cheesecake factory',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      'The Cheesecake Factory hands every user the full manual at the door, and they still ask the waiter.',
      'The Cheesecake Factory ships two hundred and fifty features from one kitchen, hot. Take notes.',
    ],
    gentle: 'Restaurants teach priorities. Name the thing you shipped by leaving three others out.',
  },
  {
    first: 'waffle house',
    second: 'business continuity|disaster recovery',
    brutal: [
      "Waffle House is open in a hurricane. Your disaster recovery plan has a picture of it, if you're honest.",
      "At Waffle House the doors have locks that hardly anyone's used. That's uptime.",
    ],
    gentle: "You've worked where closing isn't an option. What availability did you keep elsewhere?",
  },
  {
    first: 'black friday',
    second: 'calm under pressure|work under pressure|works well under pressure|working under pressure',
    brutal: [
      'Calm under pressure, with Black Friday on the page as a witness.',
      "On Black Friday pressure has a noise: it's forty people against a glass door.",
    ],
    gentle: 'Give the numbers of that day. The adjective can then retire.',
  },
  {
    first: 'hipaa',
    second: 'social media|instagram|tiktok|content creation',
    brutal: [
      'HIPAA says tell nobody. Social media says tell everybody, by six. You hold both logins.',
      'With HIPAA and a social media login, you look twice at the monitor behind the cake.',
    ],
    gentle: 'Healthcare firms look for exactly that pair. What did you publish, and who cleared it?',
  },
  {
    first: 'hipaa',
    second: 'front desk|reception',
    brutal: [
      "HIPAA, at a front desk: “And what's it regarding?” asked very quietly, of someone who answers very loudly.",
      "HIPAA was written by people who'd never stood at a reception hatch with a queue leaning in.",
    ],
    gentle: "How did you keep it private in practice? A sign, a form, a change of layout: that's your line.",
  },
  {
    first: 'i-9|form i-9|i-9 verification',
    second: 'creative thinking|creative problem solver|creativity|outside the box',
    brutal: [
      'Form I-9 and outside the box. On the I-9 the pen has to stay inside every one.',
      'The I-9 has pages of instructions to discourage creativity. They work.',
    ],
    gentle: 'Name a process you invented around the forms. There you may be as creative as you like.',
  },
  {
    first: '401(k)|401k',
    second: 'storytelling|storyteller|creative writing|copywriting',
    brutal: [
      'Storytelling, applied to a 401(k). The hero contributes six per cent and retires in chapter forty.',
      'A 401(k) booklet has forty pages, no dialogue and a twist in the vesting. Your gift was needed.',
    ],
    gentle: 'If people understood their plan because of you, enrolment rose. By how much?',
  },
  {
    first: 'dmv|department of motor vehicles',
    second: 'fast-paced|fast paced|high-volume|high volume',
    brutal: [
      'Fast-paced, and the DMV. The number on the screen has just moved, so there.',
      'The DMV does everything at speed, one form at a time, in order of arrival since Tuesday.',
    ],
    gentle: 'Transactions a day would settle the joke. My guess is they are high: print them.',
  },
  {
    first: 'dmv|department of motor vehicles',
    second: 'patience',
    brutal: ['Patience, acquired at the DMV, from one side of the counter or from both.', 'The DMV and patience: number 86 has been a good friend to you.'],
    gentle: "Which transactions, and how did you keep the room civil? That's the part to tell.",
  },
  {
    first: "hoa|homeowners association|homeowners' association",
    second: 'conflict resolution|mediation|de-escalation',
    brutal: [
      'An HOA gives you conflict resolution over the height of a fence. Diplomats start with less.',
      'At the HOA nobody raised a voice. They raised bylaw 4.2, and a tape measure.',
    ],
    gentle: 'Which dispute ended with both sides still waving? One example shows the whole skill.',
  },
  {
    first: "hoa|homeowners association|homeowners' association",
    second: 'graphic designer|ux designer|interior designer|colour theory|color theory',
    brutal: [
      "The HOA permits three beiges. You know forty, and it's eating you.",
      'A designer at an HOA: somebody has to say that “Desert Sand” and “Sandy Desert” are one tin.',
    ],
    gentle: 'Limits make design interesting. Show what you did inside narrow ones.',
  },
  {
    first: 'silent auction',
    second: 'active listening|good listener|listening skills',
    brutal: [
      "A silent auction and active listening: you'll have heard every pen.",
      'The silent auction is the one sale where a good listener hears nothing and the total goes up.',
    ],
    gentle: 'Fundraisers notice what people want. What did you raise, and from whom did you draw it out?',
  },
  {
    first: 'potluck|office potluck',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'A potluck has no owner, no scope and six pasta salads. You can see why you went into projects.',
      "At a potluck everybody delivers at once and somebody forgot the forks. It's called go-live elsewhere.",
    ],
    gentle: 'If you organised it, you know dependencies. Name the project where nobody forgot the forks.',
  },
  {
    first: 'suggestion box|suggestion scheme',
    second: 'change management',
    brutal: [
      'Change management is a suggestion box with consultants.',
      'The suggestion box asked for better coffee. Change management has delivered a roadmap towards coffee.',
    ],
    gentle: 'Which suggestion did you get all the way through? That one is your case study.',
  },
  {
    first: 'town hall meeting|company town hall',
    second: 'minute taking|meeting minutes|took minutes|minutes of meetings',
    brutal: [
      'Minutes of a town hall: two hundred present, one speaking.',
      'At the town hall somebody asked about parking. The minutes say “a lively exchange”.',
    ],
    gentle: "You put leaders' words on paper. For how many sites, and how fast were they out?",
  },
  {
    first: 'kronos|time clock|timecard',
    second: 'flexible|flexibility',
    brutal: [
      'The time clock knows how flexible you are, in quarter hours.',
      'Flexible, says the skills list. Kronos has you down for 8.00, 8.00, 8.00 and 8.07.',
    ],
    gentle: "If you covered for others, count those shifts. That's flexibility with a record.",
  },
  {
    first: 'tally erp|tally prime|tally erp 9|tallyprime',
    second: 'machine learning|data science',
    brutal: [
      'Tally is all F-keys and certainty. Machine learning gives you the voucher with 87% confidence.',
      "In Tally the books must balance. In data science they'd plot it.",
    ],
    gentle: 'Knowing the ledger behind the data is an edge. What did you automate from Tally?',
  },
  {
    first: 'gst return|gst filing|gst returns|gst compliance',
    second: 'meditation|mindfulness',
    brutal: [
      'GST filing, and you meditate. One of those explains the other.',
      'The GST portal says “please wait”. Somebody who meditates is the right person for it.',
    ],
    gentle: 'How many returns, on time, month after month? That steadiness is the line.',
  },
  {
    first: 'fruit picking|fruit picker|apple picking|strawberry picking',
    second: 'kpi|kpis|key performance indicators',
    brutal: ['In fruit picking the kilo was the KPI, and you could eat it.', "A KPI for fruit picking: red. In an office red's when they call a meeting."],
    gentle: "You've been measured plainly. Which later KPI did you move, from what to what?",
  },
  {
    first: 'crossing guard|school crossing patrol',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'A crossing guard stops traffic, gets everybody over and goes home. Deliverables, milestones, tea.',
      'One paddle, and a crossing guard has more authority than a steering committee.',
    ],
    gentle: 'Safe passage at fixed times is delivery. Which project did you see across just as cleanly?',
  },
  {
    first: '911 dispatcher|911 dispatch|911 operator|emergency dispatcher',
    second: 'barista|waiter|waitress|bartender',
    brutal: [
      "After 911 dispatch, “it's an emergency, they've given me oat” must be hard to log.",
      'A 911 dispatcher stays calm, gets the address, sends help. Table six only wants ketchup.',
    ],
    gentle: 'Composure is obvious. What volume did you handle, and which certification is current?',
  },
  {
    first: '911 dispatcher|911 dispatch|911 operator|emergency dispatcher',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'In 911 dispatch “where are you now?” gets an answer. In projects it gets a slide.',
      'A 911 dispatcher knows what urgent means. Project mail uses it with a little flag.',
    ],
    gentle: 'Real triage is a treasure in planning. Which project did you rank the same way?',
  },
  {
    first: 'nco|noncommissioned officer|platoon sergeant',
    second: 'agile|scrum|scrum master',
    brutal: [
      'An NCO runs a stand-up too. In the Army nobody says “no blockers” and sits down.',
      "An NCO says “move”. A scrum master says “what's stopping us?” and gets a longer answer.",
    ],
    gentle: 'Small teams, clear orders, daily review: you had it first. What did your team deliver?',
  },
  {
    first: 'nco|noncommissioned officer|platoon sergeant',
    second: 'human resources|hr manager|hr assistant|hr generalist|recruiter',
    brutal: [
      'An NCO gives feedback at once, standing, in four words. HR has a form with a box for feelings.',
      "An NCO knows whose boots leak. HR has a system for that, and it's down.",
    ],
    gentle: 'Looking after people was the job all along. How many, and who rose because of you?',
  },
  {
    first: 'keynote speaker|keynote speech',
    second: 'active listening|good listener|listening skills',
    brutal: [
      "A keynote speaker with listening skills. You must've been the one who stayed for the other keynote.",
      'The keynote is forty minutes of not listening, so you had some saved up.',
    ],
    gentle: 'Good talks begin with hearing a room. Which question afterwards taught you most?',
  },
  {
    first: 'green screen|chroma key',
    second: 'authentic|authenticity',
    brutal: ["Authenticity, in front of a green screen. Lovely office you've got there.", 'In front of a green screen you can be anywhere, sincerely.'],
    gentle: 'Staging honest words well is a craft. Which film of yours felt most like its speaker?',
  },
  {
    first: 'hubspot certification|hubspot certified|hubspot academy',
    second: 'warehouse associate|warehouse worker|order picker|warehouse operative|warehouse supervisor',
    brutal: [
      'HubSpot taught you that customers move through a funnel. The warehouse uses a conveyor, and they arrive.',
      'Certified by HubSpot in nurturing leads, and by the warehouse in pushing pallets. Both go faster with wheels.',
    ],
    gentle: "You know how an order is won and how it's sent. Say so outright: e-commerce needs that person.",
  },
  {
    first: 'leetcode',
    second: 'retail|cashier|sales associate|store associate',
    brutal: [
      "LeetCode asks you to find two numbers that make a total. The till's been asking for years, with a queue.",
      'LeetCode wants it in constant time. The till wants it before the ice cream melts.',
    ],
    gentle: 'Practice and people. Which project of yours would a shop use? Link that next to the rating.',
  },
  {
    first: 'multi-line phone|multi-line telephone',
    second: 'meditation|mindfulness|yoga',
    brutal: [
      'Four lines blinking on the multi-line phone, and you breathe out before you pick one.',
      'On a multi-line phone “please hold” is nearly a mantra.',
    ],
    gentle: 'Calm is audible. How many calls a day had the benefit of yours?',
  },
  {
    first: 'bake sale|cake sale',
    second: 'budget management|managed budgets|managed budget|annual budget|budgeting',
    brutal: [
      'A bake sale is bought up by the people who baked. Budget meetings call that internal recharging.',
      'Bake sale accounting: flour free, labour free, profit magnificent. Auditors avert their eyes.',
    ],
    gentle: "Small sums, real results. Then name the largest budget you've held, in one figure.",
  },
  {
    first: 'girl scout cookie|girl scout cookies|cookie booth',
    second: 'sales executive|sales representative|sales manager|account executive|account manager',
    brutal: [
      "Selling Thin Mints needs no training. Everything you've sold since the cookie booth has needed some.",
      'At the cookie booth the buyer walks up and asks for four. Sales has been trying to recreate it ever since.',
    ],
    gentle: 'You started on the best product there is. Which hard sell came afterwards, and how did it go?',
  },
  {
    first: 'little league',
    second: 'complaints handling|customer complaints|handled complaints|resolve complaints',
    brutal: [
      'A Little League umpire hears complaints from people in folding chairs who saw it better from there.',
      "In Little League the shouting's about one inch. A complaint about a delivery at least comes with evidence.",
    ],
    gentle: "Staying fair when it's loud is the skill. How many complaints did you settle at once?",
  },
  {
    first: 'laminator|laminating',
    second: 'digital transformation|paperless|digitization|digitisation',
    brutal: [
      "A laminator and a paperless office. You're making the last sheets last.",
      "Whoever runs the laminator is paperless, technically: it's plastic now.",
    ],
    gentle: 'Which paper did you get rid of, and what came in its place? There lies the line.',
  },
  {
    first: 'mail carrier|letter carrier|postal route',
    second: 'email marketing|mailchimp|email campaigns|newsletter',
    brutal: [
      'A mail carrier gets every piece to the door. Email marketing rejoices at one in five.',
      'A mail carrier gets the dog. Email marketing gets the unsubscribe.',
    ],
    gentle: 'You know both ends of getting read. What open rate did you reach, and what moved it?',
  },
  {
    first: 'pool maintenance|pool technician|pool cleaner',
    second: 'data lake|data warehouse|databricks|snowflake',
    brutal: [
      "Pool maintenance: skim it, test it, see what's at the bottom. A data lake gets none of that, and it shows.",
      "A pool technician would look at your data lake, then at the chemistry, then ask who's been in it.",
    ],
    gentle: 'Quality of what flows in is the shared subject. Which source did you clean up?',
  },
  {
    first: "farmers market|farmers' market|farmer's market",
    second: 'salesforce|crm',
    brutal: ['At the farmers market the CRM is remembering who likes the small beetroots.', "A farmers market has one pipeline, and it's a hose."],
    gentle: 'You know relationships without a system. What did you add when you had one?',
  },
  {
    first: 'oil change|jiffy lube|quick lube',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      "An oil change is preventive maintenance. In software it's called technical debt, and driven until it knocks.",
      "An oil change turns the warning light off. In software they've taped over it.",
    ],
    gentle: 'Diagnosis from thin clues carries over. Which bug did you find by asking better questions?',
  },
  {
    first: 'ride operator|ride attendant|ride host',
    second: 'project manager|project coordinator|program manager|project management',
    brutal: [
      'A ride operator checks forty lap bars and presses go. Projects press go and ask who was meant to check.',
      'A ride operator gets two thousand people to the same place they started, delighted. Programmes rarely manage the second part.',
    ],
    gentle: 'Safety checks before launch: say which project had them because of you, and what they caught.',
  },
  {
    first: 'busker|busking|street performer',
    second: 'sales executive|sales representative|sales manager|account executive|account manager',
    brutal: [
      'A busker sells to people who are already walking away. Sales calls that a warm lead.',
      'In busking the follow-up is playing it again, louder. Sales sends an email.',
    ],
    gentle: "You know in four bars if they'll stop. What does that instinct look like in your figures?",
  },
];
