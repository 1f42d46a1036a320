import { eq } from 'drizzle-orm';
import type { RoastComparison } from '../../../domain/comparison.ts';
import { compareRoasts } from '../../../engine/comparison/compare-roasts.ts';
import type { Judgement } from '../../../engine/judgement.ts';
import { judgeCv, understandCv } from '../../../engine/roast-cv.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

/**
 * Both CVs judged for the job that is wanted now, on the day of the newer one, each with what its owner has put right;
 * null where there is none to compare with, or not any more.
 */
export async function compareWithPrevious(db: Db, previousUploadId: string | null, judgement: Judgement, jobRole: string): Promise<RoastComparison | null> {
  if (previousUploadId === null) return null;
  const [previous] = await db
    .select({ document: cvUploads.document, corrections: cvAnalysisResults.corrections })
    .from(cvUploads)
    .leftJoin(cvAnalysisResults, eq(cvAnalysisResults.cvUploadId, cvUploads.id))
    .where(eq(cvUploads.id, previousUploadId));
  if (previous === undefined) return null;
  const context = understandCv(previous.document, jobRole, judgement.today, previous.corrections?.made ?? []);
  return compareRoasts(judgeCv(context), judgement, previousUploadId);
}

/** A comparison quotes the CV before, and goes with it. Holds that row until this one is stored, so that its eraser sees what is to be wiped. */
export async function isStillThere(tx: Db, cvUploadId: string): Promise<boolean> {
  return (await tx.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, cvUploadId)).for('share')).length > 0;
}
