import { eq } from 'drizzle-orm';
import type { PreviousCv } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

/** The CV to compare with, and what its owner has put right; null where there is none, or not any more. */
export async function previousOf(db: Db, id: string | null): Promise<PreviousCv | null> {
  if (id === null) return null;
  const [previous] = await db
    .select({ document: cvUploads.document, corrections: cvAnalysisResults.corrections })
    .from(cvUploads)
    .leftJoin(cvAnalysisResults, eq(cvAnalysisResults.cvUploadId, cvUploads.id))
    .where(eq(cvUploads.id, id));
  return previous === undefined ? null : { id, document: previous.document, corrections: previous.corrections?.made ?? [] };
}

/** A comparison quotes the CV before, and goes with it. Holds that row until this one is stored, so that its eraser sees what is to be wiped. */
export async function isStillThere(tx: Db, cvUploadId: string): Promise<boolean> {
  return (await tx.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, cvUploadId)).for('share')).length > 0;
}
