import { migratedMemory } from '../../../fixtures/database-image.ts';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { rateLimits } from './rate-limits.table.ts';
import { createReadTally, type ReadTally } from './read-tally.ts';
import { TooManyRequests } from './too-many-requests.ts';

let database: Database;
let clock = 1_800_000_000_000;
beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  return () => database.close();
});
beforeAll(async () => {
  await migrate(database);
});

const tally = (): ReadTally => createReadTally({ db: database.db, log: pino({ level: 'silent' }), now: () => clock }, 'read', { points: 10, seconds: 60 });
const times = (count: number, of: ReadTally, key: string): void => {
  for (let turn = 0; turn < count; turn += 1) of.consume(key);
};

test('the eleventh read in a minute is refused, says when to come back, and the next minute is a new one', async () => {
  const one = tally();
  times(10, one, 'a');
  expect(() => one.consume('a')).toThrow(TooManyRequests);
  expect(() => one.consume('b')).not.toThrow();
  clock += 61_000;
  expect(() => one.consume('a')).not.toThrow();
  await one.close();
});

test('two processes add up in the database', async () => {
  const [one, other] = [tally(), tally()];
  times(4, one, 'shared');
  await one.close();
  times(3, other, 'shared');
  await other.close();
  const rows = await database.db.select().from(rateLimits);
  expect(rows.find((row) => row.key === 'read:shared')?.points).toBe(7);
});
