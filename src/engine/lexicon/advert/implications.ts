import { NUMBER_WORDS } from '../words/numbers.ts';

/**
 * What proves what, one way only: a CV that says any of the right-hand terms may truly say the left-hand one. Names are those of
 * the term lists. Conservative on purpose: a line stands here only when nobody could do the right without the left.
 */
const NOTATION = `
SQL = PostgreSQL, MySQL, MariaDB, SQL Server, T-SQL, PL/SQL, SQLite, BigQuery, Redshift, Snowflake
Relational databases = PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, SQLite, DB2
Databases = PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, SQLite, DB2, MongoDB, Cassandra, DynamoDB, Neo4j, Relational databases, Database administration, Database design
NoSQL = MongoDB, Cassandra, DynamoDB, CouchDB, Couchbase, Neo4j, HBase
Version control = Git, Subversion, Mercurial, GitHub, GitLab, Bitbucket
Git = GitHub, GitLab, GitHub Actions, GitLab CI
Containers = Docker, Kubernetes, OpenShift, Docker Compose, Docker Swarm
Container orchestration = Kubernetes, OpenShift, Docker Swarm
Cloud computing = AWS, Azure, Google Cloud, EC2, S3, AWS Lambda, CloudFormation, BigQuery, AWS certification, Azure certification
AWS = EC2, S3, AWS Lambda, CloudFormation, CloudWatch, DynamoDB, Redshift, SageMaker, AWS certification
Google Cloud = BigQuery
Azure = Azure certification
Infrastructure as code = Terraform, CloudFormation
Serverless = AWS Lambda
Configuration management = Ansible, Puppet, SaltStack
CI/CD = Jenkins, GitHub Actions, GitLab CI, CircleCI, Travis CI, TeamCity, Azure DevOps
Continuous integration = Jenkins, GitHub Actions, GitLab CI, CircleCI, Travis CI, TeamCity
Agile = Scrum, SAFe, Extreme Programming, Sprint planning
JavaScript = React, Angular, AngularJS, Vue.js, jQuery, Node.js, Next.js, Express, TypeScript, D3.js, Redux, React Native, Ember, Svelte
Front-end development = React, Angular, AngularJS, Vue.js, Svelte
Back-end development = Spring Boot, Django, Laravel, Symfony, Ruby on Rails, Express, FastAPI
Web development = React, Angular, AngularJS, Vue.js, Django, Laravel, Symfony, Ruby on Rails, Front-end development, Full-stack development
Java = Spring, Spring Boot, Hibernate, JUnit
Python = Django, Flask, FastAPI, pandas, NumPy, scikit-learn, PyTorch, pytest
Ruby = Ruby on Rails
PHP = Laravel, Symfony
.NET = ASP.NET, .NET Core, Entity Framework
R = tidyverse, ggplot2, Shiny
Object-oriented programming = Java, C#
APIs = REST, GraphQL
Web services = REST, SOAP
Linux = Ubuntu, Debian, Red Hat, CentOS
Unit testing = JUnit, Jest, pytest, NUnit, PHPUnit, Mocha, RSpec
Test automation = Selenium, Cypress, Playwright, Appium
Monitoring = Prometheus, Grafana, Datadog, Nagios, Zabbix, New Relic
Machine learning = scikit-learn, TensorFlow, PyTorch, XGBoost, Deep learning, Keras
Deep learning = PyTorch, Keras, TensorFlow
Natural language processing = Spacy, NLTK
Computer vision = OpenCV
Artificial intelligence = Machine learning, Deep learning, Natural language processing, Computer vision
Data visualisation = Tableau, Power BI, Looker, Qlik, D3.js, ggplot2, Matplotlib
Business intelligence = Tableau, Power BI, Qlik, Looker, SSRS, Cognos
Data pipelines = Airflow, ETL
ETL = SSIS, Informatica, Talend
Big data = Hadoop, Spark, Hive
Stream processing = Kafka, Flink
Data warehousing = Snowflake, Redshift, BigQuery, Teradata
Statistics = Regression, Econometrics
Mobile development = React Native, Flutter, Android, iOS
CAD = AutoCAD, SolidWorks, Revit, CATIA, Inventor, Creo, ArchiCAD
BIM = Revit
PLC = Siemens TIA Portal, Step 7, CODESYS, TwinCAT
Automation = PLC, SCADA
ERP = SAP, SAP S/4HANA, NetSuite, Navision, Odoo, JD Edwards, Oracle EBS, SAP FICO
SAP = SAP S/4HANA, SAP FICO, SAP MM, SAP SD, SAP SuccessFactors, SAP Ariba
CRM = Salesforce, HubSpot, Zoho, Pipedrive
Accounting software = Sage, Sage 50, Xero, QuickBooks, DATEV, NetSuite
Spreadsheets = Excel, Google Sheets
HRIS = Workday, BambooHR, SAP SuccessFactors, Personio, PeopleSoft
Applicant tracking system = Greenhouse, Lever, Taleo, SmartRecruiters
Digital marketing = SEO, PPC, Google Ads, Facebook Ads, SEM, Email marketing, Performance marketing
Email marketing = Mailchimp, Klaviyo
Web analytics = Google Analytics, Adobe Analytics
Adobe Creative Suite = InDesign, Illustrator, Photoshop, After Effects, Premiere Pro, Lightroom
PPC = Google Ads
SEM = Google Ads, PPC
Paid social = Facebook Ads, LinkedIn Ads
Marketing automation = Marketo, Pardot, Eloqua
User interface design = UI/UX
User experience = UI/UX
Month-end reporting = Month-end close
Financial reporting = Financial statements
Accounting = Bookkeeping, Management accounting, Financial accounting, General ledger, Accounts payable, Accounts receivable, Month-end close
Reconciliations = Bank reconciliation
Tax = VAT, Corporation tax
Cash handling = Cash register
Point of sale = Cash register
Customer service = Complaint handling, Customer support
Stock control = Stocktaking
Warehousing = Picking and packing, Goods in, Goods out, Stocktaking
Forklift = Forklift licence
Driving licence = HGV licence
Food safety = HACCP, Food hygiene certificate
First aid = First aid certificate
Patient care = Wound care, Medication administration, Personal care, Palliative care
Clinical skills = Wound care, Cannulation, Venepuncture, Medication administration
IV therapy = Cannulation
Basic Life Support = Immediate Life Support, Advanced Life Support, BLS certification, ACLS certification
Immediate Life Support = Advanced Life Support
RN licence = NMC registration
Teaching = Lesson planning, Classroom management, PGCE, Qualified Teacher Status
Literacy = Phonics
Talent acquisition = Recruitment
Human resources = Recruitment, Employee relations, HR administration
Learning management systems = Blackboard, Canvas
Health and safety = NEBOSH, IOSH
Data protection = GDPR
Project management = PMP, PRINCE2 Practitioner
`;

/** Term name -> names of the terms that prove it. */
export const IMPLIED_BY: ReadonlyMap<string, readonly string[]> = new Map(
  NOTATION.trim()
    .split('\n')
    .map((line) => {
      const [name = '', proofs = ''] = line.split(' = ');
      return [
        name,
        proofs
          .split(',')
          .map((proof) => proof.trim())
          .filter((proof) => proof !== ''),
      ] as const;
    }),
);

const FUNCTIONS =
  '(?:sales|legal|finance|marketing|operations|engineering|product|design|procurement|suppliers?|vendors?|clients?|customers?|the board|executives?|directors?|stakeholders|regulators?|auditors?|investors?|builders|contractors?|hr|it|surgeons?|physios?|doctors?|social workers?|parents|governors|licensing|compliance|logistics|warehouse|support|management|ministr(?:y|ies)|council)';
const COUNT = `(?:\\d{1,4}|${NUMBER_WORDS.slice(2).join('|')})`;
const PEOPLE =
  '(?:people|staff|engineers?|developers?|nurses?|chefs?|cooks?|agents?|analysts?|managers?|assistants?|employees|colleagues|reports|direct reports|volunteers|technicians?|electricians?|operatives?|pickers|drivers?|teachers?|designers?|consultants?|accountants?|clerks?|members|team|mitarbeiter\\p{L}*|personnes|collaborateurs|personas)';

/** What a line of work proves by what it tells, in so many words. Matched against the line as written. */
export const TOLD_BY: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'Stakeholder management': new RegExp(
      `\\b(?:agreed|negotiated|aligned|reconciled|presented|coordinat(?:ed|ing)|brokered|consulted)\\b[^.;]{0,60}\\b${FUNCTIONS}(?:, | and |, and )[^.;]{0,20}${FUNCTIONS}`,
      'iu',
    ),
    'Cross-functional collaboration': new RegExp(
      `\\b(?:with|between|across|coordinating)\\b[^.;]{0,40}\\b${FUNCTIONS}(?:, | and |, and )(?:[^.;]{0,20}(?:, | and ))?${FUNCTIONS}`,
      'iu',
    ),
    'People management': new RegExp(
      `\\b(?:managed|led|supervised|headed|line-managed|managing|leading|supervising|run|ran)\\b (?:a |the |an )?(?:[\\p{L}-]+ ){0,3}?(?:of )?${COUNT} (?:[\\p{L}-]+ ){0,2}?${PEOPLE}\\b|\\b(?:led|managed) a (?:[\\p{L}-]+ ){0,2}?(?:team|kitchen|crew|ward) of ${COUNT}`,
      'iu',
    ),
    Leadership: new RegExp(
      `\\b(?:managed|led|headed|line-managed)\\b (?:a |the )?(?:[\\p{L}-]+ ){0,3}?(?:of )?${COUNT} (?:[\\p{L}-]+ ){0,2}?${PEOPLE}\\b|\\b(?:led|managed) a (?:[\\p{L}-]+ ){0,2}?(?:team|kitchen|crew|ward) of ${COUNT}`,
      'iu',
    ),
    'Training delivery': new RegExp(`\\btrained (?:up )?(?:${COUNT}|new|the|all|junior) `, 'iu'),
    Mentoring: new RegExp(`\\bmentored ${COUNT}\\b`, 'iu'),
    'Presentation skills': /\bpresented\b[^.;]{3,80}\b(?:to|at|before)\b/iu,
    'Cash handling':
      /\b(?:cashed up|cashing up|balanced the (?:till|tills|cash)|ran the (?:till|cash)|worked (?:on )?the (?:till|tills|register)|banked the takings|daily takings|(?:on|at|ran|manned|operated) (?:the |a )?tills?)\b/iu,
    'Customer service':
      /\b(?:served|serving|greeted|welcomed) (?:up to |over |about |around )?(?:[\d.,]+ )?(?:[\p{L}-]+ ){0,2}?(?:customers|guests|clients|patients|diners|visitors)\b/iu,
    'Patient care': /\b(?:cared for|looked after|nursed|treated) (?:up to )?(?:[\d.,]+ )?(?:[\p{L}-]+ ){0,3}?(?:patients|residents)\b/iu,
    Teaching: /\btaught\b/iu,
    'Forklift licence': /\b(?:counterbalance|flt|fork ?lift)\b[^.;]{0,30}\b(?:rtitb|itssar|aitt|npors|licen[cs]ed?|certificat\p{L}*|valid (?:to|until))/iu,
    Venepuncture: /\b(?:took|taking|drew|drawing) bloods?\b|\bblood samples? (?:from|of|for)\b/iu,
    'IV therapy': /\b(?:gave|give|administered|giving|administering)\b[^.;]{0,20}\b(?:IV|intravenous)\b/iu,
    'Medication administration':
      /\b(?:gave|give|administered|giving|administering)\b[^.;]{0,25}\b(?:IV|intravenous|medication|medicines|antibiotics|insulin|controlled drugs)\b/iu,
    'Minute taking': /\b(?:took|taking|wrote|typed|typing) (?:the )?minutes\b|\bminutes of (?:the )?(?:[\p{L}-]+ ){0,3}meetings?\b/iu,
    'Budget management': /\b(?:managed|ran|controlled|held|responsible for|under) [^.;]{0,30}\bbudget of\b/iu,
    Budgeting: /\bbudget of\b/iu,
    'Travel arrangements': /\bbooked [^.;]{0,40}\b(?:flights|travel|hotels|trains)\b/iu,
    'Diary management': /\b(?:kept|ran|managed) [^.;]{0,30}\b(?:diary|diaries|calendars?)\b/iu,
    'Accounts payable': /\b(?:processed|posted|paid|entered|matched) [^.;]{0,30}\b(?:supplier|purchase|vendor) invoices\b/iu,
    'Accounts receivable': /\b(?:chased|collected|issued|raised) [^.;]{0,30}\b(?:overdue (?:invoices|debts?)|sales invoices|customer invoices|debtors)\b/iu,
    'Process improvement':
      /\b(?:cut|reduced|shortened|lowered)\b[^.;]{0,50}\b(?:errors?|defects?|delays?|time|waste|complaints|incidents|downtime|missed|faults?|rework|scrap)\b[^.;]{0,50}\b(?:from|by) [\d.,£$€%]+/iu,
    'Food preparation': /\b(?:peeled|chopped|prepped|butchered|filleted)\b/iu,
    'Food safety': /\bhygiene rating\b/iu,
    'Menu planning': /\b(?:rewriting|rewrote|wrote|designed|developed|created) (?:the |a |new |seasonal )*menus?\b/iu,
    'Electrical installation':
      /\b(?:rewired|wired|installed) [^.;]{0,40}\b(?:wiring|sockets|circuits|houses|flats|distribution boards?|consumer units?|lighting)\b/iu,
  }),
);

/** Nouns of doing and the verbs that tell the same; "managed suppliers" says supplier management. */
export const DOING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    management: 'manage managed manages managing',
    development: 'develop developed develops developing',
    planning: 'plan planned plans planning',
    analysis: 'analyse analysed analyses analysing analyze analyzed analyzes analyzing',
    coordination: 'coordinate coordinated coordinates coordinating',
    administration: 'administer administered administers administering',
    preparation: 'prepare prepared prepares preparing',
    delivery: 'deliver delivered delivers delivering',
    design: 'design designed designs designing',
    optimisation: 'optimise optimised optimising optimize optimized optimizing',
    optimization: 'optimise optimised optimising optimize optimized optimizing',
    reporting: 'report reported reports reporting',
    testing: 'test tested tests testing',
    training: 'train trained trains training',
    implementation: 'implement implemented implements implementing',
    supervision: 'supervise supervised supervises supervising',
    maintenance: 'maintain maintained maintains maintaining',
    handling: 'handle handled handles handling',
    negotiation: 'negotiate negotiated negotiates negotiating',
    processing: 'process processed processes processing',
    creation: 'create created creates creating',
    writing: 'write wrote written writes writing',
    monitoring: 'monitor monitored monitors monitoring',
    forecasting: 'forecast forecasted forecasts forecasting',
    modelling: 'model modelled models modelling modeled modeling',
    modeling: 'model modelled models modelling modeled modeling',
    control: 'control controlled controls controlling',
    budgeting: 'budget budgeted budgets budgeting',
    assessment: 'assess assessed assesses assessing',
    installation: 'install installed installs installing',
    migration: 'migrate migrated migrates migrating moved',
    integration: 'integrate integrated integrates integrating',
    automation: 'automate automated automates automating',
    documentation: 'document documented documents documenting',
    organisation: 'organise organised organises organising organize organized organizing',
  }),
);

/** Before a word, in its clause: what turns saying it into not having it. Matched against lower case. */
export const NEGATION =
  /\b(?:no|not|never|without|lack(?:s|ing)?|little|limited|minimal|zero|nor|cannot|can't|don't|haven't|hasn't|want(?:s)? to learn|keen to learn|eager to learn|willing to learn|hop(?:e|ing) to|would like to|looking to|aspir(?:e|es|ing)|in transition to|interested in|yet to|currently learning|learning|kein(?:e|en|er|em)?|nicht|ohne|noch nie|pas|sans|aucune?|jamais|sin|ningun[oa]?|nunca)\b[^.;:!?]{0,48}$/u;
/** After it: "MS Project (currently learning)". */
export const DOUBT_AFTER =
  /^[^.;:!?,]{0,12}\((?:currently |still )?(?:learning|beginner|in progress|basics? only|none|not yet)|^\s*[,:–-]?\s*(?:no\b|not (?:yet|held)|none\b|(?:still )?in progress|pending|planned|lapsed|expired|ran out|nein\b|noch nicht)/u;

/** Nouns of work and those who do it. */
export const DOERS: ReadonlyMap<string, string> = new Map([
  ['management', 'manager'],
  ['engineering', 'engineer'],
  ['development', 'developer'],
  ['design', 'designer'],
  ['analysis', 'analyst'],
  ['consulting', 'consultant'],
  ['administration', 'administrator'],
  ['coordination', 'coordinator'],
]);

/** A line that watched others do it says nothing of oneself. */
export const WATCHED =
  /^\s*(?:shadow(?:ed|ing)|observ(?:ed|ing)|sat in on|gain(?:ed|ing) (?:[\p{L}-]+ ){0,3}(?:insight|exposure)|exposure to|exposed to|insight into)\b/iu;

/** What was seen and not done proves nothing further. */
export const TASTED = /\b(?:exposure to|shadow(?:ed|ing)|observ(?:ed|ing)|insight into|awareness of|introduction to|basic knowledge|beginner)/iu;

/** A line that tells of what is wanted says nothing of what was done. */
export const WISHES =
  /\b(?:applying for|to (?:obtain|secure|find) an? (?:\p{L}+ )?(?:position|role|job|post)|wants? to|would like|looking (?:for|to)|hoping|hopes? to|(?:happy|willing|prepared) to (?:undertake|undergo|obtain|complete|get|take|train|do|sit)|seeking|aim(?:ing)? to|now I want|suche eine|je cherche|busco|op zoek)\b/iu;

/** A paper that is out of date. */
export const EXPIRED =
  /\b(?:expired|ran out|lapsed|out of date|validity (?:is )?over|(?:did )?not renew(?:ed)?|no longer valid|abgelaufen|périmée?|expirée?|caducad[oa]|verlopen)\b/iu;
