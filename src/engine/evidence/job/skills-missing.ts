import type { Draft, Detector } from '../detector.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import { isAskedFor, skillNames } from './asked-skills.ts';

/** Fewer missing than this is no gap worth a word. */
const WORTH_SAYING = 2;
const MOST_WEIGHT = 9;

/** Skills the job requires or usually asks for, of which the CV shows nothing. One finding, at the skills section or the end of the header. */
export const skillsMissingDetector: Detector<'skills-missing'> = {
  kind: 'skills-missing',
  detect(context): Draft<'skills-missing'>[] {
    const asked = context.job.skills.filter((skill) => isAskedFor(context, skill));
    const missing = relevanceOf(context).missing.filter((skill) => isAskedFor(context, skill));
    if (missing.length < WORTH_SAYING) return [];
    const required = missing.filter((skill) => skill.importance === 3).length;
    const share = missing.length / asked.length;
    const section = context.cv.sections.find(({ kind }) => kind === 'skills')?.heading;
    return [
      {
        quote: null,
        page: section?.page ?? context.lines[0]?.page ?? 1,
        line: section?.line ?? context.lines[0]?.line ?? 1,
        weight: Math.min(MOST_WEIGHT, Math.round(2 + 4 * share + required)),
        facts: { job: context.job.title, skills: skillNames(missing.map(({ name }) => name)), missing: missing.length, total: asked.length },
      },
    ];
  },
};
