import type { Page } from '@playwright/test';
import { bigPdf, docxRenamed, garbledPdf, passwordPdf, scanPdf, truncatedPdf } from '../fixtures/broken.ts';
import { cvPdf } from '../fixtures/cvs.ts';
import { RESULT, UPLOAD, UPLOAD_REFUSALS } from '../src/features/roast/copy.ts';
import { chooseFile, jobInput, submit } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Product specification 5 and 8, to the letter.
const NO_FILE = "Where's your CV? Did the dog eat it?";
const NOT_PDF =
  'Stop being lazy and make a PDF of your CV. We only accept PDFs. Convert your word-processor file, online document, or whatever garbage format you have into a proper PDF.';
const TOO_LARGE = 'Your CV is bigger than your career prospects. Keep it under 5MB.';
const NO_JOB = "What job do you want? 'Professional Dreamer' isn't a real position.";
const ORANGE = 'TEXT QUALITY ISSUE';
const TIPS = [
  /export as PDF directly from a word processor or online document editor/i,
  /don't scan or photograph printed CVs/i,
  /ensure the PDF has selectable text/i,
  /if scanning, use 300\+ DPI/i,
];

test.use({ allowedConsole: answered(400, 413, 422) });

test.beforeEach(async ({ page }) => {
  await page.goto('/upload');
});

async function refused(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/upload');
}

async function handInBytes(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await chooseFile(page, name, bytes);
  await jobInput(page).fill('Warehouse Manager');
  await submit(page);
}

test('no file', async ({ page }) => {
  await jobInput(page).fill('Warehouse Manager');
  await submit(page);
  await refused(page, NO_FILE);
  await axe(page);
});

for (const job of ['', '   ']) {
  test(`no job: "${job}"`, async ({ page }) => {
    await chooseFile(page, 'cv.pdf', await cvPdf('weak'));
    await jobInput(page).fill(job);
    await submit(page);
    await refused(page, NO_JOB);
  });
}

test('a Word file', async ({ page }) => {
  await chooseFile(page, 'cv.docx', docxRenamed(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  await refused(page, NOT_PDF);
});

test('a Word file that calls itself .pdf', async ({ page }) => {
  await handInBytes(page, 'cv.pdf', docxRenamed());
  await refused(page, NOT_PDF);
});

test('six megabytes', async ({ page }) => {
  await chooseFile(page, 'cv.pdf', bigPdf());
  await refused(page, TOO_LARGE);
  await expect(page.getByText('cv.pdf', { exact: true })).toHaveCount(0);
});

test('a scan, and what to do about it', async ({ page }) => {
  await handInBytes(page, 'scan.pdf', await scanPdf());
  await refused(page, ORANGE);
  for (const tip of TIPS) await expect(page.getByRole('alert').getByRole('listitem').filter({ hasText: tip })).toBeVisible();
  await axe(page);
});

test('text that reads as nonsense', async ({ page }) => {
  await handInBytes(page, 'cv.pdf', garbledPdf());
  await refused(page, ORANGE);
});

test('a locked PDF', async ({ page }) => {
  await handInBytes(page, 'cv.pdf', passwordPdf());
  await refused(page, /password/i);
  await expect(page.getByText(ORANGE)).toHaveCount(0);
});

test('a locked PDF has a way on: its text, pasted', async ({ page }) => {
  await expect(page.getByRole('button', { name: UPLOAD.paste.action })).toHaveCount(0);
  await handInBytes(page, 'cv.pdf', passwordPdf());
  await page.getByRole('button', { name: UPLOAD.paste.action }).click();
  const text = page.getByLabel(UPLOAD.paste.label);
  await expect(text).toBeFocused();
  await text.fill('Warehouse Manager since 2019.');
  await submit(page);
  await refused(page, UPLOAD_REFUSALS.TEXT_TOO_SHORT);
  await axe(page);
  await text.fill(
    'Orla Quenby\norla.quenby@example.com\n\nExperience\nShift Supervisor, Brambleford Freight, April 2018 - Present\n• Responsible for the rota\n• Helped with stock counts\n\nSkills\nForklift, Word, the Internet',
  );
  await submit(page);
  await page.waitForURL('**/roast?*');
  await expect(page.getByRole('region', { name: RESULT.linesHeading }).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await axe(page);
});

test('half a download', async ({ page }) => {
  await handInBytes(page, 'cv.pdf', await truncatedPdf());
  await refused(page, /corrupted/i);
  await expect(page.getByText(ORANGE)).toHaveCount(0);
});

test('a new file clears the error, and so does removing one', async ({ page }) => {
  await jobInput(page).fill('Warehouse Manager');
  await submit(page);
  await refused(page, NO_FILE);
  await chooseFile(page, 'second try.pdf', await cvPdf('weak'));
  await expect(page.getByText(NO_FILE)).toHaveCount(0);
  await expect(page.getByText('second try.pdf', { exact: true })).toBeVisible();

  await jobInput(page).fill('');
  await submit(page);
  await refused(page, NO_JOB);
  await page.getByRole('button', { name: /second try\.pdf/ }).click();
  await expect(page.getByText(NO_JOB)).toHaveCount(0);
  await expect(page.getByText('second try.pdf', { exact: true })).toHaveCount(0);
});
