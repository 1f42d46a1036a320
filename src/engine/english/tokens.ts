/** A word of a text and where it stands (UTF-16 offsets). */
export interface Token {
  /** Lower case, typographic apostrophes made straight. */
  word: string;
  start: number;
  end: number;
}

/** Words and numbers of a text; hyphens, slashes and signs separate ("C++" gives "c", "e-mail" gives "e" and "mail"). */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu)) {
    tokens.push({ word: found[0].toLowerCase().replaceAll('’', "'"), start: found.index, end: found.index + found[0].length });
  }
  return tokens;
}

/** How many words a person would count: runs between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let count = 0;
  for (const run of text.split(/\s+/u)) if (/[\p{L}\p{N}]/u.test(run)) count += 1;
  return count;
}

/** Whether a text is in a script without spaces between words: counting words says nothing there. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
