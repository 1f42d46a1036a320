import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import { storable } from '../../../platform/database/storable.ts';
import { inTurn } from '../../../platform/queue/in-turn.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { recordDelivery } from '../../payment/server/entitlement.ts';
import { OPTIMIZATION_STATUSES, type OptimizationStatus } from '../contract.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';
import { orderOf, type Roasted } from './optimization-order.ts';

export const OPTIMIZE_CV_JOB = 'optimize-cv';
const OptimizeCvJobData = z.object({ optimizationId: z.uuid() });
type OptimizeCvJobData = z.infer<typeof OptimizeCvJobData>;
const Stage = z.enum(OPTIMIZATION_STATUSES);
/** What is stored stays stored, whatever a late or second attempt thinks. */
const unfinished = ne(cvOptimizationRequests.processingStatus, 'completed');

/**
 * Stored CV text and advert -> stored result. Idempotent: the result is written once, a second run changes nothing, and a
 * crash at any point leaves the job to the next worker. What never arrives is refunded by the payment room.
 */
export function optimizeCvJob(kit: { db: Db; signals: Signals; engine: Engine; hasModel: boolean; roasted: Roasted }): JobDefinition<OptimizeCvJobData> {
  const setStatus = (id: string, status: OptimizationStatus): Promise<void> =>
    kit.db.transaction(async (tx) => {
      await tx
        .update(cvOptimizationRequests)
        .set({ processingStatus: status })
        .where(and(eq(cvOptimizationRequests.id, id), unfinished));
      await kit.signals.send(tx, id);
    });
  return {
    name: OPTIMIZE_CV_JOB,
    retries: 8,
    // Most of the time with a model is waiting for it.
    concurrency: kit.hasModel ? 8 : 2,
    handle: async (data) => {
      const { optimizationId: id } = OptimizeCvJobData.parse(data);
      const [request] = await kit.db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, id));
      // Deleted by its owner, or done by an attempt whose acknowledgement was lost.
      if (request === undefined || request.processingStatus === 'completed') return;
      await setStatus(id, 'reading');
      const stages = inTurn((stage) => setStatus(id, Stage.parse(stage)));
      const result = await kit.engine.run('optimisation', await orderOf(request, kit.roasted), stages.next);
      await stages.done();
      await kit.db.transaction(async (tx) => {
        const written = await tx
          .update(cvOptimizationRequests)
          .set({ optimizationResult: storable(result), processingStatus: 'completed' })
          .where(and(eq(cvOptimizationRequests.id, id), unfinished))
          .returning({ id: cvOptimizationRequests.id });
        // What was deleted while it was written is not delivered: the payment room gives the money back.
        if (written.length === 0) return;
        await recordDelivery(tx, 'cv_optimization', id);
        await kit.signals.send(tx, id);
      });
    },
    giveUp: (data) => setStatus(OptimizeCvJobData.parse(data).optimizationId, 'failed'),
  };
}
