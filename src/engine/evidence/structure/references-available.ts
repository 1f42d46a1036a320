import type { Detector } from '../detector.ts';
import { REFERENCES_AVAILABLE } from '../../lexicon/form/headings.ts';
import { fold } from '../shared/tokens.ts';
import { placeOf } from './placement.ts';

/** A line that promises references somebody may ask for. References that are given are none of our business. */
export const referencesAvailableDetector: Detector<'references-available'> = {
  kind: 'references-available',
  detect(context) {
    for (const line of context.lines) {
      const term = REFERENCES_AVAILABLE.exec(fold(line.text))?.[0].trim();
      if (term !== undefined) return [{ quote: term, ...placeOf(line), weight: 3, facts: { term } }];
    }
    return [];
  },
};
