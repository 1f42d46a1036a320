import type { FullRoastReport } from '../../../domain/report.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import type { RoastShelf } from './roast-shelf.ts';

/** The report of a roast, for whoever has paid for it. @throws Refusal NOT_FOUND, PAYMENT_REQUIRED */
export async function paidReport({ db, roasts }: { db: Db; roasts: RoastShelf }, cvUploadId: string): Promise<FullRoastReport> {
  const report = await roasts.findReport(db, cvUploadId);
  if (report === undefined) throw new Refusal('NOT_FOUND', 'No such report');
  if (report === null || !(await isEntitled(db, 'full_roast_report', cvUploadId)))
    throw new Refusal('PAYMENT_REQUIRED', 'The report of this roast is not paid for');
  return report;
}
