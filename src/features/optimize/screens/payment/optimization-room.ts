import { OPTIMIZE } from '../../../../domain/limits.ts';
import { callFunction, readRow } from '../../../../ui/api.ts';
import type { CheckoutReturn, Found, Room, Verdict } from '../../../../ui/checkout-return/await-purchase.ts';
import { moneyBackIn, VERIFY_OPTIMIZATION_PAYMENT, VerifyOptimizationPaymentReply } from '../../../payment/contract.ts';
import { OptimizationRow } from '../../contract.ts';
import { CV_OPTIMIZATION_REQUESTS } from '../../../../domain/tables.ts';
import type { TroubleReason } from '../../payment.copy.ts';

const COLUMNS = 'job_role,company_name,processing_status,optimization_result';
const Row = OptimizationRow.pick({ job_role: true, company_name: true, processing_status: true, optimization_result: true });

/** The columns that the pages read of a request. */
export type WatchedRow = Pick<OptimizationRow, 'job_role' | 'company_name' | 'processing_status' | 'optimization_result'>;
/** How far the way from the checkout to the result is. */
export type Watch = CheckoutReturn<WatchedRow, TroubleReason>;

/** A second look at a row that nobody seems to have paid for: the word of the payment may be on its way. */
const UNPAID_LOOKS = 2;

interface Address {
  /** Of the request; empty where the address lacks it. */
  id: string;
  sessionId: string;
}

/**
 * The way from a checkout, or from the link of a receipt (then without a session), to the result (product specification 4):
 * polled every 2 s, and every 5 s from the 30th poll and after errors, for as long as it takes. `missing`: what is said when
 * the address lacks something.
 */
export function optimizationRoom({ id, sessionId }: Address, missing: TroubleReason | null): Room<WatchedRow, TroubleReason> {
  const { pollInterval, pollAttempts, slowPollInterval, pollWaitSeconds } = OPTIMIZE;
  const paidBySession = sessionId !== '';
  return {
    id,
    missing,
    verification: paidBySession ? 'first' : 'none',
    timings: { interval: pollInterval, attempts: pollAttempts, afterwards: { interval: slowPollInterval }, errorInterval: slowPollInterval },
    verify: () => callFunction(VERIFY_OPTIMIZATION_PAYMENT, { sessionId, optimizationId: id }),
    moneyBackIn,
    accept: accepted,
    refuse: refused,
    read: async (_id, attempt, signal) =>
      resultIn(Row.nullable().parse(await readRow(CV_OPTIMIZATION_REQUESTS, COLUMNS, 'id', id, { wait: pollWaitSeconds, signal })), attempt, paidBySession),
    readFailed: () => null,
  };
}

function accepted(data: unknown): Verdict<WatchedRow, TroubleReason> {
  const reply = VerifyOptimizationPaymentReply.safeParse(data);
  if (!reply.success) return { paid: false, trouble: 'NOT_PAID' };
  const { jobRole, companyName, paymentNumber = null } = reply.data;
  const item: WatchedRow = { job_role: jobRole, company_name: companyName, processing_status: 'pending', optimization_result: null };
  return { paid: true, paymentNumber, found: { found: 'not-yet', item } };
}

/** Refused is refused; whatever else went wrong says nothing about the payment. */
function refused(status: number): TroubleReason | null {
  if (status === 402) return 'NOT_PAID';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'NOT_VERIFIED' : null;
}

/** What a row says of the result. `attempt`: which look at it this is. */
export function resultIn(row: WatchedRow | null, attempt: number, paidBySession: boolean): Found<WatchedRow, TroubleReason> {
  const trouble = (reason: TroubleReason) => ({ found: 'trouble', trouble: reason }) as const;
  if (row === null) return trouble('GONE');
  const { processing_status: status, optimization_result: result } = row;
  if (status === 'completed') return result === null ? trouble('GONE') : { found: 'done', item: row };
  if (status === 'failed') return trouble('FAILED');
  const isUnpaid = !paidBySession && (status === 'pending' || status === 'payment_failed');
  return isUnpaid && attempt >= UNPAID_LOOKS ? trouble('NO_SESSION') : { found: 'not-yet', item: row };
}

/** Whether it took more polls than an optimization should (product specification 4). */
export const isSlow = ({ attempts, phase }: Pick<Watch, 'attempts' | 'phase'>): boolean => phase === 'polling' && attempts >= OPTIMIZE.pollAttempts;

/** The bar: 3 an attempt, capped at 90 while polling, 100 when done (product specification 4). */
export function percentOf({ attempts, phase }: Pick<Watch, 'attempts' | 'phase'>): number {
  return phase === 'done' ? 100 : Math.min(OPTIMIZE.percentCap, attempts * OPTIMIZE.percentPerAttempt);
}
