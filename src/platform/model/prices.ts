/** US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/**
 * List prices of the providers by model id, October 2026 (platform.openai.com/docs/pricing, platform.claude.com/docs).
 * Cached and batch rates are left out: a budget counts the most a call can cost. MODEL_PRICE_INPUT and
 * MODEL_PRICE_OUTPUT stand above this table.
 */
const PRICES: Readonly<Record<string, ModelPrice>> = {
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-5.1': { input: 1.25, output: 10 },
  'gpt-5.4': { input: 2.5, output: 15 },
  o3: { input: 2, output: 8 },
  'o4-mini': { input: 1.1, output: 4.4 },
  'claude-3-5-haiku': { input: 0.8, output: 4 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-sonnet-4': { input: 3, output: 15 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-sonnet-4-6': { input: 3, output: 15 },
  'claude-sonnet-5': { input: 3, output: 15 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-opus-4-1': { input: 15, output: 75 },
  'claude-opus-4-5': { input: 5, output: 25 },
  'claude-opus-4-6': { input: 5, output: 25 },
  'claude-opus-4-7': { input: 5, output: 25 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-opus-5-5': { input: 4, output: 20 },
};

/** The list price of a model; null for one we do not know. A date or "-latest" at the end of the id is left aside. */
export function listPrice(model: string): ModelPrice | null {
  return PRICES[model.toLowerCase().replace(/-(?:latest|\d{8}|\d{4}-\d{2}-\d{2})$/u, '')] ?? null;
}

/** Millionths of a dollar, rounded up. */
export function costOf(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  return Math.ceil(inputTokens * price.input + outputTokens * price.output);
}
