import type { Page } from '@playwright/test';
import { CHROME } from '../src/features/chrome/copy.ts';
import { CONTACT } from '../src/features/contact/copy.ts';
import { expect, test } from './test.ts';

/** Holds the client's code back until the returned function is called. */
async function slowClient(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed, chosen and sent before the client has come is not lost', async ({ page }) => {
  const release = await slowClient(page);
  // The page stands there and hears what is pressed; the client is still on its way.
  const loaded = page.goto('/contact');
  await page.getByLabel(CONTACT.name).waitFor();
  await page.waitForLoadState('domcontentloaded');
  await page.getByLabel(CONTACT.name).fill('Pat Example');
  await page.getByLabel(CONTACT.email).fill('pat@example.com');
  await page.getByLabel(CONTACT.category).selectOption('refund');
  await page.getByLabel(CONTACT.subject).fill('Early');
  await page.getByLabel(CONTACT.message).fill('I type faster than my line.');
  await page.getByRole('button', { name: CONTACT.submit }).click();
  release();
  await loaded;
  await expect(page.getByLabel(CONTACT.dialogLabel)).toHaveValue(/^From: Pat Example\nEmail: pat@example\.com\nCategory: I want my money back\nSubject: Early/);
});

test('a form that is sent before anything has come goes nowhere, and nothing typed gets into the address', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, () => {});
  // It never ends: no code comes.
  void page.goto('/contact').catch(() => {});
  await page.getByLabel(CONTACT.name).fill('Pat Example');
  await page.getByLabel(CONTACT.email).fill('pat@example.com');
  await page.getByLabel(CONTACT.subject).fill('Early');
  await page.getByLabel(CONTACT.message).fill('I type faster than my line.');
  await page.getByRole('button', { name: CONTACT.submit }).click();
  await expect(page.getByLabel(CONTACT.name)).toHaveValue('Pat Example');
  expect(new URL(page.url()).search).toBe('');
});

test('the menu opens before the client has come', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only a narrow window has the button');
  const release = await slowClient(page);
  const loaded = page.goto('/');
  await page.getByRole('button', { name: CHROME.menu }).click();
  await expect(page.locator('#nav-menu').getByRole('link').first()).toBeVisible();
  release();
  await loaded;
  await expect(page.locator('#nav-menu').getByRole('link').first()).toBeVisible();
});
