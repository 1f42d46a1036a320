import type { CvBuildQuestionnaire, CvEditorData, CvPreview, GeneratedCvContent, InferredCvBuildData } from '../domain/cv-build.ts';
import type { RoastComparison } from '../domain/comparison.ts';
import type { CvDocument } from '../domain/document.ts';
import type { OptimizationPreview, OptimizationResult } from '../domain/optimization.ts';
import type { FullRoastReport } from '../domain/report.ts';
import type { Roast, Tone } from '../domain/roast.ts';
import { keywordLedger } from './advert/keyword-ledger.ts';
import { understandAdvert } from './advert/understand-advert.ts';
import { extractedText } from './building/extracted-text.ts';
import { inferQuestionnaire } from './building/infer-questionnaire.ts';
import { inferWithModel } from './building/model/infer-with-model.ts';
import { compareRoasts } from './comparison/compare-roasts.ts';
import { checkDraft } from './draft/check-draft.ts';
import type { Model } from './model.ts';
import { documentFromText } from './reading/document-from-text.ts';
import { judgeQuality, type Quality } from './reading/quality/quality.ts';
import { judgeCv, understandCv, writeRoast } from './roast-cv.ts';
import { carriedOver } from './writing/asking/carry-over.ts';
import { struckWords } from './writing/asking/mend-line.ts';
import { writeCvWithModel } from './writing/cv/model/model-cv.ts';
import { writeCv } from './writing/cv/write-cv.ts';
import { writeOptimisationWithModel } from './writing/optimisation/model/model-optimisation.ts';
import { previewOptimisation } from './writing/optimisation/preview.ts';
import { writeOptimisation, type OptimisationInput } from './writing/optimisation/write-optimisation.ts';
import { writeReportWithModel } from './writing/report/model/model-report.ts';
import { writeReport } from './writing/report/write-report.ts';
import { writeRoastWithModel } from './writing/roast/model/model-roast.ts';

/** What a task has besides its input. */
interface TaskKit {
  /** The language model that writes, too; null without one. When it fails, the rule writer's words stand. */
  model: Model | null;
  /** Says how far the task is. */
  tell: (stage: string) => void;
}

/** A CV, the job it is held against, and the day of its upload (ISO), which is what "Present" means. */
interface CvForJob {
  document: CvDocument;
  jobRole: string;
  today: string;
}

/** Both sides of a request for an optimization: the free look and the paid result see the same, however late the second comes. */
interface OptimisationOrder extends Pick<
  OptimisationInput,
  'jobRole' | 'companyName' | 'toneOfVoice' | 'websiteText' | 'linkedinText' | 'motivation' | 'proudestWork'
> {
  cvText: string;
  jobDescription: string;
  today: string;
}

function understandOrder({ cvText, jobRole, jobDescription, today }: OptimisationOrder): Pick<OptimisationInput, 'context' | 'advert'> {
  return { context: understandCv(documentFromText(cvText), jobRole, today), advert: understandAdvert(jobDescription, jobRole) };
}

/** Judged and written; with `previous`, both CVs are judged for the job that is wanted now, on the day of the newer one, and compared. */
async function roast(
  input: CvForJob & { tone: Tone; previous: { id: string; document: CvDocument } | null },
  { model, tell }: TaskKit,
): Promise<{ roast: Roast; comparison: RoastComparison | null }> {
  const { jobRole, today, tone, previous } = input;
  const context = understandCv(input.document, jobRole, today);
  tell('judging');
  const judgement = judgeCv(context);
  const comparison = previous === null ? null : compareRoasts(judgeCv(understandCv(previous.document, jobRole, today)), judgement, previous.id);
  tell('writing');
  return { roast: model === null ? writeRoast(judgement) : await writeRoastWithModel(judgement, tone, model), comparison };
}

async function report(input: CvForJob & { roast: Roast; tone: Tone }, { model }: TaskKit): Promise<FullRoastReport> {
  const judgement = judgeCv(understandCv(input.document, input.jobRole, input.today));
  return model === null ? writeReport(judgement, input.roast, input.tone) : writeReportWithModel(judgement, input.roast, model, input.tone);
}

async function optimisation(input: OptimisationOrder, { model, tell }: TaskKit): Promise<OptimizationResult> {
  const understood = understandOrder(input);
  tell('matching');
  const ledger = keywordLedger(understood.advert, understood.context);
  tell('writing');
  const whole = { ...input, ...understood, ledger };
  return model === null ? writeOptimisation(whole) : writeOptimisationWithModel(whole, model);
}

function optimisationPreview(input: OptimisationOrder): OptimizationPreview {
  const understood = understandOrder(input);
  const ledger = keywordLedger(understood.advert, understood.context);
  return previewOptimisation({ ...understood, ledger, jobRole: input.jobRole, companyName: input.companyName });
}

/** A questionnaire filled in from a CV, and the CV's text as a person sees it. `source`: a PDF's lines, or what somebody pasted. */
async function questionnaire(
  { source, today }: { source: CvDocument | string; today: string },
  { model }: TaskKit,
): Promise<{ inferred: InferredCvBuildData; text: string }> {
  const document = typeof source === 'string' ? documentFromText(source) : source;
  const inferred = model === null ? inferQuestionnaire(document, today) : await inferWithModel(document, model, today);
  return { inferred, text: extractedText(document) };
}

async function cv(
  { answers, today }: { answers: CvBuildQuestionnaire; today: string },
  { model }: TaskKit,
): Promise<{ content: GeneratedCvContent; preview: CvPreview }> {
  return model === null ? writeCv(answers, today) : writeCvWithModel(answers, model, today);
}

/**
 * All that the rest of the product asks of the engine: data in, data out, so that it can be done in a thread (platform/thread), which
 * alone loads the engine. The same input gives the same output, whoever asks.
 */
export const ENGINE_TASKS = {
  /** Whether what was read of a PDF is text. */
  quality: ({ document }: { document: CvDocument }): Quality => judgeQuality(document),
  roast,
  report,
  optimisation,
  optimisationPreview,
  questionnaire,
  cv,
  draft: (input: { cv: CvEditorData; jobTitle: string }) => checkDraft(input.cv, input.jobTitle),
  /** A CV with the mended lines of its report in their places, as a questionnaire. */
  carriedOver: ({ document, report: paid, today }: { document: CvDocument; report: FullRoastReport; today: string }) => carriedOver(document, paid, today),
  /** The words that our own detectors would strike in each of these lines. */
  struckWords: ({ lines }: { lines: readonly string[] }): string[][] => lines.map(struckWords),
};
export type EngineTasks = typeof ENGINE_TASKS;

/** The engine as the rooms see it. `hear` is told each stage of a task as it begins. */
export interface Engine {
  run: <Name extends keyof EngineTasks>(
    name: Name,
    input: Parameters<EngineTasks[Name]>[0],
    hear?: (stage: string) => void,
  ) => Promise<Awaited<ReturnType<EngineTasks[Name]>>>;
}
