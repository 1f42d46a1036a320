/** What people write for something else that sounds or looks the same, where the words around leave no doubt; `wrong` stands in the pattern as a group. */
export interface Confusion {
  /** With a group `wrong`; matched without regard to case unless it says otherwise. Bounded repetitions only. */
  pattern: RegExp;
  /** What should stand there for what does. */
  right: (wrong: string) => string;
}

/** A pattern that begins at the beginning of a word. `right` is the word that was meant, or how to make it of the wrong one. */
export const confusion = (pattern: string, right: string | Confusion['right'], flags: 'giu' | 'gu' = 'giu'): Confusion => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${pattern}`, flags),
  right: typeof right === 'string' ? () => right : right,
});

/** The end of a word, in a pattern. */
export const END = String.raw`(?![\p{L}\p{N}'’-])`;

/** What is wrong in a confusion, as the source of a pattern. */
export const wrongOf = ({ pattern }: Confusion): string => /\(\?<wrong>((?:[^()]|\([^()]{0,80}\)){1,80})\)/u.exec(pattern.source)?.[1] ?? '';
