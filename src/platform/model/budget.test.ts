import { beforeAll, beforeEach, expect, test } from 'vitest';
import { migratedMemory } from '../../../fixtures/database-image.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createBudget } from './budget.ts';
import { modelSpend } from './model-spend.table.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  await migrate(database);
  return () => database.close();
});
beforeEach(async () => {
  await database.db.delete(modelSpend);
});

/** A dollar a day. */
const budget = () => createBudget(database.db, 1, () => Date.UTC(2026, 9, 1, 12));

test('a call that may cost all of the day’s money is made, and then no other, however cheap', async () => {
  expect(await budget().reserve(1_000_000)).not.toBeNull();
  expect(await budget().reserve(1)).toBeNull();
});

test('a call that may cost a millionth more than that is not made, not even as the first of the day', async () => {
  expect(await budget().reserve(1_000_001)).toBeNull();
  expect(await database.db.select().from(modelSpend)).toEqual([]);
});

test('the day is spent to its last millionth', async () => {
  expect(await budget().reserve(400_000)).not.toBeNull();
  expect(await budget().reserve(600_001)).toBeNull();
  expect(await budget().reserve(600_000)).not.toBeNull();
});

test('what a call did not cost can be spent again', async () => {
  const call = await budget().reserve(1_000_000);
  await call?.settle(250_000);
  expect(await budget().reserve(750_001)).toBeNull();
  expect(await budget().reserve(750_000)).not.toBeNull();
});
