import type { Face } from '../../../domain/page-view.ts';

/** A box in PDF points, origin top left, y downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Why text is hidden whatever lies behind or over it. */
export type InkHidden = 'invisible' | 'tiny' | 'off-page' | null;

/** One glyph as painted. `x0`..`x1` is its advance without letter spacing, `y` its baseline. */
export interface Glyph {
  /** What it stands for. May be NUL or private use where the file does not say (see ligatures.ts). */
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** Index into `PageContent.fonts`. */
  font: number;
  /** Code in its font: the same code of the same font is the same shape. */
  code: number;
  /** "#rrggbb"; null for a pattern, whose colour is unknown. */
  color: string | null;
  /** Direction of writing in degrees, clockwise from left-to-right; coordinates are turned so that text runs to the right. */
  turn: number;
  /** Order of painting. */
  z: number;
  hidden: InkHidden;
}

/** A painted area. */
export interface Fill extends Box {
  /** null: colour unknown (pattern, gradient, picture). */
  color: string | null;
  /** Covers its whole box (a rectangle or nearly). */
  solid: boolean;
  opaque: boolean;
  z: number;
}

export interface Font {
  name: string;
  bold: boolean;
  italic: boolean;
  face: Face;
}

/** What is painted on one page. */
export interface PageContent {
  /** 1-based. */
  page: number;
  width: number;
  height: number;
  fonts: Font[];
  glyphs: Glyph[];
  /** Filled areas of any size, thin ones (ruled lines) and stroked paths included. */
  fills: Fill[];
  /** Raster pictures. */
  images: Box[];
}

export interface FileContent {
  pages: PageContent[];
  /** Pages in the file, read or not. */
  pageCount: number;
  title: string | null;
  producer: string | null;
  links: string[];
  truncated: boolean;
}
