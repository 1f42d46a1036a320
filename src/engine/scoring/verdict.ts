import type { Finding, FindingKind } from '../../domain/finding.ts';
import { badnessOf, type ScoreName } from '../../domain/roast.ts';
import { keysOf } from '../../domain/keys.ts';
import type { Context } from '../context.ts';
import { isPrivateLine } from '../privacy/private-lines.ts';
import { LIKELIHOOD } from './bands.ts';

type Scores = Readonly<Record<ScoreName, number>>;

/** How much each score has to do with a CV ending in the bin; adds up to 1. What makes a reader sigh, what does not fit the job and what the robot cannot read lead. */
export const BIN_SHARES: Readonly<Record<ScoreName, number>> = {
  atsRating: 0.2,
  skillRelevance: 0.24,
  eyeRollFactor: 0.28,
  lengthAppropriate: 0.08,
  buzzwordOverdose: 0.06,
  clicheDensity: 0.06,
  desperationLevel: 0.08,
};

/** The weighted badness at which half of all readers bin a CV, and how many points more or less change their minds. */
const BIN_CURVE = { middle: 34, width: 10 } as const;
/** Nobody can promise either end. */
const BIN_ENDS = { least: 3, most: 97 } as const;

/**
 * What a parser stumbles over and a reader does not: no heading, no column and no missing title sends a good CV to the bin. Whether the
 * work is the work of the job, the relevance says.
 */
export const FORM_KINDS: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'unknown-heading',
  'title-heading',
  'columns-layout',
  'table-layout',
  'date-format-mix',
  'missing-skills',
  'missing-link',
  'job-absent',
]);

/** Likelihood of the bin, 3..97; `scores` are those without what is only form. */
export function binnedPercentOf(scores: Scores): number {
  let bad = 0;
  for (const [name, share] of entriesOf(BIN_SHARES)) bad += share * badnessOf(name, scores[name]);
  // Sins add up in a reader's mind: the middle of the scale is steeper than its ends.
  const steep = 100 / (1 + Math.exp(-(bad - BIN_CURVE.middle) / BIN_CURVE.width));
  return Math.min(BIN_ENDS.most, Math.max(BIN_ENDS.least, Math.round(steep)));
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
  if (binnedPercent > LIKELIHOOD.bad) return 'no';
  return binnedPercent > LIKELIHOOD.good || findings.some(({ kind }) => TRUST_BREAKERS.has(kind)) ? 'maybe' : 'yes';
}

/** What makes an aim clear and what blurs it, in points of 100; a page of words aims at something by itself. */
const CLARITY = {
  start: 8,
  relevance: 0.5,
  headline: 6,
  summary: 8,
  meant: 11,
  /** A relevance from which the page is about the job, whatever it calls it. */
  related: 55,
  found: { 'job-named': 22, 'skills-match': 6, 'job-absent': -10, objective: -4, 'skill-pile': -6, 'too-long': -4 },
} as const;

/**
 * How clearly the CV aims at the target job, 0..100: half of it relevance, then whether the job is named,
 * whether a headline or summary says what this is, less what blurs it.
 */
export function clarityPercentOf(context: Context, scores: Scores, findings: readonly Finding[]): number {
  const has = (kind: FindingKind): boolean => findings.some((finding) => finding.kind === kind);
  const { cv } = context;
  let clarity = CLARITY.start + scores.skillRelevance * CLARITY.relevance;
  if (cv.headline !== null && !isPrivateLine(context, cv.headline)) clarity += CLARITY.headline;
  if (cv.summary.length > 0 && !has('objective')) clarity += CLARITY.summary;
  for (const kind of keysOf(CLARITY.found)) if (has(kind)) clarity += CLARITY.found[kind];
  // Neither by its name nor missing: its licence or a form of the name stands there.
  if (context.job.title !== '' && !has('job-named') && !has('job-absent')) clarity += CLARITY.meant;
  // The post next to it and the trade next door say where this goes, though the name is not there.
  // A job that we do not know may be named by a title that we cannot tell from it.
  else if (has('job-absent') && (context.job.occupation === null || scores.skillRelevance >= CLARITY.related)) clarity -= CLARITY.found['job-absent'];
  return Math.min(100, Math.max(0, Math.round(clarity)));
}
