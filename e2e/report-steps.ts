import type { Page } from '@playwright/test';
import { QUERY } from '../src/domain/paths.ts';
import { OFFER } from '../src/features/full-report/copy.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { action, goToUpload, handIn } from './steps.ts';
import { expect } from './test.ts';

/** Where the browser polls for the report. */
export const REPORT_POLL = '**/rest/v1/cv_analysis_results?select=full_roast_report_data&*';

/** Hands in a CV and stops at its roast. Returns the id of the upload. */
export async function roasted(page: Page): Promise<string> {
  await goToUpload(page);
  await handIn(page, 'weak');
  await page.waitForURL('**/roast?*');
  return idIn(page);
}

export function idIn(page: Page): string {
  const id = new URL(page.url()).searchParams.get(QUERY.id);
  expect(id).not.toBeNull();
  return id ?? '';
}

/** From the roast to the checkout page of the sandbox. */
export async function goToCheckout(page: Page): Promise<void> {
  await action(page, OFFER.buy).click();
  await expect(page.getByText(SANDBOX.stamp)).toBeVisible();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: SANDBOX.pay }).click();
}
