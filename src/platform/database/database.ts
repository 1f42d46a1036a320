import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { DISK } from '../../domain/limits.ts';
import { type FreeBytes, freeBytesIn, NoRoomError, watchDisk } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import { listenOn, openPool } from './postgres.ts';
import { plantSeed } from './seed.ts';
import { type LeftOver, sweepFiles } from './sweep-files.ts';
import { type DatabaseTrouble, troubleOf } from './unavailable.ts';

/** What a raw query gives, on either engine. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** Drizzle over either engine. Inside `transaction` every query must use the `tx` it hands out: PGlite has one connection. */
export type Db = PgDatabase<Rows>;

/** Where the data lives: a folder of ours (PGlite), begun from a `seed` if there is one (seed.ts), or a PostgreSQL server; `memory` for tests, begun from a dumped `image` if there is one. */
export type DatabaseLocation =
  | { kind: 'folder'; folder: string; seed?: string; freeBytes?: FreeBytes }
  | { kind: 'memory'; image?: Blob; freeBytes?: FreeBytes }
  | { kind: 'server'; url: string };

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The engine itself, for the queue and the migrations. */
  engine: { pglite: PGlite } | { pool: Pool; url: string };
  /** Calls back for each NOTIFY on `channel`, and with null after a lost connection came back (notifications may be missing). */
  listen(channel: string, onNotify: (payload: string | null) => void): Promise<void>;
  /** Why nothing can be served just now, or null: asks it. */
  trouble(): Promise<DatabaseTrouble | null>;
  /** Rids the files of an embedded database of what was deleted (sweep-files.ts); a server keeps its own files. */
  sweep(): Promise<LeftOver[]>;
  close(): Promise<void>;
}

/** Memory of an idle PGlite falls by 130 MB with this; measured in the trial (design.md). */
const SMALL_MEMORY = ['-c', 'shared_buffers=16MB'];
/** A segment of the journal that is done with is deleted: used again, it would keep what was deleted (sweep-files.ts). */
const FORGETFUL_JOURNAL = ['-c', 'wal_recycle=off'];
const PGLITE_START = [...PGlite.defaultStartParams, ...SMALL_MEMORY, ...FORGETFUL_JOURNAL];

/**
 * V8 compiles WebAssembly quickly at first and what is used much a second time, well. Of PostgreSQL that second compilation costs a
 * start half a second and 60 MB for good, and saves half a millisecond of a roast (ADR 35).
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * Opens the database. A folder is locked against a second process, since two of them on one PGlite
 * folder silently lose data.
 * @throws FolderInUseError when another process holds the folder; NoRoomError
 */
export async function openDatabase(location: DatabaseLocation, log: DiskLog = SILENT): Promise<Database> {
  if (location.kind === 'server') return openPostgres(location.url);
  if (location.kind === 'memory')
    return openPglite(
      () => new PGlite({ startParams: PGLITE_START, ...(location.image && { loadDataDir: location.image }) }),
      location.freeBytes ?? null,
      () => {},
      log,
    );
  const { folder, seed, freeBytes = freeBytesIn(folder) } = location;
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const free = await freeBytes();
    if (free < DISK.minFreeBytes) throw new NoRoomError(folder, free);
    const dataDir = path.join(folder, 'pglite');
    if (seed !== undefined) await plantSeed(seed, dataDir);
    return await openPglite(() => new PGlite({ dataDir, startParams: PGLITE_START }), freeBytes, unlock, log);
  } catch (error) {
    unlock();
    throw error;
  }
}

type DiskLog = Pick<Logger, 'error' | 'info'>;
const SILENT: DiskLog = { error: () => {}, info: () => {} };

async function openPglite(open: () => PGlite, freeBytes: FreeBytes | null, unlock: () => void, log: DiskLog): Promise<Database> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  const pglite = open();
  await pglite.waitReady;
  const disk =
    freeBytes === null
      ? null
      : await watchDisk(freeBytes, async (full, free) => {
          // All that writes is refused by the engine itself, the queue included; what reads goes on.
          await pglite.exec(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
          if (full) log.error({ trouble: 'DISK_FULL', free }, 'the disk is full: nothing is written until there is room');
          else log.info({ free }, 'there is room on the disk again');
        });
  return {
    kind: 'pglite',
    db: drizzlePglite({ client: pglite }),
    engine: { pglite },
    listen: async (channel, onNotify) => {
      await pglite.listen(channel, onNotify);
    },
    trouble: async () => (disk?.isFull() === true ? 'DISK_FULL' : askOf(pglite)),
    sweep: () => sweepFiles(pglite, freeBytes),
    close: async () => {
      disk?.stop();
      // Closing writes a checkpoint. Without room for that the engine would never come back; what was acknowledged is on the disk already.
      const free = (await freeBytes?.().catch(() => null)) ?? Number.POSITIVE_INFINITY;
      if (free >= DISK.closeBytes) await pglite.close();
      unlock();
    },
  };
}

/** Whatever it answers with but a row is trouble. */
async function askOf(engine: { query(statement: string): Promise<unknown> }): Promise<DatabaseTrouble | null> {
  return engine.query('select 1').then(
    () => null,
    (error: unknown) => troubleOf(error) ?? 'DATABASE_UNAVAILABLE',
  );
}

function openPostgres(url: string): Database {
  const pool = openPool(url);
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    kind: 'postgres',
    db: drizzlePostgres({ client: pool }),
    engine: { pool, url },
    listen: async (channel, onNotify) => {
      listeners.push(await listenOn(url, channel, onNotify));
    },
    trouble: () => askOf(pool),
    sweep: async () => [],
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}
