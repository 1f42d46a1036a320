import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const CARE: readonly Occupation[] = [
  occupation({
    id: 'healthcare-assistant',
    of: 'caregiver',
    title: 'Healthcare Assistant',
    synonyms:
      'hospital porter, health care assistant, HCA, healthcare support worker, HCSW, nursing assistant, certified nursing assistant, CNA, nurse aide, nursing aide, auxiliary nurse, clinical support worker, patient care assistant, patient care technician, PCT, maternity support worker, theatre support worker, STNA, bank HCA, Pflegehelfer, Pflegeassistent, aide-soignant, auxiliar de enfermería, TCAE',
    required:
      'Personal care|washing and dressing|activities of daily living|adls|bathing|toileting|personal hygiene, Observations|vital signs|obs|news|news2|blood pressure, Moving and handling|manual handling|hoists|hoist|transfers|patient transfers',
    usual:
      'Feeding|mealtimes|fluid balance|nutrition, Infection control|hand hygiene|ppe, Care plans|documentation|charting, Dementia care|dementia, Phlebotomy|venepuncture|ecg|blood glucose, Pressure area care|repositioning|turning, Dignity|privacy and dignity, End of life care',
    tools: 'Hoists|slide sheets|bladder scanner, Electronic records|e-obs|pointclickcare',
    credentials: 'Care Certificate|nvq level 2|nvq 2|level 2 health and social care, CNA certification|state tested, BLS|cpr|basic life support',
    context: 'ward, patients, residents, nurses, bedside, nights, escorting, bed making, hospital, specimens, call bells, shift, commodes, elderly, comfort',
    lookFor: ['Wards or homes, and patients on a shift.', 'Observations and procedures you are signed off for.', 'Care Certificate or CNA in date.'],
  }),
  occupation({
    id: 'care-home-manager',
    of: 'healthcare-administrator',
    title: 'Care Home Manager',
    synonyms:
      'registered manager, nursing home manager, residential care manager, residential home manager, deputy care home manager, care manager, domiciliary care manager, home manager, assisted living director, executive director senior living, nursing home administrator, Heimleiter, Einrichtungsleiter, directeur EHPAD, director de residencia',
    required:
      'CQC|care quality commission|ofsted|inspection|state survey|regulator, Care planning|care plans, Staff management|staffing|rota|rotas|managed a team',
    usual:
      'Safeguarding|deprivation of liberty|dols, Occupancy|admissions|fees, Medication audits|medication management|audits, Recruitment|supervisions|appraisals, Budget|profit and loss|agency spend, Family liaison|families|complaints, Health and safety|fire safety',
    tools: 'Person Centred Software|nourish|log my care, PointClickCare',
    credentials: 'Registered Manager|cqc registered, Level 5 Diploma|nvq 5|rma|level 5 leadership, NHA license',
    context:
      'residents, beds, home, carers, dementia, nursing, rated good, outstanding, local authority, activities, relatives, dignity, end of life, handover',
  }),
  occupation({
    id: 'support-worker',
    of: 'caregiver',
    title: 'Support Worker',
    synonyms:
      'support worker care, senior support worker, learning disability support worker, mental health support worker, residential support worker, residential childcare worker, community support worker, direct support professional, DSP, personal assistant disability, recovery worker, floating support worker, housing support worker, Heilerziehungspfleger Wohngruppe, Betreuungskraft, Alltagsbegleiter, accompagnant éducatif et social',
    required:
      'Person-centred support|person-centred|support plans|care plans|individual support, Safeguarding|abuse reporting, Daily living|independent living|living skills|daily living skills|personal care',
    usual:
      'Medication administration|medication, Behaviour support|challenging behaviour|positive behaviour support|pbs|de-escalation, Community access|activities|outings, Record keeping|daily notes|incident reports, Learning disabilities|autism, Key working|keyworker|key worker, Risk assessments, Sleep-ins|waking nights',
    credentials: 'Care Certificate|nvq|level 2|level 3 health and social care, First aid|cpr, Driving licence',
    tools: 'Makaton|pecs, Care records|nourish|access care planning',
    context:
      'service users, clients, supported living, tenants, independence, families, residential, appointments, shopping, budgeting, mental health, epilepsy, shifts, team meetings',
  }),
  occupation({
    id: 'care-coordinator',
    of: 'healthcare-administrator',
    title: 'Care Coordinator',
    synonyms:
      'domiciliary care coordinator, home care coordinator, patient care coordinator, care navigator, social prescriber, social prescribing link worker, discharge coordinator, case coordinator health, patient navigator, Case Manager Pflege, Sozialdienst Krankenhaus',
    required:
      'Care coordination|coordinating care|coordinated care|scheduling visits|rostering, Assessments|needs assessment|care needs, Care plans|care packages|support plans',
    usual:
      'Referrals|signposting, Scheduling|rotas|rosters, Discharge planning|discharges, Family liaison|families, Multidisciplinary team|mdt, Record keeping|case notes, On call|out of hours',
    tools: 'Access People Planner|carebeans|systmone|emis, Epic',
    credentials: 'Level 3 health and social care',
    context: 'patients, clients, carers, visits, community, social services, appointments, hospital, service users, packages of care, continuity, GP practice',
  }),
  occupation({
    id: 'counsellor',
    of: 'psychologist',
    title: 'Counsellor',
    synonyms:
      'counselor, mental health counselor, licensed professional counselor, LPC, LMHC, substance abuse counselor, addiction counsellor, drug and alcohol worker, bereavement counsellor, school counsellor, art therapist, play therapist, CBT therapist, psychological wellbeing practitioner, PWP, IAPT therapist, relationship counsellor, family therapist, Suchtberater, Lebensberater, conseiller conjugal, orientador terapéutico, terapeuta familiar',
    required:
      'Counselling|counseling|therapy|therapeutic|client sessions, Assessment|assessments|intake|initial assessments, Confidentiality|ethics|ethical framework|boundaries',
    usual:
      'CBT|cognitive behavioural therapy|person-centred|psychodynamic|solution focused|motivational interviewing, Group therapy|groups|group sessions, Safeguarding|risk assessment|suicide risk, Treatment plans|care plans|progress notes, Clinical supervision|supervision, Trauma|bereavement|anxiety|depression|addiction, Crisis intervention',
    tools: 'CORE-10|phq-9|gad-7|iaptus, Telehealth|online counselling',
    credentials: 'BACP|ukcp|bps|babcp|licensed professional counselor|lpc|lmhc|ncc, Diploma in counselling',
    context:
      'clients, caseload, sessions, self-esteem, mental health, wellbeing, relapse prevention, families, young people, GP referrals, placement hours, confidential, empathy',
    lookFor: ['Approach, client group and hours of practice.', 'Accreditation and supervision.', 'Outcomes measured.'],
  }),
  occupation({
    id: 'youth-worker',
    of: 'social-worker',
    title: 'Youth Worker',
    synonyms:
      'detached youth worker, youth and community worker, youth support worker, youth leader, youth mentor, youth development worker, youth coordinator, community development worker, community worker, outreach worker, Jugendarbeiter, Streetworker, Jugendbetreuer, éducateur de rue, animateur socioculturel, animateur jeunesse, educador social, monitor de tiempo libre',
    required:
      'Young people|youth work|youth|teenagers|children and young people, Safeguarding|child protection, Group work|activities|workshops|youth sessions|projects|programmes',
    usual:
      'Mentoring|one to one|coaching, Outreach|detached work|street work, Funding|grants|fundraising, Partnership working|schools|police|social services, Behaviour management|conflict resolution, Volunteers|volunteer management, Event planning|residentials|trips',
    tools: 'Upshot|lamplight|case management system',
    credentials: 'JNC|jnc qualified|level 3 youth work|youth work degree, First aid',
    context: 'youth club, community centre, estates, knife crime, drop-in, sport, arts, NEET, participation, wellbeing, parents, referrals, council, charity',
  }),
  occupation({
    id: 'housing-officer',
    of: 'social-worker',
    title: 'Housing Officer',
    synonyms:
      'housing manager, neighbourhood officer, tenancy officer, income officer, homelessness officer, housing options officer, tenancy sustainment officer, lettings officer, housing adviser, resettlement officer, leasehold officer, housing assistant, estate officer, housing specialist, bailleur social, gestionnaire locatif',
    required:
      'Tenancy management|tenancies|tenants|tenancy, Rent arrears|arrears|rent collection|income recovery, Housing law|housing act|housing legislation|fair housing|section 8',
    usual:
      'Anti-social behaviour|asb, Allocations|lettings|voids|nominations, Homelessness|homeless applications|temporary accommodation, Estate inspections|inspections|repairs, Welfare benefits|universal credit|housing benefit, Court|evictions|notices|possession proceedings, Safeguarding|vulnerable tenants',
    tools: 'Orchard|civica|northgate|qube|aareon',
    credentials: 'CIH|cih level 3|cih level 4|chartered institute of housing',
    context:
      'residents, patch, properties, social housing, housing association, council, landlord, home visits, sign-ups, complaints, neighbours, leaseholders, waiting list',
  }),
  occupation({
    id: 'careers-adviser',
    of: 'social-worker',
    title: 'Careers Adviser',
    synonyms:
      'careers advisor, career counselor, career coach, employment adviser, employability coach, work coach, job coach, careers consultant, employment specialist, vocational adviser, job centre adviser, Berufsberater, Jobcoach, Arbeitsvermittler, conseiller en insertion professionnelle, conseiller emploi, orientador laboral',
    required:
      'Careers guidance|career guidance|career counseling|employability|information advice and guidance|iag, Interviews|one-to-one|client interviews|coaching, CV writing|cvs|resume|resumes|interview preparation|job search',
    usual:
      'Employer engagement|employers|job brokerage, Action plans|progression plans, Workshops|group sessions, Caseload|targets|outcomes, Universal Credit|benefits, Labour market information, Apprenticeships|training providers',
    tools: 'Kudos|maytas|cdp|handshake',
    credentials: 'Level 6 careers guidance|qcg|level 4 iag, CDI registered',
    context:
      'jobseekers, unemployed, students, sustained employment, referrals, vacancies, school leavers, barriers, support, clients, schools, universities, placements',
  }),
];
