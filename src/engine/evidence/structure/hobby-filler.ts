import type { Detector } from '../detector.ts';
import { FILLER_HOBBIES } from '../../lexicon/form/hobbies.ts';
import { placeOf } from './placement.ts';

/** Bare interests that everybody has. One of them among particular ones is forgiven. */
export const hobbyFillerDetector: Detector<'hobby-filler'> = {
  kind: 'hobby-filler',
  detect(context) {
    const { interests } = context.cv;
    const fillers = interests.filter(({ value }) => FILLER_HOBBIES.has(value.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
    const first = fillers[0];
    if (!first || (fillers.length === 1 && interests.length > 2)) return [];
    return [{ quote: first.value, ...placeOf(first), weight: fillers.length > 2 ? 3 : 2, facts: { term: first.value, times: fillers.length } }];
  },
};
