import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import type { ObservedText } from '../observed-text.ts';
import { PhraseIndex } from './phrase-index.ts';

/** Whether one of some words stands in a line. */
export type Beside = (text: Pick<ObservedText, 'text' | 'tokens'>) => boolean;

/** A word that no dictionary has is a stem ("prepar", "certificat") or a name; both may go on. */
const LEAST_STEM = 5;
const isStem = (word: string): boolean => word.length >= LEAST_STEM && /^\p{Ll}+$/u.test(word) && !PLAIN_WORDS.has(word);

/** Looks for words parted by "|"; null where none are given. Made once an entry: an index is dear, asking it is cheap. */
export function beside(alternatives: string | undefined): Beside | null {
  if (alternatives === undefined) return null;
  const phrases = new PhraseIndex<true>();
  phrases.add(alternatives, true);
  const stems = alternatives.split('|').filter(isStem);
  return ({ text, tokens }) => phrases.hits(text, tokens).length > 0 || tokens.some(({ word }) => stems.some((stem) => word.startsWith(stem)));
}
