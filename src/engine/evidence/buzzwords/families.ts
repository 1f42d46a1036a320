import type { TermMatch, TermMatcher } from '../../english/matching.ts';
import { tokensOf, type Token } from '../../english/tokens.ts';
import { CLICHE_FAMILIES } from '../../lexicon/words/cliche-families.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';

const WEIGHT = 6;
const FAMILIES = CLICHE_FAMILIES.map(({ pattern, told }) => ({
  pattern,
  told: told === true,
  term: { term: pattern.source, weight: WEIGHT, forms: [] } satisfies Term,
}));
const OF_FAMILIES: ReadonlySet<Term> = new Set(FAMILIES.map(({ term }) => term));
const HONEST_WITH_FIGURES: ReadonlySet<Term> = new Set(FAMILIES.flatMap(({ told, term }) => (told ? [term] : [])));

/** Whether a match is of a pattern and not of a list. */
export const isOfFamily = ({ term }: TermMatch): boolean => OF_FAMILIES.has(term);

/** Whether the phrase can be meant where a figure stands behind it. */
export const isHonestWithFigures = ({ term }: TermMatch): boolean => HONEST_WITH_FIGURES.has(term);

const known = new WeakMap<readonly Token[], readonly TermMatch[]>();

/** The set phrases of a text that only a pattern knows; the first of two over the same words. Kept as long as the words of the passage are. */
export function familiesIn(text: string, tokens: readonly Token[] = tokensOf(text)): readonly TermMatch[] {
  const kept = known.get(tokens);
  if (kept !== undefined) return kept;
  const found: TermMatch[] = [];
  for (const { pattern, term } of FAMILIES)
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      // A phrase does not end on the article of what it is about.
      const written = whole.trimEnd().replace(/\s+(?:the|an?|my|our|all)$/iu, '');
      const match = { term, start: index, end: index + written.length, written };
      if (found.every((other) => isApart(other, match))) found.push(match);
    }
  known.set(tokens, found);
  return found;
}

const isApart = (one: TermMatch, other: TermMatch): boolean => one.end <= other.start || one.start >= other.end;

/** The phrases of a list, and those of the patterns where no listed one stands. */
export const withFamilies =
  (listed: TermMatcher): TermMatcher =>
  (text, tokens) => {
    const found = listed(text, tokens);
    return [...found, ...familiesIn(text, tokens).filter((match) => found.every((other) => isApart(other, match)))].toSorted((a, b) => a.start - b.start);
  };

/** Whether a word stands inside such a phrase, which is charged as a whole: "deeply passionate" is no adjective besides. */
export const isInsideFamily = (text: string, tokens: readonly Token[], { start, end }: TermMatch): boolean =>
  familiesIn(text, tokens).some((family) => family.start <= start && family.end >= end);
