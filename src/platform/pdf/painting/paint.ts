import { OPS } from 'unpdf/pdfjs';
import { IDENTITY, apply, applyToBox, isNumbers, multiply, toMatrix, type Matrix } from './matrix.ts';
import { pathFills } from './paths.ts';
import { isGlyph, typeThreeScale } from './pdf-glyph.ts';
import type { Box, Fill, Font, Glyph, InkHidden, PageContent } from './page-content.ts';

/** The operators of one page as pdf.js returns them. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface FontInfo extends Font {
  /** Scale of glyph widths, 0.001 for most. */
  widthScale: number;
  /** Type 3: glyphs are little drawings in a space of their own. */
  drawn: boolean;
  vertical: boolean;
}

export interface PageFrame {
  page: number;
  width: number;
  height: number;
  /** From PDF user space to points with the origin top left. */
  base: Matrix;
  /** Pictures that pdf.js left out (it is told to decode none), of which only the count is known. */
  skippedImages: number;
  font: (name: string) => FontInfo | null;
  /** Whether a layer (optional content) is switched on, as a viewer opens the file. */
  isShown: (layer: unknown) => boolean;
}

interface State {
  ctm: Matrix;
  clip: Box;
  color: string | null;
  alpha: number;
  blend: boolean;
  font: FontInfo | null;
  fontIndex: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
  lineWidth: number;
  strokeColor: string | null;
}

/** Under this size (points) no eye reads text. Issue: "under 2 pt". */
const TINY = 2;
const INVISIBLE_MODE = 3;
/** One page with more is no page of a CV; the rest of it is not read. */
export const MAX_GLYPHS = 100_000;

/**
 * Plays the operators of a page and notes what they paint: glyphs with place, size, colour and order,
 * filled areas and pictures. The text state follows PDF 32000-1, 9.3 and 9.4.
 */
export function paintPage(operators: Operators, frame: PageFrame): PageContent {
  const glyphs: Glyph[] = [];
  const fills: Fill[] = [];
  const images: Box[] = [];
  const emptyTransforms: Box[] = [];
  const fonts: Font[] = [];
  const fontIndex = new Map<string, number>();
  const stack: State[] = [];
  let state: State = {
    ctm: frame.base,
    clip: { x0: 0, y0: 0, x1: frame.width, y1: frame.height },
    color: '#000000',
    alpha: 1,
    blend: false,
    font: null,
    fontIndex: 0,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    lineWidth: 1,
    strokeColor: '#000000',
  };
  let textMatrix: Matrix = IDENTITY;
  let x = 0;
  let y = 0;
  let lineX = 0;
  let lineY = 0;
  /** Marked content that is open, each with whether it hides what is in it. */
  const marks: boolean[] = [];
  let pendingClip = false;
  /** Set by a transformation, cleared by any painting: what is left at `restore` was a skipped picture. */
  let bareTransform: Matrix | null = null;

  const save = (): void => {
    stack.push(state);
    state = { ...state };
  };
  const restore = (): void => {
    if (bareTransform !== null && frame.skippedImages > 0) emptyTransforms.push(unitSquare(bareTransform));
    bareTransform = null;
    state = stack.pop() ?? state;
  };
  const move = (dx: number, dy: number): void => {
    x = lineX += dx;
    y = lineY += dy;
  };

  const showText = (items: readonly unknown[], z: number): void => {
    const { font, fontSize } = state;
    if (font === null || fontSize === 0) return;
    const full = multiply(state.ctm, textMatrix);
    const direction = Math.atan2(full[1] * Math.sign(fontSize), full[0] * Math.sign(fontSize));
    const turn = ((Math.round((direction * 180) / Math.PI) % 360) + 360) % 360;
    const cos = Math.cos(-direction);
    const sin = Math.sin(-direction);
    const size = Math.abs(fontSize) * Math.hypot(full[2], full[3]) * (font.drawn ? typeThreeScale(font.widthScale, items) : 1);
    const hidden = (px: number, py: number): InkHidden => {
      if ((state.mode & 7) === INVISIBLE_MODE || state.alpha <= 0.02 || marks.includes(true)) return 'invisible';
      if (size < TINY) return 'tiny';
      if (px < -1 || py < -1 || px > frame.width + 1 || py > frame.height + size) return 'off-page';
      return null;
    };
    for (const item of items) {
      if (typeof item === 'number') {
        const shift = (-item * fontSize) / 1000;
        if (font.vertical) y += shift;
        else x += shift * state.hScale;
        continue;
      }
      if (!isGlyph(item) || glyphs.length >= MAX_GLYPHS) continue;
      const advance = item.width * fontSize * font.widthScale;
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const [px, py] = apply(full, x, y + state.rise);
      const [qx, qy] = apply(full, x + (font.vertical ? fontSize : advance * state.hScale), y + state.rise);
      if (![px, py, qx, qy, size].every(isOnEarth)) continue;
      glyphs.push({
        text: item.unicode,
        x0: px * cos - py * sin,
        x1: qx * cos - qy * sin,
        y: px * sin + py * cos,
        size,
        font: state.fontIndex,
        code: item.originalCharCode,
        color: state.mode === 1 || state.mode === 5 ? state.strokeColor : state.color,
        turn,
        z,
        hidden: hidden(px, py),
      });
      if (font.vertical) y -= Math.abs(advance) + spacing;
      else x += (advance + spacing) * state.hScale;
    }
  };

  for (let index = 0; index < operators.fnArray.length; index++) {
    const op = operators.fnArray[index];
    const raw = operators.argsArray[index];
    const args: readonly unknown[] = Array.isArray(raw) ? raw : [];
    const first = args[0];
    const number = typeof first === 'number' ? first : 0;
    switch (op) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform: {
        const matrix = toMatrix(args);
        if (matrix !== null) state.ctm = bareTransform = multiply(state.ctm, matrix);
        break;
      }
      case OPS.paintFormXObjectBegin: {
        save();
        const matrix = toMatrix(first);
        if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
        const bounds = args[1];
        if (isNumbers(bounds)) state.clip = intersect(state.clip, boxOf(state.ctm, bounds));
        break;
      }
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.beginAnnotation: {
        save();
        state.ctm = frame.base;
        for (const matrix of [toMatrix(args[2]), toMatrix(args[3])]) if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
        break;
      }
      case OPS.endAnnotation:
        restore();
        break;
      case OPS.setGState:
        applyGraphicsState(state, first, setFont);
        break;
      case OPS.setLineWidth:
        state.lineWidth = number;
        break;
      case OPS.setFillRGBColor:
        state.color = typeof first === 'string' ? first : null;
        break;
      case OPS.setStrokeRGBColor:
        state.strokeColor = typeof first === 'string' ? first : null;
        break;
      case OPS.setFillColorN:
        state.color = null;
        break;
      case OPS.setStrokeColorN:
        state.strokeColor = null;
        break;
      case OPS.setFillTransparent:
        state.color = null;
        break;
      case OPS.beginText:
        textMatrix = IDENTITY;
        x = y = lineX = lineY = 0;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number;
        break;
      case OPS.setHScale:
        state.hScale = number / 100;
        break;
      case OPS.setLeading:
        state.leading = -number;
        break;
      case OPS.setTextRise:
        state.rise = number;
        break;
      case OPS.setTextRenderingMode:
        state.mode = number;
        break;
      case OPS.setFont:
        setFont(first, args[1]);
        break;
      case OPS.moveText:
        move(number, typeof args[1] === 'number' ? args[1] : 0);
        break;
      case OPS.setLeadingMoveText: {
        const dy = typeof args[1] === 'number' ? args[1] : 0;
        state.leading = dy;
        move(number, dy);
        break;
      }
      case OPS.setTextMatrix: {
        textMatrix = toMatrix(first) ?? toMatrix(args) ?? IDENTITY;
        x = y = lineX = lineY = 0;
        break;
      }
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
      case OPS.nextLineShowText:
      case OPS.nextLineSetSpacingShowText:
        bareTransform = null;
        if (Array.isArray(first)) showText(first, index);
        break;
      case OPS.clip:
      case OPS.eoClip:
        pendingClip = true;
        break;
      case OPS.constructPath: {
        const bounds = args[2];
        const paint = number;
        const isFill = FILLS.has(paint);
        if (isFill || STROKES.has(paint)) {
          bareTransform = null;
          const brush = { color: isFill ? state.color : state.strokeColor, opaque: state.alpha >= 0.95 && !state.blend, z: index };
          pathFills(args[1], isFill ? null : state.lineWidth, state.ctm, state.clip, brush, fills);
        }
        if (pendingClip && isNumbers(bounds)) state.clip = intersect(state.clip, boxOf(state.ctm, bounds));
        pendingClip = false;
        break;
      }
      case OPS.beginMarkedContent:
        marks.push(false);
        break;
      case OPS.beginMarkedContentProps:
        marks.push(first === 'OC' && !frame.isShown(args[1]));
        break;
      case OPS.endMarkedContent:
        marks.pop();
        break;
      case OPS.shadingFill:
        bareTransform = null;
        fills.push({ ...state.clip, color: null, solid: false, opaque: false, z: index });
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintSolidColorImageMask:
        bareTransform = null;
        images.push(unitSquare(state.ctm));
        break;
      default:
        break;
    }
  }

  function setFont(name: unknown, size: unknown): void {
    if (typeof name !== 'string' || typeof size !== 'number') return;
    let at = fontIndex.get(name);
    const font = frame.font(name);
    if (at === undefined) {
      at = fonts.push({ name: font?.name ?? '', bold: font?.bold ?? false }) - 1;
      fontIndex.set(name, at);
    }
    state.font = font;
    state.fontIndex = at;
    state.fontSize = size;
  }

  const skipped = emptyTransforms
    .filter((box) => box.x1 - box.x0 > 4 && box.y1 - box.y0 > 4)
    .sort((a, b) => area(b) - area(a))
    .slice(0, frame.skippedImages);
  images.push(...skipped);
  const whole = images.filter((box) => [box.x0, box.y0, box.x1, box.y1].every(isOnEarth));
  for (const box of whole) fills.push({ ...box, color: null, solid: false, opaque: false, z: 0 });
  return {
    page: frame.page,
    width: frame.width,
    height: frame.height,
    fonts,
    glyphs,
    fills: fills.filter((fill) => [fill.x0, fill.y0, fill.x1, fill.y1].every(isOnEarth)),
    images: whole,
  };
}

/** Coordinates further out than this (points) are the work of a broken or hostile file. */
const isOnEarth = (value: number): boolean => Math.abs(value) < 1e6;

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke]);

function applyGraphicsState(state: State, entries: unknown, setFont: (name: unknown, size: unknown) => void): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [key, value]: unknown[] = entry;
    if (key === 'ca' && typeof value === 'number') state.alpha = value;
    else if (key === 'BM') state.blend = value !== 'source-over' && value !== 'Normal';
    else if (key === 'LW' && typeof value === 'number') state.lineWidth = value;
    else if (key === 'Font' && Array.isArray(value)) setFont(value[0], value[1]);
  }
}

function unitSquare(m: Matrix): Box {
  const [x0, y0, x1, y1] = applyToBox(m, 0, 0, 1, 1);
  return { x0, y0, x1, y1 };
}

function boxOf(m: Matrix, bounds: ArrayLike<number>): Box {
  const [x0, y0, x1, y1] = applyToBox(m, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0);
  return { x0, y0, x1, y1 };
}

function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}

function area(box: Box): number {
  return Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
}
