import { beforeAll, expect, test } from 'vitest';
import { randomOrder } from './orders.test-kit.ts';
import { openShop, type Shop } from './payment.test-kit.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  return () => shop.close();
});

const ORDERS = 500;

test(
  `${ORDERS} orders of webhook, verify, reconciler, read, duplicate and crash, alone and at once: one payment, one job, one mail`,
  { timeout: 900_000 },
  async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const trouble = await randomOrder(shop, seed);
      if (trouble !== null) wrong.push(trouble);
    }
    expect(wrong).toEqual([]);
  },
);
