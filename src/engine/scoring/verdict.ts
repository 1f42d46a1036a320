import type { Finding, FindingKind } from '../../domain/finding.ts';
import { badnessOf, type ScoreName } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { isPrivateLine } from '../evidence/personal/private-lines.ts';

type Scores = Readonly<Record<ScoreName, number>>;

/** How much each score has to do with a CV ending in the bin; adds up to 1. What makes a reader sigh, what does not fit the job and what the robot cannot read lead. */
const BIN_SHARES: Record<ScoreName, number> = {
  atsRating: 0.2,
  skillRelevance: 0.22,
  eyeRollFactor: 0.26,
  lengthAppropriate: 0.08,
  buzzwordOverdose: 0.08,
  clicheDensity: 0.08,
  desperationLevel: 0.08,
};

/** Likelihood of the bin, 3..97: nobody can promise either end. */
export function binnedPercentOf(scores: Scores): number {
  let bad = 0;
  for (const [name, share] of entriesOf(BIN_SHARES)) bad += share * badnessOf(name, scores[name]);
  // Sins add up in a reader's mind: the middle of the scale is steeper than its ends.
  const steep = 100 / (1 + Math.exp(-(bad - 34) / 10));
  return Math.min(97, Math.max(3, Math.round(steep)));
}

function entriesOf(shares: Record<ScoreName, number>): [ScoreName, number][] {
  return [
    ['atsRating', shares.atsRating],
    ['skillRelevance', shares.skillRelevance],
    ['eyeRollFactor', shares.eyeRollFactor],
    ['lengthAppropriate', shares.lengthAppropriate],
    ['buzzwordOverdose', shares.buzzwordOverdose],
    ['clicheDensity', shares.clicheDensity],
    ['desperationLevel', shares.desperationLevel],
  ];
}

/** An attempt to steer the machine costs any invitation that was certain. */
const TRUST_BREAKERS: ReadonlySet<FindingKind> = new Set<FindingKind>(['hidden-text', 'machine-instruction']);

export function interviewOf(binnedPercent: number, findings: readonly Finding[]): 'no' | 'maybe' | 'yes' {
  if (binnedPercent > 62) return 'no';
  return binnedPercent > 30 || findings.some(({ kind }) => TRUST_BREAKERS.has(kind)) ? 'maybe' : 'yes';
}

/**
 * How clearly the CV aims at the target job, 0..100: half of it relevance, then whether the job is named,
 * whether a headline or summary says what this is, less what blurs it.
 */
export function clarityPercentOf(context: Context, scores: Scores, findings: readonly Finding[]): number {
  const has = (kind: FindingKind): boolean => findings.some((finding) => finding.kind === kind);
  const { cv } = context;
  let clarity = 8 + scores.skillRelevance * 0.5;
  if (has('job-named')) clarity += 22;
  if (cv.headline !== null && !isPrivateLine(context, cv.headline)) clarity += 6;
  if (cv.summary.length > 0 && !has('objective')) clarity += 8;
  if (has('skills-match')) clarity += 6;
  if (has('job-absent')) clarity -= 10;
  if (has('objective')) clarity -= 4;
  if (has('skill-pile')) clarity -= 6;
  if (has('unknown-heading')) clarity -= 4;
  if (has('too-long')) clarity -= 4;
  return Math.min(100, Math.max(0, Math.round(clarity)));
}
