import { useState } from 'react';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle, useOnline } from '../../../../ui/browser.ts';
import { HelpNumber } from '../../../../ui/checkout-return/help.tsx';
import { StampedHeader } from '../../../../ui/checkout-return/stamped-header.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PACKAGE } from '../../copy.ts';
import { PROGRESS } from '../../progress.copy.ts';
import { PAYMENT_SUCCESS, TROUBLE_WORDS } from '../../payment.copy.ts';
import { RESULT } from '../../result.copy.ts';
import { PackageContents } from '../package-contents.tsx';
import { useReportDownload } from '../result/use-download.ts';
import { Trouble } from './trouble.tsx';
import { percentOf, type Watch } from './optimization-room.ts';
import { useOptimization, useReturnIds } from './use-optimization.ts';
import { Hiccups, statusOf } from './writing-sheet.tsx';
import { prepare } from '../wizard/draft.ts';

/** /optimization-payment-success: what was bought, how far it is, and its Word file. */
export default function OptimizationPaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const { id, sessionId } = useReturnIds();
  const [round, setRound] = useState(0);
  return <Bought key={`${id} ${sessionId} ${round}`} id={id} sessionId={sessionId} onRetry={() => setRound(round + 1)} />;
}
OptimizationPaymentSuccessScreen.prepare = prepare;

function Bought({ id, sessionId, onRetry }: { id: string; sessionId: string; onRetry: () => void }) {
  const watch = useOptimization({ id, sessionId }, id === '' || sessionId === '' ? 'MISSING_IDS' : null);
  const online = useOnline();
  if (watch.trouble !== null) return <Trouble reason={watch.trouble} id={id} paymentNumber={watch.paymentNumber} onRetry={onRetry} />;
  const done = watch.phase === 'done';
  const heading = watch.phase === 'verifying' ? PAYMENT_SUCCESS.checkingHeading : done ? PAYMENT_SUCCESS.doneHeading : PAYMENT_SUCCESS.heading;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-14">
      <StampedHeader heading={heading} stamp={watch.phase === 'verifying' ? null : PAYMENT_SUCCESS.stamp}>
        <For watch={watch} />
      </StampedHeader>
      <div className="sheet mt-9 p-5 sm:p-8">
        <ProgressBar value={percentOf(watch)} label={PROGRESS.bar} />
        <output className="mt-3 block font-bold">
          {statusOf(watch)}
          {!online && ` ${PROGRESS.offline}`}
        </output>
        <Hiccups watch={watch} />
        <p className="mt-4 text-lg">{done ? PAYMENT_SUCCESS.ready : PAYMENT_SUCCESS.waiting}</p>
        <Ways id={id} watch={watch} />
      </div>
      <section aria-labelledby="package" className="mt-14 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-9">
        <h2 id="package" className="text-3xl sm:text-5xl">
          {PACKAGE.heading}
        </h2>
        <PackageContents />
        <p className="mt-7 border-t-3 border-ink pt-5 font-medium">{PAYMENT_SUCCESS.receipt}</p>
        <HelpNumber help={TROUBLE_WORDS.help} number={watch.paymentNumber} className="mt-2" />
      </section>
    </div>
  );
}

function For({ watch }: { watch: Watch }) {
  if (watch.item === null) return null;
  return (
    <p className="mt-4 text-xl wrap-anywhere">
      {PAYMENT_SUCCESS.for} <strong>{watch.item.job_role}</strong> {PAYMENT_SUCCESS.at} <strong>{watch.item.company_name}</strong>.
    </p>
  );
}

/** Read it, or take the file. A download that is pressed too early says so instead of doing nothing. */
function Ways({ id, watch }: { id: string; watch: Watch }) {
  const result = watch.item?.optimization_result ?? null;
  const [early, setEarly] = useState(false);
  const download = useReportDownload(result);
  const press = () => {
    setEarly(result === null);
    if (result !== null) download.start();
  };
  return (
    <>
      {early && result === null && (
        <div className="mt-5">
          <ErrorBox
            heading={PROGRESS.errorHeading}
            message={PAYMENT_SUCCESS.notReady}
            dismiss={{ label: PROGRESS.dismiss, onDismiss: () => setEarly(false) }}
          />
        </div>
      )}
      {download.state === 'failed' && (
        <div className="mt-5">
          <ErrorBox heading={RESULT.failedHeading} message={RESULT.failed} dismiss={{ label: RESULT.dismiss, onDismiss: download.dismiss }} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-5">
        {watch.phase === 'done' && (
          <ButtonLink to={link('optimizationProgress', {}, { [QUERY.entityId]: id })} tone="red" size="lg">
            {PAYMENT_SUCCESS.read}
          </ButtonLink>
        )}
        <Button tone="paper" size="lg" onClick={press} aria-disabled={download.state === 'busy'}>
          {download.state === 'busy' ? RESULT.downloading : RESULT.download}
        </Button>
      </div>
    </>
  );
}
