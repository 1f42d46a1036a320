import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const NURSING: readonly Occupation[] = [
  occupation({
    id: 'ward-manager',
    of: 'nurse',
    title: 'Ward Manager',
    synonyms:
      'ward sister, ward charge nurse, sister, senior sister, junior sister, charge nurse ward, nurse manager, nurse unit manager, nursing unit manager, nursing supervisor, clinical nurse manager, clinical ward manager, deputy ward manager, unit manager nursing, ward leader, nursing manager, Stationsleitung, Stationsleiter, cadre infirmier, supervisora de enfermería',
    ladder: 'staff nurse, deputy sister|junior sister, ward sister|charge nurse, ward manager, matron',
    required:
      'Ward management|managing the ward|ran the ward|in charge of the ward|shift lead|shift coordinator|nurse in charge, Rostering|roster|rota|e-rostering|off-duty|healthroster|self-rostering, Nursing registration|nmc|registered nurse|rn|rgn',
    usual:
      'Staffing|skill mix|establishment|vacancies|sickness absence, Clinical audit|audit|audits, Incident reporting|datix|incidents|root cause analysis, Complaints|patient experience|friends and family test, Appraisals|personal development reviews|supervision, Infection prevention|infection control|hand hygiene, Budget|ward budget|bank and agency spend, Mentoring|preceptorship|practice assessor|practice supervisor, Patient flow|bed management|discharge planning',
    nice: 'Quality improvement, Safeguarding, Recruitment, Policy writing',
    tools: 'Datix, HealthRoster|allocate, Epic|cerner|systmone|lorenzo',
    credentials: 'NMC registration|nmc pin, ILS|als|immediate life support, Mentorship|practice assessor',
    context:
      'ward, sisters, staff nurses, healthcare assistants, beds, safer staffing, CQC, falls, pressure ulcers, handover, band 7, visiting, patients, acuity, bank staff',
    lookFor: [
      'Beds, staff and budget you answered for.',
      'Falls, pressure ulcers, complaints: before and after.',
      'Registration in date and leadership training.',
    ],
  }),
  occupation({
    id: 'matron',
    of: 'nurse',
    title: 'Matron',
    synonyms:
      'modern matron, clinical matron, senior matron, head of nursing, director of nursing, nursing director, chief nurse, chief nursing officer, CNO, deputy chief nurse, associate director of nursing, lead nurse, Pflegedienstleitung, Pflegedirektor, directeur des soins, directora de enfermería',
    required:
      'Nursing leadership|professional lead|led nursing|senior nurse leadership, Patient safety|quality and safety|harm free care|patient experience, Clinical governance|governance|cqc|joint commission|magnet',
    usual:
      'Budget management|divisional budget|cost improvement, Workforce planning|establishment review|safe staffing, Complaints|duty of candour|serious incidents, Infection prevention|ipc, Nurse recruitment|international recruitment|retention, Audit|ward accreditation, Policy|standard operating procedures',
    tools: 'Datix, HealthRoster|allocate, Power BI|dashboards',
    credentials: 'NMC registration|nmc pin|rn, Leadership programme|edward jenner|mary seacole|florence nightingale',
    context:
      'wards, sisters, divisional, trust board, nursing workforce, directorate, inspection, patient flow, site, on call, nursing strategy, quality, standards of care',
  }),
  occupation({
    id: 'midwife',
    of: 'nurse',
    title: 'Midwife',
    synonyms:
      'community midwife, labour ward midwife, registered midwife, certified nurse midwife, CNM, student midwife, caseload midwife, rotational midwife, delivery suite midwife, midwifery sister, midwifery manager, head of midwifery, consultant midwife, Hebamme, Entbindungspfleger, sage-femme, matrona, verloskundige, partera',
    ladder: 'student midwife, band 5 midwife, band 6 midwife, labour ward coordinator, consultant midwife, head of midwifery',
    required:
      'Antenatal care|antenatal|prenatal|booking appointments, Intrapartum care|labour|births|deliveries|birthing|delivery suite|homebirth|home births, Postnatal care|postnatal|postpartum|newborn',
    usual:
      'CTG interpretation|ctg|fetal monitoring|foetal monitoring, Infant feeding|breastfeeding|breastfeeding support|lactation, Neonatal resuscitation|nls|newborn life support|nrp, Perineal suturing|suturing|perineal repair, High-risk pregnancy|pre-eclampsia|postpartum haemorrhage|pph, Safeguarding|perinatal mental health, Birth plans|parent education|antenatal classes, Newborn examination|nipe',
    tools: 'BadgerNet|badger, K2|epic|cerner, Pinard|sonicaid|doppler',
    credentials: 'NMC registration|nmc|nmc pin|midwifery registration|acnm, NLS|newborn life support|nrp, PROMPT',
    context:
      'women, mothers, babies, maternity, birth centre, caseload, waterbirth, obstetrics, obstetrician, continuity of carer, gestation, triage, induction of labour, epidural, pregnancy, clinics',
    lookFor: ['Births attended and settings: home, birth centre, delivery suite.', 'Caseload and risk.', 'Registration and emergency drills in date.'],
  }),
  occupation({
    id: 'health-visitor',
    of: 'nurse',
    title: 'Health Visitor',
    synonyms:
      'specialist community public health nurse, SCPHN, SCPHN health visitor, community nursery nurse, school nurse, school health adviser, public health nurse, family nurse, Familienhebamme, puéricultrice PMI',
    required: 'Child health|child development|developmental reviews|healthy child programme, Safeguarding|child protection, Home visits|home visiting|visits',
    usual:
      'Infant feeding|breastfeeding, Immunisations|immunizations|vaccination|vaccinations, Perinatal mental health|postnatal depression, Caseload|caseload management, Health promotion|health education|public health, Multi-agency working|multidisciplinary|early help',
    tools: 'SystmOne|rio|emis, ASQ|ages and stages',
    credentials: 'NMC registration|nmc, SCPHN qualification|scphn',
    context:
      'families, parents, babies, under fives, clinics, children, schools, new birth visit, growth charts, weaning, vulnerable families, community, referrals',
  }),
  occupation({
    id: 'district-nurse',
    of: 'nurse',
    title: 'District Nurse',
    synonyms:
      'community nurse, community staff nurse, community matron, home health nurse, home care nurse, home nurse, visiting nurse, hospice nurse, palliative care nurse, Macmillan nurse, ambulante Pflegekraft, infirmier libéral, enfermera comunitaria',
    required:
      'Wound care|wound management|leg ulcers|compression bandaging|dressings, Home visits|community visits|patients at home|domiciliary, Medication administration|insulin|syringe driver|injections',
    usual:
      'Palliative care|end of life|hospice, Catheter care|catheterisation|catheterization, Pressure area care|pressure ulcers|waterlow, Caseload|caseload management|caseload holder, Care planning|care plans|holistic assessment, Diabetes care|continence',
    tools: 'SystmOne|emis|rio, Doppler',
    credentials: 'NMC registration|nmc|rn, Specialist practitioner|v300|v100|non-medical prescribing, Driving licence|full driving licence',
    context: 'housebound, community, patients, carers, GPs, lone working, referrals, visits, district, equipment, hospital avoidance, families',
  }),
  occupation({
    id: 'theatre-nurse',
    of: 'nurse',
    title: 'Theatre Nurse',
    synonyms:
      'scrub nurse, operating room nurse, OR nurse, perioperative nurse, circulating nurse, recovery nurse, anaesthetic nurse, PACU nurse, theatre practitioner, theatre scrub practitioner, operating department practitioner, ODP, theatre team leader, theatre manager nurse, surgical nurse, OP-Pfleger, Operationstechnischer Assistent, IBODE, enfermera de quirófano',
    required:
      'Scrub|scrubbing|scrubbed|circulating|operating theatre|operating room|theatre, Instruments|instrument counts|swab counts|surgical counts|counts, Sterile technique|aseptic technique|asepsis|sterility|sterile field',
    usual:
      'WHO checklist|surgical safety checklist|time out, Recovery|post-anaesthetic|pacu, Anaesthetic support|airway|intubation, Orthopaedics|general surgery|trauma|laparoscopic|gynaecology|cardiothoracic|urology, Consumables|theatre stock|loan kits, Emergency lists|trauma list|on call, Patient positioning|diathermy|tourniquet',
    tools: 'Diathermy|laparoscopic stack|da vinci|robot, Theatre system|bluespier|ormis|epic optime',
    credentials: 'NMC registration|nmc|hcpc|cnor|rn, ILS|als|pals',
    context:
      'theatre, theatres, surgeons, anaesthetists, lists, list, surgical, cases, elective, implants, patients, decontamination, specimens, prosthesis, turnaround',
    lookFor: ['Specialties and lists you scrub for.', 'What ran safer or faster because of you.', 'Registration and life support in date.'],
  }),
  occupation({
    id: 'mental-health-nurse',
    of: 'nurse',
    title: 'Mental Health Nurse',
    synonyms:
      'RMN, registered mental health nurse, psychiatric nurse, community psychiatric nurse, CPN, mental health practitioner, crisis nurse, CAMHS nurse, psychiatric mental health nurse, learning disability nurse, RNLD, forensic nurse, Fachkrankenpfleger Psychiatrie, infirmier psychiatrique, enfermera de salud mental',
    required:
      'Mental health|psychiatric|mental health act|psychiatry, Risk assessment|risk assessments|risk formulation, De-escalation|pmva|restraint|prevention and management of violence|cpi',
    usual:
      'Medication management|depot|depots|clozapine|lithium, Care coordination|care programme approach|cpa, Section|sectioned|section 17|mental health act, Therapeutic relationships|one to one|group work, Crisis intervention|crisis|home treatment, Observation|enhanced observations, Substance misuse|dual diagnosis|detox',
    tools: 'RiO|systmone|carenotes',
    credentials: 'NMC registration|nmc|rmn, PMVA|mapa|cpi',
    context:
      'inpatient, acute ward, service users, psychosis, self-harm, suicide, recovery, CMHT, forensic, PICU, personality disorder, learning disabilities, schizophrenia, relapse, advocacy',
  }),
  occupation({
    id: 'childrens-nurse',
    of: 'nurse',
    title: "Children's Nurse",
    synonyms:
      'paediatric nurse, pediatric nurse, registered sick children nurse, neonatal nurse, NICU nurse, PICU nurse, RSCN, Kinderkrankenpfleger, Kinderkrankenschwester, infirmier puériculteur, enfermera pediátrica',
    required:
      "Paediatric care|paediatrics|pediatric|children's nursing|neonatal|nicu, Medication calculation|drug calculations|medication administration|medications, Family-centred care|families|parents",
    usual:
      'PEWS|paediatric early warning score, Cannulation|venepuncture|nasogastric|ng feeding, Safeguarding|child protection, Resuscitation|pals|pils|epls|nls, Play|distraction|communication with children, Ventilation|cpap|incubators',
    tools: 'Epic|cerner|badgernet',
    credentials: 'NMC registration|nmc|rn, PILS|epls|pals',
    context: 'children, babies, infants, neonates, parents, ward, special care, high dependency, growth, feeding, immunisation, play specialist, adolescents',
  }),
  occupation({
    id: 'nurse-practitioner',
    of: 'nurse',
    title: 'Nurse Practitioner',
    synonyms:
      'advanced nurse practitioner, ANP, advanced clinical practitioner, ACP, family nurse practitioner, FNP, APRN, nurse prescriber, clinical nurse specialist, CNS, practice nurse, general practice nurse, GPN, nurse consultant, certified registered nurse anesthetist, CRNA, nurse anesthetist, infirmier en pratique avancée',
    required:
      'Clinical assessment|history taking|physical examination|assessments|examination, Prescribing|independent prescriber|v300|prescriptions, Diagnosis|diagnosing|differential diagnosis|diagnostic',
    usual:
      'Minor illness|minor injuries|urgent care, Long-term conditions|diabetes|asthma|copd|hypertension|chronic disease, Referral|referrals, Cervical screening|smears|immunisations|travel vaccinations, Telephone triage|triage, Teaching|supervision|audit',
    tools: 'EMIS|systmone|epic|cerner',
    credentials: 'Independent prescriber|v300|dea license, NMC registration|nmc|aprn|board certified, MSc advanced practice|msn|dnp',
    context: 'patients, clinic, primary care, surgery, GP practice, consultations, spirometry, bloods, caseload, autonomous, protocols, clinics, treatment',
  }),
  occupation({
    id: 'licensed-practical-nurse',
    of: 'nurse',
    title: 'Licensed Practical Nurse',
    synonyms:
      'LPN, LVN, licensed vocational nurse, practical nurse, enrolled nurse, nursing associate, registered nursing associate, RNA, assistant practitioner nursing, Pflegefachassistent',
    required:
      'Vital signs|observations|obs|news2, Medication administration|medication pass|med pass|medications, Patient care|nursing care|resident care|personal care',
    usual:
      'Charting|documentation|pointclickcare, Wound care|dressings, Catheters|catheterization|g-tube, Long-term care|skilled nursing|rehab, Supervision of CNAs|cnas, Blood glucose|insulin|injections',
    credentials: 'LPN license|lvn license|nmc registration|nclex-pn, CPR|bls, IV certification',
    tools: 'PointClickCare|epic|emr',
    context: 'residents, patients, nursing home, facility, physicians, charge, shift, families, orders, trach, hospice, clinic, admissions',
  }),
];
