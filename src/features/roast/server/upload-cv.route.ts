import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { UPLOAD } from '../../../domain/limits.ts';
import { Tone } from '../../../domain/roast.ts';
import { judgeQuality } from '../../../engine/reading/quality.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readUpload } from '../../../platform/http/upload.ts';
import type { PdfReader, PdfReading } from '../../../platform/pdf/pdf-reader.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { UPLOAD_CV, UPLOAD_FIELDS, UploadCvReply } from '../contract.ts';
import { UPLOAD_REFUSALS } from '../copy.ts';
import { cvUploads } from './cv-uploads.table.ts';
import { ROAST_JOB } from './roast.job.ts';

interface UploadKit {
  db: Db;
  queue: Queue;
  reader: PdfReader;
  limiter: RateLimiter;
  newId: () => string;
}

/** After how long somebody turned away by a full queue should come back. */
const BUSY_RETRY_SECONDS = 5;

type ReaderRefusal = Extract<PdfReading, { ok: false }>['reason'];
const READER_CODES = {
  'not-pdf': 'INVALID_FILE_TYPE',
  password: 'PDF_PASSWORD_PROTECTED',
  corrupt: 'PDF_CORRUPTED',
  'too-complex': 'PDF_TOO_COMPLEX',
  busy: 'BUSY',
} as const satisfies Record<ReaderRefusal, PlainCode>;

const Tones = Tone.catch('brutal');

/** `upload-cv`: a PDF and a job in, an id out; the roast follows by itself. Nothing is stored of a file that cannot be read. */
export function uploadCvRoute(app: FastifyInstance, kit: UploadKit): void {
  app.post(
    `/${UPLOAD_CV}`,
    { schema: { summary: 'Upload a CV (multipart: file, jobRole, tone?, website?)', response: { 200: UploadCvReply } } },
    async (request): Promise<z.infer<typeof UploadCvReply>> => {
      await kit.limiter.consume(request.ip, 'upload', 'uploadDaily');
      const { file, fields } = await readUpload(request, UPLOAD_FIELDS.file);
      if ((fields.get(UPLOAD_FIELDS.honeypot) ?? '') !== '') return { cvUploadId: kit.newId() };
      if (file === null) throw refusal('NO_FILE');
      if (file === 'too-large') throw refusal('FILE_TOO_LARGE');
      if (!looksLikePdf(file.bytes)) throw refusal('INVALID_FILE_TYPE');
      const jobRole = cleanJobRole(fields.get(UPLOAD_FIELDS.jobRole) ?? '');
      if (jobRole === '') throw refusal('JOB_ROLE_REQUIRED');

      const reading = await kit.reader.read(file.bytes, file.name);
      if (!reading.ok) throw refusal(READER_CODES[reading.reason], reading.reason === 'busy' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {});
      const quality = judgeQuality(reading.document);
      if (!quality.ok) throw unreadable(quality.reason);

      const cvUploadId = kit.newId();
      await kit.db.transaction(async (tx) => {
        await tx.insert(cvUploads).values({ id: cvUploadId, jobRole, tone: Tones.parse(fields.get(UPLOAD_FIELDS.tone)), document: storable(reading.document) });
        await kit.queue.send(tx, ROAST_JOB, cvUploadId, { cvUploadId });
      });
      return { cvUploadId };
    },
  );
}

type PlainCode = Exclude<keyof typeof UPLOAD_REFUSALS, 'INSUFFICIENT_TEXT_QUALITY' | 'FALLBACK'>;

/** The sentence goes along as `userMessage`, so that every client says the same. */
function refusal(code: PlainCode, more: { retryAfterSeconds?: number } = {}): Refusal {
  return new Refusal(code, UPLOAD_REFUSALS[code], { userMessage: UPLOAD_REFUSALS[code], ...more });
}

function unreadable(reason: keyof typeof UPLOAD_REFUSALS.INSUFFICIENT_TEXT_QUALITY): Refusal {
  const sentence = UPLOAD_REFUSALS.INSUFFICIENT_TEXT_QUALITY[reason];
  return new Refusal('INSUFFICIENT_TEXT_QUALITY', sentence, { userMessage: sentence, details: reason });
}

/** Magic bytes decide, not the MIME type or the name; some writers put a few bytes before them. */
function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');
}

/** Trimmed, on one line, without control characters, and no longer than a job title can sensibly be. */
function cleanJobRole(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, UPLOAD.maxJobRoleCharacters)
    .toWellFormed()
    .trim();
}
