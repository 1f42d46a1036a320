import type { Line } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';

/** Fewer lines beside others are a margin, not a column. */
const LEAST_LINES = 3;
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d\d(?!\d)/u;

/** A second look (rule 2): dates, headings or single cells in a margin are no column, a table is its own finding; text on both sides is. */
export function isSideBySide({ document, cv, lines }: Context): boolean {
  if (document.columns < 2 || document.hasTable) return false;
  const headings = new Set(cv.sections.flatMap(({ heading, from }) => (heading === null ? [] : [lines[from]])));
  const telling = lines.filter((line) => !headings.has(line) && !DATED.test(line.text) && line.text !== line.text.toUpperCase());
  const inside = telling.filter(({ column }) => column > 0);
  const beside = telling.filter((line) => line.column === 0 && inside.some((other) => isBeside(line, other)));
  return inside.length >= LEAST_LINES && beside.length >= LEAST_LINES;
}

/** On the same page, at the same height within the reach of a few lines, and apart. */
const isBeside = (one: Line, other: Line): boolean => one.page === other.page && Math.abs(one.y - other.y) < 4 * one.fontSize && one.x + one.width <= other.x;
