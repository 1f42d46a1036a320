import type { FastifyInstance } from 'fastify';
import { DATABASE } from '../../domain/limits.ts';
import { troubleOf } from '../database/unavailable.ts';
import { ThreadGoneError } from '../thread/task-thread.ts';
import { Refusal, sendRefusal } from './refusal.ts';
import { TooManyRequests } from './too-many-requests.ts';

/**
 * The manner of `/functions/v1` (wire.md): refusals as codes, never a stack, and nothing that a
 * stranger's cache may keep. Features add their calls to `app`.
 */
export function functionManner(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    if (error instanceof TooManyRequests) {
      return sendRefusal(reply, new Refusal('RATE_LIMITED', 'Too many requests. Try again later.', { retryAfterSeconds: error.retryAfterSeconds }));
    }
    if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) {
      if (error.statusCode === 413) return sendRefusal(reply, new Refusal('FILE_TOO_LARGE', 'The request is too large.'));
      return sendRefusal(reply, new Refusal('INVALID_REQUEST', 'The request could not be read.'));
    }
    if (error instanceof ThreadGoneError) {
      request.log.warn('the engine’s thread ended during a function call');
      return sendRefusal(reply, new Refusal('BUSY', 'That was cut off. Try again.', { retryAfterSeconds: DATABASE.retryAfterSeconds }));
    }
    const trouble = troubleOf(error);
    if (trouble !== null) {
      request.log.warn({ trouble }, 'function call without the database');
      return sendRefusal(
        reply,
        new Refusal('UNAVAILABLE', 'The database is away just now. Try again soon.', { retryAfterSeconds: DATABASE.retryAfterSeconds }),
      );
    }
    request.log.error({ err: error }, 'function call failed');
    return sendRefusal(reply, new Refusal('INTERNAL', 'Something broke on our side.'));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'PGRST202', error: 'NOT_FOUND', message: 'Could not find the function', details: null, hint: null }),
  );
}
