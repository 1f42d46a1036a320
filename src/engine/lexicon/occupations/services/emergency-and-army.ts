import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const EMERGENCY_AND_ARMY: readonly Occupation[] = [
  occupation({
    id: 'firefighter',
    title: 'Firefighter',
    synonyms:
      'fire fighter, fireman, firewoman, retained firefighter, on-call firefighter, wholetime firefighter, airport firefighter, crew manager fire, wildland firefighter, fire engineer operator, firefighter EMT, trainee firefighter, Feuerwehrmann, Feuerwehrfrau, Brandmeister, Feuerwehrbeamter, sapeur-pompier, pompier, bombero',
    ladder: 'firefighter, crew manager|lieutenant, watch manager|captain, station manager|battalion chief, group manager, area manager fire|fire chief',
    required:
      'Firefighting|fire suppression|fires|fire and rescue|structural firefighting|fire service, Breathing apparatus|ba|scba|search and rescue, Emergency response|incidents|rescue|road traffic collisions|rtc|extrication|emergencies',
    usual:
      'Incident command|fireground, Trauma care|emt|first aid|casualty care|iec, Hazmat|hazardous materials|cbrn, Water rescue|rope rescue|swift water, Community safety|home fire safety visits|safe and well|fire prevention, Pump operation|driving|ladder, Equipment checks|maintenance|drills|training, Fire safety inspections|hydrants, Physical fitness|fitness test',
    tools: 'Breathing apparatus|thermal imaging camera|hydraulic rescue tools, Mobile data terminal',
    credentials: 'EFAD|lgv|emergency driving|cdl, Firefighter I|firefighter ii|nfpa 1001|nvq operations in the community, FREC|emt certification',
    context:
      'station, watch, crew, appliance, pump, fire station, shift, retained, ladder, hose, call-outs, turnouts, community, training, casualties, smoke, wildfire, fire engine',
    lookFor: ['Station, watch and years of operational service.', 'Incidents and roles: BA, command, driving.', 'Competences in date; crews trained.'],
  }),
  occupation({
    id: 'fire-officer',
    of: 'firefighter',
    title: 'Fire Officer',
    synonyms:
      'watch manager, watch commander, crew commander, station manager fire, station commander, group manager fire, fire captain, fire lieutenant, battalion chief, fire chief, fire marshal, fire inspector, fire safety inspector, fire investigator, Zugführer, Wehrführer, Brandinspektor, chef d’agrès, chef de centre pompiers, jefe de bomberos',
    required:
      'Incident command|incident commander|command of incidents|fireground command|level 1 incident command, Watch|crew|crew management|team leadership|led a watch|led a team|firefighters, Training|drills|exercises|training programme|assessments',
    usual:
      'Risk assessment|operational risk|site-specific risk|ssri, Fire safety|inspections|enforcement|audits, Breathing apparatus|ba entry control, Performance management|appraisals|attendance, Community safety|partnerships, Equipment|appliances|station management, Debriefs|operational learning, Rota|crewing|availability, Health and safety',
    tools: 'Mobile data terminal|ppms, Breathing apparatus',
    credentials: 'Level 1 incident command|incident command level 1|level 2 incident command|ilm|nebosh|ifE|ife',
    context:
      'station, watch, fire and rescue service, appliances, retained, control, hydrants, crews, incidents, mobilising, command support, schools, officers',
  }),
  occupation({
    id: 'emergency-dispatcher',
    title: 'Emergency Dispatcher',
    synonyms:
      'control room dispatcher, police control room dispatcher, resource dispatcher, emergency dispatcher police, police control room operator, emergency control room dispatcher, 999 call handler, 999 call taker, 911 dispatcher, 911 operator, emergency call handler, emergency medical dispatcher, EMD, police dispatcher, fire control operator, control room operator emergency, ambulance dispatcher, emergency operations centre operator, 111 call handler, NHS 111 health advisor, public safety telecommunicator, Leitstellendisponent, Disponent Rettungsleitstelle, opérateur SAMU, assistant de régulation médicale, operador de emergencias',
    required:
      'Emergency calls|999|911|call handling|call taking|111 calls, Dispatch|dispatching|deploying resources|mobilising|resource allocation, Triage|ampds|nhs pathways|mpds|emd protocols|prioritisation',
    usual:
      'CAD|computer aided dispatch, Radio communication|airwave|radio, CPR instructions|first aid advice|pre-arrival instructions, Safeguarding|vulnerable callers, Multitasking|pressure, Incident logging|accuracy|records, Shift work|nights, Typing, Major incident, Quality audits',
    nice: 'Mentoring, Languages|language line, Welfare calls',
    tools: 'CAD|computer aided dispatch|c3|cleric, Airwave|iccs|radio, Mapping|gazetteer',
    credentials: 'EMD|nhs pathways|apco|ncic certified',
    context:
      'callers, control room, ambulance, police, fire, crews, units, incidents, categories, response times, distress, escalation, patients, queue, location, resources, duty manager',
    lookFor: ['Calls a shift and the service.', 'Protocols you are certified in; audit scores.', 'Calm under pressure, shown by an incident.'],
  }),
  occupation({
    id: 'soldier',
    title: 'Soldier',
    synonyms:
      'infantry soldier, infantryman, infantry, private army, lance corporal, corporal, sergeant army, staff sergeant, army soldier, rifleman, paratrooper, marine, royal marine, US marine, gunner, sapper, army reservist, reservist, national guard, army engineer soldier, army medic, combat medic, military police, army logistic soldier, veteran, Soldatin, Zeitsoldat, Unteroffizier, Feldwebel, soldat, militaire, sous-officier, soldado, militar, sargento',
    ladder: 'private, lance corporal, corporal, sergeant, staff sergeant|colour sergeant, warrant officer',
    required:
      'Military service|army|armed forces|regiment|infantry|deployment|operations|military, Training|instruction|drill|exercises|trained soldiers, Leadership|section|squad|team|discipline|commanded',
    usual:
      'Weapons handling|marksmanship|weapons, Fieldcraft|patrols|reconnaissance|navigation, Logistics|stores|stock|supply chain|equipment accounting, Vehicles|vehicle maintenance|driving|convoys, Risk assessment|range safety|health and safety, First aid|battlefield casualty drills, Communications|radio, Physical training|fitness, Security|guarding, Welfare|mentoring',
    nice: 'Instructor qualifications, Planning|orders, Languages',
    tools: 'JAMES|jpa|bowman, MJDI',
    credentials: 'Security clearance|sc cleared|dv, HGV licence|category c|adr, First aid|combat medic',
    context:
      'tour, troops, battalion, squadron, platoon, NCO, barracks, deployed, Afghanistan, exercise, kit, ammunition, troop, corps, quartermaster, fleet, warehouse, duty',
    lookFor: [
      'Rank, corps and years, in words civilians know.',
      'People, stores and money you answered for.',
      'Operations and courses, with licences and clearance.',
    ],
  }),
  occupation({
    id: 'military-officer',
    of: 'soldier',
    title: 'Military Officer',
    synonyms:
      'army officer, commissioned officer, officer cadet, lieutenant, captain army, major army, lieutenant colonel, colonel, platoon commander, company commander, squadron leader, wing commander, RAF officer, air force officer, naval officer, navy officer, warrant officer, troop commander, intelligence officer military, Offizier, Bundeswehroffizier, officier de l’armée, officier, oficial del ejército, oficial militar',
    required:
      'Command|commanded|led|leadership|platoon|squadron, Operational planning|planning|operations|estimates|exercises, Training|staff work|discipline|welfare|reports',
    usual:
      'Risk management|health and safety|duty of care, Logistics|equipment|budget|resources, Intelligence|security|force protection, Joint operations|nato|multinational, Instruction|sandhurst|coaching, Deployments|tours, Briefing|orders',
    tools: 'Bowman|jchat|office',
    credentials: 'Security clearance|dv|sc, Sandhurst|commission|staff college',
    context: 'soldiers, battalion, regiment, headquarters, troops, mission, personnel, brigade, ministry of defence, adjutant, squadron, tours',
  }),
  occupation({
    id: 'naval-rating',
    of: 'soldier',
    title: 'Naval Rating',
    synonyms:
      'royal navy sailor, navy sailor, able rate, leading hand navy, petty officer, chief petty officer, submariner, warfare specialist, naval engineering technician, marine engineer technician navy, aircraftman, RAF technician, airman, senior aircraftman, RAF regiment gunner, coastguard, coast guard, coastguard officer, lifeboat crew, Marinesoldat, Matrose Marine, marin militaire, marinero militar',
    required:
      'Navy|royal navy|raf|air force|coastguard|ship|naval, Watchkeeping|operations|seamanship|maintenance|search and rescue, Safety|damage control|firefighting|drills|security',
    usual:
      'Weapons|sensors|communications|radar, Engineering maintenance|equipment care, Navigation|bridge, Training|mentoring, Stores|logistics, Deployment|exercises, Discipline|teamwork',
    tools: 'Radar|sonar|gmdss',
    credentials: 'Security clearance|sc|dv, Sea survival|stcw',
    context: 'HMS, crew, deck, submarine, base, frigate, squadron, aircraft, sea, deployment, duty, rescue coordination, helicopter',
  }),
  occupation({
    id: 'detective',
    of: 'police-officer',
    title: 'Detective',
    synonyms:
      'detective constable, detective sergeant, detective inspector, criminal investigator, investigating officer, civilian investigator, police investigator, crime scene investigator, CSI, scenes of crime officer, digital forensic investigator, intelligence analyst police, intelligence officer, crime analyst, private investigator, private detective, Kriminalbeamter, Kriminalkommissar, Privatdetektiv, enquêteur, détective privé, officier de police judiciaire, detective privado, inspector de policía',
    required:
      'Investigations|investigation|crime|criminal investigations|serious crime, Interviewing|witness statements|suspect interviews|evidence|forensics, Case files|disclosure|court|reports|prosecution',
    usual:
      'Intelligence|surveillance|analysis, Safeguarding|vulnerable victims|domestic abuse|sexual offences, PACE|ripa|cpia, Digital forensics|phones|cctv, Exhibits|chain of custody|fingerprints|dna, Warrants|arrests, Partner agencies',
    tools: 'HOLMES|niche|pnc|i2|cellebrite',
    credentials: 'PIP2|pip level 2|nie|ncalt, Security clearance|driving',
    context: 'CID, offenders, victims, suspects, homicide, fraud, burglary, scene, custody, cases, CPS, enquiries, major crime',
  }),
  occupation({
    id: 'prison-officer',
    of: 'police-officer',
    title: 'Prison Officer',
    synonyms:
      'correctional officer, corrections officer, detention officer, jailer, custodial manager, prison custody officer, prisoner escort officer, detention custody officer, prison governor, supervising officer prison, offender supervisor, Justizvollzugsbeamter, surveillant pénitentiaire, funcionario de prisiones',
    required:
      'Prison|custody|correctional|prisoners|inmates|detainees|detention, Security|searches|searching|counts|locking, De-escalation|conflict|control and restraint|use of force|mmpr',
    usual:
      'Key worker|rehabilitation|offender management, Reports|incident reports|records, ACCT|suicide and self-harm|safer custody, Escorts|visits|reception, Radio|cctv, Drug testing|intelligence|contraband, Adjudications|discipline',
    tools: 'NOMIS|digital prisons|radio',
    credentials: 'POELT|control and restraint|academy certified, First aid',
    context: 'wing, cells, gate, residents, staff, gangs, violence reduction, shift, regime, offenders, young offenders, landings',
  }),
  occupation({
    id: 'probation-officer',
    of: 'social-worker',
    title: 'Probation Officer',
    synonyms:
      'probation service officer, parole officer, community corrections officer, offender manager, youth offending officer, youth justice worker, community payback supervisor, resettlement worker offenders, Bewährungshelfer, conseiller de probation, oficial de libertad condicional',
    required:
      'Probation|parole|offenders|offender management|supervision, Risk assessment|oasys|risk management plans|risk of harm, Pre-sentence reports|court reports|parole reports|reports',
    usual:
      'MAPPA|marac|public protection, Breach|recall|enforcement, Interventions|accredited programmes|rehabilitation, Safeguarding|victims|domestic abuse, Home visits|curfew, Drug testing|referrals, Multi-agency working',
    tools: 'OASys|ndelius|assetplus',
    credentials: 'PQiP|probation qualification|diploma in probation',
    context: 'caseload, community orders, licence, prison, court, sentence, reoffending, employment, accommodation, substance misuse, police',
  }),
  occupation({
    id: 'security-manager',
    of: 'security-guard',
    title: 'Security Manager',
    synonyms:
      'head of security, security operations manager, corporate security manager, security director, chief security officer, security contract manager, security site manager, security shift manager, physical security manager, security consultant, loss prevention manager, asset protection manager, Leiter Objektschutz, Leiter Sicherheit, Sicherheitsleiter, Objektleiter Sicherheit, Meister für Schutz und Sicherheit, Leiter Werkschutz, responsable sécurité, responsable sûreté, director de seguridad, jefe de seguridad',
    required:
      'Security operations|physical security|site security|security|objektschutz|werkschutz, Team management|security officers|guards|rotas|managed a team|dienstplanung, Risk assessment|security audits|threat assessment|security plans|security risk assessment',
    usual:
      'CCTV|access control|intruder alarms, Incident management|crisis management|emergency planning|evacuation, Contracts|sla|budget|contractors, Investigations|loss prevention|shrinkage, Training|drills, Event security|crowd management, Police liaison|stakeholders, Assignment instructions|procedures',
    tools: 'CCTV|genetec|lenel|milestone, Incident reporting system',
    credentials: 'SIA licence|sia|cpp|asis|ipsa|§ 34a|34a sachkunde|sachkundeprüfung, First aid',
    context: 'sites, officers, control room, patrols, buildings, visitors, staff, terrorism, fire, keys, contracts, alarms, security personnel',
  }),
  occupation({
    id: 'lifeguard',
    of: 'fitness-trainer',
    title: 'Lifeguard',
    synonyms:
      'pool lifeguard, beach lifeguard, swimming pool attendant, leisure assistant, recreation assistant, swimming teacher, swim instructor, swimming instructor, swim coach, leisure attendant, Rettungsschwimmer, Bademeister, Fachangestellter für Bäderbetriebe, Schwimmlehrer, maître-nageur, maître-nageur sauveteur, socorrista, monitor de natación',
    required: 'Lifeguarding|pool|beach|swimming|swimming lessons, Rescue|first aid|cpr|water safety|aed, Supervision|customers|swimmers|children',
    usual:
      'Pool testing|chlorine|ph|plant, Cleaning|setting up equipment, Emergency action plan|incident reports, Customer service, Teaching stages|lesson plans, Scanning|zones, Safeguarding',
    tools: 'Rescue tube|spinal board|photometer',
    credentials: 'NPLQ|rlss|red cross lifeguard|sta level 2|swim england level 2, First aid|cpr',
    context: 'leisure centre, poolside, gym, swimmers, shifts, sessions, lanes, beach, surf, parties, safety, classes',
  }),
];
