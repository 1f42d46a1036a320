import type { Detector } from '../detector.ts';
import { REFERENCES_AVAILABLE } from '../../lexicon/form/headings.ts';
import { squeezed } from '../../english/folding.ts';
import { placeOf } from './placement.ts';

/** A line that promises references somebody may ask for. References that are given are none of our business. */
export const referencesAvailableDetector: Detector<'references-available'> = {
  kind: 'references-available',
  detect(context) {
    for (const [at, line] of context.lines.entries()) {
      // "… details available upon" may end its line before "request".
      const next = context.lines[at + 1];
      const [own, below] = [squeezed(line.text), next === undefined ? '' : squeezed(next.text)];
      const found = REFERENCES_AVAILABLE.exec(own) ?? REFERENCES_AVAILABLE.exec(`${own} ${below}`);
      const term = found !== null && found.index < own.length ? found[0].trim() : undefined;
      if (term !== undefined) return [{ quote: term, ...placeOf(line), weight: 3, facts: { term } }];
    }
    return [];
  },
};
