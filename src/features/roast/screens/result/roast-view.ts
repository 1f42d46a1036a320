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
}

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

/** Builds the view from the stored row, in either tone: other words for the same scores and evidence. */
export function roastView(row: CvAnalysisResultRow, tone: Tone): RoastView {
  const words = row.voices[tone];
  const score = (name: ScoreName, points: number): ScoreView => ({ score: points, description: words.descriptions[name], ledger: row.score_ledger[name] });
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
      return [{ mark: markFor(kind, quote, tone), quote, page, line, note, fix: words.fixes[index] ?? null, also }];
    }),
    pageView: row.page_view,
    scores: {
      atsRating: score('atsRating', row.ats_rating),
      buzzwordOverdose: score('buzzwordOverdose', row.buzzword_overdose),
      eyeRollFactor: score('eyeRollFactor', row.eye_roll_factor),
      clicheDensity: score('clicheDensity', row.cliche_density),
      desperationLevel: score('desperationLevel', row.desperation_level),
      lengthAppropriate: score('lengthAppropriate', row.length_appropriate),
      skillRelevance: score('skillRelevance', row.skill_relevance),
    },
    binnedLikelihood: words.binnedLikelihood,
    wouldInterview: words.wouldInterview,
    careerClarity: words.careerClarity,
  };
}
