import { describe, expect, it } from 'vitest';
import type { CallResult } from '../../../../ui/api.ts';
import { answered, refused, walk } from '../../../../ui/checkout-return/walk.test-kit.ts';
import { demoResult } from '../result/result.test-kit.ts';
import { isSlow, optimizationRoom, percentOf, resultIn, type WatchedRow } from './optimization-room.ts';

const ID = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const OFFLINE = new Error('no network');
const PAID = answered({ success: true, paymentVerified: true, jobRole: 'Data Engineer', companyName: 'Northwake' });
const row = (processing_status: WatchedRow['processing_status'], optimization_result: WatchedRow['optimization_result'] = null): WatchedRow => ({
  job_role: 'Data Engineer',
  company_name: 'Northwake',
  processing_status,
  optimization_result,
});
const DONE = row('completed', demoResult());
const never = row('writing');

type Reads = readonly (WatchedRow | null | Error)[];
const paid = (read: Reads, verify: readonly CallResult[] = [PAID], leaveAfter?: number) =>
  walk(optimizationRoom({ id: ID, sessionId: 'cs_1' }, null), (found: WatchedRow | null, attempt) => resultIn(found, attempt, true), {
    verify,
    read,
    ...(leaveAfter === undefined ? {} : { leaveAfter }),
  });
const byReceipt = (read: Reads) =>
  walk(optimizationRoom({ id: ID, sessionId: '' }, null), (found: WatchedRow | null, attempt) => resultIn(found, attempt, false), { read });

describe('back from the checkout', () => {
  it('verifies, polls every 2 s and ends with the result', async () => {
    const { shown, last, ...seen } = await paid([row('pending'), row('reading'), row('writing'), DONE]);
    expect(seen).toMatchObject({ verified: 1, reads: 4, pauses: [2_000, 2_000, 2_000] });
    expect(last).toMatchObject({ phase: 'done', item: DONE });
    expect(shown.map(percentOf)).toEqual([0, 0, 3, 6, 9, 100]);
    expect(shown[1]?.item).toMatchObject({ job_role: 'Data Engineer', company_name: 'Northwake' });
  });

  it('is slow from the 30th poll, then asks every 5 s, and never says more than 90', async () => {
    const { shown, pauses } = await paid([never], [PAID], 35);
    expect(pauses.slice(0, 29).every((ms) => ms === 2_000)).toBe(true);
    expect(pauses.slice(29)).toEqual([5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
    expect(shown.filter(isSlow).map(({ attempts }) => attempts)[0]).toBe(30);
    expect(Math.max(...shown.map(percentOf))).toBe(90);
  });

  it('sits out errors, 5 s each', async () => {
    const { last, pauses } = await paid([never, OFFLINE, OFFLINE, DONE]);
    expect(pauses).toEqual([2_000, 5_000, 5_000]);
    expect(last).toMatchObject({ phase: 'done', hiccup: null });
  });

  it('asks again for a verification that could not be had, and stops at one that was refused', async () => {
    const late = await paid([DONE], [refused(0), refused(503), refused(500), PAID]);
    expect(late).toMatchObject({ verified: 4, pauses: [5_000, 5_000, 5_000], last: { phase: 'done' } });
    for (const [status, trouble] of [
      [402, 'NOT_PAID'],
      [403, 'NOT_VERIFIED'],
      [404, 'NOT_VERIFIED'],
    ] as const)
      expect(await paid([DONE], [refused(status)])).toMatchObject({ reads: 0, last: { phase: 'trouble', trouble } });
  });

  it.each(['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const)('says what became of the money: %s', async (error) => {
    expect(await paid([DONE], [refused(402, { error, details: 'R-1' })])).toMatchObject({ reads: 0, last: { trouble: error, paymentNumber: 'R-1' } });
  });

  it('believes no verification that does not say so', async () => {
    expect((await paid([DONE], [answered({ success: true, paymentVerified: false })])).last).toMatchObject({ trouble: 'NOT_PAID', paid: false });
  });

  it('ends at a failed, a deleted and a withdrawn one', async () => {
    for (const [answer, trouble] of [
      [row('failed'), 'FAILED'],
      [null, 'GONE'],
      [row('completed'), 'GONE'],
    ] as const)
      expect((await paid([answer])).last).toMatchObject({ phase: 'trouble', trouble });
  });

  it('asks nobody when the address lacks something', async () => {
    const room = optimizationRoom({ id: '', sessionId: 'cs_1' }, 'NO_ID');
    expect(await walk(room, (found: WatchedRow) => resultIn(found, 1, true), {})).toMatchObject({ verified: 0, reads: 0, last: { trouble: 'NO_ID' } });
  });
});

describe('by the link of a receipt, without a session', () => {
  it('shows what is there, and waits for what is being written', async () => {
    expect(await byReceipt([DONE])).toMatchObject({ verified: 0, reads: 1, last: { phase: 'done' } });
    expect((await byReceipt([never, never, never, DONE])).last.phase).toBe('done');
  });

  it('says what is missing for one that nobody paid for, after a second look', async () => {
    expect(await byReceipt([row('pending')])).toMatchObject({ reads: 2, last: { trouble: 'NO_SESSION' } });
    expect((await byReceipt([row('payment_failed')])).last).toMatchObject({ trouble: 'NO_SESSION' });
  });
});
