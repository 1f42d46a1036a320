import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const ALLIED_HEALTH: readonly Occupation[] = [
  occupation({
    id: 'paramedic',
    of: 'medical-assistant',
    title: 'Paramedic',
    synonyms:
      'HCPC paramedic, registered paramedic, newly qualified paramedic, NQP, specialist paramedic, advanced paramedic, critical care paramedic, HEMS paramedic, flight paramedic, paramedic practitioner, student paramedic, paramedic team leader, clinical team leader, clinical team manager, ambulance operations manager, ambulance paramedic, EMT-P, firefighter paramedic, Notfallsanitäter, infirmier ambulancier, paramédico, técnico superior en emergencias',
    ladder:
      'student paramedic, newly qualified paramedic|NQP, paramedic, senior paramedic|team leader, specialist paramedic, advanced paramedic, clinical team leader',
    required:
      'Pre-hospital care|prehospital|emergency care|emergency medicine|emergency response|999|911 calls|emergency calls, Advanced life support|als|acls|cardiac arrest|resuscitation|return of spontaneous circulation|rosc, Paramedic registration|hcpc|nremt|state licensed paramedic|paramedic license',
    usual:
      'Patient assessment|primary survey|clinical assessment|triage, Airway management|intubation|supraglottic|i-gel|capnography, 12-lead ECG|ecg|ekg|stemi, Cannulation|iv access|iv therapy|io access|drug administration|medication administration, Trauma|major trauma|traumatic injuries|immobilisation, Safeguarding|mental capacity, Referral|treat and refer|see and treat|pathways, Mentoring|practice educator|student paramedics, Major incident|mass casualty|hart, Blue light driving|emergency driving',
    nice: 'Audit|station audits, Rota|crew management, Complaints|incident investigation',
    tools: 'LIFEPAK|zoll|defibrillator|corpuls, Electronic patient record|epcr|eprf, JRCALC',
    credentials: 'HCPC registration|hcpc, ALS|acls|pals|phtls|itls, C1 licence|c1|blue light|emergency response driving|ferdi, NREMT',
    context:
      'ambulance, patients, crew, double-crewed, rapid response vehicle, shifts, station, hospital handover, conveyance, dispatch, scene, response times, stroke, falls, cardiac',
    lookFor: ['Registration, grade and years on the road.', 'Leadership: crews, students, audits.', 'Advanced skills and life support in date.'],
  }),
  occupation({
    id: 'emergency-medical-technician',
    of: 'medical-assistant',
    title: 'Emergency Medical Technician',
    synonyms:
      'EMT, EMT-B, EMT basic, EMT-I, AEMT, ambulance technician, ambulance care assistant, emergency care assistant, ECA, patient transport service driver, ambulance driver, first responder, Rettungssanitäter, Rettungsassistent, ambulancier, técnico en emergencias sanitarias',
    required: 'Emergency care|basic life support|bls|first aid, Patient assessment|vital signs|observations, Ambulance|patient transport|emergency transport',
    usual:
      'CPR|aed|defibrillation, Oxygen therapy|airway adjuncts, Trauma care|splinting|immobilisation, Moving and handling|stretchers|carry chair, Blue light driving|emergency driving, Radio communication|dispatch, Patient care reports|documentation',
    credentials: 'NREMT|emt certification|frec|futurequals|ihcd, C1 licence|cevo|blue light, CPR|bls',
    tools: 'AED|suction|stretcher, EPCR',
    context: 'patients, crew, hospital, calls, shifts, vehicle checks, paramedic, transfers, event medical, 911, emergency, scene',
  }),
  occupation({
    id: 'occupational-therapist',
    of: 'physiotherapist',
    title: 'Occupational Therapist',
    synonyms:
      'OT, OTR, COTA, occupational therapy assistant, paediatric occupational therapist, community occupational therapist, hand therapist, Ergotherapeut, ergothérapeute, terapeuta ocupacional',
    required:
      'Functional assessment|occupational assessment|assessments|adl assessment|evaluations, Activities of daily living|adls|independence|daily living, Treatment planning|interventions|goal setting|therapy sessions',
    usual:
      'Equipment|adaptations|home visits|aids, Discharge planning, Splinting|hand therapy|upper limb, Cognitive assessment|moca|stroke|neuro rehab, Sensory integration|paediatrics|school-based, Mental health|vocational rehabilitation, Documentation|report writing',
    tools: 'AMPS|mohost|systmone|rio',
    credentials: 'HCPC registration|hcpc|nbcot|otr/l, RCOT',
    context:
      'patients, clients, rehabilitation, ward, community, wheelchair, seating, caseload, multidisciplinary, hospital, elderly, physical, fatigue, families',
  }),
  occupation({
    id: 'speech-therapist',
    of: 'physiotherapist',
    title: 'Speech and Language Therapist',
    synonyms:
      'speech therapist, speech language pathologist, speech pathologist, SLP, SLT, SALT, speech and language pathologist, Logopäde, Sprachtherapeut, orthophoniste, logopeda, fonoaudiólogo',
    required:
      'Speech and language assessment|communication assessment|evaluations|assessments, Therapy|intervention|therapy sessions, Language|speech|communication',
    usual:
      'Dysphagia|swallowing|eating and drinking, AAC|augmentative communication|makaton|pecs, Aphasia|stroke|dysarthria, Stammering|fluency|voice, Autism|developmental language disorder, Parent training|school staff training, EHCP|iep reports',
    tools: 'Videofluoroscopy|fees, CELF',
    credentials: 'HCPC registration|hcpc|asha|ccc-slp, RCSLT',
    context: 'children, adults, schools, clinic, caseload, patients, articulation, phonology, hospital, early years, goals, multidisciplinary, progress',
  }),
  occupation({
    id: 'dietitian',
    of: 'physiotherapist',
    title: 'Dietitian',
    synonyms:
      'registered dietitian, RD, dietician, nutritionist, clinical nutritionist, sports nutritionist, public health nutritionist, nutrition consultant, Diätassistent, Ernährungsberater, Oecotrophologe, diététicien, nutricionista, dietista',
    required: 'Nutrition|dietetics|nutritional assessment|medical nutrition therapy, Dietary advice|diet plans|meal planning|counselling, Patients|clients',
    usual:
      'Diabetes|obesity|weight management, Enteral feeding|tube feeding|parenteral nutrition, Malnutrition screening, Food allergies|coeliac|ibs|fodmap, Group education|workshops, Renal|oncology|paediatrics, Menu analysis|food labelling',
    tools: 'Nutritics|dietplan|mosaiq',
    credentials: 'HCPC registration|hcpc|rdn|cdr|afn, BDA',
    context: 'clinic, ward, wellbeing, behaviour change, eating disorders, supplements, health, hospital, calories, community, public health, recipes',
  }),
  occupation({
    id: 'radiographer',
    of: 'physiotherapist',
    title: 'Radiographer',
    synonyms:
      'diagnostic radiographer, therapeutic radiographer, radiologic technologist, radiology technologist, X-ray technician, x-ray tech, MRI technologist, CT technologist, MRI radiographer, CT radiographer, mammographer, radiation therapist, sonographer, ultrasound technician, nuclear medicine technologist, MTRA, MTR, medizinisch-technischer Radiologieassistent, manipulateur en radiologie, técnico de radiología',
    required:
      'X-ray|radiography|imaging|ct|mri|ultrasound|radiotherapy|mammography, Radiation protection|irmer|radiation safety|alara, Patient positioning|patient care|positioning',
    usual:
      'Image quality|image evaluation, CT scanning|ct, MRI safety|mri, Theatre|fluoroscopy|mobile x-rays|trauma, Cannulation|contrast, Quality assurance|qa|equipment checks, On call|nights',
    tools: 'PACS|ris|cris, Siemens|ge|philips',
    credentials: 'HCPC registration|hcpc|arrt, IV cannulation',
    context: 'patients, scans, department, hospital, referrals, emergency department, radiologist, protocols, oncology, dose, outpatient, equipment',
  }),
  occupation({
    id: 'podiatrist',
    of: 'physiotherapist',
    title: 'Podiatrist',
    synonyms: 'chiropodist, foot health practitioner, orthotist, prosthetist, Podologe, Orthopädietechniker, pédicure-podologue, podólogo',
    required:
      'Foot care|podiatry|diabetic foot|foot health, Assessment|vascular assessment|neurological assessment|gait analysis, Treatment|nail surgery|wound care|debridement',
    usual:
      'Biomechanics|orthotics|insoles, High-risk foot|diabetes|ulcers, Nail surgery|local anaesthetic, Infection control|decontamination, Clinics|domiciliary, Referrals|record keeping',
    credentials: 'HCPC registration|hcpc|dpm, RCPod',
    tools: 'Doppler|scalpel|gait scan',
    context: 'patients, clinic, feet, caseload, musculoskeletal, prosthetics, community, footwear, casts, rehabilitation, verrucae',
  }),
  occupation({
    id: 'optometrist',
    of: 'dentist',
    title: 'Optometrist',
    synonyms:
      'optician, ophthalmic optician, dispensing optician, pre-reg optometrist, optical assistant, orthoptist, eye care technician, ophthalmologist, eye doctor, Augenoptiker, Augenarzt, opticien, opticien-lunetier, ophtalmologue, óptico, óptico optometrista, oftalmólogo',
    required:
      'Eye examinations|sight tests|eye tests|refraction|eye exams, Dispensing|contact lenses|glasses|lenses|frames, Ocular health|glaucoma|cataract|retina|pathology',
    usual:
      'OCT|fundus photography|visual fields|slit lamp, Referrals, Low vision|paediatric, Customer service|patient care|sales, Diabetic screening, Supervision of pre-reg',
    tools: 'Socrates|optix|oct',
    credentials: 'GOC registration|goc|fbdo|mcoptom|od license',
    context: 'patients, practice, clinic, prescription, vision, frames, tonometry, store, appointments, spectacle, emergency eye',
    lookFor: ['Tests a day and kinds of clinic.', 'Equipment and special interests.', 'Registration in date.'],
  }),
  occupation({
    id: 'audiologist',
    of: 'physiotherapist',
    title: 'Audiologist',
    synonyms:
      'hearing aid dispenser, hearing care practitioner, hearing aid audiologist, hearing instrument specialist, Hörakustiker, audioprothésiste, audioprotesista',
    required: 'Hearing tests|audiometry|hearing assessments|pure tone audiometry, Hearing aids|fitting|hearing aid fittings, Patients|clients|patient care',
    usual:
      'Tympanometry|otoscopy, Real ear measurement|rem, Tinnitus|balance|vestibular, Ear wax removal|microsuction, Paediatric|newborn screening, Referrals|sales',
    credentials: 'HCPC registration|rccp|hcpc|aud|ccc-a',
    tools: 'NOAH|auditbase|aurical',
    context: 'clinic, hearing loss, ear moulds, counselling, follow-up, store, ENT, cochlear implants, appointments, rehabilitation',
  }),
  occupation({
    id: 'respiratory-therapist',
    of: 'physiotherapist',
    title: 'Respiratory Therapist',
    synonyms:
      'RRT, registered respiratory therapist, respiratory physiologist, cardiac physiologist, cardiovascular technician, echocardiographer, EEG technician, neurophysiologist, sleep technologist, clinical physiologist, perfusionist',
    required:
      'Ventilator management|mechanical ventilation|ventilators|spirometry|ecg|echo, Patient assessment|monitoring|diagnostics, Respiratory|cardiac|physiology',
    usual:
      'Oxygen therapy|bipap|cpap, ABGs|arterial blood gas, Airway|intubation assistance, Pulmonary function tests|spirometry, ICU|emergency|code blue, Equipment calibration, Patient education',
    credentials: 'RRT|nbrc|rccp|bse, BLS|acls|pals',
    tools: 'Epic|holter|echo',
    context: 'patients, hospital, ICU, clinic, asthma, COPD, pacemaker, catheter lab, treatment, neonatal, shifts',
  }),
  occupation({
    id: 'massage-therapist',
    of: 'physiotherapist',
    title: 'Massage Therapist',
    synonyms:
      'masseur, masseuse, sports massage therapist, licensed massage therapist, LMT, holistic therapist, reflexologist, aromatherapist, acupuncturist, osteopath, chiropractor, sports therapist, Heilpraktiker, masseur-kinésithérapeute, ostéopathe, quiromasajista, osteópata',
    required: 'Massage|manual therapy|soft tissue|manipulation|treatment, Client consultation|assessment|clients|patients, Anatomy|musculoskeletal|physiology',
    usual:
      'Deep tissue|swedish|sports massage|hot stone, Trigger point|myofascial release|dry needling|acupuncture, Rehabilitation|exercise prescription, Spinal adjustment|chiropractic, Hygiene, Client notes|record keeping, Bookings',
    credentials: 'Level 3 massage|level 4 sports massage|lmt|vtct|goc|gcc|gosc, Insurance',
    tools: 'Treatment couch|cupping',
    context: 'spa, clinic, athletes, pain relief, relaxation, injury, posture, mobile, pre-event, appointments, wellness',
  }),
  occupation({
    id: 'medical-receptionist',
    of: 'medical-assistant',
    title: 'Medical Receptionist',
    synonyms:
      'GP receptionist, doctors receptionist, dental receptionist, hospital receptionist, patient services representative, patient access representative, medical secretary, clinic receptionist, veterinary receptionist, ward clerk, medical administrator reception, outpatient clerk, care navigator reception, Arztsekretär, Sprechstundenhilfe, secrétaire médicale, recepcionista médico',
    required:
      'Appointments|booking appointments|appointment booking|scheduling|diary, Patients|patient enquiries|greeting patients|reception, Confidentiality|data protection|gdpr|hipaa|patient records|records',
    usual:
      'Telephone|calls|switchboard|phones, Registrations|patient registration|new patients, Prescriptions|repeat prescriptions, Referral letters|audio typing|clinic letters|dictation, Payments|insurance verification|billing|treatment plans, Recalls|reminders, Scanning|filing|coding',
    tools: 'EMIS|systmone|docman|epic|dentrix|software of excellence|sfd|exact|r4',
    credentials: 'AMSPAR|medical terminology',
    context: 'surgery, practice, front desk, doctors, dentists, nurses, clinic, waiting room, test results, recall, no-shows, triage, GP',
    lookFor: ['Size of the practice and calls a day.', 'Systems you run.', 'Missed appointments or queues cut.'],
  }),
  occupation({
    id: 'practice-manager',
    of: 'healthcare-administrator',
    title: 'Practice Manager',
    synonyms:
      'dental practice manager, medical practice manager, GP practice manager, medical office manager, clinic manager, surgery manager, veterinary practice manager, deputy practice manager, practice business manager, dental office manager, Praxismanager, Praxisleitung, gérant de clinique',
    required:
      'Practice management|managing the practice|ran the practice|running of the practice|office management, Staff management|staff|rotas|rota|team management|supervised, Compliance|cqc|hipaa|osha|inspection',
    usual:
      'Payroll|wages, Budget|accounts|finance|cashing up|profit and loss, QOF|uda targets|contracts|nhs contract|revenue cycle, Complaints|patient complaints, Recruitment|appraisals|hr, Diary management|appointment book|recalls, Policies|protocols, IT systems|website, Health and safety|infection control',
    tools: 'EMIS|systmone|exact|r4|dentally|dentrix|sfd|xero|quickbooks',
    credentials: 'AMSPAR|ilm|iam|level 5|cmm, CQC registered manager',
    context: 'patients, dentists, GPs, partners, clinicians, receptionists, nurses, surgery, premises, stock, invoices, plans, private, NHS, growth',
  }),
  occupation({
    id: 'phlebotomist',
    of: 'medical-assistant',
    title: 'Phlebotomist',
    synonyms: 'phlebotomy technician, certified phlebotomist, blood donor carer, donor carer, préleveur, flebotomista',
    required:
      'Venepuncture|venipuncture|phlebotomy|blood draws|blood collection|taking blood, Patient identification|labelling|specimen labelling|specimens|samples, Infection control|hand hygiene|sharps',
    usual:
      'Butterfly|capillary|paediatric draws, Specimen handling|label samples|pack samples|packed samples|sample transport|centrifuge|transport, Order entry|request forms, Patient reassurance|difficult veins, Stock',
    credentials: 'CPT|phlebotomy certification|national phlebotomy, BLS|cpr',
    tools: 'sunquest|epic',
    context: 'patients, clinic, laboratory, hospital, wards, GP, outpatients, draws, vials, appointments, bloods',
  }),
  occupation({
    id: 'biomedical-scientist',
    of: 'lab-technician',
    title: 'Biomedical Scientist',
    synonyms:
      'medical laboratory scientist, medical technologist, clinical laboratory scientist, MLT, medical laboratory technician, medical laboratory assistant, histotechnologist, cytologist, healthcare scientist, clinical scientist, MTLA, medizinisch-technischer Laborassistent, technicien de laboratoire médical, técnico de laboratorio clínico, bioanalista',
    required:
      'Laboratory|lab|pathology|diagnostic testing, Haematology|biochemistry|microbiology|histology|blood transfusion|immunology|virology, Quality control|qc|eqa|quality assurance',
    usual:
      'Analysers|analyzers|instrument maintenance, Sample processing|specimen processing, Result validation|authorisation, SOPs|standard operating procedures, ISO 15189|ukas|clia|cap, PCR|elisa|microscopy, Blood bank|crossmatch, Training',
    tools: 'LIMS|winpath|apex|sunquest, Sysmex|roche cobas|abbott',
    credentials: 'HCPC registration|hcpc|ascp|mls, IBMS|specialist portfolio',
    context: 'samples, hospital, patients, results, department, shifts, on call, validation, reagents, bench, turnaround, staining',
  }),
  occupation({
    id: 'pharmacy-technician',
    of: 'pharmacist',
    title: 'Pharmacy Technician',
    synonyms:
      'certified pharmacy technician, CPhT, dispenser, pharmacy dispenser, pharmacy assistant, medicines counter assistant, dispensing assistant, PTA, PKA, Pharmazeutisch-technischer Assistent, préparateur en pharmacie, técnico de farmacia, auxiliar de farmacia',
    required: 'Dispensing|prescriptions|filling prescriptions, Stock control|inventory|ordering, Patient counselling|customer service|patients|customers',
    usual:
      'Accuracy checking|acpt|final check, Controlled drugs|cds, Medicines reconciliation, Dosette boxes|mds|blister packs, Insurance claims|adjudication, Compounding|aseptic|sterile, Over-the-counter advice',
    tools: 'ProScript|pmr|emis|pioneer rx|jac|robot',
    credentials: 'GPhC registration|gphc|ptcb|cpht, NVQ level 2|nvq level 3',
    context: 'pharmacy, pharmacist, medicines, hospital, community, ward, labels, deliveries, SOPs, electronic prescriptions, drugs',
  }),
  occupation({
    id: 'dental-nurse',
    of: 'dentist',
    title: 'Dental Nurse',
    synonyms:
      'dental assistant, trainee dental nurse, orthodontic nurse, orthodontic assistant, dental surgery assistant, registered dental assistant, lead dental nurse, Zahnarzthelfer, Zahnmedizinischer Fachangestellter, ZFA, ZMP, assistant dentaire, auxiliar de odontología',
    required:
      'Chairside assistance|chairside|four-handed|assisting the dentist, Sterilisation|sterilization|decontamination|htm 01-05|infection control, Patient care|patients',
    usual:
      'Radiographs|x-rays|radiography, Charting|dental records, Impressions|impression taking, Stock control|ordering, Sedation|implants|orthodontics|surgery, Oral health education, Reception|appointments',
    tools: 'R4|exact|dentally|dentrix, Autoclave',
    credentials: 'GDC registration|gdc|danb|rda, NEBDN|dental nursing diploma|level 3, CPR',
    context: 'surgery, practice, dentist, clinic, instruments, fillings, extractions, medical emergencies, mixing materials, CPD, NHS, private',
    lookFor: ['Registration and procedures assisted.', 'Extra skills: radiography, sedation, implants.', 'Systems and audits.'],
  }),
  occupation({
    id: 'dental-hygienist',
    of: 'dentist',
    title: 'Dental Hygienist',
    synonyms: 'dental therapist, hygienist, registered dental hygienist, RDH, Dentalhygieniker, hygiéniste dentaire, higienista dental',
    required:
      'Scaling|scale and polish|prophylaxis|cleanings|root surface debridement, Periodontal care|periodontal|perio|gum disease, Oral hygiene instruction|oral health|patient education',
    usual: 'Radiographs|x-rays, Fluoride|fissure sealants, Local anaesthetic|local anesthesia, Charting|bpe|six point, Whitening, Direct access',
    credentials: 'GDC registration|gdc|rdh license',
    tools: 'Airflow|cavitron|dentrix|exact',
    context: 'patients, surgery, practice, recall, dentist, clinic, calculus, implants, appointments, infection control',
  }),
  occupation({
    id: 'dental-technician',
    of: 'dentist',
    title: 'Dental Technician',
    synonyms: 'dental lab technician, dental ceramist, clinical dental technician, denturist, Zahntechniker, prothésiste dentaire, protésico dental',
    required: 'Crowns|bridges|dentures|prosthetics|veneers, CAD/CAM|milling|design software, Dental laboratory|dental lab|lab work',
    usual: 'Ceramics|porcelain|zirconia|emax, Wax-ups|casting, Orthodontic appliances|aligners, Shade matching, Quality control, Implants',
    credentials: 'GDC registration|cdt',
    tools: '3Shape|exocad|articulator',
    context: 'dentists, impressions, models, scans, acrylic, metal, finishing, polishing, deadlines, prescriptions',
  }),
  occupation({
    id: 'veterinary-nurse',
    of: 'veterinarian',
    title: 'Veterinary Nurse',
    synonyms:
      'RVN, registered veterinary nurse, vet nurse, student veterinary nurse, veterinary technician, vet tech, CVT, LVT, RVT, veterinary assistant, animal nursing assistant, Tierarzthelfer, Tiermedizinische Fachangestellte, auxiliaire vétérinaire, auxiliar veterinario',
    required:
      'Animal nursing|animal care|inpatient care|patient care|nursing care, Anaesthesia monitoring|anesthesia|anaesthetics|surgery, Animal handling|restraint|handling',
    usual:
      'Radiography|x-rays, Laboratory|blood tests|urinalysis|in-house lab, Nurse clinics|client education|clients, Dentistry|dental, Dispensing|medications, Catheter placement|iv fluids, Emergency|triage|out of hours, Insurance claims',
    tools: 'RoboVet|vetspace|cornerstone|avimark',
    credentials: 'RCVS registration|rvn|vtne|cvt, Level 3 veterinary nursing',
    context: 'cats, dogs, practice, theatre, vets, owners, kennels, referral, equine, small animal, exotics, vaccinations, recovery',
  }),
  occupation({
    id: 'animal-care-worker',
    of: 'veterinarian',
    title: 'Animal Care Worker',
    synonyms:
      'kennel manager, cattery manager, zookeeper, animal keeper, kennel assistant, kennel hand, cattery assistant, animal welfare officer, dog trainer, dog handler, dog walker, dog groomer, pet groomer, animal trainer, animal technician, Tierpfleger, Hundetrainer, soigneur animalier, toiletteur, cuidador de animales, peluquero canino',
    required: 'Animal care|animal husbandry|animal welfare|grooming, Feeding|cleaning|enclosures|kennels, Animal handling|handling animals|training',
    usual:
      'Health checks|medication, Enrichment|exercise|walking, Rehoming|adoption, Clients|owners|customer service, Record keeping, Public talks|visitors, Breeding',
    credentials: 'Level 2 animal care|level 3 animal management|city and guilds dog grooming, Driving licence',
    tools: 'ZIMS|clippers',
    context: 'animals, dogs, cats, zoo, rescue, farm, breed, species, behaviour, horses, puppies, aviary, reptiles',
    lookFor: ['Species and numbers you look after.', 'What you do alone: medication, training, breeding.', 'Qualification.'],
  }),
  occupation({
    id: 'public-health-specialist',
    of: 'healthcare-administrator',
    title: 'Public Health Specialist',
    synonyms:
      'public health officer, public health consultant, epidemiologist, health educator, health promotion officer, health improvement practitioner, community health worker, public health analyst, infection prevention specialist, health protection practitioner, Gesundheitswissenschaftler, épidémiologiste, epidemiólogo, promotor de salud',
    required:
      'Public health|population health|health promotion|community health, Data analysis|surveillance|epidemiology|statistics, Programme delivery|programmes|interventions|campaigns',
    usual:
      'Outbreak management|contact tracing|outbreaks, Needs assessment|jsna|health inequalities, Evaluation|research, Stakeholders|partnerships, Vaccination|screening|smoking cessation, Report writing|publications, Grants|funding',
    tools: 'R|stata|sas|spss, GIS',
    credentials: 'MPH|master of public health, UKPHR|faculty of public health',
    context: 'communities, disease, prevention, local authority, health, policy, evidence, behaviour change, obesity, infection, global health, wellbeing',
  }),
];
