import type { Page } from '@playwright/test';
import { REPORT_SECTIONS } from '../src/domain/report.ts';
import { OFFER, PAYMENT_SUCCESS, REPORT, REPORT_PROGRESS } from '../src/features/full-report/copy.ts';
import { RESULT } from '../src/features/roast/copy.ts';
import { goToCheckout, pay, REPORT_POLL, roasted } from './report-steps.ts';
import { action } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

// Product specification 8, to the letter.
const NO_SESSION = 'No session ID found. Please try again or contact support.';
const TOO_LONG = 'Your full roast report is taking longer than expected to generate. Please go back to the roast page and try again.';
const DATABASE = 'An error occurred while retrieving your full roast report. Please try again later.';
const NO_CV = 'Payment verified but CV ID not found. Please contact support.';
const NOT_VERIFIED = 'Payment verification failed. Please try again or contact support.';
const BROKE = 'An error occurred while verifying your payment. Please try again later.';
const NOT_GENERATED = 'Failed to generate full roast report. Please try again later.';
const NO_CHECKOUT = 'Payment system temporarily unavailable. Please try again later.';
const NO_DOCUMENT = 'Word document generation failed. Even our document generator is disappointed in your CV.';

const VERIFY = '**/functions/v1/verify-payment';
const nothingYet = { json: [{ full_roast_report_data: null }] };

async function says(page: Page, sentence: string): Promise<void> {
  const box = page.getByRole('alert');
  await expect(box).toContainText('ERROR');
  await expect(box).toContainText(sentence);
  const main = page.getByRole('main');
  await expect(main).toContainText(/payment successful/i);
  await expect(page.getByRole('region', { name: PAYMENT_SUCCESS.nextHeading }).getByRole('listitem')).toHaveCount(PAYMENT_SUCCESS.next.length);
  await expect(page.getByRole('region', { name: PAYMENT_SUCCESS.contentsHeading }).getByRole('listitem')).toHaveText(Object.values(REPORT_SECTIONS));
  for (const name of ['Back to Roast', 'Retry Loading Report']) await expect(action(page, name)).toBeVisible();
  await expect(main).toContainText(/receipt/);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
}

test.describe('back from the checkout', () => {
  test.use({ allowedConsole: answered(402, 404, 500) });

  test('thirty polls without a report are enough; trying again is a press away', async ({ page }) => {
    const id = crypto.randomUUID();
    let polls = 0;
    await page.route(REPORT_POLL, (route) => {
      polls += 1;
      expect(route.request().headers()['prefer']).toContain('wait=');
      return route.fulfill(nothingYet);
    });
    await page.clock.install();
    await page.goto(`/payment-success?session_id=cs_1&entity_id=${id}`);
    await expect(page.getByRole('heading', { name: REPORT_PROGRESS.heading })).toBeVisible();
    await axe(page);
    await expect(async () => {
      await page.clock.runFor(2_000);
      expect(polls).toBe(30);
    }).toPass({ timeout: 40_000 });
    await page.clock.runFor(10_000);
    await says(page, TOO_LONG);
    expect(polls).toBe(30);
    await axe(page);
    await action(page, 'Retry Loading Report').click();
    await expect(page.getByRole('heading', { name: REPORT_PROGRESS.heading })).toBeVisible();
    await expect.poll(() => polls).toBe(31);
  });

  test('each way to fail has its sentence', async ({ page }) => {
    await page.goto('/payment-success');
    await says(page, NO_SESSION);
    await axe(page);

    await page.route(REPORT_POLL, (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken', details: null, hint: null } }));
    await page.goto(`/payment-success?session_id=cs_1&entity_id=${crypto.randomUUID()}`);
    await says(page, DATABASE);

    await page.goto('/payment-success?session_id=cs_never');
    await says(page, NOT_VERIFIED);

    await page.route(VERIFY, (route) => route.fulfill({ json: { fullRoastData: null } }));
    await page.reload();
    await says(page, NO_CV);

    await page.unroute(VERIFY);
    await page.route(VERIFY, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }));
    await page.reload();
    await says(page, BROKE);
  });

  test('a report that comes late is opened', async ({ page }) => {
    const id = await roasted(page);
    await goToCheckout(page);
    await pay(page);
    await page.waitForURL('**/full-roast-report?*');
    await page.goto('/');
    let polls = 0;
    await page.route(REPORT_POLL, (route) => {
      polls += 1;
      return polls === 1 ? route.fulfill(nothingYet) : route.continue();
    });
    await page.route(VERIFY, (route) => route.fulfill({ json: { cvUploadId: id, fullRoastData: null } }));
    await page.goto('/payment-success?session_id=cs_late');
    await page.waitForURL('**/full-roast-report?*');
    expect(polls).toBe(2);
  });
});

test.describe('a report that is not to be had', () => {
  test.use({ allowedConsole: answered(402, 404, 503) });

  test('is locked until it is bought, and says so', async ({ page }) => {
    const id = await roasted(page);
    await page.goto(`/full-roast-report?id=${id}`);
    await expect(page.getByRole('heading', { name: REPORT.unpaidHeading })).toBeVisible();
    await expect(action(page, OFFER.buy)).toBeVisible();
    await axe(page);
    await action(page, REPORT.back).click();
    await page.waitForURL('**/roast?*');

    await page.goto(`/full-roast-report?id=${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: REPORT.goneHeading })).toBeVisible();
    await axe(page);
    await page.goto('/full-roast-report');
    await expect(page.getByRole('heading', { name: REPORT_PROGRESS.missingHeading })).toBeVisible();
  });

  test('sends whoever waits for it back to the roast, with an alert', async ({ page }) => {
    const id = await roasted(page);
    await page.goto(`/progress?mode=fullRoastReport&id=${id}`);
    await page.waitForURL('**/roast?*');
    await expect(page.getByRole('alert')).toContainText(NOT_GENERATED);
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
    await axe(page);
  });

  test('cannot be bought while the till is shut', async ({ page }) => {
    await roasted(page);
    await page.route('**/functions/v1/create-checkout-session', (route) => route.fulfill({ status: 503, json: { error: 'BUSY', message: 'busy' } }));
    await action(page, OFFER.buy).click();
    await expect(page.getByRole('alert')).toContainText(NO_CHECKOUT);
    await axe(page);
    await page.unrouteAll();
    await goToCheckout(page);
  });
});

test.describe('the Word file', () => {
  test.use({ allowedConsole: /ERR_FAILED/ });

  test('says when it is being made', async ({ page }) => {
    await roasted(page);
    await goToCheckout(page);
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/full-report.docx-*.js', async (route) => {
      await seen;
      await route.continue();
    });
    await pay(page);
    await expect(page.getByRole('button', { name: REPORT.downloading }).first()).toBeVisible();
    await axe(page);
    const download = page.waitForEvent('download');
    release();
    await download;
    await expect(page.getByRole('button', { name: REPORT.download }).first()).toBeVisible();
    await expect(page.getByText(REPORT.downloaded)).toBeVisible();
    await axe(page);
  });

  test('that cannot be made is owned up to', async ({ page }) => {
    await roasted(page);
    await goToCheckout(page);
    await page.route('**/assets/full-report.docx-*.js', (route) => route.abort());
    await pay(page);
    await page.waitForURL('**/full-roast-report?*');
    await expect(page.getByRole('alert')).toContainText(NO_DOCUMENT);
    await expect(page.getByRole('button', { name: REPORT.download }).first()).toBeEnabled();
    await axe(page);
  });
});

test('while a report is written, its own sixteen lines pass the time', async ({ page }) => {
  expect(new Set(REPORT_PROGRESS.messages).size).toBe(16);
  await page.route('**/rest/v1/cv_analysis_results*', () => {});
  await page.clock.install();
  await page.goto(`/progress?mode=fullRoastReport&id=${crypto.randomUUID()}`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const message of REPORT_PROGRESS.messages) {
    await expect(page.getByText(message)).toBeVisible();
    await page.clock.runFor(2_500);
  }
  await expect(page.getByText(REPORT_PROGRESS.messages[0])).toBeVisible();
});
