import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { characterCount } from '../../../domain/character-count.ts';
import type { Correction } from '../../../domain/correction.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { isoDay } from '../../../domain/iso-day.ts';
import { HTTP, READER, UPLOAD } from '../../../domain/limits.ts';
import type { Engine } from '../../../engine/tasks.ts';
import { storable } from '../../../platform/database/storable.ts';
import { pdfOf, readPdf, unreadable } from '../../../platform/http/pdf-upload.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readUpload } from '../../../platform/http/upload.ts';
import type { PdfReader } from '../../../platform/pdf/pdf-reader.ts';
import { EXTRACT_AND_INFER, ExtractReply } from '../contract.ts';
import { EXTRACT_FIELDS } from '../../../domain/upload-form.ts';
import { EXTRACT_REFUSALS } from '../refusals.copy.ts';

interface ExtractKit {
  reader: PdfReader;
  engine: Engine;
  limiter: RateLimiter;
  now: () => number;
  /** A CV that was roasted, with what its owner has put right; null where there is none (any more). `app` hands it over. */
  roasted(cvUploadId: string): Promise<Handed | null>;
}

/** A CV, and what its owner has put right about how we read it. */
interface Handed {
  document: CvDocument;
  corrections: readonly Correction[];
}

const TextRequest = z.object({ rawText: z.string() });
const RoastedRequest = z.object({ cvUploadId: z.uuid() });

/** `extract-and-infer-cv-data`: a CV in, as PDF, as text, or by the id of its roast; its text and a prefilled questionnaire out. Nothing is stored. */
export function extractAndInferRoute(app: FastifyInstance, kit: ExtractKit): void {
  app.post(
    `/${EXTRACT_AND_INFER}`,
    {
      bodyLimit: HTTP.tableBodyBytes,
      schema: { summary: 'Read a CV into a questionnaire (multipart: file; or JSON: rawText, or cvUploadId of a roast)', response: { 200: ExtractReply } },
    },
    async (request): Promise<ExtractReply> => {
      await kit.limiter.consume(request.ip, 'upload', 'uploadDaily');
      const { source, corrections } = await handed(kit, request);
      const { inferred, text } = await kit.engine.run('questionnaire', { source, today: isoDay(new Date(kit.now())), corrections });
      return { success: true, inferredCvBuildData: storable(inferred), extractedData: { raw_extracted_text: storable(text) } };
    },
  );
}

async function handed(kit: ExtractKit, request: FastifyRequest): Promise<{ source: CvDocument | string; corrections: readonly Correction[] }> {
  if (request.isMultipart()) return { source: await fromPdf(kit, request), corrections: [] };
  const ofRoast = RoastedRequest.safeParse(request.body);
  if (!ofRoast.success) return { source: fromText(request.body), corrections: [] };
  const roasted = await kit.roasted(ofRoast.data.cvUploadId.toLowerCase());
  if (roasted === null) throw refusal('NOT_FOUND');
  return { source: roasted.document, corrections: roasted.corrections };
}

async function fromPdf({ reader, engine }: ExtractKit, request: FastifyRequest): Promise<CvDocument> {
  const { file } = await readUpload(request, EXTRACT_FIELDS.file);
  const document = await readPdf(reader, pdfOf(file, EXTRACT_REFUSALS), EXTRACT_REFUSALS);
  const quality = await engine.run('quality', { document });
  if (quality.ok) return document;
  const sentence = EXTRACT_REFUSALS.INSUFFICIENT_TEXT_QUALITY[quality.reason];
  throw unreadable(sentence, sentence);
}

/** What somebody pasted is taken as it is: he sees what he pasted, and what came of it. */
function fromText(body: unknown): string {
  const parsed = TextRequest.safeParse(body);
  if (!parsed.success) throw refusal('INVALID_REQUEST');
  const text = parsed.data.rawText.trim();
  if (characterCount(text) < UPLOAD.minTextCharacters) throw refusal('TEXT_TOO_SHORT');
  if (text.length > READER.maxCharacters) throw refusal('TEXT_TOO_LONG');
  return text;
}

/** The sentence goes along as `details`, too: the clients of this call show that one. */
function refusal(code: 'INVALID_REQUEST' | 'NOT_FOUND' | 'TEXT_TOO_SHORT' | 'TEXT_TOO_LONG'): Refusal {
  const sentence = EXTRACT_REFUSALS[code];
  return new Refusal(code, sentence, { userMessage: sentence, details: sentence });
}
