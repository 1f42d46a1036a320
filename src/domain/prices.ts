/** What is sold and what it costs, apart from products.ts, so that a page that names a price needs no zod. */

/** What is sold, once: product type, default price id, amount in cents, and the table whose row it is bought for. */
export const PRODUCTS = {
  full_roast_report: { name: 'Full Roast Report', defaultPriceId: 'price_full_roast_report', amount: 500, currency: 'usd', entityTable: 'cv_uploads' },
  cv_build: { name: 'CV build', defaultPriceId: 'price_cv_build', amount: 500, currency: 'usd', entityTable: 'cv_build_data' },
  cv_optimization: { name: 'CV optimization', defaultPriceId: 'price_cv_optimization', amount: 500, currency: 'usd', entityTable: 'cv_optimization_requests' },
} as const;
export type ProductType = keyof typeof PRODUCTS;

/** "$5": what a product costs, as people read it. */
export function priceOf(product: ProductType): string {
  return `$${PRODUCTS[product].amount / 100}`;
}
