import { COMBINING, PRIVATE_USE } from '../repair/characters.ts';
import type { Box, Glyph } from '../painting/page-content.ts';

/** Glyphs that stand together, as they were painted. `y` is the baseline, `y0`/`y1` top and bottom of the letters. */
export interface Word extends Box {
  text: string;
  y: number;
  size: number;
  font: number;
  color: string | null;
  turn: number;
  z: number;
  hidden: Glyph['hidden'];
  /** Painted as outlines, which browsers do for letters they make bold themselves. */
  drawn?: boolean;
  /** A space follows it, painted or as a gap. */
  spaceAfter: boolean;
  /** That space was painted: its writer typed it. */
  typedSpace?: boolean;
  /** Where its letters begin, if a bullet was attached before them. */
  bodyX0?: number;
}

/** A gap wider than this share of the font size parts two words (a normal space is .2 to .3 em). */
const WORD_GAP = 0.17;
/** Enough where letters stand exactly one after the other: TeX squeezes the spaces of an overfull line. */
const TIGHT_WORD_GAP = 0.11;
const TIGHT_LETTERS = 0.03;
/** Letters further apart than this on average are spaced on purpose. */
const LETTER_SPACING = 0.09;
const ASCENT = 0.75;
const DESCENT = 0.22;

/** Groups glyphs in painting order into words; spaces painted and gaps both part them. */
export function toWords(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  let run: Glyph[] = [];
  for (const glyph of showHyphens(composeAccents(glyphs))) {
    const last = run.at(-1);
    if (last !== undefined && !continues(last, glyph)) {
      splitRun(run, words);
      run = [];
    }
    run.push(glyph);
  }
  splitRun(run, words);
  return mergeTouching(words);
}

/** A hyphen thinner than this share of the font size is not painted. */
const THIN = 0.1;
const SOFT_HYPHEN = '\u00AD';

/** Some fonts call their hyphen a soft one: painted in the middle of a line it is a hyphen like any other. */
function showHyphens(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.map((glyph, at) => {
    const next = glyphs[at + 1];
    const goesOn = glyph.text === SOFT_HYPHEN && next !== undefined && glyph.x1 - glyph.x0 > THIN * glyph.size && continues(glyph, next);
    return goesOn ? { ...glyph, text: '-' } : glyph;
  });
}

function continues(last: Glyph, next: Glyph): boolean {
  const gap = next.x0 - last.x1;
  return (
    last.font === next.font &&
    last.color === next.color &&
    last.hidden === next.hidden &&
    last.turn === next.turn &&
    Math.abs(last.size - next.size) < 0.1 &&
    Math.abs(last.y - next.y) < last.size * 0.1 &&
    gap > -last.size * 0.4 &&
    gap < last.size * 1.2
  );
}

/** Share of the font size that a painted space takes at the least. */
const SEEN_SPACE = 0.02;

/** Browsers print an unused soft hyphen as a space, and the next letter in its place: nobody sees a gap inside "prima" + "ries". */
function isPaintedOver(glyph: Glyph, last: Glyph, next: Glyph | undefined): boolean {
  return next !== undefined && isSpace(glyph.text) && isLetter(last.text) && IN_A_WORD.test(next.text) && next.x0 - last.x1 < SEEN_SPACE * last.size;
}
const isLetter = (text: string): boolean => /^\p{L}/u.test(text);
const IN_A_WORD = /^[\p{L}\u00AD\u2010-]/u;

const isSpace = (text: string): boolean => /^[\s\u00A0\u2000-\u200B\u202F\u3000]*$/.test(text);

function splitRun(run: readonly Glyph[], out: Word[]): void {
  const gapLimit = wordGap(run);
  let part: Glyph[] = [];
  const flush = (spaceAfter: boolean, typedSpace = false): void => {
    if (part.length > 0) out.push({ ...toWord(part, spaceAfter), typedSpace });
    part = [];
  };
  for (const [at, glyph] of run.entries()) {
    const last = part.at(-1);
    if (last !== undefined && isPaintedOver(glyph, last, run[at + 1])) continue;
    if (isSpace(glyph.text)) {
      flush(true, glyph.x1 > glyph.x0);
      continue;
    }
    if (last !== undefined && glyph.x0 - last.x1 > gapLimit) flush(true);
    part.push(glyph);
  }
  flush(false);
}

/** The gap from which on a run's glyphs are different words: more where its letters are spaced on purpose. */
function wordGap(run: readonly Glyph[]): number {
  const size = run[0]?.size ?? 1;
  const gaps: number[] = [];
  for (let i = 1; i < run.length; i++) {
    const [a, b] = [run[i - 1], run[i]];
    if (a !== undefined && b !== undefined && !isSpace(a.text) && !isSpace(b.text)) gaps.push((b.x0 - a.x1) / size);
  }
  if (gaps.length < 2) return WORD_GAP * size;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length / 4)] ?? 0;
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const spaced = low >= LETTER_SPACING && middle < 1 && (gaps.length >= 4 || low > 0.2 === middle > 0.2);
  const tight = gaps.length >= 8 && middle < TIGHT_LETTERS && low > -TIGHT_LETTERS;
  return (spaced ? middle * 1.25 + 0.12 : tight ? TIGHT_WORD_GAP : WORD_GAP) * size;
}

function toWord(glyphs: readonly Glyph[], spaceAfter: boolean): Word {
  const [first] = glyphs;
  if (first === undefined) throw new Error('a word has glyphs');
  const { y, size, font, color, turn, z, hidden } = first;
  return {
    text: glyphs.map((glyph) => glyph.text).join(''),
    x0: Math.min(...glyphs.map((glyph) => glyph.x0)),
    x1: Math.max(...glyphs.map((glyph) => glyph.x1)),
    y,
    y0: y - size * ASCENT,
    y1: y + size * DESCENT,
    size,
    font,
    color,
    turn,
    z,
    hidden,
    spaceAfter,
  };
}

/** Joins words that another font, colour or drawing call cut in the middle ("re" + "sumé"). */
function mergeTouching(words: readonly Word[]): Word[] {
  const merged: Word[] = [];
  for (const word of words) {
    const last = merged.at(-1);
    const gap = last === undefined ? 0 : word.x0 - last.x1;
    if (
      last !== undefined &&
      !last.spaceAfter &&
      last.turn === word.turn &&
      last.hidden === word.hidden &&
      last.color === word.color &&
      Math.abs(last.y - word.y) < 0.15 * last.size &&
      Math.abs(last.size - word.size) < 0.3 * last.size &&
      gap > -0.25 * last.size &&
      gap < 0.1 * last.size &&
      !startsAnew(last, word) &&
      !PRIVATE_USE.test(last.text) &&
      !PRIVATE_USE.test(word.text)
    ) {
      merged[merged.length - 1] = {
        ...last,
        text: last.text + word.text,
        x1: Math.max(last.x1, word.x1),
        y0: Math.min(last.y0, word.y0),
        y1: Math.max(last.y1, word.y1),
        spaceAfter: word.spaceAfter,
        typedSpace: word.typedSpace ?? false,
      };
    } else merged.push(word);
  }
  return merged;
}

/** "2019 – present" in a margin just wide enough, and "Senior Fellow" in bold right behind it: no word changes to a capital and to another font at once. */
export function startsAnew(last: { text: string; font: number }, next: { text: string; font: number }): boolean {
  return last.font !== next.font && /(?:\p{Ll}{4}|\d{4})$/u.test(last.text) && /^\p{Lu}\p{Ll}{2}/u.test(next.text);
}

/** TeX paints "ü" as "¨" and "u" in one place: makes one letter of them. */
function composeAccents(glyphs: readonly Glyph[]): Glyph[] {
  const out: Glyph[] = [];
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i];
    if (glyph === undefined) continue;
    const mark = COMBINING[glyph.text];
    const next = glyphs[i + 1];
    const last = out.at(-1);
    if (mark !== undefined && next !== undefined && overlaps(glyph, next) && /\p{L}/u.test(next.text)) {
      out.push({ ...next, text: (next.text.replace('ı', 'i') + mark).normalize('NFC') });
      i++;
    } else if (mark !== undefined && last !== undefined && overlaps(glyph, last) && /\p{L}/u.test(last.text)) {
      out[out.length - 1] = { ...last, text: (last.text.replace('ı', 'i') + mark).normalize('NFC') };
    } else out.push(glyph);
  }
  return out;
}

function overlaps(accent: Glyph, letter: Glyph): boolean {
  const shared = Math.min(accent.x1, letter.x1) - Math.max(accent.x0, letter.x0);
  return shared > 0.4 * Math.min(accent.x1 - accent.x0, letter.x1 - letter.x0) && Math.abs(accent.y - letter.y) < letter.size * 0.5;
}
