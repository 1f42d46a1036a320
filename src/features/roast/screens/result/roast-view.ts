import { type RoastNote, roastNotes } from '../../../../domain/marks/roast-note.ts';
import type { PageView } from '../../../../domain/page-view.ts';
import type { LedgerEntry, ScoreName, Tone } from '../../../../domain/roast.ts';
import type { CvAnalysisResultRow } from '../../contract.ts';

/** The roast as its screen shows it (the client shape of product specification 3). */
export interface RoastView {
  jobRole: string;
  stamp: string;
  overallAssessment: string;
  topRoastLine: string;
  lines: readonly RoastNote[];
  /** The CV as it looks; null where there is nothing to draw. */
  pageView: PageView | null;
  scores: Record<ScoreName, ScoreView>;
  binnedLikelihood: string;
  wouldInterview: string;
  careerClarity: string;
}

export interface ScoreView {
  score: number;
  description: string;
  ledger: readonly LedgerEntry[];
}

/** The seven scores of a stored row. */
export const scoresOf = (row: CvAnalysisResultRow): Record<ScoreName, number> => ({
  atsRating: row.ats_rating,
  buzzwordOverdose: row.buzzword_overdose,
  eyeRollFactor: row.eye_roll_factor,
  clicheDensity: row.cliche_density,
  desperationLevel: row.desperation_level,
  lengthAppropriate: row.length_appropriate,
  skillRelevance: row.skill_relevance,
});

/** Builds the view from the stored row, in either tone: other words for the same scores and evidence. */
export function roastView(row: CvAnalysisResultRow, tone: Tone): RoastView {
  const words = row.voices[tone];
  const points = scoresOf(row);
  const score = (name: ScoreName): ScoreView => ({ score: points[name], description: words.descriptions[name], ledger: row.score_ledger[name] });
  return {
    jobRole: row.job_role,
    stamp: words.stamp,
    overallAssessment: words.overallAssessment,
    topRoastLine: words.topRoastLine,
    lines: roastNotes(words, row.roast_evidence, tone),
    pageView: row.page_view,
    scores: {
      atsRating: score('atsRating'),
      buzzwordOverdose: score('buzzwordOverdose'),
      eyeRollFactor: score('eyeRollFactor'),
      clicheDensity: score('clicheDensity'),
      desperationLevel: score('desperationLevel'),
      lengthAppropriate: score('lengthAppropriate'),
      skillRelevance: score('skillRelevance'),
    },
    binnedLikelihood: words.binnedLikelihood,
    wouldInterview: words.wouldInterview,
    careerClarity: words.careerClarity,
  };
}
