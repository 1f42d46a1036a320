import { CHECKOUT_REDIRECT } from '../../../domain/limits.ts';
import { link } from '../../../domain/paths.ts';
import { priceIdsIn } from '../../../domain/products.ts';
import { updateRow } from '../../../ui/api.ts';
import { useCheckoutRedirect, type CheckoutState } from '../../../ui/checkout.ts';
import { pageMeta } from '../../../ui/page-meta.ts';
import { CREATE_CHECKOUT_SESSION, CreateCheckoutSessionReply } from '../../payment/contract.ts';
import { CV_OPTIMIZATION_REQUESTS } from '../../../domain/tables.ts';

/** The way to the checkout of a saved request. One that fails is written down as `payment_failed`. */
export function useOptimizationCheckout(): { state: CheckoutState; pay: (requestId: string) => Promise<CheckoutState> } {
  const { state, start } = useCheckoutRedirect({
    call: CREATE_CHECKOUT_SESSION,
    addressIn: (reply) => CreateCheckoutSessionReply.safeParse(reply).data?.url ?? null,
    redirectDelay: CHECKOUT_REDIRECT,
  });
  const pay = async (requestId: string): Promise<CheckoutState> => {
    // Not the address in the bar: 127.0.0.1 and localhost are the same door and not the same origin.
    const site = pageMeta('site-url') || location.origin;
    const end = await start({
      priceId: priceIdsIn(pageMeta('prices')).cv_optimization,
      entityId: requestId,
      productType: 'cv_optimization',
      successUrl: `${site}${link('optimizationProgress')}`,
      cancelUrl: `${site}${link('optimizationPaymentCancelled')}`,
    });
    // That it cannot be written down either changes nothing for whoever wanted to pay.
    if (end === 'failed') await updateRow(CV_OPTIMIZATION_REQUESTS, 'id', requestId, { processing_status: 'payment_failed' }).catch(() => {});
    return end;
  };
  return { state, pay };
}
