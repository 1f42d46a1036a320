import type { CvDocument } from '../../domain/document.ts';

/** What a child is asked. */
export interface PdfTask {
  bytes: Uint8Array;
  fileName: string | null;
}

/** What it answers: a broken file is an answer, too. */
export type PdfAnswer = { ok: true; document: CvDocument } | { ok: false; reason: 'password' | 'corrupt' };
