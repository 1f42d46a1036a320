import { toColumns, type Region } from './columns.ts';
import type { Fill } from '../painting/page-content.ts';
import { type Row, toRows } from './rows.ts';
import { cellsOf, isInRow, type TableRow, tableRows } from './table.ts';
import { unruledRows } from './unruled.ts';
import type { Word } from './words.ts';

/** A cell of more lines than this is a column of the page, drawn as a table. */
const TALL_CELL = 8;
/** A cell of several lines this long on average (characters) is a text of its own; shorter ones are one entry of the row. */
const PROSE = 24;

/**
 * Parts a page into regions in the order a person reads them: tables row by row and cell by cell,
 * everything between them in its columns.
 */
export function toRegions(words: readonly Word[], fills: readonly Fill[], isBold: (word: Word) => boolean = () => false): Region[] {
  const regions: Region[] = [];
  let rest = [...words];
  const ruled = tableRows(fills);
  const unruled = unruledRows(
    words.filter((word) => !ruled.some((row) => isInRow(word, row))),
    isBold,
  );
  for (const row of [...ruled, ...unruled].toSorted((a, b) => a.top - b.top)) {
    const inside = rest.filter((word) => isInRow(word, row));
    const cells = inside.length === 0 ? null : cellsOf(inside, row);
    if (cells === null) continue;
    regions.push(
      ...toColumns(
        rest.filter((word) => !inside.includes(word) && word.y <= row.top + 0.3 * word.size),
        fills,
      ),
      ...readCells(cells, row, fills),
    );
    rest = rest.filter((word) => !inside.includes(word) && word.y > row.top + 0.3 * word.size);
  }
  return [...regions, ...toColumns(rest, fills)];
}

/** Short cells side by side make one line, whatever their text wraps to; a cell of prose is read after those before it. */
function readCells(cells: readonly Word[][], frame: TableRow, fills: readonly Fill[]): Region[] {
  const regions: Region[] = [];
  let short: Word[][] = [];
  const flush = (): void => {
    if (short.length > 0) regions.push({ words: short.flat(), column: 0, cells: short });
    short = [];
  };
  cells.forEach((cell, index) => {
    const rows = toRows(cell);
    if (index === 1 && cells.length === 2 && short.length === 1 && isLabel(cells[0] ?? []) && isWrappedList(cell)) {
      short.push(cell);
      return;
    }
    const letters = cell.reduce((sum, word) => sum + word.text.length + 1, 0);
    if (rows.length <= 3 && (rows.length === 1 || letters / rows.length < PROSE) && !isSetInLines(rows, frame)) {
      short.push(cell);
      return;
    }
    flush();
    regions.push(...toColumns(cell, fills).map((region) => ({ ...region, column: rows.length > TALL_CELL ? index : 0 })));
  });
  flush();
  return regions;
}

/** So many font sizes must be to spare behind a line and the first word of the next. */
const SPARE = 1;

/** "Enrolled Nurse" over "Outreach by motorcycle": a line of a cell that ends before its room is filled has ended on purpose, and the next begins anew. */
function isSetInLines(rows: readonly Row[], { edges }: TableRow): boolean {
  const left = Math.min(...rows.map(({ words }) => words[0]?.x0 ?? 0));
  const from = edges.findLast((edge) => edge < left) ?? left;
  const to = edges.find((edge) => edge > left);
  if (to === undefined) return false;
  return rows.slice(1).some(({ words: [first, second] }, at) => {
    const { words, size } = rows[at] ?? { words: [], size: 0 };
    const last = words.at(-1);
    return (
      first !== undefined &&
      // "Acme Wholesale" over "Ltd": one word begins nothing anew.
      second !== undefined &&
      last !== undefined &&
      /^\p{Lu}\p{Ll}/u.test(first.text) &&
      /[\p{L}.)]$/u.test(last.text) &&
      !/^(?:of|the|and|for|in|de|du|und|et|y|to|with)$/iu.test(last.text) &&
      last.x1 + (first.x1 - first.x0) + (left - from) + SPARE * size < to
    );
  });
}

function isLabel(cell: readonly Word[]): boolean {
  return toRows(cell).length === 1 && cell.length <= 4 && !cell.some((word) => /[,.;]$/u.test(word.text));
}

/** "MS Word, MS Excel, Windows" over "XP": a list whose last lines its cell was too narrow for, not statements. */
function isWrappedList(cell: readonly Word[]): boolean {
  return toRows(cell).length <= 3 && cell.filter((word) => /[,;]$/u.test(word.text)).length >= 2 && !cell.some((word) => word.text.endsWith('.'));
}
