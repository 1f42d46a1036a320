/** What advertisements put around the name of a job and what says nothing of the work. Here "(m/w/d)" and its like. */
export const GENDER_MARKS =
  /[([]?\b(?:[mwfdxhi]|gn|div|all genders?|male|female|mann|frau|homme|femme|divers)(?:\s?[/|,*]\s?(?:[mwfdxhi]|gn|div|male|female|mann|frau|homme|femme|divers))+\b[)\]]?|[([]\s?(?:all genders|gn|any gender)\s?[)\]]/giu;

/** "Entwickler:in", "directeur·rice". */
export const FEMININE_MARKS = /(?<=\p{L}{3})(?:[:*_/-]+in(?:nen)?|\(in(?:nen)?\)|[·.]e(?:\.s)?|\(e\)|\(a\)|\/(?:a|e|euse|rice|trice|ière|ra))(?![\p{L}])/giu;

/** Level, contract and place. */
export const LEVEL_MARKS =
  /\b(?:senior|sr|junior|jr|mid|mid-?level|entry[- ]level|graduate|trainee|intern|internship|apprentice|apprenticeship|werkstudent(?:in)?|working student|praktikant(?:in)?|praktikum|azubi|auszubildende[rn]?|ausbildung|principal|staff(?=\s+(?:engineer|software|data|developer))|lead(?!\s+(?:generation|gen))|associate(?=\s+\w)|experienced|expert|certified|qualified|freelance|freelancer|contract|contractor(?=\s*$)|permanent|temporary|interim|part[- ]time|full[- ]time|teilzeit|vollzeit|remote|hybrid|on-?site|home ?office|level \d|[ivx]{2,3}(?=\s*$)|\d+\+? years?.*$)(?![\p{L}.])\.?/giu;

/** What visitors write before the job they want. */
export const WISHES =
  /^\s*(?:i (?:want|would like|wanna|'d like|am looking) (?:to (?:be|become|work as)|for|a job as)|looking for|job as|work as|position (?:as|of)|role (?:as|of)|become|to be|any|als|stelle als|poste de|puesto de)\s+(?:an?\s+|the\s+|eine?[rn]?\s+|une?\s+|una?\s+)?(?:position as |job as |role as )?(?:an?\s+)?/iu;

/** Words of phrases that tell nothing alone. */
export const HOLLOW_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and or of the for to in on at by with from as de la le les der die das und et y el los en du des level new other off out up non work working company compani close skill knowledge basic advanced good time day ' +
    'senior junior lead chief head professional certified certificate certification license intern trainee assistant associate specialist officer coordinator'
  ).split(' '),
);
