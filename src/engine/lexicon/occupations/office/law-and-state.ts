import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const LAW_AND_STATE: readonly Occupation[] = [
  occupation({
    id: 'general-counsel',
    of: 'lawyer',
    title: 'General Counsel',
    synonyms:
      'GC, chief legal officer, CLO, group general counsel, head of legal, legal director, director of legal, head of legal affairs, deputy general counsel, associate general counsel, VP legal, in-house counsel, corporate counsel, legal counsel, senior legal counsel, commercial counsel, company lawyer, general counsel and company secretary, Leiter Recht, Chefjustiziar, Syndikusrechtsanwalt, Unternehmensjurist, directeur juridique, juriste d’entreprise, director jurídico, director legal',
    required:
      'In-house|legal advice|legal function|legal department|legal team|business partner, Contracts|commercial contracts|contract negotiation|drafting|negotiating, Corporate governance|board|compliance|regulatory|company law',
    usual:
      'M&A|corporate transactions|financing|ipo, Disputes|litigation|arbitration, Data protection|gdpr|privacy, Employment law, Intellectual property|ip|licensing, External counsel|panel firms|legal spend, Team leadership, Risk management|policies|training',
    tools: 'Ironclad|docusign|contractworks|juro, Westlaw|practical law',
    credentials: 'Qualified solicitor|admitted|bar admission|pqe|juris doctor|jd|llb',
    context:
      'executive, stakeholders, commercial, subsidiaries, regulators, shareholders, SaaS, procurement, international, company secretary, advice, transactions, risk',
  }),
  occupation({
    id: 'barrister',
    of: 'lawyer',
    title: 'Barrister',
    synonyms:
      'pupil barrister, trainee barrister, tenant barrister, junior counsel, KC, QC, queens counsel, kings counsel, litigator, trial lawyer, trial attorney, prosecutor, crown prosecutor, public prosecutor, district attorney, assistant district attorney, public defender, criminal defense attorney, Staatsanwalt, Strafverteidiger, procureur, avocat pénaliste, fiscal, abogado penalista',
    required:
      'Advocacy|court|trials|hearings|prosecution|oral argument, Drafting|skeleton arguments|opinions|pleadings|motions, Evidence|cross-examination|witnesses|legal research',
    usual:
      'Crown Court|magistrates|county court|high court|tribunal|appeals, Conferences|client conferences|advice, Negotiation|settlement|plea, Criminal|family|civil|commercial|employment, Disclosure|discovery, Pro bono',
    tools: 'Westlaw|lexis, CCDCS|digital case system',
    credentials: 'Called to the Bar|bptc|bar exam|pupillage|inns of court',
    context: 'chambers, judge, jury, client, solicitors, sentencing, cases, briefs, circuit, defendants, mooting, injunctions',
  }),
  occupation({
    id: 'judge',
    of: 'lawyer',
    title: 'Judge',
    synonyms:
      'district judge, circuit judge, tribunal judge, magistrate, justice of the peace, recorder, arbitrator, mediator, adjudicator, administrative law judge, coroner, hearing officer, ombudsman caseworker, Richter, Schiedsrichter Recht, juge, magistrat, médiateur, juez, magistrado',
    required: 'Hearings|trials|mediation|adjudication|arbitration|cases, Decisions|judgments|rulings|awards|settlements, Law|procedure|evidence|legislation',
    usual:
      'Case management|directions, Writing judgments|reasons, Impartiality|fairness, Parties|witnesses|litigants in person, Sentencing|bail, Research, Training',
    credentials: 'Judicial appointment|ciarb|cedr|accredited mediator|llb|jd',
    tools: 'Case management system|cvp',
    context: 'court, tribunal, bench, disputes, appeals, legal, proceedings, counsel, chambers, complaints, orders',
  }),
  occupation({
    id: 'conveyancer',
    of: 'paralegal',
    title: 'Conveyancer',
    synonyms:
      'licensed conveyancer, conveyancing assistant, conveyancing paralegal, conveyancing fee earner, residential conveyancer, property paralegal, real estate paralegal, title examiner, escrow officer, closing agent, legal executive, chartered legal executive, CILEX lawyer, notary, notary public, probate practitioner, will writer, Notar, Notarfachangestellter, notaire, clerc de notaire, notario, escribano',
    required:
      'Conveyancing|property transactions|sale and purchase|title|closings|probate, Completion|exchange|contracts|searches|land registry|deeds, Clients|client care|lenders',
    usual:
      'Post-completion|registration|sdlt, Leasehold|freehold|new build|remortgage, Enquiries|report on title, Anti-money laundering|id checks, Caseload|files, Drafting, Estate agents|solicitors',
    tools: 'Proclaim|leap|case management system|sos',
    credentials: 'CLC|cilex|licensed conveyancer|notary commission',
    context: 'residential, property, mortgage, transfer, files, purchasers, vendors, stamp duty, completions a month, telephone, estates',
  }),
  occupation({
    id: 'legal-secretary',
    of: 'paralegal',
    title: 'Legal Secretary',
    synonyms:
      'legal administrator, legal PA, legal administrative assistant, legal office assistant, law firm secretary, legal receptionist, legal support assistant, Rechtsanwaltsfachangestellter, ReFa, ReNo, Anwaltssekretär, secrétaire juridique, assistant juridique, secretario jurídico',
    required:
      'Audio typing|typing|dictation|copy typing, Legal documents|legal correspondence|bundles|court bundles|filings, Diary management|court deadlines|calendars|appointments',
    usual:
      'Case management|file opening|archiving, Billing|time recording|invoices, Client calls|clients, Court forms|e-filing, Proofreading, Confidentiality, Travel',
    tools: 'BigHand|proclaim|leap|imanage, Word|outlook',
    credentials: 'CILEX legal secretary|words per minute',
    context: 'solicitors, partners, fee earners, law firm, litigation, conveyancing, family, post, photocopying, pleadings',
  }),
  occupation({
    id: 'court-usher',
    of: 'paralegal',
    title: 'Court Usher',
    synonyms:
      'court clerk, court officer, bailiff, court reporter, stenographer, court administrator officer, tribunal clerk, court associate, enforcement agent, process server, Gerichtsdiener, Gerichtsvollzieher, Justizfachangestellter, Justizwachtmeister, huissier, greffier, alguacil, secretario judicial',
    required: 'Court|courts|courtroom|tribunal|hearings, Witnesses|jurors|jury|public|defendants|parties, Lists|court lists|running lists|case files|records',
    usual:
      'Swearing in|oaths|affirmations, Calling cases, Evidence|exhibits, Video link|cvp|digital case system, Court users|vulnerable witnesses|victims, Security|evacuation, Enforcement|warrants, Administration|filing',
    tools: 'Common Platform|xhibit|libra|ccdcs',
    credentials: 'Security clearance|bpss|stenography certificate',
    context: 'judge, magistrates, Crown Court, advocates, barristers, ushers, listing, probation, cells, legal advisers, robing, jury bailiff, adjournments',
    lookFor: ['Kind of court and courtrooms served.', 'Listing, jury and video-link duties.', 'What ran better because of you.'],
  }),
  occupation({
    id: 'court-manager',
    of: 'civil-servant',
    title: 'Court Manager',
    synonyms:
      'court operations manager, court administrator, court delivery manager, tribunal manager, listing officer, listing manager, registry manager, clerk of court, justices clerk, court services manager, Geschäftsleiter Gericht, directeur de greffe, administrador judicial',
    required:
      'Court operations|court|courts|tribunals|hearings, Staff management|team|line management|led a team|supervised|rotas, Listing|lists|case progression|scheduling|backlog',
    usual:
      'Judiciary|magistrates|judges, Performance targets|kpis, Budget|estates|contracts, Security|health and safety|incidents, Jurors|court users|witnesses, Digital reform|common platform, Recruitment|training, Stakeholders|cps|police|probation',
    tools: 'Common Platform|xhibit|libra',
    credentials: 'Civil service leadership|ilm',
    context: 'HMCTS, usher, clerks, courtroom, sittings, crown court, county court, wellbeing, cleaning contract, fees, waiting times',
  }),
  occupation({
    id: 'immigration-adviser',
    of: 'paralegal',
    title: 'Immigration Adviser',
    synonyms:
      'immigration advisor, immigration caseworker, immigration paralegal, immigration consultant, asylum caseworker, visa consultant, welfare rights adviser, benefits adviser, debt adviser, money adviser, citizens advice adviser, generalist adviser, Migrationsberater, Schuldnerberater, conseiller juridique immigration, asesor de inmigración',
    required: 'Immigration|visas|asylum|welfare benefits|debt advice|advice, Casework|case files|applications|appeals, Clients|interviews|representation',
    usual:
      'Legislation|immigration rules|benefits law, Home Office|uscis|tribunal, Drafting|representations|statements, Referrals|advocacy, Interpreters, Deadlines|record keeping, Training volunteers',
    tools: 'AdvicePro|casebook|lamplight',
    credentials: 'OISC|iaa|iaas|doj accredited|debt relief order approved',
    context: 'clients, refugees, citizenship, sponsorship, entry clearance, universal credit, budget, charity, evidence, refusals, legal aid',
  }),
  occupation({
    id: 'patent-attorney',
    of: 'lawyer',
    title: 'Patent Attorney',
    synonyms:
      'patent agent, trainee patent attorney, European patent attorney, trade mark attorney, trademark attorney, IP lawyer, IP paralegal, patent examiner, patent engineer, licensing manager, Patentanwalt, Patentprüfer, ingénieur brevets, mandataire en brevets, agente de patentes',
    required:
      'Patents|trade marks|intellectual property|ip, Drafting|prosecution|specifications|office actions|filings, Technical|scientific|engineering|legal analysis',
    usual:
      'EPO|uspto|ukipo|pct, Freedom to operate|prior art searches, Oppositions|infringement|litigation, Portfolio management, Clients|inventors, Licensing|due diligence, Deadlines|docketing',
    tools: 'Inprotech|espacenet|patsnap',
    credentials: 'CPA|epa|eqe|citma|patent bar',
    context: 'claims, inventions, biotech, software, pharma, examination, technology, innovations, validity, attorneys, drawings',
  }),
  occupation({
    id: 'data-protection-officer',
    of: 'compliance-officer',
    title: 'Data Protection Officer',
    synonyms:
      'DPO, privacy officer, privacy manager, privacy counsel, data privacy manager, information governance officer, information governance manager, freedom of information officer, records manager, Datenschutzbeauftragter, Datenschutzmanager, délégué à la protection des données, delegado de protección de datos',
    required:
      'Data protection|gdpr|privacy|ccpa|information governance|records management, DPIA|dpias|subject access requests|ropa|dsars|retention schedules, Policies|training|awareness|compliance',
    usual:
      'Breach management|ico, Contracts|data processing agreements|international transfers, Freedom of information|foi, Audits|risk assessments, Advice|stakeholders, ISO 27701|iso 27001, Cookies|consent',
    tools: 'OneTrust|trustarc|sharepoint',
    credentials: 'CIPP/E|cipm|pc.dp|bcs data protection',
    context: 'personal data, controllers, processors, regulators, requests, information security, records, lawful basis, board, incidents',
  }),
  occupation({
    id: 'political-adviser',
    of: 'civil-servant',
    title: 'Political Adviser',
    synonyms:
      'political advisor, special adviser, parliamentary researcher, parliamentary assistant, public affairs manager, public affairs adviser, public affairs officer, government relations manager, government affairs manager, lobbyist, campaign manager political, legislative aide, legislative assistant, congressional staffer, caseworker MP, councillor, politician, member of parliament, Referent Politik, wissenschaftlicher Mitarbeiter Bundestag, attaché parlementaire, collaborateur parlementaire, asesor político',
    required:
      'Policy|public affairs|politics|parliament|government|legislation|campaigns, Briefings|speeches|research|drafting, Stakeholders|constituents|ministers|mps|councillors',
    usual:
      'Parliamentary questions|select committees|consultations, Media|press releases|social media, Casework|surgeries, Campaigning|canvassing|elections, Events|party conference, Monitoring|political monitoring, Coalition building|advocacy',
    tools: 'Dods|caseworker|nationbuilder',
    credentials: 'Security clearance|politics degree',
    context: 'Westminster, party, MPs, members, constituency, council, lobbying, manifesto, policy, think tank, votes, committee, civil society',
  }),
  occupation({
    id: 'diplomat',
    of: 'civil-servant',
    title: 'Diplomat',
    synonyms:
      'foreign service officer, consular officer, embassy officer, ambassador, consul, attaché, desk officer, foreign policy adviser, international relations officer, humanitarian worker, humanitarian officer, aid worker, development worker, NGO field officer, UN officer, political affairs officer, Diplomat im auswärtigen Dienst, Entwicklungshelfer, diplomate, chargé de mission humanitaire, diplomático, cooperante',
    required:
      'International relations|diplomacy|foreign policy|consular|humanitarian|development, Reporting|briefings|cables|proposals|analysis, Negotiation|partners|government|stakeholders|representation',
    usual:
      'Languages|multilingual, Political analysis, Protocol|visits|events, Crisis response|emergency response, Donors|grants|logframe|monitoring and evaluation, Visas|consular assistance, Field work|security',
    tools: 'Kobo|activityinfo',
    credentials: 'Security clearance|dv|fsot|heat',
    context: 'embassy, mission, ministers, UN, EU, conflict, refugees, trade, treaties, delegation, region, human rights, programmes',
  }),
  occupation({
    id: 'environmental-health-officer',
    of: 'civil-servant',
    title: 'Environmental Health Officer',
    synonyms:
      'environmental health practitioner, EHO, environmental health specialist, food safety officer, food inspector, licensing officer, health inspector, sanitarian, pollution control officer, Lebensmittelkontrolleur, inspecteur sanitaire, inspector de sanidad',
    required:
      'Environmental health|food safety|housing standards|pollution|licensing|public health, Inspections|enforcement|investigations|sampling, Legislation|notices|prosecution|regulations',
    usual:
      'Complaints|service requests|noise, Food hygiene rating|haccp, HHSRS|hmo, Outbreak investigation|infectious disease, Businesses|advice, Reports|statements|court, Air quality',
    tools: 'Uniform|flare|civica|noise meter',
    credentials: 'EHRB|cieh|rehs',
    context: 'council, premises, restaurants, landlords, residents, hygiene, statutory nuisance, licences, officers, allergens',
  }),
];
