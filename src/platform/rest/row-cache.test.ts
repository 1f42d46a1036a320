import { migratedMemory } from '../../../fixtures/database-image.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { createSignals, type Signals } from '../database/signals.ts';
import { createRowCache, type RowCache } from './row-cache.ts';

let database: Database;
let signals: Signals;
let cache: RowCache;

beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  return () => database.close();
});
beforeAll(async () => {
  signals = await createSignals(database);
  cache = createRowCache(signals);
});

/** Sends a signal and waits until this process has heard it. */
async function changed(id: string): Promise<void> {
  const subscription = signals.subscribe(id);
  await database.db.transaction((tx) => signals.send(tx, id));
  expect(await subscription?.next(5_000, new AbortController().signal)).toBe(true);
  subscription?.end();
}

test('a finished row is kept until somebody changes it', async () => {
  const id = randomUUID();
  await cache.load(
    't',
    id,
    async () => ({ id }),
    () => true,
  );
  expect(cache.get('t', id)?.row).toEqual({ id });
  await changed(randomUUID());
  expect(cache.get('t', id)).toBeDefined();
  await changed(id);
  expect(cache.get('t', id)).toBeUndefined();
});

test('an unfinished row, and one that changed while it was read, are not kept', async () => {
  const [waiting, racing] = [randomUUID(), randomUUID()];
  await cache.load(
    't',
    waiting,
    async () => ({ id: waiting }),
    () => false,
  );
  expect(cache.get('t', waiting)).toBeUndefined();
  const old = await cache.load(
    't',
    racing,
    async () => {
      await changed(racing);
      return { id: racing };
    },
    () => true,
  );
  expect(old?.row).toEqual({ id: racing });
  expect(cache.get('t', racing)).toBeUndefined();
});

test('whoever has changed a row reads it anew at once, and not when the database has told everybody', async () => {
  const id = randomUUID();
  await cache.load(
    't',
    id,
    async () => ({ id }),
    () => true,
  );
  signals.committed(id);
  expect(cache.get('t', id)).toBeUndefined();
});
