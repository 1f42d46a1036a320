import type { Context } from '../../../context.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../lexicon/words/little-words.ts';
import type { QuotedPlace } from '../../../../domain/observation.ts';
import { lineIndex, locate } from '../../shared/locate.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 9;
/** One word changed for another is the oddest. */
const FOR_A_WORD = 1;
/** Fewer words repeat by right. */
const LEAST_WORDS = 6;
/** Share of words that two lines have in common. */
const NEARLY_ALL = 0.8;
const MAX_HALF = 44;
const LONGEST = 70;

const wordsOf = ({ tokens }: ObservedText): string[] => tokens.map(({ word }) => word);

/** One line of work in two jobs, nearly word for word; what stands twice to the letter is found elsewhere. The best of them. */
export function observeSameTasks(context: Context): AnySighting[] {
  const tasks = observedTexts(context).filter(({ place, job, tokens }) => place === 'work' && job !== null && tokens.length >= LEAST_WORDS);
  const seen = tasks.flatMap((second, at) =>
    tasks.slice(0, at).flatMap((first) => (first.job === second.job ? [] : (sightingOf(context, first, second) ?? []))),
  );
  // A line that came back twice is no pair.
  return seen.toSorted((a, b) => b.oddity - a.oddity).slice(0, 1);
}

/** How two lines differ, where it is one thing: another word, another figure, a word less, another tense. */
interface Difference {
  name: string;
  /** What is shown of the one and of the other. */
  at: readonly [Window, Window];
  facts: Readonly<Record<string, string | number>>;
}

function sightingOf(context: Context, first: ObservedText, second: ObservedText): AnySighting | null {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  if (one.join(' ') === other.join(' ') || shareOf(one, other) < NEARLY_ALL || lineIndex(context, first) === lineIndex(context, second)) return null;
  const difference = swapIn(first, second) ?? lessIn(one, other);
  if (difference === null) return null;
  const [a, b] = [shown(context, first, difference.at[0]), shown(context, second, difference.at[1])];
  if (a === null || b === null || a.quote.toLowerCase() === b.quote.toLowerCase()) return null;
  const { quote, page, line } = b;
  const also = [{ quote: a.quote, page: a.page, line: a.line }];
  const { name } = difference;
  const oddity = ODDITY + (name === 'task-one-word' || name === 'task-new-figure' ? FOR_A_WORD : 0);
  return { kind: 'against', quote, page, line, also, oddity, facts: { it: a.quote, name, ...difference.facts } };
}

/** The whole line or a whole clause of it round the word that changed; else a few words of it, which both lines have. */
function shown(context: Context, text: ObservedText, { at, from, to }: Window): QuotedPlace | null {
  const { start = 0, end = 1 } = text.tokens[at] ?? {};
  const quoted = quoteOf(context, text, start, end, MAX_HALF);
  if (quoted !== null && quoted.whole !== 'phrase' && quoted.quote.length <= LONGEST && quoted.quote.split(/\s+/u).length >= LEAST_SHOWN) return quoted;
  const words = text.tokens.slice(from, to + 1);
  while (words.length > 1 && NO_EDGE.has(words.at(-1)?.word ?? '')) words.pop();
  while (words.length > 1 && NO_EDGE.has(words[0]?.word ?? '') && words[0] !== text.tokens[at]) words.shift();
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < LEAST_SHOWN - 1) return null;
  const quote = text.text.slice(first.start, last.end + (text.text.charAt(last.end) === '%' ? 1 : 0));
  const place = /[.;:()|]/u.test(quote) || quote.length > MAX_HALF ? null : locate(context, quote, text);
  return place === null ? null : { quote, ...place };
}
const LEAST_SHOWN = 4;
const NO_EDGE: ReadonlySet<string> = new Set([...WORDS_WITHOUT_CONTENT, 'using']);

/** A word of a line, and the words round it that are shown where the line is too long. */
interface Window {
  at: number;
  from: number;
  to: number;
}
const onFrom = (at: number): Window => ({ at, from: at, to: at + 4 });
const upTo = (at: number): Window => ({ at, from: Math.max(0, at - 4), to: at });

/** How many of the words of both stand in both. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let both = 0;
  for (const word of one) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    both += 1;
  }
  return both / Math.max(one.length, other.length);
}

const STEM = 4;

/** The one word that was put in place of another. */
function swapIn(first: ObservedText, second: ObservedText): Difference | null {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  if (one.length !== other.length) return null;
  const changed = one.flatMap((word, at) => (word === other[at] ? [] : [at]));
  const [at] = changed;
  if (at === undefined || changed.length > 2) return null;
  const [before = '', after = ''] = [one[at], other[at]];
  if (/^\d+$/u.test(before) && /^\d+$/u.test(after))
    return changed.length > 1 || before === after
      ? null
      : { name: 'task-new-figure', at: [upTo(at), upTo(at)], facts: { one: printed(first, at), other: printed(second, at) } };
  if (/\d/u.test(`${before}${after}`)) return null;
  const isTense = changed.every((index) => one[index]?.slice(0, STEM) === other[index]?.slice(0, STEM));
  if (isTense)
    return at === 0 && !before.endsWith('s') && !after.endsWith('s')
      ? { name: 'task-tense', at: [onFrom(at), onFrom(at)], facts: { one: before, other: after } }
      : null;
  return changed.length > 1 || before.length < STEM || after.length < STEM
    ? null
    : { name: 'task-one-word', at: [onFrom(at), onFrom(at)], facts: { one: before, other: after } };
}

/** A figure with its sign, as printed. */
function printed({ text, tokens }: ObservedText, at: number): string {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const sign = /[£$€]$/u.exec(text.slice(0, start))?.[0] ?? '';
  return `${sign}${text.slice(start, end)}${text.charAt(end) === '%' ? '%' : ''}`;
}

/** One word that one of the two lines does without. */
function lessIn(one: readonly string[], other: readonly string[]): Difference | null {
  if (Math.abs(one.length - other.length) !== 1) return null;
  const isFirst = one.length > other.length;
  const [long, short] = isFirst ? [one, other] : [other, one];
  const at = long.findIndex((word, index) => word !== short[index]);
  const extra = long[at] ?? '';
  if (extra.length < STEM || /\d/u.test(extra) || long.filter((_, index) => index !== at).join(' ') !== short.join(' ')) return null;
  const near = Math.max(0, at - 1);
  const [full, without] = [
    { at, from: near, to: at + 4 },
    { at: near, from: near, to: at + 3 },
  ];
  return { name: 'task-word-less', at: isFirst ? [full, without] : [without, full], facts: { word: extra } };
}
