import type { Page } from '@playwright/test';
import { QUERY } from '../src/domain/paths.ts';
import { DELETE_MY_DATA } from '../src/features/my-data/contract.ts';
import { CONFIRM, GONE, NOTICE, RECEIPT } from '../src/features/my-data/copy.ts';
import { RESULT } from '../src/features/roast/copy.ts';
import { goToUpload, handIn, readTable } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

test.use({ allowedConsole: answered(404, 503) });

async function roast(page: Page): Promise<string> {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  return new URL(page.url()).searchParams.get(QUERY.id) ?? '';
}

const button = (page: Page) => page.getByRole('button', { name: NOTICE.button, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: CONFIRM.title });

test('a roast is deleted, and a receipt is all that is left', async ({ page }) => {
  const id = await roast(page);
  const inThirtyDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(Date.now() + 30 * 86_400_000));
  await expect(page.getByRole('complementary', { name: NOTICE.heading })).toContainText(inThirtyDays);
  await page.evaluate((of) => {
    localStorage.setItem(`draft-${of}`, 'x');
    sessionStorage.setItem('current-upload', of);
  }, id);

  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(CONFIRM.paid);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  expect(await readTable(page, `cv_analysis_results?select=stamp&cv_upload_id=eq.${id}`)).toHaveLength(1);

  await button(page).click();
  await dialog(page).getByRole('button', { name: CONFIRM.yes }).click();
  await expect(page.getByRole('heading', { name: RECEIPT.heading })).toBeFocused();
  await expect(page.getByText(RESULT.linesHeading)).toHaveCount(0);
  await expect(page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}$/)).toBeVisible();
  await axe(page);
  expect(await readTable(page, `cv_analysis_results?select=stamp&cv_upload_id=eq.${id}`)).toEqual([]);
  expect(
    await page.evaluate((of) => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter((entry) => entry.join().includes(of)), id),
  ).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: RECEIPT.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^deletion-receipt-[0-9A-F-]+\.txt$/);

  await page.getByRole('link', { name: RECEIPT.home }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/roast?${QUERY.id}=${id}`);
  await expect(page.getByRole('heading', { name: RESULT.goneHeading })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('one that is gone already, and a shredder that is away', async ({ page, context }) => {
  const id = await roast(page);
  await expect(button(page)).toBeVisible();
  await context.route(`**/functions/v1/${DELETE_MY_DATA}`, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await button(page).click();
  await dialog(page).getByRole('button', { name: CONFIRM.yes }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(CONFIRM.failed);
  await axe(page);

  const key = await page.locator('meta[name="anon-key"]').getAttribute('content');
  await page.request.post(`/functions/v1/${DELETE_MY_DATA}`, { headers: { authorization: `Bearer ${key}` }, data: { entityId: id } });
  await dialog(page).getByRole('button', { name: CONFIRM.yes }).click();
  await expect(page.getByRole('heading', { name: GONE.heading })).toBeFocused();
  await axe(page);
});

test('the picture and nobody’s roast: the line stands where there is something to delete', async ({ page }) => {
  const id = await roast(page);
  await page.goto(`/share?${QUERY.id}=${id}`);
  await expect(button(page)).toBeVisible();
  await page.goto(`/roast?${QUERY.id}=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: RESULT.goneHeading })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
