/** Where a stroke goes: a stretch of text in any unit, y downwards. */
export interface Stretch {
  x0: number;
  x1: number;
  /** Top of the letters, and what they stand on. */
  y: number;
  baseline: number;
  /** Of the font. */
  size: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A little up or down that is the same every time it is drawn. */
const wobble = (seed: number): number => Math.sin(seed * 12.9898) * 0.5;

/** One stroke through the middle of small letters. */
export function strikePath({ x0, x1, baseline, size }: Stretch): string {
  const y = baseline - 0.28 * size;
  const width = x1 - x0;
  const [a, b] = [wobble(x0 + baseline) * 0.25 * size, wobble(x1 + baseline) * 0.25 * size];
  const over = Math.min(4, 0.3 * size);
  return `M${n(x0 - over)} ${n(y + a)}C${n(x0 + width * 0.3)} ${n(y - 0.14 * size)} ${n(x0 + width * 0.6)} ${n(y + 0.16 * size)} ${n(x1 + over)} ${n(y + b)}`;
}

/** A line below the letters that has a slight swing. */
export function underlinePath({ x0, x1, baseline, size }: Stretch): string {
  const y = baseline + 0.2 * size;
  const width = x1 - x0;
  const a = wobble(x0 + baseline) * 0.12 * size;
  return `M${n(x0)} ${n(y + a)}C${n(x0 + width * 0.35)} ${n(y - 0.08 * size)} ${n(x0 + width * 0.7)} ${n(y + 0.14 * size)} ${n(x1)} ${n(y - a)}`;
}

/** A loop around the letters that overshoots where it began. */
export function loopPath({ x0, x1, y, baseline, size }: Stretch): string {
  const [left, right] = [x0 - 0.4 * size, x1 + 0.4 * size];
  const [top, foot] = [y - 0.16 * size, baseline + 0.38 * size];
  const middle = (top + foot) / 2;
  const turn = Math.min((right - left) / 2, 1.1 * size);
  return [
    `M${n(left + turn * 1.6)} ${n(top + 0.06 * size)}`,
    `C${n(left + turn * 0.4)} ${n(top)} ${n(left)} ${n(top + 0.2 * size)} ${n(left)} ${n(middle)}`,
    `C${n(left)} ${n(foot)} ${n(left + turn * 0.6)} ${n(foot)} ${n(left + turn)} ${n(foot)}`,
    `L${n(right - turn)} ${n(foot + 0.06 * size)}`,
    `C${n(right - turn * 0.3)} ${n(foot)} ${n(right)} ${n(foot - 0.1 * size)} ${n(right)} ${n(middle)}`,
    `C${n(right)} ${n(top)} ${n(right - turn * 0.5)} ${n(top - 0.06 * size)} ${n(right - turn)} ${n(top - 0.08 * size)}`,
    `L${n(left + turn * 0.7)} ${n(top + 0.2 * size)}`,
  ].join('');
}

/** A tick whose foot stands at a point. */
export function tickPath(x: number, baseline: number, size: number): string {
  return `M${n(x - 0.5 * size)} ${n(baseline - 0.5 * size)}c${n(0.2 * size)} ${n(0.15 * size)} ${n(0.35 * size)} ${n(0.35 * size)} ${n(0.45 * size)} ${n(0.65 * size)}c${n(0.25 * size)} ${n(-0.8 * size)} ${n(0.6 * size)} ${n(-1.2 * size)} ${n(1.05 * size)} ${n(-1.5 * size)}`;
}

/** The sign for something left out, its point at a place. */
export function caretPath(x: number, y: number, size: number): string {
  return `M${n(x - 0.55 * size)} ${n(y + 0.95 * size)}C${n(x - 0.25 * size)} ${n(y + 0.6 * size)} ${n(x - 0.1 * size)} ${n(y + 0.3 * size)} ${n(x)} ${n(y)}C${n(x + 0.12 * size)} ${n(y + 0.35 * size)} ${n(x + 0.3 * size)} ${n(y + 0.65 * size)} ${n(x + 0.6 * size)} ${n(y + 0.9 * size)}`;
}

/** An arrow in one swing from a note to its mark: the way, and the head at its end. */
export function arrowPaths(from: { x: number; y: number }, to: { x: number; y: number }, size: number): { way: string; head: string } {
  const bend = { x: from.x + (to.x - from.x) * 0.55, y: from.y };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const wing = (turn: number): string => `${n(to.x - size * Math.cos(angle + turn))} ${n(to.y - size * Math.sin(angle + turn))}`;
  return {
    way: `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`,
    head: `M${wing(0.45)}L${n(to.x)} ${n(to.y)}L${wing(-0.45)}`,
  };
}
