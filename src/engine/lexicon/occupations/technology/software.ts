import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const SOFTWARE: readonly Occupation[] = [
  occupation({
    id: 'software-engineer',
    title: 'Software Engineer',
    synonyms:
      'software developer, developer, programmer, coder, application developer, software development engineer, computer programmer, SDE, full-stack developer, full stack engineer, fullstack developer, full stack web developer, Softwareentwickler, Softwareingenieur, Programmierer, Anwendungsentwickler, Fachinformatiker Anwendungsentwicklung, développeur, développeur logiciel, ingénieur logiciel, programador, desarrollador de software, ingeniero de software',
    required:
      'Programming|coding|software development, Algorithms and data structures|data structures|algorithms, Git|github|gitlab|version control, Testing|unit testing|unit tests|test-driven development|tdd',
    usual:
      'Java, Python, JavaScript|js, TypeScript, C++, C#, SQL|databases, REST APIs|rest api|restful|web services|apis, Code review|code reviews|peer review, CI/CD|continuous integration|continuous delivery, Agile|scrum|kanban, Debugging|troubleshooting code, Object-oriented design|oop|object oriented programming|design patterns, Linux|unix',
    nice: 'Docker|containers, Kubernetes|k8s, AWS|amazon web services|azure|google cloud|gcp, Microservices|distributed systems, Go|golang, Rust, Software architecture|system design',
    context:
      'source code, codebase, refactoring, application, feature, release, deployment, backend, frontend, framework, library, open source, bug, pull request, software, developer, requirements, implementation, scalability, performance optimisation, legacy system, module, compiler, multithreading, computer science, software engineering',
    lookFor: [
      'Products and systems you built, with the stack you used for each.',
      'What your code changed: users served, latency cut, incidents avoided, money saved.',
      "Evidence that you work well in other people's code: reviews, tests, migrations.",
      'A link to code that can be read.',
    ],
  }),
  occupation({
    id: 'frontend-developer',
    title: 'Frontend Developer',
    synonyms:
      'front-end developer, front end developer, frontend engineer, front-end engineer, front end engineer, UI developer, UI engineer, React developer, Angular developer, Vue developer, JavaScript developer, web developer, web programmer, Frontend-Entwickler, Webentwickler, développeur front-end, développeur web, desarrollador front-end, desarrollador web',
    required: 'JavaScript|js|ecmascript|es6, HTML|html5|xhtml, CSS|css3|scss|sass|less, React|reactjs|react.js',
    usual:
      'TypeScript, Angular|angularjs, Vue|vuejs|vue.js, Responsive design|responsive web design|mobile-first, Git|github|gitlab, REST APIs|rest api|restful|ajax|json, Redux|state management, Web accessibility|accessibility|wcag|a11y, Web performance|page speed|core web vitals, Unit testing|jest|cypress|playwright, Webpack|vite|babel',
    nice: 'Next.js|nextjs, Node.js|nodejs|node, Tailwind|bootstrap|material ui, GraphQL, Figma, jQuery, Design systems|design system|component library, SEO',
    context:
      'single-page application, user interface, web page, website, component, browser, cross-browser, DOM, pixel-perfect, wireframe, web application, markup, interactive, front end, frontend, layout, animations, npm, web developer, client-side, rendering, mobile web, UX',
    lookFor: [
      'Live sites or apps you built, with links.',
      'The framework you are strongest in and how long you used it.',
      'Numbers for speed, accessibility or conversion.',
      'How you work with designers and back-end developers.',
    ],
  }),
  occupation({
    id: 'backend-developer',
    title: 'Backend Developer',
    synonyms:
      'back-end developer, back end developer, backend engineer, back-end engineer, back end engineer, server-side developer, API developer, Node developer, Node.js developer, Golang developer, Go developer, Backend-Entwickler, développeur back-end, desarrollador back-end',
    required:
      'REST APIs|rest api|restful|web services|api development, SQL|postgresql|mysql|relational databases, Server-side programming|node.js|nodejs|java|python|php|golang|ruby, Git|github|gitlab',
    usual:
      'Microservices|service-oriented architecture|soa, Docker|containers, AWS|amazon web services|azure|gcp|google cloud, Redis|caching|memcached, Message queues|kafka|rabbitmq, NoSQL|mongodb|cassandra|dynamodb, Unit testing|integration testing, CI/CD|continuous integration|jenkins, Authentication|oauth|jwt, Linux|unix',
    nice: 'Kubernetes|k8s, GraphQL, gRPC, Elasticsearch, Laravel|symfony, Ruby on Rails|rails, Express|express.js, Database design|data modelling',
    context:
      'backend, back end, server, endpoint, throughput, latency, scalability, database schema, query optimisation, request, high availability, load, business logic, third-party integration, payment gateway, monitoring, logging, deployment, batch job, concurrency, distributed systems',
    lookFor: [
      'Services you own or built, with their traffic and uptime.',
      'Languages, data stores and cloud you used in production.',
      'Work on reliability and speed, with before and after.',
    ],
  }),
  occupation({
    id: 'java-developer',
    title: 'Java Developer',
    synonyms:
      'Java engineer, Java programmer, Java software engineer, J2EE developer, Java EE developer, Spring developer, core Java developer, Java full stack developer, Java consultant, Java-Entwickler, développeur Java, desarrollador Java, programador Java',
    required:
      'Java|core java|java 8|java se, Spring|spring boot|spring mvc|spring framework, SQL|oracle|mysql|pl/sql, REST APIs|rest api|restful|web services|soap',
    usual:
      'Hibernate|jpa|orm, J2EE|java ee|jee|jakarta ee, Servlets and JSP|servlets|servlet|jsp|jsf, JUnit|mockito|unit testing, Maven|gradle|ant, Git|svn|github, Microservices, Tomcat|jboss|weblogic|websphere|wildfly, Design patterns|object-oriented design|oop, Jenkins|ci/cd',
    nice: 'Kafka|jms|rabbitmq, Docker|kubernetes, Struts, JDBC, AWS|azure, Multithreading|concurrency, XML|json, Eclipse|intellij, JavaScript|angular|react',
    context:
      'java application, enterprise application, web application, bean, EJB, swing, log4j, application server, JVM, MVC, stored procedures, backend, software development, module, developer, client-server, front end, bug fixing, Ajax, jQuery, collections, java technologies',
    lookFor: [
      'Java version, frameworks and servers you worked with, by project.',
      'The size of the systems: users, transactions, services.',
      'Tests, builds and releases you were responsible for.',
    ],
  }),
  occupation({
    id: 'python-developer',
    title: 'Python Developer',
    synonyms:
      'Python engineer, Python programmer, Python software engineer, Django developer, Flask developer, Python backend developer, Python-Entwickler, développeur Python, desarrollador Python, programador Python',
    required: 'Python|python 3, Django|flask|fastapi, SQL|postgresql|mysql|sqlite, REST APIs|rest api|restful|django rest framework',
    usual:
      'Git|github|gitlab, Pandas|numpy, Unit testing|pytest|unittest, Docker|containers, AWS|azure|gcp, Linux|unix|bash|shell scripting, Celery|rabbitmq|redis, MongoDB|nosql, HTML|css|javascript, Web scraping|beautifulsoup|scrapy|selenium',
    nice: 'Machine learning|scikit-learn|tensorflow, CI/CD|jenkins, Async programming|asyncio, Kubernetes, SQLAlchemy|orm, PyCharm|jupyter, Data analysis',
    context:
      'python scripts, automation scripts, backend, web application, web framework, API, scripting, script, matplotlib, django framework, flask framework, package, virtual environment, object-oriented, software development, developer, data processing, parsing, json, crawler, opencv, tkinter',
    lookFor: [
      'What you built in Python and who uses it.',
      'Frameworks and data stores by project, not only in a list.',
      'Tests, packaging and deployment you did yourself.',
    ],
  }),
  occupation({
    id: 'dotnet-developer',
    title: '.NET Developer',
    synonyms:
      'dot net developer, dotnet developer, C# developer, ASP.NET developer, .NET engineer, .NET programmer, C# programmer, Microsoft developer, VB.NET developer, SharePoint developer, .NET-Entwickler, développeur .NET, desarrollador .NET',
    required: 'C#|c sharp, .NET|.net framework|.net core|dot net|dotnet, ASP.NET|asp.net mvc|asp.net core|asp .net|mvc, SQL Server|ms sql|mssql|sql|t-sql',
    usual:
      'Entity Framework|linq|ado.net, Web API|rest api|web services|wcf|soap, Visual Studio, JavaScript|jquery|angular|react, HTML|css|bootstrap, Azure|azure devops, Git|tfs|team foundation server|svn, Unit testing|nunit|xunit',
    nice: 'WPF|winforms|windows forms|xamarin, VB.NET|visual basic, IIS, Crystal Reports|ssrs, Microservices|docker, Blazor, SharePoint',
    context:
      'dot net, web forms, stored procedures, windows application, web application, windows service, desktop application, n-tier, master pages, gridview, Ajax, object-oriented, framework 4, developer, bug fixing, software development, module, client requirements, deployment, backend',
    lookFor: [
      'Versions of .NET and the kind of applications you shipped.',
      'Database work: queries, procedures, tuning.',
      'Azure, pipelines and releases if you did them.',
    ],
  }),
  occupation({
    id: 'mobile-developer',
    title: 'Mobile App Developer',
    synonyms:
      'mobile developer, mobile engineer, Android developer, Android engineer, iOS developer, iOS engineer, Flutter developer, React Native developer, app developer, Kotlin developer, Swift developer, App-Entwickler, développeur mobile, desarrollador móvil',
    required:
      'Android|android sdk|android studio, iOS|iphone|xcode, Kotlin|swift|java|objective-c|dart, Mobile app development|mobile apps|mobile applications',
    usual:
      'REST APIs|rest api|retrofit|json, Git|github, Firebase|push notifications, SQLite|room|core data|realm, UI design|jetpack compose|swiftui|material design|uikit, Unit testing|espresso|xctest, App Store|google play|play store, MVVM|mvp|clean architecture',
    nice: 'Flutter, React Native, CI/CD|fastlane, Google Maps, In-app purchases|payments, RxJava|coroutines',
    context:
      'mobile, app, smartphone, tablet, crash-free, downloads, app release, crashlytics, SDK, push notification, offline, user interface, play store rating, gradle, cocoapods, cross-platform, wearable, bluetooth, in-app',
    lookFor: [
      'Links to apps in the stores, with downloads or ratings.',
      'Your share of each app: alone, in a team, which part.',
      'Crash rates, size, speed: numbers mobile teams watch.',
    ],
  }),
  occupation({
    id: 'blockchain-developer',
    title: 'Blockchain Developer',
    synonyms:
      'blockchain engineer, smart contract developer, Solidity developer, Ethereum developer, web3 developer, crypto developer, DeFi developer, Blockchain-Entwickler, développeur blockchain, desarrollador blockchain',
    required: 'Blockchain|distributed ledger, Solidity|vyper, Smart contracts|smart contract, Ethereum|evm',
    usual:
      'JavaScript|node.js|typescript, Web3|web3.js|ethers.js, Hyperledger|hyperledger fabric, Cryptography|hashing, Truffle|hardhat|remix|ganache, Bitcoin, Git|github, REST APIs|rest api',
    nice: 'DeFi, NFT|erc-20|erc-721|tokens, IPFS, Rust|go|golang, React|angular, Docker, Security audits|smart contract audit',
    context:
      'decentralised, decentralised application, dapp, consensus, ledger, wallet, cryptocurrency, token, ICO, mining, chaincode, metamask, peer-to-peer, node, private blockchain, public blockchain, crypto exchange, transaction, corda, proof of concept, gas',
    lookFor: ['Contracts that are live, with address or repository.', 'Chains and tools you used, and why.', 'Audits passed and faults found.'],
  }),
];
