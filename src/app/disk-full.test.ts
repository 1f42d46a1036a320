import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migratedMemory } from '../../fixtures/database-image.ts';
import { DATABASE, DISK } from '../domain/limits.ts';
import { openDatabase } from '../platform/database/database.ts';
import { NoRoomError } from '../platform/database/disk-space.ts';
import { ANSWERS, insertInto } from './paid-rooms.test-kit.ts';
import { call, form, openCheckout, order, rest, roastedCv, ROOMY } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const PLENTY = 10 * DISK.minFreeBytes;
let free = PLENTY;
let looks = 0;
let server: TestServer;
beforeAll(async () => {
  const freeBytes = async (): Promise<number> => {
    looks += 1;
    return free;
  };
  server = await startTestServer(null, ROOMY, { ...(await migratedMemory()), freeBytes });
  return () => server.stop();
});

const readyz = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();
const told = (words: string): number => server.logged.filter((line) => line.includes(words)).length;

test('on a full disk all that writes says 503 and writes nothing, all that reads goes on, and with room everything does', async () => {
  const cv = await roastedCv(server);
  const build = await insertInto(server, 'cv_build_data', ANSWERS);
  const { sessionId } = await openCheckout(server, cv);

  free = DISK.minFreeBytes - 1;
  await expect.poll(readyz, { timeout: 120_000 }).toEqual({ status: 'not ready', reason: 'DISK_FULL' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // The workers of the queue have met it, too.
  await expect.poll(() => told('the queue rests'), { timeout: 120_000 }).toBe(1);

  const journal = async () => (await server.parts.database.db.execute(sql`select pg_current_wal_insert_lsn()::text as at`)).rows[0]?.['at'];
  const before = await journal();
  const upload = new FormData();
  upload.set('jobRole', 'Chef');
  upload.set('file', new File(['%PDF-'], 'cv.pdf'));
  const refused = [
    await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: upload }),
    await fetch(`${server.url}/rest/v1/cv_build_data`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json' },
      body: JSON.stringify(ANSWERS),
    }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(String(DATABASE.retryAfterSeconds));
  }
  expect(await refused[0]?.json()).toMatchObject({ error: 'UNAVAILABLE' });
  expect(await refused[1]?.json()).toMatchObject({ code: 'PGRST000' });
  for (const [name, body] of [
    ['generate-cv', { cvBuildDataId: build }],
    ['create-checkout-session', order(cv)],
    ['verify-payment', { sessionId }],
    ['delete-my-data', { entityId: cv }],
    ['process-full-roast', { cvUploadId: cv }],
    ['extract-and-infer-cv-data', { rawText: 'A CV. '.repeat(100) }],
  ] as const)
    expect({ name, status: (await call(server, name, body)).status }).toEqual({ name, status: 503 });
  expect((await form(server, '/sandbox-checkout/pay', { session: sessionId })).status).toBe(503);

  expect((await rest(server, 'GET', `cv_build_data?id=eq.${build}`)).body['rows']).toHaveLength(1);
  expect((await rest(server, 'GET', `cv_analysis_results?cv_upload_id=eq.${cv}`)).body['rows']).toHaveLength(1);
  expect((await rest(server, 'GET', `cv_uploads?id=eq.${randomUUID()}`)).body['rows']).toEqual([]);
  expect(await journal()).toBe(before);
  expect(told('the disk is full')).toBe(1);
  // Every worker of the queue is refused every second: that is told once.
  expect(server.logged.filter((line) => line.includes('read-only transaction') && !line.startsWith('{"level":20'))).toEqual([]);
  expect(told('there is room on the disk again')).toBe(0);

  free = PLENTY;
  await expect.poll(readyz, { timeout: 120_000 }).toEqual({ status: 'ready' });
  expect(told('there is room on the disk again')).toBe(1);
  expect(told('the disk is full')).toBe(1);
  await roastedCv(server);
  expect((await call(server, 'delete-my-data', { entityId: cv })).status).toBe(200);
});

test('a hundred requests do not ask the disk a hundred times', async () => {
  const before = looks;
  const asked = Date.now();
  await Promise.all(Array.from({ length: 100 }, () => call(server, 'delete-my-data', { entityId: randomUUID() })));
  expect(looks - before).toBeLessThanOrEqual(2 + (Date.now() - asked) / DISK.lookEvery);
});

test('a process does not begin where there is no room, and says so in words', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-full-'));
  try {
    const opening = openDatabase({ kind: 'folder', folder, freeBytes: async () => DISK.minFreeBytes - 1 });
    await expect(opening).rejects.toThrow(NoRoomError);
    await expect(opening).rejects.toThrow(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
