import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { cvFixture, cvPdf } from '../fixtures/cvs.ts';
import type { CvName } from '../fixtures/cvs.ts';
import { QUERY } from '../src/domain/paths.ts';
import { SCORES } from '../src/domain/roast.ts';
import type { ScoreName } from '../src/domain/roast.ts';
import { CvAnalysisResultRow } from '../src/features/roast/contract.ts';
import { CV_ANALYSIS_RESULTS } from '../src/domain/tables.ts';
import { UPLOAD } from '../src/features/roast/copy.ts';

/** Where the browser polls for a roast. */
export const ROAST_POLL = '**/rest/v1/cv_analysis_results*';

/** A link or a button of this name: what it is called matters to a visitor, which of the two it is does not. */
export function action(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('link', { name, exact: true }).or(scope.getByRole('button', { name, exact: true }));
}

/** From the landing page to the upload screen, by its button. */
export async function goToUpload(page: Page): Promise<void> {
  await page.goto('/');
  await action(page.getByRole('main'), 'ROAST MY CV').first().click();
  await page.waitForURL('**/upload');
}

export function fileInput(page: Page): Locator {
  return page.locator('input[type="file"]');
}

export function jobInput(page: Page): Locator {
  return page.getByLabel(UPLOAD.jobLabel);
}

export async function chooseFile(page: Page, name: string, bytes: Uint8Array, mimeType = 'application/pdf'): Promise<void> {
  await fileInput(page).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'ROAST MY CV', exact: true }).click();
}

/** Fills in the upload screen with a CV fixture and its job, and hands it in. */
export async function handIn(page: Page, name: CvName): Promise<void> {
  const { file, job } = cvFixture(name);
  await chooseFile(page, file, await cvPdf(name));
  await jobInput(page).fill(job);
  await submit(page);
}

/** The six score cards of the result screen, in their order; skill relevance, the seventh score, stands below them. */
export const CARDS = [
  'atsRating',
  'buzzwordOverdose',
  'eyeRollFactor',
  'clicheDensity',
  'desperationLevel',
  'lengthAppropriate',
] as const satisfies readonly ScoreName[];

/** The card of a score: the list item that its heading stands in. */
export function scoreCard(page: Page, name: ScoreName): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SCORES[name].name }) });
}

/** What the server stored for the roast that this page shows, asked for as any client may. */
export async function storedRoast(page: Page): Promise<CvAnalysisResultRow> {
  const id = new URL(page.url()).searchParams.get(QUERY.id);
  const answer = await readTable(page, `${CV_ANALYSIS_RESULTS}?select=*&cv_upload_id=eq.${id}`);
  return CvAnalysisResultRow.parse(Array.isArray(answer) ? answer[0] : answer);
}

/** GETs `/rest/v1/{query}` with the key that the server wrote into the page. */
export async function readTable(page: Page, query: string): Promise<unknown> {
  const key = await page.locator('meta[name="anon-key"]').getAttribute('content');
  const answer = await page.request.get(`/rest/v1/${query}`, { headers: { authorization: `Bearer ${key}` } });
  return await answer.json();
}

/** All text of a CV fixture without its white space: a quote may run over line breaks. */
export async function squeezedText(name: CvName): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(await cvPdf(name), { verbosity: 0 }), { mergePages: true });
  return squeeze(text);
}

export const squeeze = (text: string): string => text.replace(/\s+/g, '');
