import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readConfig } from '../src/app/config.ts';

const Ready = z.object({ msg: z.literal('ready'), address: z.string() });

export interface Started {
  url: string;
  headers: { authorization: string };
  pid: number;
  stop(): void;
  /** Lets it end as SIGTERM does, and waits for that. Its folder, where it was given one, stays. */
  end(): Promise<void>;
}

/** Starts a script, as `npm start` does, that logs `{"msg":"ready","address":...}` in a process of its own, with an empty data folder and no limits. */
export async function startProcess(script: string, env: Record<string, string> = {}): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roastume-bench-'));
  const roomy = { LIMIT_UPLOAD: '1000000/60', LIMIT_UPLOAD_DAILY: '1000000/60', LIMIT_READ: '100000000/60' };
  const child = spawn(process.execPath, ['--max-semi-space-size=8', script], {
    env: { ...process.env, ...roomy, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = Ready.safeParse(JSON.parse(line));
    if (!ready.success) continue;
    child.stdout.resume();
    return { url: ready.data.address, headers: { authorization: `Bearer ${readConfig({}).anonKey}` }, pid: child.pid ?? 0, stop, end };
  }
  stop();
  throw new Error(`${script} ended before it was ready`);
}
