import { useLocation } from 'react-router';
import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useBrowserValue, useDocumentTitle } from '../../../../ui/browser.ts';
import type { CheckoutState } from '../../../../ui/checkout.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { Stamp } from '../../../../ui/pen/stamp.tsx';
import { OFFER, PAYMENT_CANCELLED } from '../../copy.ts';
import { useReportCheckout } from '../checkout.ts';
import { currentUpload, roastLink } from '../current-upload.ts';
import { ReportContents } from '../report-offer.tsx';

/** Left the checkout without paying (/payment-cancel and /payment-cancelled). */
export default function PaymentCancelledScreen() {
  const { pathname } = useLocation();
  useDocumentTitle(pathname === link('paymentCancel') ? PAYMENT_CANCELLED.otherTitle : PAYMENT_CANCELLED.title);
  const back = useBrowserValue(roastLink, link('upload'));
  const upload = useBrowserValue(currentUpload, null);
  const { state, buy } = useReportCheckout();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-14">
      <header className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-3xl">
          <h1 className="text-5xl sm:text-7xl">{PAYMENT_CANCELLED.heading}</h1>
          <p className="mt-4 text-xl">{PAYMENT_CANCELLED.text}</p>
        </div>
        <p className="justify-self-center px-4 lg:pr-8">
          <Stamp className="-rotate-6 text-[clamp(1.9rem,9vw,3.75rem)] whitespace-nowrap">{PAYMENT_CANCELLED.stamp}</Stamp>
        </p>
      </header>
      <div className="mt-9 flex flex-wrap gap-5">
        {upload === null ? (
          // Nobody remembers which CV it was: the way to a report begins with one.
          <ButtonLink to={link('upload')} tone="red" size="lg">
            {PAYMENT_CANCELLED.retry}
          </ButtonLink>
        ) : (
          <Button tone="red" size="lg" onClick={() => buy(upload)} aria-disabled={state === 'busy'}>
            {state === 'busy' ? PAYMENT_CANCELLED.busy : PAYMENT_CANCELLED.retry}
          </Button>
        )}
        <ButtonLink to={back} tone="paper" size="lg">
          {PAYMENT_CANCELLED.back}
        </ButtonLink>
        <ButtonLink to={link('landing')} tone="paper" size="lg">
          {PAYMENT_CANCELLED.home}
        </ButtonLink>
      </div>
      <Outcome state={state} upload={upload} />
      <output className="sr-only">{state === 'busy' ? PAYMENT_CANCELLED.busy : ''}</output>
      <p className="mt-4 max-w-3xl text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>
      <section aria-labelledby="pitch" className="mt-16 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-9">
        <h2 id="pitch" className="text-3xl sm:text-5xl">
          {PAYMENT_CANCELLED.pitchHeading}
        </h2>
        <p className="mt-3 text-lg">{PAYMENT_CANCELLED.pitch}</p>
        <ReportContents />
      </section>
    </div>
  );
}

/** What came of trying again, if it did not lead to the checkout. */
function Outcome({ state, upload }: { state: CheckoutState; upload: string | null }) {
  if (state === 'failed')
    return (
      <div className="mt-6">
        <ErrorBox heading={OFFER.failedHeading} message={`${OFFER.failed} ${OFFER.failedNote}`} />
      </div>
    );
  if (state !== 'owned' || upload === null) return null;
  return (
    <div className="sheet mt-6 p-5 sm:p-6">
      <h2 className="display text-3xl">{OFFER.ownedHeading}</h2>
      <p className="mt-1 mb-5">{OFFER.owned}</p>
      <ButtonLink to={link('fullRoastReport', {}, { [QUERY.id]: upload })} tone="red">
        {OFFER.ownedAction}
      </ButtonLink>
    </div>
  );
}
