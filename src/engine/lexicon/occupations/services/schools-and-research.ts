import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const SCHOOLS_AND_RESEARCH: readonly Occupation[] = [
  occupation({
    id: 'primary-teacher',
    of: 'teacher',
    title: 'Primary School Teacher',
    synonyms:
      'primary teacher, primary class teacher, elementary teacher, elementary school teacher, KS1 teacher, KS2 teacher, key stage 1 teacher, key stage 2 teacher, reception teacher, infant school teacher, junior school teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, class teacher primary, grade school teacher, first grade teacher, second grade teacher, third grade teacher, phase leader, key stage leader, Grundschullehrer, Grundschullehrkraft, professeur des écoles, instituteur, maestro de primaria, maestro, profesor de primaria',
    ladder: 'ECT|NQT, class teacher, subject lead, phase leader, assistant head, deputy head, headteacher',
    required:
      'Class teaching|taught|teaching|class teacher|classroom, Phonics|literacy|reading|writing|maths|numeracy|mathematics|english, Planning|lesson planning|curriculum|lessons',
    usual:
      'Assessment|marking|data|tracking|sats, Special educational needs|differentiation|ehcp|sen|iep, Behaviour management|classroom management, Subject lead|english lead|maths lead|phase leader|curriculum lead, Parents|parents evening|carers, Safeguarding|pastoral, Teaching assistants|mentoring|ect mentor, Ofsted|school improvement, Trips|clubs, EYFS|early years',
    tools: 'Read Write Inc|little wandle|white rose, CPOMS|arbor|sims|google classroom',
    credentials: 'QTS|pgce|teaching license|state certification|npq|npqsl|npqml',
    context:
      'pupils, children, year group, key stage, school, progress, attainment, pupil premium, governors, displays, phonics screening, moderation, assemblies, mixed age',
  }),
  occupation({
    id: 'teaching-assistant',
    of: 'teacher',
    title: 'Teaching Assistant',
    synonyms:
      'TA, HLTA, higher level teaching assistant, classroom assistant, teacher assistant, teacher aide, teachers aide, paraprofessional, paraeducator, instructional aide, learning support assistant, LSA, SEN teaching assistant, SEN TA, 1:1 teaching assistant, cover supervisor, midday supervisor, lunchtime supervisor, special education assistant, school support assistant, Schulbegleiter, Unterrichtshelfer, AESH, ATSEM, assistant d’éducation, auxiliar de educación, asistente de aula',
    required:
      'Classroom support|supporting pupils|supported|support pupils|in class, Pupils|children|students, Small groups|one-to-one|interventions|1:1|group work',
    usual:
      'Special needs|sen|autism|ehcp|adhd, Phonics|reading|literacy|numeracy, Behaviour support|behaviour management, Safeguarding, Resources|displays|photocopying, Playground duty|lunchtime|breakfast club, Personal care|medical needs, Assessment|observations|feedback, Covering lessons',
    tools: 'CPOMS|makaton|elklan|numicon',
    credentials: 'Level 2 teaching assistant|level 3 teaching assistant|hlta|cache, Paediatric first aid',
    context: 'teacher, school, class, primary, secondary, progress, learning, key stage, activities, parents, trips, confidence',
  }),
  occupation({
    id: 'nursery-manager',
    of: 'early-childhood-educator',
    title: 'Nursery Manager',
    synonyms:
      'deputy nursery manager, nursery deputy manager, childcare manager, preschool manager, pre-school leader, daycare director, child care director, preschool director, room leader, nursery room leader, early years manager, after school club manager, Kitaleitung, Kita-Leiter, Leitung Kindertagesstätte, directeur de crèche, responsable de crèche, director de guardería, directora de escuela infantil',
    required:
      'Nursery|childcare|early years|preschool|daycare, Team|staff|ratios|supervisions|managed|led, Ofsted|eyfs|safeguarding|licensing|designated safeguarding lead',
    usual:
      'Occupancy|fees|funding|budget, Parents|show rounds, Recruitment|training|rotas, Curriculum|planning|observations, Health and safety|food hygiene|risk assessments, SENCO, Policies, Room leadership',
    tools: 'Famly|tapestry|blossom|nursery in a box',
    credentials: 'Level 3 early years|level 5|level 6|eyts|paediatric first aid|cda',
    context: 'children, babies, toddlers, practitioners, key persons, inspection, outstanding, rooms, learning journeys, outdoor, play',
  }),
  occupation({
    id: 'college-lecturer',
    of: 'professor',
    title: 'College Lecturer',
    synonyms:
      'further education lecturer, FE lecturer, college tutor, vocational trainer, vocational tutor, vocational lecturer, vocational assessor, NVQ assessor, assessor, apprenticeship assessor, apprenticeship tutor, skills coach, skills tutor, functional skills tutor, adult education tutor, course leader college, programme leader college, lecturer in hairdressing, beauty lecturer, plumbing lecturer, IQA, internal quality assurer, community college instructor, technical instructor, workshop instructor, trainer assessor, Berufsschullehrer, Fachlehrer, Ausbilder Berufsschule, formateur CFA, professeur de lycée professionnel, profesor de formación profesional',
    required:
      'Teaching|lecturing|training|delivering|instruction|assessing, Learners|students|apprentices, Assessment|assessments|portfolios|nvq|units|qualifications|marking',
    usual:
      'Lesson planning|schemes of work|schemes|lessons, Functional skills|maths and english, Observations|awarding body|city and guilds|vtct|pearson, IQA|verification|standardisation, Safeguarding|prevent, Retention|achievement rates|success rates, Employers|work placements|industry, Tutorials|pastoral, E-portfolio|onefile|smart assessor',
    tools: 'OneFile|smart assessor|moodle|teams, ProMonitor',
    credentials: 'PGCE|cert ed|dtlls|ptlls|level 3 award in education|aet|taqa|a1 assessor|cava|qtls, Industry qualification|nvq level 3',
    context: 'college, FE, level 2, level 3, T level, BTEC, adult learners, salon, workshop, industry experience, Ofsted, timetable, demonstrations',
  }),
  occupation({
    id: 'tutor',
    of: 'teacher',
    title: 'Tutor',
    synonyms:
      'private tutor, maths tutor, english tutor, science tutor, online tutor, home tutor, academic tutor, tuition teacher, exam tutor, ESL tutor, English tutor online, TEFL teacher, EFL teacher, ESOL teacher, language tutor, Spanish tutor, language trainer, Nachhilfelehrer, Sprachlehrer, Deutschlehrer DaF, professeur particulier, formateur FLE, professeur de FLE, profesor particular, profesor de idiomas',
    required: 'Tutoring|tuition|teaching|lessons|english lessons, Students|pupils|learners, Exam preparation|gcse|a level|ielts|curriculum|grammar|maths',
    usual:
      'Lesson plans|materials, Progress|feedback|reports, Online|zoom|whiteboard, Parents, Assessment|diagnostics, Conversation|speaking|pronunciation, Motivation|confidence',
    tools: 'Zoom|bitpaper|google classroom',
    credentials: 'CELTA|tefl|tesol|pgce|degree',
    context: 'grades, sessions, one-to-one, groups, school, adults, business english, homework, improvement, agency',
  }),
  occupation({
    id: 'postdoctoral-researcher',
    of: 'research-scientist',
    title: 'Postdoctoral Researcher',
    synonyms:
      'postdoc, post-doc, post doc, postdoctoral research associate, PDRA, postdoctoral fellow, postdoctoral research fellow, postdoctoral scholar, postdoctoral research assistant, research associate, research fellow, senior research fellow, Marie Curie fellow, junior research fellow, Postdoktorand, Post-Doktorand, wissenschaftlicher Mitarbeiter Postdoc, chercheur postdoctoral, post-doctorant, investigador postdoctoral',
    ladder: 'doctoral researcher, postdoctoral researcher, research fellow, lecturer|assistant professor|group leader',
    required: 'Research|experiments|studies|investigated, Publications|papers|peer-reviewed|published|first author|journal, PhD|doctorate|doctoral',
    usual:
      'Grant applications|funding|fellowship|grants, Data analysis|statistics|modelling|python|r|matlab, Conferences|presentations|talks|posters, Supervision|phd students|msc students|mentoring, Teaching|demonstrating|lectures, Collaboration|collaborators|consortium, Laboratory techniques|fieldwork|imaging|sequencing|microscopy, Peer review|reviewer, Outreach',
    tools: 'R|python|matlab, LaTeX, SPSS|stata',
    credentials: 'PhD, Fellowship of the HEA|afhea',
    context:
      'laboratory, university, hypothesis, project, group, principal investigator, department, methods, manuscripts, Nature, dissemination, wet lab, samples, ERC, UKRI, NIH',
    lookFor: ['Papers with your place among the authors.', 'Grants won and techniques that are yours.', 'People supervised.'],
  }),
  occupation({
    id: 'doctoral-researcher',
    of: 'research-scientist',
    title: 'Doctoral Researcher',
    synonyms:
      'PhD student, PhD candidate, doctoral student, doctoral candidate, PhD researcher, PhD position, early stage researcher, graduate research assistant, Doktorand, Promovend, wissenschaftlicher Mitarbeiter Promotion, doctorant, thésard, doctorando, estudiante de doctorado, promovendus',
    required: 'Research|thesis|dissertation, Data analysis|experiments|methods|fieldwork|literature review, PhD|doctoral|master|msc',
    usual:
      'Conferences|posters|presentations, Publications|papers|manuscript, Teaching|demonstrating|tutorials|seminars, Programming|python|r|matlab, Laboratory techniques, Scholarship|funding, Supervision of students',
    tools: 'R|python|matlab|stata, LaTeX',
    credentials: 'MSc|master',
    context: 'university, supervisor, department, project, analysis, research group, academic, field, interviews, model, chapter, laboratory',
  }),
  occupation({
    id: 'research-assistant',
    of: 'research-scientist',
    title: 'Research Assistant',
    synonyms:
      'research technician, research coordinator, research officer, research administrator, undergraduate researcher, research intern, clinical research assistant, lab assistant research, social researcher, policy researcher, user research assistant, wissenschaftliche Hilfskraft, studentische Hilfskraft, assistant de recherche, ingénieur de recherche, asistente de investigación, auxiliar de investigación',
    required:
      'Research|studies|literature review|literature search, Data collection|interviews|surveys|experiments|fieldwork|recruitment, Data analysis|excel|spss|statistics|coding',
    usual:
      'Reports|papers|presentations, Ethics|consent|participants, Laboratory|samples, Databases|data entry, Transcription|nvivo, Project support|meetings, Writing|publications',
    tools: 'SPSS|r|stata|nvivo, Excel|endnote',
    credentials: 'Degree|bsc|msc|gcp',
    context: 'university, project, team, principal investigator, findings, questionnaires, lab, evidence, journal, grants, qualitative, quantitative',
  }),
  occupation({
    id: 'biochemist',
    of: 'research-scientist',
    title: 'Biochemist',
    synonyms:
      'biologist, molecular biologist, cell biologist, QC microbiologist, quality control microbiologist, microbiologist, geneticist, immunologist, biotechnologist, life scientist, scientist biology, protein scientist, assay scientist, discovery scientist, pharmacologist, toxicologist, virologist, neuroscientist, bioinformatician, bioinformatics scientist, computational biologist, Biochemiker, Biologe, Molekularbiologe, Mikrobiologe, Biotechnologe, Bioinformatiker, biochimiste, biologiste moléculaire, microbiologiste, bio-informaticien, bioquímico, biólogo, microbiólogo, biotecnólogo',
    ladder: 'associate scientist, scientist, senior scientist, principal scientist, group leader',
    required:
      'Laboratory|lab|experiments|assays|assay, Protein|dna|rna|cells|cell culture|enzymes|pcr|cloning|expression|bacteria, Data analysis|results|analysis|interpretation|statistics',
    usual:
      'Chromatography|hplc|purification|akta|mass spectrometry|lc-ms, ELISA|western blot|flow cytometry|spr|biacore|itc, CRISPR|sequencing|ngs|qpcr, Assay development|validation|high-throughput screening|hts, Microscopy|imaging, Publications|papers|presentations|posters, GLP|gmp|sops|coshh, Supervision|mentoring|students, Bioinformatics|python|r|graphpad',
    tools: 'GraphPad Prism|r|python, ÄKTA|biacore|plate reader, ELN|benchling|lims',
    credentials: 'PhD|msc|bsc biochemistry|csci|mrsb',
    context:
      'drug discovery, targets, compounds, kinetics, biotech, project team, IC50, antibodies, reagents, buffer, pipeline, university, crystallography, structure',
    lookFor: ['Techniques you run alone and their throughput.', 'Assays, targets or papers that came of it.', 'Who you supervised.'],
  }),
  occupation({
    id: 'chemist',
    of: 'research-scientist',
    title: 'Chemist',
    synonyms:
      'analytical chemist, organic chemist, synthetic chemist, medicinal chemist, process chemist, formulation chemist, formulation scientist, polymer chemist, QC chemist, quality control chemist, development chemist, materials scientist, chemical technician, cosmetic chemist, Chemiker, Chemielaborant, chimiste, ingénieur chimiste recherche, químico, químico analítico',
    required:
      'Chemistry|chemical|synthesis|analytical chemistry|formulation, HPLC|gc|nmr|mass spectrometry|ir|uv|titration|chromatography|spectroscopy, Laboratory|lab|samples|testing',
    usual:
      'Method development|validation, GMP|glp|iso 17025|sops, Data analysis|reports, Purification|distillation, Stability studies, Safety|coshh|risk assessment, Scale-up, Calibration|instrument maintenance, Out of specification investigation',
    tools: 'Empower|chemstation|lims, HPLC|gc-ms',
    credentials: 'MRSC|cchem|bsc chemistry',
    context: 'compounds, pharma, batches, reactions, products, raw materials, coatings, polymers, release, catalysts, R&D',
  }),
  occupation({
    id: 'physicist',
    of: 'research-scientist',
    title: 'Physicist',
    synonyms:
      'medical physicist, research physicist, optical engineer, photonics engineer, laser scientist, astronomer, astrophysicist, meteorologist, weather forecaster, climate scientist, quantum physicist, acoustician, mathematician, geophysicist, seismologist, Physiker, Meteorologe, Mathematiker, Geophysiker, physicien, météorologue, mathématicien, géophysicien, físico, meteorólogo, matemático, geofísico',
    required:
      'Physics|mathematics|optics|lasers|radiation|meteorology|astronomy|quantum, Modelling|simulation|data analysis|experiments|measurements|forecasting, Programming|python|matlab|c++|fortran',
    usual:
      'Publications|papers|conferences, Instrumentation|sensors|detectors, Statistics|numerical methods|monte carlo, Dosimetry|radiotherapy|radiation protection, Comsol|zemax|labview, Teaching|supervision, Satellite data, Grants',
    tools: 'Python|matlab, LabVIEW|comsol|zemax',
    credentials: 'PhD|mphys|ipem|inst p|cphys',
    context: 'laboratory, theory, particles, climate, weather, telescope, hospital, semiconductor, spectroscopy, vacuum, plasma, computation',
  }),
  occupation({
    id: 'geologist',
    of: 'environmental-engineer',
    title: 'Geologist',
    synonyms:
      'exploration geologist, mine geologist, mining geologist, petroleum geologist, wellsite geologist, mudlogger, hydrogeologist, hydrologist, geoscientist, geochemist, palaeontologist, resource geologist, Geologe, Hydrogeologe, géologue, hydrogéologue, geólogo, hidrogeólogo',
    required:
      'Geology|geological|rock|mapping|core logging|groundwater|minerals, Drilling|sampling|field work|fieldwork|site investigation, Reports|interpretation|modelling|data',
    usual:
      'GIS|arcgis|leapfrog|surpac|micromine, Resource estimation|qa/qc|jorc, Geochemistry|geophysics|seismic, Contaminated land|risk assessment, Hydrology|pumping tests|modflow, Exploration|targets, Health and safety',
    tools: 'Leapfrog|micromine|datamine, ArcGIS, Petrel',
    credentials: 'CGeol|fgs|pg|ausimm',
    context: 'gold, copper, oil, boreholes, samples, stratigraphy, mine, camp, aquifer, deposits, thin section, outcrop',
  }),
  occupation({
    id: 'forensic-scientist',
    of: 'lab-technician',
    title: 'Forensic Scientist',
    synonyms:
      'forensic analyst, forensic technician, DNA analyst, forensic toxicologist, forensic examiner, fingerprint examiner, pathologist, forensic pathologist, anatomical pathology technologist, mortuary technician, embalmer, Forensiker, Rechtsmediziner, Pathologe, technicien de scènes de crime, médecin légiste, anatomopathologiste, perito forense, médico forense, patólogo',
    required:
      'Forensic|evidence|exhibits|post-mortem|pathology|autopsy, Analysis|examination|dna|toxicology|fingerprints|microscopy|histology, Reports|statements|court|expert witness|records',
    usual: 'Chain of custody|contamination, ISO 17025|ukas, GC-MS|lc-ms|pcr, Scene attendance, Quality assurance|sops, Databases, Peer review',
    tools: 'GC-MS|lims|str profiling',
    credentials: 'CSFS|msc forensic|frcpath',
    context: 'crime, samples, police, laboratory, blood, drugs, cases, mortuary, casework, scene, trace',
  }),
  occupation({
    id: 'food-technologist',
    of: 'lab-technician',
    title: 'Food Technologist',
    synonyms:
      'food scientist, NPD technologist, product development technologist, product developer food, food technician, technical manager food factory, sensory scientist, packaging technologist, regulatory technologist, Lebensmitteltechnologe, Lebensmitteltechniker, Ökotrophologe, ingénieur agroalimentaire, technologue alimentaire, tecnólogo de alimentos, ingeniero de alimentos',
    required:
      'Food|product development|npd|food science|recipes|packaging, HACCP|brc|food safety|food standards, Specifications|labelling|allergens|shelf life|trials',
    usual:
      'Factory trials|scale-up|launch, Sensory|taste panels, Retailers|technical audits, Ingredients|suppliers|reformulation, Nutrition|nutritional analysis, Quality|complaints|micro testing, Process improvement',
    tools: 'Nutricalc|foodbase|sap',
    credentials: 'HACCP level 3|haccp level 4|food safety level 3|ifst',
    context: 'factory, retailer, ready meals, dairy, meat, bakery, samples, costings, production, kitchen, own label',
  }),
  occupation({
    id: 'student-adviser',
    of: 'school-principal',
    title: 'Student Adviser',
    synonyms:
      'student advisor, academic adviser, academic advisor, student support officer, student services officer, student welfare officer, admissions officer, admissions counselor, admissions manager, registrar, university registrar, exams officer, examinations officer, school administrator, school secretary, school business manager, university administrator, programme administrator, international student adviser, school counselor, guidance counselor, pastoral manager, head of year, attendance officer, education welfare officer, Studienberater, Schulsekretär, Prüfungsamt Sachbearbeiter, conseiller d’orientation, CPE, conseiller principal d’éducation, scolarité gestionnaire, orientador escolar, secretario académico, jefe de estudios',
    required: 'Students|pupils|applicants, Advice|guidance|support|admissions|registration|exams|timetables|records, University|college|school',
    usual:
      'Student records|sits|sims|banner, Events|open days|induction|orientation, Wellbeing|safeguarding|referrals, Policies|regulations|data returns, Parents|staff|enquiries, Attendance|retention, Reports|committees|minutes, Visa|compliance',
    tools: 'SITS|banner|sims|arbor|ucas, Excel',
    credentials: 'MatHE|nacada|nspcc',
    context: 'courses, enrolment, applications, undergraduate, faculty, pastoral, academic, results, bursary, careers, school office',
  }),
  occupation({
    id: 'archivist',
    of: 'librarian',
    title: 'Archivist',
    synonyms:
      'digital archivist, assistant archivist, archives assistant, archive manager, archives manager, records and archives manager, digital preservation officer, film archivist, corporate archivist, local studies librarian, historian, genealogist, Archivar, Digitalarchivar, Historiker, archiviste, documentaliste archiviste, historien, archivero, historiador, archiefmedewerker',
    required:
      'Archives|archive|collections|records|special collections|local history, Cataloguing|metadata|isad(g)|ead|finding aids|classification|catalogue, Preservation|digitisation|digital preservation|conservation|scanning|digitization',
    usual:
      'Researchers|enquiries|reading room|outreach|exhibitions, Digital repository|preservica|archivematica|oais, Copyright|data protection|access, Accessions|appraisal|retention, Volunteers|projects|funding, Oral history, Palaeography|handling',
    tools: 'CALM|axiell|epexio|archivesspace|atom, Preservica|archivematica',
    credentials: 'Archives and Records Association|ara|mlis|pg diploma archives|certified archivist',
    context: 'manuscripts, photographs, documents, museum, university, library, boxes, strongroom, deposits, users, online catalogue, local studies, heritage',
  }),
  occupation({
    id: 'minister-of-religion',
    title: 'Minister of Religion',
    synonyms:
      'vicar, priest, parish priest, rector, curate, pastor, minister, reverend, chaplain, hospital chaplain, school chaplain, prison chaplain, military chaplain, imam, rabbi, cantor, deacon, bishop, missionary, monk, nun, youth pastor, worship leader, church worker, religious leader, Pfarrer, Priester, Seelsorger, Pastoralreferent, Diakon, prêtre, curé, aumônier, rabbin, pasteur, sacerdote, cura, párroco, pastor evangélico, capellán, dominee',
    ladder: 'ordinand, curate, priest in charge, vicar|rector, archdeacon|dean, bishop',
    required:
      'Worship|services|prayer|liturgy|preaching|sermons|khutbah, Pastoral care|visiting|counselling|chaplaincy|bereavement, Community|congregation|parish|church|mosque|synagogue|temple',
    usual:
      'Weddings|funerals|baptisms|marriages, Teaching|bible study|confirmation|religious education|quran|torah, Youth work|sunday school|schools, Leadership|team|volunteers|pcc, Fundraising|finance|stewardship, Interfaith|ecumenical, Safeguarding, Mission|outreach|evangelism|foodbank, Administration|buildings',
    nice: 'Governor of a school, Broadcasting|writing, Languages',
    tools: 'ChurchSuite|livestreaming|powerpoint',
    credentials: 'Ordained|ordination|theology degree|ba theology|mdiv|licensed, Safeguarding training',
    context:
      'faith, diocese, parishioners, spiritual, sacraments, scripture, hospital, prison, deanery, worshippers, ministry, church school, elders, charity, synod',
    lookFor: ['Congregation, its size and what changed.', 'Pastoral and teaching work.', 'Ordination and safeguarding.'],
  }),
  occupation({
    id: 'funeral-director',
    title: 'Funeral Director',
    synonyms:
      'undertaker, mortician, funeral arranger, funeral operative, funeral service operative, funeral home manager, funeral attendant, pallbearer, cemetery worker, crematorium technician, crematorium manager, gravedigger, celebrant, funeral celebrant, wedding celebrant, Bestatter, Bestattungsfachkraft, conseiller funéraire, directeur de pompes funèbres, porteur funéraire, fossoyeur, director funerario, agente funerario, sepulturero',
    required:
      'Funerals|funeral|funeral arrangements|ceremonies|burials|cremations, Bereaved families|families|bereavement|clients, Care of the deceased|preparation|embalming|first offices|ceremony|hearse|conducting',
    usual:
      'Documentation|registrars|crematorium paperwork|green forms, Removals|transfers|private ambulance, Clergy|celebrants|florists|cemeteries, Pre-paid plans|sales, Driving|bearing, Branch management|team, Premises|vehicles|mortuary, Health and safety|infection control, Invoicing|payments',
    nice: 'Memorials|masonry, Community events, On call',
    tools: 'obit, Hearse|limousine',
    credentials: 'NAFD|saif|dip fd|embalming diploma|funeral director license, Driving licence',
    context:
      'chapel of rest, coffin, compassion, dignity, out of hours, mortuary, services, ashes, church, on call, arrangements, repatriation, hospital, wishes, mourners',
    lookFor: ['Funerals a year and the part you play.', 'Care for families, told with discretion.', 'Diploma or licence.'],
  }),
  occupation({
    id: 'athletic-director',
    of: 'school-principal',
    title: 'Athletic Director',
    synonyms:
      'athletics director, director of athletics, director of sport, director of sports, assistant athletic director, associate athletic director, head of PE, head of physical education, head of sport, sports director, school sport coordinator, school games organiser, director of physical education',
    required:
      'Athletics|athletic program|athletic programs|sports programme|school sport, Coaching|coaches|head coach|coaching staff, Meet management|fixtures|game schedules|meets|game day',
    usual:
      'Budget|budgets|fundraising|boosters, Eligibility|academic eligibility|compliance, Student-athletes|athletes|roster|teams, Facilities|equipment|fields|gym, Team travel|transportation, Athlete safety|concussion protocol, Parents|community|boosters',
    tools: 'Hudl|arbiter|rankone|dragonfly',
    credentials: 'NFHS|niaaa|caa|cmaa, CPR|aed|first aid, Teaching licence|teaching license',
    context:
      'high school, season, track, field, football, basketball, volleyball, league, conference, championships, practice, booster club, officials, tournaments, letter, varsity',
    lookFor: ['Teams, athletes and coaches you looked after.', 'Budget and facilities.', 'Eligibility, safety and certificates in date.'],
  }),
  occupation({
    id: 'trade-instructor',
    of: 'college-lecturer',
    title: 'Trade Instructor',
    synonyms:
      'vocational instructor, vocational teacher, apprentice trainer, apprenticeship trainer, apprentice instructor, apprenticeship instructor, training centre instructor, craft instructor, construction trainer, construction instructor, skills trainer, training instructor, career and technical education teacher, CTE teacher, shop teacher, Ausbildungsmeister, Werklehrer, formateur technique, formador profesional',
    required:
      'Apprentices|apprenticeship|trainees|learners, Teaching|training|instruction|demonstrations|workshops, Practical assessment|assessment|assessor|practical tests',
    usual:
      'Lesson plans|schemes of work|training materials, Workshop|practice wall|rigs|training bay, Health and safety|risk assessment, Syllabus|modules|course design, Mentoring|one to one, Progress reviews|portfolios',
    credentials: 'Train the Trainer|tap1|level 3 award in education and training|ptlls|cert ed|ausbildereignung, Assessor award|cava|a1 assessor',
    context: 'trade, craft, apprentice, phase, students, college, training centre, tools, first years, second years, qualified, exams, skills',
    lookFor: ['Apprentices you trained, and how many qualified.', 'Years in the trade.', 'Train the Trainer or assessor award.'],
  }),
];
