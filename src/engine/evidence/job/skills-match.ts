import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import type { Draft, Detector } from '../detector.ts';
import { askedSkills, skillNames } from './asked-skills.ts';

const WORTH_SAYING = 3;
const MOST_WEIGHT = 8;

/** Skills the job asks for that stand in the CV, in the CV's own words. One finding, quoting the line that shows most of them. */
export const skillsMatchDetector: Detector<'skills-match'> = {
  kind: 'skills-match',
  detect(context): Draft<'skills-match'>[] {
    const { matched, missing } = askedSkills(context);
    if (matched.length < WORTH_SAYING) return [];
    const shown = new Map<string, { count: number; entry: (typeof matched)[number] }>();
    for (const entry of matched) {
      const key = `${entry.page}/${entry.line}`;
      shown.set(key, { count: (shown.get(key)?.count ?? 0) + 1, entry: shown.get(key)?.entry ?? entry });
    }
    const best = [...shown.values()].toSorted((a, b) => b.count - a.count)[0]?.entry;
    if (!best) return [];
    const total = matched.length + missing.length;
    return [
      {
        quote: best.quote,
        page: best.page,
        line: best.line,
        weight: Math.min(MOST_WEIGHT, Math.round(3 + (6 * matched.length) / total)),
        facts: { job: context.job.title, skills: skillNames(inOrder(matched.map(({ said }) => said))), matched: matched.length, total },
      },
    ];
  },
};

/** Each once; names of tools and the like, which tell most, before ordinary words. */
function inOrder(said: readonly string[]): string[] {
  const once = said.filter(
    (words, at) =>
      !TITLE_WORDS.has(words.toLowerCase()) && said.findIndex((other) => other.toLowerCase() === words.toLowerCase()) === at && !words.includes(','),
  );
  return once.toSorted((a, b) => Number(/\p{Lu}|\d/u.test(b)) - Number(/\p{Lu}|\d/u.test(a)));
}
