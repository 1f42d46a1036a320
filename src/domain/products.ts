import { z } from 'zod';
import { keysOf } from './keys.ts';

/** What is sold, once: product type, default price id, amount in cents, and the table whose row it is bought for. */
export const PRODUCTS = {
  full_roast_report: { name: 'Full Roast Report', defaultPriceId: 'price_full_roast_report', amount: 500, currency: 'usd', entityTable: 'cv_uploads' },
  cv_build: { name: 'CV build', defaultPriceId: 'price_cv_build', amount: 500, currency: 'usd', entityTable: 'cv_build_data' },
  cv_optimization: { name: 'CV optimization', defaultPriceId: 'price_cv_optimization', amount: 500, currency: 'usd', entityTable: 'cv_optimization_requests' },
} as const;
export type ProductType = keyof typeof PRODUCTS;
export const ProductType = z.enum(keysOf(PRODUCTS));

/** Price id of each product, as configured (`PRICE_FULL_ROAST_REPORT` and its like). */
export type PriceIds = Record<ProductType, string>;

const Configured = z.partialRecord(ProductType, z.string().min(1)).catch({});

/** The price ids in a JSON text (the server writes one into each page); whatever it does not name keeps its default. */
export function priceIdsIn(text: string): PriceIds {
  const configured = Configured.parse(parsed(text));
  const idOf = (product: ProductType): string => configured[product] ?? PRODUCTS[product].defaultPriceId;
  return { full_roast_report: idOf('full_roast_report'), cv_build: idOf('cv_build'), cv_optimization: idOf('cv_optimization') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** "$5": what a product costs, as people read it. */
export function priceOf(product: ProductType): string {
  return `$${PRODUCTS[product].amount / 100}`;
}
