import type { PlacedNote } from './place-marks.ts';
import type { Page } from './mark-paths.ts';
import { dealNotes, type Side } from './spread-notes.ts';

/** Numbers stand half over the edge of the paper, and further out where the text begins at once. Shares of the page's width. */
const CLEAR = 0.01;
const RADIUS = 0.038;
const GAP = 0.012;
/** A line to a number along text looks like a stroke through it: so much longer does that way count. */
const THROUGH_TEXT = 3;

export interface NumberPlaces {
  radius: number;
  /** The page with its numbers, from its left to its right, in points of the page. */
  x0: number;
  x1: number;
  /** For each note its number's middle, and where the line to its mark ends; null where nothing is marked. */
  places: readonly { x: number; y: number; to: { x: number; y: number } | null }[];
}

/** Where the numbers of a page's notes stand at its edges, none over another. */
export function numberPlaces(page: Page, notes: readonly PlacedNote[]): NumberPlaces {
  const radius = RADIUS * page.width;
  const clear = radius + CLEAR * page.width;
  const xs: Record<Side, number> = {
    left: Math.min(0, ...page.lines.map(({ x }) => x - clear)),
    right: Math.max(page.width, ...page.lines.map(({ x, width }) => x + width + clear)),
  };
  const dealt = dealNotes(
    notes.map(({ boxes: [first], inTheWay }) => ({
      y: (first === undefined ? page.height - radius : (first.y + first.baseline) / 2) - radius,
      height: 2 * radius,
      left: (first?.x0 ?? 0) + THROUGH_TEXT * inTheWay.left,
      right: page.width - (first?.x1 ?? 0) + THROUGH_TEXT * inTheWay.right,
    })),
    GAP * page.width,
    { left: 0, right: 0 },
  );
  const places = notes.map(({ boxes: [first] }, index) => {
    const { side, top } = dealt[index] ?? { side: 'left', top: 0 };
    const to = first === undefined ? null : { x: side === 'left' ? first.x0 - 5 : first.x1 + 5, y: (first.y + first.baseline) / 2 };
    return { x: xs[side], y: top + radius, to };
  });
  return { radius, x0: xs.left - clear, x1: xs.right + clear, places };
}
