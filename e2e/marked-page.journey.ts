import { besideQuote } from '../src/domain/marks/roast-note.ts';
import type { Page } from '@playwright/test';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { RESULT, SHEET } from '../src/features/roast/copy.ts';
import { chooseFile, handIn, jobInput, squeeze, storedRoast, submit } from './steps.ts';
import { axe, expect, test } from './test.ts';

async function roasted(page: Page, name: Parameters<typeof handIn>[1]): Promise<void> {
  await page.goto('/upload');
  await handIn(page, name);
  await page.waitForURL('**/roast?*');
  await expect(page.locator('.sheet-page').first()).toBeVisible();
}

/** What is drawn, without its white space. */
const drawn = async (page: Page): Promise<string> => squeeze((await page.locator('.sheet-page text').allTextContents()).join(''));

test('the page is drawn as it is read, and what is hidden in it is not drawn', async ({ page }) => {
  await roasted(page, 'hidden-text');
  const shown = await drawn(page);
  const { expect: truth } = cvFixture('hidden-text');
  expect(shown).toContain(squeeze(truth.name ?? ''));
  for (const { begins } of truth.hidden) expect(shown).not.toContain(squeeze(begins));
});

test('a list is there for those who prefer to read, and for those who cannot see', async ({ page, isMobile }) => {
  await roasted(page, 'weak');
  const { roast_lines: told, roast_evidence: evidence } = await storedRoast(page);
  const lines = told.map((line, at) => besideQuote(line, evidence[at]?.quote ?? null));
  const main = page.getByRole('main');
  const notes = page.getByRole('region', { name: RESULT.linesHeading }).getByRole('listitem');
  await expect(notes).toHaveCount(lines.length);
  // Quote, joke, way out: in the accessibility tree as on the page.
  await expect(notes.filter({ hasText: lines[0] ?? '' }).getByRole('blockquote')).toHaveCount(1);
  await page.getByRole('button', { name: SHEET.list, exact: true }).click();
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  for (const line of lines) await expect(main.getByText(line).last()).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: SHEET.page, exact: true }).click();
  await expect(page.locator('.sheet-page').first()).toBeVisible();
  if (!isMobile) return;
  await page.getByRole('button', { name: SHEET.barFixes }).click();
  await expect(page.locator('.sheet-page')).toHaveCount(0);
});

test('on a phone a number opens its note, and the next one follows', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await roasted(page, 'weak');
  const reader = page.getByRole('region', { name: SHEET.reader });
  await page.locator('#mark-2').tap();
  await expect(reader).toContainText(/Note 2 of \d+/);
  await axe(page);
  await page.getByRole('button', { name: SHEET.next }).click();
  await expect(reader).toContainText(/Note 3 of \d+/);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  // Eight screens for all of it, the footer of the site not counted.
  const screens = await page.evaluate(() => (document.querySelector('main')?.scrollHeight ?? 0) / innerHeight);
  expect(screens).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone a CV of four pages shows two, and unfolds for whoever asks or reads on', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await roasted(page, 'academic');
  const screens = (): Promise<number> => page.evaluate(() => (document.querySelector('main')?.scrollHeight ?? 0) / innerHeight);
  await expect(page.locator('.sheet-page')).toHaveCount(2);
  expect(await screens()).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: SHEET.morePages(2) }).click();
  await expect(page.locator('.sheet-page')).toHaveCount(4);
  // From the first note one step back is the last, wherever its page is.
  await page.reload();
  await expect(page.locator('.sheet-page')).toHaveCount(2);
  await page.getByRole('button', { name: SHEET.start }).click();
  await page.getByRole('button', { name: SHEET.previous }).click();
  const { roast_evidence: evidence } = await storedRoast(page);
  const last = Math.max(...evidence.map((one) => one.page));
  await expect(page.locator('.sheet-page')).toHaveCount(Math.max(2, last));
});

test('on a desk no two notes overlap, and a note lights its line', async ({ page, isMobile }) => {
  test.skip(isMobile);
  for (const name of ['weak', 'two-column'] as const) {
    await page.goto('/upload');
    await chooseFile(page, cvFixture(name).file, await cvPdf(name));
    await jobInput(page).fill(cvFixture(name).job);
    await submit(page);
    await page.waitForURL('**/roast?*');
    await expect(page.locator('li.sheet-note').first()).toBeVisible();
    const overlaps = await page.locator('li.sheet-note').evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.filter((a) => boxes.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
    });
    expect(overlaps, name).toBe(0);
  }
  // Where the upload's button was pressed may now lie under a note, and a pointer on a note lights it as well.
  await page.mouse.move(0, 0);
  await expect(page.locator('.sheet-page .fill-marker')).toHaveCount(0);
  const button = page.locator('li.sheet-note').getByRole('button').first();
  await button.focus();
  await expect(page.locator('.sheet-page .fill-marker').first()).toBeVisible();
  await axe(page);
});
