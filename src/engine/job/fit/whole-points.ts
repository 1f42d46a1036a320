/** What a reason of relevance rests on: a title or a licence held, a skill shown, the vocabulary of the work, or that none of them is there. */
export type RelevanceGround = 'title' | 'paper' | 'skill' | 'vocabulary' | 'nothing';

/** A reason; its points are not yet whole before `wholePoints`. */
export interface Share {
  points: number;
  because: string;
  ground: RelevanceGround;
}

/** Whole points that add up to `score`: each share rounded down, what is left to those who lost most (largest remainder). Zeros are left out. */
export function wholePoints(score: number, shares: readonly Share[]): Share[] {
  const total = shares.reduce((all, { points }) => all + points, 0);
  const scaled = shares.map(({ points }) => (total === 0 ? 0 : (points * score) / total));
  const whole = scaled.map(Math.floor);
  const left = score - whole.reduce((all, points) => all + points, 0);
  const byLoss = scaled.map((points, at) => ({ at, loss: points - Math.floor(points) })).toSorted((a, b) => b.loss - a.loss || a.at - b.at);
  for (const { at } of byLoss.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return shares.map((share, at) => ({ ...share, points: whole[at] ?? 0 })).filter(({ points }) => points !== 0);
}
