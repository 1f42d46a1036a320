import type { ComicEntry } from '../comic-entry.ts';

/** Things of projects, consulting, law and human resources. */
export const PROJECT_LAW_AND_PEOPLE_THINGS: readonly ComicEntry[] = [
  {
    says: 'gantt chart|gantt',
    brutal: [
      'A Gantt chart was right on the day it was printed, which is why somebody had it laminated.',
      'The bars of a Gantt chart go down to the right like stairs. Testing is always the last step, and it is this wide.',
    ],
    gentle: 'The chart is the plan; what happened when it slipped? A date you rescued is the better half of this line.',
  },
  {
    says: 'microsoft project|ms project',
    brutal: [
      'Move one task by a day in Microsoft Project, and the finish jumps to 2041.',
      'Predecessors, successors, slack: Microsoft Project sounds like the Wars of the Roses, with worse maps.',
    ],
    gentle: 'How many activities did the largest plan have, and over how many months? Planners size each other by that.',
  },
  {
    says: 'pmp|project management professional',
    brutal: ['PMP: thirty-five hours of training before you may say “it depends” officially.', 'To a PMP nothing is ever late. It has a schedule variance.'],
    gentle: 'American employers filter for these letters, so keep them high on the page. Which budget have they been used on?',
  },
  {
    says: 'risk register',
    brutal: [
      'Risk one in any register is “loss of key people”. Owner: somebody who has left.',
      'Likelihood three, impact four, makes amber. The risk register has spoken and lunch can begin.',
    ],
    gentle: 'Which of those risks came true, and what was ready? That is when a register pays.',
  },
  {
    says: 'kick-off meeting|kickoff meeting|project kick-off|project kickoff',
    brutal: ['A kick-off has pastries, hope, and a slide with a mountain on it.', 'Kick-off at ten. The first half lasts four years.'],
    gentle: 'A good start saves months. Who was in the room, and what did they agree that usually gets left vague?',
  },
  {
    says: 'sprint retrospective|team retrospective|agile retrospective|retrospective',
    near: 'sprint|agile|scrum|team|facilitated|stand-up|standup|planning|ceremonies',
    not: 'exhibition|museum|gallery|study|cohort|artist',
    brutal: [
      'What went well: the pizza. What did not: please see last retrospective.',
      'Start, stop, continue. The retrospective files everything under “continue”.',
    ],
    gentle: 'What did the team actually do differently afterwards? One habit that stuck is the proof.',
  },
  {
    says: 'lessons learned|lessons learnt',
    brutal: [
      'Lessons learned get filed by project, so that the next project can learn them fresh.',
      "First of the lessons learned: hold this meeting earlier. It is on last year's list too.",
    ],
    gentle: 'Which lesson changed the next job? Give that one and the phrase stops being a ritual.',
  },
  {
    says: 'stakeholder map|stakeholder mapping|stakeholder matrix|stakeholder analysis',
    brutal: [
      'High power, low interest: there is a box on the stakeholder map for the people who will ask in week forty.',
      'A stakeholder map must never be left on the printer. One of the stakeholders uses that printer.',
    ],
    gentle: 'Who moved from against to for, and how? A map is only interesting if somebody travelled on it.',
  },
  {
    says: 'sticky note|post-it|post-it note',
    brutal: [
      'Sticky notes come off the wall overnight. So do the decisions.',
      'Peel a sticky note sideways and it stays flat. There are consultants who charge for that tip.',
    ],
    gentle: 'Ideas on a wall are a beginning. Which note became a real thing, and who uses it?',
  },
  {
    says: 'flip chart|flipchart',
    brutal: [
      'All four flip chart pens are dry, and all four go back into the tray for the next person.',
      'The flip chart sheet was rolled up, carried back to the office with care, and is behind that cupboard.',
    ],
    gentle: 'A room that talks to a flip chart trusts whoever holds the pen. What came of the best sheet?',
  },
  {
    says: 'business case',
    near: 'wrote|write|written|develop|developed|prepare|prepared|approval|approved|investment|funding|full|outline',
    brutal: [
      'A business case has three options: do nothing, do everything, and the one in bold.',
      "The savings in a business case arrive in year three. The author's promotion arrives in year two.",
    ],
    gentle: 'How much money said yes because of the {it}? Add whether the savings came, if you stayed to see.',
  },
  {
    says: 'change request|scope creep',
    near: 'scope|project|control|manage|managed|contract|client|requirement|process|approve',
    brutal: [
      'A change request is what used to be called “while you are at it”.',
      'Scope creep never kicks the door in. It asks whether the report could also have a map.',
    ],
    gentle: 'What did you turn down, or get paid for, that would have slipped through? Either one shows control.',
  },
  {
    says: 'raci|raci matrix',
    brutal: [
      'A RACI has one person accountable, nine consulted, and the work under R with no name beside it.',
      'Being “informed” in a RACI means getting the email after the cake.',
    ],
    gentle: 'Clear ownership ends arguments. Which decision stopped going round in circles once it had a name?',
  },
  {
    says: 'go-live|cutover|go live',
    brutal: [
      'Go-live is on Saturday at midnight. The rollback plan is Sunday.',
      "Cutover weekend: forty-one steps, six time zones, and somebody's access expired on Friday.",
    ],
    gentle: 'What worked at nine on Monday, and for how many people? That is how a go-live is remembered.',
  },
  {
    says: 'hypercare',
    brutal: [
      'Hypercare is four weeks of extra attention, named by somebody who could not bring themselves to say “bugs”.',
      'Hypercare ends on a Friday. What comes after it has no name and one phone.',
    ],
    gentle: 'Calls per day in week one against week four would show how well you left things. Are they to hand?',
  },
  {
    says: 'slide deck|powerpoint deck|powerpoint slide|consulting deck',
    brutal: [
      'The point is on slide 14 of the deck. The meeting ends on slide 9.',
      'The appendix of a slide deck is where the facts are kept, for their own safety.',
    ],
    gentle: 'Who was it for, and what did they decide after the last slide? A deck is as good as its room.',
  },
  {
    says: "pestle analysis|pestle|porter's five forces|five forces",
    not: 'mortar',
    brutal: [
      'Political, economic, social, technological, legal, environmental. PESTLE covers everything except what happened.',
      'Porter found five forces. The sixth is whoever orders the sandwiches for the strategy day.',
    ],
    gentle: 'Frameworks are scaffolding. What did you conclude about that market that a rival had missed?',
  },
  {
    says: 'away day|awayday|team-building day|team building day|team building event|team-building event',
    brutal: [
      'An away day ends on a raft made of barrels, and Finance gets wet.',
      'A strategy, a ropes course, a pub: people remember the away day in reverse order.',
    ],
    gentle: 'How many came to the {it}, on what budget, and what was different the week after? That lifts this above a day out.',
  },
  {
    says: 'benefits realisation|benefits realization|benefits tracking',
    brutal: [
      'Benefits realisation starts when the project team has gone home, so that it stays a surprise.',
      'Promised: four million. Benefits realised: a dashboard about the four million.',
    ],
    gentle: 'Few people go back and check. What was promised, what came, and who confirmed it?',
  },
  {
    says: 'okr|okrs|objectives and key results',
    brutal: [
      'OKRs are set in January, scored in December and looked up in between by the person who set them.',
      'Seventy per cent is a perfect score in OKRs. Try that with a parachute packer.',
    ],
    gentle: 'Print one key result with its start and end value. It is the rare management tool that hands you a ready-made line.',
  },
  {
    says: 'asana',
    near: 'project|trello|jira|task|slack|clickup|notion|tool|management|workflow|team|monday.com',
    not: 'yoga',
    brutal: [
      'Asana is a yoga word for sitting comfortably. Then eleven tasks turn red.',
      'When a task is done, a unicorn flies across the screen in Asana. The task was “reply to Dave”.',
    ],
    gentle: 'What slipped less after people used it? That is the half of a task tool that interests a manager.',
  },
  {
    says: 'miro',
    near: 'board|workshop|figma|mural|whiteboard|remote|trello|jira|confluence|collaboration',
    not: 'joan|surrealism|painter',
    brutal: [
      'A Miro board has no edges. Neither has the workshop.',
      'Zoom out on the Miro board, and there is another one, from March, that decided the opposite.',
    ],
    gentle: 'Remote rooms are hard to run. How many people, and what was on the board at the end that got done?',
  },
  {
    says: 'tender',
    near: 'bid|submission|submit|submitted|response|responses|document|documents|wrote|framework|contract|prepare|prepared|preparing|evaluation|won',
    not: 'chicken|meat|boat|loving',
    brutal: [
      'Question 14 of the tender asks what question 9 asked, in two hundred words less.',
      'The tender portal closes at noon. It becomes thoughtful at 11.40.',
    ],
    gentle: 'Win rate and contract value are how bid people are compared. Even “3 of 8” is strong, because it is a fact.',
  },
  {
    says: 'court bundle|trial bundle|hearing bundle|bundle|bundling',
    near: 'court|trial|hearing|tribunal|litigation|legal|solicitor|barrister|counsel|case',
    not: 'product|software|price|telecom',
    brutal: [
      'Page 614 of the bundle is upside down. It is the page that everyone will need.',
      'The bundle is numbered, indexed and copied. Then the other side finds one more email, for between 12 and 13.',
    ],
    gentle: 'Pages, parties and the hour of the deadline: bundles are logistics under oath. How big was the largest?',
  },
  {
    says: 'affidavit',
    brutal: ['An affidavit is a story with the swearing kept for the end.', "“I make this affidavit from my own knowledge”, in the solicitor's own words."],
    gentle: 'Drafted, sworn or filed? Say in what kind of matter and before which court.',
  },
  {
    says: 'conveyancing|conveyancer',
    brutal: [
      'In conveyancing the answer is “with the other side”. The other side says so too.',
      'Local searches: weeks of waiting to hear that no motorway is planned through the kitchen. Welcome to conveyancing.',
    ],
    gentle: 'Files at once and weeks to completion: those two place a conveyancer. Residential or commercial?',
  },
  {
    says: 'commercial lease|lease renewal|rent review|lease negotiation',
    brutal: [
      'Full, repairing and insuring. Four words in a commercial lease, and the roof is yours.',
      'Upwards only, says the rent review. Even lifts come back down.',
    ],
    gentle: 'For landlord or tenant, and what did the rent or term become? A saving here can be printed to the pound.',
  },
  {
    says: 'contract drafting|drafting contracts|drafted contracts|drafting of contracts|contract review|reviewing contracts|reviewed contracts',
    brutal: [
      'Clause 14.3 of the contract refers to clause 9.2, which refers to a schedule marked “to follow”.',
      '“Notwithstanding the foregoing” is lawyer for “forget what we just said”.',
    ],
    gentle: 'Which type of contract, which value, and which clause did you fight for? The clause will start a conversation.',
  },
  {
    says: 'nda|non-disclosure agreement|non disclosure agreement',
    not: 'national defence|new drug|fda|dental',
    brutal: [
      'An NDA runs to nine pages. To hide a secret safely, print it on page seven.',
      'An NDA protects the idea for three years. The idea lasts until Thursday.',
    ],
    gentle: 'Volume and turnaround are the measure here. How many a month, and how soon did the business have them back?',
  },
  {
    says: 'gdpr',
    near: 'compliance|policy|policies|training|audit|officer|implementation|implemented|project|ensure|ensuring|lead|legal',
    brutal: [
      'GDPR is why, in one week of May 2018, two hundred firms wrote to say they would miss you.',
      'Article 30 of GDPR wants a record of everything you do with data. Most of it is a spreadsheet called “Copy of”.',
      "“We can't, because of GDPR” is now said about leaving cards, raffle tickets and bins.",
    ],
    gentle: 'What stopped being kept, or became safer, because of your GDPR work? Compliance is easiest to see in what is gone.',
  },
  {
    says: 'subject access request|dsar|freedom of information|foi request',
    brutal: [
      'After its first subject access request an entire office learns to use the phone.',
      'A freedom of information request for five years of biscuit spending, by ward. The clock is running.',
    ],
    gentle: 'How many a year, and how many answered within the legal limit? One hundred per cent is a fine thing to print.',
  },
  {
    says: 'patent',
    near: 'application|filed|filing|attorney|search|granted|pending|drafting|drafted|inventor|prosecution|portfolio',
    not: 'leather|shoe|ductus|foramen',
    brutal: [
      'In a patent a paper clip is “a resilient elongate member bent upon itself”. It sounds illegal.',
      'Patent pending: a sentence that keeps rivals away and neighbours impressed.',
    ],
    gentle: 'Number, year, and what it does in words for a neighbour. Granted and pending should not share a comma.',
  },
  {
    says: 'trade mark|trademark',
    near: 'application|registration|register|portfolio|filing|infringement|search|law|ip|opposition|dispute',
    brutal: [
      'Cadbury spent years in court over one purple. That is trade mark law, and somebody billed for each shade.',
      'The trade mark form wants to know which of forty-five classes. Class 28 is toys, class 33 is gin.',
    ],
    gentle: 'Which marks, where, and what did you stop or save? A single brand people know is enough.',
  },
  {
    says: 'companies house',
    brutal: [
      'One firm at Companies House is “That Company Whose Name Used To Contain HTML Script Tags Ltd”. A clerk had a week.',
      'Companies House is very relaxed about your accounts until one minute past midnight.',
    ],
    gentle: 'How many companies did you file for, and was one ever late? “None” would be a fine word here.',
  },
  {
    says: 'billable hour|chargeable hour|time recording|billable target',
    brutal: [
      'Six minutes is the smallest unit of billable time. Thinking “oh no” takes one unit.',
      'Time recording starts with honesty, and ends at 6.15 on Friday with a calendar and a guess.',
    ],
    gentle: 'On {it}, firms rarely see applicants volunteer both target and result. Can you?',
  },
  {
    says: 'onboarding',
    near: 'new starter|new hire|induction|joiner|starters',
    not: 'customer|client|merchant|supplier|vendor',
    brutal: [
      'Onboarding, day one: a mug, a lanyard, a tour of the fridge, and no login until Thursday.',
      'Onboarding has a buddy system. The buddy is on holiday, and sends their best.',
      'The onboarding video says “we are all about people”. It was shot on a Sunday, with nobody in.',
    ],
    gentle: 'Say how many starters went through the onboarding, and how long until one could work alone. Quicker starts are money an HR director can see.',
  },
  {
    says: 'exit interview',
    brutal: [
      'In the exit interview it is “a new challenge”. The truth comes out later, in the Red Lion.',
      'What might have made you stay? The exit interview asks that with the laptop already on the table.',
    ],
    gentle: 'What pattern came out of the {it}, and did anyone act on it? Listening at the door is useful only then.',
  },
  {
    says: 'job description',
    near: 'write|wrote|written|writing|draft|drafted|drafting|review|reviewed|created',
    brutal: [
      'The last bullet of any job description is “any other duties”. That is the job.',
      'Job descriptions ask for a self-starter who follows established procedures.',
    ],
    gentle: 'Did your {it} bring fewer and better applications? A before and after would make recruiters lean in.',
  },
  {
    says: 'cv screening|screening cvs|screened cvs|screening candidates|sifting|shortlisting|cv sifting',
    not: 'flour|award|prize|soil|sieve',
    brutal: [
      'Anyone who screens CVs knows to the second how long this one has.',
      'Shortlisting from two hundred CVs, all of them detail-oriented, eleven of them “detial”.',
    ],
    gentle: 'Applications in, people hired, and how many were still there a year on? That last one is real quality.',
  },
  {
    says: 'assessment centre|assessment center',
    brutal: [
      'At an assessment centre eight strangers build a tower of spaghetti, and all eight are leading.',
      'Lunch at the assessment centre is not part of the assessment. Everybody eats like royalty anyway.',
    ],
    gentle: 'Did you design, assess or run it? Say how many came through and how the offers turned out.',
  },
  {
    says: 'linkedin recruiter|boolean search|boolean searching',
    brutal: [
      "“I came across your profile.” LinkedIn Recruiter has come across everybody's.",
      'A Boolean search finds a Java developer NOT coffee NOT Indonesia, who is not looking.',
    ],
    gentle: 'Reply rate shows whether people felt written to or mailed at. Do you know yours?',
  },
  {
    says: 'grievance|disciplinary hearing|disciplinary procedure|disciplinaries',
    near: 'hr|handle|handled|investigate|investigated|policy|policies|procedure|employee relations|case|manage|managed|advice|advised',
    not: 'harassment|discrimination|bullying|prison|court',
    brutal: [
      'Stage one of the grievance procedure is “informal”. There is a form for it.',
      'The grievance about the window and the grievance about the draught came on the same day, from the same desk.',
    ],
    gentle: 'In any {it}, fair process protects everybody. How many cases came to you, and what share was settled early?',
  },
  {
    says: 'employee engagement survey|staff survey|engagement survey|pulse survey|employee survey',
    brutal: [
      'The staff survey is anonymous. Team of four: please give your grade, floor and start date.',
      'You said, we did: the staff survey asked for better pay, and there is a fruit bowl.',
    ],
    gentle: 'Response rate first, then the one thing that changed afterwards. People answer the next survey because of that.',
  },
  {
    says: 'staff handbook|employee handbook',
    brutal: [
      'The dress code in the staff handbook was written about one pair of shorts. Everybody remembers the shorts.',
      'Section 9 of the handbook bans extension leads. Something happened, and section 9 is not telling.',
    ],
    gentle: 'Rewriting one means deciding what a firm really expects. What did you take out?',
  },
  {
    says: 'tupe',
    brutal: [
      'TUPE: on Friday you go home, and on Monday the same desk has a new logo.',
      'With TUPE everything transfers: the contract, the service, and the argument about the kettle.',
    ],
    gentle: 'How many people came across, and how many stayed? Quiet transfers are the skilful ones.',
  },
  {
    says: 'union rep|union representative|shop steward|trade union rep|trade union representative',
    brutal: ['A union rep is the colleague who has read the handbook.', 'Managers greet the union rep by first name, from quite far off.'],
    gentle: 'Negotiation, casework, calm under pressure: say how many members, and one thing you settled.',
  },
  {
    says: 'long service award',
    brutal: [
      'Twenty-five years of arriving on time, and the long service award is a clock.',
      'A long service award comes with a speech by somebody who joined in May.',
    ],
    gentle: 'Thanking people well is a craft, and so is being thanked. Which side of the handshake is this line about?',
  },
  {
    says: 'e-learning module|elearning module|compliance training',
    brutal: [
      "Click next, click next, it was Gary's fault, click next, 100%. The module thanks you for your time.",
      'The e-learning module cannot be skipped. It can be run in a window behind the football.',
    ],
    gentle: 'Completion is a number every auditor wants. What share of staff was up to date under you?',
  },
  {
    says: 'insights discovery|psychometric testing|psychometric test|disc profile|disc assessment',
    brutal: [
      'A psychometric test asks the same question three times, to see whether you are consistent or polite.',
      'After Insights Discovery the boss is a red. Everybody knew. Now there is a certificate.',
    ],
    gentle: 'Qualified to run it, or have you sat it? If you used it with a team, say what they did better.',
  },
];
