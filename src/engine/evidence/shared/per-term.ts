import type { Context } from '../../context.ts';
import { quoteAround } from './locate.ts';
import type { Quoted } from './locate.ts';
import { passagesOf } from './passages.ts';
import type { Passage } from './passages.ts';
import { isInsideName } from './proper-names.ts';
import type { TermMatch, TermMatcher } from '../../english/matching.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';

export interface TermUse extends Quoted {
  term: Term;
  /** As written at the quoted place, lower case. */
  written: string;
  times: number;
  passage: Passage;
}

/**
 * Every distinct term with its first quotable place and how often it occurs, in document order.
 * Names of companies, schools and people do not count.
 */
export function usesOf(context: Context, matcher: TermMatcher, accept: (passage: Passage, match: TermMatch) => boolean = () => true): TermUse[] {
  const uses = new Map<Term, TermUse>();
  for (const passage of passagesOf(context)) {
    for (const match of matcher(passage.text, passage.tokens)) {
      if (!accept(passage, match) || isInsideName(context, passage, match.start, match.end)) continue;
      const seen = uses.get(match.term);
      if (seen) {
        seen.times += 1;
        continue;
      }
      const quoted = quoteAround(context, passage.text, passage, match.start, match.end);
      if (quoted) uses.set(match.term, { term: match.term, written: match.written.toLowerCase(), times: 1, passage, ...quoted });
    }
  }
  return [...uses.values()];
}
