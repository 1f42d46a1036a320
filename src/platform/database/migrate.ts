import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { CONNECTION } from './postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number, so long as nothing else on the server takes it: "ROAST" on a telephone. */
const ADVISORY_LOCK = 76_278;

/** Brings the tables up to date. On PostgreSQL under an advisory lock, since several processes may start at once. */
export async function migrate(database: Database): Promise<void> {
  if ('pglite' in database.engine) {
    await migratePglite(drizzlePglite({ client: database.engine.pglite }), { migrationsFolder: MIGRATIONS });
    return;
  }
  // A connection of its own: whoever waits for another process's migrations hears nothing for longer than the pool allows.
  const client = new Client({ ...CONNECTION, connectionString: database.engine.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {});
    await client.end();
  }
}
