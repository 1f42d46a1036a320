import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT } from '../../../domain/limits.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import { isEntitled, recordDelivery } from './entitlement.ts';
import { fulfil } from './fulfil.ts';
import { openShop, type Shop } from './payment.test-kit.ts';
import { payments } from './payments.table.ts';
import { reconcile } from './reconcile.job.ts';
import { REFUND_JOB, refundJob, undeliveredJob } from './refund.job.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  return () => shop.close();
});

const entitled = (entityId: string): Promise<boolean> => isEntitled(shop.kit.db, 'cv_build', entityId);
const never = new AbortController().signal;

/** Somebody pays; nobody has told us yet. */
async function bought(): Promise<{ entityId: string; sessionId: string }> {
  const entityId = randomUUID();
  const sessionId = await shop.checkout(entityId);
  shop.fake.pay(sessionId);
  return { entityId, sessionId };
}
async function paymentOf(sessionId: string) {
  const [payment] = await shop.kit.db.select().from(payments).where(eq(payments.sessionId, sessionId));
  return payment;
}
async function mailOf(key: string) {
  const [mail] = await shop.kit.db.select().from(mailOutbox).where(eq(mailOutbox.key, key));
  return mail;
}

describe('money in', () => {
  test('the receipt says what was bought, for how much, and the way back to it', async () => {
    const { entityId, sessionId } = await bought();
    expect(await fulfil(shop.kit, sessionId)).toEqual({ state: 'recorded', status: 'paid' });
    const mail = await mailOf(`receipt:${sessionId}`);
    expect(mail?.recipient).toBe('buyer@example.com');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('CV build');
      expect(body).toContain('$5.00');
      expect(body).toContain(`https://shop.example/cv-editor?id=${entityId}`);
      expect(body).toContain('support@shop.example');
    }
  });

  test('two checkouts of the same thing, both paid at once: one counts, the other goes back, and the buyer is told', async () => {
    const entityId = randomUUID();
    const first = await shop.checkout(entityId);
    // The first one leads elsewhere, so the second is a checkout of its own.
    const other = await shop.app.inject({
      method: 'POST',
      url: '/functions/v1/create-checkout-session',
      payload: { priceId: 'price_cv_build', entityId, productType: 'cv_build', successUrl: 'https://shop.example/', cancelUrl: 'https://shop.example/' },
    });
    const second = other.json<{ sessionId: string }>().sessionId;
    expect(second).not.toBe(first);
    shop.fake.pay(first);
    shop.fake.pay(second);
    const outcomes = await Promise.all([fulfil(shop.kit, first), fulfil(shop.kit, second), fulfil(shop.kit, first), fulfil(shop.kit, second)]);
    expect(outcomes.map((outcome) => (outcome.state === 'recorded' ? outcome.status : outcome.state)).toSorted()).toEqual([
      'paid',
      'paid',
      'refunding',
      'refunding',
    ]);
    expect(await shop.count(entityId)).toEqual({ payments: 2, jobs: 1, mails: 1 });
    const duplicate = (await paymentOf(first))?.status === 'refunding' ? first : second;
    await refundJob(shop.kit).handle({ sessionId: duplicate }, never);
    expect((await paymentOf(duplicate))?.status).toBe('refunded');
    expect(shop.fake.sessions.get(duplicate)?.payment?.refunded).toBe(500);
    expect(await mailOf(`duplicate:${duplicate}`)).toBeDefined();
    expect(await entitled(entityId)).toBe(true);
  });

  test('an open checkout is handed out again: a double click makes no second thing to pay', async () => {
    const entityId = randomUUID();
    expect(await shop.checkout(entityId)).toBe(await shop.checkout(entityId));
  });

  test('a checkout that expired is not handed out again; one that expires after it was paid stays paid', async () => {
    const entityId = randomUUID();
    const old = await shop.checkout(entityId);
    shop.fake.expire(old);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    const fresh = await shop.checkout(entityId);
    expect(fresh).not.toBe(old);
    shop.fake.pay(fresh);
    await fulfil(shop.kit, fresh);
    shop.fake.tamper(fresh, { status: 'expired', paymentStatus: 'unpaid' });
    await fulfil(shop.kit, fresh);
    expect(await entitled(entityId)).toBe(true);
  });

  test('every event lost and nobody came back: the reconciler finds the money', async () => {
    const { entityId } = await bought();
    await reconcile(shop.kit);
    expect(await shop.count(entityId)).toEqual({ payments: 1, jobs: 1, mails: 1 });
  });

  test('a provider that is away changes nothing, and the event is asked for again', async () => {
    const { entityId, sessionId } = await bought();
    shop.fake.failNext('500');
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(503);
    shop.fake.failNext('429');
    expect(await shop.verify(sessionId, entityId)).toBe(503);
    expect(await shop.count(entityId)).toEqual({ payments: 0, jobs: 0, mails: 0 });
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    shop.fake.failNext('500');
    expect(await shop.verify(sessionId, entityId)).toBe(200);
    expect(await shop.count(entityId)).toEqual({ payments: 1, jobs: 1, mails: 1 });
  });
});

describe('money back', () => {
  test('a refund ends the entitlement, also when its event comes before the purchase or never', async () => {
    const known = await bought();
    await fulfil(shop.kit, known.sessionId);
    shop.fake.refund(known.sessionId);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    expect(await entitled(known.entityId)).toBe(false);
    expect(await shop.verify(known.sessionId, known.entityId)).toBe(402);

    const early = await bought();
    shop.fake.refund(early.sessionId);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    await fulfil(shop.kit, early.sessionId);
    expect(await entitled(early.entityId)).toBe(false);
    expect((await shop.count(early.entityId)).jobs).toBe(0);

    const lost = await bought();
    await fulfil(shop.kit, lost.sessionId);
    shop.fake.refund(lost.sessionId);
    shop.clock.now += PAYMENT.reversalsCheck + 1;
    await reconcile(shop.kit);
    expect(await entitled(lost.entityId)).toBe(false);
  });

  test('a partial refund ends nothing', async () => {
    const { entityId, sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    shop.fake.refund(sessionId, 200);
    await shop.webhook(shop.fake.events.length - 1);
    expect(await entitled(entityId)).toBe(true);
  });

  test('a dispute ends the entitlement; winning it brings it back, and a late answer from before it does not', async () => {
    const { entityId, sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    const before = await shop.kit.provider.fetchSession(sessionId);
    shop.fake.dispute(sessionId);
    await shop.webhook(shop.fake.events.length - 1);
    expect(await entitled(entityId)).toBe(false);
    await fulfil({ ...shop.kit, provider: { ...shop.kit.provider, fetchSession: async () => before } }, sessionId);
    expect(await entitled(entityId)).toBe(false);
    shop.fake.closeDispute(sessionId, 'won');
    await shop.webhook(shop.fake.events.length - 1);
    expect(await entitled(entityId)).toBe(true);
    expect((await shop.count(entityId)).jobs).toBe(1);
  });

  test('bought again while the first payment was disputed, and the dispute is won: the second purchase counts, and the event is answered', async () => {
    const { entityId, sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    shop.fake.dispute(sessionId);
    await shop.webhook(shop.fake.events.length - 1);
    const again = await shop.checkout(entityId);
    shop.fake.pay(again);
    await fulfil(shop.kit, again);
    shop.fake.closeDispute(sessionId, 'won');
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    expect([(await paymentOf(sessionId))?.status, (await paymentOf(again))?.status]).toEqual(['disputed', 'paid']);
    expect(await entitled(entityId)).toBe(true);
    // Were the second one to go back, the first would count again.
    shop.fake.refund(again);
    expect(await shop.webhook(shop.fake.events.length - 1)).toBe(200);
    await fulfil(shop.kit, sessionId);
    expect([(await paymentOf(sessionId))?.status, (await paymentOf(again))?.status]).toEqual(['paid', 'refunded']);
    expect(await entitled(entityId)).toBe(true);
  });

  test('what was refunded may be bought again', async () => {
    const { entityId, sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    shop.fake.refund(sessionId);
    await fulfil(shop.kit, sessionId);
    const again = await shop.checkout(entityId);
    shop.fake.pay(again);
    await fulfil(shop.kit, again);
    expect(await entitled(entityId)).toBe(true);
  });

  test('not delivered within an hour: refunded once, the buyer is told, and nothing is to be read', async () => {
    const { entityId, sessionId } = await bought();
    const happy = await bought();
    await fulfil(shop.kit, sessionId);
    await fulfil(shop.kit, happy.sessionId);
    shop.delivered.add(happy.entityId);
    const undelivered = (): Promise<void> => undeliveredJob(shop.kit).handle({}, never);
    shop.clock.now += PAYMENT.deliverWithin - 1;
    await undelivered();
    expect(await entitled(entityId)).toBe(true);
    shop.clock.now += 2;
    await Promise.all([undelivered(), undelivered()]);
    expect((await paymentOf(sessionId))?.status).toBe('refunding');
    expect(await entitled(entityId)).toBe(false);
    // The answer to the first refund is lost; the same key makes it one refund.
    const flaky = {
      ...shop.kit,
      provider: {
        ...shop.kit.provider,
        refund: async (...asked: Parameters<typeof shop.kit.provider.refund>) =>
          shop.kit.provider.refund(...asked).then(() => Promise.reject(new Error('lost'))),
      },
    };
    await expect(refundJob(flaky).handle({ sessionId }, never)).rejects.toThrow('lost');
    await Promise.all([refundJob(shop.kit).handle({ sessionId }, never), refundJob(shop.kit).handle({ sessionId }, never)]);
    expect(shop.fake.sessions.get(sessionId)?.payment?.refunded).toBe(500);
    expect(
      shop.fake.events.filter(
        (event) => event.type === 'refund.created' && event.data.object.payment_intent === shop.fake.sessions.get(sessionId)?.payment?.intent,
      ),
    ).toHaveLength(1);
    expect((await paymentOf(sessionId))?.status).toBe('refunded');
    expect((await mailOf(`undelivered:${sessionId}`))?.text).toContain('$5.00');
    expect(await entitled(happy.entityId)).toBe(true);
  });

  test('delivered, read and then deleted by its owner: that is no reason to give the money back', async () => {
    const { entityId, sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    await recordDelivery(shop.kit.db, 'cv_build', entityId);
    shop.clock.now += PAYMENT.deliverWithin + 1;
    await undeliveredJob(shop.kit).handle({}, never);
    expect((await paymentOf(sessionId))?.status).toBe('paid');
  });

  test('a refund whose job got lost is asked for again', async () => {
    const { sessionId } = await bought();
    await fulfil(shop.kit, sessionId);
    await shop.kit.db.update(payments).set({ status: 'refunding', refundReason: 'undelivered' }).where(eq(payments.sessionId, sessionId));
    await undeliveredJob(shop.kit).handle({}, never);
    const { rows } = await shop.kit.db.execute(
      sql`select count(*)::int as count from pgboss.job where name = ${REFUND_JOB} and data->>'sessionId' = ${sessionId}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
