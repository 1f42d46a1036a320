import { ReadError } from '../api.ts';

/** What waiting needs of the world. */
export interface World {
  /** Aborted when the screen is left: whatever is waited for then rejects. */
  signal: AbortSignal;
  pause(ms: number): Promise<void>;
  isOnline(): boolean;
  /** Resolves when the browser has a network again. */
  online(): Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

/** A call or a read that brought nothing. */
export interface Failure {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Seconds. */
  retryAfter: number | null;
}

/** "Come back later", whoever says it: us, our database, or a proxy while we start anew. */
const BUSY: readonly number[] = [408, 429, 502, 503, 504];
/** Without an answer this often in a row, though the browser says it is online, there is something wrong with the way to us. */
const NETWORK_TRIES = 5;
/** The longest Retry-After that somebody who waits for what they paid for is kept waiting, in milliseconds. */
const MOST_PATIENCE = 60_000;

/**
 * What to do about a question that brought no answer: wait until there is a network, wait so many milliseconds, or
 * (null) take it for the answer, since asking again would bring the same.
 */
export type Wait = 'online' | number | null;

/**
 * The one policy of every way back from a checkout, for one question that is asked again and again. Offline: wait for the
 * network, however long that takes. Busy: wait as long as the server asks for, else `interval`. No network though the browser
 * is online: a few tries, `interval` milliseconds apart. Any other failure is an answer.
 */
export function noAnswer(world: Pick<World, 'isOnline'>, interval: number): { wait(failure: Failure): Wait; answered(): void } {
  let broken = 0;
  return {
    wait({ status, retryAfter }) {
      if (status === 0 && !world.isOnline()) return 'online';
      broken = status === 0 ? broken + 1 : 0;
      if (status === 0) return broken < NETWORK_TRIES ? interval : null;
      if (!BUSY.includes(status)) return null;
      return retryAfter === null ? interval : Math.min(MOST_PATIENCE, Math.max(interval, retryAfter * 1_000));
    },
    answered() {
      broken = 0;
    },
  };
}

/** An error of a read as a failure; of one that is about something else the status says nothing to wait for. */
export function failureIn(error: unknown): Failure {
  return error instanceof ReadError ? error : { status: Number.NaN, retryAfter: null };
}
