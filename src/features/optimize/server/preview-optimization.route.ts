import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OptimizationPreview } from '../../../domain/optimization.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { PREVIEW_OPTIMIZATION, PreviewOptimizationReply, PreviewOptimizationRequest } from '../contract.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';
import { orderOf, type Roasted } from './optimization-order.ts';

/**
 * `preview-optimization`: what a saved request's advert asks for and what its CV shows of it, before anybody pays. Worked out anew
 * each time, the same each time; nothing of it is stored or logged.
 */
export function previewOptimizationRoute(
  app: FastifyInstance,
  { db, engine, limiter, roasted }: { db: Db; engine: Engine; limiter: RateLimiter; roasted: Roasted },
): void {
  app.post(
    `/${PREVIEW_OPTIMIZATION}`,
    { schema: { summary: 'Look at an optimization before paying for it (JSON: optimizationId)', response: { 200: PreviewOptimizationReply } } },
    async (request): Promise<OptimizationPreview> => {
      await limiter.consume(request.ip, 'generate');
      const parsed = PreviewOptimizationRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'optimizationId is missing or is no id');
      const [stored] = await db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, parsed.data.optimizationId.toLowerCase()));
      if (stored === undefined) throw new Refusal('NOT_FOUND', 'There is no optimization by that id');
      return storable(await engine.run('optimisationPreview', await orderOf(stored, roasted)));
    },
  );
}
