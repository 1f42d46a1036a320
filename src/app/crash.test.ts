import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, test } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { z } from 'zod';
import { REQUEST } from './paid-rooms.test-kit.ts';
import { UPLOAD_FIELDS } from '../domain/upload-form.ts';
import { UploadCvReply } from '../features/roast/contract.ts';
import { readConfig } from './config.ts';

const PASTED = REQUEST.extracted_cv_text;
const Ready = z.object({ msg: z.literal('ready'), address: z.string() });
const Rows = z.array(z.object({ cv_upload_id: z.string() }));

/** The real process, as `npm start` runs it, killed as a machine kills it. */
const KILLS = 10;
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

async function upload(url: string, cv: Uint8Array | string): Promise<string> {
  const form = new FormData();
  if (typeof cv === 'string') form.set(UPLOAD_FIELDS.rawText, cv);
  else form.set(UPLOAD_FIELDS.file, new File([new Uint8Array(cv)], 'cv.pdf'));
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

/** Waits until each of these uploads has its roast; answers those that have none. */
async function withoutRoast(url: string, ids: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const id of ids) {
    let tries = 0;
    let found = 0;
    for (; tries < 6 && found === 0; tries += 1) {
      const response = await fetch(`${url}/rest/v1/cv_analysis_results?select=cv_upload_id&cv_upload_id=eq.${id}`, {
        headers: { ...headers, prefer: 'wait=20' },
      });
      found = Rows.parse(await response.json()).length;
    }
    if (found !== 1) left.push(id);
  }
  return left;
}

test(`kill -9 during analysis, ${KILLS} times: every acknowledged upload ends in a roast`, { timeout: 1_800_000 }, async () => {
  const folder = await newFolder();
  const pdf = await cvPdf('weak');
  const all: string[] = [];
  let cutOff: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await startServer(folder);
    // What the last process left undone, this one does.
    expect(await withoutRoast(url, cutOff)).toEqual([]);
    const exit = once(child, 'exit');
    // Reading a file wakes the reader, which takes longer than all the rest; every fifth is enough of that.
    const cv = kill % 5 === 0 ? pdf : PASTED;
    const first = await upload(url, cv);
    cutOff = [first];
    // A second one is on its way when the process dies; only if it was acknowledged does it count.
    const second = upload(url, cv).then(
      (id) => cutOff.push(id),
      () => 0,
    );
    setTimeout(() => child.kill('SIGKILL'), (kill / KILLS) * LONGEST_DELAY);
    await Promise.all([exit, second]);
    all.push(...cutOff);
  }
  const { child, url } = await startServer(folder);
  expect(await withoutRoast(url, all)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(KILLS);

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
