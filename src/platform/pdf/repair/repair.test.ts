import { expect, test } from 'vitest';
import { attachBullets } from './bullets.ts';
import { joinHyphens } from './hyphens.ts';
import { isKnownWord } from './known-words.ts';
import { markNameless, nameLigatures, noNameless, normalise } from './ligatures.ts';
import { glyphsAt, wordsAt } from '../layout/words.test-kit.ts';

const joined = (...texts: string[]): string[] =>
  joinHyphens(
    texts.map((text) => ({ text, block: 1, fontSize: 10 })),
    isKnownWord,
  ).map((line) => line.text);

test('a word cut at the end of a line is whole in the first one', () => {
  expect(joined('Responsible for manage-', 'ment of stores')).toEqual(['Responsible for management', 'of stores']);
  expect(joined('Leitung der Buchhal-', 'tung, Mahnwesen')).toEqual(['Leitung der Buchhaltung,', 'Mahnwesen']);
});

test('a hyphen that belongs to the word stays', () => {
  expect(joined('Improved client-', 'facing pages')).toEqual(['Improved client-facing', 'pages']);
  expect(joined('a state-of-the-', 'art kiln')).toEqual(['a state-of-the-art', 'kiln']);
});

test('a hyphen that its font calls soft belongs to the word where an ordinary one would', () => {
  expect(joined('Improved client\u00AD', 'facing pages')).toEqual(['Improved client-facing', 'pages']);
  expect(joined('Responsible for manage\u00AD', 'ment of stores')).toEqual(['Responsible for management', 'of stores']);
});

test('ranges, capitals and other blocks of text are left alone', () => {
  expect(joined('2019-', '2021')).toEqual(['2019-', '2021']);
  expect(joined('Jean-', 'Paul')).toEqual(['Jean-', 'Paul']);
  expect(
    joinHyphens(
      [
        { text: 'manage-', block: 1, fontSize: 10 },
        { text: 'ment', block: 2, fontSize: 10 },
      ],
      isKnownWord,
    ).map((line) => line.text),
  ).toEqual(['manage-', 'ment']);
});

test('in a full line a prefix, a name of two and a range go on in the next', () => {
  const full = 'Analytics, paid search, newsletters, partnerships and ';
  expect(joined(`${full}e-`, 'commerce, SEO')).toEqual([`${full}e-commerce,`, 'SEO']);
  expect(joined(`${full}(Bornhuetter-`, 'Ferguson), pricing')).toEqual([`${full}(Bornhuetter-Ferguson),`, 'pricing']);
  expect(joined(`${full}12–`, '60 mm)')).toEqual([`${full}12–60`, 'mm)']);
});

test('years, a known word before a dash and what follows a space are no such pair', () => {
  const full = 'Analytics, paid search, newsletters, partnerships and ';
  expect(joined(`${full}2019–`, '2021')).toEqual([`${full}2019–`, '2021']);
  expect(joined(`${full}Manager-`, 'Kilbrack Ltd')).toEqual([`${full}Manager-`, 'Kilbrack Ltd']);
  expect(joined(`${full}A –`, 'all of it')).toEqual([`${full}A –`, 'all of it']);
});

test('one nameless glyph is the same ligature everywhere, chosen by the words it makes', () => {
  const nameless = noNameless();
  const fonts = [{ name: 'Lato', bold: false, italic: false, face: 'sans' as const }];
  const mark = (text: string, code: number): string =>
    markNameless(
      glyphsAt(0, text).map((glyph) => (glyph.text === '\0' ? { ...glyph, code } : glyph)),
      fonts,
      nameless,
    )
      .map((glyph) => glyph.text)
      .join('');
  const texts = [mark('certi\0cate', 1), mark('o\0ce', 2), mark('crea\0on', 3), mark('Ka\0atis', 1)];
  expect(nameLigatures(texts, nameless, isKnownWord)).toEqual(['certificate', 'office', 'creation', 'Kafiatis']);
});

test('ligature signs are spelt out and accents composed', () => {
  expect(normalise('ﬁnance e\u0301te\u0301')).toBe('finance été');
});

const FONTS = [
  { name: 'Helvetica', bold: false, italic: false, face: 'sans' as const },
  { name: 'Wingdings', bold: false, italic: false, face: 'sans' as const },
];
const bulleted = (words: Parameters<typeof attachBullets>[0], fills: Parameters<typeof attachBullets>[1] = []): string[] =>
  attachBullets(words, fills, FONTS).map((word) => word.text);

test('odd bullets become the usual one and stay with their text', () => {
  expect(bulleted([...wordsAt(50, 100, '▪'), ...wordsAt(70, 100, 'Led')])).toEqual(['• Led']);
  expect(bulleted([...wordsAt(50, 100, '§', { font: 1 }), ...wordsAt(70, 100, 'Led')])).toEqual(['• Led']);
  expect(bulleted([...wordsAt(50, 100, '–'), ...wordsAt(62, 100, 'Led')])).toEqual(['• Led']);
});

test('a dot drawn before a line is its bullet, one drawn within a drawing is not', () => {
  const dot = { x0: 52, y0: 95.5, x1: 55, y1: 98.5, color: '#000000', solid: false, opaque: true, z: 3 };
  expect(bulleted(wordsAt(64, 100, 'Led'), [dot])).toEqual(['• Led']);
  expect(bulleted(wordsAt(64, 100, 'Led'), [dot, { ...dot, x0: 48, x1: 60, y0: 90 }])).toEqual(['Led']);
});

test('a sign between two names opens nothing', () => {
  expect(bulleted(wordsAt(50, 100, 'Python • Java'))).toEqual(['Python', '•', 'Java']);
  expect(bulleted(wordsAt(50, 100, 'Bern – Basel'))).toEqual(['Bern', '–', 'Basel']);
  expect(bulleted(wordsAt(50, 100, 'from 34 → 27'))).toEqual(['from', '34', '→', '27']);
});

test('the hyphen of an address was typed', () => {
  expect(joined('write to jean-', 'paul@example.org, please')).toEqual(['write to jean-paul@example.org,', 'please']);
  expect(joined('www.jean-', 'paul.example')).toEqual(['www.jean-paul.example', '']);
});
