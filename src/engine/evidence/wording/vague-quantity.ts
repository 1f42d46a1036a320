import { NO_VAGUE_QUANTITIES, VAGUE_QUANTITIES } from '../../lexicon/words/vague-quantities.ts';
import type { Detector } from '../detector.ts';
import { isMeasured } from '../../english/measures.ts';
import { usesOf } from '../shared/per-term.ts';
import { termMatcher } from '../../english/matching.ts';
import { innocents, termsOf } from '../../lexicon/words/terms-notation.ts';

const matcher = termMatcher(termsOf(VAGUE_QUANTITIES), innocents(NO_VAGUE_QUANTITIES));

/** Amounts that could be anything ("various", "numerous"), one finding a word; a statement with a figure has said enough. */
export const vagueQuantityDetector: Detector<'vague-quantity'> = {
  kind: 'vague-quantity',
  detect: (context) =>
    usesOf(context, matcher, (passage) => passage.role !== 'skill' && !isMeasured(passage.text)).map(({ page, line, quote, term, written, onPage: times }) => ({
      page,
      line,
      quote,
      weight: Math.min(7, term.weight + (times > 2 ? 1 : 0)),
      facts: { term: written, times },
    })),
};
