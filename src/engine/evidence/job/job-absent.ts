import type { Draft, Detector } from '../detector.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

/** The CV nowhere names the job it is meant for. At the headline, where it should stand, or else at the first line. */
export const jobAbsentDetector: Detector<'job-absent'> = {
  kind: 'job-absent',
  detect(context): Draft<'job-absent'>[] {
    if (context.job.phrase === '' || jobMention(context)) return [];
    const place = context.cv.headline ?? context.cv.name ?? context.lines[0];
    return [{ quote: null, page: place?.page ?? 1, line: place?.line ?? 1, weight: 6, facts: { job: context.job.phrase } }];
  },
};
