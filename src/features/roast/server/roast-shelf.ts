import { and, eq, isNull } from 'drizzle-orm';
import type { CvDocument } from '../../../domain/document.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Roast, Tone } from '../../../domain/roast.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

interface ShelvedRoast {
  document: CvDocument;
  jobRole: string;
  tone: Tone;
  roast: Roast;
  report: FullRoastReport | null;
}

/** Finished roasts, as far as another room may use them: `app` hands this over, so that no room reaches into our tables. */
export const roastShelf = {
  /** Whether there is such an upload, roasted or not. */
  isKnown: async (db: Db, cvUploadId: string): Promise<boolean> =>
    (await db.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, cvUploadId))).length > 0,

  /** Null while there is no finished roast (queued, failed, deleted). */
  find: async (db: Db, cvUploadId: string): Promise<ShelvedRoast | null> => {
    const [found] = await db
      .select({
        document: cvUploads.document,
        jobRole: cvUploads.jobRole,
        tone: cvAnalysisResults.tone,
        roast: cvAnalysisResults.roast,
        report: cvAnalysisResults.fullRoastReport,
      })
      .from(cvAnalysisResults)
      .innerJoin(cvUploads, eq(cvUploads.id, cvAnalysisResults.cvUploadId))
      .where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
    return found ?? null;
  },

  /** The report alone, without the CV; undefined where there is no finished roast. */
  findReport: async (db: Db, cvUploadId: string): Promise<FullRoastReport | null | undefined> => {
    const [found] = await db.select({ report: cvAnalysisResults.fullRoastReport }).from(cvAnalysisResults).where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
    return found?.report;
  },

  /** Kept as it was first written: a second writer changes nothing. */
  addReport: async (tx: Db, cvUploadId: string, report: FullRoastReport): Promise<void> => {
    await tx
      .update(cvAnalysisResults)
      .set({ fullRoastReport: storable(report) })
      .where(and(eq(cvAnalysisResults.cvUploadId, cvUploadId), isNull(cvAnalysisResults.fullRoastReport)));
  },
};
