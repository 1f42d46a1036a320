import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What recruiters, HR, project and product managers, analysts and consultants laugh about. */
export const OF_PEOPLE_AND_PROJECTS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'human-resources': [
    {
      says: 'onboarding|onboarded|new starter|new starters|induction|inductions|new joiner|onboarding process',
      brutal: [
        'Onboarding: the welcome email goes to the address that IT will create on Thursday.',
        'New starters get a buddy. The buddy finds out on the day, from the new starter.',
        'Day one of onboarding is a fire exit, a values video and a laptop in the name of somebody else.',
      ],
      gentle: 'How many a month, and how many were still there after a year? That second figure shows what onboarding was worth.',
    },
    {
      says: 'recruitment|recruiting|end-to-end recruitment|full cycle recruitment|recruitment process|recruitment campaign',
      brutal: [
        '“We need somebody by Monday.” Recruitment got the email on Thursday, with no job description.',
        'The manager rejects eleven candidates and then recruits the second one, who has since taken another job.',
        'End-to-end recruitment. The middle is eight weeks of a manager who is “just looking at his diary”.',
      ],
      gentle: 'Roles a year, time to hire, and how many stayed: three figures, and a talent team can see itself working with you.',
    },
    {
      says: 'cv screening|screening cvs|screened cvs|shortlisting|shortlisted|sifting|cv sifting|screening candidates|resume screening|candidate screening|shortlist',
      brutal: [
        'After CV screening, nobody can ever again be passionate about anything.',
        'Two hundred CVs, one morning. The screening standard rises before lunch and falls after it.',
        'Now it is the other way round: somebody is shortlisting you, on their ninetieth “detail-oriented”.',
      ],
      gentle: 'How many per role, against which criteria? Having read hundreds, you know which line makes people stop. Use it here.',
    },
    {
      says: 'interview|interviewing|conducting interviews|conducted interviews|competency-based interview|interviewed|interview scheduling|scheduling interviews',
      not: 'journalist|research|exit',
      brutal: [
        '“Where do you see yourself in five years?” Interviewers ask it from a chair they did not see coming.',
        'Interview panel of three: one asks, one writes, and one only came for the second candidate.',
        "“Any questions for us?” There is one, on every interviewer's form, and the answer is never the salary.",
      ],
      gentle: 'How many, at what level, and did you train managers to ask better? Good hires that lasted are the proof.',
    },
    {
      says: 'job advert|job adverts|job description|job descriptions|job posting|writing job adverts|advertising vacancies',
      brutal: [
        'Competitive salary. The job advert does not say with whom it is competing.',
        '“Fast-paced.” In a job advert it means that two of them have gone home already.',
        'The job description was last changed to remove the fax. The rest of the duties are classics.',
      ],
      gentle: 'What happened to applications when you rewrote one? Fewer but better is a result; give both numbers.',
    },
    {
      says: 'applicant tracking system|ats|workable|greenhouse|taleo|bullhorn',
      brutal: [
        '“Upload your CV. Now type in your CV.” Someone has to be on the other side of an ATS, and here you are.',
        'An ATS needs an account to apply, an account to log in and an account of why you left.',
        'The applicant tracking system has a status called “on hold”. Some of those are historic buildings.',
      ],
      gentle: 'Did you administer it, clean it or only use it? Cutting the clicks for applicants is something you could measure.',
    },
    {
      says: 'boolean|boolean search|linkedin recruiter|sourcing|headhunting|headhunted|linkedin|candidate sourcing|direct sourcing',
      near: 'candidate|candidates|talent|search|recruiter|passive|role|roles|recruitment|sourcing|job board',
      brutal: [
        'Java NOT coffee NOT island. A Boolean search is a love letter with brackets.',
        '“I came across your profile.” It was result 214 of a Boolean search, and it was you or nobody.',
        'Sourcing is fishing in a lake that gets eleven messages a week from the same boat.',
      ],
      gentle: 'And your reply rate? One in three would be extraordinary, so if it was high, put it in print.',
    },
    {
      says: 'time to hire|time-to-hire|cost per hire|time to fill',
      brutal: [
        'Time to hire stops on the day the offer is accepted. It starts on a day that HR and the manager remember differently.',
        'Time to fill was 41 days. Thirty of those were a manager in the Algarve.',
        'Cost per hire leaves out the six lunches at which it was agreed to wait.',
      ],
      gentle: 'From what to what, and which step gave you the days back? It is the best-known number in the trade: print it.',
    },
    {
      says: 'employee relations|er case|er cases|employee relations cases|er casework',
      brutal: [
        'Employee relations: it always started with a mug.',
        'Every ER case has a screenshot. And a fuller screenshot.',
        "“Off the record.” In employee relations there's a form for that.",
      ],
      gentle: 'How many cases at a time, of what complexity, and how many settled early? Early and quiet is the art.',
    },
    {
      says: 'disciplinary|grievance|disciplinaries|grievances|disciplinary hearing|disciplinary and grievance',
      not: 'harassment|bullying|discrimination',
      brutal: [
        'A grievance arrives on a Friday at five, with nineteen attachments in date order.',
        'Three people in a disciplinary hearing know the procedure. It is page 4, and all three read page 4 aloud.',
        'The grievance policy says “informally, in the first instance”. The first instance had a subject line.',
      ],
      gentle: 'Did you investigate, advise or take the notes? Say which, and how many held up on appeal: that shows fairness.',
    },
    {
      says: 'absence management|sickness absence|absence|return to work interview|bradford factor|attendance management',
      not: 'long-term|cancer|maternity',
      brutal: [
        'The Bradford factor squares one number and multiplies it by another, so that managers feel it is science.',
        'The return to work form has a box for the reason. It is three centimetres wide, and managers write “discussed”.',
        'Absence is reported by the tenth of the month. The manager who reports it is on leave until the eleventh.',
      ],
      gentle: 'What did the rate do, and what did you change so that it did? Kind and firm together is worth showing.',
    },
    {
      says: 'hr policy|hr policies|policy|policies and procedures|staff handbook|employee handbook|hr procedures',
      near: 'hr|handbook|employee|update|updated|updating|draft|drafted|write|wrote|written|review|reviewed|implement|implemented|procedures|staff',
      brutal: [
        'A dress code in the handbook is always about one pair of shorts.',
        'The employee handbook is 94 pages. It is read once, by someone with a highlighter, after an argument.',
        'Somewhere in the policy is a sentence that has a name. “Since Derek,” they say.',
      ],
      gentle: 'Which policy, and what problem went away when it came in? A rule that ended an argument is a fine result.',
    },
    {
      says: 'employment law|acas|employment legislation|labour law|labor law',
      brutal: [
        'Can we just do it by Friday? Employment law has a paragraph on “just”.',
        'ACAS says reasonable. It says it 74 times, and nobody has ever agreed on it.',
        'HR gives the employment law. The manager gives HR what he has already said in the corridor.',
      ],
      gentle: 'Which awkward case did you keep out of a tribunal, in general terms? Prevented claims have a price, so estimate it.',
    },
    {
      says: 'performance management|appraisal|performance review|performance appraisal|appraisals|annual review|performance reviews',
      brutal: [
        'Appraisals are due in March, so in the last week of March people are discovered to have been excellent.',
        'Scale of one to five, and the whole company is a three point five. Performance management has tried halves.',
        '“Continues to develop.” Most of an appraisal is written in the present tense so that nobody has to remember.',
      ],
      gentle: 'What share was done on time, and did people find it useful? Completion is the easy figure; the second is the one to chase.',
    },
    {
      says: 'hr administration|hr admin|hr administrator duties|personnel file|personnel files|personnel record|employee record|employee records|employee file',
      brutal: [
        'A personnel file has nine reference letters in it and all of them say from when to when.',
        'Employee records: start date on paper, start date in the system, start date according to the employee.',
        'Contract unsigned since the first day. HR admin found it on the day of the leaving cake.',
      ],
      gentle: 'For how many employees, and what did the last audit of files find? Completeness is a percentage; use it.',
    },
    {
      says: 'employment contract|contracts of employment|offer letter|offer letters|contract of employment|issuing contracts|employment contracts',
      brutal: [
        'The offer letter is out before the job title is agreed. “Executive” was the compromise.',
        'Employment contracts: clause 14 forbids the other job that half the office has.',
        'The contract says 37.5 hours. It says it with a straight face.',
      ],
      gentle: 'How many a month, and how soon after the offer? Candidates judge a company by those days, so the number matters.',
    },
    {
      says: 'payroll',
      brutal: [
        'Payroll cut-off is the 15th. Managers discover it on the 16th, in a variety of voices.',
        'HR sends payroll the starters, the leavers, and one who is both.',
        "The one error on the payroll goes to the one person with the finance director's number.",
      ],
      gentle: 'How many employees, in-house or bureau, and how close to zero were the errors? Those answers separate doing from passing on.',
    },
    {
      says: 'hris|workday|successfactors|bamboohr|sap hr|hr system|cascade|people hr|hr information system',
      brutal: [
        'It was bought so that managers could do it themselves. They email HR a picture of the screen.',
        'The HR system knows that the director reports to the intern. It happened in the import.',
        'Self-service in an HR system means that HR does it, but in your view.',
      ],
      gentle: 'Migration, clean-up, reports or daily use? If you moved the data, say how many records arrived in one piece.',
    },
    {
      says: 'succession planning|talent management|talent review|nine-box|9-box|succession plan',
      brutal: [
        'Everyone in the nine-box grid is top right until the money is mentioned.',
        'The succession plan names two people for each role. It is the same two.',
        'Talent management keeps a list of people it would hate to lose. They are on LinkedIn.',
      ],
      gentle: 'Did anybody on the list get the job? One promotion from within that you prepared is worth the whole grid.',
    },
    {
      says: 'employee engagement|engagement survey|staff survey|employee survey|pulse survey',
      brutal: [
        '“I have a best friend at work: agree or disagree.” The engagement survey has asked warehouses that.',
        'The survey is anonymous. It asks for your department, your site and your start date, and there are two of you.',
        'Score for communication: low. Result of the engagement survey: sent by PDF, in June.',
      ],
      gentle: 'What did people say, and what changed because they said it? Response rate first, then the one thing you did about it.',
    },
    {
      says: 'training needs|learning and development|l&d|training needs analysis|training programme|training record',
      brutal: [
        'Training needs analysis: people want Excel, managers want resilience, and the budget wants e-learning.',
        'A course on time management starts late. L&D has seen that and says nothing.',
        'Excellent sandwiches: 4.8 of 5. L&D measures impact in the same form.',
      ],
      gentle: 'Who learned what, and how did the work look afterwards? Learning is believed when somebody can do a new thing on Monday.',
    },
    {
      says: 'exit interview|leaver|leavers|offboarding|off-boarding',
      brutal: [
        '“A new challenge.” In an exit interview, the challenge is always the same manager.',
        'Exit interview: the most honest hour in the company, stored where nobody goes.',
        'Leavers hand in a laptop, a pass and, at the very end, an opinion.',
      ],
      gentle: 'Did leavers tell you something that stayers had not, and was anything done? If turnover fell, there is your number.',
    },
    {
      says: 'reference|reference check|references|right to work check|right to work checks|pre-employment check|pre-employment checks|background check|dbs check',
      near: 'check|checks|pre-employment|right to work|candidate|employee|dbs|background|obtaining|new starter|onboarding|screening',
      brutal: [
        'The reference confirms that she worked there, between these dates. What it does not confirm has a tone.',
        'Pre-employment checks: everything is in apart from the one thing needed before nine.',
        'Right to work checks mean holding a document up to the light and looking like someone who knows.',
      ],
      gentle: 'How many a month, and did anyone start before they were complete? A clean audit here is a strong short sentence.',
    },
    {
      says: 'restructure|restructuring|consultation',
      not: 'redundancy|redundancies|redundant|collective',
      brutal: [
        'A restructure comes with boxes. People look for their own box, then for the line, then for the door plan.',
        'Restructuring: two teams become one, then get a name with an ampersand in it.',
        '“Business as usual”, says the email about the restructure. It has an FAQ of eleven pages.',
      ],
      gentle: 'What was your part: the design, the talking, the letters? Doing hard things decently is a skill employers look for.',
    },
    {
      says: 'tupe',
      brutal: [
        'TUPE protects everything you had, including a microwave allowance from 1994.',
        'In a TUPE transfer people change employers overnight and keep the same mug, desk and argument.',
      ],
      gentle: 'How many transferred, and on whose side of the table were you? Clean employee data on the day is a real achievement.',
    },
    {
      says: 'trade union|union|union representative|works council|collective bargaining|unions',
      near: 'trade|negotiate|negotiating|negotiated|representative|representatives|liaise|council|collective|relations|consultation',
      brutal: [
        'First offer 2%, first demand 9%. Negotiating with a union takes six weeks to find a number known to both.',
        'The real meeting with the union is in the corridor, at the break, with a biscuit.',
      ],
      gentle: 'How far apart were you at first, and how did you keep talking while you did not? The relationship afterwards is what counts.',
    },
    {
      says: 'wellbeing|well-being|wellness|employee wellbeing|wellbeing initiative|wellbeing programme',
      brutal: [
        'Wellbeing at lunch: a talk on stress, held in the only hour people had off.',
        'The wellbeing budget bought a fruit bowl. Bananas gone by ten, the same three apples since Monday.',
        'Yoga at 12.30. The wellbeing initiative is full of the people who were calm already.',
      ],
      gentle: 'What did people really use, and how do you know? Take-up is a better measure here than the number of initiatives.',
    },
    {
      says: 'reward|benefits|compensation and benefits|salary benchmarking|pay review|comp and ben|employee benefits|benefits administration|salary review',
      near: 'employee|salary|pay|compensation|benefits|staff|package|review|administration|reward|total|pension',
      brutal: [
        'Cycle to work, gym discount, a helpline. Employees read the benefits page once and ask about the parking.',
        "A salary benchmark proves that we pay the median. So does everybody's.",
        'The pay review letter is one page. People read one number and keep the page.',
      ],
      gentle: 'For how many people, and what did it do for retention or cost? Reward has figures all over; choose the best two.',
    },
    {
      says: 'job evaluation|grading structure|job grading|pay grade',
      brutal: [
        'Job evaluation gives points for scope, impact and complexity. Then someone asks whose job it is.',
        'Grades run from 1 to 9, with a 6a. Job evaluation remembers what 6a cost.',
      ],
      gentle: 'How many roles did you place, and how many appeals came? A structure people accept is a rare thing to have built.',
    },
    {
      says: 'dignity at work|equality|diversity|inclusion|edi|dei|diversity and inclusion',
      near: 'policy|training|monitoring form|strategy|reporting|initiative|network|recruitment',
      brutal: [
        'The EDI strategy has five pillars. In HR anything with fewer than five pillars is a note.',
        'Equality monitoring form: optional, at the end, after the forty questions that were not.',
      ],
      gentle: 'What was different after a year: who applied, who stayed, who was promoted? Measured change is the best answer.',
    },
    {
      says: 'probation|probation review|probationary period|probation period',
      brutal: [
        'Probation lasts six months. The review comes at five months and twenty-nine days, with an urgent flag.',
        'A passed probation is announced by nothing happening.',
      ],
      gentle: 'How many did you track, and were reviews held on time? It is small, but it prevents expensive mistakes.',
    },
    {
      says: 'agency|agencies|recruitment agency|temp|temp staff|temporary worker|temporary staff|preferred supplier',
      near: 'recruitment|recruiter|manage|managed|managing|temp|staff|worker|workers|suppliers|psl|candidates',
      brutal: [
        "“I know you don't take agency calls.” Every one of those calls begins like that.",
        'The agency sends one candidate who fits and two who make that one look good.',
        'Preferred suppliers: three agencies, the same four candidates.',
      ],
      gentle: 'Did you use them better or need them less? A fall in agency spend is a figure that finance will remember you by.',
    },
    {
      says: '180 recruitment|360 recruitment|360 recruiter|180 recruiter|perm desk|temp desk|billing|billings',
      brutal: [
        'A 360 recruiter wins the client, finds the candidate and chases the invoice. 360 is where you end up, facing the phone.',
        '“Are you interviewing anywhere else?” A recruiter asks it for your sake, and for the client list.',
      ],
      gentle: 'Billings for the year, and from how many placements? Agencies ask nothing else first, so begin with it.',
    },
    {
      says: 'candidate experience|candidate|candidates',
      near: 'experience|feedback|interview|offer|pool|pipeline|source|sourced|sourcing|placed|place|placing|liaise|registered|registering',
      brutal: [
        'Candidates say they are “very interested”, and so they are, in a counter-offer.',
        'Candidate experience: we will let you know by Friday. It did not say which one.',
        "The candidate's notice period is a month. The manager's patience was a week.",
      ],
      gentle: 'How many did you carry through, and what did those say who were turned down? A kind no is remembered for years.',
    },
    {
      says: 'counter offer|counter-offer|offer management|job offer|salary negotiation',
      brutal: [
        'A counter offer appears the minute somebody resigns. The money had been in the building all along.',
        'The job offer is made on Friday, so that the weekend can do its worst.',
      ],
      gentle: 'What share of offers were accepted? Acceptance rate shows whether you listened to candidates early, and few people print it.',
    },
    {
      says: 'graduate scheme|apprenticeship|graduate recruitment|apprentice|early careers|internship programme',
      near: 'scheme|manage|managed|recruit|recruited|programme|coordinate|coordinated|run|ran|recruitment|careers|launch|launched',
      brutal: [
        '4,000 applications, twelve places and one group exercise with spaghetti. Graduate recruitment in figures.',
        'The careers fair needs banners, pens and somebody who remembers what the apprenticeship levy is.',
      ],
      gentle: 'How many joined, and how many were still there after the programme? The second number is its whole point.',
    },
    {
      says: 'hr advice|hr business partner|hr business partnering|coaching managers|coached managers|advising managers|line manager|line managers|advised managers',
      brutal: [
        '“Hypothetically,” says the line manager. HR reaches for the file.',
        "Advising managers: the advice is “write it down”, and the reply is “I'd rather just tell you”.",
        'A line manager asks HR for help at the moment when it can no longer be given, only documented.',
      ],
      gentle: 'How many managers, of what level, and what do they now handle without you? Independence is the sign of good advice.',
    },
    {
      says: 'annual leave|holiday request|holiday requests|leave request|leave records',
      brutal: [
        'Eleven people want the same Friday, and three applied in January. HR has the timestamps.',
        'Carry over five days, says the policy. Someone has 31, and a theory.',
      ],
      gentle: 'For how many people, and was it a spreadsheet or a system you chose? If you ended the yearly August war, tell it.',
    },
    {
      says: 'gdpr|data protection|subject access request|dsar',
      brutal: [
        'A subject access request means reading 9,000 emails to find what was said about one microwave.',
        'GDPR says to delete it. The tribunal lawyer says to keep it. HR has two folders.',
      ],
      gentle: 'How many requests, answered inside the month? Deadlines met under the law are a clean, checkable claim.',
    },
    {
      says: 'christmas party|team building|staff event|company event|social committee|team-building',
      near: 'organise|organised|organising|plan|planned|planning|staff|committee|arrange|arranged|coordinate|company',
      brutal: [
        'HR organises the Christmas party, attends it until ten, and investigates it from Monday.',
        'Team building with rafts: you learn who can tie a knot and who can delegate from the bank.',
      ],
      gentle: 'How many people came, and did they come of their own will? Attendance at an optional event is an honest survey.',
    },
    {
      says: 'staff turnover|employee turnover|attrition|labour turnover',
      brutal: [
        'Attrition is 14%. In the board paper it is “in line with the sector”.',
        'Staff turnover is counted twice: once for the board, without the people who left in week one.',
        'Asked why attrition is high, managers say the market. Asked why it is low, they say me.',
      ],
      gentle: 'From what to what, in which team, and why? One cause you found and mended is the best thing to set beside the rate.',
    },
    {
      says: 'cipd',
      brutal: [
        'A CIPD essay asks whether HR is a strategic partner. It has been asking since before there was a seat at the table.',
        'CIPD level 5 compares three models of motivation. Then the office runs out of milk, and there is a fourth.',
      ],
      gentle: 'Level and date, in that order, since recruiters search for both. Which module changed how you handle a real case?',
    },
    {
      says: 'shrm|shrm-cp|phr|sphr',
      brutal: [
        '“What should HR do first?” In the SHRM exam all four answers are right, and one is best.',
        'Recertify every three years, with sixty credits. SHRM webinars have a large audience and a lot of muted washing-up.',
      ],
      gentle: 'Print the year it is valid to. Then give one case in which the knowledge kept a manager out of trouble.',
    },
    {
      says: 'assessment centre|assessment center',
      brutal: [
        'At an assessment centre six people build a bridge of newspaper, and nobody may look as if they want to lead.',
        'Six assessors, five criteria, one sandwich lunch. The assessment centre pretends that the lunch is not part of it.',
      ],
      gentle: 'Did you design the exercises or assess? If scores were ever compared with later performance, write that: it is rare.',
    },
    {
      says: 'psychometric test|psychometric testing|psychometric|psychometrics',
      brutal: [
        '“I sometimes prefer ideas to things.” Psychometric testing stops there and wants a number from one to five.',
        'The same question comes back on page nine with a “not” in it. Psychometric tests do not trust anybody either.',
      ],
      gentle: 'Which tools are you licensed to use? A level in testing, with its date, is a formal skill and should look like one.',
    },
    {
      says: 'headcount|headcount report|workforce planning',
      brutal: [
        'HR says 412, finance says 408, and the fire list says 431. Headcount is a matter of opinion.',
        'The plan was ten, the budget was eight, and six have a desk. That is workforce planning.',
        'Headcount is frozen. Head office has hired somebody to explain it.',
      ],
      gentle: 'How large a workforce, and which decision rested on your count? A vacancy not filled, or filled early, is a result.',
    },
    {
      says: 'hr metrics|hr analytics|people analytics|hr dashboard|hr reporting|hr reports|hr data',
      brutal: [
        'HR data has eleven spellings of “Operations”, and two of them have a manager.',
        'People analytics proved that the ones who leave are not here any more. There was a chart.',
        'The HR dashboard is opened once a quarter, by the person who built it, to see whether it still opens.',
      ],
      gentle: "Who changed their mind because of a figure of yours? That person's decision belongs in this line.",
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
      gentle: 'How long a plan, how many dependencies, and on which date did it end? Planned and actual, side by side, say it all.',
    },
    {
      says: 'stakeholder management|stakeholder engagement|stakeholder|managing stakeholders|key stakeholders',
      brutal: [
        'There is always one stakeholder whom nobody invited and without whom nothing gets signed.',
        'Stakeholder engagement is telling eleven people the same thing before the meeting, so that nothing happens in it.',
        'High power, low interest: the stakeholder who answers in one line, from a ski lift, “no”.',
      ],
      gentle: 'Who was the hardest to bring round, and what did it take? One named role is worth ten unnamed stakeholders.',
    },
    {
      says: 'risk register|raid log|risk management|risk log|risks and issues|risk and issue|raid',
      brutal: [
        'Risk 7, “key person leaves”, likelihood low. It is always written by the key person.',
        'A RAID log has risks, assumptions, issues and dependencies, and an owner who is surprised.',
        'Mitigation: “monitor”. Half of any risk register consists of looking at it.',
      ],
      gentle: 'Which risk did you see first, and what did that save? One that never happened because of you is worth describing.',
    },
    {
      says: 'prince2|prince 2|prince2 practitioner|prince2 foundation',
      brutal: [
        'PRINCE2 has seven principles, seven themes and seven processes. Then a director rings and it has one.',
        'In PRINCE2 you may only start up a project after you have started up starting it up. It is a real process.',
        'A PRINCE2 exam is open book. Most of the projects would have been, too, if anyone had opened it.',
      ],
      gentle: 'Practitioner or Foundation, and which year? More useful still: what did you leave out of it, since tailoring is the skill.',
    },
    {
      says: 'pmp|pmi|capm|pmbok',
      brutal: [
        "PMP asks for 36 months of leading projects. It's known as the short version of most of them.",
        'PMBOK is the body of knowledge. The head of knowledge has gone to another project.',
      ],
      gentle: 'Keep the number and expiry on file, and one line of budget here. Recruiters filter by PMP and then look for scale.',
    },
    {
      says: 'scrum master|csm|psm|certified scrum master|servant leader',
      brutal: [
        'A Scrum Master is a servant leader, so neither of the two gets the parking space.',
        'Two days, a test, a certificate: there are Scrum Masters who know the guide and Scrum Masters who have met the team.',
        '“What is blocking you?” asks the Scrum Master. It is the meeting.',
      ],
      gentle: 'Which impediment did you remove that the team had given up on? One such story outweighs three certificates.',
    },
    {
      says: 'daily stand-up|daily standup|stand-up|standup|stand-ups|daily scrum|stand up|stand-up meeting',
      not: 'comedy|comedian',
      brutal: [
        'Yesterday I did tickets, today I am doing tickets, no blockers. Stand-up has a script.',
        'The stand-up was to be fifteen minutes on foot. There are now chairs.',
        "“Let's take that offline,” says the stand-up, and four people lose a lunch.",
      ],
      gentle: 'What changed in the team after a month of yours? If they began talking to one another and not to you, write that.',
    },
    {
      says: 'retrospective|retro|sprint retrospective|retros',
      brutal: [
        'A retrospective asks what went well, what did not, and who will book the next one.',
        '“Better communication” has been an action from every retro since they bought the sticky notes.',
        'Sailboat, starfish, mad sad glad: the retrospective changes its drawing and keeps the problem.',
      ],
      gentle: 'Which action from one was really carried out, and what did it improve? That is the question behind all retros.',
    },
    {
      says: 'sprint planning|sprint|sprint review|sprint goal|sprint ceremonies|agile ceremonies|scrum ceremonies',
      brutal: [
        'They are called ceremonies. It is people on a call, guessing, once a fortnight.',
        'The sprint goal is written last and covers all of it: “progress on several fronts”.',
        'Sprint review: demo of a button. The finance director asks if it could be a report.',
      ],
      gentle: 'Predictability is what managers buy. What share of what you planned got done, and did it get steadier?',
    },
    {
      says: 'product backlog|backlog|backlog refinement|backlog grooming|backlog management|product backlogs',
      brutal: [
        'Number 412 of the backlog wishes for a dark mode. It was number 38 once, and had hopes.',
        'A product backlog is where a no goes when nobody can face saying it.',
        'Backlog refinement: six people, one sentence, the word “should”.',
      ],
      gentle: 'How did you decide what came first, and what did you throw out? The things you said no to show the owner in you.',
    },
    {
      says: 'user story|user stories|acceptance criteria|writing user stories',
      brutal: [
        '“As a user, I want to log in so that I can log in.” User stories have readers and that one has fans.',
        'Given, when, then: acceptance criteria cover three cases. The customer is the fourth.',
        '“As a system, I want.” There is one in any collection of user stories, and the system would rather not.',
      ],
      gentle: 'Did developers stop coming back with questions? That is the test of a good story, and it can be counted.',
    },
    {
      says: 'roadmap|product roadmap|product strategy|product vision',
      brutal: [
        'A roadmap shows Q1 in detail, Q2 in boxes and Q4 in the future tense.',
        'The product roadmap is “subject to change”. Sales has already sold page three.',
        "The product vision fits on one slide. It's the font that was difficult.",
      ],
      gentle: 'Name what you took off it, and who was upset. Roadmaps are made of refusals, and the good ones paid off in numbers.',
    },
    {
      says: 'user acceptance testing|uat|acceptance testing',
      brutal: [
        'UAT starts on Monday, and the users learn of it on Monday.',
        'In UAT somebody from finance types a minus into the quantity. That is why there is UAT.',
        'Two weeks of UAT: nine days of waiting for logins, one of finding out.',
      ],
      gentle: 'How many testers, how many defects, and how few after go-live? The last of the three is the point of the others.',
    },
    {
      says: 'go-live|go live|cutover|system implementation|rollout|roll-out',
      not: 'novel',
      brutal: [
        'Go-live is on a weekend, with pizza. The pizza has the better rollback plan: people will eat it cold.',
        'The rollout reached all sites. One still has the old system open in another window.',
        'Go-live: the project ends, the phones begin.',
      ],
      gentle: 'How many users, sites or countries, and how did the first Monday go? A quiet one deserves to be claimed.',
    },
    {
      says: 'change request|change control|scope creep|change requests|scope management',
      brutal: [
        'Scope creep never comes as a request. It comes as “while you are in there”.',
        'A change request takes ten minutes to think of and is free, says the person who thought of it.',
        'Out of scope, page 4. Whoever signed page 4 is asking for it.',
      ],
      gentle: 'What did you turn down, and what did you get paid for? Scope kept is budget kept, and budget is a number.',
    },
    {
      says: 'budget|project budget|budget management|budget control',
      brutal: [
        'A project budget has contingency of 10%. It went on the kick-off.',
        'The budget was approved in March, for a project described in November, by people who meet in June.',
        'Under budget, for a project, means that something was left out or that somebody is hiding a slide.',
      ],
      gentle: 'How large was it, and where did it end? Budget and outcome in one line is what programme boards look for first.',
    },
    {
      says: 'steering committee|steering group|project board|steerco|steering board',
      brutal: [
        'The steering committee steers by asking why it is amber.',
        'SteerCo: eight directors, forty minutes, one decision: the date of the next SteerCo.',
        'A project board meets monthly, to hear a paper that was true when it was sent.',
      ],
      gentle: 'Which decision did you need from them, and did you get it in time? A decision won from the board is a result, so name it.',
    },
    {
      says: 'status report|progress report|highlight report|rag status|project reporting|status reports|weekly report',
      brutal: [
        'Green outside, red inside: each RAG status is a watermelon to somebody.',
        '“On track, with challenges.” A status report has never used a sadder comma.',
        'The status report takes half of Friday, which is also the first risk that it fails to mention.',
      ],
      gentle: 'Who read it, and what did they decide differently? A report that got help early has earned its Friday.',
    },
    {
      says: 'lessons learned|lessons learnt|post-implementation review|project closure',
      brutal: [
        'Lessons learned: start earlier, talk more, lock the scope. Filed next to the identical ones.',
        'Project closure: everybody is on the next one, apart from the invoice.',
        'The lessons learned workshop is where “we” did it. The actions have no “we”.',
      ],
      gentle: 'Which lesson did the next project really use? If there is one, you did what hardly anyone manages.',
    },
    {
      says: 'kick-off|kickoff|kick-off meeting|kickoff meeting|project initiation|pid|project charter',
      brutal: [
        'The kick-off slide says “one team”. It lists nine teams.',
        "At the kick-off meeting everybody agrees. It's the last time, so somebody ought to paint it.",
        'A project charter is signed by a sponsor who saw the word “benefits” and a line.',
      ],
      gentle: 'Which early agreement spared you trouble later? A good beginning is often the invisible half of success.',
    },
    {
      says: 'business case|cost-benefit|cost benefit analysis|roi|business cases|return on investment',
      brutal: [
        'The business case pays for itself in 2.9 years. The rule says under three.',
        'Five options in the business case: do nothing, ours, and three to make ours look slim.',
        '4,000 hours saved a year, says the business case. Nobody has found where they went.',
      ],
      gentle: 'Was it approved, for how much, and did the benefit come? The third part is rarely checked, so yours would stand out.',
    },
    {
      says: 'process mapping|process map|process improvement|business process|as-is|to-be|bpmn|process maps',
      brutal: [
        'The as-is process map has a box called “Linda”. So does the to-be. Nobody has asked Linda.',
        'Process mapping: nine departments discover that step four exists to correct step two.',
        'A process map starts at the top left with a circle and ends in an argument about a diamond.',
      ],
      gentle: 'Steps before, steps after, days before, days after. Process work comes with its own figures, so let them speak.',
    },
    {
      says: 'requirement|requirements gathering|gathering requirements|requirements elicitation|business requirement|brd|requirements document|functional specification|requirements analysis',
      brutal: [
        'A requirement in three words: “fast, easy, flexible”. Testers would like to know at what temperature.',
        'Ninety-one requirements, and ninety of them must have. The other one is what they needed.',
        'Requirements elicitation: you ask what they want, and they describe the old screen.',
      ],
      gentle: 'Which requirement did you find by watching and not by asking? Analysts are hired for exactly that.',
    },
    {
      says: 'workshop|workshops|facilitated workshop|facilitation|facilitated workshops|facilitating workshops',
      not: 'car|bike|metalwork|woodwork|repair',
      brutal: [
        'A workshop produces 140 sticky notes, of which 60 say the same, and one says “lunch?”.',
        "The facilitator draws a car park on the flip chart. It's full by ten.",
        'Workshops end with dots. The boss has the same three dots as everybody else, and the room waits to see where they go.',
      ],
      gentle: 'How many people, what had to be decided, and was it? A workshop is as good as what was settled when they left.',
    },
    {
      says: 'cross-functional|cross functional|cross-functional team|matrix|virtual team',
      brutal: [
        'Cross-functional: everyone has another boss, and that boss has another deadline.',
        'In a matrix you have a straight line, a dotted line, and nobody to sign your leave.',
        'A cross-functional team is nine calendars that overlap on Thursday at half past four.',
      ],
      gentle: 'Which functions, how many people, and who could have said no to you? Leading without rank is the interesting part.',
    },
    {
      says: 'dependency|dependencies|interdependencies|critical path',
      brutal: [
        "Everyone's critical path runs through one person called Raj, who is on leave.",
        "A dependency is somebody else's Tuesday.",
        "Nobody owns the dependency between two projects. It is in both logs, as the other's.",
      ],
      gentle: 'Which one nearly cost you the date, and how did you spot it? That makes planning visible to people who never see it.',
    },
    {
      says: 'resource planning|resource management|resource allocation|resourcing|capacity planning',
      brutal: [
        "150% allocated. In a resource plan, that's a person with two laptops.",
        'Resource allocation: half a developer for three weeks. Nobody asks which half.',
        '“Resources” is what people are called when they are about to be asked to work on a Saturday.',
      ],
      gentle: 'How many people across how many projects, and where did the plan break? Mending it without overtime is worth a line.',
    },
    {
      says: 'vendor management|supplier management|third-party supplier|third party supplier|third parties|external vendor|vendors|managing vendors',
      brutal: [
        "The vendor's project manager has never lost a date. The vendor's project manager has moved dates.",
        "“It's in the next release.” Vendor management means asking which next.",
        'The statement of work says “reasonable support”. The vendor and you went to different lessons on reasonable.',
      ],
      gentle: 'How many contracts, what value, and what did you get that was not in the first offer? Terms won are countable.',
    },
    {
      says: 'consultant|consulting|client engagement|engagement|management consulting|strategy consulting',
      near: 'client|consulting|consultant|engagement|strategy|deck|advise|advised|management',
      brutal: [
        'A consultant interviews the staff, writes down what they say and reads it to the board at a day rate.',
        'Consulting is flying on Monday so as to be in a room that was free on Zoom.',
        '“Low-hanging fruit.” A client engagement lasts until somebody notices who owns the tree.',
      ],
      gentle: 'What did the client do a year later because of you? Advice followed is the number that consultants should count.',
    },
    {
      says: 'powerpoint|slide deck|slides|deck|presentation to the board|board presentation|executive presentation',
      brutal: [
        '62 slides, 8 in the main deck, 54 in the backup. The question is on none of them.',
        'The action title of slide nine took three hours. It says that costs are high.',
        '“Can you turn it into one slide?” So the deck is now in six point.',
      ],
      gentle: 'What was decided on the strength of it? Decks are forgotten by Friday, but the decision can still be named.',
    },
    {
      says: 'benefits realisation|benefits realization|benefits management|benefits tracking',
      brutal: [
        'Benefits realisation happens twelve months later, when the project code is closed and nobody has a number for it.',
        'Everyone claims the same saving. Add up all benefits realised and the company should by now be free.',
      ],
      gentle: "Did the benefits come, and who confirmed it? A finance director's agreement is the seal, so say if you had it.",
    },
    {
      says: 'pmo|project management office|project governance|governance',
      brutal: [
        'PMO: please update the plan so that we can report that the plan was updated.',
        'A PMO has templates for everything, and one project manager who “uses his own”.',
        'Gate 3 needs eleven documents. Governance has seen nine of them and will note it.',
      ],
      gentle: 'How many projects, and what did directors know sooner because of you? Oversight pays when a bad one gets stopped.',
    },
    {
      says: 'customer interview|user interview|product discovery|user research|discovery',
      near: 'user|customer|product|interview|research|discovery|workshop',
      brutal: [
        'Five customer interviews: four confirm what you hoped and the fifth is right.',
        'Discovery found what users want. It was not on the roadmap, so discovery was extended.',
      ],
      gentle: 'What did you stop building because of what you heard? That is the most valuable sentence a product person can write.',
    },
    {
      says: 'kpi|kpis|key performance indicator',
      brutal: [
        'Choose a KPI and people will hit it. A call centre once hung up to get there.',
        'Twenty-six KPIs. “Key” has gone the way of “priority”.',
        'A KPI that is green all year is either a triumph or a formula nobody has opened.',
      ],
      gentle: 'Which one did you move, from what to what? One that budged because of you beats the whole dashboard.',
    },
    {
      says: 'okr|okrs|objectives and key results',
      brutal: [
        'OKRs are meant to stretch, so 70% is good. Try telling that to whoever presents them upstairs.',
        'An OKR is written in January and found again in March, by the person asked to grade it.',
      ],
      gentle: 'What was the key result, as a number, and where did it end? An honest 0.6 with a lesson reads better than silence.',
    },
    {
      says: 'velocity|story point|story points',
      brutal: [
        'Velocity went up by 40% when a three became a five.',
        'A story point is not hours. It is half a day.',
        'You may not compare the velocity of two teams. It takes a director four minutes.',
      ],
      gentle: 'Measures like these steer a team, but hiring managers want what shipped. Give them both, in that order.',
    },
    {
      says: 'burndown|burn-down|burndown chart|burn-down chart',
      brutal: [
        'A burndown chart is flat for eight days and then leaps off a cliff, smiling.',
        'The line is ideal, the burndown is real, and between them lies the testing.',
      ],
      gentle: 'Did it tell you something early enough to act on? Say what you dropped or moved, and the chart has earned its place.',
    },
    {
      says: 'scaled agile|pi planning|agile release train|safe agilist|leading safe|safe framework',
      brutal: [
        'PI planning: 120 people, two days, a wall with red string. Detectives get by with less.',
        'In Scaled Agile there is a train, and it leaves on time. What was to be on it comes later, by bus.',
        'The Scaled Agile picture has so many boxes that the website lets you zoom.',
      ],
      gentle: 'How many teams were on it, and what was your seat? Scale only tells with the number of people attached.',
    },
    {
      says: 'change management|prosci|adkar|change manager',
      brutal: [
        'Change management: an email, a poster, and a “champion” with a badge and another full-time job.',
        "People resist change, says the training. They resist Thursday's because Tuesday's is not finished.",
        'The change curve starts with denial. So does the change plan, under “timeline”.',
      ],
      gentle: 'How many people had to work differently, and how many really did after three months? Adoption is your result.',
    },
    {
      says: 'digital transformation|transformation|business transformation|transformation programme',
      brutal: [
        'Digital transformation: the form is now a PDF, and you have to print it.',
        'Transformation has a name with an energetic verb in it, a logo and a floor. It will be called something else by spring.',
        'The old system goes off after the transformation. The old system has heard about that.',
      ],
      gentle: 'What can a customer or colleague do now that was not possible before? Put that first, and the programme name after it.',
    },
    {
      says: 'moscow|moscow prioritisation|moscow prioritization',
      near: 'prioritisation|requirement|requirements|technique|backlog|method|analysis|prioritization|prioritise',
      brutal: [
        "MoSCoW: must, should, could, won't. In practice it is must, must, must and one could for the look of it.",
        "A “won't” in MoSCoW is short for “won't until the sponsor sees the list”.",
      ],
      gentle: "What ended up under won't, and who agreed to it? That column is where a business analyst's work can be seen.",
    },
    {
      says: 'root cause analysis|fishbone|five whys|5 whys|root cause',
      brutal: [
        'Five whys: by the third, everyone is looking at one person. That is why root cause analysis has a facilitator.',
        'A fishbone has six ribs, and the root cause is written on the one called “communication”.',
      ],
      gentle: 'What was the cause in the end, and did the trouble stay away? An answer nobody had expected is worth a bullet.',
    },
    {
      says: 'mvp|minimum viable product',
      brutal: [
        'The MVP was viable, then minimum. In the end it was a product with a login.',
        'Sales heard “product”, finance heard “minimum”, and no one heard the V in MVP.',
        'Phase two will have the rest. There are MVPs out there that have waited for phase two longer than for planning permission.',
      ],
      gentle: 'What did you leave out, and were you right? The list of things not built is the mark of a product person.',
    },
    {
      says: 'proof of concept|poc|pilot project|pilot',
      not: 'airline|flight|aircraft|drone',
      brutal: [
        'A proof of concept goes live on a laptop under a desk. Three years on there is a sign: do not unplug.',
        'The pilot was a success. Pilots are, the volunteers having volunteered.',
      ],
      gentle: 'What did it prove, and how fast? A small test that stopped a large mistake is worth as much as a launch.',
    },
    {
      says: 'jira',
      brutal: [
        'Jira has forty reports. Every meeting asks for the forty-first, in Excel.',
        'The project manager moves the ticket. The developer moves it back. Jira sends both of them an email.',
        'A board in Jira has a column for everybody who once asked where it is.',
      ],
      gentle: 'What did you set up, and did people keep using it after you? Boards that survive their maker are a small proof.',
    },
    {
      says: 'microsoft project|ms project|primavera|smartsheet|primavera p6|p6',
      brutal: [
        '{it}: change one date, and Christmas moves.',
        'Everyone asks for the plan in {it}. Everyone then asks for it as a picture.',
        'A task in {it} is 99% complete for as long as it took to do the other 99%.',
      ],
      gentle: 'How many lines did the plan have, and who read it? A planner who keeps 800 tasks honest should put it like that.',
    },
    {
      says: 'kanban|kanban board|wip limit|scrumban',
      brutal: [
        'The WIP limit is three. There are eight cards on the Kanban board, five of which are “nearly”.',
        'A Kanban board has To do, Doing and Done, and one column called “Waiting for Phil”.',
        'Kanban is Japanese for signboard, and the sign says that testing is full.',
      ],
      gentle: 'How long did a card take from left to right, before and after? Cycle time is the honest figure of Kanban.',
    },
    {
      says: 'trello|asana|monday.com',
      brutal: ['{it} starts with three lists and ends with a list of lists.', 'The card in {it} has a cover picture, four labels and no owner.'],
      gentle: "Small tools show habits. What became visible to the team that had been in somebody's head before?",
    },
  ],
};
