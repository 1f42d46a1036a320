/**
 * Writes the CvDocument of PDFs as JSON lines {id, document} or {id, reason}.
 * usage: node scripts/eval/pdf-lines.ts OUT.jsonl (IN.jsonl with `id` and `file` | a.pdf b.pdf ...)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { createPdfReader } from '../../src/platform/pdf/pdf-reader.ts';

const Input = z.object({ id: z.string(), file: z.string() });
const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) throw new Error('usage: pdf-lines.ts OUT.jsonl (IN.jsonl | a.pdf b.pdf ...)');
const inputs = files.flatMap((file) => file.endsWith('.jsonl')
  ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => Input.parse(JSON.parse(line)))
  : [{ id: `pdf:${basename(file, '.pdf')}`, file }]);

const reader = createPdfReader();
await reader.warm();
const rows: string[] = [];
for (const { id, file } of inputs) {
  const reading = await reader.read(readFileSync(file), basename(file));
  rows.push(JSON.stringify(reading.ok ? { id, document: reading.document } : { id, reason: reading.reason }));
}
await reader.close();
writeFileSync(out, `${rows.join('\n')}\n`);
