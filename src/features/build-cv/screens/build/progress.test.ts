import { expect, it } from 'vitest';
import { nextPercent, stageStates } from './progress.ts';

it('adds 2 to 10 a tick', () => {
  const added = Array.from({ length: 1000 }, (_, index) => nextPercent(0, index / 1000, false));
  expect(new Set(added)).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

it('never says 100 before the content is there', () => {
  expect(nextPercent(98, 0.9, false)).toBe(99);
  expect(nextPercent(99, 0.9, false)).toBe(99);
  expect(nextPercent(99, 0, true)).toBe(100);
});

it('completes the tiles above 20, 60 and 90', () => {
  expect(stageStates(20)).toEqual(['now', 'next', 'next']);
  expect(stageStates(21)).toEqual(['done', 'now', 'next']);
  expect(stageStates(61)).toEqual(['done', 'done', 'now']);
  expect(stageStates(91)).toEqual(['done', 'done', 'done']);
});
