import { CHROME } from '../src/features/chrome/copy.ts';
import { action } from './steps.ts';
import { answered, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

const GENTLE_CODE = /\/assets\/gentle\.screen-[^/]+\.js$/;

test.use({ allowedConsole: new RegExp(`${answered(404).source}|dynamically imported module`) });

test('a screen whose code went away with a deployment comes with the page loaded anew, once', async ({ page }) => {
  let asked = 0;
  await page.goto('/');
  await page.route(GENTLE_CODE, async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
  });
  await action(page.getByRole('main'), 'GIVE ME GENTLE FEEDBACK').first().click();
  await expect(page.locator('input[type="file"]')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe('/gentle');
  await expect.poll(() => asked).toBeGreaterThan(1);
});

test('code that stays away is no endless reload', async ({ page }) => {
  await page.goto('/');
  await page.route(GENTLE_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await action(page.getByRole('main'), 'GIVE ME GENTLE FEEDBACK').first().click();
  await expect(page.getByRole('button', { name: CHROME.brokenAction })).toBeVisible();
});
