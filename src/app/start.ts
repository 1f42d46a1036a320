import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { ENGINE_THREAD, HTTP } from '../domain/limits.ts';
import type { Model } from '../engine/model.ts';
import type { EngineTasks } from '../engine/tasks.ts';
import { type Db, openDatabase, type DatabaseLocation } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { DATABASE_SEED } from '../platform/database/seed.ts';
import { createSignals } from '../platform/database/signals.ts';
import { createSweeper } from '../platform/database/sweeper.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { ModelClient } from '../platform/model/create-model.ts';
import type { PaymentProvider } from '../platform/payment/payment-provider.ts';
import { sandboxProvider } from '../platform/payment/sandbox-provider.ts';
import { createPdfReader, type PdfReader } from '../platform/pdf/pdf-reader.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { createTaskThread, type TaskThread } from '../platform/thread/task-thread.ts';
import { createTypesetter } from '../platform/typeset/typesetter.ts';
import { TEMPLATE_FOLDER } from '../typeset/template-folder.ts';
import { type Config, warningsOf } from './config.ts';
import { allFulfilments } from './fulfilments.ts';
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
export async function start(
  config: Config,
  log: Logger,
  web: ServerParts['web'],
  location: DatabaseLocation = locationOf(config),
  openReader: () => PdfReader = createPdfReader,
  openEngine: typeof openEngineThread = openEngineThread,
): Promise<Running> {
  for (const warning of warningsOf(config)) log.warn(warning);
  const database = await openDatabase(location, log);
  await migrate(database);
  const signals = await createSignals(database);
  const queue = await createQueue(database, log);
  const reader = openReader();
  const typesetter = createTypesetter(TEMPLATE_FOLDER, log);
  const now = (): number => Date.now();
  const sweeper = createSweeper({ database, queue, log, now });
  const { db } = database;
  const sandbox = config.stripe === null ? sandboxProvider({ db, siteUrl: config.siteUrl }) : null;
  const payment = {
    db,
    queue,
    signals,
    provider: sandbox ?? (await openStripe(config)),
    fulfilments: allFulfilments({ queue }),
    priceIds: config.priceIds,
    siteUrl: config.siteUrl,
    seller: { ...config.operator, supportEmail: config.supportEmail },
    log,
    newId: randomUUID,
    now,
  };
  const model = await openModel(config, { db, log, now });
  const engine = openEngine(model, log);
  const parts: ServerParts = { config, database, signals, sweeper, queue, reader, typesetter, engine, log, web, payment, sandbox, newId: randomUUID, now };

  const mailer = createMailer(config.mail);
  const jobs = allJobs({ db, signals, sweeper, engine, hasModel: model !== null, mailer, mail: config.mail, payment, log, now });
  await queue.declare(jobs);
  const server = config.process === 'worker' ? null : await createServer(parts);
  if (config.process !== 'web') await queue.work(jobs);

  return {
    server,
    parts,
    stop: async () => {
      const closed = server?.close();
      // What a model has not said by now the rule writer says, also to requests that wait for it.
      model?.close();
      await closed;
      await queue.stop(HTTP.drain);
      await engine.close();
      mailer.close();
      await reader.close();
      await typesetter.close();
      await sweeper.finish();
      await database.close();
    },
  };
}

/** The thread in which the engine lives, with the model that it may ask. */
export function openEngineThread(model: Model | null, log: Logger): TaskThread<EngineTasks> {
  return createTaskThread<EngineTasks>({
    ...ENGINE_THREAD,
    script: new URL('engine-thread.ts', import.meta.url),
    model,
    // Most of the time with a model is waiting for it.
    concurrency: model === null ? 1 : 8,
    log,
  });
}

/** The clients of the model providers cost memory and time to load: only where one is configured. */
async function openModel(config: Config, kit: { db: Db; log: Logger; now(): number }): Promise<ModelClient | null> {
  if (config.model === null) return null;
  const { createModel } = await import('../platform/model/create-model.ts');
  return createModel(config.model, kit);
}

/** The SDK costs memory and time to load: only where there is a key. */
async function openStripe(config: Config): Promise<PaymentProvider> {
  if (config.stripe === null) throw new Error('no key');
  const { stripeProvider } = await import('../platform/payment/stripe-provider.ts');
  return stripeProvider(config.stripe);
}

function locationOf(config: Config): DatabaseLocation {
  return config.databaseUrl === null ? { kind: 'folder', folder: config.dataDir, seed: DATABASE_SEED } : { kind: 'server', url: config.databaseUrl };
}
