import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { APP_MARK, type ProviderSession } from '../../../platform/payment/payment-provider.ts';
import { moneyBackMail, postToBuyer, receiptMail } from './mails.ts';
import { fulfilmentOf, type PaymentKit, tagOf } from './payment-kit.ts';
import { checkoutSessions, payments, type PaymentStatus, type RefundReason, type SessionStatus } from './payments.table.ts';
import { REFUND_JOB } from './refund.job.ts';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/** What came of a session. Only `recorded` says that money came in; its `status` says whether it still counts. */
export type Outcome =
  | { state: 'unknown' }
  | { state: 'refused'; code: 'WRONG_PRODUCT' | 'WRONG_AMOUNT' | 'UNKNOWN_SESSION' }
  | { state: 'unpaid'; status: ProviderSession['status'] }
  | { state: 'recorded'; status: PaymentStatus };

/** What a provider's session id looks like; anything else is not asked for. */
const SESSION_ID = /^[\w-]{1,300}$/;

/** The session as we wrote it down; null when it is none of ours, or of another provider than the one at work. */
export async function ownSession(kit: Pick<PaymentKit, 'db' | 'provider'>, sessionId: string): Promise<CheckoutSession | null> {
  if (!SESSION_ID.test(sessionId)) return null;
  const [own] = await kit.db.select().from(checkoutSessions).where(eq(checkoutSessions.sessionId, sessionId));
  return own === undefined || own.provider !== kit.provider.name || own.live !== kit.provider.live ? null : own;
}

/**
 * The one way from money to goods (wire.md, "Paying"). Asks the provider what is true of the session and brings our
 * books in line with it: payment, work and receipt in one transaction, refunds and disputes likewise. May be called
 * by anybody, any number of times, in any order and at once.
 * @throws ProviderUnavailable; nothing has changed then
 */
export async function fulfil(kit: PaymentKit, sessionId: string): Promise<Outcome> {
  const own = await ownSession(kit, sessionId);
  if (own === null) return { state: 'unknown' };
  const session = await kit.provider.fetchSession(sessionId);
  if (session === null) return { state: 'unknown' };
  const code = mismatch(own, session);
  // Money that is not the price buys nothing, but it is here, and has to be recorded in order to go back.
  const owed = code === 'WRONG_AMOUNT' && session.paid && session.paymentIntent !== null;
  if (code !== null && !owed) {
    kit.log.error({ session: tagOf(sessionId), code }, 'a session is not what we made it');
    return { state: 'refused', code };
  }
  return kit.db.transaction((tx) => settle(kit, tx, session));
}

/** Its metadata, amount, currency and mode must be those it was made with. */
function mismatch(own: CheckoutSession, session: ProviderSession): Extract<Outcome, { state: 'refused' }>['code'] | null {
  const { metadata } = session;
  if (session.id !== own.sessionId || session.live !== own.live) return 'UNKNOWN_SESSION';
  if (metadata.app !== APP_MARK || metadata.productType !== own.productType || metadata.entityId !== own.entityId) return 'WRONG_PRODUCT';
  if (session.amount !== own.amount || session.currency !== own.currency) return 'WRONG_AMOUNT';
  return null;
}

async function settle(kit: PaymentKit, tx: Db, session: ProviderSession): Promise<Outcome> {
  // The lock puts everybody who fulfils this session in a row.
  const [own] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.sessionId, session.id)).for('update');
  if (own === undefined) return { state: 'unknown' };
  const [before] = await tx.select().from(payments).where(eq(payments.sessionId, session.id));
  if (before === undefined && !session.paid) {
    // Only an open one expires: what was asked long ago may arrive late.
    if (session.status === 'expired' && own.status === 'open') await setSession(tx, own, 'expired');
    return { state: 'unpaid', status: session.status };
  }
  if (before === undefined) return { state: 'recorded', status: await record(kit, tx, own, session) };
  return { state: 'recorded', status: await follow(kit, tx, own, before, session) };
}

/** Money that we see for the first time. */
async function record(kit: PaymentKit, tx: Db, own: CheckoutSession, session: ProviderSession): Promise<PaymentStatus> {
  const { sessionId, productType, entityId } = own;
  const { amount, currency } = { amount: session.amount ?? own.amount, currency: session.currency ?? own.currency };
  const payment = { sessionId, productType, entityId, amount, currency, paymentIntent: session.paymentIntent, paidAt: new Date(kit.now()) };
  if (session.reversal === 'refunded' || session.reversal === 'disputed') {
    await tx.insert(payments).values({ ...payment, status: session.reversal, refundedAt: session.reversal === 'refunded' ? payment.paidAt : null });
    await setSession(tx, own, session.reversal);
    return session.reversal;
  }
  const giveBack = async (refundReason: RefundReason): Promise<PaymentStatus> => {
    const [{ number } = { number: '' }] = await tx
      .insert(payments)
      .values({ ...payment, status: 'refunding', refundReason })
      .returning({ number: payments.number });
    await setSession(tx, own, 'paid');
    await kit.queue.send(tx, REFUND_JOB, sessionId, { sessionId });
    await postToBuyer(kit, tx, session.email, moneyBackMail(kit, { ...payment, number }, refundReason));
    return 'refunding';
  };
  if (amount !== own.amount || currency !== own.currency) {
    kit.log.error({ session: tagOf(sessionId), amount, currency }, 'what was paid is not the price; it is refunded');
    return giveBack('mismatch');
  }
  const fulfilment = fulfilmentOf(kit, productType);
  // Deleted while the checkout was open.
  if (fulfilment !== undefined && !(await fulfilment.exists(tx, entityId))) return giveBack('deleted');
  const [counted] = await tx
    .insert(payments)
    .values({ ...payment, status: 'paid' })
    .onConflictDoNothing()
    .returning({ number: payments.number });
  // Bought twice, in two tabs: the second money goes straight back.
  if (counted === undefined) return giveBack('duplicate');
  await setSession(tx, own, 'paid');
  // Without a fulfilment (a product taken out of the shop) nothing is delivered, and the refund job gives the money back.
  await fulfilment?.enqueue(tx, entityId);
  await postToBuyer(kit, tx, session.email, receiptMail(kit, { ...payment, ...counted }));
  await kit.signals.send(tx, entityId);
  return 'paid';
}

/** A payment that we know: whether the money is still here. */
async function follow(kit: PaymentKit, tx: Db, own: CheckoutSession, before: typeof payments.$inferSelect, session: ProviderSession): Promise<PaymentStatus> {
  const { status } = before;
  const next = nextStatus(status, session.reversal);
  if (next === null) return status;
  const changed = await tx
    .update(payments)
    .set({ status: next, ...(next === 'refunded' ? { refundedAt: new Date(kit.now()) } : {}) })
    .where(and(eq(payments.sessionId, own.sessionId), next === 'paid' ? nothingElseCounts(tx, own) : sql`true`))
    .returning({ sessionId: payments.sessionId });
  if (changed.length === 0) return status;
  await setSession(tx, own, next);
  // The provider may tell of our own refund before the job that asked for it comes back.
  if (next === 'refunded' && before.refundReason !== null) await postToBuyer(kit, tx, session.email, moneyBackMail(kit, before, before.refundReason));
  await kit.signals.send(tx, own.entityId);
  return next;
}

/**
 * Refunded is final. A dispute ends the entitlement, and only a dispute that was decided for us brings it back:
 * an answer that was on its way while the dispute came in says nothing of it and must not undo it.
 */
function nextStatus(status: PaymentStatus, reversal: ProviderSession['reversal']): Exclude<PaymentStatus, 'refunding'> | null {
  if (status === 'refunded') return null;
  if (reversal === 'refunded') return 'refunded';
  if (reversal === 'disputed' && status === 'paid') return 'disputed';
  if (reversal === 'dispute-won' && status === 'disputed') return 'paid';
  return null;
}

/** While a dispute lasted the same thing may have been bought again. */
function nothingElseCounts(tx: Db, own: CheckoutSession) {
  const other = alias(payments, 'other');
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.entityId, own.entityId), eq(other.productType, own.productType), eq(other.status, 'paid'), ne(other.sessionId, own.sessionId))),
  );
}

async function setSession(tx: Db, own: CheckoutSession, status: SessionStatus): Promise<void> {
  await tx.update(checkoutSessions).set({ status }).where(eq(checkoutSessions.sessionId, own.sessionId));
}
