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

/**
 * Reads, judges and roasts, from the file on. A file the reader refuses is an error: all of these are sound.
 * What holds no readable text is left out, as the upload leaves it out.
 */
export async function roastSources(sources: readonly Source[]): Promise<RoastedCv[]> {
  const reader = createPdfReader(PATIENT);
  try {
    const roasted: RoastedCv[] = [];
    for (const source of sources) {
      const document = source.format === 'text' ? documentFromText(readFileSync(source.path, 'utf8')) : await pdf(source);
      if (judgeQuality(document).ok) roasted.push(roastDocument(source, document));
    }
    return roasted;
  } finally {
    await reader.close();
  }

  async function pdf(source: Source): Promise<CvDocument> {
    const reading = await reader.read(new Uint8Array(readFileSync(source.path)), path.basename(source.path));
    if (!reading.ok) throw new Error(`${source.name}: ${reading.reason}`);
    return reading.document;
  }
}

export function roastDocument({ name, family, job }: Pick<Source, 'name' | 'family' | 'job'>, document: CvDocument): RoastedCv {
  const judgement = judgeCv(understandCv(document, job));
  return { name, family, document, judgement, roast: writeRoast(judgement) };
}
