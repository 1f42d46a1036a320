/**
 * Names of licences, registers, laws, bodies and programs that belong to some countries alone, and which those are. Who works elsewhere
 * lacks nothing by not having them. What stands in no row is of the whole world.
 */
export const TERMS_OF_COUNTRIES: readonly (readonly [countries: string, terms: RegExp])[] = [
  [
    'GB',
    /\b(?:cscs|nvq|svq|nmc|nmc pin|nmc registration|hcpc|gdc|gmc|goc|gphc|cqc|care quality commission|ofsted|systmone|emis|nhs|gas safe|niceic|18th edition|cpcs|npors|smsts|sssts|nrswa|streetworks|cisrs|pasma|iosh|fca|hmrc|mot|ehcp|qts|pgce|dbs|sia|rcvs|robovet|ecs|jib|ks[1-4]|key stage|gcse|deprivation of liberty|dols|mental capacity act|person centred software|nourish|level 5 diploma|registered manager|cqc registered|rma|sra|cilex|cemap|dip ?fa|companies house|nebdn|social work england|british gas|city and guilds|bpec|riba part|bs 7671|loler|puwer|jct|nec4?)\b/iu,
  ],
  ['GB IE', /\b(?:cipd|acca|cima|aca|paye|safeguarding level|bacp|ba?btec|riai)\b/iu],
  [
    'US',
    /\b(?:osha|hazmat|dot regulations|cdl|class a cdl|gaap|us gaap|sox|sarbanes|hipaa|cna|lpn|lvn|nclex|state rn license|ase|epa 608|epa|series (?:6|7|63|65|66)|finra|401k|medicaid|medicare|hcpcs|cpt|iep|iep meetings|idea|ferpa|title ix|common core|faa|faa regulations|a&p license|pe license|eit|nha license|nha|pointclickcare|w-2|irs|shrm|phr|sphr|fmla|ada|bar admission|gsa|hud|fair housing|servsafe|nccco|nasm|joint commission|osha 10|osha 30|state survey|state licen[cs]e|uscg|twic|section 8|ged)\b/iu,
  ],
  ['US CA', /\b(?:cpa|red seal|p\.? ?eng|usp|meditech|twu|nfpa|nec code|national electrical code)\b/iu],
];

/** What goes by another name elsewhere: the name there, by country; "*" for everywhere. */
export const NAMES_ELSEWHERE: readonly (readonly [term: RegExp, names: Readonly<Record<string, string>>])[] = [
  [/^hazmat$/iu, { GB: 'ADR', IE: 'ADR', DE: 'ADR', FR: 'ADR', ES: 'ADR', NL: 'ADR', PL: 'ADR', AU: 'Dangerous goods', NZ: 'Dangerous goods' }],
  [/^dot regulations$/iu, { GB: 'Tachograph', IE: 'Tachograph', DE: 'Tachograph', AU: 'Work diary', CA: 'Hours of service' }],
  [/^rcvs registration$/iu, { AU: 'AVNAT', IE: 'VCI registration', NZ: 'NZVNC' }],
  [/^nmc(?: registration| pin)?$/iu, { IE: 'NMBI registration', AU: 'AHPRA registration', US: 'RN license' }],
  [/^hcpc(?: registration)?$/iu, { IE: 'CORU registration', AU: 'AHPRA registration' }],
  [/^gas safe(?: registration| register)?$/iu, { IE: 'RGI' }],
  [/^cscs(?: card)?$/iu, { IE: 'Safe Pass', AU: 'White Card', US: 'OSHA 10' }],
  [/^cqc$/iu, { IE: 'HIQA', US: 'State survey', '*': 'Inspection' }],
  [/^gaap$/iu, { '*': 'IFRS' }],
  [/^faa regulations$/iu, { GB: 'EASA', IE: 'EASA', DE: 'EASA', FR: 'EASA', ES: 'EASA', NL: 'EASA', '*': 'Airworthiness' }],
  [/^a&p license$/iu, { GB: 'Part 66', IE: 'Part 66', DE: 'Part 66', FR: 'Part 66', ES: 'Part 66', NL: 'Part 66' }],
  [/^hipaa$/iu, { '*': 'Confidentiality' }],
  [/^gmc registration$/iu, { AU: 'AHPRA registration', IE: 'IMC registration', US: 'Medical license' }],
  [/^servsafe$/iu, { GB: 'Food hygiene', IE: 'HACCP', '*': 'HACCP' }],
];
