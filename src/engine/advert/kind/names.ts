import { isEverydayWord } from '../../lexicon/words/word-sizes.ts';
import { knownTerm } from '../known-terms.ts';

/** The letters of who issues a paper. */
export const issuersIn = (phrase: string): string[] => phrase.match(/\b\p{Lu}{3,}\b/gu) ?? [];

/** "Fanuc and Haas controls", "Desmos"; physics has a name in every language. */
export const namesIn = (ask: string): boolean =>
  // German nouns are no names: "verderblichen Gütern" begins small.
  /^\p{Lu}/u.test(ask) && [...ask.matchAll(/(?:^|(?<=\s))\p{Lu}[\p{L}\d]{3,}/gu)].some(([word]) => !isEverydayWord(word.toLowerCase()));
/** Among nouns that are all written large: "Transporeon", and no "Kaffeekenntnisse". */
export const isForeignName = (ask: string): boolean =>
  ask.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word)) &&
  !/[äöüß]|(?:ung|heit|keit|schaft|nisse?|ion(?:en)?|wesen|tum|er|en)\b/iu.test(ask) &&
  namesIn(ask);
/** Tools and papers keep their names; subjects and skills do not. */
export const isNamed = (ask: string): boolean => {
  const kind = knownTerm(ask)?.kind;
  return kind === 'tool' || kind === 'credential';
};
/** "Cataloguing to Spectrum standards": a name in the middle of a demand in small letters, and not in the line. */
export const namesAnother = (phrase: string, text: string): boolean =>
  /^\p{Ll}/u.test(phrase) &&
  [...phrase.matchAll(/\bto (\p{Lu}\p{Ll}{3,}) (?:standards?|rules|specifications?)\b/gu)].some(([, name = '']) => !text.includes(name));
/** Written alike in every language: "PZB", "Power BI". */
export const NAMED = /^(?:\p{Lu}[\p{Lu}\d]+|\p{Lu}\p{Ll}+ \p{Lu}[\p{Lu}\d]+)$|\b\p{Lu}{2,}\d*\b/u;
