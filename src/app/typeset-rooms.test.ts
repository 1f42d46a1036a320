import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cvPdf } from '../../fixtures/cvs.ts';
import { DEFAULT_DESIGN } from '../domain/cv-design.ts';
import { OptimizationResult } from '../domain/optimization.ts';
import { OPTIMIZATION_REPORT } from '../domain/optimization-report.ts';
import { FullRoastReport, REPORT_SECTIONS } from '../domain/report.ts';
import { TYPESET_REPORT } from '../features/full-report/contract.ts';
import { TYPESET_APPLICATION } from '../features/optimize/contract.ts';
import { CvAnalysisResultRow, TYPESET_SHEET, UploadCvReply } from '../features/roast/contract.ts';
import { roastNotes } from '../domain/marks/roast-note.ts';
import { buy, insertInto, REQUEST } from './paid-rooms.test-kit.ts';
import { ROOMY } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const DAY = '2026-11-22';

describe('what else is sold, as a PDF', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(null, ROOMY);
    return () => server.stop();
  });
  const post = (name: string, body: object): Promise<Response> =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const waited = async (path: string): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${server.url}/rest/v1/${path}`, { headers: { ...server.headers, prefer: 'wait=20' } });
    return z.tuple([z.record(z.string(), z.unknown())]).parse(await reply.json())[0];
  };
  const textOf = async (reply: Response): Promise<{ title: string | null; text: string }> => {
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const reading = await server.parts.reader.read(new Uint8Array(await reply.arrayBuffer()), null);
    if (!reading.ok) throw new Error(reading.reason);
    return { title: reading.document.title, text: reading.document.lines.map((line) => line.text).join('\n') };
  };

  test('the letter and the tailored CV, as they stand on the screen; nothing before they are paid for', async () => {
    const optimizationId = await insertInto(server, 'cv_optimization_requests', REQUEST);
    const lines = [
      { text: 'Orla Quenby', kind: 'line' },
      { text: 'orla.quenby@example.com', kind: 'line' },
      { text: 'Experience', kind: 'heading' },
      { text: 'Shift Supervisor, Brambleford Freight', kind: 'line' },
      { text: 'Cut picking errors from 4% to 1.5% #once', kind: 'bullet' },
    ];
    const asked = { optimizationId, design: DEFAULT_DESIGN, day: DAY };
    const letter = 'Dear Kilbrack team,\n\nMy own words, *edited*, with [which day?] open.\n\nYours,\nOrla Quenby';
    for (const body of [
      { ...asked, letter },
      { ...asked, lines },
      { ...asked, report: { letter, accepted: [] } },
    ])
      expect((await post(TYPESET_APPLICATION, body)).status).toBe(402);
    expect((await post(TYPESET_APPLICATION, { ...asked, optimizationId: randomUUID(), letter })).status).toBe(404);
    expect((await post(TYPESET_APPLICATION, asked)).status).toBe(400);
    await buy(server, 'cv_optimization', optimizationId);
    const row = await waited(`cv_optimization_requests?select=optimization_result&id=eq.${optimizationId}`);
    OptimizationResult.parse(row['optimization_result']);

    const set = await textOf(await post(TYPESET_APPLICATION, { ...asked, letter }));
    expect(set.title).toBe('Cover letter for Warehouse Manager at Kilbrack Logistics');
    for (const words of ['Orla Quenby', '22 November 2026', 'Kilbrack Logistics', 'My own words, *edited*, with [which day?] open.'])
      expect(set.text).toContain(words);
    const cv = await textOf(await post(TYPESET_APPLICATION, { ...asked, lines }));
    const report = await textOf(await post(TYPESET_APPLICATION, { ...asked, report: { letter, accepted: [] } }));
    expect(report.title).toBe('CV Optimization: Warehouse Manager at Kilbrack Logistics');
    for (const words of ['Generated on 22 November 2026', 'My own words, *edited*, with [which day?] open.', ...Object.values(OPTIMIZATION_REPORT.sections)])
      expect(report.text).toContain(words);
    expect(cv).toEqual({ title: 'CV of Orla Quenby', text: lines.map(({ text, kind }) => (kind === 'bullet' ? `• ${text}` : text)).join('\n') });
  });

  test('the Full Roast Report, whole and only when paid for', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await cvPdf('weak'))], { type: 'application/pdf' }), 'weak.pdf');
    form.set('jobRole', 'Marketing Manager');
    const uploaded = await fetch(`${server.url}/functions/v1/upload-cv`, { method: 'POST', headers: server.headers, body: form });
    const { cvUploadId } = UploadCvReply.parse(await uploaded.json());
    await waited(`cv_analysis_results?select=stamp&cv_upload_id=eq.${cvUploadId}`);

    // The marked sheet is the visitor's own, and free.
    const stored = await waited(`cv_analysis_results?select=voices,roast_evidence&cv_upload_id=eq.${cvUploadId}`);
    const { voices, roast_evidence: evidence } = CvAnalysisResultRow.pick({ voices: true, roast_evidence: true }).parse(stored);
    for (const tone of ['brutal', 'gentle'] as const) {
      const sheet = await textOf(await post(TYPESET_SHEET, { cvUploadId, tone, day: DAY }));
      const said = sheet.text.replace(/[\s•]+/gu, ' ');
      for (const { note } of roastNotes(voices[tone], evidence, tone)) expect(said).toContain(note.replace(/\s+/gu, ' '));
    }
    expect((await post(TYPESET_SHEET, { cvUploadId: randomUUID(), tone: 'brutal', day: DAY })).status).toBe(404);
    expect((await post(TYPESET_SHEET, { cvUploadId, tone: 'kind', day: DAY })).status).toBe(400);

    const asked = { cvUploadId, answers: {}, day: DAY };
    expect((await post(TYPESET_REPORT, asked)).status).toBe(402);
    expect((await post(TYPESET_REPORT, { ...asked, cvUploadId: randomUUID() })).status).toBe(404);
    await buy(server, 'full_roast_report', cvUploadId);
    const row = await waited(`cv_analysis_results?select=full_roast_report_data&cv_upload_id=eq.${cvUploadId}`);
    const report = FullRoastReport.parse(row['full_roast_report_data']);

    const { title, text } = await textOf(await post(TYPESET_REPORT, asked));
    expect(title).toBe('Full Roast Report for Marketing Manager');
    const flat = text.replace(/[\s•]+/gu, ' ');
    for (const heading of Object.values(REPORT_SECTIONS)) expect(flat).toContain(heading);
    for (const words of [...report.whatRecruitersWant, ...report.fixSuggestions]) expect(flat).toContain(words.replace(/\s+/gu, ' '));
  });
});
