import { expect, test } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../roast-cv.ts';
import { isMeasured } from '../../english/measures.ts';

test('a name is found where it stands, and a line of 50,000 characters that was taken for a name is none', () => {
  const line = 'results-driven team player synergy '.repeat(1_400);
  const text = `Ann Bo\nann@example.com\n\nExperience\n${line}\n${line}\tJan 2010 - Present\n• ${line.slice(0, 20_000)}`;
  understandCv(documentFromText('Ann Bo'), 'Engineer');
  const before = process.cpuUsage();
  judgeCv(understandCv(documentFromText(text), 'Engineer'));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2_000);
});

test('figures that never end measure nothing and cost nothing', () => {
  const before = process.cpuUsage();
  expect(isMeasured(`Built ${'1'.repeat(50_000)}z`)).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
  expect(isMeasured('Ran a shop of 12 people')).toBe(true);
});
