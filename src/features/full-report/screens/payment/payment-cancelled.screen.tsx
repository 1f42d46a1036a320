import { useLocation } from 'react-router';
import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useBrowserValue } from '../../../../ui/browser.ts';
import { CancelledPage } from '../../../../ui/checkout-return/cancelled-page.tsx';
import type { CheckoutState } from '../../../../ui/checkout.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { OFFER, PAYMENT_CANCELLED } from '../../copy.ts';
import { useReportCheckout } from '../checkout.ts';
import { currentUpload, roastLink } from '../current-upload.ts';
import { ReportContents } from '../report-offer.tsx';

/** Left the checkout without paying (/payment-cancel and /payment-cancelled). */
export default function PaymentCancelledScreen() {
  const { pathname } = useLocation();
  const back = useBrowserValue(roastLink, link('upload'));
  const upload = useBrowserValue(currentUpload, null);
  const { state, buy } = useReportCheckout();
  return (
    <CancelledPage
      words={PAYMENT_CANCELLED}
      title={pathname === link('paymentCancel') ? PAYMENT_CANCELLED.otherTitle : PAYMENT_CANCELLED.title}
      text={PAYMENT_CANCELLED.text}
      actions={
        <>
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
        </>
      }
      pitch={
        <>
          <p className="mt-3 text-lg">{PAYMENT_CANCELLED.pitch}</p>
          <ReportContents />
        </>
      }
    >
      <Outcome state={state} upload={upload} />
      <output className="sr-only">{state === 'busy' ? PAYMENT_CANCELLED.busy : ''}</output>
      <p className="mt-4 max-w-3xl text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>
    </CancelledPage>
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
