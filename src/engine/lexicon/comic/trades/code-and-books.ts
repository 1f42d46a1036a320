import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What developers, testers, accountants and bookkeepers laugh about. */
export const OF_CODE_AND_BOOKS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  software: [
    {
      says: 'rest api|restful api|restful service|restful web service|rest apis',
      brutal: [
        'PUT or PATCH? Each REST API has had that meeting once, and then everybody used POST.',
        '“Success: false”, says the REST API, under a cheerful 200 OK. One of the two is being polite.',
        'Version two of a REST API replaces version one. Version one still has all the traffic.',
      ],
      gentle: 'Calls per day, who consumes it and how it is versioned: a reviewer judges an API by those. Add a link to its documentation, if you have one.',
    },
    {
      says: 'graphql',
      brutal: [
        'GraphQL lets the front end ask for exactly what it wants. It wants everything, six levels down.',
        'With GraphQL it is one endpoint, one query and four hundred trips to the database.',
      ],
      gentle: 'The reason for choosing it is what seniors ask about. Clients served and what a query cost before and after make good evidence.',
    },
    {
      says: 'microservice',
      brutal: [
        'Microservices that share one database are a monolith with a phone bill.',
        'To add one field, change nine microservices and a diagram.',
        'Twelve microservices, and each has its own idea of what a customer is.',
      ],
      gentle: 'The number of services matters less than which were yours to run at night. If one was cut out of an old system by you, that is the story.',
    },
    {
      says: 'code review',
      brutal: [
        'Ten lines changed: eleven comments in the code review. Nine hundred lines changed: “Looks good to me.”',
        '“Just a thought” in a code review has never been just a thought.',
        'Two approvals needed, one colleague awake. Code review is mostly waiting for Lisbon.',
      ],
      gentle: "Reviewing is how a standard spreads. If waiting time for a merge fell, or you wrote the team's guide, this becomes leadership.",
    },
    {
      says: 'unit test|unit testing',
      brutal: [
        'Mock the database, mock the clock, mock the network, and the unit test finally passes.',
        'Third try, green. A flaky unit test gets more second chances than anybody in accounts.',
        'The unit test for the empty list is there. The unit test for the list is coming.',
      ],
      gentle: 'Coverage is a figure; what it allowed is the result. Say what: releases without manual testing, or a rewrite nobody noticed.',
    },
    {
      says: 'ci/cd|continuous integration|ci pipeline',
      brutal: [
        '“Works on my machine” used to end the argument. With CI/CD there is a second machine, and it disagrees.',
        'Twenty-five minutes of CI/CD, and it fails on the spelling of a branch.',
        'The slowest step in any CI/CD pipeline has two legs, and has to press approve.',
      ],
      gentle: 'Give minutes from commit to live, and releases per week before and after: every engineering manager compares by those two.',
    },
    {
      says: 'agile|agile methodology|agile methodologies|agile development|agile environment',
      not: 'agile thinker|agile learner|agile mind',
      brutal: [
        'Agile: responding to change over following a plan, every second Tuesday, as planned.',
        'The Agile Manifesto fits on a postcard. Agile training comes with a lanyard and a day three.',
        'Agile puts people before tools. It says so on the Jira board.',
      ],
      gentle: 'Everybody writes Agile. Make it believable: team size, sprint length, and what was live at the end of one.',
    },
    {
      says: 'scrum',
      brutal: [
        'In rugby a scrum is sixteen people pushing against each other. Software kept the word.',
        'Scrum has no project manager. It has three people asking when it will be done.',
        'Scrum allows fifteen minutes, plus the sentence that starts with “quick one”.',
      ],
      gentle: 'Scrum is a room with several seats. Say which was yours: developer, Scrum Master or product owner.',
    },
    {
      says: 'sprint|two-week sprint|sprint planning',
      not: 'nextel|pcs|mobile|wireless',
      brutal: [
        'A sprint is run every fortnight without a break. Athletes call that a marathon and get a banana.',
        'Day nine of the sprint, and all of it is in “testing”.',
        'Sprint planning puts ten days of work into ten days. The bugs are not invited, and come.',
      ],
      gentle: 'Planning and delivering are read together. If your team met its goal more often after you changed something, that ratio belongs here.',
    },
    {
      says: 'git|github|gitlab',
      not: 'github.com',
      brutal: [
        'Branches called fix, fix2 and fix-really. Git never forgets and never judges. Colleagues do both.',
        '“You are in detached HEAD state.” Git says this to people before their first coffee.',
        'When Git gets really tangled, people copy the folder, delete it and clone again. All of them. The seniors too.',
      ],
      gentle: 'A link does more than the word. One repository with a tidy README, and this becomes the first thing a reviewer opens.',
    },
    {
      says: 'pull request|merge request',
      brutal: [
        'A pull request opened at ten to five says “small change”. Forty-one files.',
        "Leave a pull request over the weekend and by Monday it conflicts with somebody's semicolons.",
        'The description of the pull request says “see title”. The title says “updates”.',
      ],
      gentle: 'Small and quickly merged is the habit teams want. Median time to merge, if you ever looked, is a figure few people print.',
    },
    {
      says: 'docker',
      brutal: [
        'Docker is rebuilding 31 layers, because somebody corrected a comma in the README.',
        'Docker Desktop, doing nothing, takes more memory than the product.',
        '“Works in Docker” was invented so that “works on my laptop” could retire with honour.',
      ],
      gentle: 'Image size and build time are easy to measure and pleasant to read. If you wrote the images yourself, “built” is the verb.',
    },
    {
      says: 'kubernetes|k8s',
      brutal: [
        'Three Kubernetes replicas for forty users, and one of those is the load balancer asking if it is alive.',
        'kubectl is pronounced in four different ways. Kubernetes teams have split over less.',
        'Hello world, highly available, in eleven files of YAML. Kubernetes does nothing by halves.',
      ],
      gentle: 'Deploying to a cluster is one thing, running it another. Add nodes, services and who was on call.',
    },
    {
      says: 'react|react.js|reactjs',
      not: 'react to|react quickly|react calmly|react well',
      brutal: [
        'React has a hook for everything, and useEffect for the rest.',
        'React warns of a missing dependency. Put it in, and the page loads for ever.',
        'Two text fields and a button. In React that begins with a meeting about state.',
      ],
      gentle: 'A product with users outranks the library. What it does, how many people open it, and which part was yours fit in one clause.',
    },
    {
      says: 'angular',
      brutal: [
        '“ExpressionChangedAfterItHasBeenCheckedError.” Angular does not have errors, it has sentences.',
        'RxJS is explained with marbles. Angular people have stopped finding that odd.',
        'Hello world in Angular: a module, a component, a decorator, and a coffee while it compiles.',
      ],
      gentle: 'Major versions carried through without a stop are what senior readers look for here. From which to which is enough.',
    },
    {
      says: 'node.js|nodejs|node js',
      brutal: [
        'node_modules: 600 megabytes, to pad a string on the left.',
        'One thread, never blocks, promises to call you back. Node.js would do well as an estate agent.',
        'First callbacks, then promises, then async. In Node.js there is still one await missing.',
      ],
      gentle: "Requests per second on a busy day, or what it replaced, tells a back-end lead more than the runtime's name.",
    },
    {
      says: 'typescript',
      brutal: [
        '“// @ts-ignore”, says the line above, and TypeScript looks the other way like a good waiter.',
        'TypeScript found 412 errors. All of them had been in production, doing fine.',
        '“as unknown as” is TypeScript for crossing the road with your eyes shut.',
      ],
      gentle: 'Bringing it into an old code base is worth more than starting fresh. Files or lines migrated would show which it was.',
    },
    {
      says: 'javascript',
      brutal: [
        '“Dear [object Object]”. JavaScript has written to all of us.',
        'In JavaScript 0.1 plus 0.2 is 0.30000000000000004. The shopping basket knows, and rounds.',
        'In JavaScript typeof null is “object”. They have known for decades, and by now it would be rude to bring it up.',
      ],
      gentle: 'Everybody lists JavaScript. Name the thing you built with it, and who uses it.',
    },
    {
      says: 'java',
      not: 'javascript|java script|coffee',
      brutal: [
        'Java wants a class, a main method and four pairs of brackets before it says hello. It was brought up properly.',
        'Three billion devices run Java, says the installer. Oracle has the invoice ready.',
        'Java 8 came out in 2014, and there are buildings in which it is still called the upgrade.',
      ],
      gentle: 'Java alone says little, because the range is huge. Add the version and the load: users, requests or transactions.',
    },
    {
      says: 'spring boot|spring framework|spring mvc',
      brutal: [
        '@Autowired. In Spring things simply arrive, and it is rude to ask where from.',
        'One annotation, and Spring does the rest. You meet the rest in the debugger.',
        'Spring configures itself. What it assumed you find out later, one property at a time.',
      ],
      gentle: 'Services, their traffic and what they talk to give a Spring line its size. Add security or batch modules.',
    },
    {
      says: 'hibernate',
      brutal: [
        'Hibernate spares you the SQL, then prints it so that you can see what went wrong.',
        'Ask Hibernate for one customer and it brings the orders, the items and the warehouse.',
        'LazyInitializationException. Hibernate has an error that wants a lie-in.',
      ],
      gentle: 'Taming the queries behind it is the skill. Add a page that went from seconds to milliseconds, if you have one.',
    },
    {
      says: 'asp.net|.net core|.net framework|.net developer|.net application|dotnet',
      brutal: [
        '.NET Framework, .NET Core, .NET Standard, .NET. No recruiter has ever come out of that corridor.',
        '.NET went from Core 3.1 straight to 5, because 4 was taken by the other .NET.',
      ],
      gentle: 'Which .NET, desktop or web, and how many users: three small words, and a hiring developer knows whether you fit.',
    },
    {
      says: 'python',
      brutal: [
        'pip, venv, conda, poetry, uv: the hard part of Python is starting it.',
        'The Zen of Python says there should be one obvious way to do it. Then somebody had to format a string.',
        'Python had a version 3 in 2008. The goodbye to version 2 took eleven years and a website with a countdown.',
      ],
      gentle: 'Web, data or automation: Python is three professions. Name the one you mean, with the main library.',
    },
    {
      says: 'django',
      brutal: [
        'Django is for perfectionists with deadlines, says Django. Then two people make migration 0042.',
        'Django gives you an admin panel for free. Within a year it is the product.',
      ],
      gentle: 'Django is judged by what stands on it. Add users, tables or requests, and whether you deployed it yourself.',
    },
    {
      says: 'sql|sql server',
      brutal: [
        'The SQL was quick on the test database. The test database has nine rows.',
        '“Sequel” or “S, Q, L”: whichever you say, half of the SQL people in the room will wince.',
        "SELECT * was only for looking. It is SQL's longest-serving temporary worker.",
      ],
      gentle: 'Dialect and depth: joins are expected, window functions, tuning and table design are not. Put the hardest thing you do beside it.',
    },
    {
      says: 'mysql',
      brutal: [
        'MySQL was long happy to store 0000-00-00 as a date. It has gone out on invoices.',
        'The “utf8” of MySQL held three bytes, not four, so the first emoji took the form down.',
      ],
      gentle: 'Designing the schema, tuning it and querying it are three salaries. Add the highest one that is yours.',
    },
    {
      says: 'mongodb|mongo',
      brutal: [
        'No schema, they said. MongoDB does have one: it is spread over two hundred if statements.',
        '“name”, “Name” and “nmae”. In MongoDB all three are read, and all three are needed.',
      ],
      gentle: 'The reason for documents instead of tables is what an interviewer will want. Add collection size and indexes you designed.',
    },
    {
      says: 'redis',
      brutal: [
        'Put Redis in front of it and the page is fast. Wrong since Tuesday, but fast.',
        'KEYS * on a live Redis. You type it once.',
        'What Redis was for: five minutes of cache. What is in Redis: the only copy.',
      ],
      gentle: 'Cache, queue or session store: each is a different skill. Add a hit rate, or the load it took off the database, if you have one.',
    },
    {
      says: 'refactoring|refactor|refactored|code refactoring',
      brutal: [
        '“It looks exactly the same.” After refactoring, that is the five-star review.',
        'While one developer is refactoring a file, six others suddenly need it.',
        'Refactoring starts with one method and ends at the login.',
      ],
      gentle: 'Refactoring is sold by what came next. The feature that took days afterwards and would have taken weeks before is the proof.',
    },
    {
      says: 'technical debt|tech debt',
      brutal: [
        'Technical debt gets a sprint of its own, next quarter. It has been next quarter for some time.',
        '“// TODO”, with a year behind it: as close as technical debt gets to a repayment plan.',
        'Technical debt collects its interest on the day of the demo.',
      ],
      gentle: 'Getting time for it is negotiation, and worth claiming as such. Add build minutes, incidents or lead time.',
    },
    {
      says: 'legacy code|legacy application|legacy system|legacy codebase',
      brutal: [
        '“git blame” on legacy code names one person, and it is “initial import”.',
        'Legacy code has a function called doStuff2. What became of doStuff is not discussed.',
        'Switch it off and see who rings: still the best documentation of a legacy system.',
      ],
      gentle: 'Careful hands on old systems are scarce. Say what language it was, and what could not be allowed to stop.',
    },
    {
      says: 'bug fix|fixing bugs|fixed bugs|bug fixing|debugging|debugged|resolved bugs',
      brutal: [
        'It vanishes when you add a log line. So the log line stays. It says “here”. That is debugging.',
        'Six hours of debugging, one minus sign.',
        '“Cannot reproduce” has closed more bugs than fixing has.',
      ],
      gentle: 'One hard bug says more than a list of tools. Tell it in a line: symptom, cause, fix.',
    },
    {
      says: 'production issue|production support|production incident|production bug|live issue',
      brutal: [
        '“Nobody has deployed anything.” Said first in every production incident, and somebody had.',
        '“It works in staging.” In a production incident that is said once, quietly, and has never helped.',
        'A production issue gets nine engineers on one call, eight of them watching one type.',
      ],
      gentle: 'Time to restore and what can no longer happen: a live issue told in that order shows calm. Mention the on-call rota.',
    },
    {
      says: 'deployment|deploying|production release',
      not: 'emergency|responders|responder|personnel|staff|resources|relief|forces|disaster|security officers|military|troops|overseas|iraq|afghanistan|combat|army|navy',
      brutal: [
        'A deployment with eleven steps. The wiki has ten.',
        'Famous outages like to begin with a deployment that was only a config change.',
        'At ten on a Tuesday a deployment is engineering. At ten to five on a Friday it is an adventure holiday.',
      ],
      gentle: 'How often, how automated, how fast back: a deployment is judged by those three. Add zero downtime, if true.',
    },
    {
      says: 'front-end|front end|frontend',
      brutal: [
        '“Can we move it two pixels?” On the front end the whole company is a senior.',
        'Front-end work gets its acceptance test from a director, on a phone, in a taxi.',
      ],
      gentle: 'Load time, accessibility score or sign-ups: the front end can be measured like a shop window. One of them lifts this line.',
    },
    {
      says: 'back-end|back end|backend',
      brutal: [
        'Back-end work is noticed twice: when it is down, and on the bill.',
        'In the demo, the back end is a spinner.',
        'The front end shows a button. The back end is the other eleven weeks.',
      ],
      gentle: 'Requests, data volume and availability say what a back end carried. Put the part that was your own design first.',
    },
    {
      says: 'full-stack|full stack|fullstack',
      brutal: [
        'Full stack: good at one end, brave at the other.',
        'Database, server, browser, and centring a div. A full-stack developer does three of the four without help.',
        'Four jobs, one chair. Full-stack was the finest idea hiring ever had.',
      ],
      gentle: 'The half you are stronger in helps them place you and makes the other half more believable. Order the tools by it.',
    },
    {
      says: 'junior developer|junior engineer|mentored junior|mentoring junior',
      near: 'mentor|mentored|mentoring|train|trained|training|coach|coached|coaching|led|lead|managed|guided|onboarded|supervised|hiring',
      brutal: [
        'Junior developers ask why. For most of it the honest answer is “historical”.',
        'Week one for a junior developer: asking for access. Week two: access.',
        'Give a junior developer the setup guide and by noon you know it is fiction.',
      ],
      gentle: 'Juniors who got promoted are the measure of a mentor. How many, and over which time, makes this count towards a lead role.',
    },
    {
      says: 'tdd|test-driven development|test driven development',
      brutal: ['Red, green, refactor. On a deadline TDD stops at green.', 'In TDD the test comes first. In most repositories it comes in March.'],
      gentle: 'Few really work test first, and those who do are believed by the detail: the project, and the defects it spared.',
    },
    {
      says: 'test case|test script|test scenario',
      brutal: [
        'Test case 1: log in. Test case 214: log in with an apostrophe. It is always 214.',
        '“Nobody would click there.” Whoever wrote the test cases has clicked there.',
        'Expected result: as expected. Test cases after half past four are like that.',
      ],
      gentle: 'A count of test cases says little. Name one defect yours caught before a customer did.',
    },
    {
      says: 'jira',
      brutal: [
        '“As a user I want”, says the ticket in Jira. It was a director.',
        'The requirement is in Jira. Comment 34.',
        'In Jira a thing can be Done, Really done or Closed. Customers only know the fourth state, working.',
      ],
      gentle: 'Using Jira is assumed. If you set up workflows or automation in it, say so.',
    },
    {
      says: 'business requirement|functional requirement|requirement gathering|requirements gathering|gathering requirements|gathered requirements|user requirement',
      brutal: [
        '“Like the old one, but better.” There you have the whole requirement.',
        'Requirement one of any system: export to Excel. It is in no document and in all of them.',
        'Requirements are gathered like mushrooms. The wrong ones look just the same.',
      ],
      gentle: 'Developers who sit with users early save months. Add a requirement that turned out to be another one, if you have one.',
    },
    {
      says: 'load time|page load|page speed|site speed',
      brutal: [
        'Behind most load times there is one nine-megabyte picture of the team.',
        'The page loads in under a second, on a new laptop, a metre from the server.',
      ],
      gentle: 'From how many seconds to how many, and on what kind of device: one of the few results in software that anybody can feel.',
    },
    {
      says: 'android',
      brutal: [
        'Android runs on thousands of models, and the bug is on one Samsung, held sideways.',
        'Android versions used to be named after puddings. Now they have numbers, and people look forward to lunch instead.',
      ],
      gentle: 'Android teams check the store first. Link the app, and give installs and the oldest version you support.',
    },
    {
      says: 'ios|app store|swiftui',
      not: 'cisco',
      brutal: [
        'Xcode would like forty gigabytes for an update. iOS teams plan the week round it.',
        'The App Store said no, under a guideline with two dots in it. Appeal, wait, resubmit the same thing, yes.',
      ],
      gentle: 'A living app in the store outweighs every adjective. If it can be shown, the link goes here, with your part in it.',
    },
    {
      says: 'to-do app|todo app|to-do list app|todo list app|to-do list application|todo application',
      brutal: ['A to-do app with one task in it: finish the to-do app.', 'For the shopping, people who build to-do apps use the back of an envelope.'],
      gentle: 'As a first project it is fine. Put online, with tests and one thing that the tutorial did not have, it becomes yours.',
    },
    {
      says: 'codebase|code base',
      brutal: [
        'The codebase is fully documented, in the head of somebody who is on a cycling tour until the 14th.',
        'In any codebase there is a folder called “new”, and it is the oldest.',
        '“utils”. That is where a codebase keeps the drawer with the batteries and the string.',
      ],
      gentle: 'Size, first year and number of contributors describe a codebase. The corner that is better since you were there is the part to claim.',
    },
    {
      says: 'css|css3|sass|scss',
      brutal: [
        'z-index: 9999. Then 99999. CSS has had an arms race, and it is all on record.',
        'Position absolute, and now everything around it has to be absolute as well. CSS calls that layout.',
        'Change the footer in CSS and a button at the checkout turns purple. The two had never met.',
      ],
      gentle: 'Front-end leads look for CSS without a framework. Say what you did, a design system or accessibility, and link a page.',
    },
    {
      says: 'html|html5',
      not: 'mse|eme|dash|hls|drm|video|streaming|player|dvr|set-top|stb|banner|banners|game',
      brutal: [
        'HTML has section, article and nav. Most pages have four hundred divs in a coat.',
        'HTML has a button. Developers then make one out of a div, and the keyboard has to wait outside.',
      ],
      gentle: 'Markup that works by keyboard and screen reader is rarer than it ought to be. Add an accessibility level you met, if you have one.',
    },
    {
      says: 'selenium|cypress|playwright',
      brutal: [
        '{It} cannot find the element. You can see it. Everyone can see it.',
        '{It} ran all night, green, and failed with people watching.',
        'Find the third div in the second div. That is how {it} knows the login button, until Thursday.',
      ],
      gentle: 'Stability is the test of test tools. Add the share of green runs that people believed, or hours of clicking it replaced.',
    },
    {
      says: 'test automation|automated test|automated testing|automation framework',
      brutal: [
        'sleep(5): test automation, asking the page nicely.',
        'Test automation saves three testers a week. It needs two of them to keep it alive.',
        'Automated tests, 900 of them, and the bug was in the order of two clicks that only people make.',
      ],
      gentle: 'Automation is sold by the days it saves. Give the time for a regression run, before and after.',
    },
    {
      says: 'aws lambda|lambda',
      near: 'aws|api gateway|s3|dynamodb|serverless|cloudwatch|ec2',
      brutal: ['Serverless, they said. It still takes a Lambda three seconds to find its shoes.', 'A Lambda costs nothing until it calls itself.'],
      gentle: 'Invocations and the monthly bill are known to the cent. Serverless is one place where a developer can quote money.',
    },
    {
      says: 'unity|unreal engine',
      near: 'game|games|gaming|3d|2d|vr|ar|unreal|engine|blender|maya|pro|player|physics',
      brutal: [
        'Gravity in {it} is 9.81, until somebody needs the jump to feel better.',
        'Five minutes to a cube that jumps, five months to a menu. {It} tutorials stop before the menu.',
      ],
      gentle: 'A link that somebody can play beats a list of features. Add platform, team size and which system was yours.',
    },
    {
      says: 'leetcode|hackerrank|codewars',
      brutal: [
        '{It} calls it “easy”. It is the cruellest word in computing.',
        'Two hundred puzzles on {it}, and not one of them about a customer whose invoice has two addresses.',
      ],
      gentle: 'A rating or a streak counts with a graduate employer. Anybody else weighs one real place where the right algorithm saved time.',
    },
    {
      says: 'payment gateway|payment integration|stripe integration|stripe api',
      brutal: [
        'Anyone who has tested a payment gateway can say 4111 1111 1111 1111 like a phone number.',
        'A payment gateway may send the webhook twice, to see whether the goods go twice.',
        'In the sandbox the payment gateway is always in a good mood.',
      ],
      gentle: 'Give the volume, currencies and how double charges were ruled out: money passing through your code is a strong line, and those make it safe.',
    },
  ],
  accounts: [
    {
      says: 'month end|month-end|month end close|month-end close|monthly close',
      brutal: [
        'Day three of month end: the bank agrees. Day four: somebody posts to the closed period.',
        'Month end has a checklist of sixty steps. Fifty of them are asking people who are not in accounts.',
        'Month end is when procurement discovers a folder of invoices, and it is called “to send”.',
      ],
      gentle: 'Every controller asks how fast you close. Say on which working day, and whether it got faster.',
    },
    {
      says: 'year end|year-end|year end close',
      brutal: [
        'Year end: twelve months of “we will fix it at year end”, in one fortnight.',
        'The audit adjustments fit on a page. Year end was the other two reams.',
        'For year end accountants cancel their plans. The plans had known for weeks.',
      ],
      gentle: 'Auditors show how good a year end was. Say which books you carried alone, and how few adjustments were left.',
    },
    {
      says: 'bank reconciliation|bank rec|bank reconciliations|reconciling bank|reconciled bank',
      brutal: [
        'A bank reconciliation is two records of the same money, both of them sure of themselves.',
        '“FT 00419”, says the bank statement. The bank reconciliation stops there until somebody remembers the boiler.',
        'One cheque has been on the bank reconciliation so long that people nod to it.',
      ],
      gentle: 'Number of accounts and volume per month show the routine. Add an old difference you finally explained, if you have one.',
    },
    {
      says: 'balance sheet reconciliation|reconciliation|account reconciliation|reconciling|reconciled',
      not: 'bank|bank reconciliation',
      brutal: [
        'Reconciliation ends at nil. Getting there by a plug called “rounding” is a philosophy.',
        '“Unreconciled difference: 0.00.” In accounts, that line gets framed.',
        'A good reconciliation has a note. A bad reconciliation has a hard-coded number and a colour.',
      ],
      gentle: 'What against what, how often, and the sum it brought to light. Add the find.',
    },
    {
      says: 'accounts payable|purchase ledger|supplier payment',
      brutal: [
        '“When will we be paid?” Accounts payable hears it more often than its own name.',
        "Accounts payable has two kinds of invoice: without a PO number, and with last year's.",
        'The supplier with the smallest invoice rings the most. Accounts payable knows the ringtone.',
      ],
      gentle: 'Invoices a month, currencies and the share paid on time turn purchase ledger into an operation. Add the system.',
    },
    {
      says: 'accounts receivable|sales ledger|cash allocation',
      brutal: [
        'A payment of 4,117.20 against no invoice whatsoever. Accounts receivable has to guess who is being generous.',
        'Cash allocation: they paid three invoices in one sum, less a deduction, plus a mood.',
        'Accounts receivable raises the credit note that sales had already promised. In March.',
      ],
      gentle: 'Debtor days and the size of the ledger are what a finance director reads. Add a movement between two dates, if you have one.',
    },
    {
      says: 'credit control|debt collection|chasing payment|overdue invoice|overdue account|chasing debt|debtor day',
      brutal: [
        '“Your invoice is with the person who signs.” Credit control has never met the person who signs.',
        'Seven “final reminders” to the same customer. Credit control has a generous idea of final.',
        'In credit control the money always left yesterday.',
      ],
      gentle: 'Firm and friendly is a rare mix. Add debtor days when you came and when you left.',
    },
    {
      says: 'vat return|vat returns|vat',
      not: 'dye|tank|cheese|wine',
      brutal: [
        'A gingerbread figure may have chocolate eyes. Give it chocolate trousers and VAT has a view.',
        'Zero-rated, exempt and outside the scope all come to nothing. VAT people will explain the difference until the food arrives.',
        'The VAT deadline is known a year ahead. The carrier bag of receipts arrives on the eve of it.',
      ],
      gentle: 'Partial exemption, reverse charge or several countries set you apart from plain quarters. The hardest kind you handled comes first.',
    },
    {
      says: 'payroll',
      not: 'fraud',
      brutal: [
        'Payroll learns of a new starter on payday, from the new starter.',
        'People miss dentists, boiler services and trains. Nobody has ever missed payday.',
        'Payroll closes at noon. At five past, a manager remembers the overtime.',
      ],
      gentle: 'Headcount, frequency and system: weekly for nine hundred is a different job from monthly for forty. Add countries or schemes.',
    },
    {
      says: 'journal|journals|journal entry|journal entries|posting journals',
      not: 'academic|published|peer',
      brutal: [
        '“To correct journal 4471, which corrected journal 4463.” History has been written in worse prose.',
        'A journal with the narrative “adj” tells auditors exactly where to start.',
        'Debits equal credits. Whether they are the right way round, the reversing journal will tell.',
      ],
      gentle: 'Posting what you are given and working out the entry are two grades. Add accruals, intercompany and payroll journals.',
    },
    {
      says: 'accruals|accrual',
      not: 'accrual basis|accrual accounting|accruals basis',
      brutal: [
        'Accruals at quarter to six: whatever the department says plus whatever you know.',
        'An accrual is a guess with a journal number.',
        'An accrual that never reverses is a pet.',
      ],
      gentle: 'How near they came to the invoices can be measured, and few candidates think of it. If yours held, that is worth a clause.',
    },
    {
      says: 'management accounts|monthly management accounts|management pack',
      brutal: [
        'Twelve pages of management accounts, and the first question is about the biscuits line.',
        'Management accounts: forty rows everyone agrees with, and “other”.',
        'The management accounts went out on day eight. On day nine somebody asked for them by region.',
      ],
      gentle: 'Working day, number of entities and who reads them place management accounts. Add a decision they changed, if you have one.',
    },
    {
      says: 'statutory accounts|financial statement|financial statements|annual accounts|final accounts',
      brutal: [
        "Financial statements run to sixty pages, and everyone turns to directors' pay.",
        'Note 1 of any financial statements says that they were prepared on a basis. It takes four pages.',
        "Roll last year's forward, change the dates, miss one. Most financial statements have a year in them that is not theirs.",
      ],
      gentle: 'Statements for one company and for a group are different grades of work. Say which kind, and how far you took them alone.',
    },
    {
      says: 'budget|budgeting|budgets|annual budget|budgeting and forecasting',
      brutal: [
        'Each department puts 10% on the budget so that finance can take off 10%. It is a dance.',
        'Budget, version 14, final, final, CFO. The board saw 13.',
        'The budget is last year plus 3%. The other six weeks are meetings.',
      ],
      gentle: 'A budget line is judged by its size and how close you came. Add the sum, and how near the year ended to plan.',
    },
    {
      says: 'forecast|forecasting|rolling forecast|cash flow forecast',
      not: 'weather',
      brutal: [
        'All forecasts are wrong. The craft is to know by how much before the others do.',
        'Flat up to today, and from tomorrow to the moon. You can tell from a forecast who asked for it.',
        'Forecast 3+9, then 6+6, then 9+3. By 11+1 it is very good.',
      ],
      gentle: 'A forecast is worth how close it came. Say how far ahead it looked, and how near it got.',
    },
    {
      says: 'variance analysis|variance',
      brutal: [
        'Under budget because of the weather, over budget because of good management. That is variance analysis, all twelve months.',
        'Variance analysis asks marketing why. Marketing asks what an accrual is.',
        'Favourable variance: nobody asks. Adverse variance: there is a slide.',
      ],
      gentle: 'Variance work is only as good as the explanation. Give one: the sum, the cause and what was done.',
    },
    {
      says: 'audit|external audit|audit file|audit query|audit queries|audit testing|statutory audit|external auditor',
      not: 'clinical|energy|store|safety|quality|stock|night audit|night auditor|medical|website|seo|it audit|cyber|information security|iso|soc 2',
      brutal: [
        'The audit would like to see invoice 7. Not a copy: the original, which is in a barn, in a box marked “misc”.',
        '“Per discussion with client.” Four words on which whole audit files rest.',
        'Audit week: the good meeting room goes, the biscuits go, and somebody has drawn a sample.',
      ],
      gentle: 'Audit experience is read for size. Say which side of the table you were on, the largest company, and how it ended.',
    },
    {
      says: 'stock take|stocktake|stock count|inventory count',
      brutal: [
        'An accountant at a stock take is given a coat, a clipboard and the shelf nobody can reach.',
        'Counted: 212. System: 214. At a stock take the first solution is to count again, slower.',
      ],
      gentle: 'A stock count is judged by the difference. Give the value on the shelves, and how far out it was.',
    },
    {
      says: 'petty cash',
      brutal: [
        'The petty cash is over by one small coin. Over is worse. Over means that nobody knows anything.',
        'A petty cash voucher, “sundries”, signed with a squiggle. Exhibit A.',
      ],
      gentle: 'Small sums kept to the penny speak for larger ones. Give the float, and how often you balanced it.',
    },
    {
      says: 'expense claim|expense report|staff expenses|employee expenses|travel expenses|expense reimbursement|expenses policy',
      brutal: [
        'No receipt, but a drawing of one. Expenses has seen the drawing.',
        'The expenses policy has a limit for dinner and a director.',
        'Mileage in expense claims is always a round number. Roads are not.',
      ],
      gentle: 'Claims a month and the system behind them. If questions got fewer after you rewrote the rules or the form, that is the result.',
    },
    {
      says: 'intercompany|inter-company|intercompany reconciliation',
      brutal: [
        'Intercompany: two colleagues at the same firm, each of whom is owed three thousand by the other.',
        'It balanced until the Dutch entity booked it in euros, in May. Intercompany is a long correspondence.',
      ],
      gentle: 'A group controller wants it agreed before the close. Give the number of entities, and say if yours was.',
    },
    {
      says: 'consolidation|group consolidation|group reporting',
      near: 'group|entities|entity|subsidiaries|accounts|financial|reporting|ifrs',
      brutal: [
        'Consolidation is adding up all the companies, then taking away what they did to each other.',
        'One subsidiary submits at 23.58 with a difference of 1. In consolidation, 1 can be anything.',
      ],
      gentle: 'Give entities, currencies, tool and working day: a group finance team compares consolidators by these four.',
    },
    {
      says: 'fixed asset|fixed asset register|depreciation|depreciation schedule',
      brutal: [
        'The coffee machine was written down to nil years ago. Fixed assets do not read the register.',
        'Repair, or fixed asset? That depends on whose budget is fuller.',
        'Depreciation: four years, in a straight line. The laptop went in a curve.',
      ],
      gentle: 'Value of the register and whether it was ever checked against the floor. Add capitalisation policy you wrote or applied.',
    },
    {
      says: 'sage|sage 50|sage 200|sage line 50',
      not: 'intacct|hospitality|herb|kitchen',
      brutal: [
        'One slip on the year, and Sage files the invoice under 2062. It will be paid in good time.',
        '“In use by another user”, says Sage. The other user is you, from before lunch.',
      ],
      gentle: 'Version and modules matter: Line 50 is not 200 or X3. Set-up or migration experience goes in front of daily use.',
    },
    {
      says: 'pivot table',
      brutal: [
        'Somebody forgot to refresh it. Most pivot tables have stood in front of a board like that once.',
        'A pivot table takes two seconds. Accountants wait ten minutes before they send it, for dignity.',
      ],
      gentle: 'The table is only the method. Say what it brought to light, or which report it replaced.',
    },
    {
      says: 'trial balance',
      brutal: [
        'A trial balance that balances proves one thing: any mistake was made twice.',
        'The trial balance agrees. There is something in suspense, but it agrees.',
      ],
      gentle: 'Books to trial balance, alone, is a level that firms recognise. Say for how many clients.',
    },
    {
      says: 'nominal ledger|general ledger|nominal code|chart of accounts|nominal coding',
      brutal: [
        'Four hundred codes in the general ledger, and people use six. The others are there for the auditors.',
        'The general ledger has three codes for software. The right one is always the third.',
        'Anything coded to general ledger “miscellaneous” is a small confession.',
      ],
      gentle: 'Designing or cleaning a chart of accounts is worth far more than posting to one. Add codes before and after.',
    },
    {
      says: 'payment run|bacs run|bacs payment',
      brutal: [
        '“Did my invoice make it?” The payment run has a list, and the list has closed.',
        'The payment run is Thursday. On Thursday at four somebody is standing there with an urgent one.',
        'Two people must release the payment run. One of them is at a conference about efficiency.',
      ],
      gentle: 'Payments per run and total value show the trust. If you had release rights on the bank portal, that is the word to add.',
    },
    {
      says: 'invoice processing|processing invoices|processed invoices|purchase invoice|supplier invoice|coding invoices',
      brutal: [
        'Three-way match: order, delivery, invoice. Two agree, and it is never the same two.',
        '“See attached”, and the invoice is not attached. Then the reminder is.',
        'There is an invoice for plants every month. Invoice processing would love to see a plant.',
      ],
      gentle: 'Volume per month, and matched or coded: the two together show your pace. Add a duplicate you stopped, if you have one.',
    },
    {
      says: 'internal control|sox|segregation of duties|financial controls',
      brutal: [
        'Segregation of duties in a team of two: one pays, the other one is on holiday.',
        'The internal control worked as designed. It was designed by whoever it was meant to control.',
        'An internal control is a signature. It proves that somebody held a pen.',
      ],
      gentle: 'Designed, tested or operated: three different roles in control work. Add the framework and what was at stake.',
    },
    {
      says: 'client portfolio|portfolio of clients|own portfolio',
      brutal: [
        'A portfolio of clients: most of them send everything on time. The others have your mobile number.',
        "There's always one client in a portfolio who “does something online”.",
      ],
      gentle: 'Give the number of clients, fees and how many stayed: practices buy portfolios by those figures, and hire by them too.',
    },
    {
      says: 'sap|sap fico',
      brutal: [
        '“Document does not exist in fiscal year.” SAP would like a word about your use of the calendar.',
        'In SAP there is a posting key for it. There are two. One of them is wrong, and it works.',
        'Forty fields on the SAP screen. Thirty-eight are grey, and the thirty-ninth is the wrong one.',
      ],
      gentle: 'Modules and transactions you really lived in. Add key user or project role.',
    },
    {
      says: 'netsuite|oracle financials|microsoft dynamics|dynamics 365|navision',
      brutal: [
        '{It} does everything, said the demo. The bank file still travels on a USB stick.',
        'Period closed, says {it}. Period reopened, says the log, at 23.14, by “admin”.',
      ],
      gentle: 'User, super user and project team are three pay grades. Say which you were, and add the go-live if there was one.',
    },
    {
      says: 'quickbooks|quick books',
      brutal: [
        'Clients do their own QuickBooks to save fees. Putting it right is billed under “other”.',
        'QuickBooks keeps “Opening Balance Equity” for differences nobody can face. It is seldom empty.',
        'QuickBooks remembers how it was coded last time. Last time was a mistake, and now it is a tradition.',
      ],
      gentle: 'Tidying an inherited file is the skill clients pay for. Add months of arrears cleared, or the number of companies.',
    },
    {
      says: 'acca',
      brutal: [
        'Study leave is granted for ACCA, and then year end moves into the same week.',
        'ACCA students can say which paper, which sitting and what it did to their summer.',
      ],
      gentle: 'Papers passed, papers left and next sitting, or the year of membership: a reader in practice looks for just that.',
    },
    {
      says: 'cima',
      brutal: [
        'The examiner notes that candidates should manage their time. CIMA candidates are reading that at one in the morning.',
        'A CIMA case study is about a firm with a bold strategy and no costings. Candidates recognise it from work.',
      ],
      gentle: 'Level reached and year. Beside a decision you costed at work the letters weigh twice as much.',
    },
    {
      says: 'aat',
      brutal: [
        'An AAT question always has a sole trader who keeps no records. Then you qualify and he is your client.',
        'AAT teaches double entry with a T drawn on paper. Partners still draw the T when nobody is looking.',
      ],
      gentle: 'Give the level and year, and studying or full member: those words decide which desk it qualifies you for.',
    },
    {
      says: 'part-qualified|part qualified',
      brutal: [
        'Part-qualified: all of the work, most of the exams, some of the money.',
        '“Part-qualified” covers one paper left and twelve papers left with the same hyphen.',
      ],
      gentle: 'Papers left and the date of the next sitting turn a grey phrase into a plan, and often into study support.',
    },
    {
      says: 'tax return|personal tax|self assessment|self-assessment',
      not: 'corporation|ct600|corporate|sales tax|payroll tax|control self|risk|performance|iso|appraisal',
      brutal: [
        'A tax return is eleven minutes of typing and six weeks of asking for the same piece of paper.',
        '“I did not think I had to mention that.” It comes with every tax return, on the last day.',
        '“Any income from anywhere else?” asks the tax return. There is a pause, and then there is a holiday flat.',
      ],
      gentle: 'Practices run short of people for the awkward returns. Say how many a season, and which kinds you handled.',
    },
    {
      says: 'corporation tax|ct600',
      brutal: [
        'Corporation tax has to be paid before the return is due. No client has ever found that funny.',
        "The client's golf is not allowable. Corporation tax people have to say it in the clubhouse.",
      ],
      gentle: "Give the size of company and any reliefs claimed, research above all. A saving with its sum stays in a partner's memory.",
    },
    {
      says: 'rti|fps|real time information',
      near: 'hmrc|payroll|submission|paye|eps|submit|submitted',
      brutal: [
        'An FPS tells HMRC on or before payday. “On” is doing the work there.',
        'Real Time Information: real time is the 22nd, with the correction on the 5th.',
      ],
      gentle: 'Schemes, employees and no late filing: if the third is true, it is the shortest strong sentence in payroll.',
    },
    {
      says: 'hmrc',
      brutal: [
        'HMRC thanks you for holding. It has thanked the whole profession for holding, since ten past nine.',
        'A brown envelope from HMRC, and it says that nothing is due. People have kept it.',
        'The agent line at HMRC is faster. Accountants know the music all the same.',
      ],
      gentle: 'An enquiry or a correction that you saw through to the end is worth a clause. Add agent access and schemes handled.',
    },
    {
      says: 'ifrs|ifrs 16|ifrs 15',
      brutal: [
        'IFRS: a hundred and forty pages of standard to learn that it depends, plus disclosure.',
        'IFRS 15 has five steps for deciding when you sold something. Sales has one, and it rings a bell.',
      ],
      gentle: 'The standard you applied and to what: leases, revenue, instruments. Add one real judgement, if you have one.',
    },
    {
      says: 'frs 102|uk gaap',
      brutal: [
        'FRS 102 is the short version. It has thirty-five sections and a glossary.',
        'Under UK GAAP small companies may leave out most of it. The client would like to leave out the rest.',
      ],
      gentle: 'Section 1A or full, prepared or reviewed, and how many sets a year: with that a firm knows your level.',
    },
    {
      says: 'us gaap|gaap',
      not: 'uk gaap',
      brutal: [
        'Where IFRS has a principle, US GAAP has a paragraph number with four parts and a dash.',
        'GAAP stands for generally accepted. The footnotes list who did not.',
      ],
      gentle: 'GAAP experience is sorted by company. Say whether it was listed or private, and add any conversion you worked on.',
    },
  ],
};
