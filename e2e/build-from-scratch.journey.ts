import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { BUILD, WARNING } from '../src/features/build-cv/copy.ts';
import { PAYMENT_SUCCESS } from '../src/features/build-cv/payment.copy.ts';
import { COMPLETE } from '../src/features/build-cv/complete.copy.ts';
import { STEP_BONUS, STEP_JOB, STEP_LEVEL, STEP_SKILLS } from '../src/features/build-cv/steps.copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { answerAll, editorId, generate, goToCheckout, heading, PERSON, startFromScratch } from './build-steps.ts';
import { readTable } from './steps.ts';
import { axe, expect, test } from './test.ts';

async function wordText(download: Download): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return xml.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('from a blank sheet to a Word file', async ({ page }) => {
  await answerAll(page);
  await axe(page);
  await generate(page);

  await test.step('the preview is honest: first lines are real, the rest is not in the page', async () => {
    const preview = page.getByRole('region', { name: COMPLETE.previewLabel });
    await expect(preview).toContainText(PERSON.company);
    await expect(preview).not.toContainText(PERSON.previousCompany);
    expect(await page.content()).not.toContain(PERSON.previousCompany);
    await expect(page.getByRole('region', { name: COMPLETE.offerHeading })).toContainText('$5');
    await axe(page);
  });

  await goToCheckout(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: SANDBOX.pay }).click();

  await test.step('the file comes by itself, and says what was answered', async () => {
    const dialog = page.getByRole('dialog', { name: 'CV AUTO-DOWNLOADED' });
    await expect(dialog).toBeVisible();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/_?CV_\d{4}-\d{2}-\d{2}\.docx$/);
    const text = await wordText(download);
    for (const said of [PERSON.company, PERSON.previousCompany, PERSON.skills[0]]) expect(text).toContain(said);
    await expect(dialog).toContainText(download.suggestedFilename());
    for (const name of ['Continue to CV Builder', 'Back to Home', 'Edit My CV']) await expect(dialog.getByRole('link', { name })).toBeVisible();
    await axe(page);
  });

  const id = editorId(await page.getByRole('dialog').getByRole('link', { name: 'Continue to CV Builder' }).getAttribute('href'));
  await test.step('not a second time by itself', async () => {
    let files = 0;
    page.on('download', () => (files += 1));
    await page.reload();
    await heading(page, PAYMENT_SUCCESS.heading);
    await expect(page.getByText(PAYMENT_SUCCESS.leadAgain)).toBeVisible();
    expect(files).toBe(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the questionnaire knows that it is bought', async () => {
    await page.goto('/build');
    await heading(page, COMPLETE.ownedHeading);
    expect(editorId(await page.getByRole('link', { name: COMPLETE.edit }).getAttribute('href'))).toBe(id);
  });
  expect(await readTable(page, `cv_build_data?select=job_title,honeypot&id=eq.${id}`)).toEqual([{ job_title: PERSON.jobTitle, honeypot: null }]);
});

test('a step cannot be left without what it needs, and says so', async ({ page }) => {
  await startFromScratch(page);
  const button = page.getByRole('button', { name: BUILD.next, exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel(STEP_JOB.jobTitle).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(STEP_JOB.missing.jobTitle);
  await expect(page.getByLabel(STEP_JOB.jobTitle)).toBeFocused();
  await axe(page);

  await page.getByLabel(STEP_JOB.jobTitle).fill(PERSON.jobTitle);
  await page.getByLabel(STEP_JOB.industry).fill(PERSON.industry);
  await expect(button).toBeDisabled();
  await page.getByLabel(STEP_JOB.country).fill(PERSON.country);
  await expect(button).toBeEnabled();
  await page.keyboard.press('Enter');

  await heading(page, STEP_LEVEL.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await axe(page);
  await page.goBack();
  await heading(page, STEP_JOB.heading);
  await page.getByRole('button', { name: BUILD.back, exact: true }).click();
  await heading(page, WARNING.heading);
  await page.getByRole('link', { name: WARNING.back }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('three to five skills, by keyboard alone', async ({ page }) => {
  await answerAll(page);
  for (const _ of ['interests', 'bonus']) await page.getByRole('button', { name: BUILD.back, exact: true }).click();
  await heading(page, STEP_SKILLS.heading);
  const skills = page.getByRole('textbox', { name: STEP_SKILLS.skills });
  await skills.focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('listitem').filter({ hasText: PERSON.skills[2] })).toHaveCount(0);
  await expect(page.getByRole('button', { name: BUILD.next, exact: true })).toBeDisabled();
  for (const typed of ['   ', PERSON.skills[0].toUpperCase(), 'Packing', 'Audits', 'Fifth']) {
    await skills.fill(typed);
    await skills.press('Enter');
  }
  for (const kept of [PERSON.skills[0], PERSON.skills[1], 'Packing', 'Audits', 'Fifth']) await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(skills).not.toBeEditable();
  await expect(page.getByText(STEP_SKILLS.tags.full)).toBeVisible();
  await axe(page);
  // Nothing left to add: Enter goes on.
  await skills.press('Enter');
  await heading(page, STEP_BONUS.heading);
});
