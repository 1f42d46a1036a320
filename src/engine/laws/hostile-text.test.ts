import { expect, test } from 'vitest';
import { READER, ROBOT_VIEW } from '../../domain/limits.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../roast-cv.ts';

const roast = (text: string) => writeRoast(judgeCv(understandCv(documentFromText(text), 'Chef')));

test('forty thousand lines of dates are read as far as a CV goes, and no further', () => {
  const document = documentFromText(`Experience\n${'2019\n'.repeat(40_000)}`);
  expect(document.lines).toHaveLength(READER.maxLines);
  expect(() => roast(`Experience\n${'A 2019 - 2020\n• b\n'.repeat(5_000)}`)).not.toThrow();
});

test('a cut in the middle of an emoji leaves no half of one', () => {
  for (const shift of [-2, -1, 0, 1]) {
    const text = `Experience\nChef, Example Ltd, 2019 - 2020\n${'a '.repeat(ROBOT_VIEW.maxLineCharacters / 2 + shift).slice(0, ROBOT_VIEW.maxLineCharacters + shift)}😀 cooked`;
    expect(JSON.stringify(roast(text).robot?.lines).isWellFormed()).toBe(true);
    expect(JSON.stringify(roast(text).robot?.lines)).not.toMatch(/\\ud83d(?!\\ude00)/u);
  }
});
