import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { closeJob } from './close-checkouts.ts';
import type { PaymentKit } from './payment-kit.ts';
import { reconcileJob } from './reconcile.job.ts';
import { refundJob, undeliveredJob } from './refund.job.ts';

/** The background work of payment. */
export function paymentJobs(kit: PaymentKit): JobDefinition<never>[] {
  return [reconcileJob(kit), undeliveredJob(kit), refundJob(kit), closeJob(kit)];
}
