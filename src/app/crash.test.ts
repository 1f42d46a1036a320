import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, test } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { z } from 'zod';
import { UploadCvReply } from '../features/roast/contract.ts';
import { readConfig } from './config.ts';

const Ready = z.object({ msg: z.literal('ready'), address: z.string() });
const Rows = z.array(z.object({ cv_upload_id: z.string() }));

/** The real process, as `npm start` runs it, killed as a machine kills it. */
const KILLS = 20;
/** Longest time between acknowledgement and kill; spread evenly so that every step of the job is hit. */
const LONGEST_DELAY = 120;

const running = new Set<ChildProcess>();
const folders: string[] = [];
beforeEach(() => async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

function spawnServer(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, ['src/app/main.server.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'info', LIMIT_UPLOAD: '10000/60', LIMIT_UPLOAD_DAILY: '10000/60' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

async function startServer(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnServer(dataDir);
  if (child.stdout === null) throw new Error('no stdout');
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = Ready.safeParse(JSON.parse(line));
    if (!ready.success) continue;
    child.stdout.resume();
    return { child, url: ready.data.address };
  }
  throw new Error('the server ended before it was ready');
}

const headers = { authorization: `Bearer ${readConfig({}).anonKey}` };

async function upload(url: string, pdf: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pdf)], 'cv.pdf'));
  form.set('jobRole', 'Marketing Manager');
  const response = await fetch(`${url}/functions/v1/upload-cv`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`upload answered ${response.status}`);
  return UploadCvReply.parse(await response.json()).cvUploadId;
}

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-crash-'));
  folders.push(folder);
  return folder;
};

test(`kill -9 during analysis, ${KILLS} times: every acknowledged upload ends in a roast`, { timeout: 1_800_000 }, async () => {
  const folder = await newFolder();
  const pdf = await cvPdf('weak');
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await startServer(folder);
    const exit = once(child, 'exit');
    const delay = (kill / KILLS) * LONGEST_DELAY;
    const first = await upload(url, pdf);
    acknowledged.push(first);
    // A second one is on its way when the process dies; only if it was acknowledged does it count.
    const second = upload(url, pdf).then(
      (id) => acknowledged.push(id),
      () => 0,
    );
    setTimeout(() => child.kill('SIGKILL'), delay);
    await Promise.all([exit, second]);
  }
  const { child, url } = await startServer(folder);
  const left = new Set(acknowledged);
  for (const id of acknowledged) {
    const response = await fetch(`${url}/rest/v1/cv_analysis_results?select=cv_upload_id&cv_upload_id=eq.${id}`, {
      headers: { ...headers, prefer: 'wait=20' },
    });
    if (Rows.parse(await response.json()).length === 1) left.delete(id);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect([...left]).toEqual([]);

  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('a second process on the same folder is refused, in words, and harms nothing', async () => {
  const folder = await newFolder();
  const first = await startServer(folder);
  const second = spawnServer(folder);
  let said = '';
  second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(second, 'exit')).toEqual([1, null]);
  expect(said).toContain(folder);
  expect(said).toContain('DATA_DIR');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});
