import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { CvBuildRow, GENERATE_CV } from '../src/features/build-cv/contract.ts';
import { CV_BUILD_DATA } from '../src/domain/tables.ts';
import { EDITOR, PARTS, PREVIEW } from '../src/features/build-cv/editor.copy.ts';
import { CREATE_CHECKOUT_SESSION } from '../src/features/payment/contract.ts';
import { expect } from './test.ts';

/** What somebody answered in the questionnaire. Nobody real. */
const ANSWERS = {
  job_title: 'Data Engineer',
  industry: 'Logistics',
  country: 'United Kingdom',
  experience_level: '8-15',
  current_job_title: 'Senior Data Engineer',
  current_company: 'Northwake Freight',
  current_start_date: '2021-03',
  current_achievement: 'Moved 140 pipelines from cron to Airflow in 7 months\nResponsible for the nightly load\nBuilt dashboards in Tableau',
  top_skills: ['Python', 'SQL', 'Airflow'],
  career_path: 'Staying in the same role/industry',
  education: 'BSc Computer Science, University of West Larkshire, 2012-2015',
  proudest_achievement: 'Won the Larkshire Open Data Prize',
  personal_interests: 'Fell running, sourdough',
  previous_roles: [
    { jobTitle: 'Data Engineer', company: 'Saltmarsh & Daughters Ltd', startDate: '2017-06', endDate: '2021-02', achievement: 'Built the first warehouse' },
  ],
  honeypot: '',
};

const Inserted = z.looseObject({ id: z.uuid() });
const Session = z.looseObject({ sessionId: z.string() });

/** A CV made and, unless told otherwise, paid for without a browser. Returns its id. */
export async function madeCv(page: Page, { paid = true }: { paid?: boolean } = {}): Promise<string> {
  const ask = await asker(page);
  const { id } = Inserted.parse(
    await ask(`/rest/v1/${CV_BUILD_DATA}?select=*`, ANSWERS, { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' }),
  );
  await ask(`/functions/v1/${GENERATE_CV}`, { cvBuildDataId: id });
  if (!paid) return id;
  const origin = new URL(page.url()).origin;
  const order = { priceId: 'price_cv_build', entityId: id, productType: 'cv_build' };
  const urls = { successUrl: `${origin}/build-payment-success`, cancelUrl: `${origin}/build-payment-cancelled` };
  const { sessionId } = Session.parse(await ask(`/functions/v1/${CREATE_CHECKOUT_SESSION}`, { ...order, ...urls }));
  await page.request.post('/sandbox-checkout/pay', { form: { session: sessionId }, headers: { origin }, maxRedirects: 0 });
  return id;
}

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>;

async function asker(page: Page): Promise<Ask> {
  await page.goto('/');
  const key = await page.locator('meta[name="anon-key"]').getAttribute('content');
  return async (path, body, headers = {}) => {
    const answer = await page.request.post(path, { data: body, headers: { authorization: `Bearer ${key}`, ...headers } });
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
    return answer.json();
  };
}

/** What the server has of a CV. */
export async function storedCv(page: Page, id: string): Promise<NonNullable<CvBuildRow['generated_cv_content']>> {
  const key = await page.locator('meta[name="anon-key"]').getAttribute('content');
  const answer = await page.request.get(`/rest/v1/${CV_BUILD_DATA}?select=*&id=eq.${id}`, { headers: { authorization: `Bearer ${key}` } });
  const [row] = z.tuple([CvBuildRow]).parse(await answer.json());
  if (row.generated_cv_content === null) throw new Error('not written, or not paid for');
  return row.generated_cv_content;
}

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/cv-editor?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: EDITOR.heading })).toBeVisible();
}

export async function openPart(page: Page, part: keyof typeof PARTS): Promise<void> {
  await page.getByRole('tab', { name: PARTS[part], exact: true }).click();
}

/** The preview, on a phone behind the form. */
export function sheet(page: Page): Locator {
  return page.getByRole('region', { name: PREVIEW.label, includeHidden: true });
}

/** Where there is room for one only: the CV from outside, or the form. */
export async function showOutside(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: EDITOR.page, exact: true });
  if (await button.isVisible()) await button.click();
}
export async function showForm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: EDITOR.form, exact: true });
  if (await button.isVisible()) await button.click();
}

/** Closing and reloading with unsaved changes asks first; a visitor who means it says yes. */
export function leaveWhenAsked(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

/** The text of a Word file, without its markup. */
export async function wordText(download: Download): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return xml
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
