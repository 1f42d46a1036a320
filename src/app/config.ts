import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { keysOf } from '../domain/keys.ts';
import { RATE_LIMITS } from '../domain/limits.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { PRODUCTS } from '../domain/prices.ts';
import { type PriceIds } from '../domain/products.ts';
import type { RateLimitSettings } from '../platform/http/rate-limiter.ts';
import type { MailSettings } from '../platform/mail/mailer.ts';
import type { ModelSettings } from '../platform/model/create-model.ts';
import { listPrice } from '../platform/model/prices.ts';
import { MODEL_PROVIDERS } from '../platform/model/model-provider.ts';
import type { StripeSettings } from '../platform/payment/stripe-provider.ts';

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
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key of Stripe: sk_test_…, sk_live_…, rk_test_… or rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be the signing secret of the webhook: whsec_…').optional(),
  /** For tests: where the fake of Stripe's API listens. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  PRICE_FULL_ROAST_REPORT: z.string().default(PRODUCTS.full_roast_report.defaultPriceId),
  PRICE_CV_BUILD: z.string().default(PRODUCTS.cv_build.defaultPriceId),
  PRICE_CV_OPTIMIZATION: z.string().default(PRODUCTS.cv_optimization.defaultPriceId),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an address, e.g. "Roastumé <hello@example.com>"')
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  OPERATOR_NAME: z.string().trim().max(200).optional(),
  /** Postal address; its lines may be lines. */
  OPERATOR_ADDRESS: z
    .string()
    .max(500)
    .transform((address) => address.trim().replaceAll(/,?\s*[\r\n]+\s*/g, ', '))
    .optional(),
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
  /** What visitors' addresses are hashed with (rate-limiter.ts). */
  addressSecret: string;
  /** The language model that writes, too; null without one. */
  model: ModelSettings | null;
  /** The payment provider; null without a key: the sandbox checkout stands in for it. */
  stripe: StripeSettings | null;
  priceIds: PriceIds;
  mail: MailSettings;
  /** Where people write; null where nobody said. None is made up. */
  supportEmail: string | null;
  /** Who runs this installation and sells what it sells. */
  operator: { name: string | null; address: string | null };
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
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const mailDomain = new URL(siteUrl).hostname;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    anonKey: values.ANON_KEY,
    process: values.PROCESS,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    limits: readLimits(given),
    addressSecret: addressSecretOf(values.DATABASE_URL),
    model: readModel(values),
    stripe: readStripe(values),
    priceIds: { full_roast_report: values.PRICE_FULL_ROAST_REPORT, cv_build: values.PRICE_CV_BUILD, cv_optimization: values.PRICE_CV_OPTIMIZATION },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `${SITE_NAME} <no-reply@${mailDomain}>`,
      folder: path.resolve(values.DATA_DIR, 'outbox'),
    },
    supportEmail: values.SUPPORT_EMAIL ?? null,
    operator: { name: values.OPERATOR_NAME ?? null, address: values.OPERATOR_ADDRESS ?? null },
  };
}

/**
 * What visitors are owed and this installation cannot tell them, as lines for the log at start-up.
 * With a payment key it is for sale, and the law of most countries wants a seller to be named.
 */
export function warningsOf(config: Pick<Config, 'supportEmail' | 'operator' | 'stripe'>): string[] {
  const missing = [
    ...(config.supportEmail === null ? ['SUPPORT_EMAIL'] : []),
    ...(config.operator.name === null ? ['OPERATOR_NAME'] : []),
    ...(config.operator.address === null ? ['OPERATOR_ADDRESS'] : []),
  ];
  if (missing.length === 0) return [];
  const what = `${missing.join(', ')}: not set, so receipts and legal pages say that it is not known`;
  return [config.stripe === null ? what : `${what}. Payments are on: buyers must be able to tell who sells, and to write to them`];
}

/**
 * Not in the database, and the same for all who share it: they all know its address, password included. On the embedded
 * database there is one process, which makes one up; a restart begins the counts anew.
 */
function addressSecretOf(databaseUrl: string | undefined): string {
  return databaseUrl === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(`addresses ${databaseUrl}`).digest('hex');
}

/** With a key everything that protects money must be there, too. */
function readStripe(values: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values;
  if (secretKey === undefined) {
    if (webhookSecret !== undefined) throw new ConfigError('STRIPE_SECRET_KEY: is missing, while STRIPE_WEBHOOK_SECRET is set');
    return null;
  }
  if (webhookSecret === undefined) throw new ConfigError('STRIPE_WEBHOOK_SECRET: is missing, while STRIPE_SECRET_KEY is set');
  if (secretKey.includes('_live_') && apiBase !== undefined) throw new ConfigError('STRIPE_API_BASE: is for tests and must not be set with a live key');
  return { secretKey, webhookSecret, apiBase: apiBase ?? null };
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
