import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { PAYMENT } from '../../../domain/limits.ts';
import { ProviderUnavailable } from '../../../platform/payment/payment-provider.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { recordDelivery } from './entitlement.ts';
import { moneyBackMail, postToBuyer } from './mails.ts';
import { fulfilmentOf, type PaymentKit, tagOf } from './payment-kit.ts';
import { checkoutSessions, payments } from './payments.table.ts';

export const REFUND_JOB = 'payment-refund';
const RefundJobData = z.object({ sessionId: z.string() });
type RefundJobData = z.infer<typeof RefundJobData>;

/** Gives one payment back, as was decided, and tells the buyer. */
export function refundJob(kit: PaymentKit): JobDefinition<RefundJobData> {
  return {
    name: REFUND_JOB,
    // With the queue's doubling pause, about nine hours of a provider that is away.
    retries: 15,
    handle: async (data) => {
      const { sessionId } = RefundJobData.parse(data);
      const [payment] = await kit.db.select().from(payments).where(eq(payments.sessionId, sessionId));
      if (payment === undefined || payment.status !== 'refunding') return;
      const session = await kit.provider.fetchSession(sessionId);
      if (session === null) throw new ProviderUnavailable('the session to give back is not known');
      await kit.provider.refund(session, `refund-${sessionId}`);
      await kit.db.transaction(async (tx) => {
        const refunded = await tx
          .update(payments)
          .set({ status: 'refunded', refundedAt: new Date(kit.now()) })
          .where(and(eq(payments.sessionId, sessionId), eq(payments.status, 'refunding')))
          .returning({ sessionId: payments.sessionId });
        if (refunded.length === 0) return;
        await tx.update(checkoutSessions).set({ status: 'refunded' }).where(eq(checkoutSessions.sessionId, sessionId));
        // Where it was told when it was decided, the same mail is not posted twice.
        if (payment.refundReason !== null) await postToBuyer(kit, tx, session.email, moneyBackMail(kit, payment, payment.refundReason));
        await kit.signals.send(tx, payment.entityId);
      });
    },
    giveUp: async (data) => {
      kit.log.error({ session: tagOf(RefundJobData.parse(data).sessionId) }, 'a refund could not be made; it is tried again');
    },
  };
}

/**
 * Every minute: what was paid is looked for, and what is still not there an hour later is paid back (wire.md, "Paying");
 * at once where its owner has deleted what it was to be made of.
 * A refund that was decided is asked for until it is made.
 */
export function undeliveredJob(kit: PaymentKit): JobDefinition<object> {
  return {
    name: 'payment-undelivered',
    retries: 0,
    schedule: '* * * * *',
    concurrency: 1,
    handle: async () => {
      const waiting = await kit.db
        .select({ sessionId: payments.sessionId })
        .from(payments)
        .where(and(eq(payments.status, 'paid'), isNull(payments.deliveredAt)))
        .orderBy(payments.paidAt)
        .limit(PAYMENT.reconcileBatch);
      for (const { sessionId } of waiting) await deliveredOrRefunded(kit, sessionId);
      const owed = await kit.db.select({ sessionId: payments.sessionId }).from(payments).where(eq(payments.status, 'refunding')).limit(PAYMENT.reconcileBatch);
      for (const { sessionId } of owed) await kit.db.transaction((tx) => kit.queue.send(tx, REFUND_JOB, sessionId, { sessionId }));
    },
  };
}

async function deliveredOrRefunded(kit: PaymentKit, sessionId: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.sessionId, sessionId)).for('update');
    if (payment === undefined || payment.status !== 'paid' || payment.deliveredAt !== null) return;
    const fulfilment = fulfilmentOf(kit, payment.productType);
    if (await fulfilment?.isDelivered(tx, payment.entityId)) return recordDelivery(tx, payment.productType, payment.entityId);
    const deleted = fulfilment !== undefined && !(await fulfilment.exists(tx, payment.entityId));
    if (!deleted && payment.paidAt.getTime() > kit.now() - PAYMENT.deliverWithin) return;
    await tx
      .update(payments)
      .set({ status: 'refunding', refundReason: deleted ? 'deleted' : 'undelivered' })
      .where(eq(payments.sessionId, sessionId));
    await kit.queue.send(tx, REFUND_JOB, sessionId, { sessionId });
    await kit.signals.send(tx, payment.entityId);
  });
}
