import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Client, Pool } from 'pg';
import { lockFolder } from './folder-lock.ts';

/** What a raw query gives, on either engine. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** Drizzle over either engine. Inside `transaction` every query must use the `tx` it hands out: PGlite has one connection. */
export type Db = PgDatabase<Rows>;

/** Where the data lives: a folder of ours (PGlite) or a PostgreSQL server; `memory` for tests, begun from a dumped `image` if there is one. */
export type DatabaseLocation = { kind: 'folder'; folder: string } | { kind: 'memory'; image?: Blob } | { kind: 'server'; url: string };

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The engine itself, for the queue and the migrations. */
  engine: { pglite: PGlite } | { pool: Pool; url: string };
  /** Calls back for each NOTIFY on `channel`, and with null after a lost connection came back (notifications may be missing). */
  listen(channel: string, onNotify: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

/** Memory of an idle PGlite falls by 130 MB with this; measured in the trial (design.md). */
const PGLITE_START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the database. A folder is locked against a second process, since two of them on one PGlite
 * folder silently lose data.
 * @throws FolderInUseError when another process holds the folder.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.kind === 'server') return openPostgres(location.url);
  if (location.kind === 'memory')
    return openPglite(new PGlite({ startParams: PGLITE_START, ...(location.image && { loadDataDir: location.image }) }), () => {});
  await mkdir(location.folder, { recursive: true });
  const unlock = lockFolder(location.folder);
  return openPglite(new PGlite({ dataDir: path.join(location.folder, 'pglite'), startParams: PGLITE_START }), unlock);
}

async function openPglite(pglite: PGlite, unlock: () => void): Promise<Database> {
  try {
    await pglite.waitReady;
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    kind: 'pglite',
    db: drizzlePglite({ client: pglite }),
    engine: { pglite },
    listen: async (channel, onNotify) => {
      await pglite.listen(channel, onNotify);
    },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 });
  // An idle connection that the server drops must not end the process; the next query reports what is wrong.
  pool.on('error', () => {});
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    kind: 'postgres',
    db: drizzlePostgres({ client: pool }),
    engine: { pool, url },
    listen: async (channel, onNotify) => {
      listeners.push(await listenOn(url, channel, onNotify));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

const RECONNECT_DELAY = 500;

/** One connection that does nothing but LISTEN, and comes back when it is lost. */
async function listenOn(url: string, channel: string, onNotify: (payload: string | null) => void) {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString: url });
    fresh.on('notification', (message) => onNotify(message.payload ?? ''));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!stopped && client === fresh) retry();
    });
    await fresh.connect();
    client = fresh;
    await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
  };
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().then(
        () => onNotify(null),
        () => {
          if (!stopped) retry();
        },
      );
    }, RECONNECT_DELAY);
  };
  await connect();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
