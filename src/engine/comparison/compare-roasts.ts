import type { RoastComparison } from '../../domain/comparison.ts';
import type { Finding } from '../../domain/finding.ts';
import { shortQuote } from '../../domain/quote.ts';
import { badnessOf, type ScoreName } from '../../domain/roast.ts';
import type { Judgement } from '../judgement.ts';
import { matchFindings } from './match-findings.ts';
import { writeComparison } from './write-comparison.ts';

/** As in a roast's evidence. */
const MAX_QUOTE = 300;

/**
 * A mended CV against the one before it. Both must be judged for the same job.
 * Pure: the same two CVs give the same comparison, word for word.
 */
export function compareRoasts(before: Judgement, after: Judgement, previousUploadId: string): RoastComparison {
  const matched = matchFindings(before, after);
  const scores = scoresOf(before, after);
  return {
    previousUploadId,
    scores,
    gone: matched.better.map(shown),
    fresh: matched.worse.map(shown),
    stayed: matched.stayed,
    voices: writeComparison({ before, after, matched, scores }),
  };
}

function scoresOf(before: Judgement, after: Judgement): RoastComparison['scores'] {
  const one = (name: ScoreName): RoastComparison['scores'][ScoreName] => {
    const [was, is] = [before.scores[name], after.scores[name]];
    return { before: was, after: is, gained: badnessOf(name, was) - badnessOf(name, is) };
  };
  return {
    atsRating: one('atsRating'),
    buzzwordOverdose: one('buzzwordOverdose'),
    eyeRollFactor: one('eyeRollFactor'),
    clicheDensity: one('clicheDensity'),
    desperationLevel: one('desperationLevel'),
    lengthAppropriate: one('lengthAppropriate'),
    skillRelevance: one('skillRelevance'),
  };
}

const shown = ({ kind, quote, page, line }: Finding): RoastComparison['gone'][number] => ({
  kind,
  quote: quote === null ? null : shortQuote(quote, MAX_QUOTE),
  page,
  line,
});
