import { MONEY_BACK as BUILD_MONEY_BACK, PAYMENT_SUCCESS } from '../src/features/build-cv/payment.copy.ts';
import { MONEY_BACK } from '../src/features/full-report/copy.ts';
import { TROUBLE } from '../src/features/optimize/payment.copy.ts';
import { expect, test } from './test.ts';

// Nothing of it depends on the width of the window: once is enough.
test.skip(({ isMobile }) => isMobile);
test.use({ allowedConsole: /status of (402|429|503)|ERR_/ });

const VERIFY = '**/functions/v1/verify-*';
const refunded = { status: 402, json: { error: 'REFUNDED', message: 'refunded', details: 'R-0A1B-2C3D-4E5F' } };
const ids = (): string => `session_id=cs_1&entity_id=${crypto.randomUUID()}`;

/** The three rooms, and how each says what the verification said last: whoever reads that was not sent away before. */
const ROOMS = [
  ['/payment-success', MONEY_BACK.reasons.REFUNDED.heading],
  ['/build-payment-success', BUILD_MONEY_BACK.reasons.REFUNDED.heading],
  ['/optimization-progress', TROUBLE.REFUNDED.heading],
] as const;

for (const status of [429, 503])
  test(`back from the checkout, ${status} is no word about the payment: each room asks again`, async ({ page }) => {
    for (const [at, heading] of ROOMS) {
      let asked = 0;
      await page.route(VERIFY, (route) => {
        asked += 1;
        return asked === 1
          ? route.fulfill({ status, headers: { 'Retry-After': '1' }, json: { error: 'BUSY', message: 'Come back later.' } })
          : route.fulfill(refunded);
      });
      await page.goto(`${at}?${ids()}`);
      await expect(page.getByRole('heading', { level: 1, name: heading }), at).toBeVisible();
      expect(asked).toBe(2);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

test('back from the checkout without a network: said, waited out, and gone on with', async ({ page, context }) => {
  let isFirst = true;
  await page.route(VERIFY, async (route) => {
    if (!isFirst) return route.fulfill(refunded);
    isFirst = false;
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.goto(`/build-payment-success?${ids()}`);
  await expect(page.getByText(PAYMENT_SUCCESS.offline)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: BUILD_MONEY_BACK.reasons.REFUNDED.heading })).toBeVisible();
});
