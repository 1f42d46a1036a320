import { PATHS } from '../src/domain/paths.ts';
import { expect, test } from './test.ts';

/** Everything a key can reach, as a page shows it: of a group of radio buttons the browser takes one. */
const REACHABLE =
  'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]):not([type="radio"]), select:not([disabled]), textarea:not([disabled]), summary';

test('every public screen is walked through by the Tab key alone, and shows where one is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  // Thirty pages in one go: on a machine at a quarter of our speed that is some minutes.
  test.setTimeout(900_000);
  for (const { pattern } of Object.values(PATHS).filter(({ pattern: path }) => !path.includes(':'))) {
    await page.goto(pattern);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), pattern).toBeVisible();
    const wanted = await page.evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert], [aria-hidden="true"]') === null,
      );
      for (const one of all) one.dataset['wanted'] = 'yes';
      return all.length;
    }, REACHABLE);
    const unseen: string[] = [];
    for (let press = 0; press < wanted + 12; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const one = document.activeElement;
        if (!(one instanceof HTMLElement) || one === document.body) return null;
        delete one.dataset['wanted'];
        // What is out of sight itself (a file input) shows its ring on what stands for it.
        const ring = [one, one.parentElement].some((each) => each !== null && getComputedStyle(each).outlineStyle !== 'none');
        return ring ? null : one.outerHTML.slice(0, 120);
      });
      if (at !== null) unseen.push(at);
    }
    const missed = await page.locator('[data-wanted]').evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
    expect({ missed, unseen }, pattern).toEqual({ missed: [], unseen: [] });
  }
});
