import type { Page } from '@playwright/test';
import { EXIT_OFFER } from '../src/features/chrome/copy.ts';
import { axe, expect, test } from './test.ts';

/** The mouse goes out of the window through its top. */
async function leaveThroughTop(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientX: 300, clientY: -5, relatedTarget: null, bubbles: true })));
}

const offer = (page: Page) => page.getByRole('dialog', { name: EXIT_OFFER.title });

/** Its code comes when the page is at rest. */
async function atRest(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse((response) => response.url().includes('exit-intent'));
  await page.goto(path);
  await code;
}

test('who leaves through the top is offered a headshot, once', async ({ page }) => {
  await atRest(page, '/terms');
  await expect(async () => {
    await leaveThroughTop(page);
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await leaveThroughTop(page);
  await atRest(page, '/contact');
  await leaveThroughTop(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(offer(page)).toBeHidden();
});

test('the offer leads to the headshot, where it is not made', async ({ page }) => {
  await atRest(page, '/headshot');
  await leaveThroughTop(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(offer(page)).toBeHidden();
  await atRest(page, '/blog');
  await expect(async () => {
    await leaveThroughTop(page);
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: EXIT_OFFER.accept }).click();
  await page.waitForURL('**/headshot');
});
