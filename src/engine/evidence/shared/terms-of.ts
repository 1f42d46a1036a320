import { parseTerms } from './term-matcher.ts';
import type { Term } from './term-matcher.ts';

/** Terms of a word list that is grouped by weight. */
export function termsOf(...lists: readonly Readonly<Record<number, string>>[]): Term[] {
  return lists.flatMap((list) => Object.entries(list).flatMap(([weight, lines]) => parseTerms(Number(weight), lines)));
}

/** The same terms as innocents: they swallow their place and are not found. */
export function muted(terms: readonly Term[]): Term[] {
  return terms.map((term) => ({ ...term, weight: 0 }));
}

/** Innocent phrases, one or more a line (see `parseTerms`). */
export const innocents = (list: string): Term[] => parseTerms(0, list);
