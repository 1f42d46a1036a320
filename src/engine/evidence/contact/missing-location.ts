import type { Detector } from '../detector.ts';
import { underName } from '../structure/placement.ts';

/** No town or region: recruiters filter by distance. */
export const missingLocationDetector: Detector<'missing-location'> = {
  kind: 'missing-location',
  detect(context) {
    if (context.cv.location !== null) return [];
    return [{ quote: null, ...underName(context), weight: 3, facts: {} }];
  },
};
