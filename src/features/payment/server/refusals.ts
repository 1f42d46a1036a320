import { Refusal } from '../../../platform/http/refusal.ts';
import { ProviderUnavailable } from '../../../platform/payment/payment-provider.ts';
import { PAYMENT_REFUSALS } from '../copy.ts';

/** After how long somebody should come back whom the provider kept waiting. */
const BUSY_RETRY_SECONDS = 5;

/** The sentence goes along as `userMessage`, so that every client says the same. */
export function refusal(code: keyof typeof PAYMENT_REFUSALS): Refusal {
  const sentence = PAYMENT_REFUSALS[code];
  return new Refusal(code, sentence, { userMessage: sentence, ...(code === 'BUSY' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {}) });
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
