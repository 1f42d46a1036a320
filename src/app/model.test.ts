import { migratedMemory } from '../../fixtures/database-image.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cvPdf } from '../../fixtures/cvs.ts';
import { type Behaviour, type ModelFake, startModelFake } from '../../fakes/model/model-fake.ts';
import { Roast, TONES } from '../domain/roast.ts';
import { checkLine } from '../engine/writing/roast/check-line.ts';
import { writeRoastWithModel } from '../engine/writing/roast/model/model-roast.ts';
import { syntheticJudgement } from '../engine/writing/roast/synthetic-judgement.test-kit.ts';
import { ENGINE_VERSION, writeRoast } from '../engine/writing/roast/write-roast.ts';
import { UploadCvReply } from '../features/roast/contract.ts';
import { cvAnalysisResults } from '../features/roast/server/cv-analysis-results.table.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createModel } from '../platform/model/create-model.ts';
import { readConfig } from './config.ts';
import { startTestServer } from './server.test-kit.ts';
import { start } from './start.ts';

/** The specification of the fault table asks for each fault twenty times. */
const TIMES = 20;
const CVS = Array.from({ length: TIMES }, (_, turn) => {
  const judgement = syntheticJudgement(`fault-${turn}`);
  return { judgement, embedded: writeRoast(judgement), tone: TONES[turn % TONES.length] ?? 'brutal' };
});

let fake: ModelFake;
beforeEach(async () => {
  fake = await startModelFake({ retryAfterSeconds: 0, slow: 50 });
  return () => fake.close();
});

describe('the fault table', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await migratedMemory());
    return () => database.close();
  });

  /** What each fault leaves of the roast: prose of the model, or the embedded roast as it is. */
  const FAULTS: [Behaviour, 'model' | 'embedded'][] = [
    ['well', 'model'],
    ['slow', 'model'],
    ['fenced', 'model'],
    ['400', 'embedded'],
    ['401', 'embedded'],
    ['429', 'embedded'],
    ['500', 'embedded'],
    ['hang', 'embedded'],
    ['hangup', 'embedded'],
    ['truncated', 'embedded'],
    ['wrong-shape', 'embedded'],
    ['empty', 'embedded'],
    ['garbage', 'embedded'],
    ['refusal', 'embedded'],
    ['obeys-injection', 'embedded'],
  ];
  const providers = [
    ['openai', 'gpt-5-mini'],
    ['anthropic', 'claude-sonnet-4-5'],
    ['anthropic', 'unknown-model'],
    ['openai-compatible', 'any'],
  ] as const;

  // Each fault meets all twenty CVs, shared out over the set-ups.
  describe.each(providers.map(([provider, name], at) => ({ provider, name, cvs: CVS.filter((_, turn) => turn % providers.length === at) })))(
    '$provider, $name',
    ({ provider, name, cvs }) => {
      const client = (timeout: number) =>
        createModel(
          { provider, name, baseUrl: fake.url, apiKey: 'key', dailyBudgetUsd: null, price: null, timeout, retryWait: 1, failuresBeforePause: Infinity },
          { db: database.db, log: pino({ level: 'silent' }), now: Date.now },
        );

      test.each(FAULTS)('%s, several at once: a whole roast, by %s', async (behaviour, writer) => {
        fake.usually(behaviour);
        const model = client(behaviour === 'hang' ? 200 : 20_000);
        await Promise.all(
          cvs.map(async ({ judgement, embedded, tone }) => {
            const roast = await writeRoastWithModel(judgement, tone, model);
            expect(Roast.parse(roast)).toEqual(roast);
            for (const part of ['scores', 'ledger', 'evidence', 'binnedPercent', 'interview', 'clarityPercent'] as const)
              expect(roast[part]).toEqual(embedded[part]);
            const [words, before] = [roast.voices[tone], embedded.voices[tone]];
            expect(words.roastLines).toHaveLength(before.roastLines.length);
            expect(words.roastLines).toContain(words.topRoastLine);
            expect(new Set(words.roastLines).size).toBe(words.roastLines.length);
            for (const [at, line] of words.roastLines.entries()) {
              const finding = judgement.findings.find(({ id }) => id === roast.evidence[at]?.findingId);
              expect(finding === undefined ? ['no finding'] : checkLine(line, finding, tone, [judgement.job.phrase])).toEqual([]);
            }
            expect(roast.engineVersion.endsWith('+model')).toBe(writer === 'model');
            expect(writer === 'embedded' ? roast : embedded).toEqual(embedded);
          }),
        );
      });

      test('foreign ids and inventions change no line', async () => {
        for (const behaviour of ['foreign-ids', 'invents'] as const) {
          fake.usually(behaviour);
          for (const { judgement, embedded, tone } of cvs) {
            const roast = await writeRoastWithModel(judgement, tone, client(5_000));
            expect(roast.voices[tone].roastLines).toEqual(embedded.voices[tone].roastLines);
          }
        }
      });
    },
  );
});

const Rows = z.array(z.object({ engine_version: z.string(), roast_lines: z.array(z.string()) }));

describe('the job', () => {
  const withModel = (): Record<string, string> => ({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'fake',
    MODEL_BASE_URL: fake.url,
    MODEL_API_KEY: 'a-secret-key',
  });
  interface Target {
    url: string;
    headers: { authorization: string };
  }
  const upload = async ({ url, headers }: Target, tone: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await cvPdf('weak'))], 'cv.pdf', { type: 'application/pdf' }));
    form.set('jobRole', 'Marketing Manager');
    form.set('tone', tone);
    const response = await fetch(`${url}/functions/v1/upload-cv`, { method: 'POST', headers, body: form });
    return UploadCvReply.parse(await response.json()).cvUploadId;
  };
  const rowsOf = async ({ url, headers }: Target, id: string): Promise<z.infer<typeof Rows>> =>
    Rows.parse(
      await (
        await fetch(`${url}/rest/v1/cv_analysis_results?select=engine_version,roast_lines&cv_upload_id=eq.${id}`, {
          headers: { ...headers, prefer: 'wait=20' },
        })
      ).json(),
    );

  test('stores the model’s prose once, in the tone asked for, and the embedded roast when the model fails', async () => {
    const server = await startTestServer(null, withModel());
    try {
      const [first] = await rowsOf(server, await upload(server, 'gentle'));
      expect(first?.engine_version).toMatch(/\+model$/u);
      expect(fake.requests).toHaveLength(1);
      expect(fake.requests[0]?.system).toContain('mentor');

      fake.usually('401');
      const rows = await rowsOf(server, await upload(server, 'brutal'));
      expect(rows).toHaveLength(1);
      expect(rows[0]?.engine_version).not.toContain('model');
      expect(rows[0]?.roast_lines).toHaveLength(first?.roast_lines.length ?? 0);
      const log = server.logged.join('\n');
      expect(log).toContain('"outcome":"refused"');
      for (const secret of ['a-secret-key', 'Marketing Manager', 'Fernhollow', 'lighthouse', 'Incorrect API key']) expect(log).not.toContain(secret);
    } finally {
      await server.stop();
    }
  });

  test('a process told to stop does not wait for a model that hangs: the embedded roast is stored', async () => {
    fake.usually('hang');
    const folder = await mkdtemp(path.join(tmpdir(), 'roastume-model-'));
    try {
      const config = readConfig({ ...withModel(), PORT: '0', DATA_DIR: folder });
      const running = await start(config, pino({ level: 'silent' }), null);
      const url = (await running.server?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
      await upload({ url, headers: { authorization: `Bearer ${config.anonKey}` } }, 'brutal');
      await expect.poll(() => fake.requests.length, { timeout: 120_000 }).toBe(1);
      const stopping = performance.now();
      await running.stop();
      expect(performance.now() - stopping).toBeLessThan(25_000);
      const database = await openDatabase({ kind: 'folder', folder });
      const stored = await database.db.select({ roast: cvAnalysisResults.roast }).from(cvAnalysisResults);
      await database.close();
      expect(stored.map(({ roast }) => roast.engineVersion)).toEqual([ENGINE_VERSION]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
