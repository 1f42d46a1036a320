import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bigPdf, docxRenamed, garbledPdf, passwordPdf, scanPdf, truncatedPdf } from '../../fixtures/broken.ts';
import { cvPdf, CVS } from '../../fixtures/cvs.ts';
import { type ModelFake, startModelFake } from '../../fakes/model/model-fake.ts';
import { READER } from '../domain/limits.ts';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { readCv } from '../engine/reading/read-cv.ts';
import { ExtractReply } from '../features/build-cv/contract.ts';
import { EXTRACT_REFUSALS } from '../features/build-cv/refusals.copy.ts';
import { ANSWERS, insertInto, REQUEST, rowOf } from './paid-rooms.test-kit.ts';
import { call, fingerprint } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const CALL = 'extract-and-infer-cv-data';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

async function extract(file: Uint8Array | string | null, target: TestServer = server): Promise<Response> {
  const form = new FormData();
  if (file !== null) form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'cv.pdf', { type: 'application/pdf' }));
  return fetch(`${target.url}/functions/v1/${CALL}`, { method: 'POST', headers: target.headers, body: form });
}

describe('what it refuses, with a sentence in userMessage and in details, and nothing stored', () => {
  const quality = EXTRACT_REFUSALS.INSUFFICIENT_TEXT_QUALITY;
  const files: [string, () => Promise<Uint8Array | string | null> | Uint8Array | string | null, number, string, string][] = [
    ['no file', () => null, 400, 'NO_FILE', EXTRACT_REFUSALS.NO_FILE],
    ['an empty file', () => '', 400, 'INVALID_FILE_TYPE', EXTRACT_REFUSALS.INVALID_FILE_TYPE],
    ['a word file renamed', () => docxRenamed(), 400, 'INVALID_FILE_TYPE', EXTRACT_REFUSALS.INVALID_FILE_TYPE],
    ['6 MB', () => bigPdf(), 413, 'FILE_TOO_LARGE', EXTRACT_REFUSALS.FILE_TOO_LARGE],
    ['a scan', scanPdf, 422, 'INSUFFICIENT_TEXT_QUALITY', quality.scan],
    ['garbled text', () => garbledPdf(), 422, 'INSUFFICIENT_TEXT_QUALITY', quality.garbled],
    ['a password', () => passwordPdf(), 422, 'PDF_PASSWORD_PROTECTED', EXTRACT_REFUSALS.PDF_PASSWORD_PROTECTED],
    ['a broken file', truncatedPdf, 422, 'PDF_CORRUPTED', EXTRACT_REFUSALS.PDF_CORRUPTED],
  ];
  test.each(files)('%s', async (_what, file, status, error, sentence) => {
    const before = await fingerprint(server);
    const response = await extract(await file());
    expect([response.status, await response.json()]).toEqual([status, { error, message: sentence, userMessage: sentence, details: sentence }]);
    expect(await fingerprint(server)).toBe(before);
  });

  const texts: [string, unknown, number, string][] = [
    ['99 characters between blanks', { rawText: `   ${'a'.repeat(99)}\n\n` }, 400, 'TEXT_TOO_SHORT'],
    ['nothing', { rawText: '' }, 400, 'TEXT_TOO_SHORT'],
    ['no text at all', {}, 400, 'INVALID_REQUEST'],
    ['a number', { rawText: 7 }, 400, 'INVALID_REQUEST'],
    ['a list', [], 400, 'INVALID_REQUEST'],
    ['torn JSON', '{"rawText":', 400, 'INVALID_REQUEST'],
    ['a book', { rawText: 'word '.repeat(READER.maxCharacters / 5 + 1) }, 413, 'TEXT_TOO_LONG'],
  ];
  test.each(texts)('text: %s', async (_what, body, status, error) => {
    expect(await call(server, CALL, body)).toMatchObject({ status, body: { error } });
  });

  test('5 MB of garbage, a form of another kind, no bearer', async () => {
    const huge = await server.app.inject({
      method: 'POST',
      url: `/functions/v1/${CALL}`,
      headers: { ...server.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ rawText: 'x'.repeat(5_000_000) }),
    });
    expect([huge.statusCode, huge.json<{ error: string }>().error]).toEqual([413, 'FILE_TOO_LARGE']);
    const plain = await server.app.inject({
      method: 'POST',
      url: `/functions/v1/${CALL}`,
      headers: { ...server.headers, 'content-type': 'text/plain' },
      payload: 'a CV',
    });
    expect(plain.statusCode).toBe(400);
    expect((await call(server, CALL, { rawText: REQUEST.extracted_cv_text }, {})).status).toBe(401);
  });
});

test('a PDF gives a questionnaire and the text, without the hidden lines, and keeps nothing', async () => {
  const before = await fingerprint(server);
  for (const { name, expect: truth } of CVS) {
    const { inferredCvBuildData, extractedData } = ExtractReply.parse(await (await extract(await cvPdf(name))).json());
    const text = extractedData.raw_extracted_text;
    expect(text).not.toContain('\0');
    expect(text.length).toBeGreaterThan(100);
    for (const { begins } of truth.hidden) expect(text).not.toContain(begins);
    for (const field of Object.keys(inferredCvBuildData.origins)) expect(inferredCvBuildData).toHaveProperty(field);
  }
  expect(await fingerprint(server)).toBe(before);
});

test('the text of a PDF reads back, pasted, to the same person, sections and jobs', async () => {
  for (const name of ['strong', 'german', 'graduate'] as const) {
    const { extractedData } = ExtractReply.parse(await (await extract(await cvPdf(name))).json());
    const truth = CVS.find((cv) => cv.name === name)?.expect;
    const { cv } = readCv(documentFromText(extractedData.raw_extracted_text));
    expect([cv.name?.value, cv.email?.value, cv.experience[0]?.company?.value]).toEqual([truth?.name, truth?.email, truth?.currentCompany]);
    expect(extractedData.raw_extracted_text).toContain('\n\n');
  }
});

test('a pasted text gives the same, and whatever is not in it stays empty', async () => {
  const reply = await call(server, CALL, { rawText: `\u0000${REQUEST.extracted_cv_text}\ud800` });
  const { inferredCvBuildData, extractedData } = ExtractReply.parse(reply.body);
  expect(inferredCvBuildData.bio).toMatchObject({ fullName: 'Orla Quenby', email: 'orla.quenby@example.com', phone: '' });
  expect(extractedData.raw_extracted_text).toContain('Cut picking errors from 4% to 1.5%');
  const nothing = ExtractReply.parse((await call(server, CALL, { rawText: 'lorem ipsum dolor sit amet '.repeat(10) })).body);
  expect(nothing.inferredCvBuildData.bio).toEqual({ fullName: '', email: '', phone: '', location: '', linkedinUrl: '', portfolioUrl: '' });
});

test('the eleventh within ten minutes is told when to come back; nothing of a CV reaches the log', async () => {
  const strict = await startTestServer(null, { LIMIT_UPLOAD: '' });
  try {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await call(strict, CALL, { rawText: turn === 0 ? REQUEST.extracted_cv_text : 'short' })).status);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400), 429]);
    for (const secret of ['Quenby', 'Brambleford']) expect(strict.logged.join('\n')).not.toContain(secret);
  } finally {
    await strict.stop();
  }
  for (const { expect: truth } of CVS) expect(server.logged.join('\n')).not.toContain(truth.email);
});

describe('with a model', () => {
  let fake: ModelFake;
  let withModel: TestServer;
  beforeAll(async () => {
    fake = await startModelFake({ retryAfterSeconds: 0, slow: 50 });
    return () => fake.close();
  });
  beforeAll(async () => {
    withModel = await startTestServer(null, modelAt(fake));
    return () => withModel.stop();
  });

  test('that is broken in any way the answer is the embedded one', async () => {
    const embedded = (await call(server, CALL, { rawText: REQUEST.extracted_cv_text })).body;
    for (const behaviour of ['500', 'garbage', 'refusal', '401'] as const) {
      fake.usually(behaviour);
      expect(await call(withModel, CALL, { rawText: REQUEST.extracted_cv_text })).toEqual({ status: 200, body: embedded });
    }
    const tables = await withModel.parts.database.db.execute(sql`select count(*)::int as count from cv_build_data`);
    expect(tables.rows).toEqual([{ count: 0 }]);
  });

  test('that is broken a CV is written all the same; one that hangs does not keep a process that is told to stop', async () => {
    fake.usually('401');
    const written = await insertInto(withModel, 'cv_build_data', ANSWERS);
    expect(await call(withModel, 'generate-cv', { cvBuildDataId: written })).toMatchObject({ status: 200 });
    expect((await rowOf(withModel, 'cv_build_data', written))['content_preview']).not.toBeNull();

    fake.usually('hang');
    const stopped = await startTestServer(null, modelAt(fake));
    const id = await insertInto(stopped, 'cv_build_data', ANSWERS);
    const asked = fake.requests.length;
    const generating = call(stopped, 'generate-cv', { cvBuildDataId: id });
    await expect.poll(() => fake.requests.length, { timeout: 120_000 }).toBeGreaterThan(asked);
    const stopping = performance.now();
    await Promise.all([stopped.stop(), expect(generating).resolves.toMatchObject({ status: 200, body: { success: true } })]);
    expect(performance.now() - stopping).toBeLessThan(25_000);
  });
});

const modelAt = (fake: ModelFake): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'fake',
  MODEL_BASE_URL: fake.url,
  MODEL_API_KEY: 'a-secret-key',
});
