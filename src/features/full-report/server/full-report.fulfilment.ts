import { link, QUERY } from '../../../domain/paths.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { FULL_REPORT_JOB } from './full-report.job.ts';
import type { RoastShelf } from './roast-shelf.ts';

/** How a Full Roast Report is sold: for a finished roast, once. It is a `Fulfilment` of the payment room, which `app` checks. */
export function fullReportFulfilment(kit: { queue: Pick<Queue, 'send'>; roasts: RoastShelf }) {
  return {
    productType: 'full_roast_report' as const,
    canBeBought: async (db: Db, cvUploadId: string): Promise<boolean> => (await kit.roasts.findReport(db, cvUploadId)) !== undefined,
    exists: (db: Db, cvUploadId: string): Promise<boolean> => kit.roasts.isKnown(db, cvUploadId),
    enqueue: async (tx: Db, cvUploadId: string): Promise<void> => {
      await kit.roasts.keepLonger(tx, cvUploadId);
      await kit.queue.send(tx, FULL_REPORT_JOB, cvUploadId, { cvUploadId });
    },
    isDelivered: async (db: Db, cvUploadId: string): Promise<boolean> => (await kit.roasts.findReport(db, cvUploadId)) != null,
    result: async (db: Db, cvUploadId: string): Promise<unknown> => (await kit.roasts.findReport(db, cvUploadId)) ?? null,
    linkBack: (cvUploadId: string): string => link('fullRoastReport', {}, { [QUERY.id]: cvUploadId }),
  };
}
