import type { Family } from './family.ts';

const PEOPLE =
  "(?:people|staff|employees|colleagues|persons?|heads|fte|direct reports|reports|agents?|nurses?|clerks?|ushers?|cooks?|chefs?|drivers?|pickers?|engineers?|developers?|designers?|analysts?|actuar(?:y|ies)|machinists?|operators?|welders?|electricians?|apprentices?|operatives?|labourers|technicians?|teachers?|assistants?|stylists?|volunteers?|crew|team|recruiters?|paralegals?|lawyers?|solicitors?|firefighters|soldiers|personnel|mitarbeiter\\p{L}*|kollegen|leute|mann|personen|fachkraft\\p{L}*|personnes|collaborateurs|salaries|juristes?|cuisiniers|personas|empleados|recepcionistas|camareros|mensen|medewerkers|collega'?s|osob|osoby|kisi|kisilik)";
const COUNT =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)';
/** "A consultation for 84 colleagues" leads none of them. */
const OF_THEM = '(?<!\\bfor (?:about |up to |over )?)';
const LED =
  '(?:led|lead|leading|manage[sd]?|managing|line[- ]manage[sd]?|supervise[sd]?|supervising|headed|heading|ran|run|running|in charge of|responsible for|direct(?:ed)?|roster(?:ed)?|leit(?:e|ete|ung)|gefuhrt|fuhrung|fuhre|encadre\\p{L}*|encadrement|dirig\\p{L}*|manage(?:e|ment)|leiding|aansturen|stuurde|coordin\\p{L}*|a cargo)';

/** People, money, planning, paper: what is asked for in every trade. */
export const FAMILIES_OF_OFFICES: readonly Family[] = [
  {
    name: { en: 'Team leadership', de: 'Teamleitung', fr: 'Encadrement d’équipe', es: 'Dirección de equipos', nl: 'Leidinggeven' },
    plain: { en: 'Team', de: 'Team', fr: 'Équipe', es: 'Equipo', nl: 'Team' },
    asks: /\b(?:lead(?:ing)?,? (?:(?:and|develop|appraise|coach|motivate|manage|support|train|inspire|our|a|the|an),? )*(?:team|staff|people|ushers|crew)|lead(?:ing)?\b[^.;]{0,40}\bteam|team leader(?:ship)?|(?<!thought )leadership experience|experience (?:of|in) leadership|leading others|prenez la tete|encadr\p{L}+|(?:dirigir|liderar|gestionar|gestion de|direccion de) (?:un |el |los )?(?:equipos?|personas|personal)|leiding(?:geven|gevende)?\b|fuhrung (?:eines|von)|manage \p{L}+ staff|supervis\p{L}+|fachlich (?:angeleitet|geleitet|gefuhrt)|leiten [^.;]{0,20}teams?\b)/u,
    says: new RegExp(
      `\\bmanag(?:er|es|ed|ing) (?:of )?(?:an? |the )?(?:staff|team|crew) of (?:up to |over |about |around )?\\d|\\b(?:team leadership|supervis(?:e|ed|ing|or)\\b|under me\\b|tech lead for|responsible for (?:one|two|three|\\d+) (?:\\p{L}+ ){0,2}(?:assistant|trainee|apprentice|junior|graduate)s?\\b|personalverantwortung|mitarbeiterfuhrung|encadr\\p{L}+|leidinggeven\\p{L}*|gestion de equipos|fachliche anleitung)\\b|\\b${LED}\\b[^.;:]{0,40}?\\b${OF_THEM}${COUNT}\\b[^.;:]{0,25}?\\b${PEOPLE}\\b|\\b${LED} (?:an? |the |our )?(?:\\p{L}+ )?(?:watch|team|crew|shift|gang|section|platoon|brigade|squad|department|ward|kitchen) of ${COUNT}\\b|\\b(?:dirijo|leite|leitete|dirige|dirigi) [^.;:]{0,20}\\b(?:equipo|team)\\b`,
      'u',
    ),
    shows: new RegExp(
      `\\b(?:line[- ]manag\\p{L}+|team leader\\b(?! because)|teamleit\\p{L}*|chef d.equipe|jef[ea] de equipo|head of|tech lead|shift lead)\\b|\\b${LED}\\b[^.;:]{0,20}\\b(?:team|crew|shift|watch|section|platoon|kitchen|equipe|equipo|brigade)\\b|\\b${COUNT} (?:direct )?reports\\b|^(?!.*\\b(?:in|within|part of|with) an? team).*\\b${COUNT} (?:staff|employees)\\b`,
      'u',
    ),
  },
  {
    name: { en: 'Line management', de: 'Personalführung', fr: 'Management d’équipe', es: 'Gestión de personal', nl: 'Personeelsmanagement' },
    plain: { en: 'People', de: 'Team', fr: 'Équipe', es: 'Equipo', nl: 'Team' },
    asks: /\b(?:line[- ]manag(?!ers\b)\p{L}*|manag(?:e|ing|ement of) (?:and \p{L}+ )?(?:a |the |other |an? \p{L}+ )?(?:team|staff|people|site managers|designers|engineers|colleagues|large team)|team management|people management|staff management|manag(?:e|ing) (?:an?|one|two|three|four|five|six|seven|eight|\d+) (?:\p{L}+ ){0,2}(?:administrator|assistant|receptionist|clerk|driver|chef|carer|nurse|technician|operative|cleaner|secretary|supervisor|coordinator|cook|porter|mechanic)s?\b|coaching or managing|personalverantwortung|mitarbeiterfuhrung|fuhrungserfahrung|management d.equipe)/u,
    says: /\b(?:line[- ]manag(?:ed|er|ing|ement|e)|people management|staff management|personalverantwortung|mitarbeiterfuhrung|personalfuhrung)\b/u,
    shows: new RegExp(
      `\\b(?:team leader\\b(?! because)|supervis(?:ed|ing|or)|teamleit\\p{L}*|chef d.equipe|jef[ea] de equipo)\\b|\\b${LED}\\b[^.;:]{0,40}?\\b${OF_THEM}${COUNT}\\b[^.;:]{0,25}?\\b${PEOPLE}\\b|\\b${COUNT} (?:direct )?reports\\b|\\bencadr\\p{L}+|\\bprowadze\\b`,
      'u',
    ),
  },
  {
    name: { en: 'Budget management', de: 'Budgetverantwortung', fr: 'Gestion de budget', es: 'Gestión de presupuestos', nl: 'Budgetbeheer' },
    asks: /\b(?:budgets?\b|budgetverantwortung|presupuestos?|begroting)/u,
    says: /(?<!\b(?:under|over|on|to|within|in) (?:the |its )?)\b(?:budgets?|budgetverantwortung|presupuestos?|begroting)\b/u,
    shows:
      /\b(?:under|within|to|on) budget\b|[£$€]\s?[\d.,]+\s?(?:k|m|million|bn)?\b[^.;]{0,30}\b(?:a year|spend|turnover|contract|project|job)|\b(?:turnover|spend|chiffre d.affaires|umsatz)\b[^.;]{0,20}[\d]/u,
  },
  {
    name: { en: 'Rostering', de: 'Dienstplanung', fr: 'Planification des équipes', es: 'Planificación de turnos', nl: 'Roosterplanning' },
    asks: /\b(?:roster\p{L}*|(?<!(?:take part in|on|join|per|as) (?:the |a |our )?(?:\p{L}+ ){0,2})rotas?\b|off duty|staff schedul\p{L}*|cover the schedule|dienstplan\p{L}*|schichtplan\p{L}*|plannings? (?:des|du)|cuadrantes?|roosters?\b|inroosteren)/u,
    says: /\b(?:roster\p{L}*|(?<!\b(?:on|in|by) (?:the |a |our )?)rotas?|dienstplan\p{L}*|schichtplan\p{L}*|cuadrantes?|roosters?)\b/u,
    shows:
      /\boff[- ]duty for\b|\bgrafik\b|\b(?:shift|staff) (?:plan|plans|schedules?)\b|\bled a shift\b|\b(?:write|wrote|made|make|do|did|kept|set) (?:up )?the (?:\p{L}+ )?schedules?\b|\b(?:shift|staff|rota|duty) planning\b|\bplannings\b|(?<=\b(?:le|les|des|du|un) )planning\b/u,
  },
  {
    name: { en: 'Mentoring and coaching', de: 'Begleitung und Coaching', fr: 'Tutorat', es: 'Tutoría', nl: 'Coaching en begeleiding' },
    asks: /\b(?:mentor\p{L}*|coach(?!es\b)\p{L}*|supporting learners|practice (?:educator|assessor|supervisor)|tutorat|(?<!form )tutor\p{L}*|begeleid\p{L}* (?:van|stagiair\p{L}*))\b/u,
    says: /\b(?:mentor(?:ed|ing|s)?|coach(?:ed|ing)|coach(?:es)? (?:\d|new|the|my|our|junior|staff|agents)|practice (?:educator|assessor|supervisor)|praxisanleit\p{L}*|tutora?t|tuteur|tutora?\b)/u,
    shows:
      /\b(?:trained (?:up )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|new|the|all|junior|over)|training new|responsible for (?:one|two|three|\d+) (?:assistant|trainee|apprentice|student)|brought on|taught (?:two|three|four|\d+|the|new)|inducted|showed new|student (?:paramedics|nurses|teachers)|(?:two|three|\d+) (?:trainees|apprentices|juniors|azubis?|apprentis|stagiair\p{L}*)|lehrlinge?|azubis?|apprentis?|aprendices|leerlingen)\b/u,
  },
  {
    name: { en: 'Training and mentoring', de: 'Anleitung und Ausbildung', fr: 'Formation et tutorat', es: 'Formación y tutoría', nl: 'Begeleiden en opleiden' },
    asks: /\b(?:train(?:ing)? (?:and |of |new |junior |cross-train |up )*(?:operators|staff|colleagues|starters|juniors|apprentices|trainees|team|users|students)|train and|einarbeit\p{L}*|ausbild(?:ung von|en|er)\b|anleit\p{L}*|former les|formation (?:des|de nouveaux)|formar (?:a|al)|inwerken)\b/u,
    says: /\b(?:(?<!\b(?:was|were|been|being|am|fully|formally) )trained(?! (?:in|as|to)\b)|trains?\b|training new|einarbeit\p{L}*|ausbilder\p{L}*|praxisanleit\p{L}*|tutora?t|tuteur|tutora?\b)/u,
    shows:
      /\b(?:mentor(?:ed|ing|s)?|coach(?:ed|ing)|coach(?:es)? (?:\d|new|the|my|our|junior|staff|agents)|practice (?:educator|assessor|supervisor)|responsible for (?:one|two|three|\d+) (?:assistant|trainee|apprentice|student)|brought on|taught (?:two|three|four|\d+|the|new)|inducted|showed new|student (?:paramedics|nurses|teachers)|(?:two|three|\d+) (?:trainees|apprentices|juniors|azubis?|apprentis|stagiair\p{L}*)|lehrlinge?|azubis?|apprentis?|aprendices|leerlingen)\b/u,
  },
  {
    name: {
      en: 'Complaint handling',
      de: 'Reklamationsbearbeitung',
      fr: 'Traitement des réclamations',
      es: 'Gestión de reclamaciones',
      nl: 'Klachtenbehandeling',
    },
    asks: /\b(?:complain\p{L}*|reklamation\p{L}*|beschwerde\p{L}*|reclamations?|reclamaciones|quejas|klacht\p{L}*)\b/u,
    says: /\b(?:complain\p{L}*|reklamation\p{L}*|beschwerde\p{L}*|reclamations?|reclamaciones|quejas)\b/u,
    shows: /\b(?:refunds?|escalat(?:ed|ions?)|unhappy (?:customers|guests|clients)|angry (?:customers|guests|callers)|klacht\p{L}*|resenas?)\b/u,
  },
  {
    name: {
      en: 'Stakeholder management',
      de: 'Abstimmung mit Beteiligten',
      fr: 'Relations avec les parties prenantes',
      es: 'Relación con las partes',
      nl: 'Stakeholdermanagement',
    },
    asks: /\b(?:stakeholders?|senior leaders|executives|c-suite|business partners?|parties prenantes|partes interesadas|belanghebbenden|abstimm\p{L}*|stimmen [^.;]{0,40} ab)\b/u,
    says: /\b(?:stakeholders?|parties prenantes|belanghebbenden)\b/u,
    shows:
      /\b(?:agreed|negotiated|presented|advis(?:ed|ing)|liais(?:ed|ing|on)|worked|working|reported) (?:\p{L}+ ){0,5}(?:with|to|for) (?:the )?(?:board|directors|executive|finance|sales|legal|regulator|council|ministers?|partners|heads)\b|\babgestimmt\b/u,
  },
  {
    name: { en: 'Recruitment', de: 'Personalgewinnung', fr: 'Recrutement', es: 'Selección de personal', nl: 'Werving' },
    asks: /\b(?:recruit(?:ment|ing)?|hiring(?! law)|hired?\b|onboarding|personalgewinnung|recrut\p{L}+|seleccion de personal|werving)\b/u,
    says: /\b(?:recruit(?:ed|ment|ing|er)|hired|hiring(?! managers?)|onboard(?:ed|ing)|rekrutier\p{L}*|recrut\p{L}+|seleccion de personal)\b/u,
    shows:
      /\b(?:interview(?:ed|ing) (?:\p{L}+ )?(?:candidates|applicants)|sat on (?:\p{L}+ )?(?:interview|selection) panels?|took on (?:\d|two|three|new|staff|an? )|filled (?:\p{L}+ ){0,2}(?:roles|vacancies|posts|positions))\b/u,
  },
  {
    name: { en: 'Presenting', de: 'Präsentieren', fr: 'Présentation', es: 'Presentación', nl: 'Presenteren' },
    asks: /\b(?:present(?:ing|ation|ations)?\b(?! (?:state|time))|public speaking|represent\p{L}* [^.;]{0,30}\b(?:board|regulator|courts?)|put (?:a|an) [^.;]{0,30} to (?:a|the) board|talks)\b/u,
    says: /\b(?:present(?:ed|ing|ations?)(?! day)|presents? (?:\p{L}+ ){0,4}(?:to|at) |spoke at|speaker|gave (?:a |the )?talks?|talk at|keynote|vortrag\p{L}*|prasentier\p{L}*)\b/u,
    shows: /\b(?:to the board|board (?:papers?|reports?|meetings?)|conference|panel)\b/u,
  },
  {
    name: { en: 'Minutes and board papers', de: 'Protokolle und Vorlagen', fr: 'Procès-verbaux', es: 'Actas', nl: 'Notulen' },
    asks: /\b(?:minute[- ]taking|minutes\b|board papers|agendas|secretariat|proces-verbaux|actas|notul\p{L}+|protokoll\p{L}*)/u,
    says: /\b(?:minutes of|took (?:the )?minutes|minute[- ](?:taking|taker)|minuted|board (?:papers|packs?)|secretariat|proces-verbaux|actas|notul\p{L}+|protokollfuhrung|procesverbaal)\b/u,
    shows: /\b(?:agendas?|board packs?|minutes (?:out|for|from))\b/u,
  },
  {
    name: { en: 'Improvement of processes', de: 'Prozessverbesserung', fr: 'Amélioration continue', es: 'Mejora de procesos', nl: 'Procesverbetering' },
    asks: /\b(?:(?:quality|process|service|continuous) improvement|improv(?:e|ing) (?:\p{L}+ ){0,2}(?:process\p{L}*|quality|service)|verbesserung\p{L}*|amelioration|mejora continua|verbeter\p{L}*)/u,
    says: /\b(?:(?:quality|process|continuous) improvement|lean|kaizen|5s|smed|six sigma|kvp|amelioration continue|mejora continua)\b/u,
    shows:
      /\b(?:went|fell|dropped|rose|cut|reduced|brought down|halved|shortened|lowered|raised|improved|down) [^;]{0,80}\b(?:from|to|by) [^.;]{0,12}\d|(?<!\b(?:19|20)\d\d[^.;]{0,20})\b\d[\d.,]*\s?(?:%|\p{L}+)?\s?(?:→|->|to|auf|naar|a) \d(?! times\b|[\d.,]*\s?(?:times|pm|am|hours|people|days a week)\b)|\baudit(?:ed)?\b[^.;]{0,60}\b(?:again|repeated|re-?audit)|\brepeated the audit\b/u,
  },
  {
    name: { en: 'Project management', de: 'Projektleitung', fr: 'Gestion de projet', es: 'Gestión de proyectos', nl: 'Projectleiding' },
    asks: /\b(?:project (?:management|manager|delivery)|managed a project|managing projects|lead(?:ing)? projects|projekt(?:leit|manag)\p{L}*|gestion de projets?|gestion de proyectos|projectmanagement|projectleid\p{L}*)/u,
    says: /\b(?:project (?:manage\p{L}*|lead\p{L}*|delivery)|(?:managed|led|ran|delivered) (?:the |a |an )?(?:\p{L}+ ){0,3}projects?|projekt(?:leit|manag)\p{L}*|chef(?:fe)? de projet|gestion de projets?|jef[ea] de proyecto)\b/u,
    shows: /\b(?:on time|to budget|under budget|rolled out|roll-out|go-live|moved the (?:office|ward|school|team))\b/u,
  },
  {
    name: { en: 'Negotiation', de: 'Verhandlung', fr: 'Négociation', es: 'Negociación', nl: 'Onderhandelen' },
    asks: /\b(?:negotiat\p{L}*|verhandl\p{L}*|negoci\p{L}*|onderhandel\p{L}*)/u,
    says: /\b(?:negotiat\p{L}*|verhandl\p{L}*|ausgehandelt|negoci\p{L}*|onderhandel\p{L}*)/u,
    shows: /\b(?:agreed (?:terms|prices|rates|settlements?)|settled (?:at|for|claims|the account))\b/u,
  },
  {
    name: { en: 'Contracts', de: 'Verträge', fr: 'Contrats', es: 'Contratos', nl: 'Contracten' },
    asks: /\b(?:draft(?:ing)?(?: \p{L}+){0,3} contracts|contract (?:management|drafting|review|law)|negocier les contrats|droit des contrats|vertrags\p{L}+|redaccion de contratos|contractenrecht)/u,
    says: /\b(?:contracts?|contrats?|vertrag\p{L}*|vertrage\p{L}*|contratos?|contracten)\b/u,
    shows: /\b(?:ndas?|leases?|terms and conditions|avenants?|bail|baux)\b/u,
  },
  {
    name: { en: 'Data protection', de: 'Datenschutz', fr: 'Protection des données', es: 'Protección de datos', nl: 'Gegevensbescherming' },
    asks: /\b(?:gdpr|data protection|rgpd|dsgvo|avg\b|datenschutz\p{L}*|registre des traitements)/u,
    says: /\b(?:gdpr|data protection|rgpd|dsgvo|datenschutz\p{L}*|registre des traitements|dpo|cnil)\b/u,
    shows: /\bsubject access\b/u,
  },
  {
    name: { en: 'Writing', de: 'Texten', fr: 'Rédaction', es: 'Redacción', nl: 'Schrijven' },
    asks: /\b(?:written english|clear,? (?:short )?writ\p{L}+|write well|drafting (?:briefings|letters|reports)|prepare (?:\p{L}+[- ]){0,4}briefings|briefings|report writing|redacci\p{L}+|redaktion\p{L}*)/u,
    says: /\b(?:wrote|written|writing|author(?:ed)?|drafted|briefings?|published|articles?|blog|editor|(?:wrote|writing|drafted) reports?)\b/u,
    shows: /\b(?:dissertation|newsletter|essays?|thesis)\b/u,
  },
  {
    name: { en: 'Customer contact', de: 'Kundenkontakt', fr: 'Relation client', es: 'Atención al cliente', nl: 'Klantcontact' },
    asks: /\b(?:customer (?:service|care|support|contact|facing)(?! (?:advis\p{L}+|agents?|team|staff|representatives?|managers?|assistants?|desk))|dealing with the public|deal calmly|answer the phone|members of the public|kundenkontakt|kundenbetreuung|relation client|atencion al cliente|klantcontact|klantenservice)\b/u,
    says: /\b(?:customer (?:service|care|support|experience)|members of the public|kundenkontakt|kundenbetreuung|kundendienst|relation client|atencion al cliente|klantenservice)\b/u,
    shows:
      /\b(?:serv(?:e[ds]?|ing) (?:up to |over |about |around )?(?:[\p{L}\d]+ ){0,3}(?:customers|guests|clients|people|meals|tables|covers|diners|pupils|patients|public|food|drinks|pints|lunch\p{L}*)|callers|calls a day|phone calls|reception(?:ist)?|customers|guests|visitors|the public|witnesses|tills?|counter|regulars|bar (?:staff|work)|behind (?:the|a) bar|barista|wait(?:er|ress|ing tables)|passengers|(?:advis|greet|deal|look|berat|bedien|betreu|atend|accueil|conseil|verkauf|sold|sell|quot)\p{L}* [^.;]{0,30}\b(?:clients|kund\p{L}*|clientes|klanten))\b/u,
  },
  {
    name: { en: 'Microsoft Office', de: 'MS Office', fr: 'Pack Office', es: 'Microsoft Office', nl: 'Microsoft Office' },
    asks: /\b(?:(?:ms|microsoft) ?office|microsoft 365|office 365|pack office|ms-office|paquete office)\b/u,
    says: /\b(?:(?:ms|microsoft)[ -]?office|microsoft 365|office 365|m365|o365|pack office)\b/u,
    shows: /\b(?:word|excel|powerpoint|outlook)\b[^.;]{0,45}\b(?:word|excel|powerpoint|outlook)\b/u,
  },
  {
    name: { en: 'Right to work', de: 'Arbeitserlaubnis', fr: 'Autorisation de travail', es: 'Permiso de trabajo', nl: 'Werkvergunning' },
    asks: /\b(?:working rights|(?:right|permission|permit|eligib\p{L}*|entitle\p{L}*|authori[sz]\p{L}*) to (?:live and )?work|work (?:permit|visa)|citizens? of|u\.?s\.? persons?|arbeitserlaubnis|autorisation de travail|permiso de trabajo|werkvergunning|nationality|nationals)\b/u,
    says: /\b(?:right to work|work permit|settled status|indefinite leave|(?:british|irish|eu|us|u\.s\.|canadian|australian|german|french) (?:citizen|national|passport)|citizenship|nationalit\p{L}*|staatsangehorigkeit|nacionalidad|arbeitserlaubnis|green card|permanent resident|visa)\b/u,
    shows: null,
    paper: true,
  },
];
