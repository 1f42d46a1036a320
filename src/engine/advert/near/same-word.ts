/** Letters by which two forms of one word must agree, and the ending by which they may differ. */
const STEM = { least: 4, ending: 4 } as const;
/** Letters; from here on two that changed places make no other word. */
const MISSPELLED = 7;

/** Whether two folded words are forms of one ("mixing" and "mixed", "protocol" and "protocols"), or one of them a slip of the pen. */
export function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const short = Math.min(one.length, other.length);
  if (short < STEM.least) return one === `${other}s` || other === `${one}s`;
  if (bare(one) === bare(other)) return true;
  return one.length === other.length && one.length >= MISSPELLED && one[0] === other[0] && one.at(-1) === other.at(-1) && lettersOf(one) === lettersOf(other);
}

const lettersOf = (word: string): string => word.split('').toSorted().join('');
/** Without its ending of number, time or doing. */
const bare = (word: string): string =>
  word
    .replace(/(?<=.{3})(?:ies|ied)$/u, 'y')
    .replace(/(?<=.{3})(?:(?<=([bdgmnprt]))\1)?(?:ings?|ed|es|s)$/u, '')
    .replace(/(?<=.{3})e$/u, '');
