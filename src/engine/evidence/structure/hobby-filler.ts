import type { Detector } from '../detector.ts';
import { FILLER_HOBBIES } from '../../lexicon/form/hobbies.ts';
import { placeOf } from './placement.ts';

/** Bare interests that everybody has, one finding each; one of them among particular ones weighs next to nothing. */
export const hobbyFillerDetector: Detector<'hobby-filler'> = {
  kind: 'hobby-filler',
  detect(context) {
    const { interests } = context.cv;
    const fillers = interests.filter(({ value }) => FILLER_HOBBIES.has(value.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
    return fillers.map((filler) => ({
      quote: filler.value,
      ...placeOf(filler),
      weight: fillers.length > 2 ? 3 : fillers.length === 1 && interests.length > 2 ? 1 : 2,
      facts: { term: filler.value, times: fillers.length },
    }));
  },
};
