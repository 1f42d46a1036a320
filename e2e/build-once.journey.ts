import type { Page } from '@playwright/test';
import { COMPLETE, GENERATING } from '../src/features/build-cv/complete.copy.ts';
import { STEP_INTERESTS } from '../src/features/build-cv/steps.copy.ts';
import { answerAll, GENERATE, heading } from './build-steps.ts';
import { expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

const ROWS = '/rest/v1/cv_build_data';

/** What the browser has the server do: rows stored, CVs written. */
function counted(page: Page): { rows: number; generations: number } {
  const count = { rows: 0, generations: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/generate-cv')) count.generations += 1;
    else if (request.url().includes(ROWS)) count.rows += 1;
  });
  return count;
}

const generateButton = (page: Page) => page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true });

async function written(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await heading(page, COMPLETE.heading);
  await expect(page.getByRole('region', { name: COMPLETE.previewLabel })).toBeVisible();
}

test('the same answers are written once: a double click, Back, forward, a reload and the button again', async ({ page }) => {
  const count = counted(page);
  await answerAll(page);
  await page.clock.install();
  const answer = page.waitForResponse(GENERATE);
  await generateButton(page).dblclick();
  await answer;
  await written(page);
  expect(count).toEqual({ rows: 1, generations: 1 });

  await page.goBack();
  await heading(page, STEP_INTERESTS.heading);
  await page.goForward();
  await heading(page, COMPLETE.heading);
  await page.reload();
  await heading(page, COMPLETE.heading);
  await page.goBack();
  await heading(page, STEP_INTERESTS.heading);

  await generateButton(page).click();
  await heading(page, COMPLETE.heading);
  await expect(page).toHaveURL(/step=complete/);
  await page.goBack();
  await heading(page, STEP_INTERESTS.heading);

  // An address from an old tab or a bookmark begins nothing anew either.
  await page.goto('/build?step=generating');
  await heading(page, COMPLETE.heading);
  await expect(page).toHaveURL(/step=complete/);
  expect(count).toEqual({ rows: 1, generations: 1 });
});

test('a reload while it is being written waits for the same CV', async ({ page }) => {
  const count = counted(page);
  await answerAll(page);
  await page.clock.install();
  const asked = page.waitForRequest(GENERATE);
  await generateButton(page).click();
  await asked;
  await page.reload();
  await heading(page, GENERATING.heading);
  await expect(page.getByText(GENERATING.written)).toBeVisible();
  await written(page);
  expect(count.rows).toBe(1);
  await page.goBack();
  await heading(page, STEP_INTERESTS.heading);
});
