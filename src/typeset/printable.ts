/** Longer than any word or address that is printed; the longest German one has 79 letters and hyphens at every joint. */
const LONGEST = 60;
const TOO_LONG = new RegExp(String.raw`[^\s\u200b/?&=\-–]{${LONGEST},}`, 'gu');

/**
 * Text as a template can print it: no control characters, no half of a surrogate pair, and a chain of letters that would run off
 * the page may break anywhere.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)[\p{Cc}\p{Cn}\p{Co}]/gu, '')
    .replace(TOO_LONG, (chain) => [...chain].join('\u200b'));
