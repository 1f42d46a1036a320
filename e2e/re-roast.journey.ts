import type { Page } from '@playwright/test';
import { cvFixture, cvPdf, type CvName } from '../fixtures/cvs.ts';
import { QUERY } from '../src/domain/paths.ts';
import { SCORES } from '../src/domain/roast.ts';
import { comparisonWords } from '../src/features/roast/comparison.copy.ts';
import { GENTLE, UPLOAD, VOICES } from '../src/features/roast/copy.ts';
import { action, chooseFile, goToUpload, handIn, jobInput, storedRoast, submit } from './steps.ts';
import { axe, expect, test } from './test.ts';

const words = comparisonWords('brutal');
const comparison = (page: Page) => page.getByRole('region', { name: words.heading });

/** From a roast, by its button, to the roast of the next CV; the job is filled in already. */
async function again(page: Page, name: CvName): Promise<void> {
  await action(page, words.again).click();
  await page.waitForURL('**/upload?*');
  await expect(page.getByRole('heading', { name: UPLOAD.again.heading })).toBeVisible();
  await expect(jobInput(page)).toHaveValue(cvFixture('weak').job);
  await chooseFile(page, cvFixture(name).file, await cvPdf(name));
  await axe(page);
  await submit(page);
  await page.waitForURL('**/roast?*');
}

test('the mended CV comes back beside the first one', async ({ page }) => {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await expect(comparison(page)).toHaveCount(0);
  const first = await storedRoast(page);
  await again(page, 'strong');

  const second = await storedRoast(page);
  expect(second.comparison?.previousUploadId).toBe(first.cv_upload_id);
  const told = second.comparison?.voices;
  await expect(comparison(page)).toContainText(told?.brutal.verdict ?? 'a verdict');
  for (const line of told?.brutal.lines ?? []) await expect(comparison(page)).toContainText(line);
  await expect(comparison(page)).toContainText(SCORES.eyeRollFactor.name);
  const { before, after, gained } = second.comparison?.scores.eyeRollFactor ?? { before: 0, after: 0, gained: 0 };
  expect([before, after]).toEqual([first.eye_roll_factor, second.eye_roll_factor]);
  await expect(comparison(page)).toContainText(words.spoken(before, after, words.better(gained)));

  await comparison(page)
    .getByText(/^Gone \(\d+\)$/)
    .click();
  await expect(
    comparison(page)
      .locator('s')
      .filter({ hasText: /^Responsible for social media$/ }),
  ).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: VOICES.names.gentle, exact: true }).click();
  await expect(page.getByRole('region', { name: comparisonWords('gentle').heading })).toContainText(told?.gentle.verdict ?? 'a verdict');
  await axe(page);

  await action(page, comparisonWords('gentle').back).click();
  await page.waitForURL(`**/roast?*${first.cv_upload_id}*`);
  await expect(page.getByText(first.voices.gentle.overallAssessment)).toBeVisible();
});

test('the same CV again is told so', async ({ page }) => {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await again(page, 'weak');
  const { comparison: same } = await storedRoast(page);
  expect([same?.gone, same?.fresh]).toEqual([[], []]);
  await expect(comparison(page)).toContainText(same?.voices.brutal.verdict ?? 'a verdict');
  await expect(comparison(page).getByText(words.level).first()).toBeVisible();
});

test('in pencil, too, and without a first roast it is a roast like any other', async ({ page }) => {
  await page.goto(`/gentle?${QUERY.previous}=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: GENTLE.again.heading })).toBeVisible();
  await expect(page.getByText(GENTLE.again.gone)).toBeVisible();
  await chooseFile(page, cvFixture('weak').file, await cvPdf('weak'));
  await jobInput(page).fill(cvFixture('weak').job);
  await page.getByRole('button', { name: GENTLE.submit }).click();
  await page.waitForURL('**/roast?*');
  expect((await storedRoast(page)).comparison).toBeNull();
});
