/**
 * Scores every CV of perturb.jsonl and its edited variants: predictions for eval_perturb.py, `{id, variant, scores}`.
 * usage: node scripts/eval/perturb.ts IN.jsonl OUT.jsonl   (IN: data/perturb.jsonl of the corpus)
 */
import { z } from 'zod';
import { documentFromText } from '../../src/engine/reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../src/engine/roast-cv.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const VARIANTS = ['base', 'cliche', 'long', 'short', 'nonumbers'] as const;
const Row = z.object({
  id: z.string(),
  category: z.string(),
  base: z.string(),
  cliche: z.string(),
  long: z.string(),
  short: z.string(),
  nonumbers: z.string(),
});

const [from = '', to = ''] = scriptArguments('perturb.ts IN.jsonl OUT.jsonl', 2);
const rows = readJsonLines(from, Row).flatMap((row) => {
  const job = row.category.replaceAll('-', ' ').toLowerCase();
  return VARIANTS.map((variant) => ({ id: row.id, variant, scores: judgeCv(understandCv(documentFromText(row[variant]), job)).scores }));
});
writeJsonLines(to, rows);
