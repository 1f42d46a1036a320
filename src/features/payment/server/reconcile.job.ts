import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { PAYMENT } from '../../../domain/limits.ts';
import { troubleOf } from '../../../platform/database/unavailable.ts';
import { ProviderUnavailable } from '../../../platform/payment/payment-provider.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { fulfil } from './fulfil.ts';
import { type PaymentKit, tagOf } from './payment-kit.ts';
import { checkoutSessions, payments } from './payments.table.ts';

/**
 * Every minute: asks the provider about sessions that are still open, so that a payment is found even when no event
 * and no visitor ever comes back; and now and then about paid ones, young ones more often, for refunds and disputes
 * whose event was lost.
 */
export function reconcileJob(kit: PaymentKit): JobDefinition<object> {
  return { name: 'payment-reconcile', retries: 0, schedule: '* * * * *', concurrency: 1, handle: () => reconcile(kit) };
}

/** After so many questions in a row without an answer the provider is away, and the rest waits for the next minute. */
const ENOUGH_SILENCE = 3;

export async function reconcile(kit: PaymentKit): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(kit.now() - milliseconds);
  const young = kit.db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(gt(payments.paidAt, ago(PAYMENT.reversalsFreshLife)));
  const due = await kit.db
    .select({ sessionId: checkoutSessions.sessionId })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.provider, kit.provider.name),
        eq(checkoutSessions.live, kit.provider.live),
        or(
          and(eq(checkoutSessions.status, 'open'), gt(checkoutSessions.createdAt, ago(PAYMENT.openSessionLife))),
          and(
            or(eq(checkoutSessions.status, 'paid'), eq(checkoutSessions.status, 'disputed')),
            gt(checkoutSessions.createdAt, ago(PAYMENT.reversalsLife)),
            or(
              lt(checkoutSessions.checkedAt, ago(PAYMENT.reversalsCheck)),
              and(lt(checkoutSessions.checkedAt, ago(PAYMENT.reversalsFreshCheck)), inArray(checkoutSessions.sessionId, young)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(checkoutSessions.checkedAt))
    .limit(PAYMENT.reconcileBatch);
  let silent = 0;
  for (const { sessionId } of due) {
    // Marked first: a session that the provider chokes on goes to the end of the row.
    await kit.db
      .update(checkoutSessions)
      .set({ checkedAt: ago(0) })
      .where(eq(checkoutSessions.sessionId, sessionId));
    silent = (await fulfilQuietly(kit, sessionId)) ? 0 : silent + 1;
    if (silent === ENOUGH_SILENCE) return;
  }
}

/**
 * Somebody reads a row that is not paid for. If a checkout of it is open, the provider is asked, not more often than
 * every few seconds. The read does not wait for that: what comes of it is signalled, as every change is.
 */
export function askOnRead(kit: PaymentKit): (entityId: string) => void {
  const asked = new LRUCache<string, true>({ max: 10_000, ttl: PAYMENT.askOnReadEvery });
  const ask = async (entityId: string): Promise<void> => {
    const open = await openSessionsOf(kit, entityId);
    if (open.length === 0 || asked.has(entityId)) return;
    asked.set(entityId, true);
    for (const sessionId of open) await fulfilQuietly(kit, sessionId);
  };
  return (entityId) => {
    ask(entityId).catch((error: unknown) => kit.log[troubleOf(error) === null ? 'warn' : 'debug']({ err: error }, 'an open checkout could not be asked about'));
  };
}

/** Oldest first, at most a handful. */
export async function openSessionsOf(kit: PaymentKit, entityId: string): Promise<string[]> {
  const open = await kit.db
    .select({ sessionId: checkoutSessions.sessionId })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.entityId, entityId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, kit.provider.name),
        gt(checkoutSessions.createdAt, new Date(kit.now() - PAYMENT.openSessionLife)),
      ),
    )
    .orderBy(asc(checkoutSessions.createdAt))
    .limit(5);
  return open.map(({ sessionId }) => sessionId);
}

/** A provider that is away is asked again next time. False: it did not answer. */
async function fulfilQuietly(kit: PaymentKit, sessionId: string): Promise<boolean> {
  try {
    await fulfil(kit, sessionId);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    kit.log.warn({ session: tagOf(sessionId), why: error.message }, 'the payment provider did not answer');
    return false;
  }
}
