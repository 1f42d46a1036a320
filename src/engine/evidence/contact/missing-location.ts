import type { Detector } from '../detector.ts';
import { mayHavePlace } from '../shared/second-look.ts';
import { underName } from '../structure/placement.ts';

/** No town or region: recruiters filter by distance. */
export const missingLocationDetector: Detector<'missing-location'> = {
  kind: 'missing-location',
  detect(context) {
    if (context.cv.location !== null || mayHavePlace(context)) return [];
    return [{ quote: null, ...underName(context), weight: 3, facts: {} }];
  },
};
