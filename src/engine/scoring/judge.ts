import type { Finding, FindingKind } from '../../domain/finding.ts';
import type { LedgerEntry, ScoreName } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { lengthOf } from '../evidence/structure/length.ts';
import type { Judgement } from '../judgement.ts';
import { because } from './because.ts';
import type { Group } from './because.ts';
import { curve } from './curves.ts';
import type { CurvedScore } from './curves.ts';
import { distribute, startEntry } from './ledger.ts';
import type { Share } from './ledger.ts';
import { scoreLength } from './length-score.ts';
import { scoreRelevance } from './relevance-score.ts';
import { binnedPercentOf, clarityPercentOf, FORM_KINDS, interviewOf } from './verdict.ts';
import { RULES, timesOf } from './weights.ts';
import type { Rule } from './weights.ts';

/** Strengths take at most this share off a bad score: they excuse, they do not undo. */
const RELIEF = 0.4;

/**
 * Law 1: the seven scores and their ledger, from findings alone. The points of a ledger add up to its score.
 * Same context and findings, same judgement.
 */
export function judge(context: Context, findings: Finding[]): Judgement {
  const groups = groupsOf(findings);
  const { workWords } = lengthOf(context);
  const curved = (score: CurvedScore): Scored => scoreCurved(score, groups, workWords);
  const scored: Record<ScoreName, Scored> = {
    atsRating: curved('atsRating'),
    buzzwordOverdose: curved('buzzwordOverdose'),
    eyeRollFactor: curved('eyeRollFactor'),
    clicheDensity: curved('clicheDensity'),
    desperationLevel: curved('desperationLevel'),
    lengthAppropriate: scoreLength(context, findings),
    skillRelevance: scoreRelevance(context, findings),
  };
  const scores = mapScores(scored, ({ score }) => score);
  const told = groups.filter(({ first }) => !FORM_KINDS.has(first.kind));
  const binnedPercent = binnedPercentOf({
    ...scores,
    atsRating: scoreCurved('atsRating', told, workWords).score,
    eyeRollFactor: scoreCurved('eyeRollFactor', told, workWords).score,
  });
  return {
    ...context,
    findings,
    observations: [],
    scores,
    ledger: mapScores(scored, ({ entries }) => entries),
    binnedPercent,
    interview: interviewOf(binnedPercent, findings),
    clarityPercent: clarityPercentOf(context, scores, findings),
  };
}

/** The curved scores as they would be without the findings of one kind, all else as it is. */
export function scoresWithout(kind: FindingKind, { findings, ...context }: Judgement): Record<CurvedScore, number> {
  const groups = groupsOf(findings.filter((finding) => finding.kind !== kind));
  const { workWords } = lengthOf(context);
  const curved = (score: CurvedScore): number => scoreCurved(score, groups, workWords).score;
  return {
    atsRating: curved('atsRating'),
    buzzwordOverdose: curved('buzzwordOverdose'),
    eyeRollFactor: curved('eyeRollFactor'),
    clicheDensity: curved('clicheDensity'),
    desperationLevel: curved('desperationLevel'),
  };
}

interface Scored {
  score: number;
  entries: LedgerEntry[];
}

function mapScores<T>(scored: Record<ScoreName, Scored>, pick: (scored: Scored) => T): Record<ScoreName, T> {
  return {
    atsRating: pick(scored.atsRating),
    buzzwordOverdose: pick(scored.buzzwordOverdose),
    eyeRollFactor: pick(scored.eyeRollFactor),
    clicheDensity: pick(scored.clicheDensity),
    desperationLevel: pick(scored.desperationLevel),
    lengthAppropriate: pick(scored.lengthAppropriate),
    skillRelevance: pick(scored.skillRelevance),
  };
}

function groupsOf(findings: readonly Finding[]): Group[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return [...byKind.values()].flatMap((all) => (all[0] ? [{ first: all[0], all, times: timesOf(all) }] : []));
}

/** A score of which 0 is good: sins along the curve, strengths off it, both shared out among their kinds. */
function scoreCurved(score: CurvedScore, groups: readonly Group[], words: number): Scored {
  const sins: Share[] = [];
  const strengths: Share[] = [];
  for (const group of groups) {
    for (const rule of RULES[group.first.kind]) {
      if (rule.score !== score) continue;
      const points = pointsOf(rule, group.times);
      if (points !== 0) (points < 0 ? strengths : sins).push({ points, because: because(group), findingId: group.first.id });
    }
  }
  const gross = Math.round(curve(score, sumOf(sins), words));
  const relief = Math.min(Math.round(gross * RELIEF), Math.round(-sumOf(strengths)));
  return { score: gross - relief, entries: [startEntry(0), ...distribute(gross, sins), ...distribute(-relief, strengths)] };
}

function pointsOf({ first, more, most }: Rule, times: number): number {
  if (times === 0) return 0;
  const points = first + more * Math.max(0, times - 1);
  return first < 0 ? Math.max(most, points) : Math.min(most, points);
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, share) => sum + share.points, 0);
}
