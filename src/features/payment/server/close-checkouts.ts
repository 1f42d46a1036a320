import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { fulfil, ownSession } from './fulfil.ts';
import { type PaymentKit, tagOf } from './payment-kit.ts';
import { checkoutSessions } from './payments.table.ts';

const CLOSE_JOB = 'payment-close';
const CloseJobData = z.object({ sessionId: z.string() });
type CloseJobData = z.infer<typeof CloseJobData>;

/** Has the open checkouts of these rows closed, once the caller's transaction (which deletes the rows) commits. */
export function closeCheckouts(kit: Pick<PaymentKit, 'queue'>): (tx: Db, entityIds: readonly string[]) => Promise<void> {
  return async (tx, entityIds) => {
    const open = await tx
      .select({ sessionId: checkoutSessions.sessionId })
      .from(checkoutSessions)
      .where(and(inArray(checkoutSessions.entityId, [...entityIds]), eq(checkoutSessions.status, 'open')));
    for (const { sessionId } of open) await kit.queue.send(tx, CLOSE_JOB, sessionId, { sessionId });
  };
}

/** Closes one checkout at the provider, and looks what it came to: it may have been paid a moment before, and then that money goes back. */
export function closeJob(kit: PaymentKit): JobDefinition<CloseJobData> {
  return {
    name: CLOSE_JOB,
    // As with refunds: about nine hours of a provider that is away. After that it expires by itself, and what is paid is given back.
    retries: 15,
    handle: async (data) => {
      const { sessionId } = CloseJobData.parse(data);
      if ((await ownSession(kit, sessionId)) === null) return;
      await kit.provider.closeSession(sessionId);
      await fulfil(kit, sessionId);
    },
    giveUp: async (data) => {
      kit.log.warn({ session: tagOf(CloseJobData.parse(data).sessionId) }, 'a checkout of deleted data could not be closed');
    },
  };
}
