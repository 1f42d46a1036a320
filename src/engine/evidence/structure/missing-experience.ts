import type { Detector } from '../detector.ts';
import { TRACE_OF_WORK } from '../../lexicon/form/traces.ts';
import { mayHaveJobs } from '../shared/second-look.ts';
import { hasShortLine, lastPlace, placeOf } from './placement.ts';

/** No job to be found; projects or voluntary work soften it. Points at where the experience would go: before the education. */
export const missingExperienceDetector: Detector<'missing-experience'> = {
  kind: 'missing-experience',
  detect(context) {
    const { cv } = context;
    if (cv.experience.length > 0 || cv.sections.some((section) => section.kind === 'experience')) return [];
    const school = cv.sections.find((section) => section.kind === 'education');
    if (hasShortLine(context, TRACE_OF_WORK) || mayHaveJobs(context)) return [];
    const instead = cv.sections.some((section) => section.kind === 'projects' || section.kind === 'volunteering');
    const education = school?.heading;
    return [{ quote: null, ...(education ? placeOf(education) : lastPlace(context)), weight: instead ? 4 : 8, facts: {} }];
  },
};
