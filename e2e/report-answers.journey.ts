import type { Page } from '@playwright/test';
import { ANSWER_WORDS } from '../src/domain/answer-words.ts';
import { IMPORT } from '../src/features/build-cv/import.copy.ts';
import { REPORT } from '../src/features/full-report/copy.ts';
import { ASKING } from '../src/features/full-report/report.copy.ts';
import { goToCheckout, pay, roasted } from './report-steps.ts';
import { answered, axe, expect, test } from './test.ts';

const LINE = 'Responsible for the company newsletter';
const MENDED = 'Wrote the company newsletter for about 1,200 readers';

/** The card of a line, by what it says before. */
const cardOf = (page: Page, before: string) => page.getByRole('article').filter({ hasText: before }).first();

test('a line asks, is answered, writes itself, and is still there on another day', async ({ page, context }) => {
  await roasted(page);
  await goToCheckout(page);
  await pay(page);
  await page.waitForURL('**/full-roast-report?*');
  const card = cardOf(page, LINE);

  await test.step('until it is answered, the line stays', async () => {
    await expect(page.getByRole('heading', { name: ASKING.heading })).toBeVisible();
    await expect(card.getByText(ASKING.stays)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('[');
  });

  await test.step('an answer of another kind is told so and left out', async () => {
    await card.getByLabel('Your part').selectOption('Wrote');
    await card.getByLabel('How many').fill('lots of them');
    await expect(card.getByText(ANSWER_WORDS.refused.number)).toBeVisible();
    await expect(card.getByRole('status')).toHaveText('Wrote the company newsletter');
    await axe(page);
  });

  await test.step('the line assembles as it is typed, and is kept with the report', async () => {
    await card.getByLabel('How many').fill('about 1200');
    await expect(card.getByRole('status')).toHaveText(MENDED);
    await card.getByLabel('How many').blur();
    await expect(card.getByText(ASKING.kept)).toBeVisible();
  });

  await test.step('it stands with the others at the end, and they are copied at once', async () => {
    const list = page.getByRole('region', { name: ASKING.listHeading });
    await expect(list.getByRole('listitem').filter({ hasText: MENDED })).toBeVisible();
    await list.getByRole('button', { name: ASKING.copyAll }).click();
    await expect(page.getByText(ASKING.copiedAll)).toBeVisible();
  });

  await test.step('another device has it, too, and it can be taken back', async () => {
    const other = await context.browser()?.newContext();
    if (other === undefined) throw new Error('no browser');
    const there = await other.newPage();
    await there.goto(page.url());
    await expect(cardOf(there, LINE).getByRole('status')).toHaveText(MENDED);
    await other.close();
    await card.getByRole('button', { name: new RegExp(`^${ASKING.clearLabel('')}`) }).click();
    await expect(card.getByText(ASKING.stays)).toBeVisible();
  });

  await expect(page.getByText(REPORT.defend).first()).toBeVisible();

  await test.step('the sheet for the interview goes to the printer alone', async () => {
    await page.evaluate(() => {
      // A headless browser has no printer: what would be on the paper stays on the page.
      window.print = () => undefined;
    });
    const sheet = page.getByRole('region', { name: ASKING.interview.heading });
    await sheet.locator('summary').click();
    await axe(page);
    await sheet.getByRole('button', { name: ASKING.interview.print }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /^Interview sheet/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { name: /^Interview sheet/ })).toHaveCount(0);
  });
});

test('the mended lines are carried into the builder in one press, and never over answers unasked', async ({ page }) => {
  await roasted(page);
  await goToCheckout(page);
  await pay(page);
  await page.waitForURL('**/full-roast-report?*');
  const report = page.url();
  const card = cardOf(page, LINE);
  await card.getByLabel('Your part').selectOption('Wrote');
  await card.getByLabel('How many').fill('about 1200');
  await expect(card.getByRole('status')).toHaveText(MENDED);
  await page.getByRole('button', { name: ASKING.carry }).click();
  await page.waitForURL('**/build*');
  await expect(page.getByText(IMPORT.bannerHeading)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cv-build'))).toContain(MENDED);

  await page.goto(report);
  await page.getByRole('button', { name: ASKING.carry }).click();
  await expect(page.getByRole('heading', { name: IMPORT.carry.heading })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: IMPORT.carry.action }).click();
  await page.waitForURL('**/build*');
});

test.describe('a report that is not paid for', () => {
  test.use({ allowedConsole: answered(402) });

  test('carries nothing', async ({ page }) => {
    const id = await roasted(page);
    await page.goto(`/cv-import?report=${id}`);
    await expect(page.getByText(IMPORT.carry.locked)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cv-build'))).toBeNull();
    await axe(page);
  });
});
