import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SessionMetadata } from './payment-provider.ts';

/** The books of the sandbox provider: what a payment company would keep on its side. No money moves. */
export const sandboxSessions = pgTable('sandbox_sessions', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  productName: text('product_name').notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  metadata: jsonb().$type<SessionMetadata>().notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  email: text(),
  paid: boolean().notNull().default(false),
  expired: boolean().notNull().default(false),
  refunded: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
