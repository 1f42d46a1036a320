import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Correction } from '../../../domain/correction.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { RETENTION_DAYS } from '../../../domain/limits.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Roast, Tone } from '../../../domain/roast.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

interface ShelvedRoast {
  document: CvDocument;
  uploadedAt: Date;
  jobRole: string;
  tone: Tone;
  roast: Roast;
  report: FullRoastReport | null;
  /** What the CV's owner has put right. */
  corrections: readonly Correction[];
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
        uploadedAt: cvUploads.createdAt,
        jobRole: cvUploads.jobRole,
        tone: cvAnalysisResults.tone,
        roast: cvAnalysisResults.roast,
        report: cvAnalysisResults.fullRoastReport,
        corrections: cvAnalysisResults.corrections,
      })
      .from(cvAnalysisResults)
      .innerJoin(cvUploads, eq(cvUploads.id, cvAnalysisResults.cvUploadId))
      .where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
    return found === undefined ? null : { ...found, corrections: found.corrections?.made ?? [] };
  },

  /** The report alone, without the CV; undefined where there is no finished roast. */
  findReport: async (db: Db, cvUploadId: string): Promise<FullRoastReport | null | undefined> => {
    const [found] = await db.select({ report: cvAnalysisResults.fullRoastReport }).from(cvAnalysisResults).where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
    return found?.report;
  },

  /** Kept as it was first written: a second writer changes nothing. False: the roast was deleted meanwhile. */
  addReport: async (tx: Db, cvUploadId: string, report: FullRoastReport): Promise<boolean> => {
    const here = eq(cvAnalysisResults.cvUploadId, cvUploadId);
    const [roast] = await tx.select({ id: cvAnalysisResults.cvUploadId }).from(cvAnalysisResults).where(here).for('update');
    if (roast === undefined) return false;
    await tx
      .update(cvAnalysisResults)
      .set({ fullRoastReport: storable(report) })
      .where(and(here, isNull(cvAnalysisResults.fullRoastReport)));
    return true;
  },

  /** Keeps a buyer's answers with the report; the last ones stay. False: there is no report. */
  keepAnswers: async (tx: Db, cvUploadId: string, answers: NonNullable<FullRoastReport['answers']>): Promise<boolean> => {
    const here = eq(cvAnalysisResults.cvUploadId, cvUploadId);
    const [found] = await tx.select({ report: cvAnalysisResults.fullRoastReport }).from(cvAnalysisResults).where(here).for('update');
    if (found?.report === undefined || found.report === null) return false;
    await tx
      .update(cvAnalysisResults)
      .set({ fullRoastReport: storable({ ...found.report, answers }) })
      .where(here);
    return true;
  },

  /** From today on it is kept as long as a new upload is: somebody paid for something on it. */
  keepLonger: async (tx: Db, cvUploadId: string): Promise<void> => {
    await tx
      .update(cvUploads)
      .set({ deleteAt: sql`now() + make_interval(days => ${RETENTION_DAYS})` })
      .where(eq(cvUploads.id, cvUploadId));
  },
};
