import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const LAW_AND_PUBLIC: readonly Occupation[] = [
  occupation({
    id: 'lawyer',
    title: 'Lawyer',
    synonyms:
      'law firm partner, partner in a law firm, equity partner law, NQ solicitor, associate solicitor, litigation solicitor, property solicitor, employment lawyer, family lawyer, criminal lawyer, lawyer associate, attorney, attorney at law, solicitor, advocate, legal advocate, counsel, associate attorney, legal advisor, legal associate, law clerk, legal officer, legal manager, corporate lawyer, Rechtsanwalt, Anwalt, Jurist, avocat, juriste, abogado, asesor legal',
    required:
      'Legal research|research, Litigation|trials|civil litigation|court proceedings, Legal drafting|drafting|drafting pleadings|pleadings|drafting contracts|legal documents, Contracts|contract law|agreements|contract negotiation',
    usual:
      'Bar admission|bar association|bar council|licensed attorney|llb|juris doctor|llm, Negotiation|settlement|mediation|arbitration, Corporate law|commercial law|company law, Client counselling|client representation|legal advice|advising clients, Court appearances|hearings|oral arguments|trial preparation|depositions|discovery, Due diligence, Compliance|regulatory, Case management|case preparation|case files, Legal opinions|legal notices|briefs|motions|memoranda',
    nice: 'Intellectual property|trademark|patents, Family law|divorce|matrimonial, Criminal law|criminal defence|criminal cases, Employment law|labour law, Real estate law|property law|conveyancing, Westlaw|lexisnexis|lexis, Immigration law, Constitutional law|civil law, Pro bono|legal aid',
    context:
      'law, legal, court, high court, district court, supreme court, judge, plaintiff, defendant, client, counsel, attorneys, law firm, statute, litigation support, trial, petition, writ, affidavit, appeal, evidence, witnesses, law school, matters, legal matters, subpoena, advocate, domestic violence, victims, tribunal, jurisprudence, moot court',
    lookFor: [
      'Fields of law and courts, with the year of admission.',
      'Cases and deals: number, size, result, your part.',
      'Drafting you did alone.',
      'Clients kept and won.',
    ],
  }),
  occupation({
    id: 'paralegal',
    title: 'Paralegal',
    synonyms: 'legal assistant, litigation paralegal, legal clerk, law office assistant, Rechtsfachwirt, asistente legal',
    required: 'Legal research, Drafting|pleadings|legal documents|correspondence, Case files|case management|file management, Court filing|filings|e-filing',
    usual:
      'Discovery|depositions|subpoenas, Trial preparation, Westlaw|lexisnexis, Microsoft Office|word, Client intake|client interviews, Calendar management|deadlines|docketing, Contracts, Notary public',
    nice: 'Real estate closings, Immigration, Billing, Summation|relativity|e-discovery',
    context:
      'attorneys, law firm, court, litigation, motions, exhibits, affidavits, summons, witness, legal, hearing, medical records, settlement, judge, law office, transcription, dictation, confidentiality',
    lookFor: ['Practice areas and number of files.', 'Documents you draft alone.', 'Courts and systems you file in.'],
  }),
  occupation({
    id: 'compliance-officer',
    title: 'Compliance Officer',
    synonyms:
      'compliance manager, compliance analyst, regulatory affairs specialist, regulatory affairs manager, Compliance-Beauftragter, responsable conformité, oficial de cumplimiento',
    required: 'Regulatory compliance|compliance, Risk assessment|risk management, Policies and procedures|policy development, Audits|monitoring|investigations',
    usual:
      'AML|anti-money laundering|kyc|bsa, GDPR|data protection|privacy, Training|compliance training, Reporting|regulatory reporting, Internal controls|sox, Regulators|regulatory authorities|fda|sec|finra, Due diligence, Excel',
    nice: 'CAMS|cfe|crcm, ISO standards|iso 9001, Submissions|regulatory submissions, Sanctions screening, Fraud detection',
    context:
      'regulation, regulatory, breach, sanctions, governance, ethics, code of conduct, suspicious activity, corrective action, remediation, legislation, findings, supervisory, rule, transaction monitoring, escalation',
    lookFor: ['Rules and regulators you answered to.', 'Findings closed and exams passed.', 'Programmes you built.'],
  }),
  occupation({
    id: 'police-officer',
    title: 'Police Officer',
    synonyms:
      'police constable, PC police, police sergeant, police inspector, chief inspector police, sheriff, sheriff deputy, state police officer, PCSO, police community support officer, law enforcement officer, deputy sheriff, patrol officer, state trooper, investigator, Polizist, Polizeibeamter, policier, gendarme, agent de police, policía, oficial de policía',
    required: 'Law enforcement|policing, Patrol|patrols, Report writing|incident reports, Investigations|criminal investigation',
    usual:
      'Arrests|arrest procedures, Evidence collection|evidence, Emergency response|first aid|cpr, Crowd control|conflict resolution|de-escalation, Traffic enforcement, Court testimony|testify, Community policing, Interviews|interrogation',
    nice: 'Firearms|firearms training, Surveillance, Crime prevention, Criminal justice, Self-defence',
    context:
      'police, crime, suspects, offenders, inmates, custody, criminal, warrants, victims, dispatch, public safety, sheriff, department, citizens, traffic, statements, correctional, parole',
    lookFor: ['Area, duties and rank by year.', 'Investigations closed, commendations.', 'Training and certificates in date.'],
  }),
  occupation({
    id: 'security-guard',
    title: 'Security Officer',
    synonyms:
      'security guard, security supervisor, loss prevention officer, door supervisor, bodyguard, Sicherheitsmitarbeiter, Wachmann, agent de sécurité, guardia de seguridad',
    required: 'Patrol|patrolling|patrols, Access control|entry control, Surveillance|cctv|monitoring cameras, Incident reports|report writing',
    usual:
      'Emergency response|emergency procedures|evacuation, First aid|cpr, Loss prevention|theft prevention, Conflict resolution|de-escalation, Security systems|alarms, Fire safety|fire prevention, Visitor management, Security licence|guard card|sia',
    nice: 'Firearms, Investigations, Military|army|navy|marine corps, Radio communication, Crowd control',
    context:
      'premises, guard, security, suspicious activity, trespassers, property, safety, building, alarms, shift, law enforcement, military, squad, platoon, mission, fire, rescue, intruders, checkpoints, combat',
    lookFor: ['Sites, hours and number of people protected.', 'Licences and first-aid certificates in date.', 'Incidents handled and how they ended.'],
  }),
  occupation({
    id: 'social-worker',
    title: 'Social Worker',
    synonyms:
      'case manager, case worker, caseworker, social services worker, family support worker, victim advocate, licensed clinical social worker, Sozialarbeiter, Sozialpädagoge, assistant social, travailleur social, trabajador social',
    required: 'Case management|caseload|case notes, Assessments|needs assessment|intake, Counselling|counseling|therapy, Crisis intervention|crisis',
    usual:
      'Treatment plans|care plans|service plans, Referrals|community resources, Advocacy|client advocacy, Group therapy|group sessions, Documentation|progress notes, Child protection|child welfare|safeguarding, Mental health|substance abuse, Family support|families',
    nice: 'LCSW|msw|lmsw, Home visits, Motivational interviewing|cbt, Foster care|adoption, HIPAA',
    context:
      'clients, social services, welfare, homeless, domestic violence, community, agencies, families, at-risk youth, disabilities, trauma, psychosocial, interventions, support groups, housing, shelter, abuse, human services, behavioural',
    lookFor: ['Caseload and the people you serve.', 'Outcomes: placements, plans completed.', 'Licence and supervision hours.'],
  }),
  occupation({
    id: 'civil-servant',
    title: 'Policy Officer',
    synonyms:
      'policy assistant, policy adviser, policy manager, senior policy adviser, head of policy, policy lead, local government officer, council officer, executive officer civil service, democratic services officer, grants officer, policy analyst, civil servant, public administrator, government officer, program officer, programme officer, public policy analyst, Verwaltungsfachangestellter, Verwaltungsbeamter, Referent, fonctionnaire, chargé de mission, funcionario, analista de políticas públicas',
    required:
      'Policy analysis|public policy|policy development, Research|policy research, Report writing|briefings|policy papers, Stakeholder engagement|stakeholder consultation',
    usual:
      'Legislation|legislative process|regulations, Public administration|government, Programme management|program management, Budgeting|public budget|grants, Data analysis|statistics, Public speaking|presentations, Project management, Intergovernmental relations',
    nice: 'GIS|land use|zoning, Procurement, Community outreach, International relations, Monitoring and evaluation',
    context:
      'ministry, council, government, public sector, municipal, federal, state agencies, legislation, constituents, committee, bill, citizens, department, elected officials, planning, hearings, public service, embassy, political, briefing papers',
    lookFor: ['Policies, laws or plans that carry your work.', 'Who you briefed and consulted.', 'Budgets and programmes.'],
  }),
  occupation({
    id: 'nonprofit-manager',
    title: 'Nonprofit Program Manager',
    synonyms:
      'program coordinator, programme coordinator, fundraiser, development director, fundraising manager, grant writer, volunteer coordinator, NGO manager, charity manager, executive director nonprofit, community outreach coordinator, outreach coordinator, Fundraising-Manager, responsable associatif, collecteur de fonds, coordinador de programas',
    required:
      'Fundraising|fund development|donor relations, Grant writing|grants|grant proposals, Program management|programme management|program development, Volunteer management|volunteers|volunteer coordination',
    usual:
      "Community outreach|outreach|community engagement, Event planning|fundraising events, Budget management|budgeting, Partnerships|partner organizations, Reporting|program evaluation, Public speaking, Donor database|raiser's edge|donor management, Social media|newsletters",
    nice: 'Board relations|board of directors, Advocacy, Monitoring and evaluation, Training, Capital campaigns',
    context:
      'nonprofit, non-profit, NGO, donors, charity, foundation, community, annual campaign, sponsors, mission, beneficiaries, volunteers, gala, philanthropy, stewardship, programs, funders, youth, services',
    lookFor: ['Money raised, from whom, over what time.', 'People served by your programmes.', 'Teams and volunteers led.'],
  }),
];
