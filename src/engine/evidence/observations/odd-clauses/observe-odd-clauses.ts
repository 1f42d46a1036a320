import type { Context } from '../../../context.ts';
import { locate } from '../../shared/locate.ts';
import { firstSightings, observedTexts, quoteOf, type ObservedText, type WholeQuote } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { isLapse } from '../odd-words/lapses.ts';
import type { OddSort } from './odd-sort.ts';
import { SORTS_OF_BRACKETS } from './sorts-of-brackets.ts';
import { SORTS_OF_NUMBERS } from './sorts-of-numbers.ts';
import { SORTS_OF_TURNS } from './sorts-of-turns.ts';
import { NOBODY_LAUGHS, SORTS_OF_WORDS } from './sorts-of-words.ts';

/** Every sort, the oddest first. */
export const SORTS: readonly OddSort[] = [...SORTS_OF_WORDS, ...SORTS_OF_NUMBERS, ...SORTS_OF_BRACKETS, ...SORTS_OF_TURNS].toSorted(
  (a, b) => b.oddity - a.oddity,
);

/** Of one sort a CV is told so many. */
const MOST_OF_A_SORT = 2;
/** A paragraph is told by its sentences; a longer text is none, and looking through it would take longer than a roast may. */
const LONGEST_TEXT = 700;

/** Clauses that nobody else has on their page: the oddest of each statement, with what can be computed of it. */
export function observeOddClauses(context: Context): AnySighting[] {
  const sorts = SORTS.filter(({ anyLanguage }) => context.cv.language === 'en' || anyLanguage === true);
  const seen = new Map<string, number>();
  const texts = observedTexts(context).filter(({ text }) => text.length <= LONGEST_TEXT);
  return firstSightings(texts, (text): AnySighting[] => {
    for (const sort of sorts) {
      const sighting = oddClause(context, text, sort);
      if (sighting === null) continue;
      const name = String(sighting.facts['name']);
      const before = seen.get(name) ?? 0;
      if (before >= MOST_OF_A_SORT) continue;
      seen.set(name, before + 1);
      return [sighting];
    }
    return [];
  });
}

function oddClause(context: Context, text: ObservedText, { name, says, oddity, in: places, not, read }: OddSort): AnySighting | null {
  if (text.place === 'skills' && places?.includes('skills') !== true) return null;
  if ((places !== undefined && !places.includes(text.place)) || not?.test(text.text) === true || isLapse(text.text) || NOBODY_LAUGHS.test(text.text))
    return null;
  const found = says.exec(text.text);
  if (found === null) return null;
  const groups = Object.fromEntries(
    Object.entries(found.groups ?? {}).flatMap(([group, said]) => (typeof said === 'string' && said.trim() !== '' ? [[group, said.trim()]] : [])),
  );
  const it = groups['it'];
  const facts = it === undefined ? null : read === undefined ? {} : read(groups, text.text);
  if (it === undefined || facts === null) return null;
  const end = found.index + found[0].length;
  const quoted = quoteOf(context, text, found.index, end) ?? sentenceRound(context, text, found.index, end);
  // The tail is the joke: a quote that ends before it shows nothing.
  if (quoted === null || !quoted.quote.includes(it)) return null;
  const { between: _, ...own } = { ...groups, ...facts };
  // Words of another language stand in an English sentence between quotation marks only.
  const said =
    context.cv.language === 'en' ? own : Object.fromEntries(Object.entries(own).filter(([fact, value]) => typeof value === 'number' || KEPT.has(fact)));
  return { kind: 'odd-clause', ...quoted, oddity: oddity + FIRST, facts: { name, ...said, it, place: text.place } };
}

/** The sentence, or the part between semicolons, that holds `text[start, end)`: two numbers that belong together are no list to be cut. */
function sentenceRound(context: Context, text: ObservedText, start: number, end: number): WholeQuote | null {
  const from = Math.max(...[...text.text.slice(0, start).matchAll(/[;:(]\s*|[.!?]\s+/gu)].map((stop) => stop.index + stop[0].length), 0);
  const rest = /^[^.;!?]*/u.exec(text.text.slice(end))?.[0] ?? '';
  const quote = text.text.slice(from, end + rest.length).replace(/[\s,;:]+$/u, '');
  if (quote.length > LONGEST) return null;
  const place = locate(context, quote, text);
  return place === null ? null : { quote, ...place, whole: quote.length === text.text.length ? 'statement' : 'clause' };
}
const LONGEST = 110;

/** They are told before what is known of any trade. */
const FIRST = 1.2;

/** Facts that are figures, or are ours. */
const KEPT: ReadonlySet<string> = new Set(['name', 'it', 'all', 'some', 'many', 'often', 'sum', 'n', 'next']);
