import type { Draft, Detector } from '../detector.ts';
import { askedSkills, skillNames } from './asked-skills.ts';

/** Fewer missing than this is no gap worth a word. */
const WORTH_SAYING = 2;
const MOST_WEIGHT = 9;

/** Usual skills of which no word stands anywhere in the CV; those that are named the trade requires. One finding, at the skills section or the end of the header. */
export const skillsMissingDetector: Detector<'skills-missing'> = {
  kind: 'skills-missing',
  detect(context): Draft<'skills-missing'>[] {
    const { matched, missing } = askedSkills(context);
    const required = missing.filter(({ importance }) => importance === 3);
    if (required.length === 0 || missing.length < WORTH_SAYING) return [];
    const total = matched.length + missing.length;
    const section = context.cv.sections.find(({ kind }) => kind === 'skills')?.heading;
    return [
      {
        quote: null,
        page: section?.page ?? context.lines[0]?.page ?? 1,
        line: section?.line ?? context.lines[0]?.line ?? 1,
        weight: Math.min(MOST_WEIGHT, Math.round(2 + (4 * missing.length) / total + required.length)),
        facts: { job: context.job.title, skills: skillNames(required.map(({ name }) => name)), missing: missing.length, total },
      },
    ];
  },
};
