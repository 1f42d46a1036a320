import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

const CHANNEL = 'roastume_changed';
/** More than this many people waiting at once are answered with what there is. */
const MAX_WAITERS = 2_000;

/**
 * Tells every process that something about an entity changed, so that a waiting read answers at once.
 * A signal is a hint and carries only the entity's id: whoever hears it reads the row again.
 */
export interface Signals {
  /** Sent when the transaction commits. */
  send(tx: Db, entityId: string): Promise<void>;
  /**
   * Told after the commit to this process, which would else hear of its own change only when the database sends it back: whoever has been
   * answered reads what they have written.
   */
  committed(entityId: string): void;
  /** Subscribe first, read second, wait third: then nothing falls between. Null when too many are waiting. */
  subscribe(entityId: string): Subscription | null;
  /** Hears every signal; null after a lost connection came back: anything may have changed. */
  watch(onSignal: (entityId: string | null) => void): void;
}

export interface Subscription {
  /** Resolves true at the next signal (or one since subscribing), false after `milliseconds` or when `signal` aborts. */
  next(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  end(): void;
}

export async function createSignals(database: Database): Promise<Signals> {
  const waiting = new Map<string, Set<() => void>>();
  const watchers: ((entityId: string | null) => void)[] = [];
  let count = 0;
  const hear = (entityId: string | null): void => {
    for (const watcher of watchers) watcher(entityId);
    const woken = entityId === null ? [...waiting.values()] : [waiting.get(entityId) ?? new Set<() => void>()];
    for (const wakers of woken) for (const wake of wakers) wake();
  };
  await database.listen(CHANNEL, hear);
  return {
    send: async (tx, entityId) => {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${entityId})`);
    },
    committed: hear,
    watch: (onSignal) => {
      watchers.push(onSignal);
    },
    subscribe: (entityId) => {
      if (count >= MAX_WAITERS) return null;
      count += 1;
      let heard = false;
      let resume: (() => void) | null = null;
      const wake = (): void => {
        heard = true;
        resume?.();
      };
      const wakers = waiting.get(entityId) ?? new Set();
      waiting.set(entityId, wakers.add(wake));
      return {
        next: (milliseconds, signal) =>
          new Promise((resolve) => {
            const finish = (): void => {
              clearTimeout(timer);
              signal.removeEventListener('abort', finish);
              resume = null;
              const was = heard;
              heard = false;
              resolve(was);
            };
            const timer = setTimeout(finish, Math.max(0, milliseconds));
            signal.addEventListener('abort', finish);
            resume = finish;
            if (heard || signal.aborted) finish();
          }),
        end: () => {
          count -= 1;
          wakers.delete(wake);
          if (wakers.size === 0 && waiting.get(entityId) === wakers) waiting.delete(entityId);
        },
      };
    },
  };
}
