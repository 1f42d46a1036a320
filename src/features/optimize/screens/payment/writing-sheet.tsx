import { useState } from 'react';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import { HelpNumber } from '../../../../ui/checkout-return/help.tsx';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { ProgressBar, Stages, type StageState } from '../../../../ui/feedback/progress.tsx';
import { WaitingSheet } from '../../../../ui/feedback/waiting-sheet.tsx';
import { PROGRESS } from '../../progress.copy.ts';
import { TROUBLE_WORDS, VERIFY_RETRY } from '../../payment.copy.ts';
import { isSlow, percentOf, type Watch } from './optimization-room.ts';

/** While it is being written: the bar, three stages, sixteen lines by chance, and what the server is at. */
export function WritingSheet({ watch }: { watch: Watch }) {
  const percent = percentOf(watch);
  return (
    <WaitingSheet
      heading={PROGRESS.heading}
      messages={PROGRESS.messages}
      rotation={OPTIMIZE.messageRotation}
      random
      status={statusOf(watch)}
      offline={PROGRESS.offline}
      note={PROGRESS.note}
    >
      <Target watch={watch} />
      <HelpNumber help={TROUBLE_WORDS.help} number={watch.paymentNumber} className="-mt-2 mb-4" />
      <div className="flex items-center gap-4">
        <div className="grow">
          <ProgressBar value={percent} label={PROGRESS.bar} />
        </div>
        <span aria-hidden="true" className="display w-16 text-right text-2xl tabular-nums">
          {PROGRESS.percent(percent)}
        </span>
      </div>
      <div className="mt-5">
        <Stages label={PROGRESS.stagesLabel} stages={PROGRESS.stages.map((name, index) => ({ name, state: stateAt(index, percent) }))} />
      </div>
      <Hiccups watch={watch} />
    </WaitingSheet>
  );
}

function Target({ watch }: { watch: Watch }) {
  if (watch.item === null) return null;
  return <p className="mb-4 text-lg font-bold wrap-anywhere">{PROGRESS.target(watch.item.job_role, watch.item.company_name)}</p>;
}

/** What is slow or went wrong and is being tried again. What was put away stays away until something new happens. */
export function Hiccups({ watch }: { watch: Watch }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const slow = isSlow(watch);
  const message = watch.hiccup === 'verify' ? VERIFY_RETRY : watch.hiccup === 'read' ? PROGRESS.checkFailed : slow ? PROGRESS.slow : null;
  if (message === null || message === dismissed) return null;
  return (
    <div className="mt-6">
      <ErrorBox
        key={message}
        heading={watch.hiccup === null ? PROGRESS.slowHeading : PROGRESS.errorHeading}
        message={message}
        dismiss={{ label: PROGRESS.dismiss, onDismiss: () => setDismissed(message) }}
      />
    </div>
  );
}

/** What is being done, in words: of the payment, then of the server's own stage. */
export function statusOf({ phase, item }: Watch): string {
  if (phase === 'verifying') return PROGRESS.verifying;
  const status = phase === 'done' ? 'completed' : (item?.processing_status ?? 'pending');
  return status === 'failed' || status === 'payment_failed' ? PROGRESS.status.pending : PROGRESS.status[status];
}

/** A tile is complete above its percentage (product specification 4). */
function stateAt(index: number, percent: number): StageState {
  const complete = (at: number): boolean => percent > (OPTIMIZE.stages[at] ?? 100);
  if (complete(index)) return 'done';
  return index === 0 || complete(index - 1) ? 'now' : 'next';
}
