import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DATABASE } from '../../domain/limits.ts';
import type { Database, Db } from '../database/database.ts';
import { CONNECTION } from '../database/postgres.ts';
import { type DatabaseTrouble, troubleOf } from '../database/unavailable.ts';
import { describeError } from '../log.ts';

/** A kind of background work: its queue, what a job carries, and how it is done. Handlers must be idempotent: a job may run twice. */
export interface JobDefinition<Data extends object> {
  name: string;
  /** How often a failed or crashed attempt is repeated before `giveUp`. */
  retries: number;
  handle: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Called once when no attempt succeeded. */
  giveUp?: (data: Data) => Promise<void>;
  /** How many of them a process does at once; 2 unless told, since most of the work is computing. */
  concurrency?: number;
  /** Cron expression, for work that comes round by itself. */
  schedule?: string;
}

export interface Queue {
  /** Enqueues in the caller's transaction; a second job with the same key while the first is unfinished is dropped. It is not begun before `notBefore`. */
  send(tx: Db, name: string, key: string, data: object, notBefore?: Date): Promise<void>;
  /** Creates the queues. Every process calls it, also one that does no work itself. */
  declare(jobs: readonly JobDefinition<never>[]): Promise<void>;
  /** Begins to take jobs. */
  work(jobs: readonly JobDefinition<never>[]): Promise<void>;
  stop(graceMilliseconds: number): Promise<void>;
}

/** An active job whose worker falls silent for this long is taken to be dead and runs again. */
const HEARTBEAT_SECONDS = 10;
/** NOTIFY wakes a worker in about 5 ms; this poll is the floor under it. */
const POLL_SECONDS = 1;
/** Handed on to `pg` as it is: without it a connection that fell silent would keep a worker waiting for ever. */
const SILENCE = { query_timeout: DATABASE.queueSilence };
/** What a job waits that crashes have cut off so often that it may be what they come from. */
const SUSPECT = { retries: 4, waitSeconds: 3 };
const failedQueue = (name: string): string => `${name}-failed`;

/**
 * pg-boss on our own database, so that a row and the job for it commit together.
 * Source of the settings: the trial noted in design.md ("Stack", queue).
 */
export async function createQueue(database: Database, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    ...('pglite' in database.engine
      ? { db: fromPglite(database.engine.pglite), backend: 'pglite' as const }
      : { ...CONNECTION, ...SILENCE, connectionString: database.engine.url, max: 4 }),
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  const told = troubleTeller(log);
  boss.on('error', (error) => {
    const trouble = troubleOf(error);
    if (trouble === null) log.error({ err: error }, 'queue');
    else told(trouble);
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'));
  await boss.start();

  /** What a job threw, in the log and in the queue's own table: without the parameters of a query, which are people's CVs. */
  const tellingWhy = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      log.warn({ job: name, err: failure }, 'an attempt at a job failed');
      // oxlint-disable-next-line preserve-caught-error -- the cause holds the parameters, and pg-boss would store it
      throw new Error(describeError(failure).message);
    }
  };

  return {
    send: async (tx, name, key, data, notBefore) => {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), singletonKey: key, ...(notBefore === undefined ? {} : { startAfter: notBefore }) });
    },
    declare: async (jobs) => {
      // What is declared already is left alone: at most starts that is everything, and each queue costs three queries.
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const job of jobs) {
        const settings = { retryLimit: job.retries, retryDelay: 1, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
        if (isDeclared(known, job, settings)) continue;
        if (job.giveUp !== undefined) await boss.createQueue(failedQueue(job.name), { notify: true, retryLimit: 20 });
        await boss.createQueue(job.name, { ...settings, policy: 'exclusive', ...(job.giveUp === undefined ? {} : { deadLetter: failedQueue(job.name) }) });
        await boss.updateQueue(job.name, settings);
      }
      if (database.kind === 'pglite') for (const job of jobs) await releaseOrphans(boss, job.name);
    },
    work: async (jobs) => {
      for (const job of jobs) {
        const { giveUp } = job;
        const options = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
        await boss.work<never>(job.name, { ...options, localConcurrency: job.concurrency ?? 2 }, async (batch) => {
          for (const one of batch) await tellingWhy(job.name, () => job.handle(one.data, one.signal));
        });
        if (giveUp !== undefined) {
          await boss.work<never>(failedQueue(job.name), options, async (batch) => {
            for (const one of batch) {
              log.error({ job: job.name }, 'no attempt at a job succeeded');
              await tellingWhy(failedQueue(job.name), () => giveUp(one.data));
            }
          });
        }
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { singletonKey: 'scheduled' });
      }
    },
    stop: async (graceMilliseconds) => {
      await boss.stop({ graceful: true, close: true, timeout: graceMilliseconds });
    },
  };
}

/** Whether the queue is there as it is wanted, and the one for what was given up. */
function isDeclared(known: ReadonlyMap<string, object>, job: Pick<JobDefinition<never>, 'name' | 'giveUp'>, settings: object): boolean {
  const found = Object.entries(known.get(job.name) ?? {});
  const wanted = Object.entries({ ...settings, ...(job.giveUp === undefined ? {} : { deadLetter: failedQueue(job.name) }) });
  return (
    (job.giveUp === undefined || known.has(failedQueue(job.name))) && wanted.every(([name, value]) => found.some(([key, is]) => key === name && is === value))
  );
}

/** Every worker of the queue stumbles over the same trouble every second: it is told once a minute. */
function troubleTeller(log: Logger): (trouble: DatabaseTrouble) => void {
  const known = new LRUCache<DatabaseTrouble, true>({ max: 10, ttl: 60_000 });
  return (trouble) => {
    if (known.has(trouble)) return;
    known.set(trouble, true);
    log.warn({ trouble }, 'the queue rests: it is without its database');
  };
}

/**
 * With one process on a PGlite folder, a job that is active while we start was cut off by a crash. It runs again soon, whatever its
 * queue's patience with failures: a crash is seldom the job's fault, and somebody waits for it. One that has been there at several
 * crashes leaves the others a turn first, since it may be what brings the process down.
 */
async function releaseOrphans(boss: PgBoss, name: string): Promise<void> {
  const jobs = await boss.findJobs(name);
  const orphans = jobs.filter((job) => job.state === 'active');
  if (orphans.length === 0) return;
  const ids = orphans.map((job) => job.id);
  await boss.fail(name, ids, { message: 'the process ended while this job ran' });
  for (const { id, retryCount } of orphans) await boss.update(name, undefined, { id, startAfter: retryCount < SUSPECT.retries ? 0 : SUSPECT.waitSeconds });
}
