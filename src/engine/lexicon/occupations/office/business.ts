import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const BUSINESS: readonly Occupation[] = [
  occupation({
    id: 'hr-manager',
    title: 'Human Resources Manager',
    synonyms:
      'HR, HR department, HR adviser, human resources adviser, HR lead, head of HR, VP people, VP HR, chief people officer, chief human resources officer, CHRO, people manager, people adviser, HR Referent, DRH, directeur des ressources humaines, director de recursos humanos, HR manager, HR generalist, human resources generalist, human resources director, HR director, human resources specialist, HR specialist, human resources, HR executive, HR officer, people operations manager, head of people, personnel manager, HR consultant, Personalleiter, Personalreferent, responsable ressources humaines, gestionnaire RH, gerente de recursos humanos, responsable de recursos humanos',
    required:
      'Employee relations|employee engagement|labour relations|labor relations, Recruitment|recruiting|talent acquisition|hiring|staffing, HR policies|human resources policies|personnel policies|policies and procedures, Employment law|labour law|fmla|flsa|eeo|ada',
    usual:
      "Onboarding|new hire orientation|induction|joining formalities, Performance management|performance appraisal|performance reviews|appraisals, Compensation and benefits|benefits administration|compensation|benefits|open enrollment, Payroll|payroll processing, HRIS|workday|peoplesoft|adp|successfactors|hrms|ultipro|kronos, Training and development|employee training|training programs, Employee records|personnel files|employee files, Workers compensation|workers' compensation|safety, Exit interviews|terminations|disciplinary actions|grievance handling, Succession planning|workforce planning|manpower planning",
    nice: 'PHR|sphr|shrm|cipd, Organisational development|organization development|change management, Diversity and inclusion, Background checks|screening, Union negotiations|collective bargaining, Statutory compliance|pf|esic',
    context:
      'human resources, HR, employees, personnel, workforce, talent, interview, job descriptions, salary, leave management, attendance, retention, turnover, staff, employee handbook, job postings, candidates, compliance, recruitment process, grievances, induction, unemployment claims, policies, HR functions, benefits, full and final settlement, confidential',
    lookFor: [
      'Number of employees you look after, and where.',
      'Turnover, time to hire, engagement: before and after.',
      'Laws and systems you work with.',
      'Hard cases solved: restructurings, disputes, policies.',
    ],
  }),
  occupation({
    id: 'recruiter',
    title: 'Recruiter',
    synonyms:
      'talent acquisition specialist, technical recruiter, IT recruiter, recruitment consultant, sourcer, talent acquisition manager, recruiting coordinator, staffing specialist, recruitment manager, headhunter, Personalberater, Recruiter Personalvermittler, chargé de recrutement, recruteur, reclutador, técnico de selección',
    required:
      'Sourcing|candidate sourcing|boolean search, Full-cycle recruiting|full cycle recruitment|end-to-end recruitment|recruiting|recruitment, Interviewing|screening|interviews|phone screens, Applicant tracking systems|ats|taleo|greenhouse|icims|bullhorn',
    usual:
      'Job boards|linkedin recruiter|naukri|monster|indeed, Offer negotiation|salary negotiation|offers, Candidate experience|candidate management, Hiring managers|client management, Job descriptions|job postings, Onboarding|background checks, Social recruiting|employer branding, Pipeline|talent pipeline',
    nice: 'Campus recruitment|job fairs|career fairs, IT recruitment, Contract staffing|temporary staffing, Diversity recruiting, Metrics|time to fill',
    context:
      'candidates, vacancies, requisitions, hiring, resumes, placement, staffing agency, talent, headcount, positions, reference checks, bench, passive candidates, screening resumes, shortlisting, walk-ins, closing',
    lookFor: ['Roles filled a month and time to fill.', 'Fields and levels you recruit.', 'Sources and systems.'],
  }),
  occupation({
    id: 'administrative-assistant',
    title: 'Administrative Assistant',
    synonyms:
      'admin assistant, administrator, office assistant, office administrator, secretary, office clerk, administrative coordinator, administrative officer, Sekretär, Sachbearbeiter, Bürokaufmann, Bürokauffrau, Kaufmann für Büromanagement, assistant administratif, secrétaire, auxiliar administrativo, secretario',
    required:
      'Microsoft Office|ms office|word|excel|outlook|powerpoint, Calendar management|scheduling|appointments|diary management, Filing|records management|file maintenance, Telephone|phone calls|answering phones|multi-line phone',
    usual:
      'Travel arrangements|travel coordination, Correspondence|letters|memos, Data entry|typing, Meeting minutes|minutes|meetings|meeting coordination, Office supplies|ordering supplies|office equipment, Reception|greeting visitors|front desk, Expense reports|invoices, Customer service, Event planning|event coordination',
    nice: 'Shorthand|transcription|dictation, QuickBooks|bookkeeping, Confidentiality, Google Workspace|google calendar, Database management',
    context:
      'office, clerical, mail, faxing, photocopying, copying, executives, agenda, visitors, documents, reports, spreadsheets, supervisor, incoming calls, front office, administrative support, administrative duties, conference calls, filing system, copies',
    lookFor: ['Whom you supported and how many.', 'Work you took over and made faster.', 'Tools and typing, and discretion.'],
  }),
  occupation({
    id: 'project-manager',
    title: 'Project Manager',
    synonyms:
      'project executive, project coordinator, junior project manager, project administrator, project support officer, project assistant, project lead, project leader, project director, project officer, Projektleiter, Projektmanager, Projektkoordinator, chef de projet, responsable de projet, jefe de proyecto, gestor de proyectos',
    required:
      'Project planning|project plans|work breakdown structure|project schedule, Stakeholder management|stakeholders, Risk management|issue management|risk mitigation, Budget management|project budget|cost control',
    usual:
      'Agile|scrum|kanban|sprint planning, PMP|prince2|pmi, MS Project|microsoft project|primavera, JIRA|confluence|asana|trello, Scope management|change management|change requests, Team leadership|cross-functional teams, Status reporting|progress reports|status meetings, Resource planning|resource allocation, Vendor management|contract management',
    nice: 'Waterfall, Quality assurance, Requirements gathering, Lean|six sigma, Executive presentations|steering committee, Business case',
    context:
      'project, milestones, deliverables, timeline, project lifecycle, kick-off, project team, on time and within budget, scope, schedule, implementation, client, sponsor, lessons learned, deadlines, coordination, gantt, project documentation, rollout, project management',
    lookFor: ['Projects with budget, team and time, and how they ended.', 'What went wrong and what you did.', 'Methods and certificates.'],
  }),
  occupation({
    id: 'pmo-manager',
    title: 'Project Management Office Manager',
    synonyms:
      'PMO manager, PMO analyst, PMO lead, PMO, PMO officer, project management office, project management office analyst, PMO consultant, PMO director, head of PMO, project controller, project control officer, portfolio manager projects, PMO-Leiter, Projektcontroller, responsable PMO, oficina de proyectos',
    required:
      'PMO|project management office, Project governance|governance|portfolio governance, Project reporting|status reports|dashboards|weekly reports|mis reports, Project planning|project plans|project management',
    usual:
      'Risk and issue management|risk management|issue log|raid log, Resource management|resource planning|resource utilisation|capacity planning, Project budgets|financial tracking|cost tracking|revenue forecasting|budget, MS Project|microsoft project|project server|clarity|primavera, Stakeholder management|steering committee, Methodology|templates|standards|best practices|project methodology, Excel|powerpoint|sharepoint, PMP|prince2|pgmp, Portfolio management|programme management|program management, Audits|compliance|process compliance|quality audits',
    nice: 'Change management|change control, Agile|scrum|jira, ITIL|six sigma, Contract management|sow|billing, Benefits realisation|kpi, Escalation, Onboarding',
    context:
      'programme, projects, portfolio, milestones, deliverables, project managers, tracking, metrics, schedule, RAG status, delivery, governance meetings, project lifecycle, variance, project documentation, closure, dependencies, invoicing, timesheets, monitoring, resource, process, review meetings, PMO team, service delivery',
    lookFor: [
      'Number and value of projects in the portfolio.',
      'Reporting and standards you introduced.',
      'What became visible or cheaper through the office.',
    ],
  }),
  occupation({
    id: 'product-manager',
    title: 'Product Manager',
    synonyms:
      'senior product manager, group product manager, technical product manager, head of product, product lead, digital product manager, Produktmanager, chef de produit, responsable produit, gerente de producto, jefe de producto',
    required:
      'Product roadmap|roadmap|product strategy, User stories|backlog|product backlog|prd, Stakeholder management|cross-functional teams, Market research|user research|customer discovery|competitive analysis',
    usual:
      'Agile|scrum, Prioritisation|prioritization, Product analytics|analytics|google analytics|mixpanel|amplitude, A/B testing|experimentation, Go-to-market|product launch|launch, JIRA|confluence, Wireframes|prototypes|figma, KPI|okr|metrics, SQL|data analysis',
    nice: 'Pricing, UX design, APIs, P&L, Customer interviews, Technical writing',
    context:
      'product, feature, customer needs, product vision, MVP, release, user feedback, product lifecycle, engineering team, adoption, retention, conversion, personas, business case, requirements, growth, monetisation, SaaS, beta',
    lookFor: ['What you launched and how the numbers moved.', 'What you decided not to build.', 'How you learn from users.'],
  }),
  occupation({
    id: 'business-analyst',
    title: 'Business Analyst',
    synonyms:
      "business systems analyst, IT business analyst, requirements analyst, functional analyst, process analyst, business process analyst, junior business analyst, technical business analyst, business analysis consultant, Business-Analyst, Anforderungsmanager, analyste d'affaires, analyste fonctionnel, analista de negocio, analista funcional",
    required:
      'Requirements gathering|requirement gathering|requirements analysis|requirement analysis|requirements elicitation|business requirements, Functional specifications|brd|frd|srs|functional requirement document|business requirement document|specifications, Stakeholder management|stakeholders, Business process modelling|process modelling|bpmn|process mapping|process flow',
    usual:
      'Use cases|user stories|use case diagrams, UML|activity diagrams|visio|ms visio, Agile|scrum|waterfall|sdlc, Gap analysis|impact analysis|feasibility, User acceptance testing|uat, SQL|data analysis, Wireframes|mockups|balsamiq|axure|prototypes, JIRA|confluence, Excel|powerpoint, Documentation|user manuals, Change requests|change management',
    nice: 'CBAP|ecba, Tableau|power bi, Requirement traceability matrix|rtm, Domain knowledge|banking domain, Client demos|product demo, Presales|proposals, ERP|crm',
    context:
      'requirements, business needs, business users, as-is, to-be, client, workshops, development team, sign-off, walkthrough, user requirements, process improvement, stakeholder meetings, solution, scope, business rules, end users, brainstorming, technical team, business analysis, functional, specification',
    lookFor: [
      'Projects where your requirements became a working system.',
      'How many users and processes they touched.',
      'Documents and models you produce.',
      'Savings or faults avoided.',
    ],
  }),
  occupation({
    id: 'consultant',
    title: 'Consultant',
    synonyms:
      'management consultant, business consultant, strategy consultant, senior consultant, associate consultant, principal consultant, consulting manager, advisory consultant, independent consultant, consulting analyst, IT consultant, technology consultant, implementation consultant, process consultant, consulting associate, Unternehmensberater, Berater, consultant en management, consultor, asesor',
    required:
      'Consulting|consultation|advisory|advising clients, Client management|client relationships|client engagement|clients, Business analysis|requirements gathering|requirements analysis|needs analysis, Project management|project delivery|project lead',
    usual:
      'Strategy|strategic planning|strategy development, Process improvement|business process improvement|process re-engineering|process optimisation|best practices, Data analysis|analytics|financial modelling, Presentations|powerpoint|executive presentations, Change management|transformation|organisational change, Stakeholder management|workshops|facilitation, Market research|benchmarking|due diligence, Implementation|rollout|system implementation, Recommendations|recommending solutions, Training|coaching',
    nice: 'Excel|sql|tableau, Proposals|proposal writing|rfp|business development, Six Sigma|lean, SAP|oracle|erp|crm|peoplesoft|salesforce, Risk assessment|compliance, PMP|mba, Documentation|functional specifications, Agile|scrum',
    context:
      'engagement, client site, deliverables, business requirements, stakeholders, solution, business case, gap analysis, fortune 500, client organization, roadmap, assessment, methodology, transformation, user acceptance, business processes, statement of work, subject matter expert, cross-functional, design and implementation, consulting services, practice',
    lookFor: [
      'Engagements: client type, problem, your part, result.',
      'Money saved or earned for clients.',
      'Fields you know well.',
      'Repeat business and teams led.',
    ],
  }),
  occupation({
    id: 'operations-manager',
    title: 'Operations Manager',
    synonyms:
      "operations director, director of operations, operations supervisor, operations executive, business operations manager, COO, chief operating officer, operations lead, head of operations, operations coordinator, Betriebsleiter, Leiter Operations, directeur des opérations, responsable d'exploitation, gerente de operaciones, director de operaciones",
    required:
      'Operations management|daily operations|day-to-day operations|operations, Team leadership|team management|people management|supervision|managed a team, Process improvement|process optimisation|operational efficiency|continuous improvement, Budget management|budgeting|cost control|p&l',
    usual:
      'KPI|performance metrics|sla|service level agreements, Staff scheduling|scheduling|workforce planning|manpower planning|resource planning, Vendor management|supplier management|contract negotiation, Quality control|quality assurance, Inventory|inventory management|stock, Training|staff training|coaching, Health and safety|safety|compliance, Customer satisfaction|client satisfaction|customer service, Logistics|supply chain|dispatch, Strategic planning|business planning',
    nice: 'Lean|six sigma|kaizen|5s, ERP|sap, Project management, MIS|reporting|excel, P&L responsibility, Facilities management, Hiring|recruitment',
    context:
      'operations, productivity, efficiency, turnaround, profitability, targets, operational, standard operating procedures, SOP, staff, throughput, costs, business growth, escalations, department, shift, cross-functional, performance reviews, deadlines, revenue, branch, monitoring, client, overheads, multi-site',
    lookFor: ['Size of what you ran: people, sites, money.', 'Cost, speed and quality before and after.', 'Problems you took over and how they ended.'],
  }),
];
