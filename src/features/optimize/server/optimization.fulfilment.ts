import { and, eq, inArray, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '../../../domain/limits.ts';
import { link, QUERY } from '../../../domain/paths.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordDelivery } from '../../payment/server/entitlement.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';
import { OPTIMIZE_CV_JOB } from './optimize-cv.job.ts';

/** How an optimization is sold: for a request that is stored; the work begins when it is paid. It is a `Fulfilment` of the payment room, which `app` checks. */
export function optimizationFulfilment(kit: { queue: Pick<Queue, 'send'> }) {
  const find = async (db: Db, id: string) => {
    const [found] = await db
      .select({
        status: cvOptimizationRequests.processingStatus,
        result: cvOptimizationRequests.optimizationResult,
        jobRole: cvOptimizationRequests.jobRole,
        companyName: cvOptimizationRequests.companyName,
      })
      .from(cvOptimizationRequests)
      .where(eq(cvOptimizationRequests.id, id));
    return found;
  };
  return {
    productType: 'cv_optimization' as const,
    /** One that failed would fail again. A paid one is refused by the payment room itself; a refunded one may be bought again. */
    canBeBought: async (db: Db, id: string): Promise<boolean> => {
      const found = await find(db, id);
      return found !== undefined && found.status !== 'failed';
    },
    exists: async (db: Db, id: string): Promise<boolean> => (await find(db, id)) !== undefined,
    enqueue: async (tx: Db, id: string): Promise<void> => {
      await tx
        .update(cvOptimizationRequests)
        .set({ deleteAt: sql`now() + make_interval(days => ${RETENTION_DAYS})` })
        .where(eq(cvOptimizationRequests.id, id));
      await tx
        .update(cvOptimizationRequests)
        .set({ processingStatus: 'pending' })
        .where(and(eq(cvOptimizationRequests.id, id), inArray(cvOptimizationRequests.processingStatus, ['payment_failed', 'failed'])));
      const found = await find(tx, id);
      if (found === undefined) return;
      if (found.result === null) await kit.queue.send(tx, OPTIMIZE_CV_JOB, id, { optimizationId: id });
      else await recordDelivery(tx, 'cv_optimization', id);
    },
    isDelivered: async (db: Db, id: string): Promise<boolean> => ((await find(db, id))?.result ?? null) !== null,
    /** What `verify-optimization-payment` tells. */
    result: async (db: Db, id: string): Promise<unknown> => {
      const found = await find(db, id);
      return found === undefined ? null : { jobRole: found.jobRole, companyName: found.companyName };
    },
    linkBack: (id: string): string => link('optimizationProgress', {}, { [QUERY.entityId]: id }),
  };
}
