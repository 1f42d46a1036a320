import { KEYWORD_STATUSES } from '../src/domain/optimization.ts';
import { WIZARD } from '../src/features/optimize/copy.ts';
import { LOOK, READING } from '../src/features/optimize/look.copy.ts';
import { RESULT } from '../src/features/optimize/result.copy.ts';
import { fillDetails, goOn, goToCheckout, openWizard, pay, REQUESTS, resultIsOpen, withText } from './optimize-steps.ts';
import { answered, axe, expect, test } from './test.ts';

const LOOK_CALL = '**/functions/v1/preview-optimization';
const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam.';

test('both sides of the match are shown before anybody pays, once saved, and paying afterwards buys the same', async ({ page }) => {
  await withText(page);
  await expect(page.getByText(/^Found in it: one job, schooling, skills, a way to reach you\.$/)).toBeVisible();
  const look = page.getByRole('button', { name: LOOK.button });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await look.click();
  await expect(page.getByRole('alert')).toContainText('Professional Dreamer');
  await fillDetails(page);
  await look.click();
  const section = page.getByRole('region', { name: LOOK.heading });
  await expect(section.getByRole('heading', { level: 3 })).toBeFocused();
  const score = Number(/Match score (\d+)/.exec((await section.getByText(/^Match score \d+/).textContent()) ?? '')?.[1]);
  const groups = section.getByRole('heading', { level: 4 });
  for (const { heading } of Object.values(LOOK.groups)) await expect(groups.filter({ hasText: heading })).toBeVisible();
  await expect(section.getByText('Kubernetes')).toBeVisible();
  for (const { text } of Object.values(LOOK.warnings)) await expect(section.getByText(text)).toHaveCount(0);
  await axe(page);

  await test.step('what is changed is looked at anew', async () => {
    await page.getByLabel(WIZARD.fields.jobRole.label).fill('Data Analyst');
    await expect(section).toContainText(LOOK.changed);
    await fillDetails(page);
    await look.click();
    await expect(section.getByRole('heading', { level: 3 })).toBeVisible();
  });
  await goToCheckout(page);
  expect(asked.filter((path) => path.endsWith('cv_optimization_requests'))).toHaveLength(2);
  await pay(page);
  await resultIsOpen(page);
  const paid = page.getByRole('region', { name: RESULT.sections.ledger });
  for (const name of Object.values(KEYWORD_STATUSES)) await expect(paid.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByText(`Match score ${score} out of 100. Higher is better.`)).toHaveCount(1);
});

test('lorem ipsum is not simply validated, and a thin advert is called thin; neither stops anybody', async ({ page }) => {
  await openWizard(page);
  await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
  await page.getByLabel(WIZARD.textLabel).fill(LOREM);
  await goOn(page);
  await expect(page.getByText(READING.doubt)).toBeVisible();
  await page.getByLabel(WIZARD.fields.jobRole.label).fill('Zebra Whisperer');
  await page.getByLabel(WIZARD.fields.company.label).fill('Quagga & Sons');
  await page.getByLabel(WIZARD.fields.description.label).fill('We need somebody good.');
  await page.getByRole('button', { name: LOOK.button }).click();
  await expect(page.getByText(LOOK.warnings.NOT_A_CV.text)).toBeVisible();
  await expect(page.getByText(LOOK.warnings.THIN_ADVERT.text)).toBeVisible();
  await axe(page);
  await goToCheckout(page);
});

test.describe('when the look cannot be had', () => {
  test.use({ allowedConsole: answered(404, 429) });

  test('it says why, and the way to pay stays open', async ({ page }) => {
    await withText(page);
    await fillDetails(page);
    const look = page.getByRole('button', { name: LOOK.button });
    await page.route(LOOK_CALL, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '130' }, json: { error: 'RATE_LIMITED', message: 'x' } }));
    await look.click();
    await expect(page.getByRole('alert')).toContainText(LOOK.failed.limited(3));
    await page.unroute(LOOK_CALL);
    await page.route(LOOK_CALL, (route) => route.fulfill({ status: 404, json: { error: 'NOT_FOUND', message: 'x' } }));
    await look.click();
    await expect(page.getByRole('alert')).toContainText(LOOK.failed.gone);
    await page.unroute(LOOK_CALL);
    const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('cv_optimization_requests'));
    await look.click();
    await saved;
    await expect(page.getByText(LOOK.paidHeading)).toBeVisible();
    await page.unroute(REQUESTS);
    await goToCheckout(page);
  });
});
