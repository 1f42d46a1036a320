import { BUILD } from '../src/features/build-cv/copy.ts';
import { PAYMENT_SUCCESS } from '../src/features/build-cv/payment.copy.ts';
import { COMPLETE } from '../src/features/build-cv/complete.copy.ts';
import { DETAILS } from '../src/features/build-cv/details.copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { FIELDS } from '../src/features/build-cv/editor.copy.ts';
import { answerAll, editorId, generate, goToCheckout, PERSON } from './build-steps.ts';
import { answered, axe, expect, test } from './test.ts';

const KEEP = '**/functions/v1/keep-build-details';

test.describe('name and contact', () => {
  test.use({ allowedConsole: answered(503) });

  test('typed here, they stay here until Unlock; then the private link opens the whole CV on another device', async ({ page }) => {
    await answerAll(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.getByLabel(DETAILS.fullName).fill('Ottoline Marrable');
    const email = page.getByLabel(DETAILS.email);
    await email.fill('ottoline at example');
    await page.getByLabel(DETAILS.phone).fill('+353 20 915 0000');
    await expect(email).toHaveAccessibleDescription(DETAILS.doubts.email);
    await email.fill('ottoline@example.com');
    await expect(email).not.toHaveAccessibleDescription(DETAILS.doubts.email);
    await page.getByLabel(DETAILS.languages).fill('Irish (Fluent), Polish (B1)');
    await axe(page);
    await page.reload();
    await expect(page.getByLabel(DETAILS.languages)).toHaveValue('Irish (Fluent), Polish (B1)');
    await generate(page);
    await expect(page.getByText(DETAILS.sent)).toBeVisible();
    await expect(page.getByRole('region', { name: COMPLETE.previewLabel })).toContainText('Ottoline Marrable');
    expect(sent.join('\n')).not.toContain('Ottoline');

    await test.step('what cannot be sent opens no checkout', async () => {
      await page.route(KEEP, (route) => route.fulfill({ status: 503, json: { error: 'UNAVAILABLE', message: 'x' } }));
      await page.getByRole('button', { name: COMPLETE.unlock }).click();
      await expect(page.getByRole('alert')).toContainText(DETAILS.notSent);
      await page.unroute(KEEP);
    });
    await goToCheckout(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: SANDBOX.pay }).click();
    expect((await file).suggestedFilename()).toMatch(/^Ottoline_Marrable_CV_/);
    const id = editorId(await page.getByRole('link', { name: PAYMENT_SUCCESS.edit }).first().getAttribute('href'));

    const elsewhere = await page.context().browser()?.newContext();
    if (elsewhere === undefined) throw new Error('no browser');
    try {
      const other = await elsewhere.newPage();
      await other.goto(new URL(`/cv-editor?id=${id}`, page.url()).href);
      await expect(other.getByLabel(FIELDS.fullName)).toHaveValue('Ottoline Marrable');
      await expect(other.getByLabel(FIELDS.email)).toHaveValue('ottoline@example.com');
      await expect(other.getByLabel(FIELDS.phone)).toHaveValue('+353 20 915 0000');
      for (const text of ['Irish', 'Polish (B1)', PERSON.company]) await expect(other.getByText(text).first()).toBeAttached();
    } finally {
      await elsewhere.close();
    }
  });
});

test('nobody has to say who it is', async ({ page }) => {
  await answerAll(page);
  await generate(page);
  await expect(page.getByText(DETAILS.sent)).toHaveCount(0);
  await expect(page.getByText(COMPLETE.nameNote)).toBeVisible();
  const asked = page.waitForRequest('**/functions/v1/create-checkout-session');
  await goToCheckout(page);
  expect((await asked).postData()).not.toContain('details');
  await page.goBack();
  await page.getByRole('button', { name: COMPLETE.change }).click();
  await expect(page.getByRole('button', { name: BUILD.next, exact: true })).toBeVisible();
});
