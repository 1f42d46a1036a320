import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ProductType } from '../../../domain/prices.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MoneyBack } from '../contract.ts';
import { payments, type RefundReason } from './payments.table.ts';

/** Whether this product is paid for this row, and the money neither went back nor is disputed. The one question before anything paid is shown. */
export async function isEntitled(db: Db, productType: ProductType, entityId: string): Promise<boolean> {
  const [paid] = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.entityId, entityId), eq(payments.productType, productType), eq(payments.status, 'paid')))
    .limit(1);
  return paid !== undefined;
}

/**
 * What was paid for is there. Called in the transaction that stores it, so that nobody who has it, and then deletes it,
 * is taken for somebody who never got it.
 */
export async function recordDelivery(tx: Db, productType: ProductType, entityId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ deliveredAt: sql`now()` })
    .where(and(eq(payments.entityId, entityId), eq(payments.productType, productType), eq(payments.status, 'paid'), isNull(payments.deliveredAt)));
}

/** What a payment that went back is called on the wire, by why it did. */
const CODES = { undelivered: 'UNDELIVERED', deleted: 'DELETED', mismatch: 'WRONG_AMOUNT', duplicate: 'REFUNDED' } as const satisfies Record<
  RefundReason,
  MoneyBack
>;

/** What became of money that was paid and does not count: of this payment, or of the newest one for this row. Null: none was paid, or it counts. */
export async function moneyBackOf(
  db: Db,
  of: { sessionId: string } | { productType: ProductType; entityId: string },
): Promise<{ code: MoneyBack; paymentNumber: string } | null> {
  const [payment] = await db
    .select({ status: payments.status, reason: payments.refundReason, number: payments.number })
    .from(payments)
    .where('sessionId' in of ? eq(payments.sessionId, of.sessionId) : and(eq(payments.entityId, of.entityId), eq(payments.productType, of.productType)))
    .orderBy(desc(payments.paidAt))
    .limit(1);
  if (payment === undefined || payment.status === 'paid') return null;
  const code = payment.status === 'disputed' ? 'DISPUTED' : payment.reason === null ? 'REFUNDED' : CODES[payment.reason];
  return { code, paymentNumber: payment.number };
}

/** The number of the payment that counts for this row; null when there is none. */
export async function paymentNumberOf(db: Db, productType: ProductType, entityId: string): Promise<string | null> {
  const [payment] = await db
    .select({ number: payments.number })
    .from(payments)
    .where(and(eq(payments.entityId, entityId), eq(payments.productType, productType), eq(payments.status, 'paid')));
  return payment?.number ?? null;
}
