import { DUTY_OPENINGS, NO_WEAK_OPENINGS, WEAK_OPENINGS } from '../../lexicon/words/openings.ts';
import type { Detector } from '../detector.ts';
import { isMeasured } from '../../english/measures.ts';
import { termMatcher } from '../../english/matching.ts';
import { innocents, muted, termsOf } from '../../lexicon/words/terms-notation.ts';
import { openingsOf } from './openings.ts';

const matcher = termMatcher(termsOf(WEAK_OPENINGS), muted(termsOf(DUTY_OPENINGS)), innocents(NO_WEAK_OPENINGS));

/** Statements that begin by standing beside the work ("Assisted with"). A line with a figure in it has said enough. */
export const weakOpeningDetector: Detector<'weak-opening'> = {
  kind: 'weak-opening',
  detect: (context) => openingsOf(context, matcher, { skip: isMeasured }),
};
