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
      // A heading and the line below it are two: the promise is that line.
      const isHeading = context.cv.sections.some(({ from, heading }) => from === at && heading !== null);
      const promise = isHeading && next !== undefined && /referen[cz]/iu.test(own) ? /^available (?:up)?on request\b/iu.exec(below)?.[0] : undefined;
      if (promise !== undefined && next !== undefined) return [{ quote: promise, ...placeOf(next), weight: 3, facts: { term: promise } }];
      const found = REFERENCES_AVAILABLE.exec(own) ?? (isHeading ? null : REFERENCES_AVAILABLE.exec(`${own} ${below}`));
      const term = found !== null && found.index < own.length ? found[0].trim() : undefined;
      if (term !== undefined) return [{ quote: term, ...placeOf(line), weight: 3, facts: { term } }];
    }
    return [];
  },
};
