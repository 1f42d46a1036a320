import type { ScoreName } from '../../domain/roast.ts';

/** Scores made of raw points by a curve; the other two (length, relevance) have rules of their own. */
export type CurvedScore = Exclude<ScoreName, 'lengthAppropriate' | 'skillRelevance'>;

/** Raw points at which a score has reached 63: the further up, the less each further sin adds. */
const SCALE = { atsRating: 62, eyeRollFactor: 58, desperationLevel: 46 } as const;

/** Occurrences are set against a CV of this many words; a shorter one gets no discount on it. */
const TYPICAL_WORDS = 450;
const SHORTEST_WORDS = 250;

/**
 * 0..100 (not rounded) for raw points. Monotone without a plateau: more raw points always give more.
 * The word scores grow by about 3 an occurrence, then slower; length matters by its square root, so that a page of
 * filler does not wash a buzzword out and one added to any CV still shows.
 */
export function curve(score: CurvedScore, raw: number, words: number): number {
  if (raw <= 0) return 0;
  if (score === 'buzzwordOverdose' || score === 'clicheDensity') return wordCurve(raw * Math.sqrt(TYPICAL_WORDS / Math.max(SHORTEST_WORDS, words)));
  return 100 * (1 - Math.exp(-raw / SCALE[score]));
}

/** 3 points each up to 15, 1.5 each up to 35, then towards 100 without ever getting there. */
function wordCurve(dose: number): number {
  if (dose <= 15) return 3 * dose;
  if (dose <= 35) return 45 + 1.5 * (dose - 15);
  return 75 + (25 * (dose - 35)) / (dose - 35 + 20);
}
