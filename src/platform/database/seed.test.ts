import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migratedMemory } from '../../../fixtures/database-image.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { keepSeed, plantSeed } from './seed.ts';

let folder: string;
const at = (...parts: string[]): string => path.join(folder, ...parts);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roastume-seed-test-'));
  return () => rm(folder, { recursive: true });
});
beforeAll(async () => {
  const database = await openDatabase({ kind: 'folder', folder: at('first') });
  await migrate(database);
  await database.close();
  await keepSeed(at('first', 'pglite'), at('seed'));
});

/** Every column of every table of ours, as the migrations make them. */
async function columnsOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.db.execute(
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  return rows;
}

test('a folder that begins with the seed has every table that the migrations make, and keeps what is written into it', async () => {
  const location = { kind: 'folder', folder: at('data'), seed: at('seed') } as const;
  const planted = await openDatabase(location);
  const image = await openDatabase(await migratedMemory());
  try {
    // Nothing is left for them to do.
    const columns = await columnsOf(planted);
    await migrate(planted);
    expect(await columnsOf(planted)).toEqual(columns);
    expect(columns).toEqual(await columnsOf(image));
    await planted.db.execute(sql`create table kept (word text)`);
  } finally {
    await planted.close();
    await image.close();
  }
  const again = await openDatabase(location);
  const { rows } = await again.db.execute(sql`select count(*)::int as tables from information_schema.tables where table_name = 'kept'`);
  await again.close();
  expect(rows).toEqual([{ tables: 1 }]);
});

test('a seed of other versions or migrations, a seed without a key and no seed at all plant nothing', async () => {
  expect(await plantSeed(at('nowhere'), at('a'))).toBe(false);
  const key = at('seed', 'key.txt');
  await writeFile(key, 'of another version');
  expect(await plantSeed(at('seed'), at('b'))).toBe(false);
  await rm(key);
  expect(await plantSeed(at('seed'), at('c'))).toBe(false);
  expect(await readdir(folder)).not.toContain('c.part');
  await expect(stat(at('c'))).rejects.toThrow('ENOENT');
});
