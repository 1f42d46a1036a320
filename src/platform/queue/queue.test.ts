import { sql } from 'drizzle-orm';
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

test('a job that crashes cut off, over and over, is not put off like one that fails: somebody waits for it', async () => {
  const started: PromiseWithResolvers<void>[] = [];
  const cutOff: JobDefinition<{ key: string }> = {
    name: 'cut-off',
    retries: 8,
    handle: () => {
      started.at(-1)?.resolve();
      return Promise.withResolvers<void>().promise;
    },
  };
  await queue.declare([cutOff]);
  await database.db.transaction(async (tx) => queue.send(tx, 'cut-off', 'x', { key: 'x' }));
  for (let crash = 0; crash < 3; crash += 1) {
    started.push(Promise.withResolvers());
    // What a process leaves behind that is killed: a job nobody works on any more.
    const life = await createQueue(database, pino({ level: 'silent' }));
    await life.declare([cutOff]);
    await life.work([cutOff]);
    await started.at(-1)?.promise;
    await life.stop(1);
    await database.db.execute(sql`update pgboss.job set state = 'active', completed_on = null where name = 'cut-off'`);
  }
  await queue.declare([cutOff]);
  const { rows } = await database.db.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = 'cut-off' and state = 'retry'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.wait).toBeLessThanOrEqual(0);
});
