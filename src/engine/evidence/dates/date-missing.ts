import type { Detector } from '../detector.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSideBySide } from '../format/side-by-side.ts';
import { nameOfJob, realJobs } from './dated-entries.ts';

/** Jobs without any date. One draft at the first of them. */
export const dateMissingDetector: Detector<'date-missing'> = {
  kind: 'date-missing',
  detect(context) {
    const undated = realJobs(context).filter(({ period }) => period === null || (period.start === null && period.end === null && !period.current));
    // Rule 2: beside columns and in tables it is our reader that parts a job from its dates.
    if (isSideBySide(context) || context.document.hasTable) return [];
    for (const job of undated) {
      const named = nameOfJob(job);
      if (!named || !/^\p{L}/u.test(named.name) || isPrivateLine(context, named)) continue;
      const { name, page, line } = named;
      return [{ quote: name, page, line, weight: undated.length > 1 ? 6 : 5, facts: { title: name, times: undated.length } }];
    }
    return [];
  },
};
