import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Door, openDoor } from '../../fakes/postgres/door.ts';
import { DATABASE } from '../domain/limits.ts';
import { troubleOf } from '../platform/database/unavailable.ts';
import { ANSWERS } from './paid-rooms.test-kit.ts';
import { call, order, roastedCv, ROOMY } from './payment-shop.test-kit.ts';
import { engines, freshDatabase, startTestServer, type TestServer } from './server.test-kit.ts';

/** How each of the server's manners says it. */
const SAID = {
  function: { error: 'UNAVAILABLE' },
  table: { code: 'PGRST000', details: null, hint: null },
  page: { text: expect.stringContaining('Try again') },
};

const postgres = (await engines()).filter(({ serverUrl }) => serverUrl !== null);

test.skipIf(postgres.length > 0)('a PostgreSQL that is away needs one that is there', () => {
  expect(process.env['TEST_DATABASE_URL']).toBeUndefined();
});

describe.each(postgres)('$name away', ({ serverUrl }) => {
  let door: Door;
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let server: TestServer;
  let cv: string;
  beforeAll(async () => {
    fresh = await freshDatabase(serverUrl);
    return () => fresh.drop();
  });
  beforeAll(async () => {
    if (fresh.location.kind !== 'server') throw new Error('not PostgreSQL');
    door = await openDoor(fresh.location.url);
    return () => door.close();
  });
  beforeAll(async () => {
    server = await startTestServer(null, ROOMY, { kind: 'server', url: door.url });
    return async () => {
      await door.set('open');
      await server.stop();
    };
  });
  beforeAll(async () => {
    cv = await roastedCv(server);
  });

  const table = (path: string, method = 'GET', body?: object): Promise<Response> =>
    fetch(`${server.url}/rest/v1/${path}`, {
      method,
      headers: { ...server.headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const fn = (name: string, body: object): Promise<Response> =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const upload = async (): Promise<Response> => {
    const form = new FormData();
    form.set('jobRole', 'Chef');
    form.set('file', new File([new Uint8Array(10)], 'cv.pdf'));
    return fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: form });
  };
  const page = (path: string, body: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(body) });

  const calls = (): [string, () => Promise<Response>, 'function' | 'table' | 'page'][] => [
    ['a row that no copy is kept of', () => table(`cv_uploads?id=eq.${randomUUID()}`), 'table'],
    ['a new row', () => table('cv_build_data', 'POST', ANSWERS), 'table'],
    ['a change', () => table(`cv_optimization_requests?id=eq.${randomUUID()}`, 'PATCH', { processing_status: 'payment_failed' }), 'table'],
    ['upload-cv', upload, 'function'],
    ['generate-cv', () => fn('generate-cv', { cvBuildDataId: randomUUID() }), 'function'],
    ['process-full-roast', () => fn('process-full-roast', { cvUploadId: cv }), 'function'],
    ['create-checkout-session', () => fn('create-checkout-session', order(cv)), 'function'],
    ['verify-payment', () => fn('verify-payment', { sessionId: 'cs_sandbox_1' }), 'function'],
    ['delete-my-data', () => fn('delete-my-data', { entityId: randomUUID() }), 'function'],
    ['the sandbox checkout', () => page('/sandbox-checkout/pay', { session: 'cs_sandbox_1' }), 'page'],
  ];

  describe.each(['refuse', 'cut', 'hang'] as const)('it %ss', (manner) => {
    beforeAll(async () => {
      await door.set(manner);
    });

    test('every call says 503 and when to come back, in its own dialect and before a socket is given up', async () => {
      const asked = Date.now();
      const answers = await Promise.all(
        calls().map(async ([what, ask, dialect]) => {
          const response = await ask();
          const text = await response.text();
          const said: unknown = dialect === 'page' ? { text } : JSON.parse(text);
          return { what, dialect, status: response.status, retryAfter: response.headers.get('retry-after'), said };
        }),
      );
      for (const answer of answers) {
        expect(answer).toMatchObject({ what: answer.what, status: 503, retryAfter: String(DATABASE.retryAfterSeconds), said: SAID[answer.dialect] });
      }
      expect(Date.now() - asked).toBeLessThan(60_000);
    });

    test('/healthz is well, /readyz is not and says why', async () => {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      const ready = await fetch(`${server.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe(String(DATABASE.retryAfterSeconds));
      expect(await ready.json()).toEqual({ status: 'not ready', reason: 'DATABASE_UNAVAILABLE' });
    });

    test('when it is back, so are we, and the queue too', async () => {
      await door.set('open');
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 120_000 }).toBe(200);
      const again = await roastedCv(server);
      await expect
        .poll(async () => (await table(`cv_analysis_results?select=cv_upload_id&cv_upload_id=eq.${again}`)).json(), { timeout: 120_000, interval: 500 })
        .toEqual([{ cv_upload_id: again }]);
    });
  });

  test('connections that fall silent between two queries of a transaction do not use up the pool', async () => {
    const { db } = server.parts.database;
    // All ten connections of the pool, open and idle.
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.2)`)));
    await door.set('hang');
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        db
          .transaction((tx) => tx.execute(sql`select 1`))
          .then(
            () => 'done',
            (error: unknown) => troubleOf(error),
          ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['DATABASE_UNAVAILABLE']));
    await door.set('open');
    await expect.poll(async () => (await call(server, 'delete-my-data', { entityId: randomUUID() })).status, { timeout: 120_000 }).toBe(404);
  });

  test('a connection that the server ends in the midst of a transaction ends that transaction and not the process', async () => {
    const { db } = server.parts.database;
    const cutOff = db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${Number(rows[0]?.['pid'])}, 5000)`);
      await tx.execute(sql`select 1`);
    });
    expect(troubleOf(await cutOff.catch((error: unknown) => error))).toBe('DATABASE_UNAVAILABLE');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
