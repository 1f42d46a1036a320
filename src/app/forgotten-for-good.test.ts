import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { UploadCvReply } from '../features/roast/contract.ts';
import { SWEEP_JOB } from '../platform/database/sweeper.ts';
import { ANSWERS, buy, insertInto, REQUEST, rowOf } from './paid-rooms.test-kit.ts';
import { call, form, openCheckout, ROOMY } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

/** Words that stand nowhere else on this machine. Of what is long enough to be packed (the text of a PDF) no word can be looked for. */
const ROLE = 'Quokkazanzibar Wrangler';
const BUYER = 'quokkazanzibar-buyer@example.com';
const COMPANY = 'Quokkazanzibar Freight';
const CV_TEXT = 'Quokkazanzibar Quenby, shift supervisor';
const CANARY = 'quokkazanzibar';

describe('deleted means deleted, on the disk of the embedded database', () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'roastume-for-good-'));
    return () => rm(folder, { recursive: true, force: true });
  });
  beforeAll(async () => {
    server = await startTestServer(null, { ...ROOMY, DATA_DIR: folder }, { kind: 'folder', folder });
    return () => server.stop();
  });

  /** Nothing of a file that was deleted since the folder was listed: the engine drops a segment of its journal when it is done with it. */
  const textOf = (file: string): Promise<string> =>
    readFile(file, 'latin1').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    });

  /** The files below the data folder, the journal and the mails included, in which the word stands, in whatever letters. */
  async function filesWith(word: string): Promise<string[]> {
    const found: string[] = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && (await textOf(file)).toLowerCase().includes(word.toLowerCase())) found.push(path.relative(folder, file));
    }
    return found;
  }

  /** Everything there is to give: a roast with its report, a CV build and an optimization, all bought. */
  async function visit(): Promise<string[]> {
    const data = new FormData();
    data.set('jobRole', ROLE);
    data.set('file', new File([new Uint8Array(await cvPdf('weak'))], 'cv.pdf'));
    const uploaded = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: data });
    const { cvUploadId } = UploadCvReply.parse(await uploaded.json());
    const wait = (what: string) => fetch(`${server.url}/rest/v1/${what}`, { headers: { ...server.headers, prefer: 'wait=20' } });
    await wait(`cv_analysis_results?select=stamp&cv_upload_id=eq.${cvUploadId}`);
    const { sessionId } = await openCheckout(server, cvUploadId);
    await form(server, '/sandbox-checkout/pay', { session: sessionId, email: BUYER });
    await wait(`cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${cvUploadId}`);
    const build = await insertInto(server, 'cv_build_data', { ...ANSWERS, current_company: COMPANY });
    await call(server, 'generate-cv', { cvBuildDataId: build });
    await buy(server, 'cv_build', build);
    const optimization = await insertInto(server, 'cv_optimization_requests', {
      ...REQUEST,
      extracted_cv_text: REQUEST.extracted_cv_text.replace('Orla Quenby', CV_TEXT),
    });
    await buy(server, 'cv_optimization', optimization);
    await wait(`cv_optimization_requests?select=optimization_result&id=eq.${optimization}`);
    expect(await rowOf(server, 'cv_optimization_requests', optimization)).toMatchObject({ processing_status: 'completed' });
    await expect.poll(async () => (await readdir(path.join(folder, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
    return [cvUploadId, build, optimization];
  }

  test('three deletions are one sweep, and after it neither tables, indexes, long values, journal nor mails hold a word', async () => {
    const ids = await visit();
    // It has been written, or the rest would prove nothing.
    for (const word of [ROLE, BUYER, COMPANY, CV_TEXT]) expect({ word, found: (await filesWith(word)).length > 0 }).toEqual({ word, found: true });
    const keeper = await insertInto(server, 'cv_build_data', { ...ANSWERS, current_company: 'Numbatlusaka Ltd' });

    for (const entityId of ids) expect((await call(server, 'delete-my-data', { entityId })).status).toBe(200);
    const { rows } = await server.parts.database.db.execute(sql`select count(*)::int as jobs from pgboss.job where name = ${SWEEP_JOB}`);
    // Two, if the minute turned meanwhile.
    expect([1, 2]).toContain(rows[0]?.['jobs']);
    await server.parts.sweeper.job.handle({}, AbortSignal.timeout(60_000));

    expect(await filesWith(CANARY)).toEqual([]);
    expect(await rowOf(server, 'cv_build_data', keeper)).toMatchObject({ current_company: 'Numbatlusaka Ltd' });
  });

  test('a stop before the sweep was due sweeps, too: after a restart nothing is there', async () => {
    const ids = await visit();
    for (const entityId of ids) await call(server, 'delete-my-data', { entityId });
    expect(await filesWith(CANARY)).not.toEqual([]);
    await server.stop();
    server = await startTestServer(null, { ...ROOMY, DATA_DIR: folder }, { kind: 'folder', folder });
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith('Numbatlusaka')).not.toEqual([]);
  });
});
