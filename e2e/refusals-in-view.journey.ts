import type { Page } from '@playwright/test';
import { bigPdf, docxRenamed, scanPdf } from '../fixtures/broken.ts';
import { IMPORT, IMPORT_ERRORS } from '../src/features/build-cv/import.copy.ts';
import { WIZARD, WIZARD_ERRORS } from '../src/features/optimize/copy.ts';
import { GENTLE, UPLOAD, UPLOAD_ERRORS } from '../src/features/roast/copy.ts';
import { chooseFile, fileInput, jobInput } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Everywhere a CV can be dropped: what it says of a Word file and of six megabytes, and the button that hands it in. */
const ROOMS = [
  {
    path: '/upload',
    type: UPLOAD_ERRORS.INVALID_FILE_TYPE,
    size: UPLOAD_ERRORS.FILE_TOO_LARGE,
    submit: UPLOAD.submit,
    orange: UPLOAD.qualityHeading,
    asksForJob: true,
  },
  {
    path: '/gentle',
    type: UPLOAD_ERRORS.INVALID_FILE_TYPE,
    size: UPLOAD_ERRORS.FILE_TOO_LARGE,
    submit: GENTLE.submit,
    orange: GENTLE.qualityHeading,
    asksForJob: true,
  },
  {
    path: '/optimize',
    type: WIZARD_ERRORS.INVALID_FILE_TYPE,
    size: WIZARD_ERRORS.FILE_TOO_LARGE,
    submit: WIZARD.continue,
    orange: WIZARD.qualityHeading,
    asksForJob: false,
  },
  { path: '/cv-import', type: IMPORT_ERRORS.type, size: IMPORT_ERRORS.size, submit: IMPORT.submit, orange: IMPORT.qualityHeading, asksForJob: false },
] as const;

test.use({ allowedConsole: answered(422) });

test.skip(({ isMobile }) => !isMobile, 'where there is room for it all, nothing has to scroll');

/** All of the alert with this sentence is in the window, as it is scrolled. */
async function inSight(page: Page, sentence: string): Promise<void> {
  const box = page.getByRole('alert').filter({ hasText: sentence });
  await expect(box).toHaveCount(1);
  await expect(box).toBeInViewport({ ratio: 1 });
}

for (const { path, type, size, submit, orange, asksForJob } of ROOMS) {
  test(`${path}: a refused file is refused where it was dropped`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name: submit, exact: true });
    await expect(fileInput(page)).toBeEnabled();
    await expect(button).not.toHaveAttribute('disabled');
    await chooseFile(page, 'cv.docx', docxRenamed(), WORD);
    await inSight(page, type);
    expect(await page.evaluate(() => scrollY), 'nobody has to scroll, and nothing scrolls by itself').toBe(0);
    await axe(page);
    await chooseFile(page, 'cv.pdf', bigPdf());
    await inSight(page, size);

    await test.step('so is one that the server cannot read, although the button is further down', async () => {
      await chooseFile(page, 'scan.pdf', await scanPdf());
      await expect(page.getByRole('alert')).toHaveCount(0);
      if (asksForJob) await jobInput(page).fill('Warehouse Manager');
      await button.click();
      await inSight(page, orange);
      await expect(fileInput(page)).toBeFocused();
    });
  });
}
