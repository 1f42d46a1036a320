import { expect, test } from 'vitest';
import { isContactText } from './private-text.ts';

test('an address is found inside a line, and a word of 20,000 letters is none and costs nothing', () => {
  expect(isContactText('Write to ann.bo+cv@example.com today')).toBe(true);
  expect(isContactText('(ann at home) ann (at) example.com')).toBe(true);
  const before = process.cpuUsage();
  expect(isContactText('a'.repeat(20_000))).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
