import { expect, test } from 'vitest';
import { companyPhrases } from './company-words.ts';

const PAGE = 'We move fresh fish from the quay to the plate in under a day.';

test.each([
  ['commas', 'a, '],
  ['stops', '. '],
  ['colons', 'word: '],
  ['tags that never end', '<p '],
  ['scripts that never end', '<script>'],
])('a pasted page of nothing but %s is no quote, and is not pondered over', (_what, piece) => {
  const before = process.cpuUsage();
  const found = companyPhrases(`${PAGE}\nWe build ${piece.repeat(50_000 / piece.length)}z`, null, 'Quayside', 3);
  const { user, system } = process.cpuUsage(before);
  expect(found.map(({ sentence }) => sentence)).toEqual([PAGE]);
  expect((user + system) / 1000).toBeLessThan(1_500);
});
