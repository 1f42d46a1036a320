import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import type { CallResult } from '../../../../ui/api.ts';
import { type MoneyBack, moneyBackIn, VerifyPaymentReply } from '../../../payment/contract.ts';
import type { FailureReason } from '../../copy.ts';

/** What a payment is called in a letter; null while nobody has said. */
type PaymentNumber = string | null;

export type BoughtReport =
  | { id: string; report: FullRoastReport; paymentNumber: PaymentNumber }
  /** Money came in and buys nothing (any more). */
  | { moneyBack: MoneyBack; id: string | null; paymentNumber: PaymentNumber }
  /** `id`: of the upload, where it is known. `paid`: false when nothing we know of says so. */
  | { failure: FailureReason; id: string | null; paid: boolean; paymentNumber: PaymentNumber };

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
/** How long a report that is there waits for the number of its payment. */
const NUMBER_PATIENCE = 2_000;

/**
 * From the return address of a checkout to the report (product specification 4): with the id of the upload it polls, and asks
 * beside that what became of the payment; with the session alone it has the payment verified first. An empty id counts as none.
 */
export async function awaitBoughtReport(sessionId: string, entityId: string, calls: ReportCalls): Promise<BoughtReport> {
  if (sessionId === '') return { failure: 'NO_SESSION', id: entityId === '' ? null : entityId, paid: false, paymentNumber: null };
  if (entityId !== '') return pollBesideVerifying(sessionId, entityId, calls);
  const result = await calls.verify(sessionId);
  const back = moneyBackOf(result, null);
  if (back !== null) return back;
  if (!result.ok) return { failure: result.failure.status === 0 ? 'VERIFY_BROKE' : 'NOT_VERIFIED', id: null, paid: false, paymentNumber: null };
  const reply = VerifyPaymentReply.safeParse(result.data);
  if (!reply.success) return { failure: lacksId(result.data) ? 'NO_CV_ID' : 'VERIFY_BROKE', id: null, paid: true, paymentNumber: null };
  const { cvUploadId, fullRoastData, paymentNumber = null } = reply.data;
  const bought = fullRoastData === null ? await pollForReport(cvUploadId, calls) : { id: cvUploadId, report: fullRoastData };
  return { ...bought, paymentNumber };
}

async function pollBesideVerifying(sessionId: string, id: string, calls: ReportCalls): Promise<BoughtReport> {
  const said: { result: CallResult | null } = { result: null };
  const ask = async (): Promise<void> => {
    said.result = await calls.verify(sessionId);
  };
  const asking = ask();
  const bought = await pollForReport(id, calls, () => moneyBackOf(said.result, id) !== null);
  // Before the page says that money came in, whoever took it is asked again: it may have come since.
  if ('failure' in bought) {
    const result = await calls.verify(sessionId);
    return moneyBackOf(result, id) ?? { ...bought, paid: result.ok, paymentNumber: numberIn(result) };
  }
  if (said.result === null) await Promise.race([asking, calls.pause(NUMBER_PATIENCE)]);
  return { ...bought, paymentNumber: numberIn(said.result) };
}

type Polled = { id: string; report: FullRoastReport } | { failure: FailureReason; id: string; paid: boolean };

/** Polls begin 2 s apart, at most 30 of them; one that the server held for a while is followed the sooner. `isHopeless`: nothing will come. */
async function pollForReport(id: string, calls: ReportCalls, isHopeless: () => boolean = () => false): Promise<Polled> {
  for (let attempt = 1; attempt <= REPORT_SCREENS.pollAttempts && !isHopeless(); attempt += 1) {
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

function moneyBackOf(result: CallResult | null, id: string | null): Extract<BoughtReport, { moneyBack: MoneyBack }> | null {
  const told = result === null || result.ok ? null : moneyBackIn(result.failure.body);
  return told === null ? null : { moneyBack: told.code, id, paymentNumber: told.paymentNumber };
}

function numberIn(result: CallResult | null): PaymentNumber {
  return result?.ok === true ? (VerifyPaymentReply.safeParse(result.data).data?.paymentNumber ?? null) : null;
}

function lacksId(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (!('cvUploadId' in data) || data.cvUploadId === null || data.cvUploadId === '');
}
