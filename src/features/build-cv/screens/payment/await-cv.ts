import { BUILD } from '../../../../domain/limits.ts';
import type { GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { type CallResult, ReadError } from '../../../../ui/api.ts';
import { type MoneyBack, moneyBackIn, VerifyCvBuildPaymentReply } from '../../../payment/contract.ts';
import { type CvFailure, PAYMENT_SUCCESS } from '../../copy.ts';

export interface BoughtCv {
  content: GeneratedCvContent;
  country: string;
  /** What the payment is called in a letter, where the server said. */
  paymentNumber: string | undefined;
}

export type Awaited =
  | BoughtCv
  /** Money came in and buys nothing (any more). */
  | { moneyBack: MoneyBack; paymentNumber: string | null }
  /** The sentence to show; `paid` is false when nothing we know of says so. */
  | { failure: CvFailure; sentence: string; paid: boolean; paymentNumber?: string | undefined };

/** What fetching a bought CV needs of the world. */
export interface CvCalls {
  verify(sessionId: string, cvBuildId: string): Promise<CallResult>;
  /** The row as it may be read: no content while it is not there, null without a row. @throws ReadError */
  read(cvBuildId: string): Promise<{ content: GeneratedCvContent | null; country: string } | null>;
  /** Told once the payment is known to have arrived. */
  onPaid(): void;
  pause(ms: number): Promise<void>;
}

const { errors, because } = PAYMENT_SUCCESS;
const failed = (failure: CvFailure, paid: boolean, reason = ''): Extract<Awaited, { failure: CvFailure }> => ({
  failure,
  sentence: `${errors[failure]}${reason}`,
  paid,
});

/** From the return address of a checkout to the CV (product specification 4 and 8). Content that is late is waited for. */
export async function awaitBoughtCv(sessionId: string, cvBuildId: string, calls: CvCalls): Promise<Awaited> {
  if (sessionId === '' || cvBuildId === '') return failed('MISSING_IDS', false);
  const verified = await calls.verify(sessionId, cvBuildId);
  if (!verified.ok) {
    const back = moneyBackIn(verified.failure.body);
    return back === null ? failed('VERIFY_FAILED', false) : { moneyBack: back.code, paymentNumber: back.paymentNumber };
  }
  const reply = VerifyCvBuildPaymentReply.safeParse(verified.data);
  if (!reply.success) return failed('NOT_VERIFIED', false);
  const { paymentNumber } = reply.data;
  calls.onPaid();
  for (let attempt = 1; attempt <= BUILD.contentAttempts; attempt += 1) {
    if (attempt > 1) await calls.pause(BUILD.contentInterval);
    try {
      const row = await calls.read(cvBuildId);
      if (row === null) return { ...failed('FETCH_FAILED', true, because.gone), paymentNumber };
      if (row.content !== null) return { content: row.content, country: row.country, paymentNumber };
    } catch (error) {
      if (attempt === BUILD.contentAttempts || !isPassing(error)) return { ...failed('FETCH_FAILED', true, reasonOf(error)), paymentNumber };
    }
  }
  return { ...failed('NO_CONTENT', true), paymentNumber };
}

/** Says nothing about the CV: no network, or "come back later". */
function isPassing(error: unknown): boolean {
  return error instanceof ReadError && [0, 429, 502, 503].includes(error.status);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ReadError)) return because.unreadable;
  return error.status === 0 ? because.offline : because.refused(error.status);
}
