import type { Draft, Detector } from '../detector.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import { isAskedFor, skillNames } from './asked-skills.ts';

const WORTH_SAYING = 3;
const MOST_WEIGHT = 8;

/** Skills the job asks for that stand in the CV. One finding, quoting the line that shows most of them. */
export const skillsMatchDetector: Detector<'skills-match'> = {
  kind: 'skills-match',
  detect(context): Draft<'skills-match'>[] {
    const asked = context.job.skills.filter((skill) => isAskedFor(context, skill));
    const names = new Set(asked.map(({ name }) => name));
    const matched = relevanceOf(context).matched.filter(({ skill }) => names.has(skill));
    if (matched.length < WORTH_SAYING) return [];
    const shown = new Map<string, { count: number; entry: (typeof matched)[number] }>();
    for (const entry of matched) {
      const key = `${entry.page}/${entry.line}`;
      shown.set(key, { count: (shown.get(key)?.count ?? 0) + 1, entry: shown.get(key)?.entry ?? entry });
    }
    const best = [...shown.values()].toSorted((a, b) => b.count - a.count)[0]?.entry;
    if (!best) return [];
    const total = asked.length;
    return [
      {
        quote: best.quote,
        page: best.page,
        line: best.line,
        weight: Math.min(MOST_WEIGHT, Math.round(3 + (6 * matched.length) / total)),
        facts: { job: context.job.title, skills: skillNames(matched.map(({ skill }) => skill)), matched: matched.length, total },
      },
    ];
  },
};
