import { bigint, date, pgTable } from 'drizzle-orm/pg-core';

/** What the language model cost, by day (UTC), so that all processes share one budget. */
export const modelSpend = pgTable('model_spend', {
  day: date({ mode: 'string' }).primaryKey(),
  /** Millionths of a US dollar, calls under way counted at the most they can cost. */
  microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
});
