import { readFile } from 'node:fs/promises';
import { CONFLICT, EDITOR, FIELDS, JSON_RESUME, PARTS } from '../src/features/build-cv/editor.copy.ts';
import { leaveWhenAsked, madeCv, openEditor, openPart, sheet, storedCv } from './editor-steps.ts';
import { answered, axe, expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);

test.describe('one CV in two tabs', () => {
  test.use({ allowedConsole: answered(409) });

  test('the later save overwrites nothing unless told to', async ({ page, context }) => {
    const id = await madeCv(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      leaveWhenAsked(tab);
      await openEditor(tab, id);
    }
    await page.getByLabel(FIELDS.fullName).fill('First Tab');
    await page.getByRole('button', { name: EDITOR.save, exact: true }).click();
    await expect(page.getByText(EDITOR.saved)).toBeVisible();

    await other.getByLabel(FIELDS.fullName).fill('Second Tab');
    await other.getByRole('button', { name: EDITOR.save, exact: true }).click();
    const dialog = other.getByRole('dialog', { name: CONFLICT.title });
    await expect(dialog).toBeVisible();
    await axe(other);
    expect((await storedCv(other, id)).bio?.fullName).toBe('First Tab');

    await test.step('mine as a file', async () => {
      const file = other.waitForEvent('download');
      await dialog.getByRole('button', { name: CONFLICT.file }).click();
      expect(await readFile(await (await file).path(), 'utf8')).toContain('Second Tab');
      await expect(dialog).toBeVisible();
    });

    await test.step('theirs, and mine back by undo', async () => {
      await dialog.getByRole('button', { name: CONFLICT.theirs }).click();
      await expect(dialog).toBeHidden();
      await expect(other.getByLabel(FIELDS.fullName)).toHaveValue('First Tab');
      await other.getByRole('button', { name: EDITOR.undo }).click();
      await expect(other.getByLabel(FIELDS.fullName)).toHaveValue('Second Tab');
      await other.getByRole('button', { name: EDITOR.save, exact: true }).click();
      await expect(other.getByText(EDITOR.saved)).toBeVisible();
    });

    await test.step('mine over theirs, knowingly', async () => {
      await page.getByLabel(FIELDS.fullName).fill('First Tab Again');
      await page.getByRole('button', { name: EDITOR.download }).click();
      const theirs = page.getByRole('dialog', { name: CONFLICT.title });
      await theirs.getByRole('button', { name: CONFLICT.mine }).click();
      await expect(theirs).toBeHidden();
      expect((await storedCv(page, id)).bio?.fullName).toBe('First Tab Again');
    });
  });
});

test('the headings are in the language that is chosen, on the page and in what is kept', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await page.getByLabel(FIELDS.language).selectOption('Deutsch');
  await expect(sheet(page)).toContainText('Berufserfahrung');
  await axe(page);
  await page.getByRole('button', { name: EDITOR.save, exact: true }).click();
  await expect(page.getByText(EDITOR.saved)).toBeVisible();
  expect((await storedCv(page, id)).language).toBe('de');
  await page.getByRole('button', { name: EDITOR.undo }).click();
  await expect(sheet(page)).not.toContainText('Berufserfahrung');
});

test('a CV leaves as a JSON Resume and comes back whole', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await page.getByLabel(FIELDS.fullName).fill('Marisol Tveit-Okafor');
  await openPart(page, 'optionalBio');
  await page.getByLabel('Visa/work status').fill('Settled status');
  const out = page.waitForEvent('download');
  await page.getByRole('button', { name: JSON_RESUME.export }).click();
  const download = await out;
  expect(download.suggestedFilename()).toBe('Marisol_Tveit-Okafor_CV.json');
  const file = await readFile(await download.path());

  await page.getByLabel('Visa/work status').fill('');
  await openPart(page, 'skills');
  await page.getByRole('button', { name: 'Remove Python' }).click();

  const input = page.getByLabel(JSON_RESUME.inputLabel);
  await test.step('what is no resume is refused with a reason', async () => {
    await input.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{nope') });
    await expect(page.getByText(JSON_RESUME.errors.NOT_JSON)).toBeVisible();
    await input.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{"work":[{"name":7}]}') });
    await expect(page.getByText(JSON_RESUME.errors.NOT_A_RESUME)).toContainText('work.0.name');
    await input.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, ' ') });
    await expect(page.getByText(JSON_RESUME.errors.TOO_LARGE)).toBeVisible();
    await axe(page);
  });

  await test.step('what will be replaced is said first', async () => {
    await input.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: file });
    const dialog = page.getByRole('dialog', { name: JSON_RESUME.dialogTitle });
    await expect(dialog).toContainText(PARTS.skills);
    await expect(dialog).toContainText(PARTS.optionalBio);
    await expect(dialog).not.toContainText(PARTS.experience);
    await axe(page);
    await dialog.getByRole('button', { name: JSON_RESUME.confirm }).click();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  });

  await test.step('and undone in one step', async () => {
    await page.getByRole('button', { name: EDITOR.undo }).click();
    await openPart(page, 'skills');
    await expect(page.getByRole('button', { name: 'Remove Python' })).toHaveCount(0);
  });
});
