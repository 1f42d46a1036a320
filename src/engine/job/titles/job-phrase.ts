/** What advertisements put around the name of a job: level, gender marks, contract, place. None of it says what the work is. */
const GENDER_MARKS =
  /[([]?\b(?:[mwfdxhi]|gn|div|all genders?|male|female|mann|frau|homme|femme|divers)(?:\s?[/|,*]\s?(?:[mwfdxhi]|gn|div|male|female|mann|frau|homme|femme|divers))+\b[)\]]?|[([]\s?(?:all genders|gn|any gender)\s?[)\]]/giu;
const FEMININE_MARKS = /(?<=\p{L}{3})(?:[:*_/-]+in(?:nen)?|\(in(?:nen)?\)|[·.]e(?:\.s)?|\(e\)|\(a\)|\/(?:a|e|euse|rice|trice|ière|ra))(?![\p{L}])/giu;
const LEVELS =
  /\b(?:senior|sr|junior|jr|mid|mid-?level|entry[- ]level|graduate|trainee|intern|internship|apprentice|apprenticeship|werkstudent(?:in)?|working student|praktikant(?:in)?|praktikum|azubi|auszubildende[rn]?|ausbildung|principal|staff(?=\s+(?:engineer|software|data|developer))|lead(?!\s+(?:generation|gen))|associate(?=\s+\w)|experienced|expert|certified|qualified|freelance|freelancer|contract|contractor(?=\s*$)|permanent|temporary|interim|part[- ]time|full[- ]time|teilzeit|vollzeit|remote|hybrid|on-?site|home ?office|level \d|[ivx]{2,3}(?=\s*$)|\d+\+? years?.*$)(?![\p{L}.])\.?/giu;
const WISHES =
  /^\s*(?:i (?:want|would like|wanna|'d like|am looking) (?:to (?:be|become|work as)|for|a job as)|looking for|job as|work as|position (?:as|of)|role (?:as|of)|become|to be|any|als|stelle als|poste de|puesto de)\s+(?:an?\s+|the\s+|eine?[rn]?\s+|une?\s+|una?\s+)?(?:position as |job as |role as )?(?:an?\s+)?/iu;

/** The phrase without what says nothing about the work. May be empty. */
export function coreOf(phrase: string): string {
  const bare = phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, '');
  const core = squeeze(bare.replace(LEVELS, ' '));
  return core === '' ? squeeze(bare) : core;
}

/** A job's name longer than this is a sentence. */
const LONGEST_NAME = 48;

/**
 * What to call the job in a sentence: the visitor's own words, without gender marks and wishes. Null when that leaves
 * nothing to say or a sentence; then the occupation lends its name.
 */
export function spokenName(phrase: string): string | null {
  const name = squeeze(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, ''));
  return name === '' || name.length > LONGEST_NAME ? null : name;
}

/**
 * The readings of a phrase, in groups to be tried one after the other: the phrase as it is; the jobs it names side by side
 * ("Lawyer / Legal Advocate", "Chef or Cook"); what stands before a place, an employer or a bracket ("Nurse (ICU)").
 */
export function readingsOf(phrase: string): string[][] {
  const bare = squeeze(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, ''));
  const core = coreOf(phrase);
  const whole = [bare, core].filter((reading) => !/[/|;()[\]–—@]|\s-\s|\s(?:or|oder|ou|at|bei|chez)\s/iu.test(reading));
  const parted = (text: string, at: RegExp): string[] =>
    text
      .split(at)
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2}/u.test(part));
  const [job = ''] = parted(bare, EMPLOYER);
  const outside = squeeze(job.replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' '));
  const [title = ''] = parted(outside, DASH);
  const groups = [
    whole,
    parted(outside, SIDE_BY_SIDE).length > 1 ? [] : [outside],
    parted(title, SIDE_BY_SIDE),
    parted(title, /\s*,\s*/u).slice(0, 1),
    parted(outside, DASH).slice(1, 2),
  ];
  return groups.map((group) => [...new Set(group)].filter((reading) => reading !== '')).filter((group) => group.length > 0);
}

const EMPLOYER = /\s+(?:at|bei|chez)\s+|\s*@\s*/iu;
const DASH = /\s*[–—|;]\s*|\s+-\s+/u;
const SIDE_BY_SIDE = /\s*\/\s*|\s+(?:or|oder|ou)\s+/iu;

function squeeze(text: string): string {
  return text
    .replace(/[()[\]]\s*[()[\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\-–,/|&]+|[\s\-–,/|&]+$/gu, '')
    .trim();
}
