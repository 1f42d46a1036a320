import type { Logger } from 'pino';
import type { Engine } from '../engine/tasks.ts';
import { fullReportJob } from '../features/full-report/server/full-report.job.ts';
import { retentionJob } from '../features/my-data/server/retention.job.ts';
import { optimizeCvJob } from '../features/optimize/server/optimize-cv.job.ts';
import { paymentJobs } from '../features/payment/server/payment.jobs.ts';
import type { PaymentKit } from '../features/payment/server/payment-kit.ts';
import { roastJob } from '../features/roast/server/roast.job.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import type { Db } from '../platform/database/database.ts';
import type { Signals } from '../platform/database/signals.ts';
import type { Sweeper } from '../platform/database/sweeper.ts';
import { mailJob } from '../platform/mail/mail.job.ts';
import type { Mailer, MailSettings } from '../platform/mail/mailer.ts';
import type { JobDefinition } from '../platform/queue/queue.ts';
import { allErasers } from './erasers.ts';

/** Every kind of background work there is. */
export function allJobs(kit: {
  db: Db;
  signals: Signals;
  sweeper: Sweeper;
  engine: Engine;
  hasModel: boolean;
  mailer: Mailer;
  mail: MailSettings;
  payment: PaymentKit;
  log: Logger;
  now(): number;
}): JobDefinition<never>[] {
  return [
    roastJob(kit),
    retentionJob({ ...kit, ...allErasers(kit.payment) }),
    fullReportJob({ ...kit, roasts: roastShelf }),
    optimizeCvJob({ ...kit, roasted: (cvUploadId) => roastShelf.find(kit.db, cvUploadId) }),
    ...paymentJobs(kit.payment),
    mailJob(kit),
    kit.sweeper.job,
  ];
}
