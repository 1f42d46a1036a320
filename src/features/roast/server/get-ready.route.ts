import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GET_READY } from '../../../domain/upload-form.ts';
import { TooManyRequests } from '../../../platform/http/too-many-requests.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';

const Reply = z.object({ success: z.literal(true) });

interface ReadyKit {
  limiter: RateLimiter;
  reader: { warm(children: number): Promise<void> };
  engine: { warm(): void };
}

/**
 * `get-ready`: somebody has opened a screen that takes a PDF. One reader and the engine are started, if they are not there, and nobody
 * waits for them. At rest neither takes any memory.
 */
export function getReadyRoute(app: FastifyInstance, { limiter, reader, engine }: ReadyKit): void {
  app.post(
    `/${GET_READY}`,
    { schema: { summary: 'Start what reads and judges a CV (JSON: {})', response: { 200: Reply } } },
    (request): z.infer<typeof Reply> => {
      try {
        limiter.consumeRead(request.ip);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        // Nobody waits for this call: where too many come from one address it does nothing, and refuses nothing.
        return { success: true };
      }
      engine.warm();
      // A reader that does not start refuses the file, and that is where it is told.
      reader.warm(1).catch((error: unknown) => request.log.error({ err: error }, 'no reader'));
      return { success: true };
    },
  );
}
