import { besideQuote } from '../src/domain/marks/roast-note.ts';
import type { Page } from '@playwright/test';
import { disputesOf } from '../src/domain/correction.ts';
import { CORRECTION } from '../src/features/roast/correction.copy.ts';
import { ROBOT, SHEET } from '../src/features/roast/copy.ts';
import { handIn, storedRoast } from './steps.ts';
import { answered, axe, expect, test } from './test.ts';

async function roasted(page: Page): Promise<void> {
  await page.goto('/upload');
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  await expect(page.locator('.sheet-page').first()).toBeVisible();
}

const noOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

test('a note that is wrong goes, the scores move in the open, and it can be taken back', async ({ page }) => {
  await roasted(page);
  const before = await storedRoast(page);
  const at = before.roast_evidence.findIndex(({ kind, quote }) => quote !== null && disputesOf(kind).includes('no-fault'));
  const line = besideQuote(before.roast_lines[at] ?? '', before.roast_evidence[at]?.quote ?? null);
  await page.getByRole('button', { name: SHEET.list, exact: true }).click();
  await page.getByRole('button', { name: `${CORRECTION.wrong} ${line}` }).click();
  const dialog = page.getByRole('dialog', { name: CORRECTION.title });
  await expect(dialog).toContainText(line);
  await axe(page);
  await dialog.getByRole('button', { name: CORRECTION.disputes['no-fault'].label }).click();
  const done = page.getByRole('dialog', { name: CORRECTION.doneTitle });
  await expect(done).toContainText(CORRECTION.doneMoved);
  await axe(page);
  await done.getByRole('button', { name: CORRECTION.back }).click();
  await expect(page.getByRole('main').getByText(line)).toHaveCount(0);
  const heading = page.getByRole('heading', { name: CORRECTION.heading });
  await expect(heading, 'the button it was opened with has gone with its note').toBeFocused();
  const after = await storedRoast(page);
  expect(after.corrections?.made).toHaveLength(1);
  await axe(page);
  await noOverflow(page);

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${CORRECTION.takeBack}`) }).click();
  await expect(heading).toHaveCount(0);
  expect((await storedRoast(page)).roast_lines).toEqual(before.roast_lines);
});

test.describe('a field that was misread', () => {
  test.use({ allowedConsole: answered(400) });

  test('is put right in what the robot saw, and nonsense is refused', async ({ page }) => {
    await roasted(page);
    const stored = await storedRoast(page);
    const company = stored.robot_view?.fields.find(({ name }) => name === 'currentCompany')?.value ?? '';
    await page.getByRole('heading', { name: ROBOT.heading }).click();
    await page.getByRole('button', { name: `${CORRECTION.wrong} ${ROBOT.fields.currentCompany}, ${company}` }).click();
    const dialog = page.getByRole('dialog', { name: CORRECTION.fieldTitle(ROBOT.fields.currentCompany) });
    const input = dialog.getByLabel(ROBOT.fields.currentCompany);
    await expect(input).toHaveValue(company);
    await input.fill('https://example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(/employer/);
    await axe(page);
    const where = dialog.getByRole('group', { name: CORRECTION.tapWhere });
    const printed = stored.page_view?.pages[0]?.lines[0]?.text ?? '';
    await where.getByRole('button', { name: printed }).first().click();
    await expect(input, 'the line that was tapped stands there to be trimmed').toBeFocused();
    expect(await input.inputValue()).toContain(printed);
    await input.fill('Quillbrook Nurseries');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: CORRECTION.doneTitle }).getByRole('button', { name: CORRECTION.back }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Quillbrook Nurseries' })).toContainText(CORRECTION.yourWord);
    await axe(page);
    await noOverflow(page);
  });
});

test('what is missing by mistake is typed in', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same dialog as above');
  await roasted(page);
  const { robot_view: robot } = await storedRoast(page);
  const missing = robot?.fields.find(({ name, value }) => value === null && name === 'headline');
  test.skip(missing === undefined);
  await page.getByRole('heading', { name: ROBOT.heading }).click();
  await page.getByRole('button', { name: `${CORRECTION.onMyPage} ${ROBOT.fields.headline}` }).click();
  await page.getByRole('dialog').getByLabel(ROBOT.fields.headline).fill('Marketing person');
  await page.getByRole('button', { name: CORRECTION.save }).click();
  await expect(page.getByRole('dialog', { name: CORRECTION.doneTitle })).toBeVisible();
  expect((await storedRoast(page)).robot_view?.fields).toContainEqual(expect.objectContaining({ name: 'headline', value: 'Marketing person' }));
});
