import type { Page } from '@playwright/test';
import { z } from 'zod';
import { PROGRESS } from '../src/features/optimize/progress.copy.ts';
import { PAYMENT_SUCCESS, TROUBLE, TROUBLE_WORDS } from '../src/features/optimize/payment.copy.ts';
import { RESULT } from '../src/features/optimize/result.copy.ts';
import { CHECKOUT, fillDetails, goToCheckout, isWaiting, pay, POLL, resultIsOpen, rowAt, VERIFY, verified, withText } from './optimize-steps.ts';
import { action } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

// Product specification 8, to the letter.
const SLOW = "Your optimization is taking longer than expected. We're still working on it - please don't close your browser.";
const HICCUP = "An error occurred while checking your optimization status. We'll keep trying.";
const NOT_AVAILABLE = 'Optimization results not available. Please try again later.';
const MISSING = 'Missing session ID or optimization ID. Please try again or contact support.';
const NO_ID = 'Optimization ID not found in URL parameters';
const NO_SESSION = 'Session ID not found in URL parameters';
const NOT_VERIFIED = 'Payment verification failed';
const NOT_PAID = 'Payment could not be verified';

const address = (path: string): string => `/${path}?session_id=cs_1&entity_id=${crypto.randomUUID()}`;
const percent = (page: Page) => page.getByRole('progressbar');

test('a slow worker: the bar stops at 90, the warning comes, and nobody gives up', async ({ page }) => {
  let polls = 0;
  await page.route(VERIFY, (route) => route.fulfill(verified));
  await page.route(POLL, (route) => {
    polls += 1;
    expect(route.request().headers()['prefer']).toContain('wait=');
    return route.fulfill(rowAt('writing'));
  });
  await page.clock.install();
  await page.goto(address('optimization-progress'));
  await isWaiting(page);
  await expect(percent(page)).toHaveAttribute('value', /^(3|6|9|12|15|18)$/);
  await axe(page);
  const tiles = page.getByRole('list', { name: PROGRESS.stagesLabel }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(polls).toBeGreaterThanOrEqual(7);
  }).toPass();
  await expect(tiles.first()).toHaveAttribute('data-state', 'done');
  await expect(page.getByText(SLOW)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(polls).toBeGreaterThanOrEqual(30);
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('alert')).toContainText(SLOW);
  await expect(percent(page)).toHaveAttribute('value', '90');
  await expect(tiles.last()).toHaveAttribute('data-state', 'now');
  await axe(page);

  await test.step('and it goes on asking', async () => {
    const before = polls;
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(polls).toBeGreaterThan(before);
    }).toPass();
  });
  await page.getByRole('alert').getByRole('button', { name: PROGRESS.dismiss }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('sixteen lines pass the time, by chance and never the same twice in a row', async ({ page }) => {
  expect(new Set(PROGRESS.messages).size).toBe(16);
  await page.route(VERIFY, () => {});
  await page.clock.install();
  await page.goto(address('optimization-progress'));
  await isWaiting(page);
  const line = page.getByRole('main').locator('.pen-note');
  let last = await line.textContent();
  for (let turn = 0; turn < 6; turn += 1) {
    await page.clock.runFor(3_000);
    await expect(line).not.toHaveText(last ?? '');
    last = await line.textContent();
    expect([...PROGRESS.messages]).toContain(last);
  }
});

test.describe('trouble', () => {
  test.use({ allowedConsole: answered(402, 403, 404, 500) });

  test('an error is told, tried again after 5 s, and forgotten when it is over', async ({ page }) => {
    await page.route(VERIFY, (route) => route.fulfill(verified));
    let polls = 0;
    await page.route(POLL, (route) => {
      polls += 1;
      return polls === 1
        ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken', details: null, hint: null } })
        : route.fulfill(rowAt('matching'));
    });
    await page.clock.install();
    await page.goto(address('optimization-progress'));
    await expect(page.getByRole('alert')).toContainText(HICCUP);
    await axe(page);
    await page.clock.runFor(5_000);
    await expect.poll(() => polls).toBeGreaterThan(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(PROGRESS.status.matching)).toBeVisible();
  });

  test('each way to fail has its sentence and its way on', async ({ page }) => {
    const says = async (sentence: string): Promise<void> => {
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(action(page, TROUBLE_WORDS.wizard)).toBeVisible();
      await axe(page);
    };
    await page.goto('/optimization-progress?session_id=cs_1');
    await says(NO_ID);
    await page.goto(`/optimization-payment-success?entity_id=${crypto.randomUUID()}`);
    await says(MISSING);
    await page.goto('/optimization-payment-success?session_id=cs_1');
    await says(MISSING);
    await page.goto(address('optimization-progress'));
    await says(NOT_VERIFIED);
    await page.goto(`/optimization-progress?entity_id=${crypto.randomUUID()}`);
    await says(NOT_AVAILABLE);

    await page.route(VERIFY, (route) => route.fulfill({ json: { success: true, paymentVerified: false } }));
    await page.goto(address('optimization-payment-success'));
    await says(NOT_PAID);
    await page.unroute(VERIFY);
    await page.route(VERIFY, (route) => route.fulfill(verified));
    await page.route(POLL, (route) => route.fulfill(rowAt('failed')));
    await page.goto(address('optimization-progress'));
    await says(TROUBLE.FAILED.sentence);
    await expect(page.getByRole('heading', { name: TROUBLE.FAILED.heading })).toBeVisible();
    await action(page, TROUBLE_WORDS.retry).click();
    await says(TROUBLE.FAILED.sentence);
  });
});

test('a request that nobody paid for says so and can be paid from there', async ({ page }) => {
  await withText(page);
  await fillDetails(page);
  const asked = page.waitForRequest(CHECKOUT);
  await goToCheckout(page);
  const { entityId: id } = z.object({ entityId: z.string() }).parse((await asked).postDataJSON());
  await page.goto(`/optimization-progress?entity_id=${id}`);
  await expect(page.getByRole('alert')).toContainText(NO_SESSION);
  await axe(page);
  await page.getByRole('button', { name: TROUBLE_WORDS.pay }).click();
  await page.waitForURL('**/sandbox-checkout*');
  await pay(page);
  await resultIsOpen(page);
});

test('the success page waits, and says so to whoever presses too early', async ({ page }) => {
  await page.route(VERIFY, (route) => route.fulfill(verified));
  await page.route(POLL, (route) => route.fulfill(rowAt('reading')));
  await page.goto(address('optimization-payment-success'));
  await expect(page.getByRole('heading', { name: PAYMENT_SUCCESS.heading })).toBeVisible();
  await expect(page.getByText(PROGRESS.status.reading)).toBeVisible();
  await page.getByRole('button', { name: RESULT.download }).click();
  await expect(page.getByRole('alert')).toContainText(NOT_AVAILABLE);
  await axe(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: PAYMENT_SUCCESS.heading })).toBeVisible();
});
