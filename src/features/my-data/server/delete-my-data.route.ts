import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { DELETE_MY_DATA, DeleteMyDataReply } from '../contract.ts';
import { erase, type EraseKit } from './erase.ts';

const Request = z.object({ entityId: z.uuid() });

/** `delete-my-data`: whoever holds the id may have it forgotten. 404 for what is not there, or not any more. */
export function deleteMyDataRoute(app: FastifyInstance, kit: EraseKit & { limiter: RateLimiter; log: Logger }): void {
  app.post(
    `/${DELETE_MY_DATA}`,
    { schema: { summary: 'Delete a roast, a CV build or an optimization for good (JSON: entityId)', response: { 200: DeleteMyDataReply } } },
    async (request): Promise<DeleteMyDataReply> => {
      await kit.limiter.consume(request.ip, 'write');
      const parsed = Request.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'entityId is missing or is no id');
      const entityId = parsed.data.entityId.toLowerCase();
      const [erased] = await erase(kit, [entityId]);
      if (erased === undefined) throw new Refusal('NOT_FOUND', 'There is nothing by that id');
      const reference = referenceOf(entityId);
      kit.log.info({ reference }, 'deleted at the word of its owner');
      return { deleted: true, at: new Date(kit.now()).toISOString(), reference };
    },
  );
}

/** "4F09-A1C2-77": names the deletion in a letter and in our log, and leads to nothing. */
function referenceOf(entityId: string): string {
  const digits = createHash('sha256').update(entityId).digest('hex').slice(0, 10).toUpperCase();
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].join('-');
}
