import type { Face } from '../../../../../domain/page-view.ts';

/** Widths in shares of the font size, as the common text fonts have them: near enough to put a pen stroke under a word. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/u, 1],
  [/[iljI|!'’‘.,:;·]/u, 0.26],
  [/[ ftr()[\]/\\\-"“”•]/u, 0.33],
  [/[mwMW@%—]/u, 0.84],
  [/\p{Lu}/u, 0.67],
];
const OTHER = 0.53;
const MONO = 0.6;

const widthOf = (letter: string, face: Face): number => (face === 'mono' ? MONO : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER));

/** How wide a text would run in a face of this size, roughly. */
export const textWidth = (text: string, face: Face, size = 1): number => size * Array.from(text).reduce((sum, letter) => sum + widthOf(letter, face), 0);

/** How far into a text its `at`th code unit stands, as a share of the whole. */
export function shareOf(text: string, at: number, face: Face): number {
  const whole = textWidth(text, face);
  return whole === 0 ? 0 : textWidth(text.slice(0, at), face) / whole;
}
