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
      gentle: [
        'How many of those you welcomed were still there a year later? Onboarding is judged by that, and it is seldom printed.',
        'First weeks are remembered for years. What did somebody find ready on the first morning because you had thought of it?',
      ],
    },
    {
      says: 'recruitment|recruiting|end-to-end recruitment|full cycle recruitment|recruitment process|recruitment campaign',
      brutal: [
        '“We need somebody by Monday.” Recruitment got the email on Thursday, with no job description.',
        'The manager turns down eleven people, then wants the second one back, who starts elsewhere on Monday. That is recruitment.',
        'Recruitment has a beginning and an end. The middle is eight weeks of a manager “just looking at the diary”.',
      ],
      gentle: [
        'What kind of roles were they, and who stayed? Recruitment sounds alike everywhere until you name the hard ones.',
        'Which role did everyone call impossible, and how did you fill it? One hard vacancy says more than the yearly total.',
      ],
    },
    {
      says: 'cv screening|screening cvs|screened cvs|shortlisting|shortlisted|sifting|cv sifting|screening candidates|resume screening|candidate screening|shortlist',
      brutal: [
        'After CV screening, nobody can ever again be passionate about anything.',
        'Two hundred CVs, one morning. The screening standard rises before lunch and falls after it.',
        'Now it is the other way round: somebody is shortlisting you, on their ninetieth “detail-oriented”.',
      ],
      gentle: 'You have read hundreds of CVs and know which line makes you stop. Use that here, on your own.',
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
      gentle: [
        '‘{It}’ is half the story: did managers get better at asking because of you? What they stopped asking is a nice thing to be able to say.',
        'The point of ‘{it}’ is to see what the CV left out. In whom did you see it, and where are they now?',
      ],
    },
    {
      says: 'job advert|job posting|writing job adverts|advertising vacancies',
      brutal: ['Competitive salary. The job advert does not say with whom it is competing.', '“Fast-paced.” In a job advert, that is somebody running.'],
      gentle: 'What happened to the applications when you rewrote a job advert? Fewer and better is a result.',
    },
    {
      says: 'job description',
      brutal: [
        'The job description was last changed to remove the fax. The other duties are classics.',
        'Strategic, hands-on, a finisher, a dreamer: the job description wants four people and has one chair.',
        'A job description is written about somebody who has left, and read by somebody who is about to find out.',
      ],
      gentle: [
        'Managers seldom know what to put in the {it} until somebody asks. Which question of yours turned a wish list into a job?',
        'A year later, did the {it} still match the work? Keeping that true is the harder half, and few people do it.',
      ],
    },
    {
      says: 'applicant tracking system|ats|taleo|bullhorn',
      brutal: [
        '“Upload your CV. Now type in your CV.” Someone has to be on the other side of an ATS, and here you are.',
        'An ATS needs an account to apply, an account to log in and an account of why you left.',
        'The applicant tracking system has a status called “on hold”. Some of those are historic buildings.',
      ],
      gentle: 'Did you administer it, clean it or only use it? Cutting the clicks for applicants is something you could measure.',
    },
    {
      says: 'boolean search|sourcing|headhunting|headhunted|candidate sourcing|direct sourcing|linkedin recruiter',
      near: 'candidate|candidates|talent|recruiter|passive|role|roles|recruitment|recruiting|job board|resume|resumes|screening',
      brutal: [
        'Two thousand profiles, one with the right skills, and that one says “no recruiters please”. That is sourcing.',
        'Passive candidates, says the sourcing plan. So passive that they have not opened the message.',
        'Sourcing is fishing in a lake that gets eleven messages a week from the same boat.',
      ],
      gentle: '‘{It}’ has a reply rate. One in three would be extraordinary, so if yours was high, put it in print.',
    },
    {
      says: 'time to hire|time-to-hire|time to fill',
      brutal: [
        'Time to hire stops on the day the offer is accepted. It starts on a day that HR and the manager remember differently.',
        'Time to fill was 41 days. Thirty of those were a manager in the Algarve.',
      ],
      gentle: 'From what to what, and which step gave you the days back? It is the best-known number in the trade: print it.',
    },
    {
      says: 'employee relations|er case|er cases|employee relations cases|er casework',
      brutal: [
        'Employee relations: it always started with a mug.',
        'Employee relations is shown a screenshot. Then somebody brings the fuller screenshot.',
        "“Off the record.” In employee relations there's a form for that.",
      ],
      gentle: [
        'Early and quiet is the art of employee relations. What did you settle before it needed a file?',
        'The best cases never reach a hearing. Can you describe one, so that nobody could recognise it, that ended with two people back at work?',
      ],
    },
    {
      says: 'grievance|grievance procedure|grievance handling|disciplinary and grievance',
      not: 'harassment|bullying|discrimination',
      brutal: [
        'A grievance arrives on a Friday at five, with nineteen attachments in date order.',
        'Both sides of a grievance bring a friend. HR brings the water.',
        'The grievance policy says “informally, in the first instance”. The first instance had a subject line.',
      ],
      gentle: 'In a grievance one person investigates, one advises and one takes the notes. Which were you, and how many outcomes held up on appeal?',
    },
    {
      says: 'absence management|sickness absence|return to work interview|bradford factor|attendance management',
      not: 'long-term|cancer|maternity|leave of absence',
      brutal: [
        'The Bradford factor squares one number and multiplies it by another, so that managers feel it is science.',
        'The return to work form has a box for the reason. It is three centimetres wide, and managers write “discussed”.',
        'Absence is reported by the tenth of the month. The manager who reports it is on leave until the eleventh.',
      ],
      gentle: 'What did the rate do, and what did you change so that it did? Kind and firm together is worth showing.',
    },
    {
      says: 'hr policy|hr policies|policies and procedures|staff handbook|employee handbook|hr procedure|company policy',
      brutal: [
        'Policies and procedures: the first say what you may do, and the second say on which form.',
        'The employee handbook is 94 pages. It is read once, by someone with a highlighter, after an argument.',
        'Each HR policy has one sentence that is about a real person. The office knows who, and what was done to the microwave.',
      ],
      gentle: [
        'Which problem went away because of the {it}? A rule that ended an argument is a fine result.',
        'Rules get read when they are short. Did the {it} get clearer in your hands, and how could you tell that people had begun to follow?',
      ],
    },
    {
      says: 'employment law|acas|employment legislation|labour law|labor law',
      brutal: [
        'Can we just do it by Friday? Employment law has a paragraph on “just”.',
        'Employment law says “reasonable”. No two managers have ever agreed on how much that is.',
        'HR gives the manager the employment law. The manager gives HR what was said in the corridor.',
      ],
      gentle: 'Where {it} came into it, which awkward case stayed out of a tribunal, in general terms? Prevented claims have a price, so estimate it.',
    },
    {
      says: 'performance management|appraisal|performance review|performance appraisal|appraisals|annual review|performance reviews',
      brutal: [
        'Appraisals are due in March, so in the last week of March people are discovered to have been excellent.',
        'Scale of one to five, and the whole company is a three point five. Performance management has tried halves.',
        '“Continues to develop.” Most of an appraisal is written in the present tense so that nobody has to remember.',
      ],
      gentle: [
        'Did people find their reviews useful, and how do you know? In performance management that is the harder question, and the better one.',
        'A review is good when nothing in it comes as a surprise. What did you get managers to say in June that they used to save for December?',
      ],
    },
    {
      says: 'hr administration|hr admin|hr administrator duties|personnel file|personnel files|personnel record|employee record|employee records|employee file',
      brutal: [
        'A personnel file has nine reference letters in it and all of them say from when to when.',
        'Employee records: start date on paper, start date in the system, start date according to the employee.',
        'Contract unsigned since the first day. HR admin found it on the day of the leaving cake.',
      ],
      gentle: [
        'What did the last audit find in your personnel files? “Nothing” is a wonderful word to be able to print.',
        'Who could rely on those files without asking you? An auditor, a new colleague or a tribunal would each make a good example.',
      ],
    },
    {
      says: 'employment contract|contracts of employment|offer letter|offer letters|contract of employment|issuing contracts|employment contracts',
      brutal: [
        'The offer letter is out before the job title is agreed. “Executive” was the compromise.',
        'Employment contracts: clause 14 forbids the other job that half the office has.',
        'The contract says 37.5 hours. It says it with a straight face.',
      ],
      gentle: 'How soon did somebody have the contract in hand after the handshake? New people judge a company by those days.',
    },
    {
      says: 'payroll',
      brutal: [
        'Payroll cut-off is the 15th. Managers discover it on the 16th, in a variety of voices.',
        'HR sends payroll the starters, the leavers, and one who is both.',
        "The one error on the payroll goes to the one person with the finance director's number.",
      ],
      gentle: [
        'Was it you who ran the payroll, or you who fed it? Both are fine, and saying which is what a payroll manager looks for.',
        'HR and payroll meet where the mistakes happen. Which handover between the two did you tidy, and how did you know it had worked?',
      ],
    },
    {
      says: 'hris|workday hcm|successfactors|bamboohr|sap hr|hr system|people hr|hr information system',
      brutal: [
        'The HRIS was bought so that managers could help themselves. They email HR a picture of it.',
        'The HR system knows that the director reports to the intern. It happened in the import.',
        'Self-service in the HR system: HR still does it, but now you can watch.',
      ],
      gentle: [
        'Migration, clean-up, reports or daily use? If you moved the data, say how many records arrived in one piece.',
        'What did managers stop asking you for once they could see it in the {it}? Say that, and the system explains itself.',
      ],
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
        'Engagement is up four points. Somebody has moved the survey out of January.',
        'Score for communication: low. Result of the engagement survey: sent by PDF, in June.',
      ],
      gentle: 'What did people say when you asked them, and what changed because they said it? Response rate first, then the one thing that was done.',
    },
    {
      says: 'training needs|learning and development|l&d|training needs analysis',
      brutal: [
        'Training needs analysis: people want Excel, managers want resilience, and the budget wants e-learning.',
        'A course on time management starts late. L&D has seen that and says nothing.',
        'Excellent sandwiches: 4.8 out of 5. L&D measures impact on the same form.',
      ],
      gentle: 'Who learned what, and how did the work look afterwards? Learning is believed when somebody can do a new thing on Monday.',
    },
    {
      says: 'exit interview|leaver|offboarding|off-boarding',
      brutal: [
        'At the exit interview people finally use the suggestion box, all of it at once.',
        'Exit interview: the most honest hour in the company, stored where nobody goes.',
        'Leavers hand in a laptop, a pass and, at the very end, an opinion.',
      ],
      gentle: 'Did leavers tell you something that stayers had not, and was anything done? If turnover fell, there is your number.',
    },
    {
      says: 'reference check|right to work check|pre-employment check|background check|pre-employment screening|employment verification|reference checking',
      brutal: [
        'A reference check confirms that somebody worked there, between two dates. The rest is in the pause.',
        'Pre-employment checks: everything is in apart from the one thing needed before nine.',
        'The background check has come back clear. It took three weeks, and the candidate has been at the next desk for two.',
      ],
      gentle: [
        'Did anyone start before their checks were back? If the answer was no for years, that is a strong short sentence.',
        'Behind a background check waits somebody who has already given notice. How fast were yours, and how did you keep them posted?',
      ],
    },
    {
      says: 'wellbeing|well-being|wellness|employee wellbeing|wellbeing initiative|wellbeing programme',
      brutal: [
        'Wellbeing at lunch: a talk on stress, held in the only hour people had off.',
        'The wellbeing room has a beanbag, a lavender spray and, since March, the archive boxes.',
        'Yoga at 12.30. The wellbeing initiative is full of the people who were calm already.',
      ],
      gentle: 'What did people really use, and how do you know? Take-up is a better measure here than the number of initiatives.',
    },
    {
      says: 'employee benefits|benefits administration|compensation and benefits|comp and ben|benefits package|open enrollment|benefits enrollment',
      brutal: [
        'Cycle to work, gym discount, a helpline. People read the benefits once and ask about the parking.',
        'Open for two weeks, announced five times: benefits are chosen on the last afternoon, in a queue.',
        'The benefits brochure has two people laughing on a beach. They have just read about the dental.',
      ],
      gentle: [
        'What did the benefits cost, and did people stay because of them? Finance asks the first, so answer the second as well.',
        'Benefits are mostly found out about too late. How did you get people to use what was there, and which one did they thank you for?',
      ],
    },
    {
      says: 'pay review|salary review|salary benchmarking|pay benchmarking|salary survey',
      brutal: [
        "A salary benchmark proves that we pay the median. So does everybody's.",
        'The letter after a pay review is one page. People read one number and keep the page.',
      ],
      gentle: 'Pay is where fairness gets tested. What did you find that was out of line, and did you get it put right?',
    },
    {
      says: 'probation|probation review|probationary period|probation period',
      brutal: [
        'Probation lasts six months. The review comes at five months and twenty-nine days, with an urgent flag.',
        'A passed probation is announced by nothing happening.',
      ],
      gentle: 'It is small, and it prevents expensive mistakes. Did managers hold the conversation in good time because you had reminded them?',
    },
    {
      says: 'recruitment agency|agency staff|temp staff|temporary staff|agency worker|preferred supplier|staffing agency',
      brutal: [
        "“I know you don't take agency calls.” Every one of those calls begins like that.",
        'The agency sends one candidate who fits and two who make that one look good.',
        'Preferred suppliers: three agencies, the same four candidates.',
      ],
      gentle: 'Did you use them better or need them less? A fall in agency spend is a figure that finance will remember you by.',
    },
    {
      says: '360 recruitment|360 recruiter|360 recruitment consultant',
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
      gentle: 'What would the last candidate you turned down say? A kind no is remembered for years.',
    },
    {
      says: 'counter offer|counter-offer|offer negotiation|job offer',
      brutal: [
        'A counter offer appears the minute somebody resigns. The money had been in the building all along.',
        'The job offer is made on Friday, so that the weekend can do its worst.',
      ],
      gentle: 'What share of offers were accepted? Acceptance rate shows whether you listened to candidates early, and few people print it.',
    },
    {
      says: 'graduate scheme|graduate recruitment|early careers|campus recruitment',
      brutal: [
        '4,000 applications, twelve places and one group exercise with spaghetti. Graduate recruitment in figures.',
        'Graduate recruitment takes to the careers fair a banner, 800 pens and somebody who can say what the company does.',
      ],
      gentle: 'How many of your graduates were still there when the programme was over? That is its whole point, so say it.',
    },
    {
      says: 'hr advice|hr business partner|hr business partnering|coaching managers|coached managers|advising managers|line manager|line managers|advised managers',
      brutal: [
        '“Hypothetically,” says the line manager. HR reaches for the file.',
        "Advising managers: the advice is “write it down”, and the reply is “I'd rather just tell you”.",
        'A line manager asks HR for help at the moment when it can no longer be given, only documented.',
      ],
      gentle: 'What can your line managers now handle without you? Making yourself less needed is the best sign of good advice.',
    },
    {
      says: 'gdpr|data protection|subject access request|dsar',
      brutal: [
        'A subject access request means reading 9,000 emails to find what was said about one microwave.',
        'GDPR says to delete it. The tribunal lawyer says to keep it. HR has two folders.',
      ],
      gentle: 'A subject access request has a deadline and a lot of feelings in it. Did yours go out in time, and how did you manage it?',
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
        '“What should HR do first?” All four answers in the {it} exam are right, and one of them is best.',
        'Recertify every three years: for {it} people sit in webinars with the washing-up on mute.',
        'Everyone at the {it} seminar agrees that documentation is key. Nobody has brought a pen.',
      ],
      gentle: [
        'Print the year it is valid to. Then give one case in which the knowledge kept a manager out of trouble.',
        'Name the case in which what you learned for the {it} kept a manager out of trouble. Letters are common, and stories are not.',
      ],
    },
    {
      says: 'headcount|headcount report|workforce planning',
      brutal: [
        'HR says 412, finance says 408, and the fire list says 431. Headcount is a matter of opinion.',
        'The plan was ten, the budget was eight, and six have a desk. That is workforce planning.',
        'Headcount is frozen. Head office has hired somebody to explain it.',
      ],
      gentle: 'Which decision rested on your headcount? A post not filled, or filled early, is what the counting was for.',
    },
    {
      says: 'hr metrics|hr analytics|people analytics|hr dashboard|hr reporting|hr reports|hr data',
      brutal: [
        'HR data has eleven spellings of “Operations”, and two of them have a manager.',
        'According to people analytics, those who leave are no longer here. There was a chart.',
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
        'It takes nine stakeholders to agree, and one, who was not invited, to sign.',
        'Stakeholder engagement is telling eleven people the same thing before the meeting, so that nothing happens in it.',
        'High power, low interest: the stakeholder who answers in one line, from a ski lift, “no”.',
      ],
      gentle: [
        'Who was the hardest to bring round, and what did it take? One named role is worth ten unnamed stakeholders.',
        'Behind that word stand people with names and worries. Whose worry did you take seriously first, and what did it save you later?',
      ],
    },
    {
      says: 'risk register|raid log|risk log|risks and issues',
      brutal: [
        'The risk register has forty risks. What happened was number forty-one.',
        'A RAID log has risks, assumptions, issues and dependencies, and an owner who is surprised.',
        'Mitigation: “monitor”. Half of any risk register consists of looking at it.',
      ],
      gentle: 'Which risk did you see first, and what did that save? One that never happened because of you is worth describing.',
    },
    {
      says: 'prince2|prince 2|prince2 practitioner|prince2 foundation',
      brutal: [
        'PRINCE2 has principles, processes and products. Then a director rings, and it has one phase, called now.',
        'PRINCE2 has one process for starting up a project and another for initiating it. In between, people have a sandwich.',
      ],
      gentle: 'Practitioner or Foundation, and which year? More useful still: what did you leave out of it, since tailoring is the skill.',
    },
    {
      says: 'pmp|capm|pmbok',
      brutal: [
        'The {it} exam asks what a project manager should do first. The answer is never “panic”, which rules out experience.',
        'PMBOK is the body of knowledge. The head of knowledge has been moved to another project.',
      ],
      gentle: 'The {it} gets you through the filter. Put the project you would have run differently without it into the same line.',
    },
    {
      says: 'scrum master|certified scrum master|servant leader',
      brutal: [
        'A servant leader: the title comes with all of the blame and none of the parking.',
        'Two days, a test, a certificate: there are Scrum Masters who know the guide and Scrum Masters who have met the team.',
        '“What is blocking you?” asks the Scrum Master. It is the meeting.',
      ],
      gentle: 'Which impediment did you remove that the team had given up on? One such story outweighs three certificates.',
    },
    {
      says: 'daily stand-up|daily standup|daily scrum|stand-up meeting|standup',
      not: 'comedy|comedian',
      brutal: [
        'Yesterday I did tickets, today I am doing tickets, no blockers. Stand-up has a script.',
        'Eleven people at the stand-up, and the update that mattered came afterwards, at the kettle.',
        "“Let's take that offline,” says the stand-up, and four people lose a lunch.",
      ],
      gentle: 'What changed in the team after a month of yours? If they began talking to one another and not to you, write that.',
    },
    {
      says: 'retrospective|sprint retrospective|retros',
      brutal: [
        'A retrospective asks what went well, what did not, and who will book the next one.',
        '“Better communication” has been an action from every retro since they bought the sticky notes.',
        'Sailboat, starfish, mad sad glad: the retrospective changes its drawing and keeps the problem.',
      ],
      gentle: 'Which action from one was really carried out, and what did it improve? That is the question behind all retros.',
    },
    {
      says: 'sprint planning|sprint|sprint review|sprint goal|sprint ceremonies|agile ceremonies|scrum ceremonies',
      not: 'nextel|pcs|mobile|wireless',
      brutal: [
        'Sprint planning is called a ceremony. It is people on a call, guessing, once a fortnight.',
        'The sprint goal is written last and covers all of it: “progress on several fronts”.',
        'Sprint review: demo of a button. The finance director asks if it could be a report.',
      ],
      gentle: 'Predictability is what managers buy. What share of what you planned got done, and did it get steadier?',
    },
    {
      says: 'product backlog|backlog|backlog refinement|backlog grooming|backlog management|product backlogs',
      not: 'order backlog|maintenance|work order|claims',
      brutal: [
        'Number 412 of the backlog wishes for a dark mode. It was number 38 once, and had hopes.',
        'A product backlog is where a no goes when nobody can face saying it.',
        'Backlog refinement: six people, one sentence, the word “should”.',
      ],
      gentle: 'How did you decide what came first, and what did you throw out? The things you said no to show the owner in you.',
    },
    {
      says: 'roadmap|product roadmap',
      brutal: [
        'A roadmap shows Q1 in detail, Q2 in boxes and Q4 in the future tense.',
        'The product roadmap is “subject to change”. Sales has already sold page three.',
        'A roadmap has an arrow pointing off the right-hand edge. That is where the feature went.',
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
      gentle: 'What did the users find in {it} that all the clever people had missed? Then say how quiet the weeks after go-live were.',
    },
    {
      says: 'go-live|go live|cutover|system implementation|system rollout|rollout|roll-out',
      not: 'novel',
      brutal: [
        'Go-live is on a weekend, with pizza. The pizza has the better rollback plan: people will eat it cold.',
        'The rollout reached all sites. One still has the old system open in another window.',
        'Go-live: the project ends, the phones begin.',
      ],
      gentle: 'How was the first Monday after the {it}? If it was dull, say so: dull is what everybody hopes for.',
    },
    {
      says: 'change request|change control|scope creep|scope management',
      brutal: [
        'Scope creep is never asked for. It is assumed, in the third paragraph, by somebody on copy.',
        'A change request takes ten minutes to think of and is free, says the person who thought of it.',
        'Out of scope, page 4. Whoever signed page 4 is asking for it.',
      ],
      gentle: 'Which change request did you turn down, and were they glad in the end? Scope that holds is worth a line.',
    },
    {
      says: 'budget|project budget|budget management|budget control',
      in: 'work',
      brutal: [
        'A project budget has contingency of 10%. It went on the kick-off.',
        'The budget was approved in March, for a project described in November, by people who meet in June.',
        'Come in under budget, and a project is asked two things: what was left out, and can they have it back.',
      ],
      gentle: [
        'How large was the budget, and where did it end? If you saw trouble early and said so, that is the part to tell.',
        'What was the hardest thing to say no to while you kept it? That no is what a sponsor remembers.',
      ],
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
      says: 'status report|progress report|highlight report|rag status|project reporting',
      brutal: [
        'Green outside, red inside: each RAG status is a watermelon to somebody.',
        '“On track, with challenges.” A status report has never used a sadder comma.',
        'The status report takes half of every Friday. It has yet to mention this as a risk.',
      ],
      gentle: 'Who read it, and what did they decide differently? A report that got help early has earned its Friday.',
    },
    {
      says: 'kick-off|kickoff|kick-off meeting|kickoff meeting',
      brutal: [
        'The kick-off slide says “one team”. It lists nine teams.',
        "At the kick-off meeting everybody agrees. It's the last time, so somebody ought to paint it.",
        'Kick-off: nine introductions, one slide, and somebody who is “just here to listen” and will decide everything.',
      ],
      gentle: 'Which early agreement spared you trouble later? A good beginning is often the invisible half of success.',
    },
    {
      says: 'business case|cost-benefit analysis|cost benefit analysis',
      brutal: [
        'The business case pays for itself in 2.9 years. The rule says under three.',
        'A business case is written after the decision, in the voice of somebody about to make one.',
        '4,000 hours saved a year, says the business case. They are still being looked for.',
      ],
      gentle: 'Was it approved, for how much, and did the benefit come? The third part is rarely checked, so yours would stand out.',
    },
    {
      says: 'process mapping|process map|business process mapping|process improvement|business process|bpmn',
      brutal: [
        'The as-is process map has a box called “Linda”. So does the to-be. Nobody has asked Linda.',
        'Nine departments, one process, and it turns out that step four is there to correct step two.',
        'A process map starts at the top left with a circle and ends in an argument about a diamond.',
      ],
      gentle: [
        'Put the number of steps beside ‘{it}’, before and after. Whom did the shorter way spare the most?',
        'Those who do the work usually know where it hurts. For ‘{it}’, who told you, and what did they no longer have to do afterwards?',
      ],
    },
    {
      says: 'requirements gathering|gathering requirements|gathered requirements|requirements elicitation|business requirement|requirements document|functional specification|requirements analysis|user requirement|functional requirement|brd',
      brutal: [
        'A requirement in three words: “fast, easy, flexible”. The testers would like to know how fast, and in which direction.',
        'Ninety-one requirements, and ninety of them must have. The other one is what they needed.',
        'Requirements elicitation: you ask what they want, and they describe the old screen.',
      ],
      gentle: [
        'Which requirement did you find by watching and not by asking? Analysts are hired for exactly that.',
        'Between what people ask for and what they need lies the whole craft. Give one case in which you noticed the difference in time.',
      ],
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
      gentle: 'What had to be decided in the workshop, and was it? Getting a room from opinions to a decision is a skill, so show one.',
    },
    {
      says: 'cross-functional|cross functional|cross-functional team',
      brutal: [
        'Cross-functional: everyone has another boss, and that boss has another deadline.',
        'Cross-functional: five departments are in the room, and three of them are there to make sure.',
        'A cross-functional team is nine calendars that overlap on Thursday at half past four.',
      ],
      gentle: [
        'Which functions, how many people, and who could have said no to you? Leading without rank is the interesting part.',
        'Who in that team did not report to you and came along all the same? How you won them is the interesting half.',
      ],
    },
    {
      says: 'dependency|dependencies|interdependencies|critical path',
      not: 'drug|alcohol|substance|injection',
      brutal: [
        'The critical path runs through one person, and that person is on leave.',
        "A dependency is somebody else's Tuesday.",
        "A dependency between two projects stands in both logs, each time as the other's.",
      ],
      gentle: 'Which one nearly cost you the date, and how did you spot it? That makes planning visible to people who never see it.',
    },
    {
      says: 'resource planning|resource allocation|resource plan|capacity planning|project resourcing',
      not: 'enterprise resource|sap|module|configuration|configured|network|server|storage|production|clearance|disaster',
      brutal: [
        "150% allocated. In a resource plan, that's a person with two laptops.",
        'Resource allocation: half a developer for three weeks. Nobody asks which half.',
        '“Resources” is what people are called when they are about to be asked to work on a Saturday.',
      ],
      gentle: "Where did the plan break, and how did you mend it without spending people's evenings? That is resource planning at its best.",
    },
    {
      says: 'vendor management|supplier management|third-party supplier|third-party vendor|external vendor|managing vendors|managed vendors|vendor relationship|vendor',
      in: 'work',
      brutal: [
        "The vendor's project manager has never lost a date. The vendor's project manager has moved dates.",
        "“It's in the next release.” Vendor management means asking which next.",
        "“Reasonable support”, says the vendor's statement of work. It was written by somebody very reasonable, at the vendor.",
      ],
      gentle: [
        'What did you get out of a vendor that was not in the first offer? Terms you won are worth a line of their own.',
        'A vendor behaves well for a customer who reads the contract. What did you notice in yours that everyone before you had signed?',
      ],
    },
    {
      says: 'management consulting|management consultant|strategy consulting|consulting engagement|client engagement|consulting firm|consultancy|consulting project',
      brutal: [
        'A consultant interviews the staff, writes down what they say and reads it to the board at a day rate.',
        'Consulting is flying on Monday so as to be in a room that was free on Zoom.',
        '“Low-hanging fruit.” A client engagement lasts until somebody notices who owns the tree.',
      ],
      gentle: "Advice followed is the figure I'd put after ‘{it}’. What was a client still doing a year later because of you?",
    },
    {
      says: 'powerpoint|slide deck|board presentation|executive presentation',
      brutal: [
        '62 slides, 8 in the main deck, 54 in the backup. The question is on none of them.',
        'The action title of slide nine took three hours. It says that costs are high.',
        '“Can you turn it into one slide?” So the deck is now in six point.',
      ],
      gentle: 'Slides are forgotten by Friday, but the decision can still be named. What was settled on the strength of your {it}?',
    },
    {
      says: 'pmo|project management office|project governance',
      brutal: [
        'PMO: please update the plan so that we can report that the plan was updated.',
        'A PMO has templates for everything, and one project manager who “uses his own”.',
        'Gate 3 needs eleven documents. The PMO has nine of them, and a certain look.',
      ],
      gentle: 'What did directors find out sooner because of the PMO? If a bad project got stopped in time, that is its best day.',
    },
    {
      says: 'kpi|kpis|key performance indicator',
      brutal: [
        'Choose a KPI and people will hit it, whatever else was standing there.',
        'Twenty-six KPIs. “Key” has gone the way of “priority”.',
        'A KPI that is green all year is either a triumph or a formula nobody has opened.',
      ],
      gentle: 'Where you write ‘{it}’, name the one you moved, from what to what. One that budged because of you beats the whole dashboard.',
    },
    {
      says: 'velocity|story point|story points',
      near: 'sprint|team|agile|scrum|points|point|story|jira',
      brutal: [
        'Velocity went up by 40% when a three became a five.',
        'A story point is not hours. It is half a day.',
        'You may not compare the velocity of two teams. It takes a director four minutes.',
      ],
      gentle: 'Measures like these steer a team, but hiring managers want what shipped. Give them both, in that order.',
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
      not: 'itil|incident|configuration management',
      brutal: [
        'Change management: an email, a poster, and a “champion” with a badge and another full-time job.',
        "People resist change, says the training. They resist Thursday's because Tuesday's is not finished.",
        'The change curve starts with denial. So does the change plan, under “timeline”.',
      ],
      gentle: [
        'What were people doing three months later: the new thing, or the old one with a new name? That is change management, measured.',
        'People rarely resist a change that they helped to draw. Whom did you bring in early, and what did they alter?',
      ],
    },
    {
      says: 'digital transformation|business transformation|transformation programme|transformation program',
      brutal: [
        'Digital transformation: the form is now a PDF, and you have to print it.',
        'A transformation gets a verb, a logo and a floor of its own. By spring it will be called something else.',
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
      says: 'mvp|minimum viable product',
      not: 'award|awarded|most valuable|season|microsoft mvp',
      brutal: [
        'The MVP was viable, then minimum. In the end it was a product with a login.',
        'Sales heard “product”, finance heard “minimum”, and no one heard the V in MVP.',
        'Phase two will have the rest. There are MVPs out there that have waited for phase two longer than for planning permission.',
      ],
      gentle: 'What did you leave out, and were you right? The list of things not built is the mark of a product person.',
    },
    {
      says: 'proof of concept|poc',
      brutal: [
        'A proof of concept goes live on a laptop under a desk. Three years on there is a sign: do not unplug.',
        'A proof of concept proves that it can be done once, on a good day, by whoever built it.',
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
      says: 'microsoft project|ms project|primavera p6|primavera|smartsheet',
      brutal: [
        'Nine hundred lines of {it}, and the only one that gets read is the last.',
        'Everyone asks for the plan in {it}. Everyone then asks for it as a picture.',
        'A task in {it} is 99% complete for as long as it took to do the other 99%.',
      ],
      gentle: 'Who lived by your plan in {it}, and how often was it right? A plan that people trust is rarer than a long one.',
    },
    {
      says: 'kanban|kanban board|wip limit|scrumban',
      not: 'manufacturing|vendor kanban|lean manufacturing',
      brutal: [
        'The WIP limit is three. There are eight cards on the Kanban board, five of which are “nearly”.',
        'A Kanban board has To do, Doing and Done, and one column called “Waiting for Phil”.',
        'Kanban is Japanese for signboard, and the sign says that testing is full.',
      ],
      gentle: 'How long did a card take from left to right, before and after? Cycle time is the honest figure of Kanban.',
    },
  ],
};
