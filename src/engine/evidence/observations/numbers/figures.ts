import { NUMBER_VALUES, NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';

const IN_WORDS = [...NUMBER_WORDS.slice(1), ...[...NUMBER_VALUES.keys()].filter((word) => (NUMBER_VALUES.get(word) ?? 0) >= 20 && word.endsWith('ty'))];

/** A whole number in figures or words, as a pattern. */
export const COUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6}|${IN_WORDS.join('|')})`;

/** The value of what `COUNT` finds. */
export const countValue = (written: string): number => NUMBER_VALUES.get(written.toLowerCase()) ?? Number(written.replaceAll(',', ''));

const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1000;

/** A figure as one says it: "12", "4.5", "1,204", without a fraction where it says nothing. */
export function spokenFigure(value: number): string {
  const digits = value >= HUNDRED ? 0 : value >= TEN ? 1 : 2;
  const rounded = Number(value.toFixed(digits));
  return rounded >= THOUSAND ? rounded.toLocaleString('en-GB') : String(rounded);
}
