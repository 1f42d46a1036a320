import type { IncomingMessage } from 'node:http';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HTTP, UPLOAD } from '../../domain/limits.ts';
import { Refusal } from './refusal.ts';

export interface UploadForm {
  file: { bytes: Uint8Array; name: string } | 'too-large' | null;
  /** The first value of each text field. */
  fields: ReadonlyMap<string, string>;
}

/**
 * Reads a form with at most one file, counting bytes as they stream in. A file beyond its limit is not kept, but read to its
 * end: whoever sends one listens only when he has said everything, and would find a torn connection instead of the answer.
 * @param fileField name of the file's field; files under other names are drained and ignored
 * @throws Refusal INVALID_REQUEST when it is not such a form
 */
export async function readUpload(request: FastifyRequest, fileField: string): Promise<UploadForm> {
  if (!request.isMultipart()) throw new Refusal('INVALID_REQUEST', 'Send the form as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD.maxRequestBytes) return { file: 'too-large', fields: new Map() };
  boundBytes(request.raw);
  const fields = new Map<string, string>();
  let file: UploadForm['file'] = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (!fields.has(part.fieldname)) fields.set(part.fieldname, textOf(part));
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) if (Buffer.isBuffer(chunk) && part.fieldname === fileField) chunks.push(chunk);
      if (part.fieldname === fileField && file === null)
        file = part.file.truncated ? 'too-large' : { bytes: new Uint8Array(Buffer.concat(chunks)), name: part.filename };
    }
  } catch {
    // Torn off in the middle, too many parts, no boundary: whatever the parser says, the form is not one.
    request.raw.resume();
    throw new Refusal('INVALID_REQUEST', 'The form could not be read.');
  }
  // A form without a chosen file sends an empty one without a name.
  const chosen = file !== null && file !== 'too-large' && file.bytes.length === 0 && file.name === '' ? null : file;
  return { file: chosen, fields };
}

/** Hangs up on whoever sends without an end, having named no length. */
function boundBytes(body: IncomingMessage): void {
  let received = 0;
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > UPLOAD.maxRequestBytes) body.destroy();
  });
}

function textOf(part: Extract<Multipart, { type: 'field' }>): string {
  return typeof part.value === 'string' ? part.value : '';
}

/** Options of @fastify/multipart: one file, few fields, none longer than a pasted CV. */
export const MULTIPART = {
  // Its own error for a long file would end the form as if it could not be read; `truncated` says the same of the part itself.
  throwFileSizeLimit: false,
  limits: { fileSize: UPLOAD.maxBytes, files: 1, fields: 10, fieldSize: HTTP.tableBodyBytes, parts: 12, headerPairs: 20 },
} as const;
