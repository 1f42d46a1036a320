import { documentOf } from '../../domain/document.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import type { PageViewLine } from '../../domain/page-view.ts';

const LETTER = 5;
const LEADING = 14;
/** A line by what is odd about it; everything else is set in plain 10 point Lato, one line under the other. */
export type Draft = Partial<Line> & { text: string; cells?: readonly Cell[] };
/** A cell of a line: where it begins, and its printed lines. */
export type Cell = readonly [x: number, ...lines: string[]];

/** A PDF as read: each letter half a font size wide, one column unless the drafts say otherwise. */
export const laidOut = (drafts: readonly (string | Draft)[]): CvDocument => {
  const all = drafts.map((draft): Draft => (typeof draft === 'string' ? { text: draft } : draft));
  const lines = all.map((draft, at): Line => {
    const { cells: _, ...own } = draft;
    return {
      page: 1,
      line: at + 1,
      x: 50,
      y: 20 + at * LEADING,
      width: LETTER * own.text.length,
      fontSize: 10,
      fontName: 'Lato-Regular',
      bold: false,
      color: '#000000',
      hidden: null,
      column: 0,
      ...own,
    };
  });
  const runs = all.flatMap(({ cells = [] }, at) => cells.flatMap(([x, ...texts]) => texts.map((text, nth) => runOf(text, x, lines[at], nth))));
  return documentOf(lines, { source: 'pdf', ...(runs.length > 0 ? { pageView: { pages: [{ width: 595, height: 842, lines: runs }] } } : {}) });
};

const runOf = (text: string, x: number, line: Line | undefined, nth: number): PageViewLine => ({
  line: line?.line ?? 1,
  x,
  y: (line?.y ?? 0) + nth * LEADING,
  width: LETTER * text.length,
  size: 10,
  face: 'sans',
  bold: line?.bold === true,
  italic: false,
  text,
});

/** A line of cells that stand apart, as the reader delivers a row of a table. */
export const inCells = (...cells: readonly Cell[]): Draft => ({
  text: cells.map(([, ...lines]) => lines.join(' ')).join('\t'),
  x: cells[0]?.[0] ?? 50,
  width: Math.max(...cells.map(([x, ...lines]) => x + LETTER * Math.max(...lines.map((line) => line.length)))) - (cells[0]?.[0] ?? 50),
  cells,
});
export const heading = (text: string): Draft => ({ text, fontSize: 14, bold: true, fontName: 'Lato-Bold' });
export const bold = (text: string): Draft => ({ text, bold: true, fontName: 'Lato-Bold' });
/** The owner's name over it all. */
export const name = (text: string): Draft => ({ text, fontSize: 22, bold: true, fontName: 'Lato-Bold' });
