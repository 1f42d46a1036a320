import type { ProductType } from '../../../domain/prices.ts';
import type { Db } from '../../../platform/database/database.ts';

/**
 * What the payment room has to know of a product in order to sell it. Payment imports no feature:
 * `app/fulfilments.ts` hands one of these over for each product that is built.
 */
export interface Fulfilment {
  productType: ProductType;
  /** Whether this row exists and may be bought for (a roast that failed may not). */
  canBeBought(db: Db, entityId: string): Promise<boolean>;
  /** Whether this row is there at all: nothing can be delivered for one that its owner, or the calendar, has deleted. */
  exists(db: Db, entityId: string): Promise<boolean>;
  /** Enqueues the work in the transaction that records the payment. Must bear being called for work that is done. */
  enqueue(tx: Db, entityId: string): Promise<void>;
  /** Whether what was paid for is there to be read. */
  isDelivered(db: Db, entityId: string): Promise<boolean>;
  /** What was bought, as the verify calls show it; null while it is being made. */
  result(db: Db, entityId: string): Promise<unknown>;
  /** Path (with query) under which the buyer finds it again, for the receipt. */
  linkBack(entityId: string): string;
}
