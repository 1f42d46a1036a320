import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

/** Who leads, plans and secures software, and the narrower kinds of developer. */
export const SOFTWARE_LEADS: readonly Occupation[] = [
  occupation({
    id: 'engineering-manager',
    of: 'software-engineer',
    title: 'Engineering Manager',
    synonyms:
      'software engineering manager, software development manager, development manager software, dev manager, director of engineering, engineering director, senior director of engineering, head of engineering, head of software engineering, head of development, VP engineering, VP of engineering, vice president of engineering, engineering lead, engineering team lead, software team lead, tech lead, technical lead, lead software engineer manager, director of software engineering, group engineering manager, R&D manager software, Entwicklungsleiter, Leiter Softwareentwicklung, Teamleiter Softwareentwicklung, responsable développement logiciel, jefe de desarrollo',
    ladder: 'tech lead, engineering manager, senior engineering manager, director of engineering, VP engineering, CTO',
    required:
      'People management|line management|managed engineers|managed a team|direct reports|line managed|managing engineers|one-to-ones|1:1s, Hiring|recruiting engineers|hired|interviewing|headcount, Delivery|shipping|roadmap delivery|releases|deployment frequency|on-time delivery',
    usual:
      'Software architecture|system design|architecture reviews|technical direction, Agile|scrum|kanban|sprints, Coaching|mentoring|career development|growth plans|performance reviews|promotions, Incident management|on-call|postmortems|incidents|reliability, CI/CD|continuous delivery|deployment pipeline, Stakeholder management|product partnership|cross-functional, DORA metrics|lead time|cycle time|change failure rate, Cloud|aws|gcp|azure, Budget|vendor management',
    nice: 'OKRs, Remote teams|distributed teams, Technical debt|refactoring|migration',
    tools: 'Jira|linear, GitHub|gitlab, Datadog|grafana|pagerduty, Kubernetes|docker|terraform',
    credentials: 'BSc Computer Science|computer science degree',
    context:
      'engineers, squad, squads, teams, attrition, retention, hires, platform, microservices, monolith, org design, strategy, product managers, staff engineers, engineering culture, delivery, uptime, backlog, code review',
    lookFor: [
      'How many engineers, teams and levels you led.',
      'What the team shipped and how fast, before and after.',
      'Hiring, retention and people you promoted.',
      'Technical calls you answered for.',
    ],
  }),
  occupation({
    id: 'chief-technology-officer',
    of: 'it-manager',
    title: 'Chief Technology Officer',
    synonyms:
      'CTO, VP technology, head of technology, technology director, director of technology, technical director software, fractional CTO, interim CTO, deputy CTO, Technischer Geschäftsführer, Technikvorstand, directeur technique informatique, director de tecnología',
    required:
      'Technology strategy|technical strategy|technology roadmap|technical vision, Engineering leadership|led engineering|engineering team|engineering organisation|technology leadership, Software architecture|architecture|platform|system design',
    usual:
      'Budget|p&l|technology spend, Hiring|scaling teams|built the team, Security|information security|iso 27001|soc 2, Cloud|aws|azure|gcp, Board reporting|board|investors|due diligence, Product strategy|product development, Vendor management|build vs buy, Data|ai|machine learning, Digital transformation',
    tools: 'AWS|azure|gcp, Kubernetes|terraform, GitHub|gitlab',
    credentials: 'BSc Computer Science|mba',
    context:
      'startup, scale-up, founders, executive team, leadership, delivery, fundraising, series A, engineers, innovation, patents, roadmap, stakeholders, transformation, outsourcing',
    lookFor: [
      'Size of team and budget, stage of the company.',
      'What was built or rebuilt, and what it earned or saved.',
      'Board, investors, audits you faced.',
    ],
  }),
  occupation({
    id: 'game-developer',
    of: 'software-engineer',
    title: 'Game Developer',
    synonyms:
      'games developer, video game developer, game programmer, games programmer, gameplay programmer, gameplay engineer, Unity developer, Unreal developer, Unreal Engine developer, game engine programmer, engine programmer, graphics programmer, tools programmer games, VR developer, AR developer, XR developer, Spieleentwickler, Spieleprogrammierer, développeur de jeux vidéo, développeur Unity, programador de videojuegos, desarrollador de videojuegos',
    required: 'Game development|games|gameplay|game programming, Unity|unreal|unreal engine|godot|game engine, C++|c#|gdscript',
    usual:
      'Shaders|rendering|hlsl|opengl|directx|vulkan, Multiplayer|netcode|networking, Physics|animation systems|ai behaviour, Optimisation|frame rate|memory profiling|performance, Console|playstation|xbox|switch|steam|mobile games, Tools development|editor tools, Version control|perforce|git, Game jams|prototyping',
    tools: 'Unity, Unreal Engine|ue4|ue5, Perforce|git lfs, Blender|maya, Visual Studio|rider',
    credentials: 'BSc Games Programming|computer science',
    context:
      'shipped titles, players, level, prototype, designers, artists, sprint, build, playtest, indie studio, AAA, release, bugs, 3D maths, VR, live service, physics, UI',
    lookFor: ['Titles shipped, platform and your part.', 'A build or repository to look at.', 'Frame rate, memory, load time: before and after.'],
  }),
  occupation({
    id: 'game-designer',
    title: 'Game Designer',
    synonyms:
      'games designer, video game designer, level designer, lead game designer, senior game designer, systems designer games, narrative designer, combat designer, gameplay designer, economy designer, quest designer, game producer, creative director games, Spieleentwickler Design, Gamedesigner, concepteur de jeux vidéo, game designer senior, level designer senior, diseñador de videojuegos, diseñador de niveles',
    ladder: 'junior designer, game designer, senior game designer, lead game designer, design director',
    required:
      'Game design|gameplay|game mechanics|mechanics|core loop, Level design|systems design|combat design|narrative design|quest design|economy design, Playtesting|playtest|playtests|iteration|balancing|tuning',
    usual:
      'Game design documents|gdd|design documents|documentation|specs, Prototyping|prototype|paper prototype|greybox|blockout, Unity|unreal|unreal engine|godot, Scripting|blueprints|lua|c#, Player psychology|player motivation|onboarding|tutorials|ftue, Monetisation|live ops|f2p|retention, Telemetry|analytics|metrics|heatmaps, Narrative|storytelling|dialogue|branching, Accessibility, UX|ui|user research',
    nice: 'Leading designers|mentoring designers, Pitching|publisher pitches, Localisation',
    tools: 'Unity, Unreal Engine|ue5|blueprints, Figma|miro, Jira|confluence, Excel|google sheets',
    credentials: 'Games Design degree|ba games design',
    context:
      'players, levels, quests, difficulty, puzzles, combat, shipped, console, PC, mobile, Steam, studio, indie, AAA, vertical slice, milestones, artists, programmers, playtesters, economy, progression, RPG, roguelike, board games',
    lookFor: ['Titles shipped and the systems that were yours.', 'What playtests or telemetry changed.', 'A portfolio or build to try.', 'Designers you led.'],
  }),
  occupation({
    id: 'php-developer',
    of: 'backend-developer',
    title: 'PHP Developer',
    synonyms:
      'Laravel developer, Symfony developer, Magento developer, Drupal developer, PHP programmer, PHP engineer, PHP web developer, LAMP developer, PHP-Entwickler, développeur PHP, développeur Symfony, desarrollador PHP, programador PHP',
    required: 'PHP, MySQL|mariadb|sql, Laravel|symfony|magento|drupal|codeigniter|wordpress|php framework',
    usual:
      'REST APIs|api|apis, JavaScript|jquery|vue|react, HTML|css, Git|version control, Composer|phpunit|testing, Linux|apache|nginx, Docker, E-commerce|payment gateway',
    tools: 'Composer, PhpStorm, Docker',
    context: 'backend, websites, CMS, plugins, modules, database, deployment, bugs, integrations, agency, performance, security, cron, caching',
  }),
  occupation({
    id: 'ruby-developer',
    of: 'backend-developer',
    title: 'Ruby Developer',
    synonyms: 'Ruby on Rails developer, Rails developer, Rails engineer, Ruby engineer, RoR developer, Ruby-Entwickler, développeur Ruby, desarrollador Ruby',
    required: 'Ruby|ruby on rails|rails, PostgreSQL|mysql|sql, Testing|rspec|minitest|tdd',
    usual:
      'REST APIs|graphql|apis, Sidekiq|background jobs|redis, JavaScript|react|hotwire|stimulus, Git|code review, AWS|heroku, Docker, Active Record|migrations',
    tools: 'RSpec, Sidekiq, Heroku',
    context: 'monolith, gems, backend, refactoring, performance, startup, deploys, features, web application, pair programming',
  }),
  occupation({
    id: 'cpp-developer',
    of: 'software-engineer',
    title: 'C++ Developer',
    synonyms:
      'C++ engineer, C++ software engineer, C++ programmer, C developer, C programmer, C/C++ developer, Rust developer, Rust engineer, low latency developer, systems programmer, C++-Entwickler, développeur C++, desarrollador C++, programador C++',
    required: 'C++|c++17|c++20|c|rust, Data structures|algorithms|object-oriented, Linux|unix|windows',
    usual:
      'Multithreading|concurrency|threads, STL|boost, CMake|make|build systems, Debugging|gdb|valgrind|profiling, Qt, Networking|sockets|tcp/ip, Unit testing|googletest, Low latency|performance optimisation, Git',
    tools: 'CMake, GDB|valgrind, Qt',
    context: 'performance, memory management, embedded, real-time, trading, compilers, libraries, templates, legacy code, latency, cross-platform, simulation',
  }),
  occupation({
    id: 'mainframe-developer',
    of: 'software-engineer',
    title: 'Mainframe Developer',
    synonyms:
      'COBOL developer, COBOL programmer, mainframe programmer, AS/400 developer, IBM i developer, RPG developer, z/OS systems programmer, Mainframe-Entwickler, développeur COBOL, programador COBOL',
    required: 'COBOL|pl/i|rpg|assembler, JCL|cl, DB2|ims|vsam',
    usual: 'CICS|ims dc, z/OS|mvs|as/400|ibm i, TSO|ispf, Batch processing|batch jobs|abends, SQL, Endevor|changeman, Production support',
    tools: 'File-AID|xpediter|abend-aid, Endevor',
    context: 'mainframe, banking, insurance, legacy, modernisation, maintenance, copybooks, datasets, programs, testing, jobs, migration',
  }),
  occupation({
    id: 'salesforce-consultant',
    of: 'sap-consultant',
    title: 'Salesforce Consultant',
    synonyms:
      'Salesforce developer, Salesforce administrator, Salesforce admin, Salesforce architect, CRM consultant, CRM developer, Dynamics 365 consultant, Dynamics CRM developer, Power Platform developer, ServiceNow developer, ServiceNow administrator, Workday consultant, HubSpot consultant, Salesforce-Berater, consultant Salesforce, consultor Salesforce',
    required:
      'Salesforce|dynamics 365|servicenow|workday|crm, Configuration|customisation|flows|workflows|automation, Requirements gathering|requirements|business analysis|stakeholders',
    usual:
      'Apex|visualforce|lightning|lwc, Sales Cloud|service cloud|marketing cloud, Reports|dashboards, Data migration|data loader|data quality, Integrations|api|rest, User training|user support|adoption, Sandbox|deployment|change sets|devops center, SOQL|javascript',
    tools: 'Data Loader|dataloader.io, Copado|gearset, Power Automate|flow builder',
    credentials: 'Salesforce Certified|platform administrator|platform developer|trailhead, ServiceNow CSA',
    context:
      'users, org, objects, permission sets, validation rules, profiles, licences, implementation, go-live, sales team, service desk, roadmap, releases, leads, opportunities',
  }),
  occupation({
    id: 'rpa-developer',
    of: 'software-engineer',
    title: 'RPA Developer',
    synonyms:
      'robotic process automation developer, UiPath developer, Blue Prism developer, Automation Anywhere developer, automation consultant RPA, intelligent automation developer, low-code developer, développeur RPA, desarrollador RPA',
    required:
      'RPA|robotic process automation|process automation, UiPath|blue prism|automation anywhere|power automate, Process analysis|process mapping|process design document|pdd',
    usual: 'VB.NET|c#|python, Orchestrator|control room, Exception handling|bot support, SQL|excel macros|vba, OCR|document understanding, Testing|uat, Agile',
    tools: 'UiPath, Blue Prism, Power Automate',
    credentials: 'UiPath Certified|blue prism accredited',
    context: 'bots, robots, automation, hours saved, business users, workflow, production, back office, centre of excellence, queues, attended, unattended',
  }),
  occupation({
    id: 'developer-advocate',
    of: 'software-engineer',
    title: 'Developer Advocate',
    synonyms:
      'developer relations engineer, DevRel, developer evangelist, developer relations manager, technical evangelist, developer experience engineer, solutions engineer, forward deployed engineer, implementation engineer, customer engineer',
    required:
      'Developer community|developers|developer relations|community, Technical content|blog posts|tutorials|demos|sample code|documentation, Public speaking|talks|conferences|meetups|workshops',
    usual:
      'APIs|sdk|sdks, JavaScript|python|go|java, Open source, Product feedback|feedback, Livestreams|videos|youtube, Proof of concept|integration|onboarding, Metrics|adoption',
    tools: 'GitHub, Discord|slack, Postman',
    context: 'hackathons, docs, audience, code samples, engagement, integrations, customers, product, newsletter, events',
  }),
  occupation({
    id: 'webmaster',
    of: 'web-designer',
    title: 'Webmaster',
    synonyms:
      'website manager, website administrator, web administrator, web manager, website editor, CMS editor, web editor, web producer, digital producer, administrador web, gestionnaire de site web',
    required: 'Website management|website|websites|web content, CMS|wordpress|drupal|joomla|umbraco|sitecore, HTML|css',
    usual:
      'SEO|google analytics, Hosting|domains|dns, Image editing|photoshop, JavaScript|php, Accessibility|wcag, Broken links|updates|backups, Email newsletters',
    tools: 'WordPress, Google Analytics, cPanel',
    context: 'pages, uploads, online, traffic, visitors, content, templates, plugins, forms, uptime, redesign, usability',
  }),
];
