import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const SALES: readonly Occupation[] = [
  occupation({
    id: 'sales-representative',
    title: 'Sales Representative',
    synonyms:
      'sales rep, salesperson, salesman, saleswoman, sales executive, sales consultant, sales agent, outside sales representative, field sales representative, sales associate, sales specialist, sales, account executive, territory sales manager, sales officer, sales support, Vertriebsmitarbeiter, Außendienstmitarbeiter, commercial, vendeur, attaché commercial, représentant commercial, representante de ventas, vendedor, comercial',
    required:
      'Sales|selling|direct sales|inside sales|outside sales, Prospecting|cold calling|lead generation|new leads, Customer service|customer relationships|client relationships|customer satisfaction, Sales targets|quota|sales goals|exceeded sales',
    usual:
      'Closing|closing sales|closing deals|negotiation, Account management|key accounts|existing accounts, CRM|salesforce|hubspot, Product knowledge|product demonstrations|presentations|sales presentations, Territory management|territory, Upselling|up-selling|cross-selling|suggestive selling, Sales reports|forecasting, Merchandising|displays|inventory, Point of sale|cash register|pos|transactions',
    nice: 'B2B|b2c, Trade shows|events, Pricing|quotes|proposals, Microsoft Office|excel, Marketing|promotions, Networking|referrals',
    context:
      'sales, customers, prospects, revenue, new business, market share, client base, sales calls, leads, orders, products, sales volume, territory, commission, retail, top performer, store, sales team, sales floor, purchase, accounts, increase sales, sales cycle, distributor, vendor, dealers',
    lookFor: [
      'Target and result, year by year, in money or percent.',
      'What you sold, to whom, at what price and cycle.',
      'New customers won and old ones kept.',
      'Rank among colleagues, if it was good.',
    ],
  }),
  occupation({
    id: 'sales-manager',
    title: 'Sales Manager',
    synonyms:
      'regional sales manager, area sales manager, sales director, director of sales, head of sales, national sales manager, district sales manager, sales team leader, sales supervisor, sales operations manager, vice president of sales, VP sales, channel sales manager, zonal sales manager, Vertriebsleiter, Verkaufsleiter, directeur commercial, responsable des ventes, chef des ventes, gerente de ventas, director comercial',
    required:
      'Sales management|managing sales team|sales team|sales leadership, Sales strategy|sales plans|sales planning|business plan, Sales targets|quota|revenue targets|sales goals, Team leadership|coaching|training sales staff|mentoring',
    usual:
      'Business development|new business, Key account management|key accounts|client relationships, Forecasting|sales forecasting|pipeline, CRM|salesforce, Negotiation|closing, Distribution|dealers|distributors|channel sales|dealer network, Market analysis|competitor analysis|market research, Marketing|promotions|sales promotion|campaigns, Budgeting|p&l, Territory management|territory',
    nice: 'B2B|b2c, Pricing, Trade shows|exhibitions, Product launch, Recruiting|hiring, Retail|merchandising, Reporting|mis',
    context:
      'sales, revenue, market share, growth, sales force, sales executives, sales volume, profitability, customers, products, branch, region, market, increase in sales, incentives, target, performance, brand, sales representatives, sales operations, customer satisfaction, accounts, turnover',
    lookFor: [
      'Team, region and revenue you were responsible for.',
      'Growth against target, each year.',
      'People you developed.',
      'Channels and markets opened.',
    ],
  }),
  occupation({
    id: 'business-development-manager',
    title: 'Business Development Manager',
    synonyms:
      "business development executive, business development, business developer, BDM, business development director, director of business development, business development associate, business development consultant, business development specialist, business development officer, partnerships manager, bid manager, bid writer, proposal manager, proposal writer, tender manager, strategic partnerships manager, growth manager, alliance manager, Business-Development-Manager, Geschäftsentwickler, responsable développement commercial, chargé d'affaires, ingénieur d'affaires, gerente de desarrollo de negocios",
    required:
      'Business development|new business development|new business, Lead generation|prospecting|cold calling|leads, Client relationships|relationship building|client acquisition|building relationships, Negotiation|contract negotiation|closing deals|contracts',
    usual:
      'Sales strategy|business strategy|strategic planning|growth strategy, Market research|market analysis|competitive analysis|market intelligence, Partnerships|strategic partnerships|alliances|strategic alliances, Proposals|rfp|rfps|pitches|presentations|proposal development, CRM|salesforce|hubspot, Pipeline|sales pipeline|pipeline management, Account management|key accounts, Revenue growth|sales targets|quota, Marketing|go-to-market|campaigns|trade shows, B2B',
    nice: 'P&L, Networking|referrals|events, Pricing, International markets|market entry, Contract management, Team leadership, Excel|powerpoint',
    context:
      'revenue, growth, opportunities, prospective clients, market, business opportunities, new markets, clients, partners, stakeholders, product, new accounts, decision makers, c-level, deal, sales cycle, expansion, venture, target market, client base, acquisition, business plan, joint venture',
    lookFor: ['New revenue and partners you brought in.', 'Deals with size and length.', 'Markets or channels you opened.', 'How you find and qualify.'],
  }),
  occupation({
    id: 'account-manager',
    title: 'Account Manager',
    synonyms:
      'key account manager, client manager, client relationship manager, account director, client services manager, client partner, national account manager, relationship manager, Kundenbetreuer, Key-Account-Manager, gestionnaire de comptes, chargé de clientèle, responsable grands comptes, gestor de cuentas, ejecutivo de cuentas',
    required:
      'Account management|key accounts|managing accounts, Client relationships|customer relationships|relationship management, Customer retention|renewals|retention|churn, Upselling|cross-selling|account growth',
    usual:
      'CRM|salesforce|hubspot|gainsight, Negotiation|contract negotiation, Presentations|business reviews|qbr, Sales targets|quota|forecasting, Onboarding|customer onboarding, Problem resolution|escalations, Project coordination|project management, Reporting|excel',
    nice: 'SaaS, Net promoter score|nps|csat, Proposals|pricing, Marketing campaigns, Product training',
    context:
      'clients, accounts, portfolio, client needs, revenue, satisfaction, stakeholders, account plans, client meetings, growth, customer base, point of contact, agency, deliverables, partnership, adoption',
    lookFor: ['Accounts, their value and how much of it stayed.', 'Growth inside accounts.', 'Saves: customers you turned round.'],
  }),
  occupation({
    id: 'customer-service-representative',
    title: 'Customer Service Representative',
    synonyms:
      'customer service, customer service agent, customer service associate, customer service specialist, customer care representative, customer support specialist, customer support representative, customer service advisor, telephone operator, customer service officer, process associate, Kundenberater, Kundendienstmitarbeiter, chargé de clientèle téléphonique, conseiller clientèle, agente de atención al cliente',
    required:
      'Customer service|customer support|customer care, Inbound calls|incoming calls|phone calls|outbound calls, Problem solving|complaint resolution|resolving complaints|issue resolution, Communication skills|verbal communication|active listening',
    usual:
      'CRM|salesforce|zendesk, Data entry|typing, Call center|call centre|contact center, Order processing|orders|returns|refunds, Product knowledge, Live chat|email support, Upselling|cross-selling|sales, Customer satisfaction|csat|quality scores',
    nice: 'Bilingual, Microsoft Office|excel, Billing|payments|account updates, Multi-line phone, De-escalation, Ticketing',
    context:
      'customers, inquiries, complaints, calls, telephone, customer accounts, requests, customer satisfaction, service, escalate, callers, customer questions, average handle time, first call resolution, headset, billing inquiries, representative, satisfaction, greeted customers, returns',
    lookFor: ['Calls or chats a day and satisfaction scores.', 'Times you kept a customer who was leaving.', 'Systems and languages.'],
  }),
  occupation({
    id: 'call-center-manager',
    title: 'Call Center Operations Manager',
    synonyms:
      "call centre manager, call center manager, contact center manager, contact centre manager, call center supervisor, call centre team leader, customer service manager, customer service supervisor, BPO manager, BPO, BPO operations manager, BPO team leader, process manager BPO, customer service team leader, customer support manager, customer care manager, service delivery manager, operations team leader, customer experience manager, Callcenter-Leiter, Teamleiter Callcenter, Teamleiter Kundenservice, responsable centre d'appels, superviseur centre d'appels, gerente de call center, supervisor de call center",
    required:
      'Call center operations|call centre operations|call center|contact center|call centre, Team leadership|team management|supervised team|people management|managing team of agents, SLA|service level agreements|service levels|service level, KPI|performance metrics|aht|average handle time|fcr|csat',
    usual:
      'Coaching|agent coaching|training|mentoring|feedback, Workforce management|wfm|scheduling|forecasting|staffing|shrinkage, Quality assurance|quality monitoring|call monitoring|call calibration, Customer satisfaction|customer experience|nps, BPO|outsourcing|business process outsourcing|offshore, Process improvement|six sigma|process optimisation, Reporting|mis reports|excel|dashboards, Escalations|escalation handling|complaints, Attrition|retention|hiring, Client management|client calls|client reviews, CRM|avaya|zendesk|salesforce|genesys',
    nice: 'IVR|acd|dialer, Budgeting, Back office|transaction processing, Transition|process migration|knowledge transfer, Incentives|rewards, Telemarketing|outbound|collections',
    context:
      'agents, process, inbound, outbound, customer service, team members, team leaders, floor, attrition, absenteeism, calls, campaign, queries, turnaround time, TAT, productivity, voice process, non-voice, shift, rosters, performance appraisal, one-on-one, call volume, accuracy, client, operations, queue, targets, quality scores, huddles, adherence',
    lookFor: [
      'Agents, sites and lines under you.',
      'Service level, handling time, satisfaction, attrition: before and after.',
      'Clients and processes you took over.',
      'Tools for planning and quality.',
    ],
  }),
  occupation({
    id: 'retail-associate',
    title: 'Retail Sales Associate',
    synonyms:
      'sales assistant, sales adviser retail, customer assistant, checkout operator, shelf stacker, store assistant, shop worker, Verkäufer, cashier, retail assistant, shop assistant, store associate, retail sales consultant, retail clerk, sales clerk, shop floor assistant, stock clerk, stocker, Einzelhandelskaufmann, Verkäufer im Einzelhandel, Kassierer, employé de magasin, vendeur en magasin, caissier, hôte de caisse, dependiente, cajero',
    required:
      'Customer service|helping customers, Cash handling|cash register|point of sale|pos, Stocking|restocking|replenishment|shelves, Sales|upselling|suggestive selling',
    usual:
      'Merchandising|displays|visual merchandising, Product knowledge, Inventory|stock counts|stock control, Returns|exchanges|refunds, Store cleanliness|housekeeping, Loss prevention|theft, Teamwork, Opening and closing|store opening',
    nice: 'Loyalty programmes|credit card applications, Fitting rooms, Pricing|price tags, Food safety, Bilingual',
    context:
      'store, shop, customers, register, retail, merchandise, sales floor, checkout, greeted customers, fitting room, cash drawer, shoppers, stock room, purchases, transactions, supermarket, grocery, shelf, promotions, till',
    lookFor: ['Sales per shift or against target.', 'Tills, stock and opening you were trusted with.', 'Peak times and teams.'],
  }),
  occupation({
    id: 'store-manager',
    title: 'Store Manager',
    synonyms:
      'retail manager, shop manager, retail store manager, department manager, boutique manager, supermarket manager, Filialleiter, Marktleiter, Storemanager, responsable de magasin, directeur de magasin, gérant de magasin, gerente de tienda, encargado de tienda',
    required:
      'Store operations|retail operations|store management, Team leadership|staff supervision|employee training|managed staff, Sales targets|sales goals|increase sales, Inventory management|inventory control|stock management',
    usual:
      'Visual merchandising|merchandising|displays|planograms, Customer service|customer satisfaction, Loss prevention|shrink|shrinkage, Scheduling|payroll|staffing, Hiring|recruiting|coaching, P&L|budgeting|expenses, Cash management|deposits|cash handling, KPI|sales reports',
    nice: 'POS systems, Promotions|marketing, Vendor relations|ordering, Health and safety|compliance, District management',
    context:
      'store, retail, sales associates, shrink, payroll, store goals, floor, customers, merchandise, floor sets, store opening, markdowns, stock, mall, apparel, brand standards, profit, shift, cash',
    lookFor: ['Turnover, staff and size of the store.', 'Sales, shrink and staff turnover against last year.', 'Openings and turnarounds.'],
  }),
  occupation({
    id: 'fashion-merchandiser',
    title: 'Fashion Merchandiser',
    synonyms:
      'apparel merchandiser, merchandiser, garment merchandiser, visual merchandiser, retail merchandiser, merchandise planner, merchandising manager, merchandise manager, fashion buyer, apparel, apparel associate, apparel sales associate, apparel manager, apparel specialist, apparel designer, apparel production manager, fashion consultant, fashion stylist, merchandise coordinator, fashion retail manager, Modeeinkäufer, Merchandiser Textil, Modeberater, merchandiseur, acheteur mode, chef de produit textile, comprador de moda, merchandiser de moda, visual merchandising manager',
    required:
      'Merchandising|merchandise planning|visual merchandising|merchandise, Apparel|garments|clothing|fashion|womenswear|menswear, Buying|assortment planning|range planning|purchase orders|buyers, Trend analysis|fashion trends|trend forecasting|trends',
    usual:
      'Vendor management|vendors|suppliers|factories|sourcing, Product development|sampling|samples|sample development, Inventory management|inventory|stock|allocation|replenishment, Retail|retail sales|store, Sales analysis|sell-through|margin|markdowns, Costing|pricing|price negotiation, Fabric|textiles|fabrics|trims, Visual displays|displays|floor sets|mannequins|window displays|planograms, Production follow-up|production planning|order tracking|time and action',
    nice: 'Adobe Illustrator|photoshop|illustrator|cad, Excel|plm, Tech packs|technical packages|spec sheets, Quality control|garment inspection|fit sessions, Styling|personal shopping, Brand standards|branding, Footwear|accessories|jewelry',
    context:
      "season, collection, line, sku, style, fit, customers, fitting room, buyer, showroom, designers, wholesale, department store, sales floor, knitwear, denim, embroidery, stitching, sewing, pattern, shipments, export, private label, line sheets, boutique, designer, colour, sizes, clothing store, folding, lingerie, swimwear, fashion shows, print, children's wear",
    lookFor: ['Categories and volume you planned or bought.', 'Sell-through, margin and stock turn.', 'Suppliers and countries.', 'Trends you called early.'],
  }),
  occupation({
    id: 'buyer',
    title: 'Purchasing Manager',
    synonyms:
      'buyer, purchaser, procurement manager, procurement specialist, purchasing agent, purchasing executive, purchase executive, purchase officer, purchase manager, strategic buyer, category manager, sourcing manager, procurement officer, procurement analyst, commodity manager, contract specialist, Einkäufer, Einkaufsleiter, acheteur, responsable achats, comprador, jefe de compras',
    required:
      'Procurement|purchasing|purchase, Supplier management|vendor management|vendor development|supplier relations, Negotiation|price negotiation|contract negotiation, Purchase orders|po|purchase planning',
    usual:
      'Sourcing|strategic sourcing, Cost reduction|cost savings, Contracts|contract management, ERP|sap mm|sap|oracle, Inventory|inventory control|material planning|mrp, RFQ|rfp|tenders|quotations|bids, Spend analysis|category management, Import and export|logistics',
    nice: 'CIPS|cpsm|cpm, Quality|supplier audits, Excel, Forecasting, Supply chain',
    context:
      'suppliers, vendors, materials, lead time, delivery, buyer, quotation, commodity, terms, purchase requisition, raw materials, price comparison, stock levels, goods, vendor selection, spend, purchase department, indent',
    lookFor: ['Spend you managed and savings you made.', 'Suppliers and categories.', 'Contracts negotiated.'],
  }),
  occupation({
    id: 'real-estate-agent',
    title: 'Real Estate Agent',
    synonyms:
      'realtor, estate agent, real estate broker, property consultant, leasing consultant, real estate manager, real estate sales executive, Immobilienmakler, agent immobilier, agente inmobiliario',
    required:
      'Real estate|property|properties|property sales, Property management|leasing|lettings|lease agreements, Negotiation|contracts|purchase agreements, Client relations|customer service|tenant relations',
    usual:
      'Real estate licence|real estate license|licensed realtor, Listings|mls|showings|viewings|open houses, Market analysis|valuation|comparative market analysis, Marketing|advertising, Rent collection|rent|budgeting, Maintenance|repairs|vendors|inspections, Closings|escrow, Prospecting|lead generation',
    nice: 'Yardi|realpage, Fair housing, Mortgage, CRM, Property inspection',
    context:
      'tenants, residents, landlords, buyers, sellers, apartments, occupancy, lease, rental, home, commercial property, vacancy, units, evictions, move-in, broker, housing, residential, building, square feet',
    lookFor: ['Homes sold or units managed, with value.', 'Occupancy, time on market.', 'Licence and area.'],
  }),
];
