import type { Cv, Experience } from '../../../domain/cv.ts';
import { monthIndex } from '../text/dates.ts';

/**
 * The job a CV puts forward as the present one: its first, or its last where it goes from old to
 * new (as the Japanese form always does). Null without jobs.
 */
export function currentJob({ experience, language }: Pick<Cv, 'experience' | 'language'>): Experience | null {
  const first = experience[0] ?? null;
  const last = experience.at(-1) ?? null;
  if (language === 'ja') return last;
  const starts = experience.flatMap(({ period }) => (period?.start ? [monthIndex(period.start)] : []));
  const rising = starts.slice(1).reduce((sum, start, i) => sum + Math.sign(start - (starts[i] ?? start)), 0);
  return rising > 0 && first?.period?.current !== true ? last : first;
}
