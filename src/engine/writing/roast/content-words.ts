import { tokensOf } from '../../english/tokens.ts';
import { WORDS_WITHOUT_CONTENT } from '../../lexicon/words/little-words.ts';

const LEAST_LETTERS = 4;
const NO_CONTENT: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT);
const singular = (word: string): string => word.replace(/e?s$/u, '');

/** Words of a text that say something, in the singular and in lower case. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).flatMap(({ word }) => (word.length >= LEAST_LETTERS && !/\d/u.test(word) && !NO_CONTENT.has(word) ? [singular(word)] : [])));

/** Whether a sentence says one of these words in its own voice: what stands between quotation marks is not said but shown. */
export const saysOneOf = (sentence: string, words: ReadonlySet<string>): boolean =>
  [...contentOf(sentence.replace(/“[^”]*”/gu, ' '))].some((word) => words.has(word));
