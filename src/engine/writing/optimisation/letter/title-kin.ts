import { coarseStem, contentStems } from '../../../english/keyed-words.ts';

/** What every trade has. */
const RANK = new Set(
  ['senior', 'junior', 'manager', 'assistant', 'officer', 'leader', 'trainee', 'head', 'lead', 'supervisor', 'team', 'general', 'deputy'].map(coarseStem),
);

/** Whether two titles name one trade: they share a word that is no rank. */
export function titleKin(one: string, other: string): boolean {
  const stems = new Set([...contentStems(other)].map(coarseStem));
  return [...contentStems(one)].map(coarseStem).some((stem) => stems.has(stem) && !RANK.has(stem));
}
