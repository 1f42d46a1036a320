import { cvFixture } from '../fixtures/cvs.ts';
import { PROGRESS, RESULT, UPLOAD } from '../src/features/roast/copy.ts';
import { CARDS, ROAST_POLL, goToUpload, handIn, jobInput, scoreCard } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

test.use({ allowedConsole: answered(500) });

const OUT_OF_ORDER = { status: 500, json: { code: 'XX000', message: 'out of order', details: null, hint: null } };

test('a poll that fails is tried again, three times, before anybody is shown a demo', async ({ page }) => {
  let polls = 0;
  await page.route(ROAST_POLL, async (route) => {
    polls += 1;
    await (polls <= 3 ? route.fulfill(OUT_OF_ORDER) : route.continue());
  });
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
  await expect(page.getByText(RESULT.demoHeading)).toHaveCount(0);
  expect(polls).toBeGreaterThan(3);
});

test('a reload costs neither the job that was typed nor the roast that is on its way', async ({ page }) => {
  await page.goto('/upload');
  // What is typed before the page's code is there, and reloaded at once, nobody has heard of.
  await expect(page.getByRole('button', { name: UPLOAD.submit })).toBeEnabled();
  await jobInput(page).fill('Head of Bicycle Sheds');
  await page.reload();
  await expect(jobInput(page)).toHaveValue('Head of Bicycle Sheds');

  // Nothing is there yet, as often as it is asked for.
  let polls = 0;
  let isThere = false;
  await page.route(ROAST_POLL, async (route) => {
    polls += 1;
    // Were the route taken away while a poll is on its way, that poll would never be answered.
    await (isThere ? route.continue() : route.fulfill({ json: [] }));
  });
  await handIn(page, 'weak');
  await page.waitForURL('**/progress?*');
  const address = page.url();
  await expect.poll(() => polls).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: PROGRESS.heading })).toBeVisible();
  expect(page.url()).toBe(address);

  await test.step('whoever goes back finds the job as it was typed', async () => {
    await page.goBack();
    await expect(jobInput(page)).toHaveValue(cvFixture('weak').job);
    await page.goForward();
  });
  isThere = true;
  await page.waitForURL('**/roast?*');
  expect(new URL(page.url()).searchParams.get('id')).toBe(new URL(address).searchParams.get('id'));
  await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
  await page.goto('/upload');
  await expect(jobInput(page), 'its roast is there: the next one is another').toHaveValue('');
});

test('when the polls fail, a demo is shown and says that it is one', async ({ page }) => {
  test.slow();
  await page.route(ROAST_POLL, (route) => route.fulfill(OUT_OF_ORDER));
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
