import type { Period, YearMonth } from '../../../domain/cv.ts';
import type { Detector, Draft } from '../detector.ts';
import { placeOf } from '../structure/placement.ts';
import { realJobs, sayDate } from './dated-entries.ts';

/** Years outside of this are typing mistakes whatever the clock says (the engine has none). */
const PLAUSIBLE = { first: 1940, last: 2050 } as const;

/** Periods that end before they begin, or stand in a year nobody has worked in. */
export const dateImpossibleDetector: Detector<'date-impossible'> = {
  kind: 'date-impossible',
  detect(context) {
    const periods = [...realJobs(context).map((job) => job.period), ...context.cv.education.map((school) => school.period)];
    const drafts: Draft<'date-impossible'>[] = [];
    for (const period of periods) {
      if (!period || !isImpossible(period) || drafts.some((draft) => draft.page === period.page && draft.line === period.line)) continue;
      const start = period.start ? sayDate(period.start) : period.text;
      drafts.push({ quote: period.text, ...placeOf(period), weight: 7, facts: { start, end: period.end ? sayDate(period.end) : 'to date' } });
    }
    return drafts.sort((a, b) => a.page - b.page || a.line - b.line);
  },
};

function isImpossible({ start, end, text }: Period): boolean {
  if ([start, end].some((date) => date !== null && (date.year < PLAUSIBLE.first || date.year > PLAUSIBLE.last))) return true;
  if (!start || !end) return false;
  // Both must be readable in the text, so that a misread period accuses nobody.
  return isBefore(end, start) && [start, end].every((date) => text.includes(String(date.year)) || text.includes(String(date.year % 100).padStart(2, '0')));
}

function isBefore(a: YearMonth, b: YearMonth): boolean {
  if (a.year !== b.year) return a.year < b.year;
  return a.month !== null && b.month !== null && a.month < b.month;
}
