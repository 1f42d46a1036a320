import { FINDING_KINDS, type FindingGroup, type FindingKind } from '../../../domain/finding.ts';
import type { LedgerEntry, ScoreName } from '../../../domain/roast.ts';
import type { Mark } from '../../../ui/pen/pen-mark.tsx';
import type { CvAnalysisResultRow } from '../contract.ts';

/** The roast as its screen shows it (the client shape of product specification 3). */
export interface RoastView {
  jobRole: string;
  stamp: string;
  overallAssessment: string;
  topRoastLine: string;
  lines: readonly RoastLineView[];
  scores: Record<ScoreName, ScoreView>;
  binnedLikelihood: string;
  wouldInterview: string;
  careerClarity: string;
}

export interface RoastLineView {
  mark: Mark;
  /** Verbatim; null for what is missing, and then the place is where it should stand. */
  quote: string | null;
  page: number;
  line: number;
  note: string;
  /** The way out, null when none was written. */
  fix: string | null;
}

export interface ScoreView {
  score: number;
  description: string;
  ledger: readonly LedgerEntry[];
}

/** Words that should go are struck, what is good is ticked, what needs work is looped. */
const STRUCK: readonly FindingGroup[] = ['buzzwords', 'wording', 'personal', 'tricks'];

export function markFor(kind: FindingKind, quote: string | null): Mark {
  const { group } = FINDING_KINDS[kind];
  if (group === 'strengths') return 'tick';
  if (quote === null) return 'caret';
  return STRUCK.includes(group) ? 'strike' : 'circle';
}

/** Builds the view from the stored row, in the tone it was asked for. */
export function roastView(row: CvAnalysisResultRow): RoastView {
  const { fixes } = row.voices[row.tone];
  const score = (name: ScoreName, points: number, description: string): ScoreView => ({ score: points, description, ledger: row.score_ledger[name] });
  return {
    jobRole: row.job_role,
    stamp: row.stamp,
    overallAssessment: row.overall_assessment,
    topRoastLine: row.top_roast_line,
    lines: row.roast_lines.flatMap((note, index) => {
      const evidence = row.roast_evidence[index];
      // Law 2: a joke that is pinned to nothing is not shown.
      if (evidence === undefined) return [];
      const { quote, page, line, kind } = evidence;
      return [{ mark: markFor(kind, quote), quote, page, line, note, fix: fixes[index] ?? null }];
    }),
    scores: {
      atsRating: score('atsRating', row.ats_rating, row.ats_rating_description),
      buzzwordOverdose: score('buzzwordOverdose', row.buzzword_overdose, row.buzzword_overdose_description),
      eyeRollFactor: score('eyeRollFactor', row.eye_roll_factor, row.eye_roll_factor_description),
      clicheDensity: score('clicheDensity', row.cliche_density, row.cliche_density_description),
      desperationLevel: score('desperationLevel', row.desperation_level, row.desperation_level_description),
      lengthAppropriate: score('lengthAppropriate', row.length_appropriate, row.length_appropriate_description),
      skillRelevance: score('skillRelevance', row.skill_relevance, row.skill_relevance_description),
    },
    binnedLikelihood: row.binned_likelihood,
    wouldInterview: row.would_interview,
    careerClarity: row.career_clarity,
  };
}
