import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What developers, testers, accountants and bookkeepers laugh about. */
export const OF_CODE_AND_BOOKS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  software: [
    {
      says: 'rest api|restful api|restful service|restful web service|rest apis',
      brutal: [
        'PUT or PATCH? Each REST API has had that meeting once, and then everybody used POST.',
        '“status: error”, delivered with a cheerful 200. We have all been a guest of that REST API.',
        'Version two of a REST API replaces version one. Version one still has all the traffic.',
      ],
      gentle: 'Who called this API: your own front end, partners, the public? Requests a day and a response time would show another developer its size.',
    },
    {
      says: 'graphql',
      brutal: [
        'GraphQL lets the front end ask for exactly what it wants. It wants everything, six levels down.',
        'GraphQL errors usually arrive with a 200 OK, like bad news from sales.',
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
      gentle: 'How many services were there, and which were yours to run at night? Ownership is what separates building microservices from naming them.',
    },
    {
      says: 'code review',
      brutal: [
        'The longest thread in any code review is about the name of a variable.',
        '“Nit:” in a code review means that the next forty minutes are about braces.',
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
      gentle: 'Coverage before and after is one number; better still, name the bug that a test caught before a customer could.',
    },
    {
      says: 'ci/cd|ci/cd pipeline|continuous integration|ci pipeline',
      brutal: [
        '“Fix build.” “Fix build 2.” “Please.” A CI/CD pipeline keeps a diary, and it is not a happy one.',
        'Twenty-five minutes of CI/CD, and it fails on the spelling of a branch.',
        'Thanks to CI/CD anyone can deploy on a Friday. That is why there is now a rule about Fridays.',
      ],
      gentle: 'From how many releases a month to how many a day? A pipeline is measured by what the team dared to do after it.',
    },
    {
      says: 'agile|agile methodology|agile methodologies|agile development|agile environment',
      brutal: [
        'Agile: responding to change over following a plan, every second Tuesday, as planned.',
        'The Agile Manifesto fits on a postcard. Agile training comes with a lanyard and a day three.',
        'Agile puts people before tools. It says so on the Jira board.',
      ],
      gentle:
        'Nearly everybody writes this word, so the detail under it is what counts: how long were your iterations, and what did you ship at the end of one?',
    },
    {
      says: 'scrum',
      brutal: [
        'In rugby a scrum is sixteen people pushing against each other. Software kept the word.',
        'Scrum has no project manager. It has three people asking when it will be done.',
        'Fifteen minutes, says Scrum, plus the sentence that starts with “quick one”.',
      ],
      gentle: 'What was your seat in it: developer, Scrum master, the one who talked to the product owner? Name the part you played.',
    },
    {
      says: 'sprint|two-week sprint|sprint planning',
      brutal: [
        'A sprint is run every fortnight without a break. Athletes call that a marathon and get a banana.',
        'Day nine of the sprint, and all of it is in “testing”.',
        'Sprint planning puts ten days of work into ten days. Nobody has invited the bugs.',
      ],
      gentle: 'Sprint length, team size, how much you delivered of what you planned: three figures that make this line yours.',
    },
    {
      says: 'git|github|gitlab|bitbucket',
      not: 'github.com',
      brutal: [
        'Eight commands and one colleague to ask: that is what knowing Git means.',
        '“You are in detached HEAD state.” Git says this to people before their first coffee.',
        'When Git gets really tangled, people copy the folder, delete it and clone again. All of them. The seniors too.',
      ],
      gentle: 'Version control is assumed; a link is not. If one repository shows your best work, put its address here.',
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
      gentle: 'Did you write the images or run them? Build time or image size before and after would show a hand that cares.',
    },
    {
      says: 'kubernetes|k8s',
      brutal: [
        'Three Kubernetes replicas for forty users, and one of those is the load balancer asking if it is alive.',
        'kubectl is pronounced in four different ways. Kubernetes teams have split over less.',
        'Kubernetes heals itself. It restarts the broken pod until the log is too long to read.',
      ],
      gentle: 'Deploying to a cluster and running one are two jobs. Which was yours, and how many services lived on it?',
    },
    {
      says: 'react|react.js|reactjs',
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
        'There is a new major Angular twice a year, like clocks going forward, and it costs about the same sleep.',
      ],
      gentle: 'Which versions did you carry the application across? Upgrades without a stop are a story senior interviewers enjoy.',
    },
    {
      says: 'vue|vue.js|vuejs',
      brutal: [
        'Vue has two ways to write a component, so a team of five has three camps.',
        'They spelled it Vue so that a search engine had a chance. Then they named the router “router”.',
      ],
      gentle: 'What made the team choose Vue, and did you have a say? A reason turns a keyword into judgement.',
    },
    {
      says: 'node.js|nodejs|node js',
      brutal: [
        'node_modules: 600 megabytes, to pad a string on the left.',
        'One thread, never blocks, promises to call you back. Node.js would do well as an estate agent.',
        'First callbacks, then promises, then async. In Node.js there is still one await missing.',
      ],
      gentle: 'What ran on it, and under what load? Requests a second is the number a back-end team looks for beside Node.js.',
    },
    {
      says: 'typescript',
      brutal: [
        '“any”. In TypeScript it is legal, but you say it quietly.',
        'TypeScript found 412 errors. All of them had been in production, doing fine.',
        '“as unknown as” is TypeScript for crossing the road with your eyes shut.',
      ],
      gentle: 'Did you bring TypeScript in, or write it from the start? A migration, with its number of files, deserves its own bullet.',
    },
    {
      says: 'javascript',
      brutal: [
        '“Dear [object Object]”. JavaScript has written to all of us.',
        'JavaScript was made in ten days in 1995. Choosing what to use with it takes longer.',
        'In JavaScript typeof null is “object”. They have known since 1995 and it is too late to say.',
      ],
      gentle: 'On its own the word says little. Which interface did you build with it, and what became quicker or clearer for the user?',
    },
    {
      says: 'java',
      not: 'javascript',
      brutal: [
        'Spring has a class called AbstractSingletonProxyFactoryBean. Java developers see nothing odd in that.',
        'Three billion devices run Java, says the installer. Oracle has the invoice ready.',
        'Java 8 came out in 2014, and there are buildings in which it is still called the upgrade.',
      ],
      gentle: 'Which version, and what carried the load? Java and a figure for transactions is a different line from Java and a comma.',
    },
    {
      says: 'spring boot|spring framework|spring mvc',
      brutal: [
        'Spring Boot draws its own name in brackets before it starts. The bug is eighty lines below.',
        'One annotation, and Spring does the rest. Which rest, the debugger will show.',
        'Nobody configures Spring Boot any more. They find out, one property at a time, what it had assumed.',
      ],
      gentle: 'Say what the service did for a customer and how often. Then Spring Boot is the how, and not the whole story.',
    },
    {
      says: 'hibernate|jpa',
      brutal: [
        'Hibernate spares you the SQL, then prints it so that you can see what went wrong.',
        'Ask Hibernate for one customer and it brings the orders, the items and the warehouse.',
        'LazyInitializationException. Hibernate has an error that wants a lie-in.',
      ],
      gentle: 'Taming the queries behind an ORM is real skill. If a page went from seconds to milliseconds, that sentence belongs here.',
    },
    {
      says: '.net|asp.net|.net core|dotnet',
      brutal: [
        '.NET Framework, .NET Core, .NET Standard, .NET. No recruiter has ever come out of that corridor.',
        '.NET went from Core 3.1 straight to 5, because 4 was taken by the other .NET.',
      ],
      gentle: 'Which .NET, and for whom? The version and the size of the user base tell a hiring developer almost everything.',
    },
    {
      says: 'c#',
      brutal: [
        'Application forms love to turn C# into C. That is another job, with pointers.',
        'C# grows a new way of writing the same property each autumn. Old files are archaeology with curly brackets.',
      ],
      gentle: 'A desktop tool, a web service, a game: C# does all three. Which was yours, and who depended on it?',
    },
    {
      says: 'entity framework|ef core',
      brutal: [
        'Entity Framework keeps every migration by name. The last three are Fix, FixFix and Final.',
        'One Include too many and Entity Framework fetches the company.',
      ],
      gentle: 'Did you design the model or inherit it? A query you made faster is the best thing that can stand beside this.',
    },
    {
      says: 'python',
      brutal: [
        'pip, venv, conda, poetry, uv: the hard part of Python is starting it.',
        'In Python the spaces are the law, and one Tab from a colleague stops the bank.',
        'Python had a version 3 in 2008. The goodbye to version 2 took eleven years and a website with a countdown.',
      ],
      gentle: 'Web, data, automation: Python means three jobs. Say which, and what used to be done by hand before your code.',
    },
    {
      says: 'django',
      brutal: [
        'Django is for perfectionists with deadlines, says Django. Then two people make migration 0042.',
        'Django gives you an admin panel for free. Within a year it is the product.',
      ],
      gentle: 'How many people used what you built with Django? Even the internal tool for twelve colleagues counts, if it saved them an hour.',
    },
    {
      says: 'sql|sql server',
      brutal: [
        'UPDATE, Enter, and then the cold feeling: no WHERE. SQL gives everyone that afternoon once.',
        '“Sequel” or “S, Q, L”: whichever you say, half of the SQL people in the room will wince.',
        "SELECT * was only for looking. It is SQL's longest-serving temporary worker.",
      ],
      gentle: 'How large were the tables, and what question did your SQL answer? Rows and a decision make this more than a keyword.',
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
      says: 'third-party api|third party api|api integration|third-party integration',
      brutal: [
        'The documentation of a third-party API was right on the day it was written. The day, not the year.',
        'Forty error codes in the manual, and the third-party API sends 500.',
        'Their sandbox has one customer in it, called Test. That is API integration.',
      ],
      gentle: 'Name the partner if you may, and what happened when their side went down. Handling that well is most of the job.',
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
        'git blame on legacy code names one person, and it is “initial import”.',
        'Legacy code has a function called doStuff2. Nobody has ever seen doStuff.',
        'Switch it off and see who rings: still the best documentation of a legacy system.',
      ],
      gentle: 'What was it written in, and what could not be allowed to stop while you worked? Careful hands on old code are scarce.',
    },
    {
      says: 'bug fix|bug fixes|fixing bugs|fixed bugs|bug fixing|debugging|debugged|troubleshooting|resolved bugs',
      brutal: [
        'It vanishes when you add a log line. So the log line stays. It says “here”. That is debugging.',
        'Six hours of debugging, one minus sign.',
        '“Cannot reproduce” has closed more bugs than fixing has.',
      ],
      gentle: 'Tell the one hard bug: what it broke, how you found it, what you put in place so that it stays gone. Interviewers love that one.',
    },
    {
      says: 'production issue|production support|production incident|production bug|live issue|production environment',
      brutal: [
        '“Nobody has deployed anything.” Said first in every production incident, and somebody had.',
        'It cannot be reproduced in test, because test has nine rows and production has people.',
        'A production issue gets nine engineers on one call, eight of them watching one type.',
      ],
      gentle: 'How quickly were you back up, and what changed so that it would not return? Those two facts show calm under load.',
    },
    {
      says: 'deployment|deploying|deployed|production release',
      brutal: [
        'A deployment with eleven steps. The wiki has ten.',
        'Famous outages like to begin with a deployment that was only a config change.',
        'At ten on a Tuesday a deployment is engineering. At ten to five on a Friday it is an adventure holiday.',
      ],
      gentle: 'How often, how automated, how easily undone? A short way back is what makes a deployment worth boasting about.',
    },
    {
      says: 'front-end|front end|frontend',
      brutal: [
        '“Can we move it two pixels?” Front-end is the one layer on which the whole company has a view.',
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
      gentle: 'Traffic, data volume, uptime: three figures, and a backend engineer is known by them. Which can you give?',
    },
    {
      says: 'full-stack|full stack|fullstack',
      brutal: [
        'Full stack: good at one end, brave at the other.',
        'Database, server, browser, and centring a div. A full-stack developer does three of the four without help.',
        'Four jobs, one chair. Full-stack was the finest idea hiring ever had.',
      ],
      gentle: 'Which end do you like best? Saying so makes the other half more believable, and helps them place you.',
    },
    {
      says: 'responsive|responsive design|responsive website|mobile-first',
      brutal: [
        'Responsive design has breakpoints at 768 and 1024. The bug is at 769.',
        'Responsive down to 320 pixels, at which point the cookie banner is the website.',
      ],
      gentle: 'What share of visitors came by phone, and what did they do more of afterwards? That turns layout into result.',
    },
    {
      says: 'bootstrap',
      near: 'css|html|html5|javascript|jquery|responsive|react|angular|front-end|frontend',
      brutal: [
        'For ten years half of the web was Bootstrap: one navbar, three cards and the same blue.',
        'Twelve columns in a Bootstrap row. Everybody has used a thirteenth, and met it on the next line.',
      ],
      gentle: 'A quick clean interface is a fair thing to offer. What did you build with it, and who used it on the first day?',
    },
    {
      says: 'junior developer|junior engineer|mentored junior|mentoring junior',
      brutal: [
        'Junior developers ask why. For most of it the honest answer is “historical”.',
        'Week one for a junior developer: asking for access. Week two: access.',
        'Give a junior developer the setup guide and by noon you know it is fiction.',
      ],
      gentle: "What can one of them do today because of you? A colleague's promotion is the best metric a mentor has.",
    },
    {
      says: 'tdd|test-driven development|test driven development',
      brutal: ['Red, green, refactor. On a deadline TDD stops at green.', 'In TDD the test comes first. In most repositories it comes in March.'],
      gentle: 'If you really worked test first, say on what and what it spared you. Few can, and the ones who can are believed by the detail.',
    },
    {
      says: 'test case|test plan|test script|manual testing|test scenario',
      brutal: [
        'Test case 1: log in. Test case 214: log in with an apostrophe. It is always 214.',
        '“Nobody would click there.” Whoever wrote the test cases has clicked there.',
        'Expected result: as expected. Test cases after half past four are like that.',
      ],
      gentle: 'Which defect did you find that would have hurt in public? One sharp find tells more than the number of cases.',
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
      says: 'business requirement|functional requirement|requirement gathering|requirements gathering|gathering requirements|gathered requirements|technical specification|user requirement',
      brutal: [
        '“Like the old one, but better.” There you have the whole requirement.',
        'Requirement one of any system: export to Excel. It is in no document and in all of them.',
        'Requirements are gathered like mushrooms. The wrong ones look just the same.',
      ],
      gentle: 'Developers who talk to users early are worth a lot. What did you learn from them that changed what got built?',
    },
    {
      says: 'load time|page speed|response time|latency|performance optimisation|performance optimization|query optimisation|query optimization',
      brutal: [
        'Behind most load times there is one nine-megabyte picture of the team.',
        'The average response time is fine. That is why somebody had to invent the 99th percentile.',
        'Latency work, step one: the missing index. Step two: look busy until Thursday.',
      ],
      gentle: 'From what to what, measured how? Two numbers with an arrow between them are the strongest line a developer can print.',
    },
    {
      says: 'android',
      brutal: [
        'Android runs on thousands of models, and the bug is on one Samsung, held sideways.',
        'Android versions used to be called after cakes. Now they have numbers and nobody looks forward to them.',
      ],
      gentle: 'Downloads, rating, crash-free sessions: Android is generous with figures. Which of them moved while you were there?',
    },
    {
      says: 'ios|swift|app store|swiftui',
      brutal: [
        'Xcode would like forty gigabytes for an update. iOS teams plan the week round it.',
        'The App Store said no, under a guideline with two dots in it. Appeal, wait, resubmit the same thing, yes.',
      ],
      gentle: 'Is it still in the store? A link to a living app is worth more than any adjective on this page.',
    },
    {
      says: 'azure devops|tfs|team foundation server',
      brutal: [
        'Azure DevOps was TFS, Visual Studio Online and VSTS. The build has failed under all four names.',
        'In Azure DevOps a work item belongs to a feature, an epic, an area and an iteration. It is a typo on a button.',
      ],
      gentle: 'Pipelines, boards or repositories: which part of it did you set up, and for how many teams?',
    },
    {
      says: 'technical documentation|readme|api documentation',
      brutal: [
        'npm install, npm start, ask Dave. Two of these are in the README.',
        'Technical documentation is written for the next developer, who will read the code and then ask.',
      ],
      gentle: 'Who used it, and what did they stop asking you? Documentation has a result too; it is just quieter.',
    },
    {
      says: 'pair programming|mob programming',
      brutal: [
        'Pair programming: one drives, the other one says “semicolon”.',
        "Two developers, one keyboard. Pair programming ends when one of them reaches for the other's mouse.",
      ],
      gentle: 'Some teams swear by it. Say what it did for yours: fewer defects, faster starters, one person less who alone knew the code?',
    },
    {
      says: 'to-do app|todo app|to-do list app|todo list|weather app|portfolio website',
      in: 'anywhere',
      brutal: [
        'A to-do app with one task in it: finish the to-do app.',
        'Every developer has built a weather app. None of them has brought an umbrella because of it.',
      ],
      gentle: 'Everybody starts there. Which part did you do differently, and is it online for them to try?',
    },
    {
      says: 'scalable|scalability',
      brutal: ['Scalable to a million users. The forty would like a dark mode.', 'Scalable means that nobody has tried. Scaled would have a number.'],
      gentle: 'Scaled from what to what? The two ends of that sentence are what an architect will ask for first.',
    },
    {
      says: 'codebase|code base|lines of code',
      brutal: [
        'Lines of code: the one number that a good week makes smaller.',
        'In any codebase there is a folder called “new”, and it is the oldest.',
        '“utils”. That is where a codebase keeps the drawer with the batteries and the string.',
      ],
      gentle: 'How large, how many hands in it, and what did you leave in better order? Scale gives the rest of the line its weight.',
    },
    {
      says: 'css|css3|sass|scss',
      brutal: [
        'z-index: 9999. Then 99999. CSS has had an arms race, and it is all on record.',
        'Each stylesheet has one “!important” that is holding up the building. In CSS you do not ask which.',
        'CSS is the one language where “centre it” counts as a senior question.',
      ],
      gentle: 'Layout that survives a long German word and a small phone is skill. Is there a page of yours they can open?',
    },
    {
      says: 'html|html5',
      brutal: [
        'It says HTML5. Underneath it is four hundred divs in a coat.',
        'HTML has a button. Developers then make one out of a div, and the keyboard has to wait outside.',
      ],
      gentle: 'Markup that works by keyboard and screen reader is rarer than it should be. If yours does, that is the line to write.',
    },
    {
      says: 'oauth|oauth2|oauth 2.0|single sign-on|sso',
      brutal: [
        'OAuth sends you to a page that sends you to a page that sends you back, logged out.',
        'The redirect did not match. It was the slash at the end. With OAuth it is always the slash at the end.',
      ],
      gentle: 'Login is the one feature all users meet. How many accounts, and did you build it or plug it in? Both are fine, if said.',
    },
    {
      says: 'jwt|json web token',
      brutal: [
        "A JWT is signed, not sealed. Anyone can read it, and somebody's whole profile is in there.",
        'Expires in one hour, says the JWT. Or in one thousand years, says the test environment, which is live.',
      ],
      gentle: 'Tokens are where security gets decided. What did yours carry, how long did it live, and how could it be revoked?',
    },
    {
      says: 'selenium|cypress|playwright',
      brutal: [
        '{it} cannot find the element. You can see it. Everyone can see it.',
        '{it} ran all night, green, and failed with people watching.',
        'Find the third div in the second div. That is how {it} knows the login button, until Thursday.',
      ],
      gentle: 'How many cases, how long a run, and what did it free people from clicking? Those are the three figures of automation.',
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
      says: 'rabbitmq|message queue|kafka|message broker|activemq',
      brutal: [
        '“Exactly once.” People who have run a message queue smile, make it idempotent and say no more.',
        'One message that nobody can parse goes back in. And back in. {it} has all the time in the world.',
      ],
      gentle: 'Messages a day, and what happened when a consumer fell over? Your answer to the second is what they will hire.',
    },
    {
      says: 'aws lambda|lambda|serverless',
      brutal: ['Serverless, they said. It still takes a Lambda three seconds to find its shoes.', 'A Lambda costs nothing until it calls itself.'],
      gentle: 'What did it replace, and what did the monthly bill do? Serverless is one place where developers can quote money.',
    },
    {
      says: 'react native',
      brutal: [
        'Write once, run anywhere, then open Xcode after all. React Native in a sentence.',
        'React Native has a website only for upgrading React Native. That should have been a hint.',
      ],
      gentle: 'How much code did the two platforms share, and how large was the team? That answers whether the bet paid off.',
    },
    {
      says: 'flutter',
      brutal: [
        'In Flutter everything is a widget. The padding is a widget. The centre is a widget. The closing brackets have a village.',
        'Flutter hot reload takes under a second. It is the only thing in a build that anybody has called fun.',
      ],
      gentle: 'Is the app in a store? One link, with its rating, tells more about your Flutter than any list of packages.',
    },
    {
      says: 'unity|unreal engine',
      brutal: [
        'In {it} the player fell through the floor. It is a rite.',
        'Five minutes to a cube that jumps, five months to a menu. {it} tutorials stop before the menu.',
      ],
      gentle: 'Can somebody play it? A link and a hundred players beat a list of engine features.',
    },
    {
      says: 'eslint|linter|prettier',
      brutal: [
        'Tabs or spaces was settled years ago. Those who miss the fight have ESLint.',
        'Unused variable, says the linter. So is most of the file, but the linter is polite.',
      ],
      gentle: 'Agreeing on style frees reviews for what matters. Did you introduce it, and did the arguments stop?',
    },
    {
      says: 'webpack|babel|vite',
      brutal: ['Nobody writes a {it} config. They are handed down.', '4,200 modules, one page, one button. {it} just does what it is told.'],
      gentle: 'Build time before and after is a number that each developer on the team felt. Do you have it?',
    },
    {
      says: 'flask',
      brutal: [
        'Flask says hello in seven lines. After that it is Django, one extension at a time.',
        "Flask began as an April Fool's joke. It is now running somebody's invoices.",
      ],
      gentle: 'Small frameworks suit small sharp services. What did yours answer, and how quickly?',
    },
    {
      says: 'leetcode|hackerrank|codewars',
      brutal: [
        '{it} calls it “easy”. It is the cruellest word in computing.',
        'Two hundred puzzles on {it}, and not one of them about a customer whose invoice has two addresses.',
      ],
      gentle: 'Practice is fine; use is better. Where did the right algorithm save time or memory in something real?',
    },
    {
      says: 'data structure|data structures and algorithms',
      brutal: [
        'Balance a tree on the whiteboard, get the job, spend the year moving a date picker. Data structures, everyone.',
        'Of all the data structures in the book, work mostly wants the list.',
      ],
      gentle: 'Which one did you choose for a reason, and what did it make faster? One example replaces the whole chapter.',
    },
    {
      says: 'design pattern',
      brutal: [
        'A design pattern solves a common problem. Three of them in one class are a rare one.',
        'The one design pattern all developers can name is Singleton. It is also the one interviewers frown at.',
      ],
      gentle: 'Which part of the system became easier to change because of one? That example is what the interview will ask for.',
    },
    {
      says: 'clean code|solid principle|solid principles',
      brutal: [
        'Clean code: functions of four lines, and nineteen of them open to see what happens.',
        'Five SOLID principles. Developers can recite three, then talk faster.',
        'Clean code has no comments. So nobody can say why it waits two seconds there.',
      ],
      gentle: 'Principles need a place. Where did the next feature take a day and not a week because of yours?',
    },
    {
      says: 'object-oriented programming|oop|object oriented programming',
      brutal: [
        'Dog extends Animal. OOP is taught with pets and then used on invoices.',
        'Car has four Wheels, says the OOP lesson. Abstract base class WheelManagerFactory, says the job.',
      ],
      gentle: 'Nearly every CV in this field has it, so it can go. Use the room for a system you modelled, in one line.',
    },
    {
      says: 'payment gateway|stripe|payment integration|payment processing',
      brutal: [
        '4242 4242 4242 4242. Anybody who has integrated Stripe can say it like a phone number.',
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
        'Working day five, says the timetable. Month end has never once been told which days work.',
        'Month end is when procurement discovers a folder of invoices, and it is called “to send”.',
      ],
      gentle: 'On which working day were the books closed, before you and after? That one figure tells a controller all they want.',
    },
    {
      says: 'year end|year-end|year end close',
      brutal: [
        'Year end: twelve months of “we will fix it at year end”, in one fortnight.',
        'The audit adjustments fit on a page. Year end was the other two reams.',
        'For year end accountants cancel their plans. The plans had known for weeks.',
      ],
      gentle: 'Which set did you carry yourself, and did the auditors leave with adjustments or without? The second deserves ink.',
    },
    {
      says: 'bank reconciliation|bank rec|bank reconciliations|reconciling bank|reconciled bank',
      brutal: [
        'A penny out on the bank rec. Nobody goes home, and nobody can say why out loud.',
        'The difference divides by nine. A bank reconciliation has just told you who typed 63 as 36.',
        'One cheque has been on the bank reconciliation so long that people nod to it.',
      ],
      gentle: 'How many accounts, how often, and what was the longest-standing item you cleared? The third is the story.',
    },
    {
      says: 'balance sheet reconciliation|reconciliation|account reconciliation|reconciling|reconciled',
      brutal: [
        'Reconciliation ends at nil. Getting there by a plug called “rounding” is a philosophy.',
        '“Unreconciled difference: 0.00.” In accounts, that line gets framed.',
        'A good reconciliation has a note. A bad reconciliation has a hard-coded number and a colour.',
      ],
      gentle: 'What did you reconcile against what, how often, and what did it bring to light? The find is worth more than the routine.',
    },
    {
      says: 'accounts payable|purchase ledger|supplier payment',
      brutal: [
        '“When will we be paid?” Accounts payable hears it more often than its own name.',
        "Accounts payable has two kinds of invoice: without a PO number, and with last year's.",
        'The supplier with the smallest purchase invoice makes the most calls. Purchase ledger knows the ringtone.',
      ],
      gentle: 'Invoices a month, and the share paid on time: with those two, purchase ledger becomes an operation and not a tray.',
    },
    {
      says: 'accounts receivable|sales ledger|cash allocation',
      brutal: [
        'A payment of £4,117.20 against no invoice whatsoever. Sales ledger calls that a Tuesday.',
        'Cash allocation: they paid three invoices in one sum, less a deduction, plus a mood.',
        'Accounts receivable raises the credit note that sales had already promised. In March.',
      ],
      gentle: 'How large was the ledger, and what did debtor days do while it was yours? That is the figure a director remembers.',
    },
    {
      says: 'credit control|debt collection|chasing payment|overdue invoice|overdue account|chasing debt|debtor day',
      brutal: [
        '“Your invoice is with the person who signs.” Credit control has never met the person who signs.',
        'Seven “final reminders” to the same customer. Credit control has a generous idea of final.',
        'In credit control the money always left yesterday.',
      ],
      gentle: 'What did debtor days stand at when you took over, and when you left? Firm and polite, in two numbers.',
    },
    {
      says: 'vat return|vat returns|vat',
      brutal: [
        'A gingerbread figure may have chocolate eyes. Give it chocolate trousers and VAT has a view.',
        "The VAT return asks for nine boxes. Box 6 is the one that nobody's software agrees about.",
        'VAT due on the seventh: one month and seven days to wait, then all of it in an afternoon.',
      ],
      gentle: 'Standard, partial exemption, reverse charge: which kinds did you deal with? One awkward case handled well outweighs twenty plain quarters.',
    },
    {
      says: 'payroll',
      not: 'fraud',
      brutal: [
        "Everybody was paid right but one. The one has payroll's extension, and a flask of coffee.",
        'Payroll knows what everybody earns and has lunch with them anyway.',
        'Payroll closes on the nineteenth. On the twentieth a manager remembers the overtime.',
      ],
      gentle: 'How many people, which frequency, what share right first time? Payroll is trust at scale, so show the scale.',
    },
    {
      says: 'journal|journals|journal entry|journal entries|posting journals',
      not: 'academic|published|peer',
      brutal: [
        '“To correct journal 4471, which corrected journal 4463.” History has been written in worse prose.',
        'A journal with the narrative “adj” tells auditors exactly where to start.',
        'Debits equal credits. As for which way round, a reversing journal will show.',
      ],
      gentle: 'Which journals were yours: payroll, accruals, intercompany? The kind tells a manager how far you can be left alone.',
    },
    {
      says: 'accruals|prepayments|accruals and prepayments|accrual',
      brutal: [
        'Accruals at quarter to six: whatever the department says plus whatever you know.',
        'The prepayment schedule has a subscription on it that nobody dares to stop or to explain.',
        'An accrual that never reverses is a pet.',
      ],
      gentle: 'Did yours hold when the invoices came? Accuracy of accruals is measurable, and few candidates think of measuring it.',
    },
    {
      says: 'management accounts|monthly management accounts|management accounting|management reporting',
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
        "Statutory accounts: sixty pages, and the reader goes to directors' pay.",
        'Note 1 of any financial statements says that they were prepared on a basis. It takes four pages.',
        'Roll forward last year, change the dates, miss one. All final accounts have that one.',
      ],
      gentle: 'For which kinds of company, of what turnover, under which standard? Those three words place you at once.',
    },
    {
      says: 'budget|budgeting|budgets|annual budget|budgeting and forecasting',
      brutal: [
        'Each department puts 10% on the budget so that finance can take off 10%. It is a dance.',
        'Budget, version 14, final, final, CFO. The board saw 13.',
        'The budget is last year plus 3%. The other six weeks are meetings.',
      ],
      gentle: 'How large, how many budget holders, and how close did the year come to it? Nearness to outcome is what makes a budgeter.',
    },
    {
      says: 'forecast|forecasting|rolling forecast|cash flow forecast',
      not: 'weather',
      brutal: [
        'The forecast was wrong. In finance the craft is knowing by how much before the others.',
        'A hockey stick: flat up to today, and from tomorrow to the moon. That is a sales forecast.',
        'Forecast 3+9, then 6+6, then 9+3. By 11+1 it is very good.',
      ],
      gentle: 'How accurate was it, and who acted on it? Even a modest hit rate, in print, is braver than an adjective.',
    },
    {
      says: 'variance analysis|variance',
      brutal: [
        '“Timing.” The whole of variance analysis is proving that it is not timing.',
        'Variance analysis asks marketing why. Marketing asks what an accrual is.',
        'Favourable variance: nobody asks. Adverse variance: there is a slide.',
      ],
      gentle: 'Which difference did you explain that nobody else could? A sum and a cause, and this line comes alive.',
    },
    {
      says: 'audit|external audit|audit file|audit query|audit queries|audit testing|statutory audit|external auditor',
      not: 'clinical|energy|store',
      brutal: [
        'The junior from the audit team would like to see invoice 7. Not a copy. The feeling of invoice 7.',
        '“Per discussion with client.” Four words on which whole audit files rest.',
        'Audit week: they take the good meeting room, and the biscuits, and a sample.',
      ],
      gentle: 'Which side of the table were you on, and how did it end? A clean opinion, or a finding that stuck, both deserve a number.',
    },
    {
      says: 'stock take|stocktake|stock count|inventory count',
      brutal: [
        'An accountant at a stock take is given a coat, a clipboard and the shelf nobody can reach.',
        'Counted: 212. System: 214. At a stock take the first solution is to count again, slower.',
      ],
      gentle: 'What was on the shelves, how much was it worth, and how large was the difference you found?',
    },
    {
      says: 'petty cash',
      brutal: [
        'The petty cash is £1.60 over. Over is worse. Over means that nobody knows anything.',
        'A petty cash voucher, “sundries”, signed with a squiggle. Exhibit A.',
      ],
      gentle: 'Small money kept exactly says a lot about large money. How large was the float, and how often did it agree?',
    },
    {
      says: 'expense|expenses|expense claim|staff expenses|expense report',
      near: 'claim|claims|process|processed|processing|staff|employee|report|reports|policy|check|checked|checking|reimburse',
      brutal: [
        'No receipt, but a drawing of one. Expenses has seen the drawing.',
        'The expenses policy has a limit for dinner and a director.',
        'Mileage in expense claims is always a round number. Roads are not.',
      ],
      gentle: 'How many claims a month, and did the policy get clearer while you ran it? Fewer questions is a result.',
    },
    {
      says: 'intercompany|inter-company|intercompany reconciliation',
      brutal: [
        'Intercompany: two colleagues at the same firm, each of whom is owed £3,000 by the other.',
        'It balanced until the Dutch entity booked it in euros, in May. Intercompany is a long correspondence.',
      ],
      gentle: 'How many entities and currencies, and were they agreed before close or after? Getting it to “before” is a real feat.',
    },
    {
      says: 'consolidation|group consolidation|group reporting',
      near: 'group|entities|entity|subsidiaries|accounts|financial|reporting|ifrs',
      brutal: [
        'Consolidation is adding up all the companies, then taking away what they did to each other.',
        'One subsidiary submits at 23.58 with a difference of 1. In consolidation, 1 can be anything.',
      ],
      gentle: 'How many entities, in how many currencies, by which working day? Three figures say all of it.',
    },
    {
      says: 'fixed asset|fixed asset register|depreciation|capex',
      brutal: [
        'The fixed asset register lists a fax machine, at nil, in good order. Nobody has seen it.',
        'Capex or repair? Depends whose budget is fuller.',
        'Four years straight line. The laptop had not read the depreciation policy and lasted three.',
      ],
      gentle: 'Did anybody walk round with the register and look? If you did, say what was missing: it is a very good story.',
    },
    {
      says: 'sage|sage 50|sage 200|sage line 50',
      brutal: [
        'In Sage the suspense account is 9998 and mispostings are 9999. Two whole codes for “oh”.',
        '“Sage has stopped responding.” So has whoever did not back up.',
      ],
      gentle: 'Which modules, and did you ever set one up? A migration or a clean chart of accounts is worth more than the name.',
    },
    {
      says: 'pivot table|pivot tables|pivot',
      brutal: [
        'Forgot to refresh. Every pivot table has stood before a board like that.',
        "The pivot table shows “(blank)”: £84,000. Nobody's cost centre looks up.",
      ],
      gentle: 'What did you find by turning the data round? Name the finding; the table is only how.',
    },
    {
      says: 'macro|vba|macros',
      brutal: [
        'Three days to write a macro that saves four minutes, and no accountant regrets a second of it.',
        'The macro was recorded, so it also contains the moment somebody scrolled down to look for something.',
      ],
      gentle: 'How many hours a month did it give back, and does it still run without you? The second is the real compliment.',
    },
    {
      says: 'trial balance',
      brutal: [
        'A trial balance that balances proves one thing: any mistake was made twice.',
        'Debits left, credits right, and a number in the middle that the trial balance took from last year.',
      ],
      gentle: 'Taking books to trial balance on your own is a clear level. Say it that plainly, with the size of the client.',
    },
    {
      says: 'nominal ledger|general ledger|nominal code|chart of accounts|nominal coding',
      brutal: [
        'There are 400 nominal codes and people know six. Four of those are “sundry”.',
        'The chart of accounts has two codes for software. The right one is the third.',
        'Anything coded to general ledger “miscellaneous” is a small confession.',
      ],
      gentle: 'Did you inherit the chart or clean it up? Closing codes nobody uses makes each later report shorter.',
    },
    {
      says: 'making tax digital|mtd',
      brutal: [
        'Making Tax Digital was announced in 2015, and has been arriving ever since, like a rail replacement bus.',
        'For Making Tax Digital the carrier bag has to be scanned.',
      ],
      gentle: 'How many clients did you move, and who needed most patience? Bringing people along is the part worth telling.',
    },
    {
      says: 'payment run|bacs|bacs run|payment runs',
      brutal: [
        'BACS takes three days. The money could have walked.',
        'The payment run is Thursday. On Thursday at four somebody is standing there with an urgent one.',
        'Two people must release the payment run. One of them is at a conference about efficiency.',
      ],
      gentle: 'How many payments, of what value, and with what check before release? Control over money out is worth a clear line.',
    },
    {
      says: 'invoice processing|processing invoices|processed invoices|purchase invoice|supplier invoice|coding invoices',
      brutal: [
        'Three-way match: order, delivery, invoice. Two agree, and it is never the same two.',
        '“See attached”, and the invoice is not attached. Then the reminder is.',
        'There is an invoice for plants every month. Nobody in invoice processing has seen a plant.',
      ],
      gentle: 'How many a month, with what error rate, and how many went through without a touch? That is how the big teams measure it.',
    },
    {
      says: 'internal control|sox|segregation of duties|financial controls',
      brutal: [
        'Segregation of duties in a team of two: one pays, the other one is on holiday.',
        'The internal control worked as designed. It was designed by whoever it was meant to control.',
      ],
      gentle: 'Which control did you add, and what did it stop? A prevented loss is hard to show; try a figure for what was at stake.',
    },
    {
      says: 'cost centre|cost center|cost centres|cost code',
      brutal: [
        'Nobody wants the kettle on their cost centre. It has crossed the building four times.',
        'There is a cost centre for a department that was merged twice. It still orders toner.',
      ],
      gentle: 'How many budget holders did you serve, and did they understand their report in the end? That is partnering, in one sentence.',
    },
    {
      says: 'client portfolio|portfolio of clients|own portfolio',
      brutal: [
        'A portfolio of clients: eighty send everything on time, and four have your mobile number.',
        'There is a builder, a café, a dentist, and one client who “does something online”. That is a portfolio.',
      ],
      gentle: 'How many, of what size, and how many stayed? Client retention is the number that makes you a future partner.',
    },
    {
      says: 'timesheet|chargeable hour|billable hour',
      brutal: [
        'Six minutes is a unit. Filling in the timesheet takes two of them and goes under “admin”.',
        'The chargeable hours say 7.5 and the client pays for five. The other 2.5 are called recovery, because they need it.',
      ],
      gentle: 'What was your recovery or utilisation? Practices live by it, and candidates who know their own figure are rare.',
    },
    {
      says: 'sap|sap fico|fb60',
      brutal: [
        '“Document does not exist in fiscal year.” SAP would like a word about your use of the calendar.',
        'In SAP there is a posting key for it. There are two. One of them is wrong, and it works.',
      ],
      gentle: 'Which modules and transactions did you live in? Users who say so exactly are trusted with the system sooner.',
    },
    {
      says: 'netsuite|oracle financials|microsoft dynamics|dynamics 365|navision',
      brutal: [
        '{it} does everything, said the demo. The bank file is done on a USB stick by Karen.',
        'Period closed, says {it}. Period reopened, says the log, by somebody, at 23.14.',
      ],
      gentle: 'User, super user or project team? If you helped to bring it in, say what closed faster afterwards.',
    },
    {
      says: 'xero|freeagent',
      brutal: [
        "{it} suggests a match, in green, with total confidence. It is somebody else's rent.",
        'One click on OK, forty times, without looking. In {it} that is April, and putting it right is May.',
      ],
      gentle: 'How many sets of books did you run on it? For small practices that number is the whole question.',
    },
    {
      says: 'quickbooks|quick books',
      brutal: [
        'Clients do their own QuickBooks to save fees. Putting it right is billed under “other”.',
        'QuickBooks keeps “Opening Balance Equity” for differences nobody can face. It is seldom empty.',
      ],
      gentle: 'Tidy or inherited? A set of books that you brought back into order, with its months of arrears, is a good bullet.',
    },
    {
      says: 'v-lookup|vlookup|xlookup|index match',
      brutal: [
        'A trailing space. {it} says #N/A, and two people spend an afternoon on a trailing space.',
        'Finance runs on {it}, and on the hope that nobody inserts a column.',
      ],
      gentle: 'Which report did it replace or shorten? A formula is worth the hours it gave back to somebody.',
    },
    {
      says: 'acca',
      brutal: [
        'ACCA has thirteen papers. Employers give study leave for them, and in January the study leave goes to year end.',
        'ACCA students can say which paper, which sitting and what it did to their summer.',
      ],
      gentle: 'How many papers are passed and when is the next sitting? Recruiters count them, so give the count.',
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
      says: 'aca|icaew',
      brutal: [
        'The ACA takes three years, a tower of exams and one very patient group of friends.',
        'ICAEW lets you take the books into the room. There is no time to open them.',
      ],
      gentle: 'First-time passes and the sector of your training clients: those two facts are what firms want beside ACA.',
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
      says: 'self assessment|self-assessment|personal tax|tax return',
      not: 'corporation|ct600',
      brutal: [
        'On 30 January the carrier bags arrive. Self assessment is a winter sport.',
        '“I did not think I had to mention that.” There is one of those in any tax return, on the last day.',
        'A tax return asks about income from anywhere else. There is a pause, and then a flat in Margate.',
      ],
      gentle: 'How many, of what kind, and how many were in before the rush? Early filing is a discipline that clients pay for.',
    },
    {
      says: 'corporation tax|ct600|corporate tax',
      brutal: [
        'Corporation tax has to be paid before the return is due. No client has ever found that funny.',
        "The client's golf is not allowable. Corporation tax people have to say it in the clubhouse.",
      ],
      gentle: 'How many companies, of what size, and did you find a relief that had been missed? A sum saved is the line.',
    },
    {
      says: 'rti|fps|real time information',
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
        'IFRS 16 asks whether you control the photocopier. Nobody has ever controlled the photocopier.',
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
