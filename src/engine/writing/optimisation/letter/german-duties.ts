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
    const colon = list.includes(';') ? ':' : '';
    const said =
      again && colon !== ''
        ? `${isNow ? 'kommt' : 'kam'} noch hinzu: ${list}`
        : again && colon === ''
          ? `${isNow ? 'kommen' : 'kamen'} ${list} hinzu`
          : isOther
            ? `${isNow ? 'zählen' : 'zählten'} zu meinen Aufgaben${colon} ${list}`
            : `${isNow ? 'gehören' : 'gehörten'} zu meinem Arbeitsalltag${colon} ${list}`;
    return [{ ...deed, told: said, duty: list, proves: told.flatMap(({ proves }) => proves) }];
  });
}

/** "A, B sowie C"; things that hold a comma are kept apart by semicolons. */
function listOf(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  const rest = things.slice(0, -1);
  return [...rest, last].some((thing) => thing.includes(',')) ? `${rest.join('; ')}; außerdem ${last}` : `${rest.join(', ')} sowie ${last}`;
}
