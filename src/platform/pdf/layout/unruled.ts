import { isDateWord } from './date-margins.ts';
import { type Row, toRows } from './rows.ts';
import type { TableRow } from './table.ts';
import type { Word } from './words.ts';

/** Cells of a head stand so many font sizes apart at least. */
const GAP = 1.2;
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 2;
/** A name of a column is no sentence. */
const MAX_NAME_WORDS = 5;
/** Cells begin under the name of their column, give or take so many points. */
const NEAR = 3;
/** The words of a bullet stand so far right of its sign at most, in points. */
const MAX_INDENT = 24;
/** Lines nearer than this many font sizes are one text. */
const LEADING = 1.45;
/** No row stands so many font sizes below the one above it. */
const FAR = 4;
const BULLET = /^[•●○◦▪■□‣∙·➢➤►✓❖◆–-]$/u;
const YEAR = /(?:19|20)\d\d|['’/.]\d\d(?!\d)/u;

type IsBold = (word: Word) => boolean;

/** A line of a table by its columns; a cell may be empty. */
interface Cut {
  y: number;
  size: number;
  cells: readonly (readonly Word[])[];
}

/**
 * The rows of tables without ruled lines, the head first: names of columns in bold, level with each other, and under them lines
 * whose words begin where the names do, one column of them dates. Without them the columns of such a table are read one after the other.
 */
export function unruledRows(words: readonly Word[], isBold: IsBold): TableRow[] {
  const rows = toRows(words);
  const tables: TableRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const head = rows[at];
    const names = head && namesIn(head, isBold);
    if (!names) continue;
    const starts = names.map(([first]) => first?.x0 ?? 0);
    const cuts = cutsBelow(rows.slice(at + 1), head, starts, isBold);
    const dates = starts.findIndex((_, column) => isOfDates(cuts, column));
    const groups = dates < 0 ? [] : groupsOf(cuts, dates);
    const dated = groups.filter((group) => group.some(({ cells }) => YEAR.test(textOf(cells[dates] ?? []))));
    if (groups.length < FEWEST_ROWS || dated.length < groups.length * MOSTLY) continue;
    const right = Math.max(...cuts.flatMap(({ cells }) => cells.flatMap((cell) => cell.map(({ x1 }) => x1))), ...head.words.map(({ x1 }) => x1));
    const edges = [...starts.map((start) => start - NEAR), right + NEAR];
    tables.push(...[[head], ...groups].map((group) => ({ top: topOf(group), bottom: bottomOf(group), edges })));
    at += cuts.length;
  }
  return tables;
}

const MOSTLY = 0.75;
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const topOf = (lines: readonly { y: number; size: number }[]): number => Math.min(...lines.map(({ y, size }) => y - size));
const bottomOf = (lines: readonly { y: number; size: number }[]): number => Math.max(...lines.map(({ y, size }) => y + 0.2 * size));

/** The names of columns that a row holds; null where it is no head. */
function namesIn({ words, size }: Row, isBold: IsBold): Word[][] | null {
  if (!words.every(isBold)) return null;
  const names: Word[][] = [];
  for (const word of words) {
    const last = names.at(-1)?.at(-1);
    if (last !== undefined && word.x0 - last.x1 <= GAP * size) names.at(-1)?.push(word);
    else names.push([word]);
  }
  const isName = (name: readonly Word[]): boolean => name.length <= MAX_NAME_WORDS && /^\p{Lu}|^%/u.test(textOf(name)) && !/\d|@/u.test(textOf(name));
  return names.length >= FEWEST_COLUMNS && names.every(isName) ? names : null;
}

/** The lines under a head as long as they keep to its columns. */
function cutsBelow(rows: readonly Row[], head: Row, starts: readonly number[], isBold: IsBold): Cut[] {
  const cuts: Cut[] = [];
  const bulleted = new Set<number>();
  for (const row of rows) {
    const above = cuts.at(-1) ?? head;
    if (row.y - above.y > FAR * row.size || row.size > head.size + 0.75) break;
    const cells = starts.map((start, column) => row.words.filter(({ x0 }) => x0 >= start - NEAR && x0 < (starts[column + 1] ?? Infinity) - NEAR));
    if (cells.reduce((sum, cell) => sum + cell.length, 0) < row.words.length) break;
    // A heading stands by itself.
    if ((cells[0]?.length ?? 0) === row.words.length && row.words.every(isBold)) break;
    const isKept = cells.every((cell, column) => {
      const [first] = cell;
      const last = cell.at(-1);
      if (first === undefined || last === undefined) return true;
      if (BULLET.test(first.text) || first.bodyX0 !== undefined) bulleted.add(column);
      const indent = first.x0 - (starts[column] ?? 0);
      return indent <= (bulleted.has(column) ? MAX_INDENT : NEAR) && last.x1 <= (starts[column + 1] ?? Infinity);
    });
    if (!isKept) break;
    cuts.push({ y: row.y, size: row.size, cells });
  }
  return cuts;
}

/** Whether a column holds dates and nothing else, a year in two lines at least. */
function isOfDates(cuts: readonly Cut[], column: number): boolean {
  const filled = cuts.map(({ cells }) => cells[column] ?? []).filter((cell) => cell.length > 0);
  const isDate = (cell: readonly Word[]): boolean => cell.every(({ text }) => isDateWord(text.replace(/^[([]|[)\]]$/gu, '')));
  const dated = filled.filter((cell) => YEAR.test(textOf(cell)));
  return dated.length >= FEWEST_ROWS && filled.filter(isDate).length >= filled.length * MOSTLY;
}

/** Lines that are one row, since none of them begins the next. */
function groupsOf(cuts: readonly Cut[], dates: number): Cut[][] {
  const groups: Cut[][] = [];
  let date = '';
  for (const cut of cuts) {
    const above = groups.at(-1)?.at(-1);
    const own = textOf(cut.cells[dates] ?? []);
    const isOpen = /[-–—]$|\b(?:to|bis|à|au|al|a|tot)$/u.test(date);
    const begins = (cut.cells[0]?.length ?? 0) > 0 || own !== '';
    const gap = above === undefined ? Infinity : cut.y - above.y;
    // "2021 –" over "2023", close under each other: one period.
    const isNext = begins && (gap > LEADING * cut.size || (!isOpen && YEAR.test(own) && YEAR.test(date)));
    if (above === undefined || isNext) groups.push([cut]);
    else groups.at(-1)?.push(cut);
    date = above === undefined || isNext ? own : `${date} ${own}`.trim();
  }
  return groups;
}
