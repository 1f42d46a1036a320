import { describe, expect, it } from 'vitest';
import { adviceParts, inAJob } from './advice.ts';

describe('advice of the trade', () => {
  it.each([
    ['Month end is judged by days. If yours came down, print both figures.', 'Month end is judged by days.', 'If yours came down, print both figures.'],
    ['Shops hire for the till. Name the system you used.', 'Shops hire for the till.', 'Name the system you used.'],
  ])('is what a line is worth, and what to do about it: %s', (advice, worth, todo) => expect(adviceParts(advice)).toEqual({ worth, todo }));

  it.each([
    'Say how many covers you did on a Friday.',
    'Name the system. Shops look for it.',
    'Design standard and heads installed. Contractors are insured on those words.',
  ])('stays whole where one half would be left alone: %s', (advice) => expect(adviceParts(advice)).toBeNull());
});

describe('the advice on a listed skill', () => {
  it.each([0, 1, 2])('is told of the job that shows it: %s', (at) => expect(inAJob('Say how many users.', at)).toMatch(/\bjobs?\b/iu));

  it('is left alone where it is no request', () => expect(inAJob('The number of users belongs here.', 0)).toBeNull());
});
