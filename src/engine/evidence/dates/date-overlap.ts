import type { Experience, YearMonth } from '../../../domain/cv.ts';
import type { Detector } from '../detector.ts';
import { nameOfJob, realJobs } from './dated-entries.ts';
import { SIDE_JOB } from '../../lexicon/reading/side-jobs.ts';

/** Every pair is compared, and nobody had more jobs. */
const MOST_JOBS = 50;
/** Months two jobs may share: a notice period, a hand-over. */
const TOLERANCE = 3;

/** Two employers at full time at once for more than a quarter. Weight 2: there may be a good reason, but a reader stumbles. */
export const dateOverlapDetector: Detector<'date-overlap'> = {
  kind: 'date-overlap',
  detect(context) {
    const jobs = realJobs(context)
      .filter((job) => (job.company ?? job.title) !== null && months(job.period?.start) !== null)
      .filter((job) => !SIDE_JOB.test(`${job.title?.value ?? ''} ${job.company?.value ?? ''} ${job.period?.text ?? ''}`))
      .slice(0, MOST_JOBS);
    for (const [at, one] of jobs.entries()) {
      for (const other of jobs.slice(at + 1)) {
        const first = one.company ?? one.title;
        const second = nameOfJob({ ...other, title: other.company ?? other.title });
        if (!first || !second || sharedMonths(one, other) <= TOLERANCE || isSameEmployer(one, other)) continue;
        return [{ quote: second.name, page: second.page, line: second.line, weight: 2, facts: { one: first.value, other: second.name } }];
      }
    }
    return [];
  },
};

/** Both employers must be known and differ: several titles under one employer are a career, not a contradiction. */
function isSameEmployer(one: Experience, other: Experience): boolean {
  const [a, b] = [one, other].map((job) => job.company?.value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ?? '');
  return a === undefined || b === undefined || a === '' || b === '' || a.includes(b) || b.includes(a);
}

/** Months both jobs certainly run, or 0 where a month or an end is not written. Two open ends prove nothing: one may be stale. */
function sharedMonths(one: Experience, other: Experience): number {
  const spans = [one, other].map(({ period }) => ({ start: months(period?.start), end: period?.current === true ? Infinity : months(period?.end) }));
  const [a, b] = spans;
  if (!a || !b || a.start === null || b.start === null || a.end === null || b.end === null || (a.end === Infinity && b.end === Infinity)) return 0;
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

function months(date: YearMonth | null | undefined): number | null {
  return date?.month ? date.year * 12 + date.month : null;
}
