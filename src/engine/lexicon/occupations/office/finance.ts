import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const FINANCE: readonly Occupation[] = [
  occupation({
    id: 'accountant',
    title: 'Accountant',
    synonyms:
      'practice accountant, AAT accountant, accounts senior, accounts manager, finance assistant, forensic accountant, audit and accounts senior, trainee accountant, Bilanzbuchhalterin, staff accountant, general accountant, chartered accountant, certified public accountant, CPA, financial accountant, accounting manager, accounting specialist, accounting supervisor, chief accountant, Buchhalter, Bilanzbuchhalter, Finanzbuchhalter, comptable, expert-comptable, contable, contador',
    required:
      'General ledger|gl|ledger, Financial statements|financial reporting|financial reports|balance sheet|income statement|profit and loss, Account reconciliation|reconciliations|bank reconciliation|reconcile, Month-end close|month end close|month-end closing|year-end close|closing process',
    usual:
      'Accounts payable|a/p|ap, Accounts receivable|a/r|ar, Journal entries|journal entry, GAAP|ifrs|us gaap|hgb, Excel|microsoft excel|pivot tables|vlookup, QuickBooks|sage|peachtree|xero|tally|great plains|datev, Tax returns|tax preparation|sales tax|vat|tax filing, Payroll, Budgeting|budget|forecasting, Audit|audits|internal audit|external auditors, Fixed assets|depreciation, ERP|sap|oracle|netsuite|jd edwards',
    nice: 'CPA|acca|cma|aca|cima, Internal controls|sox|sarbanes-oxley, Variance analysis|cost analysis, Cash flow|cash management, Cost accounting|inventory accounting',
    context:
      'accounting, accounts, invoices, billing, bookkeeping, debit, credit, trial balance, accruals, subsidiary ledger, expense reports, financial records, 1099, bank statements, intercompany, ledger accounts, chart of accounts, discrepancies, financial data, tax, accounting department, auditors, accounting system, double-entry',
    lookFor: [
      'Size of the books: entities, turnover, accounts reconciled.',
      'Days taken for the close, and what you cut them to.',
      'The standards and the software you work with.',
      'Clean audits, errors found, money recovered.',
    ],
  }),
  occupation({
    id: 'bookkeeper',
    title: 'Bookkeeper',
    synonyms:
      'accounting clerk, accounts payable clerk, accounts assistant, accounting assistant, full charge bookkeeper, accounts payable specialist, accounts payable manager, Buchhaltungsfachkraft, Kreditorenbuchhalter, aide-comptable, auxiliar contable',
    required: 'Accounts payable|a/p, Accounts receivable|a/r, Bank reconciliation|reconciliations, Bookkeeping|data entry',
    usual:
      'QuickBooks|sage|xero|tally|peachtree|datev, Payroll|payroll processing|adp, Invoicing|invoices|billing, Excel|microsoft excel, Journal entries|general ledger, Expense reports, Sales tax|vat, Collections|past due accounts',
    nice: 'Month-end close, Vendor management|vendor inquiries, 1099|w-2, Cash receipts|deposits, Filing',
    context:
      'checks, vendors, payments, deposits, timesheets, petty cash, posting, statements, purchase orders, accounts, ledger, invoice processing, discrepancies, office, customer accounts, remittance, credit memos, deductions, wage',
    lookFor: ['Invoices or payslips a month.', 'Software you use without help.', 'Errors found and overdue money brought in.'],
  }),
  occupation({
    id: 'auditor',
    title: 'Auditor',
    synonyms:
      'audit senior, audit associate, audit manager, audit partner, audit director, audit trainee, head of internal audit, head of audit, statutory auditor, internal auditor, external auditor, senior auditor, compliance auditor, audit assistant, Wirtschaftsprüfer, Revisor, Prüfungsassistent, auditeur, commissaire aux comptes, auditor interno',
    required:
      'Auditing|audit|audits|internal audit|external audit, Internal controls|control testing|sox|sarbanes-oxley, Risk assessment|risk-based audit, Financial statements|gaap|ifrs',
    usual:
      'Audit reports|audit findings|recommendations, Compliance|regulatory compliance, Workpapers|audit documentation, Sampling|testing of controls, Excel|acl|idea|data analytics, CPA|cia|acca|cisa, Fraud investigation|fraud, Client management',
    nice: 'COSO|cobit, SAP|oracle, Tax, Process improvement, IT controls|itgc',
    context:
      'audit plan, fieldwork, engagement, audit committee, substantive, walkthrough, control weaknesses, findings, follow-up, statutory, operational audits, financial audits, big four, evidence, material misstatement, policies and procedures',
    lookFor: ['Industries and sizes of clients you audited.', 'Findings that led to change or savings.', 'Qualifications and exams passed.'],
  }),
  occupation({
    id: 'tax-advisor',
    title: 'Tax Advisor',
    synonyms:
      'tax partner, tax manager, tax director, tax senior, tax associate, tax adviser, head of tax, tax accountant, tax consultant, tax preparer, tax specialist, tax analyst, Steuerberater, Steuerfachangestellter, fiscaliste, conseiller fiscal, asesor fiscal',
    required:
      'Tax returns|tax preparation|tax filing|individual tax returns|corporate tax returns, Tax law|tax legislation|tax regulations|irs|hmrc, Tax compliance, Tax planning',
    usual:
      'Corporate tax|income tax|partnership returns, VAT|sales tax|gst, Tax research, Tax audits|tax authorities|notices, Tax software|prosystem|lacerte|turbotax|ultratax|datev, GAAP|asc 740|tax provision, Client advice|client consultation, Excel',
    nice: 'Transfer pricing|international tax, CPA|enrolled agent|acca, Estate tax|trusts, Bookkeeping|accounting, Property tax',
    context:
      'tax, deductions, depreciation, 1040, 1120, 1065, filing deadlines, tax liability, refund, tax season, quarterly estimates, credits, exemptions, taxpayer, assessment, fiscal, clients',
    lookFor: ['Kinds and numbers of returns a season.', 'Tax saved or penalties avoided.', 'Licence and software.'],
  }),
  occupation({
    id: 'financial-analyst',
    title: 'Financial Analyst',
    synonyms:
      'finance analyst, FP&A analyst, financial planning analyst, budget analyst, business finance analyst, finance associate, corporate finance analyst, investment analyst, controlling specialist, Finanzanalyst, Controller Junior, analyste financier, analista financiero',
    required:
      'Financial analysis|financial modelling|financial models, Budgeting|budget|annual budget, Forecasting|forecasts|financial planning, Excel|microsoft excel|pivot tables',
    usual:
      'Variance analysis|variances, Financial reporting|financial statements|management reporting, Valuation|dcf|discounted cash flow, KPI|dashboards|metrics, SQL|power bi|tableau, ERP|sap|oracle|hyperion|essbase, Month-end close, Cash flow|cash flow analysis, PowerPoint|presentations',
    nice: 'CFA|cpa|mba, Bloomberg|capital iq, VBA|macros, Ad hoc analysis|ad hoc reports, Mergers and acquisitions|due diligence',
    context:
      'finance, FP&A, business units, revenue, expenses, capital expenditure, ROI, scenario, profitability, margin, cost analysis, quarterly, senior management, projections, trends, financial performance, return on investment, investment, portfolio, market data',
    lookFor: ['Budgets and models you owned, with their size.', 'Decisions that followed from your numbers.', 'Systems and standards.'],
  }),
  occupation({
    id: 'finance-manager',
    title: 'Finance Manager',
    synonyms:
      'financial manager, assistant controller, treasurer, treasury manager, finance, finance officer, finance supervisor, Finanzleiter, responsable financier, gerente de finanzas',
    required:
      'Financial reporting|financial statements|management accounts|financial reports, Budgeting|budgets|annual budget|budget preparation, Forecasting|financial planning|fp&a|forecasts, Financial analysis|financial modelling|variance analysis',
    usual:
      'Cash flow|cash flow management|cash management|treasury, Internal controls|sox|sarbanes-oxley|policies and procedures, Month-end close|month end close|year-end close, Team leadership|supervision|managed staff|managed a team, GAAP|ifrs, Audit|external auditors|audits, ERP|sap|oracle|netsuite|hyperion|great plains, Cost control|cost reduction|cost savings, Tax|tax planning|tax compliance, Risk management, Banking relationships|lenders|line of credit, General ledger|accounts payable|accounts receivable',
    nice: 'CPA|cma|acca|cfa|mba, Mergers and acquisitions|due diligence, Investor relations|board reporting, Excel|microsoft excel, Capital budgeting|capital expenditure, Business partnering',
    context:
      'finance, financial, fiscal, controllership, consolidation, profitability, P&L, working capital, monthly financial, finance department, financial operations, executive management, balance sheet, accounting department, stakeholders, revenue, financial performance, investment, compliance, contracts, business unit, financial controls, strategic planning',
    lookFor: [
      'Size of budget, turnover and team in your hands.',
      'Cash, cost and margin you moved.',
      'Close and audit results.',
      'How you advised the people who run the business.',
    ],
  }),
  occupation({
    id: 'bank-branch-manager',
    title: 'Bank Branch Manager',
    synonyms:
      "branch manager, bank manager, banking centre manager, assistant branch manager, retail banking manager, branch operations manager, relationship banker, personal banker, banker, bank officer, banking relationship manager, private banker, bank operations manager, Filialleiter Bank, Bankkaufmann, Bankkauffrau, Bankberater, directeur d'agence bancaire, conseiller bancaire, banquier, director de sucursal bancaria",
    required:
      'Retail banking|banking|branch banking|consumer banking, Branch operations|branch management|teller operations|branch, Loans|lending|mortgages|consumer loans|loan origination, Deposits|deposit accounts|checking accounts|savings accounts|account opening|new accounts',
    usual:
      'Customer relationships|client relationships|relationship management|customer service, Cross-selling|cross sell|referrals|sales goals|sales targets, Team leadership|coaching|staff management, Regulatory compliance|compliance|bsa|bank secrecy act|aml|anti-money laundering|kyc, Credit analysis|credit|underwriting, Cash handling|vault|cash management|cash drawer, Financial products|investment products|credit cards|banking products, Risk management|fraud detection|fraud prevention, Small business banking|commercial banking|business banking',
    nice: 'Portfolio growth|portfolio management|wealth management, Series 6|series 7|nmls, Audit, Insurance products, ATM, Wire transfers',
    context:
      'bank, financial institution, tellers, branch staff, financial services, client portfolio, account holders, credit union, bank policies, customer accounts, foreign exchange, loan portfolio, branch goals, federal regulations, certificates of deposit, lines of credit, branch audit, banking regulations, lobby, net interest, home equity, high net worth, trade finance',
    lookFor: [
      'Deposits, loans and staff of the branch you ran.',
      'Growth against target, place among other branches.',
      'Audit and compliance results.',
      'Licences and limits of approval.',
    ],
  }),
  occupation({
    id: 'bank-teller',
    title: 'Bank Teller',
    synonyms:
      'teller, head teller, customer service teller, bank cashier, lead teller, bank clerk, universal banker, guichetier, cajero de banco, Bankangestellter, Kassierer Bank',
    required: 'Cash handling|cash drawer|cash transactions, Customer service, Bank transactions|deposits|withdrawals, Accuracy|balancing|balance cash drawer',
    usual:
      'Cross-selling|referrals|bank products, Account opening|new accounts, Fraud detection|id verification, Vault|atm, Check cashing|checks|money orders, Compliance|bank secrecy act',
    nice: 'Foreign currency, Safe deposit boxes, Microsoft Office|excel, Loans',
    context:
      "teller, bank, branch, drive-through, currency, transactions, wire transfers, credit union, cashier's checks, customers, accounts, payments, discrepancies, banking, loan payments, teller line, drawer",
    lookFor: ['Transactions a day and how often your drawer balanced.', 'Referrals and products opened.', 'How you dealt with fraud and upset customers.'],
  }),
  occupation({
    id: 'credit-analyst',
    title: 'Loan Officer',
    synonyms: 'credit analyst, loan consultant, Kreditanalyst, Kreditsachbearbeiter, analyste crédit, analista de crédito',
    required:
      'Credit analysis|creditworthiness|credit reports|credit risk, Loans|loan applications|mortgages|mortgage loans, Underwriting|loan approval, Financial statements|financial analysis',
    usual:
      'Compliance|respa|tila|lending regulations, Loan documentation|closing documents, Customer service|client relations, Collections|delinquent accounts|debt recovery, Portfolio management, Loan origination|loan processing, Excel, Sales|referrals',
    nice: 'NMLS|fha|va loans, Encompass|calyx, Risk rating, Commercial lending, Refinancing',
    context:
      'borrower, collateral, interest rates, debt-to-income, loan, lender, credit, escrow, appraisal, title, mortgage, repayment, closing, approval, conventional, delinquency, bank, default, application',
    lookFor: ['Volume approved and how it performed.', 'Products and limits.', 'Licences and rules you know.'],
  }),
  occupation({
    id: 'investment-banker',
    title: 'Investment Banker',
    synonyms: "investment banking analyst, investment banking associate, Investmentbanker, banquier d'affaires, banquero de inversión",
    required:
      'Financial modelling|valuation|dcf, Investments|investment strategies|portfolio management|asset allocation, Capital markets|equities|fixed income|securities, Financial analysis|due diligence',
    usual:
      'Mergers and acquisitions|m&a|transactions|deal execution, Bloomberg|capital iq|factset, Excel|powerpoint, Risk management|derivatives|hedging, Client relationships|high net worth|client acquisition, Financial planning|retirement planning|estate planning, Series 7|series 63|series 66|cfa|cfp, Mutual funds|etfs|bonds|stocks',
    nice: 'Pitch books|pitch book, Private equity|venture capital|hedge funds, Insurance|annuities, Regulatory compliance|finra|sec, Trading',
    context:
      'investors, deal, fund, portfolio, assets under management, market research, IPO, leveraged buyout, term sheet, wealth, brokerage, trading desk, returns, yield, equity, debt, clients, prospectus, financial markets, options, futures',
    lookFor: ['Deals or assets with their size and your part.', 'Returns or revenue against a benchmark.', 'Licences and exams.'],
  }),
  occupation({
    id: 'insurance-agent',
    title: 'Insurance Agent',
    synonyms:
      "insurance advisor, insurance sales agent, insurance specialist, Versicherungskaufmann, Versicherungsberater, agent d'assurance, agente de seguros",
    required:
      'Insurance|insurance products|insurance policies|life insurance|property and casualty, Claims|claims processing|claims handling, Underwriting|risk assessment|policy, Customer service|client service',
    usual:
      'Sales|prospecting|lead generation, Policy renewals|renewals|quotes, Regulatory compliance|licensing, Negotiation|settlement, Investigations|loss assessment, CRM, Health insurance|auto insurance|home insurance, Excel',
    nice: 'Actuarial exams|actuarial science, Annuities, Reinsurance, Subrogation, Financial planning',
    context:
      'insured, policyholder, coverage, premium, deductible, liability, carrier, loss, broker, endorsement, settlement, quote, beneficiary, adjuster, claim, claimant, agency, underwriters, workers compensation',
    lookFor: ['Premium, policies or claims handled a year.', 'Renewal rates, loss ratios, settlement times.', 'Licences by state or country.'],
  }),
];
