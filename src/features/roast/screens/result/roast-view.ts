import type { LineCorrection } from '../../../../domain/correction.ts';
import { FINDING_KINDS, type FindingGroup } from '../../../../domain/finding.ts';
import { isObserved, type QuotedPlace } from '../../../../domain/observation.ts';
import type { PageView } from '../../../../domain/page-view.ts';
import type { LedgerEntry, RoastEvidence, ScoreName, Tone } from '../../../../domain/roast.ts';
import type { Mark } from '../../../../ui/pen/pen-mark.tsx';
import type { CvAnalysisResultRow } from '../../contract.ts';

/** The roast as its screen shows it (the client shape of product specification 3). */
export interface RoastView {
  jobRole: string;
  stamp: string;
  overallAssessment: string;
  topRoastLine: string;
  lines: readonly RoastLineView[];
  /** The CV as it looks; null where there is nothing to draw. */
  pageView: PageView | null;
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
  /** Further lines that it rests on. */
  also: readonly QuotedPlace[];
  /** What it is about, for whoever wants to put it right; a demo's lines are about nothing. */
  about?: NoteSubject;
}

/** Names the evidence of a line in a correction. */
export type NoteSubject = Pick<LineCorrection, 'kind' | 'quote' | 'page' | 'line'>;

export interface ScoreView {
  score: number;
  description: string;
  ledger: readonly LedgerEntry[];
}

/** Words that should go are struck, what is good is ticked, what needs work is looped. */
const STRUCK: readonly FindingGroup[] = ['buzzwords', 'wording', 'personal', 'tricks'];

export function markFor(kind: RoastEvidence['kind'], quote: string | null, tone: Tone = 'brutal'): Mark {
  // What is odd is ringed: it is no fault.
  if (isObserved(kind)) return 'circle';
  const { group } = FINDING_KINDS[kind];
  if (group === 'strengths') return 'tick';
  if (quote === null) return 'caret';
  // A pencil strikes nothing out.
  return STRUCK.includes(group) && tone === 'brutal' ? 'strike' : 'circle';
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
    lines: words.roastLines.flatMap((note, index) => {
      const evidence = row.roast_evidence[index];
      // Law 2: a joke that is pinned to nothing is not shown.
      if (evidence === undefined) return [];
      const { quote, page, line, kind, also = [] } = evidence;
      return [{ mark: markFor(kind, quote, tone), quote, page, line, note, fix: words.fixes[index] ?? null, also, about: { kind, quote, page, line } }];
    }),
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
