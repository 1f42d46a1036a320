import { FoldMark } from './fold-mark.tsx';

interface LedgerTableProps {
  /** What opens it, e.g. "Why 62?". */
  summary: string;
  /** Of the score, for whoever cannot see which card this stands on. */
  name: string;
  score: number;
  /** They add up to the score. */
  entries: readonly { points: number; because: string; findingId: string | null }[];
  words: { points: string; because: string; total: string };
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** Opens into the sum behind a score: every reason with its points, and they add up. */
export function LedgerTable({ summary, name, score, entries, words }: LedgerTableProps) {
  return (
    <details className="group mt-4 border-t-2 border-ink/20 pt-1">
      <summary className="display flex min-h-11 list-none items-center justify-between gap-3 text-lg [&::-webkit-details-marker]:hidden">
        <span>
          {summary}
          <span className="sr-only"> {name}</span>
        </span>
        <FoldMark />
      </summary>
      <table className="w-full text-base">
        <caption className="sr-only">
          {summary} {name}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.because}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={`${entry.findingId}-${index}`} className="align-top">
              <td className="w-14 py-1 pr-3 text-right font-bold tabular-nums">{signed(entry.points)}</td>
              <td className="py-1">{entry.because}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-3 border-ink">
            <td className="display w-14 pt-2 pr-3 text-right text-xl">{score}</td>
            <th scope="row" className="display pt-2 text-left text-xl">
              {words.total}
            </th>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
