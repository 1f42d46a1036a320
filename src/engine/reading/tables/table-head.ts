import { COLUMN_NAMES, type ColumnField, SMALL_COLUMN_WORDS } from '../../lexicon/reading/columns.ts';
import { foldedWords } from '../../english/folding.ts';

/** What one column of a table holds: "Position and employer" names two fields; empty where its name is unknown, as a running number's is. */
export type Column = readonly ColumnField[];

/** More words than this name no column. */
const MAX_NAME_WORDS = 4;
/** What joins two names of one column. */
const JOINT = /\s*[/&,–—+()-]\s*|\s(?:and|or|und|oder|et|ou|y|e|o|en|of)\s(?=\p{Lu}|\p{L}+$)/iu;

/** A line cut at its gaps or bars, as tables are printed and pasted. */
export const splitCells = (text: string): string[] => text.split(/\t|\s\|\s/u).map((cell) => cell.trim());

/** The columns that a line names, and whether it names every one; null where it is no head of a table. */
export function tableHead(text: string): { columns: Column[]; isCertain: boolean } | null {
  const cells = splitCells(text);
  if (cells.length < 2 || /[.!?;:]$/u.test(text)) return null;
  const columns = cells.map((cell) => fieldsOf(cell) ?? []);
  const known = cells.filter((cell, at) => (columns[at]?.length ?? 0) > 0 || isNumber(cell)).length;
  const isCertain = known === cells.length;
  if (!isCertain && (known < cells.length - 1 || known < 2 || cells.some((cell) => /\d|[@]/u.test(cell) || cell.split(/\s+/u).length > MAX_NAME_WORDS)))
    return null;
  // "Level" beside "Grade" says nothing of what is told: one column names what was held or learnt, or for whom.
  return isCertain || new Set(columns.flat()).size >= 2 ? { columns, isCertain } : null;
}

/** Whether a line names the columns of a table and nothing else. */
export const isTableHead = ({ text }: { text: string }): boolean => tableHead(text)?.isCertain === true;

const isNumber = (cell: string): boolean => /^(?:(?:sr|s|sl|serial|lfd|n)\.?\s?)?(?:no|nr|n|#|№)\.?°?$/iu.test(cell);

function fieldsOf(cell: string): Column | null {
  if (/^%$/u.test(cell)) return ['grade'];
  const whole = nameOf(cell);
  if (whole !== null) return whole;
  const parts = cell
    .replace(/%/gu, ' percent ')
    .split(JOINT)
    .filter((part) => part.trim() !== '')
    .map(nameOf);
  const named = parts.flatMap((part) => part ?? []);
  return parts.length > 0 && parts.every((part) => part !== null) ? [...new Set(named)] : null;
}

/** The fields of one name; null where a word of it is none of a column's. */
function nameOf(text: string): Column | null {
  const all = foldedWords(text);
  const words = all.filter((word) => !SMALL_COLUMN_WORDS.has(word));
  const known = COLUMN_NAMES.get(all.join(' ')) ?? COLUMN_NAMES.get(words.join(' '));
  if (known !== undefined) return [known];
  if (words.length === 0 || words.length > MAX_NAME_WORDS) return null;
  const fields = words.map((word) => COLUMN_NAMES.get(word));
  // "Year of passing", "Job title": what the last word says, "Employment dates": what the first cannot.
  return fields.every((field) => field !== undefined) ? [...new Set(fields.filter((field) => field !== undefined))] : null;
}
