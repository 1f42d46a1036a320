import { expect, test } from 'vitest';
import { toLine } from './lines.ts';
import { toRegions } from './regions.ts';
import { toRows } from './rows.ts';
import { wordsAt } from './words.test-kit.ts';
import type { Word } from './words.ts';

/** A row of words, each text at its own place. */
const row = (y: number, ...texts: [x: number, text: string][]): Word[] => texts.flatMap(([x, text]) => wordsAt(x, y, text));
const boldRow = (y: number, ...texts: [x: number, text: string][]): Word[] => texts.flatMap(([x, text]) => wordsAt(x, y, text, { drawn: true }));
const read = (...words: readonly Word[][]): string[] =>
  toRegions(words.flat(), [], (word) => word.drawn === true).flatMap((region) =>
    region.cells === undefined
      ? toRows(region.words).map((line) => toLine(line).text)
      : [toLine({ y: 0, size: 10, words: region.words, cells: region.cells }).text],
  );

const HEAD = boldRow(100, [50, 'Dates'], [140, 'Post'], [250, 'Employer'], [370, 'What I did']);

test('cells that wrap beside each other stay with their row', () => {
  expect(
    read(
      HEAD,
      row(120, [50, 'Feb 2019 –'], [140, 'Senior Library'], [250, 'Marsh District Library'], [370, 'Sole charge of a']),
      row(133, [50, 'present'], [140, 'Assistant'], [370, 'branch']),
      row(155, [50, '2016 – 2019'], [140, 'Bookseller'], [250, 'Paper Kea Books'], [370, 'Front of shop']),
    ),
  ).toEqual([
    'Dates\tPost\tEmployer\tWhat I did',
    'Feb 2019 – present\tSenior Library Assistant\tMarsh District Library\tSole charge of a branch',
    '2016 – 2019\tBookseller\tPaper Kea Books\tFront of shop',
  ]);
});

test('a gap as narrow as one between words parts two columns, and an open date is no row above the next', () => {
  expect(
    read(
      boldRow(100, [50, 'Course'], [200, 'School'], [330, 'Year']),
      row(114, [50, 'B.E. (Information Technology)'], [200, 'Marsh University'], [330, '2022 –']),
      row(134, [50, 'Diploma'], [200, 'Wallow Polytechnic'], [330, '2016']),
    ),
  ).toEqual(['Course\tSchool\tYear', 'B.E. (Information Technology)\tMarsh University\t2022 –', 'Diploma\tWallow Polytechnic\t2016']);
});

test('the table ends at the heading below it', () => {
  const lines = read(
    boldRow(100, [50, 'Course'], [200, 'School'], [330, 'Year']),
    row(114, [50, 'Diploma'], [200, 'Wallow Polytechnic'], [330, '2016']),
    row(128, [50, 'Needlework'], [200, 'Marsh College'], [330, '2014']),
    boldRow(146, [50, 'Skills']),
    row(160, [50, 'Excel, lace, typing and the fish auction of 2012']),
  );
  expect(lines.slice(-2)).toEqual(['Skills', 'Excel, lace, typing and the fish auction of 2012']);
});

test.each<[string, Word[][]]>([
  [
    'lists under bold names have no dates',
    [
      boldRow(100, [50, 'Tools'], [200, 'Languages'], [350, 'Methods']),
      row(114, [50, 'Excel'], [200, 'German'], [350, 'Scrum']),
      row(128, [50, 'SAP'], [200, 'Dutch'], [350, 'Kanban']),
    ],
  ],
  [
    'one row is no table',
    [boldRow(100, [50, 'Welder'], [200, 'Elm Works'], [350, 'Leeds']), row(114, [50, 'Fitter'], [200, 'Marsh Works'], [350, '2016 – 2019'])],
  ],
  [
    'a head of a job in bold, its text below it across the page',
    [
      boldRow(100, [50, 'Welder'], [200, 'Elm Works'], [350, 'Leeds']),
      row(114, [50, 'Welded forty hulls for the ferries of the northern line in 2016 and 2017 with four others']),
      row(128, [50, 'Trained six apprentices, all of whom passed in 2018 and stayed with the yard until 2020']),
    ],
  ],
  [
    'names in plain letters are no head',
    [
      row(100, [50, 'Leeds'], [200, 'Ines'], [350, 'Mobile']),
      row(114, [50, '2019'], [200, 'Elm'], [350, 'Works']),
      row(128, [50, '2016'], [200, 'Marsh'], [350, 'Works']),
    ],
  ],
])('%s', (_, words) => {
  expect(toRegions(words.flat(), [], (word) => word.drawn === true)).toEqual(toRegions(words.flat(), [], () => false));
});
