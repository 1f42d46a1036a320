import type { Cv, Experience, Read } from '../../../domain/cv.ts';
import { COMPANY_PLACEHOLDERS } from '../../lexicon/reading/organisations.ts';
import { fold } from '../../english/folding.ts';
import { monthIndex } from '../text/dates.ts';

/**
 * The job a CV puts forward as the present one: its first, or its last where it goes from old to
 * new, or the one that goes on where the first has ended (as the Japanese form always does). Null without jobs.
 */
export function currentJob({ experience, language }: Pick<Cv, 'experience' | 'language'>): Experience | null {
  const first = experience[0] ?? null;
  const last = experience.at(-1) ?? null;
  if (language === 'ja') return last;
  const starts = experience.flatMap(({ period }) => (period?.start ? [monthIndex(period.start)] : []));
  const rising = starts.slice(1).reduce((sum, start, i) => sum + Math.sign(start - (starts[i] ?? start)), 0);
  if (first?.period?.current === true) return first;
  if (rising > 0) return last;
  // The trainee of until last year stands above the post that followed on it and goes on.
  const end = first?.period?.end ?? null;
  const next =
    end === null
      ? undefined
      : experience.find(({ period }) => period?.current === true && period.start !== null && monthIndex(period.start) >= monthIndex(end));
  return next ?? first;
}

/** Who somebody worked for, to be told or printed. A template's "Company Name" shows where the employer stands, and names none. */
export function employerOf(job: Experience | null | undefined): Read | null {
  const company = job?.company ?? null;
  return company !== null && COMPANY_PLACEHOLDERS.includes(fold(company.value)) ? null : company;
}
