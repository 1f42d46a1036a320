import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { GeneratedCvContent } from '../domain/cv-build.ts';
import { EDITOR } from '../domain/limits.ts';
import { CvBuildRow } from '../features/build-cv/contract.ts';
import { cvBuildData } from '../features/build-cv/server/cv-build-data.table.ts';
import { payments } from '../features/payment/server/payments.table.ts';
import { ANSWERS, buy, insertInto, orderOf, refund, rowOf } from './paid-rooms.test-kit.ts';
import { call, rest, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const TABLE = 'cv_build_data';
const DAY = 86_400_000;

describe.each(await engines())('building a CV on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });

  const insert = (change: object = {}): Promise<string> => insertInto(server, TABLE, { ...ANSWERS, ...change });
  const generate = (cvBuildDataId: unknown) => call(server, 'generate-cv', { cvBuildDataId });
  const patch = (id: string, body: unknown) => rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, body);
  const stored = async (id: string) => {
    const [row] = await server.parts.database.db.select().from(cvBuildData).where(eq(cvBuildData.id, id));
    if (row === undefined) throw new Error('no such row');
    return row;
  };
  const generated = async (change: object = {}): Promise<string> => {
    const id = await insert(change);
    expect(await generate(id)).toEqual({ status: 200, body: { success: true } });
    return id;
  };
  const paid = async (): Promise<{ id: string; content: GeneratedCvContent }> => {
    const id = await generated();
    await buy(server, 'cv_build', id);
    return { id, content: GeneratedCvContent.parse((await rowOf(server, TABLE, id))['generated_cv_content']) };
  };

  /** What a read that waits is told; on a busy machine a wait may end before there is anything, and then it asks again. */
  const heard = async (query: string, word: string): Promise<string> => {
    for (;;) {
      const reply = await fetch(`${server.url}/rest/v1/${TABLE}?${query}`, { headers: { ...server.headers, prefer: 'wait=20' } });
      const text = await reply.text();
      if (!reply.ok || text.includes(word)) return text;
    }
  };

  test('answers go in, come back as they were, and are written into a CV that nobody reads before it is paid', async () => {
    const id = await insert();
    const row = CvBuildRow.parse(await rowOf(server, TABLE, id));
    expect(row).toMatchObject({ ...ANSWERS, id, generated_cv_content: null, content_preview: null });
    const waiting = heard(`select=content_preview&id=eq.${id}`, 'sections');
    expect((await generate(id.toUpperCase())).status).toBe(200);
    expect(await waiting).toContain('sections');
    const content = GeneratedCvContent.parse((await stored(id)).generatedCvContent);
    expect(JSON.stringify(content)).toContain('Forklift');
    expect(CvBuildRow.parse(await rowOf(server, TABLE, id)).generated_cv_content).toBeNull();
  });

  test('what is paid for can be read, bought once, kept 30 days, and is gone again with the money', async () => {
    const id = await generated();
    const db = server.parts.database.db;
    await db
      .update(cvBuildData)
      .set({ deleteAt: new Date(Date.now() + DAY) })
      .where(eq(cvBuildData.id, id));
    const waiting = heard(`select=generated_cv_content&id=eq.${id}`, 'professionalSummary');
    const sessionId = await buy(server, 'cv_build', id);
    expect(await waiting).toContain('professionalSummary');
    expect(await call(server, 'verify-cv-build-payment', { sessionId, cvBuildId: id })).toEqual({
      status: 200,
      body: { success: true, paymentVerified: true, paymentNumber: expect.stringMatching(/^R-[0-9A-F-]{14}$/) as unknown },
    });
    expect((await call(server, 'create-checkout-session', orderOf('cv_build', id))).body).toMatchObject({ error: 'ALREADY_PAID' });
    const [payment] = await db.select().from(payments).where(eq(payments.entityId, id));
    expect(payment?.deliveredAt).not.toBeNull();
    const row = await stored(id);
    expect(row.deleteAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    expect((await rowOf(server, TABLE, id))['generated_cv_content']).toEqual(row.generatedCvContent);
    await refund(server, id);
    expect((await rowOf(server, TABLE, id))['generated_cv_content']).toBeNull();
    expect((await patch(id, { generated_cv_content: row.generatedCvContent })).status).toBe(401);
  });

  test('a build that is not written cannot be bought', async () => {
    expect(await call(server, 'create-checkout-session', orderOf('cv_build', await insert()))).toMatchObject({ status: 404 });
  });

  test('written once: twice at once, again, after payment and after edits it stays what it was', async () => {
    const id = await insert();
    expect((await Promise.all([generate(id), generate(id), generate(id)])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const first = (await stored(id)).generatedCvContent;
    await generate(id);
    await buy(server, 'cv_build', id);
    await generate(id);
    expect((await stored(id)).generatedCvContent).toEqual(first);
    const mine = { ...GeneratedCvContent.parse(first), professionalSummary: 'Mine.', revision: 1 };
    expect((await patch(id, { generated_cv_content: mine, updated_at: new Date(0).toISOString() })).status).toBe(200);
    await generate(id);
    expect((await stored(id)).generatedCvContent).toMatchObject({ professionalSummary: 'Mine.' });
    expect((await stored(id)).updatedAt.getTime()).toBeGreaterThan(Date.now() - DAY);
  });

  test('generate-cv: unknown, no id, a filled honeypot, a row that breaks the writer', async () => {
    expect(await generate(randomUUID())).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    for (const id of ['me', undefined, { $ne: 1 }, "' or 1=1"]) expect(await generate(id)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    const trapped = await insert({ honeypot: 'https://spam.example' });
    expect(await generate(trapped)).toEqual({ status: 200, body: { success: true } });
    expect(await stored(trapped)).toMatchObject({ generatedCvContent: null, contentPreview: null });
    expect((await call(server, 'create-checkout-session', orderOf('cv_build', trapped))).status).toBe(404);

    const broken = await insert();
    await server.parts.database.db.execute(`update cv_build_data set previous_roles = '"secret-answer"' where id = '${broken}'`);
    const answer = await generate(broken);
    expect(answer).toMatchObject({ status: 502, body: { error: 'GENERATION_FAILED', details: expect.stringContaining('try again') as unknown } });
    for (const text of [JSON.stringify(answer), server.logged.join('\n')]) expect(text).not.toContain('secret-answer');
  });

  test('the later of two tabs is told; a save without a number still counts; the number is never given twice', async () => {
    const { id, content } = await paid();
    const save = (words: string, revision?: number) =>
      patch(id, { generated_cv_content: { ...content, professionalSummary: words, ...(revision === undefined ? {} : { revision }) } });
    expect((await save('One.', 1)).body['rows']).toMatchObject([{ generated_cv_content: { professionalSummary: 'One.', revision: 1 } }]);
    for (const revision of [1, 0, 3, 99]) expect(await save('Late.', revision)).toMatchObject({ status: 409, body: { code: '40001' } });
    expect((await save('Two.')).status).toBe(200);
    expect(await save('Late.', 2)).toMatchObject({ status: 409, body: { code: '40001' } });
    expect((await stored(id)).generatedCvContent).toMatchObject({ professionalSummary: 'Two.', revision: 2 });
    const race = await Promise.all(Array.from({ length: 8 }, (_, tab) => save(`Tab ${tab}.`, 3)));
    expect([200, 409].map((wanted) => race.filter(({ status }) => status === wanted).length)).toEqual([1, 7]);
    expect((await stored(id)).generatedCvContent).toMatchObject({ revision: 3 });
    expect((await rowOf(server, TABLE, id))['generated_cv_content']).toMatchObject({ revision: 3 });
  });

  test('what may be saved: the shape, without strangers in it, well-formed, not endless', async () => {
    const { id, content } = await paid();
    const save = (change: object, more: object = {}) => patch(id, { generated_cv_content: { ...content, ...change }, ...more });
    const before = await stored(id);
    const refused: [Promise<{ status: number; body: Record<string, unknown> }>, string][] = [
      [save({ professionalSummary: 7 }), '22P02'],
      [save({ experience: 'none' }), '22P02'],
      [save({ bio: { fullName: 'Only' } }), '22P02'],
      [save({ revision: -1 }), '22P02'],
      [save({ professionalSummary: 'a'.repeat(EDITOR.maxContentCharacters) }), '22P02'],
      [save({}, { job_title: 'Pope' }), '42501'],
      [save({}, { content_preview: {} }), '42501'],
      [save({}, { id: randomUUID() }), '42501'],
      [save({}, { delete_at: '2999-01-01T00:00:00Z' }), '42501'],
      [save({}, { paid: true }), 'PGRST204'],
      [save({}, { constructor: {} }), 'PGRST204'],
      [save({}, { updated_at: 'yesterday' }), '22P02'],
      [patch(id, { updated_at: new Date().toISOString() }), '22P02'],
      [patch(id, { generated_cv_content: null }), '22P02'],
      [patch(id, []), 'PGRST102'],
    ];
    for (const [answer, code] of refused) expect((await answer).body['code']).toBe(code);
    expect(await stored(id)).toEqual(before);
    expect((await save({ professionalSummary: 'A\0B\ud83d', isAdmin: true, bio: { ...NOBODY, age: 44 } })).status).toBe(200);
    const after = JSON.stringify((await stored(id)).generatedCvContent);
    expect(after).toContain('AB\ufffd');
    for (const stranger of ['isAdmin', 'age']) expect(after).not.toContain(stranger);
    expect(await rest(server, 'PATCH', `${TABLE}?id=eq.${randomUUID()}`, { generated_cv_content: content })).toEqual({ status: 200, body: { rows: [] } });
    expect((await rest(server, 'PATCH', TABLE, { generated_cv_content: content })).body['code']).toBe('42501');
  });

  test('what may be inserted', async () => {
    const post = (change: object) => rest(server, 'POST', TABLE, { ...ANSWERS, ...change });
    const role = ANSWERS.previous_roles[0];
    const refused: [object, string][] = [
      [{ job_title: 7 }, '22P02'],
      [{ job_title: null }, '22P02'],
      [{ job_title: 'a'.repeat(301) }, '22P02'],
      [{ experience_level: 'wizard' }, '22P02'],
      [{ career_path: 'Up' }, '22P02'],
      [{ current_start_date: 'April' }, '22P02'],
      [{ current_end_date: 'May' }, '22P02'],
      [{ top_skills: 'Forklift' }, '22P02'],
      [{ top_skills: Array.from({ length: 6 }, String) }, '22P02'],
      [{ previous_roles: Array.from({ length: 51 }, () => role) }, '22P02'],
      [{ previous_roles: [{ ...role, startDate: '2010-13' }] }, '22P02'],
      [{ id: randomUUID() }, '42501'],
      [{ generated_cv_content: {} }, '42501'],
      [{ content_preview: {} }, '42501'],
      [{ updated_at: new Date().toISOString() }, '42501'],
      [{ delete_at: '2999-01-01T00:00:00Z' }, '42501'],
      [{ created_at: '2999-01-01T00:00:00Z' }, 'PGRST204'],
      [{ toString: 1 }, 'PGRST204'],
    ];
    for (const [change, code] of refused) expect([change, (await post(change)).body['code']]).toEqual([change, code]);
    expect((await rest(server, 'POST', TABLE, [ANSWERS, ANSWERS])).body['code']).toBe('PGRST102');
    const id = await insert({ job_title: 'War\0den \udc00', previous_roles: [], career_path: null });
    expect(CvBuildRow.parse(await rowOf(server, TABLE, id))).toMatchObject({ job_title: 'Warden \ufffd', previous_roles: [], career_path: null });
    const bomb = await server.app.inject({
      method: 'POST',
      url: `/rest/v1/${TABLE}`,
      headers: { ...server.headers, 'content-type': 'application/json' },
      payload: `{"job_title":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    });
    expect(bomb.statusCode).toBe(400);
    const huge = await server.app.inject({
      method: 'POST',
      url: `/rest/v1/${TABLE}`,
      headers: { ...server.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ job_title: 'x'.repeat(5_000_000) }),
    });
    expect([huge.statusCode, huge.json()]).toEqual([413, { code: 'BODY_TOO_LARGE', message: expect.any(String) as unknown, details: null, hint: null }]);
  });

  test('an unpaid build cannot be read or changed by any trick', async () => {
    const id = await generated({ proudest_achievement: '' });
    const other = await paid();
    const secret = { ...GeneratedCvContent.parse((await stored(id)).generatedCvContent), professionalSummary: 'zanzibar' };
    await server.parts.database.db.update(cvBuildData).set({ generatedCvContent: secret }).where(eq(cvBuildData.id, id));
    const before = await stored(id);
    for (const select of ['*', 'generated_cv_content', 'id,generated_cv_content', 'generated_cv_content,*', '']) {
      const answer = await rest(server, 'GET', `${TABLE}?${select === '' ? '' : `select=${select}&`}id=eq.${id}`);
      expect(answer.body['rows']).toMatchObject([{ generated_cv_content: null }]);
    }
    const tricks = [
      `select=generated_cv_content::text&id=eq.${id}`,
      `select=generated_cv_content->professionalSummary&id=eq.${id}`,
      `select=x:generated_cv_content&id=eq.${id}`,
      `select=generatedCvContent&id=eq.${id}`,
      `select=id&id=eq.${id}&generated_cv_content=not.is.null`,
      `select=id&id=eq.${id}&generated_cv_content=like.*zan*`,
      `id=in.(${id},${other.id})`,
      `id=eq.${id}&id=eq.${other.id}`,
      `or=(id.eq.${id})`,
      `id=eq.${id}&order=generated_cv_content`,
      `id=eq.${id}&columns=generated_cv_content`,
      'select=*',
    ];
    for (const trick of tricks) expect(JSON.stringify(await rest(server, 'GET', `${TABLE}?${trick}`))).not.toContain('zanzibar');
    const waited = await fetch(`${server.url}/rest/v1/${TABLE}?select=generated_cv_content&id=eq.${id}`, { headers: { ...server.headers, prefer: 'wait=1' } });
    expect(await waited.json()).toEqual([{ generated_cv_content: null }]);
    expect((await patch(id, { generated_cv_content: { ...other.content, revision: 1 } })).body['code']).toBe('42501');
    expect((await patch(id, { generated_cv_content: other.content })).body['code']).toBe('42501');
    expect((await rest(server, 'DELETE', `${TABLE}?id=eq.${id}`)).body['code']).toBe('42501');
    expect((await rest(server, 'PUT', `${TABLE}?id=eq.${id}`, ANSWERS)).body['code']).toBe('42501');
    const upsert = await fetch(`${server.url}/rest/v1/${TABLE}`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json', prefer: 'resolution=merge-duplicates,return=representation' },
      body: JSON.stringify(ANSWERS),
    });
    expect(upsert.status).toBe(401);
    // Somebody else's session, and a session of his own that is not paid.
    const [theirs] = await server.parts.database.db.select().from(payments).where(eq(payments.entityId, other.id));
    expect((await call(server, 'verify-cv-build-payment', { sessionId: theirs?.sessionId, cvBuildId: id })).body).toMatchObject({ error: 'WRONG_ENTITY' });
    const open = await call(server, 'create-checkout-session', orderOf('cv_build', id));
    expect((await call(server, 'verify-cv-build-payment', { sessionId: open.body['sessionId'], cvBuildId: id })).body).toMatchObject({ error: 'NOT_PAID' });
    expect(await generate(id)).toEqual({ status: 200, body: { success: true } });
    expect((await rowOf(server, TABLE, id))['generated_cv_content']).toBeNull();
    expect(await stored(id)).toEqual(before);
  });

  test('a CV that is written, or being written, costs nothing to ask for again', async () => {
    const strict = await startTestServer(serverUrl, { LIMIT_GENERATE: '2/600' });
    try {
      const row = () => insertInto(strict, TABLE, ANSWERS);
      const ask = async (id: string) => (await call(strict, 'generate-cv', { cvBuildDataId: id })).status;
      const first = await row();
      expect(await Promise.all(Array.from({ length: 5 }, () => ask(first)))).toEqual([200, 200, 200, 200, 200]);
      expect([await ask(first), await ask(first.toUpperCase())]).toEqual([200, 200]);
      expect([await ask(await row()), await ask(await row()), await ask(randomUUID())]).toEqual([200, 429, 429]);
      expect(await ask(first)).toBe(200);
      // What a robot filled in is never written, and so it is counted each time.
      const trapped = await insertInto(strict, TABLE, { ...ANSWERS, honeypot: 'https://spam.example' });
      expect(await ask(trapped)).toBe(429);
    } finally {
      await strict.stop();
    }
  });

  test('limits: the fourth generation in ten minutes and the write after the last allowed one are 429', async () => {
    const strict = await startTestServer(serverUrl, { LIMIT_GENERATE: '3/600', LIMIT_WRITE: '4/600' });
    try {
      const statuses = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await call(strict, 'generate-cv', {})).status);
      expect(statuses).toEqual([400, 400, 400, 429]);
      const writes = [];
      for (let turn = 0; turn < 5; turn += 1) writes.push((await rest(strict, turn % 2 === 0 ? 'POST' : 'PATCH', TABLE, {})).status);
      expect(writes.at(-1)).toBe(429);
      expect(writes.slice(0, 4)).not.toContain(429);
      expect((await rest(strict, 'GET', `${TABLE}?id=eq.${randomUUID()}`)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

const NOBODY = { fullName: '', email: '', phone: '', location: '', linkedinUrl: '', portfolioUrl: '' };
