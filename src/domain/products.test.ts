import { expect, it } from 'vitest';
import { priceOf } from './prices.ts';
import { priceIdsIn } from './products.ts';

it('takes the price ids that are configured, and the defaults for the rest', () => {
  expect(priceIdsIn('{"full_roast_report":"price_1"}')).toEqual({
    full_roast_report: 'price_1',
    cv_build: 'price_cv_build',
    cv_optimization: 'price_cv_optimization',
  });
});

it.each(['', 'null', '[]', '{"full_roast_report":""}', '{"full_roast_report":7}', '<meta>'])('falls back to the defaults for %j', (text) => {
  expect(priceIdsIn(text).full_roast_report).toBe('price_full_roast_report');
});

it('says what a product costs as people read it', () => {
  expect(priceOf('full_roast_report')).toBe('$5');
});
