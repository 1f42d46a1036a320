import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { troubleOf } from '../database/unavailable.ts';
import { rateLimits } from './rate-limits.table.ts';
import { TooManyRequests } from './too-many-requests.ts';

interface Count {
  /** What all processes counted, as of the last look. */
  shared: number;
  /** Counted here since. */
  pending: number;
  /** When the window ends, milliseconds since the epoch. */
  ends: number;
}

/** How long counts stay here before they are added to the shared ones. */
const FLUSH_MS = 1_000;
/** Forgotten windows are swept when so many addresses are known. */
const MOST_ADDRESSES = 50_000;

export interface ReadTally {
  /** Counts one request of the network key. @throws TooManyRequests */
  consume(key: string): void;
  /** Adds what is pending and stops. */
  close(): Promise<void>;
}

/**
 * The limit on table reads: counted in memory and added up in the database once a second, since a write for
 * each read would make the reads fifty times slower. Exact in one process; with several, an address can
 * gain what it asks for within a second before they know of each other.
 */
export function createReadTally(kit: { db: Db; log: Logger; now: () => number }, name: string, limit: { points: number; seconds: number }): ReadTally {
  const counts = new Map<string, Count>();
  const flush = async (): Promise<void> => {
    const now = kit.now();
    const fresh = [...counts].filter(([, count]) => count.pending > 0);
    if (counts.size > MOST_ADDRESSES) for (const [key, count] of counts) if (count.ends < now && count.pending === 0) counts.delete(key);
    if (fresh.length === 0) return;
    const rows = fresh.map(([key, count]) => ({ key: `${name}:${key}`, points: count.pending, expire: new Date(count.ends) }));
    for (const [, count] of fresh) count.pending = 0;
    const stored = await add(rows).catch((error: unknown) => {
      // Not lost: the next flush adds them.
      for (const [index, [, count]] of fresh.entries()) count.pending += rows[index]?.points ?? 0;
      throw error;
    });
    for (const { key, points, expire } of stored) {
      const count = counts.get(key.slice(name.length + 1));
      if (count === undefined || expire === null) continue;
      count.shared = points;
      count.ends = expire.getTime();
    }
  };
  const add = (rows: (typeof rateLimits.$inferInsert)[]) => {
    const over = sql`${rateLimits.expire} <= ${new Date(kit.now()).toISOString()}::timestamptz`;
    return kit.db
      .insert(rateLimits)
      .values(rows)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${over} then excluded.points else ${rateLimits.points} + excluded.points end`,
          expire: sql`case when ${over} then excluded.expire else ${rateLimits.expire} end`,
        },
      })
      .returning();
  };
  const safely = (): Promise<void> =>
    flush().catch((error: unknown) => kit.log[troubleOf(error) === null ? 'warn' : 'debug']({ err: error }, 'read counts were not added up'));
  const timer = setInterval(() => void safely(), FLUSH_MS);
  timer.unref();
  return {
    consume: (key) => {
      const now = kit.now();
      let count = counts.get(key);
      if (count === undefined || count.ends <= now) {
        count = { shared: 0, pending: 0, ends: now + limit.seconds * 1000 };
        counts.set(key, count);
      }
      count.pending += 1;
      if (count.shared + count.pending > limit.points) throw new TooManyRequests(Math.max(1, Math.ceil((count.ends - now) / 1000)));
    },
    close: async () => {
      clearInterval(timer);
      await safely();
    },
  };
}
