import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const IT_SERVICES: readonly Occupation[] = [
  occupation({
    id: 'site-reliability-engineer',
    of: 'devops-engineer',
    title: 'Site Reliability Engineer',
    synonyms:
      'SRE, production engineer software, reliability engineer software, platform reliability engineer, observability engineer, ingénieur fiabilité de site, ingeniero SRE',
    required: 'Reliability|slo|slos|sla|uptime|availability, Incident response|on-call|incidents|postmortems, Automation|python|go|bash|scripting',
    usual:
      'Monitoring|observability|prometheus|grafana|datadog, Kubernetes|docker|containers, Terraform|infrastructure as code, AWS|gcp|azure, Linux, CI/CD, Capacity planning|load testing, Error budgets|toil, Networking|dns|load balancing',
    tools: 'Prometheus|grafana, PagerDuty|opsgenie, Terraform, Kubernetes',
    credentials: 'CKA|aws certified',
    context: 'production, latency, alerts, runbooks, services, scaling, failover, clusters, distributed systems, chaos engineering, deployment',
  }),
  occupation({
    id: 'cloud-architect',
    of: 'solutions-architect',
    title: 'Cloud Architect',
    synonyms:
      'AWS architect, Azure architect, AWS solutions architect, Azure solutions architect, GCP architect, cloud solutions architect, cloud solution architect, infrastructure architect, cloud consultant, cloud infrastructure architect, Cloud-Architekt, architecte cloud, arquitecto cloud',
    required:
      'Cloud architecture|cloud design|landing zone|aws|azure|gcp|google cloud, Infrastructure as code|terraform|cloudformation|bicep|arm templates, Security|iam|networking|vpc|identity',
    usual:
      'Migration|cloud migration|lift and shift, Kubernetes|aks|eks|containers, Cost optimisation|finops|cloud cost, High availability|disaster recovery|resilience, DevOps|ci/cd|pipelines, Serverless|lambda|functions, Governance|well-architected|policy, Stakeholders|solution design|design documents, Hybrid cloud|vmware|on-premises',
    tools: 'Terraform, AWS|azure|gcp, Kubernetes, Azure DevOps|github actions',
    credentials: 'AWS Certified Solutions Architect|aws certified|azure solutions architect expert|az-305|google professional cloud architect, TOGAF',
    context:
      'workloads, tenants, subscriptions, accounts, platform, scalability, architecture, blueprint, environments, data centre, on-prem, landing zones, monitoring, compliance',
    lookFor: ['Platforms designed, their size and cost.', 'Migrations and what they saved.', 'Cloud certificates in date.'],
  }),
  occupation({
    id: 'software-architect',
    of: 'solutions-architect',
    title: 'Software Architect',
    synonyms:
      'technical architect, application architect, lead architect software, principal architect, Java architect, .NET architect, software solution architect, Softwarearchitekt, Software-Architekt, architecte logiciel, architecte applicatif, architecte technique informatique, arquitecto de software',
    required:
      'Software architecture|architecture|system design|architekturentscheidungen|architektur, Design patterns|domain-driven design|ddd|microservices|event-driven|hexagonal, Java|c#|.net|kotlin|python|go|typescript|c++',
    usual:
      'APIs|rest|graphql|grpc, Cloud|aws|azure|gcp|kubernetes, Databases|sql|postgresql|nosql, Messaging|kafka|rabbitmq, Code review|reviews|technical leadership|mentoring, CI/CD|devops, Architecture decision records|adr|documentation|arc42|uml, Security|performance|scalability, Refactoring|legacy modernisation|migration',
    tools: 'Kubernetes|docker, Kafka, Git, Enterprise Architect|structurizr|c4',
    credentials: 'iSAQB|cpsa|togaf',
    context:
      'services, components, monolith, quality attributes, teams, roadmap, prototypes, stakeholders, technical debt, standards, integration, developers, backend',
    lookFor: ['Systems whose structure was yours, their load and age.', 'Decisions and what they led to.', 'How you brought teams along.'],
  }),
  occupation({
    id: 'enterprise-architect',
    of: 'solutions-architect',
    title: 'Enterprise Architect',
    synonyms:
      'chief architect, business architect, domain architect, IT architect, data architect, integration architect, security architect, network architect, head of architecture, Unternehmensarchitekt, IT-Architekt, architecte entreprise, architecte SI, arquitecto empresarial',
    required:
      'Enterprise architecture|togaf|zachman|archimate|architecture framework, Roadmaps|technology strategy|target architecture|target operating model, Governance|architecture board|standards|principles',
    usual:
      'Stakeholder management|c-level|executives, Application portfolio|rationalisation, Business capabilities|capability mapping, Integration|api|esb, Cloud strategy, Data architecture|data governance, Security architecture, Vendor selection|rfp, Cost reduction',
    tools: 'LeanIX|ardoq|sparx|mega, ArchiMate|visio',
    credentials: 'TOGAF',
    context: 'transformation, landscape, domains, blueprint, systems, business strategy, portfolio, solution architects, programme, legacy, models, principles',
  }),
  occupation({
    id: 'systems-analyst',
    of: 'business-analyst',
    title: 'Systems Analyst',
    synonyms:
      'system analyst, IT systems analyst, computer systems analyst, technical analyst, application analyst, applications analyst, application support analyst, IT analyst, HRIS analyst, Systemanalytiker, analyste programmeur, analista de sistemas, analista programador',
    required: 'Systems analysis|requirements|requirements analysis|specifications, SQL|databases, Testing|uat|user acceptance testing',
    usual:
      'Process mapping|data flow diagrams|uml, Application support|incidents|tickets, Integration|interfaces|api, User training|documentation, Change management|release, Project work|implementation, Reporting',
    tools: 'Visio, ServiceNow|jira, SQL Server|oracle',
    credentials: 'ITIL|bcs',
    context: 'users, applications, system, enhancements, vendors, business units, upgrades, data, configuration, workflows, problem solving',
  }),
  occupation({
    id: 'information-security-manager',
    of: 'network-security-engineer',
    title: 'Information Security Manager',
    synonyms:
      'IT security officer, cyber security officer, information security lead, cyber security lead, CISO, chief information security officer, chief security officer information, head of information security, head of cyber security, cyber security manager, IT security manager, director of information security, director of cyber security, information security officer, ISO 27001 lead, deputy CISO, GRC manager, security governance manager, IT-Sicherheitsbeauftragter, Informationssicherheitsbeauftragter, RSSI, responsable sécurité des systèmes d’information, responsable de seguridad de la información',
    required:
      'Information security|cyber security|cybersecurity|isms, Risk management|risk assessment|risk register|security risk, ISO 27001|nist|soc 2|cyber essentials|pci dss|cis controls|gdpr',
    usual:
      'Incident response|security incidents|breach, Policies|security policy|standards, Security awareness|phishing simulation|training, Vulnerability management|penetration testing, Audit|audits|certification, Third-party risk|supplier assurance|vendor risk, Board reporting|board, Identity and access management|iam|mfa, Business continuity|disaster recovery, Team leadership|budget',
    tools: 'SIEM|splunk|sentinel, Qualys|nessus|tenable, OneTrust|archer',
    credentials: 'CISSP|cism|cisa|iso 27001 lead auditor|iso 27001 lead implementer|crisc',
    context:
      'controls, threats, SOC, compliance, governance, data protection, ransomware, cloud security, zero trust, stakeholders, regulators, security strategy, resilience',
    lookFor: ['Scope: users, sites, budget, team.', 'Audits passed and incidents handled.', 'Certificates.'],
  }),
  occupation({
    id: 'penetration-tester',
    of: 'network-security-engineer',
    title: 'Penetration Tester',
    synonyms:
      'pen tester, pentester, ethical hacker, red teamer, red team operator, offensive security consultant, security researcher, vulnerability researcher, bug bounty hunter, application security engineer, appsec engineer, Penetrationstester, testeur intrusion, hacker ético',
    required:
      'Penetration testing|pen testing|pentests|pentest|ethical hacking|red team, Web application testing|owasp|burp suite|burp, Reporting|reports|findings|remediation advice',
    usual:
      'Network testing|infrastructure testing|nmap|metasploit, Active Directory|kerberoasting|bloodhound, Scripting|python|bash|powershell, Mobile testing|api testing|cloud testing, Social engineering|phishing, Exploit development|cve|reverse engineering, Vulnerability assessment|nessus, Code review',
    tools: 'Burp Suite, Metasploit, Nmap, Kali Linux, Cobalt Strike, Nessus',
    credentials: 'OSCP|crest|crt|cct|ceh|oswe|check team',
    context: 'clients, scope, engagement, vulnerabilities, exploit, privilege escalation, CTF, hardening, debrief, threat, payload, assessment',
  }),
  occupation({
    id: 'security-analyst',
    of: 'network-security-engineer',
    title: 'Security Analyst',
    synonyms:
      'SOC analyst, cyber security analyst, cybersecurity analyst, information security analyst, IT security analyst, threat intelligence analyst, threat hunter, incident responder, DFIR analyst, security operations analyst, SOC manager, cyber analyst, IT-Security-Analyst, analyste SOC, analyste cybersécurité, analista de ciberseguridad, analista SOC',
    required:
      'Security monitoring|siem|alert triage|soc|alerts, Incident response|incident handling|investigations|incidents, Threat analysis|threat intelligence|threat hunting|malware|phishing',
    usual:
      'EDR|crowdstrike|defender|sentinelone|carbon black, Vulnerability management|vulnerability scanning|nessus|qualys, Log analysis|kql|spl|wireshark, MITRE ATT&CK, Firewalls|ids/ips, Playbooks|soar, Forensics, Email security',
    tools: 'Splunk|sentinel|qradar|elastic, CrowdStrike|defender, Wireshark, ServiceNow',
    credentials: 'Security+|cysa+|sc-200|gcih|btl1|ceh',
    context: 'threats, indicators of compromise, escalation, tier 1, shift, false positives, detection, endpoint, ransomware, log, use cases, containment',
  }),
  occupation({
    id: 'it-director',
    of: 'it-manager',
    title: 'IT Director',
    synonyms:
      'CIO, chief information officer, director of IT, director of information technology, head of IT, VP IT, head of information technology, chief digital officer, CDO digital, head of digital, head of technology services, head of infrastructure, IT-Leiter, Leiter IT, Leiter der IT, DSI, directeur des systèmes d’information, directeur informatique, director de sistemas, director de TI',
    required:
      'IT strategy|technology strategy|digital strategy|it roadmap, IT leadership|led it|it department|it teams|leadership, Budget|it budget|opex|capex',
    usual:
      'Digital transformation|transformation, ERP|sap|oracle|dynamics, Vendor management|suppliers|outsourcing|contracts, Cyber security|information security, Infrastructure|cloud|data centre, IT governance|cobit|itil, Project portfolio|programmes, Stakeholders|board|executive, Service delivery|sla',
    tools: 'ServiceNow, Microsoft 365|azure, SAP|oracle',
    credentials: 'ITIL|prince2|mba|cobit',
    context: 'users, sites, global, systems, departments, cost savings, operations, service desk, migrations, mergers, business alignment, teams',
  }),
  occupation({
    id: 'it-project-manager',
    of: 'project-manager',
    title: 'IT Project Manager',
    synonyms:
      'information technology project manager, technical project manager, digital project manager, software project manager, ICT project manager, technical program manager, TPM, infrastructure project manager, ERP project manager, delivery manager, agile delivery manager, IT-Projektleiter, IT-Projektmanager, chef de projet informatique, chef de projet IT, chef de projet digital, jefe de proyecto informático, jefe de proyectos TI',
    required:
      'Project planning|project plan|project plans|delivery|milestones, Stakeholder management|stakeholders|business stakeholders, RAID|risk management|risks|issues',
    usual:
      'Agile|scrum|kanban|waterfall, Budget|budget management|forecast, Software implementation|system implementation|rollout|migration|go-live, Vendor management|suppliers|third parties, Requirements|testing|uat, Status reporting|steering committee|reporting, Change management|training, Resource planning',
    tools: 'Jira|azure devops, MS Project|microsoft project, Confluence|sharepoint',
    credentials: 'PRINCE2|pmp|agilepm|scrum master|itil',
    context: 'systems, developers, cloud, infrastructure, integration, users, delivery, scope, timelines, workstreams, cutover, testing, offshore, sprint',
  }),
  occupation({
    id: 'scrum-master',
    of: 'project-manager',
    title: 'Scrum Master',
    synonyms:
      'agile coach, agile delivery lead, release train engineer, RTE, agile lead, iteration manager, scrum coach, agile project manager, Agiler Coach, coach agile, facilitador ágil',
    required:
      'Scrum|agile|kanban|safe, Facilitation|sprint planning|retrospectives|daily stand-ups|ceremonies|stand-ups, Impediments|removing blockers|blockers|servant leadership',
    usual:
      'Coaching|mentoring teams, Backlog refinement|product backlog|user stories, Velocity|burndown|throughput|metrics, Jira|azure devops, Stakeholders|product owners, Release planning|pi planning, Continuous improvement',
    tools: 'Jira|azure devops, Confluence|miro',
    credentials: 'CSM|psm|certified scrum master|safe|pspo|icp',
    context: 'team, developers, sprint, backlog, product owner, increments, transformation, delivery, self-organising, estimation, workshops',
  }),
  occupation({
    id: 'product-owner',
    of: 'product-manager',
    title: 'Product Owner',
    synonyms:
      'PO, agile product owner, technical product owner, digital product owner, proxy product owner, product backlog owner, Produktverantwortlicher, propriétaire de produit',
    required:
      'Product backlog|backlog|backlog refinement|prioritisation, User stories|acceptance criteria|requirements, Stakeholder management|stakeholders|business',
    usual:
      'Agile|scrum|sprint planning|sprint review, Roadmap|product vision|release planning, Discovery|user research|customer feedback, KPIs|okr|metrics|analytics, Wireframes|figma|prototypes, UAT|testing, Domain knowledge',
    tools: 'Jira|azure devops, Confluence|miro, Figma',
    credentials: 'CSPO|pspo|safe popm',
    context: 'product, features, developers, scrum team, customers, MVP, releases, value, epics, dependencies, sprint, users, go-live',
  }),
  occupation({
    id: 'technical-writer',
    of: 'content-writer',
    title: 'Technical Writer',
    synonyms:
      'technical author, technical communicator, documentation specialist, documentation engineer, documentation manager, API writer, technical editor, information developer, Technischer Redakteur, rédacteur technique, redactor técnico',
    required:
      'Technical documentation|documentation|user manuals|user guides|manuals, Writing|authoring|editing, Subject matter experts|engineers|developers|smes',
    usual:
      'API documentation|openapi|swagger, Markdown|dita|xml|docs as code, Style guides|style guide|simplified technical english, Information architecture|structured authoring, Release notes|online help|knowledge base, Illustrations|screenshots|diagrams, Localisation|translation management, Git',
    tools: 'MadCap Flare|framemaker|oxygen|robohelp|arbortext, Confluence|sharepoint, Git|markdown',
    credentials: 'ISTC|tekom',
    context: 'product, software, audience, procedures, instructions, review, standards, templates, publishing, release, installation, maintenance manuals',
  }),
  occupation({
    id: 'ux-researcher',
    of: 'ux-designer',
    title: 'UX Researcher',
    synonyms:
      'user researcher, design researcher, user experience researcher, usability researcher, research lead UX, customer researcher, usability specialist, chercheur UX, investigador UX',
    required:
      'User research|usability testing|usability tests|user interviews|interviews, Research planning|study design|discussion guides|recruiting participants, Insights|synthesis|findings|research reports',
    usual:
      'Surveys|questionnaires, Personas|journey maps|journey mapping, Qualitative|quantitative|mixed methods, A/B testing|analytics, Card sorting|tree testing, Diary studies|ethnography|contextual inquiry, Accessibility, Stakeholder workshops',
    tools: 'Dovetail|usertesting|maze|lookback|optimal workshop, Figma|miro',
    context:
      'participants, product, designers, product managers, users, discovery, prototypes, GDS, behaviour, evidence, recommendations, human-computer interaction',
  }),
  occupation({
    id: 'data-manager',
    of: 'data-analyst',
    title: 'Data Manager',
    synonyms:
      'head of data, director of data, head of data science, data science manager, head of analytics, director of analytics, analytics manager, chief data officer, data governance manager, data quality manager, data steward, BI manager, head of BI, data lead, VP data, VP of data, head of data engineering, data engineering manager, business intelligence manager, Leiter Data, Leiter Business Intelligence, responsable data, responsable de datos',
    required:
      'Data strategy|data governance|data quality|analytics strategy|data platform, Team leadership|managed a team|led a team|team of analysts|line management, SQL|python|analytics|business intelligence',
    usual:
      'Stakeholder management|stakeholders, Dashboards|reporting|kpis, Data warehouse|snowflake|bigquery|databricks|redshift, Machine learning|data science|experimentation, GDPR|data privacy|compliance, Data catalogue|metadata|master data|lineage, Hiring|mentoring, Budget|vendors, Roadmap',
    tools: 'Power BI|tableau|looker, Snowflake|bigquery|databricks, Collibra|alation|purview, dbt',
    credentials: 'CDMP|dama',
    context:
      'analysts, engineers, scientists, insights, self-service, data products, decision making, metrics, pipelines, teams, culture, business units, models',
    lookFor: ['Team, data and decisions you answer for.', 'What became faster, cheaper or possible.', 'Platforms and governance.'],
  }),
  occupation({
    id: 'bi-developer',
    of: 'data-analyst',
    title: 'BI Developer',
    synonyms:
      'business intelligence developer, Power BI developer, Tableau developer, Qlik developer, Looker developer, BI consultant, BI engineer, report developer, reporting developer, SSRS developer, BI-Entwickler, développeur BI, consultant BI, desarrollador BI',
    required: 'SQL|t-sql|pl/sql, Power BI|tableau|qlik|looker|ssrs|microstrategy, Data modelling|star schema|dimensional modelling|data warehouse',
    usual:
      'DAX|power query|mdx, ETL|ssis|adf|data factory, Dashboards|reports|kpis, Requirements gathering|stakeholders, Performance tuning, Azure|snowflake|synapse, SSAS|cubes|tabular, Row-level security',
    tools: 'Power BI, Tableau, SSIS|adf, SQL Server',
    credentials: 'PL-300|microsoft certified data analyst|dp-500',
    context: 'reports, datasets, users, warehouse, stored procedures, visualisation, gateway, refresh, sources, metrics, business',
  }),
  occupation({
    id: 'gis-analyst',
    of: 'data-analyst',
    title: 'GIS Analyst',
    synonyms:
      'spatial analyst, GIS officer, GIS specialist, GIS technician, GIS developer, geospatial analyst, geospatial data scientist, cartographer, remote sensing analyst, GIS-Spezialist, géomaticien, cartographe, técnico SIG, analista SIG',
    required: 'GIS|geographic information systems|geospatial|spatial analysis, ArcGIS|qgis|esri|mapinfo, Mapping|maps|cartography',
    usual:
      'Python|arcpy|r, SQL|postgis|spatial databases, Remote sensing|satellite imagery|lidar, Data collection|gps|field survey, Web mapping|leaflet|arcgis online, FME|data conversion, CAD',
    tools: 'ArcGIS|arcgis pro, QGIS, FME, PostGIS',
    credentials: 'RGS|cgeog|gisp|esri technical certification',
    context: 'layers, shapefiles, imagery, planning, environment, utilities, coordinates, datasets, terrain, land use, geodatabase',
  }),
  occupation({
    id: 'it-auditor',
    of: 'auditor',
    title: 'IT Auditor',
    synonyms:
      'information systems auditor, technology auditor, IT audit manager, IT audit senior, IT risk analyst, IT compliance analyst, technology risk consultant, IT-Prüfer, auditeur informatique, auditor de sistemas',
    required:
      'IT audit|information systems audit|it general controls|itgc, Risk assessment|risk management|it risk, Controls testing|sox|audit reports|internal controls',
    usual:
      'ISO 27001|nist|cobit|pci dss, Access reviews|change management, SOC reports|soc 1|soc 2, Data analytics|acl, Stakeholders, Cyber security|cloud, Remediation|findings',
    tools: 'TeamMate|auditboard|archer, ACL',
    credentials: 'CISA|cissp|cia|crisc',
    context: 'controls, applications, ERP, fieldwork, walkthroughs, testing, working papers, segregation of duties, compliance, external audit, process',
  }),
  occupation({
    id: 'telecom-technician',
    of: 'network-engineer',
    title: 'Telecoms Technician',
    synonyms:
      'telecommunications technician, telecoms engineer field, fibre engineer, fiber technician, Openreach engineer, broadband engineer, cable technician, line installer, fibre splicer, field service technician IT, field engineer telecoms, data cabling engineer, structured cabling engineer, data centre technician, audio visual technician, AV engineer, CCTV engineer, fire and security engineer, alarm engineer, Telekommunikationstechniker, IT-Systemelektroniker, technicien fibre optique, technicien télécom, técnico de telecomunicaciones',
    required:
      'Installation|installing|installations, Cabling|fibre|fiber|copper|cat6|structured cabling|splicing, Fault finding|troubleshooting|testing|repairs',
    usual:
      'Overhead|poles|underground|ducts, OTDR|fusion splicing|test equipment, Customers|customer premises, CCTV|access control|intruder alarms|fire alarms, Racks|patch panels|routers, Health and safety|nrswa|working at height, Maintenance, Surveys',
    tools: 'OTDR|fluke, Fusion splicer',
    credentials: 'NRSWA|cscs|ecs card|sa002|bicsi|openreach accreditation, Driving licence',
    context: 'network, broadband, exchange, cabinets, site, van, jobs, routers, signal, poles, data, service calls, voice',
  }),
];
