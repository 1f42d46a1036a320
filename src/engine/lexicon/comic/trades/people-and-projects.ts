import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What recruiters, HR, project and product managers, analysts and consultants laugh about. */
export const OF_PEOPLE_AND_PROJECTS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'human-resources': [
    {
      says: 'onboarding|onboarded|new starter|new starters|induction|inductions|new joiner|onboarding process',
      brutal: [
        'Onboarding: the welcome email goes to the address that IT will create on Thursday.',
        'Onboarding is over on the day somebody asks the new starter where things are.',
        'Day one of onboarding is a fire exit, a values video and a laptop in the name of somebody else.',
      ],
      gentle: 'Still there a year later, as a share: onboarding is judged by that, and it is seldom printed. Add starters a month.',
    },
    {
      says: 'recruitment|recruiting|end-to-end recruitment|full cycle recruitment|recruitment process|recruitment campaign',
      brutal: [
        '“We need somebody by Monday.” Recruitment got the email on Thursday, with no job description.',
        'The manager turns down eleven people, then wants the second one back, who starts elsewhere on Monday. That is recruitment.',
        'Recruitment has a beginning and an end. The middle is eight weeks of a manager “just looking at the diary”.',
      ],
      gentle: 'Recruiting one engineer and fifty cashiers are two different skills. Say which roles, how many hires a year, and how fast.',
    },
    {
      says: 'cv screening|screening cvs|screened cvs|shortlisting|shortlisted|sifting|cv sifting|screening candidates|resume screening|candidate screening|shortlist',
      brutal: [
        'After CV screening, nobody can ever again be passionate about anything.',
        'Two hundred CVs, one morning. The screening standard rises before lunch and falls after it.',
        'Now it is the other way round: somebody is shortlisting you, on their ninetieth “detail-oriented”.',
      ],
      gentle: 'Applications per post and a shortlist that managers accepted: speed and judgement, in two figures.',
    },
    {
      says: 'interview|interviewing|conducting interviews|conducted interviews|competency-based interview|interviewed|interview scheduling|scheduling interviews',
      near: 'candidate|candidates|applicant|applicants|hiring|recruitment|selection|schedule|scheduled|scheduling|panel|conduct|conducted|conducting|screen|screened|screening|recruit|recruiting|job',
      not: 'journalist|research|exit|witness|media',
      brutal: [
        '“Where do you see yourself in five years?” Interviewers ask it from a chair they did not see coming.',
        'Interview panel of three: one asks, one writes, and one only came for the second candidate.',
        '“Any questions for us?” asks the interview panel. Everyone thinks of the salary and asks about the culture.',
      ],
      gentle: 'Anyone can sit on a panel; running one takes judgement. Say how many interviews a month, and which you led.',
    },
    {
      says: 'job advert|job posting|writing job adverts|advertising vacancies',
      brutal: ['Competitive salary. The job advert does not say with whom it is competing.', '“Fast-paced.” In a job advert, that is somebody running.'],
      gentle: 'Fewer applications and better ones is a result. If a rewritten advert did it, both numbers belong here.',
    },
    {
      says: 'job description',
      brutal: [
        'The job description was last changed to remove the fax. The other duties are classics.',
        'Strategic, hands-on, a finisher, a dreamer: the job description wants four people and has one chair.',
        'A job description is written about somebody who has left, and read by somebody who is about to find out.',
      ],
      gentle: 'A clear job description saves bad interviews. Say how many you wrote, and for which levels.',
    },
    {
      says: 'applicant tracking system|ats|taleo|bullhorn',
      brutal: [
        '“Upload your CV. Now type in your CV.” Someone has to be on the other side of an ATS, and here you are.',
        'An ATS needs an account to apply, an account to log in and an account of why you left.',
        'The applicant tracking system has a status called “on hold”. Some of those are historic buildings.',
      ],
      gentle: 'Administering it is a step above using it. Add clicks cut for applicants, or reports built.',
    },
    {
      says: 'boolean search|sourcing|headhunting|headhunted|candidate sourcing|direct sourcing|linkedin recruiter',
      near: 'candidate|candidates|talent|recruiter|passive|role|roles|recruitment|recruiting|job board|resume|resumes|screening',
      brutal: [
        'Two thousand profiles, one with the right skills, and that one says “no recruiters please”. That is sourcing.',
        'Passive candidates, says the sourcing plan. So passive that they have not opened the message.',
        'Sourcing is fishing in a lake that gets eleven messages a week from the same boat.',
      ],
      gentle: 'Sourcing can be counted, and few people do. Give the reply rate, or hires nobody had advertised for.',
    },
    {
      says: 'time to hire|time-to-hire|time to fill',
      brutal: [
        'Time to hire stops on the day the offer is accepted. It starts on a day that HR and the manager remember differently.',
        'Most of the time to fill is a manager in the Algarve.',
      ],
      gentle: 'The best-known number in the trade: from what to what, and the step that gave the days back.',
    },
    {
      says: 'employee relations|er case|er cases|employee relations cases|er casework',
      brutal: [
        'Employee relations: it always started with a mug.',
        'Employee relations is shown a screenshot. Then somebody brings the fuller screenshot.',
        "“Off the record.” In employee relations there's a form for that.",
      ],
      gentle: 'Good employee relations is settled early and quietly. Say how many cases a year, and how many closed informally.',
    },
    {
      says: 'grievance|grievance procedure|grievance handling|disciplinary and grievance',
      not: 'harassment|bullying|discrimination',
      brutal: [
        'A grievance arrives on a Friday at five, with nineteen attachments in date order.',
        'Both sides of a grievance bring a friend. HR brings the water.',
        'The grievance policy says “informally, in the first instance”. The first instance had a subject line.',
      ],
      gentle: 'Investigator, adviser or note taker: the role is the grade. Add outcomes that held on appeal.',
    },
    {
      says: 'absence management|sickness absence|return to work interview|bradford factor|attendance management',
      not: 'long-term|cancer|maternity|leave of absence',
      brutal: [
        'The Bradford factor squares one number and multiplies it by another, so that managers feel it is science.',
        'The return to work form has a box for the reason. It is three centimetres wide, and managers write “discussed”.',
        'Absence is reported by the tenth of the month. The manager who reports it is on leave until the eleventh.',
      ],
      gentle: 'The rate before and after, and what was done in between: kind and firm together is worth showing in figures.',
    },
    {
      says: 'hr policy|hr policies|policies and procedures|staff handbook|employee handbook|hr procedure|company policy',
      brutal: [
        'Policies and procedures: the first say what you may do, and the second say on which form.',
        'The employee handbook is 94 pages. It is read once, by someone with a highlighter, after an argument.',
        'Each HR policy has one sentence that is about a real person. The office knows who, and what was done to the microwave.',
      ],
      gentle: 'A rule that ended an argument is a fine result. Add policies written, for how many staff.',
    },
    {
      says: 'employment law|acas|employment legislation|labour law|labor law',
      brutal: [
        'Can we just do it by Friday? Employment law has a paragraph on “just”.',
        'Employment law says “reasonable”. No two managers have ever agreed on how much that is.',
        'HR gives the manager the employment law. The manager gives HR what was said in the corridor.',
      ],
      gentle: 'Claims that never come save a fortune. Say which area you know best: pay, hours or dismissal.',
    },
    {
      says: 'performance management|appraisal|performance review|performance appraisal|appraisals|annual review|performance reviews',
      brutal: [
        'Appraisals are due in March, so in the last week of March people are discovered to have been excellent.',
        'Scale of one to five, and the whole company is a three point five. Performance management has tried halves.',
        '“Continues to develop.” Most of an appraisal is written in the present tense so that nobody has to remember.',
      ],
      gentle: 'Reviews on time are rarer than they sound. Give the share you got done, and the managers you trained.',
    },
    {
      says: 'hr administration|hr admin|hr administrator duties|personnel file|personnel files|personnel record|employee record|employee records|employee file',
      brutal: [
        'A personnel file has nine reference letters in it and all of them say from when to when.',
        'Employee records: start date on paper, start date in the system, start date according to the employee.',
        'Contract unsigned since the first day. HR admin found it on the day of the leaving cake.',
      ],
      gentle: 'Clean files keep a company out of court. Say how many you kept, and what the last audit found.',
    },
    {
      says: 'employment contract|contracts of employment|offer letter|offer letters|contract of employment|issuing contracts|employment contracts',
      brutal: [
        'The offer letter is out before the job title is agreed. “Executive” was the compromise.',
        'Employment contracts: clause 14 forbids the other job that half the office has.',
        'The contract says how many hours. It says it with a straight face.',
      ],
      gentle: 'Give contracts a month, and days from handshake to paper: new people judge a company by those days.',
    },
    {
      says: 'payroll',
      brutal: [
        'Payroll cut-off is today. Managers discover it tomorrow, in a variety of voices.',
        'HR sends payroll the starters, the leavers, and one who is both.',
        "The one error on the payroll goes to the one person with the finance director's number.",
      ],
      gentle: 'Running payroll and feeding it are two different jobs. Say which one you did, and for how many people.',
    },
    {
      says: 'hris|workday hcm|successfactors|bamboohr|sap hr|hr system|people hr|hr information system',
      brutal: [
        'The HRIS was bought so that managers could help themselves. They email HR a picture of it.',
        'The HR system knows that the director reports to the intern. It happened in the import.',
        'Self-service in the HR system: HR still does it, but now you can watch.',
      ],
      gentle: 'Migration, administration, reports or daily use: four levels of one word. Add records moved in one piece.',
    },
    {
      says: 'succession planning|talent management|talent review|nine-box|9-box|succession plan',
      brutal: [
        'Everyone in the nine-box grid is top right until the money is mentioned.',
        'The succession plan names two people for each role. It is the same two.',
        'Talent management keeps a list of people it would hate to lose. They are on LinkedIn.',
      ],
      gentle: 'A promotion from within that was prepared is worth the whole grid. Roles covered, as a share, comes next.',
    },
    {
      says: 'employee engagement|engagement survey|staff survey|employee survey|pulse survey',
      brutal: [
        '“I have a best friend at work: agree or disagree.” The engagement survey has asked warehouses that.',
        'The engagement survey is anonymous. The team of two has been told so.',
        'Score for communication: low. Result of the engagement survey: sent by PDF, in June.',
      ],
      gentle: 'Response rate first, then one thing that was done because people said it. The score alone belongs to the company.',
    },
    {
      says: 'training needs|learning and development|l&d|training needs analysis',
      brutal: [
        'Training needs analysis: people want Excel, managers want resilience, and the budget wants e-learning.',
        'A course on time management starts late. L&D has seen that and says nothing.',
        'Excellent sandwiches: 4.8 out of 5. L&D measures impact on the same form.',
      ],
      gentle: 'Somebody who can do a new thing on Monday is the proof. Add budget, people and courses a year.',
    },
    {
      says: 'exit interview|leaver|offboarding|off-boarding',
      brutal: [
        'At the exit interview people finally use the suggestion box, all of it at once.',
        'Exit interview: the most honest hour in the company, stored where nobody goes.',
        'Leavers hand in a laptop, a pass and, at the very end, an opinion.',
      ],
      gentle: 'Exit interviews are only useful if something changes. Name one thing that did.',
    },
    {
      says: 'reference check|right to work check|pre-employment check|background check|pre-employment screening|employment verification|reference checking',
      brutal: [
        'A reference check confirms that somebody worked there, between two dates. The rest is in the pause.',
        'Pre-employment checks: everything is in apart from the one thing needed before nine.',
        'The background check has come back clear. It took three weeks, and the candidate has been at the next desk for two.',
      ],
      gentle: 'Somebody waits behind every check. Say how many a month, and how many days they took.',
    },
    {
      says: 'wellbeing|well-being|wellness|employee wellbeing|wellbeing initiative|wellbeing programme',
      brutal: [
        'Wellbeing at lunch: a talk on stress, held in the only hour people had off.',
        'The wellbeing room has a beanbag, a lavender spray and, since March, the archive boxes.',
        'Yoga at 12.30. The wellbeing initiative is full of the people who were calm already.',
      ],
      gentle: 'Take-up is a better measure than the number of initiatives. Add the share of staff who used it, and what it cost.',
    },
    {
      says: 'employee benefits|benefits administration|compensation and benefits|comp and ben|benefits package|open enrollment|benefits enrollment',
      brutal: [
        'Cycle to work, gym discount, a helpline. People read the benefits once and ask about the parking.',
        'Open for two weeks, announced five times: benefits are chosen on the last afternoon, in a queue.',
        'The benefits brochure has two people laughing on a beach. They have just read about the dental.',
      ],
      gentle: 'Benefits cost a company a fortune and are seldom understood. Say how many people, and how many signed up.',
    },
    {
      says: 'pay review|salary review|salary benchmarking|pay benchmarking|salary survey',
      brutal: [
        "A salary benchmark proves that we pay the median. So does everybody's.",
        'The letter after a pay review is one page. People read one number and keep the page.',
      ],
      gentle: 'Posts benchmarked, and something out of line that was put right: pay is where fairness gets tested.',
    },
    {
      says: 'probation|probation review|probationary period|probation period',
      brutal: ['The review comes on the last day of probation but one, with an urgent flag.', 'A passed probation is announced by nothing happening.'],
      gentle: 'Reviews held on time prevent expensive mistakes. If the reminder system was your idea, it is worth a clause.',
    },
    {
      says: 'recruitment agency|agency staff|temp staff|temporary staff|agency worker|preferred supplier|staffing agency',
      brutal: [
        "“I know you don't take agency calls.” Every one of those calls begins like that.",
        'The agency sends one candidate who fits and two who make that one look good.',
        'Preferred suppliers: three agencies, the same four candidates.',
      ],
      gentle: 'Agency work is judged on money and speed. Give the spend that fell, or the fill rate that rose.',
    },
    {
      says: '360 recruitment|360 recruiter|360 recruitment consultant',
      brutal: [
        'A 360 recruiter wins the client, finds the candidate and chases the invoice. 360 is where you end up, facing the phone.',
        '“Are you interviewing anywhere else?” A recruiter asks it for your sake, and for the client list.',
      ],
      gentle: 'Give billings for the year and placements: agencies ask for nothing else first, so those two begin the line.',
    },
    {
      says: 'candidate experience|candidate|candidates',
      near: 'experience|feedback|interview|offer|pool|pipeline|source|sourced|sourcing|placed|place|placing|liaise|registered|registering',
      brutal: [
        'Candidates say they are “very interested”, and so they are, in a counter-offer.',
        'Candidate experience: we will let you know by Friday. It did not say which one.',
        "The candidate's notice period is a month. The manager's patience was a week.",
      ],
      gentle: 'Candidates who come back are the best proof a recruiter has. Give the number you placed, and how many stayed.',
    },
    {
      says: 'counter offer|counter-offer|offer negotiation|job offer',
      brutal: [
        'A counter offer appears the minute somebody resigns. The money had been in the building all along.',
        'The job offer is made on Friday, so that the weekend can do its worst.',
      ],
      gentle: 'Acceptance rate shows whether candidates were listened to early. Few people print theirs.',
    },
    {
      says: 'graduate scheme|graduate recruitment|early careers|campus recruitment',
      brutal: [
        '4,000 applications, twelve places and one group exercise with spaghetti. Graduate recruitment in figures.',
        'Graduate recruitment takes to the careers fair a banner, 800 pens and somebody who can say what the company does.',
      ],
      gentle: 'Still there at the end of the programme, as a share: that is its whole point, so it beats the number of fairs.',
    },
    {
      says: 'hr advice|hr business partner|hr business partnering|coaching managers|coached managers|advising managers|line manager|line managers|advised managers',
      brutal: [
        '“Hypothetically,” says the line manager. HR reaches for the file.',
        "Advising managers: the advice is “write it down”, and the reply is “I'd rather just tell you”.",
        'A line manager asks HR for help at the moment when it can no longer be given, only documented.',
      ],
      gentle: 'Managers, staff covered and sites: a business partner is sized by those. What they handle alone now is the quality.',
    },
    {
      says: 'gdpr|data protection|subject access request|dsar',
      brutal: [
        'A subject access request means reading 9,000 emails to find what was said about one microwave.',
        'GDPR says to delete it. The tribunal lawyer says to keep it. HR has two folders.',
      ],
      gentle: 'Give requests closed inside the deadline, with the number a year. Emails read is the figure that makes others wince.',
    },
    {
      says: 'staff turnover|employee turnover|attrition|labour turnover',
      brutal: [
        'Attrition is “in line with the sector”, says every board paper in the sector.',
        'Staff turnover is counted twice: once for the board, without the people who left in week one.',
        'Asked why attrition is high, managers say the market. Asked why it is low, they say me.',
      ],
      gentle: 'Keeping people is the cheapest way to hire. Give turnover before and after, and the cause you fixed.',
    },
    {
      says: 'cipd',
      brutal: [
        'A CIPD essay asks whether HR is a strategic partner. It has been asking since before there was a seat at the table.',
        'CIPD level 5 compares three models of motivation. Then the office runs out of milk, and there is a fourth.',
      ],
      gentle: 'Give the level and date, in that order, because recruiters search for both. Student or chartered changes the salary, so it goes with them.',
    },
    {
      says: 'shrm|shrm-cp|phr|sphr',
      brutal: [
        '“What should HR do first?” All four answers in the {it} exam are right, and one of them is best.',
        'Recertify every three years: for {it} people sit in webinars with the washing-up on mute.',
        'Everyone at the {it} seminar agrees that documentation is key. Nobody has brought a pen.',
      ],
      gentle: 'Give the year it is valid to, right behind the letters. A case it helped with belongs in the job, not here.',
    },
    {
      says: 'headcount|headcount report|workforce planning',
      brutal: [
        'HR says 412, finance says 408, and the fire list says 431. Headcount is a matter of opinion.',
        'The plan was ten, the budget was eight, and six have a desk. That is workforce planning.',
        'Headcount is frozen. Head office has hired somebody to explain it.',
      ],
      gentle: 'A post not filled, or filled early, is what the counting was for. Add headcount covered and tool used.',
    },
    {
      says: 'hr metrics|hr analytics|people analytics|hr dashboard|hr reporting|hr reports|hr data',
      brutal: [
        'HR data has eleven spellings of “Operations”, and two of them have a manager.',
        'According to people analytics, those who leave are no longer here. There was a chart.',
        'The HR dashboard is opened once a quarter, by the person who built it, to see whether it still opens.',
      ],
      gentle: 'An HR figure is worth the decision it led to. Name one.',
    },
  ],
  projects: [
    {
      says: 'project plan|project planning|project schedule|gantt chart|gantt|project plans',
      brutal: [
        'A project plan has float in it. By week two the float is called “where we are”.',
        'The Gantt chart goes green, amber, red, then it goes monthly.',
        'Task 114 of the project plan is “testing”. It gets whatever is left.',
      ],
      gentle: 'Planned and actual end, side by side, say it all. Add the length and the number of dependencies.',
    },
    {
      says: 'stakeholder management|stakeholder engagement|stakeholder|managing stakeholders|key stakeholders',
      brutal: [
        'It takes nine stakeholders to agree, and one, who was not invited, to sign.',
        'Stakeholder engagement is telling eleven people the same thing before the meeting, so that nothing happens in it.',
        'High power, low interest: the stakeholder who answers in one line, from a ski lift, “no”.',
      ],
      gentle: 'One named role that was hard to win is worth ten unnamed stakeholders. Add levels and countries.',
    },
    {
      says: 'risk register|raid log|risk log|risks and issues',
      brutal: [
        'The risk register has forty risks. What happened was number forty-one.',
        'A RAID log has risks, assumptions, issues and dependencies, and an owner who is surprised.',
        'Mitigation: “monitor”. Half of any risk register consists of looking at it.',
      ],
      gentle: 'A risk seen first, and what that saved: the one that never happened is the one to describe.',
    },
    {
      says: 'prince2|prince 2|prince2 practitioner|prince2 foundation',
      brutal: [
        'PRINCE2 has principles, processes and products. Then a director rings, and it has one phase, called now.',
        'PRINCE2 has one process for starting up a project and another for initiating it. In between, people have a sandwich.',
      ],
      gentle: 'Give the level and year, because it expires. A method is believed by what was left out of it, so the size of the project helps.',
    },
    {
      says: 'pmp|capm|pmbok',
      brutal: [
        'The {it} exam asks what a project manager should do first. The answer is never “panic”, which rules out experience.',
        'PMBOK is the body of knowledge. The head of knowledge has been moved to another project.',
      ],
      gentle: 'The credential with its year gets through the filter. The largest budget run since then should be the next thing on the line.',
    },
    {
      says: 'scrum master|certified scrum master|servant leader',
      brutal: [
        'A servant leader: the title comes with all of the blame and none of the parking.',
        'Two days, a test, a certificate: there are Scrum Masters who know the guide and Scrum Masters who have met the team.',
        '“What is blocking you?” asks the Scrum Master. It is the meeting.',
      ],
      gentle: 'Teams at one time, and an obstacle removed that others had given up on: that outweighs three certificates.',
    },
    {
      says: 'daily stand-up|daily standup|daily scrum|stand-up meeting|standup',
      not: 'comedy|comedian',
      brutal: [
        'Yesterday I did tickets, today I am doing tickets, no blockers. Stand-up has a script.',
        'Eleven people at the stand-up, and the update that mattered came afterwards, at the kettle.',
        "“Let's take that offline,” says the stand-up, and four people lose a lunch.",
      ],
      gentle: 'Running it is routine. People who began talking to one another instead of to the board are the result, if it came.',
    },
    {
      says: 'retrospective|sprint retrospective|retros',
      brutal: [
        'A retrospective asks what went well, what did not, and who will book the next one.',
        '“Better communication” has been an action from every retro since they bought the sticky notes.',
        'Sailboat, starfish, mad sad glad: the retrospective changes its drawing and keeps the problem.',
      ],
      gentle: 'An action that was really carried out, and what it improved, is the question behind every retrospective.',
    },
    {
      says: 'sprint planning|sprint|sprint review|sprint goal|sprint ceremonies|agile ceremonies|scrum ceremonies',
      not: 'nextel|pcs|mobile|wireless',
      brutal: [
        'Sprint planning is called a ceremony. It is people on a call, guessing, once a fortnight.',
        'The sprint goal is written last and covers all of it: “progress on several fronts”.',
        'Sprint review: demo of a button. The finance director asks if it could be a report.',
      ],
      gentle: 'Share of the plan that got done, and steadier over time: predictability is what managers buy.',
    },
    {
      says: 'product backlog|backlog|backlog refinement|backlog grooming|backlog management|product backlogs',
      not: 'order backlog|maintenance|work order|claims',
      brutal: [
        'Number 412 of the backlog wishes for a dark mode. It was number 38 once, and had hopes.',
        'A product backlog is where a no goes when nobody can face saying it.',
        'Backlog refinement: six people, one sentence, the word “should”.',
      ],
      gentle: 'What was thrown out shows the owner. Items, teams and the rule for ranking them fit in one clause.',
    },
    {
      says: 'roadmap|product roadmap',
      brutal: [
        'A roadmap shows Q1 in detail, Q2 in boxes and Q4 in the future tense.',
        'The product roadmap is “subject to change”. Sales has already sold page three.',
        'A roadmap has an arrow pointing off the right-hand edge. That is where the feature went.',
      ],
      gentle: 'A roadmap is proved by the next quarter. Say what came out of yours.',
    },
    {
      says: 'user acceptance testing|uat|acceptance testing',
      brutal: [
        'UAT starts on Monday, and the users learn of it on Monday.',
        'In UAT somebody from finance types a minus into the quantity. That is why there is UAT.',
        'Two weeks of UAT: nine days of waiting for logins, one of finding out.',
      ],
      gentle: 'Acceptance testing is for quiet weeks after the launch. Say how many testers and cases, and how it went.',
    },
    {
      says: 'go-live|go live|cutover|system implementation|system rollout|rollout|roll-out',
      not: 'novel',
      brutal: [
        'Go-live is on a weekend, with pizza. The pizza has the better rollback plan: people will eat it cold.',
        'The rollout reached all sites. One still has the old system open in another window.',
        'Go-live: the project ends, the phones begin.',
      ],
      gentle: 'A quiet first Monday is what everybody hopes for. Say how many users or sites, and how it went.',
    },
    {
      says: 'change request|change control|scope creep|scope management',
      brutal: [
        'Scope creep is never asked for. It is assumed, in the third paragraph, by somebody on copy.',
        'A change request takes ten minutes to think of and is free, says the person who thought of it.',
        'Out of scope, page 4. Whoever signed page 4 is asking for it.',
      ],
      gentle: 'Requests turned down or priced, in a figure, show a scope that held. Add the value saved.',
    },
    {
      says: 'budget|project budget|budget management|budget control',
      in: 'work',
      brutal: [
        'A project budget has contingency of 10%. It went on the kick-off.',
        'The budget was approved in March, for a project described in November, by people who meet in June.',
        'Come in under budget, and a project is asked two things: what was left out, and can they have it back.',
      ],
      gentle: 'The sum and where it ended. If trouble was reported early, that is the part sponsors remember.',
    },
    {
      says: 'steering committee|steering group|project board|steerco|steering board',
      brutal: [
        'The steering committee steers by asking why it is amber.',
        'SteerCo: eight directors, forty minutes, one decision: the date of the next SteerCo.',
        'A project board meets monthly, to hear a paper that was true when it was sent.',
      ],
      gentle: 'A decision won from the board is a result, so it can be named. Who sat on it shows your level.',
    },
    {
      says: 'status report|progress report|highlight report|rag status|project reporting',
      brutal: [
        'Green outside, red inside: each RAG status is a watermelon to somebody.',
        '“On track, with challenges.” A status report has never used a sadder comma.',
        'The status report takes half of every Friday. It has yet to mention this as a risk.',
      ],
      gentle: "A report that got help early has earned its Friday. Add its reader's rank.",
    },
    {
      says: 'kick-off|kickoff|kick-off meeting|kickoff meeting',
      brutal: [
        'The kick-off slide says “one team”. It lists nine teams.',
        "At the kick-off meeting everybody agrees. It's the last time, so somebody ought to paint it.",
        'Kick-off: nine introductions, one slide, and somebody who is “just here to listen” and will decide everything.',
      ],
      gentle: 'What was agreed at the beginning and spared trouble later is the invisible half of success. Add one example, if you have one.',
    },
    {
      says: 'business case|cost-benefit analysis|cost benefit analysis',
      brutal: [
        'The business case pays for itself in 2.9 years. The rule says under three.',
        'A business case is written after the decision, in the voice of somebody about to make one.',
        '4,000 hours saved a year, says the business case. They are still being looked for.',
      ],
      gentle: 'Approved or not, for how much, and whether the benefit came: the third is rarely checked, so yours would stand out.',
    },
    {
      says: 'process mapping|process map|business process mapping|process improvement|business process|bpmn',
      brutal: [
        'The as-is process map has a box called “Linda”. So does the to-be. Nobody has asked Linda.',
        'Nine departments, one process, and it turns out that step four is there to correct step two.',
        'A process map starts at the top left with a circle and ends in an argument about a diamond.',
      ],
      gentle: 'A map is worth the steps it removed. Say what got shorter: hours, hand-offs or forms.',
    },
    {
      says: 'requirements gathering|gathering requirements|gathered requirements|requirements elicitation|business requirement|requirements document|functional specification|requirements analysis|user requirement|functional requirement|brd',
      brutal: [
        'A requirement in three words: “fast, easy, flexible”. The testers would like to know how fast, and in which direction.',
        'Ninety-one requirements, and ninety of them must have. The other one is what they needed.',
        'Requirements elicitation: you ask what they want, and they describe the old screen.',
      ],
      gentle: 'Finding out what people really need is the hard part. Name one need you spotted that nobody had asked for.',
    },
    {
      says: 'workshop|facilitated workshop|facilitating workshops|workshop facilitation',
      near: 'facilitate|facilitated|facilitating|requirements|stakeholder|stakeholders|run|ran|led|design|discovery|client|clients|business',
      not: 'car|bike|metalwork|woodwork|repair',
      brutal: [
        'A workshop produces 140 sticky notes, of which 60 say the same, and one says “lunch?”.',
        "The facilitator draws a car park on the flip chart. It's full by ten.",
        'Workshops end with dots. The boss has the same three dots as everybody else, and the room waits to see where they go.',
      ],
      gentle: 'People in the room, and what was decided when they left it: facilitation is proved by the second.',
    },
    {
      says: 'cross-functional|cross functional|cross-functional team',
      brutal: [
        'Cross-functional: everyone has another boss, and that boss has another deadline.',
        'Cross-functional: five departments are in the room, and three of them are there to make sure.',
        'A cross-functional team is nine calendars that overlap on Thursday at half past four.',
      ],
      gentle: 'Leading people who do not report to you is the interesting part. Say which departments, and how many people.',
    },
    {
      says: 'dependency|dependencies|interdependencies|critical path',
      not: 'drug|alcohol|substance|injection',
      brutal: [
        'The critical path runs through one person, and that person is on leave.',
        "A dependency is somebody else's Tuesday.",
        "A dependency between two projects stands in both logs, each time as the other's.",
      ],
      gentle: 'One that nearly cost the date, and how it was spotted, makes planning visible to people who never see it.',
    },
    {
      says: 'resource planning|resource allocation|resource plan|capacity planning|project resourcing',
      not: 'enterprise resource|sap|module|configuration|configured|network|server|storage|production|clearance|disaster',
      brutal: [
        "150% allocated. In a resource plan, that's a person with two laptops.",
        'Resource allocation: half a developer for three weeks. Nobody asks which half.',
        '“Resources” is what people are called when they are about to be asked to work on a Saturday.',
      ],
      gentle: 'People planned, projects at one time, and fewer evenings lost: the third is what good planning looks like from below.',
    },
    {
      says: 'vendor management|supplier management|third-party supplier|third-party vendor|external vendor|managing vendors|managed vendors|vendor relationship|vendor',
      in: 'work',
      brutal: [
        "The vendor's project manager has never lost a date. The vendor's project manager has moved dates.",
        "“It's in the next release.” Vendor management means asking which next.",
        "“Reasonable support”, says the vendor's statement of work. It was written by somebody very reasonable, at the vendor.",
      ],
      gentle: 'Supplier work is judged by what was won. Give the value of the contract, and one term you improved.',
    },
    {
      says: 'management consulting|management consultant|strategy consulting|consulting engagement|client engagement|consulting firm|consultancy|consulting project',
      brutal: [
        'A consultant interviews the staff, writes down what they say and reads it to the board at a day rate.',
        'Consulting is flying on Monday so as to be in a room that was free on Zoom.',
        '“Low-hanging fruit.” A client engagement lasts until somebody notices who owns the tree.',
      ],
      gentle: 'What a client still does a year later is the proof of advice. Add sector, size and length of the engagement.',
    },
    {
      says: 'powerpoint|slide deck|board presentation|executive presentation',
      brutal: [
        '62 slides, 8 in the main deck, 54 in the backup. The question is on none of them.',
        'The action title of slide nine took three hours. It says that costs are high.',
        '“Can you turn it into one slide?” So the deck is now in six point.',
      ],
      gentle: "What was settled on the strength of it can still be named when the slides are forgotten. Add the audience's rank.",
    },
    {
      says: 'pmo|project management office|project governance',
      brutal: [
        'PMO: please update the plan so that we can report that the plan was updated.',
        'A PMO has templates for everything, and one project manager who “uses his own”.',
        'Gate 3 needs eleven documents. The PMO has nine of them, and a certain look.',
      ],
      gentle: 'A PMO proves itself by what it stopped in time. Say how many projects, and name one you flagged.',
    },
    {
      says: 'kpi|kpis|key performance indicator',
      brutal: [
        'Choose a KPI and people will hit it, whatever else was standing there.',
        'Twenty-six KPIs. “Key” has gone the way of “priority”.',
        'A KPI that is green all year is either a triumph or a formula nobody has opened.',
      ],
      gentle: 'One figure that moved beats a whole dashboard. Name it: from what, to what.',
    },
    {
      says: 'velocity|story point|story points',
      near: 'sprint|team|agile|scrum|points|point|story|jira',
      brutal: [
        'Velocity is measured in points, and the points are measured in hope.',
        'A story point is not hours. It is half a day.',
        'You may not compare the velocity of two teams. It takes a director four minutes.',
      ],
      gentle: 'Steadiness over some sprints says more than a high number. What shipped in them belongs first.',
    },
    {
      says: 'scaled agile|pi planning|agile release train|safe agilist|leading safe|safe framework',
      brutal: [
        'PI planning: 120 people, two days, a wall with red string. Detectives get by with less.',
        'In Scaled Agile there is a train, and it leaves on time. What was to be on it comes later, by bus.',
        'The Scaled Agile picture has so many boxes that the website lets you zoom.',
      ],
      gentle: 'Teams on the train, and your seat on it: scale only tells with the number of people attached. Add the certificate.',
    },
    {
      says: 'change management|prosci|adkar|change manager',
      not: 'itil|incident|configuration management',
      brutal: [
        'Change management: an email, a poster, and a “champion” with a badge and another full-time job.',
        "People resist change, says the training. They resist Thursday's because Tuesday's is not finished.",
        'The change curve starts with denial. So does the change plan, under “timeline”.',
      ],
      gentle: 'Change is measured by who still does it three months later. Say how many people were affected, and how many stayed with it.',
    },
    {
      says: 'digital transformation|business transformation|transformation programme|transformation program',
      brutal: [
        'Digital transformation: the form is now a PDF, and you have to print it.',
        'A transformation gets a verb, a logo and a floor of its own. By spring it will be called something else.',
        'The old system goes off after the transformation. The old system has heard about that.',
      ],
      gentle: 'Transformation is a big word for one change. Say what people can do now that they could not before.',
    },
    {
      says: 'moscow|moscow prioritisation|moscow prioritization',
      near: 'prioritisation|requirement|requirements|technique|backlog|method|analysis|prioritization|prioritise',
      brutal: [
        "MoSCoW: must, should, could, won't. In practice it is must, must, must and one could for the look of it.",
        "A “won't” in MoSCoW is short for “won't until the sponsor sees the list”.",
      ],
      gentle: "What ended up under won't, and who agreed to it, is where an analyst's work can be seen.",
    },
    {
      says: 'mvp|minimum viable product',
      not: 'award|awarded|most valuable|season|microsoft mvp',
      brutal: [
        'The MVP was viable, then minimum. In the end it was a product with a login.',
        'Sales heard “product”, finance heard “minimum”, and no one heard the V in MVP.',
        'Phase two will have the rest. There are MVPs out there that have waited for phase two longer than for planning permission.',
      ],
      gentle: 'Weeks to launch and what was left out: the list of things not built is the mark of a product person.',
    },
    {
      says: 'proof of concept|poc',
      brutal: [
        'A proof of concept goes live on a laptop under a desk. Three years on there is a sign: do not unplug.',
        'A proof of concept proves that it can be done once, on a good day, by whoever built it.',
      ],
      gentle: 'A small test that stopped a large mistake is worth as much as a launch. Days and cost of it make the point.',
    },
    {
      says: 'jira',
      brutal: [
        'Jira has forty reports. Every meeting asks for the forty-first, in Excel.',
        'The project manager moves the ticket. The developer moves it back. Jira sends both of them an email.',
        'A board in Jira has a column for everybody who once asked where it is.',
      ],
      gentle: 'Boards that others kept using after you are a small proof. Workflows, reports or migrations you built are a larger one.',
    },
    {
      says: 'microsoft project|ms project|primavera p6|primavera|smartsheet',
      brutal: [
        'Nine hundred lines of {it}, and the only one that gets read is the last.',
        'Everyone asks for the plan in {it}. Everyone then asks for it as a picture.',
        'A task in {it} is 99% complete for as long as it took to do the other 99%.',
      ],
      gentle: 'A plan is trusted for how near it came. Say how many lines it had, and whether it held.',
    },
    {
      says: 'kanban|kanban board|wip limit|scrumban',
      not: 'manufacturing|vendor kanban|lean manufacturing',
      brutal: [
        'The WIP limit is three. There are eight cards on the Kanban board, five of which are “nearly”.',
        'A Kanban board has To do, Doing and Done, and one column called “Waiting for Phil”.',
        'Kanban is Japanese for signboard, and the sign says that testing is full.',
      ],
      gentle: 'Days from left to right, before and after: cycle time is the honest figure here, and easy to look up.',
    },
  ],
};
