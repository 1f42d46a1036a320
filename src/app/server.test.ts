import { beforeAll, expect, test } from 'vitest';
import { HTTP } from '../domain/limits.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

test('a start on a busy machine is not given up after the ten seconds that a plugin has by default', () => {
  expect(server.app.initialConfig.pluginTimeout).toBe(HTTP.pluginTimeout);
  expect(HTTP.pluginTimeout).toBeGreaterThanOrEqual(60_000);
});
