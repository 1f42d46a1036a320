import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { HTTP } from '../domain/limits.ts';
import { openDatabase, type DatabaseLocation } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createSignals } from '../platform/database/signals.ts';
import { createPdfReader } from '../platform/pdf/pdf-reader.ts';
import { createQueue } from '../platform/queue/queue.ts';
import type { Config } from './config.ts';
import { createServer, type ServerParts } from './server.ts';
import { allJobs } from './worker.ts';

export interface Running {
  /** The server; null in a process that only works. Not listening yet. */
  server: Awaited<ReturnType<typeof createServer>> | null;
  parts: ServerParts;
  /** Answers what is under way, hands unfinished jobs back, closes the database. */
  stop(): Promise<void>;
}

/**
 * Puts the parts together for one process: database (migrated), queue, reader, server, worker.
 * @throws FolderInUseError, or what the database says when it cannot be reached
 */
export async function start(config: Config, log: Logger, web: ServerParts['web'], location: DatabaseLocation = locationOf(config)): Promise<Running> {
  const database = await openDatabase(location);
  await migrate(database);
  const signals = await createSignals(database);
  const queue = await createQueue(database, log);
  const reader = createPdfReader();
  const now = (): number => Date.now();
  const parts: ServerParts = { config, database, signals, queue, reader, log, web, newId: randomUUID, now };

  const jobs = allJobs({ db: database.db, signals, now });
  await queue.declare(jobs);
  const server = config.process === 'worker' ? null : await createServer(parts);
  if (server !== null) await reader.warm();
  if (config.process !== 'web') await queue.work(jobs);

  return {
    server,
    parts,
    stop: async () => {
      await server?.close();
      await queue.stop(HTTP.drain);
      await reader.close();
      await database.close();
    },
  };
}

function locationOf(config: Config): DatabaseLocation {
  return config.databaseUrl === null ? { kind: 'folder', folder: config.dataDir } : { kind: 'server', url: config.databaseUrl };
}
