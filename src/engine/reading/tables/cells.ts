import type { CvDocument } from '../../../domain/document.ts';
import type { PageViewLine } from '../../../domain/page-view.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { splitCells } from './table-head.ts';

/** A line of a cell, and where it begins: null where nothing tells. */
export interface CellLine {
  text: string;
  x: number | null;
  /** Missing where it is the line's own. */
  y?: number;
  width?: number;
  bold?: boolean;
}

/** A cell of a line: its text, and the lines that it was printed in, of which there is one at least. */
export interface Cell {
  text: string;
  x: number | null;
  lines: readonly CellLine[];
}

export type CellsOf = (line: SeenLine) => Cell[];

const tight = (text: string): string => text.replace(/[\s|]/gu, '');

/** How to cut the lines of a document into cells. A line knows where its first cell begins; the others stand where the page shows them. */
export function cellsIn({ source, pageView }: CvDocument): CellsOf {
  const runs = new Map<string, PageViewLine[]>();
  pageView?.pages.forEach(({ lines }, at) => {
    for (const run of lines) runs.set(`${at + 1} ${run.line}`, [...(runs.get(`${at + 1} ${run.line}`) ?? []), run]);
  });
  return ({ line, text }) => {
    const cells = splitCells(text);
    if (source === 'text' || cells.length === 1) return cells.map((cell) => whole(cell, source === 'text' ? null : line.x));
    const printed = runs.get(`${line.page} ${line.line}`) ?? [];
    let letters = 0;
    return cells.map((cell, at) => {
      const from = runAt(printed, letters);
      letters += tight(cell).length;
      const own = printed.slice(from, runAt(printed, letters));
      return own.length === 0 ? whole(cell, at === 0 ? line.x : null) : { text: cell, x: Math.min(...own.map(({ x }) => x)), lines: linesOf(cell, own) };
    });
  };
}

/** The cells of a line of which nothing is known but where it begins. */
export const plainCells: CellsOf = ({ line, text }) => splitCells(text).map((cell, at) => whole(cell, at === 0 ? line.x : null));

const whole = (text: string, x: number | null): Cell => ({ text, x, lines: [{ text, x }] });

/** The run that so many letters of the line come before; the nearest, since hyphens at the ends of lines are printed and not read. */
function runAt(runs: readonly PageViewLine[], letters: number): number {
  let before = 0;
  for (const [at, run] of runs.entries()) {
    const length = tight(run.text).length;
    if (before + length / 2 > letters) return at;
    before += length;
  }
  return runs.length;
}

/** Baselines nearer than this share of the size are one. */
const SAME_BASELINE = 0.5;

/** A cell by its printed lines; as one where they do not hold its text as it was read. */
function linesOf(cell: string, runs: readonly PageViewLine[]): CellLine[] {
  const lines: PageViewLine[][] = [];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last !== undefined && Math.abs(last.y - run.y) < SAME_BASELINE * run.size) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  const x = Math.min(...runs.map((run) => run.x));
  let rest = cell;
  const found = lines.map((line): CellLine | null => {
    const size = tight(line.map(({ text }) => text).join('')).length;
    const text = opening(rest, size);
    rest = rest.slice(text.length).trim();
    const first = line[0];
    if (first === undefined || tight(text) !== tight(line.map((run) => run.text).join(''))) return null;
    const end = Math.max(...line.map((run) => run.x + run.width));
    return { text: text.trim(), x: first.x, y: first.y, width: end - first.x, bold: line.every(({ bold }) => bold) };
  });
  const sure = found.filter((line) => line !== null);
  return rest === '' && sure.length === lines.length ? sure : [{ text: cell, x }];
}

/** The beginning of a text that holds so many letters. */
function opening(text: string, letters: number): string {
  let at = 0;
  for (let left = letters; at < text.length && left > 0; at += 1) if (!/[\s|]/u.test(text[at] ?? '')) left -= 1;
  return text.slice(0, at);
}
