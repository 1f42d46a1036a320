/** Names of things to work with as their makers write them; compared without case. Compiled from general knowledge. */

/** Programming and query languages, standards, methods: what a CV lists as technical skills. */
const TECHNICAL =
  'Java, JavaScript, TypeScript, Python, PHP, SQL, HTML, HTML5, CSS, CSS3, XML, JSON, YAML, NoSQL, GraphQL, VBA, C++, C#, Kotlin, Golang, MATLAB, Perl, Objective-C, PL/SQL, T-SQL, COBOL, REST, SOAP, ETL, OOP, TDD, CI/CD, DevOps, Scrum, Kanban, PRINCE2, ITIL, HACCP, GDPR, ISO, GAAP, IFRS, VAT, PAYE, B2B, B2C, SEO, SEM, PPC, CRM, ERP, EPOS, POS, KPI, KPIs, SLA, SLAs, UX, UI, QA, HR, PPE, COSHH, CNC, PLC, HVAC, CPR, IV, ECG, SOP, SOPs, P&L, NVQ, CSCS, FLT, HGV, LGV, CPC, CAD, BIM, GIS, API, APIs, UAT, AML, KYC, TEFL, SEN, EYFS, PHP, LaTeX, jQuery, TCP/IP, VPN, DNS, IT';
/** Products: programs, platforms, machines with a name. */
const TOOLS =
  'Excel, PowerPoint, Outlook, SharePoint, OneDrive, OneNote, Microsoft Office, Microsoft Word, Microsoft Teams, Microsoft Excel, Microsoft 365, Microsoft Project, Microsoft Dynamics, MS Office, MS Word, MS Excel, MS Teams, MS Project, MS Access, Google Analytics, Google Ads, Google Sheets, Google Docs, Google Workspace, Google Cloud, Gmail, WordPress, WooCommerce, Shopify, Magento, Salesforce, HubSpot, Zendesk, Freshdesk, Intercom, ServiceNow, Mailchimp, Klaviyo, Hootsuite, Canva, Photoshop, Illustrator, InDesign, Lightroom, Premiere Pro, After Effects, Adobe, Figma, Webflow, Squarespace, Wix, SolidWorks, AutoCAD, Revit, SketchUp, Vectorworks, Rhino 3D, ArchiCAD, QuickBooks, Xero, Sage, Sage 50, Sage Line 50, Word, Access, Teams, EPLAN, Siemens TIA Portal, TIA Portal, WinCC, Spark, Access, SAP, SAP FICO, SAP MM, SAP WM, NetSuite, Workday, BambooHR, DATEV, Lexware, Navision, Oracle, MySQL, PostgreSQL, Postgres, PowerShell, Intune, Microsoft Intune, Office 365, Concur, MongoDB, SQLite, Redis, Elasticsearch, Snowflake, BigQuery, Databricks, Airflow, dbt, Kafka, Apache Spark, Hadoop, Power BI, PowerBI, Tableau, Looker, SPSS, Stata, pandas, NumPy, TensorFlow, PyTorch, scikit-learn, Jupyter, Docker, Kubernetes, Terraform, Ansible, Jenkins, GitHub, GitHub Actions, GitLab, Bitbucket, Git, Jira, Confluence, Trello, Asana, Monday.com, Slack, Notion, Zoom, AWS, Azure, GCP, Linux, Ubuntu, Windows Server, VMware, Citrix, Active Directory, Node.js, NodeJS, React, ReactJS, React Native, Angular, AngularJS, Vue, Vue.js, VueJS, Next.js, Django, Flask, FastAPI, Laravel, Symfony, Spring Boot, Ruby on Rails, .NET, ASP.NET, Bootstrap, Tailwind, Selenium, Cypress, Postman, Micros, Opera PMS, Fidelio, Epic, EMIS, SystmOne, LinkedIn, Facebook, Instagram, TikTok, YouTube, WhatsApp, Shopware, Lightspeed, Toast POS, Loom, Miro, Final Cut Pro, DaVinci Resolve, Pro Tools, Ableton, Unity, Blender, Android, iOS, Xcode, Bloomberg, Eikon, Splunk, Grafana, Nagios, Okta, Twilio, Stripe, PayPal, Amazon Seller Central, eBay, Etsy, Moodle, Google Classroom, SIMS, Arbor, Procore, Primavera, Deltek, OpenTable, Deliveroo, Uber Eats, Just Eat';

const listOf = (names: string): string[] => [...new Set(names.split(',').map((name) => name.trim()))];
const mapOf = (names: readonly string[]): ReadonlyMap<string, string> => new Map(names.map((name) => [name.toLowerCase(), name]));

export const TECHNICAL_NAMES: ReadonlyMap<string, string> = mapOf(listOf(TECHNICAL));
export const TOOL_NAMES: ReadonlyMap<string, string> = mapOf(listOf(TOOLS));

/** Names that are English words, too: in running text only their capital tells. In a list of skills they are the tool. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  'sage word access teams spark concur outlook illustrator rest soap react angular epic unity blender slack notion zoom stripe opera arbor loom intercom sims toast flask it iso iv git sen selenium bootstrap tailwind cypress postman airflow workday micros miro primavera ansible pandas symfony hr latex'.split(
    ' ',
  ),
);

/** Abbreviations of employers and of titles that are written in capitals. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  'hr it ceo cto cfo coo qa ux ui seo pr vp hgv lgv sen ta pa nhs kfc bmw ibm dhl ups hsbc raf bbc itv uk usa us eu rbs bp gp icu a&e ehs erp crm sap aws r&d b2b b2c pe pt plc llc llp h&m b&q m&s dpd gls rewe dm vw aldi-nord ag kg ev rn lpn cna bi ml ai cnc devops cad fp&a pmo gmbh dj tv tafe hiqa kpmg ey pwc ngo ymca tsb o2 ee bt att ok'.split(
    ' ',
  ),
);
/** Of those, the ones that are not all capitals. */
export const MIXED_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gmbh: 'GmbH',
    devops: 'DevOps',
    ev: 'e.V.',
    pwc: 'PwC',
    plc: 'plc',
    mcdonalds: 'McDonalds',
    "mcdonald's": 'McDonald’s',
    'mcdonald’s': 'McDonald’s',
    ebay: 'eBay',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    natwest: 'NatWest',
    bsc: 'BSc',
    msc: 'MSc',
    phd: 'PhD',
    ba: 'BA',
    ma: 'MA',
    mba: 'MBA',
    beng: 'BEng',
    meng: 'MEng',
    llb: 'LLB',
    llm: 'LLM',
    bba: 'BBA',
    bcom: 'BCom',
    btech: 'BTech',
    bed: 'BEd',
    gcse: 'GCSE',
    gcses: 'GCSEs',
    btec: 'BTEC',
    nvq: 'NVQ',
    hnd: 'HND',
    hnc: 'HNC',
    pgce: 'PGCE',
    acca: 'ACCA',
    cima: 'CIMA',
    ged: 'GED',
  }),
);

/** Abbreviations that running text writes in capitals, however they were typed. Nothing here is a word of English, too. */
export const TEXT_ACRONYMS: ReadonlySet<string> = new Set(
  'uk usa eu nhs ceo cfo cto coo hr vat adr csat emea apac dbs cctv rfid gaa ebitda lti ltis fte ppe cpr ecg gcse gcses btec nvq hnd acca cipd nebosh iosh cscs hgv lgv flt haccp gdpr coshh kpi kpis sla slas crm erp epos sdr bdr arr mrr nps roi rfp rfps qa ux ehcp eyfs pgce acls bls icu itu hdu faqs pdf pdfs usp dvla mot mots tv smsts sssts ipaf pasma iit cse'.split(
    ' ',
  ),
);
