import { migratedMemory } from '../../../fixtures/database-image.ts';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { createQueue, type JobDefinition, type Queue } from './queue.ts';

let database: Database;
let queue: Queue;
const done = Promise.withResolvers<void>();
const givenUp = Promise.withResolvers<{ key: string }>();
const runs: string[] = [];

const good: JobDefinition<{ key: string }> = {
  name: 'good',
  retries: 0,
  handle: async ({ key }) => {
    runs.push(key);
    if (key === 'last') done.resolve();
  },
};
const hopeless: JobDefinition<{ key: string }> = {
  name: 'hopeless',
  retries: 0,
  handle: async () => {
    throw new Error('never works');
  },
  giveUp: async (data) => givenUp.resolve(data),
};

beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  return () => database.close();
});
beforeAll(async () => {
  queue = await createQueue(database, pino({ level: 'silent' }));
  return () => queue.stop(1_000);
});
beforeAll(() => queue.declare([good, hopeless]));

test('a job commits with its transaction, runs once per key, and is gone with a rollback', async () => {
  await database.db.transaction(async (tx) => queue.send(tx, 'good', 'a', { key: 'a' }));
  await database.db.transaction(async (tx) => queue.send(tx, 'good', 'a', { key: 'a' }));
  await database.db
    .transaction(async (tx) => {
      await queue.send(tx, 'good', 'b', { key: 'b' });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await database.db.transaction(async (tx) => queue.send(tx, 'good', 'last', { key: 'last' }));
  await queue.work([good, hopeless]);
  await done.promise;
  expect(runs.toSorted()).toEqual(['a', 'last']);
});

test('a job that no attempt can do is handed to giveUp with its data', async () => {
  await database.db.transaction(async (tx) => queue.send(tx, 'hopeless', 'x', { key: 'x' }));
  expect(await givenUp.promise).toEqual({ key: 'x' });
});
