import { useState } from 'react';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle, useOnline } from '../../../../ui/browser.ts';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { Stamp } from '../../../../ui/pen/stamp.tsx';
import { PACKAGE, PAYMENT_SUCCESS, PROGRESS, TROUBLE_WORDS } from '../../copy.ts';
import { RESULT } from '../../result.copy.ts';
import { PackageContents } from '../package-contents.tsx';
import { useReportDownload } from '../result/use-download.ts';
import { Trouble } from './trouble.tsx';
import { useReturnIds, useWatch } from './use-watch.ts';
import { percentOf, type Watch } from './watch.ts';
import { Hiccups, statusOf } from './writing-sheet.tsx';

/** /optimization-payment-success: what was bought, how far it is, and its Word file. */
export default function OptimizationPaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const { id, sessionId } = useReturnIds();
  const [round, setRound] = useState(0);
  if (id === '' || sessionId === '') return <Trouble reason="MISSING_IDS" id={id} />;
  return <Bought key={`${id} ${sessionId} ${round}`} id={id} sessionId={sessionId} onRetry={() => setRound(round + 1)} />;
}

function Bought({ id, sessionId, onRetry }: { id: string; sessionId: string; onRetry: () => void }) {
  const watch = useWatch(id, sessionId);
  const online = useOnline();
  if (watch.phase === 'trouble' && watch.trouble !== null)
    return <Trouble reason={watch.trouble} id={id} paymentNumber={watch.paymentNumber} onRetry={onRetry} />;
  const done = watch.phase === 'done';
  const heading = watch.phase === 'verifying' ? PAYMENT_SUCCESS.checkingHeading : done ? PAYMENT_SUCCESS.doneHeading : PAYMENT_SUCCESS.heading;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-14">
      <header className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-3xl">
          <h1 className="text-5xl sm:text-7xl">{heading}</h1>
          <For watch={watch} />
        </div>
        {watch.phase !== 'verifying' && (
          <p className="justify-self-center px-4 lg:pr-8">
            <Stamp className="-rotate-6 text-[clamp(1.9rem,9vw,3.75rem)] whitespace-nowrap">{PAYMENT_SUCCESS.stamp}</Stamp>
          </p>
        )}
      </header>
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
        <PaymentNumber label={TROUBLE_WORDS.paymentNumber} number={watch.paymentNumber} className="mt-2" />
      </section>
    </div>
  );
}

function For({ watch }: { watch: Watch }) {
  const job = watch.row?.job_role ?? watch.target?.jobRole;
  const company = watch.row?.company_name ?? watch.target?.companyName;
  if (job === undefined || company === undefined) return null;
  return (
    <p className="mt-4 text-xl wrap-anywhere">
      {PAYMENT_SUCCESS.for} <strong>{job}</strong> {PAYMENT_SUCCESS.at} <strong>{company}</strong>.
    </p>
  );
}

/** Read it, or take the file. A download that is pressed too early says so instead of doing nothing. */
function Ways({ id, watch }: { id: string; watch: Watch }) {
  const result = watch.row?.optimization_result ?? null;
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
