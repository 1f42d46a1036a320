import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const FINANCE_SPECIALISTS: readonly Occupation[] = [
  occupation({
    id: 'management-accountant',
    of: 'accountant',
    title: 'Management Accountant',
    synonyms:
      'assistant management accountant, cost accountant, commercial accountant, finance business partner, site accountant, plant accountant, commercial finance manager, commercial analyst finance, fund accountant, project accountant, Kostenrechner, contrôleur de gestion, controller de gestión',
    required:
      'Management accounts|month-end|month end|monthly close|management accounting, Budgeting|forecasting|budgets|forecasts, Variance analysis|cost analysis|analysis|commentary',
    usual:
      'Business partnering|budget holders|non-finance, Balance sheet reconciliations|reconciliations, Accruals|prepayments|journals, Standard costing|stock|margins, Cash flow, KPI reporting|board packs, Excel|pivot tables, Year-end|audit',
    tools: 'SAP|oracle|sage|netsuite|dynamics, Excel|power bi',
    credentials: 'CIMA|acca|aca|cpa|cma|part-qualified',
    context: 'P&L, overheads, cost centres, gross margin, budget holders, commercial, ledger, capex, reporting, fixed assets, close, variances',
  }),
  occupation({
    id: 'financial-controller',
    of: 'finance-manager',
    title: 'Financial Controller',
    synonyms:
      'FC, group financial controller, assistant financial controller, controller, comptroller, corporate controller, plant controller, divisional controller, head of financial reporting, financial reporting manager, financial accountant manager, Leiter Rechnungswesen, Leiter Buchhaltung, Leiter Controlling, directeur comptable, responsable comptable, jefe de contabilidad, controlador financiero',
    required:
      'Financial reporting|month-end|statutory accounts|financial statements|close|monthly close, Internal controls|controls|audit|external audit|sox, Cash flow|treasury|working capital|cashflow',
    usual:
      'Team management|finance team, Budgeting|forecasting, IFRS|us gaap|frs 102|uk gaap, Consolidation|group accounts|intercompany, VAT|tax|corporation tax, ERP implementation|systems, Balance sheet|reconciliations, Payroll|accounts payable',
    tools: 'NetSuite|sap|oracle|sage|xero, Excel|power bi',
    credentials: 'ACA|acca|cima|cpa',
    context: 'board, directors, year-end, ledgers, P&L, management accounts, entities, lenders, covenants, group, process improvement, days to close',
  }),
  occupation({
    id: 'chief-financial-officer',
    of: 'finance-manager',
    title: 'Chief Financial Officer',
    synonyms:
      'CFO, finance director, director of finance, financial director, FD, VP finance, vice president finance, VP of finance, head of finance, group finance director, deputy CFO, interim finance director, fractional CFO, chief accounting officer, Finanzvorstand, Leiter Finanzen, kaufmännischer Leiter, kaufmännischer Geschäftsführer, DAF, directeur financier, directeur administratif et financier, director financiero, director de administración y finanzas',
    required:
      'Financial strategy|finance function|financial leadership|strategy|led finance, Board reporting|board|investors|shareholders|lenders, P&L|cash flow|budget|forecasting|financial planning',
    usual:
      'Fundraising|refinancing|debt|bank facilities, M&A|acquisitions|due diligence|integration|exit, Team leadership|finance team, Audit|controls|governance|risk, Treasury|working capital, ERP|systems|transformation, Tax|legal|insurance, Investor relations|ipo',
    tools: 'NetSuite|sap|oracle, Excel|anaplan',
    credentials: 'ACA|acca|cima|fca|cpa|mba',
    context: 'CEO, private equity, EBITDA, group, valuation, covenants, business plan, cost reduction, statutory accounts, commercial, growth, margin, funding',
  }),
  occupation({
    id: 'payroll-specialist',
    of: 'bookkeeper',
    title: 'Payroll Specialist',
    synonyms:
      'payroll officer, payroll administrator, payroll clerk, payroll assistant, payroll manager, payroll supervisor, payroll coordinator, payroll executive, payroll and benefits specialist, pensions administrator, pensions officer, Lohnbuchhalter, Lohnbuchhalterin, Lohn- und Gehaltsbuchhalter, Lohn- und Gehaltsbuchhalterin, Entgeltabrechner, Entgeltabrechnerin, Lohnabrechner, Lohnabrechnerin, Lohnsachbearbeiter, Lohnsachbearbeiterin, Sachbearbeiter Lohn, Sachbearbeiterin Lohn, Sachbearbeiter Lohn und Gehalt, Sachbearbeiterin Lohn und Gehalt, Sachbearbeiter Baulohn, Sachbearbeiterin Baulohn, Sachbearbeiter Entgelt, Sachbearbeiterin Entgelt, Baulohn, gestionnaire de paie, responsable paie, técnico de nóminas, especialista en nóminas',
    required:
      'Payroll|payrolls|end-to-end payroll|payroll processing, Tax|paye|national insurance|statutory payments|ssp|smp|payroll taxes|withholding, Starters and leavers|timesheets|deductions|overtime|pay queries',
    usual:
      'Pensions|auto-enrolment|pension contributions|401k, RTI|hmrc|p45|p60|p11d|w-2, Reconciliations|journals|bacs, Year-end|month-end, Multi-state|weekly|monthly, Queries|employees, Holiday|sickness, Legislation',
    tools: 'Sage Payroll|iris|adp|paychex|workday|datev|sd worx, Excel|vlookup',
    credentials: 'CIPP|cpp|fpc',
    context: 'employees, salaries, pay run, HR, cut-off, gross to net, manual calculations, court orders, student loans, garnishments, accuracy',
  }),
  occupation({
    id: 'credit-controller',
    of: 'bookkeeper',
    title: 'Credit Controller',
    synonyms:
      'credit control manager, credit manager, accounts receivable specialist, accounts receivable clerk, accounts receivable manager, AR specialist, collections specialist, collections agent, collections officer, debt collector, debt recovery officer, credit control clerk, sales ledger clerk, billing specialist, billing clerk, Debitorenbuchhalter, Inkassosachbearbeiter, Mahnwesen Sachbearbeiter, chargé de recouvrement, credit manager H/F, gestor de cobros, agente de cobranza',
    required:
      'Credit control|collections|debt collection|debt recovery|chasing debt|accounts receivable|sales ledger, Aged debt|overdue|dso|debtors|debtor days|overdue accounts, Customers|calls|negotiation|payment plans',
    usual:
      'Cash allocation|allocating payments, Reconciliations, Query resolution|disputes, Credit checks|credit limits|credit checking, Legal action|county court, Invoicing|billing, Reporting|cash targets',
    tools: 'Sage|sap|oracle|xero, Excel',
    credentials: 'CICM|aat',
    context: 'invoices, accounts, statements, ledger, telephone, cash collected, targets, bad debt, letters, month-end, sales team',
  }),
  occupation({
    id: 'actuary',
    title: 'Actuary',
    synonyms:
      'actuarial analyst, actuarial trainee, trainee actuary, student actuary, pricing actuary, reserving actuary, chief actuary, consulting actuary, pensions actuary, actuarial manager, actuarial associate, actuarial consultant, life actuary, capital actuary, Aktuar, actuaire, actuario',
    ladder: 'actuarial trainee, actuarial analyst, part-qualified, qualified actuary, pricing manager|reserving manager, head of pricing, chief actuary',
    required:
      'Pricing|reserving|actuarial modelling|valuations|capital modelling|actuarial, GLM|glms|generalised linear models|statistical modelling|stochastic|chain ladder|bornhuetter-ferguson|loss ratio|mortality, Insurance|general insurance|life|pensions|health|reinsurance|motor|household',
    usual:
      'R|python|sas|sql|vba, Emblem|radar|prophet|igloo|resq|remetrica|axis, Solvency II|ifrs 17|us gaap|rbc, Loss ratios|conversion|retention|price optimisation|demand models, Board reporting|committee papers|technical reports, Stakeholders|underwriters|brokers, Peer review|tas, Machine learning|gbm, Team leadership|mentoring students, Experience analysis|assumption setting',
    tools: 'Emblem|radar|earnix, Prophet|axis|tyche|igloo, R|python|sas|sql, Excel|vba',
    credentials: 'FIA|aia|ifoa|fsa|asa|fcas|acas|cas|soa|actuarial exams, Degree in mathematics|bsc mathematics',
    context:
      'actuarial, claims, premiums, portfolio, policyholders, risk, combined ratio, GWP, underwriting, reserves, exposure, rating factors, aggregators, underwriters, exams, models, inflation, catastrophe, liabilities, assumptions, valuation',
    lookFor: ['Lines of business and size of book.', 'Models you built and the ratio they moved.', 'Exams passed, fellowship.'],
  }),
  occupation({
    id: 'pricing-manager',
    of: 'actuary',
    title: 'Pricing Manager',
    synonyms:
      'pricing analyst, head of pricing, pricing lead, pricing director, director of pricing, pricing specialist, revenue pricing manager, commercial pricing manager, pricing strategy manager, insurance pricing analyst, deal pricing analyst, Pricing-Manager, Leiter Pricing, responsable pricing, responsable tarification, analista de precios',
    required:
      'Pricing|price setting|rate changes|price, Modelling|analysis|glm|elasticity|price optimisation|models, Profitability|margin|loss ratio|conversion|revenue',
    usual:
      'Stakeholders|commercial|underwriting, SQL|sas|python|r|excel, Competitor analysis|market pricing|aggregators, Governance|pricing committee|fair value|regulation, Team leadership, A/B testing|price tests, Deal desk|discounts, Reporting',
    tools: 'Emblem|radar|earnix, Excel|power bi, SAS|sql',
    credentials: 'FIA|ifoa|fcas',
    context: 'rates, premium, book, customers, renewals, new business, products, portfolio, GWP, deployment, price lists, volume, strategy',
  }),
  occupation({
    id: 'underwriter',
    of: 'insurance-agent',
    title: 'Underwriter',
    synonyms:
      'insurance underwriter, commercial underwriter, property underwriter, casualty underwriter, trainee underwriter, senior underwriter, marine underwriter, underwriting assistant, underwriting manager, chief underwriting officer, reinsurance underwriter, life underwriter, mortgage underwriter, credit underwriter, loan underwriter, Underwriterin, Risikoprüfer, souscripteur, suscriptor, suscriptor de riesgos',
    required:
      'Underwriting|risk assessment|risk selection|risks|credit assessment, Pricing|rating|terms|policy wordings|loan files, Brokers|insurance|portfolio|mortgages|lending',
    usual:
      'Loss ratio|gwp|premium income, Renewals|new business|quotes, Authority|referrals, Reinsurance|treaty|facultative, Exposure management|accumulation|cat modelling, Compliance|policy wordings|fnma|fha, Negotiation|relationship building, Claims review',
    tools: 'Acturis|whitespace|rms|encompass, Excel',
    credentials: 'ACII|cii|cert cii|cpcu',
    context: 'Lloyd’s, syndicate, commercial lines, personal lines, property, liability, fleet, appetite, survey, mid-term adjustments, deductible, retention',
    lookFor: ['Lines, authority and premium you write.', 'Loss ratio and retention.', 'Exams.'],
  }),
  occupation({
    id: 'claims-handler',
    of: 'insurance-agent',
    title: 'Claims Handler',
    synonyms:
      'claims adviser, claims advisor, claims adjuster, claims examiner, claims representative, claims specialist, claims assistant, claims manager, claims team leader, head of claims, insurance claims handler, motor claims handler, claims analyst, claims negotiator, Schadensachbearbeiter, Schadenregulierer, Leiter Schaden, gestionnaire sinistres, responsable sinistres, gestor de siniestros, tramitador de siniestros, hasar uzmanı, hasar müdürü',
    required:
      'Claims|claims handling|claims management|fnol|sinistres, Liability|investigation|indemnity|coverage|policy cover|policy wordings, Settlement|negotiation|reserves|payments|reserving',
    usual:
      'Customers|policyholders|complaints, Motor|property|casualty|household|liability|travel|health|marine, Fraud|fraud detection, Loss adjusters|solicitors|suppliers|experts, Subrogation|recoveries, Litigation, Leakage|lifecycle|indemnity spend, Team leading|training, SLAs|audits',
    tools: 'Guidewire|claimcenter|acturis|xactimate, Excel',
    credentials: 'CII|cert cii|dip cii|adjuster license',
    context:
      'files, insurers, caseload, first notification, vehicles, damage, injuries, telephone, repairers, evidence, escape of water, third party, policy, claimant',
    lookFor: ['Lines and values you settle, and your authority.', 'Cycle time, leakage, complaints: before and after.', 'Exams.'],
  }),
  occupation({
    id: 'loss-adjuster',
    of: 'insurance-agent',
    title: 'Loss Adjuster',
    synonyms:
      'chartered loss adjuster, field adjuster, catastrophe adjuster, independent adjuster, insurance adjuster, insurance assessor, loss assessor, Schadengutachter, Regulierungsbeauftragter, expert en assurance, perito de seguros, perito tasador, ajustador de seguros',
    required: 'Loss adjusting|adjusting|claims|loss assessment, Site visits|inspections|investigation|causation, Reports|reserves|quantum|settlement|estimates',
    usual:
      'Policy interpretation|policy cover, Property|subsidence|business interruption|casualty|flood|fire, Negotiation, Repair scoping|validation, Major loss|surge events, Insurers|brokers|policyholders, Fraud indicators|recovery',
    tools: 'Xactimate|symbility',
    credentials: 'ACILA|cila|adjuster license|cii',
    context: 'losses, damage, insured, contractors, buildings, contents, delegated authority, experts, storm, theft, claims files',
  }),
  occupation({
    id: 'insurance-broker',
    of: 'insurance-agent',
    title: 'Insurance Broker',
    synonyms:
      'commercial account handler, account handler insurance, insurance account executive, insurance consultant, insurance account manager, reinsurance broker, placement broker, Lloyd’s broker, Versicherungsmakler, courtier en assurances, corredor de seguros',
    required:
      'Insurance|commercial insurance|policies|cover|reinsurance, Clients|client relationships|account management, Renewals|quotes|placement|new business|broking',
    usual:
      'Insurers|markets|underwriters|negotiation, Mid-term adjustments|mtas|policy documents, Risk advice|risk assessment, Cross-selling|retention, FCA|compliance|treating customers fairly, Claims support, Premiums',
    tools: 'Acturis|opengi|applied|ppl',
    credentials: 'CII|cert cii|property and casualty license',
    context: 'commercial, fleet, liability, professional indemnity, property, portfolio, GWP, SMEs, wordings, premium, schemes',
  }),
  occupation({
    id: 'mortgage-adviser',
    of: 'credit-analyst',
    title: 'Mortgage Adviser',
    synonyms:
      'mortgage advisor, mortgage broker, mortgage consultant, mortgage and protection adviser, mortgage administrator, mortgage loan officer, mortgage loan originator, mortgage banker, mortgage processor, loan processor, Finanzierungsberater, Baufinanzierungsberater, courtier en crédit immobilier, asesor hipotecario',
    required:
      'Mortgages|mortgage|mortgage advice|home loans|loans, Fact find|affordability|applications|loan applications, Clients|customers|borrowers|lenders',
    usual:
      'Protection|life insurance|critical illness, Compliance|fca|respa|tila, Remortgage|first-time buyers|buy to let, Criteria|decision in principle, Leads|referrals|estate agents, Case management|completion, Sales targets',
    tools: 'Mortgage Brain|iress|encompass|calyx',
    credentials: 'CeMAP|nmls|cemap 1',
    context: 'house, property, rates, valuation, solicitors, income, deposit, purchase, pipeline, introducers, whole of market',
  }),
  occupation({
    id: 'financial-adviser',
    of: 'investment-banker',
    title: 'Financial Adviser',
    synonyms:
      'financial advisor, IFA, independent financial adviser, financial planner, wealth adviser, wealth manager, wealth planner, paraplanner, investment adviser, investment advisor, financial consultant, private client adviser, client adviser wealth, Finanzberater, Vermögensberater, Finanzplaner, conseiller financier, conseiller en gestion de patrimoine, asesor financiero, planificador financiero',
    required:
      'Financial planning|financial advice|wealth management|advice, Clients|client relationships|client reviews|book of business, Pensions|investments|retirement planning|protection|portfolio',
    usual:
      'Cash flow modelling, Tax planning|inheritance tax|estate planning, Suitability reports|research|recommendations, Compliance|fca|fiduciary|finra, New business|referrals|assets under management, Risk profiling, Pension transfers|isa|ira',
    tools: 'Voyant|intelliflo|xplan|emoney|fe analytics, CRM',
    credentials: 'Level 4 diploma|dipfa|dippfs|chartered|cfp|series 7|series 66',
    context: 'funds, savings, wealth, annual review, goals, protection, wraps, platforms, annuities, income, families, trusts',
  }),
  occupation({
    id: 'portfolio-manager',
    of: 'investment-banker',
    title: 'Portfolio Manager',
    synonyms:
      'fund manager, asset manager, investment manager, investment director, chief investment officer, equity research analyst, research analyst equity, buy-side analyst, sell-side analyst, hedge fund analyst, credit research analyst, private equity associate, private equity analyst, venture capital associate, VC analyst, venture capitalist, Portfoliomanager, Fondsmanager, gérant de portefeuille, analyste financier buy-side, gestor de fondos, gestor de carteras',
    required:
      'Portfolio management|fund management|investment analysis|investments|equity research, Financial modelling|valuation|dcf|due diligence, Performance|returns|alpha|benchmark|irr',
    usual:
      'Equities|fixed income|credit|multi-asset|private markets, Asset allocation|risk management|attribution, Bloomberg|factset, Investment committee|pitches, Clients|investors|mandates, ESG integration, Company meetings|research notes, Deal execution',
    tools: 'Bloomberg, FactSet|aladdin|morningstar|capital iq, Excel|python',
    credentials: 'CFA|imc|caia|series 65',
    context: 'AUM, fund, stocks, bonds, sectors, markets, asset classes, macro, portfolio companies, outperform, thesis, mandates',
  }),
  occupation({
    id: 'trader',
    of: 'investment-banker',
    title: 'Trader',
    synonyms:
      'equity trader, FX trader, commodity trader, energy trader, bond trader, derivatives trader, options trader, proprietary trader, algorithmic trader, execution trader, day trader, stockbroker, dealer trading, sales trader, trading analyst, trade support analyst, Händler Wertpapiere, Börsenhändler, trader H/F, courtier en bourse, operador de bolsa, corredor de bolsa',
    required:
      'Trading|trades|execution|market making|dealing, Equities|fx|fixed income|derivatives|commodities|futures|options|energy, Risk management|p&l|positions|limits|risk',
    usual:
      'Market analysis|technical analysis|fundamentals, Bloomberg|reuters, Hedging|strategies, Python|vba|c++|excel, Clients|brokers, Regulation|mifid|series 7, Liquidity|order flow|algos',
    tools: 'Bloomberg|reuters eikon|trading technologies|metatrader, Excel|python',
    credentials: 'Series 7|cfa|cisi',
    context: 'desk, markets, exchange, spread, volatility, book, settlement, portfolio, returns, arbitrage, swaps',
  }),
  occupation({
    id: 'risk-analyst',
    of: 'compliance-officer',
    title: 'Risk Analyst',
    synonyms:
      'risk manager, credit risk analyst, market risk analyst, operational risk manager, operational risk analyst, enterprise risk manager, head of risk, chief risk officer, CRO, model risk analyst, risk officer, business continuity manager, Risikomanager, Risikoanalyst, Risikocontroller, analyste risques, gestionnaire de risques, risk manager H/F, analista de riesgos, gestor de riesgos',
    required:
      'Risk management|risk|risk assessment|credit risk|market risk|operational risk, Controls|risk register|rcsa|limits|stress testing|var|models, Reporting|risk reporting|dashboards|committees',
    usual:
      'Basel|icaap|ifrs 9|solvency ii|ccar, SAS|sql|python|r|excel, Scenario analysis|sensitivity, Policies|risk appetite|framework, Incident|loss events|key risk indicators, Stakeholders|first line, Validation|back-testing, Business continuity|iso 31000',
    tools: 'SAS|sql|python, Archer|metricstream',
    credentials: 'FRM|prm|irm',
    context: 'bank, portfolio, exposure, default, PD, LGD, regulators, governance, three lines, limits, scorecards, capital',
  }),
  occupation({
    id: 'financial-crime-analyst',
    of: 'compliance-officer',
    title: 'Financial Crime Analyst',
    synonyms:
      'AML analyst, anti-money laundering analyst, KYC analyst, fraud analyst, fraud investigator, fraud manager, MLRO, money laundering reporting officer, AML investigator, AML officer, transaction monitoring analyst, onboarding analyst KYC, sanctions analyst, due diligence analyst, head of financial crime, Geldwäschebeauftragter, analyste KYC, analyste LCB-FT, analista AML, analista de fraude',
    required:
      'AML|anti-money laundering|kyc|cdd|edd|fraud|financial crime|sanctions, Investigations|alerts|transaction monitoring|case review|screening, Reporting|sars|suspicious activity reports|documentation',
    usual:
      'PEPs|adverse media|beneficial ownership, Regulations|bsa|jmlsg|fca|finra, Risk assessment|risk rating, Data analysis|sql|excel, Onboarding|periodic review, Quality checks|backlog, Chargebacks|disputes',
    tools: 'World-Check|lexisnexis|actimize|fenergo',
    credentials: 'CAMS|ica|cfe',
    context: 'bank, customers, accounts, source of wealth, payments, red flags, escalation, fintech, files, money laundering, remediation, typologies',
  }),
  occupation({
    id: 'economist',
    of: 'statistician',
    title: 'Economist',
    synonyms:
      'economic analyst, government economist, economic consultant, assistant economist, senior economist, chief economist, health economist, development economist, labour economist, econometrician, research economist, Volkswirt, Ökonom, économiste, économètre, economista',
    required:
      'Economic analysis|economics|economic research|cost-benefit analysis|forecasting, Econometrics|regression|statistical analysis|quantitative analysis|modelling, Reports|briefings|policy advice|publications',
    usual:
      'Stata|r|python|eviews|sas, Policy evaluation|impact assessment|green book, Data analysis|datasets|microdata, Macroeconomics|microeconomics|labour markets, Stakeholders|ministers|clients, Presentations, Literature review',
    tools: 'Stata|r|python|eviews, Excel',
    credentials: 'MSc Economics|phd economics|ges',
    context: 'inflation, GDP, growth, trade, fiscal, markets, regulation, competition, productivity, treasury, central bank, evidence, households',
  }),
  occupation({
    id: 'tax-inspector',
    of: 'tax-advisor',
    title: 'Tax Inspector',
    synonyms:
      'tax officer, HMRC officer, HMRC compliance officer, revenue officer, revenue agent, IRS agent, tax examiner, tax auditor, customs officer, customs inspector, border force officer, border patrol officer, immigration officer, customs and border protection officer, trading standards officer, Finanzbeamter, Betriebsprüfer, Zollbeamter, inspecteur des impôts, douanier, inspector de hacienda, agente de aduanas',
    required:
      'Tax compliance|tax|customs|border control|immigration|enforcement|investigations, Legislation|tax law|customs law|regulations, Interviews|audits|inspections|examinations|searches',
    usual:
      'Case management|casework|reports, Risk assessment|profiling|intelligence, Evidence|statements|court, Passport checks|document examination|seizures, Debt recovery|penalties, Taxpayers|travellers|businesses, Data analysis',
    tools: 'Case management system',
    credentials: 'Security clearance|sc|counter terrorist check',
    context: 'government, public, returns, VAT, goods, airport, port, smuggling, passengers, officers, declarations, duty',
  }),
];
