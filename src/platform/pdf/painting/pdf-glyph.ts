/** A glyph in the arguments of pdf.js' showText; numbers between them are shifts. */
export interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  originalCharCode: number;
}

export function isGlyph(value: unknown): value is PdfGlyph {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unicode' in value &&
    typeof value.unicode === 'string' &&
    'width' in value &&
    typeof value.width === 'number' &&
    'originalCharCode' in value
  );
}

/** Coarser than this a Type 3 font is a set of bitmaps, whose em is not told. */
const BITMAP_SCALE = 0.02;
/** Advance of an average letter, in ems. */
const MEAN_ADVANCE = 0.5;

/** Ems of a Type 3 font for each unit of font size: one where glyphs are designed on a usual grid, else by the width of its letters. */
export function typeThreeScale(widthScale: number, items: readonly unknown[]): number {
  if (Math.abs(widthScale) < BITMAP_SCALE) return 1;
  const widths = items
    .filter(isGlyph)
    .map((glyph) => glyph.width)
    .filter((width) => width > 0);
  const mean = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
  return mean === 0 ? 1 : (mean * Math.abs(widthScale)) / MEAN_ADVANCE;
}
