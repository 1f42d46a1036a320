import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelUsage, ModelMessage } from 'ai';
import type { Logger } from 'pino';
import { type Model, ModelFailure, type ModelFailureReason, type ModelRequest } from '../../engine/model.ts';
import type { Db } from '../database/database.ts';
import { askOnce, Malformed } from './ask-once.ts';
import { createBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import { faultOf, isBarred, isTransient, isTurnedDown, isUnreadable, waitBefore } from './call-error.ts';
import type { ModelProvider } from './model-provider.ts';
import { costOf, type ModelPrice } from './prices.ts';
import { languageModel } from './providers.ts';
import { jsonWithin } from './salvage.ts';

export interface ModelSettings {
  provider: ModelProvider;
  /** The provider's id of the model. */
  name: string;
  /** Where the protocol is spoken, e.g. "http://localhost:11434/v1"; null for the provider's own address. */
  baseUrl: string | null;
  /** Null where the server asks for none. */
  apiKey: string | null;
  /** Null: no limit. */
  dailyBudgetUsd: number | null;
  /** Needed with a budget. */
  price: ModelPrice | null;
  /** Milliseconds a question may take, retries, waits and repair counted. */
  timeout?: number;
  /** How often a request that met a passing fault is repeated. */
  retries?: number;
  /** Milliseconds before the first repetition when the provider names no time. */
  retryWait?: number;
  /** Questions in a row without an answer after which the provider is left alone for a minute. */
  failuresBeforePause?: number;
}

/** A question may take this long, all in. */
const TIMEOUT = 30_000;
const RETRIES = 2;
const FAILURES_BEFORE_PAUSE = 3;
const PAUSE = 60_000;
/** Tokens are counted by the provider; before that we assume the densest text there is. */
const CHARACTERS_A_TOKEN = 2;
/** What the schema and the provider's own wrapping may add. */
const WRAPPING_TOKENS = 1_000;
/** Of a malformed answer, what is shown back for repair. */
const MAX_SHOWN = 8_000;

export interface ModelClient extends Model {
  /** Gives up what is under way, so that a process can stop. */
  close(): void;
}

/** What one question has cost and used so far. */
interface Tally {
  attempts: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * A language model over HTTP (Vercel AI SDK). Fails within the time set, and only with `ModelFailure`.
 * The log gets provider, model, tokens, duration and outcome, never a word of request or reply (law 7).
 */
export function createModel(settings: ModelSettings, kit: { db: Db; log: Logger; now(): number }): ModelClient {
  // The SDK would print its warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = languageModel(settings);
  const { price } = settings;
  const budget = settings.dailyBudgetUsd === null ? null : createBudget(kit.db, settings.dailyBudgetUsd, () => kit.now());
  const closing = new AbortController();
  const retries = settings.retries ?? RETRIES;
  const breaker = createBreaker(() => kit.now(), settings.failuresBeforePause ?? FAILURES_BEFORE_PAUSE, PAUSE);

  /** One request, paid from the budget. */
  const request = async <T>(asked: ModelRequest<T>, messages: ModelMessage[], signal: AbortSignal, tally: Tally): Promise<T> => {
    const most =
      price === null ? 0 : costOf(price, WRAPPING_TOKENS + Math.ceil((asked.system.length + lengthOf(messages)) / CHARACTERS_A_TOKEN), asked.maxOutputTokens);
    const reserved = budget === null ? null : await budget.reserve(most);
    if (budget !== null && reserved === null) throw new ModelFailure('budget');
    const settle = async (usage: LanguageModelUsage): Promise<void> => {
      if (usage.inputTokens === undefined || usage.outputTokens === undefined) return;
      tally.inputTokens += usage.inputTokens;
      tally.outputTokens += usage.outputTokens;
      if (price !== null) await reserved?.settle(costOf(price, usage.inputTokens, usage.outputTokens));
    };
    tally.attempts += 1;
    try {
      return await askOnce(model, asked, messages, signal, settle);
    } catch (error) {
      // A request that was turned down costs nothing. One that was cut off may have cost all of it.
      if (isTurnedDown(error)) await reserved?.settle(0);
      throw error;
    }
  };

  const withRetries = async <T>(asked: ModelRequest<T>, messages: ModelMessage[], signal: AbortSignal, tally: Tally, deadline: number): Promise<T> => {
    for (;;) {
      try {
        return await request(asked, messages, signal, tally);
      } catch (error) {
        const wait = waitBefore(error, tally.attempts - 1, kit.now(), settings.retryWait);
        // A provider that asks for more time than there is left is not waited for in vain.
        if (!isTransient(error) || tally.attempts > retries || performance.now() + wait >= deadline) throw error;
        await sleep(wait, undefined, { signal });
      }
    }
  };

  /** An answer that does not fit gets one chance to be mended: by reading what is in it, then by asking again. */
  const withRepair = async <T>(asked: ModelRequest<T>, signal: AbortSignal, tally: Tally, deadline: number): Promise<T> => {
    const question: ModelMessage[] = [{ role: 'user', content: asked.prompt }];
    try {
      return await withRetries(asked, question, signal, tally, deadline);
    } catch (error) {
      if (!(error instanceof Malformed) || error.why === 'refusal') throw error;
      const salvaged = asked.schema.safeParse(jsonWithin(error.text));
      if (salvaged.success) return salvaged.data;
      const shown: ModelMessage[] = error.text.trim() === '' ? [] : [{ role: 'assistant', content: error.text.slice(0, MAX_SHOWN) }];
      const why = error.why === 'cut-off' ? 'It was cut off: answer shorter.' : 'It does not fit the schema.';
      const again: ModelMessage[] = [
        ...question,
        ...shown,
        { role: 'user', content: `That is not the answer asked for. ${why} Answer again with nothing but the JSON object, complete.` },
      ];
      return withRetries(asked, again, signal, tally, deadline);
    }
  };

  /** The last refusal that was explained; null while the provider answers. */
  let explained: string | null = null;
  const explain = (fault: ReturnType<typeof faultOf>): void => {
    const said = JSON.stringify(fault);
    if (said === explained) return;
    explained = said;
    kit.log.error(
      { provider: settings.provider, model: settings.name, ...fault },
      'the language model turns us down; check MODEL_NAME, MODEL_API_KEY and the account. The embedded writer goes on alone, and one question a minute asks again',
    );
  };

  return {
    generate: async (asked) => {
      const started = performance.now();
      const timeout = settings.timeout ?? TIMEOUT;
      const late = AbortSignal.timeout(timeout);
      const tally: Tally = { attempts: 0, inputTokens: 0, outputTokens: 0 };
      const note = (outcome: 'ok' | ModelFailureReason, error?: unknown): void => {
        const entry = {
          call: asked.name,
          provider: settings.provider,
          model: settings.name,
          outcome,
          ...faultOf(error),
          ...tally,
          milliseconds: Math.round(performance.now() - started),
        };
        if (outcome === 'ok') kit.log.info(entry, 'language model');
        else kit.log.warn(entry, 'language model');
      };
      try {
        if (!breaker.allows()) throw new ModelFailure('unavailable');
        const value = await withRepair(asked, AbortSignal.any([late, closing.signal]), tally, started + timeout);
        breaker.note('up');
        explained = null;
        note('ok');
        return value;
      } catch (error) {
        const reason = reasonOf(error, late.aborted);
        if (isBarred(error)) {
          breaker.note('barred');
          explain(faultOf(error));
        } else if (tally.attempts > 0) breaker.note(reason === 'timeout' || reason === 'unavailable' ? 'down' : 'up');
        note(reason, error);
        throw new ModelFailure(reason);
      }
    },
    close: () => closing.abort(),
  };
}

function reasonOf(error: unknown, late: boolean): ModelFailureReason {
  if (error instanceof ModelFailure) return error.reason;
  if (late) return 'timeout';
  if (error instanceof Malformed) return error.why === 'refusal' ? 'refused' : 'malformed';
  if (isTurnedDown(error)) return isTransient(error) ? 'unavailable' : 'refused';
  return isUnreadable(error) ? 'malformed' : 'unavailable';
}

const lengthOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
