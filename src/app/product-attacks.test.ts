import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { GeneratedCvContent } from '../domain/cv-build.ts';
import { OptimizationResult } from '../domain/optimization.ts';
import { cvBuildData } from '../features/build-cv/server/cv-build-data.table.ts';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { optimizeCvJob } from '../features/optimize/server/optimize-cv.job.ts';
import { ANSWERS, buy, insertInto, orderOf, refund, REQUEST, nobodys } from './paid-rooms.test-kit.ts';
import { type Answer, call, fingerprint, form, rest, ROOMY, SECRET } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const [BUILDS, REQUESTS] = ['cv_build_data', 'cv_optimization_requests'];
/** An attack: what is tried, what is answered, and the code it is answered with. */
type Attack = [what: string, status: number, code: string | null, attempt: () => Promise<Answer>];

/** The same as payment-attacks.test.ts, on the two products whose rows a visitor writes himself. */
describe.each(await engines())('attacks on builds and optimizations on $name', ({ serverUrl }) => {
  let server: TestServer;
  /** Not written; written and unpaid; paid; paid and given back. */
  let [bare, build, paidBuild, backBuild] = ['', '', '', ''];
  /** Not paid; not paid, with a result all the same; paid; paid and given back. */
  let [request, full, paidRequest, backRequest] = ['', '', '', ''];
  let [buildSession, requestSession, backSession, openBuild, openRequest] = ['', '', '', '', ''];
  let content: GeneratedCvContent;

  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });
  beforeAll(async () => {
    const { db } = server.parts.database;
    const fresh = (name: string): Promise<string> => insertInto(server, name, name === BUILDS ? ANSWERS : REQUEST);
    [bare, build, paidBuild, backBuild] = await Promise.all([fresh(BUILDS), fresh(BUILDS), fresh(BUILDS), fresh(BUILDS)]);
    [request, full, paidRequest, backRequest] = await Promise.all([fresh(REQUESTS), fresh(REQUESTS), fresh(REQUESTS), fresh(REQUESTS)]);
    for (const cvBuildDataId of [build, paidBuild, backBuild]) await call(server, 'generate-cv', { cvBuildDataId });
    [buildSession, requestSession] = [await buy(server, 'cv_build', paidBuild), await buy(server, 'cv_optimization', paidRequest)];
    backSession = await buy(server, 'cv_build', backBuild);
    await buy(server, 'cv_optimization', backRequest);
    for (const id of [paidRequest, backRequest])
      await fetch(`${server.url}/rest/v1/${REQUESTS}?select=optimization_result&id=eq.${id}`, { headers: { ...server.headers, prefer: 'wait=20' } });
    await optimizeCvJob({ db, signals: server.parts.signals, engine: server.parts.engine, hasModel: false, roasted: nobodys }).handle(
      { optimizationId: full },
      new AbortController().signal,
    );
    for (const id of [build, backBuild]) {
      const [row] = await db.select().from(cvBuildData).where(eq(cvBuildData.id, id));
      content = { ...GeneratedCvContent.parse(row?.generatedCvContent), professionalSummary: SECRET };
      await db.update(cvBuildData).set({ generatedCvContent: content }).where(eq(cvBuildData.id, id));
    }
    for (const id of [full, backRequest]) {
      const [row] = await db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, id));
      const result = { ...OptimizationResult.parse(row?.optimizationResult), coverLetter: SECRET };
      await db.update(cvOptimizationRequests).set({ optimizationResult: result }).where(eq(cvOptimizationRequests.id, id));
    }
    for (const id of [backBuild, backRequest]) await refund(server, id);
    const open = async (order: Record<string, unknown>): Promise<string> => String((await call(server, 'create-checkout-session', order)).body['sessionId']);
    [openBuild, openRequest] = [await open(orderOf('cv_build', build)), await open(orderOf('cv_optimization', request))];
    await server.parts.queue.stop(5_000);
  });

  const checkout =
    (order: () => Record<string, unknown>): (() => Promise<Answer>) =>
    () =>
      call(server, 'create-checkout-session', order());
  const verify =
    (name: string, body: () => object): (() => Promise<Answer>) =>
    () =>
      call(server, name, body());
  const table =
    (method: string, path: () => string, body?: () => unknown): (() => Promise<Answer>) =>
    () =>
      rest(server, method, path(), body?.());
  const [VERIFY_BUILD, VERIFY_REQUEST] = ['verify-cv-build-payment', 'verify-optimization-payment'];

  const attacks: Attack[] = [
    ['checkout: a build that is not written', 404, 'NOT_FOUND', checkout(() => orderOf('cv_build', bare))],
    ['checkout: a request as a build', 404, 'NOT_FOUND', checkout(() => orderOf('cv_build', request))],
    ['checkout: a build as a request', 404, 'NOT_FOUND', checkout(() => orderOf('cv_optimization', build))],
    ['checkout: a build as a report', 404, 'NOT_FOUND', checkout(() => orderOf('full_roast_report', build))],
    ['checkout: nobody’s build', 404, 'NOT_FOUND', checkout(() => orderOf('cv_build', randomUUID()))],
    ['checkout: at another product’s price', 400, 'WRONG_PRICE', checkout(() => ({ ...orderOf('cv_build', build), priceId: 'price_cv_optimization' }))],
    ['checkout: a paid build', 409, 'ALREADY_PAID', checkout(() => orderOf('cv_build', paidBuild))],
    ['checkout: a paid request', 409, 'ALREADY_PAID', checkout(() => orderOf('cv_optimization', paidRequest))],
    ['verify: an open build', 402, 'NOT_PAID', verify(VERIFY_BUILD, () => ({ sessionId: openBuild, cvBuildId: build }))],
    ['verify: an open request', 402, 'NOT_PAID', verify(VERIFY_REQUEST, () => ({ sessionId: openRequest, optimizationId: request }))],
    ['verify: another’s build', 403, 'WRONG_ENTITY', verify(VERIFY_BUILD, () => ({ sessionId: buildSession, cvBuildId: build }))],
    ['verify: another’s request', 403, 'WRONG_ENTITY', verify(VERIFY_REQUEST, () => ({ sessionId: requestSession, optimizationId: full }))],
    ['verify: a build’s money for a request', 403, 'WRONG_PRODUCT', verify(VERIFY_REQUEST, () => ({ sessionId: buildSession, optimizationId: paidBuild }))],
    ['verify: a request’s money for a build', 403, 'WRONG_PRODUCT', verify(VERIFY_BUILD, () => ({ sessionId: requestSession, cvBuildId: paidRequest }))],
    ['verify: a build’s money for a report', 403, 'WRONG_PRODUCT', verify('verify-payment', () => ({ sessionId: buildSession }))],
    ['verify: money that went back', 402, 'REFUNDED', verify(VERIFY_BUILD, () => ({ sessionId: backSession, cvBuildId: backBuild }))],
    ['verify: no id', 400, 'MISSING_PARAMETERS', verify(VERIFY_BUILD, () => ({ sessionId: buildSession }))],
    ['verify: an id that is a list', 400, 'MISSING_PARAMETERS', verify(VERIFY_REQUEST, () => ({ sessionId: requestSession, optimizationId: [paidRequest] }))],
    ['sandbox: paying twice', 303, null, () => form(server, '/sandbox-checkout/pay', { session: buildSession })],
    ['read: a build by a cast', 400, 'PGRST100', table('GET', () => `${BUILDS}?select=generated_cv_content::text&id=eq.${build}`)],
    ['read: a build by a path', 400, 'PGRST100', table('GET', () => `${BUILDS}?select=generated_cv_content->>professionalSummary&id=eq.${build}`)],
    ['read: a build by its content', 401, '42501', table('GET', () => `${BUILDS}?id=eq.${build}&generated_cv_content=like.*`)],
    ['read: all builds', 401, '42501', table('GET', () => `${BUILDS}?select=generated_cv_content`)],
    ['read: two builds', 401, '42501', table('GET', () => `${BUILDS}?id=in.(${build},${paidBuild})`)],
    ['read: a result by an alias', 400, 'PGRST100', table('GET', () => `${REQUESTS}?select=x:optimization_result&id=eq.${full}`)],
    ['read: a result by its inner name', 400, 'PGRST100', table('GET', () => `${REQUESTS}?select=optimizationResult&id=eq.${full}`)],
    ['read: somebody’s CV', 400, 'PGRST204', table('GET', () => `${REQUESTS}?select=extracted_cv_text&id=eq.${full}`)],
    ['read: an order by the result', 400, 'PGRST100', table('GET', () => `${REQUESTS}?id=eq.${full}&order=optimization_result`)],
    [
      'write: an unpaid build',
      401,
      '42501',
      table(
        'PATCH',
        () => `${BUILDS}?id=eq.${build}`,
        () => ({ generated_cv_content: content }),
      ),
    ],
    [
      'write: an unwritten build',
      401,
      '42501',
      table(
        'PATCH',
        () => `${BUILDS}?id=eq.${bare}`,
        () => ({ generated_cv_content: content }),
      ),
    ],
    [
      'write: a build whose money went back',
      401,
      '42501',
      table(
        'PATCH',
        () => `${BUILDS}?id=eq.${backBuild}`,
        () => ({ generated_cv_content: content }),
      ),
    ],
    [
      'write: another id onto a paid build',
      401,
      '42501',
      table(
        'PATCH',
        () => `${BUILDS}?id=eq.${paidBuild}`,
        () => ({ id: build, generated_cv_content: content }),
      ),
    ],
    [
      'write: a longer life',
      401,
      '42501',
      table(
        'PATCH',
        () => `${BUILDS}?id=eq.${paidBuild}`,
        () => ({ generated_cv_content: content, delete_at: '2999-01-01' }),
      ),
    ],
    [
      'write: every build',
      401,
      '42501',
      table(
        'PATCH',
        () => BUILDS,
        () => ({ generated_cv_content: content }),
      ),
    ],
    [
      'write: a build with its content',
      401,
      '42501',
      table(
        'POST',
        () => BUILDS,
        () => ({ ...ANSWERS, generated_cv_content: content }),
      ),
    ],
    [
      'write: a build under a known id',
      401,
      '42501',
      table(
        'POST',
        () => BUILDS,
        () => ({ ...ANSWERS, id: build }),
      ),
    ],
    [
      'write: a request as completed',
      400,
      '22P02',
      table(
        'PATCH',
        () => `${REQUESTS}?id=eq.${request}`,
        () => ({ processing_status: 'completed' }),
      ),
    ],
    [
      'write: a result',
      401,
      '42501',
      table(
        'PATCH',
        () => `${REQUESTS}?id=eq.${request}`,
        () => ({ optimization_result: {} }),
      ),
    ],
    [
      'write: a paid request as not paid',
      401,
      '42501',
      table(
        'PATCH',
        () => `${REQUESTS}?id=eq.${paidRequest}`,
        () => ({ processing_status: 'payment_failed' }),
      ),
    ],
    ['write: away with a build', 401, '42501', table('DELETE', () => `${BUILDS}?id=eq.${build}`)],
    ['write: away with a request', 401, '42501', table('DELETE', () => `${REQUESTS}?id=eq.${request}`)],
    ['work: a build that is written', 200, null, () => call(server, 'generate-cv', { cvBuildDataId: build })],
    ['work: somebody’s request', 404, 'NOT_FOUND', () => call(server, 'generate-cv', { cvBuildDataId: request })],
  ];

  test.each(attacks)('%s: %d %s, and nothing has changed', async (_what, status, code, attempt) => {
    const before = await fingerprint(server);
    const answer = await attempt();
    expect([answer.status, code === null ? null : (answer.body['error'] ?? answer.body['code'])]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(await fingerprint(server)).toBe(before);
  });

  test('read: what is unpaid or given back is null, by name, by star and after a wait', async () => {
    for (const [name, column, ids] of [
      [BUILDS, 'generated_cv_content', [build, backBuild]],
      [REQUESTS, 'optimization_result', [full, backRequest]],
    ] as const) {
      for (const id of ids) {
        for (const select of [column, '*', `id,${column}`, `${column},*`]) {
          const answer = await rest(server, 'GET', `${name}?select=${select}&id=eq.${id}`);
          expect(answer.body['rows']).toMatchObject([{ [column]: null }]);
          expect(JSON.stringify(answer.body)).not.toContain(SECRET);
        }
        const waited = await fetch(`${server.url}/rest/v1/${name}?select=${column}&id=eq.${id}`, { headers: { ...server.headers, prefer: 'wait=1' } });
        expect(await waited.json()).toEqual([{ [column]: null }]);
      }
    }
  });
});
