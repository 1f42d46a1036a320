import type { CvBuildQuestionnaire, CvEditorData, CvPreview, GeneratedCvContent, InferredCvBuildData } from '../domain/cv-build.ts';
import type { RoastComparison } from '../domain/comparison.ts';
import type { Correction, Corrections } from '../domain/correction.ts';
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
import { correctReading } from './correct-reading.ts';
import type { Judgement } from './judgement.ts';
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
  /** What the CV's owner has put right. */
  corrections: readonly Correction[];
}

/** The CV before, to compare with. */
export interface PreviousCv {
  id: string;
  document: CvDocument;
  corrections: readonly Correction[];
}

/** Both sides of a request for an optimization: the free look and the paid result see the same, however late the second comes. */
interface OptimisationOrder extends Pick<
  OptimisationInput,
  'jobRole' | 'companyName' | 'toneOfVoice' | 'websiteText' | 'linkedinText' | 'motivation' | 'proudestWork'
> {
  cvText: string;
  /** The roast that the text is from, while it is kept: the page itself, and what its owner has put right. Null where it is from none. */
  roasted: Pick<CvForJob, 'document' | 'corrections'> | null;
  jobDescription: string;
  today: string;
}

function understandOrder({ cvText, roasted, jobRole, jobDescription, today }: OptimisationOrder): Pick<OptimisationInput, 'context' | 'advert'> {
  const context =
    roasted === null ? understandCv(documentFromText(cvText), jobRole, today) : understandCv(roasted.document, jobRole, today, roasted.corrections);
  return { context, advert: understandAdvert(jobDescription, jobRole) };
}

/** Judged and written; with `previous`, both CVs are judged for the job that is wanted now, on the day of the newer one, and compared. */
async function roast(
  input: CvForJob & { tone: Tone; previous: PreviousCv | null },
  { model, tell }: TaskKit,
): Promise<{ roast: Roast; comparison: RoastComparison | null }> {
  const context = understandCv(input.document, input.jobRole, input.today, input.corrections);
  tell('judging');
  const judgement = judgeCv(context);
  const comparison = compared(judgement, input);
  tell('writing');
  return { roast: await written(judgement, input.tone, model), comparison };
}

const written = async (judgement: Judgement, tone: Tone, model: Model | null): Promise<Roast> =>
  model === null ? writeRoast(judgement) : writeRoastWithModel(judgement, tone, model);

function compared(judgement: Judgement, { previous, jobRole, today }: { previous: PreviousCv | null; jobRole: string; today: string }): RoastComparison | null {
  if (previous === null) return null;
  return compareRoasts(judgeCv(understandCv(previous.document, jobRole, today, previous.corrections)), judgement, previous.id);
}

/**
 * Judged again with all that the CV's owner has put right, and everything written again that rests on it; or the place, in the list, of the
 * first correction that cannot be one. `withReport`: a report was written, so another is.
 */
async function corrected(
  input: Omit<CvForJob, 'corrections'> & {
    asked: readonly Correction[];
    scoresBefore: Judgement['scores'];
    tone: Tone;
    previous: PreviousCv | null;
    withReport: boolean;
  },
  { model }: TaskKit,
): Promise<
  { ok: true; corrections: Corrections; roast: Roast; comparison: RoastComparison | null; report: FullRoastReport | null } | { ok: false; index: number }
> {
  const { document, jobRole, today, asked, scoresBefore, tone, withReport } = input;
  const put = correctReading(document, jobRole, today, asked, scoresBefore);
  if (!put.ok) return put;
  const again = await written(put.judgement, tone, model);
  return {
    ok: true,
    corrections: put.corrections,
    roast: again,
    comparison: compared(put.judgement, input),
    report: withReport ? await reported(put.judgement, again, tone, model) : null,
  };
}

const reported = async (judgement: Judgement, on: Roast, tone: Tone, model: Model | null): Promise<FullRoastReport> =>
  model === null ? writeReport(judgement, on, tone) : writeReportWithModel(judgement, on, model, tone);

const report = async (input: CvForJob & { roast: Roast; tone: Tone }, { model }: TaskKit): Promise<FullRoastReport> =>
  reported(judgeCv(understandCv(input.document, input.jobRole, input.today, input.corrections)), input.roast, input.tone, model);

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
  { source, today, corrections }: { source: CvDocument | string; today: string; corrections: readonly Correction[] },
  { model }: TaskKit,
): Promise<{ inferred: InferredCvBuildData; text: string }> {
  const document = typeof source === 'string' ? documentFromText(source) : source;
  const inferred = model === null ? inferQuestionnaire(document, today, corrections) : await inferWithModel(document, model, today, corrections);
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
  /** What was pasted in place of a file, as lines without looks, and whether it is text. */
  pastedText: ({ text }: { text: string }): { document: CvDocument; quality: Quality } => {
    const document = documentFromText(text);
    return { document, quality: judgeQuality(document) };
  },
  roast,
  corrected,
  report,
  optimisation,
  optimisationPreview,
  questionnaire,
  cv,
  draft: (input: { cv: CvEditorData; jobTitle: string }) => checkDraft(input.cv, input.jobTitle),
  /** A CV with the mended lines of its report in their places, as a questionnaire. */
  carriedOver: (input: { document: CvDocument; report: FullRoastReport; today: string; corrections: readonly Correction[] }) =>
    carriedOver(input.document, input.report, input.today, input.corrections),
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
