import { link, PROGRESS_MODES, QUERY } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { Link } from '../../../../ui/link.tsx';
import { SHEET, type ResultWords } from '../../copy.ts';
import { roastQueryOf } from '../tone.ts';

interface ThumbBarProps {
  id: string;
  tone: Tone;
  words: ResultWords;
  /** Shows the ways out, one below the other. */
  onFixes: () => void;
  /** Whether the full report is on offer here, or theirs already. */
  report: ReportState;
}

export type ReportState = 'offered' | 'owned' | null;

/** The offer's heading (full-report/screens/report-offer.tsx). */
const OFFER_ID = 'full-report';

const ITEM = 'display flex min-h-14 items-center justify-center px-1 text-center text-lg leading-tight no-underline';

/** On a phone: share, mend and buy where the thumb is, for as long as the page is. */
export function ThumbBar({ id, tone, words, onFixes, report }: ThumbBarProps) {
  return (
    <nav
      aria-label={SHEET.barLabel}
      className="sticky bottom-0 z-30 -mx-4 mt-10 grid auto-cols-fr grid-flow-col border-t-4 border-ink bg-sheet sm:-mx-6 md:hidden print:hidden"
    >
      <Link to={link('share', {}, roastQueryOf(id, tone))} className={ITEM}>
        {words.share}
      </Link>
      <button type="button" onClick={onFixes} className={`${ITEM} border-l-3 border-ink`}>
        {SHEET.barFixes}
      </button>
      {report === 'owned' && (
        <Link to={link('progress', {}, { [QUERY.mode]: PROGRESS_MODES.fullRoastReport, [QUERY.id]: id })} className={`${ITEM} bg-pen text-white`}>
          {SHEET.barOwned}
        </Link>
      )}
      {report === 'offered' && (
        <button type="button" onClick={() => document.getElementById(OFFER_ID)?.scrollIntoView()} className={`${ITEM} bg-pen text-white`}>
          {SHEET.barReport}
        </button>
      )}
    </nav>
  );
}
