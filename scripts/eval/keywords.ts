/**
 * Predictions for eval_keywords.py of the corpus.
 * usage: node scripts/eval/keywords.ts IN.jsonl OUT.jsonl
 * IN is what export_inputs.py writes: `id` and `text`, a job advert.
 */
import { z } from 'zod';
import { advertKeywords } from '../../src/engine/advert/advert-keywords.ts';
import { understandAdvert } from '../../src/engine/advert/understand-advert.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const [from = '', to = ''] = scriptArguments('keywords.ts IN.jsonl OUT.jsonl', 2);
const rows = readJsonLines(from, z.object({ id: z.string(), text: z.string() }));
const start = performance.now();
const written = rows.map(({ id, text }) => ({ id, keywords: advertKeywords(understandAdvert(text, '')) }));
console.log(`${rows.length} adverts, ${((performance.now() - start) / rows.length).toFixed(2)} ms each`);
writeJsonLines(to, written);
