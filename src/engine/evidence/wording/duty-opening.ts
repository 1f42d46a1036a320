import { DUTY_OPENINGS, NOMINAL_DUTIES } from '../../lexicon/words/openings.ts';
import type { Detector } from '../detector.ts';
import { termMatcher } from '../../english/matching.ts';
import { termsOf } from '../../lexicon/words/terms-notation.ts';
import { openingsOf } from './openings.ts';

const matcher = termMatcher(termsOf(DUTY_OPENINGS));
const nominal = termMatcher(termsOf(NOMINAL_DUTIES));

/** Statements copied from the job description ("Responsible for"). */
export const dutyOpeningDetector: Detector<'duty-opening'> = {
  kind: 'duty-opening',
  detect: (context) =>
    [...openingsOf(context, matcher, { skipMeasured: false }), ...openingsOf(context, nominal, { skipMeasured: true })].toSorted(
      (a, b) => a.page - b.page || a.line - b.line,
    ),
};
