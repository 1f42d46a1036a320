import type { FastifyReply } from 'fastify';
import { ERROR_CODES, type ErrorCode } from '../../domain/error-codes.ts';

/** What a function call says when it refuses (wire.md, "Manner"). Thrown by handlers, sent by the error handler. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string | undefined;
  readonly details: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, more: { userMessage?: string; details?: string; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.userMessage = more.userMessage;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(ERROR_CODES[refusal.code]).send({
    error: refusal.code,
    message: refusal.message,
    ...(refusal.userMessage === undefined ? {} : { userMessage: refusal.userMessage }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  });
}
