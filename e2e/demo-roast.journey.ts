import { RESULT } from '../src/features/roast/copy.ts';
import { CARDS, ROAST_POLL, goToUpload, handIn, scoreCard } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

test.use({ allowedConsole: answered(500) });

test('when the polls fail, a demo is shown and says that it is one', async ({ page }) => {
  test.slow();
  await page.route(ROAST_POLL, (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'out of order', details: null, hint: null } }));
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*', { timeout: 150_000 });
  await expect(page.getByText(RESULT.demoLabel, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: RESULT.demoHeading })).toBeVisible();
  // The demo marks an invented CV: not a word of the visitor's own may look judged.
  await expect(page.getByRole('main')).not.toContainText('Fernhollow');
  for (const name of CARDS) await expect(scoreCard(page, name)).toContainText(/\d out of 100/);
  await axe(page);

  await test.step('the real one is a press away once the server is back', async () => {
    await page.unroute(ROAST_POLL);
    await page
      .getByRole('button', { name: RESULT.demoRetry })
      .or(page.getByRole('link', { name: RESULT.demoRetry }))
      .click();
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
    await expect(page.getByText(RESULT.demoHeading)).toHaveCount(0);
  });
});
