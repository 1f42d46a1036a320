import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import { inTurn } from '../../../platform/queue/in-turn.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { CvUploadRow } from '../contract.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { isStillThere, previousOf } from './previous-upload.ts';
import { cvUploads } from './cv-uploads.table.ts';

export const ROAST_JOB = 'roast';
const RoastJobData = z.object({ cvUploadId: z.uuid() });
type RoastJobData = z.infer<typeof RoastJobData>;
const Stage = CvUploadRow.shape.processing_status;
/** A roast that is stored stays stored, whatever a late or second attempt thinks. */
const unfinished = ne(cvUploads.processingStatus, 'completed');

/**
 * Stored text -> stored roast. Idempotent: the same CV and job give the same judgement, the result is inserted once,
 * and a crash at any point, of the process or of the engine's thread, leaves the job to the next attempt. A model, where there is one,
 * writes prose and nothing else; when it fails, the rule writer's roast is stored.
 */
export function roastJob(kit: { db: Db; signals: Signals; engine: Engine; hasModel: boolean }): JobDefinition<RoastJobData> {
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
    concurrency: kit.hasModel ? 8 : 2,
    handle: async (data) => {
      const { cvUploadId } = RoastJobData.parse(data);
      const [upload] = await kit.db.select().from(cvUploads).where(eq(cvUploads.id, cvUploadId));
      // Deleted by its owner while it queued, or done by an attempt whose acknowledgement was lost.
      if (upload === undefined || upload.processingStatus === 'completed') return;
      await setStage(cvUploadId, 'reading');
      const { document, jobRole, tone } = upload;
      const previous = await previousOf(kit.db, upload.previousUploadId);
      const stages = inTurn((stage) => setStage(cvUploadId, Stage.parse(stage)));
      const order = { document, jobRole, today: isoDay(upload.createdAt), tone, previous, corrections: [] };
      const { roast, comparison } = await kit.engine.run('roast', order, stages.next);
      await stages.done();
      await kit.db.transaction(async (tx) => {
        const [still] = await tx.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, cvUploadId)).for('update');
        if (still === undefined) return;
        const pageView = document.pageView === undefined ? null : storable(document.pageView);
        const compared = comparison !== null && (await isStillThere(tx, comparison.previousUploadId)) ? storable(comparison) : null;
        await tx
          .insert(cvAnalysisResults)
          .values({ cvUploadId, jobRole, tone, roast: storable(roast), comparison: compared, pageView })
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
