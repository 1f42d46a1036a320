import { Stripe } from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { FAKE_SECRET_KEY, type StripeFake, startStripeFake } from './stripe-fake.ts';

let fake: StripeFake;
let stripe: Stripe;
beforeAll(async () => {
  fake = await startStripeFake({ prices: { price_1: { amount: 500, currency: 'usd' } } });
  return () => fake.close();
});
beforeAll(async () => {
  const { hostname, port } = new URL(fake.url);
  stripe = new Stripe(FAKE_SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
});

const WANTED = {
  mode: 'payment',
  line_items: [{ price: 'price_1', quantity: 1 }],
  metadata: { a: 'b' },
  success_url: 'https://x.example/?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://x.example/',
} as const;
const create = (idempotencyKey: string, change: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({ ...WANTED, line_items: [...WANTED.line_items], ...change }, { idempotencyKey });

test('the official SDK opens, reads, expires and lists', async () => {
  const session = await create('one');
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 500,
    currency: 'usd',
    metadata: { a: 'b' },
    success_url: WANTED.success_url,
  });
  const items = await stripe.checkout.sessions.listLineItems(session.id);
  expect(items.data.map((item) => item.amount_total)).toEqual([500]);
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('"open"');
  expect((await stripe.checkout.sessions.retrieve(session.id)).url).toBeNull();
});

test('an idempotency key gives the same session, and an error with other parameters', async () => {
  const [first, second] = [await create('two'), await create('two')];
  expect(second.id).toBe(first.id);
  await expect(create('two', { metadata: { a: 'c' } })).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await create('three')).id).not.toBe(first.id);
});

test('a price or session that is not there, and a wrong key, are refused as Stripe refuses them', async () => {
  await expect(create('four', { line_items: [{ price: 'price_none', quantity: 1 }] })).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400 });
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  await expect(stripe.checkout.sessions.retrieve('cs_test_none', {}, { apiKey: 'sk_test_other' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('paid, refunded, disputed: as the expanded charge and the signed events tell it', async () => {
  const { id } = await create('five');
  fake.pay(id, 'someone@example.com');
  const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'someone@example.com' },
    payment_intent: { latest_charge: { refunded: false, disputed: false } },
  });
  if (paid.payment_intent === null || typeof paid.payment_intent === 'string') throw new Error('not expanded');
  fake.dispute(id);
  expect((await stripe.disputes.list({ payment_intent: paid.payment_intent.id })).data).toMatchObject([{ status: 'needs_response' }]);
  await stripe.refunds.create({ payment_intent: paid.payment_intent.id }, { idempotencyKey: 'r' });
  await stripe.refunds.create({ payment_intent: paid.payment_intent.id }, { idempotencyKey: 'r' });
  await expect(stripe.refunds.create({ payment_intent: paid.payment_intent.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(fake.events.slice(-4).map((event) => event.type)).toEqual([
    'checkout.session.completed',
    'charge.dispute.created',
    'refund.created',
    'charge.refunded',
  ]);
  for (const event of fake.events) {
    const { body, signature } = fake.sign(event);
    expect(stripe.webhooks.constructEvent(body, signature, fake.webhookSecret).id).toBe(event.id);
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, fake.webhookSecret)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  }
});
