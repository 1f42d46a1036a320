import { stableHash } from '../../roast/stable-hash.ts';
import { countWords } from '../../../english/tokens.ts';
import type { Deed } from './deeds.ts';

const MOST = 34;

/** Deeds of which those that name parts of the work are told two or three in a sentence, where there are so many of one job. */
export function joinGermanDuties(deeds: readonly Deed[], seed: string): Deed[] {
  const spent = new Set<Deed>();
  const isOther = stableHash(`${seed}:frame`) % 2 === 1;
  const begun = new Set<unknown>();
  return deeds.flatMap((deed): Deed[] => {
    if (spent.has(deed)) return [];
    const row = deed.duty === '' ? [] : deeds.filter((one) => one.duty !== '' && one.job === deed.job && !spent.has(one));
    const told: Deed[] = [];
    for (const one of row) if (told.length < 3 && countWords([...told, one].map(({ duty }) => duty).join(' ')) <= MOST) told.push(one);
    if (told.length < 2) return [deed];
    for (const one of told) spent.add(one);
    const isNow = deed.job?.period?.current === true;
    const list = listOf(told.map(({ duty }) => duty));
    const again = begun.has(deed.job);
    begun.add(deed.job);
    const said = again
      ? `${isNow ? 'gehören' : 'gehörten'} auch ${list} dazu`
      : isOther
        ? `${isNow ? 'zählen' : 'zählten'} ${list} zu meinen Aufgaben`
        : `${isNow ? 'gehören' : 'gehörten'} ${list} zu meinem Arbeitsalltag`;
    return [{ ...deed, told: said, duty: list, proves: told.flatMap(({ proves }) => proves) }];
  });
}

/** "A, B sowie C". */
const listOf = (things: readonly string[]): string => `${things.slice(0, -1).join(', ')} sowie ${things.at(-1) ?? ''}`;
