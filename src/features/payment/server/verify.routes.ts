import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ProductType } from '../../../domain/prices.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { ProviderUnavailable } from '../../../platform/payment/payment-provider.ts';
import {
  VERIFY_CV_BUILD_PAYMENT,
  VERIFY_OPTIMIZATION_PAYMENT,
  VERIFY_PAYMENT,
  VerifyCvBuildPaymentReply,
  VerifyOptimizationPaymentReply,
  VerifyPaymentReply,
} from '../contract.ts';
import { MISSING_IDS } from '../checkout.copy.ts';
import { moneyBackOf, paymentNumberOf } from './entitlement.ts';
import { fulfil, type Outcome, ownSession } from './fulfil.ts';
import { fulfilmentOf, type PaymentKit } from './payment-kit.ts';
import { payments } from './payments.table.ts';
import { moneyBackRefusal, refusal } from './refusals.ts';

const text = z.string().trim().min(1);
const VerifyRequest = z.object({ sessionId: text });
const VerifyBuildRequest = z.object({ sessionId: text, cvBuildId: text });
const VerifyOptimizationRequest = z.object({ sessionId: text, optimizationId: text });
/** What the optimization's fulfilment tells of itself. */
const OptimizationResult = z.object({ jobRole: z.string(), companyName: z.string() });

type VerifyKit = PaymentKit & { limiter: RateLimiter };

/** `verify-payment`, `verify-cv-build-payment`, `verify-optimization-payment`: somebody comes back from the checkout and says so. */
export function verifyRoutes(app: FastifyInstance, kit: VerifyKit): void {
  app.post(
    `/${VERIFY_PAYMENT}`,
    { schema: { summary: 'Verify the payment of a full roast (JSON: sessionId)', response: { 200: VerifyPaymentReply } } },
    async (request): Promise<z.infer<typeof VerifyPaymentReply>> => {
      await kit.limiter.consume(request.ip, 'verify');
      const { sessionId } = read(VerifyRequest, request.body, 'NO_SESSION');
      const { entityId, result, paymentNumber } = await verify(kit, 'full_roast_report', sessionId, null);
      return VerifyPaymentReply.parse({ cvUploadId: entityId, fullRoastData: result ?? null, paymentNumber });
    },
  );
  app.post(
    `/${VERIFY_CV_BUILD_PAYMENT}`,
    { schema: { summary: 'Verify the payment of a CV build (JSON: sessionId, cvBuildId)', response: { 200: VerifyCvBuildPaymentReply } } },
    async (request): Promise<z.infer<typeof VerifyCvBuildPaymentReply>> => {
      await kit.limiter.consume(request.ip, 'verify');
      const { sessionId, cvBuildId } = read(VerifyBuildRequest, request.body, 'NO_BUILD_IDS');
      const { paymentNumber } = await verify(kit, 'cv_build', sessionId, cvBuildId);
      return { success: true, paymentVerified: true, paymentNumber };
    },
  );
  app.post(
    `/${VERIFY_OPTIMIZATION_PAYMENT}`,
    { schema: { summary: 'Verify the payment of an optimization (JSON: sessionId, optimizationId)', response: { 200: VerifyOptimizationPaymentReply } } },
    async (request): Promise<z.infer<typeof VerifyOptimizationPaymentReply>> => {
      await kit.limiter.consume(request.ip, 'verify');
      const { sessionId, optimizationId } = read(VerifyOptimizationRequest, request.body, 'NO_OPTIMIZATION_IDS');
      const { result, paymentNumber } = await verify(kit, 'cv_optimization', sessionId, optimizationId);
      return { success: true, paymentVerified: true, ...OptimizationResult.parse(result), paymentNumber };
    },
  );
}

/** @param lacking which sentence says what is missing: each page has its own (product specification 8) */
function read<T>(shape: z.ZodType<T>, body: unknown, lacking: keyof typeof MISSING_IDS): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new Refusal('MISSING_PARAMETERS', MISSING_IDS[lacking], { userMessage: MISSING_IDS[lacking] });
  return parsed.data;
}

/**
 * Fulfils, unless the session is for something else than was asked: then nothing is touched.
 * @param wantedEntity the row it must be for; null takes whichever it was made for
 * @throws Refusal
 */
async function verify(
  kit: VerifyKit,
  productType: ProductType,
  sessionId: string,
  wantedEntity: string | null,
): Promise<{ entityId: string; result: unknown; paymentNumber: string }> {
  const own = await ownSession(kit, sessionId);
  if (own === null) throw refusal('UNKNOWN_SESSION');
  if (own.productType !== productType) throw refusal('WRONG_PRODUCT');
  if (wantedEntity !== null && own.entityId !== wantedEntity.toLowerCase()) throw refusal('WRONG_ENTITY');
  const outcome = await fulfilOrRemember(kit, sessionId);
  if (outcome.state === 'unknown') throw refusal('UNKNOWN_SESSION');
  if (outcome.state === 'refused') throw refusal(outcome.code);
  // Of two payments for the same row one is given back; whichever a visitor holds opens what was bought.
  const paymentNumber = outcome.state === 'unpaid' ? null : await paymentNumberOf(kit.db, productType, own.entityId);
  if (paymentNumber === null) {
    const moneyBack = await moneyBackOf(kit.db, { sessionId });
    throw moneyBack === null ? refusal('NOT_PAID') : moneyBackRefusal(moneyBack);
  }
  const fulfilment = fulfilmentOf(kit, productType);
  // Paid for and delivered, and deleted since.
  if (fulfilment !== undefined && !(await fulfilment.exists(kit.db, own.entityId))) throw moneyBackRefusal({ code: 'DELETED_SINCE', paymentNumber });
  return { entityId: own.entityId, result: await fulfilment?.result(kit.db, own.entityId), paymentNumber };
}

/** While the provider is away, what was recorded before still counts. */
async function fulfilOrRemember(kit: VerifyKit, sessionId: string): Promise<Outcome> {
  try {
    return await fulfil(kit, sessionId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const [recorded] = await kit.db.select({ status: payments.status }).from(payments).where(eq(payments.sessionId, sessionId));
    if (recorded === undefined) throw refusal('BUSY');
    return { state: 'recorded', status: recorded.status };
  }
}
