import type { Page } from '@playwright/test';
import { SCORES } from '../src/domain/roast.ts';
import { resultWords } from '../src/features/roast/copy.ts';
import { CARDS, scoreCard } from './steps.ts';
import { expect, test } from './test.ts';

const DEMO = '/roast?demo=1';
const words = resultWords('brutal');

/** Pixels by which anything can be pulled sideways, cut off at the edge of the page or not. */
const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a stamp lands without widening the page', async ({ page }) => {
    for (const path of [DEMO, '/payment-cancelled']) {
      await page.goto(path);
      const stamp = page.getByRole('main').locator('.stamp').first();
      await expect(stamp).toBeVisible();
      await stamp.evaluate((node) => {
        const [landing] = node.getAnimations();
        // Finished already: from the top.
        const again = landing ?? node.animate({ scale: [1.7, 1] }, 260);
        again.pause();
        again.currentTime = 0;
      });
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test('what helps with a score leaves its title in sight', async ({ page }) => {
  await page.goto(DEMO);
  for (const name of CARDS) {
    const card = scoreCard(page, name);
    const title = card.getByRole('heading', { name: SCORES[name].name });
    // Room below it, and then none: it hangs from its button or stands on it.
    for (const block of ['start', 'end'] as const) {
      await title.evaluate((node, at) => node.scrollIntoView({ block: at }), block);
      await card.getByRole('button', { name: words.helpLabel(SCORES[name].name) }).click();
      const help = card.getByRole('note');
      await expect(help).toBeInViewport({ ratio: 1 });
      const [over, under] = [await help.boundingBox(), await title.boundingBox()];
      if (over === null || under === null) throw new Error('not drawn');
      const apart = over.y >= under.y + under.height || over.y + over.height <= under.y || over.x >= under.x + under.width || over.x + over.width <= under.x;
      expect(apart, `${name}, title at the ${block} of the window`).toBe(true);
      await page.keyboard.press('Escape');
    }
  }
});

test('on paper a page keeps its own head, and the site around it stays away', async ({ page }) => {
  await page.goto(DEMO);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
