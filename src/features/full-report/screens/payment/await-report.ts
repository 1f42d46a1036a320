import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import type { CallResult } from '../../../../ui/api.ts';
import { VerifyPaymentReply } from '../../../payment/contract.ts';
import type { FailureReason } from '../../copy.ts';

export type BoughtReport =
  | { id: string; report: FullRoastReport }
  /** `id`: of the upload, where it is known. `paid`: false when nothing we know of says so. */
  | { failure: FailureReason; id: string | null; paid: boolean };

/** What waiting for a report needs of the world. */
export interface ReportCalls {
  /** The stored report, null while there is none. Throws what went wrong. */
  read(id: string): Promise<FullRoastReport | null>;
  verify(sessionId: string): Promise<CallResult>;
  /** True for an error that says nothing about the report: no network, or "come back later". */
  isPassing(error: unknown): boolean;
  pause(ms: number): Promise<void>;
  now(): number;
}

/** Below this, two polls in a row would be one busy loop. */
const LEAST_PAUSE = 250;

/**
 * From the return address of a checkout to the report (product specification 4): with the id of the upload it polls,
 * with the session alone it has the payment verified first. An empty id counts as none.
 */
export async function awaitBoughtReport(sessionId: string, entityId: string, calls: ReportCalls): Promise<BoughtReport> {
  if (sessionId === '') return { failure: 'NO_SESSION', id: entityId === '' ? null : entityId, paid: false };
  if (entityId !== '') {
    const bought = await pollForReport(entityId, calls);
    // Before the page says that money came in, whoever took it is asked.
    return 'failure' in bought ? { ...bought, paid: (await calls.verify(sessionId)).ok } : bought;
  }
  const result = await calls.verify(sessionId);
  if (!result.ok) return { failure: result.failure.status === 0 ? 'VERIFY_BROKE' : 'NOT_VERIFIED', id: null, paid: false };
  const reply = VerifyPaymentReply.safeParse(result.data);
  if (!reply.success) return { failure: lacksId(result.data) ? 'NO_CV_ID' : 'VERIFY_BROKE', id: null, paid: true };
  const { cvUploadId, fullRoastData } = reply.data;
  return fullRoastData === null ? pollForReport(cvUploadId, calls) : { id: cvUploadId, report: fullRoastData };
}

/** Polls begin 2 s apart, at most 30 of them; one that the server held for a while is followed the sooner. */
export async function pollForReport(id: string, calls: ReportCalls): Promise<BoughtReport> {
  for (let attempt = 1; attempt <= REPORT_SCREENS.pollAttempts; attempt += 1) {
    const begun = calls.now();
    try {
      const report = await calls.read(id);
      if (report !== null) return { id, report };
    } catch (error) {
      if (!calls.isPassing(error)) return { failure: 'READ_FAILED', id, paid: true };
    }
    if (attempt < REPORT_SCREENS.pollAttempts) await calls.pause(Math.max(LEAST_PAUSE, REPORT_SCREENS.pollInterval - (calls.now() - begun)));
  }
  return { failure: 'TOO_LONG', id, paid: true };
}

function lacksId(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (!('cvUploadId' in data) || data.cvUploadId === null || data.cvUploadId === '');
}
