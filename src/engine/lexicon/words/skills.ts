/**
 * Things in a list of skills that are not skills any more, or never were: everyday programs, gadgets, being able to breathe.
 * One a line, further forms after "="; compared with the whole entry of the list, case and hyphens aside.
 */
export const NOT_A_SKILL: Readonly<Record<number, string>> = {
  8: `
    internet = the internet, internet browsing, internet surfing, surfing the internet, surfing the web, web surfing, web browsing, browsing, browsing the internet, internet savvy, use of internet, use of the internet, internet usage, using the internet, internet applications, internet skills, internet and email, internet & email, internet and e-mail, internet/email, internet, internet proficient, internet user, internet knowledge, internetkenntnisse
    email = e-mail, emails, e-mails, emailing, e-mailing, email management, sending emails, writing emails, email skills, email etiquette, electronic mail, email usage
    internet research = online research, web research, internet searching, online searching, googling, google search, google searching, using google, google
    typing = typewriting, fast typing, touch typing, keyboarding, keyboard, keyboard skills, typing skills, typist, data typing, speed typing
    computer = computers, computer skills, basic computer skills, computer literacy, computer literate, computer knowledge, basic computer knowledge, computer basics, basic computers, computer proficiency, computer proficient, computer usage, use of computers, using computers, basic computer, general computer skills, pc, pc skills, pc literate, pc literacy, basic pc skills, computerkenntnisse, edv-kenntnisse, pc-kenntnisse, informatique de base
    windows = microsoft windows, ms windows, windows xp, windows 7, windows 8, windows 10, windows 11, windows 95, windows 98, windows 2000, windows vista, windows os, windows operating system, windows operating systems, basic windows, microsoft windows 10
    printing = printer, printers, photocopying, photocopier, copier, copiers, copy machine, copy machines, fax, fax machine, fax machines, faxing, fax and copy machines, copying, laminating, stapling, office machines, office equipment, general office equipment, using a printer
    whatsapp = facebook, instagram, snapchat, tiktok, youtube, netflix, pinterest, facebook messenger, messenger, social networking, social networks, twitter, telegram, skype
    breathing = sleeping, walking, talking, eating, thinking, common sense, being on time, smiling
    mouse and keyboard = keyboard and mouse
    smartphone = smartphones, mobile phone, mobile phones, iphone, ipad, cell phone, cell phones, mobile devices
  `,
  6: `
    microsoft word = ms word, word, word processing, word processor, word processors, msword, word 2007, word 2010, word 2013, word 2016, microsoft office word
    microsoft office = ms office, ms-office, msoffice, microsoft office suite, ms office suite, office, office suite, microsoft suite, office 365, microsoft 365, ms office package, ms-office package, microsoft office package, office package, office packages, microsoft office products, microsoft office applications, microsoft products, ms suite, mso, basic microsoft office, basic ms office, ms-office-kenntnisse, ms-office kenntnisse, pack office, suite office, suite bureautique, paquete office, paquete de office, ofimática, bureautique, m.s. office, ms. office
    microsoft outlook = ms outlook, outlook, microsoft outlook email, outlook express, lotus notes, thunderbird, gmail, yahoo mail, google mail, hotmail
    microsoft powerpoint basics = basic powerpoint, basic excel, basic word, basic microsoft word, basic knowledge of ms office, basic microsoft excel
    notepad = wordpad, ms paint, microsoft paint, calculator, windows explorer, file explorer
    browser = browsers, internet explorer, google chrome, firefox, mozilla firefox, microsoft edge, web browsers, internet browsers
    google docs = google drive, google sheets, google slides, google calendar, google suite, google apps, google maps, dropbox
    zoom = zoom meetings, video conferencing, microsoft teams, ms teams, google meet, webex, video calls
    filing = file management, paper filing, alphabetical filing, filing documents, filing and organizing, file organization
    answering phones = answering phone, answering phone calls, answering telephone, answering telephones, phone etiquette, telephone etiquette, telephone skills, phone skills, telephones, telephone, phones, phone, phone calls, multi-line phone, multi-line phones, multi-line telephone
    multitasking = multi-tasking, multi tasking, multitask, multi-task, ability to multitask, ability to multi-task, able to multitask, excellent multi-tasker, multi-tasker, multitasker, multitasking abilities, multi-tasking abilities, multitasking skills
    punctuality = punctual, pünktlichkeit, puntualidad, ponctualité, timeliness, good attendance
    basic math = math, maths, basic mathematics, basic maths, math skills, counting, spelling, grammar, handwriting, good handwriting, proofreading my own work, note taking, taking notes, note-taking
    mac = apple computers, macintosh, mac and pc, pc and mac, mac/pc, windows and mac
    meetings = attending meetings, meeting deadlines, answering emails, making coffee, coffee making
    basic html knowledge = basic internet, basic internet skills, basic typing, basic english, basic skills, various skills, other skills, general skills
    photography with phone = taking photos, selfies, watching movies
  `,
};

/** Qualities of character in a list of skills: claims that nothing but a line of work can prove. One a line, by weight. */
export const SOFT_SKILLS: Readonly<Record<number, string>> = {
  5: `
    communication = communication skills, communications skills, good communication, good communication skills, excellent communication, excellent communication skills, strong communication, strong communication skills, effective communication, effective communicator, excellent communicator, strong communicator, great communicator, good communicator, communicator, communicative, communicating, verbal communication, written communication, verbal and written communication, written and verbal communication, oral communication, oral and written communication, written and oral communication, clear communication, great communication skills, verbal communication skills, excellent verbal and written communication, excellent written and verbal communication skills, excellent verbal and written communication skills, kommunikation, kommunikationsfähigkeit, kommunikationsstärke, kommunikationsstark, comunicación, comunicación efectiva, habilidades de comunicación, sens de la communication
    teamwork = team work, team player, good team player, team building, team spirit, team oriented, working in a team, work in a team, ability to work in a team, collaboration, collaborative, team collaboration, cooperation, cooperative, teamfähigkeit, teamfähig, teamarbeit, travail d'équipe, travail en équipe, esprit d'équipe, trabajo en equipo, team working, teambuilding
    leadership = leadership skills, strong leadership, leadership qualities, leader, natural leader, team leadership, proven leadership, excellent leadership skills, leadership ability, strong leader, effective leader, team leading, liderazgo, führungsqualitäten
    problem solving = problem solver, problem-solver, problem solving skills, problem-solving skills, strong problem solver, creative problem solving, creative problem solver, complex problem solving, complex problem solver, excellent problem solver, problem solving abilities, problem resolution, resolution-oriented, problemlösung, résolution de problèmes, resolución de problemas, problemlösungsfähigkeit, problemlösungskompetenz
    time management = time management skills, excellent time management, time managment, good time management, effective time management, zeitmanagement, gestion du temps, gestión del tiempo
    critical thinking = critical thinker, creative thinking, strategic thinking, strategic thinker, analytical thinking, analytical thinker, analytical skills, analytical mind, logical thinking, analytical, strong analytical skills, lateral thinking, analytisches denken, esprit d'analyse, pensamiento crítico, out of the box thinking
    attention to detail = detail oriented, detail-oriented, detailed oriented, detail-minded, meticulous attention to detail, strong attention to detail, attention to details, eye for detail, accuracy, meticulous, thorough, genauigkeit, sorgfalt
    work ethic = strong work ethic, good work ethic, excellent work ethic, great work ethic, work ethics
    adaptability = adaptable, adaptive, flexibility, flexible, versatility, versatile, open minded, open-minded, open-mindedness, anpassungsfähigkeit, flexibilität, adaptabilité, adaptabilidad, capacité d'adaptation, flexibilidad
    interpersonal skills = interpersonal, interpersonal communication, people skills, social skills, strong interpersonal skills, excellent interpersonal skills, good interpersonal skills, relationship building, people oriented, soziale kompetenz, relationnel
    organization = organisation, organizational skills, organisational skills, organized, organised, highly organized, highly organised, strong organizational skills, excellent organizational skills, well organized, organizing, organizational, organization skills, strong organization skills, good organizational skills, organisationstalent, organisationsfähigkeit, sens de l'organisation, organización
    creativity = creative, creative mind, imagination, imaginative, innovation, innovative, innovator, innovative thinker, kreativität, créativité, creatividad, creative ideas
    motivation = motivated, go-getter, go getter, self motivation, self-motivation, self motivated, self-motivated, highly motivated, self-starter, self starter, initiative, taking initiative, proactive, proactivity, proactiveness, drive, driven, goal-oriented, goal oriented, results-oriented, results oriented, results-driven, eigeninitiative, motivé, motivée, proactivo, energetic, enthusiastic, enthusiasm, ambitious, passion, passionate, positive attitude, positive thinking, optimism, optimistic, positivity, can-do attitude
    reliability = reliable, dependable, dependability, responsible, responsibility, responsibilities, accountability, dedication, dedicated, commitment, committed, loyalty, loyal, trustworthy, trustworthiness, integrity, honesty, honest, discipline, disciplined, self-discipline, self discipline, zuverlässigkeit, zuverlässig, verantwortungsbewusstsein, pünktlich, responsable, responsabilidad, sérieux, rigueur, rigoureux, autonomie, autonome
    patience = patient, empathy, empathetic, compassion, compassionate, kindness, friendly, friendliness, caring, understanding, sympathy, active listening, good listener, listening skills, active listener, great listener, emotional intelligence, sense of humor, sense of humour, personable, outgoing, tact, diplomacy, politeness, polite, courteous, professionalism, professional, respectful, respect, calm, calmness
    hard worker = hardworking, hard working, hard-working, hard work, diligent, diligence, persistence, persistent, perseverance, determination, determined, resilience, resilient, tenacity, belastbarkeit, belastbar, working under pressure, work under pressure, ability to work under pressure, works well under pressure, stress management, stress tolerance, stress resistance, ability to work under stress, résistance au stress
    decision making = decision-making, decision making skills, decisiveness, decisive, good judgment, judgment, sound judgment, entscheidungsfreude, toma de decisiones
    confidence = confident, self-confidence, self confidence, self-confident, charisma, charismatic, assertiveness, assertive, persuasion, persuasive, influence, influencing, durchsetzungsvermögen
    curiosity = curious, eagerness to learn, eager learner, fast learner, quick learner, willingness to learn, lifelong learning, lernbereitschaft, curiosité
    eagerness = eager, ability to learn, ability to learn quickly, willing to learn, eager to learn, learn quickly, quick study, quick learning, fast learning
    independence = independent, independent worker, work independently, ability to work independently, working independently, works well independently, self-directed, self-sufficient, self-reliant, autonomy, selbständigkeit, selbstständigkeit
    conflict resolution = conflict management, conflict solving, mediation skills, konfliktfähigkeit
    resourcefulness = resourceful, efficiency, efficient, effective, effectiveness, productive, productivity, competent
    prioritization = prioritizing, prioritising, prioritization skills, task prioritization, multi-tasking and prioritizing
    customer focus = customer oriented, customer focused, customer orientation, client focused, client oriented, customer centric, deadline oriented, deadline driven
    stakeholder management = stakeholder engagement, stakeholder relations, stakeholder relationship management, managing stakeholders
    networking skills = networking, storytelling, storyteller, networking with people, rapport building, building rapport
    work life balance = fun, fun loving, happy
  `,
};

/** Work whose adverts do ask for Word and Excel by name. */
const OFFICE_OR_SCHOOL =
  /\b(?:clerks?|clerical|secretar\p{L}*|admin\p{L}*|receptionist|office|assistant|pa|typist|bookkeep\p{L}*|school|teach\p{L}*|tutor|lecturer|principal|head ?teacher|headmaster|headmistress|education\p{L}*|librar\p{L}*|registrar|paralegal|legal|coordinator|data entry|payroll|accounts?)\b/iu;

/** Jobs to which an entry of `NOT_A_SKILL` does belong: its first word or words, and a test of the target job or title. */
export const SKILL_AFTER_ALL: readonly (readonly [term: string, job: RegExp])[] = [
  ['windows', /\b(?:it|systems?|network|support|help ?desk|technician|security|administrator|engineer|developer|infrastructure|desktop)\b/iu],
  ['printing', /\b(?:it|print\p{L}*|support|technician|graphic|press|office|clerk|secretary|admin\p{L}*|receptionist)\b/iu],
  ['typing', /\b(?:data entry|typist|transcri\p{L}*|secretary|clerk|stenograph\p{L}*|court|captioner|admin\p{L}*|receptionist|assistant)\b/iu],
  ['whatsapp', /\b(?:social|marketing|marketer|content|media|communications?|brand|pr|influencer|creator|community|design\p{L}*|journalis\p{L}*)\b/iu],
  ['internet research', /\b(?:research\p{L}*|journalis\p{L}*|librar\p{L}*|assistant|recruit\p{L}*|sourc\p{L}*|seo|market\p{L}*)\b/iu],
  ['basic math', /\b(?:teach\p{L}*|tutor|engineer|analyst|scientist|actuar\p{L}*|account\p{L}*|cashier|writer|editor|proofread\p{L}*|machinist|carpenter)\b/iu],
  ['filing', /\b(?:clerk|secretary|admin\p{L}*|receptionist|paralegal|office|assistant|records?)\b/iu],
  ['answering phones', /\b(?:clerk|secretary|admin\p{L}*|receptionist|operator|call|customer service|support|assistant|office)\b/iu],
  ['browser', /\b(?:qa|tester|test|web|front|developer|engineer)\b/iu],
  ['smartphone', /\b(?:mobile|ios|android|technician|support|repair|sales)\b/iu],
  ['mac', /\b(?:it|support|technician|design\p{L}*|administrator)\b/iu],
  ['microsoft word', OFFICE_OR_SCHOOL],
  ['microsoft office', OFFICE_OR_SCHOOL],
  ['microsoft outlook', OFFICE_OR_SCHOOL],
  ['microsoft powerpoint basics', OFFICE_OR_SCHOOL],
  ['computer', /\b(?:it|technician|repair)\b/iu],
];

/** What a job says in other words: its first word or words, and a test of what the jobs tell. */
export const SHOWN_BY: readonly (readonly [term: string, told: RegExp])[] = [
  ['answering phones', /\b(?:calls?|callers?|(?:tele)?phones?|phoned|rang|ringing|switchboard|dialled)\b/iu],
  ['filing', /\b(?:filed|filing|archived?|archives|records)\b/iu],
  ['microsoft outlook', /\b(?:e-?mails?|mailbox|inbox|diary|diaries|calendars?)\b/iu],
  ['typing', /\b(?:typed|typing|minutes|transcri\w+|dictation)\b/iu],
  ['photography with phone', /\b(?:photos?|photographs?|photographed)\b/iu],
];

/** The same for qualities: what is told of a job in these words is no claim without proof. */
export const SOFT_SHOWN_BY: readonly (readonly [term: string, told: RegExp])[] = [
  [
    'conflict resolution',
    /\b(?:complaints?|escalat(?:ed|ions?)|disputes?|grievances?|mediat(?:ed|ing|ion)|ombudsman|de-?escalat\w+|arbitrat\w+|disciplinar(?:y|ies)|tribunals?)\b/iu,
  ],
  [
    'leadership',
    /\b(?:led|leads?|leading|manag(?:ed?|es|ing)|supervis(?:ed?|es|ing)|ran|runs?|headed|in charge of)\s(?:\S+\s){0,4}(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\S+\s){0,2}(?:people|staff|agents?|engineers?|nurses?|chefs?|cooks?|drivers?|technicians?|teachers?|officers?|assistants?|employees|colleagues|volunteers|developers|analysts|operatives|carers|clerks|cashiers|apprentices)\b/iu,
  ],
  ['customer focus', /\b(?:complaints?|satisfaction|csat|nps|net promoter|feedback score|trustpilot)\b/iu],
];

/** Words of an entry that say how well and not what. */
export const SOFT_WORDS: readonly string[] = [
  'skilled',
  'strong',
  'excellent',
  'good',
  'great',
  'cheerful',
  'energetic',
  'oriented',
  'tasker',
  'skill',
  'skills',
  'experience',
  'proficiency',
  'proficient',
  'understands',
  'understanding',
  'knowledge',
  'ability',
  'certified',
];

/** Says how well, not what: dropped before an entry is compared. */
export const SKILL_LEVEL =
  /\s*(?:\([^)]*\)|[:–-]\s*(?:advanced|basic|basics|beginner|intermediate|proficient|expert|good|excellent|fluent|sehr gut|gut)|\b(?:advanced|basic|intermediate|proficient|expert)\b)\s*$/iu;
