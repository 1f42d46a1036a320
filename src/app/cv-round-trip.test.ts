import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CVS } from '../../fixtures/cvs.ts';
import type { CvEditorData } from '../domain/cv-build.ts';
import { cvPage, cvPageText } from '../domain/cv-page.ts';
import { buildCv } from '../docx/cv.docx.ts';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { readCv } from '../engine/reading/read-cv.ts';
import { createPdfReader, PATIENT, type PdfReader } from '../platform/pdf/pdf-reader.ts';
import { fieldsOf, fieldsRead, inventedCvs, linesOfDocx } from './round-trip.test-kit.ts';

const DATE = new Date(2026, 6, 5);
/** Of LibreOffice: part of many machines, never of our packages. */
const OFFICE = 'soffice';
const hasOffice = spawnSync(OFFICE, ['--version']).status === 0;
const CONVERT = { timeout: 240_000 };

describe('what we sell passes the parser that roasted it', () => {
  let reader: PdfReader;
  let cvs: { name: string; data: CvEditorData }[];
  beforeAll(async () => {
    reader = createPdfReader({ ...PATIENT, concurrency: 1 });
    return () => reader.close();
  });
  beforeAll(async () => {
    cvs = await inventedCvs(reader);
  });

  it('the text of every Word file gives back every field', async () => {
    expect(cvs).toHaveLength(CVS.length + 2);
    for (const { name, data } of cvs) {
      const lines = await linesOfDocx(await buildCv(data, { date: DATE }));
      const { cv } = readCv(documentFromText(lines.join('\n')));
      expect({ name, ...fieldsRead(cv) }).toEqual({ name, ...fieldsOf(data) });
    }
  });

  it('and is line for line what the robot is shown in the editor', async () => {
    for (const { data } of cvs) {
      const lines = await linesOfDocx(await buildCv(data, { date: DATE }));
      expect(lines).toEqual(
        cvPageText(cvPage(data))
          .split('\n')
          .filter((line) => line !== ''),
      );
    }
  });

  it.skipIf(!hasOffice)(
    `every Word file, turned into a PDF, gives back every field${hasOffice ? '' : ' (skipped: soffice of LibreOffice is not installed, nothing here can turn a Word file into a PDF)'}`,
    CONVERT,
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'roastume-round-trip-'));
      try {
        for (const { name, data } of cvs) {
          const file = await buildCv(data, { date: DATE });
          await writeFile(path.join(folder, `${name}.docx`), new Uint8Array(await file.arrayBuffer()));
        }
        const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
        const files = cvs.map(({ name }) => path.join(folder, `${name}.docx`));
        execFileSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], { stdio: 'ignore' });
        for (const { name, data } of cvs) {
          const reading = await reader.read(await readFile(path.join(folder, `${name}.pdf`)), `${name}.pdf`);
          if (!reading.ok) throw new Error(`${name} is ${reading.reason}`);
          const { document } = reading;
          expect({ name, columns: document.columns, table: document.hasTable, hidden: document.lines.filter(({ hidden }) => hidden !== null) }).toEqual({
            name,
            columns: 1,
            table: false,
            hidden: [],
          });
          expect({ name, ...fieldsRead(readCv(document).cv) }).toEqual({ name, ...fieldsOf(data) });
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
