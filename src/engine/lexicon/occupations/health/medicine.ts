import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const MEDICINE: readonly Occupation[] = [
  occupation({
    id: 'general-practitioner',
    of: 'physician',
    title: 'General Practitioner',
    synonyms:
      'GP, salaried GP, GP partner, locum GP, GP registrar, GP trainee, family doctor, family physician, family medicine physician, primary care physician, PCP, GP principal, Hausarzt, Facharzt für Allgemeinmedizin, Allgemeinmediziner, médecin généraliste, médecin de famille, médico de familia, médico de cabecera, huisarts',
    ladder: 'foundation doctor, GP registrar|ST3, salaried GP, GP partner, clinical director PCN',
    required:
      'General practice|primary care|family medicine|family practice, Consultations|consulting|patient consultations|clinics|surgeries|appointments, Prescribing|repeat prescriptions|medication reviews',
    usual:
      'Long-term conditions|chronic disease|diabetes|hypertension|qof, Referrals|two week wait|specialist referral, Home visits|care home rounds, Minor surgery|joint injections|contraception|coils, Safeguarding, Palliative care, Audit|significant event analysis, Out of hours|urgent care, Teaching|gp trainer|medical students',
    tools: 'EMIS|systmone|vision, AccuRx|docman, Epic',
    credentials: 'GMC registration|gmc|board certified|medical license, MRCGP, CCT|performers list, DRCOG|dfsrh|dch',
    context:
      'patients, practice, list size, primary care network, triage, health checks, screening, prevention, partners, nurses, CQC, continuity, preventive medicine, telephone consultations',
  }),
  occupation({
    id: 'surgeon',
    of: 'physician',
    title: 'Surgeon',
    synonyms:
      'consultant surgeon, general surgeon, orthopaedic surgeon, orthopedic surgeon, neurosurgeon, plastic surgeon, cardiothoracic surgeon, vascular surgeon, trauma surgeon, surgical registrar, surgical resident, core surgical trainee, urologist, ENT surgeon, transplant surgeon, Chirurg, chirurgien, cirujano',
    required:
      'Surgery|operating|surgical procedures|operations|operative, Pre-operative assessment|pre-op|consent|post-operative care|perioperative, Clinics|outpatient|ward rounds|inpatient',
    usual:
      'Laparoscopic surgery|minimally invasive|robotic surgery|arthroscopy, Trauma|emergency surgery|on call|atls, Logbook|procedures|cases, Audit|morbidity and mortality|m&m, Teaching|training registrars|residents, Research|publications|presentations, Multidisciplinary team|mdt',
    tools: 'Da Vinci|robot|laparoscopy, ELogbook',
    credentials: 'GMC registration|gmc|board certified|medical license, FRCS|mrcs|facs, ATLS|als',
    context:
      'theatre, patients, hospital, fracture, tumour, resection, implants, complications, trauma list, elective, waiting list, anaesthetist, fellowship, specialty',
  }),
  occupation({
    id: 'anaesthetist',
    of: 'physician',
    title: 'Anaesthetist',
    synonyms:
      'anesthesiologist, consultant anaesthetist, anaesthetic registrar, intensivist, intensive care consultant, critical care physician, anaesthesia associate, Anästhesist, Facharzt für Anästhesiologie, anesthésiste, médecin réanimateur, anestesista, anestesiólogo',
    required:
      'Anaesthesia|anesthesia|general anaesthesia|regional anaesthesia|spinal|epidural, Airway management|airway|intubation|ventilation, Critical care|intensive care|icu|itu|resuscitation',
    usual:
      'Pre-operative assessment|preassessment, Pain management|acute pain|nerve blocks, Obstetric anaesthesia|paediatric anaesthesia|cardiac anaesthesia, Central lines|arterial lines|ultrasound-guided, Transfer medicine|trauma team, Teaching|simulation, Audit|quality improvement',
    tools: 'TIVA|anaesthetic machine|ultrasound',
    credentials: 'GMC registration|gmc|board certified, FRCA|fficm, ALS|apls|atls',
    context: 'theatre, patients, surgeons, recovery, sedation, on call, lists, haemodynamics, emergency, labour ward, perioperative, monitoring, drugs',
  }),
  occupation({
    id: 'psychiatrist',
    of: 'physician',
    title: 'Psychiatrist',
    synonyms:
      'consultant psychiatrist, child psychiatrist, child and adolescent psychiatrist, forensic psychiatrist, psychiatry registrar, psychiatry resident, old age psychiatrist, addiction psychiatrist, Facharzt für Psychiatrie, Psychiater, psychiatre, psiquiatra',
    required:
      'Psychiatric assessment|mental state examination|psychiatric evaluation|diagnosis, Mental Health Act|section 12|sectioning|capacity|involuntary commitment, Psychopharmacology|medication management|prescribing|antipsychotics',
    usual:
      'Risk assessment|risk formulation, Community mental health|cmht|crisis team, Psychotherapy|cbt|psychodynamic, Multidisciplinary team|mdt|cpa, Tribunal reports|court reports|expert witness, ECT|neuromodulation, Teaching|supervision|research',
    tools: 'RiO|systmone|epic',
    credentials: 'GMC registration|gmc|board certified, MRCPsych, Section 12 approval|approved clinician',
    context: 'inpatient, patients, psychosis, bipolar, depression, ADHD, autism, CAMHS, liaison, forensic, addiction, ward, outpatient, suicide',
  }),
  occupation({
    id: 'paediatrician',
    of: 'physician',
    title: 'Paediatrician',
    synonyms:
      'pediatrician, consultant paediatrician, paediatric registrar, neonatologist, community paediatrician, pediatric hospitalist, Kinderarzt, pédiatre, pediatra',
    required: 'Paediatrics|pediatrics|child health|neonatal|neonatology, Diagnosis|examination|treatment, Safeguarding|child protection',
    usual:
      'Neonatal resuscitation|nls|nrp, Growth and development|developmental assessment|milestones, Vaccination|immunisations, Ward rounds|clinics|on call, Lumbar puncture|cannulation|uvc, Teaching|audit, Parents|family-centred',
    tools: 'Epic|cerner|badgernet',
    credentials: 'GMC registration|gmc|board certified, MRCPCH, APLS|pals|epals',
    context: 'children, infants, newborns, hospital, asthma, infection, NICU, adolescents, school, patients, general paediatrics, rota, families',
  }),
  occupation({
    id: 'radiologist',
    of: 'physician',
    title: 'Radiologist',
    synonyms:
      'consultant radiologist, interventional radiologist, radiology registrar, diagnostic radiologist, teleradiologist, nuclear medicine physician, Radiologe, radiologue, radiólogo',
    required: 'Reporting|image interpretation|radiology reporting|reads, CT|computed tomography, MRI|magnetic resonance',
    usual:
      'Ultrasound|doppler, Interventional|biopsy|drainage|angiography, Plain film|x-ray|mammography, MDT|tumour board, Radiation protection|ir(me)r, Teaching|audit|discrepancy meetings',
    tools: 'PACS|ris|dictation',
    credentials: 'GMC registration|gmc|board certified, FRCR|abr',
    context: 'scans, imaging, patients, oncology, neuro, musculoskeletal, chest, emergency, on call, hospital, referrers, contrast, turnaround',
  }),
  occupation({
    id: 'resident-doctor',
    of: 'physician',
    title: 'Resident Doctor',
    synonyms:
      'junior doctor, foundation doctor, FY1, FY2, F1 doctor, house officer, senior house officer, SHO, medical resident, resident physician, clinical fellow, trust grade doctor, registrar medicine, specialty registrar, core medical trainee, internal medicine trainee, medical intern, Assistenzarzt, Arzt in Weiterbildung, interne en médecine, médico residente, MIR',
    ladder: 'FY1|intern, FY2|SHO, core trainee, specialty registrar, consultant|attending',
    required:
      'Clerking|history and examination|patient assessment|patient examination, Ward rounds|ward cover|wards, Prescribing|discharge summaries|treatment plans',
    usual:
      'Cannulation|venepuncture|abgs|catheterisation|lumbar puncture, On call|night shifts|out of hours, Acute medicine|emergency department|medical take, Audit|quality improvement|qip, Teaching medical students|peer teaching, Handover, E-portfolio|assessments',
    tools: 'Epic|cerner|pacs',
    credentials: 'GMC registration|gmc|usmle|medical license, ALS|acls, MRCP|mrcs part a|plab, MBBS|mbchb|md',
    context: 'rotations, patients, hospital, surgery, medicine, consultant, bleep, on-call, foundation programme, clinics, procedures, specialty, training',
  }),
  occupation({
    id: 'emergency-physician',
    of: 'physician',
    title: 'Emergency Medicine Doctor',
    synonyms:
      'emergency physician, ED consultant, A&E doctor, emergency medicine consultant, emergency medicine registrar, ER doctor, emergency room physician, Notarzt, médecin urgentiste, médico de urgencias, urgenciólogo',
    required:
      'Emergency medicine|emergency department|a&e|emergency room, Resuscitation|resus|trauma|als|acls|atls, Triage|rapid assessment|differential diagnosis|diagnosis',
    usual:
      'Procedural sedation|intubation|chest drains|central lines, Suturing|fracture reduction|joint reduction, Point of care ultrasound|fast scan, Major incident|pre-hospital|hems, Shift lead|floor coordination|flow, Teaching|simulation, Sepsis|stroke|acs',
    tools: 'FirstNet|epic|cerner',
    credentials: 'GMC registration|gmc|board certified, FRCEM|mrcem, ATLS|apls|als',
    context: 'patients, ED, majors, minors, ambulance, four hour target, shifts, referrals, safeguarding, toxicology, breaching, clinical decision unit',
  }),
  occupation({
    id: 'physician-associate',
    of: 'physician',
    title: 'Physician Assistant',
    synonyms: 'physician associate, PA-C, certified physician assistant, surgical physician assistant, surgical care practitioner, assistant physician',
    required:
      'Patient assessment|history taking|physical exams|physical examination|examinations, Diagnosis|diagnosing|differential, Treatment plans|management plans|treatment',
    usual:
      'Procedures|suturing|cannulation|joint injections, Ordering tests|lab interpretation|imaging, Prescribing|medications, Documentation|charting|discharge summaries, Surgery|first assist, Patient education, On call',
    tools: 'Epic|cerner|emis',
    credentials: 'PA-C|nccpa|pamvr|gmc, BLS|acls',
    context: 'clinic, supervising physician, patients, rotations, primary care, orthopaedics, emergency, inpatient, ward, referrals, follow-up',
  }),
  occupation({
    id: 'obstetrician-gynaecologist',
    of: 'physician',
    title: 'Obstetrician and Gynaecologist',
    synonyms:
      'obstetrician, gynaecologist, gynecologist, OB/GYN, OBGYN, obs and gynae registrar, Gynäkologe, Frauenarzt, gynécologue, gynécologue-obstétricien, ginecólogo',
    required: 'Obstetrics|labour ward|deliveries|caesarean|c-section|antenatal, Gynaecology|gynecology|hysterectomy|laparoscopy, Examination|diagnosis|clinics',
    usual:
      'Ultrasound|fetal medicine|scanning, Colposcopy|hysteroscopy, Fertility|ivf|reproductive medicine, High-risk pregnancy, Instrumental delivery|forceps|ventouse, Audit|teaching|research',
    tools: 'CTG|ultrasound',
    credentials: 'GMC registration|gmc|board certified, MRCOG|frcog, PROMPT|moet',
    context: 'women, patients, pregnancy, midwives, theatre, emergency, menopause, contraception, oncology, on call, clinics, hospital',
  }),
];
