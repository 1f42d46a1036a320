import { countWords } from '../../../english/tokens.ts';
import { stableHash } from '../../roast/stable-hash.ts';
import type { Deed } from './deeds.ts';

/** More words in one sentence are two. */
const MOST = 36;
/** How a letter says what the work consists of: now, and in a job that is over. */
const COVERS = [
  ['my work includes', 'my work included'],
  ['my work covers', 'my work covered'],
  ['the job involves', 'the job involved'],
] as const;
/** The second time in one job. */
const ALSO = ['the job also takes in', 'the job also took in'] as const;
const AGAIN = ['it also covers', 'it also covered'] as const;

/** Deeds of which those that name what the work consists of are told two in a sentence, each sentence with a verb of its own; `seed`: what the choice hangs on. */
export function joinDuties(deeds: readonly Deed[], seed: string): Deed[] {
  const joined: Deed[] = [];
  const spent = new Set<Deed>();
  const first = stableHash(`${seed}:covers`);
  let said = 0;
  let last: Deed | null = null;
  let times = 0;
  for (const deed of deeds) {
    if (spent.has(deed)) continue;
    if (deed.duty === '') {
      joined.push(deed);
      continue;
    }
    const other = deeds.find(
      (one) =>
        one !== deed &&
        one.duty !== '' &&
        one.job === deed.job &&
        !spent.has(one) &&
        !joined.includes(one) &&
        (one.result === '' || deed.result === '') &&
        countWords(`${one.duty} ${deed.duty}`) <= MOST,
    );
    if (other !== undefined) spent.add(other);
    spent.add(deed);
    times = last !== null && last.job === deed.job ? times + 1 : 0;
    const verbs = times === 0 ? COVERS[(first + said) % COVERS.length] : times === 1 ? ALSO : AGAIN;
    const verb = verbs?.[deed.job?.period?.current === true ? 0 : 1] ?? '';
    const duty = other === undefined ? deed.duty : together(deed.duty, other.duty);
    const one: Deed = {
      ...deed,
      told: `${verb} ${duty}`,
      duty,
      result: deed.result === '' ? (other?.result ?? '') : deed.result,
      proves: [...deed.proves, ...(other?.proves ?? [])],
    };
    joined.push(one);
    if (times === 0) said += 1;
    last = one;
  }
  return joined;
}

/** Two phrases as one: with "and" where neither holds a list. */
const together = (one: string, other: string): string => `${one}${/, | and /u.test(one + other) ? ', as well as ' : ' and '}${other}`;
