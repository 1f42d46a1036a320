import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { SANDBOX_CHECKOUT, type SandboxProvider } from '../../../platform/payment/sandbox-provider.ts';
import { fulfil } from './fulfil.ts';
import type { PaymentKit } from './payment-kit.ts';
import { checkoutPage, lostPage } from './sandbox-page.ts';

const Session = z.object({ session: z.string().regex(/^[\w-]{1,200}$/) });
const PayForm = Session.extend({ email: z.union([z.email().max(200), z.literal('').transform(() => null)]).optional() });

/** The sandbox's hosted page: looks like a checkout, takes no card, and goes through the same `fulfil` as real money. */
export async function sandboxCheckoutRoutes(app: FastifyInstance, kit: PaymentKit, sandbox: SandboxProvider): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const known = async (input: unknown) => {
      const parsed = Session.safeParse(input);
      return parsed.success ? sandbox.read(parsed.data.session) : null;
    };

    pages.get(SANDBOX_CHECKOUT, { schema: { hide: true } }, async (request, reply) => {
      const session = await known(request.query);
      return session === null ? html(reply, 404, lostPage()) : html(reply, 200, checkoutPage(session));
    });
    pages.post(`${SANDBOX_CHECKOUT}/pay`, { schema: { hide: true } }, async (request, reply) => {
      const session = await known(request.body);
      if (session === null) return html(reply, 404, lostPage());
      if (session.expired) return html(reply, 410, checkoutPage(session));
      const form = PayForm.safeParse(request.body);
      if (!form.success) return html(reply, 400, checkoutPage(session));
      await sandbox.pay(session.id, form.data.email ?? null);
      // What a payment company would ring the bell for.
      await fulfil(kit, session.id);
      return reply.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
    });
    pages.post(`${SANDBOX_CHECKOUT}/cancel`, { schema: { hide: true } }, async (request, reply) => {
      const session = await known(request.body);
      return session === null ? html(reply, 404, lostPage()) : reply.redirect(session.cancelUrl, 303);
    });
  });
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
