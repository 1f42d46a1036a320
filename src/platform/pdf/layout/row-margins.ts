import { isDateOrPlace, isDateRow } from './date-margins.ts';
import type { Row } from './rows.ts';

/** So many dates or labels that come back tell a margin that is read row by row. */
const FEWEST = 3;
/** Share of the dates that stand by themselves, as the cells of a table do. */
const MOSTLY = 0.75;
/** Lines nearer than this many font sizes are one text: a sidebar's "2014 – 2018" / "BSc Biology". */
const CLOSE = 1.45;
/** No label is longer than this (characters): "Main activities and responsibilities". */
const MAX_LABEL = 40;

const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ');

/**
 * Whether the left side is the first column of a table without lines across, as Europass prints it: dates or labels that come back
 * ("Dates", "Occupation or position held"), each level with the first line of what it belongs to, and by itself. It is read row by
 * row even where a line stands between the two; the dates of a sidebar have their own text right above or below them.
 */
export function isRowMargin(left: readonly Row[], isLevel: (row: Row) => boolean): boolean {
  if (left.some((row) => textOf(row).length > MAX_LABEL)) return false;
  const counts = new Map<string, number>();
  for (const row of left) counts.set(textOf(row), (counts.get(textOf(row)) ?? 0) + 1);
  const isMarker = (row: Row | undefined): boolean => row !== undefined && (isDate(row) || (counts.get(textOf(row)) ?? 0) > 1);
  const dates = left.filter(isDate);
  const markers = left.filter(isMarker);
  const isAlone = (row: Row): boolean => {
    const at = left.indexOf(row);
    return [left[at - 1], left[at + 1]].every(
      (other) => other === undefined || Math.abs(other.y - row.y) > CLOSE * row.size || isMarker(other) || textOf(other).startsWith('('),
    );
  };
  const standing = markers.filter((row) => isLevel(row) && isAlone(row));
  return standing.length >= FEWEST && standing.length >= MOSTLY * Math.max(dates.length, markers.length);
}

/** Label and value set further apart than two lines of a text are: the value took more lines than one. */
const WAITS = 1.7;
/** A label is no sentence. */
const MAX_LABEL_WORDS = 3;

/**
 * Whether the left side holds labels and dates that stand level with the first lines of what they name, and wait where that wraps:
 * "Languages", "Data", "Certificates" beside their lists, a heading in another style between them or not. A sidebar runs on by itself.
 */
export function isLabelMargin(left: readonly Row[], right: readonly Row[], isHeading: (row: Row) => boolean, isLevel: (row: Row) => boolean): boolean {
  const labels = left.filter((row) => !isHeading(row));
  const isLabel = (row: Row): boolean => textOf(row).length <= MAX_LABEL && textOf(row).split(' ').length <= MAX_LABEL_WORDS && isLevel(row);
  if (labels.length < FEWEST || right.length <= labels.length || !labels.every(isLabel)) return false;
  // Where one waits, a line of its value stands between it and the next, and no heading does.
  return left.some((row, at) => {
    const next = left[at + 1];
    if (next === undefined || isHeading(row) || isHeading(next) || next.y - row.y < WAITS * row.size) return false;
    return right.some((other) => other.y > row.y + row.size && other.y < next.y - row.size);
  });
}

const isDate = (row: Row): boolean => isDateRow(row) || (/\d/u.test(textOf(row)) && isDateOrPlace(row));
