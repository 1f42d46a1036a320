import { ASCENT, type PageViewLine } from '../../../../domain/page-view.ts';
import { underlinePath } from '../../../../domain/marks/strokes.ts';
import { pathsOf } from '../../../../domain/marks/mark-paths.ts';
import { numberPlaces } from '../../../../domain/marks/number-places.ts';
import { FAMILIES, isSpaced, shareOf } from '../../../../domain/marks/text-width.ts';
import { box, canvasOf, type Context, type Ink, inkOf, lineOf, loadFonts, measureWith, pngOf, stamp, write } from './brush.ts';
import type { Piece } from './redact.ts';
import type { SheetPicture } from './sheet-of.ts';
import { fit, type LaidOut } from './text-layout.ts';

/** Pixels. A feed shows it small and a tap shows it whole: wide enough to read then. */
const WIDTH = 1200;
const MARGIN = 40;
const HEAD = 110;
const FOOT = 190;
const BETWEEN = 46;
const NOTE = { size: 40, leading: 1.05, gap: 22, number: 64 } as const;
/** White paper below the last line of a page, in points: so much stays. */
const BLANK = 50;

type PicturePage = SheetPicture['pages'][number];

/**
 * Draws the marked pages one below the other with their notes after them, once the fonts are there.
 * @throws when the browser gives no canvas or no PNG of it
 */
export async function drawSheetImage(picture: SheetPicture): Promise<Blob> {
  const ink = inkOf(document.documentElement);
  await loadFonts(ink, picture.notes.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('') + picture.stamp + picture.action);
  const { context: ruler } = canvasOf(1, 1);
  const notes = picture.notes.map(({ number, pieces }) => ({ number, words: laidOut(ruler, ink, pieces) }));
  const pages = picture.pages.map((page) => ({ page, ...sizeOf(page) }));
  const pagesHeight = pages.reduce((sum, { height }) => sum + height + BETWEEN, 0);
  const notesHeight = notes.reduce((sum, { words }) => sum + Math.max(words.height, NOTE.number) + NOTE.gap, 0);
  const { canvas, context } = canvasOf(WIDTH, Math.ceil(HEAD + pagesHeight + notesHeight + FOOT));
  context.fillStyle = ink.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  head(context, ink, picture);
  let y = HEAD;
  for (const { page, scale, left, height } of pages) {
    drawPage(context, ink, page, { y, scale, left, height });
    y += height + BETWEEN;
  }
  stamp(context, ink, picture.stamp, { x: WIDTH - 330, y: HEAD + 14, room: 460 });
  for (const { number, words } of notes) {
    disc(context, ink, number, MARGIN + NOTE.number / 2, y + NOTE.number / 2, NOTE.number / 2.4);
    write(context, words, MARGIN + NOTE.number + 18, y + 4, {
      font: `400 ${words.size}px ${ink.hand}`,
      color: ink.pen,
      bar: ink.ink,
      measure: measureWith(context, '400', ink.hand),
    });
    y += Math.max(words.height, NOTE.number) + NOTE.gap;
  }
  foot(context, ink, picture, y + 20);
  return pngOf(canvas);
}

const laidOut = (context: Context, ink: Ink, pieces: readonly Piece[]): LaidOut =>
  fit(
    pieces,
    { width: WIDTH - 2 * MARGIN - NOTE.number - 18, height: Infinity, size: NOTE.size, leading: NOTE.leading },
    measureWith(context, '400', ink.hand),
  );

/** How large a page is drawn: its numbers stand out over its edges, and blank paper at its foot is cut off. */
function sizeOf({ page, notes }: PicturePage): { scale: number; left: number; height: number } {
  const { x0, x1 } = numberPlaces(page, notes);
  const scale = (WIDTH - 2 * MARGIN) / (x1 - x0);
  const end = Math.max(0.2 * page.height, ...page.lines.map(({ y, size }) => y + size + BLANK));
  return { scale, left: MARGIN - x0 * scale, height: Math.min(page.height, end) * scale };
}

function head(context: Context, ink: Ink, { site, kicker }: SheetPicture): void {
  context.textBaseline = 'alphabetic';
  lineLeft(context, `56px ${ink.display}`, ink.ink, site.toUpperCase(), MARGIN, 82);
  lineLeft(context, `700 28px ${ink.text}`, ink.soft, kicker, MARGIN + measureWith(context, '400', ink.display)(site.toUpperCase(), 56) + 24, 80);
}

function lineLeft(context: Context, font: string, color: string, text: string, x: number, y: number): void {
  context.font = font;
  context.fillStyle = color;
  context.textAlign = 'left';
  context.fillText(text, x, y);
}

function drawPage(context: Context, ink: Ink, { page, lines, notes }: PicturePage, at: { y: number; scale: number; left: number; height: number }): void {
  box(context, { ...ink, corner: 0 }, { x: at.left, y: at.y, width: page.width * at.scale, height: at.height }, '#ffffff', ink.shade);
  context.save();
  context.beginPath();
  context.rect(0, at.y, WIDTH, at.height);
  context.clip();
  context.translate(at.left, at.y);
  context.scale(at.scale, at.scale);
  for (const { run, pieces } of lines) printed(context, run, pieces);
  context.strokeStyle = ink.pen;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 1.6;
  for (const note of notes) {
    for (const path of pathsOf(note, page)) context.stroke(new Path2D(path));
    for (const { boxes } of note.alsoAt) for (const each of boxes) context.stroke(new Path2D(underlinePath(each)));
  }
  context.restore();
  numbers(context, ink, { page, notes }, at);
}

/** A run of the page, stretched to its width, with bars where it is inked over. */
function printed(context: Context, run: PageViewLine, pieces: readonly Piece[]): void {
  const { x, y, width, size, face, bold, italic, text, turn } = run;
  context.save();
  context.translate(x, y);
  if (turn !== undefined) context.rotate((turn * Math.PI) / 180);
  context.fillStyle = '#1d1a16';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${FAMILIES[face]}`;
  let at = 0;
  for (const piece of pieces) {
    const [from, to] = [at, at + piece.text.length];
    at = to;
    const [x0, x1] = [width * shareOf(run, from), width * shareOf(run, to)];
    if (piece.hidden) {
      context.fillRect(x0 - 1, 0, x1 - x0 + 2, size);
      continue;
    }
    // Letters set apart stand one by one, where they stand on the page.
    const stretches = isSpaced(run)
      ? Array.from(piece.text, (letter, index) => ({ letter, x: width * shareOf(run, from + index) }))
      : [{ letter: piece.text, x: x0 }];
    const natural = context.measureText(text).width;
    const squeeze = isSpaced(run) || natural === 0 ? 1 : width / natural;
    for (const { letter, x: left } of stretches) {
      context.save();
      context.translate(left, ASCENT * size);
      context.scale(squeeze, 1);
      context.fillText(letter, 0, 0);
      context.restore();
    }
  }
  context.restore();
}

function numbers(context: Context, ink: Ink, { page, notes }: Pick<PicturePage, 'page' | 'notes'>, at: { y: number; scale: number; left: number }): void {
  const { radius, places } = numberPlaces(page, notes);
  notes.forEach(({ number }, index) => {
    const place = places[index];
    if (place === undefined) return;
    const [x, y] = [at.left + place.x * at.scale, at.y + place.y * at.scale];
    if (place.to !== null) {
      context.save();
      context.setLineDash([1, 9]);
      context.strokeStyle = ink.pen;
      context.lineWidth = 4;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(at.left + place.to.x * at.scale, at.y + place.to.y * at.scale);
      context.stroke();
      context.restore();
    }
    disc(context, ink, number, x, y, radius * at.scale * 0.8);
  });
}

function disc(context: Context, ink: Ink, number: number, x: number, y: number, radius: number): void {
  context.fillStyle = ink.pen;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = `${Math.round(radius * 1.2)}px ${ink.display}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), x, y + radius * 0.06);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
}

function foot(context: Context, ink: Ink, { action, address }: SheetPicture, y: number): void {
  const at = { x: MARGIN, y, width: WIDTH - 2 * MARGIN - 9, height: FOOT - 70 };
  box(context, ink, at, ink.ink, ink.pen);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  lineOf(context, action.toUpperCase(), WIDTH / 2, at.y + 62, at.width - 60, 50, '400', ink.display, ink.paper);
  lineOf(context, address, WIDTH / 2, at.y + 100, at.width - 60, 28, '700', ink.text, ink.marker);
  context.textAlign = 'left';
}
