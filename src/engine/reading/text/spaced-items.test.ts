import { expect, it } from 'vitest';
import { type Draft, heading, laidOut } from '../printed.test-kit.ts';
import { seenLine } from './seen-line.ts';
import { spacedItems } from './spaced-items.ts';

/** Lines at the given rows, in points from the top. */
const at = (rows: readonly (readonly [y: number, text: string])[]): Draft[] => rows.map(([y, text]) => ({ y, text }));
const items = (drafts: readonly (string | Draft)[]): string[] | null => spacedItems(laidOut(drafts).lines.map(seenLine))?.map(({ text }) => text) ?? null;

it('joins what stands nearer than items do, under a line that had no room for it', () => {
  expect(
    items(
      at([
        [20, 'Work at height'],
        [37, 'Mobile platform, valid until'],
        [50, '2027'],
        [67, 'First aid (2024)'],
        [84, 'Collecting old paper bags'],
        [97, '(over 300, by colour)'],
      ]),
    ),
  ).toEqual(['Work at height', 'Mobile platform, valid until 2027', 'First aid (2024)', 'Collecting old paper bags (over 300, by colour)']);
});

it('keeps two short lines of a pair apart, though they stand near', () => {
  expect(
    items(
      at([
        [20, 'First aid'],
        [33, 'Red Cross, Ghent, renewed every other spring'],
        [55, 'Forklift'],
        [68, 'Fennimore Training, Leeds, in date to May 2027'],
        [90, 'Food hygiene'],
      ]),
    ),
  ).toEqual(['First aid', 'Red Cross, Ghent, renewed every other spring', 'Forklift', 'Fennimore Training, Leeds, in date to May 2027', 'Food hygiene']);
});

it('says nothing where all lines stand alike, or begin with signs', () => {
  expect(items(['One of them', 'Another of them', 'A third one', 'And the last'])).toBeNull();
  expect(
    items(
      at([
        [20, '• One'],
        [40, '• Two'],
        [53, 'and more'],
        [73, '• Three'],
        [93, '• Four'],
      ]),
    ),
  ).toBeNull();
  expect(items([heading('Alone')])).toBeNull();
});
