import type { Cv, Experience } from '../../domain/cv.ts';
import { fold } from '../english/folding.ts';

/** The CV without jobs that it names twice: one that tells nothing beside the same one told, or one printed again word for word. */
export function withoutTwins(cv: Cv): Cv {
  const experience = cv.experience.filter((job, at) => !cv.experience.some((other, beside) => other !== job && isTwin(job, other, beside < at)));
  return experience.length === cv.experience.length ? cv : { ...cv, experience };
}

/** Whether `job` says nothing that `other` does not. */
function isTwin(job: Experience, other: Experience, isLater: boolean): boolean {
  const title = fold(job.title?.value ?? '');
  if (title === '' || title !== fold(other.title?.value ?? '')) return false;
  const [house, otherHouse] = [fold(job.company?.value ?? ''), fold(other.company?.value ?? '')];
  if (house !== '' && house !== otherHouse) return false;
  const isSameTime = job.period === null || (other.period !== null && (samePeriod(job, other) || (job.bullets.length === 0 && isWithinYear(job, other))));
  const tellsNothing = job.bullets.length === 0 && job.details.length === 0 && other.bullets.length > 0;
  const isCopy = isLater && samePeriod(job, other) && job.bullets.length > 0 && told(job) === told(other);
  return isCopy || (tellsNothing && isSameTime);
}

const told = ({ bullets }: Experience): string => bullets.map(({ text }) => fold(text)).join('\n');
const samePeriod = (job: Experience, other: Experience): boolean => JSON.stringify(datesOf(job)) === JSON.stringify(datesOf(other));
const datesOf = ({ period }: Experience): unknown => period && [period.start, period.end, period.current];

/** Of a list of posts and the story of each, one may give another month. */
const isWithinYear = (job: Experience, other: Experience): boolean =>
  job.period?.start != null && other.period?.start != null && job.period.start.year === other.period.start.year;
