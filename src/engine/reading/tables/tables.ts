import { findPeriods } from '../text/dates.ts';
import { type SeenLine, seenLine, type TableRow } from '../text/seen-line.ts';
import type { Cell, CellsOf } from './cells.ts';
import { cellText } from './rows.ts';
import { type Column, splitCells, tableHead } from './table-head.ts';

/** A cell begins where its column does, give or take so many points. */
const NEAR = 6;
/** Bullets stand so far right of their column at most, in points. */
const MAX_INDENT = 40;
/** Lines nearer than this many font sizes are one text. */
const LEADING = 1.5;

interface Table {
  names: readonly string[];
  columns: readonly Column[];
  /** Where each column begins; null where nothing tells. */
  starts: readonly (number | null)[];
}

/** A piece of a line in its column. */
interface Placed {
  column: number;
  lines: readonly SeenLine[];
}

/**
 * The lines with each row of a table as one line that knows its cells, and without the heads of such tables. A table is one whose
 * head names all its columns, or all but one over two rows; anything else stays as it is.
 */
export function withTables(content: readonly SeenLine[], cellsOf: CellsOf): SeenLine[] {
  const lines: SeenLine[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const line = content[at];
    const table = line && tableUnder(content, at, cellsOf);
    if (line === undefined || !table) {
      if (line) lines.push(line);
      continue;
    }
    lines.push(...table.rows);
    at = table.end - 1;
  }
  return lines;
}

/** The rows under the head at a place, and where the table ends; null where none begins there. */
function tableUnder(content: readonly SeenLine[], at: number, cellsOf: CellsOf): { rows: SeenLine[]; end: number } | null {
  const line = content[at];
  const head = line && !line.marked ? tableHead(line.text) : null;
  if (!line || head === null || !head.columns.some((fields) => fields.some((field) => NAMING.has(field)))) return null;
  const table: Table = { names: splitCells(line.text), columns: head.columns, starts: startsOf(content.slice(at), head.columns.length, cellsOf) };
  const rows: Row[] = [];
  let end = at + 1;
  for (; end < content.length; end += 1) {
    const below = content[end];
    if (below === undefined) break;
    // The head comes again on the next page.
    if (below.text === line.text) continue;
    const placed = placedIn(table, below, cellsOf(below));
    if (placed === null || !takes(rows, placed, below, table)) break;
  }
  // What fills one column is no row: the table ended above it.
  const short = rows.findIndex(({ cells }) => cells.filter((cell) => cell.length > 0).length < 2);
  const whole = short < 0 ? rows : rows.slice(0, short);
  const after = rows[whole.length]?.first;
  if (whole.length < (head.isCertain ? 1 : 2)) return null;
  return { rows: whole.map((row) => lineOf(row, table)), end: after === undefined ? end : content.indexOf(after) };
}

/** Columns without which a table tells neither jobs nor studies nor certificates. */
const NAMING = new Set(['title', 'employer', 'degree', 'school', 'certificate']);

interface Row {
  first: SeenLine;
  last: Placed;
  cells: SeenLine[][];
}

/** Where the columns begin: where the head or a row that fills them all begins further left, since heads may stand in the middle. */
function startsOf(content: readonly SeenLine[], count: number, cellsOf: CellsOf): (number | null)[] {
  const next = content.findIndex(({ text }, at) => at > 0 && tableHead(text) !== null);
  const full = content
    .slice(0, next < 0 ? undefined : next)
    .map(cellsOf)
    .filter((cells) => cells.length === count);
  return Array.from({ length: count }, (_, at) => {
    const known = full.slice(0, MAX_ROWS).flatMap((cells) => cells[at]?.x ?? []);
    return known.length === 0 ? null : Math.min(...known);
  });
}
const MAX_ROWS = 12;

/** A line cut into the columns of its table; null where it is none of its rows. */
function placedIn({ columns, starts }: Table, line: SeenLine, cells: readonly Cell[]): Placed[] | null {
  if (cells.length > columns.length) return null;
  if (cells.length === columns.length) return cells.map((cell, column) => ({ column, lines: linesOf(line, cell) }));
  const [first] = starts;
  const isLone = cells.length === 1;
  if (first == null || cells.some(({ x }) => x === null)) {
    // The last cells of a row may be empty.
    return isLone || cells.length < columns.length - 1 ? null : cells.map((cell, column) => ({ column, lines: linesOf(line, cell) }));
  }
  const placed = cells.map((cell): Placed | null => {
    const x = cell.x ?? 0;
    const column = starts.findLastIndex((start) => start !== null && x >= start - NEAR);
    const start = starts[column];
    const next = starts[column + 1];
    if (start == null || (isLone && x > start + (line.marked ? MAX_INDENT : NEAR) && !columns[column]?.includes('told'))) return null;
    // A line that runs on into the next column is none of a cell.
    if (isLone && next != null && line.line.x + line.line.width > next + NEAR) return null;
    return { column, lines: isLone ? [line] : linesOf(line, cell) };
  });
  return placed.every((one) => one !== null) && new Set(placed.map((one) => one?.column)).size === placed.length ? placed.filter((one) => one !== null) : null;
}

/** A cell of a line as lines of their own, each of them where it was printed. */
function linesOf({ line, index, place, small }: SeenLine, { text, lines }: Cell): SeenLine[] {
  return lines.map((own) => {
    const width = own.width ?? line.width * (own.text.length / Math.max(text.length, 1));
    const printed = { ...line, text: own.text, x: own.x ?? line.x, y: own.y ?? line.y, width, bold: own.bold ?? line.bold };
    return { ...seenLine(printed, index), place, ...(small === true ? { small } : {}) };
  });
}

/** Puts the pieces of a line into the open row, or begins the next one with them; false where they can be no row. */
function takes(rows: Row[], placed: readonly Placed[], source: SeenLine, table: Table): boolean {
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined) return false;
  let open = rows.at(-1);
  if (open === undefined || beginsRow(open, placed, table)) {
    // Statements stand in no first column; the running number of a row is no sign of a list.
    if (source.marked && first.column === 0 && (table.columns[0]?.length ?? 0) > 0) return false;
    open = { first: source, last, cells: table.columns.map(() => []) };
    rows.push(open);
  }
  for (const { column, lines } of placed) open.cells[column]?.push(...lines);
  open.last = last;
  return true;
}

function beginsRow(open: Row, placed: readonly Placed[], { columns }: Table): boolean {
  const [first] = placed;
  const [line, above] = [first?.lines[0]?.line, open.last.lines.at(-1)?.line];
  if (first === undefined || line === undefined || above === undefined || first.column > open.last.column) return false;
  // A running number counts the rows.
  if (first.column === 0 && (columns[0]?.length ?? 0) === 0 && /^\d{1,2}[.)]?$/u.test(line.text.trim())) return true;
  const gap = line.page === above.page ? (line.y - above.y) / Math.max(line.fontSize, 1) : Infinity;
  // The rest of a cell right under its beginning.
  if (placed.length === 1 && first.column === open.last.column) return first.column === 0 && gap > LEADING;
  const dates = columns.findIndex((fields) => fields.includes('dates') || fields.includes('from'));
  const isDated = (lines: readonly SeenLine[] = []): boolean => lines.some(({ text }) => findPeriods(text).length > 0 || /\d{4}/u.test(text));
  // Cells that wrap level with each other: what names no date of its own, close under the row.
  const isRest = dates >= 0 && isDated(open.cells[dates]) && !isDated(placed.find(({ column }) => column === dates)?.lines);
  return !(isRest && gap > 0 && gap <= LEADING);
}

function lineOf({ first, cells }: Row, { names, columns }: Table): SeenLine {
  const text = cells
    .filter((cell) => cell.length > 0)
    .map(cellText)
    .join('\t');
  const row: TableRow = { names, columns, cells };
  return { ...first, text, body: text, marked: false, row };
}
