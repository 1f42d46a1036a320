import { MISSPELLINGS } from '../../lexicon/words/misspellings.ts';
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

/** Known misspellings mended and nothing else: words of small letters, and those at the head of a sentence. Whatever has its capital in the middle of one may be a name. */
export const respelled = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@./’'-])\p{L}{2,}(?![\p{L}\p{N}@’'-]|\.\p{L})/gu, (word, at: number) => {
    const low = word.toLowerCase();
    const right = MISSPELLINGS.get(low) ?? APOSTROPHES.get(low);
    if (right === undefined) return word;
    if (word === low) return right;
    return word === capital(low) && /(?:^|[.!?\n]\s*)$/u.test(text.slice(0, at)) ? capital(right) : word;
  });
