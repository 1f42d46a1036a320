import type { Experience } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import { countedBullets, headsAgree } from '../shared/counts.ts';
import { quoteStart } from '../shared/locate.ts';

/** Recruiters advise three to six bullets a job; from here on nobody reads them. */
const PILE = 10;
const HEAP = 1.5 * PILE;

/** A job with so many bullets that the good ones drown; pinned to the last of them, where the reader has long gone. */
export const bulletPileDetector: Detector<'bullet-pile'> = {
  kind: 'bullet-pile',
  detect: (context) =>
    context.cv.experience.flatMap((job, at, jobs) => {
      const marked = job.bullets.filter((bullet) => bullet.marked);
      const last = marked.at(-1);
      const company = job.company?.value ?? job.title?.value;
      if (marked.length < PILE || !last || !company || !isParted(context, job, jobs[at + 1])) return [];
      const quoted = quoteStart(context, last.text, last);
      return quoted
        ? [{ ...quoted, weight: marked.length >= HEAP ? 6 : 4, facts: { company, bullets: marked.length, exact: countedBullets(context) === null ? 0 : 1 } }]
        : [];
    }),
};

/** Rule 3: a pile is one only where no other job can have been read into it: one column, a head read whole above it and below it. */
function isParted(context: Context, job: Experience, next: Experience | undefined): boolean {
  const isRead = ({ title, company, period }: Experience): boolean => title !== null && company !== null && period !== null;
  return context.document.columns === 1 && !context.document.hasTable && headsAgree(context) && isRead(job) && (next === undefined || isRead(next));
}
