import { randomUUID } from 'node:crypto';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { EXTRACT_REFUSALS } from '../src/features/build-cv/refusals.copy.ts';
import { WIZARD } from '../src/features/optimize/copy.ts';
import { LOOK } from '../src/features/optimize/look.copy.ts';
import { resultWords } from '../src/features/roast/copy.ts';
import { CHECKOUT, CV_TEXT, EXTRACT, fillDetails, goOn, goToCheckout, openWizard, REQUESTS, withText } from './optimize-steps.ts';
import { roasted } from './report-steps.ts';
import { action, chooseFile, fileInput } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Product specification 5 and 8, to the letter.
const NO_FILE = "Where's your CV? Did the dog eat it?";
const NOT_A_PDF = 'Stop being lazy and make a PDF of your CV.';
const TOO_LARGE = 'Your CV is bigger than your career prospects. Keep it under 5MB.';
const NO_TEXT = 'Please paste your CV text.';
const SHORT = 'Please provide more detailed CV information (at least 100 characters).';
const JOB = "What job do you want? 'Professional Dreamer' isn't a real position.";
const COMPANY = "Which company? 'Anywhere that will have me' isn't specific enough.";
const DESCRIPTION = 'Job description required. Copy-paste it from the job posting, genius.';
const FAILED = 'Failed to process your CV. Please check your file and try again, or use the text paste option instead.';
const NO_CHECKOUT = 'Payment system temporarily unavailable. Please try again later.';

test('step 1 says what is missing, and never takes two CVs', async ({ page }) => {
  await openWizard(page);
  const box = page.getByRole('alert');
  const text = page.getByLabel(WIZARD.textLabel);
  await goOn(page);
  await expect(box).toContainText(NO_FILE);
  await expect(fileInput(page)).toBeFocused();
  await chooseFile(page, 'cv.docx', new TextEncoder().encode('PK'), 'application/msword');
  await expect(box).toContainText(NOT_A_PDF);
  await chooseFile(page, 'cv.pdf', new Uint8Array(5 * 1024 * 1024 + 1));
  await expect(box).toContainText(TOO_LARGE);
  await axe(page);

  await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
  await expect(box).toHaveCount(0);
  await expect(text).toHaveAttribute('rows', '15');
  await goOn(page);
  await expect(box).toContainText(NO_TEXT);
  await text.fill(`  ${'x'.repeat(99)}  `);
  await expect(page.getByText('99 characters · minimum 100 required')).toBeVisible();
  await expect(page.getByText('Need more detail')).toBeVisible();
  await goOn(page);
  await expect(box).toContainText(SHORT);
  await expect(text).toBeFocused();
  await text.fill('x'.repeat(100));
  await expect(page.getByText('Sufficient content')).toBeVisible();
  await axe(page);

  await test.step('a file clears the text, and text the file', async () => {
    await page.getByRole('tab', { name: WIZARD.tabs.pdf }).click();
    await chooseFile(page, 'mine.pdf', await cvPdf('weak'));
    await expect(page.getByText('mine.pdf')).toBeVisible();
    await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
    await expect(text).toHaveValue('');
    await text.fill('   ');
    await page.getByRole('tab', { name: WIZARD.tabs.pdf }).click();
    await expect(page.getByText('mine.pdf')).toBeVisible();
    await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
    await text.fill('Words.');
    await page.getByRole('tab', { name: WIZARD.tabs.pdf }).click();
    await expect(page.getByText('mine.pdf')).toHaveCount(0);
  });
});

test('step 2 asks for job, company and advert in this order, and the way back keeps all', async ({ page }) => {
  await withText(page);
  await expect(page.getByRole('heading', { name: 'CV VALIDATED! Job & Company Details' })).toBeFocused();
  await expect(page.getByText('Secure payment processing • Instant delivery • Money-back guarantee')).toBeVisible();
  await expect(page.getByText(WIZARD.truth)).toBeVisible();
  const box = page.getByRole('alert');
  const submit = page.getByRole('button', { name: 'OPTIMIZE MY CV FOR $5' });
  for (const [label, sentence] of [
    [WIZARD.fields.jobRole.label, JOB],
    [WIZARD.fields.company.label, COMPANY],
    [WIZARD.fields.description.label, DESCRIPTION],
  ] as const) {
    await page.getByLabel(label).fill('  ');
    await submit.click();
    await expect(box).toContainText(sentence);
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill('Given');
    await expect(box).toHaveCount(0);
  }
  await axe(page);
  await page.getByRole('button', { name: 'BACK TO CV' }).click();
  await expect(page.getByRole('heading', { name: WIZARD.step1Heading })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByLabel(WIZARD.textLabel)).toHaveValue(CV_TEXT);
  await goOn(page);
  await expect(page.getByLabel(WIZARD.fields.company.label)).toHaveValue('Given');
});

test.describe('when the server has something to say', () => {
  test.use({ allowedConsole: answered(401, 422, 500, 503) });

  test('a PDF without text gets the orange box, any other failure the red one', async ({ page }) => {
    await openWizard(page);
    await chooseFile(page, cvFixture('weak').file, await cvPdf('weak'));
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route(EXTRACT, async (route) => {
      await seen;
      await route.fulfill({ status: 422, json: { error: 'INSUFFICIENT_TEXT_QUALITY', message: 'x', details: 'This PDF is a scan of something.' } });
    });
    await goOn(page);
    await expect(page.getByRole('button', { name: 'VALIDATING CV...' })).toBeVisible();
    release();
    const box = page.getByRole('alert');
    await expect(box).toContainText('PDF PROCESSING ISSUE');
    await expect(box).toContainText('This PDF is a scan of something.');
    await expect(box.getByRole('listitem')).toHaveCount(4);
    await axe(page);
    await page.unroute(EXTRACT);
    await page.route(EXTRACT, (route) => route.fulfill({ status: 500, json: { error: 'INTERNAL', message: 'x' } }));
    await goOn(page);
    await expect(box).toContainText(FAILED);
    await expect(box).not.toContainText('PDF PROCESSING ISSUE');
  });

  test('a request that cannot be saved says why; a till that is shut marks it and keeps the answers', async ({ page }) => {
    await withText(page);
    await fillDetails(page);
    const submit = page.getByRole('button', { name: WIZARD.pay });
    await page.route(REQUESTS, (route) => route.fulfill({ status: 401, json: { code: '42501', message: 'permission denied', details: null, hint: null } }));
    await submit.click();
    const box = page.getByRole('alert');
    await expect(box).toContainText('Failed to save optimization request: permission denied');
    await expect(submit).toBeEnabled();
    await page.unroute(REQUESTS);

    const marked = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('cv_optimization_requests'));
    await page.route(CHECKOUT, (route) => route.fulfill({ status: 503, json: { error: 'BUSY', message: 'busy' } }));
    await submit.click();
    expect((await marked).postDataJSON()).toEqual({ processing_status: 'payment_failed' });
    await expect(box).toContainText(NO_CHECKOUT);
    await axe(page);
    await page.unrouteAll();
    await goToCheckout(page);
  });
});

test('the button says what it is doing, and is pressed once', async ({ page }) => {
  await withText(page);
  await fillDetails(page);
  const saving = Promise.withResolvers<void>();
  const paying = Promise.withResolvers<void>();
  await page.route(REQUESTS, async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.route(CHECKOUT, async (route) => {
    await paying.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: WIZARD.pay }).click();
  await expect(page.getByRole('button', { name: 'SAVING REQUEST...' })).toBeDisabled();
  saving.resolve();
  await expect(page.getByRole('button', { name: 'REDIRECTING TO PAYMENT...' })).toBeDisabled();
  paying.resolve();
  await page.waitForURL('**/sandbox-checkout*');
});

test('who comes from a roast hands nothing over again: its CV goes along by its number, and another takes its place', async ({ page }) => {
  const id = await roasted(page);
  await action(page, resultWords('brutal').optimize).first().click();
  await action(page, WIZARD.roastedTake).click();
  await expect(page.getByText(WIZARD.cvFromRoast)).toBeVisible();
  await axe(page);
  await fillDetails(page);
  const saved = page.waitForRequest(REQUESTS);
  await action(page, LOOK.button).click();
  expect((await saved).postDataJSON()).toMatchObject({ cv_upload_id: id, input_method: 'text', cv_file_name: null });

  await action(page, WIZARD.back).click();
  await expect(page.getByRole('heading', { name: WIZARD.roastedChosen })).toBeVisible();
  await action(page, WIZARD.roastedDrop).click();
  await expect(page.getByRole('heading', { name: WIZARD.roastedHeading })).toBeVisible();
  await axe(page);
});

test.describe('a roast that is gone', () => {
  test.use({ allowedConsole: answered(404) });

  test('says so, and the wizard goes on', async ({ page }) => {
    await page.goto(`/optimize?id=${randomUUID()}`);
    await action(page, WIZARD.roastedTake).click();
    await expect(page.getByRole('alert')).toContainText(EXTRACT_REFUSALS.NOT_FOUND);
    await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
    await page.getByLabel(WIZARD.textLabel).fill(CV_TEXT);
    await goOn(page);
    await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
  });
});
