import { lowered } from './folding.ts';

/** A word of a text and where it stands (UTF-16 offsets). */
export interface Token {
  /** Lower case, typographic apostrophes made straight. */
  word: string;
  start: number;
  end: number;
}

/** A word with its marks and digits; an apostrophe within holds it together. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu;
/** What is written without white space and reads as one name: "Node.js", "CI/CD", ".NET", "C++", "front-end". */
const WRITTEN = /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'.+#&/@_-]*[\p{L}\p{M}\p{N}+#])?[+#]*/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Words and numbers of a text; hyphens, slashes and signs separate ("C++" gives "c", "e-mail" gives "e" and "mail"). */
export const tokensOf = (text: string): Token[] => found(text, WORD);

/** The words of a text in lower case, in order: those of `tokensOf` without their places. */
export const wordsIn = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** The words of a text as they are written, signs within and the signs of a name's end included: "Node.js" is one, "CI/CD" is one, "C#" is one. */
export const writtenWords = (text: string): Token[] => found(text, WRITTEN);

function found(text: string, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  for (const match of lowered(text).matchAll(pattern)) tokens.push({ word: match[0], start: match.index, end: match.index + match[0].length });
  return tokens;
}

/** How many words a person would count: runs between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let count = 0;
  for (const run of text.split(/\s+/u)) if (LETTER_OR_DIGIT.test(run)) count += 1;
  return count;
}

/** Whether two texts are of the same words in whatever order: a change that only moves them about is none. */
export function sameWords(one: string, other: string): boolean {
  const sorted = (text: string): string => wordsIn(text).toSorted().join(' ');
  return sorted(one) === sorted(other);
}

/** Whether a text is in a script without spaces between words: counting words says nothing there. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
