import { describe, expect, test } from 'vitest';
import { nameCase, withNames } from './casing.ts';

describe('names of tools in running text', () => {
  test.each([
    ['It was going to be six weeks', 'It was going to be six weeks'],
    ['kept the latex allergy list', 'kept the latex allergy list'],
    ['closed 40 IT tickets', 'closed 40 IT tickets'],
    ['reports in sql', 'reports in SQL'],
  ])('%s: %s', (text, printed) => expect(withNames(text)).toBe(printed));

  test('a name with its own capitals keeps them', () => expect(nameCase('iCIMS administrator')).toContain('iCIMS'));
});
