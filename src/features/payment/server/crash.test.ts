import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const CHILD = fileURLToPath(new URL('crash-child.test-kit.ts', import.meta.url));
/** Every step between asking the provider and telling the caller. */
const STEPS = ['before-asking', 'after-asking', 'before-work', 'after-work', 'before-mail', 'after-mail', 'before-commit', 'after-commit'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roastume-fulfil-'));
  return () => rm(folder, { recursive: true, force: true });
});

async function run(entityId: string, step: string): Promise<{ signal: unknown; said: string; complained: string }> {
  const child = spawn(process.execPath, [CHILD, folder, entityId, step], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[, signal], said, complained] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { signal: signal as unknown, said, complained };
}

test('kill -9 at each step of fulfil: the next process brings it to exactly one payment, one job, one mail', { timeout: 900_000 }, async () => {
  for (const step of STEPS) {
    const entityId = randomUUID();
    const killed = await run(entityId, step);
    expect([step, killed.signal, killed.complained]).toEqual([step, 'SIGKILL', '']);
    const after = await run(entityId, 'none');
    expect([step, after.complained]).toEqual([step, '']);
    expect([step, JSON.parse(after.said)]).toEqual([step, { outcome: { state: 'recorded', status: 'paid' }, count: { payments: 1, jobs: 1, mails: 1 } }]);
  }
});
