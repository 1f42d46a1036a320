import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import { CUSTOMARY_TITLE, TITLE_HEADING } from '../../lexicon/form/headings.ts';
import { placeOf } from './placement.ts';

/** A title stands in the first lines of the first page. */
const REACH = 8;

/** "CURRICULUM VITAE" as a title, in case somebody took it for a menu; "Lebenslauf" only where it has taken the place of the name. */
export const titleHeadingDetector: Detector<'title-heading'> = {
  kind: 'title-heading',
  detect(context) {
    for (const [at, line] of context.lines.slice(0, REACH).entries()) {
      const customary = hasNameBeside(context, at) ? undefined : CUSTOMARY_TITLE.exec(line.text)?.[1];
      const heading = TITLE_HEADING.exec(line.text)?.[1] ?? customary;
      if (heading !== undefined) return [{ quote: heading, ...placeOf(line), weight: 2, facts: { heading } }];
    }
    return [];
  },
};

/** Whether the name stands right above or below a line. */
function hasNameBeside({ cv: { name }, lines }: Context, at: number): boolean {
  return name !== null && [lines[at - 1], lines[at + 1]].some((line) => line !== undefined && line.page === name.page && line.line === name.line);
}
