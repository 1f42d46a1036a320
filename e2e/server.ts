import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../src/domain/keys.ts';
import { RATE_LIMITS } from '../src/domain/limits.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Migrations on an empty PGlite folder and a warm reader take ten seconds of processor time, and other journeys are under way. */
const START_MS = 240_000;
const STOP_MS = 20_000;

export interface RunningServer {
  /** Origin, without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, as a child with a data folder and a port of its own and without
 * rate limits, and waits until it is ready.
 * @throws with the server's last output when it ends or dawdles
 */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/app/main.server.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: path.join(dataDir, 'data'),
      ...noLimits(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): Promise<void> => stopped(child);
  try {
    await ready(child);
    const answer = await fetch(`${url}/readyz`);
    if (!answer.ok) throw new Error(`/readyz answers ${answer.status}`);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `LIMIT_UPLOAD_DAILY=1000000/600` and its like for every limit there is. */
function noLimits(): Record<string, string> {
  return Object.fromEntries(keysOf(RATE_LIMITS).map((name) => [`LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`, '1000000/600']));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resolves on the log line that names the address. */
function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The server ${why}. It said last:\n${said.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail(`was not ready after ${START_MS / 1000} s`), START_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code} before it was ready`);
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (!line.includes('"address"')) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(timer);
}
