import type { Detector } from '../detector.ts';
import { OBJECTIVE_OPENING } from '../../lexicon/form/headings.ts';
import { locate } from '../shared/locate.ts';
import { placeOf } from './placement.ts';

/** An objective: a paragraph about what the writer wants. Found by its heading, or by how the summary opens. */
export const objectiveDetector: Detector<'objective'> = {
  kind: 'objective',
  detect(context) {
    const heading = context.cv.sections.find((section) => section.kind === 'objective')?.heading;
    if (heading) return [{ quote: heading.value, ...placeOf(heading), weight: 4, facts: { heading: heading.value } }];
    for (const statement of context.cv.summary.slice(0, 3)) {
      const opening = OBJECTIVE_OPENING.exec(statement.text)?.[1];
      const place = opening === undefined ? null : locate(context, opening, statement);
      if (opening !== undefined && place) return [{ quote: opening, ...place, weight: 4, facts: { heading: opening } }];
    }
    return [];
  },
};
