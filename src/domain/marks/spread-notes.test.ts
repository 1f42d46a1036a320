import { expect, test } from 'vitest';
import { dealNotes, spread } from './spread-notes.ts';

const at = (y: number, height = 100) => ({ y, height });

test('what has room stays where it wants to be', () => {
  expect(spread([at(10), at(300), at(500)], 20)).toEqual([10, 300, 500]);
});

test('what would overlap is pushed apart, as little as can be, both ways', () => {
  expect(spread([at(200), at(200)], 20)).toEqual([140, 260]);
  expect(spread([at(200), at(200), at(201)], 20).map(Math.round)).toEqual([80, 200, 320]);
});

test('nothing leaves the top of the page, and the order of the wishes is kept', () => {
  expect(spread([at(0), at(5), at(10)], 10, 30)).toEqual([30, 140, 250]);
  expect(spread([at(400), at(0)], 10)).toEqual([400, 0]);
});

test('two hundred wishes: no two overlap', () => {
  const wishes = Array.from({ length: 200 }, (_, index) => at((index * 7919) % 3000, 20 + ((index * 31) % 90)));
  const tops = spread(wishes, 8);
  const rows = wishes.map(({ height }, index) => ({ top: tops[index] ?? 0, height })).toSorted((a, b) => a.top - b.top);
  const gaps = rows.slice(1).map((row, index) => row.top - (rows[index]?.top ?? 0) - (rows[index]?.height ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(7.999);
});

test('a crowded margin sends its notes over to the other, and a lone note takes the near one', () => {
  const near = { left: 20, right: 400 };
  expect(dealNotes([{ ...at(100), ...near }], 10, { left: 0, right: 0 })).toEqual([{ side: 'left', top: 100 }]);
  const sides = dealNotes(
    [at(100, 200), at(110, 200), at(120, 200), at(130, 200)].map((wish) => ({ ...wish, ...near })),
    10,
    { left: 0, right: 90 },
  );
  expect(sides.map(({ side }) => side)).toEqual(['left', 'right', 'left', 'right']);
  expect(Math.min(...sides.filter(({ side }) => side === 'right').map(({ top }) => top))).toBeGreaterThanOrEqual(90);
});
