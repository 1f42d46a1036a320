import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { characterCount } from '../../../domain/character-count.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { READER, UPLOAD } from '../../../domain/limits.ts';
import { Tone } from '../../../domain/roast.ts';
import { UPLOAD_CV, UPLOAD_FIELDS } from '../../../domain/upload-form.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import { pdfOf, readPdf, unreadable } from '../../../platform/http/pdf-upload.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readUpload, type UploadForm } from '../../../platform/http/upload.ts';
import type { PdfReader } from '../../../platform/pdf/pdf-reader.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { UploadCvReply } from '../contract.ts';
import { UPLOAD_REFUSALS } from '../copy.ts';
import { cvUploads } from './cv-uploads.table.ts';
import { ROAST_JOB } from './roast.job.ts';

interface UploadKit {
  db: Db;
  queue: Queue;
  reader: PdfReader;
  engine: Engine;
  limiter: RateLimiter;
  newId: () => string;
}

const Tones = Tone.catch('brutal');

/** `upload-cv`: a PDF (or, where none can be read, the CV's text) and a job in, an id out; the roast follows by itself. Nothing is stored of what cannot be read. */
export function uploadCvRoute(app: FastifyInstance, kit: UploadKit): void {
  app.post(
    `/${UPLOAD_CV}`,
    { schema: { summary: 'Upload a CV (multipart: file or rawText, jobRole, tone?, previousUploadId?, website?)', response: { 200: UploadCvReply } } },
    async (request): Promise<z.infer<typeof UploadCvReply>> => {
      await kit.limiter.consume(request.ip, 'upload', 'uploadDaily');
      const { file, fields } = await readUpload(request, UPLOAD_FIELDS.file);
      if ((fields.get(UPLOAD_FIELDS.honeypot) ?? '') !== '') return { cvUploadId: kit.newId() };
      const rawText = fields.get(UPLOAD_FIELDS.rawText) ?? '';
      const pdf = file === null && rawText !== '' ? null : pdfOf(file, UPLOAD_REFUSALS);
      const jobRole = cleanJobRole(fields.get(UPLOAD_FIELDS.jobRole) ?? '');
      if (jobRole === '') throw new Refusal('JOB_ROLE_REQUIRED', UPLOAD_REFUSALS.JOB_ROLE_REQUIRED, { userMessage: UPLOAD_REFUSALS.JOB_ROLE_REQUIRED });

      const document = pdf === null ? await fromText(kit, rawText) : await fromPdf(kit, pdf);
      const cvUploadId = kit.newId();
      const tone = Tones.parse(fields.get(UPLOAD_FIELDS.tone));
      await kit.db.transaction(async (tx) => {
        const previousUploadId = await knownUpload(tx, fields.get(UPLOAD_FIELDS.previous));
        await tx.insert(cvUploads).values({ id: cvUploadId, jobRole, tone, document: storable(document), previousUploadId });
        await kit.queue.send(tx, ROAST_JOB, cvUploadId, { cvUploadId });
      });
      return { cvUploadId };
    },
  );
}

async function fromPdf({ reader, engine }: UploadKit, pdf: Exclude<UploadForm['file'], 'too-large' | null>): Promise<CvDocument> {
  const document = await readPdf(reader, pdf, UPLOAD_REFUSALS);
  const quality = await engine.run('quality', { document });
  if (!quality.ok) throw unreadable(UPLOAD_REFUSALS.INSUFFICIENT_TEXT_QUALITY[quality.reason], quality.reason);
  return document;
}

/** Pasted text has lines and no looks: nothing can be drawn of it. */
async function fromText({ engine }: UploadKit, rawText: string): Promise<CvDocument> {
  const text = rawText.trim();
  if (characterCount(text) < UPLOAD.minTextCharacters) throw textRefusal('TEXT_TOO_SHORT');
  if (text.length > READER.maxCharacters) throw textRefusal('TEXT_TOO_LONG');
  const { document, quality } = await engine.run('pastedText', { text });
  if (!quality.ok) throw unreadable(UPLOAD_REFUSALS.TEXT_UNREADABLE, quality.reason);
  return document;
}

const textRefusal = (code: 'TEXT_TOO_SHORT' | 'TEXT_TOO_LONG'): Refusal =>
  new Refusal(code, UPLOAD_REFUSALS[code], { userMessage: UPLOAD_REFUSALS[code], details: UPLOAD_REFUSALS[code] });

/** The upload by this id; null for whatever is none of ours, or none any more: then there is nothing to compare with, and nothing to refuse. */
async function knownUpload(tx: Db, given: string | undefined): Promise<string | null> {
  const id = z.uuid().safeParse(given);
  if (!id.success) return null;
  const [upload] = await tx.select({ id: cvUploads.id }).from(cvUploads).where(eq(cvUploads.id, id.data));
  return upload?.id ?? null;
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
