/**
 * `npm run bench`: every claim of speed and size, each speed as a ratio against a named baseline measured in the same run,
 * in turns (A B A B ...), since the machine is noisy. Prints one table; medians, 20 rounds after 3 for warming up.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cvPdf, type CvName } from '../fixtures/cvs.ts';
import { cvPdfPath } from '../fixtures/print-cvs.ts';
import { z } from 'zod';
import { UploadCvReply } from '../src/features/roast/contract.ts';
import type { Row } from './row.ts';
import { startAndRest } from './start.ts';
import { pdfRows } from './typeset.ts';
import { firstLoadScript, lighthouseScores } from './web.ts';
import { dearestInputs } from './worst-inputs.ts';
import { startProcess, type Started } from './processes.ts';

const ROUNDS = 20;
const WARM_UP = 3;
const JOB = 'Marketing Manager';

function print(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map(({ what, ...rest }) => [what, rest])));
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Upload until the stored roast has been read back, as a visitor's browser does it. */
async function roast(server: Started, pdf: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pdf)], 'cv.pdf'));
  form.set('jobRole', JOB);
  const upload = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: form });
  const { cvUploadId } = UploadCvReply.parse(await upload.json());
  const read = await fetch(`${server.url}/rest/v1/cv_analysis_results?select=stamp&cv_upload_id=eq.${cvUploadId}`, {
    headers: { ...server.headers, prefer: 'wait=20' },
  });
  if (z.array(z.unknown()).parse(await read.json()).length !== 1) throw new Error('no roast came');
  return cvUploadId;
}

/** The baseline of everything that is made of a PDF; without it those rows have figures of ours only. */
const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;

function pdftotext(file: string): void {
  if (hasPdftotext) execFileSync('pdftotext', ['-layout', file, '-']);
}

const besidePdftotext = (told: string, ratio: string): Pick<Row, 'baseline' | 'ratio'> =>
  hasPdftotext ? { baseline: `pdftotext${told}`, ratio } : { baseline: 'pdftotext is not installed', ratio: '-' };

async function roastAgainstPdftotext(server: Started, name: CvName, pages: string): Promise<Row> {
  const pdf = await cvPdf(name);
  const file = cvPdfPath(name);
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const a = await timed(() => roast(server, pdf));
    const b = await timed(() => pdftotext(file));
    if (round < WARM_UP) continue;
    ours.push(a);
    baseline.push(b);
  }
  const [a, b] = [median(ours), median(baseline)];
  return {
    what: `request to stored roast, ${pages}`,
    ours: `${a.toFixed(0)} ms`,
    ...besidePdftotext(` ${b.toFixed(0)} ms`, `${(a / b).toFixed(1)} x`),
    aim: '<= 300 ms and <= 5 x',
  };
}

async function roastsPerSecond(server: Started): Promise<Row> {
  const pdf = await cvPdf('strong');
  const count = 40;
  const elapsed = await timed(async () => {
    const queue = Array.from({ length: count });
    await Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (queue.pop() === undefined && queue.length > 0) await roast(server, pdf);
      }),
    );
  });
  const file = cvPdfPath('strong');
  const alone = await timed(() => {
    for (let turn = 0; turn < count; turn += 1) pdftotext(file);
  });
  const [a, b] = [(count * 1000) / elapsed, (count * 1000) / alone];
  return {
    what: 'roasts per second, 4 visitors at once',
    ours: a.toFixed(1),
    ...besidePdftotext(`, one by one: ${b.toFixed(1)}`, `${(a / b).toFixed(2)} x`),
    aim: '>= 0.5 x',
  };
}

async function tableRead(server: Started, bare: Started): Promise<Row> {
  const id = await roast(server, await cvPdf('weak'));
  const path = `/rest/v1/cv_analysis_results?select=*&cv_upload_id=eq.${id}`;
  const load = async (target: Started): Promise<number> => {
    const result = await autocannon({ url: `${target.url}${path}`, headers: target.headers, connections: 16, duration: 3 });
    if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused`);
    return result.requests.average;
  };
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const [a, b] = [await load(server), await load(bare)];
    if (round === 0) continue;
    ours.push(a);
    baseline.push(b);
  }
  const [a, b] = [median(ours), median(baseline)];
  return {
    what: 'table reads per second',
    ours: a.toFixed(0),
    baseline: `bare node:http, the same bytes: ${b.toFixed(0)}`,
    ratio: `${(a / b).toFixed(2)} x`,
    aim: '>= 0.5 x',
  };
}

/** The 95th of a hundred reads of one stored roast, in milliseconds, one after the other for as long as `during` takes. */
async function slowReads(server: Started, path: string, during: Promise<unknown>): Promise<number> {
  const took: number[] = [];
  const load = { isOver: false };
  const end = during.finally(() => (load.isOver = true));
  while (!load.isOver) took.push(await timed(async () => (await fetch(`${server.url}${path}`, { headers: server.headers })).arrayBuffer()));
  await end;
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
}

async function readsUnderLoad(server: Started): Promise<Row> {
  const pdf = await cvPdf('weak');
  const path = `/rest/v1/cv_analysis_results?select=*&cv_upload_id=eq.${await roast(server, pdf)}`;
  const idle = await slowReads(server, path, sleep(2_000));
  const visitor = async (): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) await roast(server, pdf);
  };
  const busy = await slowReads(server, path, Promise.all([visitor(), visitor()]));
  return {
    what: 'a read while two visitors are roasted, p95',
    ours: `${busy.toFixed(1)} ms`,
    baseline: `the same, nobody else there: ${idle.toFixed(1)} ms`,
    ratio: `${(busy / idle).toFixed(1)} x`,
    aim: '<= 50 ms',
  };
}

/** The first visitor of a process that has rested: /upload is opened, and a file handed in three seconds later. */
async function firstRoast(server: Started): Promise<Row> {
  const pdf = await cvPdf('strong');
  await fetch(`${server.url}/functions/v1/get-ready`, { method: 'POST', headers: { ...server.headers, 'content-type': 'application/json' }, body: '{}' });
  await sleep(3_000);
  const first = await timed(() => roast(server, pdf));
  const second = await timed(() => roast(server, pdf));
  return {
    what: 'the first roast after a start, /upload opened 3 s before',
    ours: `${first.toFixed(0)} ms`,
    baseline: `the second: ${second.toFixed(0)} ms`,
    ratio: `${(first / second).toFixed(1)} x`,
    aim: '-',
  };
}

/** What search engines may list, one of each kind. */
const PUBLIC_PAGES = [
  '/',
  '/upload',
  '/gentle',
  '/build',
  '/cv-import',
  '/optimize',
  '/headshot',
  '/blog',
  '/blog/post1',
  '/recruiter-referral',
  '/terms',
  '/privacy',
  '/refund',
  '/contact',
];

/** What a first visit to the public pages costs. */
async function pagesOf(server: Started): Promise<Row[]> {
  const script = await firstLoadScript(server, '/');
  const rows: Row[] = [{ what: 'first-load JS of the landing', ours: `${(script / 1024).toFixed(1)} KB gzip`, baseline: '-', ratio: '-', aim: '<= 85 KB' }];
  for (const path of PUBLIC_PAGES) {
    const scores = await lighthouseScores(server, path);
    rows.push({ what: `Lighthouse mobile of ${path}`, ours: scores.join(' '), baseline: '-', ratio: '-', aim: '100 100 100 100' });
  }
  return rows;
}

if (process.argv[2] === 'pdf') {
  print(await pdfRows());
  process.exit();
}

if (process.argv[2] === 'inputs') {
  print(dearestInputs(process.argv[3] === undefined ? {} : { input: process.argv[3] }));
  process.exit();
}

if (process.argv[2] === 'start') {
  print(await startAndRest());
  process.exit();
}

const atStart = await startAndRest();
const server = await startProcess('src/app/main.server.ts');
try {
  const rows = [
    ...atStart,
    await firstRoast(server),
    await roastAgainstPdftotext(server, 'strong', '1 page'),
    await roastAgainstPdftotext(server, 'weak', '2 pages'),
    await roastsPerSecond(server),
    await readsUnderLoad(server),
  ];
  const sample = await fetch(`${server.url}/rest/v1/cv_analysis_results?select=*&cv_upload_id=eq.${await roast(server, await cvPdf('weak'))}`, {
    headers: server.headers,
  });
  const bare = await startProcess('bench/bare-http.ts', { BODY: await sample.text() });
  try {
    rows.push(await tableRead(server, bare));
  } finally {
    bare.stop();
  }
  if (process.argv[2] !== 'server') rows.push(...(await pagesOf(server)), ...(await pdfRows()), ...dearestInputs());
  print(rows);
} finally {
  server.stop();
}
