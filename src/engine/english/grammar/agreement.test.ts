import { expect, test } from 'vitest';
import { agreeing, counted, plural } from './agreement.ts';
import { oneStop, withStop } from './stops.ts';

test.each([
  [1, 'line', '1 line'],
  [0, 'line', '0 lines'],
  [3, 'line', '3 lines'],
  [1.5, 'year', '1.5 years'],
  [2, 'entry', '2 entries'],
  [2, 'stock phrase', '2 stock phrases'],
  [2, 'more skill', '2 more skills'],
])('%d of "%s" is "%s"', (count, noun, said) => expect(counted(count, noun)).toBe(said));

test('a plural of its own is taken as it is given', () => {
  expect(counted(2, 'man of the match', 'men of the match')).toBe('2 men of the match');
  expect(counted(1, 'man of the match', 'men of the match')).toBe('1 man of the match');
});

test.each([
  ['box', 'boxes'],
  ['address', 'addresses'],
  ['batch', 'batches'],
  ['quantity', 'quantities'],
  ['day', 'days'],
  ['person', 'people'],
  ['salesperson', 'salespersons'],
  ['analysis', 'analyses'],
  ['Child', 'Children'],
])('one %s, two %s', (noun, many) => expect(plural(noun)).toBe(many));

test('verbs and pronouns agree with the number', () => {
  expect([0, 1, 2].map((count) => agreeing(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
});

test.each([
  ['Nurse at Wexmoor Inc.', 'Nurse at Wexmoor Inc.'],
  ['Nurse at Wexmoor ', 'Nurse at Wexmoor.'],
  ['Why?', 'Why?'],
])('one stop at the end of "%s"', (text, said) => expect(withStop(text)).toBe(said));

test.each([
  ['Nurse at Wexmoor Inc.. Then a baker.', 'Nurse at Wexmoor Inc. Then a baker.'],
  ['And then...', 'And then...'],
])('no doubled stop in "%s"', (text, said) => expect(oneStop(text)).toBe(said));
