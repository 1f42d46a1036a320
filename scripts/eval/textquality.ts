/**
 * Is each upload readable? Predictions for eval_textquality.py.
 * usage: node scripts/eval/textquality.ts IN.jsonl OUT.jsonl   (IN: export_inputs.py --data textquality)
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { judgeQuality } from '../../src/engine/reading/quality/quality.ts';
import { createPdfReader, type PdfRefusal } from '../../src/platform/pdf/pdf-reader.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

/** Our reasons in the words of the evaluation. */
const REASONS: Record<PdfRefusal, string> = { 'not-pdf': 'notpdf', password: 'encrypted', corrupt: 'corrupt', 'too-complex': 'corrupt', busy: 'corrupt' };

const Input = z.object({ id: z.string(), file: z.string() });
const [from = '', to = ''] = scriptArguments('textquality.ts IN.jsonl OUT.jsonl', 2);
const reader = createPdfReader();
await reader.warm();
const rows: unknown[] = [];
for (const { id, file } of readJsonLines(from, Input)) {
  const reading = await reader.read(readFileSync(file), basename(file));
  const quality = reading.ok ? judgeQuality(reading.document) : { ok: false as const, reason: REASONS[reading.reason] };
  rows.push({ id, ...quality });
}
await reader.close();
writeJsonLines(to, rows);
