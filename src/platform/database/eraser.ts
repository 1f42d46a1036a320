import { inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** How the rows of one table, and all that hangs on them, go for good. A room hands one over for each table that holds something of a person. */
export interface Eraser {
  /** Its name on the wire. */
  table: string;
  /**
   * Deletes the rows of these ids.
   * @returns the ids that were there and are gone, and those of other rows that lost something with them
   */
  erase(tx: Db, ids: readonly string[]): Promise<{ erased: string[]; touched: string[] }>;
  /** Ids of rows whose time is up at `now`, at most `limit`. */
  overdue(db: Db, now: Date, limit: number): Promise<string[]>;
}

type Erasable = PgTable & { id: PgColumn; deleteAt: PgColumn };

/** The eraser of a table whose rows stand alone: an `id`, a `delete_at`, and nothing about them anywhere else. */
export function tableEraser(name: string, table: Erasable): Eraser {
  return {
    table: name,
    erase: async (tx, ids) => ({
      erased: idsOf(
        await tx
          .delete(table)
          .where(inArray(table.id, [...ids]))
          .returning({ id: table.id }),
      ),
      touched: [],
    }),
    overdue: async (db, now, limit) => idsOf(await db.select({ id: table.id }).from(table).where(lt(table.deleteAt, now)).limit(limit)),
  };
}

const idsOf = (rows: readonly { id: unknown }[]): string[] => rows.map(({ id }) => String(id));
