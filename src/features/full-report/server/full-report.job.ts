import { z } from 'zod';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { recordDelivery } from '../../payment/server/entitlement.ts';
import type { RoastShelf } from './roast-shelf.ts';

export const FULL_REPORT_JOB = 'full-report';
const FullReportJobData = z.object({ cvUploadId: z.uuid() });
type FullReportJobData = z.infer<typeof FullReportJobData>;

/**
 * Stored text and roast -> stored report, in the voice that was asked for. Idempotent: the report is written once, a second
 * run changes nothing, and a crash at any point leaves the job to the next worker. What never arrives is refunded by the
 * payment room.
 */
export function fullReportJob(kit: { db: Db; signals: Signals; engine: Engine; hasModel: boolean; roasts: RoastShelf }): JobDefinition<FullReportJobData> {
  return {
    name: FULL_REPORT_JOB,
    retries: 8,
    concurrency: kit.hasModel ? 8 : 2,
    handle: async (data) => {
      const { cvUploadId } = FullReportJobData.parse(data);
      const stored = await kit.roasts.find(kit.db, cvUploadId);
      // Deleted by its owner, or done by an attempt whose acknowledgement was lost.
      if (stored === null || stored.report !== null) return;
      const { document, jobRole, uploadedAt, roast, tone, corrections } = stored;
      const report = await kit.engine.run('report', { document, jobRole, today: isoDay(uploadedAt), roast, tone, corrections });
      await kit.db.transaction(async (tx) => {
        // What was deleted while it was written is not delivered: the payment room gives the money back.
        if (!(await kit.roasts.addReport(tx, cvUploadId, report))) return;
        await recordDelivery(tx, 'full_roast_report', cvUploadId);
        await kit.signals.send(tx, cvUploadId);
      });
    },
  };
}
