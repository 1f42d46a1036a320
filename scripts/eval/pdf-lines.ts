/**
 * Writes the CvDocument of PDFs as JSON lines {id, document} or {id, reason}.
 * usage: node scripts/eval/pdf-lines.ts OUT.jsonl (IN.jsonl with `id` and `file` | a.pdf b.pdf ...)
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { createPdfReader, PATIENT } from '../../src/platform/pdf/pdf-reader.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const Input = z.object({ id: z.string(), file: z.string() });
const [out = '', ...files] = scriptArguments('pdf-lines.ts OUT.jsonl (IN.jsonl | a.pdf b.pdf ...)', 2);
const inputs = files.flatMap((file) => (file.endsWith('.jsonl') ? readJsonLines(file, Input) : [{ id: `pdf:${basename(file, '.pdf')}`, file }]));

const reader = createPdfReader(PATIENT);
await reader.warm();
const rows: unknown[] = [];
for (const { id, file } of inputs) {
  const reading = await reader.read(readFileSync(file), basename(file));
  rows.push(reading.ok ? { id, document: reading.document } : { id, reason: reading.reason });
}
await reader.close();
writeJsonLines(out, rows);
