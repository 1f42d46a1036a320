import type { CvBuildQuestionnaire } from '../../../domain/cv-build.ts';
import { BUILD } from '../../../domain/limits.ts';
import { dateOf } from '../../building/printed-period.ts';

/** Years that somebody has worked, and whether that is all of them or the least. */
export interface YearsOfWork {
  /** Whole years, two or more. */
  years: number;
  /** False where a job has no dates, or more jobs are known than the questionnaire holds. */
  isWhole: boolean;
}

/** The first years of the questionnaire's bands. */
const LEAST: Readonly<Record<string, number>> = { '0-2': 0, '3-7': 3, '8-15': 8, '15+': 15 };
const A_YEAR = 12;
/** Fewer whole years are told by the dates of the jobs, and in no sentence. */
const FEWEST = 2;

/**
 * Years in jobs, counted once where two ran side by side (truth.md, rule 4), out of the dates answered; `today` (ISO day) is
 * where a job that goes on stands. Null where the dates tell less than two years, or less than was answered.
 */
export function yearsOfWork(
  { currentJobTitle, currentCompany, currentStartDate, currentEndDate, previousRoles, experienceLevel }: CvBuildQuestionnaire,
  today: string | null,
): YearsOfWork | null {
  const hasCurrent = currentJobTitle !== '' || currentCompany !== '';
  const spans = [
    ...(hasCurrent ? [[currentStartDate, currentEndDate === '' ? (today ?? '').slice(0, 7) : currentEndDate] as const] : []),
    ...previousRoles.filter(({ jobTitle, company }) => jobTitle !== '' || company !== '').map(({ startDate, endDate }) => [startDate, endDate] as const),
  ];
  const dated = spans.flatMap(([start, end]) => {
    const from = monthOf(start, false);
    const to = monthOf(end, true);
    return from === null || to === null || to < from ? [] : [{ from, to }];
  });
  let months = 0;
  let counted = -Infinity;
  for (const { from, to } of dated.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  const years = Math.floor(months / A_YEAR);
  if (years < FEWEST || years < (LEAST[experienceLevel] ?? 0)) return null;
  return { years, isWhole: dated.length === spans.length && previousRoles.length < BUILD.maxPreviousRoles };
}

/** A month on a line of months; of a year alone its middle, which is never half a year wrong. */
function monthOf(written: string, isEnd: boolean): number | null {
  const date = dateOf(written);
  return date === null ? null : date.year * A_YEAR + (date.month === null ? A_YEAR / 2 : date.month - (isEnd ? 0 : 1));
}
