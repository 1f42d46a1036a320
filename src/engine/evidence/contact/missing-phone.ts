import type { Detector } from '../detector.ts';
import { mayHavePhone } from '../shared/second-look.ts';
import { underName } from '../structure/placement.ts';

export const missingPhoneDetector: Detector<'missing-phone'> = {
  kind: 'missing-phone',
  detect(context) {
    if (context.cv.phone !== null || context.document.links.some((link) => /^tel:/iu.test(link)) || mayHavePhone(context)) return [];
    return [{ quote: null, ...underName(context), weight: 4, facts: {} }];
  },
};
