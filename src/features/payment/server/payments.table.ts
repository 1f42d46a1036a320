import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProductType } from '../../../domain/prices.ts';
import type { ProviderName } from '../../../platform/payment/payment-provider.ts';

/** What we know of a checkout session we created. `expired` may still become `paid`: the provider's word counts, not ours. */
export type SessionStatus = 'open' | 'paid' | 'expired' | 'refunded' | 'disputed';
/** `refunding`: decided by us, not yet carried out by the provider. Only `paid` entitles. */
export type PaymentStatus = 'paid' | 'refunding' | 'refunded' | 'disputed';
/**
 * Why we refund by ourselves: nothing was delivered in time, the same thing was paid for twice, it was deleted before the
 * money came (or before it was delivered), or the money is not the price.
 */
export type RefundReason = 'undelivered' | 'duplicate' | 'deleted' | 'mismatch';

/** Every checkout session we ever handed out. A session that is not here is none of ours. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    provider: text().$type<ProviderName>().notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    entityId: uuid('entity_id').notNull(),
    priceId: text('price_id').notNull(),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    currency: text().notNull(),
    live: boolean().notNull(),
    status: text().$type<SessionStatus>().notNull().default('open'),
    url: text().notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the reconciler last asked the provider about it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('checkout_sessions_entity').on(table.entityId), index('checkout_sessions_status').on(table.status, table.checkedAt)],
);

/** A payment that was made: the record of the sale, without anything of the CV. Kept when the entity is deleted. */
export const payments = pgTable(
  'payments',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => checkoutSessions.sessionId),
    /**
     * "R-4F09-A1C2-77D0": what a buyer calls this payment in a letter. Derived from the session and leads back to nothing:
     * it opens no page and is no parameter of any call.
     */
    number: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(
        sql`'R-' || upper(substr(md5(session_id), 1, 4)) || '-' || upper(substr(md5(session_id), 5, 4)) || '-' || upper(substr(md5(session_id), 9, 4))`,
      ),
    productType: text('product_type').$type<ProductType>().notNull(),
    entityId: uuid('entity_id').notNull(),
    /** What was paid, which is the price unless `refund_reason` says otherwise. */
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    refundReason: text('refund_reason').$type<RefundReason>(),
    /** The provider's id of the money itself; events about refunds and disputes name it. */
    paymentIntent: text('payment_intent'),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    // One payment that counts for one thing; after a refund it may be bought again.
    uniqueIndex('payments_one_per_entity')
      .on(table.entityId, table.productType)
      .where(sql`${table.status} = 'paid'`),
    index('payments_payment_intent').on(table.paymentIntent),
    index('payments_undelivered')
      .on(table.paidAt)
      .where(sql`${table.status} = 'paid' and ${table.deliveredAt} is null`),
  ],
);
