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
    brutal: ['PMP: thirty-five hours of training before you may say “it depends” officially.', 'To a PMP nothing is late. It has a schedule variance.'],
    gentle: 'American employers filter for these letters, so keep them high on the page. Which budget have they been used on?',
  },
  {
    says: 'steering committee|steering group|steering board|steerco',
    brutal: [
      'The steering committee meets once a month. Oil tankers turn faster.',
      'Nine people on the steering committee, nine hands on the wheel, and the eyes on the sandwiches.',
    ],
    gentle: 'Did you sit on it, report to it or feed it papers? Name one decision it took because of your page.',
  },
  {
    says: 'raid log',
    brutal: [
      'Risks, assumptions, issues, dependencies. With a RAID log the raid itself never comes.',
      'Item 14 of the RAID log moved from risk to issue overnight. It had asked to be moved since June.',
    ],
    gentle: 'Which entry did you close that would have hurt? One averted problem explains the log to anybody.',
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
    says: 'facilitated workshop|workshop facilitation|facilitating workshops|facilitated workshops|facilitate workshops|running workshops|ran workshops',
    brutal: [
      'A workshop has coffee, a flip chart, a “car park” for awkward questions, and lunch. The car park is full by eleven.',
      'Twelve people in a workshop, and the one with the pen wins.',
    ],
    gentle: 'How many people, how senior, and what did they leave with that they had not brought? The last part is the skill.',
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
    says: 'whiteboard',
    near: 'session|planning|marker|meeting|office|project|interactive|workshop',
    brutal: [
      'Somebody once used permanent marker on the whiteboard. “DO NOT ERASE” is now simply a fact.',
      'A whiteboard shows what was decided, plus the ghost of what was decided before.',
    ],
    gentle: 'Thinking in front of others takes nerve. Which problem got solved at that board, and with whom?',
  },
  {
    says: 'business case',
    near: 'wrote|write|written|develop|developed|prepare|prepared|approval|approved|investment|funding|full|outline',
    brutal: [
      'A business case has three options: do nothing, do everything, and the one in bold.',
      "The savings in a business case arrive in year three. The author's promotion arrives in year two.",
    ],
    gentle: 'How much money said yes because of it? Add whether the savings came, if you stayed to see.',
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
    says: 'highlight report|status report|project status report|progress report',
    near: 'project|weekly|monthly|board|steering|pmo|programme|stakeholder|sponsor',
    brutal: [
      'Project people call it a watermelon: a status report green outside and red inside.',
      'Green, green, green, green, red. No highlight report wastes time on amber.',
    ],
    gentle: 'Reports that bring bad news early are worth more. When did yours change what the board did?',
  },
  {
    says: 'prosci|adkar|kotter',
    brutal: [
      'Awareness, desire, knowledge, ability, reinforcement. In ADKAR it is the desire that misses its train.',
      'Kotter has eight steps for change. Most firms take the lift to step eight and send an email.',
    ],
    gentle: 'How many people had to work differently, and what share did by the end? Adoption is the figure.',
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
    says: 'swot analysis|swot',
    brutal: [
      'SWOT has four boxes. “Weaknesses” holds three bullets, and all of them are strengths.',
      'Under “Threats” in the SWOT: the competition, the economy, and Brian from Procurement, in pencil.',
    ],
    gentle: 'Which of the four boxes led to an action? Tell that, and nobody will mind the acronym.',
  },
  {
    says: "pestle analysis|pestle|porter's five forces|five forces",
    not: 'mortar',
    brutal: [
      'Political, economic, social, technological, legal, environmental. PESTLE covers everything except what happened.',
      'Porter found five forces. The sixth is whoever brings the sandwiches to the strategy day.',
    ],
    gentle: 'Frameworks are scaffolding. What did you conclude about that market that a rival had missed?',
  },
  {
    says: 'town hall meeting|all-hands|all hands meeting|town hall',
    near: 'company|employee|staff|ceo|organise|organised|organized|quarterly|executive|internal|communications',
    not: 'council|mayor|planning|heritage|wedding',
    brutal: [
      '“Any questions?” Four hundred people at the all-hands discover their shoes.',
      'The town hall is for speaking freely, up to minute fifty-eight, in front of the chief executive.',
    ],
    gentle: 'Did you write it, stage it or speak at it? The size of the room and the toughest question would be good to read.',
  },
  {
    says: 'away day|awayday|team-building day|team building day|team building event|team-building event',
    brutal: [
      'An away day ends on a raft made of barrels, and Finance gets wet.',
      'A strategy, a ropes course, a pub: people remember the away day in reverse order.',
    ],
    gentle: 'How many came, on what budget, and what was different the week after? That lifts it above a day out.',
  },
  {
    says: 'icebreaker|ice breaker|ice-breaker',
    not: 'arctic|ship|vessel|antarctic|coast guard',
    brutal: [
      'Two truths and a lie. After one icebreaker, everybody knows which manager claims a record for welly throwing.',
      'An icebreaker takes fifteen minutes and makes the ice.',
    ],
    gentle: 'Getting strangers to talk is worth real money. What sort of group, and what did they manage afterwards?',
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
    says: 'feasibility study|feasibility studies',
    brutal: [
      'A feasibility study never comes back with “no”. It comes back with “phase one”.',
      'Eighty pages on whether it can be done, and the answer was in the budget: up to page twelve.',
    ],
    gentle: 'Was it built? If yes, say what stands there; if no, say what your study saved.',
  },
  {
    says: 'kanban board|trello board|trello',
    brutal: [
      'To do, doing, done. All of human life sits in the middle of that Kanban board.',
      'The cards in Trello have cover pictures. That was the afternoon, then.',
    ],
    gentle: 'How long did a card take from left to right, and did that shrink? It is the one number a board can give.',
  },
  {
    says: 'monday.com|asana',
    near: 'monday.com|project|trello|jira|task|slack|clickup|notion|tool|management|workflow|team',
    not: 'yoga',
    brutal: [
      'Asana is a yoga word for sitting comfortably. Then eleven tasks turn red.',
      'In Asana a unicorn flies across the screen when a task is done. Budgets have been approved for less magic.',
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
  // Law
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
    says: 'witness statement',
    near: 'draft|drafted|drafting|legal|litigation|solicitor|counsel|tribunal|paralegal|prepare|prepared|preparing',
    not: 'police|victim|abuse|crime|safeguarding|custody|violence',
    brutal: [
      "A witness statement is in the witness's own words, says the solicitor who typed them.",
      'Paragraph 9 of a witness statement begins “to the best of my recollection” and gives a time to the minute.',
    ],
    gentle: 'Listening until the story is in order is the skill. What kind of case, and did it hold up?',
  },
  {
    says: 'document review|e-discovery|ediscovery|e-disclosure',
    near: 'legal|litigation|relativity|lawyer|attorney|paralegal|law|case|disclosure|discovery|contract',
    brutal: [
      'Eighty thousand emails in document review, of which sixty thousand say “thanks”.',
      "In e-discovery you read two thousand people's mail and are allowed to tell nobody who fancied whom.",
    ],
    gentle: 'Documents an hour and the hot ones you spotted. Reviewers are trusted for the second figure.',
  },
  {
    says: 'contract drafting|drafting contracts|drafted contracts|drafting of contracts|contract review|reviewing contracts|reviewed contracts',
    brutal: [
      'Clause 14.3 of the contract refers to clause 9.2, which refers to the schedule, which is to follow.',
      '“Notwithstanding the foregoing” is lawyer for “forget what we just said”.',
    ],
    gentle: 'Which type, which value, and which clause did you fight for? The clause will start a conversation.',
  },
  {
    says: 'nda|non-disclosure agreement|non disclosure agreement',
    not: 'national defence|new drug|fda|dental',
    brutal: [
      'Nobody has read an NDA to the last page. It would be the safest place for a secret.',
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
    gentle: 'What stopped being kept, or became safer, because of your work? Compliance is easiest to see in what is gone.',
  },
  {
    says: 'subject access request|dsar|freedom of information|foi request',
    brutal: [
      'After its first subject access request an entire office learns to use the phone.',
      'Someone would like five years of biscuit spending, by ward. They have asked for information, and the clock runs.',
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
    says: 'apostille|notarised|notarized|notarisation|notary public|legalisation',
    brutal: ['An apostille is a stamp to prove that the stamp is a stamp.', 'A notary watches you sign your own signature and charges for believing it.'],
    gentle: 'Documents that work across borders need someone careful. For which countries, and how many?',
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
    gentle: 'Target and result side by side: firms rarely see applicants volunteer both. Can you?',
  },
  {
    says: 'terms of reference',
    brutal: [
      'Agreeing the terms of reference takes two meetings. The committee then meets once.',
      'Nobody has opened the terms of reference since they were approved, which proves that they were clear.',
    ],
    gentle: 'What was the group for, and what exists now because it met? Purpose first, then paper.',
  },
  // Human resources
  {
    says: 'onboarding',
    near: 'new starter|employee|new hire|staff|induction|hr|recruitment|programme|joiner|colleague',
    not: 'customer|client|merchant|supplier|vendor',
    brutal: [
      'Onboarding, day one: a mug, a lanyard, a tour of the fridge, and no login until Thursday.',
      'Onboarding has a buddy system. The buddy is on holiday, and sends their best.',
      'The onboarding video says “we are all about people”. It was shot on a Sunday, with nobody in.',
    ],
    gentle: 'How many starters, and how long until one could work alone? Quicker starts are money an HR director can see.',
  },
  {
    says: 'exit interview',
    brutal: [
      'In the exit interview it is “a new challenge”. The truth comes out later, in the Red Lion.',
      'What might have made you stay? The exit interview asks that with the laptop already on the table.',
    ],
    gentle: 'What pattern did you see, and did anyone act on it? Listening at the door is useful only then.',
  },
  {
    says: 'appraisal|performance review|performance appraisal',
    near: 'annual|staff|team|conduct|conducted|employee|carry out|carried out|performance|line manage|line management|one-to-one|1:1',
    not: 'property|valuation|jewellery|antique|project appraisal|real estate|critical appraisal',
    brutal: [
      'An appraisal fits a year into forty minutes and a box marked “any other comments: none”.',
      '“Meets expectations” is meant as praise. Nobody has ever left an appraisal humming it.',
    ],
    gentle: 'How many people were yours to review, and who grew the most? One promotion says more than the forms.',
  },
  {
    says: 'competency framework',
    brutal: [
      'Level 3 “supports others”. Level 4 “proactively supports others”. In a competency framework that word is £4,000.',
      'A competency framework has a grid, a wheel and a launch breakfast. People still ask Janet who is any good.',
    ],
    gentle: 'How many jobs did it cover, and is it still in use? Frameworks that live are worth naming.',
  },
  {
    says: 'job description',
    near: 'write|wrote|written|writing|draft|drafted|drafting|review|reviewed|created',
    brutal: [
      'The last bullet of any job description is “any other duties”. That is the job.',
      'Job descriptions ask for a self-starter who follows established procedures.',
    ],
    gentle: 'Good ones bring fewer and better applications. Did yours? A before and after would make recruiters lean in.',
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
    gentle: 'Fair process protects everybody. How many cases, and how many were settled before they got formal?',
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
      'The dress code in the staff handbook was written about one person, in one pair of shorts.',
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
    says: 'job evaluation|hay grading|hay evaluation',
    brutal: [
      'Job evaluation: fourteen factors, six hundred points, and everybody is a grade 7.',
      'By coincidence the job evaluation found every post to be worth what was in the budget.',
    ],
    gentle: 'Posts scored and appeals upheld: the second being low is the quality mark. How was yours?',
  },
  {
    says: 'talent review|nine-box|9-box|succession planning|succession plan',
    brutal: [
      'Nine boxes, and the top right one is empty. The talent review has found that everybody is “solid”.',
      'The succession plan has one name in it for six jobs. That person is out looking.',
    ],
    gentle: 'Which vacancy was filled from inside because somebody had been made ready? Tell that one.',
  },
  {
    says: 'successfactors|hris|peoplesoft|workday hcm',
    brutal: [
      'The HRIS knows your grade, your leave and three versions of your postcode.',
      'To book a day off in the HR system you need eleven clicks, after which you need it.',
    ],
    gentle: 'Did you enter, report or configure? Say how many employees were in it; HR systems people ask that first.',
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
