import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cvPdf } from '../../fixtures/cvs.ts';
import type { FullRoastReport } from '../domain/report.ts';
import { UploadCvReply } from '../features/roast/contract.ts';
import { cvAnalysisResults } from '../features/roast/server/cv-analysis-results.table.ts';
import type { TestServer } from './server.test-kit.ts';

export const SITE = 'http://shop.test';
export const ROOMY = { SITE_URL: SITE, LIMIT_CHECKOUT: '10000/60', LIMIT_VERIFY: '10000/60', LIMIT_GENERATE: '10000/60' };
const Id = z.object({ sessionId: z.string(), url: z.string() });

/** What the server answered. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function answerOf(response: Response): Promise<Answer> {
  const said = await response.text();
  const json: unknown = said.startsWith('{') ? JSON.parse(said) : { text: said };
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(json) };
}

/** Calls a function with our bearer, unless `headers` says otherwise. */
export async function call(server: TestServer, name: string, body: unknown, headers: Record<string, string> = server.headers): Promise<Answer> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return answerOf(
    await fetch(`${server.url}/functions/v1/${name}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: payload }),
  );
}

/** A table call; the body of a list stands under `rows`. */
export async function rest(server: TestServer, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: { ...server.headers, 'content-type': 'application/json', prefer: 'return=representation' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: unknown = JSON.parse((await response.text()) || 'null');
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(Array.isArray(said) || said === null ? { rows: said } : said) };
}

export async function form(server: TestServer, path: string, fields: Record<string, string>): Promise<Answer & { location: string | null }> {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { ...(await answerOf(response)), location: response.headers.get('location') };
}

export const order = (cvUploadId: string, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  priceId: 'price_full_roast_report',
  entityId: cvUploadId,
  productType: 'full_roast_report',
  successUrl: `${SITE}/payment-success`,
  cancelUrl: `${SITE}/payment-cancelled`,
  ...change,
});

export async function openCheckout(server: TestServer, cvUploadId: string): Promise<z.infer<typeof Id>> {
  return Id.parse((await call(server, 'create-checkout-session', order(cvUploadId))).body);
}

/** A roasted CV: what one may buy a report for. */
export async function roastedCv(server: TestServer): Promise<string> {
  const data = new FormData();
  data.set('jobRole', 'Marketing Manager');
  data.set('file', new File([new Uint8Array(await cvPdf('weak'))], 'cv.pdf'));
  const reply = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: data });
  const { cvUploadId } = UploadCvReply.parse(await reply.json());
  await fetch(`${server.url}/rest/v1/cv_analysis_results?select=stamp&cv_upload_id=eq.${cvUploadId}`, { headers: { ...server.headers, prefer: 'wait=20' } });
  return cvUploadId;
}

/** A word that stands in the planted report and nowhere else. */
export const SECRET = 'zanzibar-is-in-the-report';

/** A report that is written and not paid for: what a thief is after. */
export async function plantReport(server: TestServer, cvUploadId: string): Promise<void> {
  const report: FullRoastReport = {
    jobRole: SECRET,
    roastScorecard: {},
    whatRecruitersWant: [SECRET],
    atsOptimization: [],
    redFlags: [],
    fixSuggestions: [],
    beforeAfterRewrites: [],
    scoreLedger: { atsRating: [], buzzwordOverdose: [], eyeRollFactor: [], clicheDensity: [], desperationLevel: [], lengthAppropriate: [], skillRelevance: [] },
    engineVersion: 'test',
  };
  await server.parts.database.db.update(cvAnalysisResults).set({ fullRoastReport: report }).where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
}

/** Counters and the reconciler's clock change by themselves and are nobody's goods. */
const MOVING_TABLES = new Set(['rate_limits']);

/** Everything stored, as one text: equal before and after means that nothing changed. */
export async function fingerprint(server: TestServer): Promise<string> {
  const { db } = server.parts.database;
  const { rows: tables } = await db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`);
  const prints: string[] = [];
  for (const { name } of tables) {
    if (MOVING_TABLES.has(String(name))) continue;
    const { rows } = await db.execute(
      sql`select count(*) as count, md5(coalesce(string_agg(line, '|' order by line), '')) as print from (select (to_jsonb(t) - 'checked_at')::text as line from ${sql.identifier(String(name))} t) lines`,
    );
    prints.push(`${String(name)} ${JSON.stringify(rows[0])}`);
  }
  const { rows: jobs } = await db.execute(
    sql`select name, count(*) as count from pgboss.job where name in ('roast', 'full-report', 'optimize-cv', 'mail', 'payment-refund') group by name order by name`,
  );
  return [...prints, JSON.stringify(jobs)].join('\n');
}
