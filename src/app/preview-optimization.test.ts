import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { changesOf, matchScore, OptimizationPreview, OptimizationResult } from '../domain/optimization.ts';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { optimizeCvJob } from '../features/optimize/server/optimize-cv.job.ts';
import { insertInto, REQUEST, rowOf, nobodys } from './paid-rooms.test-kit.ts';
import { call, fingerprint, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const TABLE = 'cv_optimization_requests';
const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.';

describe.each(await engines())('the free look at an optimization on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });

  const insert = (change: object = {}): Promise<string> => insertInto(server, TABLE, { ...REQUEST, ...change });
  const look = (optimizationId: unknown) => call(server, 'preview-optimization', { optimizationId });
  const looked = async (change: object = {}): Promise<OptimizationPreview> => OptimizationPreview.parse((await look(await insert(change))).body);
  const resultOf = async (id: string): Promise<OptimizationResult> => {
    await optimizeCvJob({ db: server.parts.database.db, signals: server.parts.signals, engine: server.parts.engine, hasModel: false, roasted: nobodys }).handle(
      { optimizationId: id },
      new AbortController().signal,
    );
    const [row] = await server.parts.database.db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, id));
    return OptimizationResult.parse(row?.optimizationResult);
  };

  test('both sides and the score, the same as the paid result has them, and nothing is stored', async () => {
    const id = await insert();
    const before = await fingerprint(server);
    const reply = await look(id.toUpperCase());
    expect(reply.status).toBe(200);
    expect(await fingerprint(server)).toBe(before);
    const preview = OptimizationPreview.parse(reply.body);
    expect(preview).toMatchObject({ jobRole: REQUEST.job_role, companyName: REQUEST.company_name, warnings: [] });
    const result = await resultOf(id);
    expect(preview.matchScore).toBe(matchScore(result, new Set()));
    expect(preview.requirements.map(({ requirement, status }) => [requirement, status])).toEqual(
      result.keywordLedger.map(({ requirement, status }) => [requirement, status]),
    );
    // The look is the same on the day after it is paid.
    expect((await look(id)).body).toEqual(reply.body);
  });

  test('nothing that is paid for is in the reply', async () => {
    // "SAP EWM" is proved and not said as the advert says it: there is a sentence to sell.
    const id = await insert({ job_description: `${REQUEST.job_description}\n- Stakeholder management\n- Training of drivers\n- Shift planning` });
    const said = JSON.stringify((await look(id)).body);
    const result = await resultOf(id);
    const { professionalSummary, skills, experience } = result.annotatedCVSections;
    const paid = [
      ...result.coverLetter.split(/\n+|(?<=\.) /u).slice(1, -2),
      ...changesOf(result).map(({ improved }) => improved),
      ...[professionalSummary, skills, ...experience].flatMap(({ suggestions }) => suggestions),
      ...result.keywordLedger.flatMap(({ sentence, status, proof }) => [sentence ?? '', status === 'unsaid' ? (proof?.quote ?? '') : '']),
      ...result.companyTailoringTips,
      ...result.overallRecommendations,
    ].filter((text) => text !== '');
    expect(paid.length).toBeGreaterThan(8);
    const own = new Set(result.keywordLedger.flatMap(({ status, proof }) => (status === 'said' && proof !== null ? [proof.quote] : [])));
    expect(paid.filter((text) => !own.has(text) && said.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    for (const name of ['sentence', 'improved', 'coverLetter', 'suggestions', 'adds', 'advertQuote', 'atsKeywords', 'sender', 'cvLines']) {
      expect(said).not.toContain(`"${name}"`);
    }
    for (const secret of ['Quenby', 'orla.quenby']) expect(said).not.toContain(secret);
    // Nor does looking pay: the row stays shut.
    expect(await rowOf(server, TABLE, id)).toMatchObject({ optimization_result: null });
  });

  test('it says so where the advert is too thin, the text no CV, the match hopeless', async () => {
    expect((await looked({ job_description: 'We need somebody good.' })).warnings).toEqual(['THIN_ADVERT']);
    expect((await looked({ extracted_cv_text: LOREM })).warnings).toContain('NOT_A_CV');
    const surgeon = `Consultant Surgeon\nEssential\n- FRCS and full GMC registration\n- Laparoscopic surgery\n- Colorectal cancer resections\n- Teaching of surgical trainees\n- Clinical audit\nDesirable: robotic surgery, a higher degree`;
    const hopeless = await looked({ job_role: 'Consultant Surgeon', job_description: surgeon });
    expect(hopeless.warnings).toEqual(['HOPELESS']);
    expect(hopeless.matchScore).toBeLessThan(15);
  });

  test('what is no id and nobody’s id gets nothing; many looks at once get the same', async () => {
    expect(await look(randomUUID())).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    for (const wrong of ['', 'x', null, 7, {}, [randomUUID()]]) expect(await look(wrong)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    expect((await call(server, 'preview-optimization', `{"optimizationId":"${'x'.repeat(5_000_000)}"}`)).status).toBe(413);
    const id = await insert();
    expect((await call(server, 'preview-optimization', { optimizationId: id }, {})).status).toBe(401);
    const all = await Promise.all(Array.from({ length: 6 }, () => look(id)));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await call(server, 'delete-my-data', { entityId: id });
    expect((await look(id)).status).toBe(404);
  });

  test('limit: as often as a CV is written, and the reply says when to come back', async () => {
    const strict = await startTestServer(serverUrl, { ...ROOMY, LIMIT_GENERATE: '2/600' });
    try {
      const id = await insertInto(strict, TABLE, REQUEST);
      const answers = [];
      for (let at = 0; at < 3; at += 1) answers.push(await call(strict, 'preview-optimization', { optimizationId: id }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });

  test('nothing of it reaches the log', () => {
    const log = server.logged.join('\n');
    for (const secret of ['Quenby', 'Brambleford', 'Kilbrack', 'forklift']) expect(log).not.toContain(secret);
  });
});
