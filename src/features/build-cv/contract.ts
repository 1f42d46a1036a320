import { z } from 'zod';
import {
  CAREER_PATHS,
  CvBuildQuestionnaire,
  CvEditorData,
  CvPreview,
  ExperienceLevel,
  GeneratedCvContent,
  InferredCvBuildData,
  PreviousRole,
} from '../../domain/cv-build.ts';
import { CvBuildDetails } from '../../domain/cv-details.ts';
import { CvDesign } from '../../domain/cv-design.ts';
import { CV_PARTS } from '../../domain/cv-page.ts';
import { BUILD } from '../../domain/limits.ts';
import { LedgerEntry, RobotView, ScoreName } from '../../domain/roast.ts';

/** `extract-and-infer-cv-data`: multipart `file`, or JSON `{rawText}`. */
export const EXTRACT_AND_INFER = 'extract-and-infer-cv-data';
export const ExtractReply = z.object({
  success: z.literal(true),
  inferredCvBuildData: InferredCvBuildData,
  /** Line by line, in reading order. */
  extractedData: z.object({ raw_extracted_text: z.string() }),
});
export type ExtractReply = z.infer<typeof ExtractReply>;

/** `generate-cv` `{cvBuildDataId}`: the content is stored, not returned. */
export const GENERATE_CV = 'generate-cv';
export const GenerateCvReply = z.object({ success: z.literal(true) });

/** `check-cv-draft` `{cvBuildId, cv, jobTitle}`: the score of a CV in the editor, which is part of a paid build, and what a robot reads of it. Nothing is stored. */
export const CHECK_CV_DRAFT = 'check-cv-draft';
export const CheckCvDraftRequest = z.object({ cvBuildId: z.uuid(), cv: CvEditorData, jobTitle: z.string() });
export const CheckCvDraftReply = z.object({
  scores: z.record(ScoreName, z.int().min(0).max(100)),
  ledger: z.record(ScoreName, z.array(LedgerEntry)),
  /**
   * What would raise it most, best first: `points` gained on `score`, why, the line it is about (null: something is missing)
   * and the part of the editor where it is mended (null: in no one part).
   */
  improvements: z.array(
    z.object({ score: ScoreName, points: z.int(), because: z.string(), fix: z.string(), quote: z.string().nullable(), part: z.enum(CV_PARTS).nullable() }),
  ),
  robot: RobotView,
});
export type CheckCvDraftReply = z.infer<typeof CheckCvDraftReply>;

/**
 * `typeset-cv` `{cvBuildId, cv, design, as, photo?}`: a CV in the editor, which is part of a paid build, as a PDF, as pictures of its pages
 * (one below the other in one SVG) or as a small picture of its beginning. `photo`: a JPEG in Base64, only where the country expects one
 * (domain/cv-photo.ts). Nothing is stored.
 */
export const TYPESET_CV = 'typeset-cv';
export const TypesetCvRequest = z.object({
  cvBuildId: z.uuid(),
  cv: CvEditorData,
  design: CvDesign,
  as: z.enum(['pdf', 'pages', 'thumbnail']),
  photo: z.base64().optional(),
});
export type TypesetCvRequest = z.infer<typeof TypesetCvRequest>;
export const TypesetPages = z.object({ svg: z.string(), pages: z.int().min(1) });
export type TypesetPages = z.infer<typeof TypesetPages>;

/** `preview-design` `{cvBuildId, name, design}`: what may be read of a CV before it is paid for, in a design; the rest is bars. Nothing is stored. */
export const PREVIEW_DESIGN = 'preview-design';
export const PreviewDesignRequest = z.object({ cvBuildId: z.uuid(), name: z.string().max(BUILD.maxLineCharacters), design: CvDesign });
export type PreviewDesignRequest = z.infer<typeof PreviewDesignRequest>;

/** `keep-build-details` `{cvBuildId, details}`: what the build's columns do not hold, kept until the CV is paid for. */
export const KEEP_BUILD_DETAILS = 'keep-build-details';
export const KeepBuildDetailsRequest = z.object({ cvBuildId: z.uuid(), details: CvBuildDetails });
export const KeepBuildDetailsReply = z.object({ kept: z.literal(true) });

/** What the steps of the questionnaire ask for before they let anybody on (product specification 5). */
const answered = z.string().trim().min(1).max(BUILD.maxLineCharacters);

/** What may be inserted. `honeypot`: a person never sees it; a row that has one filled in is stored and nothing is generated for it. */
export const CvBuildInsert = z
  .object({
    job_title: answered,
    industry: answered,
    country: answered,
    experience_level: ExperienceLevel.nullable(),
    current_job_title: answered,
    current_company: answered,
    current_start_date: CvBuildQuestionnaire.shape.currentStartDate.nullable(),
    /** When the last job ended; null or left out while it goes on. */
    current_end_date: CvBuildQuestionnaire.shape.currentStartDate.nullable(),
    current_achievement: CvBuildQuestionnaire.shape.currentAchievement.nullable(),
    top_skills: z.array(answered).min(BUILD.minSkills).max(BUILD.maxSkills),
    career_path: z.enum(CAREER_PATHS).nullable(),
    education: CvBuildQuestionnaire.shape.education.nullable(),
    proudest_achievement: CvBuildQuestionnaire.shape.proudestAchievement.nullable(),
    personal_interests: CvBuildQuestionnaire.shape.personalInterests.nullable(),
    previous_roles: z.array(PreviousRole).max(2),
    honeypot: z.string().max(300).nullable(),
  })
  .partial({
    current_start_date: true,
    current_end_date: true,
    current_achievement: true,
    career_path: true,
    education: true,
    proudest_achievement: true,
    personal_interests: true,
    previous_roles: true,
    honeypot: true,
  });
export type CvBuildInsert = z.infer<typeof CvBuildInsert>;

/** A row of `cv_build_data` as `/rest/v1` shows it. */
export const CvBuildRow = z.object({
  id: z.uuid(),
  ...CvBuildInsert.required().shape,
  /** Null until it is written and paid for. */
  generated_cv_content: GeneratedCvContent.nullable(),
  /** Free: the structure and the first lines. Null until it is written. */
  content_preview: CvPreview.nullable(),
  updated_at: z.iso.datetime({ offset: true }),
  /** When the row, its answers and its content are deleted. */
  delete_at: z.iso.datetime({ offset: true }),
});
export type CvBuildRow = z.infer<typeof CvBuildRow>;
