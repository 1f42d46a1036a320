import type { ComicPair } from '../comic-entry.ts';

/** Clubs, stalls and small machines beside a job. */
export const CLUB_PAIRS: readonly ComicPair[] = [
  {
    first: 'society treasurer|club treasurer|honorary treasurer|treasurer of the',
    second: 'creative thinking|creative thinker|creativity|highly creative',
    brutal: [
      'Creative, and a treasurer. An auditor would like those two on separate pages.',
      "Every committee has one person with ideas and one with the chequebook. Nobody's supposed to be both.",
    ],
    gentle: 'A treasurer with ideas usually finds the money for one. Which idea got funded on your watch?',
  },
  {
    first: 'football referee|rugby referee|soccer referee|qualified referee|refereeing',
    second: 'conflict resolution|conflict management|mediation|de-escalation',
    brutal: [
      "A referee's conflict resolution is a whistle and a small yellow card. HR needs six weeks and a room.",
      'Mediation finds the middle ground. A referee gets shouted at while standing on it.',
    ],
    gentle: "You've settled disputes with a crowd watching. Which one at work went the same way, and how did you call it?",
  },
  {
    first: 'football referee|rugby referee|soccer referee|qualified referee|refereeing',
    second: 'active listening|good listener|listening skills',
    brutal: [
      'A referee with listening skills. Twenty-two people would like a word about that.',
      'Good listeners hear both sides. A referee hears both sides, both benches and the car park.',
    ],
    gentle: 'Hearing everyone and still deciding is a rare pair of skills. Give one decision at work that needed both.',
  },
  {
    first: "neighbourhood watch|neighborhood watch|residents association|residents' association",
    second: 'stakeholder management|stakeholder engagement|managing stakeholders|key stakeholders',
    brutal: [
      'Stakeholders, yes. But has one of them ever put a note about your bins through the door?',
      "After a residents' meeting about parking, a steering group is a spa day.",
    ],
    gentle: 'Neighbours are the hardest stakeholders, since nobody can leave the room. What did you get them to agree on?',
  },
  {
    first: 'zapier|power automate|make.com',
    second: 'data entry|entered data|data input|inputting data',
    brutal: [
      "Data entry and automation on one page. One of these two is after the other's job.",
      "Typing it in, and the robot that types it in. They'd have met by now if anybody had pressed Connect.",
    ],
    gentle: 'Did you automate any of the typing yourself? If yes, the hours it saved belong at the top of the page.',
  },
  {
    first: 'chatbot',
    second: 'face-to-face|personal touch|people person|friendly manner',
    brutal: [
      'A people person and a chatbot on one page. Only one of you gets asked for the manager.',
      "The personal touch, and a chatbot that opens with “Hi there, I'm Zoe”.",
    ],
    gentle: 'Knowing when a person should take over from the bot is the real design question. What was your rule?',
  },
  {
    first: 'trello',
    second: 'work independently|working independently|works independently|work on my own initiative',
    brutal: [
      "Works independently, with a Trello board. So it's To Do, Doing, and a word with yourself.",
      "Working independently means the Trello card says who's late, and there's only one avatar.",
    ],
    gentle: 'Being organised with no one checking is worth showing. What did the board get finished, and by when?',
  },
  {
    first: 'chainsaw',
    second: 'receptionist|reception|front desk|customer service',
    brutal: [
      'Chainsaw tickets and a friendly manner at the desk. Complaints should be brief.',
      '“How can I help?” sounds different from somebody trained on a chainsaw.',
    ],
    gentle: 'Safety habits travel well between a woodland and a front desk. Which one do you still keep?',
  },
  {
    first: 'army cadet|air cadet|sea cadet|cadet force',
    second: 'remote work|worked remotely|working remotely|work from home|working from home',
    brutal: [
      'Cadets iron the whole shirt. Working from home, the camera only needs the front.',
      "A cadet's inspected at eight sharp. At home the laptop asks if you're still there at ten past nine.",
    ],
    gentle: 'Discipline with no one watching is what remote teams look for. Which routine did you bring with you?',
  },
  {
    first: 'smoke machine|haze machine|pyrotechnics',
    second: 'fire warden|fire marshal|fire safety',
    brutal: [
      "A smoke machine and a fire warden's tabard. You can run the whole evacuation alone.",
      "Fire warden says where there's smoke there's fire. The prop cupboard says there's a button.",
    ],
    gentle: 'Knowing effects and evacuation from both sides is rare. Did you write the plan for when they meet?',
  },
  {
    first: 'rnli|lifeboat crew|lifeboat volunteer',
    second: 'risk management|risk assessment|risk register',
    brutal: [
      "The lifeboat's risk register has one line. It's very wet, and they go anyway.",
      "In an office the risk assessment comes before the work. With a lifeboat it's done at thirty knots.",
    ],
    gentle: 'Lifeboats and risk registers share one question: who goes, and when not? Give a decision of that sort from work.',
  },
  {
    first: 'letterpress|screen printing|bookbinding',
    second: 'social media|instagram|tiktok|content creation',
    brutal: [
      'Ink takes a night to dry. A post takes four minutes to sink.',
      "A typo in ink is there for a century. On social media it's only the screenshots.",
    ],
    gentle: 'Making by hand and telling people about it is one skill set to a small brand. Keep both.',
  },
  {
    first: 'summer camp|camp america',
    second: 'software engineer|software developer|web developer|full stack developer|programmer',
    brutal: [
      'At summer camp the bugs have wings and everyone can see them.',
      'Summer camp counts heads every hour and nobody goes missing. Software has packet loss.',
    ],
    gentle: 'Camp teaches you to explain one thing to ten different people. Where does that show in your code or your team?',
  },
  {
    first: 'peer mentor|peer mentoring',
    second: 'it support|help desk|helpdesk|service desk|desktop support',
    brutal: [
      'Peer mentoring and the help desk: telling people which printer works, on two separate lines.',
      'As a peer mentor you say there are no silly questions. The help desk has a queue of them, numbered.',
    ],
    gentle: 'Patience with beginners is a support metric in disguise. What did your tickets or ratings say?',
  },
  {
    first: 'market stall|market stallholder|street market',
    second: 'marketing manager|marketing executive|marketing assistant|digital marketing|marketing coordinator',
    brutal: ['On a market stall, reach is how far you can shout.', 'Marketing tests two headlines for a month. A market stall tests three by half past nine.'],
    gentle: 'A stall is the fastest customer research there is. Which lesson from it have you used in a campaign?',
  },
  {
    first: 'bingo',
    second: 'data analyst|data analysis|data scientist|statistics|statistical analysis',
    brutal: [
      'Random numbers hold a whole bingo hall silent. Try that with a quarterly forecast.',
      "A bingo hall checks a winning line before anyone's paid. Dashboards go straight to the board.",
    ],
    gentle: 'Numbers told to a room that cares is a good start for data. Which figure of yours did people act on?',
  },
];
