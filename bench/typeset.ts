import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { FULL_CV } from '../src/typeset/full-cv.test-kit.ts';
import { DEFAULT_DESIGN } from '../src/domain/cv-design.ts';
import { cvPage } from '../src/domain/cv-page.ts';
import { buildCv } from '../src/docx/cv.docx.ts';
import { vitalsOf } from '../src/platform/child/process-vitals.ts';
import { createTypesetter } from '../src/platform/typeset/typesetter.ts';
import { cvSheet } from '../src/typeset/cv-sheet.ts';
import { TEMPLATE_FOLDER } from '../src/typeset/template-folder.ts';

const OFFICE = 'soffice';
/** One after the other, so that both meet the same weather. */
const ROUNDS = 3;
/** Documents after the first, in each round. */
const MORE = 40;
const MEGABYTE = 1024 * 1024;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

type State = 'cold' | 'warm';

/** A CV as a PDF: a child that has to start first against LibreOffice that has to, and a warm one against LibreOffice asked for many at once. */
export async function pdfRows(): Promise<{ what: string; ours: string; baseline: string; ratio: string; aim: string }[]> {
  const office = spawnSync(OFFICE, ['--version']).status === 0 ? await officeWithFiles() : null;
  const ours = { cold: [] as number[], warm: [] as number[], memory: [] as number[] };
  const theirs = { cold: [] as number[], warm: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (office !== null) {
        const one = await timed(() => office.convert(1));
        theirs.cold.push(one);
        // It has no warm process to ask: its price for one more file is that of many at once less that of one.
        theirs.warm.push(((await timed(() => office.convert(1 + MORE))) - one) / MORE);
      }
      await typesetRound(round, ours);
    }
  } finally {
    await office?.close();
  }
  const memory = ours.memory.length === 0 ? '' : `, ${(median(ours.memory) / MEGABYTE).toFixed(0)} MB`;
  const row = (state: State) => ({
    what: `a CV as a PDF, ${state}`,
    ours: `${median(ours[state]).toFixed(0)} ms${memory}`,
    baseline: office === null ? `${OFFICE} is not installed` : `LibreOffice, our Word file: ${median(theirs[state]).toFixed(0)} ms`,
    ratio: office === null ? '-' : `${(median(ours[state]) / median(theirs[state])).toFixed(3)} x`,
    aim: '<= 0.1 x',
  });
  return [row('cold'), row('warm')];
}

async function typesetRound(round: number, into: Record<State | 'memory', number[]>): Promise<void> {
  const sheet = cvSheet(cvPage(FULL_CV), { design: DEFAULT_DESIGN, paper: 'a4', lang: 'en', subject: '', keywords: [] });
  const task = { template: 'cv', data: JSON.stringify(sheet), as: 'pdf', fit: true } as const;
  const typesetter = createTypesetter(TEMPLATE_FOLDER, pino({ level: 'silent' }));
  const set = async (turn: number): Promise<void> => {
    // Another CV each time: the compiler knows what it has set before.
    const typeset = await typesetter.set({ ...task, data: task.data.replaceAll('140 pipelines', `${turn} pipelines`) });
    if (!typeset.ok) throw new Error(typeset.reason);
  };
  const first = 1000 * (round + 1);
  into.cold.push(await timed(() => set(first)));
  const warm: number[] = [];
  for (let turn = 1; turn <= MORE; turn += 1) warm.push(await timed(() => set(first + turn)));
  into.warm.push(warm.reduce((sum, time) => sum + time) / MORE);
  const pid = typesetter.pid();
  const memory = pid === null ? undefined : vitalsOf(pid)?.memory;
  if (memory !== undefined) into.memory.push(memory);
  await typesetter.close();
}

/** LibreOffice with so many copies of our Word file before it, and a profile that its first start of all has made. */
async function officeWithFiles(): Promise<{ convert: (count: number) => void; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-bench-'));
  const bytes = new Uint8Array(await (await buildCv(FULL_CV, { date: new Date(2026, 6, 5) })).arrayBuffer());
  const files = Array.from({ length: 1 + MORE }, (_, at) => path.join(folder, `cv-${at}.docx`));
  await Promise.all(files.map((file) => writeFile(file, bytes)));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const convert = (count: number): void =>
    void execFileSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files.slice(0, count)], { stdio: 'ignore' });
  convert(1);
  return { convert, close: () => rm(folder, { recursive: true, force: true }) };
}
