import { describe, expect, it } from 'vitest';
import { isAbroad, isBritish } from './british.ts';

describe('a telling about a day in Britain', () => {
  it.each([
    'Delivered at half past seven to forty people holding bacon rolls. Tougher room than the Apollo.',
    'Order picking: nine miles of walking, and you never leave Northampton.',
    'In Swahili, so does the 7.42 to Reading.',
    'Ten minutes in the drizzle, one biro between thirty.',
    'The GP surgery opens its lines at eight.',
    'The petty cash tin holds £18.40, four receipts for milk and an IOU from a director.',
  ])('is known: %s', (told) => {
    expect(isBritish(told, '')).toBe(true);
  });

  it.each([
    'A pivot table starts with a question and ends with a row called ‘(blank)’, which is the biggest.',
    'Reading a contract in one sitting is a skill of its own.',
    'The hull is painted every spring, by whoever lost the argument.',
    'Sheets of A4 on the wall, and an arrow.',
    'Bolt M8, in four spellings.',
    'A subject in which the year 1300 counts as late.',
    'GP held, or GP gained?',
  ])('is not seen in: %s', (told) => {
    expect(isBritish(told, '')).toBe(false);
  });

  it('may be told of a line that says the word itself', () => {
    expect(isBritish('Tesco has a form for that.', 'Shift Leader, Tesco Extra')).toBe(false);
    expect(isBritish('Drizzle again.', 'Planted in all weathers')).toBe(true);
  });

  it('stays at home where the country is known, and is told where nothing is known', () => {
    expect(['GB', 'IE', null].map((country) => isAbroad(country, 'en'))).toEqual([false, false, false]);
    expect(['AU', 'US', 'KE', 'IN', 'PH'].map((country) => isAbroad(country, 'en'))).toEqual([true, true, true, true, true]);
    expect(isAbroad(null, 'fr')).toBe(true);
  });
});
