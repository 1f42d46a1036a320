import type { Experience, SectionKind } from '../../../../domain/cv.ts';
import type { QuotedPlace } from '../../../../domain/observation.ts';
import type { Context } from '../../../context.ts';
import type { Trade } from '../../../lexicon/comic/trades.ts';
import { locate } from '../../shared/locate.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import { looksLikeTitle } from '../world/steps.ts';
import { tradeOfJob } from '../world/trade-of.ts';

/** Where one half of a crossing stands: what somebody says of themselves, what a line of a job says, what was learned, what is done at home. */
export type Area = 'claims' | 'work' | 'papers' | 'home';

/** Words that may be printed in one area, and what in the same line would give them another meaning. */
export interface WordsOf {
  in: Area;
  words: RegExp;
  not?: RegExp;
}

/** The printed title of a job of some trades, or one that says a rank. */
export interface TitleOf {
  trades?: readonly Trade[];
  title?: RegExp;
}

export type Half = WordsOf | TitleOf;

/** Two facts of one CV that nobody has set beside each other. What is said of them is kept under the name, and follows from the words alone. */
export interface Crossing {
  name: string;
  one: Half;
  other: Half;
  /** What must stand nowhere on the page. */
  unless?: RegExp;
  oddity: number;
}

/** Words as printed, as a sentence takes them, and the quote that shows them. */
export interface Found extends QuotedPlace {
  said: string;
  text: ObservedText | null;
}

/** Two quotes stand before one joke. */
const MAX_HALF = 56;
/** Of one half so many places are tried. */
const MOST_PLACES = 4;

/** Sections in which pastimes stand beside other things. */
const MAY_HOLD_PASTIMES: ReadonlySet<SectionKind> = new Set<SectionKind>(['other', 'volunteering', 'awards', 'languages']);
/** Words that are a pastime only where the heading says so: one reads meters and runs shops. */
const ONLY_AMONG_INTERESTS =
  /^(?:reading|running|walking|climbing|cycling|cooking|baking|gardening|drawing|painting|writing|gaming|fencing|sewing|chess|bridge|poker|golf|bowling|films?|movies|cinema|series|travel\w*|swimming|fishing|skiing|sailing|piano|guitar|flute|bass|cakes?|puzzles|bread|boxing|yoga|basketball|netball|football|photography|pottery|books|restoring|tinkering|karate|judo)$/iu;

const isIn = (area: Area, { place, job, section }: ObservedText, words: string): boolean => {
  switch (area) {
    case 'claims':
      return job === null && place !== 'study' && place !== 'interests' && section !== 'experience';
    case 'work':
      return job !== null && place === 'work';
    case 'papers':
      return job === null && (place === 'study' || place === 'skills' || section === 'other' || section === 'summary');
    case 'home':
      return place === 'interests' || (job === null && MAY_HOLD_PASTIMES.has(section) && !ONLY_AMONG_INTERESTS.test(words));
  }
};

/** The places where one half stands, in document order. */
export function placesOf(context: Context, half: Half): Found[] {
  return 'in' in half ? wordsOf(context, half) : titlesOf(context, half);
}

function wordsOf(context: Context, { in: area, words, not }: WordsOf): Found[] {
  const found: Found[] = [];
  for (const text of observedTexts(context)) {
    if (found.length >= MOST_PLACES) break;
    const match = words.exec(text.text);
    if (match === null || !isIn(area, text, match[0]) || not?.test(text.text) === true) continue;
    if (area === 'home' && !isItem(text.text, match)) continue;
    const quoted = quoteOf(context, text, match.index, match.index + match[0].length, MAX_HALF);
    if (quoted?.quote.includes(match[0]) === true) found.push({ ...quoted, said: asSaid(match[0]), text });
  }
  return found;
}

function titlesOf(context: Context, { trades, title: rank }: TitleOf): Found[] {
  return context.cv.experience.flatMap((job): Found[] => {
    const quoted = titlePlaceOf(context, job);
    if (quoted === null || rank?.test(quoted.quote) === false) return [];
    const trade = trades === undefined ? undefined : tradeOfJob(job);
    if (trades !== undefined && (trade === undefined || !trades.includes(trade))) return [];
    return [{ ...quoted, said: quoted.quote, text: null }];
  });
}

/** The title of a job where a sentence can say it: one post, without what a comma or a bracket adds, and not all in capitals. */
export function titlePlaceOf(context: Context, { title }: Experience): QuotedPlace | null {
  const post = title?.value.split(/\s*[,(|]|\s[–—-]\s/u)[0]?.trim() ?? '';
  if (title === null || !PLAIN_TITLE.test(post) || !/\p{Ll}/u.test(post) || !looksLikeTitle(post)) return null;
  const place = locate(context, post, title);
  return place === null ? null : { quote: post, ...place };
}
const PLAIN_TITLE = /^(?!.*\b(?:and|then|later|staff|self|volunteer|team|various|help)\b)\p{L}[\p{L}'’ -]{3,34}$/iu;

/** "two years running" names no pastime: one is an item of a list, or follows a word that says so. */
const isItem = (text: string, { 0: words, index: at }: RegExpExecArray): boolean =>
  /(?:^|[,;:.•|&(/–—-]|\b(?:and|or|enjoy|like|love|in|of|to|go|play|plays?|playing|the|a|an|my|some|is|are|do|does|competitive|\p{L}+ing))\s*$/iu.test(
    text.slice(Math.max(0, at - NEAR), at),
  ) &&
  !/^\s*(?:shop|equipment|club manager|industry|sales|contracts?|company|system|machine|test|and (?:language|writing|math))/iu.test(
    text.slice(at + words.length),
  );
const NEAR = 40;

/** "Fishing, chess" begins a line with a capital that a sentence does not need. */
export const asSaid = (words: string): string => (/^\p{Lu}\p{Ll}/u.test(words) && !NAMES.test(words) ? words.toLowerCase() : words);
const NAMES =
  /^(?:Excel|Microsoft|MS|Office|Word|Employee|Monday|Saturday|Sunday|Scottish|American|Gaelic|Muay|French|German|Spanish|Italian|Welsh|Irish|Polish|Dutch|Portuguese|Russian|Arabic|Mandarin|Japanese)\b/u;
