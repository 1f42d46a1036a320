import type { CvDocument } from '../domain/document.ts';
import type { Context } from './context.ts';
import { gatherEvidence } from './evidence/gather.ts';
import { understandJob } from './job/target-job.ts';
import type { Judgement } from './judgement.ts';
import { readCv } from './reading/read-cv.ts';
import { judge } from './scoring/judge.ts';

export { writeRoast } from './writing/roast/write-roast.ts';

/** First step of the main job: lines and a job phrase, read and understood. */
export function understandCv(document: CvDocument, jobRole: string): Context {
  const { cv, lines } = readCv(document);
  return { document, lines, cv, job: understandJob(jobRole) };
}

/** Second step: what was found in it, and the seven scores that follow. The third is `writeRoast`. */
export function judgeCv(context: Context): Judgement {
  return judge(context, gatherEvidence(context));
}
