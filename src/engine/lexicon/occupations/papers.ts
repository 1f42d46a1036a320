/**
 * Licences, registers and examinations that admit to an occupation: whoever prints one holds what the job takes, whatever the job is called
 * on the page. By occupation id, what stands on a page.
 */
export const PAPERS: readonly (readonly [occupations: string, paper: RegExp])[] = [
  [
    'driver delivery-driver',
    /(?<![\p{L}\p{N}])(?:cat(?:egory|\.)?\s?c(?:1|\s?\+\s?e|1\+e)?|class\s?[12] (?:hgv|lgv|licen[cs]e|entitlement)|(?:hgv|lgv) (?:class )?(?:1|2|c|c\+e|licen[cs]e|entitlement)|c\+e (?:licen[cs]e|entitlement)|cdl(?:[- ,(]*class [abc])?|class [abc] cdl|(?:hr|mc|hc) licen[cs]e|heavy (?:rigid|combination) licen[cs]e|driver cpc|(?:führerschein|fahrerlaubnis)(?:klasse)? ce?|permis (?:c|ce|poids lourds?)|carnet (?:c|c\+e))(?![\p{L}\p{N}])/iu,
  ],
  [
    'bus-driver',
    /(?<![\p{L}\p{N}])(?:cat(?:egory|\.)?\s?d(?:1|\s?\+\s?e)?|pcv (?:licen[cs]e|entitlement)|psv (?:licen[cs]e|badge)|cdl(?:[- ,(]*class b)?[^.\n]{0,12}passenger|führerschein(?:klasse)? de?|permis d)(?![\p{L}\p{N}])/iu,
  ],
  [
    'forklift-operator',
    /(?<!\p{L})(?:flt|forklift|fork lift|counterbalance|reach truck|rtitb|staplerschein)(?!\p{L})[^.\n]{0,24}(?:licen[cs]e|certificate|ticket|in date)/iu,
  ],
  ['taxi-driver', /(?<!\p{L})(?:private hire (?:licen[cs]e|badge)|hackney (?:licen[cs]e|badge)|the knowledge(?= of london)|p-schein)(?!\p{L})/iu],
  [
    'nurse ward-manager district-nurse mental-health-nurse childrens-nurse theatre-nurse matron',
    /(?<!\p{L})(?:nmc (?:pin|registered|registration)|registered nurse|rgn|rmn|nclex(?:-rn)?|nmbi|ahpra registered nurse)(?!\p{L})/iu,
  ],
  [
    'teacher primary-teacher special-education-teacher',
    /(?<!\p{L})(?:qts|pgce|qualified teacher status|teaching licen[cs]e|teaching council(?: registration)?|state teaching certificate|staatsexamen lehramt|capes)(?!\p{L})/iu,
  ],
  [
    'electrician',
    /(?<![\p{L}\p{N}])(?:18th edition|bs ?7671|jib (?:gold|approved)|ecs gold|journeyman electrician licen[cs]e|(?:electrical )?inspection and testing|c&g 2391)(?![\p{L}\p{N}])/iu,
  ],
  ['gas-engineer plumber', /(?<!\p{L})(?:gas safe|corgi registered|registered gas installer|rgi)(?!\p{L})/iu],
  [
    'accountant financial-controller management-accountant finance-manager',
    /(?<!\p{L})(?:ACCA|FCCA|ACA|CIMA|ACMA|CPA|[Cc]hartered [Aa]ccountant|Steuerfachwirt(?:in)?|Bilanzbuchhalter(?:in)?)(?!\p{L})/u,
  ],
  [
    'lawyer barrister general-counsel',
    /(?<!\p{L})(?:admitted (?:to the roll|as a solicitor|to the bar)|called to the bar|bar admission|state bar|newly[- ]qualified solicitor|blackhall place)(?!\p{L})/iu,
  ],
  ['security-guard', /(?<!\p{L})(?:sia (?:licen[cs]e|badge|door supervisor)|psa licen[cs]e|sachkunde(?:prüfung)?(?: §? ?34a)?|guard card)(?!\p{L})/iu],
  ['fitness-trainer', /(?<!\p{L})(?:reps level [34]|level 3 personal train(?:er|ing)|nasm(?:-cpt)?|ace certified|issa certified)(?!\p{L})/iu],
  ['pilot', /(?<!\p{L})(?:atpl|frozen atpl|commercial pilot licen[cs]e|cpl\/ir)(?!\p{L})/iu],
  ['welder', /(?<!\p{L})(?:coded welder|asme ix|en iso 9606|aws d1\.1)(?!\p{L})/iu],
  ['scaffolder', /(?<!\p{L})cisrs(?!\p{L})/iu],
  ['crane-operator', /(?<!\p{L})(?:cpcs a60|cpcs a04|nccco)(?!\p{L})/iu],
  ['plant-operator', /(?<!\p{L})(?:cpcs|npors)(?!\p{L})/iu],
  ['lifeguard', /(?<!\p{L})(?:nplq|pool lifeguard qualification)(?!\p{L})/iu],
  ['project-manager programme-manager', /(?<!\p{L})(?:pmp|prince2 practitioner|apm pmq)(?!\p{L})/iu],
  ['scrum-master', /(?<!\p{L})(?:[Cc]ertified [Ss]crum ?[Mm]aster|CSM|PSM I{1,3})(?!\p{L})/u],
  ['care-home-manager', /(?<!\p{L})(?:level 5 diploma in leadership[^.\n]{0,40}care|registered manager(?:'s|s)? award|cqc registered manager)(?!\p{L})/iu],
  ['veterinary-nurse', /(?<!\p{L})(?:rvn|avnat|rcvs registered|certificate iv in veterinary nursing|registered veterinary (?:nurse|technician))(?!\p{L})/iu],
  ['paramedic', /(?<!\p{L})(?:nremt-p|hcpc[^.\n]{0,12}paramedic|registered paramedic)(?!\p{L})/iu],
  ['physiotherapist', /(?<!\p{L})(?:csp member|mcsp|hcpc[^.\n]{0,12}physiotherapist|chartered physiotherapist)(?!\p{L})/iu],
  ['dental-nurse', /(?<!\p{L})(?:nebdn|gdc[^.\n]{0,14}dental nurse)(?!\p{L})/iu],
  ['hr-manager hr-business-partner hr-administrator', /(?<!\p{L})(?:(?:[Cc]hartered )?(?:MCIPD|CIPD)(?: [Ll]evel [57])?|PHR|SPHR|SHRM-S?CP)(?!\p{L})/u],
  [
    'translator interpreter',
    /(?<!\p{L})(?:sworn (?:translator|interpreter)|certified translator|beeidigte?r? (?:übersetzer|dolmetscher)(?:in)?|dpsi)(?!\p{L})/iu,
  ],
  ['financial-adviser mortgage-adviser', /(?<!\p{L})(?:cemap|dip ?pfs|level 4 diploma in regulated financial)(?!\p{L})/iu],
  ['driving-instructor', /(?<!\p{L})(?:adi (?:badge|registered|part)|approved driving instructor)(?!\p{L})/iu],
  ['hairdresser', /(?<!\p{L})(?:cosmetology licen[cs]e|nvq (?:level )?[23] hairdressing|state board of cosmetology)(?!\p{L})/iu],
];
