/**
 * Is each upload readable? Predictions for eval_textquality.py.
 * usage: node scripts/eval/textquality.ts IN.jsonl OUT.jsonl   (IN: export_inputs.py --data textquality)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { judgeQuality } from '../../src/engine/reading/quality.ts';
import { createPdfReader, type PdfRefusal } from '../../src/platform/pdf/pdf-reader.ts';

/** Our reasons in the words of the evaluation. */
const REASONS: Record<PdfRefusal, string> = { 'not-pdf': 'notpdf', password: 'encrypted', corrupt: 'corrupt', 'too-complex': 'corrupt', busy: 'corrupt' };

const Input = z.object({ id: z.string(), file: z.string() });
const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('usage: textquality.ts IN.jsonl OUT.jsonl');
const reader = createPdfReader();
await reader.warm();
const rows: string[] = [];
for (const line of readFileSync(from, 'utf8').split('\n').filter(Boolean)) {
  const { id, file } = Input.parse(JSON.parse(line));
  const reading = await reader.read(readFileSync(file), basename(file));
  const quality = reading.ok ? judgeQuality(reading.document) : { ok: false as const, reason: REASONS[reading.reason] };
  rows.push(JSON.stringify({ id, ...quality }));
}
await reader.close();
writeFileSync(to, `${rows.join('\n')}\n`);
