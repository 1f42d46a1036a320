import { expect, test } from 'vitest';
import type { Fill } from '../painting/page-content.ts';
import { toLine } from './lines.ts';
import { toRegions } from './regions.ts';
import { toRows } from './rows.ts';
import { wordsAt } from './words.test-kit.ts';
import type { Word } from './words.ts';

const rule = (x0: number, y0: number, x1: number, y1: number): Fill => ({ x0, y0, x1, y1, color: '#000000', solid: true, opaque: true, z: 1 });
/** Two rows of two cells between ruled lines; the second row is 60 high. */
const FRAME = [100, 120, 180].map((y) => rule(40, y, 540, y + 1)).concat([40, 160, 540].map((x) => rule(x, 100, x + 1, 180)));
const read = (words: readonly Word[]): string[] =>
  toRegions(words, FRAME).flatMap((region) =>
    region.cells === undefined
      ? toRows(region.words).map((row) => toLine(row).text)
      : [toLine({ y: 0, size: 10, words: region.words, cells: region.cells }).text],
  );
const TOP = [...wordsAt(45, 114, 'Typing'), ...wordsAt(165, 114, '38 wpm')];

test('a list that its cell was too narrow for stays beside its label', () => {
  const list = [...wordsAt(165, 134, 'MS Word, MS Excel, MS Outlook, Internet Explorer, Windows'), ...wordsAt(165, 147, 'XP')];
  expect(read([...TOP, ...wordsAt(45, 134, 'Office packages'), ...list])).toEqual([
    'Typing\t38 wpm',
    'Office packages\tMS Word, MS Excel, MS Outlook, Internet Explorer, Windows XP',
  ]);
});

test('statements in a cell stay lines of their own', () => {
  const told = [...wordsAt(165, 134, 'Prepared the accounts of eleven shops, two mills and'), ...wordsAt(165, 147, 'a ferry, and posted them in time.')];
  expect(read([...TOP, ...wordsAt(45, 134, 'Duties'), ...told]).slice(1)).toEqual([
    'Duties',
    'Prepared the accounts of eleven shops, two mills and',
    'a ferry, and posted them in time.',
  ]);
});

test('a line of a cell that ended before its room was filled is one of its own', () => {
  const cell = [...wordsAt(165, 134, 'Enrolled Nurse'), ...wordsAt(165, 147, 'Outreach by motorcycle')];
  expect(read([...TOP, ...wordsAt(45, 134, '2012 – 2015'), ...cell]).slice(1)).toEqual(['2012 – 2015', 'Enrolled Nurse', 'Outreach by motorcycle']);
});
