import { expect, it } from 'vitest';
import { isOutOfDate } from './validity.ts';

it.each([
  ['CPR/AED, valid through May 2026', true],
  ['CPR/AED, valid through December 2026', false],
  ['Forklift, exp. 06/2024', true],
  ['Staplerschein, gültig bis März 2027', false],
  ['First aid, valid until 2026', false],
  ['First aid, 2019', false],
])('%s is out of date in November 2026: %s', (line, isOut) => expect(isOutOfDate(line, '2026-11-23')).toBe(isOut));
