import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { REPORT_SCREENS } from '../../../domain/limits.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { isEntitled, moneyBackOf } from '../../payment/server/entitlement.ts';
import { PROCESS_FULL_ROAST, ProcessFullRoastReply } from '../contract.ts';
import { FULL_REPORT_JOB } from './full-report.job.ts';
import type { RoastShelf } from './roast-shelf.ts';

interface ProcessKit {
  db: Db;
  signals: Signals;
  queue: Pick<Queue, 'send'>;
  roasts: RoastShelf;
  limiter: RateLimiter;
  /** Aborts waiting when the process stops. */
  stopping: AbortSignal;
  now(): number;
}

const Request = z.object({ cvUploadId: z.uuid() });
const RETRY_SECONDS = 5;

/** `process-full-roast`: the report of a roast that is paid for; one that is being written is waited for, one that got lost is written. */
export function processFullRoastRoute(app: FastifyInstance, kit: ProcessKit): void {
  app.post(
    `/${PROCESS_FULL_ROAST}`,
    { schema: { summary: 'Read or await the Full Roast Report (JSON: cvUploadId)', response: { 200: ProcessFullRoastReply } } },
    async (request): Promise<z.infer<typeof ProcessFullRoastReply>> => {
      await kit.limiter.consume(request.ip, 'verify');
      const parsed = Request.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId is missing or is no id');
      const cvUploadId = parsed.data.cvUploadId.toLowerCase();
      if (!(await kit.roasts.isKnown(kit.db, cvUploadId))) throw new Refusal('NOT_FOUND', 'No such upload');
      const mayRead = (): Promise<boolean> => isEntitled(kit.db, 'full_roast_report', cvUploadId);
      if (!(await mayRead())) throw await unpaid(kit.db, cvUploadId);
      const report = await awaited(kit, cvUploadId);
      if (report === null) throw new Refusal('BUSY', 'The report is still being written', { retryAfterSeconds: RETRY_SECONDS });
      // The money may have gone back while the writer wrote.
      if (!(await mayRead())) throw await unpaid(kit.db, cvUploadId);
      return { fullRoastData: report };
    },
  );
}

/** Never paid for, or paid for and the money went back: two different things to be told. */
async function unpaid(db: Db, entityId: string): Promise<Refusal> {
  const moneyBack = await moneyBackOf(db, { productType: 'full_roast_report', entityId });
  return moneyBack === null
    ? new Refusal('PAYMENT_REQUIRED', 'The report of this roast is not paid for')
    : new Refusal(moneyBack.code, 'The payment for this report does not count any more', { details: moneyBack.paymentNumber });
}

/** Subscribes, reads, and sleeps on the signal, holding no connection; null when the time is up. */
async function awaited(kit: ProcessKit, cvUploadId: string): Promise<FullRoastReport | null> {
  const deadline = kit.now() + REPORT_SCREENS.processWait;
  const subscription = kit.signals.subscribe(cvUploadId);
  try {
    let report = (await kit.roasts.findReport(kit.db, cvUploadId)) ?? null;
    if (report !== null) return report;
    // A job that is running or waiting is not doubled; one that was given up gets another chance.
    await kit.queue.send(kit.db, FULL_REPORT_JOB, cvUploadId, { cvUploadId });
    // Too many are waiting already: who cannot subscribe comes back later.
    if (subscription === null) return null;
    while (report === null && !kit.stopping.aborted && kit.now() < deadline) {
      await subscription.next(deadline - kit.now(), kit.stopping);
      const found = await kit.roasts.findReport(kit.db, cvUploadId);
      // Deleted by its owner meanwhile.
      if (found === undefined) throw new Refusal('NOT_FOUND', 'No such upload');
      report = found;
    }
    return report;
  } finally {
    subscription?.end();
  }
}
