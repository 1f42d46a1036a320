import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Correction, LineCorrection } from '../domain/correction.ts';
import { CORRECTIONS } from '../domain/limits.ts';
import { OptimizationResult } from '../domain/optimization.ts';
import { CORRECT_READING, CorrectReadingReply, CvAnalysisResultRow } from '../features/roast/contract.ts';
import { buy, insertInto, REQUEST } from './paid-rooms.test-kit.ts';
import { type Answer, call, rest, roastedCv, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

describe.each(await engines())('correct-reading on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, { ...ROOMY, LIMIT_CORRECT: '1000/60' });
    return () => server.stop();
  });

  const correct = (cvUploadId: unknown, corrections: unknown, headers?: Record<string, string>): Promise<Answer> =>
    call(server, CORRECT_READING, { cvUploadId, corrections }, headers);
  async function row(id: string): Promise<CvAnalysisResultRow> {
    const { body } = await rest(server, 'GET', `cv_analysis_results?select=*&cv_upload_id=eq.${id}`);
    return z.tuple([CvAnalysisResultRow]).parse(body['rows'])[0];
  }

  function disputed({ roast_evidence: all }: CvAnalysisResultRow, at: number): Correction {
    return LineCorrection.parse({ ...all[at], type: 'line', dispute: 'not-so' });
  }
  const quoted = ({ roast_evidence: all }: CvAnalysisResultRow): number => all.findIndex(({ quote, kind }) => quote !== null && kind in FAULTS);
  const FAULTS = { buzzword: 0, cliche: 0, 'weak-opening': 0, 'duty-opening': 0, 'not-a-skill': 0, 'no-numbers': 0 };

  test('drops a note, keeps why, moves the scores in the open, and takes it back', async () => {
    const id = await roastedCv(server);
    const before = await row(id);
    const wrong = disputed(before, quoted(before));
    const reply = await correct(id.toUpperCase(), [wrong]);
    expect(reply.status).toBe(200);
    expect(CorrectReadingReply.parse(reply.body).corrections?.made).toEqual([wrong]);
    const after = await row(id);
    expect(after.roast_evidence.map(({ findingId }) => findingId)).not.toContain(before.roast_evidence[quoted(before)]?.findingId);
    expect(after.corrections?.scoresBefore.atsRating).toBe(before.ats_rating);
    expect(after.score_ledger).not.toEqual(before.score_ledger);
    expect((await correct(id, [])).body).toEqual({ corrections: null });
    expect(await row(id)).toEqual(before);
  });

  test('a field put right is read by the robot, and by the report that is bought', async () => {
    const id = await roastedCv(server);
    const read = (await row(id)).robot_view?.fields.find(({ name }) => name === 'currentCompany')?.value ?? null;
    expect(read).not.toBeNull();
    expect((await correct(id, [{ type: 'field', field: 'currentCompany', was: read, value: 'Quillbrook Nurseries' }])).status).toBe(200);
    expect((await row(id)).robot_view?.fields).toContainEqual(expect.objectContaining({ name: 'currentCompany', value: 'Quillbrook Nurseries' }));
    await buy(server, 'full_roast_report', id);
    await fetch(`${server.url}/rest/v1/cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${id}`, {
      headers: { ...server.headers, prefer: 'wait=20' },
    });
    const bought = await row(id);
    expect(bought.full_roast_report_data?.scoreLedger).toEqual(bought.score_ledger);
    // A report that is there already goes along with what is put right later.
    expect((await correct(id, [disputed(bought, quoted(bought))])).status).toBe(200);
    const later = await row(id);
    expect(later.full_roast_report_data?.scoreLedger).toEqual(later.score_ledger);
    expect(later.score_ledger).not.toEqual(bought.score_ledger);
  });

  test('goes along into the CV builder, which takes the CV from its roast', async () => {
    const id = await roastedCv(server);
    const read = (await row(id)).robot_view?.fields.find(({ name }) => name === 'currentCompany')?.value ?? null;
    await correct(id, [{ type: 'field', field: 'currentCompany', was: read, value: 'Quillbrook Nurseries' }]);
    const imported = await call(server, 'extract-and-infer-cv-data', { cvUploadId: id.toUpperCase() });
    expect(imported).toMatchObject({ status: 200, body: { inferredCvBuildData: { currentCompany: 'Quillbrook Nurseries' } } });
    expect(await call(server, 'extract-and-infer-cv-data', { cvUploadId: randomUUID() })).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    expect((await call(server, 'extract-and-infer-cv-data', { cvUploadId: 'x' })).status).toBe(400);
  });

  test('goes along into an optimization that takes the CV from its roast, looked at and bought; once the roast is deleted its text does', async () => {
    const id = await roastedCv(server);
    const read = (await row(id)).robot_view?.fields.find(({ name }) => name === 'name')?.value ?? null;
    await correct(id, [{ type: 'field', field: 'name', was: read, value: 'Quillon Brackenridge' }]);
    const ask = (cv_upload_id: string) => insertInto(server, 'cv_optimization_requests', { ...REQUEST, cv_upload_id });
    const senderOf = async (optimizationId: string): Promise<string | undefined> => {
      await buy(server, 'cv_optimization', optimizationId);
      const reply = await fetch(`${server.url}/rest/v1/cv_optimization_requests?select=optimization_result&id=eq.${optimizationId}`, {
        headers: { ...server.headers, prefer: 'wait=20' },
      });
      return z.tuple([z.object({ optimization_result: OptimizationResult })]).parse(await reply.json())[0].optimization_result.sender.name;
    };
    const looked = async (optimizationId: string) => (await call(server, 'preview-optimization', { optimizationId })).body['matchScore'];
    const [taken, late, strange] = [await ask(id.toUpperCase()), await ask(id), await ask(randomUUID())];
    // The roasted CV and the text that came along are two CVs here, so that the look tells which was read.
    expect(await looked(taken)).not.toEqual(await looked(strange));
    expect(await senderOf(taken)).toBe('Quillon Brackenridge');
    expect((await call(server, 'delete-my-data', { entityId: id })).status).toBe(200);
    expect(await looked(late)).toEqual(await looked(strange));
    expect(await senderOf(late)).toBe('Orla Quenby');
    expect((await rest(server, 'POST', 'cv_optimization_requests', { ...REQUEST, cv_upload_id: 'the other one' })).status).toBe(400);
  });

  test('refuses garbage, strangers and values that cannot be, and changes nothing', async () => {
    const id = await roastedCv(server);
    const before = await row(id);
    const phone = { type: 'field', field: 'phone', was: null, value: '1' };
    expect(await correct(randomUUID(), [])).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    expect((await correct(id, [], { authorization: 'Bearer nobody' })).status).toBe(401);
    for (const [cvUploadId, corrections] of [
      [undefined, []],
      ["1' or '1'='1", []],
      [id, undefined],
      [id, {}],
      [id, [{ type: 'line' }]],
      [id, [{ ...disputed(before, 0), kind: 'no-such-kind' }]],
      [id, [{ ...phone, field: 'skills' }]],
      [id, [{ ...phone, value: 'x'.repeat(CORRECTIONS.maxCharacters + 1) }]],
      [id, Array.from({ length: CORRECTIONS.max + 1 }, () => phone)],
    ])
      expect(await correct(cvUploadId, corrections)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    const refused = await correct(id, [{ type: 'field', field: 'email', was: 'nobody@example.com', value: 'somebody@example.com' }]);
    expect(refused).toMatchObject({ status: 400, body: { error: 'INVALID_CORRECTION' } });
    expect(refused.body['userMessage']).toContain('e-mail');
    expect((await rest(server, 'PATCH', `cv_analysis_results?cv_upload_id=eq.${id}`, { corrections: null })).status).toBeGreaterThanOrEqual(400);
    expect(await row(id)).toEqual(before);
  });

  test('counts what is disputed by kind, without a word of the text, and forgets it with the roast', async () => {
    const id = await roastedCv(server);
    const wrong = disputed(await row(id), quoted(await row(id)));
    await correct(id, [wrong]);
    await correct(id, [wrong, { type: 'field', field: 'name', was: 'Darren Poultney', value: 'Daria Poultney' }]);
    const told = await (await fetch(`${server.url}/metrics`)).text();
    const counted = told.split('\n').filter((line) => line.startsWith('roast_corrections_total'));
    expect(counted.some((line) => line.includes('type="field",about="name"'))).toBe(true);
    expect(counted.join('\n')).not.toContain('Poultney');
    expect(server.logged.join('\n')).not.toContain('Daria');
    expect((await call(server, 'delete-my-data', { entityId: id })).status).toBe(200);
    expect((await correct(id, [wrong])).status).toBe(404);
    expect((await rest(server, 'GET', `cv_analysis_results?select=*&cv_upload_id=eq.${id}`)).body['rows']).toEqual([]);
  });
});

test('somebody who corrects without end is told to wait', async () => {
  const server = await startTestServer(null, { LIMIT_CORRECT: '2/600' });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await call(server, CORRECT_READING, { cvUploadId: randomUUID(), corrections: [] })).status);
    expect(statuses).toEqual([404, 404, 429]);
  } finally {
    await server.stop();
  }
});
