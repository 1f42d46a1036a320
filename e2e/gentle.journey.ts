import { besideQuote } from '../src/domain/marks/roast-note.ts';
import type { Page } from '@playwright/test';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { ROAST_LINE } from '../src/domain/limits.ts';
import { GENTLE, VOICES, progressWords, resultWords } from '../src/features/roast/copy.ts';
import { CARDS, ROAST_POLL, action, chooseFile, jobInput, scoreCard, storedRoast } from './steps.ts';
import { axe, expect, test } from './test.ts';

const words = resultWords('gentle');

async function handInGently(page: Page): Promise<void> {
  await chooseFile(page, cvFixture('weak').file, await cvPdf('weak'));
  await jobInput(page).fill(cvFixture('weak').job);
  await page.getByRole('button', { name: 'GIVE ME GENTLE FEEDBACK', exact: true }).click();
}

const voice = (page: Page, tone: 'brutal' | 'gentle') => page.getByRole('button', { name: VOICES.names[tone], exact: true });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor);

test('gentle feedback, from the landing page to the notes', async ({ page }) => {
  await page.goto('/');
  const red = await paper(page);
  await action(page.getByRole('main'), 'GIVE ME GENTLE FEEDBACK').first().click();
  await page.waitForURL('**/gentle');
  await expect(page.getByRole('heading', { name: GENTLE.heading })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await paper(page), 'another hand').not.toBe(red);
  await axe(page);
  await handInGently(page);
  await page.waitForURL('**/roast?*');

  await test.step('the notes are the gentle ones', async () => {
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible();
    const roast = await storedRoast(page);
    expect(roast.tone).toBe('gentle');
    const main = page.getByRole('main');
    const { gentle } = roast.voices;
    const notes = gentle.roastLines.map((line, at) => besideQuote(line, roast.roast_evidence[at]?.quote ?? null));
    for (const text of [gentle.stamp, gentle.overallAssessment, ...notes, gentle.binnedLikelihood, gentle.careerClarity])
      await expect(main).toContainText(text);
    expect(gentle.roastLines.length).toBeGreaterThanOrEqual(ROAST_LINE.min);
    expect(await paper(page)).not.toBe(red);
    await axe(page);
  });
});

test('brutal and back without a new upload: other words, the same scores', async ({ page }) => {
  await page.goto('/gentle');
  await handInGently(page);
  await page.waitForURL('**/roast?*');
  await expect(voice(page, 'gentle')).toHaveAttribute('aria-pressed', 'true');
  const { voices, roast_evidence: evidence } = await storedRoast(page);
  const main = page.getByRole('main');
  const scores = async (): Promise<string[]> =>
    await Promise.all(CARDS.map(async (name) => /\d+ out of 100/.exec((await scoreCard(page, name).textContent()) ?? '')?.[0] ?? ''));
  const quotes = async (): Promise<string[]> => await page.getByRole('blockquote').allTextContents();
  const [scored, quoted, soft] = [await scores(), await quotes(), await paper(page)];

  await voice(page, 'brutal').click();
  await expect(voice(page, 'brutal')).toHaveAttribute('aria-pressed', 'true');
  await expect(voice(page, 'brutal')).toBeFocused();
  for (const text of [
    voices.brutal.stamp,
    voices.brutal.overallAssessment,
    ...voices.brutal.roastLines.map((line, at) => besideQuote(line, evidence[at]?.quote ?? null)),
  ])
    await expect(main).toContainText(text);
  expect(await scores()).toEqual(scored);
  expect(await quotes()).toEqual(quoted);
  expect(await paper(page)).not.toBe(soft);
  await axe(page);

  await page.reload();
  await expect(voice(page, 'brutal')).toHaveAttribute('aria-pressed', 'true');
  await expect(main).toContainText(voices.brutal.overallAssessment);
  await voice(page, 'gentle').click();
  await expect(main).toContainText(voices.gentle.overallAssessment);
  expect(await paper(page)).toBe(soft);

  await action(page, 'Share').click();
  await page.waitForURL('**/share?*');
  await expect(page.getByRole('img', { name: new RegExp(voices.gentle.stamp.replace(/[^\w ]/g, '.'), 'i') })).toBeVisible();
});

test('the gentle progress screen waits in pencil', async ({ page }) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  await page.route(ROAST_POLL, async (route) => {
    await finished;
    await route.continue();
  });
  await page.goto('/gentle');
  await handInGently(page);
  await page.waitForURL('**/progress?*');
  const { heading, note, messages } = progressWords('gentle');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  expect(new Set(messages).size).toBe(12);
  await axe(page);
  finish();
  await page.waitForURL('**/roast?*');
});

test('the gentle form refuses with the same sentences', async ({ page }) => {
  await page.goto('/gentle');
  await page.getByRole('button', { name: GENTLE.submit }).click();
  await expect(page.getByRole('alert')).toContainText("Where's your CV? Did the dog eat it?");
  await axe(page);
  await page.getByRole('link', { name: GENTLE.brutal }).click();
  await page.waitForURL('**/upload');
});
