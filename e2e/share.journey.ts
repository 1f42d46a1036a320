import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cvFixture } from '../fixtures/cvs.ts';
import { RESULT, SHARE } from '../src/features/roast/copy.ts';
import { withoutLineNumbers } from '../src/features/roast/screens/share/redact.ts';
import { action, goToUpload, handIn, storedRoast } from './steps.ts';
import { axe, expect, test } from './test.ts';

// Product specification 8, to the letter.
const COPIED = 'Copied to clipboard! Now spread the pain.';
const COPIED_FOR_APP = 'Text copied! Open Instagram/TikTok and paste it with your downloaded image.';
const FAILURE = 'Please manually copy the text and download the image to share.';

async function goToShare(page: Page): Promise<void> {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await action(page, 'Share').click();
  await page.waitForURL('**/share?*');
  await expect(picture(page)).toBeVisible();
}

const picture = (page: Page) => page.getByRole('figure', { name: SHARE.pictureLabel }).getByRole('img');

/** Width and height as a PNG's first chunk has them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function download(page: Page): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: SHARE.download }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('cv-roast.png');
  return await readFile(await file.path());
}

test('the picture is 600 by 900, and says nothing that tells whose CV it was', async ({ page }) => {
  await goToShare(page);
  const { topRoastLine, overallAssessment, stamp } = (await storedRoast(page)).voices.brutal;
  const alt = async (): Promise<string> => (await picture(page).getAttribute('alt')) ?? '';
  expect(await alt()).toContain(stamp);
  expect(await alt()).toContain(SHARE.callToAction);
  const told = `${topRoastLine} ${overallAssessment}`;
  const quotes = told.match(/“[^”]*”/g) ?? [];
  expect(quotes.length, 'this CV is quoted').toBeGreaterThan(0);
  for (const quote of quotes) expect(await alt()).not.toContain(quote);
  for (const name of ['Darren', 'Poultney', 'Fernhollow', 'Netherbridge', 'dazza']) expect((await alt()).toLowerCase()).not.toContain(name.toLowerCase());
  await axe(page);
  const discreet = await download(page);
  expect(sizeOf(discreet)).toEqual([600, 900]);

  await page.getByRole('checkbox', { name: SHARE.quotes }).click();
  await expect.poll(alt).toContain(withoutLineNumbers(topRoastLine));
  await expect.poll(alt).toContain(withoutLineNumbers(overallAssessment));
  await expect.poll(async () => (await download(page)).equals(discreet)).toBe(false);
  expect(sizeOf(await download(page))).toEqual([600, 900]);

  // Nobody shows quotes by coming back.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: SHARE.quotes })).not.toBeChecked();
});

test('each network opens its share page in a new tab, with our address and no id in it', async ({ page, context, baseURL }) => {
  await context.route(/^https:\/\/(x|www\.facebook|www\.linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await goToShare(page);
  const home = `${baseURL}/`;
  const pages = [
    ['X', 'https://x.com/intent/post', 'url'],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
  ] as const;
  for (const [name, address, parameter] of pages) {
    const network = page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
    await expect(network).toHaveAttribute('rel', /noopener/);
    const opened = context.waitForEvent('page');
    await network.click();
    const tab = await opened;
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe(address);
    expect(url.searchParams.get(parameter)).toBe(home);
    expect(url.href).not.toContain(new URL(page.url()).searchParams.get('id') ?? '-');
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  }
});

test('copying, pasting, and the way back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goToShare(page);
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: SHARE.copy }).click();
  const toast = page.getByText(COPIED);
  await expect(toast).toBeVisible();
  await axe(page);
  const text = await clipboard();
  expect(text).toContain(new URL(page.url()).origin);
  expect(text).not.toContain('“');
  await expect(toast).toHaveCount(0);

  for (const name of ['Instagram', 'TikTok']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
    await expect(page.getByText(COPIED_FOR_APP)).toBeVisible();
    expect(await clipboard()).toBe(text);
  }

  await action(page, SHARE.back).click();
  await page.waitForURL('**/roast?*');
  await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(cvFixture('weak').job);
});

test('without a clipboard the old way copies, and without that the text stands there to be taken', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await goToShare(page);
  await page.getByRole('button', { name: SHARE.copy }).click();
  await expect(page.getByText(COPIED)).toBeVisible();

  await page.evaluate(() => Object.defineProperty(document, 'execCommand', { value: () => false }));
  await page.getByRole('button', { name: SHARE.copy }).click();
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  const text = page.getByRole('textbox', { name: SHARE.textLabel });
  await expect(text).toHaveValue(new RegExp(new URL(page.url()).origin));
  expect(await text.evaluate((field) => field instanceof HTMLTextAreaElement && field.selectionEnd === field.value.length && field.selectionStart === 0)).toBe(
    true,
  );
  await axe(page);
});

test('a share address without a roast says so', async ({ page }) => {
  await page.goto('/share');
  await expect(page.getByRole('heading', { name: RESULT.noIdHeading })).toBeVisible();
  await page.goto(`/share?id=${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: RESULT.goneHeading })).toBeVisible();
  await axe(page);
});

test('neither the share screen nor the gentle one scrolls sideways', async ({ page }) => {
  await goToShare(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto('/gentle');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('the whole sheet is a picture of its own, inked over until somebody says otherwise', async ({ page }) => {
  await goToShare(page);
  await page.getByRole('button', { name: SHARE.kinds.sheet }).click();
  await expect(picture(page)).toHaveAttribute('alt', /pages of the CV/);
  await axe(page);
  const take = async (): Promise<Buffer> => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: SHARE.download }).click();
    const file = await started;
    return file.suggestedFilename() === SHARE.sheetFileName ? await readFile(await file.path()) : Buffer.alloc(0);
  };
  const [width] = sizeOf(await take());
  expect(width).toBe(1200);
  const inked = await take();
  await page.getByRole('checkbox', { name: SHARE.names }).click();
  await expect.poll(async () => (await take()).equals(inked)).toBe(false);
  // Back on the card nothing is shown unasked.
  await page.getByRole('button', { name: SHARE.kinds.card }).click();
  await expect(page.getByRole('checkbox', { name: SHARE.quotes })).not.toBeChecked();
});
