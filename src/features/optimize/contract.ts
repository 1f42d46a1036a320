import { z } from 'zod';
import { CvDesign } from '../../domain/cv-design.ts';
import { OPTIMIZE, UPLOAD } from '../../domain/limits.ts';
import { OptimizationPreview, OptimizationResult } from '../../domain/optimization.ts';

/** `preview-optimization` `{optimizationId}`: the free look at a saved request, before anybody pays for it. Nothing is stored. */
export const PREVIEW_OPTIMIZATION = 'preview-optimization';
export const PreviewOptimizationRequest = z.object({ optimizationId: z.uuid() });
export const PreviewOptimizationReply = OptimizationPreview;

/**
 * `typeset-application` `{optimizationId, design, day, letter | lines | report}`: a paid optimization's letter, its CV with what was
 * accepted, or its report, as a PDF, as they stand on the screen. `day`: where the reader is, ISO. Nothing is stored.
 */
export const TYPESET_APPLICATION = 'typeset-application';
const application = z.object({ optimizationId: z.uuid(), design: CvDesign, day: z.iso.date() });
export const TypesetApplicationRequest = z.union([
  application.extend({
    report: z.object({
      letter: z.string().max(OPTIMIZE.maxAdvertCharacters),
      accepted: z.array(z.string().max(OPTIMIZE.maxLineCharacters)).max(OPTIMIZE.maxLines),
    }),
  }),
  application.extend({ letter: z.string().max(OPTIMIZE.maxAdvertCharacters) }),
  application.extend({
    lines: z.array(z.object({ text: z.string().max(OPTIMIZE.maxAdvertCharacters), kind: z.enum(['heading', 'line', 'bullet']) })).max(OPTIMIZE.maxLines),
  }),
]);
export type TypesetApplicationRequest = z.infer<typeof TypesetApplicationRequest>;

export const OPTIMIZATION_STATUSES = ['pending', 'reading', 'matching', 'writing', 'completed', 'failed', 'payment_failed'] as const;
export type OptimizationStatus = (typeof OPTIMIZATION_STATUSES)[number];

/** On one line, without control and direction characters: it stands in headings, file names and a letter. */
const line = z
  .string()
  .overwrite((text) =>
    text
      .replaceAll('\0', '')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
  .min(1)
  .max(OPTIMIZE.maxLineCharacters);
const pasted = z.string().max(OPTIMIZE.maxAdvertCharacters).nullable();
const answer = z.string().max(OPTIMIZE.maxAnswerCharacters).nullable();
/** What may be inserted. `processing_status` is taken and ignored: a request starts as pending whatever is sent. */
export const OptimizationInsert = z
  .object({
    job_role: line,
    company_name: line,
    job_description: z.string().trim().min(1).max(OPTIMIZE.maxAdvertCharacters),
    tone_of_voice: z.string().max(OPTIMIZE.maxLineCharacters).nullable(),
    company_website_text: pasted,
    company_linkedin_text: pasted,
    /** "Why this employer?", in the person's own words. */
    motivation: answer,
    /** "Which work are you proudest of?" */
    proudest_work: answer,
    cv_file_name: z.string().max(OPTIMIZE.maxLineCharacters).nullable(),
    cv_file_size: z.int().min(0).max(UPLOAD.maxBytes).nullable(),
    /** Only when it was pasted. */
    cv_text_content: z.string().max(OPTIMIZE.maxCvCharacters).nullable(),
    extracted_cv_text: z.string().trim().min(100).max(OPTIMIZE.maxCvCharacters),
    /** The roast that the CV is from: what its owner has put right there holds here, too. */
    cv_upload_id: z.uuid().toLowerCase().nullable(),
    input_method: z.enum(['pdf', 'text']),
    processing_status: z.string().max(40),
  })
  .partial({
    tone_of_voice: true,
    company_website_text: true,
    company_linkedin_text: true,
    motivation: true,
    proudest_work: true,
    cv_file_name: true,
    cv_file_size: true,
    cv_text_content: true,
    cv_upload_id: true,
    processing_status: true,
  });
export type OptimizationInsert = z.infer<typeof OptimizationInsert>;

/** A row of `cv_optimization_requests` as `/rest/v1` shows it: never the CV or the advert. */
export const OptimizationRow = z.object({
  id: z.uuid(),
  job_role: z.string(),
  company_name: z.string(),
  processing_status: z.enum(OPTIMIZATION_STATUSES),
  /** Null until it is paid for and written. */
  optimization_result: OptimizationResult.nullable(),
  /** When the request, its texts and its result are deleted. */
  delete_at: z.iso.datetime({ offset: true }),
});
export type OptimizationRow = z.infer<typeof OptimizationRow>;
