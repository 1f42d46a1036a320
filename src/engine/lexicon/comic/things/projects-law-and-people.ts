import type { ComicEntry } from '../comic-entry.ts';

/** Things of projects, consulting, law and human resources. */
export const PROJECT_LAW_AND_PEOPLE_THINGS: readonly ComicEntry[] = [
  {
    says: 'gantt chart|gantt',
    brutal: [
      'A Gantt chart was right on the day it was printed, which is why somebody had it laminated.',
      'The bars of a Gantt chart go down to the right like stairs. Testing is always the last step, and it is this wide.',
    ],
    gentle: 'The chart is the plan; a date that was rescued is the better half of the story. Length of the project in months gives either one a frame.',
  },
  {
    says: 'microsoft project|ms project',
    brutal: [
      'Move one task by a day in Microsoft Project, and the finish jumps to 2041.',
      'Predecessors, successors, slack: Microsoft Project sounds like the Wars of the Roses, with worse maps.',
    ],
    gentle: 'Planners are judged by their biggest plan. Say how many tasks, months or people.',
  },
  {
    says: 'pmp|project management professional',
    not: 'psychiatric|prevention of money|pest|plant|pathology',
    brutal: ['PMP: thirty-five hours of training before you may say “it depends” officially.', 'To a PMP nothing is ever late. It has a schedule variance.'],
    gentle: 'American employers filter for these letters, so keep them high on the page. The largest budget they were used on should be close by.',
  },
  {
    says: 'risk register',
    brutal: [
      'Risk one in any register is “loss of key people”. Owner: somebody who has left.',
      'Likelihood three, impact four, makes amber. The risk register has spoken and lunch can begin.',
    ],
    gentle: 'A register pays on the day a risk comes true. One that did, and what was ready for it, is worth more than the document.',
  },
  {
    says: 'kick-off meeting|kickoff meeting|project kick-off|project kickoff',
    not: 'football|fixture|match|pitch',
    brutal: ['A kick-off has pastries, hope, and a slide with a mountain on it.', 'Kick-off at ten. The first half lasts four years.'],
    gentle: 'A good start saves months. Whatever was settled there that usually stays vague, scope, money or who decides, is the thing to name.',
  },
  {
    says: 'sprint retrospective|team retrospective|agile retrospective|retrospective',
    near: 'sprint|agile|scrum|team|facilitated|stand-up|standup|planning|ceremonies',
    not: 'exhibition|museum|gallery|study|cohort|artist',
    brutal: [
      'What went well: the pizza. What did not: please see last retrospective.',
      'Start, stop, continue. The retrospective files everything under “continue”.',
    ],
    gentle: 'One habit that stuck proves that a retrospective was more than a meeting. Add team size, and what changed by the next sprint.',
  },
  {
    says: 'lessons learned|lessons learnt',
    brutal: [
      'Lessons learned get filed by project, so that the next project can learn them fresh.',
      "First of the lessons learned: hold this meeting earlier. It is on last year's list too.",
    ],
    gentle: 'A lesson counts once the next job is done differently. Name that change.',
  },
  {
    says: 'stakeholder map|stakeholder mapping|stakeholder matrix|stakeholder analysis',
    brutal: [
      'High power, low interest: there is a box on the stakeholder map for the people who will ask in week forty.',
      'A stakeholder map must never be left on the printer. One of the stakeholders uses that printer.',
    ],
    gentle: 'A map is interesting if somebody travelled on it. The group that moved from against to for is the part to tell.',
  },
  {
    says: 'sticky note|post-it|post-it note',
    brutal: [
      'Sticky notes come off the wall overnight. So do the decisions.',
      'Peel a sticky note sideways and it stays flat. There are consultants who charge for that tip.',
    ],
    gentle: 'Ideas on a wall are the beginning. Name the one that became a real thing, with its users.',
  },
  {
    says: 'flip chart|flipchart',
    brutal: [
      'All four flip chart pens are dry, and all four go back into the tray for the next person.',
      'The flip chart sheet was rolled up, carried back to the office with care, and is behind that cupboard.',
    ],
    gentle: 'Whoever holds the pen runs the room. The group it was done with, and the decision on the last sheet, make facilitation of it.',
  },
  {
    says: 'business case',
    near: 'wrote|write|written|develop|developed|prepare|prepared|approval|approved|investment|funding|full|outline',
    brutal: [
      'A business case has three options: do nothing, do everything, and the one in bold.',
      "The savings in a business case arrive in year three. The author's promotion arrives in year two.",
    ],
    gentle: 'A business case is measured by the money that said yes. Give the sum, and whether the savings came in.',
  },
  {
    says: 'change request|scope creep',
    near: 'scope|project|control|manage|managed|contract|client|requirement|process|approve',
    brutal: [
      'A change request is what used to be called “while you are at it”.',
      'Scope creep never kicks the door in. It asks whether the report could also have a map.',
    ],
    gentle: 'Control shows in what you said no to. Name one change you stopped, or got paid for.',
  },
  {
    says: 'raci|raci matrix',
    brutal: [
      'A RACI has one person accountable, nine consulted, and the work under R with no name beside it.',
      'Being “informed” in a RACI means getting the email after the cake.',
    ],
    gentle: 'Clear ownership ends arguments. Add a decision that stopped going round in circles once it had a name, if you have one.',
  },
  {
    says: 'go-live|cutover|go live',
    not: 'instagram|tiktok|facebook|stream|twitch|audience|broadcast',
    brutal: [
      'Go-live is on Saturday at midnight. The rollback plan is Sunday.',
      "Cutover weekend: forty-one steps, six time zones, and somebody's access expired on Friday.",
    ],
    gentle: 'A go-live is remembered for its first morning. Say how many users, how many sites, and what worked on day one.',
  },
  {
    says: 'hypercare',
    brutal: [
      'Hypercare is four weeks of extra attention, named by somebody who could not bring themselves to say “bugs”.',
      'Hypercare ends on a Friday. What comes after it has no name and one phone.',
    ],
    gentle: 'Calls in the first week against calls in the fourth would show how well a system was left behind. Hypercare has no better figure.',
  },
  {
    says: 'slide deck|powerpoint deck|powerpoint slide|consulting deck',
    brutal: [
      'The point is on slide 14 of the deck. The meeting ends on slide 9.',
      'The appendix of a slide deck is where the facts are kept, for their own safety.',
    ],
    gentle: 'A deck is as good as its room. Who sat in it, and what they decided after the last slide, tell your level.',
  },
  {
    says: "pestle analysis|pestle|porter's five forces|five forces",
    not: 'mortar',
    brutal: [
      'Political, economic, social, technological, legal, environmental. PESTLE covers everything except what happened.',
      'Porter found five forces. The sixth is whoever orders the sandwiches for the strategy day.',
    ],
    gentle: 'Frameworks are scaffolding. Add the conclusion that came down from it, in one plain sentence.',
  },
  {
    says: 'away day|awayday|team-building day|team building day|team building event|team-building event',
    brutal: [
      'An away day ends on a raft made of barrels, and Finance gets wet.',
      'A strategy, a ropes course, a pub: people remember the away day in reverse order.',
    ],
    gentle: 'Numbers and budget lift it above a day out. Something that worked differently the week after would make it development.',
  },
  {
    says: 'benefits realisation|benefits realization|benefits tracking',
    brutal: [
      'Benefits realisation starts when the project team has gone home, so that it stays a surprise.',
      'Promised: four million. Benefits realised: a dashboard about the four million.',
    ],
    gentle: 'Few people go back and check. Promised and delivered, side by side with the person who confirmed it, is a line hardly anyone can write.',
  },
  {
    says: 'okr|okrs|objectives and key results',
    brutal: [
      'OKRs are set in January, scored in December and looked up in between by the person who set them.',
      'Seventy per cent is a perfect score in OKRs. Try that with a parachute packer.',
    ],
    gentle: 'Any key result comes with its own start and end value. One of them, printed in full, is a ready-made line.',
  },
  {
    says: 'asana',
    near: 'project|trello|jira|task|slack|clickup|notion|tool|management|workflow|team|monday.com',
    not: 'yoga',
    brutal: [
      'Asana is a yoga word for sitting comfortably. Then eleven tasks turn red.',
      'When a task is done, a unicorn flies across the screen in Asana. The task was “reply to Dave”.',
    ],
    gentle: 'Boards are easy to fill. Fewer late tasks, or one meeting that was no longer needed, is the half that interests a manager.',
  },
  {
    says: 'miro',
    near: 'board|workshop|figma|mural|whiteboard|remote|trello|jira|confluence|collaboration',
    not: 'joan|surrealism|painter',
    brutal: [
      'A Miro board has no edges. Neither has the workshop.',
      'Zoom out on the Miro board, and there is another one, from March, that decided the opposite.',
    ],
    gentle: 'Remote rooms are hard to run. Add the number of people in the session, and the thing on the board that got built.',
  },
  {
    says: 'tender',
    near: 'bid|submission|submit|submitted|response|responses|document|documents|wrote|framework|contract|prepare|prepared|preparing|evaluation|won',
    not: 'chicken|meat|boat|loving|beef|lamb|touch|offer|legal tender|steak|bar tender',
    brutal: [
      'Question 14 of the tender asks what question 9 asked, in two hundred words less.',
      'The tender portal closes at noon. It becomes thoughtful at 11.40.',
    ],
    gentle: 'Bid people are compared by win rate and contract value. “3 of 8 won” is a strong thing to print, because it is a fact.',
  },
  {
    says: 'court bundle|trial bundle|hearing bundle|bundle|bundling',
    near: 'court|trial|hearing|tribunal|litigation|legal|solicitor|barrister|counsel|case',
    not: 'product|software|price|telecom|branch|care bundle|sepsis|webpack|javascript|hay|energy|deal|ventilator|fibre|cable',
    brutal: [
      'Page 614 of the bundle is upside down. It is the page that everyone will need.',
      'The bundle is numbered, indexed and copied. Then the other side finds one more email, for between 12 and 13.',
    ],
    gentle: 'Bundles are logistics under oath. Pages, parties and the court they went to tell a firm the size of case you can carry.',
  },
  {
    says: 'affidavit',
    brutal: ['An affidavit is a story with the swearing kept for the end.', "“I make this affidavit from my own knowledge”, in the solicitor's own words."],
    gentle: 'Drafted, sworn and filed are three different hands. Name the verb that is true, and the kind of matter.',
  },
  {
    says: 'conveyancing|conveyancer',
    brutal: [
      'In conveyancing the answer is “with the other side”. The other side says so too.',
      'Local searches: weeks of waiting to hear that no motorway is planned through the kitchen. Welcome to conveyancing.',
    ],
    gentle: 'Files at once and weeks to completion are how a conveyancer is placed. Add residential, commercial or leasehold.',
  },
  {
    says: 'commercial lease|lease renewal|rent review|lease negotiation',
    brutal: [
      'A commercial lease has sixty pages. The word “roof” is in there once, and it is the expensive one.',
      'Every point of a commercial lease is open, until it comes to who paints the stairwell.',
    ],
    gentle: "Landlord's side or tenant's is the first distinction a property team makes. Add a rent or a term that moved, if you have one.",
  },
  {
    says: 'contract drafting|drafting contracts|drafted contracts|drafting of contracts|contract review|reviewing contracts|reviewed contracts',
    brutal: [
      'Clause 14.3 of the contract refers to clause 9.2, which refers to a schedule marked “to follow”.',
      '“Notwithstanding the foregoing” is lawyer for “forget what we just said”.',
    ],
    gentle: 'Type of contract, value, and which side you were on: lawyers and buyers read in that order. Add a clause you won.',
  },
  {
    says: 'nda|non-disclosure agreement|non disclosure agreement',
    not: 'national defence|new drug|fda|dental|academy|alliance|exam',
    brutal: [
      'An NDA runs to nine pages. To hide a secret safely, print it on page seven.',
      'An NDA protects the idea for three years. The idea lasts until Thursday.',
    ],
    gentle: 'Volume and turnaround are the measure here. Agreements in a month, and the days until the business had them back, say it all.',
  },
  {
    says: 'gdpr',
    near: 'compliance|policy|policies|training|audit|officer|implementation|implemented|project|ensure|ensuring|lead|legal',
    brutal: [
      'GDPR is why, in one week of May 2018, two hundred firms wrote to say they would miss you.',
      'Article 30 of GDPR wants a record of everything you do with data. Most of it is a spreadsheet called “Copy of”.',
      "“We can't, because of GDPR” is now said about leaving cards, raffle tickets and bins.",
    ],
    gentle: 'Compliance shows best in what is gone: data no longer kept, a form with fewer boxes. One such thing outweighs the four letters.',
  },
  {
    says: 'subject access request|dsar|freedom of information|foi request',
    brutal: [
      'After its first subject access request an entire office learns to use the phone.',
      'A freedom of information request for five years of biscuit spending, by ward. The clock is running.',
    ],
    gentle: 'The legal limit is a ready-made target. Requests in a year and the share answered within it are two figures few can print.',
  },
  {
    says: 'patent',
    near: 'application|filed|filing|attorney|search|granted|pending|drafting|drafted|inventor|prosecution|portfolio',
    not: 'leather|shoe|ductus|foramen',
    brutal: [
      'In a patent a paper clip is “a resilient elongate member bent upon itself”. It sounds illegal.',
      'Patent pending: a sentence that keeps rivals away and neighbours impressed.',
    ],
    gentle: 'Granted and pending should not share a comma. Number, year, and in plain words what it does: a stranger needs no more.',
  },
  {
    says: 'trade mark|trademark',
    near: 'application|registration|register|portfolio|filing|infringement|search|law|ip|opposition|dispute',
    brutal: [
      'Cadbury spent years in court over one purple. That is trade mark law, and somebody billed for each shade.',
      'The trade mark form wants to know which of forty-five classes. Class 28 is toys, class 33 is gin.',
    ],
    gentle: 'Registrations, oppositions or disputes are separate skills. Add countries covered, and one brand that people know.',
  },
  {
    says: 'companies house',
    brutal: [
      'One firm at Companies House is “That Company Whose Name Used To Contain HTML Script Tags Ltd”. A clerk had a week.',
      'Companies House is very relaxed about your accounts until one minute past midnight.',
    ],
    gentle: 'Filings for how many companies, and never a late one: if that is true of you, it is the whole of the line.',
  },
  {
    says: 'billable hour|chargeable hour|time recording|billable target',
    brutal: [
      'Six minutes is the smallest unit of billable time. Thinking “oh no” takes one unit.',
      'Time recording starts with honesty, and ends at 6.15 on Friday with a calendar and a guess.',
    ],
    gentle: 'Firms rarely see both figures. Give the target and what you billed.',
  },
  {
    says: 'onboarding',
    near: 'new starter|new hire|induction|joiner|starters',
    not: 'customer|client|merchant|supplier|vendor|user|app|flow|patient|screen|partner|tenant|driver',
    brutal: [
      'Onboarding, day one: a mug, a lanyard, a tour of the fridge, and no login until Thursday.',
      'Onboarding has a buddy system. The buddy is on holiday, and sends their best.',
      'The onboarding video says “we are all about people”. It was shot on a Sunday, with nobody in.',
    ],
    gentle: 'Quicker starts are money that an HR director can see. Starters in a year, and the weeks until one could work alone, are the figures.',
  },
  {
    says: 'exit interview',
    brutal: [
      'In the exit interview it is “a new challenge”. The truth comes out later, at the bar round the corner.',
      'What might have made you stay? The exit interview asks that with the laptop already on the table.',
    ],
    gentle: 'Exit talks are only useful if something changes. Name one pattern you found, and what was done.',
  },
  {
    says: 'job description',
    near: 'write|wrote|written|writing|draft|drafted|drafting|review|reviewed|created',
    brutal: [
      'The last bullet of any job description is “any other duties”. That is the job.',
      'Job descriptions ask for a self-starter who follows established procedures.',
    ],
    gentle: 'A good job description brings fewer and better applications. If yours did, give both counts.',
  },
  {
    says: 'cv screening|screening cvs|screened cvs|screening candidates|sifting|shortlisting|cv sifting',
    not: 'flour|award|prize|soil|sieve',
    around: 'cv|cvs|resume|applicant|candidate|recruit|hr|interview|talent|human resources|vacanc|hiring|staffing',
    brutal: [
      'Anyone who screens CVs knows to the second how long this one has.',
      'Shortlisting from two hundred CVs, all of them detail-oriented, eleven of them “detial”.',
    ],
    gentle: 'Applications in, people hired, people still there a year on. The last of the three is real quality, and seldom printed.',
  },
  {
    says: 'assessment centre|assessment center',
    around: 'graduate|candidate|recruit|hr|talent|interview|hiring|human resources|selection|trainee|assessor|psychomet',
    brutal: [
      'At an assessment centre eight strangers build a tower of spaghetti, and all eight are leading.',
      'Lunch at the assessment centre is not part of the assessment. Everybody eats like royalty anyway.',
    ],
    gentle: 'Designing, assessing and running the day are three roles. The one you had, with the number who came through, tells HR where you stand.',
  },
  {
    says: 'linkedin recruiter|boolean search|boolean searching',
    around: 'recruit|sourc|talent|candidate|hiring|headhunt|staffing|resourcer|linkedin',
    brutal: [
      "“I came across your profile.” LinkedIn Recruiter has come across everybody's.",
      'A Boolean search finds a Java developer NOT coffee NOT Indonesia, who is not looking.',
    ],
    gentle: 'Reply rate shows whether people felt written to or mailed at. Add hard roles filled through a search.',
  },
  {
    says: 'grievance|disciplinary hearing|disciplinary procedure|disciplinaries',
    near: 'hr|handle|handled|investigate|investigated|policy|policies|procedure|employee relations|case|manage|managed|advice|advised',
    not: 'harassment|discrimination|bullying|prison|court|community|redress|affected|redressal',
    brutal: [
      'Stage one of the grievance procedure is “informal”. There is a form for it.',
      'The grievance about the window and the grievance about the draught came on the same day, from the same desk.',
    ],
    gentle: 'Fair process protects everybody, and it is hard to learn from a book. Say how many cases you handled, and how many settled early.',
  },
  {
    says: 'employee engagement survey|staff survey|engagement survey|pulse survey|employee survey',
    brutal: [
      'The staff survey is anonymous. Team of four: please give your grade, floor and start date.',
      'You said, we did: the staff survey asked for better pay, and there is a fruit bowl.',
    ],
    gentle: 'Response rate first, then the one thing that changed because of it. People answer the next survey on account of the second.',
  },
  {
    says: 'staff handbook|employee handbook',
    brutal: [
      'The dress code in the staff handbook was written about one pair of shorts. Everybody remembers the shorts.',
      'Section 9 of the handbook bans extension leads. Something happened, and section 9 is not telling.',
    ],
    gentle: 'Writing or revising one means deciding what a firm really expects. A rule that was taken out says as much as the new ones.',
  },
  {
    says: 'tupe',
    brutal: [
      'TUPE: on Friday you go home, and on Monday the same desk has a new logo.',
      'With TUPE everything transfers: the contract, the service, and the argument about the kettle.',
    ],
    gentle: 'Quiet transfers are the skilful ones. People who came across, and how many stayed, are two figures that any employer will respect.',
  },
  {
    says: 'union rep|union representative|shop steward|trade union rep|trade union representative',
    brutal: ['A union rep is the colleague who has read the handbook.', 'Managers greet the union rep by first name, from quite far off.'],
    gentle: 'Negotiation and casework are paid skills elsewhere. Members represented, and one dispute settled early, translate this for any employer.',
  },
  {
    says: 'long service award',
    brutal: [
      'Twenty-five years of arriving on time, and the long service award is a clock.',
      'A long service award comes with a speech by somebody who joined in May.',
    ],
    gentle: 'Years in figures do the work here. If it was yours to organise, the budget and the number of guests make an event of it.',
  },
  {
    says: 'e-learning module|elearning module|compliance training',
    brutal: [
      "Click next, click next, it was Gary's fault, click next, 100%. The module thanks you for your time.",
      'The e-learning module cannot be skipped. It can be run in a window behind the football.',
    ],
    gentle: 'Completion is a number every auditor wants. Building a module or reaching full completion in a team: either is worth its figure.',
  },
  {
    says: 'insights discovery|psychometric testing|psychometric test|disc profile|disc assessment',
    not: 'clinical|cognitive|neuropsych|validation|reliability|iq|patient|scale',
    brutal: [
      'A psychometric test asks the same question three times, to see whether you are consistent or polite.',
      'After Insights Discovery the boss is a red. Everybody knew. Now there is a certificate.',
    ],
    gentle: 'A licence to give the test is a qualification; having sat it is not. If you hold the accreditation, its level belongs in this line.',
  },
];
