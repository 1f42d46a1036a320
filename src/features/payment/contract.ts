import { z } from 'zod';
import { FullRoastReport } from '../../domain/report.ts';

/** `create-checkout-session` `{priceId, entityId, productType, successUrl, cancelUrl}`. */
export const CREATE_CHECKOUT_SESSION = 'create-checkout-session';
export const CreateCheckoutSessionReply = z.object({ sessionId: z.string(), url: z.url() });

/** "R-4F09-A1C2-77D0": what a payment is called in a letter. It unlocks nothing. */
const paymentNumber = z.string().optional();

/**
 * The codes with which a verification, or a call for what was bought, says that money came in and buys nothing (any more).
 * `details` then holds the number of the payment.
 */
export const MoneyBack = z.enum(['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE']);
export type MoneyBack = z.infer<typeof MoneyBack>;
/** Whether a page has nothing to show because of what became of the money. */
export const isMoneyBack = (reason: string): reason is MoneyBack => MoneyBack.safeParse(reason).success;
const MoneyBackReply = z.object({ error: MoneyBack, details: z.string().optional() });

/** Reads the body of a refused call; null when it is about something else. */
export function moneyBackIn(body: unknown): { code: MoneyBack; paymentNumber: string | null } | null {
  const read = MoneyBackReply.safeParse(body).data;
  return read === undefined ? null : { code: read.error, paymentNumber: read.details ?? null };
}

/** `verify-payment` `{sessionId}`: full roast; data is null while the report is being written. */
export const VERIFY_PAYMENT = 'verify-payment';
export const VerifyPaymentReply = z.object({ cvUploadId: z.uuid(), fullRoastData: FullRoastReport.nullable(), paymentNumber });

/** `verify-cv-build-payment` `{sessionId, cvBuildId}`. */
export const VERIFY_CV_BUILD_PAYMENT = 'verify-cv-build-payment';
export const VerifyCvBuildPaymentReply = z.object({ success: z.literal(true), paymentVerified: z.literal(true), paymentNumber });
/** `verify-optimization-payment` `{sessionId, optimizationId}`. */
export const VERIFY_OPTIMIZATION_PAYMENT = 'verify-optimization-payment';
export const VerifyOptimizationPaymentReply = z.object({
  success: z.literal(true),
  paymentVerified: z.literal(true),
  jobRole: z.string(),
  companyName: z.string(),
  paymentNumber,
});

export const STRIPE_WEBHOOK = 'stripe-webhook';
