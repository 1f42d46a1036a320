import { z } from 'zod';
import { FullRoastReport } from '../../domain/report.ts';

/** `create-checkout-session` `{priceId, entityId, productType, successUrl, cancelUrl}`. */
export const CREATE_CHECKOUT_SESSION = 'create-checkout-session';
export const CreateCheckoutSessionReply = z.object({ sessionId: z.string(), url: z.url() });

/** `verify-payment` `{sessionId}`: full roast; data is null while the report is being written. */
export const VERIFY_PAYMENT = 'verify-payment';
export const VerifyPaymentReply = z.object({ cvUploadId: z.uuid(), fullRoastData: FullRoastReport.nullable() });

/** `verify-cv-build-payment` `{sessionId, cvBuildId}`. */
export const VERIFY_CV_BUILD_PAYMENT = 'verify-cv-build-payment';
export const VerifyCvBuildPaymentReply = z.object({ success: z.literal(true), paymentVerified: z.literal(true) });
/** `verify-optimization-payment` `{sessionId, optimizationId}`. */
export const VERIFY_OPTIMIZATION_PAYMENT = 'verify-optimization-payment';
export const VerifyOptimizationPaymentReply = z.object({
  success: z.literal(true),
  paymentVerified: z.literal(true),
  jobRole: z.string(),
  companyName: z.string(),
});

export const STRIPE_WEBHOOK = 'stripe-webhook';
