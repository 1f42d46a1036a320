import type { Context } from '../../../context.ts';
import type { QuotedPlace } from '../../../../domain/observation.ts';
import { changesIn } from '../../../english/changes.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isMeasured, measuresIn } from '../../../english/measures.ts';
import { countWords } from '../../../english/tokens.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../lexicon/words/little-words.ts';
import { STRONG_SIGNS } from '../../../lexicon/claims/strong-signs.ts';
import { countedBullets } from '../../shared/counts.ts';
import { lineIndex, locate } from '../../shared/locate.ts';
import { observedTexts, quoteOf, type ObservedText, type WholeQuote } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 9.5;
/** A result in so few words, and beside it so many about nothing that could be counted. */
const FEW = 13;
const MANY = 24;
/** Longer than this it may be two lines that the reader ran together. */
const MOST_WORDS = 45;
/** How much longer the one is at least. */
const TIMES = 2.2;
const MAX_HALF = 44;
const LONGEST = 70;

/** How the lines of a page share its room: a result in a few words, and many about nothing; the best line late, and a duty first. */
export function observeSpace(context: Context): AnySighting[] {
  const work = observedTexts(context).filter(({ job, place }) => job !== null && place === 'work');
  const counted = countedBullets(context);
  const known = new Set(counted?.map(({ text }) => text));
  const bullets = work.filter(({ text }) => known.has(text));
  return [longAndShort(context, work) ?? (counted === null ? null : bestIsLast(context, bullets)) ?? []].flat();
}

/** Whether a line is one sentence with both its ends, so that anybody who counts its words gets as many. */
function isOneSentence(context: Context, { text, page, line }: ObservedText): boolean {
  if (!/^\p{Lu}/u.test(text) || /[.!?;]\s+\S|[\t|•·]|\s[–—-]\s|[^\x20-\x7E£€’“”‘–—é]/u.test(text) || locate(context, text, { page, line }) === null)
    return false;
  if (/[.!?]$/u.test(text)) return true;
  // Without a full stop the line below must begin anew.
  const words = text.split(/\s+/u).slice(-2).join(' ');
  const at = lineIndex(context, { page, line });
  const last = context.lines.findIndex((one, index) => index >= at && index < at + LINES && one.text.trimEnd().endsWith(words));
  return last >= 0 && /^\s*[•●▪■◦○‣⁃∙·►*–—-]\s/u.test(context.lines[last + 1]?.text ?? '');
}
const LINES = 6;

/** What came of the work, with its figure: a change to the better, or money or a share that a deed brought. */
function resultIn({ text }: ObservedText): string | null {
  const figures = measuresIn(text);
  const changes = changesIn(text);
  if (figures.length === 0 || changes.some(({ isBetter }) => isBetter === false)) return null;
  // Of "from A to B" the result is B, and where B is not known nothing is said.
  const [change] = changes;
  if (/\bfrom\s[$£€]?\d/iu.test(text)) return change?.after != null && WON.test(text) && text.includes(change.after) ? change.after : null;
  const told = figures.find((figure) => /[%£$€]|illion|\d\s?[km]\b|\d,\d{3}/iu.test(figure));
  if (told === undefined) return null;
  const isDone = WON.test(text);
  return isDone && (changes.length > 0 || BROUGHT.test(text) || STRONG_SIGNS.some(({ says, points }) => points >= 4 && says.test(text))) ? told : null;
}
const WON =
  /^(?:\p{L}+ly )?(?:increas|reduc|cut|sav|grew|rais|generat|won|improv|boost|doubl|tripl|halv|deliver|achiev|exceed|lower|decreas|brought|secur|clos|beat|recover|sold|drove|lift|slash|negotiat|expand)\p{L}*\b/iu;
const BROUGHT = /^(?:\p{L}+ly )?(?:sav|generat|won|rais|secur|recover|sold|clos|exceed)\p{L}*\b/iu;

/** Nothing that could be counted, no name of a project, and nothing that changed. */
const isMeasureless = ({ text }: ObservedText): boolean =>
  !isMeasured(text) && !/\d/u.test(text) && changesIn(text).length === 0 && !STRONG_SIGNS.some(({ says }) => says.test(text));

/** How a line begins: a whole clause, or else as many words as a reader needs to find it. */
function opening(context: Context, text: ObservedText): QuotedPlace | null {
  const quoted = quoteOf(context, text, 0, text.tokens[0]?.end ?? 1, MAX_HALF);
  if (quoted !== null && quoted.whole !== 'phrase' && quoted.quote.length <= LONGEST && text.text.startsWith(quoted.quote)) return quoted;
  const words = text.tokens.filter(({ end }) => end <= MAX_HALF);
  while (words.length > 0 && NO_EDGE.has(words.at(-1)?.word ?? '')) words.pop();
  const quote = text.text.slice(0, words.at(-1)?.end ?? 0);
  const place = words.length < LEAST_SHOWN || !/^[\s,]/u.test(text.text.slice(quote.length)) ? null : locate(context, quote, text);
  return place === null ? null : { quote, ...place };
}
const LEAST_SHOWN = 3;
const NO_EDGE: ReadonlySet<string> = new Set([...WORDS_WITHOUT_CONTENT, 'using']);

function withFigure(context: Context, text: ObservedText, figure: string): WholeQuote | null {
  const at = text.text.indexOf(figure);
  const quoted = at < 0 ? null : quoteOf(context, text, at, at + figure.length, MAX_HALF);
  return quoted === null || quoted.whole === 'phrase' || quoted.quote.length > LONGEST ? null : quoted;
}

function longAndShort(context: Context, bullets: readonly ObservedText[]): AnySighting | null {
  // Whether it is one sentence is looked up on the page, and only of those that count.
  const longest = bullets
    .filter((text) => isMeasureless(text) && cvVerb(text.tokens[0]?.word ?? '') !== undefined && countWords(text.text) >= MANY)
    .toSorted((a, b) => countWords(b.text) - countWords(a.text))
    .slice(0, MOST_TRIED)
    .find((text) => isOneSentence(context, text));
  if (longest === undefined || countWords(longest.text) > MOST_WORDS) return null;
  const many = countWords(longest.text);
  for (const short of bullets) {
    const figure = resultIn(short);
    const few = countWords(short.text);
    if (figure === null || few > FEW || many < few * TIMES || !isOneSentence(context, short)) continue;
    const [first, second] = [opening(context, longest), withFigure(context, short, figure)];
    if (first === null || second === null) continue;
    const { quote, page, line } = second;
    const facts = { name: 'long-and-short', it: figure, many, few, less: many - few };
    return { kind: 'against', quote, page, line, also: [{ quote: first.quote, page: first.page, line: first.line }], oddity: ODDITY, facts };
  }
  return null;
}

/** Lines that are looked up for the longest. */
const MOST_TRIED = 12;

/** So many bullets stand before the best one at least. */
const BEFORE = 7;

function bestIsLast(context: Context, bullets: readonly ObservedText[]): AnySighting | null {
  const [first] = bullets;
  const results = bullets.filter((bullet) => resultIn(bullet) !== null);
  const [best] = results;
  if (first === undefined || best === undefined || results.length > 1 || !isMeasureless(first)) return null;
  const at = bullets.indexOf(best);
  if (at < BEFORE) return null;
  const figure = resultIn(best) ?? '';
  const [one, other] = [opening(context, first), withFigure(context, best, figure)];
  if (one === null || other === null) return null;
  const { quote, page, line } = other;
  const facts = { name: 'best-is-last', it: figure, nth: at + 1, before: at, ...(page > first.page ? { onPage: page } : {}) };
  return { kind: 'against', quote, page, line, also: [{ quote: one.quote, page: one.page, line: one.line }], oddity: ODDITY, facts };
}
