import { z } from 'zod';
import { keysOf } from './keys.ts';
import { PRODUCTS, type ProductType as Type } from './prices.ts';

/** The product types as a schema. */
export const ProductType = z.enum(keysOf(PRODUCTS));
export type ProductType = Type;

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
