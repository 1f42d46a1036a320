import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { cvFixture } from '../fixtures/cvs.ts';
import { REPORT_SECTIONS } from '../src/domain/report.ts';
import { SCORES } from '../src/domain/roast.ts';
import { OFFER, PAYMENT_CANCELLED, REPORT } from '../src/features/full-report/copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { RESULT } from '../src/features/roast/copy.ts';
import { goToCheckout, pay, REPORT_POLL, roasted } from './report-steps.ts';
import { action, squeeze, squeezedText } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

const TITLES = Object.values(REPORT_SECTIONS);
const JOB = cvFixture('weak').job;

/** The text of a Word file, without its markup and white space. */
async function wordText(download: Download): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const xml = await zip.file('word/document.xml')?.async('string');
  const text = (xml ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
  return squeeze(text);
}

async function reportIsOpen(page: Page): Promise<void> {
  await page.waitForURL('**/full-roast-report?*');
  for (const [index, title] of TITLES.entries()) await expect(page.getByRole('region', { name: title })).toContainText(String(index + 1));
}

test('a report is bought, read and taken home as a Word file', async ({ page }) => {
  await roasted(page);

  await test.step('the offer says what is in it and what is promised', async () => {
    const offer = page.getByRole('region', { name: OFFER.heading });
    for (const text of [...TITLES, '$5', '.docx', 'Secure payment', 'Instant delivery', 'Money-back guarantee', 'Confirmation e-mail'])
      await expect(offer).toContainText(text);
    await axe(page);
  });

  await goToCheckout(page);
  const first = page.waitForEvent('download');
  await pay(page);
  // It is said for a few seconds only, and on a slow machine those are over before the rest is read.
  const said = page.getByText(REPORT.downloaded).waitFor();
  await reportIsOpen(page);

  await test.step('it is about this CV', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText(JOB);
    for (const { name } of Object.values(SCORES)) await expect(page.getByRole('region', { name: REPORT_SECTIONS.roastScorecard })).toContainText(name);
    const before = await page.getByRole('blockquote').allTextContents();
    expect(before.length).toBeGreaterThanOrEqual(5);
    const cv = await squeezedText('weak');
    expect(before.filter((line) => !cv.includes(squeeze(line)))).toEqual([]);
    await expect(page.getByText(REPORT.defend)).toHaveCount(before.length);
  });

  await test.step('the Word file comes by itself, and holds all of it', async () => {
    const download = await first;
    expect(download.suggestedFilename()).toMatch(/^full-roast-report-.+-\d{4}-\d{2}-\d{2}\.docx$/);
    await said;
    const text = await wordText(download);
    for (const title of TITLES) expect(text.toLowerCase()).toContain(squeeze(title).toLowerCase());
    for (const name of ['whatRecruitersWant', 'atsOptimization', 'fixSuggestions'] as const) {
      const lines = await page.getByRole('region', { name: REPORT_SECTIONS[name] }).getByRole('listitem').allTextContents();
      for (const line of lines) expect(text).toContain(squeeze(line.replace(/^\d+(?=\D)/, '')));
    }
    for (const line of await page.getByRole('blockquote').allTextContents()) expect(text).toContain(squeeze(line));
    await expect(page.getByText(REPORT.downloaded)).toHaveCount(0);
  });
  await axe(page);

  await test.step('not a second time by itself, but as often as the button is pressed', async () => {
    let files = 0;
    page.on('download', () => (files += 1));
    await page.clock.install();
    await page.reload();
    await reportIsOpen(page);
    const button = page.getByRole('button', { name: REPORT.download }).first();
    await page.clock.runFor(5_000);
    expect(files).toBe(0);
    const again = page.waitForEvent('download');
    await button.click();
    expect((await wordText(await again)).length).toBeGreaterThan(1_000);
    await expect(page.getByText(REPORT.downloaded)).toBeVisible();
  });

  await test.step('and back to the roast', async () => {
    await action(page, REPORT.back).first().click();
    await page.waitForURL('**/roast?*');
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
  });
});

test.describe('what is paid for', () => {
  test.use({ allowedConsole: answered(409) });

  test('cannot be paid for twice', async ({ page, context }) => {
    await roasted(page);
    // Another tab, opened before: it does not know.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(action(other, OFFER.buy)).toBeVisible();
    await goToCheckout(page);
    await pay(page);
    await reportIsOpen(page);
    await action(other, OFFER.buy).click();
    await expect(other.getByRole('heading', { name: OFFER.ownedHeading })).toBeVisible();
    await axe(other);
    await action(other, OFFER.ownedAction).click();
    await reportIsOpen(other);
  });

  test('is offered to be read, not to be bought, from the first look', async ({ page }) => {
    await roasted(page);
    const roast = page.url();
    await goToCheckout(page);
    await pay(page);
    await reportIsOpen(page);
    await page.goto(roast);
    await expect(page.getByText(OFFER.ownedReady).first()).toBeVisible();
    await expect(action(page, OFFER.buy)).toHaveCount(0);
    await axe(page);
    await action(page, OFFER.ownedAction).click();
    await reportIsOpen(page);
  });
});

test('a checkout that is left charges nothing and leads back', async ({ page }) => {
  await roasted(page);
  const roast = page.url();
  await goToCheckout(page);
  await axe(page);
  await page.getByRole('button', { name: SANDBOX.cancel }).click();
  await page.waitForURL('**/payment-cancelled');
  await expect(page.getByRole('main')).toContainText('Nothing was charged');
  await expect(page.getByRole('main')).toContainText('free roast is still available');
  await expect(page.getByRole('main')).toContainText('.docx');
  await axe(page);
  await action(page, PAYMENT_CANCELLED.back).click();
  await page.waitForURL('**/roast?*');
  expect(new URL(page.url()).search).toBe(new URL(roast).search);
  await expect(action(page, OFFER.buy)).toBeVisible();

  await page.goto('/payment-cancel');
  await action(page, PAYMENT_CANCELLED.home).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a tab closed right after paying loses nothing: the link still opens the report', async ({ page, context }) => {
  const id = await roasted(page);
  await goToCheckout(page);
  const { promise: paid, resolve } = Promise.withResolvers<void>();
  // The browser never gets as far as our success page.
  await page.route('**/payment-success*', () => resolve());
  await Promise.all([paid, page.getByRole('button', { name: SANDBOX.pay }).click({ noWaitAfter: true })]);
  await page.close();
  const later = await context.newPage();
  await later.goto(`/full-roast-report?id=${id}`);
  await reportIsOpen(later);
});

test('the success page may be loaded again', async ({ page }) => {
  await roasted(page);
  await goToCheckout(page);
  await page.route(REPORT_POLL, () => {});
  await pay(page);
  await page.waitForURL('**/payment-success?*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await reportIsOpen(page);
});
