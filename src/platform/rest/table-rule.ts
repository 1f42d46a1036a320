import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';

/** What the outside may do with one table. Whatever is not declared here does not exist for it. */
export interface TableRule<Table extends PgTable = PgTable, Row extends Record<string, unknown> = Record<string, unknown>> {
  /** Its name on the wire. */
  name: string;
  table: Table;
  /** The only column a call may filter by, with `eq`; a UUID that acts as a capability. */
  key: { column: PgColumn; name: string };
  /** Columns that may be selected, in the order of `*`. */
  columns: readonly string[];
  /** The row as the outside may see it: an allow-list built from what is stored, paid columns nulled until paid. */
  present(stored: Table['$inferSelect'], db: Db): Row | Promise<Row>;
  /** Whether what these columns promise exists yet (for `Prefer: wait`). Without a row there is nothing yet. */
  isReady(row: Row | null, columns: readonly string[]): boolean;
  /** True where rows go on changing after they are ready: no copy of them is kept in memory. */
  volatile?: true;
  insert?: InsertRule;
  update?: UpdateRule<Row>;
}

export interface InsertRule {
  /** Strict: an unknown column is refused by name before this is asked. */
  accepts: z.ZodObject;
  /** The values to store, from what was accepted. */
  toStored(accepted: Record<string, unknown>): Record<string, unknown>;
}

export interface UpdateRule<Row> {
  accepts: z.ZodObject;
  /** The values to store, from what was accepted and the locked row as it was shown before. */
  toStored(accepted: Record<string, unknown>, row: Row): Record<string, unknown>;
  /** Whether this row may be changed so now. Asked inside the transaction that changes it, on the locked row. */
  allows(row: Row, accepted: Record<string, unknown>, tx: Db): Permission | Promise<Permission>;
}

/** `conflict`: it might, if it were still the row that the caller has seen. */
export type Permission = 'yes' | 'no' | 'conflict';
