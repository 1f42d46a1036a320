import { beforeAll, describe, expect, test } from 'vitest';
import { bigPdf, docxRenamed, garbledPdf, passwordPdf, scanPdf, truncatedPdf } from '../../fixtures/broken.ts';
import { cvPdf, CVS } from '../../fixtures/cvs.ts';
import { z } from 'zod';
import { UploadCvReply } from '../features/roast/contract.ts';
import { UPLOAD_REFUSALS } from '../features/roast/copy.ts';
import { cvUploads } from '../features/roast/server/cv-uploads.table.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const OpenApi = z.object({ paths: z.record(z.string(), z.unknown()) });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

interface Form {
  rawText?: string;
  file?: Uint8Array | string;
  jobRole?: string;
  website?: string;
}

async function upload(form: Form, target: TestServer = server): Promise<Response> {
  const data = new FormData();
  if (form.file !== undefined)
    data.set('file', new File([typeof form.file === 'string' ? form.file : new Uint8Array(form.file)], 'cv.pdf', { type: 'application/pdf' }));
  if (form.rawText !== undefined) data.set('rawText', form.rawText);
  if (form.jobRole !== undefined) data.set('jobRole', form.jobRole);
  if (form.website !== undefined) data.set('website', form.website);
  return fetch(`${target.url}/functions/v1/upload-cv`, { method: 'POST', headers: target.headers, body: data });
}

const PASTED = `Wenna Trescott
wenna@example.com

Experience
Marketing Executive, Fernhollow Garden Centres, Jan 2019 - Present
• Responsible for social media
• Helped with various campaigns and events

Skills
Microsoft Word, the Internet, Communication`;

const countUploads = async (): Promise<number> => (await server.parts.database.db.select({ id: cvUploads.id }).from(cvUploads)).length;

describe('what upload-cv refuses, in the words of the specification', () => {
  const quality = UPLOAD_REFUSALS.INSUFFICIENT_TEXT_QUALITY;
  const cases: [string, () => Promise<Form>, number, string, string][] = [
    ['no file', async () => ({ jobRole: 'Chef' }), 400, 'NO_FILE', UPLOAD_REFUSALS.NO_FILE],
    ['an empty file', async () => ({ file: '', jobRole: 'Chef' }), 400, 'INVALID_FILE_TYPE', UPLOAD_REFUSALS.INVALID_FILE_TYPE],
    ['a word file renamed', async () => ({ file: docxRenamed(), jobRole: 'Chef' }), 400, 'INVALID_FILE_TYPE', UPLOAD_REFUSALS.INVALID_FILE_TYPE],
    ['a blank job', async () => ({ file: await cvPdf('weak'), jobRole: ' \n\t ' }), 400, 'JOB_ROLE_REQUIRED', UPLOAD_REFUSALS.JOB_ROLE_REQUIRED],
    ['6 MB', async () => ({ file: bigPdf(), jobRole: 'Chef' }), 413, 'FILE_TOO_LARGE', UPLOAD_REFUSALS.FILE_TOO_LARGE],
    ['a scan', async () => ({ file: await scanPdf(), jobRole: 'Chef' }), 422, 'INSUFFICIENT_TEXT_QUALITY', quality.scan],
    ['garbled text', async () => ({ file: garbledPdf(), jobRole: 'Chef' }), 422, 'INSUFFICIENT_TEXT_QUALITY', quality.garbled],
    ['a password', async () => ({ file: passwordPdf(), jobRole: 'Chef' }), 422, 'PDF_PASSWORD_PROTECTED', UPLOAD_REFUSALS.PDF_PASSWORD_PROTECTED],
    ['too little text', async () => ({ rawText: 'Chef since 2019.', jobRole: 'Chef' }), 400, 'TEXT_TOO_SHORT', UPLOAD_REFUSALS.TEXT_TOO_SHORT],
    ['text without end', async () => ({ rawText: 'Chef. '.repeat(40_000), jobRole: 'Chef' }), 413, 'TEXT_TOO_LONG', UPLOAD_REFUSALS.TEXT_TOO_LONG],
    ['soup', async () => ({ rawText: 'qzx %%% ## vvkr '.repeat(30), jobRole: 'Chef' }), 422, 'INSUFFICIENT_TEXT_QUALITY', UPLOAD_REFUSALS.TEXT_UNREADABLE],
    ['text without a job', async () => ({ rawText: PASTED, jobRole: '' }), 400, 'JOB_ROLE_REQUIRED', UPLOAD_REFUSALS.JOB_ROLE_REQUIRED],
    ['a broken file', async () => ({ file: await truncatedPdf(), jobRole: 'Chef' }), 422, 'PDF_CORRUPTED', UPLOAD_REFUSALS.PDF_CORRUPTED],
  ];
  test.each(cases)('%s', async (_name, form, status, code, sentence) => {
    const before = await countUploads();
    const response = await upload(await form());
    expect(await response.json()).toMatchObject({ error: code, userMessage: sentence });
    expect(response.status).toBe(status);
    expect(await countUploads()).toBe(before);
  });
});

test('pasted text is roasted as a file is, and has no page to draw', async () => {
  const reply = UploadCvReply.parse(await (await upload({ rawText: PASTED, jobRole: 'Chef' })).json());
  const found = await fetch(`${server.url}/rest/v1/cv_analysis_results?select=page_view,roast_lines&cv_upload_id=eq.${reply.cvUploadId}`, {
    headers: { ...server.headers, prefer: 'wait=20' },
  });
  expect(await found.json()).toEqual([{ page_view: null, roast_lines: expect.arrayContaining([expect.any(String)]) }]);
});

test('a filled honeypot looks like success and stores nothing', async () => {
  const before = await countUploads();
  const response = await upload({ file: await cvPdf('weak'), jobRole: 'Chef', website: 'https://spam.example' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ cvUploadId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await countUploads()).toBe(before);
});

test('a body that is no form, and a form that never ends well, are refused without a stack', async () => {
  const url = `${server.url}/functions/v1/upload-cv`;
  const json = await fetch(url, { method: 'POST', headers: { ...server.headers, 'content-type': 'application/json' }, body: '{"file": 1}' });
  expect([json.status, await json.json()]).toEqual([400, { error: 'INVALID_REQUEST', message: expect.any(String) }]);
  const torn = await fetch(url, {
    method: 'POST',
    headers: { ...server.headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
  });
  expect(torn.status).toBe(400);
  expect(JSON.stringify(await torn.json())).not.toContain('at ');
});

test('the eleventh upload within ten minutes is told when to come back', async () => {
  const strict = await startTestServer(null, { LIMIT_UPLOAD: '' });
  try {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await upload({ jobRole: 'Chef' }, strict)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const last = await upload({ jobRole: 'Chef' }, strict);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ error: 'RATE_LIMITED' });
  } finally {
    await strict.stop();
  }
});

test('whoever finds no reader free is told when to come back, and not that his file is at fault', async () => {
  const crowded = await startTestServer();
  try {
    await crowded.parts.reader.close();
    const response = await upload({ file: '%PDF-1.7', jobRole: 'Chef' }, crowded);
    expect([response.status, await response.json()]).toMatchObject([503, { error: 'BUSY', userMessage: UPLOAD_REFUSALS.BUSY }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await crowded.stop();
  }
});

test('nothing of a CV and no id reaches the log, even at debug', async () => {
  const fixture = CVS.find((cv) => cv.name === 'strong');
  if (fixture === undefined) throw new Error('no fixture');
  const response = await upload({ file: await cvPdf('strong'), jobRole: 'Secret Agent of Plumbing' });
  const body = UploadCvReply.parse(await response.json());
  await fetch(`${server.url}/rest/v1/cv_analysis_results?select=stamp&cv_upload_id=eq.${body.cvUploadId}`, {
    headers: { ...server.headers, prefer: 'wait=20' },
  });
  const log = server.logged.join('\n');
  expect(log).toContain('upload-cv');
  for (const secret of [
    fixture.expect.name,
    fixture.expect.email,
    fixture.expect.currentCompany,
    'Secret Agent of Plumbing',
    body.cvUploadId,
    server.anonKey,
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('the headers of wire.md stand on every kind of answer', async () => {
  for (const path of ['/healthz', '/rest/v1/cv_uploads', '/functions/v1/nothing', '/docs']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const rest = await fetch(`${server.url}/rest/v1/cv_uploads`, { headers: server.headers });
  expect(rest.headers.get('cache-control')).toBe('no-store');
});

test('the calls are documented as OpenAPI', async () => {
  const docs = OpenApi.parse(await (await fetch(`${server.url}/docs`)).json());
  expect(Object.keys(docs.paths)).toContain('/functions/v1/upload-cv');
});
