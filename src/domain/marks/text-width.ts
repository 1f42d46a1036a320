import type { Face, PageViewLine } from '../page-view.ts';

/** The faces that a page is drawn with (styles/sheet.css has the same). */
export const FAMILIES: Readonly<Record<Face, string>> = {
  sans: "Arial, Helvetica, 'Liberation Sans', Roboto, sans-serif",
  serif: "'Times New Roman', Times, 'Liberation Serif', 'Noto Serif', serif",
  mono: "'Courier New', Courier, 'Liberation Mono', 'Roboto Mono', monospace",
};

/** Widths in shares of the font size, as the common text fonts have them: for where nothing can be measured. */
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

/** Large enough that rounding does not count. */
const MEASURED_AT = 100;
let brush: CanvasRenderingContext2D | null | undefined;

/** As wide as this browser draws it, in a face of size 1. */
function drawnWidth(text: string, { face, bold, italic }: Pick<PageViewLine, 'face' | 'bold' | 'italic'>): number {
  brush ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (brush === null) return textWidth(text, face);
  brush.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${MEASURED_AT}px ${FAMILIES[face]}`;
  return brush.measureText(text).width / MEASURED_AT;
}

/** Wider than its letters by this much, text was spaced on purpose; a gap that narrow is no text. */
const SPACED = 1.3;

/** Whether a run is drawn with its letters apart, instead of wider ones. */
export const isSpaced = (run: PageViewLine): boolean => run.width > SPACED * run.size * drawnWidth(run.text, run);

/** How far into a run its `at`th code unit is drawn, as a share of the whole. */
export function shareOf(run: PageViewLine, at: number): number {
  const { text, width, size } = run;
  const whole = drawnWidth(text, run);
  if (whole === 0) return 0;
  const before = drawnWidth(text.slice(0, at), run);
  if (!isSpaced(run)) return before / whole;
  // What it is wider by lies between the letters.
  const gap = (width - size * whole) / Math.max(1, text.length - 1);
  return Math.min(1, (size * before + gap * Math.min(at, text.length - 1)) / width);
}
