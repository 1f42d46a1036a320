import type { JobSkill } from '../context.ts';
import type { Draft, Detector } from '../evidence/detector.ts';
import { relevanceOf } from './relevance-of.ts';
import { skillNames } from './skill-names.ts';

/** Fewer missing than this is no gap worth a word. */
const WORTH_SAYING = 2;
const MOST_WEIGHT = 9;

/** "SQL", "JavaScript", "ISO 9001": written the same in every language. */
const INTERNATIONAL = /\p{Lu}.*\p{Lu}|\d|[+#.]/u;

/** Skills the job requires or usually asks for, of which the CV shows nothing. One finding, at the skills section or the end of the header. */
export const skillsMissingDetector: Detector<'skills-missing'> = {
  kind: 'skills-missing',
  detect(context): Draft<'skills-missing'>[] {
    // The lexicon speaks English: of a CV in another language it can only say which names that all languages share are missing.
    const tellable = (skill: JobSkill): boolean => skill.importance >= 2 && (context.cv.language === 'en' || INTERNATIONAL.test(skill.name));
    const asked = context.job.skills.filter(tellable);
    const missing = relevanceOf(context).missing.filter(tellable);
    if (missing.length < WORTH_SAYING) return [];
    const required = missing.filter((skill) => skill.importance === 3).length;
    const share = missing.length / asked.length;
    const section = context.cv.sections.find(({ kind }) => kind === 'skills')?.heading;
    return [{
      quote: null,
      page: section?.page ?? context.lines[0]?.page ?? 1,
      line: section?.line ?? context.lines[0]?.line ?? 1,
      weight: Math.min(MOST_WEIGHT, Math.round(2 + 4 * share + required)),
      facts: { job: context.job.title, skills: skillNames(missing.map(({ name }) => name)), missing: missing.length, total: asked.length },
    }];
  },
};
