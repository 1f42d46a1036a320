import { pathsOf } from '../domain/marks/mark-paths.ts';
import { numberPlaces } from '../domain/marks/number-places.ts';
import { type PlacedNote, placeNotes } from '../domain/marks/place-marks.ts';
import type { RoastNote } from '../domain/marks/roast-note.ts';
import { underlinePath } from '../domain/marks/strokes.ts';
import { isSpaced } from '../domain/marks/text-width.ts';
import { ASCENT, type PageView, type PageViewLine } from '../domain/page-view.ts';
import { PAPERS } from '../domain/paper.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import type { Tone } from '../domain/roast.ts';
import type { Stationery } from './cv-sheet.ts';
import { printable } from './printable.ts';

/** A stretch of a CV's page as it is drawn again. Points of the sheet; `y` is what the letters stand on. */
interface DrawnRun extends Pick<PageViewLine, 'x' | 'y' | 'width' | 'size' | 'face' | 'bold' | 'italic' | 'text'> {
  turn: number;
  /** Its letters stand apart on purpose: so much further than they would. */
  spaced: boolean;
}

/** A page of the CV with the pen on it. */
interface DrawnPage {
  /** Of the white paper, and how far from the left of the sheet's text it begins. */
  left: number;
  width: number;
  height: number;
  runs: DrawnRun[];
  /** All strokes as one SVG of the paper's size. */
  strokes: string;
  /** Numbers at the edges, from the left of the sheet's text. */
  numbers: { number: number; x: number; y: number; radius: number }[];
}

/** A marked CV as `sheet.typ` reads it. */
export interface MarkedSheet extends Stationery {
  site: string;
  kicker: string;
  about: string;
  made: string;
  verdict: string;
  stamp: string;
  notesHeading: string;
  pages: DrawnPage[];
  notes: { number: number; place: string; quote: string; note: string; fix: string }[];
  fixLabel: string;
}

/** What a sheet says of its own, in one voice; `gap` is where something is missing. */
export interface SheetWords {
  title: string;
  kicker: string;
  verdict: string;
  notes: string;
  fix: string;
  made: string;
  place: (page: number, line: number) => string;
  gap: (page: number, line: number) => string;
}

interface MarkedSheetOptions {
  jobRole: string;
  stamp: string;
  tone: Tone;
  notes: readonly RoastNote[];
  /** Null where there is no page to draw: then there are the notes alone. */
  view: PageView | null;
  words: SheetWords;
}

/** Of the pen and of the pencil. */
const PENS: Readonly<Record<Tone, string>> = { brutal: '#d7261e', gentle: '#2b6e64' };
/** Points. What an A4 page has between its margins, below its head. */
const ROOM = { width: 531, height: 690 } as const;
/** A CV of more pages is no CV. */
const MOST_PAGES = 8;
const STROKE = 1.5;

/** The pages of a CV with the pen on them, and the notes after them. */
export function markedSheet({ jobRole, stamp, tone, notes, view, words }: MarkedSheetOptions): MarkedSheet {
  const shown = { pages: view?.pages.slice(0, MOST_PAGES) ?? [] };
  const placed = placeNotes(shown, notes);
  const known = new Set(placed.map(({ note }) => note));
  const all = [...placed, ...notes.filter(({ note }) => !known.has(note))];
  const job = printable(jobRole);
  return {
    title: printable(words.title),
    author: SITE_NAME,
    subject: job,
    keywords: ['CV', 'roast'],
    lang: 'en',
    paper: PAPERS.a4,
    design: 'clean',
    accent: PENS[tone],
    size: 0,
    space: 1,
    site: SITE_NAME,
    kicker: words.kicker,
    about: job,
    made: words.made,
    verdict: words.verdict,
    stamp: printable(stamp),
    notesHeading: words.notes,
    fixLabel: words.fix,
    pages: shown.pages.map((page, index) =>
      drawn(
        page,
        placed.filter((note) => note.page === index + 1),
        PENS[tone],
      ),
    ),
    notes: all.map(({ quote, note, fix, page, line }, index) => ({
      number: index + 1,
      place: quote === null ? words.gap(page, line) : words.place(page, line),
      quote: printable(quote ?? ''),
      note: printable(note),
      fix: printable(fix ?? ''),
    })),
  };
}

function drawn(page: PageView['pages'][number], notes: readonly PlacedNote[], pen: string): DrawnPage {
  const { radius, x0, x1, places } = numberPlaces(page, notes);
  const scale = Math.min(ROOM.width / (x1 - x0), ROOM.height / page.height);
  const left = -x0 * scale;
  const [width, height] = [page.width * scale, page.height * scale];
  const strokes = notes.flatMap((note) => [...pathsOf(note, page), ...note.alsoAt.flatMap(({ boxes }) => boxes.map((box) => underlinePath(box)))]);
  const leads = places.flatMap(({ x, y, to }) => (to === null ? [] : [`M${tenth(x)} ${tenth(y)}L${tenth(to.x)} ${tenth(to.y)}`]));
  const path = (d: string, more: string): string => `<path d="${d}" fill="none" stroke="${pen}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  return {
    left,
    width,
    height,
    runs: page.lines.map(({ x, y, width: wide, size, face, bold, italic, text, turn = 0, ...run }) => ({
      x: x * scale,
      y: (y + ASCENT * size) * scale,
      width: wide * scale,
      size: size * scale,
      face,
      bold,
      italic,
      text: printable(text),
      turn,
      spaced: isSpaced({ ...run, x, y, width: wide, size, face, bold, italic, text }),
    })),
    strokes: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tenth(x1 - x0)}" height="${tenth(page.height)}" viewBox="${tenth(x0)} 0 ${tenth(x1 - x0)} ${tenth(page.height)}">`,
      ...leads.map((d) => path(d, `stroke-width="0.9" stroke-dasharray="0.1 3"`)),
      ...strokes.map((d) => path(d, `stroke-width="${STROKE}"`)),
      '</svg>',
    ].join(''),
    numbers: places.map(({ x, y }, index) => ({ number: notes[index]?.number ?? 0, x: left + x * scale, y: y * scale, radius: radius * scale * 0.62 })),
  };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);
