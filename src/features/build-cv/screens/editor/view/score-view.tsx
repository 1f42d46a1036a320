import { keysOf } from '../../../../../domain/keys.ts';
import { SCORES, type ScoreName } from '../../../../../domain/roast.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import type { CheckCvDraftReply } from '../../../contract.ts';
import { PARTS, SCORE } from '../../../editor.copy.ts';
import type { DraftScore } from '../hooks/use-draft-score.ts';

type Improvement = CheckCvDraftReply['improvements'][number];

interface ScoreViewProps {
  score: DraftScore;
  jobTitle: string;
  /** Leads to the line, or the part, that an improvement is about. */
  onGo: (improvement: Improvement) => void;
}

/** The seven scores of the CV as it stands, and what would raise them. */
export function ScoreView({ score: { state, reply, before, ask }, jobTitle, onGo }: ScoreViewProps) {
  return (
    <>
      <h2 className="text-2xl">{SCORE.heading}</h2>
      <p className="mt-2">{jobTitle === '' ? SCORE.leadPlain : SCORE.lead(jobTitle)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button tone={reply === null ? 'red' : 'paper'} size="sm" onClick={ask} aria-disabled={state === 'asking'}>
          {state === 'asking' ? SCORE.asking : reply === null ? SCORE.ask : SCORE.again}
        </Button>
        <output className="min-w-0 flex-1 basis-40 text-base text-ink-soft">{said(state, reply !== null)}</output>
      </div>
      {reply !== null && (
        <>
          <ul className="mt-5">
            {keysOf(SCORES).map((name) => (
              <ScoreRow key={name} name={name} score={reply.scores[name]} before={before?.[name] ?? null} />
            ))}
          </ul>
          <h3 className="display mt-7 text-xl">{SCORE.raiseHeading}</h3>
          {reply.improvements.length === 0 ? (
            <p className="mt-2">{SCORE.raiseNone}</p>
          ) : (
            <ol className="mt-2">
              {reply.improvements.map((improvement, at) => (
                // Two findings may read the same.
                // oxlint-disable-next-line react/no-array-index-key
                <ImprovementRow key={at} improvement={improvement} now={reply.scores[improvement.score]} onGo={onGo} />
              ))}
            </ol>
          )}
        </>
      )}
    </>
  );
}

function said(state: DraftScore['state'], counted: boolean): string {
  if (typeof state === 'object') return SCORE.limited(state.retryIn);
  if (state === 'failed') return SCORE.failed;
  if (state === 'offline') return SCORE.offline;
  return counted && state === 'idle' ? SCORE.waiting : '';
}

function ScoreRow({ name, score, before }: { name: ScoreName; score: number; before: number | null }) {
  const { name: label, good } = SCORES[name];
  const change = before === null ? 0 : good === 'low' ? before - score : score - before;
  const bad = good === 'low' ? score >= 50 : score < 50;
  return (
    <li className="border-b-2 border-ink/15 py-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-bold">{label}</span>
        <span className="flex items-baseline gap-2">
          {change !== 0 && (
            <span className={`text-base font-bold ${change > 0 ? 'text-ink' : 'text-pen-deep'}`}>
              <span aria-hidden="true">{change > 0 ? `▲ ${change}` : `▼ ${-change}`}</span>
              <span className="sr-only">{change > 0 ? SCORE.better(change) : SCORE.worse(-change)}</span>
            </span>
          )}
          <span aria-hidden="true" className="display text-2xl tabular-nums">
            {score}
          </span>
        </span>
      </div>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-3 w-full border-2 border-ink bg-sheet">
        <rect width={score} height="4" className={bad ? 'fill-pen' : 'fill-ink'} />
      </svg>
      <p className="text-sm text-ink-soft">
        <span className="sr-only">{SCORE.value(score, good === 'low' ? SCORE.lower : SCORE.higher)}</span>
        <span aria-hidden="true">{good === 'low' ? SCORE.lower : SCORE.higher}</span>
      </p>
    </li>
  );
}

function ImprovementRow({ improvement, now, onGo }: { improvement: Improvement; now: number; onGo: ScoreViewProps['onGo'] }) {
  const { score, points, because, fix, quote, part } = improvement;
  return (
    <li className="border-b-2 border-ink/15 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display bg-marker px-2 text-lg">{SCORE.gain(now, SCORES[score].good === 'low' ? now - points : now + points)}</span>
        <span className="text-base text-ink-soft">{SCORES[score].name}</span>
      </p>
      <p className="mt-2 font-medium">{fix}</p>
      <p className="mt-1 text-base text-ink-soft">{because}</p>
      {quote !== null && <blockquote className="mt-2 border-l-4 border-pen pl-3 text-base wrap-anywhere">{quote}</blockquote>}
      {part !== null && (
        <Button tone="paper" size="sm" className="mt-3" onClick={() => onGo(improvement)}>
          {SCORE.goTo(PARTS[part])}
        </Button>
      )}
    </li>
  );
}
