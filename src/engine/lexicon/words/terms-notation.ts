/** A term of a word list. */
export interface Term {
  /** The name of the term: occurrences of all its forms count as one. */
  term: string;
  /** Weight of a finding of it, 1 to 10; 0 marks an innocent phrase that must not be taken for a term ("dynamic programming"). */
  weight: number;
  /** Every spelling and inflection, the term itself included. */
  forms: readonly string[];
}

/**
 * Reads a word list: one term a line, further forms after "=", parted by commas.
 * A hyphen and a space are the same to the matcher, so only one needs to be listed.
 */
function parseTerms(weight: number, list: string): Term[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [term = '', others = ''] = line.split('=').map((side) => side.trim());
      return {
        term,
        weight,
        forms: [
          term,
          ...others
            .split(',')
            .map((form) => form.trim())
            .filter((form) => form !== ''),
        ],
      };
    });
}

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
