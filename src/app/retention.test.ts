import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { cvUploads } from '../features/roast/server/cv-uploads.table.ts';
import { retentionJob } from '../features/roast/server/retention.job.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

const DAY = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
  await migrate(database);
});
afterAll(() => database.close());

test('the text of a CV is gone after 30 days, and not before', async () => {
  const now = Date.UTC(2026, 10, 20);
  const upload = async (daysAgo: number): Promise<string> => {
    const id = randomUUID();
    const document = documentFromText('A CV of no consequence');
    await database.db.insert(cvUploads).values({ id, jobRole: 'Chef', tone: 'brutal', document, createdAt: new Date(now - daysAgo * DAY) });
    return id;
  };
  const [young, old] = [await upload(29), await upload(31)];
  await retentionJob({ db: database.db, now: () => now }).handle({}, new AbortController().signal);
  const left = (await database.db.select({ id: cvUploads.id }).from(cvUploads)).map(({ id }) => id);
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});
