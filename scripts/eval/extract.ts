/**
 * Reads CVs and writes what the import would offer as predictions for the extraction measurement.
 *
 *   node scripts/eval/extract.ts in.jsonl out.jsonl [documents.jsonl]
 *
 * `in.jsonl` has `{id, file?, txt?, text?}` on each line; text is taken before the PDF. The third
 * file, `{id, document}` on each line, saves reading the PDFs again.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { InferredCvBuildData } from '../../src/domain/cv-build.ts';
import { CvDocument } from '../../src/domain/document.ts';
import { inferQuestionnaire } from '../../src/engine/building/infer-questionnaire.ts';
import { documentFromText } from '../../src/engine/reading/document-from-text.ts';
import { createPdfReader } from '../../src/platform/pdf/pdf-reader.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { scriptArguments } from './script-arguments.ts';

const Input = z.object({ id: z.string(), file: z.string().optional(), txt: z.string().optional(), text: z.string().optional() });
const Ready = z.object({ id: z.string(), document: CvDocument });

const [inPath = '', outPath = '', documentsPath] = scriptArguments('extract.ts in.jsonl out.jsonl [documents.jsonl]', 2);
const ready = new Map(documentsPath === undefined ? [] : readJsonLines(documentsPath, Ready).map(({ id, document }) => [id, document]));

const readers: ReturnType<typeof createPdfReader>[] = [];
const predictions: unknown[] = [];
let milliseconds = 0;
for (const input of readJsonLines(inPath, Input)) {
  const document = await documentOf(input);
  const begin = performance.now();
  const found = document && inferQuestionnaire(document);
  milliseconds += performance.now() - begin;
  predictions.push({ id: input.id, ...(found && prediction(found)) });
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

/** What the import of the build flow would offer, in the scorer's words. */
function prediction(found: InferredCvBuildData): Record<string, unknown> {
  const said = (text: string): string | undefined => (text === '' ? undefined : text);
  return {
    name: said(found.bio.fullName),
    email: said(found.bio.email),
    phone: said(found.bio.phone),
    country: said(found.country),
    industry: said(found.industry),
    jobTitle: said(found.jobTitle),
    currentJobTitle: said(found.currentJobTitle),
    currentCompany: said(found.currentCompany),
    startDate: said(found.currentStartDate),
    topSkills: found.topSkills,
    education: found.education === '' ? [] : found.education.split('\n'),
    previousRoles: [...found.previousRoles, ...found.moreExperience].map(({ jobTitle, company }) => ({ jobTitle, company })),
    experienceLevel: said(found.experienceLevel),
    careerPath: said(found.careerPath),
  };
}
