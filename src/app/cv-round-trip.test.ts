import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { CVS } from '../../fixtures/cvs.ts';
import type { CvEditorData } from '../domain/cv-build.ts';
import { cvPage, cvPageText } from '../domain/cv-page.ts';
import { buildCv } from '../docx/cv.docx.ts';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { readCv } from '../engine/reading/read-cv.ts';
import { DEFAULT_DESIGN, DESIGNS } from '../domain/cv-design.ts';
import { createTypesetter, type Typesetter } from '../platform/typeset/typesetter.ts';
import { cvSheet } from '../typeset/cv-sheet.ts';
import { TEMPLATE_FOLDER } from '../typeset/template-folder.ts';
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

  describe('and so does every PDF', () => {
    let typesetter: Typesetter;
    beforeAll(() => {
      typesetter = createTypesetter(TEMPLATE_FOLDER, pino({ level: 'silent' }));
      return () => typesetter.close();
    });

    it.each(DESIGNS)('in the design %s: every field, and no heading or job alone at the foot of a page', async (design) => {
      for (const { name, data } of cvs) {
        const sheet = cvSheet(cvPage(data), { design: { ...DEFAULT_DESIGN, design }, paper: 'a4', lang: 'en', subject: '', keywords: [] });
        const typeset = await typesetter.set({ template: 'cv', data: JSON.stringify(sheet), as: 'pdf', fit: true });
        if (!typeset.ok) throw new Error(`${name} is ${typeset.reason}`);
        expect({ name, accessible: typeset.document.accessible }).toEqual({ name, accessible: true });
        const reading = await reader.read(typeset.document.content, null);
        if (!reading.ok) throw new Error(`${name} is ${reading.reason}`);
        const { document } = reading;
        // Studies first, or skills at the side: then the order of the sections is the design's.
        expect({ name, ...inNoOrder(fieldsRead(readCv(document).cv)) }).toEqual({ name, ...inNoOrder(fieldsOf(data)) });
        for (let page = 1; page < typeset.document.pages; page++) {
          const feet = document.lines.filter((line) => line.page === page).slice(-2);
          for (const { text } of feet)
            expect(feet.at(-1)?.text === text && !text.includes('•') && data.experience.some(({ company }) => text.startsWith(company))).toBe(false);
          expect(feet.at(-1)?.bold).toBe(false);
        }
      }
    });
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

function inNoOrder(fields: Record<string, string>): Record<string, unknown> {
  const isHeading = (name: string): boolean => name.startsWith('headings.');
  return {
    // An address set on one line is read as printed, one that takes two is read from its link: the same address.
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (isHeading(name) ? [] : [[name, name.startsWith('links.') ? value.replace(/^www\./u, '') : value]])),
    ),
    headings: Object.keys(fields)
      .filter(isHeading)
      .map((name) => fields[name] ?? '')
      .toSorted(),
  };
}
