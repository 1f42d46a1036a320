import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { modelSpend } from './model-spend.table.ts';

/** The money of a day. Amounts are millionths of a US dollar. */
export interface Budget {
  /** Sets aside the most a call can cost; null when the day has not that much left. `settle` replaces it by what it did cost. */
  reserve(most: number): Promise<{ settle(actual: number): Promise<void> } | null>;
}

/**
 * Counts in the database, in one statement, so that any number of calls in any number of processes stay within the day's
 * money. A process that dies during a call leaves its reservation spent: too little is called rather than too much.
 */
export function createBudget(db: Db, dailyUsd: number, now: () => number): Budget {
  const limit = Math.floor(dailyUsd * 1_000_000);
  return {
    reserve: async (most) => {
      if (most > limit) return null;
      const day = new Date(now()).toISOString().slice(0, 10);
      const added = sql<number>`${modelSpend.microUsd} + ${most}`;
      const taken = await db
        .insert(modelSpend)
        .values({ day, microUsd: most })
        .onConflictDoUpdate({ target: modelSpend.day, set: { microUsd: added }, setWhere: lte(added, limit) })
        .returning({ day: modelSpend.day });
      if (taken.length === 0) return null;
      return {
        settle: async (actual) => {
          await db
            .update(modelSpend)
            .set({ microUsd: sql`${modelSpend.microUsd} + ${actual - most}` })
            .where(eq(modelSpend.day, day));
        },
      };
    },
  };
}
