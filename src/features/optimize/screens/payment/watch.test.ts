import { describe, expect, it } from 'vitest';
import type { CallResult } from '../../../../ui/api.ts';
import { demoResult } from '../result/result.test-kit.ts';
import { isSlow, percentOf, type Watch, watch, type WatchCalls, type WatchedRow } from './watch.ts';

const OFFLINE = new Error('no network');
const PAID: CallResult = { ok: true, data: { success: true, paymentVerified: true, jobRole: 'Data Engineer', companyName: 'Northwake' } };
const refused = (status: number): CallResult => ({ ok: false, failure: { status, body: null, retryAfter: null } });
const row = (processing_status: WatchedRow['processing_status'], optimization_result: WatchedRow['optimization_result'] = null): WatchedRow => ({
  job_role: 'Data Engineer',
  company_name: 'Northwake',
  processing_status,
  optimization_result,
});
const DONE = row('completed', demoResult());
const never = row('writing');

/** A world in which the last answer of each kind is repeated for ever, and time passes in pauses only; it ends after `until` reads. */
function world(reads: readonly (WatchedRow | null | Error)[], verifications: readonly CallResult[] = [PAID], until = 60) {
  const seen = { reads: 0, verified: 0, clock: 0, pauses: Array.of<number>(), shown: Array.of<Watch>() };
  const calls: WatchCalls = {
    verify: async () => verifications[Math.min(seen.verified++, verifications.length - 1)] ?? PAID,
    read: async () => {
      const answer = reads[Math.min(seen.reads, reads.length - 1)] ?? null;
      seen.reads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    pause: async (ms) => {
      seen.pauses.push(ms);
      seen.clock += ms;
      if (seen.reads >= until) throw new Error('left the screen');
    },
    now: () => seen.clock,
    show: (next) => seen.shown.push(next),
  };
  const last = (): Watch => {
    const state = seen.shown.at(-1);
    if (state === undefined) throw new Error('nothing was shown');
    return state;
  };
  return { calls, seen, last };
}

describe('back from the checkout', () => {
  it('verifies, polls every 2 s and ends with the result', async () => {
    const { calls, seen, last } = world([row('pending'), row('reading'), row('writing'), DONE]);
    await watch(true, calls);
    expect(seen).toMatchObject({ verified: 1, reads: 4, pauses: [2_000, 2_000, 2_000] });
    expect(last()).toMatchObject({ phase: 'done', row: DONE });
    expect(seen.shown.map(percentOf)).toEqual([0, 0, 3, 6, 9, 100]);
  });

  it('is slow from the 30th poll, then asks every 5 s, and never says more than 90', async () => {
    const { calls, seen } = world([never], [PAID], 35);
    await expect(watch(true, calls)).rejects.toThrow('left');
    expect(seen.pauses.slice(0, 29).every((ms) => ms === 2_000)).toBe(true);
    expect(seen.pauses.slice(29)).toEqual([5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
    expect(seen.shown.filter(isSlow).map(({ attempts }) => attempts)[0]).toBe(30);
    expect(Math.max(...seen.shown.map(percentOf))).toBe(90);
  });

  it('sits out errors, 5 s each, and says so only while they last', async () => {
    const { calls, seen, last } = world([never, OFFLINE, OFFLINE, DONE]);
    await watch(true, calls);
    expect(seen.pauses).toEqual([2_000, 5_000, 5_000]);
    expect(seen.shown.map(({ hiccup }) => hiccup)).toContain('CHECK');
    expect(last()).toMatchObject({ phase: 'done', hiccup: null });
  });

  it('asks again for a verification that could not be had, and stops at one that was refused', async () => {
    const late = world([DONE], [refused(0), refused(503), PAID]);
    await watch(true, late.calls);
    expect(late.seen).toMatchObject({ verified: 3, pauses: [5_000, 5_000] });
    expect(late.last().phase).toBe('done');
    for (const [status, trouble] of [
      [402, 'NOT_PAID'],
      [403, 'NOT_VERIFIED'],
      [404, 'NOT_VERIFIED'],
    ] as const) {
      const { calls, seen, last } = world([DONE], [refused(status)]);
      await watch(true, calls);
      expect(last()).toMatchObject({ phase: 'trouble', trouble });
      expect(seen.reads).toBe(0);
    }
  });

  it.each(['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const)('says what became of the money: %s', async (error) => {
    const { calls, seen, last } = world([DONE], [{ ok: false, failure: { status: 402, body: { error, details: 'R-1' }, retryAfter: null } }]);
    await watch(true, calls);
    expect(last()).toMatchObject({ phase: 'trouble', trouble: error, paymentNumber: 'R-1' });
    expect(seen.reads).toBe(0);
  });

  it('believes no verification that does not say so', async () => {
    const { calls, last } = world([DONE], [{ ok: true, data: { success: true, paymentVerified: false } }]);
    await watch(true, calls);
    expect(last()).toMatchObject({ trouble: 'NOT_PAID' });
  });

  it('ends at a failed, a deleted and a withdrawn one', async () => {
    for (const [answer, trouble] of [
      [row('failed'), 'FAILED'],
      [null, 'GONE'],
      [row('completed'), 'GONE'],
    ] as const) {
      const { calls, last } = world([answer]);
      await watch(true, calls);
      expect(last()).toMatchObject({ phase: 'trouble', trouble });
    }
  });
});

describe('by the link of a receipt, without a session', () => {
  it('shows what is there, and waits for what is being written', async () => {
    const there = world([DONE]);
    await watch(false, there.calls);
    expect(there.seen).toMatchObject({ verified: 0, reads: 1 });
    const writing = world([never, never, never, DONE]);
    await watch(false, writing.calls);
    expect(writing.last().phase).toBe('done');
  });

  it('says what is missing for one that nobody paid for, after a second look', async () => {
    const { calls, seen, last } = world([row('pending')]);
    await watch(false, calls);
    expect(last()).toMatchObject({ phase: 'trouble', trouble: 'NO_SESSION' });
    expect(seen.reads).toBe(2);
    const failed = world([row('payment_failed')]);
    await watch(false, failed.calls);
    expect(failed.last()).toMatchObject({ trouble: 'NO_SESSION' });
  });
});
