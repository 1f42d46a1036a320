import { expect, test } from 'vitest';
import { type CvDocument, documentOf } from '../../domain/document.ts';
import { inventedSources, readOnce } from '../laws/many-cvs.test-kit.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { extractedText } from './extracted-text.ts';

/** A printed page: `#` before a heading, which stands out by its size; one line each, as the paper broke them. */
const printed = (page: string) =>
  documentOf(
    page
      .trim()
      .split('\n')
      .map((row, at) => {
        const isHeading = row.startsWith('# ');
        const text = isHeading ? row.slice(2) : row;
        return {
          page: 1,
          line: at + 1,
          text,
          x: 40,
          y: 40 + at * 14 + (isHeading ? 8 : 0),
          width: text.length * 5,
          fontSize: isHeading ? 15 : 10,
          fontName: isHeading ? 'Bold' : 'Plain',
          bold: isHeading,
          color: '#000000',
          hidden: null,
          column: 0,
        };
      }),
  );

const PAGE = printed(`
Ottoline Pargeter
ottoline@example.com
# 1. Work so far
Beekeeper, Tansy Hill Honey
2019 – present
• Look after 64 hives on four sites and taught eleven beginners, nine of whom still
keep bees.
Florist's assistant, Bloom & Sons
2015 – 2019
• Bound 40 bouquets a day.
# Nice to know about me
Leadership
Swarms collected from 31 chimneys
# Education
BSc Botany, University of Leeds
2015
`);

test('headings stay headings whatever they are called, and their words elsewhere stay items', () => {
  const { cv } = readCv(documentFromText(extractedText(PAGE)));
  expect(cv.sections.map(({ heading }) => heading?.value)).toEqual([undefined, 'Work so far', 'Nice to know about me', 'Education']);
  expect(cv.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Beekeeper', 'Tansy Hill Honey'],
    ["Florist's assistant", 'Bloom & Sons'],
  ]);
});

test('a statement that the paper broke stands on one line again', () => {
  const text = extractedText(PAGE);
  expect(text).toContain('nine of whom still keep bees.\n');
  expect(text).toContain('Work so far\n-----------\nBeekeeper, Tansy Hill Honey\n2019 – present');
  expect(text).toContain('\n\nFlorist');
});

test('a rule of dashes under anything but a heading is a line like another', () => {
  const { lines } = documentFromText('Ottoline Pargeter\n\n---\n• Bound 40 bouquets a day.\n-----\nEducation\n=========\nBSc Botany');
  expect(lines.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(['Education']);
  expect(lines.map(({ text }) => text)).not.toContain('=========');
});

test('every invented CV reads back from its text to the jobs that were read from its page', async () => {
  const jobsOf = (document: CvDocument) => readCv(document).cv.experience.map(({ title, company, period }) => [title?.value, company?.value, period?.text]);
  const sources = await inventedSources();
  const documents = await readOnce(sources);
  for (const { name, path } of sources) {
    const document = documents.get(path);
    if (document === undefined) throw new Error(`${name} was not read`);
    expect([name, ...jobsOf(documentFromText(extractedText(document)))]).toEqual([name, ...jobsOf(document)]);
  }
});
