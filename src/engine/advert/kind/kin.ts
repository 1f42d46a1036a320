import { fold } from '../../english/folding.ts';

/** Enough of a word to see that an engineer engineers and a nurse is in nursing. */
export const kin = (word: string): string => {
  // "Baker", "baking" and "bakery" are one trade.
  const folded = fold(word).replace(/^(\p{L}{3,})(?:ing|ers?|ery|eries)$/u, '$1');
  // "Jefe" and "jefa" are one.
  return folded.length === KIN_LETTERS ? folded.replace(/[aeo]$/u, '') : folded.slice(0, KIN_LETTERS);
};
/** Letters of a word that tell its trade. */
export const KIN_LETTERS = 4;
