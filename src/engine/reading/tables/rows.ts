import type { ColumnField } from '../../lexicon/reading/columns.ts';
import type { SeenLine, TableRow } from '../text/seen-line.ts';
import type { Column } from './table-head.ts';

/** A line that is a row of a table. */
export type RowLine = SeenLine & { row: TableRow };

export const isRow = (line: SeenLine): line is RowLine => line.row !== undefined;

const JOB_FIELDS: readonly ColumnField[] = ['title', 'employer'];
const STUDY_FIELDS: readonly ColumnField[] = ['degree', 'school'];
const has = (columns: readonly Column[], fields: readonly ColumnField[]): boolean => columns.some((column) => column.some((field) => fields.includes(field)));

/** Whether a row tells of a job: what was held or for whom, and of no course. */
export const tellsJob = ({ row: { columns } }: RowLine): boolean => has(columns, JOB_FIELDS) && !has(columns, ['degree', 'certificate']);

/** Whether a row tells of a study, and of nothing that was done for a living. */
export const tellsStudy = ({ row: { columns } }: RowLine): boolean => has(columns, STUDY_FIELDS) && !has(columns, JOB_FIELDS);

/** The lines under the first column that names one of these fields, the fields in order of what is wanted most; empty where none does. */
export function cellOf({ row: { columns, cells } }: RowLine, ...fields: readonly ColumnField[]): readonly SeenLine[] {
  const at = columnOf(columns, ...fields);
  return at < 0 ? [] : (cells[at] ?? []);
}

/** The first column that names one of these fields; -1 where none does. */
export function columnOf(columns: readonly Column[], ...fields: readonly ColumnField[]): number {
  for (const field of fields) {
    const at = columns.findIndex((column) => column.includes(field));
    if (at >= 0) return at;
  }
  return -1;
}

/** The text of a cell whose words wrapped. */
export function cellText(lines: readonly SeenLine[]): string {
  return lines
    .map(({ body }) => body)
    .reduce((text, next) => (/\p{L}-$/u.test(text) && /^\p{L}/u.test(next) ? text + next : `${text} ${next}`), '')
    .trim();
}

/** The first line of a cell with all of its text; null for an empty one. */
export function wholeCell(lines: readonly SeenLine[]): SeenLine | null {
  const [first] = lines;
  const text = cellText(lines);
  return first === undefined || text === '' ? null : { ...first, text, body: text };
}

/** The dates of a row on one line: those of their column, or of the two for beginning and end. */
export function dateLine(row: RowLine): SeenLine | null {
  const dates = wholeCell(cellOf(row, 'dates'));
  if (dates !== null) return dates;
  const [from, to] = [wholeCell(cellOf(row, 'from')), wholeCell(cellOf(row, 'to'))];
  if (from === null || to === null) return from ?? to;
  const text = `${from.text}\t${to.text}`;
  return { ...from, text, body: text };
}
