import { SHARE } from '../../../../domain/limits.ts';
import type { Piece } from './redact.ts';
import { fit, type LaidOut, type Measure } from './text-layout.ts';

/** What is drawn: words only, the look comes from the page's own colours and fonts. */
export interface SharePicture {
  site: string;
  kicker: string;
  stamp: string;
  topLine: readonly Piece[];
  assessment: readonly Piece[];
  action: string;
  address: string;
}

interface Ink {
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

const { width: WIDTH, height: HEIGHT } = SHARE;
const SHEET = { x: 26, y: 84, width: 540, height: 636 } as const;
const PADDING = 32;
const INNER = SHEET.width - 2 * PADDING;

/**
 * Draws the picture, 600 by 900 pixels, once the fonts are there, in the colours that the page has just then.
 * @throws when the browser gives no canvas or no PNG of it
 */
export async function drawShareImage(picture: SharePicture): Promise<Blob> {
  const ink = inkOf(document.documentElement);
  const sample =
    [picture.topLine, picture.assessment]
      .flat()
      .map(({ text }) => text)
      .join('') +
    picture.stamp +
    picture.action;
  // A font that cannot be had is no reason to have no picture.
  await Promise.allSettled([`40px ${ink.hand}`, `40px ${ink.display}`, `500 20px ${ink.text}`].map((font) => document.fonts.load(font, sample)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  desk(context, ink);
  head(context, ink, picture);
  sheet(context, ink);
  marked(context, ink, picture);
  foot(context, ink, picture);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('no picture of the canvas');
  return png;
}

function inkOf(root: HTMLElement): Ink {
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

type Context = CanvasRenderingContext2D;

function desk(context: Context, ink: Ink): void {
  context.fillStyle = ink.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.globalAlpha = 0.13;
  context.fillStyle = ink.ink;
  for (let y = 6; y < HEIGHT; y += 12) {
    for (let x = 6; x < WIDTH; x += 12) {
      context.beginPath();
      context.arc(x, y, 1, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

function head(context: Context, ink: Ink, { site, kicker }: SharePicture): void {
  context.fillStyle = ink.ink;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = `38px ${ink.display}`;
  context.fillText(site.toUpperCase(), SHEET.x, 60);
  context.textAlign = 'right';
  context.font = `700 20px ${ink.text}`;
  context.fillStyle = ink.soft;
  context.fillText(kicker, SHEET.x + SHEET.width, 58);
  context.textAlign = 'left';
}

function sheet(context: Context, ink: Ink): void {
  box(context, ink, SHEET, ink.sheet, ink.shade);
}

function box(context: Context, ink: Ink, at: { x: number; y: number; width: number; height: number }, fill: string, shadow: string): void {
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

const STAMP_HEIGHT = 96;

/** The sheet: the stamp, the joke in the margin's hand, and below a line what it all comes to. */
function marked(context: Context, ink: Ink, picture: SharePicture): void {
  const x = SHEET.x + PADDING;
  stamp(context, ink, picture.stamp, SHEET.x + SHEET.width / 2, SHEET.y + 28 + STAMP_HEIGHT / 2);
  const top = SHEET.y + 28 + STAMP_HEIGHT + 22;
  const room = SHEET.y + SHEET.height - 28 - top;

  // The joke may take most of the sheet; what it leaves is the assessment's.
  const joke = fit(picture.topLine, { width: INNER, height: room * 0.58, size: 58, leading: 1.02 }, measureWith(context, '400', ink.hand));
  const rest = fit(picture.assessment, { width: INNER, height: room - joke.height - 46, size: 25, leading: 1.4 }, measureWith(context, '500', ink.text));
  // Whatever is left over is shared out above, between and below.
  const spare = Math.max(0, room - joke.height - 46 - rest.height) / 3;

  const jokeAt = top + spare * 0.8;
  write(context, joke, x, jokeAt, { font: `400 ${joke.size}px ${ink.hand}`, color: ink.pen, bar: ink.ink, measure: measureWith(context, '400', ink.hand) });
  const ruleAt = jokeAt + joke.height + 20 + spare * 0.6;
  scribble(context, ink.pen, x, ruleAt, INNER);
  write(context, rest, x, ruleAt + 26 + spare * 0.6, {
    font: `500 ${rest.size}px ${ink.text}`,
    color: ink.ink,
    bar: ink.ink,
    measure: measureWith(context, '500', ink.text),
  });
}

const measureWith =
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

function write(context: Context, { lines, lineHeight, size }: LaidOut, x: number, y: number, pen: Pen): void {
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

/** A line drawn by hand. */
function scribble(context: Context, color: string, x: number, y: number, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y + 2);
  context.bezierCurveTo(x + width * 0.2, y - 3, x + width * 0.35, y + 4, x + width * 0.52, y);
  context.bezierCurveTo(x + width * 0.7, y - 3, x + width * 0.85, y + 3, x + width, y - 1);
  context.stroke();
}

function stamp(context: Context, ink: Ink, words: string, x: number, y: number): void {
  const soft = ink.corner > 0;
  const text = soft ? words : words.toUpperCase();
  const family = soft ? ink.hand : ink.display;
  const room = INNER - 60;
  let size = soft ? 66 : 54;
  const measure = measureWith(context, '400', family);
  while (size > 12 && measure(text, size) > room) size -= 1;
  const wide = measure(text, size) + size * 0.8;
  const high = size * (soft ? 1.2 : 1.5);
  context.save();
  context.translate(x, y);
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

function foot(context: Context, ink: Ink, { action, address }: SharePicture): void {
  const at = { x: SHEET.x, y: SHEET.y + SHEET.height + 34, width: SHEET.width, height: 116 };
  box(context, ink, at, ink.ink, ink.pen);
  const middle = at.x + at.width / 2;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  lineOf(context, action.toUpperCase(), middle, at.y + 58, at.width - 40, 42, '400', ink.display, ink.paper);
  lineOf(context, address, middle, at.y + 95, at.width - 40, 25, '700', ink.text, ink.marker);
  context.textAlign = 'left';
}

/** One line of text, as large as `size` and the width allow. */
function lineOf(context: Context, text: string, x: number, y: number, width: number, size: number, weight: string, family: string, color: string): void {
  const measure = measureWith(context, weight, family);
  let fitted = size;
  while (fitted > 8 && measure(text, fitted) > width) fitted -= 1;
  context.font = `${weight} ${fitted}px ${family}`;
  context.fillStyle = color;
  context.fillText(text, x, y);
}
