import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CVS, cvPdf } from '../../../fixtures/cvs.ts';
import { cvPdfPath } from '../../../fixtures/print-cvs.ts';
import type { CvDocument } from '../../domain/document.ts';
import type { Roast } from '../../domain/roast.ts';
import { createPdfReader, PATIENT } from '../../platform/pdf/pdf-reader.ts';
import type { Judgement } from '../judgement.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { judgeQuality } from '../reading/quality/quality.ts';
import { judgeCv, understandCv, writeRoast } from '../roast-cv.ts';

/** A CV on disk and the job to try it with. Sources of one `family` hold the same CV in another dress. */
export const Source = z.object({ name: z.string(), family: z.string(), path: z.string(), format: z.enum(['pdf', 'text']), job: z.string() });
export type Source = z.infer<typeof Source>;

export interface RoastedCv {
  name: string;
  family: string;
  document: CvDocument;
  judgement: Judgement;
  roast: Roast;
}

/** The corpus lies outside the repository, beside the checkout. Where it is absent its tests are shown as skipped. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../shared/corpus');
export const hasCorpus = existsSync(path.join(CORPUS, 'data', 'kaggle.jsonl'));
/** Corpus texts a run looks at; all of them would take longer and say the same. */
const CORPUS_TEXTS = 60;

const TextRow = z.object({ id: z.string(), txt: z.string(), category: z.string() });
const PdfRow = z.object({ id: z.string(), group: z.string(), file: z.string(), labels: z.object({ currentJobTitle: z.string().nullish() }) });

/** The twelve invented CVs, printed if need be, each with its own target job. */
export async function inventedSources(): Promise<Source[]> {
  // Whichever is asked for, all are printed.
  await cvPdf('weak');
  return CVS.map(({ name, job }) => ({ name, family: name, path: cvPdfPath(name), format: 'pdf', job }));
}

/** Every PDF of the corpus and so many of its texts; none where there is no corpus. */
export function corpusSources(most = CORPUS_TEXTS): Source[] {
  if (!hasCorpus) return [];
  const rows = <T>(file: string, schema: z.ZodType<T>): T[] =>
    readFileSync(path.join(CORPUS, 'data', file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => schema.parse(JSON.parse(line)));
  const pdfs = rows('pdf_labels.jsonl', PdfRow).map(({ id, group, file, labels }): Source => ({
    name: id,
    family: group,
    path: path.join(CORPUS, file),
    format: 'pdf',
    job: labels.currentJobTitle ?? 'Project Manager',
  }));
  const texts = rows('kaggle.jsonl', TextRow)
    .slice(0, most)
    .map(({ id, txt, category }): Source => ({
      name: id,
      family: id,
      path: path.join(CORPUS, txt),
      format: 'text',
      job: category.toLowerCase().replaceAll('-', ' '),
    }));
  return [...pdfs, ...texts];
}

type FileOfCv = Pick<Source, 'path' | 'format'>;

/** What this process has read, by path, and roasted, by path and job: law 1 (law-one.test.ts) shows that a second time gives the same. */
const documents = new Map<string, CvDocument>();
const roasted = new Map<string, RoastedCv>();

/** The documents of these files by path, each read once in a process. A file the reader refuses is an error: all of these are sound. */
export async function readOnce(files: readonly FileOfCv[]): Promise<ReadonlyMap<string, CvDocument>> {
  const unread = files.filter((file) => !documents.has(file.path));
  if (unread.length > 0) for (const [file, document] of await readAfresh(unread)) documents.set(file, document);
  return documents;
}

/** As `readOnce`, but by a reader of its own, whatever this process has read before. */
export async function readAfresh(files: readonly FileOfCv[]): Promise<ReadonlyMap<string, CvDocument>> {
  const read = new Map<string, CvDocument>();
  const printed = files.filter(({ format }) => format === 'pdf');
  for (const file of files) if (file.format === 'text') read.set(file.path, documentFromText(readFileSync(file.path, 'utf8')));
  if (printed.length === 0) return read;
  const reader = createPdfReader(PATIENT);
  try {
    for (const file of printed) {
      const reading = await reader.read(new Uint8Array(readFileSync(file.path)), path.basename(file.path));
      if (!reading.ok) throw new Error(`${file.path}: ${reading.reason}`);
      read.set(file.path, reading.document);
    }
  } finally {
    await reader.close();
  }
  return read;
}

/**
 * Reads, judges and roasts, from the file on and once in a process: nobody changes what it gets.
 * What holds no readable text is left out, as the upload leaves it out.
 */
export async function roastSources(sources: readonly Source[]): Promise<RoastedCv[]> {
  const read = await readOnce(sources);
  return sources.flatMap((source) => {
    const key = `${source.path}\n${source.job}`;
    const known = roasted.get(key) ?? roastRead(source, read);
    if (known !== null) roasted.set(key, known);
    return known ?? [];
  });
}

/** As `roastSources`, from the file on whatever this process has done before. */
export async function roastAfresh(sources: readonly Source[]): Promise<RoastedCv[]> {
  const read = await readAfresh(sources);
  return sources.flatMap((source) => roastRead(source, read) ?? []);
}

function roastRead(source: Source, read: ReadonlyMap<string, CvDocument>): RoastedCv | null {
  const document = read.get(source.path);
  if (document === undefined) throw new Error(`${source.path} was not read`);
  return judgeQuality(document).ok ? roastDocument(source, document) : null;
}

export function roastDocument({ name, family, job }: Pick<Source, 'name' | 'family' | 'job'>, document: CvDocument): RoastedCv {
  const judgement = judgeCv(understandCv(document, job));
  return { name, family, document, judgement, roast: writeRoast(judgement) };
}
