import { fold } from '../../english/folding.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import type { CellsOf } from '../tables/cells.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { commaParts } from '../text/commas.ts';

/** How well or how long, in words that no list of levels has. */
const MEASURED =
  /^(?:\d{1,2}\+? ?(?:years?|yrs?|months?|jahre?|ans|años?)|(?:home|first|second|third|native|mother) (?:language|tongue)|(?:confident|daily use|everyday use|speak only|read only|some|learning|rusty|average|fair)(?: user)?)$/iu;
/** A level is said in few words. */
const MOST_LEVEL_CHARACTERS = 30;
/** Rows with a level that make lines a grid. */
const FEWEST_ROWS = 2;
/** Cells of one column begin so near each other, in points; lines of one row stand so near each other. */
const ALIGNED = 4;
const SAME_ROW = 2;
/** A cell goes on below within so many sizes of its line. */
const LEADING = 1.8;

/** A cell of a grid, and where it begins. */
interface GridCell {
  text: string;
  x: number | null;
}

/** A row of a grid. Its first line stands for it. */
interface GridRow {
  line: SeenLine;
  cells: GridCell[];
  /** How far down its last line stands. */
  y: number;
}

/** An item of a grid with what stands beside it about how well: empty where nothing does. */
export interface GridItem {
  item: string;
  level: string;
  line: SeenLine;
}

/** Whether a cell says how well and nothing else. */
export const isRated = (text: string): boolean => LEVEL_WORDS.has(fold(text)) || MEASURED.test(text.trim());

/**
 * The items of a table of skills whose every second column says how well ("Excel [tab] Expert [tab] SQL [tab] Basic"), however
 * its columns were read and its cells wrapped; null for what is no such table.
 */
export function gridItems(content: readonly SeenLine[], cellsOf: CellsOf): GridItem[] | null {
  const rows = rowsOf(content, cellsOf);
  const wide = rows.filter(({ cells }) => cells.length > 1);
  const rated = wide.filter(({ cells }) => cells.some(({ text }, at) => at % 2 === 1 && isRated(text)));
  const isGrid =
    rated.length >= FEWEST_ROWS &&
    rated.length * 2 > wide.length &&
    // A single pair of columns is read line by line.
    wide.every(({ cells }) => cells.every(({ text }, at) => at % 2 === 1 || !isRated(text))) &&
    wide.every(({ cells }) => cells.every(({ text }, at) => at % 2 === 0 || text.length <= MOST_LEVEL_CHARACTERS));
  if (!isGrid) return null;
  return rows.flatMap(({ line, cells }) =>
    cells.flatMap(({ text }, at): GridItem[] => (at % 2 === 1 || text === '' ? [] : [{ item: text, level: cells[at + 1]?.text ?? '', line }])),
  );
}

/** The lines of a section of skills, a grid of levels as one item a line: a language with its level, anything else without. */
export function withGrid(content: readonly SeenLine[], cellsOf: CellsOf): SeenLine[] {
  const items = gridItems(content, cellsOf);
  if (items === null) return [...content];
  return items.filter(({ item, level }) => !isColumnHead(item, level)).map(({ item, level, line }) => asLine(line, spokenAt(item, level) ?? item));
}

/** "Ukrainian, Russian" beside "native" as "Ukrainian (native), Russian (native)"; null for what is no language. */
function spokenAt(item: string, level: string): string | null {
  const names = commaParts(item).flatMap((part) => part.split(/ (?:and|und|et|y|&) /u));
  if (!names.every((name) => LANGUAGE_NAMES.has(fold(name)))) return null;
  return names.map((name) => (level === '' ? name : `${name} (${level})`)).join(', ');
}

/** "Tool [tab] Level" over the columns. */
const isColumnHead = (item: string, level: string): boolean =>
  /^(?:levels?|ratings?|proficiency|standard|grade|niveau|stufe|kenntnisstand|competence|ability)$/iu.test(level) && /^\p{L}+(?: \p{L}+)?$/u.test(item);

const asLine = (line: SeenLine, text: string): SeenLine => ({ ...line, text, body: text, marked: false, opens: true });

/** The rows by where they stand on the page, cells that wrapped put back to where they began. */
function rowsOf(content: readonly SeenLine[], cellsOf: CellsOf): GridRow[] {
  const rows: GridRow[] = [];
  for (const line of content) {
    const cells = cellsOf(line).map(({ text, x }): GridCell => ({ text: text.trim(), x }));
    const beside = rows.find((row) => isBeside(row, line));
    if (beside !== undefined) beside.cells.push(...cells);
    else rows.push({ line, cells, y: line.line.y });
  }
  const whole: GridRow[] = [];
  for (const row of rows.toSorted((a, b) => a.line.line.page - b.line.line.page || a.line.line.y - b.line.line.y)) {
    const above = whole.at(-1);
    const own = row.cells[0];
    const cell = above === undefined || own === undefined || row.cells.length > 1 ? undefined : wrappedIn(above, row, own);
    if (above !== undefined && cell !== undefined && own !== undefined) {
      cell.text = `${cell.text} ${own.text}`;
      above.y = row.line.line.y;
    } else whole.push({ ...row, cells: row.cells.length % 2 === 1 && row.cells.length > 1 ? parted(row.cells) : row.cells });
  }
  return whole;
}

/** "SQL" at the left and "Intermediate [tab] Python" at the right on one height: a row that was read as two columns. */
const isBeside = ({ line: { line: left } }: GridRow, { line: right }: SeenLine): boolean =>
  left.page === right.page && left.column !== right.column && Math.abs(left.y - right.y) < SAME_ROW && left.x < right.x;

/** The cell, other than the first, that a lone text below a row goes on. */
function wrappedIn(above: GridRow, row: GridRow, own: GridCell): GridCell | undefined {
  const { page, y, fontSize } = row.line.line;
  if (above.line.line.page !== page || y - above.y > fontSize * LEADING || own.x === null) return undefined;
  const { x } = own;
  return above.cells.find((cell, at) => at > 0 && cell.x !== null && Math.abs(cell.x - x) < ALIGNED);
}

/** "Lloyd's standards Advanced" in the last cell, whose gap was too narrow to see. */
function parted(cells: readonly GridCell[]): GridCell[] {
  const last = cells.at(-1);
  const [, item = '', level = ''] = /^(.+\S) (\p{Lu}\p{L}+)$/u.exec(last?.text ?? '') ?? [];
  return last === undefined || !isRated(level) ? [...cells] : [...cells.slice(0, -1), { ...last, text: item }, { text: level, x: null }];
}
