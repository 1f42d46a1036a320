import { expect, test } from 'vitest';
import { statesField } from './states-field.ts';

test.each([
  ['Restaurant manager of eight years moving into data analysis.', 'Data Analyst', true],
  ['A recent graduate with a passion for all things marketing.', 'Marketing Assistant', true],
  ['Restaurant manager of eight years who counts what is in the fridge.', 'Data Analyst', false],
  ['Restaurant manager of eight years, good with data.', 'Data Analyst', false],
  ['Results-driven team player.', 'Driver', false],
  ['Reliable team member.', 'Manager', false],
])('“%s” names the work of %s: %s', (text, job, expected) => {
  expect(statesField({ headline: null, summary: [{ text, page: 1, line: 3, marked: false }] }, job)).toBe(expected);
});
