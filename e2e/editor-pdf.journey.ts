import { PDF } from '../src/features/build-cv/pdf.copy.ts';
import { FIELDS } from '../src/features/build-cv/editor.copy.ts';
import { leaveWhenAsked, madeCv, openEditor, showForm, showOutside } from './editor-steps.ts';
import { axe, expect, test } from './test.ts';

test('a design is chosen by its picture, the pages are those of the file, and the PDF comes down', async ({ page }) => {
  leaveWhenAsked(page);
  const id = await madeCv(page);
  await openEditor(page, id);
  await page.getByLabel(FIELDS.fullName).fill('Marisol Tveit');
  await showOutside(page);
  await page.getByRole('tab', { name: PDF.tab }).click();
  const pages = page.getByRole('region', { name: PDF.pagesLabel }).getByRole('img');
  await expect(pages).toHaveAttribute('alt', PDF.pagesAlt(1, PDF.designs.clean.name));
  await expect.poll(() => pages.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await axe(page);

  await page.getByRole('radio', { name: PDF.designs.sidebar.name }).check({ force: true });
  await expect(pages).toHaveAttribute('alt', PDF.pagesAlt(1, PDF.designs.sidebar.name));
  await page.getByRole('radio', { name: PDF.accents.burgundy }).check({ force: true });

  const coming = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: PDF.download }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Marisol_Tveit_CV_\d{4}-\d\d-\d\d\.pdf$/u);

  // The choice is this device's: it is there again, and for the letter, too.
  await openEditor(page, id);
  await showOutside(page);
  await page.getByRole('tab', { name: PDF.tab }).click();
  await expect(page.getByRole('radio', { name: PDF.designs.sidebar.name })).toBeChecked();
  await showForm(page);
});
