import { sql } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { z } from 'zod';
import { migratedMemory } from '../../../../fixtures/database-image.ts';
import { FAKE_SECRET_KEY, type StripeFake, startStripeFake } from '../../../../fakes/stripe/stripe-fake.ts';
import { PRODUCTS, type ProductType } from '../../../domain/prices.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { createSignals } from '../../../platform/database/signals.ts';
import { functionManner } from '../../../platform/http/function-routes.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { stripeProvider } from '../../../platform/payment/stripe-provider.ts';
import { createQueue, type JobDefinition, type Queue } from '../../../platform/queue/queue.ts';
import { CREATE_CHECKOUT_SESSION, CreateCheckoutSessionReply } from '../contract.ts';
import { createCheckoutSessionRoute } from './create-checkout-session.route.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { PaymentKit } from './payment-kit.ts';
import { stripeWebhookRoute } from './stripe-webhook.route.ts';
import { verifyRoutes } from './verify.routes.ts';

export const SITE = 'https://shop.example';
/** The job of the test product. */
export const WORK = 'test-work';

/** Sells CV builds that exist as soon as their id is made up, and delivers what the test says it delivers. */
export function testFulfilment(
  kit: { queue: Pick<Queue, 'send'>; delivered: Set<string>; deleted: Set<string> },
  productType: ProductType = 'cv_build',
): Fulfilment {
  return {
    productType,
    canBeBought: async () => true,
    exists: async (_db, entityId) => !kit.deleted.has(entityId),
    enqueue: (tx, entityId) => kit.queue.send(tx, WORK, entityId, { entityId }),
    isDelivered: async (_db, entityId) => kit.delivered.has(entityId),
    result: async () => null,
    linkBack: (entityId) => `/cv-editor?id=${entityId}`,
  };
}

export interface Shop {
  kit: PaymentKit;
  fake: StripeFake;
  database: Database;
  app: FastifyInstance;
  delivered: Set<string>;
  /** What its owner deleted. */
  deleted: Set<string>;
  clock: { now: number };
  /** Opens a checkout by the call, and says its id. */
  checkout(entityId: string): Promise<string>;
  webhook(index: number): Promise<number>;
  verify(sessionId: string, entityId: string): Promise<number>;
  /** What the verify call answers, in full. */
  verified(sessionId: string, entityId: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** How often an entity was paid, worked for and written about. */
  count(entityId: string): Promise<{ payments: number; jobs: number; mails: number }>;
  close(): Promise<void>;
}

/** The payment room on a database of its own, with its calls, at the fake of the provider. */
export async function openShop(given?: DatabaseLocation): Promise<Shop> {
  const fake = await startStripeFake();
  const database = await openDatabase(given ?? (await migratedMemory()));
  await migrate(database);
  const log = pino({ level: 'silent' });
  const queue = await createQueue(database, log);
  await queue.declare(['mail', 'payment-refund', 'payment-close', WORK].map((name): JobDefinition<never> => ({ name, retries: 0, handle: async () => {} })));
  const clock = { now: Date.now() };
  const [delivered, deleted] = [new Set<string>(), new Set<string>()];
  const kit: PaymentKit = {
    db: database.db,
    queue,
    signals: await createSignals(database),
    provider: stripeProvider({ secretKey: FAKE_SECRET_KEY, webhookSecret: fake.webhookSecret, apiBase: fake.url }, 0),
    fulfilments: [testFulfilment({ queue, delivered, deleted })],
    priceIds: {
      full_roast_report: PRODUCTS.full_roast_report.defaultPriceId,
      cv_build: PRODUCTS.cv_build.defaultPriceId,
      cv_optimization: PRODUCTS.cv_optimization.defaultPriceId,
    },
    siteUrl: SITE,
    seller: { name: 'Red Pen Ltd', address: '1 Margin Street, Dublin', supportEmail: 'support@shop.example' },
    log,
    newId: randomUUID,
    now: () => clock.now,
  };
  const app = await callsOf(kit);
  const post = (call: string, payload: object) => app.inject({ method: 'POST', url: `/functions/v1/${call}`, payload });
  return {
    kit,
    fake,
    database,
    app,
    delivered,
    deleted,
    clock,
    checkout: async (entityId) => {
      const reply = await post(CREATE_CHECKOUT_SESSION, {
        priceId: kit.priceIds.cv_build,
        entityId,
        productType: 'cv_build',
        successUrl: `${SITE}/build-payment-success`,
        cancelUrl: `${SITE}/build-payment-cancelled`,
      });
      return CreateCheckoutSessionReply.parse(reply.json()).sessionId;
    },
    webhook: async (index) => {
      const event = fake.events[index];
      if (event === undefined) return 0;
      const { body, signature } = fake.sign(event);
      return (
        await app.inject({
          method: 'POST',
          url: '/functions/v1/stripe-webhook',
          payload: body,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        })
      ).statusCode;
    },
    verify: async (sessionId, cvBuildId) => (await post('verify-cv-build-payment', { sessionId, cvBuildId })).statusCode,
    verified: async (sessionId, cvBuildId) => {
      const reply = await post('verify-cv-build-payment', { sessionId, cvBuildId });
      return { status: reply.statusCode, body: z.record(z.string(), z.unknown()).parse(reply.json()) };
    },
    count: (entityId) => countOf(database, entityId),
    close: async () => {
      await app.close();
      await queue.stop(1_000);
      await database.close();
      await fake.close();
    },
  };
}

async function callsOf(kit: PaymentKit): Promise<FastifyInstance> {
  const unlimited: RateLimiter = { consume: async () => {}, consumeRead: () => {}, close: async () => {} };
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(
    async (functions) => {
      functionManner(functions);
      createCheckoutSessionRoute(functions, { ...kit, limiter: unlimited });
      verifyRoutes(functions, { ...kit, limiter: unlimited });
      await stripeWebhookRoute(functions, kit);
    },
    { prefix: '/functions/v1' },
  );
  return app;
}

const Counts = z.object({ payments: z.coerce.number(), jobs: z.coerce.number(), mails: z.coerce.number() });

export async function countOf(database: Database, entityId: string): Promise<z.infer<typeof Counts>> {
  const { rows } = await database.db.execute(sql`select
    (select count(*) from payments where entity_id = ${entityId}) as payments,
    (select count(*) from pgboss.job where name = ${WORK} and data->>'entityId' = ${entityId}) as jobs,
    (select count(*) from mail_outbox m join checkout_sessions s on m.key = 'receipt:' || s.session_id where s.entity_id = ${entityId}) as mails`);
  return Counts.parse(rows[0]);
}
