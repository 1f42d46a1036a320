import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvBuildData } from '../features/build-cv/server/cv-build-data.table.ts';
import { DeleteMyDataReply } from '../features/my-data/contract.ts';
import { erase } from '../features/my-data/server/erase.ts';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { payments } from '../features/payment/server/payments.table.ts';
import { undeliveredJob } from '../features/payment/server/refund.job.ts';
import { roastJob } from '../features/roast/server/roast.job.ts';
import { fullReportJob } from '../features/full-report/server/full-report.job.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import { mailJob } from '../platform/mail/mail.job.ts';
import { mailOutbox } from '../platform/mail/mail-outbox.table.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';
import { sandboxSessions } from '../platform/payment/sandbox-sessions.table.ts';
import { allErasers } from './erasers.ts';
import { call, form, openCheckout, order, rest, roastedCv, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const HOUR = 3_600_000;
const BUYER = 'buyer@example.com';
const RESULT = (cv: string): string => `cv_analysis_results?cv_upload_id=eq.${cv}`;

describe.each(await engines())('delete-my-data on $name', ({ serverUrl }) => {
  let dataDir: string;
  let server: TestServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'roastume-forget-'));
    return () => rm(dataDir, { recursive: true, force: true });
  });
  beforeAll(async () => {
    server = await startTestServer(serverUrl, { ...ROOMY, DATA_DIR: dataDir, LIMIT_WRITE: '10000/60' });
    return () => server.stop();
  });
  const db = () => server.parts.database.db;
  const forget = (entityId: unknown) => call(server, 'delete-my-data', { entityId });

  /** Every text and JSON of every table, the queue's included, as one. */
  async function everythingStored(): Promise<string> {
    const { rows: tables } = await db().execute(
      sql`select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await db().execute(sql`select to_jsonb(t)::text as line from ${sql.identifier(String(schema))}.${sql.identifier(String(name))} t`);
      texts.push(...rows.map(({ line }) => String(line)));
    }
    return texts.join('\n');
  }

  /** The report's mail has been written to the folder and its words wiped from the outbox. */
  async function mailWritten(): Promise<string[]> {
    const folder = path.join(dataDir, 'outbox');
    return expect
      .poll(() => readdir(folder).catch(() => []), { timeout: 120_000 })
      .not.toEqual([])
      .then(() => readdir(folder));
  }

  test('row, text, roast, report, addresses and mail are gone; the payment stays without content; whoever waits or keeps a copy knows', async () => {
    const cv = await roastedCv(server);
    const { sessionId } = await openCheckout(server, cv);
    await form(server, '/sandbox-checkout/pay', { session: sessionId, email: BUYER });
    await rest(server, 'GET', `cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${cv}`);
    await fetch(`${server.url}/rest/v1/${RESULT(cv)}&select=full_roast_report_data`, { headers: { ...server.headers, prefer: 'wait=20' } });
    // Twice, so that a copy of the finished row is kept.
    await rest(server, 'GET', RESULT(cv));
    expect((await rest(server, 'GET', RESULT(cv))).body['rows']).toHaveLength(1);
    await mailWritten();
    expect(await everythingStored()).toContain('Fernhollow');

    const forgotten = await forget(cv.toUpperCase());
    expect(forgotten.status).toBe(200);
    const reply = DeleteMyDataReply.parse(forgotten.body);
    expect(reply.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}$/);
    expect(Date.now() - Date.parse(reply.at)).toBeLessThan(60_000);

    await expect.poll(async () => (await rest(server, 'GET', RESULT(cv))).body['rows']).toEqual([]);
    expect((await rest(server, 'GET', `cv_uploads?id=eq.${cv}`)).body['rows']).toEqual([]);
    const stored = await everythingStored();
    for (const word of ['Fernhollow', 'Poultney', BUYER]) expect(stored).not.toContain(word);
    expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([]);
    const [payment] = await db().select().from(payments).where(eq(payments.entityId, cv));
    expect(payment).toMatchObject({ status: 'paid', amount: 500 });
    expect(await call(server, 'process-full-roast', { cvUploadId: cv })).toMatchObject({ status: 404 });
    expect(await call(server, 'create-checkout-session', order(cv))).toMatchObject({ status: 404 });

    expect(await forget(cv)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    const log = server.logged.join('\n');
    expect(log).toContain(reply.reference);
    expect(log).not.toContain(cv);
  });

  test('what is delivered and then deleted is not refunded; a checkout that was open is closed, and cannot be paid any more', async () => {
    const clock = { now: Date.now() };
    const kit = { ...server.parts.payment, now: () => clock.now };
    const [delivered, open] = [await roastedCv(server), await roastedCv(server)];
    const { sessionId: first } = await openCheckout(server, delivered);
    await form(server, '/sandbox-checkout/pay', { session: first });
    await fetch(`${server.url}/rest/v1/${RESULT(delivered)}&select=full_roast_report_data`, { headers: { ...server.headers, prefer: 'wait=20' } });
    const { sessionId: second } = await openCheckout(server, open);
    expect((await forget(delivered)).status).toBe(200);
    expect(await call(server, 'verify-payment', { sessionId: first })).toMatchObject({ status: 404, body: { error: 'DELETED_SINCE' } });
    expect((await forget(open)).status).toBe(200);
    const books = async (id: string) => (await db().select().from(sandboxSessions).where(eq(sandboxSessions.id, id)))[0];
    await expect.poll(async () => (await books(second))?.expired, { timeout: 120_000 }).toBe(true);
    const paying = await form(server, '/sandbox-checkout/pay', { session: second, email: BUYER });
    expect([paying.status, paying.location]).toEqual([410, null]);
    expect(await books(second)).toMatchObject({ paid: false, email: null });
    expect(await call(server, 'verify-payment', { sessionId: second })).toMatchObject({ status: 402, body: { error: 'NOT_PAID' } });
    clock.now = Date.now() + HOUR + 1_000;
    await undeliveredJob(kit).handle({}, AbortSignal.timeout(60_000));
    expect((await books(first))?.refunded).toBe(false);
    expect((await rest(server, 'GET', RESULT(open))).body['rows']).toEqual([]);
  });

  test('a job that finds nothing ends quietly, and a report written meanwhile is not taken for delivered', async () => {
    const gone = randomUUID();
    const { signals } = server.parts;
    await roastJob({ db: db(), signals, engine: server.parts.engine, hasModel: false }).handle({ cvUploadId: gone }, AbortSignal.timeout(60_000));
    await fullReportJob({ db: db(), signals, engine: server.parts.engine, hasModel: false, roasts: roastShelf }).handle(
      { cvUploadId: gone },
      AbortSignal.timeout(60_000),
    );

    const cv = await roastedCv(server);
    const { sessionId } = await openCheckout(server, cv);
    const deletedWhileWriting = {
      ...roastShelf,
      find: async (...asked: Parameters<typeof roastShelf.find>) => {
        const found = await roastShelf.find(...asked);
        await forget(cv);
        return found;
      },
    };
    await db()
      .insert(payments)
      .values({ sessionId, productType: 'full_roast_report', entityId: cv, amount: 500, currency: 'usd', status: 'paid', paidAt: new Date() });
    await fullReportJob({ db: db(), signals, engine: server.parts.engine, hasModel: false, roasts: deletedWhileWriting }).handle(
      { cvUploadId: cv },
      AbortSignal.timeout(60_000),
    );
    expect((await db().select().from(payments).where(eq(payments.sessionId, sessionId)))[0]?.deliveredAt).toBeNull();
  });

  test('a CV build and an optimization go likewise', async () => {
    const [build, optimization] = [randomUUID(), randomUUID()];
    await db()
      .insert(cvBuildData)
      .values({
        id: build,
        jobTitle: 'Chef',
        industry: 'Food',
        country: 'GB',
        currentJobTitle: 'Cook',
        currentCompany: 'Zanzibar Grill',
        topSkills: ['Knives'],
        previousRoles: [],
      });
    await db()
      .insert(cvOptimizationRequests)
      .values({ id: optimization, jobRole: 'Chef', companyName: 'Zanzibar Grill', jobDescription: 'Cook', extractedCvText: 'A CV', inputMethod: 'text' });
    for (const id of [build, optimization]) expect((await forget(id)).status).toBe(200);
    expect(await everythingStored()).not.toContain('Zanzibar Grill');
  });

  test('a mail that is still on its way is let go, one that was given up is wiped', async () => {
    const cv = await roastedCv(server);
    const { sessionId } = await openCheckout(server, cv);
    const words = { recipient: BUYER, subject: 's', text: 't', html: 'h' };
    await db()
      .insert(mailOutbox)
      .values([
        { key: `refund:${sessionId}`, ...words },
        { key: `receipt:${sessionId}`, ...words, createdAt: new Date(Date.now() - 24 * HOUR) },
      ]);
    const { signals, sweeper } = server.parts;
    const kit = { ...allErasers({ queue: { send: async () => {} } }), db: db(), signals, sweeper, now: Date.now };
    await erase({ ...kit, mail: { smtpUrl: 'smtp://mail.example', folder: path.join(dataDir, 'outbox') } }, [cv]);
    const kept = await db()
      .select({ key: mailOutbox.key, recipient: mailOutbox.recipient })
      .from(mailOutbox)
      .where(sql`split_part(${mailOutbox.key}, ':', 2) = ${sessionId}`);
    expect(kept.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: `receipt:${sessionId}`, recipient: null },
      { key: `refund:${sessionId}`, recipient: BUYER },
    ]);
  });

  test('without a mail server none is on its way: it goes, and one that is being written goes as soon as it is', async () => {
    const cv = await roastedCv(server);
    const { sessionId } = await openCheckout(server, cv);
    const words = { recipient: 'reader@example.com', subject: 's', text: 't', html: 'h' };
    const [mail] = await db()
      .insert(mailOutbox)
      .values({ key: `refund:${sessionId}`, ...words })
      .returning({ id: mailOutbox.id });
    if (mail === undefined) throw new Error('no mail');
    const mailer = createMailer({ smtpUrl: null, from: 'hello@example.com', folder: path.join(dataDir, 'outbox') });
    const deletedWhileWriting: Mailer = {
      ...mailer,
      send: async (outgoing) => {
        await forget(cv);
        await mailer.send(outgoing);
      },
    };
    await mailJob({ db: db(), mailer: deletedWhileWriting, log: server.parts.log, now: Date.now }).handle({ mailId: mail.id }, AbortSignal.timeout(60_000));
    expect(await everythingStored()).not.toContain('reader@example.com');
    expect(await readdir(path.join(dataDir, 'outbox'))).not.toContain(`${mail.id}.eml`);
  });

  test('what is no id is refused, and what is nobody’s is not found', async () => {
    for (const id of [undefined, '', '1 or 1=1', 7, null]) expect(await forget(id)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    expect(await forget(randomUUID())).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
  });
});

test('somebody who deletes without end is told to wait', async () => {
  const server = await startTestServer(null, { LIMIT_WRITE: '2/600' });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await call(server, 'delete-my-data', { entityId: randomUUID() })).status);
    expect(statuses).toEqual([404, 404, 429]);
  } finally {
    await server.stop();
  }
});

test('another process that keeps a copy hears of it', async () => {
  const [postgres] = (await engines()).filter(({ serverUrl }) => serverUrl !== null);
  if (postgres === undefined || postgres.serverUrl === null) return;
  const first = await startTestServer(postgres.serverUrl, { ...ROOMY });
  const { createServer } = await import('./server.ts');
  const { createSignals } = await import('../platform/database/signals.ts');
  const { openDatabase } = await import('../platform/database/database.ts');
  const { engine } = first.parts.database;
  if (!('pool' in engine)) throw new Error('not PostgreSQL');
  const database = await openDatabase({ kind: 'server', url: engine.url });
  const other = await createServer({ ...first.parts, database, signals: await createSignals(database) });
  try {
    const cv = await roastedCv(first);
    const read = async (): Promise<unknown> => (await other.inject({ url: `/rest/v1/${RESULT(cv)}`, headers: first.headers })).json();
    await read();
    expect(await read()).toHaveLength(1);
    await call(first, 'delete-my-data', { entityId: cv });
    await expect.poll(read, { timeout: 120_000 }).toEqual([]);
  } finally {
    await other.close();
    await database.close();
    await first.stop();
  }
});
