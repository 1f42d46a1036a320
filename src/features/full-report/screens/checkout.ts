import { CHECKOUT_REDIRECT } from '../../../domain/limits.ts';
import { link } from '../../../domain/paths.ts';
import { priceIdsIn } from '../../../domain/products.ts';
import { type CheckoutState, useCheckoutRedirect } from '../../../ui/checkout.ts';
import { pageMeta } from '../../../ui/page-meta.ts';
import { CREATE_CHECKOUT_SESSION, CreateCheckoutSessionReply } from '../../payment/contract.ts';
import { setCurrentUpload } from './current-upload.ts';

/** The way to the checkout of the report on an upload. */
export function useReportCheckout(): { state: CheckoutState; buy: (cvUploadId: string) => void } {
  const { state, start } = useCheckoutRedirect({
    call: CREATE_CHECKOUT_SESSION,
    addressIn: (reply) => CreateCheckoutSessionReply.safeParse(reply).data?.url ?? null,
    redirectDelay: CHECKOUT_REDIRECT,
  });
  const buy = (cvUploadId: string) => {
    if (state === 'busy') return;
    setCurrentUpload(cvUploadId);
    // Not the address in the bar: 127.0.0.1 and localhost are the same door and not the same origin.
    const site = pageMeta('site-url') || location.origin;
    void start({
      priceId: priceIdsIn(pageMeta('prices')).full_roast_report,
      entityId: cvUploadId,
      productType: 'full_roast_report',
      successUrl: `${site}${link('paymentSuccess')}`,
      cancelUrl: `${site}${link('paymentCancelled')}`,
    });
  };
  return { state, buy };
}
