import type { Context } from '../../../context.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isYear } from '../../../english/measures.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../lexicon/words/little-words.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { COUNT, countValue } from '../numbers/figures.ts';
import { observedTexts, type ObservedText } from '../observed-text.ts';

/** A number of things as a line prints it: "340 boilers", "one actual horse". */
export interface CountedThing {
  text: ObservedText;
  value: number;
  /** The figure and the noun as printed: "1,200", "covers". */
  written: string;
  things: string;
  start: number;
  end: number;
}

const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d.,/£$€#:+-])(?<count>${COUNT})\s+(?<first>[\p{Ll}'’-]{3,20})(?:\s+(?<second>[\p{Ll}'’-]{3,20}))?(?![\p{L}'’-])`,
  'giu',
);
/** Who says "over 15" has not counted; what is about a scale, a version or an hour counts nothing. */
const NO_COUNT =
  /(?:\b(?:over|about|around|approx\w*|roughly|some|nearly|almost|more than|less than|up to|at least|under|circa|than|level|grade|year|page|part|phase|week|day|version|no|number|top|of)\.?\s*)$/iu;
/** "FASB 13" counts nothing. */
const NAMED = /\p{Lu}{2,}\s$/u;
/** Time, money, measures and what a CV counts of itself. */
const NO_THINGS =
  /^(?:years?|months?|weeks?|days?|nights?|hours?|minutes?|seconds?|mornings?|evenings?|weekends?|quarters?|seasons?|semesters?|terms?|times|per|percent\w*|points?|millions?|thousands?|hundreds?|dollars?|pounds?|euros?|dozens?|lakhs?|crores?|kilos?|litres?|liters?|tons?|tonnes?|metres?|meters?|miles?|kilomet\w+|acres?|hectares?|feet|foot|inch\w*|sq\w*|gcses?|words?|credits?|levels?|ways?|others?|ones?|more|less|units?|steps|series|sales|goods|news|grades?|figures?|digits?)$/iu;
const IRREGULAR = /^(?:people|children|men|women|staff|sheep|mice|geese|horsemen|salesmen|firemen)$/u;

/** A plural that a sentence can go on with; words that are verbs as often as nouns are none. */
const isPlural = (word: string): boolean =>
  IRREGULAR.test(word) ||
  (/[^siu]s$/u.test(word) && PLAIN_WORDS.has(word) && (PLAIN_WORDS.has(word.slice(0, -1)) || PLAIN_WORDS.has(word.slice(0, -2)) || word.endsWith('ies')));
const isSingular = (word: string): boolean =>
  !word.endsWith('s') && PLAIN_WORDS.has(word) && PLAIN_WORDS.has(`${word}s`) && !LITTLE.has(word) && cvVerb(word) === undefined;
const LITTLE: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT);
/** What stands before a noun and names no thing of its own. */
const QUALIFYING = /^(?:plus|different|various|other|additional|more|new|total|average|consecutive|main|separate|large|small|major|key)$/u;
const mayStandBefore = (word: string): boolean =>
  !QUALIFYING.test(word) && PLAIN_WORDS.has(word) && !LITTLE.has(word) && !NO_THINGS.test(word) && !/(?:ly|ed)$/u.test(word);

/** Every counted thing in a CV's lines of work and interests, in document order. English alone: its plurals are known. Computed once a context. */
export function countedThings(context: Context): readonly CountedThing[] {
  const known = memo.get(context);
  if (known !== undefined) return known;
  const found =
    context.cv.language !== 'en' ? [] : observedTexts(context).flatMap((text) => (text.place === 'skills' || text.place === 'study' ? [] : countedIn(text)));
  memo.set(context, found);
  return found;
}
const memo = new WeakMap<Context, readonly CountedThing[]>();

/** Characters before a number that can say what it is. */
const NEAR = 40;

function countedIn(text: ObservedText): CountedThing[] {
  return [...text.text.matchAll(NUMBERED)].flatMap((match): CountedThing[] => {
    const { count = '', first = '', second = '' } = match.groups ?? {};
    const value = countValue(count);
    const before = text.text.slice(Math.max(0, match.index - NEAR), match.index);
    // "Key Stage 1 and 2 workshops" are no two workshops.
    if (/\d\s*(?:and|&|to|or|,|-|–)\s*$/u.test(before)) return [];
    if (isYear(count) || NAMED.test(before) || NO_COUNT.test(before) || /\b(?:one|a|no) $/iu.test(before)) return [];
    const things = value === 1 ? singularThing(first, second) : pluralThings(first, second);
    if (things === null) return [];
    const end = match.index + match[0].length - (things.includes(' ') || second === '' ? 0 : second.length + 1);
    return [{ text, value, written: count, things, start: match.index, end }];
  });
}

/** "covers", "date formats"; null where what follows is no noun in the plural. */
function pluralThings(first: string, second: string): string | null {
  // "Three Horses" is a pub.
  if (/^\p{Lu}/u.test(first) || NO_THINGS.test(first)) return null;
  const [one, two] = [first, second.toLowerCase()];
  if (isPlural(one)) return first;
  return mayStandBefore(one) && cvVerb(one) === undefined && isPlural(two) && !NO_THINGS.test(two) ? `${first} ${second}` : null;
}

/** "horse"; "one off" and "one of" are none. */
function singularThing(first: string, second: string): string | null {
  const [one, two] = [first, second.toLowerCase()];
  if (!isSingular(one) || NO_THINGS.test(one) || NO_THINGS.test(`${one}s`) || VAGUE.test(one)) return null;
  // "one trailer lost", "one camel, found": a second noun may own the first.
  return two !== '' && !LITTLE.has(two) && cvVerb(two) === undefined ? null : first;
}
const VAGUE =
  /^(?:place|thing|time|way|point|person|area|part|side|hand|end|level|team|group|company|location|site|department|off|stop|roof|system|platform|page|piece|example|case|line|half|third|quarter|go|such|another|member|shift|term|season)$/u;
