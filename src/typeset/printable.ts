/** Longer than any word or address that is printed; the longest German one has 79 letters and hyphens at every joint. */
const LONGEST = 60;
/** Such a chain may break after so many characters: a break after each takes Typst seconds to weigh. */
const LINK = /.{12}/gsu;
const TOO_LONG = new RegExp(String.raw`[^\s\u200b/?&=\-–]{${LONGEST},}`, 'gu');

/**
 * Text as a template can print it: no control characters, no half of a surrogate pair, and a chain of letters that would run off
 * the page may break now and then.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)[\p{Cc}\p{Cn}\p{Co}]/gu, '')
    // At the beginning of a line an arrow is read as the sign of a list.
    .replace(/(\S) → (?=\S)/gu, '$1\u00A0→\u00A0')
    .replace(TOO_LONG, (chain) => chain.replace(LINK, '$&\u200b'));

/** A year, or a number and a point, in the middle of a text, with the space before it. */
const NUMBER_WITHIN = / (?=(?:(?:19|20)\d\d|\d{1,3}[.)])(?:\s|$))/gu;

/** The same, for running text: no line begins with a year or with "41.", which to a parser are a date and the next item of a list. */
export const running = (text: string): string => printable(text).replace(NUMBER_WITHIN, '\u00a0');
