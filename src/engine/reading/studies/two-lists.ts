import type { Education } from '../../../domain/cv.ts';
import { isDegree } from '../text/evidence-words.ts';

const FEWEST = 2;

/** Schools and nothing else: what stands beside them reads as no degree, and may be a town. */
const areSchools = (studies: readonly Education[]): boolean =>
  studies.length >= FEWEST && studies.every(({ degree, institution, period }) => institution !== null && period !== null && !isDegree(degree?.value ?? ''));

/** Degrees and nothing else. */
const areDegrees = (studies: readonly Education[]): boolean =>
  studies.length >= FEWEST && studies.every(({ institution }) => institution === null) && studies.some(({ degree }) => isDegree(degree?.value ?? ''));

const endOf = ({ period }: Education): number | null => period?.end?.year ?? period?.start?.year ?? null;

/**
 * The studies of all sections. "Institutions attended with dates" and "Qualifications obtained with dates" are one list told twice: a
 * degree was earned where somebody was until that year. Where no year joins them, each stays as it stands.
 */
export function joinTwoLists(lists: readonly Education[][]): Education[] {
  const schools = lists.find(areSchools);
  const degrees = lists.find(areDegrees);
  if (!schools || !degrees) return lists.flat();
  const givenIn = (school: Education): Education | undefined => {
    const [only, ...more] = degrees.filter((study) => endOf(study) === endOf(school));
    return more.length === 0 ? only : undefined;
  };
  const joined = schools.map((school) => {
    const study = givenIn(school);
    const details = school.degree === null ? school.details : [{ ...school.degree }, ...school.details];
    return study === undefined ? { ...school, degree: null, details } : { ...school, degree: study.degree, details: [...details, ...study.details] };
  });
  const left = degrees.filter((study) => !schools.some((school) => givenIn(school) === study));
  return lists.flatMap((list) => (list === schools ? joined : list === degrees ? left : list));
}
