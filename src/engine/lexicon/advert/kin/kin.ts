import { KIN_OF_CARE } from './clinical.ts';
import { KIN_OF_COUNTERS } from './counters.ts';
import { KIN_OF_CRAFTS } from './crafts.ts';
import { KIN_IN_GERMAN } from './german.ts';
import { KIN_OF_MONEY } from './money.ts';
import { KIN_OF_OFFICES } from './office.ts';
import { KIN_OF_PEOPLE } from './people.ts';
import { KIN_OF_SCHOOLS } from './schools.ts';

/**
 * What adverts call a thing, and what people write who have it: the wider word on the left, what may be meant by it on the right, never
 * the other way round ("a language" by Welsh, not Welsh by "languages"). They prove nothing (rule 1): a line found so is shown beside
 * the requirement with the question whether it is meant. All folded.
 */
export interface Kin {
  asks: RegExp;
  tells: RegExp;
}

/** Parts a pattern's words; what stands between two words of a line. */
const GAP = String.raw`[\s,'’&/()-]+`;
/** `..`: a verb and its object with up to four words between them. */
const REACH = String.raw`(?:[\s,'’&/()-]+[^\s.;:]+){0,4}?`;

/** "take .. blood/bloods | phlebotom*": phrases between bars, words that serve alike between slashes, an asterisk for any ending. */
function patternOf(phrases: string): string {
  const one = (word: string): string =>
    word
      .split('/')
      .map((form) => form.replace(/[.+?^$(){}[\]]/gu, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\d]*`))
      .join('|');
  return phrases
    .split(' | ')
    .map((phrase) =>
      phrase
        .trim()
        .split(/\s+/u)
        .reduce((pattern, word) => (word === '..' ? `${pattern}${REACH}` : `${pattern}${pattern === '' ? '' : GAP}(?:${one(word)})`), ''),
    )
    .join('|');
}
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u');

/** A line of the lists: `wide <- narrow`, or `one = other` where each is the other. */
function kinOf(line: string): Kin {
  const [left = '', right] = line.split(' <- ');
  if (right === undefined) {
    const all = whole(patternOf(line.replaceAll(' = ', ' | ')));
    return { asks: all, tells: all };
  }
  return { asks: whole(patternOf(left)), tells: whole(patternOf(`${left} | ${right}`)) };
}

const LISTS = [KIN_OF_CARE, KIN_OF_CRAFTS, KIN_OF_MONEY, KIN_OF_OFFICES, KIN_OF_COUNTERS, KIN_OF_SCHOOLS, KIN_OF_PEOPLE, KIN_IN_GERMAN];

/** All families, those of one trade together. */
export const KIN: readonly Kin[] = LISTS.flatMap((list) => list.trim().split('\n')).map(kinOf);
