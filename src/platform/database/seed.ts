import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Kept with the build, which makes it (scripts/seed-database.ts). */
export const DATABASE_SEED = path.join(root, 'dist', 'database');

const FILES = 'pglite';
const KEY_FILE = 'key.txt';
/** Whose tables and files it is made of. */
const PACKAGES = ['@electric-sql/pglite', 'pg-boss', 'drizzle-orm'];
const Package = z.object({ version: z.string() });

/**
 * What an initialised and migrated folder of the embedded database depends on: the versions of the packages that write into it, and
 * the migrations. A seed by another key is not planted.
 */
export async function seedKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of PACKAGES)
    hash.update(`${name} ${Package.parse(JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))).version}\n`);
  const migrations = path.join(root, 'migrations');
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted()) {
    hash.update(`${file}\n`).update(await readFile(path.join(migrations, file)));
  }
  return hash.digest('hex');
}

/** Keeps the closed database folder at `from` as the seed that `seed` names from now on; `from` is gone afterwards. */
export async function keepSeed(from: string, seed: string): Promise<void> {
  await rm(seed, { recursive: true, force: true });
  await mkdir(seed, { recursive: true });
  await cp(from, path.join(seed, FILES), { recursive: true });
  await rm(from, { recursive: true });
  // Last: a seed without a key is none.
  await writeFile(path.join(seed, KEY_FILE), await seedKey());
}

/**
 * Where there is no database at `to` yet, begins it as a copy of the seed: to create one costs seconds of processor time. Does
 * nothing where the seed is missing or was made by other versions or migrations; then the database is created the slow way.
 * @returns whether it was planted
 */
export async function plantSeed(seed: string, to: string): Promise<boolean> {
  if (await stat(to).catch(() => null)) return false;
  const key = await readFile(path.join(seed, KEY_FILE), 'utf8').catch(() => null);
  if (key === null || key !== (await seedKey())) return false;
  // Put there whole or not at all, wherever the process is killed.
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await cp(path.join(seed, FILES), part, { recursive: true });
  await rename(part, to);
  return true;
}
