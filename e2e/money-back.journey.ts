import { PAYMENT_CANCELLED as BUILD_CANCELLED, MONEY_BACK as BUILD_MONEY_BACK } from '../src/features/build-cv/payment.copy.ts';
import { MONEY_BACK, PAYMENT_CANCELLED } from '../src/features/full-report/copy.ts';
import { PAYMENT_CANCELLED as OPTIMIZATION_CANCELLED, TROUBLE } from '../src/features/optimize/payment.copy.ts';
import { goToCheckout, pay, roasted } from './report-steps.ts';
import { action } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

const NUMBER = 'R-0A1B-2C3D-4E5F';
/** Two of six: the others differ in their words alone (await-report.test.ts and its like know them all). */
const CODES = ['REFUNDED', 'DELETED'] as const;

test.describe('money that went back', () => {
  test.use({ allowedConsole: answered(402) });

  test('is told in all three rooms, with the number of the payment, and nowhere as unpaid', async ({ page }) => {
    const ids = `session_id=cs_1&entity_id=${crypto.randomUUID()}`;
    for (const code of CODES) {
      await page.route('**/functions/v1/verify-*', (route) => route.fulfill({ status: 402, json: { error: code, message: code, details: NUMBER } }));
      for (const [at, heading] of [
        [`/payment-success?${ids}`, MONEY_BACK.reasons[code].heading],
        ['/payment-success?session_id=cs_1', MONEY_BACK.reasons[code].heading],
        [`/build-payment-success?${ids}`, BUILD_MONEY_BACK.reasons[code].heading],
        [`/optimization-payment-success?${ids}`, TROUBLE[code].heading],
        [`/optimization-progress?${ids}`, TROUBLE[code].heading],
      ] as const) {
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1, name: heading }), at).toBeVisible();
        const main = page.getByRole('main');
        await expect(main).toContainText(NUMBER);
        await expect(main).not.toContainText(/nothing was charged|not paid/i);
        await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
        if (code === 'REFUNDED') await axe(page);
      }
      await page.unrouteAll();
    }
  });
});

test('each of the four cancelled pages has a title of its own', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at any width');
  const titles = new Map<string, string>();
  for (const at of ['/payment-cancel', '/payment-cancelled', '/build-payment-cancelled', '/optimization-payment-cancelled']) {
    const html = await (await page.request.get(at)).text();
    const before = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).toBe(before);
    titles.set(before, at);
  }
  expect(titles.size).toBe(4);
  expect([PAYMENT_CANCELLED.title, BUILD_CANCELLED.title, OPTIMIZATION_CANCELLED.title].every((title) => titles.has(title))).toBe(true);
});

test('the report can be tried again from its cancelled page, and its payment has a number to be named by', async ({ page }) => {
  await page.goto('/payment-cancelled');
  await expect(page.getByRole('link', { name: PAYMENT_CANCELLED.retry })).toHaveAttribute('href', '/upload');

  await roasted(page);
  await goToCheckout(page);
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await page.waitForURL('**/payment-cancelled');
  await axe(page);
  await action(page, PAYMENT_CANCELLED.retry).click();
  await page.waitForURL('**/sandbox-checkout?*');
  await pay(page);
  await page.waitForURL('**/full-roast-report?*');
  await expect(page.getByRole('main')).toContainText(/R-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/);
});
