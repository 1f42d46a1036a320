import { goToUpload } from './steps.ts';
import { expect, test } from './test.ts';

test('it takes four presses to chicken out', async ({ page }) => {
  await goToUpload(page);
  const sizes: number[] = [];
  for (const label of ['BACK TO SAFETY', 'REALLY?', 'KNOCK KNOCK?', 'COWARD']) {
    const button = page.getByRole('button', { name: label, exact: true });
    await expect(button).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/upload');
    sizes.push((await button.boundingBox())?.height ?? 0);
    await button.click();
  }
  await page.waitForURL((url) => url.pathname === '/');
  expect(
    sizes.toSorted((one, other) => other - one),
    'it shrinks each time',
  ).toEqual(sizes);
  expect(new Set(sizes).size).toBe(sizes.length);
  // WCAG 2.2, 2.5.8: however small it gets, a thumb still hits it.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
