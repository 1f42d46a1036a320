/**
 * Reads CVs and writes what the engine understood as predictions for the extraction measurement.
 *
 *   node scripts/eval/extract.ts in.jsonl out.jsonl [documents.jsonl]
 *
 * `in.jsonl` has `{id, file?, txt?, text?}` on each line; text is taken before the PDF. The third
 * file, `{id, document}` on each line, saves reading the PDFs again.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Cv, YearMonth } from '../../src/domain/cv.ts';
import { CvDocument } from '../../src/domain/document.ts';
import { currentJob } from '../../src/engine/reading/current-job.ts';
import { documentFromText } from '../../src/engine/reading/document-from-text.ts';
import { readCv } from '../../src/engine/reading/read-cv.ts';
import { createPdfReader } from '../../src/platform/pdf/pdf-reader.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const Input = z.object({ id: z.string(), file: z.string().optional(), txt: z.string().optional(), text: z.string().optional() });
const Ready = z.object({ id: z.string(), document: CvDocument });
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

const [inPath = '', outPath = '', documentsPath] = scriptArguments('extract.ts in.jsonl out.jsonl [documents.jsonl]', 2);
const ready = new Map(documentsPath === undefined ? [] : readJsonLines(documentsPath, Ready).map(({ id, document }) => [id, document]));

const readers: ReturnType<typeof createPdfReader>[] = [];
const predictions: unknown[] = [];
let milliseconds = 0;
for (const input of readJsonLines(inPath, Input)) {
  const document = await documentOf(input);
  const begin = performance.now();
  const cv = document && readCv(document).cv;
  milliseconds += performance.now() - begin;
  predictions.push({ id: input.id, ...(cv && prediction(cv)) });
}
for (const reader of readers) await reader.close();
writeJsonLines(outPath, predictions);
console.log(`${predictions.length} read, ${(milliseconds / Math.max(1, predictions.length)).toFixed(1)} ms each`);

async function documentOf(input: z.infer<typeof Input>): Promise<CvDocument | null> {
  const known = ready.get(input.id);
  if (known) return known;
  const text = input.text ?? (input.txt === undefined ? undefined : readFileSync(input.txt, 'utf8'));
  if (text !== undefined) return documentFromText(text);
  if (input.file === undefined) return null;
  const reader = readers[0] ?? createPdfReader();
  readers[0] = reader;
  const result = await reader.read(readFileSync(input.file), basename(input.file));
  return result.ok ? result.document : null;
}

function prediction(cv: Cv): Record<string, unknown> {
  const current = currentJob(cv);
  const start = current?.period?.start;
  return {
    name: cv.name?.value,
    email: cv.email?.value,
    phone: cv.phone?.value,
    country: cv.country === null ? undefined : COUNTRY_NAMES.of(cv.country),
    jobTitle: cv.headline?.value ?? current?.title?.value,
    currentJobTitle: current?.title?.value,
    currentCompany: current?.company?.value,
    startDate: start ? written(start) : undefined,
    topSkills: cv.skills.map((skill) => skill.value),
    education: cv.education.flatMap(({ degree, institution }) => [degree?.value, institution?.value]).filter((value) => value !== undefined),
    previousRoles: cv.experience.filter((job) => job !== current).map((job) => ({ jobTitle: job.title?.value, company: job.company?.value })),
    experienceLevel: levelOf(cv.yearsOfExperience),
    language: cv.language,
  };
}

function written({ year, month }: YearMonth): string {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

function levelOf(years: number): string {
  if (years < 3) return '0-2';
  if (years < 8) return '3-7';
  return years < 15 ? '8-15' : '15+';
}
