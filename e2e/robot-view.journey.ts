import { cvFixture } from '../fixtures/cvs.ts';
import { ROBOT } from '../src/features/roast/copy.ts';
import { handIn } from './steps.ts';
import { axe, expect, test } from './test.ts';

test('the robot tells what it saw, hidden text included', async ({ page }) => {
  const { expect: truth } = cvFixture('hidden-text');
  await page.goto('/upload');
  await handIn(page, 'hidden-text');
  await page.waitForURL('**/roast?*');
  const panel = page.getByRole('group').filter({ hasText: ROBOT.heading });
  const summary = page.getByRole('heading', { name: ROBOT.heading });
  const text = page.getByRole('region', { name: ROBOT.linesLabel });
  await expect(summary).toBeVisible();
  await expect(text, 'folded away: the joke comes first').toBeHidden();
  await expect(panel).toContainText(ROBOT.summaryHidden(truth.hidden.length));

  await summary.click();
  await expect(text).toBeVisible();
  for (const { begins } of truth.hidden) {
    await expect(panel.getByRole('listitem').filter({ hasText: begins })).toBeVisible();
    await expect(text.locator('mark').filter({ hasText: begins })).toBeAttached();
  }
  for (const value of [truth.name, truth.email, truth.currentTitle, truth.currentCompany])
    if (value !== null) await expect(panel.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: ROBOT.missingHeading })).toBeVisible();
  await axe(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
