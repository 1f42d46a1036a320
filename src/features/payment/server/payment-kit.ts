import type { Logger } from 'pino';
import type { PriceIds, ProductType } from '../../../domain/products.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { PaymentProvider } from '../../../platform/payment/payment-provider.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Fulfilment } from './fulfilment.ts';

/** Who sells, as far as this installation was told. */
export interface Seller {
  name: string | null;
  address: string | null;
  supportEmail: string | null;
}

/** What the payment room works with. */
export interface PaymentKit {
  db: Db;
  queue: Pick<Queue, 'send'>;
  signals: Pick<Signals, 'send'>;
  provider: PaymentProvider;
  /** One for each product that can be bought. */
  fulfilments: readonly Fulfilment[];
  priceIds: PriceIds;
  /** Origin, without a slash at its end. */
  siteUrl: string;
  seller: Seller;
  log: Logger;
  newId(): string;
  now(): number;
}

/** How the product is delivered; undefined while it cannot be bought. */
export function fulfilmentOf(kit: Pick<PaymentKit, 'fulfilments'>, productType: ProductType): Fulfilment | undefined {
  return kit.fulfilments.find((fulfilment) => fulfilment.productType === productType);
}

/** How a session is called in the log. Its whole id opens what was bought and belongs to the buyer. */
export const tagOf = (sessionId: string): string => `…${sessionId.slice(-8)}`;
