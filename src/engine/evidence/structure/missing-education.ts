import type { Detector } from '../detector.ts';
import { TRACE_OF_EDUCATION } from '../../lexicon/form/traces.ts';
import { mayHaveSchool } from '../shared/second-look.ts';
import { lastPlace } from './placement.ts';

/** No education and nothing that stands for it (a certificate, a training). Weight 3: experience can carry a CV alone. */
export const missingEducationDetector: Detector<'missing-education'> = {
  kind: 'missing-education',
  detect(context) {
    const { cv } = context;
    if (context.lines.some((line) => TRACE_OF_EDUCATION.test(line.text)) || mayHaveSchool(context)) return [];
    if (cv.education.length > 0 || cv.sections.some((section) => section.kind === 'education' || section.kind === 'certifications')) return [];
    return [{ quote: null, ...lastPlace(context), weight: 3, facts: {} }];
  },
};
