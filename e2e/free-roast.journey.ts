import { besideQuote } from '../src/domain/marks/roast-note.ts';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { SCORES } from '../src/domain/roast.ts';
import { ROAST_LINE } from '../src/domain/limits.ts';
import { NOTICE } from '../src/features/my-data/copy.ts';
import { PROGRESS, RESULT } from '../src/features/roast/copy.ts';
import { CARDS, ROAST_POLL, action, chooseFile, goToUpload, handIn, jobInput, scoreCard, squeeze, squeezedText, storedRoast, submit } from './steps.ts';
import { axe, expect, test } from './test.ts';

test('the landing page offers the three ways in', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['GIVE ME GENTLE FEEDBACK', 'ROAST MY CV', 'HELP ME BUILD A CV']) await expect(action(main, name).first()).toBeVisible();
  await expect(main.getByText('MOST POPULAR')).toBeVisible();
  await axe(page);
});

test('a CV is handed in and comes back marked', async ({ page }) => {
  await goToUpload(page);
  await axe(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');

  await test.step('every line is pinned to a line of this CV', async () => {
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
    const places = page.getByText(/\bpage \d+, line \d+/i);
    expect(await places.count()).toBeGreaterThanOrEqual(ROAST_LINE.min);
    const quotes = await page.getByRole('blockquote').allTextContents();
    expect(quotes.length).toBeGreaterThan(0);
    const cv = await squeezedText('weak');
    expect(quotes.filter((quote) => !cv.includes(squeeze(quote)))).toEqual([]);
    // The target job stands above it, and nobody else's roast does.
    await expect(page.getByRole('main')).toContainText(cvFixture('weak').job);
    await expect(page.getByText(RESULT.demoHeading)).toHaveCount(0);
  });

  await test.step('six score cards', async () => {
    const roast = await storedRoast(page);
    const stored = {
      atsRating: roast.ats_rating,
      buzzwordOverdose: roast.buzzword_overdose,
      eyeRollFactor: roast.eye_roll_factor,
      clicheDensity: roast.cliche_density,
      desperationLevel: roast.desperation_level,
      lengthAppropriate: roast.length_appropriate,
    };
    for (const name of CARDS) {
      await expect(scoreCard(page, name)).toHaveCount(1);
      await expect(scoreCard(page, name)).toContainText(`${stored[name]} out of 100`);
      expect(
        roast.score_ledger[name].reduce((sum, entry) => sum + entry.points, 0),
        `the ledger of ${name} adds up`,
      ).toBe(stored[name]);
    }
  });

  await test.step('stamp, verdict and every line that was stored', async () => {
    const roast = await storedRoast(page);
    const main = page.getByRole('main');
    // A line that begins with its quote stands behind it.
    const notes = roast.roast_lines.map((line, at) => besideQuote(line, roast.roast_evidence[at]?.quote ?? null));
    for (const text of [roast.stamp, roast.overall_assessment, ...notes, roast.binned_likelihood, roast.would_interview, roast.career_clarity])
      await expect(main).toContainText(text);
    expect(roast.roast_lines.length).toBeGreaterThanOrEqual(ROAST_LINE.min);
    expect(Math.max(...roast.roast_lines.map((line) => line.length))).toBeLessThanOrEqual(ROAST_LINE.maxCharacters);
    expect(roast.full_roast_report_data).toBeNull();
  });

  await test.step('ways on', async () => {
    for (const label of [RESULT.binned, RESULT.interview, RESULT.clarity]) await expect(page.getByText(label).first()).toBeVisible();
    for (const name of ['Share', 'Build a new CV ($5)', 'Optimize for a job ($5)']) await expect(action(page, name).first()).toBeVisible();
  });
  await axe(page);
});

test('one help pop-up is open at a time, and its button toggles it', async ({ page }) => {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  const help = (name: string) => page.getByRole('button', { name: RESULT.helpLabel(name) });
  const length = page.getByText(RESULT.help.lengthAppropriate);
  const robots = page.getByText(RESULT.help.atsRating);

  await help(SCORES.lengthAppropriate.name).click();
  await expect(length).toBeVisible();
  await expect(length).toContainText('1-2 pages recommended');
  await axe(page);
  await help(SCORES.atsRating.name).click();
  await expect(robots).toBeVisible();
  await expect(length).toBeHidden();
  await help(SCORES.atsRating.name).click();
  await expect(robots).toBeHidden();
  await help(SCORES.atsRating.name).focus();
  await page.keyboard.press('Enter');
  await expect(robots).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(robots).toBeHidden();
});

test('a reload brings the same roast back, and so does handing in the same CV again', async ({ page }) => {
  const roast = async (): Promise<string> => {
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
    // The last thing to come: until when all this is kept.
    await expect(page.getByRole('button', { name: NOTICE.button })).toBeVisible();
    return await page.getByRole('main').innerText();
  };
  await goToUpload(page);
  await handIn(page, 'strong');
  await page.waitForURL('**/roast?*');
  const first = await roast();
  await page.reload();
  expect(await roast()).toBe(first);

  await page.goto('/upload');
  await chooseFile(page, cvFixture('strong').file, await cvPdf('strong'));
  await jobInput(page).fill(`  ${cvFixture('strong').job} `);
  await submit(page);
  await page.waitForURL('**/roast?*');
  expect(await roast()).toBe(first);
});

test('while it is being marked, the progress screen has something to say', async ({ page }) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  await page.route(ROAST_POLL, async (route) => {
    await finished;
    await route.continue();
  });
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/progress?*');
  await expect(page.getByText(/may take up to 60 seconds/i)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const shown = async (): Promise<string[]> => {
    const text = await page.getByRole('main').innerText();
    return PROGRESS.messages.filter((message) => text.includes(message));
  };
  await expect.poll(shown).toHaveLength(1);
  const first = await shown();
  await expect.poll(shown, { timeout: 6_000 }).not.toEqual(first);
  await axe(page);
  finish();
  await page.waitForURL('**/roast?*');
});
