import { fold } from '../../evidence/shared/tokens.ts';

/** A name typed by a stranger made fit for one line of prose: no markup, no addresses, no brackets, no line breaks. */
export function tidyName(text: string, max: number): string {
  const plain = fold(
    text
      .toWellFormed()
      .replace(/<[^>]*>/gu, ' ')
      .replace(/https?:\S+|www\.\S+/giu, ' ')
      .replace(/[<>[\]{}`|\\“”"]/gu, ' ')
      .replace(/(?![\t\n])\p{Cc}/gu, ' '),
  ).replace(/^[\s,.;:!?–-]+|[\s,;:!?–-]+$/gu, '');
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : cut.slice(0, max)).toWellFormed().trim();
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const STOP: ReadonlySet<string> = new Set(
  'a an the of to in on at by for from with and or as per was were is are be been it its this that these those which who over under up down than about our your their we you i they he she my me us them not no all any more most other into out so such can will may one two have has had do does did und der die das den dem des ein eine als bei mit von zu im am für auf ist wir sie de la le les des du et un une en pour dans sur nous vous el los las y para con por que'.split(
    ' ',
  ),
);

/** Content words cut to their stems, so that "orders" and "ordering" meet. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !STOP.has(word)).map(stem));
}

const stem = (word: string): string => (word.length <= 4 ? word : word.slice(0, Math.max(4, Math.min(6, word.length - 2))));

/** Whether two texts are of the same words in whatever order: a change that only moves them about is none. */
export function sameWords(one: string, other: string): boolean {
  const sorted = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
  return sorted(one) === sorted(other);
}

/** Points of 100 below which a CV is one of another trade, as far as the advert goes. */
export const FEW_POINTS = 15;
