import type { Detector } from '../detector.ts';
import { countWords } from '../../english/tokens.ts';
import { mayHaveSummary } from '../shared/second-look.ts';
import { lengthOf } from './length.ts';
import { firstHeading, placeOf, underName } from './placement.ts';

/** Languages in which a CV opens with a summary; in others that we can read it is optional, and lacking it weighs less. */
const EXPECTED: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'nl', 'it']);
const OPTIONAL: ReadonlySet<string> = new Set(['de', 'fr', 'pl']);
/** A paragraph under the name is a summary without a heading. */
const PARAGRAPH_WORDS = 12;
/** Lines of a CV among which such a paragraph stands. */
const HEADER_LINES = 15;
/** A CV of fewer words needs more than a summary. */
const FEWEST_WORDS = 40;

export const missingSummaryDetector: Detector<'missing-summary'> = {
  kind: 'missing-summary',
  detect(context) {
    const { cv, lines } = context;
    if (
      !(EXPECTED.has(cv.language) || OPTIONAL.has(cv.language)) ||
      cv.summary.length > 0 ||
      cv.sections.some(({ kind }) => kind === 'summary' || kind === 'objective')
    )
      return [];
    const header = cv.sections.find((section) => section.kind === 'header');
    if (header && lines.slice(header.from, Math.min(header.to, HEADER_LINES)).some((line) => countWords(line.text) >= PARAGRAPH_WORDS)) return [];
    if (lengthOf(context).words < FEWEST_WORDS || mayHaveSummary(context)) return [];
    const heading = firstHeading(context);
    return [
      {
        quote: null,
        ...(heading ? placeOf(heading) : underName(context)),
        weight: EXPECTED.has(cv.language) ? 3 : 1,
        facts: { first: heading?.value ?? 'the first line' },
      },
    ];
  },
};
