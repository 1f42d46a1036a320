import { z } from 'zod';
import { CvDocument } from '../../domain/document.ts';
import { READER } from '../../domain/limits.ts';
import { type ChildBounds, createChildPool } from '../child/child-pool.ts';
import type { Vitals } from '../child/process-vitals.ts';
import type { PdfAnswer, PdfTask } from './child-messages.ts';

export type PdfRefusal = 'not-pdf' | 'password' | 'corrupt' | 'too-complex' | 'busy';
export type PdfReading = { ok: true; document: CvDocument } | { ok: false; reason: PdfRefusal };

/** The bounds of one file, and whose look at a child counts. */
export type PdfReaderOptions = ChildBounds & { look: (pid: number) => Vitals | null };

/** For whoever has nobody waiting behind him and no socket to answer in time: one file after the other, however long it takes. */
export const PATIENT = { concurrency: 1, timeout: Infinity, maxWait: Infinity } as const satisfies Partial<PdfReaderOptions>;

export interface PdfReader {
  /** Never rejects because of the file. `busy` when the queue is full or the reader is closed. */
  read(bytes: Uint8Array, fileName: string | null): Promise<PdfReading>;
  /** Resolves when so many children are ready, all of them unless told; until then, and without a file, there are none. */
  warm(children?: number): Promise<void>;
  /** Ends every child; files still waiting or being read are `busy`. */
  close(): Promise<void>;
  /** Process ids of the living children. */
  pids(): number[];
}

/** pdf.js keeps what it learns of fonts: a child is replaced after so many files. */
const FILES_PER_CHILD = 250;

const Answer: z.ZodType<PdfAnswer> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), document: CvDocument }),
  z.object({ ok: z.literal(false), reason: z.enum(['password', 'corrupt']) }),
]);

/**
 * Whether the file begins as a PDF does: "%PDF-" within the first 1024 bytes, as every viewer accepts it, since some writers put
 * a few bytes before it. The bytes decide, not the name or the MIME type: those are what a browser judges by, before it sends.
 */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-', 0, 'latin1');
}

/** Reads PDFs in child processes (child-pool.ts). Defaults: `READER` of domain/limits.ts. */
export function createPdfReader(options: Partial<PdfReaderOptions> = {}): PdfReader {
  const pool = createChildPool<PdfTask, PdfAnswer>({
    ...READER,
    ...options,
    script: new URL('pdf-child.ts', import.meta.url),
    answer: Answer,
    tasksPerChild: FILES_PER_CHILD,
  });
  return {
    ...pool,
    async read(bytes, fileName) {
      if (!isPdf(bytes)) return { ok: false, reason: 'not-pdf' };
      const result = await pool.run({ bytes, fileName });
      return result.ok ? result.answer : result;
    },
  };
}
