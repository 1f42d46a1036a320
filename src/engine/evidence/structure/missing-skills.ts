import type { Detector } from '../detector.ts';
import { TRACE_OF_SKILLS } from '../../lexicon/form/traces.ts';
import { mayHaveSkills } from '../shared/second-look.ts';
import { hasShortLine, lastPlace } from './placement.ts';

export const missingSkillsDetector: Detector<'missing-skills'> = {
  kind: 'missing-skills',
  detect(context) {
    const { cv } = context;
    if (hasShortLine(context, TRACE_OF_SKILLS)) return [];
    if (cv.skills.length > 0 || cv.sections.some((section) => section.kind === 'skills') || mayHaveSkills(context)) return [];
    return [{ quote: null, ...lastPlace(context), weight: 5, facts: {} }];
  },
};
