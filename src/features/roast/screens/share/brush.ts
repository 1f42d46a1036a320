import type { LaidOut, Measure } from './text-layout.ts';

/** What a picture is drawn with: the page's own colours and fonts. */
export interface Ink {
  paper: string;
  sheet: string;
  ink: string;
  soft: string;
  pen: string;
  marker: string;
  shade: string;
  /** What boxes are drawn with. */
  line: string;
  display: string;
  text: string;
  hand: string;
  /** Radius of corners in pixels; 0 for the red pen, which draws with a ruler. */
  corner: number;
}

export type Context = CanvasRenderingContext2D;

/** The colours that the page has just now. */
export function inkOf(root: HTMLElement): Ink {
  const style = getComputedStyle(root);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: token('color-paper'),
    sheet: token('color-sheet'),
    ink: token('color-ink'),
    soft: token('color-ink-soft'),
    pen: token('color-pen'),
    marker: token('color-marker'),
    shade: token('color-shade'),
    line: token('color-line'),
    display: token('font-display'),
    text: token('font-text'),
    hand: token('font-pen'),
    corner: Number(token('corner')) || 0,
  };
}

/** Fonts for these words. One that cannot be had is no reason to have no picture. */
export async function loadFonts(ink: Ink, sample: string): Promise<void> {
  await Promise.allSettled([`40px ${ink.hand}`, `40px ${ink.display}`, `500 20px ${ink.text}`].map((font) => document.fonts.load(font, sample)));
}

/** @throws when the browser gives no canvas */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: Context } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return { canvas, context };
}

/** @throws when the browser gives no PNG of it */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('no picture of the canvas');
  return png;
}

/** A framed area with a hard shadow. */
export function box(context: Context, ink: Ink, at: { x: number; y: number; width: number; height: number }, fill: string, shadow: string): void {
  const outline = (by: number, inset: number) => {
    context.beginPath();
    context.roundRect(at.x + by + inset, at.y + by + inset, at.width - 2 * inset, at.height - 2 * inset, ink.corner);
  };
  outline(9, 0);
  context.fillStyle = shadow;
  context.fill();
  outline(0, 1.5);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = ink.line;
  context.lineWidth = 3;
  context.stroke();
}

export const measureWith =
  (context: Context, weight: string, family: string): Measure =>
  (text, size) => {
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };

interface Pen {
  font: string;
  color: string;
  bar: string;
  measure: Measure;
}

/** Words in their lines; what is hidden is a bar. */
export function write(context: Context, { lines, lineHeight, size }: LaidOut, x: number, y: number, pen: Pen): void {
  context.textBaseline = 'alphabetic';
  const space = pen.measure(' ', size);
  context.font = pen.font;
  lines.forEach((line, row) => {
    const base = y + row * lineHeight + lineHeight * 0.76;
    let at = x;
    line.forEach((word, index) => {
      const wide = pen.measure(word.text, size);
      const from = at + (word.spaced ? space : 0);
      if (word.hidden) {
        context.fillStyle = pen.bar;
        // One stroke of the marker over words that follow each other.
        const joined = word.spaced && line[index - 1]?.hidden === true ? at - 2 : from;
        context.fillRect(joined, base - size * 0.66, from + wide - joined, size * 0.84);
      } else {
        context.fillStyle = pen.color;
        context.fillText(word.text, from, base);
      }
      at = from + wide;
    });
  });
}

/** The stamp, round its middle. `room`: as wide as its words may be. */
export function stamp(context: Context, ink: Ink, words: string, at: { x: number; y: number; room: number }): void {
  const soft = ink.corner > 0;
  const text = soft ? words : words.toUpperCase();
  const family = soft ? ink.hand : ink.display;
  let size = soft ? 66 : 54;
  const measure = measureWith(context, '400', family);
  while (size > 12 && measure(text, size) > at.room) size -= 1;
  const wide = measure(text, size) + size * 0.8;
  const high = size * (soft ? 1.2 : 1.5);
  context.save();
  context.translate(at.x, at.y);
  context.rotate(-0.06);
  context.strokeStyle = ink.pen;
  context.lineJoin = 'round';
  context.lineWidth = 5;
  context.beginPath();
  context.roundRect(-wide / 2, -high / 2, wide, high, ink.corner);
  context.stroke();
  if (!soft) {
    context.lineWidth = 2;
    context.strokeRect(-wide / 2 - 7, -high / 2 - 7, wide + 14, high + 14);
  }
  context.fillStyle = ink.pen;
  context.font = `400 ${size}px ${family}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, size * 0.05);
  context.restore();
}

/** One line of text, as large as `size` and the width allow. */
export function lineOf(context: Context, text: string, x: number, y: number, width: number, size: number, weight: string, family: string, color: string): void {
  const measure = measureWith(context, weight, family);
  let fitted = size;
  while (fitted > 8 && measure(text, fitted) > width) fitted -= 1;
  context.font = `${weight} ${fitted}px ${family}`;
  context.fillStyle = color;
  context.fillText(text, x, y);
}
