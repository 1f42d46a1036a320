import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { callFunction } from '../../../../ui/api.ts';
import type { Room, Verdict } from '../../../../ui/checkout-return/await-purchase.ts';
import { type MoneyBack, moneyBackIn, VERIFY_PAYMENT, VerifyPaymentReply } from '../../../payment/contract.ts';
import type { FailureReason } from '../../copy.ts';
import { readReport } from '../report-queries.ts';

export type ReportTrouble = FailureReason | MoneyBack;

/**
 * The way back from a report's checkout (product specification 4): with the id of the upload it is polled for, and beside that
 * asked what became of the payment; with the session alone the payment is verified first. An empty id counts as none.
 */
export function reportRoom(sessionId: string, entityId: string): Room<FullRoastReport, ReportTrouble> {
  const { pollInterval, pollAttempts, pollWaitSeconds } = REPORT_SCREENS;
  return {
    id: entityId,
    missing: sessionId === '' ? 'NO_SESSION' : null,
    verification: entityId === '' ? 'first' : 'beside',
    timings: { interval: pollInterval, attempts: pollAttempts, afterwards: { trouble: 'TOO_LONG' }, errorInterval: pollInterval },
    verify: () => callFunction(VERIFY_PAYMENT, { sessionId }),
    moneyBackIn,
    accept: accepted,
    refuse: (status) => (status === 0 ? 'VERIFY_BROKE' : 'NOT_VERIFIED'),
    read: async (id, _attempt, signal) => {
      const report = await readReport(id, { wait: pollWaitSeconds, signal });
      return report == null ? { found: 'not-yet', item: null } : { found: 'done', item: report };
    },
    readFailed: () => 'READ_FAILED',
  };
}

function accepted(data: unknown): Verdict<FullRoastReport, ReportTrouble> {
  const reply = VerifyPaymentReply.safeParse(data);
  if (!reply.success) return { paid: true, paymentNumber: null, found: { found: 'trouble', trouble: lacksId(data) ? 'NO_CV_ID' : 'VERIFY_BROKE' } };
  const { cvUploadId, fullRoastData, paymentNumber = null } = reply.data;
  return { paid: true, id: cvUploadId, paymentNumber, ...(fullRoastData === null ? {} : { found: { found: 'done', item: fullRoastData } }) };
}

function lacksId(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (!('cvUploadId' in data) || data.cvUploadId === null || data.cvUploadId === '');
}
