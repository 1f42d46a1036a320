import type { Glyph } from '../painting/page-content.ts';
import type { Word } from './words.ts';

/** Words of a line for tests, each letter half a font size wide, a space a quarter. */
export function wordsAt(x: number, y: number, text: string, style: Partial<Word> = {}): Word[] {
  const size = style.size ?? 10;
  let at = x;
  return text.split(' ').map((part, index, parts) => {
    const x0 = at;
    const x1 = x0 + part.length * size * 0.5;
    at = x1 + size * 0.25;
    return {
      text: part,
      x0,
      x1,
      y,
      y0: y - size * 0.75,
      y1: y + size * 0.22,
      size,
      font: 0,
      color: '#000000',
      turn: 0,
      z: 1,
      hidden: null,
      spaceAfter: index < parts.length - 1,
      ...style,
    };
  });
}

/** Glyphs with a gap (in font sizes) between each two. */
export function glyphsAt(x: number, text: string, gap = 0, style: Partial<Glyph> = {}): Glyph[] {
  const size = style.size ?? 10;
  return Array.from(text, (char, index) => {
    const x0 = x + index * (0.5 + gap) * size;
    return {
      text: char,
      x0,
      x1: x0 + 0.5 * size,
      y: 100,
      size,
      font: 0,
      code: char.codePointAt(0) ?? 0,
      color: '#000000',
      turn: 0,
      z: 1,
      hidden: null,
      ...style,
    };
  });
}
