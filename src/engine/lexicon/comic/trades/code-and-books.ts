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
      gentle: [
        'Who called the {it}: your own front end, partners, the public? Another developer would like to know what happened on the busiest day.',
        'Every field in the {it} is a promise to another developer. Which one did you keep when breaking it would have been easier?',
      ],
    },
    {
      says: 'graphql',
      brutal: [
        'GraphQL lets the front end ask for exactly what it wants. It wants everything, six levels down.',
        'With GraphQL it is one endpoint, one query and four hundred trips to the database.',
      ],
      gentle: 'Choosing GraphQL over REST is a decision people will ask about. Which client needed it, and what did it stop over-fetching?',
    },
    {
      says: 'microservice',
      brutal: [
        'Microservices that share one database are a monolith with a phone bill.',
        'To add one field, change nine microservices and a diagram.',
        'Twelve microservices, and each has its own idea of what a customer is.',
      ],
      gentle: 'Everybody draws microservices; somebody gets rung when one of them falls over. Which were yours to run at night?',
    },
    {
      says: 'code review',
      brutal: [
        'Ten lines changed: eleven comments in the code review. Nine hundred lines changed: “Looks good to me.”',
        '“Just a thought” in a code review has never been just a thought.',
        'Two approvals needed, one colleague awake. Code review is mostly waiting for Lisbon.',
      ],
      gentle: 'Reviewing is how a standard spreads through a team. Did yours catch something worth telling, or shorten the wait for a merge?',
    },
    {
      says: 'unit test|unit testing',
      brutal: [
        'Mock the database, mock the clock, mock the network, and the unit test finally passes.',
        'Third try, green. A flaky unit test gets more second chances than anybody in accounts.',
        'The unit test for the empty list is there. The unit test for the list is coming.',
      ],
      gentle: [
        'Coverage before and after is one number; better still, name the bug that a test caught before a customer could.',
        'Anyone can have tests. The question is whether people dared to change the code because of them. Did yours do that?',
      ],
    },
    {
      says: 'ci/cd|continuous integration|ci pipeline',
      brutal: [
        '“Works on my machine” used to end the argument. With CI/CD there is a second machine, and it disagrees.',
        'Twenty-five minutes of CI/CD, and it fails on the spelling of a branch.',
        'The slowest step in any CI/CD pipeline has two legs, and has to press approve.',
      ],
      gentle: [
        'From how many releases a month to how many a day? A pipeline is measured by what the team dared to do after it.',
        'What did a release feel like before, and after? If it went from a late evening to a non-event, say it in just those words.',
      ],
    },
    {
      says: 'agile|agile methodology|agile methodologies|agile development|agile environment',
      not: 'agile thinker|agile learner|agile mind',
      brutal: [
        'Agile: responding to change over following a plan, every second Tuesday, as planned.',
        'The Agile Manifesto fits on a postcard. Agile training comes with a lanyard and a day three.',
        'Agile puts people before tools. It says so on the Jira board.',
      ],
      gentle: [
        'Nearly everybody writes this word, so the detail under it is what counts: how long were your iterations, and what did you ship at the end of one?',
        'Agile shows best in a change of mind. When did your team drop something half built because it had learned better?',
      ],
    },
    {
      says: 'scrum',
      brutal: [
        'In rugby a scrum is sixteen people pushing against each other. Software kept the word.',
        'Scrum has no project manager. It has three people asking when it will be done.',
        'Scrum allows fifteen minutes, plus the sentence that starts with “quick one”.',
      ],
      gentle: 'What was your seat in it: developer, Scrum master, the one who talked to the product owner? Name the part you played.',
    },
    {
      says: 'sprint|two-week sprint|sprint planning',
      not: 'nextel|pcs|mobile|wireless',
      brutal: [
        'A sprint is run every fortnight without a break. Athletes call that a marathon and get a banana.',
        'Day nine of the sprint, and all of it is in “testing”.',
        'Sprint planning puts ten days of work into ten days. The bugs are not invited, and come.',
      ],
      gentle: 'Which sprint would you tell a new colleague about, the one that went well or the one that taught you all something?',
    },
    {
      says: 'git|github|gitlab',
      not: 'github.com',
      brutal: [
        'Branches called fix, fix2 and fix-really. Git never forgets and never judges. Colleagues do both.',
        '“You are in detached HEAD state.” Git says this to people before their first coffee.',
        'When Git gets really tangled, people copy the folder, delete it and clone again. All of them. The seniors too.',
      ],
      gentle: [
        'Version control is assumed; a link is not. If one repository shows your best work, put its address here.',
        'Is there something on it that you would show a stranger? One link, with a sentence on why, and this is the first line they click.',
      ],
    },
    {
      says: 'pull request|merge request',
      brutal: [
        'A pull request opened at ten to five says “small change”. Forty-one files.',
        "Leave a pull request over the weekend and by Monday it conflicts with somebody's semicolons.",
        'The description of the pull request says “see title”. The title says “updates”.',
      ],
      gentle: 'Small requests merged fast are a habit teams would like to hire. How long did yours stay open, before and after you cared about it?',
    },
    {
      says: 'docker',
      brutal: [
        'Docker is rebuilding 31 layers, because somebody corrected a comma in the README.',
        'Docker Desktop, doing nothing, takes more memory than the product.',
        '“Works in Docker” was invented so that “works on my laptop” could retire with honour.',
      ],
      gentle: 'Did you write the Docker images or run them? Build time or image size, before and after, would show a hand that cares.',
    },
    {
      says: 'kubernetes|k8s',
      brutal: [
        'Three Kubernetes replicas for forty users, and one of those is the load balancer asking if it is alive.',
        'kubectl is pronounced in four different ways. Kubernetes teams have split over less.',
        'Hello world, highly available, in eleven files of YAML. Kubernetes does nothing by halves.',
      ],
      gentle: 'Deploying to a cluster and running one are two jobs. Which was yours, and how many services lived on it?',
    },
    {
      says: 'react|react.js|reactjs',
      not: 'react to|react quickly|react calmly|react well',
      brutal: [
        'React has a hook for everything, and useEffect for the rest.',
        'React warns of a missing dependency. Put it in, and the page loads for ever.',
        'Two text fields and a button. In React that begins with a meeting about state.',
      ],
      gentle: 'What did people do with the thing you built in React, and how many of them? A user on the page is worth three libraries.',
    },
    {
      says: 'angular',
      brutal: [
        '“ExpressionChangedAfterItHasBeenCheckedError.” Angular does not have errors, it has sentences.',
        'RxJS is explained with marbles. Angular people have stopped finding that odd.',
        'Hello world in Angular: a module, a component, a decorator, and a coffee while it compiles.',
      ],
      gentle: 'Which versions did you carry the application across? Upgrades without a stop are a story senior interviewers enjoy.',
    },
    {
      says: 'node.js|nodejs|node js',
      brutal: [
        'node_modules: 600 megabytes, to pad a string on the left.',
        'One thread, never blocks, promises to call you back. Node.js would do well as an estate agent.',
        'First callbacks, then promises, then async. In Node.js there is still one await missing.',
      ],
      gentle: 'What was Node.js serving, and what happened to it on the busiest day of the year? That day is the one to describe.',
    },
    {
      says: 'typescript',
      brutal: [
        '“// @ts-ignore”, says the line above, and TypeScript looks the other way like a good waiter.',
        'TypeScript found 412 errors. All of them had been in production, doing fine.',
        '“as unknown as” is TypeScript for crossing the road with your eyes shut.',
      ],
      gentle: 'Did you bring TypeScript in, or find it there? If you moved a code base over, say what stopped breaking.',
    },
    {
      says: 'javascript',
      brutal: [
        '“Dear [object Object]”. JavaScript has written to all of us.',
        'In JavaScript 0.1 plus 0.2 is 0.30000000000000004. The shopping basket knows, and rounds.',
        'In JavaScript typeof null is “object”. They have known for decades, and by now it would be rude to bring it up.',
      ],
      gentle: [
        'On its own the word says little. Which interface did you build with it, and what became quicker or clearer for the user?',
        'JavaScript runs on everything, so the interesting part is where. Which page or service of yours would people miss if it stopped?',
      ],
    },
    {
      says: 'java',
      not: 'javascript|java script|coffee',
      brutal: [
        'Java wants a class, a main method and four pairs of brackets before it says hello. It was brought up properly.',
        'Three billion devices run Java, says the installer. Oracle has the invoice ready.',
        'Java 8 came out in 2014, and there are buildings in which it is still called the upgrade.',
      ],
      gentle: [
        'Which version, and what carried the load? Java and a figure for transactions is a different line from Java and a comma.',
        'Java tends to run the serious things: payments, bookings, claims. Which of them did yours keep going, and for how many people?',
      ],
    },
    {
      says: 'spring boot|spring framework|spring mvc',
      brutal: [
        '@Autowired. In Spring things simply arrive, and it is rude to ask where from.',
        'One annotation, and Spring does the rest. You meet the rest in the debugger.',
        'Spring configures itself. What it assumed you find out later, one property at a time.',
      ],
      gentle: 'Say what the service did for a customer and how often. Then Spring Boot is the how, and not the whole story.',
    },
    {
      says: 'hibernate',
      brutal: [
        'Hibernate spares you the SQL, then prints it so that you can see what went wrong.',
        'Ask Hibernate for one customer and it brings the orders, the items and the warehouse.',
        'LazyInitializationException. Hibernate has an error that wants a lie-in.',
      ],
      gentle: 'Taming the queries behind an ORM is real skill. If a page went from seconds to milliseconds, that sentence belongs here.',
    },
    {
      says: 'asp.net|.net core|.net framework|.net developer|.net application|dotnet',
      brutal: [
        '.NET Framework, .NET Core, .NET Standard, .NET. No recruiter has ever come out of that corridor.',
        '.NET went from Core 3.1 straight to 5, because 4 was taken by the other .NET.',
      ],
      gentle: 'Which .NET, and for whom? The version and the size of the user base tell a hiring developer almost everything.',
    },
    {
      says: 'python',
      brutal: [
        'pip, venv, conda, poetry, uv: the hard part of Python is starting it.',
        'The Zen of Python says there should be one obvious way to do it. Then somebody had to format a string.',
        'Python had a version 3 in 2008. The goodbye to version 2 took eleven years and a website with a countdown.',
      ],
      gentle: [
        'Web, data, automation: Python means three jobs. Say which, and what used to be done by hand before your code.',
        'Who runs your Python now: a server, a colleague, a scheduled job that nobody thinks about? The last one is the real compliment.',
      ],
    },
    {
      says: 'django',
      brutal: [
        'Django is for perfectionists with deadlines, says Django. Then two people make migration 0042.',
        'Django gives you an admin panel for free. Within a year it is the product.',
      ],
      gentle: 'Who used what you built with Django? Twelve colleagues count as well, if the thing gave them back an hour.',
    },
    {
      says: 'sql|sql server',
      brutal: [
        'The SQL was quick on the test database. The test database has nine rows.',
        '“Sequel” or “S, Q, L”: whichever you say, half of the SQL people in the room will wince.',
        "SELECT * was only for looking. It is SQL's longest-serving temporary worker.",
      ],
      gentle: [
        'What question did your SQL answer, and what did somebody do about the answer? With that, this stops being a keyword.',
        'Somebody was waiting for the answer to your query. How long did they wait before you looked at it, and how long after?',
      ],
    },
    {
      says: 'mysql',
      brutal: [
        'MySQL was long happy to store 0000-00-00 as a date. It has gone out on invoices.',
        'The “utf8” of MySQL held three bytes, not four, so the first emoji took the form down.',
      ],
      gentle: 'Did you design the schema, tune it or only query it? Each is worth saying, and they are three different salaries.',
    },
    {
      says: 'mongodb|mongo',
      brutal: [
        'No schema, they said. MongoDB does have one: it is spread over two hundred if statements.',
        '“name”, “Name” and “nmae”. In MongoDB all three are read, and all three are needed.',
      ],
      gentle: 'Why documents and not tables? The reason for choosing MongoDB is a good thing to be able to say in one line.',
    },
    {
      says: 'redis',
      brutal: [
        'Put Redis in front of it and the page is fast. Wrong since Tuesday, but fast.',
        'KEYS * on a live Redis. You type it once.',
        'What Redis was for: five minutes of cache. What is in Redis: the only copy.',
      ],
      gentle: 'Cache, queue or session store? Hit rate or the drop in database load would show what Redis bought you.',
    },
    {
      says: 'refactoring|refactor|refactored|code refactoring',
      brutal: [
        '“It looks exactly the same.” After refactoring, that is the five-star review.',
        'While one developer is refactoring a file, six others suddenly need it.',
        'Refactoring starts with one method and ends at the login.',
      ],
      gentle: 'What could the team do afterwards that it could not before? Refactoring is sold by the next feature, not by the diff.',
    },
    {
      says: 'technical debt|tech debt',
      brutal: [
        'Technical debt gets a sprint of its own, next quarter. It has been next quarter for some time.',
        '“// TODO”, with a year behind it: as close as technical debt gets to a repayment plan.',
        'Technical debt collects its interest on the day of the demo.',
      ],
      gentle: 'Paying it down is a negotiation as much as a task. How did you win the time, and what got faster?',
    },
    {
      says: 'legacy code|legacy application|legacy system|legacy codebase',
      brutal: [
        '“git blame” on legacy code names one person, and it is “initial import”.',
        'Legacy code has a function called doStuff2. What became of doStuff is not discussed.',
        'Switch it off and see who rings: still the best documentation of a legacy system.',
      ],
      gentle: 'Which language did the {it} speak, and what could not be allowed to stop while you worked? Careful hands on old code are scarce.',
    },
    {
      says: 'bug fix|fixing bugs|fixed bugs|bug fixing|debugging|debugged|resolved bugs',
      brutal: [
        'It vanishes when you add a log line. So the log line stays. It says “here”. That is debugging.',
        'Six hours of debugging, one minus sign.',
        '“Cannot reproduce” has closed more bugs than fixing has.',
      ],
      gentle: [
        'Tell the story of one hard bug: what it broke, how you found it, what you put in place so that it stays gone. Interviewers love that one.',
        'A bug shows how somebody thinks: where did you look first, what misled you, and what gave it away? That fits in one sentence.',
      ],
    },
    {
      says: 'production issue|production support|production incident|production bug|live issue',
      brutal: [
        '“Nobody has deployed anything.” Said first in every production incident, and somebody had.',
        '“It works in staging.” In a production incident that is said once, quietly, and has never helped.',
        'A production issue gets nine engineers on one call, eight of them watching one type.',
      ],
      gentle: 'What did people notice, what did you find, and what can no longer happen? A production issue told in that order shows calm.',
    },
    {
      says: 'deployment|deploying|production release',
      not: 'emergency|responders|responder|personnel|staff|resources|relief|forces|disaster|security officers|military|troops|overseas|iraq|afghanistan|combat|army|navy',
      brutal: [
        'A deployment with eleven steps. The wiki has ten.',
        'Famous outages like to begin with a deployment that was only a config change.',
        'At ten on a Tuesday a deployment is engineering. At ten to five on a Friday it is an adventure holiday.',
      ],
      gentle: [
        'How often, how automated, how easily undone? A short way back is what makes a deployment worth boasting about.',
        'What happened after yours: an evening of watching graphs, or everybody going home? If it was home, that is the result to print.',
      ],
    },
    {
      says: 'front-end|front end|frontend',
      brutal: [
        '“Can we move it two pixels?” On the front end the whole company is a senior.',
        'Front-end work gets its acceptance test from a director, on a phone, in a taxi.',
      ],
      gentle: 'Whose screen was it, and what became easier on it? Add load speed or sign-ups, and the front end speaks for itself.',
    },
    {
      says: 'back-end|back end|backend',
      brutal: [
        'Back-end work is noticed twice: when it is down, and on the bill.',
        'In the demo, the back end is a spinner.',
        'The front end shows a button. The back end is the other eleven weeks.',
      ],
      gentle: 'A good back end is one that people forget is there. What was yours doing, on its busiest day, that nobody had to think about?',
    },
    {
      says: 'full-stack|full stack|fullstack',
      brutal: [
        'Full stack: good at one end, brave at the other.',
        'Database, server, browser, and centring a div. A full-stack developer does three of the four without help.',
        'Four jobs, one chair. Full-stack was the finest idea hiring ever had.',
      ],
      gentle: 'Which half of {it} work do you like best? Saying so makes the other half more believable, and helps them place you.',
    },
    {
      says: 'junior developer|junior engineer|mentored junior|mentoring junior',
      near: 'mentor|mentored|mentoring|train|trained|training|coach|coached|coaching|led|lead|managed|guided|onboarded|supervised|hiring',
      brutal: [
        'Junior developers ask why. For most of it the honest answer is “historical”.',
        'Week one for a junior developer: asking for access. Week two: access.',
        'Give a junior developer the setup guide and by noon you know it is fiction.',
      ],
      gentle: "What can one junior do today because of you? If they've been promoted since, that's the best metric a mentor has.",
    },
    {
      says: 'tdd|test-driven development|test driven development',
      brutal: ['Red, green, refactor. On a deadline TDD stops at green.', 'In TDD the test comes first. In most repositories it comes in March.'],
      gentle: 'If you really worked test first, say on what and what it spared you. Few can, and the ones who can are believed by the detail.',
    },
    {
      says: 'test case|test script|test scenario',
      brutal: [
        'Test case 1: log in. Test case 214: log in with an apostrophe. It is always 214.',
        '“Nobody would click there.” Whoever wrote the test cases has clicked there.',
        'Expected result: as expected. Test cases after half past four are like that.',
      ],
      gentle: [
        'Which defect did your {it} find that would have hurt in public? One sharp find tells more than a count.',
        'A good test asks what a clever user might do wrong. Which of yours found something that no one in the room had thought of?',
      ],
    },
    {
      says: 'jira',
      brutal: [
        '“As a user I want”, says the ticket in Jira. It was a director.',
        'The requirement is in Jira. Comment 34.',
        'In Jira a thing can be Done, Really done or Closed. Customers only know the fourth state, working.',
      ],
      gentle: "The tool is common; the order you kept in it may not be. Did anybody's wait get shorter because of how you ran the board?",
    },
    {
      says: 'business requirement|functional requirement|requirement gathering|requirements gathering|gathering requirements|gathered requirements|user requirement',
      brutal: [
        '“Like the old one, but better.” There you have the whole requirement.',
        'Requirement one of any system: export to Excel. It is in no document and in all of them.',
        'Requirements are gathered like mushrooms. The wrong ones look just the same.',
      ],
      gentle: [
        'Developers who talk to users early are worth a lot. What did you learn from them that changed what got built?',
        'Whom did you have to sit beside to understand it, and what did they need in the end instead of what they had asked for?',
      ],
    },
    {
      says: 'load time|page load|page speed|site speed',
      brutal: [
        'Behind most load times there is one nine-megabyte picture of the team.',
        'The page loads in under a second, on a new laptop, a metre from the server.',
      ],
      gentle: 'From how many seconds to how many, and for whom? Load time is one of the few things in software that anyone can feel.',
    },
    {
      says: 'android',
      brutal: [
        'Android runs on thousands of models, and the bug is on one Samsung, held sideways.',
        'Android versions used to be named after puddings. Now they have numbers, and people look forward to lunch instead.',
      ],
      gentle: 'Is your Android app still in the store? What people write under it, and what you did about it, would interest me more than the stars.',
    },
    {
      says: 'ios|app store|swiftui',
      not: 'cisco',
      brutal: [
        'Xcode would like forty gigabytes for an update. iOS teams plan the week round it.',
        'The App Store said no, under a guideline with two dots in it. Appeal, wait, resubmit the same thing, yes.',
      ],
      gentle: 'Is it still in the store? A link to a living app is worth more than any adjective on this page.',
    },
    {
      says: 'to-do app|todo app|to-do list app|todo list app|to-do list application|todo application',
      brutal: ['A to-do app with one task in it: finish the to-do app.', 'For the shopping, people who build to-do apps use the back of an envelope.'],
      gentle: 'Everybody starts there. Which part did you do differently, and is it online for them to try?',
    },
    {
      says: 'codebase|code base',
      brutal: [
        'The codebase is fully documented, in the head of somebody who is on a cycling tour until the 14th.',
        'In any codebase there is a folder called “new”, and it is the oldest.',
        '“utils”. That is where a codebase keeps the drawer with the batteries and the string.',
      ],
      gentle: 'Some codebases are lived in, others only visited. What did you leave in better order than you found it?',
    },
    {
      says: 'css|css3|sass|scss',
      brutal: [
        'z-index: 9999. Then 99999. CSS has had an arms race, and it is all on record.',
        'Position absolute, and now everything around it has to be absolute as well. CSS calls that layout.',
        'Change the footer in CSS and a button at the checkout turns purple. The two had never met.',
      ],
      gentle: [
        'A long German word on a small phone shows what {it} can do. Is there a page of yours that they can open?',
        'Sooner or later {it} meets a cracked phone with the text set to large. If your page held, that is worth saying out loud.',
      ],
    },
    {
      says: 'html|html5',
      not: 'mse|eme|dash|hls|drm|video|streaming|player|dvr|set-top|stb|banner|banners|game',
      brutal: [
        'HTML has section, article and nav. Most pages have four hundred divs in a coat.',
        'HTML has a button. Developers then make one out of a div, and the keyboard has to wait outside.',
      ],
      gentle: [
        '{It} that works by keyboard and screen reader is rarer than it ought to be. If yours does, that is the line to write.',
        'People who cannot see the page read {it}, too. Has anybody told you that yours worked with a keyboard or a screen reader?',
      ],
    },
    {
      says: 'selenium|cypress|playwright',
      brutal: [
        '{It} cannot find the element. You can see it. Everyone can see it.',
        '{It} ran all night, green, and failed with people watching.',
        'Find the third div in the second div. That is how {it} knows the login button, until Thursday.',
      ],
      gentle: [
        'What had people been clicking through by hand before your {it} run, and what did they do with the time it gave them?',
        'Did developers come to trust the run, or to press it again until it was green? If they trusted it, say what you did to earn that.',
      ],
    },
    {
      says: 'test automation|automated test|automated testing|automation framework',
      brutal: [
        'sleep(5): test automation, asking the page nicely.',
        'Test automation saves three testers a week. It needs two of them to keep it alive.',
        'Automated tests, 900 of them, and the bug was in the order of two clicks that only people make.',
      ],
      gentle: 'From how many days of regression to how many hours? Then name the defect it caught that people had walked past.',
    },
    {
      says: 'aws lambda|lambda',
      near: 'aws|api gateway|s3|dynamodb|serverless|cloudwatch|ec2',
      brutal: ['Serverless, they said. It still takes a Lambda three seconds to find its shoes.', 'A Lambda costs nothing until it calls itself.'],
      gentle: 'What did it replace, and what did the monthly bill do? Serverless is one place where developers can quote money.',
    },
    {
      says: 'unity|unreal engine',
      near: 'game|games|gaming|3d|2d|vr|ar|unreal|engine|blender|maya|pro|player|physics',
      brutal: [
        'Gravity in {it} is 9.81, until somebody needs the jump to feel better.',
        'Five minutes to a cube that jumps, five months to a menu. {It} tutorials stop before the menu.',
      ],
      gentle: 'Can somebody play it? A link and a hundred players beat a list of engine features.',
    },
    {
      says: 'leetcode|hackerrank|codewars',
      brutal: [
        '{It} calls it “easy”. It is the cruellest word in computing.',
        'Two hundred puzzles on {it}, and not one of them about a customer whose invoice has two addresses.',
      ],
      gentle: 'Practice is fine; use is better. Where did the right algorithm save time or memory in something real?',
    },
    {
      says: 'payment gateway|payment integration|stripe integration|stripe api',
      brutal: [
        'Anyone who has tested a payment gateway can say 4111 1111 1111 1111 like a phone number.',
        'A payment gateway may send the webhook twice, to see whether the goods go twice.',
        'In the sandbox the payment gateway is always in a good mood.',
      ],
      gentle: 'Money moving through your code is a strong line. What volume, and how did you make sure that nothing was charged twice?',
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
      gentle: [
        'On which working day did month end close before you, and on which after? A controller reads that and knows how you work.',
        'Closing is a relay. Whose figures did you always wait for, and what did you change so that you no longer had to?',
      ],
    },
    {
      says: 'year end|year-end|year end close',
      brutal: [
        'Year end: twelve months of “we will fix it at year end”, in one fortnight.',
        'The audit adjustments fit on a page. Year end was the other two reams.',
        'For year end accountants cancel their plans. The plans had known for weeks.',
      ],
      gentle: 'At {it}, which set of books did you carry yourself? If the auditors left without adjustments, that deserves ink.',
    },
    {
      says: 'bank reconciliation|bank rec|bank reconciliations|reconciling bank|reconciled bank',
      brutal: [
        'A bank reconciliation is two records of the same money, both of them sure of themselves.',
        '“FT 00419”, says the bank statement. The bank reconciliation stops there until somebody remembers the boiler.',
        'One cheque has been on the bank reconciliation so long that people nod to it.',
      ],
      gentle: [
        'Every bank reconciliation has an old item that no one wants to touch. Which one did you clear?',
        'Which old item did you finally chase down, and what had it been? One with a history says more than a hundred that matched.',
      ],
    },
    {
      says: 'balance sheet reconciliation|reconciliation|account reconciliation|reconciling|reconciled',
      not: 'bank|bank reconciliation',
      brutal: [
        'Reconciliation ends at nil. Getting there by a plug called “rounding” is a philosophy.',
        '“Unreconciled difference: 0.00.” In accounts, that line gets framed.',
        'A good reconciliation has a note. A bad reconciliation has a hard-coded number and a colour.',
      ],
      gentle: [
        'After ‘{it}’, say what against what, how often, and what came to light. The find is worth more than the routine.',
        'The hard part of ‘{it}’ is finding out why two totals differ. What was the oddest cause you ever met?',
      ],
    },
    {
      says: 'accounts payable|purchase ledger|supplier payment',
      brutal: [
        '“When will we be paid?” Accounts payable hears it more often than its own name.',
        "Accounts payable has two kinds of invoice: without a PO number, and with last year's.",
        'The supplier with the smallest invoice rings the most. Accounts payable knows the ringtone.',
      ],
      gentle: [
        'Invoices a month, and the share paid on time: with those two, purchase ledger becomes an operation and not a tray.',
        'Did suppliers ring less while you were there? Fewer chasers is a fair measure of payables, and hardly anyone thinks to claim it.',
      ],
    },
    {
      says: 'accounts receivable|sales ledger|cash allocation',
      brutal: [
        'A payment of 4,117.20 against no invoice whatsoever. Accounts receivable has to guess who is being generous.',
        'Cash allocation: they paid three invoices in one sum, less a deduction, plus a mood.',
        'Accounts receivable raises the credit note that sales had already promised. In March.',
      ],
      gentle: [
        'What did debtor days do while accounts receivable was yours? A director who has waited for cash remembers who brought it in.',
        'Collecting the money and keeping the customer is the whole art. Which account did you bring back into line without losing it?',
      ],
    },
    {
      says: 'credit control|debt collection|chasing payment|overdue invoice|overdue account|chasing debt|debtor day',
      brutal: [
        '“Your invoice is with the person who signs.” Credit control has never met the person who signs.',
        'Seven “final reminders” to the same customer. Credit control has a generous idea of final.',
        'In credit control the money always left yesterday.',
      ],
      gentle: 'Firm and friendly is a rare mix in credit control. Where did debtor days stand when you came, and where when you left?',
    },
    {
      says: 'vat return|vat returns|vat',
      not: 'dye|tank|cheese|wine',
      brutal: [
        'A gingerbread figure may have chocolate eyes. Give it chocolate trousers and VAT has a view.',
        'Zero-rated, exempt and outside the scope all come to nothing. VAT people will explain the difference until the food arrives.',
        'VAT allows a month and seven days. It gets done on day seven, after lunch.',
      ],
      gentle: 'Standard, partial exemption, reverse charge: which kinds did you deal with? One awkward case handled well outweighs twenty plain quarters.',
    },
    {
      says: 'payroll',
      not: 'fraud',
      brutal: [
        'Payroll learns of a new starter on payday, from the new starter.',
        'People miss dentists, boiler services and trains. Payroll is on the 28th.',
        'Payroll closes on the nineteenth. On the twentieth a manager remembers the overtime.',
      ],
      gentle: [
        'Payroll is noticed once, when it is wrong. How many people were you paying, and how long did you go without a correction?',
        'People trust payroll without a thought, and you were the reason they could. What did you change so that a mistake came only once?',
      ],
    },
    {
      says: 'journal|journals|journal entry|journal entries|posting journals',
      not: 'academic|published|peer',
      brutal: [
        '“To correct journal 4471, which corrected journal 4463.” History has been written in worse prose.',
        'A journal with the narrative “adj” tells auditors exactly where to start.',
        'Debits equal credits. Whether they are the right way round, the reversing journal will tell.',
      ],
      gentle: [
        'Which journals were yours: payroll, accruals, intercompany? The kind tells a manager how far you can be left alone.',
        'Did you post what you were given, or work out what the entry should be? The second is judgement, and worth spelling out.',
      ],
    },
    {
      says: 'accruals|accrual',
      not: 'accrual basis|accrual accounting|accruals basis',
      brutal: [
        'Accruals at quarter to six: whatever the department says plus whatever you know.',
        'An accrual is a guess with a journal number.',
        'An accrual that never reverses is a pet.',
      ],
      gentle: 'Did yours hold when the invoices came? Accuracy of accruals is measurable, and few candidates think of measuring it.',
    },
    {
      says: 'management accounts|monthly management accounts|management pack',
      brutal: [
        'Twelve pages of management accounts, and the first question is about the biscuits line.',
        'Management accounts: forty rows everyone agrees with, and “other”.',
        'The management accounts went out on day eight. On day nine somebody asked for them by region.',
      ],
      gentle: 'Who read them, and which decision did they change? A pack that stopped something or started something is worth naming.',
    },
    {
      says: 'statutory accounts|financial statement|financial statements|annual accounts|final accounts',
      brutal: [
        "Financial statements run to sixty pages, and everyone turns to directors' pay.",
        'Note 1 of any financial statements says that they were prepared on a basis. It takes four pages.',
        "Roll last year's forward, change the dates, miss one. Most financial statements have a year in them that is not theirs.",
      ],
      gentle: [
        'Limited company, charity, group: whose financial statements were they, and how far did you take them on your own?',
        'Who relied on them: a bank, a board, an owner? Say what they could decide because your figures were there on the day.',
      ],
    },
    {
      says: 'budget|budgeting|budgets|annual budget|budgeting and forecasting',
      brutal: [
        'Each department puts 10% on the budget so that finance can take off 10%. It is a dance.',
        'Budget, version 14, final, final, CFO. The board saw 13.',
        'The budget is last year plus 3%. The other six weeks are meetings.',
      ],
      gentle: [
        'How many people did you have to argue the budget with, and how near to it did the year come? The second shows the craft.',
        'Budget holders remember who explained the numbers to them. Did any of yours begin to understand their own page because of you?',
      ],
    },
    {
      says: 'forecast|forecasting|rolling forecast|cash flow forecast',
      not: 'weather',
      brutal: [
        'All forecasts are wrong. The craft is to know by how much before the others do.',
        'Flat up to today, and from tomorrow to the moon. You can tell from a forecast who asked for it.',
        'Forecast 3+9, then 6+6, then 9+3. By 11+1 it is very good.',
      ],
      gentle: [
        'How accurate was it, and who acted on it? Even a modest hit rate, in print, is braver than an adjective.',
        'Which early sign told you that the year was going another way, and who moved because you said so?',
      ],
    },
    {
      says: 'variance analysis|variance',
      brutal: [
        'Under budget because of the weather, over budget because of good management. That is variance analysis, all twelve months.',
        'Variance analysis asks marketing why. Marketing asks what an accrual is.',
        'Favourable variance: nobody asks. Adverse variance: there is a slide.',
      ],
      gentle: 'Which difference did you explain that nobody else could? A sum and a cause, and this line comes alive.',
    },
    {
      says: 'audit|external audit|audit file|audit query|audit queries|audit testing|statutory audit|external auditor',
      not: 'clinical|energy|store|safety|quality|stock|night audit|night auditor|medical|website|seo',
      brutal: [
        'The audit would like to see invoice 7. Not a copy: the original, which is in a barn, in a box marked “misc”.',
        '“Per discussion with client.” Four words on which whole audit files rest.',
        'Audit week: they take the good meeting room, and the biscuits, and a sample.',
      ],
      gentle: [
        'Which side of the table were you on, and how did it end? A clean opinion, or a finding that stuck, both deserve a number.',
        'What did they ask for that you already had on file? Being ready before the question is rare, so claim it.',
      ],
    },
    {
      says: 'stock take|stocktake|stock count|inventory count',
      brutal: [
        'An accountant at a stock take is given a coat, a clipboard and the shelf nobody can reach.',
        'Counted: 212. System: 214. At a stock take the first solution is to count again, slower.',
      ],
      gentle: 'At the {it}, what was on the shelves, how much was it worth, and how large was the difference?',
    },
    {
      says: 'petty cash',
      brutal: [
        'The petty cash is £1.60 over. Over is worse. Over means that nobody knows anything.',
        'A petty cash voucher, “sundries”, signed with a squiggle. Exhibit A.',
      ],
      gentle: 'Petty cash kept to the penny says a lot about larger sums. How big was the float, and how often did it agree?',
    },
    {
      says: 'expense claim|expense report|staff expenses|employee expenses|travel expenses|expense reimbursement|expenses policy',
      brutal: [
        'No receipt, but a drawing of one. Expenses has seen the drawing.',
        'The expenses policy has a limit for dinner and a director.',
        'Mileage in expense claims is always a round number. Roads are not.',
      ],
      gentle: 'Did the questions get fewer while expense claims were yours? A policy that people understand is a small thing well done.',
    },
    {
      says: 'intercompany|inter-company|intercompany reconciliation',
      brutal: [
        'Intercompany: two colleagues at the same firm, each of whom is owed £3,000 by the other.',
        'It balanced until the Dutch entity booked it in euros, in May. Intercompany is a long correspondence.',
      ],
      gentle: 'Getting {it} done before the close and not after it is a real feat. Did you manage it, and across how many entities?',
    },
    {
      says: 'consolidation|group consolidation|group reporting',
      near: 'group|entities|entity|subsidiaries|accounts|financial|reporting|ifrs',
      brutal: [
        'Consolidation is adding up all the companies, then taking away what they did to each other.',
        'One subsidiary submits at 23.58 with a difference of 1. In consolidation, 1 can be anything.',
      ],
      gentle: 'Which entity was always late, and how did you get the consolidation out all the same? Say by which working day it stood.',
    },
    {
      says: 'fixed asset|fixed asset register|depreciation|depreciation schedule',
      brutal: [
        'The coffee machine was written down to nil years ago. Fixed assets do not read the register.',
        'Repair, or fixed asset? That depends on whose budget is fuller.',
        'Depreciation: four years, in a straight line. The laptop went in a curve.',
      ],
      gentle: [
        'Did anybody walk round with the register and look? If you did, say what was missing: it is a very good story.',
        'Did you ever walk round with the fixed asset register and look? What was missing makes a very good story, told kindly.',
      ],
    },
    {
      says: 'sage|sage 50|sage 200|sage line 50',
      not: 'intacct|hospitality',
      brutal: [
        'One slip on the year, and Sage files the invoice under 2062. It will be paid in good time.',
        '“In use by another user”, says Sage. The other user is you, from before lunch.',
      ],
      gentle: 'Which modules, and did you ever set one up? A migration or a clean chart of accounts is worth more than the name.',
    },
    {
      says: 'pivot table',
      brutal: [
        'Somebody forgot to refresh it. Most pivot tables have stood in front of a board like that once.',
        'A pivot table takes two seconds. Accountants wait ten minutes before they send it, for dignity.',
      ],
      gentle: 'What did you find by turning the data round? Name the finding; the table is only how.',
    },
    {
      says: 'trial balance',
      brutal: [
        'A trial balance that balances proves one thing: any mistake was made twice.',
        'The trial balance agrees. There is £4,200 in suspense, but it agrees.',
      ],
      gentle: 'Taking books to trial balance on your own is a clear level. Say it that plainly, with the size of the client.',
    },
    {
      says: 'nominal ledger|general ledger|nominal code|chart of accounts|nominal coding',
      brutal: [
        'Four hundred codes in the general ledger, and people use six. The others are there for the auditors.',
        'The general ledger has three codes for software. The right one is always the third.',
        'Anything coded to general ledger “miscellaneous” is a small confession.',
      ],
      gentle: [
        'Did you inherit the {it} tidy, or do the tidying? Closing codes nobody uses makes each later report shorter.',
        'Were you the one who knew why everything sat where it did in the {it}? Say what a newcomer could find without asking you.',
      ],
    },
    {
      says: 'payment run|bacs run|bacs payment',
      brutal: [
        '“Did my invoice make it?” The payment run has a list, and the list has closed.',
        'The payment run is Thursday. On Thursday at four somebody is standing there with an urgent one.',
        'Two people must release the payment run. One of them is at a conference about efficiency.',
      ],
      gentle: 'Letting money out takes nerve and a good checklist. What did you check before a payment run, and did it ever catch something?',
    },
    {
      says: 'invoice processing|processing invoices|processed invoices|purchase invoice|supplier invoice|coding invoices',
      brutal: [
        'Three-way match: order, delivery, invoice. Two agree, and it is never the same two.',
        '“See attached”, and the invoice is not attached. Then the reminder is.',
        'There is an invoice for plants every month. Invoice processing would love to see a plant.',
      ],
      gentle: 'Was there an invoice you stopped, a duplicate or a wrong price? One catch shows care better than the monthly pile.',
    },
    {
      says: 'internal control|sox|segregation of duties|financial controls',
      brutal: [
        'Segregation of duties in a team of two: one pays, the other one is on holiday.',
        'The internal control worked as designed. It was designed by whoever it was meant to control.',
        'An internal control is a signature. It proves that somebody held a pen.',
      ],
      gentle: [
        'Which control did you add, and what did it stop? A prevented loss is hard to show; try a figure for what was at stake.',
        'Controls are easy to add and hard to love. Did you ever take one out because a better one did its work? That shows judgement.',
      ],
    },
    {
      says: 'client portfolio|portfolio of clients|own portfolio',
      brutal: [
        'A portfolio of clients: eighty send everything on time, and four have your mobile number.',
        'There is a builder, a café, a dentist, and one client who “does something online”. That is a portfolio.',
      ],
      gentle: 'Who were the clients in your portfolio, and who has stayed longest? People hire the accountant whom clients ring first.',
    },
    {
      says: 'sap|sap fico',
      brutal: [
        '“Document does not exist in fiscal year.” SAP would like a word about your use of the calendar.',
        'In SAP there is a posting key for it. There are two. One of them is wrong, and it works.',
        'Forty fields on the SAP screen. Thirty-eight are grey, and the thirty-ninth is the wrong one.',
      ],
      gentle: 'Which modules and transactions did you live in? Users who say so exactly are trusted with the system sooner.',
    },
    {
      says: 'netsuite|oracle financials|microsoft dynamics|dynamics 365|navision',
      brutal: [
        '{It} does everything, said the demo. The bank file still travels on a USB stick.',
        'Period closed, says {it}. Period reopened, says the log, at 23.14, by “admin”.',
      ],
      gentle: 'User, super user or project team? If you helped to bring {it} in, say what closed faster afterwards.',
    },
    {
      says: 'quickbooks|quick books',
      brutal: [
        'Clients do their own QuickBooks to save fees. Putting it right is billed under “other”.',
        'QuickBooks keeps “Opening Balance Equity” for differences nobody can face. It is seldom empty.',
        'QuickBooks remembers how it was coded last time. Last time was a mistake, and now it is a tradition.',
      ],
      gentle: [
        'Tidy or inherited? A set of books that you brought back into order, with its months of arrears, is a good bullet.',
        'Plenty of people have used it. Fewer have taken over a set of books and made it right, so if you did, say how far behind it was.',
      ],
    },
    {
      says: 'acca',
      brutal: [
        'Study leave is granted for ACCA, and then year end moves into the same week.',
        'ACCA students can say which paper, which sitting and what it did to their summer.',
      ],
      gentle: 'How many ACCA papers are behind you, and when is the next sitting? Readers in practice look for just that.',
    },
    {
      says: 'cima',
      brutal: [
        'The examiner notes that candidates should manage their time. CIMA candidates are reading that at one in the morning.',
        'A CIMA case study is about a firm with a bold strategy and no costings. Candidates recognise it from work.',
      ],
      gentle: 'Which level, and what have you used at work since? The case studies come alive beside a real decision.',
    },
    {
      says: 'aat',
      brutal: [
        'An AAT question always has a sole trader who keeps no records. Then you qualify and he is your client.',
        'AAT teaches double entry with a T drawn on paper. Partners still draw the T when nobody is looking.',
      ],
      gentle: 'Which level, finished when, and what do you do alone today that you could not before it? That is how it counts.',
    },
    {
      says: 'part-qualified|part qualified',
      brutal: [
        'Part-qualified: all of the work, most of the exams, some of the money.',
        '“Part-qualified” covers one paper left and twelve papers left with the same hyphen.',
      ],
      gentle: 'Print how many papers remain and the date of the next. It turns a grey phrase into a plan.',
    },
    {
      says: 'tax return|personal tax|self assessment|self-assessment',
      not: 'corporation|ct600|corporate|sales tax|payroll tax',
      brutal: [
        'A tax return is eleven minutes of typing and six weeks of asking for the same piece of paper.',
        '“I did not think I had to mention that.” It comes with every tax return, on the last day.',
        '“Any income from anywhere else?” asks the tax return. There is a pause, and then there is a holiday flat.',
      ],
      gentle: 'Some people bring a box, some bring a spreadsheet. What kinds of tax return were yours, and how many were in before the rush?',
    },
    {
      says: 'corporation tax|ct600',
      brutal: [
        'Corporation tax has to be paid before the return is due. No client has ever found that funny.',
        "The client's golf is not allowable. Corporation tax people have to say it in the clubhouse.",
      ],
      gentle: 'Did you ever find a relief that everybody had missed? A corporation tax saving is remembered longer than the return.',
    },
    {
      says: 'rti|fps|real time information',
      near: 'hmrc|payroll|submission|paye|eps|submit|submitted',
      brutal: [
        'An FPS tells HMRC on or before payday. “On” is doing the work there.',
        'Real Time Information: real time is the 22nd, with the correction on the 5th.',
      ],
      gentle: 'For how many schemes and people, and were the submissions ever late? Never is a fine short word here.',
    },
    {
      says: 'hmrc',
      brutal: [
        'HMRC thanks you for holding. It has thanked the whole profession for holding, since ten past nine.',
        'A brown envelope from HMRC, and it says that nothing is due. People have kept it.',
        'The agent line at HMRC is faster. Accountants know the music all the same.',
      ],
      gentle: 'Dealing with the Revenue without drama is a skill. Which enquiry or correction did you see through to its end?',
    },
    {
      says: 'ifrs|ifrs 16|ifrs 15',
      brutal: [
        'IFRS: a hundred and forty pages of standard to learn that it depends, plus disclosure.',
        'IFRS 15 has five steps for deciding when you sold something. Sales has one, and it rings a bell.',
      ],
      gentle: 'Which standard did you actually apply, to which awkward item? One real judgement shows more than the acronym.',
    },
    {
      says: 'frs 102|uk gaap',
      brutal: [
        'FRS 102 is the short version. It has thirty-five sections and a glossary.',
        'Under UK GAAP small companies may leave out most of it. The client would like to leave out the rest.',
      ],
      gentle: 'For clients of what size, and did you prepare or review? Section 1A or full tells the reader your level.',
    },
    {
      says: 'us gaap|gaap',
      not: 'uk gaap',
      brutal: [
        'Where IFRS has a principle, US GAAP has a paragraph number with four parts and a dash.',
        'GAAP stands for generally accepted. The footnotes list who did not.',
      ],
      gentle: 'Conversions between frameworks are scarce experience. If you made one, name the largest adjustment.',
    },
  ],
};
