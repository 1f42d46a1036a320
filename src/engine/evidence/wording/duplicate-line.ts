import type { Detector, Draft } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { passagesOf } from '../shared/passages.ts';

/** Fewer words repeat by right ("Cash handling"). */
const LEAST_WORDS = 4;
/** An entry of a list of skills says all it says in two. */
const LEAST_OF_A_SKILL = 2;
const MOST = 3;

/** Statements that stand twice, word for word, pinned to the second of them; one finding a statement. */
export const duplicateLineDetector: Detector<'duplicate-line'> = {
  kind: 'duplicate-line',
  detect(context) {
    const byWords = Map.groupBy(
      passagesOf(context).filter(({ role, tokens }) => tokens.length >= (role === 'skill' ? LEAST_OF_A_SKILL : LEAST_WORDS)),
      ({ tokens }) => tokens.map(({ word }) => word).join(' '),
    );
    const drafts = [...byWords.values()].flatMap((said): Draft<'duplicate-line'>[] => {
      const [first, again] = said;
      const quoted = again && quoteStart(context, again.text, again);
      if (!first || !quoted || (first.page === quoted.page && first.line === quoted.line)) return [];
      return [{ ...quoted, weight: 5, facts: { times: said.length, first: first.page > 1 ? `${first.line} of page ${first.page}` : String(first.line) } }];
    });
    return drafts.toSorted((a, b) => a.page - b.page || a.line - b.line).slice(0, MOST);
  },
};
