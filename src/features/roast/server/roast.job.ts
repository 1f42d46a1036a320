import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Model } from '../../../engine/model.ts';
import { judgeCv, understandCv, writeRoast } from '../../../engine/roast-cv.ts';
import { writeRoastWithModel } from '../../../engine/writing/roast/model/model-roast.ts';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import type { CvUploadRow } from '../contract.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { compareWithPrevious, isStillThere } from './compare-with-previous.ts';
import { cvUploads } from './cv-uploads.table.ts';

export const ROAST_JOB = 'roast';
const RoastJobData = z.object({ cvUploadId: z.uuid() });
type RoastJobData = z.infer<typeof RoastJobData>;
/** A roast that is stored stays stored, whatever a late or second attempt thinks. */
const unfinished = ne(cvUploads.processingStatus, 'completed');

/**
 * Stored text -> stored roast. Idempotent: the same CV and job give the same judgement, the result is inserted once,
 * and a crash at any point leaves the job to the next worker. A model, where there is one, writes prose and nothing else;
 * when it fails, the rule writer's roast is stored.
 */
export function roastJob(kit: { db: Db; signals: Signals; model: Model | null }): JobDefinition<RoastJobData> {
  const setStage = async (cvUploadId: string, status: CvUploadRow['processing_status']): Promise<void> => {
    await kit.db
      .update(cvUploads)
      .set({ processingStatus: status })
      .where(and(eq(cvUploads.id, cvUploadId), unfinished));
  };
  return {
    name: ROAST_JOB,
    retries: 8,
    // Most of the time with a model is waiting for it.
    concurrency: kit.model === null ? 2 : 8,
    handle: async (data) => {
      const { cvUploadId } = RoastJobData.parse(data);
      const [upload] = await kit.db.select().from(cvUploads).where(eq(cvUploads.id, cvUploadId));
      // Deleted by its owner while it queued, or done by an attempt whose acknowledgement was lost.
      if (upload === undefined || upload.processingStatus === 'completed') return;
      await setStage(cvUploadId, 'reading');
      const context = understandCv(upload.document, upload.jobRole, isoDay(upload.createdAt));
      await setStage(cvUploadId, 'judging');
      const judgement = judgeCv(context);
      const comparison = await compareWithPrevious(kit.db, upload.previousUploadId, judgement, upload.jobRole);
      await setStage(cvUploadId, 'writing');
      const roast = kit.model === null ? writeRoast(judgement) : await writeRoastWithModel(judgement, upload.tone, kit.model);
      await kit.db.transaction(async (tx) => {
        const [still] = await tx.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, cvUploadId)).for('update');
        if (still === undefined) return;
        const pageView = upload.document.pageView === undefined ? null : storable(upload.document.pageView);
        const compared = comparison !== null && (await isStillThere(tx, comparison.previousUploadId)) ? storable(comparison) : null;
        await tx
          .insert(cvAnalysisResults)
          .values({ cvUploadId, jobRole: upload.jobRole, tone: upload.tone, roast: storable(roast), comparison: compared, pageView })
          .onConflictDoNothing();
        await tx.update(cvUploads).set({ processingStatus: 'completed' }).where(eq(cvUploads.id, cvUploadId));
        await kit.signals.send(tx, cvUploadId);
      });
    },
    giveUp: async (data) => {
      const { cvUploadId } = RoastJobData.parse(data);
      await kit.db.transaction(async (tx) => {
        await tx
          .update(cvUploads)
          .set({ processingStatus: 'failed' })
          .where(and(eq(cvUploads.id, cvUploadId), unfinished));
        await kit.signals.send(tx, cvUploadId);
      });
    },
  };
}
