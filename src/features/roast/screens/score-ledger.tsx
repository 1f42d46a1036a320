import type { ResultWords } from '../copy.ts';
import type { ScoreView } from './roast-view.ts';

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** Opens into the sum behind a score: every reason with its points, and they add up. */
export function ScoreLedgerTable({ view, name, words }: { view: ScoreView; name: string; words: ResultWords }) {
  return (
    <details className="group mt-4 border-t-2 border-ink/20 pt-1">
      <summary className="display flex min-h-11 list-none items-center justify-between gap-3 text-lg [&::-webkit-details-marker]:hidden">
        <span>
          {words.ledger(view.score)}
          <span className="sr-only"> {name}</span>
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-ink stroke-3 transition-transform group-open:rotate-180">
          <path d="M4 8c3 3 6 5 8 8 2-3 5-5 8-8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <table className="w-full text-base">
        <caption className="sr-only">
          {words.ledger(view.score)} {name}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.ledgerPoints}</th>
            <th scope="col">{words.ledgerBecause}</th>
          </tr>
        </thead>
        <tbody>
          {view.ledger.map((entry, index) => (
            <tr key={`${entry.findingId}-${index}`} className="align-top">
              <td className="w-14 py-1 pr-3 text-right font-bold tabular-nums">{signed(entry.points)}</td>
              <td className="py-1">{entry.because}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-3 border-ink">
            <td className="display w-14 pt-2 pr-3 text-right text-xl">{view.score}</td>
            <th scope="row" className="display pt-2 text-left text-xl">
              {words.ledgerTotal}
            </th>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
