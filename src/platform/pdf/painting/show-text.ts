import { isOnEarth } from './boxes.ts';
import { apply, multiply, type Matrix } from './matrix.ts';
import type { InkHidden } from './page-content.ts';
import type { FontInfo, Painting } from './painting.ts';
import { isGlyph, type PdfGlyph, typeThreeScale } from './pdf-glyph.ts';

/** Under this size (points) no eye reads text. Issue: "under 2 pt". */
const TINY = 2;
/** Under this alpha neither. */
const FAINT = 0.02;
const INVISIBLE_MODE = 3;
/** One page with more is no page of a CV; the rest of it is not read. */
export const MAX_GLYPHS = 100_000;

/** What is the same for all glyphs of one showing of text. */
interface Run {
  font: FontInfo;
  /** From text space to the page. */
  full: Matrix;
  /** Of writing, in degrees, and what turns the page so that it runs to the right. */
  turn: number;
  cos: number;
  sin: number;
  /** In points. */
  size: number;
  z: number;
}

/** Notes the glyphs of a string with their places, and moves the pen behind them (PDF 32000-1, 9.4.3 and 9.4.4). `z`: order of painting. */
export function showText(painting: Painting, items: readonly unknown[], z: number): void {
  const run = runOf(painting, items, z);
  if (run === null) return;
  for (const item of items) {
    if (typeof item === 'number') shift(painting, run.font, item);
    else if (isGlyph(item) && painting.glyphs.length < MAX_GLYPHS) showGlyph(painting, run, item);
  }
}

function runOf({ state, pen }: Painting, items: readonly unknown[], z: number): Run | null {
  const { font, fontSize } = state;
  if (font === null || fontSize === 0) return null;
  const full = multiply(state.ctm, pen.matrix);
  const direction = Math.atan2(full[1] * Math.sign(fontSize), full[0] * Math.sign(fontSize));
  const turn = ((Math.round((direction * 180) / Math.PI) % 360) + 360) % 360;
  const size = Math.abs(fontSize) * Math.hypot(full[2], full[3]) * (font.drawn ? typeThreeScale(font.widthScale, items) : 1);
  return { font, full, turn, cos: Math.cos(-direction), sin: Math.sin(-direction), size, z };
}

/** Between two glyphs: thousandths of the font's size, backwards. */
function shift({ state, pen }: Painting, font: FontInfo, thousandths: number): void {
  const by = (-thousandths * state.fontSize) / 1000;
  if (font.vertical) pen.y += by;
  else pen.x += by * state.hScale;
}

function showGlyph(painting: Painting, { font, full, turn, cos, sin, size, z }: Run, glyph: PdfGlyph): void {
  const { state, pen } = painting;
  const advance = glyph.width * state.fontSize * font.widthScale;
  const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
  const [px, py] = apply(full, pen.x, pen.y + state.rise);
  const [qx, qy] = apply(full, pen.x + (font.vertical ? state.fontSize : advance * state.hScale), pen.y + state.rise);
  // A glyph of a broken place moves no pen either.
  if (![px, py, qx, qy, size].every(isOnEarth)) return;
  painting.glyphs.push({
    text: glyph.unicode,
    x0: px * cos - py * sin,
    x1: qx * cos - qy * sin,
    y: px * sin + py * cos,
    size,
    font: state.fontIndex,
    code: glyph.originalCharCode,
    color: state.mode === 1 || state.mode === 5 ? state.strokeColor : state.color,
    turn,
    z,
    hidden: hiddenAt(painting, px, py, size),
  });
  if (font.vertical) pen.y -= Math.abs(advance) + spacing;
  else pen.x += (advance + spacing) * state.hScale;
}

/** Why text of this size at this place cannot be seen, whatever lies over it. */
function hiddenAt({ state, marks, frame }: Painting, x: number, y: number, size: number): InkHidden {
  if ((state.mode & 7) === INVISIBLE_MODE || state.alpha <= FAINT || marks.includes(true)) return 'invisible';
  if (size < TINY) return 'tiny';
  if (x < -1 || y < -1 || x > frame.width + 1 || y > frame.height + size) return 'off-page';
  return null;
}
