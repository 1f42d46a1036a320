import type { CvEditorData } from '../../domain/cv-build.ts';
import { cvPage, cvPageParts, cvPageText, type CvPart } from '../../domain/cv-page.ts';
import type { Finding } from '../../domain/finding.ts';
import { shortQuote } from '../../domain/quote.ts';
import type { RobotView, ScoreLedger, ScoreName } from '../../domain/roast.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { robotView } from '../reading/robot-view.ts';
import { judgeCv, understandCv } from '../roast-cv.ts';
import { fixFor, gainsOf } from '../writing/report/gains.ts';
import { cvFacts } from '../writing/roast/facts.ts';
import { stableHash } from '../writing/roast/stable-hash.ts';

/** A CV in the making, judged by the same rules as one that is handed in. */
interface DraftCheck {
  scores: Record<ScoreName, number>;
  ledger: ScoreLedger;
  /** What would raise it most, best first: `points` on `score`, the ledger's reason, what to do, the line it is about and the part it is in. */
  improvements: { score: ScoreName; points: number; because: string; fix: string; quote: string | null; part: CvPart | null }[];
  robot: RobotView;
}

const MOST_IMPROVEMENTS = 8;
const MAX_QUOTE = 160;

/** Scores an editor's CV for a job: its printed page as text, read and judged. Same CV and job, same answer. */
export function checkDraft(cv: CvEditorData, jobTitle: string): DraftCheck {
  const page = cvPage(cv);
  const parts = cvPageParts(page);
  const judgement = judgeCv(understandCv(documentFromText(cvPageText(page)), jobTitle));
  const about = cvFacts(judgement);
  // Wording follows the finding, not the text: it must not change with every key that is pressed.
  const seed = stableHash(jobTitle.toLowerCase()).toString();
  const improvements = gainsOf(judgement).flatMap(({ finding, scores: [most] }) => {
    const fix = most === undefined ? null : fixFor(finding, about, seed);
    if (most === undefined || fix === null) return [];
    const quote = finding.quote === null ? null : shortQuote(finding.quote, MAX_QUOTE);
    return [{ score: most.name, points: Math.abs(most.to - most.from), because: most.because, fix, quote, part: partOf(finding, parts) }];
  });
  return { scores: judgement.scores, ledger: judgement.ledger, improvements: improvements.slice(0, MOST_IMPROVEMENTS), robot: robotView(judgement) };
}

/** Where somebody mends what is missing altogether. */
const PART_OF_MISSING: Partial<Record<Finding['kind'], CvPart>> = {
  'missing-email': 'bio',
  'missing-phone': 'bio',
  'missing-location': 'bio',
  'missing-link': 'bio',
  'missing-summary': 'summary',
  'missing-skills': 'skills',
  'missing-experience': 'experience',
  'missing-education': 'education',
  'skills-missing': 'skills',
  'job-absent': 'summary',
  'too-short': 'experience',
  'too-long': 'experience',
};

function partOf(finding: Finding, parts: readonly CvPart[]): CvPart | null {
  return PART_OF_MISSING[finding.kind] ?? (finding.quote === null ? null : (parts[finding.line - 1] ?? null));
}
