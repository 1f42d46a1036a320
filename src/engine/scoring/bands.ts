import { badnessOf, type ScoreName } from '../../domain/roast.ts';

/** What a number is called, in every room: the sentence beside it, the stamp and the answer of the recruiter must agree (rule 9). */
export type Band = 'bad' | 'mid' | 'good';

/** Likelihoods of the bin: up to `good` somebody invites, above `bad` nobody does. Chosen on one half of the truth bench, checked on the other. */
export const LIKELIHOOD = { good: 38, bad: 58 } as const;
const SCORE = { good: 30, bad: 62 } as const;
/** Three points an occurrence: at more than four of them, nobody's sentences are their own. */
const WORD_SCORE = { good: 12, bad: 50 } as const;
const WORD_SCORES: ReadonlySet<ScoreName> = new Set<ScoreName>(['buzzwordOverdose', 'clicheDensity']);

const band = (badness: number, limits: { good: number; bad: number }): Band => (badness > limits.bad ? 'bad' : badness > limits.good ? 'mid' : 'good');

export const likelihoodBand = (binnedPercent: number): Band => band(binnedPercent, LIKELIHOOD);

export const scoreBand = (name: ScoreName, score: number): Band => band(badnessOf(name, score), WORD_SCORES.has(name) ? WORD_SCORE : SCORE);

/** How clearly the CV aims; 100 is clear. */
export const clarityBand = (percent: number): Band => band(100 - percent, SCORE);
