import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const MANAGEMENT: readonly Occupation[] = [
  occupation({
    id: 'chief-executive',
    of: 'operations-manager',
    title: 'Chief Executive',
    synonyms:
      'CEO, chief executive officer, managing director, MD, group CEO, general manager, country manager, president, vice president general, founder, co-founder, cofounder, entrepreneur, business owner, owner, company director, executive director, non-executive director, NED, chairman, chairperson, startup founder, Geschäftsführer, Vorstand, Vorstandsvorsitzender, Inhaber, Gründer, PDG, directeur général, fondateur, gérant, director general, fundador, gerente general, empresario',
    required:
      'P&L|profit and loss|revenue|turnover|ebitda, Strategy|strategic planning|business strategy|growth strategy, Leadership|led a team|executive team|leading people|built a team',
    usual:
      'Board|board reporting|shareholders|investors, Fundraising|raised funding|investment|series a, Business development|key accounts|partnerships, M&A|acquisitions|mergers|due diligence, Turnaround|restructuring|transformation, Budget|financial management|cash flow, Market expansion|international expansion, Governance|compliance|risk',
    tools: 'Excel|dashboards, CRM|erp',
    credentials: 'MBA|iod|chartered director',
    context:
      'business, growth, employees, customers, staff, sales, market, strategy, profit, operations, founders, headcount, markets, exit, subsidiary, vision',
    lookFor: ['Size: revenue, people, profit, and how they moved.', 'The two or three decisions that mattered.', 'Investors, boards, owners you answered to.'],
  }),
  occupation({
    id: 'chief-of-staff',
    of: 'operations-manager',
    title: 'Chief of Staff',
    synonyms:
      'chief of staff to the CEO, COS, deputy chief of staff, business manager to the CEO, head of the CEO office, head of executive office, executive business manager, strategy and operations manager, head of strategy and operations, bizops manager, business operations lead, Leiter des Vorstandsbüros, Büroleiter des Vorstands, directeur de cabinet, jefe de gabinete',
    ladder: 'executive assistant|business manager, chief of staff, COO',
    required:
      'Executive support|ceo|founder|chief executive|executive team|leadership team|c-suite, Strategic planning|okrs|objectives|priorities|strategic initiatives|strategy|planning cycle, Board papers|board meetings|board packs|leadership meetings|all-hands|executive meetings|offsites',
    usual:
      'Special projects|cross-functional projects|project management|programmes, Stakeholder management|stakeholders|investors, Internal communications|town halls|comms, Operating rhythm|operating cadence|cadence|business reviews|qbr, Budget|headcount planning|financial planning, Process improvement|operating model, Research|briefings|analysis|decision papers, Hiring|onboarding|org design, Confidentiality|discretion',
    tools: 'Notion|asana|monday, PowerPoint|google slides, Excel|google sheets',
    credentials: 'MBA|prince2',
    context:
      'CEO, executive, board, initiatives, decisions, agendas, follow-up, actions, fundraising, strategy, alignment, offsite, KPIs, accountability, operations, growth, diary, investors, minister, principal',
    lookFor: [
      'Whom you served, company size and stage.',
      'Projects you ran across functions, and what came of them.',
      'What the leadership stopped having to do.',
    ],
  }),
  occupation({
    id: 'programme-manager',
    of: 'project-manager',
    title: 'Programme Manager',
    synonyms:
      'program manager, programme director, program director, senior programme manager, programme lead, programme delivery manager, portfolio manager programme, transformation manager, transformation director, transformation programme manager, change manager, change programme manager, head of change, head of transformation, strategic programme manager, head of programmes, Programmmanager, Programmleiter, directeur de programme, director de programa, gestor de programas',
    ladder: 'project officer, project manager, programme manager, programme director, portfolio director',
    required:
      'Programme management|program management|programme|programmes|transformation|change programme|portfolio, Stakeholder management|stakeholders|steering committee|programme board|sponsors|senior stakeholders, Risk management|risks|issues|raid|dependencies|risks and issues',
    usual:
      'Governance|reporting|programme governance, Benefits realisation|benefits|business case|outcomes, Budget|budget management|funding|forecast, Change management|adkar|prosci|adoption|target operating model, Project managers|managing project managers|matrix management|workstreams, Planning|roadmap|milestones|critical path, Supplier management|procurement|contracts, Grants|funders|monitoring and evaluation, Agile|waterfall|hybrid, Communications|engagement',
    tools: 'MS Project|smartsheet|planview, Jira|confluence, Power BI',
    credentials: 'MSP|prince2|pmp|pgmp|apm|prosci',
    context:
      'delivery, workstreams, projects, transition, PMO, tranche, stakeholders, directorate, partners, rollout, schedule, lessons learned, sponsors, international, operations',
    lookFor: ['Programmes by budget, length and number of projects.', 'Benefits that arrived, with figures.', 'Method and certificate.'],
  }),
  occupation({
    id: 'strategy-manager',
    of: 'consultant',
    title: 'Strategy Manager',
    synonyms:
      'strategy analyst, head of strategy, director of strategy, strategy director, strategy lead, chief strategy officer, VP strategy, corporate development manager, corporate strategy manager, strategic planner corporate, business planning manager, innovation manager, head of innovation, M&A manager, M&A analyst, Leiter Strategie, Leiter Unternehmensentwicklung, Innovationsmanager, responsable stratégie, directeur de la stratégie, director de estrategia',
    required:
      'Strategy|corporate strategy|strategic planning|corporate development|innovation, Analysis|market analysis|business case|financial modelling|due diligence, Presentations|board papers|executive presentations|recommendations',
    usual:
      'Market entry|competitive analysis|benchmarking, M&A|acquisitions|valuation, Stakeholders|c-suite, Workshops|facilitation, KPIs|okrs, Project management|initiatives, Consulting',
    tools: 'Excel, PowerPoint, Capital IQ|pitchbook',
    credentials: 'MBA',
    context: 'growth, options, business units, synergies, board, portfolio, targets, transformation, planning cycle, insight, partnerships, market share',
  }),
  occupation({
    id: 'area-manager',
    of: 'operations-manager',
    title: 'Area Manager',
    synonyms:
      'regional manager, district manager, multi-site manager, cluster manager, area operations manager, regional operations manager, regional director, area supervisor, field manager, zone manager, retail area manager, area coach, district manager retail, Bezirksleiter, Gebietsleiter, Regionalleiter, responsable de secteur, directeur régional, responsable régional, jefe de zona, gerente regional, director regional',
    required:
      'Multi-site|multi-site management|stores|branches|sites|shops|outlets|restaurants|territory, Sales|revenue|sales targets|p&l|turnover|profit, Team leadership|store managers|managers|coaching|developing managers|leadership',
    usual:
      'KPIs|performance management|audits|compliance, Recruitment|succession planning|training, Openings|refits|new stores, Stock loss|shrinkage|wage cost|cost control, Customer experience|mystery shop|nps, Budget|forecasting, Visits|site visits, Health and safety',
    tools: 'Excel|dashboards, Kronos|workforce management',
    credentials: 'ILM|driving licence',
    context: 'region, managers, retail, hospitality, like-for-like, footfall, area, targets, engagement, promotions, standards, colleagues, store',
    lookFor: ['Sites, turnover and people in your area.', 'Like-for-like sales, loss, turnover of staff: before and after.', 'Managers you brought on.'],
  }),
  occupation({
    id: 'continuous-improvement-manager',
    of: 'industrial-engineer',
    title: 'Continuous Improvement Manager',
    synonyms:
      'CI manager, continuous improvement lead, lean manager, lean consultant, six sigma black belt, operational excellence manager, process improvement manager, business improvement manager, process excellence manager, quality improvement lead, KVP-Manager, Lean-Manager, responsable amélioration continue, responsable excellence opérationnelle, responsable de mejora continua',
    required:
      'Continuous improvement|lean|six sigma|kaizen|operational excellence, Process mapping|value stream mapping|process analysis, Savings|cost reduction|efficiency|waste reduction',
    usual:
      '5S|smed|tpm|kanban|gemba, DMAIC|root cause|a3, Training|coaching|workshops|facilitation, KPIs|data analysis|spc, Change management|stakeholders, Project management',
    tools: 'Minitab|power bi|visio, Excel',
    credentials: 'Black belt|green belt|lean six sigma',
    context: 'shop floor, teams, productivity, standard work, events, processes, problem solving, culture, operations, projects, roadmap, sites',
  }),
  occupation({
    id: 'executive-assistant',
    of: 'administrative-assistant',
    title: 'Executive Assistant',
    synonyms:
      'EA, executive PA, personal assistant, PA, PA to CEO, EA to CEO, executive assistant to CEO, private secretary, executive secretary, senior executive assistant, team assistant, board secretary, virtual assistant, C-suite assistant, private PA, Chefsekretär, Assistent der Geschäftsführung, Assistenz der Geschäftsführung, Vorstandsassistent, Teamassistent, assistant de direction, assistante de direction, secretario de dirección, asistente ejecutivo',
    ladder: 'team assistant, personal assistant, executive assistant, senior EA|chief of staff',
    required:
      'Diary management|calendar management|diaries|diary|calendars|calendar, Travel arrangements|travel|itineraries|visas|flights, Minutes|meetings|agendas|board papers|board meetings|minute taking',
    usual:
      'Expenses|expense reports|invoices, Correspondence|inbox management|email management, Events|offsites|event planning, Confidentiality|discretion|confidential, Gatekeeping|stakeholders|liaison, Projects|project support|research, Presentations|powerpoint, Office management|team support',
    tools: 'Outlook|google calendar|gmail, PowerPoint|excel|word, Concur|expensify, Zoom|teams',
    credentials: 'EPAA|pitman|shorthand',
    context:
      'CEO, directors, executives, chairman, partner, board, multiple time zones, guests, phone calls, office, actions, family, household, gifts, filing',
    lookFor: ['Whom you supported, how many and at what level.', 'Diaries, travel and boards, with numbers.', 'What ran without them because of you.'],
  }),
  occupation({
    id: 'receptionist',
    of: 'administrative-assistant',
    title: 'Receptionist',
    synonyms:
      'front desk receptionist, corporate receptionist, front of house receptionist, office receptionist, front desk, front desk agent office, switchboard operator, telephonist, salon receptionist, school receptionist, reception assistant, Empfangsmitarbeiter, Rezeptionist, Empfangssekretär, réceptionniste, hôte d’accueil, agent d’accueil, standardiste, recepcionista, telefonista',
    required:
      'Reception|front desk|front of house|greeting visitors|welcoming|visitors, Telephone|switchboard|calls|answering phones|phones, Customer service|enquiries|guests|clients',
    usual:
      'Bookings|meeting rooms|appointments|scheduling, Post|couriers|mail|deliveries, Data entry|filing|administration, Visitor passes|security, Ordering supplies|stationery, Payments|invoices, Confidentiality',
    tools: 'Outlook|microsoft office|word|excel, Switchboard',
    credentials: 'NVQ business administration|customer service',
    context: 'desk, office, building, lobby, messages, email, callers, first impression, meeting rooms, diaries, tidiness',
  }),
  occupation({
    id: 'office-manager',
    of: 'administrative-assistant',
    title: 'Office Manager',
    synonyms:
      'office administrator manager, business support manager, administration manager, admin manager, office coordinator, office supervisor, head of administration, business manager office, head of office, Büroleiter, Office-Managerin, responsable administratif, office manager H/F, jefe de administración, gerente de oficina',
    required:
      'Office management|running the office|office operations|office administration, Suppliers|contracts|ordering|purchasing|supplies|vendors, Finance administration|invoices|budget|expenses|payroll|purchase orders',
    usual:
      'HR administration|onboarding|holiday|records, Health and safety|fire warden|first aid, Diary management|travel|meetings, Team management|reception, Events|office moves, Facilities|maintenance|it support, Policies|procedures|processes',
    tools: 'Xero|quickbooks|sage, Microsoft Office|excel|outlook, Google Workspace',
    credentials: 'IOSH|first aid|aat|cipd',
    context: 'office, staff, directors, administrators, filing, telephone, post, building, stationery, insurance, landlord, cost savings, systems',
  }),
  occupation({
    id: 'data-entry-clerk',
    of: 'administrative-assistant',
    title: 'Data Entry Clerk',
    synonyms:
      'data entry operator, data entry, data entry specialist, data input clerk, data administrator, data processor, typist, audio typist, transcriptionist, filing clerk, records clerk, document controller, document control, scanning operator, mail room clerk, Datenerfasser, Datentypist, opérateur de saisie, agent de saisie, operador de datos, digitador, grabador de datos',
    required:
      'Data entry|data input|typing|inputting|document control|keying, Accuracy|data checking|verification|quality checks|attention to detail, Databases|spreadsheets|records|documents|excel',
    usual: 'Words per minute|wpm|keystrokes, Filing|scanning|archiving, Confidentiality|data protection, Transmittals|revisions, Post|mail, Reports, Email',
    tools: 'Excel|word|access, SAP|sharepoint|aconex',
    credentials: 'Typing certificate|ecdl',
    context: 'office, forms, invoices, entries, backlog, records, customers, deadlines, batch, errors, system',
  }),
  occupation({
    id: 'hr-business-partner',
    of: 'hr-manager',
    title: 'HR Business Partner',
    synonyms:
      'HRBP, people partner, people business partner, senior HR business partner, strategic HR business partner, human resources business partner, employee relations manager, employee relations specialist, ER manager, HR Business Partnerin, responsable RH opérationnel, HR business partner senior',
    required:
      'Employee relations|er cases|grievances|disciplinaries|case management, Business partnering|stakeholder management|coaching managers|line managers|leadership, Change|restructures|organisational design|tupe|redundancy|reorganisation',
    usual:
      'Talent management|succession planning|performance management, Workforce planning|headcount, Reward|pay review|compensation, Employment law, Engagement surveys|culture|diversity, HR metrics|absence|turnover|attrition, Policy, Recruitment|onboarding, Trade unions|consultation',
    tools: 'Workday|successfactors|bamboohr|peoplehr, Excel',
    credentials: 'CIPD|cipd level 7|mcipd|shrm-cp|shrm-scp|phr',
    context: 'people plan, managers, employees, tribunals, settlement agreements, sites, wellbeing, retention, business leaders, absence, learning',
  }),
  occupation({
    id: 'hr-administrator',
    of: 'hr-manager',
    title: 'HR Administrator',
    synonyms:
      'human resources administrator, HR assistant, human resources assistant, HR coordinator, human resources coordinator, people coordinator, people operations specialist, people administrator, HR clerk, HR associate, personnel assistant, Personalsachbearbeiter, Personalassistent, assistant RH, assistant ressources humaines, auxiliar de recursos humanos, asistente de RRHH',
    required:
      'HR administration|employee records|personnel files|hr records|personnel records, Onboarding|starters and leavers|inductions|new starters|contracts|offer letters, Payroll|absence|holiday|benefits administration|payroll changes',
    usual:
      'Right to work checks|references|background checks|i-9, HRIS|hr systems, Recruitment administration|interviews|job adverts, Letters|minutes|note taking, Confidentiality|gdpr, Training records, Reports',
    tools: 'Workday|bamboohr|sage hr|cascade|adp, Excel',
    credentials: 'CIPD level 3|cipd',
    context: 'employees, managers, queries, inbox, policies, appraisals, filing, DBS checks, probation, exit interviews',
  }),
  occupation({
    id: 'reward-manager',
    of: 'hr-manager',
    title: 'Reward Manager',
    synonyms:
      'compensation and benefits manager, compensation and benefits specialist, compensation analyst, benefits manager, benefits specialist, benefits administrator, comp and ben manager, total rewards manager, reward analyst, head of reward, Compensation-and-Benefits-Manager, responsable rémunération et avantages sociaux, responsable de compensación y beneficios',
    required: 'Reward|compensation|benefits|pay, Benchmarking|job evaluation|salary surveys|pay structures|grading, Data analysis|excel|modelling|analysis',
    usual:
      'Pay review|bonus|incentives|equity, Gender pay gap|pay equity, Pensions|401k|health insurance|open enrollment, Executive remuneration, HRIS|workday, Vendors|brokers, Legislation|flsa|erisa',
    tools: 'Workday|successfactors, Mercer|willis towers watson|radford, Excel',
    credentials: 'CIPD|ccp|reward diploma',
    context: 'employees, salary, bands, incentive plans, remuneration committee, policy, cost, market data, recognition, payroll',
  }),
  occupation({
    id: 'company-secretary',
    of: 'compliance-officer',
    title: 'Company Secretary',
    synonyms:
      'assistant company secretary, deputy company secretary, corporate secretary, chartered secretary, governance officer, governance manager, head of governance, clerk to governors, board governance officer, secrétaire général, secretario del consejo',
    required:
      'Company secretarial|corporate governance|governance, Board meetings|minutes|agm|board papers|committees, Statutory filings|companies house|registers|statutory registers|annual report|filings',
    usual:
      'Companies Act|articles of association, Listing rules|market abuse regulation, Share schemes|share capital|dividends, Subsidiaries|entity management, Policies|compliance, Directors|inductions, Annual report',
    tools: 'Diligent|boardpad|blueprint',
    credentials: 'CGI|icsa|chartered secretary',
    context: 'directors, shareholders, chair, resolutions, trustees, governors, plc, charity, conflicts of interest, codes, regulators',
  }),
  occupation({
    id: 'sustainability-manager',
    of: 'environmental-engineer',
    title: 'Sustainability Manager',
    synonyms:
      'sustainability consultant, sustainability officer, head of sustainability, ESG manager, ESG analyst, ESG consultant, CSR manager, carbon manager, carbon analyst, net zero manager, chief sustainability officer, climate change officer, environmental manager, environmental advisor, Nachhaltigkeitsmanager, CSR-Manager, responsable RSE, responsable développement durable, responsable de sostenibilidad',
    required:
      'Sustainability|esg|csr|net zero|environmental management, Carbon footprint|ghg|scope 3|emissions|carbon reduction, Reporting|tcfd|gri|csrd|cdp|sasb|disclosure',
    usual:
      'Science-based targets|sbti, Stakeholder engagement|suppliers, ISO 14001|environmental audits, Life cycle assessment|lca, Energy|waste|water|circular economy, Strategy|policy, Biodiversity, Training|behaviour change',
    tools: 'SimaPro|gabi|sphera|watershed, Excel',
    credentials: 'IEMA|leed|breeam|ghg protocol',
    context: 'climate, materiality, targets, supply chain, renewable energy, social value, impact, biodiversity, certification, B Corp, data, board',
  }),
  occupation({
    id: 'quality-manager',
    of: 'quality-engineer',
    title: 'Quality Manager',
    synonyms:
      'quality assurance manager, QA manager, quality control manager, QC manager, head of quality, director of quality, quality director, QHSE manager, quality lead, quality systems manager, quality assurance officer, quality assurance specialist, food safety manager, technical manager food, GMP quality manager, Qualitätsmanager, Qualitätsmanagementbeauftragter, Leiter Qualitätssicherung, responsable qualité, directeur qualité, responsable de calidad, gerente de calidad',
    required:
      'Quality management|qms|quality management system|quality assurance|quality, Audits|internal audits|supplier audits|certification|external audits, CAPA|non-conformance|root cause|corrective actions|complaints|8d',
    usual:
      'ISO 9001|iso 13485|iatf 16949|as9100|brc|gmp|haccp|iso 22000|ifs, KPIs|ppm|cost of poor quality, Team leadership|training, Supplier quality|ppap|apqp, Continuous improvement|lean|six sigma, Validation|change control|document control, Customers|customer complaints, Risk|fmea',
    tools: 'Minitab, SAP|q-pulse|trackwise|mastercontrol, Excel',
    credentials: 'Lead auditor|cqi|irca|cqp mcqi|six sigma|asq|haccp level 3|haccp level 4',
    context:
      'standards, procedures, production, product, inspection, laboratory, recall, traceability, management review, certification body, customers, site, compliance, batch release',
    lookFor: ['Standards and sites you answer for.', 'Audits passed; complaints, scrap, ppm: before and after.', 'Auditor qualification.'],
  }),
];
