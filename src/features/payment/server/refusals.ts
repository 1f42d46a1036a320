import { Refusal } from '../../../platform/http/refusal.ts';
import { ProviderUnavailable } from '../../../platform/payment/payment-provider.ts';
import type { MoneyBack } from '../contract.ts';
import { PAYMENT_REFUSALS } from '../copy.ts';

/** After how long somebody should come back whom the provider kept waiting. */
const BUSY_RETRY_SECONDS = 5;

/** The sentence goes along as `userMessage`, so that every client says the same. */
export function refusal(code: keyof typeof PAYMENT_REFUSALS): Refusal {
  const sentence = PAYMENT_REFUSALS[code];
  return new Refusal(code, sentence, { userMessage: sentence, ...(code === 'BUSY' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {}) });
}

/** Money came in and buys nothing (any more): the code says what became of it, the details which payment it was. */
export function moneyBackRefusal({ code, paymentNumber }: { code: MoneyBack; paymentNumber: string }): Refusal {
  const sentence = PAYMENT_REFUSALS[code];
  return new Refusal(code, sentence, { userMessage: sentence, details: paymentNumber });
}

/** A provider that is away is a 503, not a fault of ours or of the visitor's. */
export async function orBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw refusal('BUSY');
    throw error;
  }
}
