import { type Form, formOf, textOf } from './form.ts';

/** An error as the API says it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string; param?: string };
  constructor(status: number, body: ApiError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400): ApiError =>
  new ApiError(status, { type: 'invalid_request_error', message, ...more });
export const missing = (what: string, id: string): ApiError => invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

/** A price of the account, or one that is described on the spot. */
export function priceOf(item: Form, prices: Record<string, { amount: number; currency: string }>): { amount: number; currency: string; productName: string } {
  const quantity = Number(textOf(item, 'quantity') ?? '1');
  const id = textOf(item, 'price');
  if (id !== null) {
    const price = prices[id];
    if (price === undefined) throw invalid(`No such price: '${id}'`, { code: 'resource_missing', param: 'line_items[0][price]' });
    return { amount: price.amount * quantity, currency: price.currency, productName: id };
  }
  const described = formOf(item, 'price_data') ?? {};
  const [amount, currency] = [Number(textOf(described, 'unit_amount')), textOf(described, 'currency')];
  if (!Number.isInteger(amount) || amount <= 0 || currency === null) throw invalid('Invalid price_data', { param: 'line_items[0][price_data]' });
  return { amount: amount * quantity, currency, productName: textOf(formOf(described, 'product_data') ?? {}, 'name') ?? '' };
}
