import type { RoastComparison } from '../../../../domain/comparison.ts';
import { SCORES, type ScoreName } from '../../../../domain/roast.ts';
import type { ComparisonWords } from '../../comparison.copy.ts';

interface ScoreShiftProps {
  name: ScoreName;
  shift: RoastComparison['scores'][ScoreName];
  words: ComparisonWords;
}

/** One score before and after, as a bar that says which way it went, in a mark and in words, not in colour alone. */
export function ScoreShift({ name, shift: { before, after, gained }, words }: ScoreShiftProps) {
  const { name: title, good } = SCORES[name];
  const change = gained > 0 ? words.better(gained) : gained < 0 ? words.worse(-gained) : words.level;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[15rem_minmax(0,1fr)_11rem]">
      <div>
        <h4 className="display text-lg leading-tight">{title}</h4>
        <p className="text-base text-ink-soft">{good === 'low' ? words.lowerBetter : words.higherBetter}</p>
      </div>
      <p className="sr-only">{words.spoken(before, after, change)}</p>
      <ShiftBar before={before} after={after} worse={gained < 0} />
      <p aria-hidden="true" className="flex items-center gap-2 font-bold">
        <Arrow gained={gained} />
        {change}
      </p>
    </div>
  );
}

/** From a hollow ring (before) to a full dot (after), on a scale of 0 to 100; the way between is red where it got worse. */
function ShiftBar({ before, after, worse }: { before: number; after: number; worse: boolean }) {
  const at = (score: number): string => `${score}%`;
  return (
    <div aria-hidden="true" className="flex min-w-0 items-center gap-4">
      <span className="w-7 shrink-0 text-right tabular-nums">{before}</span>
      <svg className="h-5 w-full min-w-0 grow overflow-visible">
        <line x1="0%" x2="100%" y1="10" y2="10" className="stroke-ink/25" strokeWidth="3" strokeLinecap="round" />
        <line x1={at(before)} x2={at(after)} y1="10" y2="10" className={worse ? 'stroke-pen' : 'stroke-ink'} strokeWidth="6" />
        <circle cx={at(before)} cy="10" r="6" className="fill-sheet stroke-ink" strokeWidth="3" />
        <circle cx={at(after)} cy="10" r="8" className={`${worse ? 'fill-pen' : 'fill-ink'} stroke-ink`} strokeWidth="3" />
      </svg>
      <strong className="display w-10 shrink-0 text-2xl tabular-nums">{after}</strong>
    </div>
  );
}

function Arrow({ gained }: { gained: number }) {
  if (gained === 0) return <span className="w-5 text-center">=</span>;
  return (
    <svg viewBox="0 0 20 20" className={`size-5 shrink-0 ${gained > 0 ? 'fill-ink' : 'rotate-180 fill-pen'}`}>
      <path d="M10 1l8 9h-5v9H7v-9H2z" />
    </svg>
  );
}
