import type { Detector } from '../detector.ts';
import { TITLE_HEADING } from '../../lexicon/form/headings.ts';
import { placeOf } from './placement.ts';

/** A title stands in the first lines of the first page. */
const REACH = 8;

/** "CURRICULUM VITAE" as a title, in case somebody took it for a menu. */
export const titleHeadingDetector: Detector<'title-heading'> = {
  kind: 'title-heading',
  detect(context) {
    for (const line of context.lines.slice(0, REACH)) {
      const heading = TITLE_HEADING.exec(line.text)?.[1];
      if (heading !== undefined) return [{ quote: heading, ...placeOf(line), weight: 2, facts: { heading } }];
    }
    return [];
  },
};
