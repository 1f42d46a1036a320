import { Stripe } from 'stripe';
import { APP_MARK, type Bell, type PaymentProvider, type ProviderSession, ProviderUnavailable } from './payment-provider.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, when not at Stripe: the fake of the tests. */
  apiBase: string | null;
}

/** A visitor waits for the answer; what fails is asked again by the reconciler. */
const TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;
/** Disputes that do not take the money away, or have given it back. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'warning_needs_response', 'warning_under_review', 'prevented']);

/** Stripe's hosted Checkout through the official SDK, at the API version that SDK was made for. */
export function stripeProvider(settings: StripeSettings, networkRetries = NETWORK_RETRIES): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: Stripe.API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: networkRetries,
    telemetry: false,
    ...(settings.apiBase === null ? {} : addressOf(settings.apiBase)),
  });
  return {
    name: 'stripe',
    live: /^(?:sk|rk)_live_/.test(settings.secretKey),

    createSession: async (wanted) => {
      const metadata = { app: APP_MARK, productType: wanted.productType, entityId: wanted.entityId };
      const price =
        wanted.priceId === null
          ? { price_data: { currency: wanted.currency, unit_amount: wanted.amount, product_data: { name: wanted.productName } } }
          : { price: wanted.priceId };
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ ...price, quantity: 1 }],
            // One price in one currency: what is paid must be what the catalogue says.
            adaptive_pricing: { enabled: false },
            metadata,
            payment_intent_data: { metadata },
            custom_text: { submit: { message: wanted.note } },
            success_url: wanted.successUrl,
            cancel_url: wanted.cancelUrl,
          },
          { idempotencyKey: wanted.idempotencyKey },
        ),
      );
      if (session.url === null) throw new ProviderUnavailable('the session has no page');
      return { sessionId: session.id, url: session.url, amount: session.amount_total, currency: session.currency };
    },

    fetchSession: async (sessionId) => {
      const session = await asked(() => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }).catch(nullIfMissing));
      return session === null ? null : toSession(session, await reversalOf(stripe, session));
    },

    sessionsOf: async (email) => {
      const { data } = await asked(() => stripe.checkout.sessions.list({ customer_details: { email }, status: 'complete', limit: 100 }));
      return data.filter(({ metadata }) => metadata?.['app'] === APP_MARK).map(({ id }) => id);
    },

    closeSession: async (sessionId) => {
      await asked(async () => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          // It has no code of its own for "not open any more": whatever is true of the session, it is asked about afterwards.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
          throw error;
        }
      });
    },

    refund: async (session, idempotencyKey) => {
      const { paymentIntent } = session;
      if (paymentIntent === null) throw new ProviderUnavailable('the session has no payment to give back');
      await asked(async () => {
        try {
          await stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey });
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded') return;
          throw error;
        }
      });
    },

    parseWebhook: (raw, signature) => {
      if (signature === undefined) return null;
      try {
        return toBell(stripe.webhooks.constructEvent(raw, signature, settings.webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

function addressOf(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(base);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port === '' ? (protocol === 'http' ? '80' : '443') : url.port, protocol };
}

/** Whatever the SDK throws says only that we do not know; its messages may hold parts of a key and stay here. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailable(`${error.type} ${error.code ?? ''} ${error.param ?? ''}`.trim());
    throw error;
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

function toSession(session: Stripe.Checkout.Session, reversal: ProviderSession['reversal']): ProviderSession {
  const { app, productType, entityId } = session.metadata ?? {};
  return {
    id: session.id,
    status: statusOf(session.status),
    // "no_payment_required" is not paid: we give nothing away.
    paid: session.payment_status === 'paid',
    amount: session.amount_total,
    currency: session.currency,
    metadata: { ...(app === undefined ? {} : { app }), ...(productType === undefined ? {} : { productType }), ...(entityId === undefined ? {} : { entityId }) },
    live: session.livemode,
    email: session.customer_details?.email ?? null,
    paymentIntent: idOf(session.payment_intent),
    reversal,
  };
}

function statusOf(status: string | null): ProviderSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

/** Refunded means all of it; a partial refund is a kindness and ends nothing. */
async function reversalOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderSession['reversal']> {
  const intent = session.payment_intent;
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge;
  if (charge === null || typeof charge === 'string') return 'none';
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return 'none';
  const disputes = await asked(() => stripe.disputes.list({ charge: charge.id, limit: 10 }));
  return disputes.data.every((dispute) => HARMLESS_DISPUTES.has(dispute.status)) ? 'dispute-won' : 'disputed';
}

function toBell(event: Stripe.Event): Bell {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { about: 'session', sessionId: event.data.object.id };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const paymentIntent = idOf(event.data.object.payment_intent);
      return paymentIntent === null ? { about: 'nothing' } : { about: 'payment', paymentIntent };
    }
    default:
      return { about: 'nothing' };
  }
}

function idOf(linked: string | { id: string } | null): string | null {
  return typeof linked === 'string' ? linked : (linked?.id ?? null);
}
