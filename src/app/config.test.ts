import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

  test('an empty value counts as not set, a limit can be overridden', () => {
    const config = readConfig({ DATABASE_URL: '', LIMIT_UPLOAD_DAILY: '7/60' });
    expect(config.databaseUrl).toBeNull();
    expect(config.limits.uploadDaily).toEqual({ points: 7, seconds: 60 });
  });

  test('TRUST_PROXY=1 believes the nearest proxy only', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    if (typeof trustProxy !== 'function') throw new Error('expected a rule');
    expect([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)]).toEqual([true, false]);
  });
});
