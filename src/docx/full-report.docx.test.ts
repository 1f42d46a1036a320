import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { type FullRoastReport, REPORT_SECTIONS } from '../domain/report.ts';
import { buildFullReport, fullReportFileName } from './full-report.docx.ts';

const DATE = new Date(2026, 10, 20);
const REPORT: FullRoastReport = {
  jobRole: 'Marketing Manager',
  roastScorecard: {
    'ATS Murder Rating': { score: 20, roast: 'The robot limps <out> & about.' },
    'Skill Relevance': { score: 87, roast: 'It knows the furniture.' },
  },
  whatRecruitersWant: ['Budgets and what they returned.'],
  atsOptimization: ['One column: keep it so.'],
  redFlags: [{ flagType: 'No numbers', explanation: 'A reader assumes the small one.' }],
  fixSuggestions: ['Buzzword Overdose 40 → 28: cut it.', 'Length Appropriateness 60 → 63: then this.'],
  beforeAfterRewrites: [
    {
      before: 'Responsible for\u0007 social media',
      roast: 'At last, someone to write to.',
      after: 'Ran social media: [how many posts?]',
      question: 'How many?',
      interviewQuestion: 'Which post did best?',
      page: 1,
      line: 15,
    },
    { before: 'Moved 140 DAGs', roast: 'It can stay.', after: 'Moved 140 DAGs at once', question: null, interviewQuestion: 'Was it luck?', page: 2, line: 3 },
  ],
  scoreLedger: {
    atsRating: [
      { points: 0, because: 'where every CV starts', findingId: null },
      { points: 20, because: '3 date formats', findingId: 'date-format-mix-1' },
    ],
    buzzwordOverdose: [],
    eyeRollFactor: [],
    clicheDensity: [],
    desperationLevel: [],
    lengthAppropriate: [],
    skillRelevance: [{ points: 87, because: 'your title', findingId: null }],
  },
  engineVersion: 'test',
};

async function open(report: FullRoastReport): Promise<{ document: string; text: string[]; footer: string; core: string; files: string[] }> {
  const zip = await JSZip.loadAsync(await (await buildFullReport(report, { date: DATE })).arrayBuffer());
  const files = Object.keys(zip.files);
  const part = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
  const document = await part('word/document.xml');
  const text = [...document.matchAll(/<w:p>.*?<\/w:p>/gsu)].map(([xml]) =>
    [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/gu)]
      .map(([, words]) => words)
      .join('')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );
  const footer = await part(files.find((name) => /footer\d*\.xml$/u.test(name)) ?? '');
  return { document, text, footer, core: await part('docProps/core.xml'), files };
}

describe('the report as a Word file', () => {
  it('holds every section, numbered, and every text of it', async () => {
    const { text } = await open(REPORT);
    Object.values(REPORT_SECTIONS).forEach((name, index) => expect(text).toContain(`${index + 1}. ${name}`));
    const whole = text.join('\n');
    const said = [
      ...Object.entries(REPORT.roastScorecard).flatMap(([name, { score, roast }]) => [`${name}: ${score} of 100`, roast]),
      ...REPORT.whatRecruitersWant,
      ...REPORT.atsOptimization,
      ...REPORT.redFlags.map(({ flagType, explanation }) => `${flagType}. ${explanation}`),
      ...REPORT.fixSuggestions,
      'Before: Responsible for social media',
      'Roast: At last, someone to write to.',
      'After: Ran social media: [how many posts?]',
      'Only you know this: How many?',
      'Defend this line: Which post did best?',
      'Rewrite 2: page 2, line 3',
      '+20  3 date formats',
    ];
    expect(said.filter((words) => !whole.includes(words))).toEqual([]);
    expect(whole).not.toContain('where every CV starts');
  });

  it('is one column of real headings and lists, without tables or text boxes, on A4, with page numbers', async () => {
    const { document, footer } = await open(REPORT);
    expect(document).toContain('w:val="Heading1"');
    expect(document).toContain('w:val="Heading2"');
    expect(document).toContain('<w:numPr>');
    expect(document).not.toMatch(/<w:tbl>|<w:txbxContent>|<w:drawing>/u);
    expect(document).toMatch(/<w:pgSz w:w="1190\d" w:h="1683\d"/u);
    expect(footer).toMatch(/PAGE/u);
    expect(footer).toMatch(/NUMPAGES/u);
  });

  it('says in its properties what it is', async () => {
    const { core } = await open(REPORT);
    expect(core).toContain('Full Roast Report for Marketing Manager');
    expect(core).toContain('Roastumé');
  });

  it('is written also where a section is empty', async () => {
    const { text } = await open({ ...REPORT, jobRole: ' ', redFlags: [], fixSuggestions: [], beforeAfterRewrites: [] });
    expect(text).toContain('Professional');
    expect(text).toContain('4. Red flags');
  });

  it.each([
    ['Marketing Manager', 'full-roast-report-marketing-manager-2026-11-20.docx'],
    ['C++ / Rüst: ../../etc', 'full-roast-report-c-rust-etc-2026-11-20.docx'],
    ['  ', 'full-roast-report-professional-2026-11-20.docx'],
    ['x'.repeat(200), `full-roast-report-${'x'.repeat(60)}-2026-11-20.docx`],
  ])('%s is filed under a safe name', (role, name) => {
    expect(fullReportFileName(role, DATE)).toBe(name);
  });
});
