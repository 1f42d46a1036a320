/** Something in a margin: where its top would like to be, and how tall it is. */
export interface Wanted {
  y: number;
  height: number;
}

interface Group {
  /** Where the first of them stands. */
  top: number;
  height: number;
  /** Of the tops that would put each of them where it wants to be. */
  sum: number;
  members: number[];
}

/**
 * Tops for things in one margin, in the given order of `wanted`: none overlaps another, all keep `gap` and stay below `first`,
 * and together they are as near to where they want to be as that allows.
 */
export function spread(wanted: readonly Wanted[], gap: number, first = 0): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a]?.y ?? 0) - (wanted[b]?.y ?? 0));
  const groups: Group[] = [];
  for (const index of order) {
    const { y, height } = wanted[index] ?? { y: 0, height: 0 };
    let group: Group = { top: Math.max(first, y), height, sum: y, members: [index] };
    let above = groups.at(-1);
    // Who stands too close joins the group above, and the whole of it moves to the middle of their wishes.
    while (above !== undefined && above.top + above.height + gap > group.top) {
      groups.pop();
      const offset = above.height + gap;
      const members = [...above.members, ...group.members];
      const sum = above.sum + group.sum - offset * group.members.length;
      group = { members, sum, height: offset + group.height, top: Math.max(first, sum / members.length) };
      above = groups.at(-1);
    }
    groups.push(group);
  }
  const tops: number[] = wanted.map(() => first);
  for (const group of groups) {
    let top = group.top;
    for (const index of group.members) {
      tops[index] = top;
      top += (wanted[index]?.height ?? 0) + gap;
    }
  }
  return tops;
}

export type Side = 'left' | 'right';

interface MarginWish extends Wanted {
  /** How far the mark is from each margin: the nearer one is the better. */
  left: number;
  right: number;
}

/** What a way across the page weighs against being moved down the margin. */
const ACROSS = 0.35;

/** Deals notes out to the two margins, and spreads each margin: near its mark if there is room, in the emptier margin if not. `first`: where each margin begins. */
export function dealNotes(wishes: readonly MarginWish[], gap: number, first: Record<Side, number>): { side: Side; top: number }[] {
  const filled: Record<Side, number> = { ...first };
  const sides: Side[] = [];
  const order = wishes.map((_, index) => index).toSorted((a, b) => (wishes[a]?.y ?? 0) - (wishes[b]?.y ?? 0));
  for (const index of order) {
    const wish = wishes[index] ?? { y: 0, height: 0, left: 0, right: 0 };
    const cost = (side: Side): number => Math.max(0, filled[side] - wish.y) + ACROSS * wish[side];
    const side = cost('left') <= cost('right') ? 'left' : 'right';
    sides[index] = side;
    filled[side] = Math.max(filled[side], wish.y) + wish.height + gap;
  }
  const out = wishes.map((_, index): { side: Side; top: number } => ({ side: sides[index] ?? 'left', top: 0 }));
  for (const side of ['left', 'right'] as const) {
    const members = wishes.flatMap((wish, index) => (sides[index] === side ? [{ wish, index }] : []));
    const tops = spread(
      members.map(({ wish }) => wish),
      gap,
      first[side],
    );
    members.forEach(({ index }, at) => {
      out[index] = { side, top: tops[at] ?? 0 };
    });
  }
  return out;
}
