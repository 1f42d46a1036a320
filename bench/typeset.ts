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
const ROUNDS = { cold: 5, warm: 20 };
const MEGABYTE = 1024 * 1024;

interface Times {
  cold: number;
  warm: number;
  /** Bytes of resident memory of our child when it is done; null where nobody can look. */
  memory: number | null;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A CV as a PDF: a child that has to start first against LibreOffice that has to, and a warm one against LibreOffice asked for many at once. */
export async function pdfRows(): Promise<{ what: string; ours: string; baseline: string; ratio: string; aim: string }[]> {
  const ours = await typesetTimes();
  const office = spawnSync(OFFICE, ['--version']).status === 0 ? await officeTimes() : null;
  const row = (state: 'cold' | 'warm', aim: string) => ({
    what: `a CV as a PDF, ${state}`,
    ours: `${ours[state].toFixed(0)} ms${ours.memory === null ? '' : `, ${(ours.memory / MEGABYTE).toFixed(0)} MB`}`,
    baseline: office === null ? `${OFFICE} is not installed` : `LibreOffice, our Word file: ${office[state].toFixed(0)} ms`,
    ratio: office === null ? '-' : `${(ours[state] / office[state]).toFixed(3)} x`,
    aim,
  });
  return [row('cold', '<= 0.1 x'), row('warm', '<= 0.1 x')];
}

async function typesetTimes(): Promise<Times> {
  const sheet = cvSheet(cvPage(FULL_CV), { design: DEFAULT_DESIGN, paper: 'a4', lang: 'en', subject: '', keywords: [] });
  const task = { template: 'cv', data: JSON.stringify(sheet), as: 'pdf', fit: true } as const;
  const open = () => createTypesetter(TEMPLATE_FOLDER, pino({ level: 'silent' }));
  const set = async (typesetter: ReturnType<typeof open>, turn: number): Promise<void> => {
    // Another CV each time: the compiler knows what it has set before.
    const typeset = await typesetter.set({ ...task, data: task.data.replaceAll('140 pipelines', `${turn} pipelines`) });
    if (!typeset.ok) throw new Error(typeset.reason);
  };
  const cold: number[] = [];
  for (let round = 0; round < ROUNDS.cold; round += 1) {
    const typesetter = open();
    cold.push(await timed(() => set(typesetter, 140)));
    await typesetter.close();
  }
  const typesetter = open();
  const warm: number[] = [];
  for (let round = -3; round < ROUNDS.warm; round += 1) {
    const time = await timed(() => set(typesetter, 200 + round));
    if (round >= 0) warm.push(time);
  }
  const pid = typesetter.pid();
  const memory = pid === null ? null : (vitalsOf(pid)?.memory ?? null);
  await typesetter.close();
  return { cold: median(cold), warm: median(warm), memory };
}

/** LibreOffice has no warm process to ask: its price for one more file is that of eleven at once less that of one, by ten. */
async function officeTimes(): Promise<Pick<Times, 'cold' | 'warm'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-bench-'));
  try {
    const bytes = new Uint8Array(await (await buildCv(FULL_CV, { date: new Date(2026, 6, 5) })).arrayBuffer());
    const files = Array.from({ length: 11 }, (_, at) => path.join(folder, `cv-${at}.docx`));
    await Promise.all(files.map((file) => writeFile(file, bytes)));
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    const convert = (some: readonly string[]) =>
      execFileSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...some], { stdio: 'ignore' });
    // The first start of all makes the profile.
    convert(files.slice(0, 1));
    const cold: number[] = [];
    for (let round = 0; round < ROUNDS.cold; round += 1) cold.push(await timed(() => convert(files.slice(0, 1))));
    const many = await timed(() => convert(files));
    return { cold: median(cold), warm: (many - median(cold)) / (files.length - 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
