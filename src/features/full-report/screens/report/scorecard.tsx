import { keysOf } from '../../../../domain/keys.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { type ScoreName, SCORES } from '../../../../domain/roast.ts';
import { LedgerTable } from '../../../../ui/pen/ledger-table.tsx';
import { REPORT } from '../../copy.ts';

interface ScorecardProps {
  scores: FullRoastReport['roastScorecard'];
  ledger: FullRoastReport['scoreLedger'];
}

/** Every score with what is to be made of it, in plain type, and the sum behind it. */
export function Scorecard({ scores, ledger }: ScorecardProps) {
  return (
    <ul className="sheet divide-y-2 divide-ink/15 shadow-hard-lg!">
      {inOrder(scores).map(([name, { score, roast }]) => {
        const known = scoreNamed(name);
        const good = known === undefined ? 'low' : SCORES[known].good;
        const direction = good === 'low' ? REPORT.lowerBetter : REPORT.higherBetter;
        const bad = good === 'low' ? score >= 50 : score < 50;
        return (
          <li key={name} className="px-5 pt-6 pb-3 sm:px-7">
            <div className="flex items-start gap-5 sm:gap-8">
              <p className={`display w-20 shrink-0 text-6xl leading-none! tabular-nums ${bad ? 'text-pen' : ''}`}>
                <span aria-hidden="true">{score}</span>
                <span className="sr-only">{REPORT.outOf(score, direction)}</span>
              </p>
              <div className="min-w-0 grow sm:flex sm:flex-wrap sm:items-center sm:gap-x-6">
                <h3 className="display text-2xl sm:basis-64">{name}</h3>
                <Bar score={score} bad={bad} />
                <p aria-hidden="true" className="text-base font-bold text-ink-soft">
                  {direction}
                </p>
              </div>
            </div>
            <p className="mt-4 max-w-4xl text-lg sm:pl-28">{roast}</p>
            {known !== undefined && ledger[known].length > 0 && (
              <LedgerTable summary={REPORT.ledger.summary(score)} name={name} score={score} entries={ledger[known]} words={REPORT.ledger} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const scoreNamed = (name: string): ScoreName | undefined => keysOf(SCORES).find((each) => SCORES[each].name === name);

/** In the order of the roast; a database keeps the entries of an object in an order of its own. */
function inOrder(scores: ScorecardProps['scores']) {
  const names: string[] = keysOf(SCORES).map((each) => SCORES[each].name);
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(scores).sort(([a], [b]) => place(a) - place(b));
}

/** The score as a stroke along a ruler. */
function Bar({ score, bad }: { score: number; bad: boolean }) {
  return (
    <svg viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true" className="my-2 h-4 w-full max-w-72 overflow-visible sm:w-72">
      <path d="M2 8h196" className="stroke-desk" strokeWidth="12" strokeLinecap="round" />
      {score > 0 && (
        <path
          d={`M2 8.5c${score * 0.6} -1.500 ${score * 1.3} 1 ${score * 1.96} -.5`}
          className={`fill-none ${bad ? 'stroke-pen' : 'stroke-ink'}`}
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
