import type { Stripe } from 'stripe';

/** What the fake remembers of a session. */
export interface FakeSession {
  id: string;
  created: number;
  live: boolean;
  amount: number;
  currency: string;
  productName: string;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  email: string | null;
  payment: FakePayment | null;
  expiresAt: number;
}

export interface FakePayment {
  intent: string;
  charge: string;
  amount: number;
  refunded: number;
  dispute: { id: string; status: 'needs_response' | 'won' | 'lost' } | null;
}

/** A whole session: the compiler checks it against the SDK's type, field by field. */
export function toSession(session: FakeSession): Stripe.Checkout.Session {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: session.amount,
    amount_total: session.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details:
      session.email === null
        ? null
        : { address: null, business_name: null, email: session.email, individual_name: null, name: null, phone: null, tax_exempt: 'none', tax_ids: [] },
    customer_email: null,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: session.live,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: session.payment?.intent ?? null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    // A page that is over has no address any more.
    url: session.status === 'open' ? session.url : null,
    wallet_options: null,
  };
}

type IntentFields = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'>;
type ChargeFields = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>;

/** The fields of a payment intent that somebody may read here. */
export function toPaymentIntent(session: FakeSession, payment: FakePayment, expanded: boolean): IntentFields & { latest_charge: string | ChargeFields } {
  return {
    id: payment.intent,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.amount,
    created: session.created,
    currency: session.currency,
    livemode: session.live,
    metadata: session.metadata,
    status: 'succeeded',
    latest_charge: expanded ? toCharge(session, payment) : payment.charge,
  };
}

/** `disputed` stays true when the dispute is over, as it does there. */
export function toCharge(session: FakeSession, payment: FakePayment): ChargeFields {
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.refunded,
    created: session.created,
    currency: session.currency,
    disputed: payment.dispute !== null,
    livemode: session.live,
    metadata: session.metadata,
    paid: true,
    payment_intent: payment.intent,
    refunded: payment.refunded === payment.amount,
    status: 'succeeded',
  };
}

export function toRefund(session: FakeSession, payment: FakePayment, id: string, amount: number): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: payment.charge,
    created: session.created,
    currency: session.currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: payment.intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function toDispute(
  session: FakeSession,
  payment: FakePayment,
  dispute: NonNullable<FakePayment['dispute']>,
): Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode' | 'metadata' | 'payment_intent' | 'reason' | 'status'
> {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: payment.amount,
    charge: payment.charge,
    created: session.created,
    currency: session.currency,
    is_charge_refundable: false,
    livemode: session.live,
    metadata: {},
    payment_intent: payment.intent,
    reason: 'fraudulent',
    status: dispute.status,
  };
}

export function toLineItem(session: FakeSession): Stripe.LineItem {
  return {
    id: `li_${session.id}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: session.amount,
    amount_tax: 0,
    amount_total: session.amount,
    currency: session.currency,
    description: session.productName,
    metadata: {},
    price: null,
    quantity: 1,
  };
}
