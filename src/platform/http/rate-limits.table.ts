import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the limits, shared by every process. The names of the columns are rate-limiter-flexible's. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
});
