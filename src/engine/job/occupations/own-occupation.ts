import type { TargetJob } from '../../context.ts';
import { coarseStem } from '../../english/keyed-words.ts';
import { foldedWords } from '../../english/folding.ts';
import { learnsTrade } from '../titles/learns-trade.ts';
import { isSkillList } from './meant-occupations.ts';
import { occupationIndex } from './occupation-index.ts';

/** The word of a title that names the trade: the last in front of a comma, a bracket or a place. */
const headOf = (title: string): string => {
  const [name = ''] = title.split(/\s*(?:,|\(|\/|\s[–—-]\s|\s(?:for|at|in|with|of)\s)/iu);
  const words = foldedWords(name).filter((word) => !/^(?:[iv]+|\d+|jobs?|posts?|roles?|positions?|work)$/u.test(word));
  return coarseStem(words.at(-1) ?? '');
};

/**
 * Whether the list of an occupation is the wanted job's own, by its name: "HGV driver" is a truck driver, and a night auditor is no concierge,
 * although both stand at a hotel's desk. Of a list of the family nothing is missing; nor is anything to whoever is about to learn the trade.
 */
export function hasOwnList(job: TargetJob): boolean {
  if (isSkillList(job)) return true;
  if (learnsTrade(job.phrase)) return false;
  const { byId, occupations } = occupationIndex();
  const own = job.occupation === null ? undefined : occupations[byId.get(job.occupation) ?? -1];
  if (own === undefined) return false;
  const stems = new Set(foldedWords(own.title).map(coarseStem));
  return stems.has(headOf(job.phrase)) || stems.has(headOf(job.title));
}
