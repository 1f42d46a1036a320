import { randomUUID } from 'node:crypto';
import { isEntitled } from './entitlement.ts';
import type { Shop } from './payment.test-kit.ts';
import { askOnRead, reconcile } from './reconcile.job.ts';

/** Numbers that are the same on every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const WAYS = ['webhook', 'webhook', 'verify', 'verify', 'reconcile', 'read', 'crash'] as const;

/**
 * One purchase during which everything that may call `fulfil` does, in an order drawn from the seed, some of it at once
 * and some before the money is there; at the end the minute's reconciler.
 * @returns null when it came to one payment, one job and one mail, else what happened
 */
export async function randomOrder(shop: Shop, seed: number): Promise<string | null> {
  const { kit, fake } = shop;
  const below = numbers(seed);
  const entityId = randomUUID();
  const sessionId = await shop.checkout(entityId);
  const event = fake.events.length;
  const way = async (name: (typeof WAYS)[number]): Promise<unknown> => {
    if (name === 'webhook') return shop.webhook(event);
    if (name === 'verify') return shop.verify(sessionId, entityId);
    if (name === 'read') return askOnRead(kit)(entityId);
    if (name === 'reconcile') return reconcile(kit);
    return reconcile({ ...kit, signals: { send: async () => Promise.reject(new Error('crash before the commit')) } }).catch(() => {});
  };
  const steps = Array.from({ length: 2 + below(6) }, () => WAYS[below(WAYS.length)] ?? 'verify');
  const paidAt = below(steps.length);
  const log: string[] = [];
  for (let at = 0; at < steps.length;) {
    const together = steps.slice(at, at + 1 + below(4));
    if (at <= paidAt && paidAt < at + together.length) fake.pay(sessionId);
    log.push(together.join('+'));
    await Promise.all(together.map((name) => way(name)));
    at += together.length;
  }
  await reconcile(kit);
  const count = await shop.count(entityId);
  const entitled = await isEntitled(kit.db, 'cv_build', entityId);
  const once = count.payments === 1 && count.jobs === 1 && count.mails === 1 && entitled;
  return once ? null : `seed ${seed}: ${log.join(', ')}: ${JSON.stringify(count)} entitled ${String(entitled)}`;
}
