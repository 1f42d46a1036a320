import type { z } from 'zod';
import type { MaskedText } from './privacy/masked-text.ts';

/** One structured question to a language model. */
export interface ModelRequest<T> {
  /** What is asked for, e.g. "roast": names the schema on the wire and the call in the log. Letters, digits, "-" and "_". */
  name: string;
  /** The shape of the answer. Objects, arrays, strings and numbers only: not every provider knows more. */
  schema: z.ZodType<T>;
  /** What the model is to do. Never holds a word of a visitor. */
  system: string;
  /** The data to do it with, through the mask: see `askMasked` in privacy/mask.ts. */
  prompt: MaskedText;
  /** Cap on the answer, tokens of reasoning counted. */
  maxOutputTokens: number;
}

/**
 * The language model as the engine sees it. What it answers fits the schema and is trusted no further:
 * whoever asks checks the words.
 */
export interface Model {
  /** @throws ModelFailure, within the time the client allows; never anything else */
  generate<T>(request: ModelRequest<T>): Promise<T>;
}

/**
 * `timeout` no answer in time; `refused` the provider turned the request down (key, quota, content);
 * `malformed` an answer that does not fit the schema, twice; `budget` the day's money is spent; `unavailable` the rest.
 */
export type ModelFailureReason = 'timeout' | 'refused' | 'malformed' | 'budget' | 'unavailable';

/** No answer. Carries no text of request, reply or provider, so that it may be logged. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: ModelFailureReason;
  constructor(reason: ModelFailureReason) {
    super(`the language model gave no answer: ${reason}`);
    this.reason = reason;
  }
}
