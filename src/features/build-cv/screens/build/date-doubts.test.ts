import { expect, it } from 'vitest';
import { DATE_DOUBTS } from '../../steps.copy.ts';
import { dateDoubt, monthOf } from './date-doubts.ts';

it.each([
  ['2019-03', '2018-12', DATE_DOUBTS.order],
  ['2019', '2018-12', DATE_DOUBTS.order],
  ['2019-03', '2019', null],
  ['2019-03', '2019-03', null],
  ['2019-03', '', null],
  ['', '2019', null],
  ['2026-12', '', DATE_DOUBTS.futureStart],
  ['2026', '', null],
  ['2020', '2027', DATE_DOUBTS.futureEnd],
  ['2026-11', '2026-11', null],
  ['', '', null],
])('from “%s” to “%s”', (start, end, doubt) => expect(dateDoubt(start, end, '2026-11')).toBe(doubt));

it('knows the month', () => expect(monthOf(new Date(2026, 0, 31))).toBe('2026-01'));
