import { describe, expect, test } from 'vitest';
import { toColumns } from './columns.ts';
import { toLine } from './lines.ts';
import type { Fill } from '../painting/page-content.ts';
import { toRows } from './rows.ts';
import { wordsAt } from './words.test-kit.ts';
import type { Word } from './words.ts';

/** A block of lines below each other. */
const block = (x: number, y: number, leading: number, lines: readonly string[], style: Partial<Word> = {}): Word[] =>
  lines.flatMap((line, index) => wordsAt(x, y + index * leading, line, style));
const read = (words: readonly Word[], fills: readonly Fill[] = []): string[] =>
  toColumns(words, fills).flatMap((region) => toRows(region.words).map((row) => toLine(row).text));
const columnsOf = (words: readonly Word[], fills: readonly Fill[] = []): number[] => [...new Set(toColumns(words, fills).map((region) => region.column))];

const SIDEBAR = ['CONTACT', 'jane@example.org', 'Bern', 'SKILLS', 'Welding', 'Brazing', 'LANGUAGES', 'German'];
const MAIN = [
  'EXPERIENCE',
  'Welder at Acme since last spring',
  'Joined pipes for the water works',
  'and trained two apprentices who',
  'stayed with the company after',
  'their final exams that autumn',
  'EDUCATION',
  'Trade school of the canton',
];

describe('columns', () => {
  test('a sidebar is read on its own, before or after the text beside it', () => {
    const words = [...block(40, 100, 13, SIDEBAR), ...block(220, 104, 15, MAIN)];
    expect(read(words)).toEqual([...SIDEBAR, ...MAIN]);
    expect(columnsOf(words)).toEqual([0, 1]);
  });

  test('columns that share every baseline are still columns when both are texts', () => {
    const words = [
      ...block(40, 100, 14, MAIN),
      ...block(
        320,
        100,
        14,
        MAIN.map((line) => line.replace('Acme', 'Zenith')),
      ),
    ];
    expect(read(words).slice(0, MAIN.length)).toEqual(MAIN);
  });

  test('a line across both comes first or last, never in between', () => {
    const title = 'Jane Roe, certified welder of pipes and boilers, lives and works in Bern';
    const words = [...wordsAt(40, 70, title), ...block(40, 100, 13, SIDEBAR), ...block(220, 104, 15, MAIN), ...wordsAt(40, 240, title)];
    expect(read(words)).toEqual([title, ...SIDEBAR, ...MAIN, title]);
  });

  test('the column with the name goes first when the sidebar stands to its left', () => {
    const words = [...block(40, 100, 13, SIDEBAR), ...wordsAt(220, 90, 'Jane Roe', { size: 26 }), ...block(220, 110, 15, MAIN)];
    expect(read(words)[0]).toBe('Jane Roe');
    expect(read(words).at(-1)).toBe('German');
  });

  test('a painted sidebar counts even where its lines look like labels', () => {
    const labels = ['Bern', '1999', 'Welder', 'Diver', 'Cook', 'Baker'];
    const words = [...block(40, 100, 15, labels), ...block(220, 100, 15, MAIN.slice(0, 6))];
    const paper: Fill = { x0: 20, y0: 60, x1: 200, y1: 400, color: '#dddddd', solid: true, opaque: true, z: 1 };
    expect(read(words)).not.toEqual([...labels, ...MAIN.slice(0, 6)]);
    expect(read(words, [paper])).toEqual([...labels, ...MAIN.slice(0, 6)]);
  });
});

describe('what looks like columns and is not', () => {
  test('headings alone in the margin stand over the rows beside them, also where they wrap', () => {
    const head = { font: 1, size: 12 };
    const words = [
      ...block(40, 101, 14, ['WORK', 'EXPERIENCE'], head),
      ...block(180, 100, 14, ['Welder, Fennimore Works', 'Joined pipes for the water works', 'and trained two apprentices', 'until their final exams']),
      ...block(40, 171, 14, ['SKILLS'], head),
      ...block(180, 170, 14, ['Welding, brazing and what else', 'a torch is good for']),
      ...block(40, 211, 14, ['SCHOOL'], head),
      ...block(180, 210, 14, ['Trade school of the canton']),
    ];
    const lines = toColumns(words, []).flatMap((region) =>
      region.cells
        ? [
            region.cells
              .flat()
              .map(({ text }) => text)
              .join(' '),
          ]
        : toRows(region.words).map((row) => toLine(row).text),
    );
    expect(lines).toEqual([
      'WORK EXPERIENCE',
      'Welder, Fennimore Works',
      'Joined pipes for the water works',
      'and trained two apprentices',
      'until their final exams',
      'SKILLS',
      'Welding, brazing and what else',
      'a torch is good for',
      'SCHOOL',
      'Trade school of the canton',
    ]);
  });

  test('employers with their dates at the right margin', () => {
    const words = [
      ...block(40, 100, 15, ['Acme Ltd', 'Zenith AG', 'Nadir SA', 'Polar Inc']),
      ...block(450, 100, 15, ['2019 – 2021', '2017 – 2019', '2015 – 2017', '2012 – 2015']),
    ];
    expect(read(words)).toEqual(['Acme Ltd\t2019 – 2021', 'Zenith AG\t2017 – 2019', 'Nadir SA\t2015 – 2017', 'Polar Inc\t2012 – 2015']);
  });

  test('headings and dates in the left margin belong to the lines they stand beside', () => {
    const body = Array.from({ length: 16 }, (_, index) => `Line ${index} of a text that goes on and on`);
    const words = [...block(200, 100, 14, body), ...wordsAt(60, 100, 'Experience'), ...wordsAt(60, 156, 'May 2019'), ...wordsAt(60, 240, 'Education')];
    const lines = read(words);
    expect(lines[0]).toBe('Experience\tLine 0 of a text that goes on and on');
    expect(lines[4]).toBe('May 2019\tLine 4 of a text that goes on and on');
  });

  test('periods in the left margin that are too wide for it, "present" below "2019 –"', () => {
    const margin = ['2023 –', 'present', '2018 –', 'present', '2008 –', 'present', 'Outreach', '2021 –', 'present'];
    const told = margin.flatMap((_, index) => wordsAt(200, 104 + index * 13.1, `Reviewer number ${index} for a journal of shores`));
    const words = [...block(60, 100, 14, margin), ...told, ...wordsAt(200, 225, 'and for the annals of the western shore')];
    expect(columnsOf(words)).toEqual([0]);
  });

  test('labels and dates in the left margin wait for lists that wrap, a heading between them', () => {
    const words = [
      ...wordsAt(40, 100, '2023–24'),
      ...wordsAt(160, 100, 'Kitchen porter, the Gilded Turnip'),
      ...wordsAt(40, 117, 'Feb 2023'),
      ...wordsAt(160, 117, 'Constituency office, work experience, one week'),
      ...wordsAt(160, 131, 'of letters about a roundabout'),
      ...wordsAt(40, 157, 'Skills', { font: 1, size: 12 }),
      ...wordsAt(40, 177, 'Languages'),
      ...wordsAt(160, 177, 'Dutch B2, French B1'),
      ...wordsAt(40, 195, 'Data'),
      ...wordsAt(160, 195, 'Excel, intermediate, and a chart'),
      ...wordsAt(160, 209, 'and an apology'),
      ...wordsAt(40, 226, 'Certificates'),
      ...wordsAt(160, 226, 'Mental Health First Aid'),
    ];
    expect(columnsOf(words)).toEqual([0]);
  });

  test('a list in two columns ends where the next heading begins', () => {
    const words = [
      ...block(50, 100, 14, ['Forklift licence', 'First aid', 'Night shifts', 'Stock taking']),
      ...block(300, 94, 14, ['Team spirit', 'Early riser', 'Good with numbers', 'Languages', 'Driving']),
      ...wordsAt(40, 180, 'Experience'),
      ...wordsAt(40, 194, 'Warehouse clerk'),
      ...wordsAt(40, 208, 'Moved goods of every kind between the harbour and the shops of the town'),
    ];
    const lines = read(words);
    expect(lines.indexOf('Driving')).toBeLessThan(lines.indexOf('Experience'));
  });
});
