import type { Fill } from '../painting/page-content.ts';
import type { Word } from './words.ts';

/** One row of a table with ruled lines. Lengths in points from the top left. */
export interface TableRow {
  top: number;
  bottom: number;
  /** Where its upright lines stand, from left to right; cells lie between them. */
  edges: number[];
}

interface Rule {
  at: number;
  from: number;
  to: number;
}

const THIN = 2.5;
const MIN_LENGTH = 6;
/** Lines this near are one, and ends this near meet. */
const NEAR = 3;
/** More than this is a drawing. */
const MAX_RULES = 600;

/** Rows between ruled lines that are divided into two cells at least, from top to bottom. */
export function tableRows(fills: readonly Fill[]): TableRow[] {
  const inked = fills.filter((fill) => fill.z > 0 && fill.color !== '#ffffff' && (fill.y1 - fill.y0 <= THIN || fill.x1 - fill.x0 <= THIN));
  if (inked.length > 10 * MAX_RULES) return [];
  const across = join(inked.filter((fill) => fill.x1 - fill.x0 >= MIN_LENGTH).map((fill) => ({ at: (fill.y0 + fill.y1) / 2, from: fill.x0, to: fill.x1 })));
  const down = join(inked.filter((fill) => fill.y1 - fill.y0 >= MIN_LENGTH).map((fill) => ({ at: (fill.x0 + fill.x1) / 2, from: fill.y0, to: fill.y1 })));
  if (across.length > MAX_RULES || down.length > MAX_RULES) return [];
  const rows: TableRow[] = [];
  for (const upper of across) {
    const lower = across.find(
      (rule) => rule.at > upper.at + NEAR && Math.min(rule.to, upper.to) - Math.max(rule.from, upper.from) > 0.6 * (upper.to - upper.from),
    );
    if (lower === undefined) continue;
    const edges = down
      .filter((rule) => rule.from <= upper.at + NEAR && rule.to >= lower.at - NEAR && rule.at >= upper.from - NEAR && rule.at <= upper.to + NEAR)
      .map((rule) => rule.at);
    if (edges.length >= 3) rows.push({ top: upper.at, bottom: lower.at, edges });
  }
  return rows;
}

/** Puts the pieces of lines together that borders of cells are painted in; sorted by place. */
function join(pieces: Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const piece of pieces.sort((a, b) => a.at - b.at || a.from - b.from)) {
    const known = joined.findLast((rule) => Math.abs(rule.at - piece.at) < NEAR && piece.from <= rule.to + NEAR && piece.to >= rule.from - NEAR);
    if (known === undefined) joined.push({ ...piece });
    else [known.from, known.to] = [Math.min(known.from, piece.from), Math.max(known.to, piece.to)];
  }
  return joined;
}

/**
 * The words of each cell that has some; null where the row is no frame for them: text beside the table,
 * across a line, or in one cell only.
 */
export function cellsOf(words: readonly Word[], row: TableRow): Word[][] | null {
  const [first, last] = [row.edges[0] ?? 0, row.edges.at(-1) ?? 0];
  const middle = (word: Word): number => (word.x0 + word.x1) / 2;
  if (words.some((word) => middle(word) < first || middle(word) > last)) return null;
  if (words.some((word) => row.edges.some((edge) => word.x0 < edge - NEAR && word.x1 > edge + NEAR))) return null;
  const cells = row.edges
    .slice(1)
    .map((edge, index) => words.filter((word) => middle(word) > (row.edges[index] ?? 0) && middle(word) <= edge))
    .filter((cell) => cell.length > 0);
  return cells.length >= 2 ? cells : null;
}

export function isInRow(word: Word, row: TableRow): boolean {
  const middle = word.y - 0.3 * word.size;
  return middle > row.top && middle < row.bottom;
}
