import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvPdf } from '../../fixtures/cvs.ts';
import { GeneratedCvContent } from '../domain/cv-build.ts';
import { CvBuildRow } from '../features/build-cv/contract.ts';
import { OptimizationRow } from '../features/optimize/contract.ts';
import { CvAnalysisResultRow, UploadCvReply } from '../features/roast/contract.ts';
import { ANSWERS, buy, REQUEST } from './paid-rooms.test-kit.ts';
import { ROOMY } from './payment-shop.test-kit.ts';
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
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });
  beforeAll(async () => {
    supabase = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data } = await supabase.functions.invoke<unknown>('upload-cv', { body: await form('Marketing Manager') });
    cvUploadId = UploadCvReply.parse(data).cvUploadId;
  });

  test('an upload can be waited for and read', async () => {
    const waiting = supabase.from('cv_analysis_results').select('*').eq('cv_upload_id', cvUploadId).setHeader('Prefer', 'wait=20').single();
    const { data, error } = await waiting;
    expect(error).toBeNull();
    const row = CvAnalysisResultRow.parse(data);
    expect(row.roast_lines.length).toBeGreaterThanOrEqual(8);
    expect(row.roast_evidence).toHaveLength(row.roast_lines.length);
    const drawn = row.page_view?.pages ?? [];
    const quoted = row.roast_evidence.filter(({ quote }) => quote !== null);
    expect(quoted.length).toBeGreaterThan(0);
    for (const { page, line } of quoted) expect(drawn[page - 1]?.lines.map((each) => each.line)).toContain(line);
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

  test('a CV build: insert, select and update as the client writes them', async () => {
    const inserted = await supabase.from('cv_build_data').insert(ANSWERS).select().single();
    expect([inserted.status, inserted.error]).toEqual([201, null]);
    const row = CvBuildRow.parse(inserted.data);
    expect(row).toMatchObject({ ...ANSWERS, generated_cv_content: null });
    const listed = await supabase.from('cv_build_data').insert([ANSWERS]).select('id').single();
    expect(listed.data).toEqual({ id: expect.any(String) as unknown });
    const read = await supabase.from('cv_build_data').select('*').eq('id', row.id).single();
    expect(read.data).toEqual(row);
    const { data } = await supabase.functions.invoke<unknown>('generate-cv', { body: { cvBuildDataId: row.id } });
    expect(data).toEqual({ success: true });

    const change = (content: unknown) =>
      supabase.from('cv_build_data').update({ generated_cv_content: content, updated_at: new Date().toISOString() }).eq('id', row.id);
    expect((await change({})).error?.code).toBe('22P02');
    const preview = CvBuildRow.shape.content_preview.parse(
      (await supabase.from('cv_build_data').select('content_preview').eq('id', row.id).single()).data?.content_preview,
    );
    expect(preview).not.toBeNull();
    await buy(server, 'cv_build', row.id);
    const paid = await supabase.from('cv_build_data').select('generated_cv_content').eq('id', row.id).setHeader('Prefer', 'wait=20').single();
    const content = GeneratedCvContent.parse(paid.data?.generated_cv_content);
    const saved = await change({ ...content, professionalSummary: 'Edited.', revision: 1 });
    expect([saved.status, saved.error, saved.data]).toEqual([204, null, null]);
    const late = await change({ ...content, professionalSummary: 'Late.', revision: 1 });
    expect([late.status, late.error?.code]).toEqual([409, '40001']);
    const after = await supabase.from('cv_build_data').select('generated_cv_content').eq('id', row.id).single();
    expect(after.data?.generated_cv_content).toMatchObject({ professionalSummary: 'Edited.', revision: 1 });
  });

  test('an optimization: insert, mark the payment as failed, pay, read', async () => {
    const inserted = await supabase.from('cv_optimization_requests').insert(REQUEST).select().single();
    expect([inserted.status, inserted.error]).toEqual([201, null]);
    const { id } = OptimizationRow.parse(inserted.data);
    expect((await supabase.from('cv_optimization_requests').update({ processing_status: 'payment_failed' }).eq('id', id)).error).toBeNull();
    await buy(server, 'cv_optimization', id);
    const read = await supabase
      .from('cv_optimization_requests')
      .select('job_role, company_name, processing_status, optimization_result')
      .eq('id', id)
      .setHeader('Prefer', 'wait=20')
      .single();
    expect(read.data).toMatchObject({ job_role: REQUEST.job_role, processing_status: 'completed', optimization_result: { companyName: REQUEST.company_name } });
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
      rows.push({ ...CvAnalysisResultRow.parse(read.data), cv_upload_id: '', delete_at: '' });
    }
    expect(JSON.stringify(rows[0])).toBe(JSON.stringify(rows[1]));
  });
});
