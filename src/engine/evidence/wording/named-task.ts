import { OUTCOMES } from '../../lexicon/claims/outcomes.ts';
import { DEED_ABROAD, GOES_ON, NO_TASK, NO_TASK_BUT_TIME } from '../../lexicon/words/tasks.ts';
import { isMeasured } from '../../english/measures.ts';
import { carriesNumber } from '../shared/counts.ts';
import { hasFault } from '../strengths/faults.ts';
import type { Statement } from '../shared/statements.ts';

const WORDS = { least: 2, most: 14 } as const;
/** Share of words in small letters from which an English line is no list of names. */
const SMALL = 0.5;
const LONGEST = 60;

/**
 * The name of a task in place of a deed, as written: "Bank reconciliations", "Making coffee and other hot drinks", "Draft petitions". Null
 * where a figure, an outcome, a deed in the past or a clause of its own tells more. Bullets of jobs only: a line without its sign may be
 * the head of an entry.
 */
export function namedTask({ passage, start, text, tokens, verb }: Statement, language: string): string | null {
  const words = text.split(/\s+/u);
  const isShort = words.length >= WORDS.least && words.length <= WORDS.most;
  if (passage.role !== 'job' || !passage.marked || start > 0 || !isShort || /[@\t|]|https?:/iu.test(passage.text)) return null;
  if (carriesNumber(passage.text) || isMeasured(passage.text) || [OUTCOMES, GOES_ON, NO_TASK, NO_TASK_BUT_TIME].some((told) => told.test(passage.text)))
    return null;
  if (!(language === 'en' ? isTask(verb, words) && !hasFault(text, tokens) : !DEED_ABROAD.test(text))) return null;
  if (isBareList(text) || isListOfThings(text)) return null;
  return clauseOf(text);
}

/** "Blankets, boots, batteries": three things and no word about them is a style, and no duty. */
const isBareList = (text: string): boolean => /^\p{L}+(?:, (?:and )?\p{L}+){2,4}(?:,? and \p{L}+)?\.?$/u.test(text.trim());

/** Items of a list that show what stood there: pump jacks and cable tray are as concrete as work gets. */
const THINGS = { least: 3, words: 3 } as const;
const IS_DOING =
  /(?:(?<!build|ceil|fitt|cast|bear|rail|draw|hous|flash|mould|coupl)ing|tion|sion|ment|ance|ence|work|care|control|entry|service|support|admin|upkeep|cover|duties|tasks|checks|returns|reconciliations|enquiries|queries|calls|orders|reports|meetings)s?$/iu;
function isListOfThings(text: string): boolean {
  const items = text
    .replace(/[.;]$/u, '')
    .split(/,\s+(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.trim());
  const things = items.filter((item) => item !== '' && item.split(/\s+/u).length <= THINGS.words && !/^\p{L}+ing\s/iu.test(item) && !IS_DOING.test(item));
  return /,\s/u.test(text) && things.length >= THINGS.least;
}

/** Told as a noun, in the -ing form or in the present: the post does it, whoever has it. */
function isTask(verb: Statement['verb'], words: readonly string[]): boolean {
  if (verb !== null) return verb.tense === 'ing' || verb.tense === 'present';
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  // A past that our lists do not hold ("Ironed shirts") and praise ("Friendly and approachable") name no task.
  const isDeedOrPraise = /^\p{L}+(?:ed|ly|ous|ive|ful|able|ible|ent|ic)[,\s]/iu.test(words.join(' '));
  return !isDeedOrPraise && /^\p{Lu}/u.test(words[0] ?? '') && small >= words.length * SMALL && TASK.test(head(words));
}

/** How nouns of work end, and some that do not. */
const TASK =
  /(?:(?<!s|ou)s|ing|tion|sion|ment|ance|ence|ery|age|work|care|control|entry|service|support|desk|stock|admin|upkeep|payroll|lead|coffee|cover)(?=$|[,\s&/])/iu;

/** What a noun phrase is about: the words before its first preposition. */
const head = (words: readonly string[]): string => {
  const end = words.findIndex((word) => /^(?:for|of|in|on|at|with|to|from|by|under)$/iu.test(word));
  return words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .replace(/[.;:]$/u, '');
};

/** Its first clause, short enough for a sentence that names it. */
function clauseOf(text: string): string | null {
  const whole = text.replace(/[\s.;:,]+$/u, '');
  if (whole.length <= LONGEST) return whole;
  const cut = Math.max(...[', ', ' and ', ' und ', ' et ', ' y ', ' en ', ' i ', ' ve ', ' e '].map((sign) => whole.lastIndexOf(sign, LONGEST)));
  return cut > 0 ? whole.slice(0, cut) : null;
}
