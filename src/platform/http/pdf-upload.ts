import type { CvDocument } from '../../domain/document.ts';
import { isPdf, type PdfReader, type PdfReading } from '../pdf/pdf-reader.ts';
import { Refusal } from './refusal.ts';
import type { UploadForm } from './upload.ts';

type ReaderRefusal = Extract<PdfReading, { ok: false }>['reason'];
const READER_CODES = {
  'not-pdf': 'INVALID_FILE_TYPE',
  password: 'PDF_PASSWORD_PROTECTED',
  corrupt: 'PDF_CORRUPTED',
  'too-complex': 'PDF_TOO_COMPLEX',
  busy: 'BUSY',
} as const satisfies Record<ReaderRefusal, FileRefusalCode>;

type FileRefusalCode = 'NO_FILE' | 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | 'PDF_PASSWORD_PROTECTED' | 'PDF_CORRUPTED' | 'PDF_TOO_COMPLEX' | 'BUSY';
/** What a room says to a file that it cannot take. */
type FileSentences = Readonly<Record<FileRefusalCode, string>>;

/** After how long somebody turned away by a full queue should come back. */
const BUSY_RETRY_SECONDS = 5;

/**
 * The PDF of a form.
 * @throws Refusal NO_FILE, FILE_TOO_LARGE, INVALID_FILE_TYPE
 */
export function pdfOf(file: UploadForm['file'], sentences: FileSentences): { bytes: Uint8Array; name: string } {
  if (file === null) throw fileRefusal('NO_FILE', sentences);
  if (file === 'too-large') throw fileRefusal('FILE_TOO_LARGE', sentences);
  if (!isPdf(file.bytes)) throw fileRefusal('INVALID_FILE_TYPE', sentences);
  return file;
}

/**
 * The lines of a PDF; whether they are text is for the caller to judge.
 * @throws Refusal INVALID_FILE_TYPE, PDF_PASSWORD_PROTECTED, PDF_CORRUPTED, PDF_TOO_COMPLEX, BUSY
 */
export async function readPdf(reader: PdfReader, pdf: { bytes: Uint8Array; name: string }, sentences: FileSentences): Promise<CvDocument> {
  const reading = await reader.read(pdf.bytes, pdf.name);
  if (!reading.ok) throw fileRefusal(READER_CODES[reading.reason], sentences);
  return reading.document;
}

/** The sentence goes along as `userMessage` and as `details`, so that every client says the same whichever it shows. */
function fileRefusal(code: FileRefusalCode, sentences: FileSentences): Refusal {
  const sentence = sentences[code];
  return new Refusal(code, sentence, { userMessage: sentence, details: sentence, ...(code === 'BUSY' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {}) });
}

/** A PDF whose text is none. `details`: the reason (scan, garbled, empty), or the sentence where a client shows it. */
export function unreadable(sentence: string, details: string): Refusal {
  return new Refusal('INSUFFICIENT_TEXT_QUALITY', sentence, { userMessage: sentence, details });
}
