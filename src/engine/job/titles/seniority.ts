/** Rank a title gives, apart from its field. */
export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'head' | 'director' | 'vp' | 'chief';

/** In order of trial: the higher rank first, but what is only called so ("Chief of Staff", "Creative Director", "Funeral Director") by its own line. */
const RANKS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /\b(?:intern|internship|work experience|stagiaire|stage|alternan(?:t|te|ce)|praktik(?:ant|antin|um)|werkstudent(?:in)?|becari[oa]|prácticas|azubi|auszubildende[rn]?)\b/iu,
  ],
  [
    'junior',
    /\b(?:junior|jnr|jr|trainee|apprentice|apprenticeship|graduate|entry[- ]level|student|newly qualified|nq|nqt|ect|débutante?|berufseinsteiger(?:in)?|pupil barrister|cadet|pre-reg)\b/iu,
  ],
  [
    'chief',
    /\b(?:chief (?:of staff|(?:\p{L}+ ){1,3}officer)|chief executive|c[efimot]o|cmo|cpo|cro|ciso|chro|clo|cno|managing director|general counsel|president(?<!vice[- ]president)|founder|geschäftsführer(?:in)?|vorstand|pdg|directeur général|directrice générale|director general|directora general)\b/iu,
  ],
  ['vp', /\b(?:vp|svp|evp|avp|vice[- ]president)\b/iu],
  [
    'director',
    /\b(?:director(?! of photography)(?<!(?:funeral|film|tv|casting|music|stage|theatre) director)|directora|directeur|directrice|direktor(?:in)?|diretora?)\b/iu,
  ],
  [
    'head',
    /\b(?:head(?! (?:chef|coach|waiter|waitress|gardener|barista|groundsm[ae]n|teller|cook|nurse|baker|porter|lad|housekeeper|bartender|greenkeeper|groundsperson|herdsperson|receptionist))|headteacher|head teacher|principal(?! (?:engineer|consultant|developer|scientist|software|architect|designer|planner|analyst|ecologist|geologist|associate|actuary|cellist|dancer))|abteilungsleiter(?:in)?|bereichsleiter(?:in)?|leiter(?:in)?|leitung|responsable|jef[ea] de)\b/iu,
  ],
  ['manager', /\b(?:manager|manageress|mgr|gerente|matron|sister|superintendent|controller(?= )|executive chef|partner)\b/iu],
  [
    'lead',
    /\b(?:lead(?! generation| gen)|leader|principal|staff (?:engineer|software|data)|head|supervisor|foreman|foreperson|chargehand|chef d[’']équipe|teamleiter(?:in)?|vorarbeiter(?:in)?|captain|sergeant)\b/iu,
  ],
  [
    'senior',
    /\b(?:senior|snr|sr|experienced|expert|specialist practitioner|confirmée?|erfahrene[rn]?|consultant (?:\p{L}+ ){0,2}(?:surgeon|\p{L}+ologist|anaesthetist|psychiatrist|paediatrician|physician))\b/iu,
  ],
  ['mid', /\b(?:mid|mid[- ]level|intermediate|medior)\b/iu],
];

/** By height. */
const LADDER: readonly Seniority[] = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'head', 'director', 'vp', 'chief'];

/** How high a title stands on the ladder; what names no rank stands in the middle. */
export const heightOf = (title: string): number => LADDER.indexOf(seniorityOf(title) ?? 'mid');

/** The rank a title names: "Senior Sales Manager" is a manager, "Deputy Head" a head. Null where it names none. */
export function seniorityOf(title: string): Seniority | null {
  return RANKS.find(([, words]) => words.test(title))?.[0] ?? null;
}
