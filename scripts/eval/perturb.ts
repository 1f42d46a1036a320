/**
 * Scores every CV of perturb.jsonl and its edited variants, one prediction a line: {id, variant, scores}.
 *   node scripts/eval/perturb.ts > p.jsonl && python3 /work/shared/corpus/eval/eval_perturb.py --pred p.jsonl --split all
 * Another data file may be given as the first argument. Exits 1 with the path when it is not there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentFromText } from '../../src/engine/reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../src/engine/roast-cv.ts';

const VARIANTS = ['base', 'cliche', 'long', 'short', 'nonumbers'] as const;
const Row = z.object({ id: z.string(), category: z.string(), base: z.string(), cliche: z.string(), long: z.string(), short: z.string(), nonumbers: z.string() });

const file = process.argv[2] ?? '/work/shared/corpus/data/perturb.jsonl';
if (!existsSync(file)) {
  console.error(`no such file: ${file}`);
  process.exit(1);
}
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const row = Row.parse(JSON.parse(line));
  const job = row.category.replaceAll('-', ' ').toLowerCase();
  for (const variant of VARIANTS) {
    const { scores } = judgeCv(understandCv(documentFromText(row[variant]), job));
    process.stdout.write(`${JSON.stringify({ id: row.id, variant, scores })}\n`);
  }
}
