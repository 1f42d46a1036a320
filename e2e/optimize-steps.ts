import type { Page } from '@playwright/test';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import { QUERY } from '../src/domain/paths.ts';
import { SANDBOX } from '../src/features/payment/copy.ts';
import { WIZARD } from '../src/features/optimize/copy.ts';
import { PROGRESS } from '../src/features/optimize/progress.copy.ts';
import { RESULT } from '../src/features/optimize/result.copy.ts';
import { chooseFile } from './steps.ts';
import { expect } from './test.ts';

/** Where a request is saved and changed, and where its result is polled for (the line about its deletion asks on its own). */
export const REQUESTS = '**/rest/v1/cv_optimization_requests*';
export const POLL = '**/rest/v1/cv_optimization_requests?select=job_role*';
export const VERIFY = '**/functions/v1/verify-optimization-payment';
export const EXTRACT = '**/functions/v1/extract-and-infer-cv-data';
export const CHECKOUT = '**/functions/v1/create-checkout-session';

export const JOB = 'Data Engineer';
export const COMPANY = 'Hollow Lane Logistics';
export const ADVERT = `Data Engineer at Hollow Lane Logistics.
You will own the nightly pipelines that bring the data of forty depots into our warehouse.
Requirements:
- SQL and Python, in production
- Experience with ETL pipelines and data modelling
- You talk to depot managers and like it
Nice to have: Kubernetes, Airflow.`;

export const CV_TEXT = `Mara Example
Leeds, UK | mara@example.com | 07700 900321

Profile
Analyst who likes tidy data.

Experience
Data Analyst, Bramley Cold Storage, 2019 - 2024
- Responsible for SQL reports on stock.
- Built a nightly pipeline in Python that loads the depot data into PostgreSQL.
- Weekly meetings with the depot managers.

Education
BSc Statistics, University of Hull, 2018

Skills
SQL, Python, Excel, PostgreSQL`;

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/optimize');
  await expect(page.getByRole('button', { name: WIZARD.continue })).toBeEnabled();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: WIZARD.continue }).click();
}

/** Step 1 with a PDF, up to step 2. */
export async function withPdf(page: Page, name: 'weak' | 'strong'): Promise<void> {
  await openWizard(page);
  await chooseFile(page, cvFixture(name).file, await cvPdf(name));
  await goOn(page);
  await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
}

/** Step 1 with pasted text, up to step 2. */
export async function withText(page: Page): Promise<void> {
  await openWizard(page);
  await page.getByRole('tab', { name: WIZARD.tabs.text }).click();
  await page.getByLabel(WIZARD.textLabel).fill(CV_TEXT);
  await goOn(page);
  await expect(page.getByRole('heading', { name: WIZARD.step2Heading })).toBeVisible();
}

export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel(WIZARD.fields.jobRole.label).fill(JOB);
  await page.getByLabel(WIZARD.fields.company.label).fill(COMPANY);
  await page.getByLabel(WIZARD.fields.description.label).fill(ADVERT);
}

/** From step 2 to the checkout page of the sandbox. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: WIZARD.pay }).click();
  await expect(page.getByText(SANDBOX.stamp)).toBeVisible();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: SANDBOX.pay }).click();
  await page.waitForURL('**/optimization-progress?*');
}

export async function resultIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: RESULT.warningHeading })).toBeVisible();
}

export async function isWaiting(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: PROGRESS.heading })).toBeVisible();
}

/** The id of the request in the address. */
export function requestIn(page: Page): string {
  const id = new URL(page.url()).searchParams.get(QUERY.entityId);
  expect(id).not.toBeNull();
  return id ?? '';
}

/** A row as `/rest/v1` answers it, for the states that no real worker stays in. */
export const rowAt = (processing_status: string) => ({ json: [{ job_role: JOB, company_name: COMPANY, processing_status, optimization_result: null }] });
export const verified = { json: { success: true, paymentVerified: true, jobRole: JOB, companyName: COMPANY } };
