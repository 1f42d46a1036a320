import { expect, test } from 'vitest';
import { tabStops, toLine } from './lines.ts';
import { toRows } from './rows.ts';
import { wordsAt } from './words.test-kit.ts';
import type { Word } from './words.ts';

const lines = (words: readonly Word[]): string[] => {
  const rows = toRows(words);
  return rows.map((row) => toLine(row, tabStops(rows)).text);
};

test('a wide gap is a tab, a small one a space', () => {
  expect(lines([...wordsAt(50, 100, 'Acme Ltd'), ...wordsAt(400, 100, '2019 – 2021')])).toEqual(['Acme Ltd\t2019 – 2021']);
});

test('a label in the margin is parted from the text by a tab where that text has its left edge', () => {
  const body = [112, 124, 136].flatMap((y) => wordsAt(120, y, 'more of the same text'));
  expect(lines([...wordsAt(62, 100, 'Jan 2019'), ...wordsAt(120, 100, 'Nurse'), ...body])[0]).toBe('Jan 2019\tNurse');
});

test('a raised "th" belongs to its number', () => {
  expect(lines([...wordsAt(50, 100, '75'), ...wordsAt(60, 96.4, 'th', { size: 7 }), ...wordsAt(70, 100, 'in the country')])).toEqual(['75th in the country']);
});

test('letters typed apart are a heading', () => {
  expect(lines(wordsAt(50, 100, 'E D U C A T I O N'))).toEqual(['EDUCATION']);
  const apart = [...wordsAt(50, 100, 'W O R K'), ...wordsAt(90, 100, 'L I F E')];
  expect(lines(apart)).toEqual(['WORK LIFE']);
});

test('Chinese signs take no spaces between them', () => {
  expect(lines([...wordsAt(50, 100, '上海', { size: 12 }), ...wordsAt(64, 100, '交通大学', { size: 12 })])).toEqual(['上海交通大学']);
});

test('a word painted twice for its shadow is read once', () => {
  expect(lines([...wordsAt(50, 100, 'Jane Roe'), ...wordsAt(50.3, 100.2, 'Jane Roe')])).toEqual(['Jane Roe']);
});
