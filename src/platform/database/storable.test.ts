import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test('half an emoji and NUL become what a database takes, everything else stays', () => {
  const half = '\u{1F600}'.slice(0, 1);
  expect(storable({ a: [`x${half}`, 'y\0z'], n: 1, no: null, ok: '\u{1F600} é' })).toEqual({ a: ['x\uFFFD', 'yz'], n: 1, no: null, ok: '\u{1F600} é' });
});
