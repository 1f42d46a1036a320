import type { Line } from '../../../domain/document.ts';
import { seenLine } from '../text/seen-line.ts';
import { plainCells } from './cells.ts';
import { cellText, isRow, type RowLine } from './rows.ts';
import { withTables } from './tables.ts';

/** Lines as they are listed elsewhere: without the heads of tables, and each row told on one line, "First aid, Elm Training, valid until 03/2027". */
export const withRowsTold = (lines: readonly Line[]): Line[] =>
  withTables(lines.map(seenLine), plainCells).map((line) => (isRow(line) ? { ...line.line, text: rowText(line) } : line.line));

/** The cells of a row one after the other; until when it is valid says so in the words of its column. */
function rowText({ row: { names, columns, cells } }: RowLine): string {
  return cells
    .flatMap((cell, at) => {
      const text = cellText(cell);
      if (!/[\p{L}\p{N}]/u.test(text) || (columns[at]?.length ?? 0) === 0) return [];
      return columns[at]?.includes('until') ? [`${(names[at] ?? '').toLowerCase()} ${text}`] : [text];
    })
    .join(', ');
}
