import { migratedMemory } from '../../../fixtures/database-image.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelFake, startModelFake } from '../../../fakes/model/model-fake.ts';
import type { ModelFailureReason, ModelRequest } from '../../engine/model.ts';
import { ANYBODY } from '../../engine/privacy/mask.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createModel, type ModelSettings } from './create-model.ts';
import { modelSpend } from './model-spend.table.ts';
import { costOf, listPrice } from './prices.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  return () => database.close();
});
beforeAll(async () => {
  await migrate(database);
});

let fake: ModelFake;
let logged: string[];
beforeEach(async () => {
  fake = await startModelFake();
  return () => fake.close();
});
beforeEach(async () => {
  logged = [];
  await database.db.delete(modelSpend);
});

const SECRET = 'the-key-nobody-prints';
const clock = { now: Date.UTC(2026, 9, 1, 12) };
const clientOf = (changes: Partial<ModelSettings> = {}) =>
  createModel(
    {
      provider: 'openai-compatible',
      name: 'test-model',
      baseUrl: fake.url,
      apiKey: SECRET,
      dailyBudgetUsd: null,
      price: null,
      timeout: 2_000,
      retryWait: 1,
      failuresBeforePause: Infinity,
      ...changes,
    },
    { db: database.db, log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }), now: () => clock.now },
  );

const request: ModelRequest<{ lines: { id: string }[]; assessment: string }> = {
  name: 'roast',
  schema: z.object({ lines: z.array(z.object({ id: z.string(), line: z.string(), fix: z.string() })), assessment: z.string(), best: z.string() }),
  system: 'Be the red pen.',
  prompt: ANYBODY.prompt('Pelican wrangler since 2019\nF1 | weak-opening | on L1 | quote: "Helped" | opening: helped'),
  maxOutputTokens: 1_000,
};
const failure = (client: ReturnType<typeof clientOf>): Promise<ModelFailureReason | 'answered'> =>
  client.generate(request).then(
    () => 'answered',
    (error: { reason: ModelFailureReason }) => error.reason,
  );

describe.each([
  { provider: 'openai', path: '/v1/responses', key: 'authorization' },
  { provider: 'anthropic', path: '/v1/messages', key: 'x-api-key' },
  { provider: 'openai-compatible', path: '/v1/chat/completions', key: 'authorization' },
] as const)('$provider', ({ provider, path, key }) => {
  test('is asked in its own protocol, once, and answers in our shape', async () => {
    const answer = await clientOf({ provider }).generate(request);
    expect(answer.lines.map(({ id }) => id)).toEqual(['F1']);
    expect(fake.requests).toHaveLength(1);
    const [seen] = fake.requests;
    expect(seen).toMatchObject({ path, system: expect.stringContaining(request.system), prompt: expect.stringContaining('Pelican') });
    expect(seen?.headers[key]).toContain(SECRET);
    expect(JSON.stringify(seen?.body)).toContain('assessment');
    // The Responses API keeps what it sees unless told not to.
    expect(seen?.body['store']).toBe(provider === 'openai' ? false : undefined);
  });

  test.each([
    ['401', 'refused', 1],
    ['400', 'refused', 1],
    ['403', 'refused', 1],
    ['429', 'unavailable', 3],
    ['500', 'unavailable', 3],
    ['hangup', 'unavailable', 3],
    ['truncated', 'malformed', 2],
    ['wrong-shape', 'malformed', 2],
    ['empty', 'malformed', 2],
    ['garbage', 'malformed', 1],
    ['refusal', 'refused', 1],
  ] as const)('%s is "%s" after %i requests', async (behaviour, reason, requests) => {
    fake.usually(behaviour);
    expect(await failure(clientOf({ provider }))).toBe(reason);
    expect(fake.requests).toHaveLength(requests);
  });

  test('an answer in a fence is read, without asking again', async () => {
    fake.usually('fenced');
    expect((await clientOf({ provider }).generate(request)).lines).toHaveLength(1);
    expect(fake.requests).toHaveLength(1);
  });

  test('a fault that passes is survived: twice 500, then well; a malformed answer is mended once', async () => {
    fake.answer('500', '500');
    expect(await failure(clientOf({ provider }))).toBe('answered');
    fake.answer('wrong-shape');
    expect(await failure(clientOf({ provider }))).toBe('answered');
    expect(fake.requests.at(-1)?.prompt).toContain('does not fit');
  });
});

describe('time', () => {
  test('a provider that hangs is given up at the timeout', async () => {
    fake.usually('hang');
    expect(await failure(clientOf({ timeout: 150 }))).toBe('timeout');
  });

  test('Retry-After is kept where there is time for it, and not waited for where there is none', async () => {
    await fake.close();
    fake = await startModelFake({ retryAfterSeconds: 1 });
    fake.answer('429');
    const started = performance.now();
    expect(await failure(clientOf({ timeout: 60_000 }))).toBe('answered');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    fake.answer('429');
    // Had it been waited for, the clock would have run out first.
    expect(await failure(clientOf({ timeout: 600 }))).toBe('unavailable');
  });

  test('closing ends what is under way', async () => {
    fake.usually('hang');
    const client = clientOf({ timeout: 20_000 });
    const answer = failure(client);
    client.close();
    expect(await answer).toBe('unavailable');
  });

  test('a provider that is down is left alone for a minute, then tried once', async () => {
    fake.usually('500');
    const client = clientOf({ retries: 0, failuresBeforePause: 3 });
    for (let turn = 0; turn < 6; turn += 1) expect(await failure(client)).toBe('unavailable');
    expect(fake.requests).toHaveLength(3);
    clock.now += 61_000;
    expect(await failure(client)).toBe('unavailable');
    expect(await failure(client)).toBe('unavailable');
    expect(fake.requests).toHaveLength(4);
    fake.usually('well');
    clock.now += 61_000;
    expect(await failure(client)).toBe('answered');
    expect(await failure(client)).toBe('answered');
  });
});

test('a model that thinks is asked for no summary of its thoughts, which is refused to organisations that are not verified', async () => {
  expect(await failure(clientOf({ provider: 'openai', name: 'gpt-5-mini' }))).toBe('answered');
  expect(fake.requests[0]?.body['reasoning']).toEqual({ effort: 'low' });
});

test.each([
  ['400', 'invalid_request_error'],
  ['401', 'invalid_api_key'],
  ['403', 'unsupported_country_region_territory'],
] as const)('a provider that says %s is left alone at once, and the log says why, once', async (status, code) => {
  const client = clientOf();
  fake.usually(status);
  expect([await failure(client), await failure(client), await failure(client)]).toEqual(['refused', 'unavailable', 'unavailable']);
  expect(fake.requests).toHaveLength(1);
  clock.now += 61_000;
  expect([await failure(client), await failure(client)]).toEqual(['refused', 'unavailable']);
  expect(fake.requests).toHaveLength(2);
  const reasons = logged.filter((line) => line.includes('"level":50'));
  expect(reasons).toHaveLength(1);
  expect(JSON.parse(reasons[0] ?? '')).toMatchObject({ status: Number(status), code, model: 'test-model' });
  expect(JSON.parse(logged.find((line) => line.includes('"refused"')) ?? '')).toMatchObject({ outcome: 'refused', status: Number(status), code });
  fake.usually('well');
  clock.now += 61_000;
  expect([await failure(client), await failure(client)]).toEqual(['answered', 'answered']);
  fake.usually(status);
  expect(await failure(client)).toBe('refused');
  expect(logged.filter((line) => line.includes('"level":50'))).toHaveLength(2);
});

describe('the day’s budget', () => {
  const price = { input: 1_000, output: 1_000 };
  const spent = async (): Promise<number[]> => (await database.db.select().from(modelSpend)).map((row) => row.microUsd);
  // The fake counts 1200 + 300 tokens: 1.5 million micro-dollars at this price.
  const CALL = 1_500_000;

  test('is counted in the database: when it is spent nobody is asked, in any process, until the next day', async () => {
    const [one, other] = [clientOf({ price, dailyBudgetUsd: 4 }), clientOf({ price, dailyBudgetUsd: 4 })];
    expect([await failure(one), await failure(other), await failure(one), await failure(other)]).toEqual(['answered', 'answered', 'budget', 'budget']);
    expect(fake.requests).toHaveLength(2);
    expect(await spent()).toEqual([2 * CALL]);
    clock.now += 24 * 3_600_000;
    expect(await failure(other)).toBe('answered');
  });

  test('holds when many ask at once', async () => {
    const clients = Array.from({ length: 4 }, () => clientOf({ price, dailyBudgetUsd: 8 }));
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => failure(clients[at % 4] ?? clientOf())));
    expect(new Set(outcomes)).toEqual(new Set(['answered', 'budget']));
    const [total = 0] = await spent();
    expect(total).toBe(fake.requests.length * CALL);
    expect(total).toBeLessThanOrEqual(8_000_000);
  });

  test('a request that was turned down costs nothing, a malformed answer costs what it used, one cut off the most it can', async () => {
    fake.usually('401');
    await failure(clientOf({ price, dailyBudgetUsd: 20 }));
    expect(await spent()).toEqual([0]);
    fake.usually('wrong-shape');
    await failure(clientOf({ price, dailyBudgetUsd: 20 }));
    expect(await spent()).toEqual([2 * CALL]);
    fake.usually('hang');
    await failure(clientOf({ price, dailyBudgetUsd: 20, timeout: 100 }));
    expect((await spent())[0]).toBeGreaterThan(2 * CALL + 1_000_000);
  });

  test('prices are found with and without a date; an unknown model has none', () => {
    expect(listPrice('gpt-4.1-mini-2025-04-14')).toEqual(listPrice('gpt-4.1-mini'));
    expect(listPrice('claude-sonnet-4-5-20250929')).toEqual({ input: 3, output: 15 });
    expect(listPrice('llama-at-home')).toBeNull();
    expect(costOf({ input: 3, output: 15 }, 1_000, 100)).toBe(4_500);
  });
});

test('the log has the outcome and the tokens, and no word of request, reply or key', async () => {
  for (const behaviour of ['well', 'wrong-shape', '401', '500', 'refusal', 'garbage', 'obeys-injection'] as const) {
    fake.usually(behaviour);
    await failure(clientOf());
  }
  const log = logged.join('\n');
  // One of them, the refused key, is explained in a line of its own.
  expect(logged).toHaveLength(8);
  expect(log).toContain('"model":"test-model","outcome":"ok","attempts":1,"inputTokens":1200,"outputTokens":300');
  // "502 Bad", not "502": three digits alone turn up in the clock of a log line, one run in forty.
  for (const word of ['Pelican', 'red pen', 'lighthouse', 'jokes', 'candidate', 'Incorrect', 'cannot help', '502 Bad', SECRET]) expect(log).not.toContain(word);
});
