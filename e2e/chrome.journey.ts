import { NOT_FOUND } from '../src/features/landing/not-found.copy.ts';
import { action } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

const NAV = ['ROAST MY CV', 'BUILD A CV ($5)', 'GET A HEADSHOT (FREE)', 'OPTIMIZE ($5)'];

test.describe('an address that leads nowhere', () => {
  test.use({ allowedConsole: answered(404) });

  test('is a 404 with a joke and a way home', async ({ page }) => {
    expect(new Set(NOT_FOUND.jokes).size).toBe(12);
    const jokesShown = async (): Promise<string[]> => {
      const text = await page.getByRole('main').textContent();
      return NOT_FOUND.jokes.filter((joke) => text?.includes(joke));
    };
    const seen = new Set<string>();
    for (let visit = 0; visit < 6; visit += 1) {
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect.poll(jokesShown).toHaveLength(1);
      for (const joke of await jokesShown()) seen.add(joke);
    }
    expect(seen.size, 'the joke is picked at random').toBeGreaterThan(1);
    await axe(page);
    await action(page.getByRole('main'), NOT_FOUND.home).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('the nav bar', () => {
  test('folds into a menu on a phone, and stands open on a desk', async ({ page, isMobile }) => {
    await page.goto('/upload');
    const header = page.getByRole('banner');
    if (isMobile) {
      for (const name of NAV) await expect(header.getByRole('link', { name, exact: true })).toBeHidden();
      await header.getByRole('button', { name: 'Menu' }).click();
    }
    for (const name of NAV) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(header.locator('[aria-current]').filter({ visible: true })).toHaveText(/ROAST MY CV/i);
    await axe(page);
    if (isMobile) {
      await page.keyboard.press('Escape');
      await expect(header.getByRole('link', { name: NAV[0] ?? '', exact: true })).toBeHidden();
    }
  });

  test('the site name leads to the landing page', async ({ page }) => {
    await page.goto('/upload');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Roastumé/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('no screen scrolls sideways', async ({ page }) => {
  for (const path of ['/', '/upload', '/roast']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
