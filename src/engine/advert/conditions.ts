import { CONDITIONS, ASKED_NOT } from '../lexicon/demands/conditions.ts';

const LONGEST = 48;

/** Which conditions a text names, by their place in the list. */
export const conditionsIn = (text: string): number[] => CONDITIONS.flatMap((pattern, at) => (pattern.test(text) ? [at] : []));

/** The conditions a sentence of an advert asks for, in its own words: "shifts, including nights and weekends"; null for none. */
export function conditionPhrase(text: string): string | null {
  const plain = text.replace(ASKED_NOT, (words) => ' '.repeat(words.length));
  const found = CONDITIONS.flatMap((pattern) => {
    const hit = pattern.exec(plain);
    return hit === null ? [] : [{ start: hit.index, end: hit.index + hit[0].length }];
  }).toSorted((a, b) => a.start - b.start);
  const [first] = found;
  if (first === undefined) return null;
  const end = found.reduce((last, hit) => (hit.end - first.start <= LONGEST && hit.end > last ? hit.end : last), first.end);
  return text.slice(first.start, end).replace(/(?<=\btravel(?:ling|ing)?) (?:across|to|within|between|throughout|is|will be|required|up to)$/iu, '');
}
