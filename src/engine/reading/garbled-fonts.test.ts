import { expect, test } from 'vitest';
import { documentFromText } from './document-from-text.ts';
import { judgeQuality } from './quality/quality.ts';

const GERMAN =
  'Leiterin der Filiale in Bremen, Verkauf und Lager\nBestellung von Waren und Pflege der Regale mit dem Team\nAusbildung zur Floristin in Emden, danach Meisterin\nEinkauf der Blumen auf dem Markt, Kasse und Beratung';

/** Letters that a font draws and does not tell: inside a word nothing stands in their place. */
const without = (text: string, letters: string): string => text.replace(new RegExp(`(?<=\\p{L})[${letters}](?=\\p{L})`, 'giu'), '');
const swapped = (text: string, letters: Readonly<Record<string, string>>): string => text.replace(/\p{Ll}/gu, (letter) => letters[letter] ?? letter);

test('a text that lost one of its vowels can still be read', () => {
  expect(judgeQuality(documentFromText(GERMAN))).toEqual({ ok: true });
  expect(judgeQuality(documentFromText(without(GERMAN, 'e')))).toEqual({ ok: true });
});

test.each([
  ['hardly a vowel is left', without(GERMAN, 'eai')],
  ['consonants read as vowels', swapped(GERMAN, { n: 'e', r: 'a', t: 'i', l: 'o' })],
])('%s: garbled, although its small words are whole and no word is too hard to speak', (_, text) => {
  expect(judgeQuality(documentFromText(text))).toEqual({ ok: false, reason: 'garbled' });
});

test('words of six consonants and more are no words, however many vowels stand elsewhere', () => {
  const unspeakable = Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? 'oieaueia und' : 'rstlkmnb')).join(' ');
  expect(judgeQuality(documentFromText(unspeakable))).toEqual({ ok: false, reason: 'garbled' });
});
