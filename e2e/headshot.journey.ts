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

test.describe('with the plug pulled', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at any width');
  // Code that the page fetches once it rests is no part of the promise; a picture is.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED.*\.js\)$/ });

  test('all fifteen portraits are there once the page says so', async ({ page, context }) => {
    await page.addInitScript(() => {
      // Chance that leaves nobody out: the golden ratio spreads its steps evenly.
      let draw = 0;
      Math.random = () => (draw = (draw + 0.618_033_988_75) % 1);
    });
    let arrive = (): void => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/stapler-[^/]+\.svg/, async (route) => {
      await late;
      await route.continue();
    });
    const asked = page.waitForRequest(/stapler-[^/]+\.svg/);
    await page.goto('/headshot');
    await expect(page.getByText(HEADSHOT_COPY.photoStays)).toBeVisible();
    await asked;
    await expect(page.getByText(HEADSHOT_COPY.unplugged), 'one portrait is still on its way').toBeHidden();
    arrive();
    await expect(page.getByText(HEADSHOT_COPY.unplugged)).toBeVisible();

    await context.setOffline(true);
    await page.clock.install();
    const seen = new Set<string>();
    for (let turn = 0; turn < 60 && seen.size < PORTRAITS.length; turn += 1) {
      await choosePhoto(page);
      await page.getByRole('button', { name: 'GENERATE MY PROFESSIONAL HEADSHOT' }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await page.clock.runFor(8 * 800);
      await expect(page.getByRole('heading', { name: HEADSHOT_COPY.resultHeading })).toBeVisible();
      const picture = page.locator('figure img').first();
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      seen.add((await picture.getAttribute('alt')) ?? '');
      await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    }
    expect([...seen].toSorted()).toEqual(PORTRAITS.map(({ alt }) => alt).toSorted());
    await context.setOffline(false);
  });
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
    await expect(page.getByText('HEADSHOT FAILED')).toBeVisible();
    await axe(page);
  });
});
