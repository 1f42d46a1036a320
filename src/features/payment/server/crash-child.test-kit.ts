/**
 * One process that fulfils paid sandbox sessions, one for each entity it is told, and dies, as a machine dies, at the step it is told
 * of the last of them: `node crash-child.test-kit.ts <folder> <step | "none"> <entity>...`. Says what it did for each as one line of JSON.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { PRODUCTS } from '../../../domain/prices.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { createSignals } from '../../../platform/database/signals.ts';
import { sandboxProvider } from '../../../platform/payment/sandbox-provider.ts';
import { createQueue } from '../../../platform/queue/queue.ts';
import { fulfil } from './fulfil.ts';
import type { PaymentKit } from './payment-kit.ts';
import { countOf, SITE, testFulfilment, WORK } from './payment.test-kit.ts';
import { checkoutSessions } from './payments.table.ts';

const [, , folder = '', step = 'none', ...entityIds] = process.argv;

let isLast = false;
const dieAt = (here: string): void => {
  if (isLast && here === step) process.kill(process.pid, 'SIGKILL');
};

const database = await openDatabase({ kind: 'folder', folder });
await migrate(database);
const log = pino({ level: 'silent' });
const queue = await createQueue(database, log);
await queue.declare(['mail', 'payment-refund', WORK].map((name) => ({ name, retries: 0, handle: async () => {} })));
const signals = await createSignals(database);
const sandbox = sandboxProvider({ db: database.db, siteUrl: SITE });

const sent = (name: string): string => (name === 'mail' ? 'mail' : 'work');
const kit: PaymentKit = {
  db: database.db,
  queue: {
    send: async (tx, name, key, data) => {
      dieAt(`before-${sent(name)}`);
      await queue.send(tx, name, key, data);
      dieAt(`after-${sent(name)}`);
    },
  },
  signals: {
    send: async (tx, id) => {
      await signals.send(tx, id);
      dieAt('before-commit');
    },
  },
  provider: {
    ...sandbox,
    fetchSession: async (id) => {
      dieAt('before-asking');
      const session = await sandbox.fetchSession(id);
      dieAt('after-asking');
      return session;
    },
  },
  fulfilments: [],
  priceIds: { full_roast_report: '', cv_build: '', cv_optimization: '' },
  siteUrl: SITE,
  seller: { name: null, address: null, supportEmail: null },
  log,
  newId: randomUUID,
  now: Date.now,
};
kit.fulfilments = [testFulfilment({ queue: kit.queue, delivered: new Set(), deleted: new Set() })];

const product = PRODUCTS.cv_build;
for (const [at, entityId] of entityIds.entries()) {
  isLast = at === entityIds.length - 1;
  const outcome = await order(entityId);
  dieAt('after-commit');
  process.stdout.write(`${JSON.stringify({ outcome, count: await countOf(database, entityId) })}\n`);
}
await queue.stop(1_000);
await database.close();
process.exit(0);

/** Opens a checkout, pays it and fulfils it, as far as that is not done. */
async function order(entityId: string): Promise<unknown> {
  // The entity's id is the idempotency key: whichever process comes first opens the checkout.
  const { sessionId, url } = await sandbox.createSession({
    productType: 'cv_build',
    productName: product.name,
    entityId,
    priceId: null,
    amount: product.amount,
    currency: product.currency,
    successUrl: `${SITE}/a`,
    cancelUrl: `${SITE}/b`,
    note: '',
    idempotencyKey: entityId,
  });
  const now = new Date();
  await database.db
    .insert(checkoutSessions)
    .values({
      sessionId,
      provider: 'sandbox',
      productType: 'cv_build',
      entityId,
      priceId: product.defaultPriceId,
      amount: product.amount,
      currency: product.currency,
      live: false,
      url,
      successUrl: `${SITE}/a`,
      cancelUrl: `${SITE}/b`,
      createdAt: now,
      checkedAt: now,
    })
    .onConflictDoNothing();
  await sandbox.pay(sessionId, 'buyer@example.com');
  return fulfil(kit, sessionId);
}
