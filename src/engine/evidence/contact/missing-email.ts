import type { Detector } from '../detector.ts';
import { mayHaveEmail } from '../shared/second-look.ts';
import { underName } from '../structure/placement.ts';

/** No e-mail address to read; one that hides behind a link is not missing. */
export const missingEmailDetector: Detector<'missing-email'> = {
  kind: 'missing-email',
  detect(context) {
    if (context.cv.email !== null || context.document.links.some((link) => /^mailto:\S+@/iu.test(link)) || mayHaveEmail(context)) return [];
    return [{ quote: null, ...underName(context), weight: 8, facts: {} }];
  },
};
