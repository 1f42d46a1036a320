import type { Gutter, Parting } from './gutter.ts';

/** Lines that begin so near each other stand in one column. Points. */
const SAME_START = 14;
/** Rows that two ways of parting the same columns have in common at least. */
const COMMON = 0.9;
/** How much better the lines of the right side begin at one x, as a share of them. */
const MUCH_BETTER = 0.3;

/**
 * A parting that goes on where the heaviest one stops short, between the same columns (an address in the side column leaves less room
 * beside it); or one further right that leaves to the left column what is set flush right in it ("2019 – 2021 … Lyon, France"). Null
 * where the heaviest stands.
 */
export function betterParting(best: Parting, partings: readonly Parting[], isOne: (parting: Parting) => boolean): Parting | null {
  if (best.gutter.headings) return null;
  const others = partings.filter((other) => other !== best && other.gutter.headings === undefined);
  const longer = others.filter(({ gutter }) => holds(gutter, best.gutter)).toSorted((a, b) => heightOf(b.gutter) - heightOf(a.gutter));
  const further = others.filter(
    ({ gutter, stretch }) =>
      gutter.x > best.gutter.x + best.gutter.width / 2 &&
      overlap(gutter, best.gutter) >= COMMON * Math.max(heightOf(gutter), heightOf(best.gutter)) &&
      alignment({ gutter, stretch }) > alignment(best) + MUCH_BETTER,
  );
  return longer.find(isOne) ?? further.toSorted((a, b) => alignment(b) - alignment(a)).find(isOne) ?? null;
}

const heightOf = ({ top, bottom }: Gutter): number => bottom - top;
const overlap = (one: Gutter, other: Gutter): number => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** Share of the free band that must be left. */
const STILL_FREE = 0.5;

/** Whether a gutter parts the rows of the other one, more besides, and stands in its free band. */
const holds = (gutter: Gutter, inner: Gutter): boolean =>
  gutter.top <= inner.top &&
  gutter.bottom >= inner.bottom &&
  heightOf(gutter) > heightOf(inner) &&
  gutter.width >= STILL_FREE * inner.width &&
  Math.abs(gutter.x - inner.x) <= inner.width / 2;

/** Share of the lines of the right side that begin where the left-most of them does. */
function alignment({ gutter, stretch }: Parting): number {
  const starts = stretch.flatMap(({ words }) => words.find((word) => word.x0 > gutter.x)?.x0 ?? []);
  const left = Math.min(...starts);
  return starts.filter((start) => start - left <= SAME_START).length / Math.max(1, starts.length);
}
