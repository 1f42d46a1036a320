import { z } from 'zod';
import { UPLOAD_FIELDS } from '../src/domain/upload-form.ts';
import { CV_UPLOADS } from '../src/domain/tables.ts';
import { cvPdf } from '../fixtures/cvs.ts';
import { ROAST_POLL, chooseFile, jobInput, readTable, submit } from './steps.ts';
import { expect, test } from './test.ts';

const Reply = z.object({ cvUploadId: z.uuid() });

test('a robot that fills in every field is thanked, and nothing is generated', async ({ page }) => {
  await page.goto('/upload');
  await chooseFile(page, 'cv.pdf', await cvPdf('weak'));
  await jobInput(page).fill('Marketing Manager');
  await page.locator(`input[name="${UPLOAD_FIELDS.honeypot}"]`).fill('https://example.com/cheap-watches');
  const upload = page.waitForResponse('**/functions/v1/upload-cv');
  const poll = page.waitForResponse(ROAST_POLL);
  await submit(page);

  const answer = await upload;
  expect(answer.status()).toBe(200);
  const { cvUploadId } = Reply.parse(await answer.json());
  await page.waitForURL('**/progress?*');
  // The first poll has waited its full time on the server by now: a real CV would have been there.
  expect(await (await poll).json()).toEqual([]);
  expect(await readTable(page, `${CV_UPLOADS}?select=id&id=eq.${cvUploadId}`)).toEqual([]);
});

test('nobody who sees, hears or tabs through the form meets the trap', async ({ page }) => {
  await page.goto('/upload');
  const trap = page.locator(`input[name="${UPLOAD_FIELDS.honeypot}"]`);
  await expect(trap).not.toBeInViewport();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(trap).toHaveAttribute('tabindex', '-1');
});
