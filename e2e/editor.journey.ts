import { extractText, getDocumentProxy } from 'unpdf';
import { link } from '../src/domain/paths.ts';
import { DONE, EDITOR, EXPERIENCE, FIELDS, NO_CV, PARTS, PREVIEW, SCORE } from '../src/features/build-cv/editor.copy.ts';
import { SECTIONS, STUDIES } from '../src/features/build-cv/sections.copy.ts';
import { ASKED, BRACKETS } from '../src/features/build-cv/questions.copy.ts';
import { leaveWhenAsked, madeCv, openEditor, openPart, sheet, showForm, showOutside, storedCv, wordText } from './editor-steps.ts';
import { action } from './steps.ts';
import { axe, expect, test } from './test.ts';

test('a CV is edited in all its sections, saved, and downloaded', async ({ page }) => {
  const id = await madeCv(page);
  await openEditor(page, id);

  await test.step('bio comes first; what is typed shows on the page at once', async () => {
    await expect(page.getByRole('tab', { name: PARTS.bio })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tablist', { name: EDITOR.partsLabel }).getByRole('tab')).toHaveText(Object.values(PARTS));
    await page.getByLabel(FIELDS.fullName).fill('Marisol Tveit-Okafor');
    await page.getByLabel(FIELDS.email).fill('marisol@example.com');
    await page.getByLabel(FIELDS.phone).fill('+44 7700 900 431');
    await page.getByRole('textbox', { name: /^Location/ }).fill('Leeds, United Kingdom');
    const preview = sheet(page);
    for (const text of ['Marisol Tveit-Okafor', 'marisol@example.com | +44 7700 900 431 | Leeds, United Kingdom']) await expect(preview).toContainText(text);
    await axe(page);
  });

  await test.step('optional bio: only what is filled in is printed', async () => {
    await openPart(page, 'optionalBio');
    await page.getByLabel('Marital status').selectOption('Prefer not to say');
    await page.getByLabel('Visa/work status').fill('Settled status');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.getByLabel('Language', { exact: true }).fill('Norwegian');
    await page.getByLabel('Proficiency').selectOption('Native');
    const preview = sheet(page);
    await expect(preview).toContainText('Visa/work status: Settled status');
    await expect(preview).toContainText('Other languages: Norwegian (Native)');
    await expect(preview).not.toContainText('Marital status');
    await axe(page);
  });

  await test.step('skills are tags: trimmed, no blanks', async () => {
    await openPart(page, 'skills');
    const input = page.getByLabel(FIELDS.softSkills);
    await input.fill('  Mentoring  ');
    await input.press('Enter');
    await input.fill('   ');
    await input.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Mentoring' })).toBeVisible();
    await axe(page);
  });

  await test.step('bullets by keyboard: Enter adds, the buttons move, blank ones stay out', async () => {
    await openPart(page, 'experience');
    await page.getByLabel('Bullet 1', { exact: true }).first().press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Trained 4 colleagues');
    await page.keyboard.press('Enter');
    const items = sheet(page).getByRole('list', { includeHidden: true }).first().getByRole('listitem', { includeHidden: true });
    await expect(items.nth(1)).toHaveText('Trained 4 colleagues');
    await page
      .getByRole('button', { name: EXPERIENCE.bulletUp(2) })
      .first()
      .click();
    await expect(items.first()).toHaveText('Trained 4 colleagues');
    await expect(page.getByRole('button', { name: EXPERIENCE.bulletUp(1) }).first()).toBeFocused();
    await page.getByRole('button', { name: EXPERIENCE.addJob }).click();
    await expect(page.getByLabel(EXPERIENCE.jobTitle).last()).toBeFocused();
    await page.keyboard.type('Intern');
    await page.getByRole('button', { name: /^Remove Job 3/ }).click();
    await expect(page.getByRole('button', { name: EXPERIENCE.addJob })).toBeFocused();
    // What happens to be half under the toolbar that stays at the top can be scrolled out from under it.
    await page.evaluate(() => scrollTo(0, 0));
    await axe(page);
  });

  await test.step('saving says so for three seconds and keeps it', async () => {
    await expect(page.getByText(EDITOR.unsaved)).toBeVisible();
    await page.getByRole('button', { name: EDITOR.save, exact: true }).click();
    await expect(page.getByText(EDITOR.saved)).toBeVisible();
    await expect(page.getByText(/^Last saved/)).toBeVisible();
    await expect(page.getByText(EDITOR.saved)).toHaveCount(0, { timeout: 4_500 });
    const stored = await storedCv(page, id);
    expect(stored.bio?.fullName).toBe('Marisol Tveit-Okafor');
    expect(stored.lastSaved).toBeDefined();
    expect(stored.skillsSection.softSkills).toContain('Mentoring');
    await page.reload();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('Marisol Tveit-Okafor');
  });

  await test.step('what is asked stands beside its line, builds it from the answer, and takes it back', async () => {
    await expect(sheet(page)).not.toContainText('[');
    await page.getByRole('button', { name: ASKED.next }).click();
    const asked = page.getByRole('group', { name: /^Question about Bullet/ }).first();
    await expect(asked).toBeVisible();
    await axe(page);
    const built = page.getByRole('group', { name: /^Question about Bullet/ }).filter({ has: page.getByRole('textbox') });
    await built.first().getByRole('textbox').first().fill('12');
    await expect(sheet(page)).toContainText('12');
    await built
      .first()
      .getByRole('button', { name: /^Take the answer back/ })
      .click();
    await expect(built.first().getByRole('textbox').first()).toHaveValue('');
  });

  await test.step('brackets that somebody typed are mentioned once before the download', async () => {
    await openPart(page, 'summary');
    await page.getByRole('textbox', { name: PARTS.summary }).fill('Led [how many?] people.');
    await page.getByRole('button', { name: EDITOR.download }).click();
    const dialog = page.getByRole('dialog', { name: BRACKETS.title });
    await expect(dialog).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: BRACKETS.goThere }).click();
    await expect(page.locator('textarea:focus')).toHaveValue(/\[.+\?\]/);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^\[.+\?\]$/);
  });

  await test.step('further sections are added after the eight, moved, and printed', async () => {
    await openPart(page, 'more');
    for (const [at, title] of ['First aid at work', 'Bus tracker'].entries()) {
      await page.getByRole('button', { name: SECTIONS.add }).click();
      await expect(page.getByLabel(SECTIONS.heading, { exact: true }).nth(at)).toBeFocused();
      await page
        .getByLabel(SECTIONS.kind)
        .nth(at)
        .selectOption(at === 0 ? 'certificates' : 'projects');
      await page.getByLabel(SECTIONS.title, { exact: true }).nth(at).fill(title);
    }
    await page.getByRole('button', { name: SECTIONS.up('Section 2: Projects') }).click();
    await expect(page.getByRole('heading', { name: 'Section 1: Projects' })).toBeVisible();
    await expect(sheet(page)).toContainText(/Projects\s*Bus tracker\s*Certifications\s*First aid at work/);
    await axe(page);
    await openPart(page, 'education');
    await page.getByRole('button', { name: STUDIES.add }).click();
    await page.getByLabel(FIELDS.degree).last().fill('HNC Computing');
    await expect(sheet(page)).toContainText('HNC Computing');
    await axe(page);
  });

  await test.step('the download saves first, and the file holds the page', async () => {
    await openPart(page, 'interests');
    await page.getByRole('textbox', { name: FIELDS.personalInterests }).fill('Restoring accordions');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: EDITOR.download }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/^Marisol_Tveit-Okafor_CV_\d{4}-\d{2}-\d{2}\.docx$/);
    expect((await storedCv(page, id)).personalInterestsSection).toBe('Restoring accordions');
    const text = await wordText(download);
    for (const part of [
      'Marisol Tveit-Okafor',
      'Professional Summary',
      'Trained 4 colleagues',
      'Northwake Freight',
      'Restoring accordions',
      'Bus tracker',
      'HNC Computing',
    ])
      expect(text).toContain(part);
    await axe(page);
    await page.getByRole('button', { name: DONE.stay }).click();
    await expect(page.getByRole('heading', { level: 1, name: EDITOR.heading })).toBeVisible();
  });

  await test.step('and the way out leads to the front page', async () => {
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: EDITOR.download }).click();
    await again;
    await action(page, DONE.leave).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('undo and redo, by buttons and keys, a step for each field', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  const name = page.getByLabel(FIELDS.fullName);
  // At once: letters with pauses between them are steps of their own, and a slow machine makes pauses.
  await name.fill('Ines');
  await page.getByLabel(FIELDS.phone).fill('0123');
  await openPart(page, 'skills');
  await page.getByRole('button', { name: 'Remove Python' }).click();
  await openPart(page, 'summary');

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('tab', { name: PARTS.skills, exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel(FIELDS.phone)).toHaveValue('');
  await expect(name).toHaveValue('Ines');
  await page.getByRole('button', { name: EDITOR.undo }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: EDITOR.undo })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: EDITOR.redo }).click();
  await expect(name).toHaveValue('Ines');
  await expect(page.getByLabel(FIELDS.phone)).toHaveValue('0123');
});

test('unsaved changes survive a reload and a walk to another page, and can be thrown away', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await page.getByLabel(FIELDS.fullName).fill('Nobody Saved');
  await page.reload();
  await expect(page.getByText(/^Restored unsaved changes from/)).toBeVisible();
  await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('Nobody Saved');
  await axe(page);

  await test.step('links and the buttons of the browser ask first', async () => {
    await action(page.getByRole('contentinfo'), 'ROAST MY CV').first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
    await expect(dialog).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(new URL(page.url()).pathname).toBe('/cv-editor');
    await action(page.getByRole('contentinfo'), 'ROAST MY CV').first().click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/upload');
    await page.goBack();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('Nobody Saved');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(new URL(page.url()).pathname).toBe('/cv-editor');
  });

  await test.step('thrown away, and fetched back by undo', async () => {
    await page.getByRole('button', { name: EDITOR.discard }).click();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('');
    await page.getByRole('button', { name: EDITOR.undo }).click();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('Nobody Saved');
    await page.getByRole('button', { name: EDITOR.redo }).click();
    await page.reload();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('');
    await expect(page.getByText(/^Restored unsaved changes from/)).toHaveCount(0);
  });
});

test('the free score follows the text, and an improvement leads to its line', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await showOutside(page);
  await page.getByRole('tab', { name: PREVIEW.score }).click();
  await page.getByRole('button', { name: SCORE.ask }).click();
  await expect(page.getByText('ATS Murder Rating').first()).toBeVisible();
  await axe(page);
  await showForm(page);
  await page.getByLabel(FIELDS.email).fill('marisol@example.com');
  await expect(page.getByText(/better than before$/).first()).toBeAttached();
  await showOutside(page);
  await page
    .getByRole('button', { name: SCORE.goTo(PARTS.bio) })
    .first()
    .click();
  await expect(page.getByLabel(FIELDS.fullName)).toBeFocused();
  await showOutside(page);
  await page.getByRole('tab', { name: PREVIEW.robot }).click();
  await expect(page.getByRole('region', { name: 'Your CV line by line, as a parser reads it' })).toContainText('marisol@example.com');
  await axe(page);
});

test('the print is the page and nothing else', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await page.getByLabel(FIELDS.fullName).fill('Marisol Tveit-Okafor');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Professional Summary' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marisol Tveit-Okafor' })).toBeVisible();
  await expect(page.getByRole('button', { name: EDITOR.save, exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });

  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), { verbosity: 0 }), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  for (const part of ['Marisol Tveit-Okafor', 'Northwake Freight', 'BSc Computer Science']) expect(text).toContain(part);
  for (const chrome of [EDITOR.download, 'Page 1', PARTS.bio]) expect(text).not.toContain(chrome);
});

test('without a CV to edit the editor says what is missing and leads on', async ({ page }) => {
  await page.goto('/cv-editor');
  await expect(page.getByText(EDITOR.noId)).toBeVisible();
  await axe(page);
  await expect(action(page, NO_CV.missingAction)).toHaveAttribute('href', link('build'));

  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/cv-editor?id=${id}`);
    await expect(page.getByRole('heading', { name: NO_CV.unknownHeading })).toBeVisible();
  }

  const unpaid = await madeCv(page, { paid: false });
  await page.goto(`/cv-editor?id=${unpaid}`);
  await expect(page.getByRole('heading', { name: NO_CV.unpaidHeading })).toBeVisible();
  await axe(page);
  await expect(action(page, NO_CV.unpaidAction)).toHaveAttribute('href', link('build'));
});

test.describe('when the server does not answer', () => {
  test.use({ allowedConsole: /./ });

  test('saving says so for five seconds, and the text stays', async ({ page }) => {
    leaveWhenAsked(page);
    const id = await madeCv(page);
    await openEditor(page, id);
    await page.getByLabel(FIELDS.fullName).fill('Offline Olga');
    await page.route('**/rest/v1/cv_build_data*', (route) => route.abort());
    await page.getByRole('button', { name: EDITOR.save, exact: true }).click();
    await expect(page.getByText(EDITOR.saveFailed)).toBeVisible();
    await expect(page.getByText(EDITOR.unsaved)).toBeVisible();
    await expect(page.getByLabel(FIELDS.fullName)).toHaveValue('Offline Olga');
  });
});
