import { keysOf } from '../../../../../domain/keys.ts';
import { SCORES, type ScoreName } from '../../../../../domain/roast.ts';
import { CORRECTION } from '../../../correction.copy.ts';
import type { RoastView } from '../roast-view.ts';

/** A score that has moved. */
export interface Moved {
  name: ScoreName;
  before: number;
  after: number;
}

/** Which scores are not what they were. */
export const movedScores = (before: Record<ScoreName, number>, after: RoastView['scores']): Moved[] =>
  keysOf(SCORES)
    .map((name) => ({ name, before: before[name], after: after[name].score }))
    .filter((shift) => shift.before !== shift.after);

/** "Corporate Cliché Density 46 → 40", one below the other. */
export function MovedScores({ shifts }: { shifts: readonly Moved[] }) {
  if (shifts.length === 0) return null;
  return (
    <ul className="mt-3 divide-y-2 divide-ink/15 border-y-2 border-ink/20">
      {shifts.map(({ name, before, after }) => (
        <li key={name} className="flex items-baseline justify-between gap-4 py-2">
          <span>{SCORES[name].name}</span>
          <span className="display text-2xl whitespace-nowrap tabular-nums" aria-hidden="true">
            {CORRECTION.from(before, after)}
          </span>
          <span className="sr-only">{CORRECTION.spokenFrom(before, after)}</span>
        </li>
      ))}
    </ul>
  );
}
