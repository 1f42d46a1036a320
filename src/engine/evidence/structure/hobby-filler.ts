import type { Read } from '../../../domain/cv.ts';
import type { Detector } from '../detector.ts';
import { FILLER_HOBBIES } from '../../lexicon/form/hobbies.ts';
import { placeOf } from './placement.ts';

/** Bare interests that everybody has, one finding each; one of them among particular ones weighs next to nothing. */
export const hobbyFillerDetector: Detector<'hobby-filler'> = {
  kind: 'hobby-filler',
  detect(context) {
    const interests = context.cv.interests.flatMap(piecesOf);
    const fillers = interests.filter(({ value }) => FILLER_HOBBIES.has(value.toLowerCase()));
    return fillers.map((filler) => ({
      quote: filler.value,
      ...placeOf(filler),
      weight: fillers.length > 2 ? 3 : fillers.length === 1 && interests.length > 2 ? 1 : 2,
      facts: { term: filler.value, times: fillers.length },
    }));
  },
};

/** "Bell ringing since 2009. Reading and travel." has three interests in it; each without what stands round it. */
function piecesOf(interest: Read): Read[] {
  if (FILLER_HOBBIES.has(bare(interest.value).toLowerCase())) return [{ ...interest, value: bare(interest.value) }];
  return interest.value
    .split(/[.!?;:]\s+|\s+(?:and|und|et|y|e|en|i|ve|&)\s+/iu)
    .map(bare)
    .filter((value) => value !== '')
    .map((value) => ({ ...interest, value }));
}

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
