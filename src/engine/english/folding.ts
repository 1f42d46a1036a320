/** Runs of white space made one space each, none at the ends; nothing else changes. */
export const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Lower case with straight apostrophes, sign for sign: what stands at a place of it stands there in the text. */
export const lowered = (text: string): string =>
  // The dotted capital I is the one letter whose lower case is longer than itself.
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('’', "'");

/** Most words hold no such sign, and every step but one leaves them as they are. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case without Latin accents, compatibility forms unified; punctuation stays. May change the length of the text. */
export function unaccent(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      // Only the Latin marks: Japanese voiced kana decompose too and must not lose theirs.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ı', 'i')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
  );
}

/**
 * Text for comparing with word lists: compatibility forms unified, lower case, Latin accents off,
 * everything but letters, digits, "+" and "#" turned into single spaces.
 */
export const fold = (text: string): string =>
  unaccent(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** For comparing with lists of cues in which signs count: as `fold`, but punctuation stays, with one kind of apostrophe. */
export const foldKeepingSigns = (text: string): string => squeezed(unaccent(text).replace(/[’‘`´]/gu, "'"));
