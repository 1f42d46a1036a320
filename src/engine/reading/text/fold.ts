/**
 * Text for comparing with word lists: compatibility forms unified, lower case, Latin accents off,
 * everything but letters, digits, "+" and "#" turned into single spaces.
 */
export function fold(text: string): string {
  return unaccent(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Lower case without Latin accents; punctuation stays. May change the length of the text. */
export function unaccent(text: string): string {
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

/** The folded words of a text. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
