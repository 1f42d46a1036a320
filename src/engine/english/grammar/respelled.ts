import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../../lexicon/words/misspellings.ts';
import { capital } from './capitals.ts';

/** Words whose apostrophe was left out, and that are no other word without it. */
const APOSTROPHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dont: 'don’t',
    theres: 'there’s',
    thats: 'that’s',
    couldnt: 'couldn’t',
    wouldnt: 'wouldn’t',
    shouldnt: 'shouldn’t',
    doesnt: 'doesn’t',
    isnt: 'isn’t',
    arent: 'aren’t',
    havent: 'haven’t',
    hasnt: 'hasn’t',
    didnt: 'didn’t',
    wasnt: 'wasn’t',
    werent: 'weren’t',
    im: 'I’m',
    ive: 'I’ve',
  }),
);

/** "Deliverys", "agencys"; "stand-bys" and "laybys" are right. */
const PLURAL_IN_YS = /(?<=\p{L}{3}[bcdfghjklmnpqrstvwxz])(?<!b)ys$/u;
const mend = (low: string): string | undefined =>
  MISSPELLINGS.get(low) ?? MISSPELLINGS_OR_FOREIGN.get(low) ?? APOSTROPHES.get(low) ?? (PLURAL_IN_YS.test(low) ? low.replace(PLURAL_IN_YS, 'ies') : undefined);
const WORD = /(?<![\p{L}\p{N}@./’'-])\p{L}{2,}(?![\p{L}\p{N}@’'-]|\.\p{L})/gu;
/** "To there own names", "in there homes". */
const THEIRS =
  /(?<=(?<!\p{L})(?:to|in|of|for|with|from|at|on|by|all) )there (?=own |individual |homes?|needs|children|parents|famil|work|jobs?|time|names?|shopping|medic)/gu;

/**
 * Known misspellings of English mended and nothing else: words of small letters, and those at the head of a sentence. Whatever has its
 * capital in the middle of one may be a name.
 */
export const respelled = (text: string): string =>
  text
    .replace(WORD, (word, at: number) => {
      const low = word.toLowerCase();
      const right = mend(low);
      if (right === undefined) return word;
      if (word === low) return right;
      return word === capital(low) && /(?:^|[.!?\n]\s*)$/u.test(text.slice(0, at)) ? capital(right) : word;
    })
    .replace(THEIRS, 'their ');

/** The same in a skill or a title, where every word may have its capital: long words only, as short ones may be names. */
export const respelledTitle = (text: string): string =>
  text.replace(WORD, (word) => {
    const low = word.toLowerCase();
    const right = low.length < LONG ? undefined : MISSPELLINGS.get(low);
    if (right === undefined) return word;
    return word === low ? right : word === capital(low) ? capital(right) : word;
  });
const LONG = 7;
