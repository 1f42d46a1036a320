import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './processes.ts';
import type { Row } from './row.ts';
import { usageOf } from './usage.ts';

const ROUNDS = 3;
/** After so long nothing is loading any more. */
const AT_REST = 5_000;
const SERVER = 'src/app/main.server.ts';
const BARE = 'bench/bare-fastify.ts';

interface Start {
  /** Milliseconds on the clock, and of processor time, until it is ready; bytes when it has come to rest. */
  wall: number;
  cpu: number;
  memory: number;
}

async function startOnce(script: string, folder: string, rest: boolean): Promise<Start> {
  const began = performance.now();
  const started = await startProcess(script, { DATA_DIR: folder });
  try {
    const wall = performance.now() - began;
    const { cpu } = usageOf(started.pid);
    if (rest) await sleep(AT_REST);
    return { wall, cpu, memory: usageOf(started.pid).memory };
  } finally {
    await started.end();
  }
}

const best = (starts: readonly Start[], what: keyof Start): number => Math.min(...starts.map((start) => start[what]));
const told = (starts: readonly Start[]): string => `${(best(starts, 'cpu') / 1000).toFixed(1)} s of CPU (${(best(starts, 'wall') / 1000).toFixed(1)} s)`;

/** A first start, a start on a folder that is there, and the memory of an idle process, each beside a bare Fastify with PGlite; the best of three. */
export async function startAndRest(): Promise<Row[]> {
  const first: Start[] = [];
  const again: Start[] = [];
  const bare: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = mkdtempSync(path.join(tmpdir(), 'roastume-bench-start-'));
    try {
      first.push(await startOnce(SERVER, folder, false));
      again.push(await startOnce(SERVER, folder, true));
      bare.push(await startOnce(BARE, folder, true));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const megabytes = (starts: readonly Start[]): number => best(starts, 'memory') / 1024 / 1024;
  const row = (what: string, starts: readonly Start[], aim: string): Row => ({
    what,
    ours: told(starts),
    baseline: `Fastify with PGlite: ${told(bare)}`,
    ratio: `${(best(starts, 'cpu') / best(bare, 'cpu')).toFixed(1)} x`,
    aim,
  });
  return [
    row('first start, nothing stale', first, '<= 10 s'),
    row('start on a folder that is there', again, '<= 3 s and <= 3 x'),
    {
      what: 'memory at rest, all processes',
      ours: `${megabytes(again).toFixed(0)} MB`,
      baseline: `Fastify with PGlite: ${megabytes(bare).toFixed(0)} MB`,
      ratio: `${(megabytes(again) / megabytes(bare)).toFixed(1)} x`,
      aim: '<= 350 MB',
    },
  ];
}
