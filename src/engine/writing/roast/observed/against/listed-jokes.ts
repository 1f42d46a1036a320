import { LISTED_WORDS } from '../../../../lexicon/comic/listed-words.ts';
import { inSingles, type Facts, type Template } from '../../template.ts';
import type { ShapeTellings } from '../observed-jokes.ts';

const isPlural = ({ it, other }: Facts): boolean => String(other).length > String(it).length;
const moreOfIt = (text: string): Template => ({ text, when: isPlural });

const OF_LISTS: Readonly<Record<string, ShapeTellings>> = {
  alphabet: {
    brutal: [
      'Your skills run from “{it}” to “{other}” in alphabetical order. So does the phone book, and nobody’s hired that.',
      '“{it}” first, “{other}” last: the alphabet decided what an employer sees, and the alphabet hasn’t read the advert.',
      '“{it}” leads your skills because it comes early in the alphabet. That’s how aardvarks get work.',
      'From “{it}” to “{other}”, strictly by letter. It’s the one interview where it pays to start with an A.',
      'Alphabetical, from “{it}” to “{other}”. Somebody sorted your life’s work like a spice rack.',
      'It goes from “{it}” to “{other}” by the alphabet, so nobody had to decide what you’re good at.',
    ],
    gentle: [
      'The list is in alphabetical order, so “{it}” comes first by accident. Put first what the job needs.',
      'Sorted by letter, from “{it}” to “{other}”, your best skill ends up anywhere. Sort by what the new job asks for.',
      'A reader takes in the first three skills and skims the rest. At the moment, with “{it}” in front, the alphabet picks those three.',
      'From “{it}” to “{other}” by the alphabet: tidy, and of no use to a reader. The order can say what you’re best at.',
    ],
  },
  echo: {
    brutal: [
      '“{it}” and “{other}”. That isn’t two skills, that’s grammar.',
      'You list “{it}” and “{other}”. Noah had a system like that.',
      '“{it}” and “{other}” are both on the list, in case one of you is off sick.',
      moreOfIt('First “{it}”, then “{other}”, for when another one comes in.'),
      '“{it}”, “{other}”. At this rate the list can be sung.',
      'Whoever counted your skills got to “{it}” and “{other}” and called it two.',
    ],
    gentle: [
      '“{it}” and “{other}” are one thing said twice. Keep one, and use the room for something the list hasn’t got.',
      'One of “{it}” and “{other}” can go. A short list looks as if somebody chose it.',
      'With “{it}” and “{other}” side by side it looks as if a machine filled in the list. Keep whichever the advert uses.',
      'A list that says “{it}” and “{other}” makes a reader wonder what else is in it twice.',
    ],
  },
};

/** What is said of a list of skills that nobody put together; by the word where it is of one word. */
export const LISTED: Readonly<Record<string, ShapeTellings>> = {
  ...OF_LISTS,
  ...Object.fromEntries(LISTED_WORDS.map(({ says, brutal, gentle }) => [says, { brutal: brutal.map(inMarks), gentle: gentle.map(inMarks) }])),
};

/** The printed word keeps its own marks; whatever else is quoted is nobody's word. */
function inMarks(text: string): string {
  return inSingles(text).replaceAll('‘{it}’', '“{it}”');
}

const of = (name: string, text: string): Template => ({ text, when: (facts: Facts) => facts['name'] === name });

export const FIXES_OF_LISTED: readonly Template[] = [
  of('alphabet', 'Sort the list by what the advert asks for, and let the alphabet go.'),
  of('alphabet', 'Put the three skills the new job needs most in front of “{it}”.'),
  of('alphabet', 'Make three or four groups of them, the one the job needs most at the top.'),
  of('echo', 'Keep whichever of “{it}” and “{other}” the advert uses, and cut the other.'),
  of('echo', 'Cut “{other}”, or say what you do with it.'),
  of('echo', 'Cut one of the two, and look for other pairs while you’re there.'),
  ...LISTED_WORDS.flatMap(({ says, fixes }) => fixes.map((fix) => of(says, inMarks(fix)))),
];
