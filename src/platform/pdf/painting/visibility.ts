import type { Line } from '../../../domain/document.ts';
import type { Box, Fill, PageContent } from './page-content.ts';
import type { Word } from '../layout/words.ts';

type Hidden = Line['hidden'];

/** Below this contrast (WCAG ratio, 1 is none) ink has the colour of its paper. */
const SAME_COLOUR = 1.12;
/** A picture that fills this much of the page is the page: the text under it is the scanner's, and readable. */
const PAGE_SIZED = 0.6;
/** Points; letters are hardly ever larger in a CV. */
const OUTLINE_HEIGHT = 60;

/** Why nobody sees the word; null when people do. `fills` in painting order. */
export function hiddenReason(word: Word, fills: readonly Fill[]): Hidden {
  if (word.hidden !== null) return word.hidden;
  const box = { x0: word.x0, y0: word.y - word.size * 0.6, x1: word.x1, y1: word.y };
  let paper: string | null = '#ffffff';
  for (const fill of fills) {
    if (fill.z > word.z && fill.solid && fill.opaque && contains(fill, box)) return 'covered';
    if (fill.z >= word.z || !touches(fill, box)) continue;
    // A see-through, odd-shaped or half overlapping area leaves the paper's colour uncertain.
    paper = fill.solid && fill.opaque && contains(fill, box) ? fill.color : fill.color === paper ? paper : null;
  }
  if (paper === null || word.color === null) return null;
  return contrast(paper, word.color) < SAME_COLOUR ? 'white' : null;
}

/**
 * Words with their reason for being hidden. The invisible text layer that a scanner's OCR lays over a
 * page-sized picture is what people see, so it counts as visible.
 */
export function judgeVisibility(words: readonly Word[], content: PageContent): { word: Word; hidden: Hidden }[] {
  const outlines = content.fills.filter((fill) => fill.y1 - fill.y0 < OUTLINE_HEIGHT && fill.z > 0);
  const judged = words.map((plain) => {
    const word = plain.hidden === 'invisible' && plain.turn === 0 ? withOutline(plain, outlines) : plain;
    return { word, hidden: word.turn === 0 ? hiddenReason(word, content.fills) : word.hidden };
  });
  const scan = content.images.find((image) => (image.x1 - image.x0) * (image.y1 - image.y0) > PAGE_SIZED * content.width * content.height);
  const visible = judged.filter(({ hidden }) => hidden === null).length;
  if (scan === undefined || visible > 0.1 * judged.length) return judged;
  return judged.map(({ word, hidden }) => ({ word, hidden: hidden === 'invisible' ? null : hidden }));
}

/**
 * Browsers paint letters they make bold themselves as outlines and put invisible text in the same
 * place, for searching: such text is seen, in the colour of its outlines.
 */
function withOutline(word: Word, outlines: readonly Fill[]): Word {
  const own = outlines.filter(
    (fill) =>
      fill.x0 >= word.x0 - 0.2 * word.size &&
      fill.x1 <= word.x1 + 0.2 * word.size &&
      fill.y0 >= word.y - word.size * 1.1 &&
      fill.y1 <= word.y + word.size * 0.4 &&
      Math.abs(fill.z - word.z) < 400,
  );
  const inked = own.reduce((sum, fill) => sum + fill.x1 - fill.x0, 0);
  const [first] = own;
  if (first === undefined || inked < 0.4 * (word.x1 - word.x0)) return word;
  return { ...word, hidden: null, color: first.color, z: Math.max(word.z, ...own.map((fill) => fill.z)), drawn: true };
}

function contains(outer: Box, inner: Box): boolean {
  const slack = 0.1 * (inner.y1 - inner.y0) + 0.5;
  return outer.x0 <= inner.x0 + slack && outer.x1 >= inner.x1 - slack && outer.y0 <= inner.y0 + slack && outer.y1 >= inner.y1 - slack;
}

function touches(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0;
}

/** WCAG 2 contrast ratio of two "#rrggbb" colours, 1..21. */
export function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
