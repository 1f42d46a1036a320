import type { Page } from '@playwright/test';
import { CHROME } from '../src/features/chrome/copy.ts';
import { KEPT_RESULTS } from '../src/features/landing/kept-results.copy.ts';
import { KEEP_LINK, LOST_LINK, MAIL_LINK } from '../src/features/my-link/copy.ts';
import { CONFIRM, NOTICE, RECEIPT } from '../src/features/my-data/copy.ts';
import { IMPORT } from '../src/features/build-cv/import.copy.ts';
import { handIn } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

async function roasted(page: Page): Promise<string> {
  await page.goto('/upload');
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await expect(page.locator('.sheet-page').first()).toBeVisible();
  return page.url();
}

test('this device knows the way back, until it is told to forget', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: KEPT_RESULTS.heading })).toHaveCount(0);
  const address = await roasted(page);
  if (isMobile) await page.getByRole('button', { name: CHROME.menu }).click();
  await page.getByRole('link', { name: CHROME.results }).last().click();
  const heading = page.getByRole('heading', { name: KEPT_RESULTS.heading });
  await expect(heading).toBeFocused();
  await axe(page);
  const named = KEPT_RESULTS.named(KEPT_RESULTS.what.roast, 'Marketing Manager');
  await page.getByRole('link', { name: named }).click();
  await page.waitForURL((url) => url.href.startsWith(address.split('&')[0] ?? ''));

  // The builder takes the CV from there.
  await page.goto('/cv-import');
  await page.getByRole('button', { name: IMPORT.takeRoasted }).click();
  await expect(page.getByText(IMPORT.successHeading)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: KEPT_RESULTS.forget }).click();
  await expect(page.getByText(KEPT_RESULTS.forgotten)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: named })).toHaveCount(0);
});

test('a link goes with what it led to', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on both');
  await roasted(page);
  await page.getByRole('button', { name: NOTICE.button, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: CONFIRM.yes, exact: true }).click();
  await expect(page.getByRole('heading', { name: RECEIPT.heading })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: KEPT_RESULTS.heading })).toHaveCount(0);
});

test.describe('by mail', () => {
  test.use({ allowedConsole: answered(400) });

  test('a link is mailed, and a lost one is asked for; nobody learns what is there', async ({ page }) => {
    await roasted(page);
    await page.getByRole('heading', { name: KEEP_LINK.heading }).click();
    const main = page.getByRole('main');
    await main.getByLabel(KEEP_LINK.mailLabel).fill('nobody');
    await main.getByRole('button', { name: MAIL_LINK.send }).click();
    await expect(page.getByText(MAIL_LINK.invalid)).toBeVisible();
    await axe(page);
    await main.getByLabel(KEEP_LINK.mailLabel).fill('reader@example.com');
    await main.getByRole('button', { name: MAIL_LINK.send }).click();
    await expect(page.getByText(MAIL_LINK.sent)).toBeVisible();
    await page.goto('/contact');
    await page.getByLabel(LOST_LINK.mailLabel).fill('never.bought@example.com');
    await page.getByRole('button', { name: MAIL_LINK.send }).click();
    await expect(page.getByText(MAIL_LINK.sent)).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
});
