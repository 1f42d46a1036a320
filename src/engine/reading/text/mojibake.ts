/** Marks of Windows-1252 by the byte that they stand for. */
const WINDOWS: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['‚', 0x82],
  ['ƒ', 0x83],
  ['„', 0x84],
  ['…', 0x85],
  ['†', 0x86],
  ['‡', 0x87],
  ['ˆ', 0x88],
  ['‰', 0x89],
  ['Š', 0x8a],
  ['‹', 0x8b],
  ['Œ', 0x8c],
]);
const byteOf = (sign: string): number => WINDOWS.get(sign) ?? sign.charCodeAt(0);

/** Signs of three bytes, as they look when each byte was taken for a letter. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/â€[“"]/gu, '–'],
  [/â€”/gu, '—'],
  [/â€[˜™]/gu, '’'],
  [/â€œ/gu, '“'],
  [/â€(?:\u009d|(?=[\s.,;:)]|$))/gu, '”'],
  [/â€¢|â—\u008f?|â–ª/gu, '•'],
  [/â€¦/gu, '…'],
  [/â„¢/gu, '™'],
  // A space without width.
  [/â€‹/gu, ''],
  [/(?<!\p{L})Â+(?!\p{L})/gu, ' '],
  // The wide dash of a template, its last byte lost.
  [/\s?ï¼\u008d?\s?/gu, ' – '],
  // A hard space, or a sign of the upper half.
  [/(?<!\p{Lu})Â(?=[\u00a0-\u00bf])/gu, ''],
  [/(?<!\p{Lu})Â(?=\s|$)/gu, ' '],
];
const TWO_BYTES = /Ã([\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ])/gu;
const SUSPECT = /[âïÂÃ]/u;

/** A text whose UTF-8 was read as Latin letters, as it was meant ("CafÃ©", "Dallas ï¼ TX", "byÂ 12%"); any other comes back as it is. */
export function unscrambled(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const whole = SIGNS.reduce((meant, [pattern, sign]) => meant.replace(pattern, sign), text).replace(TWO_BYTES, (_, low: string) =>
    String.fromCharCode(0xc0 | (byteOf(low) & 0x3f)),
  );
  return whole === text
    ? text
    : whole
        .replace(/ {2,}/gu, ' ')
        .replace(/^\s*•(?:\s*•)+\s*/u, '• ')
        .trim();
}
