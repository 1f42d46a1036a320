import { passwordPdf, scanPdf } from '../fixtures/broken.ts';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { BUILD, WARNING } from '../src/features/build-cv/copy.ts';
import { IMPORT, IMPORT_ERRORS } from '../src/features/build-cv/import.copy.ts';
import { COMPLETE } from '../src/features/build-cv/complete.copy.ts';
import { STEP_INTERESTS, STEP_JOB } from '../src/features/build-cv/steps.copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { generate, goToCheckout, heading, next } from './build-steps.ts';
import { chooseFile } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

const submit = (page: import('@playwright/test').Page) => page.getByRole('button', { name: IMPORT.submit, exact: true });

test('from an old PDF to a Word file with its name on it', async ({ page }) => {
  await page.goto('/build');
  await page.getByRole('link', { name: WARNING.importStart, exact: true }).click();
  await heading(page, IMPORT.heading);
  await expect(submit(page)).toBeDisabled();
  await chooseFile(page, cvFixture('strong').file, await cvPdf('strong'));
  await axe(page);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: IMPORT.successHeading })).toContainText('We read:');

  await heading(page, STEP_JOB.heading);
  await expect(page.getByLabel(STEP_JOB.jobTitle)).not.toHaveValue('');
  await test.step('what was concluded is marked until somebody says that it is right', async () => {
    const country = page.getByLabel(STEP_JOB.country);
    await expect(country).toHaveAccessibleDescription(new RegExp(BUILD.inferred));
    await axe(page);
    const field = page.locator('[data-field]').filter({ has: country });
    await field.getByRole('button', { name: BUILD.confirm }).click();
    await expect(country).toBeFocused();
    await expect(country).not.toHaveAccessibleDescription(new RegExp(BUILD.inferred));
    await page.getByLabel(STEP_JOB.industry).fill('Freight');
    await expect(page.getByText(BUILD.inferred)).toHaveCount(0);
  });
  await expect(async () => {
    if (await page.getByRole('button', { name: BUILD.next, exact: true }).isVisible()) await next(page);
    await expect(page.getByRole('heading', { level: 1, name: STEP_INTERESTS.heading })).toBeVisible({ timeout: 500 });
  }).toPass();
  await generate(page);
  await expect(page.getByRole('region', { name: COMPLETE.previewLabel })).toContainText(COMPLETE.nameKept);
  await goToCheckout(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: SANDBOX.pay }).click();
  expect((await file).suggestedFilename()).toMatch(/^[A-Z]\w+_[A-Z]\w+_CV_\d{4}-\d{2}-\d{2}\.docx$/);
});

test('pasted text, and a file and a text never at once', async ({ page }) => {
  await page.goto('/cv-import');
  await chooseFile(page, 'cv.pdf', await cvPdf('weak'));
  const box = page.getByLabel(IMPORT.text);
  // A tab that is clicked before the page's code is there hears nothing.
  await expect(async () => {
    await page.getByRole('tab', { name: IMPORT.tabs.text }).click();
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await box.fill('Jo Example');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText(IMPORT.counter(10, 100))).toBeVisible();
  await page.getByRole('tab', { name: IMPORT.tabs.pdf }).click();
  await expect(page.getByText('cv.pdf', { exact: true })).toHaveCount(0);
  await chooseFile(page, 'cv.pdf', await cvPdf('weak'));
  await page.getByRole('tab', { name: IMPORT.tabs.text }).click();
  await expect(box).toHaveValue('');
  await box.fill('Jo Example\njo@example.com\n\nExperience\nBaker, Crumb Ltd\nMarch 2019 - Present\n- Baked 400 loaves a day\n\nSkills\nSourdough, Rye, Ovens');
  await axe(page);
  await submit(page).click();
  await heading(page, STEP_JOB.heading);
});

test.describe('refusals', () => {
  test.use({ allowedConsole: answered(400, 413, 422, 500) });

  test('each in its own words', async ({ page }) => {
    await page.goto('/cv-import');
    // Until the page's code is there the button is shut altogether; after that it only says what is missing.
    await expect(submit(page)).not.toHaveAttribute('disabled');
    await submit(page).click({ force: true });
    await expect(page.getByRole('alert')).toContainText('Please upload a PDF file.');
    await axe(page);
    await chooseFile(page, 'cv.docx', await cvPdf('weak'));
    await expect(page.getByRole('alert')).toContainText('Only PDF files are accepted. Please convert your document to PDF format.');
    await chooseFile(page, 'cv.pdf', passwordPdf());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(IMPORT_ERRORS.locked);
    await chooseFile(page, 'cv.pdf', await scanPdf());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(IMPORT.qualityHeading);
    await axe(page);
    await page.getByRole('tab', { name: IMPORT.tabs.text }).click();
    await submit(page).click({ force: true });
    await expect(page.getByRole('alert')).toContainText('Please paste your CV text or LinkedIn profile content.');
    await page.getByLabel(IMPORT.text).fill('too short');
    await submit(page).click({ force: true });
    await expect(page.getByRole('alert')).toContainText('Please provide more detailed information (at least 100 characters).');
  });

  test('a reply without data', async ({ page }) => {
    await page.route('**/functions/v1/extract-and-infer-cv-data', (route) => route.fulfill({ status: 200, json: { success: true } }));
    await page.goto('/cv-import');
    await chooseFile(page, 'cv.pdf', await cvPdf('weak'));
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to extract and infer CV data');
  });
});
