import type { Corrections } from '../../../../../domain/correction.ts';
import { ErrorBox } from '../../../../../ui/feedback/notice.tsx';
import type { CvAnalysisResultRow } from '../../../contract.ts';
import { CORRECTION, tellCorrection } from '../../../correction.copy.ts';
import type { RoastView } from '../roast-view.ts';
import { MovedScores, movedScores } from './moved-scores.tsx';
import { useCorrection } from './use-correction.ts';

/** Where the focus goes when the note that was put right is no more. */
export const PUT_RIGHT_ID = 'put-right';

/** All that the CV's owner has put right, each to be taken back, and what it did to the scores: nobody shall take them for the first ones. */
export function PutRight({
  row,
  corrections: { made, scoresBefore },
  scores,
}: {
  row: CvAnalysisResultRow;
  corrections: Corrections;
  scores: RoastView['scores'];
}) {
  const { takeBack, busy, problem } = useCorrection(row);
  const shifts = movedScores(scoresBefore, scores);
  return (
    <section aria-labelledby={PUT_RIGHT_ID} className="sheet mt-8 p-4 sm:mt-14 sm:p-7">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h2 id={PUT_RIGHT_ID} tabIndex={-1} className="text-2xl sm:text-4xl">
          {CORRECTION.heading}
        </h2>
        <p className="font-medium text-ink-soft">{CORRECTION.count(made.length)}</p>
      </div>
      <p className="mt-2 max-w-3xl">{CORRECTION.lead}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <ul className="divide-y-2 divide-ink/15 border-y-2 border-ink/20">
          {made.map((correction) => (
            <li key={tellCorrection(correction)} className="flex items-center justify-between gap-4 py-1">
              <span className="min-w-0 wrap-anywhere">{tellCorrection(correction)}</span>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => void takeBack(correction)}
                className="min-h-11 shrink-0 font-bold underline decoration-2 underline-offset-4"
              >
                {CORRECTION.takeBack} <span className="sr-only">{tellCorrection(correction)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div>
          <h3 className="display text-xl">{CORRECTION.shiftsHeading}</h3>
          {shifts.length === 0 ? <p className="mt-1">{CORRECTION.unmoved}</p> : <MovedScores shifts={shifts} />}
        </div>
      </div>
      {problem !== null && (
        <div className="mt-5">
          <ErrorBox heading={CORRECTION.failedHeading} message={problem} />
        </div>
      )}
      <output className="sr-only">{busy ? CORRECTION.busy : ''}</output>
    </section>
  );
}
