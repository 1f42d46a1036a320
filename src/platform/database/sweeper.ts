import type { Logger } from 'pino';
import { SWEEP } from '../../domain/limits.ts';
import type { JobDefinition, Queue } from '../queue/queue.ts';
import type { Database, Db } from './database.ts';

/** Has the database's files swept after something was deleted (sweep-files.ts). On a PostgreSQL server that is its operator's affair. */
export interface Sweeper {
  /** Asks for a sweep in the transaction that deletes. All that is deleted within a minute is swept at once. */
  soon(tx: Db): Promise<void>;
  /** The job that does it. */
  job: JobDefinition<object>;
  /** Before the process stops: sweeps if one is asked for and not done, since nobody knows when we start again. */
  finish(): Promise<void>;
}

export const SWEEP_JOB = 'sweep-files';

export function createSweeper(kit: { database: Database; queue: Pick<Queue, 'send'>; log: Logger; now(): number }): Sweeper {
  let wanted = false;
  const sweep = async (): Promise<void> => {
    wanted = false;
    const started = performance.now();
    const left = await kit.database.sweep();
    for (const one of left) kit.log.error(one, 'a table could not be swept: what was deleted from it may still stand in its file');
    kit.log.info({ ms: Math.round(performance.now() - started) }, 'the files were swept');
    if (left.some(({ why }) => why === 'NO_ROOM')) throw new Error('no room to sweep');
  };
  return {
    soon: async (tx) => {
      wanted = true;
      // Everything of one minute is one job, begun when that minute is over: one that ran already would miss what comes after it.
      const round = Math.floor(kit.now() / SWEEP.every);
      await kit.queue.send(tx, SWEEP_JOB, String(round), {}, new Date((round + 1) * SWEEP.every + SWEEP.grace));
    },
    job: { name: SWEEP_JOB, retries: 8, concurrency: 1, handle: sweep },
    finish: async () => {
      if (wanted) await sweep().catch((error: unknown) => kit.log.error({ err: error }, 'the files could not be swept before the stop'));
    },
  };
}
