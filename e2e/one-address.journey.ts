import { link } from '../src/domain/paths.ts';
import { BLOG } from '../src/features/blog/copy.ts';
import { TERMS } from '../src/features/legal/copy.ts';
import { expect, test } from './test.ts';

test.skip(({ isMobile }) => isMobile, 'the same at any width');

// A page that is drawn for one address and started for another is an error in the console, which fails the test.
for (const [typed, canonical, heading] of [
  ['/terms/?from=mail', `${link('terms')}?from=mail`, TERMS.heading],
  ['/BLOG', link('blogLanding'), BLOG.heading],
] as const) {
  test(`${typed} is ${canonical}`, async ({ page, baseURL }) => {
    const answer = await page.goto(typed);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
