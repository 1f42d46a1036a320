import type { Experience, YearMonth } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { isBreak } from '../../privacy/private-lines.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

/** "March 2021", or "2021" where the CV says only the year. */
export function sayDate(date: YearMonth): string {
  const month = date.month === null ? undefined : MONTHS[date.month - 1];
  return month === undefined ? String(date.year) : `${month} ${date.year}`;
}

/** Jobs, without entries that only explain a gap (law 6). */
export function realJobs(context: Context): Experience[] {
  return context.cv.experience.filter((job) => !isBreak(job));
}

/** What to call a job and the place where that is written; null when neither title nor company was read. */
export function nameOfJob(job: Experience): (Place & { name: string }) | null {
  const read = job.title ?? job.company;
  return read ? { name: read.value, page: read.page, line: read.line } : null;
}
