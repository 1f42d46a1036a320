import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { locate } from '../../shared/locate.ts';
import type { AnySighting } from '../observer.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ODDITY = 4;

/** One job ended and another began in the same month. A stay's length and a gap are nobody's business; a weekend is. */
export function observeSameMonth(context: Context): AnySighting[] {
  const { experience } = context.cv;
  return experience.flatMap((job): AnySighting[] => {
    const start = job.period?.start ?? null;
    if (start === null || start.month === null || job.title === null || !isUnderItsEmployer(job)) return [];
    const { month, year } = start;
    const before = experience.find(
      (other) =>
        other !== job &&
        other.period?.end?.year === year &&
        other.period.end.month === month &&
        other.title !== null &&
        isUnderItsEmployer(other) &&
        areTwoEmployers(other.company?.value, job.company?.value),
    );
    const place = locate(context, job.title.value, job.title);
    const other = before?.title ? locate(context, before.title.value, before.title) : null;
    if (!before?.title || place === null || other === null) return [];
    const facts = { month: MONTHS[month - 1] ?? '', one: before.title.value, other: job.title.value };
    return [{ kind: 'same-month', quote: job.title.value, ...place, also: [{ quote: before.title.value, ...other }], oddity: ODDITY, facts }];
  });
}

/** Only where both are named, and neither name is the other one with something added: a step inside one house is no change of houses. */
function areTwoEmployers(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [a = '', b = ''] = [one, other].map((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)[0]);
  return a !== '' && b !== '' && a !== b;
}

/** A post that stands further down under somebody's name may be one of several in the same house. */
const isUnderItsEmployer = ({ title, company }: Experience): boolean =>
  title !== null && company !== null && title.page === company.page && Math.abs(title.line - company.line) <= 1;
