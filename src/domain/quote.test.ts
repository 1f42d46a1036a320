import { expect, test } from 'vitest';
import { phraseQuote, shortQuote } from './quote.ts';

const LINE = 'Looked after a wide range of visitors across three buildings, mainly by walking between them all day';

test('a shortened quote is verbatim and never ends on a word that asks for another', () => {
  for (let most = 30; most < LINE.length; most += 1)
    for (const quote of [shortQuote(LINE, most), phraseQuote(LINE, most)]) {
      expect(LINE.startsWith(quote)).toBe(true);
      expect(quote).not.toMatch(/(?:[,;:]|\b(?:a|of|across|mainly|by|between))$/u);
    }
});

test('what fits stays whole, whatever its last word', () => {
  expect(shortQuote('the town I come from', 40)).toBe('the town I come from');
});
