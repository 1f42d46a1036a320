import path from 'node:path';
import { z } from 'zod';
import { keysOf } from '../domain/keys.ts';
import { RATE_LIMITS } from '../domain/limits.ts';
import type { RateLimitSettings } from '../platform/http/rate-limiter.ts';
import type { ModelSettings } from '../platform/model/create-model.ts';
import { listPrice } from '../platform/model/prices.ts';
import { MODEL_PROVIDERS } from '../platform/model/model-provider.ts';

/** The public credential of our own client when `ANON_KEY` is not set. It is no secret (wire.md, "Manner"). */
const DEFAULT_ANON_KEY = 'roastume-anon';

const LimitSetting = z.string().regex(/^\d+\/\d+$/, 'must be "count/seconds", e.g. 5/600');

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ANON_KEY: z.string().min(8).default(DEFAULT_ANON_KEY),
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS).optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_DAILY_BUDGET_USD: z.coerce.number().positive().optional(),
  MODEL_PRICE_INPUT: z.coerce.number().nonnegative().optional(),
  MODEL_PRICE_OUTPUT: z.coerce.number().nonnegative().optional(),
});
type Environment = z.infer<typeof Environment>;

export interface Config {
  port: number;
  host: string;
  /** Origin under which visitors reach us, without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  anonKey: string;
  process: 'all' | 'web' | 'worker';
  /** What Fastify's `trustProxy` takes: whose word on the visitor's address counts. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: string;
  limits: RateLimitSettings;
  /** The language model that writes, too; null without one. */
  model: ModelSettings | null;
}

/** Something in the environment is not as it should be; the message names each value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses the environment, once, at start-up. Empty values count as not set. @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  if (values.PROCESS !== 'all' && values.DATABASE_URL === undefined)
    throw new ConfigError('PROCESS: web and worker as processes of their own need DATABASE_URL');
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    anonKey: values.ANON_KEY,
    process: values.PROCESS,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    limits: readLimits(given),
    model: readModel(values),
  };
}

/** All or nothing: a model set up halfway is refused, naming what is missing. No message holds a value: one of them is the key. */
function readModel(values: Environment): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey, MODEL_DAILY_BUDGET_USD: dailyBudgetUsd } = values;
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = values;
  const set = keysOf(values).filter((key) => key.startsWith('MODEL_') && values[key] !== undefined);
  if (set.length === 0) return null;
  const lacks = (variable: string): ConfigError => new ConfigError(`${variable}: is missing, while ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set`);
  if (provider === undefined) throw lacks('MODEL_PROVIDER');
  if (name === undefined) throw lacks('MODEL_NAME');
  // A server of one's own may ask for no key.
  if (provider === 'openai-compatible' && baseUrl === undefined) throw lacks('MODEL_BASE_URL');
  if (provider !== 'openai-compatible' && apiKey === undefined) throw lacks('MODEL_API_KEY');
  if ((input === undefined) !== (output === undefined)) throw lacks(input === undefined ? 'MODEL_PRICE_INPUT' : 'MODEL_PRICE_OUTPUT');
  const price = input !== undefined && output !== undefined ? { input, output } : listPrice(name);
  if (dailyBudgetUsd !== undefined && price === null)
    throw new ConfigError(`MODEL_PRICE_INPUT, MODEL_PRICE_OUTPUT: MODEL_DAILY_BUDGET_USD needs them, since the price of ${name} is not known here`);
  return { provider, name, baseUrl: baseUrl ?? null, apiKey: apiKey ?? null, dailyBudgetUsd: dailyBudgetUsd ?? null, price };
}

/** "true", a number of hops, or a list of addresses and networks. */
function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}

/** `LIMIT_UPLOAD_DAILY=100/86400` overrides `RATE_LIMITS.uploadDaily`. */
function readLimits(given: Record<string, string | undefined>): RateLimitSettings {
  const settings: RateLimitSettings = { ...RATE_LIMITS };
  for (const name of keysOf(RATE_LIMITS)) {
    const variable = `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    const value = given[variable];
    if (value === undefined) continue;
    const parsed = LimitSetting.safeParse(value);
    if (!parsed.success) throw new ConfigError(`${variable}: ${parsed.error.issues[0]?.message ?? 'not valid'}`);
    const [points = 0, seconds = 0] = value.split('/').map(Number);
    settings[name] = { points, seconds };
  }
  return settings;
}
