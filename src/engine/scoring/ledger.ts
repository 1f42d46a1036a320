import type { LedgerEntry } from '../../domain/roast.ts';

/** An entry before its points are whole numbers. */
export interface Share {
  points: number;
  because: string;
  findingId: string | null;
}

/** The first entry of every ledger. */
export function startEntry(points: number): LedgerEntry {
  return { points, because: 'where every CV starts', findingId: null };
}

/** The reasons of a ledger: all but its first entry, which is where every CV starts. */
export function reasonsIn(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return ledger.slice(1);
}

/**
 * Whole points that add up to `total`, in proportion to the shares (all of one sign), most points first.
 * What rounding leaves goes to those who lost most by it (largest remainder); entries that come to 0 are left out.
 */
export function distribute(total: number, shares: readonly Share[]): LedgerEntry[] {
  const sum = shares.reduce((all, share) => all + Math.abs(share.points), 0);
  if (total === 0 || sum === 0) return [];
  const exact = shares.map((share) => (Math.abs(total) * Math.abs(share.points)) / sum);
  const whole = exact.map(Math.floor);
  const left = Math.abs(total) - whole.reduce((all, points) => all + points, 0);
  const byLoss = exact.map((points, at) => ({ at, loss: points - Math.floor(points) })).sort((a, b) => b.loss - a.loss || a.at - b.at);
  for (const { at } of byLoss.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return shares
    .map(({ because, findingId }, at) => ({ points: Math.sign(total) * (whole[at] ?? 0), because, findingId }))
    .filter((entry) => entry.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
