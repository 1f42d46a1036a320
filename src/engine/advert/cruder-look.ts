import { foldedWords } from '../english/folding.ts';
import { WATCHED, WISHES } from '../lexicon/advert/implications.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../lexicon/advert/thin-words.ts';
import { isEverydayWord } from '../lexicon/words/word-sizes.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';

/** Letters by which forms of one word are alike, and from which on one wrong letter makes no other word. */
const LETTERS = { stem: 6, misspelled: 8 } as const;

/**
 * Rule 2's cruder look once more: a line that holds two words of the requirement side by side as it does ("first articles", "cost and
 * value"), or one of its long words with a letter wrong ("laproscopic"). Then it may be meant, and nothing is said to be missing.
 */
export function comesNear(asks: readonly string[], passages: readonly ProofPassage[], isPaper: boolean): boolean {
  const pairs = new Set(asks.flatMap(pairsIn));
  const close = new Set(isPaper ? [] : asks.flatMap(closeIn));
  const long = asks.flatMap(foldedWords).filter((word) => word.length >= LETTERS.misspelled && !isEverydayWord(word));
  return passages.some(
    ({ text, worth, section, statement }) =>
      worth >= LEAST_PROOF &&
      // Titles and employers tell no deed.
      (statement || section !== 'experience') &&
      !WISHES.test(text) &&
      !WATCHED.test(text) &&
      (pairsIn(text).some((pair) => pairs.has(pair)) ||
        closeIn(text).some((pair) => close.has(pair)) ||
        foldedWords(text).some((word) => long.some((asked) => isOneLetterOff(asked, word)))),
  );
}

/** Words that say something and follow each other, small ones between them left out. */
function pairsIn(text: string): string[] {
  const words = foldedWords(text)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !/^\d/u.test(word))
    .map((word) => (THIN_WORDS.has(word) ? '' : word.slice(0, LETTERS.stem).replace(/s$/u, '')));
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return word === '' || next === undefined || next === '' ? [] : [`${word} ${next}`];
  });
}

/** Words that say something and stand near each other, in whatever order: "manufacture of seats" and "seats for manufacturing". */
function closeIn(text: string): string[] {
  const words = foldedWords(text)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !/^\d/u.test(word))
    .map((word) => (THIN_WORDS.has(word) ? '' : word.slice(0, LETTERS.stem).replace(/s$/u, '')));
  return words.flatMap((word, at) =>
    word === '' ? [] : words.slice(at + 1, at + 1 + REACH).flatMap((other) => (other === '' || other === word ? [] : [[word, other].toSorted().join(' ')])),
  );
}
/** Words that say something; further apart, two of them are two thoughts. */
const REACH = 4;

/** One letter too many, too few or another. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let back = 0;
  while (back < Math.min(one.length, other.length) - from && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  // An ending is grammar: "assessment" and "assessments".
  return from < Math.min(one.length, other.length) - 1 && Math.max(one.length, other.length) - from - back <= 1;
}
