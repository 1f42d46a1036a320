import type { Experience, YearMonth } from '../../../domain/cv.ts';
import { findPeriods, monthIndex } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';

/**
 * Years in jobs with one decimal, overlaps counted once. A year without a month counts as January
 * at the start and at the end of a range ("2014 - 2016" are two years), a lone year as twelve months.
 */
export function yearsOfExperience(jobs: readonly Experience[], lines: readonly SeenLine[], today: string | null): number {
  // Nobody has worked in a month to come, whatever the page says of the next conference.
  const newest = today === null ? newestMonth(lines) : monthAfter(today);
  const spans: [number, number][] = [];
  for (const { period } of jobs) {
    if (!period?.start) continue;
    const from = monthIndex(period.start);
    const isSeason = !period.current && namesOneSeason(period.text);
    const to = isSeason
      ? from + MONTHS_OF_SEASON
      : period.current
        ? Math.max(newest, from + 1)
        : period.end
          ? endMonth(period.start, period.end)
          : from + (period.start.month === null ? 12 : 1);
    if (to > from && to - from < 12 * 65) spans.push([from, to]);
  }
  spans.sort((a, b) => a[0] - b[0]);
  let months = 0;
  let until = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

/** Months in a season. */
const MONTHS_OF_SEASON = 3;

/** "Summer 2014", "winter 2018/19": one date that names a season. */
function namesOneSeason(text: string): boolean {
  const [only, ...more] = findPeriods(text);
  return only !== undefined && more.length === 0 && !only.range && only.end !== null;
}

/** The month after a day, as ISO; 0 for what is no day. */
function monthAfter(day: string): number {
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(day) ?? [];
  return year === undefined ? 0 : monthIndex({ year: Number(year), month: Number(month) }) + 1;
}

/** The month after the last one worked. */
function endMonth(start: YearMonth, end: YearMonth): number {
  if (end.month !== null) return monthIndex(end) + 1;
  return end.year === start.year ? (end.year + 1) * 12 : monthIndex(end);
}

/** The newest date anywhere in the CV: the best a reading without a day can do for "to date". */
function newestMonth(lines: readonly SeenLine[]): number {
  let newest = 0;
  for (const line of lines) {
    for (const { start, end } of findPeriods(line.text)) {
      for (const date of [start, end]) if (date) newest = Math.max(newest, monthIndex(date) + (date.month === null ? 0 : 1));
    }
  }
  return newest;
}
