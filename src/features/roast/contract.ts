import { z } from 'zod';
import { RoastComparison } from '../../domain/comparison.ts';
import { Correction, Corrections } from '../../domain/correction.ts';
import { CORRECTIONS } from '../../domain/limits.ts';
import { PageView } from '../../domain/page-view.ts';
import { FullRoastReport } from '../../domain/report.ts';
import { RoastEvidence, RoastWords, RobotView, ScoreLedger, Tone } from '../../domain/roast.ts';

/** What `upload-cv` (domain/upload-form.ts) answers. */
export const UploadCvReply = z.object({ cvUploadId: z.uuid() });
export type UploadCvReply = z.infer<typeof UploadCvReply>;

/** `correct-reading` `{cvUploadId, corrections}`: all that the CV's owner has put right, an empty list takes everything back. Answers when the new roast is stored. */
export const CORRECT_READING = 'correct-reading';
export const CorrectReadingRequest = z.object({ cvUploadId: z.uuid(), corrections: z.array(Correction).max(CORRECTIONS.max) });
export const CorrectReadingReply = z.object({ corrections: Corrections.nullable() });
export type CorrectReadingReply = z.infer<typeof CorrectReadingReply>;

/** `typeset-sheet` `{cvUploadId, tone, day}`: the marked pages of a roast and its notes in one voice as a PDF, free. `day`: where the reader is, ISO. */
export const TYPESET_SHEET = 'typeset-sheet';
export const TypesetSheetRequest = z.object({ cvUploadId: z.uuid(), tone: Tone, day: z.iso.date() });
export type TypesetSheetRequest = z.infer<typeof TypesetSheetRequest>;

/** `pending` until the roast is stored; the stages in between are what the progress screen shows. */
export const PROCESSING_STATUSES = ['pending', 'reading', 'judging', 'writing', 'completed', 'failed'] as const;
export const CvUploadRow = z.object({ id: z.uuid(), processing_status: z.enum(PROCESSING_STATUSES) });
export type CvUploadRow = z.infer<typeof CvUploadRow>;

const points = z.int().min(0).max(100);
/** A row of `cv_analysis_results` as `/rest/v1` shows it, in the tone that was asked for; `voices` holds both. */
export const CvAnalysisResultRow = z.object({
  cv_upload_id: z.uuid(),
  job_role: z.string(),
  tone: Tone,
  stamp: z.string(),
  overall_assessment: z.string(),
  roast_lines: z.array(z.string()),
  top_roast_line: z.string(),
  binned_likelihood: z.string(),
  would_interview: z.string(),
  career_clarity: z.string(),
  ats_rating: points,
  ats_rating_description: z.string(),
  buzzword_overdose: points,
  buzzword_overdose_description: z.string(),
  eye_roll_factor: points,
  eye_roll_factor_description: z.string(),
  cliche_density: points,
  cliche_density_description: z.string(),
  desperation_level: points,
  desperation_level_description: z.string(),
  length_appropriate: points,
  length_appropriate_description: z.string(),
  skill_relevance: points,
  skill_relevance_description: z.string(),
  roast_evidence: z.array(RoastEvidence),
  score_ledger: ScoreLedger,
  voices: z.record(Tone, RoastWords),
  /** Null in roasts that were stored before there was one. */
  robot_view: RobotView.nullable(),
  /** The CV as it looks, to draw the marks on. Null in roasts that were stored before there was one, and of pasted text. */
  page_view: PageView.nullable(),
  /** A mended CV against the one before it; null where there was none, or it has been deleted. */
  comparison: RoastComparison.nullable(),
  /** What its owner has put right, and the scores before that; null where nothing was. */
  corrections: Corrections.nullable(),
  /** When the CV's text, the roast and whatever was bought on it are deleted. */
  delete_at: z.iso.datetime({ offset: true }),
  engine_version: z.string(),
  /** Null until it is paid for and written. */
  full_roast_report_data: FullRoastReport.nullable(),
});
export type CvAnalysisResultRow = z.infer<typeof CvAnalysisResultRow>;
