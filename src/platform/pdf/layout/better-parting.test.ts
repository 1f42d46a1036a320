import { expect, test } from 'vitest';
import { toColumns } from './columns.ts';
import { toLine } from './lines.ts';
import { toRows } from './rows.ts';
import { wordsAt } from './words.test-kit.ts';
import type { Word } from './words.ts';

const read = (words: readonly Word[]): string[] => toColumns(words, []).flatMap((region) => toRows(region.words).map((row) => toLine(row).text));
const block = (x: number, y: number, leading: number, lines: readonly string[]): Word[] =>
  lines.flatMap((line, index) => wordsAt(x, y + index * leading, line));

const MAIN = [
  'ABOUT ME',
  'I lead by example, and I believe that',
  'a team that laughs is one that stays',
  'EXPERIENCE',
  'Team Leader at Fennimore since spring',
  'Joined two floors into one, and then',
  'trained the people who had to move',
  'and wrote what they did into a book',
  'Clerk at the Marsh before, for years',
  'Filed what came in and what went out',
];

test('an address in the side column, long as it is, does not cut the column in two', () => {
  const side = ['CONTACT', 'ines.calloway@post.example.org', 'Wallow', 'Kent', 'SKILLS', 'Coaching', 'Excel', 'LANGUAGES', 'English', 'isiZulu'];
  expect(read([...block(34, 100, 15, side), ...block(212, 102, 15, MAIN)])).toEqual([...side, ...MAIN]);
});

test('what is set flush right in the main column is not read in the side column', () => {
  const rows = [
    'Support Lead',
    'Fennimore',
    '2018 - 2021',
    'Owned 64 accounts of two kinds',
    'Support Agent',
    'Marsh',
    '2016 - 2018',
    'Answered calls',
    'Trainee',
    'Wallow',
    '2014 - 2016',
    'Listened',
  ];
  const places = [2, 6, 10].flatMap((row) => wordsAt(300, 100 + row * 15, 'Lyon, France'));
  const side = ['SKILLS', 'Salesforce', 'Zendesk', 'Onboarding', 'LANGUAGES', 'French', 'Native', 'English', 'Fluent', 'INTERESTS', 'Climbing', 'Bread'];
  const found = read([...block(28, 100, 15, rows), ...places, ...block(431, 103, 14, side)]);
  expect(found.slice(-side.length)).toEqual(side);
  expect(found).toContain('2018 - 2021\tLyon, France');
});
