import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';

/** What the outside may do with one table. Whatever is not declared here does not exist for it. `Insert` and `Update`: what a body must hold. */
export interface TableRule<
  Table extends PgTable = PgTable,
  Row extends Record<string, unknown> = Record<string, unknown>,
  Insert extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
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
  insert?: InsertRule<Insert>;
  update?: UpdateRule<Row, Update>;
}

export interface InsertRule<Body extends z.ZodObject = z.ZodObject> {
  /** Strict: an unknown column is refused by name before this is asked. */
  accepts: Body;
  /** The values to store, from what was accepted. */
  toStored(accepted: z.output<Body>): Record<string, unknown>;
}

export interface UpdateRule<Row, Body extends z.ZodObject = z.ZodObject> {
  accepts: Body;
  /** The values to store, from what was accepted and the locked row as it was shown before. */
  toStored(accepted: z.output<Body>, row: Row): Record<string, unknown>;
  /** Whether this row may be changed so now. Asked inside the transaction that changes it, on the locked row. */
  allows(row: Row, accepted: z.output<Body>, tx: Db): Permission | Promise<Permission>;
}

/** `conflict`: it might, if it were still the row that the caller has seen. */
export type Permission = 'yes' | 'no' | 'conflict';
