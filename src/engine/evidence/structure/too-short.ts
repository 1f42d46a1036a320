import type { Detector } from '../detector.ts';
import { lengthOf } from './length.ts';
import { lastPlace } from './placement.ts';

const TOO_SHORT = 0.42;

/** Well under half of what this career needs to be told; points at the last line. */
export const tooShortDetector: Detector<'too-short'> = {
  kind: 'too-short',
  detect(context) {
    const { wordLoad, words } = lengthOf(context);
    if (wordLoad >= TOO_SHORT) return [];
    return [{ quote: null, ...lastPlace(context), weight: wordLoad < 0.25 ? 8 : 5, facts: { words } }];
  },
};
