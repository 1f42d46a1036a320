import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CvName, cvPdf } from '../../fixtures/cvs.ts';
import { UPLOAD_FIELDS } from '../domain/upload-form.ts';
import { CvAnalysisResultRow, UploadCvReply } from '../features/roast/contract.ts';
import { call } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const JOB = 'Marketing Manager';

describe.each(await engines())('a mended CV on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl);
    return () => server.stop();
  });

  async function roasted(name: CvName, previous?: string): Promise<CvAnalysisResultRow> {
    const form = new FormData();
    form.set(UPLOAD_FIELDS.jobRole, JOB);
    if (previous !== undefined) form.set(UPLOAD_FIELDS.previous, previous);
    form.set(UPLOAD_FIELDS.file, new File([new Uint8Array(await cvPdf(name))], 'cv.pdf'));
    const reply = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: form });
    expect(reply.status).toBe(200);
    return read(UploadCvReply.parse(await reply.json()).cvUploadId);
  }

  async function read(id: string): Promise<CvAnalysisResultRow> {
    const reply = await fetch(`${server.url}/rest/v1/cv_analysis_results?cv_upload_id=eq.${id}`, { headers: { ...server.headers, prefer: 'wait=20' } });
    const rows: unknown = await reply.json();
    return CvAnalysisResultRow.parse(Array.isArray(rows) ? rows[0] : null);
  }

  test('is compared with the one before it, and says when both are deleted', async () => {
    const first = await roasted('weak');
    expect(first.comparison).toBeNull();
    expect(Date.parse(first.delete_at) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    const second = await roasted('strong', first.cv_upload_id);
    expect(second.comparison).toMatchObject({ previousUploadId: first.cv_upload_id });
    expect(second.comparison?.scores.eyeRollFactor).toEqual({
      before: first.eye_roll_factor,
      after: second.eye_roll_factor,
      gained: first.eye_roll_factor - second.eye_roll_factor,
    });
    expect(second.comparison?.scores.skillRelevance.gained).toBe(second.skill_relevance - first.skill_relevance);
    expect(second.comparison?.gone.some(({ quote }) => quote?.includes('Responsible for'))).toBe(true);
  });

  test('that has not changed is told so', async () => {
    const first = await roasted('weak');
    const again = await roasted('weak', first.cv_upload_id.toUpperCase());
    expect(again.comparison).toMatchObject({ gone: [], fresh: [] });
    expect(again.roast_lines).toEqual(first.roast_lines);
  });

  test.each(['', 'the last one', randomUUID(), "1' or '1'='1", 'x'.repeat(9_000)])(
    'whose predecessor is none of ours (%#) is roasted like any other',
    async (previous) => {
      expect((await roasted('weak', previous)).comparison).toBeNull();
    },
    60_000,
  );

  test('keeps no word of a predecessor that is deleted', async () => {
    const first = await roasted('weak');
    const second = await roasted('strong', first.cv_upload_id);
    expect(second.comparison).not.toBeNull();
    // Read again: a copy of the finished row is kept.
    await read(second.cv_upload_id);
    expect(await call(server, 'delete-my-data', { entityId: first.cv_upload_id })).toMatchObject({ status: 200 });
    await expect.poll(async () => (await read(second.cv_upload_id)).comparison).toBeNull();
    expect((await roasted('strong', first.cv_upload_id)).comparison).toBeNull();
  });
});
