import type { Detector } from '../detector.ts';
import { mayHaveLink } from '../shared/second-look.ts';
import { underName } from '../structure/placement.ts';

/** No profile, portfolio or site anywhere, neither written nor linked. */
export const missingLinkDetector: Detector<'missing-link'> = {
  kind: 'missing-link',
  detect(context) {
    const { cv, document } = context;
    if (cv.links.length > 0 || document.links.some((link) => /^https?:/iu.test(link))) return [];
    if (mayHaveLink(context)) return [];
    return [{ quote: null, ...underName(context), weight: 2, facts: {} }];
  },
};
