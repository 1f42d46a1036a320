import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { FAKE_SECRET_KEY, type FakeEvent, type StripeFake, startStripeFake } from '../../fakes/stripe/stripe-fake.ts';
import { checkoutSessions } from '../features/payment/server/payments.table.ts';
import { type Answer, call, fingerprint, form, openCheckout, order, plantReport, rest, roastedCv, ROOMY, SECRET, SITE } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

/** An attack: what is tried, what is answered, and the code it is answered with (null where there is none to say). */
type Attack = [what: string, status: number, code: string | null, attempt: () => Promise<Answer>];

describe.each(await engines())('attacks on $name', ({ serverUrl }) => {
  let fake: StripeFake;
  /** Without a key, and with one. */
  let sandbox: TestServer;
  let stripe: TestServer;
  let [cv, paidCv, unroasted, stripeCv] = ['', '', '', ''];
  let [openId, paidId, stripeId] = ['', '', ''];

  beforeAll(async () => {
    fake = await startStripeFake();
    return () => fake.close();
  });
  beforeAll(async () => {
    sandbox = await startTestServer(serverUrl, ROOMY);
    return () => sandbox.stop();
  });
  beforeAll(async () => {
    stripe = await startTestServer(serverUrl, {
      ...ROOMY,
      STRIPE_SECRET_KEY: FAKE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_BASE: fake.url,
    });
    return () => stripe.stop();
  });
  beforeAll(async () => {
    [cv, paidCv, stripeCv] = await Promise.all([roastedCv(sandbox), roastedCv(sandbox), roastedCv(stripe)]);
    await plantReport(sandbox, cv);
    await plantReport(stripe, stripeCv);
    unroasted = randomUUID();
    openId = (await openCheckout(sandbox, cv)).sessionId;
    paidId = (await openCheckout(sandbox, paidCv)).sessionId;
    stripeId = (await openCheckout(stripe, stripeCv)).sessionId;
    await form(sandbox, '/sandbox-checkout/pay', { session: paidId });
    // The report of the paid one is being written; what follows must not be taken for a change by an attack.
    await fetch(`${sandbox.url}/rest/v1/cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${paidCv}`, {
      headers: { ...sandbox.headers, prefer: 'wait=20' },
    });
    await sandbox.parts.queue.stop(5_000);
    await stripe.parts.queue.stop(5_000);
  });

  const buy =
    (change: Record<string, unknown>): (() => Promise<Answer>) =>
    () =>
      call(sandbox, 'create-checkout-session', order(cv, change));
  const verify =
    (body: () => unknown, name = 'verify-payment'): (() => Promise<Answer>) =>
    () =>
      call(sandbox, name, body());
  /** Somebody changes a session at the provider, comes back with it, and is looked up again afterwards as it was. */
  const forged = (change: Parameters<StripeFake['tamper']>[1]) => async (): Promise<Answer> => {
    const before = { ...fake.sessions.get(stripeId) };
    fake.tamper(stripeId, { status: 'complete', paymentStatus: 'paid', ...change });
    const answer = await call(stripe, 'verify-payment', { sessionId: stripeId });
    fake.tamper(stripeId, before);
    return answer;
  };
  const sent = (body: string, signature: string | null): Promise<Answer> =>
    call(stripe, 'stripe-webhook', body, signature === null ? {} : { 'stripe-signature': signature });
  /** A completed event of a session that is not paid, signed as told. */
  const lie = (type: FakeEvent['type'], object: Record<string, unknown> = { id: stripeId, object: 'checkout.session', payment_status: 'paid' }): FakeEvent => ({
    id: 'evt_1',
    object: 'event',
    api_version: null,
    created: 1,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  });
  const webhook =
    (more: Parameters<StripeFake['sign']>[1], change: (body: string, signature: string) => [string, string | null] = (body, signature) => [body, signature]) =>
    (): Promise<Answer> => {
      const { body, signature } = fake.sign(lie('checkout.session.completed'), more);
      return sent(...change(body, signature));
    };
  const told = (type: FakeEvent['type'], object?: Record<string, unknown>) => (): Promise<Answer> => {
    const { body, signature } = fake.sign(lie(type, object));
    return sent(body, signature);
  };
  const read =
    (path: () => string): (() => Promise<Answer>) =>
    () =>
      rest(sandbox, 'GET', path());

  const attacks: Attack[] = [
    ['checkout: no price', 400, 'MISSING_PARAMETERS', buy({ priceId: undefined })],
    ['checkout: no entity', 400, 'MISSING_PARAMETERS', buy({ entityId: '' })],
    ['checkout: no product', 400, 'MISSING_PARAMETERS', buy({ productType: null })],
    ['checkout: nothing at all', 400, 'MISSING_PARAMETERS', () => call(sandbox, 'create-checkout-session', {})],
    ['checkout: a list', 400, 'MISSING_PARAMETERS', () => call(sandbox, 'create-checkout-session', [order(cv)])],
    ['checkout: a price that is an object', 400, 'MISSING_PARAMETERS', buy({ priceId: { $ne: null } })],
    ['checkout: torn JSON', 400, 'INVALID_REQUEST', () => call(sandbox, 'create-checkout-session', '{"priceId":')],
    ['checkout: no bearer', 401, 'UNAUTHORIZED', () => call(sandbox, 'create-checkout-session', order(cv), {})],
    ['product: not for sale', 400, 'UNKNOWN_PRODUCT', buy({ productType: 'personal_headshot' })],
    ['product: a name from the prototype', 400, 'UNKNOWN_PRODUCT', buy({ productType: '__proto__' })],
    ['price: of another product', 400, 'WRONG_PRICE', buy({ priceId: 'price_cv_build' })],
    ['price: made up', 400, 'WRONG_PRICE', buy({ priceId: 'price_free' })],
    ['price: with an amount smuggled in', 400, 'WRONG_PRICE', buy({ priceId: 'price_full_roast_report_1', amount: 1 })],
    ['url: somebody else’s success', 400, 'FORBIDDEN_URL', buy({ successUrl: 'https://evil.example/payment-success' })],
    ['url: somebody else’s cancel', 400, 'FORBIDDEN_URL', buy({ cancelUrl: 'https://evil.example/' })],
    [
      'url: vouched for by the Host header',
      400,
      'FORBIDDEN_URL',
      () => call(sandbox, 'create-checkout-session', order(cv, { successUrl: `${sandbox.url}/payment-success` })),
    ],
    ['url: script', 400, 'FORBIDDEN_URL', buy({ successUrl: 'javascript:alert(1)//shop.test' })],
    ['url: data', 400, 'FORBIDDEN_URL', buy({ successUrl: 'data:text/html,hello' })],
    ['url: without a protocol', 400, 'FORBIDDEN_URL', buy({ successUrl: '//evil.example/' })],
    ['url: with a name and password', 400, 'FORBIDDEN_URL', buy({ successUrl: 'http://a:b@shop.test/' })],
    ['url: our name as a user', 400, 'FORBIDDEN_URL', buy({ successUrl: 'http://shop.test@evil.example/' })],
    ['url: our name as a subdomain', 400, 'FORBIDDEN_URL', buy({ successUrl: 'http://shop.test.evil.example/' })],
    ['url: another port', 400, 'FORBIDDEN_URL', buy({ successUrl: 'http://shop.test:8080/' })],
    ['url: another protocol', 400, 'FORBIDDEN_URL', buy({ successUrl: 'https://shop.test/' })],
    ['url: a backslash', 400, 'FORBIDDEN_URL', buy({ successUrl: 'http:\\\\evil.example\\shop.test' })],
    ['url: endless', 400, 'FORBIDDEN_URL', buy({ successUrl: `${SITE}/${'a'.repeat(3_000)}` })],
    ['entity: unknown', 404, 'NOT_FOUND', () => call(sandbox, 'create-checkout-session', order(unroasted))],
    ['entity: no id', 404, 'NOT_FOUND', buy({ entityId: 'me' })],
    ['entity: SQL', 404, 'NOT_FOUND', buy({ entityId: "' or 1=1 --" })],
    ['entity: paid already', 409, 'ALREADY_PAID', () => call(sandbox, 'create-checkout-session', order(paidCv))],
    ['verify: no session', 400, 'MISSING_PARAMETERS', verify(() => ({}))],
    ['verify: a session that is an object', 400, 'MISSING_PARAMETERS', verify(() => ({ sessionId: { $gt: '' } }))],
    ['verify: a guessed session', 404, 'UNKNOWN_SESSION', verify(() => ({ sessionId: `cs_sandbox_${'0'.repeat(48)}` }))],
    ['verify: a wildcard', 404, 'UNKNOWN_SESSION', verify(() => ({ sessionId: '%' }))],
    ['verify: another path of the provider', 404, 'UNKNOWN_SESSION', verify(() => ({ sessionId: '../refunds' }))],
    ['verify: not paid', 402, 'NOT_PAID', verify(() => ({ sessionId: openId }))],
    ['verify: the template instead of the id', 404, 'UNKNOWN_SESSION', verify(() => ({ sessionId: '{CHECKOUT_SESSION_ID}' }))],
    ['verify: a report’s payment for a CV', 403, 'WRONG_PRODUCT', verify(() => ({ sessionId: paidId, cvBuildId: paidCv }), 'verify-cv-build-payment')],
    [
      'verify: a report’s payment for an optimization',
      403,
      'WRONG_PRODUCT',
      verify(() => ({ sessionId: paidId, optimizationId: randomUUID() }), 'verify-optimization-payment'),
    ],
    ['verify: no bearer', 401, 'UNAUTHORIZED', () => call(sandbox, 'verify-payment', { sessionId: paidId }, {})],
    ['session: paid one cent', 403, 'WRONG_AMOUNT', forged({ amount: 1 })],
    ['session: paid in another currency', 403, 'WRONG_AMOUNT', forged({ currency: 'jpy' })],
    [
      'session: made for another row',
      403,
      'WRONG_PRODUCT',
      forged({ metadata: { app: 'roastume', productType: 'full_roast_report', entityId: randomUUID() } }),
    ],
    ['session: made for another product', 403, 'WRONG_PRODUCT', forged({ metadata: { app: 'roastume', productType: 'cv_build', entityId: randomUUID() } })],
    ['session: of another shop', 403, 'WRONG_PRODUCT', forged({ metadata: {} })],
    ['session: of the other mode', 404, 'UNKNOWN_SESSION', forged({ live: true })],
    ['session: a voucher over everything', 402, 'NOT_PAID', forged({ paymentStatus: 'no_payment_required' })],
    ['session: complete and not paid', 402, 'NOT_PAID', forged({ paymentStatus: 'unpaid' })],
    ['webhook: not signed', 400, 'INVALID_SIGNATURE', webhook({}, (body) => [body, null])],
    ['webhook: signed with another secret', 400, 'INVALID_SIGNATURE', webhook({ secret: 'whsec_other' })],
    ['webhook: changed after signing', 400, 'INVALID_SIGNATURE', webhook({}, (body, signature) => [body.replace('evt_1', 'evt_2'), signature])],
    ['webhook: recorded yesterday', 400, 'INVALID_SIGNATURE', webhook({ timestamp: Math.floor(Date.now() / 1000) - 86_400 })],
    ['webhook: a bearer instead of a signature', 400, 'INVALID_SIGNATURE', () => call(stripe, 'stripe-webhook', '{}')],
    ['webhook: signed nonsense', 400, 'INVALID_SIGNATURE', webhook({}, () => ['nonsense', 't=1,v1=00'])],
    ['webhook: says paid, and is not', 200, null, webhook({})],
    ['webhook: of a session that is none of ours', 200, null, told('checkout.session.completed', { id: 'cs_test_other' })],
    ['webhook: refund of a payment that is none of ours', 200, null, told('charge.refunded', { id: 'ch_1', payment_intent: 'pi_other' })],
    ['webhook: an event nobody asked for', 200, null, told('customer.created', { id: 'cus_1' })],
    ['webhook: where there is no key', 404, 'NOT_FOUND', () => call(sandbox, 'stripe-webhook', '{}')],
    [
      'sandbox: its page, with a key',
      404,
      null,
      async () => ({ status: (await fetch(`${stripe.url}/sandbox-checkout?session=${stripeId}`)).status, body: {} }),
    ],
    ['sandbox: paying, with a key', 404, null, () => form(stripe, '/sandbox-checkout/pay', { session: stripeId })],
    ['sandbox: paying for nothing', 404, null, () => form(sandbox, '/sandbox-checkout/pay', { session: 'cs_sandbox_x' })],
    ['sandbox: paying twice', 303, null, () => form(sandbox, '/sandbox-checkout/pay', { session: paidId, email: 'thief@example.com' })],
    ['read: payments', 404, 'PGRST205', read(() => `payments?session_id=eq.${paidId}`)],
    ['read: sessions', 404, 'PGRST205', read(() => `checkout_sessions?entity_id=eq.${cv}`)],
    ['read: sandbox', 404, 'PGRST205', read(() => `sandbox_sessions?id=eq.${openId}`)],
    ['read: mails', 404, 'PGRST205', read(() => `mail_outbox?key=eq.receipt:${paidId}`)],
    ['read: the report by a cast', 400, 'PGRST100', read(() => `cv_analysis_results?select=full_roast_report_data::text&cv_upload_id=eq.${cv}`)],
    ['read: the report by a path', 400, 'PGRST100', read(() => `cv_analysis_results?select=full_roast_report_data->jobRole&cv_upload_id=eq.${cv}`)],
    ['read: the report by an alias', 400, 'PGRST100', read(() => `cv_analysis_results?select=x:full_roast_report_data&cv_upload_id=eq.${cv}`)],
    ['read: whether there is a report', 401, '42501', read(() => `cv_analysis_results?select=stamp&cv_upload_id=eq.${cv}&full_roast_report_data=not.is.null`)],
    ['read: the column’s inner name', 400, 'PGRST204', read(() => `cv_analysis_results?select=full_roast_report&cv_upload_id=eq.${cv}`)],
    ['read: an order by the report', 400, 'PGRST100', read(() => `cv_analysis_results?cv_upload_id=eq.${cv}&order=full_roast_report_data`)],
    ['read: every report', 401, '42501', read(() => 'cv_analysis_results?select=full_roast_report_data')],
    ['write: a payment', 404, 'PGRST205', () => rest(sandbox, 'POST', 'payments', { session_id: openId, entity_id: cv, status: 'paid' })],
    ['write: a session as paid', 404, 'PGRST205', () => rest(sandbox, 'PATCH', `sandbox_sessions?id=eq.${openId}`, { paid: true })],
    ['write: the report', 401, '42501', () => rest(sandbox, 'PATCH', `cv_analysis_results?cv_upload_id=eq.${cv}`, { full_roast_report_data: {} })],
    ['write: the roast of a paid row under another id', 401, '42501', () => rest(sandbox, 'POST', 'cv_analysis_results', { cv_upload_id: cv })],
    ['write: away with it', 401, '42501', () => rest(sandbox, 'DELETE', `cv_analysis_results?cv_upload_id=eq.${cv}`)],
    ['work: a report that is not paid', 402, 'PAYMENT_REQUIRED', () => call(sandbox, 'process-full-roast', { cvUploadId: cv })],
  ];

  test.each(attacks)('%s: %d %s, and nothing has changed', async (_what, status, code, attempt) => {
    const before = await Promise.all([fingerprint(sandbox), fingerprint(stripe)]);
    const answer = await attempt();
    expect([answer.status, code === null ? null : (answer.body['error'] ?? answer.body['code'])]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(await Promise.all([fingerprint(sandbox), fingerprint(stripe)])).toEqual(before);
  });

  test('read: the unpaid report is null, by name, by star and after a wait', async () => {
    for (const select of ['full_roast_report_data', '*', 'stamp,full_roast_report_data']) {
      const answer = await rest(sandbox, 'GET', `cv_analysis_results?select=${select}&cv_upload_id=eq.${cv}`);
      expect(answer.body['rows']).toMatchObject([{ full_roast_report_data: null }]);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    }
  });

  test('session: of the sandbox, carried over to where there is a key: unknown', async () => {
    const now = new Date();
    await stripe.parts.database.db.insert(checkoutSessions).values({
      sessionId: paidId,
      provider: 'sandbox',
      productType: 'full_roast_report',
      entityId: stripeCv,
      priceId: 'x',
      amount: 500,
      currency: 'usd',
      live: false,
      url: 'x',
      successUrl: 'x',
      cancelUrl: 'x',
      createdAt: now,
      checkedAt: now,
    });
    const before = await fingerprint(stripe);
    expect(await call(stripe, 'verify-payment', { sessionId: paidId })).toMatchObject({ status: 404, body: { error: 'UNKNOWN_SESSION' } });
    expect(await fingerprint(stripe)).toBe(before);
  });

  test('race: twenty at once with a session that is not paid get nothing, all of them', async () => {
    const before = await fingerprint(sandbox);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(sandbox, 'verify-payment', { sessionId: openId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402]));
    expect(await fingerprint(sandbox)).toBe(before);
  });

  test('race: ten checkouts at once, three of them paid: what is too much goes back', async () => {
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => call(stripe, 'create-checkout-session', order(stripeCv, { successUrl: `${SITE}/payment-success?turn=${turn}` }))),
    );
    const ids = opened.map(({ body }) => String(body['sessionId']));
    for (const id of ids.slice(0, 3)) fake.pay(id);
    const answers = await Promise.all(ids.slice(0, 3).flatMap((sessionId) => [1, 2].map(() => call(stripe, 'verify-payment', { sessionId }))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await stripe.parts.database.db.execute(`select status, count(*)::int as count from payments group by status order by status`);
    expect(rows).toEqual([
      { status: 'paid', count: 1 },
      { status: 'refunding', count: 2 },
    ]);
    expect(await call(stripe, 'create-checkout-session', order(stripeCv))).toMatchObject({ status: 409 });
  });
});
