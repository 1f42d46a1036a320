import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { KEYWORD_STATUSES } from '../src/domain/optimization.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { PACKAGE, WIZARD } from '../src/features/optimize/copy.ts';
import { PAYMENT_CANCELLED, PAYMENT_SUCCESS } from '../src/features/optimize/payment.copy.ts';
import { RESULT } from '../src/features/optimize/result.copy.ts';
import { ADVERT, COMPANY, fillDetails, goToCheckout, isWaiting, JOB, pay, POLL, requestIn, resultIsOpen, withPdf, withText } from './optimize-steps.ts';
import { action, squeeze, squeezedText } from './steps.ts';
import { axe, expect, test } from './test.ts';

async function wordText(download: Download): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const text = xml
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
  return squeeze(text);
}

const gauge = async (page: Page): Promise<number> =>
  Number(/Match score (\d+)/.exec((await page.getByText(/^Match score \d+ out of 100\. Higher/).textContent()) ?? '')?.[1]);

test('a PDF is optimized, paid for, decided on line by line and taken home', async ({ page }) => {
  await withPdf(page, 'strong');
  await fillDetails(page);
  await page.getByLabel(WIZARD.optional.tone.label).selectOption('Warm');
  await page.getByLabel(WIZARD.optional.website.label).fill('We move food between depots, on time, without drama.');
  await axe(page);
  await goToCheckout(page);
  await pay(page);
  await resultIsOpen(page);
  await axe(page);

  await test.step('the ledger holds all three groups, with the advert to the letter and lines of this CV', async () => {
    const ledger = page.getByRole('region', { name: RESULT.sections.ledger });
    for (const name of Object.values(KEYWORD_STATUSES)) await expect(ledger.getByRole('heading', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible();
    const quotes = await ledger.locator('q').allTextContents();
    expect(quotes.length).toBeGreaterThan(3);
    const known = squeeze(ADVERT) + (await squeezedText('strong'));
    expect(quotes.filter((quote) => !known.includes(squeeze(quote)))).toEqual([]);
  });

  await test.step('accepting moves the score and the page, and survives a reload', async () => {
    const before = await gauge(page);
    const changes = page.getByRole('article');
    const count = await changes.count();
    expect(count).toBeGreaterThan(0);
    await page.getByRole('button', { name: RESULT.changes.acceptAll }).click();
    await expect(page.getByText(RESULT.changes.count(count, count))).toBeVisible();
    expect(await gauge(page)).toBeGreaterThanOrEqual(before);
    await expect(page.getByLabel(RESULT.page.label).locator('ins').first()).toBeVisible();
    const last = changes.last();
    await last.getByRole('button', { name: RESULT.changes.reject }).click();
    await expect(last).toHaveAttribute('data-verdict', 'rejected');
    await page.reload();
    await resultIsOpen(page);
    await expect(page.getByText(RESULT.changes.count(count - 1, count))).toBeVisible();
    await expect(page.getByRole('article').last()).toHaveAttribute('data-verdict', 'rejected');
  });

  await test.step('the letter is mine to edit, and goes into both Word files', async () => {
    const letter = page.getByLabel(RESULT.letter.label);
    await letter.fill(`${await letter.inputValue()}\n\nP.S. I have read the whole advert.`);
    const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: RESULT.download }).first().click()]);
    expect(report.suggestedFilename()).toMatch(/^CV_Optimization_Data.Engineer_Hollow.Lane.Logistics_\d{4}-\d{2}-\d{2}\.docx$/);
    await expect(page.getByText(RESULT.downloaded)).toBeVisible();
    expect(await wordText(report)).toContain(squeeze('I have read the whole advert.'));
    const [own] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: RESULT.letter.download }).click()]);
    expect(await wordText(own)).toContain(squeeze('I have read the whole advert.'));
  });

  await test.step('the CV itself comes as a file, with what was accepted and without what it replaced', async () => {
    await page.getByRole('button', { name: RESULT.changes.acceptAll }).click();
    const [cv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: RESULT.page.download }).click()]);
    expect(cv.suggestedFilename()).toMatch(/_CV_Hollow-Lane-Logistics_\d{4}-\d{2}-\d{2}\.docx$/);
    const text = await wordText(cv);
    const sheet = page.getByLabel(RESULT.page.label);
    const linesOf = async (mark: 'ins' | 'del'): Promise<string[]> =>
      (await sheet.locator(mark).allTextContents()).map((line) => squeeze(line.replace(RESULT.page.added, '').replace(RESULT.page.removed, '')));
    const [added, struck] = [await linesOf('ins'), await linesOf('del')];
    expect(added.length).toBeGreaterThan(0);
    for (const line of added) expect(text).toContain(line);
    // A short line may stand in another one.
    expect(struck.filter((line) => line.length > 40 && text.includes(line) && !added.some((one) => one.includes(line)))).toEqual([]);
  });

  await test.step('the receipt’s link opens it with no session and on another device', async () => {
    const id = requestIn(page);
    const context = await page.context().browser()?.newContext();
    if (context === undefined) throw new Error('no browser');
    const other = await context.newPage();
    await other.goto(new URL(`/optimization-progress?optimization_id=${id}`, page.url()).href);
    await resultIsOpen(other);
    await context.close();
  });
});

test('pasted text is optimized; every page may be loaded again on the way', async ({ page }) => {
  await withText(page);
  await fillDetails(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
  await expect(page.getByLabel(WIZARD.fields.description.label)).toHaveValue(ADVERT);
  await goToCheckout(page);
  await page.reload();
  await page.route(POLL, () => {});
  await pay(page);
  await isWaiting(page);
  const returned = page.url();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await resultIsOpen(page);
  await page.reload();
  await resultIsOpen(page);

  await test.step('the next advert begins with the same CV', async () => {
    await page.getByRole('link', { name: RESULT.again }).click();
    await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
    await expect(page.getByLabel(WIZARD.fields.description.label)).toHaveValue('');
    await page.getByRole('button', { name: WIZARD.back }).click();
    await expect(page.getByLabel(WIZARD.textLabel)).toHaveValue(/Built a nightly pipeline in Python/);
    await page.getByRole('button', { name: WIZARD.deviceClear }).click();
  });

  await test.step('nothing of it is left in the wizard', async () => {
    await page.goto('/optimize');
    await expect(page.getByRole('heading', { name: WIZARD.step1Heading })).toBeVisible();
    await expect(page.getByText(WIZARD.keptHeading)).toHaveCount(0);
  });

  await test.step('the success page shows what was bought and hands out the file', async () => {
    await page.goto(returned.replace('/optimization-progress', '/optimization-payment-success'));
    await expect(page.getByRole('heading', { name: PAYMENT_SUCCESS.doneHeading })).toBeVisible();
    const main = page.getByRole('main');
    for (const text of [JOB, COMPANY, ...PACKAGE.contents.map(({ name }) => name)]) await expect(main).toContainText(text);
    await axe(page);
    const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: RESULT.download }).click()]);
    expect((await wordText(report)).length).toBeGreaterThan(500);
    await action(page, PAYMENT_SUCCESS.read).click();
    await resultIsOpen(page);
  });
});

test('a checkout that is left charges nothing and loses nothing', async ({ page }) => {
  await withText(page);
  await fillDetails(page);
  await goToCheckout(page);
  await page.getByRole('button', { name: SANDBOX.cancel }).click();
  await page.waitForURL('**/optimization-payment-cancelled');
  await expect(page.getByRole('main')).toContainText('Nothing was charged');
  await axe(page);
  await page.reload();
  await action(page, PAYMENT_CANCELLED.retry).click();
  await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
  await expect(page.getByLabel(WIZARD.fields.jobRole.label)).toHaveValue(JOB);
  await expect(page.getByLabel(WIZARD.fields.description.label)).toHaveValue(ADVERT);
  await goToCheckout(page);
  await pay(page);
  await resultIsOpen(page);
});

test('the back button out of the checkout finds an empty wizard that offers what was sent', async ({ page }) => {
  await withText(page);
  await fillDetails(page);
  await goToCheckout(page);
  await page.goto('/optimize');
  await expect(page.getByRole('heading', { name: WIZARD.step1Heading })).toBeVisible();
  await expect(page.getByLabel(WIZARD.textLabel)).toHaveValue('');
  await axe(page);
  await page.getByRole('button', { name: WIZARD.keptTake }).click();
  await expect(page.getByLabel(WIZARD.fields.company.label)).toHaveValue(COMPANY);
});
