import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const HEALTH: readonly Occupation[] = [
  occupation({
    id: 'nurse',
    title: 'Registered Nurse',
    synonyms:
      'RGN, bank nurse, agency nurse, adult nurse, ward nurse, A&E nurse, ED nurse, research nurse, oncology nurse, dialysis nurse, travel nurse, nurse RN, nurse, RN, staff nurse, charge nurse, ICU nurse, clinical nurse, critical care nurse, emergency nurse, nurse educator, Krankenpfleger, Krankenschwester, Gesundheits- und Krankenpfleger, Pflegefachmann, Pflegefachfrau, Pflegefachkraft, infirmier, infirmière, enfermero, enfermera',
    required:
      'Patient care|direct patient care|nursing care, Medication administration|medications|administering medication, Nursing licence|rn license|registered nurse|nclex|nmc, Patient assessment|assessments|vital signs',
    usual:
      'Electronic health records|epic|cerner|emr|charting|meditech, BLS|acls|cpr|pals, IV therapy|venipuncture|iv insertion|catheterization, Wound care|dressing changes, Care plans|care planning|nursing care plans, Patient education|family education|discharge planning, Infection control, Critical care|icu|telemetry|emergency room, Medical-surgical|med surg, Interdisciplinary team|physicians',
    nice: 'Triage, Case management|utilization review, Paediatrics|pediatrics|labor and delivery|geriatrics, Preceptor|mentoring, Ventilators|tracheostomy, Dialysis|oncology|hospice',
    context:
      'patients, hospital, nursing, ward, unit, bedside, doctors, physician orders, shift, clinical, treatment, surgery, operating room, long-term care, health, families, acute, specimens, blood, tube feeding, HIPAA, monitoring, documentation, rehabilitation, skilled nursing',
    lookFor: [
      'Licence and where it is valid.',
      'Units, bed numbers and nurse-to-patient ratio.',
      'Procedures and systems you master.',
      'Certificates in date.',
    ],
  }),
  occupation({
    id: 'healthcare-administrator',
    title: 'Healthcare Administrator',
    synonyms:
      "health care administrator, hospital administrator, healthcare manager, health services manager, clinical manager, patient services manager, healthcare, health administrator, healthcare consultant, medical administrator, healthcare operations manager, clinical director, clinical coordinator, patient access manager, medical services manager, health program manager, health coordinator, healthcare specialist, healthcare administration, Krankenhausmanager, directeur d'hôpital, cadre de santé, administrador de salud, administrador hospitalario",
    required:
      'Healthcare administration|health care administration|hospital administration|healthcare management|health administration|healthcare operations, HIPAA|healthcare compliance|jcaho|joint commission|cms|regulatory compliance|medicare, Patient care|patient services|patient satisfaction|quality of care, Staff supervision|staff management|scheduling|supervised staff|leadership',
    usual:
      'Electronic health records|emr|ehr|epic|cerner|electronic medical records|nextgen|allscripts, Medical billing|insurance verification|claims|reimbursement|revenue cycle|insurance, Medicare|medicaid|managed care, Budget management|budgeting|financial management, Policies and procedures|policy development, Quality improvement|quality assurance|performance improvement, Medical records|patient records, Training|staff training|in-service, Medical terminology, Patient scheduling|appointments|admissions|patient registration, Care coordination|case management|discharge planning, Health education|public health|community health',
    nice: 'Strategic planning, Credentialing, Risk management|patient safety, ICD-10|cpt|coding, Vendor contracts|contracts, Recruitment|hiring, Grants, MHA|mba|fache',
    context:
      'healthcare, health care, hospital, clinic, physicians, providers, patients, medical, nursing, health services, facility, outpatient, inpatient, department, clinical, medical staff, home health, long-term care, rehabilitation, behavioral health, health plan, physician practice, treatment, medical center, ambulatory, residents, doctors, patient flow, wellness, medical office, health information, healthcare providers, healthcare professionals',
    lookFor: [
      'Size of the house: beds, visits, staff, budget.',
      'Quality, waiting time, satisfaction, revenue: before and after.',
      'Inspections and accreditations passed.',
      'Systems brought in.',
    ],
  }),
  occupation({
    id: 'physician',
    title: 'Physician',
    synonyms:
      'consultant cardiologist, dermatologist, neurologist, oncologist, gastroenterologist, nephrologist, rheumatologist, endocrinologist, haematologist, hematologist, hospitalist, geriatrician, consultant doctor, attending physician, medical director, locum doctor, specialist doctor, pulmonologist, Internist, doctor, medical doctor, cardiologist, medical officer, consultant physician, Arzt, Facharzt, Oberarzt, médecin, médico, doctora',
    required:
      'Diagnosis|diagnosing, Treatment|treatment plans|prescribing, Medical licence|board certified|medical license|gmc|approbation, Patient examination|physical examinations|history taking|patient care',
    usual:
      'Surgery|surgical procedures, Emergency medicine|acls|bls|atls, Internal medicine|family medicine|paediatrics|cardiology, Clinical research|publications, Electronic health records|epic|emr, Teaching|supervising residents, Medical imaging|ecg|ultrasound, Ward rounds|inpatient|outpatient',
    nice: 'Fellowship, Telemedicine, Quality improvement, Public health, Intubation|suturing',
    context:
      'patients, hospital, clinic, residency, internship, medicine, medical school, disease, therapy, specialist, referral, chronic, symptoms, prescriptions, operations, rotations, USMLE, ICU, diagnoses, university hospital',
    lookFor: ['Licence, specialty and years in training.', 'Procedures with numbers.', 'Research and teaching.'],
  }),
  occupation({
    id: 'medical-assistant',
    title: 'Medical Assistant',
    synonyms:
      'certified medical assistant, clinical assistant, medical office assistant, patient service representative, surgical technologist, Medizinischer Fachangestellter, Arzthelfer, auxiliar médico, medical office specialist',
    required:
      'Vital signs|blood pressure, Patient scheduling|appointments|check-in, Phlebotomy|blood draws|venipuncture, Medical records|electronic health records|emr|epic|charting',
    usual:
      'Injections|immunizations|vaccinations, Medical terminology, EKG|ecg, Insurance verification|billing, Patient intake|medical history|rooming patients, Specimen collection|lab tests, CPR|bls|first aid, Sterilisation|infection control|autoclave, HIPAA',
    nice: 'ICD-10|cpt coding, Certified medical assistant|cma|ccma|rma, Minor procedures, Bilingual, Emergency care|ambulance',
    context:
      'patients, physician, clinic, exam rooms, medical office, phone calls, prescriptions, refills, front desk, doctors, referrals, supplies, tests, nurses, x-ray, triage, care, emergency, trauma, ambulance',
    lookFor: ['Patients a day and kind of practice.', 'Procedures you do alone.', 'Certificates.'],
  }),
  occupation({
    id: 'medical-coder',
    title: 'Medical Coder',
    synonyms:
      "medical biller, medical billing specialist, coding specialist, medical records technician, health information technician, medical billing and coding specialist, medical transcriptionist, health information manager, Medizinischer Dokumentar, Kodierfachkraft, codificador médico, technicien d'information médicale",
    required: 'Medical coding|icd-10|icd-9|cpt|hcpcs, Medical billing|claims|claim submission, Medical terminology|anatomy, HIPAA|confidentiality',
    usual:
      'Insurance verification|insurance|payers, Denials|appeals|denial management, Electronic health records|epic|emr, Medicare|medicaid, Payment posting|accounts receivable|collections, Medical records|charts|chart review, CPC|ccs|rhit|rhia',
    nice: 'Transcription, Auditing, Revenue cycle, Typing|data entry, DRG',
    context:
      'codes, diagnosis, procedures, physicians, reimbursement, claims, patient accounts, providers, modifiers, superbill, denied, eob, co-pays, health information, records',
    lookFor: ['Charts a day and accuracy.', 'Specialties coded.', 'Certificates.'],
  }),
  occupation({
    id: 'pharmacist',
    title: 'Pharmacist',
    synonyms: 'clinical pharmacist, hospital pharmacist, community pharmacist, pharmacy manager, staff pharmacist, Apotheker, pharmacien, farmacéutico',
    required:
      'Dispensing|prescriptions|filling prescriptions, Medication counselling|patient counselling|patient counseling, Pharmacology|drug interactions|medication therapy, Pharmacy licence|registered pharmacist|pharmd|cpht',
    usual:
      'Inventory|ordering medication, Insurance claims|third-party billing, Compounding|sterile compounding|iv admixture, Immunizations, Controlled substances|regulations|fda, Customer service, Medication reconciliation',
    nice: 'Clinical trials, Pyxis|omnicell, Supervision, MTM, Formulary',
    context:
      'pharmacy, drugs, medication, patients, physicians, doses, insurance, refill, drug store, hospital, labels, prescription, side effects, pills, over-the-counter',
    lookFor: ['Prescriptions a day and error rate.', 'Licence.', 'Clinical services you gave.'],
  }),
  occupation({
    id: 'physiotherapist',
    title: 'Physical Therapist',
    synonyms:
      'physio, PT physiotherapy, sports physiotherapist, physiotherapy assistant, physiotherapist, physical therapy assistant, physical therapist assistant, rehabilitation therapist, athletic trainer, exercise physiologist, Physiotherapeut, kinésithérapeute, fisioterapeuta',
    required:
      'Rehabilitation|rehab, Treatment plans|therapy plans|care plans, Patient assessment|evaluations|patient evaluation, Therapeutic exercise|manual therapy|therapy',
    usual:
      'Patient education, Documentation|progress notes, Orthopaedics|orthopedic|sports injuries|neurological, Modalities|ultrasound therapy|electrotherapy, Licence|licensed|hcpc|cpr, Gait training|mobility, Nutrition|diet plans, Anatomy|physiology|kinesiology, Paediatrics|geriatrics',
    nice: 'Hydrotherapy, Massage, Splinting, Telehealth, Radiology|x-ray|mri|ct',
    context:
      'patients, therapy, clinic, exercises, injury, pain, strength, range of motion, recovery, function, outpatient, therapists, disabilities, speech, muscles, discharge, stroke, home exercise program',
    lookFor: ['Patients a week and settings.', 'Outcomes measured.', 'Licence and special training.'],
  }),
  occupation({
    id: 'dentist',
    title: 'Dentist',
    synonyms: 'orthodontist, dental surgeon, Zahnarzt, dentiste, odontólogo',
    required:
      'Dentistry|dental care|dental procedures, X-rays|radiographs|dental radiography, Oral health|oral hygiene|prophylaxis, Patient care|patient education',
    usual:
      'Sterilisation|infection control|osha, Four-handed dentistry|chairside assisting, Restorations|fillings|crowns|root canals|extractions, Dentrix|eaglesoft, Impressions|orthodontics|implants, Dental licence|dds|cda, Scheduling|billing, CPR',
    nice: 'Whitening, Anaesthesia|nitrous oxide, Periodontics|scaling, Eye examinations|lenses',
    context:
      'teeth, dental, patients, gum, hygiene, dental office, instruments, cleaning, cavities, charting, orthodontic, dental assistant, fluoride, chair, eyewear',
    lookFor: ['Procedures and numbers.', 'Licence.', 'Systems and patients a day.'],
  }),
  occupation({
    id: 'psychologist',
    title: 'Psychologist',
    synonyms:
      'clinical psychologist, psychotherapist, therapist, school psychologist, behaviour analyst, behavioral therapist, counseling psychologist, marriage and family therapist, Psychologe, Psychotherapeut, psychologue, psychothérapeute, psicólogo, psicoterapeuta',
    required:
      'Psychotherapy|therapy|counselling, Psychological assessment|psychological testing|assessments, Treatment planning|treatment plans, Mental health|psychology',
    usual:
      'Cognitive behavioural therapy|cbt|dbt, Group therapy|family therapy, Crisis intervention, Case notes|documentation, Research|statistics|spss, Licence|licensed psychologist, Diagnosis|dsm-5',
    nice: 'Applied behaviour analysis|aba|autism, Trauma|ptsd, Supervision, Teaching, Substance abuse',
    context:
      'clients, patients, anxiety, depression, behaviour, sessions, disorders, cognitive, interventions, psychiatric, emotional, adolescents, evaluation, clinical, intake, therapeutic',
    lookFor: ['Licence, methods and supervision.', 'Clients and settings.', 'Tests you give and write up.'],
  }),
  occupation({
    id: 'caregiver',
    title: 'Caregiver',
    synonyms:
      'care assistant, care worker, home care worker, domiciliary care worker, domiciliary carer, live-in carer, home health aide, personal care assistant, carer, residential care worker, Altenpfleger, auxiliaire de vie, cuidador',
    required: 'Personal care|activities of daily living|adl|bathing|grooming, Patient safety|safety, Companionship|compassion, Vital signs|monitoring',
    usual:
      "Meal preparation|feeding, Medication reminders, Mobility assistance|transfers|lifting|hoyer lift, Dementia care|alzheimer's|elderly care, Housekeeping|laundry|errands, Documentation|charting, CPR|first aid|cna certification, Toileting|incontinence care",
    nice: 'Transportation|driving, Hospice|palliative care, Wound care, Developmental disabilities',
    context:
      'elderly, residents, clients, home, nursing home, assisted living, daily living, caring, family, nurses, hygiene, seniors, disabilities, comfort, patients, dressing, care plan',
    lookFor: ['Whom you cared for and with what needs.', 'Certificates and checks in date.', 'Nights, hours, reliability.'],
  }),
  occupation({
    id: 'veterinarian',
    title: 'Veterinarian',
    synonyms: 'vet, veterinary surgeon, Tierarzt, vétérinaire, veterinario',
    required:
      'Animal care|animal handling|animal health, Veterinary medicine|diagnosis, Surgery|surgical assistance|anaesthesia, Client education|client communication',
    usual:
      'Vaccinations|medication, X-rays|radiography|ultrasound, Laboratory tests|blood samples, Restraint|grooming, Medical records, Emergency care, Livestock|equine|small animals',
    nice: 'Dentistry, Nutrition, Breeding, Inventory, Kennel management',
    context: 'animals, pets, dogs, cats, horses, cattle, clinic, owners, kennel, veterinary, species, feeding, shelter, wildlife, breed, farm animals',
    lookFor: ['Species and procedures.', 'Licence.', 'Cases a day.'],
  }),
];
