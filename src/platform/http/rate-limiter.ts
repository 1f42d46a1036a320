import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { keysOf } from '../../domain/keys.ts';
import { RATE_LIMITS, type RateLimitName } from '../../domain/limits.ts';
import type { Db } from '../database/database.ts';
import { rateLimits } from './rate-limits.table.ts';
import { createReadTally } from './read-tally.ts';
import { TooManyRequests } from './too-many-requests.ts';

export type RateLimitSettings = Record<RateLimitName, { points: number; seconds: number }>;

export interface RateLimiter {
  /** Counts one request of `address` against each named limit. @throws TooManyRequests */
  consume(address: string, ...limits: WrittenLimit[]): Promise<void>;
  /** The same for table reads, which are too many to write each of them down (read-tally.ts). @throws TooManyRequests */
  consumeRead(address: string): void;
  close(): Promise<void>;
}

/** Limits whose every count is written to the database. */
type WrittenLimit = Exclude<RateLimitName, 'read'>;

/**
 * Limits per address, counted in the database so that every process shares them (wire.md, "Limits").
 * `secret` is what the stored keys are made with: the same in every process, and never in the database.
 */
export function createRateLimiter(kit: { db: Db; log: Logger; now: () => number; secret: string }, settings: RateLimitSettings): RateLimiter {
  const reads = createReadTally(kit, 'read', settings.read);
  const keys = new LRUCache<string, string>({ max: 10_000 });
  const keyOf = (address: string): string => {
    const key = keys.get(address) ?? networkKey(address, kit.secret);
    keys.set(address, key);
    return key;
  };
  const limiters = new Map(
    keysOf(RATE_LIMITS).map((name) => {
      const { points, seconds } = settings[name];
      // A blocked address is turned away from memory, so that an attack costs no queries.
      return [
        name,
        new RateLimiterDrizzle({
          storeClient: kit.db,
          schema: rateLimits,
          keyPrefix: name,
          points,
          duration: seconds,
          inMemoryBlockOnConsumed: points + 1,
          clearExpiredByTimeout: false,
        }),
      ];
    }),
  );
  return {
    consume: async (address, ...names) => {
      const key = keyOf(address);
      for (const name of names) {
        try {
          await limiters.get(name)?.consume(key);
        } catch (error) {
          if (error instanceof RateLimiterRes) throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
          throw error;
        }
      }
    },
    consumeRead: (address) => reads.consume(keyOf(address)),
    close: () => reads.close(),
  };
}

/**
 * One key per IPv4 address or IPv6 /64: the table should not be a list of who was here. With a plain hash it would be one,
 * since all addresses of the world are hashed in minutes; without the secret nobody can try them out.
 */
export function networkKey(address: string, secret: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const network = mapped ?? (isIPv6(address) ? prefix64(address) : address);
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
}

function prefix64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
