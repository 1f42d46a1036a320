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

const ONCE = { outcome: { state: 'recorded', status: 'paid' }, count: { payments: 1, jobs: 1, mails: 1 } };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roastume-fulfil-'));
  return () => rm(folder, { recursive: true, force: true });
});

async function run(step: string, entityIds: readonly string[]): Promise<{ signal: unknown; said: string; complained: string }> {
  const child = spawn(process.execPath, [CHILD, folder, step, ...entityIds], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[, signal], said, complained] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { signal: signal as unknown, said, complained };
}

test('kill -9 at each step of fulfil: the next process brings it to exactly one payment, one job, one mail', { timeout: 900_000 }, async () => {
  let unfinished: { step: string; entityId: string } | null = null;
  // Each process ends what the one before it left, and dies in an order of its own; the last one only ends.
  for (const step of [...STEPS, null]) {
    const entityId = randomUUID();
    const { signal, said, complained } = await run(step ?? 'none', [
      ...(unfinished === null ? [] : [unfinished.entityId]),
      ...(step === null ? [] : [entityId]),
    ]);
    expect([step, signal, complained]).toEqual([step, step === null ? null : 'SIGKILL', '']);
    const ended = said.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
    expect([unfinished?.step, ended]).toEqual([unfinished?.step, unfinished === null ? [] : [ONCE]]);
    unfinished = step === null ? null : { step, entityId };
  }
});
