import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { migratedMemory } from '../../fixtures/database-image.ts';
import type { EngineTasks } from '../engine/tasks.ts';
import type { DatabaseLocation } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { createPdfReader, type PdfReader } from '../platform/pdf/pdf-reader.ts';
import { type TaskThread, ThreadGoneError } from '../platform/thread/task-thread.ts';
import { type Config, readConfig } from './config.ts';
import { openEngineThread, start } from './start.ts';

/** The server a machine without TEST_DATABASE_URL is asked for, as Debian's package sets it up. */
const LOCAL_POSTGRES = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';

/** The engines to test on: PGlite always, PostgreSQL when TEST_DATABASE_URL says where or one answers locally. */
export async function engines(): Promise<{ name: string; serverUrl: string | null }[]> {
  const given = process.env['TEST_DATABASE_URL'];
  const url = given ?? LOCAL_POSTGRES;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  if (answers) await client.end();
  else if (given !== undefined) throw new Error('TEST_DATABASE_URL is set and nothing answers there');
  return [{ name: 'PGlite', serverUrl: null }, ...(answers ? [{ name: 'PostgreSQL', serverUrl: url }] : [])];
}

/** A database of its own, dropped by `drop`. */
export async function freshDatabase(serverUrl: string | null): Promise<{ location: DatabaseLocation; drop(): Promise<void> }> {
  if (serverUrl === null) return { location: await migratedMemory(), drop: async () => {} };
  const name = `roastume_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { location: { kind: 'server', url: url.href }, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

/** The children of a reader take two seconds of processor time to start: one reader serves all servers of a process, and ends with it. */
let sharedReader: PdfReader | null = null;

/** What a server gets for its reader. Closing it closes it for that server alone. */
function readerForOne(): PdfReader {
  sharedReader ??= createPdfReader();
  const reader = sharedReader;
  let closed = false;
  return {
    ...reader,
    read: async (bytes, fileName) => (closed ? { ok: false, reason: 'busy' } : reader.read(bytes, fileName)),
    close: async () => {
      closed = true;
    },
  };
}

/** To load the engine takes three seconds of processor time: one thread serves all servers of a process that have no model, and ends with it. */
let sharedEngine: TaskThread<EngineTasks> | null = null;

/** What a server gets for its engine. Closing it ends its tasks and nobody else's. */
function engineForOne(...[model, log]: Parameters<typeof openEngineThread>): TaskThread<EngineTasks> {
  if (model !== null) return openEngineThread(model, log);
  sharedEngine ??= openEngineThread(null, pino({ level: 'silent' }));
  const engine = sharedEngine;
  const end = new AbortController();
  return {
    run: (name, input, hear) =>
      new Promise((resolve, reject) => {
        const gone = (): void => reject(new ThreadGoneError('the thread is closed'));
        if (end.signal.aborted) return gone();
        end.signal.addEventListener('abort', gone);
        void engine
          .run(name, input, hear)
          .then(resolve, reject)
          .finally(() => end.signal.removeEventListener('abort', gone));
      }),
    warm: () => engine.warm(),
    close: async () => end.abort(),
  };
}

export interface TestServer {
  url: string;
  anonKey: string;
  app: NonNullable<Awaited<ReturnType<typeof start>>['server']>;
  parts: Awaited<ReturnType<typeof start>>['parts'];
  /** Every line the server logged. */
  logged: string[];
  headers: { authorization: string };
  stop(): Promise<void>;
}

/** Limits far above what a test asks, so that only the tests about limits meet them. */
const ROOMY = { LIMIT_UPLOAD: '1000/600', LIMIT_UPLOAD_DAILY: '1000/600', LIMIT_READ: '10000/60', LIMIT_WRITE: '10000/60', LIMIT_GENERATE: '1000/600' };

/**
 * The whole product on a database of its own, listening on a free loopback port, its log kept in memory.
 * Like all that a suite opens, in a `beforeAll` of its own that returns how it is closed (the lint forbids `afterAll`):
 * what never opened is then not closed, what opened before it is, and the first error is the only one.
 */
export async function startTestServer(
  serverUrl: string | null = null,
  env: Record<string, string> = {},
  /** Instead of a database of its own; whoever brings it takes it away. */
  location: DatabaseLocation | null = null,
  openReader: () => PdfReader = readerForOne,
): Promise<TestServer> {
  const logged: string[] = [];
  const database = location === null ? await freshDatabase(serverUrl) : { location, drop: async () => {} };
  const config: Config = readConfig({ ...ROOMY, PORT: '0', LOG_LEVEL: 'debug', ...env });
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) } satisfies pino.DestinationStream);
  const running = await start(config, log, null, database.location, openReader, engineForOne);
  if (running.server === null) throw new Error('a worker has no server');
  const url = await running.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    anonKey: config.anonKey,
    app: running.server,
    parts: running.parts,
    logged,
    headers: { authorization: `Bearer ${config.anonKey}` },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
}
