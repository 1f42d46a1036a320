import { useState, type ReactNode } from 'react';
import type { Correction } from '../../../../../domain/correction.ts';
import type { PageView } from '../../../../../domain/page-view.ts';
import type { Tone } from '../../../../../domain/roast.ts';
import { Dialog } from '../../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../../ui/form/button.tsx';
import type { CvAnalysisResultRow } from '../../../contract.ts';
import { CORRECTION } from '../../../correction.copy.ts';
import { ROBOT } from '../../../copy.ts';
import { roastView, scoresOf } from '../roast-view.ts';
import { CorrectorContext, type Doubt } from './corrector.ts';
import { FieldDoubt } from './field-doubt.tsx';
import { LineDoubt } from './line-doubt.tsx';
import { MovedScores, movedScores, type Moved } from './moved-scores.tsx';
import { PUT_RIGHT_ID } from './put-right.tsx';
import { useCorrection } from './use-correction.ts';

/** Everything inside can be put right by whoever has the link: the dialog that asks what is wrong, and then shows what it did to the scores. */
export function Correctable({ row, tone, children }: { row: CvAnalysisResultRow; tone: Tone; children: ReactNode }) {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [shifts, setShifts] = useState<readonly Moved[] | null>(null);
  const { add, busy, problem, forgetProblem } = useCorrection(row);
  const ask = (next: Doubt | null) => {
    forgetProblem();
    setShifts(null);
    setDoubt(next);
  };
  const close = () => {
    const isDone = shifts !== null;
    ask(null);
    // The button that opened it may have gone with its note.
    if (isDone) requestAnimationFrame(() => document.activeElement === document.body && document.getElementById(PUT_RIGHT_ID)?.focus());
  };
  const correct = async (correction: Correction) => {
    const next = await add(correction);
    if (next !== null) setShifts(movedScores(scoresOf(row), roastView(next, tone).scores));
  };
  return (
    <CorrectorContext value={ask}>
      {children}
      <Dialog open={doubt !== null} onClose={close} title={titleOf(doubt, shifts !== null)} closeLabel={CORRECTION.close}>
        {shifts !== null && (
          <>
            <p>{shifts.length === 0 ? CORRECTION.doneLevel : CORRECTION.doneMoved}</p>
            <MovedScores shifts={shifts} />
            <Button tone="ink" className="mt-6" onClick={close}>
              {CORRECTION.back}
            </Button>
          </>
        )}
        {shifts === null && doubt?.type === 'line' && <LineDoubt key={doubt.note} doubt={doubt} busy={busy} onCorrect={correct} onField={ask} />}
        {shifts === null && doubt?.type === 'field' && (
          <FieldDoubt key={`${doubt.field} ${doubt.was}`} doubt={doubt} lines={linesOf(row.page_view)} busy={busy} onCorrect={correct} />
        )}
        {problem !== null && (
          <div className="mt-5">
            <ErrorBox heading={CORRECTION.failedHeading} message={problem} />
          </div>
        )}
        <output className="sr-only">{busy ? CORRECTION.busy : ''}</output>
      </Dialog>
    </CorrectorContext>
  );
}

/** The page line by line, as it is read: what stands on one line together. */
function linesOf(view: PageView | null): string[] {
  return (view?.pages ?? [])
    .flatMap(({ lines }) =>
      Array.from(Map.groupBy(lines, ({ line }) => line).values(), (parts) =>
        parts
          .map(({ text }) => text)
          .join(' ')
          .trim(),
      ),
    )
    .filter((text) => text !== '');
}

function titleOf(doubt: Doubt | null, isDone: boolean): string {
  if (isDone) return CORRECTION.doneTitle;
  return doubt?.type === 'field' ? CORRECTION.fieldTitle(ROBOT.fields[doubt.field]) : CORRECTION.title;
}
