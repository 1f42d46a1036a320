import { GENDER_MARKS, FEMININE_MARKS, WISHES } from '../../lexicon/occupations/job-phrases.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { FIELD_WORDS } from '../../lexicon/titles/field-words.ts';
import { LEAD_WORDS, OPEN_HEADS } from '../../lexicon/titles/title-words.ts';
import { squeezeTitle } from './job-phrase.ts';
import { titleMeaning } from './title-meaning.ts';

/** A job's name longer than this is a sentence. */
const LONGEST_NAME = 48;
/** Where a name goes on to say for whom and where: always with "at", else only in a long one. */
const AT = /\s+at\s+(?:an?|the|our|my|\p{Lu})(?=\s|\p{L}).*$/iu;
const BEYOND = /\s+(?:at|with|within|in|for)\s+/iu;
const DASH = /\s*[–—|;]\s*|\s+-\s+/u;
const COMMA = /\s*,\s*/u;
const SIDE_BY_SIDE = /\s*\/\s*|\s+(?:or|oder|ou)\s+/iu;
const BRACKETS = /\([^()]*\)?|\[[^[\]]*\]?/gu;

/**
 * What to call the job in a sentence: the visitor's own words, without gender marks, wishes, brackets, the employer and the town, one of
 * two names for it ("Chef / Cook"), and with its field where English puts it ("Director, Marketing": "Director of Marketing").
 * Null when that leaves nothing to say or a sentence; then the occupation lends its name.
 */
export function spokenName(phrase: string): string | null {
  const bare = phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, '');
  const names = [squeezeTitle(bare.replace(BRACKETS, ' ')), squeezeTitle(bare)].filter((name) => name !== '');
  const plain = names.slice(0, 1).map((name) => uninverted(oneOf(beforeDash(squeezeTitle(name.replace(AT, ''))))));
  const parts = [DASH, COMMA, BEYOND].flatMap((at) => [...plain, ...names].flatMap((name) => name.split(at).slice(0, 1)));
  return [...plain, ...names, ...parts].find((name) => name !== '' && name.length <= LONGEST_NAME) ?? beginning(names[0] ?? '');
}

/** Of what is too long to be said, the beginning that names somebody ("Branch librarian" of a long line); null where none does. */
function beginning(name: string): string | null {
  const words = name.split(SIDE_BY_SIDE)[0]?.split(' ') ?? [];
  for (let size = words.length; size > 1; size -= 1) {
    const title = words.slice(0, size).join(' ').replace(/,$/u, '');
    if (title.length <= LONGEST_NAME && TITLE_WORDS.has(lastWord(title)) && words[size]?.toLowerCase() !== 'of') return title;
  }
  return null;
}

const lastWord = (title: string): string => /[\p{L}\p{N}]+$/u.exec(title.trim())?.[0].toLowerCase() ?? '';

/** A head that names no trade by itself: "Manager", "VP". */
const isOpenHead = (title: string): boolean => !/\s/u.test(title) && (OPEN_HEADS.has(title.toLowerCase()) || LEAD_WORDS.has(title.toLowerCase()));

/** Whether this names somebody who works: by its last word, or because the lexicon has it. */
export function isSomebody(part: string): boolean {
  const last = lastWord(part);
  if (/^(?:head|director|vp) of \p{L}/iu.test(part)) return true;
  if (last === '' || FIELD_WORDS.has(last)) return false;
  return TITLE_WORDS.has(last) || LEAD_WORDS.has(last) || OPEN_HEADS.has(last) || (titleMeaning(part)?.likeness ?? 0) >= SURELY;
}
const SURELY = 0.9;

/**
 * The jobs that a visitor names side by side, each as one says it: "terminology manager / in-house translator at a manufacturer" are two.
 * One where the phrase names one.
 */
export function alternativesOf(phrase: string): string[] {
  const bare = squeezeTitle(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(WISHES, '').replace(BRACKETS, ' ').replace(AT, ''));
  const parts = bare.split(SIDE_BY_SIDE).filter((part) => part !== '');
  const heads = parts.map((part) => part.replace(WHERE, ''));
  return parts.length > 1 && heads.every((head) => isSomebody(head.split(COMMA)[0] ?? '') || SOMEBODY_IN_GERMAN.test(head))
    ? heads.flatMap((head) => spokenName(head) ?? [])
    : [bare];
}
/** Where the work is done: "Town Clerk of a larger town council", "Notensetzerin im Musikverlag". */
const WHERE = /\s+(?:(?:of|for|in|with)\s+(?:an?|the|our)|im|in der|in einem|in einer|beim?|für)\s.*$/iu;
/** One capitalised word that names who does something, or a woman who does. */
const SOMEBODY_IN_GERMAN = /^\p{Lu}\p{Ll}{4,}(?:erin|istin|orin|eurin|antin|rätin|frau|kraft|mann)$/u;

/**
 * The readings of a title whose field stands behind a comma, surest first: of a head that may be in any trade ("Operations Manager, customer
 * service") the field's own leader or engineer, then the title as it is said. Empty where no field is named so.
 */
export function readingsWithField(phrase: string): string[] {
  const [head = '', field = ''] = squeezeTitle(phrase.replace(BRACKETS, ' ').replace(AT, '')).split(COMMA);
  const spoken = spokenName(phrase);
  if (field === '' || spoken === null || spoken.includes(',')) return [];
  const broad = BROAD_HEAD.exec(head)?.[1] ?? BARE_HEAD.exec(head)?.[1];
  if (broad === undefined || field.split(' ').length > MOST_FIELD_WORDS) return [spoken];
  // "Outdoor nursery manager" is not known, a nursery manager is.
  const led = [field, field.split(' ').at(-1)].map((name) => `${name} ${broad}`).find((name) => (titleMeaning(name)?.likeness ?? 0) >= SURELY);
  return led === undefined ? [spoken] : [led, spoken];
}
/** Heads that lead or build in any trade. */
const BROAD_HEAD =
  /^(?:(?:senior|junior|lead|assistant|deputy|principal) )*(?:operations|project|programme|program|general|area|regional|site|graduate) (manager|engineer|director)$/iu;

/** A rank without a trade. */
const BARE_HEAD = /^(?:(?:deputy|depute|assistant|general|senior|junior) )*(manager|supervisor|leader|director)$/iu;

/** Who leads a shift, in whatever trade; without a field the lexicon takes it for production. */
const SHIFT_HEAD = /^(?:schicht(?:führer|leiter)(?:in)?|shift (?:supervisor|leader|lead|manager))$/iu;
const OF_PRODUCTION = /produ[ck]|fertigung|montage|manufactur|assembly|packag|abfüll|verpack|f[aá]bric|usine|mill|plant/iu;

/** "Schichtführer, Sicherheit": the head that, by itself, would mean the trade of another. Null where the field is that trade, or none is named. */
export function headOfOtherTrade(phrase: string): string | null {
  const [head = '', field = ''] = squeezeTitle(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(BRACKETS, ' ')).split(COMMA);
  return field !== '' && SHIFT_HEAD.test(head) && !OF_PRODUCTION.test(field) ? head : null;
}

/** Of jobs named side by side the first that the lexicon knows; "UX/UI Designer" is one job. */
function oneOf(name: string): string {
  const parts = name.split(SIDE_BY_SIDE).filter((part) => part !== '');
  if (parts.length < 2 || !parts.every((part) => isSomebody(part.split(COMMA)[0] ?? ''))) return name;
  return parts.find((part) => titleMeaning(part) !== null) ?? parts[0] ?? name;
}

/** "Warehouse operative - nights" is a warehouse operative; "Manager – Logistics" is no more than a manager without what follows. */
function beforeDash(name: string): string {
  const [head = ''] = name.split(DASH);
  return isSomebody(head) && !isOpenHead(head) ? head : name.replace(DASH, ', ');
}

/** "Project engineer, bridges" is said as "Project engineer", "Manager, Logistics" as "Logistics Manager", "Director, Sales" as "Director of Sales". */
function uninverted(name: string): string {
  const [head = '', field = '', ...rest] = name.split(COMMA);
  if (field === '' || !isSomebody(head)) return name;
  const isLone = isOpenHead(head);
  // "Senior Executive, QC Microbiology": a grade in a field, and no seat on the board.
  const [, grade = '', post = ''] = GRADED_POST.exec(head) ?? [];
  if (post !== '' && rest.length === 0 && field.split(' ').length <= MOST_FIELD_WORDS) return `${grade} ${field} ${post}`;
  // Behind more than one comma stands a list, and no field.
  if (!isLone) return head;
  if (rest.length > 1 || field.split(' ').length > MOST_FIELD_WORDS) return name;
  return (LEAD_WORDS.get(head.toLowerCase()) ?? 0) > 1 ? `${head} of ${field}` : `${field} ${head}`;
}
const MOST_FIELD_WORDS = 3;
const GRADED_POST = /^(senior|sr\.?|junior|jr\.?|assistant|deputy|trainee|graduate|principal) (executive|officer|associate|specialist)$/iu;
