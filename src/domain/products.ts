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
