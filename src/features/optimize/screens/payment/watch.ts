import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { CallResult } from '../../../../ui/api.ts';
import { moneyBackIn, VerifyOptimizationPaymentReply } from '../../../payment/contract.ts';
import type { TroubleReason } from '../../copy.ts';
import type { OptimizationRow } from '../../contract.ts';

/** The columns that the pages read of a request. */
export type WatchedRow = Pick<OptimizationRow, 'job_role' | 'company_name' | 'processing_status' | 'optimization_result'>;

/** How far the way from the checkout to the result is. */
export interface Watch {
  phase: 'verifying' | 'polling' | 'done' | 'trouble';
  /** Polls so far. */
  attempts: number;
  /** The row as last read; null before. */
  row: WatchedRow | null;
  /** As the verification says, before the first poll. */
  target: { jobRole: string; companyName: string } | null;
  /** What went wrong last and is being tried again. */
  hiccup: 'VERIFY' | 'CHECK' | null;
  trouble: TroubleReason | null;
  /** What the payment is called in a letter, where the server said. */
  paymentNumber: string | null;
}

export const WATCH_START: Watch = { phase: 'verifying', attempts: 0, row: null, target: null, hiccup: null, trouble: null, paymentNumber: null };

/** What watching needs of the world. */
export interface WatchCalls {
  verify(): Promise<CallResult>;
  /** The row; null when there is none. Throws when it could not be asked. */
  read(): Promise<WatchedRow | null>;
  pause(ms: number): Promise<void>;
  now(): number;
  show(watch: Watch): void;
}

/** Below this, two polls in a row would be one busy loop. */
const LEAST_PAUSE = 250;
/** A second look at a row that nobody seems to have paid for: the word of the payment may be on its way. */
const UNPAID_LOOKS = 2;

/** Whether it took more polls than an optimization should (product specification 4). */
export const isSlow = ({ attempts, phase }: Pick<Watch, 'attempts' | 'phase'>): boolean => phase === 'polling' && attempts >= OPTIMIZE.pollAttempts;

/** The bar: 3 an attempt, capped at 90 while polling, 100 when done (product specification 4). */
export function percentOf({ attempts, phase }: Pick<Watch, 'attempts' | 'phase'>): number {
  return phase === 'done' ? 100 : Math.min(OPTIMIZE.percentCap, attempts * OPTIMIZE.percentPerAttempt);
}

/**
 * From the return address of a checkout, or from the link of a receipt (then without a session), to the result.
 * Ends when it is there or never will be; until then it goes on, every 2 s, and every 5 s from the 30th poll and after errors.
 */
export async function watch(paidBySession: boolean, calls: WatchCalls): Promise<void> {
  let state: Watch = paidBySession ? WATCH_START : { ...WATCH_START, phase: 'polling' };
  const show = (change: Partial<Watch>) => {
    state = { ...state, ...change };
    calls.show(state);
  };
  show({});
  while (state.phase === 'verifying') {
    const change = verified(await calls.verify());
    show(change);
    if (change.hiccup === 'VERIFY') await calls.pause(OPTIMIZE.slowPollInterval);
  }
  while (state.phase === 'polling') {
    const begun = calls.now();
    const change = await polled(calls, state, paidBySession);
    show({ ...change, attempts: state.attempts + 1 });
    if (state.phase !== 'polling') return;
    const failed = change.hiccup !== null;
    const interval = failed || isSlow(state) ? OPTIMIZE.slowPollInterval : OPTIMIZE.pollInterval;
    await calls.pause(failed ? interval : Math.max(LEAST_PAUSE, interval - (calls.now() - begun)));
  }
}

function verified(result: CallResult): Pick<Watch, 'phase' | 'hiccup'> & Partial<Watch> {
  if (!result.ok) {
    const { status } = result.failure;
    const back = moneyBackIn(result.failure.body);
    if (back !== null) return { phase: 'trouble', trouble: back.code, paymentNumber: back.paymentNumber, hiccup: null };
    if (status === 402) return { phase: 'trouble', trouble: 'NOT_PAID', hiccup: null };
    // Refused is refused; whatever else went wrong says nothing about the payment.
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return refused ? { phase: 'trouble', trouble: 'NOT_VERIFIED', hiccup: null } : { phase: 'verifying', hiccup: 'VERIFY' };
  }
  const reply = VerifyOptimizationPaymentReply.safeParse(result.data);
  if (!reply.success) return { phase: 'trouble', trouble: 'NOT_PAID', hiccup: null };
  const { jobRole, companyName, paymentNumber = null } = reply.data;
  return { phase: 'polling', hiccup: null, target: { jobRole, companyName }, paymentNumber };
}

async function polled(calls: WatchCalls, { row: last, attempts }: Watch, paidBySession: boolean): Promise<Pick<Watch, 'phase' | 'hiccup'> & Partial<Watch>> {
  let row: WatchedRow | null;
  try {
    row = await calls.read();
  } catch {
    return { phase: 'polling', hiccup: 'CHECK', row: last };
  }
  const trouble = (reason: TroubleReason) => ({ phase: 'trouble', trouble: reason, row, hiccup: null }) as const;
  if (row === null) return trouble('GONE');
  const { processing_status: status, optimization_result: result } = row;
  if (status === 'completed') return result === null ? trouble('GONE') : { phase: 'done', row, hiccup: null };
  if (status === 'failed') return trouble('FAILED');
  const unpaid = !paidBySession && (status === 'pending' || status === 'payment_failed');
  if (unpaid && attempts + 1 >= UNPAID_LOOKS) return trouble('NO_SESSION');
  return { phase: 'polling', row, hiccup: null };
}
