import { ICON, ICON_FONT, PRIVATE_USE } from './characters.ts';
import type { Font, Glyph } from '../painting/page-content.ts';

/** What the nameless glyph may stand for, the commoner first. */
const LIGATURES = ['fi', 'fl', 'ff', 'ti', 'ffi', 'tt', 'ft', 'ffl', 'Th', 'ct', 'st', 'fj', 'tf', 'tti'] as const;
const FIRST_MARK = 0x10_00_00;
const MARK = /[\u{100000}-\u{10FFFD}]/u;
const MARKS = /[\u{100000}-\u{10FFFD}]/gu;
/** Control signs (NUL foremost) and the replacement sign: pdf.js found no Unicode value. */
// eslint-disable-next-line no-control-regex -- these are what we look for
const NAMELESS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD]/;

/** Glyphs without a name, each known by its font and code: one shape means one thing in the whole file. */
export interface Nameless {
  marks: Map<string, string>;
  /** Code in its font, by mark. */
  codes: Map<string, number>;
  /** What the file said it was, by mark. */
  original: Map<string, string>;
}

export const noNameless = (): Nameless => ({ marks: new Map(), codes: new Map(), original: new Map() });

/** Gives each glyph whose meaning the file does not tell a mark of its own. */
export function markNameless(glyphs: readonly Glyph[], fonts: readonly Font[], nameless: Nameless): Glyph[] {
  return glyphs.map((glyph) => {
    const font = fonts[glyph.font]?.name ?? '';
    // Icon fonts put their pictures on the codes of letters.
    if (ICON_FONT.test(font)) return /\s/.test(glyph.text) ? glyph : { ...glyph, text: ICON };
    if (!NAMELESS.test(glyph.text) && !PRIVATE_USE.test(glyph.text)) return glyph;
    const key = `${font} ${glyph.code}`;
    let mark = nameless.marks.get(key);
    if (mark === undefined) {
      mark = String.fromCodePoint(FIRST_MARK + (nameless.marks.size % 0xff_fd));
      nameless.marks.set(key, mark);
      nameless.original.set(mark, glyph.text);
      nameless.codes.set(mark, glyph.code);
    }
    return { ...glyph, text: mark };
  });
}

/**
 * Puts letters in place of marks: the ligature that makes the most known words of all the words the
 * mark stands in. Marks that stand alone keep what the file said (an icon, a bullet).
 */
export function nameLigatures(texts: readonly string[], nameless: Nameless, isKnownWord: (word: string) => boolean): string[] {
  if (nameless.marks.size === 0) return [...texts];
  const digits = nameDigits(nameless);
  const meaning = new Map<string, string>();
  for (const mark of nameless.original.keys()) {
    if (digits.has(mark)) continue;
    const uses = new Set(
      texts
        .filter((text) => text.includes(mark))
        .flatMap((text) => text.split(/[^\p{L}\p{M}'’\u{100000}-\u{10FFFD}]+/u))
        .filter((word) => word.includes(mark) && /\p{L}/u.test(word)),
    );
    if (uses.size > 0) meaning.set(mark, choose(mark, [...uses], meaning, isKnownWord));
  }
  return texts.map((text) =>
    text.replace(MARKS, (mark, at: number) => {
      const digit = digits.get(mark);
      if (digit !== undefined) return digit;
      const before = text[at - 1] ?? ' ';
      const after = text[at + mark.length] ?? ' ';
      const inWord = /[\p{L}\p{M}]/u.test(before) || /[\p{L}\p{M}]/u.test(after) || MARK.test(before + after);
      return (inWord ? meaning.get(mark) : undefined) ?? iconOf(nameless.original.get(mark) ?? '');
    }),
  );
}

/**
 * Old-style digits are glyphs of their own that some programs forget to name: ten codes in a row beyond
 * the codes of letters, all or nearly all in use, are 0 to 9.
 */
function nameDigits(nameless: Nameless): Map<string, string> {
  const codes = [...new Set(nameless.codes.values())].filter((code) => code > 0xff).sort((a, b) => a - b);
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined || last - first !== 9 || codes.length < 8) return new Map();
  return new Map([...nameless.codes].filter(([, code]) => code > 0xff).map(([mark, code]) => [mark, String(code - first)]));
}

/** Control signs are nothing to read; private signs are judged later, where they stand. */
function iconOf(original: string): string {
  return PRIVATE_USE.test(original) ? original : ICON;
}

function choose(mark: string, words: readonly string[], meaning: ReadonlyMap<string, string>, isKnownWord: (word: string) => boolean): string {
  let best: string = LIGATURES[0];
  let most = 0;
  for (const ligature of LIGATURES) {
    const made = words.filter((word) => {
      const whole = word.replaceAll(mark, ligature).replace(MARKS, (other) => meaning.get(other) ?? other);
      return isKnownWord(whole.replace(/['’]s$/, '')) || (/\p{Ll}\p{Lu}/u.test(whole) && whole.split(/(?<=\p{Ll})(?=\p{Lu})/u).every(isKnownWord));
    }).length;
    if (made > most) [best, most] = [ligature, made];
  }
  return best;
}

/** Presentation forms of ligatures and radicals spelt out, everything composed (Unicode NFC). */
export function normalise(text: string): string {
  return text.replace(/[\uFB00-\uFB06\u2E80-\u2FDF]/gu, (char) => char.normalize('NFKC')).normalize('NFC');
}
