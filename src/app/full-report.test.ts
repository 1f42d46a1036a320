import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';
import { RETENTION_DAYS } from '../domain/limits.ts';
import { PRODUCTS } from '../domain/prices.ts';
import { FullRoastReport, lineKey, mendedLinesOf, tellLine } from '../domain/report.ts';
import { checkoutSessions, payments } from '../features/payment/server/payments.table.ts';
import { UploadCvReply } from '../features/roast/contract.ts';
import { cvAnalysisResults } from '../features/roast/server/cv-analysis-results.table.ts';
import { cvUploads } from '../features/roast/server/cv-uploads.table.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import { tellLineOf } from '../domain/cv-question.ts';
import { CarryIntoBuilderReply, KeepReportAnswersReply, ProcessFullRoastReply } from '../features/full-report/contract.ts';
import { fullReportFulfilment } from '../features/full-report/server/full-report.fulfilment.ts';
import { fullReportJob } from '../features/full-report/server/full-report.job.ts';

describe.each(await engines())('the Full Roast Report on $name', ({ serverUrl }) => {
  let server: TestServer;
  let cvUploadId: string;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, { LIMIT_VERIFY: '1000/60', LIMIT_UPLOAD: '100/60' });
    return () => server.stop();
  });
  beforeAll(async () => {
    cvUploadId = await roasted();
  });

  const call = (id: unknown): Promise<Response> =>
    fetch(`${server.url}/functions/v1/process-full-roast`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ cvUploadId: id }),
    });
  const column = async (id: string): Promise<unknown> => {
    const reply = await fetch(`${server.url}/rest/v1/cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${id}`, { headers: server.headers });
    return reply.json();
  };
  const stored = (id: string) => roastShelf.findReport(server.parts.database.db, id);

  async function roasted(): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await cvPdf('weak'))], { type: 'application/pdf' }), 'weak.pdf');
    form.set('jobRole', 'Marketing Manager');
    const uploaded = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: form });
    const { cvUploadId: id } = UploadCvReply.parse(await uploaded.json());
    await fetch(`${server.url}/rest/v1/cv_analysis_results?select=*&cv_upload_id=eq.${id}`, { headers: { ...server.headers, prefer: 'wait=20' } });
    return id;
  }

  /** The record of a sale, and nothing else: no work is enqueued. */
  async function pay(entityId: string): Promise<string> {
    const { db } = server.parts.database;
    const sessionId = `cs_${randomUUID()}`;
    const { amount, currency, defaultPriceId } = PRODUCTS.full_roast_report;
    const at = new Date();
    const sale = { sessionId, productType: 'full_roast_report', entityId, amount, currency } as const;
    await db.insert(checkoutSessions).values({
      ...sale,
      provider: 'sandbox',
      priceId: defaultPriceId,
      live: false,
      status: 'paid',
      url: '',
      successUrl: '',
      cancelUrl: '',
      createdAt: at,
      checkedAt: at,
    });
    await db.insert(payments).values({ ...sale, status: 'paid', paidAt: at });
    return sessionId;
  }

  it('refuses who has not paid, who asks for nothing known, and who asks for nothing', async () => {
    const unpaid = await call(cvUploadId);
    expect(unpaid.status).toBe(402);
    expect(await unpaid.json()).toMatchObject({ error: 'PAYMENT_REQUIRED' });
    expect((await call(randomUUID())).status).toBe(404);
    expect((await call('1 or 1=1')).status).toBe(400);
    expect((await call(undefined)).status).toBe(400);
    expect(await stored(cvUploadId)).toBeNull();
  });

  it('writes what is paid for, shows it while it is, and hides it after a refund', async () => {
    const sessionId = await pay(cvUploadId);
    const replies = await Promise.all([call(cvUploadId), call(cvUploadId), call(cvUploadId.toUpperCase())]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(replies.map(async (reply) => ProcessFullRoastReply.parse(await reply.json()).fullRoastData));
    expect(first?.jobRole).toBe('Marketing Manager');
    expect(first?.beforeAfterRewrites.length).toBeGreaterThanOrEqual(2);
    expect(first?.costliest).toHaveLength(5);
    for (const other of others) expect(other).toEqual(first);
    expect(await column(cvUploadId)).toEqual([{ full_roast_report_data: first }]);

    const { db } = server.parts.database;
    await db.update(payments).set({ status: 'refunded' }).where(eq(payments.sessionId, sessionId));
    await server.parts.database.db.transaction((tx) => server.parts.signals.send(tx, cvUploadId));
    expect((await call(cvUploadId)).status).toBe(402);
  });

  it('keeps the answers of who has paid, drops what was not asked, and reads the lines again', async () => {
    const id = await roasted();
    const keepAnswers = async (answers: unknown): Promise<Response> =>
      fetch(`${server.url}/functions/v1/keep-report-answers`, {
        method: 'POST',
        headers: { ...server.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ cvUploadId: id, answers }),
      });
    expect((await keepAnswers({})).status).toBe(402);
    await pay(id);
    const report = ProcessFullRoastReply.parse(await (await call(id)).json()).fullRoastData;
    const line = mendedLinesOf(report).find(({ template }) => template?.questions[0]?.fields[0]?.slot === 'verb');
    if (line?.template === null || line?.template === undefined) throw new Error('no line asks for a verb');
    const key = lineKey(line);
    const given = { [key]: { ...line.template.example, other: 'nobody asked' }, '9-9-nowhere': { verb: 'Led' } };
    const kept = KeepReportAnswersReply.parse(await (await keepAnswers(given)).json());
    expect(kept.lines).toEqual([{ key, text: tellLine(line, line.template.example).text, struck: [] }]);
    expect((await stored(id))?.answers).toEqual({ [key]: line.template.example });
    // Taken back is taken back.
    expect((await keepAnswers({})).status).toBe(200);
    expect((await stored(id))?.answers).toEqual({});
    expect((await keepAnswers({ [key]: { verb: 'x'.repeat(500) } })).status).toBe(400);
  });

  it('carries the mended lines into the builder for who has paid, and for nobody else', async () => {
    const id = await roasted();
    const carry = (cvId: string): Promise<Response> =>
      fetch(`${server.url}/functions/v1/carry-into-builder`, {
        method: 'POST',
        headers: { ...server.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ cvUploadId: cvId }),
      });
    const unpaid = await carry(id);
    expect(unpaid.status).toBe(402);
    expect(JSON.stringify(await unpaid.json())).not.toContain('inferredCvBuildData');
    expect((await carry(randomUUID())).status).toBe(404);
    expect((await carry('1 or 1=1')).status).toBe(400);
    const sessionId = await pay(id);
    const report = ProcessFullRoastReply.parse(await (await call(id)).json()).fullRoastData;
    const line = mendedLinesOf(report).find(({ template }) => template?.questions[0]?.fields[0]?.slot === 'verb');
    if (line?.template === null || line?.template === undefined) throw new Error('no line asks for a verb');
    const { db } = server.parts.database;
    await db.transaction((tx) => roastShelf.keepAnswers(tx, id, { [lineKey(line)]: line.template?.example ?? {} }));
    const { inferredCvBuildData, asked } = CarryIntoBuilderReply.parse(await (await carry(id)).json());
    const mended = tellLine(line, line.template.example).text;
    expect(JSON.stringify(inferredCvBuildData)).toContain(mended);
    expect(JSON.stringify(inferredCvBuildData)).not.toContain(line.before);
    expect(asked.map(tellLineOf)).toMatchObject([{ text: mended, isMended: true }]);
    await db.update(payments).set({ status: 'refunded' }).where(eq(payments.sessionId, sessionId));
    expect((await carry(id)).status).toBe(402);
  });

  it('writes a report once, however often the job runs', async () => {
    const id = await roasted();
    const { db } = server.parts.database;
    const job = fullReportJob({ db, signals: server.parts.signals, engine: server.parts.engine, hasModel: false, roasts: roastShelf });
    await Promise.all([job.handle({ cvUploadId: id }, AbortSignal.timeout(20_000)), job.handle({ cvUploadId: id }, AbortSignal.timeout(20_000))]);
    const report = FullRoastReport.parse(await stored(id));
    const marked = { ...report, engineVersion: 'kept' };
    await db.update(cvAnalysisResults).set({ fullRoastReport: marked }).where(eq(cvAnalysisResults.cvUploadId, id));
    await job.handle({ cvUploadId: id }, AbortSignal.timeout(20_000));
    expect(await stored(id)).toEqual(marked);
    await job.handle({ cvUploadId: randomUUID() }, AbortSignal.timeout(20_000));
  });

  it('is bought for a finished roast only, delivered when it can be read, and found again by its link', async () => {
    const { db } = server.parts.database;
    const id = await roasted();
    const sale = fullReportFulfilment({ queue: server.parts.queue, roasts: roastShelf });
    expect(await sale.canBeBought(db, id)).toBe(true);
    expect(await sale.canBeBought(db, randomUUID())).toBe(false);
    expect(await sale.isDelivered(db, id)).toBe(false);
    expect(await sale.result(db, id)).toBeNull();
    await pay(id);
    await db.update(cvUploads).set({ deleteAt: new Date() }).where(eq(cvUploads.id, id));
    await db.transaction((tx) => sale.enqueue(tx, id));
    const [upload] = await db.select().from(cvUploads).where(eq(cvUploads.id, id));
    expect(upload?.deleteAt.getTime()).toBeGreaterThan(Date.now() + (RETENTION_DAYS - 1) * 86_400_000);
    await db.transaction((tx) => sale.enqueue(tx, id));
    expect((await call(id)).status).toBe(200);
    expect(await sale.isDelivered(db, id)).toBe(true);
    expect(await sale.result(db, id)).toEqual(await stored(id));
    expect(sale.linkBack(id)).toBe(`/full-roast-report?id=${id}`);
  });
});
