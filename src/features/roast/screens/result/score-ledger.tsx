import { LedgerTable } from '../../../../ui/pen/ledger-table.tsx';
import type { ResultWords } from '../../copy.ts';
import type { ScoreView } from './roast-view.ts';

/** The sum behind a score of the roast. */
export function ScoreLedgerTable({ view, name, words }: { view: ScoreView; name: string; words: ResultWords }) {
  return (
    <LedgerTable
      summary={words.ledger(view.score)}
      name={name}
      score={view.score}
      entries={view.ledger}
      words={{ points: words.ledgerPoints, because: words.ledgerBecause, total: words.ledgerTotal }}
    />
  );
}
