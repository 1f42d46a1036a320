import type { GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { BUILD } from '../../../../domain/limits.ts';
import { callFunction, ReadError, readRow } from '../../../../ui/api.ts';
import type { Found, Room } from '../../../../ui/checkout-return/await-purchase.ts';
import { type MoneyBack, moneyBackIn, VERIFY_CV_BUILD_PAYMENT, VerifyCvBuildPaymentReply } from '../../../payment/contract.ts';
import { CvBuildRow } from '../../contract.ts';
import { CV_BUILD_DATA } from '../../../../domain/tables.ts';
import { type CvFailure, PAYMENT_SUCCESS } from '../../payment.copy.ts';

export interface BoughtCv {
  content: GeneratedCvContent;
  country: string;
}

/** `because`: what follows the sentence of the failure. */
export type CvTrouble = { failure: CvFailure; because: string } | { moneyBack: MoneyBack };

const { because } = PAYMENT_SUCCESS;
const Bought = CvBuildRow.pick({ country: true, generated_cv_content: true });
const failed = (failure: CvFailure, reason = ''): CvTrouble => ({ failure, because: reason });

/** The way back from a CV's checkout (product specification 4 and 8): verified first; content that is late is waited for. */
export function cvRoom(sessionId: string, cvBuildId: string): Room<BoughtCv, CvTrouble> {
  const { contentInterval, contentAttempts, contentWaitSeconds } = BUILD;
  return {
    id: cvBuildId,
    missing: sessionId === '' || cvBuildId === '' ? failed('MISSING_IDS') : null,
    verification: 'first',
    timings: { interval: contentInterval, attempts: contentAttempts, afterwards: { trouble: failed('NO_CONTENT') }, errorInterval: contentInterval },
    verify: () => callFunction(VERIFY_CV_BUILD_PAYMENT, { sessionId, cvBuildId }),
    moneyBackIn: (body) => {
      const back = moneyBackIn(body);
      return back === null ? null : { code: { moneyBack: back.code }, paymentNumber: back.paymentNumber };
    },
    accept: (data) => {
      const reply = VerifyCvBuildPaymentReply.safeParse(data);
      return reply.success ? { paid: true, paymentNumber: reply.data.paymentNumber ?? null } : { paid: false, trouble: failed('NOT_VERIFIED') };
    },
    refuse: () => failed('VERIFY_FAILED'),
    read: async (id, _attempt, signal) => cvIn(await readRow(CV_BUILD_DATA, 'country,generated_cv_content', 'id', id, { wait: contentWaitSeconds, signal })),
    readFailed: (error) => failed('FETCH_FAILED', reasonOf(error)),
  };
}

/** What a row as it may be read holds: no content while it is not there, null without a row. @throws when it is no such row */
export function cvIn(row: unknown): Found<BoughtCv, CvTrouble> {
  if (row === null) return { found: 'trouble', trouble: failed('FETCH_FAILED', because.gone) };
  const { country, generated_cv_content: content } = Bought.parse(row);
  return content === null ? { found: 'not-yet', item: null } : { found: 'done', item: { country, content } };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ReadError)) return because.unreadable;
  return error.status === 0 ? because.offline : because.refused(error.status);
}
