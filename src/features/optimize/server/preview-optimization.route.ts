import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OptimizationPreview } from '../../../domain/optimization.ts';
import { keywordLedger } from '../../../engine/advert/keyword-ledger.ts';
import { previewOptimisation } from '../../../engine/writing/optimisation/preview.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { PREVIEW_OPTIMIZATION, PreviewOptimizationReply, PreviewOptimizationRequest } from '../contract.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';
import { readRequest } from './read-request.ts';

/**
 * `preview-optimization`: what a saved request's advert asks for and what its CV shows of it, before anybody pays. Worked out anew
 * each time, the same each time; nothing of it is stored or logged.
 */
export function previewOptimizationRoute(app: FastifyInstance, { db, limiter }: { db: Db; limiter: RateLimiter }): void {
  app.post(
    `/${PREVIEW_OPTIMIZATION}`,
    { schema: { summary: 'Look at an optimization before paying for it (JSON: optimizationId)', response: { 200: PreviewOptimizationReply } } },
    async (request): Promise<OptimizationPreview> => {
      await limiter.consume(request.ip, 'generate');
      const parsed = PreviewOptimizationRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'optimizationId is missing or is no id');
      const [stored] = await db.select().from(cvOptimizationRequests).where(eq(cvOptimizationRequests.id, parsed.data.optimizationId.toLowerCase()));
      if (stored === undefined) throw new Refusal('NOT_FOUND', 'There is no optimization by that id');
      const { context, advert } = readRequest(stored);
      const { jobRole, companyName } = stored;
      return storable(previewOptimisation({ context, advert, ledger: keywordLedger(advert, context), jobRole, companyName }));
    },
  );
}
