import type { CvDocument } from '../../domain/document.ts';

/** What a child is asked. */
export interface PdfTask {
  bytes: Uint8Array;
  fileName: string | null;
}

export type PdfAnswer = { ok: true; document: CvDocument } | { ok: false; reason: 'password' | 'corrupt' };

/** What a child says: once that it is warm, then one answer for each task. */
export type ChildMessage = { kind: 'ready' } | { kind: 'answer'; answer: PdfAnswer };
