/**
 * Predictions for eval_relevance.py of the corpus.
 * usage: node scripts/eval/relevance.ts relevance|updated|nora IN.jsonl OUT.jsonl
 * IN is what export_inputs.py writes: `id`, `text` or `txt` (a path), and `targets` (a map from label to phrase) or `job` ("Required skills: a, b").
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { relevance } from '../../src/engine/job/relevance.ts';
import { jobFromSkills, understandJob } from '../../src/engine/job/target-job.ts';
import { documentFromText } from '../../src/engine/reading/document-from-text.ts';
import { readCv } from '../../src/engine/reading/read-cv.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const Input = z.object({
  id: z.string(),
  txt: z.string().optional(),
  text: z.string().optional(),
  targets: z.record(z.string(), z.string()).optional(),
  job: z.string().optional(),
});
const [, from = '', to = ''] = scriptArguments('relevance.ts relevance|updated|nora IN.jsonl OUT.jsonl', 3);
const rows = readJsonLines(from, Input);
const jobs = new Map(Object.entries(rows[0]?.targets ?? {}).map(([label, phrase]) => [label, understandJob(phrase)]));
const written: unknown[] = [];
let spent = 0;
let scored = 0;
for (const { id, txt, text, job } of rows) {
  const { cv, lines } = readCv(documentFromText(text ?? readFileSync(txt ?? '', 'utf8')));
  const start = performance.now();
  if (job === undefined) {
    const scores: Record<string, number> = {};
    for (const [label, target] of jobs) scores[label] = relevance({ lines, cv, job: target }).exact;
    written.push({ id, scores });
    scored += jobs.size;
  } else {
    const target = jobFromSkills(job.replace(/^Required skills:\s*/u, '').split(', '));
    written.push({ id, score: relevance({ lines, cv, job: target }).exact });
    scored += 1;
  }
  spent += performance.now() - start;
}
writeJsonLines(to, written);
console.log(`${rows.length} CVs, ${scored} scores, ${(spent / scored).toFixed(2)} ms a score`);
