import { expect, it } from 'vitest';
import { characterCount } from './character-count.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['\u{1F600}', 1],
  ['\u{1F469}\u200D\u{1F467}', 1],
  ['e\u0301', 1],
  ['\u{1F600}'.repeat(90), 90],
  ['x'.repeat(9_000), 9_000],
])('“%s” has %i', (text, count) => expect(characterCount(text)).toBe(count));
