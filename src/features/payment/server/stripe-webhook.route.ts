import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { STRIPE_WEBHOOK } from '../contract.ts';
import { fulfil } from './fulfil.ts';
import type { PaymentKit } from './payment-kit.ts';
import { payments } from './payments.table.ts';
import { orBusy, refusal } from './refusals.ts';
import type { Bell } from '../../../platform/payment/payment-provider.ts';

/**
 * `stripe-webhook`: signed by the provider, so it needs no bearer. It only rings the bell; truth is asked for again.
 * A 200 means our books are in line; anything else makes the provider send it again.
 */
export async function stripeWebhookRoute(app: FastifyInstance, kit: PaymentKit): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    // The signature is of the bytes as they came.
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post(`/${STRIPE_WEBHOOK}`, { schema: { summary: 'Events of the payment provider, signed' } }, async (request) => {
      if (kit.provider.name !== 'stripe') throw refusal('NOT_FOUND');
      const signature = request.headers['stripe-signature'];
      const bell = Buffer.isBuffer(request.body) ? kit.provider.parseWebhook(request.body, typeof signature === 'string' ? signature : undefined) : null;
      if (bell === null) throw refusal('INVALID_SIGNATURE');
      const sessionId = await sessionOf(kit, bell);
      if (sessionId !== null) await orBusy(() => fulfil(kit, sessionId));
      return { received: true };
    });
  });
}

/** A refund or dispute of a payment that is not recorded yet is seen when it is. */
async function sessionOf(kit: PaymentKit, bell: Bell): Promise<string | null> {
  if (bell.about === 'nothing') return null;
  if (bell.about === 'session') return bell.sessionId;
  const [payment] = await kit.db.select({ sessionId: payments.sessionId }).from(payments).where(eq(payments.paymentIntent, bell.paymentIntent));
  return payment?.sessionId ?? null;
}
