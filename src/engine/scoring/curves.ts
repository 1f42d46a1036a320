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
 * The word scores grow by about 3.4 an occurrence, then slower; length matters by its square root, so that a page of
 * filler does not wash a buzzword out and one added to any CV still shows.
 */
export function curve(score: CurvedScore, raw: number, words: number): number {
  if (raw <= 0) return 0;
  if (score === 'buzzwordOverdose' || score === 'clicheDensity') return wordCurve(raw * Math.sqrt(TYPICAL_WORDS / Math.max(SHORTEST_WORDS, words)));
  return 100 * (1 - Math.exp(-raw / SCALE[score]));
}

/** Doses at which the word scores bend, what each dose adds before and between, and how slowly the rest comes. */
const BENDS = { first: 15, second: 35, steep: 3.4, flat: 1.6, rest: 20 } as const;
const AT_FIRST = BENDS.steep * BENDS.first;
const AT_SECOND = AT_FIRST + BENDS.flat * (BENDS.second - BENDS.first);

/** 3.4 points each up to 15, 1.6 each up to 35, then towards 100 without ever getting there. */
function wordCurve(dose: number): number {
  if (dose <= BENDS.first) return BENDS.steep * dose;
  if (dose <= BENDS.second) return AT_FIRST + BENDS.flat * (dose - BENDS.first);
  return AT_SECOND + ((100 - AT_SECOND) * (dose - BENDS.second)) / (dose - BENDS.second + BENDS.rest);
}
