import { BUILD, WARNING } from '../src/features/build-cv/copy.ts';
import { PAYMENT_CANCELLED, PAYMENT_SUCCESS } from '../src/features/build-cv/payment.copy.ts';
import { COMPLETE } from '../src/features/build-cv/complete.copy.ts';
import { STEP_INTERESTS, STEP_JOB, STEP_LEVEL, STEP_ROLE } from '../src/features/build-cv/steps.copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { answerAll, answerFromLevel, answerJob, answerRole, GENERATE, generate, goToCheckout, heading, next, PERSON, startFromScratch } from './build-steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

test('a reload and a closed tab lose nothing, starting over loses all of it', async ({ page, context }) => {
  await startFromScratch(page);
  await answerJob(page);
  await next(page);
  await page.getByText(PERSON.level).click();
  await next(page);
  await answerRole(page);
  await page.reload();
  await heading(page, STEP_ROLE.heading);
  await expect(page.getByLabel(STEP_ROLE.achievement)).toHaveValue(PERSON.achievement);
  await expect(page.getByRole('group', { name: STEP_ROLE.start, exact: true }).getByLabel('Month')).toHaveValue('03');

  const later = await context.newPage();
  await page.close();
  await later.goto('/build');
  await heading(later, STEP_ROLE.heading);
  await expect(later.getByLabel(STEP_ROLE.company)).toHaveValue(PERSON.company);

  await later.getByRole('button', { name: BUILD.startOver }).click();
  await later.getByRole('button', { name: BUILD.startOverYes }).click();
  await heading(later, WARNING.heading);
  await later.getByRole('link', { name: WARNING.scratchStart, exact: true }).click();
  await expect(later.getByLabel(STEP_JOB.jobTitle)).toHaveValue('');
});

test('a cancelled payment charges nothing and keeps everything', async ({ page }) => {
  await answerAll(page);
  await generate(page);
  await goToCheckout(page);
  await page.getByRole('button', { name: SANDBOX.cancel }).click();
  await heading(page, PAYMENT_CANCELLED.heading);
  await expect(page.getByText(PAYMENT_CANCELLED.text)).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Back to CV Builder' }).click();
  await heading(page, COMPLETE.heading);
  await page.getByRole('button', { name: COMPLETE.change }).click();
  await heading(page, STEP_JOB.heading);
  await expect(page.getByLabel(STEP_JOB.jobTitle)).toHaveValue(PERSON.jobTitle);
});

test.describe('when something fails', () => {
  test.use({ allowedConsole: answered(400, 403, 404, 500, 502) });

  test('the writing: a toast on the first screen, the answers kept, and the second try works', async ({ page }) => {
    let inserts = 0;
    page.on('request', (request) => (inserts += request.method() === 'POST' && request.url().includes('/rest/v1/cv_build_data') ? 1 : 0));
    await page.route(GENERATE, (route) => route.fulfill({ status: 502, json: { error: 'GENERATION_FAILED', message: '', details: '' } }));
    await answerAll(page);
    await page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true }).click();
    await heading(page, WARNING.heading);
    await expect(page.getByRole('status').filter({ hasText: 'Failed to generate CV content' })).toBeVisible();
    await axe(page);

    await page.getByRole('link', { name: WARNING.scratchStart, exact: true }).click();
    await expect(page.getByLabel(STEP_JOB.jobTitle)).toHaveValue(PERSON.jobTitle);
    await page.getByRole('button', { name: BUILD.back, exact: true }).click();

    await page.unroute(GENERATE);
    await page.getByRole('button', { name: WARNING.resumeAction }).click();
    await heading(page, STEP_INTERESTS.heading);
    await generate(page);
    expect(inserts, 'the same answers make one row').toBe(1);
  });

  test('the server: its own words in the toast', async ({ page }) => {
    await page.route(GENERATE, (route) => route.fulfill({ status: 502, json: { error: 'GENERATION_FAILED', message: '', details: 'The ink froze.' } }));
    await answerAll(page);
    await page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The ink froze.' })).toBeVisible();
  });

  test('the bar never says 100 before the CV is there', async ({ page }) => {
    let finish = (): void => {};
    const late = new Promise<void>((resolve) => (finish = resolve));
    await page.route(GENERATE, async (route) => {
      await late;
      await route.continue();
    });
    await answerAll(page);
    await page.clock.install();
    await page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '99');
    finish();
    await expect(async () => {
      await page.clock.runFor(1_000);
      await heading(page, COMPLETE.heading);
    }).toPass();
  });

  test('the checkout: said on the spot', async ({ page }) => {
    await answerAll(page);
    await generate(page);
    await page.route('**/functions/v1/create-checkout-session', (route) => route.fulfill({ status: 500, json: { error: 'X', message: '' } }));
    await page.getByRole('button', { name: COMPLETE.unlock }).click();
    await expect(page.getByRole('alert')).toContainText('Payment system temporarily unavailable. Please try again later.');
    await axe(page);
  });

  test('the way back from the checkout: every trouble has its sentence', async ({ page }) => {
    await page.goto('/build-payment-success?session_id=cs_1');
    await expect(page.getByRole('alert')).toContainText('Missing session ID or CV build ID. Please try again or contact support.');
    await axe(page);
    await page.goto('/build-payment-success?session_id=cs_1&entity_id=3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11');
    await expect(page.getByRole('alert')).toContainText('Payment verification failed');
    await expect(page.getByRole('button', { name: PAYMENT_SUCCESS.retry })).toBeVisible();
  });
});

test('a robot that fills in every field is thanked, and nothing is written for it', async ({ page }) => {
  await startFromScratch(page);
  await answerJob(page);
  await page.locator('input[name="website"]').fill('https://example.com/cheap-watches');
  await next(page);
  await heading(page, STEP_LEVEL.heading);
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
  await answerFromLevel(page);
  await page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true }).click();
  await expect(page.getByText(COMPLETE.unwritten)).toBeVisible();
});
