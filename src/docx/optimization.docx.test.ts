import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { type OptimizationResult } from '../domain/optimization.ts';
import { buildCoverLetter, coverLetterFileName } from './cover-letter.docx.ts';
import { buildOptimizationReport, optimizationFileName } from './optimization.docx.ts';

const DATE = new Date(2026, 10, 20);
const none = { suggestions: [], adds: [], lines: { from: 0, to: 0 } };
const RESULT: OptimizationResult = {
  jobRole: 'Data Engineer',
  companyName: 'Larkfield & <Sons>',
  coverLetter: 'Dear Larkfield team,\n\nI cut the bill\u0007 by 47%: [how many months?]\n\nKind regards,\nInes Calloway',
  letterQuestions: [],
  sender: { name: 'Ines Calloway', email: 'ines@example.com', phone: '', location: 'Leeds' },
  annotatedCVSections: {
    professionalSummary: { id: 'summary', ...none, original: 'Hard-working.', improved: 'Data Engineer at Quillmart.', suggestions: ['Leave it out.'] },
    skills: { id: 'skills', ...none, original: 'SQL\nPython', improved: 'Python\nSQL\nStreaming', adds: ['k2'] },
    experience: [
      { id: 'experience-1', ...none, role: 'Data Engineer, Quillmart', original: 'Responsible for loads', improved: 'Looked after loads: [how many?]' },
    ],
  },
  atsKeywords: ['Python', 'Streaming'],
  keywordLedger: [
    {
      id: 'k1',
      requirement: 'Python',
      kind: 'tool',
      must: true,
      status: 'said',
      advertQuote: 'Python',
      proof: { quote: 'Python loads', page: 1, line: 3 },
      sentence: null,
      points: 60,
    },
    {
      id: 'k2',
      requirement: 'Streaming',
      kind: 'skill',
      must: false,
      status: 'unsaid',
      advertQuote: 'Streaming',
      proof: { quote: 'Kafka', page: 1, line: 4 },
      sentence: 'Streaming: Kafka.',
      points: 30,
    },
    {
      id: 'k3',
      requirement: 'Kubernetes',
      kind: 'tool',
      must: true,
      status: 'not-shown',
      advertQuote: 'Kubernetes',
      proof: { quote: 'Ran containers on two hosts', page: 1, line: 9 },
      sentence: null,
      points: 10,
    },
  ],
  companyTailoringTips: ['Their site says: “no paper”.'],
  overallRecommendations: ['It asks for “Kubernetes”.'],
  cvLines: [],
  engineVersion: 'test',
};

async function open(blob: Blob): Promise<{ document: string; text: string[]; core: string; files: string[] }> {
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  const part = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
  const document = await part('word/document.xml');
  const text = [...document.matchAll(/<w:p>.*?<\/w:p>/gsu)].map(([xml]) =>
    [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<w:br\/>/gu)]
      .map(([, words]) => words ?? '\n')
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
  return { document, text, core: await part('docProps/core.xml'), files: Object.keys(zip.files) };
}

describe('the optimisation as a Word file', () => {
  it('holds every section, the warning and the day', async () => {
    const { text } = await open(await buildOptimizationReport(RESULT, { date: DATE }));
    for (const name of ['1. Cover letter', '2. Annotated CV improvements', '3. ATS keywords', '4. Company tailoring', '5. Overall recommendations'])
      expect(text).toContain(name);
    const whole = text.join('\n');
    const said = [
      'Data Engineer at Larkfield & <Sons>',
      'Dear Larkfield team,',
      'I cut the bill by 47%: [how many months?]',
      'Kind regards,\nInes Calloway',
      'Before: Hard-working.',
      'After: Data Engineer at Quillmart.',
      'Leave it out.',
      'Now says: Streaming',
      'Experience 1: Data Engineer, Quillmart',
      'Python, Streaming',
      'True but unsaid',
      'Add: Streaming: Kafka.',
      'Not found: claim it only if it is true',
      'Found near it. Is this it? “Ran containers on two hosts” (page 1, line 9)',
      'Their site says: “no paper”.',
      'It asks for “Kubernetes”.',
      '60 of 100 as the CV stands, 90 with every change below.',
      'Keep your CV truthful',
      'Generated on 20 November 2026',
    ];
    expect(said.filter((words) => !whole.includes(words))).toEqual([]);
  });

  it('says which changes were accepted, and counts only those', async () => {
    const { text } = await open(await buildOptimizationReport(RESULT, { date: DATE, accepted: new Set(['summary']) }));
    const whole = text.join('\n');
    expect(whole).toContain('After (accepted): Data Engineer at Quillmart.');
    expect(whole).toContain('After (not accepted): Looked after loads');
    expect(whole).toContain('60 of 100 as the CV stands, 60 with the changes you accepted.');
  });

  it('is headings and lists that Word knows as such, without tables or text boxes, and marks each blank', async () => {
    const { document, core } = await open(await buildOptimizationReport(RESULT, { date: DATE }));
    expect(document).toContain('w:val="Heading1"');
    expect(document).toContain('<w:numPr>');
    expect(document).not.toMatch(/<w:tbl>|<w:txbxContent>|<w:drawing>/u);
    expect(document).toMatch(/<w:highlight w:val="yellow"\/>.*?\[how many\?\]/su);
    expect(core).toContain('CV Optimization: Data Engineer');
  });

  it.each([
    ['Data Engineer', 'Larkfield & Sons', 'CV_Optimization_Data-Engineer_Larkfield-Sons_2026-11-20.docx'],
    ['C++ / Rüst: ../../etc', '  ', 'CV_Optimization_C-Rust-etc_Company_2026-11-20.docx'],
    ['x'.repeat(300), '..\\..\\a', `CV_Optimization_${'x'.repeat(60)}_a_2026-11-20.docx`],
  ])('%s at %s is filed under a safe name', (job, company, name) => {
    expect(optimizationFileName(job, company, DATE)).toBe(name);
  });
});

describe('the letter as a Word file', () => {
  const sender = { name: 'Ines Calloway', email: 'ines@example.com', phone: '', location: 'Tacoma, WA' };

  it('is a letter: who, when, to whom, and every paragraph', async () => {
    const { text, core } = await open(await buildCoverLetter(RESULT, sender, { date: DATE }));
    expect(text).toEqual([
      'Ines Calloway',
      'ines@example.com  ·  Tacoma, WA',
      '20 November 2026',
      'Larkfield & <Sons>',
      'Dear Larkfield team,',
      'I cut the bill by 47%: [how many months?]',
      'Kind regards,\nInes Calloway',
    ]);
    expect(core).toContain('<dc:creator>Ines Calloway</dc:creator>');
  });

  it.each([
    ['Tacoma, WA', /w:w="1224\d"/u],
    ['Saltmarsh Bay, UK', /w:w="1190\d"/u],
  ])('from %s is on the paper of that country', async (location, size) => {
    const { document } = await open(await buildCoverLetter(RESULT, { ...sender, location }, { date: DATE }));
    expect(document).toMatch(size);
  });

  it('does without a sender, and is filed under a safe name', async () => {
    const { text } = await open(await buildCoverLetter(RESULT, null, { date: DATE }));
    expect(text[0]).toBe('20 November 2026');
    expect(coverLetterFileName('Data/Engineer', 'A & B', DATE)).toBe('Cover_Letter_Data-Engineer_A-B_2026-11-20.docx');
  });
});
