import { describe, expect, it } from 'vitest';
import { plain, redact } from './redact.ts';
import { fit, wordsOf, wrap, type Measure } from './text-layout.ts';

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => text.length * size * 0.5;
const said = (lines: { text: string; spaced: boolean }[][]) => lines.map((line) => line.map((word) => (word.spaced ? ' ' : '') + word.text).join(''));

describe('text on the picture', () => {
  it('wraps between words and keeps a full stop with its bar', () => {
    const words = wordsOf(redact('So said “nobody at all”. Twice.', []));
    expect(said(wrap(words, 100, 20, measure))).toEqual(['So said', '“nobody at', 'all”.', 'Twice.']);
  });

  it('breaks a word that is wider than the line', () => {
    expect(said(wrap(wordsOf(plain('a Donaudampfschifffahrt b')), 100, 20, measure))).toEqual(['a', 'Donaudampf', 'schifffahr', 't b']);
  });

  it('shrinks long text until all of it fits', () => {
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    const laid = fit(plain(long), { width: 480, height: 300, size: 48, leading: 1.1 }, measure);
    expect(laid.size).toBeLessThan(48);
    expect(laid.height).toBeLessThanOrEqual(300);
    expect(said(laid.lines).join(' ')).toBe(long);
  });

  it('leaves short text large', () => {
    expect(fit(plain('Short.'), { width: 480, height: 300, size: 48, leading: 1.1 }, measure).size).toBe(48);
  });
});
