import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProductType } from '../../../domain/products.ts';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from './payments.table.ts';

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
