import { expect, test } from 'vitest';
import { languagesIn, yearsAt } from './special-requirements.ts';

test.each([
  ['Fluent English and good Irish', ['English', 'Irish']],
  ['knowledge of Irish payroll and the German market', []],
  ['Spanish customers, and French at B2', ['French']],
])('languages in %s', (text, names) => {
  expect(languagesIn(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['3 years of warehouse experience', 3],
  ['must be 18 years or older', undefined],
  ['at least 21 years of age', undefined],
])('years in %s', (text, years) => {
  expect(yearsAt(text)?.years).toBe(years);
});
