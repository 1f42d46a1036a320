import type { FoundPeriod } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A job or a course of study before its parts are told apart. */
export interface Entry {
  /** Lines that name it, in order: title, organisation, dates, place. */
  head: SeenLine[];
  /** The period and the line it stands on. */
  period: { found: FoundPeriod; line: SeenLine } | null;
  body: SeenLine[];
}
