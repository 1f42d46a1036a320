import type { PGlite } from '@electric-sql/pglite';
import { DISK, SWEEP } from '../../domain/limits.ts';
import type { FreeBytes } from './disk-space.ts';

/** What a sweep could not rewrite, and why. */
export interface LeftOver {
  table: string;
  bytes: number;
  why: 'TOO_LARGE' | 'NO_ROOM';
}

/**
 * Rids the files of the embedded database of everything that was deleted or overwritten. A deleted row stays readable in its page
 * until something else needs the place, `VACUUM` only moves what is left together, and nothing here runs by itself: one backend has
 * no autovacuum and no checkpointer. So each table is written anew, with its indexes and long values, and the journal that tells of
 * the old ones is ended and removed. Between two tables others get their turn; during one they wait, about 15 ms a megabyte.
 * @returns the tables that were left as they are
 */
export async function sweepFiles(pglite: PGlite, freeBytes: FreeBytes | null): Promise<LeftOver[]> {
  const left: LeftOver[] = [];
  const { rows: tables } = await pglite.query<{ name: string; bytes: number }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  );
  for (const { name: table, bytes } of tables) {
    // The new table stands beside the old one, and in the journal.
    const room = freeBytes === null || (await freeBytes()) > 2 * bytes + DISK.enoughBytes;
    if (bytes > SWEEP.maxTableBytes || !room) left.push({ table, bytes, why: room ? 'TOO_LARGE' : 'NO_ROOM' });
    else await pglite.exec(`vacuum full ${table}`);
  }
  await endJournal(pglite);
  return left;
}

/** An install that is older than `wal_recycle=off` has segments in store that hold what they held before: it works through them. */
const MOST_SEGMENTS = 64;

async function endJournal(pglite: PGlite): Promise<void> {
  for (let turn = 0; turn < MOST_SEGMENTS; turn += 1) {
    await pglite.exec('select pg_switch_wal()');
    await pglite.exec('checkpoint');
    const { rows } = await pglite.query(`select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`);
    if (rows.length <= 1) return;
  }
}
