/**
 * Makes what a first start would make, once, when something is installed or built: `node scripts/seed-database.ts`. An embedded
 * database that is initialised and migrated (src/platform/database/seed.ts), and compiled code for whatever a start loads.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/app/config.ts';
import { start } from '../src/app/start.ts';
import { warmEngine } from '../src/engine/roast-cv.ts';
import { DATABASE_SEED, keepSeed } from '../src/platform/database/seed.ts';
import { createLog } from '../src/platform/log.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'roastume-seed-'));
try {
  // A process that serves and does no work: every table and queue is made, and no row.
  const config = { ...readConfig({ DATA_DIR: folder }), process: 'web' as const };
  const running = await start(config, createLog('silent'), null, { kind: 'folder', folder });
  await running.stop();
  await keepSeed(path.join(folder, 'pglite'), DATABASE_SEED);
} finally {
  await rm(folder, { recursive: true, force: true });
}
// The engine's thread and the PDF reader's child read the compiled code from where this process leaves it when it ends.
await import('../src/engine/tasks.ts');
await import('../src/platform/thread/serve-thread.ts');
await import('../src/platform/pdf/extract.ts');
await import('../src/platform/pdf/to-document.ts');
await import('../src/platform/child/serve-tasks.ts');
warmEngine();
