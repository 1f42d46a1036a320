import { type AnnotatedSection, OptimizationResult } from '../../../../domain/optimization.ts';

type Line = OptimizationResult['cvLines'][number];

const line = (text: string, kind: Line['kind'] = 'line'): Line => ({ text, kind });
const section = (id: string, original: string, improved: string, from: number, to: number, adds: string[] = []): AnnotatedSection => ({
  id,
  original,
  improved,
  suggestions: [`A word of advice on ${id}.`],
  adds,
  lines: { from, to },
});

/** A small optimization with one change of each sort: a line replaced, two lines made one, one put in, one left alone. */
export function demoResult(): OptimizationResult {
  const entry = { kind: 'skill', must: true, advertQuote: 'You know it.', sentence: null } as const;
  const proof = { quote: 'Loaded the depot data every night.', page: 1, line: 5 };
  return OptimizationResult.parse({
    jobRole: 'Data Engineer',
    companyName: 'Northwake Freight',
    coverLetter: 'Dear Northwake team,\n\nI loaded the depot data of [how many?] depots.\n\nMara Example',
    sender: { name: 'Ines Calloway', email: 'ines@example.com', phone: '', location: 'Leeds' },
    annotatedCVSections: {
      professionalSummary: section('summary', '', 'Data analyst who runs a nightly ETL.', 1, 1, ['etl']),
      skills: section('skills', 'SQL\nExcel', 'SQL, Excel, data pipelines', 6, 8, ['pipelines']),
      experience: [
        { ...section('e1', 'Responsible for reports.', 'Wrote the reports that [who?] planned with.', 3, 4), role: 'Analyst, Bramley' },
        { ...section('e2', proof.quote, proof.quote, 4, 5), role: 'Analyst, Bramley' },
      ],
    },
    atsKeywords: ['SQL', 'ETL'],
    keywordLedger: [
      { ...entry, id: 'sql', requirement: 'SQL', status: 'said', proof: { quote: 'SQL', page: 1, line: 7 }, points: 40 },
      { ...entry, id: 'etl', requirement: 'ETL', status: 'unsaid', proof, sentence: 'Ran the nightly ETL of the depot data.', points: 25 },
      { ...entry, id: 'pipelines', requirement: 'Data pipelines', must: false, status: 'unsaid', proof, sentence: 'Data pipelines.', points: 10 },
      { ...entry, id: 'k8s', requirement: 'Kubernetes', status: 'not-shown', advertQuote: 'Kubernetes is where it runs.', proof: null, points: 25 },
    ],
    companyTailoringTips: ['They say "depots" twice. So do you.'],
    overallRecommendations: ['Give the reports a reader.', 'Count the depots.'],
    cvLines: [
      line('Mara Example', 'heading'),
      line('Experience', 'heading'),
      line('Analyst, Bramley, 2019 - 2024'),
      line('Responsible for reports.', 'bullet'),
      line(proof.quote, 'bullet'),
      line('Skills', 'heading'),
      line('SQL'),
      line('Excel'),
    ],
    engineVersion: 'test',
  });
}
