import { SHARE } from '../../../../domain/limits.ts';
import { box, canvasOf, type Context, type Ink, inkOf, lineOf, loadFonts, measureWith, pngOf, stamp, write } from './brush.ts';
import type { Piece } from './redact.ts';
import { fit } from './text-layout.ts';

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
  await loadFonts(ink, sample);
  const { canvas, context } = canvasOf(WIDTH, HEIGHT);
  desk(context, ink);
  head(context, ink, picture);
  sheet(context, ink);
  marked(context, ink, picture);
  foot(context, ink, picture);
  return pngOf(canvas);
}

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

const STAMP_HEIGHT = 96;

/** The sheet: the stamp, the joke in the margin's hand, and below a line what it all comes to. */
function marked(context: Context, ink: Ink, picture: SharePicture): void {
  const x = SHEET.x + PADDING;
  stamp(context, ink, picture.stamp, { x: SHEET.x + SHEET.width / 2, y: SHEET.y + 28 + STAMP_HEIGHT / 2, room: INNER - 60 });
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
