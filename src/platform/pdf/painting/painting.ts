import { unitSquare } from './boxes.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import type { Box, Fill, Font, Glyph } from './page-content.ts';

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

/** The graphics state (PDF 32000-1, 8.4), as far as it says where and how visibly something is painted. */
interface State {
  ctm: Matrix;
  clip: Box;
  color: string | null;
  strokeColor: string | null;
  lineWidth: number;
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
}

/** Where the pen stands in a text object, in text space. */
interface Pen {
  matrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

/** A page that is being painted: the state of the pen, and what has been noted so far. */
export interface Painting {
  readonly frame: PageFrame;
  state: State;
  readonly stack: State[];
  pen: Pen;
  /** Marked content that is open, each with whether it hides what is in it. */
  readonly marks: boolean[];
  pendingClip: boolean;
  /** Set by a transformation, cleared by any painting: what is left at `restore` was a skipped picture. */
  bareTransform: Matrix | null;
  readonly glyphs: Glyph[];
  readonly fills: Fill[];
  readonly images: Box[];
  readonly emptyTransforms: Box[];
  readonly fonts: Font[];
  /** Of the fonts by the names that the file gives them. */
  readonly fontIndex: Map<string, number>;
}

export const penAtOrigin = (matrix: Matrix = IDENTITY): Pen => ({ matrix, x: 0, y: 0, lineX: 0, lineY: 0 });

export function beginPainting(frame: PageFrame): Painting {
  return {
    frame,
    state: {
      ctm: frame.base,
      clip: { x0: 0, y0: 0, x1: frame.width, y1: frame.height },
      color: '#000000',
      strokeColor: '#000000',
      lineWidth: 1,
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
    },
    stack: [],
    pen: penAtOrigin(),
    marks: [],
    pendingClip: false,
    bareTransform: null,
    glyphs: [],
    fills: [],
    images: [],
    emptyTransforms: [],
    fonts: [],
    fontIndex: new Map(),
  };
}

export function save(painting: Painting): void {
  painting.stack.push(painting.state);
  painting.state = { ...painting.state };
}

export function restore(painting: Painting): void {
  const { bareTransform, frame, emptyTransforms, stack } = painting;
  if (bareTransform !== null && frame.skippedImages > 0) emptyTransforms.push(unitSquare(bareTransform));
  painting.bareTransform = null;
  painting.state = stack.pop() ?? painting.state;
}

/** To the beginning of a line that lies so far from the last one. */
export function moveLine({ pen }: Painting, dx: number, dy: number): void {
  pen.x = pen.lineX += dx;
  pen.y = pen.lineY += dy;
}

export function setFont({ frame, state, fonts, fontIndex }: Painting, name: unknown, size: unknown): void {
  if (typeof name !== 'string' || typeof size !== 'number') return;
  const font = frame.font(name);
  const look = { name: font?.name ?? '', bold: font?.bold ?? false, italic: font?.italic ?? false, face: font?.face ?? 'sans' };
  const at = fontIndex.get(name) ?? fonts.push(look) - 1;
  fontIndex.set(name, at);
  state.font = font;
  state.fontIndex = at;
  state.fontSize = size;
}
