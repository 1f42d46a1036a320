import type { FastifyReply } from 'fastify';

/** PostgREST's error codes that we use, with their status (wire.md, "Manner"). */
const REST_STATUS = {
  /** No connection with the database: away, or without room to write. */
  PGRST000: 503,
  PGRST100: 400,
  PGRST102: 400,
  PGRST106: 406,
  PGRST116: 406,
  PGRST202: 404,
  PGRST204: 400,
  PGRST205: 404,
  PGRST301: 401,
  '42501': 401,
  '22P02': 400,
  /** The row was changed meanwhile: read it again and decide. */
  '40001': 409,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;
export type RestCode = keyof typeof REST_STATUS;

/** A refused table call, in PostgREST's words and shape. */
export class RestError extends Error {
  readonly code: RestCode;
  readonly details: string | null;
  readonly hint: string | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RestCode, message: string, more: { details?: string; hint?: string; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = 'RestError';
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function sendRestError(reply: FastifyReply, error: RestError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(REST_STATUS[error.code])
    .type('application/json; charset=utf-8')
    .send({ code: error.code, message: error.message, details: error.details, hint: error.hint });
}

export const changedMeanwhile = (table: string): RestError =>
  new RestError('40001', `the row of ${table} was changed meanwhile`, { hint: 'Read the row again before you write it.' });

export const notPermitted = (what: string): RestError => new RestError('42501', `permission denied for ${what}`);
