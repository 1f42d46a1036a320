import type { CvDocument } from '../domain/document.ts';
import type { Context } from './context.ts';
import { gatherEvidence } from './evidence/gather.ts';
import { understandJob } from './job/target-job.ts';
import type { Judgement } from './judgement.ts';
import { understandAdvert } from './advert/understand-advert.ts';
import { documentFromText } from './reading/document-from-text.ts';
import { readCv } from './reading/read-cv.ts';
import { judge } from './scoring/judge.ts';
import { writeRoast } from './writing/roast/write-roast.ts';

export { writeRoast };

/** First step of the main job: lines and a job phrase, read and understood. */
export function understandCv(document: CvDocument, jobRole: string): Context {
  const { cv, lines } = readCv(document);
  return { document, lines, cv, job: understandJob(jobRole) };
}

/**
 * Loads word lists, matchers and language data, which would otherwise cost the first visitor half a second.
 * Called once when a worker starts.
 */
export function warmEngine(): void {
  const context = understandCv(documentFromText(WARM_UP), 'Office Manager');
  writeRoast(judgeCv(context));
  understandAdvert(WARM_UP, 'Office Manager');
}

const WARM_UP = `Summary\nHard-working office manager.\nExperience\nOffice Manager, Example Ltd, 2019 - 2024\n• Responsible for the post.\nSkills\nFiling, Excel`;

/** Second step: what was found in it, and the seven scores that follow. The third is `writeRoast`. */
export function judgeCv(context: Context): Judgement {
  return judge(context, gatherEvidence(context));
}
