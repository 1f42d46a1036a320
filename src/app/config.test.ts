import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, warningsOf } from './config.ts';

describe('readConfig', () => {
  test('an empty environment is a working one, on loopback', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', siteUrl: 'http://localhost:3000', databaseUrl: null, process: 'all', trustProxy: false });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ SITE_URL: 'roastume' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    [{ PROCESS: 'both' }, 'PROCESS'],
    [{ PROCESS: 'worker' }, 'DATABASE_URL'],
    [{ LIMIT_UPLOAD: 'many' }, 'LIMIT_UPLOAD'],
    [{ ANON_KEY: 'short' }, 'ANON_KEY'],
  ])('%o is refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  describe('a language model', () => {
    const MODEL = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt-5-mini', MODEL_API_KEY: 'sk-very-secret' };

    test('none is none; a whole one is taken, with the list price', () => {
      expect(readConfig({}).model).toBeNull();
      expect(readConfig({ ...MODEL, MODEL_DAILY_BUDGET_USD: '5' }).model).toEqual({
        provider: 'openai',
        name: 'gpt-5-mini',
        baseUrl: null,
        apiKey: 'sk-very-secret',
        dailyBudgetUsd: 5,
        price: { input: 0.25, output: 2 },
      });
      expect(readConfig({ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'llama', MODEL_BASE_URL: 'http://localhost:11434/v1' }).model).toMatchObject({
        apiKey: null,
        price: null,
      });
    });

    test.each([
      [{ MODEL_API_KEY: 'sk-very-secret' }, /^MODEL_PROVIDER: .*MODEL_API_KEY/u],
      [{ ...MODEL, MODEL_NAME: '' }, /^MODEL_NAME:/u],
      [{ ...MODEL, MODEL_API_KEY: '' }, /^MODEL_API_KEY:/u],
      [{ ...MODEL, MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: '' }, /^MODEL_API_KEY:/u],
      [{ ...MODEL, MODEL_PROVIDER: 'openai-compatible' }, /^MODEL_BASE_URL:/u],
      [{ ...MODEL, MODEL_PROVIDER: 'gemini' }, /^MODEL_PROVIDER:/u],
      [{ ...MODEL, MODEL_BASE_URL: 'sk-very-secret' }, /^MODEL_BASE_URL:/u],
      [{ ...MODEL, MODEL_DAILY_BUDGET_USD: 'sk-very-secret' }, /^MODEL_DAILY_BUDGET_USD:/u],
      [{ ...MODEL, MODEL_PRICE_INPUT: '1' }, /^MODEL_PRICE_OUTPUT:/u],
      [{ ...MODEL, MODEL_NAME: 'mystery-model', MODEL_DAILY_BUDGET_USD: '5' }, /^MODEL_PRICE_INPUT, MODEL_PRICE_OUTPUT: .*mystery-model/u],
    ])('half of one is refused, by the name of what is missing and never by its value (%#)', (env, message) => {
      expect(() => readConfig(env)).toThrow(ConfigError);
      expect(() => readConfig(env)).toThrow(message);
      expect(() => readConfig(env)).not.toThrow(/sk-very-secret/u);
    });
  });

  describe('payment and mail', () => {
    const KEYS = { STRIPE_SECRET_KEY: 'sk_test_verysecret', STRIPE_WEBHOOK_SECRET: 'whsec_verysecret' };

    test('without a key the sandbox, without a mail server the folder; with them what was given', () => {
      expect(readConfig({ DATA_DIR: '/d' })).toMatchObject({
        stripe: null,
        priceIds: { cv_build: 'price_cv_build' },
        mail: { smtpUrl: null, folder: '/d/outbox' },
      });
      expect(
        readConfig({
          ...KEYS,
          PRICE_CV_BUILD: 'price_1',
          SMTP_URL: 'smtps://u:p@mail.example:465',
          MAIL_FROM: 'R <r@example.com>',
          SUPPORT_EMAIL: 'help@example.com',
        }),
      ).toMatchObject({
        stripe: { secretKey: 'sk_test_verysecret', webhookSecret: 'whsec_verysecret', apiBase: null },
        priceIds: { cv_build: 'price_1', full_roast_report: 'price_full_roast_report' },
        mail: { smtpUrl: 'smtps://u:p@mail.example:465', from: 'R <r@example.com>' },
        supportEmail: 'help@example.com',
      });
    });

    test.each([
      [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_live_verysecret' }, /^STRIPE_SECRET_KEY:/u],
      [{ ...KEYS, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET:/u],
      [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'verysecret' }, /^STRIPE_WEBHOOK_SECRET:/u],
      [{ ...KEYS, STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY:/u],
      [{ ...KEYS, STRIPE_SECRET_KEY: 'sk_live_verysecret', STRIPE_API_BASE: 'http://127.0.0.1:1' }, /^STRIPE_API_BASE:/u],
      [{ SMTP_URL: 'http://u:verysecret@mail.example' }, /^SMTP_URL:/u],
      [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM:/u],
      [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL:/u],
    ])('what is wrong is named, and no secret is said (%#)', (env, message) => {
      expect(() => readConfig(env)).toThrow(ConfigError);
      expect(() => readConfig(env)).toThrow(message);
      expect(() => readConfig(env)).not.toThrow(/verysecret/u);
    });
  });

  describe('who runs it', () => {
    test('is told as it was given, and nothing is made up where it was not', () => {
      expect(readConfig({ SITE_URL: 'https://shop.example' })).toMatchObject({ supportEmail: null, operator: { name: null, address: null } });
      expect(readConfig({ OPERATOR_NAME: 'Red Pen Ltd', OPERATOR_ADDRESS: '1 Margin Street,\nDublin\n' }).operator).toEqual({
        name: 'Red Pen Ltd',
        address: '1 Margin Street, Dublin',
      });
    });

    test('what is missing is named in the log, more urgently where real payments are taken', () => {
      const [trying] = warningsOf(readConfig({ OPERATOR_NAME: 'Red Pen Ltd' }));
      expect(trying).toContain('SUPPORT_EMAIL, OPERATOR_ADDRESS');
      const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
      expect(warningsOf(readConfig(keys))[0]?.length).toBeGreaterThan(warningsOf(readConfig({}))[0]?.length ?? 0);
      expect(warningsOf(readConfig({ ...keys, SUPPORT_EMAIL: 'a@b.example', OPERATOR_NAME: 'A', OPERATOR_ADDRESS: 'B' }))).toEqual([]);
    });
  });

  test('an empty value counts as not set, a limit can be overridden', () => {
    const config = readConfig({ DATABASE_URL: '', LIMIT_UPLOAD_DAILY: '7/60' });
    expect(config.databaseUrl).toBeNull();
    expect(config.limits.uploadDaily).toEqual({ points: 7, seconds: 60 });
  });

  test('by default a whole campus behind one address can upload 200 times a day, and nobody more than 10 in ten minutes', () => {
    expect(readConfig({}).limits).toMatchObject({ upload: { points: 10, seconds: 600 }, uploadDaily: { points: 200, seconds: 86_400 } });
  });

  test('TRUST_PROXY=1 believes the nearest proxy only', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    if (typeof trustProxy !== 'function') throw new Error('expected a rule');
    expect([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)]).toEqual([true, false]);
  });
});
