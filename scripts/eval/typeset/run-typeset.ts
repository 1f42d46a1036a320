/**
 * Is what we set read back? Every invented person's CV, as the editor would hold it, is set in each design, the PDF is read by our
 * own reader, and each field is looked for.
 *
 *   npm run eval -- typeset [--person SLUG]... [--design NAME]... [--pages FOLDER] [--word]
 *
 * `--word` turns the Word file of each design into a PDF by LibreOffice and reads that, too. `--pages` keeps the pages as SVG pictures, to be looked at. Where poppler's `pdftotext` is installed, the words that it gives have to come in the
 * order of the CV, too.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { peopleSlugs } from '../../../fixtures/people/people.ts';
import { printPath, printPeople, type Print } from '../../../fixtures/people/print/print-people.ts';
import { editorDataOfCv, fieldsOf, fieldsRead } from '../../../src/app/round-trip.test-kit.ts';
import type { CvEditorData } from '../../../src/domain/cv-build.ts';
import { type CvDesign, DEFAULT_DESIGN, DESIGNS } from '../../../src/domain/cv-design.ts';
import { cvPage, cvPageText } from '../../../src/domain/cv-page.ts';
import { paperFor } from '../../../src/domain/paper.ts';
import { documentLanguage } from '../../../src/engine/english/document-language.ts';
import { documentFromText } from '../../../src/engine/reading/document-from-text.ts';
import { readCv } from '../../../src/engine/reading/read-cv.ts';
import { lostFields, newlyLost } from './lost-fields.ts';
import { wordRoundTrip } from './word-round-trip.ts';
import { createPdfReader, PATIENT, type PdfReader } from '../../../src/platform/pdf/pdf-reader.ts';
import { createPress } from '../../../src/platform/typeset/set-document.ts';
import { type CvSheet, cvSheet } from '../../../src/typeset/cv-sheet.ts';
import { TEMPLATE_FOLDER } from '../../../src/typeset/template-folder.ts';

interface Tally {
  people: number;
  fields: number;
  lost: number;
  /** Of these: what our reader loses of the plain text, too. */
  lostAnyhow: number;
  inaccessible: number;
  /** Lines that `pdftotext` gives elsewhere than where they stand; null where there is none to ask. */
  displaced: number | null;
  pages: number[];
  milliseconds: number[];
}

export async function runTypeset(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      person: { type: 'string', multiple: true, default: [] },
      design: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string' },
      word: { type: 'boolean', default: false },
    },
  });
  const slugs = peopleSlugs().filter((slug) => values.person.length === 0 || values.person.includes(slug));
  const designs = DESIGNS.filter((design) => values.design.length === 0 || values.design.includes(design));
  const prints = slugs.map((slug): Print => ({ slug, layout: 'as-written', face: 'narrow' }));
  await printPeople(prints);
  const press = createPress(fileURLToPath(TEMPLATE_FOLDER));
  const reader = createPdfReader(PATIENT);
  const tallies = new Map(
    designs.map((design) => [
      design,
      {
        people: 0,
        fields: 0,
        lost: 0,
        lostAnyhow: 0,
        inaccessible: 0,
        displaced: hasPdftotext ? 0 : null,
        pages: [],
        milliseconds: [],
      } satisfies Tally as Tally,
    ]),
  );
  const people: { slug: string; data: CvEditorData; anyhow: string[] }[] = [];
  try {
    for (const print of prints) {
      const data = editorDataOfCv(readCv(await documentOf(reader, readFileSync(printPath(print)))).cv);
      const plain = fieldsRead(readCv(documentFromText(cvPageText(cvPage(data)))).cv);
      const anyhow = lostFields(fieldsOf(data), plain);
      people.push({ slug: print.slug, data, anyhow });
      for (const design of designs) {
        const tally = tallies.get(design);
        if (tally === undefined) continue;
        const begun = performance.now();
        const sheet = sheetOf(data, { ...DEFAULT_DESIGN, design, accent: 'navy' });
        const set = press({ template: 'cv', data: JSON.stringify(sheet), as: 'pdf', fit: true });
        tally.milliseconds.push(performance.now() - begun);
        const { cv } = readCv(await documentOf(reader, set.content));
        const lost = lostFields(fieldsOf(data), fieldsRead(cv));
        tally.people++;
        tally.fields += Object.keys(fieldsOf(data)).length;
        tally.lost += lost.length;
        const byDesign = newlyLost(lost, anyhow);
        tally.lostAnyhow += lost.length - byDesign.length;
        tally.pages.push(set.pages);
        if (!set.accessible) tally.inaccessible++;
        const displaced = tally.displaced === null ? [] : displacedIn(sheet, textIn(set.content));
        tally.displaced = tally.displaced === null ? null : tally.displaced + displaced.length;
        for (const line of displaced) console.log(`${design} ${print.slug} displaced: ${line}`);
        for (const field of byDesign) console.log(`${design} ${print.slug} ${field}`);
        if (values.pages !== undefined)
          keepPages(values.pages, `${print.slug}.${design}`, press({ template: 'cv', data: JSON.stringify(sheet), as: 'svg', fit: true }).content);
      }
    }
    if (values.word) console.table(await wordRoundTrip(people, designs, (bytes) => documentOf(reader, bytes)));
  } finally {
    await reader.close();
  }
  console.table(Object.fromEntries([...tallies].map(([design, tally]) => [design, rowOf(tally)])));
}

async function documentOf(reader: PdfReader, bytes: Uint8Array) {
  const reading = await reader.read(bytes, null);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.document;
}

function sheetOf(data: CvEditorData, design: CvDesign): CvSheet {
  const blocks = cvPage(data);
  return cvSheet(blocks, {
    design,
    paper: paperFor('', data.location),
    lang: documentLanguage(cvPageText(blocks)),
    subject: '',
    keywords: data.technicalSkills,
  });
}

const PDFTOTEXT = 'pdftotext';
const hasPdftotext = spawnSync(PDFTOTEXT, ['-v']).status === 0;
const textIn = (pdf: Uint8Array): string => spawnSync(PDFTOTEXT, ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' }).stdout;

/** Headings and skills may stand between two lines of entries; so many letters of them. */
const MOST_BETWEEN = 1200;

/** What of the entries of a CV is given elsewhere than after what stands before it: a date behind the next job, say. */
function displacedIn({ sections }: CvSheet, text: string): string[] {
  const letters = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');
  const given = letters(text);
  let at = 0;
  return sections
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'entry' ? [item.title, item.dates, item.under, ...item.bullets, ...item.notes] : [])))
    .filter((line) => {
      const wanted = letters(line);
      const found = given.indexOf(wanted, at);
      const isNext = found >= 0 && (found - at < MOST_BETWEEN || at === 0);
      if (isNext) at = found + wanted.length;
      return wanted !== '' && !isNext;
    });
}

function keepPages(folder: string, name: string, svg: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.svg`), svg);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rowOf = ({ people, fields, lost, lostAnyhow, inaccessible, displaced, pages, milliseconds }: Tally) => ({
  people,
  fields,
  lost,
  'lost of the plain text, too': lostAnyhow,
  'displaced to pdftotext': displaced ?? '-',
  'not PDF/UA': inaccessible,
  'pages 1, 2, more': [pages.filter((count) => count === 1), pages.filter((count) => count === 2), pages.filter((count) => count > 2)]
    .map((group) => group.length)
    .join(', '),
  'ms, median and worst': `${Math.round(median(milliseconds))}, ${Math.round(Math.max(...milliseconds))}`,
});
