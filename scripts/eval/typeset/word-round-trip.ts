import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fieldsOf, fieldsRead } from '../../../src/app/round-trip.test-kit.ts';
import { buildCv } from '../../../src/docx/cv.docx.ts';
import type { CvEditorData } from '../../../src/domain/cv-build.ts';
import { DEFAULT_DESIGN, type Design } from '../../../src/domain/cv-design.ts';
import type { CvDocument } from '../../../src/domain/document.ts';
import { readCv } from '../../../src/engine/reading/read-cv.ts';
import { lostFields, newlyLost } from './lost-fields.ts';

const OFFICE = 'soffice';
const DATE = new Date(2026, 6, 5);

/** The Word files of people in each design, turned into PDFs by LibreOffice and read: what is lost on the way. Says each loss as it is found. */
export async function wordRoundTrip(
  people: readonly { slug: string; data: CvEditorData; anyhow: string[] }[],
  designs: readonly Design[],
  read: (pdf: Uint8Array) => Promise<CvDocument>,
): Promise<Record<string, { people: number; lost: number; 'lost of the plain text, too': number }>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-word-'));
  const table: Awaited<ReturnType<typeof wordRoundTrip>> = {};
  try {
    for (const design of designs) {
      const files: string[] = [];
      for (const { slug, data } of people) {
        const file = path.join(folder, `${slug}.${design}.docx`);
        const word = await buildCv(data, { date: DATE, design: { ...DEFAULT_DESIGN, design, accent: 'navy' } });
        await writeFile(file, new Uint8Array(await word.arrayBuffer()));
        files.push(file);
      }
      const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
      execFileSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], { stdio: 'ignore' });
      const row = { people: people.length, lost: 0, 'lost of the plain text, too': 0 };
      for (const { slug, data, anyhow } of people) {
        const { cv } = readCv(await read(await readFile(path.join(folder, `${slug}.${design}.pdf`))));
        const lost = lostFields(fieldsOf(data), fieldsRead(cv));
        const byWord = newlyLost(lost, anyhow);
        row.lost += lost.length;
        row['lost of the plain text, too'] += lost.length - byWord.length;
        for (const field of byWord) console.log(`Word, ${design} ${slug} ${field}`);
      }
      table[`Word, ${design}`] = row;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return table;
}
