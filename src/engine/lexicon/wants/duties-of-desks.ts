import type { DutyInterview } from './duty-interview.ts';

const duty = (says: RegExp, question: string, contains: string, of: RegExp | null = null): DutyInterview => ({
  says: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${says.source})(?![\p{L}\p{N}])`, 'iu'),
  question,
  contains,
  of,
});

/** Trades in which a word is that duty, and not another thing of the same name. */
const CASES = /legal|law|paralegal|attorney|advocate|solicitor|counsel|case|social|court|claims|probation/iu;
const DESIGN = /design|art|market|media|brand|creative|illustrat|web/iu;
const DRAWING = /engineer|design|cad\b|draft|draught|architect|drawing|survey/iu;
const HR = /\bhr\b|human|recruit|talent|people|personnel|staffing|payroll|benefit/iu;
const INSURE = /insur|claim|adjust|underwrit/iu;
const LAW = /legal|law|paralegal|attorney|advocate|solicitor|counsel|case|social|court|contract|procure|buyer|property|leas|lettings/iu;
const MARKET = /market|media|sales|brand|communicat|fundrais|content|seo|digital|pr\b|public relations|account/iu;
const MONEY = /account|financ|bookkeep|payroll|audit|bank|treasur|controller|billing|tax|credit|ledger|cost/iu;
const TECH =
  /\b(?:it|data|software|web|java|\.net|python|sap)\b|engineer|develop|admin|analy|architect|programm|network|devops|support|technician|test|qa\b|scien|database|help ?desk|desktop|system|cyber|security/iu;

/** Money, offices, selling, law, people, screens and data. */
export const DUTIES_OF_DESKS: readonly DutyInterview[] = [
  duty(
    /month[- ]end|year[- ]end|period[- ]end|closing process/u,
    'Walk me through your last month end, day by day.',
    'What happens on which day, what you post yourself, what usually holds it up, and who signs it off.',
    MONEY,
  ),
  duty(
    /reconcil\p{L}+/u,
    'Tell me about a difference you could not explain at first.',
    'The account, how large the difference was, where you looked, and what it turned out to be.',
    MONEY,
  ),
  duty(
    /accounts payable|payables?|purchase ledger|(?:pay|process|code)\p{L}* (?:\p{L}+ ){0,2}invoices|vendor invoices|supplier invoices/u,
    'An invoice has no purchase order and the supplier is shouting. What do you do?',
    'Who you ask first, what you tell the supplier, what you will not pay without, and a time it happened.',
    MONEY,
  ),
  duty(
    /accounts receivable|receivables?|collections?(?! system)|credit control|past[- ]due|overdue/u,
    'How do you get an old debt paid by somebody you want to keep as a customer?',
    'What you say on the first call and the third, when you stop supplies or escalate, and one debt you brought in.',
  ),
  duty(
    /payroll|timesheets?|payslips?/u,
    'Payday is tomorrow and you find a mistake. What do you do?',
    'How you check before the run, who you tell, how it gets put right in time, and one mistake you caught.',
  ),
  duty(
    /vat|sales tax|tax returns?|1099s?|form 1040/u,
    'Where do people most often get this return wrong?',
    'The usual mistake, how you check for it, the deadline, and how you hear of changes in the rules.',
    MONEY,
  ),
  duty(
    /journal entr(?:y|ies)|journals|accruals|prepayments|general ledger|depreciation/u,
    'Give me an accrual or a journal that you had to think about.',
    'What it was for, how you worked out the amount, what backed it up, and who reviewed it.',
    MONEY,
  ),
  duty(
    /financial statements?|management accounts|statutory accounts|variance analysis/u,
    'Which number in that report did people ask you about, and what did you tell them?',
    'The line, what had moved, how you found out why, and what was decided.',
    MONEY,
  ),
  duty(
    /budgets?|forecast\p{L}*/u,
    'How did you end the last year against that budget, and why?',
    'The budget, the result, what had not been foreseen, and what you changed for the next year.',
  ),
  duty(
    /internal controls?|sox|audits?|auditors?/u,
    'What did the last audit find, and what did you do about it?',
    'One finding, what caused it, what you changed, and whether it came back.',
  ),
  duty(
    /loans?|mortgages?|underwrit\p{L}+|credit applications?/u,
    'Tell me about an application that you turned down, or wanted to.',
    'What looked wrong, which rule or ratio decided it, and how you told the customer.',
  ),
  duty(
    /teller|cash drawer|cash handling|handled cash|cashing up|balanc\p{L}+ (?:the )?(?:till|drawer|cash)/u,
    'Your drawer is out at the end of the day. What do you do, in order?',
    'What you count again, who you tell and when, what gets written down, and how often it has happened to you.',
  ),
  duty(
    /fraud|aml|kyc|money laundering/u,
    'What made you suspicious, the last time you were?',
    'The sign you saw, what you were allowed to say to the customer, who you reported it to, and what came of it.',
  ),
  duty(
    /insurance claims?|claims/u,
    'Tell me about a claim that you had to refuse.',
    'What the policy said, what you checked, how you put it, and whether it was challenged.',
    INSURE,
  ),
  duty(
    /cold[- ]call\p{L}*|prospect\p{L}+|lead generation|outbound/u,
    'Sell me something in the first twenty seconds of a cold call.',
    'Your opening line, the question you ask next, what you do with “not interested”, and how many calls make one meeting.',
  ),
  duty(
    /upsell\p{L}*|cross[- ]sell\p{L}*|add-on sales|up-sell\p{L}*/u,
    'A customer came for one thing. How do you sell the second without annoying them?',
    'What you listen for, the words you use, and how often it works.',
  ),
  duty(
    /sales (?:targets?|goals?|quotas?)|quotas?|targets?/u,
    'Which month did you miss the target, and what did you do in the next one?',
    'The figures of both months, what had gone wrong, and the one thing you changed.',
  ),
  duty(/negotiat\p{L}+/u, 'What did you give up to get that deal?', 'What each side wanted, where your limit was, and what was in the contract at the end.'),
  duty(
    /key accounts?|account manage\p{L}+|customer accounts?|client relationships?|client base/u,
    'Which account did you nearly lose, and why are they still with you?',
    'What went wrong, who rang whom, what you offered, and what they spend now.',
  ),
  duty(
    /complaints?|difficult customers|irate|escalat\p{L}+|upset (?:customers?|guests?)/u,
    'Tell me about the angriest customer you have had.',
    'What they wanted, what you said first, what you were allowed to offer, and how they left.',
  ),
  duty(
    /social media|instagram|facebook|tiktok/u,
    'Which post did badly, and what did you learn from it?',
    'What you expected, the numbers, what you think went wrong, and what you posted next.',
  ),
  duty(
    /campaigns?|ppc|google ads|seo|email marketing|newsletters?/u,
    'What did that campaign cost, and what did it bring in?',
    'Budget, audience, the number you were judged by, and what you would cut next time.',
    MARKET,
  ),
  duty(
    /press releases?|media relations|journalists|public relations/u,
    'Which story did you get placed, and how?',
    'The angle, who you rang, why they took it, and where it ran.',
  ),
  duty(
    /events?(?! log)|conferences?|trade shows?|open houses?/u,
    'What went wrong on the day, and did the guests notice?',
    'Guests and budget, the problem, who fixed it, and what you now check the day before.',
  ),
  duty(
    /recruit\p{L}*|interview(?:ed|ing|s)? candidates|candidates|hiring|new hires/u,
    'Tell me about somebody you hired who did not work out.',
    'What you saw in the interview, what you missed, how it ended, and what you ask now.',
  ),
  duty(
    /grievances?|disciplinar\p{L}+|employee relations|terminations?|investigations?/u,
    'Take me through the hardest employee case you handled, without names.',
    'What was alleged, what you looked into, who decided, and whether it was challenged.',
  ),
  duty(
    /onboarding|inductions?|orientation/u,
    'What does a new starter do on day one with you, and what do they still not know after a month?',
    'The plan for the first day and week, who looks after them, and what you changed after feedback.',
  ),
  duty(
    /benefits|compensation|open enrol\p{L}+|401\(?k\)?/u,
    'Which question about pay or benefits do people ask you most, and what do you tell them?',
    'The question, the answer in plain words, where you look it up, and when you pass it on.',
    HR,
  ),
  duty(
    /calendars?|(?<!site )diar(?:y|ies)|scheduling appointments|schedule(?:d|s)? (?:meetings|appointments)|travel arrangements/u,
    'Two people need your boss at the same hour. Who gets it?',
    'How you decide, who you ring, what you never move, and one day when it all went wrong.',
  ),
  duty(
    /minutes|board meetings?|meetings/u,
    'What happens in the week before a meeting that you run or minute, and in the day after?',
    'Papers out by when, who chases the actions, and how fast the minutes are out.',
  ),
  duty(
    /front desk|reception(?:ist)?|switchboard|visitors|incoming calls|answer(?:ed|ing)? (?:the )?(?:phones?|telephones?|calls)/u,
    'Three phones ring and somebody is standing at the desk. What do you do?',
    'Who comes first and why, what you say to the others, and how nobody gets forgotten.',
  ),
  duty(
    /data entry|databases?|record[- ]keeping|filing|records/u,
    'How do you find a mistake in records that you keep yourself?',
    'What you check and how often, one mistake you found, and what you did so that it would not happen again.',
  ),
  duty(
    /purchas(?:ed|ing)|procure\p{L}*|vendors?(?!-)|suppliers?/u,
    'Which supplier let you down, and what did you do?',
    'What was late or wrong, who waited for it, what you did that day, and what changed afterwards.',
  ),
  duty(
    /inventory|stock ?(?:control|takes?|counts?|levels?)|cycle counts?/u,
    'The count and the system do not agree. What do you do?',
    'Where you look first, what it usually turns out to be, who you tell, and how far off you were last time.',
  ),
  duty(
    /legal research|pleadings|briefs|motions|discovery|depositions?|litigation/u,
    'Which piece of drafting of yours went out with the fewest changes?',
    'The document, the point it turned on, what you looked up, and what was changed before it was filed.',
  ),
  duty(
    /contracts?|agreements|leases?/u,
    'Which clause do you read first, and why?',
    'The clause, what goes wrong when it is missed, and one case in which you caught it.',
    LAW,
  ),
  duty(
    /case files?|case ?load|cases|matters/u,
    'How do you decide which case gets your morning?',
    'How many are open, what makes one urgent, what you write down, and one that nearly slipped.',
    CASES,
  ),
  duty(
    /projects?(?! management software)|project plans?|milestones|deadlines/u,
    'What nearly made it late, and what did you do about it?',
    'The plan, the first sign, what you cut or moved, and when it was finished.',
  ),
  duty(
    /stakeholders?|cross[- ]functional|liais\p{L}+/u,
    'Who did not want it, and what brought them round?',
    'What they were afraid of, what you showed them, and what you gave in on.',
  ),
  duty(
    /requirements|user stories|business analysis|use cases/u,
    'Which requirement turned out to be wrong, and when did you notice?',
    'Who had asked for it, what they really needed, and what it cost to change.',
    TECH,
  ),
  duty(
    /unit tests?|test cases?|regression|test plans?|automation (?:framework|tests?)|selenium|qa/u,
    'What is the worst bug that got past you?',
    'What it broke, why the tests did not see it, and which test you added.',
    TECH,
  ),
  duty(
    /deploy\p{L}*|ci\/?cd|jenkins|pipelines?|releases?|docker|kubernetes|terraform|ansible/u,
    'Tell me about a release that went wrong.',
    'What broke, how you noticed, how you got back, and what you changed so that it cannot happen again.',
    TECH,
  ),
  duty(
    /micro-?services?|apis?|web services?|rest(?:ful)?|back-?end|spring|j2ee|servlets?/u,
    'Draw me that system. Where does it fall over first under load?',
    'The parts and what talks to what, the slowest one, how you know, and what you would change.',
    TECH,
  ),
  duty(
    /front-?end|react|angular|javascript|html|css|user interfaces?|web ?sites?|web pages?/u,
    'What did users find confusing, and what did you change?',
    'How you found out, what you tried, and how you know that it got better.',
    TECH,
  ),
  duty(
    /sql|quer(?:y|ies)|data ?warehouses?|etl|data ?bases?|oracle|stored procedures?|big data|hadoop|spark/u,
    'Tell me about a query or a job that was too slow.',
    'How slow, how you found the cause, what you changed, and how fast it is now.',
    TECH,
  ),
  duty(
    /machine learning|predict\p{L}*|(?:regression|statistical|trained|forecasting) models?|nlp|algorithms?/u,
    'How did you know that the model was any good?',
    'The baseline, the measure and why that one, what it got wrong, and whether anybody uses it.',
    TECH,
  ),
  duty(
    /dashboards?|reports?|reporting|tableau|power bi/u,
    'Who reads it, and what have they done differently because of it?',
    'One reader by their post, the question they had, and the decision.',
  ),
  duty(
    /servers?|networks?|active directory|firewalls?|routers?|switches|vpn|backups?|infrastructure/u,
    'Tell me about the last outage you were in.',
    'How you heard of it, what you checked first, how long it lasted, and what you did afterwards.',
    TECH,
  ),
  duty(
    /help ?desk|tickets?|troubleshoot\p{L}*|technical support|desktop support|end users?|hardware|software installation|printers?/u,
    'A user says “nothing works”. What are your first three questions?',
    'How you narrow it down, what you say while you look, and one case in which the obvious answer was wrong.',
    TECH,
  ),
  duty(
    /code reviews?|mentor\p{L}* (?:junior )?(?:developers|engineers)|pull requests/u,
    'What do you say when you think a colleague’s code is wrong?',
    'One case, how you put it, what they answered, and what was merged.',
    TECH,
  ),
  duty(
    /cad|autocad|solidworks|drawings?|blueprints?|catia|design calculations?/u,
    'Which part of that drawing did the workshop or the site send back?',
    'What could not be built, who told you, what you changed, and what you check now.',
    DRAWING,
  ),
  duty(
    /logos?|brand(?:ing)?|layouts?|photoshop|illustrator|graphics?|mock-?ups?|wireframes?/u,
    'The client hates it. What do you do?',
    'What they said, what they meant, what you changed and what you defended.',
    DESIGN,
  ),
];
