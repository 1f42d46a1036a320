import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { OPTIMIZE } from '../domain/limits.ts';
import { OptimizationResult } from '../domain/optimization.ts';
import { OptimizationRow, type OptimizationStatus } from '../features/optimize/contract.ts';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { optimizeCvJob } from '../features/optimize/server/optimize-cv.job.ts';
import { payments } from '../features/payment/server/payments.table.ts';
import { buy, insertInto, orderOf, refund, REQUEST, rowOf, nobodys } from './paid-rooms.test-kit.ts';
import { call, rest, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const TABLE = 'cv_optimization_requests';
const never = new AbortController().signal;

describe.each(await engines())('optimizing for a job on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });

  const insert = (change: object = {}): Promise<string> => insertInto(server, TABLE, { ...REQUEST, ...change });
  const setStatus = (id: string, processing_status: string) => rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, { processing_status });
  const stored = async (id: string) => {
    const [row] = await server.parts.database.db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, id));
    if (row === undefined) throw new Error('no such row');
    return row;
  };
  const put = async (id: string, change: Partial<typeof cvOptimizationRequests.$inferInsert>): Promise<void> => {
    await server.parts.database.db.update(cvOptimizationRequests).set(change).where(eq(cvOptimizationRequests.id, id));
  };
  const waited = async (id: string, wait: number, select = 'job_role,company_name,processing_status,optimization_result'): Promise<unknown> => {
    const reply = await fetch(`${server.url}/rest/v1/${TABLE}?select=${select}&id=eq.${id}`, { headers: { ...server.headers, prefer: `wait=${wait}` } });
    return reply.json();
  };
  const job = () =>
    optimizeCvJob({ db: server.parts.database.db, signals: server.parts.signals, engine: server.parts.engine, hasModel: false, roasted: nobodys });

  test('a request goes in, is paid for, is worked on, and its result can be read', async () => {
    const id = await insert({ processing_status: 'completed' });
    expect(OptimizationRow.strict().parse(await rowOf(server, TABLE, id))).toMatchObject({ processing_status: 'pending', optimization_result: null });
    const waiting = waited(id, 20);
    const sessionId = await buy(server, 'cv_optimization', id);
    expect(await call(server, 'verify-optimization-payment', { sessionId, optimizationId: id })).toEqual({
      status: 200,
      body: {
        success: true,
        paymentVerified: true,
        jobRole: REQUEST.job_role,
        companyName: REQUEST.company_name,
        paymentNumber: expect.stringMatching(/^R-[0-9A-F-]{14}$/) as unknown,
      },
    });
    await waiting;
    // On a machine at its limit the first wait is over before the engine stands.
    await vi.waitFor(
      async () => expect(z.tuple([z.looseObject({ processing_status: z.string() })]).parse(await waited(id, 20))[0].processing_status).toBe('completed'),
      {
        timeout: 200_000,
      },
    );
    const [row] = z.tuple([z.record(z.string(), z.unknown())]).parse(await waited(id, 20));
    expect(row).toMatchObject({ job_role: REQUEST.job_role, company_name: REQUEST.company_name, processing_status: 'completed' });
    const result = OptimizationResult.parse(row['optimization_result']);
    expect(result).toMatchObject({ jobRole: REQUEST.job_role, companyName: REQUEST.company_name });
    expect(result.keywordLedger.length).toBeGreaterThan(0);
    const [payment] = await server.parts.database.db.select().from(payments).where(eq(payments.entityId, id));
    expect(payment?.deliveredAt).not.toBeNull();
    expect((await call(server, 'create-checkout-session', orderOf('cv_optimization', id))).body).toMatchObject({ error: 'ALREADY_PAID' });
    await refund(server, id);
    expect(await rowOf(server, TABLE, id)).toMatchObject({ optimization_result: null, processing_status: 'completed' });
    expect((await call(server, 'verify-optimization-payment', { sessionId, optimizationId: id })).status).toBe(402);
    // Bought again it is there at once, as it was.
    await buy(server, 'cv_optimization', id);
    expect((await rowOf(server, TABLE, id))['optimization_result']).toEqual(result);
  });

  test('texts go in and never come out; what is blank was not given', async () => {
    const id = await insert({
      job_role: '  Warehouse Manager ',
      company_website_text: ' \n ',
      cv_text_content: 'x'.repeat(120),
      input_method: 'pdf',
      tone_of_voice: '',
    });
    expect(await stored(id)).toMatchObject({ jobRole: 'Warehouse Manager', companyWebsiteText: null, cvTextContent: null, toneOfVoice: null });
    for (const column of [
      'extracted_cv_text',
      'job_description',
      'cv_text_content',
      'company_website_text',
      'motivation',
      'proudest_work',
      'input_method',
      'created_at',
    ]) {
      expect((await rest(server, 'GET', `${TABLE}?select=${column}&id=eq.${id}`)).body['code']).toBe('PGRST204');
    }
    const shown = JSON.stringify(await rest(server, 'GET', `${TABLE}?id=eq.${id}`));
    expect(shown).not.toContain('Quenby');
    expect(shown).not.toContain('Forklift licence');
  });

  test('the two optional answers go into the letter as they are, and nowhere else', async () => {
    const [motivation, proudest_work] = ['Because my sister married in your orangery. ', 'Moving a depot in one weekend'];
    const id = await insert({ motivation, proudest_work });
    expect(await stored(id)).toMatchObject({ motivation: motivation.trim(), proudestWork: proudest_work });
    expect(JSON.stringify(await rest(server, 'GET', `${TABLE}?id=eq.${id}`))).not.toMatch(/orangery|weekend/u);
    await job().handle({ optimizationId: id }, never);
    const { coverLetter, ...others } = OptimizationResult.parse((await stored(id)).optimizationResult);
    expect(coverLetter).toContain('because my sister married in your orangery.');
    expect(coverLetter).toContain('I am proudest of moving a depot in one weekend.');
    expect(JSON.stringify(others)).not.toMatch(/orangery|one weekend/u);
  });

  test('what may be inserted', async () => {
    const post = (change: object) => rest(server, 'POST', TABLE, { ...REQUEST, ...change });
    const refused: [object, string][] = [
      [{ job_role: '  ' }, '22P02'],
      [{ job_role: '\0\0' }, '22P02'],
      [{ job_role: ['Chef'] }, '22P02'],
      [{ company_name: '' }, '22P02'],
      [{ company_name: 'a'.repeat(301) }, '22P02'],
      [{ job_description: undefined }, '22P02'],
      [{ job_description: 'a'.repeat(OPTIMIZE.maxAdvertCharacters + 1) }, '22P02'],
      [{ extracted_cv_text: 'too short' }, '22P02'],
      [{ extracted_cv_text: ' '.repeat(500) }, '22P02'],
      [{ extracted_cv_text: 'a'.repeat(OPTIMIZE.maxCvCharacters + 1) }, '22P02'],
      [{ input_method: 'telepathy' }, '22P02'],
      [{ cv_file_size: -1 }, '22P02'],
      [{ cv_file_size: 1.5 }, '22P02'],
      [{ cv_file_size: Number.MAX_SAFE_INTEGER }, '22P02'],
      [{ motivation: 'a'.repeat(OPTIMIZE.maxAnswerCharacters + 1) }, '22P02'],
      [{ proudest_work: { toString: 1 } }, '22P02'],
      [{ processing_status: 7 }, '22P02'],
      [{ id: randomUUID() }, '42501'],
      [{ optimization_result: {} }, '42501'],
      [{ delete_at: '2999-01-01T00:00:00Z' }, '42501'],
      [{ is_paid: true }, 'PGRST204'],
    ];
    for (const [change, code] of refused) expect([change, (await post(change)).body['code']]).toEqual([change, code]);
    const id = await insert({ company_name: 'K\0ilbrack \ud800', extracted_cv_text: `${REQUEST.extracted_cv_text}\0\udfff` });
    expect(await stored(id)).toMatchObject({ companyName: 'Kilbrack \ufffd', extractedCvText: `${REQUEST.extracted_cv_text}\ufffd` });
    // The longest there may be fits through the door.
    const most = { extracted_cv_text: 'word '.repeat(OPTIMIZE.maxCvCharacters / 5), job_description: 'word '.repeat(OPTIMIZE.maxAdvertCharacters / 5) };
    expect((await post({ ...most, cv_text_content: most.extracted_cv_text, company_website_text: most.job_description })).status).toBe(201);
    const huge = await server.app.inject({
      method: 'POST',
      url: `/rest/v1/${TABLE}`,
      headers: { ...server.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...REQUEST, extracted_cv_text: 'x'.repeat(5_000_000) }),
    });
    expect([huge.statusCode, huge.json<{ code: string }>().code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('a failed redirect is noted from pending only, undone by nobody, and may be paid after all', async () => {
    const id = await insert();
    for (const status of ['completed', 'pending', 'failed', 'reading', '', null]) {
      expect((await rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, { processing_status: status })).body['code']).toBe('22P02');
    }
    for (const column of ['optimization_result', 'job_role', 'delete_at', 'id']) {
      const answer = await rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, { processing_status: 'payment_failed', [column]: {} });
      expect(answer.body['code']).toBe('42501');
    }
    expect((await setStatus(id, 'payment_failed')).body['rows']).toMatchObject([{ processing_status: 'payment_failed' }]);
    expect((await setStatus(id, 'payment_failed')).body['code']).toBe('42501');
    for (const status of ['reading', 'matching', 'writing', 'completed', 'failed'] satisfies OptimizationStatus[]) {
      await put(id, { processingStatus: status });
      expect((await setStatus(id, 'payment_failed')).body['code']).toBe('42501');
    }
    await put(id, { processingStatus: 'payment_failed' });
    await buy(server, 'cv_optimization', id);
    expect(await waited(id, 20)).toMatchObject([{ processing_status: 'completed' }]);
  });

  test('a wait ends with the word that there will be none; one that failed is not sold', async () => {
    const id = await insert();
    const waiting = waited(id, 20);
    await job().giveUp?.({ optimizationId: id });
    expect(await waiting).toMatchObject([{ processing_status: 'failed', optimization_result: null }]);
    expect((await call(server, 'create-checkout-session', orderOf('cv_optimization', id))).status).toBe(404);
    expect((await call(server, 'create-checkout-session', orderOf('cv_optimization', randomUUID()))).status).toBe(404);
  });

  test('killed between any two stages, run twice, run at once: one result, written once', async () => {
    for (const status of ['pending', 'reading', 'matching', 'writing', 'payment_failed', 'failed'] satisfies OptimizationStatus[]) {
      const id = await insert();
      await put(id, { processingStatus: status });
      await Promise.all([job().handle({ optimizationId: id }, never), job().handle({ optimizationId: id }, never)]);
      const row = await stored(id);
      expect(row.processingStatus).toBe('completed');
      const marked = { ...OptimizationResult.parse(row.optimizationResult), engineVersion: 'kept' };
      await put(id, { optimizationResult: marked });
      await job().handle({ optimizationId: id }, never);
      await job().giveUp?.({ optimizationId: id });
      expect(await stored(id)).toMatchObject({ processingStatus: 'completed', optimizationResult: { engineVersion: 'kept' } });
    }
    await job().handle({ optimizationId: randomUUID() }, never);
  });

  test('an unpaid result cannot be read by any trick', async () => {
    const [id, other] = [await insert(), await insert()];
    await job().handle({ optimizationId: id }, never);
    await put(id, { optimizationResult: { ...OptimizationResult.parse((await stored(id)).optimizationResult), coverLetter: 'zanzibar' } });
    const sessionId = await buy(server, 'cv_optimization', other);
    await waited(other, 20);
    const before = await stored(id);
    for (const select of ['*', 'optimization_result', 'id,optimization_result', 'optimization_result,*']) {
      expect((await rest(server, 'GET', `${TABLE}?select=${select}&id=eq.${id}`)).body['rows']).toMatchObject([{ optimization_result: null }]);
    }
    for (const trick of [
      `select=optimization_result::text&id=eq.${id}`,
      `select=optimization_result->coverLetter&id=eq.${id}`,
      `select=x:optimization_result&id=eq.${id}`,
      `select=optimizationResult&id=eq.${id}`,
      `select=id&id=eq.${id}&optimization_result=not.is.null`,
      `select=id&id=eq.${id}&processing_status=eq.completed`,
      `id=in.(${id},${other})`,
      `or=(id.eq.${id})`,
      `id=eq.${id}&order=optimization_result`,
      'select=*',
    ]) {
      const answer = await rest(server, 'GET', `${TABLE}?${trick}`);
      expect([trick, answer.status >= 400, JSON.stringify(answer).includes('zanzibar')]).toEqual([trick, true, false]);
    }
    expect(await waited(id, 1, 'optimization_result')).toEqual([{ optimization_result: null }]);
    expect((await rest(server, 'DELETE', `${TABLE}?id=eq.${id}`)).body['code']).toBe('42501');
    expect((await call(server, 'verify-optimization-payment', { sessionId, optimizationId: id })).body).toMatchObject({ error: 'WRONG_ENTITY' });
    expect((await call(server, 'verify-cv-build-payment', { sessionId, cvBuildId: other })).body).toMatchObject({ error: 'WRONG_PRODUCT' });
    expect((await call(server, 'verify-payment', { sessionId })).body).toMatchObject({ error: 'WRONG_PRODUCT' });
    expect(await stored(id)).toEqual(before);
  });

  test('a request deleted after it was paid for is an answer, not a fault', async () => {
    const id = await insert();
    const sessionId = await buy(server, 'cv_optimization', id);
    await waited(id, 20);
    await server.parts.database.db.delete(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, id));
    expect(await call(server, 'verify-optimization-payment', { sessionId, optimizationId: id })).toMatchObject({
      status: 404,
      body: { error: 'DELETED_SINCE' },
    });
  });

  test('nothing of a request reaches the log', () => {
    const log = server.logged.join('\n');
    for (const secret of ['Quenby', 'Brambleford', 'Kilbrack', 'Warehouse Manager', 'orangery']) expect(log).not.toContain(secret);
  });
});
