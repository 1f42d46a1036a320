import type { CallResult } from '../api.ts';
import { awaitPurchase, type CheckoutReturn, type Room } from './await-purchase.ts';
import type { World } from './no-answer.ts';

/** A call that was refused, as `callFunction` tells it. */
export const refused = (status: number, body: unknown = null, retryAfter: number | null = null): CallResult => ({
  ok: false,
  failure: { status, body, retryAfter },
});
export const answered = (data: unknown): CallResult => ({ ok: true, data });

interface Answers<Row> {
  /** One for each time it is asked; the last one for ever. */
  verify?: readonly CallResult[];
  read?: readonly (Row | Error)[];
  /** How long a read takes. */
  readTakes?: number;
  /** Whether the browser believes that it has a network; it has one again once that was waited for. */
  online?: boolean;
  /** Pauses after which the screen is left. */
  leaveAfter?: number;
}

interface Walk<Item, Trouble> {
  /** As the page was told, in its order. */
  shown: CheckoutReturn<Item, Trouble>[];
  last: CheckoutReturn<Item, Trouble>;
  reads: number;
  verified: number;
  pauses: number[];
  networkWaits: number;
}

/** Goes a way back with these answers, in a world whose clock only moves while somebody waits. `found`: how the room takes a row. */
export async function walk<Item, Trouble, Row>(
  room: Room<Item, Trouble>,
  found: (row: Row, attempt: number) => Awaited<ReturnType<Room<Item, Trouble>['read']>>,
  { verify = [], read = [], readTakes = 0, online = true, leaveAfter = 100 }: Answers<Row>,
): Promise<Walk<Item, Trouble>> {
  const shown: CheckoutReturn<Item, Trouble>[] = [];
  const pauses: number[] = [];
  let [clock, reads, verified, networkWaits, isOnline] = [0, 0, 0, 0, online];
  const leaving = new AbortController();
  const world: World = {
    signal: leaving.signal,
    isOnline: () => isOnline,
    online: async () => {
      networkWaits += 1;
      isOnline = true;
    },
    pause: async (ms) => {
      pauses.push(ms);
      clock += ms;
      if (pauses.length >= leaveAfter) leaving.abort();
      leaving.signal.throwIfAborted();
    },
    now: () => clock,
  };
  const asked: Room<Item, Trouble> = {
    ...room,
    verify: async () => {
      const answer = verify[Math.min(verified, verify.length - 1)];
      verified += 1;
      if (answer === undefined) throw new Error('nobody should have asked for a verification');
      return answer;
    },
    read: async (_id, attempt) => {
      const answer = read[Math.min(reads, read.length - 1)];
      reads += 1;
      clock += readTakes;
      if (answer === undefined) throw new Error('nobody should have read');
      if (answer instanceof Error) throw answer;
      return found(answer, attempt);
    },
  };
  await awaitPurchase(asked, world, (state) => shown.push(state)).catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  const last = shown.at(-1);
  if (last === undefined) throw new Error('nothing was shown');
  return { shown, last, reads, verified, pauses, networkWaits };
}
