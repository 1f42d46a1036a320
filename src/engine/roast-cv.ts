import type { Correction } from '../domain/correction.ts';
import type { CvDocument } from '../domain/document.ts';
import type { Context } from './context.ts';
import { jobInCountry } from './job/occupations/of-country.ts';
import { namedAsHeld, understandJob } from './job/target-job.ts';
import { understandAdvert } from './advert/understand-advert.ts';
import { documentFromText } from './reading/document-from-text.ts';
import { readCv } from './reading/read-cv.ts';
import { judgeCv } from './scoring/judge-cv.ts';
import { writeRoast } from './writing/roast/write-roast.ts';

// The second step and the third.
export { judgeCv, writeRoast };

/**
 * First step of the main job: lines and a job phrase, read and understood. `today` is the day of the upload (ISO): the engine has no
 * clock, so that the same upload stays the same result. `corrections`: what its owner has put right.
 */
export function understandCv(document: CvDocument, jobRole: string, today: string | null = null, corrections: readonly Correction[] = []): Context {
  const { cv, lines } = readCv(document, today, corrections);
  return { document, lines, cv, job: jobInCountry(namedAsHeld(understandJob(jobRole), cv), cv.country, lines), today, corrections };
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
