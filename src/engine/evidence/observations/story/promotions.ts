import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { heightOf } from '../../../job/titles/seniority.ts';
import { monthIndex } from '../../../reading/text/dates.ts';
import { locate } from '../../shared/locate.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 6;

/** From one title to a higher one with the same employer, and in how many months where both starts name one. */
export function observePromotions(context: Context): AnySighting[] {
  const { experience } = context.cv;
  return experience.flatMap((job): AnySighting[] => {
    const before = experience.find((other) => isRise(other, job));
    if (!before?.title || !job.title || !before.period?.start || !job.period?.start) return [];
    const months = monthIndex(job.period.start) - monthIndex(before.period.start);
    const [place, other] = [locate(context, job.title.value, job.title), locate(context, before.title.value, before.title)];
    if (place === null || other === null || months <= 0 || job.period.start.month === null || before.period.start.month === null) return [];
    const facts = { from: before.title.value, to: job.title.value, months };
    return [{ kind: 'promotion', quote: job.title.value, ...place, also: [{ quote: before.title.value, ...other }], oddity: ODDITY, facts }];
  });
}

function isRise(one: Experience, other: Experience): boolean {
  const [a, b] = [one.title?.value, other.title?.value];
  if (a === undefined || b === undefined || a === b || /[,;/]/u.test(a + b) || one.company === null || one.company.value !== other.company?.value) return false;
  // "Company Name" stands for as many firms as there are jobs.
  return (
    !/^(?:the )?(?:company|employer|organi[sz]ation|firm|confidential)(?: name| inc| ltd| llc)?\W*$/iu.test(one.company.value) && heightOf(b) > heightOf(a)
  );
}
