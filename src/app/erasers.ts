import { buildCvEraser } from '../features/build-cv/server/build-cv-eraser.ts';
import type { EraseKit } from '../features/my-data/server/erase.ts';
import { optimizationEraser } from '../features/optimize/server/optimization-eraser.ts';
import { closeCheckouts } from '../features/payment/server/close-checkouts.ts';
import type { PaymentKit } from '../features/payment/server/payment-kit.ts';
import { sessionsOf } from '../features/payment/server/sessions-of.ts';
import { roastEraser } from '../features/roast/server/roast-eraser.ts';

/** Every table that holds what somebody gave us, and what hangs on its rows: all that deletion and retention have to know. */
export function allErasers(kit: Pick<PaymentKit, 'queue'>): Pick<EraseKit, 'erasers' | 'sessionsOf' | 'closeCheckouts'> {
  return { erasers: [roastEraser, buildCvEraser, optimizationEraser], sessionsOf, closeCheckouts: closeCheckouts(kit) };
}
