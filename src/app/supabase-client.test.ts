import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { CvAnalysisResultRow, UploadCvReply } from '../features/roast/contract.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

/** The official client, unmodified, against our server: what wire.md promises. */
describe.each(await engines())('supabase-js on $name', ({ serverUrl }) => {
  let server: TestServer;
  let supabase: SupabaseClient;
  let cvUploadId: string;

  const form = async (jobRole: string): Promise<FormData> => {
    const data = new FormData();
    data.set('jobRole', jobRole);
    data.set('file', new File([new Uint8Array(await cvPdf('weak'))], 'cv_final_FINAL2.pdf', { type: 'application/pdf' }));
    return data;
  };

  beforeAll(async () => {
    server = await startTestServer(serverUrl);
    supabase = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data } = await supabase.functions.invoke<unknown>('upload-cv', { body: await form('Marketing Manager') });
    cvUploadId = UploadCvReply.parse(data).cvUploadId;
  });
  afterAll(() => server.stop());

  test('an upload can be waited for and read', async () => {
    const waiting = supabase.from('cv_analysis_results').select('*').eq('cv_upload_id', cvUploadId).setHeader('Prefer', 'wait=20').single();
    const { data, error } = await waiting;
    expect(error).toBeNull();
    const row = CvAnalysisResultRow.parse(data);
    expect(row.roast_lines.length).toBeGreaterThanOrEqual(8);
    expect(row.roast_evidence).toHaveLength(row.roast_lines.length);
    expect(row.roast_lines).toContain(row.top_roast_line);
    expect(row.full_roast_report_data).toBeNull();
    const status = await supabase.from('cv_uploads').select('id, processing_status').eq('id', cvUploadId).single();
    expect(status.data).toEqual({ id: cvUploadId, processing_status: 'completed' });
  });

  test('only the asked columns are answered, and the ledger adds up', async () => {
    const { data } = await supabase.from('cv_analysis_results').select('score_ledger,skill_relevance').eq('cv_upload_id', cvUploadId).single();
    const row = CvAnalysisResultRow.pick({ score_ledger: true, skill_relevance: true }).strict().parse(data);
    const sum = row.score_ledger.skillRelevance.reduce((total, entry) => total + entry.points, 0);
    expect(sum).toBe(row.skill_relevance);
  });

  test('single() on nothing is PGRST116, maybeSingle() is null, a plain select is empty', async () => {
    const nobody = crypto.randomUUID();
    const single = await supabase.from('cv_uploads').select().eq('id', nobody).single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
    expect((await supabase.from('cv_uploads').select().eq('id', nobody).maybeSingle()).data).toBeNull();
    expect((await supabase.from('cv_uploads').select().eq('id', 'not-a-uuid')).data).toEqual([]);
  });

  test('a wait on nothing ends when it said it would, with what there is', async () => {
    const { data, error } = await supabase.from('cv_analysis_results').select('stamp').eq('cv_upload_id', crypto.randomUUID()).setHeader('Prefer', 'wait=1');
    expect([data, error]).toEqual([[], null]);
  });

  type Answer = { data: unknown; status: number; error: { code: string } | null };
  const refusals: [string, string | undefined, () => PromiseLike<Answer>][] = [
    ['without a key', '42501', () => supabase.from('cv_uploads').select()],
    ['by another column', '42501', () => supabase.from('cv_analysis_results').select().eq('job_role', 'Marketing Manager')],
    ['by a column that is not shown', 'PGRST100', () => supabase.from('cv_uploads').select().eq('document', '{}').eq('id', cvUploadId)],
    ['with another operator', '42501', () => supabase.from('cv_uploads').select().neq('id', crypto.randomUUID())],
    ['with a list', '42501', () => supabase.from('cv_uploads').select().in('id', [cvUploadId])],
    ['with an or', 'PGRST100', () => supabase.from('cv_uploads').select().or(`id.eq.${cvUploadId}`)],
    ['a column that is not shown', 'PGRST204', () => supabase.from('cv_uploads').select('id,document').eq('id', cvUploadId)],
    ['a cast', 'PGRST100', () => supabase.from('cv_analysis_results').select('full_roast_report_data::text').eq('cv_upload_id', cvUploadId)],
    ['a path', 'PGRST100', () => supabase.from('cv_analysis_results').select('voices->brutal').eq('cv_upload_id', cvUploadId)],
    ['an alias', 'PGRST100', () => supabase.from('cv_analysis_results').select('x:stamp').eq('cv_upload_id', cvUploadId)],
    ['an embedded table', 'PGRST100', () => supabase.from('cv_analysis_results').select('stamp,cv_uploads(document)').eq('cv_upload_id', cvUploadId)],
    ['a range', 'PGRST100', () => supabase.from('cv_uploads').select().eq('id', cvUploadId).range(0, 5)],
    ['an order', 'PGRST100', () => supabase.from('cv_uploads').select().eq('id', cvUploadId).order('id')],
    ['a count', '42501', () => supabase.from('cv_uploads').select('*', { count: 'exact' }).eq('id', cvUploadId)],
    ['an insert', '42501', () => supabase.from('cv_uploads').insert({ id: crypto.randomUUID(), processing_status: 'completed' })],
    ['an upsert', '42501', () => supabase.from('cv_analysis_results').upsert({ cv_upload_id: cvUploadId, stamp: 'MINE' })],
    ['an update', '42501', () => supabase.from('cv_analysis_results').update({ full_roast_report_data: {} }).eq('cv_upload_id', cvUploadId)],
    ['a delete', '42501', () => supabase.from('cv_uploads').delete().eq('id', cvUploadId)],
    ['an unknown table', 'PGRST205', () => supabase.from('pg_roles').select().eq('id', cvUploadId)],
    ['a table of the platform', 'PGRST205', () => supabase.from('rate_limits').select().eq('key', 'x')],
    ['an unknown function', 'PGRST202', () => supabase.rpc('version')],
  ];
  test.each(refusals)('refused: %s', async (_what, code, call) => {
    const { data, error, status } = await call();
    expect(data).toBeNull();
    expect(error?.code).toBe(code);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const still = await supabase.from('cv_analysis_results').select('stamp').eq('cv_upload_id', cvUploadId).single();
    expect(still.error).toBeNull();
  });

  test('a head request shows nothing', async () => {
    const { status, count } = await supabase.from('cv_uploads').select('id', { head: true }).eq('id', cvUploadId);
    expect([status, count]).toEqual([401, null]);
  });

  test('a bad token is PGRST301 on tables and 401 on functions', async () => {
    const stranger = createClient(server.url, 'not-our-key-at-all', { auth: { persistSession: false } });
    const table = await stranger.from('cv_uploads').select().eq('id', cvUploadId);
    expect([table.status, table.error?.code]).toEqual([401, 'PGRST301']);
    const call = await stranger.functions.invoke('upload-cv', { body: await form('Marketing Manager') });
    expect(call.error).toBeInstanceOf(FunctionsHttpError);
    expect(call.response?.status).toBe(401);
  });

  test('an unknown function call is a 404', async () => {
    const { response } = await supabase.functions.invoke('drop-tables', { body: {} });
    expect(response?.status).toBe(404);
    expect(await response?.json()).toMatchObject({ code: 'PGRST202' });
  });

  test('the same CV and job give the same roast, byte for byte', async () => {
    const rows = [];
    for (const _ of [1, 2]) {
      const { data } = await supabase.functions.invoke<{ cvUploadId: string }>('upload-cv', { body: await form('Marketing Manager') });
      const read = await supabase
        .from('cv_analysis_results')
        .select('*')
        .eq('cv_upload_id', data?.cvUploadId ?? '')
        .setHeader('Prefer', 'wait=20')
        .single();
      rows.push({ ...CvAnalysisResultRow.parse(read.data), cv_upload_id: '' });
    }
    expect(JSON.stringify(rows[0])).toBe(JSON.stringify(rows[1]));
  });
});
