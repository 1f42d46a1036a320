import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FAKE_SECRET_KEY, FAKE_WEBHOOK_SECRET, startStripeFake } from '../fakes/stripe/stripe-fake.ts';
import { OFFER, PAYMENT_CANCELLED } from '../src/features/full-report/copy.ts';
import { STRIPE_WEBHOOK } from '../src/features/payment/contract.ts';
import { roasted } from './report-steps.ts';
import { action } from './steps.ts';
import { startServer } from './server.ts';
import { answered, expect, test } from './test.ts';

test.skip(({ isMobile }) => isMobile, 'the way through the payment company does not depend on the screen');
test.use({ allowedConsole: answered(404) });

/** The product with a payment key, against the loopback fake of the company's API, its hosted page and its webhooks. */
test('with a key the report is bought at the payment company, and the sandbox is gone', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-stripe-'));
  const fake = await startStripeFake();
  const server = await startServer(folder, { STRIPE_SECRET_KEY: FAKE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET, STRIPE_API_BASE: fake.url });
  fake.ringAt(`${server.url}/functions/v1/${STRIPE_WEBHOOK}`);
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await roasted(page);
    await action(page, OFFER.buy).click();
    // A line of the CV may hold the word, too, and every line has its button: only the company's own page is meant.
    await page.waitForURL('**/c/pay/**');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/payment-cancelled**');
    await expect(page.getByRole('heading', { name: PAYMENT_CANCELLED.heading })).toBeVisible();

    await page.goBack();
    await page.goBack();
    await action(page, OFFER.buy).click();
    await page.waitForURL('**/c/pay/**');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/full-roast-report?*');
    expect((await page.goto('/sandbox-checkout?session=cs_test'))?.status()).toBe(404);
  } finally {
    await context.close();
    await server.stop();
    await fake.close();
    await rm(folder, { recursive: true, force: true });
  }
});
