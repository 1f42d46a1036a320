import type { Page } from '@playwright/test';
import { QUERY } from '../src/domain/paths.ts';
import { BUILD, WARNING } from '../src/features/build-cv/copy.ts';
import { COMPLETE } from '../src/features/build-cv/complete.copy.ts';
import { MONTHS, STEP_BONUS, STEP_INTERESTS, STEP_JOB, STEP_LEVEL, STEP_PREVIOUS, STEP_ROLE, STEP_SKILLS } from '../src/features/build-cv/steps.copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { expect } from './test.ts';

/** Answers that a person could give. */
export const PERSON = {
  jobTitle: 'Warehouse Manager',
  industry: 'Logistics',
  country: 'Ireland',
  level: 'Been around the block',
  currentJobTitle: 'Shift Lead',
  company: 'Harbour Logistics',
  achievement: 'Moved the night shift to scanners; errors fell from 4 in 100 to 1.',
  previousTitle: 'Picker',
  previousCompany: 'Quay Stores',
  skills: ['Stock control', 'Forklift licence', 'Rota planning'],
  proudest: 'Got 40 neighbours to agree on one bicycle shed.',
  education: 'Diploma in Logistics, Cork Technical College, 2012 - 2014',
  interests: 'Restoring a rowing boat',
} as const;

/** Where the browser has the CV written. */
export const GENERATE = '**/functions/v1/generate-cv';

export async function heading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: BUILD.next, exact: true }).click();
}

/** From the welcome to the first question. */
export async function startFromScratch(page: Page): Promise<void> {
  await page.goto('/build');
  await page.getByRole('link', { name: WARNING.scratchStart, exact: true }).click();
  await heading(page, STEP_JOB.heading);
}

export async function answerJob(page: Page): Promise<void> {
  await page.getByLabel(STEP_JOB.jobTitle).fill(PERSON.jobTitle);
  await page.getByLabel(STEP_JOB.industry).fill(PERSON.industry);
  await page.getByLabel(STEP_JOB.country).fill(PERSON.country);
}

export async function answerRole(page: Page): Promise<void> {
  await page.getByLabel(STEP_ROLE.jobTitle).fill(PERSON.currentJobTitle);
  await page.getByLabel(STEP_ROLE.company).fill(PERSON.company);
  const since = page.getByRole('group', { name: STEP_ROLE.start, exact: true });
  await since.getByLabel(MONTHS.month).selectOption('March');
  await since.getByLabel(MONTHS.year).selectOption('2019');
  await page.getByLabel(STEP_ROLE.achievement).fill(PERSON.achievement);
}

/** Answers everything and stops with the last question in sight. */
export async function answerAll(page: Page): Promise<void> {
  await startFromScratch(page);
  await answerJob(page);
  await next(page);
  await answerFromLevel(page);
}

/** The same from the second question on. */
export async function answerFromLevel(page: Page): Promise<void> {
  await heading(page, STEP_LEVEL.heading);
  await page.getByText(PERSON.level).click();
  await next(page);
  await heading(page, STEP_ROLE.heading);
  await answerRole(page);
  await next(page);
  await heading(page, STEP_PREVIOUS.heading);
  await page.getByLabel(STEP_PREVIOUS.jobTitle).fill(PERSON.previousTitle);
  await page.getByLabel(STEP_PREVIOUS.company).fill(PERSON.previousCompany);
  await next(page);
  await heading(page, STEP_SKILLS.heading);
  for (const skill of PERSON.skills) {
    await page.getByRole('textbox', { name: STEP_SKILLS.skills }).fill(skill);
    await page.keyboard.press('Enter');
  }
  await next(page);
  await heading(page, STEP_BONUS.heading);
  await page.getByLabel(STEP_BONUS.achievement).fill(PERSON.proudest);
  await page.getByLabel(STEP_BONUS.education).fill(PERSON.education);
  await next(page);
  await heading(page, STEP_INTERESTS.heading);
  await page.getByLabel(STEP_INTERESTS.interests).fill(PERSON.interests);
}

/** Presses the button and waits for the preview; the bar takes some thirteen seconds by design, which the browser's clock is told have passed. */
export async function generate(page: Page): Promise<void> {
  await page.clock.install();
  const written = page.waitForResponse(GENERATE);
  await page.getByRole('button', { name: STEP_INTERESTS.generate, exact: true }).click();
  await written;
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1, name: COMPLETE.heading })).toBeVisible();
  await expect(page.getByRole('region', { name: COMPLETE.previewLabel })).toBeVisible();
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: COMPLETE.unlock }).click();
  await expect(page.getByText(SANDBOX.stamp)).toBeVisible();
}

/** The id that the editor link of a page carries. */
export function editorId(href: string | null): string {
  const id = new URL(href ?? '', 'http://localhost').searchParams.get(QUERY.id);
  expect(id).not.toBeNull();
  return id ?? '';
}
