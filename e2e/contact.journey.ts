import { CONTACT } from '../src/features/contact/copy.ts';
import { axe, expect, test } from './test.ts';

test('a letter is put in order, copied, and sent nowhere', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const submit = page.getByRole('button', { name: CONTACT.submit });

  await submit.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel(CONTACT.name).fill('Pat Example');
  await page.getByLabel(CONTACT.email).fill('no address');
  await page.getByLabel(CONTACT.category).selectOption('refund');
  await page.getByLabel(CONTACT.subject).fill('It was about somebody else');
  await page.getByLabel(CONTACT.message).fill('The report is about a plumber.\nI am a nurse.');
  await submit.click();
  await expect(page.getByRole('dialog'), 'an address without an @ is none').toBeHidden();
  await page.getByLabel(CONTACT.email).fill('pat@example.com');
  await submit.click();

  const text = page.getByLabel(CONTACT.dialogLabel);
  await expect(text).toHaveValue(
    /^From: Pat Example\nEmail: pat@example\.com\nCategory: I want my money back\nSubject: It was about somebody else\n\nMessage:\nThe report is about a plumber\.\nI am a nurse\.$/,
  );
  await axe(page);
  await page.clock.install();
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(page.getByRole('button', { name: 'COPIED!' })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeVisible();
  expect(sent.filter((url) => !url.endsWith('.js'))).toEqual([]);
  for (const { what, when } of CONTACT.times)
    await expect(page.getByText(what))
      .toHaveCount(1)
      .then(() => expect(page.getByText(when)).not.toHaveCount(0));
});

test('a clipboard that refuses is no dead end', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    document.execCommand = () => false;
  });
  await page.goto('/contact');
  await page.getByLabel(CONTACT.name).fill('Pat');
  await page.getByLabel(CONTACT.email).fill('pat@example.com');
  await page.getByLabel(CONTACT.subject).fill('Hello');
  await page.getByLabel(CONTACT.message).fill('Hello.');
  await page.getByRole('button', { name: CONTACT.submit }).click();
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(page.getByText('Copy failed. Please manually copy the text below.')).toBeVisible();
});
