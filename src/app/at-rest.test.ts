import { beforeAll, expect, test, vi } from 'vitest';
import { GET_READY } from '../domain/upload-form.ts';
import { createPdfReader } from '../platform/pdf/pdf-reader.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  // A reader of its own: the one that tests share has a child by now.
  server = await startTestServer(null, {}, null, createPdfReader);
  return () => server.stop();
});
const call = async (headers: Record<string, string> = server.headers): Promise<number> =>
  (await fetch(`${server.url}/functions/v1/${GET_READY}`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' })).status;

test('no reader is there until a screen that takes a PDF opens; then there is one, however many open it', async () => {
  expect(server.parts.reader.pids()).toEqual([]);
  expect(await call({})).toBe(401);
  expect(server.parts.reader.pids()).toEqual([]);
  expect(await Promise.all([call(), call(), call()])).toEqual([200, 200, 200]);
  await vi.waitFor(() => expect(server.parts.reader.pids()).toHaveLength(1));
});
