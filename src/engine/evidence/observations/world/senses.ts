import type { Context } from '../../../context.ts';
import type { Token } from '../../../english/tokens.ts';
import { titleMeaning } from '../../../job/titles/title-meaning.ts';
import type { ComicEntry } from '../../../lexicon/comic/comic-entry.ts';
import { OTHER_BY_NEIGHBOUR } from '../../../lexicon/comic/senses-by-neighbours.ts';
import type { ObservedText } from '../observed-text.ts';

/** Words of a line, where they stand, and the entry that knows one meaning of them. */
export interface Meant {
  entry: ComicEntry;
  start: number;
  end: number;
}

/** What may follow a noun. Whatever else follows a word in -s at the head of a statement is its object: “Exhibits dependability”. */
const AFTER_NOUN =
  /^(?:of|for|in|on|at|with|to|from|by|and|or|per|as|via|under|over|within|across|through|between|during|including|such|was|were|is|are|have|has|had|will|can|who|which|that|up|out|using|used|made|done|a|an|\d.*)$/iu;
/** What stands before the object of a verb and behind no noun: “Exhibit a positive attitude”. */
const BEFORE_OBJECT = /^(?:a|an|the|all|any|our|my|their|its|his|her|your|each|every|this|these|those)$/iu;

/**
 * Whether one word at the head of a statement is its verb: in -s with an object right behind it (“Exhibits dependability”, “Stages events”), or bare
 * before a determiner (“Exhibit a positive attitude”). Nothing is said of longer phrases, which are nouns as they stand.
 */
function isVerb({ text, tokens }: Pick<ObservedText, 'text' | 'tokens'>, { entry, start, end }: Meant): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word === undefined || next === undefined || word.end !== end || !opensStatement(text, start) || !/^\s$/u.test(text.slice(end, next.start))) return false;
  if (BEFORE_OBJECT.test(next.word)) return true;
  const isThird = word.word.endsWith('s') && !entry.says.split('|').includes(word.word);
  return isThird && !AFTER_NOUN.test(next.word) && isSmall(text, next);
}

const opensStatement = (text: string, start: number): boolean => /(?:^|[.;:!?•*]\s*)$/u.test(text.slice(0, start));
/** Two capitals in a row are a name or a list of titles; a verb goes on in small letters. */
const isSmall = (text: string, { start }: Token): boolean => /^\p{Ll}/u.test(text.slice(start));

/** “Veterans Benefits Administration (VBA)”: the letters are spelled out beside them, and stand for something that the entry does not know. */
function isSpelledOut(text: string, { entry, start, end }: Meant): boolean {
  const letters = text.slice(start, end);
  if (!/^\p{Lu}{2,6}$/u.test(letters)) return false;
  const before = /((?:\p{Lu}[\p{L}'’&-]*\s+(?:(?:of|and|for|the|in|&)\s+)*){2,7})\(\s*$/u.exec(text.slice(0, start))?.[1];
  const after = /^\s*\(((?:\p{Lu}[\p{L}'’&-]*\s*(?:(?:of|and|for|the|in|&)\s+)*){2,7})\)/u.exec(text.slice(end))?.[1];
  const spelled = [before, after].find((words) => words !== undefined && initialsOf(words).endsWith(letters));
  const known = spelled === undefined ? [] : entry.says.split('|').filter((words) => words.includes(' '));
  return spelled !== undefined && !known.some((words) => spelled.toLowerCase().includes(words));
}

const initialsOf = (words: string): string => (words.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');

/** What a list of names is headed by: projects, customers and brands are called what they are called. */
const OF_NAMES =
  /^\s*(?:(?:key|major|recent|selected|main|other)\s+)?(?:projects?|project names?|clients?|client list|customers?|accounts?|brands?|employers?|companies|vendors?|published in|publications?|journals?)\s*(?:name\s*)?(?:include[ds]?\s*)?[:–—]/iu;
const OF_A_JOURNAL = /\b(?:journal|review|annals|proceedings|transactions|bulletin|archives) of\s+(?:\p{Lu}[\p{L}-]+\s+(?:and\s+|of\s+)?){0,3}$/iu;

/** A head noun right behind some words that makes them its own: a client account database is a database. */
const HEADS =
  /^[\s-]+(?:\p{Ll}+\s+)?(?:databases?|software|applications?|modules?|apps?|websites?|web ?pages?|portals?|interfaces?|simulations?|simulators?|video games?|datasets?|data ?sets?|algorithms?|prototypes?|startups?|start-ups?)\b/iu;

/** Degrees, and what is no degree although its subject has the same name. */
const DEGREE =
  /\b(?:bachelor\w*|master\w*|b\.?\s?a|b\.?\s?sc|b\.?\s?s|m\.?\s?a|m\.?\s?sc|m\.?\s?s|ph\.?\s?d|b\.?\s?eng|m\.?\s?eng|degree|hons|honou?rs|associate of|doctor\w*|laurea|licence|licenciatura|major(?:ed|ing)?|universit\w+|college)\b/iu;
const NO_DEGREE =
  /\b(?:course ?work|courses?|classes|introduction to|intro to|high school|secondary school|grammar school|middle school|diploma|exams?|examinations?|ranked|rank|admissions?|a[ -]levels?|as[ -]levels?|o[ -]levels?|gcses?|abitur|baccalaur\w*|olympiads?|electives?|modules?|minor(?:ed)?|journals?|tutor\w*|teach\w*|teacher|workshops?|certificat\w*|udemy|coursera|edx|school of|department of)\b|\d\s?\/\s?100\b|\d\s?%/iu;
const SCHOOL = /\b(?:high school|secondary school|grammar school|gymnasium|liceo|lyc[ée]e|lycee|preparatory school)\b/iu;
const NEARBY = 2;

/** Whether the subject is that of a degree: the line or those beside it name one, and the line tells of no course, exam or school subject. */
function isOfDegree(context: Context, text: Pick<ObservedText, 'text' | 'page' | 'line'>): boolean {
  if (NO_DEGREE.test(text.text)) return false;
  if (DEGREE.test(text.text)) return true;
  const beside = context.lines.filter(({ page, line }) => page === text.page && Math.abs(line - text.line) <= NEARBY).map((line) => line.text);
  return beside.some((line) => DEGREE.test(line)) && !beside.some((line) => SCHOOL.test(line));
}

/** “Smoke, Sanity, Regression”: what stands beside the words is of a field in which they mean something else. */
function isOtherBeside(text: string, { start, end }: Meant): boolean {
  const printed = text.slice(start, end);
  return OTHER_BY_NEIGHBOUR.some(([said, neighbours]) => said.test(printed) && neighbours.test(`${text.slice(0, start)} ${text.slice(end)}`));
}

/** “Passed first time without a script”, “no VBA”: what is said not to be there. */
const DENIED = /\b(?:no|without|never|not|ohne|kein(?:e[nrsm]?)?|sans|sin)\s+(?:(?:an?|any|the|one|single|formal)\s+)?$/iu;

/** “For veterinarians”, “booked sound engineers”: the people of a trade are spoken of, and not spoken as. */
function areOthers(text: string, { entry, start, end }: Meant): boolean {
  const printed = text.slice(start, end).toLowerCase();
  if (!printed.endsWith('s') || entry.says.split('|').includes(printed)) return false;
  const one = printed.slice(0, -1);
  return entry.says.split('|').includes(one) && (titleMeaning(one)?.likeness ?? 0) >= A_TITLE;
}
const A_TITLE = 0.97;

/** “Core Freight” among the skills is a program by that name, “Advanced Excel” a level of it. */
function isInName({ text, place }: ObservedText, { start, end }: Meant): boolean {
  if (place !== 'skills' || !/^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end))) return false;
  const before = /(\p{Lu}\p{L}+) $/u.exec(text.slice(0, start))?.[1];
  return before !== undefined && !LEVELS_AND_MAKERS.test(before);
}
const LEVELS_AND_MAKERS =
  /^(?:advanced|basic|intermediate|expert|beginner|excellent|good|strong|some|certified|trained|level|microsoft|ms|adobe|google|apple|amazon|oracle|sage|new|industrial|commercial|domestic|manual|general|hot|cold|wet|dry|wood|metal)$/iu;

/**
 * Whether the words of a line mean something else than what their entry tells of: they are its verb, letters that are spelled out as another name,
 * an item of a list of names, a part of a name or of a thing with another head, said not to be there, people of whom it only speaks, or a subject that was no degree. `isOfScreens`: the entry is itself about
 * software, so that a database of it is none the less it.
 */
export function isOtherSense(context: Context, text: ObservedText, meant: Meant, isOfScreens: boolean): boolean {
  const before = text.text.slice(0, meant.start);
  return (
    isOtherBeside(text.text, meant) ||
    isVerb(text, meant) ||
    isSpelledOut(text.text, meant) ||
    meant.start >= (OF_NAMES.exec(text.text)?.[0].length ?? Infinity) ||
    OF_A_JOURNAL.test(before) ||
    DENIED.test(before) ||
    areOthers(text.text, meant) ||
    (!isOfScreens && isInName(text, meant)) ||
    (!isOfScreens && HEADS.test(text.text.slice(meant.end))) ||
    (meant.entry.degree === true && !isOfDegree(context, text))
  );
}
