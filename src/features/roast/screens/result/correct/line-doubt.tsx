import { type CorrectableField, disputesOf, type Correction, type LineCorrection } from '../../../../../domain/correction.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { CORRECTION } from '../../../correction.copy.ts';
import type { Doubt } from './corrector.ts';

/** What is missing by these kinds can be typed in. */
const FIELD_OF: Partial<Record<LineCorrection['kind'], CorrectableField>> = {
  'missing-email': 'email',
  'missing-phone': 'phone',
  'missing-location': 'location',
};

interface LineDoubtProps {
  doubt: Extract<Doubt, { type: 'line' }>;
  busy: boolean;
  onCorrect: (correction: Correction) => Promise<void>;
  /** What stands on the page is better typed in than only said to be there. */
  onField: (doubt: Doubt) => void;
}

/** What is wrong with a note: one press, and it is judged again. */
export function LineDoubt({ doubt: { about, note }, busy, onCorrect, onField }: LineDoubtProps) {
  const field = FIELD_OF[about.kind];
  return (
    <>
      <blockquote className="border-l-4 border-pen pl-4 wrap-anywhere">{note}</blockquote>
      <p className="mt-4">{CORRECTION.lineLead}</p>
      <ul className="mt-5 space-y-4">
        {disputesOf(about.kind).map((dispute) => (
          <li key={dispute} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Button
              tone="paper"
              size="sm"
              aria-disabled={busy}
              onClick={() =>
                dispute === 'on-page' && field !== undefined
                  ? onField({ type: 'field', field, was: null })
                  : void onCorrect({ type: 'line', dispute, ...about })
              }
            >
              {CORRECTION.disputes[dispute].label}
            </Button>
            <span className="text-base">{CORRECTION.disputes[dispute].note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
