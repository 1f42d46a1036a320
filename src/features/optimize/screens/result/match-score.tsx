import { changesOf, type OptimizationResult } from '../../../../domain/optimization.ts';
import { Card } from '../../../../ui/pen/card.tsx';
import { LedgerTable } from '../../../../ui/pen/ledger-table.tsx';
import { ScoreGauge } from '../../../../ui/pen/score-gauge.tsx';
import { RESULT } from '../../result.copy.ts';
import { addedBy } from './added.ts';

interface MatchScoreProps {
  result: OptimizationResult;
  accepted: ReadonlySet<string>;
  before: number;
  now: number;
  after: number;
}

/** The score as the page stands now, between where it was and where it could be, with the sum behind it. */
export function MatchScore({ result, accepted, before, now, after }: MatchScoreProps) {
  const { gauge, sum } = RESULT;
  const added = addedBy(result, accepted);
  const entries = result.keywordLedger
    .filter(({ id, status }) => status === 'said' || (status === 'unsaid' && added.has(id)))
    .map(({ id, requirement, status, points }) => ({ points, because: status === 'said' ? sum.said(requirement) : sum.added(requirement), findingId: id }));
  return (
    <Card className="grid gap-x-12 gap-y-6 p-5 sm:p-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="text-center">
        <ScoreGauge score={now} good="high" label={gauge.label(now)} />
        <p className="mt-1 font-bold">{gauge.now}</p>
        <output className="sr-only">{gauge.moved(now)}</output>
      </div>
      <div className="min-w-0">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Figure name={gauge.before} score={before} />
          <Figure name={gauge.after} score={after} />
        </dl>
        <p className="mt-4 max-w-2xl">
          {after === before && changesOf(result).length > 0 && `${gauge.still} `}
          {after < 100 ? gauge.stuck : gauge.whole}
        </p>
        <LedgerTable summary={sum.summary(now)} name={sum.name} score={now} entries={entries} words={sum.words} />
      </div>
    </Card>
  );
}

function Figure({ name, score }: { name: string; score: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="font-medium">{name}</dt>
      <dd className="display text-5xl tabular-nums">{score}</dd>
    </div>
  );
}
