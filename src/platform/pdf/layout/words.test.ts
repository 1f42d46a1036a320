import { expect, test } from 'vitest';
import { glyphsAt } from './words.test-kit.ts';
import { toWords } from './words.ts';

const texts = (glyphs: Parameters<typeof toWords>[0]): string[] => toWords(glyphs).map((word) => word.text);

test('painted spaces and gaps part words, kerning does not', () => {
  expect(texts(glyphsAt(0, 'Led a team', 0.05))).toEqual(['Led', 'a', 'team']);
  expect(texts([...glyphsAt(0, 'Led'), ...glyphsAt(17.5, 'team')])).toEqual(['Led', 'team']);
});

test('letters spaced on purpose are one word, and the wider gap is still a space', () => {
  expect(texts(glyphsAt(0, 'EXPERIENCE', 0.3))).toEqual(['EXPERIENCE']);
  expect(texts([...glyphsAt(0, 'WORK', 0.3), ...glyphsAt(38, 'LIFE', 0.3)])).toEqual(['WORK', 'LIFE']);
});

test('a line squeezed by its typesetter keeps its words apart', () => {
  expect(texts(['working', 'with', 'people'].flatMap((word, index) => glyphsAt([0, 36.4, 57.8][index] ?? 0, word)))).toEqual(['working', 'with', 'people']);
});

test('a word cut by a change of font is whole again', () => {
  expect(texts([...glyphsAt(0, 're'), ...glyphsAt(10, 'sumé', 0, { font: 1 })])).toEqual(['resumé']);
});

test('an accent painted over its letter becomes one letter with it', () => {
  const [g, accent, u, n] = [...glyphsAt(0, 'G'), ...glyphsAt(5, '¨'), ...glyphsAt(5, 'u'), ...glyphsAt(10, 'n')];
  if (g === undefined || accent === undefined || u === undefined || n === undefined) throw new Error('four glyphs');
  expect(texts([g, accent, u, n])).toEqual(['Gün']);
});

test('a date that fills its margin and the bold title behind it are two words', () => {
  expect(texts([...glyphsAt(0, 'present'), ...glyphsAt(35.2, 'Senior', 0, { font: 1 })])).toEqual(['present', 'Senior']);
});

test('a hyphen that its font calls soft is seen in the middle of a line, not at its end and not without a width', () => {
  expect(texts(glyphsAt(0, 'multi\u00ADaccount'))).toEqual(['multi-account']);
  expect(texts(glyphsAt(0, 'manage\u00AD'))).toEqual(['manage\u00AD']);
  expect(texts(glyphsAt(0, 'man\u00ADage').map((glyph) => (glyph.text === '\u00AD' ? { ...glyph, x1: glyph.x0 } : glyph)))).not.toEqual(['man-age']);
});

test('a space that the next letter is painted over is an unused soft hyphen, and parts nothing', () => {
  const before = glyphsAt(0, 'prima ').map((glyph) => (glyph.text === ' ' ? { ...glyph, x1: glyph.x0 + 2.5 } : glyph));
  expect(texts([...before, ...glyphsAt(before[5]?.x0 ?? 0, 'ries once')])).toEqual(['primaries', 'once']);
  expect(texts([...before, ...glyphsAt(before[5]?.x0 ?? 0, '-')])).toEqual(['prima-']);
  expect(texts(glyphsAt(0, 'prima ries'))).toEqual(['prima', 'ries']);
});
