import { expect, it } from 'vitest';
import { laidOut } from '../printed.test-kit.ts';
import { seenLine } from '../text/seen-line.ts';
import { readBullets } from './bullets.ts';

const statements = (...lines: string[]): string[] => readBullets(laidOut(lines).lines.map(seenLine)).map(({ text }) => text);

it.each([
  ['a compound stays one word', ['• Pragmatisch, mit Hands-on-', 'Mentalität in der Werkstatt'], 'Pragmatisch, mit Hands-on-Mentalität in der Werkstatt'],
  ['a hyphen before "und" stands for the rest', ['• Erfasst Vor-', 'und Nachteile der Anlage'], 'Erfasst Vor- und Nachteile der Anlage'],
  ['a dash parts', ['• Sorted the stores –', 'twice a week, alone'], 'Sorted the stores – twice a week, alone'],
])('%s', (_, lines, statement) => {
  expect(statements(...lines)).toEqual([statement]);
});
