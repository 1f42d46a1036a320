import { describe, expect, it } from 'vitest';
import { ReadError } from '../api.ts';
import type { Found, Room } from './await-purchase.ts';
import { answered, refused, walk } from './walk.test-kit.ts';

type Trouble = 'MISSING' | 'LATE' | 'REFUSED' | 'BROKEN' | 'REFUNDED';
type Bread = string;

/** A shop that sells bread: verified first, 2 s between two looks, five of them. */
const BAKERY: Room<Bread, Trouble> = {
  id: 'loaf-1',
  missing: null,
  verification: 'first',
  timings: { interval: 2_000, attempts: 5, afterwards: { trouble: 'LATE' }, errorInterval: 3_000 },
  verify: async () => answered(null),
  moneyBackIn: (body) => (body === 'refunded' ? { code: 'REFUNDED', paymentNumber: 'R-1' } : null),
  accept: () => ({ paid: true, paymentNumber: 'R-1' }),
  refuse: () => 'REFUSED',
  read: async () => ({ found: 'not-yet', item: null }),
  readFailed: () => 'BROKEN',
};
const BESIDE: Room<Bread, Trouble> = { ...BAKERY, verification: 'beside' };
/** Never gives up, as the optimization does. */
const PATIENT: Room<Bread, Trouble> = {
  ...BAKERY,
  timings: { interval: 2_000, attempts: 3, afterwards: { interval: 5_000 }, errorInterval: 5_000 },
  refuse: (status) => (status < 500 && status !== 0 ? 'REFUSED' : null),
  readFailed: () => null,
};

const found = (bread: Bread | null): Found<Bread, Trouble> => (bread === null ? { found: 'not-yet', item: null } : { found: 'done', item: bread });
const PAID = answered(null);
const REFUNDED = refused(402, 'refunded');
const busy = (status: number, retryAfter: number | null = null) => new ReadError(status, 'busy', { retryAfter });
const NO_NETWORK = new ReadError(0, 'no network');

describe('verified first', () => {
  it('asks once, then looks until it is there', async () => {
    const { last, shown, ...seen } = await walk(BAKERY, found, { verify: [PAID], read: [null, null, 'rye'] });
    expect(last).toMatchObject({ phase: 'done', item: 'rye', paid: true, paymentNumber: 'R-1', attempts: 3 });
    expect(shown.map(({ phase }) => phase)).toEqual(['verifying', 'polling', 'polling', 'polling', 'done']);
    expect(seen).toMatchObject({ verified: 1, reads: 3, pauses: [2_000, 2_000] });
  });

  it('gives up after the last attempt, and follows a look that the server held back the sooner', async () => {
    const late = await walk(BAKERY, found, { verify: [PAID], read: [null] });
    expect(late.last).toMatchObject({ phase: 'trouble', trouble: 'LATE', paid: true, paymentNumber: 'R-1' });
    expect(late).toMatchObject({ reads: 5, pauses: [2_000, 2_000, 2_000, 2_000] });
    const held = await walk(BAKERY, found, { verify: [PAID], read: [null, null, 'rye'], readTakes: 1_900 });
    expect(held.pauses).toEqual([250, 250]);
  });

  it('reads nothing when the payment is refused, or was given back', async () => {
    const no = await walk(BAKERY, found, { verify: [refused(403)] });
    expect(no).toMatchObject({ reads: 0, verified: 1, last: { trouble: 'REFUSED', paid: false } });
    const back = await walk(BAKERY, found, { verify: [REFUNDED] });
    expect(back).toMatchObject({ reads: 0, last: { trouble: 'REFUNDED', paymentNumber: 'R-1' } });
  });

  it('asks nobody when the address lacks something', async () => {
    expect(await walk({ ...BAKERY, missing: 'MISSING' }, found, {})).toMatchObject({
      reads: 0,
      verified: 0,
      last: { phase: 'trouble', trouble: 'MISSING', paid: false },
    });
  });

  it('takes what the verification brings along: an id, and the thing itself', async () => {
    const brought: Room<Bread, Trouble> = {
      ...BAKERY,
      id: '',
      accept: () => ({ paid: true, paymentNumber: null, id: 'loaf-2', found: { found: 'done', item: 'rye' } }),
    };
    expect(await walk(brought, found, { verify: [PAID] })).toMatchObject({ reads: 0, last: { phase: 'done', id: 'loaf-2', item: 'rye' } });
  });
});

describe('verified beside', () => {
  it('looks at once, and knows the number in the end', async () => {
    const { last, ...seen } = await walk(BESIDE, found, { verify: [PAID], read: ['rye'] });
    expect(last).toMatchObject({ phase: 'done', paymentNumber: 'R-1' });
    expect(seen).toMatchObject({ reads: 1, verified: 1 });
  });

  it('stops looking at the word that the money went back', async () => {
    const { last, reads } = await walk(BESIDE, found, { verify: [REFUNDED], read: [null] });
    expect(last).toMatchObject({ phase: 'trouble', trouble: 'REFUNDED', paymentNumber: 'R-1' });
    expect(reads).toBeLessThanOrEqual(2);
  });

  it('asks again before it says whether money came in', async () => {
    const late = await walk(BESIDE, found, { verify: [refused(404), PAID], read: [null] });
    expect(late).toMatchObject({ verified: 2, last: { trouble: 'LATE', paid: true, paymentNumber: 'R-1' } });
    const unpaid = await walk(BESIDE, found, { verify: [refused(404)], read: [null] });
    expect(unpaid.last).toMatchObject({ trouble: 'LATE', paid: false });
    const back = await walk(BESIDE, found, { verify: [refused(404), REFUNDED], read: [null] });
    expect(back.last).toMatchObject({ trouble: 'REFUNDED' });
    expect(back.shown.some(({ trouble }) => trouble === 'LATE')).toBe(false);
  });
});

describe('no answer: the one policy', () => {
  it.each([429, 503])('%i: waits as long as it is asked to, and tries again', async (status) => {
    const { last, pauses } = await walk(BAKERY, found, { verify: [refused(status, null, 7), PAID], read: [busy(status, 12), busy(status), 'rye'] });
    expect(last.phase).toBe('done');
    expect(pauses).toEqual([7_000, 12_000, 3_000]);
  });

  it('waits no longer than a minute, whatever it is asked to', async () => {
    expect((await walk(BAKERY, found, { verify: [PAID], read: [busy(429, 3_600), 'rye'] })).pauses).toEqual([60_000]);
  });

  it('stays busy: each try counts, and the last answer is the word', async () => {
    expect(await walk(BAKERY, found, { verify: [PAID], read: [busy(503)] })).toMatchObject({ reads: 5, last: { trouble: 'BROKEN', paid: true } });
    expect(await walk(BAKERY, found, { verify: [refused(503)] })).toMatchObject({ verified: 5, reads: 0, last: { trouble: 'REFUSED' } });
  });

  it('offline: waits for the network, which is no attempt and no hiccup', async () => {
    const { last, shown, networkWaits, pauses } = await walk(BAKERY, found, { verify: [refused(0), PAID], read: ['rye'], online: false });
    expect(last).toMatchObject({ phase: 'done', attempts: 1 });
    expect({ networkWaits, pauses }).toEqual({ networkWaits: 1, pauses: [] });
    expect(shown.every(({ hiccup }) => hiccup === null)).toBe(true);
    const reading = await walk({ ...BAKERY, verification: 'none' }, found, { read: [NO_NETWORK, 'rye'], online: false });
    expect(reading).toMatchObject({ networkWaits: 1, last: { phase: 'done', attempts: 1 } });
  });

  it('a broken way to us: a few tries in a row, begun anew after any answer', async () => {
    const longer: Room<Bread, Trouble> = { ...BAKERY, timings: { ...BAKERY.timings, attempts: 30 } };
    expect(await walk(longer, found, { verify: [PAID], read: [NO_NETWORK] })).toMatchObject({ reads: 5, last: { trouble: 'BROKEN' } });
    expect(await walk(longer, found, { verify: [refused(0)] })).toMatchObject({ verified: 5, last: { trouble: 'REFUSED' } });
    const shaky = [NO_NETWORK, NO_NETWORK, NO_NETWORK, NO_NETWORK, null, NO_NETWORK, NO_NETWORK, 'rye'];
    expect((await walk(longer, found, { verify: [PAID], read: shaky })).last.phase).toBe('done');
  });

  it('any other error is an answer', async () => {
    expect(await walk(BAKERY, found, { verify: [PAID], read: [null, new ReadError(500, 'boom')] })).toMatchObject({ reads: 2, last: { trouble: 'BROKEN' } });
    expect(await walk(BAKERY, found, { verify: [PAID], read: [new Error('no such row')] })).toMatchObject({ reads: 1, last: { trouble: 'BROKEN' } });
  });
});

describe('a room that never gives up', () => {
  it('is slow after its attempts, and goes on', async () => {
    const { last, pauses } = await walk(PATIENT, found, { verify: [PAID], read: [null], leaveAfter: 5 });
    expect(pauses).toEqual([2_000, 2_000, 5_000, 5_000, 5_000]);
    expect(last).toMatchObject({ phase: 'polling', attempts: 5 });
  });

  it('sits out every error, and says so only while it lasts', async () => {
    const { last, shown, pauses } = await walk(PATIENT, found, {
      verify: [refused(500), refused(0), PAID],
      read: [null, new ReadError(500, 'boom'), new Error('boom'), 'rye'],
    });
    expect(pauses).toEqual([5_000, 5_000, 2_000, 5_000, 5_000]);
    expect(shown.map(({ hiccup }) => hiccup)).toEqual([null, 'verify', 'verify', null, null, 'read', 'read', null]);
    expect(last).toMatchObject({ phase: 'done', hiccup: null });
  });
});
