import { UPLOAD as UPLOAD_LIMITS } from '../../../../domain/limits.ts';
import type { CallFailure } from '../../../../ui/api.ts';
import { isNamedPdf } from '../../../../ui/form/pdf-file.ts';
import { IMPORT, IMPORT_ERRORS } from '../../import.copy.ts';

/** What stands in the way of an import: which box says it, and which field is to be mended. */
export interface ImportProblem {
  box: 'error' | 'quality';
  message: string;
  field: 'file' | 'text' | null;
}

const refused = (message: string, field: ImportProblem['field']): ImportProblem => ({ box: 'error', message, field });

/** Judges a chosen or dropped file (product specification 5). Null when it may be sent. */
export function fileProblem(file: { name: string; type: string; size: number }): ImportProblem | null {
  if (!isNamedPdf(file)) return refused(IMPORT_ERRORS.type, 'file');
  return file.size > UPLOAD_LIMITS.maxBytes ? refused(IMPORT_ERRORS.size, 'file') : null;
}

/** Judges what would be handed over. Null when it may be sent. */
export function handOverProblem(tab: 'pdf' | 'text', file: File | null, text: string): ImportProblem | null {
  if (tab === 'pdf') return file === null ? refused(IMPORT_ERRORS.noFile, 'file') : fileProblem(file);
  const { length } = text.trim();
  if (length === 0) return refused(IMPORT_ERRORS.noText, 'text');
  return length < UPLOAD_LIMITS.minTextCharacters ? refused(IMPORT_ERRORS.shortText, 'text') : null;
}

/** Why the lines of a report could not be carried over; `status` null where the answer could not be read. */
export function carryProblem(status: number | null): ImportProblem {
  const { locked, gone, failed } = IMPORT.carry;
  return refused(status === 402 ? locked : status === 404 || status === 400 ? gone : failed, null);
}

/** Until when to wait if the server does not say. */
const DEFAULT_WAIT_SECONDS = 60;

/** Turns a failed `extract-and-infer-cv-data` into what the visitor is told (product specification 8). */
export function extractProblem({ status, body, retryAfter }: CallFailure, tab: 'pdf' | 'text', online: boolean): ImportProblem {
  const field = tab === 'pdf' ? 'file' : 'text';
  if (status === 0 && !online) return refused(IMPORT_ERRORS.offline, null);
  if (status === 429) return refused(IMPORT_ERRORS.rateLimited(retryAfter ?? DEFAULT_WAIT_SECONDS), null);
  if (status === 503) return refused(IMPORT_ERRORS.busy(retryAfter ?? DEFAULT_WAIT_SECONDS), null);
  const read = textsIn(body);
  const details = read('details');
  const message = read('message');
  if (read('error') === 'INSUFFICIENT_TEXT_QUALITY') return { box: 'quality', message: details ?? message ?? IMPORT_ERRORS.fallback, field };
  const said = read('userMessage') ?? message ?? details;
  if (said === null) return refused(IMPORT_ERRORS.fallback, null);
  if (/unicode|encoding/i.test(said)) return refused(IMPORT_ERRORS.encoding, field);
  if (/corrupted|password/i.test(said)) return refused(IMPORT_ERRORS.locked, field);
  return refused(said, field);
}

function textsIn(body: unknown): (key: string) => string | null {
  const entries: [string, unknown][] = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return (key) => {
    const value = entries.find(([name]) => name === key)?.[1];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
}
