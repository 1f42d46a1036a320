import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { cvBuildData } from '../features/build-cv/server/cv-build-data.table.ts';
import { retentionJob } from '../features/my-data/server/retention.job.ts';
import { cvOptimizationRequests } from '../features/optimize/server/cv-optimization-requests.table.ts';
import { cvUploads } from '../features/roast/server/cv-uploads.table.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createSignals } from '../platform/database/signals.ts';
import { createSweeper } from '../platform/database/sweeper.ts';
import { rateLimits } from '../platform/http/rate-limits.table.ts';
import { mailOutbox } from '../platform/mail/mail-outbox.table.ts';
import { sandboxSessions } from '../platform/payment/sandbox-sessions.table.ts';
import { createQueue, type Queue } from '../platform/queue/queue.ts';
import { allErasers } from './erasers.ts';
import { engines, freshDatabase } from './server.test-kit.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const ago = (days: number): Date => new Date(NOW - days * DAY);

describe.each(await engines())('the hourly sweep on $name', ({ serverUrl }) => {
  let database: Database;
  let queue: Queue;
  let mailFolder: string;
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    mailFolder = await mkdtemp(path.join(tmpdir(), 'roastume-outbox-'));
    return () => rm(mailFolder, { recursive: true, force: true });
  });
  beforeAll(async () => {
    fresh = await freshDatabase(serverUrl);
    return () => fresh.drop();
  });
  beforeAll(async () => {
    database = await openDatabase(fresh.location);
    return () => database.close();
  });
  beforeAll(() => migrate(database));
  beforeAll(async () => {
    queue = await createQueue(database, pino({ level: 'silent' }));
    return () => queue.stop(1_000);
  });
  beforeAll(() => queue.declare([createSweeper({ database, queue, log: pino({ level: 'silent' }), now: () => NOW }).job]));
  const sweep = async (): Promise<void> => {
    const now = (): number => NOW;
    const sweeper = createSweeper({ database, queue, log: pino({ level: 'silent' }), now });
    const job = retentionJob({
      ...allErasers({ queue: { send: async () => {} } }),
      db: database.db,
      signals: await createSignals(database),
      mail: { smtpUrl: null, folder: mailFolder },
      sweeper,
      now,
    });
    await job.handle({}, new AbortController().signal);
  };

  test('a row is gone when its time is up, and not before, in every table', async () => {
    const { db } = database;
    const dated = { due: { id: randomUUID(), deleteAt: ago(0.1) }, not: { id: randomUUID(), deleteAt: ago(-0.1) } };
    for (const { id, deleteAt } of [dated.due, dated.not]) {
      await db.insert(cvUploads).values({ id, deleteAt, jobRole: 'Chef', tone: 'brutal', document: documentFromText('A CV of no consequence') });
      await db.insert(cvBuildData).values({
        id,
        deleteAt,
        jobTitle: 'Chef',
        industry: 'Food',
        country: 'GB',
        currentJobTitle: 'Cook',
        currentCompany: 'Grill',
        topSkills: [],
        previousRoles: [],
      });
      await db
        .insert(cvOptimizationRequests)
        .values({ id, deleteAt, jobRole: 'Chef', companyName: 'Grill', jobDescription: 'Cook', extractedCvText: 'A CV', inputMethod: 'text' });
    }
    await sweep();
    for (const table of [cvUploads, cvBuildData, cvOptimizationRequests]) {
      const left = await db.select({ id: table.id }).from(table);
      expect(left.map(({ id }) => id)).toEqual([dated.not.id]);
    }
  });

  test('more rows than go at once go all the same', async () => {
    const { db } = database;
    const document = documentFromText('A CV of no consequence');
    await db
      .insert(cvUploads)
      .values(Array.from({ length: 230 }, () => ({ id: randomUUID(), deleteAt: ago(1), jobRole: 'Chef', tone: 'brutal' as const, document })));
    await sweep();
    expect(await db.select({ id: cvUploads.id }).from(cvUploads)).toHaveLength(1);
  });

  test('counts that ran out, mails sent or given up long ago, and old test buyers are swept', async () => {
    const { db } = database;
    await db.insert(rateLimits).values([
      { key: 'read:over', points: 1, expire: ago(0.01) },
      { key: 'read:running', points: 1, expire: ago(-0.01) },
    ]);
    const words = { recipient: 'buyer@example.com', subject: 's', text: 't', html: 'h' };
    await db.insert(mailOutbox).values([
      { key: 'receipt:old', sentAt: ago(31), createdAt: ago(31) },
      { key: 'receipt:given-up', ...words, createdAt: ago(2) },
      { key: 'receipt:on-its-way', ...words, createdAt: ago(0.1) },
    ]);
    const session = {
      productName: 'p',
      amount: 500,
      currency: 'usd',
      metadata: { app: 'a', productType: 'p', entityId: 'e' },
      successUrl: '',
      cancelUrl: '',
      email: 'buyer@example.com',
    };
    await db.insert(sandboxSessions).values([
      { ...session, id: 'old', idempotencyKey: 'old', createdAt: ago(31) },
      { ...session, id: 'young', idempotencyKey: 'young', createdAt: ago(1) },
    ]);
    for (const [name, days] of [
      ['old.eml', 31],
      ['young.eml', 1],
      ['old.eml.part', 31],
      ['notes.txt', 31],
    ] as const) {
      await writeFile(path.join(mailFolder, name), 'x');
      await utimes(path.join(mailFolder, name), ago(days), ago(days));
    }
    await sweep();
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['read:running']);
    const mails = await db.select({ key: mailOutbox.key, recipient: mailOutbox.recipient }).from(mailOutbox).orderBy(mailOutbox.key);
    expect(mails).toEqual([
      { key: 'receipt:given-up', recipient: null },
      { key: 'receipt:on-its-way', recipient: 'buyer@example.com' },
    ]);
    const buyers = await db.select({ id: sandboxSessions.id, email: sandboxSessions.email }).from(sandboxSessions).orderBy(sandboxSessions.id);
    expect(buyers).toEqual([
      { id: 'old', email: null },
      { id: 'young', email: 'buyer@example.com' },
    ]);
    expect((await readdir(mailFolder)).toSorted()).toEqual(['notes.txt', 'young.eml']);
  });
});
