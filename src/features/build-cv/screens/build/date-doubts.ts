import { DATE_DOUBTS } from '../../steps.copy.ts';

/** What is odd about when a job began and ended ("YYYY-MM", "YYYY" or empty), seen from `today` ("YYYY-MM"); null when nothing is. */
export function dateDoubt(start: string, end: string, today: string): string | null {
  if (isBefore(end, start)) return DATE_DOUBTS.order;
  if (isBefore(today, start)) return DATE_DOUBTS.futureStart;
  return isBefore(today, end) ? DATE_DOUBTS.futureEnd : null;
}

/** As far as both say: a year is before no month of its own. */
function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length) < other.slice(0, length);
}

/** The month of a visitor's own calendar. */
export const monthOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
