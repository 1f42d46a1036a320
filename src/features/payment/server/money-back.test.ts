import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT } from '../../../domain/limits.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import { closeCheckouts, closeJob } from './close-checkouts.ts';
import { isEntitled } from './entitlement.ts';
import { fulfil } from './fulfil.ts';
import { openShop, type Shop } from './payment.test-kit.ts';
import { checkoutSessions, payments } from './payments.table.ts';
import { reconcile } from './reconcile.job.ts';
import { refundJob, undeliveredJob } from './refund.job.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  return () => shop.close();
});

const never = new AbortController().signal;

async function opened(): Promise<{ entityId: string; sessionId: string }> {
  const entityId = randomUUID();
  return { entityId, sessionId: await shop.checkout(entityId) };
}
async function bought(): Promise<{ entityId: string; sessionId: string }> {
  const order = await opened();
  shop.fake.pay(order.sessionId);
  await fulfil(shop.kit, order.sessionId);
  return order;
}
async function paymentOf(sessionId: string) {
  const [payment] = await shop.kit.db.select().from(payments).where(eq(payments.sessionId, sessionId));
  return payment;
}
async function mailOf(key: string) {
  const [mail] = await shop.kit.db.select().from(mailOutbox).where(eq(mailOutbox.key, key));
  return mail;
}
const refund = (sessionId: string): Promise<void> => refundJob(shop.kit).handle({ sessionId }, never);
const returned = (sessionId: string): number | undefined => shop.fake.sessions.get(sessionId)?.payment?.refunded;
const refundsAsked = (): number => shop.fake.requests.filter((request) => request === 'POST /v1/refunds').length;

describe('whoever comes back is told what became of the money', () => {
  test('refunded by hand, disputed, not delivered: a code of its own each, and the number of the payment', async () => {
    const [refunded, disputed, undelivered] = [await bought(), await bought(), await bought()];
    shop.fake.refund(refunded.sessionId);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    shop.fake.dispute(disputed.sessionId);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    shop.clock.now += PAYMENT.deliverWithin + 1;
    await undeliveredJob(shop.kit).handle({}, never);
    await refund(undelivered.sessionId);
    for (const [{ sessionId, entityId }, code] of [
      [refunded, 'REFUNDED'],
      [disputed, 'DISPUTED'],
      [undelivered, 'UNDELIVERED'],
    ] as const) {
      const { status, body } = await shop.verified(sessionId, entityId);
      expect([status, body['error'], body['details']]).toEqual([402, code, (await paymentOf(sessionId))?.number]);
      expect(body['userMessage']).not.toMatch(/nothing was charged|not paid/i);
    }
  });

  test('one that was never paid is still not paid', async () => {
    const { sessionId, entityId } = await opened();
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 402, body: { error: 'NOT_PAID' } });
  });

  test('delivered, and deleted by its owner since: that, and neither a success nor an unknown payment', async () => {
    const { sessionId, entityId } = await bought();
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 200, body: { paymentNumber: (await paymentOf(sessionId))?.number } });
    shop.deleted.add(entityId);
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 404, body: { error: 'DELETED_SINCE' } });
  });
});

describe('paid after it was deleted', () => {
  test('is refunded at once, all of it, and the buyer is told on the page and by mail', async () => {
    const { sessionId, entityId } = await opened();
    shop.deleted.add(entityId);
    shop.fake.pay(sessionId);
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 404, body: { error: 'DELETED' } });
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunding', refundReason: 'deleted' });
    expect(await shop.count(entityId)).toEqual({ payments: 1, jobs: 0, mails: 0 });
    await refund(sessionId);
    expect(returned(sessionId)).toBe(500);
    expect((await paymentOf(sessionId))?.status).toBe('refunded');
    expect((await mailOf(`deleted:${sessionId}`))?.text).toContain('$5.00');
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 404, body: { error: 'DELETED' } });
  });

  test('deleted between the payment and the delivery: nobody waits an hour for that money', async () => {
    const { sessionId, entityId } = await bought();
    shop.deleted.add(entityId);
    await undeliveredJob(shop.kit).handle({}, never);
    await refund(sessionId);
    expect(returned(sessionId)).toBe(500);
    expect(await mailOf(`deleted:${sessionId}`)).toBeDefined();
  });

  test('its open checkouts are closed at the provider, so that nobody can pay there any more', async () => {
    const { sessionId, entityId } = await opened();
    const other = await opened();
    await shop.kit.db.transaction((tx) => closeCheckouts(shop.kit)(tx, [entityId]));
    const { rows } = await shop.kit.db.execute(`select data->>'sessionId' as id from pgboss.job where name = 'payment-close' and state = 'created'`);
    expect(rows).toEqual([{ id: sessionId }]);
    await closeJob(shop.kit).handle({ sessionId }, never);
    expect(shop.fake.sessions.get(sessionId)?.status).toBe('expired');
    const [own] = await shop.kit.db.select().from(checkoutSessions).where(eq(checkoutSessions.sessionId, sessionId));
    expect(own?.status).toBe('expired');
    expect(shop.fake.sessions.get(other.sessionId)?.status).toBe('open');
    // Once more changes nothing and is no error.
    await closeJob(shop.kit).handle({ sessionId }, never);
  });

  test('paid in the moment before its checkout was closed: the money is found and goes back', async () => {
    const { sessionId, entityId } = await opened();
    shop.deleted.add(entityId);
    shop.fake.pay(sessionId);
    await closeJob(shop.kit).handle({ sessionId }, never);
    await refund(sessionId);
    expect(returned(sessionId)).toBe(500);
  });

  test('a provider that is away is asked again', async () => {
    const { sessionId } = await opened();
    shop.fake.failNext('500');
    await expect(closeJob(shop.kit).handle({ sessionId }, never)).rejects.toThrow('StripeAPIError');
    await closeJob(shop.kit).handle({ sessionId }, never);
    expect(shop.fake.sessions.get(sessionId)?.status).toBe('expired');
  });
});

describe('paid, and not the price', () => {
  test.each([
    ['too little', { amount: 1 }, 1, '$0.01'],
    ['another currency', { currency: 'eur' }, 500, '€5.00'],
  ] as const)('%s: refused, refunded once, recorded as it was paid, and the buyer is told', async (_what, change, amount, words) => {
    const { sessionId, entityId } = await opened();
    shop.fake.tamper(sessionId, change);
    shop.fake.pay(sessionId);
    const before = refundsAsked();
    expect(await shop.verified(sessionId, entityId)).toMatchObject({ status: 403, body: { error: 'WRONG_AMOUNT' } });
    await Promise.all([fulfil(shop.kit, sessionId), shop.verify(sessionId, entityId), reconcile(shop.kit)]);
    await Promise.all([refund(sessionId), refund(sessionId)]);
    await undeliveredJob(shop.kit).handle({}, never);
    await refund(sessionId);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', refundReason: 'mismatch', amount });
    expect(returned(sessionId)).toBe(amount);
    expect(refundsAsked() - before).toBeLessThanOrEqual(2);
    expect((await mailOf(`mismatch:${sessionId}`))?.text).toContain(words);
    expect(await isEntitled(shop.kit.db, 'cv_build', entityId)).toBe(false);
    expect(await shop.count(entityId)).toEqual({ payments: 1, jobs: 0, mails: 0 });
  });
});

test('a refund and a dispute whose events were lost are found within ten minutes while the payment is young', async () => {
  const [refunded, disputed] = [await bought(), await bought()];
  shop.fake.refund(refunded.sessionId);
  shop.fake.dispute(disputed.sessionId);
  shop.clock.now += 10 * 60_000 + 1;
  await reconcile(shop.kit);
  for (const { entityId } of [refunded, disputed]) expect(await isEntitled(shop.kit.db, 'cv_build', entityId)).toBe(false);
});

test('an old payment is asked about once a day and not every ten minutes', async () => {
  const { sessionId } = await bought();
  shop.clock.now += PAYMENT.reversalsFreshLife + 60_000;
  await reconcile(shop.kit);
  shop.clock.now += 10 * 60_000 + 1;
  const asked = (): number => shop.fake.requests.filter((request) => request === `GET /v1/checkout/sessions/${sessionId}`).length;
  const before = asked();
  await reconcile(shop.kit);
  expect(asked()).toBe(before);
});

describe('the receipt', () => {
  test('carries number, date, what was bought, price, seller and the private link', async () => {
    const { entityId, sessionId } = await bought();
    const [mail, payment] = [await mailOf(`receipt:${sessionId}`), await paymentOf(sessionId)];
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(shop.clock.now);
    expect(payment?.number).toMatch(/^R-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    for (const part of [payment?.number, day, 'CV build', '$5.00', 'Red Pen Ltd', '1 Margin Street, Dublin', `/cv-editor?id=${entityId}`]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    const number = String(payment?.number)
      .replaceAll(/[^0-9A-F]/g, '')
      .toLowerCase();
    expect(entityId.replaceAll('-', '')).not.toContain(number);
    expect(sessionId).not.toContain(number);
  });

  test('invents no address and no seller where none is configured', async () => {
    const { sessionId } = await opened();
    shop.fake.pay(sessionId);
    await fulfil({ ...shop.kit, seller: { name: null, address: null, supportEmail: null } }, sessionId);
    const mail = await mailOf(`receipt:${sessionId}`);
    expect(mail?.text).not.toMatch(/\S@\S/);
    expect(mail?.html).not.toMatch(/\S@\S/);
    expect(mail?.text).toContain('https://shop.example/contact');
  });
});

test.each([
  ['verify-payment', {}, 'No session ID found. Please try again or contact support.'],
  ['verify-cv-build-payment', { cvBuildId: randomUUID() }, 'Missing session ID or CV build ID. Please try again or contact support.'],
  ['verify-optimization-payment', { sessionId: 'cs_1' }, 'Missing session ID or optimization ID. Please try again or contact support.'],
])('%s asked without its ids says what its own page says', async (call, payload, sentence) => {
  const reply = await shop.app.inject({ method: 'POST', url: `/functions/v1/${call}`, payload });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ error: 'MISSING_PARAMETERS', userMessage: sentence });
});
