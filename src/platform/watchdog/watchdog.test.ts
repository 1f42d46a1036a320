import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { STUCK_EXIT_CODE } from './watch.ts';

const CHILD = fileURLToPath(new URL('watched.test-kit.ts', import.meta.url));

/** The child, and what it says line by line. */
function watched(how: string): { child: ChildProcess; line: (wanted: string, times?: number) => Promise<void>; complained: Promise<string> } {
  const child = spawn(process.execPath, [CHILD, how], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  return {
    child,
    complained: text(child.stderr),
    line: (wanted, times = 1) =>
      new Promise((resolve, reject) => {
        let left = times;
        const look = (said: string): void => {
          if (said === wanted && (left -= 1) === 0) {
            lines.off('line', look);
            resolve();
          }
        };
        lines.on('line', look);
        child.once('exit', (code) => reject(new Error(`ended with ${String(code)} before it said "${wanted}" ${times} times`)));
      }),
  };
}

test.each(['loop', 'wasm'])('a main thread that stands still (%s) ends the process with a code and a reason', async (how) => {
  const { child, complained } = watched(how);
  expect(await once(child, 'exit')).toEqual([STUCK_EXIT_CODE, null]);
  expect(await complained).toContain('the main thread stands still');
});

test.skipIf(process.platform === 'win32')('a process that was stopped for longer than that, and goes on, is left alone', async () => {
  const { child, line, complained } = watched('idle');
  await line('alive', 10);
  child.kill('SIGSTOP');
  // Half as long again as the watchdog puts up with, as the clock of this process has it.
  await once(AbortSignal.timeout(4_500), 'abort');
  child.kill('SIGCONT');
  // Alive for longer than a watchdog waits that counts from now.
  await line('alive', 80);
  child.kill('SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await complained).toBe('');
});

test('work that is long, but not too long, is not taken for standing still', async () => {
  const { line } = watched('busy');
  // Longer together than the watchdog waits.
  await expect(line('alive', 6)).resolves.toBeUndefined();
});
