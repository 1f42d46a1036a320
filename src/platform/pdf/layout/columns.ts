import type { Fill } from '../painting/page-content.ts';
import { endsPeriod, isDateMargin, isDateOrPlace, isDateRow } from './date-margins.ts';
import { besideHeadings, headingsOf } from './margin-headings.ts';
import { betterParting } from './better-parting.ts';
import type { Gutter, Parting } from './gutter.ts';
import { isLabelMargin, isRowMargin } from './row-margins.ts';
import { toRows, type Row } from './rows.ts';
import type { Word } from './words.ts';

/** Words that are read together, top to bottom, before the next region. */
export interface Region {
  words: Word[];
  /** 0 for the left-most column or full width. */
  column: number;
  /** The cells of a table's row, which make one line together. */
  cells?: Word[][];
}

/** Rows without ink at one x, one below the other. */
interface Stretch {
  rows: Row[];
  /** Words on either side. */
  left: number;
  right: number;
  /** A line that runs over both sides ends it (not the end of the page or a ruled line). */
  crossed: boolean;
}

/** Points between two tried gutter positions. */
const STEP = 2;
/** Half the width that must be free of ink. */
const HALF_BAND = 3;
const MIN_LINES = 3;
const TAIL_LINES = 8;
/** Letters of a monogram, which may be larger than the name. */
const MONOGRAM = 3;
/** Baselines further apart than this many font sizes belong to different paragraphs. */
const PARAGRAPH_GAP = 1.6;
/** From this share of shared baselines on, left and right are one line each ("Company ... 2019-2021"). */
const PAIRED = 0.75;
/** Lines this long on average (characters) are prose, not labels, dates or places. */
const PROSE = 24;

/** Parts words into regions in the order a person reads them: columns are never read across. */
export function toColumns(words: readonly Word[], fills: readonly Fill[]): Region[] {
  return order([...words], fills, 0, 0, Math.max(0, ...words.map((word) => word.size)));
}

function order(words: Word[], fills: readonly Fill[], column: number, depth: number, largest: number): Region[] {
  if (words.length === 0) return [];
  const gutter = depth > 6 ? null : findGutter(words, fills);
  if (gutter === null) return [{ words, column }];
  const above = words.filter((word) => word.y < gutter.top - 0.5);
  const below = words.filter((word) => word.y > gutter.bottom + 0.5);
  const inside = words.filter((word) => word.y >= gutter.top - 0.5 && word.y <= gutter.bottom + 0.5);
  const leftWords = inside.filter((word) => (word.x0 + word.x1) / 2 < gutter.x);
  const rightWords = inside.filter((word) => (word.x0 + word.x1) / 2 >= gutter.x);
  if (gutter.headings)
    return [
      ...order(above, fills, column, depth + 1, largest),
      ...besideHeadings(gutter.headings, rightWords).flatMap(({ heading, words: text }) => [
        ...(heading.length === 0 ? [] : [{ words: heading, column, cells: [heading] }]),
        ...order(text, fills, column, depth + 1, largest),
      ]),
      ...order(below, fills, column, depth + 1, largest),
    ];
  const left = order(leftWords, fills, column, depth + 1, largest);
  const right = order(rightWords, fills, Math.max(...left.map((region) => region.column)) + 1, depth + 1, largest);
  return [
    ...order(above, fills, column, depth + 1, largest),
    ...(titleIsOn(rightWords, leftWords, largest) ? [...right, ...left] : [...left, ...right]),
    ...order(below, fills, column, depth + 1, largest),
  ];
}

/** A sidebar on the left waits when the other column is the wider one and opens with the page's largest letters (the name). */
function titleIsOn(side: readonly Word[], other: readonly Word[], largest: number): boolean {
  const title = side.find((word) => word.size === largest);
  if (title === undefined || other.some((word) => word.size > largest / 1.15 && word.text.length > MONOGRAM)) return false;
  return widthOf(side) > 1.2 * widthOf(other) && title.y <= Math.min(...side.map((word) => word.y)) + 2 * title.size;
}

const widthOf = (words: readonly Word[]): number => Math.max(...words.map((word) => word.x1)) - Math.min(...words.map((word) => word.x0));

function findGutter(words: readonly Word[], fills: readonly Fill[]): Gutter | null {
  const rows = toRows(words);
  if (rows.length < MIN_LINES) return null;
  const x0 = Math.min(...words.map((word) => word.x0));
  const x1 = Math.max(...words.map((word) => word.x1));
  const rules = fills.filter((fill) => fill.y1 - fill.y0 < 3 && fill.x1 - fill.x0 > 0.5 * (x1 - x0));
  // Neighbouring positions part the same words: each parting is judged once.
  const judged = new Set<string>();
  const partings: Parting[] = [];
  for (let x = x0 + 20; x < x1 - 20; x += STEP) {
    for (const free of freeStretches(rows, x, rules)) {
      const key = `${free.rows[0]?.y} ${free.rows.length} ${free.left} ${free.right}`;
      if (free.left < MIN_LINES || free.right < MIN_LINES || judged.has(key)) continue;
      judged.add(key);
      for (const stretch of splitAtHeadings(cutTail(free, x), x)) {
        const gutter = toGutter(stretch, x);
        const headings = gutter === null ? null : marginHeadings(stretch, gutter, fills);
        if (gutter !== null && headings !== null) gutter.headings = headings;
        if (gutter !== null) partings.push({ gutter, stretch });
      }
    }
  }
  const isOne = ({ gutter, stretch }: Parting): boolean => gutter.headings !== undefined || isColumns(stretch, gutter, fills);
  const best = partings.toSorted((a, b) => weight(b.gutter) - weight(a.gutter)).find(isOne);
  return best === undefined ? null : (betterParting(best, partings, isOne) ?? best).gutter;
}

const weight = (gutter: Gutter): number => (gutter.bottom - gutter.top) * (1 + Math.min(gutter.width, 40) / 100);

/** Runs of rows without ink at `x`, parted where a ruled line crosses. */
function freeStretches(rows: readonly Row[], x: number, rules: readonly Fill[]): Stretch[] {
  const stretches: Stretch[] = [];
  let current: Stretch = { rows: [], left: 0, right: 0, crossed: false };
  let lastY = -Infinity;
  for (const row of rows) {
    let left = 0;
    let crossed = false;
    for (const word of row.words) {
      if (word.x1 <= x - HALF_BAND) left++;
      else if (word.x0 < x + HALF_BAND) crossed = true;
    }
    const ruled = rules.some((rule) => rule.y0 > lastY && rule.y0 < row.y - 0.3 * row.size && rule.x0 < x - 40 && rule.x1 > x + 40);
    if ((crossed || ruled) && current.rows.length > 0) {
      stretches.push({ ...current, crossed });
      current = { rows: [], left: 0, right: 0, crossed: false };
    }
    if (!crossed) {
      current.rows.push(row);
      current.left += left;
      current.right += row.words.length - left;
    }
    lastY = row.y;
  }
  if (current.rows.length > 0) stretches.push(current);
  return stretches;
}

/** A heading and a short line or two that follow a list in two columns, before full lines go on, are no part of it. */
function cutTail({ rows, crossed }: Stretch, x: number): Row[] {
  const lastRight = rows.findLastIndex((row) => row.words.some((word) => word.x0 > x));
  if (!crossed || lastRight < 0 || rows.length - 1 - lastRight > TAIL_LINES) return rows;
  const usual = usualStyle(rows.slice(0, lastRight + 1));
  const heading = rows.findIndex((row, at) => at > lastRight && (styleOf(row) !== usual || row.y - (rows[at - 1]?.y ?? row.y) > PARAGRAPH_GAP * row.size));
  return heading < 0 ? rows : rows.slice(0, heading);
}

/**
 * Two short lists under each of several headings: every heading on the left opens a part of its own,
 * else the lists of all parts would be read before the second column. Only where left and right share
 * their baselines; a sidebar runs on past the headings of the text beside it.
 */
function splitAtHeadings(stretch: Row[], x: number): Row[][] {
  const left = toRows(stretch.flatMap((row) => row.words.filter((word) => word.x1 < x)));
  const right = toRows(stretch.flatMap((row) => row.words.filter((word) => word.x0 > x)));
  if (right.length < 2 || pairedShare(right, left) < PAIRED) return [stretch];
  const usual = usualStyle(left);
  const parts: Row[][] = [[]];
  stretch.forEach((row, at) => {
    const next = stretch[at + 1];
    const alone = row.words.every((word) => word.x1 < x);
    const opens = next !== undefined && next.words.some((word) => word.x0 > x) && next.words.some((word) => word.x1 < x);
    if (alone && (opens || next === undefined) && styleOf(row) !== usual && at > 0) parts.push([]);
    parts.at(-1)?.push(row);
  });
  return parts;
}

/**
 * Cuts off the rows at the top that stand on one side only and are read first anyway: short lines at the
 * left, and lines at the right that do not begin where that column does (a centred name).
 */
function toGutter(stretch: Row[], x: number): Gutter | null {
  const sided = stretch.map((row) => ({ row, left: row.words.some((word) => word.x1 < x), right: row.words.some((word) => word.x0 > x) }));
  const firstLeft = sided.findIndex((entry) => entry.left);
  const firstRight = sided.findIndex((entry) => entry.right);
  if (firstLeft < 0 || firstRight < 0) return null;
  const starts = stretch.flatMap((row) => row.words.find((word) => word.x0 > x)?.x0 ?? []);
  const isCentred = (row: Row): boolean => starts.filter((start) => Math.abs(start - (row.words[0]?.x0 ?? 0)) < 6).length < 3;
  const start = firstRight > 0 ? startOf(sided, firstRight) : sided.slice(0, firstLeft).findLastIndex((entry) => isCentred(entry.row)) + 1;
  stretch.splice(0, start);
  const words = stretch.flatMap((row) => row.words);
  const from = Math.max(...words.filter((word) => word.x1 < x).map((word) => word.x1));
  const to = Math.min(...words.filter((word) => word.x0 > x).map((word) => word.x0));
  const width = to - from;
  if (stretch.length === 0 || !Number.isFinite(width)) return null;
  const ys = words.map((word) => word.y);
  return { x: (from + to) / 2, width, top: Math.min(...ys), bottom: Math.max(...ys), rows: stretch.length };
}

/** First row of the two-sided part: one row back where it follows without a break, for it may share the height of the other column's first line. */
function startOf(sided: readonly { row: Row }[], at: number): number {
  const [row, before] = [sided[at]?.row, sided[at - 1]?.row];
  return row !== undefined && before !== undefined && row.y - before.y <= 1.1 * row.size ? at - 1 : at;
}

function marginHeadings(stretch: readonly Row[], gutter: Gutter, fills: readonly Fill[]): Row[][] | null {
  if (isMarked(gutter, fills)) return null;
  const words = stretch.flatMap((row) => row.words);
  const right = toRows(words.filter((word) => word.x0 > gutter.x));
  return headingsOf(toRows(words.filter((word) => word.x1 < gutter.x)), right, styleOf, usualStyle(right));
}

function isColumns(stretch: readonly Row[], gutter: Gutter, fills: readonly Fill[]): boolean {
  const words = stretch.flatMap((row) => row.words);
  const left = toRows(words.filter((word) => word.x1 < gutter.x));
  const right = toRows(words.filter((word) => word.x0 > gutter.x));
  const [small, large] = left.length <= right.length ? [left, right] : [right, left];
  if (small.length < MIN_LINES || gutter.width < 0.7 * medianSize(words)) return false;
  const marked = isMarked(gutter, fills);
  if (!marked && share(small, (row, at) => isDateOrPlace(row) || isDateRow(row) || endsPeriod(small[at - 1], row)) > 0.5) return false;
  const levelWith =
    (others: readonly Row[]) =>
    (row: Row): boolean =>
      pairedShare([row], others) > 0;
  if (!marked && (isDateMargin(left, levelWith(right)) || isDateMargin(right, levelWith(left)))) return false;
  if (isRowMargin(left, levelWith(right))) return false;
  const usual = usualStyle(left);
  if (!marked && isLabelMargin(left, right, (row) => styleOf(row) !== usual, levelWith(right))) return false;
  if (marked) return true;
  const paired = pairedShare(small, large);
  if (isMarginal(small, large)) return false;
  if (paired < PAIRED) return small.flatMap((row) => row.words).length >= 5;
  // Line by line: a list of labels with their values, unless both sides are texts of their own: long lines, or headings of another style.
  if (small.length < 0.6 * large.length) return false;
  if (isWrapped(small) && isWrapped(large)) return true;
  if (small.length < 6) return false;
  return (meanLength(small) >= PROSE && meanLength(large) >= PROSE) || (hasHeadings(small) && hasHeadings(large));
}

/** Some line goes on in the middle of a sentence. */
const isWrapped = (rows: readonly Row[]): boolean => rows.slice(1).some((row) => /^\p{Ll}{2,}/u.test(textOf(row)) && textOf(row).length >= 5);
const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ');
const meanLength = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + textOf(row).length, 0) / rows.length;

/** Lone lines in the margin (headings, dates) beside a text: they belong to the lines they stand next to. */
function isMarginal(small: readonly Row[], large: readonly Row[]): boolean {
  if (small.length > 0.4 * large.length) return false;
  const close = small.slice(1).filter((row, at) => row.y - (small[at]?.y ?? 0) < 2.2 * row.size).length;
  return close < 0.35 * (small.length - 1);
}

function isMarked(gutter: Gutter, fills: readonly Fill[]): boolean {
  const height = gutter.bottom - gutter.top;
  if (height < 60) return false;
  return fills.some((fill) => {
    const covers = Math.min(fill.y1, gutter.bottom) - Math.max(fill.y0, gutter.top);
    if (covers < 0.6 * height || fill.z === 0) return false;
    const near = (x: number): boolean => Math.abs(x - gutter.x) < Math.max(gutter.width, 12) / 2 + 6;
    return near(fill.x0) || near(fill.x1);
  });
}

/** Share of rows that stand on the baseline of another. */
function pairedShare(rows: readonly Row[], others: readonly Row[]): number {
  return share(rows, (row) => others.some((other) => Math.abs(other.y - row.y) <= 0.8 + 0.4 * Math.abs(other.size - row.size)));
}

const styleOf = (row: Row): string => `${Math.round(row.size * 10)} ${row.words[0]?.font} ${row.words[0]?.color} ${row.words[0]?.drawn === true}`;

function usualStyle(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(styleOf(row), (counts.get(styleOf(row)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Some lines, not most, are set in another style than the usual one: a column with headings of its own. */
function hasHeadings(rows: readonly Row[]): boolean {
  const usual = usualStyle(rows);
  const odd = share(rows, (row) => styleOf(row) !== usual);
  return odd > 0 && odd < 0.5;
}

function share<T>(items: readonly T[], test: (item: T, at: number) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

function medianSize(words: readonly Word[]): number {
  const sizes = words.map((word) => word.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
