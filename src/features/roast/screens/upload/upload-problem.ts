import { characterCount } from '../../../../domain/character-count.ts';
import { UPLOAD as UPLOAD_LIMITS } from '../../../../domain/limits.ts';
import type { CallFailure } from '../../../../ui/api.ts';
import { isNamedPdf } from '../../../../ui/form/pdf-file.ts';
import { UPLOAD, UPLOAD_ERRORS, UPLOAD_REFUSALS, type UploadWords } from '../../copy.ts';

/** What stands in the way of an upload: which box says it, and which field is to be mended. */
export interface UploadProblem {
  box: 'error' | 'quality';
  message: string;
  field: 'file' | 'job' | null;
  /** Seconds until pressing the button again makes sense; null when it does not depend on time. */
  wait: number | null;
  /** The file cannot be read, and its text could be pasted instead. */
  canPaste?: boolean;
}

const refused = (message: string, field: UploadProblem['field']): UploadProblem => ({ box: 'error', message, field, wait: null });

/** Judges a chosen or dropped file (product specification 5). Null when it may be sent. */
export function fileProblem(file: { name: string; type: string; size: number }): UploadProblem | null {
  if (!isNamedPdf(file)) return refused(UPLOAD_ERRORS.INVALID_FILE_TYPE, 'file');
  if (file.size > UPLOAD_LIMITS.maxBytes) return refused(UPLOAD_ERRORS.FILE_TOO_LARGE, 'file');
  return null;
}

/** Judges the whole form before anything is sent: first the file, then the job. */
export function formProblem(file: File | null, jobRole: string): UploadProblem | null {
  if (file === null) return refused(UPLOAD_ERRORS.NO_FILE, 'file');
  if (jobRole.trim() === '') return refused(UPLOAD_ERRORS.JOB_ROLE_REQUIRED, 'job');
  return fileProblem(file);
}

/** Judges what was pasted instead of a file. */
export function textProblem(text: string, jobRole: string): UploadProblem | null {
  if (characterCount(text.trim()) < UPLOAD_LIMITS.minTextCharacters) return refused(UPLOAD_REFUSALS.TEXT_TOO_SHORT, 'file');
  return jobRole.trim() === '' ? refused(UPLOAD_ERRORS.JOB_ROLE_REQUIRED, 'job') : null;
}

/** Refusals of a file whose text could still be pasted. */
const CAN_PASTE: readonly (string | null)[] = ['INSUFFICIENT_TEXT_QUALITY', 'PDF_PASSWORD_PROTECTED', 'PDF_CORRUPTED', 'PDF_TOO_COMPLEX'];

/** Server messages with one of these words are about the text in the PDF (product specification 8). */
const QUALITY_WORDS = ['scan', 'image-based', 'readable', 'quality'];

/** Until when to wait if the server does not say. */
const DEFAULT_WAIT_SECONDS = 60;

/** Turns a failed `upload-cv` into what the visitor is told (product specification 8). */
export function uploadProblem(failure: CallFailure, online: boolean, words: Pick<UploadWords, 'offline' | 'rateLimited' | 'busy'> = UPLOAD): UploadProblem {
  if (failure.status === 0 && !online) return refused(words.offline, null);
  if (failure.status === 429 || failure.status === 503) {
    const wait = failure.retryAfter ?? DEFAULT_WAIT_SECONDS;
    const sentence = failure.status === 429 ? words.rateLimited : words.busy;
    return { box: 'error', message: sentence(waitInWords(wait)), field: null, wait };
  }
  const { error, message, userMessage } = fieldsOf(failure.body);
  const said = userMessage ?? (error === 'INSUFFICIENT_TEXT_QUALITY' ? message : null);
  if (said === null) return refused(UPLOAD_ERRORS.FALLBACK, null);
  const lower = said.toLowerCase();
  const quality = QUALITY_WORDS.some((word) => lower.includes(word));
  return {
    box: quality ? 'quality' : 'error',
    message: said,
    field: error === 'JOB_ROLE_REQUIRED' ? 'job' : 'file',
    wait: null,
    canPaste: CAN_PASTE.includes(error),
  };
}

function fieldsOf(body: unknown): { error: string | null; message: string | null; userMessage: string | null } {
  const read = (key: string): string | null => {
    if (typeof body !== 'object' || body === null) return null;
    const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return { error: read('error'), message: read('message'), userMessage: read('userMessage') };
}

/** "40 seconds", "1 minute", "7 minutes", "3 hours": rounded up, so that nobody comes back too early. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : seconds < 3600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The back button after a number of presses: what it reads, and whether that press was the one that leaves. */
export function backButton(presses: number): { label: string; leaves: boolean } {
  const last = UPLOAD.back.length - 1;
  return { label: UPLOAD.back[Math.min(presses, last)] ?? UPLOAD.back[0], leaves: presses > last };
}
