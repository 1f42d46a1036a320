import type { Read } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import { countWords } from '../../english/tokens.ts';
import type { Detector } from '../detector.ts';
import { CREATIVE_HEADING } from '../../lexicon/form/headings.ts';
import { whimsicalKind } from '../../reading/sections/heading-words.ts';
import { placeOf } from './placement.ts';

/** Longer than this is a sentence that was taken for a heading. */
const MAX_WORDS = 8;

/** The headings that were written for charm, in document order. */
export const strangeHeadings = ({ cv }: Pick<Context, 'cv'>): Read[] =>
  cv.sections
    .flatMap(({ heading }) => (heading ? [heading] : []))
    .filter(({ value }) => (CREATIVE_HEADING.test(value) || whimsicalKind(value) !== null) && countWords(value) <= MAX_WORDS);

/** Headings written for charm ("Where I've left my mark"). One draft at the first, with how many there are. */
export const unknownHeadingDetector: Detector<'unknown-heading'> = {
  kind: 'unknown-heading',
  detect(context) {
    const headings = strangeHeadings(context);
    const first = headings[0];
    if (!first) return [];
    return [{ quote: first.value, ...placeOf(first), weight: headings.length > 1 ? 6 : 4, facts: { heading: first.value, times: headings.length } }];
  },
};
