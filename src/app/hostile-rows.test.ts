import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { ANSWERS, insertInto, REQUEST, rowOf } from './paid-rooms.test-kit.ts';
import { rest, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const [BUILDS, REQUESTS] = ['cv_build_data', 'cv_optimization_requests'];

describe.each(await engines())('rows of a hostile visitor on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });

  test('a company and a job stand on one line, whatever was sent, and nothing but what cannot be seen is no name', async () => {
    const id = await insertInto(server, REQUESTS, {
      ...REQUEST,
      job_role: 'Ware\u202ehouse\r\nBcc: x@example.com',
      company_name: ' Kilbrack\n\n\tLogistics\0 ',
    });
    expect(await rowOf(server, REQUESTS, id, 'job_role,company_name')).toEqual({
      job_role: 'Ware house Bcc: x@example.com',
      company_name: 'Kilbrack Logistics',
    });
    expect(await rest(server, 'POST', REQUESTS, { ...REQUEST, company_name: '\u202e\0\u200b' })).toMatchObject({ status: 400, body: { code: '22P02' } });
  });

  test('keys that mean something to JavaScript, and lists 100,000 deep, are refused or left out, and nothing of them is stored', async () => {
    const sent = async (body: string): Promise<number> =>
      (await fetch(`${server.url}/rest/v1/${BUILDS}`, { method: 'POST', headers: { ...server.headers, 'content-type': 'application/json' }, body })).status;
    const row = JSON.stringify(ANSWERS);
    for (const key of ['__proto__', 'constructor', 'toString']) expect(await sent(row.replace('{', `{"${key}":{"polluted":1},`))).toBe(400);
    expect(await sent(row.replace('"Hurling"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe(400);
    expect(await sent('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('no answer and no log line repeats what stood in a row that was refused', async () => {
    const secret = 'Zanthorpe';
    for (const change of [{ extracted_cv_text: secret }, { input_method: secret }, { cv_file_size: secret }, { job_description: secret.repeat(10_000) }]) {
      const answer = await rest(server, 'POST', REQUESTS, { ...REQUEST, ...change });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    const stored = await server.parts.database.db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.extractedCvText, secret));
    expect(stored).toEqual([]);
    expect(server.logged.join('\n')).not.toContain(secret);
  });

  test('limit: rows take room for 30 days, so one address makes only so many a day; changing and reading go on', async () => {
    const strict = await startTestServer(serverUrl, { ...ROOMY, LIMIT_WRITE: '1000/60', LIMIT_INSERT_DAILY: '2/86400' });
    try {
      const id = await insertInto(strict, BUILDS, ANSWERS);
      await insertInto(strict, REQUESTS, REQUEST);
      expect(await rest(strict, 'POST', BUILDS, ANSWERS)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect((await rest(strict, 'PATCH', `${BUILDS}?id=eq.${id}`, {})).status).not.toBe(429);
      expect((await rest(strict, 'GET', `${BUILDS}?id=eq.${id}`)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
