import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { TypesetDocument } from './child-messages.ts';
import type { Typeset } from './typesetter.ts';

const compress = promisify(gzip);
const RETRY_SECONDS = 5;

/** What was set. @throws Refusal BUSY, TEXT_TOO_LONG, GENERATION_FAILED */
function documentOf(typeset: Typeset): TypesetDocument {
  if (typeset.ok) return typeset.document;
  if (typeset.reason === 'busy') throw new Refusal('BUSY', 'The typesetter has its hands full. Try again soon.', { retryAfterSeconds: RETRY_SECONDS });
  if (typeset.reason === 'too-complex') throw new Refusal('TEXT_TOO_LONG', 'This is more than can be set as one document.');
  throw new Refusal('GENERATION_FAILED', 'The document could not be set.');
}

/** The bytes of a PDF. @throws Refusal */
export function pdfReply(reply: FastifyReply, typeset: Typeset): FastifyReply {
  return reply.type('application/pdf').send(Buffer.from(documentOf(typeset).content));
}

/** `{svg, pages}`: pictures of pages are long and full of repetitions, so they go compressed where the other side can. @throws Refusal */
export async function pagesReply(request: FastifyRequest, reply: FastifyReply, typeset: Typeset): Promise<FastifyReply> {
  const { content, pages } = documentOf(typeset);
  const body = Buffer.from(JSON.stringify({ svg: Buffer.from(content).toString('utf8'), pages }));
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/u.test(String(request.headers['accept-encoding']))) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await compress(body, { level: 4 }));
}
