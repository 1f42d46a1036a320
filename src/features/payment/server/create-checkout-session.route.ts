import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { IMMEDIATE_DELIVERY } from '../../../domain/immediate-delivery.ts';
import { PAYMENT } from '../../../domain/limits.ts';
import { QUERY } from '../../../domain/paths.ts';
import { PRODUCTS } from '../../../domain/prices.ts';
import { ProductType } from '../../../domain/products.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { NewSession } from '../../../platform/payment/payment-provider.ts';
import { CREATE_CHECKOUT_SESSION, CreateCheckoutSessionReply } from '../contract.ts';
import { isEntitled } from './entitlement.ts';
import { type CheckoutSession, fulfil, ownSession } from './fulfil.ts';
import type { Fulfilment } from './fulfilment.ts';
import { fulfilmentOf, type PaymentKit } from './payment-kit.ts';
import { checkoutSessions } from './payments.table.ts';
import { openSessionsOf } from './reconcile.job.ts';
import { orBusy, refusal } from './refusals.ts';

const text = z.string().trim().min(1);
const CheckoutRequest = z.object({ priceId: text, entityId: text, productType: text, successUrl: text, cancelUrl: text });
type CheckoutReply = z.infer<typeof CreateCheckoutSessionReply>;

/** `create-checkout-session`: one row, one product, one price, and the way back here; checked in wire.md's order. */
export function createCheckoutSessionRoute(app: FastifyInstance, kit: PaymentKit & { limiter: RateLimiter }): void {
  app.post(
    `/${CREATE_CHECKOUT_SESSION}`,
    { schema: { summary: 'Open a checkout (JSON: priceId, entityId, productType, successUrl, cancelUrl)', response: { 200: CreateCheckoutSessionReply } } },
    async (request): Promise<CheckoutReply> => {
      await kit.limiter.consume(request.ip, 'checkout');
      const wanted = await check(kit, request.body);
      return orBusy(async () => {
        const open = await openCheckout(kit, wanted);
        if (await isEntitled(kit.db, wanted.productType, wanted.entityId)) throw refusal('ALREADY_PAID');
        return open ?? create(kit, wanted);
      });
    },
  );
}

type Wanted = Omit<NewSession, 'idempotencyKey'>;

/** @throws Refusal */
async function check(kit: PaymentKit, body: unknown): Promise<Wanted> {
  const parsed = CheckoutRequest.safeParse(body);
  if (!parsed.success) throw refusal('MISSING_PARAMETERS');
  const { priceId, entityId, successUrl, cancelUrl } = parsed.data;
  const { productType, fulfilment } = productOf(kit, parsed.data.productType);
  const product = PRODUCTS[productType];
  if (priceId !== kit.priceIds[productType]) throw refusal('WRONG_PRICE');
  const [success, cancel] = [ownUrl(kit, successUrl), ownUrl(kit, cancelUrl)];
  const id = z.uuid().safeParse(entityId);
  if (!id.success || !(await fulfilment.canBeBought(kit.db, id.data.toLowerCase()))) throw refusal('NOT_FOUND');
  return {
    productType,
    productName: product.name,
    entityId: id.data.toLowerCase(),
    // A price that nobody set up at the provider is told to it in full.
    priceId: priceId === product.defaultPriceId ? null : priceId,
    amount: product.amount,
    currency: product.currency,
    successUrl: withReturnIds(success, id.data.toLowerCase()),
    cancelUrl: cancel.href,
    note: IMMEDIATE_DELIVERY,
  };
}

/** A product of the catalogue that is built; one that is not cannot be sold. */
function productOf(kit: PaymentKit, name: string): { productType: ProductType; fulfilment: Fulfilment } {
  const productType = ProductType.safeParse(name);
  const fulfilment = productType.success ? fulfilmentOf(kit, productType.data) : undefined;
  if (!productType.success || fulfilment === undefined) throw refusal('UNKNOWN_PRODUCT');
  return { productType: productType.data, fulfilment };
}

/** Of our own origin, which is SITE_URL's and never what a Host header says. */
function ownUrl(kit: PaymentKit, given: string): URL {
  const url = given.length <= PAYMENT.maxUrlCharacters ? URL.parse(given) : null;
  if (url === null || url.origin !== new URL(kit.siteUrl).origin || url.username !== '' || url.password !== '') throw refusal('FORBIDDEN_URL');
  return url;
}

/** The ids that the success page reads are ours to write, whatever stood there. The template's braces must stay as they are. */
function withReturnIds(url: URL, entityId: string): string {
  const returned = new URL(url);
  returned.searchParams.delete(QUERY.sessionId);
  returned.searchParams.set(QUERY.entityId, entityId);
  const hash = returned.hash;
  returned.hash = '';
  return `${returned.href}&${QUERY.sessionId}={CHECKOUT_SESSION_ID}${hash}`;
}

/**
 * Checkouts that are open already: one that was paid meanwhile is recorded, and one that would lead the same way
 * is handed out again, so that a double click or a second tab does not make a second thing to pay.
 */
async function openCheckout(kit: PaymentKit, wanted: Wanted): Promise<CheckoutReply | null> {
  let reusable: CheckoutReply | null = null;
  for (const sessionId of await openSessionsOf(kit, wanted.entityId)) {
    const outcome = await fulfil(kit, sessionId);
    const own = await ownSession(kit, sessionId);
    if (own !== null && outcome.state === 'unpaid' && outcome.status === 'open' && leadsTheSameWay(own, wanted)) reusable = { sessionId, url: own.url };
  }
  return reusable;
}

function leadsTheSameWay(own: CheckoutSession, wanted: Wanted): boolean {
  return own.productType === wanted.productType && own.amount === wanted.amount && own.successUrl === wanted.successUrl && own.cancelUrl === wanted.cancelUrl;
}

async function create(kit: PaymentKit, wanted: Wanted): Promise<CheckoutReply> {
  const { sessionId, url, amount, currency } = await kit.provider.createSession({ ...wanted, idempotencyKey: kit.newId() });
  if (amount !== wanted.amount || currency !== wanted.currency) {
    kit.log.error({ productType: wanted.productType, amount, currency }, 'the price set up at the payment provider is not the price of the catalogue');
    throw new Refusal('INTERNAL', 'The price is not set up as it should be.');
  }
  const now = new Date(kit.now());
  await kit.db.insert(checkoutSessions).values({
    sessionId,
    provider: kit.provider.name,
    productType: wanted.productType,
    entityId: wanted.entityId,
    priceId: kit.priceIds[wanted.productType],
    amount: wanted.amount,
    currency: wanted.currency,
    live: kit.provider.live,
    url,
    successUrl: wanted.successUrl,
    cancelUrl: wanted.cancelUrl,
    createdAt: now,
    checkedAt: now,
  });
  return { sessionId, url };
}
