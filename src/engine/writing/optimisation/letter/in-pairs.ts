import { verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import type { Deed } from './deeds.ts';

/** A longer deed has a sentence of its own. */
const SHORT = 7;

/** Short deeds of one job and one tense, two in a sentence: "I set up the shop and trained 4 staff". The first of all stays alone: the opening may end in it. */
export function inPairs(deeds: readonly Deed[]): Deed[] {
  const told: Deed[] = [];
  let isPair = true;
  for (const deed of deeds) {
    const last = told.at(-1);
    if (last === undefined || isPair || !areOfOneKind(last, deed)) {
      told.push(deed);
      isPair = last === undefined;
      continue;
    }
    told[told.length - 1] = { ...last, told: `${last.told} and ${deed.told}`, proves: [...last.proves, ...deed.proves] };
    isPair = true;
  }
  return told;
}

const areOfOneKind = (one: Deed, other: Deed): boolean =>
  one.job !== null && one.job === other.job && [one, other].every(isShort) && tenseOf(one) !== undefined && tenseOf(one) === tenseOf(other);

const isShort = ({ told, result, isClause }: Deed): boolean =>
  !isClause && result === '' && countWords(told) <= SHORT && !/[,:;()]|(?<!\p{L})(?:and|or)(?!\p{L})/u.test(told);

/** "Either" of a verb that is spelled alike in both is neither. */
function tenseOf({ told }: Deed): string | undefined {
  const tense = verbOf(/^\p{L}+/u.exec(told)?.[0] ?? '')?.tense;
  return tense === 'past' || tense === 'present' ? tense : undefined;
}
