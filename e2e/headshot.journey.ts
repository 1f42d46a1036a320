import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HEADSHOT_COPY, PORTRAITS } from '../src/features/headshot/copy.ts';
import { axe, expect, test } from './test.ts';

const PHOTO = readFileSync(new URL('../public/icon-512.png', import.meta.url));

const START = Date.UTC(2026, 10, 20, 10);

async function choosePhoto(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO });
}

test('a photo becomes one of fifteen portraits, and never leaves the browser', async ({ page }) => {
  expect(PORTRAITS).toHaveLength(15);
  await page.goto('/headshot');
  // From here on nothing may be sent but the pictures that are fetched.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.clock.install({ time: START });
  const generate = page.getByRole('button', { name: 'GENERATE MY PROFESSIONAL HEADSHOT' });

  await test.step('without a photo, or with something else, it says so', async () => {
    await generate.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Upload a photo first, or are you camera-shy?' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.locator('input[type="file"]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    await expect(page.getByRole('alert').filter({ hasText: "That's not an image, genius. Try again." })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await choosePhoto(page);
  await expect(page.getByAltText(HEADSHOT_COPY.preview)).toBeVisible();
  await page.clock.pauseAt(START + 3_600_000);
  await generate.click();
  for (const [step, message] of HEADSHOT_COPY.messages.entries()) {
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', (step + 1) * 12.5);
    await page.clock.runFor(800);
  }
  await expect(page.getByRole('heading', { name: HEADSHOT_COPY.resultHeading })).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  await page.clock.resume();
  expect(PORTRAITS.filter(({ title }) => shown.toLowerCase().includes(title.toLowerCase()))).toHaveLength(1);
  await axe(page);

  await test.step('the upgrade is not for sale', async () => {
    await page.getByRole('button', { name: 'UPGRADE TO PERSONAL HEADSHOT ($5)' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'coming soon' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('it is taken home as a picture', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: HEADSHOT_COPY.download }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^headshot-[a-z]+\.png$/);
  });

  await page.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect(page.getByAltText(HEADSHOT_COPY.preview)).toHaveCount(0);
  await expect(generate).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('a portrait that will not come', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('leaves a placeholder', async ({ page }) => {
    await page.route('**/*.svg', (route) => (route.request().url().includes('favicon') ? route.continue() : route.abort()));
    await page.goto('/headshot');
    await choosePhoto(page);
    await expect(page.getByAltText(HEADSHOT_COPY.preview)).toBeVisible();
    await page.getByRole('button', { name: 'GENERATE MY PROFESSIONAL HEADSHOT' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await axe(page);
    await expect(page.getByText('HEADSHOT FAILED')).toBeVisible({ timeout: 20_000 });
    await axe(page);
  });
});
