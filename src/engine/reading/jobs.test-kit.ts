import { type Draft, heading, laidOut, name } from './printed.test-kit.ts';
import { readCv } from './read-cv.ts';

/** A job as read: title, employer, period. */
export type Job = readonly [title: string | null, employer: string | null, period: string | null];

const TODAY = '2026-11-23';

/** The jobs that lines under a heading read as. */
export const jobsUnder = (over: string, lines: readonly (string | Draft)[]): Job[] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading(over), ...lines, heading('Education'), 'BSc Botany, 2004']),
    TODAY,
  ).cv.experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);

/** The jobs that lines under "Experience" read as. */
export const jobs = (...lines: readonly (string | Draft)[]): Job[] => jobsUnder('Experience', lines);
