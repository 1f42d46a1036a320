import { lt } from 'drizzle-orm';
import { rateLimits } from '../../../platform/http/rate-limits.table.ts';
import { sweepMails } from '../../../platform/mail/forget-mail.ts';
import { sweepBuyers } from '../../../platform/payment/forget-buyers.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { erase, type EraseKit } from './erase.ts';

/** How many rows go in one transaction. */
const BATCH = 100;

/**
 * Every hour, so that an install that is switched off at night keeps its word too: rows past their `delete_at` go, and their
 * results with them (terms, law 7), and so do the addresses in mails and test checkouts and the counts of visitors.
 */
export function retentionJob(kit: EraseKit): JobDefinition<object> {
  return {
    name: 'retention',
    retries: 3,
    schedule: '17 * * * *',
    concurrency: 1,
    handle: async () => {
      const now = new Date(kit.now());
      for (const eraser of kit.erasers) {
        for (;;) {
          const overdue = await eraser.overdue(kit.db, now, BATCH);
          await erase(kit, overdue);
          if (overdue.length < BATCH) break;
        }
      }
      await kit.db.delete(rateLimits).where(lt(rateLimits.expire, now));
      await sweepMails({ ...kit, mailFolder: kit.mail.folder });
      await sweepBuyers(kit);
      // Not only after deletions: what was overwritten goes, too, and the embedded database's journal is cut short.
      await kit.sweeper.soon(kit.db);
    },
  };
}
