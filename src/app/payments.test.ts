import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FAKE_SECRET_KEY, type StripeFake, startStripeFake } from '../../fakes/stripe/stripe-fake.ts';
import { randomOrder } from '../features/payment/server/orders.test-kit.ts';
import { openShop } from '../features/payment/server/payment.test-kit.ts';
import { call, form, openCheckout, order, rest, roastedCv, ROOMY, SITE } from './payment-shop.test-kit.ts';
import { engines, freshDatabase, startTestServer, type TestServer } from './server.test-kit.ts';

const REPORT = (cv: string): string => `cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${cv}`;

async function report(server: TestServer, cv: string, wait = 0): Promise<string> {
  const response = await fetch(`${server.url}/rest/v1/${REPORT(cv)}`, { headers: { ...server.headers, ...(wait === 0 ? {} : { prefer: `wait=${wait}` }) } });
  return response.text();
}

describe.each(await engines())('buying on $name', ({ serverUrl }) => {
  let dataDir: string;
  let fake: StripeFake;
  let sandbox: TestServer;
  let stripe: TestServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'roastume-buy-'));
    return () => rm(dataDir, { recursive: true, force: true });
  });
  beforeAll(async () => {
    fake = await startStripeFake({ prices: { price_1Real: { amount: 500, currency: 'usd' }, price_1Dear: { amount: 900, currency: 'usd' } } });
    return () => fake.close();
  });
  beforeAll(async () => {
    sandbox = await startTestServer(serverUrl, { ...ROOMY, DATA_DIR: dataDir });
    return () => sandbox.stop();
  });
  beforeAll(async () => {
    stripe = await startTestServer(serverUrl, {
      ...ROOMY,
      DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: FAKE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_BASE: fake.url,
    });
    return () => stripe.stop();
  });

  test('in the sandbox: page, pay, back with both ids, report, receipt with the link', async () => {
    const cv = await roastedCv(sandbox);
    const { sessionId, url } = await openCheckout(sandbox, cv);
    expect(url).toBe(`${SITE}/sandbox-checkout?session=${sessionId}`);
    const page = await fetch(url.replace(SITE, sandbox.url));
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer']);
    const html = await page.text();
    for (const part of ['TEST MODE', 'PAY (TEST)', 'CANCEL', '$5.00', 'Full Roast Report']) expect(html).toContain(part);
    expect(html).not.toMatch(/<script|<style|style=|onclick/u);

    const cancelled = await form(sandbox, '/sandbox-checkout/cancel', { session: sessionId });
    expect([cancelled.status, cancelled.location]).toEqual([303, `${SITE}/payment-cancelled`]);
    expect(await call(sandbox, 'verify-payment', { sessionId })).toMatchObject({ status: 402, body: { error: 'NOT_PAID' } });

    // Somebody reads the whole row before buying: the finished copy of it must not hide the report later.
    expect((await rest(sandbox, 'GET', `cv_analysis_results?cv_upload_id=eq.${cv}`)).body['rows']).toMatchObject([{ full_roast_report_data: null }]);
    const waiting = report(sandbox, cv, 20);
    const paid = await form(sandbox, '/sandbox-checkout/pay', { session: sessionId, email: 'buyer@example.com' });
    expect([paid.status, paid.location]).toEqual([303, `${SITE}/payment-success?entity_id=${cv}&session_id=${sessionId}`]);
    expect(await waiting).toContain('roastScorecard');
    expect(await report(sandbox, cv)).toContain('roastScorecard');
    expect((await rest(sandbox, 'GET', `cv_analysis_results?cv_upload_id=eq.${cv}`)).body['rows']).toMatchObject([
      { full_roast_report_data: { beforeAfterRewrites: expect.any(Array) as unknown } },
    ]);
    expect(await call(sandbox, 'verify-payment', { sessionId })).toMatchObject({
      status: 200,
      body: { cvUploadId: cv, fullRoastData: { engineVersion: expect.any(String) as unknown } },
    });
    expect(await call(sandbox, 'create-checkout-session', order(cv))).toMatchObject({ status: 409, body: { error: 'ALREADY_PAID' } });

    await sandbox.parts.queue.stop(5_000);
    const files = await readdir(path.join(dataDir, 'outbox'));
    expect(files).toHaveLength(1);
    const mail = (await readFile(path.join(dataDir, 'outbox', files[0] ?? ''), 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(mail).toContain('To: buyer@example.com');
    expect(mail).toContain(cv);
    expect(sandbox.logged.join('\n')).not.toContain(sessionId);
    expect(sandbox.logged.join('\n')).not.toContain('buyer@');
  });

  test('with a key: no event, no visitor’s word; a poll on the row finds the money', async () => {
    const cv = await roastedCv(stripe);
    const { sessionId } = await openCheckout(stripe, cv);
    expect(fake.sessions.get(sessionId)).toMatchObject({
      amount: 500,
      currency: 'usd',
      successUrl: `${SITE}/payment-success?entity_id=${cv}&session_id={CHECKOUT_SESSION_ID}`,
      metadata: { productType: 'full_roast_report', entityId: cv },
    });
    fake.pay(sessionId);
    expect(await report(stripe, cv, 20)).toContain('roastScorecard');
  });

  test('with a key: a refund hides the report again, also from who has just read it', async () => {
    const cv = await roastedCv(stripe);
    const { sessionId } = await openCheckout(stripe, cv);
    fake.pay(sessionId);
    await call(stripe, 'verify-payment', { sessionId });
    expect(await report(stripe, cv, 20)).toContain('roastScorecard');
    fake.refund(sessionId);
    const event = fake.events.at(-1);
    if (event === undefined) throw new Error('no event');
    const { body, signature } = fake.sign(event);
    const waiting = stripe.parts.signals.subscribe(cv);
    expect(await call(stripe, 'stripe-webhook', body, { 'stripe-signature': signature })).toMatchObject({ status: 200, body: { received: true } });
    await waiting?.next(5_000, new AbortController().signal);
    waiting?.end();
    expect(await report(stripe, cv)).toBe('[{"full_roast_report_data":null}]');
    expect(await call(stripe, 'verify-payment', { sessionId })).toMatchObject({ status: 402 });
  });

  test('a price of the provider’s own is used, and refused when it is not the catalogue’s', async () => {
    const env = { ...ROOMY, STRIPE_SECRET_KEY: FAKE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: fake.webhookSecret, STRIPE_API_BASE: fake.url };
    for (const [priceId, status] of [
      ['price_1Real', 200],
      ['price_1Dear', 500],
    ] as const) {
      const server = await startTestServer(serverUrl, { ...env, PRICE_FULL_ROAST_REPORT: priceId });
      const cv = await roastedCv(server);
      expect(await call(server, 'create-checkout-session', order(cv))).toMatchObject({ status: 400, body: { error: 'WRONG_PRICE' } });
      expect((await call(server, 'create-checkout-session', order(cv, { priceId }))).status).toBe(status);
      await server.stop();
    }
  });

  test('limits: the eleventh checkout in ten minutes and the thirty-first verify in one are 429', async () => {
    const server = await startTestServer(serverUrl, { SITE_URL: SITE });
    const checkouts = [];
    for (let turn = 0; turn < 11; turn += 1) checkouts.push((await call(server, 'create-checkout-session', {})).status);
    expect(checkouts).toEqual([...Array<number>(10).fill(400), 429]);
    const verifies = [];
    for (let turn = 0; turn < 31; turn += 1) verifies.push((await call(server, 'verify-payment', {})).status);
    expect(verifies).toEqual([...Array<number>(30).fill(400), 429]);
    await server.stop();
  });

  test('forty orders of everything that may fulfil: one payment, one job, one mail', async () => {
    const database = await freshDatabase(serverUrl);
    const shop = await openShop(database.location);
    const wrong: string[] = [];
    for (let seed = 1_001; seed <= 1_040; seed += 1) {
      const trouble = await randomOrder(shop, seed);
      if (trouble !== null) wrong.push(trouble);
    }
    expect(wrong).toEqual([]);
    await shop.close();
    await database.drop();
  });
});
