import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const COMMERCE: readonly Occupation[] = [
  occupation({
    id: 'marketing-executive',
    of: 'marketing-manager',
    title: 'Marketing Executive',
    synonyms:
      'marketing assistant, marketing coordinator, marketing officer, marketing associate, marketing intern, marketing trainee, junior marketer, marketer, marketing graduate, marketing apprentice, Marketingassistent, Marketing-Werkstudent, assistant marketing, chargé de marketing, asistente de marketing, técnico de marketing',
    required: 'Marketing campaigns|campaigns|campaign, Content|copywriting|blog|newsletters|content creation, Social media|linkedin|instagram|facebook|tiktok',
    usual:
      'Email marketing|mailchimp|hubspot, Events|exhibitions|trade shows, Google Analytics|reporting|analytics, SEO|ppc|google ads, Website|cms|wordpress, Design|canva|photoshop|indesign, Market research|competitor analysis, Print|brochures|merchandise',
    tools: 'Mailchimp|hubspot, Canva|adobe creative suite, Google Analytics, WordPress',
    credentials: 'CIM|google ads certified',
    context: 'brand, leads, engagement, launch, press, followers, agency, audience, open rate, budget, sales team, promotional materials',
  }),
  occupation({
    id: 'brand-manager',
    of: 'marketing-manager',
    title: 'Brand Manager',
    synonyms:
      'assistant brand manager, senior brand manager, brand director, head of brand, brand executive, global brand manager, brand strategist, brand marketing manager, trade marketing manager, shopper marketing manager, product marketing manager, Markenmanager, Brandmanagerin, chef de marque, chef de produit marketing, jefe de marca, gerente de marca',
    required:
      'Brand strategy|brand|brand positioning|brand plan|brand identity|positioning, Campaigns|advertising|atl|btl|launch, Market share|consumer insight|market research|insight|sales growth',
    usual:
      'New product development|npd|innovation, Budget|a&p|p&l, Agency management|creative briefs|agencies, Packaging|pos, Nielsen|kantar|iri, Digital marketing|social media, Retailers|category, Pricing|promotions, Go-to-market',
    tools: 'Nielsen|kantar|iri, Excel|powerpoint',
    credentials: 'CIM|marketing degree',
    context: 'consumers, FMCG, portfolio, penetration, brand equity, awareness, shoppers, sponsorship, media, range, guidelines',
  }),
  occupation({
    id: 'seo-specialist',
    of: 'digital-media-manager',
    title: 'SEO Specialist',
    synonyms:
      'SEO executive, SEO manager, SEO analyst, SEO consultant, head of SEO, search engine optimisation specialist, PPC specialist, PPC executive, PPC manager, SEM specialist, paid search specialist, paid search manager, paid social executive, paid media specialist, performance marketing manager, performance marketer, growth marketer, head of growth, growth marketing manager, SEO-Manager, SEA-Manager, référenceur, responsable SEO, traffic manager, especialista SEO',
    required:
      'SEO|search engine optimisation|ppc|paid search|paid social|google ads|performance marketing, Keyword research|bidding|ad copy|link building|technical seo|on-page, Google Analytics|ga4|reporting|search console',
    usual:
      'Conversion rate|cro|roas|cpa|cac, A/B testing|landing pages, Site audits|screaming frog, Content strategy, Meta ads|facebook ads|linkedin ads, Budgets|ad spend, HTML, Attribution',
    tools: 'Semrush|ahrefs|moz, Google Ads|search console, GA4|looker studio, Screaming Frog',
    credentials: 'Google Ads certified|google analytics certified',
    context: 'rankings, organic traffic, clicks, impressions, backlinks, campaigns, clients, agency, leads, SERP, e-commerce, cost per click',
  }),
  occupation({
    id: 'social-media-manager',
    of: 'digital-media-manager',
    title: 'Social Media Manager',
    synonyms:
      'social media executive, social media specialist, social media coordinator, social media assistant, head of social, community manager, social media strategist, content creator social, influencer, influencer marketing manager, influencer manager, YouTuber, Social-Media-Manager, Social-Media-Redakteur, community manager H/F, gestor de redes sociales, responsable réseaux sociaux',
    required:
      'Social media|instagram|tiktok|facebook|linkedin|twitter|youtube, Content creation|content|posts|reels|video|copy, Community management|engagement|followers|audience',
    usual:
      'Content calendar|scheduling, Analytics|insights|reporting, Paid social|ads, Influencers|ugc|partnerships, Canva|photoshop|premiere|capcut, Brand voice|tone of voice, Trends, Crisis|customer queries',
    tools: 'Hootsuite|sprout social|buffer, Canva|adobe creative suite, Meta Business Suite',
    credentials: 'Meta Blueprint',
    context: 'platforms, reach, impressions, campaigns, stories, viral, growth, hashtags, creators, launch, brand, live',
  }),
  occupation({
    id: 'crm-manager',
    of: 'digital-media-manager',
    title: 'CRM Manager',
    synonyms:
      'CRM executive, email marketing manager, email marketing specialist, email marketing executive, lifecycle marketing manager, retention manager, marketing automation manager, marketing automation specialist, loyalty manager, e-commerce manager, ecommerce manager, ecommerce executive, head of ecommerce, online trading manager, marketplace manager, Amazon account manager, E-Commerce-Manager, CRM-Manager, responsable e-commerce, responsable CRM, responsable de comercio electrónico',
    required:
      'CRM|email marketing|e-commerce|ecommerce|marketing automation|lifecycle|online store|online sales, Segmentation|personalisation|trading|merchandising|campaigns, Reporting|analytics|conversion|revenue|kpis',
    usual:
      'A/B testing, Shopify|magento|woocommerce|salesforce commerce cloud, Retention|churn|ltv|loyalty, GDPR|data, HTML|templates, SEO|ppc, Customer journeys|automation flows, Stock|product listings',
    tools: 'Klaviyo|braze|mailchimp|salesforce marketing cloud|hubspot, Shopify|magento, Google Analytics',
    credentials: 'HubSpot certified|shopify partner',
    context: 'customers, basket, open rates, website, orders, database, promotions, peak, Amazon, average order value, subscribers',
  }),
  occupation({
    id: 'market-researcher',
    of: 'marketing-manager',
    title: 'Market Researcher',
    synonyms:
      'market research analyst, market research executive, research executive, market research manager, insight manager, insights manager, consumer insights manager, customer insight analyst, research manager market, field researcher, survey interviewer, market analyst, competitive intelligence analyst, Marktforscher, chargé d’études marketing, analista de mercado, investigador de mercados',
    required:
      'Market research|research|surveys|insight|insights, Data analysis|quantitative|qualitative|focus groups|interviews, Reports|presentations|findings',
    usual:
      'Questionnaire design, SPSS|q|tableau|excel, Segmentation|conjoint|tracking studies, Clients|stakeholders, Fieldwork|panels|moderation, Trend analysis|competitor analysis, Proposals',
    tools: 'SPSS|qualtrics|q, Excel|powerpoint, Nielsen|kantar',
    credentials: 'MRS',
    context: 'consumers, respondents, brands, samples, agency, debrief, behaviour, usage and attitude, recommendations, desk research',
  }),
  occupation({
    id: 'copywriter',
    of: 'content-writer',
    title: 'Copywriter',
    synonyms:
      'advertising copywriter, junior copywriter, senior copywriter, creative copywriter, conversion copywriter, UX writer, SEO copywriter, concept copywriter, head of copy, Werbetexter, Texter, concepteur-rédacteur, redactor publicitario, redactor creativo',
    required: 'Copywriting|copy|writing|headlines|scripts, Brand voice|tone of voice|messaging|concepts, Campaigns|websites|emails|advertising|landing pages',
    usual:
      'Editing|proofreading, SEO, Social media, Briefs|clients|art directors, Video scripts|radio, Naming|taglines|straplines, UX writing|microcopy, A/B testing',
    tools: 'Google Docs|wordpress|figma',
    credentials: 'D&AD|pcm|ipa',
    context: 'agency, ads, brand, content, clients, pitches, product descriptions, print, digital, awards, style guide, ideas',
  }),
  occupation({
    id: 'media-planner',
    of: 'digital-media-manager',
    title: 'Advertising Account Manager',
    synonyms:
      'advertising account executive, account executive agency, agency account manager, agency account director, media planner, media buyer, media planner buyer, media account manager, programmatic trader, ad operations manager, advertising manager, advertising sales executive, media sales executive, ad sales manager, Mediaplaner, Werbekaufmann, Kundenberater Agentur, chef de publicité, media planner H/F, ejecutivo de cuentas publicidad, planificador de medios',
    required:
      'Advertising|media planning|media buying|campaigns|ad operations|media sales, Clients|client relationships|briefs|pitches, Budgets|media spend|roi|reporting|revenue',
    usual:
      'TV|radio|outdoor|print|digital, Programmatic|dv360|trade desk, Creative teams|production|timelines, Audience insight|comscore|tgi, Negotiation|media owners, Campaign analysis, Google ads|meta, Presentations',
    tools: 'Campaign Manager|dv360|trade desk, TGI|barb, Excel|powerpoint',
    credentials: 'IPA|google certified|iab',
    context: 'agency, brands, creative, planning, impressions, reach, frequency, account, invoices, suppliers, production, deadlines',
  }),
  occupation({
    id: 'sales-development-representative',
    of: 'sales-representative',
    title: 'Sales Development Representative',
    synonyms:
      'SDR, BDR, sales development rep, business development representative, lead generation specialist, lead generation executive, inside sales representative, inside sales executive, appointment setter, outbound sales executive, telesales executive, telesales agent, telemarketer, telemarketing executive, telesales, cold caller, Telefonverkäufer, téléprospecteur, télévendeur, televendedor',
    required:
      'Prospecting|lead generation|outbound|cold calling|cold calls|calls, Qualification|booking meetings|appointments|meetings booked|demos, Targets|quota|pipeline|kpis',
    usual:
      'Email sequences|outreach|linkedin, CRM|salesforce|hubspot, Objection handling, Discovery|bant|meddic, Account research|personas, Handover|account executives, SaaS|b2b',
    tools: 'Salesforce|hubspot, Outreach|salesloft, ZoomInfo|apollo|linkedin sales navigator',
    credentials: 'HubSpot inbound sales',
    context: 'leads, dials, connects, conversion, opportunities, inbound, script, prospects, campaign, decision makers, response rate',
  }),
  occupation({
    id: 'sales-engineer',
    of: 'sales-representative',
    title: 'Sales Engineer',
    synonyms:
      'technical sales engineer, technical sales manager, technical sales representative, pre-sales consultant, presales engineer, pre-sales engineer, solutions consultant, area sales engineer, application sales engineer, Vertriebsingenieur, technischer Vertriebsmitarbeiter, ingénieur commercial, technico-commercial, ingeniero de ventas, técnico comercial',
    required:
      'Technical sales|pre-sales|presales|solution selling, Product demonstrations|demos|demonstrations|proof of concept|trials|site visits, Proposals|quotations|rfp|rfps|tenders|specifications',
    usual:
      'Customer requirements|needs analysis|discovery, Account management|new business, Engineering|technical knowledge|drawings, CRM|forecasting, Negotiation|closing, Training customers, Exhibitions',
    tools: 'Salesforce|crm, AutoCAD, Excel',
    credentials: 'Engineering degree|hnc|driving licence',
    context: 'customers, machinery, equipment, OEM, territory, targets, applications, distributors, SaaS, value, product knowledge',
  }),
  occupation({
    id: 'medical-sales-representative',
    of: 'sales-representative',
    title: 'Medical Sales Representative',
    synonyms:
      'medical representative, pharmaceutical sales representative, pharma sales rep, pharmaceutical representative, medical device sales representative, medical device sales, medical science liaison, MSL, hospital sales specialist, territory manager medical, Pharmareferent, Medizinprodukteberater, délégué médical, visiteur médical, visitador médico',
    required:
      'Medical sales|pharmaceutical|medical devices|pharma, Healthcare professionals|hcps|consultants|gps|hospitals|physicians|clinicians, Territory|sales targets|quota|market share',
    usual:
      'Product detailing|clinical data|product knowledge, KOL|key opinion leaders, Theatre support|in-service training, Formulary|tenders|procurement, CRM|veeva, Meetings|congress|events, Business planning',
    tools: 'Veeva, Salesforce',
    credentials: 'ABPI|abpi exam|driving licence',
    context: 'NHS, surgery, therapy area, launch, prescriptions, clinics, pharmacies, diabetes, oncology, orthopaedics, call rate',
  }),
  occupation({
    id: 'car-salesperson',
    of: 'sales-representative',
    title: 'Car Sales Executive',
    synonyms:
      'car salesman, car saleswoman, car salesperson, automotive sales executive, vehicle sales executive, car sales consultant, used car sales manager, auto sales consultant, automotive sales manager, showroom sales executive, business manager automotive, service advisor, vehicle parts advisor, parts adviser, Automobilverkäufer, Serviceberater Kfz, vendeur automobile, conseiller commercial automobile, vendedor de coches, asesor de servicio',
    required: 'Car sales|vehicle sales|vehicles|cars|automotive, Customers|test drives|customer service|showroom, Targets|units|finance|sales targets',
    usual:
      'Part exchange|appraisals, Finance products|pcp|gap insurance|f&i, CRM|follow-up|enquiries, Stock|handovers, Compliance|fca, Upselling|add-ons, Booking service',
    tools: 'Kerridge|pinnacle|cdk|reynolds',
    credentials: 'SAF|imi|driving licence',
    context: 'dealership, manufacturer, used, leads, forecourt, brand, deals, parts, workshop, commission',
  }),
  occupation({
    id: 'customer-success-manager',
    of: 'account-manager',
    title: 'Customer Success Manager',
    synonyms:
      'CSM, customer success, customer success executive, customer success specialist, customer success associate, head of customer success, VP customer success, client success manager, customer onboarding manager, onboarding specialist, implementation manager, renewals manager, Kundenerfolgsmanager, responsable succès client, gestor de éxito de clientes',
    required:
      'Customer success|client success|retention|renewals|churn|renewal, Onboarding|implementation|adoption|training customers, Account management|customer relationships|accounts|clients|customers',
    usual:
      'QBRs|business reviews|health scores, Upsell|expansion|cross-sell|net revenue retention, NPS|csat|customer feedback, SaaS|software, CRM|salesforce|gainsight|hubspot, Escalations|support, Data analysis|usage, Product feedback|playbooks',
    tools: 'Gainsight|churnzero|totango, Salesforce|hubspot, Zendesk|intercom',
    credentials: 'CCSM|successHACKER',
    context: 'customers, portfolio, ARR, book of business, stakeholders, value, subscriptions, engagement, success plans, enterprise, tickets, queue',
    lookFor: ['Accounts, revenue and retention you answer for.', 'Churn, renewals, NPS: before and after.', 'Onboarding you built.'],
  }),
  occupation({
    id: 'call-centre-agent',
    of: 'customer-service-representative',
    title: 'Call Centre Agent',
    synonyms:
      'call center agent, call centre operator, call center representative, contact centre agent, contact centre adviser, contact center agent, call centre advisor, call handler, customer service adviser call centre, inbound call agent, BPO associate, voice process executive, chat support agent, live chat agent, customer care executive, Callcenter-Agent, Call-Center-Mitarbeiter, téléconseiller, téléopérateur, agent de centre d’appels, teleoperador, agente de call center',
    ladder: 'agent, senior agent|floor walker, team leader, call centre manager',
    required:
      'Calls|inbound|outbound|call handling|telephone, Customers|customer queries|complaints|customer service|enquiries, Targets|average handling time|aht|quality|first call resolution|sla',
    usual:
      'CRM|data entry|systems, Email|live chat|tickets, De-escalation|complaint handling|retention|saves, Upselling|sales, Scripts|compliance|verification|data protection, Payments|billing|refunds, Multilingual, Coaching|floor walking',
    tools: 'Zendesk|salesforce|freshdesk|genesys|avaya|five9',
    credentials: 'NVQ customer service',
    context: 'headset, queue, agents, CSAT, NPS, shift, escalations, call volumes, accounts, adherence, wrap, team leader',
  }),
  occupation({
    id: 'property-manager',
    of: 'real-estate-agent',
    title: 'Property Manager',
    synonyms:
      'lettings manager, lettings negotiator, letting agent, lettings administrator, block manager, residential property manager, commercial property manager, estate manager property, leasing manager, leasing agent, apartment manager, community manager property, real estate asset manager, real estate developer, property developer, property administrator, Hausverwalter, Immobilienverwalter, Immobilienkaufmann, gestionnaire immobilier, gestionnaire de copropriété, syndic, administrador de fincas, gestor de propiedades',
    required:
      'Property management|lettings|leasing|block management|rentals|properties, Landlords|tenants|leaseholders|residents|owners, Maintenance|repairs|contractors|inspections',
    usual:
      'Rent collection|arrears|service charge|budgets, Viewings|applications|referencing, Compliance|gas safety|deposits|fair housing, Leases|renewals|tenancy agreements, Section 20|agm, Occupancy|vacancy, Marketing|listings',
    tools: 'Qube|yardi|reapit|appfolio|fixflo|dwellant',
    credentials: 'ARLA|propertymark|tpi|irpm|real estate license',
    context: 'units, portfolio, apartments, check-in, inventory, evictions, complaints, void, keys, buildings, rightmove, residential',
  }),
  occupation({
    id: 'travel-agent',
    of: 'customer-service-representative',
    title: 'Travel Agent',
    synonyms:
      'travel consultant, travel adviser, corporate travel consultant, holiday rep, tour operator, tour manager, tour guide, tourist guide, museum guide, reservations agent, reservations consultant, tourism officer, tourist information officer, airline reservations agent, Reiseverkehrskaufmann, Tourismuskaufmann, Reiseleiter, Reiseberater, agent de voyages, conseiller voyages, guide touristique, agente de viajes, guía turístico',
    required: 'Travel|holidays|tours|flights|itineraries|guided tours, Bookings|reservations|ticketing, Customers|clients|customer service|guests|visitors',
    usual:
      'Amadeus|galileo|sabre|worldspan, Sales targets|upselling, Destinations|destination knowledge, Suppliers|hotels|airlines, Visas|insurance|foreign exchange, Complaints|crisis, Languages|multilingual, Groups|excursions',
    tools: 'Amadeus|sabre|galileo',
    credentials: 'IATA|abta|blue badge',
    context: 'cruise, package, tourists, resort, transfers, tailor-made, brochure, commission, coach, airport, history',
  }),
  occupation({
    id: 'florist',
    of: 'retail-associate',
    title: 'Florist',
    synonyms:
      'flower shop assistant, bookseller, butcher counter, fishmonger, delicatessen assistant, cheesemonger, jewellery sales, beauty consultant, cosmetics consultant, counter manager, phone shop adviser, optical shop assistant, Buchhändler, fleuriste, libraire, poissonnier, florista, librero, pescadero',
    required:
      'Customers|customer service|sales|selling, Product knowledge|flowers|arrangements|bouquets|books|fish|cosmetics, Stock|ordering|displays|merchandising',
    usual:
      'Weddings|funerals|events, Till|cash handling|payments, Preparation|conditioning|filleting, Deliveries|orders|online orders, Window displays, Suppliers|markets, Hygiene|food safety',
    tools: 'EPOS|till',
    credentials: 'Level 2 floristry|nvq|food hygiene level 2',
    context: 'shop, counter, seasonal, Valentine’s, wreaths, Interflora, wholesale, clients, brand, design, gift wrap',
  }),
  occupation({
    id: 'retail-supervisor',
    of: 'store-manager',
    title: 'Retail Supervisor',
    synonyms:
      'shop supervisor, retail team leader, store supervisor, department supervisor retail, floor manager retail, floor supervisor, sales floor supervisor, trade supervisor, DIY supervisor, department manager retail, assistant store manager, deputy store manager, deputy manager retail, duty manager retail, checkout supervisor, key holder, keyholder, shift manager retail, Abteilungsleiter Einzelhandel, stellvertretender Filialleiter, responsable de rayon, chef de rayon, adjoint responsable magasin, encargado de sección',
    required:
      'Team supervision|supervised|supervising|team leader|rota|rotas|led a team|coaching, Sales|targets|sales targets|customer service|customers, Stock|stock control|replenishment|stocktake|deliveries|merchandising',
    usual:
      'Cash handling|cashing up|till|banking, Opening and closing|keyholder, Training|inductions|new starters, Visual merchandising|displays|planograms, Shrinkage|loss prevention|waste, Health and safety, Complaints|refunds, KPIs|conversion',
    tools: 'EPOS|till|handheld',
    credentials: 'NVQ retail|first aid|fire marshal|forklift',
    context: 'store, shop floor, colleagues, shifts, promotions, availability, department, trade counter, queries, weekend, seasonal, targets',
  }),
];
