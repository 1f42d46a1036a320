import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { bigPdf } from '../../fixtures/broken.ts';
import { UPLOAD } from '../domain/limits.ts';
import { EXTRACT_REFUSALS } from '../features/build-cv/refusals.copy.ts';
import { UPLOAD_REFUSALS } from '../features/roast/copy.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

const MEBIBYTE = 1024 * 1024;
const CALLS = [
  ['upload-cv', UPLOAD_REFUSALS.FILE_TOO_LARGE],
  ['extract-and-infer-cv-data', EXTRACT_REFUSALS.FILE_TOO_LARGE],
] as const;

function formOf(bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }));
  form.set('jobRole', 'Chef');
  return form;
}

/** One request whose body is sent to its last byte whatever is answered meanwhile, as a browser does. */
async function send(
  agent: Agent,
  call: string,
  bytes: Uint8Array,
  framing: 'length' | 'chunked',
): Promise<{ status: number | undefined; body: unknown; sent: boolean }> {
  const encoded = new Response(formOf(bytes));
  const body = Buffer.from(await encoded.arrayBuffer());
  const outgoing = httpRequest(`${server.url}/functions/v1/${call}`, {
    agent,
    method: 'POST',
    headers: {
      ...server.headers,
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(framing === 'length' ? { 'content-length': body.length } : { 'transfer-encoding': 'chunked' }),
    },
  });
  const answered = once(outgoing, 'response');
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) => body.subarray(at * 65_536, (at + 1) * 65_536));
  await pipeline(Readable.from(pieces), outgoing);
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error('no answer');
  return { status: response.statusCode, body: JSON.parse(await text(response)), sent: outgoing.writableFinished };
}

describe.each(CALLS)('%s', (call, sentence) => {
  test('takes a file of 5 MiB to the byte', async () => {
    const response = await fetch(`${server.url}/functions/v1/${call}`, { method: 'POST', headers: server.headers, body: formOf(bigPdf(UPLOAD.maxBytes)) });
    expect(response.status).toBe(200);
  });

  test.each([
    ['one byte more', UPLOAD.maxBytes + 1],
    ['5.2 MiB', 5.2 * MEBIBYTE],
    ['5.5 MiB', 5.5 * MEBIBYTE],
    ['6 MiB', 6 * MEBIBYTE],
    ['20 MiB', 20 * MEBIBYTE],
  ])('says of %s that it is too large, and the connection lives on', async (_name, size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const bytes = bigPdf(Math.floor(size));
    for (const framing of ['length', 'chunked'] as const) {
      const answer = await send(agent, call, bytes, framing);
      expect(answer).toMatchObject({ status: 413, sent: true, body: { error: 'FILE_TOO_LARGE', userMessage: sentence } });
    }
    agent.destroy();
  });
});

test('the sentences are those of the specification', () => {
  expect(CALLS.map(([, sentence]) => sentence)).toEqual([
    'Your CV is bigger than your career prospects. Keep it under 5MB.',
    'File size too large. Please keep it under 5MB.',
  ]);
});
